"""Rules of thumb that change a player's move: out of greed, spite, fear, or plain sense.

A rule receives the player's view and intended move. It returns another move, or None. The player
ignores a move that is not legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from soiree.core.cards import ACE, Card, is_court, rank_of
from soiree.core.entries import Move
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.core.zones import Zone
from soiree.games.coops import rules as coops
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import DISCARD, END, OWN_OFFSETS, Over, Own
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import SLOTS, Kind
from soiree.games.pariah.rules import is_valid as is_valid_in_pariah
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind as SodaKind

Rule = Callable[[View, Move], Move | None]


# --- Soureh and Pariah ---------------------------------------------------------------------------


def validity(view: View) -> Callable[[Card, Card], bool]:
    """Return a function that is True if a face-up and a face-down card make a valid coop."""
    return is_valid_in_pariah if view.game == "pariah" else coops.is_valid


def own_coops(view: View) -> list[tuple[Card, Card]]:
    """Return the face-up and the face-down card of each own coop."""
    return [
        (up, down)
        for slot in SLOTS
        for up in view.faces(Kind.UP, view.seat, slot)
        for down in view.faces(Kind.DOWN, view.seat, slot)
    ]


def untouched(view: View) -> Iterator[tuple[Move, Card, Card]]:
    """Yield the own invalid coops without a placed card: the move there, and their cards."""
    valid = validity(view)
    placed = {
        event.target
        for event in view.events_of_round()
        if isinstance(event, Moved) and event.source.kind == Kind.DRAWN
    }
    for slot, (up, down) in zip(SLOTS, own_coops(view), strict=True):
        if Zone(Kind.DOWN, view.seat, slot) not in placed and not valid(up, down):
            yield str(Own(slot)), up, down


def drawn(view: View) -> Card:
    (card,) = view.faces(Kind.DRAWN, view.seat)
    assert card is not None
    return card


def mends_for_nothing(view: View, move: Move) -> Move | None:
    """Instead of discarding before a declaration, use the card in an untouched coop at no cost."""
    if move != DISCARD or CoopFacts.of(view).declarer is not None:
        return None
    card = VALUES[drawn(view)]
    raised = {
        own: min(VALUES[up], card) - min(VALUES[up], VALUES[down])
        for own, up, down in untouched(view)
        if own in view.legal
    }
    best = min(raised, key=raised.__getitem__, default=None)
    return best if best is not None and raised[best] <= 0 else None


def bluffs(view: View, move: Move) -> Move | None:
    """Instead of discarding before a declaration, place the card into any untouched coop."""
    if move != DISCARD or CoopFacts.of(view).declarer is not None:
        return None
    return next((own for own, _, _ in untouched(view)), None)


def mends(view: View, move: Move) -> Move | None:
    """Place a number card into the first own coop that it makes valid."""
    valid, found = validity(view), view.faces(Kind.DRAWN, view.seat)
    if not found or is_court(drawn(view)) or CoopFacts.of(view).declarer is not None:
        return None
    for offset, (up, down) in enumerate(own_coops(view)):
        if not valid(up, down) and valid(up, drawn(view)):
            return None if move in OWN_OFFSETS else str(Own(offset + 1))
    return None


def completes(view: View, move: Move) -> Move | None:
    """Place a number card into an own coop if that makes all four coops valid."""
    valid = validity(view)
    ready = sum(valid(up, down) for up, down in own_coops(view))
    return mends(view, move) if ready == 3 else None


def hoards(view: View, move: Move) -> Move | None:
    """Place the card into an own invalid coop instead of an opponent's coop."""
    if move in OWN_OFFSETS or CoopFacts.of(view).declarer is not None or move == DISCARD:
        return None
    return next((own for own, _, _ in untouched(view)), None)


def spoils(view: View, move: Move) -> Move | None:
    """Instead of discarding, place the card over a coop of the next player, the first one first."""
    if move != DISCARD:
        return None
    other = (view.seat + 1) % view.seats
    overs = (str(Over(other * 4 + slot - 1)) for slot in SLOTS)
    return next((over for over in overs if over in view.legal), None)


def waits(view: View, move: Move) -> Move | None:
    """Do not declare in the first five own turns."""
    ends = sum(
        isinstance(event, Moved)
        and event.source.kind == Kind.DRAWN
        and event.source.owner == view.seat
        for event in view.events_of_round()
    )
    return END if END in view.legal and ends < 5 else None


COOPS: dict[str, Rule] = {
    "mends for nothing": mends_for_nothing,
    "bluffs": bluffs,
    "mends": mends,
    "completes": completes,
    "greed": hoards,
    "spite": spoils,
    "fear": waits,
}


# --- Soda ----------------------------------------------------------------------------------------


def plays(view: View) -> list[Move]:
    """Return the cards that may be played, lowest first."""
    return [move for move in view.legal if move != NO]


def is_led(view: View) -> bool:
    return bool(view.faces(SodaKind.ROW))


def saves_aces(view: View, move: Move) -> Move | None:
    """Do not play an ace for less than six points."""
    worth = SodaFacts.of(view).worth or 0
    if move == NO or rank_of(PLAYED[move]) != ACE or worth >= 6:
        return None
    return NO if is_led(view) else plays(view)[0]


def grabs(view: View, move: Move) -> Move | None:
    """Play an ace for six points or more."""
    worth = SodaFacts.of(view).worth or 0
    last = plays(view)[-1] if plays(view) else NO
    if not is_led(view) or worth < 6 or last == NO or rank_of(PLAYED[last]) != ACE:
        return None
    return last


def pairs(view: View, move: Move) -> Move | None:
    """Play a pair whenever possible."""
    row = view.faces(SodaKind.ROW)
    if not row or not plays(view):
        return None
    assert row[-1] is not None
    first = plays(view)[0]
    return first if rank_of(PLAYED[first]) == rank_of(row[-1]) else None


def leads_low(view: View, move: Move) -> Move | None:
    """Lead with the lowest card."""
    return None if is_led(view) else plays(view)[0]


def never_refuses(view: View, move: Move) -> Move | None:
    """Play the lowest card instead of saying No, unless it is an ace."""
    first = next(iter(plays(view)), NO)
    return first if move == NO and first != NO and rank_of(PLAYED[first]) != ACE else None


SODA: dict[str, Rule] = {
    "saves aces": saves_aces,
    "greed: an ace at once": grabs,
    "a pair at once": pairs,
    "leads low": leads_low,
    "never refuses": never_refuses,
}
