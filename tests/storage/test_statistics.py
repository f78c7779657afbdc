"""What the matches played come to, against counts made another way."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from soiree.core.records import Participant
from soiree.storage.history import Played
from soiree.storage.statistics import by_kind, kind_of, person_of, summary, win_curve, won
from tests.every_game import EVERY_GAME

YOU = Participant("You", "human")


def computer(level: str) -> Participant:
    return Participant("Ada", "computer", level)


def played(
    *ranks: int,
    game: str = "soda",
    level: str = "easy",
    scores: tuple[int, ...] | None = (3, 4),
    seconds: int = 60,
    assisted: bool = False,
    seats: tuple[Participant, ...] | None = None,
    options: dict[str, int | str] | None = None,
) -> Played:
    """A match of two, the person in seat 0 by default."""
    return Played(
        file="a.soiree",
        game=game,
        started=None,
        finished="2026-11-20T18:30:00Z",
        options={"players": 2, "suits": "SHDC"} if options is None else options,
        seats=seats or (YOU, computer(level)),
        ranks=ranks,
        scores=scores,
        reason="all rounds",
        moves=40,
        assisted=assisted,
        hints=1 if assisted else 0,
        undos=0,
        seconds=seconds,
    )


WON, LOST, SHARED = played(1, 2), played(2, 1), played(1, 1)


def test_a_shared_first_rank_counts_as_its_share() -> None:
    assert [won(match) for match in (WON, LOST, SHARED)] == [1, 0, 0.5]
    three = (YOU, computer("easy"), computer("easy"))
    assert won(played(1, 1, 1, seats=three, scores=None)) == 1 / 3
    assert won(played(2, 1, 1, seats=three, scores=None)) == 0


def test_only_matches_with_one_person_count() -> None:
    several = played(1, 2, seats=(YOU, Participant("Eva", "human")))
    nobody = played(1, 2, seats=(computer("easy"), computer("hard")))
    second = played(2, 1, seats=(computer("easy"), YOU))
    assert [person_of(match) for match in (several, nobody, second)] == [None, None, 1]
    assert won(second) == 1
    assert list(by_kind([several, nobody, second]).values()) == [[second]]


def test_help_level_and_options_count_apart_and_the_seat_does_not() -> None:
    assert kind_of(WON) == kind_of(LOST) == kind_of(played(1, 2, seats=(computer("easy"), YOU)))
    others = [
        played(1, 2, level="hard"),
        played(1, 2, assisted=True),
        played(1, 2, options={"players": 2, "suits": "SSSS"}),
        played(1, 2, game="soy", options={}),
    ]
    assert len({kind_of(match) for match in (WON, *others)}) == 5


def test_streaks_begin_with_the_latest_match() -> None:
    matches = [WON, SHARED, LOST, WON, WON, WON, LOST]
    came_to = summary(matches, EVERY_GAME)
    assert (came_to.streak, came_to.longest_streak) == (2, 3)
    assert summary([LOST, WON], EVERY_GAME).streak == 0


def test_the_best_score_is_the_lowest_where_fewer_points_win() -> None:
    high = [played(1, 2, scores=(9, 4)), played(2, 1, scores=(2, 4))]
    assert summary(high, EVERY_GAME).best == 9
    low = [played(1, 2, game="spy", scores=(-9, 4)), played(2, 1, game="spy", scores=(2, 1))]
    assert summary(low, EVERY_GAME).best == -9
    assert summary(low, EVERY_GAME).average == -3.5


def test_a_game_without_scores_has_no_best_one() -> None:
    came_to = summary([played(1, 2, game="soy", scores=None)], EVERY_GAME)
    assert (came_to.best, came_to.average) == (None, None)


@given(st.lists(st.sampled_from([WON, LOST, SHARED]), min_size=1, max_size=50))
def test_the_interval_holds_the_share_won(matches: list[Played]) -> None:
    came_to = summary(matches, EVERY_GAME)
    assert came_to.won == matches.count(WON) + matches.count(SHARED) / 2
    assert 0 <= came_to.low <= came_to.won / came_to.played <= came_to.high <= 1
    assert came_to.seconds == 60 * len(matches)


@given(st.lists(st.sampled_from([WON, LOST]), min_size=1, max_size=30), st.integers(1, 10))
def test_the_curve_looks_back_so_many_matches(matches: list[Played], window: int) -> None:
    oldest_first = matches[::-1]
    curve = win_curve(matches, window)
    assert len(curve) == len(matches)
    for number, point in enumerate(curve, 1):
        recent = oldest_first[:number][-window:]
        assert point.share == recent.count(WON) / len(recent)
        assert point.low <= point.share <= point.high
