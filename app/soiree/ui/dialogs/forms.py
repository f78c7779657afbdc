"""The parts of dialogs: forms with rows and error messages, and sizes that fit."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from soiree.storage.settings import DELAYS, GameChoices
from soiree.ui.desktop.clipboard import copy
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.game_window import GameWindow
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import call, is_timed, is_untimed_for_listeners
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import Part, button, column_of, label, laid_out, row_of
from soiree.ui.style.theme import LEAD, STEP, TEXT

_Value = TypeVar("_Value", bound=Hashable)

_LEAST_SHEET = 8 * STEP
"""The least height of rows that scroll."""

_TALLEST = 120 * STEP
"""The greatest height of a dialog with text of normal size, in pixels."""


class Rows(QGridLayout):
    """Rows of a form: a name at the left, and a field beside it.

    The last of the four columns takes the remaining width.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(2 * STEP)
        self.setVerticalSpacing(STEP)
        self.setColumnStretch(3, 1)

    def add_heading(self, text: str) -> None:
        heading = label(text, theme.font(LEAD, bold=True))
        heading.setContentsMargins(0, STEP, 0, 0)
        self.add_wide(heading)

    def add_row(
        self, text: str, field: QWidget, note: str = "", beside: QWidget | None = None
    ) -> QLabel:
        """Add a field with its name. Returns the label of the name.

        Args:
            note: a remark after the field.
            beside: a widget of the field, at the end of the row.
        """
        row = self.rowCount()
        name = QLabel(text)
        name.setBuddy(field)
        field.setAccessibleName(text)
        self.addWidget(name, row, 0)
        if not note and beside is None:
            self.addWidget(field, row, 1, 1, 3)
            return name
        together = row_of((field, 1 if beside else 0), spacing=STEP if beside else 2 * STEP)
        if note:
            together.addWidget(faint(note), 1)
        if beside is not None:
            together.addWidget(beside)
        self.addLayout(together, row, 1, 1, 3)
        return name

    def add_check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(checked)
        self.add_below(box)
        return box

    def add_below(self, widget: QWidget) -> None:
        """Add a widget in the columns of the fields, without a name."""
        self.addWidget(widget, self.rowCount(), 1, 1, 3)

    def add_wide(self, widget: QWidget) -> None:
        """Add a widget across all columns."""
        self.addWidget(widget, self.rowCount(), 0, 1, 4)


class ContentFit(QObject):
    """Keeps a dialog as large as its contents, but within the screen and not too tall.

    Where the room is too small, each `Sheet` shrinks and scrolls; all other widgets stay visible.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        # Qt calls event filters from the latest to the first. So `ScreenFit`, whose filter is
        # installed after this one, handles a Show event before it.
        dialog.installEventFilter(self)
        self._fit = ScreenFit(dialog)
        self._fit.room_changed.connect(self._take_size)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._take_size()
        return super().eventFilter(watched, event)

    def _take_size(self) -> None:
        layout = self._dialog.layout()
        if layout is None:
            return
        room = QSize(self._fit.room)
        room.setHeight(min(room.height(), theme.grown(_TALLEST)))
        size = layout.totalSizeHint()
        if size.height() > room.height():
            sheets = self._dialog.findChildren(Sheet)
            bars = (sheet.verticalScrollBar().sizeHint() for sheet in sheets)
            size += QSize(max((bar.width() for bar in bars), default=0), 0)
        self._dialog.setFixedSize(size.boundedTo(room))
        # The dialog may have grown over the edge of the screen.
        self._fit.fit()


class FittedDialog(QDialog):
    """A dialog with a title, which stays on the screen."""

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        size: tuple[int, int] | None = None,
        least: tuple[int, int] | None = None,
    ) -> None:
        """
        Args:
            size: the width and the height at first, with text of the usual size; by default, those
                of the contents.
            least: the least width and height, with text of the usual size.
        """
        super().__init__(parent)
        self.setWindowTitle(title)
        if least:
            self.setMinimumSize(theme.grown_size(*least))
        if size:
            self.resize(theme.grown_size(*size))
        ScreenFit(self)


def arrange(dialog: QDialog, *parts: Part) -> None:
    """Lay out a dialog: its title, and these parts below each other."""
    margins = (3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
    title = Title(dialog.windowTitle())
    dialog.setLayout(column_of(title, *parts, spacing=2 * STEP, margins=margins))


def closing_buttons(dialog: QDialog, *actions: QPushButton) -> tuple[QDialogButtonBox, QPushButton]:
    """Return the buttons of a dialog, and the last of them, which closes it.

    Args:
        actions: the other buttons.
    """
    buttons = QDialogButtonBox()
    for action in actions:
        buttons.addButton(action, QDialogButtonBox.ButtonRole.ActionRole)
    close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.rejected.connect(dialog.reject)
    return buttons, close


class Form(QDialog):
    """A dialog with a heading, rows, a line for error messages, and buttons.

    Attributes:
        rows: the rows, empty at first.
        fault: the line for error messages.
        buttons: the buttons at the bottom.
        done_button: the default button, which accepts the form.
    """

    def __init__(self, title: str, done: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        ContentFit(self)
        self.setWindowTitle(title)
        self.rows = Rows()
        self.fault = label("", theme.font(TEXT, bold=True), wraps=True)
        self.fault.setMinimumHeight(3 * STEP)
        self.buttons = QDialogButtonBox()
        self.done_button = self.buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setAutoDefault(False)
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        self._sheet = Sheet(self.rows)
        arrange(self, self._sheet, self.fault, self.buttons)
        self.done_button.setDefault(True)

    def take(self) -> None:
        """Use the fields. Raises Unfit, and changes nothing, if a field is invalid."""
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
        else:
            self.accept()


class SeeThroughArea(QScrollArea):
    """Contents that scroll, on the ground of the widget below."""

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        self.setWidget(contents)
        for see_through in (contents, self.viewport()):
            see_through.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class Sheet(SeeThroughArea):
    """The rows of a form, which scroll if the screen is too small."""

    def __init__(self, rows: QGridLayout) -> None:
        rows.setContentsMargins(0, 0, 0, 0)
        sheet = laid_out(column_of(rows, None))
        super().__init__(sheet)
        sheet.installEventFilter(self)
        self._sheet = sheet

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
    """A field of a form is invalid. The text is a sentence for the player.

    Attributes:
        field: the invalid field.
    """

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.field = field


class Number(QLineEdit):
    """A field for a whole number in a range, typed or stepped with the arrow keys."""

    def __init__(self, value: int, values: range, refusal: str) -> None:
        super().__init__(str(value))
        self._values = values
        self._refusal = refusal
        self.setFont(theme.font(TEXT, figures=True))
        self.setMaxLength(9)
        self.setFixedWidth(theme.grown(12 * STEP))

    def value(self) -> int:
        """The number. Raises Unfit if the text is no number in the range."""
        text = self.text().strip()
        if not (text.isascii() and text.isdigit() and int(text) in self._values):
            raise Unfit(self._refusal.format(least=self._values[0], most=self._values[-1]), self)
        return int(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self.setFixedWidth(theme.grown(12 * STEP))
        super().changeEvent(event)

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
            self.insert(found)  # The person can undo this, unlike `setText`.


def _step_of(values: range) -> int:
    return int(10 ** max(0, len(str(len(values))) - 2))


class AtTheTable:
    """The settings of a game's table as rows, for the new-game dialog and the preferences."""

    def __init__(
        self, rows: Rows, window: GameWindow, choices: GameChoices, *, with_delay: bool
    ) -> None:
        """
        Args:
            with_delay: add a row for the delay of messages.
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
            choice: rows.add_check(tr(text), self._is_chosen(choice))
            for choice, text in window.checks.items()
        }
        if "timed" in self._boxes and is_untimed_for_listeners(choices):
            reason = tr("Off by default while a screen reader is on, as listening takes time.")
            self._boxes["timed"].setAccessibleDescription(reason)
            rows.add_below(faint(reason))

    def on_change(self, act: Callable[[], object]) -> None:
        """Call `act` whenever the player changes a row."""
        if self._delay:
            self._delay.textEdited.connect(lambda _: act())
        for box in self._boxes.values():
            box.clicked.connect(lambda _: act())

    def show_choices(self) -> None:
        """Set the rows to the current choices."""
        if self._delay:
            self._delay.setText(str(self._choices.message_delay))
        for choice, box in self._boxes.items():
            box.setChecked(self._is_chosen(choice))

    def _is_chosen(self, choice: str) -> bool:
        if choice == "timed":
            return is_timed(self._choices)
        return bool(getattr(self._choices, choice))

    def take(self) -> None:
        """Copy the rows to the choices. Raises Unfit, and changes nothing, if a row is invalid."""
        if self._delay:
            self._choices.message_delay = self._delay.value()
        for choice, box in self._boxes.items():
            setattr(self._choices, choice, box.isChecked())
        self._choices.timed_chosen |= "timed" in self._boxes


def choice_box(
    values: Mapping[_Value, str], name: str = "", parent: QWidget | None = None
) -> QComboBox:
    """Return a box of values (the keys) with their titles.

    Args:
        name: the name of a box without a label; such a box needs its parent.
    """
    box = QComboBox(parent)
    for value, title in values.items():
        box.addItem(title, value)
    if name:
        call(box, name)
    return box


def enable_values(box: QComboBox, enabled: Sequence[bool]) -> None:
    """Enable or disable the values of a box, in their order."""
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    for place, each in enumerate(enabled):
        model.item(place).setEnabled(each)


def faint(text: str, *, wraps: bool = False) -> QLabel:
    """Return a label in the faint colour, for text of the second rank."""
    made = QLabel(text, wordWrap=wraps)
    made.setProperty("rank", "second")
    return made


def table_to_read() -> QTableWidget:
    """An empty table of figures whose rows can be selected, but not changed."""
    table = QTableWidget()
    table.setShowGrid(False)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setFont(theme.font(TEXT, figures=True))
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    return table


def fill_table(
    table: QTableWidget,
    header: Sequence[str],
    rows: Sequence[Sequence[str]],
    text_columns: Container[int],
) -> None:
    """Replace the contents of a table.

    Args:
        text_columns: the columns of text; the others hold figures, at their right side.
    """
    table.clear()
    table.setColumnCount(len(header))
    table.setRowCount(len(rows))
    for number, row in enumerate((header, *rows), -1):
        for column, text in enumerate(row):
            cell = QTableWidgetItem(text)
            is_text = column in text_columns
            side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
            cell.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            if number < 0:
                table.setHorizontalHeaderItem(column, cell)
            else:
                table.setItem(number, column, cell)


def field_to_copy(name: str, text: str) -> QWidget:
    """A read-only field with a text, and a button that copies it."""
    field = QLineEdit(text, readOnly=True)
    field.setAccessibleName(name)
    return laid_out(row_of(field, copy_button(tr("Copy"), lambda: text, by_enter=False)))


def copy_button(
    text: str, content: Callable[[], str | QImage], *, by_enter: bool | None = None
) -> QPushButton:
    """A button that copies a content to the clipboard; see `button`."""
    made = button(text, lambda: copy(content(), made), by_enter=by_enter)
    return made
