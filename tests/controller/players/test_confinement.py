"""The system's restrictions on custom players, and the messages where it lacks them."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from soiree.controller.match.authority import Match
from soiree.controller.players.confinement import COULD
from soiree.controller.players.output import Output
from soiree.controller.players.process import Limits, PlayerProcess
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.games import GAMES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")

ATTEMPTS = {
    "read the arena's memory": "open(f'/proc/{arena}/mem', 'rb')",
    "read where the arena's memory is": "open(f'/proc/{arena}/maps').read()",
    "read the arena's command line": "open(f'/proc/{arena}/cmdline').read()",
    "read the arena's environment": "open(f'/proc/{arena}/environ').read()",
    "read the arena's files": "os.listdir(f'/proc/{arena}/fd')",
    "read the disk through the arena": "os.listdir(f'/proc/{arena}/root')",
    "read memory by a call": "call('process_vm_readv', arena, piece, 1, piece, 1, 0)",
    "trace the arena": "call('ptrace', 16, arena, 0, 0)",
    "end the arena": "os.kill(arena, signal.SIGCONT)",
    "end every process": "os.kill(-1, signal.SIGCONT)",
    "end the arena when a file is ready": "fcntl.fcntl(0, fcntl.F_SETOWN, arena)",
    "limit the arena": "resource.prlimit(arena, resource.RLIMIT_CPU, (1, 1))",
    "be readable again": "call('prctl', 4, 1, 0, 0, 0)",
    "outlive the arena": "call('prctl', 1, 0, 0, 0, 0)",
    "see processes": "os.listdir('/proc')",
    "read the files of others": "os.listdir(folder.parent)",
    "write beside its file": "(folder / 'new').write_text('')",
    "write beside the temporary folder": "(temporary.parent / 'new').write_text('')",
    "make a link": "os.symlink('/etc', temporary / 'link')",
    "change the mode of a file": "os.chmod(__file__, 0o600)",
    "change the time of a file": "os.utime(__file__)",
    "cut a file": "os.truncate(__file__, 0)",
    "connect": "socket.socket()",
    "connect to itself": "socket.socketpair()",
    "fork": "os.fork()",
    "run a program": "os.execv(sys.executable, [sys.executable, '-c', ''])",
    "start a program": "subprocess.Popen([sys.executable, '-c', ''])",
    "share memory": "call('shmget', 5, 99, 0o1600)",
    "keep memory in a file": "os.memfd_create('x')",
    "mount": "call('mount', b'none', b'/mnt', b'tmpfs', 0, None)",
    "have a namespace of its own": "library.unshare(0x10000000) and fail()",
}
"""Each is an expression; `arena` is the process of the arena."""

PERMITTED = {
    "read its own state": "open('/proc/self/status').read()",
    "read beside its file": "os.listdir(folder)",
    "write in its temporary folder": "tempfile.NamedTemporaryFile(delete=False).write(b'x')",
    "write nowhere": "open(os.devnull, 'w').write('x')",
    "compute in threads": "list(futures.ThreadPoolExecutor(4).map(str, range(20)))",
    "load a module": "importlib.import_module('decimal')",
    "ask for random bytes": "os.urandom(5)",
    "ask for the time": "time.localtime()",
    "signal itself": "os.kill(os.getpid(), 0)",
    "limit itself": "resource.setrlimit(resource.RLIMIT_STACK, (1 << 20, 1 << 20))",
}

PLAYER = """\
import ctypes, fcntl, importlib, os, resource, signal, socket, subprocess, sys, tempfile, time
from concurrent import futures
from pathlib import Path

arena = os.getppid()
folder = Path(__file__).parent
temporary = Path(tempfile.gettempdir())
library = ctypes.CDLL(None, use_errno=True)
room = ctypes.create_string_buffer(16)
piece = (ctypes.c_size_t * 2)(ctypes.addressof(room), 16)

def fail(): raise OSError(ctypes.get_errno(), "")

def call(name, *arguments):
    if getattr(library, name)(*arguments) < 0: fail()

def attempt(expression):
    try:
        eval(expression)
    except OSError as error:
        return error.errno
    return "done"

def attempts(view, rng, stop):
    for name, expression in ATTEMPTS.items():
        print(f"{name}: {attempt(expression)}")
    return view.legal[0]

def first(view, rng, stop): return view.legal[0]

def reads_memory(view, rng, stop):
    for name in ("mem", "maps", "environ"):
        assert attempt(f"open('/proc/{arena}/{name}', 'rb').read(1)") in (1, 13), name
    assert attempt("call('process_vm_readv', arena, piece, 1, piece, 1, 0)") == 1
    assert attempt("call('ptrace', 16, arena, 0, 0)") == 1
    return view.legal[0]

def keeps(view, rng, stop):
    kept = temporary / "kept"
    kept.write_text("x")
    print(kept)
    return view.legal[0]

"""


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("others") / "player"
    folder.mkdir()
    file = folder / "player.py"
    file.write_text(f"{PLAYER}ATTEMPTS = {ATTEMPTS | PERMITTED}\n", encoding="utf-8")
    return file


def view_of_soy() -> View:
    game = GAMES["soy"]
    match = Match(
        Record(game.name, game.defaults(), (Participant("x", "computer", "random"),) * 2, seed=1),
        game,
    )
    match.draw_chance()
    return match.view(match.deciders[0])


def asked_once(name: str) -> tuple[list[str], tuple[str, ...]]:
    """Return the output of a player asked for one move, and the missing restrictions."""
    lines: list[str] = []
    output = Output("x", lines.append)
    limits = Limits(memory=1 << 30)
    with closing(PlayerProcess(name, limits=limits, output=output)) as process:
        process.begin()
        process.ask(view_of_soy(), random.Random(1))
    return [line.removeprefix("x: ") for line in lines], process.not_enforced


@pytest.fixture(scope="module")
def tried(player: Path) -> dict[str, str]:
    """Return the result of each attempt of the player.

    Skips the test if the system lacks a restriction.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("soiree.controller.players.output.MOST_LINES", 100)
        lines, not_enforced = asked_once(f"{player}:attempts")
    if not_enforced:
        pytest.skip(f"this system does not enforce {', '.join(not_enforced)}")
    return dict(line.rsplit(": ", 1) for line in lines)


@pytest.mark.parametrize("name", ATTEMPTS)
def test_a_player_may_not(tried: dict[str, str], name: str) -> None:
    assert tried[name] in {str(errno.EPERM), str(errno.EACCES)}


@pytest.mark.parametrize("name", PERMITTED)
def test_a_player_may(tried: dict[str, str], name: str) -> None:
    assert tried[name] == "done"


def test_files_in_the_temporary_folder_are_removed_with_the_process(player: Path) -> None:
    (kept,), _ = asked_once(f"{player}:keeps")
    assert Path(kept).name == "kept"
    assert not Path(kept).parent.exists()


# Missing restrictions -----------------------------------------------------------------------------

LAUNCHER = """\
import os, sys
from soiree.cli import main
from soiree.sandbox.privileges import drop_capabilities
from soiree.sandbox.system_calls import install

LOAD, IF_EQUAL, ANSWER, ERROR, ALLOW = 0x20, 0x15, 0x06, 0x50000, 0x7FFF0000
ENOSYS, EINVAL = 38, 22
PRCTL = 157 if os.uname().machine == "x86_64" else 167
MISSING = {
    "Landlock": [(IF_EQUAL, 0, 1, 444), (ANSWER, 0, 0, ERROR | ENOSYS)],
    "filters": [
        (IF_EQUAL, 0, 3, PRCTL),
        (LOAD, 0, 0, 16),
        (IF_EQUAL, 0, 1, 22),
        (ANSWER, 0, 0, ERROR | EINVAL),
    ],
}
assert drop_capabilities()
assert install([(LOAD, 0, 0, 0), *MISSING[sys.argv[1]], (ANSWER, 0, 0, ALLOW)])
sys.exit(main(sys.argv[2:]))
"""
"""The command, as of any user, under a filter by which a part of the kernel seems to be missing."""


def arena_without(missing: str, *arguments: str) -> str:
    command = [sys.executable, "-P", "-c", LAUNCHER, missing, "arena", "soy", *arguments]
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **path}
    )
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize(
    ("missing", "not_enforced"),
    [("Landlock", ["files"]), ("filters", ["file modes", "network", "processes"])],
)
def test_the_result_says_what_was_not_enforced(
    player: Path, missing: str, not_enforced: list[str]
) -> None:
    asked = ("--games", "1", "--seats", f"{player}:first,random")
    assert json.loads(arena_without(missing, *asked, "--json"))["not_enforced"] == not_enforced
    told = next(line for line in arena_without(missing, *asked).splitlines() if "enforced" in line)
    assert told.startswith("not enforced: on this system, players of your own could ")
    assert all(COULD[each] in told for each in not_enforced)


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize("missing", ["Landlock", "filters"])
def test_the_memory_of_the_arena_is_private_without_landlock_or_filters(
    player: Path, missing: str
) -> None:
    """All processes belong to one user, and none has capabilities."""
    asked = ("--games", "1", "--seats", f"{player}:reads_memory,random")
    assert json.loads(arena_without(missing, *asked, "--json"))["games"] == 1
