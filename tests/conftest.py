"""The conditions of every test: its own home, no visible window, no unexpected log messages."""

from __future__ import annotations

import faulthandler
import gc
import itertools
import logging
import os
import re
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partialmethod
from pathlib import Path

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.ui.style import first_look
from tests import seventh as seventh_game
from tests.window.screen import OFFSCREEN

TESTS = Path(__file__).parent
BENCH = TESTS / "bench"
WITH_SEVENTH = ("controller", "core", "games", "search", "seventh", "storage", "ui")
"""The folders whose tests have the seventh game; other tests have only the program's games."""

PATIENCE = 60_000
"""Milliseconds that a test waits for the window: the machine may be busy with other things."""

CARDS = "SOIREE_TESTS_CARDS"
"""The environment variable with the folder of `drawn_cards`, for tests on screens of their own."""

SOAK = os.environ.get("SOIREE_SOAK", "0") not in ("", "0")

if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = OFFSCREEN

# An ordinary run tries the same examples each time, `--quick` fewer, `--all` more; a soak new ones.
hypothesis.settings.register_profile("house", deadline=None, derandomize=True, max_examples=15)
hypothesis.settings.register_profile("all", deadline=None, derandomize=True, max_examples=100)
hypothesis.settings.register_profile("quick", deadline=None, derandomize=True, max_examples=10)
hypothesis.settings.register_profile("soak", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("soak" if SOAK else "house")

ExpectLog = Callable[[str], None]
FullDisk = Callable[[int], AbstractContextManager[None]]


def pytest_addoption(parser: pytest.Parser) -> None:
    wanted = "SOIREE_ALL" in os.environ
    about = "also run what is marked `thorough`"
    parser.addoption("--all", action="store_true", default=wanted, help=about)


def pytest_configure(config: pytest.Config) -> None:
    """Restore Ctrl+C for the run and its child processes: a shell's background jobs ignore it."""
    if config.getoption("all"):
        os.environ["SOIREE_ALL"] = "1"  # for the tests that run on a screen of their own
        if not SOAK:
            hypothesis.settings.load_profile("all")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_make_parametrize_id(val: object) -> str | None:
    """Name games in the ids of tests: a `repr` with addresses would differ between processes."""
    return val.name if isinstance(val, Game) else None


LONGEST = ("test_house.py", "test_own_screens.py", "test_texts_on_screen.py")
"""The modules whose slow tests take up to a minute each. If these tests began last, they would
keep one worker for minutes."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip soak and thorough tests without SOIREE_SOAK or `--all`; begin with the slow tests."""
    measured = {path for path in {item.path for item in items} if BENCH in path.parents}
    for item in items:
        if SOAK or item.path in measured:
            item.add_marker(pytest.mark.timeout(0))
        if not SOAK and item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="runs with SOIREE_SOAK=1"))
        elif item.get_closest_marker("thorough") and not config.getoption("all"):
            item.add_marker(pytest.mark.skip(reason="runs with --all"))
    if hasattr(config, "workerinput"):  # All workers need the same order.
        items[:] = dealt_out(items, config.workerinput["workercount"])


def dealt_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in equal parts, one part for each worker, which begin with the longest.

    Each part continues with slow tests and ends with quick ones, so that all workers end together.
    """
    longest: list[pytest.Item] = []
    slow: list[pytest.Item] = []
    quick: list[pytest.Item] = []
    for item in sorted(items, key=lambda item: item.path.parts):
        if item.get_closest_marker("slow") is None:
            quick.append(item)
        else:
            (longest if item.path.name in LONGEST else slow).append(item)
    return [
        item
        for number in range(workers)
        for item in (
            *longest[number::workers],
            *share(slow, number, workers),
            *share(quick, number, workers),
        )
    ]


def share(items: list[pytest.Item], number: int, workers: int) -> list[pytest.Item]:
    """A worker's share of the tests, which are neighbours in the list."""
    return items[len(items) * number // workers : len(items) * (number + 1) // workers]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Cancel the time limit of `faulthandler_timeout` for tests without a time limit."""
    limit = item.get_closest_marker("timeout")
    if limit is not None and limit.args == (0,):
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let each worker begin at another folder: all workers read the modules that one compiles."""
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker is not None and isinstance(collector, pytest.Directory):
        number = int(worker["workerid"].removeprefix("gw"))
        first = len(report.result) * number // worker["workercount"]
        report.result = [*report.result[first:], *report.result[:first]]
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect garbage on this thread only, as the program does, and never the imported objects.

    Another thread that collects garbage could destroy widgets.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Collect the garbage of a test, and now and then what earlier tests left behind.

    The objects that survive a full collection, such as caches, are never looked at again.
    """
    try:
        return (yield)
    finally:
        if isinstance(item, pytest.Function):
            item.funcargs.clear()  # pytest would keep the test's window until after the collection
        if next(_torn_down) % 20:
            gc.collect(1)
        else:
            gc.collect()
            gc.freeze()


_torn_down = itertools.count(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Escape lone surrogates in captured output, because workers cannot send them."""
    report = yield
    report.sections = [
        (name, text.encode(errors="backslashreplace").decode()) for name, text in report.sections
    ]
    return report


class _Warnings(logging.Handler):
    """Keeps the text of each record at WARNING or above, with its level in front."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def expect_log() -> Iterator[ExpectLog]:
    """Fails a test that logs an unexpected message at WARNING or above.

    `expect_log("cannot be read")` expects one or more messages whose text `LEVEL logger: message`
    contains this regular expression. The test also fails if there is none.
    """
    expected: list[str] = []
    warnings = _Warnings()
    logging.getLogger().addHandler(warnings)
    yield expected.append
    logging.getLogger().removeHandler(warnings)
    surprises = [
        text for text in warnings.texts if not any(re.search(wanted, text) for wanted in expected)
    ]
    missed = [
        wanted for wanted in expected if not any(re.search(wanted, t) for t in warnings.texts)
    ]
    if surprises:
        pytest.fail("logged unexpectedly: " + "; ".join(surprises), pytrace=False)
    if missed:
        pytest.fail("expected in the log, but not there: " + "; ".join(missed), pytrace=False)


class PatientBot(QtBot):
    """Waits longer by default: pytest-qt has no setting for its five seconds."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The fixture of pytest-qt, with more patience."""
    return PatientBot(request)


@pytest.fixture
def seventh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the seventh game to `GAMES` during a test."""
    monkeypatch.setitem(GAMES, seventh_game.GAME.name, seventh_game.GAME)


@pytest.fixture(autouse=True)
def _seventh_where_requested(request: pytest.FixtureRequest) -> None:
    if request.path.relative_to(TESTS).parts[0] in WITH_SEVENTH:
        request.getfixturevalue("seventh")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return this test's own SOIREE_HOME, which does not exist yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SOIREE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_first_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second pass between any two readings of the clock, so that a first look is over."""
    seconds = itertools.count()
    monkeypatch.setattr(first_look, "clock", lambda: float(next(seconds)))


@pytest.fixture(scope="session")
def drawn_cards(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """The folder for the cards that the tests draw: one for all processes of a run."""
    if CARDS not in os.environ:
        own = tmp_path_factory.getbasetemp()
        of_the_run = own.parent if hasattr(pytestconfig, "workerinput") else own
        os.environ[CARDS] = str(of_the_run / "cards")
    folder = Path(os.environ[CARDS])
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def full_disk() -> FullDisk:
    """Within `with full_disk(100)`, the system refuses to write any file longer than 100 bytes."""
    resource = pytest.importorskip("resource")

    @contextmanager
    def full(longest: int) -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (longest, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    return full
