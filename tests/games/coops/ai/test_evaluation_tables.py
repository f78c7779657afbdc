"""The tables by which simulated players of Soureh and Pariah value coops."""

from __future__ import annotations

import pytest

from soiree.core.cards import DECK, card
from soiree.core.games import Game
from soiree.games import pariah, soureh
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.rules import is_valid
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from soiree.games.soureh.rules import Soureh

TABLES = {
    "soureh": soureh_players.SourehSearch.tables_of(soureh_players.PARAMETERS),
    "pariah": pariah_players.PariahSearch.tables_of(pariah_players.PARAMETERS),
}
POINTLESS = EvaluationTables(
    Soureh.deck, is_valid, lambda up, down: 0, None, TABLES["soureh"].parameters
)
every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME], ids=lambda g: g.name)


def value(tables: EvaluationTables, coop: str) -> float:
    up, down = (card(each) for each in coop.split("/"))
    return tables.value[up][down]


@every_game
def test_validity_is_that_of_the_rules(game: Game) -> None:
    numbers = Soureh.deck
    for up in numbers:
        for down in numbers:
            assert TABLES[game.name].valid[up][down] == is_valid(up, down)


@every_game
def test_a_valid_coop_is_worth_more_than_an_invalid_one_with_the_same_points(game: Game) -> None:
    tables = TABLES[game.name]
    assert value(tables, "4H/9S") > value(tables, "9H/4S")


def test_an_invalid_coop_is_worth_more_the_more_cards_would_mend_it() -> None:
    assert value(POINTLESS, "3H/2S") > value(POINTLESS, "8H/2S")


def test_a_valid_coop_is_worth_less_the_more_cards_would_break_it() -> None:
    assert value(POINTLESS, "AS/5H") > value(POINTLESS, "6S/5H"), "only a 10 replaces an ace"


@every_game
def test_a_coop_that_was_seen_mended_is_probably_valid_until_a_card_is_laid_over_it(
    game: Game,
) -> None:
    tables, four, ten = TABLES[game.name], card("4H"), card("10H")
    assert tables.valid_chance[four][four] == pytest.approx(tables.parameters.mended)
    assert tables.valid_chance[four][ten] < tables.valid_chance[four][four]
    assert tables.valid_chance[UNKNOWN][four] < tables.valid_chance[four][four]


def test_points_are_those_of_each_game() -> None:
    four, nine = card("4H"), card("9S")
    assert TABLES["soureh"].points[four][nine] == -4
    assert TABLES["pariah"].points[four][nine] == 4 + 9
    assert TABLES["pariah"].points[nine][nine] == 0
    assert all(len(row) == len(DECK) for row in TABLES["pariah"].points)
