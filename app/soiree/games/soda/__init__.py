"""The description of Soda."""

from __future__ import annotations

from itertools import permutations

from soiree.core.cards import SUITS
from soiree.core.games import Game, Lengths, Option, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

GAME = Game(
    name="soda",
    title="Soda",
    options=(
        Option("players", 4, range(2, 7), tr_noop("Players")),
        Option(
            "suits",
            SUITS,
            tuple("".join(order) for order in permutations(SUITS)),
            tr_noop("Scoring suits"),
            note=tr_noop("one a round, in this order"),
            are_suits=True,
        ),
    ),
    levels=levels(
        easy=tr_noop("Easy plays by instinct, and often at random."),
        middle=tr_noop("Middle tries out how the hand may continue."),
        hard=tr_noop("Hard also remembers, draws conclusions and plans several hands ahead."),
    ),
    computers=Lazy("soiree.games.soda.ai.levels:player"),
    players=lambda options: int(options["players"]),
    rules=Lazy("soiree.games.soda.rules:RULES"),
    evaluator=Lazy("soiree.games.soda.ai.evaluation:evaluate"),
    pricer=Lazy("soiree.games.soda.ai.evaluation:pricer"),
    explainer=Lazy("soiree.games.soda.ai.explanations:EXPLAINER"),
    appraiser=Lazy("soiree.games.soda.ai.evaluation:appraise"),
    marks=(0.02, 0.035, 0.065),
    themes=Lazy("soiree.games.soda.themes:THEMES"),
    reshuffler=Lazy("soiree.games.soda.rules:reshuffle"),
    shares={2: (0.70, 0.682), 4: (0.341, 0.372)},
    points_in_all=216,
    window="soiree.ui.games.soda",
    tempers={
        Temper.BOLD: tr_noop("Bold guests rarely say No and like high cards"),
        Temper.CAUTIOUS: tr_noop("Cautious guests save their high cards"),
        Temper.SPITEFUL: tr_noop("Spiteful guests try to keep points from players who are ahead"),
        Temper.GENEROUS: tr_noop("Generous guests let players who are behind win"),
    },
    lengths=Lengths("players", {(): ((2, 124), (4, 116), (6, 118))}),
    feats=Lazy("soiree.games.soda.feats:FEATS"),
)
