"""Dialogs in which the person chooses a file, and the folder that they begin with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from soiree.storage.files import written
from soiree.storage.notices import readable
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.language.translation import tr
from soiree.ui.language.words import notice_sentence


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


def ask_for_file(
    parent: QWidget, title: str, kinds: Mapping[str, str], name: str = "soiree"
) -> Path | None:
    """Ask for a file to save in.

    Args:
        kinds: the names of the kinds of files by suffix; the returned path has one of them.
        name: the proposed name of the file, without a suffix. Hyphens replace all signs but letters
            and digits.
    """
    # The window as parent: a page on felt would give the dialog the colours of the felt.
    dialog = QFileDialog(parent.window(), title, documents())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(kinds.values()))
    endings = {kind: ending for ending, kind in kinds.items()}
    first = next(iter(kinds))
    dialog.setDefaultSuffix(first)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(endings[kind]))
    proposed = re.sub(r"[^\w-]+", "-", name).strip("-") or "soiree"
    dialog.selectFile(f"{proposed}{first}")
    chosen = chosen_in(dialog)
    if chosen is None or chosen.suffix in kinds:
        return chosen
    return chosen.with_name(chosen.name + first)


def save(file: Path, content: bytes | Iterable[bytes]) -> str:
    """Write a file. Returns a sentence that confirms this, or says why it failed."""
    if (notice := written(file, content)) is not None:
        return notice_sentence(notice)
    return tr("Saved as {file}.").format(file=readable(file))
