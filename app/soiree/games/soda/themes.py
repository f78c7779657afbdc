"""The themes of the problems of Soda."""

from __future__ import annotations

from soiree.core.cards import ACE, rank_of
from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    cards = [PLAYED[move] for move in (best, rival) if move in PLAYED]
    if any(rank_of(card) == ACE for card in cards):
        return "ace"
    row = view.faces(Kind.ROW)
    if not row:
        return "lead"
    if NO in (best, rival):
        return "no"
    return "run" if any(rank_of(card) == rank_of(row[-1]) for card in cards) else "card"


THEMES = Themes(
    {
        "lead": tr_noop("What to lead"),
        "card": tr_noop("Which card"),
        "run": tr_noop("A pair on the row"),
        "no": tr_noop("Play or say No"),
        "ace": tr_noop("The ace: now or later"),
    },
    theme,
)
