"""The table: a stage at which a person chooses, by mouse, by keyboard, or through a screen reader.

What a game's own table adds to a stage: what there is to be reached (`readable_items`), what may be
done (`press`, `drop`), and which places take a card (`show_targets`).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QParallelAnimationGroup,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsWidget

from soiree.core.entries import Move
from soiree.ui.table.accessible import Changes, focus_moved
from soiree.ui.table.cards import CardItem
from soiree.ui.table.context import Occasion
from soiree.ui.table.lines import Corners
from soiree.ui.table.manner import FLIGHT
from soiree.ui.table.plates import Button, Place, Plate
from soiree.ui.table.pointers import Pointer, pointers
from soiree.ui.table.stage import Stage


@dataclass(slots=True)
class Click:
    """A click, from the moment when the button goes down.

    Attributes:
        thing: what it is on; None is the bare felt.
        early: whether nobody had been asked then.
        chose: whether a choice came of it.
    """

    thing: QGraphicsWidget | None = None
    early: bool = True
    chose: bool = False


class Table(Stage):
    """A stage that takes the choices of the people at it.

    Attributes:
        early: whether the touch that counts now came before anybody had been asked, and may have
            been meant only to hurry what moved.

    Signals:
        refused: a choice was refused; the sentence says why, in the game's words.
    """

    refused = Signal(str)

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._picked: CardItem | None = None
        self._dragged: CardItem | None = None
        self._pressed: QGraphicsWidget | None = None
        self._pressed_at = QPoint()
        self._click = Click()
        self._first: Click | None = None  # of the double click that is being made
        self._focus: QGraphicsWidget | None = None
        self._by_keys = False
        self._hinted: Move | None = None
        self._pointers: list[Pointer] = []
        self.early = False
        self._ring = Corners()
        self._ring.setZValue(15_000)
        self._ring.hide()
        self.scene().addItem(self._ring)
        self.settled.connect(self._keep_focus)
        self._changes = Changes(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # --- what a game's table says ----------------------------------------------------------------

    def readable_items(self) -> list[QGraphicsWidget]:
        raise NotImplementedError

    def is_control(self, item: QGraphicsWidget) -> bool:
        """Whether an item can ever be pressed, now or at another time."""
        return isinstance(item, (CardItem, Button))

    def can_press(self, item: QGraphicsWidget) -> bool:
        raise NotImplementedError

    def press(self, item: QGraphicsWidget) -> None:
        raise NotImplementedError

    def press_again(self, item: QGraphicsWidget) -> None:
        """The second half of a double click: what the first half did is enough."""

    def thing_of(self, item: QGraphicsWidget) -> QGraphicsWidget | None:
        """What is meant by a click on an item: itself, a place it belongs to, or nothing."""
        raise NotImplementedError

    def can_drag(self, card: CardItem) -> bool:
        raise NotImplementedError

    def drop(self, card: CardItem, thing: QGraphicsWidget | None) -> None:
        """A dragged card was let go over something, or over nothing."""
        raise NotImplementedError

    def show_targets(self, card: CardItem | None) -> None:
        """Let every place glow that takes a card, or none."""
        raise NotImplementedError

    def gesture(self, move: Move) -> tuple[QGraphicsWidget, ...]:
        """The things whose touching makes a legal move, in the order that comes naturally."""
        raise NotImplementedError

    # --- hints -----------------------------------------------------------------------------------

    @property
    def hinted(self) -> Move | None:
        """The move that is pointed out to the person who may choose, if one is."""
        return self._hinted

    def show_hint(self, move: Move) -> None:
        """Point out what makes a legal move, until the person has made one."""
        self._hinted = move
        self.place_pointers()

    def drop_hint(self) -> None:
        self._hinted = None
        self.place_pointers()

    def place_pointers(self) -> None:
        """Point at where the things of the hint are now."""
        for pointer in self._pointers:
            self.scene().removeItem(pointer)
        things = () if self._hinted is None else self.gesture(self._hinted)
        self._pointers = pointers(self.area_of(thing) for thing in things)
        for pointer in self._pointers:
            self.scene().addItem(pointer)

    # --- the stage under it ----------------------------------------------------------------------

    def drop_choice(self) -> None:
        self.pick(None)

    def void_choice(self) -> None:
        self.drop_hint()
        super().void_choice()

    def set_scene(self) -> None:
        self.drop_hint()
        self._picked = self._dragged = self._pressed = self._focus = None
        super().set_scene()

    def redraw(self) -> None:
        if self._dragged is not None:
            self._dragged = self._pressed = None
            self.show_targets(None)
        super().redraw()
        self._draw_ring()
        self.place_pointers()

    # --- picking, dragging, dropping -------------------------------------------------------------

    @property
    def picked(self) -> CardItem | None:
        """The card that stands out of the row, waiting for the place it is meant for."""
        return self._picked

    def pick(self, card: CardItem | None) -> None:
        """Let a card stand out, and every place glow that takes it; or none."""
        if self._picked is not None:
            self._picked.stand_out(False)
        self._picked = card
        if card is not None:
            card.stand_out(True)
        self.show_targets(card)
        self.place_pointers()

    def thing_at(self, point: QPoint) -> QGraphicsWidget | None:
        """What a click at a point of the window means."""
        for found in self.items(point):
            item: QGraphicsItem | None = found
            while item is not None and not isinstance(item, QGraphicsWidget):
                item = item.parentItem()
            if item is not None and item is not self._dragged and (thing := self.thing_of(item)):
                return thing
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._by_keys = False
        self._draw_ring()
        self.early = self.decider is None
        self._pressed = self.thing_at(event.position().toPoint())
        self._pressed_at = event.position().toPoint()
        self._click, self._first = Click(self._pressed, self.early), None
        self.hurry()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._dragged is None:
            thing = self.thing_at(point)
            acts = thing is not None and self.can_press(thing)
            shape = Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            far = (point - self._pressed_at).manhattanLength()
            pressed = self._pressed
            if (
                isinstance(pressed, CardItem)
                and far >= QApplication.startDragDistance()
                and self.can_drag(pressed)
            ):
                self.pick(None)
                self._dragged = pressed
                pressed.hold()
                self.show_targets(pressed)
        if self._dragged is not None:
            self._dragged.setPos(self.mapToScene(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        # Looked up while the card is still held, or the card itself would lie on top there.
        thing = self.thing_at(point)
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        first, self._first = self._first, None
        if dragged is not None:
            self.show_targets(None)
            lay = dragged.spot
            self.drop(dragged, thing)
            if dragged.spot is lay:
                self.glide_back(dragged)
        elif pressed is None:
            self.pick(None)
            self.press_nothing()
        elif (point - self._pressed_at).manhattanLength() < QApplication.startDragDistance():
            if first is None:
                self.press(pressed)
            else:
                self.press_again(pressed)
        self.early = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks on different things are two clicks, and so they are on the same thing
        if the first came too early to mean it.
        """
        first = self._click
        self.mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._click.chose = first.chose
            if first.chose or (first.thing is self._pressed and not first.early):
                self._first = first

    def press_nothing(self) -> None:
        """A click on the bare felt."""

    def note_choice(self) -> None:
        """A choice was made: a double click that has begun with it is over."""
        self._click.chose = True

    def glide_back(self, card: CardItem) -> None:
        """A card that was let go returns to where it lies."""
        if self.moving or not self.looks.motion(FLIGHT):
            card.stand_out(False)
            card.rest(card.spot)
            return
        group = QParallelAnimationGroup()
        group.addAnimation(card.flight(card.spot, card.card, self.looks.motion(FLIGHT * 2 // 3)))
        self.motions.run(group, lambda: card.rest(card.spot))

    def leaveEvent(self, event: QEvent) -> None:
        self.viewport().unsetCursor()
        super().leaveEvent(event)

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        ways = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }
        if key in ways:
            self._step(ways[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.press_as_key(self._focus)
        elif key == Qt.Key.Key_Escape and self._picked is not None:
            self.pick(None)
        elif key == Qt.Key.Key_Escape and self._hinted is not None:
            self.drop_hint()
        else:
            super().keyPressEvent(event)

    def press_as_key(self, item: QGraphicsWidget | None) -> None:
        """Act on an item; what still moves is shown at once.

        Where there is no item and nothing moves the focus goes to the first thing that can be
        acted on, as with the first arrow: nobody plays a card that they have not seen chosen.
        """
        self.early = self.decider is None
        if item is None and not self.moving:
            self._step(QPointF())
        self.hurry()
        if item is not None:
            self.press(item)
        self.early = False

    def focused_item(self) -> QGraphicsWidget | None:
        return self._focus if self.hasFocus() else None

    def focus_item(self, item: QGraphicsWidget | None) -> None:
        """Put the visible focus on a card or a place."""
        self._focus = item
        self._by_keys = True
        self._draw_ring()
        if item is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            focus_moved(item)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self._focus is None and event.reason() in by_tab:
            self._step(QPointF())
        self._draw_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._draw_ring()

    def _step(self, way: QPointF) -> None:
        """Move the focus to the nearest thing that way; the first time, to the first thing."""
        things = self.readable_items()
        if self._focus not in things:
            self.focus_item(next((thing for thing in things if self.can_press(thing)), None))
            return
        assert self._focus is not None
        here = self.area_of(self._focus).center()
        best, least = self._focus, float("inf")
        for thing in things:
            step = self.area_of(thing).center() - here
            ahead = QPointF.dotProduct(step, way)
            aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
            if thing is not self._focus and ahead > 1 and ahead + 2.5 * aside < least:
                best, least = thing, ahead + 2.5 * aside
        self.focus_item(best)

    def area_of(self, thing: QGraphicsWidget) -> QRectF:
        """The part of the scene that a card or place takes."""
        if isinstance(thing, Place):
            return thing.area
        if isinstance(thing, (Plate, Button)):
            return thing.area()
        assert isinstance(thing, CardItem)
        return thing.mapRectToScene(thing.outline())

    def item_rect(self, item: QGraphicsWidget) -> QRect:
        area = self.mapFromScene(self.area_of(item)).boundingRect()
        return QRect(self.viewport().mapToGlobal(area.topLeft()), area.size())

    def readable_name(self, item: QGraphicsWidget) -> str:
        return item.name if isinstance(item, (CardItem, Place, Plate, Button)) else ""

    def tell_changes(self) -> None:
        """Names, or what may be pressed, are others now: screen readers are told soon."""
        self._changes.tell_soon()

    def _keep_focus(self) -> None:
        """A card that has gone out of sight does not take the focus along: it could be followed."""
        if self._focus is not None and self._focus not in self.readable_items():
            self._focus = None
        self._draw_ring()

    def _draw_ring(self) -> None:
        if self._focus is None or not self._by_keys or not self.hasFocus():
            self._ring.hide()
            return
        self._ring.surround(self.area_of(self._focus), self.looks.cloth)
        self._ring.show()
