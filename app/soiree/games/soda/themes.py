"""The themes of problems of Soda, the kinds of choices that they are about."""

from __future__ import annotations

from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop

THEMES = Themes(
    {
        "lead": tr_noop("What to lead"),
        "card": tr_noop("Which card"),
        "run": tr_noop("A pair on the row"),
        "no": tr_noop("Play or say No"),
        "ace": tr_noop("The ace: now or later"),
    },
    {
        "lead": tr_noop("Lead high only for a card that is worth your best card."),
        "card": tr_noop("Pay no more for this card than it is worth beside the next ones."),
        "run": tr_noop("A pair draws a card, but it may cost the rank that wins later."),
        "no": tr_noop("Whoever says No leads next: compare this card with the lead."),
        "ace": tr_noop("An ace wins once: ask what it wins now, and what it could win later."),
    },
)
