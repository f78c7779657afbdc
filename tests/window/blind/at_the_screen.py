"""A table played by ear in this process, through Qt's own accessibility interface."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from soiree.core.games import Game
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.decks import load_deck
from soiree.ui.language import voice
from soiree.ui.language.voice import Weight
from soiree.ui.shell.main_window import MainWindow
from tests.window import reader
from tests.window.blind.matches import SEEDS, settings_for
from tests.window.blind.player import Thing, is_answer
from tests.window.places import open_places

Text = QAccessible.Text

PROMPT = QAccessible.Role.Heading
"""The accessible role of the prompt at a table."""

PATIENCE = 20_000
"""The longest wait in milliseconds for the other players."""


class AtTheScreen:
    """The table in a window."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self._window = window
        self._heard: list[str] = []
        self._things: list[Thing] = []
        self._found: list[QAccessibleInterface] = []

    def hear(self, sentence: str, _weight: Weight) -> None:
        if sentence:
            self._heard.append(sentence)

    def listen(self) -> list[str]:
        self._qtbot.waitUntil(self._is_asked, timeout=PATIENCE)
        heard, self._heard = self._heard, []
        return heard

    def things(self) -> list[Thing]:
        return self._things

    def _is_asked(self) -> bool:
        """True if the table has a prompt or an overlay that can be answered."""
        assert self._window.table is not None
        top = QAccessible.queryAccessibleInterface(self._window.table)
        first, last = top.child(0), top.child(top.childCount() - 1)
        has_prompt = first.role() == PROMPT and bool(first.text(Text.Name))
        if not has_prompt and not isinstance(last.object(), QWidget):
            return False
        self._things = list(self._feel())
        return any(each.is_over or (has_prompt and is_answer(each)) for each in self._things)

    def press(self, thing: Thing) -> None:
        pressed = self._found[thing.number]
        widget = pressed.object()
        reader.press(pressed)
        # An interface does not outlive its object.
        del pressed
        self._found.clear()
        if thing.is_over:
            # Buttons of Qt act when they are released.
            self._qtbot.waitUntil(lambda: is_gone(widget), timeout=PATIENCE)

    def ask(self, command: str) -> None:
        next(
            action for action in self._window.actions() if action.text().replace("&", "") == command
        ).trigger()

    def _feel(self) -> Iterator[Thing]:
        """The pressable objects of the table and its overlays."""
        self._found = []
        assert self._window.table is not None
        for each, state, depth in reader.walk(self._window.table):
            if not state.disabled and reader.can_be_pressed(each):
                self._found.append(each)
                name, use = each.text(Text.Name), each.text(Text.Description)
                yield Thing(name, use, depth > 1, len(self._found) - 1)


def is_gone(widget: QObject | None) -> bool:
    """True if the overlay has gone."""
    return not (isinstance(widget, QWidget) and Shiboken.isValid(widget) and widget.isVisible())


@contextmanager
def at_the_screen(qtbot: QtBot, game: Game) -> Iterator[AtTheScreen]:
    """Start the match of a game for the blind player."""
    reader.install()
    settings = settings_for(game)
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(Paths.find(), settings, deck)
    qtbot.addWidget(window)
    window.show()
    window.setUpdatesEnabled(False)
    places = open_places(window, settings, saves_matches=False)
    sat = AtTheScreen(qtbot, window)
    voice.listen(sat.hear)
    try:
        places.begin(game.name, settings.choices(game), SEEDS[game.name])
        assert places.table is not None
        table = places.table
        table.show_appearance(replace(table.shown.now.appearance, message_delay=0))
        yield sat
    finally:
        voice.unlisten(sat.hear)
        window.close()
