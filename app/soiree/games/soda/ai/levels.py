"""The computer players of Soda: three levels that remember, conclude and reckon differently."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from soiree.core.cards import Rank, rank_of
from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.opponent_model import ALL_MANNERS, USUAL, Odds, habits
from soiree.games.soda.ai.policy import NO, sense
from soiree.games.soda.ai.rollout import SENSIBLE, Course, Scene, World, play_on
from soiree.games.soda.moves import PLAYED, No
from soiree.games.soda.zones import Kind
from soiree.search.sampling import compare, surest

RANK: dict[Move, Rank] = {str(No()): NO} | {move: rank_of(card) for move, card in PLAYED.items()}
"""What each move plays: suits do not matter."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays Soda.

    Attributes:
        worlds: in how many ways that the cards may lie it tries its choices; with 0 it goes by
            feeling.
        ahead: how many hands after this one it then looks ahead; fewer than there are players, as
            among few what comes later is mostly luck of these worlds.
        remembers: whether it remembers what Aces showed, and which cards were shuffled.
        concludes: whether it concludes from what others play and refuse how they are used to play,
            and which cards they may lack.
        looseness: how much worse than the best a choice may look, in points, and still be made now
            and then; with 0 it makes the best one, for the match rather than for points.
    """

    worlds: int
    ahead: int = 0
    remembers: bool = False
    concludes: bool = False
    looseness: float = 0.0

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The card to play, or No: a player as `soiree.core.players.Player` says."""
        felt = by_feeling(view)
        moves = list(felt)
        if len(moves) == 1:
            return moves[0]
        if not self.worlds:
            return loosely(felt, self.looseness, rng)
        reckoning = self.reckoning(view)
        measure = reckoning.points if self.looseness else reckoning.chance
        tried = compare(moves, reckoning.imagine, measure, rng, stop, self.worlds)
        if not self.looseness:
            return surest(tried)
        means = {each.move: each.mean for each in tried if each.outcomes}
        return loosely(means or felt, self.looseness, rng)

    def reckoning(self, view: View) -> Reckoning:
        """The means to reckon with what it believes."""
        known = habits(view) if self.concludes else None
        belief = Belief(view, remembers=self.remembers, habits=known)
        return Reckoning(view, belief, known or [USUAL] * view.seats, self.ahead)


class Reckoning:
    """How a decision of Soda may turn out, by what its seat believes.

    Attributes:
        scene: what lies open.
        belief: where the hidden cards may lie.
    """

    def __init__(self, view: View, belief: Belief, habits: list[Odds], ahead: int) -> None:
        self.scene = Scene.of(view)
        self.belief = belief
        self._habits = [tuple(accumulate(odds)) for odds in habits]
        self._ahead = min(ahead, view.seats - 1)
        self._sense = sense(view.seats)
        self._hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
        self._discards = [rank_of(card) for card in view.faces(Kind.DISCARD)]

    def imagine(self, rng: random.Random) -> World:
        """A way in which the cards may lie, and the others play."""
        hands, draw = self.belief.draw(rng)
        hands[self.scene.seat] = self._hand
        manners = [rng.choices(ALL_MANNERS, cum_weights=odds)[0] for odds in self._habits]
        manners[self.scene.seat] = SENSIBLE
        return World.of(hands, draw, self._discards, manners, rng)

    def course(self, world: World, move: Move, luck: random.Random) -> Course:
        """What comes of a move."""
        return play_on(self.scene, world, RANK[move], self._sense, luck, self._ahead)

    def points(self, world: World, move: Move, luck: random.Random) -> float:
        """What a move gains in points, against the others."""
        return self.scene.lead(self.course(world, move, luck).gains)

    def chance(self, world: World, move: Move, luck: random.Random) -> float:
        """The chance to win the match after a move."""
        course = self.course(world, move, luck)
        return self.scene.chance(course.gains, course.stake)


def by_feeling(view: View) -> dict[Move, float]:
    """What each move seems to be worth, best first; a single one of several of the same rank."""
    scene = Scene.of(view)
    hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
    worth = dict(sense(view.seats).weigh(hand, scene.top, scene.run, scene.stake)) | {NO: 0.0}
    ranks = {RANK[move]: move for move in reversed(view.legal)}
    order = sorted(ranks, key=worth.__getitem__, reverse=True)
    return {ranks[rank]: worth[rank] for rank in order}


def loosely(worth: Mapping[Move, float], looseness: float, rng: random.Random) -> Move:
    """One of the good moves: the worse it is, the seldomer, and what is clearly bad never."""
    most = max(worth.values())
    good = [move for move, each in worth.items() if each >= most - CLEARLY * looseness]
    return rng.choices(good, [math.exp((worth[move] - most) / looseness) for move in good])[0]


CLEARLY = 3
"""How many times the looseness a move is behind that is clearly bad."""

EASY = Level(worlds=0, looseness=3.7)
MIDDLE = Level(worlds=40, looseness=1.0)
HARD = Level(worlds=800, ahead=3, remembers=True, concludes=True)

LEVELS: dict[str, Player] = {"easy": EASY.play, "middle": MIDDLE.play, "hard": HARD.play}
"""The players by level, weakest first."""
