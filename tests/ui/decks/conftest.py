"""Fixtures for the tests of decks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from soiree.ui.decks.renderers import Renderers


@pytest.fixture
def renderers() -> Iterator[Renderers]:
    """The renderers of a test; the process that validates a file also draws it."""
    made = Renderers()
    yield made
    made.drop()
