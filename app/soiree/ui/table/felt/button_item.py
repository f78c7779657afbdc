"""Buttons on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style import theme
from soiree.ui.style.panels import RIGHT, write
from soiree.ui.table.contract.layout import LineSlot, words_scale
from soiree.ui.table.contract.targets import Label
from soiree.ui.table.felt.items import TableItem, click_through, rounded
from soiree.ui.table.felt.lines import draw_brass
from soiree.ui.table.felt.pixels import drawing, show_about_middle


class ButtonItem(TableItem):
    """A button for a move without cards, such as ending a turn; its origin is its middle.

    The button is filled with ivory, a quiet one with the felt's colour.

    Attributes:
        label: the words and the key on the button.
        is_placed: true if the button has been drawn.
    """

    def __init__(self, label: Label) -> None:
        super().__init__()
        self.label = label
        self.name = label.words
        self.is_placed = False
        self._picture = click_through(QGraphicsPixmapItem(self))
        self.setZValue(12_000)

    def place(self, slot: LineSlot, ratio: float, palette: theme.TablePalette) -> None:
        """Draw the button, and centre it on a slot of the layout."""
        label, is_quiet = self.label, self.label.quiet
        scale = words_scale(slot.scale)
        face = theme.felt_font(round(theme.LEAD * scale), bold=not is_quiet)
        small = theme.felt_font(round(theme.TEXT * scale))
        words, key = QFontMetricsF(face), QFontMetricsF(small)
        width = words.horizontalAdvance(label.words) + 14 + key.horizontalAdvance(label.key) + 36
        size = QSize(round(width), round(words.height() + 18))
        with drawing(size, ratio) as (picture, painter):
            area = QRectF(2.5, 2.5, size.width() - 5, size.height() - 5)
            pill = rounded(area, area.height() / 2)
            painter.fillPath(pill, palette.base if is_quiet else theme.IVORY)
            draw_brass(painter, pill, palette)
            ink = palette.ink if is_quiet else theme.INK
            within = area.adjusted(15.5, 0, -15.5, 0)
            write(painter, within, label.words, face, ink)
            painter.setOpacity(palette.strength(0.66))
            write(painter, within, label.key.upper(), small, ink, RIGHT)
        show_about_middle(self._picture, picture)
        self.is_placed = True
        self.setPos(round(slot.middle.x()), round(slot.middle.y()))

    def copy(self) -> ButtonItem:
        """Return a button with the same picture at the same place."""
        made = ButtonItem(self.label)
        show_about_middle(made._picture, self._picture.pixmap())
        made.setPos(self.pos())
        return made

    def area(self) -> QRectF:
        return self.mapRectToScene(self._picture.boundingRect())
