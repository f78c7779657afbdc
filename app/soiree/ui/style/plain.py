"""Texts with names of files in them, where Qt takes for markup what looks like it."""

from __future__ import annotations

from PySide6.QtGui import Qt


def as_plain(text: str) -> str:
    """A text for a tooltip or a message box, which shows it as it is written here."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
