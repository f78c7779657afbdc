"""The window shows the start page or a table, and reports the person's requests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from soiree.games.soi import GAME
from soiree.storage.settings import Settings
from soiree.ui.game_window import SeenMatch
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Play, Route, Start
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import LogLine
from tests.ui.games.sheets import story_for
from tests.ui.games.soi.soi_match import NAMES, play_on, soi_match
from tests.ui.screens.bare_screen import show_table
from tests.ui.screens.match.bare_table import BareTable


def action(window: MainWindow, key: str) -> QAction:
    (found,) = (a for a in window.actions() if a.shortcut().toString() == key)
    return found


def test_the_window_opens_with_the_start_page(window: MainWindow) -> None:
    assert window.size().width() == 1280
    assert window.table is None
    assert not window.status_bar.isVisible()


def test_only_what_works_is_offered(window: MainWindow) -> None:
    assert action(window, "Ctrl+N").isEnabled()
    assert not action(window, "Ctrl+Home").isEnabled()
    assert not action(window, "Ctrl+M").isEnabled()
    show_table(window, BareTable(), GAME)
    assert action(window, "Ctrl+Home").isEnabled()
    assert action(window, "Ctrl+M").isEnabled()


def test_a_menu_that_offers_nothing_is_not_seen(window: MainWindow) -> None:
    def titles() -> list[str]:
        return [a.text() for a in window.menuBar().actions() if a.isVisible()]

    show_table(window, BareTable(), GAME)
    assert "&Move" not in titles()
    window.commands.on("undo", lambda: None)
    assert "&Move" in titles()


def test_a_changed_shortcut_takes_the_place_of_the_default_one(window: MainWindow) -> None:
    window.commands.use_keys({"new": "Ctrl+Alt+N", "full": ""})
    assert action(window, "Ctrl+Alt+N").text() == "&New game…"
    assert all(a.shortcut().toString() not in ("Ctrl+N", "F11") for a in window.actions())
    window.commands.use_keys({})
    assert action(window, "Ctrl+N").text() == "&New game…"


def test_one_key_on_the_start_page_is_enough_for_a_match(
    window: MainWindow, settings: Settings
) -> None:
    wanted: list[Route] = []
    window.requested.connect(wanted.append)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert wanted == [Play("soi", settings.choices(GAME), teaches=True)]


def test_the_menu_wants_a_new_game_of_the_tile_that_has_the_focus(window: MainWindow) -> None:
    wanted: list[str] = []
    window.new_game_requested.disconnect(window.dialogs.ask_new_game)
    window.new_game_requested.connect(wanted.append)
    action(window, "Ctrl+N").trigger()
    assert wanted == ["soi"]


def test_a_told_sentence_is_in_the_status_bar_and_the_log(
    window: MainWindow, bare_table: BareTable
) -> None:
    window.tell("“No,” says Ada.")
    window.dock.add(LogLine("“No,” says Ada.", Kind.TOLD, 1))
    assert window.status_bar.sentences()[0] == "“No,” says Ada."
    assert window.dock.panel.log.lines()[-1] == "“No,” says Ada."
    window.tell("Whom do you ask?")
    assert window.status_bar.sentences()[0] == "Whom do you ask?"
    assert window.dock.panel.log.lines()[-1] == "“No,” says Ada."


def test_a_match_that_goes_on_begins_with_its_last_sentences_in_the_status_bar(
    window: MainWindow,
) -> None:
    match = soi_match()
    view = play_on(match, questions=9)
    show_table(window, BareTable(), GAME)
    window.begin(SeenMatch(view, NAMES, 0), story_for(match, 0, NAMES))
    said = window.status_bar.sentences()
    assert len(said) > 5
    assert said[::-1] == window.dock.panel.log.lines()[-len(said) :]


def test_typing_at_the_table_opens_the_field(window: MainWindow, bare_table: BareTable) -> None:
    QTest.keyClicks(bare_table, "7")
    assert window.status_bar.is_typing
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "h")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert bare_table.taken == ["7h"]
    assert QApplication.focusWidget() is bare_table


def test_nothing_can_be_typed_through_a_handover(window: MainWindow, bare_table: BareTable) -> None:
    screen = HandoverScreen(bare_table, "Ada")
    screen.open()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "7h")
    assert not window.status_bar.is_typing
    assert screen.isVisible()


def test_a_key_with_ctrl_is_no_typing(window: MainWindow, bare_table: BareTable) -> None:
    QTest.keyClick(bare_table, Qt.Key.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert not window.status_bar.is_typing


def test_keys_on_the_start_page_type_nothing(window: MainWindow) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "7")
    assert not window.status_bar.is_typing


def test_a_felt_chosen_in_the_menu_is_kept(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    (linen,) = (a for a in window.findChildren(QAction) if a.data() == "linen")
    with qtbot.waitSignal(window.settings_changed):
        linen.trigger()
    assert settings.felt == "linen"


def test_the_start_page_is_wanted_from_the_table(
    window: MainWindow, bare_table: BareTable, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.requested) as wanted:
        action(window, "Ctrl+Home").trigger()
    assert wanted.args == [Start()]


def test_closing_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()
