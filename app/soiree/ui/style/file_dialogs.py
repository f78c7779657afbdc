"""Dialogs in which the person chooses a file, and the folder that they begin with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from soiree.ui.style.screen_fit import ScreenFit


def documents() -> str:
    """The folder of the person's documents, or the home folder where there is none."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    # A file dialog would take the name of a folder that is missing for that of a file.
    return folder if folder and Path(folder).is_dir() else QDir.homePath()


def chosen_in(dialog: QFileDialog) -> Path | None:
    """Run a dialog and delete it. Returns the chosen path, or None if the dialog was cancelled."""
    ScreenFit(dialog)
    chosen = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
    dialog.deleteLater()
    return chosen
