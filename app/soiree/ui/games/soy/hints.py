"""The moves of Soy, as hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.style.words import listed, written_card_name

_tr = QCoreApplication.translate


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    verb, *words = move.split()
    cards = listed([written_card_name(word) for word in words])
    texts = {
        "bid": _tr("Advice", "Bid the {cards}."),
        "take": _tr("Advice", "Take the {cards}."),
        "discard": _tr("Advice", "Discard the {cards}."),
    }
    return texts[verb].format(cards=cards)
