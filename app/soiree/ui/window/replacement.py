"""Questions before a match takes the place of another."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.controller.client import Client
from soiree.controller.worker import Worker
from soiree.core.games import Game
from soiree.ui.style.translation import tr
from soiree.ui.window.autosave import Autosave
from soiree.ui.window.main_window import MainWindow
from soiree.ui.window.unsaved_match import UnsavedMatch

_COUNTING_TAKES = 3.0
"""Seconds that somebody waits, at most, for a match that is over to be counted."""


class Replacement:
    """Asks whether a match may come in place of another, once for each match that is lost by it."""

    def __init__(
        self,
        window: MainWindow,
        games: Mapping[str, Game],
        autosave: Autosave,
        saver: Worker,
        unsaved: UnsavedMatch,
    ) -> None:
        self._window = window
        self._games = games
        self._autosave = autosave
        self._saver = saver
        self._unsaved = unsaved
        self._client: Client | None = None

    def attach(self, client: Client) -> None:
        """There is a match at the table."""
        self._client = client

    def detach(self) -> None:
        """There is none any more."""
        self._client = None

    def may_come(self, name: str, *, by_file: bool = False) -> bool:
        """Whether another match of a game may come to the window and be saved.

        Args:
            by_file: whether it comes from a file.
        """
        client = self._client
        is_of_it = client is not None and client.game.name == name and client.result is None
        if not (is_of_it and self._autosave.waits(name)) and not self._unsaved.may_leave():
            return False
        # Whoever gives up the match at the table is not asked whether it should be saved.
        return self.may_replace(name, by_file=by_file)

    def may_replace(self, name: str, *, by_file: bool = False) -> bool:
        """Whether another match of a game may replace the unfinished one; asks if there is one."""
        from soiree.ui.dialogs.confirm import is_sure

        if not self._waits(name):
            return True
        title = self._games[name].title
        return is_sure(
            self._window,
            title,
            tr("You have an unfinished match of {game}.").format(game=title),
            tr("The match in the file would replace it.")
            if by_file
            else tr("A new match would replace it."),
            tr("Open the file") if by_file else tr("New match"),
            tr("Keep it"),
        )

    def _waits(self, name: str) -> bool:
        """Whether a match of a game waits; one that is over at the table is counted first."""
        client = self._client
        if client is not None and client.result is not None and self._autosave.waits(name):
            self._saver.catch_up(_COUNTING_TAKES)
        return self._autosave.waits(name)
