"""The shared presenter of Soureh and Pariah, without a window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize

from soiree.core.cards import card
from soiree.core.events import Began, Moved, Said, Scored, Shown, Turn
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.coops.facts import Phase
from soiree.games.coops.words import Call
from soiree.games.coops.zones import DISCARD, DOWN, DRAWN, STOCK, UP, Kind
from soiree.ui.games.coops.on_table import (
    LOOK,
    PILE,
    STOCK_PILE,
    coop_place,
    drawn_card,
    marks,
    shown_at_end,
)
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.choosing import Invitation
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import NOTHING, Speech
from soiree.ui.table.contract.targets import Button, CardTarget, Place, SeatPlate
from soiree.ui.table.input import selection
from tests.games.coops.stacked_match import StackedMatch
from tests.thorough import always
from tests.ui.games.coops.moments import asked, moment_of, presenter

MATCHES = [("soureh", 2), ("soureh", 3), ("soureh", 4), ("pariah", 2)]

both = pytest.mark.parametrize("game", ["soureh", "pariah"])
every = pytest.mark.parametrize(("game", "players"), MATCHES)

CALLS = {"soureh": Call.DECLARE, "pariah": Call.KNOCK}

MINE = "4H/9S 10S/2D 3D/3C AC/7H"
"""Cards of which coop 3 is not valid."""

OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"


def at_turn(game: str, *moves: str, stock: str = "8D 9D 7D 8S") -> Moment:
    """Seat 0's view after these moves; seat 0 begins the first round."""
    return moment_of(table_after(game, *moves, stock=stock).view(0), 0)


def table_after(game: str, *moves: str, stock: str = "8D 9D 7D 8S") -> StackedMatch:
    table = StackedMatch(GAMES[game])
    table.deal({0: MINE, 1: OTHERS}, stock, dealer=1)
    table.play(*moves)
    return table


def mine(kind: Kind, slot: int) -> Place:
    return coop_place(Zone(kind, 0, slot))


class TestLayout:
    SIZE = QSize(1280, 680)

    @every
    def test_every_card_lies_on_the_table_with_its_visible_side_up(
        self, game: str, players: int
    ) -> None:
        table = QRectF(0, 0, self.SIZE.width(), self.SIZE.height())
        for _, moment in asked(game, players, 1, 40):
            layout = presenter(game).layout(self.SIZE, moment)
            for zone, cards in moment.view.zones:
                slots = layout.slots(zone, len(cards), moment)
                assert [slot.open for slot in slots] == [each is not None for each in cards]
                assert all(table.contains(slot.centre) for slot in slots)

    @both
    def test_own_face_down_cards_have_a_folded_corner_until_all_see_them(self, game: str) -> None:
        table = table_after(game, "discard", CALLS[game])
        moment = moment_of(table.view(0), 0)
        layout = presenter(game).layout(self.SIZE, moment)
        assert [layout.slots(DOWN[n], 1, moment)[0].folded for n in (0, 4)] == [True, False]
        table.play("discard")
        moment = moment_of(table.view(0), 0)
        assert [layout.slots(DOWN[n], 1, moment)[0].folded for n in (0, 4)] == [False, False]

    @both
    def test_the_light_leans_towards_the_player_in_turn(self, game: str) -> None:
        moment = at_turn(game)
        layout = presenter(game).layout(self.SIZE, moment)
        turns = ((), (0,), (1,))
        lights = [
            layout.light(replace(moment, view=replace(moment.view, deciders=seats)))
            for seats in turns
        ]
        nobody, near, far = (light.y() for light in lights)
        assert far < nobody < near


class TestTargets:
    @every
    @pytest.mark.parametrize("seed", always(0, of=range(2)))
    def test_selecting_the_targets_of_a_move_makes_it(
        self, game: str, players: int, seed: int
    ) -> None:
        shown = presenter(game)
        choosing = shown.choosing
        for _, moment in asked(game, players, seed, 60):
            places = shown.layout(QSize(1280, 680), moment).places(moment)
            ways = {move: choosing.targets(move, moment) for move in moment.legal}
            assert len({frozenset(way) for way in ways.values()}) == len(ways)
            for move, way in list(ways.items())[:12]:
                assert selection.named(choosing, replace(moment, selected=way)) == move
                for target in way:
                    assert choosing.meaning(target, moment) == target
                    if isinstance(target, Button):
                        assert target in shown.buttons(moment)
                    elif isinstance(target, Place):
                        assert target in places

    @both
    def test_a_click_on_a_card_selects_its_place(self, game: str) -> None:
        moment = at_turn(game, "own 1", "end", "discard", "end")
        choosing = presenter(game).choosing
        assert choosing.meaning(CardTarget(DISCARD, card("9D")), moment) == PILE
        assert choosing.meaning(CardTarget(STOCK, None), moment) == STOCK_PILE
        assert choosing.meaning(CardTarget(DOWN[4], None), moment) == coop_place(DOWN[4])
        drawn = CardTarget(DRAWN[0], card("7D"))
        assert choosing.meaning(drawn, moment) == drawn
        assert choosing.meaning(SeatPlate(1), moment) is None

    @both
    def test_an_empty_place_is_no_target(self, game: str) -> None:
        moment = at_turn(game)
        choosing = presenter(game).choosing
        assert choosing.meaning(LOOK, moment) is None
        assert choosing.meaning(coop_place(UP[12]), moment) is None

    @both
    def test_the_drawn_card_is_selected_and_raised(self, game: str) -> None:
        choosing = presenter(game).choosing
        moment = at_turn(game)
        drawn = CardTarget(DRAWN[0], card("8D"))
        assert choosing.preselected(moment) == (drawn,)
        moment = replace(moment, selected=(drawn,))
        assert list(choosing.invited(moment)) == list(choosing.raised(moment)) == [drawn]
        own = mine(Kind.DOWN, 1)
        assert choosing.invitation(own, [own], moment) == Invitation()
        pointed_at = replace(moment, pointed_at=drawn)
        assert choosing.invitation(own, [own], pointed_at) == Invitation(line=True, glow=True)
        assert choosing.preselected(at_turn(game, "discard")) == ()

    @both
    def test_a_wrong_click_names_the_refused_move(self, game: str) -> None:
        choosing, moment = presenter(game).choosing, at_turn(game)
        assert choosing.meant((mine(Kind.DOWN, 2),), moment) == "own 2"
        assert choosing.meant((coop_place(UP[6]),), moment) == "over 1 3"
        assert choosing.meant((PILE,), moment) is None
        assert choosing.objection((PILE,), moment) == ""
        theirs = (coop_place(DOWN[4]),)
        assert choosing.meant(theirs, moment) is None
        assert choosing.objection(theirs, moment) == (
            "You cannot replace the face-down cards of others."
        )

    @both
    def test_keys_stand_for_places(self, game: str) -> None:
        choosing = presenter(game).choosing
        moment = at_turn(game, "own 1", "end", "discard", "end")
        assert choosing.key("3", moment) == mine(Kind.DOWN, 3)
        assert choosing.key("X", moment) == PILE
        assert choosing.key("b", moment) == LOOK
        assert choosing.key("5", moment) is None
        waiting = replace(moment, decider=None, legal=())
        assert [choosing.key(text, waiting) for text in "1xb"] == [None, None, LOOK]
        assert choosing.key("b", at_turn(game)) is None

    @both
    def test_the_discard_pile_opens_unless_a_card_is_drawn(self, game: str) -> None:
        choosing = presenter(game).choosing
        moment = at_turn(game, "own 1", "end", "discard", "end")
        opened = choosing.opens(LOOK, moment)
        assert opened is not None
        assert opened.zone == DISCARD
        assert opened.title == "The discard pile: 2 cards, the newest first"
        assert choosing.opens(PILE, moment) is None
        assert choosing.opens(PILE, replace(moment, decider=None)) == opened
        assert choosing.opens(LOOK, at_turn(game)) is None

    @both
    def test_a_declaration_with_an_invalid_coop_is_warned_of(self, game: str) -> None:
        choosing, moment = presenter(game).choosing, at_turn(game, "discard")
        call = CALLS[game]
        assert choosing.warning(call, moment).startswith("Coop 3 is not valid.")
        assert choosing.warning("end", moment) == ""
        assert choosing.warning(call, replace(moment, appearance=Appearance(warnings=False))) == ""
        table = table_after(game, "own 1", "end", "discard", "end", stock="8D 9D 9H")
        table.play("own 3")
        sound = moment_of(table.view(0), 0)
        assert choosing.warning(call, sound) == ""


class TestEvents:
    @both
    def test_a_card_that_takes_the_coop_of_another_passes_it(self, game: str) -> None:
        shown = presenter(game)
        replaced, put = Moved(card("9S"), DOWN[0], DISCARD), Moved(None, DRAWN[0], DOWN[0])
        assert shown.joins(replaced, put)
        assert not shown.joins(put, Moved(card("2S"), STOCK, DRAWN[0]))
        assert shown.arrival([replaced], at_turn(game)).hold > 0
        assert shown.arrival([put], at_turn(game)) == NOTHING

    @both
    def test_a_declaration_stays_visible_until_the_round_ends(self, game: str) -> None:
        shown, table = presenter(game), table_after(game, "discard", CALLS[game])
        moment = moment_of(table.view(0), 0)
        called = Speech(0, {"soureh": "Soureh!", "pariah": "I knock."}[game])
        assert shown.step(Said(0, CALLS[game]), moment).speech == called
        turn = shown.step(Turn((1,)), moment)
        assert turn.clears_speech
        assert turn.speech == called
        assert shown.lasting_speech(moment) == called
        table.play("discard")
        assert shown.lasting_speech(moment_of(table.view(0), 0)) is None
        while table.phase in (Phase.PAY, Phase.DEDUCT):
            table.play(table.legal[0])
        table.deal()
        later = moment_of(table.view(0), 0)
        assert shown.step(Turn((1,)), later).speech is None
        assert shown.lasting_speech(later) is None

    @both
    def test_the_end_of_a_round_turns_up_hidden_cards_only(self, game: str) -> None:
        shown, moment = presenter(game), at_turn(game)
        theirs = shown.step(Shown(DOWN[4], (card("2C"),), 1), moment)
        (turning,) = theirs.turnings
        assert (turning.zone, turning.faces) == (DOWN[4], (card("2C"),))
        assert turning.way > 0
        assert theirs.may_end_round
        (known,) = shown.step(Shown(DOWN[0], (card("9S"),), 1), moment).turnings
        assert known.way == 0

    @both
    def test_scores_end_the_turns(self, game: str) -> None:
        step = presenter(game).step(Scored(0, 5, 5, "pay"), at_turn(game))
        assert step.ends_turns
        assert not step.clears_speech
        assert presenter(game).step(Began(2), at_turn(game)).clears_speech

    @every
    def test_a_round_ends_when_cards_are_dealt_next(self, game: str, players: int) -> None:
        shown = presenter(game)
        ends = set()
        for table, moment in asked(game, players, 3, 200):
            assert not shown.ends_round(moment)
            ends.add(table.phase)
        assert Phase.DEAL not in ends
        table = table_after(game, "discard", CALLS[game], "discard")
        while table.phase in (Phase.PAY, Phase.DEDUCT):
            table.play(table.legal[0])
        assert table.phase is Phase.DEAL
        assert shown.ends_round(moment_of(table.view(0), 0))


class TestWords:
    @every
    @pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
    def test_no_name_tells_a_hidden_card(self, game: str, players: int, seed: int) -> None:
        told_of = 0
        for table, _ in asked(game, players, seed, 80):
            for seat in range(players):
                moment = moment_of(table.view(seat), seat)
                names = presenter(game).names(moment)
                seen = {each for _, cards in moment.view.zones for each in cards}
                hidden = {each for pile in table.state.piles() for each in pile.cards} - seen
                words = "\n".join(names.values())
                assert not [each for each in hidden if card_name(each) in words]
                told_of += len(hidden)
        assert told_of

    @every
    def test_every_reachable_target_has_its_own_name(self, game: str, players: int) -> None:
        shown = presenter(game)
        for _, moment in asked(game, players, 5, 80):
            names, order = shown.names(moment), shown.reading_order(moment)
            assert len(set(order)) == len(order)
            named = [names[each] for each in order if not isinstance(each, Button)]
            assert all(named)
            assert len(set(named)) == len(named)

    @both
    def test_the_reading_order_begins_with_the_drawn_card_and_the_buttons(self, game: str) -> None:
        moment = at_turn(game)
        order = presenter(game).reading_order(moment)
        assert order[0] == drawn_card(moment)
        assert END_BUTTON in order[1:5]
        assert CALL_BUTTON in order[1:5]
        assert LOOK not in order

    @both
    def test_marks_are_for_ones_own_coops_and_for_all_at_the_end(self, game: str) -> None:
        table = table_after(game, "discard", CALLS[game])
        moment, is_valid = moment_of(table.view(0), 0), presenter(game)._variant.is_valid
        assert marks(moment, is_valid) == {0: True, 1: True, 2: False, 3: True}
        assert marks(replace(moment, appearance=Appearance(show_valid=False)), is_valid) == {}
        assert shown_at_end(moment.view.events) == frozenset()
        table.play("discard")
        moment = moment_of(table.view(0), 0, appearance=Appearance(show_valid=False))
        assert shown_at_end(moment.view.events) == set(DOWN[:8])
        assert set(marks(moment, is_valid)) == set(range(8))
        names = presenter(game).names(moment)
        assert names[coop_place(DOWN[4])] == "2 of clubs, down, Ada’s coop 1, not valid"

    @both
    def test_the_prompt_is_empty_for_a_player_without_a_choice(self, game: str) -> None:
        moment = at_turn(game)
        assert presenter(game).prompt(moment) == (
            "The 8 of diamonds: choose its place, or discard it."
        )
        assert presenter(game).prompt(replace(moment, is_settled=False)) == ""
        assert presenter(game).prompt(replace(moment, decider=None)) == ""


ALL_VALID = "4H/9S 10S/2D 3D/7C AC/7H"
NONE_VALID = "9H/4S 2S/10D 5D/3S AC/AH"


class TestEndingATurn:
    @pytest.mark.parametrize(
        ("game", "coops", "ends"),
        [
            ("soureh", ALL_VALID, False),
            ("soureh", MINE, True),
            ("soureh", NONE_VALID, True),
            ("pariah", ALL_VALID, False),
            # PAR-5: the three valid coops earn points.
            ("pariah", MINE, False),
            ("pariah", NONE_VALID, True),
        ],
    )
    def test_a_turn_ends_by_itself_where_nobody_would_declare(
        self, game: str, coops: str, ends: bool
    ) -> None:
        moment = self.after_discarding(game, coops)
        choosing = presenter(game).choosing
        assert choosing.forced_move(moment) == ("end" if ends else None)
        for unlike in (Appearance(ends_turns=False), Appearance(ends_turns=True, show_valid=False)):
            # Without marks, a forced end would tell that a coop is not valid.
            assert choosing.forced_move(replace(moment, appearance=unlike)) is None

    @both
    def test_no_move_is_forced_while_a_card_is_placed(self, game: str) -> None:
        moment = replace(at_turn(game), appearance=Appearance(ends_turns=True))
        assert presenter(game).choosing.forced_move(moment) is None

    @both
    def test_the_button_for_a_vain_declaration_is_quiet(self, game: str) -> None:
        for coops, is_quiet in ((ALL_VALID, False), (MINE, True)):
            labels = presenter(game).buttons(self.after_discarding(game, coops))
            assert labels[CALL_BUTTON].quiet is is_quiet
            assert not labels[END_BUTTON].quiet
        hidden = replace(
            self.after_discarding(game, ALL_VALID), appearance=Appearance(show_valid=False)
        )
        assert presenter(game).buttons(hidden)[CALL_BUTTON].quiet

    @both
    def test_buttons_of_rare_choices_share_no_place_with_others(self, game: str) -> None:
        """A second click on "End turn" must never declare or give points away."""
        shown, moment = presenter(game), self.after_discarding(game, MINE)
        layout, labels = shown.layout(QSize(1280, 680), moment), shown.buttons(moment)
        places = {button: layout.button(button).middle.toTuple() for button in labels}
        usual = {places[button] for button, label in labels.items() if not label.quiet}
        assert usual.isdisjoint(places[button] for button, label in labels.items() if label.quiet)

    def after_discarding(self, game: str, coops: str) -> Moment:
        table = StackedMatch(GAMES[game])
        table.deal({0: coops, 1: OTHERS}, "8D 9D 7D 8S", dealer=1)
        table.play("discard")
        return moment_of(table.view(0), 0, appearance=Appearance(ends_turns=True))
