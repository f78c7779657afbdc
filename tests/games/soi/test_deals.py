"""The deals of Soi that agree with a view, against an enumeration by the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from soiree.core.cards import FULL, Mask, card, cards_in, mask_of, rank_of
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Event, witness
from soiree.core.states import apply
from soiree.core.views import View, Witnessed, view
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.deals import (
    SUITS_HELD,
    Deals,
    Question,
    hand_sizes,
    layouts_in,
    possible_layouts,
    questions,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import Soi
from soiree.games.soi.zones import SEATS
from tests.thorough import tries

pytestmark = pytest.mark.slow


class Table:
    """A match of Soi played at random, with the events of each seat."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.state = Soi({"target": 100})
        self.entries: list[Entry] = []
        self.seen: list[list[Event]] = [[] for _ in range(SEATS)]

    def take(self, entry: Entry) -> None:
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        for seat, seen in enumerate(self.seen):
            seen += [witness(event, seat) for event in happened]

    def go_on(self) -> bool:
        """Enter one more entry, at random; False once the match is over."""
        if pending := self.state.chance():
            self.take(pending.draw(self.rng))
        elif seats := self.state.deciders():
            self.take(Decision(seats[0], self.rng.choice(self.state.legal(seats[0]))))
        return self.state.result() is None

    def view(self, seat: Seat) -> View:
        return view("soi", self.state, Witnessed(tuple(self.seen[seat])), seat)

    def hands(self) -> tuple[Mask, ...]:
        piles = list(self.state.piles())[:SEATS]
        return tuple(mask_of(pile.cards) for pile in piles)


def positions(matches: int) -> Iterator[tuple[Table, Seat]]:
    """Some positions of matches, each with a seat."""
    for seed in range(matches):
        table = Table(seed)
        while table.go_on():
            if table.rng.random() < tries(1, thorough=2) / 20:
                yield table, table.rng.randrange(SEATS)


def round_of(hands: list[str], *asked: str, starter: Seat = 0) -> Table:
    """A round in which seats were dealt at least these cards and asked these questions."""
    table = Table(0)
    dealt = [[card(text) for text in hand.split()] for hand in hands]
    rest = [each for each in range(52) if not any(each in hand for hand in dealt)]
    while rest:
        for hand in dealt:
            if rest and len(hand) < 13:
                hand.append(rest.pop())
    deck = tuple(hand[place] for place in range(13) for hand in dealt)
    table.take(Chance("deck", deck))
    table.take(Chance("starter", seat=starter))
    for move in asked:
        (seat,) = table.state.deciders()
        assert table.state.refusal(seat, move) is None, move
        table.take(Decision(seat, move))
    return table


def splits(cards: list[int], sizes: list[int]) -> Iterator[tuple[Mask, ...]]:
    """Every way to deal cards into hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        left = [each for each in cards if each not in hand]
        for rest in splits(left, sizes[1:]):
            yield (mask_of(hand), *rest)


def deals_by_the_rules(table: Table, seat: Seat) -> set[tuple[Mask, ...]]:
    """All hands that a seat must think possible, found by replaying the round with each."""
    seen = table.view(seat)
    asked = questions(seen)
    sizes = [len(seen.cards("hand", each)) for each in range(SEATS)]
    own = table.hands()[seat]
    hidden = list(cards_in(sum(table.hands()) & ~own))
    others = [each for each in range(SEATS) if each != seat]
    began = max(n for n, entry in enumerate(table.entries) if getattr(entry, "kind", "") == "deck")
    played = [entry for entry in table.entries[began:] if isinstance(entry, Decision)]
    start = table.entries[began + 1]
    assert isinstance(start, Chance)
    found = set()
    for split in splits(hidden, [sizes[each] for each in others]):
        hands = [0] * SEATS
        hands[seat] = own
        for each, hand in zip(others, split, strict=True):
            hands[each] = hand
        if goes_the_same(hands, seen, asked, start, played):
            found.add(tuple(hands))
    return found


def goes_the_same(
    hands: list[Mask], seen: View, asked: list[Question], start: Chance, played: list[Decision]
) -> bool:
    """True if the round can have gone the same way and end with these hands."""
    dealt = hands[:]
    for each in range(SEATS):
        dealt[each] |= mask_of(seen.faces("laid", each))
    for question in reversed(asked):
        if question.granted:
            if not dealt[question.asker] >> question.card & 1:
                return False
            dealt[question.asker] ^= 1 << question.card
            dealt[question.asked] |= 1 << question.card
    if any(hand.bit_count() != 13 for hand in dealt):
        return False
    state = Soi({"target": 100})
    in_turn = zip(*(cards_in(hand) for hand in dealt), strict=True)
    state.deal(Chance("deck", tuple(each for row in in_turn for each in row)))
    state.deal(start)
    for decision, question in zip(played, asked, strict=True):
        if state.refusal(decision.seat, decision.move):
            return False
        to, wanted = ASKS[decision.move]
        held = dict(enumerate(state.piles()))[to].cards
        if (wanted in held) != question.granted:
            return False
        state.play(decision.seat, decision.move)
    now = view("soi", state, Witnessed(()), seen.seat)
    return now.zones == seen.zones and now.deciders == seen.deciders


def small_tables(rounds: int) -> Iterator[tuple[Table, Seat]]:
    """Positions with few enough hidden cards to try all deals: most ranks are dealt as fours."""
    for seed in range(rounds):
        table = Table(seed)
        ranks = table.rng.sample(range(13), 13)
        loose = [rank * 4 + suit for rank in ranks[:3] for suit in range(4)]
        table.rng.shuffle(loose)
        hands: list[list[int]] = []
        for fours in table.rng.sample((3, 3, 2, 2), SEATS):
            whole = [ranks.pop() for _ in range(fours)]
            hand = [rank * 4 + suit for rank in whole for suit in range(4)]
            hands.append(hand + [loose.pop() for _ in range(13 - 4 * fours)])
        table.take(Chance("deck", tuple(hand[place] for place in range(13) for hand in hands)))
        table.go_on()
        for _ in range(8):
            yield table, max(range(SEATS), key=lambda each: table.hands()[each].bit_count())
            table.go_on()
            if table.state.chance():
                break


def test_the_deals_are_those_that_the_rules_allow() -> None:
    several = 0
    for table, seat in small_tables(tries(6, thorough=12)):
        expected = deals_by_the_rules(table, seat)
        deals = Deals.of(table.view(seat))
        assert deals.count == len(expected)
        for each in range(SEATS):
            for wanted in range(52):
                share = sum(hands[each] >> wanted & 1 for hands in expected) / len(expected)
                assert deals.probability(each, wanted) == pytest.approx(share)
        assert {deals.draw(table.rng) for _ in range(20 * len(expected))} == expected
        several += len(expected) > 1
    assert several > 10


def test_deals_are_sampled_equally_often() -> None:
    table, seat = next(
        (table, seat)
        for table, seat in small_tables(20)
        if 4 <= len(deals_by_the_rules(table, seat)) <= 8
    )
    expected = deals_by_the_rules(table, seat)
    deals = Deals.of(table.view(seat))
    times = 1000 * len(expected)
    drawn = Counter(deals.draw(table.rng) for _ in range(times))
    assert all(850 < drawn[hands] < 1150 for hands in expected)


def deals_after(seen: View, last: int | None = None, *, infer_from_asking: bool = True) -> Deals:
    """The deals that agree with the last questions alone."""
    possible = possible_layouts(seen, last, infer_from_asking=infer_from_asking)
    weights = {rank: dict.fromkeys(layouts_in(each), 1) for rank, each in possible.items()}
    return Deals(hand_sizes(seen), weights)


def test_the_truth_is_never_ruled_out() -> None:
    for table, seat in positions(tries(1, thorough=2)):
        for last in (None, 2, 10):
            deals = deals_after(table.view(seat), last)
            for owner, hand in enumerate(table.hands()):
                assert all(deals.probability(owner, each) > 0 for each in cards_in(hand))
                expected = hand.bit_count()
                total = sum(of_seats[owner] for of_seats in deals.probabilities)
                assert total == pytest.approx(expected)


def test_less_memory_and_less_inference_leave_more_deals() -> None:
    for table, seat in positions(tries(1, thorough=2)):
        seen = table.view(seat)
        counts = [deals_after(seen, last).count for last in (None, 10, 2, 0)]
        counts.append(deals_after(seen, 0, infer_from_asking=False).count)
        assert counts == sorted(counts)
        assert Deals.of(seen).count <= deals_after(seen, infer_from_asking=False).count


def test_nobody_holds_a_whole_four() -> None:
    """SOI-2: it would be on the table."""
    table = round_of(["2S 3S", "", "", ""])
    for layouts in Deals.of(table.view(0)).layouts.values():
        assert all(15 not in SUITS_HELD[layout] for layout in layouts)


def test_an_asker_lacks_the_card_and_holds_another_of_its_rank() -> None:
    """SOI-3: otherwise they could not have asked."""
    hands = ["2S 3S", "KS QS", "KH", "KD KC"]
    table = round_of(hands, "ask 2 KH", starter=1)
    deals = Deals.of(table.view(0))
    assert deals.probability(1, card("KH")) == pytest.approx(1)
    before = deals_after(table.view(0), infer_from_asking=False)
    others = [card("KS"), card("KD"), card("KC")]
    assert all(any(SUITS_HELD[lay][1] & ~2 for lay in (each,)) for each in deals.layouts[11])
    assert any(not SUITS_HELD[each][1] & ~2 for each in before.layouts[11])
    assert sum(deals.probability(1, each) for each in others) > sum(
        before.probability(1, each) for each in others
    )


def test_a_player_who_refuses_does_not_have_the_card() -> None:
    """SOI-5."""
    table = round_of(["2S 3S", "KS QS", "KH", "KD KC"], "ask 2 KD", starter=1)
    deals = Deals.of(table.view(0))
    assert deals.probability(2, card("KD")) == 0
    assert deals.probability(1, card("KD")) == 0
    assert deals.probability(3, card("KD")) == pytest.approx(1)


def test_questions_before_the_last_ones_are_forgotten() -> None:
    hands = ["2S 3S", "KS QS", "KH QH", "KD KC"]
    table = round_of(hands, "ask 2 KD", "ask 1 QS", "ask 3 QC", starter=1)
    seen = table.view(0)
    assert [each.granted for each in questions(seen)] == [False, True, questions(seen)[2].granted]
    assert len(questions(seen, 2)) == 2
    assert deals_after(seen, 2).probability(2, card("QS")) == pytest.approx(1)
    assert 0 < deals_after(seen, 2).probability(2, card("KD")) < 1
    assert deals_after(seen, 3).probability(2, card("KD")) == 0
    assert 0 < deals_after(seen, 1).probability(2, card("QS")) < 1


def test_likelihoods_weight_the_deals() -> None:
    for table, seat in small_tables(tries(3, thorough=6)):
        other = (seat + 1) % SEATS
        expected = {
            hands: 3.0 ** sum(rank_of(each) % 2 for each in cards_in(hands[other]))
            for hands in deals_by_the_rules(table, seat)
        }
        view = table.view(seat)
        likelihoods = {
            rank: {
                layout: 3.0 ** SUITS_HELD[layout][other].bit_count() if rank % 2 else 1
                for layout in layouts_in(layouts)
            }
            for rank, layouts in possible_layouts(view).items()
        }
        deals = Deals(hand_sizes(view), likelihoods)
        assert deals.count == pytest.approx(sum(expected.values()))
        for wanted in range(52):
            share = sum(w for hands, w in expected.items() if hands[other] >> wanted & 1)
            assert deals.probability(other, wanted) == pytest.approx(share / sum(expected.values()))


def test_likelihoods_of_0_leave_no_deal() -> None:
    view = round_of(["2S", "", "", ""]).view(0)
    likelihoods = {
        rank: dict.fromkeys(layouts_in(n), 0) for rank, n in possible_layouts(view).items()
    }
    with pytest.raises(ValueError, match="no deal"):
        Deals(hand_sizes(view), likelihoods)


def test_a_match_is_imagined_in_every_phase() -> None:
    table = Table(1)
    phases = set()
    going = True
    while going:
        pending = table.state.chance()
        phase = pending.kind if pending else "ask"
        if phase != "ask" or table.rng.random() < 0.1:
            phases.add(phase)
            for seat in range(SEATS):
                seen = table.view(seat)
                imagined = GAME.imagine(seen, table.rng)
                assert view("soi", imagined, seen.events, seat) == seen
                assert imagined.chance() == table.state.chance()
        going = table.go_on()
    seen = table.view(0)
    assert view("soi", GAME.imagine(seen, table.rng), seen.events, 0) == seen
    assert phases == {"deck", "starter", "ask"}


def test_an_imagined_match_has_every_card_once() -> None:
    for table, seat in positions(1):
        imagined = GAME.imagine(table.view(seat), table.rng)
        piles = [mask_of(pile.cards) for pile in imagined.piles()]
        assert sum(piles) == FULL
