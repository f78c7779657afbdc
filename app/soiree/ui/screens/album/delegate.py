"""Paints a row of the album: picture, game, players, outcome and scores."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.files import read_file
from soiree.storage.history.index_rows import WAITING, AlbumRow
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch
from soiree.ui.guests.medallion import portrait
from soiree.ui.guests.people import portraits_of
from soiree.ui.item_views import Index, PaintedItems
from soiree.ui.screens.album import words
from soiree.ui.screens.album.model import MATCH
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.screens.table_pictures.painting import RADIUS
from soiree.ui.style import theme
from soiree.ui.style.list_items import paint_row
from soiree.ui.style.ornaments import draw_paper, draw_rule
from soiree.ui.style.painting import draw_box
from soiree.ui.style.panels import RIGHT, placed, write
from soiree.ui.style.theme import LEAD, PETROL, STEP, TEXT, Chrome

_SIZE, _LARGE_SIZE = QSize(136, 84), QSize(208, 128)
"""The sizes of pictures, in logical pixels: in a list of usual width, and in a wide one."""

_LARGE = 170 * STEP
"""The least width of a list with large pictures."""


class PicturedMatch(Struct, frozen=True):
    """A match of the album as the subject of a picture.

    Attributes:
        path: the path of its record.
    """

    match: AlbumRow
    path: Path

    @property
    def game(self) -> Game:
        return GAMES[self.match.game]

    @property
    def mark(self) -> str:
        """A text that changes with the last entry of an unfinished match."""
        return f"{self.match.folder} {self.match.file} {self.match.finished}"

    def record(self) -> Record:
        if self.match.folder == WAITING:
            return WaitingMatch.load(self.path, GAMES)[1]
        return records.decode(read_file(self.path), GAMES, largest=None)


class MatchDelegate(PaintedItems):
    """Paints a row of the album."""

    def __init__(self, paths: Paths, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self._paths = paths
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40 * STEP, max(_size_in(option).height(), theme.grown(72)) + 2 * STEP)

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chrome = theme.chrome_of(option.palette)
        area, size = option.rect, _size_in(option)
        ground = paint_row(painter, QRectF(area), option.state, chrome)
        painter.setPen(QPen(chrome.line, 1))
        bottom = area.bottom() + 0.5
        painter.drawLine(QPointF(ground.left(), bottom), QPointF(ground.right(), bottom))
        match = index.data(MATCH)
        top = area.top() + (area.height() - size.height()) / 2
        picture = placed(painter, QRectF(QPointF(area.left() + 1.5 * STEP, top), size), area)
        self._paint_picture(painter, picture, match, chrome)
        if match is not None:
            beside = area.adjusted(3 * STEP + size.width() + STEP, STEP, -2 * STEP, -STEP)
            beside = QStyle.visualRect(painter.layoutDirection(), area, beside)
            self._paint_words(painter, beside, match, chrome)

    def _paint_picture(
        self, painter: QPainter, area: QRectF, match: AlbumRow | None, chrome: Chrome
    ) -> None:
        if match is None:
            self._pictures.paint(painter, area, None, chrome)
        elif match.line:
            _paint_missing(painter, area, chrome)
        elif words.is_evening(match):
            _paint_evening(painter, area, match)
        else:
            home = self._paths.waiting if match.folder == WAITING else self._paths.played
            pictured = PicturedMatch(match, home / match.file)
            self._pictures.paint(painter, area, pictured, chrome)

    def _paint_words(self, painter: QPainter, area: QRect, match: AlbumRow, chrome: Chrome) -> None:
        head, text = theme.font(LEAD, bold=True), theme.font(TEXT, figures=True)
        ink = chrome.faint if match.line else chrome.text
        top, tall = area.center().y() - theme.grown(33), theme.grown(22)
        downs = map(theme.grown, (0, 24, 46))
        lines = [QRect(area.left(), top + down, area.width(), tall) for down in downs]
        title, result = words.title(match), words.result(match)
        if match.line:
            write(painter, lines[0], title, head, ink)
            write(painter, lines[1], match.line, text, ink)
            write(painter, lines[2], words.when(match), text, ink)
            write(painter, lines[0], result, text, ink, RIGHT)
            return
        right = QFontMetrics(head).horizontalAdvance(result) + 2 * STEP
        write(painter, lines[0], result, head, ink, RIGHT)
        write(painter, _shortened(painter, lines[0], right), title, head, ink)
        scores, players = words.scores(match), words.players(match)
        right = min(QFontMetrics(text).horizontalAdvance(scores) + 2 * STEP, area.width() // 2)
        write(painter, lines[1], scores, text, ink, RIGHT)
        write(painter, _shortened(painter, lines[1], right), players, text, ink)
        write(painter, lines[2], words.details(match), text, chrome.faint)


def _shortened(painter: QPainter, line: QRect, width: int) -> QRect:
    return QStyle.visualRect(painter.layoutDirection(), line, line.adjusted(0, 0, -width, 0))


def _paint_missing(painter: QPainter, area: QRectF, chrome: Chrome) -> None:
    """Paint two crossed strokes, which stand for a missing picture."""
    draw_box(painter, area, RADIUS, chrome.line, QPen(chrome.edge, 1))
    middle = area.center()
    for way in (-1, 1):
        reach = QPointF(STEP, way * STEP)
        painter.drawLine(middle - reach, middle + reach)


def _paint_evening(painter: QPainter, area: QRectF, match: AlbumRow) -> None:
    scale = area.height() / _SIZE.height()
    draw_paper(painter, area, 5 * scale, 0.6 * scale)
    guests = portraits_of(match.seats)[1:]
    across = 28.0 * scale
    for number, name in enumerate(guests):
        face = QRectF(0, 0, across, across)
        away = (number - (len(guests) - 1) / 2) * (across + 5 * scale)
        face.moveCenter(area.center() + QPointF(away, -4 * scale))
        pixels = round(across * painter.device().devicePixelRatioF())
        painter.drawPixmap(face.toRect(), portrait(name, pixels))
    middle = QPointF(area.center().x(), area.bottom() - 17 * scale)
    draw_rule(painter, middle, 34 * scale, PETROL, 0.7 * scale)


def _size_in(option: QStyleOptionViewItem) -> QSize:
    return _LARGE_SIZE if option.widget.width() >= _LARGE else _SIZE
