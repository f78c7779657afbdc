"""The three levels of Soi, which differ in memory, inference and choice."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import Card, Rank, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Player, Stop, never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.likelihood import likelihoods
from soiree.games.soi.ai.lookahead import Lookahead, urgency
from soiree.games.soi.ai.question_value import LOCATED, USUAL, Weights, heuristic_value
from soiree.games.soi.ai.rollout import ENDGAME_RANKS, best_question
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    Deals,
    Layout,
    Layouts,
    Question,
    hand_sizes,
    layouts_in,
    possible_layouts,
    questions,
    remembered,
)
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import Kind

MOVED_SINCE = 0.03
"""The factor of a layout in which a player holds a card that they did not have when asked: one or
two in a hundred such cards have moved there since."""


class Level(Struct, frozen=True):
    """The parameters of a computer player of Soi.

    Attributes:
        temperature: the temperature of the softmax over the values of questions. It is above 0, or
            forgetful players might repeat the same questions for ever.
        remembers: how many of the latest questions of all players, and of the latest own questions
            that were refused, the level remembers; None for all of the round (rule SOI-9).
        infers_from_asking: True if the level infers that an asker held another card of the rank.
        inference_weight: the weight of inference from missing questions (`likelihoods`); 0 for
            none.
        looks_ahead: True if the level values both answers (`Lookahead`) and the urgency of a
            question; False if it follows `heuristic_value`.
        searches_endgames: True if the level compares questions by rollouts when few ranks are in
            play.
        weights: the weights of the heuristic value of a question, without lookahead.
        per_card: the weight of each held card of the rank.
        bias: the bonus of a temper's favourite question over its least liked one.
        temper: the temper of the guest who plays; None without a guest.
    """

    temperature: float
    remembers: int | None = None
    infers_from_asking: bool = False
    inference_weight: float = 0
    looks_ahead: bool = False
    searches_endgames: bool = False
    weights: Weights = USUAL
    per_card: float = 0.0
    bias: float = 0.0
    temper: Temper | None = None

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The question to ask (`soiree.core.players.Player`)."""
        if self.looks_ahead and (located := self._located(view)):
            return located
        return self._choose(view, self.belief(view, stop), rng, stop)

    def _located(self, view: View) -> Move | None:
        """A question that surely wins a card of the highest located rank; None without one.

        `_choose` would ask one of these questions, too, and their order makes no difference.
        """
        possible, wins = self.possible_layouts(view), []
        for move in view.legal:
            asked, card = ASKS[move]
            layouts = possible[card >> 2]
            if layouts.bit_count() == 1 and layouts & LAYOUTS_WITH[asked][card & 3]:
                wins.append(move)
        return max(wins, key=lambda move: POINTS[ASKS[move][1] >> 2], default=None)

    def _choose(self, view: View, deals: Deals, rng: random.Random, stop: Stop) -> Move:
        """Choose a question, given the belief of this level."""
        values = self.values(view, deals)
        wishes = dict(values)
        if self.temper is not None:
            # Only a bias: a guest who always followed it would repeat a question for ever.
            liked = likings(self.temper, view, questions(view, self.remembers))
            wishes = {move: wish + self.bias * liked[move] for move, wish in wishes.items()}
        for move in self._refused(view):
            if len(wishes) > 1:
                wishes.pop(move, None)
        most = max(wishes.values())
        odds = [math.exp((wish - most) / self.temperature) for wish in wishes.values()]
        move = rng.choices(list(wishes), odds)[0]
        best = max(values.values())
        if self.searches_endgames and best < LOCATED and len(deals.layouts) <= ENDGAME_RANKS:
            others = _candidates(deals, values)
            return best_question(view, deals, [move, *others], rng, stop)
        return move

    def _refused(self, view: View) -> Iterator[Move]:
        """The own questions that a forgetful level remembers as refused, unless the card moved.

        A level that forgets nothing may repeat one, to hand the turn to the player asked.
        """
        asked = remembered(view, self.remembers) if self.remembers is not None else []
        for place, each in enumerate(asked):
            if each.asker == view.seat and not each.granted:
                later = asked[place + 1 :]
                if not any(more.granted and more.card == each.card for more in later):
                    yield str(Ask(each.asked, each.card))

    def values(self, view: View, deals: Deals) -> dict[Move, float]:
        """The value of each legal question.

        With lookahead, values are points of the round; without, they follow `heuristic_value` and
        have no unit. `LOCATED` is added to a question that wins a card of a located rank: a rank
        for which the player knows the holder of each card.
        """
        own = mask_of(view.faces(Kind.HAND, view.seat))
        moved = mask_of(each.card for each in questions(view, self.remembers) if each.granted)
        lookahead = Lookahead(view, deals) if self.looks_ahead else None
        values = {}
        for move in view.legal:
            rank = ASKS[move][1] >> 2
            held = of_rank(own, rank).bit_count()
            if lookahead is not None:
                value = lookahead.value(move) + urgency(rank, held)
                values[move] = value + LOCATED * is_located(deals, move)
            else:
                values[move] = self.per_card * held + heuristic_value(
                    deals.probability(*ASKS[move]),
                    rank,
                    of_rank(moved, rank).bit_count(),
                    is_located=is_located(deals, move),
                    weights=self.weights,
                )
        return values

    def possible_layouts(self, view: View) -> dict[Rank, Layouts]:
        """The layouts of each rank in play that this level takes for possible."""
        return possible_layouts(view, self.remembers, infer_from_asking=self.infers_from_asking)

    def belief(self, view: View, stop: Stop = never) -> Deals:
        """The belief about hidden cards; without inference from missing questions if time is up."""
        possible = self.possible_layouts(view)
        if self.inference_weight and not stop():
            asked = questions(view, self.remembers)
            weights = likelihoods(asked, possible, self.inference_weight)
        else:
            weights = {
                rank: dict.fromkeys(layouts_in(each), 1.0) for rank, each in possible.items()
            }
        if self.remembers is not None:
            own = [each for each in remembered(view, self.remembers) if each.asker == view.seat]
            _doubt(weights, {each for each in own if not each.granted})
        return Deals(hand_sizes(view), weights)


def _doubt(weights: Mapping[Rank, dict[Layout, float]], refused: Iterable[Question]) -> None:
    """Lower the weights, in place, of layouts in which a player holds a card that they did not have
    when they were asked for it.
    """
    for _, asked, card, _ in refused:
        of_rank = weights.get(card >> 2, {})
        for layout in of_rank:
            if layout >> 2 * (card & 3) & 3 == asked:
                of_rank[layout] *= MOVED_SINCE


def is_located(deals: Deals, move: Move) -> bool:
    """True if a question surely wins its card, and the holder of each card of the rank is known."""
    player, card = ASKS[move]
    return len(deals.layouts[card >> 2]) == 1 and deals.probability(player, card) > 0.5


def likings(temper: Temper, view: View, asked: Sequence[Question]) -> Mapping[Move, float]:
    """The liking of a temper for each legal question, from 0 to 1.

    Args:
        asked: the questions that the player remembers.
    """
    own, scores = mask_of(view.faces(Kind.HAND, view.seat)), view.totals
    takers = (each.asker for each in reversed(asked) if each.granted and each.asked == view.seat)
    last_taker = next(takers, None)

    def liking(player: Seat, card: Card) -> float:
        match temper:
            case Temper.BOLD:
                return POINTS[card >> 2]
            case Temper.CAUTIOUS:
                return of_rank(own, card >> 2).bit_count()
            case Temper.SPITEFUL:
                return player == last_taker
        return scores[player]

    liked = {move: liking(*ASKS[move]) for move in view.legal}
    least, most = min(liked.values()), max(liked.values())
    return {move: (each - least) / ((most - least) or 1) for move, each in liked.items()}


def _candidates(deals: Deals, values: Mapping[Move, float]) -> list[Move]:
    """The most promising questions, and for each player the question most likely to be refused.

    A refusal hands the turn to that player.
    """
    promising = sorted(values, key=values.__getitem__, reverse=True)[:4]
    refused: dict[int, tuple[float, Move]] = {}
    for move in values:
        player, card = ASKS[move]
        least = refused.get(player, (2.0, move))
        refused[player] = min(least, (deals.probability(player, card), move))
    return list(dict.fromkeys([*promising, *(move for _, move in refused.values())]))


# Easy remembers few questions, and chases the ranks that it holds most of. Middle remembers more,
# and asks for high ranks and for moved cards, without regard to the knowledge it gives away.
EASY = Level(
    remembers=2,
    infers_from_asking=True,
    temperature=1.3,
    weights=Weights(chance=8.0, point=0.03),
    per_card=3.0,
    bias=0.3,
)
MIDDLE = Level(
    remembers=10,
    temperature=0.3,
    bias=0.2,
)
# An inference weight of 0.5 fits the hands of careful opponents nearly as well as a higher one;
# little is inferred from careless ones anyway (`likelihood.carefulness`).
IMPOSSIBLE = Level(
    infers_from_asking=True,
    inference_weight=0.5,
    looks_ahead=True,
    temperature=0.02,
    searches_endgames=True,
    bias=0.03,
)

LEVELS: dict[str, Level] = {"easy": EASY, "middle": MIDDLE, "impossible": IMPOSSIBLE}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest."""
    return replace(LEVELS[level], temper=temper).play
