"""How Soi is shown: four hands, the fours before their owners, and what is asked aloud.

The players sit counter-clockwise: the next seat is to the right of the one nearest to the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from PySide6.QtCore import QSize

from soiree.core.cards import ACE, Card, Mask, mask_of, rank_of, spell
from soiree.core.events import Began, Event, Moved, Said, Scored
from soiree.core.games import Game
from soiree.core.zones import Seat
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import laid_points
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, LAID, SEATS, STOCK, Kind
from soiree.ui.games.soi import digest
from soiree.ui.games.soi.choosing import SoiChoosing, asked_in, card_in, single_missing
from soiree.ui.games.soi.layout import SMALL, SoiLayout, hand_place, laid_place, side_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, four_name
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, is_scored, usual_stakes
from soiree.ui.table.contract.step import NOTHING, Speech, Step
from soiree.ui.table.contract.targets import CardTarget, Target


class SoiPresenter(Presenter):
    """Soi on the felt: click a player's cards, drag a card onto a player, or type `7h`."""

    # What was said last would lie over their fours for as long as the person thinks.
    speech_timeout = 2500

    def __init__(self) -> None:
        self.title = tr("The table of Soi")
        self.order = CardOrder(STOCK, frozenset({Kind.HAND, Kind.LAID}))
        self.choosing = SoiChoosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SoiLayout(size, moment.nearest, left_handed=moment.appearance.left_handed)

    # --- what happens ----------------------------------------------------------------------------

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """A card that was given is looked at, and a four that is laid down counts."""
        if moves[0].target in LAID:
            return Step(clears_speech=True, highlight=_four(moves))
        given = moves[0].source in HANDS and moves[0].target in HANDS
        return Step(reads=given)

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Began():
                return Step(clears_speech=True)
            case Said(seat, Word.ASK, asked, card):
                assert asked is not None
                speech = Speech(seat, _called(asked, moment), card, SMALL)
                return Step(reads=True, clears_speech=True, speech=speech)
            case Said(seat, Word.NO):
                return Step(reads=True, speech=Speech(seat, tr("No.")), shakes=HANDS[seat])
            case Scored(seat, points):
                counted = Highlight(Weight.SMALL, seat, points=points) if points else None
                return Step(clears_speech=True, ends_turns=True, highlight=counted)
        return NOTHING

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        usual = usual_stakes(moment.view, game)
        if is_scored(moment.view.events):
            return usual
        return usual.bringing({seat: _laid_points(seat, moment) for seat in range(SEATS)})

    # --- what happened since a person's last choice ----------------------------------------------

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        return digest.news(since, moment, write)

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        if not moment.legal or moment.decider is None or asked_in(moment.selected) is not None:
            return ""
        wanted = card_in(moment.selected)
        if wanted is None:
            wanted = single_missing(moment)
        if wanted is not None:
            return tr("Whom do you ask for the {card}?").format(card=card_name(wanted))
        if moment.selected:
            return tr("Whom do you ask? Choose a player.")
        if moment.decider != moment.viewer:
            return tr("{player} chooses.").format(player=moment.names[moment.decider])
        if moment.appearance.explains:
            return tr(
                "Ask for a card of a rank that you hold: click a player, or drag a card there."
            )
        text = tr("Ask for a card: choose a player, drag a card there, or type one such as {card}.")
        return text.format(card=spell(ASKS[moment.legal[0]][1]).lower())

    def asked(self, moment: Moment) -> str:
        if moment.decider != moment.viewer:
            return self.prompt(moment)
        return tr("Ask a player for a card.")

    def next_step(self, moment: Moment) -> str:
        asked = asked_in(moment.selected)
        if asked is None:
            return ""
        return tr("Ask {player} for which card?").format(player=moment.names[asked])

    def picked_up(self, moment: Moment) -> str:
        return "" if single_missing(moment) is None else self.prompt(moment)

    def table(self, moment: Moment) -> str:
        names = self.names(moment)
        others = (seat for seat in range(SEATS) if seat != moment.viewer)
        hands = [names[hand_place(seat)] for seat in others]
        laid = [names[laid_place(seat)] for seat in range(SEATS) if moment.cards(LAID[seat])]
        return "; ".join((*hands, *(laid or [tr("nothing laid down yet")]))) + "."

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """What the player does, or else the points that lie before them and are not scored yet."""
        points = 0 if is_scored(moment.view.events) else _laid_points(seat, moment)
        if seat == moment.thinker:
            return None
        if seat == moment.decider == moment.viewer:
            # The score beside it counts them at the end of the round only.
            return tr("your turn, %n laid", "", points) if points else None
        if seat == moment.decider:
            return tr("to ask")
        return tr("%n points laid", "", points) if points else None

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        order = sorted(range(SEATS), key=lambda seat: side_of(seat, moment.nearest))
        mine = [
            CardTarget(HANDS[seat], card)
            for seat in moment.observers
            for card in moment.cards(HANDS[seat])
        ]
        others = [hand_place(seat) for seat in order if seat not in moment.observers]
        return [*mine, *others, *map(laid_place, order)]

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for seat, player in enumerate(moment.names):
            cards = moment.cards(HANDS[seat])
            for number, card in enumerate(cards, 1):
                if card is not None:
                    name = _card_in_hand(moment, seat, card, number, len(cards))
                    names[CardTarget(HANDS[seat], card)] = name
            names[hand_place(seat)] = tr("Hand of {player}, %n cards", "", len(cards)).format(
                player=player
            )
            names[laid_place(seat)] = _laid_name(seat, moment)
        return names


def _laid_points(seat: Seat, moment: Moment) -> int:
    """The points that lie before a player. A four counts once it has been looked at."""
    return laid_points(mask_of(moment.faces(LAID[seat])) & ~_coming(moment))


def _coming(moment: Moment) -> Mask:
    """The four that is on its way, or is being looked at, if there is one."""
    if moment.is_settled:
        return 0
    latest = takewhile(lambda event: isinstance(event, Moved), reversed(moment.view.events))
    return mask_of(
        event.card
        for event in latest
        if isinstance(event, Moved) and event.target in LAID and event.card is not None
    )


def _four(moves: Sequence[Moved]) -> Highlight:
    """SOI-7: four aces are worth more than any two other fours."""
    cards = [moved.card for moved in moves if moved.card is not None]
    ranks = {rank_of(card) for card in cards}
    seat = moves[0].target.owner
    assert seat is not None
    return Highlight(
        Weight.GREAT if ACE in ranks else Weight.MIDDLE,
        seat,
        "aces",
        tr("Four aces!") if ACE in ranks else "",
        tuple(CardTarget(moves[0].target, card) for card in cards),
        laid_points(mask_of(cards)),
    )


def _called(seat: Seat, moment: Moment) -> str:
    """How a player is spoken to."""
    if seat == moment.viewer:
        return tr("You?")
    return tr("{player}?").format(player=moment.names[seat])


def _card_in_hand(moment: Moment, seat: Seat, card: Card, number: int, count: int) -> str:
    if seat == moment.viewer:
        text = tr("{card}, your hand, {number} of {count}")
    else:
        text = tr("{card}, hand of {player}, {number} of {count}")
    return text.format(card=card_name(card), player=moment.names[seat], number=number, count=count)


def _laid_name(seat: Seat, moment: Moment) -> str:
    ranks = sorted({rank_of(card) for card in moment.faces(LAID[seat])})
    fours = ", ".join(map(four_name, ranks)) or tr("nothing yet")
    if seat == moment.viewer:
        text = tr("Laid down by you: {fours}")
    else:
        text = tr("Laid down by {player}: {fours}")
    return text.format(player=moment.names[seat], fours=fours)
