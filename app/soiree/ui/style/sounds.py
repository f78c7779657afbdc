"""The sounds of the table; playing them needs an optional package of Qt."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal, Protocol, get_args

from PySide6.QtCore import QObject, QUrl, Signal

from soiree.core.events import Ended, Event, Moved, Shown, Turn
from soiree.core.zones import EVERYONE, Seat
from soiree.resources import resource
from soiree.storage.settings import Settings
from soiree.ui.style.qt_messages import keep_qt_quiet, qt_in_the_log
from soiree.ui.style.translation import tr

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log = logging.getLogger(__name__)
Sound = Literal[
    "slide",
    "turn",
    "knock",
    "tone",
    "chime",
    "count1",
    "count2",
    "count3",
    "count4",
    "count5",
    "count6",
    "count7",
    "count8",
]

COUNTS: tuple[Sound, ...] = get_args(Sound)[-8:]
"""The steps of a count, from the lowest tone to the highest."""

GAPS: dict[Sound, float] = {
    "slide": 0.09,
    "turn": 0.09,
    "knock": 0.3,
    "tone": 0.3,
    "chime": 2.0,
    **dict.fromkeys(COUNTS, 0.0),
}
"""The least seconds between two equal sounds: many cards dealt at once make one sound."""

_FACE_DOWN = frozenset({"stock", "secret", "down"})
"""The kinds of zones in which at most the owner sees a card's face."""


class Plays(Protocol):
    """A function that plays sounds."""

    def __call__(self, sound: Sound, volume: int) -> None:
        """Play a sound at a volume in per cent."""


class Sounds:
    """Plays the sounds of a table, as set in the settings."""

    def __init__(
        self, settings: Settings, play: Plays, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._settings = settings
        self._play = play
        self._clock = clock
        self._last: dict[Sound, float] = {}
        self._mine: frozenset[Seat] = frozenset()

    def begin(self) -> None:
        """Start over with another match or position."""
        self._mine = frozenset()

    def hear(self, event: Event | None, people: frozenset[Seat], *, hurried: bool = False) -> None:
        """Play the sound of an event, at the moment when the table shows the event.

        Args:
            people: the seats of people at this screen.
            hurried: True if the table shows the event in a hurry, without a sound.
        """
        sound = self._sound_of(event, people)
        if sound is not None and not hurried:
            self.make(sound)

    def make(self, sound: Sound) -> None:
        """Play a sound, unless it was played just now."""
        now = self._clock()
        if not self._settings.sound or not self._settings.volume:
            return
        if sound in self._last and now - self._last[sound] < GAPS[sound]:
            return
        self._last[sound] = now
        self._play(sound, self._settings.volume)

    def _sound_of(self, event: Event | None, people: frozenset[Seat]) -> Sound | None:
        match event:
            case Moved(source=source, seen=seen):
                turned = source.kind in _FACE_DOWN and seen == EVERYONE
                return "turn" if turned else "slide"
            case Shown():
                return "turn"
            case Turn(seats):
                before, self._mine = self._mine, people & frozenset(seats)
                # A player whose turn continues hears no tone.
                return "tone" if self._mine - before else None
            case Ended(result):
                won = any(result.ranks[seat] == 1 for seat in people)
                return "chime" if won else None
        return None


class Speaker(QObject):
    """Plays sounds with QtMultimedia, which is an optional package.

    Before `get_ready` the object loads nothing, and `play` does nothing.

    Signals:
        failed: sounds do not work, with the reason; emitted once.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[Sound, QSoundEffect] = {}
        self._tried = False
        self._told = False

    def get_ready(self) -> None:
        """Load QtMultimedia, which takes a tenth of a second; further calls do nothing."""
        if self._tried or not is_installed():
            return
        self._tried = True
        keep_qt_quiet()
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

            with qt_in_the_log():
                devices = QMediaDevices.audioOutputs()
        except ImportError as fault:
            self._fail(tr("There is no sound ({why}).").format(why=fault))
            return
        if not devices:
            self._fail(tr("There is no sound: no audio device was found."))
            return
        for sound in GAPS:
            effect = QSoundEffect(self)
            effect.statusChanged.connect(self._look_for_trouble)
            effect.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{sound}.wav"))))
            self._effects[sound] = effect

    def play(self, sound: Sound, volume: int) -> None:
        """Play a sound, if possible.

        Args:
            volume: the perceived loudness in per cent.
        """
        effect = self._effects.get(sound)
        if effect is not None:
            effect.setVolume((volume / 100) ** 2)
            effect.play()

    def _look_for_trouble(self) -> None:
        from PySide6.QtMultimedia import QSoundEffect

        if any(each.status() is QSoundEffect.Status.Error for each in self._effects.values()):
            self._effects.clear()
            self._fail(tr("There is no sound: the audio device cannot play it."))

    def _fail(self, sentence: str) -> None:
        if not self._told:
            self._told = True
            _log.info("%s", sentence)
            self.failed.emit(sentence)


def is_installed() -> bool:
    """True if QtMultimedia is installed. This loads nothing."""
    return find_spec("PySide6.QtMultimedia") is not None
