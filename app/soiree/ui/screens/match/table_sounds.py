"""The sounds of tables."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QObject

from soiree.core.events import Event
from soiree.storage.settings import Settings
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.sounds import COUNTS, Sounds, Speaker
from soiree.ui.table.table import Table


class TableSounds(QObject):
    """Plays the sounds of tables, at the volume of the settings."""

    def __init__(self, settings: Settings, window: MainWindow) -> None:
        super().__init__(window)
        self._settings = settings
        self._speaker = Speaker(self)
        self._speaker.failed.connect(window.warn)
        self._sounds = Sounds(settings, self._speaker.play)
        self._volume = self._set_volume()

    def listen_to(self, table: Table) -> None:
        """Play the sounds of a table until the table is deleted."""
        sounds, play = self._sounds, weakref.proxy(table.play)

        def hear(event: Event | None) -> None:
            sounds.hear(event, frozenset(play.client.people), hurried=play.hurries)

        table.play.event_shown.connect(hear)
        table.refused.connect(lambda _: sounds.make("knock"))
        table.highlights.counted.connect(lambda step: sounds.make(COUNTS[step - 1]))
        sounds.begin()

    def get_ready(self) -> None:
        """Open the sound device if sounds are on; takes about 0.1 s."""
        if self._settings.sound and self._settings.volume:
            self._speaker.get_ready()

    def settings_changed(self) -> None:
        """Play a tone at a new volume."""
        if self._volume != self._set_volume():
            self._volume = self._set_volume()
            self.get_ready()
            self._sounds.make("tone")

    def _set_volume(self) -> tuple[bool, int]:
        return self._settings.sound, self._settings.volume
