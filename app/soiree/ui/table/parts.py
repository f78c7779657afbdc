"""The objects that most parts of one table use."""

from __future__ import annotations

from msgspec import Struct

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
