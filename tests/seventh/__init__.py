"""Sept, the seventh game: the example of how a game is added."""

from soiree.core.games import Game, Level, Option
from soiree.core.texts import tr_noop
from soiree.search.general import GeneralSearch
from tests.seventh.rules import Sept, imagine

HARD = GeneralSearch(imagine, worlds=60)

GAME = Game(
    name="sept",
    title="Sept",
    options=(Option("target", 7, range(3, 22), tr_noop("Points to win")),),
    levels=(
        Level(
            "easy",
            tr_noop("easy"),
            tr_noop("Easy tries few worlds and is easily led astray."),
            lambda: GeneralSearch(imagine, worlds=4, temperature=0.1).play,
        ),
        Level(
            "middle",
            tr_noop("middle"),
            tr_noop("Middle tries some worlds."),
            lambda: GeneralSearch(imagine, worlds=16).play,
        ),
        Level("hard", tr_noop("hard"), tr_noop("Hard tries many worlds."), lambda: HARD.play),
    ),
    players=lambda options: 2,
    start=Sept,
    imagine=imagine,
    evaluator=lambda: HARD.evaluate,
    window="tests.seventh.window",
)
