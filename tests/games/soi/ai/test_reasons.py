"""The reasons for and against questions of Soi, one kind after the other."""

from __future__ import annotations

from soiree.core.views import View
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.reasons import Reasons
from soiree.games.soi.deals import questions
from tests.games.soi.soi_tables import Table, known_round


def sentences(seen: View, move: str) -> list[str]:
    """The reasons for or against a question, with players by their seats."""
    reasons = Reasons(seen, IMPOSSIBLE.belief(seen), questions(seen))
    return [fact.text.format(**fact.words) for fact in reasons.of(move)]


def test_a_card_that_everybody_saw_move() -> None:
    table = Table()
    table.deal({0: "7D 7C", 1: "7S", 2: "7H"}, starter=1)
    table.play("ask 2 7H", "ask 0 7D")
    table.miss(0)
    seen = table.view(0)
    assert "Everybody saw the 7H go to 1." in sentences(seen, "ask 1 7H")
    assert sentences(seen, "ask 2 7H")[0] == "Everybody saw the 7H go to 1."


def test_a_rank_whose_holders_are_all_known() -> None:
    facts = sentences(known_round().view(0), "ask 1 KH")
    assert facts == [
        "You know who holds each K: the four bring 10 points.",
        "Only 1 can hold the KH.",
        "1 asked for the KS, so they hold another K.",
    ]


def test_neither_who_refused_nor_who_asked_in_vain_has_the_card() -> None:
    table = Table()
    table.deal({0: "7S", 1: "7H", 2: "8H", 3: "7D 7C"}, starter=1)
    table.play("ask 2 7C")
    table.miss(0)
    seen = table.view(0)
    assert sentences(seen, "ask 1 7C")[0] == "1 asked for the 7C in vain."
    assert sentences(seen, "ask 2 7C")[0] == "2 refused the 7C."
    assert sentences(seen, "ask 3 7C") == [
        "Only 3 can hold the 7C.",
        "1 asked for the 7C in vain.",
        "2 refused the 7C.",
        "You hold 1 of the four, which bring 7 points.",
        "This question tells everybody that you hold that rank.",
    ]
    facts = sentences(seen, "ask 1 7H")
    assert facts[0].startswith("Chance that 1 holds it: ")
    assert facts[1] == "1 asked for the 7C, so they hold another 7."


def test_a_player_who_has_lost_a_card_of_the_rank_since_may_hold_no_other() -> None:
    table = Table()
    table.deal({0: "7S", 1: "7H", 2: "7C", 3: "7D"}, starter=1)
    table.play("ask 0 7D", "ask 1 7H")
    facts = sentences(table.view(0), "ask 1 7C")
    assert facts
    assert not any("another" in fact for fact in facts)


def test_a_chance_where_nothing_is_certain() -> None:
    table = Table()
    table.deal({0: "7S", 1: "7H", 2: "7C", 3: "7D"})
    fact, worth, tells, risk = sentences(table.view(0), "ask 1 7H")
    assert fact in [f"Chance that 1 holds it: {share}%." for share in (33, 34)]
    assert worth == "You hold 1 of the four, which bring 7 points."
    assert tells == "This question tells everybody that you hold that rank."
    assert risk == "If 1 says no, it is their turn."


def test_what_everybody_knows_already_is_not_given_away() -> None:
    table = Table()
    table.deal({0: "7S"}, starter=0)
    seen = table.view(0)
    assert "This question tells everybody that you hold that rank." in sentences(seen, "ask 1 7H")
    table.play("ask 1 7H")
    table.miss(1)
    seen = table.view(0)
    assert "Everybody already knows that you hold that rank." in sentences(seen, "ask 2 7H")


def test_whether_a_card_that_moved_is_a_reason_depends_on_who_has_it() -> None:
    table = Table()
    table.deal({0: "7D 7C", 1: "7S", 2: "7H"}, starter=1)
    table.play("ask 2 7H", "ask 0 7D")
    table.miss(0)
    seen = table.view(0)
    reasons = Reasons(seen, IMPOSSIBLE.belief(seen), questions(seen))
    assert reasons.of("ask 1 7H")[0].speaks_for
    assert not reasons.of("ask 2 7H")[0].speaks_for
