"""Finds the reasons for the verdict on a choice, when a person looks at the choice."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from soiree.controller.computers.worker import Worker
from soiree.controller.match.start import Threads
from soiree.core.games import Game
from soiree.core.views import View
from soiree.ui.shell.invoker import Answers
from soiree.ui.table.recap.hint_sheet import Points

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.controller.computers.hints import Hint
    from soiree.controller.review.review import ReviewedChoice

log = logging.getLogger(__name__)


class Reasons(Struct, frozen=True):
    """The points for and against both moves of a choice."""

    best: Points
    made: Points


class ReviewReasons(QObject):
    """Finds reasons on a separate thread, as hints do.

    Reviews store no reasons: a search takes as long as a hint, and people look at few choices.

    Signals:
        found: the reasons for the choice at this entry are known.
    """

    found = Signal(int)

    def __init__(self, threads: Threads) -> None:
        super().__init__()
        self._worker = Worker()
        self._answers = Answers(threads)
        self._known: dict[int, Reasons] = {}
        self._cancelled = threading.Event()

    def of(self, choice: ReviewedChoice) -> Reasons | None:
        """The reasons for a choice, if known."""
        return self._known.get(choice.entry)

    def ask(self, game: Game, view: View, choice: ReviewedChoice, names: Sequence[str]) -> None:
        """Search for the reasons of a choice, in place of any running search.

        Args:
            view: the view of the choosing seat, right before the choice.
        """
        from soiree.controller.computers.close_look import beside
        from soiree.ui.games.hint_words import points_of

        self.drop()
        cancelled = self._cancelled

        def think() -> None:
            rng = random.Random(f"review {choice.entry}")
            try:
                hint = beside(game, view, (choice.best, choice.move), rng, cancelled.is_set)
            except Exception:
                log.exception("No reasons for the choice at entry %d", choice.entry)
                return
            if not cancelled.is_set():
                self._answers.post(lambda: note(hint))

        def note(hint: Hint) -> None:
            if not cancelled.is_set():
                self._known[choice.entry] = Reasons(*points_of(hint, names))
                self.found.emit(choice.entry)

        self._worker.submit(think)

    def end(self) -> None:
        """Stop the thread."""
        self.drop()
        self._answers.end()
        self._worker.finish(0)

    def drop(self) -> None:
        """Cancel the running search."""
        self._cancelled.set()
        self._cancelled = threading.Event()

    def forget(self) -> None:
        """Drop all reasons, which belong to one seat."""
        self.drop()
        self._known = {}
