"""Days and times, as people write them in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from soiree.ui.style.translation import languages

_DAY = "d MMM yyyy"


def day(written: str) -> str:
    """A day such as `2026-11-20`, as in `20 Nov 2026`; what is none stays as it is."""
    date = QDate.fromString(written, Qt.DateFormat.ISODate)
    return _locale().toString(date, _DAY) if date.isValid() else written


def moment(written: str) -> str:
    """A time such as `2026-11-20T19:02:11Z` on the clock here, as in `20 Nov 2026, 20:02`."""
    time = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
    return _locale().toString(time, f"{_DAY}, HH:mm") if time.isValid() else written


def _locale() -> QLocale:
    return QLocale(languages()[0])
