"""The process that reads and draws a third-party deck: `soiree draw-deck`.

The process receives the bytes of a file, never a path, and answers with pixels. It ends with the
program, or at a request that takes too long.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, NoReturn

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QImageWriter
from PySide6.QtSvg import QSvgRenderer

from soiree.sandbox.privileges import deny_new_privileges, end_with_parent
from soiree.ui.decks import confinement, protocol, validator
from soiree.ui.decks.deck import Refused
from soiree.ui.decks.protocol import (
    Draw,
    Limits,
    Open,
    Opened,
    Picture,
    Refusal,
    Reply,
    Request,
    Validate,
)
from soiree.ui.decks.renderers import draw_element, svg_renderer
from soiree.ui.decks.svg_reader import read_svg

_MEGABYTES_OF_AN_IMAGE = 64
"""The memory limit of an unpacked embedded image."""

_AT_FIRST = Limits()
"""The limits until the first request brings others."""


def serve() -> NoReturn:
    """Answer all requests, then end the process."""
    end_with_parent()
    deny_new_privileges()
    _app = QGuiApplication(["soiree"])
    _load_jpeg_plugin()  # Later the process may open no files.
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
        # A regular end would have Qt look for all fonts first.
        os._exit(0)


def _serve(opening: Open, requests: IO[bytes], replies: IO[bytes], silent: IO[str]) -> None:
    limits = opening.limits
    confinement.limit_memory(limits.memory)
    confinement.limit_time(limits.opening, silent)
    try:
        renderer = _opened(opening.svg)
    except Refused as refused:
        protocol.send(replies, _refusal(refused))
        return
    protocol.send(replies, Opened())
    confinement.wait_for_ever()
    while (request := protocol.next_request(requests)) is not None:
        drawing = isinstance(request, Draw)
        confinement.limit_time(limits.drawing if drawing else limits.opening, silent)
        try:
            reply = _answer(renderer, request)
        except Refused as refused:
            reply = _refusal(refused)
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
        return Picture(draw_element(renderer, request.name, size))
    if isinstance(request, Validate):
        return validator.validate(renderer)
    validator.validate_back(renderer)
    return Opened()


def _refusal(refused: Refused) -> Refusal:
    return Refusal(refused.reason, refused.which, refused.findings)


def _load_jpeg_plugin() -> None:
    QImageReader.setAllocationLimit(_MEGABYTES_OF_AN_IMAGE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    QImageWriter(buffer, b"jpg").write(QImage(1, 1, QImage.Format.Format_RGB32))
    QImage.fromData(buffer.data())
