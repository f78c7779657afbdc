"""The audio device: opened at the first sound, stopped in silence, closed at the end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from soiree.ui.sound.speaker import Cue, Speaker, is_installed

pytestmark = pytest.mark.skipif(not is_installed(), reason="miniaudio is not installed")


@pytest.fixture
def speaker() -> Iterator[Speaker]:
    """A speaker at miniaudio's null device, which reads in real time and plays nothing."""
    from miniaudio import Backend

    made = Speaker((Backend.NULL,))
    yield made
    made.close()


def test_no_device_is_opened_before_the_first_sound(speaker: Speaker) -> None:
    assert not speaker.is_running


def test_a_sound_starts_the_device_and_silence_stops_it(speaker: Speaker, qtbot: QtBot) -> None:
    for _ in range(2):
        speaker.play([Cue("slide", pan=0.5, gain=0.4)])
        qtbot.waitUntil(lambda: speaker.is_running)
        qtbot.waitUntil(lambda: not speaker.is_running, timeout=20_000)
        assert speaker.mixer.is_silent


def test_close_stops_a_device_that_plays(speaker: Speaker, qtbot: QtBot) -> None:
    speaker.play([Cue("win")])
    qtbot.waitUntil(lambda: speaker.is_running)
    speaker.close()
    assert not speaker.is_running


def test_without_a_device_nothing_is_heard_or_said(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    from miniaudio import Backend

    speaker = Speaker((Backend.WASAPI if sys.platform != "win32" else Backend.ALSA,))
    speaker.play([Cue("slide")])
    speaker.close()
    assert not speaker.is_running
    assert capfd.readouterr() == ("", "")


def test_a_process_that_ends_while_a_sound_plays_ends() -> None:
    script = (
        "import time; from miniaudio import Backend; "
        "from soiree.ui.sound.speaker import Cue, Speaker; "
        "speaker = Speaker((Backend.NULL,)); speaker.play([Cue('win')])\n"
        "while not speaker.is_running: time.sleep(0.01)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
