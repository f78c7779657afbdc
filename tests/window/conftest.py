"""Excludes tests that need a screen of their own: `test_own_screens` runs them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from soiree.storage.paths import Paths
from soiree.ui.language.translation import load_language
from tests.window.screen import ON_PRIVATE_SCREEN

collect_ignore = [] if os.environ.get(ON_PRIVATE_SCREEN) else ["under_x", "two_screens", "sizes"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Use English plural forms, whatever the language of the system."""
    load_language(qapp, "en")


@pytest.fixture(autouse=True)
def _kept_cards(home: Path, drawn_cards: Path) -> Iterator[None]:
    """Offers a test the cards of earlier tests, and keeps its own for later ones.

    Each card set has its own link, as a program that a test starts deletes the oldest sets.
    """
    folder = Paths.find().pictures
    folder.mkdir(parents=True)
    for each in drawn_cards.iterdir():
        (folder / each.name).symlink_to(each)
    yield
    for each in folder.glob("*.cards"):
        if not each.is_symlink():
            each.rename(drawn_cards / each.name)
