"""Matches between computers, without a table.

Matches are numbered from 0. With n players, matches 0 … n-1 have deal 0, and every player sits at
each seat once; the next n matches have deal 1. Without a time limit, a match depends only on the
contest and its own number.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from functools import partial

from msgspec import Struct

from soiree.controller.arena.processes import in_order
from soiree.controller.computers.pace import seconds_for_card
from soiree.controller.match.authority import Match
from soiree.controller.players.custom_players import (
    ArenaPlayer,
    InProcess,
    PlayerFault,
    is_custom,
    short_name,
)
from soiree.controller.players.process import LIMITS, Limits, PlayerProcess
from soiree.core.records import Participant, Record
from soiree.core.strict_json import brief
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.sandbox.privileges import keep_memory_private

SECRET = 1 << 64
"""The least secret seed: players can neither guess it nor compute it from their data."""

LONGEST = 60_000
"""The number of entries after which a match counts as endless."""


class EndlessMatch(PlayerFault):
    """A match does not end: it has more than `LONGEST` entries."""


class Contest(Struct, frozen=True):
    """The game, players and options of a contest between computer players.

    Attributes:
        game: the name of the game.
        options: all options of the game, by name.
        players: the name of each player, such as a level or `path/to/file.py:function`. There is
            one for each seat; from match to match, every player moves on by one seat.
        seed: the seed of the deals and of the players' random numbers.
        think: seconds for each move; None gives each player as long as it likes.
        trusted: True if the arena's own process runs custom players, without restrictions. False
            if each custom player has a process of its own with restrictions.
        limits: the limits of time and memory of custom players in processes of their own.
    """

    game: str
    options: dict[str, int | str]
    players: tuple[str, ...]
    seed: int
    think: float | None = None
    trusted: bool = False
    limits: Limits = LIMITS

    def seat_of(self, player: int, number: int) -> Seat:
        """The seat in match `number` of the player with this index in `players`."""
        return (player + number) % len(self.players)


class Played(Struct, frozen=True):
    """A match that was played.

    Attributes:
        seconds: the thinking time of each move, by seat.
        not_enforced: the limits that the system did not enforce, as keys of the table `COULD`.
    """

    number: int
    record: Record
    seconds: tuple[tuple[float, ...], ...]
    not_enforced: frozenset[str] = frozenset()


def play_all(contest: Contest, games: int, executor: Executor | None = None) -> Iterator[Played]:
    """Play the matches and yield them in the order of their numbers.

    Args:
        executor: plays the matches; without one, this thread plays them. On another machine it
            can only play levels, as the files of custom players are on this one.

    Raises:
        BrokenExecutor: the executor cannot go on.
        PlayerFault: a player does not exist or breaks its contract.
    """
    if not contest.trusted and any(map(is_custom, contest.players)):
        keep_memory_private()  # this process knows the seed, whichever ones play
    return in_order(partial(play, contest), range(games), executor)


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of all matches with a deal, given the seed of their contest."""
    return random.Random(f"{seed} {deal}").getrandbits(32 if seed < SECRET else 53)


def generator(seed: int, decision: str) -> random.Random:
    """Return the random generator of a player for one decision.

    The state of a generator reveals its seed, so a secret seed is hashed first.

    Args:
        seed: the seed of the contest.
        decision: a text that identifies the match, the seat and the position.
    """
    made_from = f"{seed} {decision}"
    if seed >= SECRET:
        made_from = hashlib.sha256(made_from.encode()).hexdigest()
    return random.Random(made_from)


def seated(contest: Contest, name: str) -> ArenaPlayer:
    """Prepare one of the contest's players. Raises PlayerFault.

    Args:
        name: the name of the player, such as a level or `path/to/file.py:function`.
    """
    if is_custom(name) and not contest.trusted:
        return PlayerProcess(name, contest.think, contest.limits)
    return InProcess(contest.game, name, contest.think)


def play(contest: Contest, number: int) -> Played:
    """Play one match. Raises PlayerFault.

    Args:
        number: the number of the match in the contest, from 0.
    """
    seats = len(contest.players)
    sitting = [""] * seats
    for index, name in enumerate(contest.players):
        sitting[contest.seat_of(index, number)] = name
    participants = tuple(Participant(short_name(n), "computer", short_name(n)) for n in sitting)
    seed = deal_seed(contest.seed, number // seats)
    record = Record(contest.game, dict(contest.options), participants, seed=seed)
    match = Match(record, GAMES[contest.game])
    clock = Clock(sitting, random.Random(f"{contest.seed} {number} clock"))
    with ExitStack() as closed:
        players = [closed.enter_context(closing(seated(contest, name))) for name in sitting]
        for player in players:  # all have started by now
            player.begin()
        try:
            seconds = play_out(match, players, clock, f"{number}", contest.seed)
        except EndlessMatch as fault:
            raise PlayerFault(f"match {number + 1} {fault}") from None
        not_enforced = frozenset(each for player in players for each in player.not_enforced)
    return Played(number, match.record(), tuple(map(tuple, seconds)), not_enforced)


def play_out(
    match: Match, players: Sequence[ArenaPlayer], clock: Clock, name: str, seed: int = 0
) -> list[list[float]]:
    """Play a match to its end, and return the thinking time of each move, by seat.

    Args:
        players: the players, by seat.
        clock: chooses the next seat, and the time of each move in a race.
        name: the name of the match. With the seed, it determines the players' random numbers.

    Raises:
        EndlessMatch: the match has too many entries.
        PlayerFault: a player breaks its contract.
    """
    seconds: list[list[float]] = [[] for _ in players]
    while True:
        match.draw_chance()
        if not match.deciders:
            return seconds
        if match.position > LONGEST:
            raise EndlessMatch(f"does not end: it has {LONGEST} entries")
        view = match.view(match.deciders[0])
        seat, at = clock.next_seat(view)
        if seat != view.seat:
            view = match.view(seat)
        rng = generator(seed, f"{name} {seat} {match.position}")
        began = time.perf_counter()
        move = players[seat].ask(view, rng)
        seconds[seat].append(time.perf_counter() - began)
        if refusal := match.play(seat, move, match.position, at):
            raise PlayerFault(f"{players[seat].location}: answered {brief(repr(move))}: {refusal}")


class Clock:
    """Determines the next seat to move and, in a race, the time of each move.

    The time of a move in a race is a random reaction time, typical of people who play like the
    level (`seconds_for_card`). The computing time of a player does not count. Custom players get
    the times of the middle level.
    """

    def __init__(self, names: Sequence[str], rng: random.Random) -> None:
        self._names = names
        self._rng = rng
        self._now = 0.0
        self._move_time: dict[Seat, float] = {}

    def next_seat(self, view: View) -> tuple[Seat, float | None]:
        """Return the seat that moves first and, in a race, its time in seconds since the start.

        Args:
            view: the view of a seat that may move.
        """
        if not GAMES[view.game].is_timed(view.legal[0]):
            self._move_time.clear()
            return view.seat, None
        for seat in view.deciders:
            if seat not in self._move_time:
                self._move_time[seat] = self._now + seconds_for_card(
                    self._names[seat], 1, self._rng
                )
        seat = min(view.deciders, key=self._move_time.__getitem__)
        self._now = self._move_time.pop(seat)
        return seat, round(self._now, 2)
