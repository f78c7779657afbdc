"""The highlights of each game, as plain data: weight, seat, word and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.core.cards import card
from soiree.core.events import Began, Event, Moved, Result, Said, Scored, Shown, Turn
from soiree.core.records import Participant, Record
from soiree.core.views import PileView, Witnessed
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from soiree.ui.games.coops.presenter import CoopPresenter
from soiree.ui.games.pariah.presenter import PariahVariant
from soiree.ui.games.soda.presenter import SodaPresenter
from soiree.ui.games.soi.presenter import SoiPresenter
from soiree.ui.games.soureh.presenter import SourehVariant
from soiree.ui.games.soy.presenter import SoyPresenter
from soiree.ui.games.spy.presenter import SpyPresenter
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.highlight import Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget

pytestmark = pytest.mark.usefixtures("qapp")


def moment_of(
    game: str,
    lying: Mapping[Zone, Sequence[int | None]],
    events: Sequence[Event] = (),
    viewer: Seat = 0,
) -> Moment:
    """A moment of a seat, with these cards in these zones, after these events."""
    options = GAMES[game].defaults()
    seats = tuple(
        Participant(name, "human") for name in "Ann Bob Cleo Dan".split()[: _players(game)]
    )
    match = Match(Record(game, options, seats, seed=7), GAMES[game])
    match.draw_chance()
    view = match.view(viewer)
    zones = dict(view.zones) | {zone: tuple(cards) for zone, cards in lying.items()}
    view = replace(
        view,
        zones=tuple(PileView(zone, cards) for zone, cards in zones.items()),
        events=Witnessed(tuple(events)),
        deciders=_deciders(events),
    )
    names = [seat.name for seat in seats]
    return Moment(
        view=view,
        names=names,
        people=(viewer,),
        appearance=Appearance(),
        observers=(viewer,),
        is_settled=False,
    )


def _players(game: str) -> int:
    return GAMES[game].players(GAMES[game].defaults())


def _deciders(events: Sequence[Event]) -> tuple[Seat, ...]:
    return next((event.seats for event in reversed(events) if isinstance(event, Turn)), ())


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(card, text.split()))


class TestSoi:
    def four(self, text: str) -> list[Moved]:
        return [Moved(each, Zone("hand", 1), Zone("laid", 1)) for each in cards(text)]

    def test_four_aces_are_great_and_worth_25(self) -> None:
        moves = self.four("AS AH AD AC")
        moment = moment_of("soi", {Zone("laid", 1): cards("AS AH AD AC")})
        highlight = SoiPresenter().arrival(moves, moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat, highlight.points) == (Weight.GREAT, 1, 25)
        assert highlight.word
        aces = tuple(CardTarget(Zone("laid", 1), ace) for ace in cards("AS AH AD AC"))
        assert highlight.cards == aces

    def test_any_other_four_is_a_middle_highlight_without_a_word(self) -> None:
        moves = self.four("7S 7H 7D 7C")
        highlight = SoiPresenter().arrival(moves, moment_of("soi", {})).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.points, highlight.word) == (Weight.MIDDLE, 7, "")

    def test_points_of_a_round_are_a_small_highlight_and_0_points_none(self) -> None:
        shown, moment = SoiPresenter(), moment_of("soi", {})
        counted = shown.step(Scored(2, 30, 30, "round"), moment).highlight
        assert counted is not None
        assert (counted.weight, counted.seat, counted.points) == (Weight.SMALL, 2, 30)
        assert shown.step(Scored(2, 0, 0, "round"), moment).highlight is None


class TestSoy:
    def test_a_call_of_soy_holds_up_the_hand(self) -> None:
        hand = cards("2S 5S 8S 9S KS")
        events: list[Event] = [Said(1, "soy"), Shown(Zone("hand", 1), hand, 5)]
        moment = moment_of("soy", {Zone("hand", 1): hand}, events)
        highlight = SoyPresenter().step(events[-1], moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat, highlight.word) == (Weight.GREAT, 1, "Soy!")
        assert [target.card for target in highlight.cards] == list(hand)
        finale = SoyPresenter().finale(Result((2, 1), None, "soy"), moment)
        assert finale is not None
        assert (finale.word, finale.wins) == ("", True), "the call was the great moment"

    def test_a_comparison_of_hands_is_no_call(self) -> None:
        hand = cards("2S 5S 8S 9S KH")
        events = [Shown(Zone("hand", 1), hand, 5)]
        moment = moment_of("soy", {Zone("hand", 1): hand}, events)
        assert SoyPresenter().step(events[-1], moment).highlight is None


COOPS = {"soureh": SourehVariant, "pariah": PariahVariant}
both = pytest.mark.parametrize("game", COOPS)


class TestCoops:
    @both
    def test_a_declaration_is_great(self, game: str) -> None:
        call = {"soureh": "declare", "pariah": "knock"}[game]
        said = Said(1, call)
        step = CoopPresenter(COOPS[game]()).step(said, moment_of(game, {}, [Began(1), said]))
        assert step.highlight is not None
        assert (step.highlight.weight, step.highlight.seat) == (Weight.GREAT, 1)
        assert step.highlight.word

    @both
    def test_the_last_turn_says_that_it_is_the_last(self, game: str) -> None:
        call = {"soureh": "declare", "pariah": "knock"}[game]
        shown = CoopPresenter(COOPS[game]())
        turn = Turn((0,))
        usual = moment_of(game, {}, [Began(1), turn])
        assert shown.step(turn, usual).highlight is None
        assert shown.detail(0, usual) != "last turn"
        last = moment_of(game, {}, [Began(1), Said(1, call), turn])
        highlight = shown.step(turn, last).highlight
        assert highlight is not None
        assert (highlight.seat, highlight.word) == (0, "Last turn")
        assert shown.detail(0, last) == "last turn"
        assert shown.detail(1, last) != "last turn"

    def over(self, viewer: Seat) -> tuple[list[Moved], Moment]:
        """A 10 of spades replaces the red 4 over a 9, in coop 2 of seat 0."""
        up, down = Zone("up", 0, 2), Zone("down", 0, 2)
        moves = [
            Moved(card("4H"), up, Zone("discard")),
            Moved(card("8H"), Zone("drawn", 1), up),
        ]
        lying = {up: cards("8H"), down: cards("6C") if viewer == 0 else (None,)}
        return moves, moment_of("soureh", lying, [Turn((1,))], viewer)

    def test_a_broken_coop_of_the_viewer_is_a_middle_highlight(self) -> None:
        moves, moment = self.over(viewer=0)
        highlight = CoopPresenter(SourehVariant()).arrival(moves, moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat) == (Weight.MIDDLE, 1)
        assert {target.zone.kind for target in highlight.cards} == {"up", "down"}

    def test_a_broken_coop_with_a_hidden_card_is_no_highlight(self) -> None:
        moves, moment = self.over(viewer=1)
        assert CoopPresenter(SourehVariant()).arrival(moves, moment).highlight is None

    def king(self, taken: str, up: str) -> tuple[list[Moved], Moment]:
        """Seat 1 switches its 2 of clubs with the face-down card `taken` in coop 1 of seat 0, whose
        face-up card is `up`.
        """
        mine, theirs = Zone("down", 0, 1), Zone("down", 1, 3)
        both = 0b11
        moves = [
            Moved(card(taken), mine, theirs, both),
            Moved(card("2C"), theirs, mine, both),
        ]
        lying = {Zone("up", 0, 1): cards(up), mine: cards("2C"), theirs: (None,)}
        return moves, moment_of("pariah", lying, [Turn((1,))])

    def test_a_king_that_robs_a_valid_coop_is_great(self) -> None:
        moves, moment = self.king("9C", "5H")
        highlight = CoopPresenter(PariahVariant()).arrival(moves, moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat, highlight.word) == (Weight.GREAT, 1, "Robbed!")

    def test_a_king_that_takes_from_an_invalid_coop_is_no_highlight(self) -> None:
        moves, moment = self.king("3C", "5H")
        assert CoopPresenter(PariahVariant()).arrival(moves, moment).highlight is None

    @pytest.mark.parametrize(
        ("up", "down", "points", "words"),
        [
            ("4H", "9C", 13, "Bob’s coop 1 is valid: 13 points."),
            ("9H", "4C", 0, "the red 9 of hearts is not lower than the 4 of clubs."),
            ("4S", "9C", 0, "the black 4 of spades is not higher than the 9 of clubs."),
            ("AS", "AC", 0, "two aces."),
            ("AS", "QC", 0, "the queen of clubs lies face down."),
        ],
    )
    def test_the_showdown_explains_and_counts_each_coop(
        self, up: str, down: str, points: int, words: str
    ) -> None:
        zone = Zone("down", 1, 1)
        event = Shown(zone, cards(down), 1)
        lying = {Zone("up", 1, 1): cards(up), zone: cards(down)}
        moment = moment_of("pariah", lying, [Began(1), event])
        shown = CoopPresenter(PariahVariant())
        assert shown.prompt(moment).endswith(words)
        counted = shown.step(event, moment).highlight
        assert (counted.points if counted else 0) == points


class TestSoda:
    HAND, ROW, DISCARD = Zone("hand", 2), Zone("row"), Zone("discard")

    def strip(self, *earlier: Event) -> tuple[list[Moved], Moment]:
        ace = Moved(card("AS"), Zone("hand", 1), self.ROW)
        moves = [Moved(each, self.HAND, self.DISCARD) for each in cards("QH KD")]
        lying = {self.ROW: cards("9S AS"), self.DISCARD: cards("QH KD")}
        return moves, moment_of("soda", lying, [ace, *earlier, *moves])

    def test_an_ace_that_strips_a_hand_is_great_and_shows_what_it_takes(self) -> None:
        moves, moment = self.strip()
        highlight = SodaPresenter().arrival(moves, moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat) == (Weight.GREAT, 1)
        assert [target.card for target in highlight.cards] == list(cards("AS QH KD"))

    def test_each_ace_is_one_great_highlight(self) -> None:
        moves, moment = self.strip(Moved(card("JC"), Zone("hand", 3), self.DISCARD))
        assert SodaPresenter().arrival(moves, moment).highlight is None

    @pytest.mark.parametrize(
        ("row", "points", "weight"),
        [
            ("3S 5D", 4, Weight.SMALL),
            ("3S 5D", 8, Weight.MIDDLE),
            ("3S AD", 4, Weight.MIDDLE),
            ("AD", 4, Weight.SMALL),
        ],
    )
    def test_a_large_prize_or_a_winning_ace_is_a_middle_highlight(
        self, row: str, points: int, weight: Weight
    ) -> None:
        played = Moved(cards(row)[-1], Zone("hand", 1), self.ROW)
        scored = Scored(1, points, points, "scoring card")
        moment = moment_of("soda", {self.ROW: cards(row)}, [played, scored])
        highlight = SodaPresenter().step(scored, moment).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.points) == (weight, points)


class TestSpy:
    def test_a_finished_race_is_great_and_a_stuck_one_is_not(self) -> None:
        shown = SpyPresenter()
        done, stuck = (Said(1, word) for word in ("done", "stuck"))
        highlight = shown.step(done, moment_of("spy", {}, [Turn((0, 1)), done])).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.seat) == (Weight.GREAT, 1)
        assert shown.step(stuck, moment_of("spy", {}, [Turn((0, 1)), stuck])).highlight is None

    def test_the_bonus_is_a_larger_highlight_than_other_points(self) -> None:
        scored = Scored(1, -20, -5, "bonus")
        highlight = SpyPresenter().step(scored, moment_of("spy", {}, [scored])).highlight
        assert highlight is not None
        assert (highlight.weight, highlight.points) == (Weight.MIDDLE, -20)


class TestVictory:
    def test_the_winner_is_called_by_name_or_as_you(self) -> None:
        shown, moment = SoiPresenter(), moment_of("soi", {})
        yours = shown.finale(Result((1, 2, 3, 4), None, "target"), moment)
        theirs = shown.finale(Result((2, 1, 3, 4), None, "target"), moment)
        assert yours is not None
        assert theirs is not None
        assert (yours.word, yours.weight, yours.wins) == ("You win!", Weight.GREAT, True)
        assert (theirs.word, theirs.seat) == ("Bob wins!", 1)

    def test_a_tie_has_no_winner(self) -> None:
        moment = moment_of("soi", {})
        assert SoiPresenter().finale(Result((1, 1, 3, 4), None, "target"), moment) is None
