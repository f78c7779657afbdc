"""The log, for looking into faults later: a line for each event of note, faults in full."""

from __future__ import annotations

import copy
import faulthandler
import logging
import os
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
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

_TOLD = 16_000
"""The most characters of a fault file that are shown, from its end."""


class _LineAlone(logging.Formatter):
    """Leaves out the traceback of a fault, which is in the fault file."""

    def format(self, record: logging.LogRecord) -> str:
        line = copy.copy(record)
        line.exc_info = line.exc_text = line.stack_info = None
        return super().format(line)


def start(paths: Paths) -> Notice | None:
    """Log to `soiree.log` and, where there is a traceback, to `faults.log` too.

    Each stays below half a megabyte together with its predecessor. If the process itself crashes,
    the tracebacks of its threads go to `crash.log`.

    Returns:
        Why nothing can be logged there; warnings then go to standard error.
    """
    stop()
    _LOGGER.setLevel(logging.INFO)
    handlers, notice = _open(paths)
    for handler in handlers:
        _add(handler)
    if notice is None:
        with suppress(OSError):  # Without it, only a crash of the process leaves no trace.
            path = paths.logs / "crash.log"
            crash = open(path, "a", encoding="utf-8", opener=open_file)  # noqa: SIM115
            faulthandler.enable(crash)
            _crashes.append(crash)
    return notice


def start_when_needed(paths: Paths) -> None:
    """Log as after `start`, but only from the first warning on; until then nothing is created."""
    stop()
    _add(_Waiting(paths))


def stop() -> None:
    """Close the log's files. It never raises: what a full disk does not take is lost."""
    while _handlers:
        handler = _handlers.pop()
        _LOGGER.removeHandler(handler)
        with suppress(OSError):  # A disk that is full now lost a line, and that is all.
            handler.close()
    while _crashes:
        faulthandler.disable()
        crash = _crashes.pop()
        with suppress(OSError):
            crash.close()
            file = Path(crash.name)
            if not file.stat().st_size:
                file.unlink()


def untold_faults(paths: Paths) -> str | None:
    """The ends of the fault files that have grown since `note_told`; None if none has."""
    told = paths.logs / "told"
    try:
        since = told.stat().st_mtime_ns if told.exists() else 0
        news = [file for file in _fault_files(paths) if file.stat().st_mtime_ns > since]
        return "\n".join(_end_of(file) for file in news) or None
    except OSError:
        return None


def latest_faults(paths: Paths) -> str:
    """Return the ends of the fault files, or nothing if there are none."""
    try:
        return "\n".join(_end_of(file) for file in _fault_files(paths))
    except OSError:
        return ""


def note_told(paths: Paths) -> None:
    """The person has been told of all faults so far."""
    try:
        (paths.logs / "told").touch()
    except OSError:
        _LOGGER.warning("Could not note that the faults were shown")


def _fault_files(paths: Paths) -> list[Path]:
    files = (paths.logs / "faults.log", paths.logs / "crash.log")
    return [file for file in files if file.is_file() and file.stat().st_size]


def _end_of(file: Path) -> str:
    return read_file(file).decode(errors="replace")[-_TOLD:].strip()


def _open(paths: Paths) -> tuple[list[logging.Handler], Notice | None]:
    """Handlers that write to the files, or one for standard error and why the files failed."""
    path = paths.logs / "soiree.log"
    try:
        lines = _LogFile(path)
    except OSError as error:
        stream = logging.StreamHandler()
        stream.setLevel(logging.WARNING)
        stream.setFormatter(logging.Formatter(_LINE))
        return [stream], because(NO_LOG, path, error)
    lines.setFormatter(_LineAlone(_LINE))
    faults = _LogFile(path.with_name("faults.log"), delay=True)
    faults.addFilter(lambda record: record.exc_info is not None)
    faults.setFormatter(logging.Formatter(_LINE))
    return [lines, faults], None


class _LogFile(RotatingFileHandler):
    """Writes to a file, and to a new one if somebody removes it, even with its folder.

    A line that cannot be written goes to standard error if it is a warning.
    """

    def __init__(self, path: Path, *, delay: bool = False) -> None:
        """
        Args:
            delay: whether the file is made with the first line, not at once.
        """
        super().__init__(
            path,
            maxBytes=_BYTES,
            backupCount=1,
            encoding="utf-8",
            errors="backslashreplace",
            delay=delay,
        )

    def emit(self, record: logging.LogRecord) -> None:
        if self.stream is not None and not Path(self.baseFilename).exists():
            with suppress(OSError):
                self.stream.close()
            self.stream = None
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        if logging.lastResort and record.levelno >= logging.lastResort.level:
            logging.lastResort.handle(record)

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        file = open_file(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        return TextIOWrapper(os.fdopen(file, "ab"), encoding=self.encoding, errors=self.errors)


class _Waiting(logging.Handler):
    """Opens the files when there is something to write."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(logging.WARNING)
        self._paths = paths
        self._files: list[logging.Handler] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not self._files:
            self._files, _ = _open(self._paths)
        for file in self._files:
            file.handle(record)

    def close(self) -> None:
        for file in self._files:
            file.close()
        super().close()


def _add(handler: logging.Handler) -> None:
    _LOGGER.addHandler(handler)
    _handlers.append(handler)
