"""Short spoken descriptions of cards and players: plain functions of a moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soiree.core.cards import Card, rank_of, suit_of
from soiree.core.zones import Seat, Zone
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row, listed, parted, rank_name, suit_name
from soiree.ui.table.contract.moment import Moment

_NAMED = 3
"""The greatest number of opponents who are introduced by name."""


def by_suit(cards: Iterable[Card]) -> str:
    """Return cards in the shortest spoken form: `spades 2, 7, king; hearts ace`."""
    suits: dict[int, list[Card]] = {}
    for card in cards:
        suits.setdefault(suit_of(card), []).append(card)
    text = tr("{suit} {ranks}")
    return parted(
        [
            text.format(
                suit=suit_name(suit), ranks=in_row([rank_name(rank_of(card)) for card in held])
            )
            for suit, held in suits.items()
        ]
    )


def hand(moment: Moment) -> str:
    """Return a sentence with the viewer's hand by suit; an empty text for an empty hand."""
    held = moment.faces(Zone("hand", moment.viewer))
    if not held:
        return ""
    return tr("Your hand, %n cards: {cards}.", "", len(held)).format(cards=by_suit(held))


def company(names: Sequence[str], kinds: Sequence[str], viewer: Seat) -> str:
    """Return a sentence about the viewer's opponents; empty if there is no viewer or opponent.

    Args:
        kinds: the level of the computer at each seat; empty for a person.
    """
    others = [seat for seat in range(len(names)) if seat != viewer]
    if viewer not in range(len(names)) or not others:
        return ""
    levels = {kinds[seat] for seat in others}
    if len(others) > _NAMED:
        return tr("You play %n others.", "", len(others))
    if len(levels) > 1 or "" in levels:
        players = [_with_level(names[seat], kinds[seat]) for seat in others]
        return tr("You play against {players}.").format(players=listed(players))
    (level,) = levels
    players = [names[seat] for seat in others]
    return tr("You play against {players}, level {kind}.").format(
        players=listed(players), kind=level
    )


def _with_level(player: str, kind: str) -> str:
    if not kind:
        return player
    return tr("{player} ({kind})").format(player=player, kind=kind)
