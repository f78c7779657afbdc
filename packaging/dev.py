#!/usr/bin/env python3
"""Play Soirée, or test it, from a checkout; whatever is missing is set up first.

    python3 packaging/dev.py play [what `soiree` takes]
    python3 packaging/dev.py test [--quick | --all] [what `pytest` takes; paths from the top]
    python3 packaging/dev.py bench [what `pytest` takes, as in -k start]
    python3 packaging/dev.py check [lint format types texts; all by default]
    python3 packaging/dev.py texts [a language to begin, as in de] [--check]
    python3 packaging/dev.py man [--check]
    python3 packaging/dev.py matrix [Pythons, as in 3.12 3.13; all that are found by default]
    python3 packaging/dev.py build wheel|deb|frozen|flatpak
    python3 packaging/dev.py install [dependency groups of pyproject.toml]

`test` runs the tests, in minutes; with `--all` also those that are marked `thorough`, before a
release; with `--quick` those of the style, the rules, the records, the client and the presenters
that are not marked `slow`: within a minute, before each commit.
`bench` measures what the program costs, one figure after the other, and fails where a limit is
passed: before each release, on a machine with nothing else to do, within an hour.
`check` holds the sources against the linter, the formatter, the types and the translations, as the
tests do and `.pre-commit-config.yaml` before a commit; it changes nothing.
`texts` brings the translations up to date with the sources and reports what is missing; `man`
makes the manual pages, the completion for shells and app/COMMANDS.md from the parsers; `matrix`
plays a little of every game on each Python, with the oldest PySide6 and the newest.
`build` builds what a release publishes for this system, into `build/release`.
`install` adds dependency groups to `.venv`, such as `frozen` and `mutants`.

The first call makes `.venv`, installs the project into it, and on Debian and its relatives adds
the system libraries that Qt loads. Later calls find the stamp of the first and start at once.
Needs nothing but Python's standard library; delete `.venv` to begin afresh.

Exit codes: 2 where the set-up cannot go on, 1 where a check or a part of the matrix failed or a
text is missing, else that of the program.
"""

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# No `from __future__` above and no new syntax below: an old Python has to read as far as this.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "Soirée needs Python 3.11 or newer; this is Python %d.%d (%s).\n"  # noqa: UP031
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )
    sys.exit(2)

# What is read from here on may be newer. Its folder is not looked into with PYTHONSAFEPATH.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import matrix as every_python
from checks import CHECKS
from setting_up import VENV, python_of, set_up
from steps import BUILD, ROOT, CannotSetUp, pyproject

CORES = os.cpu_count() or 1

RELEASE = str(BUILD / "release")

_BUNDLE = ("packaging/flatpak/bundle.py", RELEASE)

BUILDS: dict[str, tuple[str, list[tuple[str, ...]]]] = {
    "wheel": ("test", [("-m", "build", "--outdir", RELEASE)]),
    "deb": ("test", [("packaging/linux/build_deb.py", RELEASE)]),
    "frozen": ("frozen", [("packaging/frozen/build.py",), ("packaging/frozen/pack.py", RELEASE)]),
    "flatpak": (
        "test",
        [("packaging/flatpak/fetch.py",), _BUNDLE],
    ),
}
"""What can be built: the dependency group that it takes, and what the Python of `.venv` runs."""

SIDE_BY_SIDE = ["--dist", "worksteal"]
"""Each process has neighbouring tests, and takes from another when it is done with its own."""

WHOLE = ["-n", str(CORES + 2)]
"""A whole run: two processes more than there are processors, as many tests wait for a window."""

QUICK = ["-n", str(CORES), "-m", "not slow and not soak", "--hypothesis-profile", "quick"]
QUICK += ["--ignore-glob", "tests/games/*/ai"]
"""What is run before a commit: few examples of each property, nothing that is marked `slow`, and no
players, who think."""

QUICK_PARTS = "core controller games seventh storage ui/games test_house.py"
"""The parts of `tests` that this is about."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    commands = {
        "play": play,
        "test": test,
        "bench": bench,
        "check": check,
        "texts": texts,
        "man": man,
        "matrix": matrix,
        "build": build,
        "install": install,
    }
    if not arguments or arguments[0] not in commands:
        usage = f"usage: python3 packaging/dev.py {'|'.join(commands)} [arguments]"
        print(usage, file=sys.stderr)
        return 2
    try:
        return commands[arguments[0]](arguments[1:])
    except CannotSetUp as reason:
        print(reason, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Setting up Soirée failed: {error}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def play(arguments: list[str]) -> int:
    """Open Soirée; where there is no display to open it on, paint a picture of it."""
    displays = displays_of(os.environ)
    set_up(frozenset(), frozenset({"qt"}) | displays)
    if displays or arguments or not needs_display():
        return become("-P", "-m", "soiree", *arguments)
    return picture()


def test(arguments: list[str]) -> int:
    """Run the tests, which hold the linter, the formatter and the types as well.

    They run side by side unless something else is asked for than `--quick` or `--all`.
    """
    return run_tests(chosen_tests(arguments))


def bench(arguments: list[str]) -> int:
    """Measure one thing after the other, and print each figure."""
    return run_tests(["tests/bench", "-s", *arguments])


def run_tests(arguments: list[str]) -> int:
    """Run pytest on the project, once all that its tests need is there."""
    programs = {"x11 tests", "package tests", "reader tests"}
    set_up(frozenset({"test"}), frozenset({"qt", "x11"} | programs))
    os.chdir(ROOT)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return become("-P", "-m", "pytest", *arguments)


def chosen_tests(arguments: list[str]) -> list[str]:
    """What pytest is told for the arguments of `test`."""
    others = [each for each in arguments if each != "--quick"]
    if others != arguments:
        paths = [f"tests/{part}" for part in QUICK_PARTS.split()]
        return [*SIDE_BY_SIDE, *QUICK, *(others or paths)]
    return arguments if set(arguments) - {"--all"} else [*SIDE_BY_SIDE, *WHOLE, *arguments]


def check(arguments: list[str]) -> int:
    """Run some checks of the sources, or all; each has its say, whatever the others found."""
    unknown = ", ".join(sorted(set(arguments) - set(CHECKS)))
    if unknown:
        print(f"no such check: {unknown} (there are {', '.join(CHECKS)})", file=sys.stderr)
        return 2
    set_up(frozenset({"test"}), frozenset({"qt"}))
    codes = [
        subprocess.call(
            [str(python_of(VENV)), "-P", *CHECKS[name]], cwd=ROOT, env=child_environment()
        )
        for name in arguments or CHECKS
    ]
    return 1 if any(codes) else 0


def texts(arguments: list[str]) -> int:
    """Bring the translations up to date, and report what is missing in them or in the sources."""
    set_up(frozenset(), frozenset({"qt"}))
    return become("-P", str(ROOT / "packaging" / "texts.py"), *arguments)


def man(arguments: list[str]) -> int:
    """Write the manual pages, the completion for shells, and the reference of the commands."""
    set_up(frozenset({"test"}), frozenset())
    return become("-P", str(ROOT / "packaging" / "command_pages.py"), *arguments)


def matrix(arguments: list[str]) -> int:
    """Run the short round of all games on each Python, with the oldest PySide6 and the newest."""
    pythons = every_python.chosen(arguments)
    set_up(frozenset({"matrix"}), frozenset({"qt", "x11", "x11 tests"}))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return every_python.run(pythons, python_of(VENV))


def build(arguments: list[str]) -> int:
    """Build one kind of package, into `build/release`."""
    if len(arguments) != 1 or arguments[0] not in BUILDS:
        print(f"usage: python3 packaging/dev.py build {'|'.join(BUILDS)}", file=sys.stderr)
        return 2
    group, commands = BUILDS[arguments[0]]
    set_up(frozenset({group}), frozenset({"qt"}))
    for command in commands:
        code = subprocess.call([str(python_of(VENV)), *command], cwd=ROOT, env=child_environment())
        if code:
            return 1
    return 0


def install(arguments: list[str]) -> int:
    """Add dependency groups to `.venv`."""
    groups = pyproject()["dependency-groups"]
    unknown = ", ".join(sorted(set(arguments) - set(groups)))
    if unknown:
        print(f"no such group: {unknown} (there are {', '.join(groups)})", file=sys.stderr)
        return 2
    set_up(frozenset(arguments), frozenset({"qt"}))
    return 0


def picture() -> int:
    """Paint the window into a file, and say where."""
    file = BUILD / "soiree-demo.png"
    BUILD.mkdir(exist_ok=True)
    file.unlink(missing_ok=True)
    print("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")
    print("Painting a picture of the table instead.", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    demo = ("--demo", "--screenshot", str(file), "--size", "1280x800")
    code = subprocess.call(
        [str(python_of(VENV)), "-P", "-m", "soiree", *demo], env=child_environment()
    )
    if code == 0:
        print(file)
    return code


def become(*arguments: str) -> int:
    """Go on as the Python of `.venv` with these arguments; on Windows wait for it instead."""
    command = [str(python_of(VENV)), *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, child_environment())
    with subprocess.Popen(command, env=child_environment()) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child had it too, and ends as it sees fit


def child_environment() -> dict[str, str]:
    """The environment, without what would make each start of the program slower."""
    return {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


# What a display needs


def needs_display() -> bool:
    return sys.platform not in ("win32", "darwin")


def displays_of(environment: Mapping[str, str]) -> frozenset[str]:
    """The kinds of display that can be reached, of `x11` and `wayland`."""
    if not needs_display():
        return frozenset()
    kinds = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    return frozenset(kind for kind, variable in kinds.items() if environment.get(variable))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
