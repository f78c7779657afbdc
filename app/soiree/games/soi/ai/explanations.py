"""The explanations of questions of Soi (`soiree.core.explanations`)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from soiree.core.cards import RANKS, Rank, rank_of, spell
from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.reviews import PART
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.lookahead import Lookahead
from soiree.games.soi.deals import Deals
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import HANDS
from soiree.search.choice import sampled_per_cent

TURN = f"{PART} turn"
"""The points of the asker that depend on the turn."""

CALIBRATED = replace(IMPOSSIBLE, inference_weight=0.1)
"""The strongest level with less inference; explanations state its probabilities. Of the weights 0,
0.1, 0.2 and 0.4, this one was calibrated best in matches between all pairs of levels."""

SAFE = 0.9
"""The chance to keep the turn from which on a question has no risk worth a word."""

CERTAIN = 1e-9
"""The rounding error of a probability."""


def four(rank: Rank) -> str:
    """The name of an outcome: the points that the asker gets for laying down this rank.

    The value of the turn is a separate outcome (`TURN`).
    """
    return f"{PART} four {RANKS[rank]}"


class SoiExplainer:
    """Words the outcomes `TURN` and `four` of each rank in the asker's hand."""

    def goal(self, view: View, move: Move) -> MoveReason:
        player, card = ASKS[move]
        rank, deals = rank_of(card), Deals.of(view)
        held = sum(rank_of(each) == rank for each in view.faces(*HANDS[view.seat]))
        if not deals.probability(player, card):
            text = tr_noop("Choose who has the next turn: {player} cannot have the {card}.")
            return MoveReason(text, {"player": player, "card": spell(card)})
        words: dict[str, str | int] = {"four": RANKS[rank], "count": POINTS[rank]}
        if len(deals.layouts[rank]) == 1:
            text = tr_noop("Collect the {four}, {count} points: you know who has each.")
        elif held == 3:
            text = tr_noop("Get the last of the {four}: {count} points.")
        else:
            text = tr_noop("Collect the {four}: {count} points. You hold {kept}.")
            words["kept"] = held
        return MoveReason(text, words)

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        gain = means[0] - means[1]
        beliefs = [level.belief(view) for level in (CALIBRATED, IMPOSSIBLE)]
        wins = _agreeing(gain, [_wins(deals, moves) for deals in beliefs])
        ranks = [rank_of(ASKS[move][1]) for move in moves]
        if outcome == TURN and (wins or ranks[0] != ranks[1]):
            return _difference_of_turns(moves, wins or _wins(beliefs[0], moves))
        # If both questions are about one rank, the turn counts by its effect on this rank.
        rank = next((each for each in beliefs[0].layouts if four(each) == outcome), ranks[0])
        if wins and ranks == [rank, rank]:
            return _shares(_CARD, *wins)
        aheads = [Lookahead(view, deals) for deals in beliefs]
        fours = [[ahead.chance_of_four(move, rank) for move in moves] for ahead in aheads]
        chances = _agreeing(gain, fours)
        if outcome == TURN and not chances:
            return _difference_of_turns(moves, _wins(beliefs[0], moves))
        text = tr_noop("You lay down the {four} in {share}%, otherwise in {rest}%.")
        chances = chances or [mean / POINTS[rank] for mean in means]
        return _shares(text, *chances, four=RANKS[rank])

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        player, card = ASKS[move]
        if CALIBRATED.belief(view).probability(player, card) > SAFE:
            return None
        knows, public = Knowledge.of_seat(view), Knowledge.public(view)
        ranks = {rank for rank in knows.layouts if knows.must_hold_some(player, rank)}
        known = [
            each
            for each in view.faces(*HANDS[view.seat])
            if rank_of(each) in ranks and public.must_hold(view.seat, each)
        ]
        if known:
            dearest = max(known, key=lambda each: POINTS[rank_of(each)])
            text = tr_noop("If {player} says no, they can take your {card}.")
            return MoveReason(text, {"player": player, "card": spell(dearest)})
        rank = rank_of(card)
        if rank in ranks and not public.must_hold_some(view.seat, rank):
            text = tr_noop("If {player} says no, they know that you collect the {four}, too.")
            return MoveReason(text, {"player": player, "four": RANKS[rank]})
        return None


_CARD = tr_noop("You win the card in {share}%, otherwise in {rest}%.")


def _wins(deals: Deals, moves: Sequence[Move]) -> list[float]:
    return [deals.probability(*ASKS[move]) for move in moves]


def _agreeing(gain: float, pairs: Iterable[list[float]]) -> list[float] | None:
    """The first pair whose difference has the sign of a gain, and is at least one per cent."""
    agree = (each for each in pairs if (each[0] - each[1]) * math.copysign(1, gain) >= 0.01)
    return next(agree, None)


def _difference_of_turns(moves: MovePair, wins: Sequence[float]) -> MoveReason:
    player, other = (ASKS[move][0] for move in moves)
    if not any(wins) and player != other:
        text = tr_noop("The turn passes to {player}, otherwise to {other}.")
        return MoveReason(text, {"player": player, "other": other})
    if wins[0]:
        return _shares(_CARD, *wins)
    words: dict[str, str | int] = {"player": player, "rest": _per_cent(1 - wins[1])}
    if not words["rest"]:
        return MoveReason(tr_noop("The turn goes to {player}, otherwise you keep it."), words)
    if player == other:
        text = tr_noop("The turn goes to {player}, otherwise only in {rest}%.")
        return MoveReason(text, words)
    text = tr_noop("The turn goes to {player}, otherwise to {other} in {rest}%.")
    return MoveReason(text, words | {"other": other})


def _shares(text: str, share: float, rest: float, **words: str) -> MoveReason:
    return MoveReason(text, {"share": _per_cent(share), "rest": _per_cent(rest), **words})


def _per_cent(share: float) -> int:
    """A share in per cent; 0 and 100 only if it is certain."""
    is_certain = min(share, 1 - share) < CERTAIN
    return round(100 * share) if is_certain else sampled_per_cent(share)


EXPLAINER = SoiExplainer()
