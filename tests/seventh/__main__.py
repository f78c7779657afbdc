"""The command `soiree` with one more game: `python -m tests.seventh arena sept --seats …`."""

import sys

from soiree.cli import main
from soiree.games import GAMES
from tests.seventh import GAME

GAMES[GAME.name] = GAME  # above the guard, so that processes of the arena have the game, too

if __name__ == "__main__":
    sys.exit(main())
