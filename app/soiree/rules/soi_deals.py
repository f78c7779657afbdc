"""The deals of Soi that agree with what a seat has seen: exact counts, chances and samples."""

from __future__ import annotations
