"""What the tempers of guests like to do at Soda."""

from __future__ import annotations

from collections.abc import Iterable

from soiree.core.cards import ACE, Rank
from soiree.core.guests import Temper
from soiree.games.soda.ai.policy import NO
from soiree.games.soda.ai.rollout import PublicState


def likings(temper: Temper, public: PublicState, ranks: Iterable[Rank]) -> dict[Rank, float]:
    """How much each play, or No, is liked for its own sake, from -1 to 1.

    No gives the points to the player before (SDA-4): that is what spite and generosity look at.
    """
    return {rank: _liking(temper, public, rank) for rank in ranks}


def _liking(temper: Temper, public: PublicState, rank: Rank) -> float:
    height = 0.0 if rank == NO else rank / ACE
    match temper:
        case Temper.BOLD:
            return -1.0 if rank == NO else height
        case Temper.CAUTIOUS:
            return -height
        case Temper.SPITEFUL if _lead_before(public) >= 0:
            return -1.0 if rank == NO else height
        case Temper.GENEROUS if _lead_before(public) <= 0:
            return 1.0 if rank == NO else -height
    return 0.0


def _lead_before(public: PublicState) -> int:
    """By how many points the player before is ahead, to whom No gives the hand."""
    before = (public.seat - 1) % public.seats
    return public.totals[before] - public.totals[public.seat]
