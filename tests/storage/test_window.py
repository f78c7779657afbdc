from __future__ import annotations

import pytest

from soiree.storage.paths import Paths
from soiree.storage.state_files import WindowPlace, load_window, save_window


def test_the_window_opens_where_it_was(paths: Paths) -> None:
    place = WindowPlace(-20, 40, 1280, 800, maximised=True)
    assert save_window(paths, place) is None
    assert load_window(paths) == place


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"z": ' + b"[" * 100_000,
        b"\xff",
        b"null",
        b'{"x": 1, "y": 2, "width": 3}',
        b'{"x": 1, "y": 2, "width": 3, "height": "4"}',
        b'{"x": 1, "y": 2, "width": 0, "height": 4}',
        b'{"x": 1e300, "y": 2, "width": 3, "height": 4}',
    ],
)
def test_a_damaged_window_place_is_ignored(content: bytes, paths: Paths) -> None:
    assert load_window(paths) is None
    paths.state.mkdir(parents=True)
    paths.window.write_bytes(content)
    assert load_window(paths) is None


def test_a_window_place_that_cannot_be_saved_has_a_notice(blocked: Paths) -> None:
    notice = save_window(blocked, WindowPlace(0, 0, 1280, 800))
    assert "window.json could not be saved" in str(notice)
    assert load_window(blocked) is None
