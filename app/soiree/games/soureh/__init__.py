"""The description of Soureh."""

from __future__ import annotations

from soiree.core.games import Game, Lengths, Option, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

GAME = Game(
    name="soureh",
    title="Soureh",
    options=(
        Option("players", 2, range(2, 5), tr_noop("Players")),
        Option(
            "threshold",
            100,
            range(50, 501),
            tr_noop("Limit"),
            note=tr_noop("points, {least} to {most}; fewer are better"),
        ),
        Option(
            "ending",
            "first",
            ("first", "last"),
            tr_noop("The match ends"),
            labels=(
                tr_noop("once a player is above the limit"),
                tr_noop("once all but one are above the limit"),
            ),
        ),
    ),
    levels=levels(
        easy=tr_noop("Easy considers few uses of a card and thinks only of the round."),
        middle=tr_noop("Middle considers more uses and thinks of the whole match."),
        hard=tr_noop("Hard also learns from the others’ moves and dares to declare early."),
    ),
    computers=Lazy("soiree.games.soureh.ai:player"),
    players=lambda options: int(options["players"]),
    rules=Lazy("soiree.games.soureh.rules:RULES"),
    evaluator=Lazy("soiree.games.soureh.ai:evaluate"),
    pricer=Lazy("soiree.games.soureh.ai:pricer"),
    explainer=Lazy("soiree.games.soureh.explanations:EXPLAINER"),
    omissions=frozenset({"end"}),
    appraiser=Lazy("soiree.games.soureh.ai:appraise"),
    themes=Lazy("soiree.games.soureh.themes:THEMES"),
    marks=(0.03, 0.08, 0.16),
    # Hard among four players: the mean of four measurements, 320 matches together.
    shares={2: (0.708, 0.708), 3: (0.427, 0.347), 4: (0.298, 0.341)},
    window="soiree.ui.games.soureh",
    tempers={
        Temper.BOLD: tr_noop("Bold guests work on their own coops and declare early"),
        Temper.CAUTIOUS: tr_noop("Cautious guests leave valid coops alone and declare late"),
        Temper.SPITEFUL: tr_noop("Spiteful guests prefer to spoil other players’ coops"),
        Temper.GENEROUS: tr_noop("Generous guests prefer to spare other players’ coops"),
    },
    target="threshold",
    low_wins=True,
    colours_count=True,
    lengths=Lengths(
        "threshold",
        {
            (2, "first"): ((0, 0), (100, 210)),
            (2, "last"): ((0, 0), (100, 210)),
            (3, "first"): ((0, 0), (100, 424)),
            (4, "first"): ((0, 0), (100, 860)),
            (3, "last"): ((0, 0), (100, 1078)),
            (4, "last"): ((0, 0), (100, 1282)),
        },
        others=("players", "ending"),
    ),
    feats=Lazy("soiree.games.soureh.feats:FEATS"),
)
