"""Choices in the preferences take effect at once, and can be undone."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.dialogs.preferences.dialog import PreferencesDialog
from soiree.ui.dialogs.preferences.picture_choice import VALUE, PictureChoice
from soiree.ui.language.letters import choose_letters
from soiree.ui.language.translation import tr
from soiree.ui.sound import speaker
from soiree.ui.style import theme
from tests.every_game import EVERY_GAME
from tests.thorough import always
from tests.ui.decks.plain import plain_deck


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def paths() -> Paths:
    return Paths.find()


class Preferences:
    """Operates the dialog."""

    def __init__(self, qtbot: QtBot, settings: Settings, game: Game | None = None) -> None:
        self.dialog = PreferencesDialog(settings, Paths.find(), game)
        self.changes = 0
        self._qtbot = qtbot
        self.dialog.changed.connect(self._count)
        qtbot.addWidget(self.dialog, before_close_func=lambda dialog: dialog.done(0))

    def _count(self) -> None:
        self.changes += 1

    def box(self, name: str) -> QComboBox | PictureChoice:
        boxes: list[QComboBox | PictureChoice] = [
            *self.dialog.findChildren(QComboBox),
            *self.dialog.findChildren(PictureChoice),
        ]
        (found,) = (each for each in boxes if each.accessibleName() == name)
        return found

    def choose(self, name: str, value: str) -> None:
        box = self.box(name)
        assert box.findData(value) >= 0
        row = box.findData(value)
        if isinstance(box, PictureChoice):
            box.setCurrentRow(row)
        else:
            box.setCurrentIndex(row)

    def tick(self, text: str) -> QCheckBox:
        (box,) = (
            each for each in self.dialog.findChildren(QCheckBox) if each.text().startswith(text)
        )
        box.click()
        return box

    def line(self, name: str) -> QLineEdit:
        (found,) = (
            each for each in self.dialog.findChildren(QLineEdit) if each.accessibleName() == name
        )
        return found

    def button(self, text: str) -> QPushButton:
        (found,) = (each for each in self.dialog.findChildren(QPushButton) if each.text() == text)
        return found

    def says(self, start: str) -> bool:
        """True if a page shows the text."""
        return any(
            label.text().startswith(start) and label.isVisibleTo(page)
            for page in self.dialog.pages
            for label in page.findChildren(QLabel)
        )

    def picture(self, name: str = "A sample of the cards") -> QImage:
        (shown,) = (
            each
            for each in self.dialog.findChildren(QWidget)
            if each.accessibleName().startswith(name)
        )
        return shown.grab().toImage()

    def wait(self, until: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(until)


@pytest.fixture
def preferences(qtbot: QtBot, settings: Settings) -> Preferences:
    return Preferences(qtbot, settings, GAME)


@pytest.mark.parametrize(
    ("row", "value", "setting"),
    [
        ("Felt", "midnight", "felt"),
        ("Backs", "towers", "back"),
        ("Backs", "fans", "back"),
        ("Menus and dialogs", "dark", "colours"),
        ("Motion", "off", "speed"),
        ("Reduced motion", "on", "reduced_motion"),
    ],
)
def test_a_choice_takes_effect_at_once(
    preferences: Preferences, settings: Settings, row: str, value: str, setting: str
) -> None:
    preferences.choose(row, value)
    assert getattr(settings, setting) == value
    assert preferences.changes == 1
    preferences.button("Undo changes").click()
    assert settings == Settings(games=settings.games)
    assert preferences.box(row).currentData() == getattr(Settings(), setting)
    assert preferences.changes == 2


@pytest.mark.parametrize(
    ("text", "setting"),
    [
        ("Opponents make remarks", "remarks"),
        ("Warn before moves", "warnings"),
        ("Left-handed", "left_handed"),
    ],
)
def test_a_tick_takes_effect_at_once(
    preferences: Preferences, settings: Settings, text: str, setting: str
) -> None:
    before = getattr(settings, setting)
    box = preferences.tick(text)
    assert getattr(settings, setting) is not before
    preferences.button("Undo changes").click()
    assert getattr(settings, setting) is before
    assert box.isChecked() is before
    assert preferences.changes == 2


@pytest.mark.parametrize("name", always("soi", "spy"))
def test_the_table_of_each_game_has_its_delay(qtbot: QtBot, settings: Settings, name: str) -> None:
    game = EVERY_GAME[name]
    preferences = Preferences(qtbot, settings, game)
    delay = preferences.line("A message stays")
    delay.selectAll()
    QTest.keyClicks(delay, "250")
    assert settings.choices(game).message_delay == 250
    preferences.dialog.undo()
    assert settings.choices(game).message_delay == 600
    assert delay.text() == "600"


def test_a_delay_out_of_range_is_refused_and_the_last_one_stays(
    preferences: Preferences, settings: Settings, qtbot: QtBot
) -> None:
    delay = preferences.line("A message stays")
    delay.selectAll()
    QTest.keyClicks(delay, "350")
    delay.selectAll()
    QTest.keyClicks(delay, "150")
    assert preferences.says("A message can stay for 200 to 2000 milliseconds.")
    assert settings.choices(GAME).message_delay == 350
    delay.selectAll()
    QTest.keyClicks(delay, "400")
    assert not preferences.says("A message can stay for")
    assert settings.choices(GAME).message_delay == 400


def test_the_page_has_the_other_rows_of_a_games_table(qtbot: QtBot, settings: Settings) -> None:
    own = [("Show which of your coops", "show_valid"), ("End my turn automatically", "ends_turns")]
    rows = {
        "soi": [("Sort the computers", "sort_cards"), ("Mark known facts", "mark_certain")],
        "soureh": own,
        "pariah": own,
        "spy": [("Real-time race", "timed")],
    }
    for name, fields in rows.items():
        preferences = Preferences(qtbot, settings, GAMES[name])
        for text, field in fields:
            before = getattr(settings.choices(GAMES[name]), field)
            preferences.tick(text)
            assert getattr(settings.choices(GAMES[name]), field) is not before
            preferences.dialog.undo()
            assert getattr(settings.choices(GAMES[name]), field) is before


def test_without_a_match_the_page_has_no_rows_for_a_table(qtbot: QtBot, settings: Settings) -> None:
    preferences = Preferences(qtbot, settings)
    assert not preferences.says("At the ")
    assert settings == Settings()


def test_undo_restores_all_settings(
    preferences: Preferences, settings: Settings, qtbot: QtBot
) -> None:
    before = deepcopy(settings)
    undo = preferences.button("Undo changes")
    assert not undo.isEnabled()
    for row, value in (("Felt", "linen"), ("Motion", "slow"), ("Backs", "sunburst")):
        preferences.choose(row, value)
    preferences.tick("Sort the computers")
    preferences.choose("Cards", "four-colour")
    preferences.wait(lambda: settings.deck == "four-colour")
    assert undo.isEnabled()
    undo.click()
    assert settings == before
    assert not undo.isEnabled()
    preferences.wait(lambda: preferences.box("Cards").currentData() == "classic")
    preferences.dialog.accept()
    assert settings == before


def test_choices_stay_however_the_dialog_is_closed(qtbot: QtBot, settings: Settings) -> None:
    for felt, close in (("linen", Qt.Key.Key_Escape), ("midnight", Qt.Key.Key_Return)):
        preferences = Preferences(qtbot, settings)
        preferences.dialog.show()
        preferences.choose("Felt", felt)
        QTest.keyClick(preferences.dialog, close)
        assert not preferences.dialog.isVisible()
        assert settings.felt == felt


def test_enter_closes_on_every_page(qtbot: QtBot, preferences: Preferences) -> None:
    preferences.dialog.show()
    (tabs,) = preferences.dialog.findChildren(QTabWidget)
    for page in (1, 2, 0):
        tabs.setCurrentIndex(page)
        assert preferences.button("Close").isDefault()


# The name -----------------------------------------------------------------------------------------


def test_a_name_takes_effect_after_editing(
    preferences: Preferences, settings: Settings, qtbot: QtBot
) -> None:
    line = preferences.line("Your name")
    QTest.keyClicks(line, "Leo")
    assert settings.player == ""
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert settings.player == "Leo"
    QTest.keyClicks(line, "nie")
    preferences.dialog.reject()
    assert settings.player == "Leonie"


def test_a_name_applies_to_the_next_match_of_a_game_played_before(
    qtbot: QtBot, settings: Settings
) -> None:
    seats = [SeatChoice("human", "You"), SeatChoice("human", "Leo")]
    settings.choices(GAME).seats = seats
    for name, expected in (("Mia", "Mia"), ("", "You"), ("leo", "You")):
        preferences = Preferences(qtbot, settings, GAME)
        preferences.line("Your name").setText(name)
        preferences.dialog.accept()
        assert [seat.name for seat in settings.choices(GAME).seats] == [expected, "Leo"]


def test_undo_restores_the_name_at_every_seat(qtbot: QtBot, settings: Settings) -> None:
    settings.choices(GAME).seats = [SeatChoice("human", "You")]
    preferences = Preferences(qtbot, settings, GAME)
    line = preferences.line("Your name")
    QTest.keyClicks(line, "Leo")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert settings.choices(GAME).seats[0].name == "Leo"
    preferences.dialog.undo()
    preferences.dialog.accept()
    assert settings.choices(GAME).seats[0].name == "You"
    assert settings.player == ""


# Sound --------------------------------------------------------------------------------------------


def test_the_volume_takes_effect_when_the_knob_is_released(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "find_spec", lambda _: object())
    preferences = Preferences(qtbot, settings)
    (volume,) = preferences.dialog.findChildren(QSlider)
    volume.setSliderDown(True)
    volume.setSliderPosition(30)
    volume.sliderMoved.emit(30)
    assert preferences.says("30%")
    assert settings.volume == 60
    volume.setSliderDown(False)
    assert settings.volume == 30
    preferences.tick("Play sounds for cards")
    assert not settings.sound
    preferences.dialog.undo()
    assert (settings.volume, settings.sound, volume.value()) == (60, True, 60)
    assert preferences.says("60%")


@pytest.mark.parametrize("installed", [False, True])
def test_without_the_sound_package_the_page_names_it(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    monkeypatch.setattr(speaker, "find_spec", lambda _: object() if installed else None)
    preferences = Preferences(qtbot, settings)
    (volume,) = preferences.dialog.findChildren(QSlider)
    assert volume.isEnabled() is installed
    assert preferences.says("Sound needs miniaudio") is not installed


# Decks --------------------------------------------------------------------------------------------


def test_the_sample_shows_the_cards_and_the_felt(qtbot: QtBot, settings: Settings) -> None:
    preferences = Preferences(qtbot, settings)
    seen = [preferences.picture()]

    def is_new() -> bool:
        return preferences.picture() not in seen

    preferences.wait(is_new)
    seen.append(preferences.picture())
    for name, value in (("Felt", "linen"), ("Backs", "towers"), ("Cards", "four-colour")):
        preferences.choose(name, value)
        preferences.wait(is_new)
        seen.append(preferences.picture())


def test_letters_of_the_language_are_offered_if_they_differ(
    qtbot: QtBot, settings: Settings, load_from: Callable[[str, Path], None], tmp_path: Path
) -> None:
    english = Preferences(qtbot, settings).dialog.findChildren(QComboBox)
    assert "Letters" not in [box.accessibleName() for box in english]
    translation = resource("translations", "soiree_en.qm")
    shutil.copy(translation, tmp_path / "soiree_nl.qm")
    shutil.copy(translation.with_name("forms_nl.toml"), tmp_path)
    load_from("nl", tmp_path)
    preferences = Preferences(qtbot, settings)
    letters = preferences.box("Letters")
    assert isinstance(letters, QComboBox)
    assert letters.currentText() == "J Q K A"
    preferences.choose("Letters", "language")
    assert settings.letters == "language"
    assert letters.currentText() == "B V H A"


def test_undo_draws_all_decks_with_the_former_letters(
    qtbot: QtBot, settings: Settings, load_from: Callable[[str, Path], None]
) -> None:
    load_from("nl", resource("translations"))
    preferences = Preferences(qtbot, settings)
    dialog, decks = preferences.dialog, preferences.box(tr("Cards"))
    assert isinstance(decks, PictureChoice)
    dialog.changed.connect(lambda: choose_letters(of_language=settings.letters == "language"))

    # The decks of other programs on this system keep their letters.
    ours = [row for row in range(decks.count()) if "/" not in decks.item(row).data(VALUE)]
    empty = {decks.item(row).icon().cacheKey() for row in ours}

    def pictures() -> list[QImage]:
        small = [decks.item(row).icon() for row in ours]
        drawn = [each for each in small if each.cacheKey() not in empty]
        return [
            preferences.picture(tr("A sample of the cards")),
            *(each.pixmap(decks.iconSize()).toImage() for each in drawn),
        ]

    preferences.wait(lambda: len(pictures()) == 1 + len(ours))
    before = pictures()
    preferences.choose(tr("Letters"), "language")
    preferences.wait(lambda: all(a != b for a, b in zip(pictures(), before, strict=True)))
    dialog.undo()
    preferences.wait(lambda: pictures() == before)


@pytest.mark.parametrize("aspect", [pytest.param(1.25, marks=pytest.mark.thorough), 1.75])
def test_the_sample_is_not_cut_at_the_edges(
    qtbot: QtBot, settings: Settings, paths: Paths, aspect: float
) -> None:
    plain_deck(paths.decks, size=(200, round(200 * aspect)), back="#ffffff")
    settings.deck = "plain"
    preferences = Preferences(qtbot, settings)
    preferences.dialog.show()
    before = preferences.picture()
    preferences.wait(lambda: preferences.picture() != before)
    picture = preferences.picture()
    middle = picture.height() // 2
    edge = {picture.pixelColor(x, middle).name() for x in (2, picture.width() - 3)}
    assert all(QColor(colour).lightness() < 90 for colour in edge), "felt, and no card"


def test_a_deck_that_is_not_red_and_black_has_a_note_about_colours(
    preferences: Preferences,
) -> None:
    preferences.choose("Cards", "four-colour")
    preferences.wait(lambda: preferences.says("In Soureh and Pariah, hearts and diamonds"))
    preferences.choose("Cards", "large-index")
    preferences.wait(lambda: not preferences.says("In Soureh and Pariah"))


def test_a_broken_deck_is_refused_with_its_picture_and_not_chosen(
    qtbot: QtBot, settings: Settings, paths: Paths
) -> None:
    face = '<rect id="7_heart" width="140" height="140" fill="#00ff00"/>'
    plain_deck(paths.decks, "mine.svg", others={"7_heart": face})
    preferences = Preferences(qtbot, settings)
    preferences.choose("Cards", "mine")
    preferences.wait(
        lambda: preferences.says("The deck mine.svg cannot be used: the shape of its 7")
    )
    assert settings.deck == "classic"
    shown = preferences.picture("Problems: 7 of hearts, the back")
    found = {
        shown.pixelColor(x, y).name()
        for x in range(0, shown.width(), 4)
        for y in range(0, shown.height(), 4)
    }
    assert {"#00ff00", "#0000ff"} <= found
    preferences.choose("Cards", "large-index")
    preferences.wait(lambda: settings.deck == "large-index")
    assert not preferences.says("The deck mine.svg")


def test_a_file_without_pictures_shows_an_empty_place(
    qtbot: QtBot, settings: Settings, paths: Paths
) -> None:
    paths.decks.mkdir(parents=True)
    (paths.decks / "torn.svg").write_text("<svg><rect")
    preferences = Preferences(qtbot, settings)
    preferences.choose("Cards", "torn")
    preferences.wait(lambda: preferences.says("The deck torn.svg cannot be used: it is not an SVG"))
    shown = preferences.picture("Problems: no picture")
    middle = range(shown.height() // 4, shown.height() // 2)
    inner = {shown.pixelColor(x, y).lightness() for x in range(shown.width()) for y in middle}
    assert max(inner) > 200, "its dashed edge"


@pytest.mark.parametrize("deck", ["gone", "torn"])
def test_a_deck_that_became_broken_stays_in_the_settings_until_another_is_chosen(
    qtbot: QtBot, settings: Settings, paths: Paths, deck: str
) -> None:
    plain_deck(paths.decks, "torn.svg", others={"1_club": ""})
    settings.deck = deck
    preferences = Preferences(qtbot, settings)
    before = preferences.picture()
    if deck == "torn":
        preferences.wait(lambda: preferences.says("The deck torn.svg cannot be used"))
    else:
        preferences.wait(lambda: preferences.picture() != before)
    preferences.choose("Felt", "linen")
    assert settings.deck == deck
    preferences.choose("Cards", "four-colour")
    preferences.wait(lambda: settings.deck == "four-colour")


@pytest.mark.parametrize(
    "name", ["found.svg", pytest.param("found.svgz", marks=pytest.mark.thorough)]
)
def test_a_deck_can_be_added(
    qtbot: QtBot, settings: Settings, paths: Paths, tmp_path: Path, name: str
) -> None:
    preferences = Preferences(qtbot, settings)
    preferences.dialog.add_deck(plain_deck(tmp_path, name))
    preferences.wait(lambda: settings.deck == "found")
    decks = preferences.box("Cards")
    assert isinstance(decks, PictureChoice)
    assert decks.currentItem().text() == "Found (your own)"
    assert (paths.decks / name).is_file()
    preferences.button("Undo changes").click()
    assert settings.deck == "classic"
    assert preferences.box("Cards").findData("found") >= 0, "the deck itself stays"


def test_a_file_that_is_no_deck_is_not_added(
    qtbot: QtBot, settings: Settings, paths: Paths, tmp_path: Path
) -> None:
    preferences = Preferences(qtbot, settings)
    preferences.dialog.add_deck(plain_deck(tmp_path, others={"1_club": ""}))
    preferences.wait(lambda: preferences.says("The deck plain.svg cannot be used: it has no ace"))
    assert not paths.decks.exists()
    assert settings.deck == "classic"


def test_a_deck_that_cannot_be_copied_is_refused_with_the_reason(
    qtbot: QtBot, settings: Settings, paths: Paths, tmp_path: Path
) -> None:
    paths.data.parent.mkdir(parents=True, exist_ok=True)
    paths.data.write_text("in the way")
    preferences = Preferences(qtbot, settings)
    preferences.dialog.add_deck(plain_deck(tmp_path))
    preferences.wait(lambda: preferences.says(f"{paths.decks} could not be saved"))
    assert settings.deck == "classic"


def test_only_the_last_of_several_decks_tried_in_a_row_is_chosen(
    qtbot: QtBot, settings: Settings
) -> None:
    preferences = Preferences(qtbot, settings)
    for _ in range(5):
        for name in ("classic", "four-colour", "large-index"):
            preferences.choose("Cards", name)
    preferences.wait(lambda: settings.deck == "large-index")
    assert preferences.changes == 1


def test_a_trial_changes_nothing_after_the_dialog_is_closed(
    qtbot: QtBot, settings: Settings
) -> None:
    preferences = Preferences(qtbot, settings)
    preferences.choose("Cards", "four-colour")
    preferences.dialog.accept()
    qtbot.wait(100)
    assert settings.deck == "classic"


# Layout -------------------------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("scheme", always("light", of=("light", "dark")))
def test_a_drop_down_shows_its_entries_in_full(
    qtbot: QtBot, settings: Settings, style: Callable[[theme.Scheme], None], scheme: theme.Scheme
) -> None:
    style(scheme)
    preferences = Preferences(qtbot, settings)
    preferences.dialog.show()
    for box in preferences.dialog.findChildren(QComboBox):
        box.showPopup()
        rows = box.view()
        rows.scrollToBottom()
        last = rows.visualRect(rows.model().index(box.count() - 1, 0))
        assert rows.viewport().rect().contains(last)
        box.hidePopup()


@pytest.mark.parametrize("name", [None, *always("soi")])
def test_the_preferences_fit_on_a_small_screen(
    qtbot: QtBot,
    settings: Settings,
    style: Callable[[theme.Scheme], None],
    name: str | None,
) -> None:
    game = None if name is None else EVERY_GAME[name]
    style("light")
    preferences = Preferences(qtbot, settings, game)
    preferences.dialog.show()
    assert preferences.dialog.width() <= 780
    assert preferences.dialog.height() <= 540


def test_closed_preferences_are_gone_without_the_collector(qtbot: QtBot) -> None:
    """Pages, rows and boxes once stayed in reference cycles."""
    gc.collect()
    dialog = PreferencesDialog(Settings(), Paths.find(), GAME)
    with qtbot.waitExposed(dialog):
        dialog.show()
    parts: list[object] = [dialog, *dialog.pages, *(page.rows for page in dialog.pages)]
    parts += dialog.findChildren(QWidget)
    left = [ref(part) for part in parts]
    dialog.undo()
    dialog.done(0)
    dialog.deleteLater()
    del dialog, parts
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: [part() for part in left if part() is not None] == [])


def test_pictures_have_room_for_a_scroll_bar_only_if_they_need_one(qtbot: QtBot) -> None:
    choice = PictureChoice(QSize(90, 60), 400)
    qtbot.addWidget(choice)
    choice.offer({"a": "Classic", "b": "Large index"})
    few = choice.height()
    choice.offer({str(number): f"Deck {number}" for number in range(9)})
    assert choice.height() > few
    choice.resize(choice.sizeHint())
    choice.show()
    QCoreApplication.processEvents()
    assert choice.horizontalScrollBar().maximum() > 0
    assert choice.visualItemRect(choice.item(0)).bottom() <= choice.viewport().height()
    choice.offer({"a": "Classic"})
    assert choice.height() == few
