"""Qt reads the written GIF files."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageReader

from soiree.ui.film.gif import COLOURS, GifWriter
from soiree.ui.film.palette import palette

GREYS = [(shade, shade, shade) for shade in range(COLOURS)]


def written(width: int, height: int, frames: Sequence[tuple[bytes, int]]) -> bytes:
    file = io.BytesIO()
    writer = GifWriter(file, width, height, GREYS)
    for pixels, milliseconds in frames:
        writer.add(pixels, milliseconds)
    writer.close()
    return file.getvalue()


def read(content: bytes) -> list[tuple[bytes, int]]:
    """The complete frames, with their milliseconds."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"gif"))
    frames = []
    while not (image := reader.read()).isNull():
        size = image.size()
        pixels = bytes(
            image.pixelColor(x, y).red() for y in range(size.height()) for x in range(size.width())
        )
        frames.append((pixels, reader.nextImageDelay()))
    return frames


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_qt_reads_the_written_frames(data: st.DataObject) -> None:
    width, height = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 7))
    colours = st.integers(0, data.draw(st.sampled_from([1, 3, COLOURS - 1])))
    pictures = st.lists(colours, min_size=width * height, max_size=width * height).map(bytes)
    frames = data.draw(st.lists(pictures, min_size=1, max_size=5))
    different = [a for a, b in zip(frames, [None, *frames], strict=False) if a != b]
    again = read(written(width, height, [(frame, 80) for frame in frames]))
    assert [pixels for pixels, _ in again] == different
    assert sum(stays for _, stays in again) == 80 * len(frames)


@pytest.mark.parametrize("colours", [2, 16, COLOURS])
def test_codes_grow_to_their_limit_and_restart(colours: int) -> None:
    """A picture of noise uses all codes several times."""
    rng = random.Random(colours)
    pixels = bytes(rng.randrange(colours) for _ in range(160 * 120))
    assert read(written(160, 120, [(pixels, 100)])) == [(pixels, 100)]


def test_the_bytes_of_a_frame_depend_on_its_changes() -> None:
    rng = random.Random(1)
    first = bytes(rng.randrange(COLOURS) for _ in range(100 * 100))
    second = bytearray(first)
    second[50 * 100 + 50] ^= 1
    one = len(written(100, 100, [(first, 100)]))
    both = len(written(100, 100, [(first, 100), (bytes(second), 100)]))
    assert both - one < 40


def test_an_unchanged_frame_is_written_once() -> None:
    same = bytes(16)
    assert read(written(4, 4, [(same, 50), (same, 70), (same, 30)])) == [(same, 150)]


def test_the_palette_stays_within_its_limit_and_near_the_colours() -> None:
    rng = random.Random(5)
    pixels = [(rng.randrange(256), rng.randrange(256), 40) for _ in range(3000)]
    found = palette(pixels, 64)
    assert len(found) == 64
    for red, green, blue in pixels[:200]:
        assert min(abs(r - red) + abs(g - green) + abs(b - blue) for r, g, b in found) < 60


def test_few_colours_are_kept_unchanged() -> None:
    few = [(1, 2, 3)] * 500 + [(200, 10, 30)]
    assert sorted(palette(few, 255)) == [(1, 2, 3), (200, 10, 30)]
