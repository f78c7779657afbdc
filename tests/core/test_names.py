"""Untrusted names are displayed short, on one line and without hidden characters."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.names import LONGEST, distinct, isolated, shown_name

HOSTILE = {
    "long": "x" * 5000,
    "wide": "﷽" * 40,
    "lines": "Ada\nwins\r\nagain\u2028and\u2029again\x85",
    "escapes": "\x1b]0;mine\x07\x1b[31mAda\x9b0m\x00",
    "turned": "Ada \u202eenog si\u202c\u2067\u061c",
    "tower": "A" + "\u0301\u0323\u0489" * 20 + "da",
    "marks alone": "\u0301\u0323",
    "markup": '<img src="/etc/passwd"><b>Ada</b> &amp; &lt;',
    "braces": "{player} {0} %n %1 {",
    "mnemonic": "A&da && co",
    "hebrew": "\u05e2\u05d3\u05d4 12",
    "emoji": "👩‍👩‍👧‍👦 🏴\U000e0067\U000e0062\U000e007f 👍🏽 ❤\ufe0f",
    "half": "\ud800Ada",
    "nothing": "\u200b\u2060\ufeff\u00ad\u3164\u2800\u200d ",
    "empty": "",
}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t von\nder  Welt ", "Ada von der Welt"),
        ("A\u0308da", "Äda"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("\x1b[31mAda", "[31mAda"),
        ("Ada \u202eenog", "Ada enog"),
        ("A" + "\u0323" * 9, "Ạ" + "\u0323" * 3),
        ("\u0301Ada", "Ada"),
        ("<b>Ada</b>", "‹b>Ada‹/b>"),
        ("I <3 cards", "I <3 cards"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩‍👧 ❤\ufe0f", "👩‍👧 ❤\ufe0f"),
        (HOSTILE["nothing"], ""),
        (HOSTILE["marks alone"], ""),
    ],
)
def test_a_name_is_shown_as_it_is_read(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@given(st.text(max_size=60) | st.sampled_from(sorted(HOSTILE.values())))
def test_every_name_is_shown_on_one_short_line(name: str) -> None:
    shown = shown_name(name)
    assert len(shown) <= LONGEST
    assert shown.splitlines() == [shown][: len(shown)]
    kinds = {unicodedata.bidirectional(each) for each in shown}
    assert kinds.isdisjoint({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "B"})
    assert all(unicodedata.category(each) not in ("Cc", "Cs", "Zl", "Zp") for each in shown)
    assert shown_name(shown) == shown


def test_a_name_from_right_to_left_is_isolated_and_others_stay_as_they_are() -> None:
    assert isolated("Ada") == "Ada"
    assert isolated(HOSTILE["hebrew"]) == f"\u2068{HOSTILE['hebrew']}\u2069"


def test_names_that_are_alike_are_numbered_apart_from_all_others() -> None:
    assert distinct(["Ada", "Ada 1", "Ada", "Bela"]) == ("Ada 2", "Ada 1", "Ada 3", "Bela")
    assert len({*distinct(["Ada", "Ada", "Ada 1", "Ada 1"])}) == 4
    long = "x" * LONGEST
    made = distinct([long] * 12)
    assert len(set(made)) == 12
    assert max(map(len, made)) == LONGEST
