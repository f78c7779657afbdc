"""The program with its window, from the command line to the last word."""

from __future__ import annotations

import gc
import sys
from contextlib import nullcontext
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

import soiree
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import matches
from soiree.storage import settings as settings_file
from soiree.storage import window as window_file
from soiree.storage.lock import Lock, acquire
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.storage.window import WindowPlace
from soiree.ui.decks import CLASSIC, CardArt, Deck, deck_or_classic
from soiree.ui.style.heap import keep_large_apart
from soiree.ui.style.screen_fit import ScreenFit
from soiree.ui.style.theme import Theme
from soiree.ui.style.translation import load_language, tr
from soiree.ui.table import accessible
from soiree.ui.window import faults
from soiree.ui.window.command_line import WindowOptions
from soiree.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from soiree.core.records import Record
    from soiree.ui.window.match_host import Host
    from soiree.ui.window.openings import Openings
    from soiree.ui.window.requests import OpenRequest
    from soiree.ui.window.single_instance import RequestServer

# Whatever the start page can be shown without is loaded where it is used, and so after it.

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread that thinks lets the table's go on: with Python's own 5 ms frames
come late while a computer thinks."""

DEMO_ENTRIES = 30
"""Entries of a demonstration after which its picture is taken, if it is not over before."""


def run(options: WindowOptions) -> int:
    """Open the window and stay until it is closed. Returns the exit code.

    What makes that impossible is one line on standard error, and exit code 2.
    """
    record = None
    if options.file is not None:
        from soiree.core import records

        try:
            record = records.decode(options.file.read_bytes(), GAMES)
        except (OSError, records.Faulty) as fault:
            return _refuse(f"{options.file}: {fault}")
    sys.setswitchinterval(SWITCH_INTERVAL)
    keep_large_apart()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("soiree")
    app.setApplicationDisplayName("Soirée")
    app.setDesktopFileName(soiree.APP_ID)
    load_language(app)
    # Before there is any widget: where a screen reader runs already, each is asked for at once.
    accessible.install()
    if options.demo or options.screenshot:
        return _Showing(options).run(app)
    paths = Paths.find()
    lock = acquire(paths)
    if lock is None:
        from soiree.ui.window.requests import OpenRequest, outcome
        from soiree.ui.window.single_instance import acquire_or_hand_over

        request = OpenRequest.of(options)
        answer = acquire_or_hand_over(paths, request)
        if not isinstance(answer, Lock):
            sentence, code = outcome(request, answer, GAMES)
            sys.stderr.write(f"soiree: {sentence}\n")
            return code
        lock = answer
    return _Evening(options, paths, lock, record).run(app)


class _Evening(QObject):
    """One run of the program with a person at it."""

    def __init__(
        self, options: WindowOptions, paths: Paths, lock: Lock, record: Record | None
    ) -> None:
        super().__init__()
        self._paths = paths
        self._lock = lock
        loaded = settings_file.load(paths, GAMES)
        self._settings = loaded.settings
        self._keeps_settings = not loaded.read_only
        self._scheme = options.scheme
        self._theme = Theme(options.scheme or self._settings.colours, self)
        self._pictures = (self._settings.deck, self._settings.back)
        deck, fault = deck_of(self._settings, paths)
        self._deck = deck
        self._window = MainWindow(GAMES, paths, self._settings, deck)
        self._fit = ScreenFit(self._window)
        self._place_window(options)
        self._host: Host | None = None
        self._notices = [*loaded.notices, *([lock.notice] if lock.notice else [])]
        self._fault = fault
        self._record = record
        self._game = options.game
        self._seed = options.seed
        self._server: RequestServer | None = None

    def run(self, app: QApplication) -> int:
        faults.catch(lambda: self._window.warn(faults.sentence(self._paths)))
        if sys.platform == "darwin":
            # Files come as events there. A filter of all events costs: nobody else has one.
            app.installEventFilter(self._openings)
        if self._record is None and self._game is None:
            self._window.show_start(matches.waiting(self._paths))
            self._window.installEventFilter(self)
        else:
            QTimer.singleShot(0, self._begin)
        self._window.show()
        return app.exec()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            # The start page is on the screen: now the rest.
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._begin)
        return super().eventFilter(watched, event)

    def _begin(self) -> None:
        """Go to the table that is wanted, and be ready for all that the person may want."""
        from soiree.storage import log as log_files

        untold = log_files.untold_faults(self._paths)
        logged = log_files.start(self._paths)
        host = self._host = _host(
            self._window,
            self._paths,
            self._settings,
            self._deck,
            keeps_settings=self._keeps_settings,
        )
        self._window.settings_changed.connect(self._settings_changed)
        # After the host's own farewell, for which the log and the lock are still needed.
        self._window.closing.connect(self._close)
        self._window.closing.connect(log_files.stop)
        if self._record is not None:
            host.open(self._record)
        elif self._game is not None:
            host.go_to(self._game, self._seed)
        if (self._game is not None or self._record is not None) and host.table is None:
            self._window.show_start(host.waiting())
        QTimer.singleShot(0, self._settle_in)
        for notice in (logged, *self._notices):
            if notice is not None:
                host.tell(notice)
        if self._fault:
            self._window.warn(self._fault)
        self._check_shortcuts()
        if untold:
            self._offer_faults(untold)

    def _offer_faults(self, faults: str) -> None:
        """Something went wrong when the program ran last: the person may look at it, once."""
        from PySide6.QtWidgets import QMessageBox

        from soiree.storage import log as log_files
        from soiree.ui.dialogs.about import FaultDialog

        ask = QMessageBox(self._window)
        ask.setWindowTitle("Soirée")
        ask.setText(tr("Something went wrong when Soirée ran last."))
        ask.setInformativeText(tr("No match was lost. What it was can help to mend it."))
        show = ask.addButton(tr("Show it"), QMessageBox.ButtonRole.ActionRole)
        later = ask.addButton(tr("Play on"), QMessageBox.ButtonRole.RejectRole)
        ask.setDefaultButton(later)
        ask.setEscapeButton(later)

        def answered() -> None:
            log_files.note_told(self._paths)
            if ask.clickedButton() is show:
                FaultDialog(faults, self._paths, self._window).open()

        ask.finished.connect(answered)
        ask.open()

    def _check_shortcuts(self) -> None:
        """Shortcuts that were edited by hand may not do: then the usual ones serve."""
        if self._settings.shortcuts:
            from soiree.ui.dialogs.shortcuts import fault_in

            if fault := fault_in(self._settings.shortcuts):
                self._window.commands.use_keys({})
                text = tr("{fault} The usual shortcuts serve until you change that.")
                self._window.warn(text.format(fault=fault[0]))

    def _settle_in(self) -> None:
        """What can wait even until a table has been painted."""
        if self._host is not None:
            self._host.be_heard()
            self._openings.begin(self._host)
        QApplication.setWindowIcon(QIcon(str(resource("icons", "soiree.svg"))))
        from soiree.ui.window.single_instance import RequestServer

        self._server = RequestServer(self._paths, self._openings.take, self)
        _spare_frames()

    def _settings_changed(self) -> None:
        self._theme.choose(self._scheme or self._settings.colours)
        pictures = (self._settings.deck, self._settings.back)
        if pictures != self._pictures:
            self._pictures = pictures
            deck, fault = deck_of(self._settings, self._paths)
            self._window.use_deck(deck)
            assert self._host is not None
            self._host.use_deck(deck)
            if fault:
                self._window.warn(fault)

    def _place_window(self, options: WindowOptions) -> None:
        place = window_file.load(self._paths)
        if place is not None:
            self._fit.open_at(QRect(place.x, place.y, place.width, place.height))
            if place.maximised:
                self._window.setWindowState(Qt.WindowState.WindowMaximized)
        if options.size is not None:
            self._window.resize(*options.size)

    @cached_property
    def _openings(self) -> Openings:
        """What is opened from outside: nothing comes before the window is there, save on macOS."""
        from soiree.ui.window.openings import Openings

        return Openings(self._window, GAMES, self._adapt)

    def _adapt(self, request: OpenRequest) -> None:
        """Size and colours that a later start was asked for hold as if this one had been."""
        if request.scheme is not None:
            self._scheme = request.scheme
            self._theme.choose(request.scheme)
        if request.size is not None:
            self._window.showNormal()
            self._window.resize(*request.size)

    def _close(self) -> None:
        here = self._fit.place
        place = WindowPlace(
            here.x(), here.y(), here.width(), here.height(), self._window.isMaximized()
        )
        window_file.save(self._paths, place)
        if self._server is not None:
            self._server.close()
        self._lock.release()


class _Showing(QObject):
    """A demonstration, or a picture of the window; nothing of the person's is touched."""

    def __init__(self, options: WindowOptions) -> None:
        super().__init__()
        self._options = options
        paths = self._paths = Paths.find()
        settings = Settings()
        settings.speed = "off" if options.screenshot else "normal"
        settings.remarks = options.screenshot is None
        self._theme = Theme(options.scheme or "system", self)
        deck, _ = deck_or_classic(resource("decks", f"{CLASSIC}.svg"))
        self._window = MainWindow(GAMES, paths, settings, deck)
        if options.screenshot is None:
            ScreenFit(self._window)
        else:
            # A picture may be of any size, whatever the screen is.
            self._window.setMinimumSize(1, 1)
        if options.size is not None:
            self._window.resize(*options.size)
        self._host = _host(self._window, paths, settings, deck, keeps=False, keeps_settings=False)
        self._code = 0

    def run(self, app: QApplication) -> int:
        from soiree.storage import log as log_files

        log_files.start_when_needed(self._paths)
        faults.catch(lambda: self._window.warn(faults.sentence(self._paths)))
        QTimer.singleShot(0, self._begin)
        with faults.giving_up(self._give_up) if self._options.screenshot else nullcontext():
            app.exec()
        log_files.stop()
        return self._code

    def _begin(self) -> None:
        self._window.show_start(())
        self._window.show()
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        _spare_frames()
        name = self._options.game or next(iter(GAMES))
        if self._options.demo:
            self._demonstrate(name)
        elif self._options.game is not None:
            self._host.begin(name, GameChoices(), self._options.seed)
            table = self._host.table
            assert table is not None
            table.play.asked.connect(lambda _: QTimer.singleShot(0, self._take_picture))
        else:
            QTimer.singleShot(0, self._take_picture)

    def _demonstrate(self, name: str) -> None:
        from soiree.ui.guests.people import guest

        game = GAMES[name]
        level = game.levels[-1].name
        seats = [
            SeatChoice("computer", guest(seat + 1), level)
            for seat in range(game.players(game.defaults()))
        ]
        choices = GameChoices(seats=seats)
        seed = 20 if self._options.seed is None else self._options.seed
        self._host.begin(name, choices, seed, eyes=(0,))
        table = self._host.table
        assert table is not None
        if self._options.screenshot:
            table.shown.looks.message_delay = 0
            table.play.settled.connect(self._look_at_demonstration)

    def _look_at_demonstration(self) -> None:
        table = self._host.table
        if table is None:
            return
        client = table.play.client
        if client.position >= DEMO_ENTRIES or client.result is not None:
            table.play.settled.disconnect(self._look_at_demonstration)
            self._take_picture()

    def _give_up(self) -> None:
        """After a fault the picture may never come, or not be of what was meant."""
        if self._code:
            return
        self._code = 1
        file = self._paths.logs / "faults.log"
        sys.stderr.write(f"soiree: something went wrong; what it was stands in {file}\n")
        try:
            self._window.close()
        finally:
            QApplication.exit()

    def _take_picture(self) -> None:
        file = self._options.screenshot
        assert file is not None
        for art in self._window.findChildren(CardArt):
            owner = art.parent()
            if isinstance(owner, QWidget) and owner.isVisible() and not art.is_ready:
                # Large cards take a moment to be drawn.
                art.ready.connect(self._take_picture, Qt.ConnectionType.SingleShotConnection)
                return
        if not self._window.grab().save(str(file)):
            self._code = _refuse(f"the picture could not be written to {file}")
        self._window.close()


def deck_of(settings: Settings, paths: Paths) -> tuple[Deck, str | None]:
    """The deck that the settings name, or what comes nearest and a sentence that says why."""
    if settings.deck == CLASSIC:
        file = resource("decks", f"{CLASSIC}.svg")
    else:
        from soiree.ui.decks.library import deck_called

        file = deck_called(settings.deck, paths.decks)
    back = resource("backs") / f"{Path(settings.back).name}.svg" if settings.back else None
    return deck_or_classic(file, back, paths.pictures)


def _host(
    window: MainWindow,
    paths: Paths,
    settings: Settings,
    deck: Deck,
    *,
    keeps: bool = True,
    keeps_settings: bool = True,
) -> Host:
    """The host, with all that it brings: the tables, the players."""
    from soiree.ui.window.match_host import Host

    return Host(window, GAMES, paths, settings, deck, keeps=keeps, keeps_settings=keeps_settings)


def _spare_frames() -> None:
    """Have garbage looked for again, but not, in the midst of a frame, in all that a start made."""
    gc.freeze()
    gc.enable()


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"soiree: {sentence}\n")
    return 2
