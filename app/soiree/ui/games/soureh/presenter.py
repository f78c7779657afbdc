"""The table of Soureh: coops, the cards to pay, and the choice to take 50 off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Event, Said, Scored
from soiree.core.zones import Seat, Zone
from soiree.games.coops import rules as coops
from soiree.games.coops.facts import Phase
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import DISCARD, DOWN, SLOTS, UP, Kind, coop_at
from soiree.games.soureh import moves
from soiree.games.soureh.moves import DEDUCT
from soiree.games.soureh.rules import SourehFacts
from soiree.games.soureh.words import Why, Word
from soiree.ui.games.coops.choosing import shared_meant, shared_targets
from soiree.ui.games.coops.on_table import (
    coop_place,
    coop_zone,
    drawn_card,
    invalid_slots,
    validity,
)
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.coops.scenery import CoopScenery
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON, Variant, placing_prompt
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Speech, Step
from soiree.ui.table.contract.targets import Button, Label, Place, Target, Targets

PAY_BUTTON = Button("pay")
DEDUCT_BUTTON = Button("deduct")
KEEP_BUTTON = Button("keep")
"""`PAY_BUTTON` pays the ticked cards; the others answer the choice at a multiple of 100."""

_TENS = 8
"""The number of 10s in the deck; only a 10 can replace a face-up ace (SRH-3)."""

_KEPT = 400
"""Milliseconds for which a kept score is announced."""


class SourehVariant(Variant):
    """The parts of a table of coops that only Soureh has."""

    rows = ((END_BUTTON, PAY_BUTTON, DEDUCT_BUTTON), (CALL_BUTTON, KEEP_BUTTON))

    def __init__(self) -> None:
        self.title = tr("The table of Soureh")
        self.call = self.word = tr("Soureh!")

    # --- what is shown

    def labels(self, moment: Moment) -> Mapping[Button, Label]:
        pay = tr("Pay")
        if self.is_ticking(moment):
            pay = tr("Pay {sum}").format(sum=_ticked_sum(moment))
        return {
            CALL_BUTTON: Label(tr("Declare"), tr("S", "Declare"), quiet=not self.may_call(moment)),
            PAY_BUTTON: Label(pay, tr("Y", "Pay")),
            DEDUCT_BUTTON: Label(tr("Take 50 off"), tr("T", "Take 50 off")),
            KEEP_BUTTON: Label(tr("Keep it"), tr("K", "Keep it"), quiet=True),
        }

    def is_valid(self, up: Card, down: Card) -> bool:
        return coops.is_valid(up, down)

    def ending(self, moment: Moment) -> str:
        return tr("Your turn ends: not all of your coops are valid.")

    def warning(self, coops: int) -> str:
        return tr(
            "Coops {slots} are not valid. To declare anyway, choose Declare again.", "", coops
        )

    def prompt(self, moment: Moment) -> str:
        drawn = drawn_card(moment)
        if drawn is not None and drawn.card is not None:
            return placing_prompt(drawn.card, moment)
        if moment.decider is None or not moment.legal:
            return ""
        total = moment.view.totals[moment.decider]
        if DEDUCT in moment.legal:
            return tr("Your score is {total}. Take 50 off it?").format(total=total)
        if self.is_ticking(moment):
            paid = _ticked_sum(moment)
            text = tr("Pay {sum}, which makes {after}: then you may take 50 off.")
            if (total + paid) % 100:
                text = tr("Pay one card of each coop: {sum}, which makes {after}.")
            return text.format(sum=paid, after=total + paid)
        if moment.appearance.explains and moment.appearance.show_valid:
            if invalid_slots(moment, self.is_valid):
                return tr("End your turn: before you declare, all your coops should be valid.")
            return tr("All your coops are valid: declare Soureh before one of them is spoiled.")
        return tr("Declare Soureh, or end your turn.")

    def step(self, event: Event, moment: Moment) -> Step | None:
        match event:
            case Said(seat, Word.KEEP):
                # A kept score scores nothing, but may end the round.
                return Step(speech=Speech(seat, tr("I keep it.")), hold=_KEPT, may_end_round=True)
        return None

    def counted(self, event: Scored) -> Highlight:
        """The highlight of a score, larger for a deduction of 50 than for a payment (SRH-8)."""
        weight = Weight.MIDDLE if event.why == Why.DEDUCT else Weight.SMALL
        return Highlight(weight, event.seat, points=event.points)

    def detail(self, seat: Seat, moment: Moment) -> str | None:
        """The word "out" below the name of a player without cards (SRH-10); None for all others."""
        lying = [bool(moment.cards(UP[coop_at(each, 1)])) for each in range(len(moment.names))]
        #: On the plate of a player who is out of the match.
        return tr("out") if any(lying) and not lying[seat] else None

    def at_stake(self, seat: Seat, moment: Moment) -> int:
        """The sum of the cheaper visible card of each coop; 0 if all coops are valid (SRH-7).

        With the marks of valid coops off, the sum is not 0: a 0 would say that all are valid.
        """
        coops = [coop_at(seat, slot) for slot in SLOTS]
        valid = validity(moment, self.is_valid)
        may_know = moment.appearance.show_valid or seat not in moment.observers
        if may_know and all(valid.get(coop) for coop in coops):
            return 0
        pairs = [(*moment.faces(UP[coop]), *moment.faces(DOWN[coop])) for coop in coops]
        return sum(min((VALUES[card] for card in pair), default=0) for pair in pairs)

    def card_name(self, name: str, place: Place, moment: Moment) -> str:
        if place.seat != moment.decider or not self.is_ticking(moment):
            return name
        if place in moment.selected:
            return tr("{name}, to be paid").format(name=name)
        return tr("{name}, not to be paid").format(name=name)

    def certain(self, moment: Moment) -> Mapping[Target, str]:
        safe = tr("This ace is safe: all eight 10s are gone.")
        zones = UP[: 4 * len(moment.names)]
        return {coop_place(zone): safe for zone in zones if _is_safe_ace(zone, moment)}

    # --- how moves are made

    def targets(self, move: Move, moment: Moment) -> Targets:
        match moves.parse(move):
            case moves.Pay(sides):
                paid = zip(sides, SLOTS, strict=True)
                return (*(Place(side, moment.decider, slot) for side, slot in paid), PAY_BUTTON)
            case moves.Deduct():
                return (DEDUCT_BUTTON,)
            case moves.Keep():
                return (KEEP_BUTTON,)
            case shared:
                return shared_targets(shared, moment)

    def meant(self, coops: Sequence[Zone], moment: Moment) -> Move | None:
        return shared_meant(coops, moment)

    def digit(self, slot: int, moment: Moment) -> Place:
        """The card that a digit key selects: the face-down card of the coop with this number. In a
        payment, the key selects the coop's face-up card if the face-down card is selected already.
        """
        place = super().digit(slot, moment)
        if place in moment.selected and self.is_ticking(moment):
            return Place(Kind.UP, place.seat, slot)
        return place

    def is_ticking(self, moment: Moment) -> bool:
        """True while a player selects the cards to pay, one of each coop (SRH-7)."""
        return moment.decider is not None and SourehFacts.of(moment.view).phase is Phase.PAY

    def ticked(self, moment: Moment) -> Targets:
        """The cheaper card of each coop, which the table selects in advance for the payment."""
        coops = [coop_at(moment.chooser, slot) for slot in SLOTS]
        return tuple(
            coop_place(min((UP[coop], DOWN[coop]), key=lambda zone: _value(zone, moment)))
            for coop in coops
        )


def _value(zone: Zone, moment: Moment) -> int:
    return sum(VALUES[card] for card in moment.faces(zone))


def _ticked_sum(moment: Moment) -> int:
    zones = filter(None, map(coop_zone, moment.selected))
    return sum(_value(zone, moment) for zone in zones)


def presenter() -> CoopPresenter:
    return CoopPresenter(SourehVariant())


def scenery() -> CoopScenery:
    return CoopScenery(SourehVariant())


def _is_safe_ace(zone: Zone | None, moment: Moment) -> bool:
    """True for an ace if nobody can draw a 10 any more, because all of them lie open."""
    if zone is None or not any(VALUES[card] == 1 for card in moment.faces(zone)):
        return False
    open_zones = (*UP[: 4 * len(moment.names)], DISCARD)
    tens = sum(VALUES[card] == 10 for each in open_zones for card in moment.faces(each))
    return tens == _TENS
