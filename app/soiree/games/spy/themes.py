"""The themes of the problems of Spy vs Spy."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PLACE
from soiree.games.spy.zones import MOST_PILES, Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    if SpyFacts.of(view).phase is not Phase.RACE:
        return "after"
    sizes = [len(view.faces(Kind.PILE, view.seat, slot + 1)) for slot in range(MOST_PILES)]
    if not all(sizes):
        return "early"
    lowest = [move for move in (best, rival) if sizes[PLACE[move]] == min(sizes)]
    return "lowest" if len(lowest) == 1 else "tops"


THEMES = Themes(
    {
        "early": tr_noop("With piles to spare"),
        "tops": tr_noop("Which top to cover"),
        "lowest": tr_noop("The smallest pile"),
        "after": tr_noop("After the race"),
    },
    theme,
)
