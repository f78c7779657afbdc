"""The screen of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.storage.matches import MatchStore
from soiree.storage.settings import GameChoices
from soiree.ui.background import Answers
from soiree.ui.game_window import SeenMatch
from soiree.ui.language.translation import tr
from soiree.ui.screens.days.first_matches import note_begun, note_over
from soiree.ui.screens.match.after_match import AfterMatch
from soiree.ui.screens.match.another_match import copy_position
from soiree.ui.screens.match.decided import RestOffer
from soiree.ui.screens.match.interruptions import Interruptions
from soiree.ui.screens.match.looking_back import LookingBack
from soiree.ui.screens.match.match_table import appearance_of, show_match
from soiree.ui.screens.match.move_menu import MoveMenu
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.practice import Practice
from soiree.ui.screens.match.unsaved_match import UnsavedMatch
from soiree.ui.screens.review.reviewing_ahead import ReviewWhenOver
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import TableScreen
from soiree.ui.shell.routes import Continue
from soiree.ui.shell.window_title import match_title
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.targets import Targets
from soiree.ui.table.speech.remarks import Remarks


class MatchAtTable(Struct, frozen=True):
    """A match for a screen.

    Attributes:
        store: saves the match; None if nothing is saved.
        answers: brings answers of threads to the match.
        observers: the seats whose cards are seen; by default, those of the people.
    """

    client: Client
    store: MatchStore | None
    answers: Answers
    choices: GameChoices
    observers: tuple[Seat, ...] | None = None


class CarriedOver(Struct, frozen=True):
    """The state of a screen that hands its match on to another one.

    Attributes:
        selected: the selected targets.
        after_round: True if the scores of a round were displayed.
    """

    selected: Targets = ()
    after_round: bool = False


class MatchScreen(TableScreen):
    """A match in progress or at its end.

    Attributes:
        overlays: the overlays of the table.
    """

    def __init__(
        self, services: Services, match: MatchAtTable, carried_over: CarriedOver | None = None
    ) -> None:
        client = match.client
        people, saves = bool(client.people), services.saves_matches
        self._practice = Practice(
            services.settings, client.game, has_people=people, saves_matches=saves
        )
        appearance = appearance_of(services.settings, match.choices, self._practice)
        super().__init__(services, client, appearance)
        self._match = match
        self._carried_over = carried_over or CarriedOver()
        self._is_new = not client.position
        self._is_handed_on = False
        if match.observers is not None:
            self.widget.shown.change(observers=match.observers)
        self.overlays = Overlays(self.widget)
        self._looking_back = LookingBack(services, self.widget, self.overlays)
        self._moves = MoveMenu(services, self.widget, self.overlays, self._looking_back)
        self._rest = RestOffer(services, self.widget)
        self._unsaved = UnsavedMatch(services, self.widget, match.store)
        self._after = AfterMatch(services, self.widget, self.overlays)
        self._interruptions = Interruptions(services, self.widget)
        self._interruptions.stopped.connect(self._moves.refresh)
        self._review = ReviewWhenOver(services.ahead, client, self.widget)
        self._connect()

    def _connect(self) -> None:
        window, play = self._window, self.widget.play
        # The panel shows the view of the person who had the screen, not of the next one.
        play.screen_requested.connect(self._show_view)
        play.seated.connect(self._show_seat)
        play.over.connect(self._moves.end_demo)
        play.over.connect(self._note_over)
        for signal in (play.asked, play.settled, play.over):
            signal.connect(self._refresh_title)
        self.widget.offered.marking_chosen.connect(self._keep_marking)
        for signal in (self.widget.offered.marked, window.dock.helped):
            signal.connect(self._note_help)
        self._practice.noted.connect(window.settings_changed)
        self._practice.watch(self.widget)
        Remarks(self.widget, self._services.settings, self._after.memories())

    # --- the screen ------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        client = self.client
        return match_title(client.game.title, client.players, is_over=client.result is not None)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            **self._window.ways(evening=self._after.evening),
            **self._moves.commands,
            **self.said_again(),
            "save": self._unsaved.save_copy,
            "review": self._after.review,
            "copy_position": self._copy_position,
        }

    def begin(self) -> None:
        show_match(self._window, self.widget)
        self._after.offer_review()
        self._explain_colours()
        self._moves.refresh()
        self._unsaved.refresh()
        carried_over, table = self._carried_over, self.widget
        table.start(after_round=carried_over.after_round)
        if carried_over.selected and table.shown.now.decider is not None:
            table.choice.select(carried_over.selected)
        if self._is_new:
            self._welcome()
        table.playback.skip_empty_waits()

    def _welcome(self) -> None:
        """Offer a lesson or a greeting to a person new to the game, and note a deal of the day."""
        if self._services.saves_matches:
            note_begun(self._services.paths, self.client.record_to_save())
            self._services.lessons.match_begins(self.client.game)
        if self._practice.explains:
            self._window.tell(self._practice.greeting(self.client.game, self._match.choices))

    def may_leave(self) -> bool:
        return self._unsaved.may_leave()

    def save(self) -> None:
        self._unsaved.save_now()

    def close(self) -> None:
        self._services.lessons.withdraw()
        self._review.end()
        self.overlays.end_banner()
        self._window.demo_bar.hide()
        self._rest.withdraw()
        self._unsaved.end()
        if not self._is_handed_on:
            self._match.answers.end()
            self.client.progress.close()
        super().close()

    def settings_changed(self) -> None:
        before = self._deck
        super().settings_changed()
        if before is not self._deck:
            self._explain_colours()

    @property
    def reviewing(self) -> bool:
        return self.client.undo_stack.is_reviewing

    def appearance(self) -> Appearance:
        settings = self._services.settings
        return appearance_of(settings, settings.choices(self.client.game), self._practice)

    def remade(self) -> Callable[[], MatchScreen]:
        """Hand the match on to a screen in another language, which has the same selection."""
        self._moves.end_demo_and_pause()
        self._looking_back.end()
        self._is_handed_on = True
        play, table = self.widget.play, self.widget
        carried_over = CarriedOver(() if play.moving else table.shown.now.selected, play.is_paused)
        self.client.progress.wait()
        return partial(MatchScreen, self._services, self._match, carried_over)

    def here(self) -> Continue | None:
        client = self.client
        if client.result is not None or client.undo_stack.is_reviewing:
            return None
        return Continue(client.record_to_save())

    # --- events of the table ---------------------------------------------------------------------

    def _show_seat(self, seat: Seat, view: View) -> None:
        seen = SeenMatch(view, self.widget.shown.now.names, seat, self.reviewing)
        self._window.begin(seen, self.widget.play.story)

    def _refresh_title(self) -> None:
        self._window.setWindowTitle(self.title)

    def _note_over(self) -> None:
        if self._services.saves_matches:
            note_over(self._services.paths, self.client.record_to_save())

    def _note_help(self) -> None:
        self.client.note_help()

    def _keep_marking(self, marks: bool) -> None:
        self._services.settings.choices(self.client.game).mark_certain = marks
        self._window.settings_changed.emit()

    def _copy_position(self) -> None:
        copy_position(self._window, self.client.record_to_save())

    def _explain_colours(self) -> None:
        if self.client.game.colours_count and not self._deck.red_and_black:
            words = tr("Hearts and diamonds count as red here, spades and clubs as black.")
            self._window.tell(words)
