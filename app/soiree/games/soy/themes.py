"""The themes of the problems of Soy."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.zones import Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    match SoyFacts.of(view).phase:
        case Phase.TAKE:
            return "take"
        case Phase.DISCARD:
            return "discard"
    return "tie" if view.cards(Kind.BID, view.seat) else "bid"


THEMES = Themes(
    {
        "bid": tr_noop("What to bid"),
        "tie": tr_noop("The bid after a tie"),
        "take": tr_noop("Which bids to take"),
        "discard": tr_noop("What to discard"),
    },
    theme,
)
