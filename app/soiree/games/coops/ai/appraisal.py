"""The chances to win at Soureh and Pariah, all cards being open: `soiree.core.reviews.Appraise`.

The round is played on to its end with the cards as they lie, the order of the stock included, by
the fast players of `rollout`. They slip now and then: what the cards bring should not hang on who
comes to draw which of them, which one turn more or less would change. Real players see what is at
stake in the match and hold against it, so that not all comes true; until somebody declares, the
chances by the scores alone count too.
"""

from __future__ import annotations

import random

from soiree.core.cards import Card
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.ai.match_value import Scoring
from soiree.games.coops.ai.rollout import NOBODY, USE_DISCARD, SimulatedRound
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.rules import NO_CARD, CoopState
from soiree.games.coops.zones import DOWN, STOCK, UP
from soiree.games.coops.zones import DRAWN as DRAWN_BY

SLIPS = 0.15
"""How often the players discard a card whatever it is good for."""


class OpenRound:
    """A position of a match, with the chances to win from there.

    Attributes:
        scoring: how the round is scored.
        scores: of the match, before the round is scored.
        round: as it stands, between rounds empty.
    """

    def __init__(
        self,
        state: CoopState,
        scoring: Scoring,
        tables: EvaluationTables,
        trust: float,
        additional: int = 0,
    ) -> None:
        """
        Args:
            trust: how much of the difference that a round makes to the chances when it is played
                on came true in matches.
            additional: how many turns the player to move still has after this one (PAR-2).
        """
        self.facts: CoopFacts = state.facts()
        self.scoring = scoring
        self.scores = list(state.scores())
        self._trust = 1.0 if self.facts.declarer is not None else trust
        cards = {pile.zone: pile.cards for pile in state.piles()}
        coops = range(state.seats * 4)
        following = (*scoring.playing[1:], scoring.playing[0])
        (turn,) = state.deciders() or scoring.playing[:1]
        self._drawn: Card | None = next(iter(cards[DRAWN_BY[turn]]), None)
        self.round = SimulatedRound(
            tables,
            [next(iter(cards[UP[coop]]), NO_CARD) for coop in coops],
            [next(iter(cards[DOWN[coop]]), NO_CARD) for coop in coops],
            [UNKNOWN for _ in coops],
            cards[STOCK],
            dict(zip(scoring.playing, following, strict=True)),
            turn,
            NOBODY if self.facts.declarer is None else self.facts.declarer,
            protected=self.facts.protected,
            additional=additional,
        )

    def chances(self, rng: random.Random) -> list[float]:
        """The chance of each seat to win; they add up to 1."""
        before = self._by_scores()
        if self.facts.phase not in (Phase.CARD, Phase.END):
            return before
        end = self._played_on(rng)
        for seat in self.scoring.playing:
            self.scores[seat] = self.scoring.score_at(end, seat, self.scores[seat])
        after = self._by_scores()
        return [old + self._trust * (new - old) for old, new in zip(before, after, strict=True)]

    def _by_scores(self) -> list[float]:
        return [self.scoring.win_chance(seat, self.scores) for seat in range(len(self.scores))]

    def _played_on(self, rng: random.Random) -> SimulatedRound:
        """The round at its end."""
        end, card = self.round, self._drawn
        goes_on = True
        while goes_on:
            if card is not None:
                slips = rng.random() < SLIPS
                goes_on = end.use(USE_DISCARD if slips else end.greedy_use(card), card)
            goes_on = goes_on and end.end_turn(end.would_declare())
            if goes_on:
                card = end.stock[end.top]
                end.top += 1
        return end
