"""The end of a match: the scoreboard, an offer of other opponents, and the next route."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from soiree.controller.match.client import Client
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.deferring import soon
from soiree.ui.guests.offers import offer_button, offer_sentence
from soiree.ui.guests.people import is_usual, names_of
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import say
from soiree.ui.screens.match.another_match import as_at_the_table
from soiree.ui.screens.match.match_end import EndChoice, EndNotes, printed_result
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.shell.routes import Evening, Play, Replay, Start, Tournaments
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    from soiree.storage.history.index import Index
    from soiree.storage.history.ratings import Offer

_HELD_AFTER = 1000
"""The milliseconds before SQLite is loaded, so that the first picture does not wait for it."""

_COUNTING_TAKES = 0.5
"""The longest wait in seconds for the match to be counted in the offer."""


class AfterMatch(ScreenPart):
    """Shows the end of a match, and offers other opponents to unequal ones.

    A person who plays again with the same opponents gets no offer for the rest of the day.

    Attributes:
        evening: the route to the evening that the match belongs to; None if there is none.
        tournament: the route to the tournament that the match belongs to; None if there is none.
    """

    def __init__(self, services: Services, table: Table, overlays: Overlays) -> None:
        super().__init__(services, table)
        self._overlays = overlays
        self._settings = services.settings
        self._index: Index | None = None
        self._offer: Offer | None = None
        extra = self._client.record_to_save().extra
        self.evening, self.tournament = Evening.of(extra), Tournaments.of(extra)
        overlays.chosen.connect(self._carry_out)
        table.play.over.connect(self._show)
        table.play.scene_set.connect(self.offer_review)
        soon(self, self._hold_index, _HELD_AFTER)

    def memories(self) -> Mapping[Seat, Sequence[str]]:
        """The remarks of the guests about the evening that the match belongs to, by seat."""
        if self.evening is None:
            return {}
        from soiree.ui.screens.evening.memories import memories_for

        return memories_for(self._services.paths, self._client.record_to_save().extra)

    def _hold_index(self) -> None:
        """Keep the index in memory until the end of the match."""
        from soiree.storage.history.index import index_of

        self._index = index_of(self._services.paths)

    def _show(self) -> None:
        client, assisted = self._client, self._client.is_assisted
        self.offer_review()
        if self.evening or self.tournament:
            evening, tournament = tr("Back to the evening"), tr("Back to the tournament")
            onward = tournament if self.tournament else evening
            self._overlays.show_end(EndNotes(assisted, onward=onward))
            return
        self._offer = self._offered(client)
        if self._offer is None:
            self._overlays.show_end(EndNotes(assisted))
            return
        players = zip(client.players, names_of(client.players), strict=True)
        computers = [name for who, name in players if who.kind == "computer"]
        reason = offer_sentence(self._offer, client.game, computers)
        others = offer_button(self._offer, client.game)
        self._overlays.show_end(EndNotes(assisted, reason, others))
        say(self._window, reason)

    def offer_review(self) -> None:
        """Offer the review command if the match is over now."""
        client = self._client
        can_be = client.result is not None and client.game.pricer is not None
        self._window.commands.offer("review", can_be)

    def _offered(self, client: Client) -> Offer | None:
        from soiree.storage.history.ratings import LOOKED_AT, offer  # at the end of a match
        from soiree.storage.history.results import latest

        levels = {who.level for who in client.players if who.kind == "computer"}
        level = levels.pop() if levels else None
        if level is None or levels or len(client.people) != 1:
            return None
        self._services.threads.saver.catch_up(_COUNTING_TAKES)
        declined = self._settings.choices(client.game).declined
        results = latest(self._services.paths, GAMES, client.game.name, LOOKED_AT)
        return offer(results, client.game, level, len(client.players), declined)

    def _carry_out(self, choice: EndChoice) -> None:
        match choice:
            case EndChoice.START_PAGE:
                self._window.requested.emit(Start())
            case EndChoice.LOOK_OVER:
                self._window.requested.emit(Replay(self._client.record_to_save(), at=sys.maxsize))
            case EndChoice.STATISTICS:
                self._window.dialogs.show_statistics(self._client.game.name)
            case EndChoice.SHARE:
                from soiree.ui.dialogs.shared_result import share

                share(printed_result(self._client), self._settings.felt, self._window)
            case EndChoice.REVIEW:
                self.review()
            case EndChoice.PLAY_AGAIN:
                self._play_again()
            case EndChoice.PLAY_OTHERS:
                self._play_others()

    def _play_again(self) -> None:
        if onward := self.tournament or self.evening:
            self._window.requested.emit(onward)
            return
        game = self._client.game
        choices = self._settings.choices(game)
        if self._offer is not None:
            from soiree.storage.daily_deals import today

            choices.declined = today().isoformat()
            self._window.settings_changed.emit()
        self._window.requested.emit(Play(game.name, choices))

    def _play_others(self) -> None:
        client, offered = self._client, self._offer
        assert offered is not None, "the button stands for the offer"
        choices = self._settings.choices(client.game)
        chosen = as_at_the_table(client, choices, offered.better)
        choices.options, choices.seats = chosen.options, chosen.seats
        for seat in choices.seats:
            if seat.kind == "human" and (is_usual(seat.name) or seat.name == self._settings.player):
                seat.name = ""
        self._window.settings_changed.emit()
        self._window.requested.emit(Play(client.game.name, choices))

    def review(self) -> None:
        """Show the replay of the match with its review."""
        record = self._client.record_to_save()
        self._window.requested.emit(Replay(record, at=sys.maxsize, review=True))
