"""What the commands share to read their command lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from soiree.cli import UsageError

if TYPE_CHECKING:
    from soiree.core.games import Game


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{' '.join(message.split())} ({self.prog} --help tells more)")


def game_named(name: str) -> Game:
    """The game of this name, in capitals or not. Raises UsageError if there is none."""
    from soiree.games import GAMES  # The window is sooner there without the rules.

    if name.lower() not in GAMES:
        raise UsageError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name.lower()]


def positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """What reads a number above 0."""

    def number(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = 0
        if not 0 < value < 1_000_000_000:
            raise argparse.ArgumentTypeError(f"{text} is not a number above 0")
        return value

    return number
