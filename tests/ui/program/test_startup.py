"""The common parts of every start of the window."""

from __future__ import annotations

import gc
from weakref import ref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from soiree.ui.program.startup import Collector


def test_young_garbage_is_collected_though_python_collects_nothing(qtbot: QtBot) -> None:
    parent = QObject()
    Collector(parent)
    gone = ref(in_a_cycle())
    # Many more objects than the threshold, as Python subtracts objects that are freed meanwhile.
    young: list[list[int]] = [[] for _ in range(20 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: gone() is None)
    assert not gc.isenabled()
    assert young


def in_a_cycle() -> QObject:
    """A Qt object that only the collector can destroy."""
    made = QObject()
    made.__dict__["itself"] = made
    return made
