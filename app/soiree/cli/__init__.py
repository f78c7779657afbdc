"""The command `soiree`: opens the window, or does without one: `soiree arena`, `check` and so on.

Every millisecond of a start counts: a command is imported when it is called.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "arena": "let computers play each other",
    "check": "is each record sound?",
    "history": "the matches that were played, and what they come to",
    "replay": "write a part of a match as a moving picture",
    "review": "what each choice of a match cost, and what was luck",
}
"""The commands that open no window, each in a module of its name, and what each of them does."""

_HIDDEN = {
    "arena-player": "player_process",
    "draw-deck": "deck_process",
    "review-match": "review_process",
}
"""What only the program itself calls, and the module of each."""

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""


class UsageError(Exception):
    """The command cannot be carried out; the message is one line for the user."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line. Returns the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(given)
        if sys.stdout is not None:  # under pythonw there is none
            sys.stdout.flush()
        return code
    except UsageError as reason:
        from soiree.core.texts import printable

        print(f"soiree: {printable(str(reason))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader has read enough, as in `soiree check … | head`
        _drop_output()
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        print(f"soiree: the output could not be written: {error.strerror}", file=sys.stderr)
        return 2


def _drop_output() -> None:
    """Let what has not been written go, so that Python does not try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str]) -> int:
    name = given[0] if given else ""
    module = name if name in COMMANDS else _HIDDEN.get(name)
    run = import_module(f"soiree.cli.{module or 'window'}").run
    code: int = run(given[1:] if module else given)
    return code
