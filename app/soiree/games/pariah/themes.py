"""Sorts the problems of Pariah by theme, the kind of choice that a problem is about."""

from __future__ import annotations

from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops import themes as coops
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.zones import seat_of
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, QUEEN


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme, such as "end", of the choice between two moves (`core.reviews.Themes.of`)."""
    if CoopFacts.of(view).phase is Phase.END:
        return "end"
    pair = {best, rival}
    if pair & (JACK_OFFSETS.keys() | KING_COOPS.keys() | {QUEEN}):
        return "court"
    return coops.theme(view, best, rival)


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of move that the best one is within its theme (`core.reviews.Themes.answer`)."""
    match theme(view, best, rival):
        case "end":
            return best
        case "court":
            if best not in KING_COOPS:
                return best.partition(" ")[0]
            owners = {seat_of(coop) for coop in KING_COOPS[best]}
            return "king within" if len(owners) == 1 else "king across"
    return coops.answer(view, best, rival)


THEMES = Themes(
    {
        **coops.TITLES,
        "court": tr_noop("What to do with a court card"),
        "end": tr_noop("Knock or wait"),
    },
    {
        **coops.LEARNED,
        "court": tr_noop("A court card moves what no other card can: see what it mends or breaks."),
        "end": tr_noop("Knock while your lead holds; wait while a turn may still bring points."),
    },
    theme,
    answer,
)
