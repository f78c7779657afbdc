"""How much of a table lies under the side panel."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

_COVERED = "covered"
"""A property of a table: how many pixels of it, at its right, lie under the panel."""


def cover(table: QWidget, width: int) -> None:
    """Note that so many pixels of a table, at its right, lie under the panel."""
    table.setProperty(_COVERED, width)


def uncovered(table: QWidget) -> QRect:
    """The part of a table that is not under the panel, in the table's pixels."""
    return table.rect().adjusted(0, 0, -int(table.property(_COVERED) or 0), 0)
