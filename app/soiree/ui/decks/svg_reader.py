"""A strict reader of SVG, which rewrites third-party decks before Qt reads them.

The reader unpacks a file, parses it and writes only the elements that pictures of cards need. It
refuses references to anything outside the file, and files that would take too long to draw.
expat never opens another file, and the reader refuses all declarations of entities.
"""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from xml.parsers import expat

from msgspec import Struct

from soiree.ui.decks.deck import MOST_BYTES, Refused
from soiree.ui.decks.embedded import MOST_PIXELS, safe_picture
from soiree.ui.decks.expansion import Element, TooIntricate, check

MOST_ELEMENTS = 100_000
"""The most elements of a file; known decks have at most 8,545."""

MOST_LEVELS = 64
"""The most nested elements; known decks have at most 14."""

MOST_TEXT = 10_000
"""The most characters of text."""

MOST_STYLE = 100_000
"""The most characters of a style sheet."""

LARGEST_SIDE = 65_535
"""The greatest width and height of the whole picture, in its own units."""

LARGEST_BLUR = 1000
"""The greatest standard deviation of a blur, in units of the picture."""

LARGEST_TYPE = 10_000
"""The greatest size of a font, in units of the picture."""

MOST_MEMBERS = 16
"""The most members of a packed file; known decks have one."""

_NO_MEMORY = expat.errors.codes[expat.errors.XML_ERROR_NO_MEMORY]

_GZIP = b"\x1f\x8b"
_CHUNK = 1 << 20

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_PREFIXED = {
    f"{_XLINK}\nhref": "xlink:href",
    "http://www.w3.org/XML/1998/namespace\nspace": "xml:space",
}
"""The attributes of other namespaces that the reader keeps, and their names."""

_XINCLUDE = "http://www.w3.org/2001/XInclude"

_KEPT = frozenset(
    "svg g defs use symbol switch a path rect circle ellipse line polyline polygon text tspan image"
    " style linearGradient radialGradient stop solidColor pattern clipPath mask marker filter"
    " feGaussianBlur feOffset feColorMatrix feMerge feMergeNode feFlood feComposite feBlend".split()
)
_REFERENCES = frozenset({"href", "xlink:href"})
_REFUSED = frozenset("script handler foreignObject iframe audio video".split())
_WITH_TEXT = frozenset({"text", "tspan", "style"})

# The properties that nested elements inherit, and draw again for each of them.
_INHERITED = frozenset({"fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end"})

_URL = re.compile(r"url\s*\(", re.IGNORECASE)
_OWN_URL = re.compile(r"""url\(\s*["']?#([^"'()\s]+)["']?\s*\)""", re.IGNORECASE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DECLARATION = re.compile(r"(?<![\w-])([\w-]+)\s*:\s*([^;{}]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COLOUR_OR_NAME = re.compile(r"#[^\s)\"';,]*")
_HUGE = re.compile(r"(?<![\w.])\d{8,}|\d\.?[eE]\+?0*(?:[7-9]|[1-9]\d)")
"""A number of ten million or more."""


class Drawing(Struct, frozen=True):
    """A rewritten file.

    Attributes:
        svg: the new contents.
        has_text: True if drawing the file needs fonts.
    """

    svg: bytes
    has_text: bool


def read_svg(content: bytes) -> Drawing:
    """Read an SVG file, and keep only what drawing cards needs.

    Args:
        content: plain or compressed by gzip.

    Raises:
        Refused: the file has something that no deck needs, or is damaged.
    """
    reader = _Reader()
    for chunk in unpacked(content):
        reader.parse(chunk, last=False)
    return reader.end()


def unpacked(content: bytes, most: int = MOST_BYTES) -> Iterator[bytes]:
    """The unpacked contents of a file in chunks.

    Raises:
        Refused: the file is damaged, or unpacks to more than `most` bytes.
    """
    if not content.startswith(_GZIP):
        if len(content) > most:
            raise Refused("too large")
        for start in range(0, len(content), _CHUNK):
            yield content[start : start + _CHUNK]
        return
    total = members = 0
    while content:
        members += 1
        if members > MOST_MEMBERS:
            raise Refused("damaged")
        member = zlib.decompressobj(wbits=31)
        while not member.eof:
            try:
                chunk = member.decompress(content, _CHUNK)
            except zlib.error as fault:
                raise Refused("damaged") from fault
            content = member.unconsumed_tail
            total += len(chunk)
            if total > most:
                raise Refused("too large")
            if not chunk and not content and not member.eof:
                raise Refused("damaged")
            yield chunk
        content = member.unused_data.lstrip(b"\0")


class _Reader:
    def __init__(self) -> None:
        self._parser = expat.ParserCreate(namespace_separator="\n")
        self._parser.ordered_attributes = True
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._finish
        self._parser.CharacterDataHandler = self._take_text
        self._parser.StartDoctypeDeclHandler = self._take_doctype
        self._parser.EntityDeclHandler = self._refuse_entity
        self._parser.ProcessingInstructionHandler = self._take_instruction
        self._written: list[str] = []
        self._root = Element("svg")
        self._open: list[Element] = []
        self._named: defaultdict[str, list[Element]] = defaultdict(list)
        self._elements = 0
        self._left_out = 0  # levels below an element that is left out
        self._style: list[str] = []
        self._text = 0
        self._pixels = 0  # the pixels of the embedded pictures so far

    def end(self) -> Drawing:
        self.parse(b"", last=True)
        try:
            check(self._root, self._named)
        except TooIntricate as fault:
            raise Refused("intricate") from fault
        return Drawing("".join(self._written).encode(), self._text > 0)

    def parse(self, chunk: bytes, *, last: bool) -> None:
        try:
            self._parser.Parse(chunk, last)
        except expat.ExpatError as fault:
            if fault.code == _NO_MEMORY:
                raise MemoryError from fault
            raise Refused("no svg") from fault
        except (ValueError, LookupError) as fault:  # an unknown or wrong encoding
            raise Refused("no svg") from fault

    def _start(self, name: str, attributes: list[str]) -> None:
        self._elements += 1
        namespace, _, tag = name.rpartition("\n")
        if namespace == _XINCLUDE:
            raise Refused("linked")
        if not self._open and not self._left_out and (namespace not in ("", _SVG) or tag != "svg"):
            raise Refused("no svg")
        if self._elements > MOST_ELEMENTS or len(self._open) + self._left_out >= MOST_LEVELS:
            raise Refused("intricate")
        if tag in _REFUSED and namespace in ("", _SVG):
            raise Refused("active")
        if self._left_out or namespace not in ("", _SVG) or tag not in _KEPT:
            self._left_out += 1
            return
        self._write_start(tag, attributes)

    def _write_start(self, tag: str, attributes: list[str]) -> None:
        written = [f"<{tag}"]
        if self._open:
            element = Element(tag)
            self._open[-1].parts.append(element)
        else:
            element = self._root
            written.append(f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"')
        self._open.append(element)
        for full, value in zip(attributes[::2], attributes[1::2], strict=True):
            name = _PREFIXED.get(full, full)
            if "\n" not in name and not name.startswith("on"):
                self._check(tag, name, value)
                embeds = tag == "image" and name in _REFERENCES and value.strip()[:1] != "#"
                kept = self._embed(value.strip()) if embeds else value
                written.append(f' {name}="{_escaped(kept)}"')
        written.append(">")
        self._written.append("".join(written))

    def _finish(self, name: str) -> None:
        if self._left_out:
            self._left_out -= 1
            return
        tag = self._open.pop().tag
        if tag == "style":
            self._write_style()
        self._written.append(f"</{tag}>")

    def _take_text(self, text: str) -> None:
        if self._left_out or not self._open or self._open[-1].tag not in _WITH_TEXT:
            return
        if self._open[-1].tag == "style":
            self._style.append(text)
            return
        self._text += len(text.strip())
        if self._text > MOST_TEXT:
            raise Refused("intricate")
        self._written.append(_escaped(text))

    def _write_style(self) -> None:
        sheet = "".join(self._style)
        self._style.clear()
        if len(sheet) > MOST_STYLE:
            raise Refused("intricate")
        sheet = _without_comments(sheet)
        _refuse_imports_and_escapes(sheet)
        _check_size(sheet)
        # A style sheet may apply to all elements.
        self._root.inherited += self._own_names(sheet)
        self._written.append(_escaped(sheet))

    def _take_doctype(self, _: str, system: str | None, public: str | None, inner: int) -> None:
        # Many files have the doctype of SVG, which no reader opens.
        if inner or (system and not (public or "").startswith("-//W3C//DTD SVG")):
            raise Refused("linked")

    def _refuse_entity(self, *_: object) -> None:
        raise Refused("linked")

    def _take_instruction(self, target: str, _: str) -> None:
        if target == "xml-stylesheet":
            raise Refused("linked")

    # Attributes ---------------------------------------------------------------------------------

    def _check(self, tag: str, name: str, value: str) -> None:
        if name == "id":
            self._named[value].append(self._open[-1])
        elif name in _REFERENCES:
            self._check_reference(tag, value.strip())
        elif name == "style":
            self._check_style(value)
        elif name not in ("class", "font-family"):
            self._check_property(name, value)
            if tag == "svg" and name in ("width", "height", "viewBox"):
                _check_numbers(value, LARGEST_SIDE)
            if name in ("d", "points"):
                self._open[-1].add_outline(len(value))

    def _check_reference(self, tag: str, value: str) -> None:
        if value.startswith("#"):
            self._open[-1].referred.append(value[1:])
        elif tag != "image":
            raise Refused("linked")

    def _embed(self, url: str) -> str:
        safe_url, pixels = safe_picture(url)
        self._pixels += pixels
        if self._pixels > MOST_PIXELS:
            raise Refused("too large")
        return safe_url

    def _check_style(self, value: str) -> None:
        _refuse_imports_and_escapes(value)
        value = _without_comments(value)
        declarations = _DECLARATION.findall(value)
        for name, declared in declarations:
            self._check_property(name.lower(), declared)
        # Qt may parse a declaration that this reader does not.
        if len(_URL.findall(value)) > sum(len(_URL.findall(each)) for _, each in declarations):
            raise Refused("linked")

    def _check_property(self, name: str, value: str) -> None:
        _check_size(value)
        if name == "stdDeviation":
            _check_numbers(value, LARGEST_BLUR)
        elif name in ("font-size", "font"):
            _check_numbers(value, LARGEST_TYPE)
        element = self._open[-1]
        names = element.inherited if name in _INHERITED else element.referred
        names += self._own_names(value)

    def _own_names(self, value: str) -> list[str]:
        """The ids that a value refers to; refuse other references."""
        if "(" not in value:
            return []
        found = _OWN_URL.findall(value)
        if len(found) != len(_URL.findall(value)):
            raise Refused("linked")
        return found


def _without_comments(style: str) -> str:
    if style.rfind("/*") > style.rfind("*/"):
        raise Refused("linked")  # Other readers may end the comment elsewhere.
    return _COMMENT.sub(" ", style)


def _refuse_imports_and_escapes(style: str) -> None:
    if "\\" in style or "@" in style:
        raise Refused("linked")


def _check_size(value: str) -> None:
    if _HUGE.search(_COLOUR_OR_NAME.sub("", value) if "#" in value else value):
        raise Refused("too large")


def _check_numbers(value: str, most: float) -> None:
    if any(abs(float(each)) > most for each in _NUMBER.findall(value)):
        raise Refused("too large")


_ESCAPES = {ord(sign): f"&#{ord(sign)};" for sign in '&<>"\n\r\t'}
"""The references that stand for signs in texts and attributes."""


def _escaped(text: str) -> str:
    return text.translate(_ESCAPES)
