"""What a position of Soi is worth: the points that each seat can expect to make in the round.

Each rank goes to one of the seats that hold a card of it, as nobody else may ask for one (SOI-3).
How likely each of them is to lay it down is a softmax over what can be said of the seat in a few
features: what it holds, what it knows of the rest, what the others know of it, and whether it has
the turn. The weights were fitted to who laid down each rank in rounds between players of the top
level and others; `tests/bench/fit_soi.py` fits them again, and reports how well they predict rounds
held out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from soiree.core.cards import RANKS, Rank, mask_of, of_rank
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.belief import deals_of
from soiree.games.soi.ai.question_value import likeliest
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    LAYOUTS_WITH_EXACTLY,
    SUITS_HELD,
    Layout,
    Layouts,
    hand_sizes,
    laid,
    layout_of,
    public_layouts,
    questions,
)
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind

HOLDING_WEIGHTS = (0.64, 0.73, 0.38, 0.09, -0.54, -0.27, 0.05, 0.37)
"""By feature of a seat that holds cards of a rank, what it adds to the logarithm of its odds."""

TURN_WEIGHTS = (0.1, 0.05, 0.28, 2.81, 0.29, 0.39, -0.22, 0.47)
"""The same for the seat that has the turn."""

Shares = tuple[float, ...]
"""For each seat, the chance that it lays down a rank; they add up to 1."""


def value(view: View) -> tuple[float, ...]:
    """The points that each seat can expect to have made in this round when it ends.

    They add up to 109 (SOI-7). What the view leaves open is averaged over all deals that agree with
    it, each being equally likely; where it shows all hands (`soiree.core.views.together`) nothing
    is left open, and the answer takes a fraction of a millisecond. While nobody has the turn, any
    seat may get it. Between rounds all seats can expect the same.
    """
    sizes = hand_sizes(view)
    if not any(sizes):
        return (sum(POINTS) / SEATS,) * SEATS
    turns = view.deciders or tuple(range(SEATS))
    found = [float(laid_points(mask_of(view.faces(Kind.LAID, seat)))) for seat in range(SEATS)]
    public = public_now(view)
    for rank, layouts in _layouts(view, sizes).items():
        for layout, probability in layouts.items():
            by_turn = shares(public[rank], layout)
            weight = POINTS[rank] * probability / len(turns)
            for turn in turns:
                for seat, share in enumerate(by_turn[turn]):
                    found[seat] += weight * share
    return tuple(found)


def public_now(view: View) -> dict[Rank, Layouts]:
    """For each rank in play, the layouts that everybody thinks possible, empty hands considered."""
    public = public_layouts(questions(view), laid(view))
    for seat in range(SEATS):
        if not view.cards(Kind.HAND, seat):
            for rank in public:
                public[rank] &= ~LAYOUTS_WITH_ANY[seat]
    return public


@lru_cache(maxsize=1 << 13)
def shares(public: Layouts, layout: Layout) -> tuple[Shares, ...]:
    """The chances of the seats to lay down a rank, by whose turn it is.

    Args:
        public: the layouts of the rank that everybody thinks possible.
        layout: where its cards lie in truth.
    """
    holders = [(seat, held) for seat, held in enumerate(SUITS_HELD[layout]) if held]
    described = {seat: features(public, seat, held) for seat, held in holders}
    holding = {seat: _dot(HOLDING_WEIGHTS, each.holding) for seat, each in described.items()}
    found: list[Shares] = []
    for turn in range(SEATS):
        odds = [0.0] * SEATS
        for seat, each in described.items():
            bonus = _dot(TURN_WEIGHTS, each.turn) if seat == turn else 0.0
            odds[seat] = math.exp(holding[seat] + bonus)
        total = sum(odds)
        found.append(tuple(each / total for each in odds))
    return tuple(found)


class Features(NamedTuple):
    """What can be said of a seat that holds cards of a rank.

    Attributes:
        holding: whether it holds two or three of its cards; whether it knows where all the others
            are; how likely its likeliest question about the rank is to win; the logarithm of the
            number of layouts that it thinks possible; how many of its cards everybody knows it to
            hold; whether everybody knows all of them, and then how many more than one.
        turn: what counts besides if it has the turn: 1; two or three cards; whether it knows where
            all others are; that chance to win, its square, the logarithm again, and whether the
            question is certain to win.
    """

    holding: tuple[float, ...]
    turn: tuple[float, ...]


@lru_cache(maxsize=1 << 14)
def features(public: Layouts, seat: Seat, held: int) -> Features:
    """The features of a seat that holds these suits of a rank, as four bits.

    Args:
        public: the layouts of the rank that everybody thinks possible.
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


def _layouts(view: View, sizes: Sequence[int]) -> Mapping[Rank, Mapping[Layout, float]]:
    """The probabilities of the layouts of each rank in play."""
    hands = [mask_of(view.faces(Kind.HAND, seat)) for seat in range(SEATS)]
    if [hand.bit_count() for hand in hands] != list(sizes):
        return deals_of(view).layouts
    everyone = sum(hands)
    return {
        rank: {layout_of(hands, rank): 1.0} for rank in range(len(RANKS)) if of_rank(everyone, rank)
    }


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))
