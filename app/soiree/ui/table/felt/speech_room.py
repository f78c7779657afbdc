"""Where words may stand at the table: on no card, no plate, no button and no other words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from soiree.ui.table.contract.layout import Layout, LineSlot
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button
from soiree.ui.table.felt.name_plates import Plate

_CELL = 4.0
"""The grid on which room is looked for, in pixels."""

_LINE = QSizeF(620, 26)
_BUTTON = QSizeF(176, 44)
"""What a line of words and a button take at most, before scaling."""


def cards_at(layout: Layout, moment: Moment, aspect: float) -> list[QRectF]:
    """What the cards take that lie on the table.

    Args:
        aspect: the height of a card by its width.
    """
    found = []
    for zone, cards in moment.view.zones:
        for slot in layout.slots(zone, len(cards), moment) if cards else ():
            width = layout.widths[slot.size]
            card = QRectF(0, 0, width, width * aspect)
            if round(slot.turn) % 180:
                card = card.transposed()
            card.moveCenter(slot.centre)
            found.append(card)
    return found


def plates_at(layout: Layout, seats: int) -> list[QRectF]:
    """What the plates take."""
    found = []
    for slot in map(layout.plate, range(seats)):
        width = Plate.WIDTH if slot.width is None else slot.width
        found.append(QRectF(slot.corner, QSizeF(width, Plate.HEIGHT) * slot.scale))
    return found


def questions_at(layout: Layout, buttons: Iterable[Button]) -> list[QRectF]:
    """What the prompt and buttons take, whether anybody is asked or not."""
    return [
        *(_about(layout.button(button), _BUTTON) for button in buttons),
        line_at(layout.prompt()),
    ]


def stage_at(layout: Layout) -> QRectF:
    """What the words take that say how far the match is."""
    return _about(layout.stage(), _LINE * 0.25)


def line_at(slot: LineSlot) -> QRectF:
    """What a line of words takes at most."""
    return _about(slot, _LINE)


def room_for(
    size: QSizeF, wanted: QPointF, taken: Sequence[QRectF], within: QRectF
) -> QPointF | None:
    """The middle of a free rectangle of this size, as near as may be to a point.

    Args:
        taken: rectangles that it must not touch.
        within: where it has to lie.

    Returns:
        None if there is no room.
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
    """For each row the columns, as bits, in which a rectangle that begins there hits something."""
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
    """The bits that are set, or from which one that is set is fewer than `length` bits higher."""
    done = 1
    while done < length:
        step = min(done, length - done)
        bits |= bits >> step
        done += step
    return bits


def _spread(rows: list[int], length: int) -> list[int]:
    """Each row with all that are set in the `length` rows from it on."""
    done = 1
    while done < length:
        step = min(done, length - done)
        rows = [row | (rows[n + step] if n + step < len(rows) else 0) for n, row in enumerate(rows)]
        done += step
    return rows


def _nearest_bit(bits: int, wanted: int) -> int | None:
    """The number of the set bit nearest to a wanted one."""
    if not bits:
        return None
    above = bits >> wanted
    upper = wanted + (above & -above).bit_length() - 1 if above else None
    below = bits & ((1 << wanted) - 1)
    lower = below.bit_length() - 1 if below else None
    if upper is None or (lower is not None and wanted - lower < upper - wanted):
        return lower
    return upper
