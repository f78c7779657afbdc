"""What lies on the table of Spy vs Spy beside cards: empty places, names of keys, the countdown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from soiree.ui.style import theme


class Outline(QGraphicsPathItem):
    """Where a pile may be started: the outline of a card on the felt."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-20)

    def surround(self, area: QRectF, palette: theme.TablePalette) -> None:
        """Take this part of the scene."""
        corner = area.width() * 0.06
        outline = QPainterPath()
        outline.addRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), corner, corner)
        self.setPath(outline)
        ink = QColor(palette.ink)
        ink.setAlpha(70)
        self.setPen(QPen(ink, 1.5))


class Ground(QGraphicsPathItem):
    """The ground under another player's board, which shows that its cards are theirs."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setZValue(-30)

    def cover(self, area: QRectF, palette: theme.TablePalette) -> None:
        """Take this part of the scene."""
        outline = QPainterPath()
        outline.addRoundedRect(area, 10, 10)
        self.setPath(outline)
        self.setBrush(QColor(0, 0, 0, 36) if palette.is_dark else QColor(90, 70, 40, 26))


class KeyName(QGraphicsSimpleTextItem):
    """The name of a key, below what it stands for."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._middle = QPointF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, words: str) -> None:
        if words != self.text():
            self.setText(words)
            self._centre()

    def place(self, middle: QPointF, scale: float, palette: theme.TablePalette) -> None:
        """Stand about a point of the scene."""
        self._middle = middle
        self.setFont(theme.font(round(theme.TEXT * max(1.0, scale * 0.9)), figures=True))
        self.setBrush(palette.ink)
        self._centre()

    def _centre(self) -> None:
        away = self._middle - self.boundingRect().center()
        self.setPos(round(away.x()), round(away.y()))
