"""Copies texts and pictures to the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QPushButton, QWidget

from soiree.ui.deferring import soon
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say

_CONFIRMED = 2000
"""The milliseconds for which a button shows the confirmation."""


def copy(what: str | QImage, source: QWidget) -> None:
    """Copy a text or a picture, and confirm it.

    Args:
        source: the widget that the person used; a button shows the confirmation for a moment.
    """
    clipboard = QGuiApplication.clipboard()
    if isinstance(what, QImage):
        clipboard.setImage(what)
    else:
        clipboard.setText(what)
    done = tr("Copied")
    if isinstance(source, QPushButton) and source.text() != done:
        before = source.text()
        source.setMinimumWidth(source.width())
        source.setText(done)
        soon(source, lambda: source.setText(before), _CONFIRMED)
    say(source, done, Weight.ANSWER)
