"""What the window asks of each of its screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from soiree.core.games import Game
from soiree.ui.shell.routes import Route
from soiree.ui.style.translation import tr


class Screen(Protocol):
    """What fills the window. A screen is made for what it shows, and is gone with it."""

    @property
    def widget(self) -> QWidget:
        """What stands in the middle of the window; the window deletes it."""
        ...

    @property
    def title(self) -> str:
        """The window's title; a screen whose title changes tells the window."""
        ...

    @property
    def panel(self) -> Game | None:
        """The game whose side panel stands beside the screen; None where no table is."""
        ...

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What the screen does of the commands, by name; the others are not offered here."""
        ...

    @property
    def status(self) -> bool:
        """Whether the status bar is in sight from the first."""
        ...

    def begin(self) -> None:
        """Start: the screen is in the window now. Called once."""
        ...

    def may_leave(self) -> bool:
        """Whether the screen may be left; the person may be asked about what is not saved."""
        ...

    def save(self) -> None:
        """Bring to the disk what is not there, waiting a few seconds at most; ask nothing."""
        ...

    def close(self) -> None:
        """End: what the screen has begun is saved, and given up. Called once."""
        ...

    def settings_changed(self) -> None:
        """Show the settings, the wishes of the desktop and the deck as they are now."""
        ...

    def here(self) -> Route | None:
        """The way back to what is shown now; None if nothing leads back."""
        ...


class PageScreen(QObject):
    """What screens without a table have in common: nothing is begun there that could be lost."""

    panel = None
    status = False

    @property
    def title(self) -> str:
        return tr("Soirée")

    def begin(self) -> None:
        pass

    def may_leave(self) -> bool:
        return True

    def save(self) -> None:
        pass

    def close(self) -> None:
        pass

    def settings_changed(self) -> None:
        pass
