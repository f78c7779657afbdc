"""Tells an X11 desktop that a start has ended in a window that was already open.

Qt does so for windows that it opens, but has no call for this case: so these two messages go
through Xlib itself, which Qt has loaded.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager

CLIENT_MESSAGE = 33
_TO_ROOT = 1 << 19 | 1 << 20  # substructure notify and redirect
_FROM_APPLICATION = 1
_PIECE = 20

CLIENT_EVENT = struct.Struct("@iLiPLLi0l")
"""An `XClientMessageEvent` up to its data: type, serial, send_event, display, window, message_type
and format."""

EVENT_SIZE = 24 * struct.calcsize("l")
"""The size of an `XEvent`, in bytes."""


def end_start(startup: str, window: int) -> None:
    """Activate a window with the time of the start, and end the desktop's busy cursor.

    Args:
        startup: the startup id that the desktop gave.
        window: the X id of the window.

    Raises:
        OSError: X cannot be reached.
    """
    with connected() as (x, display):
        found = re.search(r"_TIME(\d{1,10})$", startup)
        if found:
            words = struct.pack("@2l", _FROM_APPLICATION, int(found[1]))
            _send(x, display, window, "_NET_ACTIVE_WINDOW", 32, words)
        name = startup.replace("\\", "\\\\").replace('"', '\\"')
        told = f'remove: ID="{name}"'.encode("ascii") + b"\0"
        kind = "_NET_STARTUP_INFO_BEGIN"
        for at in range(0, len(told), _PIECE):
            _send(x, display, window, kind, 8, told[at : at + _PIECE])
            kind = "_NET_STARTUP_INFO"


def _send(
    x: ctypes.CDLL, display: ctypes.c_void_p, window: int, kind: str, size: int, data: bytes
) -> None:
    """Send a message about a window to the root window; `size` is the bits of a word."""
    message_type = x.XInternAtom(display, kind.encode("ascii"), 0)
    head = CLIENT_EVENT.pack(CLIENT_MESSAGE, 0, 0, 0, window, message_type, size)
    event = ctypes.create_string_buffer(head + data, EVENT_SIZE)
    x.XSendEvent(display, x.XDefaultRootWindow(display), 0, _TO_ROOT, event)


@contextmanager
def connected() -> Iterator[tuple[ctypes.CDLL, ctypes.c_void_p]]:
    """Xlib, and a separate connection to the display."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = x.XDefaultRootWindow.restype = ctypes.c_ulong
    x.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x.XDefaultRootWindow.argtypes = x.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    x.XSendEvent.argtypes = (
        *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long),
        ctypes.c_void_p,
    )
    display = x.XOpenDisplay(None)
    if not display:
        raise OSError("there is no display")
    try:
        yield x, ctypes.c_void_p(display)
    finally:
        x.XCloseDisplay(display)
