"""The three levels of Soda, which differ in memory, inference and search.

Weaker levels err as people do, by haste or by forgetting (`common_sense`).

The strongest level is a determinized Monte Carlo search: each move is played out in the same
samples of the hidden cards, drawn by a belief and an opponent model.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import ACE, Rank, rank_of
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.common_sense import sensible
from soiree.games.soda.ai.opponent_model import OPPONENT_TYPES, PRIOR, ByType, infer_types
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import NO, heuristic_policy
from soiree.games.soda.ai.rollout import HEURISTIC, PublicState, RolloutResult, Sample, rollout
from soiree.games.soda.moves import PLAYED, No
from soiree.games.soda.zones import Kind
from soiree.search.choice import preferred, softmax_choice
from soiree.search.sampling import BEYOND, Budget, Trials, compare, surest

RANK: dict[Move, Rank] = {str(No()): NO} | {move: rank_of(card) for move, card in PLAYED.items()}
"""By move, the rank that it plays, or `NO`: suits do not matter."""

DRAWS_PER_HAND = 8
"""An upper estimate of the cards drawn in a hand and in filling up for the next one."""

SETTLED = 100
"""The number of samples for the reasons of a decision that is already certain."""


class Level(Struct, frozen=True):
    """The parameters of a computer player of Soda.

    Attributes:
        samples: the number of samples of the hidden cards; with 0 the level follows the heuristic
            policy.
        hands_ahead: the number of later hands in a rollout; always fewer than there are players,
            since later hands are mostly luck between few players.
        remembers: True if the level remembers revealed cards and the contents of shuffled piles.
        infers: True if the level infers types from plays, and hidden cards from both.
        temperature: of a softmax over the values of sensible moves, in points; with 0 the level
            makes the best move by the chance to win the match.
        distraction: the rise of the temperature with each player beyond two.
        leeway: the greatest difference in worth between moves that a temper may exchange.
        temper: the temper of the guest who plays; None without a guest.
    """

    samples: int
    hands_ahead: int = 0
    remembers: bool = False
    infers: bool = False
    temperature: float = 0.0
    distraction: float = 0.0
    leeway: float = 0.0
    temper: Temper | None = None

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The card to play, or No (`soiree.core.players.Player`)."""
        choice = self.deliberate(view, rng, stop, is_curtailed=self.temper is None)
        if self.temper is None or choice.is_certain:
            return choice.chosen
        public = PublicState.of(view)
        liked = {move: liking(self.temper, public, RANK[move]) for move in choice.values}
        return preferred(choice.chosen, choice.compared_values, liked, self.leeway)

    def deliberate(
        self, view: View, rng: random.Random, stop: Stop, *, is_curtailed: bool = False
    ) -> Deliberation:
        """Choose a move, and return the choice with its grounds.

        Args:
            is_curtailed: True to end the search when more samples will hardly change the choice.
        """
        values = heuristic_values(view)
        temperature = self.temperature + self.distraction * (view.seats - 2)
        if temperature:
            values = _sensible(values, view)
        search = self.search(view) if self.samples and len(values) > 1 else None
        if search is None:
            if len(values) == 1:
                return Deliberation(next(iter(values)), values)
            return Deliberation(softmax_choice(values, temperature, rng), values)
        certain = None if temperature else search.certain_win(values)
        objective = search.points if temperature else search.win_chance
        samples = min(self.samples, SETTLED) if certain else self.samples
        budget = Budget(samples, beyond=BEYOND if is_curtailed and not temperature else math.inf)
        tried = compare(list(values), search.sample, objective, rng, stop, budget)
        if not temperature:
            chosen, is_certain = certain or surest(tried), certain is not None
            return Deliberation(chosen, values, tried, search, is_certain)
        means = {each.move: each.mean for each in tried if each.outcomes}
        chosen = softmax_choice(means or values, temperature, rng)
        return Deliberation(chosen, values, tried, search)

    def search(self, view: View) -> Search:
        """A search with the belief of this level."""
        types = infer_types(view) if self.infers else None
        belief = Belief(view, remembers=self.remembers, types=types)
        return Search(view, belief, types or [PRIOR] * view.seats, self.hands_ahead)


class Search:
    """The samples and rollouts of one decision.

    Attributes:
        public: the public state.
        belief: the belief about the hidden cards.
        hand: the ranks of the seat's hand.
        results: by move, the results of the rollouts so far.
    """

    def __init__(self, view: View, belief: Belief, types: list[ByType], hands_ahead: int) -> None:
        """Args:

        types: by seat, the probability of each of `OPPONENT_TYPES`, the modelled styles of play.
        hands_ahead: the number of hands that a rollout plays after the present hand.
        """
        self.public = PublicState.of(view)
        self.belief = belief
        self.results: dict[Move, list[RolloutResult]] = defaultdict(list)
        self._types = [tuple(accumulate(each)) for each in types]
        self._hands_ahead = min(hands_ahead, view.seats - 1)
        self.hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
        self._discards = [rank_of(card) for card in view.faces(Kind.DISCARD)]

    def sample(self, rng: random.Random) -> Sample:
        """Sample the hidden cards and the types of the opponents.

        Shuffled discards follow a short draw pile.
        """
        hands, draw = self.belief.draw(rng)
        hands[self.public.seat] = self.hand
        types = [rng.choices(OPPONENT_TYPES, cum_weights=each)[0] for each in self._types]
        types[self.public.seat] = HEURISTIC
        rng.shuffle(draw)
        if len(draw) < DRAWS_PER_HAND * len(STAKES):
            draw += rng.sample(self._discards, len(self._discards))
        return Sample(hands, draw, types)

    def rollout(self, sample: Sample, move: Move, seed: int) -> RolloutResult:
        """Play a move and the rest of the rollout in a sample."""
        rng = random.Random(seed)
        result = rollout(self.public, sample, RANK[move], rng, self._hands_ahead)
        self.results[move].append(result)
        return result

    def certain_win(self, moves: Iterable[Move]) -> Move | None:
        """A move that certainly wins the match: an Ace wins its hand at once (SDA-6)."""
        if not self.public.is_match_point:
            return None
        return next((move for move in moves if RANK[move] == ACE), None)

    def points(self, sample: Sample, move: Move, seed: int) -> float:
        """The points that a move gains beyond the mean gain of the others."""
        return self.public.lead(self.rollout(sample, move, seed).gains)

    def win_chance(self, sample: Sample, move: Move, seed: int) -> float:
        """The chance to win the match after a move."""
        result = self.rollout(sample, move, seed)
        return self.public.win_chance(result.gains, result.stake)


class Deliberation(Struct, frozen=True):
    """A choice, and its grounds.

    Attributes:
        chosen: the chosen move.
        values: by move, its heuristic value in points, best first; one move of each rank.
        tried: the trials of the moves, if there was a search.
        search: the search, if there was one.
        is_certain: True if the move certainly wins the match.
    """

    chosen: Move
    values: Mapping[Move, float]
    tried: Sequence[Trials] = ()
    search: Search | None = None
    is_certain: bool = False

    @property
    def compared_values(self) -> Mapping[Move, float]:
        """The gain of each move over the first one in samples, or else its heuristic value."""
        if not any(each.outcomes for each in self.tried):
            return self.values
        first = self.tried[0]
        return {each.move: each.gain(first)[0] for each in self.tried if each.outcomes}


def heuristic_values(view: View) -> dict[Move, float]:
    """The heuristic values of the moves in points, best first; one move of each rank."""
    public = PublicState.of(view)
    hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
    policy = heuristic_policy(view.seats, public.stake)
    value = dict(policy.action_values(hand, public.top, public.run))
    moves = {RANK[move]: move for move in reversed(view.legal)}
    order = sorted(moves, key=value.__getitem__, reverse=True)
    return {moves[rank]: value[rank] for rank in order}


def _sensible(values: Mapping[Move, float], view: View) -> dict[Move, float]:
    public = PublicState.of(view)
    ranks = [RANK[move] for move in values]
    wins = public.is_match_point and ACE in ranks
    found = {ACE} if wins else sensible(ranks, public.top, public.stake)
    return {move: value for move, value in values.items() if RANK[move] in found}


def liking(temper: Temper, public: PublicState, rank: Rank) -> float:
    """The liking of a temper for a rank, or for `NO`, from -1 to 1.

    No gives the points to the previous player (SDA-4), which concerns spite and generosity.
    """
    height = 0.0 if rank == NO else rank / ACE
    match temper:
        case Temper.BOLD:
            return -1.0 if rank == NO else height
        case Temper.CAUTIOUS:
            return -height
        case Temper.SPITEFUL if _lead_before(public) >= 0:
            return -1.0 if rank == NO else height
        case Temper.GENEROUS if _lead_before(public) <= 0:
            return 1.0 if rank == NO else -height
    return 0.0


def _lead_before(public: PublicState) -> int:
    before = (public.seat - 1) % public.seats
    return public.totals[before] - public.totals[public.seat]


EASY = Level(samples=0, temperature=4.5, distraction=2.0, leeway=0.4)
"""Plays by a first impression of its cards, and worse among many players."""

MIDDLE = Level(samples=40, temperature=1.0, leeway=0.5)
"""Tries out the rest of the hand, but knows only the open cards."""

HARD = Level(samples=800, hands_ahead=3, remembers=True, infers=True, leeway=0.003)
"""Remembers, infers, and plans several hands ahead."""

LEVELS: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest."""
    return replace(LEVELS[level], temper=temper).play
