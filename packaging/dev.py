#!/usr/bin/env python3
"""Play or test Soirée from a checkout; missing parts are set up first.

    python3 packaging/dev.py play [arguments of `soiree`]
    python3 packaging/dev.py test [--quick | --all] [arguments of `pytest`]
    python3 packaging/dev.py bench [arguments of `pytest`, such as -k start]
    python3 packaging/dev.py check [lint format types imports texts; all by default]
    python3 packaging/dev.py texts [a new language, such as de] [--check]
    python3 packaging/dev.py translate export LANGUAGE FOLDER | import FILE
    python3 packaging/dev.py man [--check]
    python3 packaging/dev.py matrix [Pythons, such as 3.12 3.13; all by default]
    python3 packaging/dev.py build wheel|deb|frozen|flatpak
    python3 packaging/dev.py install [dependency groups of pyproject.toml]

- `test` runs the tests in some minutes. `--all` adds the tests marked `thorough`, for a release.
  `--quick` runs the tests of style, rules, records, client and presenters that are not marked
  `slow`; it takes a minute, before each commit.
- `bench` runs the measures one after the other, and fails if a limit is exceeded. It takes an hour,
  before each release, on a machine without other work.
- `check` runs the linter, the formatter, the type checker, the import contracts, and the check of
  the translations, as do the tests and `.pre-commit-config.yaml`. It changes no files.
- `texts` updates the translations from the sources, and reports missing ones.
- `translate` exports a language with notes and pictures, and imports a file that came back.
- `man` writes the manual pages, the completion for shells, and app/COMMANDS.md.
- `matrix` plays a little of every game on each Python, with the oldest PySide6 and the newest.
- `build` builds a package of a release for this system, into `build/release`.
- `install` adds dependency groups to `.venv`, such as `frozen` and `mutants`.

The first call makes `.venv`, installs the project into it, and on Debian and its relatives installs
the system libraries for Qt. Later calls find the stamp of the first one, and start at once. The
program needs only Python's standard library. Delete `.venv` to begin afresh.

Exit codes: 2 if the set-up failed, 1 if a check or a part of the matrix failed or a text is
missing, else the exit code of the program.
"""

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# An old Python has to read this far, so there is no `from __future__` and no new syntax.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write(
        "Soirée needs Python 3.11 or newer; this is Python %d.%d (%s).\n"  # noqa: UP031
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )
    sys.exit(2)

# The imported modules may have newer syntax. With PYTHONSAFEPATH Python ignores this folder.
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
"""The packages, each with its dependency group and the commands for the Python of `.venv`."""

SIDE_BY_SIDE = ["--dist", "worksteal"]
"""Each process runs neighbouring tests, and takes over tests of another when it has finished."""

WHOLE = ["-n", str(CORES + 2)]
"""The options of a whole run, with two more processes than processors: many tests only wait."""

QUICK = ["-n", str(CORES), "-m", "not slow and not soak", "--hypothesis-profile", "quick"]
QUICK += ["--ignore-glob", "tests/games/*/ai"]
"""The options of the run before a commit: few examples of each property, and no tests that are
marked `slow` or let computer players think."""

QUICK_PARTS = "core controller games seventh storage ui/games test_house.py"
"""The parts of `tests` that `--quick` runs."""


def main(arguments: list[str]) -> int:
    """Execute a command line. Returns the exit code."""
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
        "translate": translate,
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
    """Open Soirée; without a display, paint a picture of the table."""
    displays = displays_of(os.environ)
    set_up(frozenset(), frozenset({"qt"}) | displays)
    if displays or arguments or not needs_display():
        return become("-P", "-m", "soiree", *arguments)
    return picture()


def test(arguments: list[str]) -> int:
    """Run the tests, which include the static checks.

    The tests run in parallel, unless there are arguments besides `--quick` and `--all`.
    """
    return run_tests(chosen_tests(arguments))


def bench(arguments: list[str]) -> int:
    """Run the measures one after the other, and print their figures."""
    return run_tests(["tests/bench", "-s", *arguments])


def run_tests(arguments: list[str]) -> int:
    """Run pytest on the project, after setting up everything that the tests need."""
    programs = {"x11 tests", "package tests", "reader tests"}
    set_up(frozenset({"test"}), frozenset({"qt", "x11"} | programs))
    os.chdir(ROOT)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return become("-P", "-m", "pytest", *arguments)


def chosen_tests(arguments: list[str]) -> list[str]:
    """Return the arguments of pytest for the arguments of `test`."""
    others = [each for each in arguments if each != "--quick"]
    if others != arguments:
        paths = [f"tests/{part}" for part in QUICK_PARTS.split()]
        return [*SIDE_BY_SIDE, *QUICK, *(others or paths)]
    return arguments if set(arguments) - {"--all"} else [*SIDE_BY_SIDE, *WHOLE, *arguments]


def check(arguments: list[str]) -> int:
    """Run some static checks, or all; a failure does not stop the others."""
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
    """Update the translations, and report missing ones."""
    set_up(frozenset(), frozenset({"qt"}))
    return become("-P", str(ROOT / "packaging" / "texts.py"), *arguments)


def translate(arguments: list[str]) -> int:
    """Exchange a language with a translator."""
    set_up(frozenset({"test"}), frozenset({"qt"}))
    return become("-P", str(ROOT / "packaging" / "text_exchange.py"), *arguments)


def man(arguments: list[str]) -> int:
    """Write the manual pages, the completion for shells, and the reference of the commands."""
    set_up(frozenset({"test"}), frozenset())
    return become("-P", str(ROOT / "packaging" / "command_pages.py"), *arguments)


def matrix(arguments: list[str]) -> int:
    """Play a little of all games on each Python, with the oldest PySide6 and the newest."""
    pythons = every_python.chosen(arguments)
    set_up(frozenset({"matrix"}), frozenset({"qt", "x11", "x11 tests"}))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return every_python.run(pythons, python_of(VENV))


def build(arguments: list[str]) -> int:
    """Build one kind of package into `build/release`."""
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
    """Paint the window into a file, and print the file's name."""
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
    """Replace this process by the Python of `.venv`; on Windows, run it and wait."""
    command = [str(python_of(VENV)), *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, child_environment())
    with subprocess.Popen(command, env=child_environment()) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # The child received the signal too, and decides when to end.


def child_environment() -> dict[str, str]:
    """Return the environment without a variable that slows down each start of the program."""
    return {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


# Displays


def needs_display() -> bool:
    return sys.platform not in ("win32", "darwin")


def displays_of(environment: Mapping[str, str]) -> frozenset[str]:
    """Return the kinds of display that the environment names, of `x11` and `wayland`."""
    if not needs_display():
        return frozenset()
    kinds = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    return frozenset(kind for kind, variable in kinds.items() if environment.get(variable))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
