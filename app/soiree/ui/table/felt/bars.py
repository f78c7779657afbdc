"""Progress bars on the felt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from soiree.ui.table.felt.items import CompositeItem, Shape, rounded


class Bar(CompositeItem):
    """A thin progress bar. Qt animates it without running Python code.

    Attributes:
        share: the filled share, from 0 to 1, after any animation.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._track = Shape(parent=self)
        # An animated clipping widget cuts the filling off.
        self._window = CompositeItem(self)
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._filling = Shape(parent=self._window)
        self._area = QRectF()
        self.share = 1.0
        self._motion = QPropertyAnimation(self._window, b"geometry", self)

    def use(self, track: QColor, filling: QColor) -> None:
        """Set the colours of the bar.

        Args:
            track: the colour of the empty part.
            filling: the colour of the filled part.
        """
        self._track.setBrush(track)
        self._filling.setBrush(filling)

    def cover(self, area: QRectF) -> None:
        """Give the bar the position and the size of a rectangle of the scene."""
        self._area = area
        for part, left_top in ((self._track, area.topLeft()), (self._filling, QPointF())):
            part.setPath(rounded(QRectF(left_top, area.size()), area.height() / 2))
        self.fill(self.share)

    def fill(self, share: float, milliseconds: int = 0) -> None:
        """Fill this share of the bar, from 0 to 1: at once, or gradually in `milliseconds`."""
        self.share = share
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
