"""What is heard at a table, and how often; and what is said where nothing can be heard."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Scored, Shown, Turn
from soiree.core.zones import EVERYONE, Zone
from soiree.storage.settings import Settings
from soiree.ui import sounds as sounds_module
from soiree.ui.sounds import GAPS, Sounds, Speaker, is_installed

ME = frozenset({0})
HAND, STOCK, SECRET = Zone("hand", 1), Zone("stock"), Zone("secret", 0)
SLIDE = Moved(None, HAND, Zone("hand", 0), 1)


class Ear:
    """Hears sounds, and tells the time to what makes them."""

    def __init__(self, settings: Settings) -> None:
        self.heard: list[str] = []
        self.volumes: list[int] = []
        self.now = 100.0
        self.sounds = Sounds(settings, self.play, lambda: self.now)

    def play(self, sound: str, volume: int) -> None:
        self.heard.append(sound)
        self.volumes.append(volume)

    def after(
        self, *events: Event | None, seconds: float = 5.0, hurried: bool = False
    ) -> list[str]:
        """What is heard of these events, each so long after the one before."""
        self.heard.clear()
        for event in events:
            self.now += seconds
            self.sounds.hear(event, ME, hurried=hurried)
        return self.heard.copy()


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def ear(settings: Settings) -> Ear:
    return Ear(settings)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (SLIDE, ["slide"]),
        (Moved(7, HAND, Zone("discard"), EVERYONE), ["slide"]),
        (Moved(7, STOCK, HAND, 1), ["slide"]),
        (Moved(7, SECRET, Zone("bid", 0), EVERYONE), ["turn"]),
        (Moved(7, STOCK, Zone("prize"), EVERYONE), ["turn"]),
        (Shown(HAND, (7,), 1), ["turn"]),
        (Turn((0,)), ["tone"]),
        (Turn((1, 2)), []),
        (Ended(Result((1, 2), None, "won")), ["chime"]),
        (Ended(Result((1, 1), None, "won")), ["chime"]),
        (Ended(Result((2, 1), None, "won")), []),
        (Began(1), []),
        (Said(1, "no"), []),
        (Scored(0, 5, 5, "round"), []),
        (None, []),
    ],
)
def test_each_event_has_its_sound(ear: Ear, event: Event | None, expected: list[str]) -> None:
    assert ear.after(event) == expected


def test_a_match_without_people_has_no_victory(ear: Ear) -> None:
    ear.sounds.hear(Ended(Result((1, 2), None, "won")), frozenset())
    assert ear.heard == []


def test_a_turn_that_goes_on_is_not_told_again(ear: Ear) -> None:
    assert ear.after(Turn((0,)), Turn((0, 1)), Turn((1,)), Turn((0,))) == ["tone", "tone"]
    ear.sounds.begin()
    assert ear.after(Turn((0,))) == ["tone"]


def test_of_many_cards_that_are_dealt_one_is_heard(ear: Ear) -> None:
    assert ear.after(*[SLIDE] * 52, seconds=0.0) == ["slide"]
    assert ear.after(*[SLIDE] * 52, seconds=0.001) == []


def test_cards_that_come_one_after_the_other_are_all_heard(ear: Ear) -> None:
    assert len(ear.after(*[SLIDE] * 9, seconds=GAPS["slide"] + 0.001)) == 9


def test_what_hurries_by_is_not_heard(ear: Ear) -> None:
    assert ear.after(SLIDE, Shown(HAND, (7,), 1), Turn((0,)), hurried=True) == []
    assert ear.after(Turn((0,)), SLIDE) == ["slide"], "whose turn it is was seen"


def test_the_settings_are_heeded_at_once(ear: Ear, settings: Settings) -> None:
    settings.volume = 35
    ear.after(SLIDE)
    assert ear.volumes == [35]
    settings.sound = False
    assert ear.after(SLIDE) == []
    settings.sound, settings.volume = True, 0
    assert ear.after(SLIDE) == []


# The speaker --------------------------------------------------------------------------------------


def failures(speaker: Speaker) -> list[str]:
    told: list[str] = []
    speaker.failed.connect(told.append)
    return told


def test_without_the_optional_part_there_is_silence_and_no_complaint(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: None)
    speaker = Speaker()
    told = failures(speaker)
    speaker.get_ready()
    speaker.play("slide", 50)
    assert told == []


def test_a_part_that_cannot_be_loaded_is_told_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: object())
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    speaker = Speaker()
    told = failures(speaker)
    for _ in range(3):
        speaker.get_ready()
        speaker.play("slide", 50)
    (sentence,) = told
    assert sentence.startswith("No sound can be heard (import of PySide6.QtMultimedia halted")


@pytest.mark.skipif(not is_installed(), reason="QtMultimedia is not installed")
@pytest.mark.qt_log_ignore("PulseAudio", "PipeWire", "ALSA", "QSoundEffect", "pa_context")
def test_with_the_optional_part_a_sound_is_played_or_its_lack_is_told_once(qtbot: QtBot) -> None:
    speaker = Speaker()
    told = failures(speaker)
    for sound in GAPS:
        speaker.get_ready()
        speaker.play(sound, 1)
        qtbot.wait(20)
    assert len(told) <= 1
    assert all(sentence.startswith("No sound can be heard") for sentence in told)
