"""The themes of problems of Spy vs Spy, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop

THEMES = Themes(
    {
        "early": tr_noop("With piles to spare"),
        "tops": tr_noop("Which top to cover"),
        "lowest": tr_noop("The smallest pile"),
        "after": tr_noop("After the race"),
    },
    {
        "early": tr_noop("Keep different tops: each rank that is open takes three ranks."),
        "tops": tr_noop("Cover the top that another pile doubles, or whose neighbours are gone."),
        "lowest": tr_noop("Without the bonus you take one of your piles: keep one small."),
        "after": tr_noop("Count what each pile does to the scores before you choose."),
    },
)
