"""The accessible tree of a table: each card and place with a name, a state and actions.

Qt exposes no items of a graphics view to assistive technology. `interface` is a factory for
`QAccessible.installFactory`, to be installed once after the application object is made.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol, TypeGuard, cast, runtime_checkable
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene, QWidget
from shiboken6 import Shiboken

from soiree.ui.deferring import timer
from soiree.ui.language.voice import description_of
from soiree.ui.table.felt.background import Background
from soiree.ui.table.felt.items import TableItem

if TYPE_CHECKING:
    # The start page may need this module, but no part of a table.
    from soiree.ui.table.felt.board import Board
    from soiree.ui.table.input.focus import Focus
    from soiree.ui.table.speech.reading import Reading

NO_INTERFACE = Shiboken.VoidPtr(0)
"""The result of `interface_cast` for an interface that an item does not have."""

_TABLE = QAccessible.Role.Canvas if sys.platform == "linux" else QAccessible.Role.Grouping
"""The role of a table. Orca reads everything in a group aloud when the focus enters it."""

PRESS = "Press"
FOCUS = "SetFocus"


class Readable(Background):
    """A table whose items a screen reader can reach.

    Attributes:
        board: the items on the felt.
        reading: the items of the tree, and their names, roles and descriptions.
        focus: the keyboard's focus on the items.
    """

    board: Board
    reading: Reading
    focus: Focus

    def item_rect(self, item: TableItem) -> QRect:
        """Return an item's rectangle on the screen."""
        area = self.mapFromScene(item.area()).boundingRect()
        return area.translated(self.viewport().mapToGlobal(QPoint()))


@runtime_checkable
class Pressable(Protocol):
    """A widget of our own that acts as a button, whatever its children are."""

    def activate(self) -> None: ...


@runtime_checkable
class Choosable(Protocol):
    """A widget of our own that can be pressed, but a press may only explain a refusal.

    Attributes:
        can_choose: false if a screen reader should read it as disabled.
    """

    can_choose: bool


class Alerting(Protocol):
    """A widget of our own that reports an error.

    Attributes:
        is_alert: true if a screen reader should read it as an alert.
    """

    is_alert: bool


_Known = tuple[str, bool, bool, str]
"""The state of an item as last reported: name, can be pressed, is in the tree, note."""

_met: WeakSet[TableItem] = WeakSet()
"""The items that a screen reader has asked about."""


class Changes:
    """Reports changes of a view's items to screen readers, which cache what they read.

    Several changes in a row are reported once, after the last.
    """

    def __init__(self, view: Readable) -> None:
        self._view = ref(view)
        self._known: WeakKeyDictionary[TableItem, _Known] = WeakKeyDictionary()
        self._timer = timer(view, self._tell)

    def tell_soon(self) -> None:
        if QAccessible.isActive():
            self._timer.start()

    def _tell(self) -> None:
        view = self._view()
        if view is None:
            return
        view.board.name_items()
        in_sight = view.reading.in_tree()
        met = [each for each in _met if Shiboken.isValid(each)]
        for item in [each for each in met if _view_of(each) is view]:
            shown = item in in_sight
            name = view.reading.name_of(item) if shown else ""
            note = view.reading.note_on(item) if shown else ""
            now = (name, shown and view.focus.can_press(item), shown, note)
            self._tell_of(item, self._known.get(item), now)
            self._known[item] = now

    def _tell_of(self, item: TableItem, before: _Known | None, now: _Known) -> None:
        name, enabled, shown, note = now
        event = QAccessible.Event
        if before is None or name != before[0]:
            item.report(event.NameChanged)
        if note != ("" if before is None else before[3]):
            item.report(event.DescriptionChanged)
        if before is None or shown != before[2]:
            item.report(event.ObjectShow if shown else event.ObjectHide)
        if before is None or enabled != before[1]:
            other = QAccessible.State()
            other.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, other))


# Qt accepts None for a missing interface, but PySide's types do not: hence the
# `type: ignore[override]` below.


def interface(_key: str, obj: QObject | None) -> QAccessibleInterface | None:
    """Return an object's accessible interface; None leaves the object to Qt."""
    # PySide never frees an interface. So an interface holds no reference to its object but asks Qt
    # for it: otherwise the items of every table would live until the program ends.
    if isinstance(obj, TableItem):
        view = _view_of(obj)
        if view is None:
            return None
        _met.add(obj)
        return _Item(obj, view.reading.role_of(obj))
    if _is_readable(obj):
        return _View(obj)
    if isinstance(obj, QWidget) and _is_pressable(obj):
        return _Pressable(obj)
    if isinstance(obj, QWidget) and _is_alerting(obj):
        return QAccessibleWidget(obj, QAccessible.Role.AlertMessage, obj.accessibleName())
    return None


# A screen reader causes a call for every widget, and `isinstance` with a protocol is slow.


def _is_pressable(widget: QWidget) -> bool:
    """True for a `Pressable`."""
    return hasattr(widget, "activate")


def _is_alerting(widget: QWidget) -> bool:
    """True for an `Alerting` widget."""
    return hasattr(widget, "is_alert")


def _view_of(item: TableItem) -> Readable | None:
    scene: QGraphicsScene | None = item.scene()
    views = [] if scene is None else scene.views()
    return next((view for view in views if _is_readable(view)), None)


def _is_readable(view: object) -> TypeGuard[Readable]:
    """True for a table, once it is made: a base class may cause events before."""
    return isinstance(view, Readable) and hasattr(view, "reading")


def _shown_in(item: QObject | None) -> tuple[TableItem, Readable] | None:
    """Return an item and the table that shows it; None if the item is gone or not accessible."""
    if not isinstance(item, TableItem) or not Shiboken.isValid(item):
        return None
    view = _view_of(item)
    return (item, view) if view is not None and view.reading.is_in_tree(item) else None


class _View(QAccessibleWidget):
    def __init__(self, view: QWidget) -> None:
        super().__init__(view, _TABLE, view.accessibleName())

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Description and (told := description_of(self.object())):
            return told
        return super().text(kind)

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
        view = self.object()
        if not _is_readable(view):
            return []
        viewport = view.viewport()
        over = [
            each
            for each in (*view.children(), *viewport.children())
            if isinstance(each, QWidget) and each.isVisible() and each is not viewport
        ]
        return [*view.reading.in_tree(), *over]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.object()
        item = view.focus.focused_item() if _is_readable(view) else None
        return QAccessible.queryAccessibleInterface(item) if item else None


class _Item(QAccessibleObject):
    def __init__(self, item: TableItem, role: QAccessible.Role) -> None:
        super().__init__(item)
        self._role = role

    @property
    def _is_control(self) -> bool:
        return self._role == QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        found = _shown_in(self.object())
        if found is None:
            return ""
        item, view = found
        match kind:
            case QAccessible.Text.Name:
                return view.reading.name_of(item)
            case QAccessible.Text.Description:
                return description_of(item) or view.reading.about(item)
        return ""

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        found = _shown_in(self.object())
        if found is None:
            state.invisible = True
            state.disabled = self._is_control
            return state
        item, view = found
        state.focusable = view.board.is_in_reach_of_keys(item)
        state.focused = view.focus.focused_item() is item
        state.disabled = self._is_control and not view.focus.can_press(item)
        return state

    def rect(self) -> QRect:
        found = _shown_in(self.object())
        return QRect() if found is None else found[1].item_rect(found[0])

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self._item()
        view = None if item is None else _view_of(item)
        return QAccessible.queryAccessibleInterface(view) if view else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        item = self._item()
        if item is None or kind != QAccessible.InterfaceType.ActionInterface:
            # PySide6 6.11 and 6.12 crash on None: they read a pointer from any result.
            return NO_INTERFACE
        if item not in _actions:
            _actions[item] = _Actions(item, self._is_control)
        return _actions[item]

    def _item(self) -> TableItem | None:
        return cast("TableItem | None", self.object())


class _Actions(QAccessibleActionInterface):
    """The actions of an item, which never change.

    Pressing a disabled item emits the reason, unless it is another player's turn.
    """

    def __init__(self, item: TableItem, is_control: bool) -> None:
        super().__init__()
        self._item = ref(item)
        self._names = [PRESS, FOCUS] if is_control else [FOCUS]

    def actionNames(self) -> list[str]:
        return self._names

    def doAction(self, name: str) -> None:
        found = _shown_in(self._item())
        if found is None:
            return
        item, view = found
        if name == PRESS:
            view.focus.act_on(item)
        elif name == FOCUS and view.board.is_in_reach_of_keys(item):
            view.focus.move_to(item)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


_actions: WeakKeyDictionary[TableItem, _Actions] = WeakKeyDictionary()
"""The action interfaces, which must live as long as their items: Qt holds a bare pointer."""


class _Pressable(QAccessibleWidget):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Button, widget.accessibleName())

    def state(self) -> QAccessible.State:
        state, widget = super().state(), self.object()
        if isinstance(widget, Choosable) and not widget.can_choose:
            state.disabled = True
        return state

    def actionNames(self) -> list[str]:
        return [PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        widget = self.object()
        if name == PRESS and isinstance(widget, Pressable):
            widget.activate()
        else:
            super().doAction(name)
