"""Loads Qt for the rest of the program, which is imported after it."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - puts an import of its own in place of Python's


def import_plainly() -> None:
    """Import as Python does again.

    PySide6 reads and keeps the source of each module that is imported after it, in case its
    `__feature__` is wanted there. It is wanted nowhere here, and that took longer than to load the
    modules themselves.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
