"""The state that all screens share, such as settings and matches."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from soiree.controller.computers.worker import Threads, Worker
from soiree.controller.match.deal_words import UnknownDeal, read_deal_word
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.background import Answers
from soiree.ui.desktop.wishes import DesktopWishes
from soiree.ui.language.translation import tr
from soiree.ui.program.screens import table_of
from soiree.ui.program.touch import Touch
from soiree.ui.screens.lessons.lessons import Lessons
from soiree.ui.screens.match.another_match import ask_for_deal, play_deal
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.screens.review.many_reviews import ManyReviews
from soiree.ui.screens.review.reviewing_ahead import ReviewingAhead
from soiree.ui.screens.services import SAVING_TAKES, ReplayWishes, Services
from soiree.ui.shell.navigator import Navigator
from soiree.ui.shell.opening import RecordOpener
from soiree.ui.shell.routes import Continue, Play
from soiree.ui.shell.speaking import SpokenTable
from soiree.ui.sound.speaker import Speaker
from soiree.ui.sound.table_sounds import TableSounds

_ENDING_TAKES = 3.0
"""The seconds that a thinking computer player may take to stop."""


class SavedFiles(Struct, frozen=True):
    """The kinds of files that are saved.

    Attributes:
        matches: True if matches are saved; a demonstration saves nothing.
        settings: True if settings are saved; a newer file must not be overwritten.
        unsaved_notice: the reason that no match is saved; None if it needs no mention.
    """

    matches: bool = True
    settings: bool = True
    unsaved_notice: Notice | None = None


class Program(QObject):
    """Makes the services of the screens, saves the settings, and ends the threads.

    Attributes:
        services: the services of the screens.
        wishes: the wishes of the desktop, unknown until `wishes.ask`.
    """

    def __init__(
        self,
        navigator: Navigator,
        paths: Paths,
        settings: Settings,
        saved: SavedFiles,
    ) -> None:
        window = navigator.window
        super().__init__(window)
        self._window = window
        self._navigator = navigator
        self._paths = paths
        self._settings = settings
        self._saved = saved
        self._worker, self._saver = Worker(), Worker()
        self._answers = answers = Answers()
        # An offscreen window makes no sound.
        self._speaker = Speaker(() if QGuiApplication.platformName() == "offscreen" else None)
        sounds = TableSounds(settings, self)
        sounds.cued.connect(self._speaker.play)
        self._spoken = SpokenTable(settings, window.warn, self)
        threads = Threads(self._worker, self._saver, answers.post, answers.call_later)
        self.services = Services(
            window=window,
            navigator=navigator,
            paths=paths,
            settings=settings,
            saves_matches=saved.matches,
            unsaved_notice=saved.unsaved_notice,
            threads=threads,
            matches=Autosave(paths, saves_matches=saved.matches),
            files=RecordOpener(window, paths, saves=saved.matches),
            sounds=sounds,
            lessons=Lessons(window, settings, paths),
            ahead=ReviewingAhead(window, paths, settings),
            many_reviews=ManyReviews(window, paths),
            replay_wishes=ReplayWishes(),
        )
        navigator.table = table_of(self.services)
        # After the screen has received the signal: a notice in its bar need not be repeated.
        self.services.matches.troubled.connect(
            self._say_trouble, Qt.ConnectionType.QueuedConnection
        )
        self.wishes = DesktopWishes(self)
        self.wishes.changed.connect(window.show_settings)
        Touch(self).begin()
        window.settings_changed.connect(self._settings_changed)
        window.commands.on("numbered", self._ask_for_deal)
        self.services.files.word_dropped.connect(self._ask_for_deal)
        window.commands.on("mute", self._toggle_sounds)
        window.commands.check("mute", not settings.sound)
        window.commands.on("report", self._report)
        window.closing.connect(self._close)

    def go_to(self, name: str, seed: int | str | None = None) -> None:
        """Go straight to a game: to its unfinished match, wherever that is, or to a new one."""
        screen = self._navigator.screen
        here = None if screen is None else screen.here()
        if seed is not None:
            choices = self._settings.choices(GAMES[name])
            self._window.requested.emit(Play(name, choices, seed))
        elif not isinstance(here, Continue) or here.game != name:
            self._window.requested.emit(Continue(name, begins=True))

    def play_deal(self, word: str) -> None:
        """Play the deal that a word names, or say what is wrong with the word."""
        try:
            deal = read_deal_word(word, GAMES)
        except UnknownDeal as fault:
            self._window.warn(tr(fault.text).format(**fault.words))
            return
        choices = self._settings.choices(deal.game)
        self._window.requested.emit(play_deal(deal, choices))

    def _ask_for_deal(self, typed: str = "") -> None:
        screen, game = self._navigator.screen, GAMES[self._window.game]
        client = None if screen is None else screen.client
        ask_for_deal(self._window, game, self._settings, client, typed)

    def _report(self) -> None:
        screen = self._navigator.screen
        here = None if screen is None else screen.here()
        match = getattr(here, "match", None)
        self._window.dialogs.show_report(match if isinstance(match, Record) else None)

    def _say_trouble(self, notice: Notice) -> None:
        if self._window.notice_bar.isHidden():
            self._window.warn_of(notice)

    def _toggle_sounds(self) -> None:
        self._settings.sound = not self._settings.sound
        self._window.settings_changed.emit()
        self._window.tell_anywhere(
            tr("Sounds are on.") if self._settings.sound else tr("Sounds are off.")
        )

    def _settings_changed(self) -> None:
        self._window.commands.check("mute", not self._settings.sound)
        if self._saved.settings:
            self._window.warn_of(settings_file.save(self._paths, self._settings))
        self.services.sounds.settings_changed()
        self._spoken.settings_changed()

    def _close(self) -> None:
        self._spoken.end()
        self._speaker.close()
        self._navigator.close()
        if not self._worker.finish(_ENDING_TAKES):
            self._worker.abandon()
        self._saver.finish(SAVING_TAKES)
        self._answers.end()
        self.services.close()
