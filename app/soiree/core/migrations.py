"""Migrations of the format of records, from each version to the next.

A record is migrated when it is read. Its file stays unchanged until the next save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from soiree.core.strict_json import Newer, fault_in

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns the JSON object of the next version, and does not change its argument.

The record has not been checked yet. A migration keeps invalid values, which the reader rejects
afterwards.
"""

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 to 2, from 2 to 3, and so on. None is ever removed."""


def version_after(migrations: Sequence[Migration]) -> int:
    """The version that these migrations lead to."""
    return len(migrations) + 1


def brought_up(value: Any, migrations: Sequence[Migration] = MIGRATIONS) -> Any:
    """The JSON object of a record, migrated to the present version.

    A value without a valid version is returned unchanged.

    Raises:
        Newer: the record has a later version.
    """
    version = value.get("version") if isinstance(value, dict) else None
    if type(version) is not int or version < 1:
        return value
    check_version(version, "version", migrations)
    for number, migration in enumerate(migrations[version - 1 :], version + 1):
        value = {**migration(value), "version": number}
    return value


def check_version(
    version: object, place: str, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Raise Newer, with this place, if a version is later than the present one."""
    latest = version_after(migrations)
    if type(version) is int and version > latest:
        raise Newer.of(fault_in(place, version, str(latest)))
