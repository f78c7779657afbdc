"""The themes of problems of Soi, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop

THEMES = Themes(
    {
        "holder": tr_noop("Who has which card"),
        "rank": tr_noop("Which rank to go for"),
        "ending": tr_noop("The last ranks"),
    },
    {
        "holder": tr_noop("Count who can still hold each card: one answer may place two cards."),
        "rank": tr_noop("Points count only with the chance to get them: weigh both."),
        "ending": tr_noop("Near the end, every card has few places left: work them out."),
    },
)
