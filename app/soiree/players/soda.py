"""Plain computer players of Soda: they look at their hand, at the row, and at what is at stake."""

from __future__ import annotations

import random

from soiree.core.cards import ACE, JACK, KING, Rank, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.players.contract import Player, Stop
from soiree.rules.soda import PLAYED


def easy(view: View, rng: random.Random, stop: Stop) -> Move:
    """One of the two lowest cards that may be played; never No by choice."""
    plays = _plays(view)
    return rng.choice(plays[:2])


def middle(view: View, rng: random.Random, stop: Stop) -> Move:
    """A pair where there is one, for the cards that it brings; else the lowest card."""
    plays = _plays(view)
    top = _top(view)
    return next((move for move in plays if rank_of(PLAYED[move]) == top), plays[0])


def hard(view: View, rng: random.Random, stop: Stop) -> Move:
    """As `middle`, but keeps high cards for the scoring cards that are worth them."""
    move = middle(view, rng, stop)
    if "no" in view.legal and rank_of(PLAYED[move]) > _highest_for(view):
        return "no"
    return move


LEVELS: dict[str, Player] = {"easy": easy, "middle": middle, "hard": hard}


def _plays(view: View) -> list[Move]:
    """The cards that may be played, lowest first."""
    return [move for move in view.legal if move != "no"]


def _top(view: View) -> Rank | None:
    """The value of the last card of the row."""
    row = [card for card in view.cards("row") if card is not None]
    return rank_of(row[-1]) if row else None


def _highest_for(view: View) -> Rank:
    """The highest value that the scoring card at stake is worth."""
    worth = view.facts["worth"]
    assert isinstance(worth, int)
    return JACK if worth < 4 else KING if worth < 7 else ACE
