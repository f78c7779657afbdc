"""Name plates: a player's portrait, name, activity and score."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from soiree.core.games import Game
from soiree.core.records import Participant
from soiree.core.zones import Seat
from soiree.ui.guests.medallion import portrait
from soiree.ui.guests.people import level_name, portraits_of
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.painting import NO_EDGE, draw_box
from soiree.ui.style.panels import RIGHT, write
from soiree.ui.table.contract.layout import PLATE, PlateSlot
from soiree.ui.table.contract.stakes import Track
from soiree.ui.table.felt.fitting import draw_fitted, fitted
from soiree.ui.table.felt.items import Sprite, TableItem, rounded
from soiree.ui.table.felt.lines import draw_brass
from soiree.ui.table.felt.pixels import drawing, faded_along
from soiree.ui.table.felt.tracks import HEIGHT as TRACK_HEIGHT
from soiree.ui.table.felt.tracks import TrackItem

_READABLE = 9.0
"""The size in screen pixels below which letters become narrower before they become smaller."""


_CHIP_GAP = 6.0
"""The distance of a tally from the detail before it, in pixels."""

_PORTRAIT = QRectF(6, 6, 40, 40)


class Words(Struct, frozen=True):
    """The text of a name plate.

    Attributes:
        detail: the kind of player, the level or the activity, in a few words.
        score: the score in words; empty in a game without scores.
        tally: points that the score does not contain yet, or its parts, in words, the oldest part
            first; may be empty.
    """

    name: str
    detail: str
    score: str
    tally: tuple[str, ...] = ()


class Plate(TableItem):
    """A seat's name plate; its origin is its top left corner.

    Attributes:
        portrait: the name of the portrait.
        kind: a computer's level; empty for a person.
        words: the text on the plate.
        track: the score's progress bar, if the game has one.
        has_turn: true if a ring of light marks the player's turn.
        scale_now: the scale of the picture.
    """

    WIDTH, HEIGHT = PLATE.width(), PLATE.height()
    BARE = 150.0
    """The width below which the plate has no portrait."""

    def __init__(self, seat: Seat, portrait: str, kind: str) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.words = Words("", "", "")
        self.track: Track | None = None
        self.has_turn = False
        self.scale_now = 1.0
        self.portrait = portrait
        self._ratio = 1.0
        self._width = self.WIDTH
        self._palette = theme.PALETTES["bottle"]
        self._picture = Sprite(parent=self)
        self._picture.show()
        self._track_item = TrackItem(self)

    def description(self) -> str:
        """Return the player's name, activity and score for a screen reader."""
        words, track = self.words, self.track
        who = words.name
        for detail in filter(None, (words.detail, " ".join(words.tally))):
            who = tr("{player}, {detail}").format(player=who, detail=detail)
        if track is None:
            return who
        return tr("{player}: {score}").format(player=who, score=track.words())

    def tell(self, words: Words, track: Track | None = None, *, has_turn: bool = False) -> None:
        """Show the text and the score's progress bar; a turn adds a ring of light."""
        if track != self.track:
            self._picture.setToolTip("" if track is None else track.explained())
        self.words, self.track, self.has_turn = words, track, has_turn
        look = (self.scale_now, self._ratio, self._palette, self._width)
        if self._picture.has_changed(words, has_turn, track is None, look):
            self._draw()
        self._lay_track()

    def place(self, slot: PlateSlot, ratio: float, palette: theme.TablePalette) -> None:
        """Move to a slot of the layout; a call of `tell` draws the plate for it."""
        self.scale_now, self._width = slot.scale, slot.width
        self._ratio, self._palette = ratio, palette
        self.setPos(round(slot.corner.x()), round(slot.corner.y()))

    def area(self) -> QRectF:
        return QRectF(self.pos(), self.size_now())

    def portrait_area(self) -> QRectF:
        """The rectangle of the portrait in the scene; the whole plate if it has no portrait."""
        if self._is_bare():
            return self.area()
        circle = QRectF(_PORTRAIT.topLeft() * self.scale_now, _PORTRAIT.size() * self.scale_now)
        return circle.translated(self.pos())

    def size_now(self) -> QSize:
        return QSize(round(self._width * self.scale_now), round(self.HEIGHT * self.scale_now))

    def _draw(self) -> None:
        size = self.size_now()
        with drawing(size, self._ratio) as (picture, painter):
            painter.scale(self.scale_now, self.scale_now)
            self._draw_ground(painter)
            if not self._is_bare():
                self._draw_portrait(painter)
            self._draw_words(painter)
        self._picture.setPixmap(picture)

    def _is_bare(self) -> bool:
        return self._width < self.BARE

    def _draw_ground(self, painter: QPainter) -> None:
        ground = QColor(0, 0, 0, 84) if self._palette.is_dark else QColor(255, 255, 255, 120)
        edge = QPen(self._palette.ink, 1) if self._palette.is_plain else NO_EDGE
        area = QRectF(2, 4, self._width - 4, self.HEIGHT - 8)
        draw_box(painter, area, area.height() / 2, ground, edge)
        if self.has_turn and self._is_bare():
            pill = rounded(area.adjusted(1, 1, -1, -1), area.height() / 2)
            draw_brass(painter, pill, self._palette)

    def _draw_portrait(self, painter: QPainter) -> None:
        circle = _PORTRAIT
        if self.has_turn:
            ring = QRadialGradient(circle.center(), 26)
            glow = faded_along(ring, self._palette.brass, ((0.74, 1.0), (1.0, 0.0)))
            painter.setBrush(glow)
            painter.drawEllipse(circle.center(), 26, 26)
        painter.drawPixmap(
            circle.toRect(), portrait(self.portrait, round(40 * self.scale_now * self._ratio))
        )
        edge = QPainterPath()
        edge.addEllipse(circle.adjusted(-0.5, -0.5, 0.5, 0.5))
        if self.has_turn:
            draw_brass(painter, edge, self._palette, 2.5)
            return
        painter.setOpacity(self._palette.strength(0.45))
        painter.strokePath(edge, QPen(self._palette.ink, 1))
        painter.setOpacity(1)

    def _draw_words(self, painter: QPainter) -> None:
        words, has_track = self.words, self.track is not None
        ink, figures = self._palette.ink, theme.felt_font(theme.HEADING, figures=True)
        score = QFontMetricsF(figures).horizontalAdvance(words.score)
        left, right = self._sides()
        beside = QRectF(right - score, 4, score + 1, 19 if has_track else self.HEIGHT - 8)
        write(painter, beside, words.score, figures, ink, RIGHT)
        beside_score = right - left - (score + 8 if words.score else 0)
        upper, lower = (3, 20.5) if has_track else (7, 26)
        name = QRectF(left, upper, beside_score, 21)
        least = min(15, math.ceil(_READABLE / self.scale_now))
        fits = fitted(words.name, name.width(), 24, 15, bold=True, least=least)
        draw_fitted(painter, fits, name)
        painter.setOpacity(self._palette.strength(0.86))
        reach = right - left if has_track else beside_score
        tally = tally_beside(words.detail, words.tally, reach)
        wide = _chip_width(tally, words.detail)
        detail = QRectF(left, lower, reach - wide, 16)
        size = theme.TEXT - 1
        fits = fitted(words.detail, detail.width(), 16, size, least=min(size, least))
        draw_fitted(painter, fits, detail)
        painter.setOpacity(1)
        if tally:
            after = left + max(map(QFontMetricsF(fits.font).horizontalAdvance, fits.lines))
            self._draw_tally(painter, tally, QRectF(after, lower + 1.5, wide, 14))

    def _draw_tally(self, painter: QPainter, tally: str, area: QRectF) -> None:
        chip = area.adjusted(_CHIP_GAP if self.words.detail else 0, 0, 0, 0)
        ground = theme.faded(self._palette.ink, 0.16)
        painter.fillPath(rounded(chip, chip.height() / 2), ground)
        figures = theme.felt_font(theme.TEXT - 2, figures=True)
        write(painter, chip, tally, figures, self._palette.ink, Qt.AlignmentFlag.AlignCenter)

    def _sides(self) -> tuple[float, float]:
        return (18 if self._is_bare() else 54), self._width - 16

    def _lay_track(self) -> None:
        left, right = self._sides()
        area = QRectF(left, self.HEIGHT - 16, right - left, TRACK_HEIGHT)
        if self._is_bare():
            # Clear of the ring of light round the whole plate.
            area = area.adjusted(4, -2, -4, -2)
        self._track_item.show_track(
            self.track, area, self.scale_now, self._ratio, self._palette.ink
        )


def tally_beside(detail: str, tally: Sequence[str], width: float) -> str:
    """Return as much of a tally as leaves a detail its size, and at least the newest part.

    Args:
        width: of the line for both.
    """
    wide = QFontMetricsF(theme.felt_font(theme.TEXT - 1)).horizontalAdvance(detail)
    parts = (" ".join(tally[first:]) for first in range(len(tally)))
    fits = (part for part in parts if wide + _chip_width(part, detail) <= width)
    return next(fits, "".join(tally[-1:]))


def _chip_width(tally: str, detail: str) -> float:
    if not tally:
        return 0.0
    metrics = QFontMetricsF(theme.felt_font(theme.TEXT - 2, figures=True))
    return metrics.horizontalAdvance(tally) + 12 + (_CHIP_GAP if detail else 0)


def plates_of(players: Sequence[Participant], game: Game) -> list[Plate]:
    """Return a plate for each player of a match, by seat."""
    return [
        Plate(seat, portrait, _kind_of(player, game))
        for seat, (portrait, player) in enumerate(zip(portraits_of(players), players, strict=True))
    ]


def _kind_of(player: Participant, game: Game) -> str:
    return "" if player.kind == "human" else level_name(game, player.level or "")
