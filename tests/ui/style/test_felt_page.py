"""Titles of pages and dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.ui.style.felt_page import Title


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_a_latin_title_begins_on_the_side_of_the_language(
    qapp: QApplication, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    """“Pariah” once stood on the left of an Arabic dialog, and its rule on the right."""
    qapp.setLayoutDirection(direction)
    try:
        title = Title("Pariah")
        qtbot.addWidget(title)
        title.resize(600, 60)
        image = title.grab().toImage()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    ground = image.pixelColor(300, 5)
    inked = [x for x in range(600) for y in range(5, 40) if image.pixelColor(x, y) != ground]
    assert (max(inked) < 300) == (direction is Qt.LayoutDirection.LeftToRight)
    assert (min(inked) > 300) == (direction is Qt.LayoutDirection.RightToLeft)
