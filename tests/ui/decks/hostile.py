"""Files made to hang, to fill the memory, or to read other files."""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Callable
from pathlib import Path

from tests.ui.decks.plain import plain_deck

ODD_PICTURE = "a picture in it is neither PNG nor JPEG, or is damaged."
LINKED = "it refers to something outside the file."
INTRICATE = "it is too complex to draw."
TOO_LARGE = "it is too large."
DAMAGED = "it is damaged."
ACTIVE = "it contains a script or a web page."
NO_SVG = "it is not an SVG picture."

CARD = '<rect width="100" height="140" fill="#ff0000"/>'
NAMESPACES = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' xmlns:xi="http://www.w3.org/2001/XInclude"'
)


def face(parts: str, attributes: str = "") -> str:
    """A 10 of hearts, which the validator draws."""
    return f'<g id="10_heart" {attributes}>{CARD}{parts}</g>'


def deck_with(folder: Path, parts: str, before: str = "", name: str = "hostile.svg") -> Path:
    """A deck whose only error is its 10 of hearts.

    Args:
        parts: the element, and other elements that it needs.
        before: the text before the first element.
    """
    file = plain_deck(folder, name, others={"10_heart": parts})
    text = file.read_text().replace('xmlns="http://www.w3.org/2000/svg"', NAMESPACES, 1)
    file.write_text(before + text)
    return file


def of_uses(levels: int) -> str:
    """SVG groups, each of which draws the previous group twice, and a face that draws the last."""
    groups = [f'<g id="u0">{CARD}</g>']
    for level in range(1, levels + 1):
        use = f'<use xlink:href="#u{level - 1}"/>'
        groups.append(f'<g id="u{level}">{use}{use}</g>')
    top = f'<use xlink:href="#u{levels}"/>'
    return f"<defs>{''.join(groups)}</defs>{face(top)}"


def of_markers() -> str:
    """A long path with a marker at each point; the marker is a long path with its own markers."""
    outline = "M0 0" + "h1" * 2000
    inner = f'<marker id="a"><path d="{outline}"/></marker>'
    outer = f'<marker id="b"><path marker-mid="url(#a)" d="{outline}"/></marker>'
    return inner + outer + face(f'<path marker-mid="url(#b)" d="{outline}"/>')


def picture_of(side: int) -> str:
    """A black PNG of `side` by `side` pixels, in a few kilobytes, as a data URL."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        check = zlib.crc32(kind + content).to_bytes(4, "big")
        return len(content).to_bytes(4, "big") + kind + content + check

    head = side.to_bytes(4, "big") * 2 + b"\x08\x00\x00\x00\x00"
    rows = zlib.compress(bytes((side + 1) * side), 9)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return data_url("png", png)


def data_url(kind: str, content: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def svg_naming(file: Path | str) -> bytes:
    """An SVG picture that draws the picture in another file."""
    return f'<svg {NAMESPACES}><image width="9" height="9" xlink:href="{file}"/></svg>'.encode()


def image_of(url: str) -> str:
    """A 10 of hearts with an embedded picture."""
    return face(f'<image width="9" height="9" xlink:href="{url}"/>')


PNG_HEAD = b"\x89PNG\r\n\x1a\n"
JPEG_HEAD = b"\xff\xd8"


ENTITIES = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))

PARTS: dict[str, tuple[str, str]] = {
    "nested use, 2 to the 30th": (of_uses(30), INTRICATE),
    "use of itself": (face('<use xlink:href="#10_heart"/>'), INTRICATE),
    "two that use each other": (
        '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>' + face(""),
        INTRICATE,
    ),
    "pattern of itself": (
        '<pattern id="p"><g fill="url(#p)"><rect width="9" height="9"/></g></pattern>' + face(""),
        INTRICATE,
    ),
    "gradient of itself": (
        '<linearGradient id="g" xlink:href="#g"/>' + face("", 'fill="url(#g)"'),
        INTRICATE,
    ),
    "chain of 1,000 uses": (
        "".join(f'<g id="c{n}"><use xlink:href="#c{n + 1}"/></g>' for n in range(1000)) + face(""),
        INTRICATE,
    ),
    "markers on markers": (of_markers(), INTRICATE),
    "20,000 of one name, each drawn 20,000 times": (
        '<g id="a"/>' * 20_000 + '<use xlink:href="#a"/>' * 20_000 + face(""),
        INTRICATE,
    ),
    "comments without an end": (face("", f'style="{"/*" * 2_000_000}"'), LINKED),
    "comments without an end in a style sheet": (
        f"<style>{'/*' * 2_000_000}</style>{face('')}",
        INTRICATE,
    ),
    "references without an end": (face("", f'fill="{"url(#" * 500_000}"'), LINKED),
    "a reference that is nearly all spaces": (face("", f'fill="url(#a{" " * 2_000_000}"'), LINKED),
    "pattern by a style sheet": (
        "<style>rect{fill:url(#u30)}</style>" + of_uses(30).replace("#u30", "#u0"),
        INTRICATE,
    ),
    "image of a file": (face('<image xlink:href="/etc/passwd" width="9" height="9"/>'), LINKED),
    "image of a file, by URL": (face('<image href="file:///etc/passwd"/>'), LINKED),
    "image of the web": (face('<image xlink:href="http://example.org/a.png"/>'), LINKED),
    "image of an SVG within": (
        face('<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
        LINKED,
    ),
    "SVG that says it is PNG": (
        image_of(data_url("png", svg_naming("/etc/passwd"))),
        ODD_PICTURE,
    ),
    "SVG that says it is JPEG": (
        image_of(data_url("jpeg", svg_naming("/etc/passwd"))),
        ODD_PICTURE,
    ),
    "SVG behind the first bytes of PNG": (
        image_of(data_url("png", PNG_HEAD + svg_naming("/etc/passwd"))),
        ODD_PICTURE,
    ),
    "SVG behind the first bytes of JPEG": (
        image_of(data_url("jpeg", JPEG_HEAD + svg_naming("/etc/passwd"))),
        ODD_PICTURE,
    ),
    "SVG in the second part of a URL": (
        image_of(f"{picture_of(9)}base64,{data_url('png', svg_naming('/etc/passwd'))}"),
        ODD_PICTURE,
    ),
    "PNG that says it is JPEG": (image_of(picture_of(9).replace("png", "jpeg")), ODD_PICTURE),
    "PNG without a height": (image_of(picture_of(0)), ODD_PICTURE),
    "PNG of 12,000 × 12,000": (image_of(picture_of(12_000)), TOO_LARGE),
    "five PNG of 4,000 × 4,000": (image_of(picture_of(4000)) * 5, TOO_LARGE),
    "use of a file": (face('<use xlink:href="other.svg#a"/>'), LINKED),
    "reference under another prefix": (
        face('<image xmlns:y="http://www.w3.org/1999/xlink" y:href="/etc/passwd"/>'),
        LINKED,
    ),
    "fill by URL": (face("", 'fill="url(file:///etc/passwd#a)"'), LINKED),
    "fill by URL in a style": (face("", 'style="fill:url( /etc/passwd )"'), LINKED),
    "fill by URL, escaped": (face("", 'style="fill:u\\72l(/etc/passwd)"'), LINKED),
    "style sheet with a URL": ("<style>g{fill:url(/etc/passwd)}</style>" + face(""), LINKED),
    "style sheet that imports": ('<style>@import "/etc/passwd";</style>' + face(""), LINKED),
    "XInclude": (face('<xi:include href="/etc/passwd"/>'), LINKED),
    "script": (face("<script>while (true);</script>"), ACTIVE),
    "foreign object": (face("<foreignObject><p/></foreignObject>"), ACTIVE),
    "giant blur": (
        '<filter id="f"><feGaussianBlur stdDeviation="1000000"/></filter>'
        + face("", 'filter="url(#f)"'),
        TOO_LARGE,
    ),
    "giant number": (face('<rect width="1e300" height="9"/>'), TOO_LARGE),
    "giant number in a path": (face('<path d="M0 0L-99999999999 9"/>'), TOO_LARGE),
    "giant number in a style": (face("", 'style="stroke-width:9e99"'), TOO_LARGE),
    "giant letters": (face('<text style="font-size:99999px">A</text>'), TOO_LARGE),
    "embedded image of 3 MB": (
        face(f'<image xlink:href="data:image/png;base64,{"A" * 3_000_000}"/>'),
        TOO_LARGE,
    ),
    "100,000 × 100,000": (
        face('<svg width="100000" height="100000" viewBox="0 0 100000 100000"/>'),
        TOO_LARGE,
    ),
    "a million words": (face(f"<text>{'word ' * 1_000_000}</text>"), INTRICATE),
    "200,000 elements": (face("<g/>" * 200_000), INTRICATE),
    "100,000 levels": (face("<g>" * 100_000 + "</g>" * 100_000), INTRICATE),
    "endless path": (face(f'<path d="M0 0{"h1" * 20_000_000}"/>'), TOO_LARGE),
}
"""What the 10 of hearts is made of, and what is said of the deck."""

BEFORE: dict[str, tuple[str, str]] = {
    "entities of entities": (f'<!DOCTYPE svg [<!ENTITY e0 "ha">{ENTITIES}]>', LINKED),
    "entity of a file": ('<!DOCTYPE svg [<!ENTITY e SYSTEM "/etc/passwd">]>', LINKED),
    "external DTD": ('<!DOCTYPE svg SYSTEM "file:///etc/passwd">', LINKED),
    "external DTD of the web": (
        '<!DOCTYPE svg PUBLIC "-//Me//DTD//EN" "http://example.org/a.dtd">',
        LINKED,
    ),
    "style sheet beside": ('<?xml-stylesheet href="/etc/passwd" type="text/css"?>', LINKED),
    "wrong encoding": ('<?xml version="1.0" encoding="klingon"?>', NO_SVG),
}
"""What stands before the first element, and what is said of the deck."""


def sound_text(folder: Path) -> bytes:
    return plain_deck(folder).read_bytes()


def packed_spaces(megabytes: int) -> bytes:
    packer = zlib.compressobj(9, wbits=31)
    mega = b" " * 2**20
    return b"".join(packer.compress(mega) for _ in range(megabytes)) + packer.flush()


def two_members(folder: Path) -> bytes:
    return gzip.compress(sound_text(folder)) + packed_spaces(60)


FILES: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "60 MB, packed": (lambda _: packed_spaces(60), TOO_LARGE),
    "60 MB in the second member": (two_members, TOO_LARGE),
    "100,000 empty members": (lambda _: gzip.compress(b"") * 100_000, DAMAGED),
    "packed, with something behind": (
        lambda folder: gzip.compress(sound_text(folder)) + b"behind",
        DAMAGED,
    ),
    "packed, cut": (lambda folder: gzip.compress(sound_text(folder))[:-20], DAMAGED),
    "cut": (lambda folder: sound_text(folder)[:-20], NO_SVG),
    "empty": (lambda _: b"", NO_SVG),
    "no XML": (lambda _: b"Dear Sir, ", NO_SVG),
    "a page of the web": (lambda _: b"<html><body/></html>", NO_SVG),
    "not UTF-8": (lambda folder: sound_text(folder).replace(b"club", b"cl\xffub"), NO_SVG),
    "bytes at random": (lambda _: bytes(range(256)) * 400, NO_SVG),
}
"""Whole files, and the expected sentences about them."""


def file_of(name: str, folder: Path) -> tuple[Path, str]:
    """Write one of the files. Returns its path, and the expected sentence about it."""
    if name in PARTS:
        parts, said = PARTS[name]
        return deck_with(folder, parts), said
    if name in BEFORE:
        before, said = BEFORE[name]
        return deck_with(folder, face(""), before), said
    made, said = FILES[name]
    content = made(folder)
    file = folder / "hostile.svg"
    file.write_bytes(content)
    return file, said


EVERY = (*PARTS, *BEFORE, *FILES)

ONE_OF_EACH = (
    "nested use, 2 to the 30th",
    "image of a file",
    "script",
    "endless path",
    "60 MB in the second member",
    "packed, cut",
    "bytes at random",
)
"""One file for each of the sentences."""


def slow_deck(folder: Path) -> Path:
    """A deck within the limits of the reader that takes minutes to draw, due to tiny dashes."""
    dashes = 'stroke="#ff0000" stroke-width="9" stroke-linecap="round" stroke-dasharray="0.01"'
    card = f'<g id="a"><rect width="100" height="140" fill="#ff0000" {dashes}/></g>'
    return deck_with(folder, card + face('<use xlink:href="#a"/>' * 5000), name="slow.svg")


def large_deck(folder: Path) -> Path:
    """A deck within the limits of the reader that takes tens of megabytes in memory."""
    return deck_with(folder, face(f'<path d="M0 0{"h1v1h-1v-1" * 900_000}"/>'), name="slow.svg")


def sparse_file(folder: Path) -> Path:
    file = folder / "sparse.svg"
    file.touch()
    os.truncate(file, 2**30)
    return file
