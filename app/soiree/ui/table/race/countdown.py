"""3, 2, 1, go: figures in the middle of the table, one after the other."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from soiree.ui.style import theme
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import LineSlot
from soiree.ui.table.felt.pixels import show_about_middle

EACH = 650
"""Milliseconds of each figure."""

_ARRIVES, _LEAVES = 220, 160
"""Milliseconds of these in which a figure comes, and goes."""

RADIUS = 84.0
"""Of the medallion at scale 1, in pixels; from scale 0.8 to 1.6 it grows with the table."""

_RAYS = 36
_NIGHT = QColor(9, 20, 18, 214)


class Countdown(QGraphicsWidget):
    """A figure on a dark medallion. Nothing of Python runs while it moves.

    Attributes:
        running: the figures that are being counted, while they are.
    """

    def __init__(self, said: Callable[[str], None]) -> None:
        """
        Args:
            said: called with each word as it appears.
        """
        super().__init__()
        self._said = said
        self.running: QSequentialAnimationGroup | None = None
        self._leaving: QPropertyAnimation | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(30_000)
        self.hide()

    def count(
        self, slot: LineSlot, ratio: float, appearance: Appearance, go: Callable[[], None]
    ) -> None:
        """Count down at a point of the scene, then `go`. Without motion the figures stand still.

        Where they take no time nothing is counted, and nobody told to go.
        """
        self.call_off()
        if not appearance.beat(EACH):
            return
        words = ("3", "2", "1")
        pictures = [_medallion(word, slot.scale, ratio) for word in words]
        counting = QSequentialAnimationGroup(self)
        for _ in words:
            counting.addAnimation(self._figure(appearance))

        def begin(number: int) -> None:
            self._show(pictures[number], slot)
            self._said(words[number])

        def next_figure(figure: QAbstractAnimation | None) -> None:
            if figure is not None:
                begin(counting.indexOfAnimation(figure))

        def end() -> None:
            self.running = None
            counting.deleteLater()
            self._leave(slot, ratio, appearance)
            go()

        # The first figure is the current one before anything starts, so nobody is told of it.
        counting.currentAnimationChanged.connect(next_figure)
        counting.finished.connect(end)
        self.running = counting
        begin(0)
        counting.start()

    def call_off(self) -> None:
        """Stop counting, and be out of sight."""
        running, self.running = self.running, None
        if running is not None:
            running.blockSignals(True)
            running.stop()
            running.deleteLater()
        if self._leaving is not None:
            self._leaving.stop()
            self._leaving = None
        self.hide()

    def _figure(self, appearance: Appearance) -> QParallelAnimationGroup:
        """How one figure comes, stays and goes."""
        figure, whole = QParallelAnimationGroup(), appearance.beat(EACH)
        figure.addAnimation(QPauseAnimation(whole))
        if appearance.motion(EACH):
            size = _of(self, b"scale", whole, QEasingCurve.Type.Linear)
            light = _of(self, b"opacity", whole, QEasingCurve.Type.Linear)
            for share, scale, opacity in (
                (0.0, 1.28, 0.0),
                (_ARRIVES / EACH, 1.0, 1.0),
                (1 - _LEAVES / EACH, 1.0, 1.0),
                (1.0, 0.94, 0.0),
            ):
                size.setKeyValueAt(share, scale)
                light.setKeyValueAt(share, opacity)
            figure.addAnimation(size)
            figure.addAnimation(light)
        return figure

    def _leave(self, slot: LineSlot, ratio: float, appearance: Appearance) -> None:
        """Say go, which is in nobody's way and soon gone."""
        word = tr("Go!")
        self._show(_medallion(word, slot.scale, ratio), slot)
        self._said(word)
        leaving = _of(self, b"opacity", appearance.beat(EACH), QEasingCurve.Type.InQuad)
        leaving.setStartValue(1.0)
        leaving.setEndValue(0.0 if appearance.motion(EACH) else 1.0)
        leaving.finished.connect(self.hide)
        self._leaving = leaving
        leaving.start()

    def _show(self, picture: QPixmap, slot: LineSlot) -> None:
        show_about_middle(self._picture, picture)
        self.setPos(round(slot.middle.x()), round(slot.middle.y()))
        self.setScale(1)
        self.setOpacity(1)
        self.show()


def _of(
    item: QGraphicsWidget, what: bytes, milliseconds: int, easing: QEasingCurve.Type
) -> QPropertyAnimation:
    animation = QPropertyAnimation(item, what)
    animation.setDuration(milliseconds)
    animation.setEasingCurve(easing)
    return animation


def _medallion(word: str, scale: float, ratio: float) -> QPixmap:
    """A word in ivory on a dark disc with fine rays, as on an old clock."""
    radius = round(RADIUS * max(0.8, min(1.6, scale)))
    pixmap = QPixmap(round(2 * radius * ratio), round(2 * radius * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_NIGHT)
    painter.drawEllipse(QPointF(), radius - 1, radius - 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ivory = QColor(theme.IVORY)
    for inset, width, alpha in ((4, 2.0, 230), (9, 1.0, 120)):
        ivory.setAlpha(alpha)
        painter.setPen(QPen(ivory, width))
        painter.drawEllipse(QPointF(), radius - inset, radius - inset)
    ivory.setAlpha(90)
    painter.setPen(QPen(ivory, 1.2))
    for ray in range(_RAYS):
        way = QPointF(math.cos(math.tau * ray / _RAYS), math.sin(math.tau * ray / _RAYS))
        inner = radius * (0.74 if ray % 3 else 0.66)
        painter.drawLine(way * inner, way * (radius - 13))
    face = theme.font(round(radius * (1.0 if len(word) == 1 else 0.52)), bold=True)
    # Centred by what is seen of it, not by its line.
    shape = QPainterPath()
    shape.addText(QPointF(), face, word)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.IVORY)
    painter.drawPath(shape.translated(-shape.boundingRect().center()))
    painter.end()
    return pixmap
