"""packaging/dev.py, tried on small checkouts of its own that need no network."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import dev
import setting_up
import system_packages
from steps import ROOT, CannotSetUp
from tests.started import Started

DEV = Path(dev.__file__)

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "soiree"
version = "1"
requires-python = ">=3.11"
dependencies = [DEPENDENCIES]

[dependency-groups]
test = []
mutants = [{ include-group = "test" }, "no-such-tool>=1"]

[tool.hatch]
"""

# Builds, with the standard library alone, a wheel whose `soiree` tells how it was called.
BACKEND = '''
import os, pathlib, zipfile

SOIREE = """
import os, pathlib, sys
print("soiree", sys.argv[1:], os.environ.get("PYTHONDONTWRITEBYTECODE"))
if "--screenshot" in sys.argv:
    print(os.environ["QT_QPA_PLATFORM"])
    pathlib.Path(sys.argv[sys.argv.index("--screenshot") + 1]).write_text("a picture")
sys.exit(7 if "--seven" in sys.argv else 0)
"""

TOOL = """
import os, pathlib, sys
tool = pathlib.Path(__file__).parent.name
print(tool, sys.argv[1:], pathlib.Path.cwd().name)
sys.exit(3 if tool == os.environ.get("COMPLAINS") else 0)
"""

def build_editable(folder, settings=None, metadata=None):
    if os.environ.get("WAIT_AT"):
        with open(os.environ["WAIT_AT"], "w") as waiting:
            waiting.write("pip is here")
        import signal
        signal.pause()
    files = {
        "soiree/__init__.py": "",
        "soiree/__main__.py": SOIREE,
        "ruff/__main__.py": TOOL,
        "mypy/__main__.py": TOOL,
        "PySide6/__init__.py": "QtDBus = QtSvg = QtWidgets = None",
        "soiree-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: soiree\\nVersion: 1\\n"
        + pathlib.Path("requires").read_text(),
        "soiree-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nTag: py3-none-any\\n",
    }
    files["soiree-1.dist-info/RECORD"] = "".join(f"{name},,\\n" for name in files)
    with zipfile.ZipFile(pathlib.Path(folder, "soiree-1-py3-none-any.whl"), "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return "soiree-1-py3-none-any.whl"
'''


class Checkout:
    """A folder with dev.py and a project so small that setting it up takes seconds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "packaging").mkdir(parents=True)
        (root / "no programs").mkdir()
        for module in DEV.parent.glob("*.py"):
            shutil.copy(module, root / "packaging")
        (root / "backend.py").write_text(BACKEND)
        self.require("")

    def require(self, requirement: str) -> None:
        """Make the project require one package; none for an empty text."""
        quoted = f'"{requirement}"' if requirement else ""
        (self.root / "pyproject.toml").write_text(PYPROJECT.replace("DEPENDENCIES", quoted))
        required = f"Requires-Dist: {requirement}\n" if requirement else ""
        (self.root / "requires").write_text(required)

    def have_venv(self) -> None:
        """Make `.venv` with the tests' pip, since installing pip takes seconds."""
        venv = self.root / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        into = sysconfig.get_path("purelib", vars={"base": str(venv), "platbase": str(venv)})
        ours = Path(sysconfig.get_path("purelib"))
        for part in (ours / "pip", *ours.glob("pip-*.dist-info")):
            if sys.platform == "win32":  # only administrators may make links there
                shutil.copytree(part, Path(into) / part.name)
            else:
                (Path(into) / part.name).symlink_to(part)

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Start dev.py without a display, a package index, and apt-get; output goes to a pipe."""
        return self.start_on(subprocess.PIPE, *arguments, **environment)

    def start_on(self, stdout: int, /, *arguments: str, **environment: str) -> Started[str]:
        """Start dev.py as `start` does, with its output to the file descriptor `stdout`."""
        kept = {
            name: text
            for name, text in os.environ.items()
            if not name.startswith(("DISPLAY", "WAYLAND_", "QT_", "PIP_", "PYTHON"))
        }
        offline = {"PIP_NO_INDEX": "1", "PIP_RETRIES": "1", "PATH": str(self.root / "no programs")}
        return Started(
            [sys.executable, str(self.root / "packaging" / "dev.py"), *arguments],
            cwd=self.root,
            env=kept | offline | environment,
            stdout=stdout,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def call(self, *arguments: str, **environment: str) -> tuple[int, str, str]:
        """Run dev.py; return its exit code, standard output and standard error."""
        with self.start(*arguments, **environment) as called:
            said, complained = called.communicate()
        return called.returncode, said, complained


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "a checkout")


@pytest.mark.slow
@pytest.mark.parametrize("has_venv", [True, pytest.param(False, marks=pytest.mark.thorough)])
def test_sets_up_once_then_starts_at_once(checkout: Checkout, *, has_venv: bool) -> None:
    """Making a `.venv` with pip takes seven seconds of processor time."""
    if has_venv:
        checkout.have_venv()
    # Nothing answers at this address of a package index, as if the computer were offline.
    checkout.require("beyond-reach")
    nowhere = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    code, said, complained = checkout.call("play", "x", **nowhere)
    log = checkout.root / "build" / "setup.log"
    assert code == 2
    assert complained == (
        "Setting up Soirée failed: the package index cannot be reached (is this computer online?)."
        f" For details see {log}\n"
    )
    assert [line.split(" (")[0] for line in said.splitlines()] == [
        *([] if has_venv else ["Setting up Soirée: making .venv."]),
        "Setting up Soirée: installing packages",
    ]

    # Online again, the second try uses the environment that the first try made.
    checkout.require("")
    code, said, complained = checkout.call("play", "check", "a file", PYTHONDONTWRITEBYTECODE="1")
    assert (code, complained) == (0, "")
    installing, program = said.splitlines()
    assert installing.startswith("Setting up Soirée: installing packages (a download of about ")
    assert program == "soiree ['check', 'a file'] None"

    # And from now on there is nothing to do: neither log nor stamp is written again.
    log.unlink()
    code, said, complained = checkout.call("play", "--seven")
    assert (code, said, complained) == (7, "soiree ['--seven'] None\n", "")
    assert not log.exists()

    # Without a display, a picture.
    if dev.needs_display():
        picture = checkout.root / "build" / "soiree-demo.png"
        code, said, complained = checkout.call("play")
        assert (code, complained) == (0, "")
        assert said.splitlines()[-3:] == [
            f"soiree {['--demo', '--screenshot', str(picture), '--size', '1280x800']} None",
            "offscreen",
            str(picture),
        ]
        assert picture.read_text() == "a picture"


@pytest.mark.slow
def test_checks_are_run_from_the_top_of_the_project(checkout: Checkout) -> None:
    checkout.have_venv()
    lint, form, types = (
        f"ruff ['check'] {checkout.root.name}",
        f"ruff ['format', '--check'] {checkout.root.name}",
        f"mypy [] {checkout.root.name}",
    )
    code, said, complained = checkout.call("check", "lint")
    assert (code, said.splitlines()[-1], complained) == (0, lint, "")
    assert checkout.call("check", "format", "types") == (0, f"{form}\n{types}\n", "")

    # A failing check does not stop the other checks.
    found = checkout.call("check", "lint", "types", "format", COMPLAINS="ruff")
    assert found == (1, f"{lint}\n{types}\n{form}\n", "")
    code, said, _ = checkout.call("check", COMPLAINS="mypy")
    assert (code, said.splitlines()) == (1, [lint, form, types])

    unknown = "no such check: lnit (there are lint, format, types, imports, texts)\n"
    assert checkout.call("check", "lnit") == (2, "", unknown)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="stops pip by a signal")
def test_an_interrupted_set_up_is_made_anew(checkout: Checkout, tmp_path: Path) -> None:
    checkout.have_venv()
    fifo = tmp_path / "pip is here"
    os.mkfifo(fifo)
    with checkout.start("play", "x", WAIT_AT=str(fifo)) as called:
        assert fifo.read_text() == "pip is here"
        os.killpg(called.pid, signal.SIGINT)
        _, complained = called.communicate()
    assert (called.returncode, complained) == (130, "\nStopped.\n")

    code, said, complained = checkout.call("play", "x")
    assert (code, complained) == (0, "")
    assert said.splitlines()[0] == (
        "Setting up Soirée: making .venv again, as it is incomplete or belongs to another Python."
    )
    assert said.splitlines()[-1] == "soiree ['x'] None"


@pytest.mark.slow
def test_what_the_index_does_not_have_is_said(checkout: Checkout) -> None:
    checkout.have_venv()
    checkout.require("no-such-package")
    code, _, complained = checkout.call("play", "x")
    assert code == 2
    assert "nothing that suits this system and this Python. For details see" in complained
    assert len(complained.splitlines()) == 1


def test_install_refuses_an_unknown_group(checkout: Checkout) -> None:
    unknown = "no such group: musants (there are test, mutants)\n"
    assert checkout.call("install", "musants") == (2, "", unknown)


def test_install_asks_the_index_for_what_a_group_requires(checkout: Checkout) -> None:
    checkout.have_venv()
    code, _, complained = checkout.call("install", "mutants")
    assert code == 2
    assert "nothing that suits this system and this Python" in complained
    log = (checkout.root / "build" / "setup.log").read_text("utf-8")
    assert "No matching distribution found for no-such-tool>=1" in log


def test_requirements_of_a_group_have_those_of_the_groups_it_includes() -> None:
    inner = setting_up.requirements("window-test")
    assert {*inner} < {*setting_up.requirements("test")} < {*setting_up.requirements("dev")}
    assert any(each.startswith("hypothesis>=") for each in inner)


@pytest.mark.parametrize("arguments", [[], ["tset"], ["--play"]])
def test_an_unknown_command_is_refused(checkout: Checkout, arguments: list[str]) -> None:
    commands = "play|test|bench|check|texts|translate|man|matrix|build|install"
    usage = f"usage: python3 packaging/dev.py {commands} [arguments]\n"
    assert checkout.call(*arguments) == (2, "", usage)


@pytest.mark.parametrize("arguments", [[], ["whel"], ["wheel", "deb"]])
def test_an_unknown_build_is_refused(checkout: Checkout, arguments: list[str]) -> None:
    usage = "usage: python3 packaging/dev.py build wheel|deb|frozen|flatpak\n"
    assert checkout.call("build", *arguments) == (2, "", usage)


def test_the_scripts_of_every_build_are_there() -> None:
    scripts = [each[0] for _, commands in dev.BUILDS.values() for each in commands]
    assert [each for each in scripts if each != "-m" and not (ROOT / each).exists()] == []


def test_all_tests_and_the_quick_ones_run_side_by_side() -> None:
    assert dev.chosen_tests([]) == [*dev.SIDE_BY_SIDE, *dev.WHOLE]
    assert dev.chosen_tests(["--all"]) == [*dev.SIDE_BY_SIDE, *dev.WHOLE, "--all"]
    assert dev.chosen_tests(["tests/core", "--all"]) == ["tests/core", "--all"]
    quick = [*dev.SIDE_BY_SIDE, *dev.QUICK]
    assert dev.chosen_tests(["--quick", "tests/ui"]) == [*quick, "tests/ui"]
    paths = dev.chosen_tests(["--quick"])[len(quick) :]
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_an_old_python_is_refused_in_one_sentence() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", pretend, str(DEV)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"Soirée needs Python 3.11 or newer; this is Python 3.10 ({sys.executable}).\n"
    )


def test_an_old_python_can_read_as_far_as_that() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 7))


NOTHING: frozenset[str] = frozenset()
STAMP = setting_up.Stamp("3.11 /usr", "abc", frozenset({"test"}), frozenset({"qt", "x11"}))


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    setting_up.unfinished(tmp_path).touch()
    setting_up.write_stamp(STAMP, tmp_path)
    assert setting_up.read_stamp(tmp_path) == STAMP
    assert not setting_up.unfinished(tmp_path).exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"python": "3.11"}', "\x00"])
def test_half_a_stamp_is_none(tmp_path: Path, text: str) -> None:
    assert setting_up.read_stamp(tmp_path) is None
    setting_up.write_stamp(STAMP, tmp_path)
    (stamp,) = tmp_path.iterdir()
    stamp.write_text(text)
    assert setting_up.read_stamp(tmp_path) is None


def test_a_stamp_covers_less_but_not_more() -> None:
    assert setting_up.covers(STAMP, STAMP)
    assert setting_up.covers(STAMP, STAMP._replace(groups=NOTHING, system=frozenset({"qt"})))
    assert not setting_up.covers(STAMP, STAMP._replace(groups=frozenset({"test", "matrix"})))
    assert not setting_up.covers(STAMP, STAMP._replace(system=frozenset({"wayland"})))
    assert not setting_up.covers(STAMP, STAMP._replace(python="3.12 /usr"))
    assert not setting_up.covers(STAMP, STAMP._replace(project="abd"))


def test_a_stamp_fits_this_python_and_this_project() -> None:
    stamp = setting_up.wanted_stamp(NOTHING, NOTHING)
    assert stamp.python.startswith(f"{sys.version_info.major}.{sys.version_info.minor} ")
    assert str(ROOT) in stamp.python
    assert stamp == setting_up.wanted_stamp(NOTHING, NOTHING)


def test_a_half_made_environment_is_not_trusted(tmp_path: Path) -> None:
    assert not setting_up.is_sound(tmp_path, STAMP.python)  # no Python in it
    setting_up.write_stamp(STAMP, tmp_path)
    assert not setting_up.is_sound(tmp_path, "3.13 /usr")
    setting_up.unfinished(tmp_path).touch()
    assert not setting_up.is_sound(tmp_path, STAMP.python)


def test_displays_are_those_that_can_be_reached() -> None:
    if not dev.needs_display():
        assert dev.displays_of({"DISPLAY": ":0"}) == NOTHING
        return
    assert dev.displays_of({}) == NOTHING
    assert dev.displays_of({"DISPLAY": ""}) == NOTHING
    assert dev.displays_of({"DISPLAY": ":0"}) == {"x11"}
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert dev.displays_of(both) == {"x11", "wayland"}


def test_a_font_is_found_in_any_folder_below(tmp_path: Path) -> None:
    assert not system_packages.has_font([tmp_path, tmp_path / "missing"])
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "README").touch()
    assert not system_packages.has_font([tmp_path])
    (tmp_path / "truetype" / "Card.TTF").touch()
    assert system_packages.has_font([tmp_path])


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system's loader")
class TestSystemPackages:
    def test_a_library_is_there_if_it_loads(self) -> None:
        assert system_packages.loads("libc.so.6")
        assert not system_packages.loads("libsuch-a-thing.so.77")

    def test_what_is_missing_is_named_by_its_package(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "apt-get").touch(mode=0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        found = system_packages.missing_packages({"x11 tests"})
        assert {"xvfb", "xdotool", "x11-xserver-utils"} <= set(found)
        (tmp_path / "Xvfb").touch(mode=0o755)
        assert [*found[:-1]] == system_packages.missing_packages({"x11 tests"})

    def test_without_apt_what_is_missing_is_named_itself(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        with pytest.raises(
            CannotSetUp, match=r"system libraries that are missing: .*Xvfb, xdotool, xrandr\.$"
        ):
            system_packages.missing_packages({"x11 tests"})

    def test_a_screen_reader_is_wanted_only_where_apt_can_bring_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        assert system_packages.missing_packages({"reader tests"}) == []
        (tmp_path / "apt-get").touch(mode=0o755)
        assert "dbus-daemon" in system_packages.missing_packages({"reader tests"})

    def test_without_root_the_command_to_type_is_given(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        typed = r"\n  sudo apt-get install -y --no-install-recommends libgl1 xvfb$"
        with without_root(), pytest.raises(CannotSetUp, match=typed):
            system_packages.install_packages(["libgl1", "xvfb"], tmp_path / "log")


@contextmanager
def without_root() -> Iterator[None]:
    """Drop the rights of root, if the tests run as root, until the end of the context."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)
