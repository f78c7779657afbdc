"""The reasons for or against a move of Soy, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import SUITED, Card, Mask, Suit, at_least, mask_of, rank_of, spell
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.ai.belief import Particle
from soiree.games.soy.ai.bidding import PrizeChance
from soiree.games.soy.ai.hands import after_each_discard
from soiree.games.soy.ai.rounds import rounds_of
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import Kind
from soiree.search.choice import sampled_per_cent

NEGLIGIBLE = 0.02
"""The least chance that a reason mentions."""

FORLORN = 0.25
"""The chance to win the prize below which a bid is meant to lose."""

TELLING = 0.05
"""The least difference of the chances against careful and whimsical opponents that a reason
mentions."""

SETTLED = 0.95
"""The share of a bid from which on reasons mention no mixture."""


def reasons(
    view: View,
    theirs: Sequence[Particle],
    prize_chances: Sequence[PrizeChance] | None,
    mixture: Sequence[float] | None,
) -> list[tuple[Fact, ...]]:
    """The reasons for or against each legal move, the most important first.

    Args:
        theirs: hands that the opponent may hold; without them there are no reasons.
        prize_chances: by bid, the chance to win the prize; None for other moves.
        mixture: by move, its probability, where predictable moves would cost something.
    """
    if not theirs:
        return [()] * len(view.legal)
    hand = mask_of(view.faces(Kind.HAND, view.seat))
    phase = SoyFacts.of(view).phase
    if phase is Phase.DISCARD:
        return [_discard_reasons(view, hand, named(move)) for move in view.legal]
    if phase is Phase.TAKE:
        return [_take_reasons(view, hand, named(move), theirs) for move in view.legal]
    found = []
    for place, move in enumerate(view.legal):
        prize_chance = prize_chances[place] if prize_chances else None
        share = mixture[place] if mixture else 1.0
        card = named(move).bit_length() - 1
        found.append(_bid_reasons(view, hand, card, theirs, prize_chance, share))
    return found


def _bid_reasons(
    view: View,
    hand: Mask,
    card: Card,
    theirs: Sequence[Particle],
    prize_chance: PrizeChance | None,
    share: float,
) -> tuple[Fact, ...]:
    now = rounds_of(view)[-1]
    other = 1 - view.seat
    found: list[Fact] = []
    words: dict[str, str | int]
    # After a tie, the winner gets other cards beside the prize.
    is_first = not now.pile
    if is_first and could_be_soy(hand & ~(1 << card) | now.prize):
        found.append(Fact(tr_noop("If this bid wins the prize, you can call Soy.")))
    mine = mask_of(view.faces(Kind.DISCARD, view.seat)) | hand
    might_hold = (now.unseen | _gained(view, other)) & ~mine & ~now.pile
    is_certain = not might_hold & at_least(rank_of(card))
    if is_certain:
        text = tr_noop("This bid wins the prize: {player} has no card as high.")
        found.append(Fact(text, {"player": other}))
    elif prize_chance is not None:
        found.append(_chance_reason(prize_chance, other))
    fights = is_certain or prize_chance is None or prize_chance.careful >= FORLORN
    if is_first:
        found += _prize_reasons(hand, card, now.prize, fights=fights)
    called = sum(each.weight for each in theirs if could_be_soy(each.hand | 1 << card))
    if is_first and not is_certain and called > NEGLIGIBLE:
        text = tr_noop("Chance that {player} can call Soy after losing to the {card}: {share}%.")
        words = {"player": other, "card": spell(card), "share": sampled_per_cent(called)}
        found.append(Fact(text, words, speaks_for=False))
    higher = (might_hold & at_least(rank_of(card) + 1)).bit_count() if fights else 0
    if fights and not higher and not is_certain:
        found.append(Fact(tr_noop("{player} has no higher card."), {"player": other}))
    elif higher:
        text = tr_noop("Higher cards that {player} may hold: {count} of {rest}.")
        words = {"player": other, "count": higher, "rest": might_hold.bit_count()}
        found.append(Fact(text, words, speaks_for=False))
    if NEGLIGIBLE < share < SETTLED:
        text = tr_noop("To be hard to read, make this bid {share}% of the time.")
        found.append(Fact(text, {"share": sampled_per_cent(share)}))
    return tuple(found)


def _chance_reason(chance: PrizeChance, other: Seat) -> Fact:
    careful, on_a_whim = chance.careful, chance.on_a_whim
    one = abs(careful - on_a_whim) < TELLING
    if careful >= FORLORN:
        text = (
            tr_noop("Chance to win the prize: {share}%.")
            if one
            else tr_noop(
                "Chance to win the prize: {share}%, or {rest}% if {player} bids at random."
            )
        )
    else:
        careful, on_a_whim = 1 - careful, 1 - on_a_whim
        text = (
            tr_noop("Chance to lose the prize and take both bids: {share}%.")
            if one
            else tr_noop(
                "Chance to lose the prize and take both bids: {share}%, or {rest}% if "
                "{player} bids at random."
            )
        )
    words: dict[str, str | int] = {"share": sampled_per_cent(careful)}
    return Fact(
        text, words if one else words | {"rest": sampled_per_cent(on_a_whim), "player": other}
    )


def _prize_reasons(hand: Mask, card: Card, prize: Mask, *, fights: bool) -> Iterator[Fact]:
    now, then = most_of_a_suit(hand), most_of_a_suit(hand & ~(1 << card) | prize)
    if then > now:
        text = tr_noop("With the prize you would hold {kept} of one suit; now you hold {count}.")
        yield Fact(text, {"kept": then, "count": now}, speaks_for=fights)
    else:
        text = tr_noop("With the prize you would hold no more of one suit than now.")
        yield Fact(text, speaks_for=not fights)


def _take_reasons(
    view: View, hand: Mask, taken: Mask, theirs: Sequence[Particle]
) -> tuple[Fact, ...]:
    now = rounds_of(view)[-1]
    if could_be_soy(hand | taken):
        return (Fact(tr_noop("Then you can call Soy.")),)
    found = [_kept_reason(view, hand | taken, most_of_a_suit(hand | now.pile))]
    left = now.pile & ~taken | now.prize
    called = sum(each.weight for each in theirs if could_be_soy(each.hand | left))
    if called > NEGLIGIBLE:
        text = tr_noop("Chance that the other cards let {player} call Soy: {share}%.")
        words: dict[str, str | int] = {"player": 1 - view.seat, "share": sampled_per_cent(called)}
        found.append(Fact(text, words, speaks_for=False))
    return tuple(found)


def _discard_reasons(view: View, hand: Mask, card: Mask) -> tuple[Fact, ...]:
    left = hand & ~card
    if is_soy(left):
        return (Fact(tr_noop("Then you call Soy.")),)
    if not view.cards(Kind.STOCK):
        text = tr_noop("No prize is left: the lower cards win.")
        highest = rank_of(hand.bit_length() - 1)
        return (Fact(text, speaks_for=rank_of(card.bit_length() - 1) == highest),)
    found = [_kept_reason(view, left, max(map(most_of_a_suit, after_each_discard(hand))))]
    suit = kept_suit(view, left)
    spare = hand & ~SUITED[suit]
    if card & spare:
        lowest = (spare & -spare).bit_length() - 1
        if rank_of(lowest) == rank_of(card.bit_length() - 1):
            text = tr_noop("Of your cards that are not {suit}, this one wins the fewest bids.")
            found.append(Fact(text, {"suit": suit}))
        else:
            text = tr_noop("You keep the {card}, which wins fewer bids.")
            found.append(Fact(text, {"card": spell(lowest)}, speaks_for=False))
    found += _reserve_reasons(view, left)
    best, given_up = hand.bit_length() - 1, card.bit_length() - 1
    if rank_of(given_up) == rank_of(best):
        text = tr_noop("You give up the {card}, your highest card.")
        found.append(Fact(text, {"card": spell(given_up)}, speaks_for=False))
    else:
        text = tr_noop("You keep the {card} to bid with.")
        found.append(Fact(text, {"card": spell(best)}))
    return tuple(found)


def _kept_reason(view: View, hand: Mask, most: int) -> Fact:
    suit = kept_suit(view, hand)
    kept = (hand & SUITED[suit]).bit_count()
    text = tr_noop("You keep {kept} {suit}; still unseen: {count}.")
    words: dict[str, str | int] = {"kept": kept, "suit": suit, "count": _unseen(view, hand, suit)}
    return Fact(text, words, speaks_for=kept == most)


def _reserve_reasons(view: View, hand: Mask) -> Iterator[Fact]:
    second = kept_suit(view, hand & ~SUITED[kept_suit(view, hand)])
    kept = (hand & SUITED[second]).bit_count()
    if kept > 1:
        text = tr_noop("In reserve: {kept} {suit}; still unseen: {count}.")
        yield Fact(text, {"kept": kept, "suit": second, "count": _unseen(view, hand, second)})


def kept_suit(view: View, hand: Mask) -> Suit:
    """The suit of which a hand has most; among equals the one with most cards still to be had."""
    return max(
        range(len(SUITED)),
        key=lambda suit: ((hand & SUITED[suit]).bit_count(), _unseen(view, hand, suit)),
    )


def _unseen(view: View, hand: Mask, suit: Suit) -> int:
    seen = mask_of(view.faces(Kind.DISCARD, view.seat)) | mask_of(view.faces(Kind.HAND, view.seat))
    return (rounds_of(view)[-1].unseen_after & ~hand & ~seen & SUITED[suit]).bit_count()


def most_of_a_suit(hand: Mask) -> int:
    """The largest number of cards of one suit in a hand."""
    return max((hand & suited).bit_count() for suited in SUITED)


def could_be_soy(hand: Mask) -> bool:
    """True if some discard leaves the hand all of one suit (SOY-7, SOY-8)."""
    return any((hand & ~suited).bit_count() <= 1 for suited in SUITED)


def _gained(view: View, seat: Seat) -> Mask:
    gained = 0
    for each in rounds_of(view):
        gained |= each.gained[seat]
    return gained
