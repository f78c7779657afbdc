"""The standings of a tournament: points, tie-breaks and the crosstable.

An entrant has a point for each opponent beaten in a match, and half a point for a tie. A bye of a
Swiss tournament is worth a point. Equal points are parted

- in a round robin and a race by the points among the tied, then Sonneborn-Berger, then wins,
- in a Swiss tournament by Buchholz, then in the same way.

In a knock-out, the round that an entrant reached comes first, then the rank there. Entrants equal
in all of this share a rank.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations

from msgspec import Struct

from soiree.controller.tournament.tournament import Match, Tournament
from soiree.core.events import ranks as ranked
from soiree.core.scales import win_interval
from soiree.core.texts import in_columns


class Standing(Struct, frozen=True):
    """The row of an entrant.

    Attributes:
        matches: the number of matches played.
        win_share: the mean of `Match.share` over the matches, from 0 to 1; 0 before the first.
        low, high: the 95 % interval of the win share.
        head_to_head: the points against the entrants with the same points, if all of these have
            met equally often; otherwise 0.
        buchholz: the sum of the points of the opponents; a bye adds nothing.
        berger: the sum of the points of the opponents, each times the point against that opponent.
    """

    rank: int
    entrant: int
    name: str
    matches: int
    points: float
    head_to_head: float
    buchholz: float
    berger: float
    win_share: float
    low: float
    high: float


class Crosstable(Struct, frozen=True):
    """The results of all entrants against each other.

    Attributes:
        points: by entrant and opponent; None if the two have not met.
        meetings: by entrant and opponent, the number of their matches.
    """

    points: list[list[float | None]]
    meetings: list[list[int]]


def crosstable(tournament: Tournament) -> Crosstable:
    size = range(len(tournament.entrants))
    points: list[list[float | None]] = [[None] * len(size) for _ in size]
    meetings = [[0] * len(size) for _ in size]
    for match in tournament.played:
        for (mine, one), (theirs, other) in permutations(enumerate(match.seats), 2):
            points[one][other] = (points[one][other] or 0.0) + match.against(mine, theirs)
            meetings[one][other] += 1
    return Crosstable(points, meetings)


def byes(tournament: Tournament) -> list[int]:
    """The number of rounds that each entrant of a Swiss tournament sat out; 0 in other forms."""
    found = [0] * len(tournament.entrants)
    if tournament.form == "swiss":
        for matches in rounds_of(tournament):
            playing = {entrant for match in matches for entrant in match.seats}
            for entrant in {*range(len(found))} - playing:
                found[entrant] += 1
    return found


def rounds_of(tournament: Tournament) -> list[list[Match]]:
    """The matches that were drawn, by round."""
    found = defaultdict[int, list[Match]](list)
    for match in tournament.matches:
        found[match.round].append(match)
    return [found[number] for number in sorted(found)]


def points_of(tournament: Tournament) -> list[float]:
    """The points of each entrant."""
    rows = crosstable(tournament).points
    return [
        float(sum(filter(None, row)) + bye) for row, bye in zip(rows, byes(tournament), strict=True)
    ]


def standings(tournament: Tournament) -> list[Standing]:
    """The rows of the entrants, best first; of equal ranks, the lower entrant number first."""
    table, points = crosstable(tournament), points_of(tournament)
    everybody = range(len(points))
    buchholz = [
        sum(points[other] * table.meetings[one][other] for other in everybody) for one in everybody
    ]
    berger = [
        sum(points[other] * (table.points[one][other] or 0.0) for other in everybody)
        for one in everybody
    ]
    results = _shares(tournament)
    is_swiss = tournament.form == "swiss"
    keys = [(points[n], buchholz[n] if is_swiss else 0.0) for n in everybody]
    heads = [_head(table, [o for o in everybody if keys[o] == keys[n]], n) for n in everybody]
    order = [
        tuple(-each for each in (*keys[n], heads[n], berger[n], sum(results[n]))) for n in everybody
    ]
    ranks = ranked(_places(tournament) if tournament.form == "knock-out" else order)
    rows = []
    for one in sorted(everybody, key=ranks.__getitem__):
        count = len(results[one])
        share = sum(results[one]) / max(1, count)
        low, high = win_interval(share, count) if count else (0.0, 1.0)
        rows.append(
            Standing(
                rank=ranks[one],
                entrant=one,
                name=tournament.entrants[one].name,
                matches=count,
                points=points[one],
                head_to_head=heads[one],
                buchholz=buchholz[one],
                berger=berger[one],
                win_share=share,
                low=low,
                high=high,
            )
        )
    return rows


def _shares(tournament: Tournament) -> list[list[float]]:
    found: list[list[float]] = [[] for _ in tournament.entrants]
    for match in tournament.played:
        for seat, entrant in enumerate(match.seats):
            found[entrant].append(match.share(seat))
    return found


def _head(table: Crosstable, tied: Sequence[int], one: int) -> float:
    met = {table.meetings[each][other] for each, other in permutations(tied, 2)}
    if len(met) != 1 or 0 in met:
        return 0.0
    return sum((table.points[one][other] or 0.0 for other in tied), 0.0)


def _places(tournament: Tournament) -> list[tuple[float, ...]]:
    """The keys by which the entrants of a knock-out are ranked, least for the best."""
    final = tournament.rounds - 1
    keys: list[tuple[float, ...]] = [(-tournament.rounds,)] * len(tournament.entrants)
    for match in tournament.matches:  # the latest match of an entrant comes last
        for seat, entrant in enumerate(match.seats):
            rank = match.ranks[seat] if match.ranks else 1
            table = match.table if match.round == final else 0
            keys[entrant] = (-match.round, table, rank)
    return keys


# For people and for spreadsheets ------------------------------------------------------------------


def plain(points: float) -> str:
    """Points without needless decimals: 3, 2.5, 0.25."""
    return f"{points:.2f}".rstrip("0").rstrip(".")


def as_text(tournament: Tournament) -> str:
    """The standings, the crosstable and the win shares in plain text."""
    rows, cells = standings(tournament), crosstable(tournament).points
    lines = [["", "name", "points", "direct", "Buchholz", "S-B"]]
    cross = [["", "name", *(f"{number}" for number in range(1, len(rows) + 1))]]
    shares = [["", "name", "matches", "won", "95% interval"]]
    for number, row in enumerate(rows, 1):
        scores = (row.points, row.head_to_head, row.buchholz, row.berger)
        lines.append([f"{row.rank}", row.name, *map(plain, scores)])
        of = [cells[row.entrant][other.entrant] for other in rows]
        marks = ["–" if cell is None else plain(cell) for cell in of]
        marks[number - 1] = "×"
        cross.append([f"{number}", row.name, *marks])
        won, interval = f"{row.win_share:.1%}", f"{row.low:.1%} – {row.high:.1%}"
        shares.append([f"{row.rank}", row.name, f"{row.matches}", won, interval])
    return "\n\n".join(in_columns(table, left=1) for table in (lines, cross, shares))


def as_csv(tournament: Tournament) -> str:
    """A line for each entrant: the standing, then the points against each other entrant."""
    rows, cells = standings(tournament), crosstable(tournament).points
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    fields = [each for each in Standing.__struct_fields__ if each != "entrant"]
    writer.writerow([*fields, "player", *(row.name for row in rows)])
    for row in rows:
        met: Iterable[float | None] = (cells[row.entrant][other.entrant] for other in rows)
        writer.writerow(
            [
                *(getattr(row, name) for name in fields),
                tournament.entrants[row.entrant].player or "person",
                *("" if cell is None else plain(cell) for cell in met),
            ]
        )
    return text.getvalue()
