"""Change the code in small ways, and test whether the nearest tests detect each change.

    python3 packaging/dev.py install mutants
    .venv/bin/python packaging/mutants.py core storage       try all changes of these packages
    .venv/bin/python packaging/mutants.py core --sample 300  try more changes, chosen at random
    .venv/bin/python packaging/mutants.py core --again       try the surviving ones again
    .venv/bin/python packaging/mutants.py core -k "not slow" try with these tests only
    .venv/bin/python packaging/mutants.py core --report      print the results so far

Mutmut does the work in `build/mutants/<package>`; it does not run on Windows. Neither the sources
nor the ordinary tests are affected. A second call continues an interrupted run. After a run with
some of the tests (`-k`), try the surviving changes `--again` with all tests.
`[tool.soiree.mutants]` in `pyproject.toml` lists the modules of each package and their nearest
tests.

The program prints the surviving changes. `tests/mutants.md` lists the acceptable ones with reasons.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import libcst as cst
import libcst.matchers as m
from mutmut.mutation import mutators
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.runners.harness import PytestRunner
from mutmut.state import state

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "mutants"

RESULTS = {0: "survived", 5: "no tests", 33: "no tests"}
"""The exit codes of tests that did not detect a change."""

MAKE = "make"
"""An additional command: make the changes, and try none."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("packages", nargs="+", choices=packages())
    parser.add_argument("--sample", type=int, help="try so many that were not tried yet")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--again", action="store_true", help="try only what survived so far")
    parser.add_argument("-k", dest="which", default="", help="which tests, as pytest takes it")
    parser.add_argument("--report", action="store_true", help="print results, and try nothing")
    wanted = parser.parse_args(arguments)
    for package in wanted.packages:
        if not wanted.report:
            try_mutants(package, wanted)
        report(package)
    return 0


def packages() -> dict[str, dict[str, list[str]]]:
    """Return the patterns of each package's modules in `app/soiree`, and its nearest tests."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, list[str]]] = project["tool"]["soiree"]["mutants"]
    return found


def try_mutants(package: str, wanted: argparse.Namespace) -> None:
    folder = prepare(package, wanted.which)
    run = ("run", "--max-children", str(wanted.jobs))
    if wanted.again:
        mutmut(folder, *run, *(name for name, code in results(folder) if code in RESULTS))
    elif wanted.sample:
        mutmut(folder, MAKE)
        names = sorted(name for name, code in results(folder) if code is None)
        chosen = random.Random(wanted.seed).sample(names, min(wanted.sample, len(names)))
        mutmut(folder, *run, *chosen)
    else:
        mutmut(folder, *run)


def prepare(package: str, which: str = "") -> Path:
    """Make the folder in which mutmut works: links to the project, and mutmut's settings.

    Mutmut requires the sources in a folder named `src`, beside all files that the tests read.
    """
    chosen = packages()[package]
    folder = FOLDER / package
    (folder / "mutants").mkdir(parents=True, exist_ok=True)
    links = {"src": "app", "tests": "tests", "packaging": "packaging", "resources": "resources"}
    for name, target in {**links, "pyproject.toml": "pyproject.toml"}.items():
        link(folder / name, ROOT / target)
    # The tests expect the sources under the project's name for them.
    link(folder / "mutants" / "app", Path("src"))
    link(folder / "mutants" / "resources", ROOT / "resources")
    only = ["-k", which] if which else []
    settings = {
        "source_paths": ["src"],
        "only_mutate": [f"src/soiree/{pattern}" for pattern in chosen["modules"]],
        "do_not_mutate_patterns": [r"^\s*log\.", r"^\s*_LOGGER\.", r"^\s*assert "],
        "also_copy": ["packaging"],
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-p", "no:xdist", *only],
        "pytest_add_cli_args_test_selection": chosen["tests"],
        "timeout_multiplier": ["4"],
        "timeout_constant": ["5"],  # seconds, for quick tests on a busy machine
        "track_dependencies": ["false"],
        "use_git_change_detection": ["false"],
    }
    lines = ["[mutmut]"]
    for name, values in settings.items():
        # A list of one is written as a list too, or mutmut would iterate over its letters.
        lines += [f"{name} =", *(f"    {value}" for value in values)]
    # The coverage is measured anew, because tests may have changed or disappeared.
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    (folder / "setup.cfg").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def link(path: Path, target: Path) -> None:
    if not path.is_symlink():
        path.symlink_to(target)


def mutmut(folder: Path, *command: str) -> None:
    """Run mutmut in a separate process, with the operators below added to its own."""
    here, sources = Path(__file__).parent, folder / "mutants" / "src"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(sources), str(here)))}
    code = "import mutants; mutants.become_mutmut()"
    run = [sys.executable, "-c", code, *command]
    if failed := subprocess.run(run, cwd=folder, env=environment, check=False).returncode:
        sys.exit(f"mutmut ended with {failed}; what it said stands above.")


def become_mutmut() -> None:
    """Execute mutmut's command line in this process, in the folder of a package."""
    from mutmut import __main__ as program

    run_quickest_first()
    mutators.mutation_operators[:] = [*chosen_operators()]
    if sys.argv[1:] != [MAKE]:
        program.cli()
        return
    Path("mutants").mkdir(exist_ok=True)
    program.copy_src_dir()
    program.copy_also_copy_files()
    program.setup_source_paths()
    program.create_mutants(1)


def run_quickest_first() -> None:
    """Run a change's tests in order of their durations; mutmut's own order is arbitrary."""
    run_tests = PytestRunner.run_tests

    def quickest_first(self: PytestRunner, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        ordered = sorted(tests, key=lambda test: state().duration_by_test[test])
        return int(run_tests(self, mutant_name=mutant_name, tests=ordered))

    PytestRunner.run_tests = quickest_first


# Operators ----------------------------------------------------------------------------------------


def chosen_operators() -> Iterator[tuple[type, object]]:
    """Yield mutmut's operators, with one change of a text instead of three, and three of ours."""
    for kind, operator in mutators.mutation_operators:
        if operator is mutators.operator_string:
            yield kind, other_text
        else:
            yield kind, operator
    yield cst.Expr, without_call
    yield cst.If, turned_round
    yield cst.Return, without_answer


def other_text(node: cst.BaseString) -> Iterable[cst.BaseString]:
    return list(mutators.operator_string(node))[:1]


def without_call(node: cst.Expr) -> Iterable[cst.BaseSmallStatement]:
    """Remove a call such as `self.save()`."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def turned_round(node: cst.If) -> Iterable[cst.If]:
    """Replace `if ready:` by `if not ready:`, unless another operator changes the condition."""
    if m.matches(node.test, m.Name() | m.Attribute() | m.Call() | m.Subscript()):
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), node.test))


def without_answer(node: cst.Return) -> Iterable[cst.Return]:
    """Replace `return answer` by `return None`."""
    if node.value is not None and not m.matches(node.value, m.Name("None")):
        yield node.with_changes(value=cst.Name("None"))


# Results ------------------------------------------------------------------------------------------


def results(folder: Path) -> Iterator[tuple[str, int | None]]:
    """Yield each change with the exit code of its tests."""
    for meta in sorted((folder / "mutants").glob("src/**/*.meta")):
        yield from json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"].items()


def report(package: str) -> None:
    folder = FOLDER / package
    found = [(name, code) for name, code in results(folder) if code is not None]
    counts = Counter(RESULTS.get(code, "killed") for _, code in found)
    os.chdir(folder)  # Mutmut looks for its results here.
    for name, code in found:
        if code in RESULTS:
            print(f"{name} ({RESULTS[code]})")
            print("".join(f"    {line}\n" for line in changed_lines(name)))
    summary = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    print(f"{package}: {len(found)} mutants: {summary}")


def changed_lines(name: str) -> list[str]:
    """Return the changed lines of a change, before and after."""
    module = name.partition(".x")[0]
    diff = get_diff_for_mutant(name, path=Path("src", *module.split(".")).with_suffix(".py"))
    lines = diff.splitlines()
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
