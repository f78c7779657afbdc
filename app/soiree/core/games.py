"""What the rest of the program knows of a game: its description, beside its rules.

Nothing but a game's own packages asks which game it is: whatever differs from game to game is asked
of its `Game`, and on Qt's side of the description that `Game.window` names.
"""

from __future__ import annotations

import enum
import random
from collections.abc import Callable
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.players import Evaluate, Player, random_player
from soiree.core.states import Facts, Options, State
from soiree.core.views import View

RANDOM = "random"
"""The name of a player that every game has beside its levels: it makes any legal move."""


def _always(options: Options) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its default, and the values that it may have.

    Attributes:
        name: as in records (`hand_size`); `players` is how many play.
        values: whole numbers or words, as in records.
        label: what people call it.
        note: what a person has to know of it, in a few words; `{least}` and `{most}` stand for the
            ends of a range. A range without a note shows its ends.
        labels: what people call the values, in the order of `values`; empty where they need none.
        are_suits: whether each value is an order of suits, as in `SHDC`.
        matters: whether the option changes anything, given the others.
    """

    name: str
    default: int | str
    values: range | tuple[str, ...]
    label: str
    note: str = ""
    labels: tuple[str, ...] = ()
    are_suits: bool = False
    matters: Callable[[Options], bool] = _always

    def admits(self, value: object) -> bool:
        return type(value) is type(self.default) and value in self.values


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer plays a game.

    Attributes:
        name: as in records (`hard`).
        label: what people call it.
        sentence: what the player notices, remembers and tries.
        load: gives the player; what it needs is imported only then, so that a table loads the
            players of one game, and a start none.
    """

    name: str
    label: str
    sentence: str
    load: Callable[[], Player]


class SeatOrder(enum.Enum):
    """Which way the seats follow each other at the table, seen from above."""

    CLOCKWISE = enum.auto()
    COUNTERCLOCKWISE = enum.auto()


def _as_written(move: str) -> Move:
    return move


def _nothing(options: Options) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class Game:
    """A game, as the rest of the program knows it.

    Texts are English; the window translates them.

    Attributes:
        name: as in records (`rummy`).
        title: as people write it (`Rummy`).
        options: all of them, in the order in which they are asked for.
        levels: of the computer players, weakest first.
        players: how many play, given the options.
        start: a new match, before anything is dealt.
        imagine: a state that agrees with a view, drawn from all that do.
        evaluator: gives what says how much each move is worth, as the strongest player reckons; it
            is imported only then.
        window: the package that holds its Qt side, in full (`soiree.ui.games.rummy`); its `WINDOW`
            is what the window asks of the game. A name only: nothing below the window knows Qt.
        facts: the class of what `State.facts` gives.
        words: what players may say in it (`Said.what`).
        seat_order: which way the turn goes round the table.
        low_wins: whether low scores win.
        target: the option that is the score to play to; None if the game has none.
        colours_count: whether it matters which suits are red and which are black.
        timed: whether a record must say when a move was made, because nobody waits for the others;
            None for a game in which everybody does.
        canonical: the notation proper of a move that a record may write in several ways.
        forbids: what each option admits alone may not go together: what is allowed instead, in a
            few words (`half decks for 2 players only`), or None if a match can be played so.
    """

    name: str
    title: str
    options: tuple[Option, ...]
    levels: tuple[Level, ...]
    players: Callable[[Options], int]
    start: Callable[[Options], State]
    imagine: Callable[[View, random.Random], State]
    evaluator: Callable[[], Evaluate]
    window: str
    facts: type[Facts] = Facts
    words: tuple[str, ...] = ()
    seat_order: SeatOrder = SeatOrder.CLOCKWISE
    low_wins: bool = False
    target: str | None = None
    colours_count: bool = False
    timed: Callable[[Move], bool] | None = None
    canonical: Callable[[str], Move] = _as_written
    forbids: Callable[[Options], str | None] = _nothing

    @property
    def is_race(self) -> bool:
        """Whether players act at the same time, against the clock."""
        return self.timed is not None

    def is_timed(self, move: Move) -> bool:
        """Whether a record must say when this move was made."""
        return self.timed is not None and self.timed(move)

    def defaults(self) -> dict[str, int | str]:
        return {option.name: option.default for option in self.options}

    def most_players(self) -> int:
        """How many may play at most, whatever the options."""
        usual = self.defaults()
        counts = (
            self.players({**usual, option.name: value})
            for option in self.options
            for value in option.values
        )
        return max(counts, default=self.players(usual))

    def level_names(self) -> tuple[str, ...]:
        """The levels as records have them, weakest first."""
        return tuple(level.name for level in self.levels)

    def usual_level(self) -> Level:
        """The level of computers for whom nobody has chosen one."""
        return self.levels[len(self.levels) // 2]

    def player(self, level: str) -> Player:
        """The computer player of a level; `random` is one in every game.

        Raises:
            KeyError: the game has no such level.
        """
        if level == RANDOM:
            return random_player
        for each in self.levels:
            if each.name == level:
                return each.load()
        raise KeyError(level)

    def strongest(self) -> Player:
        """The strongest computer player."""
        return self.levels[-1].load()
