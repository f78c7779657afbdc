"""What the dialogs are made of: forms with rows, which say what is wrong, and sizes that fit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
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

from soiree.storage.settings import DELAYS, GameChoices
from soiree.ui.game_window import GameWindow
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import HEADING, LEAD, STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import is_timed, is_untimed_for_listeners

_LEAST_SHEET = 8 * STEP
"""The least height at which rows that scroll can be used."""


class Rows(QGridLayout):
    """Rows of a form: a name at the left, and beside it a field.

    There are four columns, the last of which takes what room is left.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(2 * STEP)
        self.setVerticalSpacing(STEP)
        self.setColumnStretch(3, 1)

    def add_heading(self, text: str) -> None:
        label = QLabel(text)
        label.setFont(theme.font(LEAD, bold=True))
        label.setContentsMargins(0, STEP, 0, 0)
        self.add_wide(label)

    def add_row(
        self, text: str, field: QWidget, note: str = "", beside: QWidget | None = None
    ) -> QLabel:
        """Add a field with its name, whose label is returned.

        Args:
            note: a remark after the field.
            beside: what belongs to the field, at the end of the row.
        """
        row = self.rowCount()
        label = QLabel(text)
        label.setBuddy(field)
        field.setAccessibleName(text)
        self.addWidget(label, row, 0)
        if not note and beside is None:
            self.addWidget(field, row, 1, 1, 3)
            return label
        together = QHBoxLayout()
        together.setSpacing(STEP if beside else 2 * STEP)
        together.addWidget(field, 1 if beside else 0)
        if note:
            together.addWidget(faint(note), 1)
        if beside is not None:
            together.addWidget(beside)
        self.addLayout(together, row, 1, 1, 3)
        return label

    def add_check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(checked)
        self.add_below(box)
        return box

    def add_below(self, widget: QWidget) -> None:
        """Add a row without a name: the widget stands where the fields do."""
        self.addWidget(widget, self.rowCount(), 1, 1, 3)

    def add_wide(self, widget: QWidget) -> None:
        """Add a row that the widget takes from the left to the right."""
        self.addWidget(widget, self.rowCount(), 0, 1, 4)


class ContentFit(QObject):
    """Keeps a dialog as large as its contents, within the screen: a `Sheet` in it gives way.

    Whatever has no sheet round it, such as the buttons, stays in sight.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        # Installed first, it hears of the show after the screen fit.
        dialog.installEventFilter(self)
        self._fit = ScreenFit(dialog)
        self._fit.room_changed.connect(self._take_size)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._take_size()
        return super().eventFilter(watched, event)

    def _take_size(self) -> None:
        layout, room = self._dialog.layout(), self._fit.room
        if layout is None:
            return
        size = layout.totalSizeHint()
        if size.height() > room.height():
            sheets = self._dialog.findChildren(Sheet)
            bars = (sheet.verticalScrollBar().sizeHint() for sheet in sheets)
            size += QSize(max((bar.width() for bar in bars), default=0), 0)
        self._dialog.setFixedSize(size.boundedTo(room))
        # A dialog that grows may grow over the edge of the screen.
        self._fit.fit()


class Form(QDialog):
    """A heading, rows, a line that says what is wrong, and the buttons.

    Attributes:
        rows: of the form, empty at first.
        fault: the line that says what is wrong.
    """

    def __init__(self, title: str, done: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        ContentFit(self)
        self.setWindowTitle(title)
        heading = QLabel(title)
        heading.setFont(theme.font(HEADING, spaced=True))
        self.rows = Rows()
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
        """Accept what was filled in. Raises Unfit, and changes nothing, where it cannot be used."""
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
    """What was filled in cannot be used. Its text is a sentence for the player.

    Attributes:
        field: the one at fault.
    """

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.field = field


class Number(QLineEdit):
    """A field for a whole number in a range: typed, or stepped through by the arrow keys."""

    def __init__(self, value: int, values: range, refusal: str) -> None:
        super().__init__(str(value))
        self._values = values
        self._refusal = refusal
        self.setFont(theme.font(TEXT, figures=True))
        self.setMaxLength(9)
        self.setFixedWidth(12 * STEP)

    def value(self) -> int:
        """The number. Raises Unfit if there is none, or it is out of range."""
        text = self.text().strip()
        if not (text.isascii() and text.isdigit() and int(text) in self._values):
            raise Unfit(self._refusal.format(least=self._values[0], most=self._values[-1]), self)
        return int(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        up, down = event.key() == Qt.Key.Key_Up, event.key() == Qt.Key.Key_Down
        text = self.text().strip()
        is_bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (is_bare and (up or down) and text.isascii() and text.isdigit()):
            super().keyPressEvent(event)
            return
        step = _step_of(self._values)
        following = (int(text) // step + 1 if up else -(-int(text) // step) - 1) * step
        found = str(min(max(following, self._values[0]), self._values[-1]))
        if found != text:
            self.selectAll()
            self.insert(found)  # unlike `setText`, it can be undone


def _step_of(values: range) -> int:
    """By how much an arrow key changes a number: 1 among fewer than a hundred, 10 or more else."""
    return int(10 ** max(0, len(str(len(values))) - 2))


class AtTheTable:
    """The rows about a game's table, which the new-game dialog and the preferences share."""

    def __init__(
        self, rows: Rows, window: GameWindow, choices: GameChoices, *, with_delay: bool
    ) -> None:
        """
        Args:
            with_delay: whether there is a row for the delay of messages.
        """
        self._choices = choices
        self._delay: Number | None = None
        if with_delay:
            self._delay = Number(
                choices.message_delay,
                DELAYS,
                tr("A message can stay for {least} to {most} milliseconds."),
            )
            rows.add_row(
                tr("A message stays"),
                self._delay,
                tr("milliseconds, {least} to {most}; {usual} is usual").format(
                    least=DELAYS[0], most=DELAYS[-1], usual=GameChoices().message_delay
                ),
            )
        self._boxes = {
            check.choice: rows.add_check(check.label, self._is_chosen(check.choice))
            for check in window.checks()
        }
        if "timed" in self._boxes and is_untimed_for_listeners(choices):
            reason = tr("Off at first, as a screen reader is on: to listen takes time.")
            self._boxes["timed"].setAccessibleDescription(reason)
            rows.add_below(faint(reason))

    def on_change(self, act: Callable[[], object]) -> None:
        """Call `act` whenever the player changes one of the rows."""
        if self._delay:
            self._delay.textEdited.connect(lambda _: act())
        for box in self._boxes.values():
            box.clicked.connect(lambda _: act())

    def show_choices(self) -> None:
        """Set the rows to what is chosen."""
        if self._delay:
            self._delay.setText(str(self._choices.message_delay))
        for choice, box in self._boxes.items():
            box.setChecked(self._is_chosen(choice))

    def _is_chosen(self, choice: str) -> bool:
        if choice == "timed":
            return is_timed(self._choices)
        return bool(getattr(self._choices, choice))

    def check(self) -> None:
        """Raise Unfit if a row cannot be taken over."""
        if self._delay:
            self._delay.value()

    def take(self) -> None:
        """Put the rows into the choices. Raises Unfit."""
        if self._delay:
            self._choices.message_delay = self._delay.value()
        for choice, box in self._boxes.items():
            setattr(self._choices, choice, box.isChecked())
        self._choices.timed_chosen |= "timed" in self._boxes


def faint(text: str) -> QLabel:
    """A label in the faint colour of what is read second."""
    label = QLabel(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
