"""Moves in Soureh and Pariah: the drawn card goes where the player clicks or drags it.

The table selects the drawn card itself, so one click on a place makes the move.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from soiree.core.entries import Move
from soiree.core.zones import Zone
from soiree.games.coops import moves
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import DISCARD, DOWN, SLOTS, STOCK, UP, Kind, coop_at, coop_of
from soiree.ui.games.coops.layout import SMALL
from soiree.ui.games.coops.on_table import (
    COOP,
    LOOK,
    PILE,
    STOCK_PILE,
    coop_place,
    coop_zone,
    drawn_card,
    invalid_slots,
)
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON, Variant
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed
from soiree.ui.table.contract.choosing import Choosing, Invitation, OpenPile
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget, Place, SeatPlate, Target, Targets


class CoopChoosing(Choosing):
    """Makes moves from selected targets, in Soureh and in Pariah."""

    places = frozenset({*COOP, PILE.kind, LOOK.kind})
    needs_asking = True
    leads_focus = True

    def __init__(self, variant: Variant) -> None:
        self._variant = variant

    def targets(self, move: Move, moment: Moment) -> Targets:
        return self._variant.targets(move, moment)

    def meaning(self, target: Target, moment: Moment) -> Target | None:
        match target:
            case CardTarget(zone) if zone == DISCARD:
                return PILE
            case CardTarget(zone) if zone == STOCK:
                return STOCK_PILE
            case CardTarget(zone) if zone.kind in COOP:
                return coop_place(zone)
            case SeatPlate():
                return None
        lies = DISCARD if target == LOOK else coop_zone(target)
        return target if lies is None or moment.cards(lies) else None

    def preselected(self, moment: Moment) -> Targets:
        if self._variant.is_ticking(moment):
            return self._variant.ticked(moment)
        drawn = drawn_card(moment)
        return () if drawn is None else (drawn,)

    def replaces(self, target: Target, moment: Moment) -> Collection[Target]:
        """While a person pays, the selection of one card of a coop deselects the other (SRH-7)."""
        zone = coop_zone(target)
        if zone is None or zone.owner != moment.decider or not self._variant.is_ticking(moment):
            return ()
        other = Kind.DOWN if zone.kind == Kind.UP else Kind.UP
        return (Place(other, zone.owner, zone.slot),)

    def meant(self, targets: Targets, moment: Moment) -> Move | None:
        coops = [zone for zone in map(coop_zone, targets) if zone is not None]
        return self._variant.meant(coops, moment) if coop_zone(targets[-1]) else None

    def objection(self, targets: Targets, moment: Moment) -> str:
        if coop_zone(targets[-1]) is None:
            return ""
        return tr("You cannot replace the face-down cards of others.")

    def warning(self, move: Move, moment: Moment) -> str:
        """Warn before declaring with coops that are not valid (SRH-4)."""
        if move not in CALLS or not moment.appearance.warnings:
            return ""
        slots = invalid_slots(moment, self._variant.is_valid)
        if not slots:
            return ""
        return self._variant.warning(len(slots)).format(slots=listed([*map(str, slots)]))

    def forced_move(self, moment: Moment) -> Move | None:
        """End the turn where nobody would declare, if coops show their marks (SRH-4)."""
        appearance = moment.appearance
        if moves.END not in moment.legal or not (appearance.ends_turns and appearance.show_valid):
            return None
        invalid = invalid_slots(moment, self._variant.is_valid)
        return moves.END if self._variant.ends_by_itself(invalid, moment) else None

    def opens(self, target: Target, moment: Moment) -> OpenPile | None:
        is_meant = target == LOOK or (target == PILE and drawn_card(moment) is None)
        count = len(moment.cards(DISCARD)) if is_meant else 0
        if not count:
            return None
        title = tr("The discard pile: %n cards, the newest first", "", count)
        return OpenPile(DISCARD, title, tr("Close the discard pile"), SMALL)

    def key(self, text: str, moment: Moment) -> Target | None:
        if text.lower() == "b" and moment.cards(DISCARD):
            return LOOK
        if text.lower() == "x" and drawn_card(moment) is not None:
            return PILE
        if moment.decider is not None and text in map(str, SLOTS):
            return self._variant.digit(int(text), moment)
        return None

    def held_at(self, place: Place, moment: Moment) -> CardTarget | None:
        """The coop card that a drag from this place takes, for a move with two coops (PAR-2).

        None if no card can be dragged.
        """
        zone, drawn = coop_zone(place), drawn_card(moment)
        if zone is None or drawn is None or not moment.cards(zone):
            return None
        ways = [self.targets(move, moment) for move in moment.legal]
        is_one_of_two = any(place in way and len(way) > len((drawn, place)) for way in ways)
        return CardTarget(zone, moment.cards(zone)[0]) if is_one_of_two else None

    def invited(self, moment: Moment) -> Collection[Target]:
        return [target for target in moment.selected if isinstance(target, CardTarget)]

    def raised(self, moment: Moment) -> Collection[Target]:
        if self._variant.is_ticking(moment):
            # A raised row would cover the prompt above it; ticks and glows are enough.
            return ()
        zones = filter(None, map(coop_zone, moment.selected))
        return [
            *self.invited(moment),
            *(CardTarget(zone, card) for zone in zones for card in moment.cards(zone)),
        ]

    def invitation(self, place: Place, following: Collection[Target], moment: Moment) -> Invitation:
        if self._variant.is_ticking(moment):
            is_mine = coop_zone(place) is not None and place.seat == moment.decider
            return Invitation(is_mine, place in moment.selected)
        drawn = drawn_card(moment)
        if drawn is None or not (place in following or place in moment.selected):
            return super().invitation(place, following, moment)
        if place in (*moment.selected, moment.pointed_at, moment.focused):
            return Invitation(line=True, glow=True)
        # Places glow once the drawn card is taken up or pointed at; other players' places, faintly.
        is_taken_up = set(moment.selected) != {drawn}
        if is_taken_up or drawn in (moment.pointed_at, moment.focused):
            return Invitation(line=True, glow=True, faint=place.seat not in (None, moment.decider))
        return Invitation()


def ticks(variant: Variant, moment: Moment) -> Mapping[Place, bool]:
    """The places whose card the person can tick now; True if the card is ticked already."""
    if moment.decider is None or not variant.is_ticking(moment):
        return {}
    own = [coop_at(moment.decider, slot) for slot in SLOTS]
    return {
        place: place in moment.selected
        for coop in own
        for place in (coop_place(UP[coop]), coop_place(DOWN[coop]))
    }


# --- answers that both games share ---------------------------------------------------------------


def shared_targets(move: moves.Meaning, moment: Moment) -> Targets:
    """The targets of a move that exists in Soureh and in Pariah."""
    match move:
        case moves.Own(slot):
            return using_drawn(moment, coop_place(DOWN[coop_at(moment.chooser, slot)]))
        case moves.Over(coop):
            return using_drawn(moment, coop_place(UP[coop]))
        case moves.Discard():
            return using_drawn(moment, PILE)
        case moves.End():
            return (END_BUTTON,)
        case moves.Declare():
            return (CALL_BUTTON,)


def using_drawn(moment: Moment, *others: Target) -> Targets:
    """The targets of a move that uses the drawn card.

    Args:
        others: the targets that follow the drawn card.

    Raises:
        ValueError: the player has drawn no card.
    """
    drawn = drawn_card(moment)
    if drawn is None:
        raise ValueError("no card has been drawn")
    return (drawn, *others)


def shared_meant(coops: Sequence[Zone], moment: Moment) -> Move | None:
    """The move of Soureh and Pariah that a selection of coop cards means; None without one."""
    zone = coops[-1]
    if zone.kind == Kind.UP:
        return str(moves.Over(coop_of(zone)))
    if zone.owner != moment.decider or zone.slot is None:
        return None
    return str(moves.Own(zone.slot))
