"""Every entry of the Move menu, and the deals and files of the Game menu, by their own keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from soiree.core.cards import spell
from soiree.core.entries import Chance, Decision
from soiree.games.soi.moves import ASKS
from soiree.ui.dialogs.numbered_deal import NumberedDialog
from soiree.ui.games.soi.layout import side_of
from soiree.ui.table.pointers import Pointer
from soiree.ui.window.banner import Banner
from tests.truth import match_at
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.under_x.hands import bare_felt, click, look_at, press, write
from tests.window.under_x.test_keyboard import TOWARDS


def test_there_and_back() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from sit_down(evening)
        start = evening.entries
        yield from press(evening, "ctrl+z")
        assert evening.entries == start, "nothing was chosen yet"
        yield from ask(evening)
        entries = list(match_at(evening.table).entries)
        yield from press(evening, "ctrl+z")
        yield lambda: evening.legal
        assert evening.entries == start
        yield from press(evening, "ctrl+shift+z")
        yield lambda: evening.legal
        assert match_at(evening.table).entries == entries
        yield from press(evening, "l")
        yield lambda: evening.legal
        assert match_at(evening.table).entries == entries
        log = evening.window.panel.log.lines()
        assert len([line for line in log if line.startswith("You ask")]) == 1

    assert spend(play, "--game", "soi", "--seed", "1") == 0


def test_a_hint_a_pause_and_a_demonstration() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from sit_down(evening)
        table = evening.table
        yield from press(evening, "h")
        yield lambda: table.hinted
        assert pointed_out(evening)
        yield from press(evening, "Escape")
        assert not pointed_out(evening)
        for end in ("p", "space"):
            yield from press(evening, "p")
            yield lambda: evening.shown(Banner, "Paused")
            assert is_paused(evening)
            yield from press(evening, end)
            assert evening.shown(Banner) is None
            assert not is_paused(evening)
            assert table.hasFocus()
        yield from press(evening, "p")
        yield from click(evening, bare_felt(table))
        assert not is_paused(evening)
        before = evening.entries
        yield from press(evening, "d")
        yield lambda: any(
            isinstance(entry, Decision) and entry.seat == table.play.viewer
            for entry in match_at(table).entries[before:]
        )
        assert evening.shown(Banner, "Demo") is not None
        yield from press(evening, "x")
        assert evening.shown(Banner) is None
        yield lambda: evening.sheet() or evening.legal

    assert spend(play, "--game", "soi", "--seed", "1") == 0


def test_the_deal_again_and_the_deal_of_a_text() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from sit_down(evening)
        first, start = deck(evening), evening.entries
        yield from ask(evening)
        yield from press(evening, "F5")
        yield QApplication.activeModalWidget
        yield from look_at(evening.front)
        yield from press(evening, "Escape")
        yield lambda: QApplication.activeModalWidget() is None
        yield from look_at(evening.window)
        assert evening.entries > start, "Esc plays on"
        yield from press(evening, "F5")
        yield QApplication.activeModalWidget
        yield from click(evening, evening.button("Start again"))
        yield from sit_down(evening)
        assert (deck(evening), evening.entries) == (first, start)
        decks = []
        for _ in range(2):
            yield from press(evening, "ctrl+d")
            yield lambda: isinstance(evening.front, NumberedDialog)
            yield from look_at(evening.front)
            yield from write(evening, "Old friends")
            yield from press(evening, "Return")
            # The match that has begun is asked about first.
            yield lambda: isinstance(evening.front, QMessageBox)
            yield from look_at(evening.front)
            yield from click(evening, evening.button("New match"))
            yield from sit_down(evening)
            decks.append(deck(evening))
        assert decks[0] == decks[1] != first

    assert spend(play, "--game", "soi", "--seed", "1") == 0


def test_a_match_is_saved_as_a_file_and_opened_again(tmp_path: Path) -> None:
    choose_settings()
    file = tmp_path / "merry.soiree"

    def play(evening: Evening) -> Acts:
        yield from sit_down(evening)
        yield from ask(evening)
        saved = list(match_at(evening.table).entries)
        yield from press(evening, "ctrl+shift+s")
        yield from name_file(evening, file.with_suffix(""))
        yield file.exists
        yield from look_at(evening.window)
        yield from ask(evening)
        assert match_at(evening.table).entries != saved
        yield from press(evening, "ctrl+Home")
        yield lambda: not evening.has_table
        yield from press(evening, "ctrl+o")
        yield from name_file(evening, file)
        # The match that goes on waits already.
        yield lambda: isinstance(evening.front, QMessageBox)
        yield from look_at(evening.front)
        yield from click(evening, evening.button("Open the file"))
        yield from sit_down(evening)
        assert match_at(evening.table).entries == saved
        yield from press(evening, "ctrl+Home")
        yield lambda: not evening.has_table
        file.write_text("{}")
        yield from press(evening, "ctrl+o")
        yield from name_file(evening, file)
        yield lambda: "cannot be opened" in evening.window.strip.sentences()[0]
        assert not evening.has_table

    assert spend(play, "--game", "soi", "--seed", "1") == 0
    assert file.read_text() == "{}"


def test_letters_that_are_typed_are_no_commands() -> None:
    choose_settings()

    def play(evening: Evening) -> Acts:
        yield from sit_down(evening)
        table = evening.table
        yield from press(evening, "7", "h", "d", "p", "l")
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        assert field.text() == "7hdpl"
        yield from press(evening, "Escape")
        assert not is_paused(evening)
        assert not table.play.client.demonstrates
        assert table.hinted is None
        yield from press(evening, "ctrl+d")
        yield lambda: isinstance(evening.front, NumberedDialog)
        yield from look_at(evening.front)
        yield from press(evening, "h", "d", "p", "l")
        dialog = evening.front
        assert isinstance(dialog, NumberedDialog)
        assert dialog.wanted.text() == "hdpl"
        yield from press(evening, "Escape")
        yield lambda: evening.front is evening.window
        assert not match_at(table).assisted

    assert spend(play, "--game", "soi", "--seed", "1") == 0


def sit_down(evening: Evening) -> Acts:
    """Wait for the person's turn."""
    yield lambda: QApplication.activeModalWidget() is None
    yield from look_at(evening.window)
    yield lambda: evening.has_table and evening.legal


def ask(evening: Evening) -> Acts:
    """Type any question, and wait for the next turn."""
    move = evening.legal[0]
    seat, wanted = ASKS[move]
    before = evening.entries
    yield from press(evening, *spell(wanted).lower(), "Return")
    if evening.entries == before:
        yield from press(evening, TOWARDS[side_of(seat, evening.table.play.viewer)], "Return")
    yield lambda: evening.entries > before
    yield lambda: evening.sheet() or evening.legal
    assert evening.sheet() is None, "the round should last longer"


def name_file(evening: Evening, path: Path) -> Acts:
    """Write a file's name into the dialog that opens, and Enter."""
    yield lambda: isinstance(evening.front, QFileDialog)
    yield from look_at(evening.front)
    yield from press(evening, "ctrl+a")
    yield from write(evening, str(path))
    yield from press(evening, "Return")
    yield lambda: not isinstance(evening.front, QFileDialog)


def is_paused(evening: Evening) -> bool:
    return evening.table.play.client.is_paused


def pointed_out(evening: Evening) -> bool:
    return any(isinstance(item, Pointer) for item in evening.table.scene().items())


def deck(evening: Evening) -> Chance:
    entry = match_at(evening.table).entries[0]
    assert isinstance(entry, Chance)
    return entry
