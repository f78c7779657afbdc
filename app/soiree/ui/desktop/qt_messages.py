"""Suppresses messages of Qt that help nobody on the terminal."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLoggingCategory


@cache
def keep_qt_quiet() -> None:
    """Suppress warnings of Qt about faults in decks. Call this before a deck is loaded."""
    QLoggingCategory.setFilterRules("qt.svg.warning=false\n")
