from __future__ import annotations

import pytest

from soiree.storage import window
from soiree.storage.paths import Places
from soiree.storage.window import WindowPlace


def test_the_window_opens_where_it_was(places: Places) -> None:
    place = WindowPlace(-20, 40, 1280, 800, maximised=True)
    assert window.save(places, place) is None
    assert window.load(places) == place


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
def test_a_damaged_place_is_none(content: bytes, places: Places) -> None:
    assert window.load(places) is None
    places.state.mkdir(parents=True)
    places.window.write_bytes(content)
    assert window.load(places) is None


def test_a_place_that_cannot_be_kept_gets_a_sentence(blocked: Places) -> None:
    notice = window.save(blocked, WindowPlace(0, 0, 1280, 800))
    assert "window.json could not be saved" in str(notice)
    assert window.load(blocked) is None
