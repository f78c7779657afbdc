"""Margins of pages that must not grow as wide as a large screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from soiree.ui.style.theme import STEP


def keep_to_middle(page: QWidget, widest: int) -> None:
    """Leave so much beside what lies on a page that it is no wider than so many pixels."""
    layout = page.layout()
    assert layout is not None
    beside = max(3 * STEP, (page.width() - widest) // 2)
    layout.setContentsMargins(beside, 2 * STEP, beside, 2 * STEP)
