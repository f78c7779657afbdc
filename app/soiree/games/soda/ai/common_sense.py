"""Obvious mistakes of Soda that no level makes: weaker players err, but not like beginners."""

from __future__ import annotations

from collections.abc import Collection

from soiree.core.cards import ACE, KING, RANKS, Rank
from soiree.games.soda.ai.parameters import LAST_STAKE
from soiree.games.soda.ai.policy import EMPTY_ROW, NO

WORTH_LEADING_ACE = 6
WORTH_ACE = 4
"""The stakes below which no level leads an Ace, or plays it on another card."""

WORTH_HEIGHT = 6
"""The stake below which no level plays a card far above the lowest playable one."""

FAR = 3
"""The number of ranks that counts as far."""

ENOUGH = 2
"""The number of playable ranks below the king from which on no level says No."""

EIGHT: Rank = RANKS.index("8")
"""The highest rank that no level saves: whoever may play such a card does not say No."""


def sensible(choices: Collection[Rank], top: Rank, stake: int) -> set[Rank]:
    """The choices of an experienced player.

    Args:
        choices: the playable ranks, and `NO` if the player may say No.
        top: the rank to be reached, or `EMPTY_ROW`.
        stake: the points of the scoring card.
    """
    if stake == LAST_STAKE and ACE in choices:
        return {ACE}  # it certainly wins, and no card survives the round
    plain = sorted(set(choices) - {ACE, NO})
    found, pair = set(plain), {top} & set(plain)
    if stake == LAST_STAKE:
        found = {*pair, *plain[-1:]}  # a higher card costs no more, as no card survives the round
    elif pair:
        found = pair  # higher cards cost more, and draw nothing
    elif plain and stake < WORTH_HEIGHT:
        found = {rank for rank in plain if rank < plain[0] + FAR}
    if ACE in choices and stake >= (WORTH_LEADING_ACE if top == EMPTY_ROW else WORTH_ACE):
        found.add(ACE)
    low = plain != [] and plain[0] <= EIGHT
    draws = pair != set() and top < KING
    tries = sum(rank < KING for rank in plain) >= ENOUGH
    if NO in choices and not (low or draws or tries) and (stake < LAST_STAKE or not found):
        found.add(NO)
    return found or set(choices)
