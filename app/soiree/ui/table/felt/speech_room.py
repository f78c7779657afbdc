"""The search for free room for speech: on no card, plate, button or other text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from soiree.ui.table.contract.layout import Layout, LineSlot, around
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button
from soiree.ui.table.felt.name_plates import Plate

_LINE = QSizeF(620, 26)
_BUTTON = QSizeF(176, 44)
"""The greatest size of a line of text and of a button, before scaling."""


def cards_at(layout: Layout, moment: Moment, aspect: float) -> list[QRectF]:
    """Return the rectangles of all cards on the table.

    Args:
        aspect: the height of a card divided by its width.
    """
    found = []
    for zone, cards in moment.view.zones:
        for slot in layout.slots(zone, len(cards), moment) if cards else ():
            width = layout.widths[slot.size]
            size = (width, width * aspect)
            if abs(math.sin(math.radians(slot.turn))) > 0.5:
                size = size[::-1]
            found.append(around(slot.centre, *size))
    return found


def plates_at(layout: Layout, seats: int) -> list[QRectF]:
    """Return the rectangles of the name plates."""
    slots = map(layout.plate, range(seats))
    return [QRectF(s.corner, QSizeF(s.width, Plate.HEIGHT) * s.scale) for s in slots]


def questions_at(layout: Layout, buttons: Iterable[Button]) -> list[QRectF]:
    """Return the rectangles of the prompt and the buttons, visible or not."""
    return [
        *(_about(layout.button(button), _BUTTON) for button in buttons),
        line_at(layout.prompt()),
    ]


def stage_at(layout: Layout) -> QRectF:
    """Return the rectangle of the line that tells the stage of the match."""
    return _about(layout.stage(), _LINE * 0.25)


def line_at(slot: LineSlot) -> QRectF:
    """Return the largest rectangle that a line of text can take."""
    return _about(slot, _LINE)


def room_for(
    size: QSizeF, wanted: QPointF, taken: Sequence[QRectF], within: QRectF
) -> QPointF | None:
    """Return the middle of the free rectangle of a size that is nearest to a point.

    Args:
        taken: rectangles that must stay clear.
        within: the area to search.

    Returns:
        None if no rectangle is free.
    """
    across, down = size.width() / 2, size.height() / 2
    left, right = math.ceil(within.left() + across), math.floor(within.right() - across)
    top, bottom = math.ceil(within.top() + down), math.floor(within.bottom() - down)
    blocked = {
        (
            math.floor(area.left() - across),
            math.ceil(area.right() + across),
            math.floor(area.top() - down),
            math.ceil(area.bottom() + down),
        )
        for area in taken
    }
    best = (math.inf, 0.0, 0.0)
    # The nearest middle has the coordinates of the point, or of edges that hold it off.
    xs = {wanted.x(), left, right, *(x for area in blocked for x in area[:2])}
    for x in sorted(xs, key=lambda x: abs(x - wanted.x())):
        if abs(x - wanted.x()) >= best[0]:
            break
        column = {area[2:] for area in blocked if area[0] < x < area[1]}
        for y in _nearest_free(max(top, min(wanted.y(), bottom)), column):
            if left <= x <= right and top <= y <= bottom:
                best = min(best, (math.hypot(x - wanted.x(), y - wanted.y()), x, y))
    return None if best[0] == math.inf else QPointF(*best[1:])


def _nearest_free(wanted: float, taken: Iterable[tuple[int, int]]) -> tuple[float, float]:
    """Return the numbers nearest to a wanted one inside no interval: one below, and one above."""
    down = up = wanted
    for least, most in sorted(taken):
        if least < up < most:
            up = most
    for least, most in sorted(taken, key=lambda interval: -interval[1]):
        if least < down < most:
            down = least
    return down, up


def kept_within(middle: QPointF, size: QSizeF, area: QRectF) -> QPointF:
    """Return the middle nearest to a point for a rectangle of a size within an area."""
    half = QPointF(size.width(), size.height()) / 2
    least, most = area.topLeft() + half, area.bottomRight() - half
    return QPointF(
        max(least.x(), min(middle.x(), most.x())), max(least.y(), min(middle.y(), most.y()))
    )


def _about(slot: LineSlot, size: QSizeF) -> QRectF:
    size = size * max(1.0, slot.scale)
    area = around(slot.middle, size.width(), size.height())
    if slot.room is not None:
        first, last = slot.room
        area.setWidth(min(area.width(), last - first))
        area.moveLeft(max(first, min(area.left(), last - area.width())))
    return area
