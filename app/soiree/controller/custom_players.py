"""Players given by name: a level, or a function in a file of the user's own."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import cast

from soiree.core.games import RANDOM
from soiree.core.players import Player
from soiree.games import GAMES


class PlayerFault(Exception):
    """A player that does not exist or breaks its contract; the message is one line."""


@cache
def player_named(game: str, name: str) -> Player:
    """The player of a game with this name.

    Args:
        name: a level, `random`, or `path/to/file.py:function` for a custom player.

    Raises:
        PlayerFault: there is no such player, or its file cannot be run.
    """
    if _is_own(name):
        return _own_player(name)
    try:
        return GAMES[game].player(name)
    except KeyError:
        there_is = ", ".join((*GAMES[game].level_names(), RANDOM))
        raise PlayerFault(
            f"{game} has no player {name!r}: there is {there_is}, and path/to/file.py:function"
        ) from None


def _is_own(name: str) -> bool:
    return ".py:" in name


def short_name(name: str) -> str:
    """What a record calls a player: it does not name the folder of a file."""
    return Path(name).name if _is_own(name) else name


def _own_player(name: str) -> Player:
    file, _, function = name.rpartition(":")
    path = Path(file).resolve()
    if not path.is_file():
        raise PlayerFault(f"{file}: there is no such file")
    spec = importlib.util.spec_from_file_location(f"soiree_player_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(path.parent))  # for modules that it keeps beside it
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise PlayerFault(describe(error, name)) from error
    own = getattr(module, function, None)
    if not callable(own):
        raise PlayerFault(f"{file}: it has no function {function!r}")
    return cast(Player, own)


def describe(error: BaseException, name: str, chooses: Player | None = None) -> str:
    """What a player raised, on one line, with the file and line where it was raised."""
    passed = [(f.f_code.co_filename, line) for f, line in traceback.walk_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        passed.append((error.filename, error.lineno or 1))
    where = location(name, chooses)
    if _is_own(name):
        file = name.rpartition(":")[0]
        inside = [line for source, line in passed if source == str(Path(file).resolve())]
        where = f"{file}:{inside[-1]}" if inside else where
    elif passed:
        where = "{}:{}".format(*passed[-1])
    return f"{where}: {' '.join(f'{type(error).__name__}: {error}'.split()).rstrip(':')}"


def location(name: str, chooses: Player | None) -> str:
    """Where a player is defined: its file and first line, or its level."""
    line = getattr(getattr(chooses, "__code__", None), "co_firstlineno", 1)
    return f"{name.rpartition(':')[0]}:{line}" if _is_own(name) else f"player {name}"
