"""Starts another match with the players at the table."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.match.client import Client
from soiree.controller.match.deal_words import NamedDeal
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
    """Ask for a deal, and play it.

    Args:
        choices: the choices for the game.
        client: the match at the table, if any; its players play the deal.
    """
    from soiree.ui.dialogs.deal import DealDialog

    if client is not None:
        choices = as_at_the_table(client, choices)
    dialog = DealDialog(game, choices.options, client, window)
    accepted = dialog.exec()
    dialog.deleteLater()
    if accepted and dialog.deal is not None:
        if dialog.deal.game is not game:
            choices = GameChoices()
        window.requested.emit(play_deal(dialog.deal, choices))


def play_deal(deal: NamedDeal, choices: GameChoices) -> Play:
    """The route to a match with a deal.

    Args:
        choices: the choices for the game; its players play if they are as many as needed.
    """
    options = dict(deal.options)
    fits = len(choices.seats) == deal.game.players(options)
    seats = choices.seats if fits else []
    return Play(deal.game.name, replace(choices, options=options, seats=seats), deal.text)
