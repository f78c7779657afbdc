"""Starts another match with the players at the table."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.match.client import Client
from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Play


def as_at_the_table(client: Client, choices: GameChoices, level: str = "") -> GameChoices:
    """Choices with the players and options of a match.

    Args:
        choices: the source of everything else.
        level: a level for all computers; empty to keep theirs.
    """
    seats = [
        SeatChoice(who.kind, shown_name(who.name), level if level and who.level else who.level)
        for who in client.players
    ]
    return replace(choices, options=dict(client.options), seats=seats)


def ask_for_deal(
    window: MainWindow, game: Game, choices: GameChoices, client: Client | None = None
) -> None:
    """Ask for the number of a deal, and play it.

    Args:
        client: the match at the table, if any; its players play the deal.
    """
    from soiree.ui.dialogs.numbered_deal import NumberedDialog

    if client is not None:
        choices = as_at_the_table(client, choices)
    seed = None if client is None else client.seed
    dialog = NumberedDialog(game, choices.options, seed, window)
    accepted = dialog.exec()
    dialog.deleteLater()
    if accepted and dialog.seed is not None:
        window.requested.emit(Play(game.name, choices, dialog.seed))
