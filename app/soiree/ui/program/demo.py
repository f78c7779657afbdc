"""The window without a person: a demonstration, or a picture of the window for a file."""

from __future__ import annotations

import sys
from contextlib import nullcontext

from PySide6.QtCore import QBuffer, QIODevice, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import log as log_files
from soiree.storage.files import write_safely
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.decks import CLASSIC, CardArt, deck_or_classic
from soiree.ui.deferring import soon
from soiree.ui.desktop.screen_fit import ScreenFit
from soiree.ui.guests.people import guest
from soiree.ui.language.translation import load_language
from soiree.ui.program import faults
from soiree.ui.program.command_line import WindowOptions
from soiree.ui.program.program import Program, SavedFiles
from soiree.ui.program.startup import Collector, refuse
from soiree.ui.screens.match.screen import MatchScreen
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator
from soiree.ui.shell.routes import Play, Start
from soiree.ui.style.theme import Theme
from soiree.ui.table.table import Table

ENTRIES = 30
"""The number of entries after which a demonstration's picture is taken, if it lasts that long."""


class DemoApplication(QObject):
    """A run of the program that uses neither settings nor matches of the person."""

    def __init__(self, options: WindowOptions) -> None:
        super().__init__()
        load_language(QApplication.instance() or QApplication([]), options.language or "")
        self._options = options
        paths = self._paths = Paths.find()
        settings = Settings()
        settings.speed = "off" if options.screenshot else "normal"
        settings.remarks = options.screenshot is None
        self._theme = Theme(options.scheme or "system", self)
        deck, _ = deck_or_classic(resource("decks", f"{CLASSIC}.svg"))
        self._window = MainWindow(paths, settings, deck)
        if options.screenshot is None:
            ScreenFit(self._window)
        else:
            # A picture may be of any size, whatever the screen is.
            self._window.setMinimumSize(1, 1)
        if options.size is not None:
            self._window.resize(*options.size)
        self._navigator = Navigator(self._window, {})
        saved = SavedFiles(matches=False, settings=False)
        self._program = Program(self._navigator, paths, settings, saved)
        self._code = 0

    def run(self, app: QApplication) -> int:
        log_files.start_when_needed(self._paths)
        faults.catch(lambda: self._window.warn(faults.sentence(self._paths)))
        soon(self, self._begin)
        with faults.giving_up(self._give_up) if self._options.screenshot else nullcontext():
            app.exec()
        log_files.stop()
        return self._code

    def _begin(self) -> None:
        self._navigator.begin(Start())
        self._window.show()
        soon(self, self._go_on)

    def _go_on(self) -> None:
        self._program.wishes.ask()
        Collector(self)
        if self._code:
            return
        name = self._options.game or next(iter(GAMES))
        if self._options.demo:
            self._demonstrate(name)
        elif self._options.game is not None:
            table = self._play(Play(name, GameChoices(), self._options.seed))
            if table.shown.now.decider is None:
                table.play.asked.connect(lambda _: soon(self, self._take_picture))
            else:
                soon(self, self._take_picture)
        else:
            soon(self, self._take_picture)

    def _demonstrate(self, name: str) -> None:
        game = GAMES[name]
        level = game.levels[-1].name
        seats = [
            SeatChoice("computer", guest(seat + 1), level)
            for seat in range(game.players(game.defaults()))
        ]
        choices = GameChoices(seats=seats)
        seed = 20 if self._options.seed is None else self._options.seed
        table = self._play(Play(name, choices, seed, observers=(0,)))
        if self._options.screenshot:
            table.play.settled.connect(self._look_at_demonstration)

    def _play(self, route: Play) -> Table:
        self._navigator.begin(route)
        screen = self._navigator.screen
        assert isinstance(screen, MatchScreen)
        if self._options.screenshot:
            screen.widget.shown.now.appearance.message_delay = 0
        return screen.widget

    def _look_at_demonstration(self) -> None:
        screen = self._navigator.screen
        if not isinstance(screen, MatchScreen):
            return
        table = screen.widget
        client = table.play.client
        if client.position >= ENTRIES or client.result is not None:
            table.play.settled.disconnect(self._look_at_demonstration)
            self._take_picture()

    def _give_up(self) -> None:
        if self._code:
            return
        self._code = 1
        file = self._paths.logs / "faults.log"
        sys.stderr.write(f"soiree: something went wrong; the details are in {file}\n")
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
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if self._window.grab().save(buffer, file.suffix[1:]):
            try:
                write_safely(file, bytes(buffer.data().data()))
            except OSError as error:
                reason = error.strerror or str(error)
                self._code = refuse(f"the picture could not be written to {file}: {reason}")
        else:
            self._code = refuse(f"the picture could not be written to {file}: no known ending")
        # Not at once: the table may still be reporting the displayed events.
        soon(self._window, self._window.close)
