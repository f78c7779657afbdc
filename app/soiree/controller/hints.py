"""Hints: what the strongest player would do in a person's place, and why."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from soiree.controller.computers import GRACE, Post
from soiree.controller.match import Match
from soiree.controller.worker import Worker
from soiree.core.entries import Decision, Entry, Move
from soiree.core.games import Game
from soiree.core.players import Fact, GivenTime, Stop
from soiree.core.views import View
from soiree.core.zones import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to make.

    Attributes:
        why: the best reason for it, where one is known.
    """

    move: Move
    why: Fact | None = None


def find_hint(game: Game, view: View, rng: random.Random, budget: float, cancelled: Stop) -> Hint:
    """What the strongest player of the game would do with this view.

    Args:
        budget: the seconds that it thinks.
    """
    evaluate = game.evaluator()
    estimates = evaluate(view, rng, GivenTime.of(budget, cancelled))
    best = max(estimates, key=lambda each: each.value)
    return Hint(best.move, best.facts[0] if best.facts else None)


@dataclass(slots=True)
class _Request:
    """A request for a hint."""

    seat: Seat
    position: int
    _cancelled: threading.Event = field(default_factory=threading.Event)

    def cancel(self) -> None:
        """The answer is no longer wanted."""
        self._cancelled.set()

    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()


class Hints:
    """Finds hints for the people of a match on the worker, one at a time."""

    def __init__(self, match: Match, worker: Worker, post: Post) -> None:
        self._match = match
        self._worker = worker
        self._post = post
        self._request: _Request | None = None

    def ask(self, seat: Seat, budget: float, answered: Callable[[Hint | None], None]) -> None:
        """Ask for a hint for a seat; it replaces any earlier request.

        Args:
            budget: seconds that it may take.
            answered: called through `post` with the hint, or with None if none was found; not
                called if the request is dropped.
        """
        self.drop()
        match, position = self._match, self._match.position
        request = self._request = _Request(seat, position)
        game, view = match.deal.game, match.view(seat)
        rng = random.Random(f"advice {match.deal.seed} {seat} {position}")

        def think() -> None:
            hint: Hint | None = None
            if not request.is_cancelled():
                try:
                    hint = find_hint(game, view, rng, budget, request.is_cancelled)
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
        """The hint is no longer wanted."""
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def drop_after(self, entry: Entry) -> None:
        """An entry of a race was made: a hint holds until the player who asked for it moves."""
        asked = self._request
        if asked is not None and isinstance(entry, Decision) and entry.seat == asked.seat:
            self.drop()
