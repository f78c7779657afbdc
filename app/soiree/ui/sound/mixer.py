"""Adds up the sounds that play at the same time."""

from __future__ import annotations

import time
from array import array
from collections import deque
from collections.abc import Generator
from operator import add

from soiree.ui.sound.samples import RATE


class _Voice:
    def __init__(self, samples: array[float], delay: int) -> None:
        self._samples = samples
        self._at = -delay

    @property
    def is_over(self) -> bool:
        return self._at >= len(self._samples)

    def take(self, length: int) -> array[float] | None:
        """The next `length` samples; None if the sound does not begin within them."""
        start, self._at = self._at, self._at + length
        if self._at <= 0:
            return None
        silence = array("f", bytes(4 * max(0, -start)))
        part = silence + self._samples[max(0, start) : self._at]
        part.extend(array("f", bytes(4 * (length - len(part)))))
        return part


class Mixer:
    """The mixture of all sounds, for one reader.

    Sounds are added on any thread; the audio device reads on its own thread.
    """

    def __init__(self) -> None:
        self._added: deque[_Voice] = deque()
        self._voices: list[_Voice] = []
        self._last_sound = self._last_read = time.monotonic()

    def add(self, samples: array[float], delay: float = 0.0) -> None:
        """Play interleaved stereo samples after a delay in seconds."""
        self._added.append(_Voice(samples, 2 * round(delay * RATE)))

    @property
    def is_silent(self) -> bool:
        """True if nothing plays and nothing is due."""
        return not self._added and not self._voices

    def seconds_silent(self) -> float:
        """The time since a sound was last read."""
        return time.monotonic() - self._last_sound

    def seconds_unread(self) -> float:
        """The time since anything was last read, silence included."""
        return time.monotonic() - self._last_read

    def begin(self) -> Generator[array[float], int, None]:
        """Return a started generator that receives a number of frames and yields the frames."""
        self._last_read = self._last_sound = time.monotonic()
        reader = self._read()
        next(reader)
        return reader

    def _read(self) -> Generator[array[float], int, None]:
        count = yield array("f")
        while True:
            count = yield self.mix(count)

    def mix(self, count: int) -> array[float]:
        """The next frames, interleaved, from -1 to 1."""
        self._last_read = time.monotonic()
        while self._added:
            self._voices.append(self._added.popleft())
        if self._voices:
            self._last_sound = self._last_read
        mixture: array[float] | None = None
        for voice in self._voices:
            part = voice.take(2 * count)
            if part is not None:
                mixture = part if mixture is None else array("f", map(add, mixture, part))
        self._voices = [voice for voice in self._voices if not voice.is_over]
        return mixture or array("f", bytes(8 * count))
