"""Why one move is better than the other, for the choices of a review that are looked at."""

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
    """What speaks for and against both moves of a choice."""

    best: Points
    made: Points


class ReviewReasons(QObject):
    """Finds reasons as hints do, on a thread of its own, when a choice is looked at.

    A review keeps none: to find them takes as long as a hint, and few choices are looked at.

    Signals:
        found: those of the choice at this entry.
    """

    found = Signal(int)

    def __init__(self, threads: Threads) -> None:
        super().__init__()
        self._worker: Worker | None = None
        self._answers = Answers(threads)
        self._known: dict[int, Reasons] = {}
        self._cancelled = threading.Event()

    def of(self, choice: ReviewedChoice) -> Reasons | None:
        """Those of a choice, if they are found."""
        return self._known.get(choice.entry)

    def ask(self, game: Game, view: View, choice: ReviewedChoice, names: Sequence[str]) -> None:
        """Find those of a choice, and none of what was asked for before.

        Args:
            view: of the seat that made it, as it was then.
        """
        from soiree.controller.computers.close_look import beside
        from soiree.ui.games.hint_words import points_of

        self.drop()
        cancelled = self._cancelled
        if self._worker is None:
            self._worker = Worker()

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
        """The review is left."""
        self.drop()
        self._answers.end()
        if self._worker is not None:
            self._worker.finish(0)

    def drop(self) -> None:
        """What was asked for is no longer wanted."""
        self._cancelled.set()
        self._cancelled = threading.Event()

    def forget(self) -> None:
        """Another match, or another seat of it, is looked at."""
        self.drop()
        self._known = {}
