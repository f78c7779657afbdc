"""The messages between the program and the process that draws a deck.

Each message is a length of four bytes, followed by so many bytes of msgpack. The first request is
`Open`; each request is answered before the next one. Only pixels, numbers and words of these types
leave the process.
"""

from __future__ import annotations

import math
import struct
from typing import IO, Annotated

import msgspec
from msgspec import Meta
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from soiree.ui.decks.deck import FORMAT, CardOrBack, Finding, Reason, ValidationResult

COMMAND = "draw-deck"
"""The command of Soirée that starts the process, for internal use."""

MOST_SIDE = 4096
"""The largest width and height of a picture, in device pixels."""

MOST_FINDINGS = 2
"""The most findings: the wrong picture, and one for comparison."""

MOST_REPLY = 64 * 2**20
"""The most bytes of a reply: those of the largest picture."""

_LENGTH = struct.Struct("<I")


class Limits(msgspec.Struct, frozen=True):
    """The limits of a file.

    Attributes:
        opening: seconds to read the file, and again to validate it; the slowest known deck takes 2.
        drawing: seconds to draw a picture.
        memory: bytes beyond those of an idle process; known decks take at most 200 MB.
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
    """Check that the file has a back; answered by `Opened` or `Refusal`."""


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw an element at a size in device pixels; answered by `Picture`."""

    name: str
    width: int
    height: int


Request = Open | Validate | ValidateBack | Draw


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The reply that the file has been read, or that it has a back."""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """A drawn element, in the format `FORMAT`."""

    image: QImage


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """The contents of a `Refused`."""

    reason: Reason
    which: CardOrBack = 0
    findings: Annotated[tuple[Finding, ...], Meta(max_length=MOST_FINDINGS)] = ()


Reply = Opened | ValidationResult | Refusal | Picture


class _Pixels(msgspec.Struct, frozen=True, array_like=True):
    width: Annotated[int, Meta(ge=1, le=MOST_SIDE)]
    height: Annotated[int, Meta(ge=1, le=MOST_SIDE)]
    pixels: bytes


def _encode_qt(value: object) -> object:
    if isinstance(value, QImage):
        return _Pixels(value.width(), value.height(), bytes(value.constBits()))
    if isinstance(value, QSizeF):
        return value.width(), value.height()
    raise NotImplementedError(f"{type(value)} is never sent")


def _decode_qt(kind: type, value: object) -> object:
    if kind is QImage:
        sent = msgspec.convert(value, _Pixels)
        width, height = sent.width, sent.height
        if len(sent.pixels) != width * height * 4:
            raise msgspec.ValidationError("the picture has not the size it says")
        # A copy, as an image made of bytes does not own them.
        return QImage(sent.pixels, width, height, width * 4, FORMAT).copy()
    sides = msgspec.convert(value, tuple[float, float])
    if not all(map(math.isfinite, sides)):
        raise msgspec.ValidationError("there is no such size")
    return QSizeF(*sides)


_encode = msgspec.msgpack.Encoder(enc_hook=_encode_qt).encode
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply, dec_hook=_decode_qt)


def send(pipe: IO[bytes], message: Request | Reply) -> None:
    content = _encode(message)
    pipe.write(_LENGTH.pack(len(content)) + content)
    pipe.flush()


def next_request(pipe: IO[bytes]) -> Request | None:
    """The next request; None at the end of the requests."""
    content = _next(pipe, None)
    return None if content is None else _requests.decode(content)


def next_reply(pipe: IO[bytes]) -> Reply | None:
    """The next reply; None if it breaks off.

    Raises:
        msgspec.DecodeError: the message is no reply, or too long.
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
