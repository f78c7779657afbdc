"""Players given by name: a level, or a function in a file of the user's own."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path

from soiree.controller.players.file import (
    NO_TEXT,
    first_line,
    line_in,
    lines_passed,
    player_in,
    reason,
    run,
)
from soiree.core.entries import Move
from soiree.core.games import RANDOM
from soiree.core.players import GivenTime, Player, Stop, never
from soiree.core.strict_json import brief
from soiree.core.texts import printable
from soiree.core.views import View
from soiree.games import GAMES


class PlayerFault(Exception):
    """A player that does not exist or breaks its contract; the message is one line."""

    def __init__(self, text: str) -> None:
        super().__init__(printable(text))


class ArenaPlayer(ABC):
    """A player at a seat of one match, that answers a view with a move.

    Attributes:
        location: for faults, the file and line where a custom player begins, or the level.
        not_enforced: the limits that the system does not enforce, as keys of the table `COULD`;
            known after the beginning.
    """

    location = ""
    not_enforced: tuple[str, ...] = ()

    def begin(self) -> None:  # noqa: B027
        """Wait until the player is ready for the first question. Raises PlayerFault."""

    @abstractmethod
    def ask(self, view: View, rng: random.Random) -> Move:
        """Return the move of the player, unchecked. Raises PlayerFault."""

    def close(self) -> None:  # noqa: B027
        """Release the player, as the match is over."""


class InProcess(ArenaPlayer):
    """A player that the arena's own process runs: a level, or a trusted custom player."""

    def __init__(self, game: str, name: str, think: float | None = None) -> None:
        """
        Args:
            think: seconds for each move, or None for no limit.
        """
        self._name = name
        self._think = think
        self._chooses = player_named(game, name)
        self.location = location(name, self._chooses)

    def ask(self, view: View, rng: random.Random) -> Move:
        try:
            answer: object = self._chooses(view, rng, stop_after(self._think))
        except (Exception, SystemExit) as error:
            raise PlayerFault(describe(error, self._name, self._chooses)) from error
        if not isinstance(answer, str):
            raise PlayerFault(f"{self.location}: answered {brief(repr(answer))}: {NO_TEXT}")
        return answer


def stop_after(seconds: float | None) -> Stop:
    """Return a `Stop` that is true from `seconds` seconds on; for None, one that is never true."""
    return never if seconds is None else GivenTime.of(seconds)


def check_name(game: str, name: str) -> None:
    """Raise PlayerFault if no such level or file exists. The file is not run."""
    if not is_custom(name):
        player_named(game, name)
    elif not path_of(name).is_file():
        raise PlayerFault(f"{file_of(name)}: there is no such file")


@cache
def player_named(game: str, name: str) -> Player:
    """Return the player of a game with this name, to run in this process.

    Args:
        name: a level, `random`, or `path/to/file.py:function` for a custom player.

    Raises:
        PlayerFault: there is no such player, or its file cannot be run.
    """
    if is_custom(name):
        return _custom_player(game, name)
    try:
        return GAMES[game].player(name)
    except KeyError:
        there_is = ", ".join((*GAMES[game].level_names(), RANDOM))
        raise PlayerFault(
            f"{game} has no player {name!r}: there is {there_is}, and path/to/file.py:function"
        ) from None


def is_custom(name: str) -> bool:
    """True if a player is a function in a file of the user's own."""
    return ".py:" in name


def file_of(name: str) -> str:
    """The path in the name of a custom player, before the colon, as the user typed it."""
    return name.rpartition(":")[0]


def path_of(name: str) -> Path:
    """The file of a custom player, from the root of the disk."""
    return Path(file_of(name)).resolve()


def short_name(name: str) -> str:
    """Return the name of a player for a record: a custom player's file without its folder."""
    return Path(name).name if is_custom(name) else name


def _custom_player(game: str, name: str) -> Player:
    check_name(game, name)
    try:
        module = run(path_of(name))
    except (Exception, SystemExit) as error:
        raise PlayerFault(describe(error, name)) from error
    function = name.rpartition(":")[2]
    player = player_in(module, function)
    if player is None:
        raise PlayerFault(f"{file_of(name)}: it has no function {function!r}")
    return player


def describe(error: BaseException, name: str, chooses: Player | None = None) -> str:
    """Describe an exception of a player on one line, with the file and line of its origin."""
    where = location(name, chooses)
    if is_custom(name):
        line = line_in(path_of(name), error)
        where = f"{file_of(name)}:{line}" if line else where
    elif passed := lines_passed(error):
        where = "{}:{}".format(*passed[-1])
    return f"{where}: {reason(error)}"


def location(name: str, chooses: Player | None) -> str:
    """Return the place of a player's definition: its file and first line, or its level."""
    return f"{file_of(name)}:{first_line(chooses)}" if is_custom(name) else f"player {name}"
