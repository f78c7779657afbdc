"""The processor time of the idle start page; `test_tables.py` measures tables."""

from __future__ import annotations

import time

from pytestqt.qtbot import QtBot

from tests.bench.frames import let_pass
from tests.bench.room import Room

SECONDS = 5.0


def test_the_start_page_rests(qtbot: QtBot) -> None:
    room = Room(saves_matches=False)
    qtbot.addWidget(room.window)
    # The last frames may still be pending.
    let_pass(0.5)
    begun, used = time.perf_counter(), time.process_time()
    let_pass(SECONDS)
    share = (time.process_time() - used) / (time.perf_counter() - begun)
    print(f"\nthe start page waits with {100 * share:.2f} % of a processor")
    assert share < 0.005
