"""Whole matches through a real window, with the mouse and the keyboard of an X server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.screen import passes_on_own_screen


@pytest.mark.parametrize(
    "file", sorted(file.name for file in (Path(__file__).parent / "under_x").glob("test_*.py"))
)
def test_it_passes_on_a_screen_of_its_own(file: str) -> None:
    passes_on_own_screen(file)
