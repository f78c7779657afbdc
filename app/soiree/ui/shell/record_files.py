"""Records that a person opens from files, and saves as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from soiree.core import records
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.files import RECORD, written
from soiree.storage.matches import read_record
from soiree.storage.notices import NEWER, NOT_OPENED, Notice, because
from soiree.ui.desktop.file_dialogs import chosen_in, documents
from soiree.ui.language.translation import tr


def ask_what_to_open(parent: QWidget, home: Path) -> Path | None:
    """The file that the person chooses to open, if any.

    Args:
        home: the folder where the dialog begins, if it exists.
    """
    dialog = _dialog(parent, tr("Open a match"))
    if _last is None and home.is_dir():
        dialog.setDirectory(str(home))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def ask_where_to_save(parent: QWidget, record: Record) -> Path | None:
    """The file that the person chooses to save a record in, if any; asks before replacing one."""
    dialog = _dialog(parent, tr("Save the match as"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(RECORD.removeprefix("."))
    day = (record.started or "")[:10]
    dialog.selectFile("-".join(filter(None, (record.game, day))) + RECORD)
    return _chosen(dialog)


def read(path: Path) -> tuple[Record | None, Notice | None]:
    """The record in a file, or why it cannot be opened."""
    try:
        return read_record(path, GAMES), None
    except records.Newer as fault:
        return None, because(NEWER, path, fault)
    except (OSError, records.Faulty) as fault:
        return None, because(NOT_OPENED, path, fault)


def write(path: Path, record: Record) -> Notice | None:
    """Save a record in a file. Returns a notice if that failed."""
    return written(path, records.encode(record))


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, _last or documents())
    dialog.setNameFilters(
        [
            tr("Soirée matches (*{ending})").format(ending=RECORD),
            tr("All files (*)"),
        ]
    )
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    global _last  # noqa: PLW0603
    chosen = chosen_in(dialog)
    if chosen is not None:
        _last = str(chosen.parent)
    return chosen


_last: str | None = None
"""The folder of the last file that was chosen."""
