"""Changes of the format of records: what each version made of the one before.

A record is brought up when it is read. Its file stays as it is until the record is next saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from soiree.core.strict_json import Newer, fault_in

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns a record of the next version, as JSON has it; the argument stays as it was.

The record has not been checked yet. What a migration does not understand it leaves as it is, and
the reader refuses it afterwards.
"""

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 to 2, from 2 to 3, and so on. None ever goes."""


def version_after(migrations: Sequence[Migration]) -> int:
    """The version that these migrations lead to."""
    return len(migrations) + 1


def brought_up(value: Any, migrations: Sequence[Migration] = MIGRATIONS) -> Any:
    """A record of the present version, made of one of any version before, as JSON has it.

    What is no record of such a version is returned as it is.

    Raises:
        Newer: the record is of a later version.
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
    """Raise Newer, with this place, if a version is a number later than the present one."""
    latest = version_after(migrations)
    if type(version) is int and version > latest:
        raise Newer.of(fault_in(place, version, str(latest)))
