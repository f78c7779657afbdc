"""Landlock, which limits the files that a process may open, on Linux 5.13 and later.

The rules apply to the calling thread and all threads that it starts later. A rule of a folder
applies to everything below. The process, whatever its user, can neither trace other processes nor
read their memory.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from soiree.sandbox.privileges import deny_new_privileges

# From `linux/landlock.h`; the numbers of the calls are the same on every processor.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_PATH_BENEATH = 1

_WRITE_FILE = 1 << 1
_READ_FILE = 1 << 2
_READ_FOLDER = 1 << 3
_REMOVE_FILE = 1 << 5
_MAKE_FILE = 1 << 8
_TRUNCATE = 1 << 14

_OF_FILES = _WRITE_FILE | _READ_FILE | _TRUNCATE
"""The rights that a rule of a file may give; a rule of a folder may give any."""

_READING = _READ_FILE | _READ_FOLDER

_WRITING = _READING | _WRITE_FILE | _TRUNCATE | _MAKE_FILE | _REMOVE_FILE
"""The rights in a writable folder. They exclude making folders and links, so that the folder is
easily removed."""

_RIGHTS = (13, 14, 15, 15, 16)
"""The number of rights in each version, from version 1 on; later versions have the last number."""

_TCP = 0b11
"""Listening and connecting, from version 4 on."""

_OUTSIDE = 0b11
"""Abstract sockets of, and signals to other processes, from version 6 on."""


def restrict_files(readable: Iterable[Path], writable: Iterable[Path] = ()) -> bool:
    """Allow access to these files alone, and forbid the start of programs; new kernels also forbid
    TCP connections and signals to other processes. Returns False if there is no Landlock.

    Args:
        readable: the files and folders that may be read. Missing ones are skipped.
        writable: the files and folders that may be read and written.
    """
    if sys.platform != "linux" or not deny_new_privileges():
        return False
    library = ctypes.CDLL(None)
    version: int = library.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), _ASK_VERSION)
    if version < 1:
        return False
    every_right = (1 << _RIGHTS[min(version, len(_RIGHTS)) - 1]) - 1
    handled = struct.pack("=QQQ", every_right, _TCP, _OUTSIDE)
    handled = handled[: 24 if version >= 6 else 16 if version >= 4 else 8]
    rules: int = library.syscall(_CREATE_RULESET, handled, ctypes.c_size_t(len(handled)), 0)
    if rules < 0:
        return False
    for paths, rights in ((readable, _READING), (writable, _WRITING)):
        for path in paths:
            _allow(library, rules, path, rights & every_right)
    restricted = library.syscall(_RESTRICT_SELF, rules, 0) == 0
    os.close(rules)
    return bool(restricted)


def _allow(library: ctypes.CDLL, rules: int, path: Path, rights: int) -> None:
    with suppress(OSError):
        beneath = os.open(path, os.O_PATH | os.O_CLOEXEC)
        if not stat.S_ISDIR(os.fstat(beneath).st_mode):
            rights &= _OF_FILES
        rule = struct.pack("=Qi", rights, beneath)
        library.syscall(_ADD_RULE, rules, _PATH_BENEATH, rule, 0)
        os.close(beneath)
