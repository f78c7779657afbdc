"""What the dialogs are made of: a form on one grid, which says what cannot be taken."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from soiree.storage.settings import GameChoices
from soiree.ui.game_window import GameWindow
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import HEADING, LEAD, STEP, TEXT
from soiree.ui.style.translation import tr

_DELAYS = range(200, 601)

_LEAST_SHEET = 8 * STEP
"""The height from which rows that scroll can be used."""


class HasRows:
    """What has rows on a grid: a name at the left, and beside it what is asked for.

    Attributes:
        rows: of four columns, the last of which takes what room is left.
    """

    rows: QGridLayout

    def make_grid(self) -> None:
        """Have no rows yet."""
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(2 * STEP)
        self.rows.setVerticalSpacing(STEP)
        self.rows.setColumnStretch(3, 1)

    def add_heading(self, text: str) -> None:
        row = self.rows.rowCount()
        label = QLabel(text)
        label.setFont(theme.font(LEAD, bold=True))
        label.setContentsMargins(0, STEP, 0, 0)
        self.rows.addWidget(label, row, 0, 1, 4)

    def add_row(
        self, text: str, field: QWidget, note: str = "", beside: QWidget | None = None
    ) -> None:
        """Ask for something.

        Args:
            note: what is to be known about it, after the field.
            beside: what belongs to the field, at the end of the row.
        """
        row = self.rows.rowCount()
        label = QLabel(text)
        label.setBuddy(field)
        field.setAccessibleName(text)
        self.rows.addWidget(label, row, 0)
        if not note and beside is None:
            self.rows.addWidget(field, row, 1, 1, 3)
            return
        together = QHBoxLayout()
        together.setSpacing(STEP if beside else 2 * STEP)
        together.addWidget(field, 1 if beside else 0)
        if note:
            together.addWidget(faint(note), 1)
        if beside is not None:
            together.addWidget(beside)
        self.rows.addLayout(together, row, 1, 1, 3)

    def add_check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(checked)
        self.rows.addWidget(box, self.rows.rowCount(), 1, 1, 3)
        return box


class Dialog(QDialog):
    """A dialog as large as what it holds, within the screen: a `Sheet` in it gives way.

    Whatever has no sheet round it, such as the buttons, stays in sight.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._fit = ScreenFit(self)
        self._fit.room_changed.connect(self._take_size)

    def _take_size(self) -> None:
        layout, room = self.layout(), self._fit.room
        if layout is None:
            return
        size = layout.totalSizeHint()
        if size.height() > room.height():
            bars = (sheet.verticalScrollBar().sizeHint() for sheet in self.findChildren(Sheet))
            size += QSize(max((bar.width() for bar in bars), default=0), 0)
        self.setFixedSize(size.boundedTo(room))
        # What grows may grow over the edge of the screen.
        self._fit.fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._take_size()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        self._take_size()
        super().showEvent(event)


class Form(Dialog, HasRows):
    """A heading, rows on one grid, one line for what is wrong, and the buttons."""

    def __init__(self, title: str, done: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        heading = QLabel(title)
        heading.setFont(theme.font(HEADING, spaced=True))
        self.make_grid()
        self.fault = QLabel()
        self.fault.setFont(theme.font(TEXT, bold=True))
        self.fault.setWordWrap(True)
        self.fault.setMinimumHeight(3 * STEP)
        self.buttons = QDialogButtonBox()
        self.done_button = self.buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setAutoDefault(False)
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(heading)
        self._sheet = Sheet(self.rows)
        layout.addWidget(self._sheet)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)
        self.done_button.setDefault(True)

    def take(self) -> None:
        """Take over what was filled in. Raises Unfit and changes nothing where it cannot be."""
        raise NotImplementedError

    def _try(self) -> None:
        try:
            self.take()
        except Unfit as unfit:
            self.fault.setText(str(unfit))
            unfit.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._sheet.ensureWidgetVisible(unfit.field)
            if isinstance(unfit.field, QLineEdit):
                unfit.field.selectAll()
            return
        self.accept()


class Sheet(QScrollArea):
    """The rows of a form; what does not fit on the screen can be scrolled to."""

    def __init__(self, rows: QGridLayout) -> None:
        super().__init__()
        rows.setContentsMargins(0, 0, 0, 0)
        self._sheet = QWidget()
        self._sheet.setLayout(rows)
        self._sheet.installEventFilter(self)
        self.setWidget(self._sheet)
        # What it lies on shows through; over a table Qt would fill it as it fills a list.
        self._sheet.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self._sheet.sizeHint()

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(whole.width(), min(whole.height(), _LEAST_SHEET))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Unfit(Exception):
    """What was filled in cannot be used. Its text is a sentence for the person.

    Attributes:
        field: where.
    """

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.field = field


class Number(QLineEdit):
    """A whole number in a range. What is out of it is refused when it is taken."""

    def __init__(self, value: int, values: range, refusal: str) -> None:
        super().__init__(str(value))
        self._values = values
        self._refusal = refusal
        self.setFont(theme.font(TEXT, figures=True))
        self.setMaxLength(9)
        self.setFixedWidth(12 * STEP)

    def value(self) -> int:
        text = self.text().strip()
        if not (text.isascii() and text.isdigit() and int(text) in self._values):
            raise Unfit(self._refusal.format(least=self._values[0], most=self._values[-1]), self)
        return int(text)


class AtTheTable:
    """The rows that a game has in both dialogs: how its table tells and shows things."""

    def __init__(
        self, dialog: HasRows, window: GameWindow, choices: GameChoices, *, with_delay: bool
    ) -> None:
        """
        Args:
            with_delay: whether the delay of messages is asked for.
        """
        self._choices = choices
        self._delay: Number | None = None
        if with_delay:
            self._delay = Number(
                choices.message_delay,
                _DELAYS,
                tr("A message stays from {least} to {most} milliseconds."),
            )
            dialog.add_row(
                tr("A message stays"),
                self._delay,
                tr("milliseconds, {least} to {most}").format(least=_DELAYS[0], most=_DELAYS[-1]),
            )
        self._boxes = {
            check.choice: dialog.add_check(check.label, getattr(choices, check.choice))
            for check in window.checks()
        }

    def on_change(self, act: Callable[[], object]) -> None:
        """Have something done whenever one of the rows is changed."""
        if self._delay:
            self._delay.textEdited.connect(lambda _: act())
        for box in self._boxes.values():
            box.clicked.connect(lambda _: act())

    def show_choices(self) -> None:
        """Show in the rows what is chosen, whatever stands there."""
        if self._delay:
            self._delay.setText(str(self._choices.message_delay))
        for choice, box in self._boxes.items():
            box.setChecked(getattr(self._choices, choice))

    def check(self) -> None:
        """Raises Unfit."""
        if self._delay:
            self._delay.value()

    def take(self) -> None:
        if self._delay:
            self._choices.message_delay = self._delay.value()
        for choice, box in self._boxes.items():
            setattr(self._choices, choice, box.isChecked())


def call(field: QWidget, name: str) -> None:
    """Name a field whose meaning is seen from where it stands, for those who hear it only.

    A box of choices needs a label besides: on Linux its name is what is chosen.
    """
    field.setAccessibleName(name)
    if isinstance(field, QComboBox):
        label = QLabel(name, field.parentWidget())
        label.setBuddy(field)
        label.hide()


def faint(text: str) -> QLabel:
    """A label that is read second."""
    label = QLabel(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
