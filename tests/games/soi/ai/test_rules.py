"""The memory of computer players of Soi (SOI-9), found by their moves."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import pytest
from msgspec.structs import replace

from soiree.core.cards import DECK, Card, mask_of, of_rank, rank_of, spell
from soiree.core.entries import Chance, Move
from soiree.core.events import Began, Event, Moved, Said
from soiree.core.players import never
from soiree.core.views import View, Witnessed
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.games.soi.ai.soi_twins import some_twins
from tests.games.soi.soi_tables import SEATS, Table, said, spelled
from tests.thorough import tries

pytestmark = pytest.mark.slow

LEVELS = GAMES["soi"].level_names()
every_level = pytest.mark.parametrize("level", LEVELS)

Hands = list[set[Card]]


def choice(level: str, seen: View, seed: int = 0) -> Move:
    return GAMES["soi"].player(level)(seen, random.Random(seed), never)


def choices(level: str, seen: View, seeds: range = range(20)) -> list[Move]:
    return [choice(level, seen, seed) for seed in seeds]


def seen_by_mover(match: Table) -> View:
    return match.view(match.turn)


def played(seed: int, questions: int, skill: float = 0.4, target: int = 1000) -> Table:
    """A match after so many questions, a share `skill` of which certainly wins."""
    rng = random.Random(seed)
    match = Table(target)
    play_on(match, questions, rng, skill)
    return match


def play_on(
    match: Table,
    questions: int,
    rng: random.Random,
    skill: float = 0.4,
    never_refused: Seat | None = None,
) -> list[Move]:
    """Ask so many more questions, dealing where it is pending; returns the questions."""
    moves: list[Move] = []
    while pending := match.state.chance():
        match.enter(pending.draw(rng))
    for _ in range(questions):
        if match.turn == never_refused or rng.random() < skill:
            match.hit(rng)
        else:
            match.play(rng.choice(match.legal))
        moves.append(asked(match)[-1])
        while pending := match.state.chance():
            match.enter(pending.draw(rng))
    return moves


def asked(match: Table) -> list[Move]:
    """All questions of a match."""
    return [
        f"ask {event.to} {spell(event.card)}"
        for event in said(match.events)
        if event.what == "ask" and event.card is not None
    ]


class TwoPasts:
    """Two matches with the same present and the same last questions, but different pasts.

    The seat to move has asked nothing in vain before these last questions, which it would remember.

    Attributes:
        one: a match played at random.
        other: a match whose deal and first questions were found by going backwards.
    """

    def __init__(self, seed: int, same: int) -> None:
        rng = random.Random(seed)
        mover = seed % 4
        self.one = self._without_fours(mover, rng)
        hands = [set(hand) for hand in self.one.hands()]
        dealt, starter, past = another_past(hands, self.one.turn, mover, rng)
        self.other = Table(1000)
        self.other.deal({seat: spelled(dealt[seat]) for seat in SEATS}, starter)
        self.other.play(*past)
        assert [set(hand) for hand in self.other.hands()] == hands
        assert self.other.turn == self.one.turn
        common = play_on(self.one, same - 1, rng)
        if self.one.turn == mover:
            self.one.hit()
        else:
            self.one.miss(mover)
        self.other.play(*common, asked(self.one)[-1])
        assert self.one.turn == mover
        assert replace(self.views[0], events=self.views[1].events) == self.views[1]

    def _without_fours(self, mover: Seat, rng: random.Random) -> Table:
        """A match in which nobody has laid a four, after 8 to 15 questions."""
        questions = rng.randrange(8, 16)
        while True:
            match = Table(1000)
            for _ in range(questions):
                play_on(match, 1, rng, 0.5, mover)
                if sum(match.hand_sizes()) < len(DECK):
                    break
            else:
                return match

    @property
    def views(self) -> tuple[View, View]:
        return seen_by_mover(self.one), seen_by_mover(self.other)

    def tell_apart(self, level: str) -> bool:
        """True if a player of that level chooses differently."""
        one, other = self.views
        return choices(level, one, range(3)) != choices(level, other, range(3))


def another_past(
    hands: Sequence[set[Card]], turn: Seat, never_refused: Seat, rng: random.Random
) -> tuple[Hands, Seat, list[Move]]:
    """A deal, its starter, and questions that lead to these hands and this turn."""
    while True:
        before, mover, backwards = [set(hand) for hand in hands], turn, list[Move]()
        least = rng.randrange(6, 14)
        while len(backwards) < 60:
            sizes = [len(hand) for hand in before]
            if sizes == [13] * 4 and len(backwards) >= least:
                return before, mover, backwards[::-1]
            if sizes[mover] > 13 or (sizes == [13] * 4 and rng.random() < 0.3):
                takers = [s for s in SEATS if s != mover and sizes[s] <= min(sizes[mover], 13)]
                giver = rng.choice([s for s in takers if sizes[s] < 13] or takers)
                given = [
                    each
                    for each in sorted(before[mover])
                    if of_its_rank(each, before[mover]) > 1 and of_its_rank(each, before[giver]) < 3
                ]
                if not given:
                    break
                back = rng.choice(given)
                before[mover].remove(back)
                before[giver].add(back)
                backwards.append(f"ask {giver} {spell(back)}")
            else:
                askers = [s for s in SEATS if s not in (mover, never_refused)]
                asker = rng.choice([s for s in askers if sizes[s] > 13] or askers)
                lacking = [
                    each
                    for each in DECK
                    if each not in before[mover] | before[asker]
                    and of_its_rank(each, before[asker])
                ]
                backwards.append(f"ask {mover} {spell(rng.choice(lacking))}")
                mover = asker


def of_its_rank(each: Card, hand: set[Card]) -> int:
    return of_rank(mask_of(hand), rank_of(each)).bit_count()


class TestMemory:
    """SOI-9: the number of questions that each level remembers."""

    @pytest.mark.parametrize(("level", "remembered"), [("easy", 2), ("middle", 10)])
    def test_SOI_9_earlier_questions_do_not_matter(self, level: str, remembered: int) -> None:
        for seed in range(tries(10, thorough=20)):
            assert not TwoPasts(seed, same=remembered).tell_apart(level), seed

    @pytest.mark.parametrize(("level", "remembered"), [("easy", 2), ("middle", 10)])
    def test_SOI_9_the_earliest_question_remembered_does(self, level: str, remembered: int) -> None:
        assert any(TwoPasts(seed, same=remembered - 1).tell_apart(level) for seed in range(40))

    def test_SOI_9_impossible_remembers_all_of_the_round(self) -> None:
        assert any(TwoPasts(seed, same=30).tell_apart("impossible") for seed in range(20))


def split(seen: View) -> tuple[Sequence[Event], Sequence[Sequence[Event]]]:
    """The events of a view until the first question of the round, and those of each question."""
    events = seen.events
    began = max(place for place, event in enumerate(events) if isinstance(event, Began))
    asks = [
        place
        for place, event in enumerate(events[began:], began)
        if isinstance(event, Said) and event.what == "ask"
    ]
    ends = [*asks, len(events)]
    return events[: ends[0]], [events[place:end] for place, end in zip(asks, ends[1:], strict=True)]


def with_questions(
    seen: View, opening: Sequence[Event], questions: Iterable[Sequence[Event]]
) -> View:
    return replace(seen, events=Witnessed((*opening, *chain(*questions))))


def with_another_past(seen: View, last: int, rng: random.Random) -> Iterator[View]:
    """The same view without the forgotten questions, and with others in their place.

    Args:
        last: the number of last questions, and of own refused ones, that are remembered.
    """
    opening, questions = split(seen)
    refused = [
        number
        for number, (ask, *answer) in enumerate(questions)
        if isinstance(ask, Said) and ask.seat == seen.seat
        if any(isinstance(event, Said) for event in answer)
    ]
    kept = {*refused[-last:], *range(max(0, len(questions) - last), len(questions))}
    if len(kept) < len(questions):
        yield with_questions(seen, opening, (questions[number] for number in sorted(kept)))
        other = (
            each if number in kept else [changed(event, rng) for event in each]
            for number, each in enumerate(questions)
        )
        yield with_questions(seen, opening, other)


def changed(event: Event, rng: random.Random) -> Event:
    """The same event with another card."""
    if isinstance(event, Said | Moved) and event.card is not None:
        return replace(event, card=rng.randrange(52))
    return event


@pytest.mark.parametrize(("level", "last"), [("easy", 2), ("middle", 10)])
def test_SOI_9_forgotten_questions_change_no_move(level: str, last: int) -> None:
    rng = random.Random(8)
    altered, step = 0, tries(5, thorough=2)
    for twin in some_twins()[::step]:
        seen = twin.match.view(twin.seat)
        for other in with_another_past(seen, last, rng):
            altered += 1
            moves = {
                GAMES["soi"].player(level)(each, random.Random(2), never) for each in (seen, other)
            }
            assert len(moves) == 1
    assert altered > tries(20, thorough=50)


@pytest.mark.parametrize(("level", "last"), [("easy", 1), ("middle", 9), ("impossible", 10)])
def test_SOI_9_remembered_questions_change_moves(level: str, last: int) -> None:

    def matters(seen: View) -> bool:
        opening, questions = split(seen)
        other = with_questions(seen, opening, questions[-last:])
        return len(questions) > last and choice(level, seen, 2) != choice(level, other, 2)

    assert any(matters(twin.match.view(twin.seat)) for twin in some_twins())


def asks_again(level: str, later: int) -> float:
    """The share of the times that seat 0 asks seat 1 again for the card that seat 1 refused.

    Args:
        later: the number of refused questions of seat 0 since, all for another card.
    """
    match = Table()
    match.deal({0: "AS AH AD 2S 3S 4S 5S 6S 7S 8S 3D 4D 5D", 3: "AC 2H"})
    for move in ("ask 1 AC", *["ask 1 2H"] * later):
        match.play(move)
        for _ in range(12):
            match.miss(match.turn % 3 + 1)
        match.miss(0)
    times = tries(30, thorough=60)
    return choices(level, match.view(0), range(times)).count("ask 1 AC") / times


@pytest.mark.parametrize(("level", "remembered"), [("easy", 2), ("middle", 10)])
def test_SOI_9_the_last_own_refused_questions_are_not_repeated_however_old(
    level: str, remembered: int
) -> None:
    for later in (0, remembered - 1):
        assert asks_again(level, later) < 0.05
    assert asks_again(level, remembered) > 0.13


@every_level
@pytest.mark.parametrize("questions", [0, pytest.param(1, marks=pytest.mark.thorough), 5])
def test_SOI_9_a_new_round_clears_the_memory(level: str, questions: int) -> None:
    """Two matches differ only in their first rounds, and have the same scores."""
    for seed in range(tries(4, thorough=8)):
        one, other = Table(1000), Table(1000)
        one.round(0, {1: "K"}, seed=2 * seed)
        other.round(0, {1: "K"}, seed=2 * seed + 1)
        assert one.state.scores() == other.state.scores() == (99, 10, 0, 0)
        deck = Chance("deck", tuple(random.Random(seed).sample(DECK, 52)))
        for match in (one, other):
            match.enter(deck)
            match.enter(Chance("starter", seat=seed % 4))
        moves = play_on(one, questions, random.Random(seed))
        other.play(*moves)
        views = [seen_by_mover(match) for match in (one, other)]
        assert views[0].events != views[1].events
        assert choices(level, views[0], range(3)) == choices(level, views[1], range(3))


class TestKnowledge:
    """SOI-9: no level knows more than its view, and open cards need no memory."""

    @every_level
    def test_SOI_9_hidden_cards_change_no_choice(self, level: str) -> None:
        for seed in range(0, 15, tries(2, thorough=1)):
            match = played(seed, 4 * seed)
            seen = seen_by_mover(match)
            truth = match.state
            match.state = GAMES["soi"].imagine(seen, random.Random(seed))
            assert match.state is not truth
            assert choices(level, match.view(seen.seat), range(3)) == choices(level, seen, range(3))

    @every_level
    def test_SOI_9_the_same_question_has_the_same_answer(self, level: str) -> None:
        views = [seen_by_mover(played(seed, 10 * seed)) for seed in range(6)]
        first = [choice(level, seen) for seen in views]
        assert [choice(level, seen) for seen in reversed(views)] == first[::-1]

    @every_level
    def test_SOI_9_every_choice_is_legal_even_when_time_is_up(self, level: str) -> None:
        player = GAMES["soi"].player(level)
        for seed in range(12):
            seen = seen_by_mover(played(seed, 12 * seed, skill=0.7))
            assert player(seen, random.Random(seed), never) in seen.legal
            assert player(seen, random.Random(seed), lambda: True) in seen.legal

    @every_level
    def test_SOI_9_the_only_choice_is_made(self, level: str) -> None:
        match = Table()
        match.deal({0: "2 3 4 AS", 1: "5 6 7 AH", 2: "8 9 10 AD", 3: "J Q K AC"})
        match.play("ask 1 AH", "ask 2 AD")
        assert choices(level, seen_by_mover(match)) == ["ask 3 AC"] * 20


@pytest.mark.parametrize(("level", "questions"), [("easy", 2), ("middle", 10), ("impossible", 30)])
def test_SOI_9_a_card_is_asked_for_where_it_was_seen_to_go(level: str, questions: int) -> None:
    """The question that won the card is the earliest one remembered; two cards complete a four."""
    match = Table()
    match.deal({0: "7D 7C", 1: "7S", 2: "7H"}, starter=1)
    match.play("ask 2 7H")
    for _ in range(questions - 2):
        match.miss(3 if match.turn == 2 else 2)
    match.miss(0)
    assert len(asked(match)) == questions
    made = choices(level, seen_by_mover(match))
    assert sum(move in ("ask 1 7H", "ask 1 7S") for move in made) > len(made) / 2


@every_level
class TestRandomness:
    """SOI-9: choices keep enough randomness that no round goes on for ever."""

    def test_SOI_9_the_first_question_of_a_round_varies(self, level: str) -> None:
        for seed in range(tries(2, thorough=5)):
            seen = seen_by_mover(played(seed, 0))
            assert len(set(choices(level, seen, range(tries(8, thorough=20))))) > 1

    def test_SOI_9_every_round_comes_to_an_end(self, level: str) -> None:
        for seed in range(tries(1, thorough=4)):
            rng = random.Random(seed)
            match = played(seed, 0)
            questions = 0
            while match.turns:
                match.play(GAMES["soi"].player(level)(seen_by_mover(match), rng, never))
                questions += 1
                assert questions < 3000


def test_SOI_9_there_are_three_levels_weakest_first() -> None:
    assert LEVELS == ("easy", "middle", "impossible")
    assert len({GAMES["soi"].player(level) for level in LEVELS}) == 3
