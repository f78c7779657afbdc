"""Lines of text on the felt."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QTextOption
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem, QGraphicsTextItem

from soiree.ui.style import theme
from soiree.ui.table.contract.layout import LineSlot, words_scale
from soiree.ui.table.felt.items import click_through
from soiree.ui.table.felt.plaque import Plaque

_FAINT = 0.75
"""The opacity of words that tell of no harm."""

_PALE_RED = QColor("#FFC2B6")
"""Readable on every dark felt, which a stronger red is not."""

_EDGE = 8.0
"""The least distance of a line from the edges of the felt, in pixels."""

_SMALLEST = 0.6
"""The least size of the letters; three small lines are as high as two usual ones."""


class FeltLine(QGraphicsSimpleTextItem):
    """A line of text on the felt, such as the prompt or the stage of the match."""

    def __init__(self, size: int, *, bold: bool = False, figures: bool = False) -> None:
        """
        Args:
            size: of the type, one of the theme's.
            figures: true for digits of equal width.
        """
        super().__init__()
        self._size, self._bold, self._figures = size, bold, figures
        self._middle, self._room = QPointF(), (0.0, 1.0)
        self._ink = self.brush()
        click_through(self)

    def show_words(self, words: str) -> None:
        if words != self.text():
            self.setText(words)
            self._centre()

    def set_covered(self, covered: bool) -> None:
        """Hide the ink while an overlay covers a part of the line, or show it again.

        The item stays visible, so that a screen reader still reads the line.
        """
        self.setBrush(Qt.BrushStyle.NoBrush if covered else self._ink)

    def place(self, slot: LineSlot, palette: theme.TablePalette, width: float) -> None:
        """Centre the line on a slot of the layout.

        The line moves aside to stay within the slot, and shrinks if it is longer.

        Args:
            width: the width of the table, which limits a line in a slot without `room`.
        """
        self._middle, self._room = slot.middle, slot.room or (_EDGE, width - _EDGE)
        size = round(self._size * words_scale(slot.scale))
        self.setFont(theme.felt_font(size, bold=self._bold, figures=self._figures))
        self._ink = QBrush(palette.ink)
        self.set_covered(False)
        self._centre()

    def _centre(self) -> None:
        size = self.boundingRect().size()
        first, last = self._room
        self.setScale(min(1.0, (last - first) / max(1.0, size.width())))
        size *= self.scale()
        left = max(first, min(self._middle.x() - size.width() / 2, last - size.width()))
        self.setPos(round(left), round(self._middle.y() - size.height() / 2))


class DigestItem(QGraphicsTextItem):
    """The digest: lines of text one above the other, the lowest one at the slot's point."""

    def __init__(self) -> None:
        super().__init__()
        click_through(self).setZValue(1)
        self._middle = QPointF()
        self._room = (0.0, 1.0)
        self._lines = 1
        self._red = _PALE_RED
        self.document().setDocumentMargin(0)
        self.document().setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))

    def place(self, slot: LineSlot, palette: theme.TablePalette, width: float) -> None:
        """Move the digest to a slot of the layout.

        Args:
            width: the width of the table, which limits the lines of a slot without `room`.
        """
        self._middle, self._room = slot.middle, slot.room or (0.0, width)
        self._lines = slot.lines
        self._red = _PALE_RED if palette.is_dark else theme.RED
        ink = theme.faded(palette.ink, palette.strength(_FAINT))
        self.setDefaultTextColor(ink)
        self.setFont(theme.felt_font(round(theme.DIGEST * words_scale(slot.scale))))
        self._stand()

    def marked(self, words: str, *, hits: bool) -> str:
        """Return plain text as rich text, red and bold if it tells of harm to the viewer."""
        text = words.replace("&", "&amp;").replace("<", "&lt;")
        # Qt's HTML takes a narrow no-break space for an ordinary one.
        text = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
        return f'<b style="color:{self._red.name()}">{text}</b>' if hits else text

    def show_first(self, texts: Iterable[str]) -> None:
        """Show the first of some rich texts that fits, or else the last one, smaller."""
        self.setScale(1)
        shown = ""
        for shown in texts:
            self.setHtml(shown)
            if self._fits(1.0):
                break
        self.setVisible(bool(shown))
        self._stand()

    def _fits(self, scale: float) -> bool:
        self.setTextWidth((self._room[1] - self._room[0]) / scale)
        return self._count() * scale <= self._lines

    def _count(self) -> int:
        return self.document().firstBlock().layout().lineCount()

    def _stand(self) -> None:
        """Lay the text out in lines of similar lengths, at the largest scale that fits."""
        scale = 1.0
        while not self._fits(scale) and scale > _SMALLEST:
            scale *= 0.94
        self.setScale(scale)
        lines = self._count()
        widest, narrowest = self.textWidth(), self.document().idealWidth() / max(1, lines)
        while lines > 1 and widest - narrowest > 4:
            self.setTextWidth((widest + narrowest) / 2)
            if self._count() > lines:
                narrowest = self.textWidth()
            else:
                widest = self.textWidth()
        self.setTextWidth(widest if lines > 1 else self.document().idealWidth() + 1)
        size = self.boundingRect().size() * scale
        first, last = self._room
        left = max(first, min(self._middle.x() - size.width() / 2, last - size.width()))
        bottom = self._middle.y() + size.height() / lines / 2
        self.setPos(round(left), round(bottom - size.height()))


def areas_of(texts: Iterable[QGraphicsItem]) -> list[QRectF]:
    """Return the areas of the visible lines of text, with a little air, in the scene."""
    lines = (line for line in texts if line.isVisible() and line.opacity())
    return [line.sceneBoundingRect().adjusted(-4, -2, 4, 2) for line in lines]


class HiddenWords:
    """Hides text on the felt while an overlay would cut the text off."""

    def __init__(self, texts: Iterable[QGraphicsItem]) -> None:
        items = list(texts)
        self._plaques = [item for item in items if isinstance(item, Plaque)]
        # A plaque becomes opaque by itself when it is laid out again.
        self._opacities = [(item, item.opacity()) for item in items if item not in self._plaques]
        for item, _ in self._opacities:
            item.setOpacity(0)
        for plaque in self._plaques:
            plaque.set_covered(True)

    def bring_back(self) -> None:
        """Restore the opacity of every text."""
        for item, opacity in self._opacities:
            item.setOpacity(opacity)
        for plaque in self._plaques:
            plaque.set_covered(False)
