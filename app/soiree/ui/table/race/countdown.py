"""The countdown before a race: 3, 2, 1, go."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import LineSlot
from soiree.ui.table.felt.pixels import drawing
from soiree.ui.table.motion.animations import glide, keyframes, one_after_the_other, together
from soiree.ui.table.motion.highlight_pictures import Picture

EACH = 650
"""Milliseconds of each figure."""

_IN, _OUT = 220 / EACH, 1 - 160 / EACH
"""The points of this time at which a figure has appeared, and at which it begins to fade."""

_SIZES = ((0.0, 1.28), (_IN, 1.0), (_OUT, 1.0), (1.0, 0.94))
_OPACITIES = ((0.0, 0.0), (_IN, 1.0), (_OUT, 1.0), (1.0, 0.0))

RADIUS = 84.0
"""The medallion's radius in pixels at scale 1; it grows with the table from scale 0.8 to 1.6."""

_RAYS = 36
_NIGHT = QColor(9, 20, 18, 214)


class Countdown(Picture):
    """A figure on a dark medallion. Its animations run no Python.

    Attributes:
        running: the animation, during the countdown.

    Signals:
        said: a word has appeared.
        over: the countdown has ended with "Go!".
    """

    said = Signal(str)
    over = Signal()

    def __init__(self) -> None:
        super().__init__(30_000)
        self.running: QSequentialAnimationGroup | None = None
        self._leaving: QPropertyAnimation | None = None

    def count(self, slot: LineSlot, ratio: float, appearance: Appearance) -> None:
        """Start the countdown, with its medallion at `slot.middle` in the scene.

        Without motion the figures stand still. If `appearance.beat` gives a figure 0 milliseconds,
        no countdown starts: `running` is None, and no signal is emitted. `ratio` is the device
        pixel ratio.
        """
        self.call_off()
        if not appearance.beat(EACH):
            return
        words = ("3", "2", "1")
        pictures = [_medallion(word, slot.scale, ratio) for word in words]
        counting = one_after_the_other(*(self._figure(appearance) for _ in words))
        counting.setParent(self)

        def begin(number: int) -> None:
            self._show(pictures[number], slot)
            self.said.emit(words[number])

        def next_figure(figure: QAbstractAnimation | None) -> None:
            if figure is not None:
                begin(counting.indexOfAnimation(figure))

        def end() -> None:
            self.running = None
            self._leave(slot, ratio, appearance)
            self.over.emit()

        # The first figure is current before the start, so the signal does not report it.
        counting.currentAnimationChanged.connect(next_figure)
        counting.finished.connect(end)
        self.running = counting
        begin(0)
        counting.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def call_off(self) -> None:
        """Stop and hide the countdown."""
        running, self.running = self.running, None
        if running is not None:
            running.blockSignals(True)
            running.stop()
        if self._leaving is not None:
            self._leaving.stop()
            self._leaving = None
        self.hide()

    def _figure(self, appearance: Appearance) -> QAbstractAnimation:
        whole = appearance.beat(EACH)
        parts: list[QAbstractAnimation] = [QPauseAnimation(whole)]
        if appearance.motion(EACH):
            parts.append(keyframes(self, b"scale", whole, _SIZES))
            parts.append(keyframes(self, b"opacity", whole, _OPACITIES))
        return together(*parts)

    def _leave(self, slot: LineSlot, ratio: float, appearance: Appearance) -> None:
        word = tr("Go!")
        self._show(_medallion(word, slot.scale, ratio), slot)
        self.said.emit(word)
        end = 0.0 if appearance.motion(EACH) else 1.0
        leaving = glide(self, b"opacity", end, appearance.beat(EACH), QEasingCurve.Type.InQuad)
        leaving.finished.connect(self.hide)
        self._leaving = leaving
        leaving.start()

    def _show(self, picture: QPixmap, slot: LineSlot) -> None:
        self.show_pixmap(picture)
        self.setPos(round(slot.middle.x()), round(slot.middle.y()))
        self.setScale(1)
        self.setOpacity(1)
        self.show()


def _medallion(word: str, scale: float, ratio: float) -> QPixmap:
    radius = round(RADIUS * max(0.8, min(1.6, scale)))
    with drawing(QSize(2 * radius, 2 * radius), ratio) as (pixmap, painter):
        painter.translate(radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_NIGHT)
        painter.drawEllipse(QPointF(), radius - 1, radius - 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width, opacity in ((4, 2.0, 0.9), (9, 1.0, 0.47)):
            painter.setPen(QPen(theme.faded(theme.IVORY, opacity), width))
            painter.drawEllipse(QPointF(), radius - inset, radius - inset)
        painter.setPen(QPen(theme.faded(theme.IVORY, 0.35), 1.2))
        for ray in range(_RAYS):
            way = QPointF(math.cos(math.tau * ray / _RAYS), math.sin(math.tau * ray / _RAYS))
            inner = radius * (0.74 if ray % 3 else 0.66)
            painter.drawLine(way * inner, way * (radius - 13))
        face = theme.felt_font(round(radius * (1.0 if len(word) == 1 else 0.52)), bold=True)
        # Centred by its outline, not by its line of text.
        shape = QPainterPath()
        shape.addText(QPointF(), face, word)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.IVORY)
        painter.drawPath(shape.translated(-shape.boundingRect().center()))
    return pixmap
