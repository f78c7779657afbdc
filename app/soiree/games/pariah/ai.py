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
from soiree.games.coops.ai import pricing
from soiree.games.coops.ai.appraisal import OpenRound, mean_chances
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation import CoopEvaluator, ExpectedChange
from soiree.games.coops.ai.evaluation_tables import EvaluationTables, Parameters
from soiree.games.coops.ai.reasons import Reasons
from soiree.games.coops.ai.rollout import USE_CODES, USE_JACK, USE_KING, USE_QUEEN, UseCode
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.coops.zones import CoopIndex, seat_of, slot_of
from soiree.games.pariah.facts import PariahFacts
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, KNOCK, QUEEN
from soiree.games.pariah.rules import ALL_VALID, POINTS, Pariah, is_valid
from soiree.games.pariah.scoring import PariahScoring

ALL_USE_CODES: dict[Move, UseCode] = {
    **USE_CODES,
    **{move: USE_JACK + offset for move, offset in JACK_OFFSETS.items()},
    QUEEN: USE_QUEEN,
    **{move: USE_KING + 8 * a + b for move, (a, b) in KING_COOPS.items()},
}
"""The code of each use of a drawn card, those of courts included (PAR-2)."""


class PariahReasons(Reasons):
    """The reasons for and against moves, those of courts included (PAR-2)."""

    def reasons_for(self, move: Move) -> Iterator[Fact]:
        if move in JACK_OFFSETS:
            return self.replacing(JACK_OFFSETS[move], up=self.drawn)
        if move in KING_COOPS:
            return self._switching(*KING_COOPS[move])
        if move == QUEEN:
            return iter([Fact(tr_noop("It gives you two more turns."))])
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
                    "Your coop {slot} is valid: {share}%; with the card that comes {rest}%."
                )
            else:
                gain = -gain
                text = tr_noop(
                    "Coop {slot} of {player} is valid: {share}%; with the card that comes {rest}%."
                )
                words["player"] = player
            reasons.append((gain, Fact(text, words, speaks_for=gain > 0)))
        reasons.sort(key=lambda each: -each[0])
        return iter([reason for _, reason in reasons])


class PariahSearch(CoopSearch):
    """The search for one decision of Pariah, where high scores win."""

    deck = Pariah.deck
    call = KNOCK
    codes = ALL_USE_CODES

    def scored_by(self) -> PariahScoring:
        return PariahScoring(self.view.options, PariahFacts.of(self.view))

    def additional(self) -> int:
        return PariahFacts.of(self.view).additional

    def round_gain(self, scores: Sequence[int]) -> float:
        mine, other = (scores[seat] - self.scores[seat] for seat in (self.seat, 1 - self.seat))
        return mine - other


class PariahEvaluator(CoopEvaluator[PariahSearch]):
    """Evaluates one decision of Pariah."""

    doubt = 0.1
    reasons = PariahReasons

    def expectation_fact(self, expected: ExpectedChange, *, speaks_for: bool) -> Fact:
        text = tr_noop("The round will bring you about {count}, {player} about {rest}.")
        words: dict[str, int | str] = {
            "count": round(expected.mine),
            "player": 1 - self.search.seat,
            "rest": round(expected.others),
        }
        return Fact(text, words, speaks_for=speaks_for)

    def lead(self, expected: ExpectedChange) -> float:
        return expected.mine - expected.others


def points(up: Card, down: Card) -> float:
    """PAR-5: the points that a coop earns."""
    return POINTS[up] + POINTS[down] if is_valid(up, down) else 0


def tables_of(parameters: Parameters) -> EvaluationTables:
    """The values of coops by these parameters."""
    return EvaluationTables(Pariah.deck, is_valid, points, ALL_VALID, parameters)


@cache
def tables() -> EvaluationTables:
    """Tables with parameters that were tuned in rounds between equal players."""
    return tables_of(
        Parameters(
            valid=10,
            potential=4,
            fragility=6,
            point=0.2,
            harm=1,
            mended=0.95,
            declarer_harm=65,
        )
    )


@cache
def self_centred_tables() -> EvaluationTables:
    """Tables of a player who hardly harms the opponent, nor expects to be harmed."""
    return tables_of(
        Parameters(
            valid=10,
            potential=4,
            fragility=0,
            point=0.3,
            harm=0.2,
            mended=0.95,
            declarer_harm=10,
        )
    )


EVIDENCE = Evidence(placed=0.97, discarded=0.95, laid_over=0.8, switched=0.7)
"""Measured in rounds between computer players, and then lowered, as others may play differently."""

EASY = LevelParameters(
    self_centred_tables,
    evidence=None,
    plays_for_match=False,
    samples=0,
    temperature=2.6,
    leeway=0.3,
)
"""Is greedy and hasty: minds its own coops alone, and goes by first impressions."""

MIDDLE = LevelParameters(
    tables, evidence=None, plays_for_match=False, samples=0, temperature=0.3, leeway=0.5
)
"""Is hasty: sees what a card does here and now, not how the round may end."""

HARD = LevelParameters(
    tables,
    evidence=EVIDENCE,
    plays_for_match=True,
    exact=True,
    samples=400,
    min_valid=2,
    beyond=1.0,
    leeway=0.003,
)


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """What the strongest level makes of a decision; see `CoopEvaluator`."""
    return PariahEvaluator(PariahSearch(view, HARD)).evaluate(rng, stop)


TRUST = 0.8
"""As `OpenRound` has it: 0.9 in 60 matches of middle and easy, 0.4 in 24 of hard and easy."""


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """What moves are worth beside each other; see `soiree.core.reviews.Price`."""
    return pricing.price(PariahSearch(view, HARD), moves, rng, samples)


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chances to win, all coops being open, whatever the order of the stock.

    See `soiree.core.reviews.Appraise`.
    """
    assert isinstance(state, Pariah)
    facts = state.facts()
    scoring = PariahScoring(state.options, facts)
    return mean_chances(OpenRound(state, scoring, tables(), TRUST, facts.additional))


BY_NAME: dict[str, LevelParameters] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}

LEVELS: dict[str, Player] = {name: PariahSearch.player(level) for name, level in BY_NAME.items()}
"""The player of each level, weakest first."""


def tempered(level: str, temper: Temper) -> Player:
    """The player of a level with a guest's temper."""
    return PariahSearch.player(replace(BY_NAME[level], temper=temper))
