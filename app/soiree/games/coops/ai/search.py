"""The search of the computer players of Soureh and Pariah.

All moves are tried in the same sampled rounds. Hidden cards are drawn from the player's belief
(`belief`), fast players play the round out (`rollout`), and the final scores give a chance to win
the match (`match_value` of each game). Strong levels evaluate their own last turn against one
opponent exactly, and likewise the one turn that a declaration leaves to that opponent
(`last_turn`).

Weaker levels compare uses by the heuristic value of coops alone, or play for the points of the
round. They infer from declarations only.
"""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from statistics import fmean
from typing import ClassVar, NamedTuple

from msgspec import Struct

from soiree.core.cards import QUEEN, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Moved
from soiree.core.guests import Temper
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.games.coops.ai.belief import Belief, Evidence
from soiree.games.coops.ai.evaluation_tables import COURTS, EvaluationTables, Parameters
from soiree.games.coops.ai.last_turn import LastTurn, ScoreWorth, ends_of_draws
from soiree.games.coops.ai.match_value import Scoring
from soiree.games.coops.ai.rollout import (
    DRAWS,
    MIN_GAIN,
    USE_CODES,
    USE_DISCARD,
    USE_JACK,
    USE_KING,
    USE_OVER,
    USE_QUEEN,
    SimulatedRound,
    UseCode,
    touches_others,
)
from soiree.games.coops.facts import SCORING, CoopFacts
from soiree.games.coops.moves import END
from soiree.games.coops.zones import DRAWN, SLOTS, CoopIndex, Kind
from soiree.search.choice import preferred, softmax_choice
from soiree.search.sampling import AT_LEAST, BEYOND, Budget, Trials, compare, surest

PLANNED = 40
"""The number of samples that decide whether the player declares after a use of a card."""

WON = 0.999
"""The chance to win from which on a player declares at once, even if going on wins as often."""


Pair = tuple[Card, Card]
"""The cards of a coop: the face-up one, then the face-down one."""


class LevelParameters(Struct, frozen=True):
    """The parameters of a level.

    Attributes:
        parameters: the parameters of the heuristic values of coops.
        evidence: how strongly each action of an opponent suggests a valid coop; None to infer only
            from declarations, the calls that end a round.
        plays_for_match: True to maximize the chance to win the match, False for the points of the
            round.
        samples: the number of sampled rounds, for each opponent if the level plays for the match; 0
            for heuristic gains alone.
        exact: True if last turns between two players are evaluated exactly.
        min_valid: the number of valid coops from which on declaring is considered; with 4 the level
            always declares then.
        ready: the least points of four coops with which simulated players declare although some
            are invalid; infinite if they declare only with four valid coops.
        candidates: the number of uses of a card that are tried, for each opponent.
        temperature: the temperature of the softmax over the heuristic gains, without samples; 0 for
            the best use.
        doubt: the least likelihood that evidence leaves to a card (`Belief`).
        beyond: the standard errors by which another use must be better to replace the use with the
            best heuristic gain.
        rollouts: the most rollouts of a decision.
        leeway: the greatest difference in worth between moves that a temper may exchange.
        hesitates: True if a cautious guest does not declare in its first turn of a round. In 21
            positions of Soureh between two players with four valid coops, the hard level finds that
            such a wait gains 0.008 in the chance to win.
        temper: the temper of the guest who plays; None without a guest.
    """

    parameters: Parameters
    samples: int
    evidence: Evidence | None = None
    plays_for_match: bool = False
    exact: bool = False
    min_valid: int = 4
    ready: float = math.inf
    candidates: int = 6
    temperature: float = 0.0
    doubt: float = 0.0
    beyond: float = BEYOND
    rollouts: float = math.inf
    leeway: float = 0.0
    hesitates: bool = False
    temper: Temper | None = None


class Deliberation(NamedTuple):
    """The chosen move, and the worth of each compared move.

    A worth is a chance to win, the points of the round, or a heuristic gain.
    """

    chosen: Move
    worths: dict[Move, float]


class CoopSearch(ABC):
    """The search for one decision.

    Attributes:
        call: the move that declares.
        codes: by use of a drawn card, its code in rollouts.
        facts: the public facts.
        scoring: the scoring of the round.
        scores: the scores of the match before this round is scored.
        playing: the seats that are not out.
        plans: by use of the drawn card, True if the player declares after it (`plan_declarations`).
        draws: the number of draws of the opponent that are tried after a move without a plan; None
            for all.
    """

    call: ClassVar[Move]
    codes: ClassVar[Mapping[Move, UseCode]] = USE_CODES

    def __init__(self, view: View, level: LevelParameters) -> None:
        self.view, self.level, self.seat = view, level, view.seat
        self.facts = CoopFacts.of(view)
        self.tables = self.tables_of(level.parameters)
        self.drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)
        self.scores: Sequence[int] = view.totals
        self.scoring = self.scored_by()
        self.playing = self.scoring.playing
        following = (*self.playing[1:], self.playing[0])
        self._next_seat = dict(zip(self.playing, following, strict=True))
        self.plans: dict[Move, bool] = {}
        self.draws: int | None = None

    @classmethod
    def player(cls, level: LevelParameters) -> Player:
        """The player of a level."""
        return lambda view, rng, stop: cls(view, level).choose(rng, stop)

    # --- what a game adds ------------------------------------------------------------------------

    @staticmethod
    @abstractmethod
    def tables_of(parameters: Parameters) -> EvaluationTables:
        """The tables of coops with these parameters, computed once."""

    @abstractmethod
    def scored_by(self) -> Scoring:
        """The scoring of the round."""

    @abstractmethod
    def round_gain(self, scores: Sequence[int]) -> float:
        """The player's gain in a round less the mean gain of the opponents, in points. Points
        that harm a player count as negative. `scores` are those of the match after the round.
        """

    @abstractmethod
    def outcomes(self, end: SimulatedRound, changed: Sequence[CoopIndex]) -> dict[str, float]:
        """The outcomes of a round, by names that end with the number of a seat or a coop: "out 1".

        Args:
            changed: the coops that some of the compared moves change.
        """

    @property
    def is_scoring(self) -> bool:
        """True if only the scoring of the round is left."""
        return self.facts.phase in SCORING

    @cached_property
    def belief(self) -> Belief:
        """The belief about the hidden cards."""
        level = self.level
        return Belief(self.view, self.tables, level.evidence, level.doubt)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, rng: random.Random, stop: Stop) -> Move:
        """Choose a use of the drawn card, or whether to declare."""
        choice = self.deliberate(rng, stop, is_curtailed=self.level.temper is None)
        if self.level.temper is None or self.is_scoring or self.is_solvable:
            return choice.chosen
        if choice.chosen not in choice.worths:
            return choice.chosen
        liked = {move: _liking(self, self.level.temper, move) for move in choice.worths}
        return preferred(choice.chosen, choice.worths, liked, self.level.leeway)

    def deliberate(
        self, rng: random.Random, stop: Stop, *, is_curtailed: bool = False
    ) -> Deliberation:
        """Choose a move, and return the choice with the worth of each compared move.

        Args:
            is_curtailed: True to try only some draws of last turns, and to end the trials when more
                samples will hardly change the choice.
        """
        if self.drawn is not None and not self.level.samples:
            gains = _gains(self)
            return Deliberation(_choose_by_gains(self, gains, rng), gains)
        moves = self.candidates()
        if len(moves) == 1:
            return Deliberation(moves[0], {})
        if self.is_solvable:
            chances = self.solve(
                [*moves, *(move for move in self.view.legal if move not in moves)], stop
            )
            chosen = max(chances, key=chances.__getitem__, default=moves[0])
            return Deliberation(chosen, chances)
        # The worth of a declaration depends on the others' replies: its gain has to be clear.
        beyond = BEYOND if self.drawn is None else self.level.beyond
        self.draws = DRAWS if is_curtailed else None
        curtailed = is_curtailed and self.drawn is not None
        trials = self.run_trials(moves, rng, stop, beyond if curtailed else math.inf)
        chosen = self.call if _wins_at_once(self, trials) else surest(trials, beyond)
        return Deliberation(chosen, worths(trials))

    # --- last turns between two players ----------------------------------------------------------

    @cached_property
    def is_solvable(self) -> bool:
        """True if each use of the drawn card ends the round and can be evaluated exactly."""
        return (
            self.solves_last_turns
            and self.drawn is not None
            and rank_of(self.drawn) != QUEEN
            and self.facts.declarer is not None
            and not self.facts.additional
        )

    @cached_property
    def solves_last_turns(self) -> bool:
        """True if last turns are evaluated exactly: at this level, against a single opponent."""
        return self.level.exact and len(self.playing) == 2

    def solve(
        self, moves: Sequence[Move], stop: Stop, worth: ScoreWorth | None = None
    ) -> dict[Move, float]:
        """The exact chance to win with each use in a last turn; fewer uses after an early stop.

        Args:
            worth: the worth of final scores; None for the chance to win.
        """
        assert self.drawn is not None
        found: dict[Move, float] = {}
        if not stop():
            start = self.sample(random.Random(0))
            last = LastTurn(start, self.belief, self.scoring, worth or self.win_chance)
            for move in moves:
                if found and stop():
                    break
                found[move] = last.worth(self.codes[move], self.drawn)
        return found

    # --- candidates ------------------------------------------------------------------------------

    def candidates(self) -> list[Move]:
        """The moves worth trying, most promising first.

        A card that gains nothing for the player takes the place of no other number card.
        """
        if self.drawn is None:
            return endings_of(self, sum(own_valid(self)))
        found = _gains(self)
        gains = {move: gain for move, gain in found.items() if not _is_idle(self, move, gain)}
        order = sorted(gains, key=gains.__getitem__, reverse=True)
        return order[: self.level.candidates * (len(self.playing) - 1)]

    # --- rollouts --------------------------------------------------------------------------------

    def sample(self, rng: random.Random) -> SimulatedRound:
        """Sample the round before the move from the player's belief."""
        down, stock = self.belief.sample(rng)
        return SimulatedRound(
            self.tables,
            self.belief.up[:],
            down,
            self.belief.signalled_under[:],
            stock,
            self._next_seat,
            self.seat,
            self.facts.declarer,
            protected=self.facts.protected,
            additional=self.facts.additional,
            ready=self.level.ready,
        )

    def run_trials(
        self, moves: Sequence[Move], rng: random.Random, stop: Stop, beyond: float = math.inf
    ) -> list[Trials]:
        """Try moves in sampled rounds; `beyond` is that of the `Budget`."""
        if not plan_declarations(self, moves, stop):
            return [Trials(move) for move in moves]
        opponents = len(self.playing) - 1
        samples = self.level.samples * (opponents if self.level.plays_for_match else 1)
        budget = Budget(samples, self.level.rollouts, beyond)
        return compare(moves, self.sample, self.roll_out, rng, stop, budget)

    def roll_out(self, start: SimulatedRound, move: Move, _seed: int) -> float:
        """The value of the end of a round after a move; `start` is not changed."""
        return self.mean_value(start, move, DRAWS if move in self.plans else self.draws)

    def mean_value(
        self, start: SimulatedRound, move: Move, draws: int | None, *, declares: bool | None = None
    ) -> float:
        """The mean value of the ends of a round after a move; arguments as in `ends_after`."""
        ends = self.ends_after(start, move, draws, declares=declares)
        total = sum(count * self.value(end) for end, count in ends)
        return total / sum(count for _, count in ends)

    def ends_after(
        self, start: SimulatedRound, move: Move, draws: int | None, *, declares: bool | None = None
    ) -> Sequence[tuple[SimulatedRound, int]]:
        """The ends of a sampled round after a move, each with its weight.

        Args:
            start: the round before the move, which is not changed.
            draws: the number of draws of the opponent that are tried in a last turn; None for all.
            declares: True if the player declares after a use of a card; None if as planned.
        """
        end = start.copy()
        if self.drawn is None:
            goes_on, declares = True, move == self.call
        else:
            goes_on = end.use(self.codes[move], self.drawn)
            if declares is None:
                declares = self.plans.get(move, end.would_declare())
        goes_on = goes_on and end.end_turn(declares)
        if goes_on and declares and self.solves_last_turns:
            return list(ends_of_draws(end, draws))
        if goes_on:
            end.play_out()
        return [(end, 1)]

    def value(self, end: SimulatedRound) -> float:
        """The value of the end of a round: the chance to win the match, or the points gained."""
        scores = self.scoring.scores_at(end)
        return self.win_chance(scores) if self.level.plays_for_match else self.round_gain(scores)

    def win_chance(self, scores: Sequence[int]) -> float:
        """The chance to win, from the scores after the round."""
        return self.scoring.win_chance(self.seat, scores)


def _wins_at_once(search: CoopSearch, trials: Sequence[Trials]) -> bool:
    """True if declaring wins the match in nearly all samples, none of which is left out."""
    outcomes = [value for each in trials if each.move == search.call for value in each.outcomes]
    is_sure = search.level.plays_for_match and len(outcomes) >= search.level.samples
    return is_sure and fmean(outcomes) >= WON


def endings_of(search: CoopSearch, valid: int) -> list[Move]:
    """The choices at the end of a turn that are worth trying, most promising first.

    Args:
        valid: the number of own valid coops.
    """
    if search.level.min_valid == 4:
        return [search.call if valid == 4 and not _hesitates(search) else END]
    if valid == 4:
        return [search.call, END]
    return [END, search.call] if valid >= search.level.min_valid else [END]


def _hesitates(search: CoopSearch) -> bool:
    if not search.level.hesitates or search.level.temper is not Temper.CAUTIOUS:
        return False
    events, drawn = search.view.events_of_round(), DRAWN[search.seat]
    return sum(isinstance(event, Moved) and event.source == drawn for event in events) < 2


def own_coops(search: CoopSearch) -> list[Pair]:
    """The own coops by slot."""
    return [
        (up, down)
        for slot in SLOTS
        for up in search.view.faces(Kind.UP, search.seat, slot)
        for down in search.view.faces(Kind.DOWN, search.seat, slot)
    ]


def own_valid(search: CoopSearch, below: Card | None = None) -> list[bool]:
    """True for each own coop that is valid, or would be with `below` face down."""
    valid = search.tables.valid
    return [valid[up][down if below is None else below] for up, down in own_coops(search)]


def plan_declarations(search: CoopSearch, moves: Sequence[Move], stop: Stop) -> bool:
    """Fill `search.plans` for these uses of the drawn card; False if stopped.

    After a use without a plan, the player declares as simulated players do. A level has no plans if
    it declares only with four valid coops. The samples depend on the position alone, so that all
    searches of a position have the same plans.
    """
    if search.drawn is None or search.facts.declarer is not None or search.level.min_valid == 4:
        return True
    rounds: list[SimulatedRound] = []
    for move in moves:
        code = search.codes[move]
        # A King may bring a card that the player does not know yet.
        if move in search.plans or (code >= USE_KING and touches_others(code, search.seat)):
            continue
        if not rounds:
            rng = random.Random("plans")
            rounds = [search.sample(rng) for _ in range(PLANNED)]
        ending = _best_ending(search, move, rounds, stop)
        if ending is None:
            return False
        search.plans[move] = ending == search.call
    return True


def _best_ending(
    search: CoopSearch, move: Move, rounds: Sequence[SimulatedRound], stop: Stop
) -> Move | None:
    """The best ending of the turn after a use of the drawn card; None if stopped."""
    told = False

    def stopped() -> bool:  # a plain limit: `compare` would use up a `GivenTime`
        nonlocal told
        told = stop()
        return told

    def value(start: SimulatedRound, ending: Move, _seed: int) -> float:
        return search.mean_value(start, move, DRAWS, declares=ending == search.call)

    following = iter(rounds)
    endings = endings_of(search, _valid_after(search, search.codes[move], rounds[0].copy()))
    trials = compare(
        endings, lambda _: next(following), value, random.Random(0), stopped, len(rounds)
    )
    return None if told else surest(trials, search.level.beyond)


def _valid_after(search: CoopSearch, code: UseCode, after: SimulatedRound) -> int:
    """The number of own valid coops after a use of the drawn card, which changes `after`."""
    assert search.drawn is not None
    first = 4 * search.seat
    after.use(code, search.drawn)
    own = zip(after.up[first : first + 4], after.down[first : first + 4], strict=True)
    return sum(search.tables.valid[up][down] for up, down in own)


def _gains(search: CoopSearch) -> dict[Move, float]:
    assert search.drawn is not None
    found = {use: gain for gain, use in search.sample(random.Random(0)).gains(search.drawn)}
    found[USE_DISCARD] = MIN_GAIN
    codes = search.codes
    return {move: found[codes[move]] for move in search.view.legal if codes[move] in found}


def _is_idle(search: CoopSearch, move: Move, gain: float) -> bool:
    """True if a move places a card that gains nothing, in place of another number card."""
    offset = search.codes[move]
    if gain >= MIN_GAIN or offset >= USE_OVER:
        return False
    (replaced,) = search.view.faces(Kind.DOWN, search.seat, offset + 1)
    return not COURTS[replaced]


def _choose_by_gains(search: CoopSearch, every: Mapping[Move, float], rng: random.Random) -> Move:
    """Sample a use from the softmax of the heuristic gains.

    No level makes a use that seems worse than discarding, or discards a card that mends an own
    coop.
    """
    gains = {move: gain for move, gain in every.items() if gain >= MIN_GAIN} or every
    now, then = own_valid(search), own_valid(search, search.drawn)
    if len(gains) > 1 and any(mended and not was for was, mended in zip(now, then, strict=True)):
        gains = {move: gain for move, gain in gains.items() if search.codes[move] != USE_DISCARD}
    if not search.level.temperature:
        return max(gains, key=gains.__getitem__)
    return softmax_choice(gains, search.level.temperature, rng)


def touched(search: CoopSearch, move: Move) -> Sequence[CoopIndex]:
    """The coops that a use of the drawn card changes."""
    code, first = search.codes.get(move, USE_DISCARD), 4 * search.seat
    if code >= USE_KING:
        return divmod(code - USE_KING, 8)
    if USE_JACK <= code < USE_QUEEN:
        return (first + code - USE_JACK,)
    if USE_OVER <= code < USE_DISCARD:
        return (code - USE_OVER,)
    return (first + code,) if code < USE_OVER else ()


def _liking(search: CoopSearch, temper: Temper, move: Move) -> float:
    """The liking of a temper for a move; only differences matter."""
    code = search.codes.get(move)
    if code is None:  # the move ends the turn
        return _LIKING_OF_DECLARING.get(temper, 0.0) * (-1.0 if move == END else 1.0)
    if temper in (Temper.SPITEFUL, Temper.GENEROUS):
        return (1.0 if temper is Temper.SPITEFUL else -1.0) * touches_others(code, search.seat)
    if code == USE_DISCARD:
        return 0.0
    is_own = code < USE_OVER
    if temper is Temper.BOLD:
        return 1.0 if is_own else 0.5
    return -1.0 if is_own and own_valid(search)[code] else 0.5


_LIKING_OF_DECLARING = {Temper.BOLD: 1.0, Temper.CAUTIOUS: -1.0}
"""The liking of a temper for declaring rather than going on."""


def worths(tried: Sequence[Trials]) -> dict[Move, float]:
    """The worth of each move with enough samples, by its gain over the first one in all of them."""
    first = tried[0]
    enough = (trials for trials in tried if len(trials.outcomes) >= AT_LEAST)
    return {trials.move: first.mean + trials.gain(first)[0] for trials in enough}
