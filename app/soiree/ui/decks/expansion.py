"""Estimates the work of drawing an SVG picture, including all elements that others draw again.

A short file may describe a billion elements: `<use>` of a group of ten `<use>`, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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


class Element(Struct):
    """An element of a picture.

    Attributes:
        units: the units of work to draw the element without its parts.
        parts: the elements inside.
        referred: the ids of other elements that are drawn once, as by `use`.
        inherited: the ids of other elements that the element and each part draw again.
        is_begun: True once `check` has met the element.
        cost: the units of work to draw the element with all its parts; None until `check`.
        depth: the longest chain of elements from this one on.
    """

    tag: str
    units: int = 0
    parts: list[Element] = []
    referred: list[str] = []
    inherited: list[str] = []
    is_begun: bool = False
    cost: int | None = None
    depth: int = 0

    def __post_init__(self) -> None:
        self.units = 0 if self.tag in _FOR_NOTHING else _ELEMENT
        self.units += _OWN_PICTURE * (self.tag in _COSTLY)

    def add_outline(self, characters: int) -> None:
        """Add the work for an outline of so many characters."""
        self.units += characters // 4


def check(root: Element, named: Mapping[str, Sequence[Element]]) -> None:
    """Estimate the work of drawing a picture.

    Args:
        root: the outermost element.
        named: the elements with an id, by id.

    Raises:
        TooIntricate: the picture exceeds a limit, or refers to itself.
    """
    waiting, lookups = [root], 0
    while waiting:
        element = waiting[-1]
        names = (*element.referred, *element.inherited)
        lookups += sum(len(named.get(name, ())) for name in names)
        if lookups > MOST_LOOKUPS:
            raise TooIntricate(f"{lookups} lookups")
        referred, inherited = (
            [each for name in names for each in named.get(name, ())]
            for names in (element.referred, element.inherited)
        )
        needed = [*element.parts, *referred, *inherited]
        if element.cost is not None:
            waiting.pop()
        elif not element.is_begun:
            element.is_begun = True
            missing = [each for each in needed if each.cost is None]
            if any(each.is_begun for each in missing):
                raise TooIntricate("it refers to itself")
            waiting += missing
        else:
            waiting.pop()
            once = element.units + _cost_of([*element.parts, *referred])
            element.cost = once * (1 + _cost_of(inherited))
            element.depth = 1 + max((each.depth for each in needed), default=0)
            if element.cost > MOST_UNITS or element.depth > MOST_REFERENCES:
                raise TooIntricate(f"{element.cost} units, {element.depth} references")


def _cost_of(elements: Iterable[Element]) -> int:
    return sum(each.cost or 0 for each in elements)
