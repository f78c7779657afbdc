"""A large word on paper in the middle of the table, with rays that lie under the cards."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap

from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_paper
from soiree.ui.style.panels import write
from soiree.ui.table.felt.pixels import drawing
from soiree.ui.table.motion.animations import glide, together
from soiree.ui.table.motion.highlight_pictures import Picture, rays_pixmap

_PLAQUE, _RAYS = 400, -3
"""The z values: a plaque lies above closed hands and below an open one, rays under all cards."""


class Plaque(Picture):
    """A word, and a line below it.

    Attributes:
        rays: the rays of a triumph, an item of their own.
    """

    def __init__(self) -> None:
        super().__init__(_PLAQUE)
        self.word = ""
        self.line = ""
        self._shines = False
        self.rays = Picture(_RAYS)

    def raise_word(self, word: str, line: str, *, shines: bool) -> None:
        """Set the words; `place` sets the position, `entrance` or `stand` shows them.

        Args:
            shines: true for a triumph, in larger letters and with rays.
        """
        self.word, self.line, self._shines = word, line, shines
        for item in (self, self.rays):
            item.setOpacity(0)
        self.show()
        self.rays.setVisible(shines)

    def lower(self) -> None:
        self.word = self.line = ""
        self.hide()
        self.rays.hide()

    def place(
        self, middle: QPointF, scale: float, ratio: float, palette: theme.TablePalette
    ) -> None:
        """Move to a point of the scene, and draw the plaque."""
        for item in (self, self.rays):
            item.setPos(round(middle.x()), round(middle.y()))
        if not self.word:
            return
        paper = self._draw_paper(scale, ratio)
        self.show_pixmap(paper)
        if self._shines:
            across = max(round(paper.deviceIndependentSize().width()), 250 * scale) * 1.9
            self.rays.show_pixmap(rays_pixmap(across, ratio, palette))

    def _draw_paper(self, scale: float, ratio: float) -> QPixmap:
        size = theme.WIN if self._shines else theme.TITLE
        title = theme.felt_title_font(round(size * scale))
        small = theme.felt_font(round(theme.LEAD * max(1.0, scale)))
        upper, lower = QFontMetricsF(title), QFontMetricsF(small)
        margin = 22 * scale
        wide = max(upper.horizontalAdvance(self.word), lower.horizontalAdvance(self.line))
        paper = QSizeF(wide + 3 * margin, upper.height() + lower.height() + 1.6 * margin)
        with drawing(paper, ratio) as (pixmap, painter):
            area = QRectF(QPointF(), paper)
            draw_paper(painter, area, 6 * scale, scale)
            within = area.adjusted(0, margin * 0.75, 0, -margin)
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            foot = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            write(painter, within, self.word, title, theme.INK, top)
            write(painter, within, self.line, small, theme.INK, foot)
        return pixmap

    def entrance(self, milliseconds: int) -> QAbstractAnimation:
        """Return an animation that brings the plaque and its rays in."""
        growth = glide(self, b"scale", 1.0, milliseconds, QEasingCurve.Type.OutBack)
        growth.setStartValue(0.7)
        lights = [
            glide(item, b"opacity", 1.0, milliseconds, QEasingCurve.Type.OutSine)
            for item in (self, self.rays)
        ]
        return together(*lights, growth)

    def stand(self) -> None:
        """Show the plaque and its rays at once."""
        self.rays.setOpacity(1)
        self.setOpacity(1)
        self.setScale(1)
