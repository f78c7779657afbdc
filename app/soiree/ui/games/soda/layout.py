"""The layout of the table of Soda, for any size of the window."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.core.zones import Seat, Zone
from soiree.games.soda.zones import DISCARD, DRAW, ROW
from soiree.ui.games.soda.rounds import Rounds, hand_is_open
from soiree.ui.table.contract import layout
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import (
    ASPECT,
    LEAST_CARD,
    PLATE_GAP,
    Area,
    Layout,
    LineSlot,
    PlateSlot,
    Slot,
    SpeechSlot,
    are_apart,
    around,
    fanned,
    in_a_row,
    in_hand,
    light_towards,
    stacked,
    with_text,
    words_scale,
)
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Button, Place
from soiree.ui.table.felt.cards import RAISED

FRAME = 0.09
"""The width of a scoring card's frame, in card widths."""

_EDGE = 8.0
_GAP = 6.0
_STEP = 0.27
"""The least distance between two cards of a long row, in card widths."""

_LINE = 0.5
"""The distance between two lines of the row, in card heights."""

_WORTHS = 9

_LEAST_CAPTION = 84.0
"""The width in pixels that captions of piles may always have."""

_LARGE_CARD = 170.0
"""The width of cards from which there is room for larger scoring cards, in pixels."""

LARGE, MIDDLE, SMALL, TINY = range(4)
"""The sizes of cards: in the nearest hand, on the table, in other hands, and won."""

PLAYED_ROW = Place("row")
PILE = Place("draw")
DISCARDS = Place("discard")
COLUMN = Place("stake")


def hand_place(seat: Seat) -> Place:
    """The place of another player's hand."""
    return Place("hand", seat)


def won_place(seat: Seat) -> Place:
    """The place of a player's scoring cards."""
    return Place("won", seat)


class Measures(layout.Measures, frozen=True):
    """The measures of a table, in pixels: sizes of cards, and their areas.

    A player's position is the distance from the nearest seat. It is 0 at the bottom; the others
    follow clockwise from the left.

    Attributes:
        players: the number of players, 2 to 6.
        played: the width of the other cards played, of the piles and of the scoring card at stake.
        back: the width of the cards in the other hands.
        prize: the width of the other scoring cards.
    """

    players: int
    played: float
    back: float
    prize: float

    @classmethod
    def of(cls, size: QSize, players: int, look: Appearance) -> Measures:
        def make(card: float, plate: float, growth: float) -> Measures:
            common = (size, card, plate, growth, look.left_handed)
            prize = max(34.0, card * (0.4 if card < _LARGE_CARD else 0.5))
            return cls(*common, players, played=card * 0.7, back=card * 0.52, prize=prize)

        card = max(LEAST_CARD, min(size.width() / 9.6, size.height() / ASPECT * 0.215))
        return with_text(make, fits, card, 104, look.text)

    # --- the players -----------------------------------------------------------------------------

    def booth_width(self) -> float:
        """The width of the area of a player at the sides or at the top.

        It is the largest of three widths: a name plate, ten cards with legible indices, and nine
        scoring cards.
        """
        scoring = self.prize * (1 + 2 * FRAME + 8 * _STEP)
        return max(self.plate_size().width(), self.back * (1 + 9 * _STEP), scoring)

    def booth(self, position: int) -> QRectF:
        """The area of a player at the sides or at the top: name plate, hand, and scoring cards."""
        size = QSizeF(
            self.booth_width(),
            self.plate_size().height()
            + self._plate_gap()
            + (self.back + self.prize) * ASPECT
            + self._won_gap(),
        )
        on_top = self._on_top()
        across = self.size.width()
        if position not in on_top:
            left = _EDGE if position == 1 else across - _EDGE - size.width()
            top = (self.hand().top() - size.height()) * 0.46
            return QRectF(QPointF(left, max(_EDGE, top)), size)
        inner = across - (2 * (size.width() + 2 * _EDGE) if self.players > 2 else 0)
        # On a narrow table, the outer players stand above those at the sides.
        slot = max(inner / len(on_top), size.width() + _EDGE)
        middle = across / 2 + slot * (on_top.index(position) - (len(on_top) - 1) / 2)
        return QRectF(QPointF(middle - size.width() / 2, _EDGE), size)

    def _on_top(self) -> range:
        return range(1, 2) if self.players == 2 else range(2, self.players - 1)

    def plate_at(self, position: int) -> QPointF:
        """The top left corner of a name plate."""
        if position:
            booth = self.booth(position)
            return QPointF(booth.center().x() - self.plate_size().width() / 2, booth.top())
        plate = self.plate_size()
        at = QPointF(_EDGE, self.size.height() - _EDGE - plate.height())
        return self.handed_area(QRectF(at, plate)).topLeft()

    def hand(self, position: int = 0) -> QRectF:
        """The strip of a hand."""
        if position:
            booth = self.booth(position)
            top = booth.top() + self.plate_size().height() + self._plate_gap()
            return QRectF(booth.left(), top, booth.width(), self.back * ASPECT)
        deep = self.card * ASPECT
        aside = self.booth_width() + 3 * _EDGE
        return QRectF(aside, self.size.height() - _EDGE - deep, self.size.width() - 2 * aside, deep)

    def hand_centres(self, position: int, count: int) -> list[QPointF]:
        """The middles of the cards of a hand, first to last."""
        strip = self.hand(position)
        card, most = (self.back, 0.42) if position else (self.card, 1.06)
        step = min(most * card, (strip.width() - card) / max(1, count - 1))
        return in_a_row(strip.center(), step, count)

    def won(self, position: int) -> QRectF:
        """The strip of a player's scoring cards."""
        deep = self.prize * ASPECT
        if position:
            top = self.hand(position).bottom() + self._won_gap()
            return QRectF(self.booth(position).left(), top, self.booth_width(), deep)
        top = self.plate_at(0).y() - self._won_gap() - deep
        strip = QRectF(_EDGE, top, self.booth_width(), deep)
        return self.handed_area(strip)

    def _plate_gap(self) -> float:
        """The distance of a plate from its hand; on a small table every pixel counts."""
        return max(_GAP, min(PLATE_GAP, (self.card - 60) / 4))

    def _won_gap(self) -> float:
        return _GAP + self.prize * FRAME

    def won_centres(self, position: int, count: int) -> list[QPointF]:
        """The middles of `count` scoring cards before their winner."""
        strip = self.won(position)
        wide = self.prize * (1 + 2 * FRAME)
        room = strip.width() - wide
        step = min(self.prize * 0.5, room / max(1, count - 1))
        first = QPointF(strip.left() + wide / 2, strip.center().y())
        return [first + QPointF(step * number, 0) for number in range(count)]

    def bubble(self, position: int) -> tuple[QPointF, QPointF]:
        """The tip of a player's speech bubble in the scene, and the point of the bubble at the tip.

        Each coordinate of the second point is a share of the bubble's size, from 0 to 1.
        """
        if position:
            return self.hand(position).center(), QPointF(0.5, 0.5)
        plate = QRectF(self.plate_at(0), self.plate_size())
        return QPointF(plate.center().x(), plate.top()), QPointF(0.5, 1)

    def button(self) -> QPointF:
        """The middle of the button beside the nearest hand."""
        aside = self.booth_width() / 2 + _EDGE
        at = QPointF(self.size.width() - aside, self.hand().center().y())
        return self.handed(at)

    def prompt(self) -> QPointF:
        """The middle of the prompt, above raised cards."""
        above = self.card * (RAISED + 0.03) + 9 * words_scale(self.lines)
        return QPointF(self.size.width() / 2, self.hand().top() - above)

    # --- the middle ------------------------------------------------------------------------------

    def middle(self) -> QRectF:
        """The area between the players, for the piles, the row and the scoring cards."""
        aside = 3 * _EDGE
        if self.players > 2:
            aside = self.booth_width() + 3 * _EDGE
        top = _EDGE
        if len(self._on_top()):
            top = self.booth(self._on_top()[0]).bottom() + _EDGE
        bottom = self.prompt().y() - max(9.0 * self.growth, self.card * 0.13)
        room = QRectF(aside, top, self.size.width() - 2 * aside, bottom - top)
        wide = min(room.width(), self.card * 8.5)
        deep = min(room.height(), self.card * 3.4)
        return around(room.center(), wide, deep)

    def pile(self, upper: bool) -> QPointF:
        """The middle of the draw pile, or of the discards below it."""
        middle, name = self.middle(), self.name_height()
        away = (self.back * ASPECT + name + _EDGE) / 2
        # On a low table both piles stand higher, clear of the prompt.
        between = min(middle.center().y(), middle.bottom() - 2 * away)
        down = (-away if upper else away) - name / 2
        at = QPointF(middle.left() + self.played / 2, between + down)
        return self.handed(at)

    def name_height(self) -> float:
        """The height of a pile's name, which stands below the pile."""
        return 22 * max(1.0, self.lines * 0.95)

    def row(self) -> QRectF:
        """The area of the cards played in a hand."""
        aside = self.played + 2 * _EDGE
        return self.middle().adjusted(aside, 0, -aside, 0)

    def row_outlined(self) -> QRectF:
        """The outlined part of the row, above the digest."""
        return self.row().adjusted(0, 0, 0, -max(40.0 * self.growth, self.card * 0.34))

    def row_centres(self, count: int) -> list[QPointF]:
        """The middles of the cards played; the last card is as large as a card of the hand.

        A row that is too long wraps into several lines, the oldest on top.
        """
        area = self.row().adjusted(_EDGE, 0, -_EDGE, 0)
        room = area.width() - self.card
        # The large card stays above the digest.
        lowest = self.row_outlined().bottom() - self.card * ASPECT / 2
        fit = max(1, int(room / (self.played * _STEP)))
        lines = max(1, math.ceil((count - 1) / fit))
        foot = min(lowest, area.center().y() + (lines - 1) / 2 * self.played * ASPECT * _LINE)
        centres: list[QPointF] = []
        for line in range(lines):
            # The oldest lines are full; the last line has the other cards and the large one.
            cards = min(fit, count - 1 - line * fit)
            step = min(self.played * 0.5, room / max(1, cards))
            left = area.center().x() - (cards * step + self.card) / 2
            y = foot - (lines - 1 - line) * self.played * ASPECT * _LINE
            lies = (left + number * step + self.played / 2 for number in range(cards))
            centres += [QPointF(x, y) for x in lies]
        return [*centres, QPointF(left + cards * step + self.card / 2, y)] if count else []

    def stake(self) -> QPointF:
        """The middle of the scoring card at stake, at the foot of its column."""
        column = self.column()
        return QPointF(column.center().x(), column.bottom() - self.played * ASPECT / 2)

    def coming(self, count: int) -> list[QPointF]:
        """The middles of the scoring cards still to come, the next one first."""
        column = self.column()
        deep = self.prize * ASPECT
        foot = column.bottom() - self.played * ASPECT - self._stake_gap()
        step = min(deep * 0.42, (foot - column.top() - deep) / (_WORTHS - 2))
        return [
            QPointF(column.center().x(), foot - deep / 2 - step * number) for number in range(count)
        ]

    def _stake_gap(self) -> float:
        return (self.played + self.prize) * FRAME + _GAP

    def column(self) -> QRectF:
        """The area of the round's scoring cards that nobody has won yet."""
        middle = self.middle()
        deep = self.prize * ASPECT
        most = self.played * ASPECT + self._stake_gap() + deep * (1 + 0.42 * (_WORTHS - 2))
        tall = min(middle.height(), most)
        column = QRectF(
            middle.right() - self.played, middle.center().y() - tall / 2, self.played, tall
        )
        return self.handed_area(column)


def fits(measures: Measures) -> bool:
    """True if nothing covers anything else, and the row has room for its cards."""
    piles = [
        around(measures.pile(upper), measures.back).adjusted(0, 0, 0, measures.name_height())
        for upper in (True, False)
    ]
    parts = [
        measures.row(),
        measures.column(),
        *piles,
        around(measures.button(), measures.card * 0.6),
    ]
    for position in range(measures.players):
        plate = QRectF(measures.plate_at(position), measures.plate_size())
        parts += [plate, measures.hand(position), measures.won(position)]
    row, coming = measures.row_outlined(), measures.coming(_WORTHS - 1)
    return (
        are_apart(parts, measures.size)
        and row.width() >= 3 * measures.card
        and row.height() >= measures.card * ASPECT + 34 * (words_scale(measures.lines) - 1)
        and coming[0].y() - coming[1].y() >= measures.prize * ASPECT / 7
        and measures.hand_centres(0, 2)[0].x() > measures.hand().left()
    )


class PrizeSlot(Struct, frozen=True):
    """The place of a scoring card.

    Attributes:
        centre: the card's middle, in the scene.
        large: True for the card at stake, which is larger.
        height: the z value.
    """

    centre: QPointF
    large: bool
    height: float


class SodaLayout(Layout):
    """The positions of all items on a table of Soda, for one window size."""

    def __init__(self, size: QSize, moment: Moment) -> None:
        self.measures = Measures.of(size, len(moment.names), moment.appearance)
        self._nearest = moment.nearest

    @property
    def widths(self) -> tuple[float, ...]:
        measures = self.measures
        return (measures.card, measures.played, measures.back, measures.prize)

    def slots(self, zone: Zone, count: int, moment: Moment) -> list[Slot]:
        if zone == ROW:
            return [
                Slot(centre, MIDDLE if number < count - 1 else LARGE, 200 + number)
                for number, centre in enumerate(self.measures.row_centres(count))
            ]
        if zone in (DRAW, DISCARD):
            middle = self.measures.pile(zone == DRAW)
            return stacked(middle, SMALL, count, seen=zone == DISCARD)
        position = self._position(zone.seat)
        is_seen = zone.owner in moment.observers or hand_is_open(zone, moment.view.events)
        centres, towards = self.measures.hand_centres(position, count), QPointF(0, 1)
        lie = fanned(centres, self.measures.back, towards if position else None)
        return in_hand(lie, SMALL if position else LARGE, seen=is_seen)

    def places(self, moment: Moment) -> Mapping[Place, Area]:
        return self._places

    @cached_property
    def _places(self) -> Mapping[Place, Area]:
        measures = self.measures
        found = {
            PLAYED_ROW: Area(measures.row_outlined()),
            PILE: Area(around(measures.pile(True), measures.back)),
            DISCARDS: Area(around(measures.pile(False), measures.back)),
            COLUMN: Area(measures.column()),
        }
        for seat in range(self.measures.players):
            found[hand_place(seat)] = Area(measures.hand(self._position(seat)))
            found[won_place(seat)] = Area(measures.won(self._position(seat)))
        return found

    def plate(self, seat: Seat) -> PlateSlot:
        return PlateSlot(self.measures.plate_at(self._position(seat)), self.measures.plate)

    def button(self, button: Button) -> LineSlot:
        return LineSlot(self.measures.button(), self.measures.lines)

    def prompt(self) -> LineSlot:
        # On a low table the words of the card at stake stand beside the prompt.
        all_of, stake = self.measures, self.measures.column()
        aside = _EDGE * (3 + 8 * (all_of.growth - 1))
        edge = all_of.size.width() - _EDGE
        beside = (_EDGE, stake.left() - aside), (stake.right() + aside, edge)
        return LineSlot(all_of.prompt(), all_of.lines, beside[all_of.left_handed])

    def stage(self) -> LineSlot:
        """The slot of the line with the stage of the match: at the top of the played row."""
        row, scale = self.measures.row_outlined(), self.measures.lines
        half = 14 * words_scale(scale)
        (large,) = self.measures.row_centres(1)
        # In a low row the line stands above the card.
        lowest = large.y() - self.measures.card * ASPECT / 2 - half
        return LineSlot(QPointF(row.center().x(), min(row.top() + half, lowest)), scale)

    def digest(self) -> LineSlot:
        # Beside the digest lie the discards and the scoring card at stake.
        row = self.measures.row()
        return replace(self.prompt().above(), room=(row.left(), row.right()))

    def speech(self, seat: Seat) -> SpeechSlot:
        return SpeechSlot(*self.measures.bubble(self._position(seat)))

    def light(self, moment: Moment) -> QPointF:
        positions = map(self._position, range(self.measures.players))
        hands = [self.measures.hand(position).center() for position in positions]
        return light_towards(hands, self.measures.row().center(), 0.5, moment)

    def prize(self, worth: int, rounds: Rounds) -> PrizeSlot:
        """The place of the scoring card that is worth this many points."""
        hand = worth - 2
        coming = hand - len(rounds.winners)
        if coming == 0:
            return PrizeSlot(self.measures.stake(), True, 80)
        if coming > 0:
            return PrizeSlot(self.measures.coming(coming)[-1], False, 70 - coming)
        winner = rounds.winners[hand]
        before = rounds.winners[:hand].count(winner)
        centres = self.measures.won_centres(self._position(winner), rounds.winners.count(winner))
        return PrizeSlot(centres[before], False, 60 + before)

    def caption_width(self, area: QRectF) -> float:
        """The greatest width of the caption of a pile, which leaves the lines of the row free."""
        row, middle = self.measures.row(), area.center().x()
        beside = min(abs(middle - row.left()), abs(middle - row.right()))
        return max(_LEAST_CAPTION, 2 * beside - _EDGE / 2)

    def _position(self, seat: Seat) -> int:
        return (seat - self._nearest) % self.measures.players
