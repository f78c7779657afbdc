"""Load Qt as the program does; a frozen program runs this file first."""

from soiree.ui import qt

qt.load()
