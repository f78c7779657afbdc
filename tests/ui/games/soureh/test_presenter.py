"""The presenter of Soureh: payments, and 50 off, without a window."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.core.events import Said
from soiree.core.zones import Zone
from soiree.games.coops.zones import Kind
from soiree.games.soureh import GAME
from soiree.games.soureh.words import Word
from soiree.ui.games.coops.choosing import ticks
from soiree.ui.games.coops.on_table import coop_place
from soiree.ui.games.soureh.presenter import (
    DEDUCT_BUTTON,
    KEEP_BUTTON,
    PAY_BUTTON,
    SourehVariant,
)
from soiree.ui.table.contract.choosing import Invitation
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.contract.targets import Place, Targets
from soiree.ui.table.input import selection
from tests.games.coops.stacked_match import StackedMatch
from tests.ui.games.coops.moments import moment_of, presenter

MINE = "4H/9S 10S/2D 3D/3C AC/7H"
"""Cards whose cheapest payment is 4 + 2 + 3 + 1."""

OTHERS = "5H/9C 9C/4D AD/10H 6S/2D"


def paying() -> Moment:
    table = StackedMatch(GAME)
    table.deal({0: MINE, 1: OTHERS}, "8D 9D", dealer=1)
    table.play("discard", "declare", "discard")
    return moment_of(table.view(0), 0)


def on_a_multiple_of_100() -> Moment:
    """The moment after the person has paid to 100 points."""
    table = StackedMatch(GAME, threshold=500)
    tens, low = "10S/10H 10D/10C 10S/10H 10D/10C", "AS/AS AH/AH 2S/2S 2H/2H"
    for coops in (tens, tens, low, "8H/9S 10S/2D 3D/3C AC/7H"):
        table.deal({0: coops, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        table.play("discard", "declare", "discard")
        table.play("pay uuuu" if "8H" not in coops else "pay uduu")
    return moment_of(table.view(0), 0)


def place(kind: Kind, slot: int, seat: int = 0) -> Place:
    return coop_place(Zone(kind, seat, slot))


CHEAPEST: Targets = (
    place(Kind.UP, 1),
    place(Kind.DOWN, 2),
    place(Kind.UP, 3),
    place(Kind.UP, 4),
)


class TestPaying:
    def test_the_cheaper_cards_are_ticked_at_first(self) -> None:
        choosing, moment = presenter("soureh").choosing, paying()
        assert choosing.preselected(moment) == CHEAPEST
        moment = replace(moment, selected=CHEAPEST)
        assert [
            each for each, is_ticked in ticks(SourehVariant(), moment).items() if is_ticked
        ] == [*CHEAPEST]
        assert len(ticks(SourehVariant(), moment)) == 8
        assert selection.following(choosing, moment) == [PAY_BUTTON]

    def test_a_tick_replaces_the_one_on_the_other_card_of_the_coop(self) -> None:
        choosing, moment = presenter("soureh").choosing, replace(paying(), selected=CHEAPEST)
        dearer = selection.toggle(place(Kind.DOWN, 1), choosing, moment)
        assert dearer is not None
        assert set(dearer) == {place(Kind.DOWN, 1), *CHEAPEST[1:]}
        again = selection.toggle(place(Kind.DOWN, 1), choosing, replace(moment, selected=dearer))
        assert again is not None
        assert set(again) == set(dearer)
        made = replace(moment, selected=(*dearer, PAY_BUTTON))
        assert selection.named(choosing, made) == "pay dduu"

    def test_the_cards_of_others_are_not_ticked(self) -> None:
        choosing, moment = presenter("soureh").choosing, replace(paying(), selected=CHEAPEST)
        theirs = place(Kind.UP, 1, seat=1)
        assert choosing.replaces(theirs, moment) == ()
        assert selection.toggle(theirs, choosing, moment) is None

    def test_a_digit_ticks_the_other_card(self) -> None:
        choosing, moment = presenter("soureh").choosing, replace(paying(), selected=CHEAPEST)
        assert choosing.key("1", moment) == place(Kind.DOWN, 1)
        assert choosing.key("2", moment) == place(Kind.UP, 2)

    def test_while_paying_cards_are_ticked_and_not_raised(self) -> None:
        choosing, moment = presenter("soureh").choosing, replace(paying(), selected=CHEAPEST)
        assert choosing.raised(moment) == ()
        shown = [
            choosing.invitation(place(kind, 1, seat), [PAY_BUTTON], moment)
            for kind, seat in ((Kind.UP, 0), (Kind.DOWN, 0), (Kind.UP, 1))
        ]
        assert shown == [
            Invitation(line=True, glow=True),
            Invitation(line=True),
            Invitation(),
        ]

    def test_the_prompt_names_the_sum_to_pay(self) -> None:
        shown, moment = presenter("soureh"), replace(paying(), selected=CHEAPEST)
        assert shown.buttons(moment)[PAY_BUTTON].words == "Pay 10"
        assert shown.prompt(moment) == "Pay one card of each coop: 10, which makes 10."
        names = shown.names(moment)
        assert names[place(Kind.UP, 1)] == "4 of hearts, up, your coop 1, to be paid"
        assert names[place(Kind.DOWN, 3)] == (
            "3 of clubs, down, your coop 3, not to be paid, not valid"
        )
        assert names[place(Kind.UP, 1, seat=1)] == "5 of hearts, up, Ada’s coop 1"


def test_a_face_up_ace_is_safe_once_all_tens_lie_open() -> None:
    """Only a 10 can replace it (SRH-3), and the discard pile is never dealt again."""
    table = StackedMatch(GAME)
    mine, others = "10S/9S 10H/2D 10D/3C AC/7H", "10S/9C 10H/4D 10D/4H 6S/2D"
    table.deal({0: mine, 1: others}, "10C 10C 3S", dealer=1)
    shown = presenter("soureh")
    for moves in (("discard", "end"), ("discard", "end")):
        assert shown.certain(moment_of(table.view(0), 0)) == {}
        table.play(*moves)
    certain = shown.certain(moment_of(table.view(0), 0))
    assert certain == {place(Kind.UP, 4): "This ace is safe: all eight 10s are gone."}


class TestMultipleOf100:
    def test_a_multiple_of_100_offers_a_choice(self) -> None:
        shown, moment = presenter("soureh"), on_a_multiple_of_100()
        assert shown.prompt(moment) == "Your score is 100. Take 50 off it?"
        assert selection.following(shown.choosing, moment) == [DEDUCT_BUTTON, KEEP_BUTTON]
        assert not shown.ends_round(moment)

    def test_keeping_the_score_may_end_the_round(self) -> None:
        step = presenter("soureh").step(Said(0, Word.KEEP), on_a_multiple_of_100())
        assert step.speech == Speech(0, "I keep it.")
        assert step.may_end_round


def test_the_plate_of_an_eliminated_player_says_out() -> None:
    table = StackedMatch(GAME, players=3, threshold=50, ending="last")
    before = moment_of(table.view(0), 0)
    assert [presenter("soureh").detail(seat, before) for seat in range(3)] == [None, None, None]
    tens, low = "10S/10H 10D/10C 10S/10H 10D/10C", "AS/AS AH/AH 2S/2S 2H/2H"
    for _ in range(2):
        table.deal({0: low, 1: "5H/9C 9C/4D AD/8H 6S/2D", 2: tens}, "3S 3H 3D", dealer=2)
        table.play("discard", "declare", "discard", "discard")
        while table.phase == "pay":
            table.play("pay uuuu")
    table.deal({0: low}, "3S", dealer=2)
    moment = moment_of(table.view(0), 0)
    assert [presenter("soureh").detail(seat, moment) for seat in range(3)] == [None, None, "out"]
