"""A word on the felt that can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from soiree.ui.style import theme
from soiree.ui.table.contract.targets import Label
from soiree.ui.table.felt.lines import draw_brass
from soiree.ui.table.felt.pixels import show_about_middle


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
        show_about_middle(self._picture, picture)
        self.setPos(round(middle.x()), round(middle.y()))

    def likeness(self) -> ButtonItem:
        """Another one that looks the same and stands in the same place."""
        made = ButtonItem(self.label)
        show_about_middle(made._picture, self._picture.pixmap())
        made.setPos(self.pos())
        return made

    def area(self) -> QRectF:
        """The button's rectangle in the scene."""
        return self.mapRectToScene(self._picture.boundingRect())
