"""The texts in the sources that are marked for translation, and the texts that lack the mark."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import Any

from soiree.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app" / "soiree"
RESOURCES = ROOT / "resources"
REMARKS = RESOURCES / "remarks.json"

LESSON = ("title", "task", "done")
"""The texts of a step of a lesson, besides its replies."""

MARKS = {"tr": 0, "tr_noop": 0, "_tr": 1}
"""The functions that mark a text, and the number of its argument."""

SHOWN = frozenset(
    """
    MoveReason Notice QAction QCheckBox QGroupBox QLabel QPushButton QRadioButton Refusal addButton
    addItem addMenu addRow addTab setAccessibleDescription setAccessibleName setDetailedText
    setInformativeText setPlaceholderText setStatusTip setText setTitle setToolTip setWhatsThis
    setWindowTitle show_words warn
    """.split()
)
"""Functions whose literal arguments people read, sentences or not."""

UNHEARD = frozenset({"Faulty", "cast", "debug", "error", "exception", "info", "warning", "write"})
"""Functions whose sentences go to the log or the terminal, or describe faults in a file."""

ENGLISH = frozenset(
    {
        "controller/arena/contest.py",
        "core/strict_json.py",  # faults in a file, in the words of its format
        "ui/language/card_names.py",  # other languages have tables
        "ui/program/requests.py",  # output on the terminal of a second start
    }
)
"""Modules whose sentences are English in every language, like those of the terminal (`cli`)."""

SENTENCE = re.compile(r"(?![A-Z]{4})[A-Z{“](?!.*(::| {2}|<))[^_|]*[\w}”,;:.)] [a-z{“(].*")
"""The form of a sentence, apart from style sheets, SQL and HTML."""

NAMES = frozenset({"Soirée", *(game.title for game in GAMES.values())})
"""Names that are the same in every language."""


@dataclass(frozen=True, order=True)
class Text:
    """A text in the form in which `lupdate` should see it."""

    source: str
    comment: str
    has_forms: bool


@dataclass(frozen=True, order=True)
class Use:
    """A place of a text in the sources.

    Attributes:
        file: a module, a lesson or the remarks, such as `ui/language/words.py`.
        line: the line in a module, or 0.
        around: the constructs that contain the text, the innermost first: calls such as
            `QPushButton`, keywords such as `Option.note`, later positions such as `Label[1]`,
            variables such as `= header`, and the function, such as `def title`.
    """

    file: str
    line: int
    around: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


def forms(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the form of each placeholder with a form, such as `{card:acc}`."""
    for _, name, form, _ in Formatter().parse(text):
        if name and form:
            yield name, form


@dataclass(frozen=True)
class Found:
    """A missing item, and its place."""

    place: str
    fault: str

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}"


class Module:
    """The marked texts of a module, and the texts that lack the mark."""

    def __init__(self, file: Path, root: Path = SOURCES) -> None:
        self._name = file.relative_to(root).as_posix()
        nodes: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
        self._parents: dict[ast.AST, ast.AST] = {}
        for node in nodes:  # The list grows until it holds the whole tree.
            for child in ast.iter_child_nodes(node):
                self._parents[child] = node
                nodes.append(child)
        self.uses: list[tuple[Text, Use]] = []
        self.faults: list[Found] = []
        for node in nodes:
            if isinstance(node, ast.Call) and _name_of(node) in MARKS:
                self._read(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self._look_at(node, node.value)

    def _read(self, call: ast.Call) -> None:
        first = MARKS[_name_of(call)]
        if len(call.args) <= first:
            return
        what, *rest = call.args[first:]
        if isinstance(what, ast.Constant) and isinstance(what.value, str):
            comment = rest[0].value if rest and isinstance(rest[0], ast.Constant) else ""
            text = Text(what.value, str(comment), len(rest) > 1)
            self.uses.append((text, Use(self._name, call.lineno, tuple(self._part_of(call)))))
            for name, form in forms(what.value):
                self._add(call, f"English has no forms: {{{name}:{form}}}")
            if "%n" in what.value and len(rest) < 2:
                self._add(call, f"no number chooses the form of “{what.value}”")
        elif isinstance(what, ast.JoinedStr | ast.BinOp | ast.IfExp):
            self._add(call, f"no literal, so that lupdate cannot see it: {ast.unparse(what)}")
        if _name_of(call) != "tr_noop" and not self._is_called_later(call):
            self._add(call, f"translated before there is a language: {ast.unparse(call)}")
        parent = self._parents.get(call)
        if isinstance(parent, ast.BinOp | ast.FormattedValue) and _name_of(call) != "tr_noop":
            self._add(call, f"glued to something: {ast.unparse(call)}")

    def _part_of(self, node: ast.AST) -> Iterator[str]:
        """Yield the constructs that contain a text, as in `Use.around`."""
        while (parent := self._parents.get(node)) is not None:
            if isinstance(parent, ast.Call):
                name = _name_of(parent)
                if isinstance(node, ast.keyword) and node.arg:
                    yield f"{name}.{node.arg}"
                elif node in parent.args[1:]:
                    yield f"{name}[{parent.args.index(node)}]"
                yield name
            elif isinstance(parent, ast.Assign | ast.AnnAssign):
                targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
                yield f"= {ast.unparse(targets[0])}"
            elif isinstance(parent, ast.FunctionDef):
                yield f"def {parent.name}"
                return
            node = parent

    def _look_at(self, node: ast.Constant, text: str) -> None:
        if text in NAMES or self._is_marked(node) or self._is_for_programmers(node):
            return
        if self._is_shown(node) and re.search(r"[^\W\d_]{2}", text):
            self._add(node, f"shown, but not marked: “{text}”")
        elif SENTENCE.fullmatch(text):
            self._add(node, f"looks like a sentence, but is not marked: “{text}”")

    def _is_marked(self, node: ast.AST) -> bool:
        return any(_name_of(call) in MARKS for call in self._calls_around(node))

    def _is_shown(self, node: ast.AST) -> bool:
        parent = self._parents.get(node)
        if not isinstance(parent, ast.Call) or _name_of(parent) not in SHOWN:
            return False
        # The second argument of `addItem` is the value of the item.
        return _name_of(parent) != "addItem" or node is parent.args[0]

    def _is_for_programmers(self, node: ast.AST) -> bool:
        """True for docstrings, types, the log, the terminal, and raised errors."""
        parent = self._parents.get(node)
        if isinstance(parent, ast.AnnAssign) and ast.unparse(parent.annotation) == "TypeAlias":
            return True
        if isinstance(parent, ast.Expr) or self._name in ENGLISH or self._name.startswith("cli/"):
            return True
        if any(_name_of(call) in UNHEARD for call in self._calls_around(node)):
            return True
        return any(isinstance(each, ast.Raise | ast.Assert) for each in self._around(node))

    def _is_called_later(self, node: ast.AST) -> bool:
        """True if a node is in a function, so that it is not executed when its module is loaded."""
        while not isinstance(node, ast.FunctionDef | ast.Lambda) and node in self._parents:
            node = self._parents[node]
        return isinstance(node, ast.FunctionDef | ast.Lambda)

    def _calls_around(self, node: ast.AST) -> Iterator[ast.Call]:
        return (each for each in self._around(node) if isinstance(each, ast.Call))

    def _around(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the nodes around a node, up to its statement."""
        while not isinstance(node, ast.stmt) and node in self._parents:
            node = self._parents[node]
            yield node

    def _add(self, node: ast.expr, fault: str) -> None:
        self.faults.append(Found(f"{self._name}:{node.lineno}", fault))


def _name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


Uses = dict[Text, list[Use]]
"""All texts, each with its places."""


def in_sources(files: Iterable[Path], root: Path = SOURCES) -> tuple[Uses, list[Found]]:
    """Return all texts of some modules and data files, and the faults of the modules."""
    uses: Uses = {}
    faults: list[Found] = []
    for file in sorted(files):
        if file.suffix == ".py":
            module = Module(file, root)
            found, faults = module.uses, faults + module.faults
        else:
            found = list(in_data(file))
        for text, use in found:
            uses.setdefault(text, []).append(use)
    return uses, faults


def sources() -> list[Path]:
    """Return all files with texts: modules, lessons, and the remarks of guests."""
    return sorted((*SOURCES.rglob("*.py"), *(RESOURCES / "lessons").glob("*.toml"), REMARKS))


def in_data(file: Path) -> Iterator[tuple[Text, Use]]:
    """Yield the texts of a lesson or of remarks, which need no mark."""
    text = file.read_text("utf-8")
    is_lesson = file.suffix == ".toml"
    texts = _of_lesson(tomllib.loads(text)) if is_lesson else _of_remarks(json.loads(text))
    for text, around in texts:
        yield Text(text, "", "%n" in text), Use(file.name, 0, around)


def _of_lesson(data: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for step in data["steps"]:
        yield from ((step[name], (f"step.{name}",)) for name in LESSON if name in step)
        yield from ((text, ("step.wrong",)) for text in step.get("wrong", {}).values())


def _of_remarks(data: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for guest, persona in data.items():
        for occasion, texts in persona["remarks"].items():
            yield from ((text, (f"remark.{occasion}", f"{guest}: {occasion}")) for text in texts)
