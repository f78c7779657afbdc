"""The releases of Soirée, from the one changelog of all packages: `resources/CHANGELOG.md`."""

from __future__ import annotations

import os
import re
import textwrap
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

CHANGELOG = Path(__file__).resolve().parents[1] / "resources" / "CHANGELOG.md"

UNRELEASED = "not released yet"
"""The text in the heading of the next release in place of its day."""


class Release(NamedTuple):
    """A release.

    Attributes:
        day: the day of its publication; None for the next release.
        changes: the most important changes for players, a sentence each.
        detail: the other changes for players.
        inside: the changes for developers.
    """

    version: str
    day: date | None
    changes: tuple[str, ...]
    detail: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        return f"{self.version}, {self.day or UNRELEASED}"


def releases(text: str | None = None) -> list[Release]:
    """Return all releases, the newest or the next one first.

    Raises ValueError if there is no release, or one without changes for players.
    """
    whole = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    found = []
    for part in re.split(r"^## ", whole, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        version, _, day = title.strip().partition(", ")
        first, *others = re.split(r"^### ", body, flags=re.MULTILINE)
        if not (changes := _points(first)):
            raise ValueError(f"the changelog tells of no change in {version}")
        more = dict(other.split("\n", 1) for other in others)
        when = None if day == UNRELEASED else date.fromisoformat(day)
        detail, inside = (_points(more.get(name, "")) for name in ("In detail", "For developers"))
        found.append(Release(version, when, changes, detail, inside))
    if not found:
        raise ValueError("the changelog tells of no release")
    return found


def _points(text: str) -> tuple[str, ...]:
    points = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
    return tuple(" ".join(point.split()) for point in points)


def source_date() -> int:
    """Return the date of the files in a package, in seconds since 1970.

    The date is `SOURCE_DATE_EPOCH`, or noon of the release day, or of today before the release.
    """
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    return int(asked) if asked else int(_noon(releases()[0].day).timestamp())


def _noon(day: date | None) -> datetime:
    return datetime.combine(day or datetime.now(UTC).date(), time(12), UTC)


def debian_version(version: str) -> str:
    """Return the version of the Debian package, such as `0.2.0~dev57-1`.

    Apt sorts `0.2.0~dev57-1` before `0.2.0-1`.
    """
    return version.partition("+")[0].replace(".dev", "~dev") + "-1"


def debian(package: str, maintainer: str, version: str) -> str:
    """Return the changelog in Debian's format.

    Args:
        version: the program's version, for the newest entry.
    """
    entries = []
    for number, release in enumerate(releases()):
        shown = release.version if number else version
        when = _noon(release.day) if number else datetime.fromtimestamp(source_date(), UTC)
        changes = [
            textwrap.fill(change, 76, initial_indent="  * ", subsequent_indent="    ")
            for change in (*release.changes, *release.inside)
        ]
        entries.append(
            f"{package} ({debian_version(shown)}) unstable; urgency=medium\n\n"
            + "\n".join(changes)
            + f"\n\n -- {maintainer}  {format_datetime(when)}\n"
        )
    return "\n".join(entries)


def plain() -> str:
    """Return the changelog for players as plain text."""
    parts = []
    for release in releases():
        lines = [f"Soirée {release.heading}", ""]
        for change in (*release.changes, *release.detail):
            lines.append(textwrap.fill(change, 76, initial_indent="- ", subsequent_indent="  "))
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def appstream() -> ElementTree.Element:
    """Return the `<releases>` of an AppStream page, for players."""
    told = ElementTree.Element("releases")
    for release in releases():
        if release.day is None:
            continue
        kind = "development" if release.version.startswith("0.") else "stable"
        element = ElementTree.SubElement(
            told, "release", version=release.version, date=release.day.isoformat(), type=kind
        )
        points = ElementTree.SubElement(ElementTree.SubElement(element, "description"), "ul")
        for change in release.changes:
            ElementTree.SubElement(points, "li").text = change
    return told
