"""Motes of brass that come down through the light when a match is won."""

from __future__ import annotations

import random

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.ui.style.theme import TablePalette
from soiree.ui.table.felt.cards import FLYING
from soiree.ui.table.motion.animations import glide, one_after_the_other, together
from soiree.ui.table.motion.highlight_pictures import Picture, mote_pixmap

_HEIGHT = FLYING + 2_000

_COUNT = 16

DRIFT = 4200
"""Milliseconds at normal speed from the first mote to the last."""


class Motes(QObject):
    """A few motes, out of sight until they drift."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._motes = [Picture(_HEIGHT) for _ in range(_COUNT)]
        for mote in self._motes:
            scene.addItem(mote)
        self._drift: QAbstractAnimation | None = None

    def drop(self) -> None:
        """None of them is seen any more."""
        if self._drift is not None:
            self._drift.stop()
            self._drift.deleteLater()
            self._drift = None
        for mote in self._motes:
            mote.hide()

    def drift(self, area: QRectF, ratio: float, palette: TablePalette, milliseconds: int) -> None:
        """Let them come down within an area of the scene, beside whatever else moves."""
        self.drop()
        chance = random.Random()
        group = QParallelAnimationGroup(self)
        for mote in self._motes:
            mote.show_pixmap(mote_pixmap(chance.choice((5, 7, 10)), ratio, palette))
            start = QPointF(
                area.left() + area.width() * chance.uniform(0.22, 0.78),
                area.top() + area.height() * chance.uniform(0.02, 0.3),
            )
            way = QPointF(chance.uniform(-40, 40), area.height() * chance.uniform(0.3, 0.6))
            mote.setPos(start)
            mote.setOpacity(0)
            mote.show()
            first = chance.randrange(max(1, milliseconds // 3))
            lasts = milliseconds - first
            glow = QPropertyAnimation(mote, b"opacity")
            glow.setDuration(lasts)
            for part, strength in ((0.0, 0.0), (0.25, 0.9), (0.7, 0.7), (1.0, 0.0)):
                glow.setKeyValueAt(part, strength)
            fall = glide(mote, b"pos", start + way, lasts, QEasingCurve.Type.OutSine)
            group.addAnimation(one_after_the_other(QPauseAnimation(first), together(glow, fall)))
        group.finished.connect(self.drop)
        self._drift = group
        group.start()
