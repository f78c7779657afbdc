"""The window that tests of the screens start from, too."""

from __future__ import annotations

from tests.ui.screens.conftest import bare_table, covered_table, window

__all__ = ["bare_table", "covered_table", "window"]
