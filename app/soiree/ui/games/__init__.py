"""The games in the window: a package each, whose `WINDOW` describes it."""
