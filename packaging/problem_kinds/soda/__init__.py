"""Sorts the problems of Soda by theme and by kind of answer."""

from __future__ import annotations

from soiree.core.cards import ACE, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind


def theme(view: View, best: Move, rival: Move) -> str:
    """The theme of a choice (`problem_kinds`)."""
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
    """The kind of answer (`problem_kinds`)."""
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
