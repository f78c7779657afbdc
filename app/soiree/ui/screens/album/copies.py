"""Asks for the paths of copies of matches: a file for one match, a folder for several."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from soiree.storage.files import RECORD
from soiree.storage.history.index_rows import AlbumRow
from soiree.ui.desktop.file_dialogs import chosen_in, documents
from soiree.ui.language.translation import tr


def ask_for_copies(parent: QWidget, matches: Sequence[AlbumRow]) -> Mapping[Path, AlbumRow]:
    """The matches by the chosen paths of their copies; empty if the person cancels."""
    if not matches:
        return {}
    dialog = QFileDialog(parent.window(), tr("Save a copy"), documents())
    if len(matches) == 1:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(RECORD.removeprefix("."))
        dialog.selectFile(_name(matches[0]))
    else:
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    chosen = chosen_in(dialog)
    if chosen is None:
        return {}
    if len(matches) == 1:
        return {chosen: matches[0]}
    copies: dict[Path, AlbumRow] = {}
    for match in matches:
        copies[_free(chosen / _name(match), copies)] = match
    return copies


def _name(match: AlbumRow) -> str:
    if match.outcome != "waiting":
        return match.file
    return f"{match.game}-{match.finished[:10]}{RECORD}"


def _free(path: Path, taken: Mapping[Path, AlbumRow]) -> Path:
    number, free = 1, path
    while free in taken or os.path.lexists(free):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
