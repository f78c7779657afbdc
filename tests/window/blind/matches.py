"""The matches of the blind player: short and reproducible."""

from __future__ import annotations

from pathlib import Path

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.guests.people import guest

SEEDS = {"soureh": 15, "pariah": 15, "soy": 15, "soda": 15, "soi": 7, "spy": 4}
"""The seeds of the deals, which make short matches."""

PRESSES = 4
"""The seed of the player's presses."""

_SHORT: dict[str, dict[str, int | str]] = {
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 200},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 2},
}
"""Options with the shortest matches."""


def settings_for(game: Game) -> Settings:
    """Settings without animations, remarks and clocks."""
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
    """The path of the transcript of a game."""
    return Path(__file__).with_name("transcripts") / f"{game.name}.txt"
