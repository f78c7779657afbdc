"""What needs a screen of its own is collected there only: `test_own_screens` opens them."""

from __future__ import annotations

import os

import pytest
from PySide6.QtWidgets import QApplication

from soiree.ui.style.translation import load_language
from tests.window.screen import ON_IT

collect_ignore = [] if os.environ.get(ON_IT) else ["under_x", "two_screens", "sizes"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Has the plural forms of English, whatever the language of the system is."""
    load_language(qapp, {"SOIREE_LANGUAGE": "en"})
