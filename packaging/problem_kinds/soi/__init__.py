"""Sorts the problems of Soi by theme and by kind of answer."""

from __future__ import annotations

from soiree.core.cards import RANKS, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind

_ENDING = len(RANKS) // 2
"""The number of laid-down ranks from which on a round nears its end."""


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`problem_kinds`)."""
    (_, card), (_, its) = ASKS[best], ASKS[rival]
    if rank_of(card) == rank_of(its):
        return "holder"
    laid = sum(len(view.faces(Kind.LAID, seat)) for seat in range(SEATS)) // 4
    return "ending" if laid >= _ENDING else "rank"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of answer (`problem_kinds`): whom to ask, or how dear a rank."""
    asked, card = ASKS[best]
    if theme(view, best, rival) == "holder":
        return f"player {(asked - view.seat) % SEATS}"
    dearer = POINTS[rank_of(card)] - POINTS[rank_of(ASKS[rival][1])]
    return "dearer" if dearer > 0 else "cheaper" if dearer < 0 else "equal"
