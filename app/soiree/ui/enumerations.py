"""Quick creation of the enumerations of Qt.

PySide6 makes 3,200 names of 210 enumerations until the first picture. It passes each list of names
to Python's `enum`, which makes and replaces the members in the finished class one by one. That was
a quarter of a start. Here all members are made before the first is put into the class.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import KEEP, Enum, EnumType, Flag
from functools import cache
from typing import Any

_KNOWN = sys.version_info < (3, 15)
"""True if `enum` keeps its members as `_fill` does; tested up to Python 3.14."""

_create: Any = vars(EnumType)["_create_"]
"""Python's own function for `Enum("Suit", [("CLUBS", 0), …])`."""


def create_quickly() -> None:
    """Make all later enumerations of PySide6 quickly, if this version of Python is known."""
    if _KNOWN:
        setattr(EnumType, _create.__name__, _create_quickly)


def _create_quickly(cls: type[Enum], class_name: str, names: Any, **options: Any) -> type[Enum]:
    # PySide6 alone creates enumerations with pairs of names and whole numbers and a boundary.
    if options.get("boundary") is KEEP and isinstance(names, list) and _is_usual(cls, dict(names)):
        made: type[Enum] = _create(cls, class_name, (), **options)
        _fill(made, names)
    else:
        made = _create(cls, class_name, names, **options)
    return made


def _is_usual(base: type[Enum], members: dict[str, int]) -> bool:
    """True if no member has the name of an attribute of all enumerations, and no flag is negative,
    which depends on the version of Python.
    """
    is_whole = not issubclass(base, Flag) or min(members.values(), default=0) >= 0
    return is_whole and _inherited(base).isdisjoint(members)


@cache
def _inherited(base: type[Enum]) -> frozenset[str]:
    return frozenset().union(*map(vars, base.__mro__))


def _fill(made: Any, names: Sequence[tuple[str, int]]) -> None:
    """Add members to an empty enumeration.

    Args:
        names: names and values. A second name of a value is an alias. So is the name of a flag
            with several bits, but its value has a member of its own.
    """
    members, by_value, listed = made._member_map_, made._value2member_map_, made._member_names_
    new, takes_value, is_flag = made._new_member_, made._use_args_, issubclass(made, Flag)
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value) if takes_value else new(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(listed)
            if not is_flag or value.bit_count() == 1:
                listed.append(name)
        members[name] = member
    # A change of a class empties Python's cache of its attributes.
    for name, member in members.items():
        type.__setattr__(made, name, member)
    getattr(made, "_hashable_values_", []).extend(by_value)  # since Python 3.12.4
    if is_flag:
        _set_masks(made, by_value)


def _set_masks(made: Any, values: Sequence[int]) -> None:
    mask = singles = 0
    for value in values:
        mask |= value
        singles |= value if value.bit_count() == 1 else 0
    made._flag_mask_, made._singles_mask_ = mask, singles
    made._all_bits_ = 2 ** mask.bit_length() - 1
    in_order = [member._value_ for member in made]
    if in_order != sorted(in_order):
        made._iter_member_ = made._iter_member_by_def_
