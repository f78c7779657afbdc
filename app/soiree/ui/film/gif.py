"""Writes GIF (version 89a), which Qt only reads.

Pillow would write GIF too, but takes 22 MB with a dozen libraries, once for each Python in a
package. The format has not changed since 1989. The tests read the files with Qt.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import BinaryIO

TRANSPARENT = 255
"""The index of transparent pixels, which keep the colour of the frame before."""

COLOURS = TRANSPARENT
"""The most colours of an animated GIF."""

_DEPTH = 8
_LAST_CODE = 4096


class GifWriter:
    """Writes an animated GIF: of each frame, the rectangle that differs from the frame before.

    An unchanged frame prolongs the frame before.
    """

    def __init__(
        self, file: BinaryIO, width: int, height: int, palette: Sequence[tuple[int, int, int]]
    ) -> None:
        """
        Args:
            palette: at most `COLOURS` colours as red, green and blue, 0 … 255.
        """
        self._file = file
        self._width, self._height = width, height
        self._shown: bytes | None = None  # The pixels of the frame before.
        # The image block and the milliseconds of the frame before.
        self._waiting: tuple[bytes, int] | None = None
        colours = [*palette, *[(0, 0, 0)] * (TRANSPARENT + 1 - len(palette))]
        file.write(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0))
        file.write(bytes(part for colour in colours for part in colour))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")  # repeat for ever

    def add(self, pixels: bytes, milliseconds: int) -> None:
        """Add a frame: the index of a colour for each pixel, row by row from the top."""
        picture = self._picture(pixels)
        if picture is not None:
            self._write_waiting()
            self._shown, self._waiting = pixels, (picture, milliseconds)
        elif self._waiting is not None:
            self._waiting = self._waiting[0], self._waiting[1] + milliseconds

    def close(self) -> None:
        """Write the last frame and the end. The file stays open."""
        self._write_waiting()
        self._file.write(b"\x3b")

    def _write_waiting(self) -> None:
        if self._waiting is not None:
            picture, milliseconds = self._waiting
            stays = min(max(round(milliseconds / 10), 2), 0xFFFF)
            self._file.write(b"\x21\xf9\x04\x05" + struct.pack("<HB", stays, TRANSPARENT) + b"\0")
            self._file.write(picture)

    def _picture(self, pixels: bytes) -> bytes | None:
        """Encode the rectangle of a frame that differs from the frame before.

        Returns:
            The GIF image block, with position and compressed pixels; None for equal frames.
        """
        width, before = self._width, self._shown
        if before is None:
            return _block(0, 0, width, self._height, pixels)
        changed: dict[int, bytes] = {}
        for row in range(self._height):
            here = slice(row * width, (row + 1) * width)
            old, new = before[here], pixels[here]
            if old != new:
                line = [TRANSPARENT if a == b else b for a, b in zip(old, new, strict=True)]
                changed[row] = bytes(line)
        if not changed:
            return None
        same = bytes([TRANSPARENT])
        left = min(width - len(line.lstrip(same)) for line in changed.values())
        right = max(len(line.rstrip(same)) for line in changed.values())
        top, bottom = min(changed), max(changed) + 1
        blank = same * width
        part = b"".join(changed.get(row, blank)[left:right] for row in range(top, bottom))
        return _block(left, top, right - left, bottom - top, part)


def _block(left: int, top: int, width: int, height: int, pixels: bytes) -> bytes:
    packed = compressed(pixels)
    parts = [b"\x2c", struct.pack("<HHHHB", left, top, width, height, 0), bytes([_DEPTH])]
    for start in range(0, len(packed), 255):
        piece = packed[start : start + 255]
        parts += [bytes([len(piece)]), piece]
    return b"".join([*parts, b"\0"])


def compressed(pixels: bytes) -> bytes:
    """Compress pixels with the LZW of GIF, whose codes grow in length.

    Args:
        pixels: the indices of colours, at least one.
    """
    clear, end = 1 << _DEPTH, (1 << _DEPTH) + 1
    packed, held, bits = bytearray(), clear, _DEPTH + 1  # starts with the code to clear the table
    length, codes, following = _DEPTH + 1, dict[int, int](), end + 1
    known = pixels[0]
    for pixel in pixels[1:]:
        key = known << 8 | pixel
        code = codes.get(key)
        if code is not None:
            known = code
            continue
        held |= known << bits
        bits += length
        if following == 1 << length:
            length += 1
        if following < _LAST_CODE:
            codes[key] = following
            following += 1
        else:
            held |= clear << bits
            bits += _DEPTH + 4
            length, codes, following = _DEPTH + 1, {}, end + 1
        known = pixel
        while bits >= 8:
            packed.append(held & 255)
            held >>= 8
            bits -= 8
    held |= known << bits
    bits += length
    if following == 1 << length and length < _DEPTH + 4:
        length += 1
    held |= end << bits
    bits += length
    return bytes(packed) + held.to_bytes((bits + 7) // 8, "little")
