"""Excludes tests that need a screen of their own: `test_own_screens` runs them."""

from __future__ import annotations

import os

import pytest
from PySide6.QtWidgets import QApplication

from soiree.ui.style.translation import load_language
from tests.window.screen import ON_IT

collect_ignore = [] if os.environ.get(ON_IT) else ["under_x", "two_screens", "sizes"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Use English plural forms, whatever the language of the system."""
    load_language(qapp, "en")
