"""The pieces of Soy's scenery: counts of suits, the halo, and the banner."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsWidget,
)

from soiree.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from soiree.ui.style import theme
from soiree.ui.table.felt.pixels import clear_picture, painting
from soiree.ui.table.motion.animations import glide, together

_LIGHT = QColor("#FFF1D6")


class SuitCount(QGraphicsPixmapItem):
    """A badge with a suit, the number of its cards in a hand, and the suit's digit key."""

    def __init__(self, suit: Suit, key: str) -> None:
        super().__init__()
        self.suit, self.key = suit, key
        self.count = 0
        self._shown: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(50)
        self.hide()

    def show_count(
        self, count: int, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Show the number at a point of the scene; 0 hides the badge."""
        shown = (count, middle.toTuple(), scale, ratio, palette)
        if shown == self._shown:
            return
        self._shown = shown
        self.count = count
        self.setVisible(count > 0)
        if not count:
            return
        scale = max(0.9, scale)
        number = theme.font(round(theme.LEAD * scale), bold=True, figures=True)
        digit = theme.font(round((theme.TEXT - 2) * scale))
        size = QSize(round(62 * scale), round(24 * scale))
        pixmap = clear_picture(size, ratio)
        with painting(pixmap) as painter:
            area = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.IVORY)
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
            pip = 13 * scale
            painter.setBrush(theme.RED if self.suit in (HEARTS, DIAMONDS) else theme.INK)
            painter.save()
            painter.translate(9 * scale + pip / 2, area.center().y())
            painter.scale(pip, pip)
            painter.drawPath(pip_of(self.suit))
            painter.restore()
            painter.setPen(theme.INK)
            painter.setFont(number)
            box = area.adjusted(26 * scale, 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(count))
            # A line round the digit, as round a key, separates it from the number.
            key = QRectF(0, 0, 15 * scale, 16 * scale)
            key.moveCenter(QPointF(area.right() - 15 * scale, area.center().y()))
            painter.setOpacity(0.7)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(key, 3, 3)
            painter.setFont(digit)
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self.key)
        self.setPixmap(pixmap)
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))


class Halo(QGraphicsPixmapItem):
    """Light round the card that wins: a soft glow, and a line at its edge."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-2)
        self.hide()
        self._shown: tuple[object, ...] = ()

    def surround(self, card: QRectF, ratio: float, palette: theme.TablePalette) -> None:
        """Shine round a card of the scene, on the felt below it."""
        self.show()
        shown = (card, ratio, palette)
        if shown == self._shown:
            return
        self._shown = shown
        spread = card.width() * 0.22
        around = QRectF(spread, spread, card.width(), card.height())
        pixmap = clear_picture((around.size() + QSizeF(2 * spread, 2 * spread)).toSize(), ratio)
        with painting(pixmap) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            steps = 12
            for step in range(steps):
                wide = spread * (1 - step / steps)
                light = QColor(_LIGHT)
                light.setAlphaF(0.06)
                painter.setBrush(light)
                painter.drawRoundedRect(
                    around.adjusted(-wide, -wide, wide, wide), wide + 6, wide + 6
                )
            # The glow leaves out the felt below the card, which the card uncovers as it flies away.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.drawRoundedRect(around.adjusted(1, 1, -1, -1), 6, 6)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.ink, 2))
            painter.drawRoundedRect(around.adjusted(-5, -5, 5, 5), 9, 9)
        self.setPixmap(pixmap)
        self.setPos(card.topLeft() - QPointF(spread, spread))


class Banner(QGraphicsWidget):
    """A large word in the middle of the table, and a line below it."""

    def __init__(self) -> None:
        super().__init__()
        self.word = ""
        self.line = ""
        self._shines = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # The default size of a widget, 50 × 50 pixels, would take clicks.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        # The banner lies above closed hands, and below a hand that opens.
        self.setZValue(400)
        self.hide()

    def raise_word(self, word: str, line: str, *, shines: bool) -> None:
        """Set the words; `place` sets the position, `entrance` or `stand` shows them.

        Args:
            shines: True for a triumph, in larger letters and with rays.
        """
        self.word, self.line, self._shines = word, line, shines
        self.setOpacity(0)
        self.show()

    def lower(self) -> None:
        self.word = self.line = ""
        self.hide()

    def place(
        self, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Move to a point of the scene, and draw the banner."""
        self.setPos(round(middle.x()), round(middle.y()))
        if not self.word:
            return
        large = theme.TITLE * (1.8 if self._shines else 1.0)
        title = theme.font(round(large * scale), bold=True)
        title.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
        small = theme.font(round(theme.LEAD * max(1.0, scale)))
        upper, lower = QFontMetricsF(title), QFontMetricsF(small)
        margin = 22 * scale
        wide = max(upper.horizontalAdvance(self.word), lower.horizontalAdvance(self.line))
        paper = QSizeF(wide + 4 * margin, upper.height() + lower.height() + 1.4 * margin)
        across = round(max(paper.width(), 250 * scale) * (1.9 if self._shines else 1.1))
        size = QSize(across, across)
        pixmap = clear_picture(size, ratio)
        with painting(pixmap) as painter:
            middle_of_it = QPointF(across / 2, across / 2)
            light = _LIGHT if palette.is_dark else palette.shade
            if self._shines:
                _draw_rays(painter, middle_of_it, across / 2, light)
            area = QRectF(middle_of_it - QPointF(paper.width(), paper.height()) / 2, paper)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            painter.drawPath(_ribbon(area.translated(0, 3 * scale), margin / 2))
            painter.setBrush(theme.IVORY)
            painter.drawPath(_ribbon(area, margin / 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.PETROL, max(1.0, 1.5 * scale)))
            inset = 5 * scale
            painter.drawPath(_ribbon(area.adjusted(inset, inset, -inset, -inset), margin / 2))
            painter.setPen(theme.INK)
            painter.setFont(title)
            top = area.adjusted(0, margin * 0.55, 0, 0)
            centre = Qt.AlignmentFlag.AlignHCenter
            painter.drawText(top, centre | Qt.AlignmentFlag.AlignTop, self.word)
            painter.setFont(small)
            bottom = area.adjusted(0, 0, 0, -margin * 0.7)
            painter.drawText(bottom, centre | Qt.AlignmentFlag.AlignBottom, self.line)
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(-middle_of_it)

    def entrance(self, milliseconds: int) -> QAbstractAnimation:
        """Return an animation that brings the banner in."""
        light = glide(self, b"opacity", 1.0, milliseconds, QEasingCurve.Type.OutSine)
        light.setStartValue(0.0)
        growth = glide(self, b"scale", 1.0, milliseconds, QEasingCurve.Type.OutBack)
        growth.setStartValue(0.7)
        return together(light, growth)

    def stand(self) -> None:
        """Show the banner at once."""
        self.setOpacity(1)
        self.setScale(1)


def pip_of(suit: Suit) -> QPainterPath:
    """The shape of a suit about the origin, one unit high."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == DIAMONDS:
        path.moveTo(0, -0.52)
        for x, y in ((0.38, 0.0), (0.0, 0.52), (-0.38, 0.0)):
            path.lineTo(x, y)
        path.closeSubpath()
    elif suit == CLUBS:
        for x, y in ((0, -0.25), (-0.25, 0.12), (0.25, 0.12)):
            path.addEllipse(QPointF(x, y), 0.23, 0.23)
        path.addRect(-0.08, -0.15, 0.16, 0.3)
        path.addPath(_stem())
    elif suit == HEARTS:
        path.addPath(_heart(0.48))
    elif suit == SPADES:
        path.addPath(_heart(-0.5))
        path.addPath(_stem())
    return path


def _heart(tip: float) -> QPainterPath:
    """A heart whose tip is `tip` units below the origin; upside down, the leaf of a spade."""
    way = 1 if tip > 0 else -1
    path = QPainterPath(QPointF(0, tip))
    path.cubicTo(-0.2, 0.25 * way, -0.48, 0.05 * way, -0.48, -0.2 * way)
    path.cubicTo(-0.48, -0.52 * way, -0.08, -0.54 * way, 0, -0.24 * way)
    path.cubicTo(0.08, -0.54 * way, 0.48, -0.52 * way, 0.48, -0.2 * way)
    path.cubicTo(0.48, 0.05 * way, 0.2, 0.25 * way, 0, tip)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.1))
    path.quadTo(0.02, 0.42, 0.2, 0.5)
    path.lineTo(-0.2, 0.5)
    path.quadTo(-0.02, 0.42, 0, 0.1)
    return path


def _ribbon(area: QRectF, notch: float) -> QPainterPath:
    path = QPainterPath(QPointF(area.left() + notch, area.top()))
    for x, y in (
        (area.right() - notch, area.top()),
        (area.right() - notch, area.top() + notch / 2),
        (area.right(), area.top() + notch / 2),
        (area.right(), area.bottom() - notch / 2),
        (area.right() - notch, area.bottom() - notch / 2),
        (area.right() - notch, area.bottom()),
        (area.left() + notch, area.bottom()),
        (area.left() + notch, area.bottom() - notch / 2),
        (area.left(), area.bottom() - notch / 2),
        (area.left(), area.top() + notch / 2),
        (area.left() + notch, area.top() + notch / 2),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _draw_rays(painter: QPainter, middle: QPointF, radius: float, colour: QColor) -> None:
    glow = QRadialGradient(middle, radius)
    light = QColor(colour)
    for stop, alpha in ((0.0, 0.5), (0.45, 0.3), (1.0, 0.0)):
        light.setAlphaF(alpha)
        glow.setColorAt(stop, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    rays = 24
    for ray in range(rays):
        away, half = 2 * math.pi * ray / rays, math.pi / rays / 2
        path = QPainterPath(middle)
        for angle in (away - half, away + half):
            path.lineTo(middle + QPointF(math.cos(angle), math.sin(angle)) * radius)
        path.closeSubpath()
        painter.drawPath(path)
