"""The highlights of Soureh and Pariah: a call, a broken coop, a robbery, and the showdown."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import ACE, Card, is_court, is_red, rank_of
from soiree.core.events import Moved, Shown
from soiree.core.zones import Seat
from soiree.games.coops.zones import DOWN, UP, CoopIndex, Kind, coop_of, seat_of, slot_of
from soiree.ui.games.coops.on_table import IsValid, declarer
from soiree.ui.games.coops.variant import Variant
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget


def broken(moves: Sequence[Moved], moment: Moment, is_valid: IsValid) -> Highlight | None:
    """The highlight of a valid coop that another player broke by replacing its face-up card.

    None for viewers who do not see the face-down card.
    """
    if len(moves) != 2:
        return None
    gone, come = moves
    if (gone.source.kind, come.source.kind) != (Kind.UP, Kind.DRAWN):
        return None
    coop, taker = coop_of(gone.source), come.source.seat
    down = moment.faces(DOWN[coop])
    if taker == gone.source.owner or not down or gone.card is None or come.card is None:
        return None
    if not is_valid(gone.card, down[0]) or is_valid(come.card, down[0]):
        return None
    return Highlight(Weight.MIDDLE, taker, cards=coop_cards(coop, moment))


def robbed(moves: Sequence[Moved], moment: Moment, is_valid: IsValid) -> Highlight | None:
    """The highlight of a king that took a face-down card out of a valid coop (PAR-2).

    None for other moves, and for viewers who do not see the card.
    """
    deciders = moment.view.deciders
    if len(moves) != 2 or len(deciders) != 1:
        return None
    if any(each.kind != Kind.DOWN for moved in moves for each in (moved.source, moved.target)):
        return None
    for moved in moves:
        coop = coop_of(moved.source)
        up = moment.faces(UP[coop])
        if seat_of(coop) == deciders[0] or moved.card is None or not up:
            continue
        if is_valid(up[0], moved.card):
            taken = moment.card_targets(moved.target)
            cards = (*coop_cards(coop, moment), *taken)
            return Highlight(Weight.GREAT, deciders[0], "king", tr("Robbed!"), cards)
    return None


def last_turn(seat: Seat, moment: Moment) -> Highlight | None:
    """The highlight of the last turn of a player in this round (SRH-5); None for earlier turns."""
    if declarer(moment.view.events) in (None, seat):
        return None
    return Highlight(Weight.MIDDLE, seat, word=tr("Last turn"))


def coop_cards(coop: CoopIndex, moment: Moment) -> tuple[CardTarget, ...]:
    """Both cards of a coop, whether their faces are seen or not."""
    return (*moment.card_targets(UP[coop]), *moment.card_targets(DOWN[coop]))


# --- the showdown, coop by coop


def shown_coop(moment: Moment) -> CoopIndex | None:
    """The coop whose face-down card was turned up last at the end of a round; None before."""
    event = moment.view.events[-1] if moment.view.events else None
    if isinstance(event, Shown) and event.zone.kind == Kind.DOWN:
        return coop_of(event.zone)
    return None


def verdict(coop: CoopIndex, moment: Moment, variant: Variant) -> str:
    """A sentence that says whether a coop is valid, and if not, why; empty if a card is hidden."""
    up, down = moment.faces(UP[coop]), moment.faces(DOWN[coop])
    if not up or not down:
        return ""
    if not variant.is_valid(up[0], down[0]):
        yours, theirs = _why_not(up[0], down[0])
    elif points := variant.worth(up[0], down[0]):
        yours = tr("Your coop {slot} is valid: %n points.", "", points)
        theirs = tr("{player}’s coop {slot} is valid: %n points.", "", points)
    else:
        yours, theirs = tr("Your coop {slot} is valid."), tr("{player}’s coop {slot} is valid.")
    names = {"up": card_name(up[0]), "down": card_name(down[0])}
    return moment.say(seat_of(coop), yours, theirs, slot=slot_of(coop), **names)


def _why_not(up: Card, down: Card) -> tuple[str, str]:
    """The broken part of the rule (SRH-2, PAR-1), as told to the owner and to others."""
    if is_court(down):
        yours = tr("Your coop {slot} is not valid: the {down} lies face down.")
        theirs = tr("{player}’s coop {slot} is not valid: the {down} lies face down.")
    elif rank_of(up) == rank_of(down) == ACE:
        yours = tr("Your coop {slot} is not valid: two aces.")
        theirs = tr("{player}’s coop {slot} is not valid: two aces.")
    elif is_red(up):
        yours = tr("Your coop {slot} is not valid: the red {up} is not lower than the {down}.")
        theirs = tr(
            "{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}."
        )
    else:
        yours = tr("Your coop {slot} is not valid: the black {up} is not higher than the {down}.")
        theirs = tr(
            "{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}."
        )
    return yours, theirs
