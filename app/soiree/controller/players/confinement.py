"""The limits of a custom player's process, as far as the system enforces them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import soiree
from soiree.sandbox.landlock import restrict_files
from soiree.sandbox.privileges import drop_capabilities, end_with_parent, keep_memory_private
from soiree.sandbox.system_calls import restrict_calls

FILES, MODES, NETWORK, PROCESSES = "files", "file modes", "network", "processes"
MEMORY, LIMIT = "memory", "memory limit"

COULD = {
    FILES: "open your files and see the arena's command line",
    MODES: "change modes and times of your files",
    NETWORK: "use the network",
    PROCESSES: "start and end processes",
    MEMORY: "read the arena's memory",
    LIMIT: "take any amount of memory",
}
"""The possible actions of a player, by the limit that is not enforced."""

_LONGEST_FILE = 64 << 20
"""The largest file in the temporary folder, in bytes."""

_PYTHON = (sys.prefix, sys.base_prefix, sys.exec_prefix, str(Path(soiree.__file__).parent))

_SYSTEM = (
    # The libraries that modules load; no user has files in these folders.
    *("/usr", "/lib", "/lib64", "/nix/store", "/gnu/store", "/etc/ld.so.cache"),
    # Information about the machine and about the process itself.
    *("/etc/localtime", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu"),
    *("/proc/self", "/dev/urandom"),
)


def confine(file: Path, folders: Sequence[str], temporary: Path, memory: int) -> tuple[str, ...]:
    """Restrict this process. Another thread would stay unrestricted, so there must be none.

    Args:
        folders: the folders with modules that the process may read.
        temporary: the folder for files of the process.
        memory: the limit of the address space, in bytes.

    Returns:
        The limits that are not enforced, as keys of `COULD`.
    """
    readable = (file.parent, *map(Path, (*_PYTHON, *_SYSTEM, *folders)))
    limited = _limit(memory)
    private = drop_capabilities() and keep_memory_private()
    end_with_parent()
    files_refused = restrict_files(readable, (temporary, Path("/dev/null")))
    calls_refused = restrict_calls()
    enforced = {
        FILES: files_refused,
        MODES: calls_refused,
        NETWORK: calls_refused,
        PROCESSES: calls_refused,
        MEMORY: private,
        LIMIT: limited,
    }
    return tuple(each for each, holds in enforced.items() if not holds)


def _limit(memory: int) -> bool:
    if sys.platform == "win32":
        return False
    import resource

    limits = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, _LONGEST_FILE),
        (resource.RLIMIT_AS, memory),
    ]
    for which, most in limits:
        with suppress(ValueError, OSError):  # macOS knows not all of them
            resource.setrlimit(which, (most, most))
    return sys.platform == "linux" and resource.getrlimit(resource.RLIMIT_AS)[1] <= memory
