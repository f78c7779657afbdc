"""Sorts the problems of Pariah by theme and by kind of answer."""

from __future__ import annotations

import problem_kinds.coops as coops
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.zones import seat_of
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, QUEEN


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme, such as "end", of the choice between two moves."""
    if CoopFacts.of(view).phase is Phase.END:
        return "end"
    pair = {best, rival}
    if pair & (JACK_OFFSETS.keys() | KING_COOPS.keys() | {QUEEN}):
        return "court"
    return coops.theme(view, best, rival)


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of move that the best one is within its theme."""
    match theme(view, best, rival):
        case "end":
            return best
        case "court":
            if best not in KING_COOPS:
                return best.partition(" ")[0]
            owners = {seat_of(coop) for coop in KING_COOPS[best]}
            return "king within" if len(owners) == 1 else "king across"
    return coops.answer(view, best, rival)
