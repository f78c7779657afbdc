"""Sorts the problems of Soy by theme and by kind of answer."""

from __future__ import annotations

from soiree.core.cards import Card, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import Take, parse
from soiree.games.soy.zones import Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The kind of choice that the view's seat has, as a key of `THEMES.titles`; the two moves are
    not used, but belong to the contract (`soiree.core.reviews.Themes.of`).
    """
    match SoyFacts.of(view).phase:
        case Phase.TAKE:
            return "take"
        case Phase.DISCARD:
            return "discard"
    return "tie" if view.cards(Kind.BID, view.seat) else "bid"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of answer (`problem_kinds`): the higher or the lower cards."""
    one, other = (sum(map(rank_of, _cards(move))) for move in (best, rival))
    return "higher" if one > other else "lower" if one < other else "suit"


def _cards(move: Move) -> tuple[Card, ...]:
    meaning = parse(move)
    return meaning.cards if isinstance(meaning, Take) else (meaning.card,)
