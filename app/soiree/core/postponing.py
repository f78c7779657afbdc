"""Placeholders for modules that are imported, but hardly used."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any


@contextmanager
def postponed(*names: str) -> Iterator[None]:
    """Postpone the imports of slow modules by other code meanwhile, until it uses them.

    Args:
        names: the full names of the modules. Modules that are loaded already stay as they are.
    """
    placeholders = [_Placeholder(name) for name in names if name not in sys.modules]
    sys.modules.update({each.__name__: each for each in placeholders})
    try:
        yield
    finally:
        for each in placeholders:
            each.make_way()


class _Placeholder(ModuleType):
    """Loads the module of its name at the first use."""

    def make_way(self) -> None:
        """Remove the placeholder, so that the module itself is imported from now on."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]

    def __getattr__(self, name: str) -> Any:
        self.make_way()
        return getattr(import_module(self.__name__), name)
