"""The moves of Soi, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soi.moves import parse
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    meant = parse(move)
    text = tr("Ask {player} for the {card}.")
    return text.format(player=names[meant.asked], card=card_name(meant.card))
