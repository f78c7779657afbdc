"""The command `soiree` with one more game: `python -m tests.seventh arena sept --seats …`."""

import sys

from soiree.cli import main
from soiree.games import GAMES
from tests.seventh import GAME

GAMES[GAME.name] = GAME  # above the guard: a process that plays for the arena does it, too

if __name__ == "__main__":
    sys.exit(main())
