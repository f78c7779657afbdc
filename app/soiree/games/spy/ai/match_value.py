"""Who wins a match of Spy vs Spy, by how all players end a race.

Either the race decides the match, or it leaves everybody with nearly the same chance, whatever the
scores: who has many points races with few cards, so that they are first (SPY-9) and earn the bonus
sooner. What scores still tell then was found in simulated matches (`tests/bench/fit_spy.py`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.race import Race
from soiree.games.spy.ai.value import SPREAD, ValueFunction
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.rules import BONUS, FIRST, HALF_BONUS
from soiree.games.spy.zones import MOST_PILES, Kind

WITHIN_FIRST = {
    (2, BONUS): (0.27, 0.22, 0.15, 0.08),
    (2, HALF_BONUS): (0.17, 0.27, 0.36, 0.26),
}
"""By the number of players and the bonus, the log odds to win with 1, 2, 3 or 4 points, beside
more: so few are gone if the next race adds little to them and its player is first."""

BEYOND_BONUS = -0.033
"""The log odds to win, for each player, with more points than the bonus takes off."""


class Finish(Struct, frozen=True):
    """How a player ends a race.

    Attributes:
        score: after it, without what is taken off for being first.
        to_play: how many cards were still to be turned up, by which one may be first.
    """

    score: int
    has_bonus: bool
    to_play: int = 0

    @classmethod
    def of_race(cls, race: Race, score: int, bonus: int, piles: int = 0) -> Finish:
        """A race that was played to its end.

        Args:
            race: what it has turned is what was to play.
            score: before it.
            bonus: how many points the bonus takes off.
            piles: how many it has made, where some were paid as penalties since.
        """
        has_bonus = max(piles, len(race.tops)) < MOST_PILES
        added = -bonus if has_bonus else min(race.sizes)
        return cls(score + race.left + added, has_bonus, race.turned)


def finish_of(
    view: View, seat: Seat, *, pays: int | None = None, picks: int | None = None
) -> Finish:
    """How a player who has finished ends the race (SPY-8, SPY-12).

    Args:
        pays: the number of the pile, from 0, that is a penalty, if one is.
        picks: that of the pile that the player chooses: the smallest, if not told.
    """
    assert view.scores is not None
    sizes = {number: len(pile) for number, pile in enumerate(piles_of(view, seat)) if pile}
    paid = 0 if pays is None else sizes.pop(pays)
    left = len(view.cards(Kind.HAND, seat)) + len(view.cards(Kind.UP, seat))
    has_bonus = SpyFacts.of(view).piles[seat] < MOST_PILES
    if has_bonus:
        added = -ValueFunction.of(view).bonus
    else:
        added = min(sizes.values()) if picks is None else sizes[picks]
    return Finish(view.scores[seat] + paid + left + added, has_bonus)


def finishes_of(view: View) -> dict[Seat, Finish]:
    """How all end the race who raced and are not out, after it."""
    facts = SpyFacts.of(view)
    return {seat: finish_of(view, seat) for seat in facts.racing if seat not in facts.out}


def first_of(facts: SpyFacts) -> Seat | None:
    """Who counts as first to finish the race (SPY-9, SPY-12); None as long as nobody does."""
    return next((seat for seat in facts.finished if seat not in facts.out), None)


def win_chances(
    finishes: Mapping[Seat, Finish], bonus: int, first: Seat | None = None
) -> dict[Seat, float]:
    """The chance to win the match of each player in a race, if they end it so (SPY-9, SPY-10).

    Args:
        finishes: of those who are not out.
        bonus: how many points the bonus takes off.
        first: who finished first; as likely as their cards to play say, if nobody has yet.
    """
    chances = dict.fromkeys(finishes, 0.0)
    odds = _odds_to_be_first(finishes) if first is None else {first: 1.0}
    for seat, likely in odds.items():
        scores = {each: finish.score for each, finish in finishes.items()}
        if not finishes[seat].has_bonus:
            scores[seat] -= FIRST
        for each, share in chances_between_races(scores, bonus).items():
            chances[each] += likely * share
    return chances


def chances_between_races(scores: Mapping[Seat, int], bonus: int) -> dict[Seat, float]:
    """The chance to win the match of each who raced, with these scores after it (SPY-10).

    Args:
        bonus: how many points the bonus takes off.
    """
    lowest = min(scores.values())
    if lowest <= 0:
        odds = {seat: float(score == lowest) for seat, score in scores.items()}
    else:
        players = len(scores)
        odds = {seat: math.exp(_log_odds(each, players, bonus)) for seat, each in scores.items()}
    total = sum(odds.values())
    return {seat: each / total for seat, each in odds.items()}


def _log_odds(score: int, players: int, bonus: int) -> float:
    """What a score that does not win tells of the chance to win."""
    if score > bonus:
        return BEYOND_BONUS * players
    within = WITHIN_FIRST.get((players, bonus), ())
    return within[score - 1] if score <= len(within) else 0.0


def _odds_to_be_first(finishes: Mapping[Seat, Finish]) -> dict[Seat, float]:
    """How likely each is to finish first; all are taken for equally fast."""
    least = min(finish.to_play for finish in finishes.values())
    odds = {seat: math.exp((least - finish.to_play) / SPREAD) for seat, finish in finishes.items()}
    total = sum(odds.values())
    return {seat: each / total for seat, each in odds.items()}
