"""Spy vs Spy, without a window: its description, its rules, and its computer players."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game, Level, Option
from soiree.core.players import Evaluate, Player
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import is_raced
from soiree.games.spy.rules import Spy, forbids, imagine
from soiree.games.spy.words import Word
from soiree.games.spy.zones import MOST


def _players() -> Mapping[str, Player]:
    from soiree.games.spy.ai.levels import LEVELS

    return LEVELS


def _evaluator() -> Evaluate:
    from soiree.games.spy.ai.evaluation import evaluate

    return evaluate


GAME = Game(
    name="spy",
    title="Spy vs Spy",
    options=(
        Option("players", 2, range(1, MOST + 1), "Players"),
        Option(
            "deck",
            "full",
            ("full", "half"),
            "Each starts with",
            note="half a deck: for 2 players only",
            labels=("a full deck", "half a deck"),
        ),
        Option(
            "cheating",
            "impossible",
            ("impossible", "allowed"),
            "Cheating",
            note="placing a card where it does not fit",
            labels=("impossible", "allowed"),
        ),
        Option(
            "penalty",
            "pile",
            ("pile", "lose"),
            "Who is caught",
            note="where cheating is allowed",
            labels=("gets a pile", "is out of the match"),
            matters=lambda options: options["cheating"] == "allowed",
        ),
    ),
    levels=(
        Level(
            "easy",
            "easy",
            "Easy takes its time, and any pile that takes the card.",
            lambda: _players()["easy"],
        ),
        Level(
            "middle",
            "middle",
            "Middle keeps the tops of its piles apart and one pile low.",
            lambda: _players()["middle"],
        ),
        Level(
            "hard",
            "hard",
            "Hard counts what may still come, and tries out how it may go on.",
            lambda: _players()["hard"],
        ),
    ),
    players=lambda options: int(options["players"]),
    start=Spy,
    imagine=imagine,
    evaluator=_evaluator,
    window="soiree.ui.games.spy",
    facts=SpyFacts,
    words=tuple(Word),
    low_wins=True,
    timed=is_raced,
    forbids=forbids,
)
