"""Sorts the problems of Soureh by theme, the kind of choice that a problem is about."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops import themes as coops
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.rules import VALUES
from soiree.games.soureh.moves import PAYMENTS


def theme(view: View, best: Move, rival: Move) -> str:
    """The key of the theme of a choice between two moves (`Themes.of`).

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
    """The kind of move that is best: "more" rather than "less", for example (`Themes.answer`).

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


THEMES = Themes(
    {
        **coops.TITLES,
        "end": tr_noop("Declare or wait"),
        "score": tr_noop("What to pay"),
    },
    {
        **coops.LEARNED,
        "end": tr_noop("Declare when the others will pay more than waiting can bring you."),
        "score": tr_noop("Look for a multiple of 100 before you pay the least."),
    },
    theme,
    answer,
)
