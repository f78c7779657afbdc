"""The sounds of a table, with their positions and times."""

from __future__ import annotations

import math
import time
import weakref
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soiree.core.events import Ended, Event, Said, Shown, Turn
from soiree.core.zones import Seat
from soiree.storage.settings import Settings
from soiree.ui.sound.samples import COUNTS
from soiree.ui.sound.speaker import Cue

if TYPE_CHECKING:
    # Loaded with a table.
    from soiree.ui.table.motion.motions import Landing
    from soiree.ui.table.table import Table

_CALLS = {
    "suit": "call_suit",
    "call": "call_coops",
    "ace": "call_ace",
    "king": "call_king",
    "done": "call_done",
}
"""The sound of a great moment, by the kind of its highlight; a victory has its own."""

_WIDTH = 0.7
"""The stereo position of the table's edge, from 0 for the middle to 1."""

_TAP = {"slide": 0.075, "turn": 0.04}
"""Seconds into a recording at which the card lies."""

_RIFFLE = 0.03
"""The least seconds between two audible cards; of closer cards, only the first is heard."""

_APART = 0.4
"""Seconds between two cards from which on each is heard at full level. It is the window in which
loudness is measured, so that a riffle is no louder than one card."""


class TableSounds(QObject):
    """Turns the events at a table into cues, at the volume of the settings.

    Signals:
        cued: sounds to play; a list of `Cue`.
    """

    cued = Signal(list)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._set_to = self._level()
        self._last_landing = -math.inf

    def listen_to(self, table: Table) -> None:
        """Play the sounds of this table for as long as it exists."""
        play, choice = weakref.proxy(table.play), weakref.proxy(table.choice)
        playback = weakref.proxy(table.playback)
        own, selected = frozenset[Seat](), 0

        def hear(event: Event | None) -> None:
            nonlocal own
            people = frozenset(play.client.people)
            before = own
            if isinstance(event, Turn):
                own = people & frozenset(event.seats)
            # A continued turn does not count.
            begins = [Cue("turn_begins")] if own - before else []
            if not playback.hurries:
                self._emit([*begins, *_cues_of(event, people)])

        def land(landings: tuple[Landing, ...]) -> None:
            if not playback.hurries:
                self._emit(list(self._landed(landings, frozenset(play.client.people))))

        def select() -> None:
            nonlocal selected
            before, selected = selected, len(choice.selected)
            if selected > before:
                self.make("take")

        table.play.event_shown.connect(hear)
        table.playback.motions.departed.connect(land)
        table.play.paused_by_person.connect(
            lambda begins: self.make("pause" if begins else "resume")
        )
        table.choice.changed.connect(select)
        table.refused.connect(lambda _: self.make("refusal"))
        table.highlights.counted.connect(lambda step: self.make(COUNTS[step - 1]))
        table.highlights.called.connect(self._call)

    def make(self, sound: str) -> None:
        """Play one sound in the middle."""
        self._emit([Cue(sound)])

    def settings_changed(self) -> None:
        """Apply a changed volume."""
        if self._set_to != self._level():
            self._set_to = self._level()
            self.make("turn_begins")

    def _landed(self, landings: Sequence[Landing], people: frozenset[Seat]) -> Iterator[Cue]:
        """The cues for cards that begin to move now."""
        now = time.monotonic()
        for landing in landings:
            at = now + landing.after / 1000
            apart = at - self._last_landing
            if apart < _RIFFLE:
                continue
            self._last_landing = at
            sound = _sound_of(landing, people)
            yield Cue(
                sound,
                pan=max(-1.0, min(1.0, 2 * landing.at - 1)) * _WIDTH,
                gain=math.sqrt(min(1.0, apart / _APART)),
                delay=max(0.0, landing.after / 1000 - _TAP.get(sound, 0.0)),
            )

    def _call(self, kind: str, _seat: Seat) -> None:
        if kind in _CALLS:
            self.make(_CALLS[kind])

    def _emit(self, cues: Sequence[Cue]) -> None:
        level = self._level()
        if level and cues:
            self.cued.emit([cue._replace(gain=cue.gain * level) for cue in cues])

    def _level(self) -> float:
        """The factor of all amplitudes; the volume is a percentage of the perceived loudness."""
        return (self._settings.volume / 100) ** 2 if self._settings.sound else 0.0


def _sound_of(landing: Landing, people: frozenset[Seat]) -> str:
    if landing.turns:
        return "turn"
    by_hand = landing.source.owner in people and landing.target.owner != landing.source.owner
    return "set" if by_hand else "slide"


def _cues_of(event: Event | None, people: frozenset[Seat]) -> Iterator[Cue]:
    match event:
        case Shown():
            yield Cue("turn")
        case Said(what="no"):
            yield Cue("knock")
        case Ended(result) if people:
            won = any(result.ranks[seat] == 1 for seat in people)
            yield Cue("win" if won else "loss")
