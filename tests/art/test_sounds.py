"""The sounds in `resources`, and the script that makes them."""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest
import sounds
from loudness import momentary

from soiree.ui.sound.samples import CALLS, NAMES, RATE, files

CHECKOUT = Path(__file__).parents[2]
SOUNDS = CHECKOUT / "resources" / "sounds"
FILES = [file for name in NAMES for file in files(name)]
GREAT = {*CALLS, "win"}


def samples(file: str) -> list[float]:
    with wave.open(str(SOUNDS / file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        return [each / 32768 for each in array("h", sound.readframes(sound.getnframes()))]


def test_the_script_makes_some_sounds_again(tmp_path: Path) -> None:
    """A sound of each kind: cards, wood, a bar, a melody, a refusal."""
    sounds.main(tmp_path, ("take", "knock", "count1", "pause", "refusal"))
    made = {file.name: file.read_bytes() for file in (tmp_path / "sounds").iterdir()}
    assert len(made) == 8
    for name, content in made.items():
        assert (SOUNDS / name).read_bytes() == content, f"{name} is not what the script makes"


@pytest.mark.slow
@pytest.mark.thorough
def test_the_script_makes_the_same_bytes_again(tmp_path: Path) -> None:
    """Making all sounds takes five seconds."""
    script = CHECKOUT / "packaging" / "art" / "sounds.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    made = {file.name: file.read_bytes() for file in (tmp_path / "sounds").iterdir()}
    assert sorted(made) == sorted(FILES) == sorted(file.name for file in SOUNDS.iterdir())
    for name, content in made.items():
        assert (SOUNDS / name).read_bytes() == content, f"{name} is not what the script makes"


@pytest.mark.parametrize("file", FILES)
def test_a_sound_begins_and_ends_in_silence(file: str) -> None:
    sound = samples(file)
    assert abs(sound[0]) < 0.003
    assert sound[-1] == 0
    assert abs(sum(sound) / len(sound)) < 0.0015, "no push of the cone"


@pytest.mark.parametrize("file", FILES)
def test_a_sound_is_no_louder_than_its_kind_may_be(file: str) -> None:
    sound = samples(file)
    name = file.removesuffix(".wav").partition("-")[0]
    limit = {**dict.fromkeys(GREAT, -18.0), "loss": -21.0, "knock": -21.0}.get(name, -23.0)
    assert momentary([sound, sound], RATE) < limit + 0.05


def test_loudness_of_a_full_sine_is_that_of_the_standard() -> None:
    sine = [math.sin(2 * math.pi * 997 * n / RATE) for n in range(RATE)]
    assert momentary([sine], RATE) == pytest.approx(-3.01, abs=0.03)
