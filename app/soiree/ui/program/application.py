"""The program with its window, from the command line to its end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import settings as settings_file
from soiree.storage.files import games_waiting
from soiree.storage.lock import Lock
from soiree.storage.paths import Paths
from soiree.ui.decks import Deck, deck_or_classic, is_own
from soiree.ui.deferring import soon
from soiree.ui.desktop.heap import map_large_blocks_alone
from soiree.ui.program import faults
from soiree.ui.program.command_line import WindowOptions
from soiree.ui.program.language import Language
from soiree.ui.program.startup import Collector, deck_files, pictures_of, recolour, theme_for
from soiree.ui.program.window_place import keep_place, open_at_last_place
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator, Opener
from soiree.ui.shell.routes import Album, Continue, Play, Problems, Replay, Route, Solve, Start

if TYPE_CHECKING:
    from soiree.core.records import Record
    from soiree.storage.notices import Notice
    from soiree.ui.decks.chosen import ChosenDeck
    from soiree.ui.program.loading_ahead import LoadingAhead
    from soiree.ui.program.program import Program
    from soiree.ui.program.request_queue import RequestQueue
    from soiree.ui.program.requests import OpenRequest
    from soiree.ui.program.single_instance import RequestServer
    from soiree.ui.program.termination import Termination
    from soiree.ui.screens.start.screen import StartScreen
    from soiree.ui.shell.screen import Screen

# Modules that the start page does not need are imported where they are used, after it is shown.

_ACTS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
    QEvent.Type.KeyPress,
    QEvent.Type.Close,
}
"""The events with which a person may ask something of the window."""


class Application(QObject):
    """A run of the program for a person, with settings and matches."""

    def __init__(
        self, options: WindowOptions, paths: Paths, lock: Lock, record: Record | None
    ) -> None:
        super().__init__()
        self._paths = paths
        self._lock = lock
        loaded = settings_file.load(paths, GAMES)
        self._settings = loaded.settings
        self._saves_settings = lock.keeps and not loaded.read_only
        # Before any widget exists.
        self._language = Language(self._settings, options.language or "", self)
        self._scheme = options.scheme
        self._theme = theme_for(options.scheme, self._settings, self)
        self._pictures = pictures_of(self._settings)
        files = deck_files(self._settings, paths)
        choose = deck_or_classic if is_own(files[0]) else self._chosen.choose
        deck, fault = choose(*files)
        self._window = MainWindow(paths, self._settings, deck)
        self._fit = open_at_last_place(self._window, paths, options.size)
        later = (Play, Continue, Replay, Solve, Album, Problems)
        table: dict[type[Route], Opener] = dict.fromkeys(later, self._open_later)
        self._navigator = Navigator(self._window, table | {Start: self._open_start})
        self._start: StartScreen | None = None
        self._program: Program | None = None
        self._notices = [*loaded.notices, *([lock.notice] if lock.notice else [])]
        self._fault = fault
        self._record = record
        self._options = options
        self._ahead: LoadingAhead | None = None
        self._server: RequestServer | None = None
        self._termination: Termination | None = None

    def run(self, app: QApplication) -> int:
        faults.catch(lambda: self._window.warn(faults.sentence(self._paths)))
        if sys.platform == "darwin":
            # macOS sends files to open as events. The filter sees every event, which costs time.
            app.installEventFilter(self._requests)
        options = self._options
        if self._record is None and options.game is None and options.deal is None:
            self._navigator.begin(Start())
            self._window.installEventFilter(self)
        else:
            soon(self, self._begin)
        self._window.show()
        try:
            return app.exec()
        finally:
            if self._termination is not None:
                self._termination.close()
            # Threads that still run hold this object through the hook for uncaught exceptions.
            self.deleteLater()

    def _heed_signals(self) -> None:
        """Handle signals from now on; until then a signal just ends the program."""
        from soiree.ui.program.termination import Termination

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        termination = self._termination = Termination(app, self)
        termination.saving_requested.connect(self._save)
        termination.ended.connect(self._end)

    def _save(self) -> None:
        self._navigator.ask_nothing()
        if self._navigator.screen is not None:
            self._navigator.screen.save()
        self._keep_place()

    def _end(self) -> None:
        self._navigator.ask_nothing()
        if self._window.isVisible():
            self._window.close()
        QApplication.exit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A table covers the window, which is then not painted itself.
        painted = QEvent.Type.Paint if self._program is None else QEvent.Type.UpdateRequest
        if watched is self._window and event.type() is painted:
            # The start page or the table is on the screen: now load the rest.
            watched.removeEventFilter(self)
            soon(self, self._get_ready)
        elif event.type() in _ACTS and self._ahead is not None:
            # Before the window receives the event.
            self._ahead.hurry()
        return super().eventFilter(watched, event)

    def _get_ready(self) -> None:
        """Load the modules of the program bit by bit while nothing happens, then make it.

        At a key, a click or a request, the rest is loaded at once. At a table there is a program
        already; only the rest of the start waits for modules.
        """
        from soiree.ui.program.loading_ahead import NOT_TO_RUN, TO_RUN, LoadingAhead

        ahead = self._ahead = LoadingAhead(TO_RUN, self, NOT_TO_RUN)
        if self._program is not None:
            ahead.done.connect(self._finish_start)
            return
        screen = self._window.windowHandle()
        screen.installEventFilter(self)
        ahead.done.connect(lambda: screen.removeEventFilter(self))
        ahead.done.connect(self._begin)
        # A button that a screen reader presses causes no event of the window.
        self._window.lesson_requested.connect(self._begin_for_lesson)

    def _begin_for_lesson(self, name: str) -> None:
        """Load the remaining modules and make the program at once, if there is none yet; then
        request the lesson of the game `name` again, from the program.
        """
        if self._program is None and self._ahead is not None:
            self._ahead.hurry()
            self._window.lesson_requested.emit(name)

    def _open_start(self, route: Start) -> Callable[[], StartScreen]:
        waiting = games_waiting(self._paths)

        def make() -> StartScreen:
            from soiree.ui.screens.start.screen import StartScreen  # a table does without it

            self._start = StartScreen(self._window, self._paths, self._settings, waiting, route)
            return self._start

        return make

    def _open_later(self, route: Route) -> Callable[[], Screen] | None:
        if self._program is None and self._ahead is not None:
            self._ahead.hurry()
        return self._navigator.table[type(route)](route)

    def _begin(self) -> None:
        self._heed_signals()
        from soiree.storage import log as log_files
        from soiree.ui.program.first_words import offer_faults, show_news

        untold = log_files.unreported_faults(self._paths) if self._lock.keeps else ""
        logged = None
        if self._lock.keeps:
            logged = log_files.start(self._paths)
        else:
            log_files.start_when_needed(self._paths)
        from soiree.ui.program.program import Program, SavedFiles

        program = self._program = Program(
            self._navigator,
            self._paths,
            self._settings,
            SavedFiles(
                matches=self._lock.keeps,
                settings=self._saves_settings,
                unsaved_notice=None if self._lock.keeps else self._lock.notice,
            ),
        )
        self._window.settings_changed.connect(self._settings_changed)
        program.wishes.changed.connect(self._settings_changed)
        self._language.follow(self._navigator)
        # After the language, whose letters may differ.
        self._navigator.translating.connect(self._choose_deck)
        # After the program has closed: it still needs the log and the lock.
        self._window.closing.connect(self._close)
        self._window.closing.connect(log_files.stop)
        if self._record is not None:
            is_over = self._record.result is not None
            route = Replay(self._record) if is_over else Continue(self._record)
            self._window.requested.emit(route)
        elif self._options.deal is not None:
            program.play_deal(self._options.deal)
        elif self._options.game is not None:
            program.go_to(self._options.game, self._options.seed)
        elif self._start is not None:
            self._start.say_who_leads(program.services)
            self._start = None
        soon(self, self._finish_when_painted)
        # Once the first screen is there.
        program.services.threads.post(partial(self._say_notices, logged))
        if untold:
            offer_faults(self._window, self._paths, untold)
        elif self._lock.keeps:
            show_news(
                self._window, self._paths, at_start=self._record is None and not self._options.game
            )

    def _say_notices(self, logged: Notice | None) -> None:
        self._window.warn_of(logged, *self._notices)
        if self._fault:
            self._window.warn(self._fault)
        from soiree.ui.program.first_words import check_shortcuts

        check_shortcuts(self._window, self._settings)
        self._language.warn()

    def _finish_when_painted(self) -> None:
        if self._window.table is None:
            self._finish_start()
        else:
            self._window.installEventFilter(self)

    def _finish_start(self) -> None:
        map_large_blocks_alone()
        if self._program is not None:
            self._program.wishes.ask()
            self._requests.begin(self._program)
        from PySide6.QtGui import QIcon

        QApplication.setWindowIcon(QIcon(str(resource("icons", "soiree.svg"))))
        if self._lock.keeps:
            from soiree.ui.program.single_instance import RequestServer

            self._server = RequestServer(self._paths, self._requests.take, self)
        Collector(self)
        if self._window.table is None:
            from soiree.ui.program.loading_ahead import FirstSign

            FirstSign(self._window.windowHandle()).seen.connect(self._load_for_match)

    def _load_for_match(self) -> None:
        """Load the modules for a match bit by bit, because there is a person who may begin one."""
        from soiree.ui.program.loading_ahead import TO_PLAY, LoadingAhead, wanted_by

        self._ahead = LoadingAhead([*TO_PLAY, *wanted_by(GAMES[self._window.game])], self)

    def _settings_changed(self) -> None:
        recolour(self._theme, self._scheme, self._settings)
        self._language.settings_changed()
        self._choose_deck()

    def _choose_deck(self) -> None:
        pictures = pictures_of(self._settings)
        if pictures != self._pictures:
            self._pictures = pictures
            deck, fault = self._chosen.choose(*deck_files(self._settings, self._paths))
            self._use_deck(deck, fault)

    def _use_deck(self, deck: Deck, fault: str | None) -> None:
        self._window.use_deck(deck)
        if self._program is None:
            self._fault = fault  # shown as soon as all is loaded
        elif fault:
            self._window.warn(fault)

    @cached_property
    def _chosen(self) -> ChosenDeck:
        from soiree.ui.decks.chosen import ChosenDeck

        chosen = ChosenDeck(self._paths.pictures, self)
        chosen.changed.connect(self._use_deck)
        return chosen

    @cached_property
    def _requests(self) -> RequestQueue:
        """Requests from outside; only on macOS do any come before the window is there."""
        from soiree.ui.program.request_queue import RequestQueue

        return RequestQueue(self._window, self._adapt)

    def _adapt(self, request: OpenRequest) -> None:
        if request.scheme is not None:
            self._scheme = request.scheme
            recolour(self._theme, request.scheme, self._settings)
        if request.language is not None:
            self._language.use(request.language)
        if request.size is not None:
            self._window.showNormal()
            self._window.resize(*request.size)

    def _keep_place(self) -> None:
        if self._lock.keeps:
            keep_place(self._window, self._paths, self._fit)

    def _close(self) -> None:
        self._keep_place()
        if "_chosen" in vars(self):
            self._chosen.close()
        if self._server is not None:
            self._server.close()
        self._lock.release()
