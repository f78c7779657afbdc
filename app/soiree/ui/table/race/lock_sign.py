"""The sign on a hand that a wrong key has locked in a race: a padlock and the time left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from soiree.ui.style import theme
from soiree.ui.table.felt.bars import Bar
from soiree.ui.table.felt.items import CompositeItem, Shape, rounded

_VEIL = QColor(9, 20, 18, 150)
_BAR = 5.0


class LockSign(CompositeItem):
    """A veil over a hand, with a padlock and a progress bar. Its animation runs no Python."""

    def __init__(self) -> None:
        super().__init__()
        self._veil, self._shackle, self._body = (Shape(parent=self) for _ in range(3))
        self._bar = Bar(self)
        self._bar.use(QColor(0, 0, 0, 110), theme.IVORY)
        self._veil.setBrush(_VEIL)
        self._body.setBrush(theme.IVORY)
        self.setZValue(9_000)
        self.hide()

    def cover(self, area: QRectF) -> None:
        """Cover a hand's part of the scene."""
        self._veil.setPath(rounded(area, area.width() * 0.06))
        wide = area.width() * 0.3
        middle = area.center()
        body = QRectF(middle.x() - wide / 2, middle.y() - wide * 0.1, wide, wide * 0.74)
        lock = rounded(body, wide * 0.1)
        hole = QPainterPath()
        hole.addEllipse(body.center(), wide * 0.1, wide * 0.1)
        self._body.setPath(lock.subtracted(hole))
        bow = QRectF(middle.x() - wide * 0.3, body.top() - wide * 0.52, wide * 0.6, wide * 0.6)
        shackle = QPainterPath(QPointF(bow.left(), body.top()))
        shackle.lineTo(bow.left(), bow.center().y())
        shackle.arcTo(bow, 180, -180)
        shackle.lineTo(bow.right(), body.top())
        self._shackle.setPath(shackle)
        self._shackle.setPen(QPen(theme.IVORY, max(2.0, wide * 0.13)))
        edge = area.width() * 0.12
        self._bar.cover(
            QRectF(area.left() + edge, area.bottom() - edge - _BAR, area.width() - 2 * edge, _BAR)
        )

    def lock(self, milliseconds: int, *, moves: bool) -> None:
        """Show the sign with this time left.

        Args:
            moves: true if the bar is animated.
        """
        self._bar.fill(1.0)
        if moves:
            self._bar.fill(0.0, milliseconds)
        self.show()
