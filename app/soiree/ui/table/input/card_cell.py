"""A card of a grid: a button whose lower part may be covered by the next card."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from soiree.ui.decks import CardArt
from soiree.ui.language.words import card_name
from soiree.ui.style import theme
from soiree.ui.style.theme import TEXT
from soiree.ui.table.contract.choosing import Certainty, Offered
from soiree.ui.table.felt.items import rounded

EDGE = 6
"""The margin round the card in pixels, for the lines of the focus, the cursor and a hint."""

_CORNER = 8.0
_DIMMED = 0.58
"""The opacity of the felt over a dimmed card."""

_INDEX = 0.3
"""The part of a card's width that is its index, which no mark covers."""


class CardCell(QAbstractButton):
    """A card in the grid of cards, dimmed if the rules forbid it or it is certain to fail.

    A card that is certain to fail can still be chosen.

    Attributes:
        card: the card.
        can_choose: True if the rules allow the choice.
        note: the sentence about the card; may be empty.
        is_hinted: True if a hint points out the card.

    Signals:
        looked_at: the cursor or the focus has entered or left the card; with the note and the
            reason for the note, or with two empty texts after leaving.
    """

    looked_at = Signal(str, str)

    def __init__(self, parent: QWidget, offered: Offered, art: CardArt, *, can_choose: bool):
        super().__init__(parent)
        self.card = offered.card
        self.note = offered.note
        self._reason = offered.reason
        self.can_choose = can_choose
        self._mark = offered.mark
        self._certainty = offered.certainty
        self._art = art
        self._palette = theme.PALETTES["bottle"]
        self._ground = self._palette.shade
        self._seen = 0
        self._scale = 1.0
        self.is_hinted = False
        self.setAccessibleName(card_name(self.card))
        self.setAccessibleDescription(f"{self.note} {self._reason}".strip())
        self.setToolTip(self._reason)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if can_choose:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def activate(self) -> None:
        """Press the card, as a screen reader does."""
        self.click()

    @property
    def is_dimmed(self) -> bool:
        """True if the choice is refused, or certain to fail."""
        return not self.can_choose or self._certainty is Certainty.FAILS

    def show_as(self, palette: theme.TablePalette, ground: QColor, seen: int, scale: float) -> None:
        """Take the look of the grid.

        Args:
            ground: the background colour.
            seen: the height that no other card covers, in pixels.
            scale: the scale of the type; 1 is the usual size.
        """
        self._palette, self._ground, self._seen, self._scale = palette, ground, seen, scale
        self.update()

    def point_out(self) -> None:
        """Mark the card with a dashed line, as a hint."""
        self.is_hinted = True
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.note, self._reason)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit("", "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.note, self._reason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit("", "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        face = self._art.face(self.card)
        area = QRectF(QPointF(EDGE, EDGE), QSizeF(face.deviceIndependentSize()))
        painter.drawPixmap(area.topLeft(), face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_dimmed:
            veil = theme.faded(self._ground, _DIMMED)
            painter.fillPath(rounded(area, area.width() * 0.06), veil)
        if self._mark:
            self._draw_mark(painter, area)
        self._draw_lines(painter)

    def _draw_mark(self, painter: QPainter, area: QRectF) -> None:
        font = theme.font(round(TEXT * self._scale), bold=True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        room = area.width() * (1 - _INDEX) - 4
        words = metrics.elidedText(self._mark, Qt.TextElideMode.ElideRight, int(room) - 12)
        wide = metrics.horizontalAdvance(words) + 12
        pill = QRectF(area.right() - 4 - wide, area.top() + 4, wide, metrics.height() + 2)
        is_sure = self._certainty is Certainty.SUCCEEDS
        painter.setPen(QPen(theme.INK, 1.5) if is_sure else Qt.PenStyle.NoPen)
        painter.setBrush(theme.IVORY if is_sure else self._ground)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(theme.INK if is_sure else self._palette.ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_lines(self, painter: QPainter) -> None:
        frame = QRectF(0, 0, self.width(), min(self._seen, self.height()))
        ink, brass = self._palette.ink, self._palette.brass
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            for inset in (0.5, 3.5):
                _outline(painter, frame, inset, QPen(ink, 1.2))
        elif self.underMouse() and self.can_choose:
            _outline(painter, frame, 1.5, QPen(brass, 2))
        if self.is_hinted and not self.hasFocus():
            _outline(painter, frame, 2.0, QPen(ink, 2, Qt.PenStyle.DashLine))


def _outline(painter: QPainter, frame: QRectF, inset: float, pen: QPen) -> None:
    painter.setPen(pen)
    corner = _CORNER - inset / 2
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), corner, corner)
