"""`soiree`, without a command: opens the window."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from pathlib import Path

from soiree import __version__
from soiree.cli import UsageError
from soiree.cli.parsing import Parser, game_named


def run(arguments: list[str]) -> int:
    """Open the window, and return when it is closed."""
    # A start makes many objects and drops few: garbage is not collected before the window is open.
    gc.disable()
    try:
        return _open_window(arguments)
    finally:
        gc.enable()


def _open_window(arguments: list[str]) -> int:
    from soiree.ui.window.command_line import WindowOptions

    options = WindowOptions(**vars(window_parser().parse_args(arguments)))
    if sys.platform not in ("win32", "darwin"):
        find_display(needed=options.screenshot is None)
    try:
        from soiree.ui import qt

        qt.load()
        from soiree.ui.window import application
    except ImportError as error:
        if (error.name or "").startswith("soiree"):
            raise
        raise UsageError(
            f"Qt cannot be loaded: {error} (the README names what it needs)"
        ) from error
    return application.run(options)


def window_parser() -> Parser:
    parser = Parser(
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
    return game_named(text).name


def _size(text: str) -> tuple[int, int]:
    sides = re.fullmatch(r"([1-9]\d{1,3})x([1-9]\d{1,3})", text, re.ASCII)
    if sides is None:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1280x800")
    return int(sides[1]), int(sides[2])


def find_display(*, needed: bool) -> None:
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
