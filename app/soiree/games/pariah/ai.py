"""The computer players of Pariah."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
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
from soiree.games.coops.ai.appraisal import OpenRound, mean_chances
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation import CoopEvaluator, ExpectedChange, price_moves
from soiree.games.coops.ai.evaluation_tables import EvaluationTables, Parameters
from soiree.games.coops.ai.reasons import Reasons
from soiree.games.coops.ai.rollout import USE_CODES, USE_JACK, USE_KING, USE_QUEEN, UseCode
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.coops.zones import CoopIndex, seat_of, slot_of
from soiree.games.pariah.match_value import PariahScoring
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, KNOCK, QUEEN
from soiree.games.pariah.rules import ALL_VALID, POINTS, Pariah, PariahFacts, is_valid

ALL_USE_CODES: dict[Move, UseCode] = {
    **USE_CODES,
    **{move: USE_JACK + offset for move, offset in JACK_OFFSETS.items()},
    QUEEN: USE_QUEEN,
    **{move: USE_KING + 8 * a + b for move, (a, b) in KING_COOPS.items()},
}
"""By use of a drawn card, those of courts included (PAR-2), its code in rollouts."""


class PariahReasons(Reasons):
    """The reasons for and against moves, those of courts included (PAR-2)."""

    def reasons_for(self, move: Move) -> Iterator[Fact]:
        if move in JACK_OFFSETS:
            return self.replacing(JACK_OFFSETS[move], up=self.drawn)
        if move in KING_COOPS:
            return self._switching(*KING_COOPS[move])
        if move == QUEEN:
            return iter([Fact(tr_noop("The queen gives you two more turns."))])
        return super().reasons_for(move)

    def _switching(self, a: CoopIndex, b: CoopIndex) -> Iterator[Fact]:
        """PAR-2: the effect of a King on each of two coops, the greater gain first."""
        reasons = []
        for coop, source in ((a, b), (b, a)):
            up, player = self.belief.up[coop], seat_of(coop)
            before, after = self.valid_per_cent(coop, up), self.valid_per_cent(source, up)
            if before == after:
                continue
            gain = after - before
            words = {"slot": slot_of(coop), "share": before, "rest": after}
            if player == self.view.seat:
                text = tr_noop(
                    "Chance that your coop {slot} is valid: {share}%; with the new card: {rest}%."
                )
            else:
                gain = -gain
                text = tr_noop(
                    "Chance that {player}’s coop {slot} is valid: {share}%; with the new "
                    "card: {rest}%."
                )
                words["player"] = player
            reasons.append((gain, Fact(text, words, speaks_for=gain > 0)))
        reasons.sort(key=lambda each: -each[0])
        return iter([reason for _, reason in reasons])


def points(up: Card, down: Card) -> float:
    """PAR-5: the points that a coop earns."""
    return POINTS[up] + POINTS[down] if is_valid(up, down) else 0


class PariahSearch(CoopSearch):
    """The search for one decision of Pariah, where high scores win."""

    deck = Pariah.deck
    call = KNOCK
    codes = ALL_USE_CODES

    @staticmethod
    @cache
    def tables_of(parameters: Parameters) -> EvaluationTables:
        return EvaluationTables(Pariah.deck, is_valid, points, ALL_VALID, parameters)

    def scored_by(self) -> PariahScoring:
        return PariahScoring(self.view.options, PariahFacts.of(self.view))

    def additional(self) -> int:
        return PariahFacts.of(self.view).additional

    def round_gain(self, scores: Sequence[int]) -> float:
        mine, other = (scores[seat] - self.scores[seat] for seat in (self.seat, 1 - self.seat))
        return mine - other


class PariahEvaluator(CoopEvaluator[PariahSearch]):
    """The evaluation of one decision of Pariah."""

    doubt = 0.1
    reasons = PariahReasons

    def expectation_fact(self, expected: ExpectedChange, *, speaks_for: bool) -> Fact:
        text = tr_noop("Expected points this round: you about {count}, {player} about {rest}.")
        words: dict[str, int | str] = {
            "count": round(expected.mine),
            "player": 1 - self.search.seat,
            "rest": round(expected.others),
        }
        return Fact(text, words, speaks_for=speaks_for)

    def lead(self, expected: ExpectedChange) -> float:
        return expected.mine - expected.others


PARAMETERS = Parameters(
    valid=10,
    potential=4,
    fragility=6,
    point=0.2,
    harm=1,
    mended=0.95,
    declarer_harm=65,
)
"""The values of coops; tuned in rounds between equal players."""

SELF_CENTRED = PARAMETERS._replace(fragility=0, point=0.3, harm=0.2, declarer_harm=10)
"""The values to a player who hardly harms the opponent, nor expects harm."""

EVIDENCE = Evidence(placed=0.97, discarded=0.95, laid_over=0.8, switched=0.7)
"""The strengths measured in rounds between computer players, lowered for unlike players."""

EASY = LevelParameters(
    SELF_CENTRED,
    samples=0,
    temperature=2.6,
    leeway=0.3,
)
"""Follows first impressions, and minds its own coops alone."""

MIDDLE = LevelParameters(PARAMETERS, samples=0, temperature=0.3, leeway=0.5)
"""Follows first impressions, without looking ahead."""

HARD = LevelParameters(
    PARAMETERS,
    evidence=EVIDENCE,
    plays_for_match=True,
    exact=True,
    samples=400,
    min_valid=2,
    beyond=1.0,
    leeway=0.003,
)


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`CoopEvaluator`)."""
    return PariahEvaluator(PariahSearch(view, HARD)).evaluate(rng, stop)


TRUST = 0.8
"""The trust of `OpenRound`: 0.9 in 60 matches of middle and easy, 0.4 in 24 of hard and easy."""


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """Price moves (`soiree.core.reviews.Price`)."""
    return price_moves(PariahSearch(view, HARD), moves, rng, samples)


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all coops being open, over random orders of the stock.

    See `soiree.core.reviews.Appraise`.
    """
    assert isinstance(state, Pariah)
    facts = state.facts()
    scoring, tables = PariahScoring(state.options, facts), PariahSearch.tables_of(PARAMETERS)
    return mean_chances(OpenRound(state, scoring, tables, TRUST, facts.additional))


BY_NAME: dict[str, LevelParameters] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}

LEVELS: dict[str, Player] = {name: PariahSearch.player(level) for name, level in BY_NAME.items()}
"""The player of each level, weakest first."""


def tempered(level: str, temper: Temper) -> Player:
    """The player of a level with a guest's temper."""
    return PariahSearch.player(replace(BY_NAME[level], temper=temper))
