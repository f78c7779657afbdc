"""The entry point of a frozen program."""

from __future__ import annotations

import multiprocessing
import sys

from soiree.cli import main

if __name__ == "__main__":
    # The processes of the arena start here too, as a frozen program is its own Python.
    multiprocessing.freeze_support()
    sys.exit(main())
