"""The interface of a screen to the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from soiree.core.games import Game
from soiree.ui.language.translation import tr
from soiree.ui.shell.routes import Route

if TYPE_CHECKING:
    from soiree.controller.match.client import Client


class Screen(QObject):
    """A screen of the window, made for its content and deleted with it.

    Attributes:
        widget: the widget in the middle of the window; the window deletes it.
        panel: the game whose side panel stands beside the screen; None where no table is.
        client: the match at the table, whose players can play another deal; None without one.
        status: True if the status bar is visible from the beginning.
        escape_leads_back: True if the window goes back at an Escape key that nothing else uses.
    """

    widget: QWidget
    panel: Game | None = None
    client: Client | None = None
    status = False
    escape_leads_back = False

    @property
    def title(self) -> str:
        """The window's title; a screen reports changes of its title to the window."""
        return tr("Soirée")

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """The commands that the screen carries out, by name; the others are not offered."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start, after the screen is in the window. Called once."""

    def may_leave(self) -> bool:
        """True if the screen may be left; asks the person about an unsaved match."""
        return True

    def save(self) -> None:
        """Save to the disk without a question, within a few seconds."""

    def close(self) -> None:
        """Save, and release all resources. Called once."""

    def settings_changed(self) -> None:
        """Show the present settings, preferences of the desktop, and deck."""

    def remade(self) -> Callable[[], Screen] | None:
        """Hand the content on to a screen in another language; `close` follows.

        Returns:
            The maker of that screen; None if the route `here` leads to the same content.
        """
        return None

    def here(self) -> Route | None:
        """The route back to the present content; None if nothing leads back."""
        return None
