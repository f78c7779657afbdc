"""The dialog with the progress of work that takes long, and can be cancelled."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressDialog, QWidget

from soiree.ui.language.translation import tr


class ProgressDialog(QProgressDialog):
    """Shows the progress from the first `setValue` until its owner closes it, and is not modal."""

    def __init__(self, title: str, words: str, most: int, parent: QWidget) -> None:
        """
        Args:
            most: the value at the end.
        """
        super().__init__(words, tr("Cancel"), 0, most, parent, autoClose=False, autoReset=False)
        self.setWindowTitle(title)
        self.setMinimumDuration(0)
