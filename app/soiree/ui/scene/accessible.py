"""The scene for screen readers: each card and place by name, to be found, focused and acted on.

A graphics view shows nothing to assistive technology by itself; these interfaces do. `install`
once, after the application object is made.
"""

from __future__ import annotations

from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAccessibleWidget,
    QGraphicsScene,
    QGraphicsWidget,
    QWidget,
)
from shiboken6 import Shiboken

NO_INTERFACE = Shiboken.VoidPtr(0)
"""What `interface_cast` gives for an interface that an item does not have."""

PRESS = "Press"
FOCUS = "SetFocus"


@runtime_checkable
class Readable(Protocol):
    """A view of the scene whose items a screen reader can reach."""

    def readable_items(self) -> list[QGraphicsWidget]:
        """The cards and places that the viewer can find, in reading order."""

    def readable_name(self, item: QGraphicsWidget) -> str:
        """What an item is called: nothing that the viewer's seat may not know."""

    def can_press(self, item: QGraphicsWidget) -> bool: ...

    def press(self, item: QGraphicsWidget) -> None:
        """Act on an item, as a click on it would."""

    def focused_item(self) -> QGraphicsWidget | None: ...

    def focus_item(self, item: QGraphicsWidget) -> None: ...

    def item_rect(self, item: QGraphicsWidget) -> QRect:
        """Where an item is, on the screen."""


def install() -> None:
    """Have Qt ask here for the interfaces of the scene."""
    QAccessible.installFactory(_interface)


def announce(view: QWidget, sentence: str) -> None:
    """Say a sentence to who listens to a screen reader."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, sentence))


def focus_moved(item: QGraphicsWidget) -> None:
    """Tell a screen reader that the keyboard's focus is on another item now."""
    QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


# Where an interface may be missing Qt takes None, which PySide's own types do not say: hence the
# `type: ignore[override]` below.

# Qt keeps the interface of an object for as long as the object lives, and so must Python.
_kept: dict[int, QAccessibleInterface] = {}


def _interface(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(thing, QWidget) and isinstance(thing, Readable):
        made = _View(thing)
    elif isinstance(thing, QGraphicsWidget) and (view := _view_of(thing)):
        made = _Item(thing, view)
    else:
        return None
    number = id(thing)
    _kept[number] = made
    thing.destroyed.connect(lambda: _kept.pop(number, None))
    return made


def _view_of(item: QGraphicsWidget) -> QWidget | None:
    scene: QGraphicsScene | None = item.scene()
    views = [] if scene is None else scene.views()
    return next((view for view in views if isinstance(view, Readable)), None)


class _View(QAccessibleWidget):
    """The table: its children are the cards and places in reading order, then what lies over it."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, QAccessible.Role.Grouping, view.accessibleName())
        assert isinstance(view, Readable)
        self._view = view

    def childCount(self) -> int:
        return len(self._parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = self._parts()
        if not 0 <= index < len(parts):
            return None
        return QAccessible.queryAccessibleInterface(parts[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        wanted = child.object()
        return next((n for n, part in enumerate(self._parts()) if part is wanted), -1)

    def _parts(self) -> list[QObject]:
        view = cast("QAbstractScrollArea", self._view)
        felt = view.viewport()
        over = [
            each
            for each in (*view.children(), *felt.children())
            if isinstance(each, QWidget) and each.isVisible() and each is not felt
        ]
        return [*self._view.readable_items(), *over]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self._view.focused_item()
        return QAccessible.queryAccessibleInterface(item) if item else None


class _Item(QAccessibleObject):
    """A card or a place."""

    def __init__(self, item: QGraphicsWidget, view: QWidget) -> None:
        super().__init__(item)
        assert isinstance(view, Readable)
        self._item = item
        self._view = view
        self._actions = _Actions(item, view)

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.readable_name(self._item) if kind == QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        pressable = self._view.can_press(self._item)
        return QAccessible.Role.Button if pressable else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.focused_item() is self._item
        state.disabled = not self._view.can_press(self._item)
        return state

    def rect(self) -> QRect:
        return self._view.item_rect(self._item)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view
        assert isinstance(view, QWidget)
        return QAccessible.queryAccessibleInterface(view)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        # None kills the program: PySide6 6.11 and 6.12 read a pointer from whatever is given here.
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE


class _Actions(QAccessibleActionInterface):
    """What can be done to a card or a place."""

    def __init__(self, item: QGraphicsWidget, view: Readable) -> None:
        super().__init__()
        self._item = item
        self._view = view

    def actionNames(self) -> list[str]:
        return [PRESS, FOCUS] if self._view.can_press(self._item) else [FOCUS]

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._view.press(self._item)
        elif name == FOCUS:
            self._view.focus_item(self._item)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []
