"""A small picture of a match's table at its last position, as the game's own presenter has it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QRadialGradient

from soiree.controller.match.client import snapshot_of
from soiree.core.cards import DIAMONDS, HEARTS, Card, suit_of
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.seating import people_of
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import names_of
from soiree.ui.style import theme
from soiree.ui.style.theme import INK, IVORY, PETROL, RED
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import Slot
from soiree.ui.table.contract.moment import Moment

_TABLE = QSize(832, 512)
"""The size at which the table is laid out before it is made small."""

RADIUS = 4.0
"""Of its corners, in logical pixels."""

_ASPECT = 1.4
_RED = (HEARTS, DIAMONDS)


def table_picture(record: Record, game: Game, size: QSize, ratio: float, felt: str) -> QImage:
    """The picture, on any thread. The cards are those that the person at the table saw.

    Args:
        size: in logical pixels.
        ratio: device pixels to one of them.
    """
    image = _felt(size, ratio, felt)
    moment = _moment(record, game, felt)
    layout = window_of(game).presenter()().layout(_TABLE, moment)
    scale = min(size.width() / _TABLE.width(), size.height() / _TABLE.height())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        (size.width() - scale * _TABLE.width()) / 2, (size.height() - scale * _TABLE.height()) / 2
    )
    painter.scale(scale, scale)
    lying = [
        (slot, card)
        for zone, cards in moment.view.zones
        for slot, card in zip(layout.slots(zone, len(cards), moment), cards, strict=False)
    ]
    for slot, card in sorted(lying, key=lambda each: each[0].height):
        _paint_card(painter, slot, card, layout.widths[slot.size])
    painter.end()
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
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.62)
    light.setColorAt(0, palette.light)
    light.setColorAt(1, palette.base)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.shade, 1))
    painter.setBrush(light)
    area = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
    painter.drawRoundedRect(area, RADIUS, RADIUS)
    painter.end()
    return image


def _paint_card(painter: QPainter, slot: Slot, card: Card | None, width: float) -> None:
    height = _ASPECT * width
    painter.save()
    painter.translate(slot.centre)
    painter.rotate(slot.turn)
    shape = QRectF(-width / 2, -height / 2, width, height)
    is_seen = card is not None and slot.open and not slot.covered
    painter.setPen(QPen(QColor(0, 0, 0, 110), 2.5))
    painter.setBrush(IVORY)
    painter.drawRoundedRect(shape, 0.08 * width, 0.08 * width)
    painter.setPen(Qt.PenStyle.NoPen)
    if is_seen:
        assert card is not None
        painter.setBrush(RED if suit_of(card) in _RED else INK)
        mark = 0.17 * width
        painter.drawEllipse(shape.topLeft() + QPointF(0.24 * width, 0.24 * width), mark, mark)
        painter.drawEllipse(shape.center(), 1.4 * mark, 1.4 * mark)
    else:
        inset = 0.09 * width
        painter.setBrush(PETROL)
        painter.drawRect(shape.adjusted(inset, inset, -inset, -inset))
    painter.restore()
