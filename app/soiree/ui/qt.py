"""Loads Qt for the rest of the program, which is imported after it."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from soiree.core.postponing import postponed
from soiree.ui.enumerations import create_quickly

_BOOTSTRAP = "signature_bootstrap"
"""The module of PySide6 that prepares the signatures of its functions."""

_MAPPING = "shibokensupport.signature.mapping"
"""The module in which PySide6 finds the class of a function called with wrong arguments."""

_USED_BY_BOOTSTRAP = ("base64", "tempfile", "textwrap", "traceback", "zipfile")
"""The slow modules that PySide6 imports for signatures only."""


def load() -> None:
    """Load PySide6 without the signatures of its functions.

    Signatures serve messages about wrong arguments, `help` and `inspect`. For them PySide6 compiles
    3,000 lines of Python at each start, and reads the source of each module that is imported later.
    That takes longer than the rest of Qt, so it waits until code asks for a signature. With an
    unknown version of PySide6, all this happens at once.
    """
    if "PySide6.QtCore" in sys.modules:
        # Other code has loaded PySide6, which then puts its own import in place of Python's.
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
        return
    create_quickly()
    sys.modules[_BOOTSTRAP] = _Bootstrap(_BOOTSTRAP)
    with postponed(*_USED_BY_BOOTSTRAP):
        import PySide6.QtCore  # noqa: F401


class _Bootstrap(ModuleType):
    """The module in which PySide6 executes its bootstrap code, and then looks up `bootstrap`.

    The property `bootstrap` takes precedence over the function of this name in the code.
    """

    @property
    def bootstrap(self) -> Callable[[], _Signatures]:
        return self._stand_in

    def _stand_in(self) -> _Signatures:
        make_ready = cache(vars(self)["bootstrap"])
        # PySide6 itself keeps no reference to this module.
        self._mapping = sys.modules[_MAPPING] = _mapping(make_ready)
        return _Signatures(make_ready)


def _mapping(make_ready: Callable[[], object]) -> ModuleType:
    """A placeholder for the module in which PySide6 finds classes by name (`_MAPPING`).

    The real module takes its place when signatures are needed.

    Args:
        make_ready: loads the real module.
    """

    def update() -> None:
        make_ready()
        sys.modules[_MAPPING].update_mapping()

    mapping = ModuleType(_MAPPING)
    vars(mapping).update(
        {name: sys.modules[name] for name in ("PySide6", "shiboken6")}, update_mapping=update
    )
    return mapping


class _Signatures:
    """A placeholder for PySide6's module of signatures, which forwards calls to it."""

    def __init__(self, make_ready: Callable[[], ModuleType]) -> None:
        self._make_ready = make_ready

    def post_init(self) -> None:
        """Do nothing. PySide6 would replace Python's import here, to support `from __feature__`."""

    def finish_import(self, module: ModuleType) -> None:
        """Do nothing. PySide6 would add deprecated names to a module here."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            return getattr(self._make_ready(), name)(*arguments)

        return call
