"""Questions in Soi: a click on a hand, a dragged card, or a typed card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt

from soiree.core.cards import DECK, Card, make, rank_of, spell
from soiree.core.cards import card as card_typed
from soiree.core.entries import Move
from soiree.core.views import PileView, View
from soiree.core.zones import Seat, Zone
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.reasons import Statement, holds, lack, reasons
from soiree.games.soi.zones import HANDS, LAID, SEATS, STOCK, Kind
from soiree.ui.games.soi.knowledge_words import reason_sentences
from soiree.ui.games.soi.layout import LARGE, Side, hand_place, side_of
from soiree.ui.language.keyboards import latin
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.choosing import Certainty, Choosing, Offered, Offering
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Offer, Place, SeatPlate, Target, Targets

_SIDES = {
    Qt.Key.Key_Right: Side.RIGHT,
    Qt.Key.Key_Up: Side.TOP,
    Qt.Key.Key_Left: Side.LEFT,
}


def asked_in(targets: Collection[Target]) -> Seat | None:
    """The player whose hand is among the selected targets."""
    hands = (each for each in targets if isinstance(each, Place) and each.kind == Kind.HAND)
    return next((hand.seat for hand in hands), None)


def card_in(targets: Collection[Target]) -> Card | None:
    """The requested card, if it is among the selected targets."""
    return next((target.card for target in targets if isinstance(target, Offer)), None)


def single_missing(moment: Moment) -> Card | None:
    """The card that a question will request: the only missing one of the picked rank."""
    picked = next((each for each in moment.selected if isinstance(each, CardTarget)), None)
    if picked is None or picked.card is None:
        return None
    four = {make(rank_of(picked.card), suit) for suit in range(4)}
    missing = four.difference(moment.faces(picked.zone))
    return missing.pop() if len(missing) == 1 else None


class SoiChoosing(Choosing):
    """A person asks a question: a selected hand and a requested card make the move.

    A person may first pick an own card of the rank. Then the table offers only the missing cards of
    that rank, and requests a single missing card at once. A typed card comes before the hand.
    """

    places = frozenset({Kind.HAND})
    reads_typing = True

    def targets(self, move: Move, moment: Moment) -> Targets:
        """The targets of a question: an own card of the rank, the hand, and the requested card."""
        asked, wanted = ASKS[move]
        own = _own_cards(wanted, moment)
        if len(own) == _ALL_BUT_ONE:
            return own[0], hand_place(asked)
        return (*own[:1], hand_place(asked), Offer(wanted))

    def ways(self, move: Move, moment: Moment) -> Sequence[Targets]:
        asked, wanted = ASKS[move]
        hand, offer = hand_place(asked), Offer(wanted)
        own = _own_cards(wanted, moment)
        rest = (hand,) if len(own) == _ALL_BUT_ONE else (hand, offer)
        return [(hand, offer), *((each, *rest) for each in own)]

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        match target:
            case SeatPlate(seat):
                return hand_place(seat)
            case CardTarget(Zone(Kind.HAND, int(seat))):
                return target if seat == moment.viewer else hand_place(seat)
            case Place(Kind.HAND, seat):
                return target if seat != moment.viewer else None
        return target if isinstance(target, Offer) else None

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """The hands that the selection of another player's hand deselects."""
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
        # Any card will do: the rules first refuse the player asked.
        return str(Ask(asked, DECK[0]))

    def objection(self, targets: Targets, moment: Moment) -> str:
        match targets:
            case (CardTarget(zone),) if zone.owner == moment.decider and zone in HANDS:
                return tr("Drop the card on the player you ask.")
        return ""

    def offering(self, moment: Moment) -> Offering:
        """The grid of cards to ask for: the ranks that the player holds a card of (SOI-3).

        The player's own cards are shown among them, but cannot be asked for.
        """
        asked = asked_in(moment.selected)
        assert asked is not None
        wanted = [ASKS[move][1] for move in moment.legal if ASKS[move][0] == asked]
        own = [each for each in moment.selected if isinstance(each, CardTarget)]
        named = {rank_of(each.card) for each in own if each.card is not None}
        ranks = sorted(named or set(map(rank_of, wanted)))
        known = Knowledge.of_seat(_view_shown(moment)) if moment.appearance.mark_certain else None
        cards = [make(rank, suit) for rank in ranks for suit in range(4)]
        advice = tr("Click a card, or type one such as {card}.")
        return Offering(
            title=tr("Ask {player} for …").format(player=moment.names[asked]),
            closing=tr("Ask for nothing"),
            advice=advice.format(card=spell(wanted[0]).lower()),
            cards=[_offered(card, set(wanted), asked, known, moment) for card in cards],
            marking=tr("Mark known facts"),
            marking_note=tr("Goes by all that you can know, and counts as help."),
            size=LARGE,
        )

    # --- typing

    def typed(self, text: str, moment: Moment) -> Target | str:
        try:
            wanted = card_typed(latin(text))
        except ValueError:
            words = tr("“{text}” is not a card: type a rank and a suit, such as 7h or 10s.")
            return words.format(text=text.strip()[:12])
        return tr("It is not your turn yet.") if moment.decider is None else Offer(wanted)

    def needs_more(self, moment: Moment) -> str:
        wanted = card_in(moment.selected)
        assert wanted is not None
        return tr("Whom do you ask for the {card}? Choose a player.").format(card=card_name(wanted))

    def arrow(self, key: Qt.Key, moment: Moment) -> Target | None:
        """The hand that an arrow key selects after a typed card; None moves the focus as usual."""
        if card_in(moment.selected) is None:
            return None
        askable = {ASKS[move][0] for move in moment.legal}
        sides = {side_of(seat, moment.nearest): hand_place(seat) for seat in askable}
        return sides.get(_SIDES.get(key, Side.BOTTOM))


_ALL_BUT_ONE = 3
"""The number of own cards of a rank that leaves a single one missing."""


def _offered(
    card: Card,
    wanted: Collection[Card],
    asked: Seat,
    known: Knowledge | None,
    moment: Moment,
) -> Offered:
    """A card in the grid for questions to one player.

    Args:
        known: the knowledge of the asking player, to mark certain cards; None marks nothing.
    """
    if card not in wanted:
        #: On a card in the grid of cards to ask for: you hold it.
        return Offered(card, tr("yours"), tr("You hold it yourself."))
    if known is None:
        return Offered(card)
    holder = known.holder(card)
    if holder is not None:
        #: A tooltip on a card in the grid of cards to ask for.
        note = tr("{player} has it.").format(player=moment.names[holder])
        reason = _reason(holds(holder, card), moment)
        if holder == asked:
            #: On a card in the grid of cards to ask for: the asked player holds it.
            return Offered(card, tr("here"), note, reason, Certainty.SUCCEEDS)
        return Offered(card, moment.names[holder], note, reason, Certainty.FAILS)
    if known.cannot_hold(asked, card):
        note = tr("{player} cannot have it.").format(player=moment.names[asked])
        reason = _reason(lack([asked], card), moment)
        #: On a card in the grid of cards to ask for: the asked player cannot hold it.
        return Offered(card, tr("not here"), note, reason, Certainty.FAILS)
    return Offered(card)


def _view_shown(moment: Moment) -> View:
    """The view of the choosing seat, with the cards where the table shows them."""
    zones = (PileView(zone, moment.cards(zone)) for zone in (*HANDS, *LAID, STOCK))
    return replace(moment.view, seat=moment.chooser, zones=tuple(zones))


def _reason(statement: Statement, moment: Moment) -> str:
    found = reasons(_view_shown(moment), statement)
    return reason_sentences(found, moment.names, moment.viewer)


def _own_cards(wanted: Card, moment: Moment) -> list[CardTarget]:
    hand, rank = HANDS[moment.chooser], rank_of(wanted)
    return [CardTarget(hand, card) for card in moment.faces(hand) if rank_of(card) == rank]
