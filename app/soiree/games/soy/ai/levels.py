"""The computer players of Soy: three levels that remember, conclude and look ahead differently.

What a move is worth is the chance to win the match with it, a tie counting as half.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from soiree.core.cards import Mask, mask_of
from soiree.core.entries import Move
from soiree.core.players import Estimate, GivenTime, Player, Stop
from soiree.core.views import View
from soiree.games.soy.ai.belief import Holding, among, draw, holdings, merged
from soiree.games.soy.ai.bidding import Bidding, at_a_glance
from soiree.games.soy.ai.reasons import facts
from soiree.games.soy.ai.tricks import Round, rounds
from soiree.games.soy.ai.value import TIE, Outlook
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.zones import Kind
from soiree.search.sampling import AT_MOST, mean_and_error

WIDEST = 0.5
"""The standard error of a chance of which next to nothing is known."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player makes of its legal moves, once it has imagined the hidden cards.

    Attributes:
        his: what the other may hold.
        chances: to win with each move.
        mixture: how often each is to be made, where being foreseen would cost something.
        takes: how often each bid wins the prize.
    """

    his: list[Holding]
    chances: list[float]
    mixture: list[float] | None = None
    takes: list[float] | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays Soy.

    Attributes:
        remembers: how many rounds, this one included; None for all.
        weighs: whether it concludes from bids what hands they are likely made with.
        imagines: how many hands are dealt to a player in imagination.
        his: how many hands of the other it considers at most.
        mine: how many hands it takes the other to consider; with 1 he is taken to know its hand.
        learning: rounds in which it works out how to bid; with 0 any bid of his is as likely.
        looseness: how much less the chance to win may be than the best and the move still be made
            now and then.
    """

    remembers: int | None
    weighs: bool
    imagines: int
    his: int
    mine: int
    learning: int
    looseness: float

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """A bid, a discard or a take: a player as `soiree.core.players.Player` says."""
        thoughts = list(self.thoughts(view, rng, stop))
        if not thoughts:
            return max(view.legal, key=lambda move: _at_once(view, move))
        mixtures = [thought.mixture for thought in thoughts if thought.mixture]
        weights = _means(mixtures) if mixtures else self._weights(thoughts)
        return rng.choices(view.legal, weights)[0]

    def thoughts(self, view: View, rng: random.Random, stop: Stop) -> Iterator[Thought]:
        """One thought, or with `GivenTime` as many as there is time for, each imagined anew."""
        for _ in range(AT_MOST if isinstance(stop, GivenTime) else 1):
            thought = self._think(view, rng, stop)
            if thought is None:
                return
            yield thought

    def _weights(self, thoughts: Sequence[Thought]) -> list[float]:
        """How often to make each move that may well be foreseen: the best, or nearly so."""
        chances = _means([thought.chances for thought in thoughts])
        best = max(chances)
        return [math.exp((chance - best) / self.looseness) for chance in chances]

    def _think(self, view: View, rng: random.Random, stop: Stop) -> Thought | None:
        """What comes of each legal move; None if there was no time."""
        played = rounds(view, self.remembers)
        own = Holding(mask_of(view.faces(Kind.HAND, view.seat)), 0, 1.0)
        own.gone = mask_of(view.faces(Kind.DISCARD, view.seat))
        his = self._imagine(view, played, 1 - view.seat, own.cards, self.his, rng, stop)
        if not his:
            return None
        outlook = Outlook(len(view.cards(Kind.STOCK)) // 2, int(view.options["hand_size"]))
        phase = SoyFacts.of(view).phase
        if phase is Phase.BID:
            return self._think_of_bids(view, played, own, his, outlook, rng, stop)
        judge = discard_chances if phase is Phase.DISCARD else take_chances
        return Thought(his, judge(view.legal, played[-1], own, his, outlook))

    def _think_of_bids(
        self,
        view: View,
        played: Sequence[Round],
        own: Holding,
        his: list[Holding],
        outlook: Outlook,
        rng: random.Random,
        stop: Stop,
    ) -> Thought | None:
        """What comes of each bid, and how to mix them."""
        mine = [own]
        if self.mine > 1:
            seat, most = view.seat, self.mine - 1
            mine = among(own, self._imagine(view, played, seat, 0, most, rng, stop))
        solution = Bidding(mine, his, played[-1], outlook).solve(self.learning, stop)
        if solution is None:
            return None
        mixture = solution.mixture if self.learning else None
        return Thought(his, solution.chances, mixture, solution.takes)

    def _imagine(
        self,
        view: View,
        played: Sequence[Round],
        seat: int,
        elsewhere: Mask,
        most: int,
        rng: random.Random,
        stop: Stop,
    ) -> list[Holding]:
        """What a seat may hold: so many hands at most, with their weights."""
        size = int(view.options["hand_size"])
        drawn = holdings(played, seat, size, elsewhere, rng, self.imagines, self.weighs, stop)
        drawn = merged(drawn)
        if len(drawn) > most:
            rng.shuffle(drawn)
            drawn = merged(draw(drawn, most, rng))
        return drawn


def discard_chances(
    moves: Sequence[Move], now: Round, own: Holding, his: Sequence[Holding], outlook: Outlook
) -> list[float]:
    """The chance to win with each discard (SOY-7)."""
    unseen = now.unseen_after & ~own.cards
    theirs = [outlook.his(each.hand, now.unseen_after & ~each.cards) for each in his]
    chances = []
    for move in moves:
        mine = outlook.mine(own.hand & ~named(move), unseen)
        met = zip(his, theirs, strict=True)
        chances.append(sum(each.weight * outlook.chance(mine, hand) for each, hand in met))
    return chances


def take_chances(
    moves: Sequence[Move], now: Round, own: Holding, his: Sequence[Holding], outlook: Outlook
) -> list[float]:
    """The chance to win with each choice among the bids (SOY-5)."""
    chances = []
    for move in moves:
        taken = named(move)
        left = now.pile & ~taken | now.prize
        mine = outlook.mine(own.hand | taken, now.unseen_after & ~own.cards)
        chance = 0.0
        for each in his:
            hand = outlook.his(each.hand | left, now.unseen_after & ~each.cards)
            chance += each.weight * outlook.chance(mine, hand)
        chances.append(chance)
    return chances


def _at_once(view: View, move: Move) -> float:
    """How good a move looks without a thought."""
    hand, cards = mask_of(view.faces(Kind.HAND, view.seat)), named(move)
    if SoyFacts.of(view).phase is Phase.TAKE:
        return at_a_glance(hand | cards)
    return at_a_glance(hand & ~cards)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


EASY = Level(remembers=2, weighs=False, imagines=10, his=8, mine=1, learning=0, looseness=0.045)
"""Remembers the last round and this one, and takes any bid of the other for as likely."""

MIDDLE = Level(remembers=3, weighs=False, imagines=16, his=8, mine=1, learning=30, looseness=0.03)
"""Remembers three rounds, and bids as is best against somebody who knows its hand."""

HARD = Level(
    remembers=None, weighs=True, imagines=60, his=12, mine=6, learning=100, looseness=0.002
)
"""Remembers all, reads bids, and bids so that nobody who saw the same can foresee it."""

LEVELS: dict[str, Player] = {"easy": EASY.play, "middle": MIDDLE.play, "hard": HARD.play}


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each legal move is worth, as the hard level reckons.

    The measure is the chance to win; the contract is `soiree.core.players.Evaluate`.
    """
    thoughts = list(HARD.thoughts(view, rng, stop)) or [_no_thought(view)]
    his = merged(each for thought in thoughts for each in thought.his)
    for each in his:
        each.weight /= len(thoughts)
    takes = [thought.takes for thought in thoughts if thought.takes]
    told = facts(view, his, _means(takes) if takes else None)
    estimates = []
    for place, move in enumerate(view.legal):
        chance, error = mean_and_error([thought.chances[place] for thought in thoughts])
        estimates.append(Estimate(move, chance, chance, min(error, WIDEST), told[place]))
    return estimates


def _no_thought(view: View) -> Thought:
    """Where there was no time at all: nothing is known of any move."""
    return Thought([], [TIE] * len(view.legal))
