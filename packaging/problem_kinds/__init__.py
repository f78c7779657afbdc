"""Sorts positions into the kinds of problems of each game, for `problems.py`.

The module of a game has two functions of the view before a choice, the best move and its best
rival: `theme` and `answer`.
"""

from __future__ import annotations

from importlib import import_module

from soiree.core.entries import Move
from soiree.core.views import View


def kind_of(view: View, best: Move, rival: Move) -> tuple[str, str]:
    """The theme of a choice, and the kind of answer.

    The theme is a key of the titles in `Game.themes`. For a theme such as "now or later", the kind
    of answer is one of two words. No kind of answer is right in most problems of a theme.

    Args:
        rival: the best of the other moves.
    """
    kinds = import_module(f"problem_kinds.{view.game}")
    return kinds.theme(view, best, rival), kinds.answer(view, best, rival)
