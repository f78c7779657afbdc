"""Synthesize the sounds of the table: `python3 packaging/art/sounds.py [FOLDER]`.

Without a folder the program writes `sounds/*.wav` in `resources`, always the same bytes. The sounds
imitate felt, paper, wood and a little brass.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from loudness import momentary

RESOURCES = Path(__file__).parents[2] / "resources"

RATE = 32_000
"""The samples a second, which suffice for cards on felt."""

FREQUENT, GREAT, SAD = -23.0, -18.0, -21.0
"""The largest momentary loudness of frequent sounds, of great moments, and of a loss, in LUFS."""

VARIATIONS = ((1.0, 0.0), (0.962, -0.35), (1.038, -0.2), (0.981, -0.1))
"""The pitch and the level, in decibels, of the recordings of one sound."""

Wave = list[float]
"""Samples from -1 to 1."""


# --- cards ----------------------------------------------------------------------------------------


def slide(seed: int, pitch: float) -> Wave:
    """A card glides over felt and comes to lie."""
    length = samples(0.22)
    breath = band(noise(length, seed), 420 * pitch, 2500 * pitch)
    paper = band(noise(length, seed + 1), 700 * pitch, 3200 * pitch)
    lies = samples(0.075)
    return [
        0.75 * b * swell(min(1.0, n / samples(0.16)), 0.42) + 0.8 * p * fall(n - lies, 0.004, 0.032)
        for n, (b, p) in enumerate(zip(breath, paper, strict=True))
    ]


def turn(seed: int, pitch: float) -> Wave:
    """A card turns over: the flick of its edge, then the paper that comes to lie."""
    length = samples(0.17)
    flick = band(noise(length, seed), 1700 * pitch, 6400 * pitch)
    paper = band(noise(length, seed + 1), 480 * pitch, 2300 * pitch)
    return [
        0.7 * f * fall(n, 0.005, 0.014) + 0.8 * p * fall(n - samples(0.04), 0.004, 0.036)
        for n, (f, p) in enumerate(zip(flick, paper, strict=True))
    ]


def take(seed: int, pitch: float) -> Wave:
    """A card is taken up: a short brush that ends in the air."""
    length = samples(0.15)
    brush = band(noise(length, seed), 650 * pitch, 3600 * pitch)
    return [each * swell(n / length, 0.3) for n, each in enumerate(brush)]


def set_down(seed: int, pitch: float) -> Wave:
    """A hand sets a card down: felt gives way under it."""
    thud = struck(0.2, ((128 * pitch, 1.0, 0.034), (201 * pitch, 0.4, 0.02)), rise=0.004)
    felt = band(noise(len(thud), seed), 260 * pitch, 1900 * pitch)
    return [
        0.5 * t + 1.1 * f * fall(n, 0.004, 0.04)
        for n, (t, f) in enumerate(zip(thud, felt, strict=True))
    ]


def knock(seed: int, pitch: float) -> Wave:
    """A knuckle knocks twice on the wood under the felt."""
    blow = struck(
        0.16,
        ((172 * pitch, 1.0, 0.03), (291 * pitch, 0.4, 0.016), (521 * pitch, 0.15, 0.01)),
        0.003,
    )
    grain = band(noise(len(blow), seed), 500, 2600)
    blow = [
        b + 0.3 * g * fall(n, 0.002, 0.012)
        for n, (b, g) in enumerate(zip(blow, grain, strict=True))
    ]
    return mixed(0.34, (blow, 0.0, 1.0), (blow, 0.15, 0.8))


def refusal() -> Wave:
    """Two soft low taps of a fingertip, for a refused move."""
    tap = struck(0.14, ((104, 1.0, 0.032), (163, 0.35, 0.02)), rise=0.006)
    felt = below(band(noise(len(tap), 5), 160, 900), 900)
    tap = [
        t + 0.8 * f * fall(n, 0.005, 0.022) for n, (t, f) in enumerate(zip(tap, felt, strict=True))
    ]
    return mixed(0.3, (tap, 0.0, 1.0), (tap, 0.115, 0.75))


# --- brass ----------------------------------------------------------------------------------------


def bar(pitch: float, seconds: float, fading: float) -> Wave:
    """A brass bar, struck with a soft mallet."""
    return struck(
        seconds,
        (
            (pitch, 1.0, fading),
            (2.756 * pitch, 0.2, 0.4 * fading),
            (5.404 * pitch, 0.05, 0.15 * fading),
        ),
        rise=0.005,
    )


def melody(seconds: float, fading: float, *notes: tuple[float, float, float]) -> Wave:
    """Return bars one after the other.

    Args:
        notes: for each bar its pitch in Hz, its time in seconds, and its strength.
    """
    return mixed(
        seconds,
        *((bar(pitch, seconds - at, fading), at, strength) for pitch, at, strength in notes),
    )


def turn_begins() -> Wave:
    """The signal of the person's turn: one small round tone."""
    return struck(0.55, ((587.33, 1.0, 0.14), (1174.66, 0.16, 0.07), (1766, 0.05, 0.03)), 0.012)


def count(pitch: float) -> Wave:
    """The signal of a counted point."""
    return struck(
        0.34, ((pitch, 1.0, 0.085), (2 * pitch, 0.18, 0.05), (4.1 * pitch, 0.05, 0.02)), 0.006
    )


PENTATONIC = (523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66, 1318.51)
"""The frequencies in Hz of the steps of a count: C, D, E, G, A, and so on."""

C3, G3, A3, C4, E4, G4, A4, C5, D5, E5, G5, A5, C6 = (
    130.81, 196.0, 220.0, 261.63, 329.63, 392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5
)  # fmt: skip


def win() -> Wave:
    """A short warm chord that opens upwards, for a win."""
    return melody(
        1.9, 0.5, (C4, 0, 0.7), (G4, 0.02, 0.5), (E5, 0.16, 0.7), (G5, 0.32, 0.7), (C6, 0.5, 0.55)
    )


def loss() -> Wave:
    """Two low bars that come to rest, for a loss."""
    return melody(1.5, 0.45, (A3, 0, 0.9), (E4, 0.02, 0.3), (G3, 0.34, 0.8), (C4, 0.36, 0.35))


def one(make: Callable[[], Wave]) -> list[Wave]:
    return [make()]


def several(make: Callable[[int, float], Wave], number: int) -> list[Wave]:
    """Return recordings of one sound, each with its own grain and pitch."""
    return [make(100 * n + 7, VARIATIONS[n][0]) for n in range(number)]


SOUNDS: dict[str, tuple[Callable[[], list[Wave]], float]] = {
    "slide": (lambda: several(slide, 4), FREQUENT),
    "turn": (lambda: several(turn, 3), FREQUENT),
    "take": (lambda: several(take, 3), FREQUENT - 4),
    "set": (lambda: several(set_down, 3), FREQUENT),
    "knock": (lambda: several(knock, 2), FREQUENT + 2),
    "refusal": (lambda: one(refusal), FREQUENT),
    "turn_begins": (lambda: one(turn_begins), FREQUENT),
    **{
        f"count{step}": (lambda pitch=pitch: [count(pitch)], FREQUENT)  # type: ignore[misc]
        for step, pitch in enumerate(PENTATONIC, 1)
    },
    "call_suit": (
        lambda: [melody(1.2, 0.34, (C5, 0, 1), (E5, 0.07, 0.9), (G5, 0.14, 1), (C6, 0.28, 0.7))],
        GREAT,
    ),
    "call_coops": (
        lambda: [melody(1.3, 0.4, (C3, 0, 0.8), (G3, 0, 0.7), (G4, 0.05, 0.8), (C5, 0.2, 1))],
        GREAT,
    ),
    "call_ace": (lambda: [melody(1.1, 0.3, (A5, 0, 1), (E5, 0.09, 0.8), (A4, 0.18, 0.9))], GREAT),
    "call_king": (lambda: [melody(1.1, 0.3, (C5, 0, 1), (A4, 0.1, 0.9), (E4, 0.24, 0.9))], GREAT),
    "call_done": (lambda: [melody(0.9, 0.24, (D5, 0, 0.8), (A5, 0.09, 1))], GREAT),
    "win": (lambda: one(win), GREAT),
    "loss": (lambda: one(loss), SAD),
    "pause": (lambda: [melody(0.6, 0.16, (G4, 0, 0.8), (C4, 0.11, 0.8))], FREQUENT),
    "resume": (lambda: [melody(0.6, 0.16, (C4, 0, 0.8), (G4, 0.11, 0.8))], FREQUENT),
}
"""The recordings of each sound, and the loudness of the loudest one, in LUFS."""


# --- synthesis ------------------------------------------------------------------------------------


def noise(length: int, seed: int) -> Wave:
    grains = random.Random(seed)
    return [2 * grains.random() - 1 for _ in range(length)]


def band(source: Wave, low: float, high: float) -> Wave:
    """Return the part between two frequencies in Hz, with soft edges."""
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
    """Return the sound of something that rings.

    Args:
        partials: for each partial its frequency in Hz, its strength, and the seconds in which it
            fades to a third.
        rise: the seconds of the attack.
    """
    return [
        sum(
            strength * math.sin(2 * math.pi * pitch * n / RATE) * fall(n, rise, fading)
            for pitch, strength, fading in partials
        )
        for n in range(samples(seconds))
    ]


def swell(part: float, top: float) -> float:
    """Return the strength, at a part of the length, of a sound that is strongest at `top`."""
    return math.sin(math.pi * part ** (math.log(0.5) / math.log(top))) ** 2


def fall(n: int, rise: float, fading: float) -> float:
    """Return the strength at sample n of a sound that is struck at 0 and fades to a third."""
    seconds = n / RATE
    if seconds <= 0:
        return 0.0
    return min(1.0, seconds / rise) * math.exp(-seconds / fading)


def mixed(seconds: float, *parts: tuple[Wave, float, float]) -> Wave:
    """Return the sum of sounds, each from its time in seconds and at its strength."""
    whole = [0.0] * samples(seconds)
    for part, start, strength in parts:
        for n, each in enumerate(part, samples(start)):
            if n < len(whole):
                whole[n] += strength * each
    return whole


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def softened(source: Wave) -> Wave:
    """Return the sound with rounded peaks, so that it is loud enough without being sharp."""
    loudest = max(abs(each) for each in source)
    return [math.tanh(1.6 * each / loudest) for each in source]


def finished(source: Wave, loudness: float) -> Iterator[int]:
    """Yield the samples of the file, at this loudness, and silent at the end."""
    ending = samples(0.012)
    source = [
        each * min(1.0, (len(source) - 1 - n) / ending) for n, each in enumerate(softened(source))
    ]
    # Both loudspeakers play a mono sound.
    gain = 10 ** ((loudness - momentary([source, source], RATE)) / 20)
    for each in source:
        yield round(32767 * gain * each)


def main(folder: Path, names: Iterable[str] = SOUNDS) -> None:
    (folder / "sounds").mkdir(parents=True, exist_ok=True)
    for name in names:
        make, loudness = SOUNDS[name]
        recordings = make()
        for n, recording in enumerate(recordings):
            file = f"{name}-{n + 1}.wav" if len(recordings) > 1 else f"{name}.wav"
            with wave.open(str(folder / "sounds" / file), "wb") as out:
                out.setnchannels(1)
                out.setsampwidth(2)
                out.setframerate(RATE)
                level = loudness + VARIATIONS[n][1]
                frames = (
                    each.to_bytes(2, "little", signed=True) for each in finished(recording, level)
                )
                out.writeframes(b"".join(frames))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES)
