"""JSON from untrusted files: each fault is reported with its place, in one line."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain
from typing import ClassVar, Self, TypeVar, cast

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict

Value = TypeVar("Value")

MAX_DIGITS = 1000
"""The length of the longest accepted integer. Python itself rejects some thousands of digits."""

MAX_DEPTH = 100
"""The largest nesting depth of lists and objects in an unknown field."""


def in_lines(fields: Mapping[str, object], listed: str) -> bytes:
    """A JSON object in UTF-8, with a line for each field, and for each item of one field.

    Args:
        listed: the name of the field with a list of items.
    """
    lines = []
    for name, value in fields.items():
        if name == listed and isinstance(value, list) and value:
            items = ",\n    ".join(map(_json, value))
            lines.append(f"{_json(name)}: [\n    {items}\n  ]")
        else:
            lines.append(f"{_json(name)}: {_json(value)}")
    return ("{\n  " + ",\n  ".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


class Faulty(ValueError):
    """A fault in a file.

    Attributes:
        place: `entry 12`, a field such as `players[1].level`, or a line of the file.
        found: a short description of the value in the file.
        expected: a short description of valid values.
    """

    def __init__(self, place: str, found: str, expected: str) -> None:
        super().__init__(place, found, expected)
        self.place = place
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.place}: found {self.found}, expected {self.expected}"


class Newer(Faulty):
    """A file of a newer Soirée, which may be sound but cannot be read by this program."""

    @classmethod
    def of(cls, fault: Faulty) -> Newer:
        """The same fault, with the remark that a newer Soirée wrote the file."""
        expected = f"{fault.expected}; the file comes from a newer Soirée"
        return cls(fault.place, fault.found, expected)


class InvalidValue(Struct, frozen=True):
    """A placeholder for a value that the JSON grammar allows but no reader accepts.

    No reader expects its type, so each reader rejects it with its place.
    """

    found: str
    expected: str


def parse(content: bytes, largest: int | None) -> object:
    """The value of a JSON text in UTF-8, with an `InvalidValue` for each invalid part.

    Args:
        largest: the largest allowed size, in bytes; None for no limit.

    Raises:
        Faulty: the content is not JSON, or too large.
    """
    if largest is not None and len(content) > largest:
        raise Faulty("file", f"more than {largest} bytes", "no more")
    if content.startswith(b"\xef\xbb\xbf"):
        raise Faulty("line 1", "a byte order mark", "UTF-8 without one")
    try:
        text = content.decode()
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        byte = content[fault.start]
        raise Faulty(f"line {line}", f"the byte 0x{byte:02x}", "text in UTF-8") from None
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_float=_finite_number,
            parse_constant=lambda word: InvalidValue(word, "a number"),
        )
    except json.JSONDecodeError as fault:
        rest = text[fault.pos : fault.pos + 1]
        found = shown(rest) if rest else "the end of the file"
        expected = _EXPECTED.get(fault.msg, "JSON as it should be")
        raise Faulty(f"line {fault.lineno}", found, expected) from None
    except RecursionError:
        raise Faulty("file", "brackets inside brackets", _SHALLOW) from None


_EXPECTED = {
    "Expecting value": "a value",
    "Expecting ',' delimiter": "a comma or a closing bracket",
    "Expecting ':' delimiter": "a colon",
    "Expecting property name enclosed in double quotes": "a field's name in double quotes",
    "Unterminated string starting at": "a text that is closed again",
    "Invalid control character at": "a text without control characters",
    "Extra data": "nothing after the end",
}
_SHALLOW = f"at most {MAX_DEPTH} inside each other"


def _object(pairs: list[tuple[str, object]]) -> dict[str, object] | InvalidValue:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    for name, _ in pairs:  # the first name that is already deleted is the duplicate
        if name not in made:
            return InvalidValue(f"the field {shown(name)} twice", "each field once")
        del made[name]
    raise AssertionError("fewer fields than pairs, yet none twice")


def _whole_number(digits: str) -> int | InvalidValue:
    if len(digits) > MAX_DIGITS:
        return InvalidValue(f"a number of {len(digits)} digits", f"at most {MAX_DIGITS} digits")
    return int(digits)


def _finite_number(digits: str) -> float | InvalidValue:
    number = float(digits)
    return number if math.isfinite(number) else InvalidValue(brief(digits), "a finite number")


class Fields:
    """The fields of a JSON object, taken one by one; the remaining ones are unknown.

    Attributes:
        place: the place of the object (`players[1]`, `entry 12`); empty for the outermost.
    """

    __slots__ = ("_left", "_of_entry", "place")

    def __init__(self, value: object, place: str = "", *, of_entry: bool = False) -> None:
        """
        Args:
            of_entry: True if a fault in a field has the place of the object.

        Raises:
            Faulty: the value is not an object.
        """
        if not isinstance(value, dict):
            raise fault_in(place or "file", value, "an object")
        self.place = place
        self._of_entry = of_entry
        self._left: dict[str, object] = value.copy()

    def __contains__(self, name: str) -> bool:
        return name in self._left

    def take(self, name: str, kind: type[Value], expected: str) -> Value:
        """Take the value of a required field with exactly this type.

        Raises:
            Faulty: the value is missing, of another type, or a text with a lone surrogate.
        """
        if name not in self._left:
            raise self.missing(name, expected)
        value = self._left.pop(name)
        if type(value) is not kind or (kind is str and _is_torn(cast(str, value))):
            raise self.fault(name, value, expected)
        return value

    def take_optional(self, name: str, kind: type[Value], expected: str) -> Value | None:
        """As `take`, but None for a missing field."""
        return self.take(name, kind, expected) if name in self._left else None

    def take_any(self, name: str, expected: str) -> object:
        """Take the value of a required field of any type. Raises Faulty if it is missing."""
        if name not in self._left:
            raise self.missing(name, expected)
        return self._left.pop(name)

    def take_one_of(self, name: str, values: Mapping[str, Value]) -> Value:
        """Take the text of a required field, and return the value for it.

        Raises:
            Faulty: the text is missing, or there is no value for it.
        """
        expected = f"one of {', '.join(values)}"
        text = self.take(name, str, expected)
        if text not in values:
            raise self.fault(name, text, expected)
        return values[text]

    def forbid(self, name: str, expected: str) -> None:
        """Raise Faulty if there is a field with this name."""
        if name in self._left:
            raise self.fault(name, self._left[name], expected)

    def fault(self, name: str, value: object, expected: str) -> Faulty:
        """The fault of an unexpected value."""
        fault = fault_in(self._place_of(name), value, expected)
        if self._of_entry:
            fault.found = f"{name} {fault.found}"
        return fault

    def missing(self, name: str, expected: str) -> Faulty:
        found = f"no {name}" if self._of_entry else "nothing"
        return Faulty(self._place_of(name), found, expected)

    def rest(self) -> dict[str, object]:
        """The fields that no method has read. A saved file keeps them unchanged.

        Raises:
            Faulty: JSON cannot express the value of such a field.
        """
        for name, value in self._left.items():
            _check_kept(self._place_of(brief(name)), name)
            _check_kept(self._place_of(brief(name)), value)
        return self._left

    def _place_of(self, name: str) -> str:
        if self._of_entry or not self.place:
            return self.place or name
        return f"{self.place}.{name}"


class NamedField(Struct, frozen=True):
    """The value of a field with a fixed name, such as an extra field of a record.

    Attributes:
        FIELD: the name of the field.
    """

    FIELD: ClassVar[str]

    @classmethod
    def of(cls, fields: Mapping[str, object]) -> Self | None:
        """The value of the field among some fields; None if it is missing or invalid."""
        with suppress(ValidationError):
            return convert(fields.get(cls.FIELD), cls)
        return None

    def fields(self) -> dict[str, object]:
        """The field alone: the one key `FIELD`, with all attributes."""
        return {self.FIELD: asdict(self)}


def fault_in(place: str, value: object, expected: str) -> Faulty:
    """The fault of a value that is not as expected.

    An `InvalidValue` states the found and the expected value itself.
    """
    if isinstance(value, InvalidValue):
        return Faulty(place, value.found, value.expected)
    if isinstance(value, str) and _is_torn(value):
        return Faulty(place, shown(value), "text without half characters")
    return Faulty(place, shown(value), expected)


def _check_kept(place: str, value: object, depth: int = 0) -> None:
    """Check all values in an unknown field."""
    if isinstance(value, InvalidValue) or (isinstance(value, str) and _is_torn(value)):
        raise fault_in(place, value, "a value")
    if isinstance(value, (list, dict)) and value:
        if depth == MAX_DEPTH:
            raise Faulty(place, "brackets inside brackets", _SHALLOW)
        for each in chain(value, value.values()) if isinstance(value, dict) else value:
            _check_kept(place, each, depth + 1)


def _is_torn(text: str) -> bool:
    """True if a text has a lone surrogate, which UTF-8 cannot encode."""
    return re.search(r"[\ud800-\udfff]", text) is not None


_LONGEST_SHOWN = 40


def shown(value: object) -> str:
    """A value in JSON, short enough for one line."""
    if isinstance(value, list):
        numbers = all(isinstance(each, (int, float)) for each in value[:_LONGEST_SHOWN])
        return brief(json.dumps(value[:_LONGEST_SHOWN])) if numbers else "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, str):
        plain = value[: _LONGEST_SHOWN + 1]
        return brief(json.dumps(plain, ensure_ascii=not plain.isprintable()))
    return brief(json.dumps(value))


def brief(text: str) -> str:
    """A text short enough for one line, with an ellipsis for omitted characters."""
    plain = text[: _LONGEST_SHOWN + 1]
    if not plain.isprintable():
        plain = json.dumps(plain)[1:-1]
    return plain if len(plain) <= _LONGEST_SHOWN else plain[: _LONGEST_SHOWN - 1] + "…"
