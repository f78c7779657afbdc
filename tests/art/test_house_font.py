"""The font of the house in `resources`, and the script that draws it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def test_the_script_draws_the_same_font_again(tmp_path: Path) -> None:
    script = CHECKOUT / "packaging" / "art" / "house_font.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    made = (tmp_path / "fonts" / "soiree.otf").read_bytes()
    assert made == (CHECKOUT / "resources" / "fonts" / "soiree.otf").read_bytes()
