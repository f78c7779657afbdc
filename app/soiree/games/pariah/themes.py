"""The themes of problems of Pariah, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.games.coops import themes as coops

THEMES = Themes(
    {
        **coops.TITLES,
        "court": tr_noop("What to do with a court card"),
        "end": tr_noop("Knock or wait"),
    },
    {
        **coops.LEARNED,
        "court": tr_noop("A court card moves what no other card can: see what it mends or breaks."),
        "end": tr_noop("Knock while your lead holds; wait while a turn may still bring points."),
    },
)
