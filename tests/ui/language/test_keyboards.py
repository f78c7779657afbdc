"""Keys have the same effect on keyboards without Latin letters."""

from __future__ import annotations

import pytest

from soiree.ui.language.keyboards import latin


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("Now", "now"),
        ("ΝΟΩ", "nov"),
        ("ТЩЦ", "now"),
        ("ىخص", "now"),
        ("لا", "b"),
        ("ﻻ", "b"),
        ("ل", "g"),
        ("7 ", "7 "),
    ],
)
def test_a_key_is_named_by_its_latin_letter(typed: str, letters: str) -> None:
    assert latin(typed) == letters
