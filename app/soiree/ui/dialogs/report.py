"""The report of a problem: what a developer needs, shown in full before anything leaves here."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import soiree
from soiree.core.records import Record, encode
from soiree.storage.files import write_safely
from soiree.storage.log import latest_faults
from soiree.storage.paths import Paths
from soiree.ui.dialogs.about import environment
from soiree.ui.dialogs.forms import faint
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import STEP, grown
from soiree.ui.style.translation import tr


def report(paths: Paths, match: Record | None = None) -> str:
    """Return the report as text, in which the person's own folder is just `~`.

    Args:
        match: is in it, too.
    """
    facts = [*environment(paths), *_screens(), (tr("Language"), QLocale().name())]
    parts = ["\n".join(f"{name}: {value}" for name, value in facts)]
    parts.append(latest_faults(paths) or tr("No errors were recorded."))
    if match is not None:
        parts.append(encode(match).decode())
    return "\n\n".join(parts).replace(str(Path.home()) + os.sep, f"~{os.sep}")


def _screens() -> list[tuple[str, str]]:
    told = []
    for screen in QGuiApplication.screens():
        size = f"{screen.size().width()} × {screen.size().height()}"
        scale = f"{screen.devicePixelRatio():g} x, {screen.refreshRate():.0f} Hz"
        told.append((tr("Screen"), f"{size}, {scale}"))
    return told


def address() -> str:
    """Return where reports go, or nothing as long as the project has no address."""
    return "" if ".invalid" in soiree.TRACKER else soiree.TRACKER


class ReportDialog(QDialog):
    """Shows the report, copies it and saves it; the match is in it if the person likes."""

    def __init__(self, paths: Paths, match: Record | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths, self._match = paths, match
        self.setWindowTitle(tr("Report a problem"))
        self.resize(grown(96 * STEP), grown(72 * STEP))
        ScreenFit(self)
        words = faint(_words())
        words.setWordWrap(True)
        self.with_match = QCheckBox(tr("Include the &match: its cards, moves and names"))
        self.with_match.setEnabled(match is not None)
        self.with_match.toggled.connect(self._show)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.windowTitle())
        self.note = faint("")
        self.note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        for widget in (words, self.with_match, self.text, self.note, self._buttons()):
            layout.addWidget(widget)
        self._show()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        for text, act in ((tr("&Copy"), self._copy), (tr("&Save…"), self._save)):
            button = QPushButton(text)
            button.clicked.connect(act)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show(self) -> None:
        match = self._match if self.with_match.isChecked() else None
        self.text.setPlainText(report(self._paths, match))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.note.setText(tr("The report is in the clipboard."))

    def _save(self) -> None:
        title = tr("Save the report")
        name, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / "soiree-report.txt"))
        if name:
            self.save_to(Path(name))

    def save_to(self, file: Path) -> None:
        """Write the report as it is shown."""
        try:
            write_safely(file, self.text.toPlainText().encode())
        except OSError as error:
            text = tr("{file} could not be written: {reason}")
            self.note.setText(text.format(file=file, reason=error.strerror or error))
        else:
            self.note.setText(tr("The report is in {file}.").format(file=file))


def _words() -> str:
    what = tr("This is the whole report. Nothing is sent: you choose who gets the report.")
    if address():
        return what + " " + tr("Please post reports at {address}.").format(address=address())
    return what
