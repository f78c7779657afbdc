"""The way back from a page that takes the place of the table: to the match there, or the start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from soiree.core.records import Record
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr


class WayBack:
    """Puts the match at the table away for a page, and brings it again."""

    def __init__(
        self,
        window: MainWindow,
        under_way: Callable[[], Record | None],
        put_away: Callable[[], bool],
        go_on: Callable[[Record], None],
    ) -> None:
        """
        Args:
            under_way: the unfinished match that is played at the table, if one is.
            put_away: puts what is at the table away, unless the person would rather stay.
            go_on: brings a match to the table.
        """
        self._window = window
        self._under_way = under_way
        self._put_away = put_away
        self._go_on = go_on
        self._match: Record | None = None

    def put_away(self) -> bool:
        """Put away what is at the table, unless the person would rather stay.

        From one such page to the next the way back stays the same.
        """
        pages = self._window.pages
        is_page = pages.table is None and not pages.shows_start
        match = self._match if is_page else self._under_way()
        if not self._put_away():
            return False
        self._match = match
        return True

    def label(self, button: QPushButton) -> None:
        """Say on a button where `go` leads to."""
        button.setText(tr("Start page") if self._match is None else tr("Back to the match"))

    def go(self) -> None:
        """Go on with the match that was at the table, or show the start page."""
        match, self._match = self._match, None
        if match is None:
            self._window.start_wanted.emit()
        else:
            self._go_on(match)
