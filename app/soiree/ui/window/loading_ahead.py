"""Loads what is needed next while the person looks at the start page."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec

from PySide6.QtCore import QObject, QTimer, Signal

from soiree.core.games import Game

_log = logging.getLogger(__name__)

_OURS = "soiree."

TO_PLAY = (
    "soiree.ui.window.termination",
    "soiree.storage.log",
    "soiree.ui.window.match_coordinator",
)
"""What begins, resumes and ends matches, and what has to be there before."""


class LoadingAhead(QObject):
    """Imports one module at each turn of the event loop, so that no click waits for more than one.

    A module that cannot be loaded is left to whoever needs it, and so are those after it.

    Signals:
        done: all of them are loaded; told once.
    """

    done = Signal()

    def __init__(self, names: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._left = in_order(names)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._load_one)
        self._timer.start()

    def hurry(self) -> None:
        """Load what is left at once."""
        while self._timer.isActive():
            self._load_one()

    def _load_one(self) -> None:
        try:
            name = next(self._left, None)
            if name is not None:
                import_module(name)
        except (ImportError, OSError):
            _log.warning("what is needed next is not loaded ahead", exc_info=True)
            name = None
        if name is None:
            self._timer.stop()
            self.done.emit()


def wanted_by(games: Iterable[Game]) -> Iterator[str]:
    """The modules that a table of each of these games needs first, save its computer players,
    and those of the dialogs that are wanted most.
    """
    yield "soiree.ui.table.table"
    for game in games:
        yield f"{game.rules.__module__}.rules"
        yield f"{game.window}.presenter"
        yield f"{game.window}.narration"
    yield "soiree.ui.dialogs.new_game"
    yield "soiree.ui.preferences"


def in_order(names: Iterable[str]) -> Iterator[str]:
    """These modules and those of ours that they import, each after what it imports itself.

    Those that are loaded already are left out. As no modules import each other in a circle, each
    then takes no longer than its own code.
    """
    met: set[str] = set()

    def walk(name: str) -> Iterator[str]:
        if name in met or name in sys.modules:
            return
        met.add(name)
        for each in _imported_by(name):
            yield from walk(each)
        yield name

    for name in names:
        yield from walk(name)


def _imported_by(name: str) -> Iterable[str]:
    """The modules of ours that a module imports when it is loaded; it is not run for that."""
    spec = find_spec(name)
    code = None
    if spec is not None and isinstance(spec.loader, InspectLoader):
        code = spec.loader.get_code(name)
    # Of all the names in a code, only those of modules have dots.
    return () if code is None else (each for each in code.co_names if each.startswith(_OURS))
