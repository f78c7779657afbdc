"""The explanations of Soureh: those of `coops`, with payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.reviews import SUM
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops.ai.explanations import (
    CoopExplainer,
    amounts,
    coops_after,
    is_risk,
    parsed,
    sentence_about,
    shares,
)
from soiree.games.coops.ai.search import Pair, own_coops, touched
from soiree.games.coops.moves import DISCARD
from soiree.games.coops.zones import seat_of
from soiree.games.soureh.ai import HARD, SourehSearch
from soiree.games.soureh.moves import DECLARE, DEDUCT, KEEP


class SourehExplainer(CoopExplainer):
    """Puts the outcomes of moves into sentences, payments included (SRH-7, SRH-8)."""

    all_valid = tr_noop("Make all four of your coops valid: then you pay nothing.")
    gaining = tr_noop("Lower the cost of your coop {slot} from {rest} to {count}.")
    after_call = tr_noop("Break coop {slot} of {player}, who has declared.")
    attempt = tr_noop("Try to break coop {slot} of {player}, who has declared.")
    harming = tr_noop("Make {player}’s coop {slot} dearer with the {card}.")
    waiting = tr_noop("Wait: whoever declares gives the others one turn to break a coop.")

    def search(self, view: View) -> SourehSearch:
        return SourehSearch(view, HARD)

    def goal(self, view: View, move: Move) -> MoveReason:
        search = self.search(view)
        if not search.is_scoring:
            return _goal_of_hundred(search, move) or super().goal(view, move)
        score = search.score_with(move)
        words: dict[str, str | int] = {"count": score}
        least = min(map(search.score_with, view.legal))
        if move == DEDUCT:
            return MoveReason(tr_noop("Take 50 off: your score becomes {count}."), words)
        if move == KEEP:
            return MoveReason(tr_noop("Keep your score at {count}."), words)
        if score % 100 == 0:
            text = tr_noop("Reach {count}, a multiple of 100: then you may take 50 off.")
            return MoveReason(text, words)
        if score == least:
            text = tr_noop("Pay as little as you can: your score becomes {count}.")
            return MoveReason(text, words)
        text = tr_noop("Pay {more} more than you must: your score becomes {count}.")
        return MoveReason(text, words | {"more": score - least})

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        if outcome == "score":
            text = tr_noop("The round leaves you at {count}, otherwise at {rest}.")
            return MoveReason(text, amounts(means))
        kind, seat = parsed(outcome)
        words = amounts(means)
        if kind == "out":
            words = shares(means) | {"limit": int(view.options["threshold"])}
        elif kind == "off":
            words = shares(means) | {"count": view.totals[seat] // 100 * 100 + 100}
        return sentence_about(view.seat, seat, *_COMPARED[kind], words)

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        out = means.get(f"out {view.seat}", 0.0)
        if is_risk(out):
            text = tr_noop("You exceed the limit of {limit} in {share}%.")
            limit = int(view.options["threshold"])
            return MoveReason(text, {"limit": limit, "share": round(100 * out)})
        return super().risk(view, move, means)


_COMPARED = {
    "out": (
        tr_noop("You exceed the limit of {limit} in {share}%, otherwise in {rest}%."),
        tr_noop("{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%."),
    ),
    "off": (
        tr_noop("You reach {count} and take 50 off in {share}%, otherwise in {rest}%."),
        tr_noop("{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%."),
    ),
    "pay": (
        tr_noop("You pay about {count} this round, otherwise {rest}."),
        tr_noop("{player} pays about {count} this round, otherwise {rest}."),
    ),
    SUM: (
        tr_noop("Your score changes by about {count}, otherwise by {rest}."),
        tr_noop("{player}’s score changes by about {count}, otherwise by {rest}."),
    ),
}
"""By kind of outcome, the sentences that compare it for the seat itself and for another player."""


def _goal_of_hundred(search: SourehSearch, move: Move) -> MoveReason | None:
    """The purpose of a move after which the own coops can pay a multiple of 100 (SRH-8)."""
    score = search.scores[search.seat]
    missing = 100 - score % 100
    words: dict[str, str | int] = {"more": missing, "count": score + missing}
    if search.drawn is None:
        if move == DECLARE and _pays(search, own_coops(search)):
            text = tr_noop(
                "End the round now: as things are, you pay exactly {more} and reach {count}."
            )
            return MoveReason(text, words)
        return None
    is_own = move != DISCARD and all(seat_of(coop) == search.seat for coop in touched(search, move))
    if is_own and _pays(search, coops_after(search, move)) and not _pays(search, own_coops(search)):
        text = tr_noop("Be able to pay exactly {more} and reach {count}: then you take 50 off.")
        return MoveReason(text, words)
    return None


def _pays(search: SourehSearch, coops: Sequence[Pair]) -> bool:
    scoring, seat = search.scoring, search.seat
    tally = scoring.with_coops(scoring.empty_tally, coops)
    return scoring.score_after(seat, tally) < scoring.before[seat]


EXPLAINER = SourehExplainer()
