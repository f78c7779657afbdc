"""Thin bars on the felt that show an amount by their length."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsWidget


class Bar(QGraphicsWidget):
    """Shows a share of a whole by its length. Nothing of Python runs while it changes."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setPreferredSize(0, 0)
        self._track = QGraphicsPathItem(self)
        # What is filled is cut off by a widget, the width of which is animated.
        self._window = QGraphicsWidget(self)
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._window.setPreferredSize(0, 0)
        self._filling = QGraphicsPathItem(self._window)
        for part in (self._track, self._filling):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            part.setPen(QPen(Qt.PenStyle.NoPen))
        self._area = QRectF()
        self._share = 1.0
        self._motion = QPropertyAnimation(self._window, b"geometry", self)

    @property
    def share(self) -> float:
        """What is filled, from 0 to 1, or will be when the bar has come to rest."""
        return self._share

    def use(self, track: QColor, filling: QColor) -> None:
        """Take these colours."""
        self._track.setBrush(track)
        self._filling.setBrush(filling)

    def cover(self, area: QRectF) -> None:
        """Take this part of the scene."""
        self._area = area
        for part, left_top in ((self._track, area.topLeft()), (self._filling, QPointF())):
            outline = QPainterPath()
            round_end = area.height() / 2
            outline.addRoundedRect(QRectF(left_top, area.size()), round_end, round_end)
            part.setPath(outline)
        self.fill(self._share)

    def fill(self, share: float, milliseconds: int = 0) -> None:
        """Show this share, at once or in so much time."""
        self._share = share
        area = QRectF(self._area)
        area.setWidth(area.width() * share)
        self._motion.stop()
        if not milliseconds:
            self._window.setGeometry(area)
            return
        self._motion.setStartValue(self._window.geometry())
        self._motion.setEndValue(area)
        self._motion.setDuration(milliseconds)
        self._motion.start()
