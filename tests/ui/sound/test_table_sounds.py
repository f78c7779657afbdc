"""The sounds at a table: their kinds, positions and number."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from soiree.core.events import Began, Ended, Event, Result, Said, Scored, Shown, Turn
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.storage.settings import Settings
from soiree.ui.sound.mixer import Mixer
from soiree.ui.sound.samples import RATE, placed
from soiree.ui.sound.speaker import Cue
from soiree.ui.table.motion.motions import Landing
from soiree.ui.table.table import Table
from tests.window.places import Places

STOCK, HAND = Zone("stock"), Zone("hand", 0)


@pytest.fixture
def cues(places: Places) -> list[Cue]:
    """A list that collects all sounds at the tables of the window."""
    heard: list[Cue] = []
    places.services.sounds.cued.connect(heard.extend)
    return heard


@pytest.fixture
def table(qtbot: QtBot, places: Places, settings: Settings, cues: list[Cue]) -> Table:
    """A table of Soi at which the person is asked."""
    settings.choices(GAMES["soi"]).message_delay = 0
    places.begin("soi", settings.choices(GAMES["soi"]), seed=3)
    qtbot.waitUntil(lambda: places.table is not None and places.table.shown.now.decider is not None)
    assert places.table is not None
    return places.table


def names(cues: list[Cue]) -> list[str]:
    return [cue.sound for cue in cues]


def test_a_deal_is_a_riffle_and_the_first_turn_a_tone(table: Table, cues: list[Cue]) -> None:
    assert names(cues).count("turn_begins") == 1
    assert 1 <= sum(name in ("slide", "turn") for name in names(cues)) < 40


def test_each_event_has_its_sound(table: Table, cues: list[Cue]) -> None:
    expected: list[tuple[Event | None, list[str]]] = [
        (Shown(HAND, (7,), 1), ["turn"]),
        (Said(1, "no"), ["knock"]),
        (Said(1, "ask"), []),
        (Turn((1, 2)), []),
        (Ended(Result((1, 2, 3, 4), None, "won")), ["win"]),
        (Ended(Result((2, 1, 3, 4), None, "won")), ["loss"]),
        (Began(1), []),
        (Scored(0, 5, 5, "round"), []),
        (None, []),
    ]
    for event, sounds in expected:
        cues.clear()
        table.play.event_shown.emit(event, "")
        assert names(cues) == sounds, event


def test_a_turn_that_goes_on_is_not_sounded_again(table: Table, cues: list[Cue]) -> None:
    cues.clear()
    for seats in ((1,), (0,), (0, 1), (1,), (0,)):
        table.play.event_shown.emit(Turn(seats), "")
    assert names(cues) == ["turn_begins", "turn_begins"]


def test_a_refused_choice_is_two_soft_taps(table: Table, cues: list[Cue]) -> None:
    table.refused.emit("So not.")
    assert names(cues)[-1] == "refusal"


def test_a_pause_and_its_end_are_heard(places: Places, table: Table, cues: list[Cue]) -> None:
    cues.clear()
    places.window.commands.trigger("pause")
    assert names(cues) == ["pause"]
    places.window.commands.trigger("pause")
    assert names(cues)[:2] == ["pause", "resume"]


def test_highlights_are_heard(table: Table, cues: list[Cue]) -> None:
    table.highlights.counted.emit(3)
    table.highlights.called.emit("suit", 0)
    table.highlights.called.emit("king", 0)
    assert names(cues)[-3:] == ["count3", "call_suit", "call_king"]


def landing(at: float = 0.5, after: int = 200, **changed: object) -> Landing:
    made = {"source": STOCK, "target": HAND, "at": at, "after": after, "turns": False, **changed}
    return Landing(**made)  # type: ignore[arg-type]


def test_a_card_is_heard_where_and_when_it_lands(table: Table, cues: list[Cue]) -> None:
    cues.clear()
    table.playback.motions.departed.emit((landing(at=0.0, after=275), landing(at=1.0, after=575)))
    first, second = cues
    assert (first.sound, second.sound) == ("slide", "slide")
    assert first.pan == -second.pan < 0
    assert [first.delay, second.delay] == pytest.approx([0.2, 0.5])


def test_a_card_from_ones_own_hand_is_set_down(table: Table, cues: list[Cue]) -> None:
    cues.clear()
    table.playback.motions.departed.emit((landing(source=HAND, target=Zone("laid", 1)),))
    assert names(cues) == ["set"]


def test_thirteen_cards_that_are_dealt_stay_below_three_decibels(
    table: Table, cues: list[Cue], settings: Settings
) -> None:
    settings.volume = 100
    cues.clear()
    table.playback.motions.departed.emit(
        tuple(landing(at=n / 13, after=300 + 35 * n) for n in range(13))
    )
    assert len(cues) == 13
    assert peak(cues) < 10 ** (-3 / 20)


def peak(cues: list[Cue]) -> float:
    """The largest amplitude of a mixture, with the loudest recording of each sound."""
    mixer = Mixer()
    for n, cue in enumerate(cues):
        mixer.add(placed(f"{cue.sound}-{n % 4 + 1}.wav", cue.pan, cue.gain), cue.delay)
    return max(map(abs, mixer.mix(2 * RATE)))


def test_cards_that_land_together_are_heard_once(table: Table, cues: list[Cue]) -> None:
    cues.clear()
    table.playback.motions.departed.emit(tuple(landing() for _ in range(52)))
    assert len(cues) == 1


def test_sounds_that_are_off_or_at_volume_zero_are_not_played(
    table: Table, cues: list[Cue], settings: Settings
) -> None:
    cues.clear()
    settings.volume = 0
    table.refused.emit("So not.")
    settings.volume, settings.sound = 50, False
    table.refused.emit("So not.")
    assert cues == []


def test_the_volume_is_perceived_so_half_of_it_is_a_quarter_of_the_amplitude(
    table: Table, cues: list[Cue], settings: Settings
) -> None:
    settings.volume = 50
    table.refused.emit("So not.")
    assert cues[-1].gain == pytest.approx(0.25)


def test_a_new_volume_is_heard_and_another_setting_is_not(
    places: Places, cues: list[Cue], settings: Settings
) -> None:
    settings.volume = 20
    places.window.settings_changed.emit()
    assert names(cues) == ["turn_begins"]
    settings.felt = "linen"
    places.window.settings_changed.emit()
    assert len(cues) == 1


def test_one_key_mutes_and_unmutes(table: Table, places: Places, cues: list[Cue]) -> None:
    places.window.commands.trigger("mute")
    cues.clear()
    table.refused.emit("So not.")
    assert cues == []
    assert "Sounds are off." in places.window.status_bar.sentences()
    places.window.commands.trigger("mute")
    assert names(cues) == ["turn_begins"]


def test_nothing_is_heard_of_a_deal_that_is_hurried(
    qtbot: QtBot, places: Places, settings: Settings, cues: list[Cue]
) -> None:
    settings.speed = "slow"
    places.begin("soi", settings.choices(GAMES["soi"]), seed=3)
    qtbot.waitUntil(lambda: places.table is not None and places.table.play.moving)
    assert places.table is not None
    cues.clear()
    places.table.playback.hurry()
    assert not {"slide", "turn", "set"} & set(names(cues))
