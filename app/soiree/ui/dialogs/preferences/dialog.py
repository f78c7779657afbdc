"""The dialog of the preferences."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.dialogs.forms import ContentFit
from soiree.ui.dialogs.preferences.cards import CardsPage
from soiree.ui.dialogs.preferences.look import LookPage
from soiree.ui.dialogs.preferences.motion import MotionPage
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.dialogs.preferences.play import PlayPage
from soiree.ui.language.translation import tr
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import column_of
from soiree.ui.style.theme import HEADING, STEP


class PreferencesDialog(QDialog):
    """The pages of the preferences. Each choice takes effect at once.

    Signals:
        changed: a setting has changed.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, paths: Paths, game: Game | None, parent: QWidget | None = None
    ) -> None:
        """
        Args:
            game: the game at the table, if any.
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
        self.cards = CardsPage(settings, paths)
        pages = (LookPage(settings), self.cards, MotionPage(settings), PlayPage(settings, game))
        self.pages: tuple[Page, ...] = pages
        for page in self.pages:
            self._tabs.addTab(page, page.title)
            page.changed.connect(self._note_change)
        self._set_up_buttons()
        title = Title(self.windowTitle(), HEADING)
        margins = (2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        self.setLayout(column_of(title, self._tabs, self._buttons, spacing=STEP, margins=margins))
        self.pages[0].first.setFocus()

    def add_deck(self, file: Path) -> None:
        """Go to the cards and add a deck, or say why it is refused."""
        self._tabs.setCurrentWidget(self.cards)
        self.cards.add_deck(file)

    def undo(self) -> None:
        """Restore the settings that the dialog opened with."""
        for field in msgspec.structs.fields(Settings):
            if field.name != "games":
                setattr(self._settings, field.name, deepcopy(getattr(self._before, field.name)))
        # The choices of a game change in place, as other parts hold the same object.
        for name, before in self._before.games.items():
            for field in msgspec.structs.fields(GameChoices):
                value = deepcopy(getattr(before, field.name))
                setattr(self._settings.games[name], field.name, value)
        # First, for the cards of a page have the letters in use.
        self._note_change()
        for page in self.pages:
            page.show_settings()

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
        # A focused button that is hidden with its page takes the default state away.
        self._tabs.currentChanged.connect(lambda _: close.setDefault(True))

    def _note_change(self) -> None:
        self.cards.use_felt()
        changed = self._settings != self._before
        if self._undo.hasFocus() and not changed:
            self.pages[self._tabs.currentIndex()].first.setFocus()
        self._undo.setEnabled(changed)
        self.changed.emit()
