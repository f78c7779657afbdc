"""Greedy baselines for Soureh and Pariah: the use of best immediate value.

A valid coop has a value, and an invalid one a share of it by the unseen cards that would make it
valid. An opponent's face-down card is any unseen one, but makes a valid coop if it was placed there
or its owner has declared. These players do not look ahead.

soiree arena pariah --seats hard,tests/games/coops/coops_greedy.py:pariah
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Moved
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.coops import rules as coops
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import SLOTS, CoopIndex, Kind
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, KNOCK, QUEEN
from soiree.games.pariah.rules import POINTS, Pariah
from soiree.games.pariah.rules import is_valid as is_valid_in_pariah
from soiree.games.soureh.moves import DECLARE, DEDUCT, PAYMENTS, Side
from soiree.games.soureh.rules import Soureh

VALID = 10.0
"""The value of a valid coop, beside that of its points."""

POTENTIAL = 4.0
"""The value of an invalid coop that every unseen card would make valid."""

PER_POINT_PAID = 0.2
PER_POINT_EARNED = 0.3
SURE = 50.0


def soureh(view: View, rng: random.Random, stop: Stop) -> Move:
    """The baseline for Soureh, where low scores win."""
    return SourehGreedy(view, Soureh.deck).choose(rng)


def pariah(view: View, rng: random.Random, stop: Stop) -> Move:
    """The baseline for Pariah, where high scores win."""
    return PariahGreedy(view, Pariah.deck).choose(rng)


class Greedy:
    """The values behind one decision."""

    def __init__(self, view: View, deck: tuple[Card, ...]) -> None:
        self.view, self.seat = view, view.seat
        self.declarer = CoopFacts.of(view).declarer
        self.is_last_turn = self.declarer is not None
        seen = Counter(card for _, cards in view.zones for card in cards if card is not None)
        self.unseen = tuple((Counter(deck) - seen).elements())
        self._mended = mended(view)

    def is_valid(self, up: Card, down: Card) -> bool:
        return coops.is_valid(up, down)

    def value_of_points(self, up: Card, down: Card, valid: bool) -> float:
        """The value of the points of a coop."""
        return -PER_POINT_PAID * min(VALUES[up], VALUES[down])

    def value_of(self, move: Move) -> float:
        """The value of a move, in the unit of coop values."""
        if move in OWN_OFFSETS:
            slot = OWN_OFFSETS[move] + 1
            return self.own_coop_value(slot, down=self.drawn) - self.own_coop_value(slot)
        if move in OVER_COOPS:
            owner, slot = divmod(OVER_COOPS[move], 4)
            return self.harm(owner, slot + 1, self.drawn)
        return 0.0

    def choose(self, rng: random.Random) -> Move:
        """A random one of the best moves."""
        scores = [self.value_of(move) for move in self.view.legal]
        best = max(scores) - 1e-9
        valued = zip(self.view.legal, scores, strict=True)
        return rng.choice([move for move, score in valued if score >= best])

    @property
    def drawn(self) -> Card:
        return self.seen(Kind.DRAWN, self.seat)

    def card(self, kind: Kind, seat: Seat, slot: int | None = None) -> Card | None:
        (card,) = self.view.cards(kind, seat, slot)
        return card

    def seen(self, kind: Kind, seat: Seat, slot: int | None = None) -> Card:
        card = self.card(kind, seat, slot)
        assert card is not None
        return card

    def own_coops(self) -> Iterator[tuple[Card, Card]]:
        for slot in SLOTS:
            yield self.seen(Kind.UP, self.seat, slot), self.seen(Kind.DOWN, self.seat, slot)

    def all_valid(self) -> bool:
        return all(self.is_valid(up, down) for up, down in self.own_coops())

    def own_coop_value(self, slot: int, up: Card | None = None, down: Card | None = None) -> float:
        """The value of an own coop, with another card in it if one is given."""
        up = self.seen(Kind.UP, self.seat, slot) if up is None else up
        down = self.seen(Kind.DOWN, self.seat, slot) if down is None else down
        return self.coop_value(up, down)

    def coop_value(self, up: Card, down: Card) -> float:
        valid = self.is_valid(up, down)
        value = self.value_of_points(up, down, valid)
        if valid:
            return value + VALID
        if self.is_last_turn or not self.unseen:
            return value
        mending = sum(self.is_valid(up, card) for card in self.unseen)
        return value + POTENTIAL * mending / len(self.unseen)

    def harm(self, owner: Seat, slot: int, new: Card) -> float:
        """The value of replacing an opponent's face-up card, shared out among the opponents."""
        up, down = self.seen(Kind.UP, owner, slot), self.card(Kind.DOWN, owner, slot)
        downs: tuple[Card, ...] = self.unseen if down is None else (down,)
        if owner == self.declarer or Zone(Kind.DOWN, owner, slot) in self._mended:
            downs = tuple(card for card in downs if self.is_valid(up, card)) or downs
        before = sum(self.is_valid(up, card) for card in downs)
        after = sum(self.is_valid(new, card) for card in downs)
        return VALID * (before - after) / max(1, len(downs)) / (self.view.seats - 1)


class SourehGreedy(Greedy):
    """Declarations and payments (SRH-4, SRH-7, SRH-8)."""

    def value_of(self, move: Move) -> float:
        if move == DECLARE:
            return SURE if self.all_valid() else -SURE
        if move in PAYMENTS:
            return -self._score_after(PAYMENTS[move])
        if move == DEDUCT:
            return SURE
        return super().value_of(move)

    def _score_after(self, sides: Sequence[Side]) -> int:
        """The score after a payment, and after taking 50 off if that is possible."""
        assert self.view.scores is not None
        total = self.view.scores[self.seat] + sum(
            VALUES[up if side is Kind.UP else down]
            for side, (up, down) in zip(sides, self.own_coops(), strict=True)
        )
        return total - 50 if total % 100 == 0 else total


class PariahGreedy(Greedy):
    """Uses of courts, and knocks (PAR-2, PAR-3)."""

    def is_valid(self, up: Card, down: Card) -> bool:
        return is_valid_in_pariah(up, down)

    def value_of_points(self, up: Card, down: Card, valid: bool) -> float:
        return PER_POINT_EARNED * (POINTS[up] + POINTS[down]) if valid else 0.0

    def value_of(self, move: Move) -> float:
        if move in JACK_OFFSETS:
            slot = JACK_OFFSETS[move] + 1
            return self.own_coop_value(slot, up=self.drawn) - self.own_coop_value(slot)
        if move in KING_COOPS:
            return self._switched(*KING_COOPS[move])
        if move == QUEEN:
            return 0.0 if self.all_valid() else VALID
        if move == KNOCK:
            return SURE if self.all_valid() else -SURE
        return super().value_of(move)

    def _switched(self, a: CoopIndex, b: CoopIndex) -> float:
        """The value of letting two face-down cards switch places (PAR-2)."""
        won = 0.0
        for here, there in ((a, b), (b, a)):
            (seat, slot), other = divmod(here, 4), divmod(there, 4)
            up = self.seen(Kind.UP, seat, slot + 1)
            gain = self._mean_value(up, *other) - self._mean_value(up, seat, slot)
            won += gain if seat == self.seat else -gain
        return won

    def _mean_value(self, up: Card, seat: Seat, slot: int) -> float:
        """The mean value of this face-up card with the face-down card of a seat's slot, 0 to 3."""
        down = self.card(Kind.DOWN, seat, slot + 1)
        downs = self.unseen if down is None else (down,)
        return sum(self.coop_value(up, card) for card in downs) / max(1, len(downs))


def mended(view: View) -> set[Zone]:
    """The face-down zones where a card was placed after the face-up card of the coop was laid."""
    found: set[Zone] = set()
    for event in view.events:
        if isinstance(event, Began):
            found.clear()
        elif isinstance(event, Moved) and event.source.kind == Kind.DRAWN:
            if event.target.kind == Kind.DOWN:
                found.add(event.target)
            elif event.target.kind == Kind.UP:
                found.discard(event.target._replace(kind=Kind.DOWN))
    return found
