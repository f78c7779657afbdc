"""The matches of a tournament that computers play, by the engine of the arena."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from concurrent.futures import Executor

from soiree.controller.arena.contest import SECRET, Contest, Played, play
from soiree.controller.arena.processes import in_order
from soiree.controller.players.custom_players import is_custom
from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.tournament import Match, Tournament
from soiree.sandbox.privileges import keep_memory_private


def play_tournament(
    tournament: Tournament,
    think: float | None = None,
    *,
    trusted: bool = False,
    executor: Executor | None = None,
) -> Iterator[tuple[Tournament, Match, Played]]:
    """Play the rest of a tournament of computers, round by round.

    Args:
        think, trusted: as in `Contest`.
        executor: plays the matches; without one, this thread plays them.

    Yields:
        The tournament after each match, the match as it was drawn, and how it was played.

    Raises:
        BrokenExecutor: the executor cannot go on.
        PlayerFault: a player does not exist or breaks its contract.
    """
    custom = any(is_custom(each.player) for each in tournament.entrants if each.player)
    if custom and not trusted:
        keep_memory_private()  # this process knows the seed, whichever ones play
    while (tournament := with_next_round(tournament)).open_matches:
        due = tournament.open_matches
        contests = [contest_of(tournament, match, think, trusted=trusted) for match in due]
        for match, played in zip(due, in_order(_play, contests, executor), strict=True):
            result = played.record.result
            assert result is not None
            tournament = tournament.with_result(match.place, result)
            yield tournament, match, played


def contest_of(
    tournament: Tournament, match: Match, think: float | None = None, *, trusted: bool = False
) -> Contest:
    """The contest whose first match is a match of the tournament between computers."""
    players = [tournament.entrants[each].player for each in match.seats]
    return Contest(
        game=tournament.game,
        options=dict(tournament.options),
        players=tuple(player for player in players if player is not None),
        seed=match_seed(tournament.seed, match),
        think=think,
        trusted=trusted,
    )


def match_seed(seed: int, match: Match) -> int:
    """Derive the seed of a match from the tournament's seed and the match's place, so that each
    match has a different deal; the result is secret if the tournament's seed is (`SECRET`).
    """
    made_from = " ".join(map(str, (seed, *match.place)))
    if seed < SECRET:
        return random.Random(made_from).getrandbits(32)
    return SECRET + int.from_bytes(hashlib.sha256(made_from.encode()).digest()[:8])


def _play(contest: Contest) -> Played:
    return play(contest, 0)
