"""Sorts the problems of Spy vs Spy by theme and by kind of answer."""

from __future__ import annotations

from soiree.core.cards import rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PICK, PLACE
from soiree.games.spy.zones import MOST_PILES, Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`problem_kinds`)."""
    if SpyFacts.of(view).phase is not Phase.RACE:
        return "after"
    sizes = [len(view.faces(Kind.PILE, view.seat, slot + 1)) for slot in range(MOST_PILES)]
    if not all(sizes):
        return "early"
    lowest = [move for move in (best, rival) if sizes[PLACE[move]] == min(sizes)]
    return "lowest" if len(lowest) == 1 else "tops"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of answer (`problem_kinds`)."""
    if best not in PLACE or rival not in PLACE:
        sizes = [
            len(view.faces(Kind.PILE, view.seat, PICK[each] + 1))
            for each in (best, rival)
            if each in PICK
        ]
        return "smaller" if sizes == sorted(sizes) else "larger"
    piles = [view.faces(Kind.PILE, view.seat, PLACE[each] + 1) for each in (best, rival)]
    if theme(view, best, rival) == "lowest":
        return "smallest" if len(piles[0]) < len(piles[1]) else "other"
    up = rank_of(view.faces(Kind.UP, view.seat)[0])
    same = [rank_of(pile[-1]) == up for pile in piles]
    if same[0] != same[1]:
        return "same rank" if same[0] else "neighbour"
    return "larger" if len(piles[0]) > len(piles[1]) else "smaller"
