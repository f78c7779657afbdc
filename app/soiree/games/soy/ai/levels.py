"""The three levels of Soy, which differ in memory, inference and search.

The worth of a move is the chance to win the match with it; a tie counts as half.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

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
    ParticleFilter,
    merged,
    own_hand,
    resample,
    with_own_hand,
)
from soiree.games.soy.ai.bidding import BiddingGame, quick_value
from soiree.games.soy.ai.rounds import Round, rounds_of
from soiree.games.soy.ai.value import ValueFunction
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED, named
from soiree.games.soy.zones import Kind
from soiree.search.choice import preferred
from soiree.search.sampling import AT_MOST

MIXED = 0.5
"""The probability that a guest ignores their temper where predictable bids would cost something."""

FAR = 6
"""The least difference in rank that forbids to discard the higher card and keep the lower one."""


class Analysis(Struct, frozen=True):
    """The worth of the legal moves in one sample of the hidden cards.

    Attributes:
        win_chances: by move, the chance to win the match.
        mixture: by move, its probability, where predictable moves would cost something.
    """

    win_chances: list[float]
    mixture: list[float] | None = None


class Deliberation(Struct, frozen=True):
    """A choice, and its grounds.

    Attributes:
        chosen: the chosen move.
        chances: by legal move, the mean chance to win in all analyses; empty if there was no time.
        mixture: by legal move, its probability, where predictable moves would cost something.
    """

    chosen: Move
    chances: Sequence[float] = ()
    mixture: Sequence[float] | None = None


class Level(Struct, frozen=True):
    """The parameters of a computer player of Soy.

    Attributes:
        particles: the number of hands sampled for the opponent, from which the considered hands are
            drawn; as many for each considered hand of its own.
        their_hands: the most hands of the opponent that the level considers.
        temperature: the temperature of the softmax over the chances to win, where no mixture is
            needed.
        leeway: the greatest difference in the chance to win between moves that a temper may
            exchange.
        remembers: the number of remembered rounds, the present one included; None for all.
        infers: True if bids tell the level which hands are likely.
        my_hands: the most hands of its own that the level expects the opponent to consider; with 1
            the opponent is assumed to know the hand.
        iterations: the iterations of regret matching; with 0 all bids of the opponent are equally
            likely.
        common_sense: True if the level never bids from its collected suit what another suit could
            bid, and never discards a high card where a low one is as useless.
        whim: the temperature for bids, if it differs from `temperature`.
        temper: the temper of the guest who plays; None without a guest.
    """

    particles: int
    their_hands: int
    temperature: float
    leeway: float
    remembers: int | None = None
    infers: bool = False
    my_hands: int = 1
    iterations: int = 0
    common_sense: bool = False
    whim: float | None = None
    temper: Temper | None = None

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """A bid, a discard or a take (`soiree.core.players.Player`)."""
        choice = self.deliberate(view, rng, stop)
        if self.temper is None or not choice.chances:
            return choice.chosen
        if choice.mixture is not None and rng.random() < MIXED:
            return choice.chosen
        liked = likings(self.temper, view, rounds_of(view, self.remembers))
        worths = dict(zip(view.legal, choice.chances, strict=True))
        return preferred(choice.chosen, worths, liked, self.leeway)

    def deliberate(self, view: View, rng: random.Random, stop: Stop) -> Deliberation:
        """Choose a move, and return the choice with its grounds."""
        analyses = list(self.analyses(view, rng, stop))
        if not analyses:
            hand = mask_of(view.faces(Kind.HAND, view.seat))
            return Deliberation(max(view.legal, key=lambda move: quick_value(hand ^ named(move))))
        chances = means([analysis.win_chances for analysis in analyses])
        mixtures = [analysis.mixture for analysis in analyses if analysis.mixture]
        if mixtures:
            mixture = means(mixtures)
            barred = self._barred(view)
            odds = [
                0.0 if named(move) & barred else odd
                for move, odd in zip(view.legal, mixture, strict=True)
            ]
            if any(odds):
                return Deliberation(rng.choices(view.legal, odds)[0], chances, mixture)
        return Deliberation(rng.choices(view.legal, self._softmax(view, chances))[0], chances)

    def analyses(self, view: View, rng: random.Random, stop: Stop) -> Iterator[Analysis]:
        """Yield one analysis, or as many as a `GivenTime` allows, each of a new sample."""
        for _ in range(AT_MOST if isinstance(stop, GivenTime) else 1):
            analysis = self._analyse(view, rng, stop)
            if analysis is None:
                return
            yield analysis

    def _softmax(self, view: View, chances: Sequence[float]) -> list[float]:
        """The probability of each move where predictable moves cost nothing.

        No level discards from its collected suit on a whim.
        """
        phase = SoyFacts.of(view).phase
        temperature = self.temperature
        if phase is Phase.BID and self.whim is not None:
            temperature = self.whim
        barred, hand = self._barred(view), mask_of(view.faces(Kind.HAND, view.seat))
        kept = collected(hand) if phase is Phase.DISCARD else 0
        by_move = [(named(move), chance) for move, chance in zip(view.legal, chances, strict=True)]
        best = max(chance for cards, chance in by_move if not cards & barred)
        return [
            0.0
            if cards & barred or (cards & kept and chance < best)
            else math.exp((chance - best) / temperature)
            for cards, chance in by_move
        ]

    def _barred(self, view: View) -> Mask:
        """The cards that common sense neither bids nor discards."""
        if not self.common_sense:
            return 0
        hand = mask_of(view.faces(Kind.HAND, view.seat))
        match SoyFacts.of(view).phase:
            case Phase.BID:
                return dear(hand)
            case Phase.DISCARD if view.cards(Kind.STOCK):
                return outranking(hand)
        return 0

    def _analyse(self, view: View, rng: random.Random, stop: Stop) -> Analysis | None:
        beliefs = ParticleFilter.of(view, remembers=self.remembers, infers=self.infers)
        own, now, value = own_hand(view), beliefs.rounds[-1], ValueFunction.of(view)

        def sample(seat: Seat, elsewhere: Mask, most: int) -> list[Particle]:
            count = self.particles * most // self.their_hands
            found = merged(beliefs.sample(seat, elsewhere, count, rng, stop))
            if len(found) > most:
                rng.shuffle(found)
                found = merged(resample(found, most, rng))
            return found

        theirs = sample(1 - view.seat, own.cards, self.their_hands)
        if not theirs:
            return None
        if SoyFacts.of(view).phase is not Phase.BID:
            return Analysis(win_chances(view.legal, now, own, theirs, value))
        mine = with_own_hand(own, sample(view.seat, 0, self.my_hands - 1))
        strategy = BiddingGame(mine, theirs, now, value).solve(self.iterations, stop)
        if strategy is None:
            return None
        mixture = strategy.mixture if self.iterations else None
        return Analysis(strategy.win_chances, mixture)


def collected(hand: Mask) -> Mask:
    """The cards of the one suit of which a hand has most, if it has three or more of them."""
    suits = sorted((hand & suited for suited in SUITED), key=Mask.bit_count)
    most, next_most = suits[-1], suits[-2]
    return most if most.bit_count() > max(2, next_most.bit_count()) and most != hand else 0


def dear(hand: Mask) -> Mask:
    """The cards of the collected suit beside which a card of another suit bids as much or more.

    The lowest card of a hand is never one of them: it may be bid to lose.
    """
    suit = collected(hand)
    spare = max((rank_of(card) for card in cards_in(hand & ~suit)), default=-1)
    lowest = min((rank_of(card) for card in cards_in(hand)), default=-1)
    return mask_of(card for card in cards_in(suit) if lowest < rank_of(card) <= spare)


def outranking(hand: Mask) -> Mask:
    """The cards that are far above a card of another suit, if that suit is not the longer one."""
    counts = {card: (hand & SUITED[card & 3]).bit_count() for card in cards_in(hand)}
    return mask_of(
        card
        for card in counts
        for other in counts
        if card & 3 != other & 3
        and rank_of(card) - rank_of(other) >= FAR
        and counts[card] >= counts[other]
    )


def win_chances(
    moves: Sequence[Move], now: Round, own: Particle, theirs: list[Particle], value: ValueFunction
) -> list[float]:
    """The chance to win with each choice among the bids (SOY-5), or with each discard (SOY-7)."""
    encode, chances = cache(partial(value.encode, is_mine=False)), []
    for move in moves:
        hand, left = hand_and_rest(move, now, own)
        mine = value.encode(hand, now.unseen_after & ~own.cards, is_mine=True)
        chances.append(
            sum(
                each.weight
                * value.win_chance(mine, encode(each.hand | left, now.unseen_after & ~each.cards))
                for each in theirs
            )
        )
    return chances


def hand_and_rest(move: Move, now: Round, own: Particle) -> tuple[Mask, Mask]:
    """The own hand after a take or a discard, and the cards that the opponent gets."""
    cards = named(move)
    is_take = not cards & own.hand
    return own.hand ^ cards, now.pile & ~cards | now.prize if is_take else 0


def likings(temper: Temper, view: View, rounds: Sequence[Round]) -> Mapping[Move, float]:
    """The liking of a temper for each bid; only differences matter.

    Tempers have no likings among discards and takes.

    Args:
        rounds: the rounds that the player remembers, the present one last.
    """
    if SoyFacts.of(view).phase is not Phase.BID:
        return dict.fromkeys(view.legal, 0.0)
    sign = {Temper.BOLD: 1, Temper.CAUTIOUS: -1}.get(temper)
    if sign is None:
        sign = (1 if temper is Temper.SPITEFUL else -1) * _fits_opponent(view, rounds)
    return {move: float(sign * rank_of(NAMED[move])) for move in view.legal}


def _fits_opponent(view: View, rounds: Sequence[Round]) -> bool:
    gained = [each.gained[1 - view.seat] for each in rounds]
    counts = [sum((cards & suited).bit_count() for cards in gained) for suited in SUITED]
    most = SUITED[counts.index(max(counts))]
    return any(counts) and bool(rounds[-1].prize & most)


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


EASY = Level(
    remembers=2,
    particles=10,
    their_hands=8,
    temperature=0.045,
    leeway=0.02,
    common_sense=True,
    whim=0.09,
)
"""Remembers two rounds, and bids on a whim, as if the opponent did so too."""

MIDDLE = Level(
    remembers=3,
    infers=True,
    particles=24,
    their_hands=10,
    iterations=30,
    temperature=0.008,
    leeway=0.015,
    common_sense=True,
)
"""Remembers three rounds, infers hands from their bids, and bids as if the opponent knew its hand.
"""

HARD = Level(
    infers=True,
    particles=32,
    their_hands=12,
    my_hands=6,
    iterations=100,
    temperature=0.002,
    leeway=0.01,
)
"""Remembers all rounds, infers hands from bids, and mixes its bids."""

LEVELS: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest."""
    return replace(LEVELS[level], temper=temper).play
