"""The state of a round of Soy, as shown so far: bids, calls, and revealed hands."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Rank, rank_of
from soiree.core.events import Said, Shown
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soy.words import Word
from soiree.games.soy.zones import BIDS, HANDS
from soiree.ui.table.contract.moment import Moment

SUITS_IN_HAND = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""The suits from left to right, and by their digits; red and black alternate."""


def caller_of(moment: Moment) -> Seat | None:
    """The last player to call Soy, once the call has been shown (SOY-8)."""
    said = (event for event in reversed(moment.view.events) if isinstance(event, Said))
    return next((each.seat for each in said if each.what == Word.SOY), None)


def has_ended(moment: Moment) -> bool:
    """True once a call of Soy or, at the end of the deck, a hand has been shown (SOY-8, SOY-10)."""
    is_open = any(revealed_hand(hand, moment.view) for hand in HANDS)
    return is_open or caller_of(moment) is not None


def revealed_hand(hand: Zone, view: View) -> Sequence[Card] | None:
    """The cards of a hand that was revealed at the end; None for a hidden hand."""
    for event in reversed(view.events):
        if isinstance(event, Shown) and event.zone == hand and event.cards is not None:
            return event.cards
    return None


def winner_of_bids(moment: Moment) -> Seat | None:
    """The player of the higher last bid; None for a tie and without open bids (SOY-4)."""
    ranks = _last_ranks(moment)
    if ranks is None or ranks[0] == ranks[1]:
        return None
    return ranks.index(max(ranks))


def bids_are_tied(moment: Moment) -> bool:
    """True if the last bids have the same rank (SOY-6)."""
    ranks = _last_ranks(moment)
    return ranks is not None and ranks[0] == ranks[1]


def room_for_bids(moment: Moment) -> int:
    """The number of bids of each player that need room, with the next one if it can come."""
    made = max(len(moment.cards(bids)) for bids in BIDS)
    return made if winner_of_bids(moment) is not None else made + 1


def _last_ranks(moment: Moment) -> tuple[Rank, Rank] | None:
    first, second = (moment.cards(bids) for bids in BIDS)
    if not first or len(first) != len(second):
        return None
    if first[-1] is None or second[-1] is None:
        return None
    return rank_of(first[-1]), rank_of(second[-1])
