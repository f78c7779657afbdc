"""The events since a person's last choice, computed from the match alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.controller.computers.asking import Computers
from soiree.controller.match.authority import Match
from soiree.controller.match.client import Client
from soiree.controller.match.race import Race
from soiree.controller.match.session import Session
from soiree.core.entries import Decision
from soiree.core.events import Began
from soiree.core.players import random_player
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.ui.table.contract.since_turn import replay_from, since_turn
from tests.controller.match.test_client import IDLE
from tests.controller.match.test_session import Desk
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, seated

YOU = 0


def client_of(match: Match) -> Client:
    others = dict.fromkeys(range(1, len(match.deal.players)), random_player)
    return Client(match, Session(match, Computers(match, others, IDLE, Desk().post)))


def asked(name: str, most: int = 60) -> Iterator[Match]:
    """Yield a random match whenever the person may choose."""
    match, rng = seated(GAMES[name], {}, seed=4), random.Random(4)
    for _ in range(most):
        match.draw_chance()
        if match.result is not None:
            return
        if YOU in match.deciders:
            yield match
        seat = rng.choice(match.deciders)
        assert match.play(seat, rng.choice(match.legal(seat)), match.position) is None


@pytest.mark.parametrize("name", EVERY_GAME)
def test_since_turn_has_the_choices_of_others_in_this_round(name: str) -> None:
    found = 0
    for match in asked(name):
        since = since_turn(client_of(match), YOU, (YOU,))
        assert since is not None
        assert not any(isinstance(event, Began) for event in since.events), "nothing was dealt"
        chosen = [entry.seat for entry in match.entries if isinstance(entry, Decision)]
        others = [outcome.seat for outcome in since.others]
        assert others == chosen[len(chosen) - len(others) :]
        assert YOU not in others
        if since.own is not None:
            assert chosen[-len(others) - 1] == YOU
        found += bool(others)
    assert found


@pytest.mark.parametrize("name", EVERY_GAME)
def test_since_turn_is_the_same_after_resuming(name: str) -> None:
    for match in asked(name, most=25):
        resumed = Match(match.record(), match.game)
        here, there = (since_turn(client_of(each), YOU, (YOU,)) for each in (match, resumed))
        assert here == there


@pytest.mark.parametrize("name", EVERY_GAME)
def test_show_again_starts_with_the_persons_last_choice_in_this_round(name: str) -> None:
    begun_by_you = 0
    for match in asked(name):
        client = client_of(match)
        position = replay_from(client, YOU, (YOU,), lambda move: True)
        if position is None:
            assert not any(isinstance(entry, Decision) for entry in match.entries)
            continue
        entries = match.entries[position:]
        first = entries[0]
        if isinstance(first, Decision) and first.seat == YOU:
            begun_by_you += 1
            later = [entry for entry in entries[1:] if isinstance(entry, Decision)]
            assert YOU not in [entry.seat for entry in later]
    assert begun_by_you


def test_show_again_starts_earlier_if_the_game_skips_a_choice() -> None:
    for match in asked("soy"):
        client = client_of(match)
        position = replay_from(client, YOU, (YOU,), lambda move: move.startswith("bid"))
        last = client.before_choice(YOU)
        if last is None:
            continue
        assert position is not None
        entry = match.entries[position]
        assert isinstance(entry, Decision)
        assert (entry.seat, entry.move[:3]) == (YOU, "bid")
        if position < last:
            return
    raise AssertionError("nobody discarded")


def test_show_again_starts_with_the_last_move_without_people() -> None:
    match = seated(GAMES["soi"], {}, seed=4)
    match.draw_chance()
    assert replay_from(client_of(match), -1, (), lambda move: True) is None
    play(match, [honest(random_player)] * 4, random.Random(1), most=match.position + 3)
    assert replay_from(client_of(match), -1, (), lambda move: True) == match.position - 1


def test_since_turn_is_none_in_a_timed_race() -> None:
    game = GAMES["spy"]
    deal = Record(game.name, game.defaults(), seated(game, {}, seed=2).deal.players, seed=2)
    match = Match(deal, game)
    match.draw_chance()
    match.play(YOU, match.legal(YOU)[0], match.position, 1.0)
    others = dict.fromkeys(range(1, len(deal.players)), random_player)
    race = Race(match, lambda: 0.0, lambda seconds, act: None)
    raced = Client(match, Session(match, Computers(match, others, IDLE, Desk().post), turns=race))
    assert since_turn(raced, YOU, (YOU,)) is None
    assert replay_from(raced, YOU, (YOU,), lambda move: True) is None
    assert since_turn(client_of(match), YOU, (YOU,)) is not None
