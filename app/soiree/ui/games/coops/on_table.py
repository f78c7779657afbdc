"""Questions about the cards on a table of Soureh or Pariah, answered from a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from soiree.core.cards import Card
from soiree.core.events import Began, Event, Moved, Said, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import DOWN, DRAWN, SLOTS, UP, CoopIndex, Kind, coop_at, coop_of
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import events_of_round
from soiree.ui.table.contract.targets import CardTarget, Place, Target

COOP = (Kind.UP, Kind.DOWN)
"""The kinds of zones that make up a coop."""

PILE = Place(Kind.DISCARD)
STOCK_PILE = Place(Kind.STOCK)
LOOK = Place("look")
"""The words beside the discard pile that open it."""

IsValid = Callable[[Card, Card], bool]
"""True if a face-up card and a face-down card make a valid coop."""


def coop_place(zone: Zone) -> Place:
    """The place of a card of a coop."""
    return Place(zone.kind, zone.owner, zone.slot)


def coop_zone(target: Target) -> Zone | None:
    """The zone of a coop's card at a place; None for other targets."""
    if isinstance(target, Place) and target.kind in COOP:
        return Zone(target.kind, target.seat, target.number)
    return None


def partner(zone: Zone) -> Zone:
    """The zone of the other card of a coop."""
    coop = coop_of(zone)
    return DOWN[coop] if zone.kind == Kind.UP else UP[coop]


def drawn_card(moment: Moment) -> CardTarget | None:
    """The drawn card of the person who chooses now; None without one."""
    if moment.decider is None:
        return None
    zone = DRAWN[moment.decider]
    return next((CardTarget(zone, card) for card in moment.cards(zone)), None)


def shown_at_end(events: Sequence[Event]) -> frozenset[Zone]:
    """The face-down cards that have been turned up at the end of the round (SRH-7)."""
    latest = takewhile(lambda event: not isinstance(event, (Moved, Began)), reversed(events))
    shown = (event.zone for event in latest if isinstance(event, Shown))
    return frozenset(zone for zone in shown if zone.kind == Kind.DOWN)


def is_shown(zone: Zone, events: Sequence[Event]) -> bool:
    """True if everybody sees a hidden card: at the end of a round, or while it is used (PAR-2)."""
    if zone.kind != Kind.DRAWN:
        return zone in shown_at_end(events)
    for event in reversed(events):
        match event:
            case Shown(used) if used == zone:
                return True
            case Moved(_, source) if source == zone:
                return False
            case Turn() | Began():
                return False
    return False


def declarer(events: Sequence[Event]) -> Seat | None:
    """The player who has declared, or knocked, since the round began."""
    said = (event for event in events_of_round(events) if isinstance(event, Said))
    return next((each.seat for each in said if each.what in CALLS), None)


def validity(moment: Moment, is_valid: IsValid) -> Mapping[CoopIndex, bool]:
    """True for each valid coop, by coop; coops with a hidden card are left out."""
    lying = dict(moment.view.zones)
    found = {}
    for coop in range(4 * len(moment.names)):
        both = (*lying.get(UP[coop], ()), *lying.get(DOWN[coop], ()))
        if len(both) == 2 and both[0] is not None and both[1] is not None:
            found[coop] = is_valid(both[0], both[1])
    return found


def marks(moment: Moment, is_valid: IsValid) -> Mapping[CoopIndex, bool]:
    """True for each valid coop with a mark, by coop: the viewer's own ones, and at the end all."""
    shown = shown_at_end(moment.view.events)
    mine = moment.observers if moment.appearance.show_valid else ()
    return {
        coop: valid
        for coop, valid in validity(moment, is_valid).items()
        if DOWN[coop] in shown or DOWN[coop].owner in mine
    }


def invalid_slots(moment: Moment, is_valid: IsValid) -> Sequence[int]:
    """The slots of the chooser's coops that are not valid."""
    if moment.decider is None:
        return ()
    valid = validity(moment, is_valid)
    return [slot for slot in SLOTS if valid.get(coop_at(moment.decider, slot)) is False]
