"""The reasons for or against a move of Soy, in words."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import SUITED, Card, Mask, at_least, mask_of, rank_of, spell
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soy.ai.belief import Particle
from soiree.games.soy.ai.rounds import rounds_of
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.zones import Kind

NEGLIGIBLE = 0.02
"""A chance that is not worth telling."""


def reasons(
    view: View, theirs: Sequence[Particle], prize_chances: Sequence[float] | None
) -> list[tuple[Fact, ...]]:
    """The reasons for or against each legal move, the most important first.

    Args:
        theirs: hands that the opponent may hold; without any there are no reasons.
        prize_chances: how often each bid wins the prize, if the moves are bids.
    """
    if not theirs:
        return [()] * len(view.legal)
    hand = mask_of(view.faces(Kind.HAND, view.seat))
    phase = SoyFacts.of(view).phase
    found: list[tuple[Fact, ...]] = []
    for place, move in enumerate(view.legal):
        cards = named(move)
        if phase is Phase.DISCARD:
            found.append(_of_hand(hand & ~cards))
        elif phase is Phase.TAKE:
            found.append((*_of_take(view, cards, theirs), *_of_hand(hand | cards)))
        else:
            card = cards.bit_length() - 1
            found.append(
                _of_bid(view, hand, card, theirs, prize_chances[place] if prize_chances else None)
            )
    return found


def _of_bid(
    view: View, hand: Mask, card: Card, theirs: Sequence[Particle], prize_chance: float | None
) -> tuple[Fact, ...]:
    now = rounds_of(view)[-1]
    other = 1 - view.seat
    found: list[Fact] = []
    if _could_be_soy(hand & ~(1 << card) | now.prize):
        found.append(Fact(tr_noop("If it wins the prize, you can call Soy.")))
    pile = now.pile | 1 << card
    called = sum(each.weight for each in theirs if _could_be_soy(each.hand | pile))
    if called > NEGLIGIBLE:
        text = tr_noop("If {player} loses to the {card}, they can call Soy with it: {share} %.")
        found.append(Fact(text, {"player": other, "card": spell(card), "share": _share(called)}))
    if prize_chance is not None:
        found.append(
            Fact(
                tr_noop("It wins the prize {share} % of the time."), {"share": _share(prize_chance)}
            )
        )
    higher = at_least(rank_of(card) + 1)
    if all(each.hand & higher == 0 for each in theirs):
        found.append(
            Fact(tr_noop("{player} has no higher card, as far as can be told."), {"player": other})
        )
    else:
        beaten = sum(each.weight for each in theirs if each.hand & higher)
        text = tr_noop("Chance that {player} holds a card that beats it: {share} %.")
        found.append(Fact(text, {"player": other, "share": _share(beaten)}))
    return tuple(found)


def _of_take(view: View, taken: Mask, theirs: Sequence[Particle]) -> tuple[Fact, ...]:
    now = rounds_of(view)[-1]
    left = now.pile & ~taken | now.prize
    called = sum(each.weight for each in theirs if _could_be_soy(each.hand | left))
    if called <= NEGLIGIBLE:
        return ()
    text = tr_noop("Chance that what it leaves lets {player} call Soy: {share} %.")
    return (Fact(text, {"player": 1 - view.seat, "share": _share(called)}),)


def _of_hand(hand: Mask) -> tuple[Fact, ...]:
    if _could_be_soy(hand):
        return (Fact(tr_noop("You call Soy with it.")),)
    most = max((hand & suited).bit_count() for suited in SUITED)
    return (Fact(tr_noop("You keep %n cards of one suit.", "", most), {"count": most}),)


def _could_be_soy(hand: Mask) -> bool:
    """Whether a hand, less one card if it has one too many, is of one suit.

    `hand` has one card more than its owner may keep.
    """
    return any((hand & ~suited).bit_count() <= 1 for suited in SUITED)


def _share(chance: float) -> int:
    return round(100 * chance)
