"""The wheel, built and installed as a person would, and run outside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from soiree.version import current
from tests.window.screen import ROOT

pytestmark = pytest.mark.slow

GOLDEN = ROOT / "tests" / "golden"


def run(*command: object, home: Path | None = None) -> str:
    """Run a command outside the checkout, and return its standard output."""
    environment = {
        name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "SOIREE_HOME")
    }
    if home is not None:
        environment |= {"SOIREE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [str(word) for word in command],
        cwd="/",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{command}:\n{done.stdout}\n{done.stderr}", pytrace=False)
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel; with `--all`, the sdist too, and the wheel that was built from it.

    The sdist would take seven seconds of ten.
    """
    folder = tmp_path_factory.mktemp("dist")
    what = [] if "SOIREE_ALL" in os.environ else ["--wheel"]
    run(sys.executable, "-m", "build", *what, "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment with the wheel and its requirements."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    commands = folder / ("Scripts" if sys.platform == "win32" else "bin")
    into = ("--python", commands / "python", "install", "--quiet", "--no-compile")
    run(sys.executable, "-m", "pip", *into, wheel)
    return commands


def test_the_wheel_has_every_resource_and_nothing_of_the_tests(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    files = {path for path in (ROOT / "resources").rglob("*") if path.is_file()}
    translations = ROOT / "resources" / "translations"
    for_translators = {*translations.glob("*.ts"), *translations.glob("glossary_*.md")}
    packed = {
        path: f"soiree/{path.relative_to(ROOT).as_posix()}" in names
        for path in files | for_translators
    }
    assert {path for path, is_there in packed.items() if not is_there} == for_translators
    modules = [*(ROOT / "app" / "soiree").rglob("*.py")]
    assert {path.relative_to(ROOT / "app").as_posix() for path in modules} <= names
    tops = {name.partition("/")[0] for name in names}
    kinds = ("data", "dist-info")
    assert tops == {"soiree", *(f"soiree_cards-{current()}.{kind}" for kind in kinds)}
    pages = {name.rpartition("/")[2] for name in names if "/share/" in name}
    assert {"soiree.1", "soiree-arena.1", "soiree.fish"} <= pages


NEEDED = {
    *("pyproject.toml", "LICENSE", "README.md", "packaging/dev.py"),
    *(".github/CONTRIBUTING.md", ".pre-commit-config.yaml"),
    *("tests/golden/soi.soiree", "packaging/linux/build_deb.py"),
}
"""Files that tests and packages need."""


def test_the_sdist_includes_what_tests_and_packages_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = {*project["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]}
    included |= {"pyproject.toml", "LICENSE"}  # Every sdist has them.
    assert {name.partition("/")[0] for name in NEEDED} <= included
    assert [name for name in NEEDED if not (ROOT / name).is_file()] == []


@pytest.mark.thorough
def test_the_sdist_has_what_tests_and_packages_need(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= NEEDED


@pytest.mark.thorough
def test_the_command_tells_its_version(installed: Path) -> None:
    assert run(installed / "soiree", "--version") == f"soiree {current()}\n"


@pytest.mark.thorough
def test_the_installed_program_knows_all_six_games(installed: Path) -> None:
    records = sorted(GOLDEN.glob("*.soiree"))
    assert len(records) == 6
    told = run(installed / "soiree", "check", *records)
    assert told.splitlines() == [f"{record}: ok" for record in records]


@pytest.mark.thorough
def test_computers_play_in_the_installed_program(installed: Path) -> None:
    told = run(installed / "soiree", "arena", "soda", "--seats", "easy,random", "--games", "2")
    assert "2 games" in told


@pytest.mark.thorough
@pytest.mark.parametrize("arguments", [(), ("--demo",), ("--demo", "--game", "soda")], ids=str)
def test_the_installed_program_paints_its_window(
    installed: Path, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    picture = tmp_path / "window.png"
    size = ("--size", "1000x700")
    run(installed / "soiree", *arguments, "--screenshot", picture, *size, home=tmp_path / "home")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1000, 700)
