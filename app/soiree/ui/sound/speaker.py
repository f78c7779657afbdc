"""Plays sounds through miniaudio, on a thread of its own."""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import queue
import random
import sys
import threading
import time
from array import array
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from soiree.core.postponing import postponed
from soiree.ui.sound.mixer import Mixer
from soiree.ui.sound.samples import RATE, files, placed

if TYPE_CHECKING:
    from miniaudio import Backend, PlaybackDevice

_log = logging.getLogger(__name__)

_UNUSED = ("html", "inspect", "urllib.request")
"""The slow modules that miniaudio imports for radio from the net, or not at all."""

_BACKENDS = ("WASAPI", "DSOUND", "COREAUDIO", "PULSEAUDIO", "ALSA", "SNDIO", "OSS")
"""The backends that are tried, in order.

JACK, which starts a server of its own, and the null device, which plays nothing, are missing.
"""

_BUFFER = 40
"""Milliseconds of sound that the device asks for ahead."""

_REST = 2.0
"""Seconds of silence after which the device is stopped, so that nothing wakes the processor."""

_LOST = 4.0
"""Seconds without a request for sound after which the sound server counts as gone; some servers
request two seconds at once."""

_CHECK = 0.5
"""Seconds between two checks of a running device."""

_AGAIN = 30.0
"""Seconds until a device that could not be opened is tried again: each try leaks descriptors."""

_ENDING = 2.0
"""Seconds that the thread has to close the device."""


class Cue(NamedTuple):
    """A sound to play.

    Attributes:
        sound: one of `samples.NAMES`.
        pan: from -1, left, to 1, right.
        gain: the factor of its amplitude.
        delay: seconds until it begins.
    """

    sound: str
    pan: float = 0.0
    gain: float = 1.0
    delay: float = 0.0


class Speaker:
    """Plays cues on the default audio device, and nothing while there is none.

    The device is opened at the first cue, and stopped after two seconds of silence. It is closed by
    `close` or at the interpreter's exit, which a running device would block.
    """

    def __init__(self, backends: tuple[Backend, ...] | None = None) -> None:
        """
        Args:
            backends: the backends of miniaudio to try, in order; None for those of the system,
                empty for silence.
        """
        self.mixer = Mixer()
        self._backends = backends
        self._cues: queue.SimpleQueue[Sequence[Cue] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._device: PlaybackDevice | None = None
        self._not_before = 0.0
        self._last: dict[str, int] = {}
        self._choose = random.Random()

    @property
    def is_running(self) -> bool:
        """True while the device plays, even silence."""
        return self._device is not None and self._device.running

    def play(self, cues: Sequence[Cue]) -> None:
        """Play some cues; returns at once."""
        if self._thread is None:
            if self._backends == () or not is_installed():
                return
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        self._cues.put(cues)

    def close(self) -> None:
        """Stop every sound and close the device."""
        if self._thread is not None and self._thread.is_alive():
            self._cues.put(None)
            self._thread.join(_ENDING)
        atexit.unregister(self.close)

    # --- on the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            try:
                cues = self._cues.get(timeout=_CHECK if self.is_running else None)
            except queue.Empty:
                self._rest_or_lose()
                continue
            if cues is None:
                break
            if self._is_ready():
                for cue in cues:
                    self.mixer.add(self._samples_of(cue), cue.delay)
        self._drop()

    def _samples_of(self, cue: Cue) -> array[float]:
        variants = files(cue.sound)
        last = self._last.get(cue.sound, -1)
        number = self._choose.choice([n for n in range(len(variants)) if n != last] or [0])
        self._last[cue.sound] = number
        return placed(variants[number], round(cue.pan, 1), round(cue.gain, 2))

    def _is_ready(self) -> bool:
        if self.is_running:
            return True
        now = time.monotonic()
        if now < self._not_before:
            return False
        try:
            if self._device is None:
                with _hushed():
                    self._device = _opened(self._backends)
            self._device.start(self.mixer.begin())
        except Exception as fault:  # miniaudio's own, and whatever a backend raises
            _log.info("No sound can be played: %s", fault)
            self._not_before = now + _AGAIN
            self._drop()
            return False
        return True

    def _rest_or_lose(self) -> None:
        if self.mixer.seconds_unread() > _LOST:
            _log.info("The sound server is gone.")
            self._not_before = time.monotonic() + _AGAIN
            self._drop()
        elif self.mixer.is_silent and self.mixer.seconds_silent() > _REST:
            assert self._device is not None
            self._device.stop()

    def _drop(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            with contextlib.suppress(Exception):
                device.close()


def is_installed() -> bool:
    """True if miniaudio is installed; it has no package for some systems."""
    return find_spec("miniaudio") is not None


def _opened(backends: tuple[Backend, ...] | None) -> PlaybackDevice:
    with postponed(*_UNUSED):
        import miniaudio
        from miniaudio import Backend

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.FLOAT32,
        nchannels=2,
        sample_rate=RATE,
        buffersize_msec=_BUFFER,
        backends=list(backends or map(Backend.__getitem__, _BACKENDS)),
        app_name="Soirée",
    )


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Suppress the standard error of C libraries; without a device, ALSA prints many lines."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        if sys.stderr is not None:
            sys.stderr.flush()
        os.dup2(nothing, 2)
        os.close(nothing)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
