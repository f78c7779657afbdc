"""Items of the table that are no cards: name plates, places, buttons, the prompt, bubbles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from soiree.core.zones import Seat
from soiree.resources import resource
from soiree.ui.style import theme
from soiree.ui.table.lines import BrassLine, draw_brass

_CORNER = 10.0


@dataclass(frozen=True, slots=True)
class Words:
    """What stands on a name plate.

    Attributes:
        detail: the kind or level, and the like, in a few words.
        score: as text; empty where the game keeps none.
    """

    name: str
    detail: str
    score: str


class Plate(QGraphicsWidget):
    """A seat's name plate: a portrait, who it is, the score, and a ring of light at its turn.

    Its origin is its top left corner; `scale_to` says how large it is.

    Attributes:
        kind: who plays there, in a word or two: a person, or a computer's level.
    """

    WIDTH, HEIGHT = 184.0, 52.0
    BARE = 150.0
    """The width below which there is no room for a portrait."""

    def __init__(self, seat: Seat, portrait: str, kind: str) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.name = ""
        self._portrait = portrait
        self._words = Words("", "", "")
        self._turn = False
        self._scale = 1.0
        self._ratio = 1.0
        self._width = self.WIDTH
        self._palette = theme.PALETTES["bottle"]
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def words(self) -> Words:
        return self._words

    @property
    def has_turn(self) -> bool:
        return self._turn

    def show_words(self, words: Words) -> None:
        if words != self._words:
            self._words = words
            self._draw()

    def show_turn(self, turn: bool) -> None:
        if turn != self._turn:
            self._turn = turn
            self._draw()

    def scale_to(
        self, scale: float, ratio: float, palette: theme.TablePalette, width: float = WIDTH
    ) -> None:
        """Be drawn at another scale.

        Args:
            width: before scaling, where there is no room for the usual one.
        """
        measures = (scale, ratio, palette, width)
        if measures != (self._scale, self._ratio, self._palette, self._width):
            self._scale, self._ratio, self._palette, self._width = measures
            self._draw()

    @property
    def scale_now(self) -> float:
        return self._scale

    def area(self) -> QRectF:
        """The plate's rectangle in the scene."""
        return QRectF(self.pos(), self.size_now())

    def size_now(self) -> QSize:
        return QSize(round(self._width * self._scale), round(self.HEIGHT * self._scale))

    def _draw(self) -> None:
        size = self.size_now()
        picture = QPixmap(size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        self._draw_ground(painter)
        if not self._is_bare():
            self._draw_portrait(painter)
        self._draw_words(painter)
        painter.end()
        self._picture.setPixmap(picture)

    def _is_bare(self) -> bool:
        return self._width < self.BARE

    def _draw_ground(self, painter: QPainter) -> None:
        ground = QColor(0, 0, 0, 84) if self._palette.is_dark else QColor(255, 255, 255, 120)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        area = QRectF(2, 4, self._width - 4, self.HEIGHT - 8)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        if self._turn and self._is_bare():
            pill = QPainterPath()
            pill.addRoundedRect(area.adjusted(1, 1, -1, -1), area.height() / 2, area.height() / 2)
            draw_brass(painter, pill, self._palette)

    def _draw_portrait(self, painter: QPainter) -> None:
        circle = QRectF(6, 6, 40, 40)
        if self._turn:
            glow = QRadialGradient(circle.center(), 26)
            brass = QColor(self._palette.brass)
            glow.setColorAt(0.74, brass)
            brass.setAlpha(0)
            glow.setColorAt(1, brass)
            painter.setBrush(glow)
            painter.drawEllipse(circle.center(), 26, 26)
        painter.drawPixmap(
            circle.toRect(), _portrait(self._portrait, round(40 * self._scale * self._ratio))
        )
        ring = QPainterPath()
        ring.addEllipse(circle.adjusted(-0.5, -0.5, 0.5, 0.5))
        if self._turn:
            draw_brass(painter, ring, self._palette, 2.5)
            return
        painter.setOpacity(0.45)
        painter.strokePath(ring, QPen(self._palette.ink, 1))
        painter.setOpacity(1)

    def _draw_words(self, painter: QPainter) -> None:
        words = self._words
        painter.setPen(self._palette.ink)
        score_font = theme.font(theme.HEADING, figures=True)
        score_width = QFontMetricsF(score_font).horizontalAdvance(words.score)
        left, right = (18 if self._is_bare() else 54), self._width - 16
        painter.setFont(score_font)
        painter.drawText(
            QRectF(right - score_width, 4, score_width + 1, self.HEIGHT - 8),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            words.score,
        )
        room = right - score_width - 8 - left
        _line(painter, words.name, theme.font(15, bold=True), QRectF(left, 7, room, 20))
        painter.setOpacity(0.86)
        _line(painter, words.detail, theme.font(theme.TEXT - 1), QRectF(left, 26, room, 18))
        painter.setOpacity(1)


class PlaceItem(QGraphicsWidget):
    """A part of the table that can be acted on: it glows where a card may go.

    Its geometry is in the scene's coordinates; its own position stays at the origin.
    """

    def __init__(self, seat: Seat | None, kind: str) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.name = ""
        self._area = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._glow = [QGraphicsPathItem(self) for _ in range(2)]
        for each in self._glow:
            each.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._line = BrassLine(self)
        self.setZValue(-1)
        self.show_open(False)

    @property
    def area(self) -> QRectF:
        return self._area

    def cover(self, area: QRectF, palette: theme.TablePalette) -> None:
        """Take this part of the scene."""
        self._area = area
        outline = QPainterPath()
        outline.addRoundedRect(area, _CORNER, _CORNER)
        for item, (width, alpha) in zip(self._glow, ((16, 50), (10, 100)), strict=True):
            colour = QColor(palette.brass)
            colour.setAlpha(alpha)
            item.setPath(outline)
            item.setPen(QPen(colour, width))
        self._line.follow(outline, palette)

    def show_open(self, inviting: bool, glowing: bool = False) -> None:
        """Show that a click here does something; glowing, that the picked card may go here."""
        for each in self._glow:
            each.setVisible(glowing)
        self._line.setVisible(inviting or glowing)

    @property
    def is_open(self) -> bool:
        return self._line.isVisible()

    @property
    def glows(self) -> bool:
        return self._glow[0].isVisible()


class ButtonItem(QGraphicsWidget):
    """A word on the felt that can be pressed: what needs no card, such as ending a turn.

    Its origin is its middle.

    Attributes:
        key: the letter that presses it.
    """

    def __init__(self, words: str, key: str) -> None:
        super().__init__()
        self.words = words
        self.key = key
        self.name = words
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(12_000)

    def place(
        self, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Stand about a point of the scene."""
        face = theme.font(round(theme.LEAD * max(1.0, scale * 0.9)), bold=True)
        small = theme.font(round(theme.TEXT * max(1.0, scale * 0.9)))
        words, key = QFontMetricsF(face), QFontMetricsF(small)
        width = words.horizontalAdvance(self.words) + 14 + key.horizontalAdvance(self.key) + 36
        size = QSize(round(width), round(words.height() + 18))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(2.5, 2.5, size.width() - 5, size.height() - 5)
        pill = QPainterPath()
        pill.addRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.fillPath(pill, theme.IVORY)
        draw_brass(painter, pill, palette)
        painter.setPen(theme.INK)
        painter.setFont(face)
        middle_left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area.adjusted(15.5, 0, 0, 0), middle_left, self.words)
        painter.setFont(small)
        painter.setOpacity(0.66)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(area.adjusted(0, 0, -15.5, 0), right, self.key.upper())
        painter.end()
        self._picture.setPixmap(picture)
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)
        self.setPos(round(middle.x()), round(middle.y()))

    def area(self) -> QRectF:
        """The button's rectangle in the scene."""
        return self.mapRectToScene(self._picture.boundingRect())


class Prompt(QGraphicsSimpleTextItem):
    """A quiet line on the felt that says what may be done now."""

    def __init__(self) -> None:
        super().__init__()
        self._middle = QPointF()
        self._room: tuple[float, float] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, words: str) -> None:
        if words != self.text():
            self.setText(words)
            self._centre()

    def place(
        self,
        middle: QPointF,
        scale: float,
        palette: theme.TablePalette,
        room: tuple[float, float] | None = None,
    ) -> None:
        """Stand about a point of the scene.

        Args:
            room: how far left and right the line may reach; it moves aside if it must, and is
                smaller where it is longer than that.
        """
        self._middle, self._room = middle, room
        self.setFont(theme.font(round(theme.LEAD * max(1.0, scale * 0.9))))
        self.setBrush(palette.ink)
        self._centre()

    def _centre(self) -> None:
        size = self.boundingRect().size()
        if self._room is not None:
            first, last = self._room
            self.setScale(min(1.0, (last - first) / max(1.0, size.width())))
            size *= self.scale()
        left = self._middle.x() - size.width() / 2
        if self._room is not None:
            left = max(first, min(left, last - size.width()))
        self.setPos(round(left), round(self._middle.y() - size.height() / 2))


class Bubble(QGraphicsPixmapItem):
    """Something said aloud, beside its speaker: a few words, a card's picture, or both."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(20_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(
        self,
        words: str,
        card: QPixmap | None,
        tip: QPointF,
        edge: QPointF,
        ratio: float,
        scale: float = 1.0,
    ) -> None:
        """Show the bubble beside its speaker.

        Args:
            tip: a point of the scene.
            edge: the part of the bubble that lies there, from (0, 0) its top left corner to (1, 1).
            scale: of the words.
        """
        face = theme.font(round(theme.LEAD * max(1.0, scale)), bold=True)
        metrics = QFontMetricsF(face)
        width = metrics.horizontalAdvance(words) if words else 0
        height = metrics.height()
        if card is not None:
            picture = card.deviceIndependentSize()
            width += picture.width() + (8 if words else 0)
            height = max(height, picture.height())
        ground = QRectF(4, 4, width + 24, height + 14)
        pixmap = QPixmap((ground.size() + QRectF(0, 0, 8, 8).size()).toSize() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(ground.translated(0, 2), 12, 12)
        painter.setBrush(theme.IVORY)
        painter.drawRoundedRect(ground, 12, 12)
        painter.setPen(theme.INK)
        painter.setFont(face)
        left = ground.left() + 12
        if words:
            painter.drawText(
                QRectF(left, ground.top(), width, ground.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                words,
            )
            left += metrics.horizontalAdvance(words) + 8
        if card is not None:
            painter.drawPixmap(QPointF(left, ground.top() + 7), card)
        painter.end()
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        shift = QPointF(size.width() * edge.x(), size.height() * edge.y())
        x, y = (tip - shift).toTuple()
        self.setPos(round(x), round(y))
        self.show()


@lru_cache(maxsize=64)
def _portrait(name: str, pixels: int) -> QPixmap:
    """A portrait in a circle; a plain disc where there is none of that name."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        file = resource("portraits", f"{name}.svg")
    except FileNotFoundError:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.PETROL)
        painter.drawEllipse(0, 0, pixels, pixels)
    else:
        clip = QPainterPath()
        clip.addEllipse(0, 0, pixels, pixels)
        painter.setClipPath(clip)
        QSvgRenderer(str(file)).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return pixmap


def _line(painter: QPainter, text: str, font: QFont, area: QRectF) -> None:
    """One line of text, shortened with an ellipsis where there is no room for it."""
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
