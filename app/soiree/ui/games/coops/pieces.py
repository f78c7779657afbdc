"""What lies on a table of coops beside cards: trays, marks, ticks, and the discard pile opened."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGridLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QWidget,
)

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.style import theme
from soiree.ui.style.picture_cache import kept
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.lines import draw_brass


class Tray(QGraphicsPathItem):
    """The ground on which the two cards of a coop lie together."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setZValue(-20)

    def cover(self, area: QRectF, felt: theme.Felt) -> None:
        """Take this part of the scene."""
        outline = QPainterPath()
        outline.addRoundedRect(area.adjusted(-5, -5, 5, 5), 9, 9)
        self.setPath(outline)
        self.setBrush(QColor(0, 0, 0, 46) if felt.is_dark else QColor(90, 70, 40, 34))


class Sign(enum.Enum):
    """What a mark says."""

    VALID, NOT_VALID, TICKED, UNTICKED = range(4)


class Mark(QGraphicsPixmapItem):
    """A small sign on the cards: a coop is valid or not, a card is ticked or not."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(260)
        self._sign: Sign | None = None
        self.hide()

    @property
    def sign(self) -> Sign | None:
        """What it says now; nothing while it is hidden."""
        return self._sign

    def show_sign(
        self, sign: Sign | None, middle: QPointF, size: float, ratio: float, felt: theme.Felt
    ) -> None:
        """Say something about a point of the scene, or nothing."""
        self._sign = sign
        self.setVisible(sign is not None)
        if sign is None:
            return
        picture = _sign(sign, round(size), ratio, felt)
        self.setPixmap(picture)
        x, y = (middle - QPointF(size / 2, size / 2)).toTuple()
        self.setPos(round(x * ratio) / ratio, round(y * ratio) / ratio)


def _sign(sign: Sign, size: int, ratio: float, felt: theme.Felt) -> QPixmap:
    name = f"sign {sign.name} {size} {ratio} {felt.brass.name()} {felt.gap.name()}"
    return kept(name, lambda: _draw_sign(sign, size, ratio, felt))


def _draw_sign(sign: Sign, size: int, ratio: float, felt: theme.Felt) -> QPixmap:
    picture = QPixmap(QSize(size, size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 20, size / 20)
    ground = QRectF(1.5, 1.5, 17, 17)
    ink = theme.INK
    match sign:
        case Sign.VALID:
            painter.setPen(QPen(theme.IVORY, 1.2))
            painter.setBrush(theme.PETROL)
            painter.drawEllipse(ground)
            ink = theme.IVORY
        case Sign.NOT_VALID:
            painter.setPen(QPen(theme.INK, 1.2))
            painter.setBrush(theme.IVORY)
            painter.drawEllipse(ground)
        case Sign.TICKED:
            painter.setPen(QPen(theme.INK, 1.2))
            painter.setBrush(felt.brass)
            painter.drawRoundedRect(ground, 4, 4)
        case Sign.UNTICKED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.IVORY)
            painter.drawRoundedRect(ground, 4, 4)
            square = QPainterPath()
            square.addRoundedRect(ground.adjusted(1, 1, -1, -1), 3, 3)
            draw_brass(painter, square, felt)
    pen = QPen(ink, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if sign in (Sign.VALID, Sign.TICKED):
        painter.drawPolyline([QPointF(5.8, 10.4), QPointF(8.8, 13.4), QPointF(14.4, 6.8)])
    elif sign is Sign.NOT_VALID:
        painter.drawLine(QPointF(6.8, 6.8), QPointF(13.2, 13.2))
        painter.drawLine(QPointF(13.2, 6.8), QPointF(6.8, 13.2))
    painter.end()
    return picture


_STYLE = """
#discards { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#discards QListWidget { background: none; border: none; }
#discards QListWidget::item { border: 4px solid transparent; border-radius: 9px; }
#discards QListWidget::item:selected { border: 4px double palette(window-text);
    background: none; }
"""


class Discards(QFrame):
    """The discard pile, opened to be looked through: the newest card first.

    Signals:
        closed: it was put away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, cards: Sequence[Card], art: CardArt) -> None:
        """Takes the cards of the pile, the newest last."""
        super().__init__(parent)
        self._around = parent
        self.setObjectName("discards")
        self.setStyleSheet(_STYLE)
        count = len(cards)
        title = QLabel(tr("The discard pile: %n cards, the newest first", "", count))
        title.setFont(theme.font(theme.LEAD, bold=True))
        self.setAccessibleName(title.text())
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close the discard pile"))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.put_away)
        self.list = QListWidget()
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(art.size.toSize())
        cell = art.size.toSize() + QSize(14, 14)
        self.list.setGridSize(cell)
        self.list.setAccessibleName(title.text())
        for card in reversed(cards):
            icon = QIcon(art.face(card))
            # By itself Qt would tint the chosen one.
            icon.addPixmap(art.face(card), QIcon.Mode.Selected)
            item = QListWidgetItem(icon, "")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card_name(card))
            item.setToolTip(card_name(card))
            item.setSizeHint(cell)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * theme.STEP, theme.STEP, theme.STEP, theme.STEP)
        grid.addWidget(title, 0, 0)
        grid.addWidget(close, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.list, 1, 0, 1, 2)
        columns = min(count, max(5, (parent.width() - 12 * theme.STEP) // cell.width()), 13)
        rows = -(-count // columns)
        self._wanted = QSize(
            max(columns * cell.width() + 6 * theme.STEP, title.sizeHint().width() + 9 * theme.STEP),
            rows * cell.height() + 8 * theme.STEP,
        )

    def open(self) -> None:
        """Show the cards in the middle of the table."""
        room = self._around.size() - QSize(2 * theme.STEP, 2 * theme.STEP)
        self.resize(self._wanted.boundedTo(room))
        self.move(self._around.rect().center() - self.rect().center())
        self.show()
        self.raise_()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        if self.isVisible():
            # First, so that the focus goes where it is wanted, and not to what Qt finds next.
            self.closed.emit()
            self.hide()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, Enter or L put it away; no key reaches the table behind it."""
        closing = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_L)
        if event.key() in closing:
            self.put_away()
        event.accept()
