"""What players say aloud at the table, each in a bubble of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from soiree.core.zones import Seat
from soiree.ui.table.name_plates import Plate
from soiree.ui.table.placement import Placement
from soiree.ui.table.plates import Bubble
from soiree.ui.table.step import Callout, Speech, Step
from soiree.ui.table.zones import CardsByZone


class Speeches:
    """A bubble for each player, and one for a word about a card.

    Attributes:
        callout: the word about a card.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        placement: Placement,
        cards: CardsByZone,
        plates: Sequence[Plate],
    ) -> None:
        self._placement = placement
        self._cards = cards
        self._plates = plates
        self._bubbles = [Bubble() for _ in plates]
        self._fading = [_hides(bubble, scene) for bubble in self._bubbles]
        self.callout = Bubble()
        for bubble in (*self._bubbles, self.callout):
            scene.addItem(bubble)

    def show(self, step: Step) -> None:
        """Show what is said with an event, and hide what it hushes."""
        if step.hush:
            self.hush()
        if step.speech is not None:
            self.say(step.speech)
        if step.callout is not None:
            self._call(step.callout)

    def say(self, speech: Speech) -> None:
        """Show what a player says."""
        picture: QPixmap | None = None
        if speech.card is not None:
            picture = self._placement.arts[speech.size].face(speech.card)
        slot = self._placement.layout.speech(speech.seat)
        scale = self._plates[speech.seat].scale_now

        bubble = self._bubbles[speech.seat]
        bubble.say(speech.words, picture, slot.tip, slot.edge, self._placement.ratio, scale)
        self._fading[speech.seat].stop()
        if speech.fades:
            self._fading[speech.seat].start(speech.fades)

    def hush_seat(self, seat: Seat) -> None:
        """Hide what a player said."""
        self._bubbles[seat].hide()

    def hush(self) -> None:
        """Hide all that was said."""
        for bubble in (*self._bubbles, self.callout):
            bubble.hide()

    def _call(self, callout: Callout) -> None:
        item = self._cards.item_of(callout.card)
        if item is not None:
            foot = item.pose.centre + QPointF(0, item.pose.art.height / 2)
            self.callout.say(callout.words, None, foot, QPointF(0.5, 0.5), self._placement.ratio)


def _hides(bubble: Bubble, scene: QGraphicsScene) -> QTimer:
    """A timer that hides a bubble."""
    timer = QTimer(scene)
    timer.setSingleShot(True)
    timer.timeout.connect(bubble.hide)
    return timer
