"""Privileges that a Linux process gives up for good."""

from __future__ import annotations

import ctypes
import signal
import struct
import sys

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_NO_NEW_PRIVS = 38

_CAPABILITY_VERSION_3 = 0x20080522
"""The version of `capset` with 64 capabilities: two halves of three sets each."""


def end_with_parent() -> bool:
    """Make the kernel end this process when the thread that started it ends.

    Returns True if that worked.
    """
    if sys.platform != "linux":
        return False
    return _set_option(_PR_SET_PDEATHSIG, signal.SIGKILL)


def keep_memory_private() -> bool:
    """Forbid processes without superuser capabilities to read and trace this process.

    Returns True if that worked.
    """
    return _set_option(_PR_SET_DUMPABLE, 0)


def deny_new_privileges() -> bool:
    """Deny new privileges to programs that this process starts. Returns True if that worked.

    Linux demands this before a process may use Landlock or a filter of system calls.
    """
    return _set_option(_PR_SET_NO_NEW_PRIVS, 1)


def drop_capabilities() -> bool:
    """Give up all capabilities, including the superuser's over files.

    Returns True if that worked.
    """
    if sys.platform != "linux" or not deny_new_privileges():
        return False
    header = struct.pack("=Ii", _CAPABILITY_VERSION_3, 0)
    none = bytes(24)
    return bool(ctypes.CDLL(None).capset(header, none) == 0)


def _set_option(option: int, value: int) -> bool:
    if sys.platform != "linux":
        return False
    return bool(ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value), 0, 0, 0) == 0)
