"""The one list of static checks, for dev.py, the tests and commits."""

from __future__ import annotations

CHECKS = {
    "lint": ("-m", "ruff", "check"),
    "format": ("-m", "ruff", "format", "--check"),
    "types": ("-m", "mypy"),
    "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "texts": ("packaging/texts.py", "--check"),
}
"""The arguments of Python for each check, run in the top folder with the Python of `.venv`."""
