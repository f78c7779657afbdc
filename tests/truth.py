"""The true match behind a table: for tests to compare with, as no table could."""

from __future__ import annotations

from soiree.controller.match import Match
from tests.ui.table.things import AnyTable


def match_at(table: AnyTable) -> Match:
    """The match that is played at a table."""
    match: Match = table.client._match
    return match
