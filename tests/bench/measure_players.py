"""Measure the strength of the players: all rows of the table, or some.

    PYTHONPATH=app:. python tests/bench/measure_players.py --games 400 --into strength.md
    PYTHONPATH=app:. python tests/bench/measure_players.py --game soy,soda --only greedy,below

The top level of each game plays `random`, the greedy player and the tree search of tests/games;
each other level plays the one below it. In games for more than two players, one player plays
against several of the other kind. Each deal is played once from every seat
(`soiree.controller.arena.contest`). For the intervals, of 95 %, a deal is one observation. Both
sides of a match against the tree search have `--think` seconds a move; in `haste`, one of two equal
players has a tenth of that. All other matches have no time limit.

With `--into`, rows are appended to a file. Rows that are in the file are not measured again, so the
same command continues an interrupted run.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, quantiles, stdev, variance

from soiree.controller.arena.contest import Contest, Played, play_all
from soiree.controller.arena.processes import executor_of
from soiree.controller.players.custom_players import PlayerFault
from soiree.core.events import Began, Event, Scored
from soiree.core.records import Record
from soiree.core.scales import win_interval
from soiree.core.states import apply
from soiree.games import GAMES

TESTS = Path(__file__).resolve().parents[1]
TIMED = {"tree": "search/tree_search.py:play", "haste": "games/in_haste.py:play"}
"""The kinds of players with a time limit for both sides, and their files."""

GREEDY = {
    "soy": "games/soy/soy_greedy.py:play",
    "soureh": "games/coops/coops_greedy.py:soureh",
    "pariah": "games/coops/coops_greedy.py:pariah",
    "soi": "games/soi/soi_greedy.py:play",
    "spy": "games/spy/spy_greedy.py:play",
    "soda": "games/soda/soda_greedy.py:play",
}

TO_REACH: dict[tuple[str, int], dict[str, str]] = {
    ("soy", 2): {"random": "95 %", "greedy": "62 %", "tree": "55 %"},
    ("soureh", 2): {"random": "90 %", "greedy": "60 %", "tree": "55 %"},
    ("pariah", 2): {"random": "90 %", "greedy": "60 %", "tree": "55 %"},
    ("soi", 4): {"random": "95 %", "greedy": "37 % of points", "tree": "35 %"},
    ("spy", 2): {"race": "at most 2.5 added"},
    ("soda", 2): {"random": "98 %", "greedy": "60 %", "tree": "55 %"},
    ("soda", 4): {"random": "65 %", "greedy": "45 %", "tree": "32 %"},
    ("soureh", 4): {},
    ("spy", 4): {},
}
"""The goals of the top levels, by game and number of seats; other results are printed without one.

A level should beat the one below in 62 to 75 % of matches with two seats, and in 35 % or more with
four.
"""

KINDS = ("random", "greedy", "tree", "below", "haste", "race")
HEAD = "| game | player | against | matches | won | points | median | 95 % within | to reach |"


@dataclass(frozen=True, slots=True)
class Pairing:
    """A player against others of one kind.

    Attributes:
        kind: one of `KINDS`.
        one, others: levels, or other kinds of players.
    """

    game: str
    seats: int
    kind: str
    one: str
    others: str

    @property
    def to_reach(self) -> str:
        below = "62–75 %" if self.seats == 2 else "35 %"
        aims = {"below": below, **TO_REACH[self.game, self.seats]}
        return aims.get(self.kind, "–") if self.is_top or self.kind == "below" else "–"

    @property
    def is_top(self) -> bool:
        return self.one == GAMES[self.game].levels[-1].name

    def contest(self, seed: int, think: float) -> Contest:
        options = GAMES[self.game].defaults()
        if "players" in options:
            options["players"] = self.seats
        players = (self._named(self.one), *[self._named(self.others)] * (self.seats - 1))
        timed = self.kind in TIMED
        given = think if timed else None
        return Contest(self.game, options, players, seed, given, trusted=True)

    def _named(self, player: str) -> str:
        files = {"greedy": GREEDY[self.game], **TIMED}
        return str(TESTS / files[player]) if player in files else player

    def head(self, games: int) -> str:
        """Return the first cells of the row, which identify it."""
        title = GAMES[self.game].title
        if "players" in GAMES[self.game].defaults():
            title += f", {self.seats} players"
        if self.kind == "race":
            title += ", first race"
        return f"| {title} | {self.one} | {self.others} | {games} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the requested pairings, and print their rows."""
    parser = argparse.ArgumentParser(prog="measure_players", description="Who beats whom.")
    parser.add_argument("--game", default=",".join(GAMES), metavar="NAME,…")
    parser.add_argument("--seats", type=int, help="only with so many players")
    parser.add_argument("--only", default=",".join(KINDS), metavar="KIND,…", help=", ".join(KINDS))
    parser.add_argument("--games", type=int, default=200, help="a multiple of 4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.1, help="seconds, against the tree search")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, help="a file to add the rows to")
    chosen = parser.parse_args(arguments)
    if chosen.games % 4 or chosen.games < 8:
        parser.error("--games: two deals or more, each from every seat: a multiple of 4, from 8 on")

    text = chosen.into.read_text() if chosen.into and chosen.into.exists() else ""
    if HEAD not in text:
        put(f"{HEAD}\n|{' --- |' * HEAD.count(' | ')} --- |", chosen.into)
    for pairing in pairings(chosen.game.split(","), chosen.only.split(",")):
        if chosen.seats not in (None, pairing.seats):
            continue
        head = pairing.head(chosen.games)
        if head in text:
            continue
        contest = pairing.contest(chosen.seed, chosen.think)
        try:
            with executor_of(chosen.jobs) as executor:
                played = list(play_all(contest, chosen.games, executor))
        except PlayerFault as fault:
            print(f"{head} {fault}", file=sys.stderr)
            continue
        cells = racing(played) if pairing.kind == "race" else strength(contest, played)
        put(" ".join((head, *cells, pairing.to_reach, "|")), chosen.into)


def put(text: str, file: Path | None) -> None:
    """Print the text, and append it to the file if there is one."""
    print(text, flush=True)
    if file:
        with file.open("a") as opened:
            opened.write(text + "\n")


def pairings(games: Sequence[str], kinds: Sequence[str]) -> Iterator[Pairing]:
    """Yield the rows of the table, in order."""
    for game, seats in TO_REACH:
        if game not in games:
            continue
        levels = GAMES[game].level_names()
        for kind in kinds:
            if kind == "below":
                for one, others in zip(levels[:0:-1], levels[-2::-1], strict=True):
                    yield Pairing(game, seats, kind, one, others)
            elif kind != "race":
                yield Pairing(game, seats, kind, levels[-1], kind)
            elif (game, seats) == ("spy", 2):
                for player in (*levels[::-1], "greedy", "random"):
                    yield Pairing(game, seats, kind, player, player)


def strength(contest: Contest, played: Sequence[Played]) -> list[str]:
    """Return the cells of a pairing: the share of wins, the points, the times of decisions."""
    seats = len(contest.players)
    won: list[float] = []
    shares: list[float] = []
    own: list[int] = []
    total: list[int] = []
    seconds: list[float] = []
    for each in played:
        result = each.record.result
        assert result is not None
        seat = contest.seat_of(0, each.number)
        seconds += each.seconds[seat]
        won.append((result.ranks[seat] == 1) / result.ranks.count(1))
        if result.scores is not None:
            own.append(result.scores[seat])
            total.append(sum(result.scores))
            shares.append(own[-1] / max(1, total[-1]))
    points = "–"
    if own:
        points = f"{mean(own):.1f} : {(sum(total) - sum(own)) / len(own) / (seats - 1):.1f}"
    if contest.game in ("soi", "soda"):
        deals = by_deal(shares, seats)
        points += f", {100 * mean(shares):.1f} ± {196 * stdev(deals) / len(deals) ** 0.5:.1f} %"
    return [f"{share_of_wins(won, seats)} | {points} |", *times(seconds)]


def racing(played: Sequence[Played]) -> list[str]:
    """Return the cells for the first race of Spy vs Spy: the points before deductions (SPY-8)."""
    added: list[int] = []
    bonuses = 0
    for each in played:
        for seat in range(len(each.seconds)):
            scored = [event for event in first_race(each.record) if event.seat == seat]
            added.append(sum(e.points for e in scored if e.why in ("left over", "pick")))
            bonuses += any(event.why == "bonus" for event in scored)
    half = 1.96 * stdev(added) / len(added) ** 0.5
    told = f"{mean(added):.2f} ± {half:.2f} added, bonus {100 * bonuses / len(added):.1f} %"
    seconds = [second for each in played for seat in each.seconds for second in seat]
    return [f"– | {told} |", *times(seconds)]


def first_race(record: Record) -> list[Scored]:
    """Return the scores of a match's first race."""
    state = GAMES[record.game].start(record.options)
    events: list[Event] = []
    for entry in record.entries:
        apply(state, entry, events.append)
    races = [place for place, event in enumerate(events) if isinstance(event, Began)]
    end = races[1] if len(races) > 1 else len(events)
    return [event for event in events[:end] if isinstance(event, Scored)]


def share_of_wins(won: Sequence[float], seats: int) -> str:
    """Return the share of wins with Wilson's interval, for the effective number of matches.

    The matches of a deal are not independent, so the effective number differs from the real one.
    """
    share = mean(won)
    deals = by_deal(won, seats)
    spread = variance(deals) / len(deals)
    games = share * (1 - share) / spread if spread and 0 < share < 1 else len(won)
    low, high = win_interval(share, max(1, math.floor(games)))
    return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def by_deal(values: Sequence[float], seats: int) -> list[float]:
    """Return the mean of each deal, which is `seats` consecutive matches."""
    return [mean(values[first : first + seats]) for first in range(0, len(values), seats)]


def times(seconds: Sequence[float]) -> list[str]:
    """Return the cells of decision times; forced moves count too."""
    cuts = quantiles(seconds, n=20)
    return [f"{cuts[9] * 1000:.1f} ms |", f"{cuts[18] * 1000:.1f} ms |"]


if __name__ == "__main__":
    main()
