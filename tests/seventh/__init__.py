"""Sept, the seventh game: an example to copy, small and complete. Its levels share one search."""

from soiree.core.games import Game, Level, Option, Rules
from soiree.core.texts import tr_noop
from soiree.search.general import GeneralSearch
from tests.seventh.rules import Sept, SeptFacts, imagine

EASY = GeneralSearch(imagine, samples=8, temperature=0.1)
MIDDLE = GeneralSearch(imagine, samples=16, temperature=0.02)
HARD = GeneralSearch(imagine, samples=200)

GAME = Game(
    name="sept",
    title="Sept",
    options=(Option("target", 7, range(3, 22), tr_noop("Points to win")),),
    levels=(
        Level("easy", tr_noop("easy"), tr_noop("Easy tries few deals."), lambda: EASY.play),
        Level("middle", tr_noop("middle"), tr_noop("Middle tries more."), lambda: MIDDLE.play),
        Level("hard", tr_noop("hard"), tr_noop("Hard tries many."), lambda: HARD.play),
    ),
    players=lambda options: 2,
    rules=lambda: Rules(Sept, imagine, SeptFacts),
    evaluator=lambda: HARD.evaluate,
    pricer=lambda: HARD.price,
    appraiser=lambda: HARD.appraise,
    window="tests.seventh.window",
    target="target",
)
