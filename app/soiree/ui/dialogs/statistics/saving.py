"""Asks for a file, and saves a chart in it as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from soiree.storage.files import write_safely
from soiree.storage.notices import Notice, not_written
from soiree.ui.dialogs.statistics.chart import Chart, Look
from soiree.ui.dialogs.statistics.export import PICTURES
from soiree.ui.style import theme
from soiree.ui.style.file_dialogs import chosen_in, documents
from soiree.ui.style.translation import tr


def save_picture(parent: QWidget, chart: Chart, caption: str) -> Path | Notice | None:
    """Ask for a file, and save a chart in it as the kind of picture that its ending says.

    Args:
        caption: what stands below the chart.

    Returns:
        The file, or why it could not be written; None if the person wants none.
    """
    kinds = {".svg": tr("SVG (*.svg)"), ".png": tr("PNG (*.png)")}
    file = ask_for_file(parent, tr("Save the chart as"), kinds)
    if file is None:
        return None
    look = Look.of(theme.chrome_of(parent.palette()))
    try:
        write_safely(file, PICTURES[file.suffix](chart, look, caption))
    except OSError as error:
        return not_written(file, error)
    return file


def ask_for_file(parent: QWidget, title: str, kinds: Mapping[str, str]) -> Path | None:
    """The file that the person chooses.

    Args:
        kinds: what kinds of files there are, by their ending; the file has one of these.
    """
    dialog = QFileDialog(parent, title, documents())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(kinds.values()))
    endings = list(kinds)
    dialog.setDefaultSuffix(endings[0])
    dialog.filterSelected.connect(
        lambda kind: dialog.setDefaultSuffix(endings[list(kinds.values()).index(kind)])
    )
    dialog.selectFile(f"soiree{endings[0]}")
    chosen = chosen_in(dialog)
    if chosen is None or chosen.suffix in kinds:
        return chosen
    return chosen.with_name(chosen.name + endings[0])
