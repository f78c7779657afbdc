"""Lines of text on the felt."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from soiree.ui.style import theme
from soiree.ui.table.felt.items import click_through


class FeltLine(QGraphicsSimpleTextItem):
    """A line of text on the felt: the prompt, the digest or the stage of the match."""

    def __init__(self, size: int, *, bold: bool = False) -> None:
        """
        Args:
            size: of the type, one of the theme's.
        """
        super().__init__()
        self._size, self._bold = size, bold
        self._middle = QPointF()
        self._room: tuple[float, float] | None = None
        self._ink = self.brush()
        click_through(self)

    def show_words(self, words: str) -> None:
        if words != self.text():
            self.setText(words)
            self._centre()

    def give_way(self, gives_way: bool) -> None:
        """Hide or show the ink, where an overlay covers a part of the line.

        The item stays visible, so that a screen reader still reads the line.
        """
        self.setBrush(Qt.BrushStyle.NoBrush if gives_way else self._ink)

    def place(
        self,
        middle: QPointF,
        scale: float,
        palette: theme.TablePalette,
        room: tuple[float, float],
    ) -> None:
        """Centre the line on a point of the scene.

        Args:
            room: the leftmost and rightmost x of the line. The line moves aside to stay
                within, and shrinks if it is longer.
        """
        self._middle, self._room = middle, room
        self.setFont(theme.felt_font(round(self._size * max(1.0, scale * 0.9)), bold=self._bold))
        self._ink = QBrush(palette.ink)
        self.give_way(False)
        self._centre()

    def _centre(self) -> None:
        size = self.boundingRect().size()
        left = self._middle.x() - size.width() / 2
        if self._room is not None:
            first, last = self._room
            self.setScale(min(1.0, (last - first) / max(1.0, size.width())))
            size *= self.scale()
            left = max(first, min(self._middle.x() - size.width() / 2, last - size.width()))
        self.setPos(round(left), round(self._middle.y() - size.height() / 2))


class HiddenWords:
    """Hides text on the felt while an overlay would cut the text off."""

    def __init__(self, texts: Iterable[QGraphicsItem]) -> None:
        self._opacities = [(item, item.opacity()) for item in texts]
        for item, _ in self._opacities:
            item.setOpacity(0)

    def bring_back(self) -> None:
        """Restore the opacity of every text."""
        for item, opacity in self._opacities:
            item.setOpacity(opacity)
