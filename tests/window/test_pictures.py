"""`soiree --screenshot` paints the window and ends, without a change in the home."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.storage.not_files import Put, a_folder_or_a_pipe, reason
from tests.window.driver import run_alone
from tests.window.starts import soiree

PICTURES = {
    "start, small and light": ("--size", "800x600", "--scheme", "light"),
    "table, dark": (
        *("--game", "soi", "--seed", "1"),
        *("--size", "1000x700", "--scheme", "dark"),
    ),
    "demonstration": ("--demo", "--game", "soi"),
}
THOROUGH = {
    "start": (),
    "table": ("--game", "soi"),
    "demonstration, large and light": (
        *("--demo", "--game", "soi"),
        *("--size", "1920x1080", "--scheme", "light"),
    ),
}


@pytest.mark.parametrize(
    "arguments",
    [
        *(pytest.param(arguments, id=name) for name, arguments in PICTURES.items()),
        *(
            pytest.param(arguments, id=name, marks=pytest.mark.thorough)
            for name, arguments in THOROUGH.items()
        ),
    ],
)
def test_a_screenshot_has_the_requested_size(
    arguments: tuple[str, ...], tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "window.png"
    assert run_alone("--screenshot", str(file), *arguments) == 0
    assert capsys.readouterr() == ("", "")
    size = arguments[arguments.index("--size") + 1] if "--size" in arguments else "1280x800"
    image = QImage(str(file))
    assert f"{image.width()}x{image.height()}" == size
    assert lightness_of_menu_bar(image) < 0.5 or "dark" not in arguments
    assert lightness_of_menu_bar(image) > 0.5 or "light" not in arguments
    assert colours(image) > 200
    # Cached pictures of cards are allowed.
    assert not home.exists() or [folder.name for folder in home.iterdir()] == ["cache"]


def test_a_screenshot_is_taken_if_the_person_begins(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "window.png"
    # With this seed the person begins.
    with soiree("--screenshot", str(file), "--game", "soi", "--seed", "3") as start:
        out, told = start.communicate()
    assert (start.returncode, out, told) == (0, "", "")
    assert colours(QImage(str(file))) > 200


@a_folder_or_a_pipe
def test_an_unwritable_screenshot_is_reported(
    tmp_path: Path, put: Put, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pipe is refused without waiting for a reader."""
    file = tmp_path / "window.png"
    put(file)
    assert run_alone("--screenshot", str(file)) == 2
    assert capsys.readouterr() == ("", refusal(file, reason(put)))


def test_a_screenshot_with_an_unknown_extension_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "window.xyz"
    assert run_alone("--screenshot", str(file)) == 2
    assert capsys.readouterr() == ("", refusal(file, "no known ending"))


def refusal(file: Path, why: str) -> str:
    return f"soiree: the picture could not be written to {file}: {why}\n"


def lightness_of_menu_bar(image: QImage) -> float:
    return image.pixelColor(image.width() - 20, 8).lightnessF()


def colours(image: QImage) -> int:
    """The number of colours on a diagonal and a horizontal; a blank window has few."""
    width, height = image.width(), image.height()
    points = [(x, x * height // width) for x in range(width)]
    points += [(x, height * 2 // 3) for x in range(width)]
    return len({image.pixel(x, y) for x, y in points})
