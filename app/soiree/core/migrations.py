"""Formats of files and their versions, and the migrations from each version to the next.

A file is migrated when it is read. It stays unchanged until the next save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from soiree.core.strict_json import Fields, Newer, fault_in, shown

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns the JSON object of the next version, and does not change its argument.

The object has not been checked yet. A migration keeps invalid values, which the reader rejects
afterwards.
"""

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration of records from version 1 to 2, from 2 to 3, and so on. None is ever removed."""


def take_head(value: object, name: str, migrations: Sequence[Migration]) -> Fields:
    """Check the format of a file, and return its other fields, migrated to the present version.

    Args:
        value: the JSON value of the file.
        name: the name of the format.
        migrations: the migrations from the first version to the present one.

    Raises:
        Newer: the file has a later version.
        Faulty: the file has another format, or no valid version.
    """
    _take_format(Fields(value), name)
    fields = Fields(brought_up(value, migrations))
    _take_format(fields, name)
    latest = version_after(migrations)
    version = fields.take("version", int, str(latest))
    if version != latest:
        raise fields.fault("version", version, str(latest))
    return fields


def _take_format(fields: Fields, name: str) -> None:
    found = fields.take("format", str, shown(name))
    if found != name:
        raise fields.fault("format", found, shown(name))


def version_after(migrations: Sequence[Migration]) -> int:
    """The version that these migrations lead to."""
    return len(migrations) + 1


def brought_up(value: Any, migrations: Sequence[Migration] = MIGRATIONS) -> Any:
    """The JSON object of a file, migrated to the present version.

    A value without a valid version is returned unchanged.

    Raises:
        Newer: the file has a later version.
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
