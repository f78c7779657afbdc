"""The measures of a table of Spy vs Spy, for any size of the window.

The nearest player has the lower part: the racing hand, the card turned up, six piles in a row. The
boards of all others are above, in rows: each has its cards in one row, or in two where there is
less room.
"""

from __future__ import annotations

import math
from itertools import product

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.games.spy.zones import MOST_PILES
from soiree.ui.table.contract import layout
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import (
    ASPECT,
    LEAST_CARD,
    LINE,
    PLATE,
    SpeechSlot,
    are_apart,
    around,
    with_text,
    words_scale,
)
from soiree.ui.table.race.countdown import RADIUS

PILES = MOST_PILES

_EDGE = 8.0
_RIM = 4.0
"""The margin of a board's ground beyond its cards, in pixels."""

HEAD_GAP = 8.0
"""The gap between the nearest name plate and the row, for the progress bar, in pixels."""

BAR_RIM = 10.0
"""The margin of a board's ground below its cards, for the progress bar, in pixels."""

_BETWEEN = 2 * _RIM + _EDGE
"""The gap between two boards, in pixels."""

_GAP = 0.12
"""The gap between two cards, in card widths."""

_APART = 0.28
"""The gap between the piles and the card turned up, in card widths."""

_WIDE_BUTTON = 80.0
"""Half the width of the widest button, at the smallest scale, in pixels."""

_LEAST_SMALL = 30.0
"""The least width of the cards on the other boards beside larger text, in pixels."""

_SHORT_PROMPT = 250.0
"""The width of a short prompt at its least size, in pixels."""

_LONG = 8 + 6 * _GAP + _APART
_SHORT = 4 + 2 * _GAP + _APART
"""The widths of a board in one row and in two, in card widths."""


class Measures(layout.Measures, frozen=True):
    """The measures of a table, in pixels.

    A player's position is their distance from the nearest seat, which has position 0.

    Attributes:
        players: the number of players, 1 to 12.
        small: the width of the cards on the other boards.
        small_plate: the scale of the other plates.
        columns: the number of other boards side by side.
        in_two_rows: True if the cards of the other boards lie in two rows.
    """

    players: int
    small_plate: float
    small: float = 0.0
    columns: int = 1
    in_two_rows: bool = False

    @classmethod
    def of(cls, size: QSize, players: int, look: Appearance) -> Measures:
        width, height = size.width(), size.height()
        # With many players, the other boards need more room.
        share = 0.25 if players <= 4 else 0.22
        most = (width - 4 * _EDGE) / (_LONG + 0.2)
        card = max(LEAST_CARD, min(most if players <= 4 else most * 0.86, height / ASPECT * share))

        def make(card: float, plate: float, growth: float) -> Measures:
            small = max(0.8, plate * 0.84)
            return _with_boards(cls(size, card, plate, growth, look.left_handed, players, small))

        return with_text(make, fits, card, 112, look.text)

    # --- the nearest player ----------------------------------------------------------------------

    def key_height(self) -> float:
        """The height of the line with the keys of the piles."""
        return 22 * words_scale(self.lines)

    def _row(self) -> QPointF:
        left = (self.size.width() - _LONG * self.card) / 2
        bottom = self.size.height() - self.key_height() - _EDGE / 2
        return QPointF(left + self.card / 2, bottom - self.card * ASPECT / 2)

    def key(self, number: int) -> QPointF:
        """The middle of a key's name below a pile; number -1 is below the hand."""
        at = self.hand(0) if number < 0 else self.pile(0, number)
        return QPointF(at.x(), self.size.height() - _EDGE / 4 - self.key_height() / 2)

    def head(self) -> QRectF:
        """The strip above the nearest player's cards, for name plate, points and prompt."""
        size = self.plate_size(0)
        left = self._row().x() - self.card / 2
        top = self._row().y() - self.card * ASPECT / 2 - size.height() - HEAD_GAP
        return QRectF(left, top, _LONG * self.card, size.height())

    def prompt(self) -> QPointF:
        """The middle of the prompt."""
        way = -1 if self.left_handed else 1
        beside_points = self.points(0).x() + way * self.points_width() / 2
        beside_button = self.button().x() - way * 60 * self.plate
        return QPointF((beside_points + beside_button) / 2, self.button().y())

    def digest_room(self) -> tuple[float, float]:
        """The left and right limits of the digest, above the prompt."""
        beside = self.plate_size(0).width() + self.points_width() + _EDGE
        head = self.head()
        if self.left_handed:
            return head.left(), head.right() - beside
        return head.left() + beside, head.right()

    def button(self, *, wide: bool = False) -> QPointF:
        """The middle of a button, beside the prompt."""
        half = wide_button(self) if wide else 66 * self.plate
        return self.handed(QPointF(self.head().right() - half, self.head().center().y()))

    def middle(self) -> QPointF:
        """The middle of the deck before the deal."""
        return QPointF(self.size.width() / 2, self.head().top() / 2 + _EDGE)

    def fan(self, *, own: bool) -> QRectF:
        """The area of a fanned pile; an own pile is fanned above the nearest row."""
        head = self.head()
        tall = self.card * ASPECT + 64
        # The fan leaves the prompt and the digest visible.
        above = LINE * words_scale(self.lines)
        top = head.top() - above - tall if own else self.size.height() - tall - 2
        return QRectF(_EDGE, top, self.size.width() - 2 * _EDGE, tall)

    def countdown(self) -> QPointF:
        """The middle of the countdown, above the stage."""
        radius = RADIUS * max(0.8, min(1.6, self.plate))
        return QPointF(self.size.width() / 2, self.head().center().y() - radius)

    # --- the others ------------------------------------------------------------------------------

    def _cell(self) -> QSizeF:
        rows = math.ceil(max(1, self.players - 1) / self.columns)
        tall = self.head().top() - 2 * _EDGE
        return QSizeF((self.size.width() - 2 * _EDGE) / self.columns, tall / rows)

    def _room_for_card(self) -> float:
        cell = self._cell()
        rows = 2 if self.in_two_rows else 1
        wide = (cell.width() - _BETWEEN) / (_SHORT if self.in_two_rows else _LONG)
        deep = cell.height() - PLATE.height() * self.small_plate - _EDGE / 2 - _BETWEEN
        return min(wide, deep / (rows * ASPECT + (rows - 1) * _GAP))

    def board(self, position: int) -> QRectF:
        """The area of a player."""
        if position == 0:
            head = self.head()
            return QRectF(head.left(), head.top(), head.width(), self.size.height() - head.top())
        cell = self._cell()
        others = self.players - 1
        row, column = divmod(position - 1, self.columns)
        in_row = min(self.columns, others - row * self.columns)
        middle = self.size.width() / 2 + (column - (in_row - 1) / 2) * cell.width()
        size = self._board_size()
        centre = QPointF(middle, _EDGE + (row + 0.5) * cell.height())
        return around(centre, size.width(), size.height())

    def ground(self, position: int) -> QRectF:
        """The ground under another player's board."""
        return self.board(position).adjusted(-_RIM, -_RIM, _RIM, BAR_RIM)

    def _board_size(self) -> QSizeF:
        rows = 2 if self.in_two_rows else 1
        cards = rows * ASPECT + (rows - 1) * _GAP
        wide = (_SHORT if self.in_two_rows else _LONG) * self.small
        least, most = (PLATE.width() + 44) * self.small_plate, self._cell().width() - _BETWEEN
        head = PLATE.height() * self.small_plate
        return QSizeF(min(max(wide, least), most), head + _EDGE / 2 + cards * self.small)

    # --- everybody -------------------------------------------------------------------------------

    def card_width(self, position: int) -> float:
        return self.small if position else self.card

    def points_width(self) -> float:
        """The width of the cards of a points pile, beside the name plate."""
        return (PLATE.height() - 8) * self.small_plate / ASPECT

    def plate_size(self, position: int = 0) -> QSizeF:
        if position == 0:
            return super().plate_size()
        room = self._board_size().width() - self.points_width() - _EDGE / 2
        wide = min(PLATE.width(), room / self.small_plate)
        return QSizeF(wide, PLATE.height()) * self.small_plate

    def points(self, position: int) -> QPointF:
        """The middle of a points pile."""
        size, corner = self.plate_size(position), self.board(position).topLeft()
        left = corner.x() + size.width() + _EDGE / 2
        at = QPointF(left + self.points_width() / 2, corner.y() + size.height() / 2)
        return at if position else self.handed(at)

    def pile(self, position: int, number: int) -> QPointF:
        """The middle of a pile, numbered from 0."""
        if position == 0:
            # The first pile is always at the left, as its key is on the keyboard.
            step = PILES - 1 - number if self.left_handed else number
            across = 2 + _GAP + _APART + step * (1 + _GAP)
            return self.handed(self._row() + QPointF(self.card * across, 0))
        across, down = (number % 3, number // 3) if self.in_two_rows else (number, 0)
        return self._card_at(position, across * (1 + _GAP), down)

    def up(self, position: int) -> QPointF:
        """The middle of the card turned up."""
        if position == 0:
            return self.handed(self._row() + QPointF(self.card * (1 + _GAP), 0))
        across = _SHORT - 1 if self.in_two_rows else 6 + 5 * _GAP + _APART
        return self._card_at(position, across, 0)

    def hand(self, position: int) -> QPointF:
        """The middle of a racing hand."""
        if position == 0:
            return self.handed(self._row())
        across = _SHORT - 1 if self.in_two_rows else _LONG - 1
        return self._card_at(position, across, 1 if self.in_two_rows else 0)

    def _card_at(self, position: int, across: float, down: int) -> QPointF:
        board, width = self.board(position), self.small
        wide = (_SHORT if self.in_two_rows else _LONG) * width
        top = board.top() + PLATE.height() * self.small_plate + _EDGE / 2
        return QPointF(
            board.center().x() - wide / 2 + (across + 0.5) * width,
            top + width * (ASPECT / 2 + down * (ASPECT + _GAP)),
        )


def _with_boards(measures: Measures) -> Measures:
    """The same measures with the largest cards on the other boards."""
    best = measures
    for columns, in_two_rows in product(range(1, max(2, measures.players)), (False, True)):
        each = replace(best, columns=columns, in_two_rows=in_two_rows)
        small = min(each._room_for_card(), measures.card * 0.7)
        if small > best.small + 0.5:
            best = replace(each, small=small)
    return best


def fits(measures: Measures) -> bool:
    """True if the boards are apart, cards can be read, and the prompt has room to grow."""
    parts = [measures.ground(position) for position in range(1, measures.players)]
    left, right = prompt_room(measures)
    return (
        are_apart([*parts, measures.board(0)], measures.size)
        and (measures.players == 1 or measures.small >= _LEAST_SMALL)
        and right - left >= _SHORT_PROMPT * words_scale(measures.lines)
    )


def plate_at(measures: Measures, position: int) -> QPointF:
    """The top left corner of a name plate."""
    corner = measures.board(position).topLeft()
    if position:
        return corner
    return measures.handed_area(QRectF(corner, measures.plate_size(0))).topLeft()


def wide_button(measures: Measures) -> float:
    """Half the width of the widest button."""
    return _WIDE_BUTTON * words_scale(measures.lines)


def prompt_room(measures: Measures) -> tuple[float, float]:
    """The left and right limits of the prompt: the points and the widest button."""
    way = -1 if measures.left_handed else 1
    ends = (
        measures.points(0).x() + way * (measures.points_width() / 2 + _EDGE),
        measures.button(wide=True).x() - way * (wide_button(measures) + _EDGE),
    )
    return min(ends), max(ends)


def speech(measures: Measures, position: int) -> SpeechSlot:
    """The slot of a player's speech bubble, on the racing hand if there is no free room.

    Others speak on their own board, or above it. The nearest player's words never cover the cards
    beside the hand, which are read against the clock.
    """
    if position:
        size, board = measures._cell(), measures.board(position)
        room = around(board.center(), size.width() - _EDGE, size.height())
        room.setBottom(board.bottom())
    else:
        hand = around(measures._row(), measures.card)
        room = QRectF(0, hand.top(), hand.right() + measures.card * _GAP, hand.height())
        room = measures.handed_area(room)
    return SpeechSlot(measures.hand(position), QPointF(0.5, 0.5), room)
