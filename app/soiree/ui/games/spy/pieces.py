"""The pieces of Spy vs Spy's scenery: empty places, grounds, names of keys, and a fanned pile."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.style import theme
from soiree.ui.table.felt.items import Shape, Sprite, rounded
from soiree.ui.table.felt.pixels import drawing


class Outline(Shape):
    """The outline of a card on the felt, at the place of a new pile."""

    def surround(self, area: QRectF, palette: theme.TablePalette) -> None:
        """Move to an area of the scene."""
        corner = area.width() * 0.06
        outline = rounded(area.adjusted(1.5, 1.5, -1.5, -1.5), corner)
        self.setPath(outline)
        ink = theme.faded(palette.ink, 70 / 255)
        self.setPen(QPen(ink, 1.5))


_RIM = 8.0
_DIM = QColor(14, 18, 20, 165)
_INDEX = 0.3
"""The visible part of a covered card, in card widths: its index."""


class FannedPile(Struct, frozen=True):
    """A pile that is fanned out.

    Attributes:
        title: the title above the cards.
        cards: the cards, first to last.
        is_own: True if the pile lies on the nearest board.
        misplaced: the index of a card that does not fit; None if all cards fit.
    """

    title: str
    cards: tuple[Card, ...]
    is_own: bool
    misplaced: int | None = None


class Fan(Sprite):
    """The cards of a pile side by side, the first one at the left, under a title.

    Attributes:
        cards: the cards of the last fanned pile, first to last.
    """

    def __init__(self) -> None:
        super().__init__(12_000)
        self.cards: tuple[Card, ...] = ()

    def open(self, pile: FannedPile, art: CardArt, room: QRectF, ratio: float) -> None:
        """Show cards in as many rows as they need, at the bottom of an area of the scene.

        A card that does not fit and the one below it are lit.
        """
        cards, misplaced = pile.cards, pile.misplaced
        self.cards = cards
        face = theme.felt_font(theme.TEXT, bold=True)
        metrics = QFontMetricsF(face)
        wide, tall = art.size.toTuple()
        across = room.width() - 2 * _RIM - wide
        in_row = min(len(cards), 1 + int(across / (wide * _INDEX)))
        rows = math.ceil(len(cards) / in_row)
        in_row = math.ceil(len(cards) / rows)
        step = min(wide + 4, across / max(1, in_row - 1))
        above = metrics.height() + _RIM / 2
        size = QSizeF(
            max(wide + step * (in_row - 1), metrics.horizontalAdvance(pile.title)) + 2 * _RIM,
            above + rows * (tall + _RIM) + _RIM,
        )
        with drawing(size, ratio) as (pixmap, painter):
            painter.fillPath(rounded(QRectF(QPointF(), size), 10), QColor(14, 18, 20, 235))
            painter.setPen(theme.IVORY)
            painter.setFont(face)
            painter.drawText(QPointF(_RIM, _RIM + metrics.ascent()), pile.title)
            aside = (size.width() - 2 * _RIM - wide - step * (in_row - 1)) / 2
            lit = () if misplaced is None else (misplaced - 1, misplaced)
            # The lit cards lie on top of the dimmed ones.
            for number in sorted(range(len(cards)), key=lambda number: (number in lit, number)):
                row, column = divmod(number, in_row)
                left = round((_RIM + aside + step * column) * ratio) / ratio
                top = round((_RIM + above + row * (tall + _RIM)) * ratio) / ratio
                painter.drawPixmap(QPointF(left, top), art.face(cards[number]))
                area, corner = QRectF(left, top, wide, tall), wide * 0.06
                if lit and number not in lit:
                    painter.fillPath(rounded(area, corner), _DIM)
                if number == misplaced:
                    within = area.adjusted(1.5, 1.5, -1.5, -1.5)
                    painter.strokePath(rounded(within, corner), QPen(theme.RED, 3))
        self.setPixmap(pixmap)
        left, top = room.center().x() - size.width() / 2, room.bottom() - size.height()
        self.setPos(round(left), round(top))
        self.show()
