"""Mixtures: the top level of each game with all of its parameters moved at once.

A mixture has a number of steps for each axis. With each step, a parameter grows by two thirds, and
a probability approaches 1 or 0. One step or more towards a temper gives the player that temper. At
0 steps the mixture is the level itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import asdict, replace

from soiree.core.cards import mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Player
from soiree.core.views import View
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation_tables import Parameters
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.pariah import ai as pariah
from soiree.games.soda.ai import levels as soda
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.opponent_model import OPPONENT_TYPES, infer_types
from soiree.games.soi.ai import levels as soi
from soiree.games.soi.deals import Deals
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind
from soiree.games.soureh import ai as soureh
from soiree.games.soy.ai import levels as soy
from soiree.games.spy.ai import levels as spy

Mixture = tuple[float, ...]
"""The number of steps for each axis."""

Moved = Mapping[str, float]
"""The number of steps by the name of the axis."""

BOLD, SPITEFUL = "bold", "spiteful"
"""The axes of tempers; a negative number of steps means the opposite temper."""

LEEWAY = 0.005
"""The chance to win that a temper may cost at each decision, for each step towards it."""


class Axes(NamedTuple):
    """The axes of a game's top level, and the player at a position on them."""

    names: tuple[str, ...]
    player: Callable[[Moved], Player]


@cache
def mixed(game: str, mixture: Mixture) -> Player:
    """Return the player of a mixture."""
    names, player = AXES[game]
    return player(dict(zip(names, mixture, strict=True)))


def grown(now: float, steps: float) -> float:
    """Return a parameter times e to the power `steps` / 2; whole numbers stay whole and above 0."""
    found = now * math.exp(steps / 2)
    return max(1, round(found)) if isinstance(now, int) else found


def surer(now: float, steps: float) -> float:
    """Return a probability with `steps` / 2 added to its log-odds; 0 and 1 stay as they are."""
    if now in (0.0, 1.0):
        return now
    return 1 / (1 + (1 - now) / now * math.exp(-steps / 2))


def leaning(moved: Moved) -> tuple[Temper | None, float]:
    """Return the temper with the most steps and their number; (None, 0) below one step."""
    bold, spiteful = moved[BOLD], moved[SPITEFUL]
    steps = {
        Temper.BOLD: bold,
        Temper.CAUTIOUS: -bold,
        Temper.SPITEFUL: spiteful,
        Temper.GENEROUS: -spiteful,
    }
    temper, most = max(steps.items(), key=itemgetter(1))
    return (temper, most) if most >= 1 else (None, 0.0)


def _numbers(level: object, moved: Moved, names: Sequence[str]) -> dict[str, float]:
    return {name: grown(getattr(level, name), moved[name]) for name in names}


# --- Soureh and Pariah ---------------------------------------------------------------------------

_OF_COOPS = ("candidates", "beyond")
_DOUBT = "doubt"


def of_coops(
    search: type[CoopSearch],
    level: LevelParameters,
) -> Axes:
    """Return the axes of Soureh or Pariah."""

    def player(moved: Moved) -> Player:
        now = level.parameters
        parameters = now._replace(
            **{
                name: (surer if value < 1 else grown)(float(value), moved[name])
                for name, value in now._asdict().items()
            }
        )
        assert level.evidence
        strengths = level.evidence._asdict().items()
        evidence = Evidence(**{name: surer(value, moved[name]) for name, value in strengths})
        temper, steps = leaning(moved)
        changed = replace(
            level,
            parameters=parameters,
            evidence=evidence,
            doubt=max(0.0, 0.1 * moved[_DOUBT]),
            temper=temper,
            leeway=LEEWAY * steps,
            **_numbers(level, moved, _OF_COOPS),
        )
        return search.player(changed)

    names = (*Parameters._fields, *Evidence._fields, *_OF_COOPS, _DOUBT, BOLD, SPITEFUL)
    return Axes(names, player)


# --- Soda ----------------------------------------------------------------------------------------

_TYPES = tuple(f"type {each}" for each in OPPONENT_TYPES)
_OF_SODA = ("samples", "hands_ahead")


class OpponentKnower(soda.Level, frozen=True):
    """A player of Soda with a prior opinion of the other players' types.

    Attributes:
        opinion: the factor of each type's prior probability.
    """

    opinion: tuple[float, ...] = (1.0,) * len(OPPONENT_TYPES)

    def search(self, view: View) -> soda.Search:
        """Return a search from the beliefs about the cards and the other players."""
        types = [self._judged(each) for each in infer_types(view)]
        belief = Belief(view, remembers=self.remembers, types=types)
        return soda.Search(view, belief, types, self.hands_ahead)

    def _judged(self, type_probabilities: Sequence[float]) -> tuple[float, ...]:
        product = [a * b for a, b in zip(type_probabilities, self.opinion, strict=True)]
        return tuple(each / sum(product) for each in product)


def of_soda(moved: Moved) -> Player:
    temper, steps = leaning(moved)
    changed = asdict(soda.HARD) | _numbers(soda.HARD, moved, _OF_SODA)
    changed |= {"temper": temper, "leeway": LEEWAY * steps}
    opinion = tuple(math.exp(moved[name]) for name in _TYPES)
    return OpponentKnower(**changed, opinion=opinion).play


# --- Soi -----------------------------------------------------------------------------------------

_OF_SOI = ("inference_weight", "temperature")
_WISHES = ("success", "points", "own cards", "large hands", "next player")


class Wisher(soi.Level, frozen=True):
    """A player of Soi with a preference for some questions.

    Attributes:
        wishes: for each of `_WISHES`, the largest bonus of a question, in points of the round.
    """

    wishes: tuple[float, ...] = (0.0,) * len(_WISHES)

    def values(self, view: View, deals: Deals) -> dict[Move, float]:
        own = mask_of(view.faces(Kind.HAND, view.seat))

        def wished(player: int, card: int) -> float:
            features = (
                deals.probability(player, card),
                POINTS[card >> 2] / max(POINTS),
                of_rank(own, card >> 2).bit_count() / 3,
                len(view.cards(Kind.HAND, player)) / 13,
                float(player == (view.seat + 1) % SEATS),
            )
            return sum(wish * each for wish, each in zip(self.wishes, features, strict=True))

        values = super().values(view, deals)
        return {move: value + wished(*ASKS[move]) for move, value in values.items()}


def of_soi(moved: Moved) -> Player:
    temper, steps = leaning(moved)
    changed = asdict(soi.IMPOSSIBLE) | _numbers(soi.IMPOSSIBLE, moved, _OF_SOI)
    changed |= {"temper": temper, "bias": 0.05 * steps}
    return Wisher(**changed, wishes=tuple(0.1 * moved[name] for name in _WISHES)).play


# --- Soy and Spy vs Spy --------------------------------------------------------------------------

_OF_SOY = ("particles", "their_hands", "my_hands", "iterations", "temperature")


def of_soy(moved: Moved) -> Player:
    temper, steps = leaning(moved)
    numbers = _numbers(soy.HARD, moved, _OF_SOY)
    return replace(soy.HARD, temper=temper, leeway=LEEWAY * steps, **numbers).play


_OF_SPY = ("samples", "cheats", "inspects")


def of_spy(moved: Moved) -> Player:
    return replace(spy.HARD, **_numbers(spy.HARD, moved, _OF_SPY)).play


AXES: dict[str, Axes] = {
    "soy": Axes((*_OF_SOY, BOLD, SPITEFUL), of_soy),
    "soureh": of_coops(soureh.SourehSearch, soureh.HARD),
    "pariah": of_coops(pariah.PariahSearch, pariah.HARD),
    "soi": Axes((*_OF_SOI, *_WISHES, BOLD, SPITEFUL), of_soi),
    "spy": Axes(_OF_SPY, of_spy),
    "soda": Axes((*_OF_SODA, *_TYPES, BOLD, SPITEFUL), of_soda),
}
"""The axes of each game."""
