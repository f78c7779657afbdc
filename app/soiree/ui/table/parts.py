"""The objects that most parts of one table use, and the base of these parts."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject

from soiree.controller.match.client import Client
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.felt.background import Background
from soiree.ui.table.felt.board import Board
from soiree.ui.table.motion.playback import Playback
from soiree.ui.table.shown import Shown


class TableParts(Struct, frozen=True):
    """The objects that the input, speech and recap of one table share.

    Attributes:
        view: the table, as a weak proxy, so that no part keeps the table alive.
        client: the window's access to the match.
        presenter: the display of the game.
        shown: the match as displayed so far.
        board: the items on the table.
        playback: the queue of events to display.
    """

    view: Background
    client: Client
    presenter: Presenter
    shown: Shown
    board: Board
    playback: Playback


class TablePart(QObject):
    """A part of a table that uses these objects."""

    def __init__(self, parts: TableParts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = parts.view
        self._client = parts.client
        self._presenter = parts.presenter
        self._choosing = parts.presenter.choosing
        self._shown = parts.shown
        self._board = parts.board
        self._playback = parts.playback
