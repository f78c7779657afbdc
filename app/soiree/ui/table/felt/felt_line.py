"""A line of words on the felt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from soiree.ui.style import theme


class FeltLine(QGraphicsSimpleTextItem):
    """A quiet line on the felt: what may be done now, what has happened, how far the match is."""

    def __init__(self, size: int = theme.LEAD) -> None:
        """
        Args:
            size: of the type, one of the theme's.
        """
        super().__init__()
        self._size = size
        self._middle = QPointF()
        self._room: tuple[float, float] | None = None
        self._ink = self.brush()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, words: str) -> None:
        if words != self.text():
            self.setText(words)
            self._centre()

    def give_way(self, gives_way: bool) -> None:
        """Be out of sight, or not, where something covers a part of it; it is still read aloud."""
        self.setBrush(Qt.BrushStyle.NoBrush if gives_way else self._ink)

    def place(
        self,
        middle: QPointF,
        scale: float,
        palette: theme.TablePalette,
        room: tuple[float, float] | None = None,
    ) -> None:
        """Stand about a point of the scene.

        Args:
            room: how far left and right the line may reach; it moves aside if it must, and is
                smaller where it is longer than that.
        """
        self._middle, self._room = middle, room
        self.setFont(theme.font(round(self._size * max(1.0, scale * 0.9))))
        self._ink = QBrush(palette.ink)
        self.give_way(False)
        self._centre()

    def _centre(self) -> None:
        size = self.boundingRect().size()
        if self._room is not None:
            first, last = self._room
            self.setScale(min(1.0, (last - first) / max(1.0, size.width())))
            size *= self.scale()
        left = self._middle.x() - size.width() / 2
        if self._room is not None:
            left = max(first, min(left, last - size.width()))
        self.setPos(round(left), round(self._middle.y() - size.height() / 2))
