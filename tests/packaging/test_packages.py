"""The Debian package and the frozen program, built and tried; with SOIREE_PACKAGES=1 only."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

import changelog
import shipped_licences
from soiree.games import GAMES
from soiree.version import current
from tests.window.screen import ROOT

pytestmark = pytest.mark.skipif(
    not os.environ.get("SOIREE_PACKAGES"), reason="runs with SOIREE_PACKAGES=1"
)

GOLDEN = ROOT / "tests" / "golden" / "soda.soiree"


def run(*command: object, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def deb(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    told = run(sys.executable, ROOT / "packaging" / "linux" / "build_deb.py", folder)
    return Path(told.splitlines()[-1])


@pytest.fixture(scope="module")
def frozen() -> Path:
    """Build the frozen program; return its folder. Skips the test without PyInstaller."""
    pytest.importorskip("PyInstaller")
    told = run(sys.executable, ROOT / "packaging" / "frozen" / "build.py")
    return Path(told.splitlines()[-1])


SUITES = ("bookworm", "trixie", "noble")
"""Debian 12, Debian 13, Ubuntu 24.04: the oldest of what the package is for, with three Pythons."""

UBUNTU = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")


class TestDeb:
    def test_it_is_small(self, deb: Path) -> None:
        """The package once had 25 MB, and 100 MB installed, with all of ICU and QtNetwork."""
        assert deb.stat().st_size < 20e6
        assert int(run("dpkg-deb", "--field", deb, "Installed-Size")) * 1024 < 70e6

    def test_it_says_what_it_needs(self, deb: Path) -> None:
        told = run("dpkg-deb", "--field", deb)
        assert f"Version: {changelog.debian_version(current())}" in told
        assert "libxcb-cursor0" in told
        assert "gtk" not in told
        assert "python3 (>= 3.11~), python3 (<< 3.15~)" in told

    def test_it_has_what_each_python_loads(self, deb: Path) -> None:
        listed = run("dpkg-deb", "--contents", deb)
        compiled = set(re.findall(r"[.]cpython-(\d+)-", listed))
        assert compiled == {"311", "312", "313", "314"}

    def test_the_same_sources_give_the_same_package(self, deb: Path, tmp_path: Path) -> None:
        told = run(sys.executable, ROOT / "packaging" / "linux" / "build_deb.py", tmp_path)
        assert Path(told.splitlines()[-1]).read_bytes() == deb.read_bytes()

    def test_its_files_have_the_date_of_the_release(self, deb: Path) -> None:
        day = datetime.fromtimestamp(changelog.source_date(), UTC).date().isoformat()
        listed = run("dpkg-deb", "--contents", deb).splitlines()
        assert {line.split()[3] for line in listed} == {day}

    def test_lintian_finds_neither_errors_nor_warnings(self, deb: Path) -> None:
        if shutil.which("lintian") is None:
            pytest.skip("lintian is not there")
        assert run("lintian", "--fail-on", "error,warning", "--allow-root", deb) == ""

    def test_everything_in_it_has_a_licence(self, deb: Path, tmp_path: Path) -> None:
        run("dpkg-deb", "--extract", deb, tmp_path)
        packages = tmp_path / "usr" / "lib" / "soiree"
        assert shipped_licences.unlicensed(packages) == []
        names = {each.name for each in shipped_licences.shipped(packages)}
        assert {"Qt", "PySide6_Essentials", "shiboken6", "msgspec", "platformdirs", "ICU"} <= names
        told = (tmp_path / "usr/share/doc/soiree/copyright").read_text("utf-8")
        assert [name for name in names if name not in told] == []

    @pytest.mark.parametrize("suite", SUITES)
    def test_it_installs_plays_and_leaves_nothing(
        self, deb: Path, tmp_path: Path, suite: str
    ) -> None:
        if os.geteuid() != 0 or shutil.which("debootstrap") is None:
            pytest.skip("takes root, and debootstrap")
        keys = {}
        if suite == "noble":
            if not UBUNTU.exists():
                pytest.skip(f"takes the keys of Ubuntu, {UBUNTU}")
            keys["KEYRING"] = str(UBUNTU)
        script = ROOT / "packaging" / "linux" / "try_deb.sh"
        told = run("sh", script, deb, GOLDEN, tmp_path / "bare", suite, **keys)
        assert told.endswith("nothing is left")


class TestFrozen:
    def test_it_is_small(self, frozen: Path) -> None:
        files = [path for path in frozen.rglob("*") if not path.is_symlink() and path.is_file()]
        assert sum(path.stat().st_size for path in files) < 100e6

    def test_it_runs_without_any_python(self, frozen: Path) -> None:
        bare = {"PATH": "/nonexistent", "PYTHONHOME": "", "PYTHONPATH": ""}
        assert run(frozen / "soiree", "--version", **bare) == f"soiree {current()}"
        assert run(frozen / "soiree", "check", GOLDEN, **bare) == f"{GOLDEN}: ok"

    def test_computers_play_in_processes_of_their_own(self, frozen: Path) -> None:
        seats = ("--seats", "easy,random", "--games", "4", "--jobs", "2")
        assert "4 games" in run(frozen / "soiree", "arena", "soda", *seats)

    @pytest.mark.parametrize("game", GAMES)
    def test_it_paints_its_window(self, frozen: Path, game: str, tmp_path: Path) -> None:
        """PyInstaller cannot find the rules, players and tables, which are imported by name."""
        picture = tmp_path / "window.png"
        demo = ("--game", game, "--demo", "--screenshot", picture)
        run(frozen / "soiree", *demo, QT_QPA_PLATFORM="offscreen")
        assert picture.stat().st_size > 50_000

    def test_everything_in_it_has_a_licence(self, frozen: Path) -> None:
        assert shipped_licences.unlicensed(frozen / "_internal") == []
        told = (frozen / "LICENCES.txt").read_text("utf-8")
        names = [each.name for each in shipped_licences.shipped(frozen / "_internal")]
        assert {"python", "qt", "pyinstaller"} <= {name.lower() for name in names}
        assert [name for name in names if name not in told] == []

    def test_it_tells_what_each_release_brought(self, frozen: Path) -> None:
        assert (frozen / "CHANGES.txt").read_text("utf-8") == changelog.plain()

    def test_nothing_of_gtk_or_quick_comes_along(self, frozen: Path) -> None:
        names = [path.name.lower() for path in frozen.rglob("*")]
        assert [name for name in names if "gtk" in name or "quick" in name or "qml" in name] == []
