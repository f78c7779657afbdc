"""The window's title, by which a task bar tells one window from another.

Qt adds the name of the program where the desktop wants it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from soiree.controller.match.client import Client
from soiree.core.names import isolated, shown_name
from soiree.core.records import Participant
from soiree.ui.guests.people import names_of, you
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.words import company
from soiree.ui.table.table import Table

_NAMED = 6
"""The most players who are all named; of more, the first three are."""

_LONGEST = 24
"""The most characters of a name; a longer one is shortened."""


class WindowTitle(QObject):
    """Keeps the title up to date while a match is in the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._client: Client | None = None
        self._is_replay = False

    def attach(self, client: Client, table: Table, *, is_replay: bool = False) -> None:
        """Name this match, and say when it is over, or that it is only looked through."""
        self._client, self._is_replay = client, is_replay
        for signal in (table.play.asked, table.play.settled, table.play.over):
            signal.connect(self._refresh)
        self._refresh()

    def detach(self) -> None:
        """There is no match in the window any more."""
        self._client = None
        self._window.setWindowTitle(tr("Soirée"))

    def _refresh(self) -> None:
        if (client := self._client) is not None:
            is_over = client.result is not None
            title = match_title(
                client.game.title, client.players, is_over=is_over, is_replay=self._is_replay
            )
            # Qt replaces `[*]` unless it is doubled.
            self._window.setWindowTitle(title.replace("[*]", "[*][*]"))


def match_title(
    game: str,
    players: Sequence[Participant],
    *,
    is_over: bool = False,
    is_replay: bool = False,
) -> str:
    """Such as `Rummy: you, Ada and Clara`; the usual name of the only person becomes "you"."""
    only = sum(who.kind == "human" for who in players) == 1
    names = [
        tr("you") if only and who.kind == "human" and name == you() else _shortened(name)
        for who, name in zip(players, names_of(players), strict=True)
    ]
    if is_replay:
        text = tr("{game}: {players} (replay)")
    elif is_over:
        text = tr("{game}: {players} (finished)")
    else:
        text = tr("{game}: {players}")
    return text.format(game=game, players=company(names, _NAMED))


def _shortened(name: str) -> str:
    if len(name) <= _LONGEST:
        return name
    return isolated(shown_name(name)[: _LONGEST - 1].rstrip() + "…")
