"""The modules that the start page loads before it is shown, and afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.screen import OFFSCREEN, ROOT

LATER = (
    *("sqlite3", "PySide6.QtNetwork", "miniaudio", "wave", "PySide6.QtDBus"),
    *("soiree.controller", "soiree.search", "soiree.core.records", "soiree.core.events"),
    *("soiree.core.players", "soiree.core.views", "soiree.storage.history.index"),
    *("soiree.storage.matches", "soiree.ui.table.table", "soiree.ui.table.contract.narration"),
    *(
        "soiree.ui.dialogs",
        "soiree.ui.dialogs.preferences",
        "soiree.ui.dialogs.help",
        "soiree.ui.dialogs.statistics",
    ),
    *("soiree.ui.screens.album", "soiree.ui.screens.problems", "soiree.storage.problems"),
    *("soiree.ui.screens.match", "soiree.ui.screens.replay", "soiree.ui.screens.services"),
    *(
        "soiree.ui.language.card_names",
        "soiree.ui.language.pseudo_language",
        "soiree.ui.decks.card_letters",
    ),
    "soiree.ui.program.termination",
)
"""Modules and packages that no start page needs."""

UNTIL_PAINTED = """
import os, sys
from PySide6.QtCore import QEvent
from soiree.ui.program.application import Application
from soiree.cli import main

shown = Application.eventFilter

def tell(self, watched, event):
    if event.type() is QEvent.Type.Paint:
        print(*sys.modules, flush=True)
        os._exit(0)
    return shown(self, watched, event)

Application.eventFilter = tell
main([])
"""

ONE_BY_ONE = """
import sys
from importlib import import_module
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.program import application
from soiree.ui.program.loading_ahead import NOT_TO_RUN, TO_PLAY, TO_RUN, in_order, wanted_by

def ours():
    return {name for name in sys.modules if name.startswith("soiree.")}

for game in GAMES.values():
    window_of(game)  # as the start page does
before = ours()
def load(names, without=()):
    global before
    for name in in_order(names, without):
        import_module(name)
        print(*sorted(ours() - before))
        before = ours()

load(TO_RUN, NOT_TO_RUN)
print("a person is there")
load([*TO_PLAY, *wanted_by(GAMES["soda"])])
"""

ASKED_FOR_AFTER_ALL = """
import sys
from importlib import import_module
from soiree.ui import qt
qt.load()
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.program.loading_ahead import TO_PLAY, TO_RUN, in_order, wanted_by

for name in in_order([*TO_RUN, *TO_PLAY, *wanted_by(GAMES["soda"])]):
    import_module(name)
before = set(sys.modules)
game = GAMES["soda"]
game.rules(), game.evaluator(), window_of(game)
for level in game.levels:
    game.player(level.name)
print(*set(sys.modules) - before)
print("shibokensupport.signature.parser" in sys.modules)
"""

NOT_IMPORTED = """
import sys
from importlib import import_module
from soiree.ui import qt
qt.load()
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.program import application
from soiree.ui.program.loading_ahead import NOT_TO_RUN, TO_PLAY, TO_RUN, in_order, wanted_by

def not_loaded_by(wanted, without=()):
    ahead = list(in_order(wanted, without))
    for name in wanted:
        import_module(name)
    return [name for name in ahead if name not in sys.modules]

print(*not_loaded_by(TO_RUN, NOT_TO_RUN))
print(*not_loaded_by([*TO_PLAY, *wanted_by(GAMES["soda"])]))
"""

PRESSED_AT_ONCE = """
import os, sys
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from soiree.ui.program.application import Application
from soiree.ui.screens.start.start_page import StartPage
from soiree.cli import main

get_ready = Application._get_ready

def press(self):
    get_ready(self)
    print(self._program is not None)
    if sys.argv[1] == "mouse":
        QTest.mousePress(self._window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    else:
        self._window.findChild(StartPage).sheet.buttons["album"].click()
        QCoreApplication.sendPostedEvents(self._navigator)
    shows_album = type(self._navigator.screen.widget).__name__ == "AlbumPage"
    print(self._program is not None, shows_album, flush=True)
    os._exit(0)

Application._get_ready = press
main([])
"""

FIRST_SIGN = """
import os, sys
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest
from soiree.ui.program.application import Application
from soiree.cli import main

finish_start = Application._finish_start

def tell(self):
    finish_start(self)
    for turn in range(2000):
        if turn == 1000:
            print(*sys.modules)
            QTest.mouseMove(self._window.windowHandle(), QPoint(5, 5))
        QCoreApplication.processEvents()
    print(*sys.modules, flush=True)
    os._exit(0)

Application._finish_start = tell
main([])
"""

PAINTED_TO_FILE = """
import linecache, sys
from soiree.cli import main

main(["--screenshot", "picture.png"])
print(len([name for name in sys.modules if name.startswith("soiree.")]))
print(*(name for name in linecache.cache if "soiree" in name))
"""


def lines_of(code: str, home: Path, *arguments: str) -> list[list[str]]:
    """Run a program with its own folder for files. Returns the words of each line of its output."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "app"),
            "QT_QPA_PLATFORM": OFFSCREEN,
            "SOIREE_HOME": str(home),
        },
        cwd=home,
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split() for line in done.stdout.splitlines()]


def test_the_start_page_loads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    (loaded,) = lines_of(UNTIL_PAINTED, tmp_path)
    assert "soiree.ui.screens.start.start_page" in loaded
    assert [name for name in loaded if f"{name}.".startswith(tuple(f"{x}." for x in LATER))] == []
    played = {name for name in loaded if name.startswith("soiree.games.")}
    assert {name for name in played if name.count(".") > 2} == set()


@pytest.mark.parametrize(("how", "album"), [("mouse", "False"), ("screen reader", "True")])
def test_the_modules_for_matches_are_loaded_at_the_first_act(
    how: str, album: str, tmp_path: Path
) -> None:
    """The modules are loaded in pieces, and a press in between must not be lost."""
    before, after = lines_of(PRESSED_AT_ONCE, tmp_path, how)
    assert before == ["False"]
    assert after == ["True", album]


def test_the_modules_for_a_match_are_loaded_at_the_first_sign_of_a_person(tmp_path: Path) -> None:
    for_match = {
        "soiree.controller.match.client",
        "soiree.ui.table.table",
        "soiree.games.soy.rules",
    }
    nobody_there, person_there = lines_of(FIRST_SIGN, tmp_path)
    assert for_match.isdisjoint(nobody_there)
    assert for_match <= set(person_there)


def test_no_source_is_read_to_load_a_module(tmp_path: Path) -> None:
    """By default PySide6 would read sources, for a feature that Soirée does not use."""
    (loaded,), read = lines_of(PAINTED_TO_FILE, tmp_path)
    assert int(loaded) > 50
    assert read == []


def test_a_table_is_loaded_a_few_modules_at_a_time(tmp_path: Path) -> None:
    turns = lines_of(ONE_BY_ONE, tmp_path)
    there = turns.index("a person is there".split())
    to_run, to_play = turns[:there], turns[there + 1 :]
    assert len(to_play) > 50
    assert max(map(len, [*to_run, *to_play])) <= 3
    loaded = {name for turn in to_play for name in turn}
    assert {"soiree.ui.table.table", "soiree.games.soda.rules"} <= loaded
    assert "soiree.ui.dialogs.preferences.dialog" not in loaded


def test_nothing_is_loaded_ahead_that_only_the_type_checker_needs(tmp_path: Path) -> None:
    """The program once loaded twenty modules that only the type checker needs."""
    assert lines_of(NOT_IMPORTED, tmp_path) == [[], []]


def test_the_players_of_the_chosen_game_are_loaded_ahead(tmp_path: Path) -> None:
    asked_for, (signatures,) = lines_of(ASKED_FOR_AFTER_ALL, tmp_path)
    assert asked_for == []
    assert signatures == "False"
