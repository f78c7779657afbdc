"""Runs the tests that need screens of their own, or a real mouse and keyboard.

Each test runs whole files of tests in a process with its own screen, for up to half a minute.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.window.screen import pass_on_a_screen_of, pass_on_own_screen, pass_on_two_screens

HERE = Path(__file__).parent

SIZES = [
    ("1366x768", "1.5"),
    pytest.param("1024x600", "1", marks=pytest.mark.thorough),
    pytest.param("1920x1080", "1.5", marks=pytest.mark.thorough),
    pytest.param("2560x1440", "1", marks=pytest.mark.thorough),
    # The size is between two others.
    pytest.param("1366x768", "1", marks=pytest.mark.soak),
]
"""Common screen sizes in device pixels, with the scales of their desktops."""


def files(folder: str) -> list[str]:
    return sorted(file.name for file in (HERE / folder).glob("test_*.py"))


def fives(names: Sequence[str]) -> list[Sequence[str]]:
    """Groups of up to five files, because a process for each file would cost more.

    Neighbouring files go to different groups: files with similar names may both be slow.
    """
    count = math.ceil(len(names) / 5)
    return [names[first::count] for first in range(count)]


@pytest.mark.slow
@pytest.mark.parametrize("some", fives(files("under_x")), ids=" ".join)
def test_files_of_under_x_pass_on_an_x_server(some: Sequence[str]) -> None:
    pass_on_own_screen(*some)


@pytest.mark.slow
def test_files_of_two_screens_pass_on_two_screens(tmp_path: Path) -> None:
    # The second file leaves screens that PySide takes for deleted.
    pass_on_two_screens(tmp_path, "test_screen_fit.py", "test_moving_over.py")


@pytest.mark.slow
@pytest.mark.parametrize("file", files("sizes"))
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_files_of_sizes_pass_on_screens_of_common_sizes(file: str, size: str, scale: str) -> None:
    pass_on_a_screen_of(size, scale, file)
