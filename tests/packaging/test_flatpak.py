"""The sources of the Flatpak."""

from __future__ import annotations

from flatpak import fetch


def test_sources_for_arm64_lack_only_packages_without_wheels_for_it() -> None:
    """Pip once evaluated the markers for the building machine, and found no wheel of miniaudio."""
    usual, arm64 = (set(fetch.requirements(machine)) for machine in fetch.MACHINES)
    assert {each.partition("<")[0] for each in usual - arm64} == {"miniaudio"}
    assert arm64 <= usual
    assert not any("PySide6" in each or ";" in each for each in usual)
