"""The house rules: lint, format, types, the import contracts of pyproject.toml, names and sizes."""

from __future__ import annotations

import ast
import copy
import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import grimp
import pytest
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

from checks import CHECKS
from soiree.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOIREE = ROOT / "app" / "soiree"


@pytest.mark.parametrize("name", ["lint", "format", pytest.param("types", marks=pytest.mark.slow)])
def test_a_check_of_the_sources_finds_nothing(name: str) -> None:
    done = subprocess.run(
        [sys.executable, *CHECKS[name]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


# Imports ------------------------------------------------------------------------------------------


class Source(NamedTuple):
    """The parts of a module that the house rules are about.

    Attributes:
        lazy: the modules in references such as `Lazy("module:NAME")`.
        loaded: the modules imported at its top.
        truths: the names and attributes by which the module reaches the true state of a match;
            forbidden in the window.
        methods: the number of methods by the name of each class.
    """

    lazy: list[str]
    loaded: list[str]
    truths: list[str]
    methods: dict[str, int]


@cache
def sources() -> dict[str, Source]:
    """All modules of the program, by name."""
    found = {}
    for file in SOIREE.rglob("*.py"):
        name = ".".join(file.relative_to(SOIREE.parent).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = read(file.read_text(encoding="utf-8"))
    return found


def read(text: str) -> Source:
    tree = ast.parse(text)
    loaded = [node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)]
    source = Source([], loaded, [], {})
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("Lazy"), args=[ast.Constant(str(where))]):
                source.lazy.append(where.partition(":")[0])
            case ast.ImportFrom(module=str(module), names=names):
                truths = [each.name for each in names if is_truth(module, each.name)]
                source.truths.extend(f"{module}.{name}" for name in truths)
            case ast.Attribute(value=value, attr="_controlled" | "_match" | "_state" as part):
                if not (isinstance(value, ast.Name) and value.id == "self"):
                    source.truths.append(f"{ast.unparse(value)}.{part}")
            case ast.ClassDef(name=name, body=body):
                source.methods[name] = sum(isinstance(each, ast.FunctionDef) for each in body)
    return source


@cache
def imports() -> grimp.ImportGraph:
    """The imports of the program; a lazy reference is an import, too."""
    graph = grimp.build_graph("soiree", include_external_packages=True, cache_dir=None)
    for name, source in sources().items():
        for module in source.lazy:
            graph.add_import(importer=name, imported=module)
    return graph


CONFIGURATION = read_configuration(str(ROOT / "pyproject.toml"))
CONTRACTS = {each["id"]: each for each in CONFIGURATION["contracts_options"]}
KINDS = {"forbidden": ForbiddenContract, "layers": LayersContract}


def keeps(graph: grimp.ImportGraph, contract: str) -> bool:
    """True if a graph of imports keeps a contract. The check changes the graph."""
    options = CONTRACTS[contract]
    made = KINDS[options["type"]](options["name"], CONFIGURATION["session_options"], options)
    return bool(made.check(graph, verbose=False).kept)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_an_import_contract_is_kept(contract: str) -> None:
    assert keeps(copy.deepcopy(imports()), contract), "`lint-imports` tells more"


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("core.cards", "search.sampling", "packages"),
        ("controller.match.authority", "storage.files", "packages"),
        ("sandbox.landlock", "resources", "bare-sandbox"),
        ("storage.settings", "games", "storage"),
        ("games.soi.rules", "sandbox.landlock", "games-without-sandbox"),
        ("", "core.cards", "root"),
        ("controller.match.authority", "PySide6", "qt"),
        ("ui.style.theme", "ui.table.table", "window"),
        ("ui.commands", "ui.guests.people", "window"),
        ("games.soi.rules", "games.soda.rules", "games"),
        ("games.coops.rules", "games.soureh.rules", "games"),
        ("games.soda.rules", "games.coops.rules", "coops"),
        ("ui.games.soi.presenter", "games.soda.rules", "windows-of-games"),
        ("ui.games.coops.presenter", "games.soureh.rules", "windows-of-games"),
        ("games.soi.rules", "games", "list-of-games"),
        ("ui.table.table", "controller.match.authority", "truth"),
        ("ui.table.table", "controller", "truth"),
    ],
)
def test_a_wrong_import_breaks_a_contract(importer: str, imported: str, contract: str) -> None:
    graph = copy.deepcopy(imports())
    target = imported if imported == "PySide6" else f"soiree.{imported}"
    graph.add_import(importer=f"soiree.{importer}".rstrip("."), imported=target)
    assert not keeps(graph, contract)


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: imports().find_modules_directly_imported_by(name) - {name} for name in sources()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])), pytrace=False)


MOST_IMPORTS = 20
MORE_IMPORTS = 30
"""The limit for the table, a screen, a presenter, and the composition root `ui.program`."""

ASSEMBLIES = re.compile(
    r"soiree\.ui\.(table\.table|screens\..*|shell\.main_window|games\..*\.presenter|program\..*)"
)


def test_no_module_imports_too_many_others_of_ours() -> None:
    for name in sources():
        limit = MORE_IMPORTS if ASSEMBLIES.fullmatch(name) else MOST_IMPORTS
        ours = {
            each
            for each in imports().find_modules_directly_imported_by(name)
            if each.startswith("soiree.")
        }
        assert len(ours) <= limit, name


def test_the_command_imports_the_window_only_inside_functions() -> None:
    """The commands that open no window start without Qt."""
    for name, source in sources().items():
        if name.startswith("soiree.cli"):
            loaded = [each for each in source.loaded if each.startswith(("soiree.ui", "PySide6"))]
            assert loaded == [], name


# The window knows no more than its client ---------------------------------------------------------

TRUTH = {
    ("soiree.core.states", "State"),
    ("soiree.core.states", "apply"),
    ("soiree.core.views", "view"),
    ("soiree.core.views", "witnessed"),
}
"""The names that make views of a state, or move it."""


@cache
def is_truth(module: str, name: str) -> bool:
    """True for a name of a module that is in `TRUTH`, or is the class of a game's state."""
    if not module.startswith("soiree.games."):
        return (module, name) in TRUTH
    found = getattr(importlib.import_module(module), name, None)
    return isinstance(found, type) and hasattr(found, "piles") and hasattr(found, "legal")


def test_the_window_reaches_a_match_by_its_client_only() -> None:
    for name, source in sources().items():
        if name.startswith("soiree.ui."):
            assert source.truths == [], name


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from soiree.core.states import State", True),
        ("from soiree.core.views import view", True),
        ("from soiree.games.soi.rules import Soi", True),
        ("table.client._match.record()", True),
        ("from soiree.core.states import Refusal", False),
        ("from soiree.games.soi.rules import SEATS", False),
        ("self._match", False),
    ],
)
def test_a_way_from_the_window_to_the_truth_is_found(line: str, found: bool) -> None:
    assert bool(read(line).truths) == found


# One list of games --------------------------------------------------------------------------------


def games_named(place: Path, text: str) -> Iterator[str]:
    """Yield the games that a file names although it lies outside their packages."""
    if place.as_posix() == "app/soiree/games/__init__.py":
        return
    lower = re.sub("(?<=[a-z])(?=[A-Z])", "_", text).lower()
    for game in GAMES:
        homes = {game, "coops"} if game in ("soureh", "pariah") else {game}
        name = rf"{game}(?<![a-zà-ÿ]{game})(?![a-zà-ÿ])"
        if homes.isdisjoint(place.parts[:-1]) and re.search(name, lower):
            yield game


def test_no_game_is_named_outside_its_packages_and_the_list() -> None:
    for folder in ("app", "packaging"):
        for file in (ROOT / folder).rglob("*.*"):
            if file.suffix in (".py", ".spec", ".desktop"):
                found = games_named(file.relative_to(ROOT), file.read_text(encoding="utf-8"))
                assert list(found) == [], file


@pytest.mark.parametrize(
    ("file", "line", "found"),
    [
        ("app/soiree/ui/shell/panel.py", "MEMORY = SoiMemory", True),
        ("app/soiree/ui/shell/panel.py", "# In Spy vs Spy nobody waits.", True),
        ("app/soiree/games/coops/rules.py", "What Spy vs Spy shares with others.", True),
        ("app/soiree/games/coops/rules.py", "What Soureh and Pariah share.", False),
        ("app/soiree/ui/games/soda/presenter.py", "Soda in two minutes", False),
        ("app/soiree/ui/shell/panel.py", "from soiree.ui import Soirée, soirees", False),
    ],
)
def test_a_name_of_a_game_is_found(file: str, line: str, found: bool) -> None:
    assert bool(list(games_named(Path(file), line))) == found


# Classes ------------------------------------------------------------------------------------------

MOST_METHODS = 25
MOST_BASES = 2


def test_no_class_has_too_many_methods() -> None:
    for name, source in sources().items():
        for cls, methods in source.methods.items():
            assert methods <= MOST_METHODS, f"{name}: {cls}"


def test_no_class_inherits_through_more_than_one_other() -> None:
    for found in pkgutil.walk_packages([str(SOIREE)], "soiree."):
        if not found.name.endswith("__main__"):
            for each in vars(importlib.import_module(found.name)).values():
                if isinstance(each, type) and each.__module__ == found.name:
                    assert len(our_bases(each.__mro__[1:])) <= MOST_BASES, each


def our_bases(bases: Iterable[type]) -> list[type]:
    return [base for base in bases if base.__module__.startswith("soiree")]
