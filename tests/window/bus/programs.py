"""A private session bus, with Soirée and a screen reader on it, each in a process of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from soiree.games import GAMES
from soiree.storage.paths import Paths
from tests.started import Started
from tests.window.screen import ROOT, own_screen

PYTHON = "/usr/bin/python3"
"""The system's own Python, which has pyatspi if Debian's package is installed."""

_QT_NOISE = re.compile(
    r"qt\.accessibility\.atspi: (Could not find accessible|.*BusAddress|Received text event)"
)
"""Harmless messages of Qt: about queries for vanished nodes, about an unknown bus address, and
about labels with selectable text."""

ESCAPE = 0xFF1B
"""The X keysym of the Esc key."""

PATIENCE = 60.0
"""The longest wait for the end of a process that was told to end, in seconds."""


def tables_of(*games: str) -> pytest.MarkDecorator:
    """Games for a test that reads their tables in one program; with `--all`, the others too."""
    others = tuple(name for name in GAMES if name not in games)
    thorough = pytest.param(others, marks=pytest.mark.thorough)
    return pytest.mark.parametrize("names", [games, thorough], ids=" ".join)


_BUS = """
import os, sys
print(os.environ["DBUS_SESSION_BUS_ADDRESS"], flush=True)
sys.stdin.read()
"""


@contextmanager
def own_bus(folder: Path) -> Iterator[dict[str, str]]:
    """Start a screen and a session bus, and yield the environment for programs on them.

    Args:
        folder: the folder that replaces the person's home.
    """
    missing = _missing()
    if missing and shutil.which("apt-get"):
        pytest.fail(f"{missing}: `python3 packaging/dev.py test` installs it.", pytrace=False)
    elif missing:
        pytest.skip(f"{missing}, so no screen reader can be run here")
    for name in ("config", "data", "cache", "run"):
        (folder / name).mkdir(mode=0o700, parents=True)
    around = {name: text for name, text in os.environ.items() if not name.startswith("WAYLAND")}
    around |= {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "GSETTINGS_BACKEND": "memory",
    }
    with own_screen() as display:
        around["DISPLAY"] = display
        with session_bus(around) as address:
            yield around | address


@contextmanager
def session_bus(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Run a message bus, and yield the variable with its address."""
    with Started(
        ["dbus-run-session", "--", sys.executable, "-c", _BUS],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as session:
        assert session.stdin is not None
        assert session.stdout is not None
        address = session.stdout.readline().strip()
        assert address, "the session bus did not start"
        try:
            yield {"DBUS_SESSION_BUS_ADDRESS": address}
        finally:
            session.stdin.close()


def _missing() -> str:
    """Return the missing requirements of a screen reader."""
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session is not installed"
    found = subprocess.run(
        [PYTHON, "-c", "import importlib.util as u; assert u.find_spec('pyatspi')"],
        capture_output=True,
        check=False,
    )
    return "pyatspi is not installed" if found.returncode else ""


@dataclass(frozen=True, slots=True)
class Found:
    """A node that the reader found, in the state at that time.

    Attributes:
        depth: the depth below the start of the walk.
        labels: the names of the nodes that label this one.
    """

    node: int
    role: str
    name: str
    description: str
    states: frozenset[str]
    actions: tuple[str, ...]
    labels: tuple[str, ...]
    depth: int = 0

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Found:
        lists = {name: tuple(told[name]) for name in ("actions", "labels")}
        return cls(**{**told, **lists, "states": frozenset(told["states"])})

    @property
    def can_be_pressed(self) -> bool:
        return "Press" in self.actions and "sensitive" in self.states


@dataclass(frozen=True, slots=True)
class Told:
    """An accessibility event.

    Attributes:
        type: the kind of the event, such as `object:state-changed:focused`.
        node: the number of the node that the event is about.
        now: for a change of state, 1 if the node has the state now, and 0 if not.
        data: the text of the event, such as the words of an announcement.
    """

    type: str
    node: int
    now: int
    data: str


class Reader:
    """The process of the screen reader, which answers all requests of the tests."""

    def __init__(self, around: Mapping[str, str], *unknown: str) -> None:
        """
        Args:
            unknown: kinds of events that the reader ignores.
        """
        self._process = Started(
            [PYTHON, str(Path(__file__).parent / "at_spi.py"), *unknown],
            env=dict(around),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()
            assert self._process.wait(PATIENCE) == 0

    def ask(self, do: str, **question: object) -> Any:
        """Send a request to the reader, and return its answer.

        Raises:
            Fault: the bus or the program did not answer.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"do": do, **question}), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        assert line, "the reader is gone"
        answer = json.loads(line)
        if "fault" in answer:
            raise Fault(answer["fault"])
        return answer["gave"]


class Fault(Exception):
    """The bus or the program failed to carry out a request."""


class Soiree:
    """The program on the bus, accessible through the reader."""

    def __init__(self, around: Mapping[str, str], reader: Reader, *arguments: str) -> None:
        self.reader = reader
        # Not a pipe, which nobody reads yet: Qt writes a line for each query for a vanished node.
        self._written = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        path = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
        self._process = Started(
            [sys.executable, "-X", "faulthandler", "-m", "soiree", *arguments],
            cwd=ROOT,
            env={
                **around,
                "PYTHONPATH": path,
                "QT_QPA_PLATFORM": "xcb",
                "QT_ACCESSIBILITY": "1",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                "SOIREE_HOME": os.environ["SOIREE_HOME"],
            },
            stdout=self._written,
            stderr=self._written,
        )
        while not reader.ask("meet", pid=self._process.pid):
            if self._process.poll() is not None:
                pytest.fail(f"it ended at once: {self._output()}", pytrace=False)

    def _ask(self, do: str, **question: object) -> Any:
        """Send a request to the reader. If the program has ended, fail with its output."""
        try:
            return self.reader.ask(do, **question)
        except Fault:
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(1)
                pytest.fail(f"the program ended with {code}: {self._output()}", pytrace=False)
            raise

    def walk(self, node: int = 0, *, hidden: bool = False) -> list[Found]:
        """The visible nodes from a node on, that node first; with `hidden`, all nodes."""
        return [Found.of(each) for each in self._ask("walk", node=node, hidden=hidden)]

    def look(self, node: int) -> Found | None:
        """Return the present state of a found node, or None if it no longer exists."""
        try:
            return Found.of(self.reader.ask("look", node=node))
        except Fault:
            return None

    def find(self, role: str, name: str = "", *states: str, under: int = 0) -> Found:
        """Wait for a visible node; `name` is a regular expression for the beginning of its name."""
        question = {"role": role, "name": name, "states": states, "node": under, "gone": False}
        return Found.of(self._ask("wait", **question))

    def wait_until_gone(self, role: str, name: str = "", under: int = 0) -> None:
        """Wait until no node of this kind is visible any more; arguments as for `find`."""
        question = {"role": role, "name": name, "states": [], "node": under, "gone": True}
        self._ask("wait", **question)

    def press(self, found: Found) -> bool:
        """Press a node, and wait for the effect, unless the node is a menu item.

        A menu item may open a dialog, and its effect may end only with the dialog.

        Returns:
            True if the node still existed.
        """
        waits = found.role != "menu item"
        return bool(self._ask("act", node=found.node, action="Press", waits=waits))

    def type(self, key: int) -> None:
        """Press and release a key, such as `ESCAPE`, in the window with the keyboard focus."""
        self._ask("type", key=key)

    def command(self, menu: str, title: str) -> None:
        """Choose a command of a menu, which need not be open."""
        shown = self.find("menu item", menu, under=self.find("menu bar").node)
        found = self.walk(shown.node, hidden=True)
        titles = {each.name.removesuffix("…"): each for each in found if each.can_be_pressed}
        assert title in titles, sorted(titles)
        self.press(titles[title])

    def events(self) -> list[Told]:
        """Return the program's announcements since the last call."""
        return [Told(**each) for each in self._ask("events")]

    def quit_cleanly(self, logs: Collection[str] = ("soiree.log",)) -> None:
        """Quit by the menu, and assert that the program reported no fault.

        Args:
            logs: the expected files in the folder of logs.
        """
        self.command("Game", "Quit")
        assert self._process.wait(PATIENCE) == 0, self._output()
        strange = [line for line in self._output().splitlines() if not _QT_NOISE.match(line)]
        assert strange == [], strange
        folder = Paths.find().logs
        assert {file.name for file in folder.iterdir()} == set(logs)
        lines = (folder / "soiree.log").read_text("utf-8").splitlines()
        assert all(" INFO " in line for line in lines), lines

    def _output(self) -> str:
        """Return the output of the program, and its tracebacks after a crash."""
        self._written.seek(0)
        crash = Paths.find().logs / "crash.log"
        return self._written.read() + (crash.read_text("utf-8") if crash.exists() else "")

    def kill(self) -> None:
        with self._process, self._written:
            self._process.kill()
