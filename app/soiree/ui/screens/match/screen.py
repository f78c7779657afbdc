"""The screen of a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from soiree.controller.match.client import Client
from soiree.controller.match.saving import Store
from soiree.controller.match.start import NewMatch, begin_match, resume_match
from soiree.core.games import Game
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.storage.notices import Notice
from soiree.storage.settings import GameChoices
from soiree.ui.guests.people import participants
from soiree.ui.screens.match.after_match import AfterMatch
from soiree.ui.screens.match.another_match import ask_for_deal
from soiree.ui.screens.match.autosave import Unfinished
from soiree.ui.screens.match.interruptions import Interruptions
from soiree.ui.screens.match.looking_back import LookingBack
from soiree.ui.screens.match.match_table import (
    appearance_of,
    connect_table,
    show_match,
    table_for,
)
from soiree.ui.screens.match.move_menu import MoveMenu
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.practice import Practice, is_first_race
from soiree.ui.screens.match.unsaved_match import UnsavedMatch
from soiree.ui.screens.review.reviewing_ahead import ReviewWhenOver
from soiree.ui.screens.services import Services
from soiree.ui.screens.start.screen import StartScreen, open_start
from soiree.ui.shell.invoker import Answers
from soiree.ui.shell.routes import Continue, Play, Start
from soiree.ui.shell.speaking import said_again
from soiree.ui.shell.window_title import match_title
from soiree.ui.style.heap import give_back_soon
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import is_timed
from soiree.ui.table.speech.remarks import Remarks
from soiree.ui.table.table import Table


class MatchScreen(QObject):
    """A match in progress or at its end.

    Attributes:
        widget: the table.
        overlays: the overlays of the table.
    """

    status = True

    def __init__(
        self,
        services: Services,
        client: Client,
        store: Store,
        answers: Answers,
        choices: GameChoices,
        observers: tuple[Seat, ...] | None = None,
    ) -> None:
        """
        Args:
            store: saves the match.
            answers: brings answers of threads to the match.
            observers: the seats whose cards are seen; by default, those of the people.
        """
        super().__init__()
        window, settings = services.window, services.settings
        self._services = services
        self._window = window
        self._client = client
        self._answers = answers
        self._choices = choices
        self._deck = window.deck
        people = bool(client.people)
        self._practice = Practice(settings, client.game, has_people=people, keeps=services.keeps)
        appearance = appearance_of(settings, choices, self._practice)
        self.widget: Table = table_for(client, appearance, self._deck, services.paths)
        if observers is not None:
            self.widget.shown.change(observers=observers)
        self.overlays = Overlays(self.widget)
        self._looking_back = LookingBack(window, self.overlays, self.widget)
        self._moves = MoveMenu(window, self.overlays, self._looking_back, client, self.widget)
        self._unsaved = UnsavedMatch(services, client, store)
        self._after = AfterMatch(services, self.overlays, client, self.widget)
        self._interruptions = Interruptions(window, self.widget)
        self._interruptions.stopped.connect(self._moves.refresh)
        self._review = ReviewWhenOver(services.ahead, client, self.widget)
        self._connect()

    def _connect(self) -> None:
        window, play = self._window, self.widget.play
        connect_table(window, self._services.sounds, self.widget)
        # The panel shows the view of the person who had the screen, not of the next one.
        for signal in (play.settled, play.screen_requested):
            signal.connect(self._show_view)
        play.seated.connect(self._show_seat)
        play.over.connect(self._moves.end_demo)
        for signal in (play.asked, play.settled, play.over):
            signal.connect(self._refresh_title)
        self.widget.offered.marking_chosen.connect(self._keep_marking)
        self._practice.noted.connect(window.settings_changed)
        self._practice.watch(self.widget)
        Remarks(self.widget, self._services.settings)

    # --- the screen ------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        client = self._client
        return match_title(client.game.title, client.players, is_over=client.result is not None)

    @property
    def panel(self) -> Game:
        return self._client.game

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            **self._window.ways(),
            **self._moves.commands,
            **said_again(self._window, self.widget),
            "save": self._unsaved.save_copy,
            "review": self._after.review,
            "numbered": self._ask_for_deal,
        }

    def begin(self) -> None:
        show_match(self._window, self.widget)
        self._after.offer_review()
        self._say_what_is_red()
        self._moves.refresh()
        self._unsaved.refresh()
        self.widget.start()

    def may_leave(self) -> bool:
        return self._unsaved.may_leave()

    def save(self) -> None:
        self._unsaved.save_now()

    def close(self) -> None:
        self._services.lessons.withdraw()
        self._answers.end()
        self._review.end()
        self._moves.end()
        self._unsaved.end()
        self._client.progress.close()
        self.widget.put_away()
        give_back_soon()

    def settings_changed(self) -> None:
        if self._deck is not self._window.deck:
            self._deck = self._window.deck
            self.widget.use_deck(self._deck)
            self._say_what_is_red()
        settings = self._services.settings
        choices = settings.choices(self._client.game)
        self.widget.show_appearance(appearance_of(settings, choices, self._practice))

    def here(self) -> Continue | None:
        client = self._client
        if client.result is not None or client.undo_stack.is_reviewing:
            return None
        return Continue(client.record_to_save())

    # --- events of the table ---------------------------------------------------------------------

    def _show_view(self) -> None:
        reviewing = self._client.undo_stack.is_reviewing
        self._window.dock.show_view(self.widget.play.view_now(), reviewing=reviewing)

    def _show_seat(self, seat: Seat, seen: View) -> None:
        """Show the last view of the person who has taken the screen."""
        reviewing = self._client.undo_stack.is_reviewing
        shown, story = self.widget.shown, self.widget.play.story
        self._window.begin(seen, shown.now.names, seat, story, reviewing=reviewing)

    def _refresh_title(self) -> None:
        self._window.setWindowTitle(self.title)

    def _keep_marking(self, marks: bool) -> None:
        self._services.settings.choices(self._client.game).mark_certain = marks
        self._window.settings_changed.emit()

    def _ask_for_deal(self) -> None:
        game = self._client.game
        ask_for_deal(self._window, game, self._services.settings.choices(game), self._client)

    def _say_what_is_red(self) -> None:
        """Name the colours of the suits, if they count and the deck shows others."""
        if self._client.game.colours_count and not self._deck.red_and_black:
            words = tr("Hearts and diamonds count as red here, spades and clubs as black.")
            self._window.tell(words)


class NewMatchScreen(MatchScreen):
    """A new match."""

    def begin(self) -> None:
        """Start the match, and offer a lesson or a greeting to a person new to the game."""
        super().begin()
        if self._services.keeps:
            self._services.lessons.match_begins(self._client.game)
        if self._practice.explains:
            self._window.tell(self._practice.greeting(self._client.game, self._choices))


def open_play(services: Services, route: Play) -> Callable[[], MatchScreen] | None:
    """Open a new match, unless the person cancels the question whether to learn the game."""
    if route.teaches and not services.lessons.may_begin(route.game):
        return None
    return partial(_begin, services, route)


def open_continue(
    services: Services, route: Continue
) -> Callable[[], MatchScreen | StartScreen] | None:
    """Open an unfinished match, or else the substitute that the route names."""
    services.settle()  # A match that has just ended is counted first.
    wanted, matches = route.match, services.matches
    notices: Sequence[Notice | None] = ()
    if isinstance(wanted, str):
        found, notices = matches.load(services.games[wanted])
    elif isinstance(wanted, Path):
        found, notice = matches.load_path(wanted)
        notices = (notice,)
    else:
        found = matches.of(wanted, services.games[wanted.game])
    services.navigator.note(*notices)
    if found is not None:
        return partial(_resume, services, found)
    if not isinstance(wanted, str):
        return None
    if route.begins:
        choices = services.settings.choices(services.games[wanted])
        return partial(_begin, services, Play(wanted, choices))
    return open_start(services, Start())


def _begin(services: Services, route: Play) -> MatchScreen:
    game, settings, choices = services.games[route.game], services.settings, route.choices
    store, answers = services.matches.new(game), Answers(services.threads)
    new = NewMatch(
        game,
        {**game.defaults(), **choices.options},
        participants(game, choices, settings.player),
        random.SystemRandom().randrange(10**9) if route.seed is None else route.seed,
        f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
    )
    client = begin_match(
        new,
        services.threads_for(answers),
        store,
        real_time=is_timed(choices),
        practice=is_first_race(settings, game, keeps=services.keeps),
    )
    return NewMatchScreen(services, client, store, answers, choices, route.observers)


def _resume(services: Services, match: Unfinished) -> MatchScreen:
    game, settings = services.games[match.record.game], services.settings
    choices, answers = settings.choices(game), Answers(services.threads)
    client = resume_match(
        match.record,
        game,
        services.threads_for(answers),
        match.store,
        real_time=is_timed(choices),
        practice=is_first_race(settings, game, keeps=services.keeps),
    )
    return MatchScreen(services, client, match.store, answers, choices)
