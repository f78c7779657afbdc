"""Parameters of tests of which an ordinary run takes a part, and `--all` the rest."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.every_game import EVERY_GAME


def always(*games: str, of: Iterable[str] = tuple(EVERY_GAME)) -> list[pytest.ParameterSet]:
    """Games as parameters; those that are not named first run with `--all` only."""
    assert set(games) <= set(of)
    thorough = pytest.mark.thorough
    return [pytest.param(name, marks=() if name in games else thorough) for name in of]
