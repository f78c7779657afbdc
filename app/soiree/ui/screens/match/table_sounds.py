"""The sounds of what happens at the table in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from soiree.core.events import Event
from soiree.storage.settings import Settings
from soiree.ui.style.sounds import COUNTS, Sounds, Speaker
from soiree.ui.table.table import Table


class TableSounds(QObject):
    """Plays the sounds of one table at a time, as the settings have it."""

    def __init__(self, settings: Settings, warn: Callable[[str], None], parent: QObject) -> None:
        """
        Args:
            warn: tells the person why no sound can be heard.
        """
        super().__init__(parent)
        self._settings = settings
        self._table: Table | None = None
        self._speaker = Speaker(self)
        self._speaker.failed.connect(warn)
        self._sounds = Sounds(settings, self._speaker.play)
        self._set_to = self._wanted()

    def attach(self, table: Table) -> None:
        """Play the sounds of this table from now on."""
        self._table = table
        table.play.told.connect(self._hear)
        table.refused.connect(lambda _: self._sounds.make("knock"))
        table.highlights.counted.connect(lambda step: self._sounds.make(COUNTS[step - 1]))
        self._sounds.begin()

    def detach(self) -> None:
        """The table goes away."""
        self._table = None

    def get_ready(self) -> None:
        """Open the sound device, if it is wanted; that takes a tenth of a second."""
        if self._settings.sound and self._settings.volume:
            self._speaker.get_ready()

    def settings_changed(self) -> None:
        """Let a new volume be heard."""
        if self._set_to != self._wanted():
            self._set_to = self._wanted()
            self.get_ready()
            self._sounds.make("tone")

    def _wanted(self) -> tuple[bool, int]:
        return self._settings.sound, self._settings.volume

    def _hear(self, event: Event | None) -> None:
        if self._table is not None:
            play = self._table.play
            self._sounds.hear(event, frozenset(play.client.people), hurried=play.hurries)
