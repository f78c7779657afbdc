"""The true match behind a table: for tests to compare with, as no table could."""

from __future__ import annotations

from typing import Protocol

from soiree.controller.client import Client
from soiree.controller.match import Match


class HasClient(Protocol):
    """A table of any kind."""

    @property
    def client(self) -> Client: ...


def match_at(table: HasClient) -> Match:
    """The match that is played at a table."""
    return table.client._match
