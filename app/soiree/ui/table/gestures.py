"""A table at which a move is made by touching the things that it is about.

Each legal move has a gesture: the cards, places and buttons that stand for it. Touching them, in
any order, by clicks, by dragging one onto another, or by the keyboard, makes the move as soon as
they name it. What may be touched next glows. A game's table says what the gesture of a move is;
everything else about choosing is the same for all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from soiree.core.entries import Move
from soiree.ui.style.words import refusal_sentence
from soiree.ui.table.cards import CardItem
from soiree.ui.table.context import Occasion
from soiree.ui.table.plates import Button, Place
from soiree.ui.table.table import Table

Thing = QGraphicsWidget
"""What can be touched: a `CardItem`, a `Place` or a `Button`."""


class GestureTable(Table):
    """A table that knows the gesture of each move."""

    def __init__(self, occasion: Occasion) -> None:
        super().__init__(occasion)
        self._touched: list[Thing] = []

    # --- what a game's table says ----------------------------------------------------------------

    def places(self) -> Sequence[Place]:
        """The places that can be part of a gesture."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Button]:
        """The buttons that can be part of a gesture; those that make no legal move are hidden."""
        return ()

    def refused_move(self, things: Sequence[Thing]) -> Move | None:
        """The move that was meant by touching things that make no legal one, to say why not."""
        return None

    # --- what may be touched ---------------------------------------------------------------------

    @property
    def touched(self) -> tuple[Thing, ...]:
        """What has been touched of a move so far."""
        return tuple(self._touched)

    def legal(self) -> tuple[Move, ...]:
        """The moves of the person who may choose now."""
        if self.decider is None or self.moving:
            return ()
        return tuple(self.client.legal(self.decider))

    def next_things(self) -> list[Thing]:
        """What may be touched next, in natural order, without what is touched already."""
        found: dict[Thing, None] = {}
        for gesture in self._gestures(self._touched).values():
            found |= dict.fromkeys(thing for thing in gesture if thing not in self._touched)
        return list(found)

    def _gestures(self, touched: Collection[Thing]) -> dict[Move, tuple[Thing, ...]]:
        """The gestures that these things may be part of."""
        every = {move: self.gesture(move) for move in self.legal()}
        return {
            move: gesture for move, gesture in every.items() if all(t in gesture for t in touched)
        }

    # --- touching --------------------------------------------------------------------------------

    def is_control(self, item: Thing) -> bool:
        return super().is_control(item) or item in self.places()

    def can_press(self, item: Thing) -> bool:
        return bool(self._gestures([item])) or item in self._touched

    def press(self, item: Thing) -> None:
        if item in self._touched:
            self._touched.remove(item)
        elif self._gestures([*self._touched, item]):
            self._touched.append(item)
        elif self._gestures([item]) and len(self._touched) < 2:
            self._touched = [item]
        else:
            self._refuse([*self._touched, item])
            return
        self._show_touched()
        self._choose_if_named()

    def press_again(self, item: Thing) -> None:
        """The second half of a double click leaves a card taken up, and does what a click on its
        place would where there is just one. A button is pressed once more.
        """
        if isinstance(item, Button):
            self.press(item)
            return
        if self._click.chose:
            return
        if item not in self._touched and self._gestures([*self._touched, item]):
            # It was taken up before, and the first half has put it back.
            self.press(item)
        following = self.next_things()
        if item in self._touched and len(following) == 1 and isinstance(following[0], Place):
            self.press(following[0])

    def press_nothing(self) -> None:
        self.drop_choice()

    def drop_choice(self) -> None:
        self._touched = []
        self._show_touched()

    def can_drag(self, card: CardItem) -> bool:
        return bool(self._gestures([card]))

    def drop(self, card: CardItem, thing: Thing | None) -> None:
        self._touched = [card]
        if thing is None or thing is card:
            self.drop_choice()
        elif self._gestures([card, thing]):
            self.press(thing)
        else:
            self._refuse([card, thing])
            self.drop_choice()

    def _choose_if_named(self) -> None:
        """Make the move whose gesture is complete, if there is one."""
        touched = set(self._touched)
        for move, gesture in self._gestures(self._touched).items():
            if touched == set(gesture):
                self.make(move)
                return

    def make(self, move: Move) -> None:
        """Make a move for the person who may choose, or say why it is refused."""
        if self.decider is None:
            return
        seat = self.decider
        self.note_choice()
        self.drop_choice()
        refusal = self.client.choose(seat, move)
        if refusal is not None:
            self.refused.emit(refusal_sentence(refusal, self.names))
            self.refresh()

    def _refuse(self, things: Sequence[Thing]) -> None:
        """Say why touching these things makes no move, if the game has a word for it."""
        move = self.refused_move(things)
        if move is None or self.decider is None:
            return
        refusal = self.client.refusal(self.decider, move)
        if refusal is not None:
            self.refused.emit(refusal_sentence(refusal, self.names))

    # --- showing it ------------------------------------------------------------------------------

    def show_targets(self, card: CardItem | None) -> None:
        """While a card is dragged, its own gestures count alone."""
        self._touched = [] if card is None else [card]
        self._show_open()

    def refresh(self) -> None:
        self._show_open()

    def _show_touched(self) -> None:
        for items in self.zones.values():
            for item in items:
                item.stand_out(item in self._touched)
        self._show_open()
        self.place_pointers()

    def _show_open(self) -> None:
        """Let places glow that may be touched next, and show the buttons that do something."""
        following = self.next_things()
        for place in self.places():
            inviting = place in following or place in self._touched
            place.show_open(inviting, bool(self._touched) and inviting)
        for button in self.buttons():
            button.setVisible(button in following)
        self.tell_changes()

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._touched:
            self.drop_choice()
            return
        for button in self.buttons():
            if button.isVisible() and event.text().lower() == button.key.lower():
                self.hurry()
                self.press(button)
                return
        super().keyPressEvent(event)
