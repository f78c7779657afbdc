"""The messages between a second start of the program and the window that is already open.

A message is JSON after four bytes that give its length.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from soiree.games import GAMES
from soiree.ui.program.command_line import StartOptions, WindowOptions

VERSION = 1
"""The version of the messages. A window rejects requests of later versions."""

LARGEST = 64 * 1024
"""The most bytes of a message."""

_HEAD = 4

Token = Annotated[str, Meta(max_length=1000)]


class OpenRequest(StartOptions, frozen=True, kw_only=True):
    """The request of a second start; by default, the window comes to the front.

    Attributes:
        file: the record to open, an absolute path encoded as the system has it.
        activation: the token with which a Wayland desktop lets the window come to the front.
        startup: the startup id that an X11 desktop has given to the start.
    """

    version: int = VERSION
    file: Annotated[bytes, Meta(max_length=16_384)] | None = None
    activation: Token = ""
    startup: Token = ""

    def __post_init__(self) -> None:
        if self.path is not None and (b"\0" in (self.file or b"") or not self.path.is_absolute()):
            raise ValueError("its file is not an absolute path")

    @classmethod
    def of(cls, options: WindowOptions) -> OpenRequest:
        """Return the request for the command line of this process."""
        return cls(
            **{name: getattr(options, name) for name in StartOptions.__struct_fields__},
            file=None if options.file is None else os.fsencode(options.file.resolve()),
            activation=_token("XDG_ACTIVATION_TOKEN"),
            startup=_token("DESKTOP_STARTUP_ID"),
        )

    @property
    def path(self) -> Path | None:
        return None if self.file is None else Path(os.fsdecode(self.file))


class Answer(Struct, frozen=True, kw_only=True):
    """The window's answer to a request.

    Attributes:
        taken: True if the window carries out the request; False for a request of a later version.
        behind: the title of the dialog that must be closed first; empty for none.
    """

    version: int = VERSION
    taken: bool = True
    behind: Annotated[str, Meta(max_length=1000)] = ""


Silence = Literal["silent", "unreachable"]
"""The reason why there is no answer: the window is too busy, or has no address."""


class _Versioned(Struct):
    version: int


_T = TypeVar("_T", bound=Struct)


def framed(message: OpenRequest | Answer) -> bytes:
    """The bytes of a message for the socket."""
    content = msgspec.json.encode(message)
    return len(content).to_bytes(_HEAD, "big") + content


def unframed(received: bytes | bytearray) -> bytes | None:
    """The message received, or None while it is incomplete.

    Raises:
        ValueError: the message is too large.
    """
    if len(received) < _HEAD:
        return None
    end = _HEAD + int.from_bytes(received[:_HEAD], "big")
    if end > _HEAD + LARGEST:
        raise ValueError(f"it has {end - _HEAD} bytes")
    return bytes(received[_HEAD:end]) if len(received) >= end else None


def request_in(message: bytes) -> OpenRequest | None:
    """The request in a message; None if it is of a later version, which may mean anything.

    Raises:
        ValueError: the message is not a request.
    """
    is_later = decoded(message, _Versioned).version > VERSION
    return None if is_later else decoded(message, OpenRequest)


def decoded(message: bytes, kind: type[_T]) -> _T:
    """The content of a message of this kind.

    Raises:
        ValueError: the message is of another kind.
    """
    try:
        return msgspec.json.decode(message, type=kind)
    except RecursionError as fault:
        raise ValueError("it is nested too deeply") from fault


def outcome(request: OpenRequest, answer: Answer | Silence) -> tuple[str, int]:
    """Return the sentence of a start that opened no window, and its exit code."""
    if answer == "silent":
        return "Soirée is already open, but its window does not answer.", 2
    if answer == "unreachable":
        return "Soirée is already open, but its window cannot be reached: use that window.", 2
    if not answer.taken:
        return "Soirée is already open, in an older version: close its window and try again.", 2
    what = request.path or (GAMES[request.game].title if request.game else None)
    if what is None:
        return "Soirée is already open; its window was brought to the front.", 0
    if answer.behind:
        title = answer.behind
        return f"Soirée is already open; {what} will open there when “{title}” is closed.", 0
    return f"Soirée is already open; {what} opens there.", 0


def _token(variable: str) -> str:
    found = os.environ.get(variable, "")
    return found if found.isascii() and found.isprintable() and len(found) <= 1000 else ""
