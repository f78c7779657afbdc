"""The start page with the matches that wait, and who leads in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from soiree.controller.match.start import Threads
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.standing import scores_of
from soiree.ui.guests.people import names_of, viewer_of
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.words import standing_sentence


class WaitingMatches:
    """Shows the start page as it is now."""

    def __init__(
        self, window: MainWindow, games: Mapping[str, Game], autosave: Autosave, threads: Threads
    ) -> None:
        self._window = window
        self._games = games
        self._autosave = autosave
        self._threads = threads

    @property
    def games(self) -> list[str]:
        """The games of which a match waits to be continued."""
        return self._autosave.waiting(self._games)

    def show(self) -> None:
        """Show the start page, and soon who leads."""
        self._window.show_start(self.games)
        self.say_who_leads()

    def say_who_leads(self) -> None:
        """Find out who leads on another thread, and tell the start page."""
        for name in self.games:
            self._threads.worker.submit(partial(self._find, name))

    def _find(self, name: str) -> None:
        game = self._games[name]
        record = self._autosave.peek(game)
        if record is not None:
            sentence = _sentence(record, game)
            self._threads.post(lambda: self._window.pages.start.show_standing(name, sentence))


def _sentence(record: Record, game: Game) -> str:
    """Who leads; empty while nobody does, or where no score is kept."""
    scores = scores_of(record, game)
    if scores is None or len(set(scores)) < 2:
        return ""
    names, viewer = names_of(record.players), viewer_of(record.players)
    return standing_sentence(scores, names, viewer, low_wins=game.low_wins)
