"""Whole matches on screens of their own: with a real mouse and keyboard, or from one to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.screen import pass_on_a_screen_of, pass_on_own_screen, pass_on_two_screens

HERE = Path(__file__).parent

SIZES = [("1366x768", "1"), ("1366x768", "1.5"), ("1024x600", "1"), ("1920x1080", "1.5")]
SIZES += [("2560x1440", "1")]
"""Screens that people have, with what their desktops enlarge everything by."""


def files(folder: str) -> list[str]:
    return sorted(file.name for file in (HERE / folder).glob("test_*.py"))


@pytest.mark.parametrize("file", files("under_x"))
def test_it_passes_with_the_mouse_and_the_keyboard_of_an_x_server(file: str) -> None:
    pass_on_own_screen(file)


@pytest.mark.parametrize("file", files("two_screens"))
def test_it_passes_on_two_screens(file: str, tmp_path: Path) -> None:
    pass_on_two_screens(file, tmp_path)


@pytest.mark.parametrize("file", files("sizes"))
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_it_passes_on_screens_of_many_sizes(file: str, size: str, scale: str) -> None:
    pass_on_a_screen_of(size, scale, file)
