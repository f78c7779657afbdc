"""What is printed on the felt for good: the outline and the name of a place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from soiree.ui.style import theme

_AIR = 6.0
"""Pixels that words keep clear of the edge of the table."""


class PrintedPlace(QGraphicsPathItem):
    """The outline and the name of a place, printed on the felt so that it is there to be found."""

    def __init__(self) -> None:
        super().__init__()
        self._words = QGraphicsSimpleTextItem(self)
        for part in (self, self._words):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)

    @property
    def caption(self) -> str:
        return self._words.text()

    def print_on(
        self, area: QRectF, palette: theme.TablePalette, caption: str, scale: float, *, above: bool
    ) -> None:
        """Print the outline of a part of the scene, and words above or below it."""
        path = QPainterPath()
        corner = 6.0
        path.addRoundedRect(area, corner, corner)
        line = QColor(palette.ink)
        line.setAlphaF(0.3)
        self.setPath(path)
        self.setPen(QPen(line, 1))
        self._words.setText(caption)
        self._words.setFont(theme.font(round(theme.TEXT * max(1.0, scale * 0.95)), spaced=True))
        self._words.setBrush(palette.ink)
        size = self._words.boundingRect().size()
        left = area.center().x() - size.width() / 2
        for view in self.scene().views():
            # Long words beside the edge of the table move aside.
            left = max(_AIR, min(left, view.sceneRect().right() - _AIR - size.width()))
        top = area.top() - size.height() - 5 if above else area.bottom() + 5
        self._words.setPos(round(left), round(top))
