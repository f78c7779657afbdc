"""The releases of Soirée, from the one changelog of all packages: `packaging/CHANGELOG.md`."""

from __future__ import annotations

import os
import re
import textwrap
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

CHANGELOG = Path(__file__).resolve().parent / "CHANGELOG.md"

NEXT = "Next"
"""The heading of what is not released yet."""

FOR_DEVELOPERS = "### For developers\n"
"""The heading, within a release, of what no player notices."""


class Release(NamedTuple):
    """One release.

    Attributes:
        changes: what it brought to players, a sentence each.
        inside: what it brought to developers.
    """

    version: str
    day: date
    changes: tuple[str, ...]
    inside: tuple[str, ...] = ()

    @property
    def noon(self) -> datetime:
        """Its time, where a package asks for one; the changelog knows the day only."""
        return datetime.combine(self.day, time(12), UTC)


def releases(text: str | None = None) -> list[Release]:
    """All releases, the newest first; what is not released yet is not among them.

    Raises ValueError where the changelog has none, or one that brought players nothing.
    """
    whole = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    found = []
    for part in re.split(r"^## ", whole, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        if title.strip() == NEXT:
            continue
        version, _, day = title.partition(", ")
        players, _, developers = body.partition(FOR_DEVELOPERS)
        if not (changes := _points(players)):
            raise ValueError(f"the changelog tells of no change in {version}")
        day_of_it = date.fromisoformat(day.strip())
        found.append(Release(version, day_of_it, changes, _points(developers)))
    if not found:
        raise ValueError("the changelog tells of no release")
    return found


def _points(text: str) -> tuple[str, ...]:
    points = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
    return tuple(" ".join(point.split()) for point in points)


def source_date() -> int:
    """The date of what a package holds, in seconds since 1970: as asked for, or the release's."""
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    return int(asked) if asked else int(releases()[0].noon.timestamp())


def debian(package: str, maintainer: str) -> str:
    """The changelog as Debian writes it."""
    entries = []
    for release in releases():
        changes = [
            textwrap.fill(change, 76, initial_indent="  * ", subsequent_indent="    ")
            for change in (*release.changes, *release.inside)
        ]
        entries.append(
            f"{package} ({release.version}-1) unstable; urgency=medium\n\n"
            + "\n".join(changes)
            + f"\n\n -- {maintainer}  {format_datetime(release.noon)}\n"
        )
    return "\n".join(entries)


def plain() -> str:
    """The changelog for players, as a text file beside the program."""
    parts = []
    for release in releases():
        lines = [f"Soirée {release.version}, {release.day.isoformat()}", ""]
        for change in release.changes:
            lines.append(textwrap.fill(change, 76, initial_indent="- ", subsequent_indent="  "))
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def appstream() -> ElementTree.Element:
    """The `<releases>` of an AppStream page, for players."""
    told = ElementTree.Element("releases")
    for release in releases():
        kind = "development" if release.version.startswith("0.") else "stable"
        element = ElementTree.SubElement(
            told, "release", version=release.version, date=release.day.isoformat(), type=kind
        )
        points = ElementTree.SubElement(ElementTree.SubElement(element, "description"), "ul")
        for change in release.changes:
            ElementTree.SubElement(points, "li").text = change
    return told
