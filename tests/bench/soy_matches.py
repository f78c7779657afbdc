"""Matches between quick players of Soy, for the fit of their parameters."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.core.cards import SUITED, Mask, mask_of
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.zones import Seat
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import bid_features
from soiree.games.soy.ai.hands import after_each_discard, features
from soiree.games.soy.ai.levels import HARD
from soiree.games.soy.ai.parameters import HAND_WEIGHTS
from soiree.games.soy.ai.rounds import rounds_of
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import Kind
from tests.games.honesty import play, seated

QUICK = replace(HARD, particles=12, their_hands=6, my_hands=1, iterations=20)
"""The hard level, with a search so small that many matches take an hour."""

SIZES = (5, 5, 5, 5, 5, 5, 5, 5, 6, 7)
"""The sizes of hands, in cards, all equally frequent."""

RANDOM_DISCARDS = 1 / 8
"""The share of random discards, in every second match."""

Example = tuple[list[float], float]
"""The input of the network, and the result to predict."""

Choice = tuple[list[tuple[float, ...]], list[float]]
"""The features of each possible first bid or discard of a round, and the probability of each."""


class Hand(NamedTuple):
    """A hand after the discard, and the cards that its owner has never seen."""

    cards: Mask
    unseen: Mask


class Position(NamedTuple):
    """Two hands after the discards.

    Attributes:
        rounds_left: the number of further prizes, one or more.
        size: the size of a hand, in cards.
    """

    mine: Hand
    theirs: Hand
    rounds_left: int
    size: int

    def mirrored(self) -> Position:
        """Return the position from the opponent's side."""
        return self._replace(mine=self.theirs, theirs=self.mine)

    def numbers(self) -> list[float]:
        """Return the input of the network of `soiree.games.soy.ai.value`, and a 1 for the bias."""
        my_suit, mine = features(*self.mine, self.size)
        their_suit, theirs = features(*self.theirs, self.size)
        return [
            *mine,
            *theirs,
            self.rounds_left / 10,
            1 / self.rounds_left,
            self.size - 5.0,
            (self.theirs.cards & SUITED[my_suit]).bit_count() / 4,
            (self.mine.cards & SUITED[their_suit]).bit_count() / 4,
            float(my_suit == their_suit),
            1.0,
        ]


class TrainingMatch(NamedTuple):
    """A match for training.

    Attributes:
        positions: after each round, from the side of seat 0; those before the last random discard
            are left out.
        choices: all first bids of a round.
        discards: all discards, except those that make a Soy or come after the last prize.
        won: 1 if seat 0 won, 0 if it lost, 0.5 for a tie.
    """

    positions: list[Position]
    choices: list[Choice]
    discards: list[Choice]
    won: float

    def examples(self) -> list[Example]:
        """Return the positions from both sides."""
        mine = [(position.numbers(), self.won) for position in self.positions]
        theirs = [(position.mirrored().numbers(), 1 - self.won) for position in self.positions]
        return mine + theirs


def valued(numbers: Sequence[float]) -> tuple[float, ...]:
    """Return the features of a hand that `hand_values` uses, with 0 for the others."""
    return tuple(
        number if weight else 0.0 for number, weight in zip(numbers, HAND_WEIGHTS, strict=False)
    )


def sample_match(number: int, seed: int) -> TrainingMatch:
    """Play a match between two quick players, seeded by its number."""
    rng = random.Random(f"{seed} {number}")
    size = rng.choice(SIZES)
    hands: dict[int, list[Hand]] = defaultdict(list)
    choices: list[Choice] = []
    discards: list[Choice] = []

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        phase = SoyFacts.of(view).phase
        if phase is Phase.DISCARD and number % 2 and rng.random() < RANDOM_DISCARDS:
            hands.clear()
            return rng.choice(view.legal)
        *earlier, now = rounds_of(view)
        hand = mask_of(view.faces(Kind.HAND, seat))
        if phase is not Phase.BID or now.pile:
            move = QUICK.play(view, rng, never)
            left = after_each_discard(hand)
            if phase is Phase.DISCARD and view.cards(Kind.STOCK) and not any(map(is_soy, left)):
                unseen = now.unseen_after & ~hand & ~mask_of(view.faces(Kind.DISCARD, seat))
                rows = [valued(features(each, unseen, size)[1]) for each in left]
                discards.append((rows, [float(each == hand & ~named(move)) for each in left]))
            return move
        if earlier:
            discarded = mask_of(view.faces(Kind.DISCARD, seat))
            unseen = earlier[-1].unseen_after & ~hand & ~discarded
            hands[len(view.cards(Kind.STOCK)) // 2 + 1].append(Hand(hand, unseen))
        (analysis,) = QUICK.analyses(view, rng, never)
        assert analysis.mixture
        rows = bid_features(hand, now.prize)
        choices.append((rows, analysis.mixture))
        return rng.choices(view.legal, analysis.mixture)[0]

    match = seated(GAME, {"hand_size": size}, rng.getrandbits(32))
    result = play(match, [choose] * 2, rng, most=10_000).result
    assert result is not None
    won = 0.5 if result.ranks == (1, 1) else float(result.ranks[0] == 1)
    positions = [Position(mine, theirs, left, size) for left, (mine, theirs) in hands.items()]
    return TrainingMatch(positions, choices, discards, won)
