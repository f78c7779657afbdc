"""The one changelog, and what the packages make of it."""

from __future__ import annotations

import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest

import changelog
import soiree

TWO = """\
# What each release brought

## Next

- What nobody has yet.

## 0.2.0, 2027-01-31

- A seventh game.
- A sentence that goes
  on in the next line.

### For developers

- A shorter list.

## 0.1.0, 2026-11-20

- Six games.
"""


def test_each_release_has_its_day_and_its_changes() -> None:
    newest, oldest = changelog.releases(TWO)
    assert (newest.version, newest.day) == ("0.2.0", date(2027, 1, 31))
    assert newest.changes == ("A seventh game.", "A sentence that goes on in the next line.")
    assert newest.inside == ("A shorter list.",)
    assert (oldest.changes, oldest.inside) == (("Six games.",), ())


def test_players_read_what_is_for_players_and_debian_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(TWO, "utf-8")
    monkeypatch.setattr(changelog, "CHANGELOG", file)
    assert changelog.plain() == (
        "Soirée 0.2.0, 2027-01-31\n\n"
        "- A seventh game.\n- A sentence that goes on in the next line.\n\n"
        "Soirée 0.1.0, 2026-11-20\n\n- Six games.\n"
    )
    points = [point.text for point in changelog.appstream().iter("li")]
    sentence = "A sentence that goes on in the next line."
    assert points == ["A seventh game.", sentence, "Six games."]
    debian = changelog.debian("soiree", "Somebody <somebody@localhost>")
    assert debian.startswith(
        "soiree (0.2.0-1) unstable; urgency=medium\n\n"
        f"  * A seventh game.\n  * {sentence}\n  * A shorter list.\n\n"
        " -- Somebody <somebody@localhost>  Sun, 31 Jan 2027 12:00:00 +0000\n\n"
        "soiree (0.1.0-1)"
    )


def test_what_comes_next_reads_like_a_release() -> None:
    text = changelog.CHANGELOG.read_text("utf-8")
    heading = f"## {changelog.NEXT}\n"
    if heading in text:
        newest, *_ = changelog.releases(text.replace(heading, "## 9.9.9, 2030-01-01\n"))
        assert newest.version == "9.9.9"
        assert newest.changes


def test_the_newest_release_is_this_version() -> None:
    assert changelog.releases()[0].version == soiree.__version__


@pytest.mark.parametrize(
    "text",
    [
        "# Nothing yet\n",
        "## Next\n\n- A game.\n",
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
