"""A plain greedy player of the games with coops: it weighs each use of the card that it drew.

A coop is worth something when it is valid, and a little when a card still to be drawn may make it
so. Of others' face-down cards it knows what the view shows, and guesses the rest.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Moved
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.rules.coops import OVER, OWN, SLOTS

VALID = 10.0
"""What a valid coop is worth, beside what its cards earn."""

HOPE = 4.0
"""What a coop is worth that every card still to come would make valid."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays with coops.

    Attributes:
        spite: how much another's coop counts against one's own.
        reads: whether it takes a coop for valid whose owner has put a drawn card into it.
        looseness: how much worse a choice may look than the best and still be made now and then.
    """

    spite: float
    reads: bool
    looseness: float


class Mind:
    """What one decision is weighed by."""

    def __init__(self, view: View, level: Level, deck: tuple[Card, ...]) -> None:
        self.view, self.level, self.seat = view, level, view.seat
        self.is_last_turn = view.facts["declarer"] is not None
        seen = Counter(card for _, cards in view.zones for card in cards if card is not None)
        self.unseen = tuple((Counter(deck) - seen).elements())
        self._worked_on = _worked_on(view)

    # --- what a game says ------------------------------------------------------------------------

    def is_valid(self, up: Card, down: Card) -> bool:
        raise NotImplementedError

    def earns(self, up: Card, down: Card, valid: bool) -> float:
        """What the cards of a coop are worth beside its being valid."""
        raise NotImplementedError

    def judge(self, move: Move) -> float:
        """How good a use of the drawn card looks, in what coops are worth."""
        if move in OWN:
            slot = OWN[move] + 1
            return self.mine(slot, down=self.drawn) - self.mine(slot)
        if move in OVER:
            owner, slot = divmod(OVER[move], 4)
            return self.harm(owner, slot + 1, self.drawn)
        return 0.0

    # --- weighing --------------------------------------------------------------------------------

    def choose(self, rng: random.Random) -> Move:
        """One of the best-looking moves, the looser the level the less sure."""
        legal = self.view.legal
        scores = [self.judge(move) for move in legal]
        best = max(scores)
        weights = [math.exp((score - best) / self.level.looseness) for score in scores]
        return rng.choices(legal, weights)[0]

    @property
    def drawn(self) -> Card:
        (card,) = self.view.cards("drawn", self.seat)
        assert card is not None
        return card

    def card(self, kind: str, seat: Seat, slot: int) -> Card | None:
        (card,) = self.view.cards(kind, seat, slot)
        return card

    def all_valid(self) -> bool:
        return all(self.is_valid(up, down) for up, down in self.own_coops())

    def own_coops(self) -> Iterator[tuple[Card, Card]]:
        for slot in SLOTS:
            up, down = (self.card(kind, self.seat, slot) for kind in ("up", "down"))
            assert up is not None
            assert down is not None
            yield up, down

    def mine(self, slot: int, up: Card | None = None, down: Card | None = None) -> float:
        """What an own coop is worth, with another card in it if one is given."""
        if up is None:
            up = self.card("up", self.seat, slot)
        if down is None:
            down = self.card("down", self.seat, slot)
        assert up is not None
        assert down is not None
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
        up, down = self.card("up", owner, slot), self.card("down", owner, slot)
        assert up is not None
        downs: tuple[Card, ...] = self.unseen if down is None else (down,)
        if self.level.reads and self._is_surely_good(owner, slot):
            downs = tuple(card for card in downs if self.is_valid(up, card)) or downs
        before = sum(self.is_valid(up, card) for card in downs)
        after = sum(self.is_valid(new, card) for card in downs)
        lost = VALID * (before - after) / max(1, len(downs))
        return self.level.spite * lost / (self.view.seats - 1)

    def _is_surely_good(self, owner: Seat, slot: int) -> bool:
        return owner == self.view.facts["declarer"] or Zone("down", owner, slot) in self._worked_on


def _worked_on(view: View) -> set[Zone]:
    """The face-down places into which a drawn card was put since the card above them was laid."""
    found: set[Zone] = set()
    for event in view.events:
        if isinstance(event, Began):
            found.clear()
        elif isinstance(event, Moved) and event.source.kind == "drawn":
            if event.target.kind == "down":
                found.add(event.target)
            elif event.target.kind == "up":
                found.discard(event.target._replace(kind="down"))
    return found
