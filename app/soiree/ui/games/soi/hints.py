"""The moves of Soi, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.style.words import written_card_name

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    _, seat, card = move.split()
    text = _tr("Advice", "Ask {player} for the {card}.")
    return text.format(player=names[int(seat)], card=written_card_name(card))
