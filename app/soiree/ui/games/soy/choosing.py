"""Bids, takes and discards at the table of Soy."""

from __future__ import annotations

from collections.abc import Collection

from soiree.core.cards import suit_of
from soiree.core.entries import Move
from soiree.games.soy.facts import Phase
from soiree.games.soy.moves import Bid, Discard, Take, parse
from soiree.games.soy.zones import BIDS, HANDS, PRIZE, Kind
from soiree.ui.games.soy.layout import (
    PRIZE_PLACE,
    STOCK_PLACE,
    bid_place,
    discard_place,
    hand_place,
)
from soiree.ui.games.soy.round import SUITS_IN_HAND
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Place, Target, Targets


def phase_of(moment: Moment) -> Phase | None:
    """The kind of choice that a person has to make now; None without one."""
    return parse(moment.legal[0]).phase if moment.legal else None


class SoyChoosing(Choosing):
    """A card and its place make a bid or a discard; selected cards of the bids make a take."""

    places = frozenset({Kind.BID, Kind.DISCARD})
    leads_focus = True
    focus_goes_on = True

    def targets(self, move: Move, moment: Moment) -> Targets:
        seat = moment.chooser
        match parse(move):
            case Take(cards):
                owner = {card: bids for bids in BIDS for card in moment.cards(bids)}
                return tuple(CardTarget(owner[card], card) for card in cards)
            case Bid(card):
                return CardTarget(HANDS[seat], card), bid_place(seat)
            case Discard(card):
                return CardTarget(HANDS[seat], card), discard_place(seat)

    def replays_from(self, move: Move) -> bool:
        """True for bids, so that the replay shows the whole exchange."""
        return isinstance(parse(move), Bid)

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        if not isinstance(target, CardTarget):
            return target if isinstance(target, Place) else None
        zone = target.zone
        if zone.owner is None:
            return PRIZE_PLACE if zone == PRIZE else STOCK_PLACE
        if zone.kind == Kind.HAND:
            return target if zone.owner in moment.observers else hand_place(zone.owner)
        if zone.kind == Kind.BID and phase_of(moment) is Phase.TAKE:
            return target
        own_place = discard_place if zone.kind == Kind.DISCARD else bid_place
        return own_place(zone.owner)

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        """The illegal bid or discard that a selected card and its wrong place mean."""
        phase = phase_of(moment)
        named = [target.card for target in targets if isinstance(target, CardTarget)]
        cards = [card for card in named if card is not None]
        if phase is None:
            return None
        if phase is Phase.TAKE:
            return str(Take(((cards or moment.faces(PRIZE))[-1],)))
        if not cards or len(cards) == len(targets):
            return None
        return str(Discard(cards[0]) if phase is Phase.BID else Bid(cards[0]))

    def can_drag(self, card: CardTarget, moment: Moment, *, begins: bool) -> bool:
        return begins and phase_of(moment) is not Phase.TAKE

    def invited(self, moment: Moment) -> Collection[Target]:
        if phase_of(moment) is not Phase.TAKE:
            return ()
        return [card for bids in BIDS for card in moment.card_targets(bids)]

    def focus_key(self, text: str, focused: Target | None, moment: Moment) -> Target | None:
        """A digit moves the focus to the next card of a suit in the nearest hand."""
        digits = [str(number) for number, _ in enumerate(SUITS_IN_HAND, 1)]
        if text not in digits or not moment.observers:
            return None
        suit, hand = SUITS_IN_HAND[digits.index(text)], HANDS[moment.nearest]
        held = [CardTarget(hand, card) for card in moment.faces(hand) if suit_of(card) == suit]
        if not held:
            return None
        here = next((number for number, card in enumerate(held) if card == focused), -1)
        return held[(here + 1) % len(held)]
