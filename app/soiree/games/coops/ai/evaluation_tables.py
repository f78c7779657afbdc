"""How simulated players of Soureh and Pariah weigh coops, as tables by cards made once a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from soiree.core.cards import ACE, DECK, Card, is_court, rank_of
from soiree.games.coops.rules import TEN

UNKNOWN: Card = 52
"""Stands for the card under which a face-down card was seen to be good, if there is none."""

ACES = tuple(rank_of(card) == ACE for card in DECK)
TENS = tuple(rank_of(card) == TEN for card in DECK)
COURTS = tuple(is_court(card) for card in DECK)


class Weights(NamedTuple):
    """What a simulated player makes of coops.

    Attributes:
        valid: what a valid coop is worth.
        hope: what one is worth that every card would make valid.
        fragile: what one is worth less that every card of others would break.
        point: what a point is worth that a coop earns, or would cost.
        spite: what a valid coop of another counts beside an own one.
        placed: how surely a coop is valid that its owner was seen to mend.
        stake: the points that it costs a player who declared to have a coop broken.
    """

    valid: float
    hope: float
    fragile: float
    point: float
    spite: float
    placed: float
    stake: float


class Habits:
    """How simulated players weigh what they can do.

    Attributes:
        valid: whether a coop is valid, by its face-up card, then its face-down one.
        earns: the points that a coop earns at the end of the round; less than 0 if it costs some.
        bonus: what four valid coops earn beside; None if they earn nothing and cost nothing.
        worth: what an own coop is worth.
        likely: how likely another's coop is valid, by the card under which it was seen to be good,
            or `UNKNOWN`, then by its face-up card.
    """

    def __init__(
        self,
        deck: Sequence[Card],
        is_valid: Callable[[Card, Card], bool],
        earns: Callable[[Card, Card], float],
        bonus: float | None,
        weights: Weights,
    ) -> None:
        numbers = [card for card in deck if not is_court(card)]
        self.weights = weights
        self.bonus = bonus
        self.harm = weights.spite * weights.valid
        valid = self.valid = tuple(tuple(is_valid(up, down) for down in DECK) for up in DECK)
        self.earns = tuple(tuple(earns(up, down) for down in DECK) for up in DECK)

        def worth(up: Card, down: Card) -> float:
            points = weights.point * self.earns[up][down]
            if not valid[up][down]:
                return points + weights.hope * _share(valid[up][card] for card in numbers)
            breaking = ((TENS[card] or not ACES[up]) and not valid[card][down] for card in numbers)
            return points + weights.valid - weights.fragile * _share(breaking)

        def likely(under: Card, up: Card) -> float:
            if under == UNKNOWN:
                return _share(valid[up][card] for card in deck)
            good = _share(valid[up][card] for card in numbers if valid[under][card])
            bad = _share(valid[up][card] for card in numbers if not valid[under][card])
            return weights.placed * good + (1 - weights.placed) * bad

        self.worth = tuple(tuple(worth(up, down) for down in DECK) for up in DECK)
        self.likely = tuple(tuple(likely(under, up) for up in DECK) for under in (*DECK, UNKNOWN))


def _share(fitting: Iterable[bool]) -> float:
    each = list(fitting)
    return sum(each) / len(each) if each else 0.0
