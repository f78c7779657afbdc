"""The notices about files that cannot be written, read or used: one sentence each."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field

from soiree.core.texts import filled, tr_noop


class Notice(Struct, frozen=True):
    """One sentence for the person.

    Attributes:
        text: the sentence, with placeholders in braces; one of the constants below.
        words: the values of the placeholders.
    """

    text: str
    words: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return filled(self.text, self.words)


NO_SPACE = tr_noop(
    "{file} could not be saved because its disk is full; what was saved before is still there."
)
NOT_ALLOWED = tr_noop(
    "{file} could not be saved because you may not write there;"
    " what was saved before is still there."
)
READ_ONLY = tr_noop(
    "{file} could not be saved because its disk is read-only; what was saved before is still there."
)
NOT_WRITTEN = tr_noop("{file} could not be saved ({reason}); what was saved before is still there.")
NOT_REMOVED = tr_noop("{file} could not be removed ({reason}).")
NOT_READ = tr_noop("{file} could not be read ({reason}), so Soirée goes on without it.")
NOT_OPENED = tr_noop("{file} cannot be opened as a match ({reason}).")

SETTINGS_DAMAGED = tr_noop(
    "Your settings could not be understood, so the defaults are used;"
    " the damaged file is kept as {kept}."
)
SETTINGS_DAMAGED_IN_PLACE = tr_noop(
    "Your settings in {file} could not be understood, so the defaults are used,"
    " and changes are not saved."
)
SETTINGS_NEWER = tr_noop(
    "Your settings were saved by a newer Soirée; this one uses what it understands of them"
    " and does not save changes."
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
    "The setting {setting} was {found}, which is not possible there, so it is now {default};"
    " the old file is kept as {kept}."
)

NEWER = tr_noop("{file} was saved by a newer Soirée, so this one cannot open it.")
MATCH_NEWER = tr_noop(
    "The match that waits in {file} was saved by a newer Soirée, so this one leaves it as it is."
)
MATCH_DAMAGED = tr_noop(
    "The match that was waiting could not be used ({reason}); it is kept as {kept}."
)
MATCH_DAMAGED_IN_PLACE = tr_noop(
    "The match that was waiting in {file} could not be used ({reason})."
)
JOURNAL_DAMAGED = tr_noop(
    "The last choices of the match that was waiting could not be used ({reason}), so it goes on"
    " from before them; they are kept as {kept}."
)
RECORD_DAMAGED = tr_noop(
    "The record {file} of a finished match could not be used ({reason}), so it is not counted."
)
NO_LOG = tr_noop("No log can be kept in {file} ({reason}).")
NO_LOCK = tr_noop(
    "Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason})."
)
LOCK_HELD = tr_noop(
    "Another program holds {lock}, so nothing is kept this time: no match and no setting."
)
LOCK_HELD_BY = tr_noop(
    "Process {process} of the user {user} holds {lock}, so nothing is kept this time:"
    " no match and no setting."
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
