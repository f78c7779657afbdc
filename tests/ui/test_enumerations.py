"""The enumerations of Qt are made quickly, and are the same as those that Python makes."""

from __future__ import annotations

from tests.ui.test_qt import LOAD, said_by

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtDBus")

DESCRIBED = """
import enum, importlib, sys
from functools import reduce
from itertools import chain
from operator import or_

def enumerations(scope):
    for name in sorted(vars(scope) if isinstance(scope, type) else dir(scope)):
        each = None if name.startswith("__") else getattr(scope, name)
        if isinstance(each, enum.EnumType):
            yield each
        elif isinstance(each, type) and each.__qualname__.startswith(scope_name(scope)):
            yield from enumerations(each)

def scope_name(scope):
    return f"{scope.__qualname__}." if isinstance(scope, type) else ""

def text(value):
    return repr(value).partition(" at 0x")[0]

def parts(flags):
    try:
        return list(flags)
    except ValueError as error:  # some flags of Qt are negative
        return error

modules = [importlib.import_module(f"PySide6.{name}") for name in sys.argv[1:]]
for made in chain.from_iterable(map(enumerations, modules)):
    print(made, made.__module__, made.__qualname__, made.__doc__, made.__mro__)
    # Python keeps the attributes in the order of their assignment.
    print({name: text(value) for name, value in sorted(vars(made).items())})
    for name, member in made.__members__.items():
        print(name, repr(member), str(member), f"{member}", member.name,
            sorted(vars(member).items()), made(member.value) is member is made[name],
            getattr(made, name) is member, member in made, member.value in made.__members__)
    print(len(made), list(made), list(reversed(made)), made.__members__.keys())
    if issubclass(made, enum.Flag) and made.__members__:
        every = reduce(or_, made, made(0))
        print(every, ~every, parts(every), [~each for each in made], made(0x5A5A & every.value))
"""


def test_quick_enumerations_are_those_of_python() -> None:
    quick, usual = said_by(LOAD + DESCRIBED, *MODULES), said_by(DESCRIBED, *MODULES)
    for module in MODULES:
        assert f"PySide6.{module} " in usual
    assert quick.splitlines() == usual.splitlines()
