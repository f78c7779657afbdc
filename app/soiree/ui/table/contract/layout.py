"""The layout of a table at one size: the protocol that a game implements, and its values.

Lengths are pixels of the scene, unless a line says otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Protocol, TypeVar, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, Place

ASPECT = 1.4
"""The height of a card, in card widths."""


def edges(number: int) -> int:
    """Return how many card edges show below the card of this index in a pile: one for every 8."""
    return number // 8


class Slot(Struct, frozen=True):
    """The place of a card. The table rounds it to whole device pixels.

    Attributes:
        centre: the middle of the card, in the scene.
        size: an index into the layout's list of card widths.
        height: the z value.
        turn: the angle in degrees, clockwise.
        lift: the number of card edges visible below the card, for the thickness of a pile.
        open: True if the viewer sees the face.
        covered: True if the card lies face down, even if the viewer knows it.
        folded: True if a folded corner shows that other players see only the back.
        buried: True if another card of the pile covers it fully; it casts no shadow.
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
    """The slots of `count` cards exactly on top of each other.

    Args:
        size: an index into the layout's list of card widths.
        seen: True if the viewer sees the faces.
        covered: True if the cards lie face down, even if the viewer knows them.
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


_FAN, _BULGE = 14.0, 0.12
"""The angle of a fan in degrees, and the most by which its middle stands out, in card widths."""


def fanned(
    centres: Sequence[QPointF], width: float, towards: QPointF | None
) -> list[tuple[QPointF, float]]:
    """The centres and turns of a row of cards, fanned about a point behind the row.

    Args:
        centres: the centres of the cards in a straight row.
        width: the width of a card.
        towards: the direction to which the fan opens, away from its player: a unit vector. None
            leaves the row straight.
    """
    if towards is None or len(centres) < 2:
        return [(centre, 0.0) for centre in centres]
    row = centres[-1] - centres[0]
    length, middle = math.hypot(row.x(), row.y()), (centres[0] + centres[-1]) / 2
    # The distance by which the corners of the outer cards would stand out of the row.
    out = width / 2 * math.sin(math.radians(_FAN / 2))
    # The distance by which the middle of an arc of this angle stands out of its chord.
    bulge = min(_BULGE * width, length / 8 * math.radians(_FAN))
    across = QPointF(-towards.y(), towards.x())
    fan = []
    for centre in centres:
        part = 2 * QPointF.dotProduct(centre - middle, across) / length
        fan.append((centre + towards * (out + bulge * (1 - part * part)), _FAN / 2 * part))
    return fan


def in_hand(
    lie: Iterable[tuple[QPointF, float]], size: int, *, seen: bool, turn: float = 0.0
) -> list[Slot]:
    """The slots of a hand, each card above the one before.

    Args:
        lie: the centre of each card, and its turn within the row.
        turn: the turn of the row, in degrees.
    """
    return [
        Slot(centre, size, 100 + number, turn + more, open=seen)
        for number, (centre, more) in enumerate(lie)
    ]


def around(centre: QPointF, width: float, height: float | None = None) -> QRectF:
    """The rectangle about a centre; by default as high as a card of this width."""
    tall = width * ASPECT if height is None else height
    return QRectF(centre.x() - width / 2, centre.y() - tall / 2, width, tall)


class Area(Struct, frozen=True):
    """The rectangle of a place, and its z value."""

    rect: QRectF
    height: float = -1


PLATE = QSizeF(184, 52)
"""The usual size of a name plate, before scaling."""


PLATE_GAP = 12.0
"""The distance of a name plate from the hand that it belongs to."""


class PlateSlot(Struct, frozen=True):
    """The place of a name plate: its top left corner, its scale, and its width before scaling."""

    corner: QPointF
    scale: float
    width: float = PLATE.width()


class LineSlot(Struct, frozen=True):
    """The place of a line of text.

    Attributes:
        room: the leftmost and rightmost x; None allows the width of the table.
        lines: the greatest number of lines; further lines stand above this one.
    """

    middle: QPointF
    scale: float
    room: tuple[float, float] | None = None
    lines: int = 1

    def above(self) -> LineSlot:
        """Return the slot of two lines directly above this one."""
        up = QPointF(0, LINE * words_scale(self.scale))
        return replace(self, middle=self.middle - up, lines=2)


LINE = 23.0
"""The distance between two lines of text, at scale 1."""


class SpeechSlot(Struct, frozen=True):
    """The anchor of a speech bubble.

    Attributes:
        tip: the point of the scene at which the speaker is.
        edge: the point of the bubble at the tip; each coordinate is a share of the bubble's size.
        within: the area that the bubble stays in, even over cards if there is no free room in it;
            None for the whole table, where the bubble covers nothing.
    """

    tip: QPointF
    edge: QPointF
    within: QRectF | None = None


LEAST_CARD = 40.0
"""The least width of a card in the nearest hand, in pixels."""

_PLATES = (0.8, 2.0)
"""The least and the greatest scale of name plates and words at the usual size of text."""

_SHARES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
"""The widths of cards that make room for larger text, as shares of the usual width."""

_GROWTH_STEP = 0.05


class Measures(Struct, frozen=True):
    """The measures that every table has, in pixels. Each game adds its own.

    Attributes:
        size: the size of the table.
        card: the width of the nearest cards.
        plate: the scale of the nearest name plate.
        growth: the size of text as a multiple of the usual one.
        left_handed: True if the targets of most clicks lie at the left.
    """

    size: QSize
    card: float
    plate: float
    growth: float
    left_handed: bool

    @property
    def tall(self) -> float:
        """The height of the nearest cards."""
        return self.card * ASPECT

    @property
    def lines(self) -> float:
        """The scale of the prompt and other single lines of text."""
        return self.plate if self.growth <= 1 else max(self.plate, self.growth / 0.9)

    def plate_size(self) -> QSizeF:
        """Return the size of the nearest name plate."""
        return PLATE * self.plate

    def handed(self, at: QPointF) -> QPointF:
        """Mirror a point of the table for a left-handed player."""
        return QPointF(self.size.width() - at.x(), at.y()) if self.left_handed else at

    def handed_area(self, area: QRectF) -> QRectF:
        """Mirror a part of the table for a left-handed player."""
        across = self.size.width() - area.left() - area.right()
        return area.translated(across, 0) if self.left_handed else area


_M = TypeVar("_M", bound=Measures)


def with_text(
    make: Callable[[float, float, float], _M],
    fits: Callable[[_M], bool],
    card: float,
    usual: float,
    text: float,
) -> _M:
    """Return the measures of a table with the largest text up to a size, and the largest cards.

    Args:
        make: makes measures from the width of a card, the scale of plates and words, and the growth
            of text; 1 is no growth.
        fits: True if nothing on a table with these measures covers anything else.
        card: the width of a card at the usual size of text, in pixels.
        usual: the width of a card at which the scale of plates is 1.
        text: the wanted size of text; 1 is the usual size.
    """
    scale = min(_PLATES[1], max(_PLATES[0], card / usual))
    growth = text
    while growth > 1:
        for share in _SHARES:
            measures = make(max(LEAST_CARD, card * share), scale * growth, growth)
            if fits(measures):
                return measures
        growth = round(growth - _GROWTH_STEP, 2)
    growth = min(1.0, text)
    return make(card, scale * growth, growth)


def are_apart(parts: Iterable[QRectF], size: QSize) -> bool:
    """True if parts of a table of this size are on the table, and none lies on another."""
    areas = list(parts)
    table = QRectF(QPointF(), QSizeF(size))
    return all(map(table.contains, areas)) and not any(
        one.intersects(other) for one, other in combinations(areas, 2)
    )


def words_scale(scale: float) -> float:
    """Return the size of text in a slot of this scale, as a multiple of the least size of text."""
    return max(1.0, 0.9 * scale)


def light_towards(
    players: Sequence[QPointF], middle: QPointF, share: float, moment: Moment
) -> QPointF:
    """Return the middle of the light: on the way from the table's middle to whose turn it is.

    Args:
        players: the point of each player, by seat.
        share: the part of the way; the light stays in the middle if several players choose.
    """
    turns = moment.view.deciders
    return middle + (players[turns[0]] - middle) * share if len(turns) == 1 else middle


class Layout(Protocol):
    """The geometry of a table at one size."""

    @property
    def widths(self) -> Sequence[float]:
        """The widths of cards; `Slot.size` is an index into them."""

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        """Return the slots of `count` cards of a zone, first to last."""

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        """Return the area of every place."""

    def plate(self, seat: Seat) -> PlateSlot:
        """Return the slot of a player's name plate."""

    def button(self, button: Button) -> LineSlot:
        """Return the slot of a button, visible or not; a game without buttons raises KeyError."""
        raise KeyError(button)

    def prompt(self) -> LineSlot:
        """Return the slot of the prompt."""

    def stage(self) -> LineSlot:
        """Return the slot of the line that tells the stage of the match."""

    def digest(self) -> LineSlot:
        """Return the slot of the digest of events since the person's last choice."""
        return self.prompt().above()

    def speech(self, seat: Seat) -> SpeechSlot:
        """Return the anchor of a player's speech bubble."""

    def light(self, moment: Moment) -> QPointF:
        """Return the middle of the pool of light on the felt."""


@runtime_checkable
class RaceLayout(Layout, Protocol):
    """The layout of a game with races against the clock."""

    def countdown(self) -> LineSlot:
        """Return the slot of the countdown."""

    def lock(self, seat: Seat) -> QRectF:
        """Return the area of the sign on a locked hand."""


@runtime_checkable
class RoomForSheet(Protocol):
    """A layout that restricts where the sheet after a round may lie."""

    def sheet_room(self) -> tuple[float, float]:
        """Return the top and bottom between which the sheet covers no card it refers to."""
