"""What Soirée is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

import soiree
from soiree.ui import theme
from soiree.ui.theme import STEP

_tr = QCoreApplication.translate


class AboutDialog(QDialog):
    """What this program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Dialogs", "About Soirée"))
        title = QLabel("Soirée")
        title.setFont(theme.font(theme.TITLE, spaced=True))
        lines = [
            _tr("Dialogs", "A card table for six games, with company that never tires."),
            _tr("Dialogs", "Version {version}, with Qt {qt}.").format(
                version=soiree.__version__, qt=qVersion()
            ),
            _tr("Dialogs", "Free software under the MIT licence."),
        ]
        close = QPushButton(_tr("Dialogs", "Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(STEP)
        layout.addWidget(title)
        for line in lines:
            layout.addWidget(QLabel(line))
        layout.addSpacing(2 * STEP)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
