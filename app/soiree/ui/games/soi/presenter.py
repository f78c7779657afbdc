"""The presenter of Soi: four hands, the fours before their owners, and spoken questions.

The players sit counter-clockwise: the next seat is to the right of the nearest one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.cards import ACE, Mask, mask_of, rank_of, spell
from soiree.core.events import Began, Event, Moved, Said, Scored
from soiree.core.games import Game
from soiree.core.zones import Seat
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import laid_points
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, LAID, SEATS, STOCK, Kind
from soiree.ui.games.soi import digest
from soiree.ui.games.soi.choosing import SoiChoosing, asked_in, card_in, single_missing
from soiree.ui.games.soi.layout import SMALL, SoiLayout, hand_place, laid_place
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, four_name, in_row, parted, sentence
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter, hand_names
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, is_scored, usual_stakes
from soiree.ui.table.contract.step import NOTHING, Speech, Step
from soiree.ui.table.contract.targets import CardTarget, Target


class SoiPresenter(Presenter):
    """The presenter of Soi: click a hand, drag a card onto a player, or type `7h`."""

    # The last bubble would cover a player's fours while the person thinks.
    speech_timeout = 2500

    def __init__(self) -> None:
        self.title = tr("The table of Soi")
        self.order = CardOrder(STOCK, frozenset({Kind.HAND, Kind.LAID}))
        self.choosing = SoiChoosing()

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return SoiLayout(size, moment)

    # --- what happens ----------------------------------------------------------------------------

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        """The display after cards arrive: a pause for a given card, or the highlight of a four."""
        if moves[0].target in LAID:
            return Step(clears_speech=True, highlight=_four_highlight(moves))
        given = moves[0].source in HANDS and moves[0].target in HANDS
        return Step(reads=given)

    def step(self, event: Event, moment: Moment) -> Step:
        match event:
            case Began():
                return Step(clears_speech=True)
            case Said(seat, Word.ASK, int(asked), card):
                speech = Speech(seat, moment.say(asked, tr("You?"), tr("{player}?")), card, SMALL)
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
        # The score counts the points of fours only at the end of the round.
        points = {seat: _laid_points(seat, moment) for seat in range(SEATS)}
        laid = tr("{points} laid")
        tallies = tuple((laid.format(points=each),) if each else () for each in points.values())
        return replace(usual.bringing(points), tallies=tallies)

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
        text = tr("Ask for a card: choose a player, drag a card there, or type one such as {card}.")
        if moment.appearance.explains:
            text = tr(
                "Ask for a card of a rank that you hold: click a player, or drag a card there."
            )
        return text.format(card=spell(ASKS[moment.legal[0]][1]).lower())

    def asked(self, moment: Moment) -> str:
        if moment.decider != moment.viewer:
            return self.prompt(moment)
        return tr("Ask a player for a card.")

    def next_step(self, moment: Moment) -> str:
        asked = asked_in(moment.selected)
        if asked is None:
            return ""
        return tr("Which card do you ask {player} for?").format(player=moment.names[asked])

    def picked_up(self, moment: Moment) -> str:
        return "" if single_missing(moment) is None else self.prompt(moment)

    def table(self, moment: Moment) -> str:
        names = self.names(moment)
        others = (seat for seat in range(SEATS) if seat != moment.viewer)
        hands = [names[hand_place(seat)] for seat in others]
        laid = [names[laid_place(seat)] for seat in range(SEATS) if moment.cards(LAID[seat])]
        return sentence(parted([*hands, *(laid or [tr("nothing laid down yet")])]))

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        is_other = seat == moment.decider != moment.viewer
        #: On the plate of a player who has to ask for a card.
        return tr("to ask") if is_other and seat != moment.thinker else None

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        mine = [card for seat in moment.observers for card in moment.card_targets(HANDS[seat])]
        others = [hand_place(seat) for seat in moment.seats if seat not in moment.observers]
        return [*mine, *others, *map(laid_place, moment.seats)]

    def names(self, moment: Moment) -> Mapping[Target, str]:
        names: dict[Target, str] = {}
        for seat in range(SEATS):
            names |= hand_names(HANDS[seat], hand_place(seat), moment)
            names[laid_place(seat)] = _laid_name(seat, moment)
        return names


def _laid_points(seat: Seat, moment: Moment) -> int:
    return laid_points(mask_of(moment.faces(LAID[seat])) & ~_four_in_motion(moment))


def _four_in_motion(moment: Moment) -> Mask:
    if moment.is_settled:
        return 0
    latest = takewhile(lambda event: isinstance(event, Moved), reversed(moment.view.events))
    return mask_of(
        event.card
        for event in latest
        if isinstance(event, Moved) and event.target in LAID and event.card is not None
    )


def _four_highlight(moves: Sequence[Moved]) -> Highlight:
    target = moves[0].target
    cards = [moved.card for moved in moves if moved.card is not None]
    are_aces = ACE in map(rank_of, cards)
    return Highlight(
        Weight.GREAT if are_aces else Weight.MIDDLE,
        target.seat,
        "aces",
        tr("Four aces!") if are_aces else "",
        tuple(CardTarget(target, card) for card in cards),
        laid_points(mask_of(cards)),
    )


def _laid_name(seat: Seat, moment: Moment) -> str:
    ranks = sorted({rank_of(card) for card in moment.faces(LAID[seat])})
    fours = in_row([four_name(rank) for rank in ranks]) or tr("nothing yet")
    yours, theirs = tr("Laid down by you: {fours}"), tr("Laid down by {player}: {fours}")
    return moment.say(seat, yours, theirs, fours=fours)
