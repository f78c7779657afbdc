"""The command line as a tree of parsers, which also makes the help, manual pages and completion.

Without a command the first argument may be a file, which `argparse` cannot tell from a command.
`window_parser` therefore reads the command line of the window, and `command_tree` all others.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from soiree.cli import COMMANDS, UsageError

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from soiree.core.games import Game


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, without the usage."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{' '.join(message.split())} (see {self.prog} --help)")


def command_tree(*commands: str) -> Parser:
    """The whole command line: the options of the window, and a parser for each command.

    Args:
        commands: the commands whose arguments are added, which loads their modules.
    """
    tree = Parser(
        prog="soiree",
        usage="soiree [OPTIONS] [FILE]\n       soiree COMMAND …",
        description="A card table: card games for one person against the computer.",
        epilog="See soiree COMMAND --help for each command.",
    )
    # Commands come before FILE: this parser only reads lines whose first argument is a command.
    parsers = tree.add_subparsers(
        title="commands without a window", metavar="COMMAND", prog="soiree"
    )
    for name, line in COMMANDS.items():
        parser = parsers.add_parser(name, help=line)
        if name in commands:
            import_module(f"soiree.cli.{name}").add_arguments(parser)
    # FILE is here for the help alone. As `file` it would overwrite the `file` of a command.
    tree.add_argument(
        "record", nargs="?", metavar="FILE", help="open this record, or play the deal of this word"
    )
    _add_window_arguments(tree)
    return tree


def window_parser() -> Parser:
    """The parser of a command line without a command. Its help is that of all command lines."""
    parser = _WindowParser(prog="soiree")
    parser.add_argument("file", nargs="?", type=_file_or_deal, metavar="FILE")
    _add_window_arguments(parser)
    return parser


class _WindowParser(Parser):
    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        command_tree().print_help(file)


class _Version(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:  # noqa: A002
        hidden = argparse.SUPPRESS
        super().__init__(option_strings, hidden, nargs=0, default=hidden, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from soiree.version import current

        print(f"soiree {current()}")
        parser.exit()


def _add_window_arguments(parser: Parser) -> None:
    parser.add_argument("--game", type=_game_name, metavar="NAME", help="open this game")
    parser.add_argument("--demo", action="store_true", help="show a match between computers")
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="save a picture of the window, and exit"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--scheme", choices=("light", "dark"), help="colours of the window")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the first match")
    parser.add_argument(
        "--language", type=language_name, metavar="NAME", help="language of the window"
    )
    parser.add_argument("--version", action=_Version, help="print the version, and exit")


def _file_or_deal(text: str) -> Path | str:
    path = Path(text)
    if not path.is_file():
        # The window opens a file sooner without the games.
        from soiree.controller.match.deal_words import UnknownDeal, is_deal_word, read_deal_word
        from soiree.games import GAMES

        if path.suffix != ".soiree" and is_deal_word(text, GAMES):
            try:
                return read_deal_word(text, GAMES).word
            except UnknownDeal as fault:
                raise argparse.ArgumentTypeError(str(fault)) from None
        if path.name == text and not path.suffix:
            raise argparse.ArgumentTypeError(f"no command or file is called {text}")
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return path


def _game_name(text: str) -> str:
    return game_named(text).name


def _size(text: str) -> tuple[int, int]:
    from soiree.ui.program.command_line import SIDES

    return size_within(text, (SIDES, SIDES), "1280x800")


# Shared by the commands ---------------------------------------------------------------------------


def game_named(name: str) -> Game:
    """The game with this name, in upper or lower case. Raises UsageError if there is none."""
    from soiree.games import GAMES  # The window opens sooner without the rules.

    if name.lower() not in GAMES:
        raise UsageError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name.lower()]


def language_name(text: str) -> str:
    """The argument type of a language."""
    from soiree.resources import available_languages

    # The pseudo-languages are for tests.
    there = available_languages()
    if text not in (*there, "pseudo", "pseudo-rtl"):
        raise argparse.ArgumentTypeError(
            f"there is no language {text}; the languages are {', '.join(there)}"
        )
    return text


def size_within(text: str, sides: tuple[range, range], allowed: str) -> tuple[int, int]:
    """The width and the height in a text such as `640x400`.

    Args:
        sides: the allowed widths and heights.
        allowed: an example for the message of the ArgumentTypeError that other texts raise.
    """
    found = re.fullmatch(r"([1-9]\d{1,4})x([1-9]\d{1,4})", text, re.ASCII)
    if found is None or int(found[1]) not in sides[0] or int(found[2]) not in sides[1]:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as {allowed}")
    return int(found[1]), int(found[2])


def add_jobs(parser: Parser) -> None:
    """Add the option for the number of processes."""
    parser.add_argument(
        "--jobs",
        type=positive(int),
        default=1,
        metavar="N",
        help="the number of processes (default: 1)",
    )


def positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """The argument type of a number above 0."""

    def number(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = 0
        if not 0 < value < 1_000_000_000:
            raise argparse.ArgumentTypeError(f"{text} is not a number above 0")
        return value

    return number
