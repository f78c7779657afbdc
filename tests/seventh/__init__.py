"""Sept, a seventh game to copy as an example: small and complete. Its levels share one search."""

from soiree.core.games import Game, Lengths, Level, Option
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

GAME = Game(
    name="sept",
    title="Sept",
    options=(Option("target", 7, range(3, 22), tr_noop("Points to win")),),
    levels=(
        Level("easy", tr_noop("easy"), tr_noop("Easy tries few deals.")),
        Level("middle", tr_noop("middle"), tr_noop("Middle tries more.")),
        Level("hard", tr_noop("hard"), tr_noop("Hard tries many.")),
    ),
    computers=Lazy("tests.seventh.ai:player"),
    players=lambda options: 2,
    rules=Lazy("tests.seventh.rules:RULES"),
    evaluator=Lazy("tests.seventh.ai:evaluate"),
    pricer=Lazy("tests.seventh.ai:pricer"),
    appraiser=Lazy("tests.seventh.ai:appraise"),
    window="tests.seventh.window",
    target="target",
    lengths=Lengths("target", {(): ((0, 0), (7, 50))}),
)
