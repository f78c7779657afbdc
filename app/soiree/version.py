"""The version: of a release, or of a commit between two, such as `0.2.0.dev57+g1a2b3c4`."""

from __future__ import annotations

import re
from pathlib import Path

import soiree


def current() -> str:
    """Return the version of this program; only a checkout asks git for it."""
    root = Path(__file__).parents[2]
    return of_source(root) if (root / "app" / "soiree").is_dir() else soiree.__version__


def of_source(root: Path) -> str:
    """Return the version of a checkout or an unpacked sdist.

    A commit with the tag `v0.2.0` is the release 0.2.0. Each other commit has its number, counted
    from the first one. Without git the number is 0.
    """
    packed = root / "PKG-INFO"
    if packed.exists():
        (told,) = re.findall(r"^Version: (.+)$", packed.read_text("utf-8"), re.MULTILINE)
        return str(told)
    if f"v{soiree.BASE}" in _git(root, "tag", "--points-at", "HEAD").split():
        return soiree.BASE
    number = _git(root, "rev-list", "--count", "HEAD")
    commit = _git(root, "rev-parse", "--short=7", "HEAD")
    return f"{soiree.BASE}.dev{number}+g{commit}" if number and commit else f"{soiree.BASE}.dev0"


def _git(root: Path, *arguments: str) -> str:
    import subprocess

    if not (root / ".git").exists():
        return ""  # The folder may lie inside the repository of another project.
    command = ["git", "-C", str(root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
