"""Deferred calls wait for the event loop, and keep no deleted object alive."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from soiree.ui.deferring import soon


class Caller(QObject):
    """Appends each call to a list."""

    def __init__(self, parent: QObject, calls: list[str]) -> None:
        super().__init__(parent)
        self._calls = calls

    def act(self) -> None:
        self._calls.append("act")


Defers = Callable[[Caller], None]

each_way = pytest.mark.parametrize(
    "defer",
    [
        lambda caller: soon(caller, caller.act),
        lambda caller: soon(caller, caller.act, 10),
        lambda caller: soon(caller, partial(Caller.act, caller)),
    ],
    ids=["method", "method after 10 ms", "function that holds it"],
)


@each_way
def test_a_deferred_call_is_made_once_and_its_timer_deleted(defer: Defers, qtbot: QtBot) -> None:
    parent, calls = QObject(), list[str]()
    caller = Caller(parent, calls)
    defer(caller)
    assert calls == []
    qtbot.waitUntil(lambda: not caller.children())
    assert calls == ["act"]


@each_way
def test_a_deferred_call_does_not_keep_a_deleted_object(defer: Defers, qtbot: QtBot) -> None:
    """`QTimer.singleShot` would keep the method and its object for ever."""
    parent, calls = QObject(), list[str]()
    caller = Caller(parent, calls)
    defer(caller)
    left = ref(caller)
    del caller
    Shiboken.delete(parent)
    assert left() is None
    soon(QCoreApplication.instance() or parent, lambda: calls.append("later"), 20)
    qtbot.waitUntil(lambda: bool(calls))
    assert calls == ["later"]
