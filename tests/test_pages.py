"""The Markdown pages: the files and names in them exist, and a diagram agrees with the code."""

from __future__ import annotations

import ast
import functools
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from soiree.controller.match import session
from soiree.games import GAMES

ROOT = Path(__file__).resolve().parent.parent

CODE_PAGES = tuple(
    f"app/{name}.md"
    for name in (
        *("README", "adding", "matches", "reviews", "statistics"),
        *("storage", "decks", "speech", "performance", "translating"),
    )
)
"""The tour of the code, and the pages beside it."""

PAGES = {
    "README.md": (".",),
    "app/playing.md": (".",),
    "app/arena.md": (".", "app"),
    "app/files.md": (".",),
    "app/COMMANDS.md": (".",),
    ".github/CONTRIBUTING.md": (".",),
    ".github/SECURITY.md": (".",),
    **dict.fromkeys(CODE_PAGES, (".", "app/soiree", "app")),
    "tests/README.md": (".", "tests", "tests/window", "packaging"),
    "tests/mutants.md": (".", "app/soiree"),
    **{
        f"tests/bench/{name}.md": (".", "tests/bench", "tests/packaging")
        for name in ("README", "strength", "claims", "reviews", "history")
    },
    "packaging/README.md": (
        *(".", "app", "packaging", "resources/translations"),
        *("packaging/frozen", "packaging/flatpak", "packaging/windows"),
    ),
    "resources/CHANGELOG.md": (".", "packaging"),
}
"""By page, the folders from which the paths in the page may start."""

MADE = re.compile(
    r"\.venv/|build/|(?:cache|config|data|state)/|[A-Z]+\.txt|"
    r"soiree/resources$|org\.soiree\.soiree$|application/"
)
"""Paths of files that are made on demand, and texts that only look like paths."""

YOURS = {"match.gif", "match.soiree", "my.py", "my_player.py", "table.png"} | {
    *("soiree_LANG.ts", "glossary_LANG.md", "resources/translations/glossary_LANG.md")
}
"""Files of the reader, which the project does not have."""

PATH = re.compile(r"[\w.{},-]+/[\w.{},/-]+|[\w.{},-]+\.(?:py|md|toml|yaml|sh|ts|iss|soiree)\b")


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert list(missing_from(text, ROOT / page, PAGES[page])) == []


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("`core/views.py` and `core/veiws.py: view()`", ["core/veiws.py"]),
        ("`core/views.py: veiw()`", ["core/views.py: veiw()"]),
        ("`core/views.py:\nveiw()`", ["core/views.py: veiw()"]),
        ("`games/NAME/{moves,moods}.py` of any game", ["games/NAME/moods.py"]),
        ("[here](../tests/README.md), [there](../tests/README)", ["../tests/README"]),
        ("[here](#the-floors), [there](#the-attic)", ["#the-attic"]),
        ("[here](storage.md#versions), [there](decks.md#versions)", ["decks.md#versions"]),
        ("```\npython3 packaging/dev.py test tests/gaems -k soi\n```", ["tests/gaems"]),
        ("`Client.choose`, `Clinet.choose`, `Client.chose`", ["Clinet.choose", "Client.chose"]),
        ("`soiree arena --seats my.py:choose`, [made](https://soiree.example)", []),
    ],
)
def test_what_is_not_there_is_found(text: str, missing: list[str]) -> None:
    page = "app/README.md"
    assert list(missing_from(text, ROOT / page, PAGES[page])) == missing


def test_every_page_is_checked() -> None:
    folders = ("", "app", "tests", "tests/bench", "packaging", ".github", "resources")
    pages = {
        each.relative_to(ROOT).as_posix()
        for folder in folders
        for each in (ROOT / folder).glob("*.md")
    }
    assert pages == set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_headings_and_tables_stand_apart(page: str) -> None:
    """A table without blank lines around it is displayed as a paragraph with strokes."""
    text = (ROOT / page).read_text("utf-8")
    assert list(run_together(re.sub(r"(?ms)^```.*?^```$", "```", text))) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# A\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\nB", []),
        ("# A\nB", ["# A"]),
        ("B\n\n| a | b |\n| 1 | 2 |", ["| a | b |"]),
        ("B\n| a |\n| --- |\n| 1 |", ["B"]),
        ("| a |\n| --- |\n| b |\n| --- |", ["| a |"]),
    ],
)
def test_what_runs_together_is_found(text: str, found: list[str]) -> None:
    assert [each.splitlines()[0] for each in run_together(text)] == found


def test_the_states_of_a_session_are_drawn_alike() -> None:
    text = (ROOT / "app" / "matches.md").read_text("utf-8")
    (drawn,) = re.findall(r"## A session\n.*?```\n(.*?)```", text, re.DOTALL)
    assert textwrap.indent(drawn, "    ") in (session.__doc__ or "")
    assert set(re.findall(r"\b[A-Z_]{4,}\b", drawn)) == set(session.Phase.__members__)


def run_together(text: str) -> Iterator[str]:
    """Yield the paragraphs in which a heading or a table is joined to other text."""
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = paragraph.splitlines()
        rows = [line.startswith("|") for line in lines]
        rules = [bool(re.fullmatch(r"\|( :?-+:? \|)+", line)) for line in lines]
        is_table = all(rows) and rules[1:2] == [True] and sum(rules) == 1
        if (any(rows) and not is_table) or (len(lines) > 1 and re.match(r"#+ ", paragraph)):
            yield paragraph


def missing_from(text: str, page: Path, folders: tuple[str, ...]) -> Iterator[str]:
    """Yield each link, and each path or name in code, whose target does not exist."""
    for link in re.findall(r"\]\(([^)]+)\)", text):
        if "://" not in link and not leads_somewhere(link, page):
            yield link
    blocks = re.findall(r"```\w*\n(.*?)```", text, re.DOTALL)
    spans = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    for code in (
        *(" ".join(span.split()) for span in spans),
        *(line for block in blocks for line in block.splitlines()),
    ):
        for word in re.findall(r"[\w.{},/-]+", code):
            yield from (each for each in spelled_out(word) if is_missing(each, folders))
        yield from missing_names(code, folders)


def leads_somewhere(link: str, page: Path) -> bool:
    """True if the file and the heading of a link exist; a link without a file means the page."""
    file, _, heading = link.partition("#")
    target = page.parent / file if file else page
    if not heading:
        return target.exists()
    return target.is_file() and heading in anchors(target.read_text("utf-8"))


def anchors(text: str) -> list[str]:
    """The anchors of the headings of a page, as GitHub forms them."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings]


def spelled_out(word: str) -> list[str]:
    """The paths that a word stands for: `{a,b}.py` is two; none if it is no path of the project."""
    inside = re.search(r"\{([\w,]+)\}", word)
    words = [word.replace(inside[0], each) for each in inside[1].split(",")] if inside else [word]
    return words if PATH.fullmatch(word) and not MADE.match(word) and word not in YOURS else []


def is_missing(path: str, folders: tuple[str, ...]) -> bool:
    """True if a path is in none of the folders; NAME is a game, and LANG or pt_BR a language."""
    path = re.sub(r"\bLANG\b|pt_BR", "en", path.replace("_LANG", "_en"))
    names = GAMES if "NAME" in path else ("",)
    return not any(
        (ROOT / folder / path.replace("NAME", name)).exists()
        for folder in folders
        for name in names
    )


def missing_names(code: str, folders: tuple[str, ...]) -> Iterator[str]:
    """Yield the names that modules or classes in a code span lack (`core/views.py: view()`)."""
    if found := re.fullmatch(r"([\w/]+\.py): (\w+)(\(\))?", code):
        files = [ROOT / folder / found[1] for folder in folders]
        source = next((file.read_text("utf-8") for file in files if file.exists()), "")
        if source and not re.search(rf"^( *(class|def) |){found[2]}\b", source, re.MULTILINE):
            yield code
    found = re.fullmatch(r"([A-Z][a-z]\w+)\.(\w+)(\(.*\))?", code)
    if found and found[2] not in members(found[1]):
        yield code


@functools.cache
def sources() -> list[str]:
    """The texts of the program's modules."""
    return [file.read_text("utf-8") for file in (ROOT / "app").rglob("*.py")]


@functools.cache
def members(name: str) -> set[str]:
    """The names of methods and attributes in the program's classes of that name."""
    names: set[str] = set()
    for source in sources():
        if f"class {name}" not in source:
            continue  # Reading the syntax of all modules would take seconds.
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and node.name == name:
                names |= {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                for each in node.body:
                    if isinstance(each, ast.AnnAssign | ast.Assign):
                        targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                        names |= {name.id for name in targets if isinstance(name, ast.Name)}
    return names
