"""The pictures embedded in an SVG file, rewritten so that Qt cannot mistake their format.

Qt guesses the format of a picture from its first bytes, and its SVG reader opens other files. So
each picture gets first bytes that only the reader of its own format accepts.
"""

from __future__ import annotations

import base64
import binascii
import re

from soiree.ui.decks.deck import Refused

MOST_DATA = 2_000_000
"""The most characters of an embedded picture; known decks have at most 340,000."""

LARGEST = 16_000_000
"""The most pixels of an embedded picture, at 4 bytes each in memory."""

MOST_PIXELS = 64_000_000
"""The most pixels of all embedded pictures in a file: 52 with 1.2 million each."""

_DATA = re.compile(r"data:image/(png|jpe?g);base64,", re.IGNORECASE)
_SPACES = str.maketrans("", "", " \t\r\n\f")

_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_JPEG = b"\xff\xd8"
_JPEG_COMMENT = b"\xff\xfe\0\x10" + b" " * 14
"""The comment at the start of each JPEG picture: readers look at the first 16 bytes only."""

_PLAIN_MARKERS = frozenset({*range(0xE0, 0xF0), 0xC4, 0xDB, 0xDD, 0xFE})
"""The markers of segments that may precede the size: tables, comments, data of programs."""

_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""The markers of the segments with the size, in the kinds of JPEG that Qt reads."""


def safe_picture(url: str) -> tuple[str, int]:
    """Decode the PNG or JPEG picture in a data URL, and encode it again for Qt.

    Returns:
        The new data URL, and the number of pixels of the picture.

    Raises:
        Refused: the URL has no such picture, or one that is too large.
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
    return url, width * height


def _size_of_png(content: bytes) -> tuple[int, int]:
    sides = content[len(_PNG) : len(_PNG) + 8]
    if not content.startswith(_PNG) or len(sides) < 8:
        raise Refused("odd picture")
    return int.from_bytes(sides[:4], "big"), int.from_bytes(sides[4:], "big")


def _size_of_jpeg(content: bytes) -> tuple[int, int]:
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
