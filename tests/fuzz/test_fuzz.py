"""Fuzzes all readers of untrusted files and texts.

An ordinary run takes the inputs in the corpus, and changes of them that are always the same. A soak
makes new changes each time. If an input fails, add it to the corpus by hand, under a name that
describes it.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soiree.ui.decks.expansion import MOST_UNITS
from tests.fuzz.targets import CORPUS, TARGETS, Target, corpus, read_deck

FED = [(kind, target) for kind, targets in TARGETS.items() for target in targets]
each_target = pytest.mark.parametrize(
    ("kind", "target"), FED, ids=[target.__name__ for _, target in FED]
)

SPICES = [
    *(b"null", b"true", b"-1", b"0", b"1e999", b"NaN", b"{}", b"[]", b'""', b'"\\ud800"', b"1.5"),
    *(b"9" * 30, b"9" * 5000, b"[" * 200, b"[" * 100_000, b'{"a":' * 2000, b"\x00", b"\xff"),
    *(b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xe2\x80\xae", b"\x1b[31m", b"\n", b"\\u0000", b","),
]
"""Bytes over which readers have stumbled."""

SVG_SPICES = [
    *(b"<g>", b"</g>", b'<use href="#pip"/>', b'<g id="pip">', b"<style>", b"</style>", b"<!--"),
    *(b"<![CDATA[", b"]]>", b"<!ENTITY a 'b'>", b"&a;", b"&#0;", b"&#x110000;", b"<?a b?>", b"-->"),
    *(b' href="#g"', b' xlink:href="/a"', b' fill="url(#g)"', b"url(#1_club)", b"url(/a)", b"url("),
    *(b"/*", b"*/", b"@", b"\\", b"1e9", b' xmlns="urn:a"', b' xmlns:xlink="urn:a"', b'"', b"'"),
]
"""Bytes over which a reader of SVG may stumble."""


@each_target
def test_each_file_of_the_corpus_is_handled(kind: str, target: Target) -> None:
    for content in corpus(kind):
        target(content)


@each_target
@given(changes=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_files_with_changed_bytes_are_handled(
    kind: str, target: Target, changes: st.DataObject
) -> None:
    content = bytearray(changes.draw(st.sampled_from(corpus(kind))))
    for _ in range(changes.draw(st.integers(1, 4))):
        start = changes.draw(st.integers(0, len(content)))
        end = min(len(content), start + changes.draw(st.sampled_from([0, 0, 1, 4, 50])))
        spices = SVG_SPICES if kind == "deck" else SPICES
        content[start:end] = changes.draw(st.sampled_from(spices) | st.binary(max_size=4))
    target(bytes(content))


@given(often=st.lists(st.integers(1, 40), max_size=8), back=st.none() | st.integers(0, 7))
def test_a_deck_that_is_read_is_soon_drawn(often: list[int], back: int | None) -> None:
    """Each group draws the group before it, as many times as `often` says; the first, `back`."""
    groups = [f'<g id="0"><use href="#{back}"/></g>']
    elements = [2]
    for number, times in enumerate(often, 1):
        uses = times * f'<use href="#{number - 1}"/>'
        groups.append(f'<g id="{number}">{uses}</g>')
        elements.append(1 + times * (1 + elements[-1]))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(groups)}</defs></svg>'
    never_ends = back is not None and back < len(groups)
    costs = [16 * each for each in elements]
    if read_deck(svg.encode()) == "intricate":
        assert never_ends or sum(costs) > MOST_UNITS
    else:
        assert not never_ends
        assert costs[-1] <= MOST_UNITS


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=5)
    | st.sampled_from(["journal", "entries", "record", "number", "deck", "cards", 10**400]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.mark.parametrize(
    ("kind", "target"),
    [(kind, target) for kind, target in FED if kind in ("record", "settings", "journal")],
)
@given(changes=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_files_with_changed_values_are_handled(
    kind: str, target: Target, changes: st.DataObject
) -> None:
    """The changed files are valid JSON of any shape."""
    lines = changes.draw(st.sampled_from(sound(kind)))
    trees = [json.loads(line) for line in lines]
    for _ in range(changes.draw(st.integers(1, 3))):
        _change(changes.draw(st.sampled_from(trees)), changes)
    target(b"\n".join(json.dumps(tree).encode() for tree in trees))


def sound(kind: str) -> list[list[bytes]]:
    """The inputs of a kind that are JSON, as lines: several for a journal, one for other kinds."""
    found = []
    for file in sorted((CORPUS / kind).iterdir()):
        content = file.read_bytes()
        lines = content.splitlines() if kind == "journal" else [content]
        try:
            if all(isinstance(json.loads(line), (dict, list)) for line in lines):
                found.append(lines)
        except (ValueError, RecursionError):
            continue
    return found


def _change(tree: Any, changes: st.DataObject) -> None:
    """Set, delete or duplicate one value somewhere inside a tree, in place."""
    while True:
        names = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        if not names:
            return
        name = changes.draw(st.sampled_from(names))
        inner = tree[name]
        if not (isinstance(inner, (dict, list)) and inner and changes.draw(st.booleans())):
            break
        tree = inner
    match changes.draw(st.sampled_from(["set", "set", "drop", "again"])):
        case "set":
            tree[name] = changes.draw(VALUES)
        case "drop":
            del tree[name]
        case "again" if isinstance(tree, list):
            tree.append(inner)
        case "again":
            tree[changes.draw(st.text(max_size=5))] = inner
