"""The licences of all components of Soirée: a list, and the text of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QPalette, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from soiree.storage.licences import Licence
from soiree.ui.dialogs.forms import faint
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import LEAD, STEP
from soiree.ui.style.translation import tr

_SIZE = QSize(118 * STEP, 78 * STEP)
_LIST = 32 * STEP


class LicencesDialog(QDialog):
    """Lists the components with their licences, and searches all of them."""

    def __init__(self, licences: Sequence[Licence], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Licences"))
        self.resize(_SIZE)
        ScreenFit(self)
        self._licences = licences
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(tr("Search names and texts"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(_LIST_STYLE)
        self.list.setAccessibleName(tr("Components"))
        self._name = QLabel()
        self._name.setFont(theme.font(LEAD, bold=True))
        self._name.setWordWrap(True)
        self._licence = faint("")
        self._licence.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._lay_out()
        self.list.currentRowChanged.connect(self._show)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._go_on)
        self._look_for("")

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(STEP)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        for widget in (self.search, self.list):
            widget.setFixedWidth(_LIST)
        right = QVBoxLayout()
        right.setSpacing(STEP // 2)
        right.addWidget(self._name)
        right.addWidget(self._licence)
        right.addSpacing(STEP // 2)
        right.addWidget(self.text, 1)
        both = QHBoxLayout()
        both.setSpacing(3 * STEP)
        both.addLayout(left)
        both.addLayout(right, 1)
        buttons = QDialogButtonBox()
        close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setAutoDefault(False)  # Return goes to the next match
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addLayout(both, 1)
        layout.addWidget(buttons)

    def _look_for(self, words: str) -> None:
        """List the components that have the words in the name, the licence or the text."""
        sought = words.strip().casefold()
        self.list.clear()
        for licence in self._licences:
            if any(
                sought in part.casefold() for part in (licence.name, licence.licence, licence.text)
            ):
                item = QListWidgetItem(licence.name, self.list)
                item.setData(Qt.ItemDataRole.UserRole, licence)
        self.list.setCurrentRow(0 if self.list.count() else -1)
        if not self.list.count():
            self._show(-1)

    def _show(self, row: int) -> None:
        """Show the text of a row, or say that there is none."""
        if row < 0:
            self._name.setText(tr("Nothing found"))
            self._licence.clear()
            self.text.clear()
            self.text.setExtraSelections([])
            return
        licence: Licence = self.list.item(row).data(Qt.ItemDataRole.UserRole)
        self._name.setText(f"{licence.name} {licence.version}".rstrip())
        self._licence.setText(licence.licence)
        self.text.setPlainText(licence.text)
        self.text.setAccessibleName(tr("Licence of {name}").format(name=licence.name))
        self._mark()

    def _mark(self) -> None:
        """Mark every match of the search in the text, and go to the first."""
        sought = self.search.text().strip()
        document, found = self.text.document(), []
        cursor = document.find(sought) if sought else QTextCursor()
        while not cursor.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format = _marked(self.palette())
            found.append(mark)
            cursor = document.find(sought, cursor)
        self.text.setExtraSelections(found)
        if sought:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(sought)

    def _go_on(self) -> None:
        """Go to the next match in the text; after the last comes the first again."""
        sought = self.search.text().strip()
        if sought and not self.text.find(sought):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(sought)


def _marked(colours: QPalette) -> QTextCharFormat:
    """How a match of the search looks in the text."""
    style = QTextCharFormat()
    style.setBackground(colours.highlight())
    style.setForeground(colours.highlightedText())
    return style


_LIST_STYLE = f"""
    QListWidget {{ background: palette(base); padding: {STEP}px; }}
    QListWidget::item {{ padding: 5px 4px; }}
"""
