"""Writes GIF (version 89a), which Qt only reads.

A library for it would cost more than all of this: Pillow brings 22 MB with a dozen others inside,
once for each Python in a package, and all that is wanted of it is a format that has not changed
since 1989. Qt's reader holds the tests.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import BinaryIO

TRANSPARENT = 255
"""The colour of what stays as it was."""

COLOURS = TRANSPARENT
"""How many colours a picture may have."""

_DEPTH = 8
_LAST_CODE = 4096


class GifWriter:
    """Writes the frames of a moving picture into a file, each as far as it differs from the last.

    A frame that differs in nothing lengthens the one before.
    """

    def __init__(
        self, file: BinaryIO, width: int, height: int, palette: Sequence[tuple[int, int, int]]
    ) -> None:
        """
        Args:
            palette: at most `COLOURS` colours: red, green, blue.
        """
        self._file = file
        self._width, self._height = width, height
        self._shown: bytes | None = None  # the frame before
        self._waiting: tuple[bytes, int] | None = None  # its picture, and how long it stays
        colours = [*palette, *[(0, 0, 0)] * (TRANSPARENT + 1 - len(palette))]
        file.write(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0))
        file.write(bytes(part for colour in colours for part in colour))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")  # for ever again

    def add(self, pixels: bytes, milliseconds: int) -> None:
        """Add a frame: the number of a colour for each pixel, row by row from the top."""
        picture = self._picture(pixels)
        if picture is None and self._waiting is not None:
            self._waiting = self._waiting[0], self._waiting[1] + milliseconds
            return
        self._write_waiting()
        assert picture is not None
        self._shown, self._waiting = pixels, (picture, milliseconds)

    def close(self) -> None:
        """Write what is still to be written. The file stays open."""
        self._write_waiting()
        self._file.write(b"\x3b")

    def _write_waiting(self) -> None:
        if self._waiting is not None:
            picture, milliseconds = self._waiting
            stays = min(max(round(milliseconds / 10), 2), 0xFFFF)
            self._file.write(b"\x21\xf9\x04\x05" + struct.pack("<HB", stays, TRANSPARENT) + b"\0")
            self._file.write(picture)

    def _picture(self, pixels: bytes) -> bytes | None:
        """The part of a frame that differs from the frame before; None if nothing does."""
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
    """A part of a frame, as it stands in the file."""
    packed = compressed(pixels)
    parts = [b"\x2c", struct.pack("<HHHHB", left, top, width, height, 0), bytes([_DEPTH])]
    for start in range(0, len(packed), 255):
        piece = packed[start : start + 255]
        parts += [bytes([len(piece)]), piece]
    return b"".join([*parts, b"\0"])


def compressed(pixels: bytes) -> bytes:
    """Bytes as GIF compresses them (LZW with codes of growing length).

    Args:
        pixels: at least one.
    """
    clear, end = 1 << _DEPTH, (1 << _DEPTH) + 1
    packed, held, bits = bytearray(), clear, _DEPTH + 1  # of a code that says to start anew
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
