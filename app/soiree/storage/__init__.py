"""Settings, the matches in progress, the matches played, the log, and where they all lie.

Nothing here raises for what a disk may do to a program: each failure comes back as a `Notice`, one
sentence for the person, and what was on the disk before is still there.
"""
