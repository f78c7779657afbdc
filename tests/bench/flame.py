"""Where the time of a start goes, as a flame graph: what called what, and for how long.

    pip install py-spy
    PYTHONPATH=app:. python tests/bench/flame.py start start.svg
    PYTHONPATH=app:. python tests/bench/flame.py table table.svg --starts 20

Py-spy looks at a program of `starts.py` 200 times a second, from its start to the first full
picture. Each box is a function or a module; it is as wide as the share of looks that found it or
what it called, and stands on what called it, at the foot the program itself. The machinery of
imports is left out between a module and what it imports. Pointed at, a box says its share.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from tests.bench.test_start import STARTS, surroundings

RATE = 200
"""How many times a second it is looked at. It stands still for that: more bend the picture."""

WIDTH, ROW = 1200, 18
"""In pixels: the picture, and how high a box is."""

LETTER = 6.6
"""How wide a letter is, in pixels, at most."""

LEAST = 0.5
"""Boxes narrower than this are not drawn."""

COLOURS = {"soiree": "#c79a3b", "PySide6": "#6f9e6a", "shiboken6": "#6f9e6a"}
"""Of a box, by the package; the others are grey."""

OTHERS = "#a9b0b8"


@dataclass
class Box:
    """A function or a module, with what it called.

    Attributes:
        looks: how many found it at work, or what it called.
    """

    name: str
    looks: int = 0
    called: dict[str, Box] = field(default_factory=dict)

    def add(self, frames: Sequence[str], looks: int) -> None:
        """Count a stack that stands on this box."""
        self.looks += looks
        if frames:
            name, *rest = frames
            self.called.setdefault(name, Box(name)).add(rest, looks)

    @property
    def height(self) -> int:
        return 1 + max((box.height for box in self.called.values()), default=0)


def stacks(what: str, home: Path) -> Iterator[tuple[list[str], int]]:
    """The stacks of one start, what is at their foot first, each with how many looks found it."""
    raw = home / "looks"
    record = ["py-spy", "record", "--rate", str(RATE), "--format", "raw", "--output", str(raw)]
    command = [*record, "--", sys.executable, str(STARTS), what]
    subprocess.run(command, env=surroundings(home), check=True, capture_output=True)
    for line in raw.read_text().splitlines():
        stack, _, looks = line.rpartition(" ")
        frames = [frame for frame in stack.split(";") if "importlib" not in frame]
        if frames and "_shutdown" not in stack:
            yield [named(frame) for frame in frames], int(looks)


def named(frame: str) -> str:
    """A frame without its line; a module by its path (`soiree/ui/qt.py`)."""
    function, _, place = frame.partition(" (")
    path = place.partition(":")[0].rstrip(")")
    return path if function == "<module>" else f"{function} {path}"


def drawing(foot: Box) -> str:
    """The picture, as SVG."""
    height = ROW * foot.height
    boxes = "\n".join(drawn(foot, foot.looks, 0.0, height - ROW))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="monospace" font-size="11">\n{boxes}\n</svg>\n'
    )


def drawn(box: Box, all_looks: int, left: float, top: int) -> Iterator[str]:
    """A box and what stands on it."""
    width = WIDTH * box.looks / all_looks
    if width < LEAST:
        return
    told = f"{box.name}: {100 * box.looks / all_looks:.1f} %"
    colour = next((colour for part, colour in COLOURS.items() if part in box.name), OTHERS)
    letters = int((width - 4) / LETTER)
    shown = box.name if len(box.name) <= letters else box.name[: max(0, letters - 1)] + "…"
    yield f"<g><title>{escape(told)}</title>"
    yield (
        f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{ROW}"'
        f' fill={quoteattr(colour)} stroke="white" stroke-width="0.5"/>'
    )
    if letters > 2:
        yield f'<text x="{left + 2:.1f}" y="{top + ROW - 5}">{escape(shown)}</text>'
    yield "</g>"
    for each in sorted(box.called.values(), key=lambda called: -called.looks):
        yield from drawn(each, all_looks, left, top - ROW)
        left += WIDTH * each.looks / all_looks


def main() -> None:
    """Start, look and draw."""
    parser = argparse.ArgumentParser(prog="flame")
    parser.add_argument("what", choices=["bare", "start", "table"])
    parser.add_argument("picture", type=Path)
    parser.add_argument("--starts", type=int, default=10)
    chosen = parser.parse_args()
    foot = Box(chosen.what)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        list(stacks(chosen.what, home))  # the first start draws the cards
        for _ in range(chosen.starts):
            for frames, looks in stacks(chosen.what, home):
                foot.add(frames, looks)
    chosen.picture.write_text(drawing(foot), encoding="utf-8")
    print(f"{foot.looks / RATE / chosen.starts:.3f} s a start")


if __name__ == "__main__":
    main()
