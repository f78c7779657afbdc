"""The dialog that shows the result of a tournament or a comparison, to be copied or saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from soiree.ui.desktop.file_dialogs import ask_for_file, save
from soiree.ui.dialogs.forms import FittedDialog, closing_buttons, copy_button, faint
from soiree.ui.language.translation import tr
from soiree.ui.style.panels import button, column_of
from soiree.ui.style.printed import Printed, pdf, picture, png
from soiree.ui.style.theme import STEP

_LARGEST = 90 * STEP, 56 * STEP
"""The largest width and height of the picture in the dialog, in logical pixels."""


class ResultDialog(FittedDialog):
    """Shows a printed result as a picture, with buttons that copy it or save it.

    The result is that of a tournament, or of computers that played a match again.

    Attributes:
        note: the label below the picture, with a sentence about the saved file.
    """

    def __init__(
        self, printed: Printed, felt: str, parent: QWidget | None = None, table: str = ""
    ) -> None:
        """
        Args:
            printed: the result as a sheet of paper.
            felt: the name of the felt around the paper.
            table: the result as CSV; empty if it cannot be saved as such.
        """
        super().__init__(tr("Share the result"), parent)
        self._printed, self._table = printed, table
        self._image = picture(printed, felt)
        self.note = faint("", wraps=True)
        self.note.hide()
        margins = (2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        parts = (self._preview(), self.note, self._buttons())
        self.setLayout(column_of(*parts, spacing=2 * STEP, margins=margins))

    def _preview(self) -> QLabel:
        ratio = self.devicePixelRatioF()
        size = self._image.deviceIndependentSize()
        room = size.boundedTo(size.scaled(*_LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
        shown = self._image.scaled(
            (room * ratio).toSize(),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        shown.setDevicePixelRatio(ratio)
        preview = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, pixmap=QPixmap.fromImage(shown))
        preview.setAccessibleName(self._printed.text())
        return preview

    def _buttons(self) -> QDialogButtonBox:
        picture = copy_button(tr("&Copy picture"), lambda: self._image)
        text = copy_button(tr("Copy &text"), self._printed.text)
        return closing_buttons(self, picture, text, button(tr("&Save…"), self._save))[0]

    def _save(self) -> None:
        kinds = {".png": tr("PNG (*.png)"), ".pdf": tr("PDF, to print (*.pdf)")}
        if self._table:
            kinds[".csv"] = tr("CSV (*.csv)")
        file = ask_for_file(self, tr("Save the result as"), kinds, self._printed.title)
        if file is None:
            return
        match file.suffix:
            case ".pdf":
                content = pdf(self._printed)
            case ".csv":
                content = self._table.encode()
            case _:
                content = png(self._image)
        self.note.setText(save(file, content))
        self.note.show()


def share(printed: Printed, felt: str, parent: QWidget, table: str = "") -> None:
    """Show a result in a `ResultDialog`, and wait until the dialog is closed.

    Args:
        table: the result as CSV; empty if it cannot be saved as such.
    """
    dialog = ResultDialog(printed, felt, parent, table)
    dialog.exec()
    dialog.deleteLater()
