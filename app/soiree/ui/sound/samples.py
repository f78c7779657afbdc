"""The recordings in `resources/sounds`, placed between left and right at a level."""

from __future__ import annotations

import math
import wave
from array import array
from functools import lru_cache

from soiree.resources import resource

RATE = 32_000
"""Frames a second of every recording and of the mixture."""

VARIANTS = {"slide": 4, "turn": 3, "take": 3, "set": 3, "knock": 2}
"""The number of recordings of a sound, which differ in grain, pitch and level; others have one."""

COUNTS = tuple(f"count{step}" for step in range(1, 9))
"""The steps of a count of points, from the lowest tone to the highest."""

CALLS = ("call_suit", "call_coops", "call_ace", "call_king", "call_done")
"""The words that are called in great moments."""

NAMES = (*VARIANTS, "refusal", "turn_begins", *COUNTS, *CALLS, "win", "loss", "pause", "resume")
"""Every sound."""


def files(name: str) -> list[str]:
    """The names of the files of a sound, without their folder."""
    if name not in VARIANTS:
        return [f"{name}.wav"]
    return [f"{name}-{variant}.wav" for variant in range(1, VARIANTS[name] + 1)]


@lru_cache(maxsize=64)
def recording(file: str) -> array[int]:
    """The frames of a mono file, of 16 bits."""
    with wave.open(str(resource("sounds", file))) as source:
        return array("h", source.readframes(source.getnframes()))


@lru_cache(maxsize=16)
def placed(file: str, pan: float, gain: float) -> array[float]:
    """The frames of a file as interleaved stereo, at constant power wherever it is placed.

    Args:
        pan: from -1, left, to 1, right.
        gain: the factor of its amplitude.
    """
    angle = (pan + 1) * math.pi / 4
    full = gain * math.sqrt(2) / 32768
    left, right = full * math.cos(angle), full * math.sin(angle)
    mono = recording(file)
    stereo = array("f", bytes(8 * len(mono)))
    stereo[0::2] = array("f", [left * frame for frame in mono])
    stereo[1::2] = array("f", [right * frame for frame in mono])
    return stereo
