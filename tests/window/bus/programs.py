"""A session bus of our own, with Soirée and a screen reader on it, each in a process of its own."""

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

from soiree.storage.paths import Paths
from tests.started import Started
from tests.window.screen import ROOT, own_screen

PYTHON = "/usr/bin/python3"
"""The system's own, which has pyatspi where Debian's package has been installed."""

_QTS_OWN = re.compile(
    r"qt\.accessibility\.atspi: (Could not find accessible|.*BusAddress|Received text event)"
)
"""What Qt writes by itself: it was asked for what is gone, or for what it does not know, or has a
label that can be selected."""

ESCAPE = 0xFF1B
"""X's number for the key."""

PATIENCE = 60.0
"""Seconds for a process to end that was asked to."""

some_games = pytest.mark.parametrize(
    "names",
    [
        ("soureh", "soi", "spy"),
        pytest.param(("pariah", "soy", "soda"), marks=pytest.mark.thorough),
    ],
    ids=" ".join,
)
"""Games for tests that read the tables of several games in one program."""

_BUS = """
import os, sys
print(os.environ["DBUS_SESSION_BUS_ADDRESS"], flush=True)
sys.stdin.read()
"""


@contextmanager
def own_bus(folder: Path) -> Iterator[dict[str, str]]:
    """A screen and a session bus; gives the environment of what is to run there.

    Args:
        folder: in place of the person's own home.
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
        labels: the names of the nodes that label it.
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
    """An event.

    Attributes:
        type: as in `object:state-changed:focused`.
        node: what it is about.
        now: 1 or 0, where something is so now, or is so no more.
        data: a text that belongs to it.
    """

    type: str
    node: int
    now: int
    data: str


class Reader:
    """The screen reader's own process; everything in the program is found through it."""

    def __init__(self, around: Mapping[str, str], *unknown: str) -> None:
        """
        Args:
            unknown: kinds of events that it does not listen to.
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
        """Have the reader do something, and return what it gave.

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
    """The bus or the program did not do what was asked of it."""


class Soiree:
    """The program on the bus, as its reader knows it."""

    def __init__(self, around: Mapping[str, str], reader: Reader, *arguments: str) -> None:
        self.reader = reader
        # Not a pipe: Qt writes a line whenever it is asked for what is gone, and nobody reads yet.
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
                pytest.fail(f"it ended at once: {self._last_words()}", pytrace=False)

    def _ask(self, do: str, **question: object) -> Any:
        """Have the reader do something; where the program has died of it, say how."""
        try:
            return self.reader.ask(do, **question)
        except Fault:
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(1)
                pytest.fail(f"the program ended with {code}: {self._last_words()}", pytrace=False)
            raise

    def walk(self, node: int = 0, *, hidden: bool = False) -> list[Found]:
        """Everything in sight from a node on, itself first."""
        return [Found.of(each) for each in self._ask("walk", node=node, hidden=hidden)]

    def look(self, node: int) -> Found | None:
        """Return the present state of a found node, or None if it no longer exists."""
        try:
            return Found.of(self.reader.ask("look", node=node))
        except Fault:
            return None

    def find(self, role: str, name: str = "", *states: str, under: int = 0) -> Found:
        """Wait for something in sight; the name is a regular expression for its beginning."""
        question = {"role": role, "name": name, "states": states, "node": under, "gone": False}
        return Found.of(self._ask("wait", **question))

    def lose(self, role: str, name: str = "", under: int = 0) -> None:
        """Wait until something is not in sight any more."""
        question = {"role": role, "name": name, "states": [], "node": under, "gone": True}
        self._ask("wait", **question)

    def press(self, found: Found) -> bool:
        """Press a node. What a menu does may be to open a dialog, and is not waited for.

        Returns:
            Whether it was still there.
        """
        waits = found.role != "menu item"
        return bool(self._ask("act", node=found.node, action="Press", waits=waits))

    def type(self, key: int) -> None:
        """Press a key and let it go, whichever window has the keyboard: as in `ESCAPE`."""
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

    def end_well(self, logs: Collection[str] = ("soiree.log",)) -> None:
        """Quit by the menu; nothing may have gone wrong on the way.

        Args:
            logs: the files of the log that are to be there.
        """
        self.command("Game", "Quit")
        assert self._process.wait(PATIENCE) == 0, self._last_words()
        strange = [line for line in self._last_words().splitlines() if not _QTS_OWN.match(line)]
        assert strange == [], strange
        folder = Paths.find().logs
        assert {file.name for file in folder.iterdir()} == set(logs)
        lines = (folder / "soiree.log").read_text("utf-8").splitlines()
        assert all(" INFO " in line for line in lines), lines

    def _last_words(self) -> str:
        """Return the output of the program; after a crash, with its traces."""
        self._written.seek(0)
        crash = Paths.find().logs / "crash.log"
        return self._written.read() + (crash.read_text("utf-8") if crash.exists() else "")

    def kill(self) -> None:
        with self._process, self._written:
            self._process.kill()
