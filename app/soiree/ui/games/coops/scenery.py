"""The scenery of a table of coops: trays, marks, ticks, and the words beside the piles."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSimpleTextItem,
)

from soiree.games.coops.zones import DISCARD, DOWN, STOCK, UP, CoopIndex, seat_of, slot_of
from soiree.ui.games.coops.choosing import ticks
from soiree.ui.games.coops.highlights import verdict
from soiree.ui.games.coops.layout import CoopLayout
from soiree.ui.games.coops.on_table import coop_place, marks
from soiree.ui.games.coops.variant import Variant
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.picture_cache import kept
from soiree.ui.table.contract.layout import words_scale
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.scenery import MEANING, Scenery
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.items import Ground, Sprite, rounded
from soiree.ui.table.felt.lines import draw_brass
from soiree.ui.table.felt.pixels import drawing, whole

_TICK = 1.15
"""The size of a tick, in sizes of a mark."""


class CoopScenery(Scenery):
    """The scenery of a table of coops.

    Attributes:
        marks: the valid or invalid marks, by coop.
        ticks: the ticks for cards to be paid, by place.
        stock_words: the number of cards in the stock.
        discard_words: the number of cards in the discard pile.
        look_words: the words that open the discard pile.
    """

    _layout: CoopLayout

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._trays: dict[CoopIndex, Ground] = {}
        self.marks: dict[CoopIndex, Mark] = {}
        self.ticks: dict[Place, Mark] = {}
        self.stock_words = QGraphicsSimpleTextItem()
        self.discard_words = QGraphicsSimpleTextItem()
        self._grounds = {STOCK: _tray(), DISCARD: _tray()}
        self.look_words = QGraphicsSimpleTextItem()

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        coops = range(4 * players)
        self._trays = {coop: _tray() for coop in coops}
        self.marks = {coop: Mark() for coop in coops}
        self.ticks = {coop_place(zone): Mark() for coop in coops for zone in (UP[coop], DOWN[coop])}
        marks = (*self.marks.values(), *self.ticks.values())
        words = (self.stock_words, self.discard_words, self.look_words)
        return (*words, *self._grounds.values(), *self._trays.values(), *marks)

    def lay_out(self) -> None:
        layout, palette = self._layout, self._palette
        measures = layout.measures
        for words in (self.stock_words, self.discard_words, self.look_words):
            words.setFont(theme.felt_font(round(theme.TEXT * words_scale(measures.lines))))
            words.setBrush(palette.ink)
            words.setOpacity(palette.strength(0.86))
        _cover(self._grounds[STOCK], measures.pile_area(measures.stock()), palette)
        _cover(self._grounds[DISCARD], measures.pile_area(measures.discard()), palette)
        for coop, tray in self._trays.items():
            side, slot = layout.side(seat_of(coop)), slot_of(coop)
            _cover(tray, measures.coop(side, slot), palette)
        for place, tick in self.ticks.items():
            tick.setZValue(layout.areas[place].height + 55)

    def show(self, moment: Moment) -> None:
        valid, ticked = marks(moment, self._variant.is_valid), ticks(self._variant, moment)
        layout, palette, ratio = self._layout, self._palette, self._ratio
        size = layout.measures.mark_size()
        for coop, mark in self.marks.items():
            middle = layout.measures.mark(layout.side(seat_of(coop)), slot_of(coop))
            mark.show_sign(_SIGNS_OF_COOPS.get(valid.get(coop)), middle, size, palette, ratio)
            meaning = verdict(coop, moment, self._variant) if coop in valid else ""
            mark.setToolTip(meaning)
            # The name of the place says that a coop is valid.
            mark.setData(MEANING, "" if valid.get(coop) else meaning)
        size *= _TICK
        for place, tick in self.ticks.items():
            middle = _middle_of_tick(layout.areas[place].rect, size)
            tick.show_sign(_SIGNS_OF_CARDS.get(ticked.get(place)), middle, size, palette, ratio)
            tick.setToolTip(
                tr("You pay this card.") if ticked.get(place) else tr("Click to pay it.")
            )
        self._show_words(moment)

    def count_stock(self, left: int) -> None:
        self.stock_words.setText(tr("Stock: {count}").format(count=left))

    def _show_words(self, moment: Moment) -> None:
        measures = self._layout.measures
        discards = len(moment.cards(DISCARD))
        self.count_stock(len(moment.cards(STOCK)))
        #: The caption of the discard pile, about 14 letters.
        self.discard_words.setText(tr("Discards: {count}").format(count=discards))
        self.look_words.setVisible(bool(discards))
        #: Below the discard pile: press B to look through it. Leave the two spaces and the B.
        self.look_words.setText(tr("Browse  B"))
        for words, area, part in (
            (self.stock_words, measures.beside_stock(), 0.6),
            (self.discard_words, measures.beside_discard(), 0.3),
            (self.look_words, measures.beside_discard(), 0.6),
        ):
            size = words.boundingRect()
            left = area.left()
            if measures.inner_edge(area) == area.right():
                left = area.right() - size.width()
            top = area.top() + area.height() * part - size.height() / 2
            words.setPos(round(left), round(top))


def _tray() -> Ground:
    """Return the ground for the cards of a coop or a pile."""
    return Ground(-20, 46)


def _cover(tray: Ground, area: QRectF, palette: theme.TablePalette) -> None:
    tray.cover(area.adjusted(-5, -5, 5, 5), 9, palette)


def _middle_of_tick(area: QRectF, size: float) -> QPointF:
    return QPointF(area.right() - size * 0.62, area.top() + size * 0.62)


class Sign(enum.Enum):
    """The sign on a mark."""

    VALID, NOT_VALID, TICKED, UNTICKED = range(4)


_SIGNS_OF_COOPS: Mapping[bool | None, Sign] = {True: Sign.VALID, False: Sign.NOT_VALID}
_SIGNS_OF_CARDS: Mapping[bool | None, Sign] = {True: Sign.TICKED, False: Sign.UNTICKED}


class Mark(Sprite):
    """A small sign on the cards: valid or not, ticked or not.

    Attributes:
        sign: the visible sign; None while the mark is hidden.
    """

    def __init__(self) -> None:
        super().__init__(260)
        self.sign: Sign | None = None

    def show_sign(
        self,
        sign: Sign | None,
        middle: QPointF,
        size: float,
        palette: theme.TablePalette,
        ratio: float,
    ) -> None:
        """Show a sign at a point of the scene; None hides the mark."""
        self.sign = sign
        self.setVisible(sign is not None)
        if sign is not None and self.has_changed(sign, middle.toTuple(), size, palette, ratio):
            self.setPos(whole(middle - QPointF(size / 2, size / 2), ratio))
            self.setPixmap(_sign(sign, round(size), ratio, palette))


def _sign(sign: Sign, size: int, ratio: float, palette: theme.TablePalette) -> QPixmap:
    name = f"sign {sign.name} {size} {ratio} {palette.brass.name()} {palette.gap.name()}"
    return kept(name, lambda: _draw_sign(sign, size, ratio, palette))


def _draw_sign(sign: Sign, size: int, ratio: float, palette: theme.TablePalette) -> QPixmap:
    with drawing(QSize(size, size), ratio) as (picture, painter):
        painter.scale(size / 20, size / 20)
        ground = QRectF(1.5, 1.5, 17, 17)
        ink = theme.IVORY if sign is Sign.VALID else theme.INK
        grounds = {Sign.VALID: theme.PETROL, Sign.TICKED: palette.brass}
        painter.setPen(Qt.PenStyle.NoPen if sign is Sign.UNTICKED else QPen(ink, 1.2))
        painter.setBrush(grounds.get(sign, theme.IVORY))
        if sign in (Sign.VALID, Sign.NOT_VALID):
            painter.drawEllipse(ground)
        else:
            painter.drawRoundedRect(ground, 4, 4)
        if sign is Sign.UNTICKED:
            square = rounded(ground.adjusted(1, 1, -1, -1), 3)
            draw_brass(painter, square, palette)
        pen = QPen(ink, 2.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        if sign in (Sign.VALID, Sign.TICKED):
            painter.drawPolyline([QPointF(5.8, 10.4), QPointF(8.8, 13.4), QPointF(14.4, 6.8)])
        elif sign is Sign.NOT_VALID:
            painter.drawLine(QPointF(6.8, 6.8), QPointF(13.2, 13.2))
            painter.drawLine(QPointF(13.2, 6.8), QPointF(6.8, 13.2))
    return picture
