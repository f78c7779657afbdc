"""The reasons for or against a question of Soi, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.cards import RANKS, Card, mask_of, of_rank, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import (
    LAYOUTS_WITH_ANY,
    Deals,
    Question,
    laid,
    public_layouts,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind
from soiree.search.choice import sampled_per_cent


class Reasons:
    """The reasons for or against the questions of a decision."""

    def __init__(
        self, view: View, deals: Deals, asked: Sequence[Question], likely: Deals | None = None
    ) -> None:
        """Args:

        deals: the belief whose exclusions are stated as facts.
        asked: the questions of the round, oldest first.
        likely: the belief whose probabilities are stated; `deals` by default.
        """
        self._seat = view.seat
        self._deals = deals
        self._likely = likely or deals
        self._latest_first = asked[::-1]
        self._taker = {each.card: each.asker for each in asked if each.granted}
        self._hand = mask_of(view.faces(Kind.HAND, view.seat))
        self._layouts = public_layouts(asked, laid(view))

    def of(self, move: Move) -> tuple[Fact, ...]:
        """The reasons for or against a question, the weightiest first."""
        player, card = ASKS[move]
        rank = card >> 2
        facts = list(self._holding_reasons(player, card))
        chance = self._deals.probability(player, card)
        if len(self._deals.layouts[rank]) == 1 and chance > 0:
            text = tr_noop("You know who holds each {rank}: the four bring {count} points.")
            return Fact(text, {"rank": RANKS[rank], "count": POINTS[rank]}), *facts
        if chance > 0:
            text = tr_noop("You hold {kept} of the four, which bring {count} points.")
            kept = of_rank(self._hand, rank).bit_count()
            facts.append(Fact(text, {"kept": kept, "count": POINTS[rank]}))
        if self._layouts[rank] & ~LAYOUTS_WITH_ANY[self._seat]:
            text = tr_noop("This question tells everybody that you hold that rank.")
            facts.append(Fact(text, speaks_for=False))
        else:
            facts.append(Fact(tr_noop("Everybody already knows that you hold that rank.")))
        if chance < 1:
            text = tr_noop("If {player} says no, it is their turn.")
            facts.append(Fact(text, {"player": player}, speaks_for=False))
        return tuple(facts)

    def _holding_reasons(self, player: Seat, card: Card) -> list[Fact]:
        if card in self._taker:
            words = _words(self._taker[card], card)
            text = tr_noop("Everybody saw the {card} go to {player}.")
            return [Fact(text, words, speaks_for=self._taker[card] == player)]
        if self._can_hold(player, card):
            return self._possible_holder_reasons(player, card)
        cannot = Fact(
            tr_noop("{player} cannot hold the {card}."), _words(player, card), speaks_for=False
        )
        return [
            replace(each, speaks_for=False) for each in self._absence_reasons(player, card)
        ] or [cannot]

    def _possible_holder_reasons(self, player: Seat, card: Card) -> list[Fact]:
        others = [seat for seat in range(SEATS) if seat not in (player, self._seat)]
        words = _words(player, card)
        if any(self._can_hold(other, card) for other in others):
            share = sampled_per_cent(self._likely.probability(player, card))
            text = tr_noop("Chance that {player} holds it: {share}%.")
            facts = [Fact(text, {"player": player, "share": share})]
        else:
            facts = [Fact(tr_noop("Only {player} can hold the {card}."), words)]
        facts += self._rank_reasons(player, card)
        for other in others:
            facts += self._absence_reasons(other, card)
        return facts

    def _can_hold(self, seat: Seat, card: Card) -> bool:
        return self._deals.probability(seat, card) > 0

    def _rank_reasons(self, player: Seat, card: Card) -> list[Fact]:
        for question in self._latest_first:
            if question.card >> 2 == card >> 2:
                if question.granted and question.asked == player:
                    break
                if question.asker == player:
                    return [
                        Fact(
                            tr_noop("{player} asked for the {card}, so they hold another {rank}."),
                            _words(player, question.card) | {"rank": RANKS[card >> 2]},
                        )
                    ]
        return []

    def _absence_reasons(self, player: Seat, card: Card) -> list[Fact]:
        """The reason that the player refused a card that never moved, or asked for it in vain."""
        for question in self._latest_first:
            if question.card == card:
                if question.asked == player:
                    return [Fact(tr_noop("{player} refused the {card}."), _words(player, card))]
                if question.asker == player:
                    return [
                        Fact(
                            tr_noop("{player} asked for the {card} in vain."), _words(player, card)
                        )
                    ]
        return []


def _words(player: Seat, card: Card) -> dict[str, str | int]:
    return {"player": player, "card": spell(card)}
