"""Begins, resumes and ends the matches that are played in the window."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from soiree.controller.computers.worker import Worker
from soiree.controller.match.client import Client
from soiree.controller.match.replay import Replay
from soiree.controller.match.saving import Store
from soiree.controller.match.start import Threads, begin_match, resume_match
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.storage import settings as settings_file
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.decks import Deck
from soiree.ui.guests.people import participants
from soiree.ui.screens.album.album_matches import AlbumMatches
from soiree.ui.screens.lessons.lessons import Lessons
from soiree.ui.screens.match.after_match import AfterMatch
from soiree.ui.screens.match.another_match import ask_for_deal
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.screens.match.interruptions import Interruptions
from soiree.ui.screens.match.looking_back import LookingBack
from soiree.ui.screens.match.match_files import MatchFiles
from soiree.ui.screens.match.match_table import appearance_of, give_lesson, table_for
from soiree.ui.screens.match.move_menu import MoveMenu
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.screens.match.practice import Practice
from soiree.ui.screens.match.table_sounds import TableSounds
from soiree.ui.screens.match.unsaved_match import UnsavedMatch
from soiree.ui.screens.problems.problem_solving import ProblemSolving
from soiree.ui.screens.replay.replaying import Replaying
from soiree.ui.screens.review.many_reviews import ManyReviews
from soiree.ui.screens.start.waiting_matches import WaitingMatches
from soiree.ui.shell.invoker import Invoker
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.say_again import SayAgain
from soiree.ui.shell.spoken_table import SpokenTable
from soiree.ui.shell.way_back import WayBack
from soiree.ui.shell.window_title import WindowTitle
from soiree.ui.style.heap import give_back_soon
from soiree.ui.style.race_clock import is_timed
from soiree.ui.style.reduced_motion import DesktopMotion
from soiree.ui.style.translation import tr
from soiree.ui.style.words import notice_sentence
from soiree.ui.table.speech.remarks import Remarks
from soiree.ui.table.table import Table

_SAVING_TAKES = 3.0
"""Seconds that saving may take when a match is left or the window closes."""

_ENDING_TAKES = 3.0
"""Seconds that a computer that thinks may take to end."""


class MatchCoordinator(QObject):
    """Brings matches to the window, one at a time.

    Attributes:
        table: the table of the match in the window, or None at the start page.
        overlays: what lies over the table.
        sounds: what is heard of the table.
        files: opens and saves records.
        problems: brings the problems to the window.
        replaying: leads through the replay at the table, if there is one.
        waiting_matches: shows the start page with the matches that wait.
        unsaved: tells that the match is not saved, and has to be asked before it is left.
    """

    def __init__(
        self,
        window: MainWindow,
        games: Mapping[str, Game],
        paths: Paths,
        settings: Settings,
        deck: Deck,
        *,
        keeps: bool = True,
        keeps_settings: bool = True,
    ) -> None:
        """
        Args:
            keeps: whether matches are put on disk; a demonstration keeps nothing.
            keeps_settings: whether settings are; one file must not be written over.
        """
        super().__init__(window)
        self.table: Table | None = None
        self.overlays = Overlays(self)
        self.sounds = TableSounds(settings, window.warn, self)
        self._spoken = SpokenTable(settings, window.warn, self)
        self.files = MatchFiles(window, games, self.open, self.tell, paths, keeps=keeps)
        self._window = window
        self._games = games
        self._paths = paths
        self._settings = settings
        self._deck = deck
        self._keeps = keeps
        self._keeps_settings = keeps_settings
        self._client: Client | None = None
        self._worker, self._saver = Worker(), Worker()
        invoker = Invoker(self)
        self._threads = Threads(self._worker, self._saver, invoker.post, invoker.call_later)
        self.unsaved = UnsavedMatch(window, self.files, self._threads, self.tell)
        self._autosave = Autosave(paths, invoker.post, self.unsaved.hear, keeps=keeps)
        self.waiting_matches = WaitingMatches(window, games, self._autosave, self._threads)
        self.replaying = Replaying(window, paths, settings, self.replay)
        way_back = WayBack(window, self._under_way, self._put_away, self.open)
        AlbumMatches(
            window,
            self._autosave,
            way_back,
            self._continue,
            self.files.open,
            self.replay,
            self.tell,
            self.replaying.review.open,
            ManyReviews(window, games, paths),
        )
        self.problems = ProblemSolving(window, games, paths, settings, lambda: self._deck, way_back)
        self._lessons = Lessons(
            window,
            settings,
            games,
            lambda name, leads: give_lesson(
                games[name], leads, settings, self._deck, paths, window
            ),
            self.begin,
        )
        self._looking_back = LookingBack(window, self.overlays)
        self._move_menu = MoveMenu(window, self.overlays, self._looking_back)
        self._practice = Practice(settings, self._settings_changed, keeps=keeps)
        desktop_motion = DesktopMotion(self)
        desktop_motion.changed.connect(self._show_appearance)
        # Only when the first table has been painted, if there is one at once.
        desktop_motion.ask_soon()
        self._say_again = SayAgain(window)
        self._title = WindowTitle(window)
        self._interruptions = Interruptions(window, self._move_menu.refresh)
        window.continue_wanted.connect(self.resume)
        window.start_wanted.connect(self.leave)
        window.settings_changed.connect(self._settings_changed)
        window.closing.connect(self.close)
        window.commands.on("numbered", self.ask_for_deal)
        self._after_match = AfterMatch(
            window,
            self.overlays,
            paths,
            settings,
            self._saver,
            self.begin,
            lambda client: self.replay(client.record_to_save(), at_end=True),
            self._settings_changed,
        )
        self.overlays.start_page.connect(self.leave)
        self.overlays.review.connect(self.replaying.review.open)
        # What branches off another match is one of its own.
        self.replaying.branch_wanted.connect(
            lambda record: self._continue(record, self._autosave.put(record, games[record.game]))
        )

    # --- a match comes ---------------------------------------------------------------------------

    def begin(
        self,
        name: str,
        choices: GameChoices,
        seed: int | None = None,
        observers: tuple[Seat, ...] | None = None,
    ) -> None:
        """Start a new match; the one at the table waits.

        Args:
            seed: of its deals; drawn by default.
            observers: whose cards are seen, if not those of the people who play.
        """
        if self.unsaved.may_leave():
            self._begin(name, choices, seed, observers)

    def _begin(
        self,
        name: str,
        choices: GameChoices,
        seed: int | None,
        observers: tuple[Seat, ...] | None = None,
    ) -> None:
        game, store = self._games[name], self._autosave.new(self._games[name])
        client = begin_match(
            game,
            {**game.defaults(), **choices.options},
            participants(game, choices, self._settings.player),
            random.SystemRandom().randrange(10**9) if seed is None else seed,
            self._threads,
            store,
            started=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
            real_time=is_timed(choices),
            practice=self._practice.is_first_race(game),
        )
        self._play(client, store, choices, observers)
        if self._keeps:
            self._lessons.match_begins(game)
        if self._practice.explains:
            self._window.tell(self._practice.greeting(game, choices))

    def go_to(self, name: str, seed: int | None = None) -> None:
        """Go straight to a game: to its unfinished match, wherever that is, or to a new one."""
        match = self._under_way()
        if seed is None and match is not None and match.game == name:
            return
        choices = self._settings.choices(self._games[name])
        if seed is not None or not self._autosave.waits(name):
            self.begin(name, choices, seed)
        elif self.unsaved.may_leave():
            before = self.table
            notices = self._resume(name)
            if self.table is before:
                self._begin(name, choices, seed)
            self.tell(*notices)

    def resume(self, name: str) -> None:
        """Continue the match of a game that was played last."""
        if not self.unsaved.may_leave():
            return
        notices = self._resume(name)
        if self.table is None:
            self.waiting_matches.show()
        self.tell(*notices)

    def open(self, record: Record) -> None:
        """Continue the match of a record from a file, or look through a finished one.

        As soon as it goes on, it waits beside the others; one that waits already goes on there.
        """
        if record.result is not None:
            self.replay(record)
        elif self.unsaved.may_leave():
            self._saver.catch_up(_SAVING_TAKES)
            match = self._autosave.of(record, self._games[record.game])
            self._continue(match.record, match.store)

    def replay(self, record: Record, *, at_end: bool = False) -> None:
        """Look through a record, finished or not, from its beginning or its end.

        A match in progress at the table waits to be continued.
        """
        if not self.unsaved.may_leave():
            return
        self._end_match()
        game = self._games[record.game]
        replay = Replay(record, game)
        if at_end:
            replay.go_to(replay.length)
        appearance = appearance_of(self._settings, self._settings.choices(game))
        table = table_for(replay.client, appearance, self._deck, self._paths)
        self.replaying.prepare(replay, table)
        self._show_table(table, replay.client)
        self._title.attach(replay.client, table, is_replay=True)
        self.replaying.attach()
        table.start()

    def ask_for_deal(self) -> None:
        """Ask for the number of a deal, and play it; at a table, with the same players."""
        game = self._games[self._window.game]
        choices = self._settings.choices(game)
        ask_for_deal(self._window, game, choices, self._client, self.begin)

    def _resume(self, name: str) -> Sequence[Notice]:
        self._saver.catch_up(_SAVING_TAKES)  # One that is over at the table is counted first.
        unfinished, notices = self._autosave.load(self._games[name])
        if unfinished is not None:
            self._continue(unfinished.record, unfinished.store)
        return notices

    def _continue(self, record: Record, store: Store) -> None:
        game = self._games[record.game]
        choices = self._settings.choices(game)
        client = resume_match(
            record,
            game,
            self._threads,
            store,
            real_time=is_timed(choices),
            practice=self._practice.is_first_race(game),
        )
        self._play(client, store, choices)

    def _play(
        self,
        client: Client,
        store: Store,
        choices: GameChoices,
        observers: tuple[Seat, ...] | None = None,
    ) -> None:
        """Bring a match to the window, in place of what is there."""
        self._end_match()
        self._practice.begin(client.game, has_people=bool(client.people))
        appearance = appearance_of(self._settings, choices, self._practice)
        table = table_for(client, appearance, self._deck, self._paths)
        if observers is not None:
            table.shown.observers = observers
        self._show_table(table, client)

        def keep_marking(marks: bool) -> None:
            self._settings.choices(client.game).mark_certain = marks
            self._settings_changed()

        table.offered.marking_chosen.connect(keep_marking)
        self.overlays.attach(table)
        # The panel's news is for the person who had the screen, not for the next one.
        table.play.screen_wanted.connect(self._show_view)
        table.play.seated.connect(self._show_seat)
        table.play.over.connect(self._move_menu.end_demo)
        self._after_match.attach(client, table)
        self._practice.attach(table)
        self._interruptions.attach(table)
        Remarks(table, self._settings)
        self._say_what_is_red()
        self._looking_back.attach(table)
        self._move_menu.attach(client, table)
        self._title.attach(client, table)
        self.files.attach(client)
        self.unsaved.attach(client, store)
        self.replaying.review.ahead.attach(client, table)
        table.start()

    def _show_table(self, table: Table, client: Client) -> None:
        """Bring a table to the window, with what any table has: sentences, sounds, answers."""
        self._client, self.table = client, table
        self._window.show_table(table, client.game)
        table.play.told.connect(lambda _, sentence: self._window.tell(sentence))
        table.play.logged.connect(self._window.dock.add)
        table.play.settled.connect(self._show_view)
        table.refused.connect(self._window.refuse)
        shown, story, open_ = table.shown, table.play.telling.story, self.replaying.is_open
        self._window.begin(table.play.view_now(), shown.names, shown.viewer, story, reviewing=open_)
        self.sounds.attach(table)
        self._say_again.attach(table)

    # --- a match goes ----------------------------------------------------------------------------

    def leave(self) -> None:
        """Leave the table for the start page; an unfinished match waits there."""
        if self._put_away():
            self.waiting_matches.show()

    def _under_way(self) -> Record | None:
        """The unfinished match that is played at the table, if one is."""
        client = self._client
        if client is None or client.result is not None or self.replaying.replay is not None:
            return None
        return None if client.undo_stack.is_reviewing else client.record_to_save()

    def _put_away(self) -> bool:
        """Put the match at the table away, where it waits, unless the person would rather stay."""
        if not self.unsaved.may_leave():
            return False
        self._end_match()
        # The start page and the album go by what is on disk.
        self._saver.catch_up(_SAVING_TAKES)
        return True

    def close(self) -> None:
        """The window closes: put the match on disk before the process ends."""
        self._spoken.end()
        self._end_match()
        if not self._worker.finish(_ENDING_TAKES):
            self._worker.abandon()
        self._saver.finish(_SAVING_TAKES)

    def waiting(self) -> list[str]:
        """The games of which a match waits to be continued."""
        return self.waiting_matches.games

    def _end_match(self) -> None:
        self._lessons.withdraw()
        self._looking_back.detach()
        self.replaying.detach()
        self.replaying.review.ahead.detach()
        self._interruptions.detach()
        self._move_menu.detach()
        self._say_again.detach()
        self._title.detach()
        self._after_match.detach()
        self.overlays.detach()
        self.sounds.detach()
        self.files.detach()
        self.unsaved.detach()
        if self._client is not None:
            self._client.close()
        if self.table is not None:
            self.table.put_away()
            give_back_soon()
        self._client = self.table = None

    # --- the window shows it ---------------------------------------------------------------------

    def tell(self, *notices: Notice | None) -> None:
        """Say in a sentence each what went wrong with files, if anything did."""
        for notice in notices:
            if notice is not None:
                self._window.warn(notice_sentence(notice))

    def use_deck(self, deck: Deck) -> None:
        """Play with another deck from now on."""
        self._deck = deck
        if self.table is not None:
            self.table.use_deck(deck)
            self._say_what_is_red()

    def _say_what_is_red(self) -> None:
        """Where colours count, not every deck shows them as one would expect."""
        counts = self._client is not None and self._client.game.colours_count
        if counts and not self._deck.red_and_black:
            words = tr("Hearts and diamonds count as red here, spades and clubs as black.")
            self._window.tell(words)

    def _show_view(self) -> None:
        if self.table is not None:
            reviewing = self.table.play.client.undo_stack.is_reviewing or self.replaying.is_open
            self._window.show_view(self.table.play.view_now(), reviewing=reviewing)

    def _show_seat(self, seat: Seat, seen: View) -> None:
        """The person at this seat has taken the screen: show what they saw last."""
        assert self.table is not None
        reviewing = self.table.play.client.undo_stack.is_reviewing
        shown, story = self.table.shown, self.table.play.telling.story
        self._window.begin(seen, shown.names, seat, story, reviewing=reviewing)

    def _settings_changed(self) -> None:
        if self._keeps_settings:
            self.tell(settings_file.save(self._paths, self._settings))
        self._show_appearance()
        self.sounds.settings_changed()
        self._spoken.settings_changed()

    def _show_appearance(self) -> None:
        """Show the table as the settings and the desktop wish."""
        if self.table is not None:
            choices = self._settings.choices(self.table.play.client.game)
            practice = None if self.replaying.replay is not None else self._practice
            appearance = appearance_of(self._settings, choices, practice)
            self.table.show_appearance(self.replaying.hastened(appearance))
