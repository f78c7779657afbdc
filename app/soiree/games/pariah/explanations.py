"""The explanations of Pariah: those of `coops`, with courts and points."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.reviews import SUM
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops.ai.explanations import (
    CLEAR,
    CoopExplainer,
    amounts,
    chance_valid,
    is_risk,
    parsed,
    sentence_about,
    shares,
)
from soiree.games.coops.ai.search import CoopSearch, own_valid, touched
from soiree.games.coops.zones import CoopIndex, seat_of, slot_of
from soiree.games.pariah.ai import HARD, PariahSearch
from soiree.games.pariah.moves import KING_COOPS, KNOCK, QUEEN

SURE = 0.95
"""The chance from which on a coop counts as valid after a king."""


class PariahExplainer(CoopExplainer):
    """Puts the outcomes of moves into words."""

    all_valid = tr_noop("Make all four of your coops valid: 50 points more.")
    gaining = tr_noop("Raise your coop {slot} from {rest} to {count} points.")
    after_call = tr_noop("Break coop {slot} of {player}, who has knocked.")
    attempt = tr_noop("Try to break coop {slot} of {player}, who has knocked.")
    harming = tr_noop("Let {player}’s coop {slot} earn less with the {card}.")
    waiting = tr_noop("Wait: whoever knocks gives the other one turn to break a coop.")

    def search(self, view: View) -> CoopSearch:
        return PariahSearch(view, HARD)

    def goal(self, view: View, move: Move) -> MoveReason:
        if move == QUEEN:
            return MoveReason(tr_noop("Take two more turns in a row."))
        if move in KING_COOPS:
            return self._goal_of_king(self.search(view), *KING_COOPS[move])
        return super().goal(view, move)

    def _goal_of_king(self, search: CoopSearch, a: CoopIndex, b: CoopIndex) -> MoveReason:
        me, other = search.seat, 1 - search.seat
        up = search.belief.up
        before = {coop: chance_valid(search, coop, up[coop]) for coop in (a, b)}
        after = {a: chance_valid(search, b, up[a]), b: chance_valid(search, a, up[b])}
        mended = [c for c in (a, b) if seat_of(c) == me and after[c] - before[c] >= CLEAR]
        broken = [c for c in (a, b) if seat_of(c) != me and before[c] - after[c] >= CLEAR]
        own = enumerate(own_valid(search), me * 4)
        rest = [is_valid for coop, is_valid in own if coop not in (a, b)]
        mine = [after[coop] >= SURE for coop in (a, b) if seat_of(coop) == me]
        words: dict[str, str | int] = {"player": other}
        if mended and all(rest) and all(mine):
            return MoveReason(self.all_valid)
        if mended:
            words["slot"] = slot_of(mended[0])
        if broken:
            words["second"] = slot_of(broken[0])
        if mended and broken:
            text = tr_noop("Mend your coop {slot} and break {player}’s coop {second}.")
            return MoveReason(text, words)
        if len(mended) == 2:
            text = tr_noop("Mend your coops {slot} and {second} at once.")
            return MoveReason(text, {"slot": slot_of(a), "second": slot_of(b)})
        if mended:
            return MoveReason(tr_noop("Mend your coop {slot}."), words)
        if len(broken) == 2:
            text = tr_noop("Break two of {player}’s coops at once.")
            return MoveReason(text, words)
        if broken:
            return MoveReason(tr_noop("Break {player}’s coop {second}."), words)
        return MoveReason(tr_noop("Bring two face-down cards to where they serve you better."))

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        kind, number = parsed(outcome)
        seat, words = number, amounts(means)
        if kind == "valid":
            seat, words = seat_of(number), shares(means) | {"slot": slot_of(number)}
        elif kind == "bonus":
            words = shares(means)
        elif kind == "points":
            search = self.search(view)
            touching = {coop for move in moves for coop in touched(search, move)}
            changed = [slot_of(coop) for coop in touching if seat_of(coop) == seat]
            if len(changed) == 1:
                kind, words = "points but one", words | {"slot": changed[0]}
            elif changed:
                kind = "points but some"
        return sentence_about(view.seat, seat, *_COMPARED[kind], words)

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        search = self.search(view)
        lost = 1 - means[f"bonus {view.seat}"]
        if move == KNOCK and all(own_valid(search)) and is_risk(lost):
            text = tr_noop("{player} breaks one of your coops before the end in {share}%.")
            return MoveReason(text, {"player": 1 - view.seat, "share": round(100 * lost)})
        theirs = means[f"bonus {1 - view.seat}"]
        if (found := super().risk(view, move, means)) is None and is_risk(theirs):
            text = tr_noop("{player} still gets four valid coops in {share}%.")
            return MoveReason(text, {"player": 1 - view.seat, "share": round(100 * theirs)})
        return found


_COMPARED = {
    "valid": (
        tr_noop("Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%."),
        tr_noop("{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%."),
    ),
    "bonus": (
        tr_noop("You get the 50 for four valid coops in {share}%, otherwise in {rest}%."),
        tr_noop("{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%."),
    ),
    SUM: (
        tr_noop("You score about {count} points this round, otherwise {rest}."),
        tr_noop("{player} scores about {count} points this round, otherwise {rest}."),
    ),
    "points": (
        tr_noop("Your coops earn about {count} points, otherwise {rest}."),
        tr_noop("{player}’s coops earn about {count} points, otherwise {rest}."),
    ),
    "points but one": (
        tr_noop("Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}."),
        tr_noop(
            "Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}."
        ),
    ),
    "points but some": (
        tr_noop("Your other coops earn about {count} points, otherwise {rest}."),
        tr_noop("{player}’s other coops earn about {count} points, otherwise {rest}."),
    ),
}
"""The sentences that compare an outcome for the seat itself and for the other player, by the kind
of the outcome, or by how many coops of the player the moves change (`points`)."""

EXPLAINER = PariahExplainer()
