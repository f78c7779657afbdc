"""Where a frozen program starts."""

from __future__ import annotations

import multiprocessing
import sys

from soiree.cli import main

if __name__ == "__main__":
    # A frozen program is its own Python: the processes of the arena start here too.
    multiprocessing.freeze_support()
    sys.exit(main())
