"""Themes: what a choice is about, in a few words that do not give it away."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.views import View


class Themes(Struct, frozen=True):
    """The themes of a game's problems.

    Attributes:
        titles: what each is called, in the order in which they are listed.
        of: which one it is, given the view before the choice, the best move and its best rival.
    """

    titles: Mapping[str, str]
    of: Callable[[View, Move, Move], str]
