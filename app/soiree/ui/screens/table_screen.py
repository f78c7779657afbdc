"""The common parts of the screens with a table: a match, and a replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.controller.match.client import Client
from soiree.ui.desktop.heap import give_back_soon
from soiree.ui.game_window import window_of
from soiree.ui.language.voice import Weight, announcements_are_heard, say
from soiree.ui.screens.services import Services
from soiree.ui.shell.screen import Screen
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.speech.announcer import Announcer
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    from soiree.controller.match.replay import Replay

SAID_AGAIN: dict[str, Callable[[Announcer], str]] = {
    "asked": Announcer.asked,
    "hand": Announcer.hand,
    "table": Announcer.table,
    "moves": Announcer.last_moves,
}
"""The commands that repeat an announcement, with its sentence."""


class TableScreen(Screen):
    """A screen with a table, whose sentences and sounds the window shows and plays.

    Attributes:
        client: the match at the table.
        widget: the table, which has not started yet.
    """

    client: Client
    widget: Table
    status = True

    def __init__(self, services: Services, client: Client, appearance: Appearance) -> None:
        super().__init__()
        self._services, self._window = services, services.window
        self.client, self.panel = client, client.game
        self._deck = services.window.deck
        announcements_are_heard.cache_clear()
        context = TableContext(client, appearance, self._deck, services.paths.pictures)
        table = self.widget = window_of(client.game).table(context)
        table.play.event_shown.connect(lambda _, sentence: services.window.tell(sentence))
        table.play.logged.connect(services.window.dock.add)
        table.play.settled.connect(self._show_view)
        table.refused.connect(services.window.status_bar.refuse)
        services.sounds.listen_to(table)

    @property
    def reviewing(self) -> bool:
        """True if the panel shows the cards of all players."""
        raise NotImplementedError

    def appearance(self) -> Appearance:
        """The appearance of the table by the present settings."""
        raise NotImplementedError

    def said_again(self) -> dict[str, Callable[[], None]]:
        """The commands that repeat an announcement at the table, by name."""
        return {name: partial(self._answer, words) for name, words in SAID_AGAIN.items()}

    def close(self) -> None:
        self.widget.put_away()
        give_back_soon()

    def settings_changed(self) -> None:
        if self._deck is not self._window.deck:
            self._deck = self._window.deck
            self.widget.use_deck(self._deck)
        self.widget.show_appearance(self.appearance())

    def _answer(self, words: Callable[[Announcer], str]) -> None:
        sentence = words(self.widget.announcer)
        self._window.status_bar.answer(sentence)
        say(self.widget, sentence, Weight.ANSWER)

    def _show_view(self) -> None:
        self._window.dock.show_view(self.widget.play.view_now(), reviewing=self.reviewing)


class ScreenPart(QObject):
    """A part of a screen with a table, such as its menu commands."""

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__()
        self._services, self._window = services, services.window
        self._table, self._client = table, table.play.client


class ReplayPart(ScreenPart):
    """A part of the screen of a replay.

    Attributes:
        replay: the match and its current position.
    """

    def __init__(self, services: Services, replay: Replay, table: Table) -> None:
        super().__init__(services, table)
        self.replay = replay
