"""Sept, the seventh game: the example of how a game is added."""

from soiree.core.games import Game, Option
from tests.seventh.rules import Sept, imagine

GAME = Game(
    name="sept",
    title="Sept",
    options=(Option("target", 7, range(3, 22)),),
    levels=("easy", "middle", "hard"),
    players=lambda options: 2,
    start=Sept,
    imagine=imagine,
)
