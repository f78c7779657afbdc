"""A match of every game waits on disk, goes on as it would have, and is counted when it is over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.arena.contest import Contest, play
from soiree.controller.match.authority import Match
from soiree.core.entries import Decision
from soiree.core.games import Game
from soiree.storage.files import games_waiting
from soiree.storage.paths import Paths
from tests.every_game import EVERY_GAME
from tests.storage.keeping import counted, keep, waiting_match

QUICK: dict[str, dict[str, int | str]] = {
    "soi": {"target": 100},
    "spy": {"players": 4, "cheating": "allowed"},
}


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_a_match_is_saved_resumed_and_counted(paths: Paths, game: Game) -> None:
    options = {**game.defaults(), **QUICK.get(game.name, {})}
    contest = Contest(game.name, options, ("random",) * game.players(options), seed=6)
    whole = play(contest, 0).record
    left = replace(whole, entries=whole.entries[:25], result=None)

    assert keep(paths, left) is None
    assert games_waiting(paths) == {game.name}
    assert waiting_match(paths, game.name) == (left, None)

    match = Match(left, game)
    for entry in whole.entries[25:]:
        match.draw_chance()
        if isinstance(entry, Decision):
            assert match.play(entry.seat, entry.move, match.position, entry.at) is None
    assert match.entries == whole.entries
    assert match.result == whole.result

    assert keep(paths, match.record()) is None
    assert games_waiting(paths) == frozenset()
    (found,) = counted(paths)
    assert (found.game, found.options) == (game.name, options)
    assert match.result is not None
    assert (found.ranks, found.scores) == (match.result.ranks, match.result.scores)
