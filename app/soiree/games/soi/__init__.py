"""The description of Soi."""

from __future__ import annotations

from soiree.core.games import Game, Lengths, Option, SeatOrder, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

GAME = Game(
    name="soi",
    title="Soi",
    options=(
        Option(
            "target",
            200,
            range(100, 1001),
            tr_noop("Play to"),
            note=tr_noop("points, {least} to {most}"),
        ),
    ),
    levels=levels(
        easy=tr_noop(
            "Easy remembers the last 2 questions and asks for the ranks that it has most of."
        ),
        middle=tr_noop("Middle remembers the last 10 and asks for cards that it saw change hands."),
        impossible=tr_noop(
            "Impossible remembers the whole round, draws conclusions and weighs both answers."
        ),
    ),
    computers=Lazy("soiree.games.soi.ai.levels:player"),
    players=lambda options: 4,
    rules=Lazy("soiree.games.soi.rules:RULES"),
    evaluator=Lazy("soiree.games.soi.ai.evaluation:evaluate"),
    pricer=Lazy("soiree.games.soi.ai.evaluation:pricer"),
    explainer=Lazy("soiree.games.soi.ai.explanations:EXPLAINER"),
    appraiser=Lazy("soiree.games.soi.ai.evaluation:appraise"),
    luck_weight=0.0,
    themes=Lazy("soiree.games.soi.themes:THEMES"),
    marks=(0.07, 0.13, 0.24),
    shares={4: (0.993, 0.733)},
    points_first=True,
    window="soiree.ui.games.soi",
    tempers={
        Temper.BOLD: tr_noop("Bold guests ask for the ranks worth most"),
        Temper.CAUTIOUS: tr_noop("Cautious guests ask for the ranks that they hold most of"),
        Temper.SPITEFUL: tr_noop("Spiteful guests ask the player who last took a card from them"),
        Temper.GENEROUS: tr_noop(
            "Generous guests ask the player who is ahead and spare the others"
        ),
    },
    target="target",
    seat_order=SeatOrder.COUNTERCLOCKWISE,
    lengths=Lengths("target", {(): ((0, 0), (100, 250), (200, 510), (500, 1140))}),
    feats=Lazy("soiree.games.soi.feats:FEATS"),
)
