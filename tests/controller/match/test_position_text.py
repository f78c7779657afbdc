"""Positions as texts for the clipboard."""

from __future__ import annotations

import base64
import random
import zlib

import pytest
from msgspec.structs import replace

from soiree.controller.match.position_text import (
    PREFIX,
    is_position_text,
    position_text,
    read_position_text,
)
from soiree.core.records import Faulty, decode
from soiree.games import GAMES
from tests.every_game import golden


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_a_position_opens_at_its_choice(name: str) -> None:
    record = decode(golden(name), GAMES)
    for length in random.Random(name).sample(range(len(record.entries)), 3):
        cut = replace(record, entries=record.entries[:length], result=None)
        text = position_text(cut)
        assert is_position_text(f" {text}")
        assert read_position_text(f"{text[:40]}\n {text[40:]}\n", GAMES) == cut


def test_a_damaged_text_of_a_position_is_refused() -> None:
    text = position_text(decode(golden("soda"), GAMES))
    for damaged in (PREFIX, text[:-10], text[:60] + "!" + text[61:], text[:60] + text[80:]):
        with pytest.raises(Faulty):
            read_position_text(damaged, GAMES)


def test_a_text_that_unpacks_to_too_much_is_refused() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 100_000_000, 9)).decode()
    with pytest.raises(Faulty, match="incomplete or changed"):
        read_position_text(PREFIX + bomb, GAMES)
