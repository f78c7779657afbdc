"""What the commands share to read their command lines."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NoReturn

from soiree.cli import UsageError

if TYPE_CHECKING:
    from soiree.core.games import Game


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{' '.join(message.split())} ({self.prog} --help tells more)")


def game_named(name: str) -> Game:
    """The game of this name. Raises UsageError if there is none."""
    from soiree.games import GAMES  # The window is sooner there without the rules.

    if name not in GAMES:
        raise UsageError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
