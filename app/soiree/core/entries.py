"""Entries: the outcomes of chance and the decisions of players, one line of a record each."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import astuple

from soiree.core.cards import Card
from soiree.core.zones import Seat

Move = str
"""A decision in the notation of the rules, character for character: `ask 0 7H`.

A move is its notation: records, players and views all use the same text. Each game parses it in one
place (its `moves`).
"""


class PlainMove(Struct, frozen=True):
    """The meaning of a move whose notation is the name of its class, and its numbers.

    `Jack(3)` is the move `jack 3`.
    """

    def __str__(self) -> Move:
        return " ".join([type(self).__name__.lower(), *map(str, astuple(self))])


ChanceKind = Literal["deck", "dealer", "starter"]


class Chance(Struct, frozen=True):
    """An outcome of chance: a shuffled deck (top card first) or a seat drawn.

    Attributes:
        kind: a deck, or the seat of a dealer or starter.
        cards: the deck in order; empty unless `kind` is `deck`.
        seat: the seat drawn, or the owner of the deck if it has one.
        at: seconds since the match began, if known.
        extra: unknown fields of the record, kept unchanged.
    """

    kind: ChanceKind
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    at: float | None = None
    extra: Mapping[str, object] | None = None

    def __hash__(self) -> int:
        return hash((self.kind, self.cards, self.seat, self.at))

    def bare(self) -> Chance:
        """The outcome alone, without its time and the fields that this program does not know."""
        return Chance(self.kind, self.cards, self.seat)


class Maker(enum.StrEnum):
    """The part of the program that made a move in place of a person."""

    TABLE = "table"
    """The table made a forced or automatic move."""

    COMPUTER = "computer"
    """A computer played for the person."""


class Decision(Struct, frozen=True):
    """A move that a player chose.

    Attributes:
        seat: the seat of the player.
        move: the move, as the rules of the game write it.
        at: the time of the move in seconds since the match began; None if it was not recorded.
        extra: fields that the format of records does not define; they are kept unchanged. In `by`,
            this program writes the `Maker` if the player did not decide. None without such fields.
    """

    seat: Seat
    move: Move
    at: float | None = None
    extra: Mapping[str, object] | None = None

    @classmethod
    def made_by(
        cls, maker: Maker | None, seat: Seat, move: Move, at: float | None = None
    ) -> Decision:
        """The decision that a maker made for a person; without a maker, the player's decision."""
        return cls(seat, move, at, {"by": str(maker)} if maker else None)

    @property
    def maker(self) -> Maker | None:
        """The maker who decided for a person; None if the player decided."""
        written = (self.extra or {}).get("by")
        return next((each for each in Maker if each == written), None)

    def __hash__(self) -> int:
        return hash((self.seat, self.move, self.at))


Entry = Chance | Decision


class PendingChance(Struct, frozen=True):
    """An outcome of chance that must be drawn next.

    Attributes:
        kind: a deck, or the seat of a dealer or starter.
        cards: the cards that a deck is drawn from.
        count: the number of `cards` in a deck: all of them, except for half decks.
        seats: the seats that a dealer or starter is drawn from.
        seat: the owner of the deck, if it belongs to one player.
    """

    kind: ChanceKind
    cards: tuple[Card, ...] = ()
    count: int = 0
    seats: tuple[Seat, ...] = ()
    seat: Seat | None = None

    def draw(self, rng: random.Random) -> Chance:
        """A random outcome; all are equally likely."""
        if self.kind == "deck":
            return Chance("deck", tuple(rng.sample(self.cards, self.count)), self.seat)
        return Chance(self.kind, seat=rng.choice(self.seats))

    def admits(self, chance: Chance) -> bool:
        """True if this outcome is possible."""
        if chance.kind != self.kind:
            return False
        if self.kind != "deck":
            return chance.seat in self.seats and not chance.cards
        return (
            chance.seat == self.seat
            and len(chance.cards) == self.count
            and Counter(chance.cards) <= Counter(self.cards)
        )
