"""The state of a task in progress."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from soiree.controller.computers.explaining import Explanation
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.games import problem_words
from soiree.ui.screens.problems.task import Task
from soiree.ui.table.recap.hint_sheet import HintWords


class Attempt:
    """A task in progress.

    Attributes:
        view: the position, from the seat of the person.
        names: the names of the players, by seat.
        explained: the comparison of the best move with the next best; None until it is known.
        failed: the last move, if it was not the best.
        against: by move that was tried, the comparison of the best move with it, once known.
        has_failed: true if any move was not the best.
        wants_solution: true if the solution is to be shown once the reasons are known.
        was_shown: true if the solution has been shown.
        is_solved: true if the best move has been made.
        cancelled: set to stop the search for reasons.
    """

    def __init__(self, task: Task, view: View) -> None:
        self.task, self.view = task, view
        self.names: Sequence[str] = ()
        self.explained: Explanation | None = None
        self.failed: Move | None = None
        self.against: dict[Move, Explanation] = {}
        self.has_failed = False
        self.wants_solution = self.was_shown = self.is_solved = False
        self.cancelled = threading.Event()

    def failure(self) -> str | None:
        """The reasons against the failed move, if they are known."""
        explanation = self.against.get(self.failed or "")
        if explanation is None:
            return None
        return problem_words.failure(explanation, self.task.problem.best, self.names)

    def solution(self) -> HintWords:
        """The reasons for the best move."""
        assert self.explained is not None
        best = self.task.problem.best
        return problem_words.solution(self.explained, best, self.view, self.names)
