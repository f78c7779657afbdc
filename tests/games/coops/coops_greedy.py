"""Yardsticks for the players of Soureh and Pariah: they weigh each use of the drawn card, once.

A coop is worth something when it is valid, and a little when a card still to be drawn may make it
so. Of others' face-down cards they know what the view shows, take for good what was put there or
declared, and guess the rest. They plan nothing.

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
from soiree.games.coops.moves import OVER, OWN
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import SLOTS, Kind, Place
from soiree.games.pariah.moves import JACKS, KINGS, KNOCK, QUEEN
from soiree.games.pariah.rules import POINTS, Pariah
from soiree.games.pariah.rules import is_valid as is_valid_in_pariah
from soiree.games.soureh.moves import DECLARE, DEDUCT, PAYS, Side
from soiree.games.soureh.rules import Soureh

VALID = 10.0
"""What a valid coop is worth, beside what its cards earn."""

HOPE = 4.0
"""What a coop is worth that every card still to come would make valid."""

PER_POINT_PAID = 0.2
PER_POINT_EARNED = 0.3
SURE = 50.0


def soureh(view: View, rng: random.Random, stop: Stop) -> Move:
    """Few points are good."""
    return OfSoureh(view, Soureh.deck).choose(rng)


def pariah(view: View, rng: random.Random, stop: Stop) -> Move:
    """Many points are good."""
    return OfPariah(view, Pariah.deck).choose(rng)


class Greedy:
    """What one decision is weighed by."""

    def __init__(self, view: View, deck: tuple[Card, ...]) -> None:
        self.view, self.seat = view, view.seat
        self.declarer = CoopFacts.of(view).declarer
        self.is_last_turn = self.declarer is not None
        seen = Counter(card for _, cards in view.zones for card in cards if card is not None)
        self.unseen = tuple((Counter(deck) - seen).elements())
        self._worked_on = worked_on(view)

    def is_valid(self, up: Card, down: Card) -> bool:
        return coops.is_valid(up, down)

    def earns(self, up: Card, down: Card, valid: bool) -> float:
        """What the cards of a coop are worth beside its being valid."""
        return -PER_POINT_PAID * min(VALUES[up], VALUES[down])

    def judge(self, move: Move) -> float:
        """How good a move looks, in what coops are worth."""
        if move in OWN:
            slot = OWN[move] + 1
            return self.mine(slot, down=self.drawn) - self.mine(slot)
        if move in OVER:
            owner, slot = divmod(OVER[move], 4)
            return self.harm(owner, slot + 1, self.drawn)
        return 0.0

    def choose(self, rng: random.Random) -> Move:
        """One of the best-looking moves."""
        scores = [self.judge(move) for move in self.view.legal]
        best = max(scores) - 1e-9
        looking = zip(self.view.legal, scores, strict=True)
        return rng.choice([move for move, score in looking if score >= best])

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

    def mine(self, slot: int, up: Card | None = None, down: Card | None = None) -> float:
        """What an own coop is worth, with another card in it if one is given."""
        up = self.seen(Kind.UP, self.seat, slot) if up is None else up
        down = self.seen(Kind.DOWN, self.seat, slot) if down is None else down
        return self.worth(up, down)

    def worth(self, up: Card, down: Card) -> float:
        valid = self.is_valid(up, down)
        value = self.earns(up, down, valid)
        if valid:
            return value + VALID
        if self.is_last_turn or not self.unseen:
            return value
        mending = sum(self.is_valid(up, card) for card in self.unseen)
        return value + HOPE * mending / len(self.unseen)

    def harm(self, owner: Seat, slot: int, new: Card) -> float:
        """What another player loses by another face-up card, as far as it matters here."""
        up, down = self.seen(Kind.UP, owner, slot), self.card(Kind.DOWN, owner, slot)
        downs: tuple[Card, ...] = self.unseen if down is None else (down,)
        if owner == self.declarer or Zone(Kind.DOWN, owner, slot) in self._worked_on:
            downs = tuple(card for card in downs if self.is_valid(up, card)) or downs
        before = sum(self.is_valid(up, card) for card in downs)
        after = sum(self.is_valid(new, card) for card in downs)
        return VALID * (before - after) / max(1, len(downs)) / (self.view.seats - 1)


class OfSoureh(Greedy):
    """SRH-4, SRH-7 and SRH-8: when to declare, and what to pay."""

    def judge(self, move: Move) -> float:
        if move == DECLARE:
            return SURE if self.all_valid() else -SURE
        if move in PAYS:
            return -self._score_after(PAYS[move])
        if move == DEDUCT:
            return SURE
        return super().judge(move)

    def _score_after(self, sides: Sequence[Side]) -> int:
        """The score after paying so, and after taking 50 off where it may be."""
        assert self.view.scores is not None
        total = self.view.scores[self.seat] + sum(
            VALUES[up if side is Kind.UP else down]
            for side, (up, down) in zip(sides, self.own_coops(), strict=True)
        )
        return total - 50 if total % 100 == 0 else total


class OfPariah(Greedy):
    """PAR-2 and PAR-3: what courts do, and when to knock."""

    def is_valid(self, up: Card, down: Card) -> bool:
        return is_valid_in_pariah(up, down)

    def earns(self, up: Card, down: Card, valid: bool) -> float:
        return PER_POINT_EARNED * (POINTS[up] + POINTS[down]) if valid else 0.0

    def judge(self, move: Move) -> float:
        if move in JACKS:
            slot = JACKS[move] + 1
            return self.mine(slot, up=self.drawn) - self.mine(slot)
        if move in KINGS:
            return self._switched(*KINGS[move])
        if move == QUEEN:
            return 0.0 if self.all_valid() else VALID
        if move == KNOCK:
            return SURE if self.all_valid() else -SURE
        return super().judge(move)

    def _switched(self, a: Place, b: Place) -> float:
        """What is won when two face-down cards switch places (PAR-2)."""
        won = 0.0
        for here, there in ((a, b), (b, a)):
            (seat, slot), other = divmod(here, 4), divmod(there, 4)
            up = self.seen(Kind.UP, seat, slot + 1)
            gain = self._likely(up, *other) - self._likely(up, seat, slot)
            won += gain if seat == self.seat else -gain
        return won

    def _likely(self, up: Card, seat: Seat, slot: int) -> float:
        """What a face-up card is worth, on the average, over the face-down card of a place."""
        down = self.card(Kind.DOWN, seat, slot + 1)
        downs = self.unseen if down is None else (down,)
        return sum(self.worth(up, card) for card in downs) / max(1, len(downs))


def worked_on(view: View) -> set[Zone]:
    """The face-down places into which a drawn card was put since the card above them was laid."""
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
