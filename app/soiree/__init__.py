"""Soirée: a card table, one person against the computer."""

BASE = "0.2.0"
"""The release that this source leads to, or is."""

try:
    # A build writes this module. A checkout has none.
    from soiree._version import __version__ as __version__  # type: ignore[import-not-found]
except ImportError:
    __version__ = f"{BASE}.dev0"

HOMEPAGE = "https://soiree.invalid"
"""Where the source is published. This placeholder opens nowhere, and a release refuses it."""

TRACKER = f"{HOMEPAGE}/issues"
"""Where faults are reported."""

APP_ID = "org.soiree.soiree"
"""The identifier of the program on desktops."""
