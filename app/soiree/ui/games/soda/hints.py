"""The moves of Soda, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda.moves import No, Play, parse
from soiree.ui.style.words import card_name

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    match parse(move):
        case Play(card):
            return _tr("Advice", "Play the {card}.").format(card=card_name(card))
        case No():
            return _tr("Advice", "Say No.")
