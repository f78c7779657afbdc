"""The dialog with the licences of all components of Soirée: a list, and the text of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from soiree.storage.licences import Licence
from soiree.ui.dialogs.forms import FittedDialog, arrange, closing_buttons, faint
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label, row_of
from soiree.ui.style.theme import LEAD, STEP

_SIZE = (118 * STEP, 78 * STEP)
_LIST = 32 * STEP
"""The width of the list."""


class LicencesDialog(FittedDialog):
    """Lists the components with their licences, and searches their names and texts."""

    def __init__(self, licences: Sequence[Licence], parent: QWidget | None = None) -> None:
        super().__init__(tr("Licences"), parent, _SIZE)
        self._licences = licences
        self.search = QLineEdit(
            clearButtonEnabled=True, placeholderText=tr("Search names and texts")
        )
        self.search.setAccessibleName(self.search.placeholderText())
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setObjectName("components")
        self.list.setAccessibleName(tr("Components"))
        self._name = label("", theme.font(LEAD, bold=True), wraps=True)
        self._licence = faint("", wraps=True)
        self.text = QPlainTextEdit(
            readOnly=True,
            textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard,
        )
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._lay_out()
        self.list.currentRowChanged.connect(self._show)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._find_next)
        self._look_for("")

    def _lay_out(self) -> None:
        for widget in (self.search, self.list):
            widget.setFixedWidth(theme.grown(_LIST))
        left = column_of(self.search, self.list)
        right = column_of(self._name, self._licence, STEP // 2, self.text, spacing=STEP // 2)
        both = row_of(left, (right, 1), spacing=3 * STEP)
        buttons, close = closing_buttons(self)
        close.setAutoDefault(False)  # Return finds the next match.
        arrange(self, (both, 1), buttons)

    def _look_for(self, words: str) -> None:
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
        sought = self.search.text().strip()
        style = QTextCharFormat()
        style.setBackground(self.palette().highlight())
        style.setForeground(self.palette().highlightedText())
        document, found = self.text.document(), []
        cursor = document.find(sought) if sought else QTextCursor()
        while not cursor.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format = style
            found.append(mark)
            cursor = document.find(sought, cursor)
        self.text.setExtraSelections(found)
        if sought:
            self._find_first(sought)

    def _find_next(self) -> None:
        sought = self.search.text().strip()
        if sought and not self.text.find(sought):
            self._find_first(sought)

    def _find_first(self, sought: str) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.text.find(sought)
