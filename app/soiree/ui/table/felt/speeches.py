"""The speech bubbles of the players, in free room wherever there is some."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from soiree.core.zones import Seat
from soiree.ui.deferring import timer
from soiree.ui.table.contract.layout import SpeechSlot
from soiree.ui.table.contract.step import Callout, Speech, Step
from soiree.ui.table.felt.bubble import Bubble
from soiree.ui.table.felt.name_plates import Plate
from soiree.ui.table.felt.placement import Placement
from soiree.ui.table.felt.speech_room import (
    cards_at,
    kept_within,
    line_at,
    plates_at,
    questions_at,
    room_for,
    stage_at,
)
from soiree.ui.table.motion.zones import CardsByZone

_PICTURES = (1.0, 0.8, 0.7, 0.6)
"""The sizes to try for a card in a bubble, as shares of its usual size."""

_FAR = 160.0
"""The greatest distance from the preferred position at which empty places stay clear, in pixels."""


_LETTERS = 34
"""The approximate length of a line of a refusal, in letters."""

_STAYS = 4500
"""Milliseconds for which a refusal stays, unless something is chosen before."""


class Speeches:
    """A bubble for each player, and one for a word about a card.

    Attributes:
        callout: the word about a card.
        scenery: the game's own items, which bubbles do not cover either.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        placement: Placement,
        cards: CardsByZone,
        plates: Sequence[Plate],
    ) -> None:
        self._scene = scene
        self._placement = placement
        self._presenter = placement.presenter
        self._shown = placement.shown
        self._cards = cards
        self._plates = plates
        self._bubbles = [Bubble() for _ in plates]
        self._fading = [timer(scene, bubble.hide) for bubble in self._bubbles]
        self._said: dict[Seat, Speech] = {}
        self._called: Callout | None = None
        self.callout = Bubble()
        self._refusal = Bubble()
        self._fading_refusal = timer(scene, self._refusal.hide)
        self._beside: list[Bubble] = []
        self.scenery: Sequence[QGraphicsItem] = ()
        for bubble in (*self._bubbles, self.callout, self._refusal):
            scene.addItem(bubble)

    @property
    def spoken(self) -> Sequence[Bubble]:
        """All bubbles, visible or not."""
        return (*self._bubbles, self.callout)

    def adopt(self, bubble: Bubble) -> None:
        """Let `put_aside` hide this bubble too, which belongs to another object."""
        self._beside.append(bubble)

    def show(self, step: Step) -> None:
        """Display the speech of a step, after clearing earlier speech if the step requires it."""
        if step.clears_speech:
            self.clear()
        if step.speech is not None:
            self.say(step.speech)
        if step.callout is not None:
            self._call(step.callout)

    def say(self, speech: Speech) -> None:
        """Display the speech of a player."""
        self._said[speech.seat] = speech
        self._stand(speech)
        self._fading[speech.seat].stop()
        if speech.fades:
            self._fading[speech.seat].start(speech.fades)

    def refuse(self, words: str, beside: QRectF) -> None:
        """Display the reason of a refusal beside the refused card or place, for a while."""
        bubble = self._refusal
        bubble.hide()
        bubble.say(textwrap.fill(words, _LETTERS), None, self._placement.ratio)
        size = bubble.extent()
        wanted = QPointF(beside.center().x(), beside.top() - size.height() / 2)
        at = self.room(bubble, wanted)
        if at is None or QLineF(at, wanted).length() > _FAR:
            # The words must be near the refused item, even if they cover something.
            at = kept_within(wanted, size, self._placement.area)
        bubble.stand(at, beside)
        self._fading_refusal.start(_STAYS)

    def end_refusal(self) -> None:
        """Remove the reason of a refusal."""
        self._refusal.hide()

    def stand_again(self) -> None:
        """Move all visible speech along with the players, after a new layout."""
        for seat, bubble in enumerate(self._bubbles):
            if bubble.isVisible() and seat in self._said:
                self._stand(self._said[seat])
        if self.callout.isVisible() and self._called is not None:
            self._call(self._called)
        for bubble in (self._refusal, *self._beside):
            bubble.hide()

    def _stand(self, speech: Speech) -> None:
        bubble, plate = self._bubbles[speech.seat], self._plates[speech.seat]
        slot = self._placement.layout.speech(speech.seat)
        bubble.hide()
        for part in _PICTURES:
            bubble.say(
                speech.words, self._picture(speech, part), self._placement.ratio, plate.scale_now
            )
            wanted = _wanted(slot, bubble.extent())
            at = self.room(bubble, wanted, slot.within)
            if speech.card is None or (at and QLineF(at, wanted).length() <= _FAR):
                break
        within = slot.within or self._placement.area
        bubble.stand(at or kept_within(wanted, bubble.extent(), within), plate.portrait_area())

    def _picture(self, speech: Speech, part: float) -> QPixmap | None:
        if speech.card is None:
            return None
        picture = self._placement.arts[speech.size].face(speech.card)
        if part == 1:
            return picture
        return picture.scaledToWidth(
            round(picture.width() * part), Qt.TransformationMode.SmoothTransformation
        )

    def room(
        self,
        bubble: Bubble,
        wanted: QPointF,
        within: QRectF | None = None,
        *,
        over_places: bool = True,
    ) -> QPointF | None:
        """Return a centre at which a bubble covers nothing else; None if there is none.

        If possible, the bubble also leaves areas clear that cards or words may need later.

        Args:
            wanted: the preferred centre.
            within: the area to search; None for the whole table.
            over_places: false if such areas must stay clear.
        """
        others = [
            other.sceneBoundingRect()
            for other in self._scene.items()
            if isinstance(other, Bubble) and other is not bubble and other.isVisible()
        ]
        return self.free(bubble.extent(), wanted, others, within=within, over_places=over_places)

    def free(
        self,
        size: QSizeF,
        wanted: QPointF,
        others: Iterable[QRectF] = (),
        *,
        is_asked: bool = True,
        within: QRectF | None = None,
        over_places: bool = True,
    ) -> QPointF | None:
        """Return the centre of a free rectangle of this size near a point; None without one.

        Args:
            others: further rectangles that must stay clear.
            is_asked: true if the prompt and the buttons must stay clear.
            within: the area to search; None for the whole table.
            over_places: false if areas that cards or words may need later must stay clear.
        """
        layout, moment = self._placement.layout, self._shown.moment()
        taken = cards_at(layout, moment, self._placement.arts[0].aspect)
        taken += [*plates_at(layout, len(self._plates)), stage_at(layout), *others]
        if is_asked:
            taken += questions_at(layout, self._presenter.buttons(moment))
        taken += [
            item.mapRectToScene(item.boundingRect().united(item.childrenBoundingRect()))
            for item in self.scenery
            if item.isVisible() and item.zValue() >= 0
        ]
        # There is free room on a place below others, such as a whole board.
        places = [area.rect for area in layout.places(moment).values() if area.height >= -1]
        places.append(line_at(layout.digest()))
        table = self._placement.area.intersected(self._scene.sceneRect())
        area = table if within is None else table.intersected(within)
        clear = room_for(size, wanted, [*taken, *places], area)
        if clear is not None and QLineF(clear, wanted).length() <= _FAR:
            return clear
        if not over_places:
            return None
        # Covering an empty place is better than standing far from the speaker.
        return room_for(size, wanted, taken, area)

    def put_aside(self, aside: bool, seat: Seat | None = None) -> None:
        """Hide speech for a while, or show it again.

        Args:
            seat: the speaker; None for everybody.
        """
        everything = (*self._bubbles, self.callout, *self._beside)
        for bubble in everything if seat is None else [self._bubbles[seat]]:
            bubble.setOpacity(0 if aside else 1)

    def clear_seat(self, seat: Seat) -> None:
        """Remove the speech of a player."""
        self._bubbles[seat].hide()

    def clear(self) -> None:
        """Remove all speech."""
        for bubble in (*self._bubbles, self.callout, self._refusal):
            bubble.hide()

    def _call(self, callout: Callout) -> None:
        self._called = callout
        item = self._cards.item_of(callout.card)
        if item is not None:
            foot = item.pose.centre + QPointF(0, item.pose.art.height / 2)
            self.callout.hide()
            self.callout.say(callout.words, None, self._placement.ratio)
            self.callout.stand(self.room(self.callout, foot) or foot)


def _wanted(slot: SpeechSlot, size: QSizeF) -> QPointF:
    away = QPointF(0.5 - slot.edge.x(), 0.5 - slot.edge.y())
    return slot.tip + QPointF(size.width() * away.x(), size.height() * away.y())
