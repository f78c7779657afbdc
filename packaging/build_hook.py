"""Tells a wheel its version: hatchling runs this when it builds one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class VersionHook(BuildHookInterface):
    """Adds the module that a checkout lacks."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # A checkout asks git, as its version changes with each commit.
        file = Path(self.root, "build", "_version.py")
        file.parent.mkdir(exist_ok=True)
        file.write_text(f'__version__ = "{self.metadata.version}"\n', encoding="utf-8")
        build_data["force_include"][str(file)] = "soiree/_version.py"
