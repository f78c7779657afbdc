"""The Debian package and the frozen program, built and tried; with SOIREE_PACKAGES=1 only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import soiree
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
    """The folder of the frozen program, from an environment that has what freezes."""
    pytest.importorskip("PyInstaller")
    told = run(sys.executable, ROOT / "packaging" / "frozen" / "build.py")
    return Path(told.splitlines()[-1])


class TestDeb:
    def test_it_is_small_and_says_what_it_needs(self, deb: Path) -> None:
        assert deb.stat().st_size < 30e6
        told = run("dpkg-deb", "--field", deb)
        assert f"Version: {soiree.__version__}" in told
        assert "libxcb-cursor0" in told
        assert "gtk" not in told

    def test_it_installs_plays_and_leaves_nothing_in_a_bare_debian(
        self, deb: Path, tmp_path: Path
    ) -> None:
        if os.geteuid() != 0 or shutil.which("debootstrap") is None:
            pytest.skip("takes root, and debootstrap")
        script = ROOT / "packaging" / "linux" / "try_deb.sh"
        told = run("sh", script, deb, GOLDEN, tmp_path / "bare")
        assert told.endswith("nothing is left")


class TestFrozen:
    def test_it_runs_without_any_python(self, frozen: Path) -> None:
        bare = {"PATH": "/nonexistent", "PYTHONHOME": "", "PYTHONPATH": ""}
        assert run(frozen / "soiree", "--version", **bare) == f"soiree {soiree.__version__}"
        assert run(frozen / "soiree", "check", GOLDEN, **bare) == f"{GOLDEN}: ok"

    def test_computers_play_in_processes_of_their_own(self, frozen: Path) -> None:
        seats = ("--seats", "easy,random", "--games", "4", "--jobs", "2")
        assert "4 games" in run(frozen / "soiree", "arena", "soda", *seats)

    def test_it_paints_its_window(self, frozen: Path, tmp_path: Path) -> None:
        picture = tmp_path / "window.png"
        run(frozen / "soiree", "--demo", "--screenshot", picture, QT_QPA_PLATFORM="offscreen")
        assert picture.stat().st_size > 50_000

    def test_nothing_of_gtk_or_quick_comes_along(self, frozen: Path) -> None:
        names = [path.name.lower() for path in frozen.rglob("*")]
        assert [name for name in names if "gtk" in name or "quick" in name or "qml" in name] == []
