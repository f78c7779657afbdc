"""The pictures within an SVG file, which Qt reads after it has guessed their format.

Qt asks each of its readers whether a picture begins as one of theirs, and the reader of SVG opens
other files. So the reader of decks writes each picture anew, with a beginning that only the reader
of its format takes.
"""

from __future__ import annotations

import base64
import binascii
import re

from msgspec import Struct

from soiree.ui.decks.deck import Refused

MOST_DATA = 2_000_000
"""Characters of one embedded picture; decks have 340,000 at most."""

LARGEST = 16_000_000
"""Pixels of one embedded picture, each of which takes 4 bytes once it is unpacked."""

MOST_PIXELS = 64_000_000
"""Pixels of all embedded pictures of a file: 52 of 1.2 million each."""

_DATA = re.compile(r"data:image/(png|jpe?g);base64,", re.IGNORECASE)
_SPACES = str.maketrans("", "", " \t\r\n\f")

_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_JPEG = b"\xff\xd8"
_JPEG_COMMENT = b"\xff\xfe\0\x10" + b" " * 14
"""What a JPEG picture is given to begin with: no reader looks further than its first 16 bytes."""

_PLAIN_MARKERS = frozenset({*range(0xE0, 0xF0), 0xC4, 0xDB, 0xDD, 0xFE})
"""Of the segments that may stand before the size: tables, comments and what programs add."""

_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""Markers of the segments with the size, of the kinds of JPEG that Qt reads."""


class Picture(Struct, frozen=True):
    """An embedded picture.

    Attributes:
        url: the picture as it may be given to Qt.
    """

    url: str
    pixels: int


def embedded_picture(url: str) -> Picture:
    """The PNG or JPEG picture that a data URL holds.

    Raises:
        Refused: the URL is something else, or its data are not what it says they are.
    """
    if len(url) > MOST_DATA:
        raise Refused("too large")
    start = _DATA.match(url)
    if start is None:
        raise Refused("linked")
    try:
        content = base64.b64decode(url[start.end() :].translate(_SPACES), validate=True)
    except (binascii.Error, ValueError) as fault:
        raise Refused("odd picture") from fault
    if start[1].lower() == "png":
        kind, width, height = "png", *_size_of_png(content)
    else:
        kind, width, height = "jpeg", *_size_of_jpeg(content)
        if not content.startswith(_JPEG + _JPEG_COMMENT):
            content = _JPEG + _JPEG_COMMENT + content[len(_JPEG) :]
    if not width * height:
        raise Refused("odd picture")
    if width * height > LARGEST:
        raise Refused("too large")
    url = f"data:image/{kind};base64,{base64.b64encode(content).decode('ascii')}"
    return Picture(url, width * height)


def _size_of_png(content: bytes) -> tuple[int, int]:
    sides = content[len(_PNG) : len(_PNG) + 8]
    if not content.startswith(_PNG) or len(sides) < 8:
        raise Refused("odd picture")
    return int.from_bytes(sides[:4], "big"), int.from_bytes(sides[4:], "big")


def _size_of_jpeg(content: bytes) -> tuple[int, int]:
    """The size in the first frame, found from segment to segment."""
    place = len(_JPEG)
    if not content.startswith(_JPEG):
        raise Refused("odd picture")
    while len(head := content[place : place + 9]) == 9 and head[0] == 0xFF:
        length = int.from_bytes(head[2:4], "big")
        if head[1] in _FRAMES:
            return int.from_bytes(head[7:9], "big"), int.from_bytes(head[5:7], "big")
        if head[1] not in _PLAIN_MARKERS or length < 2:
            break
        place += 2 + length
    raise Refused("odd picture")
