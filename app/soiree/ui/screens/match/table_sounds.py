"""The sounds of what happens at the table in the window."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from PySide6.QtCore import QObject

from soiree.core.events import Event
from soiree.storage.settings import Settings
from soiree.ui.style.sounds import COUNTS, Sounds, Speaker
from soiree.ui.table.table import Table


class TableSounds(QObject):
    """Plays the sounds of tables, as the settings have it."""

    def __init__(self, settings: Settings, warn: Callable[[str], None], parent: QObject) -> None:
        """
        Args:
            warn: tells the person why no sound can be heard.
        """
        super().__init__(parent)
        self._settings = settings
        self._speaker = Speaker(self)
        self._speaker.failed.connect(warn)
        self._sounds = Sounds(settings, self._speaker.play)
        self._set_to = self._wanted()

    def listen_to(self, table: Table) -> None:
        """Play the sounds of this table as long as it is there."""
        sounds, people = self._sounds, frozenset(table.play.client.people)
        playback = weakref.proxy(table.playback)

        def hear(event: Event | None) -> None:
            sounds.hear(event, people, hurried=playback.hurries)

        table.play.event_shown.connect(hear)
        table.refused.connect(lambda _: sounds.make("knock"))
        table.highlights.counted.connect(lambda step: sounds.make(COUNTS[step - 1]))
        sounds.begin()

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
