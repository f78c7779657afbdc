"""The start page with mouse, keys and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.resources import resource
from soiree.ui.decks import load_deck
from soiree.ui.dialogs.help.window import PAGES, page_text
from soiree.ui.screens.start.start_page import StartPage
from soiree.ui.screens.start.start_tile import Tile
from soiree.ui.style import theme
from tests.thorough import always


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[StartPage]:
    made = StartPage(load_deck(resource("decks", "classic.svg")), "bottle")
    qtbot.addWidget(made)
    made.resize(1280, 760)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    yield made
    made.close_pictures()


def button(page: StartPage, name: str) -> QPushButton:
    (found,) = (b for b in page.findChildren(QPushButton) if b.accessibleName() == name)
    return found


def tile(page: StartPage, game: str) -> Tile:
    (found,) = (each for each in page.tiles if each.game.name == game)
    return found


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_arrow_keys_move_the_focus_between_tiles(page: StartPage) -> None:
    walked = [focused().accessibleName()]
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Up,
    ):
        QTest.keyClick(focused(), key)
        walked.append(focused().accessibleName())
    assert walked == ["Soy", "Soureh", "Spy vs Spy", "Spy vs Spy", "Soi", "Soi", "Soy"]


def test_enter_plays_the_game_of_the_tile(page: StartPage, qtbot: QtBot) -> None:
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page.game == "soureh"
    with qtbot.waitSignal(tile(page, "soureh").play) as started:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert started.args == ["soureh"]


def test_enter_continues_an_unfinished_match(page: StartPage, qtbot: QtBot) -> None:
    page.show_waiting(["soy"])
    with qtbot.waitSignal(tile(page, "soy").continue_game) as continued:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert continued.args == ["soy"]


def test_the_first_tile_with_an_unfinished_match_gets_the_focus(page: StartPage) -> None:
    page.show_waiting(["spy", "soda"])
    page.setFocus()
    assert focused().accessibleName() == "Spy vs Spy"


def test_the_focus_stays_at_the_game_of_the_last_match(page: StartPage) -> None:
    page.show_waiting(["soda"])
    page.setFocus()
    page.show_waiting(["soi", "soda"])
    page.setFocus()
    assert focused().accessibleName() == "Soda"
    page.show_waiting([])
    page.setFocus()
    assert focused().accessibleName() == "Soda"


def test_continue_is_offered_for_unfinished_matches_only(page: StartPage) -> None:
    page.show_waiting(["soi"])
    assert button(page, "Continue Soi").isVisible()
    assert not button(page, "Play Soi").isVisible()
    assert not button(page, "Continue Soy").isVisible()
    assert button(page, "Play Soy").isVisible()
    page.show_waiting([])
    assert not button(page, "Continue Soi").isVisible()
    assert button(page, "Play Soi").isVisible()


def test_a_new_game_is_offered_beside_an_unfinished_match(page: StartPage, qtbot: QtBot) -> None:
    page.show_waiting(["soi"])
    with qtbot.waitSignal(tile(page, "soi").new_game) as started:
        QTest.mouseClick(button(page, "New game of Soi"), Qt.MouseButton.LeftButton)
    assert started.args == ["soi"]


def test_a_page_opens_at_its_top_and_scrolls_with_the_arrow_keys(page: StartPage) -> None:
    """A match that waits in the second row once hid the title of a small window."""
    page.resize(820, 573)
    page.show_waiting(["soda"])
    page.setFocus()
    QApplication.processEvents()
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert bar.value() > 0
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert bar.value() == 0


def test_a_short_line_of_a_tile_leaves_out_its_first_parts_and_is_not_cut(page: StartPage) -> None:
    page.show_waiting(["soda"])
    parts = ["with Ada, Basil and Clara", "20 Nov 2026, 20:02", "You lead, 87 to 65."]
    page.tile("soda").show_standing(parts)
    for width, shown in ((2000, parts), (1100, parts[1:]), (820, parts[2:])):
        page.resize(width, 700)
        QApplication.processEvents()
        line = " · ".join(shown)
        (label,) = (each for each in page.findChildren(QLabel) if each.text() == line)
        assert label.width() >= label.sizeHint().width()
        assert label.toolTip() == ("" if shown is parts else " · ".join(parts))
    assert button(page, "Continue Soda").accessibleDescription() == " · ".join(parts)


def test_a_tile_says_in_a_line_that_a_newer_match_waits(page: StartPage) -> None:
    page.show_waiting(["soda"])
    page.tile("soda").show_newer()
    assert button(page, "Play Soda").isVisible()
    assert not button(page, "Continue Soda").isVisible()
    line = "A match from a newer Soirée waits."
    assert line in [label.text() for label in page.findChildren(QLabel)]


def test_every_tile_has_a_spoken_description(page: StartPage) -> None:
    tiles = page.findChildren(QWidget)
    told = {tile.accessibleName(): tile.accessibleDescription() for tile in tiles}
    for game in GAMES.values():
        assert "minutes" in told[game.title]


def test_coops_are_called_valid_on_tiles_and_help_pages(page: StartPage) -> None:
    tiles = {each.accessibleName(): each for each in page.findChildren(QWidget)}
    for game in (GAMES["soureh"], GAMES["pariah"]):
        pages = "".join(page_text(f"{game.name}/{page}", {}) for page in PAGES)
        for text in (tiles[game.title].accessibleDescription(), pages):
            assert "valid" in text
            assert "sound" not in text


@pytest.mark.parametrize("size", [(800, 560), (1280, 760), (2560, 1400)])
def test_no_text_is_cut(
    page: StartPage, size: tuple[int, int], style: Callable[[theme.Scheme], None]
) -> None:
    style("dark")
    page.show_waiting(list(GAMES))
    page.resize(*size)
    QApplication.processEvents()
    for child in page.findChildren(QWidget):
        if child.isVisible() and child.sizePolicy().hasHeightForWidth():
            assert child.height() >= child.heightForWidth(child.width())
        elif child.isVisible() and isinstance(child, QPushButton):
            assert child.width() >= child.sizeHint().width()
            tile = child.parentWidget()
            assert tile is not None
            assert tile.rect().contains(child.geometry())


@pytest.mark.parametrize("scale", always(1.25, 2.0, of=(1.0, 1.25, 1.5, 2.0)))
def test_buttons_beside_the_title_do_not_overlap_with_large_text(
    page: StartPage, scale: float
) -> None:
    page.use_text(scale)
    page.resize(800, 600)
    buttons = page.sheet.buttons.values()
    assert all(page.sheet.rect().contains(each.geometry()) for each in buttons)
    assert not any(
        one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2)
    )


@pytest.mark.parametrize("size", [(800, 560), (1280, 760)])
def test_titles_of_a_row_stand_in_one_line(page: StartPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    QApplication.processEvents()
    heights = {
        label.text(): label.mapTo(page, label.rect().topLeft()).y()
        for label in page.findChildren(QLabel)
    }
    for row in (("Soy", "Soureh", "Pariah"), ("Soi", "Spy vs Spy", "Soda")):
        places = [heights[title] for title in row]
        assert max(places) - min(places) <= 4


@pytest.mark.parametrize("felt", always("linen", of=("bottle", "linen")))
def test_words_keep_the_ink_of_the_felt_in_any_colour_scheme(
    page: StartPage, felt: str, style: Callable[[theme.Scheme], None]
) -> None:
    """The colour scheme may change while the page is open."""
    page.use_felt(felt)
    schemes: tuple[theme.Scheme, ...] = ("dark", "light", "dark")
    for scheme in schemes:
        style(scheme)
        QApplication.processEvents()
        for label in page.findChildren(QLabel):
            assert label.palette().windowText().color() == theme.PALETTES[felt].ink
