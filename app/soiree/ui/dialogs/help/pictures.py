"""Pictures for the pages of help: some cards of the deck in use, on a piece of the felt.

The address of a picture has one of three schemes: `cards:` for cards side by side, `fan:` for cards
that overlap as in a hand, and `coops:` for pairs. The cards follow, separated by commas:

    7H           the 7 of hearts
    back         a card face down
    none         an empty place
    6D/9S        in `coops:`, the 6 face up and, nearer to its owner, the 9 face down
    7H*          with the brass frame of cards that the player can use
    7H=your_bid  with words below (`_` is a space); in a fan, the first card only

A `|` in place of a comma makes a wider gap.
"""

from __future__ import annotations

import re

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen, QPixmap

from soiree.core.cards import spelled
from soiree.ui.decks import CardArt
from soiree.ui.style import theme
from soiree.ui.style.painting import blank_image, draw_box, painting
from soiree.ui.style.theme import STEP
from soiree.ui.table.felt.items import rounded
from soiree.ui.table.felt.lines import draw_brass

KINDS = ("cards", "fan", "coops")

CARD_WIDTH = 54
"""The width of a card, in logical pixels."""

_ITEM = re.compile(r"(?P<card>\w+)(?:/(?P<down>\w+))?(?P<lit>\*?)(?:=(?P<words>.*))?")

_EDGE = 2 * STEP
_GAP = 3 * STEP // 4
_WIDE_GAP = 5 * STEP // 2
_FAN = 0.42
"""The visible part of a covered card, its index, as a share of the width."""

_DOWN = 0.62
"""The offset of the face-down card in a coop, as a share of a card's height."""


class Unreadable(ValueError):
    """The address of a picture is invalid; the text of the error has the reason."""


class _Item(Struct, frozen=True):
    """A card of a picture, or the two cards of a coop.

    Attributes:
        card: the card as written, `back` or `none`.
        down: the face-down card of a coop.
        lit: True if the card has the brass frame.
        words: the words below the card.
        apart: True if a wider gap precedes the card.
    """

    card: str
    down: str | None
    lit: bool
    words: str
    apart: bool


def picture(kind: str, text: str, art: CardArt, felt: str, ratio: float) -> QImage:
    """The picture at an address.

    Args:
        kind: one of `KINDS`.
        text: the address after the scheme.
        art: the pictures of the cards, at the size to draw.
        ratio: device pixels for each logical pixel, as in `art`.

    Raises:
        Unreadable: the address is invalid.
    """
    items = _read(kind, text)
    face = theme.font(theme.TEXT - 1)
    metrics = QFontMetricsF(face)
    lefts, width = _columns(kind, items, art, metrics)
    below = _DOWN * art.height if kind == "coops" else 0.0
    words = metrics.height() + STEP / 2 if any(item.words for item in items) else 0.0
    size = QSize(round(width + 2 * _EDGE), round(art.height + below + words + 2 * _EDGE))
    image = blank_image(size, ratio)
    palette = theme.PALETTES[felt]
    with painting(image) as painter:
        ground = theme.between(palette.light, palette.base)
        draw_box(painter, QRectF(QPointF(), size.toSizeF()), STEP, ground)
        painter.setFont(face)
        for left, item in zip(lefts, items, strict=True):
            at = QPointF(round((_EDGE + left) * ratio) / ratio, _EDGE)
            _paint_card(painter, item.card, at, art, palette)
            if item.down is not None:
                # The card nearer to its owner lies on top, as at the table.
                lower = at + QPointF(0, round(below * ratio) / ratio)
                _paint_card(painter, item.down, lower, art, palette, folded=True)
            if item.lit:
                outline = rounded(QRectF(at, art.size).adjusted(-1, -1, 1, 1), 4)
                draw_brass(painter, outline, palette)
            if item.words:
                painter.setPen(palette.ink)
                middle = at.x() + art.width / 2
                room = metrics.horizontalAdvance(item.words)
                painter.drawText(
                    QPointF(middle - room / 2, size.height() - _EDGE - metrics.descent()),
                    item.words,
                )
    return image


def _read(kind: str, text: str) -> list[_Item]:
    if kind not in KINDS:
        raise Unreadable(f"{kind} is no kind of picture")
    items = []
    for group, cards in enumerate(text.split("|")):
        for place, written in enumerate(cards.split(",")):
            found = _ITEM.fullmatch(written)
            if found is None:
                raise Unreadable(f"{written!r} is no card")
            for card in (found["card"], found["down"] or "none"):
                if card not in ("back", "none") and spelled(card) is None:
                    raise Unreadable(f"{card!r} is no card")
            if (kind == "coops") is not (found["down"] is not None):
                raise Unreadable(f"{written!r} does not go with {kind}")
            words = (found["words"] or "").replace("_", " ")
            if words and kind == "fan" and place > 0:
                raise Unreadable(f"{written!r}: in a fan only its first card has room for words")
            apart = group > 0 and place == 0
            items.append(_Item(found["card"], found["down"], bool(found["lit"]), words, apart))
    return items


def _columns(
    kind: str, items: list[_Item], art: CardArt, metrics: QFontMetricsF
) -> tuple[list[float], float]:
    lefts: list[float] = []
    end = 0.0
    room = 0.0
    for item in items:
        # Wide words extend beyond both sides of the card.
        out = max(0.0, (metrics.horizontalAdvance(item.words) - art.width) / 2)
        if not lefts:
            left = out
        elif kind == "fan" and not item.apart:
            left = lefts[-1] + round(art.width * _FAN)
        else:
            left = max(end + (_WIDE_GAP if item.apart else _GAP), room + STEP / 2 + out)
        lefts.append(left)
        end = left + art.width
        room = max(room, end + out) if kind == "fan" else end + out
    return lefts, max(end, room)


def _paint_card(
    painter: QPainter,
    written: str,
    at: QPointF,
    art: CardArt,
    palette: theme.TablePalette,
    *,
    folded: bool = False,
) -> None:
    card = spelled(written)
    if written == "none":
        line = theme.faded(palette.ink, 0.45)
        painter.setPen(QPen(line, 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(at, art.size).adjusted(1, 1, -1, -1), 4, 4)
        return
    shown: QPixmap = art.back()
    if card is not None:
        shown = art.folded(card) if folded else art.face(card)
    shadow = art.shadow(False, folded=folded and card is not None)
    middle = at + QPointF(art.width / 2, art.height / 2)
    over = shadow.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(over.width() / 2, over.height() / 2), shadow)
    painter.drawPixmap(at, shown)
