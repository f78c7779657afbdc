"""The contract of a game: what its state promises, and what is known of it beforehand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, Self

from soiree.core.entries import Chance, ChanceDue, Decision, Entry, Move
from soiree.core.events import Result, Tell
from soiree.core.zones import Pile, Seat

if TYPE_CHECKING:
    from soiree.core.views import View

Options = Mapping[str, int | str]
"""The options of a match, all of them, by name."""

Facts = Mapping[str, int | str | None | tuple[int, ...]]
"""What everybody knows of a position beside cards, events and scores, by the game's own words."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, in the game's words.

    Attributes:
        text: a sentence with places in braces for what varies.
        words: what stands in the places; a whole number under `player` is a seat.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text.format(**self.words)


class State(Protocol):
    """The whole truth of one match.

    It knows no random numbers, no clock and no Qt. It trusts what it is given: check a chance with
    `chance().admits` and a move with `refusal` first.
    """

    options: Options
    seats: int
    """How many players there are."""

    def chance(self) -> ChanceDue | None:
        """What chance has to give before anybody may decide, or None."""
        ...

    def deciders(self) -> tuple[Seat, ...]:
        """Who may decide now, in seat order: none, one, or several at the same time."""
        ...

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The moves that a seat may make now, in a fixed order; empty if it may not decide."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat may not make this move now, or None if it may."""
        ...

    def deal(self, chance: Chance, tell: Tell | None = None) -> None:
        """Take what chance gave. Trusts it."""
        ...

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """Make a move. Trusts it. Events are told only when asked for: search runs without."""
        ...

    def copy(self) -> Self:
        """A state of its own, equal to this one, made quickly."""
        ...

    def piles(self) -> Iterable[Pile]:
        """Every zone with its cards, each card in exactly one, empty zones too; a fixed order."""
        ...

    def scores(self) -> tuple[int, ...] | None:
        """The score of each seat so far, or None where the game keeps none."""
        ...

    def facts(self) -> Facts:
        """What everybody knows beside cards, events and scores."""
        ...

    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its default, and the values that it may have."""

    name: str
    default: int | str
    values: range | tuple[str, ...]

    def admits(self, value: object) -> bool:
        return type(value) is type(self.default) and value in self.values


def _as_written(move: str) -> Move:
    return move


def _nothing(options: Options) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class Game:
    """What is known of a game before a match of it starts.

    Attributes:
        name: as in records (`soi`).
        title: as people write it (`Soi`).
        options: all of them, in the order in which they are asked for.
        levels: of the computer players, weakest first.
        players: how many play, given the options.
        start: a new match, before anything is dealt.
        imagine: a state that agrees with a view, drawn from all that do.
        canonical: the notation proper of a move that a record may write in several ways.
        forbids: what each option admits alone may not go together: what is allowed instead, in a
            few words (`half decks for 2 players only`), or None if a match can be played so.
    """

    name: str
    title: str
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    players: Callable[[Options], int]
    start: Callable[[Options], State]
    imagine: Callable[[View, random.Random], State]
    canonical: Callable[[str], Move] = _as_written
    forbids: Callable[[Options], str | None] = _nothing

    def defaults(self) -> dict[str, int | str]:
        return {option.name: option.default for option in self.options}


def apply(state: State, entry: Entry, tell: Tell | None = None) -> None:
    """Apply one entry to a state, which trusts it."""
    if isinstance(entry, Decision):
        state.play(entry.seat, entry.move, tell)
    else:
        state.deal(entry, tell)
