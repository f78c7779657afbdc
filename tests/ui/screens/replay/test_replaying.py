"""Replays in the window: the bar, keys, the log, viewpoints, speech and GIFs."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.controller.match.replay import Replay
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.matches import MatchStore, new, read_record
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import CLASSIC, load_deck
from soiree.ui.dialogs.film import FilmDialog, FilmWish
from soiree.ui.dialogs.forms import Unfit
from soiree.ui.dialogs.note import NoteDialog
from soiree.ui.film.filming import Shot, film
from soiree.ui.language import voice
from soiree.ui.language.letters import choose_letters
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight
from soiree.ui.screens.match.match_end import EndChoice
from soiree.ui.screens.replay.replay_bar import SPEEDS, ReplayBar
from soiree.ui.screens.replay.replay_film import FilmOfReplay
from soiree.ui.screens.replay.replay_slider import ReplaySlider, x_of
from soiree.ui.screens.replay.replaying import place
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import disagreements
from tests.window.places import Places, open_places, unpainted_window

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[3] / "golden"
NAMES = ("You", "Ada", "Basil", "Clara")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def golden(name: str, *people: int) -> Record:
    """A finished match with people at these seats."""
    record = read_record(GOLDEN / f"{name}.soiree", GAMES)
    players = tuple(
        Participant(NAMES[seat], "human") if seat in people else replace(who, name=NAMES[seat])
        for seat, who in enumerate(record.players)
    )
    return replace(record, players=players)


class Cinema:
    """A window with a replay."""

    def __init__(self, window: MainWindow, places: Places, qtbot: QtBot) -> None:
        self.window = window
        self.places = places
        self._qtbot = qtbot

    @property
    def table(self) -> Table:
        assert self.places.table is not None
        return self.places.table

    @property
    def bar(self) -> ReplayBar:
        (bar,) = self.bars
        return bar

    @property
    def bars(self) -> list[ReplayBar]:
        """The visible bars."""
        return [bar for bar in self.window.findChildren(ReplayBar) if not bar.isHidden()]

    @property
    def position(self) -> int:
        assert self.places.is_replay
        return self.places.replaying.replay.position

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self.window, key, modifiers)
        self.rest()

    def rest(self) -> None:
        """Wait until all events have been shown."""
        self._qtbot.waitUntil(lambda: not self.table.play.moving)

    def until(self, is_met: Callable[[], bool], timeout: int = 5000) -> None:
        """Wait until a condition is met, for at most so many milliseconds."""
        self._qtbot.waitUntil(is_met, timeout=timeout)

    def until_at(self, position: int) -> None:
        self.until(lambda: self.position == position, timeout=60_000)
        self.rest()

    def agrees(self, record: Record) -> None:
        """Assert that the table shows the view at this position, card for card."""
        game = GAMES[record.game]
        then = Match(replace(record, entries=record.entries[: self.position], result=None), game)
        view = then.view_of(self.table.shown.now.observers)
        assert disagreements(self.table, view) == []
        assert self.table.shown.now.decider is None


def x_on(slider: ReplaySlider, position: int) -> float:
    return x_of(position, slider.maximum(), slider.width())


@pytest.fixture
def cinema(qtbot: QtBot) -> Iterator[Cinema]:
    settings = Settings(speed="off", remarks=False)
    for game in GAMES.values():
        settings.choices(game).message_delay = 0
    settings.panel_open = True
    settings.panel_tab = "log"
    window = unpainted_window(settings)
    places = open_places(window, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield Cinema(window, places, qtbot)
    window.close()


@pytest.mark.parametrize("name", always("soda", of=GAMES))
def test_keys_reach_positions_that_look_as_in_play(cinema: Cinema, name: str) -> None:
    record = golden(name, 0)
    cinema.places.replay(record)
    cinema.rest()
    assert cinema.position == 0
    passed = [0]
    for _ in range(6):
        cinema.press(Qt.Key.Key_Right, CTRL)
        cinema.agrees(record)
        passed.append(cinema.position)
    assert len(set(passed)) == 7
    cinema.press(Qt.Key.Key_Left, CTRL)
    assert cinema.position == passed[-2]
    cinema.agrees(record)
    replay = cinema.places.replaying.replay
    own = replay.choices([0])
    cinema.press(Qt.Key.Key_Right, CTRL | SHIFT)
    assert cinema.position == next(each for each in own if each > passed[-2])
    cinema.press(Qt.Key.Key_Left, CTRL | SHIFT)
    assert cinema.position in {*own, 0}
    cinema.press(Qt.Key.Key_End, CTRL | SHIFT)
    assert cinema.position == replay.length
    cinema.agrees(record)
    cinema.press(Qt.Key.Key_PageUp, CTRL)
    assert cinema.position == replay.rounds[-1]
    cinema.agrees(record)
    cinema.press(Qt.Key.Key_Home, CTRL | SHIFT)
    assert cinema.position == 0
    cinema.press(Qt.Key.Key_PageDown, CTRL)
    assert cinema.position == replay.rounds[0]


@pytest.mark.parametrize("name", always("spy", of=GAMES))
def test_the_viewpoint_cycles_through_every_seat_and_all_cards(cinema: Cinema, name: str) -> None:
    record = golden(name, 0)
    cinema.places.replay(record)
    cinema.press(Qt.Key.Key_PageDown, CTRL)
    seen = [cinema.table.shown.now.observers]
    for _ in record.players:
        cinema.press(Qt.Key.Key_E, CTRL)
        cinema.agrees(record)
        seen.append(cinema.table.shown.now.observers)
    seats = range(len(record.players))
    assert seen == [*((seat,) for seat in seats), tuple(seats)]
    cinema.press(Qt.Key.Key_E, CTRL)
    assert cinema.table.shown.now.observers == (0,)


def test_only_the_person_is_called_you(cinema: Cinema) -> None:
    cinema.places.replay(golden("soi", 0), at_end=True)
    story = [line.text for line in cinema.table.play.story.lines()]
    assert any(text.startswith("You ask") for text in story)
    cinema.press(Qt.Key.Key_E, CTRL)
    story = [line.text for line in cinema.table.play.story.lines()]
    assert not any("You" in text or "you" in text for text in story)
    assert cinema.table.shown.now.names[0] not in ("", "You")


def test_a_note_on_a_choice_stands_in_the_log(cinema: Cinema) -> None:
    record = golden("soda", 0)
    MatchStore(Paths.find(), new(Paths.find(), GAMES["soda"]), print).note(record)
    cinema.places.services.matches.load(GAMES["soda"])  # Counts the match.
    cinema.places.replay(record)
    cinema.press(Qt.Key.Key_Right, CTRL | SHIFT)
    choice = cinema.position + 1
    asked: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NoteDialog)
        asked.append(dialog.choice.currentText())
        dialog.field.setText("Too early!")
        dialog.done_button.click()

    QTimer.singleShot(0, answer)
    cinema.press(Qt.Key.Key_N, CTRL | SHIFT)
    assert asked[0].startswith("Next: Play")
    lines = cinema.window.dock.panel.log.lines
    assert "Note: Too early!" not in lines()
    cinema.places.replaying.step(1)
    cinema.rest()
    assert lines()[-1] == "Note: Too early!"
    cinema.places.replaying.go_to(len(record.entries))
    (told,) = (each for each in cinema.table.play.story.lines() if each.text.endswith("early!"))
    assert told.position == choice


def test_a_replay_of_an_unfinished_match_hides_the_cards_of_others(cinema: Cinema) -> None:
    whole = golden("soda", 0)
    record = replace(whole, entries=whole.entries[:20], result=None)
    cinema.places.replay(record, at_end=True)
    assert not cinema.bar.viewpoint.isEnabled()
    cinema.press(Qt.Key.Key_E, CTRL)
    assert cinema.table.shown.now.observers == (0,)
    cinema.agrees(record)


def test_a_running_replay_stops_at_the_end_and_starts_again(cinema: Cinema) -> None:
    record = golden("soureh", 0)
    cinema.places.replay(record, at_end=True)
    cinema.bar.speed.activated.emit(SPEEDS.index(4.0))
    cinema.press(Qt.Key.Key_End, CTRL | SHIFT)
    for _ in range(2):
        cinema.press(Qt.Key.Key_Left, CTRL)
    QTest.keyClick(cinema.window, Qt.Key.Key_F7)
    assert cinema.window.commands.is_checked("play")
    cinema.until_at(len(record.entries))
    cinema.agrees(record)
    cinema.until(lambda: not cinema.window.commands.is_checked("play"), timeout=9000)
    QTest.keyClick(cinema.window, Qt.Key.Key_F7)
    cinema.until(lambda: 0 < cinema.position < 9)
    QTest.keyClick(cinema.window, Qt.Key.Key_F7)
    assert not cinema.window.commands.is_checked("play")


def test_log_and_status_bar_follow_the_position(cinema: Cinema) -> None:
    record = golden("soi", 0)
    cinema.places.replay(record)
    log = cinema.window.dock.panel.log
    for _ in range(4):
        cinema.press(Qt.Key.Key_Right, CTRL)
    told = cinema.table.play.story.lines()
    assert log.lines() == [each.text for each in told if each.kind.name != "PASSING"]
    assert cinema.window.status_bar.sentences()[0] == told[-1].text
    cinema.press(Qt.Key.Key_End, CTRL | SHIFT)
    assert len(log.lines()) > 500
    position = told[-1].position
    log.position_requested.emit(position)
    cinema.rest()
    assert cinema.position == position
    assert log.lines() == [each.text for each in told if each.kind.name != "PASSING"]


def test_steps_are_announced_as_in_play_and_jumps_announce_the_position(cinema: Cinema) -> None:
    heard: list[tuple[str, Weight]] = []
    listener = lambda sentence, weight: heard.append((sentence, weight))  # noqa: E731
    voice.listen(listener)
    try:
        cinema.places.replay(golden("soi", 0))
        cinema.press(Qt.Key.Key_PageDown, CTRL)
        assert heard[-1] == ("Round 1, 1 of 1088", Weight.ANSWER)
        cinema.press(Qt.Key.Key_Right, CTRL)
        cinema.press(Qt.Key.Key_Right, CTRL)
        sentences = [sentence for sentence, weight in heard if weight is Weight.NEWS]
        told = [each.text for each in cinema.table.play.story.lines()]
        assert [each for each in sentences if each in told] == told[-len(sentences) :][-2:] or told
        assert told[-1] in sentences
        cinema.press(Qt.Key.Key_Left, CTRL)
        QTest.keyClick(cinema.window, Qt.Key.Key_F6)
        assert told[-1] not in heard[-1][0]
    finally:
        voice.unlisten(listener)


def test_the_slider_follows_clicks_and_keys_and_describes_its_marks(cinema: Cinema) -> None:
    cinema.places.replay(golden("soureh", 0))
    slider = cinema.bar.slider
    last = slider.maximum()
    cinema.until(lambda: any(each.position == last for each in slider.marks.moments))
    middle = QPoint(slider.width() // 2, slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=middle)
    cinema.rest()
    assert cinema.position == slider.maximum() // 2
    QTest.keyClick(slider, Qt.Key.Key_Right)
    cinema.rest()
    assert cinema.position == slider.maximum() // 2 + 1
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert cinema.position in slider.marks.rounds
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert cinema.position == 0
    assert slider.tip_at(x_on(slider, slider.marks.rounds[1])).startswith("Round 2")
    assert "Soureh!" in slider.tip_at(x_on(slider, slider.marks.moments[0].position))


def test_every_button_has_a_name_and_a_key(cinema: Cinema) -> None:
    cinema.places.replay(golden("soda", 0))
    for button in cinema.bar.buttons.values():
        assert button.accessibleName()
        assert "(" in button.toolTip()
    assert not cinema.bar.buttons["back"].isEnabled()
    assert cinema.bar.buttons["forward"].isEnabled()
    QTest.mouseClick(cinema.bar.buttons["forward"], Qt.MouseButton.LeftButton)
    cinema.rest()
    assert cinema.position > 0
    assert cinema.bar.buttons["back"].isEnabled()


def test_a_branch_is_a_new_assisted_match(cinema: Cinema) -> None:
    record = golden("soy", 0)
    cinema.places.replay(record)
    cinema.press(Qt.Key.Key_PageDown, CTRL)
    cinema.press(Qt.Key.Key_Right, CTRL | SHIFT)
    here = cinema.position
    QTest.mouseClick(cinema.bar.branch, Qt.MouseButton.LeftButton)
    cinema.until(lambda: cinema.table.shown.now.decider == 0)
    match = match_at(cinema.table)
    assert match.entries[:here] == record.entries[:here]
    assert match.tally.assisted
    assert cinema.bars == []
    assert not cinema.window.commands.is_enabled("forward")


def test_a_branch_left_at_once_can_be_resumed(cinema: Cinema) -> None:
    record = golden("soda", 0)
    cinema.places.replay(record)
    cinema.press(Qt.Key.Key_Right, CTRL | SHIFT)
    here = cinema.position
    cinema.window.commands.trigger("branch")
    cinema.places.leave()
    assert cinema.places.waiting() == ["soda"]
    cinema.places.resume("soda")
    assert match_at(cinema.table).entries == record.entries[:here]
    assert match_at(cinema.table).tally.assisted


def test_look_it_over_opens_the_replay_at_the_end(cinema: Cinema) -> None:
    record = golden("soda")
    cinema.places.open(replace(record, entries=record.entries[:-1], result=None))

    def look_over() -> QPushButton | None:
        buttons = cinema.window.findChildren(QPushButton)
        return next((each for each in buttons if each.text() == "Replay"), None)

    cinema.until(lambda: look_over() is not None, timeout=60_000)
    cinema.places.overlays.chosen.emit(EndChoice.LOOK_OVER)
    cinema.places.arrive()
    replay = cinema.places.replaying.replay
    assert replay.position == replay.length >= len(record.entries)
    assert replay.client.result is not None
    assert cinema.bar.isVisible()


def test_the_review_command_opens_the_review_of_a_finished_match(cinema: Cinema) -> None:
    """The command once did nothing at the end of a match."""
    commands = cinema.window.commands
    assert not commands.is_enabled("review")
    record = golden("soda")
    cinema.places.open(replace(record, entries=record.entries[:-1], result=None))
    cinema.until(lambda: commands.is_enabled("review"))
    cinema.places.trigger("review")
    assert cinema.places.is_replay
    assert cinema.window.dock.panel.tab == "review"
    assert cinema.window.dock.is_open
    cinema.places.leave()
    assert not commands.is_enabled("review")


def test_a_closed_replay_leaves_no_bar_and_no_commands(cinema: Cinema) -> None:
    cinema.places.replay(golden("pariah"))
    assert cinema.window.commands.is_enabled("play")
    cinema.places.leave()
    assert cinema.bars == []
    assert not cinema.window.commands.is_enabled("play")
    assert not cinema.places.is_replay


# GIFs ---------------------------------------------------------------------------------------------


def filming(cinema: Cinema) -> FilmOfReplay:
    replay = cinema.places.replaying.replay
    return FilmOfReplay(cinema.window, replay, cinema.table)


def test_a_range_of_entries_is_saved_as_a_gif_in_the_language_and_letters_of_the_window(
    cinema: Cinema, load_from: Callable[[str, Path], None], tmp_path: Path
) -> None:
    load_from("de", resource("translations"))
    choose_letters(of_language=True)
    cinema.places.replay(golden("soy", 0))
    picture, same = tmp_path / "match.gif", io.BytesIO()
    filming(cinema).save(picture, FilmWish(4, 4, (240, 150), 16.0))
    told = tr("The animated GIF is saved as {file}.").format(file="match.gif")
    cinema.until(lambda: told in cinema.window.status_bar.sentences(), timeout=60_000)
    assert cinema.position == 0
    replay, shot = Replay(golden("soy", 0), GAMES["soy"]), Shot(4, 4, (0,), QSize(240, 150), 16.0)
    film([(replay, shot)], load_deck(resource("decks", f"{CLASSIC}.svg")), same)
    assert picture.read_bytes() == same.getvalue()


def test_a_failed_gif_reports_the_reason(cinema: Cinema, tmp_path: Path) -> None:
    cinema.places.replay(golden("soy", 0))
    (tmp_path / "file").write_text("no folder")
    filming(cinema).save(tmp_path / "file" / "match.gif", FilmWish(4, 4, (240, 150), 16.0))

    def told() -> bool:
        start = "The animated GIF could not be saved ("
        return any(each.startswith(start) for each in cinema.window.status_bar.sentences())

    cinema.until(told, timeout=60_000)


def test_the_film_dialog_proposes_the_next_entries_and_refuses_invalid_ranges(
    qtbot: QtBot,
) -> None:
    dialog = FilmDialog(20, 460)
    qtbot.addWidget(dialog)
    dialog.take()
    assert dialog.wish == FilmWish(21, 32, (640, 400), 1.0)
    for first, last in (("5", "4"), ("0", "9"), ("1", "461"), ("1", "201")):
        dialog.first.setText(first)
        dialog.last.setText(last)
        with pytest.raises(Unfit):
            dialog.take()


@pytest.mark.parametrize(("name", "has_rounds"), [("soy", False), ("soureh", True), ("soda", True)])
def test_a_position_names_no_round_in_games_with_one_deal(name: str, has_rounds: bool) -> None:
    """Soy once showed “Round 1” to the end."""
    replay = Replay(golden(name), GAMES[name])
    told = place(replay, replay.length)
    assert told.endswith(f"{replay.length} of {replay.length}")
    assert ("Round" in told) is has_rounds
