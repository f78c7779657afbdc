"""The description of a game, through which the rest of the program knows it.

Only the packages of a game know which game it is. All differences between games are fields of
`Game`, or, on Qt's side, of the description that `Game.window` names. Loading a description is
cheap; the modules for playing are loaded at first use.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    import random

    from soiree.core.entries import Move
    from soiree.core.explanations import Explainer
    from soiree.core.feats import GameFeats
    from soiree.core.guests import Temper
    from soiree.core.players import Evaluate, Player
    from soiree.core.reviews import Appraise, Pricer, Reshuffle, Themes
    from soiree.core.scales import Scale
    from soiree.core.states import Facts, Options, State
    from soiree.core.views import View
    from soiree.core.zones import Seat

RANDOM = "random"
"""The name of a player that every game has beside its levels, which makes random legal moves."""


class Option(Struct, frozen=True):
    """An option of a game, with its default and its possible values.

    Attributes:
        name: as in records (`hand_size`); `players` is the number of players.
        values: whole numbers or words, as in records.
        label: the text for the player.
        note: a short explanation; `{least}` and `{most}` stand for the ends of a range. A range
            without a note shows its ends.
        labels: the texts of the values, in the order of `values`; empty if they need none.
        are_suits: True if each value is an order of suits, as in `SHDC`.
        matters: returns True if the option has an effect, given the other options.
        before: the value in matches from before this option existed, whose records may omit it;
            None for an option of the first version.
        unsaid: the value in words of deals that do not name the option (`when_unsaid`); `before`
            or the default, unless that default has changed since such words exist.
    """

    name: str
    default: int | str
    values: range | tuple[str, ...]
    label: str
    note: str = ""
    labels: tuple[str, ...] = ()
    are_suits: bool = False
    matters: Callable[[Options], bool] = lambda _: True
    before: int | str | None = None
    unsaid: int | str | None = None

    @property
    def when_unsaid(self) -> int | str:
        """The value of the option in a deal whose word, such as `rummy-4-fete`, omits the option
        (`controller.match.deal_words`).
        """
        if self.unsaid is not None:
            return self.unsaid
        return self.default if self.before is None else self.before

    def admits(self, value: object) -> bool:
        return type(value) is type(self.default) and value in self.values


class Level(Struct, frozen=True):
    """A level of the computer players of a game.

    Attributes:
        name: the name in records (`hard`).
        label: the text for the player.
        sentence: a description of the computer's play.
    """

    name: str
    label: str
    sentence: str


_LABELS = {
    "easy": tr_noop("Easy"),
    #: The level between Easy and Hard.
    "middle": tr_noop("Middle"),
    "hard": tr_noop("Hard"),
    "impossible": tr_noop("Impossible"),
}


def levels(**sentences: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first, by their names and sentences."""
    return tuple(Level(name, _LABELS[name], sentence) for name, sentence in sentences.items())


class SeatOrder(enum.Enum):
    """The direction of the seats around the table, seen from above."""

    CLOCKWISE = enum.auto()
    COUNTERCLOCKWISE = enum.auto()


class Lengths(Struct, frozen=True):
    """The length of matches between computers of the first level, as measured in the arena.

    A move that leaves everything as it is does not count as a choice.

    Attributes:
        by: the name of the numeric option that changes the length.
        choices: pairs of a value of that option and the average number of choices of all players
            together, ascending; by the values of the other options that matter.
        others: the names of those options.
    """

    by: str
    choices: Mapping[tuple[int | str, ...], tuple[tuple[int, int], ...]]
    others: tuple[str, ...] = ()

    def of(self, options: Options) -> float | None:
        """The number of choices with these options, on the line through the nearest measurements.

        None below the least measured value, and for options that were not measured.
        """
        measured = self.choices.get(tuple(options[name] for name in self.others), ())
        value = float(options[self.by])
        if not measured or value < measured[0][0]:
            return None
        if len(measured) == 1:
            return measured[0][1]
        above = next((n for n, pair in enumerate(measured) if pair[0] >= value), len(measured) - 1)
        (low, few), (high, many) = measured[max(1, above) - 1 : max(1, above) + 1]
        return few + (many - few) * (value - low) / (high - low)


_PERSON, _COMPUTER, _RACING = 8.0, 3.0, 1.6
"""Seconds for a choice of a person, for the display of a computer's, and for one in a race."""


class Rules(Struct, frozen=True):
    """The rules of a game, for playing it and reading its records.

    Attributes:
        start: returns the state of a new match, before anything is dealt.
        imagine: samples a state that agrees with a view (a determinization).
        facts: the class of `State.facts`.
        words: the words that players may say (`Said.what`).
        canonical: returns the canonical notation of a move with several notations.
    """

    start: Callable[[Options], State]
    imagine: Callable[[View, random.Random], State]
    facts: type[Facts]
    words: tuple[str, ...] = ()
    canonical: Callable[[str], Move] = lambda move: move


class Game(Struct, frozen=True):
    """The description of a game. Texts are English; the window translates them.

    Attributes:
        name: the name in records (`rummy`).
        title: the name for people (`Rummy`).
        options: the options, in the order of the new-game dialog.
        levels: the levels of the computer players, weakest first.
        computers: returns the computer player of a level, with the temper of a guest or without.
        players: returns the number of players, given the options.
        rules: the rules of the game.
        evaluator: chooses a move as the strongest level does, and finds the best other one.
        window: the full name of the package with its Qt side (`soiree.ui.games.rummy`), whose
            `WINDOW` describes it to the window. Only a name, since nothing below `ui` knows Qt.
        seat_order: the direction in which the turn passes.
        low_wins: True if low scores win.
        target: the name of the option with the score to play to, if there is one.
        colours_count: True if red and black suits have different effects.
        tempers: the habits of each temper of the guests, without a full stop, as names follow;
            empty without an effect on the game.
        timed: returns True if a record must have the time of a move, because players act
            simultaneously; None for a game with turns.
        pricer: makes the pricer of a decision; None for a game without reviews.
        explainer: words the outcomes that the pricer reports; None for a game without explanations.
        appraiser: appraises positions; None if luck is not measured.
        reshuffler: shuffles unseen cards; None if an appraisal depends on their order, so that all
            luck is in the outcomes of chance.
        omissions: the moves that leave everything as it is. If a player repeats an
            omission, a review counts it once.
        marks: the costs, in chance to win, from which a choice is an inaccuracy, a mistake and a
            blunder. Nine of ten choices of the easiest level cost less than the first. Of ten of
            its marks, four are for mistakes or worse, one is for a blunder. At most one in a
            hundred choices of the strongest level has a mark (`tests/bench/measure_review.py`).
        shares: by the number of players, ascending, the share of wins of each level but the first
            against opponents who all have the level below it (`tests/bench/strength.md`); empty if
            not measured, so that there is no rating.
        points_first: True if a review lists costs in points first, because they describe the
            quality of play better (`tests/bench/reviews.md`).
        luck_weight: the part of the change of an appraisal that counts as luck, from 0 to 1. It is
            fitted to matches of the arena, to minimize the variance of results without luck
            (`tests/bench`), and below 1 for overconfident appraisals; at 0 luck is not measured.
        themes: the themes of problems; None for a game without problems.
        forbids: returns the allowed alternative (`half decks for 2 players only`) for options that
            exclude each other; None for allowed options.
        remark: returns a sentence about the effect of these options, if it is not obvious.
        points_in_all: the points that are won in any whole match; 0 if the rules do not fix them.
        lengths: of matches; None if not measured.
        feats: the feats that only this game knows; None if it knows none.
        eased: True if these options make a match so easy that it counts as assisted.
    """

    name: str
    title: str
    options: tuple[Option, ...]
    levels: tuple[Level, ...]
    computers: Lazy[Callable[[str, Temper | None], Player]]
    players: Callable[[Options], int]
    rules: Lazy[Rules]
    evaluator: Lazy[Evaluate]
    window: str
    seat_order: SeatOrder = SeatOrder.CLOCKWISE
    low_wins: bool = False
    target: str | None = None
    colours_count: bool = False
    tempers: Mapping[Temper, str] = field(default_factory=dict)
    timed: Lazy[Callable[[Move], bool]] | None = None
    pricer: Lazy[Callable[[View], Pricer]] | None = None
    explainer: Lazy[Explainer] | None = None
    appraiser: Lazy[Appraise] | None = None
    reshuffler: Lazy[Reshuffle] | None = None
    omissions: frozenset[Move] = frozenset()
    marks: tuple[float, float, float] = (0.05, 0.1, 0.2)
    shares: Mapping[int, tuple[float, ...]] = field(default_factory=dict)
    points_first: bool = False
    luck_weight: float = 1.0
    themes: Lazy[Themes] | None = None
    forbids: Callable[[Options], str | None] = lambda _: None
    remark: Callable[[Options], str | None] = lambda _: None
    points_in_all: int = 0
    lengths: Lengths | None = None
    feats: Lazy[GameFeats] | None = None
    eased: Callable[[Options], bool] = lambda _: False

    @property
    def start(self) -> Callable[[Options], State]:
        return self.rules().start

    @property
    def imagine(self) -> Callable[[View, random.Random], State]:
        return self.rules().imagine

    @property
    def canonical(self) -> Callable[[str], Move]:
        return self.rules().canonical

    @property
    def scale(self) -> Scale | None:
        """The strengths of the levels; None if they have not been measured."""
        from soiree.core.scales import Scale

        return Scale(self.shares) if self.shares else None

    @property
    def is_race(self) -> bool:
        """True if players act simultaneously, against the clock."""
        return self.timed is not None

    def is_timed(self, move: Move) -> bool:
        """True if a record must have the time of this move."""
        return self.timed is not None and self.timed()(move)

    def defaults(self) -> dict[str, int | str]:
        return {option.name: option.default for option in self.options}

    def before(self) -> dict[str, int | str]:
        """The options that are newer than the first version, with the values of older matches."""
        return {each.name: each.before for each in self.options if each.before is not None}

    def completed(self, options: Options) -> dict[str, int | str]:
        """The options of a record, completed by the values from before they existed."""
        return {**self.defaults(), **self.before(), **options}

    def minutes(self, options: Options) -> int:
        """The length of a match with one person, from choices counted in the arena; 0 if unknown.

        Attention and display take a fixed time for each choice.
        """
        choices = None if self.lengths is None else self.lengths.of(options)
        if choices is None:
            return 0
        own = choices / self.players(options)
        seconds = own * _RACING if self.is_race else own * _PERSON + (choices - own) * _COMPUTER
        return max(1, round(seconds / 60))

    def most_players(self) -> int:
        """The largest number of players with any options."""
        usual = self.defaults()
        counts = (
            self.players({**usual, option.name: value})
            for option in self.options
            for value in option.values
        )
        return max(counts, default=self.players(usual))

    def certain_winner(self, scores: Sequence[int]) -> Seat | None:
        """The seat whose lead is larger than all points that are left; None if there is none."""
        if not self.points_in_all:
            return None
        left = self.points_in_all - sum(scores)
        best, second = sorted(scores, reverse=True)[:2]
        return scores.index(best) if best - second > left else None

    def level_names(self) -> tuple[str, ...]:
        """The names of the levels in records, weakest first."""
        return tuple(level.name for level in self.levels)

    def usual_level(self) -> Level:
        """The default level of a computer."""
        return self.levels[len(self.levels) // 2]

    def known_level(self, level: str | None) -> str:
        """A level or `random` itself; the usual level in place of anything else, such as the name
        of a custom player.
        """
        names = (RANDOM, *self.level_names())
        return level if level in names else self.usual_level().name

    def player(self, level: str, temper: Temper | None = None) -> Player:
        """The computer player of a level; `random` is a level of every game.

        Args:
            temper: an inclination, such as cautious, that breaks ties between moves about as good;
                without effect in a game without tempers.

        Raises:
            KeyError: the game has no such level.
        """
        if level == RANDOM:
            from soiree.core.players import random_player

            return random_player
        return self.computers()(level, temper)

    def strongest(self) -> Player:
        """The strongest computer player."""
        return self.player(self.levels[-1].name)
