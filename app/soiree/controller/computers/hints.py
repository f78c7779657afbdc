"""Hints: the strongest level's move in a person's place, with its reasons."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable

from msgspec import Struct

from soiree.controller.computers.asking import GRACE, Post, Request, generator, within
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Entry, Move
from soiree.core.games import Game
from soiree.core.players import Estimate, Fact, Stop
from soiree.core.views import View
from soiree.core.zones import Seat

log = logging.getLogger(__name__)

CLOSE = 0.015
"""Chances to win that differ by less look alike: the estimates are no more precise."""


class Candidate(Struct, frozen=True):
    """A possible move with its chance and reasons.

    Attributes:
        chance: the chance to win the match with the move, from 0 to 1.
        gains: the facts for the move, the weightiest first.
        risks: the facts against the move, the weightiest first.
    """

    move: Move
    chance: float
    gains: tuple[Fact, ...] = ()
    risks: tuple[Fact, ...] = ()

    @classmethod
    def of(cls, estimate: Estimate) -> Candidate:
        """A move as it was estimated."""
        gains = tuple(fact for fact in estimate.facts if fact.speaks_for)
        risks = tuple(fact for fact in estimate.facts if not fact.speaks_for)
        return cls(estimate.move, estimate.chance, gains, risks)


class Hint(Struct, frozen=True):
    """A move to make, beside the best other one.

    Attributes:
        advised: the strongest level's move.
        rival: the best of the other moves that it weighed, if there is one that comes to something
            else.
    """

    advised: Candidate
    rival: Candidate | None = None

    @property
    def move(self) -> Move:
        """The move to make."""
        return self.advised.move

    @property
    def is_close(self) -> bool:
        """True if the rival is as good, within the precision of the estimates."""
        return self.rival is not None and self.advised.chance - self.rival.chance < CLOSE


def find_hint(game: Game, view: View, rng: random.Random, stop: Stop) -> Hint:
    """Return the move of the game's strongest level, with its reasons."""
    found = game.evaluator()(view, rng, stop)
    rival = None if found.rival is None else Candidate.of(found.of(found.rival))
    return Hint(Candidate.of(found.of(found.chosen)), rival)


class Hints:
    """Finds hints for the people of a match on the worker, one at a time."""

    def __init__(self, match: Match, worker: Worker, post: Post) -> None:
        self._match = match
        self._worker = worker
        self._post = post
        self._request: Request | None = None

    def ask(self, seat: Seat, budget: float, answered: Callable[[Hint | None], None]) -> None:
        """Ask for a hint for a seat; it replaces any earlier request.

        Args:
            budget: seconds that it may take.
            answered: called through `post` with the hint, or with None if none was found; not
                called if the request is dropped.
        """
        self.drop()
        match, position = self._match, self._match.position
        request = self._request = Request(seat, position)
        game, view = match.deal.game, match.view(seat)
        rng = generator(match, seat)

        def think() -> None:
            hint: Hint | None = None
            if not request.is_cancelled():
                try:
                    hint = find_hint(game, view, rng, within(budget, request.is_cancelled))
                except Exception:
                    log.exception("No hint for seat %d at entry %d", seat, position)
            self._post(lambda: answer(hint))

        def answer(hint: Hint | None) -> None:
            if request.is_cancelled():
                return
            if hint is not None and hint.move not in view.legal:
                log.error("The hint for seat %d was %r", seat, hint.move)
                hint = None
            answered(hint)

        def do_without() -> None:
            answer(None)
            request.cancel()

        self._worker.submit(think, 3 * budget + GRACE, lambda: self._post(do_without))

    def drop(self) -> None:
        """Drop the request."""
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def drop_after(self, entry: Entry) -> None:
        """An entry of a race was made: a hint holds until the player who asked for it moves."""
        asked = self._request
        if asked is not None and isinstance(entry, Decision) and entry.seat == asked.seat:
            self.drop()
