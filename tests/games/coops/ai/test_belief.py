"""What players of Soureh and Pariah believe of hidden cards: what is seen, and what is meant."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from soiree.core.cards import Card, card, is_court
from soiree.core.games import Game
from soiree.games import pariah, soureh
from soiree.games.coops.ai.belief import Reading, Trust
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from tests.games.coops.coop_tables import Table

HABITS = {"soureh": soureh_players.well(), "pariah": pariah_players.well()}
every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME])

TRUST = Trust(placed=0.95, spurned=0.9, preferred=0.6, switched=0.7)
MINE = "5H/9C 10C/4D 7D/8H 6S/2D"


def dealt(game: Game, stock: str, theirs: str = "4H/9S 10S/3C 3D/2H 9D/7H") -> Table:
    """Seat 0 begins; the other is seat 1, whose cards are believed."""
    table = Table(game)
    table.deal({0: theirs, 1: MINE}, stock, dealer=1)
    return table


def read(table: Table, *, trusts: bool = True, seat: int = 1) -> Reading:
    trust = TRUST if trusts else None
    return Reading(table.view(seat), table.state.deck, HABITS[table.game.name], trust)


def chance(reading: Reading, place: int, up: str) -> float:
    """How likely the face-down card of a place makes a valid coop with a face-up one."""
    valid = HABITS["pariah"].valid[card(up)]  # of number cards it says what Soureh does
    return sum(share for each, share in reading.chances(place) if valid[each])


@every_game
def test_what_is_drawn_agrees_with_the_view(game: Game) -> None:
    table = Table(game)
    rng = random.Random(4)
    for seed in range(40):
        table.play_at_random(5, seed, avoiding=(table.state.call,))
        while pending := table.state.chance():
            table.enter(pending.draw(rng))
        if table.phase != "card":
            continue
        seat = table.turn
        reading = read(table, seat=seat)
        down, stock = reading.draw(rng)
        view = table.view(seat)
        seen = [face for _, faces in view.zones for face in faces if face is not None]
        hidden = down[: seat * 4] + down[seat * 4 + 4 :]
        assert Counter(seen + hidden + stock) == Counter(table.state.deck)
        own = [face for slot in (1, 2, 3, 4) for face in view.faces("down", seat, slot)]
        assert down[seat * 4 : seat * 4 + 4] == own
        assert len(stock) == len(table.pile("stock").cards)


@every_game
def test_who_trusts_in_nothing_takes_hidden_cards_for_any(game: Game) -> None:
    table = dealt(game, "8C 2S", theirs="4H/9S 10S/3C 3D/2H 9D/7H")
    table.play("own 3", "end")
    reading = read(table, trusts=False)
    for place in (0, 1, 3):
        shares: dict[Card, float] = defaultdict(float)
        for each, share in reading.chances(place):
            shares[each] += share
        unseen = Counter(reading.unseen)
        for each, count in unseen.items():
            assert shares[each] == pytest.approx(count / len(reading.unseen))
    assert all(not is_court(each) or share == 0 for each, share in reading.chances(2))


@every_game
def test_a_card_put_into_a_coop_makes_it_valid(game: Game) -> None:
    table = dealt(game, "8C 2S")
    before = chance(read(table), 2, "3D")
    table.play("own 3", "end")
    assert before < 0.8
    assert chance(read(table), 2, "3D") > 0.95
    assert chance(read(table, trusts=False), 2, "3D") < 0.9


@every_game
def test_who_discards_a_fitting_card_needs_none(game: Game) -> None:
    table = dealt(game, "8C 2S")
    before = read(table)
    table.play("discard", "end")
    after = read(table)
    assert chance(after, 0, "4H") > chance(before, 0, "4H") + 0.1, "8 is above the red 4"
    assert chance(after, 3, "9D") < chance(before, 3, "9D") + 0.1, "8 is not above the red 9"


@every_game
def test_who_declares_has_four_valid_coops(game: Game) -> None:
    table = dealt(game, "8C 2S", theirs="4H/9S 10S/3C 3D/2H 9D/10H")
    table.play("own 3", table.state.call)
    reading = read(table)
    for place, up in enumerate(("4H", "10S", "3D", "9D")):
        assert chance(reading, place, up) > 0.9


@every_game
def test_who_does_not_declare_has_not(game: Game) -> None:
    table = dealt(game, "8C 2S")
    table.play("own 3", "end")
    valid = HABITS[game.name].valid
    ups = [card(up) for up in ("4H", "10S", "3D", "9D")]

    def declared(trusts: bool) -> int:
        reading = read(table, trusts=trusts)
        rng = random.Random(1)
        worlds = [reading.draw(rng)[0][:4] for _ in range(400)]
        return sum(
            all(valid[up][down] for up, down in zip(ups, world, strict=True)) for world in worlds
        )

    assert declared(trusts=True) < declared(trusts=False) / 2


def test_par_2_a_king_shows_a_card_and_both_remember_it() -> None:
    table = dealt(pariah.GAME, "KS 2S")
    table.play("king 0 1 1 4")
    table.play("end")
    for seat, place, went in ((1, 0, "2D"), (0, 7, "9S")):
        assert list(read(table, seat=seat).chances(place)) == [(card(went), 1.0)]
        assert card(went) not in read(table, seat=seat).unseen


def test_par_2_two_cards_of_one_player_take_their_hints_along() -> None:
    table = dealt(pariah.GAME, "8C 2S KS 2C", theirs="4H/9S 10S/3C 3D/2H 9D/7H")
    table.play("own 3", "end", "discard", "end")
    table.play("king 0 3 0 4", "end")
    reading = read(table)
    assert chance(reading, 3, "3D") > 0.9, "what was put under the 3 lies under the 9 now"
    assert chance(reading, 3, "9D") > 0.5, "and was moved there on purpose"
