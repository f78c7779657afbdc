"""The prices of moves of Spy vs Spy for reviews (`soiree.core.reviews.Pricer`).

In a race, the rollouts of the strongest level try each move, against sampled races of the other
players. After a race all cards that count are open, so prices are exact. The points of a price are
the mean points that the move adds to the others, minus the points that it adds to the player. In
Spy vs Spy points are bad.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.reviews import SUM, PricedMove, Pricer
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.after_race import has_cheated, piles_of
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.ai.match_value import (
    Finish,
    finish_of,
    finishes_of,
    first_of,
    odds_to_be_first,
    win_chances,
)
from soiree.games.spy.ai.race import Race
from soiree.games.spy.ai.rollout import CAUGHT, RaceSearch, is_fair
from soiree.games.spy.ai.value import ValueFunction
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PENALTY, PICK
from soiree.games.spy.zones import MOST_PILES
from soiree.search.pricing import Result, exact_pricer, sample_pricer

BONUS, FIRST, LEFT, SMALLEST, CHEAT = "bonus", "first", "left", "smallest", "cheat"
"""The outcomes of a race: the bonus, the first place, the cards left over, the size of the smallest
pile, and a cheat."""

ADDED = f"{SUM} added"
"""The points that a race adds."""

PAID, FINE = "paid", "fine"
"""The outcomes of a choice after a race: the points of the player and of an accused player."""


def pricer(view: View) -> Pricer:
    """The pricer of a decision."""
    if SpyFacts.of(view).phase is Phase.RACE:
        return _race_pricer(view)
    return exact_pricer(partial(_after_race, view))


def _race_pricer(view: View) -> Pricer:
    search, races = RaceSearch.of(view), Races.of(view)

    def draw(rng: random.Random) -> tuple[Race, Mapping[Seat, Finish]]:
        return search.sample(rng), races.of_others(rng)

    def try_out(drawn: tuple[Race, Mapping[Seat, Finish]], move: Move) -> Result:
        race, others = drawn
        ended, caught = search.ended(race, move), 0.0 if is_fair(race, move) else CAUGHT
        added = search.value.points_after(ended)
        outcomes = {
            BONUS: float(len(ended.tops) < MOST_PILES),
            FIRST: races.chance_to_be_first(ended, others),
            LEFT: float(ended.left),
            SMALLEST: float(min(ended.sizes)),
            CHEAT: float(caught > 0),
            ADDED: float(added),
        }
        points = -added - caught * max(ended.sizes)
        return Result(races.chance(ended, others, caught), points, outcomes)

    return sample_pricer(draw, try_out)


class Races(Struct, frozen=True):
    """The races of all players as one player knows them, and their effect on the match.

    Attributes:
        finished: the end of the race for each other player who has finished.
        racing: for each other player who still races, the score, the race and the belief about
            the hand.
        first: the first player to finish, or None.
    """

    seat: Seat
    score: int
    value: ValueFunction
    finished: Mapping[Seat, Finish]
    racing: Mapping[Seat, tuple[int, Race, Belief]]
    first: Seat | None

    @classmethod
    def of(cls, view: View) -> Self:
        facts = SpyFacts.of(view)
        others = [each for each in facts.racing if each not in (view.seat, *facts.out)]
        return cls(
            seat=view.seat,
            score=view.totals[view.seat],
            value=ValueFunction.of(view),
            finished={each: finish_of(view, each) for each in others if each in facts.finished},
            racing={
                each: (view.totals[each], race_of(view, each), Belief.of(view, each))
                for each in others
                if each not in facts.finished
            },
            first=first_of(facts),
        )

    def of_others(self, rng: random.Random) -> dict[Seat, Finish]:
        """Sample the other players' hands, and play their races to the end by the policy."""
        finishes = dict(self.finished)
        for seat, (score, race, belief) in self.racing.items():
            ended = race.with_hand([race.up, *belief.draw(rng)])
            ended.run_to_end()
            finishes[seat] = Finish.of_race(ended, score, self.value.bonus)
        return finishes

    def chance(self, ended: Race, others: Mapping[Seat, Finish], caught: float) -> float:
        """The player's chance to win the match.

        Args:
            ended: the player's own race at its end.
            caught: the probability that the player is caught cheating (SPY-12).
        """
        mine = self._finish(ended)
        chance, if_caught = self._win({self.seat: mine, **others}), 0.0
        if caught and not self.value.caught_are_out:
            paying = replace(mine, score=mine.score + max(ended.sizes))
            if_caught = self._win({self.seat: paying, **others})
        return (1 - caught) * chance + caught * if_caught

    def chance_to_be_first(self, ended: Race, others: Mapping[Seat, Finish]) -> float:
        """The chance to be the first to finish; arguments as for `chance`."""
        if self.first is not None:
            return 0.0
        return odds_to_be_first({self.seat: self._finish(ended), **others})[self.seat]

    def _finish(self, ended: Race) -> Finish:
        mine = Finish.of_race(ended, self.score, self.value.bonus)
        return replace(mine, to_play=mine.to_play + 1)  # the card that is up

    def _win(self, finishes: Mapping[Seat, Finish]) -> float:
        return win_chances(finishes, self.value.bonus, self.first)[self.seat]


def _after_race(view: View, move: Move) -> PricedMove:
    paid, fine = 0, 0
    finishes, accused = finishes_of(view), SpyFacts.of(view).accused
    if move in PICK:
        paid = len(piles_of(view, view.seat)[PICK[move]])
        finishes[view.seat] = finish_of(view, view.seat, picks=PICK[move])
    elif move in PENALTY:
        assert accused is not None
        fine = len(piles_of(view, accused)[PENALTY[move]])
        finishes[accused] = finish_of(view, accused, pays=PENALTY[move])
    elif move in ACCUSE and has_cheated(view, ACCUSE[move]):
        accused = ACCUSE[move]
        sizes = list(map(len, piles_of(view, accused)))
        fine = max(sizes)
        if ValueFunction.of(view).caught_are_out:
            del finishes[accused]
        else:
            finishes[accused] = finish_of(view, accused, pays=sizes.index(fine))
    first = next(seat for seat in SpyFacts.of(view).finished if seat in finishes)
    chance = win_chances(finishes, ValueFunction.of(view).bonus, first)[view.seat]
    points = fine / max(1, view.seats - 1) - paid
    return PricedMove(move, [chance], [points], {PAID: [paid], FINE: [fine]})
