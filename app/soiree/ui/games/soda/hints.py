"""The moves of Soda, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda.moves import No, Play, parse
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Play(card):
            return tr("Play the {card}.").format(card=card_name(card))
        case No():
            return tr("Say No.")
