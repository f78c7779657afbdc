"""What is checked without running the program: the one list for dev.py, tests and commits."""

from __future__ import annotations

CHECKS = {
    "lint": ("-m", "ruff", "check"),
    "format": ("-m", "ruff", "format", "--check"),
    "types": ("-m", "mypy"),
    "texts": ("packaging/texts.py", "--check"),
}
"""Each check by its name: what the Python of `.venv` runs, from the top of the project."""
