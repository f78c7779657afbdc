"""The process that reads and draws a deck which is not Soirée's own: `soiree draw-deck`.

It gets the bytes of a file and answers with what it drew; it never learns of a path. Whatever the
file makes of it, it ends by itself: at a request that takes too long, and with the program.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, NoReturn

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QImageWriter
from PySide6.QtSvg import QSvgRenderer

from soiree.sandbox.privileges import end_with_parent, gain_no_privileges
from soiree.ui.decks import confinement, protocol, validator
from soiree.ui.decks.deck import Refused
from soiree.ui.decks.protocol import Draw, Limits, Open, Opened, Refusal, Reply, Request, Validate
from soiree.ui.decks.renderers import draw_element, svg_renderer
from soiree.ui.decks.svg_reader import read_svg

_MEGABYTES_OF_AN_IMAGE = 64
"""That an embedded image may take, unpacked."""

_AT_FIRST = Limits()
"""Until the first request brings others."""


def serve() -> NoReturn:
    """Answer until there are no more requests, and end the process."""
    end_with_parent()
    gain_no_privileges()
    _app = QGuiApplication(["soiree"])
    _load_what_comes_late()
    with (
        os.fdopen(0, "rb") as requests,
        os.fdopen(os.dup(1), "wb") as replies,
        Path(os.devnull).open("w") as silent,
    ):
        confinement.limit_memory(_AT_FIRST.memory)
        confinement.limit_time(_AT_FIRST.opening, silent)
        opening = protocol.next_request(requests)
        if isinstance(opening, Open):
            _serve(opening, requests, replies, silent)
        # At once: Qt would look for all fonts, only to forget them.
        os._exit(0)


def _serve(opening: Open, requests: IO[bytes], replies: IO[bytes], silent: IO[str]) -> None:
    limits = opening.limits
    confinement.limit_memory(limits.memory)
    confinement.limit_time(limits.opening, silent)
    try:
        renderer = _opened(opening.svg)
    except Refused as refused:
        protocol.send(replies, Refusal.of(refused))
        return
    protocol.send(replies, Opened())
    confinement.wait_for_ever()
    while (request := protocol.next_request(requests)) is not None:
        drawing = isinstance(request, Draw)
        confinement.limit_time(limits.drawing if drawing else limits.opening, silent)
        try:
            reply = _answer(renderer, request)
        except Refused as refused:
            reply = Refusal.of(refused)
        protocol.send(replies, reply)
        confinement.wait_for_ever()


def _opened(content: bytes) -> QSvgRenderer:
    drawing = read_svg(content)
    confinement.open_no_files(but_fonts=drawing.has_text)
    renderer = svg_renderer(drawing.svg)
    if not renderer.isValid():
        raise Refused("no svg")
    return renderer


def _answer(renderer: QSvgRenderer, request: Request) -> Reply:
    if isinstance(request, Draw):
        size = QSize(request.width, request.height)
        return protocol.picture_of(draw_element(renderer, request.name, size))
    if isinstance(request, Validate):
        return validator.validate(renderer)
    validator.validate_back(renderer)
    return Opened()


def _load_what_comes_late() -> None:
    """Load the part of Qt that reads JPEG, before no file can be opened any more."""
    QImageReader.setAllocationLimit(_MEGABYTES_OF_AN_IMAGE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    QImageWriter(buffer, b"jpg").write(QImage(1, 1, QImage.Format.Format_RGB32))
    QImage.fromData(buffer.data())
