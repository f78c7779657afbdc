"""The description of Pariah."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.core.games import Game, Lengths, Option, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from soiree.core.states import Options

SHORT = 120
"""The highest threshold that one round may reach.

Of 100 matches each between two players of the middle level (`soiree arena pariah`), one round was
enough in 42 to 100 points, in 18 to 110, in 3 to 120 and in none to 130.
"""


def _remark(options: Options) -> str | None:
    if int(options["threshold"]) <= SHORT:
        return tr_noop("To so few points one round may be enough.")
    return None


GAME = Game(
    name="pariah",
    title="Pariah",
    options=(
        Option(
            "threshold",
            300,
            range(100, 1001),
            tr_noop("Play to"),
            note=tr_noop("points, {least} to {most}"),
        ),
    ),
    levels=levels(
        easy=tr_noop("Easy follows first impressions and thinks only of its own coops."),
        middle=tr_noop("Middle follows first impressions and also spoils its opponent’s coops."),
        hard=tr_noop("Hard learns from its opponent’s moves and plays out how the round may end."),
    ),
    computers=Lazy("soiree.games.pariah.ai:player"),
    players=lambda options: 2,
    rules=Lazy("soiree.games.pariah.rules:RULES"),
    evaluator=Lazy("soiree.games.pariah.ai:evaluate"),
    pricer=Lazy("soiree.games.pariah.ai:pricer"),
    explainer=Lazy("soiree.games.pariah.explanations:EXPLAINER"),
    omissions=frozenset({"end"}),
    appraiser=Lazy("soiree.games.pariah.ai:appraise"),
    reshuffler=Lazy("soiree.games.coops.rules:reshuffle"),
    themes=Lazy("soiree.games.pariah.themes:THEMES"),
    marks=(0.045, 0.085, 0.155),
    luck_weight=0.6,
    shares={2: (0.65, 0.662)},
    window="soiree.ui.games.pariah",
    tempers={
        Temper.BOLD: tr_noop("Bold guests work on their own coops and knock early"),
        Temper.CAUTIOUS: tr_noop("Cautious guests leave valid coops alone and knock late"),
        Temper.SPITEFUL: tr_noop("Spiteful guests prefer to spoil the opponent’s coops"),
        Temper.GENEROUS: tr_noop("Generous guests prefer to spare the opponent’s coops"),
    },
    remark=_remark,
    target="threshold",
    colours_count=True,
    lengths=Lengths("threshold", {(): ((0, 0), (100, 14), (300, 34), (1000, 113))}),
    feats=Lazy("soiree.games.pariah.feats:FEATS"),
)
