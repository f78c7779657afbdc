"""Finds the reasons for the verdict on a choice, when a person looks at the choice."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.core.views import View
from soiree.ui.background import Background

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.controller.computers.explaining import Explanation
    from soiree.controller.review.review import ReviewedChoice

log = logging.getLogger(__name__)


class ReviewReasons(QObject):
    """Finds the reasons for reviewed choices, on a separate thread.

    Reviews store no reasons: a search takes as long as a hint, and people look at few choices.

    Signals:
        found: the reasons for the choice at this entry are known.
    """

    found = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._background = Background()
        self._known: dict[int, Sequence[str]] = {}
        self._cancelled = threading.Event()

    def of(self, choice: ReviewedChoice) -> Sequence[str] | None:
        """The reasons why the best move is better, in sentences, if known."""
        return self._known.get(choice.entry)

    def ask(self, game: Game, view: View, choice: ReviewedChoice, names: Sequence[str]) -> None:
        """Search for the reasons of a choice, in place of any running search.

        Args:
            view: the view of the choosing seat, right before the choice.
        """
        from soiree.controller.computers.explaining import explain
        from soiree.ui.games.hint_words import reasons_of

        self.drop()
        cancelled = self._cancelled

        def think() -> Explanation | None:
            try:
                return explain(game, view, choice.best, choice.move, cancelled.is_set)
            except Exception:
                log.exception("No reasons for the choice at entry %d", choice.entry)
                return None

        def note(found: Explanation | None) -> None:
            if found is not None and not cancelled.is_set():
                agrees = found.move == choice.best
                self._known[choice.entry] = reasons_of(found, names) if agrees else ()
                self.found.emit(choice.entry)

        self._background.run(think, note)

    def end(self) -> None:
        """Stop the thread."""
        self.drop()
        self._background.end()

    def drop(self) -> None:
        """Cancel the running search."""
        self._cancelled.set()
        self._cancelled = threading.Event()

    def forget(self) -> None:
        """Drop all reasons, which belong to one seat."""
        self.drop()
        self._known = {}
