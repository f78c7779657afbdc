"""What can be done when a match is over, and whom to play next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from soiree.controller.computers.worker import Worker
from soiree.controller.match.client import Client
from soiree.games import GAMES
from soiree.storage.index import index_of
from soiree.storage.opponents import LOOKED_AT, Offer, offer, today
from soiree.storage.paths import Paths
from soiree.storage.results import latest
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.guests.offers import offer_button, offer_told
from soiree.ui.guests.people import is_usual, names_of
from soiree.ui.screens.match.another_match import as_at_the_table
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.voice import say
from soiree.ui.table.table import Table

_COUNTING_TAKES = 0.5
"""Seconds that counting the match may take; after that, the offer goes by those before."""


class AfterMatch(QObject):
    """Shows the end of a match, with other opponents where these are too weak or too strong.

    An offer that is passed over by playing on is not made again on the same day.
    """

    def __init__(
        self,
        window: MainWindow,
        overlays: Overlays,
        paths: Paths,
        settings: Settings,
        saver: Worker,
        begin: Callable[[str, GameChoices], None],
        replay: Callable[[Client], None],
        changed: Callable[[], None],
    ) -> None:
        """
        Args:
            saver: counts the match that is over.
            begin: starts a match of the game with this name.
            replay: looks through the match that is over, from its end.
            changed: called when the settings have changed.
        """
        super().__init__(window)
        self._window = window
        self._overlays = overlays
        self._paths = paths
        self._index = index_of(paths)  # The process keeps what it knows of it while this is here.
        self._settings = settings
        self._saver = saver
        self._begin = begin
        self._replay = replay
        self._changed = changed
        self._client: Client | None = None
        self._offer: Offer | None = None
        overlays.play_again.connect(self._play_again)
        overlays.others_wanted.connect(self._play_others)
        overlays.look_over.connect(self._look_over)
        overlays.review.connect(self._look_over)
        window.commands.on("review", self._review)
        window.commands.offer("review", False)
        overlays.statistics.connect(lambda: window.dialogs.show_statistics(window.game))

    def attach(self, client: Client, table: Table) -> None:
        """Wait for the end of this match."""
        self._client = client
        table.play.over.connect(self._show)
        table.play.scene_set.connect(self._offer_review)

    def detach(self) -> None:
        """The table goes away."""
        self._client = self._offer = None
        self._window.commands.offer("review", False)

    def _show(self) -> None:
        client = self._client
        assert client is not None
        self._offer_review()
        self._offer = self._offered(client)
        if self._offer is None:
            self._overlays.show_end()
            return
        players = zip(client.players, names_of(client.players), strict=True)
        computers = [name for who, name in players if who.kind == "computer"]
        told = offer_told(self._offer, client.game, computers)
        self._overlays.show_end((told, offer_button(self._offer, client.game)))
        say(self._window, told)

    def _offer_review(self) -> None:
        """Offer the review of a match that is over, and is not rewound."""
        client = self._client
        assert client is not None
        can_be = client.result is not None and client.game.pricer is not None
        self._window.commands.offer("review", can_be)

    def _offered(self, client: Client) -> Offer | None:
        """What to offer whoever plays alone against computers of one level."""
        levels = {who.level for who in client.players if who.kind == "computer"}
        level = levels.pop() if levels else None
        if level is None or levels or len(client.people) != 1:
            return None
        self._saver.catch_up(_COUNTING_TAKES)
        declined = self._settings.choices(client.game).declined
        results = latest(self._paths, GAMES, client.game.name, LOOKED_AT)
        return offer(results, client.game, level, len(client.players), declined)

    def _play_again(self) -> None:
        if self._client is None:
            return
        game = self._client.game
        choices = self._settings.choices(game)
        if self._offer is not None:
            choices.declined = today()
            self._changed()
        self._begin(game.name, choices)

    def _play_others(self) -> None:
        """Play with opponents of the level that was offered, from now on."""
        client, offered = self._client, self._offer
        assert client is not None
        assert offered is not None
        choices = self._settings.choices(client.game)
        chosen = as_at_the_table(client, choices, offered.better)
        choices.options, choices.seats = chosen.options, chosen.seats
        for seat in choices.seats:
            if seat.kind == "human" and (is_usual(seat.name) or seat.name == self._settings.player):
                seat.name = ""
        self._changed()
        self._begin(client.game.name, choices)

    def _review(self) -> None:
        """Review the match that is over, as the button of its end does; in a replay, others do."""
        if self._client is not None:
            self._overlays.review.emit()

    def _look_over(self) -> None:
        if self._client is not None:
            self._replay(self._client)
