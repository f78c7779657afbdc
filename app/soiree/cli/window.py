"""`soiree`, without a command: opens the window."""

from __future__ import annotations

import gc
import os
import re
import sys

from soiree.cli import UsageError, qt_is_needed


def run(arguments: list[str]) -> int:
    """Open the window, and return when it is closed."""
    # A start creates many objects and drops few; later, the window collects garbage by itself.
    gc.disable()
    from soiree.ui.program.command_line import WindowOptions

    options = WindowOptions()
    if arguments:  # `argparse` takes longer to load than most modules.
        from soiree.cli.parsers import window_parser

        asked = vars(window_parser().parse_args(arguments))
        if isinstance(asked["file"], str):
            asked["deal"], asked["file"] = asked["file"], None
        options = WindowOptions(**asked)
    on_x11 = False
    if sys.platform not in ("win32", "darwin"):
        on_x11 = find_display(needed=options.screenshot is None)
    with qt_is_needed():
        from soiree.ui import qt

        qt.load()
        if on_x11:
            check_libraries()
        from soiree.ui.program.run import run as run_window
    return run_window(options)


def find_display(*, needed: bool) -> bool:
    """Check for a display before Qt starts, as Qt would abort the program without one.

    If there is none, either paint without a display or raise UsageError.

    Args:
        needed: True to raise UsageError; False to paint without a display, for a screenshot.

    Returns:
        True if Qt will use X11. False for Wayland, for painting without a display, and for any
        other platform that `QT_QPA_PLATFORM` names.

    Raises:
        UsageError: a display is needed, but there is none or it does not answer.
    """
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked and not re.match("xcb|wayland", asked):
        return False
    if os.environ.get("WAYLAND_DISPLAY"):
        return False
    display = os.environ.get("DISPLAY", "")
    if not display or not _answers(display):
        if not needed:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            return False
        found = f"the display {display} does not answer" if display else "there is no display"
        raise UsageError(
            f"{found}; these commands need no display: soiree arena, soiree check,"
            " soiree --demo --screenshot FILE"
        )
    return True


def _answers(display: str) -> bool:
    """True if an X display accepts connections; assumed for displays of other machines."""
    local = re.match(r"(?:unix)?:(\d+)", display)
    if local is None:
        return True
    # The needed part of `socket`, which is slow to load.
    from _socket import AF_UNIX, SOCK_STREAM, socket

    path = f"/tmp/.X11-unix/X{local[1]}"
    for address in (path, "\0" + path):
        probe = socket(AF_UNIX, SOCK_STREAM)
        try:
            probe.connect(address)
        except OSError:
            continue
        finally:
            probe.close()
        return True
    return False


def check_libraries() -> None:
    """Raise UsageError if the system lacks libraries without which Qt aborts on X11."""
    from PySide6.QtCore import QLibrary

    names = (
        "libxcb-cursor.so.0",
        "libxcb-icccm.so.4",
        "libxcb-keysyms.so.1",
        "libxcb-shape.so.0",
        "libxkbcommon-x11.so.0",
    )
    if missing := [name for name in names if not QLibrary(name).load()]:
        raise UsageError(f"Qt cannot open a window: this system lacks {', '.join(missing)}")
