"""The version of a checkout, an sdist, a release and a copy without git."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from soiree import BASE
from soiree.version import current, of_source


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """An empty folder, for a copy of the sources with or without git."""
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    author = ("-c", "user.name=A", "-c", "user.email=a@localhost")
    command = ["git", "-C", str(folder), *author, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_a_copy_without_git_is_development_version_0(source: Path) -> None:
    assert of_source(source) == f"{BASE}.dev0"


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not there")
def test_a_commit_has_its_number_and_the_tagged_one_is_the_release(source: Path) -> None:
    git(source, "init", "--quiet")
    for subject in ("One", "Two"):
        git(source, "commit", "--quiet", "--allow-empty", "--message", subject)
    commit = git(source, "rev-parse", "--short=7", "HEAD")
    git(source, "tag", "v9.9.9")
    assert of_source(source) == f"{BASE}.dev2+g{commit}"
    git(source, "tag", f"v{BASE}")
    assert of_source(source) == BASE
    (source / "inside").mkdir()
    assert of_source(source / "inside") == f"{BASE}.dev0"


def test_an_sdist_keeps_the_version_it_was_made_with(source: Path) -> None:
    (source / "PKG-INFO").write_text("Name: soiree-cards\nVersion: 0.2.0.dev57+g1a2b3c4\n", "utf-8")
    assert of_source(source) == "0.2.0.dev57+g1a2b3c4"


def test_a_checkout_asks_for_its_own_version() -> None:
    assert current() == of_source(Path(__file__).parents[1])
