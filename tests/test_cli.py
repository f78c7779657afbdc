"""The command line."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from soiree import cli
from soiree.cli import window
from soiree.cli.parsers import command_tree, window_parser
from soiree.controller.players.confinement import COULD
from soiree.core.entries import Decision
from soiree.core.players import random_player
from soiree.core.records import decode, encode
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.ui.program.command_line import WindowOptions
from soiree.version import current
from tests.games.honesty import honest, play, seated
from tests.storage.keeping import keep
from tests.storage.soi_matches import finished
from tests.thorough import tries

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
SOUND = GOLDEN / "soy.soiree"
FOUR = "random,random,random,random"

Output = pytest.CaptureFixture[str]


def said(capsys: Output, *arguments: str) -> tuple[int, str, str]:
    """Run a command. Returns the exit code, the standard output and the standard error."""
    code = cli.main(arguments)
    written = capsys.readouterr()
    return code, written.out, written.err


def wrong(capsys: Output, *arguments: str) -> str:
    """Run a wrong command. Returns the one line of its error message."""
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("soiree: ")
    assert err.count("\n") == 1
    return err.removeprefix("soiree: ").rstrip("\n")


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process without a display in its environment."""
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "soiree", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**bare, "PYTHONPATH": str(ROOT / "app"), **environment},
    )


# soiree check -------------------------------------------------------------------------------------


def test_check_says_of_each_file_whether_it_is_sound(capsys: Output, tmp_path: Path) -> None:
    good = str(GOLDEN / "soi.soiree")
    bad = tmp_path / "bad.soiree"
    bad.write_text((GOLDEN / "soi.soiree").read_text().replace("ask 0 9C", "ask 3 9C", 1))
    assert said(capsys, "check", good) == (0, f"{good}: ok\n", "")
    code, out, err = said(capsys, "check", str(bad), good)
    assert code == 1
    reason = "a move that seat 3 may make (You cannot ask yourself.)"
    assert out.splitlines() == [
        f'{bad}: entry 3: found "ask 3 9C", expected {reason}',
        f"{good}: ok",
    ]
    assert err == ""


def test_check_says_that_a_record_is_newer_in_one_line(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "newer.soiree"
    content = (GOLDEN / "soi.soiree").read_bytes()
    file.write_bytes(content.replace(b'"version": 1', b'"version": 2'))
    line = f"{file}: version: found 2, expected 1; the file comes from a newer Soirée\n"
    assert said(capsys, "check", str(file)) == (1, line, "")


def test_check_goes_on_past_a_file_that_is_not_there(capsys: Output, tmp_path: Path) -> None:
    good = str(GOLDEN / "soi.soiree")
    code, out, err = said(capsys, "check", str(tmp_path / "none"), str(tmp_path), good)
    assert code == 2
    assert out == f"{good}: ok\n"
    first, second = err.splitlines()
    assert first.startswith(f"soiree: {tmp_path / 'none'}: ")
    assert second.startswith(f"soiree: {tmp_path}: ")


def test_check_prints_one_json_object_a_file(capsys: Output, tmp_path: Path) -> None:
    good, bad, none = GOLDEN / "soi.soiree", tmp_path / "bad.soiree", tmp_path / "none"
    bad.write_text(good.read_text().replace("ask 0 9C", "ask 3 9C", 1))
    code, out, err = said(capsys, "check", "--json", str(good), str(bad), str(none))
    assert (code, err) == (2, "")
    assert [json.loads(line) for line in out.splitlines()] == [
        {"file": str(good), "ok": True},
        {
            "file": str(bad),
            "ok": False,
            "where": "entry 3",
            "found": '"ask 3 9C"',
            "expected": "a move that seat 3 may make (You cannot ask yourself.)",
        },
        {
            "file": str(none),
            "ok": False,
            "where": "file",
            "found": "No such file or directory",
            "expected": "a file that can be read",
        },
    ]


@pytest.mark.parametrize("game", GAMES)
def test_check_tells_what_was_legal_at_each_move(capsys: Output, game: str) -> None:
    file = GOLDEN / f"{game}.soiree"
    code, out, _ = said(capsys, "check", "--legal", str(file))
    verdict, *lines = out.splitlines()
    assert (code, verdict) == (0, f"{file}: ok")
    told = [json.loads(line) for line in lines]
    entries = decode(file.read_bytes(), GAMES).entries
    assert [(each["entry"], each["seat"], each["move"]) for each in told] == [
        (number, entry.seat, entry.move)
        for number, entry in enumerate(entries, 1)
        if isinstance(entry, Decision)
    ]
    assert all(each["move"] in each["legal"] for each in told)


def check_into(output: int, *options: str) -> subprocess.CompletedProcess[str]:
    """Run `soiree check` in its own process, with this file descriptor as standard output."""
    return subprocess.run(
        [sys.executable, "-m", "soiree", "check", *options, str(GOLDEN / "soi.soiree")],
        stdout=output,
        stderr=subprocess.PIPE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
        text=True,
    )


@pytest.mark.parametrize("options", [[], ["--legal"]])
def test_a_closed_pipe_causes_no_traceback(options: list[str]) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = check_into(writes, *options)
    os.close(writes)
    assert done.stderr == ""
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("options", [[], ["--legal"]])
def test_a_full_disk_causes_one_sentence(options: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = check_into(full.fileno(), *options)
    assert done.stderr == f"soiree: the output could not be written: {os.strerror(ENOSPC)}\n"
    assert done.returncode == 2


# soiree arena -------------------------------------------------------------------------------------


def arena(capsys: Output, *arguments: str) -> Any:
    code, out, err = said(capsys, "arena", *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_arena_ends_with_one_object(capsys: Output) -> None:
    told = arena(
        capsys, "soi", "--seats", FOUR, "--games", "3", "--seed", "7", "--set", "target=100"
    )
    assert list(told) == ["game", "options", "games", "seed", "players"]
    assert told["game"] == "soi"
    assert told["options"] == {"target": 100}
    assert (told["games"], told["seed"]) == (3, 7)
    assert [list(row) for row in told["players"]] == [
        ["player", "win_share", "low", "high", "mean_score", "seconds_a_move"]
    ] * 4
    assert sum(row["win_share"] for row in told["players"]) == pytest.approx(1)
    for row in told["players"]:
        assert row["player"] == "random"
        assert 0 <= row["low"] <= row["win_share"] <= row["high"] <= 1
        assert row["mean_score"] > 0
        assert row["seconds_a_move"] > 0


def test_arena_prints_a_table_and_no_bar_where_there_is_no_terminal(capsys: Output) -> None:
    code, out, err = said(capsys, "arena", "soy", "--seats", "random,random", "--games", "4")
    assert (code, err) == (0, "")
    head, _, first, second = out.splitlines()
    assert head == "Soy: 4 games, seed 1, hand_size 5"
    assert first.startswith("random ")
    assert second.startswith("random ")


def test_arena_keeps_the_records_and_they_are_sound(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    arguments = ("soy", "--seats", "random,random", "--games", "3", "--records", str(folder))
    arena(capsys, *arguments)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"soy-000{n}.soiree" for n in (1, 2, 3)]
    assert said(capsys, "check", *map(str, files))[0] == 0


def test_arena_takes_the_number_of_players_from_the_seats(capsys: Output) -> None:
    told = arena(capsys, "soureh", "--seats", "random,random,random", "--games", "1")
    assert told["options"]["players"] == 3


def test_ctrl_c_leaves_what_was_played_so_far(capsys: Output, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "asked = 0\n"
        "def impatient(view, rng, stop):\n"
        "    global asked\n"
        "    asked += 1\n"
        "    if asked == 100: raise KeyboardInterrupt\n"
        "    return rng.choice(view.legal)\n"
    )
    asked = f"arena soy --seats {bot}:impatient,random --trusted --json --games 500"
    code, out, err = said(capsys, *asked.split())
    told = json.loads(out)
    assert code == 130
    assert 0 < told["games"] < 50
    assert err == f"stopped after {told['games']} of 500 games\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals as Unix has them")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_all_processes(jobs: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import os, signal\n"
        "def presses_ctrl_c(view, rng, stop):\n"
        "    os.killpg(os.getpgrp(), signal.SIGINT)\n"
        "    signal.sigwait([signal.SIGUSR1])\n"
    )
    asked = f"arena soy --json --trusted --jobs {jobs} --seats {bot}:presses_ctrl_c,random"
    done = subprocess.run(
        [sys.executable, "-m", "soiree", *asked.split()],
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
    )
    assert done.returncode == 130
    assert json.loads(done.stdout)["games"] == 0
    assert done.stderr == "stopped after 0 of 100 games\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess", "--seats", "a"], f"there is no game 'chess'; the games are {', '.join(GAMES)}"),
        (
            ["soi"],
            "one of the arguments --seats --players is required (see soiree arena --help)",
        ),
        (["soi", "--seats", "random,random"], "soi has 4 seats, and --seats names 2"),
        (["soureh", "--seats", "random"], "players=1: players must be a whole number, 2 to 4"),
        (
            ["soureh", "--seats", "random,random", "--set", "players=3"],
            "soureh has 3 seats, and --seats names 2",
        ),
        (
            ["spy", "--seats", FOUR, "--set", "deck=half"],
            "spy cannot be played with these options: half decks for 2 players only",
        ),
        (
            ["soi", "--seats", FOUR, "--set", "speed=9"],
            "soi has no option 'speed'; its options are target",
        ),
        (
            ["soi", "--seats", FOUR, "--set", "target=99"],
            "target=99: target must be a whole number, 100 to 1000",
        ),
        (
            ["soi", "--seats", FOUR, "--set", "target"],
            "target: target must be a whole number, 100 to 1000",
        ),
        (
            ["soureh", "--seats", "random,random", "--set", "ending=middle"],
            "ending=middle: ending must be one of first, last",
        ),
        (
            ["soi", "--seats", FOUR, "--games", "0"],
            "argument --games: 0 is not a number above 0 (see soiree arena --help)",
        ),
        (
            ["soi", "--seats", FOUR, "--think", "nan"],
            "argument --think: nan is not a number above 0 (see soiree arena --help)",
        ),
        (
            ["soi", "--seats", FOUR, "--seed", "x"],
            "argument --seed: x is neither a whole number nor secret (see soiree arena --help)",
        ),
        (["soi", "--seats", "none.py:f,random,random,random"], "none.py: there is no such file"),
        (
            ["soy", "--seats", "random,bot.py:f", "--dask", "tcp://localhost:8786"],
            "bot.py: a cluster plays levels only, as it has no such file",
        ),
        (
            ["soy", "--tournament", "swiss", "--players", FOUR, "--dask", "x", "--jobs", "2"],
            "--jobs is not for a cluster: its workers have the processes",
        ),
    ],
)
def test_arena_says_what_is_wrong_in_one_line(
    capsys: Output, arguments: list[str], line: str
) -> None:
    assert wrong(capsys, "arena", *arguments) == line


def test_arena_names_the_extra_without_which_there_is_no_cluster(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    line = wrong(capsys, "arena", "soy", "--seats", "random,random", "--dask", "localhost:8786")
    assert line == "Dask is not installed: it comes with soiree-cards[cluster], or with distributed"


def test_arena_names_the_line_of_a_players_fault(capsys: Output, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def f(view, rng, stop):\n    return view.nothing\n")
    line = wrong(capsys, "arena", "soi", "--seats", f"{bot}:f,random,random,random")
    assert line == f"{bot}:2: AttributeError: 'View' object has no attribute 'nothing'"


def test_arena_tells_a_secret_seed_at_the_end_and_plays_it_again(
    capsys: Output, tmp_path: Path
) -> None:
    players = ("soy", "--seats", "random,random", "--games", "2")
    told = arena(capsys, *players, "--seed", "secret", "--records", str(tmp_path / "1"))
    assert told["seed"] >= 1 << 64
    assert arena(capsys, *players, "--seed", "secret")["seed"] != told["seed"]
    seed = str(told["seed"])
    arena(capsys, *players, "--seed", seed, "--records", str(tmp_path / "2"))
    one, two = (
        [file.read_bytes() for file in sorted((tmp_path / folder).iterdir())] for folder in "12"
    )
    assert one == two


def test_the_result_of_the_arena_says_whether_players_were_trusted(
    capsys: Output, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def f(view, rng, stop): return rng.choice(view.legal)\n")
    own, none = ("soy", "--seats", f"{bot}:f,random"), ("soy", "--seats", "random,random")
    assert arena(capsys, *own, "--games", "2", "--trusted")["trusted"] is True
    assert "trusted" not in arena(capsys, *none, "--games", "2", "--trusted")
    words = "trusted: players of your own ran in the arena's process, where nothing is hidden\n"
    assert words in said(capsys, "arena", *own, "--games", "2", "--trusted")[1]


def test_arena_lists_what_was_not_enforced_where_players_were_confined(
    capsys: Output, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def f(view, rng, stop): return rng.choice(view.legal)\n")
    own, none = ("soy", "--seats", f"{bot}:f,random"), ("soy", "--seats", "random,random")
    found = arena(capsys, *own, "--games", "1")
    listed, text = found["not_enforced"], said(capsys, "arena", *own, "--games", "1")[1]
    assert set(listed) <= set(COULD)
    assert ("not enforced: " in text) == bool(listed)
    assert "trusted" not in found
    assert "trusted" not in text
    assert "not_enforced" not in arena(capsys, *own, "--games", "1", "--trusted")
    assert "not_enforced" not in arena(capsys, *none, "--games", "1")


def test_records_of_a_deal_are_written_after_its_last_match(capsys: Output, tmp_path: Path) -> None:
    """A player could read the cards of the deal in the record of the previous match."""
    bot, folder = tmp_path / "bot.py", tmp_path / "records"
    bot.write_text(
        "from pathlib import Path\n"
        "def f(view, rng, stop):\n"
        "    count = len(list((Path(__file__).parent / 'records').iterdir()))\n"
        "    return rng.choice(view.legal) if count % 2 == 0 else 'a record of this deal'\n"
    )
    games = tries(3, thorough=5)
    seats = ("soy", "--seats", f"{bot}:f,random", "--records", str(folder))
    assert arena(capsys, *seats, "--games", str(games))["games"] == games
    assert len(list(folder.iterdir())) == games


def test_a_player_that_leaves_at_once_does_not_end_the_arena_well(
    capsys: Output, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import os\ndef f(view, rng, stop): os._exit(0)\n")
    line = wrong(capsys, "arena", "soy", "--seats", f"{bot}:f,random")
    assert line == f"{bot}:2: its process ended with exit code 0"


def test_arena_says_where_it_cannot_write(capsys: Output, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    arguments = ("soy", "--seats", "random,random", "--records", str(taken))
    assert wrong(capsys, "arena", *arguments).startswith(f"{taken}: ")


def test_a_tournament_is_printed_and_saved_as_csv(capsys: Output, tmp_path: Path) -> None:
    table, bot = tmp_path / "table.csv", tmp_path / "bot.py"
    bot.write_text("def f(view, rng, stop): return view.legal[0]\n")
    players = f"random,random,random,{bot}:f"
    asked = ("arena", "soy", "--tournament", "round-robin", "--players", players)
    code, out, err = said(capsys, *asked, "--csv", str(table))
    assert (code, err) == (0, "")
    assert out.startswith("Soy, round-robin: 4 entrants, 6 matches, seed 1, hand_size 5\n")
    assert out.count("random 3") == out.count("bot.py:f") == 3
    rows = list(csv.DictReader(io.StringIO(table.read_text())))
    assert sum(float(row["points"]) for row in rows) == 6
    assert {row["name"] for row in rows} == {"random 1", "random 2", "random 3", "bot.py:f"}
    told = arena(capsys, *asked[1:])
    assert [row["name"] for row in told["standings"]] == [row["name"] for row in rows]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("soy --players a,b", "--players needs --tournament (see soiree arena --help)"),
        (
            "soy --tournament swiss --seats a,b",
            "--seats is not for a tournament (see soiree arena --help)",
        ),
        (
            "soy --tournament swiss --players easy,easy",
            "entrants: found 2 entrants, expected 4 to 16",
        ),
        (
            f"soi --tournament swiss --players {FOUR}",
            "form: found swiss with 4 players in a match, expected a game of two players",
        ),
        (
            f"soda --tournament race --players {FOUR}",
            "form: found a race in soda, expected a game that is a race",
        ),
    ],
)
def test_the_arena_says_why_there_can_be_no_tournament(
    capsys: Output, arguments: str, line: str
) -> None:
    assert wrong(capsys, "arena", *arguments.split()) == line


# The window ---------------------------------------------------------------------------------------


def test_the_options_of_the_window_are_read(tmp_path: Path) -> None:
    file = tmp_path / "a.soiree"
    file.touch()
    parser = window_parser()
    assert WindowOptions(**vars(parser.parse_args([]))) == WindowOptions()
    asked = "--game soi --demo --screenshot s.png --size 1280x800 --scheme dark --seed 5"
    assert WindowOptions(**vars(parser.parse_args([str(file), *asked.split()]))) == WindowOptions(
        game="soi",
        file=file,
        demo=True,
        screenshot=Path("s.png"),
        size=(1280, 800),
        scheme="dark",
        seed=5,
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["nothing.soiree"], "argument FILE: there is no file nothing.soiree"),
        (["--size", "wide"], "argument --size: wide is not a size such as 1280x800"),
        (["--size", "0x5"], "argument --size: 0x5 is not a size such as 1280x800"),
        (["--size", "30000x30000"], "argument --size: 30000x30000 is not a size such as 1280x800"),
        (["nothing"], "argument FILE: no command or file is called nothing"),
        (["a\x1b[31m\nb.soiree"], "argument FILE: there is no file a b.soiree"),
        (["--a\u202eb=1"], "unrecognized arguments: --ab=1"),
        (["--seed", "x"], "argument --seed: invalid int value: 'x'"),
        (["--gam=soi"], "unrecognized arguments: --gam=soi"),
    ],
)
def test_a_wrong_option_of_the_window_is_reported_in_one_line(
    capsys: Output, arguments: list[str], line: str
) -> None:
    assert wrong(capsys, *arguments) == f"{line} (see soiree --help)"


@pytest.mark.parametrize("arguments", [["--help"], ["--game", "soi", "-h"]])
def test_the_help_has_a_line_for_each_command(capsys: Output, arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(arguments)
    lines = capsys.readouterr().out.splitlines()
    for name in cli.COMMANDS:
        (line,) = [line for line in lines if line.startswith(f"    {name} ")]
        assert len(line.split()) > 3


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_tree_of_parsers_has_the_arguments_of_each_command(
    capsys: Output, command: str
) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    alone = capsys.readouterr().out
    with pytest.raises(SystemExit):
        command_tree(*cli.COMMANDS).parse_args([command, "--help"])
    assert capsys.readouterr().out == alone


def test_the_options_of_the_window_load_no_command() -> None:
    code = (
        "import sys; from soiree.cli.parsers import command_tree, window_parser; window_parser();"
    )
    done = subprocess.run(
        [sys.executable, "-c", code + "print('soiree.cli.arena' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
    )
    assert done.stdout == "False\n"


def test_an_unknown_game_is_reported(capsys: Output) -> None:
    assert wrong(capsys, "--game", "chess").startswith("there is no game 'chess'; the games are ")


def test_the_version_is_printed(capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out == f"soiree {current()}\n"


linux = pytest.mark.skipif(sys.platform != "linux", reason="displays as Linux has them")


@linux
def test_without_a_display_one_line_says_what_needs_none() -> None:
    done = command()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "soiree: there is no display; these commands need no display: soiree arena, soiree check,"
        " soiree --demo --screenshot FILE\n"
    )


def test_a_failure_to_load_qt_is_reported_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('libGL.so.1: cannot be opened')")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "app")])
    done = command(QT_QPA_PLATFORM="offscreen", PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("soiree: Qt cannot be loaded: libGL.so.1: cannot be opened")
    assert done.stderr.count("\n") == 1


@linux
def test_a_display_that_does_not_answer_is_reported() -> None:
    done = command(DISPLAY=":987")
    assert done.returncode == 2
    assert done.stderr.startswith("soiree: the display :987 does not answer; these commands")


@linux
def test_a_picture_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    window.find_display(needed=False)
    assert os.environ.pop("QT_QPA_PLATFORM") == "offscreen"


@linux
@pytest.mark.parametrize(
    ("name", "value"), [("QT_QPA_PLATFORM", "offscreen"), ("WAYLAND_DISPLAY", "wayland-0")]
)
def test_an_available_display_is_used(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    for other in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, value)
    window.find_display(needed=True)


def test_a_start_loads_nothing_that_the_window_does_not_need() -> None:
    loaded = "import sys, soiree.cli; print([m for m in sys.modules if m.startswith('soiree')])"
    done = subprocess.run(
        [sys.executable, "-c", loaded],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
    )
    assert done.stdout.strip() == "['soiree', 'soiree.cli']"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes")
def test_check_does_not_wait_for_a_pipe(capsys: Output, tmp_path: Path) -> None:
    """The pipe has no writer, so a command that reads it would wait for ever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert said(capsys, "check", str(pipe)) == (2, "", f"soiree: {pipe}: it is not a file\n")


def test_check_reads_no_more_than_a_record_may_have(capsys: Output, tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(20_000_000_000)
    told = f"{huge}: file: found more than 4000000 bytes, expected no more\n"
    assert said(capsys, "check", str(huge)) == (1, told, "")


# soiree history -----------------------------------------------------------------------------------


@pytest.fixture
def three_played() -> None:
    """Two matches of Soi with one person, and one of Soda between computers."""
    for seed in (1, 2):
        assert keep(Paths.find(), finished(seed)) is None
    assert keep(Paths.find(), decode((GOLDEN / "soda.soiree").read_bytes(), GAMES)) is None


def test_a_history_without_matches(capsys: Output) -> None:
    assert said(capsys, "history") == (0, "No matches have been finished yet.\n", "")
    assert (
        said(capsys, "history", "--json")[1] == '{"matches": [], "statistics": [], "ratings": []}\n'
    )


@pytest.mark.usefixtures("three_played")
def test_history_tells_what_the_matches_of_one_person_come_to(capsys: Output) -> None:
    code, told, wrong = said(capsys, "history")
    assert (code, wrong) == (0, "")
    head, line, rating = told.splitlines()
    assert head.split()[:2] == ["played", "won"]
    assert line.startswith("Soi: easy, impossible, middle target=100  ")
    assert line.split()[5] == "2"
    assert rating == "Soi: still uncertain, 2 matches"


@pytest.mark.usefixtures("three_played")
def test_history_as_a_table_for_other_programs(capsys: Output) -> None:
    _, told, _ = said(capsys, "history", "--csv")
    rows = list(csv.DictReader(io.StringIO(told)))
    assert sorted(row["game"] for row in rows) == ["soda", "soi", "soi"]
    for row in rows:
        record = decode((Paths.find().played / row["file"]).read_bytes(), GAMES)
        assert record.result is not None
        assert int(row["moves"]) == sum(isinstance(each, Decision) for each in record.entries)
        assert row["scores"] == " ".join(map(str, record.result.scores or ()))
        if row["game"] == "soi":
            assert row["players"] == "person easy middle impossible"
            assert int(row["rank"]) == record.result.ranks[0]
            assert row["options"] == "target=100"
        else:
            assert row["rank"] == row["won"] == row["score"] == ""


@pytest.mark.usefixtures("three_played")
def test_history_as_json(capsys: Output) -> None:
    told = json.loads(said(capsys, "history", "--json", "--game", "soi")[1])
    assert {match["game"] for match in told["matches"]} == {"soi"}
    (kind,) = told["statistics"]
    assert (kind["game"], kind["played"], kind["players"]) == ("soi", 2, 4)
    assert kind["options"] == {"target": 100}
    (rating,) = told["ratings"]
    assert (rating["game"], rating["matches"]) == ("soi", 2)
    assert rating["low"] < rating["strength"] < rating["high"]
    assert list(rating["levels"]) == ["easy", "middle", "impossible"]
    assert rating["bracket"] == "still uncertain"
    assert told["matches"][0]["seats"][1] == {"name": "Ada", "kind": "computer", "level": "easy"}


def test_a_game_may_be_named_as_it_is_written(capsys: Output) -> None:
    assert said(capsys, "history", "--game", "Soureh")[0] == 0


def test_the_history_of_an_unknown_game_is_refused(capsys: Output) -> None:
    code, told, wrong = said(capsys, "history", "--game", "chess")
    assert (code, told) == (2, "")
    assert wrong.startswith("soiree: there is no game 'chess'; the games are ")


# soiree review ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of a record file with the first entries of a match of Soda."""
    file = tmp_path_factory.mktemp("review") / "begun.soiree"
    match = seated(GAMES["soda"], {"players": 2}, seed=1)
    play(match, [honest(random_player)] * 2, random.Random(1), most=6)
    file.write_bytes(encode(match.record()))
    return str(file)


def test_review_tells_of_each_choice_and_adds_up(capsys: Output, begun: str) -> None:
    code, out, err = said(capsys, "review", "--json", begun)
    assert (code, err) == (0, "")
    (match,) = json.loads(out)["matches"]
    assert (match["file"], match["game"]) == (begun, "soda")
    assert {each["seat"] for each in match["decisions"]} == {0, 1}
    for seat in match["seats"]:
        mine = [each for each in match["decisions"] if each["seat"] == seat["seat"]]
        assert seat["result"] == pytest.approx(0.5 + seat["luck"] + seat["skill"], abs=1e-4)
        for amount in ("cost", "points"):
            total = sum(each[amount]["mean"] for each in mine)
            assert seat[amount]["mean"] == pytest.approx(total, abs=1e-4)
        # Luck after the last choice is listed only among the chances.
        last = max(each["entry"] for each in mine)
        lucks = [each["luck"][seat["seat"]] for each in match["chances"] if each["entry"] < last]
        assert sum(each["luck"] for each in mine) == pytest.approx(sum(lucks), abs=1e-3)


def test_review_is_the_same_in_several_processes(capsys: Output, begun: str) -> None:
    told = said(capsys, "review", begun)
    assert told[1].splitlines()[0] == f"{begun}: Soda"
    assert len([line for line in told[1].splitlines() if "(seat " in line]) == 2
    assert said(capsys, "review", "--jobs", "2", begun) == told


@pytest.mark.parametrize(
    "asked",
    [["review", str(GOLDEN / "soi.soiree")], ["arena", "soi", "--seats=easy,easy,easy,easy"]],
)
def test_a_killed_process_of_a_review_causes_one_sentence(asked: list[str], tmp_path: Path) -> None:
    kill = "if '--multiprocessing-fork' in sys.orig_argv: os._exit(1)\n"
    (tmp_path / "sitecustomize.py").write_text(f"import os, sys\n{kill}")
    folders = os.pathsep.join([str(tmp_path), str(ROOT / "app")])
    done = command(*asked, "--jobs=2", PYTHONPATH=folders)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "soiree: one of the processes ended all at once\n"


def test_no_command_prints_control_characters(capsys: Output, begun: str, tmp_path: Path) -> None:
    """Control characters may be in a name in a record or in the name of a file."""
    record = decode(Path(begun).read_bytes(), GAMES)
    name, named = "\x1b]0;mine\x07Ada\u202e\n", "b\x1b[31m\n\u202e.soiree"
    players = tuple(replace(who, name=name) for who in record.players)
    hostile = tmp_path / named
    hostile.write_bytes(encode(replace(record, players=players)))
    (tmp_path / f"no{named}").write_text(f'{{"format": "{named}"}}'.replace("\n", "\\n"))
    ways = [
        ("check", "--legal", str(hostile)),
        ("check", str(tmp_path / f"no{named}"), str(tmp_path / f"missing{named}")),
        ("review", str(hostile), str(tmp_path / f"no{named}"), str(tmp_path / f"missing{named}")),
        ("review", "--json", str(hostile)),
        ("replay", str(hostile), "--gif", str(tmp_path / f"{named}.mp4")),
        ("replay", str(tmp_path / f"no{named}"), "--gif", f"{named}.gif"),
        ("arena", named, "--seats", named),
        ("arena", "soi", "--seats", f"{named}:x,easy,easy,easy"),
        ("arena", "soi", "--seats", FOUR, "--set", named),
        ("history", "--game", named),
        (str(tmp_path / f"missing{named}"),),
    ]
    for way in ways:
        _, out, err = said(capsys, *way)
        assert [line for line in (out + err).split("\n") if not line.isprintable()] == [], way
        assert out + err


def test_review_says_what_cannot_be_reviewed(capsys: Output, begun: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.soiree"
    bad.write_text("{}")
    code, out, err = said(capsys, "review", str(bad), begun)
    assert code == 1
    assert err.startswith(f"soiree: {bad}: ")
    assert err.count("\n") == 1
    assert out.startswith(f"{begun}: Soda\n")
    missing = str(tmp_path / "missing.soiree")
    code, out, err = said(capsys, "review", "--json", missing)
    assert (code, out) == (2, '{"matches": []}\n')
    assert err == f"soiree: {missing}: No such file or directory\n"


# A moving picture ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_part_of_a_match_is_written_as_a_moving_picture(tmp_path: Path) -> None:
    picture = tmp_path / "match.gif"
    line = f"replay {SOUND} --gif {picture} --from 3 --to 3 --size 240x150 --speed 8"
    done = command(*line.split(), SOIREE_HOME=str(tmp_path / "home"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "entries 3 to 3" in done.stdout
    assert picture.read_bytes()[:6] == b"GIF89a"


@pytest.mark.slow
@pytest.mark.thorough
def test_a_moving_picture_has_the_chosen_language_and_letters(tmp_path: Path) -> None:
    pictures = []
    for more in ("--language en", "--language de", "--language de --letters language"):
        picture = tmp_path / "match.gif"
        line = f"replay {SOUND} --gif {picture} --from 4 --to 4 --speed 16 {more}"
        assert command(*line.split()).returncode == 0
        pictures.append(picture.read_bytes())
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("--from 0", "there is no part from entry 0"),
        ("--from 9 --to 8", "there is no part from entry 9 to 8"),
        ("--to 4000", "there is no part from entry 1 to 4000"),
        ("--seat 9", "there is no seat 9"),
        ("--seat 1 --open", "not allowed with"),
        ("--size 3x4", "3x4 is not a size"),
        ("--speed 0", "0 is not a speed"),
        ("--speed nan", "nan is not a speed"),
        ("--language klingon", "there is no language klingon"),
    ],
)
def test_a_part_that_cannot_be_filmed_is_refused_in_one_line(
    more: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "match.gif"
    assert cli.main([*f"replay {SOUND} --gif {picture}".split(), *more.split()]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert why in told
    assert not picture.exists()


@pytest.mark.parametrize("name", ["match.mp4", "match", "gif", "match.gif.png"])
def test_only_a_gif_is_written(name: str, capsys: Output) -> None:
    told = wrong(capsys, "replay", str(SOUND), "--gif", name)
    assert f"{name} does not end in .gif, the only format" in told


def test_a_record_that_cannot_be_read_is_not_filmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = tmp_path / "newer.soiree"
    newer.write_bytes(SOUND.read_bytes().replace(b'"version": 1', b'"version": 2'))
    assert cli.main(["replay", str(newer), "--gif", str(tmp_path / "match.gif")]) == 2
    said = f"soiree: {newer}: version: found 2, expected 1; the file comes from a newer Soirée\n"
    assert capsys.readouterr().err == said
