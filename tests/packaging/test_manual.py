"""The pages about the command line: manual pages, completion for shells, and the reference."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import command_pages
from soiree import cli
from tests.window.screen import ROOT

MANUALS = sorted((ROOT / "packaging" / "linux" / "man").iterdir())


@pytest.mark.parametrize("page", command_pages.pages(), ids=lambda page: page.name)
def test_a_page_agrees_with_the_parsers(page: Path) -> None:
    told = "`python3 packaging/dev.py man` writes it anew"
    assert page.read_text("utf-8") == command_pages.pages()[page], told


def test_each_command_has_a_manual_page() -> None:
    names = {f"soiree-{command}.1" for command in cli.COMMANDS}
    assert {page.name for page in MANUALS} == {"soiree.1", *names}


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_the_reference_has_every_option_of_the_help(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"] if command else ["--help"])
    options = set(re.findall(r"^ +(?:-h, )?(--[a-z]+)", capsys.readouterr().out, re.MULTILINE))
    title = f"## `{f'soiree {command}'.strip()}`"
    section = command_pages.REFERENCE.read_text("utf-8").partition(title)[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(--[a-z]+)", section, re.MULTILINE)) == options


@pytest.mark.parametrize("page", MANUALS, ids=lambda page: page.name)
def test_a_formatter_complains_of_nothing(page: Path) -> None:
    if shutil.which("groff") is None:
        pytest.skip("groff is not there")
    told = subprocess.run(
        ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z", str(page)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr == ""


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("soiree ch", {"check"}),
        ("soiree --game so", {"soda", "soi", "soureh", "soy"}),
        ("soiree check --j", {"--json"}),
    ],
)
def test_bash_completes_commands_options_and_games(words: str, found: set[str]) -> None:
    script = command_pages.COMPLETIONS["bash"]
    asked = (
        f"source '{script}'; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1));"
        " _shtab_soiree; printf '%s\n' \"${COMPREPLY[@]}\""
    )
    told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert set(told.stdout.split()) == found
