"""The description of a game: all that the rest of the program knows of it.

Only the packages of a game itself know which game it is. Whatever differs from game to game is a
field of its `Game`, or, on Qt's side, of the description that `Game.window` names. A description
costs next to nothing; what it takes to play is loaded when it is first asked for.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    import random

    from soiree.core.entries import Move
    from soiree.core.guests import Temper
    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Price, Reshuffle
    from soiree.core.scales import Scale
    from soiree.core.states import Facts, Options, State
    from soiree.core.themes import Themes
    from soiree.core.views import View

RANDOM = "random"
"""The name of a player that every game has besides its levels; it makes random legal moves."""


def _always(options: Options) -> bool:
    return True


class Option(Struct, frozen=True):
    """One option of a game, with its default and its possible values.

    Attributes:
        name: as in records (`hand_size`); `players` is the number of players.
        values: whole numbers or words, as in records.
        label: as the player reads it.
        note: what the player has to know, in a few words; `{least}` and `{most}` stand for the ends
            of a range. A range without a note shows its ends.
        labels: of the values, in the order of `values`; empty if they need none.
        are_suits: whether each value is an order of suits, as in `SHDC`.
        matters: whether the option changes anything, given the other options.
        before: the value of all matches from before this option existed; a record may do without
            the option then. None for an option that has existed from the first version on.
    """

    name: str
    default: int | str
    values: range | tuple[str, ...]
    label: str
    note: str = ""
    labels: tuple[str, ...] = ()
    are_suits: bool = False
    matters: Callable[[Options], bool] = _always
    before: int | str | None = None

    def admits(self, value: object) -> bool:
        return type(value) is type(self.default) and value in self.values


class Level(Struct, frozen=True):
    """How well a computer plays a game.

    Attributes:
        name: as in records (`hard`).
        label: as the player reads it.
        sentence: what the computer notices, remembers and tries.
    """

    name: str
    label: str
    sentence: str


_LABELS = {
    "easy": tr_noop("easy"),
    "middle": tr_noop("middle"),
    "hard": tr_noop("hard"),
    "impossible": tr_noop("impossible"),
}


def levels(**sentences: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first, by their names and sentences."""
    return tuple(Level(name, _LABELS[name], sentence) for name, sentence in sentences.items())


class Tempers(Struct, frozen=True):
    """How the tempers of the guests show in a game.

    Attributes:
        sentences: what guests of each temper like to do; without a full stop, as names follow.
        player: returns the player of a level with a temper.
    """

    sentences: Mapping[Temper, str]
    player: Lazy[Callable[[str, Temper], Player]]


class SeatOrder(enum.Enum):
    """In which direction the seats follow each other around the table, seen from above."""

    CLOCKWISE = enum.auto()
    COUNTERCLOCKWISE = enum.auto()


def _as_written(move: str) -> Move:
    return move


def _nothing(options: Options) -> str | None:
    return None


class Rules(Struct, frozen=True):
    """What it takes to play a game, or to read a record of it.

    Attributes:
        start: gives a new match, before anything is dealt.
        imagine: samples a state that agrees with a view (a determinization).
        facts: the class of `State.facts`.
        words: what players may say (`Said.what`).
        canonical: gives the canonical notation of a move that may be written in several ways.
    """

    start: Callable[[Options], State]
    imagine: Callable[[View, random.Random], State]
    facts: type[Facts]
    words: tuple[str, ...] = ()
    canonical: Callable[[str], Move] = _as_written


class Game(Struct, frozen=True):
    """The description of a game. Texts are English; the window translates them.

    Attributes:
        name: as in records (`rummy`).
        title: as people write it (`Rummy`).
        options: in the order of the new-game dialog.
        levels: of the computer players, weakest first.
        computers: the computer players, by the name of their level.
        players: the number of players, given the options.
        rules: what it takes to play the game.
        evaluator: evaluates moves as the strongest level does.
        window: the full name of the package with its Qt side (`soiree.ui.games.rummy`), whose
            `WINDOW` describes it to the window. Only a name, since nothing below `ui` knows Qt.
        seat_order: in which direction the turn passes.
        low_wins: whether low scores win.
        target: the name of the option that is the score to play to, if there is one.
        colours_count: whether it matters which suits are red and which are black.
        tempers: how those of the guests show; None where they do not.
        timed: whether a record must say when a move was made, because players do not wait for each
            other; None for a game in which they do.
        pricer: prices moves for a review; None for a game whose matches cannot be reviewed.
        appraiser: appraises positions; None where luck is not measured.
        reshuffler: shuffles what nobody has seen; None where an appraisal counts how it lies, so
            that all luck is in the outcomes of chance.
        mixes: whether the strongest level draws its move among several that are worth the same, so
            as not to be predictable; the best move is then the one of the highest price.
        marks: the costs, in chance to win, from which on a review calls a choice an inaccuracy, a
            mistake and a blunder. The first is at least what nine of ten choices of the easiest
            level cost; of ten of its marks, four are for mistakes or worse, one is for a blunder.
            No more than one in a hundred choices of the strongest level seems to cost so much
            (`tests/bench/measure_review.py`).
        shares: by the number of players, from the fewest on, what share of wins each level but the
            first has alone against others of the level below it (`tests/bench/README.md`, Playing
            strength); empty where nobody has measured that, so that there is no rating.
        points_first: whether a review tells costs in points before those in chance to win, since
            they say more of how well somebody plays (`tests/bench/README.md`).
        luck_weight: how much of the change of an appraisal counts as luck, from 0 to 1. Less than 1
            where appraisals are too sure of themselves: it is the coefficient at which the results
            of matches vary least without luck, fitted to matches of the arena (`tests/bench`); at 0
            luck is not measured.
        themes: of its problems; None for a game without problems.
        forbids: says what is allowed instead, in a few words (`half decks for 2 players only`), if
            these options do not go together; None if they do.
        remark: says in a sentence what these options make of the game, if that is not obvious.
        eased: True if these options make a match so easy that it counts as played with help.
    """

    name: str
    title: str
    options: tuple[Option, ...]
    levels: tuple[Level, ...]
    computers: Lazy[Mapping[str, Player]]
    players: Callable[[Options], int]
    rules: Lazy[Rules]
    evaluator: Lazy[Evaluate]
    window: str
    seat_order: SeatOrder = SeatOrder.CLOCKWISE
    low_wins: bool = False
    target: str | None = None
    colours_count: bool = False
    tempers: Tempers | None = None
    timed: Lazy[Callable[[Move], bool]] | None = None
    pricer: Lazy[Price] | None = None
    appraiser: Lazy[Appraise] | None = None
    reshuffler: Lazy[Reshuffle] | None = None
    mixes: bool = False
    marks: tuple[float, float, float] = (0.05, 0.1, 0.2)
    shares: Mapping[int, tuple[float, ...]] = field(default_factory=dict)
    points_first: bool = False
    luck_weight: float = 1.0
    themes: Lazy[Themes] | None = None
    forbids: Callable[[Options], str | None] = _nothing
    remark: Callable[[Options], str | None] = _nothing
    eased: Callable[[Options], bool] = lambda _: False

    @property
    def start(self) -> Callable[[Options], State]:
        return self.rules().start

    @property
    def imagine(self) -> Callable[[View, random.Random], State]:
        return self.rules().imagine

    @property
    def facts(self) -> type[Facts]:
        return self.rules().facts

    @property
    def words(self) -> tuple[str, ...]:
        return self.rules().words

    @property
    def canonical(self) -> Callable[[str], Move]:
        return self.rules().canonical

    @property
    def scale(self) -> Scale | None:
        """Where the levels stand beside each other; None if that has not been measured."""
        from soiree.core.scales import Scale

        return Scale(self.shares) if self.shares else None

    @property
    def is_race(self) -> bool:
        """Whether players act at the same time, against the clock."""
        return self.timed is not None

    def is_timed(self, move: Move) -> bool:
        """Whether a record must say when this move was made."""
        return self.timed is not None and self.timed()(move)

    def defaults(self) -> dict[str, int | str]:
        return {option.name: option.default for option in self.options}

    def before(self) -> dict[str, int | str]:
        """The options that came after the first version, as matches had it before them."""
        return {each.name: each.before for each in self.options if each.before is not None}

    def completed(self, options: Options) -> dict[str, int | str]:
        """All options, given some: of those that are missing, as it was before they existed."""
        return {**self.defaults(), **self.before(), **options}

    def most_players(self) -> int:
        """The largest number of players, whatever the options."""
        usual = self.defaults()
        counts = (
            self.players({**usual, option.name: value})
            for option in self.options
            for value in option.values
        )
        return max(counts, default=self.players(usual))

    def level_names(self) -> tuple[str, ...]:
        """The names of the levels, as in records, weakest first."""
        return tuple(level.name for level in self.levels)

    def usual_level(self) -> Level:
        """The level of a computer if nobody has chosen one."""
        return self.levels[len(self.levels) // 2]

    def player(self, level: str, temper: Temper | None = None) -> Player:
        """The computer player of a level; `random` is a level of every game.

        Args:
            temper: of the guest who plays, which shows where the game has it.

        Raises:
            KeyError: the game has no such level.
        """
        if level == RANDOM:
            from soiree.core.players import random_player

            return random_player
        if temper is None or self.tempers is None:
            return self.computers()[level]
        return self.tempers.player()(level, temper)

    def strongest(self) -> Player:
        """The strongest computer player."""
        return self.computers()[self.levels[-1].name]
