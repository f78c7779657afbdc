"""The presenter of Soureh and Pariah: coops, the drawn card, and the two piles.

The players sit clockwise: the next seat is to the left of the nearest one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.events import Began, Event, Moved, Said, Scored, Shown, Turn
from soiree.core.games import Game
from soiree.core.zones import Seat, Zone
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import (
    DISCARD,
    DOWN,
    DRAWN,
    STOCK,
    UP,
    Kind,
    coop_of,
    seat_of,
)
from soiree.ui.games.coops import digest
from soiree.ui.games.coops.choosing import CoopChoosing
from soiree.ui.games.coops.highlights import broken, last_turn, robbed, shown_coop, verdict
from soiree.ui.games.coops.layout import CoopLayout
from soiree.ui.games.coops.names import names, on_the_table, own_coops
from soiree.ui.games.coops.on_table import (
    COOP,
    LOOK,
    PILE,
    STOCK_PILE,
    coop_place,
    declarer,
    partner,
    shown_at_end,
)
from soiree.ui.games.coops.variant import END_BUTTON, Variant
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.stakes import Stakes, usual_stakes
from soiree.ui.table.contract.step import FLIGHT, NOTHING, Pace, Speech, Step, Turning
from soiree.ui.table.contract.targets import Button, CardTarget, Label, Target
from soiree.ui.table.contract.trace import Trace

_TURN_UP = 150
"""Milliseconds in which a card is turned up at the end of a round."""

_DISCARDED = 180
"""Milliseconds for which the table waits after a discard."""

_CALL = 700
"""Milliseconds for which the table waits after a declaration."""

_VALID = 250
_WHY_NOT = 900
"""Milliseconds for which a valid coop is shown, and an invalid one with its reason."""

_USED = 600
"""Milliseconds for which another player's card is shown before it takes effect."""

_SCORE = 300
"""Milliseconds between two scores."""


class CoopPresenter(Presenter):
    """The presenter of Soureh or of Pariah."""

    def __init__(self, variant: Variant) -> None:
        self.title = variant.title
        self.order = CardOrder(STOCK)
        self.choosing = CoopChoosing(variant)
        self._variant = variant

    # --- where things lie ------------------------------------------------------------------------

    def layout(self, size: QSize, moment: Moment) -> Layout:
        return CoopLayout(size, moment, self._variant.rows)

    def buttons(self, moment: Moment) -> Mapping[Button, Label]:
        return {
            END_BUTTON: Label(tr("End turn"), tr("E", "End turn")),
            **self._variant.labels(moment),
        }

    # --- what happens ----------------------------------------------------------------------------

    def joins(self, first: Moved, following: Moved) -> bool:
        """True for moves with one motion, such as of a card and of the card that it replaces."""
        return super().joins(first, following) or (
            following.target == first.source and first.source.kind != Kind.DRAWN
        )

    def pace(self, first: Moved, moment: Moment) -> Pace:
        """The speed of a motion. The cards that a king exchanges cross in the air (PAR-2)."""
        if _is_exchanged(first):
            return Pace(way=2 * FLIGHT, stagger=0, crosses=True)
        return Pace()

    def arrival(self, moves: Sequence[Moved], moment: Moment) -> Step:
        if moves[0].target == DISCARD:
            return Step(hold=_DISCARDED, highlight=broken(moves, moment, self._variant.is_valid))
        return Step(highlight=robbed(moves, moment, self._variant.is_valid))

    def at_once(self, event: Event, moment: Moment) -> bool:
        """True for a king that its own player shows: the player knows it already (PAR-2)."""
        if not isinstance(event, Shown) or event.zone.kind != Kind.DRAWN:
            return False
        return event.zone.owner in moment.observers

    def step(self, event: Event, moment: Moment) -> Step:
        own = self._variant.step(event, moment)
        if own is not None:
            return own
        match event:
            case Began():
                return Step(clears_speech=True)
            case Said(seat, what) if what in CALLS:
                great = Highlight(Weight.GREAT, seat, "call", self._variant.word)
                return Step(speech=Speech(seat, self._variant.call), hold=_CALL, highlight=great)
            case Turn((seat,)):
                # The declaration stays visible until the last turn is over.
                called = self._declared(moment)
                if called is None:
                    return Step(clears_speech=True)
                return Step(
                    clears_speech=True,
                    speech=Speech(called, self._variant.call),
                    highlight=last_turn(seat, moment),
                )
            case Shown(zone, cards):
                is_news = None in moment.cards(zone)
                turning = Turning(zone, cards, way=_TURN_UP if is_news else 0)
                if zone.kind != Kind.DRAWN:
                    return self._turned_up(event, turning, moment)
                # PAR-2: the card is shown before it takes effect.
                return Step(hold=_USED if is_news else 0, turnings=(turning,))
            case Scored():
                counted = self._variant.counted(event)
                return Step(ends_turns=True, hold=_SCORE, highlight=counted)
        return NOTHING

    def _turned_up(self, event: Shown, turning: Turning, moment: Moment) -> Step:
        """The step for a coop that is turned up before anything is paid (SRH-7).

        The round may end here, so that the open cards can be reviewed.
        """
        step = Step(turnings=(turning,), may_end_round=True)
        coop = coop_of(event.zone)
        up = moment.faces(UP[coop])
        if not event.cards or not up:
            return step
        both = up[0], event.cards[0]
        points = self._variant.worth(*both)
        counted = None
        if points:
            cards = (CardTarget(UP[coop], both[0]), CardTarget(event.zone, both[1]))
            counted = Highlight(Weight.SMALL, seat_of(coop), cards=cards, points=points)
        hold = _VALID if self._variant.is_valid(*both) else _WHY_NOT
        return replace(step, hold=hold, clears_speech=True, highlight=counted)

    def _declared(self, moment: Moment) -> Seat | None:
        events = moment.view.events
        return None if shown_at_end(events) else declarer(events)

    def lasting_speech(self, moment: Moment) -> Speech | None:
        facts = CoopFacts.of(moment.view)
        if facts.declarer is None or facts.phase not in (Phase.CARD, Phase.END):
            return None
        return Speech(facts.declarer, self._variant.call)

    def ends_round(self, moment: Moment) -> bool:
        """False while cards are still to be paid."""
        return CoopFacts.of(moment.view).phase in (Phase.DEAL, Phase.OVER)

    def stakes(self, moment: Moment, game: Game) -> Stakes:
        usual = usual_stakes(moment.view, game)
        if CoopFacts.of(moment.view).phase not in (Phase.CARD, Phase.END):
            return usual
        seats = range(len(moment.names))
        return usual.bringing({seat: self._variant.at_stake(seat, moment) for seat in seats})

    # --- what happened since a person's last choice ----------------------------------------------

    def traces(self, since: SinceTurn, moment: Moment, layout: Layout) -> Sequence[Trace]:
        assert isinstance(layout, CoopLayout)
        return digest.traces(since, moment, layout)

    def digest(self, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
        return digest.news(self._variant, since, moment, write)

    def nudged(self, moves: Sequence[Moved], moment: Moment) -> Sequence[Zone]:
        """The zones of cards that move a little when a card lands beside them.

        A king's exchange moves the other card of both coops (PAR-2). Another player's card moves
        the other card of the viewer's coop.
        """
        return [
            partner(move.target)
            for move in moves
            if _is_exchanged(move)
            or (
                move.target.kind in COOP
                and move.target.owner == moment.viewer
                and moment.view.deciders != (moment.viewer,)
            )
        ]

    # --- in words --------------------------------------------------------------------------------

    def prompt(self, moment: Moment) -> str:
        coop = shown_coop(moment)
        if coop is not None:
            return verdict(coop, moment, self._variant)
        if moment.decider is None or not moment.is_settled:
            return ""
        if moment.forced_move is not None:
            return self._variant.ending(moment)
        asked = self._variant.prompt(moment)
        if moment.decider == moment.viewer and self._is_last_turn(moment.decider, moment):
            return tr("Your last turn. {asked}").format(asked=asked)
        return asked

    def _is_last_turn(self, seat: Seat, moment: Moment) -> bool:
        called = self._declared(moment)
        return called not in (None, seat) and moment.view.deciders == (seat,)

    def asked(self, moment: Moment) -> str:
        if moment.forced_move is not None:
            return self.prompt(moment)
        return self._variant.asked(moment)

    def hand(self, moment: Moment) -> str:
        return own_coops(self._variant, moment)

    def table(self, moment: Moment) -> str:
        return on_the_table(moment)

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        if self._is_last_turn(seat, moment):
            #: On the plate of a player who has the last turn of the round.
            return tr("last turn")
        return self._variant.detail(seat, moment)

    def names(self, moment: Moment) -> Mapping[Target, str]:
        return names(self._variant, moment)

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        return self._variant.certain(moment)

    def reading_order(self, moment: Moment) -> Sequence[Target]:
        lying = dict(moment.view.zones)
        drawn = [card for seat in moment.observers for card in moment.card_targets(DRAWN[seat])]
        buttons = [button for row in self._variant.rows for button in row]
        coops = [
            coop_place(zone)
            for seat in moment.seats
            for zone in (*DOWN[4 * seat : 4 * seat + 4], *UP[4 * seat : 4 * seat + 4])
            if lying.get(zone)
        ]
        piles = [PILE, STOCK_PILE, *([LOOK] if lying.get(DISCARD) else [])]
        return [*drawn, *buttons, *coops, *piles]


def _is_exchanged(move: Moved) -> bool:
    return move.source.kind == move.target.kind == Kind.DOWN
