"""Draw a flame graph of the start: the functions, their callers and their shares of the time.

    pip install py-spy
    PYTHONPATH=app:. python tests/bench/flame.py start start.svg
    PYTHONPATH=app:. python tests/bench/flame.py table table.svg --starts 20

Py-spy samples a program of `starts.py` 200 times a second, from its start to the first full
picture. Each box is a function or a module. Its width is the share of samples that contain it, and
it stands on its caller; the program itself is at the bottom. The functions of the import system
between two modules are omitted. A tooltip displays the share.
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
"""The number of samples a second; a higher rate would distort the picture."""

WIDTH, ROW = 1200, 18
"""The width of the picture and the height of a box, in pixels."""

LETTER = 6.6
"""The largest width of a letter, in pixels."""

LEAST = 0.5
"""The smallest width of a box, in pixels; narrower ones are not drawn."""

COLOURS = {"soiree": "#c79a3b", "PySide6": "#6f9e6a", "shiboken6": "#6f9e6a"}
"""The colours of boxes by package; all other boxes are grey."""

OTHERS = "#a9b0b8"


@dataclass
class Box:
    """A function or a module, and the boxes of the functions that it called.

    Attributes:
        looks: the number of samples that contain it.
    """

    name: str
    looks: int = 0
    called: dict[str, Box] = field(default_factory=dict)

    def add(self, frames: Sequence[str], looks: int) -> None:
        """Add samples with a stack of callees, outermost first, above this box."""
        self.looks += looks
        if frames:
            name, *rest = frames
            self.called.setdefault(name, Box(name)).add(rest, looks)

    @property
    def height(self) -> int:
        return 1 + max((box.height for box in self.called.values()), default=0)


def stacks(what: str, home: Path) -> Iterator[tuple[list[str], int]]:
    """Yield the stacks of one start, from the outermost caller, with their numbers of samples."""
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
    """Return the name of a box for a frame of py-spy: `run ui/qt.py` for `run (ui/qt.py:9)`, and
    the path alone for the code of a module, `ui/qt.py` for `<module> (ui/qt.py:9)`.
    """
    function, _, place = frame.partition(" (")
    path = place.partition(":")[0].rstrip(")")
    return path if function == "<module>" else f"{function} {path}"


def drawing(foot: Box) -> str:
    """Return the picture as SVG."""
    height = ROW * foot.height
    boxes = "\n".join(drawn(foot, foot.looks, 0.0, height - ROW))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="monospace" font-size="11">\n{boxes}\n</svg>\n'
    )


def drawn(box: Box, all_looks: int, left: float, top: int) -> Iterator[str]:
    """Yield the SVG elements of a box and of the boxes above it."""
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
    """Run the starts, collect the samples, and draw."""
    parser = argparse.ArgumentParser(prog="flame")
    parser.add_argument("what", choices=["bare", "start", "table"])
    parser.add_argument("picture", type=Path)
    parser.add_argument("--starts", type=int, default=10)
    chosen = parser.parse_args()
    foot = Box(chosen.what)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        list(stacks(chosen.what, home))  # The first start draws the cards.
        for _ in range(chosen.starts):
            for frames, looks in stacks(chosen.what, home):
                foot.add(frames, looks)
    chosen.picture.write_text(drawing(foot), encoding="utf-8")
    print(f"{foot.looks / RATE / chosen.starts:.3f} s a start")


if __name__ == "__main__":
    main()
