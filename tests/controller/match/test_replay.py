"""A replay shows any position of a record as it was seen then, and can be played on there."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.match.replay import Replay
from soiree.core import records
from soiree.core.entries import Chance, Decision, Maker
from soiree.core.events import Began
from soiree.core.records import Participant, Record
from soiree.core.tallies import Tally
from soiree.games import GAMES
from soiree.storage.matches import read_record
from tests.thorough import always

GOLDEN = Path(__file__).parents[2] / "golden"


SHORTER = [name for name in GAMES if name != "soi"]
"""The games whose golden matches have fewer than two hundred entries."""


def golden(name: str) -> Record:
    return read_record(GOLDEN / f"{name}.soiree", GAMES)


def with_people(record: Record, *seats: int) -> Record:
    """The same record, with people at these seats."""
    players = tuple(
        Participant(who.name, "human") if seat in seats else who
        for seat, who in enumerate(record.players)
    )
    return replace(record, players=players)


def unfinished(record: Record, entries: int) -> Record:
    return replace(record, entries=record.entries[:entries], result=None)


@pytest.mark.parametrize("name", GAMES)
def test_at_each_position_every_seat_sees_what_it_saw_then(name: str) -> None:
    record = golden(name)
    replay = Replay(record, GAMES[name])
    assert (replay.position, replay.length) == (0, len(record.entries))
    for position in (0, 1, replay.length // 2, replay.length, replay.length // 3, 2):
        replay.go_to(position)
        then = Match(replace(record, entries=record.entries[:position]), GAMES[name])
        assert replay.position == position
        for seat in range(len(record.players)):
            assert replay.client.view((seat,)) == then.view(seat)
        assert replay.client.view(replay.seats) == then.view_of(replay.seats)


class Counter:
    """An audience that counts the notifications of events, and expects no others."""

    def __init__(self) -> None:
        self.happenings = 0

    def happened(self) -> None:
        self.happenings += 1

    def awaits(self, seat: int) -> None:
        raise AssertionError("nobody is asked")

    def thinks(self, seat: int | None) -> None:
        raise AssertionError("nobody thinks")

    def finished(self) -> None:
        raise AssertionError("it was over before")


@pytest.mark.parametrize("name", always(*SHORTER, of=GAMES))
def test_steps_lead_through_all_of_it_and_nobody_is_asked(name: str) -> None:
    replay, audience = Replay(golden(name), GAMES[name]), Counter()
    replay.client.progress.watch(audience)
    passed = [0]
    while replay.step():
        replay.client.progress.proceed()
        passed.append(replay.position)
    assert replay.position == replay.length
    assert replay.client.result == replay.record.result
    assert audience.happenings == len(passed) - 1
    for position, following in itertools.pairwise(passed):
        made = replay.record.entries[position:following]
        assert len(made) == 1 or all(isinstance(each, Chance) for each in made)
        assert not (isinstance(made[0], Chance) and is_chance(replay.record, following))
    for position in reversed(passed):
        assert replay.position == position
        replay.go_to(replay.before())


@pytest.mark.parametrize("name", always(*SHORTER, of=GAMES))
def test_a_jump_leads_to_the_match_as_it_was_played_up_to_there(name: str) -> None:
    record = golden(name)
    replay, deal = Replay(record, GAMES[name]), Match(record, GAMES[name]).deal
    everybody, end = tuple(range(len(record.players))), replay.length
    for position in (end, 3, 33, end - 1, 0, 40):
        replay.go_to(position)
        client, played = (
            replay.client,
            Match(
                replace(deal, entries=record.entries[:position]), GAMES[name], keeps_indices=True
            ),
        )
        for observers in (everybody, everybody[:1], ()):
            assert client.view(observers) == played.view_of(observers)
            assert client.history(observers) == played.history(observers)
            assert client.outcomes(observers) == played.outcomes_of(observers)
        assert client.card_indices() == played.card_indices()
        assert replay.step() == (position < end)


def is_chance(record: Record, number: int) -> bool:
    return number < len(record.entries) and isinstance(record.entries[number], Chance)


def test_go_to_beyond_the_record_goes_to_the_nearest_position() -> None:
    replay = Replay(golden("soda"), GAMES["soda"])
    replay.go_to(10_000)
    assert replay.position == replay.length
    replay.go_to(-3)
    assert replay.position == 0


@pytest.mark.parametrize("name", GAMES)
def test_rounds_and_choices_are_where_they_were(name: str) -> None:
    record = golden(name)
    replay = Replay(record, GAMES[name])
    for number, position in enumerate(replay.rounds, 1):
        replay.go_to(position)
        (outcome,) = replay.client.outcomes((), position - 1)
        assert Began(number) in outcome.events
        assert replay.round_at(position) == number
        assert replay.round_at(position - 1) == number - 1
    for position in replay.choices([1]):
        entry = record.entries[position]
        assert isinstance(entry, Decision)
        assert entry.seat == 1
    both = sorted([*replay.choices([0]), *replay.choices([1])])
    assert list(replay.choices([0, 1])) == both


def test_all_cards_are_shown_only_after_the_end_of_the_match() -> None:
    record = with_people(golden("soda"), 1)
    over = Replay(record, GAMES["soda"])
    over.go_to(20)
    assert over.is_open
    assert over.seats == (0, 1, 2, 3)
    over.client.view((0, 1, 2, 3))
    going_on = Replay(unfinished(record, 30), GAMES["soda"])
    assert going_on.seats == (1,)
    going_on.client.view((1,))
    with pytest.raises(ValueError, match="not for the people"):
        going_on.client.view((0,))
    with pytest.raises(ValueError, match="not for the people"):
        next(going_on.walk()).view((0,))


def test_people_at_one_screen_may_not_show_each_other_their_cards_before_the_end() -> None:
    replay = Replay(unfinished(with_people(golden("soda"), 0, 1), 30), GAMES["soda"])
    replay.client.view((0,))
    with pytest.raises(ValueError, match="may not show each other"):
        replay.client.view((0, 1))


def test_a_walk_passes_every_position_and_leaves_the_replay_where_it_is() -> None:
    replay = Replay(golden("soureh"), GAMES["soureh"])
    replay.go_to(7)
    passed = [(each.position, each.view((0,))) for each in replay.walk()]
    assert [position for position, _ in passed] == list(range(replay.length + 1))
    assert replay.position == 7
    assert passed[7][1] == replay.client.view((0,))


def test_a_race_keeps_its_time() -> None:
    record = golden("spy")
    replay = Replay(record, GAMES["spy"])
    waits = []
    for position in range(replay.length):
        replay.go_to(position)
        waits.append(replay.seconds_to_next())
    timed = [entry.at for entry in record.entries if entry.at is not None]
    assert sum(filter(None, waits)) == pytest.approx(timed[-1])
    assert Replay(golden("soy"), GAMES["soy"]).seconds_to_next() is None


# Play on from here --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always(*SHORTER, of=GAMES))
def test_the_same_choices_meet_the_same_cards_behind(name: str) -> None:
    record = replace(golden(name), seed=1)  # a seed from which its cards were not drawn
    replay = Replay(record, GAMES[name])
    position = next(n for n, each in enumerate(record.entries) if isinstance(each, Decision)) + 1
    replay.go_to(position)
    branch = written_and_read(replay.branch(0))
    assert branch.entries == record.entries[:position]
    assert branch.result is None
    match = Match(branch, GAMES[name])
    for entry in record.entries[position:]:
        if isinstance(entry, Chance):
            match.draw_chance()
            # As if the match were saved and opened again.
            match = Match(written_and_read(match.record()), GAMES[name])
        else:
            assert match.play(entry.seat, entry.move, match.position, entry.at) is None
    assert match.entries == record.entries
    assert match.result == record.result


def written_and_read(record: Record) -> Record:
    return records.decode(records.encode(record), GAMES)


def test_a_round_dealt_for_comes_whatever_was_shuffled_before() -> None:
    """The next round has the deck of the record, whatever shuffles come before it."""
    name = "soda"
    record = golden(name)
    decks = [each for each in record.entries if isinstance(each, Chance) and len(each.cards) == 52]
    replay = Replay(record, GAMES[name])
    replay.go_to(replay.choices(range(4))[0])
    match = Match(replay.branch(0), GAMES[name])
    while (
        sum(isinstance(each, Chance) and len(each.cards) == 52 for each in match.entries) < 2
        and not match.result
    ):
        match.draw_chance()
        for seat in match.deciders[:1]:
            match.play(seat, match.legal(seat)[-1], match.position)
    dealt = [each for each in match.entries if isinstance(each, Chance) and len(each.cards) == 52]
    assert dealt == decks[: len(dealt)]
    assert len(dealt) == 2


def test_a_match_that_branched_off_branches_again() -> None:
    record = golden("soi")
    replay = Replay(record, GAMES["soi"])
    replay.go_to(5)
    again = Replay(replay.branch(0), GAMES["soi"])
    again.go_to(3)
    given = records.chances_in(again.branch(0).extra)
    assert list(given) == [each for each in record.entries if isinstance(each, Chance)]


def test_a_branch_of_a_seen_record_is_assisted() -> None:
    record = with_people(golden("soy"), 0)
    record = replace(record, extra={"hints": 2, "seconds": 90, "note": "kept"})
    before = records.encode(record)
    replay = Replay(record, GAMES["soy"])
    replay.go_to(4)
    branch = replay.branch(1, started="2026-11-22T10:00:00Z")
    assert Tally.of(branch.extra) == Tally(assisted=True)
    assert branch.extra["note"] == "kept"
    assert branch.started == "2026-11-22T10:00:00Z"
    assert branch.players == record.players
    assert records.encode(record) == before


def test_a_person_takes_a_seat_among_computers_and_levels_that_are_gone_are_replaced() -> None:
    record = golden("soda")
    stranger = replace(record.players[3], level="my.py:choose")
    replay = Replay(replace(record, players=(*record.players[:3], stranger)), GAMES["soda"])
    replay.go_to(9)
    players: Sequence[Participant] = replay.branch(2).players
    assert [who.kind for who in players] == ["computer", "computer", "human", "computer"]
    assert players[2].level is None
    assert [who.level for who in players[:2]] == ["random", "random"]
    assert players[3].level == GAMES["soda"].usual_level().name


@pytest.mark.parametrize("given", [7, [1, {}], [{"chance": "deck", "cards": ["?"]}], [[]]])
def test_a_given_entry_that_is_no_chance_is_ignored(given: object) -> None:
    assert records.chances_in({"chances": given}) == ()
    record = replace(golden("soy"), extra={"chances": given})
    assert written_and_read(record).extra == {"chances": given}


def test_a_move_made_for_a_person_is_not_their_choice() -> None:
    record = golden("soureh")
    choices = Replay(record, GAMES["soureh"]).choices([0])
    made = record.entries[choices[1]]
    assert isinstance(made, Decision)
    record.entries[choices[1]] = Decision.made_by(Maker.TABLE, 0, made.move)
    assert Replay(record, GAMES["soureh"]).choices([0]) == (choices[0], *choices[2:])
