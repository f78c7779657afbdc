"""The league: which challengers beat the top level of a game?

    PYTHONPATH=app:. python -m tests.bench.league soureh --into league.jsonl --jobs 2
    PYTHONPATH=app:. python -m tests.bench.league soda --players 4 --only "hands*" --deals 100
    PYTHONPATH=app:. python -m tests.bench.league --table --into league.jsonl

Each challenger of `challengers.py` sits alone at every seat of a deal in turn, and the top level
(or another one, `--level`) at all other seats. A deal is one observation: the share of its matches
that the challenger wins, less its luck in the games of `PRICED`. The mean of luck is 0, so the mean
of the observations is the share of wins, with a smaller error. The undecided challengers play in
turns, until a test decides that they win only their share or `--gain` more (`sequential.py`). A
challenger that seems to win has to pass the test a second time. The table states the difference
from an equal share that the matches leave open, with 95 % certainty.

A deal of a contest is deterministic. Each played deal is appended to the file of `--into` and never
played again, so the same command continues an interrupted run.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from soiree.controller.arena.contest import Clock, deal_seed, generator
from soiree.controller.arena.processes import executor_of, in_order
from soiree.controller.review.review import Reviewer
from soiree.core.players import Player, never
from soiree.core.records import Record
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.bench.challengers import CHALLENGERS, Challenger
from tests.bench.sequential import Verdict, interval, verdict
from tests.games.honesty import seated

AT_ONCE = 8
"""The number of deals between two tests, so that few contests still occupy all processes."""

PRICED = frozenset({"pariah", "soda", "spy"})
"""The games in which pricing luck saves processor time (`measure_luck.py`)."""

OUTCOMES = 12
"""The number of other outcomes for luck: five times as many take more time than they save."""

HEAD = "| game | level | challenger | matches | won | par | verdict |\n|" + " --- |" * 7


class Contest(NamedTuple):
    """A challenger, its opponents' level, the game, and the number of players."""

    game: str
    players: int
    level: str
    challenger: str
    seed: int

    @property
    def par(self) -> float:
        return 1 / self.players


Shares = dict[Contest, list[float]]
"""The challenger's share of wins in each deal, less its luck, by contest."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the undecided contests, and print the table."""
    parser = argparse.ArgumentParser(prog="league", description="What beats the top level?")
    parser.add_argument("game", nargs="?", choices=CHALLENGERS)
    parser.add_argument("--players", type=int, help="as the game has it, if not told")
    parser.add_argument("--level", help="that is challenged: the top level, if not told")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="of challengers' names")
    parser.add_argument("--deals", type=int, default=400, help="at most, for each challenger")
    parser.add_argument("--gain", type=float, default=0.06, help="that is looked for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--dask", metavar="ADDRESS", help="of the scheduler of a Dask cluster")
    parser.add_argument("--into", type=Path, help="a file of what was played")
    parser.add_argument("--table", action="store_true", help="play nothing")
    chosen = parser.parse_args(arguments)

    shares = read(chosen.into)
    if chosen.game and not chosen.table:
        game = GAMES[chosen.game]
        players = chosen.players or game.players(game.defaults())
        level = chosen.level or game.levels[-1].name
        contests = [
            Contest(chosen.game, players, level, name, chosen.seed)
            for name in challengers(chosen.game)
            if fnmatch(name, chosen.only)
        ]
        with executor_of(chosen.jobs, chosen.dask) as executor:
            run(contests, shares, chosen.deals, chosen.gain, chosen.into, executor=executor)
    print_table(shares, chosen.gain)


@cache
def challengers(game: str) -> dict[str, Challenger]:
    """Return the challengers of a game by name."""
    return {each.name: each for each in CHALLENGERS[game]()}


def play_contest(next_deal: tuple[Contest, int]) -> float:
    contest, deal = next_deal
    return play_deal(contest, challengers(contest.game)[contest.challenger].player, deal)


def run(
    contests: Sequence[Contest],
    shares: Shares,
    deals: int,
    gain: float,
    into: Path | None,
    play: Callable[[tuple[Contest, int]], float] = play_contest,
    executor: Executor | None = None,
) -> None:
    """Play the contests in turns, a few deals each, until each has `deals` deals or a verdict.

    The verdict is that the challenger wins no more than an equal share, one for each player, or
    at least `gain` more. Results go to `shares` and the file `into`.
    """
    undecided = contests
    while undecided:
        undecided = [
            contest
            for contest in undecided
            if len(shares[contest]) < deals
            and verdict(shares[contest], contest.par, gain) is Verdict.OPEN
        ]
        following = [
            (contest, deal)
            for contest in undecided
            for deal in next_deals(len(shares[contest]), deals, len(undecided))
        ]
        play_deals(following, shares, into, play, executor)


def play_deals(
    following: Sequence[tuple[Contest, int]],
    shares: Shares,
    into: Path | None,
    play: Callable[[tuple[Contest, int]], float],
    executor: Executor | None,
) -> None:
    """Play these deals, and add their results to `shares` and to the file `into`."""
    found = in_order(play, following, executor)
    for (contest, _), share in zip(following, found, strict=True):
        if into:
            with into.open("a") as file:  # The last line may be incomplete.
                file.write("\n" + json.dumps([*contest, len(shares[contest]), share]))
        shares[contest].append(share)


def next_deals(played: int, most: int, contests: int) -> range:
    """Return the numbers of the deals that a contest plays before its next test."""
    return range(played, min(most, played + math.ceil(AT_ONCE / contests)))


def play_deal(contest: Contest, player: Player, deal: int) -> float:
    """Return the share of its matches that a challenger wins, less its luck.

    There is one match at each seat of the deal.
    """
    values = []
    for seat in range(contest.players):
        record = play_match(contest, player, deal, seat)
        luck = luck_of(record, seat) if contest.game in PRICED else 0.0
        values.append(share_of(record, seat) - luck)
    return mean(values)


def share_of(record: Record, seat: Seat) -> float:
    assert record.result is not None
    return record.result.share(seat)


def luck_of(record: Record, seat: Seat) -> float:
    """Return the luck of a seat in a match, in shares of a win."""
    game = GAMES[record.game]
    reviewer = Reviewer(game, record, (), outcomes=OUTCOMES, has_course=False)
    for _ in reviewer:
        pass
    return sum(each.luck[seat] for each in reviewer.findings().chances)


def play_match(contest: Contest, player: Player, deal: int, own: Seat) -> Record:
    """Return the match of a deal in which the challenger sits at the seat `own`."""
    game = GAMES[contest.game]
    options = {"players": contest.players} if "players" in game.defaults() else {}
    match = seated(game, options, deal_seed(contest.seed, deal))
    # Equal random numbers at each seat: luck cancels out as long as all players act alike.
    clock = Clock([contest.level] * contest.players, random.Random(f"{contest.seed} {deal}"))
    while True:
        match.draw_chance()
        if not match.deciders:
            break
        seat, at = clock.next_seat(match.view(match.deciders[0]))
        chooses = player if seat == own else game.player(contest.level)
        rng = generator(contest.seed, f"{deal} {seat} {match.position}")
        refusal = match.play(seat, chooses(match.view(seat), rng, never), match.position, at)
        assert refusal is None, refusal
    return match.record()


def read(file: Path | None) -> Shares:
    """Return the results in a file; an incomplete last line is ignored."""
    shares: Shares = defaultdict(list)
    for line in file.read_text().splitlines() if file and file.exists() else ():
        try:
            *contest, _, share = json.loads(line)
        except ValueError:
            continue
        shares[Contest(*contest)].append(share)
    return shares


def print_table(shares: Shares, gain: float) -> None:
    lines = [HEAD, *rows(shares, gain)]
    sys.stdout.write("\n".join(lines) + "\n")


def rows(shares: Shares, gain: float) -> Iterator[str]:
    """Yield a row for each contest; the strongest challenger of a game comes first."""
    for contest in sorted(shares, key=lambda each: (each[:3], -mean(shares[each]))):
        values = shares[contest]
        won, half = (100 * each for each in interval(values, contest.par))
        title = GAMES[contest.game].title
        if "players" in GAMES[contest.game].defaults():
            title += f", {contest.players} players"
        found = verdict(values, contest.par, gain)
        cells = (
            title,
            contest.level,
            contest.challenger,
            len(values) * contest.players,
            f"{won:.1f} ± {half:.1f} %",
            f"{100 * contest.par:.0f} %",
            f"{found}: {seen(found, won - 100 * contest.par, half)}",
        )
        yield f"| {' | '.join(map(str, cells))} |"


def seen(found: Verdict, more: float, half: float) -> str:
    """Say which difference from an equal share the matches leave open, in points of 100.

    Args:
        more: the difference that was found.
        half: the half of its 95 % interval.
    """
    least, most = more - half, more + half
    if found is Verdict.NO_BETTER:
        return f"at most {most:+.1f}"
    return f"at least {least:+.1f}" if found is Verdict.BEATS else f"{least:+.1f} to {most:+.1f}"


if __name__ == "__main__":
    from tests.bench import league  # Other machines do not know the tasks of `__main__`.

    league.main()
