"""Fixtures: an album with a few matches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from soiree.storage import matches
from soiree.storage.paths import Paths
from soiree.ui.screens.album.library import KeptAlbum
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.shell.routes import Album
from tests.storage.keeping import keep
from tests.storage.soi_matches import GAMES, finished, in_progress


@pytest.fixture
def paths() -> Paths:
    return Paths.find()


@pytest.fixture
def few(paths: Paths) -> None:
    """Two finished matches, two unfinished ones, and a damaged record."""
    for seed in (1, 2):
        keep(paths, finished(seed))
    for count in (20, 40):
        match = matches.new(paths, GAMES["soi"])
        match.note(in_progress(count))
        match.catch_up()
    (paths.played / "soi-2026-11-21-1.soiree").write_bytes(b"{")


@pytest.fixture
def album(paths: Paths) -> KeptAlbum:
    return KeptAlbum(paths)


@pytest.fixture
def page(qtbot: QtBot, paths: Paths, album: KeptAlbum) -> Iterator[AlbumPage]:
    made = AlbumPage(paths, "bottle", album, Album())
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    made.end()
    album.close()
