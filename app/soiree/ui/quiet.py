"""Keeps Qt from saying at the terminal what helps nobody there."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLoggingCategory

_RULES = """\
qt.svg.warning=false
qt.multimedia*.info=false
qt.multimedia*.warning=false
"""
"""What is wrong with other people's decks, and how sounds are played."""


@cache
def keep_qt_quiet() -> None:
    """Once is enough, before the first deck or sound is loaded."""
    QLoggingCategory.setFilterRules(_RULES)
