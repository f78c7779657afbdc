"""Whole matches through a real window, with the mouse and the keyboard of an X server."""

from __future__ import annotations

import pytest

from tests.window.screen import passes_on_own_screen


@pytest.mark.parametrize(
    "file", ["test_mouse.py", "test_keyboard.py", "test_haste.py", "test_every_table.py"]
)
def test_it_passes_on_a_screen_of_its_own(file: str) -> None:
    passes_on_own_screen(file)
