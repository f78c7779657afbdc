"""Change the code in small ways, and see whether the nearest tests find each change.

    python3 packaging/dev.py install mutants
    .venv/bin/python packaging/mutants.py core storage       tries every change of these packages
    .venv/bin/python packaging/mutants.py core --sample 300  tries so many more, taken at random
    .venv/bin/python packaging/mutants.py core --again       tries what survived once more
    .venv/bin/python packaging/mutants.py core -k "not slow" tries with these tests only
    .venv/bin/python packaging/mutants.py core --report      what was found so far

The work is mutmut's, which does not run on Windows, in `build/mutants/<package>`. Neither the
sources nor the ordinary test run are touched, and a second call goes on where the first one
stopped. What survives with some of the tests (`-k`) is to be tried `--again` with all of them.
`[tool.soiree.mutants]` in `pyproject.toml` says which modules belong to a package, and which tests
are nearest to them.

What survives is printed. `tests/mutants.md` lists what may survive, and why.
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
"""What the exit codes of a mutant's tests mean where they did not notice."""

MAKE = "make"
"""A command beside those of mutmut: the mutants are made, and none is tried."""


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
    """For each package the patterns of its modules under `app/soiree`, and its nearest tests."""
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
    """Make the folder in which mutmut works: links to what there is, and its settings.

    mutmut wants the sources in a folder called `src`, and all that tests read beside it.
    """
    chosen = packages()[package]
    folder = FOLDER / package
    (folder / "mutants").mkdir(parents=True, exist_ok=True)
    links = {"src": "app", "tests": "tests", "packaging": "packaging", "resources": "resources"}
    for name, target in {**links, "pyproject.toml": "pyproject.toml"}.items():
        link(folder / name, ROOT / target)
    # The tests find the sources under the project's own name for them.
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
        "timeout_constant": ["5"],  # seconds, for what is quick on a machine that is busy
        "track_dependencies": ["false"],
        "use_git_change_detection": ["false"],
    }
    lines = ["[mutmut]"]
    for name, values in settings.items():
        # A list of one is written as a list too, or mutmut would take it letter by letter.
        lines += [f"{name} =", *(f"    {value}" for value in values)]
    # Which test reaches which function is found out anew: tests may have changed, or gone.
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    (folder / "setup.cfg").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def link(path: Path, target: Path) -> None:
    if not path.is_symlink():
        path.symlink_to(target)


def mutmut(folder: Path, *command: str) -> None:
    """Run mutmut in a process of its own, with the operators below among its own."""
    here, sources = Path(__file__).parent, folder / "mutants" / "src"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(sources), str(here)))}
    code = "import mutants; mutants.become_mutmut()"
    run = [sys.executable, "-c", code, *command]
    if failed := subprocess.run(run, cwd=folder, env=environment, check=False).returncode:
        sys.exit(f"mutmut ended with {failed}; what it said stands above.")


def become_mutmut() -> None:
    """Do in this process what its arguments say, where the folder of a package is."""
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
    """A mutant's tests run in order of their length: mutmut keeps them as a set, in any order."""
    run_tests = PytestRunner.run_tests

    def quickest_first(self: PytestRunner, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        ordered = sorted(tests, key=lambda test: state().duration_by_test[test])
        return int(run_tests(self, mutant_name=mutant_name, tests=ordered))

    PytestRunner.run_tests = quickest_first


# Operators ----------------------------------------------------------------------------------------


def chosen_operators() -> Iterator[tuple[type, object]]:
    """The operators of mutmut, with one change of a text in place of three, and three of ours."""
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
    """`self.save()` is left out."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def turned_round(node: cst.If) -> Iterable[cst.If]:
    """`if ready:` becomes `if not ready:`, where no other operator changes the condition."""
    if m.matches(node.test, m.Name() | m.Attribute() | m.Call() | m.Subscript()):
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), node.test))


def without_answer(node: cst.Return) -> Iterable[cst.Return]:
    """`return answer` becomes `return None`."""
    if node.value is not None and not m.matches(node.value, m.Name("None")):
        yield node.with_changes(value=cst.Name("None"))


# Results ------------------------------------------------------------------------------------------


def results(folder: Path) -> Iterator[tuple[str, int | None]]:
    """Each mutant with its exit code."""
    for meta in sorted((folder / "mutants").glob("src/**/*.meta")):
        yield from json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"].items()


def report(package: str) -> None:
    folder = FOLDER / package
    found = [(name, code) for name, code in results(folder) if code is not None]
    counts = Counter(RESULTS.get(code, "killed") for _, code in found)
    os.chdir(folder)  # where mutmut looks for what it made
    for name, code in found:
        if code in RESULTS:
            print(f"{name} ({RESULTS[code]})")
            print("".join(f"    {line}\n" for line in changed_lines(name)))
    summary = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    print(f"{package}: {len(found)} mutants: {summary}")


def changed_lines(name: str) -> list[str]:
    """What a mutant has in place of what."""
    module = name.partition(".x")[0]
    diff = get_diff_for_mutant(name, path=Path("src", *module.split(".")).with_suffix(".py"))
    lines = diff.splitlines()
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
