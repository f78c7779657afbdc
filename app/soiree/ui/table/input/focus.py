"""The keyboard at the table: corners mark the focused item, and keys act on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent

from soiree.ui.language.keyboards import latin
from soiree.ui.style.panels import WAYS
from soiree.ui.table.contract.targets import GO_ON, Button, Place, Target
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.lines import Corners
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.input.looking import Looking
from soiree.ui.table.parts import TablePart, TableParts

_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Focus(TablePart):
    """The keyboard's focus, and the effect of keys.

    Attributes:
        item: the focused item, even while the table does not have the window's focus.
    """

    def __init__(self, parts: TableParts, choice: Choice, looking: Looking) -> None:
        super().__init__(parts)
        self._choice = choice
        self._looking = looking
        self._by_keys = False
        self.item: TableItem | None = None
        self._ring = Corners()
        self._ring.setZValue(15_000)
        self._ring.hide()
        parts.view.scene().addItem(self._ring)

    def press_key(self, event: QKeyEvent) -> bool:
        """Handle a key; returns false if the key has no effect."""
        key, in_race = event.key(), self._choice.is_race()
        if in_race and event.isAutoRepeat():
            return True
        if key in _PRESSES and self._lets_go_on():
            self._choice.activate(GO_ON)
            return True
        if key == Qt.Key.Key_Escape and self._choice.is_begun():
            self._choice.select(())
            return True
        moment, text = self._shown.moment(), latin(event.text())
        button = self._button_of(text)
        if button is not None:
            self._playback.hurry()
            self._choice.activate(button)
            return True
        activated = self._choosing.key(text, moment) if text else None
        led_to = self._choosing.focus_key(text, self._target(), moment) if text else None
        if activated is not None:
            if not in_race and self._choice.opens(activated) is None:
                self._playback.hurry()
            self._choose(activated)
        elif led_to is not None:
            self.move_to(self._board.item_of(led_to))
        elif key in WAYS:
            self._follow(Qt.Key(key))
        elif key in _PRESSES:
            self.act_on(self.item)
        else:
            return False
        return True

    def _button_of(self, key: str) -> Button | None:
        for button, item in self._board.buttons.items():
            if item.isVisible() and key == item.label.key.lower():
                return button
        return None

    def _choose(self, target: Target) -> None:
        """Activate the target of a key, and move the focus along from a target that it replaces.

        Otherwise Enter would select the replaced target again.
        """
        focused, moment = self._target(), self._shown.moment()
        self._choice.activate(target)
        if focused != target and focused in self._choosing.replaces(target, moment):
            self.move_to(self._board.item_of(target))

    def act_on(self, item: TableItem | None) -> None:
        """Act on an item, after displaying pending events at once.

        If there is neither an item nor a pending event, the focus moves to the first usable item,
        as with an arrow key: nobody plays a card that was not visibly focused. Commands such as
        Pause are skipped.
        """
        early = self._shown.now.decider is None
        if item is None and not self._playback:
            self.move_to(self._first_of_move())
        self._playback.hurry()
        target = None if item is None else self._board.target_of(item)
        meant = None if target is None else self._choice.meaning(target)
        if meant is None:
            return
        self._choice.activate(meant, early=early)
        following = self._choice.following()
        if self._choosing.focus_goes_on and self._choice.selected and len(following) == 1:
            self.move_to(self._board.item_of(following[0]))

    def can_press(self, item: TableItem) -> bool:
        """True if acting on an item has an effect now."""
        target = self._board.target_of(item)
        return target is not None and self._choice.can_activate(target)

    def focused_item(self) -> TableItem | None:
        """Return the item that keys act on; None while the table has no keyboard focus."""
        return self.item if self._view.hasFocus() else None

    def lead(self) -> None:
        """If the focused item cannot be acted on, focus the first item that can."""
        items = self._board.in_reach_of_keys()
        if self._by_keys and not (self.item in items and self.can_press(self.item)):
            self.move_to(self._first_of_move())

    def move_to(self, item: TableItem | None) -> None:
        """Put the visible focus on an item."""
        self._take(item)
        self._by_keys = True
        self.draw()
        if item is not None:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            item.report(QAccessible.Event.Focus)
        focused = self._shown.now.focused
        self._looking.go_to(() if focused is None else (focused,))

    def go_on(self) -> None:
        """After a typed card, focus the last of the places that may be selected next."""
        places = [each for each in self._choice.following() if isinstance(each, Place)]
        if places:
            self.move_to(self._board.item_of(places[-1]))

    def _follow(self, key: Qt.Key) -> None:
        led_to = self._choosing.arrow(key, self._shown.moment())
        if led_to is not None:
            self.move_to(self._board.item_of(led_to))
        else:
            self.step(QPointF(*WAYS[key]))

    def step(self, way: QPointF) -> None:
        """Move the focus to the nearest item in a direction; without a focus, to the first item.

        Items more in that direction than aside take precedence: down does not lead to a neighbour
        at the right that lies a little lower.
        """
        items = self._board.in_reach_of_keys()
        if self.item not in items:
            first = next((item for item in items if self.can_press(item)), None)
            self.move_to(self._first_of_move() or first)
            return
        assert self.item is not None
        here = self.item.area().center()
        best, least = self.item, (True, float("inf"))
        for item in items:
            step = item.area().center() - here
            ahead = QPointF.dotProduct(step, way)
            aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
            far = aside > ahead, ahead + 2.5 * aside
            if item is not self.item and ahead > 1 and far < least:
                best, least = item, far
        self.move_to(best)

    def _first_of_move(self) -> TableItem | None:
        for item in self._board.in_reach_of_keys():
            if self.can_press(item) and self._board.target_of(item) not in self._choice.commands:
                return item
        return None

    def _lets_go_on(self) -> bool:
        button = self._board.buttons.get(GO_ON)
        return button is not None and button.isVisible()

    def enter(self, *, by_tab: bool) -> None:
        """Handle the window's focus coming to the table."""
        if self.item is None and by_tab:
            self.step(QPointF())
        self.draw()

    def hide_ring(self) -> None:
        """Hide the mark of the focus, after a use of the mouse."""
        self._by_keys = False
        self.draw()

    def forget(self) -> None:
        """Clear the focus, for a new scene."""
        self._take(None)

    def keep(self) -> None:
        """Clear the focus from a hidden item, so that nobody can follow a card by the focus."""
        if self.item is not None and not self._board.is_in_reach_of_keys(self.item):
            self._take(None)
        self.draw()

    def draw(self) -> None:
        """Mark the focused item, if the keyboard was used last."""
        if self.item is None or not self._by_keys or not self._view.hasFocus():
            self._ring.hide()
            return
        self._ring.surround(self.item.area(), self._shown.now.appearance.palette)
        self._ring.show()

    def _take(self, item: TableItem | None) -> None:
        self.item = item
        self._shown.change(focused=self._target())
        self._board.mark_places()

    def _target(self) -> Target | None:
        return None if self.item is None else self._board.target_of(self.item)
