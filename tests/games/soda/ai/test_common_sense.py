"""Obvious mistakes that no level of Soda makes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from soiree.core.cards import ACE, KING, RANKS, Rank, rank_of
from soiree.core.players import never
from soiree.games.soda import GAME
from soiree.games.soda.ai.common_sense import sensible
from soiree.games.soda.ai.policy import EMPTY_ROW
from soiree.games.soda.ai.policy import NO as NO_RANK
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.zones import Kind
from tests.games.soda.soda_positions import views

TEN = RANKS.index("10")

weaker = pytest.mark.parametrize(
    "level", ["easy", pytest.param("middle", marks=pytest.mark.thorough)]
)


def ranks(words: str) -> list[Rank]:
    return [NO_RANK if word == "no" else RANKS.index(word) for word in words.split()]


@pytest.mark.parametrize(
    ("choices", "top", "stake", "expected"),
    [
        ("2 9 A", "", 2, "2"),  # no Ace is led for two points
        ("A", "", 2, "A"),  # unless there is nothing else
        ("2 9 A", "", 8, "2 9 A"),
        ("8 Q A no", "8", 3, "8"),  # eights draw a card: no queen, and no No
        ("8 Q A no", "8", 5, "8 A"),
        ("K A no", "K", 3, "K no"),  # a king is much to pay for two or three points
        ("Q A no", "Q", 3, "Q"),  # a pair of queens is not: it draws a card
        ("9 J Q no", "5", 4, "9 J"),
        ("J A no", "5", 3, "J no"),  # the only card but an ace may be kept
        ("7 10 J A no", "5", 3, "7"),  # nobody saves a card up to an eight
        ("7 9 Q no", "5", 9, "7 9 Q"),  # nobody leaves nine points who has these
        ("J Q no", "9", 7, "J Q"),
        ("Q K A no", "J", 7, "Q K A no"),  # but dear cards may be kept
        ("A no", "5", 2, "no"),
        ("7 Q no", "5", 10, "Q"),  # no card is kept for another round
        ("7 9 K no", "7", 10, "7 K"),
        ("7 Q A no", "5", 10, "A"),  # a certain win
        ("2 A", "", 10, "A"),
    ],
)
def test_sensible_choices(choices: str, top: str, stake: int, expected: str) -> None:
    found = sensible(ranks(choices), RANKS.index(top) if top else EMPTY_ROW, stake)
    assert found == set(ranks(expected))


def decisions(level: str) -> Iterator[tuple[int, Sequence[Rank], Rank, Sequence[Rank]]]:
    """Decisions of a level: the stake, the row, its play or `NO_RANK`, and the playable ranks."""
    player = GAME.player(level)
    for players, seed in ((2, 5), (2, 6), (4, 5)):
        for view in views(players, seed, every=2):
            stake = SodaFacts.of(view).worth
            assert stake is not None
            row = [rank_of(card) for card in view.faces(Kind.ROW)]
            could = [rank_of(PLAYED[move]) for move in view.legal if move != NO]
            move = player(view, random.Random(stake), never)
            yield stake, row, NO_RANK if move == NO else rank_of(PLAYED[move]), could


@pytest.mark.slow
@weaker
def test_no_level_wastes_a_high_card_or_passes_over_a_certain_win(level: str) -> None:
    certain = tempted = pairs = 0
    for stake, row, played, could in decisions(level):
        if stake == 10 and ACE in could:
            certain += 1
            assert played == ACE
        if stake < 4 and could and could[0] < TEN and could[-1] >= KING:
            tempted += 1
            assert played < KING
        if row and row[-1] in could and stake < 10:
            pairs += 1
            assert played in ((row[-1], ACE) if row[-1] < KING else (NO_RANK, row[-1], ACE))
    assert certain, "there were such positions"
    assert tempted, "there were such positions"
    assert pairs, "there were such positions"
