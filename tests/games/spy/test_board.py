"""The cards of one player of Spy vs Spy."""

from __future__ import annotations

import random

from soiree.core.cards import DECK
from soiree.core.events import silent
from soiree.games.spy.board import NO_CARD, Board, takes
from tests.games.spy.spy_tables import STICKY, half, race_sticky


def dealt(seed: int) -> Board:
    """A board in a race, its first card turned up."""
    board = Board(0)
    board.take_first_deck(tuple(random.Random(seed).sample(DECK, 52)), 5, silent)
    board.turn_up(cheating=False, emit=silent)
    return board


def test_the_choices_are_the_piles_that_take_the_card() -> None:
    for seed in range(50):
        board = dealt(seed)
        while board.choices:
            fitting = [
                f"place {number}"
                for number, pile in enumerate(board.piles, start=1)
                if pile and takes(pile[-1], board.up)
            ]
            fallback = "open" if board.pile_count < 6 else "under"
            assert list(board.choices) == (fitting or [fallback])
            board.play(board.choices[-1], silent)
            board.turn_up(cheating=False, emit=silent)
        assert board.misplaced() == NO_CARD


def test_a_copy_is_independent() -> None:
    board = dealt(1)
    twin = board.copy()
    before = list(board.zones()), board.choices, board.fits, board.score()
    while twin.choices:
        twin.play(twin.choices[0], silent)
        twin.turn_up(cheating=False, emit=silent)
    assert (list(board.zones()), board.choices, board.fits, board.score()) == before
    assert list(twin.zones()) != before[0]


def test_a_board_is_restored_from_a_view_and_its_hidden_cards() -> None:
    match = half(STICKY)
    race_sticky(match)
    match.play(0, "under")
    for board in match.state.boards:
        restored = Board(board.seat)
        restored.set_visible(match.view(1))
        restored.set_hidden({pile.zone: tuple(pile.cards) for pile in board.zones()})
        assert list(restored.zones()) == list(board.zones())
        assert restored.score() == board.score()
        assert (restored.called, restored.called_again) == (board.called, board.called_again)
        assert restored.fits == board.fits
    first = match.state.boards[0]
    assert first.called != NO_CARD
    assert first.called_again
