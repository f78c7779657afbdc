"""The statistics of matches, compared with independent counts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from soiree.core.records import Participant
from soiree.storage.history.index_rows import Played
from soiree.storage.history.results import MatchResult, person_of, result_of
from soiree.storage.history.statistics import (
    FEW,
    WINDOWS,
    Summary,
    by_kind,
    groups,
    report,
    summary,
    win_curve,
    window_for,
)
from tests.every_game import EVERY_GAME

YOU = Participant("You", "human")


def computer(level: str) -> Participant:
    return Participant("Ada", "computer", level)


def played(*ranks: int, level: str = "easy", assisted: bool = False, **fields: Any) -> Played:
    """A match of two, by default with the person in seat 0, and any other fields."""
    usual = Played(
        file="a.soiree",
        game="soda",
        started=None,
        finished="2026-11-20T18:30:00Z",
        options={"players": 2, "suits": "SHDC"},
        seats=(YOU, computer(level)),
        ranks=ranks,
        scores=(3, 4),
        reason="all rounds",
        moves=40,
        assisted=assisted,
        hints=1 if assisted else 0,
        undos=0,
        seconds=60,
    )
    return replace(usual, **fields)


def results(*matches: Played) -> list[MatchResult]:
    """The results of matches with one person, oldest first."""
    found = [result_of(match) for match in matches]
    assert None not in found
    return [each for each in found if each is not None]


def summed(*matches: Played) -> Summary:
    return summary(results(*matches), EVERY_GAME)


WON, LOST, SHARED = played(1, 2), played(2, 1), played(1, 1)


def test_a_shared_first_rank_counts_as_its_share() -> None:
    three = (YOU, computer("easy"), computer("easy"))
    shared = played(1, 1, 1, seats=three, scores=None)
    lost = played(2, 1, 1, seats=three, scores=None)
    shares = [each.share for each in results(WON, LOST, SHARED, shared, lost)]
    assert shares == [1, 0, 0.5, 1 / 3, 0]


def test_only_matches_with_one_person_count() -> None:
    several = played(1, 2, seats=(YOU, Participant("Eva", "human")))
    nobody = played(1, 2, seats=(computer("easy"), computer("hard")))
    second = played(2, 1, seats=(computer("easy"), YOU))
    assert [person_of(match.seats) for match in (several, nobody, second)] == [None, None, 1]
    assert results(second)[0].share == 1
    assert [result_of(match) for match in (several, nobody)] == [None, None]
    assert list(by_kind(results(second)).values()) == [results(second)]


def test_help_level_and_options_count_apart_and_the_seat_does_not() -> None:
    other_seat = played(1, 2, seats=(computer("easy"), YOU))
    assert len(by_kind(results(WON, LOST, other_seat))) == 1
    others = [
        played(1, 2, level="hard"),
        played(1, 2, assisted=True),
        played(1, 2, options={"players": 2, "suits": "SSSS"}),
        played(1, 2, game="soy", options={}),
    ]
    assert len(by_kind(results(WON, *others))) == 5


def test_streaks_end_with_the_latest_match() -> None:
    came_to = summed(LOST, WON, WON, WON, LOST, SHARED, WON)
    assert (came_to.streak, came_to.longest_streak) == (2, 3)
    assert summed(WON, LOST).streak == 0


def test_the_best_score_is_the_lowest_where_fewer_points_win() -> None:
    assert summed(played(1, 2, scores=(9, 4)), played(2, 1, scores=(2, 4))).best == 9
    low = summed(played(1, 2, game="spy", scores=(-9, 4)), played(2, 1, game="spy", scores=(2, 1)))
    assert (low.best, low.average) == (-9, -3.5)


def test_a_game_without_scores_has_no_best_one() -> None:
    came_to = summed(played(1, 2, game="soy", scores=None))
    assert (came_to.best, came_to.average) == (None, None)


def test_scores_of_several_games_are_not_compared() -> None:
    both = [played(1, 2), played(1, 2, game="spy")]
    assert (summed(*both).best, summed(*both).average) == (None, None)
    whole = report(results(*both), EVERY_GAME)
    assert (whole.scores, whole.others_scores, whole.margins) == ({}, {}, {})


def test_the_time_of_a_match_is_the_middle_one_of_those_that_are_known() -> None:
    matches = [played(1, 2, seconds=seconds) for seconds in (0, 50, 100, 900)]
    assert (summed(*matches).median_seconds, summed(*matches).seconds) == (100, 1050)
    assert summed(played(1, 2, seconds=0)).median_seconds is None


@given(st.lists(st.sampled_from([WON, LOST, SHARED]), min_size=1, max_size=50))
def test_the_interval_holds_the_share_won(matches: list[Played]) -> None:
    came_to = summed(*matches)
    assert came_to.won == matches.count(WON) + matches.count(SHARED) / 2
    assert 0 <= came_to.low <= came_to.won / came_to.played <= came_to.high <= 1
    assert came_to.seconds == 60 * len(matches)


@given(st.lists(st.sampled_from([0.0, 1 / 3, 0.5, 1.0]), max_size=60), st.integers(1, 30))
def test_the_curve_has_the_share_of_its_window(shares: list[float], window: int) -> None:
    curve = win_curve(shares, window)
    assert [point.number for point in curve] == list(range(FEW, len(shares) + 1))
    for point in curve:
        recent = shares[: point.number][-window:]
        assert abs(point.share - sum(recent) / len(recent)) < 1e-9
        assert 0 <= point.low <= point.share <= point.high <= 1


@given(st.integers(FEW, 3000), st.integers(1, 50))
def test_a_long_curve_has_a_few_points_evenly_spaced_up_to_the_last(played: int, most: int) -> None:
    numbers = [point.number for point in win_curve([1.0] * played, 20, most)]
    assert 1 <= len(numbers) <= most
    assert numbers[-1] == played
    assert len({after - before for before, after in pairwise(numbers)}) <= 1


def test_the_window_of_the_curve_grows_with_the_matches() -> None:
    assert [window_for(matches) for matches in (3, 200, 500, 100_000)] == [20, 20, 50, 5000]
    assert window_for(10**9) == WINDOWS[-1]


def test_levels_stand_from_the_weakest_to_the_strongest_and_mixed_ones_last() -> None:
    seats = (YOU, computer("easy"), computer("hard"))
    mixed = played(2, 1, 3, seats=seats, scores=(1, 2, 3))
    matches = [mixed, *(played(1, 2, level=level) for level in ("hard", "easy", "hard"))]
    found = groups(results(*matches), EVERY_GAME)
    assert [(each.name, each.played, each.share) for each in found] == [
        ("easy", 1, 1),
        ("hard", 2, 1),
        ("mixed", 1, 0),
    ]
    assert [each.even for each in found] == [0.5, 0.5, 1 / 3]


def test_matches_of_several_games_are_grouped_by_game() -> None:
    matches = [played(1, 2, game=game) for game in ("soy", "spy", "soy")]
    found = groups(results(*matches), EVERY_GAME)
    order = [name for name in EVERY_GAME if name in ("soy", "spy")]
    assert [each.name for each in found] == order
    assert {each.name: each.played for each in found} == {"soy": 2, "spy": 1}


def test_the_margin_is_that_over_the_best_opponent_whichever_way_points_count() -> None:
    seats = (computer("easy"), YOU, computer("easy"))
    (high,) = results(played(2, 1, 3, seats=seats, scores=(5, 9, 2)))
    (low,) = results(played(2, 1, 3, game="spy", seats=seats, scores=(5, 1, 7)))
    assert high.margin(EVERY_GAME["soda"]) == 4
    assert low.margin(EVERY_GAME["spy"]) == 4
    (alone,) = results(played(1, game="spy", seats=(YOU,), scores=(3,)))
    assert alone.margin(EVERY_GAME["spy"]) is None


def test_a_report_has_an_even_share_if_all_matches_have_the_same_number_of_players() -> None:
    two = played(1, 2)
    three = played(1, 2, 3, seats=(YOU, computer("easy"), computer("easy")), scores=(3, 2, 1))
    assert report(results(two, two), EVERY_GAME).even == 0.5
    assert report(results(two, three), EVERY_GAME).even is None


def test_a_report_without_matches_is_empty() -> None:
    nothing = report([], EVERY_GAME)
    assert (nothing.summary, nothing.curve, nothing.groups) == (None, (), ())
