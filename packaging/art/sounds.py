"""Makes the sounds of the table: `python3 packaging/art/sounds.py [FOLDER]`.

Without a folder it writes `sounds/*.wav` in `resources`; the same bytes each time. All of them are
quiet: the felt is heard more than the card, and nothing is louder than a word said softly.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

RESOURCES = Path(__file__).parents[2] / "resources"

RATE = 32_000
"""Samples a second: enough for all that a card on felt has to say."""

Wave = list[float]
"""Samples from -1 to 1."""


def slide() -> Wave:
    """A card goes over felt: breath that swells and fades."""
    length = samples(0.19)
    breath = band(noise(length, seed=7), 380, 2600)
    return [0.9 * each * swell(n / length, 0.38) for n, each in enumerate(breath)]


def turn() -> Wave:
    """A card turns over: the flick of its edge, and the paper that comes to lie."""
    length = samples(0.14)
    flick = band(noise(length, seed=11), 1900, 7000)
    paper = band(noise(length, seed=12), 500, 2400)
    return [
        0.85 * f * fall(n, 0.004, 0.010) + 0.65 * p * fall(n - samples(0.034), 0.003, 0.022)
        for n, (f, p) in enumerate(zip(flick, paper, strict=True))
    ]


def knock() -> Wave:
    """A knuckle on the table, under the felt: no, not so."""
    first = struck(0.16, ((172, 1.0, 0.028), (291, 0.35, 0.014)), rise=0.003)
    return mixed(0.26, (first, 0.0, 1.0), (first, 0.085, 0.6))


def tone() -> Wave:
    """It is your turn: one small round tone."""
    return struck(
        0.55, ((587.33, 1.0, 0.14), (1174.66, 0.16, 0.07), (1766, 0.05, 0.03)), rise=0.012
    )


def chime() -> Wave:
    """You have won: three brass bars, one after the other."""
    bars = [
        struck(1.5, ((low, 1.0, 0.42), (2.756 * low, 0.22, 0.16), (5.404 * low, 0.06, 0.06)), 0.004)
        for low in (523.25, 659.26, 783.99)
    ]
    return mixed(1.9, *((bar, 0.15 * n, 0.8 + 0.1 * n) for n, bar in enumerate(bars)))


def counted(pitch: float) -> Callable[[], Wave]:
    """A point comes into the plate: a small bar of brass, struck softly."""
    return lambda: struck(
        0.34, ((pitch, 1.0, 0.085), (2 * pitch, 0.18, 0.05), (4.1 * pitch, 0.05, 0.02)), rise=0.006
    )


PENTATONIC = (523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66, 1318.51)
"""Hz of the steps of a count: C, D, E, G, A, and on above."""

SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "slide": (slide, 0.10),
    "turn": (turn, 0.16),
    "knock": (knock, 0.22),
    "tone": (tone, 0.16),
    "chime": (chime, 0.24),
    **{f"count{step}": (counted(pitch), 0.10) for step, pitch in enumerate(PENTATONIC, 1)},
}
"""What each sound is made of, and how far it reaches from silence at most, from 0 to 1."""


def noise(length: int, seed: int) -> Wave:
    grains = random.Random(seed)
    return [2 * grains.random() - 1 for _ in range(length)]


def band(source: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, in Hz; softly, and what lies beyond not wholly gone."""
    return below(below(above(source, low), high), high)


def below(source: Wave, frequency: float) -> Wave:
    part = 1 - math.exp(-2 * math.pi * frequency / RATE)
    level = 0.0
    passed = []
    for each in source:
        level += part * (each - level)
        passed.append(level)
    return passed


def above(source: Wave, frequency: float) -> Wave:
    return [each - low for each, low in zip(source, below(source, frequency), strict=True)]


def struck(seconds: float, partials: tuple[tuple[float, float, float], ...], rise: float) -> Wave:
    """Something that rings.

    Args:
        partials: of each its frequency in Hz, its strength, and the seconds in which it fades to a
            third.
        rise: seconds until it is there.
    """
    return [
        sum(
            strength * math.sin(2 * math.pi * pitch * n / RATE) * fall(n, rise, fading)
            for pitch, strength, fading in partials
        )
        for n in range(samples(seconds))
    ]


def swell(part: float, top: float) -> float:
    """How strong a sound is when so much of it is over that is strongest at `top`."""
    return math.sin(math.pi * part ** (math.log(0.5) / math.log(top))) ** 2


def fall(n: int, rise: float, fading: float) -> float:
    """How strong a sound is at a sample that is struck at sample 0, and fades to a third."""
    seconds = n / RATE
    if seconds <= 0:
        return 0.0
    return min(1.0, seconds / rise) * math.exp(-seconds / fading)


def mixed(seconds: float, *parts: tuple[Wave, float, float]) -> Wave:
    """Several sounds, each from its second on and at its strength."""
    whole = [0.0] * samples(seconds)
    for part, start, strength in parts:
        for n, each in enumerate(part, samples(start)):
            if n < len(whole):
                whole[n] += strength * each
    return whole


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def finished(source: Wave, reach: float) -> Iterator[int]:
    """The samples as they stand in the file: as loud as they may be, and silent at the end."""
    loudest = max(abs(each) for each in source)
    ending = samples(0.012)
    for n, each in enumerate(source):
        yield round(32767 * reach * each / loudest * min(1.0, (len(source) - 1 - n) / ending))


def main(folder: Path) -> None:
    for name, (make, reach) in SOUNDS.items():
        file = folder / "sounds" / f"{name}.wav"
        file.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(file), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(
                b"".join(n.to_bytes(2, "little", signed=True) for n in finished(make(), reach))
            )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES)
