"""Offers of other opponents: after enough clear results, and not twice in a row."""

from __future__ import annotations

import pytest

from soiree.games import GAMES
from soiree.storage.history.ratings import FEWEST, LATEST_OFFER, Offer, offer
from soiree.storage.history.results import MatchCategory, MatchResult

SODA = GAMES["soda"]


def matches(
    shares: str, level: str = "middle", *, players: int = 2, assisted: bool = False, day: int = 20
) -> list[MatchResult]:
    """The results of matches, oldest first: won (`w`), shared (`s`) or lost (`l`)."""
    kind = MatchCategory("soda", (level,) * (players - 1), players, (), assisted)
    worth = {"w": 1.0, "s": 1 / 2, "l": 0.0}
    return [MatchResult(kind, f"2026-11-{day}", worth[each], 5, (4,), 60, 0, 0) for each in shares]


def better(found: Offer | None) -> str | None:
    return found.better if found else None


@pytest.mark.parametrize(
    ("shares", "level", "offered"),
    [
        ("wwwwwwwwll", "middle", "hard"),
        ("wwwwwwwlll", "middle", None),  # that may be luck
        ("wwwwwww", "middle", None),  # too few
        ("lllllllwww", "middle", None),
        ("llllllllww", "middle", "easy"),
        ("ssssssssss", "middle", None),
        ("w" * 10, "hard", None),  # nobody is stronger
        ("l" * 10, "easy", None),  # nor weaker
        ("w" * 10, "easy", "middle"),  # one step at a time
        ("l" * 10, "hard", "middle"),
    ],
)
def test_the_next_level_is_offered_where_matches_are_surely_won_or_lost(
    shares: str, level: str, offered: str | None
) -> None:
    assert better(offer(matches(shares, level), SODA, level, 2)) == offered


def test_an_offer_has_its_matches_and_wins() -> None:
    found = offer(matches("lwwwwwwwws"), SODA, "middle", 2)
    assert found == Offer("middle", 10, 8.5, "hard")


def test_the_threshold_of_an_offer_depends_on_the_number_of_players() -> None:
    half = "wl" * 8
    assert better(offer(matches(half, players=2), SODA, "middle", 2)) is None
    assert better(offer(matches(half, players=4), SODA, "middle", 4)) == "hard"


def test_only_unassisted_matches_with_the_same_level_and_players_count_for_an_offer() -> None:
    won = "w" * FEWEST
    assert offer(matches(won), SODA, "middle", 2)
    for others in (
        matches(won, "easy"),
        matches(won, players=3),
        matches(won, assisted=True),
    ):
        assert offer(others, SODA, "middle", 2) is None


def test_only_the_latest_count() -> None:
    assert (
        better(offer(matches("w" * LATEST_OFFER + "wl" * (LATEST_OFFER // 2)), SODA, "middle", 2))
        is None
    )


def test_a_declined_offer_returns_after_enough_further_matches() -> None:
    before = matches("w" * LATEST_OFFER)
    again = matches("w" * FEWEST, day=21)
    assert offer(before, SODA, "middle", 2)
    assert offer(before, SODA, "middle", 2, "2026-11-20") is None
    assert offer(before + again[1:], SODA, "middle", 2, "2026-11-20") is None
    assert offer(before + again, SODA, "middle", 2, "2026-11-20")
