"""The themes of problems of Soureh, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.games.coops import themes as coops

THEMES = Themes(
    {
        **coops.TITLES,
        "end": tr_noop("Declare or wait"),
        "score": tr_noop("What to pay"),
    },
    {
        **coops.LEARNED,
        "end": tr_noop("Declare when the others will pay more than waiting can bring you."),
        "score": tr_noop("Look for a multiple of 100 before you pay the least."),
    },
)
