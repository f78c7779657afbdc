"""The scene for screen readers: each card and place by name, to be found, focused and acted on.

A graphics view shows nothing to assistive technology by itself; these interfaces do. `install`
once, after the application object is made.
"""

from __future__ import annotations

import sys
from typing import Protocol, TypeGuard, cast, runtime_checkable
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAccessibleWidget,
    QGraphicsScene,
    QGraphicsWidget,
    QWidget,
)
from shiboken6 import Shiboken

from soiree.ui.style.voice import description_of

NO_INTERFACE = Shiboken.VoidPtr(0)
"""What `interface_cast` gives for an interface that an item does not have."""

_TABLE = QAccessible.Role.Canvas if sys.platform == "linux" else QAccessible.Role.Grouping
"""What a table is. Orca reads all that stands in a group, in one breath, when one comes to it."""

PRESS = "Press"
FOCUS = "SetFocus"


class ReadableItems(Protocol):
    """The cards and places that a screen reader can reach, and what they are."""

    def by_keys(self) -> list[QGraphicsWidget]:
        """Those that keys reach, in reading order."""

    def in_tree(self) -> list[QGraphicsWidget]:
        """Those that a screen reader finds: the prompt, what keys reach, and the players."""

    def is_in_tree(self, item: QGraphicsWidget) -> bool:
        """Whether a screen reader finds an item."""

    def name_items(self) -> None:
        """Bring the names of all items up to what is shown now."""

    def name_of(self, item: QGraphicsWidget) -> str:
        """What an item is called: nothing that the viewer's seat may not know."""

    def use_of(self, item: QGraphicsWidget) -> str:
        """What an item is to the choice that has been begun: taken up, or a place that takes it."""

    def notch_of(self, item: QGraphicsWidget) -> str:
        """What the notch on the way of a score stands for, if the item is a player with one."""

    def is_control(self, item: QGraphicsWidget) -> bool:
        """Whether an item can ever be pressed, now or at another time."""

    def is_line(self, item: QGraphicsWidget) -> bool:
        """Whether an item is the line of the prompt, which now and then only tells something."""

    def is_prompt(self, item: QGraphicsWidget) -> bool:
        """Whether an item is that line where it says what may be done."""


class Notes(Protocol):
    """What there is to say of the items of a view beside their names."""

    def note_on(self, item: QGraphicsWidget) -> str:
        """What has happened where an item is, in sentences; empty where nothing has."""


class KeyboardFocus(Protocol):
    """What keys can do to the items of a view, and which item has the focus."""

    def focused_item(self) -> QGraphicsWidget | None:
        """What keys act on now, if the view has the window's focus."""

    def can_press(self, item: QGraphicsWidget) -> bool: ...

    def act_on(self, item: QGraphicsWidget) -> None:
        """Act on an item, as Enter does when it has the focus."""

    def move_to(self, item: QGraphicsWidget) -> None:
        """Put the visible focus on an item."""


@runtime_checkable
class Readable(Protocol):
    """A view of a scene whose items a screen reader can reach.

    It has these attributes before anything is told about it, even its name.
    """

    @property
    def reading(self) -> ReadableItems: ...

    @property
    def focus(self) -> KeyboardFocus: ...

    @property
    def recap(self) -> Notes: ...

    def item_rect(self, item: QGraphicsWidget) -> QRect:
        """Where an item is, on the screen."""


@runtime_checkable
class Pressable(Protocol):
    """A widget of our own that acts as a button does, whatever else it holds."""

    def activate(self) -> None: ...


@runtime_checkable
class Choosable(Protocol):
    """A widget of our own that can be pressed, though it may only say why it cannot be chosen.

    Attributes:
        can_choose: whether it can; a screen reader reads it as disabled if not.
    """

    can_choose: bool


@runtime_checkable
class Alerting(Protocol):
    """A widget of our own that says what is wrong.

    Attributes:
        is_alert: whether a screen reader reads it as an alert.
    """

    is_alert: bool


def focus_moved(item: QGraphicsWidget) -> None:
    """Tell a screen reader that the keyboard's focus is on another item now."""
    QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


_Known = tuple[str, bool, bool, str]
"""What a screen reader was told of an item: its name, whether it can be pressed and is in sight,
and what has happened there."""

_met: WeakSet[QGraphicsWidget] = WeakSet()
"""The items that a screen reader has come upon."""


class Changes:
    """Tells screen readers what has changed about the items of a view: they keep what they read.

    Several changes in a row are told once, when all of them have been made.
    """

    def __init__(self, view: QWidget) -> None:
        self._view = ref(view)
        self._known: WeakKeyDictionary[QGraphicsWidget, _Known] = WeakKeyDictionary()
        self._timer = QTimer(view)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)

    def tell_soon(self) -> None:
        if QAccessible.isActive():
            self._timer.start()

    def _tell(self) -> None:
        view = self._view()
        if view is None or not isinstance(view, Readable):
            return
        view.reading.name_items()
        in_sight = view.reading.in_tree()
        met = [each for each in _met if Shiboken.isValid(each)]
        for item in [each for each in met if _view_of(each) is view]:
            shown = item in in_sight
            name = view.reading.name_of(item) if shown else ""
            note = _note_on(item, view) if shown else ""
            now = (name, shown and view.focus.can_press(item), shown, note)
            self._tell_of(item, self._known.get(item), now)
            self._known[item] = now

    def _tell_of(self, item: QGraphicsWidget, before: _Known | None, now: _Known) -> None:
        """Say what is new about an item; everything, if nothing was said of it before."""
        name, enabled, shown, note = now
        event = QAccessible.Event
        if before is None or name != before[0]:
            _changed(item, event.NameChanged)
        if note != ("" if before is None else before[3]):
            _changed(item, event.DescriptionChanged)
        if before is None or shown != before[2]:
            _changed(item, event.ObjectShow if shown else event.ObjectHide)
        if before is None or enabled != before[1]:
            other = QAccessible.State()
            other.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, other))


def _changed(item: QGraphicsWidget, what: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(item, what))


# Where an interface may be missing Qt takes None, which PySide's own types do not say: hence the
# `type: ignore[override]` below.


def interface(_key: str, obj: QObject | None) -> QAccessibleInterface | None:
    """What Qt tells screen readers of an object; None where Qt knows it best."""
    # PySide never lets go of what is made here. So an interface holds nothing: it asks Qt for its
    # object, which then is gone when the table is done with it, and not when the program ends.
    if isinstance(obj, QGraphicsWidget):
        view = _view_of(obj)
        if view is None:
            return None
        _met.add(obj)
        return _Item(obj, _role_of(obj, view.reading))
    if isinstance(obj, QWidget) and isinstance(obj, Readable):
        return _View(obj)
    if isinstance(obj, QWidget) and isinstance(obj, Pressable):
        return _Pressable(obj)
    if isinstance(obj, QWidget) and isinstance(obj, Alerting):
        return QAccessibleWidget(obj, QAccessible.Role.AlertMessage, obj.accessibleName())
    return None


def _role_of(item: QGraphicsWidget, reading: ReadableItems) -> QAccessible.Role:
    if reading.is_prompt(item):
        return QAccessible.Role.Heading
    return QAccessible.Role.Button if reading.is_control(item) else QAccessible.Role.StaticText


def _view_of(item: QGraphicsWidget) -> Readable | None:
    scene: QGraphicsScene | None = item.scene()
    views = [] if scene is None else scene.views()
    return next((view for view in views if _is_readable(view)), None)


def _is_readable(view: object) -> TypeGuard[Readable]:
    """Whether a view is one of a table. It is asked of each item again and again."""
    kind = type(view)
    if kind not in _readable and isinstance(view, Readable):
        _readable.add(kind)
    return kind in _readable


_readable: set[type] = set()
"""The kinds of views that were found to be of a table."""


def _view_showing(item: QObject | None) -> Readable | None:
    """The view in which an item can be found now: one that is out of sight is not followed."""
    if not isinstance(item, QGraphicsWidget) or not Shiboken.isValid(item):
        return None
    view = _view_of(item)
    return view if view is not None and view.reading.is_in_tree(item) else None


def _note_on(item: QGraphicsWidget, view: Readable) -> str:
    """What has happened where an item is; the prompt's line is nowhere."""
    return "" if view.reading.is_line(item) else view.recap.note_on(item)


class _View(QAccessibleWidget):
    """The table: its children are the cards and places in reading order, then what lies over it."""

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
        area = cast("QAbstractScrollArea", view)
        viewport = area.viewport()
        over = [
            each
            for each in (*area.children(), *viewport.children())
            if isinstance(each, QWidget) and each.isVisible() and each is not viewport
        ]
        return [*view.reading.in_tree(), *over]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.object()
        item = view.focus.focused_item() if isinstance(view, Readable) else None
        return QAccessible.queryAccessibleInterface(item) if item else None


class _Item(QAccessibleObject):
    """A card or a place. Its role never changes; its state says whether it can be pressed now."""

    def __init__(self, item: QGraphicsWidget, role: QAccessible.Role) -> None:
        super().__init__(item)
        self._role = role

    @property
    def _is_control(self) -> bool:
        return self._role == QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        item = self._item()
        view = _view_showing(item)
        if view is None or item is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return view.reading.name_of(item)
            case QAccessible.Text.Description:
                if said := description_of(item):
                    return said
                reading = view.reading
                told = _note_on(item, view), reading.use_of(item), reading.notch_of(item)
                return " ".join(filter(None, told))
        return ""

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item = self._item()
        view = _view_showing(item)
        if view is None or item is None:
            state.invisible = True
            state.disabled = self._is_control
            return state
        state.focusable = item in view.reading.by_keys()
        state.focused = view.focus.focused_item() is item
        state.disabled = self._is_control and not view.focus.can_press(item)
        return state

    def rect(self) -> QRect:
        item = self._item()
        view = _view_showing(item)
        return QRect() if view is None or item is None else view.item_rect(item)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self._item()
        view = None if item is None else _view_of(item)
        return QAccessible.queryAccessibleInterface(cast("QObject", view)) if view else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        item = self._item()
        if item is None or kind != QAccessible.InterfaceType.ActionInterface:
            # None kills the program: PySide6 6.11 and 6.12 read a pointer from whatever is given.
            return NO_INTERFACE
        if item not in _actions:
            _actions[item] = _Actions(item, self._is_control)
        return _actions[item]

    def _item(self) -> QGraphicsWidget | None:
        return cast("QGraphicsWidget | None", self.object())


class _Actions(QAccessibleActionInterface):
    """What can be done to a card or a place: always the same, as roles are.

    What may not be pressed says why not, if there is more to say than that it is not one's turn.
    """

    def __init__(self, item: QGraphicsWidget, is_control: bool) -> None:
        super().__init__()
        self._item = ref(item)
        self._names = [PRESS, FOCUS] if is_control else [FOCUS]

    def actionNames(self) -> list[str]:
        return self._names

    def doAction(self, name: str) -> None:
        item = self._item()
        view = _view_showing(item)
        if view is None or item is None:
            return
        if name == PRESS:
            view.focus.act_on(item)
        elif name == FOCUS and item in view.reading.by_keys():
            view.focus.move_to(item)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


_actions: WeakKeyDictionary[QGraphicsWidget, _Actions] = WeakKeyDictionary()
"""Qt is given a bare pointer to an action interface: it lives as long as its item."""


class _Pressable(QAccessibleWidget):
    """A widget that acts as a button does."""

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
