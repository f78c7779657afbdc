"""The small table of the new-game dialog: the players round it, and the fields of one of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QRadioButton, QToolButton, QWidget

from soiree.core.games import SeatOrder
from soiree.core.guests import TEMPERS, Temper
from soiree.core.records import Participant
from soiree.core.zones import Seat
from soiree.storage.settings import SeatChoice
from soiree.ui.dialogs.forms import Unfit
from soiree.ui.dialogs.seat_drafts import PERSON, Company, SeatDraft, named_twice
from soiree.ui.dialogs.segments import Segments
from soiree.ui.guests.medallion import portrait
from soiree.ui.guests.people import GUESTS, portraits_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import game_text, sentence
from soiree.ui.style import theme
from soiree.ui.style.felt_page import FeltPage
from soiree.ui.style.panels import column_of, label, paint_focus, painter_on, row_of, write
from soiree.ui.style.theme import INK, IVORY, STEP, TEXT
from soiree.ui.table.felt.items import rounded

_SIZE = (88 * STEP, 49 * STEP)
_WIDEST, _TALLEST = 140 * STEP, 84 * STEP
_PORTRAIT, _SMALL_PORTRAIT, _FEW = 56, 40, 6
"""The widths of portraits, of up to `_FEW` players and of more."""

_MOST = 10 * STEP
"""The largest width of a portrait beside large text."""

_FIELDS = 16 * STEP
"""The least height of the fields above rows of players."""

_ROWS_FIELDS = 64 * STEP
"""The width of the fields above rows of players."""

_WORDS = 5 * STEP
"""The height of the words below a portrait."""

_SEAT = 13 * STEP
"""The width of a seat."""


class SeatingTable(FeltPage):
    """Players round a table, or in rows; the chosen player's fields are in the middle or above.

    Attributes:
        seats: the buttons of the players, by seat.
        panel: the fields.

    Signals:
        changed: the person has changed the choices for a seat.
    """

    changed = Signal()

    def __init__(
        self, company: Company, drafts: Sequence[SeatDraft], felt: str, *, in_rows: bool = False
    ) -> None:
        super().__init__(felt)
        self._company, self._drafts = company, drafts
        self._in_rows = in_rows
        self._felt = felt
        least = theme.grown_size(*_SIZE)
        # Large text leaves room on the screen for the rows below.
        self._least = min(least.height(), _TALLEST)
        self.setFixedHeight(self._least)
        self.setMinimumWidth(min(least.width(), _WIDEST))
        self.seats = [SeatButton(self) for _ in drafts]
        group = QButtonGroup(self)
        for button in self.seats:
            group.addButton(button)
        self.panel = SeatPanel(company, drafts)
        self.panel.setParent(self)
        self.panel.changed.connect(self.changed)
        for seat, button in enumerate(self.seats):
            button.toggled.connect(
                lambda checked, seat=seat: self.panel.show_seat(seat) if checked else None
            )
            button.opened.connect(self.panel.focus)
        self._count = self._nearest = 0
        usual = next((draft.seat for draft in drafts if not draft.is_person), 0)
        self.seats[usual].setChecked(True)

    def show_players(self, count: int, nearest: Seat, sides: Sequence[str]) -> None:
        """Show the players as they are chosen now.

        Args:
            count: the number of players.
            nearest: the seat at the lower edge.
            sides: the sides of the table, from the nearest seat.
        """
        players = [_participant(draft) for draft in self._drafts[:count]]
        portraits = portraits_of(players)
        for seat, button in enumerate(self.seats):
            button.setVisible(seat < count)
            if seat < count:
                draft, side = self._drafts[seat], sides[(seat - nearest) % count]
                small = self._in_rows or count > _FEW
                across = min(_MOST, theme.grown(_SMALL_PORTRAIT if small else _PORTRAIT))
                #: A player who is no computer, where others have a level.
                words = tr("Person")
                if not draft.is_person:
                    words = game_text(self._company.level(draft.level).label)
                button.show_player(portraits[seat], across, (side, draft.choice().name, words))
                button.setAccessibleDescription(self.panel.sentences(draft))
        if not any(button.isChecked() for button in self.seats[:count]):
            self.seats[nearest].setChecked(True)
        self._count, self._nearest = count, nearest
        self.panel.show_again(sum(draft.is_person for draft in self._drafts[:count]))
        self._arrange()

    def choose(self, seat: Seat) -> None:
        """Show the fields of a seat."""
        self.seats[seat].setChecked(True)

    def chosen(self, count: int) -> list[SeatChoice]:
        """The choices for the first seats. Raises Unfit if two of them have the same name."""
        seats = [draft.choice() for draft in self._drafts[:count]]
        twice = named_twice(seats)
        if twice is not None:
            self.choose(twice)
            text = tr("Two players cannot both be called {name}.")
            raise Unfit(text.format(name=seats[twice].name), self.panel.name)
        return seats

    def _arrange(self) -> None:
        if self._in_rows:
            self._arrange_rows()
        elif self._count:
            self._arrange_around()

    def _arrange_rows(self) -> None:
        size, room = self.seats[0].sizeHint(), self.rect().adjusted(STEP, STEP, -STEP, -STEP)
        columns = max(1, room.width() // size.width())
        left = (room.width() - columns * size.width()) // 2
        above = max(_FIELDS, self.panel.tallest(_ROWS_FIELDS))
        for seat, button in enumerate(self.seats):
            across, down = seat % columns, seat // columns
            corner = room.topLeft() + QPoint(
                left + across * size.width(), above + down * size.height()
            )
            button.setGeometry(QRect(corner, size))
        self.setFixedHeight(above + 3 * STEP + math.ceil(self._count / columns) * size.height())
        panel = QRect(0, STEP, _ROWS_FIELDS, above)
        panel.moveLeft((self.width() - panel.width()) // 2)
        self.panel.setGeometry(panel)

    def _arrange_around(self) -> None:
        way = 1 if self._company.seat_order is SeatOrder.CLOCKWISE else -1
        size = self.seats[0].sizeHint()
        room = self.rect().adjusted(STEP, STEP, -STEP, -STEP).toRectF()
        reach = QPointF(room.width() - size.width(), room.height() - size.height()) / 2
        for seat, button in enumerate(self.seats[: self._count]):
            place_on = (seat - self._nearest) % self._count
            turn = math.radians(90 + way * 360 * place_on / self._count)
            across, down = math.cos(turn), math.sin(turn)
            if self._count > _FEW:
                # Otherwise the buttons at the sides would cover each other's names.
                down = math.copysign(math.sqrt(abs(down)), down)
            middle = room.center() + QPointF(reach.x() * across, reach.y() * down)
            place = QRect(QPointF(0, 0).toPoint(), size)
            place.moveCenter(middle.toPoint())
            button.setGeometry(place)
        panel = QRect(0, 0, self.width() - 2 * size.width() - 4 * STEP, self.panel.height())
        around = 2 * size.height() + 3 * STEP
        self.setFixedHeight(max(self._least, around + self.panel.tallest(panel.width())))
        panel.setHeight(self.height() - around)
        panel.moveCenter(self.rect().center())
        self.panel.setGeometry(panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = painter_on(self)
        area = self.rect().toRectF()
        corners = QPainterPath()
        corners.addRect(area)
        parent = self.parentWidget()
        assert parent is not None
        painter.fillPath(corners - rounded(area, 2 * STEP), parent.palette().window())
        line = theme.PALETTES[self._felt].ink
        painter.setOpacity(0.3)
        painter.setPen(QPen(line, 1))
        painter.drawRoundedRect(area.adjusted(6.5, 6.5, -6.5, -6.5), 1.5 * STEP, 1.5 * STEP)


class SeatButton(QRadioButton):
    """A player at the table. Arrow keys choose another player; Enter and Space open the fields.

    Signals:
        opened: go to the fields of this player.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._portrait, self._across = "you", _PORTRAIT
        self._name = self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_player(self, portrait: str, across: int, words: tuple[str, str, str]) -> None:
        """Show a player.

        Args:
            across: the width of the portrait in pixels.
            words: the side of the table, the name, and the level or "Person".
        """
        side, self._name, self._words = words
        self._portrait, self._across = portrait, across
        self.setAccessibleName(
            tr("{side}: {player}, {detail}").format(
                side=side, player=self._name, detail=self._words
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.grown(_SEAT), self._across + 8 + theme.grown(_WORDS))

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.setChecked(True)
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        chrome, across = theme.chrome_of(self.palette()), self._across
        place = QRectF((self.width() - across) / 2, 4, across, across)
        painter.setPen(QPen(INK, 1))
        painter.setBrush(IVORY)
        painter.drawEllipse(place.adjusted(-2, -2, 2, 2))
        pixels = round(across * self.devicePixelRatioF())
        painter.drawPixmap(place.toRect(), portrait(self._portrait, pixels))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(chrome.text, 2 if self.isChecked() else 1))
            painter.drawEllipse(place.adjusted(-3, -3, 3, 3))
        words = QRectF(2, place.bottom() + 5, self.width() - 4, theme.grown(18))
        middle = Qt.AlignmentFlag.AlignCenter
        write(painter, words, self._name, theme.font(TEXT, bold=True), chrome.text, middle)
        words.translate(0, theme.grown(17))
        write(painter, words, self._words, theme.font(TEXT), chrome.faint, middle)
        if self.hasFocus():
            paint_focus(painter, self.rect().toRectF().adjusted(1, 1, -1, -1), chrome)


class SeatPanel(QWidget):
    """The fields of the chosen seat.

    Attributes:
        name: the field of the name.
        who: the segments of person and levels.

    Signals:
        changed: the person has changed the choices for the seat.
    """

    changed = Signal()

    def __init__(self, company: Company, drafts: Sequence[SeatDraft]) -> None:
        super().__init__()
        self._company, self._drafts = company, drafts
        self._draft = drafts[0]
        self._people = 1
        self.before, self.after = self._arrow("‹", -1), self._arrow("›", 1)
        self.name = QLineEdit(maxLength=20, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.name.setFixedWidth(theme.grown(20 * STEP))
        self.name.textChanged.connect(self._take_name)
        levels = {level.name: game_text(level.label) for level in company.levels}
        self.who = Segments({PERSON: tr("Person"), **levels})
        self.who.chosen.connect(self._take_kind)
        self._words = label("", theme.font(TEXT), wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        names = row_of(None, self.before, self.name, self.after, None, spacing=STEP // 2)
        kinds = row_of(None, self.who, None)
        self.setLayout(column_of(None, names, kinds, self._words, None))

    def _arrow(self, sign: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setFont(theme.font(theme.HEADING, bold=True))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _: self._change_guest(step))
        return button

    def tallest(self, width: int) -> int:
        """The height that the longest sentences of a computer need at some width."""
        layout, metrics = self.layout(), self._words.fontMetrics()
        assert layout is not None
        levels = (game_text(level.sentence) for level in self._company.levels)
        habits = map(self._habit, self._company.habits)
        room = QRect(0, 0, width, 0)

        def tallest(texts: Iterable[str]) -> int:
            wrap = Qt.TextFlag.TextWordWrap
            return max(
                (metrics.boundingRect(room, wrap, each).height() for each in texts), default=0
            )

        longest = tallest(levels) + tallest(habits)
        more = longest - self._words.heightForWidth(width)
        return layout.totalHeightForWidth(width) + max(0, more)

    def show_seat(self, seat: Seat) -> None:
        """Show the fields of a seat."""
        self._draft = self._drafts[seat]
        number = seat + 1
        self.name.setAccessibleName(tr("Name, seat {seat}").format(seat=number))
        self.who.call(tr("{value}, seat {seat}").format(value="{value}", seat=number))
        self.before.setAccessibleName(tr("Previous guest, seat {seat}").format(seat=number))
        self.after.setAccessibleName(tr("Next guest, seat {seat}").format(seat=number))
        self.who.offer(PERSON, seat == 0 or not self._company.is_alone)
        for level in self._company.levels:
            self.who.offer(level.name, seat > 0 or not self._company.is_fixed)
        self.show_again(self._people)

    def show_again(self, people: int) -> None:
        """Show the choices of the seat as they are now.

        Args:
            people: the number of people at the table.
        """
        draft, self._people = self._draft, people
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        self.who.show_value(PERSON if draft.is_person else draft.level)
        for arrow in (self.before, self.after):
            arrow.setVisible(not draft.is_person)
        self._words.setText(self.sentences(draft))

    def sentences(self, draft: SeatDraft) -> str:
        """The habits of a computer: its level, and its temper if it is a guest."""
        if draft.is_person:
            if self._people < 2:
                return ""
            return tr("Each person needs a name, so that the screen can be handed to them.")
        sentences = [game_text(self._company.level(draft.level).sentence)]
        temper = TEMPERS.get(draft.name)
        if temper is not None and temper in self._company.habits:
            sentences.append(self._habit(temper))
        return "\n".join(sentences)

    def _habit(self, temper: Temper) -> str:
        return sentence(game_text(self._company.habits[temper]))

    def focus(self) -> None:
        """Go to the first field that is likely to be changed."""
        if self._draft.is_person:
            self.name.setFocus(Qt.FocusReason.TabFocusReason)
            self.name.selectAll()
        else:
            self.who.focus()

    def _take_name(self, name: str) -> None:
        if name != self._draft.name:
            self._draft.name = name
            self.changed.emit()

    def _take_kind(self, value: str) -> None:
        if value == PERSON:
            self._draft.kind = PERSON
        else:
            self._draft.kind, self._draft.level = "computer", value
        self.changed.emit()

    def _change_guest(self, step: int) -> None:
        taken = {draft.name for draft in self._drafts if draft is not self._draft}
        here = GUESTS.index(self._draft.name) if self._draft.name in GUESTS else 0
        ring = [
            GUESTS[(here + step * number) % len(GUESTS)] for number in range(1, len(GUESTS) + 1)
        ]
        self._draft.name = next((name for name in ring if name not in taken), self._draft.name)
        self.changed.emit()


def _participant(draft: SeatDraft) -> Participant:
    choice = draft.choice()
    return Participant(choice.name, choice.kind, choice.level)
