"""The possible and the actual knowledge of a level of Soi: true, and no more than follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from soiree.controller.match.replay import Replay
from soiree.games import GAMES
from soiree.games.soi.ai.levels import EASY, IMPOSSIBLE, LEVELS, MIDDLE, Level
from soiree.games.soi.ai.memory import Memory
from soiree.games.soi.deals import Deals, questions
from soiree.games.soi.zones import HANDS, SEATS
from soiree.storage.matches import read_record

GOLDEN = Path(__file__).parents[2] / "golden"
SEEDS = range(3, 140, 9)


@pytest.fixture(scope="module")
def replay() -> Replay:
    return Replay(read_record(GOLDEN / "soi.soiree", GAMES), GAMES["soi"])


def truth(replay: Replay) -> dict[int, int]:
    """The true holder of each card."""
    view = replay.client.view(range(SEATS))
    return {card: seat for seat in range(SEATS) for card in view.faces(*HANDS[seat])}


@pytest.mark.parametrize("position", SEEDS)
def test_whatever_is_known_is_true_and_could_be_known(replay: Replay, position: int) -> None:
    replay.go_to(position)
    holders = truth(replay)
    for seat in range(SEATS):
        view = replay.client.view((seat,))
        for level in (None, *LEVELS.values()):
            memory = Memory.of(view, level)
            for card, holder in holders.items():
                assert memory.could[card] >> holder & 1
                assert memory.does[card] >> holder & 1
                assert memory.known(card) in (None, holder)
                assert memory.forgotten(card) in (None, holder)
                # Nobody knows more than could be known.
                assert memory.could[card] & ~memory.does[card] == 0
            assert memory.own == {card for card, holder in holders.items() if holder == seat}
            assert {card for card in range(52) if not memory.could[card]} == memory.laid


@pytest.mark.parametrize("position", SEEDS[::3])
@pytest.mark.parametrize("level", [EASY, MIDDLE, IMPOSSIBLE])
def test_it_is_what_the_level_goes_by_when_it_plays(
    replay: Replay, position: int, level: Level
) -> None:
    replay.go_to(position)
    view = replay.client.view((1,))
    believed = level.belief(view).probabilities
    memory = Memory.of(view, level)
    for card, shares in enumerate(believed):
        assert memory.does[card] == sum(1 << seat for seat, share in enumerate(shares) if share)
    sure = Deals.of(view).probabilities
    for card, shares in enumerate(sure):
        assert memory.could[card] == sum(1 << seat for seat, share in enumerate(shares) if share)


def test_levels_forget_as_their_rules_say(replay: Replay) -> None:
    replay.go_to(90)
    view = replay.client.view((2,))
    asked = len(questions(view))
    assert asked > 10
    told = {name: Memory.of(view, level) for name, level in LEVELS.items()}
    assert {name: memory.remembered for name, memory in told.items()} == {
        "easy": 2 + 2,
        "middle": 10 + 7,  # three of its last ten refused questions are among the last ten
        "impossible": asked,
    }
    assert told["easy"].count_known() < told["impossible"].count_known()
    assert told["easy"].count_forgotten() > 0
    assert told["impossible"].count_forgotten() == 0
    for memory in told.values():
        both = memory.count_known() + memory.count_forgotten()
        assert both == told["impossible"].count_known()


def test_every_level_has_a_memory() -> None:
    assert set(LEVELS) == set(GAMES["soi"].level_names())


def test_between_rounds_nothing_is_known(replay: Replay) -> None:
    replay.go_to(replay.rounds[1] - 1)
    memory = Memory.of(replay.client.view((0,)))
    assert set(memory.could) == {0}
    assert (memory.count_known(), memory.count_forgotten()) == (0, 0)
