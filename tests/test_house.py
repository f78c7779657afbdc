"""The house rules that a machine can hold: lint, format, types, who may import whom, and sizes."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from checks import CHECKS
from soiree.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOIREE = ROOT / "app" / "soiree"

# Each part, and the other parts it may import. What is not here is a module that all may import
# and that imports none of the others.
MAY_IMPORT = {
    "core": set[str](),
    "search": {"core"},
    "games": {"core", "search"},
    "sandbox": set[str](),
    "controller": {"core", "search", "games", "sandbox"},
    "storage": {"core"},
    "ui": {"core", "search", "games", "sandbox", "controller", "storage"},
    "cli": {"core", "search", "games", "sandbox", "controller", "storage", "ui"},
    "__main__": {"core", "search", "games", "sandbox", "controller", "storage", "ui", "cli"},
}
# The parts of `ui` from the ground up. Each may import those below it; those of one floor do not
# know each other.
FLOORS_OF_UI = (
    {"qt", "style"},
    {"commands", "guests"},
    {"decks"},
    {"table"},
    {"game_window"},
    {"games"},
    {"film"},
    {"dialogs"},
    {"shell"},
    {"screens"},
    {"program"},
)
# What the window may ask of the controller, by full name: a client, and what is no way to a match.
WINDOW_MAY_ASK = {
    "soiree.controller.match.audience.Audience",
    "soiree.controller.match.card_indices.CardIndices",
    "soiree.controller.match.client.Client",
    # What a player makes of a view, and a position that is given to somebody to solve.
    "soiree.controller.computers.close_look.CloseLook",
    "soiree.controller.computers.close_look.beside",
    "soiree.controller.computers.close_look.look_closely",
    "soiree.controller.lessons.problem.Problem",
    "soiree.controller.lessons.problem.problem_at",
    "soiree.controller.match.client.Snapshot",
    "soiree.controller.match.client.snapshot_of",
    "soiree.controller.match.deal_numbers.seed_of",
    "soiree.controller.computers.hints.Candidate",
    "soiree.controller.computers.hints.Hint",
    # A review is data of a match that is over, and so are its marks and its bytes.
    "soiree.controller.review.kept.name_of",
    "soiree.controller.review.kept.joined_review",
    "soiree.controller.review.kept.read",
    "soiree.controller.review.kept.written",
    "soiree.controller.lessons.lesson.Exercise",
    "soiree.controller.match.past.Outcome",
    # It shows what its client may, and gives the record of a match that has only just begun anew.
    "soiree.controller.match.replay.Replay",
    "soiree.controller.review.review.Account",
    "soiree.controller.review.review.Amount",
    "soiree.controller.review.review.Review",
    "soiree.controller.review.review.ReviewedChoice",
    # What a match is saved by: it is given the record, and gives none.
    "soiree.controller.match.saving.Nowhere",
    "soiree.controller.match.saving.Store",
    "soiree.controller.match.start.NewMatch",
    "soiree.controller.match.start.Threads",
    "soiree.controller.match.start.begin_match",
    "soiree.controller.match.start.resume_match",
    "soiree.controller.match.start.set_exercise",
    "soiree.controller.match.start.set_problem",
    "soiree.controller.review.verdicts.Mark",
    "soiree.controller.review.verdicts.mark_of",
    "soiree.controller.computers.worker.Worker",
}
# What makes views of a state, and states move.
WAYS_TO_THE_TRUTH = {
    "soiree.core.states",
    "soiree.core.states.State",
    "soiree.core.states.apply",
    "soiree.core.views",
    "soiree.core.views.view",
    "soiree.core.views.together",
    "soiree.core.views.witnessed",
}
# The parts of a client that are nobody's but the controller's.
PRIVATE_TO_A_CLIENT = {"_controlled", "_match", "_state"}
FOR_ALL = {"__init__", "resources"}

# A game's packages, `games/soi` and `ui/games/soi`, know no other game's but these.
SHARED = {"soureh": {"coops"}, "pariah": {"coops"}}
QT = ("PySide6", "shiboken6")


def check(name: str) -> None:
    done = subprocess.run(
        [sys.executable, *CHECKS[name]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


def test_the_linter_finds_nothing() -> None:
    check("lint")


def test_the_formatter_changes_nothing() -> None:
    check("format")


@pytest.mark.slow
def test_the_types_agree() -> None:
    check("types")


def test_every_import_goes_in_its_direction() -> None:
    assert list(wrong_imports(SOIREE)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/cards.py", "from soiree.games import soi"),
        ("core/cards.py", "from ..games import soi"),
        ("core/cards.py", "from .. import games"),
        ("core/deep/cards.py", "from ...games import soi"),
        ("core/cards.py", "import soiree.ui.shell.main_window"),
        ("search/sampling.py", "from soiree import games"),
        ("games/soi/rules.py", "def f():\n    from soiree.controller import match"),
        ("games/soi/ai/levels.py", "from soiree.controller.match.authority import Match"),
        ("games/soi/ai/levels.py", "from soiree.games.soda import rules"),
        ("games/soi/__init__.py", 'RULES = Lazy("soiree.games.soda.rules:RULES")'),
        ("games/soi/rules.py", "from soiree.games import GAMES"),
        ("games/coops/ai/rollout.py", "from soiree.games.pariah.moves import KINGS"),
        ("games/soda/rules.py", "from ..coops import rules"),
        ("ui/games/coops/presenter.py", "from soiree.games.soureh.rules import Soureh"),
        ("ui/games/soi/presenter.py", "import soiree.ui.games.soda.layout"),
        ("controller/match/authority.py", "import soiree.storage"),
        ("controller/match/authority.py", "from PySide6 import QtCore"),
        ("storage/settings.py", "import soiree.games"),
        ("storage/settings.py", "import PySide6.QtCore as q"),
        ("ui/shell.py", "from soiree import cli"),
        ("cli/window.py", "from PySide6.QtWidgets import QApplication"),
        ("cli/window.py", "from soiree.ui import shell"),
        ("resources.py", "import soiree.core"),
        ("__init__.py", "from soiree.core import cards"),
        ("games/__init__.py", "from soiree import ui"),
        ("somewhere.py", "from soiree import core"),
        ("core/cards.py", "import soiree.somewhere"),
    ],
)
def test_a_wrong_import_is_found(file: str, line: str, tmp_path: Path) -> None:
    assert len(list(wrong_imports(house_with(tmp_path, file, line)))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/cards.py", "from . import zones"),
        ("core/cards.py", "import random, msgspec"),
        ("core/cards.py", "from soiree import __version__"),
        ("core/__init__.py", "from .cards import Card"),
        ("games/__init__.py", "from . import soi"),
        ("games/soi/rules.py", "from soiree.core.cards import Card"),
        ("games/soi/rules.py", "from soiree.games.soi.moves import parse"),
        ("games/soureh/ai.py", "from soiree.games.coops.ai import search"),
        ("ui/games/soureh/presenter.py", "from soiree.games.coops import zones"),
        ("storage/decks.py", "from soiree.resources import resource"),
        ("ui/games/soi.py", "from PySide6 import QtWidgets\nfrom ...controller import match"),
        (
            "cli/window.py",
            "def run():\n    from PySide6 import QtCore\n    from soiree.ui import program",
        ),
        ("__main__.py", "from soiree.cli import main"),
    ],
)
def test_a_right_import_is_let_be(file: str, line: str, tmp_path: Path) -> None:
    assert list(wrong_imports(house_with(tmp_path, file, line))) == []


# One list of games --------------------------------------------------------------------------------


def test_no_game_is_named_outside_its_packages_and_the_list() -> None:
    assert list(games_named(ROOT)) == []


@pytest.mark.parametrize(
    ("file", "line", "found"),
    [
        ("app/soiree/core/records.py", 'if game == "spy":', True),
        ("app/soiree/ui/shell/panel.py", "MEMORY = SoiMemory", True),
        ("app/soiree/ui/shell/panel.py", "def soda_table(): ...", True),
        ("app/soiree/ui/shell/panel.py", "# In Spy vs Spy nobody waits.", True),
        ("app/soiree/ui/commands.py", "In Soureh and Pariah, colours count.", True),
        ("app/soiree/games/coops/rules.py", "What Spy vs Spy shares with others.", True),
        ("app/soiree/games/soda/rules.py", "from soiree.games.soy import rules", True),
        ("packaging/steps.py", "Actions=soy;soda;", True),
        ("app/soiree/games/soda/rules.py", "class Soda: ...", False),
        ("app/soiree/ui/games/soda/lesson.py", "Soda in two minutes", False),
        ("app/soiree/games/coops/rules.py", "What Soureh and Pariah share.", False),
        ("app/soiree/games/__init__.py", "from soiree.games import soda", False),
        ("app/soiree/ui/shell/panel.py", "from soiree.ui import Soirée, soirees", False),
    ],
)
def test_a_name_of_a_game_is_found(file: str, line: str, found: bool, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(line, encoding="utf-8")
    assert {place for place, _ in games_named(tmp_path)} == ({file} if found else set())


def games_named(root: Path) -> Iterator[tuple[str, str]]:
    """Each file of the program and its packaging that names a game not its own, and the name."""
    words = {name: re.compile(_A_NAME.format(name), re.IGNORECASE) for name in GAMES}
    for folder in ("app", "packaging"):
        for file in sorted((root / folder).rglob("*.*")):
            place = file.relative_to(root)
            if file.suffix not in _SOURCES or place.as_posix() == "app/soiree/games/__init__.py":
                continue
            text = file.read_text(encoding="utf-8")
            text = re.sub("(?<=[a-z])(?=[A-Z])", "_", text)
            for name, word in words.items():
                homes = {name, *_SHARED.get(name, ())}
                if homes.isdisjoint(place.parts[:-1]) and word.search(text):
                    yield place.as_posix(), name


_SHARED = {"soureh": ("coops",), "pariah": ("coops",)}
"""The packages that hold what several games share, and may say which."""

_A_NAME = "(?<![a-zà-ÿ]){}(?![a-zà-ÿ])"
_SOURCES = {".py", ".spec", ".desktop"}


def test_the_window_reaches_a_match_by_its_client_only() -> None:
    assert list(ways_to_the_truth(SOIREE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from soiree.controller.match.authority import Match",
        "from soiree.controller.match.session import Session",
        "from soiree.controller import session",
        "from ...controller import client",
        "import soiree.controller.match.client",
        "from soiree.controller.match.start import Session",
        "def f():\n    from soiree.controller.match.race import Race",
        "from soiree.core.states import State",
        "from soiree.core import states, views",
        "from soiree.core.views import view",
        "from soiree.games.soi.rules import Soi",
        "table.client._match.record()",
        "class T:\n    def f(self):\n        return self.client._controlled",
    ],
)
def test_a_way_from_the_window_to_the_truth_is_found(line: str, tmp_path: Path) -> None:
    assert list(ways_to_the_truth(house_with(tmp_path, "ui/table/table.py", line)))


@pytest.mark.parametrize(
    "line",
    [
        "from soiree.controller.match.client import Client",
        "from soiree.controller.match.start import begin_match",
        "from soiree.core.states import Refusal",
        "from soiree.core.views import View",
        "from soiree.games.soi.rules import SEATS",
        "class T:\n    def f(self):\n        return self._match",
    ],
)
def test_what_the_window_may_know_is_let_be(line: str, tmp_path: Path) -> None:
    assert list(ways_to_the_truth(house_with(tmp_path, "ui/table/table.py", line))) == []


def ways_to_the_truth(house: Path) -> Iterator[str]:
    """Each place of the window from which a match, a session or a state is reached."""
    for file in sorted((house / "ui").rglob("*.py")):
        source = source_of(house, file)
        yield from (f"{each.place}: {each.name}" for each in source.imports if is_way(each.name))
        yield from source.openings


@cache
def is_way(name: str) -> bool:
    """Whether that full name is, or holds, a way to the truth of a match."""
    if name == "soiree.controller" or name.startswith("soiree.controller."):
        return name not in WINDOW_MAY_ASK
    if name.startswith("soiree.games."):
        package, _, last = name.rpartition(".")
        return is_state(getattr(importlib.import_module(package), last, None))
    return name in WAYS_TO_THE_TRUTH


def opens_a_client(node: ast.Attribute) -> bool:
    """Whether a private part is taken that may be a client's; what is one's own is not."""
    is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
    return node.attr in PRIVATE_TO_A_CLIENT and not is_own


def is_state(obj: object) -> bool:
    return isinstance(obj, type) and hasattr(obj, "piles") and hasattr(obj, "legal")


def house_with(folder: Path, file: str, source: str) -> Path:
    """A package `soiree` that holds one file."""
    house = folder / "soiree"
    (house / file).parent.mkdir(parents=True)
    (house / file).write_text(source)
    return house


def wrong_imports(house: Path) -> Iterator[str]:
    """Each import of the package in that folder that goes where it may not, with its place."""
    for file in sorted(house.rglob("*.py")):
        module = module_at(house, file)
        for name, place, lazily in source_of(house, file).imports:
            if not allowed(module[0], name, lazily=lazily) or not at_home(module, name):
                yield f"{place}: {'.'.join(module)} imports {name}"


class Import(NamedTuple):
    """What an import brings in: its full name, where, and whether only as a function is called."""

    name: str
    place: str
    lazily: bool


class Source(NamedTuple):
    """What is asked here of a module.

    Attributes:
        openings: the places that take a private part of what may be a client.
        methods: the name of each class, and how many methods it has of its own.
    """

    imports: list[Import]
    openings: list[str]
    methods: list[tuple[str, int]]


@cache
def source_of(house: Path, file: Path) -> Source:
    """What stands in a module of the package in that folder; it is read once."""
    module = module_at(house, file)
    source = Source([], [], [])
    for node, lazily in nodes_of(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Call():
                place = f"{file}:{node.lineno}"
                source.imports.extend(
                    Import(name, place, lazily or isinstance(node, ast.Call))
                    for name in imported(node, module)
                )
            case ast.Attribute() if opens_a_client(node):
                source.openings.append(f"{file}:{node.lineno}: {ast.unparse(node)}")
            case ast.ClassDef():
                methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
                source.methods.append((node.name, methods))
    return source


def nodes_of(tree: ast.Module) -> Iterator[tuple[ast.AST, bool]]:
    """Every node of a module, and whether it is inside a function."""
    row: list[tuple[ast.AST, bool]] = [(tree, False)]
    while row:
        node, inside = row.pop()
        yield node, inside
        inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        row += ((child, inside) for child in ast.iter_child_nodes(node))


def module_at(house: Path, file: Path) -> tuple[str, ...]:
    """The parts of a module's name below the house, such as ("games", "soi")."""
    return file.relative_to(house).with_suffix("").parts


def imported(node: ast.AST, module: tuple[str, ...]) -> Iterator[str]:
    """The full names that an import brings in, seen from a module such as ("games", "soi").

    `Lazy("soiree.games.soi.rules:RULES")` is an import, too.
    """
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Lazy":
        names = [each.value for each in node.args if isinstance(each, ast.Constant)]
        yield from (str(each).replace(":", ".") for each in names)
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = ("soiree", *module)[: len(module) + 1 - node.level] if node.level else ()
        start = ".".join((*above, *filter(None, [node.module])))
        yield from (f"{start}.{alias.name}" for alias in node.names)


def at_home(module: tuple[str, ...], name: str) -> bool:
    """Whether a module of a game's package, if it is one, imports of games only what it may."""
    home, game = game_of(module[:-1]), game_of(tuple(name.split(".")[1:]))
    return home is None or game is None or game in {home, *SHARED.get(home, ())}


def game_of(path: tuple[str, ...]) -> str | None:
    """The game of a path in one of its packages, such as ("ui", "games", "soi", "layout")."""
    inside = path[1:] if path[:1] == ("ui",) else path
    return inside[1] if inside[:1] == ("games",) and len(inside) > 1 else None


def allowed(part: str, name: str, *, lazily: bool) -> bool:
    """Whether a part, such as `games`, may import that full name."""
    package, *inner = name.split(".")
    if package in QT:
        return part == "ui" or (part in ("cli", "__main__") and lazily)
    if package != "soiree":
        return True
    target = inner[0] if inner else "__init__"
    if target == part:
        return True
    if target in MAY_IMPORT or (SOIREE / target).is_dir():
        opens_window = target == "ui" and part in ("cli", "__main__")
        return target in MAY_IMPORT.get(part, ()) and (lazily or not opens_window)
    return target in FOR_ALL or target.startswith("__")


# Floors and circles -------------------------------------------------------------------------------


def test_nothing_in_the_window_imports_upwards() -> None:
    assert list(upward_imports(SOIREE)) == []
    parts = {file.stem for file in (SOIREE / "ui").iterdir() if is_source(file)}
    assert parts - {"__init__"} == set().union(*FLOORS_OF_UI)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("ui/style/theme.py", "from soiree.ui.table.felt.lines import draw_brass"),
        ("ui/decks/art.py", "from soiree.ui import table"),
        ("ui/table/play.py", "def f():\n    from soiree.ui.game_window import window_of"),
        ("ui/game_window.py", "from soiree.ui.games.narration import sentence"),
        ("ui/dialogs/forms.py", "from ..shell.banner import Banner"),
        ("ui/film/gif.py", "from soiree.ui.dialogs.preferences.page import Page"),
        ("ui/guests/people.py", "from soiree.ui.commands import every"),
    ],
)
def test_an_import_upwards_is_found(file: str, line: str, tmp_path: Path) -> None:
    assert len(list(upward_imports(house_with(tmp_path, file, line)))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("ui/table/play.py", "from soiree.ui.style.theme import STEP"),
        ("ui/table/play.py", "from soiree.ui.table.felt import board"),
        ("ui/shell/main_window.py", "from soiree.ui.dialogs.help.window import HelpWindow"),
        ("ui/games/__init__.py", "from soiree.ui.game_window import window_of"),
    ],
)
def test_an_import_downwards_is_let_be(file: str, line: str, tmp_path: Path) -> None:
    assert list(upward_imports(house_with(tmp_path, file, line))) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle_in(SOIREE) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("from soiree.core import events", "from soiree.core.cards import Card"),
        ("from .events import Event", "def f():\n    import soiree.core.cards"),
        ("if TYPE_CHECKING:\n    from soiree.core.events import Event", "from . import cards"),
    ],
)
def test_a_circle_is_found(one: str, other: str, tmp_path: Path) -> None:
    house = house_with(tmp_path, "core/cards.py", one)
    assert circle_in(house) == []
    (house / "core/events.py").write_text(other)
    assert set(circle_in(house)) == {"soiree.core.cards", "soiree.core.events"}


def upward_imports(house: Path) -> Iterator[str]:
    """Each import within the window of what is not below it, with its place."""
    floors = {part: floor for floor, parts in enumerate(FLOORS_OF_UI) for part in parts}
    for file in sorted((house / "ui").rglob("*.py")):
        home = module_at(house, file)[1]
        for name, place, _ in source_of(house, file).imports:
            match name.split("."):
                case ["soiree", "ui", part, *_] if part != home:
                    if floors.get(part, 99) >= floors.get(home, -1):
                        yield f"{place}: {name}"


def circle_in(house: Path) -> list[str]:
    """The modules of a circle of imports, wherever they stand in a module; empty if there is none.

    What is imported for types alone counts, too.
    """
    files = {module_name(house, file): file for file in house.rglob("*.py")}
    graph = {
        name: {
            target
            for found in source_of(house, file).imports
            if (target := module_of(found.name, files.keys())) not in (None, name)
        }
        for name, file in files.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def module_name(house: Path, file: Path) -> str:
    """As in `soiree.core.cards`; a package has its own name."""
    return ".".join((house.name, *module_at(house, file))).removesuffix(".__init__")


def module_of(name: str, modules: Collection[str]) -> str | None:
    """The module that an imported name is, or that holds it; None if it is no module of ours."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name or None


def is_source(path: Path) -> bool:
    return path.suffix == ".py" or (path / "__init__.py").exists()


# Calls that are deferred --------------------------------------------------------------------------


def test_every_call_is_deferred_by_the_function_that_lets_go() -> None:
    assert list(static_timers(SOIREE)) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("QTimer.singleShot(0, self, self.close)", 1),
        ("from PySide6 import QtCore\nQtCore.QTimer.singleShot(0, print)", 1),
        ("later = QTimer.singleShot", 1),
        ("QTimer(self, singleShot=True)", 0),
        ('"""`QTimer.singleShot` keeps what it is given."""', 0),
    ],
)
def test_a_call_deferred_by_a_static_timer_is_found(line: str, found: int, tmp_path: Path) -> None:
    assert len(list(static_timers(house_with(tmp_path, "ui/table/felt/cards.py", line)))) == found


def static_timers(house: Path) -> Iterator[str]:
    """Each use of `QTimer.singleShot`, in place of `soiree.ui.style.deferring.soon`."""
    for file in sorted(house.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "singleShot":
                yield f"{file.relative_to(house)}:{node.lineno}"


# Sizes --------------------------------------------------------------------------------------------

MOST_LINES = 450
MOST_METHODS = 25
MOST_BASES = 2


def test_nothing_is_too_large_to_be_read_at_once() -> None:
    assert list(too_large(SOIREE)) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("pass\n" * 450, 0),
        ("pass\n" * 451, 1),
        ("class A:\n" + "".join(f"    def f{n}(self): ...\n" for n in range(25)), 0),
        ("class A:\n" + "".join(f"    def f{n}(self): ...\n" for n in range(26)), 1),
    ],
)
def test_what_is_too_large_is_found(source: str, found: int, tmp_path: Path) -> None:
    assert len(list(too_large(house_with(tmp_path, "core/cards.py", source)))) == found


def too_large(house: Path) -> Iterator[str]:
    """Each module with too many lines, and each class with too many methods of its own."""
    for file in sorted(house.rglob("*.py")):
        lines = file.read_text(encoding="utf-8").count("\n")
        if lines > MOST_LINES:
            yield f"{file.relative_to(house)}: {lines} lines"
        for name, methods in source_of(house, file).methods:
            if methods > MOST_METHODS:
                yield f"{file.relative_to(house)}: {name} has {methods} methods"


def test_no_class_inherits_through_more_than_one_other() -> None:
    """Of A, B(A), C(B) and D(C) the first three are let be: C inherits from A through B.

    D is too deep, as it inherits from A through B and C.
    """
    assert too_deep(classes()) == {}


def test_a_class_that_inherits_through_two_others_is_found() -> None:
    class A: ...

    class B(A): ...

    class C(B): ...

    class D(C): ...

    assert too_deep([A, B, C, D], __name__) == {D.__qualname__: ["C", "B", "A"]}


def classes() -> Iterator[type]:
    """Every class of the program."""
    for found in pkgutil.walk_packages([str(SOIREE)], "soiree."):
        if not found.name.endswith("__main__"):
            for thing in vars(importlib.import_module(found.name)).values():
                if isinstance(thing, type) and thing.__module__ == found.name:
                    yield thing


def too_deep(classes: Iterable[type], package: str = "soiree") -> dict[str, list[str]]:
    """The classes with too many of ours among their bases, and those bases."""
    bases = {cls.__qualname__: our_bases(cls, package) for cls in classes}
    return {name: ours for name, ours in bases.items() if len(ours) > MOST_BASES}


def our_bases(cls: type, package: str) -> list[str]:
    """The classes of ours from which a class inherits, the nearest first."""
    return [base.__name__ for base in cls.__mro__[1:] if base.__module__.startswith(package)]
