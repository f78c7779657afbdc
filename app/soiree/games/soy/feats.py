"""Feats of Soy."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.core.events import Moved, Result, Said
from soiree.core.feats import Course, Feat, events_in
from soiree.games.soy.words import Reason, Word
from soiree.games.soy.zones import PRIZE

_FEW = 2
"""The most rounds of a quick Soy."""


def feats(course: Course, result: Result) -> Iterator[Feat]:
    """A Soy of one player alone after at most `_FEW` rounds."""
    prizes = 0
    for event in events_in(course):
        if isinstance(event, Moved) and event.target == PRIZE:
            prizes += 1
        elif isinstance(event, Said) and event.what == Word.SOY and result.reason == Reason.SOY:
            rounds = prizes // 2
            if rounds <= _FEW:
                yield Feat("quick_soy", event.seat, rounds)
