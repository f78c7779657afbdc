"""Fixtures: the window and tables that are also those of the screens' tests."""

from __future__ import annotations

from tests.ui.screens.conftest import bare_table, covered_table, window

__all__ = ["bare_table", "covered_table", "window"]
