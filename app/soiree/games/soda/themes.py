"""Sorts the problems of Soda by theme, the kind of choice that a problem is about."""

from __future__ import annotations

from soiree.core.cards import ACE, rank_of
from soiree.core.entries import Move
from soiree.core.reviews import Themes
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`soiree.core.reviews.Themes`)."""
    cards = [PLAYED[move] for move in (best, rival) if move in PLAYED]
    if any(rank_of(card) == ACE for card in cards):
        return "ace"
    row = view.faces(Kind.ROW)
    if not row:
        return "lead"
    if NO in (best, rival):
        return "no"
    return "run" if any(rank_of(card) == rank_of(row[-1]) for card in cards) else "card"


def answer(view: View, best: Move, rival: Move) -> str:
    """The kind of answer (`soiree.core.reviews.Themes`)."""
    about = theme(view, best, rival)
    if about == "no":
        return "no" if best == NO else "play"
    if about == "ace":
        return "now" if _rank(best) == ACE else "later"
    if about == "run":
        (*_, last) = view.faces(Kind.ROW)
        return "pair" if _rank(best) == rank_of(last) else "other"
    return "high" if _rank(best) > _rank(rival) else "low"


def _rank(move: Move) -> int:
    return rank_of(PLAYED[move]) if move in PLAYED else -1


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
    theme,
    answer,
)
