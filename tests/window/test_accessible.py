"""A round through Qt's accessibility interface alone, which says nothing that is hidden."""

from __future__ import annotations

import random

from soiree.core.cards import DECK
from soiree.games.soi.moves import ASKS
from soiree.ui.style.words import card_name
from soiree.ui.table.cards import CardItem
from tests.truth import match_at
from tests.window import reader
from tests.window.evening import Acts, Evening, choose_settings, spend


def test_a_whole_round_through_a_screen_reader() -> None:
    choose_settings()
    rng = random.Random(4)

    def play(evening: Evening) -> Acts:
        window = evening.window
        evening.soon(lambda: reader.press(reader.find(window, "New game of Soi")))
        yield lambda: evening.front is not window
        evening.soon(lambda: reader.press(reader.find(evening.front, "Start")))
        yield lambda: evening.has_table
        table = evening.table
        while evening.sheet() is None:
            table.playback.hurry()
            yield lambda: evening.sheet() or evening.legal or table.play.moving
            if not evening.legal:
                continue
            assert_nothing_hidden_is_said(evening)
            seat, wanted = ASKS[rng.choice(evening.legal)]
            before = evening.entries
            reader.press(reader.find(window, f"Hand of {table.play.names[seat]}, "))
            reader.press(reader.find(window, card_name(wanted)))
            assert evening.entries == before + 1
        assert table.shown.totals == list(match_at(table).scores or ())
        reader.press(reader.find(window, "Next round"))
        yield lambda: evening.legal or evening.table.play.moving
        assert evening.sheet() is None

    assert spend(play) == 0


def assert_nothing_hidden_is_said(evening: Evening) -> None:
    """Of a card that the eyes at the table do not see there is no name, face or tip."""
    table = evening.table
    seen = {card for _, cards in table.play.view_now().zones for card in cards if card is not None}
    for item in table.scene().items():
        if isinstance(item, CardItem) and item.card not in seen:
            assert item.card is None
            assert not item.face_up
            assert (item.name, item.toolTip(), item.objectName()) == ("", "", "")
    said = " · ".join(reader.names(table))
    assert {card for card in DECK if card_name(card) in said} <= seen
