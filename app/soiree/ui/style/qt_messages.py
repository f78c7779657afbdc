"""Keeps messages of Qt off the terminal that help nobody there."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLoggingCategory


@cache
def keep_qt_quiet() -> None:
    """Silence what Qt says of faults in other people's decks; call it before a deck is loaded."""
    QLoggingCategory.setFilterRules("qt.svg.warning=false\n")
