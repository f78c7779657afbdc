"""How the rounds of Soda have gone so far, from what a seat has seen: who won which card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from soiree.core.cards import SUITS, Suit
from soiree.core.events import Began, Event, Scored, Shown
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soda.rules import HANDS_A_ROUND, ROUNDS
from soiree.ui.table.contract.stakes import Scale

_ALL = ROUNDS * sum(range(2, HANDS_A_ROUND + 2))
"""The points of all scoring cards together."""


class Rounds(Struct, frozen=True):
    """The rounds so far.

    Attributes:
        number: of the round in progress, 0 before the first.
        winners: of this round's scoring cards, from the one worth 2 up.
        earlier: for each round before, what each player won in it, by seat.
    """

    number: int
    winners: tuple[Seat, ...]
    earlier: tuple[tuple[int, ...], ...]

    @property
    def stake(self) -> int | None:
        """What the scoring card that is played for is worth; None before and after a round."""
        won = len(self.winners)
        return won + 2 if self.number and won < HANDS_A_ROUND else None


def rounds_of(view: View) -> Rounds:
    """How the rounds have gone as far as a view's events tell (SDA-4)."""
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
    return Rounds(number, tuple(winners), tuple(earlier))


def scale_of(view: View) -> Scale:
    """From nothing to the most that anybody may win yet: all that is left, on top of the best."""
    scores = view.scores or (0,)
    return Scale(max(scores) + _ALL - sum(scores), low_wins=False, ends_match=False)


def suits_of(view: View) -> list[Suit]:
    """The suits of the scoring cards, round by round."""
    return [SUITS.index(each) for each in str(view.options["suits"])]


def suit_of_round(view: View, number: int) -> Suit | None:
    """The suit that is played for in the round of this number; None for 0, before the first."""
    return suits_of(view)[number - 1] if number else None


def hand_is_open(hand: Zone, events: Sequence[Event]) -> bool:
    """SDA-6: whether a hand was shown after an Ace, and no scoring card was given since."""
    since = takewhile(lambda event: not isinstance(event, (Scored, Began)), reversed(events))
    return any(isinstance(each, Shown) and each.zone == hand and each.cards for each in since)


def _points(winners: Sequence[Seat], seats: int) -> tuple[int, ...]:
    """What each player won in a round, from the winners of its scoring cards."""
    return tuple(
        sum(worth for worth, winner in enumerate(winners, 2) if winner == seat)
        for seat in range(seats)
    )
