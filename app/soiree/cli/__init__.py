"""The command `soiree`: opens the window, or runs a command such as `arena` or `check`.

Every millisecond of a start counts: the module of a command is imported when the command runs.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

COMMANDS = {
    "arena": "let computers play each other",
    "check": "check that records are sound",
    "deal": "show the deal that a word names",
    "history": "list the finished matches and statistics",
    "replay": "save a part of a match as an animated GIF",
    "review": "show the cost of each choice in a match, and the luck",
}
"""The commands that open no window, and their descriptions.

The module with the name of a command has `add_arguments(parser)` and `run(asked)`.
"""

_PROCESSES = {
    "arena-player": "play_for_arena",
    "draw-deck": "draw_deck",
    "review-match": "review_match",
}
"""The commands that only the program itself starts, with functions of `soiree.cli.processes`."""

STOPPED = 130
"""The exit code after Ctrl+C, as in shells."""


class UsageError(Exception):
    """The command cannot be carried out; the message is one line for the user."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, and return the exit code."""
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
    except BrokenPipeError:  # the reader has closed the pipe, as in `soiree check … | head`
        _drop_output()
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        print(f"soiree: the output could not be written: {error.strerror}", file=sys.stderr)
        return 2


@contextmanager
def qt_is_needed() -> Iterator[None]:
    """Raise UsageError if a module of Qt cannot be imported within the context."""
    try:
        yield
    except ImportError as error:
        if (error.name or "").startswith("soiree"):
            raise
        why = f"Qt cannot be loaded: {error} (see the README for the requirements)"
        raise UsageError(why) from error


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str]) -> int:
    name = given[0] if given else ""
    code: int
    if name in COMMANDS:
        asked = import_module("soiree.cli.parsers").command_tree(name).parse_args(given)
        code = import_module(f"soiree.cli.{name}").run(asked)
    elif name in _PROCESSES:
        code = getattr(import_module("soiree.cli.processes"), _PROCESSES[name])(given[1:])
    else:
        code = import_module("soiree.cli.window").run(given)
    return code
