"""The dialog about Soirée, with its versions and folders, and the dialog with the last faults."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QWidget,
)

from soiree import version
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.dialogs.forms import (
    ContentFit,
    FittedDialog,
    Sheet,
    arrange,
    closing_buttons,
    copy_button,
    faint,
)
from soiree.ui.game_window import window_of
from soiree.ui.language.translation import tr
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import button, column_of, row_of
from soiree.ui.style.theme import STEP, TEXT, grown

_ICON = 12 * STEP


def environment(paths: Paths) -> list[tuple[str, str]]:
    """The versions and folders for a bug report, as pairs of name and value."""
    return [
        (tr("Soirée"), version.current()),
        (tr("Qt"), f"{qVersion()} (PySide6 {PySide6.__version__})"),
        (tr("Python"), platform.python_version()),
        (tr("System"), f"{platform.platform()}, {QGuiApplication.platformName()}"),
        (tr("Settings"), str(paths.config)),
        (tr("Matches and decks"), str(paths.data)),
        (tr("Match in progress, logs"), str(paths.state)),
        (tr("Rendered cards"), str(paths.cache)),
    ]


class AboutDialog(QDialog):
    """Shows the origin of each game, the versions, the folders, and the way to the licences."""

    def __init__(self, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ContentFit(self)
        self.setWindowTitle(tr("About Soirée"))
        icon = QLabel()
        picture = QIcon(str(resource("icons", "soiree.svg")))
        icon.setPixmap(picture.pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        words = column_of(
            Title("Soirée"),
            QLabel(tr("A card table, with company that never tires.")),
            faint(tr("Free software under the MIT licence.")),
            spacing=STEP // 2,
        )
        head = row_of(icon, (words, 1), spacing=3 * STEP)
        facts = environment(paths)
        reports = _reports(paths)
        buttons = _buttons(self, f"{_lines(facts)}\n{reports.text()}")
        licences = button(tr("Licences…"), self.show_licences, by_enter=False)
        buttons.addButton(licences, QDialogButtonBox.ButtonRole.ActionRole)
        sheet = Sheet(_facts(_origins(), facts))
        margins = (4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        self.setLayout(column_of(head, sheet, reports, buttons, spacing=3 * STEP, margins=margins))

    def show_licences(self) -> None:
        """Open the dialog with the licences of all components."""
        from soiree.storage.licences import licences
        from soiree.ui.dialogs.licences import LicencesDialog

        LicencesDialog(licences(), self).exec()


class FaultDialog(FittedDialog):
    """Shows the faults in the log of the last run, for a bug report."""

    def __init__(self, faults: str, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(tr("What went wrong"), parent, (88 * STEP, 60 * STEP))
        log = QPlainTextEdit(faults, readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        log.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        log.setAccessibleName(self.windowTitle())
        log.moveCursor(QTextCursor.MoveOperation.End)
        log.moveCursor(QTextCursor.MoveOperation.StartOfLine)
        text = tr("The log is in {folder}. No match was lost.").format(folder=paths.logs)
        buttons = _buttons(self, f"{_lines(environment(paths))}\n\n{faults}")
        arrange(self, log, faint(text, wraps=True), buttons)


def _lines(facts: Sequence[tuple[str, str]]) -> str:
    return "\n".join(f"{name}: {value}" for name, value in facts)


def _origins() -> list[tuple[str, str]]:
    origins = {game.title: window_of(game).blurb.origin for game in GAMES.values()}
    return [(title, tr(origin)) for title, origin in origins.items() if origin]


def _facts(*sections: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(STEP // 2)
    for section in sections:
        if grid.count():
            grid.setRowMinimumHeight(grid.rowCount(), STEP)
        for row, (name, value) in enumerate(section, grid.rowCount()):
            shown = QLabel(
                value,
                wordWrap=grown(TEXT) > TEXT,
                textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse,
            )
            title = faint(name)
            title.setBuddy(shown)
            grid.addWidget(title, row, 0)
            grid.addWidget(shown, row, 1)
    grid.setColumnStretch(1, 1)
    return grid


def _reports(paths: Paths) -> QLabel:
    text = tr(
        "If something goes wrong, {file} records it. “Report a problem…” in the "
        "Help menu collects everything that a report needs."
    )
    line = faint(text.format(file=paths.logs / "faults.log"), wraps=True)
    line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return line


def _buttons(dialog: QDialog, copied: str) -> QDialogButtonBox:
    copying = copy_button(tr("Copy for a bug report"), lambda: copied, by_enter=False)
    buttons, close = closing_buttons(dialog, copying)
    close.setDefault(True)
    return buttons
