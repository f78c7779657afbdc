"""What can be heard again at a table, by a key each; it stands in the status bar, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.speech.announcer import Announcer
from soiree.ui.table.table import Table

SAID_AGAIN: dict[str, Callable[[Announcer], str]] = {
    "asked": Announcer.asked,
    "hand": Announcer.hand,
    "table": Announcer.table,
    "moves": Announcer.last_moves,
}
"""The commands, and what each of them says."""


class SayAgain(QObject):
    """Answers these commands for one table at a time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._table: Table | None = None
        for name in SAID_AGAIN:
            window.commands.on(name, partial(self._answer, name))
        self.detach()

    def attach(self, table: Table) -> None:
        """Answer for this table from now on."""
        self._table = table
        self._offer(True)

    def detach(self) -> None:
        """There is no table any more."""
        self._table = None
        self._offer(False)

    def _offer(self, offered: bool) -> None:
        for name in SAID_AGAIN:
            self._window.commands.offer(name, offered)

    def _answer(self, name: str) -> None:
        if self._table is not None:
            sentence = SAID_AGAIN[name](self._table.announcer)
            self._window.status_bar.answer(sentence)
            say(self._table, sentence, Weight.ANSWER)
