"""Sets of pictures: all cards of a deck and its back at one size, packed in memory and on disk."""

from __future__ import annotations

import logging
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

from PySide6.QtGui import QImage

from soiree.ui.decks.deck import BACK
from soiree.ui.decks.drawing import FORMAT

SUFFIX = ".cards"

_HEAD = struct.Struct(f"<2I{BACK + 1}I")
"""What stands before packed pictures in a file: width and height, and the length of each."""

_ON_DISK = 24
"""Sets."""

_OUT_OF_SIGHT = 8 * 2**20
"""Bytes of all sets that are kept in memory though nothing of them is shown."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SetSize:
    """A deck at a card's size in device pixels."""

    deck: str
    width: int
    height: int

    @property
    def name(self) -> str:
        return f"{self.deck}-{self.width}x{self.height}"


class PictureSet:
    """The pictures of all cards, and of the back, at one size.

    Most of them are not needed at once, if ever: they are kept packed, to a tenth of their bytes.
    """

    def __init__(self, size: SetSize, drawn: Sequence[QImage] = (), packed: Sequence[bytes] = ()):
        """
        Args:
            drawn: the pictures, or
            packed: the packed pictures.
        """
        self.size = size
        self._drawn = drawn
        self._packed = packed

    @property
    def bytes(self) -> int:
        """How much it takes in memory."""
        drawn = sum(image.sizeInBytes() for image in self._drawn)
        return drawn + sum(map(len, self._packed))

    def image(self, which: int) -> QImage:
        if drawn := self._drawn:
            return drawn[which]
        width, height = self.size.width, self.size.height
        pixels = zlib.decompress(self._packed[which])
        # A copy, for an image made of bytes does not keep them.
        return QImage(pixels, width, height, width * 4, FORMAT).copy()

    def pack(self) -> None:
        """Keep the pictures packed from now on; may run beside `image` on another thread."""
        # Pixels as they are, lightly packed: read much sooner than drawn, and than PNG.
        self._packed = [zlib.compress(image.constBits(), 1) for image in self._drawn]
        self._drawn = ()

    def write(self, file: Path) -> None:
        """Put it on disk, at the cost of the oldest there; where that fails it is drawn again."""
        half = file.with_suffix(".half")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            head = _HEAD.pack(self.size.width, self.size.height, *map(len, self._packed))
            content = b"".join((head, *self._packed))
            half.write_bytes(content + _checksum(content))
            half.replace(file)
            on_disk = sorted(file.parent.glob(f"*{SUFFIX}"), key=lambda each: each.stat().st_mtime)
            for old in on_disk[:-_ON_DISK]:
                old.unlink()
        except OSError as fault:
            _log.info("cards not kept: %s", fault)


def read(file: Path, size: SetSize) -> PictureSet | None:
    """The set kept in a file, or None where there is none that can be used."""
    try:
        content = file.read_bytes()
        width, height, *lengths = _HEAD.unpack_from(content)
    except (OSError, struct.error):
        return None
    if content[-4:] != _checksum(content[:-4]) or (width, height) != (size.width, size.height):
        return None
    ends = accumulate(lengths, initial=_HEAD.size)
    return PictureSet(size, packed=[content[start:end] for start, end in pairwise(ends)])


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(4, "little")


class OutOfSight:
    """Sets that nothing is shown of: of the deck in use, for when their size comes back.

    The one that was put away longest ago is given up first.
    """

    def __init__(self, most: int) -> None:
        """
        Args:
            most: bytes of all of them.
        """
        self.most = most
        self._sets: dict[SetSize, PictureSet] = {}

    @property
    def bytes(self) -> int:
        return sum(each.bytes for each in self._sets.values())

    def put(self, put_away: PictureSet) -> None:
        """Keep a set, at the cost of others; one that is too large by itself is not kept."""
        self._sets.pop(put_away.size, None)
        self._sets[put_away.size] = put_away
        while self.bytes > self.most:
            del self._sets[next(iter(self._sets))]

    def take(self, size: SetSize) -> PictureSet | None:
        """The set of that size, if it is here; it comes into sight."""
        return self._sets.pop(size, None)

    def drop_others(self, deck: str) -> None:
        """Let go of all that are not of this deck."""
        self._sets = {size: each for size, each in self._sets.items() if size.deck == deck}


out_of_sight = OutOfSight(_OUT_OF_SIGHT)
"""Those of the program, on the GUI thread."""
