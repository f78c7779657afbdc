"""Replays a deal with computers in a person's seat, to compare their results with the person's.

The other seats have the players of the record, or the usual level in place of people and custom
players. The outcomes of chance are those of the record, as far as they are needed in the same
order. Each match depends only on the record, the seat, the level and its number.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from soiree.controller.arena.contest import Clock, play_out
from soiree.controller.match.authority import Match
from soiree.controller.match.start import computers_of
from soiree.controller.players.custom_players import ArenaPlayer
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.games import Game
from soiree.core.players import Player, Stop, never
from soiree.core.records import Participant, Record, chances_written
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.search.sampling import mean_and_error

MATCHES = 20
"""The number of matches of each level."""


class Outcome(Struct, frozen=True):
    """The result of one match, for one seat.

    Attributes:
        share: the share of the win of the seat, from 0 to 1.
        score: the seat's score; None in a game without scores.
        first_difference: the number of the first entry, from 1, at which the seat's choice differs
            from the record. All entries before it are equal. None if all choices are equal.
    """

    share: float
    score: int | None
    first_difference: int | None = None


class Comparison(Struct, frozen=True):
    """The results of several matches with a computer of a level in the person's seat.

    Attributes:
        win: the mean share of the win, and its standard error.
        score: the mean score, and its standard error; None in a game without scores.
        first_difference: the commonest number of the first entry that differs from the record; None
            if all choices are equal.
    """

    level: str
    matches: int
    win: tuple[float, float]
    score: tuple[float, float] | None
    first_difference: int | None


class Rerun(Struct, frozen=True):
    """The deal of a finished match, to be played again with a computer in a seat."""

    game: Game
    record: Record
    seat: Seat

    def play(self, level: str, number: int, stop: Stop = never) -> Outcome:
        """Play the deal again, with a computer of a level in the seat `Rerun.seat`.

        Args:
            level: the name of the level.
            number: the number of the repetition with this level; each has its own random numbers.
            stop: returns True if the players must answer at once, so that the match ends soon. The
                outcome then says nothing about the level.
        """
        game, record = self.game, self.record
        levels, usual = {*game.level_names()}, game.usual_level().name
        sitting = [who.level if who.level in levels else usual for who in record.players]
        sitting[self.seat] = level
        players = tuple(Participant(name, "computer", name) for name in sitting)
        came = [entry.bare() for entry in record.entries if isinstance(entry, Chance)]
        seed, extra = record.seed or 0, chances_written(came)
        dealt = Record(game.name, record.options, players, extra=extra, seed=seed)
        name = f"duplicate {seed} {self.seat} {level} {number}"
        match = play_between(dealt, game, name, stop)
        first_difference = _first_difference(match.entries, record.entries, self.seat)
        return outcome_of(match.record(), self.seat, first_difference)


class Computer(ArenaPlayer):
    """A computer player at a table without a window."""

    def __init__(self, player: Player, stop: Stop) -> None:
        """
        Args:
            stop: tells the player to answer at once.
        """
        self._player, self._stop = player, stop

    def ask(self, view: View, rng: random.Random) -> Move:
        return self._player(view, rng, self._stop)


def play_between(record: Record, game: Game, name: str, stop: Stop = never) -> Match:
    """Play the match of a record between computers to its end, or to a quick end if `stop` returns
    True.

    Args:
        name: the name of the match, which determines the players' random numbers.
    """
    match = Match(record, game)
    clock = Clock([who.level or "" for who in record.players], random.Random(f"{name} clock"))
    computers = computers_of(record, game).values()
    play_out(match, [Computer(player, stop) for player in computers], clock, name)
    return match


def outcome_of(record: Record, seat: Seat, first_difference: int | None = None) -> Outcome:
    """The result of a finished match for a seat."""
    result = record.result
    assert result is not None
    return Outcome(
        result.share(seat), result.scores[seat] if result.scores else None, first_difference
    )


def comparison_of(level: str, outcomes: Sequence[Outcome]) -> Comparison:
    """Sum up how computers of a level did with the person's cards.

    Args:
        outcomes: of all matches of the level, at least one.
    """
    scores = [float(each.score) for each in outcomes if each.score is not None]
    differences = [each.first_difference for each in outcomes if each.first_difference is not None]
    return Comparison(
        level,
        len(outcomes),
        mean_and_error([each.share for each in outcomes]),
        mean_and_error(scores) if scores else None,
        max(sorted(set(differences)), key=differences.count, default=None),
    )


def _first_difference(
    entries: Sequence[Entry], recorded: Sequence[Entry], seat: Seat
) -> int | None:
    for number, (one, other) in enumerate(zip(entries, recorded, strict=False), 1):
        if isinstance(one, Decision) and isinstance(other, Decision):
            if (one.seat, one.move) != (other.seat, other.move):
                return number if one.seat == other.seat == seat else None
        elif isinstance(one, Decision) or isinstance(other, Decision) or one.bare() != other.bare():
            return None
    return None
