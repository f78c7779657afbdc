"""Films a part of a replay at a hidden table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO
from weakref import proxy

from msgspec import Struct
from PySide6.QtCore import QEventLoop, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from soiree.controller.match.replay import Replay
from soiree.core.zones import Seat
from soiree.ui.decks import CardArt, Deck
from soiree.ui.film.gif import COLOURS, GifWriter
from soiree.ui.film.palette import Colour, palette
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import names_for
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

FRAME = 80
"""The milliseconds of a frame while cards move."""

_FIRST, _BETWEEN, _LAST = 700, 350, 1800
"""The milliseconds of the still picture at the start, between two entries, and at the end."""

_ROOM = QSize(800, 520)
"""The least size of the table; a smaller animated GIF is scaled down."""

_SAMPLES = 8
"""The number of pictures that the colours are taken from."""

_STRIDE = 3
"""The distance of the rows and columns that the colours are taken from."""


class Shot(Struct, frozen=True):
    """The part of a record to film, and the appearance of the animated GIF.

    Attributes:
        first: the number of the first filmed entry of the record, from 1.
        last: the number of the last filmed entry.
        observers: the seats whose view is shown; the first one sits at the lower edge.
        size: the size of the animated GIF, in pixels.
        speed: the speed as a multiple of that in play.
        felt: the name of the table's felt, as in the settings.
    """

    first: int
    last: int
    observers: tuple[Seat, ...]
    size: QSize
    speed: float = 1.0
    felt: str = "bottle"


def film(
    scenes: Sequence[tuple[Replay, Shot]],
    deck: Deck,
    file: BinaryIO,
    progress: Callable[[int], None] = lambda entry: None,
) -> None:
    """Film parts of replays, one after the other, as one GIF of the size of the first shot.

    Args:
        file: the file to write to.
        progress: called with the number of each filmed entry.

    Raises:
        OSError: the file cannot be written.
    """
    size, found = scenes[0][1].size, list[Colour]()
    for replay, shot in scenes:
        with _table(replay, deck, shot) as table:
            found += _sampled_at(table, replay, shot)
    colours = palette(found, COLOURS)
    writer = GifWriter(file, size.width(), size.height(), colours)
    table_colours = [0xFF000000 | red << 16 | green << 8 | blue for red, green, blue in colours]
    for replay, shot in scenes:
        with _table(replay, deck, shot) as table:
            for image, milliseconds in _frames(table, replay, shot, progress):
                writer.add(_pixels(_at_size(image, size), table_colours), milliseconds)
    writer.close()


@contextmanager
def _table(replay: Replay, deck: Deck, shot: Shot) -> Iterator[Table]:
    client = replay.client
    game = window_of(client.game)
    appearance = Appearance(felt=shot.felt, haste=shot.speed)
    table = game.table(TableContext(client, appearance, deck))
    table.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    table.setMinimumSize(1, 1)
    scale = max(1.0, _ROOM.width() / shot.size.width(), _ROOM.height() / shot.size.height())
    table.resize(shot.size * scale)
    shown = table.shown
    shown.change(observers=shot.observers)
    shown.change(names=names_for(client.players, shown.now.viewer))
    play = proxy(table.play)
    table.play.round_over.connect(lambda: play.resume(ROUND))
    table.playback.motions.by_hand = True
    table.show()
    table.start()
    try:
        yield table
    finally:
        table.put_away()
        table.hide()
        table.deleteLater()


def _at_size(image: QImage, size: QSize) -> QImage:
    ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image if image.size() == size else image.scaled(size, *ways)


def _frames(
    table: Table, replay: Replay, shot: Shot, progress: Callable[[int], None]
) -> Iterator[tuple[QImage, int]]:
    _go_to(table, replay, shot.first - 1)
    yield _picture(table), round(_FIRST / shot.speed)
    while replay.position < shot.last:
        replay.step()
        while table.play.moving or table.playback.motions.flies:
            table.playback.motions.advance(FRAME)
            yield _picture(table), FRAME
        seconds = replay.seconds_to_next()
        between = _BETWEEN if seconds is None else min(1000 * seconds, 4 * _BETWEEN)
        is_last = replay.position >= shot.last
        yield _picture(table), round((_LAST if is_last else between) / shot.speed)
        progress(replay.position)


def _go_to(table: Table, replay: Replay, position: int) -> None:
    replay.go_to(position)
    table.play.show_anew()
    table.play.play_on()


def _picture(table: Table) -> QImage:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    while any(not art.is_ready for art in table.findChildren(CardArt)):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _sampled_at(table: Table, replay: Replay, shot: Shot) -> list[Colour]:
    length = shot.last - shot.first + 1
    found: list[Colour] = []
    for number in range(_SAMPLES):
        _go_to(table, replay, shot.first - 1 + length * number // (_SAMPLES - 1))
        found += _sampled(_at_size(_picture(table), shot.size))
    return found


def _sampled(image: QImage) -> Iterator[Colour]:
    bits, stride = bytes(image.constBits()), image.bytesPerLine()
    for row in range(0, image.height(), _STRIDE):
        line = bits[row * stride : row * stride + 4 * image.width()]
        step = 4 * _STRIDE
        # The lowest bits would only add colours of the weave of the felt.
        for blue, green, red in zip(line[::step], line[1::step], line[2::step], strict=True):
            yield red & 0xFC, green & 0xFC, blue & 0xFC


def _pixels(image: QImage, colours: Sequence[int]) -> bytes:
    flags = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
    mapped = image.convertToFormat(QImage.Format.Format_Indexed8, colours, flags)
    bits, stride, width = bytes(mapped.constBits()), mapped.bytesPerLine(), mapped.width()
    if stride == width:
        return bits[: width * mapped.height()]
    return b"".join(bits[row * stride : row * stride + width] for row in range(mapped.height()))
