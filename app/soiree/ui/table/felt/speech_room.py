"""The search for free room for speech: on no card, plate, button or other text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from soiree.ui.table.contract.layout import Layout, LineSlot
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button
from soiree.ui.table.felt.name_plates import Plate

_CELL = 4.0
"""The step of the search grid, in pixels."""

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
            card = QRectF(0, 0, width, width * aspect)
            if abs(math.sin(math.radians(slot.turn))) > 0.5:
                card = card.transposed()
            card.moveCenter(slot.centre)
            found.append(card)
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
    wide, high = _cells(size.width()), _cells(size.height())
    across, down = int(within.width() // _CELL), int(within.height() // _CELL)
    if wide > across or high > down:
        return None
    blocked = _blocked(wide, high, across, down, taken, within)
    x = (wanted.x() - within.left() - size.width() / 2) / _CELL
    y = (wanted.y() - within.top() - size.height() / 2) / _CELL
    best: tuple[float, int, int] | None = None
    fits = (1 << (across - wide + 1)) - 1
    for row in range(down - high + 1):
        if best is not None and (row - y) ** 2 >= best[0]:
            continue
        column = _nearest_bit(fits & ~blocked[row], max(0, min(round(x), across - wide)))
        if column is not None:
            away = (row - y) ** 2 + (column - x) ** 2
            if best is None or away < best[0]:
                best = (away, column, row)
    if best is None:
        return None
    _, column, row = best
    corner = within.topLeft() + QPointF(column, row) * _CELL
    return corner + QPointF(size.width() / 2, size.height() / 2)


def _about(slot: LineSlot, size: QSizeF) -> QRectF:
    size = size * max(1.0, slot.scale)
    area = QRectF(QPointF(), size)
    area.moveCenter(slot.middle)
    if slot.room is not None:
        first, last = slot.room
        area.setWidth(min(area.width(), last - first))
        area.moveLeft(max(first, min(area.left(), last - area.width())))
    return area


def _cells(length: float) -> int:
    return int(-(-length // _CELL))


def _blocked(
    wide: int, high: int, across: int, down: int, taken: Sequence[QRectF], within: QRectF
) -> list[int]:
    """Return for each row a bit mask of the columns at which a rectangle would hit something."""
    rows = [0] * down
    for area in taken:
        first = max(0, int((area.left() - within.left()) // _CELL))
        last = min(across, _cells(area.right() - within.left()))
        top = max(0, int((area.top() - within.top()) // _CELL))
        bottom = min(down, _cells(area.bottom() - within.top()))
        if first < last:
            bits = (1 << last) - (1 << first)
            for row in range(top, bottom):
                rows[row] |= bits
    return _spread([_smeared(row, wide) for row in rows], high)


def _smeared(bits: int, length: int) -> int:
    """Spread each set bit to the `length` - 1 bits below."""
    done = 1
    while done < length:
        step = min(done, length - done)
        bits |= bits >> step
        done += step
    return bits


def _spread(rows: list[int], length: int) -> list[int]:
    """Combine each row with the `length` - 1 rows after it."""
    done = 1
    while done < length:
        step = min(done, length - done)
        rows = [row | (rows[n + step] if n + step < len(rows) else 0) for n, row in enumerate(rows)]
        done += step
    return rows


def _nearest_bit(bits: int, wanted: int) -> int | None:
    if not bits:
        return None
    above = bits >> wanted
    upper = wanted + (above & -above).bit_length() - 1 if above else None
    below = bits & ((1 << wanted) - 1)
    lower = below.bit_length() - 1 if below else None
    if upper is None or (lower is not None and wanted - lower < upper - wanted):
        return lower
    return upper
