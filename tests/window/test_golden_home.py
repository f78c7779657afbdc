"""The program in the home of Soirée 0.1.0, and in that of a newer version."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

import soiree
from soiree.games import GAMES
from soiree.storage.files import waiting_in
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.news import note_seen
from soiree.storage.paths import Paths
from soiree.ui.screens.album.model import MATCH
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.album.screen import AlbumScreen
from soiree.ui.shell.routes import Album, Start
from tests.golden_home import FIRST, WAITING, contents, copy_first_home
from tests.truth import match_at
from tests.window.driver import Acts, Driver, run_script
from tests.window.test_bad_input import said

pytestmark = pytest.mark.slow


def matches_in(driver: Driver) -> list[AlbumRow | None]:
    model = driver.places.page(AlbumPage).list.model()
    return [model.index(row, 0).data(MATCH) for row in range(model.rowCount())]


def test_matches_of_0_1_0_open_and_go_on(home: Path) -> None:
    copy_first_home(home)

    def look_round(driver: Driver) -> Acts:
        yield lambda: driver.front.windowTitle().startswith("What is new")
        driver.button("Close").click()
        yield lambda: driver.front is driver.window
        for game in GAMES.values():
            assert driver.button(f"Continue {game.title}").isEnabled()
        driver.window.requested.emit(Album())
        yield lambda: isinstance(driver.places.screen, AlbumScreen)
        yield lambda: len(matches_in(driver)) == 30 + len(WAITING)
        yield driver.places.page(AlbumPage).delete.isEnabled
        assert driver.places.page(AlbumPage).list.currentIndex().row() == 0
        driver.places.page(AlbumPage).back.click()
        for name in ("soureh", "spy"):
            label = f"Continue {GAMES[name].title}"
            yield partial(driver.shown, QPushButton, label)
            driver.button(label).click()
            yield lambda: driver.has_table
            assert match_at(driver.table).position >= WAITING[name]
            yield lambda: driver.legal
            before, viewer = driver.entries, driver.table.shown.now.viewer
            assert viewer is not None
            assert driver.table.play.client.choose(viewer, driver.legal[0]) is None
            assert driver.entries > before
            driver.window.requested.emit(Start())
            yield lambda: not driver.has_table
        assert said(driver) == []

    assert run_script(look_round) == 0
    paths = Paths.find()
    assert contents(paths.played) == contents(FIRST / "home/data/matches")
    assert {path.stem for path in waiting_in(paths.waiting)} == set(WAITING)


def test_a_match_of_a_newer_version_is_kept_beside_a_new_one(home: Path) -> None:
    copy_first_home(home)
    paths = Paths.find()
    note_seen(paths, soiree.BASE)
    for path in paths.waiting.iterdir():
        if path.stem != "soureh":
            path.unlink()
    snapshot = paths.waiting / "soureh.soiree"
    known = b'"ending": "last"'
    snapshot.write_bytes(snapshot.read_bytes().replace(known, known + b', "tempo": "quick"'))
    before = contents(paths.waiting)

    def play(driver: Driver) -> Acts:
        yield (
            lambda: (
                "Play Soureh"
                in [each.accessibleName() for each in driver.window.findChildren(QPushButton)]
            )
        )
        driver.window.requested.emit(Album())
        yield lambda: isinstance(driver.places.screen, AlbumScreen)
        yield lambda: any(
            match.file == snapshot.name and match.outcome == "unusable"
            for match in matches_in(driver)
            if match is not None and match.line.endswith("; the file comes from a newer Soirée")
        )

    assert run_script(play) == 0
    assert {name: contents(paths.waiting)[name] for name in before} == before
