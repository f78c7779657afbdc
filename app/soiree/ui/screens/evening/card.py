"""The programme of an evening or a season, on ivory paper: a list in the window, or a picture."""

from __future__ import annotations

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from soiree.ui.guests.medallion import portrait
from soiree.ui.item_views import Index, PaintedItems
from soiree.ui.screens.evening.wording import Guest, Programme, Row
from soiree.ui.style import theme
from soiree.ui.style.ornaments import diamond, draw_laurel, draw_paper, draw_rule
from soiree.ui.style.panels import LEFT, RIGHT, mirrored, placed, write
from soiree.ui.style.theme import INK, IVORY, LEAD, PETROL, RED, TEXT

_BASE = QSizeF(960, 600)
"""The size of a card with a scale of 1, in logical pixels."""

_PICTURE = QSize(1200, 800)
_RATIO = 2
"""The size of a picture in logical pixels, and its device pixels for each logical pixel."""

_SCALES = (0.85, 2.0)

_MOST_LEAST = 1.5
"""The least scale in the window where text is large; the rows then scroll."""

_LEAST_ROW = 33.0
"""The least height of a row, with a scale of 1."""

_MOST_ROW = 66.0

_FAINT = theme.LIGHT.faint
_CENTRE = Qt.AlignmentFlag.AlignCenter

_PROGRAMME = """
QListWidget { background: transparent; border: none; outline: none; }
QListWidget::item { background: transparent; }
"""


class _Plan:
    """The areas of the parts of a programme card, in pixels.

    Attributes:
        whole: the area of the card.
        head, foot: the areas of the title at the top, and of the standing at the bottom.
        guests, rows: the areas between head and foot, with `guests` at the left of `rows`; `guests`
            is empty if the programme has no guests.
        row: the height of a row.
        titles: the width of the titles of rows.
    """

    def __init__(self, area: QRectF, programme: Programme, least: float = 0) -> None:
        """
        Args:
            least: the least scale.
        """
        self.whole = area
        fitting = min(area.width() / _BASE.width(), area.height() / _BASE.height())
        self.scale = max(_SCALES[0], least, min(_SCALES[1], fitting))
        across, around = 38 * self.scale, 26 * self.scale
        inner = area.adjusted(across, around, -across, -around)
        self.head = QRectF(inner.topLeft(), QSizeF(inner.width(), 92 * self.scale))
        foot = 40 * self.scale
        self.foot = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
        top, bottom = self.head.bottom() + 6 * self.scale, self.foot.top() - 6 * self.scale
        middle = QRectF(inner.left(), top, inner.width(), max(1.0, bottom - top))
        self.guests, self.rows = QRectF(), middle
        if programme.guests:
            self.guests = QRectF(middle.topLeft(), QSizeF(middle.width() * 0.31, middle.height()))
            self.rows = middle.adjusted(self.guests.width() + 22 * self.scale, 0, 0, 0)
        even = self.rows.height() / max(1, len(programme.rows))
        self.row = max(_LEAST_ROW * self.scale, min(_MOST_ROW * self.scale, even))
        titles = QFontMetricsF(_title_font(self.scale))
        widest = max((titles.horizontalAdvance(each.title) for each in programme.rows), default=0)
        self.titles = min(widest + 20 * self.scale, self.rows.width() * 0.32)


def picture_of(programme: Programme) -> bytes:
    """A programme as PNG."""
    size = QSizeF(_PICTURE)
    plan = _Plan(QRectF(0, 0, size.width(), size.height()), programme)
    missing = plan.row * len(programme.rows) - plan.rows.height()
    size.setHeight(size.height() + max(0.0, missing))
    image = QImage(size.toSize() * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.fill(theme.PALETTES["bottle"].base)
    painter = QPainter(image)
    area = QRectF(0, 0, size.width(), size.height()).adjusted(24, 24, -24, -24)
    plan = _Plan(area, programme)
    _paint(painter, area, plan, programme)
    rows = placed(painter, plan.rows, area)
    for number, row in enumerate(programme.rows):
        top = rows.top() + number * plan.row
        _paint_row(painter, QRectF(rows.left(), top, rows.width(), plan.row), plan, row)
    painter.end()
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(file, "PNG")  # type: ignore[call-overload]
    return bytes(file.data().data())


class ProgrammeCard(QWidget):
    """A programme in the window.

    Attributes:
        list: the rows of the programme.

    Signals:
        chosen: the person has chosen the row with this number.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._programme = Programme("", "", (), (), "", is_over=False)
        self.list = _Rows(self)
        self.list.setStyleSheet(_PROGRAMME)
        self.list.setItemDelegate(_RowDelegate(self))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(self.list.row(item)))
        self.setFocusProxy(self.list)

    @property
    def programme(self) -> Programme:
        return self._programme

    @property
    def plan(self) -> _Plan:
        """The areas of the parts at the present size."""
        least = min(_MOST_LEAST, theme.grown(100) / 100)
        return _Plan(self.rect().toRectF(), self._programme, least)

    def show_programme(self, programme: Programme) -> None:
        """Show a programme. The selected row stays, unless it was the next one."""
        row, before = self.list.currentRow(), _next_in(self._programme)
        self._programme = programme
        self.setAccessibleName(programme.title)
        self.list.setAccessibleName(programme.title)
        self.list.setAccessibleDescription(programme.spoken)
        self.list.enter_chooses = programme.is_over
        self.list.clear()
        for each in programme.rows:
            self.list.addItem(QListWidgetItem(each.spoken))
        if row in (-1, before):
            row = _next_in(programme)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        rows = self.plan.rows
        if self.isRightToLeft():
            rows = mirrored(rows, self.rect())
        self.list.setGeometry(rows.toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        self.list.doItemsLayout()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        _paint(painter, self.rect().toRectF(), self.plan, self._programme)


def _next_in(programme: Programme) -> int:
    return next((number for number, each in enumerate(programme.rows) if each.is_next), 0)


class _Rows(QListWidget):
    """The rows of a programme.

    Attributes:
        enter_chooses: True if Enter chooses the current row; otherwise the page goes on.
    """

    enter_chooses = False

    def __init__(self, card: ProgrammeCard) -> None:
        super().__init__(card)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)

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
        return QSize(100, int(self._card.plan.row))

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area, state = option.rect.toRectF(), option.state
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if state & QStyle.StateFlag.State_MouseOver or has_focus:
            ground = QColor(PETROL)
            ground.setAlphaF(0.08)
            painter.setPen(QPen(PETROL, 1.25) if has_focus else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        row = self._card.programme.rows[index.row()]
        _paint_row(painter, area, self._card.plan, row)


# Painting -----------------------------------------------------------------------------------------


def _paint(painter: QPainter, area: QRectF, plan: _Plan, programme: Programme) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setLayoutDirection(QGuiApplication.layoutDirection())
    scale, head = plan.scale, plan.head
    draw_paper(painter, area, 9 * scale, scale)
    title = QRectF(head.left(), head.top(), head.width(), 44 * scale)
    _write(painter, title, programme.title, theme.felt_title_font(round(31 * scale)), INK, _CENTRE)
    under = QRectF(head.left(), title.bottom(), head.width(), 22 * scale)
    _write(painter, under, programme.subtitle, _font(TEXT, scale), _FAINT, _CENTRE)
    middle = QPointF(head.center().x(), head.bottom() - 10 * scale)
    draw_rule(painter, middle, head.width() * 0.2, PETROL, scale)
    if programme.guests:
        _paint_guests(painter, plan, programme)
        line = QColor(PETROL)
        line.setAlphaF(0.35)
        painter.setPen(QPen(line, 1))
        beside = QRectF(plan.rows.topLeft(), plan.rows.bottomLeft() - QPointF(0, 4 * scale))
        beside = placed(painter, beside.translated(-11 * scale, 0), area)
        painter.drawLine(beside.topLeft(), beside.bottomLeft())
    _write(painter, plan.foot, programme.footer, _font(TEXT, scale, bold=True), INK, _CENTRE)


def _paint_guests(painter: QPainter, plan: _Plan, programme: Programme) -> None:
    each = min(plan.guests.height() / len(programme.guests), 104 * plan.scale)
    for number, guest in enumerate(programme.guests):
        top = plan.guests.top() + number * each
        area = QRectF(plan.guests.left(), top, plan.guests.width(), each)
        area = placed(painter, area, plan.whole)
        _paint_guest(painter, area, plan.scale, guest, is_winner=programme.is_over and not number)


def _paint_guest(
    painter: QPainter, area: QRectF, scale: float, guest: Guest, *, is_winner: bool
) -> None:
    across = min(56 * scale, area.height() - 14 * scale)
    face = QRectF(0, 0, across, across)
    face.moveCenter(QPointF(area.left() + 38 * scale, area.center().y()))
    left = face.right() + 16 * scale
    face = placed(painter, face, area)
    painter.setPen(QPen(PETROL, 1.4 * scale))
    painter.setBrush(IVORY)
    painter.drawEllipse(face.adjusted(-3, -3, 3, 3))
    pixels = round(across * painter.device().devicePixelRatioF())
    painter.drawPixmap(face.toRect(), portrait(guest.portrait, pixels))
    if is_winner:
        draw_laurel(painter, face.center(), across / 2 + 7 * scale, 9, PETROL)
    figures = theme.felt_title_font(round(30 * scale))
    number = str(guest.points) if guest.rank else ""
    wide = QFontMetricsF(figures).horizontalAdvance(number) + 4 * scale
    points = QRectF(area.right() - wide, area.top(), wide, area.height())
    words = QRectF(left, area.center().y() - 20 * scale, points.left() - left, 22 * scale)
    points, words = placed(painter, points, area), placed(painter, words, area)
    _write(painter, words, guest.name, _font(LEAD, scale, bold=True), INK, LEFT)
    words.translate(0, 20 * scale)
    _write(painter, words, guest.detail, _font(TEXT, scale), _FAINT, LEFT)
    _write(painter, points, number, figures, INK, RIGHT)


def _paint_row(painter: QPainter, area: QRectF, plan: _Plan, row: Row) -> None:
    scale = plan.scale
    mark = QRectF(area.left(), area.top(), 22 * scale, area.height())
    _paint_mark(painter, placed(painter, mark, area), scale, row)
    words = area.adjusted(26 * scale, 0, -4 * scale, 0)
    title = QRectF(words.left(), words.top(), plan.titles, words.height())
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
