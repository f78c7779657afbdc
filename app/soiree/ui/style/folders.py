"""Where files of the person's own lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths


def documents() -> str:
    """The folder of the person's documents, or their home where there is none."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    # A file dialog would take the name of a folder that is missing for that of a file.
    return folder if folder and Path(folder).is_dir() else QDir.homePath()
