"""Unusual homes: with undecodable names, removed in play, with folders in place of files."""

from __future__ import annotations

import logging
import os
import shutil
import sys
from pathlib import Path

import pytest

from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.state_files import load_window
from tests.storage.keeping import waiting_match
from tests.storage.not_files import Put, a_folder_or_a_pipe, reason
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.test_bad_input import SOI, play_on, said

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="such names, and such files, are Linux's"),
]


def test_a_home_with_an_undecodable_name_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOIREE_HOME", os.fsdecode(bytes(tmp_path) + b"/home\xff"))
    choose_settings()
    paths = Paths.find()
    paths.window.mkdir(parents=True)  # a second fault to report
    paths.settings.unlink()
    paths.settings.mkdir()

    def play(driver: Driver) -> Acts:
        yield from play_on(driver)
        told = f"{tmp_path}/home\N{REPLACEMENT CHARACTER}/config/settings.json could not be read"
        assert any(each.startswith(told) for each in said(driver))
        logging.getLogger("soiree").info("in %s", paths.settings)

    assert run_script(play, *SOI) == 0
    assert waiting_match(paths)[0] is not None
    assert "in /" in (paths.logs / "soiree.log").read_text("utf-8")


def test_a_home_removed_in_play_is_reported(home: Path) -> None:
    choose_settings()
    paths = Paths.find()

    def play(driver: Driver) -> Acts:
        yield from play_on(driver)
        shutil.rmtree(home)
        logging.getLogger("soiree").info("still there")
        driver.window.dock.open("log")
        yield from play_on(driver)

    assert run_script(play, *SOI) == 0
    assert "still there" in (paths.logs / "soiree.log").read_text("utf-8")
    assert waiting_match(paths)[0] is not None
    assert load_window(paths) is not None
    assert settings_file.load(paths, {}).settings.panel_tab == "log"


@a_folder_or_a_pipe
@pytest.mark.parametrize(
    "name", ["config/settings.json", "state/claim.lock", "state/logs/soiree.log"]
)
def test_a_folder_in_place_of_a_file_is_reported(put: Put, name: str, home: Path) -> None:
    """The program once ended without a window or a message."""
    file = home / name
    file.parent.mkdir(parents=True)
    put(file)

    def play(driver: Driver) -> Acts:
        yield from play_on(driver)
        assert any(str(file) in each and reason(put) in each for each in said(driver))

    assert run_script(play, *SOI) == 0


@a_folder_or_a_pipe
@pytest.mark.parametrize(
    "name",
    [
        "state/window.json",
        "state/logs/crash.log",
        pytest.param("state/window.address", marks=pytest.mark.thorough),
        pytest.param("state/logs/told", marks=pytest.mark.thorough),
    ],
)
def test_a_folder_in_place_of_a_cache_file_is_ignored(put: Put, name: str, home: Path) -> None:
    choose_settings()
    file = home / name
    file.parent.mkdir(parents=True)
    put(file)
    assert run_script(play_on, *SOI) == 0
