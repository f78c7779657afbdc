"""The progress of a race: a bar along each board, as long as the share of cards left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from soiree.core.cards import Card
from soiree.core.events import Event, Moved
from soiree.core.zones import Seat
from soiree.games.spy.zones import HAND, PILE, UP
from soiree.ui.games.spy.measures import BAR_RIM, HEAD_GAP, PILES, Measures
from soiree.ui.games.spy.races import race_of
from soiree.ui.style.theme import TablePalette, faded
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import events_of_round
from soiree.ui.table.felt.bars import Bar

RACED = 170
"""Milliseconds in which a card moves in a race, and a bar changes."""

_THICK = 3.0

_DEALT = 4
"""The number of a player's cards on piles when a race begins (SPY-2)."""


def count_left(seat: Seat, moment: Moment) -> int:
    """The number of cards that a player still has to place."""
    return len(moment.cards(HAND[seat])) + len(moment.cards(UP[seat]))


def cards_under(events: Sequence[Event]) -> Mapping[Seat, Sequence[Card]]:
    """The cards at the bottom of each racing hand that everybody saw go there, from the top."""
    found: dict[Seat, list[Card]] = {}
    for event in events_of_round(events):
        match event:
            case Moved(card, source, target) if card is not None and source.owner is not None:
                under = found.setdefault(source.owner, [])
                if source in UP and target in HAND:
                    under.append(card)
                elif source in HAND and under[:1] == [card]:
                    del under[0]
    return found


def shares_left(moment: Moment) -> Mapping[Seat, float]:
    """The share of cards left of each racer, of the largest hand dealt; empty between races."""
    racing = race_of(moment).racing
    hands = {}
    for seat in racing:
        placed = sum(len(moment.cards(zone)) for zone in PILE[seat])
        hands[seat] = count_left(seat, moment) + max(0, placed - _DEALT)
    longest = max(hands.values(), default=0)
    return {seat: count_left(seat, moment) / longest if longest else 0.0 for seat in racing}


def bar_area(measures: Measures, position: int) -> QRectF:
    """The area of a player's bar: along the row of cards, but not behind the nearest hand."""
    wide = measures.card_width(position)
    if position:
        ends = [measures.pile(position, 0), measures.hand(position)]
        top = measures.board(position).bottom() + (BAR_RIM - _THICK) / 2
    else:
        ends = [measures.up(0), measures.pile(0, 0), measures.pile(0, PILES - 1)]
        top = measures.head().bottom() + (HEAD_GAP - _THICK) / 2
    left, right = min(end.x() for end in ends), max(end.x() for end in ends)
    return QRectF(round(left - wide / 2), round(top), round(right - left + wide), _THICK)


class ProgressBar(Bar):
    """The bar along a board, in the ink of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-15)
        self.hide()

    def colour(self, palette: TablePalette) -> None:
        self.use(faded(palette.ink, 0.17), faded(palette.ink, 0.59))

    def show_share(self, share: float | None, milliseconds: int) -> None:
        """Show the share left; None hides the bar."""
        if share is None:
            self.hide()
            return
        if not self.isVisible():
            self.fill(share)
            self.show()
        elif share != self.share:
            self.fill(share, milliseconds)
