"""A client shows people only the cards and events that they may see."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import pytest

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.client import Client, Snapshot
from soiree.controller.match.race import Race
from soiree.controller.match.session import Session
from soiree.core.entries import Decision
from soiree.core.players import random_player
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.controller.match.test_session import Desk, Watcher
from tests.controller.match.test_undo import Driver
from tests.games.honesty import honest, play, seated, truth, twins

YOU: Seat = 0


# Hidden information -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_person_never_sees_a_hidden_card_in_a_whole_match(name: str) -> None:
    driver = Driver(GAMES[name])
    client = Client(driver.match, driver.session)
    driver.watcher = Suspicious(driver, client)
    for number in range(12):
        driver.choose()
        if number % 4 == 3:
            client.undo_stack.undo()
            driver.watcher.check()
            client.undo_stack.redo()
            driver.watcher.check()
    driver.come_to_choice()
    driver.computers.longest = 0.0
    position = client.position
    client.progress.demonstrate(True)
    driver.desk.work_until(lambda: client.position > position + 6 or client.result)
    client.progress.demonstrate(False)
    driver.play_out()
    assert driver.watcher.checks > 20
    assert driver.watcher.hidden > 20, "there was something to be hidden"
    driver.finish()


class Suspicious(Watcher):
    """An audience that checks at each event that the client shows no hidden card.

    Attributes:
        checks: the number of checked positions.
        hidden: the number of hidden cards in the checked views.
    """

    def __init__(self, driver: Driver, client: Client) -> None:
        super().__init__(driver.session)
        self.checks = self.hidden = 0
        self._driver, self._client = driver, client

    def happened(self) -> None:
        self.check()
        super().happened()

    def check(self) -> None:
        """Check the current position, and at times the position before the last move."""
        match, client = self._driver.match, self._client
        if match.result is not None:
            return
        self.checks += 1
        self._check(match, client)
        before = client.before_last_move()
        if before is not None and not self.checks % 10:
            self._check(match.up_to(before), client.earlier(before))

    def _check(self, match: Match, shown: Client | Snapshot) -> None:
        views = [((), shown.view(())), ((YOU,), shown.view((YOU,)))]
        for pile in match._state.piles():
            for observers, view in views:
                if not pile.is_open_to(observers[0] if observers else -1):
                    cards = view.cards(*pile.zone)
                    self.hidden += len(cards)
                    assert set(cards) <= {None}, f"{observers} see {pile.zone}"


@pytest.mark.parametrize("name", GAMES)
def test_in_another_truth_that_looks_the_same_a_client_answers_the_same(name: str) -> None:
    match = seated(GAMES[name], {}, seed=3)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(3), most=60)
    found = 0
    for twin in twins(match, random.Random(3), share=0.2):
        found += 1
        here, there = (client_of(each, twin.seat) for each in (twin.match, twin.other))
        moves = {each.move for each in match.entries if isinstance(each, Decision)}
        assert list(answers(here, twin.seat, moves)) == list(answers(there, twin.seat, moves))
    assert found


def client_of(match: Match, seat: Seat) -> Client:
    """The client of a match with one person, whose computers are never asked."""
    seats = range(len(match.deal.players))
    others = {each: random_player for each in seats if each != seat}
    return Client(match, Session(match, Computers(match, others, IDLE, Desk().post)))


def answers(client: Client, seat: Seat, moves: Iterable[str]) -> Iterator[object]:
    """All answers of a client to a table, except for the indices of moved cards."""
    yield client.position, client.facts, client.result
    yield client.before_last_move(), client.is_between_deals(), client.legal(seat)
    yield client.before_choice(seat), client.outcomes((seat,)), client.can_replay(0)
    snapshots: list[Client | Snapshot] = [client]
    snapshots += map(client.earlier, range(0, client.position, 12))
    for shown in snapshots:
        for observers in ((), (seat,)):
            yield shown.position, shown.view(observers), shown.outcomes(observers)
    for move in sorted(moves):
        yield move, client.refusal(seat, move)


@pytest.fixture(scope="module", autouse=True)
def idle() -> Iterator[None]:
    yield
    assert IDLE.finish(10)


IDLE = Worker()
"""Has nothing to do."""


@pytest.mark.parametrize("name", GAMES)
def test_no_attribute_of_a_client_leads_to_the_match(name: str) -> None:
    driver = Driver(GAMES[name])
    driver.come_to_choice()
    client = Client(driver.match, driver.session)
    forbidden = (Match, Record, type(truth(driver.match)))
    found = list(reachable([client, client.earlier(1), client.view((YOU,))]))
    assert client.undo_stack in found
    assert [each for each in found if isinstance(each, forbidden)] == []
    driver.finish()


def reachable(start: list[object]) -> Iterator[object]:
    """All objects that can be reached from `start` through public attributes and items."""
    waiting, seen = list(start), set[int]()
    while waiting:
        each = waiting.pop()
        if id(each) in seen or callable(each) or isinstance(each, (int, str, type(None))):
            continue
        seen.add(id(each))
        yield each
        if isinstance(each, Mapping):
            waiting += each.values()
        elif isinstance(each, (tuple, list, set, frozenset)):
            waiting += each
        if type(each).__module__.startswith("soiree"):
            names = (name for name in dir(each) if not name.startswith("_"))
            for name in names:
                with contextlib.suppress(ValueError):  # a zone of the table has no seat
                    waiting.append(getattr(each, name))


# Observers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("observers", [(1,), (0, 1), (4,), (-1,)])
def test_no_cards_but_a_persons_own_are_shown(observers: tuple[Seat, ...]) -> None:
    driver = Driver(GAMES["soi"])
    driver.choose()
    client = Client(driver.match, driver.session)
    for refused in (
        partial(client.view, observers),
        partial(client.outcomes, observers),
        partial(client.earlier(2).view, observers),
        partial(client.earlier(2).outcomes, observers),
    ):
        with pytest.raises(ValueError, match="not for the people at the screen"):
            refused()
    driver.finish()


def test_two_people_do_not_show_each_other_their_cards() -> None:
    driver = Driver(GAMES["soi"], people=(0, 2))
    driver.come_to_choice()
    client = Client(driver.match, driver.session)
    assert client.people == (0, 2)
    assert client.view((0,)).seat == 0
    assert client.view((2,)).seat == 2
    with pytest.raises(ValueError, match="each other"):
        client.view((0, 2))
    driver.finish()


def test_people_are_not_asked_for_a_computers_moves() -> None:
    driver = Driver(GAMES["soi"])
    driver.come_to_choice()
    client = Client(driver.match, driver.session)
    for refused in (
        partial(client.legal, 1),
        partial(client.refusal, 1, "ask 2 2S"),
        partial(client.request_hint, 1, print),
    ):
        with pytest.raises(ValueError, match="no person plays at seat 1"):
            refused()
    driver.finish()


def test_a_demonstration_shows_no_more_than_before() -> None:
    driver = Driver(GAMES["soi"])
    driver.come_to_choice()
    client = Client(driver.match, driver.session)
    client.progress.pause(True)
    client.progress.demonstrate(True)
    assert client.people == (YOU,)
    with pytest.raises(ValueError, match="not for the people"):
        client.view((1,))
    driver.finish()


def test_all_cards_are_shown_in_a_match_of_computers() -> None:
    driver = Driver(GAMES["soi"], people=())
    client = Client(driver.match, driver.session)
    driver.session.proceed()
    driver.desk.work_until(lambda: client.position > 4)
    client.progress.pause(True)
    hands = client.view((0, 1, 2, 3)).zones
    assert all(None not in spread.cards for spread in hands if spread.zone.kind == "hand")
    assert client.view((2,)).seat == 2
    driver.finish()


def test_when_a_match_is_over_all_of_it_may_be_seen() -> None:
    driver = Driver(GAMES["soda"])
    client = Client(driver.match, driver.session)
    driver.choose()
    driver.play_out()
    everybody = tuple(range(len(client.players)))
    assert client.view(everybody).result == client.result
    middle = client.earlier(client.position // 2).view(everybody)
    assert all(None not in spread.cards for spread in middle.zones if spread.zone.kind == "hand")
    client.undo_stack.undo()
    with pytest.raises(ValueError, match="not for the people"):
        client.view(everybody)
    driver.finish()


# Answers about a match ----------------------------------------------------------------------------


def test_a_client_says_what_is_played() -> None:
    driver = Driver(GAMES["soureh"], people=(0, 2))
    driver.choose()
    client, deal = Client(driver.match, driver.session), driver.match.deal
    assert client.game is driver.match.game
    assert (client.players, client.deal.seed) == (deal.players, deal.seed)
    assert client.options == deal.options
    assert client.people == (0, 2)
    assert client.record_to_save() == driver.match.record()
    driver.finish()


def test_the_last_move_can_be_shown_again_but_chance_cannot() -> None:
    driver = Driver(GAMES["soi"])
    client = Client(driver.match, driver.session)
    assert client.before_last_move() is None
    driver.session.proceed()
    assert client.before_last_move() is None, "nothing but cards dealt"
    driver.choose()
    driver.come_to_choice()
    before = client.before_last_move()
    assert before == client.position - 1
    assert client.earlier(before).position == before
    assert not client.is_between_deals()
    driver.finish()


def test_no_move_of_a_race_is_shown_again() -> None:
    game = GAMES["spy"]
    players = (Participant("You", "human"), Participant("Ada", "computer", "easy"))
    match = Match(Record(game.name, game.defaults(), players, seed=2), game)
    match.draw_chance()
    match.play(YOU, match.legal(YOU)[0], match.position, 1.0)
    race = Race(match, lambda: 0.0, lambda seconds, act: None)
    others = {1: random_player}
    raced = Client(match, Session(match, Computers(match, others, IDLE, Desk().post), turns=race))
    assert raced.race.real_time
    assert not raced.can_replay(match.position - 1)
    assert raced.can_replay(match.position), "nothing"
    in_turn = Client(match, Session(match, Computers(match, others, IDLE, Desk().post)))
    assert not in_turn.race.real_time
    assert in_turn.before_last_move() == match.position - 1
    assert in_turn.can_replay(0)
