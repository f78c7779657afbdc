"""How a question is put at the table of Soi: by a player's hand, an own card, or a typed one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soiree.core.cards import DECK, Card, rank_of
from soiree.core.cards import card as card_typed
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.zones import HANDS, SEATS, Kind
from soiree.ui.games.soi.layout import SMALL, Side, hand_place, side_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.choosing import Arrow, Choosing, Offering
from soiree.ui.table.moment import Moment
from soiree.ui.table.targets import CardTarget, Offer, Place, SeatPlate, Target, Targets

_SIDES = {Arrow.RIGHT: Side.RIGHT, Arrow.UP: Side.TOP, Arrow.LEFT: Side.LEFT}


def asked_in(targets: Collection[Target]) -> Seat | None:
    """The player whose hand is among the selected targets."""
    for target in targets:
        if isinstance(target, Place) and target.kind == Kind.HAND:
            return target.seat
    return None


def card_in(targets: Collection[Target]) -> Card | None:
    """The card that is asked for, if it is among the selected targets."""
    return next((target.card for target in targets if isinstance(target, Offer)), None)


class SoiChoosing(Choosing):
    """The hand of the player asked and the card wanted make a question.

    An own card of the rank may come first: then only the others of that rank are offered. A card
    that is typed is wanted before anybody is asked.
    """

    places = frozenset({Kind.HAND})
    reads_typing = True

    def targets(self, move: Move, moment: Moment) -> Targets:
        """With the first own card of the rank, if it is seen."""
        asked, wanted = ASKS[move]
        return (*_own_cards(wanted, moment)[:1], hand_place(asked), Offer(wanted))

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        asked, wanted = ASKS[move]
        question = hand_place(asked), Offer(wanted)
        return [question, *((own, *question) for own in _own_cards(wanted, moment))]

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        match target:
            case SeatPlate(seat):
                return hand_place(seat)
            case CardTarget(zone) if zone in HANDS and zone.owner is not None:
                return target if zone.owner == moment.viewer else hand_place(zone.owner)
            case Place(Kind.HAND, seat) if seat != moment.viewer:
                return target
            case Offer():
                return target
        return None

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """One player is asked at a time."""
        if asked_in([target]) is None or asked_in(moment.selected) is None:
            return ()
        return [hand_place(seat) for seat in range(SEATS) if hand_place(seat) != target]

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        asked, wanted = asked_in(targets[::-1]), card_in(targets[::-1])
        if wanted is not None:
            others = (seat for seat in range(SEATS) if seat != moment.decider)
            return str(Ask(next(others) if asked is None else asked, wanted))
        if asked is None or asked == moment.decider or moment.cards(HANDS[asked]):
            return None
        # Whatever card: the rules look at the one who is asked first.
        return str(Ask(asked, DECK[0]))

    def objection(self, targets: Targets, moment: Moment) -> str:
        match targets:
            case (CardTarget(zone),) if zone.owner == moment.decider and zone in HANDS:
                return tr("Drop the card on the player whom you ask.")
        return ""

    def offering(self, moment: Moment) -> Offering:
        asked = asked_in(moment.selected)
        assert asked is not None
        title = tr("Ask {player} for …").format(player=moment.names[asked])
        return Offering(title, tr("Ask for nothing"), SMALL)

    # --- typing

    def typed(self, text: str, moment: Moment) -> Target | str:
        try:
            wanted = card_typed(text)
        except ValueError:
            return tr("“{text}” is no card: type a rank and a suit, such as 7h or 10s.").format(
                text=text.strip()[:12]
            )
        return tr("It is not your turn yet.") if moment.decider is None else Offer(wanted)

    def asks_on(self, moment: Moment) -> str:
        wanted = card_in(moment.selected)
        assert wanted is not None
        return tr("Whom do you ask for the {card}? Choose a player.").format(card=card_name(wanted))

    def arrow(self, arrow: Arrow, moment: Moment) -> Target | None:
        """Once a card was typed, an arrow leads to the player on that side."""
        if card_in(moment.selected) is None:
            return None
        askable = {ASKS[move][0] for move in moment.legal}
        sides = {side_of(seat, moment.nearest): hand_place(seat) for seat in askable}
        return sides.get(_SIDES.get(arrow, Side.BOTTOM))


def _own_cards(wanted: Card, moment: Moment) -> list[CardTarget]:
    """The cards of the rank in the hand of the player who asks, as far as they are seen."""
    assert moment.decider is not None
    hand = HANDS[moment.decider]
    return [
        CardTarget(hand, card) for card in moment.faces(hand) if rank_of(card) == rank_of(wanted)
    ]
