"""Sorts the problems that Soureh and Pariah share by theme and by kind of answer."""

from __future__ import annotations

from soiree.core.cards import Card, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import DISCARD, OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.zones import Kind, seat_of, slot_of


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice between two uses of a drawn card.

    Args:
        rival: the best of the other moves.
    """
    assert CoopFacts.of(view).phase is Phase.CARD
    pair = {best, rival}
    if DISCARD in pair:
        return "discard"
    if pair <= OWN_OFFSETS.keys():
        return "own"
    return "over" if pair <= OVER_COOPS.keys() else "both"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of use that is best: "build" rather than "spoil", for example.

    Args:
        rival: the best of the other moves.
    """
    if DISCARD in (best, rival):
        return "discard" if best == DISCARD else "use"
    if (best in OWN_OFFSETS) != (rival in OWN_OFFSETS):
        return "build" if best in OWN_OFFSETS else "spoil"
    one, other = (sum(map(rank_of, _replaced(view, move))) for move in (best, rival))
    return "higher" if one > other else "lower" if one < other else "equal"


def _replaced(view: View, move: Move) -> tuple[Card, ...]:
    if move in OWN_OFFSETS:
        return view.faces(Kind.DOWN, view.seat, OWN_OFFSETS[move] + 1)
    coop = OVER_COOPS[move]
    return view.faces(Kind.UP, seat_of(coop), slot_of(coop))
