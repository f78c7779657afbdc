"""The review of a match: planted mistakes are found, sums add up, and shares of the work fit."""

from __future__ import annotations

import random
from functools import cache

import pytest
from msgspec.structs import replace

from soiree.controller.arena.contest import Contest
from soiree.controller.arena.contest import play as play_contest
from soiree.controller.match.replay import Replay
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import (
    Findings,
    Review,
    ReviewedChoice,
    Reviewer,
    Share,
    joined,
)
from soiree.core.entries import Chance, Decision, Maker
from soiree.core.players import random_player
from soiree.core.records import Record
from soiree.core.states import apply
from soiree.games import GAMES
from soiree.search.sampling import mean_and_error
from tests.games.honesty import honest, play, seated
from tests.thorough import tries


@cache
def record_of(game: str, most: int, seed: int = 1) -> Record:
    """The record of a match of two random players, to its end or until it has `most` entries."""
    match = seated(GAMES[game], {"players": 2}, seed)
    players = [honest(random_player)] * len(match.deal.players)
    return play(match, players, random.Random(seed), most).record()


def review(record: Record, seats: tuple[int, ...] = (0, 1)) -> Review:
    reviewer = Reviewer(GAMES[record.game], record, seats)
    for _ in reviewer:
        pass
    return reviewer.review()


@cache
def reviewed() -> Review:
    """Return the review of the beginning of a match of Soda."""
    return review(record_of("soda", 10))


def test_the_sums_are_those_of_the_entries_and_add_up_to_the_result() -> None:
    found = reviewed()
    assert len(found.course) == 11
    assert sum(account.result or 0 for account in found.accounts.values()) == pytest.approx(1)
    for seat, account in found.accounts.items():
        mine = [each for each in found.choices if each.seat == seat]
        assert account.cost.mean == pytest.approx(sum(each.cost.mean for each in mine))
        assert account.luck == pytest.approx(sum(each.luck[seat] for each in found.chances))
        assert account.result == found.course[-1][seat]
        assert account.luck is not None
        assert account.skill is not None
        assert account.result == pytest.approx(1 / 2 + account.luck + account.skill)
    for chance in found.chances:
        assert sum(chance.luck) == pytest.approx(0)


def test_the_best_move_costs_nothing() -> None:
    best = [each for each in reviewed().choices if each.move == each.best]
    assert best
    assert all(each.cost == Amount(0, 0) for each in best)
    worse = [each for each in reviewed().choices if each.move != each.best]
    assert all(each.cost.error > 0 for each in worse)


def test_a_match_that_goes_on_is_reviewed_as_far_as_it_is() -> None:
    record = record_of("soda", 10)
    begun = review(replace(record, entries=record.entries[:7]))
    assert begun.choices == tuple(each for each in reviewed().choices if each.entry <= 7)
    assert begun.chances == tuple(each for each in reviewed().chances if each.entry <= 7)
    assert begun.course == reviewed().course[:8]


@pytest.mark.parametrize("maker", Maker)
def test_a_move_made_for_a_person_is_not_their_choice(maker: Maker) -> None:
    """A review once charged people for automatic ends of turns, and for a demonstration."""
    record, choice = record_of("soda", 10), reviewed().choices[2]
    made = record.entries[choice.entry - 1]
    assert isinstance(made, Decision)
    entries = list(record.entries)
    entries[choice.entry - 1] = Decision.made_by(maker, made.seat, made.move)
    found = review(replace(record, entries=entries))
    assert found.choices == tuple(each for each in reviewed().choices if each != choice)
    assert found.chances == reviewed().chances


def test_shares_of_the_work_fit_together() -> None:
    record = record_of("soda", 10)
    found = []
    for part in range(3):
        reviewer = Reviewer(GAMES["soda"], record, (0, 1), Share(part, 3))
        assert list(reviewer) == list(range(1, 11))
        found.append(reviewer.findings())
    assert joined(found[::-1], (0, 1), 2) == reviewed()


def test_a_review_that_was_stopped_goes_on_where_it_was() -> None:
    reviewer = Reviewer(GAMES["soda"], record_of("soda", 10), (0, 1))
    for done in reviewer:
        if done == 5:
            break
    assert len(reviewer.review().course) == 6
    for _ in reviewer:
        pass
    assert reviewer.review() == reviewed()


def test_only_those_who_are_asked_about_are_reviewed() -> None:
    record = record_of("soda", 8)
    found = review(record, seats=(1,))
    assert {each.seat for each in found.choices} == {1}
    assert set(found.accounts) == {1}


def test_the_last_appraisal_of_a_finished_match_is_its_result() -> None:
    record = record_of("soda", 400)
    assert record.result is not None
    found = review(record, seats=())
    assert found.course[-1] == tuple(record.result.share(seat) for seat in range(2))


def test_a_planted_mistake_is_found() -> None:
    """The player picks the largest pile after the last race, not the smallest one (SPY-8)."""
    options = GAMES["spy"].defaults() | {"deck": "half"}
    record = play_contest(Contest("spy", options, ("middle", "middle"), 10), 0).record
    state = GAMES["spy"].start(record.options)
    place = len(record.entries) - 1
    for entry in record.entries[:place]:
        apply(state, entry)
    (seat, *_) = state.deciders()
    sizes = {
        f"pick {pile.zone.slot}": len(pile.cards)
        for pile in state.piles()
        if pile.zone.owner == seat and pile.zone.slot
    }
    small, large = (pick(sizes, key=sizes.__getitem__) for pick in (min, max))
    entries = [*record.entries[:place], Decision(seat, large)]
    reviewer = Reviewer(
        GAMES["spy"],
        replace(record, entries=entries, result=None),
        (seat,),
        Share(place, place + 1),
    )
    for _ in reviewer:
        pass
    (choice,) = reviewer.review().choices
    assert choice.points == Amount(sizes[large] - sizes[small], 0)
    assert sizes[choice.best] == sizes[small]
    assert choice.cost.mean > 0
    assert choice.cost.error == 0


def test_luck_is_fair() -> None:
    """The mean luck of a seat over random decks at the start of a match is 0."""
    record = record_of("soda", 2)
    starter = record.entries[0]
    lucks = []
    for number in range(40):
        deck = random.Random(number).sample(range(52), 52)
        entries = [starter, Chance("deck", tuple(deck))]
        reviewer = Reviewer(GAMES["soda"], replace(record, entries=entries), (), Share(1, 3))
        assert list(reviewer) == [1, 2]
        (chance,) = reviewer.review().chances
        lucks.append(chance.luck[0])
    mean, error = mean_and_error(lucks)
    assert abs(mean) < 3 * error
    assert max(lucks) > 0.02


def test_luck_counts_as_much_as_its_game_has_it_weigh() -> None:
    record = record_of("soda", 2)
    games = GAMES["soda"], replace(GAMES["soda"], luck_weight=0.25)
    whole, weighed = (Reviewer(game, record, (), Share(1, 3)) for game in games)
    assert list(whole) == list(weighed)
    (each,), (less,) = whole.review().chances, weighed.review().chances
    assert any(each.luck)
    assert less.luck == tuple(luck / 4 for luck in each.luck)


def test_luck_of_fewer_outcomes_is_similar_but_less_precise() -> None:
    record, game = record_of("soda", 2), GAMES["soda"]
    lucks = []
    for outcomes in (60, 6):
        reviewer = Reviewer(game, record, (), outcomes=outcomes)
        for _ in reviewer:
            pass
        lucks.append([each.luck[0] for each in reviewer.findings().chances])
    many, few = lucks
    assert len(many) == len(few)
    assert many != few
    assert all(abs(one - other) < 0.3 for one, other in zip(many, few, strict=True))


def test_luck_is_the_same_without_the_course_of_the_match() -> None:
    record = record_of("soda", 2)
    game, share = GAMES["soda"], Share(1, 3)
    whole, brief = (Reviewer(game, record, (), share, has_course=each) for each in (True, False))
    assert list(whole) == list(brief)
    assert whole.findings().chances == brief.findings().chances
    assert whole.findings().course
    assert not brief.findings().course


def test_luck_without_weight_is_not_measured() -> None:
    """The chances during the match are computed all the same."""
    reviewer = Reviewer(replace(GAMES["soda"], luck_weight=0.0), record_of("soda", 3), (0,))
    for _ in reviewer:
        pass
    found = reviewer.review()
    assert found.chances == ()
    assert len(found.course) == 3 + 1
    assert found.accounts[0].luck is None
    assert found.accounts[0].skill is None


# --- repeated omissions --------------------------------------------------------------------------


def omission(
    entry: int, cost: float = 0.09, best: str = "declare", in_round: int = 1
) -> ReviewedChoice:
    return ReviewedChoice(entry, 0, "end", best, 0.6, Amount(cost, 0.01), None, omitted_in=in_round)


def counted(*choices: ReviewedChoice) -> Review:
    return joined([Findings(choices, (), False, {}, None)], [0, 1], 2)


def test_a_repeated_omission_counts_once() -> None:
    use = ReviewedChoice(14, 0, "discard", "own 1", 0.6, Amount(0.02, 0.01), None)
    found = counted(omission(12), use, omission(15), omission(18, cost=0.05))
    assert [each.repeats for each in found.choices] == [None, None, 12, 12]
    assert found.accounts[0].cost.mean == pytest.approx(0.09 + 0.02)


@pytest.mark.parametrize(
    "later",
    [
        omission(18, in_round=2),
        omission(18, cost=0.2),
        omission(18, best="end", cost=0.0),
        replace(omission(18), seat=1),
        replace(omission(18), omitted_in=None),
    ],
    ids=["round", "costlier", "right", "seat", "other"],
)
def test_an_omission_in_another_situation_counts_too(later: ReviewedChoice) -> None:
    found = counted(omission(12), later)
    assert [each.repeats for each in found.choices] == [None, None]


def test_an_omission_after_a_right_one_counts_again() -> None:
    found = counted(omission(12), omission(15, best="end", cost=0.0), omission(18))
    assert [each.repeats for each in found.choices] == [None, None, None]


def test_a_review_of_soureh_names_the_rounds_of_omissions() -> None:
    record = record_of("soureh", tries(18, thorough=24))
    replay = Replay(record, GAMES["soureh"])
    ended = {each.entry: each.omitted_in for each in review(record).choices if each.move == "end"}
    assert len(set(ended.values())) > 1
    assert ended == {entry: replay.round_at(entry - 1) for entry in ended}
