"""Write the pages about the command line: a reference, manual pages, and completion for shells.

    .venv/bin/python packaging/command_pages.py [--check]

All pages are made from the tree of parsers in `soiree.cli.parsers`. With `--check` the program
writes nothing; the exit code is 1 if a page is out of date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import shtab

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
REFERENCE = ROOT / "app" / "COMMANDS.md"

COMPLETIONS = {
    "bash": LINUX / "completions" / "soiree",
    "zsh": LINUX / "completions" / "_soiree",
    "fish": LINUX / "completions" / "soiree.fish",
}
"""The completion script of each shell; the shell finds it by this name."""

COMPLETED = {"FILE": shtab.FILE, "OUT": shtab.FILE, "DIR": shtab.DIRECTORY}
"""The completion of arguments, by their names in the help."""


def main(arguments: list[str]) -> int:
    """Write all pages, or check them. Returns the exit code."""
    old = [path for path, text in pages().items() if text != read(path)]
    for path in old:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is out of date: run packaging/command_pages.py")
        else:
            path.write_text(pages()[path], encoding="utf-8", newline="\n")
    return 1 if old and "--check" in arguments else 0


def read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def pages() -> dict[Path, str]:
    """Return the text of each page by its path."""
    tree = whole_tree()
    commands = commands_of(tree)
    made = {REFERENCE: reference(tree, commands)}
    made[LINUX / "man" / "soiree.1"] = main_manual(tree, commands)
    for name, parser in commands.items():
        made[LINUX / "man" / f"soiree-{name}.1"] = manual(name, parser)
    for shell, path in COMPLETIONS.items():
        made[path] = completion(shell)
    return made


def completion(shell: str) -> str:
    """Return the completion script of a shell, with the short descriptions of commands."""
    tree = whole_tree()
    for parser in commands_of(tree).values():
        parser.description = short_description(parser)
    text = shtab.complete(tree, shell=shell).rstrip() + "\n"
    # If no command begins like the word, bash completes the name of a file.
    return text.replace("complete -o filenames -F", "complete -o filenames -o default -F")


def whole_tree() -> argparse.ArgumentParser:
    """Return the tree of parsers with all commands, and hints for completion."""
    from soiree.cli import COMMANDS
    from soiree.cli.parsers import command_tree
    from soiree.games import GAMES

    tree = command_tree(*COMMANDS)
    for parser in (tree, *commands_of(tree).values()):
        for action in arguments_of(parser):
            if str(action.metavar) in COMPLETED:
                action.complete = COMPLETED[str(action.metavar)]  # type: ignore[attr-defined]
            elif action.dest == "game":
                action.choices = list(GAMES)
    return tree


def commands_of(tree: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the parsers of the commands by name."""
    for action in tree._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def arguments_of(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments in the help of a parser, without the commands."""
    return [
        action
        for action in parser._actions
        if action.help != argparse.SUPPRESS and not isinstance(action, argparse._SubParsersAction)
    ]


def value_of(action: argparse.Action) -> str:
    """Return the value of an argument as in the help; empty for a switch."""
    if action.nargs == 0:
        return ""
    if action.metavar:
        return str(action.metavar)
    return "|".join(map(str, action.choices)) if action.choices else action.dest.upper()


def synopsis(parser: argparse.ArgumentParser) -> str:
    required, others = [], []
    for action in arguments_of(parser):
        value = value_of(action)
        if not action.option_strings:
            others.append({"?": f"[{value}]", "+": f"{value} …"}.get(str(action.nargs), value))
        elif action.required:
            required.append(f"{action.option_strings[-1]} {value}")
    return " ".join([parser.prog, *required, "[OPTIONS]", *others])


# The reference ------------------------------------------------------------------------------------


def reference(tree: argparse.ArgumentParser, commands: dict[str, argparse.ArgumentParser]) -> str:
    """Return the reference in Markdown."""
    lines = ["# The command line", "", "Made by `packaging/command_pages.py` from the parsers."]
    for parser in (tree, *commands.values()):
        lines += ["", f"## `{parser.prog}`", "", "```", synopsis(parser)]
        lines += ["soiree COMMAND …"] if parser is tree else []
        lines += [
            "```",
            "",
            parser.description or "",
            "",
            "| argument | meaning |",
            "| --- | --- |",
        ]
        for action in arguments_of(parser):
            names = ", ".join([*action.option_strings[-1:], *filter(None, [value_of(action)])])
            shown = names.replace(", ", " ").replace("|", "\\|")
            lines.append(f"| `{shown}` | {meaning(action)} |")
        if parser is not tree and parser.epilog:
            lines += ["", parser.epilog]
    return "\n".join(lines) + "\n"


def meaning(action: argparse.Action) -> str:
    text = " ".join((action.help or "").replace("%%", "%").split())
    return {
        "show this help message and exit": "print the help",
        "show program's version number and exit": "print the version",
    }.get(text, text)


# Manual pages -------------------------------------------------------------------------------------


def manual(name: str, parser: argparse.ArgumentParser) -> str:
    """Return the manual page of a command."""
    lines = [
        f'.TH SOIREE\\-{name.upper()} 1 "" "Soirée" "Games"',
        ".SH NAME",
        roff(f"soiree-{name} - {short_description(parser)}"),
        ".SH SYNOPSIS",
        roff(synopsis(parser)),
        ".SH DESCRIPTION",
        roff(parser.description or ""),
        ".SH OPTIONS",
        *options(parser),
    ]
    if parser.epilog:
        lines += [".SH NOTES", roff(parser.epilog)]
    return "\n".join([*lines, ".SH SEE ALSO", ".BR soiree (1)"]) + "\n"


def main_manual(tree: argparse.ArgumentParser, commands: dict[str, argparse.ArgumentParser]) -> str:
    """Return the program's manual page: `soiree.1` with the synopsis, options and commands."""
    named = []
    for name, parser in commands.items():
        named += [".TP", f".BR soiree\\-{name} (1)", roff(short_description(parser))]
    text = (LINUX / "soiree.1").read_text(encoding="utf-8")
    text = text.replace("@OPTIONS@", "\n".join(options(tree)))
    text = text.replace("@COMMANDS@", "\n".join(named))
    return text.replace(
        "@SYNOPSIS@", "\n.br\n".join(map(roff, (synopsis(tree), "soiree COMMAND …")))
    )


def options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in arguments_of(parser):
        name, value = ", ".join(action.option_strings), value_of(action)
        yield ".TP"
        yield " ".join(
            [
                *([f"\\fB{roff(name)}\\fR"] if name else []),
                *([f"\\fI{roff(value)}\\fR"] if value else []),
            ]
        )
        yield roff(meaning(action) or "—")


def short_description(parser: argparse.ArgumentParser) -> str:
    from soiree.cli import COMMANDS

    return COMMANDS[parser.prog.removeprefix("soiree ")]


def roff(text: str) -> str:
    """Escape a text for `man`."""
    text = text.replace("\\", "\\\\").replace("-", "\\-").replace("`", "\\(ga")
    return re.sub(r"^([.'])", r"\\&\1", text)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "app"))
    sys.exit(main(sys.argv[1:]))
