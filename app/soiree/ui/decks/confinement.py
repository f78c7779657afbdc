"""What the process that draws a deck may not do: each limit where the system has it.

On Linux and other Unixes the kernel holds memory, time, files and processes; on Windows there are
the limits of time, and what the reader of SVG refuses.
"""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

from soiree.sandbox.landlock import restrict_files

if sys.platform != "win32":
    import resource

_SLACK = 2
"""Seconds of processor time beyond the limit of time, before the kernel ends the process."""


def limit_memory(more: int) -> None:
    """Allow so many bytes more than there are now; write no file, dump no core."""
    if sys.platform == "win32":
        return
    most = _taken() + more
    limits = [(resource.RLIMIT_AS, most), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)]
    for which, limit in limits:
        with suppress(OSError, ValueError):  # macOS knows not all of them
            resource.setrlimit(which, (limit, limit))


def open_no_files(*, but_fonts: bool) -> None:
    """Open no file from now on, where Linux has Landlock: 5.13 and later, in nearly all kernels.

    Threads that this one starts later may open none either. Elsewhere the reader of SVG alone keeps
    Qt from other files.

    Args:
        but_fonts: whether fonts are drawn with, which are files.
    """
    restrict_files(_font_folders() if but_fonts else ())


def _font_folders() -> Iterator[Path]:
    """The folders of fonts, and of what fontconfig knows of them."""
    for place in ("share/fonts", "local/share/fonts", "share/fontconfig"):
        yield Path("/usr") / place
    yield from (Path("/etc/fonts"), Path("/var/cache/fontconfig"))
    home = Path.home()
    for place in (".fonts", ".local/share/fonts", ".cache/fontconfig", ".config/fontconfig"):
        yield home / place


def limit_time(seconds: float, silent: IO[str]) -> None:
    """End this process if it is still at the same request then.

    A thread of C holds it, whatever Python and Qt are doing.
    """
    faulthandler.dump_traceback_later(seconds, exit=True, file=silent)
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + _SLACK
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (most, hard))


def wait_for_ever() -> None:
    """Lift the limit of time until the next request."""
    faulthandler.cancel_dump_traceback_later()


def _taken() -> int:
    """Bytes of address space."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except OSError:
        return 2**30
    return pages * resource.getpagesize()
