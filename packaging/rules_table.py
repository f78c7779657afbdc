#!/usr/bin/env python3
"""Print the tests of each rule, for all games or some.

    python3 packaging/rules_table.py [GAME …]

The name of a test contains its rule (`test_ABC_4_…`). A docstring contains further rules, or those
of a whole class (`ABC-4`), each in full.

The exit code is 1 if a rule of these games has no test.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"

GAMES = TESTS.parent / "app" / "soiree" / "games"

_RULES_OF_A_GAME = re.compile(r"\b([A-Z]{3})-1 … \1-(\d+)\b")


def _rules_of_games() -> dict[str, tuple[str, int]]:
    """Return the prefix and the number of the rules of each game, from the head of its rules."""
    found = {}
    for file in sorted(GAMES.glob("*/rules.py")):
        head = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        if numbers := _RULES_OF_A_GAME.search(head):
            found[file.parent.name] = numbers[1], int(numbers[2])
    return found


RULES = _rules_of_games()
"""The prefix and the number of the rules of each game."""

_NUMBER = re.compile(
    rf"(?<![A-Z])({'|'.join(prefix for prefix, _ in RULES.values())})[-_](\d+)(?!\d)",
    re.IGNORECASE,
)


def main(games: list[str]) -> int:
    """Print each rule of these games (all if empty) with its tests. Returns the exit code."""
    unknown = [game for game in games if game not in RULES]
    if unknown:
        print(f"no game {unknown[0]!r}: there is {', '.join(RULES)}", file=sys.stderr)
        return 2
    named = tests_of(TESTS)
    code = 0
    for rule in rules(games or list(RULES)):
        tests = named.get(rule, [])
        print(f"{rule:<8}{len(tests) or 'no':>3} {'test' if len(tests) == 1 else 'tests'}")
        for test in tests:
            print(f"             {test}")
        code = code if tests else 1
    return code


def rules(games: list[str]) -> list[str]:
    """Return the numbers of all rules of these games, such as `ABC-1`."""
    return [
        f"{prefix}-{number}"
        for prefix, count in (RULES[game] for game in games)
        for number in range(1, count + 1)
    ]


def tests_of(folder: Path) -> dict[str, list[str]]:
    """Return the tests in a folder by the rules that they name, as `games/….py: test_…`."""
    named: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for test, text in _tests(ast.parse(file.read_text(encoding="utf-8"))):
            where = f"{file.relative_to(folder).as_posix()}: {test}"
            numbers = [f"{prefix.upper()}-{number}" for prefix, number in _NUMBER.findall(text)]
            for rule in dict.fromkeys(numbers):
                named.setdefault(rule, []).append(where)
    return named


def _tests(node: ast.AST, said: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name of each test below a node, and its name, docstring and classes as a text."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            text = f"{said} {inner.name} {ast.get_docstring(inner) or ''}"
            if isinstance(inner, ast.ClassDef):
                yield from _tests(inner, text)
            elif inner.name.startswith("test"):
                yield inner.name, text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
