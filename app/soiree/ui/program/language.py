"""The language of the program: chosen at the start, and changed while the window is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from soiree.storage.settings import Settings
from soiree.ui.deferring import soon
from soiree.ui.language.letters import choose_letters
from soiree.ui.language.translation import languages, load_language
from soiree.ui.shell.routes import Reload

if TYPE_CHECKING:
    from soiree.ui.shell.navigator import Navigator


class Language(QObject):
    """Loads the language of an option of the command line, or else of the settings."""

    def __init__(self, settings: Settings, option: str, parent: QObject) -> None:
        """
        Args:
            option: the language of this run, until the person chooses one; empty for none.
        """
        super().__init__(parent)
        self._settings = settings
        self._setting, self._option = settings.language, option
        self._navigator: Navigator | None = None
        self._load()
        self._choose_letters()

    def follow(self, navigator: Navigator) -> None:
        """Change the language of a window now, and whenever the settings change it."""
        self._navigator = navigator
        navigator.translating.connect(self._translate)
        self.settings_changed()

    def settings_changed(self) -> None:
        """Take note of the setting: a new choice replaces the option of the command line."""
        self._choose_letters()
        if self._settings.language != self._setting:
            self._setting, self._option = self._settings.language, ""
        if self._wanted != self._loaded and self._navigator is not None:
            self._navigator.go(Reload())

    def use(self, option: str) -> None:
        """Use a language for the rest of this run."""
        self._option = option
        self.settings_changed()

    def warn(self) -> None:
        """Warn the person if no font has the letters of the language."""
        language = languages()[0]
        if language != "en" and self._navigator is not None:
            from soiree.ui.language.language_names import font_fault

            if fault := font_fault(language, QApplication.font()):
                self._navigator.window.warn(fault)

    @property
    def _wanted(self) -> str:
        return self._option or self._settings.language

    def _choose_letters(self) -> None:
        choose_letters(of_language=self._settings.letters == "language")

    def _load(self) -> None:
        self._loaded = self._wanted
        app = QApplication.instance()
        assert app is not None
        load_language(app, self._loaded)

    def _translate(self) -> None:
        """Show the parts of the window that outlive a screen in the present language."""
        assert self._navigator is not None
        window = self._navigator.window
        self._load()
        window.setLocale(QLocale())
        window.commands.translate()
        window.status_bar.translate()
        window.notice_bar.translate()
        window.dock.forget_panel()
        window.dialogs.translate()
        # Once the screen is there.
        soon(self, self.warn)
