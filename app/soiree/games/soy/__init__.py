"""The description of Soy."""

from __future__ import annotations

from soiree.core.games import Game, Lengths, Option, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

GAME = Game(
    name="soy",
    title="Soy",
    options=(Option("hand_size", 5, range(5, 8), tr_noop("Cards in a hand")),),
    levels=levels(
        easy=tr_noop("Easy remembers two rounds and sometimes plays at random."),
        middle=tr_noop("Middle remembers three rounds, reads your bids and varies its own."),
        hard=tr_noop(
            "Hard remembers everything, reads your bids and expects you to read its bids."
        ),
    ),
    computers=Lazy("soiree.games.soy.ai.levels:player"),
    players=lambda options: 2,
    rules=Lazy("soiree.games.soy.rules:RULES"),
    evaluator=Lazy("soiree.games.soy.ai.evaluation:evaluate"),
    pricer=Lazy("soiree.games.soy.ai.evaluation:HandPricer"),
    explainer=Lazy("soiree.games.soy.ai.explanations:EXPLAINER"),
    appraiser=Lazy("soiree.games.soy.ai.evaluation:appraise"),
    marks=(0.06, 0.1, 0.2),
    themes=Lazy("soiree.games.soy.themes:THEMES"),
    shares={2: (0.633, 0.64)},
    window="soiree.ui.games.soy",
    tempers={
        Temper.BOLD: tr_noop("Bold guests like to bid high"),
        Temper.CAUTIOUS: tr_noop("Cautious guests like to bid low"),
        Temper.SPITEFUL: tr_noop(
            "Spiteful guests bid high for the suit that the opponent collects"
        ),
        Temper.GENEROUS: tr_noop("Generous guests bid low for the suit that the opponent collects"),
    },
    lengths=Lengths("hand_size", {(): ((5, 25), (6, 40), (7, 59))}),
    feats=Lazy("soiree.games.soy.feats:FEATS"),
)
