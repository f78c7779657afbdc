"""Runs in a frozen program before all else: loads Qt as the program does, which comes later."""

from soiree.ui import qt

qt.load()
