"""What is heard at a table, and how often; and what is said where nothing can be heard."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from pytestqt.qtbot import QtBot

from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Scored, Shown, Turn
from soiree.core.zones import EVERYONE, Zone
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style import sounds as sounds_module
from soiree.ui.style.sounds import GAPS, Sounds, Speaker, is_installed
from tests.window.places import Places, open_places

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


class FakeEffect(QObject):
    """Stands for Qt's own: notes what is played."""

    class Status(Enum):
        READY = 2
        Error = 3

    statusChanged = Signal()

    played: ClassVar[list[tuple[str, float]]] = []
    made: ClassVar[list[FakeEffect]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.made.append(self)
        self.now = self.Status.READY
        self.name, self.volume = "", 0.0

    def setSource(self, source: QUrl) -> None:
        file = Path(source.toLocalFile())
        assert file.is_file()
        self.name = file.stem

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.played.append((self.name, self.volume))

    def status(self) -> Status:
        return self.now

    def fail(self) -> None:
        self.now = self.Status.Error
        self.statusChanged.emit()


class FakeDevices:
    outputs: ClassVar[list[str]] = []

    @classmethod
    def audioOutputs(cls) -> list[str]:
        return cls.outputs


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> type[FakeEffect]:
    """The optional part of Qt, with a device and without a sound."""
    part = ModuleType("PySide6.QtMultimedia")
    part.QSoundEffect = FakeEffect  # type: ignore[attr-defined]
    part.QMediaDevices = FakeDevices  # type: ignore[attr-defined]
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: object())
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", part)
    monkeypatch.setattr(FakeEffect, "played", [])
    monkeypatch.setattr(FakeEffect, "made", [])
    monkeypatch.setattr(FakeDevices, "outputs", ["a loudspeaker"])
    return FakeEffect


def failures(speaker: Speaker) -> list[str]:
    told: list[str] = []
    speaker.failed.connect(told.append)
    return told


def test_every_sound_has_its_file_and_is_as_loud_as_is_wished(
    qapp: object, multimedia: type[FakeEffect]
) -> None:
    speaker = Speaker()
    speaker.play("slide", 50)
    assert multimedia.played == [], "nothing is loaded before it is time"
    speaker.get_ready()
    for sound in GAPS:
        speaker.play(sound, 50)
    speaker.play("tone", 100)
    assert multimedia.played == [*((sound, 0.25) for sound in GAPS), ("tone", 1.0)]


def test_what_is_loaded_is_loaded_once(qapp: object, multimedia: type[FakeEffect]) -> None:
    speaker = Speaker()
    for _ in range(3):
        speaker.get_ready()
    assert len(multimedia.made) == len(GAPS)


def test_without_the_optional_part_there_is_silence_and_no_complaint(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: None)
    speaker = Speaker()
    told = failures(speaker)
    speaker.get_ready()
    speaker.play("slide", 50)
    assert told == []


def test_a_part_that_cannot_be_loaded_is_told_once(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: object())
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    speaker = Speaker()
    told = failures(speaker)
    for _ in range(3):
        speaker.get_ready()
        speaker.play("slide", 50)
    (sentence,) = told
    assert sentence.startswith("There is no sound (import of PySide6.QtMultimedia halted")


def test_that_there_is_no_device_is_told_once(
    qapp: object, multimedia: type[FakeEffect], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeDevices, "outputs", [])
    speaker = Speaker()
    told = failures(speaker)
    for _ in range(3):
        speaker.get_ready()
        speaker.play("slide", 50)
    assert told == ["There is no sound: no audio device was found."]
    assert multimedia.played == []


def test_a_device_that_fails_is_told_once_and_not_tried_again(
    qapp: object, multimedia: type[FakeEffect]
) -> None:
    speaker = Speaker()
    told = failures(speaker)
    speaker.get_ready()
    speaker.play("slide", 50)
    for effect in multimedia.made:
        effect.fail()
    speaker.play("slide", 50)
    assert told == ["There is no sound: the audio device cannot play it."]
    assert multimedia.played == [("slide", 0.25)]


@pytest.mark.skipif(not is_installed(), reason="QtMultimedia is not installed")
def test_with_the_optional_part_a_sound_is_played_or_its_lack_is_told_once(qtbot: QtBot) -> None:
    speaker = Speaker()
    told = failures(speaker)
    for sound in GAPS:
        speaker.get_ready()
        speaker.play(sound, 1)
        qtbot.wait(20)
    assert len(told) <= 1
    assert all(sentence.startswith("There is no sound") for sentence in told)


# At the table -------------------------------------------------------------------------------------


@pytest.fixture
def places(qtbot: QtBot, settings: Settings) -> Iterator[Places]:
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    made = open_places(window, GAMES, settings, keeps=False)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    window.close()


def begin(places: Places, settings: Settings) -> None:
    settings.choices(GAMES["soi"]).message_delay = 0
    places.begin("soi", settings.choices(GAMES["soi"]), seed=3)


def test_a_match_is_heard_from_the_deal_to_the_persons_turn(
    qtbot: QtBot, places: Places, settings: Settings, multimedia: type[FakeEffect]
) -> None:
    settings.speed = "off"
    places.services.sounds.get_ready()
    begin(places, settings)
    qtbot.waitUntil(lambda: places.table is not None and places.table.shown.now.decider is not None)
    heard = [name for name, _ in multimedia.played]
    assert heard.count("tone") == 1
    assert "slide" in heard
    assert len(heard) < 12, "no burst for 52 cards that are dealt"
    assert places.table is not None
    places.table.refused.emit("So not.")
    assert multimedia.played[-1][0] == "knock"


def test_nothing_is_heard_of_a_deal_that_is_hurried(
    qtbot: QtBot, places: Places, settings: Settings, multimedia: type[FakeEffect]
) -> None:
    settings.speed = "slow"
    places.services.sounds.get_ready()
    begin(places, settings)
    assert places.table is not None
    qtbot.waitUntil(lambda: places.table is not None and places.table.play.moving)
    before = len(multimedia.played)
    places.table.playback.hurry()
    assert [name for name, _ in multimedia.played[before:]].count("slide") == 0


def test_who_turns_the_volume_hears_how_loud_it_is(
    places: Places, settings: Settings, multimedia: type[FakeEffect]
) -> None:
    window = places.window
    settings.volume = 20
    window.settings_changed.emit()
    ((name, volume),) = multimedia.played
    assert name == "tone"
    assert volume == pytest.approx(0.04)
    settings.felt = "linen"
    window.settings_changed.emit()
    assert len(multimedia.played) == 1


def test_where_sounds_are_not_wanted_nothing_is_loaded(
    places: Places, settings: Settings, multimedia: type[FakeEffect]
) -> None:
    settings.sound = False
    places.services.sounds.get_ready()
    assert multimedia.made == []


def test_a_device_that_fails_is_told_in_the_status_bar(
    places: Places, multimedia: type[FakeEffect]
) -> None:
    window = places.window
    places.services.sounds.get_ready()
    multimedia.made[0].fail()
    assert window.status_bar.sentences() == ["There is no sound: the audio device cannot play it."]
