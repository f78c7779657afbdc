"""The sounds in `resources`, and the script that makes them."""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SOUNDS = CHECKOUT / "resources" / "sounds"
COUNTS = tuple(f"count{step}" for step in range(1, 9))
NAMES = ("chime", *COUNTS, "knock", "slide", "tone", "turn")


def test_the_script_makes_the_same_bytes_again(tmp_path: Path) -> None:
    script = CHECKOUT / "packaging" / "art" / "sounds.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    made = {file.name: file.read_bytes() for file in (tmp_path / "sounds").iterdir()}
    assert sorted(made) == [f"{name}.wav" for name in NAMES]
    for name, content in made.items():
        assert (SOUNDS / name).read_bytes() == content, f"{name} is not what the script makes"


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_quiet_and_begins_and_ends_in_silence(name: str) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav")) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        seconds = sound.getnframes() / sound.getframerate()
        samples = array("h", sound.readframes(sound.getnframes()))
    assert 0.1 <= seconds <= 2
    assert 0.05 < max(map(abs, samples)) / 32767 < 0.3
    assert abs(samples[0]) < 100
    assert samples[-1] == 0
    assert abs(sum(samples) / len(samples)) < 50, "no push of the cone"


def test_frequent_sounds_are_the_quietest() -> None:
    def loudness(name: str) -> float:
        with wave.open(str(SOUNDS / f"{name}.wav")) as sound:
            samples = array("h", sound.readframes(sound.getnframes()))
        return math.sqrt(sum(each * each for each in samples))

    assert sorted(NAMES, key=loudness)[:2] == ["turn", "slide"]
    assert max(NAMES, key=loudness) == "chime"
