"""Files dropped on the window, and the list of recently opened files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from soiree.controller.match.position_text import position_text
from soiree.core import records
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.storage.state_files import load_recent
from soiree.ui.dialogs.deal import DealDialog
from soiree.ui.dialogs.preferences.dialog import PreferencesDialog
from soiree.ui.shell import record_files
from soiree.ui.shell.main_window import MainWindow
from tests.ui.games.soi.soi_match import play_on, soi_match
from tests.window.places import Places


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off", lessons=[*GAMES])


@pytest.fixture
def window(places: Places) -> MainWindow:
    return places.window


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = soi_match()
    play_on(match, questions=2)
    path = tmp_path / "evening.soiree"
    path.write_bytes(records.encode(match.record()))
    return path


def drop(widget: QWidget, *files: Path, text: str = "") -> bool:
    """Drop files or a text on a widget. Returns True if the widget accepts the drag."""
    dropped = QMimeData()
    if files:
        dropped.setUrls([QUrl.fromLocalFile(str(each)) for each in files])
    dropped.setText(text)
    how = (
        Qt.DropAction.CopyAction,
        dropped,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enters = QDragEnterEvent(widget.rect().center(), *how)
    QApplication.sendEvent(widget, enters)
    QApplication.sendEvent(widget, QDropEvent(QPointF(widget.rect().center()), *how))
    return enters.isAccepted()


def test_a_match_that_is_dropped_opens(
    places: Places, window: MainWindow, qtbot: QtBot, file: Path
) -> None:
    assert drop(window, file)
    qtbot.waitUntil(lambda: places.table is not None)


def test_a_dropped_file_of_another_kind_is_reported_in_one_sentence(
    places: Places, window: MainWindow, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    poem = tmp_path / "poem.txt"
    poem.write_text("Roses are red")
    drop(window, poem)
    sentences = window.status_bar.sentences
    qtbot.waitUntil(lambda: "poem.txt is neither a match nor a deck of cards." in sentences())
    drop(window, poem, file)
    qtbot.waitUntil(lambda: any("one file at a time" in each for each in sentences()))
    drop(window)
    qtbot.waitUntil(lambda: any("nor the word of a deal" in each for each in sentences()))
    poem.rename(poem.with_suffix(".SOIREE"))
    drop(window, poem.with_suffix(".SOIREE"))
    qtbot.waitUntil(lambda: any("cannot be opened as a match" in each for each in sentences()))
    assert places.table is None
    assert places.waiting() == []


def test_a_deck_that_is_dropped_is_tried_in_the_preferences(
    places: Places, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    deck = tmp_path / "mine.svg"
    deck.write_bytes(resource("decks", "classic.svg").read_bytes())
    added = Paths.find().decks / "mine.svg"
    looks = QTimer(interval=10)

    def close_when_added() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, PreferencesDialog) and added.exists():
            looks.stop()
            dialog.close()

    looks.timeout.connect(close_when_added)
    looks.start()
    drop(window, deck)
    qtbot.waitUntil(lambda: not looks.isActive(), timeout=30_000)


@pytest.mark.parametrize("kind", ["a word", "a position"])
def test_a_text_that_is_dropped_opens_as_a_deal_or_a_position(
    places: Places, window: MainWindow, qtbot: QtBot, file: Path, kind: str
) -> None:
    word = "pariah-100-fete"
    if kind == "a position":
        word = position_text(records.decode(file.read_bytes(), GAMES))
    found: list[str] = []
    looks = QTimer(interval=10)

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, DealDialog):
            looks.stop()
            found.append(dialog.field.text())
            dialog.done_button.click()

    looks.timeout.connect(accept)
    looks.start()
    assert drop(window, text=f" {word}\n")
    qtbot.waitUntil(lambda: places.table is not None)
    assert found == [word]
    client = places.screen.client
    assert client is not None
    assert client.deal.word == word or kind == "a position"
    assert client.game.name == ("pariah" if kind == "a word" else "soi")


def recent(window: MainWindow) -> list[QAction]:
    menu = next(each for each in window.menuBar().actions() if each.text() == "&Game").menu()
    assert isinstance(menu, QMenu)
    within = next(
        each.menu() for each in menu.actions() if each.text() == "Open &recent" and each.isVisible()
    )
    assert isinstance(within, QMenu)
    return list(within.actions()[:-2])


def test_files_that_were_opened_last_are_offered_again(
    places: Places, window: MainWindow, file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "b&b.soiree"
    other.write_bytes(file.read_bytes())
    for each in (other, file):
        places.services.files.open(each)
    assert [each.text() for each in recent(window)] == ["&1  evening.soiree", "&2  b&&b.soiree"]
    assert load_recent(Paths.find()) == [file, other]
    other.unlink()
    recent(window)[1].trigger()
    assert any("cannot be opened" in each for each in window.status_bar.sentences())
    assert [each.text() for each in recent(window)] == ["&1  evening.soiree"]


@pytest.mark.parametrize("content", [b"", b"{", b'[""]', b'["a\\u0000b"]', b"[1]", b"[" * 99_999])
def test_a_damaged_list_of_files_is_no_trouble(content: bytes) -> None:
    paths = Paths.find()
    paths.recent.parent.mkdir(parents=True)
    paths.recent.write_bytes(content)
    assert load_recent(paths) == []


def test_open_begins_where_matches_lie(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QFileDialog

    begun: list[str] = []
    monkeypatch.setattr(record_files, "_last", None)
    monkeypatch.setattr(
        QFileDialog, "exec", lambda dialog: begun.append(dialog.directory().absolutePath())
    )
    played = Paths.find().played
    played.mkdir(parents=True)
    record_files.ask_what_to_open(window, played)
    assert begun == [str(played)]
