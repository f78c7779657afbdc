"""Estimates the work of drawing an SVG picture, including all elements that others draw again.

A short file may describe a billion elements: `<use>` of a group of ten `<use>`, and so on.
"""

from __future__ import annotations

from collections import defaultdict

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


class Expansion:
    """Collects the elements of a picture and their references, for `check` to estimate the work of
    drawing it. Its other methods are called in the order of the file, `check` at the end.
    """

    def __init__(self) -> None:
        self._units: list[int] = []
        self._parts: list[list[int]] = []
        self._referred: list[list[str]] = []
        self._inherited: list[list[str]] = []
        self._named: defaultdict[str, list[int]] = defaultdict(list)
        self._styled: list[str] = []
        self._open: list[int] = []

    def begin(self, tag: str) -> None:
        """Begin an element inside the innermost open element."""
        number = len(self._units)
        if self._open:
            self._parts[self._open[-1]].append(number)
        self._open.append(number)
        units = 0 if tag in _FOR_NOTHING else _ELEMENT
        self._units.append(units + _OWN_PICTURE * (tag in _COSTLY))
        self._parts.append([])
        self._referred.append([])
        self._inherited.append([])

    def end(self) -> None:
        self._open.pop()

    def name(self, name: str) -> None:
        """Record an id of the innermost open element."""
        self._named[name].append(self._open[-1])

    def outline(self, characters: int) -> None:
        """Add an outline of so many characters to the innermost open element."""
        self._units[self._open[-1]] += characters // 4

    def refer(self, name: str) -> None:
        """Record that the innermost open element draws another element, as `use` does.

        Args:
            name: the id of the other element.
        """
        self._referred[self._open[-1]].append(name)

    def inherit(self, name: str) -> None:
        """Record that the innermost open element and each of its children draw another element.

        Args:
            name: the id of the other element.
        """
        self._inherited[self._open[-1]].append(name)

    def style(self, name: str) -> None:
        """Record that a style sheet refers to an id."""
        self._styled.append(name)

    def check(self) -> None:
        """Raise TooIntricate if the picture exceeds a limit, or refers to itself."""
        if not self._units:
            return
        # A style sheet may apply to all elements.
        self._inherited[0] += self._styled
        cost: dict[int, int] = {}
        depth: dict[int, int] = {}
        begun: set[int] = set()
        waiting, lookups = [0], 0
        while waiting:
            each = waiting[-1]
            lookups += self._lookups(each)
            if lookups > MOST_LOOKUPS:
                raise TooIntricate(f"{lookups} lookups")
            needed = self._needed(each)
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
                cost[each] = self._cost(each, cost)
                depth[each] = 1 + max((depth[other] for other in needed), default=0)
                if cost[each] > MOST_UNITS or depth[each] > MOST_REFERENCES:
                    raise TooIntricate(f"{cost[each]} units, {depth[each]} references")

    def _lookups(self, each: int) -> int:
        names = (self._referred[each], self._inherited[each])
        return sum(len(self._named.get(name, ())) for some in names for name in some)

    def _needed(self, each: int) -> list[int]:
        return [
            *self._parts[each],
            *self._all_named(self._referred[each]),
            *self._all_named(self._inherited[each]),
        ]

    def _cost(self, each: int, cost: dict[int, int]) -> int:
        once = self._units[each] + sum(cost[part] for part in self._parts[each])
        once += sum(cost[other] for other in self._all_named(self._referred[each]))
        return once * (1 + sum(cost[other] for other in self._all_named(self._inherited[each])))

    def _all_named(self, names: list[str]) -> list[int]:
        return [each for name in names for each in self._named.get(name, ())]
