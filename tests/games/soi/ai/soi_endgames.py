"""Decisions late in a round of Soi, for tests of endgames and rollouts."""

from __future__ import annotations

import random
from functools import cache

from soiree.controller.match.authority import Match
from soiree.core.entries import Decision
from soiree.games.soi import GAME
from soiree.games.soi.ai.levels import LEVELS
from soiree.games.soi.ai.rollout import ENDGAME_RANKS
from soiree.games.soi.deals import laid
from soiree.games.soi.rules import SoiFacts
from tests.games.honesty import honest, play, seated
from tests.thorough import tries


@cache
def endgames() -> tuple[Match, ...]:
    """Matches at a decision late in their first round."""
    found: list[Match] = []
    for seed in range(tries(2, thorough=4)):
        match = seated(GAME, {}, seed)
        play(match, [honest(LEVELS["middle"].play)] * 4, random.Random(seed), most=100)
        for number, entry in enumerate(match.entries):
            if isinstance(entry, Decision):
                before = seated(GAME, {}, seed, match.entries[:number])
                view = before.view(entry.seat)
                in_play = 13 - laid(view).bit_count() // 4
                if SoiFacts.of(view).round == 1 and in_play <= ENDGAME_RANKS:
                    found.append(before)
    return tuple(found)
