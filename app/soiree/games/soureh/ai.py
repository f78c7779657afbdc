"""The computer players of Soureh."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Evaluation, Fact, Player, Stop
from soiree.core.reviews import Priced
from soiree.core.states import State
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops.ai import pricing
from soiree.games.coops.ai.appraisal import OpenRound
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation import CoopEvaluator, ExpectedChange
from soiree.games.coops.ai.evaluation_tables import EvaluationTables, Parameters
from soiree.games.coops.ai.search import CoopSearch, Deliberation, LevelParameters, Worth
from soiree.games.coops.facts import Phase
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.coops.zones import Kind
from soiree.games.soureh.facts import SourehFacts
from soiree.games.soureh.moves import DECLARE, DEDUCT, KEEP, PAYMENTS
from soiree.games.soureh.rules import Soureh
from soiree.games.soureh.scoring import SourehScoring
from soiree.search.calibration import sharpened

_SCORING = (Phase.PAY, Phase.DEDUCT)


class SourehSearch(CoopSearch):
    """The search for one decision of Soureh, where low scores win."""

    deck = Soureh.deck
    call = DECLARE

    def scored_by(self) -> SourehScoring:
        return SourehScoring(self.view.options, SourehFacts.of(self.view))

    def round_gain(self, scores: Sequence[int]) -> float:
        cost = {seat: scores[seat] - self.scores[seat] for seat in self.playing}
        mine = cost.pop(self.seat)
        return sum(cost.values()) / len(cost) - mine

    @property
    def is_scoring(self) -> bool:
        return self.facts.phase in _SCORING

    # --- scoring a round -------------------------------------------------------------------------

    def deliberate(self, rng: random.Random, stop: Stop) -> Deliberation:
        if not self.is_scoring:
            return super().deliberate(rng, stop)
        chances = self.scoring_chances()
        chosen = max(chances, key=chances.__getitem__)
        return Deliberation(chosen, {move: Worth(chance) for move, chance in chances.items()})

    def scoring_chances(self) -> dict[Move, float]:
        """SRH-7, SRH-8: the exact chance to win with each payment, or with deducting 50 or not."""
        return {move: self.win_chance(scores) for move, scores in self.scores_when_paid().items()}

    def scores_when_paid(self) -> dict[Move, list[int]]:
        """The scores after the round with each move of the scoring.

        All cards are shown. Players who pay later are taken to pay as well as they can.
        """
        end = self.sample(random.Random(0))
        scores = list(self.scores)
        seat = self.seat
        while seat != self.facts.dealer:
            seat = end.next_seat[seat]
            scores[seat] = self.score_at(end, seat)
        found = {}
        for move in self.view.legal:
            score = self.score_with(move)
            scores[self.seat] = score - 50 if score % 100 == 0 and move != KEEP else score
            found[move] = scores[:]
        return found

    def score_with(self, move: Move) -> int:
        """The player's own score right after a move of the scoring."""
        score = self.scores[self.seat]
        if move == DEDUCT:
            return score - 50
        if move == KEEP:
            return score
        paid = (self._own_card(side, slot) for slot, side in enumerate(PAYMENTS[move], start=1))
        return score + sum(VALUES[card] for card in paid)

    def _own_card(self, kind: Kind, slot: int) -> Card:
        (card,) = self.view.faces(kind, self.seat, slot)
        return card


class SourehEvaluator(CoopEvaluator[SourehSearch]):
    """Evaluates one decision of Soureh, its payments too."""

    doubt = 0.4

    def expectation_fact(self, expected: ExpectedChange, *, speaks_for: bool) -> Fact:
        mine, others = round(expected.mine), round(expected.others)
        words: dict[str, int | str] = {"count": mine, "rest": others}
        # SRH-8: who comes to a multiple of 100 has fewer points than before.
        falls = mine < 0 or others < 0
        if len(self.search.playing) > 2 and falls:
            text = tr_noop(
                "Your score changes by about {count}, each of the others’ by {rest}: "
                "a multiple of 100 takes 50 off."
            )
        elif len(self.search.playing) > 2:
            text = tr_noop("You will pay about {count}, each of the others {rest}.")
        else:
            text = (
                tr_noop(
                    "Your score changes by about {count}, {player}’s by {rest}: "
                    "a multiple of 100 takes 50 off."
                )
                if falls
                else tr_noop("You will pay about {count}, {player} about {rest}.")
            )
            words["player"] = next(seat for seat in self.search.playing if seat != self.search.seat)
        return Fact(text, words, speaks_for=speaks_for)

    def lead(self, expected: ExpectedChange) -> float:
        return expected.others - expected.mine

    def facts_of(self, rng: random.Random) -> Callable[[Move], tuple[Fact, ...]]:
        return self._of_payment if self.search.is_scoring else super().facts_of(rng)

    def _of_payment(self, move: Move) -> tuple[Fact, ...]:
        score = self.search.score_with(move)
        words: dict[str, int | str] = {"count": score}
        least = min(map(self.search.score_with, self.search.view.legal))
        if move in (DEDUCT, KEEP):
            text = tr_noop("Your score is {count} after that.")
            return (Fact(text, words, speaks_for=score == least),)
        if score % 100 == 0:
            return (Fact(tr_noop("It makes your score {count}: you may take 50 off."), words),)
        if score == least:
            return (Fact(tr_noop("It makes your score {count}: no payment is lower."), words),)
        words["more"] = score - least
        chances = self.search.scoring_chances()
        lowest = min(chances, key=self.search.score_with)
        if chances[move] >= chances[lowest]:
            text = tr_noop(
                "It makes your score {count}: {more} more than the lowest payment, "
                "which wins no more often."
            )
            return (Fact(text, words),)
        text = tr_noop("It makes your score {count}: {more} more than the lowest payment.")
        return (Fact(text, words, speaks_for=False),)


def points(up: Card, down: Card) -> float:
    """SRH-7: the points of a coop whose cheaper card is paid, less than 0."""
    return -min(VALUES[up], VALUES[down])


def tables_of(parameters: Parameters) -> EvaluationTables:
    """The values of coops by these parameters."""
    return EvaluationTables(Soureh.deck, is_valid, points, None, parameters)


@cache
def tables() -> EvaluationTables:
    """The tables of every level; the parameters were tuned in rounds between equal players."""
    return tables_of(
        Parameters(
            valid=10,
            potential=4,
            fragility=6,
            point=3,
            harm=0.85,
            mended=0.95,
            declarer_harm=10,
        )
    )


EVIDENCE = Evidence(placed=0.6, discarded=0.5, laid_over=0.4, switched=0.7)
"""Measured in rounds between computer players, and then lowered, as others may play differently."""

EASY = LevelParameters(
    tables, evidence=None, plays_for_match=False, samples=16, candidates=4, leeway=0.1
)
"""Lacks attention: thinks of few uses of a card, and of the round alone."""

MIDDLE = LevelParameters(
    tables, evidence=None, plays_for_match=True, exact=True, samples=10, leeway=0.002
)
"""Learns nothing from what others do, and never dares to declare before all is valid."""

HARD = LevelParameters(
    tables,
    evidence=EVIDENCE,
    plays_for_match=True,
    exact=True,
    samples=400,
    rollouts=3000,
    min_valid=2,
    beyond=1.0,
    leeway=0.002,
)


SHARPNESS = {3: 1.95}
"""By how much the chances that are stated have to be sharpened, by the number of players; 1 for any
other, where nothing else came true more often (`tests/bench/measure_claims.py fit`)."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """What the strongest level makes of a decision; see `CoopEvaluator`."""
    search = SourehSearch(view, HARD)
    found = SourehEvaluator(search).evaluate(rng, stop)
    players = len(search.playing)
    by = SHARPNESS.get(players, 1.0)
    stated = (replace(each, chance=sharpened(each.chance, players, by)) for each in found.estimates)
    return replace(found, estimates=tuple(stated))


TRUST = 0.5
"""As `OpenRound` has it: between 0.34 and 0.45 in 44 matches of two pairs of levels."""


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """What moves are worth beside each other; see `soiree.core.reviews.Price`."""
    search = SourehSearch(view, HARD)
    if not search.is_scoring:
        return pricing.price(search, moves, rng, samples)
    after = search.scores_when_paid()
    return [
        Priced(move, [search.win_chance(after[move])], [search.round_gain(after[move])])
        for move in moves
    ]


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chances to win, all cards being open; see `soiree.core.reviews.Appraise`."""
    assert isinstance(state, Soureh)
    facts = state.facts()
    opened = OpenRound(state, SourehScoring(state.options, facts), tables(), TRUST)
    if facts.phase in _SCORING:
        # Those who have not paid yet do so as well as they can.
        seat, scores = opened.round.turn, opened.scores
        if facts.phase is Phase.DEDUCT:
            scores[seat] -= 50
        else:
            scores[seat] = opened.scoring.score_at(opened.round, seat, scores[seat])
        while seat != facts.dealer:
            seat = opened.round.next_seat[seat]
            scores[seat] = opened.scoring.score_at(opened.round, seat, scores[seat])
    return opened.chances(rng)


BY_NAME: dict[str, LevelParameters] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}

LEVELS: dict[str, Player] = {name: SourehSearch.player(level) for name, level in BY_NAME.items()}
"""The player of each level, weakest first."""


def tempered(level: str, temper: Temper) -> Player:
    """The player of a level with a guest's temper."""
    return SourehSearch.player(replace(BY_NAME[level], temper=temper))
