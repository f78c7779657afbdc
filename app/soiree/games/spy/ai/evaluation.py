"""What each move of Spy vs Spy is worth, as the strongest spy reckons, and why."""

from __future__ import annotations

import random
from collections.abc import Iterator

from soiree.core.cards import Mask, spell
from soiree.core.entries import Move
from soiree.core.players import Estimate, Fact, Stop
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.spy.ai.after_race import misplaced, piles
from soiree.games.spy.ai.race import NEAR
from soiree.games.spy.ai.rollout import Ahead
from soiree.games.spy.ai.value import Stakes
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, OPEN, PASS, PENALTY, PICK, PLACE, UNDER
from soiree.games.spy.zones import MOST_PILES
from soiree.search.sampling import mean_and_error

_WORLDS, _FEWEST = 48, 4
"""In how many worlds each move is tried as a rule, and when there is no time."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """The chance to win the match with each legal move (`soiree.core.players.Evaluate`)."""
    match SpyFacts.of(view).phase:
        case Phase.RACE:
            return _in_race(view, rng, stop)
        case Phase.PICK:
            return [_of_pick(view, move) for move in view.legal]
        case Phase.PENALTY:
            return [_of_penalty(view, move) for move in view.legal]
    return [_of_accusation(view, move) for move in view.legal]


# --- the race ------------------------------------------------------------------------------------


def _in_race(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    ahead = Ahead.of(view)
    found = []
    for trials in ahead.compare(view.legal, _WORLDS, rng, stop):
        if not trials.outcomes:  # there was nothing to compare with, or no time
            worlds = map(ahead.imagine, [rng] * (_FEWEST if stop() else _WORLDS))
            trials.outcomes = [ahead.play_out(world, trials.move, rng) for world in worlds]
        chance, error = mean_and_error(trials.outcomes)
        facts = tuple(_facts(ahead, trials.move))
        found.append(Estimate(trials.move, chance, _within(chance), error, facts))
    return found


def _facts(ahead: Ahead, move: Move) -> Iterator[Fact]:
    """What speaks for or against a move in a race."""
    race, up = ahead.race, ahead.race.up
    if move == UNDER:
        yield Fact(tr_noop("No pile takes the {card}: it comes up again."), {"card": spell(up)})
        return
    tops = race.tops[:]
    if move == OPEN:
        tops.append(up)
        if len(tops) == MOST_PILES:
            yield Fact(tr_noop("It begins the sixth pile: this race has no bonus any more."))
    else:
        pile = PLACE[move]
        if not race.takers(up) >> pile & 1:
            top = spell(tops[pile])
            yield Fact(
                tr_noop("The {top} does not take the {card}: whoever sees that can accuse you."),
                {"top": top, "card": spell(up)},
            )
        elif race.sizes[pile] == min(race.sizes) and len(tops) == MOST_PILES:
            yield Fact(tr_noop("It raises the lowest pile, and the lowest is the one to pick."))
        tops[pile] = up
    yield _found(ahead, tops)


def _found(ahead: Ahead, tops: list[int]) -> Fact:
    """How many of the cards to come such piles take."""
    to_come = ahead.belief.to_come
    taken: Mask = 0
    for top in tops:
        taken |= NEAR[top]
    share = round(100 * (to_come & taken).bit_count() / max(1, to_come.bit_count()))
    return Fact(tr_noop("Of the cards to come, {share} % then find a place."), {"share": share})


# --- after the race ------------------------------------------------------------------------------


def _of_pick(view: View, move: Move) -> Estimate:
    """SPY-8: what each pile would add."""
    stakes, size = Stakes.of(view), len(piles(view, view.seat)[PICK[move]])
    facts = SpyFacts.of(view)
    is_first = view.seat == next(seat for seat in facts.finished if seat not in facts.out)
    chance = stakes.after(size, is_first=is_first)
    return _exact(move, chance, Fact(tr_noop("It adds {count} to the points."), {"count": size}))


def _of_penalty(view: View, move: Move) -> Estimate:
    """SPY-12: what each pile would add to the points of the accused."""
    accused = SpyFacts.of(view).accused
    assert accused is not None
    size = len(piles(view, accused)[PENALTY[move]])
    fact = Fact(
        tr_noop("{player} pays with a pile of {count}."), {"player": accused, "count": size}
    )
    return _exact(move, _share(view, accused, size), fact)


def _of_accusation(view: View, move: Move) -> Estimate:
    """SPY-12: all piles lie open, so that it can be seen whether a card stands wrong."""
    if move == PASS:
        return _exact(move, _share(view, view.seat, 0), Fact(tr_noop("Nobody pays anything.")))
    accused = ACCUSE[move]
    heaps = piles(view, accused)
    wrong = next((pair for heap in heaps for pair in misplaced(heap)), None)
    if wrong is None:
        fact = Fact(
            tr_noop("Every card of {player} stands on one that takes it."), {"player": accused}
        )
        return _exact(move, _share(view, view.seat, 0), fact)
    card, under = map(spell, wrong)
    fact = Fact(
        tr_noop("{player} has put the {card} on the {top}, which does not take it."),
        {"player": accused, "card": card, "top": under},
    )
    return _exact(move, _share(view, accused, max(map(len, heaps))), fact)


def _share(view: View, seat: int, points: int) -> float:
    """The chance to win the match when a player has so many more points."""
    assert view.scores is not None
    stakes = Stakes.of(view)
    chances = [
        max(0.001, stakes.with_score(score + points * (each == seat)))
        for each, score in enumerate(view.scores)
    ]
    return chances[view.seat] / sum(chances)


def _exact(move: Move, chance: float, fact: Fact) -> Estimate:
    return Estimate(move, chance, _within(chance), 0.0, (fact,))


def _within(chance: float) -> float:
    return min(1.0, max(0.0, chance))
