"""The themes of problems that Soureh and Pariah share."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.entries import Move
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import DISCARD, OVER_COOPS, OWN_OFFSETS

TITLES: Mapping[str, str] = {
    "own": tr_noop("Which coop to build"),
    "over": tr_noop("Which coop to spoil"),
    "both": tr_noop("Build or spoil"),
    "discard": tr_noop("Keep the card or not"),
}
"""The themes of a drawn card, in the order of the list."""


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of the use of a drawn card (`soiree.core.reviews.Themes`)."""
    assert CoopFacts.of(view).phase is Phase.CARD
    pair = {best, rival}
    if DISCARD in pair:
        return "discard"
    if pair <= OWN_OFFSETS.keys():
        return "own"
    return "over" if pair <= OVER_COOPS.keys() else "both"
