"""What the program and the process that draws a deck say to each other.

Each message is a length of four bytes and that many bytes of msgpack. The first is `Open`; each
later request is answered before the next one. Only pixels, numbers and words of these types come
out of the process.
"""

from __future__ import annotations

import math
import struct
from typing import IO

import msgspec
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.ui.decks.deck import BACK, FORMAT, Finding, Reason, Refused, ValidationResult

COMMAND = "draw-deck"
"""The command of Soirée that starts the process; nobody else calls it."""

MOST_SIDE = 4096
"""The largest width and height of a picture, in device pixels."""

MOST_FINDINGS = 2
"""The picture that is wrong, and one to compare it with."""

MOST_REPLY = 64 * 2**20
"""Bytes; a picture of the largest size has as many."""

_LENGTH = struct.Struct("<I")


class Limits(msgspec.Struct, frozen=True):
    """What a file may take.

    Attributes:
        opening: seconds to read it, and to validate it; the slowest deck known takes two.
        drawing: seconds for one picture.
        memory: bytes beyond what the process takes by itself; known decks take 200 MB at most.
    """

    opening: float = 15.0
    drawing: float = 10.0
    memory: int = 768 * 2**20


class Open(msgspec.Struct, frozen=True, tag=True):
    """Read a file, packed or not; answered by `Opened` or `Refusal`."""

    svg: bytes
    limits: Limits


class Validate(msgspec.Struct, frozen=True, tag=True):
    """Check the faces; answered by `ValidationResult` or `Refusal`."""


class ValidateBack(msgspec.Struct, frozen=True, tag=True):
    """Check that there is a back; answered by `Opened` or `Refusal`."""


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw an element at a size in device pixels; answered by `Picture`."""

    name: str
    width: int
    height: int


Request = Open | Validate | ValidateBack | Draw


class Opened(msgspec.Struct, frozen=True, tag=True):
    """It is well."""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """Pixels, four bytes each, of the format `FORMAT`."""

    width: int
    height: int
    pixels: bytes


class Shown(msgspec.Struct, frozen=True):
    """A `Finding`, as it goes from process to process."""

    which: int
    width: float
    height: float
    picture: Picture | None
    at_fault: bool


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """Why a file is refused: for which card, if for one, and what there is to see of it."""

    reason: Reason
    which: int = 0
    findings: tuple[Shown, ...] = ()

    @classmethod
    def of(cls, refused: Refused) -> Refusal:
        return cls(refused.reason, refused.which, tuple(map(_shown, refused.findings)))

    def refused(self) -> Refused:
        """The exception; raises msgspec.DecodeError if there is no such card or picture."""
        if not 0 <= self.which <= BACK or len(self.findings) > MOST_FINDINGS:
            raise msgspec.DecodeError("there is no such card")
        return Refused(self.reason, self.which, tuple(map(_finding, self.findings)))


Reply = Opened | ValidationResult | Refusal | Picture

_encode = msgspec.msgpack.Encoder().encode
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def send(pipe: IO[bytes], message: Request | Reply) -> None:
    content = _encode(message)
    pipe.write(_LENGTH.pack(len(content)) + content)
    pipe.flush()


def next_request(pipe: IO[bytes]) -> Request | None:
    """What is asked for next; None when nothing will be any more."""
    content = _next(pipe, None)
    return None if content is None else _requests.decode(content)


def next_reply(pipe: IO[bytes]) -> Reply | None:
    """The answer; None if it breaks off.

    Raises:
        msgspec.DecodeError: it is none, or too long.
    """
    content = _next(pipe, MOST_REPLY + 4096)
    return None if content is None else _replies.decode(content)


def _next(pipe: IO[bytes], most: int | None) -> bytes | None:
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if most is not None and length > most:
        raise msgspec.DecodeError("the message is too long")
    content = pipe.read(length)
    return content if len(content) == length else None


def picture_of(image: QImage) -> Picture:
    return Picture(image.width(), image.height(), bytes(image.constBits()))


def image_of(picture: Picture) -> QImage:
    """The image; raises msgspec.DecodeError if the pixels are not as many as it says."""
    width, height = picture.width, picture.height
    sides = 0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE
    if not sides or len(picture.pixels) != width * height * 4:
        raise msgspec.DecodeError("the picture has not the size it says")
    # A copy, as an image made of bytes does not own them.
    return QImage(picture.pixels, width, height, width * 4, FORMAT).copy()


def _shown(finding: Finding) -> Shown:
    picture = None if finding.image is None else picture_of(finding.image)
    size = finding.size
    return Shown(finding.which, size.width(), size.height(), picture, finding.at_fault)


def _finding(shown: Shown) -> Finding:
    sides = (shown.width, shown.height)
    if not 0 <= shown.which <= BACK or not all(map(math.isfinite, sides)):
        raise msgspec.DecodeError("there is no such card")
    image = None if shown.picture is None else image_of(shown.picture)
    return Finding(shown.which, QSizeF(*sides), image, shown.at_fault)
