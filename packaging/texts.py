#!/usr/bin/env python3
"""Update the translations from the sources, and report what is missing.

    .venv/bin/python packaging/texts.py [LANGUAGE, as in de or pt_BR] [--check]

The program writes `resources/translations/soiree_LANGUAGE.ts` for English, for every existing
language and for the requested one, and a `.qm` for each, which Soirée loads. With `--check` it
writes nothing. The exit code is 1 if something is missing:

- a marked text that `lupdate` does not see, or sees differently;
- an unmarked text that people read;
- a sentence that is composed of translated pieces;
- a translation that does not exist, lacks a placeholder, or is out of date;
- a form of a name, such as `{card:acc}`, that the table of the language does not have;
- a table of a language that is wrong, or does not exist.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

import PySide6

from soiree.core.cards import DECK, RANKS, SUITS
from soiree.core.texts import forms as forms_in
from soiree.core.texts import placeholders
from soiree.games import GAMES
from soiree.ui.style import forms as tables
from soiree.ui.style.declension import PLAIN

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app" / "soiree"
RESOURCES = ROOT / "resources"
TRANSLATIONS = RESOURCES / "translations"
REMARKS = RESOURCES / "remarks.toml"

LESSON = ("title", "task", "done")
"""The texts of a step of a lesson, besides its replies."""

MARKS = {"tr": 0, "tr_noop": 0, "_tr": 1}
"""The functions that mark a text, and the number of its argument."""

ALIASES = "tr+=tr_noop,translate+=_tr"
"""The option of `lupdate` for these functions; it knows `tr` already."""

SHOWN = frozenset(
    """
    Fact Notice QAction QCheckBox QGroupBox QLabel QPushButton QRadioButton Refusal addButton
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
        "ui/style/forms.py",  # other languages have tables
        "ui/program/requests.py",  # output on the terminal of a second start
    }
)
"""Modules whose sentences are English in every language, like those of the terminal (`cli`)."""

SENTENCE = re.compile(r"(?![A-Z]{4})[A-Z{“](?!.*(::| {2}|<))[^_|]*[\w}”,;:.)] [a-z{“(].*")
"""The form of a sentence, apart from style sheets, SQL and HTML."""

KINDS: dict[tables.Kind, Sequence[int]] = {
    "rank": range(len(RANKS)),
    "suit": range(len(SUITS)),
    "card": DECK,
    "four": range(len(RANKS)),
}
"""The numbers of all things with forms, by kind."""

NAMES = frozenset({"Soirée", *(game.title for game in GAMES.values())})
"""Names that are the same in every language."""


@dataclass(frozen=True, order=True)
class Text:
    """A text in the form in which `lupdate` should see it."""

    source: str
    comment: str
    has_forms: bool


@dataclass(frozen=True)
class Found:
    """A missing item, and its place."""

    place: str
    fault: str

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}"


class Module:
    """The marked texts of a module, and those that should have been marked."""

    def __init__(self, file: Path, root: Path = SOURCES) -> None:
        self._name = file.relative_to(root).as_posix()
        self._tree = ast.parse(file.read_text("utf-8"))
        self._parents = {
            child: node for node in ast.walk(self._tree) for child in ast.iter_child_nodes(node)
        }
        self.texts: set[Text] = set()
        self.faults: list[Found] = []
        for node in ast.walk(self._tree):
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
            self.texts.add(Text(what.value, str(comment), len(rest) > 1))
            for name, form in forms_in(what.value):
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


def in_sources(files: Iterable[Path], root: Path = SOURCES) -> tuple[set[Text], list[Found]]:
    """Return all texts of some modules and data files, and the faults of the modules."""
    files = sorted(files)
    modules = [Module(file, root) for file in files if file.suffix == ".py"]
    data = (text for file in files if file.suffix == ".toml" for text in in_data(file))
    texts = set(data).union(*(module.texts for module in modules))
    return texts, [fault for module in modules for fault in module.faults]


def sources() -> list[Path]:
    """Return all files with texts: modules, lessons, and the remarks of guests."""
    return sorted((*SOURCES.rglob("*.py"), *(RESOURCES / "lessons").glob("*.toml"), REMARKS))


def in_data(file: Path) -> Iterator[Text]:
    """Yield the texts of a lesson or of remarks, which need no mark."""
    data = tomllib.loads(file.read_text("utf-8"))
    if "steps" not in data:
        texts = [text for remarks in data.values() for each in remarks.values() for text in each]
    else:
        texts = [step[name] for step in data["steps"] for name in LESSON if name in step]
        texts += [text for step in data["steps"] for text in step.get("wrong", {}).values()]
    for text in texts:
        yield Text(text, "", "%n" in text)


def as_source(data: Iterable[Path]) -> str:
    """Return the texts of data files as a module for `lupdate`."""
    texts = {text for file in data for text in in_data(file)}
    written = ((json.dumps(text.source, ensure_ascii=False), text.has_forms) for text in texts)
    return "\n".join(f"tr({text}, '', n)" if forms else f"tr({text})" for text, forms in written)


def messages(file: Path) -> Iterator[ElementTree.Element]:
    """Yield the messages of a `.ts`."""
    return ElementTree.parse(file).getroot().iter("message")


def text_of(message: ElementTree.Element) -> Text:
    return Text(
        message.findtext("source") or "",
        message.findtext("comment") or "",
        message.get("numerus") == "yes",
    )


def seen(files: Sequence[Path]) -> set[Text]:
    """Return all texts that `lupdate` finds in some files."""
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "all.ts"
        update(everything, files)
        return {text_of(message) for message in messages(everything)}


def update(ts: Path, files: Sequence[Path], *, language: str = "en", plurals: bool = False) -> None:
    """Update a `.ts` from the sources, or make it."""
    options = ["-pluralonly"] if plurals else []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data.py"
        data.write_text(as_source(file for file in files if file.suffix == ".toml"), "utf-8")
        _qt_tool(
            "lupdate",
            *("-silent", "-no-obsolete", "-sort-messages", "-locations", "none", *options),
            *("-source-language", "en", "-target-language", language),
            *("-tr-function-alias", ALIASES),
            *(str(file) for file in sorted(files) if file.suffix == ".py"),
            *(str(data), "-ts", str(ts)),
        )


def compile_to(qm: Path, ts: Path) -> None:
    """Make the `.qm` of a `.ts`."""
    _qt_tool("lrelease", "-silent", str(ts), "-qm", str(qm))


def _qt_tool(name: str, *arguments: str) -> None:
    folder = Path(PySide6.__file__).parent
    tool = shutil.which(name, path=folder) or str(folder / name)
    subprocess.run([tool, *arguments], check=True, cwd=ROOT)


def in_translation(file: Path) -> list[Found]:
    """Return the missing items of a `.ts`, and of the forms that it names."""
    faults = []
    known = _forms_for(file)
    for message in messages(file):
        text, translation = text_of(message), message.find("translation")
        assert translation is not None
        plurals = [form.text or "" for form in translation.iter("numerusform")]
        if not all(plurals or [translation.text]):
            faults.append(Found(file.name, f"not translated: “{text.source}”"))
        elif translation.get("type") == "unfinished":
            faults.append(Found(file.name, f"not finished: “{text.source}”"))
        else:
            written = plurals or [translation.text or ""]
            faults += _lacking(file.name, text.source, written)
            faults += _unknown(file.name, known, written)
    return faults


def _forms_for(translation: Path) -> Set[str]:
    """Return the forms of a language; those of English if its table is missing or wrong."""
    table = tables.table_beside(translation)
    is_sound = table is not None and not any(in_table(table))
    return (tables.read(table) if table and is_sound else tables.ENGLISH).names()


def _lacking(place: str, source: str, written: Sequence[str]) -> Iterator[Found]:
    """Yield the placeholders that a translation lacks, or has in addition."""
    for text in written:
        # One form may contain the number as a word, such as “alone”.
        odd = placeholders(source) ^ placeholders(text)
        for name in sorted(odd - ({"count"} if len(written) > 1 else set())):
            yield Found(place, f"{{{name}}} is in only one of “{source}” and “{text}”")


def _unknown(place: str, known: Set[str], written: Iterable[str]) -> Iterator[Found]:
    """Yield the forms that a translation names, but the table of its language does not have."""
    for text in written:
        for name, form in forms_in(text):
            if form[0].lower() + form[1:] not in known:
                yield Found(place, f"there is no form {{{name}:{form}}} for “{text}”")


def in_tables(folder: Path) -> Iterator[Found]:
    """Yield the faults of the tables of forms, and the languages without one."""
    for language in sorted(languages_in(folder) - {"en"}):
        if tables.table_beside(folder / f"soiree_{language}.ts") is None:
            yield Found(f"forms_{language}.toml", "does not exist: see app/translating.md")
    for table in sorted(folder.glob("forms_*.toml")):
        yield from in_table(table)


def in_table(file: Path) -> Iterator[Found]:
    """Yield the faults of the table of a language."""
    try:
        forms = tables.read(file)
    except ValueError as fault:
        yield Found(file.name, str(fault))
        return
    if forms.kinds and len(forms.kinds) != len(RANKS):
        yield Found(file.name, f"kinds: {len(forms.kinds)} letters, not {len(RANKS)}")
    for kind, each in KINDS.items():
        names: Mapping[str, tables.Names] = getattr(forms, kind)
        for form in sorted({PLAIN, *names}):
            pattern, count = names.get(form), len(SUITS if kind == "suit" else RANKS)
            if not form.isidentifier() or form != form.lower():
                wrong = "the name of a form consists of small letters"
            elif isinstance(pattern, list) and len(pattern) != count:
                wrong = f"{len(pattern)} names, not {count}"
            else:
                wrong = _fault_in_form(forms, kind, form, each)
            if wrong:
                yield Found(file.name, f"{kind}.{form}: {wrong}")


def _fault_in_form(forms: tables.Forms, kind: tables.Kind, form: str, each: Iterable[int]) -> str:
    try:
        for which in each:
            tables.Declined.of(forms, kind, which).declined(form)
    except (LookupError, RecursionError, ValueError) as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


def bring_up_to_date(folder: Path, languages: Iterable[str], files: Sequence[Path]) -> None:
    """Update each language in a folder, and compile it."""
    folder.mkdir(exist_ok=True)
    for language in sorted(languages):
        ts = folder / f"soiree_{language}.ts"
        update(ts, files, language=language, plurals=language == "en")
        compile_to(ts.with_suffix(".qm"), ts)


def languages_in(folder: Path) -> set[str]:
    return {"en"} | {file.stem.removeprefix("soiree_") for file in folder.glob("soiree_*.ts")}


def stale(folder: Path, files: Sequence[Path]) -> list[Found]:
    """Return the files that are out of date."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name) / "translations"
        shutil.copytree(folder, fresh)
        bring_up_to_date(fresh, languages_in(folder), files)
        fault = "not up to date: run `python3 packaging/dev.py texts`"
        return [
            Found(file.name, fault)
            for file in sorted(fresh.iterdir())
            if not (folder / file.name).exists()
            or file.read_bytes() != (folder / file.name).read_bytes()
        ]


def missing(files: Sequence[Path]) -> list[Found]:
    """Return all missing items in the sources and in the translations."""
    marked, faults = in_sources(files)
    found = seen(files)
    faults += [Found("lupdate", f"does not see {text}") for text in sorted(marked - found)]
    faults += [
        Found("lupdate", f"sees what is not there: {text}") for text in sorted(found - marked)
    ]
    faults += stale(TRANSLATIONS, files)
    faults += in_tables(TRANSLATIONS)
    for file in sorted(TRANSLATIONS.glob("*.ts")):
        faults += in_translation(file)
    return faults


def main(arguments: Sequence[str]) -> int:
    """Execute a command line. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument("language", nargs="?", help="one to begin, as in de or pt_BR")
    parser.add_argument("--check", action="store_true", help="report only, and write nothing")
    wanted = parser.parse_args(arguments)
    files = sources()
    if not wanted.check:
        languages = languages_in(TRANSLATIONS) | ({wanted.language} if wanted.language else set())
        bring_up_to_date(TRANSLATIONS, languages, files)
    faults = missing(files)
    for fault in faults:
        print(fault)
    print(f"{len(faults)} missing" if faults else "Nothing is missing.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
