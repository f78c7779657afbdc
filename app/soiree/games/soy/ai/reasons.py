"""What speaks for or against a move at Soy, in words."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import SUITED, Card, Mask, at_least, mask_of, rank_of, spell
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soy.ai.belief import Holding
from soiree.games.soy.ai.tricks import rounds
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.zones import Kind

NEARLY = 0.02
"""A share that is not worth telling, or as good as certain."""


def facts(
    view: View, his: Sequence[Holding], takes: Sequence[float] | None
) -> list[tuple[Fact, ...]]:
    """The facts behind each legal move, what weighs most first.

    Args:
        his: what the other may hold; nothing is told without.
        takes: how often each bid wins the prize.
    """
    if not his:
        return [()] * len(view.legal)
    hand = mask_of(view.faces(Kind.HAND, view.seat))
    phase = SoyFacts.of(view).phase
    told: list[tuple[Fact, ...]] = []
    for place, move in enumerate(view.legal):
        cards = named(move)
        if phase is Phase.DISCARD:
            told.append(_of_hand(hand & ~cards))
        elif phase is Phase.TAKE:
            told.append((*_of_take(view, cards, his), *_of_hand(hand | cards)))
        else:
            card = cards.bit_length() - 1
            told.append(_of_bid(view, hand, card, his, takes[place] if takes else None))
    return told


def _of_bid(
    view: View, hand: Mask, card: Card, his: Sequence[Holding], wins: float | None
) -> tuple[Fact, ...]:
    now = rounds(view)[-1]
    other = 1 - view.seat
    found: list[Fact] = []
    if _could_be_soy(hand & ~(1 << card) | now.prize):
        found.append(Fact(tr_noop("If it wins the prize, you can call Soy.")))
    pile = now.pile | 1 << card
    called = sum(each.weight for each in his if _could_be_soy(each.hand | pile))
    if called > NEARLY:
        text = tr_noop("If {player} loses to it, the {card} allows a call of Soy: {share} %.")
        found.append(Fact(text, {"player": other, "card": spell(card), "share": _share(called)}))
    if wins is not None:
        found.append(
            Fact(tr_noop("It wins the prize {share} % of the time."), {"share": _share(wins)})
        )
    higher = at_least(rank_of(card) + 1)
    if all(each.hand & higher == 0 for each in his):
        found.append(
            Fact(tr_noop("{player} has no higher card, as far as can be told."), {"player": other})
        )
    else:
        beaten = sum(each.weight for each in his if each.hand & higher)
        text = tr_noop("{player} holds a card that beats it: {share} %.")
        found.append(Fact(text, {"player": other, "share": _share(beaten)}))
    return tuple(found)


def _of_take(view: View, taken: Mask, his: Sequence[Holding]) -> tuple[Fact, ...]:
    now = rounds(view)[-1]
    left = now.pile & ~taken | now.prize
    called = sum(each.weight for each in his if _could_be_soy(each.hand | left))
    if called <= NEARLY:
        return ()
    text = tr_noop("What it leaves lets {player} call Soy: {share} %.")
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
