"""References to objects in modules that are imported at first use."""

from __future__ import annotations

from importlib import import_module
from typing import Generic, TypeVar

from msgspec import Struct

T_co = TypeVar("T_co", covariant=True)


class Lazy(Struct, Generic[T_co], frozen=True):
    """A reference to an object of a module, such as `Lazy("soiree.games.rummy.rules:RULES")`.

    Call it to get the object. `tests/ui/test_game_window.py` resolves the references of every game.

    Attributes:
        where: the full name of the module, a colon, and the name of the object.
    """

    where: str

    @property
    def module(self) -> str:
        return self.where.partition(":")[0]

    def __call__(self) -> T_co:
        """Return the object.

        Raises:
            ImportError: the module cannot be imported.
            AttributeError: the module has no such object.
        """
        found: T_co = getattr(import_module(self.module), self.where.partition(":")[2])
        return found


def modules_of(description: Struct) -> list[str]:
    """The modules of the references in a description, in the order of its fields."""
    values = [getattr(description, name) for name in description.__struct_fields__]
    return [each.module for each in values if isinstance(each, Lazy)]
