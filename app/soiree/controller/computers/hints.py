"""Hints: the strongest level's move in a person's place, explained."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from soiree.controller.computers.asking import Computers, Request, generator, within
from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Entry
from soiree.core.games import Game
from soiree.core.players import Stop, never
from soiree.core.views import View
from soiree.core.zones import Seat

if TYPE_CHECKING:
    from soiree.controller.computers.explaining import Explanation

log = logging.getLogger(__name__)


def find_hint(
    game: Game, view: View, rng: random.Random, stop: Stop, stop_explaining: Stop = never
) -> Explanation:
    """The move of the strongest level, explained in comparison with the next best move.

    If the explanation finds the next best move clearly better, the hint is that move.
    """
    from soiree.controller.computers.explaining import Explanation, explain

    found = game.evaluator()(view, rng, stop)
    if found.chosen not in view.legal:
        return Explanation(found.chosen)
    if found.rival is not None and game.pricer is not None:
        return explain(game, view, found.chosen, found.rival, stop_explaining)
    goal = game.explainer().goal(view, found.chosen) if game.explainer is not None else None
    return Explanation(found.chosen, goal=goal)


class Hints:
    """Finds hints for the people of a match on the computers' worker, one at a time."""

    def __init__(self, match: Match, computers: Computers) -> None:
        self._match = match
        self._computers = computers
        self._request: Request | None = None

    def ask(
        self, seat: Seat, budget: float, answered: Callable[[Explanation | None], None]
    ) -> None:
        """Request a hint for a seat, which replaces any earlier request.

        Args:
            budget: the time limit in seconds.
            answered: called on the session's thread with the hint, or with None if none was found.
                It is not called for a request that is dropped.
        """
        self.drop()
        match, view = self._match, self._match.view(seat)
        request = self._request = Request(seat, match.position)
        rng = generator(match, seat)

        def think() -> Explanation:
            stop, later = within(budget, request.is_over), within(2 * budget, request.is_over)
            return find_hint(match.game, view, rng, stop, later)

        def take(hint: Explanation | None) -> None:
            if hint is not None and hint.move not in view.legal:
                log.error("The hint for seat %d was %r", seat, hint.move)
                hint = None
            answered(hint)

        self._computers.find(request, think, budget, take)

    def drop(self) -> None:
        """Cancel the request for a hint, if there is one; its answer will not arrive."""
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def drop_after(self, entry: Entry) -> None:
        """Drop the request if an entry of a race is a move of the player who asked."""
        asked = self._request
        if asked is not None and isinstance(entry, Decision) and entry.seat == asked.seat:
            self.drop()
