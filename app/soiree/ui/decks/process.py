"""The program's side of the process that draws a third-party deck."""

from __future__ import annotations

import logging
import subprocess
from contextlib import suppress
from threading import Timer
from typing import TypeVar

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
from soiree.ui.desktop.own_process import own_command, own_environment

_log = logging.getLogger(__name__)

LIMITS = Limits()

_GRACE = 3.0
"""The seconds that the process gets beyond its own time limit."""

_START = 10.0
"""The seconds to start the process."""

_Answer = TypeVar("_Answer", Opened, ValidationResult, Picture)


class RenderProcess:
    """A process that reads and draws one file. It ends with `close`, or with the program.

    Each method raises Refused if the process breaks off or takes too long, and Interrupted if
    another thread closes the process meanwhile.

    Attributes:
        is_open: True until the process is closed.
        pid: the number of the process in the system.
    """

    def __init__(self) -> None:
        self.is_open = True
        self._process = subprocess.Popen(
            own_command(protocol.COMMAND),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=own_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self.pid = self._process.pid
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout

    def open(self, svg: bytes) -> None:
        """Make the process read a file. This must be the first and only such call."""
        self._expect(Opened, Open(svg, LIMITS), LIMITS.opening + _START)

    def validate(self) -> ValidationResult:
        """Check the faces. Raises Refused with the error."""
        result = self._expect(ValidationResult, Validate(), LIMITS.opening)
        known = len(result.ids) == len(DECK) and all(
            name in names_of(each) for each, name in zip(DECK, result.ids, strict=True)
        )
        if not known or not SHAPES[0] <= result.aspect <= SHAPES[1]:
            raise self._unfinished("it answers nonsense")
        return result

    def validate_back(self) -> None:
        """Raise Refused if the file has no back."""
        self._expect(Opened, ValidateBack(), LIMITS.opening)

    def draw(self, name: str, size: QSize) -> QImage:
        """Draw an element at a size in device pixels."""
        request = Draw(name, size.width(), size.height())
        image = self._expect(Picture, request, LIMITS.drawing).image
        if image.size() != size:
            raise self._unfinished("it drew another size")
        return image

    def close(self) -> None:
        """End the process. Any thread may call this."""
        self.is_open = False
        self._process.kill()
        self._process.wait()
        for pipe in (self._to, self._from):
            with suppress(OSError):  # of data that are not written yet
                pipe.close()

    def __del__(self) -> None:
        self.close()

    def _expect(self, kind: type[_Answer], request: Request, seconds: float) -> _Answer:
        reply = self._ask(request, seconds)
        if isinstance(reply, Refusal):
            raise Refused(reply.reason, reply.which, *reply.findings)
        if not isinstance(reply, kind):
            raise self._unfinished("it broke off or took too long")
        return reply

    def _ask(self, request: Request, seconds: float) -> Reply | None:
        if not self.is_open:
            raise Interrupted
        # The process also limits itself; this limit holds without its help.
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
        """Close the process. Returns the exception to raise for a missing or wrong reply."""
        if not self.is_open:
            return Interrupted()
        self.close()
        _log.info("a deck was given up: %s (exit code %s)", why, self._process.returncode)
        return Refused("unfinished")
