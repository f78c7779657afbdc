"""Hint: what the strongest player that there is would do in a person's place, and why."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from soiree.controller.match import Match
from soiree.controller.thinking import Post
from soiree.controller.worker import Worker
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import Fact, GivenTime, Stop
from soiree.core.views import View
from soiree.core.zones import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do.

    Attributes:
        why: what speaks most for it, where that is known.
    """

    move: Move
    why: Fact | None = None


def advise(game: Game, view: View, rng: random.Random, budget: float, cancelled: Stop) -> Hint:
    """What the strongest player of the game would do with this view, after so many seconds."""
    evaluate = game.evaluator()
    estimates = evaluate(view, rng, GivenTime.of(budget, cancelled))
    best = max(estimates, key=lambda each: each.value)
    return Hint(best.move, best.facts[0] if best.facts else None)


@dataclass(slots=True)
class Aside:
    """One question for advice, from its asking to the answer or to its being void."""

    seat: Seat
    position: int
    _cancelled: threading.Event = field(default_factory=threading.Event)

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._cancelled.set()

    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()


def ask(
    match: Match,
    seat: Seat,
    worker: Worker,
    post: Post,
    budget: float,
    answered: Callable[[Hint | None], None],
) -> Aside:
    """Ask, on the worker, what a seat should do now.

    Args:
        answered: is called where `post` leads, with None if nobody knew; not if it was cancelled.
    """
    aside = Aside(seat, match.position)
    game, view = match.deal.game, match.view(seat)
    rng = random.Random(f"advice {match.deal.seed} {seat} {match.position}")

    def think() -> None:
        advice: Hint | None = None
        if not aside.is_cancelled():
            try:
                advice = advise(game, view, rng, budget, aside.is_cancelled)
            except Exception:
                log.exception("No advice for seat %d at entry %d", seat, aside.position)
        post(lambda: answer(advice))

    def answer(advice: Hint | None) -> None:
        if aside.is_cancelled():
            return
        if advice is not None and advice.move not in view.legal:
            log.error("The advice for seat %d was %r", seat, advice.move)
            advice = None
        answered(advice)

    worker.submit(think)
    return aside
