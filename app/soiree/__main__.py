"""`python -m soiree` is the command `soiree`."""

import sys

from soiree.cli import main

if __name__ == "__main__":
    sys.exit(main())
