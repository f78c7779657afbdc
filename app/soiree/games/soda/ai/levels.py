"""The computer players of Soda: three levels, which differ in what they remember, infer and search.

Weaker ones err as people do, by haste or for want of memory (`common_sense`).

The strongest is a determinized Monte Carlo search: each move is played out in the same samples of
the hidden cards, drawn by a belief and an opponent model.
"""

from __future__ import annotations

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
from soiree.games.soda.ai.policy import NO, heuristic_policy
from soiree.games.soda.ai.rollout import HEURISTIC, PublicState, RolloutResult, Sample, rollout
from soiree.games.soda.ai.tempers import likings
from soiree.games.soda.moves import PLAYED, No
from soiree.games.soda.zones import Kind
from soiree.search.choice import preferred, softmax_choice
from soiree.search.sampling import Trials, compare, surest

RANK: dict[Move, Rank] = {str(No()): NO} | {move: rank_of(card) for move, card in PLAYED.items()}
"""What each move plays: suits do not matter."""


SETTLED = 100
"""In how many samples moves are tried where the choice is settled, for what is said of them."""


class Level(Struct, frozen=True):
    """How a computer plays Soda.

    Attributes:
        samples: in how many samples of the hidden cards it tries its moves; with 0 it goes by the
            heuristic policy alone.
        hands_ahead: how many hands after the present one it plays on; always fewer than there are
            players, since between few players what comes later is mostly the luck of the samples.
        remembers: whether it remembers what Aces showed, and which cards were shuffled.
        infers: whether it infers the types of the others from what they played, and from both what
            cards they may lack.
        temperature: of a softmax over the values of its moves, in points, those aside that go
            against common sense; with 0 it makes the best move, and compares chances to win the
            match, not points.
        distraction: by how much the temperature rises with each player beyond two.
        leeway: by how much two moves may differ, in the unit of what it compares, and still be
            about as good to a guest's temper.
        temper: of the guest who plays; None for nobody in particular.
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
        """The card to play, or No; see `soiree.core.players.Player`."""
        choice = self.deliberate(view, rng, stop)
        if self.temper is None or choice.is_certain:
            return choice.chosen
        liked = likings(self.temper, PublicState.of(view), map(RANK.__getitem__, choice.values))
        by_move = {move: liked[RANK[move]] for move in choice.values}
        return preferred(choice.chosen, choice.worths, by_move, self.leeway)

    def deliberate(self, view: View, rng: random.Random, stop: Stop) -> Deliberation:
        """Choose a move; what it was chosen from is kept."""
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
        tried = compare(list(values), search.sample, objective, rng, stop, samples)
        if not temperature:
            chosen, is_certain = certain or surest(tried), certain is not None
            return Deliberation(chosen, values, tried, search, is_certain)
        means = {each.move: each.mean for each in tried if each.outcomes}
        chosen = softmax_choice(means or values, temperature, rng)
        return Deliberation(chosen, values, tried, search)

    def search(self, view: View) -> Search:
        """A search from what this level believes."""
        types = infer_types(view) if self.infers else None
        belief = Belief(view, remembers=self.remembers, types=types)
        return Search(view, belief, types or [PRIOR] * view.seats, self.hands_ahead)


class Search:
    """Samples and rollouts for one decision.

    Attributes:
        public: what everybody sees.
        belief: where the hidden cards may lie.
        hand: the ranks that the seat holds.
        results: of the rollouts so far, by move.
    """

    def __init__(self, view: View, belief: Belief, types: list[ByType], hands_ahead: int) -> None:
        """
        Args:
            types: for each seat the probabilities of its type.
            hands_ahead: how many hands after the present one are played on.
        """
        self.public = PublicState.of(view)
        self.belief = belief
        self.results: dict[Move, list[RolloutResult]] = defaultdict(list)
        self._types = [tuple(accumulate(each)) for each in types]
        self._hands_ahead = min(hands_ahead, view.seats - 1)
        self._policy = heuristic_policy(view.seats)
        self.hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
        self._discards = [rank_of(card) for card in view.faces(Kind.DISCARD)]

    def sample(self, rng: random.Random) -> Sample:
        """One way in which the cards may lie, and the others play."""
        hands, draw = self.belief.draw(rng)
        hands[self.public.seat] = self.hand
        types = [rng.choices(OPPONENT_TYPES, cum_weights=each)[0] for each in self._types]
        types[self.public.seat] = HEURISTIC
        return Sample.shuffled(hands, draw, self._discards, types, rng)

    def rollout(self, sample: Sample, move: Move, rng: random.Random) -> RolloutResult:
        """What comes of a move in a sample."""
        result = rollout(self.public, sample, RANK[move], self._policy, rng, self._hands_ahead)
        self.results[move].append(result)
        return result

    def certain_win(self, moves: Iterable[Move]) -> Move | None:
        """A move that surely wins the match: an ace wins its hand at once (SDA-6)."""
        if not self.public.is_match_point:
            return None
        return next((move for move in moves if RANK[move] == ACE), None)

    def points(self, sample: Sample, move: Move, rng: random.Random) -> float:
        """How many points a move gains, compared with the others."""
        return self.public.lead(self.rollout(sample, move, rng).gains)

    def win_chance(self, sample: Sample, move: Move, rng: random.Random) -> float:
        """The chance to win the match after a move."""
        result = self.rollout(sample, move, rng)
        return self.public.win_chance(result.gains, result.stake)


class Deliberation(Struct, frozen=True):
    """A choice, and what it was made from.

    Attributes:
        chosen: the move.
        values: the heuristic value of each move, best first, in points; one move of each rank.
        tried: what came of them in samples, if there was a search.
        search: it, if there was one.
        is_certain: whether the move surely wins the match.
    """

    chosen: Move
    values: Mapping[Move, float]
    tried: Sequence[Trials] = ()
    search: Search | None = None
    is_certain: bool = False

    @property
    def worths(self) -> Mapping[Move, float]:
        """What each move is worth: compared with the first in the samples, if there are any."""
        if not any(each.outcomes for each in self.tried):
            return self.values
        first = self.tried[0]
        return {each.move: each.gain(first)[0] for each in self.tried if each.outcomes}


def heuristic_values(view: View) -> dict[Move, float]:
    """The heuristic value of each move, best first, in points; one move of each rank."""
    public = PublicState.of(view)
    hand = [rank_of(card) for card in view.faces(Kind.HAND, view.seat)]
    policy = heuristic_policy(view.seats)
    value = dict(policy.action_values(hand, public.top, public.run, public.stake)) | {NO: 0.0}
    moves = {RANK[move]: move for move in reversed(view.legal)}
    order = sorted(moves, key=value.__getitem__, reverse=True)
    return {moves[rank]: value[rank] for rank in order}


def _sensible(values: Mapping[Move, float], view: View) -> dict[Move, float]:
    """Without the moves that nobody makes who has played before."""
    public = PublicState.of(view)
    ranks = [RANK[move] for move in values]
    wins = public.is_match_point and ACE in ranks
    found = {ACE} if wins else sensible(ranks, public.top, public.stake)
    return {move: value for move, value in values.items() if RANK[move] in found}


EASY = Level(samples=0, temperature=4.5, distraction=2.0, leeway=0.4)
"""Is hasty: goes by a first impression of its cards, and among many players loses track."""

MIDDLE = Level(samples=40, temperature=1.0, leeway=0.5)
"""Has a short memory: tries out how the hand may go on, but knows only what lies open."""

HARD = Level(samples=800, hands_ahead=3, remembers=True, infers=True, leeway=0.003)
"""Remembers, draws conclusions and plans several hands ahead."""

BY_NAME: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}

LEVELS: dict[str, Player] = {name: level.play for name, level in BY_NAME.items()}
"""The players by level, weakest first."""


def tempered(level: str, temper: Temper) -> Player:
    """The player of a level with a guest's temper."""
    return replace(BY_NAME[level], temper=temper).play
