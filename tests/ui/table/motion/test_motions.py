"""`Motions`: the end of a motion that another animation replaces, and a dropped motion."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsWidget
from pytestqt.qtbot import QtBot

from soiree.ui.table.motion.animations import glide, together
from soiree.ui.table.motion.motions import Motions


def test_a_motion_ends_when_another_takes_over_its_property(qtbot: QtBot) -> None:
    card, ended = QGraphicsWidget(), []
    motions = Motions(card)
    motions.run(
        together(glide(card, b"pos", QPointF(9, 0), 60_000)), lambda: ended.append("the first")
    )
    other = glide(card, b"pos", QPointF(0, 9), 60_000)
    with qtbot.waitSignal(motions.rested):
        other.start()
    assert ended == ["the first"]
    assert not motions.busy
    other.stop()


def test_a_dropped_motion_calls_nothing(qtbot: QtBot) -> None:
    card, ended = QGraphicsWidget(), []
    motions = Motions(card)
    motions.run(glide(card, b"pos", QPointF(9, 0), 60_000), lambda: ended.append("it"))
    motions.drop()
    QCoreApplication.processEvents()
    assert not ended
    assert not motions.busy
