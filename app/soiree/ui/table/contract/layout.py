"""Where everything lies on a table of one size: what a game's layout has to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, Place

ASPECT = 1.4
"""The height of a card, in card widths."""


def edges(number: int) -> int:
    """How many edges are seen of a pile below its card of this number, from 0: one for every 8."""
    return number // 8


class Slot(Struct, frozen=True):
    """Where a card rests. The table moves it to whole pixels of the screen.

    Attributes:
        centre: of the card, in the scene.
        size: an index into the layout's widths.
        height: the z value; of two cards, the higher one lies on top.
        turn: degrees, clockwise: 0, or a quarter or half turn.
        lift: how many edges of cards are seen below it, for the thickness of a pile.
        open: whether its face is seen here.
        covered: whether it lies face down here, though it may be known.
        folded: whether a folded corner says that the others see only its back.
        buried: whether another card lies right on it, so that it casts no shadow.
    """

    centre: QPointF
    size: int = 0
    height: float = 0
    turn: float = 0
    lift: int = 0
    open: bool = True
    covered: bool = False
    folded: bool = False
    buried: bool = False


def stacked(
    centre: QPointF, size: int, count: int, *, seen: bool, covered: bool = False
) -> list[Slot]:
    """The slots of `count` cards squared up on each other.

    Args:
        seen: whether their faces are seen.
        covered: whether they lie face down though they may be known.
    """
    return [
        Slot(
            centre,
            size,
            number,
            lift=edges(number),
            open=seen,
            covered=covered,
            buried=number < count - 1,
        )
        for number in range(count)
    ]


def in_a_row(centre: QPointF, step: float, count: int) -> list[QPointF]:
    """Points from left to right about a centre, `step` pixels apart."""
    return [centre + QPointF(step * (number - (count - 1) / 2), 0) for number in range(count)]


def around(centre: QPointF, width: float, height: float | None = None) -> QRectF:
    """The rectangle about a centre; by default as high as a card of this width."""
    tall = width * ASPECT if height is None else height
    return QRectF(centre.x() - width / 2, centre.y() - tall / 2, width, tall)


class Area(Struct, frozen=True):
    """The part of the table that a place takes, and its z value."""

    rect: QRectF
    height: float = -1


class PlateSlot(Struct, frozen=True):
    """Where a name plate stands: its top left corner, its scale, and its width before scaling."""

    corner: QPointF
    scale: float
    width: float | None = None


class LineSlot(Struct, frozen=True):
    """Where a line of text stands: its middle, its scale, and how far it may reach on each side."""

    middle: QPointF
    scale: float
    room: tuple[float, float] | None = None

    def above(self) -> LineSlot:
        """A line right above this one."""
        return replace(self, middle=self.middle - QPointF(0, LINE * max(1.0, 0.9 * self.scale)))


LINE = 23.0
"""From one line of text to the next, at scale 1."""


class SpeechSlot(Struct, frozen=True):
    """Where a bubble stands: a point, and the part of the bubble that lies there, each 0 to 1."""

    tip: QPointF
    edge: QPointF


class Layout(Protocol):
    """Where everything lies on a table of one size: pure geometry."""

    @property
    def widths(self) -> Sequence[float]:
        """The widths of cards, in pixels; `Slot.size` is an index into them."""
        ...

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        """Where `count` cards of a zone lie, first to last."""
        ...

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        """The area of every place."""
        ...

    def plate(self, seat: Seat) -> PlateSlot:
        """Where a player's name plate stands."""
        ...

    def button(self, button: Button) -> LineSlot:
        """Where a button stands, shown or hidden; by default the game has no buttons."""
        raise KeyError(button)

    def prompt(self) -> LineSlot:
        """Where the line stands that says what may be done."""
        ...

    def stage(self) -> LineSlot:
        """Where it stands how far the match is, in a few small words."""
        ...

    def digest(self) -> LineSlot:
        """The line that sums up the moves since the person's last choice: above the prompt."""
        return self.prompt().above()

    def speech(self, seat: Seat) -> SpeechSlot:
        """Where a player's words appear."""
        ...

    def light(self, moment: Moment) -> QPointF:
        """The middle of the pool of light on the felt."""
        ...


@runtime_checkable
class RaceLayout(Layout, Protocol):
    """The layout of a game whose races are run against the clock."""

    def countdown(self) -> LineSlot:
        """Where a race is counted down."""
        ...

    def lock(self, seat: Seat) -> QRectF:
        """Where it is shown that a wrong key has locked a player's hand."""
        ...


@runtime_checkable
class RoomForSheet(Protocol):
    """A layout at which a sheet does not lie just anywhere after a round."""

    def sheet_room(self) -> tuple[float, float]:
        """From where down to where a sheet hides no corner of a card that it tells of."""
        ...
