"""The way back from a page that takes the place of the table: to the match there, or the start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from soiree.ui.style.translation import tr
from soiree.ui.window.main_window import MainWindow


class WayBack:
    """Puts the match at the table away for a page, and brings it again."""

    def __init__(
        self,
        window: MainWindow,
        under_way: Callable[[], str | None],
        put_away: Callable[[], bool],
    ) -> None:
        """
        Args:
            under_way: the game of the unfinished match at the table, if there is one.
            put_away: puts what is at the table away, unless the person would rather stay.
        """
        self._window = window
        self._under_way = under_way
        self._put_away = put_away
        self._game: str | None = None

    def put_away(self) -> bool:
        """Put away what is at the table, unless the person would rather stay."""
        game = self._under_way()
        if not self._put_away():
            return False
        self._game = game
        return True

    def label(self, button: QPushButton) -> None:
        """Say on a button where `go` leads to."""
        button.setText(tr("Start page") if self._game is None else tr("Back to the match"))

    def go(self) -> None:
        """Go on with the match that was at the table, or show the start page."""
        game, self._game = self._game, None
        if game is None:
            self._window.start_wanted.emit()
        else:
            self._window.continue_wanted.emit(game)
