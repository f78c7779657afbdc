"""The page of the album: search, opening, copies and deletion, by mouse and keys."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from soiree.core import records
from soiree.storage import matches
from soiree.storage.files import games_waiting
from soiree.storage.history.album import Album
from soiree.storage.history.index import Progress
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.notices import NOT_REMOVED, Notice
from soiree.storage.paths import Paths
from soiree.ui.screens.album import words
from soiree.ui.screens.album.library import KeptAlbum
from soiree.ui.screens.album.model import MATCH
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.shell.routes import AlbumFilter, Continue, Replay, Route
from tests.storage.keeping import counted, keep
from tests.storage.soi_matches import GAMES, in_progress
from tests.storage.soi_matches import finished as finished_match

pytestmark = pytest.mark.usefixtures("few")


def listed(page: AlbumPage) -> list[AlbumRow]:
    model = page.list.model()
    found = [model.index(row, 0).data(MATCH) for row in range(model.rowCount())]
    return found if all(found) else []


def wait_for(qtbot: QtBot, page: AlbumPage, count: int) -> list[AlbumRow]:
    qtbot.waitUntil(lambda: len(listed(page)) == count, timeout=20_000)
    return listed(page)


def choose(page: AlbumPage, match: AlbumRow) -> None:
    index = page.list.model().index(listed(page).index(match), 0)
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect
    page.list.selectionModel().setCurrentIndex(index, select)


def press(key: Qt.Key, how: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, how)


def test_a_branch_of_another_match_says_so(page: AlbumPage, qtbot: QtBot, paths: Paths) -> None:
    match = matches.new(paths, GAMES["soi"])
    branch = replace(in_progress(30), extra=records.chances_written(()))
    match.note(branch)
    match.catch_up()
    page.library.update()
    found = wait_for(qtbot, page, 6)
    (branched,) = (each for each in found if each.branched)
    assert branched.file == match.path.name
    assert words.details(branched).startswith("Branch of another match · ")
    assert "Branch of another match" in words.spoken(branched)
    assert not any("Branch" in words.spoken(each) for each in found if each is not branched)


def test_the_score_of_the_person_stands_before_those_of_the_others(
    page: AlbumPage, qtbot: QtBot
) -> None:
    match = next(each for each in wait_for(qtbot, page, 5) if each.scores and each.place)
    you, ada, ben, cleo = match.seats
    match = replace(match, seats=(ada, ben, you, cleo), scores=(11, 14, -9, 17))
    assert words.scores(match) == "−9 : 11 : 14 : 17"
    assert words.players(match).startswith("with Ada (Easy), Ben")
    watched = replace(match, seats=(ada, ben, cleo, ada), outcome="watched")
    assert words.scores(watched) == "11 : 14 : −9 : 17"


def test_every_match_is_listed_with_a_spoken_text(page: AlbumPage, qtbot: QtBot) -> None:
    found = wait_for(qtbot, page, 5)
    assert sorted(each.outcome for each in found if each.outcome != "lost") == sorted(
        ["unusable", "waiting", "waiting", *(each.outcome for each in found if each.place == 1)]
    )
    model = page.list.model()
    read = [
        model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(len(found))
    ]
    assert sum(each.startswith("Soi, Waiting, with ") for each in read) == 2
    assert sum(each.startswith("Soi, cannot be used: line 1: found ") for each in read) == 1


def test_typed_words_and_filters_narrow_the_list(page: AlbumPage, qtbot: QtBot) -> None:
    wait_for(qtbot, page, 5)
    page.list.setFocus()
    for key in (Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_2, Qt.Key.Key_6):
        press(key)
    assert page.bar.words.hasFocus()
    assert page.bar.words.text() == "2026"
    press(Qt.Key.Key_Escape)
    assert page.bar.words.text() == ""
    page.bar.words.setText("nobody")
    wait_for(qtbot, page, 0)
    page.bar.words.clear()
    page.bar.outcome.setCurrentText("Waiting")
    assert {each.outcome for each in wait_for(qtbot, page, 2)} == {"waiting"}
    page.bar.outcome.setCurrentText("Finished")
    wait_for(qtbot, page, 2)


def test_the_search_field_shows_a_title_for_the_words_until_it_is_edited(
    page: AlbumPage, qtbot: QtBot
) -> None:
    wait_for(qtbot, page, 5)
    sought = AlbumFilter(words="evening-2026-11-27-1", title="An evening of cards")
    page.bar.look_for(sought)
    assert page.bar.words.text() == "An evening of cards"
    assert page.bar.filter == sought
    assert [each[0] for each in page.bar.search.words] == [sought.words]
    page.bar.words.setText("An evening")
    assert page.bar.filter == AlbumFilter(words="An evening")
    page.bar.words.clear()
    assert page.bar.search.words == ()


def test_the_tab_key_follows_the_reading_order(page: AlbumPage, qtbot: QtBot) -> None:
    wait_for(qtbot, page, 5)
    page.bar.setFocus()
    for widget in (page.bar.words, page.bar.game, page.bar.outcome, page.bar.order, page.list):
        assert QApplication.focusWidget() is widget
        press(Qt.Key.Key_Tab)


def test_enter_continues_unfinished_matches_and_replays_finished_ones(
    page: AlbumPage, qtbot: QtBot, paths: Paths
) -> None:
    wait_for(qtbot, page, 5)
    requested: list[Route] = []
    page.requested.connect(requested.append)
    for match in listed(page):
        choose(page, match)
        page.list.setFocus()
        press(Qt.Key.Key_Return)
        assert page.go_on.isEnabled() == (match.outcome == "waiting")
        assert page.replay.isEnabled() == (match.line == "")
        if match.outcome == "waiting":
            page.replay.click()
    waiting = [paths.waiting / name for name in ("soi.soiree", "soi-2.soiree")]
    finished = [paths.played / f"soi-2026-11-20-{number}.soiree" for number in (1, 2)]
    routes = [*map(Continue, waiting), *map(Replay, [*waiting, *finished])]
    assert sorted(map(repr, requested)) == sorted(map(repr, routes))


def test_several_deleted_matches_come_back_by_undo(
    page: AlbumPage, qtbot: QtBot, paths: Paths
) -> None:
    before = {each.file for each in wait_for(qtbot, page, 5)}
    page.list.setFocus()
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Delete)
    wait_for(qtbot, page, 0)
    qtbot.waitUntil(page.undo.isVisible)
    assert games_waiting(paths) == frozenset()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert {each.file for each in wait_for(qtbot, page, 5)} == before
    assert not page.undo.isVisible()
    assert len(counted(paths)) == 2


def test_the_trash_is_emptied_when_the_album_closes(
    page: AlbumPage, qtbot: QtBot, paths: Paths, album: KeptAlbum
) -> None:
    wait_for(qtbot, page, 5)
    choose(page, next(each for each in listed(page) if each.outcome == "waiting"))
    page.delete.click()
    wait_for(qtbot, page, 4)
    page.end()
    assert [each for each in paths.trash.rglob("*") if each.is_file()]
    album.close()
    assert not [each for each in paths.trash.rglob("*") if each.is_file()]


@pytest.mark.parametrize("undoes", [True, False], ids=["undone", "erased"])
def test_with_a_damaged_index_deletion_and_undo_concern_one_match_only(
    page: AlbumPage, album: KeptAlbum, qtbot: QtBot, paths: Paths, undoes: bool
) -> None:
    before = {each.file for each in wait_for(qtbot, page, 5)}
    chosen = next(each for each in listed(page) if each.outcome not in ("waiting", "unusable"))
    choose(page, chosen)
    size = paths.index.stat().st_size
    paths.index.write_bytes(bytes(range(256)) * (size // 256))
    page.delete.click()
    wait_for(qtbot, page, 4)
    qtbot.waitUntil(page.undo.isVisible)
    assert not (paths.played / chosen.file).exists()
    if undoes:
        page.undo.click()
        assert {each.file for each in wait_for(qtbot, page, 5)} == before
        assert (paths.played / chosen.file).exists()
    page.end()
    album.close()
    kept = {file.name for home in (paths.played, paths.waiting) for file in home.glob("*.soiree")}
    assert kept == (before if undoes else before - {chosen.file})


def test_a_match_whose_undo_fails_is_not_erased(
    page: AlbumPage, album: KeptAlbum, qtbot: QtBot, paths: Paths
) -> None:
    wait_for(qtbot, page, 5)
    choose(page, next(each for each in listed(page) if each.outcome == "waiting"))
    page.delete.click()
    wait_for(qtbot, page, 4)
    there = sorted(path.name for path in paths.waiting.iterdir())
    paths.waiting.rename(paths.waiting.with_name("elsewhere"))
    paths.waiting.write_bytes(b"in the way")
    told: list[Notice] = []
    page.library.troubled.connect(told.append)
    page.undo.click()
    qtbot.waitUntil(lambda: bool(told))
    page.end()
    album.close()
    assert [path for path in paths.trash.rglob("*.soiree") if path.is_file()]
    paths.waiting.unlink()
    paths.waiting.with_name("elsewhere").rename(paths.waiting)
    for _ in Album(paths, GAMES).update_in_steps():
        pass
    assert len(list(paths.waiting.iterdir())) == len(there) + 2


def test_a_bar_shows_the_progress_of_a_long_reading(page: AlbumPage, qtbot: QtBot) -> None:
    wait_for(qtbot, page, 5)
    bar = page.reading
    bar.show_progress(Progress(0, 1000))
    assert not bar.isVisible()
    wait_until_shown = partial(bar.show_progress, Progress(500, 1000))

    def shown() -> bool:
        wait_until_shown()
        return bar.isVisible()

    qtbot.waitUntil(shown)
    assert bar.text() == "Reading matches: 500 of 1000"
    bar.show_progress(None)
    assert not bar.isVisible()


def test_a_failed_deletion_is_reported_once(page: AlbumPage, qtbot: QtBot, paths: Paths) -> None:
    wait_for(qtbot, page, 5)
    paths.trash.write_bytes(b"in the way")
    told: list[Notice] = []
    page.library.troubled.connect(told.append)
    page.list.selectAll()
    page.delete.click()
    qtbot.waitUntil(lambda: bool(told))
    assert [notice.text for notice in told] == [NOT_REMOVED]
    wait_for(qtbot, page, 5)


def test_a_copy_of_an_unfinished_match_has_all_its_entries(
    page: AlbumPage, qtbot: QtBot, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for(qtbot, page, 5)
    page.bar.outcome.setCurrentText("Waiting")
    wait_for(qtbot, page, 2)
    page.list.selectAll()
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path)])
    told: list[str] = []
    page.reported.connect(told.append)
    page.copy.click()
    qtbot.waitUntil(lambda: bool(told))
    copies = [records.decode(each.read_bytes(), GAMES) for each in tmp_path.glob("*.soiree")]
    assert sorted(len(each.entries) for each in copies) == [20, 40]


def test_a_reopened_album_lists_changes_on_the_disk(
    page: AlbumPage, qtbot: QtBot, paths: Paths
) -> None:
    wait_for(qtbot, page, 5)
    page.hide()
    for path in matches.latest(paths, "soi"):
        path.unlink()
        path.with_suffix(".journal").unlink()
    keep(paths, finished_match(3))
    page.show()
    assert "waiting" not in {each.outcome for each in wait_for(qtbot, page, 4)}
