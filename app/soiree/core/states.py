"""The contract of the state of a match, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, Self

from msgspec import Struct, field

from soiree.core.entries import Chance, Decision, Entry, Move, PendingChance
from soiree.core.events import Emit, Result
from soiree.core.texts import filled
from soiree.core.zones import Pile, Seat

Options = Mapping[str, int | str]
"""All options of a match, by name."""


class Facts(Struct, frozen=True):
    """What everybody knows of a position besides cards, events and scores.

    Each game has a frozen struct of its own.
    """

    @classmethod
    def of(cls, view: _HasFacts) -> Self:
        """The facts of a view of this game.

        Raises:
            TypeError: the view is of another game.
        """
        if not isinstance(view.facts, cls):
            raise TypeError(f"{type(view.facts).__name__} where {cls.__name__} is needed")
        return view.facts


class _HasFacts(Protocol):
    @property
    def facts(self) -> Facts: ...


class Refusal(Struct, frozen=True):
    """Why a move is refused, in the words of the game.

    Attributes:
        text: a sentence with placeholders in braces.
        words: what fills them; a number for `player` is a seat.
    """

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return filled(self.text, self.words)


class State(Protocol):
    """The whole truth of one match.

    It knows no random numbers, no clock and no Qt. `deal` and `play` do not check what they are
    given: check a chance with `chance().admits`, and a move with `refusal`, first.
    """

    options: Options
    seats: int
    """How many players there are."""

    def chance(self) -> PendingChance | None:
        """What has to be drawn before anybody may decide, or None."""
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

    def deal(self, chance: Chance, emit: Emit | None = None) -> None:
        """Apply an outcome of chance, which is not checked."""
        ...

    def play(self, seat: Seat, move: Move, emit: Emit | None = None) -> None:
        """Make a move, which is not checked. Search leaves `emit` out and so makes no events."""
        ...

    def copy(self) -> Self:
        """An independent copy, made quickly."""
        ...

    def piles(self) -> Iterable[Pile]:
        """All zones with their cards, empty ones too, in a fixed order; no card is in two."""
        ...

    def scores(self) -> tuple[int, ...] | None:
        """The score of each seat so far, or None if the game keeps none."""
        ...

    def facts(self) -> Facts:
        """What everybody knows besides cards, events and scores."""
        ...

    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        ...


def apply(state: State, entry: Entry, emit: Emit | None = None) -> None:
    """Apply one entry to a state. It is not checked."""
    if isinstance(entry, Decision):
        state.play(entry.seat, entry.move, emit)
    else:
        state.deal(entry, emit)
