"""The presenter of Soy: two hands, and between them the prize with the bids for it.

A bid is a card on its place beside the prize. Both bids lie face down until both are there, and are
turned over together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize

from soiree.core.cards import DECK, Card, rank_of, suit_of
from soiree.core.events import Ended, Event, Moved, Result, Said, Shown, Turn
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.words import Word
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, PRIZE, SECRETS, STOCK, Kind
from soiree.ui.games.soy import digest
from soiree.ui.games.soy.choosing import SoyChoosing, phase_of
from soiree.ui.games.soy.layout import (
    PRIZE_PLACE,
    SEATS,
    STOCK_PLACE,
    SoyLayout,
    bid_place,
    discard_place,
    hand_place,
)
from soiree.ui.games.soy.round import (
    SUITS_IN_HAND,
    bids_are_tied,
    caller_of,
    has_ended,
    revealed_hand,
    winner_of_bids,
)
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, in_row, listed, parted, sentence, suit_name
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight, victory
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import cards_listed
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes
from soiree.ui.table.contract.step import FLIGHT, NOTHING, Pace, Step, Turning
from soiree.ui.table.contract.targets import CardTarget, Place, Target
from soiree.ui.table.contract.trace import Trace

_REVEALED = 1100
"""Milliseconds for which two bids lie open before the cards move on."""

_CALLED = 1600
"""Milliseconds for which a call of Soy stays."""


class SoyPresenter(Presenter):
    """The presenter of Soy: a card and its place make a bid or a discard."""

    def __init__(self) -> None:
        self.title = tr("The table of Soy")
        self.order = _SoyOrder(STOCK, frozenset({Kind.HAND, Kind.DISCARD}))
        self.choosing = SoyChoosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SoyLayout(size, moment)

    # --- what happens ----------------------------------------------------------------------------

    def joins(self, first: Moved, following: Moved) -> bool:
        """True for moves with one motion: a deal, two revealed bids, all cards won in a round."""
        if first.source == STOCK:
            return following.source == STOCK and first.target.kind == following.target.kind
        if first.source in SECRETS:
            return following.source in SECRETS
        won = (PRIZE, *BIDS)
        if first.source in won:
            return following.source in won
        return super().joins(first, following)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """The speed of a motion. Both bids turn over at the same time."""
        return Pace(stagger=0) if first.source in SECRETS else Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        if moves[0].source not in SECRETS:
            return NOTHING
        return Step(hold=_REVEALED, highlight=_large_prize_highlight(moment))

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Said(_, Word.SOY) | Ended():
                return Step(ends_turns=True)
            case Shown(zone, cards) if cards is not None:
                turning = Turning(zone, sorted(cards), way=2 * FLIGHT)
                call = _call_highlight(zone, sorted(cards), moment)
                hold = _CALLED if call is None else _CALLED // 4
                return Step(turnings=(turning,), hold=hold, ends_turns=True, highlight=call)
        return NOTHING

    def finale(self, result: Result, moment: Moment) -> Highlight | None:
        """The call for the winner, unless a call of Soy was already the great moment (SOY-8)."""
        return victory(result, moment, is_called=caller_of(moment) is None)

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        """The number of the round, and the most rounds that the deck allows (SOY-10)."""
        number = SoyFacts.of(moment.view).round
        if not number:
            return Stakes()
        dealt = SEATS * int(moment.view.options["hand_size"])
        text = tr("Round {number} of {rounds} at most")
        return Stakes(stage=text.format(number=number, rounds=(len(DECK) - dealt) // 2))

    # --- what happened since a person's last choice ----------------------------------------------

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        return [trace for outcome in since.outcomes for trace in digest.traces(outcome, moment)]

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        return list(digest.news(since, moment, write))

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        return _result_words(moment) or self._asked(moment)

    def _asked(self, moment: Moment) -> str:
        phase = phase_of(moment)
        if phase is None or moment.decider is None:
            return ""
        if moment.decider != moment.viewer:
            return tr("{player} chooses.").format(player=moment.names[moment.decider])
        if phase is Phase.TAKE:
            text = tr("You lost: pick the bid cards to take, {taken} of {due}.")
            return text.format(taken=len(moment.selected), due=len(moment.cards(BIDS[0])) + 1)
        if any(isinstance(each, Place) for each in moment.selected):
            return tr("Choose a card for this place.")
        if moment.selected:
            return tr("Now choose its place, or another card.")
        explains = moment.appearance.explains
        if phase is Phase.DISCARD:
            if explains:
                return tr("Discard a card that does not help you: click it, then your discards.")
            return tr("Discard a card: choose it, then the place for discards.")
        if bids_are_tied(moment):
            return tr("A tie. Bid another card.")
        if explains:
            return tr("Bid for the prize: click a card, then your place. The loser gets both bids.")
        return tr("Bid for the prize: choose a card, then your place.")

    def asked(self, moment: Moment) -> str:
        if moment.decider != moment.viewer or bids_are_tied(moment):
            return self._asked(moment)
        match phase_of(moment):
            case Phase.BID:
                return tr("Bid for the {cards}.").format(cards=cards_listed(moment.faces(PRIZE)))
            case Phase.DISCARD:
                return tr("Discard a card.")
            case _:
                return self._asked(moment)

    def table(self, moment: Moment) -> str:
        """The prize, then the bids for it, then each player's other cards."""
        prizes = moment.faces(PRIZE)
        lies = [tr("Prize: {cards}").format(cards=cards_listed(prizes))] if prizes else []
        for seat in range(SEATS):
            if bids := moment.faces(BIDS[seat]):
                text = tr("{bid}: {cards}")
                lies.append(text.format(bid=bid_caption(seat, moment), cards=cards_listed(bids)))
            elif moment.cards(SECRETS[seat]):
                lies.append(_bid_name(seat, moment))
        names = self.names(moment)
        others = [hand_place(seat) for seat in range(SEATS) if seat != moment.viewer]
        discards = [discard_place(seat) for seat in range(SEATS)]
        lies += [names[place] for place in (*others, STOCK_PLACE, *discards)]
        return sentence(parted(lies))

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        seat = moment.viewer
        if seat not in moment.observers or len(moment.observers) > 1:
            return {}
        yours = [card for zone in (HANDS[seat], DISCARDS[seat]) for card in moment.faces(zone)]
        left = Counter(map(suit_of, set(DECK).difference(yours)))
        size = int(moment.view.options["hand_size"])
        closed = [suit_name(suit) for suit in SUITS_IN_HAND if left[suit] < size]
        if not closed:
            return {}
        text = tr("As long as you keep yours, {player} cannot complete {suits}.")
        other = 1 - seat
        return {hand_place(other): text.format(player=moment.names[other], suits=listed(closed))}

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        found: list[Target] = []
        for seat in moment.seats:
            is_open = seat in moment.observers or revealed_hand(HANDS[seat], moment.view)
            found += moment.card_targets(HANDS[seat]) if is_open else [hand_place(seat)]
        bids_lie = not has_ended(moment)
        for seat in moment.seats:
            found += moment.card_targets(BIDS[seat])
            found += [bid_place(seat)] if bids_lie else []
        found += moment.card_targets(PRIZE)
        return [*found, STOCK_PLACE, *map(discard_place, moment.seats)]

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for seat in range(SEATS):
            names |= _card_names(moment, BIDS[seat], bid_caption(seat, moment))
            if seat in moment.observers or revealed_hand(HANDS[seat], moment.view):
                where = moment.say(seat, tr("your hand"), tr("hand of {player}"))
                names |= _card_names(moment, HANDS[seat], where)
            text = tr("Hand of {player}, %n cards", "", len(moment.cards(HANDS[seat])))
            names[hand_place(seat)] = text.format(player=moment.names[seat])
            names[bid_place(seat)] = _bid_name(seat, moment)
            names[discard_place(seat)] = _discards_name(seat, moment)
        names |= _card_names(moment, PRIZE, tr("prize"))
        names[PRIZE_PLACE] = ""
        stock = stock_caption(len(moment.cards(STOCK)))
        names[STOCK_PLACE] = tr("Stock, {cards}").format(cards=stock)
        return names


def _call_highlight(hand: Zone, cards: Sequence[Card], moment: Moment) -> Highlight | None:
    if hand.owner is None or caller_of(moment) != hand.owner:
        return None
    shown = tuple(CardTarget(hand, card) for card in cards)
    return Highlight(Weight.GREAT, hand.owner, "suit", tr("Soy!"), shown)


def _large_prize_highlight(moment: Moment) -> Highlight | None:
    winner = winner_of_bids(moment)
    if winner is None or len(moment.cards(BIDS[winner])) < 2:
        return None
    return Highlight(Weight.MIDDLE, winner, cards=moment.card_targets(PRIZE))


class _SoyOrder(CardOrder):
    def key(self, card: Card) -> tuple[int, ...]:
        return SUITS_IN_HAND.index(suit_of(card)), rank_of(card)

    def lying(
        self, zone: Zone, cards: Sequence[Card | None], moment: Moment
    ) -> Sequence[Card | None]:
        """A revealed hand lies from its lowest card up, as two hands are compared (SOY-9)."""
        shown = revealed_hand(zone, moment.view) if zone in HANDS else None
        return sorted(shown) if shown is not None else super().lying(zone, cards, moment)


def bid_caption(seat: Seat, moment: Moment) -> str:
    """The caption of a player's bids."""
    return moment.say(seat, tr("Your bid"), tr("{player}’s bid"))


def stock_caption(cards: int) -> str:
    """The caption of the stock."""
    return tr("%n cards", "", cards)


def _result_words(moment: Moment) -> str:
    for event in reversed(moment.view.events):
        match event:
            case Turn():
                return _waiting(moment)
            case Moved(source=source) if source in SECRETS:
                return "" if moment.is_moving else _outcome(moment)
    return ""


def _outcome(moment: Moment) -> str:
    winner = winner_of_bids(moment)
    if winner is None:
        return tr("A tie.") if bids_are_tied(moment) else ""
    return moment.say(winner, tr("You win the prize."), tr("{player} wins the prize."))


def _waiting(moment: Moment) -> str:
    turns = moment.view.deciders
    if winner_of_bids(moment) is None or len(turns) != 1 or moment.viewer in turns:
        return ""
    return tr("{player} takes some of the bid cards.").format(player=moment.names[turns[0]])


def _card_names(moment: Moment, zone: Zone, where: str) -> dict[Target, str]:
    cards = moment.cards(zone)
    return {
        CardTarget(zone, card): tr("{card}, {where}, {number} of {count}").format(
            card=card_name(card), where=where, number=number, count=len(cards)
        )
        for number, card in enumerate(cards, 1)
        if card is not None
    }


def _bid_name(seat: Seat, moment: Moment) -> str:
    secret, bid = moment.cards(SECRETS[seat]), bid_caption(seat, moment)
    for card in moment.faces(SECRETS[seat]):
        return tr("{bid}: {card}, face down").format(bid=bid, card=card_name(card))
    text = tr("{bid}: a card face down") if secret else tr("{bid}: place for a card")
    return text.format(bid=bid)


def _discards_name(seat: Seat, moment: Moment) -> str:
    cards = moment.cards(DISCARDS[seat])
    known = in_row([card_name(card) for card in cards if card is not None])
    count = tr("%n cards", "", len(cards)) if cards else tr("none yet")
    yours, theirs = tr("Your discards: {cards}"), tr("Discards of {player}: {cards}")
    return moment.say(seat, yours, theirs, cards=known or count)
