"""The rounds of Soda so far, as a seat has seen them: who won which scoring card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from soiree.core.cards import SUITS, Card, Suit
from soiree.core.events import Began, Event, Moved, Scored, Shown
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soda.rules import HANDS_A_ROUND, ROUNDS
from soiree.ui.table.contract.narration import events_of_round
from soiree.ui.table.contract.stakes import Scale

_ALL = ROUNDS * sum(range(2, HANDS_A_ROUND + 2))
"""The points of all scoring cards of a match together."""


class Rounds(Struct, frozen=True):
    """The rounds so far.

    Attributes:
        number: the number of the round in progress, 0 before the first.
        winners: the winners of this round's scoring cards, from the one worth 2 up.
        earlier: the points that each player won, by seat, for each earlier round.
        suits: the suits of the scoring cards, for each round of the match.
    """

    number: int
    winners: tuple[Seat, ...]
    earlier: tuple[tuple[int, ...], ...]
    suits: tuple[Suit, ...]

    @property
    def suit(self) -> Suit | None:
        """The suit of this round's scoring cards; None before the first round."""
        return self.suits[self.number - 1] if self.number else None

    @property
    def stake(self) -> int | None:
        """The points of the scoring card at stake; None before and after a round."""
        won = len(self.winners)
        return won + 2 if self.number and won < HANDS_A_ROUND else None


def rounds_of(view: View) -> Rounds:
    """The rounds as far as a view's events tell (SDA-4)."""
    number, winners = 0, list[Seat]()
    earlier: list[tuple[int, ...]] = []
    for event in view.events:
        match event:
            case Began():
                if number:
                    earlier.append(_points(winners, view.seats))
                number, winners = event.number, []
            case Scored(seat):
                winners.append(seat)
    suits = tuple(map(SUITS.index, str(view.options["suits"])))
    return Rounds(number, tuple(winners), tuple(earlier), suits)


def scale_of(view: View) -> Scale:
    """The scale from 0 to the leader's points and all points still to be won."""
    scores = view.scores or (0,)
    return Scale(max(scores) + _ALL - sum(scores), low_wins=False, ends_match=False)


def hand_is_open(hand: Zone, events: Sequence[Event]) -> bool:
    """True if a hand was shown after an Ace and no scoring card given since (SDA-6)."""
    since = takewhile(lambda event: not isinstance(event, (Scored, Began)), reversed(events))
    return any(isinstance(each, Shown) and each.zone == hand and each.cards for each in since)


def still_held(hand: Zone, events: Sequence[Event]) -> list[Card]:
    """The cards of a hand that an Ace showed to all and that have not left it since (SDA-6)."""
    held: list[Card] = []
    for event in events_of_round(events):
        match event:
            case Shown(zone, cards) if zone == hand:
                held = list(cards or ())
            case Moved(card, source) if source == hand:
                # A card that left unseen may be any of them.
                held = [] if card is None else [each for each in held if each != card]
    return held


def _points(winners: Sequence[Seat], seats: int) -> tuple[int, ...]:
    return tuple(
        sum(worth for worth, winner in enumerate(winners, 2) if winner == seat)
        for seat in range(seats)
    )
