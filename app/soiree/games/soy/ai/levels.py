"""The computer players of Soy: three levels, which differ in what they remember, infer and search.

A move is worth the chance to win the match with it; a tie counts as half.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import SUITED, Mask, cards_in, mask_of, rank_of
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import GivenTime, Player, Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.ai.belief import (
    Particle,
    merged,
    particle_filter,
    resample,
    with_own_hand,
)
from soiree.games.soy.ai.bidding import BiddingGame, PrizeChance, quick_value
from soiree.games.soy.ai.rounds import Round, rounds_of
from soiree.games.soy.ai.tempers import likings
from soiree.games.soy.ai.value import ValueFunction
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.zones import Kind
from soiree.search.choice import preferred
from soiree.search.sampling import AT_MOST

MIXED = 0.5
"""How often a guest bids regardless of temper where it would cost something to be predictable."""

FAR = 6
"""By how many ranks a card must be higher for nobody to discard it in place of the lower one."""


class Analysis(Struct, frozen=True):
    """What a player makes of its legal moves, for one sample of the hidden cards.

    Attributes:
        theirs: hands that the opponent may hold.
        win_chances: the chance to win with each move.
        mixture: the probability to make each move, where it would cost something to be predictable.
        prize_chances: how often each bid wins the prize.
    """

    theirs: list[Particle]
    win_chances: list[float]
    mixture: list[float] | None = None
    prize_chances: list[PrizeChance] | None = None


class Deliberation(Struct, frozen=True):
    """A choice, and what it was made from.

    Attributes:
        chosen: the move.
        analyses: nothing if there was no time.
        mixture: the probability with which each legal move was chosen, where it matters not to be
            predictable.
    """

    chosen: Move
    analyses: Sequence[Analysis] = ()
    mixture: Sequence[float] | None = None


class Level(Struct, frozen=True):
    """How a computer plays Soy.

    Attributes:
        remembers: how many rounds, the present one included; None for all.
        infers: whether it infers from bids what hands they were likely made with.
        particles: how many hands are sampled for a player.
        their_hands: how many hands of the opponent it considers at most.
        my_hands: how many hands of its own it takes the opponent to consider at most; with 1 the
            opponent is taken to know its hand.
        iterations: of regret matching; with 0 all bids of the opponent are equally likely.
        temperature: of a softmax over the chances to win, where no mixture is needed.
        leeway: by how much the chances to win with two moves may differ that are about as good to a
            guest's temper.
        common_sense: whether it keeps to what anybody sees, whatever it reckons.
        whim: the temperature for bids, if it is another.
        temper: of the guest who plays; None for nobody in particular.
    """

    remembers: int | None
    infers: bool
    particles: int
    their_hands: int
    my_hands: int
    iterations: int
    temperature: float
    leeway: float
    common_sense: bool = False
    whim: float | None = None
    temper: Temper | None = None

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """A bid, a discard or a take; see `soiree.core.players.Player`."""
        choice = self.deliberate(view, rng, stop)
        if self.temper is None or not choice.analyses:
            return choice.chosen
        if choice.mixture is not None and rng.random() < MIXED:
            return choice.chosen
        chances = means([analysis.win_chances for analysis in choice.analyses])
        liked = likings(self.temper, view, rounds_of(view, self.remembers))
        worths = dict(zip(view.legal, chances, strict=True))
        return preferred(choice.chosen, worths, liked, self.leeway)

    def deliberate(self, view: View, rng: random.Random, stop: Stop) -> Deliberation:
        """Choose a move; what it was chosen from is kept."""
        analyses = list(self.analyses(view, rng, stop))
        if not analyses:
            return Deliberation(max(view.legal, key=lambda move: _quick_value(view, move)))
        mixtures = [analysis.mixture for analysis in analyses if analysis.mixture]
        if mixtures:
            mixture = means(mixtures)
            return Deliberation(rng.choices(view.legal, mixture)[0], analyses, mixture)
        return Deliberation(rng.choices(view.legal, self._softmax(view, analyses))[0], analyses)

    def analyses(self, view: View, rng: random.Random, stop: Stop) -> Iterator[Analysis]:
        """One analysis, or with `GivenTime` as many as there is time for, each of a new sample."""
        for _ in range(AT_MOST if isinstance(stop, GivenTime) else 1):
            analysis = self._analyse(view, rng, stop)
            if analysis is None:
                return
            yield analysis

    def _softmax(self, view: View, analyses: Sequence[Analysis]) -> list[float]:
        """How often to make each move where it does no harm to be predictable.

        On a whim nobody discards of the suit that they collect; and whoever has common sense never
        discards a high card where a low one is as little use.
        """
        chances = means([analysis.win_chances for analysis in analyses])
        phase = SoyFacts.of(view).phase
        temperature = self.temperature
        if phase is Phase.BID and self.whim is not None:
            temperature = self.whim
        kept = barred = 0
        if phase is Phase.DISCARD:
            hand = mask_of(view.faces(Kind.HAND, view.seat))
            kept = collected(hand)
            if self.common_sense and view.cards(Kind.STOCK):
                barred = outranking(hand)
        by_move = [(named(move), chance) for move, chance in zip(view.legal, chances, strict=True)]
        best = max(chance for cards, chance in by_move if not cards & barred)
        return [
            0.0
            if cards & barred or (cards & kept and chance < best)
            else math.exp((chance - best) / temperature)
            for cards, chance in by_move
        ]

    def _analyse(self, view: View, rng: random.Random, stop: Stop) -> Analysis | None:
        """What comes of each legal move; None if there was no time."""
        rounds = rounds_of(view, self.remembers)
        own = Particle(mask_of(view.faces(Kind.HAND, view.seat)), 0, 1.0)
        own.discarded = mask_of(view.faces(Kind.DISCARD, view.seat))
        other = 1 - view.seat
        theirs = self._sample(view, rounds, other, own.cards, self.their_hands, rng, stop)
        if not theirs:
            return None
        value_function = ValueFunction(
            len(view.cards(Kind.STOCK)) // 2, int(view.options["hand_size"])
        )
        phase = SoyFacts.of(view).phase
        if phase is Phase.BID:
            return self._analyse_bids(view, rounds, own, theirs, value_function, rng, stop)
        win_chances = discard_chances if phase is Phase.DISCARD else take_chances
        return Analysis(theirs, win_chances(view.legal, rounds[-1], own, theirs, value_function))

    def _analyse_bids(
        self,
        view: View,
        rounds: Sequence[Round],
        own: Particle,
        theirs: list[Particle],
        value_function: ValueFunction,
        rng: random.Random,
        stop: Stop,
    ) -> Analysis | None:
        """What comes of each bid, and how to mix them."""
        mine = [own]
        if self.my_hands > 1:
            seat, most = view.seat, self.my_hands - 1
            mine = with_own_hand(own, self._sample(view, rounds, seat, 0, most, rng, stop))
        game = BiddingGame(mine, theirs, rounds[-1], value_function)
        strategy = game.solve(self.iterations, stop)
        if strategy is None:
            return None
        mixture = strategy.mixture if self.iterations else None
        return Analysis(theirs, strategy.win_chances, mixture, strategy.prize_chances)

    def _sample(
        self,
        view: View,
        rounds: Sequence[Round],
        seat: Seat,
        elsewhere: Mask,
        most: int,
        rng: random.Random,
        stop: Stop,
    ) -> list[Particle]:
        """At most this many hands that a seat may hold, with their weights."""
        size = int(view.options["hand_size"])
        found = particle_filter(
            rounds, seat, size, elsewhere, rng, self.particles, self.infers, stop
        )
        found = merged(found)
        if len(found) > most:
            rng.shuffle(found)
            found = merged(resample(found, most, rng))
        return found


def collected(hand: Mask) -> Mask:
    """The cards of the suit that a hand has three or more of, and more than of any other."""
    suits = sorted((hand & suited for suited in SUITED), key=Mask.bit_count)
    most, next_most = suits[-1], suits[-2]
    return most if most.bit_count() > max(2, next_most.bit_count()) and most != hand else 0


def outranking(hand: Mask) -> Mask:
    """The cards that are far above one of another suit, of which the hand has no more."""
    counts = {card: (hand & SUITED[card & 3]).bit_count() for card in cards_in(hand)}
    return mask_of(
        card
        for card in counts
        for other in counts
        if card & 3 != other & 3
        and rank_of(card) - rank_of(other) >= FAR
        and counts[card] >= counts[other]
    )


def discard_chances(
    moves: Sequence[Move],
    now: Round,
    own: Particle,
    theirs: Sequence[Particle],
    value_function: ValueFunction,
) -> list[float]:
    """The chance to win with each discard (SOY-7)."""
    unseen = now.unseen_after & ~own.cards
    encoded = [
        value_function.encode_theirs(each.hand, now.unseen_after & ~each.cards) for each in theirs
    ]
    chances = []
    for move in moves:
        mine = value_function.encode_mine(own.hand & ~named(move), unseen)
        pairs = zip(theirs, encoded, strict=True)
        chances.append(
            sum(each.weight * value_function.win_chance(mine, hand) for each, hand in pairs)
        )
    return chances


def take_chances(
    moves: Sequence[Move],
    now: Round,
    own: Particle,
    theirs: Sequence[Particle],
    value_function: ValueFunction,
) -> list[float]:
    """The chance to win with each choice among the bids (SOY-5)."""
    chances = []
    for move in moves:
        taken = named(move)
        left = now.pile & ~taken | now.prize
        mine = value_function.encode_mine(own.hand | taken, now.unseen_after & ~own.cards)
        chance = 0.0
        for each in theirs:
            hand = value_function.encode_theirs(each.hand | left, now.unseen_after & ~each.cards)
            chance += each.weight * value_function.win_chance(mine, hand)
        chances.append(chance)
    return chances


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _quick_value(view: View, move: Move) -> float:
    """How good a move looks where there is no time for an analysis."""
    hand, cards = mask_of(view.faces(Kind.HAND, view.seat)), named(move)
    if SoyFacts.of(view).phase is Phase.TAKE:
        return quick_value(hand | cards)
    return quick_value(hand & ~cards)


EASY = Level(
    remembers=2,
    infers=False,
    particles=10,
    their_hands=8,
    my_hands=1,
    iterations=0,
    temperature=0.045,
    leeway=0.02,
    common_sense=True,
    whim=0.09,
)
"""Has a short memory, of two rounds, and bids on a whim, as if the opponent did so too."""

MIDDLE = Level(
    remembers=3,
    infers=False,
    particles=16,
    their_hands=8,
    my_hands=1,
    iterations=30,
    temperature=0.03,
    leeway=0.015,
    common_sense=True,
)
"""Has a short memory and is wary: bids as is best against somebody who knows its hand."""

HARD = Level(
    remembers=None,
    infers=True,
    particles=60,
    their_hands=12,
    my_hands=6,
    iterations=100,
    temperature=0.002,
    leeway=0.01,
)
"""Remembers all, infers from bids, and cannot be predicted by somebody who saw the same."""

BY_NAME: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}

LEVELS: dict[str, Player] = {name: level.play for name, level in BY_NAME.items()}
"""The players by level, weakest first."""


def tempered(level: str, temper: Temper) -> Player:
    """The player of a level with a guest's temper."""
    return replace(BY_NAME[level], temper=temper).play
