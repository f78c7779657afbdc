"""The limits of the process that draws a third-party deck, as far as the system has them.

On Linux and other Unixes the kernel limits memory, time, files and processes. On Windows there is
only the limit of time, and the checks of the SVG reader.
"""

from __future__ import annotations

import faulthandler
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from soiree.sandbox.landlock import restrict_files

if sys.platform != "win32":
    import resource

_FONTS = (
    *("/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig"),
    *("/etc/fonts", "/var/cache/fontconfig"),
    *("~/.fonts", "~/.local/share/fonts", "~/.cache/fontconfig", "~/.config/fontconfig"),
)
"""The folders of fonts, and of their lists."""

_SLACK = 2
"""The seconds of processor time beyond the time limit, before the kernel ends the process."""


def limit_memory(more: int) -> None:
    """Limit the memory to `more` bytes above the current use, and forbid writing files."""
    if sys.platform == "win32":
        return
    most = _address_space() + more
    limits = [(resource.RLIMIT_AS, most), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)]
    for which, limit in limits:
        with suppress(OSError, ValueError):  # macOS lacks some limits.
            resource.setrlimit(which, (limit, limit))


def open_no_files(*, but_fonts: bool) -> None:
    """Forbid this thread, and the threads that it starts, to open files.

    This needs Landlock, in nearly all Linux kernels since 5.13. Elsewhere only the SVG reader keeps
    Qt from opening files.

    Args:
        but_fonts: allow the files of fonts.
    """
    restrict_files(Path(folder).expanduser() for folder in (_FONTS if but_fonts else ()))


def limit_time(seconds: float, silent: IO[str]) -> None:
    """End this process after so many seconds, unless `wait_for_ever` is called.

    A C thread does this, regardless of Python and Qt.

    Args:
        silent: a file that receives Python's traceback, so that the traceback is not printed.
    """
    faulthandler.dump_traceback_later(seconds, exit=True, file=silent)
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + _SLACK
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, hard))


def wait_for_ever() -> None:
    """Lift the time limit until the next request."""
    faulthandler.cancel_dump_traceback_later()


def _address_space() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except OSError:
        return 2**30
    return pages * resource.getpagesize()
