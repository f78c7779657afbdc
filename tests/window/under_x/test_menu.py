"""The commands of the Move menu, numbered deals and files, by their keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from soiree.core.cards import spell
from soiree.core.entries import Chance, Decision
from soiree.games.soi.moves import ASKS
from soiree.ui.dialogs.deal import DealDialog
from soiree.ui.games.soi.layout import side_of
from soiree.ui.shell.banner import Banner
from soiree.ui.table.recap.pointers import Ring
from tests.truth import match_at
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import bare_felt, click, focus_window, press, write
from tests.window.under_x.test_keyboard import TOWARDS


def test_undo_and_redo_by_keys() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from wait_for_turn(driver)
        start = driver.entries
        yield from press(driver, "ctrl+z")
        assert driver.entries == start, "nothing was chosen yet"
        yield from ask(driver)
        entries = list(match_at(driver.table).entries)
        yield from press(driver, "ctrl+z")
        yield lambda: driver.legal
        assert driver.entries == start
        yield from press(driver, "ctrl+shift+z")
        yield lambda: driver.legal
        assert match_at(driver.table).entries == entries
        yield from press(driver, "l")
        yield lambda: driver.legal
        assert match_at(driver.table).entries == entries
        log = driver.window.dock.panel.log.lines()
        assert len([line for line in log if line.startswith("You ask")]) == 1

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def test_hint_pause_and_demonstration_by_keys() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from wait_for_turn(driver)
        table = driver.table
        yield from press(driver, "h")
        yield lambda: table.hint.move
        assert pointed_out(driver)
        yield from press(driver, "Escape")
        assert not pointed_out(driver)
        for end in ("p", "space"):
            yield from press(driver, "p")
            yield lambda: driver.shown(Banner, "Paused")
            assert is_paused(driver)
            yield from press(driver, end)
            assert driver.shown(Banner) is None
            assert not is_paused(driver)
            assert table.hasFocus()
        yield from press(driver, "p")
        yield from click(driver, bare_felt(table))
        assert not is_paused(driver)
        before = driver.entries
        yield from press(driver, "d")
        yield lambda: any(
            isinstance(entry, Decision) and entry.seat == table.shown.now.viewer
            for entry in match_at(table).entries[before:]
        )
        assert driver.shown(Banner, "Demo") is not None
        yield from press(driver, "x")
        assert driver.shown(Banner) is None
        yield lambda: driver.scoreboard() or driver.legal

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


@pytest.mark.thorough  # Other tests do the same without a keyboard.
def test_restart_and_numbered_deal_by_keys() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from wait_for_turn(driver)
        first, start = deck(driver), driver.entries
        yield from ask(driver)
        yield from press(driver, "F5")
        yield QApplication.activeModalWidget
        yield from focus_window(driver.front)
        yield from press(driver, "Escape")
        yield lambda: QApplication.activeModalWidget() is None
        yield from focus_window(driver.window)
        assert driver.entries > start, "Esc plays on"
        yield from press(driver, "F5")
        yield QApplication.activeModalWidget
        yield from click(driver, driver.button("Start again"))
        yield from wait_for_turn(driver)
        assert (deck(driver), driver.entries) == (first, start)
        decks = []
        for _ in range(2):
            yield from press(driver, "ctrl+d")
            yield lambda: isinstance(driver.front, DealDialog)
            yield from focus_window(driver.front)
            yield from write(driver, "Old friends")
            yield from press(driver, "Return")
            yield from wait_for_turn(driver)
            decks.append(deck(driver))
        assert decks[0] == decks[1] != first

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def test_a_match_saved_in_a_file_opens_again(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "merry.soiree"

    def play(driver: Driver) -> Acts:
        yield from wait_for_turn(driver)
        yield from ask(driver)
        saved = list(match_at(driver.table).entries)
        yield from press(driver, "ctrl+shift+s")
        yield from name_file(driver, file.with_suffix(""))
        yield file.exists
        yield from focus_window(driver.window)
        yield from ask(driver)
        assert match_at(driver.table).entries != saved
        yield from press(driver, "ctrl+Home")
        yield lambda: not driver.has_table
        yield from press(driver, "ctrl+o")
        yield from name_file(driver, file)
        yield from wait_for_turn(driver)
        assert match_at(driver.table).entries == saved
        yield from press(driver, "ctrl+Home")
        yield lambda: not driver.has_table
        file.write_text("{}")
        yield from press(driver, "ctrl+o")
        yield from name_file(driver, file)
        yield lambda: "cannot be opened" in driver.window.status_bar.sentences()[0]
        assert not driver.has_table

    assert run_script(play, "--game", "soi", "--seed", "3") == 0
    assert file.read_text() == "{}"


def test_typed_letters_are_no_commands() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from wait_for_turn(driver)
        table = driver.table
        yield from press(driver, "7", "h", "d", "p", "l")
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        assert field.text() == "7hdpl"
        yield from press(driver, "Escape")
        assert not is_paused(driver)
        assert not table.play.client.progress.demonstrates
        assert table.hint.move is None
        yield from press(driver, "ctrl+d")
        yield lambda: isinstance(driver.front, DealDialog)
        yield from focus_window(driver.front)
        yield from press(driver, "h", "d", "p", "l")
        dialog = driver.front
        assert isinstance(dialog, DealDialog)
        assert dialog.field.text() == "hdpl"
        yield from press(driver, "Escape")
        yield lambda: driver.front is driver.window
        assert not match_at(table).tally.assisted

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def wait_for_turn(driver: Driver) -> Acts:
    """Wait for the person's turn."""
    yield lambda: QApplication.activeModalWidget() is None
    yield from focus_window(driver.window)
    yield lambda: driver.has_table and driver.legal


def ask(driver: Driver) -> Acts:
    """Ask any question by typing, and wait for the next turn."""
    move = driver.legal[0]
    seat, wanted = ASKS[move]
    before = driver.entries
    yield from press(driver, *spell(wanted).lower(), "Return")
    if driver.entries == before:
        yield from press(driver, TOWARDS[side_of(seat, driver.table.shown.now.viewer)], "Return")
    yield lambda: driver.entries > before
    yield lambda: driver.scoreboard() or driver.legal
    assert driver.scoreboard() is None, "the round should last longer"


def name_file(driver: Driver, path: Path) -> Acts:
    """Type a file name into the next dialog, and press Enter."""
    yield lambda: isinstance(driver.front, QFileDialog)
    yield from focus_window(driver.front)
    yield from press(driver, "ctrl+a")
    yield from write(driver, str(path))
    yield from press(driver, "Return")
    yield lambda: not isinstance(driver.front, QFileDialog)


def is_paused(driver: Driver) -> bool:
    return driver.table.play.client.progress.is_paused


def pointed_out(driver: Driver) -> bool:
    return any(isinstance(item, Ring) and not item.faint for item in driver.table.scene().items())


def deck(driver: Driver) -> Chance:
    entry = match_at(driver.table).entries[0]
    assert isinstance(entry, Chance)
    return entry
