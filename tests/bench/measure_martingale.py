"""Test that the mean chance to win does not change between two choices of one player in a row.

    PYTHONPATH=app:. python tests/bench/measure_martingale.py soureh --pairs 1500 --jobs 2

The top level plays itself. Where several seats may decide, as in a race, one of them decides at
random: a price expects the others to play on, too. The events between the two choices are no
surprise on average, so the mean chance to win must stay the same. Each chance is the price of the
chosen move in new samples. A third price, in other samples, sorts the pairs by the chance before
the first choice. Errors are by match. The two choices are:

- at Soureh and Pariah the use of a card, and then the declaration or the end of the turn;
- at Soy a bid, and the next bid, take or discard of the round;
- at Spy vs Spy a placement, and the next placement or the pick of the race. A race with the bonus
  has no pick: its last placement is left out;
- at Soi a question and the next question of the turn. The price of the first one counts only
  samples with the answer yes, as after a no there is no second question.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from soiree.controller.arena.processes import executor_of, in_order
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.coops.moves import END
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.deals import questions
from soiree.games.soi.moves import ASKS
from soiree.games.soy.facts import Phase as SoyPhase
from soiree.games.soy.facts import SoyFacts
from soiree.games.spy.facts import Phase as SpyPhase
from soiree.games.spy.facts import SpyFacts
from soiree.search.sampling import mean_and_error
from tests.games.honesty import seated

PARTS = 5
"""The number of equal parts into which the pairs are sorted."""


class Pair(NamedTuple):
    """The prices of two choices in a row, in chances to win from 0 to 1.

    Attributes:
        seed: the seed of the match.
        sorting: another price of the first choice, in separate samples.
        before: the price of the first choice.
        after: the price of the second choice.
        kind: the kind of the second choice.
    """

    seed: int
    sorting: float
    before: float
    after: float
    kind: str


def main(arguments: Sequence[str] | None = None) -> None:
    """Play matches, and print the mean change between two choices."""
    parser = argparse.ArgumentParser(prog="measure_martingale")
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=1500)
    parser.add_argument("--worlds", type=int, default=200, help="the samples of a price")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found: list[Pair] = []
    with executor_of(chosen.jobs) as executor:
        of_match = partial(pairs, chosen.game, chosen.players, chosen.worlds)
        for each in in_order(of_match, itertools.count(chosen.seed), executor):
            found += each
            if len(found) >= chosen.pairs:
                break
    sys.stdout.write("\n".join(table(found)) + "\n")


def pairs(name: str, players: int, worlds: int, seed: int) -> list[Pair]:
    """The pairs of choices in a match."""
    game, kind_of = GAMES[name], KINDS[name]
    player, rng = game.strongest(), random.Random(seed)
    match = seated(game, {"players": players} if "players" in game.defaults() else {}, seed)
    found: list[Pair] = []
    latest: dict[Seat, tuple[View, Move]] = {}

    while match.result is None:
        match.draw_chance()
        if match.deciders:
            seat = rng.choice(match.deciders)
            view = match.view(seat)
            move = player(view, rng, never)
            if len(view.legal) > 1:
                before = latest.get(seat)
                kind = kind_of(before[0], view, move) if before else None
                if before and kind:
                    sorting, first = (chance(*before, rng, worlds, is_first=True) for _ in range(2))
                    second = chance(view, move, rng, worlds)
                    found.append(Pair(seed, sorting, first, second, kind))
                latest[seat] = view, move
            match.play(seat, move, match.position)
    return found


def chance(
    view: View, move: Move, rng: random.Random, worlds: int, *, is_first: bool = False
) -> float:
    """The price of a move in new samples."""
    game = GAMES[view.game]
    assert game.pricer is not None
    pricer = game.pricer()(view)
    if view.game != "soi" or not is_first:
        (priced,) = pricer([move], rng, worlds)
        return fmean(priced.chances)
    (asked, card), deals = ASKS[move], IMPOSSIBLE.belief(view)
    chances: list[float] = []
    while len(chances) < worlds:
        sample = rng.getrandbits(64)  # the pricer draws the same hands with the same random numbers
        if deals.draw(random.Random(sample))[asked] >> card & 1:
            (priced,) = pricer([move], random.Random(sample), 1)
            chances += priced.chances
    return fmean(chances)


def _in_turn_of_coops(before: View, after: View, move: Move) -> str | None:
    if END in before.legal or END not in after.legal:
        return None
    return "ended" if move == END else "declared"


def _in_round_of_soy(before: View, after: View, move: Move) -> str | None:
    was, now = SoyFacts.of(before), SoyFacts.of(after)
    return now.phase if was.phase is SoyPhase.BID and was.round == now.round else None


def _in_race_of_spy(before: View, after: View, move: Move) -> str | None:
    was, now = SpyFacts.of(before), SpyFacts.of(after)
    return now.phase if was.phase is SpyPhase.RACE and was.race == now.race else None


def _in_turn_of_soi(before: View, after: View, move: Move) -> str | None:
    asked = questions(after)
    is_next = len(asked) == len(questions(before)) + 1 and asked[-1].granted
    return "asked again" if is_next and asked[-1].asker == after.seat else None


KINDS: dict[str, Callable[[View, View, Move], str | None]] = {
    "soureh": _in_turn_of_coops,
    "pariah": _in_turn_of_coops,
    "soy": _in_round_of_soy,
    "spy": _in_race_of_spy,
    "soi": _in_turn_of_soi,
}
"""By game, the kind of a player's second choice, or None if it does not follow the first one in the
same turn, round or race."""


def table(found: Sequence[Pair]) -> Iterator[str]:
    """The mean change of all pairs, of each kind, and of each part."""
    parts = sorted(found, key=lambda each: each.sorting)
    size = -(-len(parts) // PARTS)
    rows = {"all": found}
    for kind in sorted({each.kind for each in found}):
        rows[kind] = [each for each in found if each.kind == kind]
    for first in range(0, len(parts), size):
        part = parts[first : first + size]
        rows[f"{100 * part[0].sorting:.0f} to {100 * part[-1].sorting:.0f} %"] = part
    yield "| second choices | pairs | change in points of 100, with its 95 % interval |"
    yield "| --- | --- | --- |"
    for title, each in rows.items():
        mean, error = change(each)
        yield f"| {title} | {len(each)} | {100 * mean:+.2f} ± {196 * error:.2f} |"


def change(found: Sequence[Pair]) -> tuple[float, float]:
    """The mean change from the first to the second price, and its standard error by matches."""
    if not found:
        return 0.0, 0.0
    mean = fmean(each.after - each.before for each in found)
    by_match: dict[int, float] = defaultdict(float)
    for each in found:
        by_match[each.seed] += each.after - each.before - mean
    _, error = mean_and_error(list(by_match.values()))
    return mean, error * len(by_match) / len(found)


if __name__ == "__main__":
    main()
