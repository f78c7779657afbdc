"""The program's window, and a simulated person who acts as a measure requires."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.decks import CLASSIC, CardArt, load_deck
from soiree.ui.guests.people import guest
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.window import reader
from tests.window.places import open_places

Speed = Literal["normal", "fast", "off"]

PATIENCE = 120.0
"""The seconds after which waiting is given up."""


class Room(QObject):
    """A window in which matches are played one after the other.

    Attributes:
        frames: the number of times that the window has been painted.
    """

    def __init__(self, *, saves_matches: bool, speed: Speed = "normal") -> None:
        """
        Args:
            saves_matches: True to save matches on disk.
        """
        super().__init__()
        reader.install()
        self.frames = 0
        self._paths = Paths.find()
        self._settings = Settings()
        self._settings.speed = speed
        deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
        self.window = MainWindow(self._paths, self._settings, deck)
        self.places = open_places(
            self.window, self._settings, saves_matches=saves_matches, saves_settings=False
        )
        self.window.installEventFilter(self)
        self.window.show()
        self.until(lambda: self.frames)

    @property
    def table(self) -> Table:
        assert self.places.table is not None
        return self.places.table

    def begin(self, name: str, seed: int, choices: GameChoices | None = None) -> None:
        """Begin a match, by default between a person and computers."""
        if choices is not None:
            self._settings.games[name] = choices
        self.places.begin(name, choices or GameChoices(), seed)

    def picture_is_complete(self) -> bool:
        arts = self.table.findChildren(CardArt)
        return bool(arts) and all(art.is_ready for art in arts)

    def next_frame(self) -> None:
        """Wait until the window has been painted again."""
        seen = self.frames
        self.until(lambda: self.frames > seen)

    def until(self, holds: Callable[[], object]) -> None:
        """Process events until a condition holds."""
        given_up = time.monotonic() + PATIENCE
        # The timer wakes the idle event loop.
        often = QTimer()
        often.start(5)
        while not holds():
            assert time.monotonic() < given_up, "waited in vain"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        often.stop()

    def until_asked(self) -> None:
        """Wait until the person may choose; close any overlay on the table."""
        self.until(self.is_asked)

    def is_asked(self) -> bool:
        self.go_on_after_round()
        return self.table.shown.now.decider is not None and not self.table.play.moving

    def is_over(self) -> bool:
        """True if the match is over, and its scoreboard covers the table."""
        self.go_on_after_round()
        return match_at(self.table).result is not None and self._scoreboard() is not None

    def go_on_after_round(self) -> None:
        """Close the scoreboard after a round, if there is one."""
        scoreboard = self._scoreboard()
        if scoreboard is not None and match_at(self.table).result is None:
            scoreboard.next_round.emit()

    def _scoreboard(self) -> Scoreboard | None:
        return next(
            (each for each in self.table.findChildren(Scoreboard) if each.isVisible()), None
        )

    def leave(self) -> None:
        """Return to the start page, which frees the table at once."""
        self.places.leave()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.next_frame()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.UpdateRequest:
            return False
        # The painting belongs to the measurement.
        self.window.event(event)
        self.frames += 1
        return True


def computers(name: str, level: str, **options: int | str) -> GameChoices:
    """Return choices with a computer at every seat, and without delays."""
    game = GAMES[name]
    chosen = {**game.defaults(), **options}
    seats = [SeatChoice("computer", guest(seat + 1), level) for seat in range(game.players(chosen))]
    return GameChoices(options=chosen, seats=seats, message_delay=0, timed=False)
