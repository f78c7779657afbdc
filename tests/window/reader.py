"""A simple screen reader: walks through the accessible objects of a window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from soiree.ui.table.speech.accessible import interface

PRESS = QAccessibleActionInterface.pressAction()


def install() -> None:
    """Install the program's accessible interfaces, as a start does."""
    QAccessible.installFactory(interface)


def reachable(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """The visible objects of a widget, the widget first."""
    for each, _, _ in walk(widget):
        yield each


def walk(widget: QWidget) -> Iterator[tuple[QAccessibleInterface, QAccessible.State, int]]:
    """The visible objects of a widget with their states and depths, the widget first."""
    top = QAccessible.queryAccessibleInterface(widget)
    assert top is not None
    yield from _below(top, top.state(), 0)


def names(widget: QWidget) -> list[str]:
    """The names of all visible objects."""
    return [name for each in reachable(widget) if (name := each.text(QAccessible.Text.Name))]


def find(widget: QWidget, start: str) -> QAccessibleInterface:
    """The pressable object whose name has this beginning."""
    found = next(
        (
            each
            for each in reachable(widget)
            if each.text(QAccessible.Text.Name).startswith(start) and can_be_pressed(each)
        ),
        None,
    )
    assert found is not None, f"nothing to press is called {start!r} among {names(widget)}"
    return found


def press(interface: QAccessibleInterface) -> None:
    interface.actionInterface().doAction(PRESS)


# Qt gives None for a missing interface, unlike PySide's types.


def _actions(interface: QAccessibleInterface) -> QAccessibleActionInterface | None:
    return interface.actionInterface()


def _child(interface: QAccessibleInterface, number: int) -> QAccessibleInterface | None:
    return interface.child(number)


def can_be_pressed(interface: QAccessibleInterface) -> bool:
    """True if an object has a press action, enabled or not."""
    actions = _actions(interface)
    return actions is not None and PRESS in actions.actionNames()


def _below(
    interface: QAccessibleInterface, state: QAccessible.State, depth: int
) -> Iterator[tuple[QAccessibleInterface, QAccessible.State, int]]:
    yield interface, state, depth
    for number in range(interface.childCount()):
        child = _child(interface, number)
        if child is not None and not (below := child.state()).invisible:
            yield from _below(child, below, depth + 1)
