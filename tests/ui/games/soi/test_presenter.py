"""The presenter of Soi, without a window: positions, moves and words."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSize, Qt

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card, rank_of, spell
from soiree.core.events import Began, Moved, Said, Scored, Turn
from soiree.core.views import Witnessed
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, LAID, STOCK
from soiree.ui.games.soi.choosing import single_missing
from soiree.ui.games.soi.layout import LARGE, SMALL, hand_place, laid_place
from soiree.ui.games.soi.presenter import SoiPresenter
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.choosing import Certainty
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.contract.targets import CardTarget, Offer, Place, SeatPlate, Target, Targets
from soiree.ui.table.input import selection
from tests.games.soi.soi_deals import dealt
from tests.ui.games.soi.soi_match import NAMES, soi_match, turns

PRESENTER = SoiPresenter()
CHOOSING = PRESENTER.choosing
ARROWS = {1: Qt.Key.Key_Right, 2: Qt.Key.Key_Up, 3: Qt.Key.Key_Left}
"""The arrow to each seat, as seen from seat 0."""


def moment_of(match: Match, seat: Seat = 0, selected: Targets = ()) -> Moment:
    """A match as a person at a seat sees it, with these targets selected."""
    view = match.view(seat)
    return Moment(
        view=view,
        names=NAMES,
        people=(seat,),
        observers=(seat,),
        decider=seat if view.legal else None,
        legal=view.legal,
        selected=selected,
        appearance=Appearance(),
    )


def own_turn(seed: int = 4) -> Moment:
    """The first turn of seat 0."""
    return next(moment_of(match) for match, seat in turns(seed) if seat == 0)


def own_card(moment: Moment) -> CardTarget:
    return CardTarget(HANDS[0], moment.faces(HANDS[0])[0])


def after_selecting(moment: Moment, *targets: Target) -> Moment:
    """The moment after selecting these targets, one after the other."""
    for target in targets:
        selected = selection.toggle(target, CHOOSING, moment)
        assert selected is not None
        moment = replace(moment, selected=selected)
    return moment


# --- where things lie -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(800, 460), (1280, 680), (1920, 1000)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_everything_lies_on_the_table(size: tuple[int, int], left_handed: bool) -> None:
    for match, seat in islice(turns(1), 0, None, 20):
        moment = moment_of(match, seat)
        moment = replace(moment, appearance=replace(moment.appearance, left_handed=left_handed))
        layout = PRESENTER.layout(QSize(*size), moment)
        for zone, cards in moment.view.zones:
            slots = layout.slots(zone, len(cards), moment)
            assert len(slots) == len(cards)
            for slot in slots:
                assert 0 < slot.centre.x() < size[0]
                assert 0 < slot.centre.y() < size[1]
                assert slot.size < len(layout.widths)
        places = layout.places(moment)
        assert set(places) == {make(n) for make in (hand_place, laid_place) for n in range(4)}


def test_only_the_observers_hand_is_open() -> None:
    moment = moment_of(soi_match(), 2)
    layout = PRESENTER.layout(QSize(1280, 680), moment)
    for zone in (*HANDS, *LAID, STOCK):
        slots = layout.slots(zone, 4, moment)
        assert {slot.open for slot in slots} == {zone == HANDS[2] or zone in LAID}
    closed = replace(moment, observers=())
    assert not any(slot.open for slot in layout.slots(HANDS[2], 4, closed))


def test_the_observer_sits_at_the_bottom_and_the_next_seat_at_the_right() -> None:
    for nearest in range(4):
        moment = moment_of(soi_match(), nearest)
        layout = PRESENTER.layout(QSize(1280, 680), moment)
        middle = layout.slots(STOCK, 1, moment)[0].centre
        ways: list[QPointF] = []
        for after in range(4):
            (slot,) = layout.slots(HANDS[(nearest + after) % 4], 1, moment)
            ways.append(slot.centre - middle)
        below, right, above, left = ways
        assert below.y() > 0 > above.y()
        assert left.x() < 0 < right.x()


def test_the_light_leans_towards_the_player_in_turn() -> None:
    moment = moment_of(soi_match())
    layout = PRESENTER.layout(QSize(1280, 680), moment)
    lights = []
    for seats in ((), (0,), (1,), (2,), (3,)):
        view = replace(moment.view, deciders=seats)
        lights.append(layout.light(replace(moment, view=view)))
    middle, below, right, above, left = lights
    assert below.y() > middle.y() > above.y()
    assert left.x() < middle.x() < right.x()


# --- how moves are made ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_question_has_its_targets(seed: int) -> None:
    """Selecting the targets in turn asks the question, in each of its ways."""
    rng = random.Random(seed)
    for match, seat in islice(turns(seed), 0, None, 25):
        moment = moment_of(match, seat)
        for move in rng.sample(moment.legal, min(3, len(moment.legal))):
            asked, wanted = ASKS[move]
            ways = CHOOSING.ways(move, moment)
            targets = CHOOSING.targets(move, moment)
            assert targets in ways
            own = targets[0]
            assert isinstance(own, CardTarget)
            assert own.zone == HANDS[seat]
            assert own.card is not None
            assert rank_of(own.card) == rank_of(wanted)
            question = (hand_place(asked), Offer(wanted))
            is_clear = single_missing(replace(moment, selected=(own,))) == wanted
            assert targets[1:] == (question[:1] if is_clear else question)
            for way in ways:
                last = after_selecting(moment, *way[:-1])
                assert selection.named(CHOOSING, last) is None
                assert selection.named(CHOOSING, after_selecting(last, way[-1])) == move


def test_a_picked_own_card_offers_its_rank_alone() -> None:
    moment = own_turn()
    own = own_card(moment)
    asked = hand_place(1)
    every = {Offer(card) for seat, card in map(ASKS.__getitem__, moment.legal) if seat == 1}
    for order in ((own, asked), (asked, own)):
        following = selection.following(CHOOSING, after_selecting(moment, *order))
        assert following
        assert set(following) < every
        assert all(
            isinstance(each, Offer)
            and own.card is not None
            and rank_of(each.card) == rank_of(own.card)
            for each in following
        )
    offered = selection.following(CHOOSING, after_selecting(moment, asked))
    assert {each for each in offered if isinstance(each, Offer)} == every


def holding(*cards: str, of: Moment | None = None) -> Moment:
    """The turn of seat 0 with these cards, and all questions that they allow."""
    moment, hand = of or own_turn(), tuple(map(card, cards))
    zones = tuple(
        spread._replace(cards=hand) if spread.zone == HANDS[0] else spread
        for spread in moment.view.zones
    )
    ranks = set(map(rank_of, hand))
    legal = tuple(
        str(Ask(seat, each))
        for seat in (1, 2, 3)
        for each in DECK
        if rank_of(each) in ranks and each not in hand
    )
    return replace(moment, view=replace(moment.view, zones=zones), legal=legal)


def test_a_single_card_that_is_missing_is_asked_for_at_once() -> None:
    moment = holding("7S", "7H", "7D", "9S", "9C")
    own = CardTarget(HANDS[0], card("7H"))
    for order in ((own, hand_place(2)), (hand_place(2), own)):
        chosen = after_selecting(moment, *order)
        assert selection.named(CHOOSING, chosen) == "ask 2 7C"
        assert selection.following(CHOOSING, chosen) == []
    picked = after_selecting(moment, own)
    words = "Whom do you ask for the 7 of clubs?"
    assert (PRESENTER.prompt(picked), PRESENTER.picked_up(picked)) == (words, words)


def test_two_missing_cards_are_both_offered() -> None:
    moment = holding("7S", "7H", "7D", "9S", "9C")
    nine = CardTarget(HANDS[0], card("9C"))
    chosen = after_selecting(moment, nine, hand_place(2))
    assert selection.named(CHOOSING, chosen) is None
    assert selection.following(CHOOSING, chosen) == [Offer(card("9H")), Offer(card("9D"))]
    picked = after_selecting(moment, nine)
    words = "Whom do you ask? Choose a player."
    assert (PRESENTER.prompt(picked), PRESENTER.picked_up(picked)) == (words, "")
    # Selecting a player alone requests no card, even if only one is missing.
    alone = after_selecting(holding("7S", "7H", "7D"), hand_place(2))
    assert selection.named(CHOOSING, alone) is None


def test_one_player_is_asked_at_a_time() -> None:
    moment = own_turn()
    own = own_card(moment)
    assert after_selecting(moment, hand_place(1), hand_place(3)).selected == (hand_place(3),)
    assert after_selecting(moment, own, hand_place(1), hand_place(2)).selected == (
        own,
        hand_place(2),
    )
    assert after_selecting(moment, hand_place(1), hand_place(1)).selected == (hand_place(1),)
    assert after_selecting(moment, own, own).selected == ()


def test_clicks_on_plates_and_cards_select_hands() -> None:
    moment = own_turn()
    own = own_card(moment)
    assert CHOOSING.meaning(own, moment) == own
    assert CHOOSING.meaning(Offer(5), moment) == Offer(5)
    assert CHOOSING.meaning(hand_place(0), moment) is None
    assert CHOOSING.meaning(CardTarget(LAID[2], 5), moment) is None
    assert CHOOSING.meaning(laid_place(2), moment) is None
    assert CHOOSING.meaning(CardTarget(STOCK, None), moment) is None
    for seat in (1, 2, 3):
        for target in (CardTarget(HANDS[seat], None), hand_place(seat), SeatPlate(seat)):
            assert CHOOSING.meaning(target, moment) == hand_place(seat)


def without_cards(moment: Moment, seat: Seat) -> Moment:
    """The same moment, with an empty hand for a player."""
    zones = tuple(
        spread._replace(cards=()) if spread.zone == HANDS[seat] else spread
        for spread in moment.view.zones
    )
    legal = tuple(move for move in moment.legal if ASKS[move][0] != seat)
    return replace(moment, view=replace(moment.view, zones=zones, legal=legal), legal=legal)


def test_a_player_without_cards_is_refused_by_the_rules() -> None:
    moment = without_cards(own_turn(), 2)
    own = own_card(moment)
    others: list[Targets] = [(hand_place(2),), (own, hand_place(2)), (hand_place(1), hand_place(2))]
    for targets in others:
        move = CHOOSING.meant(targets, moment)
        assert move is not None
        assert ASKS[move][0] == 2
    others = [(hand_place(0),), (hand_place(1),), (own,), (own, own)]
    for targets in others:
        assert CHOOSING.meant(targets, moment) is None


def test_a_card_dropped_on_nothing_gets_an_objection() -> None:
    moment = own_turn()
    own = own_card(moment)
    assert CHOOSING.objection((own,), moment) == "Drop the card on the player you ask."
    assert CHOOSING.objection((own, own), moment) == ""
    assert CHOOSING.objection((CardTarget(HANDS[1], own.card),), moment) == ""
    assert CHOOSING.objection((own,), replace(moment, decider=None)) == ""


def test_the_cards_are_offered_in_the_name_of_the_player() -> None:
    offering = CHOOSING.offering(after_selecting(own_turn(), hand_place(2)))
    assert (offering.title, offering.size) == (f"Ask {NAMES[2]} for …", LARGE)


def test_the_ranks_held_are_offered_with_ones_own_cards_among_them() -> None:
    moment = after_selecting(holding("7S", "7H", "9C"), hand_place(2))
    offered = {spell(each.card): each for each in CHOOSING.offering(moment).cards}
    assert list(offered) == ["7S", "7H", "7D", "7C", "9S", "9H", "9D", "9C"]
    own = {name for name, each in offered.items() if each.mark == "yours"}
    assert own == {"7S", "7H", "9C"}
    assert {offered[name].note for name in own} == {"You hold it yourself."}
    others = [each for name, each in offered.items() if name not in own]
    assert all((each.note, each.certainty) == ("", Certainty.OPEN) for each in others)


def test_only_the_missing_cards_of_a_picked_rank_are_offered() -> None:
    nine = CardTarget(HANDS[0], card("9C"))
    moment = after_selecting(holding("7S", "7H", "9C"), nine, hand_place(2))
    names = [spell(each.card) for each in CHOOSING.offering(moment).cards]
    assert names == ["9S", "9H", "9D", "9C"]


def test_certain_cards_are_marked_if_the_setting_is_on() -> None:
    """The questions (SOI-3 to SOI-5) and the own hand imply each mark, which has its reason."""
    match = dealt(1, s0="7S 9C", s1="7H 9D", s2="7D 9S", s3="7C 9H")
    for move in ("ask 2 7D", "ask 2 7C", "ask 0 9H"):
        (seat,) = match.deciders
        assert match.play(seat, move, match.position) is None
    moment = moment_of(match)
    marked = replace(moment, appearance=Appearance(mark_certain=True))
    found = {
        (seat, spell(each.card)): each
        for seat in (1, 2, 3)
        for each in CHOOSING.offering(after_selecting(marked, hand_place(seat))).cards
    }

    def said(seat: Seat, name: str) -> tuple[str, str, str, Certainty]:
        each = found[seat, name]
        return each.mark, each.note, each.reason, each.certainty

    _, ada, boris, clara = NAMES
    moved = f"{ada} got the 7 of diamonds from {boris}."
    refused = f"{ada} asked {boris} for the 7 of clubs: no."
    own = "You do not hold the 7 of clubs."
    assert said(1, "7D") == ("here", f"{ada} has it.", moved, Certainty.SUCCEEDS)
    assert said(2, "7D") == (ada, f"{ada} has it.", moved, Certainty.FAILS)
    assert said(3, "7C") == ("here", f"{clara} has it.", f"{refused} {own}", Certainty.SUCCEEDS)
    assert said(2, "7C") == (clara, f"{clara} has it.", f"{refused} {own}", Certainty.FAILS)
    asked = f"{boris} asked you for the 9 of hearts: no."
    assert said(2, "9H") == ("not here", f"{boris} cannot have it.", asked, Certainty.FAILS)
    assert said(1, "9H") == ("", "", "", Certainty.OPEN)
    # Ada asked for a 7, so she held another one: neither the 7 of clubs nor that of spades.
    assert found[1, "7H"].certainty is Certainty.SUCCEEDS
    plain = CHOOSING.offering(after_selecting(moment, hand_place(1))).cards
    assert {each.mark for each in plain} == {"", "yours"}


# --- typing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [("7h", "7H"), ("10S", "10S"), (" qd ", "QD"), ("7η", "7H"), ("Κψ", "KC"), ("9ы", "9S")],
)
def test_a_card_can_be_typed(text: str, meant: str) -> None:
    assert CHOOSING.typed(text, own_turn()) == Offer(card(meant))


def test_typed_text_that_is_no_card_is_refused() -> None:
    moment = own_turn()
    assert CHOOSING.typed(" x9", moment) == (
        "“x9” is not a card: type a rank and a suit, such as 7h or 10s."
    )
    waiting = replace(moment, decider=None, legal=())
    assert CHOOSING.typed("7h", waiting) == "It is not your turn yet."


def test_arrows_lead_to_the_players_once_a_card_was_typed() -> None:
    moment = own_turn()
    wanted = ASKS[moment.legal[0]][1]
    typed = after_selecting(moment, Offer(wanted))
    for seat, arrow in ARROWS.items():
        assert CHOOSING.arrow(arrow, moment) is None
        assert CHOOSING.arrow(arrow, typed) == hand_place(seat)
        assert CHOOSING.arrow(arrow, without_cards(typed, seat)) is None
    assert CHOOSING.arrow(Qt.Key.Key_Down, typed) is None


def test_a_typed_card_that_cannot_be_asked_for_is_refused_by_the_rules() -> None:
    moment = own_turn()
    own = own_card(moment).card
    assert own is not None
    assert CHOOSING.meant((Offer(own),), moment) == str(Ask(1, own))
    assert CHOOSING.meant((hand_place(3), Offer(own)), moment) == str(Ask(3, own))


# --- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_no_name_tells_a_hidden_card(seed: int) -> None:
    for match, seat in islice(turns(seed), 0, None, 15):
        moment = moment_of(match, seat)
        seen = {card for _, cards in moment.view.zones for card in cards if card is not None}
        names = PRESENTER.names(moment)
        said = " · ".join(names.values())
        assert {card for card in DECK if card_name(card) in said} <= seen
        order = PRESENTER.reading_order(moment)
        assert len(set(order)) == len(order)
        assert all(names[target] for target in order)
        shut = replace(moment, observers=())
        assert all(isinstance(target, Place) for target in PRESENTER.reading_order(shut))


def test_the_prompt_names_the_legal_choices() -> None:
    moment = own_turn()
    own, wanted = own_card(moment), ASKS[moment.legal[0]][1]
    assert PRESENTER.prompt(moment).startswith("Ask for a card: choose a player")
    assert PRESENTER.prompt(after_selecting(moment, own)) == "Whom do you ask? Choose a player."
    typed = after_selecting(moment, Offer(wanted))
    assert PRESENTER.prompt(typed) == f"Whom do you ask for the {card_name(wanted)}?"
    assert CHOOSING.needs_more(typed) == f"{PRESENTER.prompt(typed)} Choose a player."
    assert PRESENTER.prompt(after_selecting(moment, hand_place(1))) == ""
    assert PRESENTER.prompt(replace(moment, people=())) == f"{NAMES[0]} chooses."
    assert PRESENTER.prompt(replace(moment, decider=None, legal=())) == ""


def tally(seat: int, moment: Moment) -> str:
    tallies = PRESENTER.stakes(moment, GAMES["soi"]).tallies
    return " ".join(tallies[seat]) if tallies else ""


def test_plates_count_the_points_laid_down() -> None:
    match = next(match for match, seat in turns(2) if moment_of(match).faces(LAID[1]))
    moment = replace(moment_of(match), decider=None)
    tallies = {seat: tally(seat, moment) for seat in range(4)}
    assert tallies[1].endswith(" laid")
    assert {seat for seat in range(4) if tallies[seat]} == {
        seat for seat in range(4) if moment.faces(LAID[seat])
    }
    assert PRESENTER.detail(0, replace(moment, decider=0)) is None
    assert PRESENTER.detail(0, replace(moment, decider=0, people=())) == "to ask"


def test_points_laid_down_are_counted_until_they_are_scored() -> None:
    match = next(match for match, seat in turns(2) if moment_of(match).faces(LAID[1]))
    moment = replace(moment_of(match), decider=None)
    scored = Scored(1, 4, 4, "round")
    after = replace(moment.view, events=Witnessed((*moment.view.events, scored)))
    assert tally(1, moment)
    assert tally(1, replace(moment, view=after)) == ""


def test_a_four_counts_after_its_highlight() -> None:
    match = next(match for match, seat in turns(2) if moment_of(match).faces(LAID[1]))
    moment = moment_of(match)
    laid = moment.faces(LAID[1])
    moves = tuple(Moved(each, HANDS[1], LAID[1]) for each in laid[-4:])
    coming = replace(moment, view=replace(moment.view, events=Witnessed(moves)), is_settled=False)
    assert tally(1, coming) == ""
    looked_at = replace(coming, view=replace(coming.view, events=Witnessed((*moves, Turn((2,))))))
    for after in (looked_at, replace(coming, is_settled=True)):
        assert tally(1, after).endswith(" laid")


def test_questions_and_answers_are_spoken() -> None:
    moment = moment_of(soi_match())
    asks = PRESENTER.step(Said(1, Word.ASK, 0, card("7H")), moment)
    assert asks.speech == Speech(1, "You?", card("7H"), SMALL)
    assert asks.clears_speech
    assert asks.reads
    other = PRESENTER.step(Said(1, Word.ASK, 3, card("7H")), moment).speech
    assert other is not None
    assert other.words == f"{NAMES[3]}?"
    no = PRESENTER.step(Said(3, Word.NO, 1, card("7H")), moment)
    assert (no.speech, no.shakes) == (Speech(3, "No."), HANDS[3])
    assert no.reads
    assert not no.clears_speech, "the question is still heard"


def test_a_round_begins_and_ends_in_silence() -> None:
    moment = moment_of(soi_match())
    assert PRESENTER.step(Began(2), moment).clears_speech
    scored = PRESENTER.step(Scored(1, 10, 20, "round"), moment)
    assert scored.clears_speech
    assert scored.ends_turns
    assert not PRESENTER.step(Turn((1,)), moment).clears_speech


def test_the_table_waits_for_a_card_that_was_given() -> None:
    moment = moment_of(soi_match())

    def arrives(source: Zone, target: Zone) -> bool:
        return PRESENTER.arrival([Moved(5, source, target)], moment).reads

    assert arrives(HANDS[1], HANDS[2])
    assert not arrives(STOCK, HANDS[2])
    assert not arrives(HANDS[1], LAID[1])
