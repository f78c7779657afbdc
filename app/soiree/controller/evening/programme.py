"""The items of programmes of evenings: games with options, chosen by the length of a match."""

from __future__ import annotations

from soiree.controller.evening.evening import MEMBERS, Item
from soiree.core.games import Game
from soiree.games import GAMES

SHORT = 10
"""The minutes that a match of a short evening takes at most, where the game allows it."""


def short_item(game: Game) -> Item:
    """The first of these matches that takes at most `SHORT` minutes, or else the shortest of them.

    They are, if the game admits the players: four with the default options, four with the option
    for the shortest match, two with the default options, and two with that option.
    """
    choices = [
        _item(game, players, shortest)
        for players in (MEMBERS, 2)
        for shortest in (False, True)
        if _admits(game, players)
    ]
    fitting = (each for each in choices if minutes(each) <= SHORT)
    return next(fitting, min(choices, key=minutes))


def usual_item(game: Game) -> Item:
    """A match with the default options, among four if the game allows it."""
    return _item(game, MEMBERS if _admits(game, MEMBERS) else 2, shortest=False)


def item_for_two(game: Game) -> Item | None:
    """A match of two with the default options, or the shortest one if these exceed `SHORT` minutes.

    None if the game cannot be played by two.
    """
    if not _admits(game, 2):
        return None
    usual, short = (_item(game, 2, shortest=shortest) for shortest in (False, True))
    return usual if minutes(usual) <= SHORT else short


def minutes(item: Item) -> int:
    """The length of a match in minutes, as estimated for the dialog of a new match."""
    return GAMES[item.game].minutes(item.options)


def _admits(game: Game, players: int) -> bool:
    counts = {option.name: option for option in game.options}
    if "players" in counts:
        return counts["players"].admits(players)
    return game.players(game.defaults()) == players


def _item(game: Game, players: int, shortest: bool) -> Item:
    options = game.defaults()
    if "players" in options:
        options["players"] = players
    lengths = game.lengths
    if shortest and lengths is not None and lengths.by != "players":
        values = next(option.values for option in game.options if option.name == lengths.by)
        options[lengths.by] = values[0]
    return Item(game.name, options)
