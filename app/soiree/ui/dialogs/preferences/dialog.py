"""The preferences: how Soirée looks, moves, sounds and plays; a choice takes effect at once."""

from __future__ import annotations

from copy import deepcopy

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.dialogs.forms import ContentFit
from soiree.ui.dialogs.preferences.look import LookPage
from soiree.ui.dialogs.preferences.motion import MotionPage
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.dialogs.preferences.play import PlayPage
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr


class PreferencesDialog(QDialog):
    """The pages of the preferences. Each choice goes into the settings at once.

    Signals:
        changed: a setting has changed.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, paths: Paths, game: Game | None, parent: QWidget | None = None
    ) -> None:
        """
        Args:
            game: the one at the table, if any.
        """
        super().__init__(parent)
        ContentFit(self)
        self.setWindowTitle(tr("Preferences"))
        self._settings = settings
        if game is not None:
            settings.choices(game)
        self._before = deepcopy(settings)
        self._tabs = QTabWidget()
        self._tabs.tabBar().setDrawBase(False)
        self.look = LookPage(settings, paths)
        self.pages: tuple[Page, ...] = (
            self.look,
            MotionPage(settings),
            PlayPage(settings, game),
        )
        for page in self.pages:
            self._tabs.addTab(page, page.title)
            page.changed.connect(self._note_change)
        self._set_up_buttons()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self._tabs)
        layout.addWidget(self._buttons)
        self.pages[0].first.setFocus()

    def undo(self) -> None:
        """Restore all settings as they were when the dialog was opened."""
        for field in msgspec.structs.fields(Settings):
            if field.name != "games":
                setattr(self._settings, field.name, deepcopy(getattr(self._before, field.name)))
        # A game's choices are changed in place, as others hold the same object.
        for name, before in self._before.games.items():
            for field in msgspec.structs.fields(GameChoices):
                value = deepcopy(getattr(before, field.name))
                setattr(self._settings.games[name], field.name, value)
        for page in self.pages:
            page.show_settings()
        self._note_change()

    def done(self, result: int) -> None:
        for page in self.pages:
            page.leave()
        super().done(result)

    def _set_up_buttons(self) -> None:
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        close = self._buttons.addButton(tr("Close"), role.AcceptRole)
        close.setDefault(True)
        self._undo = self._buttons.addButton(tr("Undo changes"), role.ResetRole)
        self._undo.setAutoDefault(False)
        self._undo.setEnabled(False)
        self._undo.clicked.connect(lambda _: self.undo())
        self._buttons.accepted.connect(self.accept)
        # A button that is hidden with its page while it has the focus takes the default along.
        self._tabs.currentChanged.connect(lambda _: close.setDefault(True))

    def _note_change(self) -> None:
        changed = self._settings != self._before
        if self._undo.hasFocus() and not changed:
            self.pages[self._tabs.currentIndex()].first.setFocus()
        self._undo.setEnabled(changed)
        self.changed.emit()
