"""The chance of each seat of Spy vs Spy to win, all cards being open; see `core.reviews.Appraise`.

The race is played out with the cards as they lie, by the policy of the players, from which they
stray now and then: else much would hang on a single choice that nobody may make. Who is first is
left open, as nobody's speed is known, and what comes after the race is estimated from the scores.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from soiree.core.cards import DECK, FULL, Card, mask_of
from soiree.core.states import State
from soiree.core.zones import Seat
from soiree.games.spy.ai.race import NUMBERS_IN, Race
from soiree.games.spy.ai.value import ValueFunction, among
from soiree.games.spy.board import NO_CARD, Board
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy
from soiree.games.spy.scoring import FIRST
from soiree.games.spy.zones import MOST_PILES

STRAYS = 0.2
"""How often a card goes on any pile that takes it."""


class StrayingRace(Race):
    """A race whose player strays from the policy now and then."""

    __slots__ = ("_rng",)

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    def policy(self, card: Card) -> int:
        if self._rng.random() < STRAYS:
            return self._rng.choice(NUMBERS_IN[self.takers(card)])
        return super().policy(card)


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """By the race in progress, or the next one with decks drawn at random."""
    assert isinstance(state, Spy)
    if state.chance():
        state = state.copy()
        while pending := state.chance():
            state.deal(pending.draw(rng))
    facts = state.facts()
    racing = [seat for seat in facts.racing if seat not in facts.out]
    value = ValueFunction(
        players=state.seats,
        score=0,
        deck=len(DECK) // 2 if state.options["deck"] == "half" else len(DECK),
        rivals=(),
        nobody_finished=True,
        caught_are_out=False,
    )
    ended = {seat: _ended(state.boards[seat], facts, value.bonus, rng) for seat in racing}
    chances = [0.0] * state.seats
    for first, likely in _firsts(ended, facts, value).items():
        scores = {
            seat: each.score - FIRST * (seat == first and not each.has_bonus)
            for seat, each in ended.items()
        }
        for seat, chance in _by_scores(scores, value).items():
            chances[seat] += likely * chance
    return chances


class _Ended(Struct, frozen=True):
    """A player's race at its end.

    Attributes:
        score: then, without what is taken off for being first.
        to_play: how many cards were still to be played, by which one may be first.
    """

    score: int
    has_bonus: bool
    to_play: int


def _ended(board: Board, facts: SpyFacts, bonus: int, rng: random.Random) -> _Ended:
    """A player's race, played to its end if it is under way."""
    race = _race_of(board, rng)
    left = race.left
    if facts.phase is Phase.RACE and board.choices:
        race.run_to_end()
    score = board.score() + race.left
    has_bonus = max(len(race.tops), board.pile_count) < MOST_PILES
    score += -bonus if has_bonus else min(race.sizes, default=0)
    return _Ended(score, has_bonus, left if board.choices else 0)


def _race_of(board: Board, rng: random.Random) -> Race:
    """The race of a player with the hand as it lies; the card turned up comes next."""
    race, placed = StrayingRace(rng), 0
    for pile in board.piles:
        if pile:
            race.start_pile(pile[-1], len(pile))
            placed |= mask_of(pile)
    race.to_come = FULL & ~placed
    up = () if board.up == NO_CARD else (board.up,)
    race.hand = [*up, *board.hand[board.turned :]]
    race.called, race.called_again = board.called, board.called_again
    return race


def _firsts(
    ended: Mapping[Seat, _Ended], facts: SpyFacts, value: ValueFunction
) -> dict[Seat, float]:
    """How likely each player is to finish first."""
    finished = [seat for seat in facts.finished if seat in ended]
    if finished:
        return {finished[0]: 1.0}
    odds = {}
    for seat, each in ended.items():
        others = tuple(other.to_play for one, other in ended.items() if one != seat)
        odds[seat] = value.with_rivals(others).chance_to_be_first(each.to_play)
    total = sum(odds.values())
    return {seat: each / total for seat, each in odds.items()}


def _by_scores(scores: Mapping[Seat, int], value: ValueFunction) -> dict[Seat, float]:
    """The chance of each to win after a race (SPY-10); those who share the lead are equals."""
    lowest = min(scores.values())
    if lowest <= 0:
        leaders = [seat for seat, score in scores.items() if score == lowest]
        return {seat: 1 / len(leaders) for seat in leaders}
    alone = {seat: value.with_score(score) for seat, score in scores.items()}
    return {
        seat: among(mine, [other for one, other in alone.items() if one != seat])
        for seat, mine in alone.items()
    }
