"""Sorts the problems of Soureh by theme and by kind of answer."""

from __future__ import annotations

import problem_kinds.coops as coops
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.rules import VALUES
from soiree.games.soureh.moves import PAYMENTS


def theme(view: View, best: Move, rival: Move) -> str:
    """The key of the theme of a choice between two moves.

    Args:
        rival: the best of the other moves.
    """
    match CoopFacts.of(view).phase:
        case Phase.CARD:
            return coops.theme(view, best, rival)
        case Phase.END:
            return "end"
    return "score"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of move that is best: "more" rather than "less", for example.

    Args:
        rival: the best of the other moves.
    """
    match CoopFacts.of(view).phase:
        case Phase.CARD:
            return coops.answer(view, best, rival)
        case Phase.PAY:
            one, other = (_paid(view, move) for move in (best, rival))
            return "more" if one > other else "less"
    return best


def _paid(view: View, move: Move) -> int:
    return sum(
        VALUES[card]
        for slot, side in enumerate(PAYMENTS[move], 1)
        for card in view.faces(side, view.seat, slot)
    )
