"""The contract of the rules of every game (`soiree.core.states.State`), in random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.entries import Decision, Entry
from soiree.core.events import Began, Ended, Event, Moved, Said, Scored, Shown, Turn
from soiree.core.games import Game
from soiree.core.states import Options, State, apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from tests.every_game import EVERY_GAME

every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)

SEEDS = st.integers(0, 2**32)


@dataclass
class RandomPlay:
    """A match whose options and entries are random, all from one seed."""

    game: Game
    seed: int
    options: Options = field(init=False)
    state: State = field(init=False)
    entries: list[Entry] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        options = self.game.defaults()
        for option in self.game.options:
            if self.rng.random() < 0.5:
                values: tuple[int | str, ...] = tuple(option.values)
                options[option.name] = self.rng.choice(values)
        if self.game.forbids(options):
            options = self.game.defaults()
        self.options = options
        self.state = self.game.start(self.options)

    def next_entry(self) -> Entry | None:
        """A random chance or decision, or None once the match has ended."""
        if pending := self.state.chance():
            return pending.draw(self.rng)
        if deciders := self.state.deciders():
            seat = self.rng.choice(deciders)
            return Decision(seat, self.rng.choice(self.state.legal(seat)), len(self.entries))
        return None

    def enter(self, entry: Entry) -> list[Event]:
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        self.events += happened
        return happened

    def play(self, length: int) -> Iterator[list[Event]]:
        """Enter so many entries, fewer if the match ends; yields the events of each."""
        for _ in range(length):
            entry = self.next_entry()
            if entry is None:
                return
            yield self.enter(entry)

    def play_on(self, length: int) -> RandomPlay:
        for _ in self.play(length):
            pass
        return self

    def view(self, seat: Seat) -> View:
        return seen_by(self.game, self.state, self.events, seat)


def seen_by(game: Game, state: State, events: list[Event], seat: Seat) -> View:
    return view(game.name, state, witnessed(events, seat), seat)


def snapshot(state: State) -> object:
    """The complete visible content of a state."""
    return (
        [(pile.zone, pile.sight, tuple(pile.cards)) for pile in state.piles()],
        state.chance(),
        state.deciders(),
        [tuple(state.legal(seat)) for seat in range(state.seats)],
        state.scores(),
        state.facts(),
        state.result(),
    )


def cards_by_zone(state: State) -> dict[Zone, list[int]]:
    """The cards of each zone that is not empty, in order."""
    return {pile.zone: sorted(pile.cards) for pile in state.piles() if pile.cards}


def all_cards(state: State) -> list[int]:
    """The cards of all zones, in order."""
    return sorted(card for pile in state.piles() for card in pile.cards)


@every_game
@given(seed=SEEDS)
def test_every_card_is_in_exactly_one_zone(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    before = all_cards(play.state)
    for _ in play.play(100):
        zones = [pile.zone for pile in play.state.piles()]
        assert len(zones) == len(set(zones))
        assert all_cards(play.state) == before


@every_game
@given(seed=SEEDS)
def test_legal_moves_are_taken_and_others_refused(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    met = {"", "dance", "end ", "DISCARD", "no no"}
    for _ in play.play(60):
        state = play.state
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) is (seat in state.deciders())
            assert not any(state.refusal(seat, move) for move in legal)
            met.update(legal)
            for move in play.rng.sample(sorted(met.difference(legal)), 5):
                refusal = state.refusal(seat, move)
                assert refusal is not None, move
                assert str(refusal).endswith(".")


@every_game
@given(seed=SEEDS)
def test_somebody_or_chance_is_pending_until_the_match_ends(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    for happened in play.play(100):
        state = play.state
        pending = [state.chance() is not None, bool(state.deciders()), state.result() is not None]
        assert pending.count(True) == 1
        assert [event.result for event in happened if isinstance(event, Ended)] == (
            [state.result()] if state.result() else []
        )


@every_game
@given(seed=SEEDS)
def test_the_last_turn_event_names_the_deciders(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    told: tuple[Seat, ...] = ()
    for happened in play.play(100):
        for event in happened:
            assert event is not None
            if isinstance(event, Turn):
                told = event.seats
        if deciders := play.state.deciders():
            assert told == deciders


@every_game
@given(seed=SEEDS, length=st.integers(0, 120))
def test_a_copy_is_equal_and_independent(game: Game, seed: int, length: int) -> None:
    play = RandomPlay(game, seed).play_on(length)
    before = snapshot(play.state)
    twin = play.state.copy()
    assert snapshot(twin) == before
    other = RandomPlay(game, seed)
    other.state = twin
    other.play_on(40)
    assert snapshot(play.state) == before


@every_game
@given(seed=SEEDS, length=st.integers(0, 150))
def test_a_replay_gives_the_same_state_with_events_or_without(
    game: Game, seed: int, length: int
) -> None:
    play = RandomPlay(game, seed).play_on(length)
    again = game.start(play.options)
    for entry in play.entries:
        if isinstance(entry, Decision):
            assert again.refusal(entry.seat, entry.move) is None
        else:
            pending = again.chance()
            assert pending is not None
            assert pending.admits(entry)
        apply(again, entry)
    assert snapshot(again) == snapshot(play.state)


@every_game
@given(seed=SEEDS)
def test_every_move_of_a_card_is_an_event(game: Game, seed: int) -> None:
    """Cards gathered for a new round or race have no events but `Began`."""
    play = RandomPlay(game, seed)
    told = cards_by_zone(play.state)
    for happened in play.play(100):
        after = cards_by_zone(play.state)
        if any(isinstance(event, Began) for event in happened):
            told = after
            continue
        for event in happened:
            if isinstance(event, Moved):
                assert event.card is not None
                told[event.source].remove(event.card)
                told.setdefault(event.target, []).append(event.card)
        assert {zone: sorted(cards) for zone, cards in told.items() if cards} == after


@every_game
@given(seed=SEEDS, length=st.integers(0, 120))
def test_no_face_is_seen_without_an_event(game: Game, seed: int, length: int) -> None:
    play = RandomPlay(game, seed).play_on(length)
    for seat in range(play.state.seats):
        seen = play.view(seat)
        told: set[int | None] = set()
        for event in seen.events:
            if isinstance(event, Moved):
                told.add(event.card)
            elif isinstance(event, Shown):
                told.update(event.cards or ())
        in_sight = {face for _, faces in seen.zones for face in faces if face is not None}
        assert in_sight <= told


@every_game
@given(seed=SEEDS)
def test_every_change_of_a_score_is_an_event(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    before = play.state.scores()
    for happened in play.play(300):
        after = play.state.scores()
        if before is not None and after is not None:
            told = list(before)
            for event in happened:
                if isinstance(event, Scored):
                    told[event.seat] += event.points
                    assert event.total == told[event.seat]
            assert tuple(told) == after
        before = after


@every_game
@given(seed=SEEDS, length=st.integers(0, 120))
def test_an_imagined_state_gives_the_same_view(game: Game, seed: int, length: int) -> None:
    play = RandomPlay(game, seed).play_on(length)
    cards = all_cards(play.state)
    rng = random.Random(seed)
    for seat in range(play.state.seats):
        seen = play.view(seat)
        for _ in range(2):
            imagined = game.imagine(seen, rng)
            assert seen_by(game, imagined, play.events, seat) == seen
            assert all_cards(imagined) == cards


@every_game
@given(seed=SEEDS, length=st.integers(0, 120))
def test_hidden_cards_change_nothing_that_is_imagined(game: Game, seed: int, length: int) -> None:
    """Another truth behind a view gives the same view and the same imagined states."""
    play = RandomPlay(game, seed).play_on(length)
    for seat in range(play.state.seats):
        seen = play.view(seat)
        truth = game.imagine(seen, random.Random(seed))
        anew = seen_by(game, truth, play.events, seat)
        for again in range(2):
            assert snapshot(game.imagine(anew, random.Random(again))) == snapshot(
                game.imagine(seen, random.Random(again))
            )


@every_game
@given(seed=SEEDS, length=st.integers(0, 120))
def test_an_imagined_state_can_be_played_on(game: Game, seed: int, length: int) -> None:
    play = RandomPlay(game, seed).play_on(length)
    cards = all_cards(play.state)
    for seat in range(play.state.seats):
        onward = RandomPlay(game, seed)
        onward.state = game.imagine(play.view(seat), random.Random(seed))
        onward.play_on(60)
        assert all_cards(onward.state) == cards


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed).play_on(100_000)
    result = play.state.result()
    assert result is not None
    assert len(result.ranks) == play.state.seats == game.players(play.options)
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks)
    assert result.scores == play.state.scores()


@every_game
def test_options_admit_their_defaults_and_nothing_odd(game: Game) -> None:
    for option in game.options:
        assert option.admits(option.default)
        assert not option.admits(None)
        assert not option.admits(-1)
        assert not option.admits(True)
        assert not option.admits("")
        assert len(option.labels) in (0, len(option.values))
        assert option.label
        if option.are_suits:
            assert {"".join(sorted(str(value))) for value in option.values} == {"CDHS"}


@every_game
def test_the_description_has_level_sentences_and_the_most_players(game: Game) -> None:
    assert GAMES[game.name] is game
    assert len(set(game.level_names())) == len(game.levels) > 0
    for level in game.levels:
        assert level.label
        assert level.sentence.endswith(".")
    assert game.players(game.defaults()) <= game.most_players()
    assert game.target is None or isinstance(game.defaults()[game.target], int)


@every_game
@given(seed=SEEDS)
def test_facts_and_words_are_those_of_the_description(game: Game, seed: int) -> None:
    play = RandomPlay(game, seed)
    for _ in play.play(100):
        assert type(play.state.facts()) is game.rules().facts
    said = {event.what for event in play.events if isinstance(event, Said)}
    assert said <= set(game.rules().words)
