"""The true match behind a table, which the table itself cannot see, for comparisons."""

from __future__ import annotations

from soiree.controller.match.authority import Match
from soiree.ui.table.table import Table


def match_at(table: Table) -> Match:
    """The match that is played at a table."""
    match: Match = table.play.client._match
    return match
