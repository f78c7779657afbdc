"""Entries: the outcomes of chance and the decisions of players, one line of a record each."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.zones import Seat

Move = str
"""A decision in the notation of the rules, character for character: `ask 0 7H`.

A move is its notation: records, players and views all use the same text. Each game parses it in one
place (its `moves`).
"""

ChanceKind = Literal["deck", "dealer", "starter"]


class Chance(Struct, frozen=True):
    """An outcome of chance: a shuffled deck (top card first) or a seat drawn.

    Attributes:
        kind: a deck, or the seat of a dealer or starter.
        cards: the deck in order; empty unless `kind` is `deck`.
        seat: the seat drawn, or the owner of the deck if it has one.
        at: seconds since the match began, if known.
        extra: fields of a record that this program does not know, kept as they are.
    """

    kind: ChanceKind
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    at: float | None = None
    extra: Mapping[str, object] | None = None

    def __hash__(self) -> int:
        return hash((self.kind, self.cards, self.seat, self.at))

    def bare(self) -> Chance:
        """The outcome alone, whenever it came."""
        return Chance(self.kind, self.cards, self.seat)


class Maker(enum.StrEnum):
    """Who made a decision for a person, whose own choice it was not."""

    TABLE = "table"
    """It went without saying, and the table made it."""

    COMPUTER = "computer"
    """A computer played for the person."""


class Decision(Struct, frozen=True):
    """The choice of a player.

    Attributes:
        at: seconds since the match began, if known.
        extra: fields that the format of records does not name, kept as they are; `by` is this
            program's own, and tells the maker.
    """

    seat: Seat
    move: Move
    at: float | None = None
    extra: Mapping[str, object] | None = None

    @classmethod
    def made_by(
        cls, maker: Maker | None, seat: Seat, move: Move, at: float | None = None
    ) -> Decision:
        """A decision that the maker made for a person; without a maker, their own."""
        return cls(seat, move, at, {"by": str(maker)} if maker else None)

    @property
    def maker(self) -> Maker | None:
        """Who made it for a person; None if whoever sits there made it."""
        written = (self.extra or {}).get("by")
        return next((each for each in Maker if each == written), None)

    def __hash__(self) -> int:
        return hash((self.seat, self.move, self.at))


Entry = Chance | Decision


class PendingChance(Struct, frozen=True):
    """What has to be drawn next.

    Attributes:
        kind: a deck, or the seat of a dealer or starter.
        cards: for a deck, the cards it is drawn from.
        count: for a deck, how many of `cards` it has: all of them, except for half decks.
        seats: for a dealer or starter, the seats it is drawn from.
        seat: the owner of the deck, if it belongs to one player.
    """

    kind: ChanceKind
    cards: tuple[Card, ...] = ()
    count: int = 0
    seats: tuple[Seat, ...] = ()
    seat: Seat | None = None

    def draw(self, rng: random.Random) -> Chance:
        """An outcome at random; all are equally likely."""
        if self.kind == "deck":
            return Chance("deck", tuple(rng.sample(self.cards, self.count)), self.seat)
        return Chance(self.kind, seat=rng.choice(self.seats))

    def admits(self, chance: Chance) -> bool:
        """Whether this outcome could have been drawn."""
        if chance.kind != self.kind:
            return False
        if self.kind != "deck":
            return chance.seat in self.seats and not chance.cards
        return (
            chance.seat == self.seat
            and len(chance.cards) == self.count
            and Counter(chance.cards) <= Counter(self.cards)
        )
