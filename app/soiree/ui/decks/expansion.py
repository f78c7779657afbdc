"""Estimates the work of drawing an SVG picture, including all elements that others draw again.

A short file may describe a billion elements: `<use>` of a group of ten `<use>`, and so on.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

MOST_UNITS = 20_000_000
"""The most units of work; the most intricate known deck takes a fifth."""

MOST_REFERENCES = 128
"""The longest chain of elements that contain or refer to each other."""

MOST_LOOKUPS = 1_000_000
"""The most look-ups of elements by id; a file may repeat an id."""

_ELEMENT = 16
"""The units of an element; four characters of an outline take one more."""

_FOR_NOTHING = frozenset("defs linearGradient radialGradient stop solidColor style".split())
"""Elements that draw nothing by themselves."""

_COSTLY = frozenset({"filter", "mask", "pattern", "image"})
"""Elements that Qt draws as a separate picture."""

_OWN_PICTURE = 1000
"""The additional units of a separate picture."""


class TooIntricate(Exception):
    """Drawing would exceed a limit, or never end."""


class _Element(Struct):
    """An element of a picture.

    Attributes:
        units: the units of work to draw the element without its parts.
        parts: the numbers of the elements inside.
        referred: the ids of other elements that are drawn once.
        inherited: the ids of other elements that each part draws again.
    """

    units: int
    parts: list[int] = []
    referred: list[str] = []
    inherited: list[str] = []


class Expansion:
    """Collects the elements of a picture and their references, for `check` to estimate the work of
    drawing it. Its other methods are called in the order of the file, `check` at the end.
    """

    def __init__(self) -> None:
        self._elements: list[_Element] = []
        self._named: defaultdict[str, list[int]] = defaultdict(list)
        self._open: list[int] = []

    def begin(self, tag: str) -> None:
        """Begin an element inside the innermost open element."""
        number = len(self._elements)
        if self._open:
            self._innermost.parts.append(number)
        self._open.append(number)
        units = 0 if tag in _FOR_NOTHING else _ELEMENT
        self._elements.append(_Element(units + _OWN_PICTURE * (tag in _COSTLY)))

    @property
    def _innermost(self) -> _Element:
        return self._elements[self._open[-1]]

    def end(self) -> None:
        self._open.pop()

    def name(self, name: str) -> None:
        """Record an id of the innermost open element."""
        self._named[name].append(self._open[-1])

    def outline(self, characters: int) -> None:
        """Add an outline of so many characters to the innermost open element."""
        self._innermost.units += characters // 4

    def refer(self, name: str) -> None:
        """Record that the innermost open element draws another element, as `use` does.

        Args:
            name: the id of the other element.
        """
        self._innermost.referred.append(name)

    def inherit(self, name: str) -> None:
        """Record that the innermost open element and each of its children draw another element.

        Args:
            name: the id of the other element.
        """
        self._innermost.inherited.append(name)

    def style(self, name: str) -> None:
        """Record that a style sheet, which may apply to all elements, refers to an id."""
        self._elements[0].inherited.append(name)

    def check(self) -> None:
        """Raise TooIntricate if the picture exceeds a limit, or refers to itself."""
        if not self._elements:
            return
        cost: dict[int, int] = {}
        depth: dict[int, int] = {}
        begun: set[int] = set()
        waiting, lookups = [0], 0
        while waiting:
            each = waiting[-1]
            element = self._elements[each]
            names = (*element.referred, *element.inherited)
            lookups += sum(len(self._named.get(name, ())) for name in names)
            if lookups > MOST_LOOKUPS:
                raise TooIntricate(f"{lookups} lookups")
            referred, inherited = map(self._all_named, (element.referred, element.inherited))
            needed = [*element.parts, *referred, *inherited]
            if each in cost:
                waiting.pop()
            elif each not in begun:
                begun.add(each)
                missing = [other for other in needed if other not in cost]
                if not begun.isdisjoint(missing):
                    raise TooIntricate("it refers to itself")
                waiting += missing
            else:
                waiting.pop()
                once = element.units + sum(cost[other] for other in (*element.parts, *referred))
                cost[each] = once * (1 + sum(cost[other] for other in inherited))
                depth[each] = 1 + max((depth[other] for other in needed), default=0)
                if cost[each] > MOST_UNITS or depth[each] > MOST_REFERENCES:
                    raise TooIntricate(f"{cost[each]} units, {depth[each]} references")

    def _all_named(self, names: list[str]) -> list[int]:
        return [each for name in names for each in self._named.get(name, ())]
