"""What matters most in Soureh and in Pariah: a call, a broken coop, a robbery, and the showdown."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import ACE, Card, is_court, is_red, rank_of
from soiree.core.events import Moved, Shown
from soiree.core.zones import Seat, Zone
from soiree.games.coops.zones import DOWN, UP, CoopIndex, Kind, coop_of, seat_of, slot_of
from soiree.ui.games.coops.on_table import IsValid, declarer
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget


def broken(moves: Sequence[Moved], moment: Moment, is_valid: IsValid) -> Highlight | None:
    """Somebody's valid coop is valid no longer, as another has replaced its face-up card.

    Only where the face-down card is seen: nobody else knows.
    """
    if len(moves) != 2:
        return None
    gone, come = moves
    taker, owner = come.source.owner, gone.source.owner
    if gone.source.kind != Kind.UP or come.source.kind != Kind.DRAWN or taker in (None, owner):
        return None
    assert taker is not None
    down = moment.faces(DOWN[coop_of(gone.source)])
    if not down or gone.card is None or come.card is None:
        return None
    if not is_valid(gone.card, down[0]) or is_valid(come.card, down[0]):
        return None
    return Highlight(Weight.MIDDLE, taker, cards=coop_cards(coop_of(gone.source), moment))


def robbed(moves: Sequence[Moved], moment: Moment, is_valid: IsValid) -> Highlight | None:
    """PAR-2: a king has taken a face-down card from another player's valid coop, as far as seen."""
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
            taken = _targets(moved.target, moment)
            cards = (*coop_cards(coop, moment), *taken)
            return Highlight(Weight.GREAT, deciders[0], "king", tr("Robbed!"), cards)
    return None


def last_turn(seat: Seat, moment: Moment) -> Highlight | None:
    """SRH-5: the turn that has just begun is the player's last one in this round."""
    if declarer(moment.view.events) in (None, seat):
        return None
    return Highlight(Weight.MIDDLE, seat, word=tr("Last turn"))


def coop_cards(coop: CoopIndex, moment: Moment) -> tuple[CardTarget, ...]:
    """The cards of a coop, whether their faces are seen or not."""
    return (*_targets(UP[coop], moment), *_targets(DOWN[coop], moment))


def _targets(zone: Zone, moment: Moment) -> tuple[CardTarget, ...]:
    return tuple(CardTarget(zone, card) for card in moment.cards(zone))


# --- the showdown, coop by coop


def shown_coop(moment: Moment) -> CoopIndex | None:
    """The coop that has just been turned up at the end of a round, if one has."""
    event = moment.view.events[-1] if moment.view.events else None
    if isinstance(event, Shown) and event.zone.kind == Kind.DOWN:
        return coop_of(event.zone)
    return None


def verdict(coop: CoopIndex, points: int, moment: Moment, is_valid: IsValid) -> str:
    """Whether a coop whose cards are both seen is valid, and why not; in a sentence.

    Args:
        points: that it earns.
    """
    up, down = moment.faces(UP[coop]), moment.faces(DOWN[coop])
    if not up or not down:
        return ""
    seat = seat_of(coop)
    yours = seat == moment.viewer
    if not is_valid(up[0], down[0]):
        text = _why_not(up[0], down[0], yours=yours)
    elif points:
        text = (
            tr("Your coop {slot} is valid: %n points.", "", points)
            if yours
            else tr("{player}’s coop {slot} is valid: %n points.", "", points)
        )
    else:
        text = tr("Your coop {slot} is valid.") if yours else tr("{player}’s coop {slot} is valid.")
    return text.format(
        player=moment.names[seat],
        slot=slot_of(coop),
        up=card_name(up[0]),
        down=card_name(down[0]),
    )


def _why_not(up: Card, down: Card, *, yours: bool) -> str:
    """SRH-2, PAR-1: the part of the rule that a coop breaks."""
    if is_court(down):
        if yours:
            return tr("Your coop {slot} is not valid: the {down} lies face down.")
        return tr("{player}’s coop {slot} is not valid: the {down} lies face down.")
    if rank_of(up) == rank_of(down) == ACE:
        if yours:
            return tr("Your coop {slot} is not valid: two aces.")
        return tr("{player}’s coop {slot} is not valid: two aces.")
    if is_red(up):
        if yours:
            return tr("Your coop {slot} is not valid: the red {up} is not lower than the {down}.")
        return tr("{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.")
    if yours:
        return tr("Your coop {slot} is not valid: the black {up} is not higher than the {down}.")
    return tr("{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.")
