"""Preferences changed by a real keyboard take effect at once behind the dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QWidget,
)

from soiree.core.cards import card
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.dialogs.preferences.picture_choice import PictureChoice
from soiree.ui.sound import speaker
from soiree.ui.style import theme
from soiree.ui.table.contract.appearance import Appearance
from tests.ui.decks.plain import plain_deck
from tests.ui.table.items import disagreements
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, focus_window, press

SOI = ("--game", "soi", "--seed", "3")
"""A match in which the person begins."""


def kept() -> Settings:
    """The settings on the disk."""
    return settings_file.load(Paths.find(), GAMES).settings


def opens(driver: Driver) -> Acts:
    """Wait for the turn of the person, and open the preferences."""
    yield from focus_window(driver.window)
    yield lambda: driver.has_table and driver.legal
    yield from press(driver, "ctrl+comma")
    yield lambda: driver.shown(QPushButton, "Undo changes")
    yield from focus_window(driver.front)


def closes(driver: Driver) -> Acts:
    yield from press(driver, "Escape")
    yield lambda: driver.front is driver.window
    yield from focus_window(driver.window)
    assert driver.table.hasFocus()


def goes_to(driver: Driver, name: str) -> Acts:
    """Press Tab until a control with a name has the focus."""
    first: QWidget | None = None
    while name not in called(here := QApplication.focusWidget()):
        assert here is not first, f"Tab does not lead to {name}"
        first = first or here
        yield from press(driver, "Tab")


def called(widget: QWidget | None) -> tuple[str, ...]:
    if isinstance(widget, QTabBar):
        return ("tabs",)
    text = getattr(widget, "text", str)()
    return (text, widget.accessibleName()) if widget is not None else ()


def turns_to(driver: Driver, page: int) -> Acts:
    """Choose a page by the tabs."""
    yield from goes_to(driver, "tabs")
    tabs = QApplication.focusWidget()
    assert isinstance(tabs, QTabBar)
    while tabs.currentIndex() != page:
        yield from press(driver, "Right" if tabs.currentIndex() < page else "Left")


def chooses(driver: Driver, row: str, value: str) -> Acts:
    """Choose an item of a box, or one of several pictures, by arrow keys."""
    yield from goes_to(driver, row)
    box = QApplication.focusWidget()
    assert isinstance(box, (QComboBox, PictureChoice))
    if isinstance(box, PictureChoice):
        way = "Right" if box.findData(value) > box.currentRow() else "Left"
    else:
        way = "Down" if box.findData(value) > box.currentIndex() else "Up"
    while box.currentData() != value:
        yield from press(driver, way)


def appearance(driver: Driver) -> Appearance:
    return driver.table.shown.now.appearance


def card_pictures(driver: Driver) -> tuple[object, object]:
    """The colours in the middle of a card's face and back on the table."""
    (mine, other) = (driver.table.board.zones[Zone("hand", seat)][0].pose.art for seat in (0, 1))
    face, back = mine.face(card("QC")).toImage(), other.back().toImage()
    return face, back


def test_preferences_of_appearance_take_effect() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from opens(driver)
        yield from chooses(driver, "Felt", "aubergine")
        assert appearance(driver).felt == "aubergine"
        palette = QApplication.palette().window().color()
        other = "dark" if palette == theme.LIGHT.window else "light"
        yield from chooses(driver, "Menus and dialogs", other)
        assert QApplication.palette().window().color() != palette
        face, back = card_pictures(driver)
        yield from turns_to(driver, 1)
        yield from chooses(driver, "Cards", "large-index")
        yield lambda: card_pictures(driver)[0] != face
        assert card_pictures(driver)[1] == back
        yield from chooses(driver, "Backs", "towers")
        yield lambda: card_pictures(driver)[1] != back
        yield from closes(driver)
        settings = kept()
        assert (settings.felt, settings.colours) == ("aubergine", other)
        assert (settings.deck, settings.back) == ("large-index", "towers")
        assert checked(driver, "Felt") == "Aubergine"

    assert run_script(play, *SOI) == 0


def test_preferences_of_motion_and_sound_take_effect() -> None:
    choose_settings(speed="fast")

    def play(driver: Driver) -> Acts:
        yield from opens(driver)
        yield from turns_to(driver, 2)
        yield from chooses(driver, "Motion", "slow")
        assert appearance(driver).speed == "slow"
        yield from chooses(driver, "Reduced motion", "on")
        assert appearance(driver).speed == "off"
        yield from chooses(driver, "Reduced motion", "off")
        assert appearance(driver).speed == "slow"
        if speaker.is_installed():
            yield from goes_to(driver, "Volume")
            assert isinstance(QApplication.focusWidget(), QSlider)
            yield from press(driver, "Left", "Left")
            yield from goes_to(driver, "Play sounds for cards, turns and victories")
            yield from press(driver, "space")
            assert (kept().volume, kept().sound) == (50, False)
        yield from closes(driver)
        assert (kept().speed, kept().reduced_motion) == ("slow", "off")
        assert checked(driver, "Speed") == "Slow"

    assert run_script(play, *SOI) == 0


def test_preferences_of_play_take_effect() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from opens(driver)
        yield from turns_to(driver, 3)
        yield from goes_to(driver, "Your name")
        yield from press(driver, *"Ida")
        for text in ("Opponents make remarks", "Warn before", "Left-handed", "Sort the computers"):
            yield from goes_to_tick(driver, text)
            yield from press(driver, "space")
        assert not appearance(driver).warnings
        assert appearance(driver).left_handed
        assert appearance(driver).sort_cards
        yield from goes_to(driver, "A message stays")
        yield from press(driver, "ctrl+a", *"350")
        assert appearance(driver).message_delay == 350
        yield from press(driver, "ctrl+a", *"100")
        assert "A message can stay for 200 to 2000 milliseconds." in driver.texts()
        assert appearance(driver).message_delay == 350
        yield from closes(driver)
        settings = kept()
        assert settings.player == "Ida"
        assert not settings.remarks
        assert settings.choices(GAMES["soi"]).message_delay == 350

    assert run_script(play, *SOI) == 0


def goes_to_tick(driver: Driver, start: str) -> Acts:
    first: QWidget | None = None
    while not called(here := QApplication.focusWidget())[0].startswith(start):
        assert here is not first, f"Tab does not lead to {start}"
        first = first or here
        yield from press(driver, "Tab")


@pytest.mark.thorough  # The tests of the dialog do the same without a mouse.
def test_one_click_restores_all_preferences() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from opens(driver)
        before, pictures = kept(), card_pictures(driver)
        yield from chooses(driver, "Felt", "linen")
        yield from turns_to(driver, 1)
        yield from chooses(driver, "Cards", "four-colour")
        yield lambda: card_pictures(driver)[0] != pictures[0]
        yield from turns_to(driver, 3)
        yield from goes_to_tick(driver, "Left-handed")
        yield from press(driver, "space")
        assert appearance(driver).left_handed
        yield from click(driver, driver.button("Undo changes"))
        yield lambda: card_pictures(driver) == pictures
        assert (appearance(driver).felt, appearance(driver).left_handed) == ("bottle", False)
        yield from closes(driver)
        assert kept() == before

    assert run_script(play, *SOI) == 0


def test_a_deck_is_added_by_the_file_dialog(tmp_path: Path) -> None:
    choose_settings()
    sound = plain_deck(tmp_path, "found.svgz", size=(100, 155))
    torn = plain_deck(tmp_path, "torn.svg", others={"7_heart": ""})

    def play(driver: Driver) -> Acts:
        yield from opens(driver)
        pictures = card_pictures(driver)
        yield from adds(driver, torn)
        yield lambda: any("it has no 7 of hearts" in text for text in driver.texts())
        assert card_pictures(driver) == pictures
        yield from adds(driver, sound)
        yield lambda: kept().deck == "found"
        yield lambda: card_pictures(driver)[0] != pictures[0]
        yield from closes(driver)
        yield lambda: not driver.table.play.moving
        assert disagreements(driver.table) == []

    assert run_script(play, *SOI) == 0


def adds(driver: Driver, file: Path) -> Acts:
    if driver.shown(QPushButton, "Add a deck…") is None:
        yield from turns_to(driver, 1)
    yield from click(driver, driver.button("Add a deck…"))
    yield lambda: isinstance(driver.front, QFileDialog)
    yield from focus_window(driver.front)
    line = driver.front.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(str(file))
    yield from press(driver, "Return")
    yield lambda: driver.shown(QPushButton, "Add a deck…")
    yield from focus_window(driver.front)


def checked(driver: Driver, menu: str) -> str:
    """The checked items of a menu of settings."""
    within = next(
        action.menu()
        for action in driver.window.findChildren(QAction)
        if action.menu() is not None and action.text().replace("&", "") == menu
    )
    within.aboutToShow.emit()  # type: ignore[attr-defined]
    ticked = [action.text() for action in within.actions() if action.isChecked()]  # type: ignore[attr-defined]
    (text,) = ticked
    return str(text).replace("&", "")
