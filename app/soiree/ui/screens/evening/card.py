"""The programme of an evening or a season, on ivory paper: in the window, or as a picture."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from soiree.ui.guests.medallion import Medallion
from soiree.ui.item_views import Index, PaintedItems
from soiree.ui.screens.evening.wording import Guest, Programme, Row
from soiree.ui.style import theme
from soiree.ui.style.ornaments import diamond, draw_paper, draw_rule
from soiree.ui.style.painting import NO_EDGE, draw_box
from soiree.ui.style.panels import (
    LEFT,
    begin_with_language,
    column_of,
    painter_on,
    placed,
    row_of,
    write,
)
from soiree.ui.style.printed import png
from soiree.ui.style.theme import INK, IVORY, LEAD, PETROL, RED, TEXT

_BASE = QSizeF(960, 600)
"""The size of a card with a scale of 1, in logical pixels."""

_PICTURE = QSize(1200, 800)
_RATIO = 2
"""The size of a picture in logical pixels, and its device pixels for each logical pixel."""

_AROUND = 24
"""The width of felt around a card in a picture, in logical pixels."""

_SCALES = (0.85, 2.0)

_MOST_LEAST = 1.5
"""The least scale in the window where text is large; the rows then scroll."""

_LEAST_ROW, _MOST_ROW = 33.0, 66.0
"""The least and the greatest height of a row, with a scale of 1."""

_ROW = Qt.ItemDataRole.UserRole

_FAINT = theme.LIGHT.faint


def picture_of(programme: Programme) -> bytes:
    """A programme as PNG."""
    card, around = ProgrammeCard(), QSize(_AROUND, _AROUND) * 2
    card.show_programme(programme)
    card.resize(_PICTURE - around)
    card.grab()  # gives all parts their places
    missing = card.row_height * card.list.count() - card.list.height()
    card.resize(card.size() + QSize(0, max(0, missing)))
    image = QImage((card.size() + around) * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.fill(theme.PALETTES["bottle"].base)
    only = QWidget.RenderFlag.DrawChildren
    card.render(image, QPoint(_AROUND, _AROUND), renderFlags=only)
    return png(image)


class ProgrammeCard(QWidget):
    """A programme on paper. Its text grows with the card.

    Attributes:
        programme: the texts.
        list: the rows of the programme.

    Signals:
        chosen: the person has chosen the row with this number.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        line = theme.between(IVORY, PETROL, 0.35).name()
        super().__init__(styleSheet=theme.sheet("programme.qss", line=line))
        self.programme = Programme()
        middle = Qt.AlignmentFlag.AlignCenter
        self._title, self._subtitle = QLabel(alignment=middle), QLabel(alignment=middle)
        self._subtitle.setProperty("rank", "second")
        self._footer = QLabel(alignment=middle, wordWrap=True)
        self._guests: list[_Guest] = []
        self._company, self._column = QWidget(), column_of(None, spacing=0)
        self._company.setLayout(self._column)
        self._line = QFrame(frameShape=QFrame.Shape.VLine)
        self.list = _Rows(self)
        self.list.itemActivated.connect(lambda item: self.chosen.emit(self.list.row(item)))
        self._middle = row_of((self._company, 31), self._line, (self.list, 69))
        parts = (self._title, self._subtitle, (self._middle, 1), self._footer)
        self._layout = column_of(*parts, spacing=0)
        self.setLayout(self._layout)
        self.setMinimumSize(1, 1)
        self.setFocusProxy(self.list)

    @property
    def scale(self) -> float:
        """The scale of all parts at the present size."""
        fitting = min(self.width() / _BASE.width(), self.height() / _BASE.height())
        least = min(_MOST_LEAST, theme.grown(100) / 100)
        return max(_SCALES[0], least, min(_SCALES[1], fitting))

    @property
    def row_height(self) -> int:
        """The height of a row in pixels."""
        even = self.list.height() / max(1, self.list.count())
        return int(max(_LEAST_ROW * self.scale, min(_MOST_ROW * self.scale, even)))

    def show_programme(self, programme: Programme) -> None:
        """Show a programme. The selected row stays, unless it was the next one."""
        row, before = self.list.currentRow(), _next_in(self.programme)
        self.programme = programme
        self.setAccessibleName(programme.title)
        self._title.setText(programme.title)
        self._subtitle.setText(programme.subtitle)
        self._footer.setText(programme.footer)
        for old in self._guests:
            old.deleteLater()
        self._guests = [
            _Guest(each, is_winner=programme.is_over and not number)
            for number, each in enumerate(programme.guests)
        ]
        for number, guest in enumerate(self._guests):
            self._column.insertWidget(number, guest, 9)
        for part in (self._company, self._line):
            part.setVisible(bool(self._guests))
        self.list.setAccessibleName(programme.title)
        self.list.setAccessibleDescription(programme.spoken)
        self.list.enter_chooses = programme.is_over
        self.list.clear()
        for each in programme.rows:
            item = QListWidgetItem(each.spoken, self.list)
            item.setData(_ROW, each)
        if row in (-1, before):
            row = _next_in(programme)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._fit()

    def _fit(self) -> None:
        """Give all parts their sizes at the present scale."""
        scale = self.scale
        across, around, gap = round(38 * scale), round(26 * scale), round(6 * scale)
        self._layout.setContentsMargins(across, around, across, around)
        self._middle.setContentsMargins(0, gap, 0, gap)
        self._middle.setSpacing(round(11 * scale))
        self._title.setFont(theme.felt_title_font(round(31 * scale)))
        self._subtitle.setFont(_font(TEXT, scale))
        self._footer.setFont(_font(TEXT, scale, bold=True))
        self._subtitle.setContentsMargins(0, 0, 0, round(26 * scale))
        heights = ((self._title, 44), (self._subtitle, 48), (self._footer, 40))
        for part, height in heights:
            part.setFixedHeight(round(height * scale))
        room = self.height() - 2 * (around + gap) - sum(part.height() for part, _ in heights)
        for guest in self._guests:
            guest.fit(scale, room // len(self._guests))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = painter_on(self), self.scale
        draw_paper(painter, self.rect().toRectF(), 9 * scale, scale)
        under = self._subtitle.geometry()
        middle = QPointF(under.center().x(), under.bottom() - 10 * scale)
        draw_rule(painter, middle, under.width() * 0.2, PETROL, scale)


def _next_in(programme: Programme) -> int:
    return next((number for number, each in enumerate(programme.rows) if each.is_next), 0)


class _Guest(QWidget):
    """A member in the standings, with a portrait."""

    def __init__(self, guest: Guest, *, is_winner: bool) -> None:
        super().__init__()
        self._medallion = Medallion(guest.portrait, 1, laurelled=is_winner)
        self._name, self._detail = QLabel(guest.name), QLabel(guest.detail)
        self._detail.setProperty("rank", "second")
        for text in (self._name, self._detail):
            begin_with_language(text)
        self._points = QLabel(str(guest.points) if guest.rank else "")
        words = column_of(None, self._name, self._detail, None, spacing=0)
        self._layout = row_of(self._medallion, (words, 1), self._points)
        self.setLayout(self._layout)

    def fit(self, scale: float, height: int) -> None:
        """Take a scale, and a height in pixels at most."""
        self.setMaximumHeight(round(104 * scale))
        self._medallion.resize_portrait(max(1, round(min(56 * scale, height - 14 * scale))))
        self._layout.setContentsMargins(round(8 * scale), 0, 0, 0)
        self._layout.setSpacing(round(12 * scale))
        self._name.setFont(_font(LEAD, scale, bold=True))
        self._detail.setFont(_font(TEXT, scale))
        self._points.setFont(theme.felt_title_font(round(30 * scale)))


class _Rows(QListWidget):
    """The rows of a programme.

    Attributes:
        enter_chooses: True if Enter chooses the current row; otherwise the page goes on.
    """

    enter_chooses = False

    def __init__(self, card: ProgrammeCard) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_RowDelegate(card))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, enter = event.key(), (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        chooses = key == Qt.Key.Key_Space or (self.enter_chooses and key in enter)
        if chooses and self.currentItem() is not None:
            self.itemActivated.emit(self.currentItem())
        elif key in (*enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _RowDelegate(PaintedItems):
    def __init__(self, card: ProgrammeCard) -> None:
        super().__init__(card)
        self._card = card

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._card.row_height)

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area, state = option.rect.toRectF(), option.state
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if state & QStyle.StateFlag.State_MouseOver or has_focus:
            edge = QPen(PETROL, 1.25) if has_focus else NO_EDGE
            draw_box(painter, area.adjusted(1, 1, -1, -1), 4, theme.faded(PETROL, 0.08), edge)
        scale = self._card.scale
        metrics = QFontMetricsF(_title_font(scale))
        rows = self._card.programme.rows
        widest = max(metrics.horizontalAdvance(each.title) for each in rows) + 20 * scale
        _paint_row(painter, area, index.data(_ROW), scale, min(widest, area.width() * 0.32))


def _paint_row(painter: QPainter, area: QRectF, row: Row, scale: float, titles: float) -> None:
    mark = QRectF(area.left(), area.top(), 22 * scale, area.height())
    _paint_mark(painter, placed(painter, mark, area), scale, row)
    words = area.adjusted(26 * scale, 0, -4 * scale, 0)
    title = QRectF(words.left(), words.top(), titles, words.height())
    ink = _FAINT if not row.is_done and not row.is_next else INK
    rest = QRectF(title.right() + 8 * scale, words.top(), 0, words.height())
    rest.setRight(words.right())
    title, rest = placed(painter, title, area), placed(painter, rest, area)
    _write(painter, title, row.title, _title_font(scale), INK, LEFT)
    text = _font(TEXT, scale, bold=row.is_next)
    if not row.remark:
        _write(painter, rest, row.text, text, ink, LEFT)
        return
    small = _font(TEXT - 1, scale)
    small.setItalic(True)
    painter.setFont(text)
    metrics = painter.fontMetrics()
    line = max(17 * scale, metrics.height())
    fits = metrics.horizontalAdvance(row.text) <= rest.width() or rest.height() < 3 * line
    upper = QRectF(rest.topLeft(), QSizeF(rest.width(), line if fits else 2 * line))
    upper.moveTop(rest.center().y() - (upper.height() + line) / 2)
    lower = QRectF(upper.bottomLeft(), QSizeF(rest.width(), line))
    _write(painter, upper, row.text, text, ink, LEFT)
    _write(painter, lower, row.remark, small, RED, LEFT)


def _paint_mark(painter: QPainter, area: QRectF, scale: float, row: Row) -> None:
    """Paint a filled diamond for an item that was played, and an outline for any other item."""
    size, middle = 5.0 * scale, area.center()
    painter.setPen(QPen(PETROL, 1.4 * scale))
    painter.setBrush(PETROL if row.is_done else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(diamond(middle, size))
    if row.is_next:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(middle, 1.8 * size))


def _title_font(scale: float) -> QFont:
    return theme.felt_title_font(round(17 * scale))


def _font(size: int, scale: float, *, bold: bool = False) -> QFont:
    return theme.felt_font(max(11, round(size * scale)), bold=bold, figures=True)


def _write(
    painter: QPainter, area: QRectF, text: str, font: QFont, ink: QColor, align: int = LEFT
) -> None:
    """Write a text in up to as many lines as its area has room for."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) > area.width() and area.height() >= 2 * metrics.height():
        align |= Qt.TextFlag.TextWordWrap
    write(painter, area, text, font, ink, align)
