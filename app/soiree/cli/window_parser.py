"""The command line of the window."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from soiree.cli import COMMANDS
from soiree.cli.parsing import Parser, game_named


def window_parser() -> Parser:
    parser = Parser(
        prog="soiree",
        allow_abbrev=False,
        description="A card table: card games for one person against the computer.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(
            (
                "commands, which open no window:",
                *(f"  {name:<20}  {line}" for name, line in COMMANDS.items()),
                "",
                "soiree COMMAND --help tells more.",
            )
        ),
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
    parser.add_argument(
        "--version",
        action=_Version,
        nargs=0,
        dest=argparse.SUPPRESS,
        default=argparse.SUPPRESS,
        help="print the version, and end",
    )
    return parser


class _Version(argparse.Action):
    """Prints the version, which only a checkout has to find out."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from soiree.version import current

        print(f"soiree {current()}")
        parser.exit()


def _file(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        if path.name == text and not path.suffix:
            raise argparse.ArgumentTypeError(f"there is no command {text}, and no file {text}")
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return path


def _game_name(text: str) -> str:
    return game_named(text).name


def _size(text: str) -> tuple[int, int]:
    from soiree.ui.program.command_line import SIDES

    sides = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    if sides is None or not {int(sides[1]), int(sides[2])} <= {*SIDES}:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1280x800")
    return int(sides[1]), int(sides[2])
