"""The look of the whole window: colours, type, spacing, the background of a table, style sheets.

All sizes are logical pixels. Brass marks the objects that the player can use now, and nothing else.
The keyboard focus has another shape: a double frame around fields and buttons, and corners around
objects on the table.
"""

from __future__ import annotations

import math
import random
from functools import cache
from string import Template
from typing import Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QWidget

from soiree.resources import resource
from soiree.ui.style import lettering

STEP = 8
"""The grid: all margins and gaps are multiples of a step, or half a step between neighbours."""

TEXT, LEAD, HEADING, TITLE, WIN = 13, 16, 20, 28, 40
"""The sizes of type; the last one is for a win."""

LARGE_TEXT = 18
"""The size of text in bars, panels and dialogs of a large window."""

_TEXT_GROWS = (1600, 2400)
"""The widths of windows, in pixels, between which text grows from `TEXT` to `LARGE_TEXT`."""

DIGEST, PROMPT = 14, 18
"""The sizes of type of the digest and of the prompt, the two lines on the felt."""

STYLE = ("-style", "Fusion")
"""The arguments of an application that choose the base of our style.

`QApplication.setStyle` would return a `QStyle`, for which PySide6 makes 600 names."""

IVORY = QColor("#FBF7EE")
"""The paper of the cards."""

INK = QColor("#1D2330")
RED = QColor("#B3202C")
GOLD = QColor("#C9A24B")
PETROL = QColor("#2F5D73")


class TablePalette(Struct, frozen=True, eq=False):
    """The colours of a table and of the drawings on it.

    Attributes:
        light: the background at the centre of the light.
        base: the background at the end of the light.
        shade: the background at the edge of the table.
        ink: text on the background.
        brass: the objects that the player can use now.
        gap: hairlines on both sides of brass, for contrast with cards and glows.
        is_plain: True for high contrast: no weave, no light, and no faint ink.
    """

    light: QColor
    base: QColor
    shade: QColor
    ink: QColor
    brass: QColor
    gap: QColor
    is_plain: bool = False

    @property
    def is_dark(self) -> bool:
        return self.ink.lightnessF() > 0.5

    def strength(self, opacity: float) -> float:
        """The opacity of something faint, which high contrast shows in full."""
        return 1.0 if self.is_plain else opacity


def faded(colour: QColor, opacity: float) -> QColor:
    """Return a colour with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def between(first: QColor, second: QColor, part: float = 0.5) -> QColor:
    """The colour `part` of the way from the first to the second."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * part,
        first.greenF() + (second.greenF() - first.greenF()) * part,
        first.blueF() + (second.blueF() - first.blueF()) * part,
    )


def _palette(colours: str, *, is_plain: bool = False) -> TablePalette:
    light, base, shade, ink, brass, gap = map(QColor, colours.split())
    return TablePalette(light, base, shade, ink, brass, gap, is_plain)


HIGH_CONTRAST = "contrast"
"""The name of the felt of high contrast, which replaces the chosen one."""


PALETTES: dict[str, TablePalette] = {
    "bottle": _palette("#2A6349 #154534 #09231B #F3ECDC #D9B35B #09231B"),
    "midnight": _palette("#2F4B76 #1A3157 #0B172B #EFEBE2 #D9B35B #0B172B"),
    "aubergine": _palette("#603A59 #41253E #1F101E #F3E9E6 #DDB75F #1F101E"),
    "linen": _palette("#F3EBDB #E4D9C3 #C3B495 #1D2330 #7F5A0A #FBF7EE"),
    HIGH_CONTRAST: _palette("#000000 #000000 #000000 #FFFFFF #FFD400 #000000", is_plain=True),
}
"""The palette of each felt, by the name in the settings; the first is the default."""


class Chrome(Struct, frozen=True):
    """The colours of everything around the table: menus, panels, dialogs, and pages on felt.

    Attributes:
        window: the background.
        panel: the background of lists, tables and fields.
        raised: buttons, and alternate rows.
        line: hairlines that carry no information.
        edge: the edges of controls, and bars: contrast 3:1 on all colours above.
        text: text of the first rank.
        faint: text of the second rank.
        lines: the colours of the lines of a chart, which also have labels.
    """

    window: QColor
    panel: QColor
    raised: QColor
    line: QColor
    edge: QColor
    text: QColor
    faint: QColor
    lines: tuple[QColor, ...]


def _chrome(colours: str, lines: str) -> Chrome:
    window, panel, raised, line, edge, text, faint = map(QColor, colours.split())
    return Chrome(window, panel, raised, line, edge, text, faint, tuple(map(QColor, lines.split())))


LIGHT = _chrome(
    "#F3EDE1 #FBF7EE #E9E1D1 #CFC5B1 #7D7466 #1D2330 #5B584F",
    lines="#1D2330 #2F5D73 #B3202C #3F6B2A #6B3F8C #8A4B16",
)


_ON_DARK = tuple(map(QColor, "#F1EADB #7FB6CE #F08A80 #9CC68B #C9A6E0 #E3B587".split()))
"""The lines of charts on dark felt."""


def _felt_chrome(palette: TablePalette) -> Chrome:
    base, shade, ink = palette.base, palette.shade, palette.ink
    if not palette.is_dark:
        base, shade = palette.light, palette.base
    window = between(base, shade, 0.35)
    return Chrome(
        window=window,
        panel=between(base, shade, 0.6),
        raised=between(base, palette.light, 0.35),
        line=between(window, ink, 0.2),
        edge=between(window, ink, 0.7),
        text=ink,
        faint=between(ink, window, 0.25),
        lines=_ON_DARK if palette.is_dark else LIGHT.lines,
    )


ON_FELT: dict[str, Chrome] = {felt: _felt_chrome(palette) for felt, palette in PALETTES.items()}
"""The colours of pages on each felt."""

ON_FELT[HIGH_CONTRAST] = _chrome(
    "#000000 #000000 #1A1A1A #FFFFFF #FFFFFF #FFFFFF #F0F0F0",
    lines="#FFFFFF #7FD4FF #FF9D94 #B6F09A #E0B8FF #FFC98A",
)

DARK = ON_FELT["bottle"]

PLAIN_LIGHT = _chrome(
    "#FFFFFF #FFFFFF #EDEDED #000000 #000000 #000000 #1C1C1C",
    lines="#000000 #00406B #9C0014 #1F5200 #551487 #6B3600",
)
"""The colours of high contrast in a light scheme."""

Scheme = Literal["system", "light", "dark"]


class Theme(QObject):
    """The colour scheme of the whole application: chosen, or that of the desktop.

    Light is paper; dark is the felt of the table, or bottle green on light felt.

    Attributes:
        chrome: the current colours around the table.

    Signals:
        changed: the colours have changed; widgets that paint themselves should repaint.
    """

    changed = Signal()

    def __init__(
        self, scheme: Scheme = "system", parent: QObject | None = None, felt: str = "bottle"
    ) -> None:
        super().__init__(parent)
        self._scheme: Scheme = scheme
        self._felt = felt
        _app().setFont(felt_font(TEXT))
        _app().styleHints().colorSchemeChanged.connect(self._apply)
        self.chrome = self._chosen_chrome()
        self._colour()

    def choose(self, scheme: Scheme, felt: str = "bottle") -> None:
        self._scheme, self._felt = scheme, felt
        self._apply()

    def _apply(self) -> None:
        chrome = self._chosen_chrome()
        if chrome is not self.chrome:
            self.chrome = chrome
            self._colour()
            self.changed.emit()

    def _chosen_chrome(self) -> Chrome:
        dark = self._scheme == "dark" or (
            self._scheme == "system" and _app().styleHints().colorScheme() == Qt.ColorScheme.Dark
        )
        if not dark:
            return PLAIN_LIGHT if PALETTES[self._felt].is_plain else LIGHT
        return ON_FELT[self._felt] if PALETTES[self._felt].is_dark else DARK

    def _colour(self) -> None:
        _app().setPalette(qt_palette(self.chrome))
        _app().setStyleSheet(style_sheet(self.chrome))


def chrome_of(colours: QPalette) -> Chrome:
    """The chrome of a palette, for widgets that paint themselves."""
    text = colours.windowText().color()
    return next(
        (each for each in (LIGHT, PLAIN_LIGHT, *ON_FELT.values()) if each.text == text), LIGHT
    )


def grow_text(window: QSize, scale: float = 1.0) -> None:
    """Set the size of the text in bars, panels and dialogs; the felt has scales of its own.

    The font of the application is the one place with this size. Widgets with fonts of their own
    get them at the new size, and see a `FontChange` or `StyleChange`.

    Args:
        window: the size of the main window; text grows with a large window.
        scale: the chosen size of text; 1 is the usual size.
    """
    room = min(window.width(), window.height() * 16 // 9)
    part = (room - _TEXT_GROWS[0]) / (_TEXT_GROWS[1] - _TEXT_GROWS[0])
    usual = TEXT + round((LARGE_TEXT - TEXT) * max(0.0, min(1.0, part)))
    size, before = round(usual * scale), _text_size()
    if size == before:
        return
    owners = [each for each in QApplication.allWidgets() if _grows(each)]
    sizes = [_usual_size(each, before) for each in owners]
    _app().setFont(felt_font(size))
    # Otherwise styled widgets would keep their fonts, such as the menu bar.
    _style_again()
    for widget, own in zip(owners, sizes, strict=True):
        face = widget.font()
        face.setPixelSize(grown(own))
        widget.setFont(face)
        widget.setProperty(_USUAL_SIZE, own)


OWN_SIZES = "ownSizes"
"""The property of a page that sets the sizes of all its fonts itself."""

_USUAL_SIZE = "usualSize"
"""The property of a widget with the size of its font before growth, which rounding would lose."""


def _grows(widget: QWidget) -> bool:
    """True if a widget has a font of its own that grows with the text."""
    if not widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
        return False
    above: QWidget | None = widget
    while above is not None and not above.property(OWN_SIZES):
        above = above.parentWidget()
    return above is None


def use_fingers(used: bool) -> None:
    """Make targets large enough for fingers, or of their usual size."""
    if used != uses_fingers():
        _app().setProperty(_FINGERS, used)
        _style_again()


FINGER = 44
"""The least side of a target for fingers, in logical pixels."""


def uses_fingers() -> bool:
    """True if targets are large enough for fingers."""
    return bool(_app().property(_FINGERS))


_FINGERS = "fingers"


def _style_again() -> None:
    if _app().styleSheet():
        _app().setStyleSheet(style_sheet(chrome_of(_app().palette())))


def _usual_size(widget: QWidget, text: int) -> int:
    pixels, known = widget.font().pixelSize(), widget.property(_USUAL_SIZE)
    if isinstance(known, int) and round(known * text / TEXT) == pixels:
        return known
    return round(pixels * TEXT / text)


def grown(pixels: float) -> int:
    """Return a length that grows with the text in bars, panels and dialogs."""
    return round(pixels * _text_size() / TEXT)


def _text_size() -> int:
    """The size of text in pixels; before the first theme, the font has a size in points."""
    size = QApplication.font().pixelSize()
    return size if size > 0 else TEXT


def grown_size(width: int, height: int) -> QSize:
    """Return the size of a window that grows with its text."""
    return QSize(grown(width), grown(height))


def font(size: int, *, bold: bool = False, spaced: bool = False, figures: bool = False) -> QFont:
    """The system's font at one of the five sizes, which grow with the window.

    Args:
        spaced: wider letter spacing, for captions.
        figures: digits of equal width, for columns of numbers.
    """
    return felt_font(grown(size), bold=bold, spaced=spaced, figures=figures)


def felt_font(
    size: int, *, bold: bool = False, spaced: bool = False, figures: bool = False
) -> QFont:
    """The system's font at a fixed size, for pictures that have a scale of their own."""
    chosen = QFont(QApplication.font())
    chosen.setPixelSize(size)
    chosen.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    if spaced:
        chosen.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    # PySide6 6.8.0 cannot name a feature: it uses the default digits of the font.
    if figures and hasattr(QFont.Tag, "fromString"):
        chosen.setFeature(QFont.Tag.fromString("tnum"), 1)
    return chosen


def title_font(size: int) -> QFont:
    """The lettering of the house, for titles; other scripts keep the system's font."""
    return felt_title_font(grown(size))


def felt_title_font(size: int) -> QFont:
    """The lettering of the house at a fixed size."""
    chosen = felt_font(size)
    chosen.setFamilies([lettering.family(), chosen.family()])
    return chosen


def qt_palette(chrome: Chrome) -> QPalette:
    """The colours as a palette, for Qt's own widgets."""
    role = QPalette.ColorRole
    text = (role.WindowText, role.Text, role.ButtonText, role.BrightText, role.ToolTipText)
    colours = QPalette()
    for colour, roles in (
        (chrome.window, (role.Window,)),
        (chrome.panel, (role.Base,)),
        (chrome.raised, (role.AlternateBase, role.Button, role.ToolTipBase, role.Light)),
        (chrome.line, (role.Midlight, role.Mid, role.Dark, role.Shadow)),
        (chrome.text, (*text, role.Accent)),
        (chrome.faint, (role.PlaceholderText,)),
        (chrome.lines[1], (role.Link, role.LinkVisited)),
        (PETROL, (role.Highlight,)),
        (IVORY, (role.HighlightedText,)),
    ):
        for which in roles:
            colours.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        colours.setColor(QPalette.ColorGroup.Disabled, which, between(chrome.window, chrome.faint))
    return colours


def background_pixmap(felt: str, size: QSize, ratio: float, lamp: QPointF | None = None) -> QPixmap:
    """The background of a table: felt under a lamp.

    Args:
        felt: one of `PALETTES`.
        size: in logical pixels.
        ratio: the device pixel ratio; the pixmap has `size * ratio` device pixels.
        lamp: the centre of the light, as shares of width and height; by default near the middle.
    """
    palette = PALETTES[felt]
    width = max(1, round(size.width() * ratio))
    height = max(1, round(size.height() * ratio))
    lamp = lamp or QPointF(0.5, 0.46)

    # A round light, stretched to the shape of the window.
    pool = QRadialGradient(lamp, 0.8)
    for stop in range(17):
        away = stop / 16
        lit = between(palette.base, palette.light, math.exp(-5 * away**2))
        pool.setColorAt(away, between(lit, palette.shade, away**3))
    brush = QBrush(pool)
    brush.setTransform(QTransform.fromScale(width, height))

    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(image.rect(), brush)
    if not palette.is_plain:
        painter.fillRect(image.rect(), QBrush(_weave()))
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _weave() -> QImage:
    side = 96
    twill = bytes([0x80, 0x80, 0, 0]) * side
    threads = b"".join(twill[y % 4 : y % 4 + side] for y in range(side))
    grains = random.Random(1).randbytes(side * side)
    mask = int.from_bytes(b"\x7f" * len(grains))
    # As whole numbers: in a loop over the pixels this takes 6 ms of each start.
    pixels = int.from_bytes(threads) | int.from_bytes(grains) & mask
    tile = QImage(pixels.to_bytes(len(grains)), side, side, side, QImage.Format.Format_Indexed8)
    tile.setColorTable([_light(pixel) for pixel in range(256)])
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _light(pixel: int) -> int:
    """A faint white or black, computed from the thread (high bit) and the grain (other bits)."""
    thread = 1.6 if pixel & 0x80 else -1.6
    grain = 2.4 * ((pixel & 0x7F).bit_count() - 3.5)
    level = round(thread + grain)
    white = 255 if level > 0 else 0
    return QColor(white, white, white, min(abs(level), 12)).rgba()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def style_sheet(chrome: Chrome) -> str:
    """The style sheet of the window in these colours."""
    shade = "dark" if chrome.text.lightnessF() > 0.5 else "light"
    values = {
        "box": f"{grown(16)}px",
        "sign": f"{grown(12)}px",
        "row": f"{grown(22)}px",
        "tall": f"{grown(18)}px",
        "arrow": resource("chrome", f"arrow-{shade}.svg").as_posix(),
        "tick": resource("chrome", f"tick-{shade}.svg").as_posix(),
    }
    fingers = sheet("fingers.qss", chrome, **values) if uses_fingers() else ""
    return sheet("style.qss", chrome, **values) + fingers


def sheet(file: str, chrome: Chrome | None = None, **values: str) -> str:
    """A style sheet of the program, with colours and other values in place of `$line` and so on.

    Args:
        file: the name of a file in `resources/chrome`.
        chrome: the colours; by default, those on ivory paper.
        values: further values by name.
    """
    colours = msgspec.structs.asdict(chrome or LIGHT) | {"ivory": IVORY, "petrol": PETROL}
    names = {name: value.name() for name, value in colours.items() if name != "lines"}
    text = resource("chrome", file).read_text(encoding="utf-8")
    return Template(text).substitute(names | values)
