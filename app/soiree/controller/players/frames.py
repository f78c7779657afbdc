"""Frames: bytes with their length in front, through a pipe."""

from __future__ import annotations

import os
import struct

_LENGTH = struct.Struct(">I")
_MOST_STRAY = 65536


class Broken(Exception):
    """The received bytes are no frame: the other end has closed the pipe, or writes text.

    Attributes:
        stray: the received bytes, at most 64 kB.
    """

    def __init__(self, stray: bytes) -> None:
        super().__init__(stray)
        self.stray = stray


def send(pipe: int, frame: bytes) -> None:
    """Write a frame. Raises OSError if nobody reads it."""
    left = memoryview(_LENGTH.pack(len(frame)) + frame)
    while left:
        left = left[os.write(pipe, left) :]


def receive(pipe: int, longest: int) -> bytes:
    """Read a frame: four bytes of length, and the content.

    Args:
        longest: the greatest allowed number of bytes of content.

    Raises:
        Broken: other bytes arrived, such as an error message of Python; `Broken.stray` has them.
    """
    start = _read(pipe, _LENGTH.size)
    if len(start) < _LENGTH.size:
        raise Broken(start)
    length = _LENGTH.unpack(start)[0]
    if length > longest:
        raise Broken(start + stray(pipe) if start.isalpha() else start)
    frame = _read(pipe, length)
    if len(frame) < length:
        raise Broken(start + frame)
    return frame


def stray(pipe: int) -> bytes:
    """Return the remaining bytes, at most 64 kB."""
    return _read(pipe, _MOST_STRAY)


def _read(pipe: int, count: int) -> bytes:
    found = bytearray()
    while len(found) < count and (chunk := os.read(pipe, count - len(found))):
        found += chunk
    return bytes(found)
