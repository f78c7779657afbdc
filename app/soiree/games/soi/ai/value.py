"""The value function of Soi: the expected points of each seat in the round.

One of the seats that hold a card of a rank lays it down, since nobody else may ask for the rank
(SOI-3). The chance of each is a softmax over a few features: its cards, its knowledge, the others'
knowledge of it, and the turn. The weights were fitted to rounds between players of the top level
and others; `tests/bench/fit_soi.py` fits them again, and reports how well they predict held-out
rounds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from soiree.core.cards import Rank
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.question_value import likeliest
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    LAYOUTS_WITH_EXACTLY,
    SUITS_HELD,
    Layout,
    Layouts,
    laid,
    public_layouts,
    questions,
)
from soiree.games.soi.zones import SEATS, Kind

HOLDING_WEIGHTS = (0.64, 0.73, 0.38, 0.09, -0.54, -0.27, 0.05, 0.37)
"""The weights of the features of a seat that holds cards of a rank, in log-odds."""

TURN_WEIGHTS = (0.1, 0.05, 0.28, 2.81, 0.29, 0.39, -0.22, 0.47)
"""The weights of the additional features of the seat that has the turn."""

Shares = tuple[float, ...]
"""The chance of each seat to lay down a rank; they add up to 1."""


def public_now(view: View) -> dict[Rank, Layouts]:
    """The publicly possible layouts of each rank in play, empty hands considered."""
    public = public_layouts(questions(view), laid(view))
    for seat in range(SEATS):
        if not view.cards(Kind.HAND, seat):
            for rank in public:
                public[rank] &= ~LAYOUTS_WITH_ANY[seat]
    return public


class SharesByLayout(dict[Layout, tuple[Shares, ...]]):
    """By true layout of a rank, the chances of the seats to lay it down, by turn.

    A layout is valued when it is first looked up.
    """

    def __init__(self, public: Layouts) -> None:
        self._public = public

    def __missing__(self, layout: Layout) -> tuple[Shares, ...]:
        without, with_turn = [0.0] * SEATS, [0.0] * SEATS
        for seat, held in enumerate(SUITS_HELD[layout]):
            if held:
                without[seat], with_turn[seat] = _odds(self._public, seat, held)
        found: list[Shares] = []
        for turn in range(SEATS):
            odds = without[:]
            odds[turn] = with_turn[turn]
            total = sum(odds)
            found.append(tuple([each / total for each in odds]))
        self[layout] = tuple(found)
        return self[layout]


shares = lru_cache(maxsize=1 << 10)(SharesByLayout)
"""The chances by true layout, given the publicly possible layouts of a rank."""


@lru_cache(maxsize=1 << 14)
def _odds(public: Layouts, seat: Seat, held: int) -> tuple[float, float]:
    """The odds of a seat to lay down a rank, without and with the turn."""
    found = features(public, seat, held)
    holding = _dot(HOLDING_WEIGHTS, found.holding)
    return math.exp(holding), math.exp(holding + _dot(TURN_WEIGHTS, found.turn))


class Features(NamedTuple):
    """The features of a seat that holds cards of a rank.

    Attributes:
        holding: 1 for two cards; 1 for three cards; 1 if the seat can locate all others; the chance
            of its likeliest question about the rank; the logarithm of the number of layouts
            possible to it; the number of its publicly known cards; 1 if all its cards are publicly
            known, and then the number of them beyond one.
        turn: the additional features of the seat that has the turn: 1; 1 for two cards; 1 for three
            cards; 1 if it can locate all others; the chance as above, its square, the logarithm as
            above; 1 if the question is certain to win.
    """

    holding: tuple[float, ...]
    turn: tuple[float, ...]


def features(public: Layouts, seat: Seat, held: int) -> Features:
    """The features of a seat, for its chance to lay down a rank of which it holds some cards.

    Args:
        public: the publicly possible layouts of the rank.
        held: the suits of the seat's cards of the rank: bit `n` is set for suit `n`, from 0 to 3.
    """
    chance, is_located, _ = likeliest(public, seat, held)
    count = held.bit_count()
    two, three, knows_all = float(count == 2), float(count == 3), float(is_located)
    possible = (public & LAYOUTS_WITH_EXACTLY[seat][held]).bit_count()
    doubt = math.log2(max(1, possible)) / 4
    known = sum(held >> suit & 1 and not public & ~LAYOUTS_WITH[seat][suit] for suit in range(4))
    all_known = float(known == count)
    return Features(
        holding=(
            two, three, knows_all, chance, doubt, float(known), all_known, all_known * (count - 1)
        ),
        turn=(
            1.0, two, three, knows_all, chance, chance * chance, doubt, float(chance > 0.999)
        ),
    )  # fmt: skip


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))
