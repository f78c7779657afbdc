"""The program's end of the process that draws a deck which is not Soirée's own."""

from __future__ import annotations

import logging
import subprocess
from contextlib import suppress
from threading import Timer
from typing import IO, TypeVar

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from soiree.core.cards import DECK
from soiree.ui.decks import protocol
from soiree.ui.decks.deck import SHAPES, Interrupted, Refused, ValidationResult, names_of
from soiree.ui.decks.protocol import (
    Draw,
    Limits,
    Open,
    Opened,
    Picture,
    Refusal,
    Reply,
    Request,
    Validate,
    ValidateBack,
)
from soiree.ui.style.own_process import own_command, own_environment

_log = logging.getLogger(__name__)

LIMITS = Limits()

_GRACE = 3.0
"""Seconds that the process has beyond its own limit of time."""

_START = 10.0
"""Seconds to start it."""

_Answer = TypeVar("_Answer", Opened, ValidationResult, Picture)


class RenderProcess:
    """One file in a process of its own. It ends when it is closed, and with the program.

    Each request raises Refused if the process breaks off or takes too long, and Interrupted if it
    is closed meanwhile, from another thread.
    """

    def __init__(self) -> None:
        self._closed = False
        self._process = subprocess.Popen(
            own_command(protocol.COMMAND),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=own_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._to: IO[bytes] = _there(self._process.stdin)
        self._from: IO[bytes] = _there(self._process.stdout)

    @property
    def is_open(self) -> bool:
        return not self._closed

    @property
    def pid(self) -> int:
        return self._process.pid

    def open(self, svg: bytes) -> None:
        """Have it read a file; comes first, and once."""
        self._expect(Opened, Open(svg, LIMITS), LIMITS.opening + _START)

    def validate(self) -> ValidationResult:
        """Check the faces. Raises Refused with what is wrong."""
        result = self._expect(ValidationResult, Validate(), LIMITS.opening)
        known = len(result.ids) == len(DECK) and all(
            name in names_of(each) for each, name in zip(DECK, result.ids, strict=True)
        )
        if not known or not SHAPES[0] <= result.aspect <= SHAPES[1]:
            raise self._unfinished("it answers nonsense")
        return result

    def validate_back(self) -> None:
        """Raises Refused if there is no back."""
        self._expect(Opened, ValidateBack(), LIMITS.opening)

    def draw(self, name: str, size: QSize) -> QImage:
        """An element at a size in device pixels."""
        asked = Draw(name, size.width(), size.height())
        picture = self._expect(Picture, asked, LIMITS.drawing)
        if (picture.width, picture.height) != (asked.width, asked.height):
            raise self._unfinished("it drew another size")
        try:
            return protocol.image_of(picture)
        except msgspec.DecodeError as fault:
            raise self._unfinished(str(fault)) from fault

    def close(self) -> None:
        """End it; from any thread."""
        self._closed = True
        self._process.kill()
        self._process.wait()
        for pipe in (self._to, self._from):
            with suppress(OSError):  # of what was still to be written
                pipe.close()

    def __del__(self) -> None:
        self.close()

    def _expect(self, kind: type[_Answer], request: Request, seconds: float) -> _Answer:
        """The answer of that kind."""
        reply = self._ask(request, seconds)
        if isinstance(reply, Refusal):
            try:
                refused = reply.refused()
            except msgspec.DecodeError as fault:
                raise self._unfinished(str(fault)) from fault
            raise refused
        if not isinstance(reply, kind):
            raise self._unfinished("it broke off or took too long")
        return reply

    def _ask(self, request: Request, seconds: float) -> Reply | None:
        if self._closed:
            raise Interrupted
        # The process has a limit of its own; this one needs nothing of it.
        limit = Timer(seconds + _GRACE, self._process.kill)
        limit.daemon = True
        limit.start()
        try:
            protocol.send(self._to, request)
            return protocol.next_reply(self._from)
        except (OSError, ValueError, msgspec.DecodeError) as fault:
            _log.info("the process of a deck does not answer: %s", fault)
            return None
        finally:
            limit.cancel()

    def _unfinished(self, why: str) -> Exception:
        """What to raise when there is no answer to go by."""
        if self._closed:
            return Interrupted()
        self.close()
        _log.info("a deck was given up: %s (exit code %s)", why, self._process.returncode)
        return Refused("unfinished")


def _there(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "it is opened with pipes"
    return pipe
