"""What can be heard again at a table, by a key each; it stands in the status bar, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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


def said_again(window: MainWindow, table: Table) -> dict[str, Callable[[], None]]:
    """The commands that say it again for a table, by name."""
    return {name: partial(_answer, window, table, words) for name, words in SAID_AGAIN.items()}


def _answer(window: MainWindow, table: Table, words: Callable[[Announcer], str]) -> None:
    sentence = words(table.announcer)
    window.status_bar.answer(sentence)
    say(table, sentence, Weight.ANSWER)
