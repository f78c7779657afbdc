"""Settings, matches in progress, matches played and the log, and the paths of their files.

Nothing here raises for a failing disk: each failure comes back as a `Notice`, one sentence for the
person, and what was on the disk before is still there.
"""
