"""Custom players in their own processes: permitted and forbidden actions, and faults."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.arena.contest import Contest, play, play_all
from soiree.controller.arena.processes import executor_of
from soiree.controller.match.authority import Match
from soiree.controller.players import frames
from soiree.controller.players import output as player_output
from soiree.controller.players.custom_players import PlayerFault
from soiree.controller.players.output import Output, size
from soiree.controller.players.process import LIMITS, Limits, PlayerProcess
from soiree.core.games import Game
from soiree.core.records import Participant, Record, encode
from soiree.core.texts import printable
from soiree.core.views import View
from soiree.games import GAMES
from tests.every_game import EVERY_GAME
from tests.started import Started
from tests.thorough import always

every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and groups as Unix has them")
linux = pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")

PATIENT = Limits(memory=1 << 30)
"""For players who answer, or fail, as soon as a machine lets them that has much else to do."""

SHORT = Limits(move=0.3, grace=0.2, memory=1 << 30)
"""For players who take all that they are given."""

PLAYERS = '''\
import ctypes, gc, os, signal, subprocess, sys, time, zlib
from msgspec.structs import replace

def first(view, rng, stop): return view.legal[0]

def by_what_it_sees(view, rng, stop):
    seen = replace(view, events=()), len(view.events), view.events[:2], view.events[-9:]
    return view.legal[(zlib.crc32(repr(seen).encode()) + rng.randrange(99)) % len(view.legal)]

def at_random(view, rng, stop): return rng.choice(view.legal)

def reach():
    """All that can be reached from here, by frames and by the collector."""
    frame = sys._getframe()
    while frame:
        yield from (frame.f_locals, frame.f_globals)
        frame = frame.f_back
    for each in gc.get_objects():
        yield each
        yield from gc.get_referents(each)

def peeks(view, rng, stop):
    truth = "Match", "Contest", "Participant", "Record"
    found = {type(each).__name__ for each in reach()} & set(truth)
    modules = [name for name in sys.modules if name.startswith("soiree.controller.m")]
    return f"found {sorted(found)} {modules}"

def sees_others(view, rng, stop):
    views = [each for each in gc.get_objects() if type(each).__name__ == "View"]
    return f"seats {sorted({each.seat for each in views})}"

def looks_around(view, rng, stop): return " ".join(sys.argv[1:])

def changes_options(view, rng, stop):
    options, = (each for each in gc.get_referents(view.options) if isinstance(each, dict))
    options.clear()
    return view.legal[0]

def loops(view, rng, stop):
    while True: pass

def keeps_the_interpreter(view, rng, stop):
    return 3 ** 10 ** 9

def forgets_the_watch(view, rng, stop):
    import faulthandler
    faulthandler.cancel_dump_traceback_later()
    time.sleep(1000)

def stops_itself(view, rng, stop): os.kill(os.getpid(), signal.SIGSTOP)

def leaves(view, rng, stop): os._exit(0)

def leaves_politely(view, rng, stop): sys.exit(0)

def interrupts(view, rng, stop): raise KeyboardInterrupt

def crashes(view, rng, stop):
    ctypes.string_at(0)

def killed(view, rng, stop): os.kill(os.getpid(), signal.SIGKILL)

def raises(view, rng, stop):
    raise ValueError("\\x1b[31mred\\x07\\nand\\u202eback")

class Unspeakable(Exception):
    def __str__(self): raise self

def cannot_be_told(view, rng, stop): raise Unspeakable

def endless_reason(view, rng, stop): raise ValueError("x" * 50_000_000)

def eats(view, rng, stop):
    return bytearray(10 ** 10)

def answers_much(view, rng, stop): return "x" * 50_000_000

def answers_none(view, rng, stop): return None

def answers_bytes(view, rng, stop): return view.legal[0].encode()

def answers_escapes(view, rng, stop): return "\\x1b[2J\\x07 \\ud800"

def raw(*what):
    """Write to every pipe that there is."""
    for pipe in range(3, 40):
        for each in what:
            try: os.write(pipe, each)
            except OSError: pass
    time.sleep(1000)

def writes_much(view, rng, stop): raw(b"\\xff" * 60_000)

def writes_a_pickle(view, rng, stop): raw(b"\\0\\0\\0\\x12M\\x80\\x04N.", b"Mxxxxxxxxxxxx")

def writes_a_long_frame(view, rng, stop): raw(b"\\x7f\\xff\\xff\\xff", b"M" * 100)

def closes_all(view, rng, stop):
    os.closerange(0, 1000)
    return view.legal[0]

def reads_no_more(view, rng, stop):
    # What comes next is longer than a pipe holds.
    os.kill(os.getpid(), signal.SIGSTOP)

def reads(view, rng, stop): return f"read {sys.stdin.read()!r} {os.read(0, 9)!r}"

def prints(view, rng, stop):
    print("\\x1b]0;title\\x07\\x1b[31mred\\x1b[0m\\rback\\x00\\u202e", flush=True)
    os.write(1, b"to one\\n")
    sys.stderr.write("to two, without an end")
    sys.stderr.flush()
    return view.legal[0]

def prints_much(view, rng, stop):
    for _ in range(50): os.write(1, b"x" * 999_999 + b"\\n")
    return view.legal[0]

def forks(view, rng, stop):
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    return view.legal[0]

number = 5
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(PLAYERS, encoding="utf-8")
    return file


def line_of(text: str) -> int:
    """The number of the first line of the players' file that contains a text."""
    return PLAYERS[: PLAYERS.index(text)].count("\n") + 1


def contest(
    game: Game, *players: str, limits: Limits = PATIENT, think: float | None = None
) -> Contest:
    """A contest of these players, repeated until every seat is filled."""
    options = game.defaults()
    seats = game.players(options)
    filled = (players * seats)[:seats]
    return Contest(game.name, options, filled, seed=1, think=think, limits=limits)


def view_of(game: Game) -> View:
    """Return the view of the first player who decides in a match."""
    options = game.defaults()
    players = (Participant("x", "computer", "random"),) * game.players(options)
    match = Match(Record(game.name, options, players, seed=1), game)
    match.draw_chance()
    return match.view(match.deciders[0])


def fault(bots: Path, player: str, limits: Limits = PATIENT) -> str:
    """Return the error message that ends a match of that player, without the file's name."""
    with pytest.raises(PlayerFault) as ended:
        play(contest(GAMES["soy"], f"{bots}:{player}", "random", limits=limits), 0)
    assert str(ended.value).isprintable()
    return str(ended.value).removeprefix(str(bots))


# The same game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always("soy", "spy"))
def test_a_player_plays_the_same_as_in_the_arenas_process(name: str, bots: Path) -> None:
    """In both processes, the player receives the same views and the same random numbers."""
    game = EVERY_GAME[name]
    apart = contest(game, f"{bots}:by_what_it_sees", "random")
    assert encode(play(apart, 1).record) == encode(play(replace(apart, trusted=True), 1).record)


def test_two_jobs_play_the_same_as_one(bots: Path) -> None:
    by_hand = contest(GAMES["soy"], f"{bots}:at_random", "random")
    alone = [encode(played.record) for played in play_all(by_hand, 2)]
    with executor_of(jobs=2) as executor:
        assert [encode(played.record) for played in play_all(by_hand, 2, executor)] == alone


def test_a_player_is_told_when_its_time_is_up(tmp_path: Path) -> None:
    file = tmp_path / "thinker.py"
    file.write_text(
        "def f(view, rng, stop):\n    while not stop(): pass\n    return rng.choice(view.legal)\n"
    )
    limited = contest(GAMES["soy"], f"{file}:f", think=0.0001, limits=Limits())
    assert play(replace(limited, options={"hand_size": 5}), 0).record.result


def test_a_player_keeps_no_knowledge_from_one_match_to_the_next(tmp_path: Path) -> None:
    """The second match has the same deal, seen from another seat."""
    file = tmp_path / "rememberer.py"
    file.write_text(
        "known = []\n"
        "def f(view, rng, stop):\n"
        "    known.append(view.seat)\n"
        "    return view.legal[0] if len(set(known)) == 1 else 'I was elsewhere'\n"
    )
    matches = play_all(contest(GAMES["soy"], f"{file}:f"), 2)
    assert all(played.record.result for played in matches)


# Hostile players ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("peeks", "answered 'found [] []': "),
        ("sees_others", "answered 'seats [0]': "),
        ("looks_around", "answered 'arena-player': "),
        ("reads", """answered "read '' b''": """),
        ("answers_none", "answered None: A move must be text."),
        ("answers_bytes", "answered b'bid 2S': A move must be text."),
        ("answers_escapes", r"answered '\x1b[2J\x07 \\ud800': "),
        ("answers_much", f"answered {'x' * 39}…: no move is as long."),
        ("leaves", "its process ended with exit code 0"),
        ("writes_much", "what it answers cannot be read"),
        ("writes_a_long_frame", "what it answers cannot be read"),
    ],
)
def test_the_location_of_a_player_without_a_line_is_its_file(
    bots: Path, player: str, told: str
) -> None:
    line = line_of(f"def {player}(")
    said = fault(bots, player)
    assert said.startswith(f":{line}: {told}"), said
    assert len(said) < 300


def test_a_player_that_closes_its_pipes_is_ended(bots: Path) -> None:
    """Two threads notice it, each with its own message, and either may be the first."""
    ends = "ended with exit code", "was ended by SIGKILL"
    starts = tuple(f":{line_of('def closes_all(')}: its process {end}" for end in ends)
    said = fault(bots, "closes_all")
    assert said.startswith(starts), said
    assert len(said) < 300


@pytest.mark.parametrize(
    ("player", "at", "told"),
    [
        ("raises", "raise ValueError(", "ValueError: red andback"),
        ("leaves_politely", "sys.exit(0)", "SystemExit: 0"),
        ("interrupts", "raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("cannot_be_told", "raise Unspeakable", "Unspeakable"),
        ("endless_reason", 'ValueError("x"', "ValueError: xxx"),
        ("loops", "while True: pass", "takes longer than 0.3 s for a move"),
        ("keeps_the_interpreter", "3 ** 10", "takes longer than 0.3 s for a move"),
        ("crashes", "ctypes.string_at(0)", "its process ended: Segmentation fault"),
    ],
)
def test_the_line_of_a_fault_is_told(bots: Path, player: str, at: str, told: str) -> None:
    said = fault(bots, player, SHORT if "takes longer" in told else PATIENT)
    assert said.startswith(f":{line_of(at)}: {told}"), said
    assert len(said) < 600


@linux
def test_a_player_has_so_much_memory_and_no_more(bots: Path) -> None:
    assert fault(bots, "eats") == f":{line_of('bytearray(')}: MemoryError"


@posix
@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("killed", "its process was ended by SIGKILL"),
        ("forgets_the_watch", "takes longer than 0.3 s for a move"),
        ("stops_itself", "takes longer than 0.3 s for a move"),
    ],
)
def test_a_player_process_that_does_not_end_is_killed(bots: Path, player: str, told: str) -> None:
    limits = SHORT if "takes longer" in told else PATIENT
    assert fault(bots, player, limits) == f":{line_of(f'def {player}(')}: {told}"


def test_a_player_that_is_trusted_can_peek(bots: Path) -> None:
    """This proves that the player looks in the right places, and only confinement stops it."""
    trusting = replace(contest(GAMES["soy"], f"{bots}:peeks"), trusted=True)
    with pytest.raises(PlayerFault, match=r"answered .found \['Contest', 'Match'"):
        play(trusting, 0)


def test_a_time_that_was_given_is_kept_with_a_grace(bots: Path) -> None:
    with pytest.raises(PlayerFault, match=r":\d+: takes longer than 0\.3 s for a move$"):
        play(contest(GAMES["soy"], f"{bots}:loops", "random", limits=SHORT, think=0.1), 0)


def test_bytes_that_would_be_a_pickle_are_no_more_than_a_move(bots: Path) -> None:
    said = fault(bots, "writes_a_pickle")
    assert "answered" in said or "cannot be read" in said


def test_a_player_that_changes_its_options_changes_its_own(bots: Path) -> None:
    game = GAMES["soy"]
    played = play(contest(game, f"{bots}:changes_options"), 0)
    assert played.record.result
    assert played.record.options == game.defaults()


@posix
def test_a_question_that_is_not_read_holds_nobody_up(bots: Path) -> None:
    """The view is longer than the buffer of the pipe to the player."""
    game = GAMES["soy"]
    view = view_of(game)
    long = replace(view, legal=tuple(f"move {n}" for n in range(100_000)))
    with closing(PlayerProcess(f"{bots}:first", limits=SHORT)) as player:
        player.begin()
        os.kill(player._process.pid, signal.SIGSTOP)
        with pytest.raises(PlayerFault, match=r"takes longer than 0\.3 s for a move$"):
            player.ask(long, random.Random(1))


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", ": it has no function 'f'"),
        ("f = 5\n", ": it has no function 'f'"),
        ("x = 1\ndef f(:\n", ":2: SyntaxError: invalid syntax"),
        ("import sys\nsys.exit('no')\n", ":2: SystemExit: no"),
        ("import os\nos._exit(0)\n", ": its process ended with exit code 0"),
        ("\nwhile True: pass\n", ":2: takes longer than 0.5 s to start"),
    ],
)
def test_a_file_that_cannot_be_run_is_told(tmp_path: Path, source: str, told: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    limits = Limits(start=0.5 if "while" in source else 60)
    with pytest.raises(PlayerFault) as ended:
        play(contest(GAMES["soy"], f"{file}:f", "random", limits=limits), 0)
    assert str(ended.value).startswith(f"{file}{told}")


@posix
def test_a_path_may_have_any_letters(tmp_path: Path) -> None:
    folder = tmp_path / "a:b ü\u4e16"
    folder.mkdir()
    file = folder / "bots.py"
    file.write_text("def f(view, rng, stop):\n    while True: pass\n")
    with pytest.raises(PlayerFault) as ended:
        play(contest(GAMES["soy"], f"{file}:f", "random", limits=SHORT), 0)
    assert str(ended.value) == f"{file}:2: takes longer than 0.3 s for a move"


# Left-over processes ------------------------------------------------------------------------------


SOON = LIMITS.move / 2
"""Seconds in which no player has ended because its time was up."""


def await_end(processes: Iterable[int]) -> None:
    """Wait until these killed processes have ended."""
    for each in processes:
        try:
            process = os.pidfd_open(each)
        except ProcessLookupError:
            continue
        ended = select.poll()
        ended.register(process, select.POLLIN)
        assert ended.poll(1000 * SOON), f"process {each} goes on"
        os.close(process)


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


LEAVER = """\
import os, time
def f(view, rng, stop):
    child = -1
    try:
        child = os.fork()
        if not child:
            os.setsid()
            time.sleep(1000)
    except PermissionError:
        pass
    print(os.getpid(), child)
    {}
"""


@linux
@pytest.mark.parametrize(
    "then", ["return view.legal[0]", "os._exit(0)", "raise ValueError", "while True: pass"]
)
def test_no_process_is_left(then: str, tmp_path: Path) -> None:
    file = tmp_path / "leaver.py"
    file.write_text(LEAVER.format(then))
    lines: list[str] = []
    limits = SHORT if "while" in then else PATIENT
    with closing(PlayerProcess(f"{file}:f", None, limits, Output("x", lines.append))) as player:
        player.begin()
        with suppress(PlayerFault):
            player.ask(view_of(GAMES["soy"]), random.Random(1))
    player_itself, child = map(int, lines[0].removeprefix("x: ").split())
    assert child == -1
    await_end([player_itself])


ENDLESS = """\
import os, sys
def loops(view, rng, stop):
    os.write(1, f"{os.getpid()}\\n".encode())
    while True: pass
def keeps_the_interpreter(view, rng, stop):
    os.write(1, f"{os.getpid()}\\n".encode())
    return 3 ** 10 ** 9
def keeps_its_pipes_open(view, rng, stop):
    for pipe in range(3, 20):
        try: os.open(f"/proc/self/fd/{pipe}", os.O_WRONLY)
        except OSError: pass
    return loops(view, rng, stop)
"""


@linux
@pytest.mark.parametrize(
    ("end", "player", "jobs"),
    [
        pytest.param(signal.SIGKILL, "loops", 1, marks=pytest.mark.thorough),
        (signal.SIGKILL, "loops", 2),
        (signal.SIGKILL, "keeps_the_interpreter", 1),
        pytest.param(signal.SIGKILL, "keeps_the_interpreter", 2, marks=pytest.mark.thorough),
        (signal.SIGKILL, "keeps_its_pipes_open", 1),
        (signal.SIGINT, "loops", 1),
        pytest.param(signal.SIGINT, "keeps_the_interpreter", 2, marks=pytest.mark.thorough),
        (signal.SIGTERM, "loops", 1),
    ],
)
def test_no_process_outlives_the_arena(
    end: signal.Signals, player: str, jobs: int, tmp_path: Path
) -> None:
    """The processes share the arena's standard error, which closes when the last one ends."""
    file = tmp_path / "endless.py"
    file.write_text(ENDLESS)
    command = f"-m soiree arena soy --jobs {jobs} --seats {file}:{player},random"
    playing: Started[bytes] = Started(
        [sys.executable, *command.split()],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(tmp_path)},
    )
    with playing:
        assert playing.stderr is not None
        named = int(playing.stderr.readline().rsplit(b" ", 1)[1])
        assert is_alive(named)
        playing.send_signal(end)
        playing.communicate(timeout=SOON)
        await_end([named])


# Printed output -----------------------------------------------------------------------------------


def printed(bots: Path, player: str, times: int = 1) -> list[str]:
    """Return the visible output of a player that is asked once in each of its processes."""
    lines: list[str] = []
    output = Output("bots.py", lines.append)
    for _ in range(times):
        with closing(PlayerProcess(f"{bots}:{player}", output=output)) as process:
            process.begin()
            view = view_of(GAMES["soy"])
            assert process.ask(view, random.Random(1)) == view.legal[0]
    return lines


def test_a_players_output_is_shown_under_its_name(bots: Path) -> None:
    assert printed(bots, "prints") == [
        "bots.py: redback",
        "bots.py: to one",
        "bots.py: to two, without an end",
    ]


def test_long_output_of_a_player_is_cut_and_reported_once(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_output, "MOST_LINES", 3)
    lines = printed(bots, "prints_much", times=2)
    shown = "bots.py: " + "x" * (player_output.LONGEST_LINE - 1) + "…"
    assert lines[:3] == [shown] * 3
    assert lines[3:] == ["bots.py: … and 50 MB more; no more of it is shown"]


def test_a_players_output_before_a_fault_is_shown(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "talker.py"
    file.write_text("import os\ndef f(view, rng, stop):\n    print('now')\n    os._exit(0)\n")
    with pytest.raises(PlayerFault):
        play(contest(GAMES["soy"], f"{file}:f", "random"), 0)
    assert capfd.readouterr().err == f"{file}:f: now\n"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("plain é世", "plain é世"),
        ("\x1b[1;31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07after\x1b]8;;x\x1b\\b", "afterb"),
        ("a\rb\x00\x08\x7fc\x9b31m", "abc31m"),
        ("\u202ereversed\u2066", "reversed"),
        ("a\tb", "a   b"),
        ("\x1b", ""),
    ],
)
def test_a_players_output_cannot_control_a_terminal(text: str, plain: str) -> None:
    assert printable(text) == plain


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 bytes"), (999, "999 bytes"), (1000, "1 kB"), (5 * 10**7, "50 MB"), (10**9, "1 GB")],
)
def test_sizes(count: int, text: str) -> None:
    assert size(count) == text


# Frames -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "stray"),
    [
        (b"", b""),
        (b"\0\0", b"\0\0"),
        (b"\0\0\0\x05abc", b"\0\0\0\x05abc"),
        (b"\0\0\0\x06abcdef", b"\0\0\0\x06"),
        (b"\xff\xff\xff\xffabc", b"\xff\xff\xff\xff"),
        (b"Fatal Python error", b"Fatal Python error"),
    ],
)
def test_bytes_that_are_no_frame_are_returned(sent: bytes, stray: bytes) -> None:
    reads, writes = os.pipe()
    os.write(writes, sent)
    os.close(writes)
    with pytest.raises(frames.Broken) as broken:
        frames.receive(reads, 5)
    os.close(reads)
    assert broken.value.stray == stray


def test_bytes_that_are_no_frame_are_returned_from_an_open_pipe() -> None:
    """The fault was once reported only at the end of the process, a minute later."""
    reads, writes = os.pipe()
    os.write(writes, b"\xff\xff\xff\xffabc")
    with pytest.raises(frames.Broken):
        frames.receive(reads, 5)
    os.close(reads)
    os.close(writes)


def test_frames_come_as_they_were_sent() -> None:
    reads, writes = os.pipe()
    for frame in (b"", b"a", b"x" * 500):
        frames.send(writes, frame)
    assert [frames.receive(reads, 500) for _ in range(3)] == [b"", b"a", b"x" * 500]
    os.close(reads)
    os.close(writes)
