"""Build hooks of hatchling for wheel and sdist; `pyproject.toml` names both."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT / "app")]

from release import published_readme  # noqa: E402
from soiree import HOMEPAGE, TRACKER  # noqa: E402
from soiree.version import of_source  # noqa: E402


class VersionHook(BuildHookInterface):
    """Adds the module with the version, which a checkout lacks, to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # A checkout asks git, as its version changes with each commit.
        file = ROOT / "build" / "_version.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f'__version__ = "{self.metadata.version}"\n', encoding="utf-8")
        build_data["force_include"][str(file)] = "soiree/_version.py"


class ProjectHook(MetadataHookInterface):
    """Adds the addresses of the project, and the README with absolute addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = {"Homepage": HOMEPAGE, "Issues": TRACKER}
        text = published_readme(of_source(ROOT))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
