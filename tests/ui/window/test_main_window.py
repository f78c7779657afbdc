"""The window shows the start page or a table, and says what the person wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.core.events import Said
from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.game_window import window_of
from soiree.ui.window.curtain import Curtain
from soiree.ui.window.main_window import MainWindow, Tab
from soiree.ui.window.round_sheet import Standing
from soiree.ui.window.side_panel import NARROW, WIDTH
from tests.ui.games.soi.soi_match import NAMES, play_on, soi_match


class TypingTable(QWidget):
    """A table at which nothing can be done but type."""

    reads_typing = True

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.taken: list[str] = []

    def typed(self, text: str) -> str | None:
        self.taken.append(text)
        return None if text == "7h" else "That is no card."


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    deck = load_deck(resource("decks", "classic.svg"))
    made = MainWindow({"soi": GAME}, Paths.find(), settings, deck)
    made.show_start()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def table(window: MainWindow) -> TypingTable:
    table = TypingTable()
    window.show_table(table, GAME)
    window.begin(soi_match().view(0), NAMES, 0)
    return table


def action(window: MainWindow, key: str) -> QAction:
    (found,) = (a for a in window.actions() if a.shortcut().toString() == key)
    return found


def test_the_window_opens_with_the_start_page(window: MainWindow) -> None:
    assert window.size().width() == 1280
    assert window.table is None
    assert not window.strip.isVisible()


def test_only_what_works_is_offered(window: MainWindow) -> None:
    assert action(window, "Ctrl+N").isEnabled()
    assert not action(window, "Ctrl+Home").isEnabled()
    assert not action(window, "Ctrl+M").isEnabled()
    window.show_table(TypingTable(), GAME)
    assert action(window, "Ctrl+Home").isEnabled()
    assert action(window, "Ctrl+M").isEnabled()


def test_a_menu_that_offers_nothing_is_not_seen(window: MainWindow) -> None:
    def titles() -> list[str]:
        return [a.text() for a in window.menuBar().actions() if a.isVisible()]

    window.show_table(TypingTable(), GAME)
    assert "&Move" not in titles()
    window.commands.on("undo", lambda: None)
    assert "&Move" in titles()


def test_a_changed_shortcut_takes_the_place_of_the_usual_one(window: MainWindow) -> None:
    window.commands.use_keys({"new": "Ctrl+G", "full": ""})
    assert action(window, "Ctrl+G").text() == "&New game…"
    assert all(a.shortcut().toString() not in ("Ctrl+N", "F11") for a in window.actions())
    window.commands.use_keys({})
    assert action(window, "Ctrl+N").text() == "&New game…"


def test_one_key_on_the_start_page_is_enough_for_a_match(
    window: MainWindow, settings: Settings
) -> None:
    wanted: list[tuple[str, object]] = []
    window.match_wanted.connect(lambda name, choices: wanted.append((name, choices)))
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert wanted == [("soi", settings.choices(GAME))]


def test_the_menu_wants_a_new_game_of_the_tile_that_has_the_focus(window: MainWindow) -> None:
    wanted: list[str] = []
    window.new_game_wanted.disconnect(window.ask_new_game)
    window.new_game_wanted.connect(wanted.append)
    action(window, "Ctrl+N").trigger()
    assert wanted == ["soi"]


def test_what_is_told_is_in_the_strip_and_the_log(window: MainWindow, table: TypingTable) -> None:
    window.tell(Said(1, "no", 0, card("7H")), "“No,” says Ada.")
    assert window.strip.sentences()[0] == "“No,” says Ada."
    assert window.panel.log.lines()[-1] == "“No,” says Ada."
    window.tell(None, "Whom do you ask?")
    assert window.strip.sentences()[0] == "Whom do you ask?"
    assert window.panel.log.lines()[-1] == "“No,” says Ada."


def test_a_match_that_goes_on_begins_with_its_last_sentences_in_the_strip(
    window: MainWindow,
) -> None:
    match = soi_match()
    view = play_on(match, questions=9)
    window.show_table(TypingTable(), GAME)
    window.begin(view, NAMES, 0)
    said = window.strip.sentences()
    assert len(said) > 5
    assert said[::-1] == window.panel.log.lines()[-len(said) :]


def test_a_panel_opened_late_has_all_that_was_told(window: MainWindow, table: TypingTable) -> None:
    match = soi_match()
    window.begin(match.view(0), NAMES, 0)
    window.show_view(play_on(match, questions=3))
    window.tell(Said(1, "no", 0, card("7H")), "“No,” says Ada.")
    late = window.panel.log.lines()
    assert late[-1] == "“No,” says Ada."
    window.begin(match.view(0), NAMES, 0)
    assert late[:-1] == window.panel.log.lines()


def test_the_panel_stands_beside_the_table(
    window: MainWindow, table: TypingTable, settings: Settings
) -> None:
    whole = table.width()
    window.open_panel("log")
    assert window.panel.isVisible()
    assert table.width() == whole - WIDTH
    assert settings.panel_open
    assert settings.panel_tab == "log"
    window.close_panel()
    assert not window.panel.isVisible()
    assert table.width() == whole
    assert not settings.panel_open


def test_in_a_small_window_the_panel_lies_over_the_table(
    window: MainWindow, table: TypingTable
) -> None:
    window.resize(800, 600)
    window.open_panel("score")
    assert table.width() == 800
    assert window.panel.width() == NARROW
    assert window.strip.width() == 800 - NARROW
    window.resize(1280, 800)
    assert table.width() == 1280 - WIDTH


def test_a_sheet_over_the_table_is_not_covered_by_the_panel(
    window: MainWindow, table: TypingTable
) -> None:
    window.resize(800, 600)
    sheet = Standing(table, play_on(soi_match(), rounds=1), NAMES, 0)
    sheet.open()
    middle = sheet.geometry().center().x()
    for _ in range(2):
        window.open_panel("score")
        assert table.width() == 800
        assert 0 <= sheet.x() < sheet.geometry().right() < window.panel.x()
        window.close_panel()
        assert sheet.geometry().center().x() == middle


def test_the_panel_is_narrow_before_it_lies_over_the_table(
    window: MainWindow, table: TypingTable
) -> None:
    window.resize(1040, 700)
    window.open_panel("score")
    assert table.width() == 1040 - NARROW


def test_the_panel_has_a_button_that_closes_it(window: MainWindow, table: TypingTable) -> None:
    window.resize(800, 600)
    window.open_panel("score")
    (close,) = (each for each in window.panel.findChildren(QToolButton) if each.isVisible())
    assert window.panel.rect().contains(close.mapTo(window.panel, close.rect().center()))
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not window.panel_is_open
    assert QApplication.focusWidget() is table


@pytest.mark.parametrize("tab", ["score", "log", "memory"])
def test_escape_closes_the_panel_from_every_page(
    window: MainWindow, table: TypingTable, tab: Tab
) -> None:
    window.open_panel(tab)
    reached = [each for each in window.panel.findChildren(QWidget) if _takes_focus(each)]
    assert len(reached) > 2
    for widget in reached:
        window.open_panel(tab)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert not window.panel_is_open
        assert QApplication.focusWidget() is table


def _takes_focus(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def test_the_panel_slides_and_the_table_is_laid_out_once(
    window: MainWindow, table: TypingTable, settings: Settings, qtbot: QtBot
) -> None:
    settings.speed = "normal"
    widths = {table.width()}
    with qtbot.waitSignal(window.panel.slid):
        window.open_panel("score")
        widths.add(table.width())
    assert widths == {1280}
    assert table.width() == 1280 - WIDTH


def test_the_panel_is_open_again_at_the_next_table(
    window: MainWindow, table: TypingTable, settings: Settings
) -> None:
    window.open_panel("memory")
    window.show_start()
    assert not window.panel.isVisible()
    window.show_table(TypingTable(), GAME)
    assert window.panel.isVisible()
    assert window.panel.tab == "memory"


def test_a_tab_that_one_game_lacks_is_in_front_again_at_the_next(
    qtbot: QtBot, settings: Settings
) -> None:
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    window.show()
    with_memory = next(game for game in GAMES.values() if window_of(game).memory is not None)
    without = next(game for game in GAMES.values() if window_of(game).memory is None)
    settings.panel_open, settings.panel_tab = True, "memory"
    window.show_table(TypingTable(), with_memory)
    assert window.panel.tab == "memory"
    window.show_table(TypingTable(), without)
    assert window.panel.tab != "memory"
    window.show_table(TypingTable(), with_memory)
    assert window.panel.tab == "memory"


def test_typing_at_the_table_opens_the_field(window: MainWindow, table: TypingTable) -> None:
    QTest.keyClicks(table, "7")
    assert window.strip.is_typing
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "h")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert table.taken == ["7h"]
    assert QApplication.focusWidget() is table


def test_nothing_can_be_typed_through_a_curtain(window: MainWindow, table: TypingTable) -> None:
    curtain = Curtain(table, "Ada")
    curtain.open()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "7h")
    assert not window.strip.is_typing
    assert curtain.isVisible()


def test_a_key_with_ctrl_is_no_typing(window: MainWindow, table: TypingTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert not window.strip.is_typing


def test_keys_on_the_start_page_type_nothing(window: MainWindow) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "7")
    assert not window.strip.is_typing


def test_a_felt_chosen_in_the_menu_is_kept(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    (linen,) = (a for a in window.findChildren(QAction) if a.data() == "linen")
    with qtbot.waitSignal(window.settings_changed):
        linen.trigger()
    assert settings.felt == "linen"


def test_the_start_page_is_wanted_from_the_table(
    window: MainWindow, table: TypingTable, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.start_wanted):
        action(window, "Ctrl+Home").trigger()


def test_closing_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()


def test_memory_follows_the_match(window: MainWindow, table: TypingTable) -> None:
    match = soi_match()
    window.begin(match.view(0), NAMES, 0)
    window.open_panel("memory")
    view = play_on(match, questions=7)
    window.panel.show_view(view)
    assert window.panel.memory is not None
    listed = window.panel.memory.findChild(QListWidget)
    assert isinstance(listed, QListWidget)
    assert listed.count() == 7
