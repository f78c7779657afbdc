"""Matches of quick players of Soy, from which the numbers they reckon with are fitted."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace
from typing import NamedTuple

from soiree.controller.match import Match
from soiree.core.cards import SUITED, Mask, cards_in, mask_of
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.zones import Seat
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import bid_traits
from soiree.games.soy.ai.hands import traits
from soiree.games.soy.ai.levels import HARD
from soiree.games.soy.ai.tricks import rounds
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.zones import Kind
from tests.games.honesty import play, seated

QUICK = replace(HARD, imagines=12, his=6, mine=1, learning=20)
"""Who plays: of the players of the program the one with the most matches in an hour."""

SIZES = (5, 5, 5, 5, 5, 5, 5, 5, 6, 7)
"""Of the hands, in cards, each as often."""

ASTRAY = 1 / 8
"""How many discards are made at random, in every other match."""

Example = tuple[list[float], float]
"""What the network is to see, and what it is to guess: who won."""

Choice = tuple[list[tuple[float, ...]], list[float]]
"""The traits of each card that could be bid first in a round, and how often each was to be bid."""


class Hand(NamedTuple):
    """A hand after the discard, and the cards that its owner has never seen."""

    cards: Mask
    unseen: Mask


class Position(NamedTuple):
    """Two hands after the discards.

    Attributes:
        rounds_left: prizes that are still to come, one or more.
        size: of a hand, in cards.
    """

    mine: Hand
    his: Hand
    rounds_left: int
    size: int

    def other_way(self) -> Position:
        """As the other sees it."""
        return self._replace(mine=self.his, his=self.mine)

    def numbers(self) -> list[float]:
        """What the network of `soy_value` looks at, and last a 1 for the offset."""
        my_suit, mine = traits(*self.mine, self.size)
        his_suit, his = traits(*self.his, self.size)
        return [
            *mine,
            *his,
            self.rounds_left / 10,
            1 / self.rounds_left,
            self.size - 5.0,
            (self.his.cards & SUITED[my_suit]).bit_count() / 4,
            (self.mine.cards & SUITED[his_suit]).bit_count() / 4,
            float(my_suit == his_suit),
            1.0,
        ]


class Course(NamedTuple):
    """A match.

    Attributes:
        positions: after each round, as seat 0 sees them; none before a discard that went astray.
        won: what seat 0 made of the match: 1, or a half for a tie.
    """

    positions: list[Position]
    choices: list[Choice]
    won: float

    def examples(self) -> list[Example]:
        """The positions as both seats see them."""
        mine = [(position.numbers(), self.won) for position in self.positions]
        his = [(position.other_way().numbers(), 1 - self.won) for position in self.positions]
        return mine + his


def course(number: int, seed: int) -> Course:
    """A match of two quick players."""
    rng = random.Random(f"{seed} {number}")
    size = rng.choice(SIZES)
    hands: dict[int, list[Hand]] = defaultdict(list)
    choices: list[Choice] = []

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        phase = SoyFacts.of(view).phase
        if phase is Phase.DISCARD and number % 2 and rng.random() < ASTRAY:
            hands.clear()
            return rng.choice(view.legal)
        *earlier, now = rounds(view)
        if phase is not Phase.BID or now.pile:
            return QUICK.play(view, rng, never)
        hand = mask_of(view.faces(Kind.HAND, seat))
        if earlier:
            gone = mask_of(view.faces(Kind.DISCARD, seat))
            unseen = earlier[-1].unseen_after & ~hand & ~gone
            hands[len(view.cards(Kind.STOCK)) // 2 + 1].append(Hand(hand, unseen))
        (thought,) = QUICK.thoughts(view, rng, never)
        assert thought.mixture
        rows = [bid_traits(hand, card, now.prize) for card in cards_in(hand)]
        choices.append((rows, thought.mixture))
        return rng.choices(view.legal, thought.mixture)[0]

    match = seated(GAME, {"hand_size": size}, rng.getrandbits(32))
    result = play(match, [choose] * 2, rng, most=10_000).result
    assert result is not None
    won = 0.5 if result.ranks == (1, 1) else float(result.ranks[0] == 1)
    positions = [Position(mine, his, left, size) for left, (mine, his) in hands.items()]
    return Course(positions, choices, won)
