"""The notices about files that cannot be written, read or used: one sentence each."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from soiree.core.texts import Sentence, tr_noop


class Notice(Sentence, frozen=True):
    """A sentence about files; its text is one of the constants below."""


NO_SPACE = tr_noop(
    "{file} could not be saved because the disk is full; the previous version is kept."
)
NOT_ALLOWED = tr_noop(
    "{file} could not be saved because you may not write there; the previous version is kept."
)
READ_ONLY = tr_noop(
    "{file} could not be saved because the disk is read-only; the previous version is kept."
)
NOT_WRITTEN = tr_noop("{file} could not be saved ({reason}); the previous version is kept.")
NOT_REMOVED = tr_noop("{file} could not be removed ({reason}).")
NOT_READ = tr_noop("{file} could not be read ({reason}), so Soirée continues without it.")
NOT_OPENED = tr_noop("{file} cannot be opened as a match ({reason}).")
NO_TOURNAMENT = tr_noop("{file} cannot be opened as a tournament ({reason}).")

SETTINGS_DAMAGED = tr_noop(
    "Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}."
)
SETTINGS_DAMAGED_IN_PLACE = tr_noop(
    "Your settings in {file} could not be read, so the defaults are used and changes are not saved."
)
SETTINGS_NEWER = tr_noop(
    "Your settings were saved by a newer Soirée; this version uses the "
    "settings that it knows and does not save changes."
)
SETTING_OUT_OF_RANGE = tr_noop(
    "The setting {setting} was {found}, not a whole number from {least} to {most},"
    " so it is now {default}; the old file is kept as {kept}."
)
SETTING_NOT_A_CHOICE = tr_noop(
    "The setting {setting} was {found}, not one of {choices},"
    " so it is now {default}; the old file is kept as {kept}."
)
SETTING_UNFIT = tr_noop(
    "The setting {setting} was {found}, which is not a valid value, so it is "
    "now {default}; the old file is kept as {kept}."
)

NEWER = tr_noop("{file} was saved by a newer Soirée, so this version cannot open it.")
MATCH_NEWER = tr_noop(
    "The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged."
)
MATCH_DAMAGED = tr_noop(
    "The waiting match could not be read ({reason}); the file is kept as {kept}."
)
MATCH_DAMAGED_IN_PLACE = tr_noop("The waiting match in {file} could not be read ({reason}).")
JOURNAL_DAMAGED = tr_noop(
    "The last moves of the waiting match could not be read ({reason}). The "
    "match continues before these moves; they are kept as {kept}."
)
RECORD_DAMAGED = tr_noop(
    "The record {file} of a finished match could not be read ({reason}), so "
    "the match is not counted."
)
EVENING_NEWER = tr_noop(
    "The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged."
)
EVENING_DAMAGED = tr_noop("The evening could not be read ({reason}); the file is kept as {kept}.")
EVENING_GONE = tr_noop("That evening was deleted; its matches are in the album.")
KEEPS_NO_EVENING = tr_noop("No evening can be played while Soirée saves nothing.")
NO_LOG = tr_noop("The log cannot be written to {file} ({reason}).")
NO_LOCK = tr_noop(
    "Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason})."
)
LOCK_HELD = tr_noop(
    "Another program holds {lock}, so matches and settings are not saved this time."
)
LOCK_HELD_BY = tr_noop(
    "Process {process} of the user {user} holds {lock}, so matches and "
    "settings are not saved this time."
)

_BY_CAUSE = {
    errno.ENOSPC: NO_SPACE,
    errno.EDQUOT: NO_SPACE,
    errno.EFBIG: NO_SPACE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EROFS: READ_ONLY,
}


def not_written(file: Path, error: OSError) -> Notice:
    """The notice for a file that was not written, by the error of the system."""
    return because(_BY_CAUSE.get(error.errno or 0, NOT_WRITTEN), file, error)


def because(text: str, file: Path, error: Exception) -> Notice:
    """A notice with the name of a file and the reason of an error."""
    reason = error.strerror if isinstance(error, OSError) else None
    return Notice(text, {"file": readable(file), "reason": reason or str(error)})


def readable(path: Path | str) -> str:
    """A path for display: on one line, with replacement characters for undecodable bytes."""
    text = os.fsencode(path).decode(errors="replace")
    return "".join(each if each.isprintable() else "\ufffd" for each in text)
