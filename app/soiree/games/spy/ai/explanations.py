"""The explanations of moves of Spy vs Spy (`soiree.core.explanations`)."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.cards import Mask, spell
from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.pricing import ADDED, BONUS, CHEAT, FINE, FIRST, LEFT, PAID, SMALLEST
from soiree.games.spy.ai.race import NUMBERS_IN, TAKEN_BY, Race
from soiree.games.spy.ai.rollout import RaceSearch, is_fair
from soiree.games.spy.board import misplaced
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import ACCUSE, OPEN, PASS, PENALTY, PICK, PLACE, UNDER, Place
from soiree.games.spy.zones import MOST_PILES
from soiree.search.choice import rounded_apart, sampled_per_cent

MANY = 10
"""The least difference of shares of fitting cards, in per cent, that a player can feel."""


class SpyExplainer:
    """Words the outcomes of `pricing`."""

    def goal(self, view: View, move: Move) -> MoveReason:
        if move in PLACE:
            return _goal_of_placing(view, move)
        if move == OPEN:
            return MoveReason(tr_noop("Start a pile: no pile takes the card."))
        if move == UNDER:
            return MoveReason(tr_noop("Keep the card for later: no pile takes it."))
        if move in PICK:
            size = len(piles_of(view, view.seat)[PICK[move]])
            return MoveReason(tr_noop("Add a pile of {count} to your points."), {"count": size})
        accused = ACCUSE[move] if move in ACCUSE else SpyFacts.of(view).accused
        if move == PASS or accused is None:
            return MoveReason(tr_noop("Accuse nobody: nobody pays anything."))
        if move in PENALTY:
            size = len(piles_of(view, accused)[PENALTY[move]])
            text = tr_noop("Let {player} pay with a pile of {count}.")
            return MoveReason(text, {"player": accused, "count": size})
        cheat = next((pair for pile in piles_of(view, accused) for pair in misplaced(pile)), None)
        if cheat is None:
            text = tr_noop("Accuse {player}, whose cards all fit.")
            return MoveReason(text, {"player": accused})
        card, under = map(spell, cheat)
        text = tr_noop("Catch {player}, who placed the {card} on the {top}.")
        return MoveReason(text, {"player": accused, "card": card, "top": under})

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        if outcome == CHEAT and means[0] > means[1]:
            return MoveReason(tr_noop("It is a cheat, for which others may accuse you."))
        if outcome == CHEAT:
            return MoveReason(tr_noop("It is fair: nobody can accuse you."))
        text = _TEXTS[outcome]
        if outcome in (BONUS, FIRST):
            shares = zip(("share", "rest"), map(sampled_per_cent, means), strict=True)
            return MoveReason(text, dict(shares))
        if outcome == LEFT:
            search = RaceSearch.of(view)
            fits, otherwise = (_share_fitting(search, move) for move in moves)
            is_fewer = means[0] < means[1]
            if (fits - otherwise if is_fewer else otherwise - fits) >= MANY:
                text = tr_noop("{share}% of the cards to come will fit, otherwise {rest}%.")
                return MoveReason(text, {"share": fits, "rest": otherwise})
        count, rest = rounded_apart(*means)
        return MoveReason(text, {"count": count, "rest": rest})

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        if move not in PLACE:
            return None
        race, pile = RaceSearch.of(view).race, PLACE[move]
        if not is_fair(race, move):
            words = {"top": spell(race.tops[pile]), "card": spell(race.up)}
            text = tr_noop("The {top} does not take the {card}: others may accuse you.")
            return MoveReason(text, words)
        if _adds_to_smallest(race, move):
            return MoveReason(tr_noop("It adds to your smallest pile."))
        return None


_TEXTS = {
    BONUS: tr_noop("You earn the bonus in {share}%, otherwise in {rest}%."),
    FIRST: tr_noop("You finish first in {share}%, otherwise in {rest}%."),
    LEFT: tr_noop("Of your cards about {count} are left over, otherwise {rest}."),
    SMALLEST: tr_noop(
        "Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}."
    ),
    ADDED: tr_noop("This race adds about {count} to your points, otherwise {rest}."),
    PAID: tr_noop("You pay {count}, otherwise {rest}."),
    FINE: tr_noop("The accused pays {count}, otherwise {rest}."),
}


def _goal_of_placing(view: View, move: Move) -> MoveReason:
    search = RaceSearch.of(view)
    race = search.race
    if not is_fair(race, move):
        return MoveReason(tr_noop("Get rid of the {card} by a cheat."), {"card": spell(race.up)})
    others = [str(Place(pile)) for pile in NUMBERS_IN[race.takers(race.up)]]
    spares = any(_adds_to_smallest(race, each) for each in others)
    if spares and not _adds_to_smallest(race, move):
        return MoveReason(
            tr_noop("Keep your smallest pile at {count}."), {"count": min(race.sizes)}
        )
    text = tr_noop("Leave tops that take {share}% of the cards to come.")
    return MoveReason(text, {"share": _share_fitting(search, move)})


def _adds_to_smallest(race: Race, move: Move) -> bool:
    """True if a move adds to the pile that the player will pay as things are (SPY-8)."""
    return len(race.sizes) == MOST_PILES and race.sizes[PLACE[move]] == min(race.sizes)


def _share_fitting(search: RaceSearch, move: Move) -> int:
    tops = search.race.tops[:]
    if move == OPEN:
        tops.append(search.race.up)
    elif move in PLACE:
        tops[PLACE[move]] = search.race.up
    taken: Mask = 0
    for top in tops:
        taken |= TAKEN_BY[top]
    to_come = search.belief.to_come
    return round(100 * (to_come & taken).bit_count() / max(1, to_come.bit_count()))


EXPLAINER = SpyExplainer()
