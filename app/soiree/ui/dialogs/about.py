"""What Soirée is, what it runs on, and what went wrong in its last run."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from soiree import version
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.dialogs.forms import ContentFit, Sheet, faint
from soiree.ui.game_window import window_of
from soiree.ui.style import theme
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr

_ICON = 12 * STEP


def environment(paths: Paths) -> list[tuple[str, str]]:
    """What a bug report should say, as pairs of name and value."""
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
    """What this program is, where its games come from, its versions, and the folders it uses."""

    def __init__(self, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ContentFit(self)
        self.setWindowTitle(tr("About Soirée"))
        icon = QLabel()
        picture = QIcon(str(resource("icons", "soiree.svg")))
        icon.setPixmap(picture.pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        title = QLabel("Soirée")
        title.setFont(theme.font(theme.TITLE, spaced=True))
        words = QVBoxLayout()
        words.setSpacing(STEP // 2)
        words.addWidget(title)
        words.addWidget(QLabel(tr("A card table, with company that never tires.")))
        words.addWidget(faint(tr("Free software under the MIT licence.")))
        head = QHBoxLayout()
        head.setSpacing(3 * STEP)
        head.addWidget(icon)
        head.addLayout(words, 1)
        facts = environment(paths)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addLayout(head)
        layout.addWidget(Sheet(_facts(_origins(), facts)))
        reports = _reports(paths)
        layout.addWidget(reports)
        known = [*(f"{name}: {value}" for name, value in facts), reports.text()]
        buttons = _buttons(self, "\n".join(known))
        licences = QPushButton(tr("Licences…"))
        licences.setAutoDefault(False)
        licences.clicked.connect(self.show_licences)
        buttons.addButton(licences, QDialogButtonBox.ButtonRole.ActionRole)
        layout.addWidget(buttons)

    def show_licences(self) -> None:
        """Open the page with the licences of all that the program is made of."""
        from soiree.storage.licences import licences
        from soiree.ui.dialogs.licences import LicencesDialog

        LicencesDialog(licences(), self).exec()


class FaultDialog(QDialog):
    """What went wrong, as the program logged it, for a bug report."""

    def __init__(self, faults: str, paths: Paths, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What went wrong"))
        self.resize(88 * STEP, 60 * STEP)
        ScreenFit(self)
        told = QPlainTextEdit(faults)
        told.setReadOnly(True)
        told.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        told.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        told.setAccessibleName(self.windowTitle())
        told.moveCursor(told.textCursor().MoveOperation.End)
        where = faint(tr("The log is in {folder}. No match was lost.").format(folder=paths.logs))
        where.setWordWrap(True)
        known = "\n".join(f"{name}: {value}" for name, value in environment(paths))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(told)
        layout.addWidget(where)
        layout.addWidget(_buttons(self, f"{known}\n\n{faults}"))


def _origins() -> list[tuple[str, str]]:
    """Each game, and where it comes from."""
    blurbs = {game.title: window_of(game).blurb() for game in GAMES.values()}
    return [(title, blurb.origin) for title, blurb in blurbs.items() if blurb.origin]


def _facts(*sections: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(STEP // 2)
    for section in sections:
        if grid.count():
            grid.setRowMinimumHeight(grid.rowCount(), STEP)
        for row, (name, value) in enumerate(section, grid.rowCount()):
            shown = QLabel(value)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label = faint(name)
            label.setBuddy(shown)
            grid.addWidget(label, row, 0)
            grid.addWidget(shown, row, 1)
    grid.setColumnStretch(1, 1)
    return grid


def _reports(paths: Paths) -> QLabel:
    """Where faults are recorded, and how they are reported."""
    text = tr(
        "If something goes wrong, {file} records it. “Report a problem…” in the Help menu gathers"
        " all that a report needs."
    )
    line = faint(text.format(file=paths.logs / "faults.log"))
    line.setWordWrap(True)
    line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return line


def _buttons(dialog: QDialog, copied: str) -> QDialogButtonBox:
    """Close, and a button that copies a text."""
    buttons = QDialogButtonBox()
    copy = QPushButton(tr("Copy for a bug report"))
    copy.setAutoDefault(False)
    buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
    close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
    close.setDefault(True)

    def take() -> None:
        QGuiApplication.clipboard().setText(copied)
        copy.setText(tr("Copied"))

    copy.clicked.connect(take)
    buttons.rejected.connect(dialog.reject)
    return buttons
