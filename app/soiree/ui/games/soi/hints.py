"""The moves of Soi, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soi.moves import parse
from soiree.ui.style.words import card_name

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    meant = parse(move)
    text = _tr("Advice", "Ask {player} for the {card}.")
    return text.format(player=names[meant.asked], card=card_name(meant.card))
