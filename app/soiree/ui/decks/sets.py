"""Sets of pictures: the cards and the back of a deck at one size, in memory and on disk."""

from __future__ import annotations

import logging
import struct
import zlib
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate, pairwise
from pathlib import Path

from msgspec import Struct
from PySide6.QtGui import QImage

from soiree.storage.files import keep_newest, read_file, write_safely
from soiree.ui.decks.deck import BACK, FORMAT

SUFFIX = ".cards"

_HEAD = struct.Struct(f"<2I{BACK + 1}I")
"""The header of a file: the width, the height, and the length of each packed picture."""

ON_DISK = 24
"""The most sets on disk."""

_OUT_OF_SIGHT = 2 * 2**20
"""The most bytes of all sets in memory that are not in use: about three at the size of a table."""

_log = logging.getLogger(__name__)


class SetSize(Struct, frozen=True):
    """A deck, and the size of its cards in device pixels."""

    deck: str
    width: int
    height: int

    @property
    def name(self) -> str:
        return f"{self.deck}-{self.width}x{self.height}"


class PictureSet:
    """The pictures of all cards and of the back at one size.

    Most pictures are needed late or never, so they are kept packed, at a tenth of their size.
    """

    def __init__(self, size: SetSize, drawn: Sequence[QImage] = (), packed: Sequence[bytes] = ()):
        """
        Args:
            drawn: all pictures, or none.
            packed: the pixels of all pictures, compressed by zlib, if `drawn` has none.
        """
        self.size = size
        self._drawn = drawn
        self._packed = packed

    @property
    def bytes(self) -> int:
        """The size in memory, in bytes."""
        drawn = sum(image.sizeInBytes() for image in self._drawn)
        return drawn + sum(map(len, self._packed))

    def image(self, which: int) -> QImage:
        if drawn := self._drawn:
            return drawn[which]
        width, height = self.size.width, self.size.height
        pixels = zlib.decompress(self._packed[which])
        # A copy, as an image made of bytes does not own them.
        return QImage(pixels, width, height, width * 4, FORMAT).copy()

    def pack(self) -> None:
        """Compress the pictures, which saves memory. Another thread may call `image` meanwhile."""
        # Raw pixels, lightly packed: reading is much faster than with PNG.
        self._packed = [zlib.compress(image.constBits(), 1) for image in self._drawn]
        self._drawn = ()

    def write(self, file: Path) -> None:
        """Write the set to disk, and delete the oldest sets beyond `ON_DISK`. Faults are logged."""
        try:
            head = _HEAD.pack(self.size.width, self.size.height, *map(len, self._packed))
            content = b"".join((head, *self._packed))
            write_safely(file, content + _checksum(content), lasts=False)
            keep_newest(file.parent, SUFFIX, ON_DISK)
        except OSError as fault:
            _log.info("cards not kept: %s", fault)


def read(file: Path, size: SetSize) -> PictureSet | None:
    """The set in a file, or None if there is no sound set; a damaged file is deleted."""
    try:
        content = read_file(file)
    except OSError:
        return None
    try:
        width, height, *lengths = _HEAD.unpack_from(content)
    except struct.error:
        width, height, lengths = 0, 0, []
    if content[-4:] != _checksum(content[:-4]) or (width, height) != (size.width, size.height):
        with suppress(OSError):
            file.unlink()
        return None
    ends = accumulate(lengths, initial=_HEAD.size)
    return PictureSet(size, packed=[content[start:end] for start, end in pairwise(ends)])


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(4, "little")


class OutOfSight:
    """Keeps picture sets of the deck in use at sizes that are not displayed now.

    If a card gets a former size again, the pictures need not be drawn anew.
    """

    def __init__(self, most: int) -> None:
        """
        Args:
            most: the largest size of all sets together, in bytes.
        """
        self.most = most
        self._sets: dict[SetSize, PictureSet] = {}

    @property
    def bytes(self) -> int:
        return sum(each.bytes for each in self._sets.values())

    def put(self, put_away: PictureSet) -> None:
        """Keep a set, and drop the oldest sets, even this one, while all exceed `most` bytes."""
        self._sets.pop(put_away.size, None)
        self._sets[put_away.size] = put_away
        while self.bytes > self.most:
            del self._sets[next(iter(self._sets))]

    def take(self, size: SetSize) -> PictureSet | None:
        """Remove and return the set of a size; None if there is none."""
        return self._sets.pop(size, None)

    def drop_others(self, deck: str) -> None:
        """Drop the picture sets of all decks but this one."""
        self._sets = {size: each for size, each in self._sets.items() if size.deck == deck}


out_of_sight = OutOfSight(_OUT_OF_SIGHT)
"""The instance of the program, for the GUI thread."""
