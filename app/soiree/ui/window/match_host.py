"""The host: begins, resumes, saves and ends the matches that are played in the window."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from soiree.controller.client import Client
from soiree.controller.start import Threads, begin_match, resume_match
from soiree.controller.worker import Worker
from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.storage import matches
from soiree.storage import settings as settings_file
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import participants
from soiree.ui.style.heap import give_back_soon
from soiree.ui.style.reduced_motion import desktop_wants_reduced_motion, speed_of
from soiree.ui.style.sounds import Sounds, Speaker
from soiree.ui.style.translation import tr
from soiree.ui.style.words import notice_sentence
from soiree.ui.table.appearance import Looks
from soiree.ui.table.context import Occasion
from soiree.ui.table.play import ROUND
from soiree.ui.table.remarks import Remarks
from soiree.ui.table.table import Table
from soiree.ui.window.lesson_offer import Teaching
from soiree.ui.window.main_window import MainWindow
from soiree.ui.window.move_menu import Moves
from soiree.ui.window.window_title import WindowTitle

if TYPE_CHECKING:
    # Loaded where they are first opened.
    from soiree.ui.window.curtain import Curtain
    from soiree.ui.window.round_sheet import Standing

_DIALOG = "dialog"
"""Why a table holds the match back while a dialog is open over it."""

"""The games whose rules speak of red and black."""

_LOOK = 3000
"""Milliseconds that the standing after a round stays where nobody plays who could put it away."""

_LAST_WORDS = 3.0
"""Seconds that the worker may take to end its saving when a match is left or the window closes."""


class Mailbox(QObject):
    """Has something done on the thread that owns it, soon and in order."""

    _posted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posted.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def post(self, act: Callable[[], None]) -> None:
        """May be called on any thread."""
        self._posted.emit(act)

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        """Has something done there after so many seconds; called on that thread only."""
        QTimer.singleShot(round(1000 * seconds), act)

    def _do(self, act: Callable[[], None]) -> None:
        act()


class Host(QObject):
    """Brings matches to the window, one at a time.

    Attributes:
        table: the table of the match in progress, or None at the start page.
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
        self._window = window
        self._games = games
        self._paths = paths
        self._settings = settings
        self._deck = deck
        self._keeps = keeps
        self._keeps_settings = keeps_settings
        self._mailbox = Mailbox(self)
        self._worker = Worker()
        self._threads = Threads(self._worker, self._mailbox.post, self._mailbox.call_later)
        self._client: Client | None = None
        self._said: Notice | None = None
        self._cover: Standing | Curtain | None = None
        self._speaker = Speaker(self)
        self._speaker.failed.connect(window.warn)
        self._sounds = Sounds(settings, self._speaker.play)
        self._heard = (settings.sound, settings.volume)
        window.installEventFilter(self)
        window.match_wanted.connect(self.begin)
        window.continue_wanted.connect(self.resume)
        window.start_wanted.connect(self.leave)
        window.settings_changed.connect(self._settings_changed)
        window.closing.connect(self.close)
        self._teaching = Teaching(window, settings, self._give_lesson)
        self._moves = Moves(self, window)
        self._title = WindowTitle(window)
        window.commands.on("numbered", self.ask_for_deal)
        window.commands.on("open", self.ask_to_open)
        window.commands.on("save", self.ask_to_save)
        window.commands.offer("save", False)

    # --- matches ---------------------------------------------------------------------------------

    def begin(
        self,
        name: str,
        choices: GameChoices,
        seed: int | None = None,
        eyes: tuple[Seat, ...] | None = None,
    ) -> None:
        """Start a new match, after asking if one that waits would be given up for it.

        Args:
            seed: of its deals; drawn by default.
            eyes: whose cards are seen, where it is not for the seats' people to say.
        """
        if self._keeps and self._match_waits(name) and not self._may_give_up(name):
            return
        game = self._games[name]
        client = begin_match(
            game,
            {**game.defaults(), **choices.options},
            participants(game, choices, self._settings.player),
            random.SystemRandom().randrange(10**9) if seed is None else seed,
            self._threads,
            self._save,
            started=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
            real_time=choices.timed,
        )
        self._play(client, choices, eyes)
        if self._keeps:
            self._teaching.play_begins(game)

    def go_to(self, name: str, seed: int | None = None) -> None:
        """Straight to a game: to its match in progress, wherever that is, or to a new one."""
        if seed is None and self._is_in_progress(name):
            return
        notice, before = None, self.table
        if seed is None and name in self.waiting():
            notice = self._resume(name)
        if self.table is before:
            self.begin(name, self._settings.choices(self._games[name]), seed)
        if notice is not None:
            self.tell(notice)

    def resume(self, name: str) -> None:
        """Go on with the match of a game that waits."""
        notice = self._resume(name)
        if self.table is None:
            self._window.show_start(self.waiting())
        if notice is not None:
            self.tell(notice)

    def open(self, record: Record) -> None:
        """Go on with the match of a record from elsewhere, or look over one that is over.

        If it would take the place of another one that waits, the person is asked first.
        """
        goes_on = self._keeps and record.result is None
        if (
            goes_on
            and self._match_waits(record.game)
            and not self._may_give_up(record.game, opens=True)
        ):
            return
        self._go_on_with(record)

    def ask_for_deal(self) -> None:
        """Ask for the number of a deal, and play it: at a table with the same players."""
        from soiree.ui.dialogs.numbered_deal import NumberedDialog

        game, current = self._games[self._window.game], None
        choices = self._settings.choices(game)
        if (client := self._client) is not None:
            current = client.seed
            choices = replace(
                choices,
                options=dict(client.options),
                seats=[SeatChoice(who.kind, who.name, who.level) for who in client.players],
            )
        dialog = NumberedDialog(game, choices.options, current, self._window)
        accepted = dialog.exec()
        dialog.deleteLater()
        if accepted and dialog.seed is not None:
            self.begin(game.name, choices, dialog.seed)

    def ask_to_open(self) -> None:
        """Open a record that the person chooses."""
        from soiree.ui.window import record_files

        path = record_files.ask_what_to_open(self._window)
        if path is not None:
            record, notice = record_files.read(path, self._games)
            if record is not None:
                self.open(record)
            if notice is not None:
                self.tell(notice)

    def ask_to_save(self) -> None:
        """Put a record of the match into a file that the person chooses."""
        from soiree.ui.window import record_files

        if self._client is None:
            return
        record = self._client.record_to_save()
        path = record_files.ask_where_to_save(self._window, record)
        if path is not None:
            notice = record_files.write(path, record)
            if notice is not None:
                self.tell(notice)
            else:
                words = tr("The match is saved as {file}.").format(file=path.name)
                self._window.tell(None, words)

    def _is_in_progress(self, name: str) -> bool:
        """Whether a match of this game is at the table, and not over."""
        client = self._client
        return client is not None and client.game.name == name and client.result is None

    def may_take_the_place(self, name: str) -> bool:
        """Whether a match that was over may be gone on with, though another of its game waits."""
        return not self._keeps or not self._match_waits(name) or self._may_give_up(name)

    def _resume(self, name: str) -> Notice | None:
        record, notice = matches.load(self._paths, self._games[name])
        if record is not None:
            self._go_on_with(record)
        return notice

    def _go_on_with(self, record: Record) -> None:
        game = self._games[record.game]
        choices = self._settings.choices(game)
        client = resume_match(record, game, self._threads, self._save, real_time=choices.timed)
        self._play(client, choices)

    def _give_lesson(self, name: str) -> None:
        from soiree.ui.window.lesson_window import LessonWindow

        game = self._games[name]
        lesson = window_of(game).lesson
        if lesson is None:
            return
        looks = self._looks(self._settings.choices(game))
        window = LessonWindow(game, lesson(), looks, self._deck, self._paths.pictures, self._window)
        window.exec()
        window.deleteLater()

    def use_deck(self, deck: Deck) -> None:
        """Play with another deck from now on."""
        self._deck = deck
        if self.table is not None:
            self.table.use_deck(deck)
            self._tell_red_from_black()

    def _tell_red_from_black(self) -> None:
        """In some games colours count, which not every deck shows as one would expect."""
        counts = self._client is not None and self._client.game.colours_count
        if counts and not self._deck.red_and_black:
            self._window.tell(
                None,
                tr("Hearts and diamonds count as red here, spades and clubs as black."),
            )

    def _play(
        self, client: Client, choices: GameChoices, eyes: tuple[Seat, ...] | None = None
    ) -> None:
        """Bring a match to the window, in place of what is there."""
        self._end_match()
        desktop_wants_reduced_motion.cache_clear()
        game = window_of(client.game)
        table = game.table(
            Occasion(
                client,
                self._looks(choices),
                self._deck,
                game.narration(),
                self._paths.pictures,
            )
        )
        if eyes is not None:
            table.shown.observers = eyes
        self._client, self.table = client, table
        self._window.show_table(table, client.game)
        table.play.told.connect(self._window.tell)
        table.refused.connect(self._window.refuse)
        table.play.told.connect(self._hear)
        table.refused.connect(lambda _: self._sounds.make("knock"))
        table.play.settled.connect(self._show_view)
        table.play.screen_wanted.connect(self._ask_for_screen)
        table.play.seated.connect(self._fill_window)
        table.play.round_over.connect(self._show_round)
        table.play.over.connect(self._show_end)
        Remarks(table, self._settings)
        self._window.begin(table.play.view_now(), table.play.names, table.play.viewer)
        self._sounds.begin()
        self._tell_red_from_black()
        self._moves.sit_down(client, table)
        self._title.sit_down(client, table)
        self._window.commands.offer("save", True)
        table.start()

    def leave(self) -> None:
        """Leave the table for the start page; the match waits there."""
        self._end_match()
        # The start page goes by what is on disk.
        if not self._worker.catch_up(_LAST_WORDS):
            self._worker.abandon()
        self._window.show_start(self.waiting())

    def close(self) -> None:
        """The window closes: what was played is on disk before the process ends."""
        self._end_match()
        if not self._worker.finish(_LAST_WORDS):
            self._worker.abandon()

    def tell(self, notice: Notice) -> None:
        """Say what went wrong with a file, in one sentence."""
        self._window.warn(notice_sentence(notice))

    # --- what lies over the table ----------------------------------------------------------------

    def _ask_for_screen(self, seat: Seat) -> None:
        from soiree.ui.window.curtain import Curtain

        assert self.table is not None
        curtain = Curtain(self.table, self.table.play.names[seat], self.table.portraits[seat])
        curtain.drawn.connect(lambda: self._take_seat(seat))
        self.lay_over(curtain)
        # What the panel told to who sat there is not for the next one's eyes.
        self._show_view()

    def _take_seat(self, seat: Seat) -> None:
        if self.table is not None:
            self.lay_over(None)
            self.table.play.take_seat(seat)

    def _fill_window(self, seat: Seat, seen: View) -> None:
        assert self.table is not None
        reviewing = self.table.play.client.undo_stack.is_reviewing
        self._window.begin(seen, self.table.play.names, seat, reviewing=reviewing)

    def _show_round(self) -> None:
        standing = self._standing()
        standing.go_on.connect(self._next_round)
        self.lay_over(standing)
        self._moves.come_forward()
        if self._nobody_plays():
            # Computers by themselves need nobody to press a button.
            look = QTimer(standing)
            look.setSingleShot(True)
            look.timeout.connect(lambda: standing.go_on.emit() if self._nobody_plays() else None)
            look.start(_LOOK)

    def _nobody_plays(self) -> bool:
        client = self._client
        return client is not None and (client.demonstrates or not client.people)

    def go_on_after_round(self) -> None:
        """Put the standing after a round away, if it lies there."""
        table = self.table
        if self.is_covered and table is not None and table.play.client.result is None:
            self._next_round()

    def _next_round(self) -> None:
        self.lay_over(None)
        if self.table is not None:
            self.table.play.let_go(ROUND)

    def _show_end(self) -> None:
        self._moves.end_demo()
        standing = self._standing()
        standing.play_again.connect(self._play_again)
        standing.start_page.connect(self.leave)
        standing.look_over.connect(lambda: self.lay_over(None))
        self.lay_over(standing)

    def _standing(self) -> Standing:
        from soiree.ui.window.round_sheet import Standing

        assert self.table is not None
        table = self.table
        assisted = table.play.client.is_assisted
        return Standing(
            table, table.play.view_now(), table.play.names, table.play.viewer, assisted=assisted
        )

    @property
    def is_covered(self) -> bool:
        """Whether a curtain or a standing lies over the table."""
        return self._cover is not None

    @property
    def waits_for_screen(self) -> bool:
        """Whether the screen is being handed to another person."""
        return self.table is not None and self.table.play.is_curtained

    def come_forward(self) -> None:
        """What lay above all is gone: a standing that lies over the table has the keys."""
        if self._cover is not None:
            self._cover.open()

    def lay_over(self, cover: Standing | Curtain | None) -> None:
        """Lay something over the table, in place of what lies there."""
        if self._cover is not None:
            if self.table is not None:
                # Or Qt would hand the focus on as if by Tab, and the ring of light would appear.
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._cover.hide()
            self._cover.deleteLater()
        self._cover = cover
        if cover is not None:
            cover.open()
        elif self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_again(self) -> None:
        assert self._client is not None
        name = self._client.game.name
        self.begin(name, self._settings.choices(self._games[name]))

    # --- what is kept ----------------------------------------------------------------------------

    def waiting(self) -> list[str]:
        """The games of which a match waits to be continued."""
        return [name for name in self._games if self._keeps and self._match_waits(name)]

    def _match_waits(self, name: str) -> bool:
        return name in matches.waiting(self._paths)

    def _may_give_up(self, name: str, *, opens: bool = False) -> bool:
        """Whether the person gives the match in progress up for a new one, or one in a file."""
        from soiree.ui.dialogs.confirm import is_sure

        title = self._games[name].title
        return is_sure(
            self._window,
            title,
            tr("A match of {game} is not over yet.").format(game=title),
            tr("The one from the file takes its place.")
            if opens
            else tr("A new one takes its place."),
            tr("Open the file") if opens else tr("New match"),
            tr("Keep it"),
        )

    def _save(self, record: Record) -> None:
        """On the worker's thread."""
        if not self._keeps:
            return
        if record.result is not None:
            notice = matches.finish(self._paths, record)
        else:
            notice = matches.save(self._paths, record)
        self._mailbox.post(lambda: self._saved(notice))

    def _saved(self, notice: Notice | None) -> None:
        # The same trouble is told once, and again only after a save that went well.
        if notice is not None and notice != self._said:
            self.tell(notice)
        self._said = notice

    def _settings_changed(self) -> None:
        if self._keeps_settings:
            notice = settings_file.save(self._paths, self._settings)
            if notice is not None:
                self.tell(notice)
        if self.table is not None:
            game = self.table.play.client.game
            self.table.show_looks(self._looks(self._settings.choices(game)))

        heard = (self._settings.sound, self._settings.volume)
        if heard != self._heard:
            self._heard = heard
            self.be_heard()
            self._sounds.make("tone")

    def be_heard(self) -> None:
        """Be ready for sounds, if any are wanted; at a moment when a tenth of a second is none."""
        if self._settings.sound and self._settings.volume:
            self._speaker.get_ready()

    def _hear(self, event: Event | None) -> None:
        if self.table is not None:
            people = frozenset(self.table.play.client.people)
            self._sounds.hear(event, people, hurried=self.table.play.hurries)

    def _looks(self, choices: GameChoices) -> Looks:
        return Looks(
            felt=self._settings.felt,
            speed=speed_of(self._settings),
            message_delay=choices.message_delay,
            sort_cards=choices.sort_cards,
            show_valid=choices.show_valid,
            warnings=self._settings.warnings,
            left_handed=self._settings.left_handed,
        )

    def _show_view(self) -> None:
        if self.table is not None:
            reviewing = self.table.play.client.undo_stack.is_reviewing
            self._window.show_view(self.table.play.view_now(), reviewing=reviewing)

    def _end_match(self) -> None:
        self._teaching.withdraw()
        self._moves.leave()
        self._title.leave()
        self._window.commands.offer("save", False)
        if self._client is not None:
            self._client.close()
        if self.table is not None:
            self.table.put_away()
            give_back_soon()
        self._client = self.table = self._cover = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.table is not None:
            if event.type() is QEvent.Type.WindowBlocked:
                self.table.play.hold_back(_DIALOG)
            elif event.type() is QEvent.Type.WindowUnblocked:
                self.table.play.let_go(_DIALOG)
        return super().eventFilter(watched, event)
