"""The pieces of Soy's scenery: counts of suits, and the halo."""

from __future__ import annotations

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPen,
)

from soiree.core.cards import DIAMONDS, HEARTS, Suit
from soiree.ui.language.translation import tr
from soiree.ui.language.words import suit_name
from soiree.ui.style import theme
from soiree.ui.style.ornaments import pip_of
from soiree.ui.style.panels import write
from soiree.ui.table.felt.items import Sprite, rounded
from soiree.ui.table.felt.pixels import drawing

_LIGHT = QColor("#FFF1D6")


class SuitCount(Sprite):
    """A badge with a suit, the number of its cards in a hand, and the suit's digit key."""

    def __init__(self, suit: Suit, key: str) -> None:
        super().__init__(50)
        self.suit, self.key = suit, key
        self.count = 0

    def show_count(
        self, count: int, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Show the number at a point of the scene; 0 hides the badge."""
        if not self.has_changed(count, middle.toTuple(), scale, ratio, palette):
            return
        self.count = count
        explained = tr("Cards of {suit}: {count}. Press {key} to jump there.")
        suit = suit_name(self.suit)
        self.setToolTip(explained.format(suit=suit, count=count, key=self.key))
        self.setVisible(count > 0)
        if not count:
            return
        scale = max(0.9, scale)
        number = theme.felt_font(round(theme.LEAD * scale), bold=True, figures=True)
        digit = theme.felt_font(round((theme.TEXT - 2) * scale))
        size = QSize(round(62 * scale), round(24 * scale))
        with drawing(size, ratio) as (pixmap, painter):
            area = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.fillPath(rounded(area, area.height() / 2), theme.IVORY)
            pip = 13 * scale
            painter.save()
            painter.translate(9 * scale + pip / 2, area.center().y())
            painter.scale(pip, pip)
            ink = theme.RED if self.suit in (HEARTS, DIAMONDS) else theme.INK
            painter.fillPath(pip_of(self.suit), ink)
            painter.restore()
            write(painter, area.adjusted(26 * scale, 0, 0, 0), str(count), number, theme.INK)
            # A line round the digit, as round a key, separates it from the number.
            key = QRectF(0, 0, 15 * scale, 16 * scale)
            key.moveCenter(QPointF(area.right() - 15 * scale, area.center().y()))
            painter.setOpacity(0.7)
            painter.drawRoundedRect(key, 3, 3)
            write(painter, key, self.key, digit, theme.INK, Qt.AlignmentFlag.AlignCenter)
        self.setPixmap(pixmap)
        self.setPos(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2))


class Halo(Sprite):
    """Light round the card that wins: a soft glow, and a line at its edge."""

    def __init__(self) -> None:
        super().__init__(-2)

    def surround(self, card: QRectF, ratio: float, palette: theme.TablePalette) -> None:
        """Shine round a card of the scene, on the felt below it."""
        self.show()
        if not self.has_changed(card, ratio, palette):
            return
        spread = card.width() * 0.22
        around = QRectF(spread, spread, card.width(), card.height())
        size = (around.size() + QSizeF(2 * spread, 2 * spread)).toSize()
        with drawing(size, ratio) as (pixmap, painter):
            steps = 12
            for step in range(steps):
                wide = spread * (1 - step / steps)
                glow = rounded(around.adjusted(-wide, -wide, wide, wide), wide + 6)
                painter.fillPath(glow, theme.faded(_LIGHT, 0.06))
            # The glow leaves out the felt below the card, which the card uncovers as it flies away.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(rounded(around.adjusted(1, 1, -1, -1), 6), Qt.GlobalColor.black)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            line = rounded(around.adjusted(-5, -5, 5, 5), 9)
            painter.strokePath(line, QPen(palette.ink, 2))
        self.setPixmap(pixmap)
        self.setPos(card.topLeft() - QPointF(spread, spread))
