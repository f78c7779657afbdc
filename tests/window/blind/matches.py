"""The matches that are played by ear: short ones, the same each time."""

from __future__ import annotations

from pathlib import Path

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.guests.people import guest

SEED = 15
"""Of the deals."""

PRESSES = 4
"""The seed of what the player presses."""

_SHORT: dict[str, dict[str, int | str]] = {
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 200},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 2},
}
"""The options with which the games take least time."""


def settings_for(game: Game) -> Settings:
    """Settings with which nothing moves, nobody chats and no clock runs at a game's table."""
    settings = Settings(speed="off", remarks=False, sound=False, lessons=list(GAMES))
    settings.practised = [each.name for each in GAMES.values() if not each.is_race]
    choices = settings.choices(game)
    choices.options |= _SHORT.get(game.name, {})
    choices.message_delay, choices.timed = 200, False
    choices.ends_turns = False
    choices.seats = [SeatChoice("human", "You"), *_computers(game, choices)]
    return settings


def _computers(game: Game, choices: GameChoices) -> list[SeatChoice]:
    others = range(1, game.players(choices.options))
    return [SeatChoice("computer", guest(seat), game.levels[0].name) for seat in others]


def transcript(game: Game) -> Path:
    """Where the transcript of a game's match is kept."""
    return Path(__file__).with_name("transcripts") / f"{game.name}.txt"
