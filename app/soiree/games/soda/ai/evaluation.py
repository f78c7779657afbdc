"""The evaluation of moves and positions of Soda, for hints and reviews."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.cards import rank_of
from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop, evaluation
from soiree.core.reviews import SUM, PricedMove, Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK
from soiree.games.soda.ai.parameters import LAST_STAKE
from soiree.games.soda.ai.policy import EMPTY_ROW
from soiree.games.soda.ai.rollout import SQUARES, PublicState, RolloutResult, Sample
from soiree.games.soda.ai.value import value_function
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import ROUNDS
from soiree.games.soda.zones import Kind
from soiree.search.pricing import Result, sample_pricer


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is in points beyond the mean gain of the others: of this hand, of the next hands, and
    of the cards held after them. Of cards of one rank, only the first is compared.
    """
    choice = HARD.deliberate(view, rng, stop)
    if choice.search is None:
        return Evaluation(choice.chosen, None)
    public, merits = choice.search.public, {}
    for move in [each for each in view.legal if each in choice.values]:
        results = choice.search.results[move]
        # Without time, the heuristic value has to do.
        chances = [public.win_chance(each.gains, each.stake) for each in results] or [0.0]
        leads = [public.lead(each.gains) for each in results] or [choice.values[move]]
        merits[move] = (sum(chances) / len(chances), sum(leads) / len(leads))
    return evaluation(choice.chosen, merits)


def pricer(view: View) -> Pricer:
    """The pricer of a decision, by the rollouts of the strongest level.

    Cards of one rank have the same price.
    """
    search = HARD.search(view)
    public = search.public

    def draw(rng: random.Random) -> tuple[Sample, int]:
        return search.sample(rng), rng.getrandbits(64)

    def price(moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[PricedMove]:
        search.results.clear()
        sure = search.certain_win(moves)

        def try_out(drawn: tuple[Sample, int], move: Move) -> Result:
            sample, seed = drawn
            result = search.rollout(sample, move, seed)
            chance = 1.0 if move == sure else public.win_chance(result.gains, result.stake)
            return Result(chance, public.lead(result.gains), outcomes(public, result))

        tried = {RANK[move]: move for move in moves}
        priced = sample_pricer(draw, try_out)(list(tried.values()), rng, samples)
        found = {RANK[each.move]: each for each in priced}
        return [replace(found[RANK[move]], move=move) for move in moves]

    return price


def outcomes(public: PublicState, result: RolloutResult) -> dict[str, float]:
    """The outcomes of a rollout (`soiree.core.reviews.PricedMove`).

    `prize`: the seat wins the points of this hand. `rival`: of several opponents, the one with the
    most points wins them. `later`: the points of the seat in later hands. `SUM`: the points that
    the seat gains beyond the mean gain of the others.
    """
    me, wins = public.seat, result.winner == public.seat
    found = {
        "prize": float(wins),
        "later": result.gains[me] - public.stake * wins,
        SUM: public.lead(result.gains),
    }
    if public.seats > 2:
        found["rival"] = float(result.winner == public.rival)
    return found


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all hands being open (`soiree.core.reviews.Appraise`).

    The value function judges the hands. The draw pile does not count: its cards are luck when they
    are drawn.
    """
    facts, totals = state.facts(), state.scores()
    assert isinstance(facts, SodaFacts)
    assert totals is not None
    gains, played = [0.0] * state.seats, LAST_STAKE
    if facts.round and facts.worth is not None:
        hands = [
            [rank_of(card) for card in pile.cards]
            for pile in state.piles()
            if pile.zone.kind == Kind.HAND
        ]
        played = facts.worth - 1
        gains = value_function(state.seats).expected(hands, facts.turn, facts.worth)
    left = SQUARES[played] + (ROUNDS - facts.round) * SQUARES[0]
    public = PublicState(0, state.seats, played, EMPTY_ROW, 0, totals, left)
    return public.win_chances(gains, played)
