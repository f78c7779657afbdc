"""The description of Spy vs Spy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soiree.core.games import Game, Lengths, Option, levels
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop

if TYPE_CHECKING:
    from soiree.core.states import Options


def _forbids(options: Options) -> str | None:
    """SPY-2: half decks are for two players."""
    if options["deck"] == "half" and options["players"] != 2:
        return tr_noop("half decks for 2 players only")
    return None


def _remark(options: Options) -> str | None:
    if _is_eased(options):
        return tr_noop(
            "When you play alone, nobody inspects your piles: cheating is never "
            "caught. The match counts as played with help."
        )
    return None


def _is_eased(options: Options) -> bool:
    """SPY-12: alone, nobody inspects."""
    return options["players"] == 1 and options["cheating"] == "allowed"


GAME = Game(
    name="spy",
    title="Spy vs Spy",
    options=(
        Option("players", 2, range(1, 13), tr_noop("Players")),
        Option(
            "deck",
            "full",
            ("full", "half"),
            tr_noop("Each starts with"),
            note=tr_noop("half a deck: for 2 players only"),
            labels=(tr_noop("a full deck"), tr_noop("half a deck")),
        ),
        Option(
            "cheating",
            "impossible",
            ("impossible", "allowed"),
            tr_noop("Cheating"),
            note=tr_noop("placing a card where it does not fit"),
            labels=(tr_noop("impossible"), tr_noop("allowed")),
        ),
        Option(
            "penalty",
            "pile",
            ("pile", "lose"),
            tr_noop("A caught cheat"),
            note=tr_noop("where cheating is allowed"),
            labels=(tr_noop("gets a pile"), tr_noop("is out of the match")),
            matters=lambda options: options["cheating"] == "allowed",
        ),
    ),
    levels=levels(
        easy=tr_noop("Easy is slow and places a card on any pile that takes it."),
        middle=tr_noop("Middle keeps the tops of its piles apart and one pile low."),
        hard=tr_noop(
            "Hard keeps track of the cards to come and tries out how the race may continue."
        ),
    ),
    computers=Lazy("soiree.games.spy.ai.levels:player"),
    players=lambda options: int(options["players"]),
    rules=Lazy("soiree.games.spy.rules:RULES"),
    evaluator=Lazy("soiree.games.spy.ai.evaluation:evaluate"),
    pricer=Lazy("soiree.games.spy.ai.pricing:pricer"),
    explainer=Lazy("soiree.games.spy.ai.explanations:EXPLAINER"),
    appraiser=Lazy("soiree.games.spy.ai.appraisal:appraise"),
    marks=(0.02, 0.07, 0.17),
    points_first=True,
    themes=Lazy("soiree.games.spy.themes:THEMES"),
    shares={2: (0.70, 0.675), 4: (0.465, 0.42)},
    window="soiree.ui.games.spy",
    tempers={
        Temper.BOLD: tr_noop("Bold guests are quick and sometimes overlook a pile"),
        Temper.CAUTIOUS: tr_noop("Cautious guests take their time and overlook nothing"),
        Temper.SPITEFUL: tr_noop(
            "Where cheating is allowed, spiteful guests cheat and inspect more"
        ),
        Temper.GENEROUS: tr_noop(
            "Where cheating is allowed, generous guests never cheat and inspect less"
        ),
    },
    low_wins=True,
    timed=Lazy("soiree.games.spy.moves:is_raced"),
    forbids=_forbids,
    remark=_remark,
    eased=_is_eased,
    lengths=Lengths(
        "players",
        {("full",): ((2, 923), (3, 1022), (4, 1346), (8, 1609), (12, 2236)), ("half",): ((2, 92),)},
        others=("deck",),
    ),
    feats=Lazy("soiree.games.spy.feats:FEATS"),
)
