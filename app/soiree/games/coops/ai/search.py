"""How computer players of Soureh and Pariah choose: they imagine how the round may end.

Weaker players look less far: they weigh a card once, at first sight, or count the points of the
round; and they take each hidden card for any that they have not seen, unless its owner declared.
The strongest conclude from what others do which of their coops are valid, and play for the match.

Each use of the drawn card, and whether to declare, is tried in the same worlds: deals of the hidden
cards that agree with what the player knows (`belief`), played out by fast players (`rollout`) to
the end of the round, whose scores are worth a chance to win the match (the game's `match_value`).
The better ones need no worlds for their own last turn against one other, and imagine less of the
last turn that they leave to another by declaring (`last_turn`).
"""

from __future__ import annotations

import math
import random
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from soiree.core.cards import QUEEN, Card, rank_of
from soiree.core.entries import Move
from soiree.core.players import Estimate, Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Reading, Trust
from soiree.games.coops.ai.evaluation_tables import Habits
from soiree.games.coops.ai.last_turn import LastTurn, over_all_draws
from soiree.games.coops.ai.match_value import Scoring
from soiree.games.coops.ai.reasons import Reasons
from soiree.games.coops.ai.rollout import DISCARD, LEAST, NOBODY, USES, Round, Use
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import END
from soiree.games.coops.zones import SLOTS, Kind
from soiree.search.sampling import Trials, compare, mean_and_error, surest

WORLDS_FOR_FACTS = 50
"""In how many worlds it is counted what speaks for a move."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays with coops.

    Attributes:
        habits: how it weighs coops at first sight; worked out when it first plays.
        trust: what it concludes from what others do; None for nothing but from declarations.
        far: whether it plays for the match, and not for the points of the round.
        exact: whether it reckons with every card in the last turn of two players.
        worlds: in how many worlds it tries what looks best; 0 if it goes by first sight. Who plays
            for the match looks at so many for each other player.
        daring: with how many valid coops it may declare; with 4 it always does if it is 4.
        candidates: how many uses of a card it tries, for each other player.
        looseness: how much worse a use may look at first sight than the best and still be made
            now and then, by who looks no further; 0 for not at all.
    """

    habits: Callable[[], Habits]
    trust: Trust | None
    far: bool
    worlds: int
    exact: bool = False
    daring: int = 4
    candidates: int = 6
    looseness: float = 0.0


class Mind(Scoring):
    """What one decision is made by.

    Attributes:
        deck: the cards that the game is played with.
        call: its move that declares.
        uses: its uses of a drawn card, with their numbers in rollouts.
        reasons: what it has to say for and against moves.
        facts: what everybody knows.
    """

    deck: ClassVar[tuple[Card, ...]]
    call: ClassVar[Move]
    uses: ClassVar[Mapping[Move, Use]] = USES
    reasons: ClassVar[type[Reasons]] = Reasons

    def __init__(self, view: View, level: Level) -> None:
        self.view, self.level, self.seat = view, level, view.seat
        self.facts = CoopFacts.of(view)
        self.habits = level.habits()
        self.drawn = next(iter(view.faces(Kind.DRAWN, view.seat)), None)
        assert view.scores is not None
        self.scores: Sequence[int] = view.scores
        self.playing = self.who_plays()
        self._after = dict(zip(self.playing, (*self.playing[1:], self.playing[0]), strict=True))

    # --- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def who_plays(self) -> Sequence[Seat]:
        """The seats that are not out."""

    @abstractmethod
    def lead(self, scores: Sequence[int]) -> float:
        """By how many points a round that brought these scores has bettered the own standing."""

    def additional(self) -> int:
        """The additional turns of the player to move."""
        return 0

    @cached_property
    def reading(self) -> Reading:
        """What it believes of the hidden cards."""
        return Reading(self.view, self.deck, self.habits, self.level.trust)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, rng: random.Random, stop: Stop) -> Move:
        """Use the card drawn, or end the turn, with a declaration or without."""
        if self.drawn is not None and not self.level.worlds:
            return self._at_first_sight(rng)
        moves = self.candidates()
        if len(moves) == 1:
            return moves[0]
        if self.is_last:
            chances = self.reckon(self._and_others(moves), stop)
            return max(chances, key=chances.__getitem__, default=moves[0])
        return surest(self.try_out(moves, rng, stop))

    def estimates(self, rng: random.Random, stop: Stop) -> list[Estimate]:
        """What each legal move is worth: its chance to win the match, in per cent."""
        first = self.candidates() if self.drawn is not None else [self.call]
        found = self.judge(self._and_others(first), rng, stop)
        worlds = [self.imagine(rng) for _ in range(WORLDS_FOR_FACTS)]
        reasons = self.reasons(self.view, self.habits, self.reading, worlds)
        chances = {move: min(1.0, max(0.0, mean)) for move, (mean, _) in found.items()}
        most = max(chances.values())
        estimates = []
        for move in self.view.legal:
            chance, error = chances[move], min(found[move][1], 0.5)
            facts = reasons.of(move, is_best=chance == most)
            estimates.append(Estimate(move, 100 * chance, chance, 100 * error, facts))
        return estimates

    def judge(
        self, moves: Sequence[Move], rng: random.Random, stop: Stop
    ) -> dict[Move, tuple[float, float]]:
        """The chance to win the match with each move, and its standard error."""
        if self.is_last:
            chances = self.reckon(moves, stop)
            return {
                move: (chances[move], 0.0) if move in chances else (0.0, math.inf) for move in moves
            }
        first, *tried = self.try_out(moves, rng, stop)
        mean, error = mean_and_error(first.outcomes)
        found = {first.move: (mean, error)}
        for trials in tried:
            gain, error = trials.gain(first)
            found[trials.move] = mean + gain, error
        return found

    @cached_property
    def is_last(self) -> bool:
        """Whether the round ends with the card drawn, so that the player can reckon exactly."""
        return (
            self.is_between_two
            and self.drawn is not None
            and rank_of(self.drawn) != QUEEN
            and self.facts.declarer is not None
            and not self.additional()
        )

    @cached_property
    def is_between_two(self) -> bool:
        """Whether there is one other only, and the player can reckon exactly with him."""
        return self.level.exact and len(self.playing) == 2

    def reckon(self, moves: Sequence[Move], stop: Stop) -> dict[Move, float]:
        """The chance to win the match with each use in the last turn, of some if it is to stop."""
        assert self.drawn is not None
        chances: dict[Move, float] = {}
        if not stop():
            world = self.imagine(random.Random(0))
            last = LastTurn(world, self.reading, self, self.scores)
            for move in moves:
                if chances and stop():
                    break
                chances[move] = last.chance(self.uses[move], self.drawn)
        return chances

    def _and_others(self, moves: Sequence[Move]) -> list[Move]:
        """Some moves, and all others that are legal after them."""
        return [*moves, *(move for move in self.view.legal if move not in moves)]

    def candidates(self) -> list[Move]:
        """The moves that are worth a try, the best-looking one first."""
        if self.drawn is None:
            good, daring = self.good_coops(), self.level.daring
            if daring == 4:
                return [self.call if good == 4 else END]
            if good == 4:
                return [self.call, END]
            return [END, self.call] if good >= daring else [END]
        gains = self.gains()
        order = sorted(gains, key=gains.__getitem__, reverse=True)
        return order[: self.level.candidates * (len(self.playing) - 1)]

    def good_coops(self) -> int:
        """How many own coops are valid."""
        valid = self.habits.valid
        return sum(
            valid[up][down]
            for slot in SLOTS
            for up in self.view.faces(Kind.UP, self.seat, slot)
            for down in self.view.faces(Kind.DOWN, self.seat, slot)
        )

    def gains(self) -> dict[Move, float]:
        """What each use of the card drawn seems to gain, the fruitless ones left out."""
        assert self.drawn is not None
        found = {use: gain for gain, use in self.imagine(random.Random(0)).gains(self.drawn)}
        found[DISCARD] = LEAST
        return {
            move: found[self.uses[move]] for move in self.view.legal if self.uses[move] in found
        }

    def try_out(self, moves: Sequence[Move], rng: random.Random, stop: Stop) -> list[Trials]:
        others = len(self.playing) - 1
        worlds = self.level.worlds * (others if self.level.far else 1)
        return compare(moves, self.imagine, self._play_out, rng, stop, worlds)

    def _at_first_sight(self, rng: random.Random) -> Move:
        gains = self.gains()
        best = max(gains.values())
        if not self.level.looseness:
            return max(gains, key=gains.__getitem__)
        weights = [math.exp((gain - best) / self.level.looseness) for gain in gains.values()]
        return rng.choices(list(gains), weights)[0]

    def imagine(self, rng: random.Random) -> Round:
        """The round as it may be, before the move that is due."""
        down, stock = self.reading.draw(rng)
        declarer = self.facts.declarer
        return Round(
            self.habits,
            self.reading.up[:],
            down,
            self.reading.under[:],
            stock,
            self._after,
            self.seat,
            NOBODY if declarer is None else declarer,
            protected=self.facts.protected,
            owed=self.additional(),
        )

    def _play_out(self, world: Round, move: Move, rng: random.Random) -> float:
        """What the player looks at when the round has gone on so."""
        end = world.copy()
        if self.drawn is None:
            goes_on, declares = True, move == self.call
        else:
            goes_on = end.use(self.uses[move], self.drawn)
            declares = end.is_ready()
        if goes_on and end.end_turn(declares):
            if declares and self.is_between_two:
                return over_all_draws(end, self.worth)
            end.play_out()
        return self.worth(end)

    def worth(self, end: Round) -> float:
        """What the player looks at when a round has ended so."""
        scores = list(self.scores)
        for seat in self.playing:
            scores[seat] = self.score_with(end, seat)
        return self.chance(scores) if self.level.far else self.lead(scores)

    def score_with(self, end: Round, seat: Seat) -> int:
        """A player's score after a round that has ended so."""
        tally = self.no_coops
        for place in range(seat * 4, seat * 4 + 4):
            tally = self.add(tally, end.up[place], end.down[place])
        return self.score_after(seat, tally)
