"""Items of the table that are no cards and no name plates: places, buttons, lines, bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from soiree.core.zones import Seat
from soiree.ui.style import theme
from soiree.ui.table.lines import BrassLine, draw_brass
from soiree.ui.table.targets import Label

_CORNER = 10.0


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

    It is filled with ivory, or, if it is quiet, with the felt. Its origin is its middle.

    Attributes:
        label: what stands on it.
        name: what a screen reader calls it.
    """

    def __init__(self, label: Label) -> None:
        super().__init__()
        self.label = label
        self.name = label.words
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(12_000)

    @property
    def words(self) -> str:
        return self.label.words

    @property
    def key(self) -> str:
        """The letter that presses it."""
        return self.label.key

    def place(
        self, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Stand about a point of the scene."""
        is_quiet = self.label.quiet
        ground = palette.base if is_quiet else theme.IVORY
        ink = palette.ink if is_quiet else theme.INK
        face = theme.font(round(theme.LEAD * max(1.0, scale * 0.9)), bold=not is_quiet)
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
        painter.fillPath(pill, ground)
        draw_brass(painter, pill, palette)
        painter.setPen(ink)
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
    """A quiet line on the felt that says what may be done now, or how far the match is."""

    def __init__(self, size: int = theme.LEAD) -> None:
        """
        Args:
            size: of the type, one of the theme's.
        """
        super().__init__()
        self._size = size
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
        self.setFont(theme.font(round(self._size * max(1.0, scale * 0.9))))
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

    def say(self, words: str, card: QPixmap | None, ratio: float, scale: float = 1.0) -> None:
        """Take something to say, in one line or several; `stand` shows it.

        Args:
            scale: of the words.
        """
        face = theme.font(round(theme.LEAD * max(1.0, scale)), bold=True)
        metrics = QFontMetricsF(face)
        size = metrics.size(0, words)
        width, height = size.width(), max(size.height(), metrics.height())
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
                QRectF(left, ground.top(), size.width() + 1, ground.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                words,
            )
            left += size.width() + 8
        if card is not None:
            painter.drawPixmap(QPointF(left, ground.top() + 7), card)
        painter.end()
        self.setPixmap(pixmap)

    def extent(self) -> QSizeF:
        """How large it is, with its shadow."""
        return self.pixmap().deviceIndependentSize()

    def stand(self, middle: QPointF) -> None:
        """Show it about a point of the scene."""
        size = self.extent()
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))
        self.show()
