"""What is known of a game before a match of it starts."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.states import Options, State
from soiree.core.views import View


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
