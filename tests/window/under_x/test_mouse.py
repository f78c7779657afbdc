"""A whole match with the mouse alone, from the start page to another match."""

from __future__ import annotations

import random

from PySide6.QtWidgets import QPushButton

from soiree.core import records
from soiree.core.cards import rank_of
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS
from soiree.storage import history
from soiree.storage.paths import Places
from tests.truth import match_at
from tests.ui.table.things import grid_at
from tests.window.evening import Acts, Evening, choose_settings, play_rounds, spend
from tests.window.under_x.hands import bare_felt, click, corner_of, drag, look_at


def test_a_whole_match_with_the_mouse_alone() -> None:
    choose_settings()
    rng = random.Random(1)

    def play(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        yield from click(evening, evening.button("New game of Soi"))
        yield lambda: evening.shown(QPushButton, "Start")
        yield from click(evening, evening.button("Start"))
        yield lambda: evening.has_table
        table = evening.table
        yield from play_rounds(
            evening,
            ask=lambda move: ask(evening, move, rng),
            go_on=lambda: click(evening, evening.button("Next round")),
            hurry=lambda: click(evening, bare_felt(table)),
            rng=rng,
        )
        assert_ranks(evening)
        yield from click(evening, evening.button("Play again"))
        yield lambda: evening.has_table and evening.table is not table
        yield lambda: evening.legal or evening.table.play.moving

    assert spend(play) == 0
    (file,) = Places.find().played.iterdir()
    assert records.decode(file.read_bytes(), GAMES).result is not None
    assert len(history.read(Places.find(), GAMES).matches) == 1


def test_a_card_dropped_on_the_felt_glides_back() -> None:
    choose_settings(speed="fast")

    def play(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        yield lambda: evening.has_table and evening.legal
        table = evening.table
        card = table.board.zones[Zone("hand", table.play.viewer)][0]
        lay_at, before = card.pos(), evening.entries
        middle = table.viewport().mapToGlobal(table.viewport().rect().center())
        yield from drag(evening, corner_of(table, card), middle)
        assert evening.window.strip.sentences()[0] == "Drop the card on the player whom you ask."
        yield lambda: not table.play.moving
        assert card.pos() == lay_at
        assert evening.entries == before

    assert spend(play, "--game", "soi", "--seed", "1") == 0


def ask(evening: Evening, move: str, rng: random.Random) -> Acts:
    """Click the player's cards, or drag a card of the rank there; then click the card wanted."""
    table = evening.table
    seat, wanted = ASKS[move]
    if rng.random() < 0.5:
        yield from click(evening, evening.hand_at(seat))
        offered = {card for asked, card in map(ASKS.__getitem__, evening.legal) if asked == seat}
    else:
        hand = table.board.zones[Zone("hand", table.play.viewer)]
        own = next(
            card for card in hand if card.card is not None and rank_of(card.card) == rank_of(wanted)
        )
        yield from drag(evening, corner_of(table, own), evening.hand_at(seat))
        offered = {
            card
            for asked, card in map(ASKS.__getitem__, evening.legal)
            if asked == seat and rank_of(card) == rank_of(wanted)
        }
    yield lambda: grid_at(table)
    grid = grid_at(table)
    assert grid is not None
    assert len(grid.cards()) == len(offered)
    yield from click(evening, evening.choice_of(wanted))


def assert_ranks(evening: Evening) -> None:
    """The sheet at the end has every player in the order of the ranks, with the score."""
    table = evening.table
    result = match_at(table).result
    assert result is not None
    assert result.scores is not None
    texts = evening.texts()
    for seat, name in enumerate(table.play.names):
        row = texts.index(name)
        assert texts[row - 1] == str(result.ranks[seat])
        assert str(result.scores[seat]) in texts[row + 1 : row + 3]
