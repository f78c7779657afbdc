"""The log for later analysis: a line for each notable event, and the tracebacks of faults."""

from __future__ import annotations

import copy
import faulthandler
import logging
import os
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import IO

from soiree.storage.files import open_file, read_file
from soiree.storage.notices import NO_LOG, Notice, because
from soiree.storage.paths import Paths

_BYTES = 256 * 1024
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LOGGER = logging.getLogger("soiree")
_handlers: list[logging.Handler] = []
_crashes: list[IO[str]] = []

_SHOWN = 16_000
"""Characters of a fault file that are shown, from its end."""


class _LineAlone(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = copy.copy(record)
        line.exc_info = line.exc_text = line.stack_info = None
        return super().format(line)


def start(paths: Paths) -> Notice | None:
    """Log to `soiree.log`, and records with a traceback also to `faults.log`.

    Each file stays below half a megabyte, together with its predecessor. If the process crashes,
    the tracebacks of its threads go to `crash.log`.

    Returns:
        The reason for a failure; warnings then go to standard error.
    """
    stop()
    _LOGGER.setLevel(logging.INFO)
    try:
        _add_files(paths, delay=False)
    except OSError as error:
        stream = logging.StreamHandler()
        stream.setLevel(logging.WARNING)
        _add(stream, logging.Formatter(_LINE))
        return because(NO_LOG, paths.logs / "soiree.log", error)
    with suppress(OSError):  # Without this file, only a crash of the process leaves no trace.
        path = paths.logs / "crash.log"
        crash = open(path, "a", encoding="utf-8", opener=open_file)  # noqa: SIM115
        faulthandler.enable(crash)
        _crashes.append(crash)
    return None


def start_when_needed(paths: Paths) -> None:
    """Log warnings as `start` does, but create the files with the first warning."""
    stop()
    for handler in _add_files(paths, delay=True):
        handler.setLevel(logging.WARNING)


def stop() -> None:
    """Close the log's files without raising; a full disk loses the last lines."""
    while _handlers:
        handler = _handlers.pop()
        _LOGGER.removeHandler(handler)
        with suppress(OSError):  # A full disk has lost a line.
            handler.close()
    while _crashes:
        faulthandler.disable()
        crash = _crashes.pop()
        with suppress(OSError):
            crash.close()
            file = Path(crash.name)
            if not file.stat().st_size:
                file.unlink()


def unreported_faults(paths: Paths) -> str:
    """The ends of the fault files that have grown since `note_reported`; empty without news."""
    mark = paths.logs / "told"
    with suppress(OSError):
        return latest_faults(paths, mark.stat().st_mtime_ns if mark.exists() else 0)
    return ""


def latest_faults(paths: Paths, since: int = 0) -> str:
    """The ends of the fault files that have grown since a time in nanoseconds; empty for none."""
    files = (paths.logs / "faults.log", paths.logs / "crash.log")
    with suppress(OSError):
        grown = [file for file in files if file.is_file() and file.stat().st_mtime_ns > since]
        return "\n".join(filter(None, map(_end_of, grown)))
    return ""


def note_reported(paths: Paths) -> None:
    """Remember that the person has seen all faults so far."""
    try:
        (paths.logs / "told").touch()
    except OSError:
        _LOGGER.warning("Could not note that the faults were shown")


def _end_of(file: Path) -> str:
    return read_file(file).decode(errors="replace")[-_SHOWN:].strip()


def _add_files(paths: Paths, *, delay: bool) -> list[logging.Handler]:
    """Log to both files, which are created at once or, with a delay, with their first line."""
    lines = _LogFile(paths.logs / "soiree.log", delay=delay)
    faults = _LogFile(paths.logs / "faults.log", delay=True)
    faults.addFilter(lambda record: record.exc_info is not None)
    _add(lines, _LineAlone(_LINE))
    _add(faults, logging.Formatter(_LINE))
    return [lines, faults]


def _add(handler: logging.Handler, formatter: logging.Formatter) -> None:
    handler.setFormatter(formatter)
    _LOGGER.addHandler(handler)
    _handlers.append(handler)


class _LogFile(logging.FileHandler):
    """Writes to a file, and creates it again if the file or its folder is removed.

    A full file takes the place of its predecessor. Python has such a handler, which loads the
    modules for sockets, pickles and queues. A warning that cannot be written goes to standard
    error.
    """

    def __init__(self, path: Path, *, delay: bool) -> None:
        super().__init__(path, encoding="utf-8", errors="backslashreplace", delay=delay)

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._make_room(len(self.format(record)))
            super().emit(record)
        except Exception:  # as in `logging`
            self.handleError(record)

    def _make_room(self, size: int) -> None:
        file = Path(self.baseFilename)
        exists = file.exists()
        if exists and file.stat().st_size + size < _BYTES:
            return
        if self.stream is not None:
            with suppress(OSError):
                self.stream.close()
            self.stream = None
        if exists:
            file.replace(f"{file}.1")

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        if logging.lastResort and record.levelno >= logging.lastResort.level:
            logging.lastResort.handle(record)

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        file = open_file(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        return TextIOWrapper(os.fdopen(file, "ab"), encoding=self.encoding, errors=self.errors)
