"""The themes of problems of Soy, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop

THEMES = Themes(
    {
        "bid": tr_noop("What to bid"),
        "tie": tr_noop("The bid after a tie"),
        "take": tr_noop("Which bids to take"),
        "discard": tr_noop("What to discard"),
    },
    {
        "bid": tr_noop("Bid for what the prize adds to your suit; the loser takes both bids."),
        "tie": tr_noop("After a tie more cards are at stake, and the loser chooses among them."),
        "take": tr_noop("Take the suit you collect, or the suit that the other collects."),
        "discard": tr_noop("Discard from the suit with the fewest cards left to come."),
    },
)
