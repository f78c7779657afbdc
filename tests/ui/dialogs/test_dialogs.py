"""The dialogs refuse invalid choices with a sentence, and save all others."""

from __future__ import annotations

from enum import Enum

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.storage.history.results import MatchCategory, MatchResult
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.dialogs.forms import Number
from soiree.ui.dialogs.new_game import NewGameDialog
from soiree.ui.games.coops import layout as coops_layout
from soiree.ui.games.soda import layout as soda_layout
from soiree.ui.games.soi import layout as soi_layout
from soiree.ui.language import voice
from soiree.ui.language.voice import is_timed
from soiree.ui.table.contract.appearance import Appearance
from tests.every_game import EVERY_GAME


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> NewGameDialog:
    made = NewGameDialog(GAME, settings)
    qtbot.addWidget(made)
    return made


def field(dialog: QWidget, name: str) -> QLineEdit:
    """The field of this name, which may be that of a seat."""
    sit_at(dialog, name)
    (found,) = (each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == name)
    return found


def sit_at(dialog: QWidget, name: str) -> None:
    """Choose the seat that a name ends with, as in `Name, seat 2`."""
    what, _, seat = name.rpartition(", seat ")
    if what and isinstance(dialog, NewGameDialog):
        dialog.seating.choose(int(seat) - 1)


def choice(dialog: QWidget, name: str) -> QComboBox:
    (found,) = (each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)
    return found


def choose(dialog: QWidget, name: str, value: str) -> None:
    """Choose a value of a box, or who plays at a seat."""
    if isinstance(dialog, NewGameDialog) and ", seat " in name:
        sit_at(dialog, name)
        dialog.seating.panel.who.choose("middle" if value == "computer" else value)
        return
    box = choice(dialog, name)
    box.setCurrentIndex(box.findData(value))


def name_at(dialog: NewGameDialog, seat: int) -> str:
    return field(dialog, f"Name, seat {seat}").text()


def test_one_person_plays_three_computers_by_default(
    dialog: NewGameDialog, settings: Settings
) -> None:
    dialog.done_button.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    choices = settings.choices(GAME)
    assert choices.options == {"target": 200}
    assert [seat.kind for seat in choices.seats] == ["human", *["computer"] * 3]
    assert [seat.level for seat in choices.seats] == [None, "middle", "middle", "middle"]
    assert len({seat.name for seat in choices.seats}) == 4


def test_a_chosen_guest_says_a_temper_and_a_stranger_has_none(dialog: NewGameDialog) -> None:
    dialog.seating.choose(1)
    assert "ranks that they hold most of." in dialog_text(dialog)
    field(dialog, "Name, seat 2").setText("Ada II")
    assert "ranks that they hold most of." not in dialog_text(dialog)


def test_the_next_guest_is_one_who_is_not_at_the_table(dialog: NewGameDialog) -> None:
    """Ada, Basil and Clara sit at the table."""
    dialog.seating.choose(1)
    dialog.seating.panel.after.click()
    assert name_at(dialog, 2) == "Dorian"
    dialog.seating.panel.before.click()
    assert name_at(dialog, 2) == "Ada"


def test_arrow_keys_walk_round_the_table_and_enter_leads_to_the_level(
    qtbot: QtBot, dialog: NewGameDialog, settings: Settings
) -> None:
    """Seats in Soi follow counter-clockwise: the second player sits at the right."""
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    dialog.seating.seats[1].setFocus()
    qtbot.waitUntil(dialog.seating.seats[1].hasFocus)
    QTest.keyClick(dialog.seating.seats[1], Qt.Key.Key_Up)
    assert QApplication.focusWidget() is dialog.seating.seats[2]
    assert dialog.seating.seats[2].accessibleName() == "Top: Basil, Middle"
    QTest.keyClick(dialog.seating.seats[2], Qt.Key.Key_Return)
    level = QApplication.focusWidget()
    assert level is not None
    assert level.accessibleName() == "Middle, seat 3"
    QTest.keyClick(level, Qt.Key.Key_Right)
    dialog.done_button.click()
    assert settings.choices(GAME).seats[2].level == "impossible"


def test_a_winner_is_offered_stronger_opponents_and_a_click_accepts(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = NewGameDialog(GAME, settings, results=won_matches())
    qtbot.addWidget(dialog)
    assert (
        "You have won 10 of the last 10 matches against Middle. "
        "Ada, Basil and Clara can also play at level Impossible."
    ) in dialog_text(dialog)
    button("Play against Impossible", dialog).click()
    assert "You have won" not in dialog_text(dialog)
    dialog.done_button.click()
    assert [seat.level for seat in settings.choices(GAME).seats[1:]] == ["impossible"] * 3
    assert not settings.choices(GAME).declined


def test_a_declined_offer_is_not_repeated_at_once(qtbot: QtBot, settings: Settings) -> None:
    for text in ("You have won", ""):
        dialog = NewGameDialog(GAME, settings, results=won_matches())
        qtbot.addWidget(dialog)
        assert text in dialog_text(dialog)
        assert bool(text) == ("You have won" in dialog_text(dialog))
        dialog.done_button.click()


def won_matches() -> list[MatchResult]:
    """Ten won matches against the middle level, long ago."""
    kind = MatchCategory("soi", ("middle",) * 3, 4, (("target", 200),), False)
    return [MatchResult(kind, "2020-01-02", 1.0, 200, (9, 9, 9), 60, 0, 0)] * 10


def button(text: str, dialog: NewGameDialog) -> QPushButton:
    (found,) = (each for each in dialog.findChildren(QPushButton) if each.text() == text)
    return found


def dialog_text(dialog: NewGameDialog) -> str:
    """The text of the dialog outside of fields."""
    return "\n".join(
        each.text() for each in dialog.findChildren(QLabel) if each.isVisibleTo(dialog)
    )


@pytest.mark.parametrize(("threshold", "says"), [(100, True), (120, True), (121, False)])
def test_pariah_to_few_points_says_that_one_round_may_be_enough(
    qtbot: QtBot, settings: Settings, threshold: int, says: bool
) -> None:
    dialog = NewGameDialog(GAMES["pariah"], settings)
    qtbot.addWidget(dialog)
    field(dialog, "Play to").setText(str(threshold))
    assert ("one round may be enough" in dialog_text(dialog)) == says


@pytest.mark.parametrize("target", ["99", "1001", "", "2e2", "-200", "٢٠٠", "150.5"])
def test_a_target_out_of_range_is_refused_in_a_sentence(
    dialog: NewGameDialog, settings: Settings, target: str
) -> None:
    """The typed number stays, and the player can correct it."""
    field(dialog, "Play to").setText(target)
    dialog.done_button.click()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert dialog.fault.text() == "“Play to” must be a whole number from 100 to 1000."
    assert field(dialog, "Play to").text() == target
    assert settings.choices(GAME).options == {"target": 200}
    assert not settings.choices(GAME).seats


@pytest.mark.parametrize("target", ["100", "1000", " 350 "])
def test_a_target_in_range_is_saved(dialog: NewGameDialog, settings: Settings, target: str) -> None:
    field(dialog, "Play to").setText(target)
    dialog.done_button.click()
    assert settings.choices(GAME).options == {"target": int(target)}


@pytest.mark.parametrize(
    ("values", "value", "keys", "found"),
    [
        (range(2, 5), "2", "UU", "4"),
        (range(2, 5), "4", "UD", "3"),
        (range(2, 5), "2", "D", "2"),
        (range(50, 501), "100", "U", "110"),
        (range(50, 501), "104", "U", "110"),
        (range(50, 501), "104", "D", "100"),
        (range(50, 501), "900", "D", "500"),
        (range(50, 501), "3", "U", "50"),
        (range(2, 5), "4", "U", "4"),
        (range(2, 5), "x", "U", "x"),
    ],
)
def test_arrow_keys_step_through_a_number(
    qtbot: QtBot, values: range, value: str, keys: str, found: str
) -> None:
    """The arrow keys once did nothing."""
    number = Number(3, values, "")
    qtbot.addWidget(number)
    number.setText(value)
    edited: list[str] = []
    number.textEdited.connect(edited.append)
    for key in keys:
        QTest.keyClick(number, Qt.Key.Key_Up if key == "U" else Qt.Key.Key_Down)
    assert number.text() == found
    assert edited[-1:] == ([] if value == found else [found])
    if edited:
        number.undo()
        assert number.text() != found


def test_a_delay_out_of_range_changes_nothing(dialog: NewGameDialog, settings: Settings) -> None:
    field(dialog, "A message stays").setText("2001")
    field(dialog, "Play to").setText("300")
    dialog.done_button.click()
    assert dialog.fault.text() == "A message can stay for 200 to 2000 milliseconds."
    assert settings.choices(GAME).options == {"target": 200}


@pytest.mark.parametrize("delay", ["200", "600", "2000"])
def test_a_message_may_stay_for_two_seconds(
    dialog: NewGameDialog, settings: Settings, delay: str
) -> None:
    field(dialog, "A message stays").setText(delay)
    dialog.done_button.click()
    assert settings.choices(GAME).message_delay == int(delay)


def test_several_people_and_levels_can_be_chosen(dialog: NewGameDialog, settings: Settings) -> None:
    choose(dialog, "Who plays, seat 2", "human")
    field(dialog, "Name, seat 2").setText("Grete")
    choose(dialog, "Level, seat 3", "impossible")
    dialog.findChildren(QCheckBox)[0].setChecked(True)
    dialog.done_button.click()
    choices = settings.choices(GAME)
    assert choices.seats[1] == SeatChoice("human", "Grete", None)
    assert choices.seats[2].level == "impossible"
    assert choices.sort_cards


def test_the_names_of_several_people_are_asked_for_and_remembered(
    dialog: NewGameDialog, settings: Settings, qtbot: QtBot
) -> None:
    assert name_at(dialog, 1) == "You"
    choose(dialog, "Who plays, seat 2", "human")
    choose(dialog, "Who plays, seat 4", "human")

    def names() -> list[str]:
        return [name_at(dialog, seat) for seat in range(1, 5)]

    assert names() == ["Player 1", "Player 2", "Basil", "Player 3"]
    field(dialog, "Name, seat 2").setText("Wanda")
    choose(dialog, "Who plays, seat 2", "computer")
    assert names() == ["Player 1", "Ada", "Basil", "Player 2"]
    choose(dialog, "Who plays, seat 2", "human")
    assert name_at(dialog, 2) == "Wanda"
    dialog.done_button.click()
    seats = settings.choices(GAME).seats
    assert [seat.name for seat in seats] == ["Player 1", "Wanda", "Basil", "Player 3"]

    other = NewGameDialog(GAMES["soureh"], settings)
    qtbot.addWidget(other)
    assert field(other, "Name, seat 1").text() == "You"
    choose(other, "Who plays, seat 2", "human")
    assert field(other, "Name, seat 1").text() == "Player 1"
    assert field(other, "Name, seat 2").text() == "Wanda"


def test_nobody_among_several_people_is_you(dialog: NewGameDialog, settings: Settings) -> None:
    choose(dialog, "Who plays, seat 2", "human")
    field(dialog, "Name, seat 1").setText("You")
    field(dialog, "Name, seat 2").setText("  ")
    dialog.done_button.click()
    names = [seat.name for seat in settings.choices(GAME).seats]
    assert names[:2] == ["Player 1", "Player 2"]


def test_four_computers_can_play(dialog: NewGameDialog, settings: Settings) -> None:
    choose(dialog, "Who plays, seat 1", "computer")
    dialog.done_button.click()
    assert {seat.kind for seat in settings.choices(GAME).seats} == {"computer"}


def test_two_players_cannot_have_the_same_name(dialog: NewGameDialog, settings: Settings) -> None:
    field(dialog, "Name, seat 3").setText("ada")
    dialog.done_button.click()
    assert dialog.fault.text() == "Two players cannot both be called ada."
    assert not settings.choices(GAME).seats


def test_a_player_without_a_name_gets_one(dialog: NewGameDialog, settings: Settings) -> None:
    field(dialog, "Name, seat 4").setText("   ")
    dialog.done_button.click()
    assert settings.choices(GAME).seats[3].name


def test_the_dialog_opens_with_the_last_choices(
    dialog: NewGameDialog, settings: Settings, qtbot: QtBot
) -> None:
    field(dialog, "Play to").setText("450")
    choose(dialog, "Level, seat 2", "easy")
    dialog.done_button.click()
    again = NewGameDialog(GAME, settings)
    qtbot.addWidget(again)
    assert field(again, "Play to").text() == "450"
    again.seating.choose(1)
    assert again.seating.panel.who.value == "easy"


def shown_labels(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)]


def seat_labels(dialog: NewGameDialog, count: int) -> list[str]:
    """The sides of the table at which the players sit, as their names tell them."""
    seats = dialog.seating.seats
    assert [seat.isVisible() for seat in seats] == [place < count for place in range(len(seats))]
    return [seat.accessibleName().partition(":")[0] for seat in seats[:count]]


def words(side: Enum) -> str:
    return side.name.replace("_", " ").capitalize()


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("game", ["soureh", "soda"])
def test_the_label_of_a_seat_names_its_side(
    qtbot: QtBot, settings: Settings, game: str, count: int
) -> None:
    made = NewGameDialog(GAMES[game], settings)
    qtbot.addWidget(made)
    made.show()
    field(made, "Players").setText(str(count))
    if game == "soureh":
        expected = [words(coops_layout.side_of(seat, 0, count)) for seat in range(count)]
    else:
        layout = soda_layout.Measures.of(QSize(1280, 800), count, Appearance())
        across = [layout.booth(place).center().x() / 1280 for place in range(1, count)]
        names = ["Left" if x < 0.4 else "Right" if x > 0.6 else "Top" for x in across]
        expected = ["Bottom", *names]
    assert seat_labels(made, count) == expected


def test_seats_are_named_from_the_first_person(dialog: NewGameDialog) -> None:
    """The person at the screen sits at its bottom."""
    dialog.show()
    expected = [words(soi_layout.side_of(seat, 0)) for seat in range(4)]
    assert seat_labels(dialog, 4) == expected
    choose(dialog, "Who plays, seat 1", "computer")
    choose(dialog, "Who plays, seat 3", "human")
    expected = [words(soi_layout.side_of(seat, 2)) for seat in range(4)]
    assert seat_labels(dialog, 4) == expected


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=list(EVERY_GAME))
def test_every_level_is_explained(qtbot: QtBot, settings: Settings, game: Game) -> None:
    made = NewGameDialog(game, settings)
    qtbot.addWidget(made)
    made.seating.choose(1)
    for level in game.level_names():
        made.seating.panel.who.choose(level)
        assert any(text.startswith(level.capitalize() + " ") for text in shown_labels(made))


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=list(EVERY_GAME))
def test_no_option_is_left_without_words(qtbot: QtBot, settings: Settings, game: Game) -> None:
    """An option or value without words would appear as it is written in records."""
    made = NewGameDialog(game, settings)
    qtbot.addWidget(made)
    for option in game.options:
        assert option.name not in shown_labels(made)
        if not isinstance(option.values, range):
            boxes = made.findChildren(QComboBox)
            (box,) = (each for each in boxes if each.findData(option.default) >= 0)
            for place in range(box.count()):
                told = box.itemText(place)
                assert told != box.itemData(place) or option.name == "cheating"


def test_the_penalty_of_cheats_is_enabled_only_if_cheating_is_allowed(qtbot: QtBot) -> None:
    dialog = NewGameDialog(GAMES["spy"], Settings())
    qtbot.addWidget(dialog)
    assert not choice(dialog, "A caught cheat").isEnabled()
    choose(dialog, "Cheating", "allowed")
    assert choice(dialog, "A caught cheat").isEnabled()


def test_half_decks_can_be_chosen_only_while_two_play(qtbot: QtBot, settings: Settings) -> None:
    dialog = NewGameDialog(GAMES["spy"], settings)
    qtbot.addWidget(dialog)
    decks = choice(dialog, "Each starts with")
    half = decks.model().index(decks.findData("half"), 0)

    def may_be_half() -> bool:
        return bool(half.flags() & Qt.ItemFlag.ItemIsEnabled)

    assert may_be_half()
    choose(dialog, "Each starts with", "half")
    (players,) = (
        each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Players"
    )
    players.setText("3")
    assert not may_be_half()
    assert decks.currentData() == "full"
    dialog.done_button.click()
    assert settings.choices(GAMES["spy"]).options["deck"] == "full"
    players.setText("2")
    assert may_be_half()


def test_with_a_screen_reader_races_have_no_clock_by_default(
    qtbot: QtBot, settings: Settings
) -> None:
    spy, heard = GAMES["spy"], list[str]()
    choices = settings.choices(spy)

    def listener(sentence: str, _: voice.Weight) -> None:
        heard.append(sentence)

    voice.listen(listener)
    try:
        dialog = NewGameDialog(spy, settings)
        qtbot.addWidget(dialog)
        (clock,) = (each for each in dialog.findChildren(QCheckBox) if "race" in each.text())
        assert not clock.isChecked()
        assert "screen reader" in clock.accessibleDescription()
        assert not is_timed(choices)
        clock.click()
        dialog.done_button.click()
        assert is_timed(choices)
    finally:
        voice.unlisten(listener)


def test_without_a_screen_reader_races_have_a_clock_by_default(settings: Settings) -> None:
    assert is_timed(settings.choices(GAMES["spy"]))
