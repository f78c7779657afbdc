"""The evaluation of moves of Spy vs Spy, with reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

from soiree.core.cards import Mask, spell
from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Fact, Stop, evaluation
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.levels import HARD
from soiree.games.spy.ai.match_value import first_of
from soiree.games.spy.ai.pricing import price
from soiree.games.spy.ai.race import NUMBERS_IN, TAKEN_BY
from soiree.games.spy.ai.rollout import RaceSearch
from soiree.games.spy.ai.value import ValueFunction
from soiree.games.spy.board import misplaced
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, OPEN, PASS, PENALTY, PICK, PLACE, UNDER
from soiree.games.spy.zones import MOST_PILES
from soiree.search.sampling import mean_and_error

_SAMPLES, _FEWEST = 48, 4
"""The number of sampled hands for each move, usually and without time."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is the level's own `ValueFunction`, or the chance to win where that is certain.
    """
    chosen = HARD.play(view, rng, stop)
    if SpyFacts.of(view).phase is Phase.RACE:
        estimates = _in_race(view, rng, stop)
    else:
        estimates = _after_race(view, rng)
    return evaluation(chosen, view.legal, estimates)


# --- the race ------------------------------------------------------------------------------------


def _in_race(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    search = RaceSearch.of(view)
    found = []
    compared = search.compare(view.legal, _SAMPLES, rng, stop)
    samples = _FEWEST if stop() else _SAMPLES
    for trials, priced in zip(compared, price(view, view.legal, rng, samples), strict=True):
        if not trials.outcomes:  # there was nothing to compare with, or no time
            races = map(search.sample, [rng] * samples)
            trials.outcomes = [search.play_out(race, trials.move, rng) for race in races]
        value, error = mean_and_error(trials.outcomes)
        facts = tuple(_race_reasons(search, trials.move))
        found.append(Estimate(trials.move, value, fmean(priced.chances), error, facts))
    return found


def _race_reasons(search: RaceSearch, move: Move) -> Iterator[Fact]:
    race, up = search.race, search.race.up
    if move == UNDER:
        yield Fact(tr_noop("No pile takes the {card}."), {"card": spell(up)})
        return
    yield _fit_reason(search, move)
    if move == OPEN:
        if len(race.tops) + 1 == MOST_PILES:
            text = tr_noop("A sixth pile loses the bonus in this race.")
            yield Fact(text, speaks_for=False)
        return
    pile, least = PLACE[move], min(race.sizes)
    if not race.takers(up) >> pile & 1:
        text = tr_noop("The {top} does not take the {card}: anybody who notices can accuse you.")
        words: dict[str, int | str] = {"top": spell(race.tops[pile]), "card": spell(up)}
        yield Fact(text, words, speaks_for=False)
    elif len(race.tops) == MOST_PILES:
        if race.sizes[pile] > least:
            text = tr_noop("Your smallest pile stays at {count}.")
            yield Fact(text, {"count": least})
        elif race.sizes.count(least) == 1:
            yield Fact(tr_noop("This adds to your smallest pile."), speaks_for=False)
        else:
            yield Fact(tr_noop("This adds to one of your smallest piles."), speaks_for=False)


def _fit_reason(search: RaceSearch, move: Move) -> Fact:
    race = search.race
    takers = NUMBERS_IN[race.takers(race.up)]
    most = max((_share_fitting(search, pile) for pile in takers), default=0)
    share = _share_fitting(search, None if move == OPEN else PLACE[move])
    text = tr_noop("Then {share}% of the cards to come will fit.")
    return Fact(text, {"share": share}, speaks_for=share >= most)


def _share_fitting(search: RaceSearch, pile: int | None) -> int:
    tops = search.race.tops[:]
    if pile is None:
        tops.append(search.race.up)
    else:
        tops[pile] = search.race.up
    taken: Mask = 0
    for top in tops:
        taken |= TAKEN_BY[top]
    to_come = search.belief.to_come
    return round(100 * (to_come & taken).bit_count() / max(1, to_come.bit_count()))


# --- after the race ------------------------------------------------------------------------------


def _after_race(view: View, rng: random.Random) -> list[Estimate]:
    """Exact estimates: all cards that count are open."""
    found = []
    for move, priced in zip(view.legal, price(view, view.legal, rng, 1), strict=True):
        (chance,) = priced.chances
        value, fact = chance, _reason_after_race(view, move)
        if move in PICK:
            size = len(piles_of(view, view.seat)[PICK[move]])
            is_first = view.seat == first_of(SpyFacts.of(view))
            value = ValueFunction.of(view).after_adding(size, is_first=is_first)
        found.append(Estimate(move, value, chance, 0.0, (fact,)))
    return found


def _reason_after_race(view: View, move: Move) -> Fact:
    if move in PICK:
        return _pick_reason(view, move)
    if move in PENALTY:
        accused = SpyFacts.of(view).accused
        assert accused is not None
        size = len(piles_of(view, accused)[PENALTY[move]])
        words: dict[str, str | int] = {"player": accused, "count": size}
        return Fact(tr_noop("{player} pays with a pile of {count}."), words)
    if move == PASS:
        return Fact(tr_noop("Nobody pays anything."))
    return _accusation_reason(view, ACCUSE[move])


def _pick_reason(view: View, move: Move) -> Fact:
    size, *others = (len(piles_of(view, view.seat)[PICK[each]]) for each in (move, *view.legal))
    words: dict[str, str | int] = {"count": size}
    if size == min(others):
        return Fact(tr_noop("This pile adds {count} to your points: no pile adds fewer."), words)
    text = tr_noop("This pile adds {count} to your points: {more} more than your smallest pile.")
    return Fact(text, words | {"more": size - min(others)}, speaks_for=False)


def _accusation_reason(view: View, accused: Seat) -> Fact:
    cheat = next((pair for pile in piles_of(view, accused) for pair in misplaced(pile)), None)
    if cheat is None:
        text = tr_noop("All of {player}’s cards fit.")
        return Fact(text, {"player": accused}, speaks_for=False)
    card, under = map(spell, cheat)
    return Fact(
        tr_noop("{player} placed the {card} on the {top}, which does not take it."),
        {"player": accused, "card": card, "top": under},
    )
