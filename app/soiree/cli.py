"""The command `soiree`: opens the window, lets computers play each other, or checks records.

Every millisecond of a start counts: what only one command needs, only that command imports.
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from soiree import __version__

if TYPE_CHECKING:
    from soiree.controller.arena import Contest
    from soiree.controller.arena_results import ArenaResults
    from soiree.core.games import Game
    from soiree.core.records import Record

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""


class UsageError(Exception):
    """The command cannot be carried out; the message is one line for the user."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line. Returns the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    command = (COMMANDS | HIDDEN).get(given[0], _window) if given else _window
    try:
        code = command(given[1:] if command is not _window else given)
        if sys.stdout is not None:  # under pythonw there is none
            sys.stdout.flush()
        return code
    except UsageError as reason:
        print(f"soiree: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader has read enough, as in `soiree check … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Parser(argparse.ArgumentParser):
    """Reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{' '.join(message.split())} ({self.prog} --help tells more)")


# The window ---------------------------------------------------------------------------------------


def _window(arguments: list[str]) -> int:
    # A start makes many objects and drops few: garbage is not collected before the window is open.
    gc.disable()
    try:
        return _open_window(arguments)
    finally:
        gc.enable()


def _open_window(arguments: list[str]) -> int:
    from soiree.ui.window.command_line import WindowOptions

    options = WindowOptions(**vars(_window_parser().parse_args(arguments)))
    if sys.platform not in ("win32", "darwin"):
        _find_display(needed=options.screenshot is None)
    try:
        from soiree.ui.window.application import run
    except ImportError as error:
        if (error.name or "").startswith("soiree"):
            raise
        raise UsageError(
            f"Qt cannot be loaded: {error} (the README names what it needs)"
        ) from error
    return run(options)


def _window_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="soiree",
        allow_abbrev=False,
        description="A card table: card games for one person against the computer.",
        epilog="Without a window: soiree arena --help, soiree check --help",
    )
    parser.add_argument("file", nargs="?", type=_file, help="open this record", metavar="FILE")
    parser.add_argument("--game", type=_game_name, metavar="NAME", help="go straight to a game")
    parser.add_argument("--demo", action="store_true", help="show a match that plays itself")
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="paint the window into a file, and end"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--scheme", choices=("light", "dark"), help="colours of the window")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the first match")
    parser.add_argument("--version", action="version", version=f"soiree {__version__}")
    return parser


def _file(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return path


def _game_name(text: str) -> str:
    return _game(text).name


def _size(text: str) -> tuple[int, int]:
    sides = re.fullmatch(r"([1-9]\d{1,3})x([1-9]\d{1,3})", text, re.ASCII)
    if sides is None:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1280x800")
    return int(sides[1]), int(sides[2])


def _find_display(*, needed: bool) -> None:
    """Make sure that Qt finds a display, or let it paint without one where none is needed.

    Without a display, Qt would abort the program.
    """
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked and not re.match("xcb|wayland", asked):
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display or not _answers(display):
        if not needed:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            return
        found = f"the display {display} does not answer" if display else "there is no display"
        raise UsageError(
            f"{found}; these commands need none: soiree arena, soiree check,"
            " soiree --demo --screenshot FILE"
        )
    missing = _missing_libraries()
    if missing:
        raise UsageError(f"Qt cannot open a window: this system lacks {', '.join(missing)}")


def _answers(display: str) -> bool:
    """Whether an X display can be reached; one on another machine is taken to be."""
    local = re.match(r"(?:unix)?:(\d+)", display)
    if local is None:
        return True
    import socket

    path = f"/tmp/.X11-unix/X{local[1]}"
    for address in (path, "\0" + path):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False


def _missing_libraries() -> list[str]:
    """The libraries that Qt needs on X11 and this system lacks."""
    import ctypes

    missing = []
    for name in (
        "libxcb-cursor.so.0",
        "libxcb-icccm.so.4",
        "libxcb-keysyms.so.1",
        "libxcb-shape.so.0",
        "libxkbcommon-x11.so.0",
    ):
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


# soiree arena -------------------------------------------------------------------------------------


def _arena(arguments: list[str]) -> int:
    from soiree.controller.arena import Contest
    from soiree.controller.custom_players import PlayerFault, check_name

    asked = _arena_parser().parse_args(arguments)
    names = tuple(name.strip() for name in asked.seats.split(","))
    game = _game(asked.game)
    contest = Contest(
        game=game.name,
        options=_options(game, asked.set, len(names)),
        players=names,
        seed=asked.seed,
        think=asked.think,
        trusted=asked.trusted,
    )
    try:
        for name in names:
            check_name(game.name, name)
        results = _play(contest, asked.games, asked.jobs, asked.records)
    except PlayerFault as fault:
        raise UsageError(str(fault)) from fault
    except OSError as error:
        raise UsageError(f"{error.filename}: {error.strerror}") from error
    print(results.json() if asked.json else results.table())
    return 0 if results.games == asked.games else STOPPED


def _arena_parser() -> argparse.ArgumentParser:
    from soiree.controller.player_process import LIMITS
    from soiree.games import GAMES

    parser = _Parser(
        prog="soiree arena",
        allow_abbrev=False,
        description="Let computers play each other, the seats rotated over the same deals.",
        epilog="A player of your own runs in a process of its own in each match. It has"
        f" {LIMITS.start:g} s to start, {LIMITS.move:g} s for a move, or those of --think and"
        f" {LIMITS.grace:g} more, and {LIMITS.memory / 2**30:g} GB of memory (on Linux). What it"
        " prints is shown on standard error, the first lines of it. Use only files that may do what"
        " you may do: no more than the cards is kept from them.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="PLAYER,…",
        help="one player a seat: a level, random, or path/to/file.py:function of your own",
    )
    parser.add_argument("--games", type=_positive(int), default=100, metavar="N")
    parser.add_argument(
        "--seed",
        type=_contest_seed,
        default=1,
        metavar="N",
        help="the same again; `secret` for one that no player can find out, told at the end",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="may be repeated"
    )
    parser.add_argument("--jobs", type=_positive(int), default=1, metavar="N", help="processes")
    parser.add_argument("--think", type=_positive(float), metavar="SECONDS", help="a move at most")
    parser.add_argument(
        "--trusted",
        action="store_true",
        help="run players of your own in the arena's process: faster, but they can reach every card"
        " and have no limits; the result says so",
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep each match as a record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    def number(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = 0
        if not 0 < value < 1_000_000_000:
            raise argparse.ArgumentTypeError(f"{text} is not a number above 0")
        return value

    return number


def _contest_seed(text: str) -> int:
    if text == "secret":
        import secrets

        from soiree.controller.arena import SECRET

        return SECRET + secrets.randbelow(SECRET)
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no whole number, nor secret") from None


def _game(name: str) -> Game:
    from soiree.games import GAMES

    if name not in GAMES:
        raise UsageError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def _options(game: Game, settings: list[str], seats: int) -> dict[str, int | str]:
    """All options of a match: those that were set, the number of players, and defaults."""
    from soiree.core.records import values_of

    known = {option.name: option for option in game.options}
    options = game.defaults()
    if "players" in known:
        settings = [f"players={seats}", *settings]
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in known:
            raise UsageError(
                f"{game.name} has no option {name!r}; its options are {', '.join(known)}"
            )
        option = known[name]
        whole = isinstance(option.default, int) and re.fullmatch(r"\d{1,9}", text, re.ASCII)
        value = int(text) if whole else text
        if not option.admits(value):
            raise UsageError(f"{setting}: {name} must be {values_of(option)}")
        options[name] = value
    if allowed := game.forbids(options):
        raise UsageError(f"{game.name} cannot be played like this: {allowed}")
    if seats != game.players(options):
        raise UsageError(
            f"{game.name} has {game.players(options)} seats, and --seats names {seats}"
        )
    return options


def _play(contest: Contest, games: int, jobs: int, folder: Path | None) -> ArenaResults:
    """Play the matches, to the end or until Ctrl+C."""
    from soiree.controller.arena import play_all
    from soiree.controller.arena_results import ArenaResults
    from soiree.core.records import encode

    results = ArenaResults(contest)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    try:
        for played in play_all(contest, games, jobs):
            results.add(played)
            if folder:
                file = folder / f"{contest.game}-{results.games:04d}.soiree"
                file.write_bytes(encode(played.record))
            _show_progress(results.games, games, sys.stderr)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # leaves the line of the progress bar
        print(f"stopped after {results.games} of {games} games", file=sys.stderr)
    return results


def _show_progress(played: int, games: int, terminal: TextIO | None) -> None:
    """Draw the progress bar over the last one; only on a terminal."""
    if terminal is None or not terminal.isatty():
        return
    bar = "#" * (30 * played // games)
    terminal.write(f"\r[{bar:<30}] {played}/{games}")
    if played == games:
        terminal.write("\n")
    terminal.flush()


# soiree check -------------------------------------------------------------------------------------


def _check(arguments: list[str]) -> int:
    from soiree.core.records import Faulty
    from soiree.games import GAMES
    from soiree.storage.matches import read_record

    parser = _Parser(
        prog="soiree check",
        allow_abbrev=False,
        description="Is each record sound? One line a file; the exit code is 1 if any is not.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument(
        "--legal", action="store_true", help="print what was legal at each move, a JSON line each"
    )
    asked = parser.parse_args(arguments)
    code = 0
    for file in asked.files:
        try:
            record = read_record(Path(file), GAMES)
        except OSError as error:
            print(f"soiree: {file}: {error.strerror}", file=sys.stderr)
            code = 2
        except Faulty as fault:
            print(f"{file}: {fault}")
            code = max(code, 1)
        else:
            print(f"{file}: ok")
            if asked.legal:
                _print_legal(record)
    return code


def _print_legal(record: Record) -> None:
    import json

    from soiree.core.entries import Decision
    from soiree.core.states import apply
    from soiree.games import GAMES

    state = GAMES[record.game].start(record.options)
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Decision):
            told = {
                "entry": number,
                "seat": entry.seat,
                "move": entry.move,
                "legal": list(state.legal(entry.seat)),
            }
            print(json.dumps(told, ensure_ascii=False))
        apply(state, entry)


def _arena_player(_: list[str]) -> int:
    """What the arena starts for a custom player; it is not meant to be typed."""
    from soiree.controller.player_child import serve

    return serve()


def _draw_deck(_: list[str]) -> int:
    """What the window starts for a deck that is not Soirée's; it is not meant to be typed."""
    from soiree.ui.decks.render_process import serve

    serve()


COMMANDS: dict[str, Callable[[list[str]], int]] = {"arena": _arena, "check": _check}

HIDDEN: dict[str, Callable[[list[str]], int]] = {
    "arena-player": _arena_player,
    "draw-deck": _draw_deck,
}
"""What only the program itself calls."""
