"""Ratings: true of simulated persons, surer with more matches, and in the right words."""

from __future__ import annotations

import random

import pytest

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.history.ratings import LATEST, PRIOR, Bracket, Rating, rating
from soiree.storage.history.results import MatchCategory, MatchResult
from tests.every_game import EVERY_GAME

SODA = GAMES["soda"]
RATED = [game for game in EVERY_GAME.values() if game.scale is not None]


def match(share: float, *levels: str, game: Game = SODA, assisted: bool = False) -> MatchResult:
    kind = MatchCategory(
        game.name, levels or ("middle",), len(levels or ("middle",)) + 1, (), assisted
    )
    return MatchResult(kind, "2026-11-20", share, 5, (4,), 60, 0, 0)


def rated(shares: str, *levels: str) -> Rating:
    """The rating after matches won (`w`), shared (`s`) or lost (`l`), oldest first."""
    worth = {"w": 1.0, "s": 1 / 2, "l": 0.0}
    found = rating([match(worth[each], *levels) for each in shares], SODA)
    assert found is not None
    return found


def test_a_game_without_measured_levels_has_no_rating() -> None:
    assert rating([match(1.0)], EVERY_GAME["sept"]) is None


@pytest.mark.parametrize(
    "nothing",
    [
        [],
        [match(1.0, assisted=True)],
        [match(1.0, "random")],
        [match(1.0, "middle", "random")],
        [MatchResult(MatchCategory("spy", (), 1, (), False), "2026-11-20", 1.0, 5, (), 60, 0, 0)],
    ],
)
def test_matches_with_help_random_players_or_no_opponents_do_not_count_for_a_rating(
    nothing: list[MatchResult],
) -> None:
    assert rating(nothing, SODA) is None
    with_others = rating([*nothing, match(1.0), match(0.0)], SODA)
    assert with_others == rated("wl")


def test_each_win_in_place_of_a_defeat_raises_the_rating() -> None:
    found = [rated("w" * won + "l" * (20 - won)) for won in range(21)]
    assert found == sorted(found)
    assert len({each.strength for each in found}) == 21
    assert rated("ss").strength == rated("wl").strength


def test_a_win_against_a_stronger_level_raises_the_rating_more() -> None:
    levels = SODA.level_names()
    found = [rated("wlwl", level).strength for level in levels]
    assert found == sorted(found)
    mixed = rated("wlwl", levels[0], levels[2])
    assert rated("wlwl", *levels[:1] * 2) < mixed < rated("wlwl", *levels[2:] * 2)


def test_more_matches_make_the_interval_narrower() -> None:
    widths = [found.high - found.low for found in map(rated, ("wl", "wl" * 5, "wl" * 50))]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] < widths[1] / 2


def test_only_the_latest_matches_count() -> None:
    found = rated("l" * 50 + "w" * LATEST)
    assert found == rated("w" * LATEST)
    assert found.matches == LATEST


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game.name == "soda" else pytest.mark.thorough)
        for game in RATED
    ],
    ids=lambda game: game.name,
)
def test_the_interval_holds_the_strength_of_four_persons_in_five(game: Game) -> None:
    """The test simulates 200 persons of about the levels' strength, with 24 matches each."""
    scale, rng = game.scale, random.Random(game.name)
    assert scale is not None
    places, players = scale.places(), scale.players
    held = 0
    for _ in range(200):
        strength = rng.gauss(places[-1] / 2, PRIOR * places[-1])
        found = []
        for _ in range(24):
            number = rng.randrange(len(places))
            levels = (game.level_names()[number],) * (players - 1)
            (chance,) = scale.chances([strength], [places[number]] * (players - 1))
            found.append(match(float(rng.random() < chance), *levels, game=game))
        estimate = rating(found, game)
        assert estimate is not None
        held += estimate.low <= strength <= estimate.high
    assert 0.72 <= held / 200 <= 0.88  # three standard errors


@pytest.mark.parametrize("game", RATED, ids=lambda game: game.name)
def test_a_scale_gives_back_the_shares_that_were_measured(game: Game) -> None:
    scale = game.scale
    assert scale is not None
    places = scale.places()
    assert len(places) == len(game.levels)
    assert list(places) == sorted(set(places))
    others = scale.players - 1
    for share, lower, higher in zip(scale.shares[scale.players], places, places[1:], strict=False):
        assert scale.chances([higher], [lower] * others) == pytest.approx([share])
        assert scale.chances([lower], [lower] * others) == pytest.approx([1 / (others + 1)])


def test_the_slope_is_interpolated_between_numbers_of_players() -> None:
    scale = SODA.scale
    assert scale is not None
    assert scale.slope(2) == 1
    assert scale.slope(3) == pytest.approx((1 + scale.slope(4)) / 2)
    assert scale.slope(6) == scale.slope(4) < 1


@pytest.mark.parametrize(
    ("at", "bracket"),
    [
        (-0.5, Bracket("weaker than {level}", "easy")),
        (-0.2, Bracket("about as strong as {level}", "easy")),
        (0.5, Bracket("between {level} and {higher}", "easy", "middle")),
        (1.0, Bracket("about as strong as {level}", "middle")),
        (1.2, Bracket("about as strong as {level}", "middle")),
        (1.5, Bracket("between {level} and {higher}", "middle", "hard")),
        (1.9, Bracket("about as strong as {level}", "hard")),
        (2.2, Bracket("about as strong as {level}", "hard")),
        (2.5, Bracket("stronger than {level}", "hard")),
    ],
)
def test_words_for_each_place_beside_the_levels(at: float, bracket: Bracket) -> None:
    scale = SODA.scale
    assert scale is not None
    _, middle, high = scale.places()
    strength = at * middle if at < 1 else middle + (at - 1) * (high - middle)
    assert Rating(14, strength, strength - 0.5, strength + 0.5).bracket(SODA) == bracket


@pytest.mark.parametrize(("matches", "low", "high"), [(7, 0.5, 0.6), (7, 2.0, 5.0), (14, -0.1, 2)])
def test_few_matches_and_long_intervals_are_uncertain(
    matches: int, low: float, high: float
) -> None:
    assert Rating(matches, 0.5, low, high).bracket(SODA) == Bracket("still uncertain")


@pytest.mark.parametrize(
    ("shares", "level", "bracket"),
    [
        ("w" * 8, "easy", Bracket("stronger than {level}", "middle")),
        ("w" * 12, "hard", Bracket("stronger than {level}", "hard")),
        ("l" * 8, "hard", Bracket("weaker than {level}", "middle")),
        ("l" * 12, "easy", Bracket("weaker than {level}", "easy")),
    ],
)
def test_only_wins_or_only_defeats_give_a_one_sided_bracket(
    shares: str, level: str, bracket: Bracket
) -> None:
    found, scale = rated(shares, level), SODA.scale
    assert scale is not None
    assert found.high - found.low > scale.places()[-1]
    assert found.bracket(SODA) == bracket


@pytest.mark.parametrize("game", RATED, ids=lambda game: game.name)
def test_no_end_of_the_grid_cuts_an_interval(game: Game) -> None:
    """Only wins or only defeats, where a match is least informative, make no narrower interval."""
    assert game.scale is not None
    level, players = game.level_names()[-1], max(game.scale.shares)
    for share in (1.0, 0.0):
        few, many = (
            rating([match(share, *[level] * (players - 1), game=game)] * count, game)
            for count in (20, LATEST)
        )
        assert few is not None
        assert many is not None
        strength, low, high = many[1:]
        assert 1 / 2 < (high - strength) / (strength - low) < 2
        assert high - low > (few.high - few.low) / 4


def test_fourteen_good_matches_against_middle_are_enough_for_words() -> None:
    found = rated("wwlwwlwwlwwlwl")
    assert found.matches == 14
    assert found.bracket(SODA) == Bracket("between {level} and {higher}", "middle", "hard")
