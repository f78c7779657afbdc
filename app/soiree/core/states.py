"""The contract of the state of a match, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, Self

from msgspec import Struct

from soiree.core.entries import Chance, Decision, Entry, Move, PendingChance
from soiree.core.events import Emit, Result, silent
from soiree.core.texts import Sentence
from soiree.core.zones import Pile, Seat

Options = Mapping[str, int | str]
"""All options of a match, by name."""


class Facts(Struct, frozen=True):
    """The public knowledge of a position besides cards, events and scores.

    Each game has its own frozen subclass.
    """

    @classmethod
    def of(cls, view: _HasFacts) -> Self:
        """The facts in a view.

        Raises:
            TypeError: the view belongs to another game.
        """
        if not isinstance(view.facts, cls):
            raise TypeError(f"{type(view.facts).__name__} where {cls.__name__} is needed")
        return view.facts


class _HasFacts(Protocol):
    @property
    def facts(self) -> Facts: ...


class Refusal(Sentence, frozen=True):
    """The reason why a move is refused, in the words of the game."""


class State(Protocol):
    """The complete state of a match, including hidden cards.

    It uses no random numbers, clock or Qt. `deal` and `play` do not check their arguments: check an
    outcome with `chance().admits`, and a move with `refusal`, first.
    """

    options: Options
    seats: int
    """The number of players."""

    def chance(self) -> PendingChance | None:
        """The outcome of chance that is due before the next decision, or None."""
        ...

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that may decide now, in order: none, one, or several simultaneously."""
        ...

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The moves that a seat may make now, in a fixed order; empty if it may not decide."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reason why a seat may not make this move now; None if it may."""
        ...

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """Apply an outcome of chance without a check."""
        ...

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """Make a move without a check. Search passes no `emit`."""
        ...

    def copy(self) -> Self:
        """A fast, independent copy."""
        ...

    def piles(self) -> Iterable[Pile]:
        """All zones with their cards, empty ones too, in a fixed order; no card is in two."""
        ...

    def scores(self) -> tuple[int, ...] | None:
        """The score of each seat so far, or None if the game keeps none."""
        ...

    def facts(self) -> Facts:
        """The public knowledge besides cards, events and scores."""
        ...

    def result(self) -> Result | None:
        """The result of the match; None while it is in progress."""
        ...


def apply(state: State, entry: Entry, emit: Emit = silent) -> None:
    """Apply an entry to a state without a check."""
    if isinstance(entry, Decision):
        state.play(entry.seat, entry.move, emit)
    else:
        state.deal(entry, emit)
