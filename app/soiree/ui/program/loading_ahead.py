"""Loads modules before they are needed.

After the first picture come those that receive requests, and at the first sign of a person those of
a match: a window that is only opened costs no more than it has to.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import CodeType, ModuleType

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QWindow

from soiree.core.games import Game
from soiree.core.lazy import modules_of
from soiree.ui.deferring import timer
from soiree.ui.game_window import window_of

_log = logging.getLogger(__name__)

_OURS = "soiree."

TO_RUN = (
    "socket",
    "ctypes",
    "soiree.ui.program.termination",
    "soiree.storage.log",
    "soiree.ui.program.program",
    "soiree.ui.program.request_queue",
    "soiree.ui.program.single_instance",
)
"""The modules that make and end the program, and receive the requests of later starts.

The modules that they import are loaded with them; slow modules of Python come first.
"""

TO_PLAY = ("soiree.ui.screens.match.opening", "soiree.ui.language.card_names")
"""The modules that begin and resume matches."""

NOT_TO_RUN = (
    "soiree.controller.match.client",
    "soiree.ui.table.motion.motions",
    "soiree.ui.table.table",
)
"""Modules of a match, which those in `TO_RUN` import for the type checker only."""

_FOR_TYPES = (
    "soiree.controller.computers.explaining",
    "soiree.controller.match.replay",
    "soiree.controller.review.review",
    "soiree.storage.history.index",
    "soiree.storage.history.ratings",
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


_SIGNS = {
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletMove,
}
"""The events that tell that there is a person."""


class FirstSign(QObject):
    """Notices the first sign of a person at a window, and then ends.

    Signals:
        seen: a person moved the mouse, pressed a key or touched the screen; emitted once.
    """

    seen = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIGNS:
            watched.removeEventFilter(self)
            self.seen.emit()
            self.deleteLater()
        return False


class LoadingAhead(QObject):
    """Imports one module at each turn of the event loop, so that no click waits for more than one.

    A module that cannot be loaded ends the loading. The code that needs a module then imports it.

    Signals:
        done: the loading has ended; emitted once.
    """

    done = Signal()

    def __init__(self, names: Iterable[str], parent: QObject, without: Iterable[str] = ()) -> None:
        super().__init__(parent)
        self._left = in_order(names, without)
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
            self._left.close()
            self._timer.stop()
            self.done.emit()


def wanted_by(game: Game) -> Iterator[str]:
    """Yield the modules of a game's table and of its computer players, in order of need."""
    window = window_of(game)
    yield from (game.rules.module, window.presenter.module, window.narration.module)
    yield from modules_of(game)


def in_order(names: Iterable[str], without: Iterable[str] = ()) -> Generator[str]:
    """Yield these modules and our modules that they import, each after its package and its imports.

    Loaded modules and those in `without` are left out. No modules import each other in a circle, so
    each import runs only the code of one module, if each module is imported before the next one is
    requested.
    """
    met = set(without)
    known = _KnownModules()

    def walk(name: str) -> Iterator[str]:
        if name in met or name in sys.modules:
            return
        met.add(name)
        if package := name.rpartition(".")[0]:
            yield from walk(package)
        for each in _imported_by(known.code_of(name)):
            yield from walk(each)
        yield name

    sys.meta_path.insert(0, known)
    try:
        for name in names:
            yield from walk(name)
    finally:
        sys.meta_path.remove(known)


def _imported_by(code: CodeType | None) -> Iterator[str]:
    """Yield our modules among the names in the code of a module, in their order there.

    Only names of modules have dots; names imported from a package follow the package.
    """
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


class _KnownModules:
    """Finds modules whose code was read for the names of their imports.

    Reading them a second time takes 35 ms of the processor at each start.
    """

    def __init__(self) -> None:
        self._specs: dict[str, ModuleSpec] = {}

    def code_of(self, name: str) -> CodeType | None:
        """The code of a module of Python; None of other modules."""
        spec = find_spec(name)
        reader = getattr(spec, "loader", None)
        read = getattr(reader, "get_code", None)
        code: CodeType | None = read(name) if read else None
        if spec and code and isinstance(reader, SourceFileLoader):
            spec.loader = _CodeLoader(reader, code)
            self._specs[name] = spec
        return code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return self._specs.get(name)


class _CodeLoader(SourceFileLoader):
    """Runs the code that another loader has read, and does not keep it."""

    def __init__(self, reader: SourceFileLoader, code: CodeType) -> None:
        super().__init__(reader.name, reader.path)
        self._code: CodeType | None = code

    def get_code(self, fullname: str) -> CodeType | None:
        code, self._code = self._code, None
        return code or super().get_code(fullname)
