"""Speech for a table: Soirée's own voice, and the answers to F2, F3, F4 and F6."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.storage.settings import Settings
from soiree.ui.language import voice
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight

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
