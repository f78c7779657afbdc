"""The themes of the problems of Soureh."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops import themes as coops
from soiree.games.coops.facts import CoopFacts, Phase


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    match CoopFacts.of(view).phase:
        case Phase.CARD:
            return coops.theme(view, best, rival)
        case Phase.END:
            return "end"
    return "score"


THEMES = Themes(
    {
        **coops.TITLES,
        "end": tr_noop("Declare or wait"),
        "score": tr_noop("What to pay"),
    },
    theme,
)
