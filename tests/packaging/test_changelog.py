"""The one changelog, and what the packages make of it."""

from __future__ import annotations

import shutil
import subprocess
from datetime import date

import pytest

import changelog
import soiree

TWO = """\
# What each release brought

## 0.2.0, 2027-01-31

- A seventh game.
- A sentence that goes
  on in the next line.

## 0.1.0, 2026-11-20

- Six games.
"""


def test_each_release_has_its_day_and_its_changes() -> None:
    newest, oldest = changelog.releases(TWO)
    assert (newest.version, newest.day) == ("0.2.0", date(2027, 1, 31))
    assert newest.changes == ("A seventh game.", "A sentence that goes on in the next line.")
    assert oldest.changes == ("Six games.",)


def test_the_newest_release_is_this_version() -> None:
    assert changelog.releases()[0].version == soiree.__version__


@pytest.mark.parametrize("text", ["# Nothing yet\n", "## 0.1.0, 2026-11-20\n\nNothing.\n"])
def test_a_changelog_that_tells_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="the changelog tells of no"):
        changelog.releases(text)


def test_the_date_of_the_sources_is_that_of_the_release_unless_it_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert changelog.source_date() == int(changelog.releases()[0].noon.timestamp())
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert changelog.source_date() == 1_700_000_000


def test_debians_own_tool_reads_the_changelog() -> None:
    if shutil.which("dpkg-parsechangelog") is None:
        pytest.skip("a tool of Debian's")
    told = subprocess.run(
        ["dpkg-parsechangelog", "--file", "-", "--all"],
        input=changelog.debian("soiree", "Somebody <somebody@localhost>"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr == ""
    fields = dict(line.split(": ", 1) for line in told.stdout.splitlines() if ": " in line)
    assert fields["Version"] == f"{soiree.__version__}-1"
    assert fields["Maintainer"] == "Somebody <somebody@localhost>"
