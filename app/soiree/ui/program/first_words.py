"""Messages of the window after its start: faults of the last run, news, wrong shortcuts."""

from __future__ import annotations

import soiree
from soiree.storage import log as log_files
from soiree.storage import news
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.deferring import soon
from soiree.ui.language.translation import tr
from soiree.ui.shell.main_window import MainWindow


def show_news(window: MainWindow, paths: Paths, *, at_start: bool) -> None:
    """Show the news of a release once, if an earlier release was used before.

    Args:
        at_start: True if the start page is shown; a match is not interrupted.
    """
    is_update = news.is_update(paths, soiree.BASE)
    news.note_seen(paths, soiree.BASE)
    if is_update and at_start:
        soon(window, window.dialogs.show_news)


def offer_faults(window: MainWindow, paths: Paths, faults: str) -> None:
    """Offer once to show the faults of an earlier run."""
    from PySide6.QtWidgets import QMessageBox

    from soiree.ui.dialogs.about import FaultDialog

    ask = QMessageBox(window)
    ask.setWindowTitle("Soirée")
    ask.setText(tr("Something went wrong the last time Soirée ran."))
    ask.setInformativeText(tr("No match was lost. The details can help to fix it."))
    show = ask.addButton(tr("Show details"), QMessageBox.ButtonRole.ActionRole)
    later = ask.addButton(tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
    ask.setDefaultButton(later)
    ask.setEscapeButton(later)

    def answered() -> None:
        log_files.note_reported(paths)
        if ask.clickedButton() is show:
            FaultDialog(faults, paths, window).open()

    ask.finished.connect(answered)
    ask.open()


def check_shortcuts(window: MainWindow, settings: Settings) -> None:
    """Use the person's shortcuts before the defaults; if any is faulty, use only the defaults."""
    if settings.shortcuts:
        from soiree.ui.dialogs.shortcuts import before_defaults, faults_in

        settings.shortcuts = before_defaults(settings.shortcuts)
        window.commands.use_keys(settings.shortcuts)
        if faults := faults_in(settings.shortcuts):
            window.commands.use_keys({})
            text = tr("{fault} The default shortcuts are used until you change that.")
            window.warn(text.format(fault=faults[0].sentence))
