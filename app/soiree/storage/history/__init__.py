"""The matches and evenings on disk, found again: the index, and all that is read from it."""
