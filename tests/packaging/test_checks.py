"""The hooks before a commit run the checks of dev.py."""

from __future__ import annotations

import re

import pytest

from checks import CHECKS
from steps import ROOT

HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8").split("- id: ")[1:]


def test_each_check_is_made_before_a_commit() -> None:
    assert [hook.split()[0] for hook in HOOKS] == [*CHECKS]


@pytest.mark.parametrize("hook", HOOKS, ids=[*CHECKS])
def test_a_hook_checks_the_whole_project_by_its_own_environment(hook: str) -> None:
    name, fields = hook.split()[0], dict(re.findall(r"^ +(\w+): (.+)$", hook, re.MULTILINE))
    assert fields["entry"] == f"python3 packaging/dev.py check {name}"
    assert (fields["language"], fields["pass_filenames"]) == ("system", "false")
    assert re.search(fields["files"], "app/soiree/cli/__init__.py")
