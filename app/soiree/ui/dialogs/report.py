"""The report of a problem for a developer; the person sees all of it before it leaves here."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFileDialog,
    QPlainTextEdit,
    QWidget,
)

import soiree
from soiree.core.records import Record, encode
from soiree.storage.files import write_safely
from soiree.storage.log import latest_faults
from soiree.storage.paths import Paths
from soiree.ui.dialogs.about import environment
from soiree.ui.dialogs.forms import FittedDialog, arrange, closing_buttons, copy_button, faint
from soiree.ui.language.translation import tr
from soiree.ui.style.panels import button
from soiree.ui.style.theme import STEP


def report(paths: Paths, match: Record | None = None) -> str:
    """Return the report as text, in which the person's own folder is just `~`.

    Args:
        match: a match to include; None for none.
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
    """Return the web address for reports; empty as long as the project has none."""
    return "" if ".invalid" in soiree.TRACKER else soiree.TRACKER


class ReportDialog(FittedDialog):
    """Shows the report, copies it and saves it; the match is in it if the person likes."""

    def __init__(self, paths: Paths, match: Record | None, parent: QWidget | None = None) -> None:
        super().__init__(tr("Report a problem"), parent, (96 * STEP, 72 * STEP))
        self._paths, self._match = paths, match
        words = faint(_words(), wraps=True)
        self.with_match = QCheckBox(tr("Include the &match: its cards, moves and names"))
        self.with_match.setEnabled(match is not None)
        self.with_match.toggled.connect(self._show)
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.windowTitle())
        self.note = faint("", wraps=True)
        arrange(self, words, self.with_match, self.text, self.note, self._buttons())
        self._show()

    def _buttons(self) -> QDialogButtonBox:
        copying = copy_button(tr("&Copy"), self.text.toPlainText)
        return closing_buttons(self, copying, button(tr("&Save…"), self._save))[0]

    def _show(self) -> None:
        match = self._match if self.with_match.isChecked() else None
        self.text.setPlainText(report(self._paths, match))

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
