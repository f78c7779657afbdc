"""A small picture of the last position of a match, in the layout of the game's presenter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient, QTransform
from PySide6.QtSvg import QSvgRenderer

from soiree.controller.match.client import snapshot_of
from soiree.core.cards import DIAMONDS, HEARTS, JACK, RANKS, Card, rank_of, suit_of
from soiree.core.games import Game
from soiree.core.records import Record, people_of
from soiree.resources import resource
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import names_of, portraits_of
from soiree.ui.language.letters import ENGLISH
from soiree.ui.style import lettering, theme
from soiree.ui.style.ornaments import pip_of
from soiree.ui.style.painting import blank_image, draw_box, painting
from soiree.ui.style.theme import INK, IVORY, PETROL, RED
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import Layout, PlateSlot, Slot
from soiree.ui.table.contract.moment import Moment

if TYPE_CHECKING:
    from soiree.ui.language.card_names import Letters

_TABLE = QSize(832, 512)
"""The size at which the table is laid out before scaling."""

RADIUS = 4.0
"""The radius of the picture's corners, in logical pixels."""

_ASPECT = 1.4
_RED = (HEARTS, DIAMONDS)

_RANK, _WIDEST_RANK = 0.42, 0.4
"""The height and the largest width of a rank, as shares of the width of its card."""

_PIPS = ((-0.27, 0.02, 0.34), (0.14, 0.3, 0.56))
"""The x, y and height of each pip of a card, as shares of the card's width."""

_PLATE = 44.0
"""The height of a name plate at scale 1, in pixels of the table."""


def table_picture(
    record: Record,
    game: Game,
    size: QSize,
    ratio: float,
    felt: str,
    letters: Letters = ENGLISH,
) -> QImage:
    """Paint the last position of a match, as the people at the table saw it. Thread-safe.

    Args:
        size: the size of the picture, in logical pixels.
        ratio: the device pixel ratio.
        felt: the name of a palette.
        letters: the letters of jacks, queens, kings and aces.
    """
    signs = (*RANKS[:JACK], *letters)
    image = _felt(size, ratio, felt)
    moment = _moment(record, game, felt)
    layout = window_of(game).presenter()().layout(_TABLE, moment)
    scale = min(size.width() / _TABLE.width(), size.height() / _TABLE.height())
    with painting(image) as painter:
        painter.translate(
            (size.width() - scale * _TABLE.width()) / 2,
            (size.height() - scale * _TABLE.height()) / 2,
        )
        painter.scale(scale, scale)
        _paint_table(painter, layout, moment, portraits_of(record.players))
        lying = [
            (slot, card)
            for zone, cards in moment.view.zones
            for slot, card in zip(layout.slots(zone, len(cards), moment), cards, strict=False)
        ]
        for slot, card in sorted(lying, key=lambda each: each[0].height):
            _paint_card(painter, slot, card, layout.widths[slot.size], signs)
    return image


def _moment(record: Record, game: Game, felt: str) -> Moment:
    people = people_of(record.players)
    observers: tuple[int, ...] = ()
    if len(people) < 2:
        observers = people or tuple(range(len(record.players)))
    return Moment(
        view=snapshot_of(record, game).view(observers),
        names=names_of(record.players),
        people=people,
        observers=observers,
        appearance=Appearance(felt=felt),
    )


def _felt(size: QSize, ratio: float, felt: str) -> QImage:
    palette = theme.PALETTES[felt]
    image = blank_image(size, ratio)
    light = QRadialGradient(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.62)
    light.setColorAt(0, palette.light)
    light.setColorAt(1, palette.base)
    with painting(image) as painter:
        area = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
        draw_box(painter, area, RADIUS, light, QPen(palette.shade, 1))
    return image


def _paint_table(
    painter: QPainter, layout: Layout, moment: Moment, portraits: tuple[str, ...]
) -> None:
    ink = theme.faded(moment.appearance.palette.ink, 0.3)
    painter.setPen(QPen(ink, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for area in layout.places(moment).values():
        painter.drawRoundedRect(area.rect, 5, 5)
    for seat, portrait in enumerate(portraits):
        _paint_plate(painter, layout.plate(seat), portrait, moment.appearance.palette)


def _paint_plate(
    painter: QPainter, plate: PlateSlot, portrait: str, palette: theme.TablePalette
) -> None:
    across = _PLATE * plate.scale
    place = QRectF(plate.corner.x(), plate.corner.y(), plate.width * plate.scale, across)
    draw_box(painter, place, across / 2, theme.faded(palette.shade, 0.55))
    QSvgRenderer(str(resource("portraits", f"{portrait}.svg"))).render(
        painter, QRectF(place.x(), place.y(), across, across)
    )


def _paint_card(
    painter: QPainter, slot: Slot, card: Card | None, width: float, signs: Sequence[str]
) -> None:
    height = _ASPECT * width
    painter.save()
    painter.translate(slot.centre)
    painter.rotate(slot.turn)
    shape = QRectF(-width / 2, -height / 2, width, height)
    draw_box(painter, shape, 0.08 * width, IVORY, QPen(QColor(0, 0, 0, 130), 0.03 * width))
    painter.setPen(Qt.PenStyle.NoPen)
    if card is not None and slot.open and not slot.covered:
        _paint_face(painter, card, width, signs[rank_of(card)])
    else:
        inset = 0.09 * width
        painter.fillRect(shape.adjusted(inset, inset, -inset, -inset), PETROL)
    painter.restore()


def _paint_face(painter: QPainter, card: Card, width: float, sign: str) -> None:
    painter.setBrush(RED if suit_of(card) in _RED else INK)
    corner = QPointF(-0.44 * width, -0.64 * width)
    letters = QTransform.fromScale(width, width).map(_rank_outline(sign))
    painter.drawPath(letters.translated(corner))
    for x, y, high in _PIPS:
        pip = QTransform.fromScale(high * width, high * width).map(pip_of(suit_of(card)))
        painter.drawPath(pip.translated(x * width, y * width))


@cache
def _rank_outline(rank: str) -> QPainterPath:
    """The outline of a rank such as `10` or `K`, for a card whose width is 1."""
    path = lettering.lettering(rank, _RANK)
    assert path is not None
    wide = path.boundingRect().width()
    # A 10 is as wide as other ranks.
    return QTransform.fromScale(min(1.0, _WIDEST_RANK / wide), 1).map(path)
