"""The explanations of Soda: the purpose of a play or a No, the deciding outcome, and the risk."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from statistics import fmean

from soiree.core.cards import ACE, RANKS, Rank, spell
from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.reviews import SUM
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK, Search
from soiree.games.soda.ai.parameters import LAST_STAKE
from soiree.games.soda.ai.policy import EMPTY_ROW, NO
from soiree.games.soda.zones import Kind
from soiree.search.choice import sampled_per_cent

SAMPLES = 100
"""The number of samples of the other hands behind a risk."""

WORTH_A_WORD = 0.2
"""The least chance of a risk that is told."""


class SodaExplainer:
    """Words the outcomes of plays (`soiree.core.explanations.Explainer`)."""

    def goal(self, view: View, move: Move) -> MoveReason:
        rank, search = RANK[move], HARD.search(view)
        public = search.public
        before = (public.seat - 1) % public.seats
        words: dict[str, str | int] = {"count": public.stake}
        if rank == NO and public.stake == LAST_STAKE:
            text = tr_noop("Give up the {count} points: {player} wins them.")
            return MoveReason(text, words | {"player": before})
        if rank == NO:
            text = tr_noop("Leave the {count} points to {player}, and keep your cards.")
            return MoveReason(text, words | {"player": before})
        if rank == ACE and public.top != EMPTY_ROW:
            text = tr_noop(
                "Win the {count} points at once; the others discard all cards above the {rank}."
            )
            return MoveReason(text, words | {"rank": RANKS[public.top]})
        if rank == ACE:
            return MoveReason(tr_noop("Win the {count} points at once."), words)
        drawn = _drawn(view, search, rank)
        if drawn:
            text = tr_noop("Match the {rank} and draw %n cards.", "", drawn)
            return MoveReason(text, {"rank": RANKS[rank], "count": drawn})
        return _goal_of_card(search, rank)

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        search, (mean, other) = HARD.search(view), means
        public = search.public
        if outcome == SUM:
            return _difference_of_points(mean - other)
        if outcome == "later":
            return _difference_later(search.hand, moves, mean - other)
        words: dict[str, str | int] = {
            "count": public.stake,
            "share": round(100 * mean),
            "rest": round(100 * other),
        }
        if outcome == "prize":
            text = tr_noop("You win the {count} points in {share}%, otherwise in {rest}%.")
            return MoveReason(text, words)
        text = tr_noop("{player} wins the {count} points in {share}%, otherwise in {rest}%.")
        return MoveReason(text, words | {"player": public.rival})

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        rank, search = RANK[move], HARD.search(view)
        public = search.public
        if rank == NO:
            return None
        if rank == ACE:
            if public.stake < LAST_STAKE and search.hand.count(ACE) == 1:
                return MoveReason(tr_noop("You have no ace left for later hands."))
            return None
        after = (public.seat + 1) % public.seats
        known = search.belief.hands[after].known >> 4 * rank
        if known:
            highest = 4 * rank + known.bit_length() - 1
            text = tr_noop("{player} showed the {card} and still holds it.")
            return MoveReason(text, {"player": after, "card": spell(highest)})
        rng = random.Random(len(view.events))
        matches = fmean(rank in search.belief.draw(rng)[0][after] for _ in range(SAMPLES))
        if _left_to_draw(view) and matches >= WORTH_A_WORD:
            text = tr_noop("{player} can match it and draw in {share}%.")
            return MoveReason(text, {"player": after, "share": sampled_per_cent(matches)})
        return None


def _difference_of_points(gain: float) -> MoveReason:
    count = abs(round(gain))
    if not count and gain > 0:
        text = tr_noop("All in all you gain a little on the others.")
    elif not count:
        text = tr_noop("All in all you lose a little to the others.")
    elif gain > 0:
        text = tr_noop("All in all you gain about %n points on the others.", "", count)
    else:
        text = tr_noop("All in all you lose about %n points to the others.", "", count)
    return MoveReason(text, {"count": count})


def _difference_later(hand: Sequence[Rank], moves: MovePair, gain: float) -> MoveReason:
    spent, other_spent = (hand.count(ACE) == 1 and RANK[move] == ACE for move in moves)
    count = abs(round(gain))
    if not count and gain > 0:
        text = tr_noop("Your cards win a little more in later hands.")
    elif not count:
        text = tr_noop("Your cards win a little less in later hands.")
    elif gain > 0 and other_spent and not spent:
        text = tr_noop("Your ace, kept for later, wins about %n points more.", "", count)
    elif gain > 0:
        text = tr_noop("Your cards win about %n points more in later hands.", "", count)
    elif spent and not other_spent:
        text = tr_noop("Without your ace, later hands bring about %n points less.", "", count)
    else:
        text = tr_noop("Your cards win about %n points less in later hands.", "", count)
    return MoveReason(text, {"count": count})


def _goal_of_card(search: Search, rank: Rank) -> MoveReason:
    public, hand = search.public, search.hand
    after = (public.seat + 1) % public.seats
    words: dict[str, str | int] = {"count": public.stake, "player": after, "rank": RANKS[hand[-1]]}
    playable = [each for each in hand if each >= public.top and each != ACE]
    if public.stake == LAST_STAKE:
        return MoveReason(tr_noop("Win the {count} points, the last of this round."), words)
    if rank == playable[-1] and rank != playable[0]:
        text = tr_noop("Try for the {count} points with a high card, the {rank}.")
        return MoveReason(text, words | {"rank": RANKS[rank]})
    if rank == playable[0] and hand[-1] > rank:
        text = (
            tr_noop("Spend your lowest card and keep the {rank}.")
            if public.top == EMPTY_ROW
            else tr_noop("Try for the {count} points with your lowest card, and keep the {rank}.")
        )
        return MoveReason(text, words)
    return MoveReason(
        tr_noop("Make it hard for {player} to go higher for the {count} points."), words
    )


def _drawn(view: View, search: Search, rank: Rank) -> int:
    """The number of cards that the player of a card of this rank draws for a pair or more."""
    public = search.public
    return min(public.run, _left_to_draw(view)) if rank == public.top else 0


def _left_to_draw(view: View) -> int:
    return len(view.cards(Kind.DRAW)) + len(view.cards(Kind.DISCARD))


EXPLAINER = SodaExplainer()
