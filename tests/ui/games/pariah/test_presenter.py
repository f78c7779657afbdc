"""The presenter of Pariah: jacks, queens and kings, without a window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize

from soiree.core.cards import card
from soiree.core.events import Event, Said, Shown
from soiree.games.coops.zones import DOWN, DRAWN, UP
from soiree.games.pariah import GAME
from soiree.games.pariah.words import Word
from soiree.ui.games.coops.on_table import coop_place, drawn_card
from soiree.ui.games.pariah.presenter import QUEEN_BUTTON
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.input import selection
from tests.games.coops.stacked_match import StackedMatch
from tests.ui.games.coops.moments import moment_of, presenter

MINE = "4H/9S AS/2D 3D/QC 10C/7H"
OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"

SHOWN = presenter("pariah")
CHOOSING = SHOWN.choosing


def drew(drawn: str, *more: Place) -> Moment:
    """The moment after seat 0 has drawn a card and selected these places."""
    table = StackedMatch(GAME)
    table.deal({0: MINE, 1: OTHERS}, drawn, dealer=1)
    moment = moment_of(table.view(0), 0)
    return replace(moment, selected=(*CHOOSING.preselected(moment), *more))


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("8D", "The 8 of diamonds: choose its place, or discard it."),
        ("JC", "The jack of clubs: place it on one of your face-up cards, or discard it."),
        ("QD", "The queen of diamonds: use it for two more turns, or discard it."),
        ("KD", "The king of diamonds: choose two face-down cards to switch, or discard it."),
    ],
)
def test_the_prompt_names_the_uses_of_the_drawn_card(card: str, prompt: str) -> None:
    assert SHOWN.prompt(drew(card)) == prompt


class TestJack:
    def test_digits_stand_for_ones_own_face_up_cards(self) -> None:
        assert CHOOSING.key("1", drew("JC")) == coop_place(UP[0])
        assert CHOOSING.key("1", drew("8D")) == coop_place(DOWN[0])

    def test_what_was_meant(self) -> None:
        moment = drew("JC")
        assert CHOOSING.meant((coop_place(UP[1]),), moment) == "jack 2"
        assert CHOOSING.meant((coop_place(UP[4]),), moment) == "over 1 1"
        assert CHOOSING.meant((coop_place(DOWN[0]),), moment) == "own 1"


@pytest.mark.parametrize(
    ("coops", "card", "moves", "ends"),
    [
        ("4H/KS 3D/QS 3H/JS 2D/QC", "5D", ("discard",), "none of your coops is valid"),
        ("4H/9D 3D/QS 3H/JS 2D/QC", "5D", ("discard",), "only one of your coops is valid"),
        ("4H/9D 3D/9S 3H/JS 2D/QC", "5D", ("discard",), ""),
        ("4H/9D 3D/QS 3H/JS 2D/QC", "QD 2H 7S", ("queen",), "you have 2 more turns"),
        ("4H/9D 3D/9S 3H/JS 2D/QC", "QD 2H 7S", ("queen",), ""),
        ("4H/9D 3D/9S 3H/8S 2D/8D", "QD 2H 7S", ("queen",), ""),
    ],
)
def test_PAR_3_a_turn_ends_by_itself_while_fewer_than_two_coops_are_valid(
    coops: str, card: str, moves: tuple[str, ...], ends: str
) -> None:
    table = StackedMatch(GAME)
    table.deal({0: coops, 1: OTHERS}, card, dealer=1)
    table.play(*moves)
    moment = moment_of(table.view(0), 0)
    moment = replace(moment, appearance=replace(moment.appearance, ends_turns=True))
    assert (CHOOSING.forced_move(moment) == "end") == bool(ends)
    if ends:
        assert SHOWN.prompt(replace(moment, forced_move="end")) == f"Your turn ends: {ends}."


class TestQueen:
    def test_the_queens_button_uses_the_queen(self) -> None:
        moment = drew("QD")
        drawn = drawn_card(moment)
        assert drawn is not None
        assert CHOOSING.targets("queen", moment) == (drawn, QUEEN_BUTTON)

    def test_the_prompt_counts_the_turns_to_come(self) -> None:
        table = StackedMatch(GAME)
        table.deal({0: MINE, 1: OTHERS}, "QD 2H 3H", dealer=1)
        table.play("queen")
        assert SHOWN.prompt(moment_of(table.view(0), 0)) == (
            "Knock, or end this turn: you have 2 more turns."
        )
        table.play("end", "discard")
        assert SHOWN.prompt(moment_of(table.view(0), 0)) == (
            "Knock, or end this turn: you have 1 more turn."
        )

    def test_a_used_queen_is_announced(self) -> None:
        step = SHOWN.step(Said(0, Word.QUEEN), drew("QD"))
        assert step.speech == Speech(0, "Two more turns!")


class TestKing:
    def test_a_king_takes_two_places_one_after_the_other(self) -> None:
        one, other = coop_place(DOWN[2]), coop_place(DOWN[5])
        moment = drew("KD", one)
        assert SHOWN.prompt(moment) == "Choose the other face-down card to switch."
        assert selection.named(CHOOSING, moment) is None
        assert len(CHOOSING.raised(moment)) == 2
        both = selection.toggle(other, CHOOSING, moment)
        assert both is not None
        assert selection.named(CHOOSING, replace(moment, selected=both)) == "king 0 3 1 2"
        assert selection.toggle(one, CHOOSING, moment) == CHOOSING.preselected(moment)

    def test_what_was_meant(self) -> None:
        moment = drew("KD")
        one, other = coop_place(DOWN[2]), coop_place(DOWN[5])
        assert CHOOSING.meant((other, one), moment) == "king 0 3 1 2"
        assert CHOOSING.meant((other,), moment) == "king 1 2 1 3"
        assert CHOOSING.meant((coop_place(UP[5]),), moment) == "over 1 2"


def test_PAR_2_another_players_king_is_shown_before_its_effect() -> None:
    """The king is turned up where it lies, until the cards have switched places."""
    table = StackedMatch(GAME)
    table.deal({0: MINE, 1: OTHERS}, "KD", dealer=0)
    before = table.view(0)
    moment, drawn = moment_of(before, 0), DRAWN[1]
    first, *others = table.play("king 0 1 1 1")
    assert first == Shown(drawn, (card("KD"),), 1)
    step = SHOWN.step(first, moment)
    assert [(each.zone, each.faces) for each in step.turnings] == [(drawn, (card("KD"),))]
    assert step.hold >= 500

    def is_open(events: Sequence[Event]) -> bool:
        now = replace(moment, view=replace(before, events=(*before.events, *events)))
        (slot,) = SHOWN.layout(QSize(1280, 732), now).slots(drawn, 1, now)
        return slot.open

    assert [is_open(told) for told in ((), (first,), (first, *others[:2]), (first, *others))] == [
        False,
        True,
        True,
        False,
    ]
