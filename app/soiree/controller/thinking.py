"""Computers are asked for their moves on the worker; whatever they do, there is an answer."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from soiree.controller.match import Match
from soiree.controller.worker import Worker
from soiree.core.entries import Move
from soiree.core.players import Player
from soiree.core.zones import Seat

log = logging.getLogger(__name__)

Post = Callable[[Callable[[], None]], None]
"""Has something done on the thread that owns the session, soon and in order."""


@dataclass(slots=True)
class Thought:
    """One question to a player, from its asking to the answer's use.

    Attributes:
        answer: a legal move, once there is one.
    """

    seat: Seat
    position: int
    answer: Move | None = None
    _cancelled: threading.Event = field(default_factory=threading.Event)
    _limit: threading.Timer | None = None

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._cancelled.set()
        self._stop_limit()

    def _stop_limit(self) -> None:
        if self._limit:
            self._limit.cancel()


class Thinker:
    """Asks the computers of a match for their moves.

    A player that raises, hangs past its limit or answers nonsense gets a legal move by a simple
    rule, and the log says so.
    """

    def __init__(
        self, match: Match, players: Mapping[Seat, Player], worker: Worker, post: Post
    ) -> None:
        self._match = match
        self._players = players
        self._worker = worker
        self._post = post

    def ask(self, seat: Seat, budget: float, limit: float, answered: Callable[[], None]) -> Thought:
        """Ask the player at a seat what to do now.

        Args:
            budget: seconds that it may think.
            limit: seconds after which it counts as hanging.
            answered: is called on the session's thread once the thought has its answer, unless it
                was cancelled.
        """
        match, player = self._match, self._players[seat]
        thought = Thought(seat, match.position)
        view = match.view(seat)
        rng = random.Random(f"player {match.deal.seed} {seat} {thought.position}")

        def think() -> None:
            if thought._cancelled.is_set():
                return
            deadline = time.monotonic() + budget

            def stop() -> bool:
                return thought._cancelled.is_set() or time.monotonic() > deadline

            answer: Move | None = None
            try:
                answer = player(view, rng, stop)
            except Exception:
                log.exception("The player at seat %d failed at entry %d", seat, thought.position)
            self._post(lambda: self._take(thought, answer, answered))

        thought._limit = threading.Timer(
            limit, lambda: self._post(lambda: self._overdue(thought, answered))
        )
        thought._limit.daemon = True
        thought._limit.start()
        self._worker.submit(think)
        return thought

    def _take(self, thought: Thought, answer: Move | None, answered: Callable[[], None]) -> None:
        if thought._cancelled.is_set() or thought.answer is not None:
            return
        thought._stop_limit()
        if answer is None or self._match.refusal(thought.seat, answer):
            if answer is not None:
                log.error("The player at seat %d answered %r", thought.seat, answer)
            answer = self._simple_move(thought)
        thought.answer = answer
        answered()

    def _overdue(self, thought: Thought, answered: Callable[[], None]) -> None:
        """A player that hangs is left behind, and the match goes on."""
        if thought._cancelled.is_set() or thought.answer is not None:
            return
        log.error("The player at seat %d did not answer in time", thought.seat)
        self._worker.abandon()
        self._take(thought, None, answered)
        thought.cancel()

    def _simple_move(self, thought: Thought) -> Move:
        rng = random.Random(f"simple {self._match.deal.seed} {thought.position}")
        return rng.choice(self._match.legal(thought.seat))
