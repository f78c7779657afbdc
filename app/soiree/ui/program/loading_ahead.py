"""Loads the next modules while the person looks at the start page."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec

from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.core.lazy import modules_of
from soiree.ui.deferring import timer
from soiree.ui.game_window import window_of

_log = logging.getLogger(__name__)

_OURS = "soiree."

TO_PLAY = (
    "socket",
    "ctypes",
    "soiree.ui.program.termination",
    "soiree.storage.log",
    "soiree.ui.program.program",
    "soiree.ui.screens.match.opening",
    "soiree.ui.language.card_names",
    "soiree.ui.program.request_queue",
    "soiree.ui.program.single_instance",
)
"""The modules that begin, resume and end matches, and receive the requests of later starts.

The modules that they import are loaded with them; slow modules of Python come first.
"""

_FOR_TYPES = (
    "soiree.controller.computers.explaining",
    "soiree.controller.match.replay",
    "soiree.controller.review.review",
    "soiree.storage.index",
    "soiree.storage.ratings",
    "soiree.ui.desktop.speech",
    "soiree.ui.dialogs.progress",
    "soiree.ui.screens.album.library",
    "soiree.ui.screens.match.handover",
    "soiree.ui.screens.match.scoreboard",
    "soiree.ui.screens.review.process",
    "soiree.ui.screens.start.screen",
    "soiree.ui.shell.banner",
    "soiree.ui.shell.score_page",
    "soiree.ui.style.printed",
    "soiree.ui.table.input.pile_sheet",
)
"""Modules that are imported for the type checker only.

The compiled code of the importers does not show this.
"""


class LoadingAhead(QObject):
    """Imports one module at each turn of the event loop, so that no click waits for more than one.

    A module that cannot be loaded ends the loading. The code that needs a module then imports it.

    Signals:
        done: the loading has ended; emitted once.
    """

    done = Signal()

    def __init__(self, names: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._left = in_order(names)
        self._timer = timer(self, self._load_one, repeats=True)
        self._timer.start()

    def hurry(self) -> None:
        """Load the remaining modules at once."""
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


def wanted_by(game: Game) -> Iterator[str]:
    """Yield the modules of a game's table and of its computer players, in order of need."""
    window = window_of(game)
    yield from (game.rules.module, window.presenter.module, window.narration.module)
    yield from modules_of(game)


def in_order(names: Iterable[str]) -> Iterator[str]:
    """Yield these modules and our modules that they import, each after its package and its imports.

    Loaded modules are left out. No modules import each other in a circle, so each import runs only
    the code of one module, if each module is imported before the next one is requested.
    """
    met = set[str]()

    def walk(name: str) -> Iterator[str]:
        if name in met or name in sys.modules:
            return
        met.add(name)
        if package := name.rpartition(".")[0]:
            yield from walk(package)
        for each in _imported_by(name):
            yield from walk(each)
        yield name

    for name in names:
        yield from walk(name)


def _imported_by(name: str) -> Iterator[str]:
    """Yield our modules among the names in the code of a module, in their order there.

    Only names of modules have dots; names imported from a package follow the package.
    """
    spec = find_spec(name)
    loader = spec and spec.loader
    code = loader.get_code(name) if isinstance(loader, InspectLoader) else None
    package = ""
    for each in code.co_names if code else ():
        if each in _FOR_TYPES:
            package = ""
        elif each.startswith(_OURS):
            yield each
            around = find_spec(each)
            package = each if around and around.submodule_search_locations else ""
        elif package and find_spec(f"{package}.{each}"):
            yield f"{package}.{each}"
