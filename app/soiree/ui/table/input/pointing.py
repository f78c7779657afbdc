"""The mouse at the table: clicks, double clicks, drags, and their targets."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from soiree.ui.table.contract.step import FLIGHT
from soiree.ui.table.contract.targets import CardTarget, Place, Target
from soiree.ui.table.felt.cards import CardItem, FlightPlan
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.input.fingers import around, is_finger
from soiree.ui.table.input.looking import Looking
from soiree.ui.table.parts import TablePart, TableParts

_LAST_MOMENT = 80
"""The time before a drop in which the hand's speed is measured, in milliseconds."""


class Click(Struct):
    """A click, from the press of the mouse button on.

    Attributes:
        target: the target under the mouse; None for the bare felt.
        early: True if no person had been asked to choose yet.
        chose: True if the click made a move.
    """

    target: Target | None = None
    early: bool = True
    chose: bool = False


class Pointing(TablePart):
    """The mouse at a table."""

    def __init__(self, parts: TableParts, choice: Choice, looking: Looking) -> None:
        super().__init__(parts)
        self._choice = choice
        self._looking = looking
        self._pressed: Target | None = None
        self._pressed_at = QPoint()
        self._dragged: CardItem | None = None
        self._trail: list[tuple[int, QPointF]] = []  # of a drag: milliseconds and points
        self._click = Click()
        self._first: Click | None = None  # click of a double click in progress
        choice.made.connect(self.note_choice)

    def forget(self) -> None:
        """Drop any press or drag, for a new scene."""
        self._dragged = self._pressed = None

    def call_off_drag(self) -> None:
        """Cancel a drag, for a new layout."""
        if self._dragged is not None:
            self.forget()
            self._choice.select(())

    def target_at(self, point: QPoint) -> Target | None:
        """Return the target that a click at a point of the viewport means.

        In a race places take precedence over a card that flies across.
        """
        if self._choice.is_race():
            return self._meant_by_place(point) or self._meant_by_item(point)
        return self._meant_by_item(point) or self._meant_by_place(point)

    def _meant_by_item(self, point: QPoint) -> Target | None:
        for found in self._view.items(point):
            item: QGraphicsItem | None = found
            while item is not None and not isinstance(item, TableItem):
                item = item.parentItem()
            if item is None or item is self._dragged or not item.isVisible():
                continue
            target = self._board.target_of(item)
            meant = None if target is None else self._choice.meaning(target)
            if meant is not None:
                return meant
        return None

    def _meant_by_place(self, point: QPoint) -> Target | None:
        places = map(self._choice.meaning, self._places_at(point))
        return next((meant for meant in places if meant is not None), None)

    def _places_at(self, point: QPoint) -> list[Place]:
        return self._board.places_at(self._view.mapToScene(point))

    def press(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        self._pressed = self.target_at(self._pressed_at)
        if self._pressed is None and is_finger(event):
            near = map(self.target_at, around(self._pressed_at))
            self._pressed = next((target for target in near if target is not None), None)
        self._click = Click(self._pressed, early=self._shown.now.decider is None)
        self._first = None
        self._playback.hurry()

    def press_twice(self, event: QMouseEvent) -> None:
        """Handle a double click.

        It counts as two clicks if they are on different targets, or if the first came too early.
        """
        first = self._click
        self.press(event)
        self._click.chose = first.chose
        if first.chose or (first.target == self._pressed and not first.early):
            self._first = first

    def move(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._dragged is None:
            self._show_cursor(point)
            self._begin_drag(point)
        if self._dragged is not None:
            self._dragged.setPos(self._view.mapToScene(point))
            self._trail.append((event.timestamp(), event.position()))
        self._looking.go_to(self._places_at(point))

    def leave(self) -> None:
        """Handle the mouse leaving the table."""
        self._looking.go_to(())
        self._point_at(None)

    def release(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        # Looked up before the card is dropped, or the card itself would be found.
        target = self.target_at(point)
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        first, self._first = self._first, None
        if dragged is not None:
            dragged.speed = self._speed(event.timestamp())
            self._drop(dragged, pressed, target)
        elif pressed is None:
            self._choice.select(())
        elif (point - self._pressed_at).manhattanLength() < QApplication.startDragDistance():
            if first is None:
                self._choice.activate(pressed, early=self._click.early)
            else:
                self._choice.activate_again(pressed, chose=self._click.chose)

    def _show_cursor(self, point: QPoint) -> None:
        target = self.target_at(point)
        acts = target is not None and self._choice.can_activate(target)
        self._point_at(target if acts else None)
        shape = Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor
        self._view.viewport().setCursor(shape)

    def _point_at(self, target: Target | None) -> None:
        if target != self._shown.now.pointed_at:
            self._shown.change(pointed_at=target)
            self._board.mark_places()

    def _begin_drag(self, point: QPoint) -> None:
        far = (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        pressed = self._pressed
        card = None if pressed is None or not far else self._choice.draggable(pressed)
        item = None if card is None else self._board.item_of(card)
        if isinstance(pressed, (CardTarget, Place)) and isinstance(item, CardItem):
            self._choice.select(())
            self._dragged = item
            self._trail = []
            item.hold()
            self._choice.drag(pressed)

    def _speed(self, now: int) -> QPointF:
        recent = [(when, where) for when, where in self._trail if now - when <= _LAST_MOMENT]
        if not recent or recent[0][0] >= now:
            return QPointF()
        return (recent[-1][1] - recent[0][1]) / (now - recent[0][0])

    def _drop(self, dragged: CardItem, pressed: Target | None, target: Target | None) -> None:
        self._choice.select(())
        lay = dragged.pose
        held = pressed if isinstance(pressed, Place) else self._board.target_of(dragged)
        if isinstance(held, (CardTarget, Place)):
            self._choice.drop(held, target)
        will_fly = self._click.chose and self._shown.now.decider is None
        if dragged.pose is lay and not will_fly:
            self._glide_back(dragged)

    def _glide_back(self, card: CardItem) -> None:
        milliseconds = self._shown.now.appearance.motion(FLIGHT * 2 // 3)
        if self._playback or not milliseconds or self._choice.is_race():
            self._rest(card)
            return
        flight = card.flight(card.pose, card.card, FlightPlan(milliseconds))
        self._playback.motions.run(flight, lambda: self._rest(card))

    def _rest(self, card: CardItem) -> None:
        card.rest(card.pose)
        self._board.show_selected()

    def note_choice(self) -> None:
        """Note a choice during a click, so that a double click does not go on with it."""
        self._click.chose = True
