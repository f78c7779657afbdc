"""The layout of the start page in windows of any size."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from soiree.ui.screens.start.start_layout import Layout

BAR = 12


def measure(growth: float, width: int) -> tuple[int, int]:
    """Approximate heights: narrower tiles have more lines."""
    return round(100 * growth), round((240 if width < 280 else 176) * growth)


def layout(width: int, height: int, games: int = 6) -> Layout:
    return Layout.of(QSize(width, height), BAR, games, measure)


@given(st.integers(280, 6000), st.integers(150, 4000), st.integers(1, 8))
@example(280, 150, 8)
def test_tiles_lie_on_the_page_without_overlap(width: int, height: int, games: int) -> None:
    """Eight games in a window lower than the gaps between them once ended the program."""
    made = layout(width, height, games)
    page = QRect(0, 0, made.size.width(), made.size.height())
    assert len(made.tiles) == games
    assert made.size.width() <= width
    assert made.size.height() >= height
    for place, tile in enumerate(made.tiles):
        assert page.contains(tile)
        assert not any(tile.intersects(other) for other in made.tiles[:place])
        assert tile.height() >= measure(made.growth, tile.width())[1] + 80
        assert tile.top() == made.tiles[place - place % made.columns].top()


@pytest.mark.parametrize("size", [(1280, 772), (1366, 690), (1920, 1000)])
def test_common_windows_show_six_tiles_without_scrolling(size: tuple[int, int]) -> None:
    made = layout(*size)
    assert made.columns == 3
    assert made.size == QSize(*size)
    assert made.growth == 1 or size[0] == 1920


@pytest.mark.parametrize("size", [(800, 560), (900, 450), (640, 300)])
def test_small_windows_scroll_and_leave_room_for_the_bar(size: tuple[int, int]) -> None:
    made = layout(*size)
    assert made.size.height() > size[1]
    assert made.size.width() == size[0] - BAR


@pytest.mark.parametrize("size", [(2560, 1370), (3440, 1370), (3840, 2090)])
def test_large_windows_are_filled(size: tuple[int, int]) -> None:
    made = layout(*size)
    assert made.columns == 3
    covered = sum(tile.width() * tile.height() for tile in made.tiles)
    assert covered > 0.65 * size[0] * size[1]
    across = made.tiles[2].right() - made.tiles[0].left()
    assert across > 0.75 * size[0]
    assert made.growth > 1


def test_a_portrait_screen_has_fewer_columns() -> None:
    assert layout(1080, 1850).columns == 2


@given(st.integers(280, 6000), st.integers(150, 4000))
def test_words_are_measured_at_the_final_width(width: int, height: int) -> None:
    """Two Portuguese goals lost their third line in tiles that became narrower than measured."""
    widths: list[int] = []

    def noted(growth: float, across: int) -> tuple[int, int]:
        widths.append(across)
        return measure(growth, across)

    made = Layout.of(QSize(width, height), BAR, 6, noted)
    assert widths[-1] == made.tiles[0].width()
