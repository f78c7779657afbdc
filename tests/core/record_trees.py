"""Records as `json` reads them, for tests that change a part of a record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from soiree.core.records import Faulty, decode
from soiree.games import GAMES
from tests.every_game import golden

Tree = dict[str, Any]
"""A record as `json` reads it."""


def tree(game: str = "soi") -> Tree:
    read: Tree = json.loads(golden(game))
    return read


def written(record: Tree) -> bytes:
    return json.dumps(record).encode()


def fault(content: bytes) -> str:
    """Return the message for a faulty record, which must be one line that fits a terminal."""
    with pytest.raises(Faulty) as caught:
        decode(content, GAMES)
    line = str(caught.value)
    assert line == f"{caught.value.place}: found {caught.value.found}, expected " + (
        caught.value.expected
    )
    assert line.isprintable()
    assert len(line) < 300
    return line


def start(text: str) -> bytes:
    """The golden record of Soi, with a text inserted before its first field."""
    return golden("soi").replace(b"{", b"{" + text.encode(), 1)
