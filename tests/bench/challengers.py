"""Challengers of the top level of each game: variants of the level, and other players.

`CHALLENGERS` lists them by game: scaled parameters, missing parts, additional rules of thumb
(`rules_of_thumb.py`), and other kinds of search. A challenger that wins reveals a weakness of the
level.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.coops.ai.evaluation_tables import Parameters
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.pariah import ai as pariah
from soiree.games.soda.ai import levels as soda
from soiree.games.soi.ai import levels as soi
from soiree.games.soureh import ai as soureh
from soiree.games.soy.ai import levels as soy
from soiree.games.spy.ai import levels as spy
from tests.bench import rules_of_thumb as thumbs
from tests.bench.rules_of_thumb import Rule
from tests.games.coops import coops_greedy
from tests.games.soda import soda_greedy
from tests.games.soi import soi_greedy
from tests.games.soy import soy_greedy
from tests.games.spy import spy_greedy
from tests.search import tree_search

LevelT = TypeVar("LevelT")


@dataclass(frozen=True, slots=True)
class Challenger:
    """A challenger of the top level, and its difference from the level."""

    name: str
    player: Player


@dataclass(frozen=True, slots=True)
class Changes(Generic[LevelT]):
    """Makes challengers by changing one thing about a level.

    Attributes:
        play: makes the player of a changed level.
    """

    level: LevelT
    play: Callable[[LevelT], Player]

    def times(self, name: str, *factors: float) -> Iterator[Challenger]:
        """Yield a challenger for each factor, by which a parameter is multiplied."""
        now = getattr(self.level, name)
        for factor in factors:
            moved = type(now)(max(1, round(now * factor)) if isinstance(now, int) else now * factor)
            yield self._changed(f"{name} × {factor:g}", **{name: moved})

    def are(self, **values: object) -> Iterator[Challenger]:
        """Yield a challenger for each of these values of a field."""
        for name, value in values.items():
            yield self._changed(f"{name} = {value}", **{name: value})

    def follow(self, rules: Mapping[str, Rule]) -> Iterator[Challenger]:
        """Yield a challenger for each rule of thumb."""
        player = self.play(self.level)
        for name, rule in rules.items():
            yield Challenger(name, partial(_by_rule, player, rule))

    def _changed(self, called: str, **values: object) -> Challenger:
        return Challenger(called, self.play(replace(self.level, **values)))  # type: ignore[type-var]


def _by_rule(player: Player, rule: Rule, view: View, rng: random.Random, stop: Stop) -> Move:
    move = player(view, rng, stop)
    other = rule(view, move)
    return move if other is None or other not in view.legal else other


# --- Soureh and Pariah ---------------------------------------------------------------------------


def of_coops(
    search: type[CoopSearch],
    level: LevelParameters,
    greedy: Player,
) -> Iterator[Challenger]:
    """Yield the challengers of Soureh or Pariah."""
    changes = Changes(level, search.player)
    yield Challenger("greedy", greedy)
    yield Challenger("tree, greedy play-outs", tree_search.play_greedily)
    yield from changes.are(samples=0, evidence=None, plays_for_match=False, exact=False)
    yield from (each for valid in (1, 3, 4) for each in changes.are(min_valid=valid))
    yield from changes.times("samples", 0.1, 0.25, 4)
    yield from changes.times("candidates", 0.5, 2)
    yield from (each for doubt in (0.1, 0.2, 0.3) for each in changes.are(doubt=doubt))
    yield from (each for errors in (0.0, 2.0) for each in changes.are(beyond=errors))
    for name in Parameters._fields:
        for factor in (0, 0.5, 1.5, 3):
            if name != "mended" or factor < 1:
                yield _with_parameter(changes, name, factor)
    assert level.evidence
    for name, strength in level.evidence._asdict().items():
        for other in (0.0, strength / 2, (1 + strength) / 2):
            evidence = level.evidence._replace(**{name: other})
            player = search.player(replace(level, evidence=evidence))
            yield Challenger(f"{name} = {other:g}", player)
    yield from changes.follow(thumbs.COOPS)


def _with_parameter(changes: Changes[LevelParameters], name: str, factor: float) -> Challenger:
    """Return a challenger with one parameter of the values of coops multiplied by a factor."""
    now = changes.level.parameters
    parameters = now._replace(**{name: factor * getattr(now, name)})
    level = replace(changes.level, parameters=parameters)
    return Challenger(f"{name} × {factor:g}", changes.play(level))


# --- the other games -----------------------------------------------------------------------------


def of_soda() -> Iterator[Challenger]:
    changes = Changes(soda.HARD, lambda level: level.play)
    yield Challenger("greedy", soda_greedy.play)
    yield Challenger("tree, greedy play-outs", tree_search.play_greedily)
    yield Challenger("by the heuristic policy", soda.Level(samples=0, temperature=0.01).play)
    yield from changes.times("samples", 0.1, 0.25, 4)
    yield from (each for hands in (0, 1, 2, 5, 8) for each in changes.are(hands_ahead=hands))
    yield from changes.are(remembers=False, infers=False)
    yield from (each for points in (0.05, 0.5) for each in changes.are(temperature=points))
    yield from changes.follow(thumbs.SODA)


def of_soy() -> Iterator[Challenger]:
    changes = Changes(soy.HARD, lambda level: level.play)
    yield Challenger("greedy", soy_greedy.play)
    yield Challenger("tree", tree_search.play)
    for name in ("particles", "their_hands", "my_hands", "iterations"):
        yield from changes.times(name, 0.25, 4)
    yield from changes.times("temperature", 0.1, 10)
    yield from (each for rounds in (1, 3) for each in changes.are(remembers=rounds))
    yield from changes.are(infers=False, iterations=0)


def of_soi() -> Iterator[Challenger]:
    changes = Changes(soi.IMPOSSIBLE, lambda level: level.play)
    yield Challenger("greedy", soi_greedy.play)
    yield from changes.times("temperature", 0.2, 4)
    yield from (each for weight in (0.0, 0.5, 1.0) for each in changes.are(inference_weight=weight))


def of_spy() -> Iterator[Challenger]:
    changes = Changes(spy.HARD, lambda level: level.play)
    yield Challenger("greedy", spy_greedy.play)
    yield from changes.times("samples", 0.1, 0.25, 4)
    yield from changes.are(samples=0)


CHALLENGERS: dict[str, Callable[[], Iterator[Challenger]]] = {
    "soy": of_soy,
    "soureh": partial(of_coops, soureh.SourehSearch, soureh.HARD, coops_greedy.soureh),
    "pariah": partial(of_coops, pariah.PariahSearch, pariah.HARD, coops_greedy.pariah),
    "soi": of_soi,
    "spy": of_spy,
    "soda": of_soda,
}
"""The functions that list the challengers of each game."""
