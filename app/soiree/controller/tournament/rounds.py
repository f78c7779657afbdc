"""The matches of the next round of a tournament, drawn from its results and its seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, cycle, islice

from msgspec.structs import replace

from soiree.controller.tournament.standings import byes, crosstable, points_of, rounds_of
from soiree.controller.tournament.tournament import REPLAYS, Match, Tournament, stages
from soiree.core.strict_json import Faulty

Group = tuple[int, ...]
"""The entrants at a table, by seat where seats are known."""

Meetings = Counter[tuple[int, int]]
"""The number of meetings of each pair of entrants, the lower number first."""


def with_next_round(tournament: Tournament) -> Tournament:
    """The tournament with the matches that come next, if all earlier ones have been played.

    These are all matches of a round robin or a race, or the next round of another form. In a
    knock-out, a tied match is played again first. If no match is added, the tournament is over.

    Raises:
        Faulty: the matches so far do not form a knock-out.
    """
    is_drawn = tournament.matches and tournament.form in ("round-robin", "race")
    if is_drawn or tournament.open_matches:
        return tournament
    more = _NEXT[tournament.form](tournament)
    every = sorted((*tournament.matches, *more), key=lambda match: match.place)
    return replace(tournament, matches=tuple(every))


def matches_in_all(tournament: Tournament) -> int:
    """The number of matches of the whole tournament; tied matches played again do not count."""
    count, per_match = len(tournament.entrants), tournament.per_match
    if tournament.form == "knock-out":
        before = sum(tables for tables, _ in stages(count, per_match))
        return before + 1 + (per_match == 2)
    return tournament.rounds * (count // per_match)


def drawn_order(tournament: Tournament) -> list[int]:
    """The entrants in the order of the draw."""
    order = list(range(len(tournament.entrants)))
    random.Random(f"{tournament.seed} draw").shuffle(order)
    return order


# Round robin --------------------------------------------------------------------------------------


def _round_robin(tournament: Tournament) -> list[Match]:
    order, per_match, rounds = drawn_order(tournament), tournament.per_match, tournament.rounds
    if per_match > 2:
        rng = random.Random(f"{tournament.seed} tables")
        grouped = _groups(order, per_match, rounds, rng)
        return _numbered(_seated_evenly(grouped))
    once = _seated_evenly(_circle(order))
    turned = [[seats[::-1] for seats in groups] for groups in once]
    return _numbered(list(islice(cycle([*once, *turned]), rounds)))


def _numbered(rounds: Sequence[Sequence[Group]], first: int = 0) -> list[Match]:
    return [
        Match(number, table, seats)
        for number, groups in enumerate(rounds, first)
        for table, seats in enumerate(groups)
    ]


def _circle(order: Sequence[int]) -> list[list[Group]]:
    fixed, *others = [*order, -1] if len(order) % 2 else order
    rounds: list[list[Group]] = []
    for _ in others:
        ring = [fixed, *others]
        pairs = zip(ring, reversed(ring[len(ring) // 2 :]), strict=False)
        rounds.append([pair for pair in pairs if -1 not in pair])
        others = [others[-1], *others[:-1]]
    return rounds


_TRIES = 40


def _groups(
    order: Sequence[int], per_match: int, rounds: int, rng: random.Random
) -> list[list[Group]]:
    """Rounds of tables at which all have played, and met each other, about equally often."""
    played, met = Counter[int](), Meetings()
    found = []
    for _ in range(rounds):
        tries = [_one_round(order, per_match, played, met, rng) for _ in range(_TRIES)]
        strains = [sum(_strain(group, met) for group in groups) for groups in tries]
        groups = tries[strains.index(min(strains))]
        for group in groups:
            played.update(group)
            met.update(combinations(sorted(group), 2))
        found.append(groups)
    return found


def _one_round(
    order: Sequence[int], per_match: int, played: Counter[int], met: Meetings, rng: random.Random
) -> list[Group]:
    mixed = rng.sample(order, len(order))
    left = sorted(mixed, key=played.__getitem__)[: len(order) // per_match * per_match]
    rng.shuffle(left)
    groups = []
    while left:
        group: list[int] = []
        while len(group) < per_match:
            best = min(left, key=lambda one: _strain((*group, one), met))
            left.remove(best)
            group.append(best)
        groups.append(tuple(group))
    return groups


def _strain(group: Sequence[int], met: Meetings) -> int:
    return sum(2 * met[pair] + 1 for pair in combinations(sorted(group), 2) if met[pair])


def _seated_evenly(rounds: Sequence[Sequence[Group]]) -> list[list[Group]]:
    """Seat the groups so that each entrant sits once at each seat in every n matches of n players.

    Seats are the colours of a bipartite graph of tables and parts of n matches of an entrant: with
    n edges at most at each of them, n colours are always enough (König 1916).
    """
    at: dict[tuple[int, int], dict[int, tuple[int, int]]] = {}
    turns = Counter[int]()
    tables = [group for groups in rounds for group in groups]
    for number, group in enumerate(tables):
        table = (-1, number)
        at[table] = {}
        for entrant in group:
            part = (entrant, turns[entrant] // len(group))
            turns[entrant] += 1
            free_here, free_there = (
                next(seat for seat in range(len(group)) if seat not in at.setdefault(node, {}))
                for node in (table, part)
            )
            path, node, seat = [], part, free_here
            while seat in at[node]:
                path.append((node, at[node][seat], seat))
                node, seat = at[node][seat], free_here + free_there - seat
            for one, other, seat in path:
                del at[one][seat], at[other][seat]
            for one, other, seat in path:
                exchanged = free_here + free_there - seat
                at[one][exchanged], at[other][exchanged] = other, one
            at[table][free_here], at[part][free_here] = part, table
    seated = (
        tuple(entrant for _, (entrant, _) in sorted(at[-1, number].items()))
        for number in range(len(tables))
    )
    return [list(islice(seated, len(groups))) for groups in rounds]


def _race(tournament: Tournament) -> list[Match]:
    order = tuple(drawn_order(tournament))
    turned = (number % len(order) for number in range(tournament.rounds))
    return _numbered([[order[by:] + order[:by]] for by in turned])


# Swiss --------------------------------------------------------------------------------------------


def _swiss(tournament: Tournament) -> list[Match]:
    number = len(rounds_of(tournament))
    if number == tournament.rounds:
        return []
    points, met = points_of(tournament), crosstable(tournament).meetings
    order = sorted(drawn_order(tournament), key=lambda one: -points[one])
    sat_out = byes(tournament)
    may_sit: list[int | None] = [None]
    if len(order) % 2:
        may_sit = [*sorted(order, key=lambda one: (sat_out[one], -order.index(one)))]
    for rematches in range(len(order)):
        for sitting in may_sit:
            left = [one for one in order if one != sitting]
            pairs = _paired(left, points, met, rematches)
            if pairs is not None:
                counts = _seat_counts(tournament)
                return _numbered([[_seated(pair, counts) for pair in pairs]], number)
    raise AssertionError("with a rematch at each table, every pairing is allowed")


def _paired(
    order: Sequence[int], points: Sequence[float], met: Sequence[Sequence[int]], rematches: int
) -> list[Group] | None:
    """Pairs of equal points where possible, the upper half of a group against its lower half.

    Args:
        order: the entrants, best first.
        rematches: the greatest number of pairs that have met before.
    """

    @cache
    def pair(left: Group, rematches: int) -> list[Group] | None:
        if not left:
            return []
        first, *others = left
        half = max(1, sum(points[one] == points[first] for one in left) // 2) - 1
        by_place = sorted(range(len(others)), key=lambda n: (-points[others[n]], abs(n - half), n))
        for index in by_place:
            other = others[index]
            still = rematches - (met[first][other] > 0)
            rest = pair((*others[:index], *others[index + 1 :]), still) if still >= 0 else None
            if rest is not None:
                return [(first, other), *rest]
        return None

    return pair(tuple(order), rematches)


def _seat_counts(tournament: Tournament) -> Counter[tuple[int, int]]:
    return Counter(
        (entrant, seat) for match in tournament.matches for seat, entrant in enumerate(match.seats)
    )


def _seated(group: Group, counts: Counter[tuple[int, int]]) -> Group:
    """The rotation of a group in which its entrants have sat least at these seats before."""
    rotations = [group[by:] + group[:by] for by in range(len(group))]
    return min(
        rotations, key=lambda seats: sum(counts[one, seat] ** 2 for seat, one in enumerate(seats))
    )


# Knock-out ----------------------------------------------------------------------------------------


def _knock_out(tournament: Tournament) -> list[Match]:
    left, out = drawn_order(tournament), list[int]()
    per_match = tournament.per_match
    counts, rounds = _seat_counts(tournament), rounds_of(tournament)
    plan = [*stages(len(left), per_match), (1, per_match - 1)]
    for number, (tables, leaving) in enumerate(plan):
        final = number == len(plan) - 1
        playing = range(len(left) - tables * per_match, len(left), per_match)
        groups = [tuple(left[first : first + per_match]) for first in playing]
        if final and len(out) == per_match == 2:
            groups.append(tuple(out))  # for the third place
        if number == len(rounds):
            return _numbered([[_seated(group, counts) for group in groups]], number)
        latest = list({match.table: match for match in rounds[number]}.values())
        allowed = {*left, *(out if final else ())}
        seated = [entrant for match in latest for entrant in match.seats]
        other_final = final and [{*m.seats} for m in latest] != [{*group} for group in groups]
        if len(latest) != len(groups) or not allowed.issuperset(seated) or other_final:
            found = f"other matches in round {number + 1}"
            raise Faulty("matches", found, "those of entrants who are still in the knock-out")
        out_of_each, rest = divmod(leaving, tables)
        staying = [per_match - out_of_each - (n < rest) for n in range(len(latest))]
        tied = [m for m, count in zip(latest, staying, strict=True) if _is_tied(m, count)]
        if tied:
            return [Match(m.round, m.table, m.seats[1:] + m.seats[:1], m.replay + 1) for m in tied]
        went_on = [
            entrant
            for match, count in zip(latest, staying, strict=True)
            for entrant in _by_rank(match, left)[:count]
        ]
        out = [one for one in seated if one not in went_on]
        left = [*(one for one in left if one not in seated), *went_on]
    return []


def _is_tied(match: Match, staying: int) -> bool:
    """True if equal ranks leave open who goes on, and the match may be played again."""
    in_order = sorted(match.ranks)
    return in_order[staying - 1] == in_order[staying] and match.replay < REPLAYS


def _by_rank(match: Match, order: Sequence[int]) -> list[int]:
    ranks = dict(zip(match.seats, match.ranks, strict=True))
    drawn = [one for one in order if one in ranks] or match.seats
    return sorted(drawn, key=ranks.__getitem__)


_NEXT = {"round-robin": _round_robin, "race": _race, "swiss": _swiss, "knock-out": _knock_out}
