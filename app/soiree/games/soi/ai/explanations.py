"""The explanations of questions of Soi (`soiree.core.explanations`)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from soiree.core.cards import RANKS, Rank, rank_of, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
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

TURN = "turn"
"""The outcome that the asker keeps the turn."""

CALIBRATED = replace(IMPOSSIBLE, inference_weight=0.1)
"""The strongest level with less inference; explanations state its probabilities. Of the weights 0,
0.1, 0.2 and 0.4, this one was calibrated best in matches between all pairs of levels."""

SAFE = 0.9
"""The chance to keep the turn from which on a question has no risk worth a word."""

CERTAIN = 1e-9
"""The rounding error of a probability."""


def four(rank: Rank) -> str:
    """The outcome that the asker lays down a rank, apart from the effect of the turn."""
    return f"four {RANKS[rank]}"


class SoiExplainer:
    """Words the outcomes `TURN` and `four` of each rank in the asker's hand."""

    def goal(self, view: View, move: Move) -> Fact:
        player, card = ASKS[move]
        rank, deals = rank_of(card), Deals.of(view)
        if not deals.probability(player, card):
            text = tr_noop("Hand the turn to {player}, who cannot have the {card}.")
            return Fact(text, {"player": player, "card": spell(card)})
        words: dict[str, str | int] = {"four": RANKS[rank], "count": POINTS[rank]}
        if len(deals.layouts[rank]) == 1:
            text = tr_noop("Lay down the {four} for {count} points: you know who has each.")
        elif (held := _held(view, rank)) == 3:
            text = tr_noop("Get the last of the {four}: {count} points.")
        else:
            text = tr_noop("Collect the {four}: {count} points. You hold {kept}.")
            words["kept"] = held
        return Fact(text, words)

    def difference(
        self, view: View, moves: tuple[Move, Move], outcome: str, means: tuple[float, float]
    ) -> Fact:
        deals = CALIBRATED.belief(view)
        gain = means[0] - means[1]
        wins = [deals.probability(*ASKS[move]) for move in moves]
        wins_more = (wins[0] - wins[1]) * gain > 0
        if outcome == TURN:
            if wins_more and not wins[0]:
                text = tr_noop("You pass the turn on in {share}%, otherwise in {rest}%.")
                return _shares(text, 1 - wins[0], 1 - wins[1])
            text = tr_noop("You win the card in {share}%, otherwise in {rest}%.")
            return _shares(text, *(wins if wins_more else means))
        (rank,) = (each for each in deals.layouts if four(each) == outcome)
        if wins_more and all(rank_of(ASKS[move][1]) == rank for move in moves):
            text = tr_noop("You win the card in {share}%, otherwise in {rest}%.")
            return _shares(text, *wins)
        ahead = Lookahead(view, deals)
        chances = [ahead.chance_of_four(move, rank) for move in moves]
        text = tr_noop("You lay down the {four} in {share}%, otherwise in {rest}%.")
        return _shares(text, *chances, four=RANKS[rank])

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> Fact | None:
        player, card = ASKS[move]
        if means[TURN] > SAFE:
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
            return Fact(text, {"player": player, "card": spell(dearest)})
        rank = rank_of(card)
        if rank in ranks and not public.must_hold_some(view.seat, rank):
            text = tr_noop("If {player} says no, they know that you collect the {four}, too.")
            return Fact(text, {"player": player, "four": RANKS[rank]})
        return None


def _held(view: View, rank: Rank) -> int:
    return sum(rank_of(card) == rank for card in view.faces(*HANDS[view.seat]))


def _shares(text: str, share: float, rest: float, **words: str) -> Fact:
    return Fact(text, {"share": _per_cent(share), "rest": _per_cent(rest), **words})


def _per_cent(share: float) -> int:
    """A share in per cent; 0 and 100 only if it is certain."""
    is_certain = min(share, 1 - share) < CERTAIN
    return round(100 * share) if is_certain else sampled_per_cent(share)


EXPLAINER = SoiExplainer()
