"""Runs the whole program as the command does, while a script acts at its window."""

from __future__ import annotations

import gc
import itertools
import logging
import random
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from typing import Literal, TypeVar
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from soiree import cli
from soiree.core.cards import Card
from soiree.core.entries import Decision
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.guests.people import one_among
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style import first_look
from soiree.ui.style.theme import grow_text
from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.ui.table.items import disagreements, grid_at, hand_of, legal_at
from tests.window.places import places_of

PATIENCE = 60.0
"""The longest wait of a script for a condition, in seconds; it does not measure speed."""

_OFTEN = 4
"""Milliseconds between two checks of the condition that a script waits for."""

_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Shift)

Condition = Callable[[], object]

Acts = Generator[Condition, None, None]
"""Acts at the window, and yields a condition whenever it has to wait until the condition holds.

It is a generator because a dialog runs an event loop of its own. A plain function that waits could
not continue before the dialog is closed.
"""

Script = Callable[["Driver"], Acts]

_W = TypeVar("_W", bound=QWidget)


class Driver(QObject):
    """Gives a script access to the window and to everything in it.

    Attributes:
        told: every sentence that the tables have announced.
        settled: the number of times that a table has displayed everything.
        faults: differences between the picture of a table at rest and the match.
        keys, clicks: the numbers of keys and clicks so far.
        expects_faults: True if logged faults are expected; else a fault ends the script.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window = window
        places = places_of(window)
        assert places is not None
        self.places = places
        self.told: list[str] = []
        self.settled = 0
        self.faults: list[str] = []
        self.keys = 0
        self.clicks = 0
        self.expects_faults = False
        self._watched: QObject | None = None
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    @property
    def has_table(self) -> bool:
        return self.places.table is not None

    @property
    def table(self) -> Table:
        assert self.places.table is not None
        return self.places.table

    @property
    def legal(self) -> tuple[str, ...]:
        """Return the moves of the person at the screen, once everything is displayed."""
        return legal_at(self.table)

    @property
    def entries(self) -> int:
        return match_at(self.table).position

    def scoreboard(self) -> Scoreboard | None:
        """The scoreboard over the table, if there is one."""
        return self.shown(Scoreboard)

    def shown(self, kind: type[_W], name: str = "") -> _W | None:
        """Return the visible widget of a class in the front window, with this text or name."""
        return next(
            (
                widget
                for widget in self.front.findChildren(kind)
                if widget.isVisible() and (not name or name in _called(widget))
            ),
            None,
        )

    @property
    def front(self) -> QWidget:
        """The dialog that is open, or the window."""
        return QApplication.activeModalWidget() or self.window

    def button(self, text: str) -> QPushButton:
        found = self.shown(QPushButton, text)
        assert found is not None, f"no button {text!r}"
        return found

    def next_button(self) -> QPushButton:
        """The button of the scoreboard that leads on to the next round or race."""
        found = self.shown(QPushButton, "Next round") or self.shown(QPushButton, "Next race")
        assert found is not None, "nothing leads on"
        return found

    def texts(self) -> list[str]:
        """Return the texts of the scoreboard or the front dialog, from top to bottom."""
        return [label.text() for label in (self.scoreboard() or self.front).findChildren(QLabel)]

    def choice_of(self, card: Card) -> QWidget:
        """The card in the grid of cards to ask for."""
        grid = grid_at(self.table)
        assert grid is not None
        return next(each for each in grid.cards() if each.card == card)

    def hand_at(self, seat: Seat) -> QPoint:
        """A point of the screen on another player's hand."""
        return self.table.item_rect(hand_of(self.table, seat)).center()

    def soon(self, act: Callable[[], object]) -> None:
        """Let the event loop call `act`, which may open a dialog and return late."""
        QTimer.singleShot(0, self.window, act)

    def watch(self) -> None:
        """Compare the picture with the match whenever a table has come to rest."""
        table = self.places.table
        if table is None or table is self._watched:
            return
        self._watched = table

        def settled() -> None:
            self.settled += 1
            self.faults += disagreements(table)

        table.play.settled.connect(settled)
        table.play.event_shown.connect(lambda _, sentence: self.told.append(sentence))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the released keys and mouse buttons that reach a window."""
        if isinstance(watched, QWindow):
            if event.type() is QEvent.Type.MouseButtonRelease:
                self.clicks += 1
            elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyRelease:
                self.keys += event.key() not in _MODIFIERS
        return False


def run_script(script: Script, *arguments: str) -> int:
    """Run `soiree` with these arguments while a script acts at its window; returns its exit code.

    The window is closed when the script ends.
    """
    # Created here, so that the timer of the prompter can run before the program starts.
    application = QApplication.instance() or QApplication([])
    prompter = _Prompter(script)
    try:
        code = run_alone(*arguments)
    finally:
        prompter.stop()
    assert application is QApplication.instance()
    if prompter.fault is not None:
        raise prompter.fault
    assert prompter.ended, "the program ended before the script did"
    return code


def run_alone(*arguments: str) -> int:
    """Run `soiree` with these arguments in this process until it ends; returns its exit code."""
    # Each reading of this clock is a second later, so that `FirstLook` ignores no click.
    seconds = itertools.count()
    first_look.clock = lambda: float(next(seconds))
    hooks = sys.excepthook, threading.excepthook, sys.getswitchinterval()
    try:
        # Frozen objects of the program would outlive it. To unfreeze them, the collector would have
        # to search those of all tests too.
        with patch.object(gc, "freeze"):
            return cli.main(arguments)
    finally:
        sys.excepthook, threading.excepthook = hooks[:2]
        sys.setswitchinterval(hooks[2])
        _clear_away()


def _clear_away() -> None:
    """Remove all remains of a run of the program, as the end of its process would."""
    # A surplus request to quit would end the first event loop of a later test.
    QTimer.singleShot(0, QApplication.quit)
    QApplication.exec()
    for widget in QApplication.topLevelWidgets():
        widget.deleteLater()
    grow_text(QSize())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()


class _Prompter(QObject):
    """Continues a script as soon as the condition that it waits for holds."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self.fault: BaseException | None = None
        self.ended = False
        self._script = script
        self._driver: Driver | None = None
        self._acts: Iterator[Condition] = iter(())
        self._condition: Condition = lambda: False
        self._traces = _Traces()
        logging.getLogger("soiree").addHandler(self._traces)
        self._since = time.monotonic()
        self._busy = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_OFTEN)

    def stop(self) -> None:
        self._timer.stop()
        logging.getLogger("soiree").removeHandler(self._traces)

    def _look(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            self._go_on()
        except StopIteration:
            self.ended = True
            self._end()
        except BaseException as fault:
            self.fault = fault
            self._end()
        finally:
            self._busy = False

    def _go_on(self) -> None:
        if self._driver is not None:
            self._driver.watch()
            assert self._driver.expects_faults or not self._traces.texts, self._traces.texts[0]
            assert self._driver.faults == [], "the picture is not what the match is"
        elif window := _open_window():
            self._driver = Driver(window)
            self._acts = self._script(self._driver)
            self._condition = lambda: True
        if self._condition():
            self._condition = next(self._acts)
            self._since = time.monotonic()
        elif time.monotonic() - self._since > PATIENCE:
            raise AssertionError(f"waited in vain for {_source(self._condition)}; {self._scene()}")

    def _scene(self) -> str:
        """Describe the visible window, for the message of a failure."""
        if self._driver is None:
            return "there is no window"
        front, table = self._driver.front, self._driver.places.table
        texts = [each.text() for each in front.findChildren(QLabel) if each.isVisible()]
        at_table = table and (table.shown.now.decider, table.shown.now.thinker, table.play.moving)
        return f"in front is {front.windowTitle()} with {texts}; at the table: {at_table}"

    def _end(self) -> None:
        """Close popup, dialog and window, and end the running event loop."""
        self._timer.stop()
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        if (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()
        if self._driver is not None:
            self._driver.window.close()
        QApplication.exit()


class _Traces(logging.Handler):
    """Keeps the log records of the program that have a traceback."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.texts.append(self.format(record))


def _open_window() -> MainWindow | None:
    """The visible window of the program; closed windows of earlier runs may still exist."""
    return next(
        (
            window
            for window in QApplication.topLevelWidgets()
            if isinstance(window, MainWindow)
            and window.isVisible()
            and places_of(window) is not None
        ),
        None,
    )


def _source(condition: Condition) -> str:
    code = getattr(condition, "__code__", None)
    return f"what {code.co_filename}:{code.co_firstlineno} says" if code else repr(condition)


def _called(widget: QWidget) -> tuple[str, ...]:
    texts = (widget.text(),) if isinstance(widget, QPushButton) else ()
    return (*texts, widget.accessibleName())


def play_rounds(
    driver: Driver,
    ask: Callable[[str], Acts],
    go_on: Callable[[], Acts],
    hurry: Callable[[], Acts],
    rng: random.Random,
) -> Acts:
    """Play random legal moves at the person's seat until the match is over.

    Args:
        ask: makes a move at the window; in Soi, a move is a question.
        go_on: closes the scoreboard after a round.
        hurry: completes all running animations at once.
    """
    while True:
        yield lambda: driver.scoreboard() or driver.legal or driver.table.play.moving
        if driver.scoreboard() is not None:
            if match_at(driver.table).result is not None:
                return
            yield from go_on()
            yield lambda: driver.scoreboard() is None
        elif driver.legal:
            yield from _play_move(driver, rng.choice(driver.legal), ask)
        else:
            yield from hurry()


def _play_move(driver: Driver, move: str, ask: Callable[[str], Acts]) -> Acts:
    before = driver.entries
    yield from ask(move)
    yield lambda: driver.entries > before
    entry = match_at(driver.table).entries[before]
    assert isinstance(entry, Decision)
    assert entry.move == move


def choose_settings(
    *,
    seats: list[SeatChoice] | None = None,
    speed: Literal["normal", "fast", "off"] = "off",
    delay: int = 200,
    target: int = 100,
    **others: object,
) -> Settings:
    """Save settings to the disk, as an earlier run of the program would have done.

    In a game without given seats, one person plays against the easiest computers, which are the
    fastest.
    """
    settings = Settings()
    settings.speed = speed
    settings.lessons = settings.practised = list(GAMES)
    for name, value in others.items():
        setattr(settings, name, value)
    settings.games["soi"] = GameChoices(
        options={"target": target}, seats=seats or [], message_delay=delay
    )
    for game in GAMES.values():
        choices = settings.choices(game)
        choices.ends_turns = False  # Scripts end their turns themselves.
        choices.seats = choices.seats or one_among(game, choices, game.levels[0])
    assert settings_file.save(Paths.find(), settings) is None
    assert settings_file.load(Paths.find(), GAMES).notices == ()
    return settings


def people_and_computers(kinds: str, level: str = "easy") -> list[SeatChoice]:
    """Seats by a text such as `hcch`: `h` for a person, `c` for a computer."""
    names = ("Wanda", "Xaver", "Yvonne", "Zeno")
    return [
        SeatChoice("human", name) if kind == "h" else SeatChoice("computer", name, level)
        for kind, name in zip(kinds, names, strict=True)
    ]
