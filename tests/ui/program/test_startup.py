"""What every start of the window shares."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from soiree.ui.program.startup import Collector


@pytest.fixture(autouse=True)
def no_collection_by_python() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_young_garbage_is_collected_though_python_collects_nothing(qtbot: QtBot) -> None:
    parent = QObject()
    Collector(parent)
    gone = ref(in_a_cycle())
    young: list[list[int]] = [[] for _ in range(gc.get_threshold()[0] + 1)]
    qtbot.waitUntil(lambda: gone() is None)
    assert not gc.isenabled()
    assert young


def in_a_cycle() -> QObject:
    """A Qt object that only the collector can destroy."""
    made = QObject()
    made.__dict__["itself"] = made
    return made
