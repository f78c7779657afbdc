"""The themes of the problems of Soi."""

from __future__ import annotations

from soiree.core.cards import RANKS, rank_of
from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import SEATS, Kind

_ENDING = len(RANKS) // 2
"""The number of laid-down ranks from which on a round nears its end."""


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    (asked, card), (other, its) = ASKS[best], ASKS[rival]
    if card == its:
        return "whom"
    if rank_of(card) == rank_of(its):
        return "suit" if asked == other else "holder"
    laid = sum(len(view.faces(Kind.LAID, seat)) for seat in range(SEATS)) // 4
    return "ending" if laid >= _ENDING else "rank"


THEMES = Themes(
    {
        "whom": tr_noop("Whom to ask"),
        "suit": tr_noop("Which suit to ask for"),
        "holder": tr_noop("Who has which card"),
        "rank": tr_noop("Which rank to go for"),
        "ending": tr_noop("The last ranks"),
    },
    theme,
)
