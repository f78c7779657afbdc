"""The presenter of Spy vs Spy, without a window: positions, moves and words."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, Card, card
from soiree.core.entries import Chance, Entry
from soiree.core.events import Began, Moved, Said, Scored, Turn
from soiree.core.players import never, random_player
from soiree.core.records import Participant, Record
from soiree.core.views import Witnessed
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import HAND, PILE, POINTS, UNDEALT, UP
from soiree.ui.games.spy.layout import (
    NOBODY,
    SMALL,
    TAKE,
    SpyLayout,
    board_place,
    hand_place,
    pile_place,
    up_place,
)
from soiree.ui.games.spy.presenter import SpyPresenter
from soiree.ui.games.spy.progress import count_left, shares_left
from soiree.ui.games.spy.races import race_of
from soiree.ui.games.spy.scenery import fanned_pile
from soiree.ui.games.spy.words import key_words
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.choosing import Invitation
from soiree.ui.table.contract.layout import RaceLayout
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.step import NOTHING, Pace, Speech
from soiree.ui.table.contract.targets import CardTarget, SeatPlate, Target, Targets
from soiree.ui.table.input import selection
from soiree.ui.table.race.countdown import RADIUS

PRESENTER = SpyPresenter()
CHOOSING = PRESENTER.choosing
NAMES = ("You", "Ada", "Basil")


def match_of(seed: int = 1, entries: Sequence[Entry] = (), **options: int | str) -> Match:
    players = tuple(Participant(name, "human") for name in NAMES)
    chosen = {**GAME.defaults(), "players": len(NAMES), **options}
    return Match(Record(GAME.name, chosen, players, list(entries), seed), GAME)


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


@cache
def moments(seed: int, level: str = "") -> tuple[Moment, ...]:
    """Each turn of a race and of what follows, as the player in turn sees it, and the end.

    Args:
        level: the players' level; without one, all make any legal moves, and so cheat.
    """
    match, rng = match_of(seed, cheating="allowed"), random.Random(seed)
    match.draw_chance()
    player = GAMES["spy"].player(level) if level else random_player
    found = []
    while match.result is None and not match.chance_is_pending:
        seat = rng.choice(match.deciders)
        found.append(moment_of(match, seat))
        match.play(seat, player(match.view(seat), rng, never), match.position, at=match.position)
    return (*found, moment_of(match))


def to_accuse() -> Moment:
    """The first moment at which a player may accuse, after a race in which everybody cheated."""
    return next(each for each in moments(2) if PASS in each.legal and len(each.legal) > 1)


def racing(mine: str = "7S 9S JS KS 8H 4H 2C", selected: Targets = ()) -> Moment:
    """The beginning of a race; seat 0 has four piles, a card turned up, and a hand."""
    first = [card(text) for text in ("2S 3S 4S 5S 6S " + mine).split()]
    deck = (*first, *(each for each in DECK if each not in first))
    entries = [Chance("deck", deck, seat) for seat in range(len(NAMES))]
    return moment_of(match_of(entries=entries), selected=selected)


def at_pick() -> Moment:
    """A moment at which a person chooses one of their piles."""
    return next(each for each in moments(2) if each.legal and each.legal[0] in PICK)


def own_up(moment: Moment) -> CardTarget:
    (up,) = moment.cards(UP[0])
    return CardTarget(UP[0], up)


# --- where things lie -----------------------------------------------------------------------------


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(800, 460), (1280, 680), (1920, 1000)])
def test_everything_lies_on_the_table(size: tuple[int, int], left_handed: bool) -> None:
    table = QRectF(0, 0, *size)
    appearance = Appearance(left_handed=left_handed)
    for moment in (replace(each, appearance=appearance) for each in moments(1)[::60]):
        layout = PRESENTER.layout(QSize(*size), moment)
        for zone, cards in moment.view.zones:
            slots = layout.slots(zone, len(cards), moment)
            assert len(slots) == len(cards)
            assert all(table.contains(slot.centre) for slot in slots)
            assert all(slot.size < len(layout.widths) for slot in slots)
        places = layout.places(moment)
        for seat in range(len(NAMES)):
            piles = [pile_place(seat, number) for number in range(6)]
            assert {board_place(seat), hand_place(seat), *piles} <= set(places)
        assert [each for each in places if each.kind == "up"] == [up_place(moment.nearest)]
        assert all(table.contains(area.rect.center()) for area in places.values())
        assert table.contains(layout.light(moment))
        assert isinstance(layout, SpyLayout)
        assert isinstance(layout, RaceLayout)
        assert table.contains(layout.countdown().middle)
        radius = RADIUS * max(0.8, min(1.6, layout.countdown().scale))
        assert layout.countdown().middle.y() + radius < layout.stage().middle.y() - 8
        assert layout.countdown().middle.y() - radius > 0
        fan = layout.measures.fan(own=True)
        assert fan.bottom() <= layout.digest().middle.y() - 8


def test_only_piles_and_cards_turned_up_are_open_and_a_pause_covers_them() -> None:
    moment = racing()
    for covered in (False, True):
        moment = replace(moment, is_covered=covered)
        layout = PRESENTER.layout(QSize(1280, 680), moment)
        for zones, seen in ((HAND, False), (POINTS, False), (UP, True), (PILE[1], True)):
            slots = [slot for zone in zones[:3] for slot in layout.slots(zone, 2, moment)]
            assert {slot.open for slot in slots} == {seen}
            assert {slot.covered for slot in slots} == {seen and covered}


def test_the_observers_board_lies_at_the_bottom() -> None:
    for moment in moments(1)[:40:10]:
        seat = moment.nearest
        layout = PRESENTER.layout(QSize(1280, 680), moment)
        (own,), *others = (layout.slots(HAND[(seat + after) % 3], 1, moment) for after in range(3))
        for (other,) in others:
            assert other.centre.y() < own.centre.y()
            assert layout.widths[other.size] < layout.widths[own.size]


def test_without_an_observer_seat_0_lies_at_the_bottom() -> None:
    moment = replace(racing(), people=(), observers=(0, 1, 2), decider=None, legal=())
    assert moment.nearest == 0
    assert PRESENTER.layout(QSize(1280, 680), moment).places(moment)


# --- how moves are made ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_has_its_targets_and_every_way_makes_it(seed: int) -> None:
    for moment in moments(seed)[::5]:
        for move in moment.legal:
            ways = CHOOSING.ways(move, moment)
            assert CHOOSING.targets(move, moment) == ways[0]
            for way in ways:
                selected: Targets | None = ()
                for number, target in enumerate(way, 1):
                    assert selected is not None
                    now = replace(moment, selected=selected)
                    assert CHOOSING.meaning(target, now) == target
                    selected = selection.toggle(target, CHOOSING, now)
                    named = None
                    if selected is not None:
                        named = selection.named(CHOOSING, replace(moment, selected=selected))
                    assert named == (move if number == len(way) else None)


def test_in_a_race_a_place_alone_is_a_move() -> None:
    moment = racing()
    assert CHOOSING.is_race(moment)
    first = pile_place(0, 0)
    assert [*CHOOSING.ways("place 1", moment)] == [(own_up(moment), first), (first,)]


def test_a_click_on_a_card_selects_its_place() -> None:
    moment = racing()
    (top,) = moment.cards(PILE[0][2])
    (hidden, *_) = moment.cards(HAND[0])
    (points, *_) = moment.cards(POINTS[0])
    for target, meant in (
        (CardTarget(PILE[0][2], top), pile_place(0, 2)),
        (CardTarget(HAND[0], hidden), hand_place(0)),
        (up_place(0), own_up(moment)),
        (CardTarget(POINTS[0], points), None),
        (CardTarget(HAND[1], None), None),
        (board_place(0), None),
        (board_place(1), None),
        (SeatPlate(0), None),
        (NOBODY, NOBODY),
    ):
        assert CHOOSING.meaning(target, moment) == meant


def test_a_suspect_is_accused_by_their_board_and_their_piles_are_looked_through() -> None:
    moment = to_accuse()
    suspect = next(ACCUSE[move] for move in moment.legal if move in ACCUSE)
    (pile, *_) = (n for n, zone in enumerate(PILE[suspect]) if moment.cards(zone))
    top = moment.cards(PILE[suspect][pile])[-1]
    place = pile_place(suspect, pile)
    assert CHOOSING.meaning(CardTarget(PILE[suspect][pile], top), moment) == place
    assert CHOOSING.meaning(CardTarget(HAND[suspect], None), moment) == board_place(suspect)
    assert CHOOSING.holds_open(place, moment)
    assert not CHOOSING.holds_open(pile_place(moment.nearest, 0), moment)
    assert not CHOOSING.holds_open(board_place(suspect), moment)
    assert not CHOOSING.holds_open(place, racing())


def test_a_wrong_click_names_the_refused_move() -> None:
    moment = racing()
    for targets, meant in (
        ((pile_place(0, 2),), "place 3"),
        ((own_up(moment), pile_place(0, 2)), "place 3"),
        ((pile_place(0, 5),), "open"),
        ((hand_place(0),), "under"),
        ((pile_place(1, 2),), None),
        ((own_up(moment),), None),
    ):
        assert CHOOSING.meant(targets, moment) == meant
    assert CHOOSING.meant((pile_place(0, 2),), at_pick()) is None


def test_digits_and_space_place_cards_in_a_race() -> None:
    moment = racing()
    assert [CHOOSING.key(text, moment) for text in "16"] == [pile_place(0, 0), pile_place(0, 5)]
    assert CHOOSING.key("7", moment) is None
    assert CHOOSING.key(" ", moment) == pile_place(0, 4), "where the next pile is started"
    # With all six piles begun, the card goes under the hand.
    full = next(each for each in moments(2) if "under" in each.legal)
    assert CHOOSING.key(" ", full) == hand_place(full.nearest)


def test_digits_select_piles_and_enter_takes_one_after_a_race() -> None:
    moment = to_accuse()
    suspects = [ACCUSE[move] for move in moment.legal if move in ACCUSE]
    assert len(suspects) > 1
    assert CHOOSING.key("2", moment) == pile_place(moment.nearest, 1)
    for suspect in suspects:
        focused = replace(moment, focused=board_place(suspect))
        assert CHOOSING.key("2", focused) == pile_place(suspect, 1)
    alone = replace(moment, legal=(f"accuse {suspects[0]}", PASS))
    assert CHOOSING.key("2", alone) == pile_place(suspects[0], 1)
    assert CHOOSING.key(" ", moment) is None
    assert CHOOSING.key("2", replace(moment, decider=None, legal=())) is None
    pays = next(each for each in moments(2) if each.legal and each.legal[0] in PENALTY)
    accused = SpyFacts.of(pays.view).accused
    assert accused is not None
    assert CHOOSING.key("1", pays) == pile_place(accused, 0)


def test_no_place_glows_in_a_race_before_the_card_is_selected() -> None:
    moment = racing()
    place = pile_place(0, 0)
    following = selection.following(CHOOSING, moment)
    assert place in following
    assert CHOOSING.invitation(place, following, moment) == Invitation()
    taken_up = racing(selected=(own_up(moment),))
    assert CHOOSING.invitation(place, following, taken_up) == Invitation(line=True, glow=True)
    assert CHOOSING.invitation(board_place(1), (board_place(1),), at_pick()) == Invitation(
        line=True
    )


def test_only_the_card_turned_up_is_dragged_and_only_in_a_race() -> None:
    moment = racing()
    assert CHOOSING.can_drag(own_up(moment), moment, begins=True)
    assert not CHOOSING.can_drag(own_up(moment), moment, begins=False)
    assert not CHOOSING.can_drag(CardTarget(PILE[0][0], None), at_pick(), begins=True)


def test_a_pile_fans_out_after_a_race() -> None:
    moment = to_accuse()
    seat, number = next(
        (seat, number)
        for seat in range(3)
        for number in range(6)
        if len(moment.cards(PILE[seat][number])) > 1
    )
    place = pile_place(seat, number)
    assert CHOOSING.can_look_into(place, moment)
    assert not CHOOSING.can_look_into(place, replace(moment, is_settled=False))
    assert not CHOOSING.can_look_into(hand_place(seat), moment)
    assert fanned_pile(moment) is None
    shown = fanned_pile(replace(moment, looked_into=place))
    assert shown is not None
    assert shown.cards == moment.cards(PILE[seat][number])
    whose = "Your" if seat == moment.viewer else f"{NAMES[seat]},"
    assert shown.title == f"{whose} pile {number + 1}, its first card first"
    assert shown.is_own == (seat == moment.nearest)
    in_race = next(
        each for each in moments(2) if any(len(each.cards(zone)) > 1 for zone in PILE[0])
    )
    assert not any(CHOOSING.can_look_into(pile_place(0, n), in_race) for n in range(6))


# --- what happens ---------------------------------------------------------------------------------


def test_a_race_is_on_from_its_first_turn_until_all_have_finished() -> None:
    """Checked after each event."""
    last = moments(3, "easy")[-1]
    events = last.view.events
    stages: list[tuple[bool, bool]] = []
    for count in range(len(events) + 1):
        view = replace(last.view, events=Witnessed(tuple(events[:count])))
        race = race_of(replace(last, view=view))
        stage = (race.is_dealt, race.is_on)
        if not stages or stages[-1] != stage:
            stages.append(stage)
    assert stages == [(False, False), (True, False), (False, True), (False, False)]
    assert set(race.finished) == {0, 1, 2}


def test_the_state_of_a_race_depends_on_its_events_alone() -> None:
    """Earlier questions about other moments do not matter."""
    first, second = moments(3, "easy")[::10], moments(1)[::10]
    alone = [race_of(each) for each in first]
    mixed = [(race_of(one), race_of(other)) for one, other in zip(first, second, strict=False)]
    assert [one for one, _ in mixed] == alone[: len(mixed)]
    assert [race_of(each) for each in reversed(first)] == alone[::-1]


def test_a_race_starts_with_its_first_turn_alone() -> None:
    starts = 0
    last = moments(3, "easy")[-1]
    for count, event in enumerate(last.view.events, 1):
        view = replace(last.view, events=Witnessed(tuple(last.view.events[:count])))
        starts += PRESENTER.step(event, replace(last, view=view)).starts_race
    assert starts == 1


def test_the_felt_names_a_race_from_the_moment_it_begins() -> None:
    moment = moments(3, "easy")[-1]
    assert PRESENTER.stakes(moment, GAME).stage == "Race 1"
    events = Witnessed((*moment.view.events, Began(2)))
    begun = replace(moment, view=replace(moment.view, events=events))
    assert PRESENTER.stakes(begun, GAME).stage == "Race 2"
    before = replace(moment, view=replace(moment.view, events=Witnessed(())))
    assert PRESENTER.stakes(before, GAME).stage == ""


def test_moves_of_a_race_are_shown_at_once() -> None:
    moment, after = racing(), at_pick()
    placed = Moved(None, UP[1], PILE[1][0])
    for event in (placed, Moved(None, HAND[1], UP[1]), Said(1, Word.CALL), Turn((0, 1))):
        assert PRESENTER.at_once(event, moment)
        assert not PRESENTER.at_once(event, after)
    assert not PRESENTER.at_once(Began(2), moment)
    assert not PRESENTER.at_once(Moved(None, HAND[1], POINTS[1]), moment)


def test_the_pace_is_quicker_in_a_race() -> None:
    placed = Moved(None, UP[1], PILE[1][0])
    in_race, after = PRESENTER.pace(placed, racing()), PRESENTER.pace(placed, at_pick())
    assert in_race.way < after.way
    dealt = PRESENTER.pace(Moved(None, UNDEALT, HAND[1]), at_pick())
    assert dealt == Pace(after.way, 2)


def test_calls_fade() -> None:
    moment = racing()
    step = PRESENTER.step(Said(1, Word.CALL, card=card("KD")), moment)
    assert step.speech == Speech(1, "I call", card("KD"), SMALL, fades=1500)
    assert step.hold == 0, "nobody waits for it"
    accused = PRESENTER.step(Said(1, Word.ACCUSE, 2), at_pick())
    assert accused.hold > 0
    assert PRESENTER.step(Scored(1, -5, 3, Why.FIRST), at_pick()).speech == Speech(
        1, "First: −5", fades=1500
    )
    assert PRESENTER.step(Scored(1, 5, 5, Why.START), moment) == NOTHING
    assert PRESENTER.step(Began(1), moment).clears_speech


def test_cards_are_gathered_up_by_each_player() -> None:
    assert PRESENTER.order.home(PILE[2][3]) == HAND[2]
    assert PRESENTER.order.home(UP[1]) == HAND[1]
    assert PRESENTER.order.home(POINTS[1]) == POINTS[1]
    assert PRESENTER.order.home(UNDEALT) == UNDEALT


def test_cards_turned_up_together_and_decks_are_one_motion() -> None:
    dealt, turned = Moved(None, UNDEALT, HAND[0]), Moved(None, HAND[0], UP[0])
    assert PRESENTER.joins(dealt, Moved(None, UNDEALT, PILE[1][0]))
    assert PRESENTER.joins(turned, Moved(None, HAND[1], UP[1]))
    assert not PRESENTER.joins(turned, Moved(None, UP[0], PILE[0][0]))
    assert not PRESENTER.joins(turned, Moved(None, HAND[0], POINTS[0]))


# --- in words -------------------------------------------------------------------------------------


def test_the_prompt_names_the_legal_choices() -> None:
    moment = racing()
    said = {
        "Keys 1–6 place it; Space, if no pile takes it.": moment,
        "The race waits for you.": replace(moment, is_covered=True, legal=()),
        "": replace(moment, decider=None, legal=()),
        "Look through the piles, then accuse.": to_accuse(),
        "Choose one of your piles: its cards become points.": at_pick(),
    }
    assert {words: PRESENTER.prompt(each) for words, each in said.items()} == {
        words: words for words in said
    }
    pays = next(each for each in moments(2) if each.legal and each.legal[0] in PENALTY)
    accused = SpyFacts.of(pays.view).accused
    assert accused is not None
    assert PRESENTER.prompt(pays) == f"Choose the pile that {NAMES[accused]} has to pay."


def test_the_prompt_says_that_the_viewer_has_finished() -> None:
    moment = next(each for each in moments(3, "easy") if len(SpyFacts.of(each.view).finished) == 1)
    (first,) = SpyFacts.of(moment.view).finished
    moment = replace(moment, people=(first,), observers=(first,))
    assert PRESENTER.prompt(moment) == "You have finished. The others still race."
    details = [PRESENTER.detail(seat, moment) for seat in range(3)]
    assert details[first] in ("Place 1: done", "Place 1: stuck")
    for seat in {0, 1, 2} - {first}:
        left = len(moment.cards(HAND[seat])) + len(moment.cards(UP[seat]))
        assert details[seat] == f"{left} left"


def test_a_paused_race_is_explained_until_a_player_has_finished() -> None:
    explains = Appearance(explains=True)
    race = [each for each in moments(3, "easy") if race_of(each).is_on]
    for moment in (replace(each, is_covered=True, appearance=explains) for each in race):
        if SpyFacts.of(moment.view).finished:
            assert PRESENTER.prompt(moment) == "The race waits for you."
        else:
            assert PRESENTER.prompt(moment).startswith("Now everybody plays at once.")
    assert {len(SpyFacts.of(each.view).finished) for each in race} == {0, 1, 2}


def test_a_key_and_the_number_of_cards_stand_below_a_pile() -> None:
    found = set()
    for moment in (racing(), to_accuse()):
        counts = [len(moment.cards(zone)) for zone in PILE[moment.nearest]]
        found |= set(counts)
        assert [key_words(number, moment) for number in range(6)] == [
            str(number) if not count else f"{number} · {count} card" + "s" * (count != 1)
            for number, count in enumerate(counts, 1)
        ]
    assert {0, 1} < found


@pytest.mark.parametrize("covered", [False, True])
def test_no_name_tells_a_hidden_card(covered: bool) -> None:
    for moment in (replace(each, is_covered=covered) for each in moments(1)[::25]):
        names = PRESENTER.names(moment)
        assert set(PRESENTER.reading_order(moment)) & set(names)
        seen = {each for _, cards in moment.view.zones for each in cards if each is not None}
        assert not told(names) - (set() if covered else seen)


def test_everything_that_can_be_reached_has_a_name() -> None:
    for moment in moments(1)[::25]:
        names = PRESENTER.names(moment)
        for target in PRESENTER.reading_order(moment):
            assert names.get(target) or type(target).__name__ == "Button"


def told(names: Mapping[Target, str]) -> set[Card]:
    """The cards that accessible names mention."""
    text = "\n".join(f" {name} " for name in names.values()).replace(",", " ,")
    return {each for each in DECK if f" {card_name(each)} " in text}


def test_a_round_ends_when_the_next_deck_is_due() -> None:
    assert not PRESENTER.ends_round(racing())
    assert PRESENTER.ends_round(moments(3, "easy")[-1])


# --- a first race, and what is shown of all -------------------------------------------------------


def explained(moment: Moment) -> str:
    return PRESENTER.prompt(replace(moment, appearance=Appearance(explains=True)))


def test_in_a_first_race_the_prompt_says_what_to_do_and_why() -> None:
    assert explained(racing()) == "Same rank or a neighbour: press 1 or 2."
    assert explained(racing("7S 9S JS KS 3H")) == "No pile takes it: Space starts a new one."
    full = next(each for each in moments(2) if "under" in each.legal)
    assert SpyFacts.of(full.view).race == 1
    calls = "Six piles, and none takes it: Space calls it and moves it under your hand."
    assert explained(full) == calls
    called = (card("4S"),) * len(full.names)
    view = replace(full.view, facts=replace(SpyFacts.of(full.view), called=called))
    later = "None takes it: Space moves it under your hand, until your 4 of spades comes back."
    assert explained(replace(full, view=view)) == later
    assert PRESENTER.prompt(racing()).startswith("Keys 1–6")


def test_a_first_race_names_just_the_piles_that_take_the_card() -> None:
    match, rng = match_of(), random.Random(1)
    while match.chance_is_pending:
        match.draw_chance()
    for _ in range(60):
        seat = rng.choice(match.deciders)
        if seat == 0:
            words = explained(moment_of(match))
            legal = match.legal(seat)
            piles = [move.removeprefix("place ") for move in legal if "place" in move]
            assert [text for text in "123456" if text in words] == piles
            assert ("Space" in words) == (not piles)
        match.play(seat, rng.choice(match.legal(seat)), match.position)


def test_a_pile_that_is_selected_after_a_race_says_what_it_costs() -> None:
    moment = at_pick()
    seat, number = moment.nearest, PICK[moment.legal[0]]
    assert not PRESENTER.buttons(moment)[TAKE].shown
    selected = replace(moment, selected=(pile_place(seat, number),))
    assert PRESENTER.buttons(selected)[TAKE].shown
    points = len(moment.cards(PILE[seat][number]))
    words = PRESENTER.prompt(selected)
    assert f"Pile {number + 1}" in words
    assert f" {points} " in words
    shown = fanned_pile(selected)
    assert shown is not None
    assert shown.cards == moment.cards(PILE[seat][number])
    assert CHOOSING.key("\r", moment) is None
    assert CHOOSING.key("\r", selected) == TAKE
    elsewhere = replace(selected, focused=pile_place(seat, (number + 1) % 6))
    assert CHOOSING.key("\r", elsewhere) is None, "Enter selects what is in focus first"


def test_the_player_with_most_cards_left_has_the_longest_bar() -> None:
    for moment in moments(1)[:200:5]:
        shares = shares_left(moment)
        lefts = {seat: count_left(seat, moment) for seat in shares}
        assert all(0 <= share <= 1 for share in shares.values())
        for one in shares:
            assert all((shares[one] < shares[two]) == (lefts[one] < lefts[two]) for two in shares)
    assert max(shares_left(racing()).values()) == 1, "all are whole when a race begins"
    assert shares_left(at_pick()) == {}


def test_a_misplaced_card_is_lit_and_named_in_the_fanned_pile() -> None:
    moment, seat, number = next(
        (moment, seat, number)
        for moment in moments(1)
        for seat in range(3)
        for number in range(6)
        if len(moment.cards(PILE[seat][number])) > 1
    )
    cards = moment.cards(PILE[seat][number])
    found = cards[1]
    assert found is not None
    said = Said(seat, Word.CAUGHT, (seat + 1) % 3, found)
    view = replace(moment.view, events=Witnessed((*moment.view.events, said)))
    caught = replace(moment, view=view, legal=())
    shown = fanned_pile(caught)
    assert shown is not None
    assert (shown.cards, shown.misplaced) == (cards, 1)
    assert card_name(found) in shown.title
    assert NAMES[seat] in shown.title
    asked = replace(caught, legal=("penalty 1",))
    assert fanned_pile(asked) is None, "it would lie over what is asked"


def test_an_accusation_names_the_accused() -> None:
    moment = to_accuse()
    viewer = moment.viewer
    other = next(seat for seat in range(3) if seat != viewer)
    for accuser, accused, words in (
        (viewer, other, f"{NAMES[other]} cheated!"),
        (other, viewer, "You cheated!"),
    ):
        speech = PRESENTER.step(Said(accuser, Word.ACCUSE, accused), moment).speech
        assert speech is not None
        assert speech.words == words


def test_the_name_of_a_locked_hand_says_that_it_is_locked() -> None:
    moment = racing()
    hand = hand_place(moment.nearest)
    assert "locked" not in PRESENTER.names(moment)[hand]
    assert "locked" in PRESENTER.names(replace(moment, is_locked=True))[hand]
