"""The state of a task in progress."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from soiree.controller.computers.close_look import CloseLook
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
        look: the reasons, once they are known.
        failed: the last move, if it was not the best.
        has_failed: true if any move was not the best.
        wants_solution: true if the solution is to be shown once the reasons are known.
        was_shown: true if the solution has been shown.
        is_solved: true if the best move has been made.
        cancelled: set to stop the search for reasons.
    """

    def __init__(self, task: Task, view: View) -> None:
        self.task, self.view = task, view
        self.names: Sequence[str] = ()
        self.look: CloseLook | None = None
        self.failed: Move | None = None
        self.has_failed = False
        self.wants_solution = self.was_shown = self.is_solved = False
        self.cancelled = threading.Event()

    def failure(self) -> str:
        """The reasons against the failed move."""
        assert self.look is not None
        assert self.failed is not None
        best = self.task.problem.best
        return problem_words.failure(self.look, self.failed, best, self.names)

    def solution(self) -> HintWords:
        """The reasons for the best move."""
        assert self.look is not None
        return problem_words.solution(self.look, self.task.problem.best, self.view, self.names)
