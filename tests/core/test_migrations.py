"""Records of earlier and later versions, with made-up changes of the format."""

from __future__ import annotations

import json
from typing import Any

import pytest

from soiree.core.migrations import MIGRATIONS, brought_up
from soiree.core.records import VERSION, Faulty, Newer, decode, encode
from soiree.games import GAMES
from tests.core.record_trees import Tree, tree, written


def seats_to_players(record: Tree) -> Tree:
    """The made-up version 2 calls the seats players."""
    return {**{name: value for name, value in record.items() if name != "seats"}} | {
        "players": record["seats"]
    }


def hands_to_target(record: Tree) -> Tree:
    """The made-up version 3 calls the option `hands` of Soi `target`."""
    return {**record, "options": {"target": record["options"]["hands"]}}


STEPS = (seats_to_players, hands_to_target)


def oldest() -> Tree:
    record = tree()
    record["seats"] = record.pop("players")
    record["options"] = {"hands": record["options"]["target"]}
    return record


def test_a_record_of_the_first_version_is_brought_up_step_by_step() -> None:
    record = decode(written(oldest()), GAMES, migrations=STEPS)
    assert record == decode(written(tree()), GAMES)


def test_a_record_of_a_version_between_skips_the_steps_before() -> None:
    between = seats_to_players(oldest()) | {"version": 2}
    assert decode(written(between), GAMES, migrations=STEPS) == decode(written(tree()), GAMES)


def test_a_record_of_the_present_version_is_read_as_it_is() -> None:
    present = tree() | {"version": 3}
    assert decode(written(present), GAMES, migrations=STEPS) == decode(written(tree()), GAMES)


def test_steps_leave_the_json_that_they_get_unchanged() -> None:
    record, again = oldest(), oldest()
    assert brought_up(record, STEPS)["version"] == 3
    assert record == again


def test_a_record_of_a_later_version_is_refused_as_newer() -> None:
    later = written(tree() | {"version": 4})
    with pytest.raises(Newer) as caught:
        decode(later, GAMES, migrations=STEPS)
    assert str(caught.value) == ("version: found 4, expected 3; the file comes from a newer Soirée")


def test_a_later_version_of_another_format_is_no_record() -> None:
    with pytest.raises(Faulty) as caught:
        decode(b'{"format": "other", "version": 9}', GAMES)
    assert not isinstance(caught.value, Newer)
    assert caught.value.place == "format"


@pytest.mark.parametrize("version", [0, -1, 1.0, "1", None, True, [], {}])
def test_a_version_that_is_no_number_from_one_on_is_refused(version: Any) -> None:
    with pytest.raises(Faulty) as caught:
        decode(written(tree() | {"version": version}), GAMES, migrations=STEPS)
    assert not isinstance(caught.value, Newer)
    assert caught.value.place == "version"


def test_an_unknown_option_is_newer_even_beside_a_value_that_is_not_known() -> None:
    record = tree("soureh")
    record["options"] |= {"players": 9, "speed": 3}
    with pytest.raises(Newer) as caught:
        decode(written(record), GAMES)
    assert caught.value.place == "options.speed"


def test_records_are_written_in_the_version_after_the_last_step() -> None:
    record = decode(written(tree()), GAMES)
    assert json.loads(encode(record))["version"] == VERSION == len(MIGRATIONS) + 1
