"""Round sheets: the sums add up, and the sentences are true by the rules of each game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import Card, card
from soiree.core.entries import Decision
from soiree.core.events import Began, Said, Scored
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.rules import VALUES
from soiree.games.coops.rules import is_valid as is_valid_in_soureh
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import Kind as CoopKind
from soiree.games.pariah.rules import is_valid as is_valid_in_pariah
from soiree.games.spy.words import Word
from soiree.ui.games.narration import round_sheet
from soiree.ui.games.soureh.round_sheet import paid_values
from soiree.ui.table.contract.round_sheet import RoundSheet, sums
from tests.every_game import EVERY_GAME

OPTIONS: dict[str, list[dict[str, int | str]]] = {
    "soureh": [{}, {"players": 4, "ending": "last", "threshold": 50}],
    "soda": [{"players": 2}, {"players": 6}],
    "spy": [
        {"players": 1},
        {"deck": "half"},
        {"players": 3, "cheating": "allowed"},
        {"players": 4, "cheating": "allowed", "penalty": "lose"},
    ],
}
MATCHES = 2
"""The number of matches for each game and option; the soak plays 200 in all."""


def match_of(game: Game, options: dict[str, int | str], seed: int) -> Match:
    chosen = {**game.defaults(), **options}
    names = ["You", *(f"Player {seat}" for seat in range(1, game.players(chosen)))]
    players = tuple(Participant(name, "computer", game.levels[0].name) for name in names)
    return Match(Record(game.name, chosen, players, seed=seed), game)


def rounds(match: Match) -> Iterator[View]:
    """Play a random match; yield the view of seat 0 at the end of each round."""
    rng = random.Random(match.deal.seed)
    while match.result is None:
        if match.chance_is_pending:
            before, position = match.view(0), match.position
            match.draw_chance()
            new = match.events_of((0,), len(before.events))
            kinds = [type(event) for event in new if isinstance(event, Began | Scored)]
            if before.events and Began in kinds:
                # An outcome of chance may end the round first.
                ended = match.up_to(position + 1).view(0) if kinds[0] is Scored else before
                yield ended
        seat = rng.choice(match.deciders)
        legal = match.legal(seat)
        timed = match.game.is_timed(legal[0])
        move = rng.choice(legal)
        assert match.play(seat, move, match.position, 1.0 if timed else None) is None
    yield match.view(0)


def names_of(view: View) -> list[str]:
    return ["You", *(f"Player {seat}" for seat in range(1, view.seats))]


def check_sums(view: View, sheet: RoundSheet, before: tuple[int, ...] | None) -> None:
    assert [account.seat for account in sheet.accounts] == list(range(len(sheet.accounts)))
    assert tuple(account.after for account in sheet.accounts) == (view.scores or ())
    for account in sheet.accounts:
        assert account.before + sum(account.parts) == account.after
        assert "{" not in account.why
    if before is not None:
        assert tuple(account.before for account in sheet.accounts) == before


def play_and_check(game: Game, matches: int) -> None:
    for options in OPTIONS.get(game.name, [{}]):
        for seed in range(matches):
            scores: tuple[int, ...] | None = None
            for view in rounds(match_of(game, options, seed)):
                check_sums(view, round_sheet(view, names_of(view), 0), scores)
                scores = view.scores


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
@pytest.mark.usefixtures("seventh")
def test_the_parts_add_up_from_one_round_to_the_next(game: Game) -> None:
    play_and_check(game, MATCHES)


@pytest.mark.soak
@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
@pytest.mark.usefixtures("seventh")
def test_the_parts_add_up_in_200_matches(game: Game) -> None:
    play_and_check(game, 200 // len(OPTIONS.get(game.name, [{}])))


def test_SPY_2_the_first_race_adds_to_the_starting_points() -> None:
    for seed in range(MATCHES):
        first = next(rounds(match_of(GAMES["spy"], {}, seed)))
        for account in round_sheet(first, names_of(first), 0).accounts:
            assert account.before == 5
            scored = [
                event.points
                for event in first.events
                if isinstance(event, Scored) and event.seat == account.seat
            ]
            assert [account.before, *account.parts] == scored


def test_SRH_7_the_sheet_names_the_cards_that_were_paid() -> None:
    told = 0
    for options in OPTIONS["soureh"]:
        for seed in range(2 * MATCHES):
            match = match_of(GAMES["soureh"], options, seed)
            for view in rounds(match):
                sheet = round_sheet(view, names_of(view), 0)
                for seat, paid in payments(match, view).items():
                    parts = sheet.accounts[seat].parts
                    told += len(parts) >= 4
                    assert parts[: len(paid)] == paid or parts[0] == sum(paid)
                    assert sums(parts[:4]) in sheet.accounts[seat].why or len(parts) < 4
    assert told > 5


def payments(match: Match, view: View) -> dict[int, tuple[int, ...]]:
    """The values of the cards that each player paid in the view's round, from the record."""
    found: dict[int, tuple[int, ...]] = {}
    begun = max(
        n
        for n, entry in enumerate(match.entries[: entries_of(match, view)])
        if not isinstance(entry, Decision)
    )
    for entry in match.entries[begun : entries_of(match, view)]:
        if isinstance(entry, Decision) and entry.move.startswith("pay "):
            sides = entry.move.removeprefix("pay ")
            found[entry.seat] = tuple(
                VALUES[
                    view.faces(CoopKind.UP if side == "u" else CoopKind.DOWN, entry.seat, slot)[0]
                ]
                for slot, side in enumerate(sides, 1)
            )
    return found


def entries_of(match: Match, view: View) -> int:
    """The number of entries of a match whose events a view has."""
    return next(
        n
        for n in range(len(match.entries), 0, -1)
        if len(match.up_to(n).view(0).events) == len(view.events)
    )


def test_ambiguous_payments_name_no_card() -> None:
    """Only the sum is public (SRH-7)."""
    five_or_seven, three_or_five = (card("7S"), card("5S")), (card("3S"), card("5S"))
    assert paid_values(8, [five_or_seven, three_or_five]) == (5, 3)
    assert paid_values(10, [five_or_seven, three_or_five]) == (10,)


@pytest.mark.parametrize(
    ("name", "is_valid"), [("soureh", is_valid_in_soureh), ("pariah", is_valid_in_pariah)]
)
def test_every_coop_that_fails_is_named_and_no_other(
    name: str, is_valid: Callable[[Card, Card], bool]
) -> None:
    for seed in range(2 * MATCHES):
        for view in rounds(match_of(GAMES[name], {}, seed)):
            for account in round_sheet(view, names_of(view), 0).accounts:
                for slot in range(1, 5):
                    (up,) = view.faces(CoopKind.UP, account.seat, slot)
                    (down,) = view.faces(CoopKind.DOWN, account.seat, slot)
                    fails = f"Coop {slot} fails" in account.why
                    assert fails != is_valid(up, down)
                lines = account.why.split("\n")
                assert len(lines) == len(account.places) + 1
                for place, line in zip(account.places, lines, strict=False):
                    assert line.startswith(f"Coop {place.number} fails")


@pytest.mark.parametrize("name", ["soureh", "pariah"])
def test_the_sheet_names_the_player_who_declared_or_knocked(name: str) -> None:
    told = set()
    for seed in range(2 * MATCHES):
        for view in rounds(match_of(GAMES[name], {}, seed)):
            story = round_sheet(view, names_of(view), 0).story
            calls = [
                event.seat
                for event in view.events_of_round()
                if isinstance(event, Said) and event.what in CALLS
            ]
            caller = names_of(view)[calls[0]] if calls else "The stock"
            assert story.startswith(caller)
            told.add(caller)
    assert told >= {"You", "Player 1"}


def test_PAR_5_who_earned_more_wins_the_round() -> None:
    told = set()
    for seed in range(2 * MATCHES):
        for view in rounds(match_of(GAMES["pariah"], {}, seed)):
            sheet = round_sheet(view, names_of(view), 0)
            mine, theirs = (account.points for account in sheet.accounts)
            end = {
                1: f"You win the round, {mine} to {theirs}.",
                0: "Both earn the same.",
                -1: f"Player 1 wins the round, {theirs} to {mine}.",
            }[(mine > theirs) - (mine < theirs)]
            assert sheet.story.endswith(end)
            told.add(end)
    assert len(told) > 2


def test_SPY_7_the_first_to_finish_is_named() -> None:
    for view in rounds(match_of(GAMES["spy"], {"players": 3}, 1)):
        finished = [
            event.seat
            for event in view.events_of_round()
            if isinstance(event, Said) and event.what in (Word.DONE, Word.STUCK)
        ]
        story = round_sheet(view, names_of(view), 0).story
        assert story.startswith(names_of(view)[finished[0]])


def test_soy_tells_how_close_a_loser_was_who_sees_the_hand() -> None:
    """SOY-8: only a call shows a hand, so the winner never learns the other one."""
    soy = GAMES["soy"]
    told = set[bool]()
    for seed in range(1, 40):
        match = match_of(soy, {}, seed)
        view = list(rounds(match))[-1]
        assert view.result is not None
        story = round_sheet(view, ("You", "Ada"), 0).story
        if view.result.reason == "soy":
            has_lost = view.result.ranks[0] == 2
            assert (" cards " in story) is has_lost
            assert ("Ada’s hand stays hidden" in story) is not has_lost
            told.add(has_lost)
        else:
            assert "stays hidden" not in story
        if len(told) == 2:
            return
    pytest.fail("no match was decided both ways")


def test_SDA_4_who_won_the_most_points_of_the_suit_is_named() -> None:
    seen = set()
    for seed in range(3):
        for view in rounds(match_of(GAMES["soda"], {"players": 4}, seed)):
            sheet = round_sheet(view, names_of(view), -1)
            points = [account.points for account in sheet.accounts]
            best = [names_of(view)[seat] for seat, each in enumerate(points) if each == max(points)]
            seen.add(len(best) == 1)
            if len(best) == 1:
                assert sheet.story.startswith(f"{best[0]} won the most in ")
                assert sheet.story.endswith(f": {max(points)} of 54 points.")
            else:
                assert sheet.story == ""
    assert True in seen
