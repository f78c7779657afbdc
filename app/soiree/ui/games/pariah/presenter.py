"""The table of Pariah: coops, and the effects of a drawn jack, queen or king."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from soiree.core.cards import JACK, KING, QUEEN, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Event, Moved, Outcome, Said, Scored
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import (
    DOWN,
    SLOTS,
    UP,
    CoopIndex,
    Kind,
    coop_at,
    coop_of,
    seat_of,
    slot_of,
)
from soiree.games.pariah import moves
from soiree.games.pariah import rules as pariah
from soiree.games.pariah.rules import PariahFacts
from soiree.games.pariah.words import Why, Word
from soiree.ui.games.coops.choosing import shared_meant, shared_targets, using_drawn
from soiree.ui.games.coops.on_table import coop_place, drawn_card, invalid_slots, validity
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.coops.scenery import CoopScenery
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON, Variant, placing_prompt
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Speech, Step
from soiree.ui.table.contract.targets import Button, Label, Place, Targets

QUEEN_BUTTON = Button("queen")
"""Uses a drawn queen; a queen on the discard pile has no effect."""

_TWO_MORE = 500
"""Milliseconds for which the queen's two more turns are announced."""


_WORTH_A_KNOCK = 2
"""The fewest valid coops with which a knock makes sense: no level knocks with fewer."""


class PariahVariant(Variant):
    """The table of Pariah."""

    rows = ((END_BUTTON,), (CALL_BUTTON,), (QUEEN_BUTTON,))

    def __init__(self) -> None:
        self.title = tr("The table of Pariah")
        self.call = tr("I knock.")
        self.word = tr("Knock!")

    # --- what is shown

    def labels(self, moment: Moment) -> Mapping[Button, Label]:
        return {
            CALL_BUTTON: Label(tr("Knock"), tr("K", "Knock"), quiet=not self.may_call(moment)),
            QUEEN_BUTTON: Label(tr("Use the queen"), tr("Q", "Use the queen")),
        }

    def is_valid(self, up: Card, down: Card) -> bool:
        return pariah.is_valid(up, down)

    def ends_by_itself(self, invalid: Sequence[int], moment: Moment) -> bool:
        """True if fewer than two coops are valid, which is too few for a knock (PAR-3, PAR-5)."""
        return len(SLOTS) - len(invalid) < _WORTH_A_KNOCK

    def ending(self, moment: Moment) -> str:
        left = PariahFacts.of(moment.view).additional
        if left:
            return tr("Your turn ends: you have %n more turns.", "", left)
        if len(invalid_slots(moment, self.is_valid)) == len(SLOTS):
            return tr("Your turn ends: none of your coops is valid.")
        return tr("Your turn ends: only one of your coops is valid.")

    def warning(self, coops: int) -> str:
        return tr("Coops {slots} are not valid. To knock anyway, choose Knock again.", "", coops)

    def prompt(self, moment: Moment) -> str:
        drawn = drawn_card(moment)
        if drawn is None or drawn.card is None:
            return _end_words(moment)
        rank = rank_of(drawn.card)
        if rank == KING and len(moment.selected) > 1:
            return tr("Choose the other face-down card to switch.")
        texts = {
            JACK: tr("The {card}: place it on one of your face-up cards, or discard it."),
            QUEEN: tr("The {card}: use it for two more turns, or discard it."),
            KING: tr("The {card}: choose two face-down cards to switch, or discard it."),
        }
        if rank not in texts:
            return placing_prompt(drawn.card, moment)
        return texts[rank].format(card=card_name(drawn.card))

    def asked(self, moment: Moment) -> str:
        texts = {
            JACK: tr("Choose one of your face-up cards to replace, or discard it."),
            QUEEN: tr("Use it for two more turns, or discard it."),
            KING: tr("Choose two face-down cards to switch, or discard it."),
        }
        rank = _drawn_rank(moment)
        return super().asked(moment) if rank is None else texts.get(rank, super().asked(moment))

    def step(self, event: Event, moment: Moment) -> Step | None:
        match event:
            case Said(seat, Word.QUEEN):
                return Step(speech=Speech(seat, tr("Two more turns!")), hold=_TWO_MORE)
        return None

    def worth(self, up: Card, down: Card) -> int:
        """The points of both cards, if the coop is valid (PAR-5)."""
        return pariah.POINTS[up] + pariah.POINTS[down] if self.is_valid(up, down) else 0

    def counted(self, event: Scored) -> Highlight | None:
        """The highlight of the bonus for four valid coops (PAR-5); None for any other score."""
        if event.why != Why.BONUS:
            return None
        return Highlight(Weight.MIDDLE, event.seat, points=event.points)

    def at_stake(self, seat: Seat, moment: Moment) -> int:
        """The points of the player's valid coops (PAR-5); 0 where marks are hidden."""
        if seat in moment.observers and not moment.appearance.show_valid:
            return 0
        valid = validity(moment, self.is_valid)
        coops = [coop for slot in SLOTS if valid.get(coop := coop_at(seat, slot))]
        points = sum(
            pariah.POINTS[card]
            for coop in coops
            for zone in (UP[coop], DOWN[coop])
            for card in moment.faces(zone)
        )
        return points + (pariah.ALL_VALID if len(coops) == len(SLOTS) else 0)

    def news(self, outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[News]:
        """The digest's items for the effect of a queen or of a king (PAR-2)."""
        if Said(outcome.seat or 0, Word.QUEEN) in outcome.events:
            yield News(outcome.seat, tr("queen, two more turns"), 2, outcome=outcome)
        switched = [
            event
            for event in outcome.events
            if isinstance(event, Moved) and event.source.kind == event.target.kind == Kind.DOWN
        ]
        switched.sort(key=lambda moved: moved.source.owner != moment.viewer)
        if not switched:
            return
        first, second = switched
        hits = first.source.owner == moment.viewer
        text = tr("king switches two hidden cards")
        if hits and first.card is not None and second.card is not None:
            text = tr("king takes your {card}, coop {slot}, for the {other}")
        elif hits:
            text = tr("king switches your hidden cards {slot} and {second}")
        words = text.format(
            card="" if first.card is None else write(first.card),
            other="" if second.card is None else write(second.card),
            slot=first.source.slot,
            second=second.source.slot,
        )
        yield News(outcome.seat, words, 3 if hits else 1, hits, outcome)

    # --- how moves are made

    def targets(self, move: Move, moment: Moment) -> Targets:
        match moves.parse(move):
            case moves.Jack(slot):
                return using_drawn(moment, coop_place(UP[coop_at(moment.chooser, slot)]))
            case moves.Queen():
                return using_drawn(moment, QUEEN_BUTTON)
            case moves.King(one, other):
                return using_drawn(moment, coop_place(DOWN[one]), coop_place(DOWN[other]))
            case shared:
                return shared_targets(shared, moment)

    def meant(self, coops: Sequence[Zone], moment: Moment) -> Move | None:
        """A move that the drawn jack or king cannot make."""
        rank, zone = _drawn_rank(moment), coops[-1]
        if rank == JACK and (zone.kind, zone.owner) == (Kind.UP, moment.decider):
            return str(moves.Jack(slot_of(coop_of(zone))))
        if rank == KING and zone.kind == Kind.DOWN:
            downs = sorted(coop_of(each) for each in coops if each.kind == Kind.DOWN)
            # One place alone is refused only if none of its owner's cards may move.
            one, other = downs if len(downs) == 2 else sorted((downs[0], _beside(downs[0])))
            return str(moves.King(one, other))
        return shared_meant(coops, moment)

    def digit(self, slot: int, moment: Moment) -> Place:
        if moment.decider is not None and _drawn_rank(moment) == JACK:
            return coop_place(UP[coop_at(moment.decider, slot)])
        return super().digit(slot, moment)


def _end_words(moment: Moment) -> str:
    more = PariahFacts.of(moment.view).additional
    if not more and moment.appearance.explains:
        return tr("End your turn, or knock: the round ends after the other player’s last turn.")
    if not more:
        return tr("Knock, or end your turn.")
    return tr("Knock, or end this turn: you have %n more turns.", "", more)


def _drawn_rank(moment: Moment) -> int | None:
    drawn = drawn_card(moment)
    return None if drawn is None or drawn.card is None else rank_of(drawn.card)


def _beside(coop: CoopIndex) -> CoopIndex:
    return 4 * seat_of(coop) + (coop + 1) % 4


def presenter() -> CoopPresenter:
    return CoopPresenter(PariahVariant())


def scenery() -> CoopScenery:
    return CoopScenery(PariahVariant())
