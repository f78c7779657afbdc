"""Tournaments: their pairings, standings and files."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from soiree.controller.arena.contest import SECRET
from soiree.controller.arena.processes import executor_of
from soiree.controller.arena.tables import contest_of, match_seed, play_tournament
from soiree.controller.tournament.file import decode, encode
from soiree.controller.tournament.rounds import matches_in_all, with_next_round
from soiree.controller.tournament.standings import as_csv, byes, crosstable, standings
from soiree.controller.tournament.tournament import (
    REPLAYS,
    SIZES,
    Entrant,
    Form,
    Match,
    Tournament,
    started,
)
from soiree.core.events import Result
from soiree.core.events import ranks as ranked
from soiree.core.strict_json import Faulty, Newer
from soiree.games import GAMES
from tests.thorough import always

EVERY_SIZE = pytest.mark.parametrize("size", SIZES)


def with_ranks(ranks: Sequence[int]) -> Result:
    return Result(tuple(ranks), None, "")


def new(
    form: Form, size: int, game: str = "soy", rounds: int | None = None, **options: int | str
) -> Tournament:
    """A tournament whose entrants are named by their numbers: "0", "1" …"""
    entrants = [Entrant(f"{number}", "random") for number in range(size)]
    every = {**GAMES[game].defaults(), **options}
    return started(GAMES[game], every, form, entrants, seed=3, rounds=rounds)


def stronger_wins(match: Match) -> tuple[int, ...]:
    """The ranks by seat if the entrant with the lower number always beats the other one."""
    return ranked([float(entrant) for entrant in match.seats])


def everybody_ties(match: Match) -> tuple[int, ...]:
    return (1,) * len(match.seats)


def at_random(rng: random.Random, tournament: Tournament) -> Tournament:
    """The tournament after its next round, or the next replays of ties, with random results."""
    tournament = with_next_round(tournament)
    for match in tournament.open_matches:
        keys = [float(rng.randrange(3)) for _ in match.seats]
        tournament = tournament.with_result(match.place, with_ranks(ranked(keys)))
    return tournament


def whole(tournament: Tournament) -> Tournament:
    """The finished tournament, in which the entrant with the lower number always wins."""
    while (tournament := with_next_round(tournament)).open_matches:
        for match in tournament.open_matches:
            tournament = tournament.with_result(match.place, with_ranks(stronger_wins(match)))
    return tournament


def order_of(tournament: Tournament) -> list[tuple[int, int]]:
    """The ranks and the numbers of the entrants, best first."""
    return [(row.rank, row.entrant) for row in standings(tournament)]


# Round robins -------------------------------------------------------------------------------------


@EVERY_SIZE
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    tournament = with_next_round(new("round-robin", size))
    pairs = Counter(frozenset(match.seats) for match in tournament.matches)
    assert pairs == Counter(map(frozenset, combinations(range(size), 2)))
    for number in range(tournament.rounds):
        playing = [e for match in tournament.matches if match.round == number for e in match.seats]
        assert len(playing) == len({*playing}) == size // 2 * 2


def test_the_second_half_of_a_double_round_robin_exchanges_the_seats() -> None:
    tournament = with_next_round(new("round-robin", 6, rounds=10))
    seated = Counter(match.seats for match in tournament.matches)
    assert len(seated) == 30
    assert {*seated.values()} == {1}


@pytest.mark.parametrize(
    ("game", "options"), [("soy", {}), ("soi", {}), ("soureh", {"players": 3})]
)
@pytest.mark.parametrize("size", always(4, 7, 16, of=SIZES))
def test_everybody_sits_at_each_seat_as_often_as_the_number_of_matches_allows(
    game: str, options: dict[str, int], size: int
) -> None:
    for rounds in (None, 5):
        tournament = with_next_round(new("round-robin", size, game, rounds, **options))
        seats = range(tournament.per_match)
        counts = Counter((e, seat) for m in tournament.matches for seat, e in enumerate(m.seats))
        for entrant in range(size):
            own = [counts[entrant, seat] for seat in seats]
            assert max(own) - min(own) <= 1
        played = Counter(entrant for match in tournament.matches for entrant in match.seats)
        assert max(played.values()) - min(played.values()) <= (rounds is not None)


def test_a_round_robin_is_ranked_by_points_and_equal_entrants_share_a_rank() -> None:
    """Entrant 1 beats 0, 2 beats 0, and otherwise the lower number wins.

    If all matches are ties, all entrants share a rank.
    """
    tournament = with_next_round(new("round-robin", 4))
    for match in tournament.open_matches:
        ranks = {frozenset({0, 2}): {2: 1, 0: 2}, frozenset({1, 0}): {1: 1, 0: 2}}.get(
            frozenset(match.seats), {min(match.seats): 1, max(match.seats): 2}
        )
        told = [ranks[entrant] for entrant in match.seats]
        tournament = tournament.with_result(match.place, with_ranks(told))
    # Points: 1 has three, 2 has two (0 and 3), 0 has one (3).
    assert order_of(tournament) == [(1, 1), (2, 2), (3, 0), (4, 3)]
    tied = with_next_round(new("round-robin", 4))
    for match in tied.open_matches:
        tied = tied.with_result(match.place, with_ranks(everybody_ties(match)))
    assert order_of(tied) == [(1, 0), (1, 1), (1, 2), (1, 3)]


# Swiss --------------------------------------------------------------------------------------------


@EVERY_SIZE
def test_nobody_meets_again_in_swiss_rounds_where_it_can_be_avoided(size: int) -> None:
    rng = random.Random(size)
    tournament = new("swiss", size, rounds=size // 2)
    for _ in range(tournament.rounds):
        tournament = at_random(rng, tournament)
    pairs = Counter(frozenset(match.seats) for match in tournament.matches)
    assert {*pairs.values()} == {1}
    assert len(tournament.matches) == matches_in_all(tournament)
    assert max(byes(tournament)) == size % 2


def test_a_swiss_rematch_is_played_if_it_cannot_be_avoided() -> None:
    """After these rounds, three of six have all met, so that a pair has to meet again."""
    met = [((0, 1), (2, 3), (4, 5)), ((0, 2), (1, 4), (3, 5)), ((1, 2), (0, 3), (4, 5))]
    matches = [
        Match(number, table, seats, 0, (1, 2))
        for number, round_ in enumerate(met)
        for table, seats in enumerate(round_)
    ]
    head = new("swiss", 6, rounds=5)
    played = Tournament(
        head.game, head.options, "swiss", head.entrants, head.seed, 5, tuple(matches)
    )
    before = Counter(frozenset(match.seats) for match in matches)
    new_pairs = [frozenset(match.seats) for match in with_next_round(played).open_matches]
    assert sum(before[pair] for pair in new_pairs) == fewest_rematches(before)


def fewest_rematches(before: Counter[frozenset[int]]) -> int:
    """The fewest pairs that must meet again, found by trying all pairings of six entrants."""
    every = combinations([frozenset(pair) for pair in combinations(range(6), 2)], 3)
    return min(
        sum(before[pair] > 0 for pair in three)
        for three in every
        if len(frozenset().union(*three)) == 6
    )


def test_buchholz_adds_the_points_of_the_opponents() -> None:
    """Of four, 0 beats 1 and 3, 2 beats 3 and ties with 1.

    Points: 0 has 2, 2 has 1½, 1 has ½, 3 has 0. Buchholz of 0: ½ + 0. Of 1: 2 + 1½. Of 2: ½ + 0.
    Of 3: 2 + 1½. Sonneborn-Berger of 2: 0 + ½ · ½.
    """
    matches = (
        Match(0, 0, (0, 1), 0, (1, 2)),
        Match(0, 1, (2, 3), 0, (1, 2)),
        Match(1, 0, (3, 0), 0, (2, 1)),
        Match(1, 1, (1, 2), 0, (1, 1)),
    )
    head = new("swiss", 4)
    rows = standings(
        Tournament(head.game, head.options, "swiss", head.entrants, head.seed, 2, matches)
    )
    assert [(row.entrant, row.points, row.buchholz, row.berger) for row in rows] == [
        (0, 2, 0.5, 0.5),
        (2, 1.5, 0.5, 0.25),
        (1, 0.5, 3.5, 0.75),
        (3, 0, 3.5, 0),
    ]
    assert [row.win_share for row in rows] == [1, 0.75, 0.25, 0]


# Knock-outs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "tables"), [(8, [4, 2, 2]), (5, [1, 2, 2]), (6, [2, 2, 2]), (16, [8, 4, 2, 2])]
)
def test_a_knock_out_has_byes_in_its_first_round_only_and_a_match_for_the_third_place(
    size: int, tables: list[int]
) -> None:
    tournament = whole(new("knock-out", size))
    rounds = Counter(match.round for match in tournament.matches)
    assert [rounds[number] for number in range(tournament.rounds)] == tables
    final, third = (m for m in tournament.matches if m.round == tournament.rounds - 1)
    semi = [m for m in tournament.matches if m.round == tournament.rounds - 2]
    assert {*final.seats} == {min(match.seats) for match in semi}
    assert {*third.seats} == {max(match.seats) for match in semi}
    ranks = {entrant: rank for rank, entrant in order_of(tournament)}
    assert ranks[min(final.seats)] == 1 == ranks[0]
    assert (ranks[max(final.seats)], ranks[min(third.seats)], ranks[max(third.seats)]) == (2, 3, 4)


@EVERY_SIZE
def test_a_knock_out_at_tables_of_four_ends_in_one_final(size: int) -> None:
    tournament = whole(new("knock-out", size, "soi"))
    *_, final = tournament.matches
    assert [m.round for m in tournament.matches].count(tournament.rounds - 1) == 1
    assert 0 in final.seats
    assert order_of(tournament)[0] == (1, 0)
    assert len(tournament.matches) == matches_in_all(tournament)


def test_a_tie_in_a_knock_out_is_replayed_with_the_next_deal() -> None:
    tournament = with_next_round(new("knock-out", 4))
    first, second = tournament.open_matches
    tournament = tournament.with_result(first.place, with_ranks((1, 1)))
    tournament = tournament.with_result(second.place, with_ranks((1, 2)))
    tournament = with_next_round(tournament)
    (again,) = tournament.open_matches
    assert again.place == (0, first.table, 1)
    assert again.seats == first.seats[::-1]
    assert match_seed(3, again) != match_seed(3, first)
    tournament = with_next_round(tournament.with_result(again.place, with_ranks((2, 1))))
    assert first.seats[0] in tournament.open_matches[0].seats


def test_a_knock_out_in_which_all_matches_are_tied_ends() -> None:
    tournament = new("knock-out", 4)
    while (tournament := with_next_round(tournament)).open_matches:
        for match in tournament.open_matches:
            tournament = tournament.with_result(match.place, with_ranks(everybody_ties(match)))
    assert len(tournament.matches) == 4 * (REPLAYS + 1)


# Played by computers ------------------------------------------------------------------------------


@pytest.mark.parametrize("form", always("swiss", of=("swiss", "knock-out")))
def test_the_same_seed_gives_the_same_tournament_with_one_and_two_processes(form: Form) -> None:
    *_, (alone, _, _) = play_tournament(new(form, 5))
    with executor_of(jobs=2) as executor:
        *_, (together, _, _) = play_tournament(new(form, 5), executor=executor)
    assert encode(alone) == encode(together)
    other = started(GAMES["soy"], alone.options, form, alone.entrants, seed=4)
    assert with_next_round(other).matches != with_next_round(new(form, 5)).matches


def test_all_spies_race_together_and_one_seat_further_in_the_next_race() -> None:
    tournament = with_next_round(new("race", 12, "spy", 2, players=12))
    one, other = tournament.matches
    assert {*one.seats} == {*range(12)}
    assert other.seats == (*one.seats[1:], one.seats[0])


def test_a_secret_seed_gives_matches_secret_seeds() -> None:
    tournament = with_next_round(new("swiss", 4))
    match = tournament.matches[0]
    assert match_seed(SECRET + 1, match) >= SECRET
    assert match_seed(SECRET + 1, match) != match_seed(SECRET + 2, match)
    players = contest_of(tournament, match).players
    assert players == ("random", "random")


# Files and faults ---------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["round-robin", "knock-out", "swiss"])
def test_a_tournament_is_the_same_from_its_file_after_each_round(form: Form) -> None:
    rng, tournament = random.Random(1), new(form, 7)
    for _ in range(30):
        assert decode(encode(with_next_round(tournament))) == with_next_round(tournament)
        tournament = at_random(rng, tournament)
    assert not with_next_round(tournament).open_matches
    assert as_csv(decode(encode(tournament))) == as_csv(tournament)
    assert crosstable(tournament).points[0][0] is None


CHANGES: dict[str, tuple[object, str]] = {
    "format": ("soiree-record", 'format: found "soiree-record", expected "soiree-tournament"'),
    "game": ("chess", 'game: found "chess", expected one of soy, '),
    "form": ("cup", 'form: found "cup", expected one of round-robin, knock-out, swiss, race'),
    "rounds": (5, "rounds: found 5, expected 2 with 4 entrants"),
    "entrants": ([{"name": "a"}] * 4, "entrants[1].name: found the name a twice, expected each"),
    "matches.0.seats": ([0, 0], "matches[0].seats: found [0, 0], expected different entrants, 0"),
    "matches.0.ranks": ([2, 2], "matches[0].ranks: found [2, 2], expected ranks such as 1, 1, 3"),
    "matches.1.table": (0, "matches: found another order, expected by round, table and replay"),
    "matches.1.seats": ([0, 1], "matches[1].seats: found "),
    "matches.2.round": (True, "matches[2].round: found true, expected 0 to 1"),
    "matches.2.seats": ([2, 3], "matches"),
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_fault_in_a_file_is_named_in_one_line(field: str) -> None:
    tournament = whole(new("knock-out", 4))
    told = json.loads(encode(tournament))
    value, line = CHANGES[field]
    *path, last = field.split(".")
    place = told
    for part in path:
        place = place[int(part)] if part.isdigit() else place[part]
    place[last] = value
    with pytest.raises(Faulty) as fault:
        decode(json.dumps(told).encode())
    assert str(fault.value).startswith(line)
    assert "\n" not in str(fault.value)


def test_a_file_of_a_newer_version_is_reported_as_newer() -> None:
    content = encode(new("swiss", 4)).replace(b'"version": 1', b'"version": 2')
    with pytest.raises(Newer, match="a newer Soirée"):
        decode(content)
