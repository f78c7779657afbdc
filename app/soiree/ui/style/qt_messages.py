"""Keeps useless messages of Qt off the terminal."""

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
"""The silent categories: faults in third-party decks, and details of playing sounds."""

_log = logging.getLogger(__name__)


@cache
def keep_qt_quiet() -> None:
    """Silence these categories. Call this before the first deck or sound is loaded."""
    QLoggingCategory.setFilterRules(_RULES)


@contextmanager
def qt_in_the_log() -> Iterator[None]:
    """Send Qt's messages to the log in the context, for parts of Qt without a category."""
    before = qInstallMessageHandler(_note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _log.info("%s", message)
