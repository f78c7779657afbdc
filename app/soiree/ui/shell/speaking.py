"""Speech for a table: Soirée's own voice, and the answers to F2, F3, F4 and F6."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.storage.settings import Settings
from soiree.ui.language import voice
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.speech.announcer import Announcer
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    from soiree.ui.desktop.speech import Speech


class SpokenTable(QObject):
    """Soirée's own voice at a table, if the settings switch it on."""

    def __init__(self, settings: Settings, warn: Callable[[str], None], parent: QObject) -> None:
        """
        Args:
            warn: receives the sentence that says why nothing can be spoken.
        """
        super().__init__(parent)
        self._settings = settings
        self._warn = warn
        self._speech: Speech | None = None
        if settings.speak:
            self._begin()

    def settings_changed(self) -> None:
        """Start or stop speaking, as the settings say."""
        if not self._settings.speak:
            self.end()
        elif self._speech is None:
            self._begin().speak(tr("Events at the table are spoken."), Weight.ANSWER)

    def end(self) -> None:
        """Stop speaking."""
        if self._speech is not None:
            voice.unlisten(self._speech.speak)
            self._speech.stop()
            self._speech = None

    def _begin(self) -> Speech:
        # Loaded only if the settings switch the voice on.
        from soiree.ui.desktop.speech import Speech

        speech = self._speech = Speech(self)
        speech.failed.connect(self._warn)
        speech.start()
        voice.listen(speech.speak)
        return speech


SAID_AGAIN: dict[str, Callable[[Announcer], str]] = {
    "asked": Announcer.asked,
    "hand": Announcer.hand,
    "table": Announcer.table,
    "moves": Announcer.last_moves,
}
"""The commands that repeat something, with their sentences."""


def said_again(window: MainWindow, table: Table) -> dict[str, Callable[[], None]]:
    """The commands that repeat an announcement at a table, by name."""
    return {name: partial(_answer, window, table, words) for name, words in SAID_AGAIN.items()}


def _answer(window: MainWindow, table: Table, words: Callable[[Announcer], str]) -> None:
    sentence = words(table.announcer)
    window.status_bar.answer(sentence)
    say(table, sentence, Weight.ANSWER)
