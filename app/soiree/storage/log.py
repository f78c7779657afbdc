"""The log, for whoever looks into a fault later: a line for each thing of note, faults in full."""

from __future__ import annotations

import copy
import logging
from logging.handlers import RotatingFileHandler

from soiree.storage.notices import NO_LOG, Notice, because
from soiree.storage.places import Places

_BYTES = 256 * 1024
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LOGGER = logging.getLogger("soiree")
_handlers: list[logging.Handler] = []


class _LineAlone(logging.Formatter):
    """Leaves out the trace of a fault, which stands in the file of faults."""

    def format(self, record: logging.LogRecord) -> str:
        line = copy.copy(record)
        line.exc_info = line.exc_text = line.stack_info = None
        return super().format(line)


def start(places: Places) -> Notice | None:
    """Log what the program says to `soiree.log`, and what comes with a trace to `faults.log` too.

    Each is kept, with the one before it, below half a megabyte.

    Returns:
        Why nothing can be logged there; warnings then go to the standard error output.
    """
    stop()
    _LOGGER.setLevel(logging.INFO)
    path = places.logs / "soiree.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = RotatingFileHandler(path, maxBytes=_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        spoken = logging.StreamHandler()
        spoken.setLevel(logging.WARNING)
        _add(spoken, logging.Formatter(_LINE))
        return because(NO_LOG, path, error)
    _add(lines, _LineAlone(_LINE))
    faults = RotatingFileHandler(
        path.with_name("faults.log"),
        maxBytes=_BYTES,
        backupCount=1,
        encoding="utf-8",
        delay=True,
    )
    faults.addFilter(lambda record: record.exc_info is not None)
    _add(faults, logging.Formatter(_LINE))
    return None


def stop() -> None:
    """Close the log's files."""
    while _handlers:
        handler = _handlers.pop()
        _LOGGER.removeHandler(handler)
        handler.close()


def _add(handler: logging.Handler, form: logging.Formatter) -> None:
    handler.setFormatter(form)
    _LOGGER.addHandler(handler)
    _handlers.append(handler)
