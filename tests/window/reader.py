"""What a screen reader does: it walks through what the window says it has, by name."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from soiree.ui.table.speech.accessible import interface

PRESS = QAccessibleActionInterface.pressAction()


def install() -> None:
    """Have Qt ask for the interfaces of our own, as the program does when it starts."""
    QAccessible.installFactory(interface)


def reachable(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything in sight below a widget, itself first."""
    for _, each in walk(widget):
        yield each


def walk(widget: QWidget) -> Iterator[tuple[int, QAccessibleInterface]]:
    """Everything in sight below a widget, itself first, and how far below it that is."""
    top = QAccessible.queryAccessibleInterface(widget)
    assert top is not None
    yield from _below(top, 0)


def names(widget: QWidget) -> list[str]:
    """What everything in sight is called."""
    return [name for each in reachable(widget) if (name := each.text(QAccessible.Text.Name))]


def find(widget: QWidget, start: str) -> QAccessibleInterface:
    """What can be pressed and has a name that starts like this."""
    found = [
        each
        for each in reachable(widget)
        if each.text(QAccessible.Text.Name).startswith(start) and can_be_pressed(each)
    ]
    assert found, f"nothing to press is called {start!r} among {names(widget)}"
    return found[0]


def press(interface: QAccessibleInterface) -> None:
    interface.actionInterface().doAction(PRESS)


# Qt gives None where there is none, which PySide's types do not say.


def _actions(interface: QAccessibleInterface) -> QAccessibleActionInterface | None:
    return interface.actionInterface()


def _child(interface: QAccessibleInterface, number: int) -> QAccessibleInterface | None:
    return interface.child(number)


def can_be_pressed(interface: QAccessibleInterface) -> bool:
    """Whether it can ever be pressed, now or at another time."""
    actions = _actions(interface)
    return actions is not None and PRESS in actions.actionNames()


def _below(
    interface: QAccessibleInterface, depth: int
) -> Iterator[tuple[int, QAccessibleInterface]]:
    yield depth, interface
    for number in range(interface.childCount()):
        child = _child(interface, number)
        if child is not None and not child.state().invisible:
            yield from _below(child, depth + 1)
