"""What a player of Soy may hold, by what everybody has seen him do.

Hands are dealt in imagination and played along: each bid that he made is a bid of the imagined
hand, and each discard is one that a good player might make, of cards that he did not bid later.
Hands that would hardly have bid so count for little, but none for nothing, as nobody knows how he
plays (a particle filter with a floor). Whoever has not called Soy had no hand of one suit.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from soiree.core.cards import SUITED, Card, Mask, cards_in, mask_of
from soiree.core.players import Stop
from soiree.core.zones import Seat
from soiree.games.soy.ai.hands import discards, dot, promise
from soiree.games.soy.ai.parameters import BIDDING, FIRMNESS
from soiree.games.soy.ai.tricks import Round
from soiree.games.soy.rules import is_soy

FLOOR = 0.2
"""The share of bids that is taken to be made for no reason."""

SLIP = 0.03
"""The share of discards that is taken to be made for no reason."""

SOY = 6.0
"""What a hand of one suit promises: more than any other."""


@dataclass(slots=True)
class Holding:
    """What a player may hold.

    Attributes:
        hand: his hand now.
        gone: what he discarded.
        weight: how likely it is beside the others.
    """

    hand: Mask
    gone: Mask
    weight: float

    @property
    def cards(self) -> Mask:
        return self.hand | self.gone


def holdings(
    played: Sequence[Round],
    seat: Seat,
    size: int,
    elsewhere: Mask,
    rng: random.Random,
    count: int,
    weigh: bool,
    stop: Stop,
) -> list[Holding]:
    """What a seat may hold, drawn from what agrees with all that was seen.

    Args:
        size: of the hands that are dealt.
        elsewhere: cards known not to be dealt to him, beside those that everybody saw.
        count: how many are drawn.
        weigh: whether his bids count for their likelihood, or only for what they prove.

    Returns:
        Holdings whose weights add up to 1; empty if there was no time.
    """
    staying = _staying(played, seat)
    dealt = staying.pop()
    unseen = tuple(cards_in(played[-1].unseen_after & ~elsewhere))
    others = size - dealt.bit_count()
    drawn = [Holding(dealt | mask_of(rng.sample(unseen, others)), 0, 1.0) for _ in range(count)]
    for each, stays in zip(played, reversed(staying), strict=True):
        for holding in drawn:
            if stop():
                return []
            _live_through(holding, each, seat, size, stays, rng, weigh)
        drawn = _survivors(drawn, rng)
    return drawn


def _staying(played: Sequence[Round], seat: Seat) -> list[Mask]:
    """What he cannot have discarded, as he bid it later: last round first, and of the deal last."""
    staying = [0]
    for each in reversed(played):
        staying.append(staying[-1] & ~each.gained[seat] | mask_of(each.bids[seat]))
    return staying


def _live_through(
    holding: Holding,
    each: Round,
    seat: Seat,
    size: int,
    stays: Mask,
    rng: random.Random,
    weigh: bool,
) -> None:
    """Take a holding through a round, and weigh it by how likely the round was with it."""
    if weigh and each.bids[seat]:
        holding.weight *= bid_chance(holding.hand, each.bids[seat][0], each.prize)
    holding.hand = holding.hand & ~mask_of(each.bids[seat]) | each.gained[seat]
    if not each.over:
        return
    unseen = each.unseen_after & ~holding.cards
    left = discards(holding.hand)
    chances = discard_chances(left, unseen, size)
    for place, hand in enumerate(left):
        if holding.hand & ~hand & stays or is_soy(hand):
            chances[place] = 0.0
    likely = sum(chances)
    if not likely:  # it cannot be, but its hand must go on having the right size
        holding.weight = 0.0
        chances = [float(not holding.hand & ~hand & stays) for hand in left]
    holding.weight *= likely
    (hand,) = rng.choices(left, chances)
    holding.gone |= holding.hand & ~hand
    holding.hand = hand


def bid_chance(hand: Mask, bid: Card, prize: Mask) -> float:
    """How likely a player with this hand is to bid this card of it first."""
    cards = list(cards_in(hand))
    scores = [dot(BIDDING, bid_traits(hand, card, prize)) for card in cards]
    most = max(scores)
    odds = [math.exp(score - most) for score in scores]
    return FLOOR / len(cards) + (1 - FLOOR) * odds[cards.index(bid)] / sum(odds)


def bid_traits(hand: Mask, bid: Card, prize: Mask) -> tuple[float, ...]:
    """What speaks for bidding a card: what winning with it brings, and its rank."""
    most = max((hand & suited).bit_count() for suited in SUITED)
    won = hand & ~(1 << bid) | prize
    gain = max((won & suited).bit_count() for suited in SUITED) - most
    soy = float(gain + most >= hand.bit_count())
    rank = (bid >> 2) / 12
    highest = hand.bit_length() - 1
    collected = (hand & SUITED[bid & 3]).bit_count() == most
    return (
        float(gain),
        rank,
        gain * rank,
        float(collected),
        float(bid >> 2 == highest >> 2),
        rank * rank,
        soy,
        soy * rank,
    )


def discard_chances(left: Sequence[Mask], unseen: Mask, size: int) -> list[float]:
    """How likely a player is to discard so that each of these hands is left."""
    looks = [FIRMNESS * (SOY if is_soy(hand) else promise(hand, unseen, size)) for hand in left]
    most = max(looks)
    odds = [math.exp(look - most) for look in looks]
    scale = (1 - SLIP) / sum(odds)
    return [SLIP / len(left) + scale * each for each in odds]


def _survivors(drawn: list[Holding], rng: random.Random) -> list[Holding]:
    """The same holdings, with weights that add up to 1, drawn anew once few of them count."""
    total = sum(holding.weight for holding in drawn)
    if not total:
        for holding in drawn:
            holding.weight = 1 / len(drawn)
        return drawn
    for holding in drawn:
        holding.weight /= total
    if sum(holding.weight**2 for holding in drawn) * len(drawn) < 2:
        return drawn
    return draw(drawn, len(drawn), rng)


def draw(holdings: Sequence[Holding], count: int, rng: random.Random) -> list[Holding]:
    """So many of some holdings, as often as their weights say, all of the same weight."""
    step = 1 / count
    mark, reached = rng.random() * step, 0.0
    drawn: list[Holding] = []
    for holding in holdings:
        reached += holding.weight
        while mark < reached and len(drawn) < count:
            drawn.append(Holding(holding.hand, holding.gone, step))
            mark += step
    return drawn


def merged(holdings: Iterable[Holding]) -> list[Holding]:
    """The same, but holdings of the same hand as one, their weights added up."""
    by_hand: dict[Mask, Holding] = {}
    for holding in holdings:
        known = by_hand.setdefault(holding.hand, Holding(holding.hand, holding.gone, 0.0))
        known.weight += holding.weight
    return list(by_hand.values())


def among(own: Holding, imagined: Sequence[Holding]) -> list[Holding]:
    """What a player holds, first, among what he might hold: its weight is a fair share at least."""
    likely = sum(each.weight for each in imagined if each.hand == own.hand)
    weight = max(likely, 1 / (1 + len(imagined)))
    others = [each for each in imagined if each.hand != own.hand]
    for each in others:
        each.weight *= 1 - weight
    return [Holding(own.hand, own.gone, weight), *others]
