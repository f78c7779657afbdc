"""A baseline for the players of every game: a plain information-set Monte Carlo tree search.

    soiree arena soy --seats hard,tests/search/tree_search.py:play --think 0.2

It is the search with a single observer (Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", 2012). Each iteration draws a sample that agrees with the view, goes down one
tree of moves by UCB, adds a node, and plays on at random. UCB counts how often a move was possible,
in place of the visits of its node. The search knows only the rules of a game and the value of a
lead (`SCALES`).

The result of an iteration is, for each seat, its share of the win if the match ended. Otherwise it
is an estimated chance to win, which grows with the lead over the mean of the others by a logistic
curve; `SCALES` has the width of the curve.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeVar

from soiree.core.cards import ACE, JACK, KING, mask_of, rank_of
from soiree.core.entries import Move
from soiree.core.players import GivenTime, Stop
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.coops import deals as coop_deals
from soiree.games.coops import rules as coops
from soiree.games.coops.moves import DISCARD, END
from soiree.games.pariah import rules as pariah
from soiree.games.soda import deals as soda_deals
from soiree.games.soda import rules as soda
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soi import deals as soi_deals
from soiree.games.soi import rules as soi
from soiree.games.soureh import rules as soureh
from soiree.games.soy import deals as soy_deals
from soiree.games.soy import rules as soy
from soiree.games.spy import deals as spy_deals
from soiree.games.spy import rules as spy

ITERATIONS = 300
"""The number of iterations, if no time is given."""

AT_MOST = 1 << 16
"""The largest number of iterations, which limits the size of the tree."""

LONGEST = 200
"""The decisions after which an iteration ends. It also ends with a chance after scores changed."""

EXPLORATION = 0.7
"""The exploration constant of UCB, as in the paper."""

SCALES = {"soy": 1.0, "soureh": -20.0, "pariah": 50.0, "soi": 30.0, "spy": -5.0, "soda": 30.0}
"""By game, the lead at which a win is e times as likely as a loss; below 0 if low scores win.

Soy keeps no scores, and all leads in it are 0.
"""

OWN = "own 1"
"""A move that is legal if and only if the drawn card is a number card."""

DEFAULT_SCALE = 3.0
"""The value for a game that `SCALES` does not list."""

Sampler = Callable[[random.Random], State]
"""Draws a state that agrees with a view."""


@dataclass(slots=True)
class Arm:
    """A move of a seat at a node: the times possible, the times made, and the summed chances."""

    possible: int = 0
    visits: int = 0
    gained: float = 0.0

    def ucb(self) -> float:
        """UCB, with the number of times the move was possible in place of the node's visits."""
        mean = self.gained / self.visits
        return mean + EXPLORATION * math.sqrt(math.log(self.possible) / self.visits)


@dataclass(slots=True)
class Node:
    """An information set: the same sequence of moves in all samples."""

    arms: dict[tuple[Seat, Move], Arm] = field(default_factory=dict)
    children: dict[Move, Node] = field(default_factory=dict)


Rollout = Callable[[State, Seat, Sequence[Move], random.Random], Move]
"""Chooses a legal move of a seat in a rollout, without use of cards that the seat does not see."""


def at_random(state: State, seat: Seat, moves: Sequence[Move], rng: random.Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """Play by the search with random rollouts (`soiree.core.players.Player`)."""
    return search(view, rng, stop, at_random)


def play_greedily(view: View, rng: random.Random, stop: Stop) -> Move:
    """Play by the search with greedy rollouts in the games of `ROLLOUTS`, else with random ones."""
    return search(view, rng, stop, ROLLOUTS.get(view.game, at_random))


def search(view: View, rng: random.Random, stop: Stop, rollout: Rollout) -> Move:
    """The move that a tree search with these rollouts has tried most often."""
    if len(view.legal) == 1 or stop():
        return rng.choice(view.legal)
    sampler, root = sampler_of(view), Node()
    for _ in range(AT_MOST if isinstance(stop, GivenTime) else ITERATIONS):
        if stop():
            break
        iterate(root, sampler(rng), view, rng, rollout)
    tried = [root.arms.get((view.seat, move), Arm()).visits for move in view.legal]
    most = max(tried)
    return rng.choice([m for m, visits in zip(view.legal, tried, strict=True) if visits == most])


def iterate(
    root: Node, state: State, view: View, rng: random.Random, rollout: Rollout = at_random
) -> None:
    """Run one iteration in a sample: selection, expansion, a rollout, and backpropagation.

    If several players decide at the same time, the searching player goes first. The others do not
    see that choice: their moves are stored at the node where they began to decide.
    """
    node, made = root, list[tuple[Seat, Arm]]()
    began: dict[Seat, Node] = {}
    grown = False
    before = state.scores()
    for _ in range(LONGEST):
        while (pending := state.chance()) and state.scores() == before:
            state.deal(pending.draw(rng))
        deciders = state.deciders()
        if not deciders:
            break
        seat = view.seat if view.seat in deciders else deciders[0]
        moves = state.legal(seat)
        if grown:
            move = rollout(state, seat, moves, rng)
        else:
            began = {each: began.get(each, node) for each in deciders}
            move, arm = choose(began.pop(seat), seat, moves, rng)
            made.append((seat, arm))
            grown = move not in node.children
            node = node.children.setdefault(move, Node())
        state.play(seat, move)
    gains = chances(view.game, state)
    for seat, arm in made:
        arm.visits += 1
        arm.gained += gains[seat]


def choose(node: Node, seat: Seat, moves: Sequence[Move], rng: random.Random) -> tuple[Move, Arm]:
    """A move that was never made here, or else the one with the highest UCB."""
    arms = [node.arms.setdefault((seat, move), Arm()) for move in moves]
    for arm in arms:
        arm.possible += 1
    fresh = [place for place, arm in enumerate(arms) if not arm.visits]
    place = rng.choice(fresh or [max(range(len(arms)), key=lambda n: arms[n].ucb())])
    return moves[place], arms[place]


def greedily_at_soda(state: State, seat: Seat, moves: Sequence[Move], rng: random.Random) -> Move:
    """Play the lowest legal card, or say No if this card is higher than a limit.

    The lowest legal card pairs the last card of the row if the hand has a card of that rank. The
    limit is a jack if the scoring card is worth less than 4 points, a king if it is worth less than
    7, and an ace otherwise. The leader of a hand always plays.
    """
    assert isinstance(state, soda.Soda)
    if moves[0] == NO or moves[-1] != NO:
        return moves[0]
    worth = state.facts().worth or 0
    highest = JACK if worth < 4 else KING if worth < 7 else ACE
    return NO if rank_of(PLAYED[moves[0]]) > highest else moves[0]


def greedily_at_coops(state: State, seat: Seat, moves: Sequence[Move], rng: random.Random) -> Move:
    """Put the drawn card where it makes an own coop valid.

    If there is no such place, discard it or make any legal move, with even chances. Declare at the
    end of a turn if and only if all four own coops are valid.
    """
    assert isinstance(state, soureh.Soureh | pariah.Pariah)
    valid = pariah.is_valid if isinstance(state, pariah.Pariah) else coops.is_valid
    own = list(state.coops(seat))
    if END in moves:
        ready = all(valid(up, down) for up, down in own)
        return next(move for move in moves if (move != END) is ready)
    if OWN not in moves:
        return at_random(state, seat, moves, rng)
    (card,) = next(pile.cards for pile in state.piles() if pile.zone.kind == "drawn" and pile.cards)
    for offset, (up, down) in enumerate(own):
        if not valid(up, down) and valid(up, card):
            return f"own {offset + 1}"
    return DISCARD if rng.random() < 0.5 else at_random(state, seat, moves, rng)


ROLLOUTS: dict[str, Rollout] = {
    "soureh": greedily_at_coops,
    "pariah": greedily_at_coops,
    "soda": greedily_at_soda,
}


def chances(game: str, state: State) -> list[float]:
    """The chance of each seat to win the match, from 0 to 1."""
    if result := state.result():
        winners = result.ranks.count(1)
        return [(rank == 1) / winners for rank in result.ranks]
    scores = scores_so_far(state)
    chances = []
    for score in scores:
        lead = score - (sum(scores) - score) / max(1, len(scores) - 1)
        chances.append(1 / (1 + math.exp(-lead / SCALES.get(game, DEFAULT_SCALE))))
    return chances


def scores_so_far(state: State) -> Sequence[int]:
    """The scores, with the points of fours laid down so far in a round of Soi."""
    scores = state.scores() or (0,) * state.seats
    if not isinstance(state, soi.Soi) or state.chance():
        return scores
    laid = (mask_of(pile.cards) for pile in state.piles() if pile.zone.kind == "laid")
    return [score + soi.laid_points(cards) for score, cards in zip(scores, laid, strict=True)]


Hidden_co = TypeVar("Hidden_co", covariant=True)
Hidden_contra = TypeVar("Hidden_contra", contravariant=True)
Hidden = TypeVar("Hidden")


class Shown(Protocol[Hidden_contra]):
    """A match without hidden cards; `dealt` returns a copy with the hidden cards filled in."""

    def dealt(self, deal: Hidden_contra, /) -> State: ...


class Deals(Protocol[Hidden_co]):
    """All deals of the hidden cards that agree with the view."""

    def draw(self, rng: random.Random, /) -> Hidden_co: ...


def sampler_of(view: View) -> Sampler:
    """Return a sampler like the game's `imagine` that shares computations between samples."""

    def of(shown: Shown[Hidden], deals: Deals[Hidden]) -> Sampler:
        return lambda rng: shown.dealt(deals.draw(rng))

    match view.game:
        case "soy":
            return of(soy.shown(view), soy_deals.Deals(view))
        case "soureh":
            return of(soureh.shown(view), coop_deals.Deals(view, soureh.Soureh.deck))
        case "pariah":
            return of(pariah.shown(view), coop_deals.Deals(view, pariah.Pariah.deck))
        case "soi":
            return of(soi.shown(view), soi_deals.Deals.of(view))
        case "spy":
            return of(spy.shown(view), spy_deals.Deals(view))
        case "soda":
            return of(soda.shown(view), soda_deals.Deals(view))
        case _:
            return partial(GAMES[view.game].imagine, view)
