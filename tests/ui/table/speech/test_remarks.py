"""Remarks of computer opponents."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from soiree.core.entries import Entry
from soiree.core.events import Moved
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.settings import Settings
from soiree.ui.guests.people import GUESTS
from soiree.ui.guests.personas import Trigger, personas
from soiree.ui.table.felt.bubble import Bubble
from soiree.ui.table.speech.remarks import TALK, Remarks
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.ui.table.sitting import Sitting, sitting


class Chatty(random.Random):
    """A generator that always lets a guest speak."""

    def random(self) -> float:
        return 0.0


def shown(table: Table) -> list[Bubble]:
    return [item for item in table.scene().items() if isinstance(item, Bubble) and item.isVisible()]


def greet(
    qtbot: QtBot,
    sat: Sitting,
    settings: Settings,
    memories: Mapping[Seat, Sequence[str]] | None = None,
) -> list[Bubble]:
    """Return the bubbles displayed during the first deal."""
    Remarks(sat.table, settings, memories or {}, Chatty(1))
    heard: list[Bubble] = []
    sat.table.play.event_shown.connect(
        lambda event, _: heard.extend(shown(sat.table)) if isinstance(event, Moved) else None
    )
    sat.table.start()
    qtbot.waitUntil(lambda: bool(sat.asked), timeout=10_000)
    return list(dict.fromkeys(heard))


def test_every_guest_has_remarks_for_every_trigger() -> None:
    assert set(personas()) == {name.lower() for name in GUESTS}
    for persona in personas().values():
        assert set(persona) == set(Trigger)
        assert all(len(lines) >= 2 for lines in persona.values())
    for name in personas():
        assert resource("portraits", f"{name}.svg").exists()


def test_every_level_has_a_probability_of_remarks() -> None:
    assert {level for game in GAMES.values() for level in game.level_names()} == set(TALK)


@pytest.mark.parametrize("name", always("soureh", of=("soy", "soureh", "pariah", "soi", "soda")))
def test_a_greeting_is_displayed_at_the_start(qtbot: QtBot, name: str) -> None:
    with sitting(qtbot, GAMES[name]) as sat:
        bubble, *_ = greet(qtbot, sat, Settings())
        port = QRectF(sat.table.viewport().rect())
        assert port.contains(bubble.sceneBoundingRect())
    assert sat.faults == []


def test_a_greeting_stands_where_no_card_is_dealt(qtbot: QtBot) -> None:
    words = {seat: ["I still think of Pariah. I led after each round."] for seat in (1, 2, 3)}
    with sitting(qtbot, GAMES["spy"], options={"players": 4}, size=(1272, 698)) as sat:
        (bubble,) = greet(qtbot, sat, Settings(), words)
        board = sat.table.board
        cards = [item.area() for row in board.zones.values() for item in row]
        assert not any(card.intersects(bubble.sceneBoundingRect()) for card in cards)


def test_no_remark_is_made_with_the_setting_off(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"]) as sat:
        assert greet(qtbot, sat, Settings(remarks=False)) == []


def test_a_greeting_can_be_read_while_a_person_is_asked(qtbot: QtBot) -> None:
    """With reduced motion the question follows the greeting at once."""
    with sitting(qtbot, GAMES["soureh"]) as sat:
        bubble, *_ = greet(qtbot, sat, Settings())
        assert bubble.isVisible()


def test_a_remark_over_cards_disappears_when_a_person_is_asked(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"]) as sat:
        bubble, *_ = greet(qtbot, sat, Settings())
        card = next(item for row in sat.table.board.zones.values() for item in row)
        bubble.setPos(card.area().center())
        sat.table.play.asked.emit(0)
        assert not bubble.isVisible()


def play_forty(qtbot: QtBot, settings: Settings) -> list[Entry]:
    """Return the first forty entries, at most, of a match with random choices of the person."""
    rng = random.Random(4)
    with sitting(qtbot, GAMES["soy"], seed=3) as sat:
        Remarks(sat.table, settings, {}, Chatty(1))

        def choose(seat: Seat) -> None:
            sat.table.play.client.choose(seat, rng.choice(sat.legal(seat)))

        sat.plays = choose
        sat.table.start()
        qtbot.waitUntil(
            lambda: sat.match.position > 40 or sat.match.result is not None, timeout=20_000
        )
        return sat.match.entries[:40]


def test_remarks_do_not_change_the_match(qtbot: QtBot) -> None:
    silent = play_forty(qtbot, Settings(remarks=False))
    assert play_forty(qtbot, Settings(remarks=True)) == silent


def test_a_remark_is_hidden_during_a_great_highlight(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soi"]) as sat:
        bubble, *_ = greet(qtbot, sat, Settings())
        assert bubble.opacity() == 1
        sat.table.board.speeches.put_aside(True)
        assert bubble.opacity() == 0
        sat.table.board.speeches.put_aside(False)
        assert bubble.opacity() == 1
