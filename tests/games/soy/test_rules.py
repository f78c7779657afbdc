"""Soy by its rules, SOY-1 to SOY-10, and what a seat may imagine behind what it saw."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.cards import DECK, Card, card, rank_of, spell, suit_of
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Ended, Event, Moved, Said, Shown, Turn
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat, Zone
from soiree.games.soy import GAME
from soiree.games.soy.deals import Deals
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.rules import Soy, imagine, shown


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def spelled(faces: tuple[Card | None, ...]) -> set[str]:
    return {spell(face) for face in faces if face is not None}


class Table:
    """A match in which the first hands, and what follows them in the deck, are chosen."""

    def __init__(self, first: str, second: str, then: str = "") -> None:
        top = [each for pair in zip(cards(first), cards(second), strict=True) for each in pair]
        top += cards(then)
        rest = [each for each in DECK if each not in top]
        self.state = Soy({"hand_size": len(cards(first))})
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.enter(Chance("deck", (*top, *rest)))

    def enter(self, entry: Entry) -> None:
        apply(self.state, entry, self.events.append)
        self.entries.append(entry)

    def play(self, *lines: str) -> Table:
        """Plays lines such as `0 bid 7H`, each of which has to be legal."""
        for line in lines:
            seat, move = int(line[0]), line[2:]
            assert self.state.refusal(seat, move) is None, line
            assert move in self.state.legal(seat), line
            self.enter(Decision(seat, move))
        return self

    def view(self, seat: Seat) -> View:
        return view("soy", self.state, witnessed(self.events, seat), seat)

    def cards(self, kind: str, owner: Seat | None = None) -> set[str]:
        """The cards that truly lie in a zone."""
        for pile in self.state.piles():
            if pile.zone == Zone(kind, owner):
                return {spell(each) for each in pile.cards}
        raise KeyError(kind)


HANDS = ("2S 9H KD 7C AS", "2H 10C KS 6C 3S")
"""Two hands with two values in common, no cards of a suit together."""


@pytest.mark.parametrize("size", [5, 6, 7])
def test_SOY_1_cards_are_dealt_in_turn_from_seat_0(size: int) -> None:
    state = Soy({"hand_size": size})
    assert state.chance() is not None
    state.deal(Chance("deck", DECK))
    hands = [pile.cards for pile in state.piles()][:2]
    assert list(hands[0]) == list(range(0, 2 * size, 2))
    assert list(hands[1]) == list(range(1, 2 * size, 2))
    assert state.chance() is None


def test_SOY_1_a_dealt_card_is_seen_by_its_player_alone() -> None:
    table = Table(*HANDS)
    assert spelled(table.view(0).cards("hand", 0)) == set(HANDS[0].split())
    assert table.view(0).cards("hand", 1) == (None,) * 5
    seen = [event.card for event in table.view(1).events[1:11] if isinstance(event, Moved)]
    assert seen[0::2] == [None] * 5
    assert seen[1::2] == list(cards(HANDS[1]))


def test_SOY_2_the_prize_is_the_top_two_cards_for_all_to_see() -> None:
    table = Table(*HANDS, "QD 4H 8S 8H")
    for seat in (0, 1):
        assert table.view(seat).cards("prize") == cards("QD 4H")
    assert table.view(0).cards("stock") == (None,) * 40
    table.play("0 bid 9H", "1 bid 6C", "1 discard 6C", "0 discard KD")
    assert table.view(0).cards("prize") == cards("8S 8H")
    assert table.view(0).facts == SoyFacts(round=2, phase=Phase.BID)


def test_SOY_3_a_bid_is_secret_until_the_other_has_bid() -> None:
    table = Table(*HANDS).play("1 bid 10C")
    assert table.state.deciders() == (0,)
    assert table.state.legal(1) == []
    assert str(table.state.refusal(1, "bid KS")) == "You have made your bid already."
    assert table.view(1).cards("secret", 1) == cards("10C")
    assert table.view(0).cards("secret", 1) == (None,)
    assert table.view(0).events[-2:] == (
        Moved(None, Zone("hand", 1), Zone("secret", 1), seen=2),
        Turn((0,)),
    )
    table.play("0 bid KD")
    assert Moved(card("10C"), Zone("secret", 1), Zone("bid", 1)) in table.view(0).events
    assert Moved(card("KD"), Zone("secret", 0), Zone("bid", 0)) in table.view(1).events
    assert table.cards("secret", 0) == table.cards("secret", 1) == set()


@pytest.mark.parametrize("order", [("0 bid AS", "1 bid KS"), ("1 bid KS", "0 bid AS")])
def test_SOY_3_the_ace_is_the_highest_whoever_bids_first(order: tuple[str, str]) -> None:
    table = Table(*HANDS, "QD 4H").play(*order)
    assert {"QD", "4H"} <= table.cards("hand", 0)


def test_SOY_3_two_is_the_lowest() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 2S", "1 bid 3S")
    assert {"QD", "4H"} <= table.cards("hand", 1)


def test_SOY_4_the_winner_has_the_prize_and_the_loser_both_bids() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 9H", "1 bid 10C")
    assert table.cards("hand", 0) == {"2S", "9H", "KD", "7C", "AS", "10C"}
    assert table.cards("hand", 1) == {"2H", "KS", "6C", "3S", "QD", "4H"}
    assert table.cards("prize") == table.cards("bid", 0) == table.cards("bid", 1) == set()
    assert table.state.facts().phase is Phase.DISCARD
    gained = [event for event in table.view(0).events if isinstance(event, Moved)][-4:]
    assert {(event.card, event.target) for event in gained} == {
        (card("QD"), Zone("hand", 1)),
        (card("4H"), Zone("hand", 1)),
        (card("9H"), Zone("hand", 0)),
        (card("10C"), Zone("hand", 0)),
    }


def test_SOY_5_tied_bids_stay_while_both_bid_again() -> None:
    table = Table(*HANDS).play("0 bid 2S", "1 bid 2H")
    assert table.state.deciders() == (0, 1)
    assert "bid 2S" not in table.state.legal(0)
    table.play("0 bid 9H")
    seen = table.view(1)
    assert seen.cards("bid", 0) == cards("2S")
    assert seen.cards("secret", 0) == (None,)
    assert seen.cards("bid", 1) == cards("2H")
    table.play("1 bid 10C")
    assert table.view(1).cards("bid", 0) == cards("2S 9H")
    assert table.view(0).cards("bid", 1) == cards("2H 10C")


def test_SOY_5_after_a_tie_the_loser_chooses_three_of_four_bids() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid KD", "1 bid KS", "0 bid 9H", "1 bid 10C")
    assert table.state.deciders() == (0,)
    assert SoyFacts.of(table.view(1)).phase is Phase.TAKE
    assert table.state.legal(0) == [
        "take KS 9H KD",
        "take KS 9H 10C",
        "take KS KD 10C",
        "take 9H KD 10C",
    ]
    table.play("0 take KS KD 10C")
    assert table.cards("hand", 0) == {"2S", "7C", "AS", "KS", "KD", "10C"}
    assert table.cards("hand", 1) == {"2H", "6C", "3S", "9H", "QD", "4H"}
    assert table.state.deciders() == (0, 1)
    assert Moved(card("10C"), Zone("bid", 1), Zone("hand", 0)) in table.view(1).events
    assert Moved(card("9H"), Zone("bid", 0), Zone("hand", 1)) in table.view(0).events


def test_SOY_5_after_two_ties_four_of_six() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid KD", "1 bid KS", "1 bid 2H", "0 bid 2S")
    table.play("0 bid AS", "1 bid 10C")
    assert table.state.deciders() == (1,)
    assert len(table.state.legal(1)) == len(set(table.state.legal(1))) == 15
    table.play("1 take 2S KS AS 2H")
    assert table.cards("hand", 1) == {"6C", "3S", "2S", "KS", "AS", "2H"}
    assert table.cards("hand", 0) == {"9H", "7C", "KD", "10C", "QD", "4H"}


def test_SOY_5_a_take_may_be_written_in_any_order() -> None:
    assert GAME.canonical("take 10C KD AS 9S") == "take 9S AS KD 10C"
    assert GAME.canonical("take 2D 2H 2C 2S") == "take 2S 2H 2D 2C"
    for other in ("bid 10C", "take", "take 10C 1X", "take  10C KD", "take 10c KD", ""):
        assert GAME.canonical(other) == other


TIED = ("2S 9H KD 7C AS", "2H 9C KS 7D AD")


def test_SOY_6_all_bids_tied_is_a_tie() -> None:
    table = Table(*TIED)
    for first, second in zip(TIED[0].split(), TIED[1].split(), strict=True):
        assert table.state.result() is None
        table.play(f"0 bid {first}", f"1 bid {second}")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ((1, 1), None, "all bids tied")
    assert table.events[-1] == Ended(result)
    assert table.state.deciders() == ()


def test_SOY_6_a_difference_in_the_last_bids_is_no_tie() -> None:
    table = Table("2S 9H KD 7C AS", "2H 9C KS 7D QD", "3D 3C")
    for first, second in (("2S", "2H"), ("9H", "9C"), ("KD", "KS"), ("7C", "7D"), ("AS", "QD")):
        table.play(f"0 bid {first}", f"1 bid {second}")
    assert len(table.state.legal(1)) == 210
    table.play("1 take 2S KS 2H 7D QD KD")
    assert table.cards("hand", 1) == {"2S", "KS", "2H", "KD", "7D", "QD"}
    assert table.cards("hand", 0) == {"3D", "3C", "9H", "7C", "AS", "9C"}


def test_SOY_7_a_discard_stays_private_to_its_player() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 9H", "1 bid 10C")
    assert len(table.state.legal(0)) == len(table.state.legal(1)) == 6
    table.play("1 discard QD")
    assert table.state.deciders() == (0,)
    assert str(table.state.refusal(1, "discard 2H")) == "You have discarded already."
    table.play("0 discard 10C")
    for seat, own in ((0, "10C"), (1, "QD")):
        seen = table.view(seat)
        assert seen.cards("discard", seat) == cards(own)
        assert seen.cards("discard", 1 - seat) == (None,)
        discarded = [e for e in seen.events if isinstance(e, Moved) and e.target.kind == "discard"]
        assert {e.card for e in discarded} == {None, card(own)}
    assert len(table.cards("hand", 0)) == len(table.cards("hand", 1)) == 5


def test_SOY_8_a_hand_of_one_suit_is_called_after_the_discards() -> None:
    table = Table("2S 9S KS 7S 4H", "AS 10C KD 6C 3S").play("0 bid 9S", "1 bid AS", "0 discard 4H")
    assert table.state.result() is None
    table.play("1 discard 10C")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ((1, 2), None, "soy")
    said, shown, ended = table.view(1).events[-3:]
    assert said == Said(0, "soy")
    assert isinstance(shown, Shown)
    assert shown.zone == Zone("hand", 0)
    assert spelled(shown.cards or ()) == {"2S", "9S", "KS", "7S", "AS"}
    assert ended == Ended(result)
    assert table.state.deciders() == ()
    assert str(table.state.refusal(0, "bid 9S")) == "The match is over."


def test_SOY_8_seat_1_may_call_too() -> None:
    table = Table("AS 10C KD 6C 3S", "2S 9S KS 7S 4H").play("1 bid 9S", "0 bid AS")
    table.play("1 discard 4H", "0 discard 3S")
    result = table.state.result()
    assert result is not None
    assert result.ranks == (2, 1)
    assert not any(isinstance(e, Shown) and e.zone.owner == 0 for e in table.events)


def test_SOY_8_soy_is_not_looked_for_on_the_deal_nor_in_mid_round() -> None:
    table = Table("2S 9S KS 7S 5S", "AS 10C KD 6C 3H", "JS QS")
    assert table.state.result() is None
    table.play("0 bid 9S", "1 bid 6C")  # six spades and no discard yet
    assert len(table.cards("hand", 0)) == 6
    assert table.state.result() is None
    assert not any(isinstance(event, Said) for event in table.events)


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ("4S 7S 9S KS AS", "5H 7H 9H JH QH", (1, 2)),  # 4 below 5, though A is above Q
        ("5S 8S 9S JS QS", "5H 7H 9H KH AH", (2, 1)),  # the second cards differ
        ("5S 7S 9S KS AS", "5H 7H 9H KH QH", (2, 1)),  # the highest cards only
        ("5S 7S 9S KS QS", "5H 7H 9H KH QH", (1, 1)),
    ],
)
def test_SOY_9_of_two_soys_the_lower_low_card_wins(
    first: str, second: str, ranks: tuple[int, int]
) -> None:
    """Seat 0 completes his spades with the other's bid, seat 1 his hearts with the prize."""
    spades, hearts = first.split(), second.split()
    table = Table(
        " ".join([*spades[:4], "2C"]), " ".join([*hearts[:4], spades[4]]), f"{hearts[4]} 3D"
    )
    table.play("0 bid 2C", f"1 bid {spades[4]}", "1 discard 3D", "0 discard 2C")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores) == (ranks, None)
    assert result.reason == "simultaneous soy"
    assert [event.seat for event in table.events if isinstance(event, Said)] == [0, 1]
    assert [event.zone.owner for event in table.events if isinstance(event, Shown)] == [0, 1]


def play_without_soy(table: Table, rng: random.Random) -> None:
    """Plays on to the end; whoever can avoid a hand of one suit discards so."""
    while not table.state.result():
        seat = rng.choice(table.state.deciders())
        moves = list(table.state.legal(seat))
        rng.shuffle(moves)
        if moves[0].startswith("discard"):
            hand = table.cards("hand", seat)
            moves.sort(key=lambda move: len({name[-1] for name in hand - {move.split()[1]}}) == 1)
        table.play(f"{seat} {moves[0]}")


@pytest.mark.parametrize("size", [5, 6, 7])
def test_SOY_10_without_cards_for_a_prize_both_hands_are_shown_and_compared(size: int) -> None:
    winners = set()
    for seed in range(8):
        rng = random.Random(seed)
        names = [spell(each) for each in rng.sample(DECK, 52)]
        table = Table(
            " ".join(names[:size]), " ".join(names[size : 2 * size]), " ".join(names[2 * size :])
        )
        play_without_soy(table, rng)
        result = table.state.result()
        assert result is not None
        assert result.reason == "deck empty"
        assert table.state.facts().round == 26 - size
        assert table.cards("stock") == set()
        shown = [event for event in table.events if isinstance(event, Shown)]
        assert [event.zone for event in shown] == [Zone("hand", 0), Zone("hand", 1)]
        first, second = (sorted(rank_of(c) for c in event.cards or ()) for event in shown)
        assert result.ranks == (1 + (first > second), 1 + (second > first))
        winners.add(result.ranks)
    assert {(1, 2), (2, 1)} <= winners


def test_refusals_are_in_the_words_of_the_game() -> None:
    table = Table(*HANDS, "QD 4H")

    def said(seat: Seat, move: str) -> str:
        assert move not in table.state.legal(seat)
        return str(table.state.refusal(seat, move))

    assert said(0, "bid QD") == "You do not hold the QD."
    assert said(0, "discard 2S") == "You must bid a card of your hand now."
    assert said(0, "take 2S 9H KD") == "You must bid a card of your hand now."
    assert said(0, "bid 1S") == "bid 1S is no move of Soy."
    assert said(0, "") == " is no move of Soy."
    table.play("0 bid KD", "1 bid KS", "0 bid 9H", "1 bid 10C")
    assert said(1, "take KS KD 10C") == "It is not your turn."
    assert said(0, "bid 2S") == "You must take 3 of the bid cards now."
    assert said(0, "take KS KD") == "You must take exactly 3 of the bid cards."
    assert said(0, "take KS 9H KD 10C") == "You must take exactly 3 of the bid cards."
    assert said(0, "take KS KD 2C") == "The 2C is not among the bids."
    assert said(0, "take KS KD KD") == "Each card can be taken only once."
    assert said(0, "take KD KS 10C") == "take KD KS 10C is no move of Soy."
    table.play("0 take KS KD 10C")
    assert said(0, "bid KS") == "You must discard a card of your hand now."
    assert said(0, "discard 9H") == "You do not hold the 9H."
    before = Soy({"hand_size": 5})
    assert str(before.refusal(0, "bid 2S")) == "It is not your turn."


def test_a_copy_goes_its_own_way() -> None:
    table = Table(*HANDS)
    before = table.view(0), lying(table.state)
    twin = Table(*HANDS)
    twin.state = table.state.copy()
    assert lying(twin.state) == lying(table.state)
    play_without_soy(twin, random.Random(10))
    assert (table.view(0), lying(table.state)) == before


def collecting(state: Soy, seat: Seat, rng: random.Random) -> str:
    """A move of a player who mostly keeps one suit, so that hands come close to Soy."""
    moves = state.legal(seat)
    if rng.random() < 0.3:
        return rng.choice(moves)
    hand = next(pile.cards for pile in state.piles() if pile.zone == Zone("hand", seat))
    suits = [suit_of(each) for each in hand]
    kept = "SHDC"[max(range(4), key=suits.count)]
    if moves[0].startswith("take"):
        return max(moves, key=lambda move: move.count(kept))
    return rng.choice([move for move in moves if move[-1] != kept] or moves)


def positions(matches: int, every: int) -> Iterator[Table]:
    """Tables in play, at the start, at the end, and one position in `every` between."""
    for seed in range(matches):
        rng = random.Random(seed)
        size = 5 + seed % 3
        names = [spell(each) for each in rng.sample(DECK, 52)]
        table = Table(
            " ".join(names[:size]), " ".join(names[size : 2 * size]), " ".join(names[2 * size :])
        )
        yield table
        while not table.state.result():
            seat = rng.choice(table.state.deciders())
            table.play(f"{seat} {collecting(table.state, seat, rng)}")
            if table.state.result() or rng.randrange(every) == 0:
                yield table


def test_what_is_imagined_gives_the_same_view() -> None:
    rng = random.Random(1)
    for table in positions(30, every=4):
        for seat in (0, 1):
            seen = table.view(seat)
            world = imagine(seen, rng)
            assert view("soy", world, seen.events, seat) == seen
            assert sorted(c for pile in world.piles() for c in pile.cards) == list(DECK)


def test_before_the_deal_nothing_is_imagined() -> None:
    state = Soy({"hand_size": 6})
    seen = view("soy", state, witnessed((), 0), 0)
    world = imagine(seen, random.Random(1))
    assert world.chance() == state.chance()
    assert view("soy", world, seen.events, 0) == seen


def lying(state: Soy) -> dict[Zone, set[Card]]:
    return {pile.zone: set(pile.cards) for pile in state.piles()}


def held(state: Soy, seat: Seat) -> set[Card]:
    """All that a seat has: hand, secret bid and discards."""
    zones = lying(state)
    return zones[Zone("hand", seat)] | zones[Zone("secret", seat)] | zones[Zone("discard", seat)]


def could_have_come_about(world: Soy, table: Table, seat: Seat) -> bool:
    """Whether some match with the same events for `seat` leads to this world.

    The cards that differ change places in the deck; the other's discards are found by trying.
    """
    other = 1 - seat
    truly, imagined = held(table.state, other), held(world, other)
    places = dict(zip(sorted(truly - imagined), sorted(imagined - truly), strict=True))
    places |= {there: here for here, there in places.items()}
    deck = table.entries[0]
    assert isinstance(deck, Chance)
    start = Soy(table.state.options)
    events: list[Event] = []
    start.deal(Chance("deck", tuple(places.get(each, each) for each in deck.cards)), events.append)
    expected = table.view(seat).events

    thrown = {spell(each) for each in lying(world)[Zone("discard", other)]}

    def bid_after(number: int) -> set[str]:
        """The cards that the other is seen to bid later, and so cannot discard now."""
        later = table.entries[number:]
        bids = [e.move for e in later if isinstance(e, Decision) and e.seat == other]
        return {move.split()[1] for move in bids if move[:3] == "bid"} - table.cards(
            "secret", other
        )

    patience = 1000  # nearly any order of the discards will do

    def goes_on(state: Soy, number: int, events: list[Event]) -> bool:
        nonlocal patience
        patience -= 1
        if patience < 0 or witnessed(events, seat) != expected[: len(events)]:
            return False
        if number == len(table.entries):
            return lying(state) == lying(world)
        entry = table.entries[number]
        assert isinstance(entry, Decision)
        moves = [entry.move]
        if entry.seat == other and entry.move.startswith("discard"):
            moves = [f"discard {name}" for name in thrown - bid_after(number)]
        elif entry.seat == other and number == len(table.entries) - 1:
            moves += [f"bid {spell(each)}" for each in lying(world)[Zone("secret", other)]]
        for move in set(moves) & set(state.legal(entry.seat)):
            then, told = state.copy(), events[:]
            then.play(entry.seat, move, told.append)
            if goes_on(then, number + 1, told):
                return True
        return False

    return goes_on(start, 1, events)


def test_what_is_imagined_could_have_come_about() -> None:
    rng = random.Random(2)
    for table in positions(40, every=12):
        for seat in (0, 1):
            assert could_have_come_about(imagine(table.view(seat), rng), table, seat)


def gathering_hearts() -> Table:
    """Seat 1 gained four hearts in sight of all; after the first round nobody called Soy."""
    table = Table("2C 3C 5D 8C 9D", "AS KS QS 4C 5C", "2H 3H 7H 8H")
    table.play("0 bid 2C", "1 bid AS", "0 discard AS", "1 discard 4C")
    return table.play("0 bid 3C", "1 bid KS", "1 discard 5C")


def may_be_soy(table: Table) -> bool:
    """Whether a hand of hearts alone is among many that seat 0 imagines for seat 1."""
    seen, rng = table.view(0), random.Random(3)
    deals, match = Deals(seen), shown(seen)
    worlds = [match.dealt(deals.draw(rng)) for _ in range(500)]
    return any({suit_of(c) for c in lying(world)[Zone("hand", 1)]} == {1} for world in worlds)


def test_SOY_8_who_did_not_call_is_not_imagined_with_one_suit() -> None:
    table = gathering_hearts()
    assert may_be_soy(table)  # seat 0 has yet to discard, and nobody could call before
    table.play("0 discard KS")
    assert not may_be_soy(table)


def test_a_card_gained_in_sight_of_all_is_in_the_hand_or_discarded_later() -> None:
    seen, rng = gathering_hearts().view(0), random.Random(4)
    deals, match = Deals(seen), shown(seen)
    places = set()
    for _ in range(300):
        zones = lying(match.dealt(deals.draw(rng)))
        gained = {card("7H"), card("2H")}
        assert gained <= zones[Zone("hand", 1)] | zones[Zone("discard", 1)]
        assert zones[Zone("stock")].isdisjoint(gained)
        places.add(frozenset(gained & zones[Zone("discard", 1)]))
    assert places == {
        frozenset(),
        frozenset({card("2H")}),
        frozenset({card("7H")}),
        frozenset({card("2H"), card("7H")}),
    }


def test_a_hand_shown_at_the_end_is_imagined_as_it_was() -> None:
    table = Table("2S 9S KS 7S 4H", "AS 10C KD 6C 3S")
    table.play("0 bid 9S", "1 bid AS", "0 discard 4H", "1 discard 10C")
    world = imagine(table.view(1), random.Random(5))
    assert lying(world)[Zone("hand", 0)] == set(cards("2S 9S KS 7S AS"))
    assert lying(world)[Zone("discard", 0)] != set(cards("4H"))
    discards = [
        frozenset(lying(imagine(table.view(1), random.Random(seed)))[Zone("discard", 0)])
        for seed in range(40)
    ]
    assert len(set(discards)) > 10, "any card that was not seen may have been discarded"
