"""The manual page: it tells of every option, and of none that is not there."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from soiree import cli
from tests.window.screen import ROOT

PAGE = (ROOT / "packaging" / "linux" / "soiree.1").read_text("utf-8").replace("\\-", "-")


def section(title: str) -> str:
    found = re.search(rf"^\.SH {title}\n(.+?)(?=^\.SH |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


@pytest.mark.parametrize(
    ("title", "command"),
    [("OPTIONS", []), ("SOIREE ARENA", ["arena"]), ("SOIREE CHECK", ["check"])],
    ids=["window", "arena", "check"],
)
def test_it_tells_of_every_option(
    title: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([*command, "--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    # Help is told of once.
    there = set(re.findall(r"^\.(?:TP\n)?\.?B[RI]? .*?(--[a-z]+)", section(title), re.MULTILINE))
    assert there | {"--help"} == options | {"--help"}


def test_every_command_has_a_section() -> None:
    for command in cli.COMMANDS:
        assert section(f"SOIREE {command.upper()}")


def test_a_formatter_complains_of_nothing() -> None:
    if shutil.which("groff") is None:
        pytest.skip("groff is not there")
    told = subprocess.run(
        ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"],
        input=PAGE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr == ""
