"""Each preference is changed with real keys at the real window, and shows at once behind."""

from __future__ import annotations

from pathlib import Path

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
from soiree.storage.paths import Places
from soiree.storage.settings import Settings
from soiree.ui.style import sounds, theme
from soiree.ui.table.appearance import Looks
from tests.ui.decks.plain import plain_deck
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.under_x.hands import click, look_at, press

SOI = ("--game", "soi", "--seed", "1")


def kept() -> Settings:
    """What is on disk."""
    return settings_file.load(Places.find(), GAMES).settings


def opens(evening: Evening) -> Acts:
    """Wait for the person's turn, and open the preferences."""
    yield from look_at(evening.window)
    yield lambda: evening.has_table and evening.legal
    yield from press(evening, "ctrl+comma")
    yield lambda: evening.shown(QPushButton, "Undo changes")
    yield from look_at(evening.front)


def closes(evening: Evening) -> Acts:
    yield from press(evening, "Escape")
    yield lambda: evening.front is evening.window
    yield from look_at(evening.window)
    assert evening.table.hasFocus()


def goes_to(evening: Evening, name: str) -> Acts:
    """Press Tab until the focus is on the row, the button or the tabs of that name."""
    first: QWidget | None = None
    while name not in called(here := QApplication.focusWidget()):
        assert here is not first, f"Tab does not lead to {name}"
        first = first or here
        yield from press(evening, "Tab")


def called(widget: QWidget | None) -> tuple[str, ...]:
    if isinstance(widget, QTabBar):
        return ("tabs",)
    text = getattr(widget, "text", str)()
    return (text, widget.accessibleName()) if widget is not None else ()


def turns_to(evening: Evening, page: int) -> Acts:
    """Go to another page by the tabs."""
    yield from goes_to(evening, "tabs")
    tabs = QApplication.focusWidget()
    assert isinstance(tabs, QTabBar)
    while tabs.currentIndex() != page:
        yield from press(evening, "Right" if tabs.currentIndex() < page else "Left")


def chooses(evening: Evening, row: str, value: str) -> Acts:
    """Choose a value in a drop-down, with arrows."""
    yield from goes_to(evening, row)
    box = QApplication.focusWidget()
    assert isinstance(box, QComboBox)
    way = "Down" if box.findData(value) > box.currentIndex() else "Up"
    while box.currentData() != value:
        yield from press(evening, way)


def looks(evening: Evening) -> Looks:
    return evening.table.shown.looks


def card_pictures(evening: Evening) -> tuple[object, object]:
    """The colours in the middle of a face and of a back, as they lie on the table."""
    (mine, other) = (evening.table.board.zones[Zone("hand", seat)][0].spot.art for seat in (0, 1))
    face, back = mine.face(card("QC")).toImage(), other.back().toImage()
    return face, back


def test_what_is_seen() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from opens(evening)
        yield from chooses(evening, "Felt", "aubergine")
        assert looks(evening).felt == "aubergine"
        palette = QApplication.palette().window().color()
        other = "dark" if palette == theme.LIGHT.window else "light"
        yield from chooses(evening, "Menus and dialogs", other)
        assert QApplication.palette().window().color() != palette
        face, back = card_pictures(evening)
        yield from chooses(evening, "Cards", "large-index")
        yield lambda: card_pictures(evening)[0] != face
        assert card_pictures(evening)[1] == back
        yield from chooses(evening, "Backs", "towers")
        yield lambda: card_pictures(evening)[1] != back
        yield from closes(evening)
        settings = kept()
        assert (settings.felt, settings.colours) == ("aubergine", other)
        assert (settings.deck, settings.back) == ("large-index", "towers")
        assert checked(evening, "Felt") == "Aubergine"

    assert spend(play, *SOI) == 0


def test_what_moves_and_is_heard() -> None:
    choose_settings(speed="fast")

    def play(evening: Evening) -> Acts:
        yield from opens(evening)
        yield from turns_to(evening, 1)
        yield from chooses(evening, "Motion", "slow")
        assert looks(evening).speed == "slow"
        yield from chooses(evening, "Reduced motion", "on")
        assert looks(evening).speed == "off"
        yield from chooses(evening, "Reduced motion", "off")
        assert looks(evening).speed == "slow"
        if sounds.is_installed():
            yield from goes_to(evening, "Volume")
            assert isinstance(QApplication.focusWidget(), QSlider)
            yield from press(evening, "Left", "Left")
            yield from goes_to(evening, "Let cards, turns and victories be heard")
            yield from press(evening, "space")
            assert (kept().volume, kept().sound) == (50, False)
        yield from closes(evening)
        assert (kept().speed, kept().reduced_motion) == ("slow", "off")
        assert checked(evening, "Speed") == "Slow"

    assert spend(play, *SOI) == 0


def test_how_it_is_played() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from opens(evening)
        yield from turns_to(evening, 2)
        yield from goes_to(evening, "Your name")
        yield from press(evening, *"Ida")
        for text in ("Opponents say", "Ask before", "Left-handed", "Sort the computers"):
            yield from goes_to_tick(evening, text)
            yield from press(evening, "space")
        assert not looks(evening).warnings
        assert looks(evening).left_handed
        assert looks(evening).sort_cards
        yield from goes_to(evening, "A message stays")
        yield from press(evening, "ctrl+a", *"350")
        assert looks(evening).message_delay == 350
        yield from press(evening, "ctrl+a", *"100")
        assert "A message stays from 200 to 600 milliseconds." in evening.texts()
        assert looks(evening).message_delay == 350
        yield from closes(evening)
        settings = kept()
        assert settings.player == "Ida"
        assert not settings.remarks
        assert settings.choices(GAMES["soi"]).message_delay == 350

    assert spend(play, *SOI) == 0


def goes_to_tick(evening: Evening, start: str) -> Acts:
    first: QWidget | None = None
    while not called(here := QApplication.focusWidget())[0].startswith(start):
        assert here is not first, f"Tab does not lead to {start}"
        first = first or here
        yield from press(evening, "Tab")


def test_all_of_it_can_be_undone_with_one_click() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from opens(evening)
        before, pictures = kept(), card_pictures(evening)
        yield from chooses(evening, "Felt", "linen")
        yield from chooses(evening, "Cards", "four-colour")
        yield lambda: card_pictures(evening)[0] != pictures[0]
        yield from turns_to(evening, 2)
        yield from goes_to_tick(evening, "Left-handed")
        yield from press(evening, "space")
        assert looks(evening).left_handed
        yield from click(evening, evening.button("Undo changes"))
        yield lambda: card_pictures(evening) == pictures
        assert (looks(evening).felt, looks(evening).left_handed) == ("bottle", False)
        yield from closes(evening)
        assert kept() == before

    assert spend(play, *SOI) == 0


def test_a_deck_is_added_with_the_file_dialog(tmp_path: Path) -> None:
    choose_settings()
    sound = plain_deck(tmp_path, "found.svgz", size=(100, 155))
    torn = plain_deck(tmp_path, "torn.svg", others={"7_heart": ""})

    def play(evening: Evening) -> Acts:
        yield from opens(evening)
        pictures = card_pictures(evening)
        yield from adds(evening, torn)
        yield lambda: any("it has no 7 of hearts" in text for text in evening.texts())
        assert card_pictures(evening) == pictures
        yield from adds(evening, sound)
        yield lambda: kept().deck == "found"
        yield lambda: card_pictures(evening)[0] != pictures[0]
        yield from closes(evening)
        yield lambda: not evening.table.play.moving
        assert evening.table.disagreements() == []

    assert spend(play, *SOI) == 0


def adds(evening: Evening, file: Path) -> Acts:
    yield from click(evening, evening.button("Add a deck…"))
    yield lambda: isinstance(evening.front, QFileDialog)
    yield from look_at(evening.front)
    line = evening.front.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(str(file))
    yield from press(evening, "Return")
    yield lambda: evening.shown(QPushButton, "Add a deck…")
    yield from look_at(evening.front)


def checked(evening: Evening, menu: str) -> str:
    """What is ticked in one of the settings' menus when it is opened."""
    within = next(
        action.menu()
        for action in evening.window.findChildren(QAction)
        if action.menu() is not None and action.text().replace("&", "") == menu
    )
    within.aboutToShow.emit()  # type: ignore[attr-defined]
    ticked = [action.text() for action in within.actions() if action.isChecked()]  # type: ignore[attr-defined]
    (text,) = ticked
    return str(text).replace("&", "")
