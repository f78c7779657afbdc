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


class Release(NamedTuple):
    """One release: what it brought, a sentence each."""

    version: str
    day: date
    changes: tuple[str, ...]

    @property
    def noon(self) -> datetime:
        """Its time, where a package asks for one; the changelog knows the day only."""
        return datetime.combine(self.day, time(12), UTC)


def releases(text: str | None = None) -> list[Release]:
    """All releases, the newest first.

    Raises ValueError where the changelog has none, or one without a change.
    """
    told = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    found = []
    for part in re.split(r"^## ", told, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        version, _, day = title.partition(", ")
        changes = re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        if not changes:
            raise ValueError(f"the changelog tells of no change in {version}")
        sentences = tuple(" ".join(change.split()) for change in changes)
        found.append(Release(version, date.fromisoformat(day.strip()), sentences))
    if not found:
        raise ValueError("the changelog tells of no release")
    return found


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
            for change in release.changes
        ]
        entries.append(
            f"{package} ({release.version}-1) unstable; urgency=medium\n\n"
            + "\n".join(changes)
            + f"\n\n -- {maintainer}  {format_datetime(release.noon)}\n"
        )
    return "\n".join(entries)


def appstream() -> ElementTree.Element:
    """The `<releases>` of an AppStream page."""
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
