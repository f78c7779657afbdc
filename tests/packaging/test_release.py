"""The steps of a release: the reasons for a refusal, the notes and the checksums."""

from __future__ import annotations

import hashlib
from datetime import date
from pathlib import Path

import pytest

import changelog
import release
from soiree import BASE, HOMEPAGE


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the source may be released: tag, homepage and dated changelog."""
    dated = changelog.Release(BASE, date(2027, 1, 31), ("A seventh game.",), ("A small thing.",))
    monkeypatch.setattr(changelog, "releases", lambda: [dated])
    monkeypatch.setattr(release, "of_source", lambda _: BASE)
    monkeypatch.setattr(release, "HOMEPAGE", "https://soiree.example")


@pytest.mark.usefixtures("ready")
def test_a_release_with_everything_in_place_is_accepted() -> None:
    assert release.objections(f"v{BASE}") == []
    assert release.main(["check", f"v{BASE}"]) == 0


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(
    ("part", "name", "value", "objection"),
    [
        (release, "of_source", lambda _: f"{BASE}.dev7", "the checked-out commit is"),
        (release, "HOMEPAGE", "https://soiree.invalid", "the homepage is still the placeholder"),
        (changelog, "releases", lambda: [changelog.Release(BASE, None, ("A.",))], "has no day"),
        (changelog, "releases", lambda: [changelog.Release("9.9", date.min, ("A.",))], "begins"),
    ],
    ids=["another commit", "placeholder", "no day", "another changelog"],
)
def test_a_release_that_is_not_ready_is_refused(
    part: object, name: str, value: object, objection: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(part, name, value)
    (told,) = release.objections(f"v{BASE}")
    assert objection in told


@pytest.mark.usefixtures("ready")
def test_a_release_with_another_tag_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["check", "v9.9.9"]) == 1
    assert f"the tag is v9.9.9, but the source is v{BASE}" in capsys.readouterr().err


@pytest.mark.usefixtures("ready")
def test_the_notes_begin_with_what_players_notice() -> None:
    assert release.notes() == "- A seventh game.\n\n### In detail\n\n- A small thing.\n"


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.deb").write_bytes(b"a")
    for _ in range(2):  # the second time, SHA256SUMS itself is in the folder
        release.main(["sums", str(tmp_path)])
    lines = (tmp_path / "SHA256SUMS").read_text("utf-8").splitlines()
    assert lines == [
        f"{hashlib.sha256(b'a').hexdigest()}  a.deb",
        f"{hashlib.sha256(b'b').hexdigest()}  b.whl",
    ]


def test_pypi_gets_the_wheel_and_the_sdist(tmp_path: Path) -> None:
    for name in (
        "soiree_cards-1.tar.gz",
        "soiree_cards-1-py3-none-any.whl",
        "soiree_1-1_amd64.deb",
    ):
        (tmp_path / name).touch()
    release.main(["pypi", str(tmp_path), str(tmp_path / "pypi")])
    copied = sorted(file.name for file in (tmp_path / "pypi").iterdir())
    assert copied == ["soiree_cards-1-py3-none-any.whl", "soiree_cards-1.tar.gz"]


def test_a_published_readme_has_absolute_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f'![A](a.png) [b](b/c.md) [d](#d) [e](https://e) <img src="f.gif">\n{release.MARK}'
    (tmp_path / "README.md").write_text(text, "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    at = f"{HOMEPAGE}/raw/v1.0"
    line = f"![A]({at}/a.png) [b]({HOMEPAGE}/blob/v1.0/b/c.md) [d](#d) [e](https://e)"
    line += f' <img src="{at}/f.gif">\n'
    assert release.published_readme("1.0") == line + release.INSTALLING
    assert release.MARK in release.published_readme("1.0.dev7+g1a2b3c4")


def test_the_readme_has_a_place_for_the_lines_of_a_release() -> None:
    assert (release.ROOT / "README.md").read_text("utf-8").count(release.MARK) == 1
