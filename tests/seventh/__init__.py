"""Sept, the seventh game: the example of how a game is added."""

from soiree.core.games import Game, Level, Option
from soiree.search.general import GeneralSearch
from tests.seventh.rules import Sept, SeptFacts, imagine

EASY = GeneralSearch(imagine, worlds=4, temperature=0.2)
MIDDLE = GeneralSearch(imagine, worlds=20, temperature=0.05)
HARD = GeneralSearch(imagine, worlds=100)

GAME = Game(
    name="sept",
    title="Sept",
    options=(Option("target", 7, range(3, 22), "Play to", note="points, {least} to {most}"),),
    levels=(
        Level("easy", "easy", "Easy tries little, and often errs.", lambda: EASY.play),
        Level("middle", "middle", "Middle tries more, and seldom errs.", lambda: MIDDLE.play),
        Level("hard", "hard", "Hard tries most.", lambda: HARD.play),
    ),
    players=lambda options: 2,
    start=Sept,
    imagine=imagine,
    evaluator=lambda: HARD.evaluate,
    window="tests.seventh.window",
    facts=SeptFacts,
    target="target",
)
