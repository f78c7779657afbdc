"""Tallies in the extra fields of records: help, hints, undos and playing time."""

from __future__ import annotations

import pytest

from soiree.core.tallies import Tally


@pytest.mark.parametrize(
    "tally", [Tally(), Tally(assisted=True), Tally(True, 3, 2, 754.0), Tally(seconds=1.0)]
)
def test_a_tally_is_read_from_the_fields_of_a_record(tally: Tally) -> None:
    assert Tally.of(tally.fields()) == tally


def test_a_record_without_help_has_no_fields_of_it() -> None:
    assert Tally().fields() == {}
    assert Tally(seconds=12.6).fields() == {"seconds": 13}


@pytest.mark.parametrize("nonsense", [-1, 2.5, "3", True, None, [1], 10**30])
def test_invalid_fields_of_a_tally_count_as_zero(nonsense: object) -> None:
    found = {"assisted": nonsense, "hints": nonsense, "undos": nonsense, "seconds": nonsense}
    assert Tally.of(found) == Tally(assisted=nonsense is True)
