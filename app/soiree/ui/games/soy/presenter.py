"""How Soy is shown: two hands, and between them the prize with the bids for it.

A bid is a card laid on its place beside the prize. Both lie on their faces until both are there,
and are turned over together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize

from soiree.core.cards import DECK, Card, rank_of, suit_of
from soiree.core.entries import Move
from soiree.core.events import Ended, Event, Moved, Result, Said, Shown, Turn
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import Bid, parse
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
    called,
    hand_is_shown,
    winner_of_bids,
)
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import cards_listed
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes
from soiree.ui.table.contract.step import FLIGHT, NOTHING, Pace, Step, Turning
from soiree.ui.table.contract.targets import CardTarget, Place, Target
from soiree.ui.table.contract.trace import Trace
from soiree.ui.table.contract.victory import victory

_REVEALED = 1100
"""Milliseconds at normal speed that two bids lie open before the cards go on."""

_CALLED = 1600
"""Milliseconds at normal speed that a call of Soy stays."""


class SoyPresenter(Presenter):
    """Soy on the felt: a card and its place make a bid or a discard, cards of the bids a take."""

    def __init__(self) -> None:
        self.title = tr("The table of Soy")
        self.order = _SoyOrder(STOCK, frozenset({Kind.HAND, Kind.DISCARD}))
        self.choosing = SoyChoosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SoyLayout(size, moment.nearest, left_handed=moment.appearance.left_handed)

    # --- what happens ----------------------------------------------------------------------------

    def joins(self, first: Moved, following: Moved) -> bool:
        """A deal, two bids turned over, all that a round brings: each is one motion."""
        if first.source == STOCK:
            return following.source == STOCK and first.target.kind == following.target.kind
        if first.source in SECRETS:
            return following.source in SECRETS
        won = (PRIZE, *BIDS)
        if first.source in won:
            return following.source in won
        return super().joins(first, following)

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """Two bids are turned over at the same time."""
        return Pace(stagger=0) if first.source in SECRETS else Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        if moves[0].source not in SECRETS:
            return NOTHING
        return Step(hold=_REVEALED, highlight=_large_prize(moment))

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Said(_, Word.SOY) | Ended():
                return Step(ends_turns=True)
            case Shown(zone, cards) if cards is not None:
                turning = Turning(zone, sorted(cards), way=2 * FLIGHT)
                call = _call(zone, sorted(cards), moment)
                hold = _CALLED if call is None else _CALLED // 4
                return Step(turnings=(turning,), hold=hold, ends_turns=True, highlight=call)
        return NOTHING

    def finale(self, result: Result, moment: Moment) -> Highlight | None:
        """SOY-8: a call of Soy is the great moment itself."""
        return victory(result, moment, is_called=called_by(moment) is None)

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        """SOY-10: no points, but the rounds are counted: there are cards for so many prizes."""
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
        return list(digest.news(since.events, moment, write))

    def begins_replay(self, move: Move) -> bool:
        """The whole exchange is shown again: from the bid on."""
        return isinstance(parse(move), Bid)

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        return _news(moment) or self._asked(moment)

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
            return tr("Which card goes there?")
        if moment.selected:
            return tr("Now choose its place, or another card.")
        explains = moment.appearance.explains
        if phase is Phase.DISCARD:
            if explains:
                return tr("Put away a card that does not help you: click it, then your discards.")
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
        """The prize, then what is bid for it, then what each player has besides."""
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
        return "; ".join(lies) + "."

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        found: list[Target] = []
        for seat in moment.seats:
            is_open = seat in moment.observers or hand_is_shown(HANDS[seat], moment.view)
            found += moment.card_targets(HANDS[seat]) if is_open else [hand_place(seat)]
        bids_lie = called(moment) is None
        for seat in moment.seats:
            found += moment.card_targets(BIDS[seat])
            found += [bid_place(seat)] if bids_lie else []
        found += moment.card_targets(PRIZE)
        return [*found, STOCK_PLACE, *map(discard_place, moment.seats)]

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for seat in range(SEATS):
            names |= _card_names(moment, BIDS[seat], bid_caption(seat, moment))
            if seat in moment.observers or hand_is_shown(HANDS[seat], moment.view):
                where = moment.say(seat, tr("your hand"), tr("hand of {player}"))
                names |= _card_names(moment, HANDS[seat], where)
            text = tr("Hand of {player}, %n cards", "", len(moment.cards(HANDS[seat])))
            names[hand_place(seat)] = text.format(player=moment.names[seat])
            names[bid_place(seat)] = _bid_name(seat, moment)
            names[discard_place(seat)] = _discards_name(seat, moment)
        names |= _card_names(moment, PRIZE, tr("prize"))
        names[PRIZE_PLACE] = ""
        names[STOCK_PLACE] = tr("Stock, {cards}").format(cards=stock_caption(moment))
        return names


def called_by(moment: Moment) -> Seat | None:
    """Who has called Soy, if anybody has."""
    call = called(moment)
    return None if call is None else call.caller


def _call(hand: Zone, cards: Sequence[Card], moment: Moment) -> Highlight | None:
    """SOY-8: a hand of one suit, held up for all to see."""
    if hand.owner is None or called_by(moment) != hand.owner:
        return None
    shown = tuple(CardTarget(hand, card) for card in cards)
    return Highlight(Weight.GREAT, hand.owner, "soy", tr("Soy!"), shown)


def _large_prize(moment: Moment) -> Highlight | None:
    """SOY-5: after a tie more than the prize is won."""
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
        """A hand that was shown lies open, from the lowest card up, as two are compared (SOY-9)."""
        shown = hand_is_shown(zone, moment.view) if zone in HANDS else None
        return sorted(shown) if shown is not None else super().lying(zone, cards, moment)


def bid_caption(seat: Seat, moment: Moment) -> str:
    """What stands below the place of a player's bids."""
    return moment.say(seat, tr("Your bid"), tr("{player}’s bid"))


def stock_caption(moment: Moment) -> str:
    """What stands below the stock."""
    return tr("%n cards", "", len(moment.cards(STOCK)))


def _news(moment: Moment) -> str:
    """What has just come of two bids, or that somebody else picks from them."""
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
    """How many there are; to their owner, which."""
    cards = moment.cards(DISCARDS[seat])
    known = ", ".join(card_name(card) for card in cards if card is not None)
    count = tr("%n cards", "", len(cards)) if cards else tr("none yet")
    yours, theirs = tr("Your discards: {cards}"), tr("Discards of {player}: {cards}")
    return moment.say(seat, yours, theirs, cards=known or count)
