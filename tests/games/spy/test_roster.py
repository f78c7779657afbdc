"""The participants of a match of Spy vs Spy."""

from __future__ import annotations

from soiree.games.spy.roster import Roster


def test_everybody_is_in_the_first_race() -> None:
    roster = Roster.of(3)
    assert roster.in_race() == (0, 1, 2)
    assert roster.finished == roster.paid == roster.out == ()


def test_a_new_race_forgets_who_finished_and_paid_but_not_who_is_out() -> None:
    roster = Roster.of(3).with_finished(2).with_finished(0).with_caught(1, is_out=True)
    assert roster.finished == (2, 0)
    assert roster.begun() == Roster.of(3)._replace(out=(1,))


def test_a_change_leaves_the_roster_before_as_it_was() -> None:
    before = Roster.of(2)
    before.with_finished(1)
    before.with_caught(0, is_out=True)
    before.to_race_again([1])
    assert before == Roster.of(2)


def test_a_player_who_is_out_is_not_the_first_to_finish() -> None:
    roster = Roster.of(3).with_finished(2).with_finished(0)
    assert roster.first() == 2
    assert roster.with_caught(2, is_out=True).first() == 0


def test_accusers_follow_each_other_in_seat_order_without_those_who_are_out() -> None:
    roster = Roster.of(4).with_caught(2, is_out=True)
    accusers = [-1]
    while (accuser := roster.accuser_after(accusers[-1])) is not None:
        accusers.append(accuser)
    assert accusers == [-1, 0, 1, 3]


def test_nobody_accuses_themselves_a_player_who_has_paid_or_one_who_did_not_race() -> None:
    roster = Roster.of(5).to_race_again([0, 2, 3, 4]).with_caught(3, is_out=False)
    assert roster.caught() == 3
    assert roster.accusable(0) == [2, 4]
    assert roster.accusable(3) == [0, 2, 4]


def test_only_a_score_of_0_or_less_leads_and_only_of_a_player_in_the_race() -> None:
    roster = Roster.of(3)
    assert roster.leaders((1, 2, 3)) == ()
    assert roster.leaders((0, 2, 0)) == (0, 2)
    assert roster.leaders((0, -5, 0)) == (1,)
    assert roster.with_caught(1, is_out=True).leaders((0, -5, 3)) == (0,)


def test_those_who_share_the_lead_race_again_and_rank_ahead() -> None:
    roster = Roster.of(3).to_race_again([0, 2])
    assert roster.in_race() == (0, 2)
    assert roster.shared == (1, 0, 1)
    assert roster.ranks((4, -9, 2)) == (2, 3, 1)


def test_without_a_leader_all_who_are_not_out_race_again() -> None:
    roster = Roster.of(3).with_caught(0, is_out=True).to_race_again([])
    assert roster.racing == (1, 2)
    assert roster.shared == (0, 0, 0)


def test_those_who_are_out_rank_last_the_first_to_go_behind_all() -> None:
    roster = Roster.of(4).with_caught(3, is_out=True).with_caught(0, is_out=True)
    assert roster.ranks((-20, 7, 5, -9)) == (3, 2, 1, 4)
