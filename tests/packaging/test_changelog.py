"""The changelog, and the changelogs of packages that are made from it."""

from __future__ import annotations

import shutil
import subprocess
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import changelog
import soiree

TWO = """\
# What each release brought

## 0.3.0, not released yet

- What nobody has yet.

## 0.2.0, 2027-01-31

- A seventh game.
- A sentence that goes
  on in the next line.

### In detail

- A small thing.

### For developers

- A shorter list.

## 0.1.0, 2026-11-20

- Six games.
"""


def test_each_release_has_its_day_and_its_changes() -> None:
    coming, newest, oldest = changelog.releases(TWO)
    assert (coming.version, coming.day) == ("0.3.0", None)
    assert (newest.version, newest.day) == ("0.2.0", date(2027, 1, 31))
    assert newest.changes == ("A seventh game.", "A sentence that goes on in the next line.")
    assert (newest.detail, newest.inside) == (("A small thing.",), ("A shorter list.",))
    assert (oldest.changes, oldest.inside) == (("Six games.",), ())


def test_players_read_what_is_for_players_and_debian_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(TWO, "utf-8")
    monkeypatch.setattr(changelog, "CHANGELOG", file)
    assert changelog.plain() == (
        "Soirée 0.3.0, not released yet\n\n- What nobody has yet.\n\n"
        "Soirée 0.2.0, 2027-01-31\n\n"
        "- A seventh game.\n- A sentence that goes on in the next line.\n- A small thing.\n\n"
        "Soirée 0.1.0, 2026-11-20\n\n- Six games.\n"
    )
    points = [point.text for point in changelog.appstream().iter("li")]
    sentence = "A sentence that goes on in the next line."
    assert points == ["A seventh game.", sentence, "Six games."]
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    version = "0.3.0.dev7+g1a2b3c4"
    debian = changelog.debian("soiree", "Somebody <somebody@localhost>", version)
    assert debian.startswith(
        "soiree (0.3.0~dev7-1) unstable; urgency=medium\n\n  * What nobody has yet.\n\n"
        " -- Somebody <somebody@localhost>  Fri, 15 Jan 2027 08:00:00 +0000\n\n"
        "soiree (0.2.0-1) unstable; urgency=medium\n\n"
        f"  * A seventh game.\n  * {sentence}\n  * A shorter list.\n\n"
        " -- Somebody <somebody@localhost>  Sun, 31 Jan 2027 12:00:00 +0000\n\n"
        "soiree (0.1.0-1)"
    )


def test_the_newest_section_is_that_of_the_base_version() -> None:
    assert changelog.releases()[0].version == soiree.BASE


@pytest.mark.parametrize(
    ("version", "debian"),
    [
        ("0.2.0", "0.2.0-1"),
        ("0.2.0.dev57+g1a2b3c4", "0.2.0~dev57-1"),
        ("0.2.0.dev0", "0.2.0~dev0-1"),
    ],
)
def test_debian_sorts_a_development_version_before_its_release(version: str, debian: str) -> None:
    assert changelog.debian_version(version) == debian
    if shutil.which("dpkg") and "~" in debian:
        assert not subprocess.call(["dpkg", "--compare-versions", debian, "lt", "0.2.0-1"])
        assert not subprocess.call(["dpkg", "--compare-versions", debian, "gt", "0.1.0-1"])


@pytest.mark.parametrize(
    "text",
    [
        "# Nothing yet\n",
        "No heading.\n\n- A game.\n",
        "## 0.1.0, 2026-11-20\n\nNothing.\n",
        "## 0.1.0, 2026-11-20\n\n### For developers\n\n- A list.\n",
    ],
)
def test_a_changelog_that_tells_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="the changelog tells of no"):
        changelog.releases(text)


def test_the_date_of_the_sources_is_that_of_the_release_unless_it_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    releases = changelog.releases(TWO)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(changelog, "releases", lambda: releases[1:])
    assert changelog.source_date() == datetime(2027, 1, 31, 12, tzinfo=UTC).timestamp()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert changelog.source_date() == 1_700_000_000


def test_debians_own_tool_reads_the_changelog() -> None:
    if shutil.which("dpkg-parsechangelog") is None:
        pytest.skip("a tool of Debian's")
    told = subprocess.run(
        ["dpkg-parsechangelog", "--file", "-", "--all"],
        input=changelog.debian("soiree", "Somebody <somebody@localhost>", soiree.BASE),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr == ""
    fields = dict(line.split(": ", 1) for line in told.stdout.splitlines() if ": " in line)
    assert fields["Version"] == f"{soiree.BASE}-1"
    assert fields["Maintainer"] == "Somebody <somebody@localhost>"
