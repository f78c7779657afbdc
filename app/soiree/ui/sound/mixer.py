"""Adds up the sounds that play at the same time."""

from __future__ import annotations

import time
from array import array
from collections import deque
from collections.abc import Generator
from operator import add

from soiree.ui.sound.samples import RATE


class Mixer:
    """The mixture of all sounds, for one reader.

    Sounds are added on any thread; the audio device reads on its own thread.
    """

    def __init__(self) -> None:
        self._added: deque[array[float]] = deque()
        self._voices: list[tuple[array[float], int]] = []  # The samples, and the next one's index.
        self._last_sound = self._last_read = time.monotonic()

    def add(self, samples: array[float], delay: float = 0.0) -> None:
        """Play interleaved stereo samples after a delay in seconds."""
        self._added.append(_silence(round(delay * RATE)) + samples)

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
            self._voices.append((self._added.popleft(), 0))
        if self._voices:
            self._last_sound = self._last_read
        mixture = _silence(count)
        following = []
        for samples, start in self._voices:
            end = start + 2 * count
            part = samples[start:end]
            mixture[: len(part)] = array("f", map(add, mixture, part))
            if end < len(samples):
                following.append((samples, end))
        self._voices = following
        return mixture


def _silence(frames: int) -> array[float]:
    return array("f", bytes(8 * frames))
