"""The themes of the problems of Pariah."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops import themes as coops
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, QUEEN


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    if CoopFacts.of(view).phase is Phase.END:
        return "end"
    pair = {best, rival}
    if pair & (JACK_OFFSETS.keys() | KING_COOPS.keys() | {QUEEN}):
        return "court"
    return coops.theme(view, best, rival)


THEMES = Themes(
    {
        **coops.TITLES,
        "court": tr_noop("What to do with a court card"),
        "end": tr_noop("Knock or wait"),
    },
    theme,
)
