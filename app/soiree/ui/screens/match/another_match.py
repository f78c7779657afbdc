"""Starts another match with the players at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from soiree.controller.match.deal_words import NamedDeal
from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.core.records import Record
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.language.translation import tr
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Continue, Play, Replay
from soiree.ui.shell.window_dialogs import accepts

if TYPE_CHECKING:
    # Loaded with a match.
    from soiree.controller.match.client import Client


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
    window: MainWindow, game: Game, settings: Settings, client: Client | None, typed: str = ""
) -> None:
    """Ask for a deal or a position, and play it.

    Args:
        game: the game of a deal that names none.
        client: the match at the table, if any; its players play the deal.
        typed: the text that stands in the field first.
    """
    from soiree.ui.dialogs.deal import DealDialog

    choices = settings.choices(game)
    if client is not None:
        choices = as_at_the_table(client, choices)
    dialog = DealDialog(game, choices.options, client, window, typed)
    if not accepts(dialog):
        return
    if dialog.position is not None:
        is_over = dialog.position.result is not None
        window.requested.emit(Replay(dialog.position) if is_over else Continue(dialog.position))
    elif dialog.deal is not None:
        if dialog.deal.game is not game:
            choices = settings.choices(dialog.deal.game)
        window.requested.emit(play_deal(dialog.deal, choices))


def copy_position(window: MainWindow, record: Record) -> None:
    """Copy the position at the end of a record to the clipboard, as one word."""
    from soiree.controller.match.position_text import position_text
    from soiree.ui.desktop.clipboard import copy

    copy(position_text(record), window.status_bar)
    window.tell_anywhere(tr("The position is in the clipboard; “Play a deal…” opens it elsewhere."))


def play_deal(deal: NamedDeal, choices: GameChoices) -> Play:
    """The route to a new match with a given deal.

    Args:
        choices: the person's choices for the game. Their players take part if their number fits
            the deal.
    """
    options = dict(deal.options)
    fits = len(choices.seats) == deal.game.players(options)
    seats = choices.seats if fits else []
    return Play(deal.game.name, replace(choices, options=options, seats=seats), deal.text)
