"""One choice of a person that a match waits for: in a lesson, or in a problem."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from msgspec import Struct

from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Move
from soiree.core.players import Player, Stop
from soiree.core.states import Refusal
from soiree.core.views import View
from soiree.core.zones import Seat


class OneChoice(Struct):
    """Accepts the move that solves a lesson's exercise or a problem; then the others may answer.

    Attributes:
        match: the match, made at the position where the person has to choose.
        solutions: the moves that solve the task.
        reply: returns the refusal of a legal move that is no solution.
        over: the refusal of moves after the solution.
        solved: called for the solution, before it is displayed.
        done: called when the solution and all answers have been displayed.
        answers: the prepared moves of the other players, by seat and in order.
        was_chosen: True once the person has made a move that solves the task; all others are
            refused.
    """

    match: Match
    solutions: Collection[Move]
    reply: Callable[[Move], Refusal]
    over: Refusal
    solved: Callable[[], None] = lambda: None
    done: Callable[[], None] = lambda: None
    answers: Mapping[Seat, Sequence[Move]] = {}
    was_chosen: bool = False
    _start: int = 0

    def __post_init__(self) -> None:
        self._start = self.match.position

    @property
    def players(self) -> dict[Seat, Player]:
        """The players that give the prepared answers, by seat."""
        everybody = enumerate(self.match.deal.players)
        others = [seat for seat, who in everybody if who.kind == "computer"]
        return {seat: partial(self._answer, seat) for seat in others}

    def note_choice(self) -> None:
        """Set `was_chosen`; the session calls this method after each move that was not refused."""
        self.was_chosen = True
        self.solved()

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The reply to a legal move that is no solution; None for a solution or an illegal move."""
        move = self.match.game.canonical(move)
        if self.was_chosen:
            return self.over
        if move in self.solutions or self.match.refusal(seat, move):
            return None
        return self.reply(move)

    def has_answer(self, seat: Seat) -> bool:
        """True if a prepared answer of this seat has not been played yet."""
        return self._answered(seat) < len(self.answers.get(seat, ()))

    def _answer(self, seat: Seat, view: View, rng: random.Random, stop: Stop) -> Move:
        return self.answers[seat][self._answered(seat)]

    def _answered(self, seat: Seat) -> int:
        since = self.match.entries[self._start :]
        return sum(isinstance(entry, Decision) and entry.seat == seat for entry in since)
