"""Keeps messages of Qt off the terminal that help nobody there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QtMsgType, qInstallMessageHandler

_RULES = """\
qt.svg.warning=false
qt.multimedia*.info=false
qt.multimedia*.warning=false
"""
"""Faults in other people's decks, and how sounds are played."""

_log = logging.getLogger(__name__)


@cache
def keep_qt_quiet() -> None:
    """Silence those categories; call it before the first deck or sound is loaded."""
    QLoggingCategory.setFilterRules(_RULES)


@contextmanager
def qt_in_the_log() -> Iterator[None]:
    """Send Qt's messages to the log meanwhile: some parts of it use no category."""
    before = qInstallMessageHandler(_note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _log.info("%s", message)
