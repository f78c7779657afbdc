"""Asks computer players for moves on the worker thread.

A request gets a legal move as its answer even if the player fails.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from msgspec import Struct, field

from soiree.controller.computers.worker import Post, Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.stopwatch import moves_are_timed
from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.zones import Seat

log = logging.getLogger(__name__)

_T = TypeVar("_T")

BUDGET = 1.0
"""Seconds that a computer may think about a move."""

TIMED_BUDGET = 0.1
"""Seconds that a computer may think about a timed move; `pace` decides when the move is made."""

GRACE = 5.0
"""Seconds beyond three times its budget after which a computer counts as hanging."""


def generator(match: Match, seat: Seat) -> random.Random:
    """The random generator for a seat's decision now; it follows from deal, seat and position."""
    return random.Random(f"player {match.deal.seed} {seat} {match.position}")


def within(budget: float, cancelled: Stop) -> Stop:
    """Return a stop function for a time limit in seconds, which `cancelled` can end earlier."""
    deadline = time.monotonic() + budget
    return lambda: cancelled() or time.monotonic() > deadline


class Request(Struct):
    """A request for a computer's move, or for a hint.

    Attributes:
        answer: the computer's legal move; None until it is found, and always for a hint.
    """

    seat: Seat
    position: int
    answer: Move | None = None
    _is_over: threading.Event = field(default_factory=threading.Event)

    def cancel(self) -> None:
        """Make the computer stop, and ignore its answer."""
        self._is_over.set()

    def is_over(self) -> bool:
        """True if the request was answered or cancelled."""
        return self._is_over.is_set()


class Computers:
    """The computers of a match, by seat.

    A player that raises an exception, exceeds its limit or answers no legal move gets a random
    legal move, and the log states the fault.

    Attributes:
        worker: the thread on which the computers choose their moves.
        post: runs a function on the session's thread.
        longest: the time limit of a move without a clock, in seconds.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, Player],
        worker: Worker,
        post: Post,
        budget: float = BUDGET,
        grace: float = GRACE,
    ) -> None:
        """
        Args:
            budget: the seconds that a player may think about a move, unless the clock of a race
                decides.
            grace: seconds beyond three budgets after which a player counts as hanging.
        """
        self.worker = worker
        self.post = post
        self.longest = budget
        self._match = match
        self._players = dict(players)
        self._grace = grace

    def __contains__(self, seat: object) -> bool:
        return seat in self._players

    @property
    def budget(self) -> float:
        """The seconds available for the next move."""
        timed = moves_are_timed(self._match)
        return min(self.longest, TIMED_BUDGET) if timed else self.longest

    def take_over(self, seats: Iterable[Seat], player: Player) -> None:
        """Let a player play for the people at these seats."""
        self._players.update(dict.fromkeys(seats, player))

    def hand_back(self, seats: Iterable[Seat]) -> None:
        """Give these seats back to their people."""
        for seat in seats:
            self._players.pop(seat, None)

    def ask(self, seat: Seat, answered: Callable[[], None]) -> Request:
        """Ask the computer at a seat for its move now.

        Args:
            answered: called on the session's thread with the answer, unless the request was
                cancelled.
        """
        match, player, budget = self._match, self._players[seat], self.budget
        request = Request(seat, match.position)
        view, rng = match.view(seat), generator(match, seat)

        def think() -> Move:
            return player(view, rng, within(budget, request.is_over))

        def take(answer: Move | None) -> None:
            if answer is not None and match.refusal(seat, answer):
                log.error("The player at seat %d answered %r", seat, answer)
                answer = None
            request.answer = self._simple_move(request) if answer is None else answer
            answered()

        self.find(request, think, budget, take)
        return request

    def find(
        self,
        request: Request,
        think: Callable[[], _T],
        budget: float,
        take: Callable[[_T | None], None],
    ) -> None:
        """Have the worker find the answer to a request, and report it once.

        Args:
            think: returns the answer, and should take at most `budget` seconds.
            take: called on the session's thread with the answer, or with None if `think` failed or
                hangs. It is not called if the request was cancelled.
        """

        def work() -> None:
            found: _T | None = None
            if request.is_over():
                return
            try:
                found = think()
            except Exception:
                seat, position = request.seat, request.position
                log.exception("The player at seat %d failed at entry %d", seat, position)
            self.post(lambda: report(found))

        def report(found: _T | None) -> None:
            if not request.is_over():
                request.cancel()
                take(found)

        def do_without() -> None:
            if not request.is_over():
                log.error("The player at seat %d did not answer in time", request.seat)
                report(None)

        self.worker.submit(work, 3 * budget + self._grace, lambda: self.post(do_without))

    def _simple_move(self, request: Request) -> Move:
        rng = random.Random(f"simple {self._match.deal.seed} {request.position}")
        return rng.choice(self._match.legal(request.seat))
