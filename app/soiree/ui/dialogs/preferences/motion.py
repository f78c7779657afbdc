"""The preferences of motion and sound."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QSlider

from soiree.storage.settings import Settings
from soiree.ui.desktop import speech
from soiree.ui.desktop.wishes import desktop_wants_reduced_motion
from soiree.ui.dialogs.forms import faint
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.language.translation import tr
from soiree.ui.sound.speaker import is_installed
from soiree.ui.style import theme
from soiree.ui.style.panels import label
from soiree.ui.style.theme import STEP, TEXT


class MotionPage(Page):
    """The preferences of motion and sound."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.title = tr("Motion and sound")
        self.first = self.choice(
            tr("Motion"),
            #: The speed of cards that move: slow, normal, fast, or no motion.
            {"slow": tr("Slow"), "normal": tr("Normal"), "fast": tr("Fast"), "off": tr("None")},
            "speed",
        )
        self.choice(
            tr("Reduced motion"),
            {
                "system": tr("Like the desktop"),
                "on": tr("Always: nothing moves"),
                "off": tr("Never"),
            },
            "reduced_motion",
        )
        if desktop_wants_reduced_motion():
            self.rows.add_below(faint(tr("The desktop asks for reduced motion.")))
        self.rows.add_heading(tr("Sound"))
        self._sound = self.check(tr("Play sounds for cards, turns and victories"), "sound")
        self._add_volume()
        if not is_installed():
            self._sound.setEnabled(False)
            self._volume.setEnabled(False)
            self._figure.setEnabled(False)
            text = tr("Sound needs {package}, which is not installed.")
            self.rows.add_below(faint(text.format(package="miniaudio")))
        if speech.IS_THERE:
            self.check(tr("Speak events when no screen reader is on"), "speak")

    def _add_volume(self) -> None:
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setRange(0, 100)
        self._volume.setSingleStep(5)
        self._volume.setPageStep(20)
        # A change takes effect when the knob is released.
        self._volume.setTracking(False)
        figure = self._figure = label("", theme.font(TEXT, figures=True))
        self._show_figure(100)
        figure.setFixedWidth(max(6 * STEP, figure.sizeHint().width()))
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rows.add_row(tr("Volume"), self._volume, beside=figure)
        self._volume.sliderMoved.connect(self._show_figure)
        self._volume.valueChanged.connect(self._show_figure)
        self._volume.valueChanged.connect(lambda volume: self._set("volume", volume))
        self._show_volume()

    def show_settings(self) -> None:
        super().show_settings()
        self._show_volume()

    def _show_volume(self) -> None:
        with QSignalBlocker(self._volume):
            self._volume.setValue(self._settings.volume)
        self._show_figure(self._settings.volume)

    def _show_figure(self, volume: int) -> None:
        self._figure.setText(tr("{volume}%").format(volume=volume))
