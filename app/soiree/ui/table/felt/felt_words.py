"""The words that stand on the felt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsSimpleTextItem

from soiree.ui.table.felt.board import Board


def felt_words(board: Board) -> Sequence[QGraphicsSimpleTextItem]:
    """The board's lines, and what the game has written, whether they can be seen or not."""
    drawn = (item for item in board.drawn if isinstance(item, QGraphicsSimpleTextItem))
    return (board.prompt, board.digest, board.stage, *drawn)


class HiddenWords:
    """All words on the felt, out of sight for a while: what lies over the table would cut them."""

    def __init__(self, board: Board) -> None:
        self._strengths = [(item, item.opacity()) for item in felt_words(board)]
        for item, _ in self._strengths:
            item.setOpacity(0)

    def bring_back(self) -> None:
        """Let them be seen as before."""
        for item, strength in self._strengths:
            item.setOpacity(strength)
