"""Sorts the problems of Soi by theme, the kind of choice that a problem is about."""

from __future__ import annotations

from soiree.core.cards import RANKS, rank_of
from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind

_ENDING = len(RANKS) // 2
"""The number of laid-down ranks from which on a round nears its end."""


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    (_, card), (_, its) = ASKS[best], ASKS[rival]
    if rank_of(card) == rank_of(its):
        return "holder"
    laid = sum(len(view.faces(Kind.LAID, seat)) for seat in range(SEATS)) // 4
    return "ending" if laid >= _ENDING else "rank"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of answer (`soiree.core.reviews.Themes`): whom to ask, or how dear a rank."""
    asked, card = ASKS[best]
    if theme(view, best, rival) == "holder":
        return f"player {(asked - view.seat) % SEATS}"
    dearer = POINTS[rank_of(card)] - POINTS[rank_of(ASKS[rival][1])]
    return "dearer" if dearer > 0 else "cheaper" if dearer < 0 else "equal"


THEMES = Themes(
    {
        "holder": tr_noop("Who has which card"),
        "rank": tr_noop("Which rank to go for"),
        "ending": tr_noop("The last ranks"),
    },
    {
        "holder": tr_noop("Count who can still hold each card: one answer may place two cards."),
        "rank": tr_noop("Points count only with the chance to get them: weigh both."),
        "ending": tr_noop("Near the end, every card has few places left: work them out."),
    },
    theme,
    answer,
)
