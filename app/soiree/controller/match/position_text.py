"""Positions as texts, for the clipboard: a match up to a choice, in one word.

The word is the record, compressed (zlib) and written in the letters of Base64 for addresses.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping

from soiree.core.games import Game
from soiree.core.records import LARGEST, Faulty, Record, decode, encode

PREFIX = "soiree-position-"
"""The beginning of each text."""


def position_text(record: Record) -> str:
    """The text of the position at the end of a record."""
    packed = base64.urlsafe_b64encode(zlib.compress(encode(record), 9))
    return PREFIX + packed.decode("ascii").rstrip("=")


def is_position_text(text: str) -> bool:
    """True if a text begins as the text of a position does."""
    return text.lstrip().startswith(PREFIX)


def read_position_text(text: str, games: Mapping[str, Game]) -> Record:
    """The record of a position; spaces and line breaks in the text do not count.

    Raises:
        Faulty: the text is incomplete or changed, or its record is not sound.
    """
    packed = "".join(text.split()).removeprefix(PREFIX)
    unpack = zlib.decompressobj()
    try:
        code = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        content = unpack.decompress(code, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        content = b""
    if not unpack.eof or len(content) > LARGEST:
        raise Faulty("text", "an incomplete or changed position", "the whole text of a position")
    return decode(content, games)
