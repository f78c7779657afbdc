"""Parameters and numbers of tests: an ordinary run uses some or few, and `--all` all or many."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest

from tests.every_game import EVERY_GAME


def always(*some: object, of: Iterable[object] = tuple(EVERY_GAME)) -> list[pytest.ParameterSet]:
    """Games or other parameters; an ordinary run uses only `some`, and `--all` all in `of`."""
    every, thorough = list(of), pytest.mark.thorough
    assert set(some) <= set(every)
    return [pytest.param(each, marks=() if each in some else thorough) for each in every]


def tries(ordinary: int, *, thorough: int) -> int:
    """The number of seeds, matches or choices that a test tries: `thorough` with `--all`."""
    return thorough if "SOIREE_ALL" in os.environ else ordinary
