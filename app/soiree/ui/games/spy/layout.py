"""The layout of the table of Spy vs Spy: cards, places, plates and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.core.zones import Seat, Zone
from soiree.games.spy.zones import Kind
from soiree.ui.games.spy.measures import PILES, Measures, plate_at, prompt_room, speech
from soiree.ui.table.contract.layout import (
    Area,
    Layout,
    LineSlot,
    PlateSlot,
    Slot,
    SpeechSlot,
    around,
    stacked,
    words_scale,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, Place

LARGE, SMALL, TINY = range(3)
"""The sizes of cards: on the nearest board, on the others, and in the points piles."""

BOARD = "board"
"""The kind of a place that is a player's whole board."""

NOBODY = Button("nobody")
"""The button that accuses nobody."""

TAKE = Button("take")
"""The button that takes the selected pile; no key of the race presses it."""


def board_place(seat: Seat) -> Place:
    """The place of a player's whole board."""
    return Place(BOARD, seat)


def hand_place(seat: Seat) -> Place:
    """The place of a racing hand."""
    return Place(Kind.HAND, seat)


def up_place(seat: Seat) -> Place:
    """The place of the card turned up."""
    return Place(Kind.UP, seat)


def pile_place(seat: Seat, number: int) -> Place:
    """The place of a pile, numbered from 0, even before the pile is started."""
    return Place(Kind.PILE, seat, number)


class SpyLayout(Layout):
    """The positions of all items on a table of Spy vs Spy, for one window size."""

    def __init__(self, size: QSize, moment: Moment) -> None:
        self.measures = Measures.of(size, len(moment.names), moment.appearance)
        self._nearest = moment.nearest
        self._stacks: dict[Zone, tuple[QPointF, int]] = {}

    @property
    def widths(self) -> tuple[float, ...]:
        return (self.measures.card, self.measures.small, self.measures.points_width())

    def position(self, seat: Seat) -> int:
        """The number of seats from the seat at the lower edge to this one, in seat order."""
        return (seat - self._nearest) % self.measures.players

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        """The positions of the cards of a zone: all exactly on top of each other."""
        if zone not in self._stacks:
            self._stacks[zone] = self._stack(zone)
        centre, size = self._stacks[zone]
        seen = zone.kind in (Kind.UP, Kind.PILE)
        covered = seen and moment.is_covered
        return stacked(centre, size, count, seen=seen, covered=covered)

    def _stack(self, zone: Zone) -> tuple[QPointF, int]:
        measures = self.measures
        if zone.owner is None:
            return measures.middle(), SMALL
        position = self.position(zone.owner)
        size = SMALL if position else LARGE
        match zone.kind:
            case Kind.POINTS:
                return measures.points(position), TINY
            case Kind.HAND:
                return measures.hand(position), size
            case Kind.UP:
                return measures.up(position), size
        assert zone.slot is not None
        return measures.pile(position, zone.slot - 1), size

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        return self._places

    @cached_property
    def _places(self) -> Mapping[Place, Area]:
        found = {up_place(self._nearest): Area(self._card(self.measures.up(0), 0))}
        for seat in range(self.measures.players):
            position = self.position(seat)
            # A board lies below its cards.
            found[board_place(seat)] = Area(self.measures.ground(position), height=-2)
            found[hand_place(seat)] = Area(self._card(self.measures.hand(position), position))
            for number in range(PILES):
                # The place is larger than the cards, so that its line is visible round them.
                area = self._card(self.measures.pile(position, number), position)
                found[pile_place(seat, number)] = Area(area.adjusted(-3, -3, 3, 3))
        return found

    def _card(self, centre: QPointF, position: int) -> QRectF:
        return around(centre, self.measures.card_width(position))

    def plate(self, seat: Seat) -> PlateSlot:
        position = self.position(seat)
        scale = self.measures.small_plate if position else self.measures.plate
        width = self.measures.plate_size(position).width() / scale
        return PlateSlot(plate_at(self.measures, position), scale, width)

    def button(self, button: Button) -> LineSlot:
        return LineSlot(self.measures.button(wide=button == TAKE), self.measures.lines)

    def prompt(self) -> LineSlot:
        measures = self.measures
        # The prompt and the stage below it share the strip.
        above = QPointF(0, 7 * words_scale(measures.lines))
        return LineSlot(measures.prompt() - above, measures.lines, prompt_room(measures))

    def stage(self) -> LineSlot:
        below = QPointF(0, 19 * words_scale(self.measures.lines))
        return LineSlot(self.prompt().middle + below, self.measures.lines)

    def digest(self) -> LineSlot:
        return replace(self.prompt().above(), room=self.measures.digest_room())

    def countdown(self) -> LineSlot:
        """The middle of the countdown."""
        return LineSlot(self.measures.countdown(), self.measures.plate)

    def lock(self, seat: Seat) -> QRectF:
        """The area of the racing hand, where the lock sign shows."""
        position = self.position(seat)
        return self._card(self.measures.hand(position), position)

    def speech(self, seat: Seat) -> SpeechSlot:
        return speech(self.measures, self.position(seat))

    def light(self, moment: Moment) -> QPointF:
        return QPointF(self.measures.middle().x(), self.measures.size.height() * 0.55)
