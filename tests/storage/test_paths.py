from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from soiree.storage.paths import Paths


def test_the_home_in_the_environment_holds_everything_and_is_not_made_yet(home: Path) -> None:
    paths = Paths.find()
    assert paths == Paths(home / "config", home / "data", home / "state", home / "cache")
    assert not home.exists()


def test_a_home_may_be_written_from_the_own_folder_or_the_present_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOIREE_HOME", "~/cards")
    assert Paths.find().config == Path.home() / "cards" / "config"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOIREE_HOME", "cards")
    assert Paths.find().config == tmp_path / "cards" / "config"


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_home_the_platform_says_where(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv("SOIREE_HOME")
    else:
        monkeypatch.setenv("SOIREE_HOME", value)
    platform = platformdirs.PlatformDirs("soiree", appauthor=False)
    assert Paths.find() == Paths(
        platform.user_config_path,
        platform.user_data_path,
        platform.user_state_path,
        platform.user_cache_path,
    )


def test_the_folders_on_windows_have_no_folder_of_a_maker_above(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    make = platformdirs.PlatformDirs

    def watch(appname: str, appauthor: object = None, **others: Any) -> platformdirs.PlatformDirs:
        asked.append(appauthor)
        return make(appname, False, **others)

    monkeypatch.setattr(platformdirs, "PlatformDirs", watch)
    monkeypatch.delenv("SOIREE_HOME")
    Paths.find()
    assert asked == [False] * 4


@pytest.mark.skipif(sys.platform != "linux", reason="the freedesktop folders")
def test_the_freedesktop_folders_are_followed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOIREE_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "s"))
    paths = Paths.find()
    assert paths.settings == tmp_path / "c" / "soiree" / "settings.json"
    assert paths.window == tmp_path / "s" / "soiree" / "window.json"


def test_all_paths_differ_if_all_folders_are_the_same(tmp_path: Path) -> None:
    paths = Paths(tmp_path, tmp_path, tmp_path, tmp_path)
    found = [getattr(paths, name) for name in dir(paths) if not name.startswith("_")]
    places = [each for each in found if isinstance(each, Path) and each != tmp_path]
    assert len(places) >= 14
    assert len(set(places)) == len(places)
