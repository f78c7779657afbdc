"""The computer players of Soureh."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.players import Estimate, Fact, Player, Stop
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Trust
from soiree.games.coops.ai.evaluation_tables import Habits, Weights
from soiree.games.coops.ai.match_value import Tally
from soiree.games.coops.ai.search import Level, Mind
from soiree.games.coops.facts import Phase
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.coops.zones import Kind
from soiree.games.soureh import match_value
from soiree.games.soureh.facts import SourehFacts
from soiree.games.soureh.moves import DECLARE, DEDUCT, KEEP, PAYS
from soiree.games.soureh.rules import Soureh

_SETTLING = (Phase.PAY, Phase.DEDUCT)


class SourehMind(Mind):
    """Soureh: few points are good."""

    deck = Soureh.deck
    call = DECLARE
    no_coops = 0b11

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view, level)
        self._threshold = int(view.options["threshold"])
        self._ending = str(view.options["ending"])

    def who_plays(self) -> list[Seat]:
        return [seat for seat, since in enumerate(SourehFacts.of(self.view).out) if not since]

    def choose(self, rng: random.Random, stop: Stop) -> Move:
        if self.facts.phase in _SETTLING:
            worth = self.settlings()
            return max(worth, key=worth.__getitem__)
        return super().choose(rng, stop)

    def estimates(self, rng: random.Random, stop: Stop) -> list[Estimate]:
        if self.facts.phase not in _SETTLING:
            return super().estimates(rng, stop)
        return [
            Estimate(move, 100 * chance, chance, 0.0, self._why_pay(move))
            for move, chance in self.settlings().items()
        ]

    def settlings(self) -> dict[Move, float]:
        """SRH-7 and SRH-8: the chance to win the match after each payment, or 50 taken off or not.

        All cards are shown: those who pay after this are taken to pay as well as they can.
        """
        end = self.imagine(random.Random(0))
        scores = list(self.scores)
        seat = self.seat
        while seat != self.facts.dealer:
            seat = end.after[seat]
            scores[seat] = self.score_with(end, seat)
        chances = {}
        for move in self.view.legal:
            score = self.score_having(move)
            scores[self.seat] = score - 50 if score % 100 == 0 and move != KEEP else score
            chances[move] = self.chance(scores)
        return chances

    def score_having(self, move: Move) -> int:
        """The own score after a payment, or after 50 were taken off or not."""
        score = self.scores[self.seat]
        if move == DEDUCT:
            return score - 50
        if move == KEEP:
            return score
        paid = (self.card(side, slot) for slot, side in enumerate(PAYS[move], start=1))
        return score + sum(VALUES[card] for card in paid)

    def _why_pay(self, move: Move) -> tuple[Fact, ...]:
        score = self.score_having(move)
        if move in (DEDUCT, KEEP):
            return (Fact(tr_noop("The score is {count} after that."), {"count": score}),)
        if score % 100 == 0:
            return (
                Fact(tr_noop("It makes the score {count}: 50 may be taken off."), {"count": score}),
            )
        least = min(map(self.score_having, self.view.legal))
        if score == least:
            return (
                Fact(tr_noop("It makes the score {count}: no payment is less."), {"count": score}),
            )
        return (
            Fact(
                tr_noop("It makes the score {count}: {more} more than it must be."),
                {"count": score, "more": score - least},
            ),
        )

    def card(self, kind: Kind, slot: int) -> Card:
        (card,) = self.view.faces(kind, self.seat, slot)
        return card

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """Bit 0 says whether all coops are valid, the others which sums can be paid, 0 first."""
        sums = tally & ~1
        return sums << VALUES[up] | sums << VALUES[down] | (tally & is_valid(up, down))

    def score_after(self, seat: Seat, tally: Tally) -> int:
        """Who can makes a multiple of 100 of his score, else it grows by the least."""
        score = self.scores[seat]
        sums, all_valid = divmod(tally, 2)
        if all_valid:
            return score
        missing = 100 - score % 100
        if sums >> missing & 1:
            return score + missing - 50
        return score + (sums & -sums).bit_length() - 1

    def lead(self, scores: Sequence[int]) -> float:
        cost = {seat: scores[seat] - self.scores[seat] for seat in self.playing}
        mine = cost.pop(self.seat)
        return sum(cost.values()) / len(cost) - mine

    def chance(self, scores: Sequence[int]) -> float:
        chances = match_value.chances(scores, self.playing, self._threshold, self._ending)
        return chances[self.seat]


def earns(up: Card, down: Card) -> float:
    """SRH-7: what a coop costs whose cheaper card is paid."""
    return -min(VALUES[up], VALUES[down])


def habits(weights: Weights) -> Habits:
    return Habits(Soureh.deck, is_valid, earns, None, weights)


@cache
def well() -> Habits:
    """Found by playing many rounds against others of the same kind."""
    return habits(Weights(valid=10, hope=4, fragile=6, point=3, spite=0.85, placed=0.95, stake=10))


TRUST = Trust(placed=0.6, spurned=0.5, preferred=0.4, switched=0.7)
"""Counted in rounds between players of this kind, with something taken off for others."""

# Easy tries few uses of a card in its mind and counts points; middle tries more, counts how good
# the standing is for the match, and reckons the last turn of two exactly; hard looks longer,
# concludes from what others do, and may declare early.
EASY = Level(well, trust=None, far=False, worlds=16, candidates=4)
MIDDLE = Level(well, trust=None, far=True, exact=True, worlds=10)
HARD = Level(well, trust=TRUST, far=True, exact=True, worlds=80, daring=2)


def _player(level: Level) -> Player:
    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        return SourehMind(view, level).choose(rng, stop)

    return play


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each move is worth; the value is the chance to win the match in per cent."""
    return SourehMind(view, HARD).estimates(rng, stop)


LEVELS: dict[str, Player] = {
    "easy": _player(EASY),
    "middle": _player(MIDDLE),
    "hard": _player(HARD),
}
"""The players by level, weakest first."""
