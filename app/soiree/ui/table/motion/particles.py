"""Particles of brass that fall through the light when a match is won."""

from __future__ import annotations

import random

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QPointF,
    QRectF,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.ui.style.theme import TablePalette
from soiree.ui.table.motion.animations import glide, keyframes, one_after_the_other, together
from soiree.ui.table.motion.highlight_pictures import Picture, particle_pixmap

_HEIGHT = -0.5
"""The z value: particles fall under all cards."""

_COUNT = 12
_SIZES = (6, 8, 11, 14)
"""The widths of particles in pixels."""

DRIFT = 4200
"""Milliseconds at normal speed until the last particle has faded."""

_GLOW = ((0.0, 0.0), (0.25, 1.0), (0.75, 0.9), (1.0, 0.0))
"""The opacity of a particle on its way."""


class Particles(QObject):
    """A few particles, hidden except during `drift`."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._particles = [Picture(_HEIGHT) for _ in range(_COUNT)]
        for particle in self._particles:
            scene.addItem(particle)
        self._drift: QAbstractAnimation | None = None

    def drop(self) -> None:
        """Hide all particles at once."""
        if self._drift is not None:
            self._drift.stop()
            self._drift = None
        for particle in self._particles:
            particle.hide()

    def drift(self, area: QRectF, ratio: float, palette: TablePalette, milliseconds: int) -> None:
        """Let particles fall within an area of the scene, in parallel with other motion."""
        self.drop()
        chance = random.Random()
        falls = []
        for particle in self._particles:
            particle.show_pixmap(particle_pixmap(chance.choice(_SIZES), ratio, palette))
            start = QPointF(
                area.left() + area.width() * chance.uniform(0.22, 0.78),
                area.top() + area.height() * chance.uniform(0.02, 0.3),
            )
            way = QPointF(chance.uniform(-40, 40), area.height() * chance.uniform(0.3, 0.6))
            particle.setPos(start)
            particle.setOpacity(0)
            particle.show()
            first = chance.randrange(max(1, milliseconds // 3))
            lasts = milliseconds - first
            glow = keyframes(particle, b"opacity", lasts, _GLOW)
            fall = glide(particle, b"pos", start + way, lasts, QEasingCurve.Type.OutSine)
            falls.append(one_after_the_other(QPauseAnimation(first), together(glow, fall)))
        self._drift = together(*falls)
        self._drift.setParent(self)
        self._drift.finished.connect(self.drop)
        self._drift.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
