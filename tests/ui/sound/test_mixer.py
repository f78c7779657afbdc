"""The mixture: sounds that play at the same time are added up, each from its moment on."""

from __future__ import annotations

from array import array

import pytest

from soiree.ui.sound.mixer import Mixer
from soiree.ui.sound.samples import NAMES, RATE, files, placed, recording


def mono(*frames: float) -> array[float]:
    """Interleaved stereo with the same frames left and right."""
    return array("f", [each for frame in frames for each in (frame, frame)])


def test_nothing_added_is_silence() -> None:
    mixer = Mixer()
    assert mixer.is_silent
    assert mixer.mix(3) == mono(0, 0, 0)


def test_two_sounds_are_added_up() -> None:
    mixer = Mixer()
    mixer.add(mono(0.25, 0.25, 0.25))
    mixer.add(mono(0.5))
    assert mixer.mix(4) == mono(0.75, 0.25, 0.25, 0)
    assert mixer.is_silent


def test_a_delayed_sound_begins_at_its_frame_in_a_later_block() -> None:
    mixer = Mixer()
    mixer.add(mono(0.5, 0.25), delay=3 / RATE)
    assert mixer.mix(2) == mono(0, 0)
    assert mixer.mix(2) == mono(0, 0.5)
    assert mixer.mix(2) == mono(0.25, 0)
    assert mixer.is_silent


def test_the_reader_yields_as_many_frames_as_it_is_asked_for() -> None:
    mixer = Mixer()
    mixer.add(mono(0.5, 0.5, 0.5))
    reader = mixer.begin()
    assert [len(reader.send(count)) for count in (2, 700)] == [4, 1400]


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_has_its_recordings(name: str) -> None:
    for file in files(name):
        assert 0.1 < len(recording(file)) / RATE < 2


def test_a_sound_placed_at_the_left_is_heard_there() -> None:
    left, middle = placed("set-1.wav", -1.0, 1.0), placed("set-1.wav", 0.0, 1.0)
    assert max(map(abs, left[1::2])) < 1e-6
    assert middle[0::2] == pytest.approx(middle[1::2])

    def power(stereo: array[float]) -> float:
        return sum(each * each for each in stereo)

    assert power(left) == pytest.approx(power(middle), rel=1e-3)
