"""The speech of a table, unasked and on request."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from soiree.games.soda import GAME as SODA
from soiree.games.soureh import GAME as SOUREH
from soiree.games.soy import GAME as SOY
from soiree.ui.language import voice
from soiree.ui.language.voice import Weight
from soiree.ui.table.felt.items import TableItem
from tests.ui.table.sitting import Sitting, sitting

UNASKED = 12
"""The most words of a sentence of the announcer's own that nobody asked for, a hand apart."""


@pytest.fixture
def heard() -> Iterator[list[tuple[str, Weight]]]:
    """Return all spoken sentences in order."""
    said: list[tuple[str, Weight]] = []

    def hear(sentence: str, weight: Weight) -> None:
        said.append((sentence, weight))

    voice.listen(hear)
    yield said
    voice.unlisten(hear)


Heard = list[tuple[str, Weight]]


def words(heard: Heard) -> list[str]:
    return [sentence for sentence, _ in heard if sentence]


def take_turn(qtbot: QtBot, sat: Sitting) -> None:
    """Wait until the person is asked."""
    qtbot.waitUntil(lambda: sat.table.shown.now.decider == 0 and not sat.table.play.moving)


def able(sat: Sitting) -> list[TableItem]:
    table = sat.table
    return [item for item in table.reading.in_tree() if table.focus.can_press(item)]


def test_opponents_hand_turn_and_question_are_spoken_in_this_order(
    qtbot: QtBot, heard: Heard
) -> None:
    with sitting(qtbot, SOUREH) as sat:
        sat.table.start()
        take_turn(qtbot, sat)
        told = {text for _, text in sat.told}
    said = words(heard)
    order = ["You play against Ada", "Coop 1: ", "Your turn.", "You draw the ", "Choose its place"]
    places = [next(n for n, each in enumerate(said) if each.startswith(it)) for it in order]
    assert places == sorted(places)
    assert len(set(said)) == len(said), "something is said twice"
    own = [each for each in said if each not in told and not each.startswith("Coop")]
    assert all(len(each.split()) <= UNASKED for each in own)


def test_a_selected_card_is_spoken_with_the_number_of_places(qtbot: QtBot, heard: Heard) -> None:
    with sitting(qtbot, SOY) as sat:
        sat.table.start()
        take_turn(qtbot, sat)
        heard.clear()
        card = able(sat)[0]
        sat.table.focus.act_on(card)
        (picked,) = heard
        name = card.name.partition(",")[0]
        assert picked == (f"Picked up the {name}; one place takes it.", Weight.ANSWER)
        assert sat.table.reading.use_of(card) == "picked up"
        uses = [sat.table.reading.use_of(each) for each in able(sat)]
        assert uses.count("takes it") == 1
        sat.table.focus.act_on(card)
        assert words(heard)[-1] == f"Put back the {name}."


def test_a_move_is_spoken_when_displayed_and_not_when_selected(qtbot: QtBot, heard: Heard) -> None:
    with sitting(qtbot, SODA, options={"players": 2}) as sat:
        sat.table.start()
        take_turn(qtbot, sat)
        card = able(sat)[0]
        heard.clear()
        sat.table.focus.act_on(card)
        assert heard[0] == ("", Weight.ANSWER), "what was said before is old"
        assert words(heard)[0].startswith("You play the ")


def test_requests_are_answered_at_any_time(qtbot: QtBot, heard: Heard) -> None:
    with sitting(qtbot, SODA, options={"players": 2}) as sat:
        announcer = sat.table.announcer
        sat.table.start()
        take_turn(qtbot, sat)
        assert announcer.hand().startswith("Your hand, 5 cards: ")
        assert announcer.table().startswith("The row, ")
        assert announcer.asked() == sat.table.board.prompt.text() != ""
        assert announcer.last_moves() == "Round 1: spades.", "a heading ends with a pause, too"
        assert "Round 1: spades" in words(heard)
        sat.table.play.void_choice()
        assert announcer.asked() == "You have nothing to do now."


def test_no_hand_is_spoken_during_a_handover(qtbot: QtBot, heard: Heard) -> None:
    with sitting(qtbot, SODA, people=2, options={"players": 2}) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.handed))
        assert sat.table.announcer.hand() == "You hold no cards."
        assert not any("Your hand" in each for each in words(heard))
        sat.table.play.take_seat(sat.handed[0])
        take_turn(qtbot, sat)
        assert any("Your hand" in each for each in words(heard))
