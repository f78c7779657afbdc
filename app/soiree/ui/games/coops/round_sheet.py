"""The part of a round sheet that Soureh and Pariah share: which coops failed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.cards import ACE, Card, is_court, is_red, rank_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import SLOTS, Kind
from soiree.ui.games.coops.on_table import IsValid
from soiree.ui.language.translation import tr
from soiree.ui.language.words import rank_name
from soiree.ui.table.contract.round_sheet import Account
from soiree.ui.table.contract.targets import Place


def coops_of(seat: Seat, view: View) -> Sequence[tuple[Card, Card]]:
    """The face-up and face-down cards of a player's coops, by slot; none for eliminated players."""
    return [
        (up, down)
        for slot in SLOTS
        for up in view.faces(Kind.UP, seat, slot)
        for down in view.faces(Kind.DOWN, seat, slot)
    ]


def with_reasons(account: Account, view: View, is_valid: IsValid, rest: Sequence[str]) -> Account:
    """An account with a line for each coop that is not valid, and the other sentences in one line.

    Args:
        rest: the other sentences.
    """
    coops = zip(SLOTS, coops_of(account.seat, view), strict=False)
    failed = [(slot, up, down) for slot, (up, down) in coops if not is_valid(up, down)]
    lines = [
        _why_not(up, down).format(
            slot=slot, up=rank_name(rank_of(up)), down=rank_name(rank_of(down))
        )
        for slot, up, down in failed
    ]
    places = tuple(Place(Kind.UP, account.seat, slot) for slot, _, _ in failed)
    return replace(account, why="\n".join((*lines, " ".join(rest))), places=places)


def _why_not(up: Card, down: Card) -> str:
    if is_court(down):
        return tr("Coop {slot} fails: a {down} lies face down.")
    if rank_of(up) == rank_of(down) == ACE:
        return tr("Coop {slot} fails: two aces.")
    if VALUES[up] == VALUES[down]:
        return tr("Coop {slot} fails: both cards are worth the same.")
    if is_red(up):
        return tr("Coop {slot} fails: the red {up} is not lower than the {down}.")
    return tr("Coop {slot} fails: the black {up} is not higher than the {down}.")
