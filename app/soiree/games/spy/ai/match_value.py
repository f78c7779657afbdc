"""The chance to win a match of Spy vs Spy, given the end of a race for all players.

Either the race decides the match, or the scores matter little: players with many points race with
few cards, so they are first (SPY-9) and earn the bonus sooner. The remaining effect of scores was
fitted to simulated matches (`tests/bench/fit_spy.py`).
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
"""By number of players and bonus, the log-odds to win with 1, 2, 3 or 4 points, beside more points.
"""

BEYOND_BONUS = -0.033
"""The log-odds to win, for each player in the race, with more points than the bonus takes off."""


class Finish(Struct, frozen=True):
    """The end of a race for a player.

    Attributes:
        score: the score after the race, without the points taken off for being first.
        to_play: the number of cards still to be turned up, which decides who is first.
    """

    score: int
    has_bonus: bool
    to_play: int = 0

    @classmethod
    def of_race(cls, race: Race, score: int, bonus: int, piles: int = 0) -> Finish:
        """The end of a race that was played out.

        Args:
            race: the race; its turned cards count as cards to play.
            score: the score before the race.
            bonus: the points that the bonus takes off.
            piles: the number of piles made, including piles paid as penalties since; 0 if none
                were paid.
        """
        has_bonus = max(piles, len(race.tops)) < MOST_PILES
        added = -bonus if has_bonus else min(race.sizes)
        return cls(score + race.left + added, has_bonus, race.turned)


def finish_of(
    view: View, seat: Seat, *, pays: int | None = None, picks: int | None = None
) -> Finish:
    """The end of the race for a player who has finished (SPY-8, SPY-12).

    Args:
        pays: the number of the penalty pile, from 0; None without a penalty.
        picks: the number of the pile that the player chooses; None for the smallest.
    """
    sizes = {number: len(pile) for number, pile in enumerate(piles_of(view, seat)) if pile}
    paid = 0 if pays is None else sizes.pop(pays)
    left = len(view.cards(Kind.HAND, seat)) + len(view.cards(Kind.UP, seat))
    has_bonus = SpyFacts.of(view).piles[seat] < MOST_PILES
    if has_bonus:
        added = -ValueFunction.of(view).bonus
    else:
        added = min(sizes.values()) if picks is None else sizes[picks]
    return Finish(view.totals[seat] + paid + left + added, has_bonus)


def finishes_of(view: View) -> dict[Seat, Finish]:
    """After a race, its end for each player who raced and is not out of the match."""
    facts = SpyFacts.of(view)
    return {seat: finish_of(view, seat) for seat in facts.racing if seat not in facts.out}


def first_of(facts: SpyFacts) -> Seat | None:
    """The player who counts as first to finish (SPY-9, SPY-12), or None."""
    return next((seat for seat in facts.finished if seat not in facts.out), None)


def win_chances(
    finishes: Mapping[Seat, Finish], bonus: int, first: Seat | None = None
) -> dict[Seat, float]:
    """The chance to win the match after these ends of a race, by player (SPY-9, SPY-10).

    Args:
        finishes: the ends of the race for the players who are not out.
        bonus: the points that the bonus takes off.
        first: the first player to finish; None if it depends on the cards to play.
    """
    chances = dict.fromkeys(finishes, 0.0)
    odds = odds_to_be_first(finishes) if first is None else {first: 1.0}
    for seat, likely in odds.items():
        scores = {each: finish.score for each, finish in finishes.items()}
        if not finishes[seat].has_bonus:
            scores[seat] -= FIRST
        for each, share in chances_between_races(scores, bonus).items():
            chances[each] += likely * share
    return chances


def chances_between_races(scores: Mapping[Seat, int], bonus: int) -> dict[Seat, float]:
    """The chance to win the match with these scores after a race, by player (SPY-10).

    Args:
        bonus: the points that the bonus takes off.
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
    if score > bonus:
        return BEYOND_BONUS * players
    within = WITHIN_FIRST.get((players, bonus), ())
    return within[score - 1] if score <= len(within) else 0.0


def odds_to_be_first(finishes: Mapping[Seat, Finish]) -> dict[Seat, float]:
    """The chance of each player to be the first to finish, by the cards to play."""
    least = min(finish.to_play for finish in finishes.values())
    odds = {seat: math.exp((least - finish.to_play) / SPREAD) for seat, finish in finishes.items()}
    total = sum(odds.values())
    return {seat: each / total for seat, each in odds.items()}
