"""The sign on a racing hand that a wrong key has locked: a padlock, and the time that is left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsWidget

from soiree.ui.style import theme
from soiree.ui.table.felt.bars import Bar

_VEIL = QColor(9, 20, 18, 150)
_BAR = 5.0


class LockSign(QGraphicsWidget):
    """A veil over a hand with a padlock, and a bar that runs out. Nothing of Python runs in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._veil = QGraphicsPathItem(self)
        self._shackle = QGraphicsPathItem(self)
        self._body = QGraphicsPathItem(self)
        self._bar = Bar(self)
        self._bar.use(QColor(0, 0, 0, 110), theme.IVORY)
        for part in (self._veil, self._shackle, self._body):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for part in (self._veil, self._body):
            part.setPen(QPen(Qt.PenStyle.NoPen))
        self._veil.setBrush(_VEIL)
        self._body.setBrush(theme.IVORY)
        self.setZValue(9_000)
        self.hide()

    def cover(self, area: QRectF) -> None:
        """Take this part of the scene: a hand."""
        veil = QPainterPath()
        corner = area.width() * 0.06
        veil.addRoundedRect(area, corner, corner)
        self._veil.setPath(veil)
        wide = area.width() * 0.3
        middle = area.center()
        body = QRectF(middle.x() - wide / 2, middle.y() - wide * 0.1, wide, wide * 0.74)
        lock = QPainterPath()
        lock.addRoundedRect(body, wide * 0.1, wide * 0.1)
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
        """Be in sight, with this time left.

        Args:
            moves: whether the bar runs out, or stands still.
        """
        self._bar.fill(1.0)
        if moves:
            self._bar.fill(0.0, milliseconds)
        self.show()
