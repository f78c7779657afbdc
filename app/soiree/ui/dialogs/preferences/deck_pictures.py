"""The pictures of a deck in the preferences: a sample, or the reason why it is refused."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from soiree.ui.decks import BACK, Finding
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, in_row
from soiree.ui.style import theme
from soiree.ui.style.panels import label, painter_on, row_of
from soiree.ui.style.picture_cache import kept
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.table.felt.items import rounded
from soiree.ui.table.felt.pixels import drawing

_HEIGHT = 12 * STEP + 4
"""The height of the pictures, equal for all decks so that the dialog keeps its size."""

_NOTHING = Finding(-1, QSizeF(), None, at_fault=True)
"""The finding of a file without any picture."""

_LEAST = 0.3
"""The least size of a finding beside a larger one, as a share of its space."""


class DeckPictures(QWidget):
    """Shows a sample of a deck's cards, or why the deck is refused, with its faulty pictures."""

    def __init__(self) -> None:
        super().__init__()
        self._felt = _Felt()
        self._reason = label("", theme.font(TEXT, bold=True), wraps=True)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self.setLayout(row_of(self._felt, (self._reason, 1), spacing=2 * STEP))
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(68 * STEP)
        self.show_sample(())

    def show_sample(self, images: tuple[QImage, ...]) -> None:
        """Show pictures of some cards. Without any, no picture stays in memory."""
        self._reason.hide()
        self._felt.show_pictures(images, (), tr("A sample of the cards"))

    def use_felt(self, felt: str) -> None:
        self._felt.felt = felt
        self._felt.update()

    def show_refusal(self, sentence: str, findings: tuple[Finding, ...] | None) -> None:
        """Show why a deck is refused.

        Args:
            sentence: the reason.
            findings: the faulty pictures, perhaps with others to compare; an empty tuple if the
                file has no picture, None if the file is not at fault.
        """
        shown = findings or (_NOTHING,)
        name = tr("Problems: {pictures}").format(
            pictures=in_row([_name_of(each) for each in shown])
        )
        self._felt.show_pictures((), shown, name)
        self._felt.setVisible(findings is not None)
        self._reason.setText(sentence)
        self._reason.show()


class _Felt(QWidget):
    """Pictures on felt: a sample of a deck, or findings. A reason beside takes the free width."""

    def __init__(self) -> None:
        super().__init__()
        self.felt = "bottle"

    def show_pictures(
        self, sample: tuple[QImage, ...], findings: tuple[Finding, ...], name: str
    ) -> None:
        self._sample, self._findings = sample, findings
        self.setAccessibleName(name)
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(32 * STEP, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setClipPath(rounded(self.rect().toRectF(), 6))
        ratio = self.devicePixelRatio()
        painter.drawPixmap(0, 0, theme.background_pixmap(self.felt, self.size(), ratio))
        self._paint_sample(painter)
        if self._findings:
            self._paint_findings(painter)

    def _paint_sample(self, painter: QPainter) -> None:
        gap = 2 * STEP
        sizes = [image.deviceIndependentSize() for image in self._sample]
        left = (self.width() - sum(size.width() + gap for size in sizes) + gap) / 2
        for image, size in zip(self._sample, sizes, strict=True):
            # Whole pixels, as on the table.
            painter.drawImage(round(left), round((self.height() - size.height()) / 2), image)
            left += size.width() + gap

    def _paint_findings(self, painter: QPainter) -> None:
        ink = theme.PALETTES[self.felt].ink
        painter.setFont(theme.font(TEXT))
        line = painter.fontMetrics().lineSpacing()
        wide = self.width() / len(self._findings)
        room = QSizeF(wide - 3 * STEP, self.height() - 3 * STEP - line)
        for place, (each, size) in enumerate(
            zip(self._findings, _to_scale(self._findings, room), strict=True)
        ):
            area = QRectF(QPointF(), size)
            area.moveCenter(QPointF((place + 0.5) * wide, STEP + room.height() / 2))
            if each.image is not None:
                painter.drawImage(area, each.image)
            if each.at_fault:
                painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
                frame = area.toAlignedRect().toRectF()
                painter.drawRect(frame.adjusted(-2.5, -2.5, 2.5, 2.5))
            painter.setPen(ink)
            below = QRectF(place * wide, self.height() - line - STEP, wide, line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, _name_of(each))


def _to_scale(findings: tuple[Finding, ...], room: QSizeF) -> list[QSizeF]:
    """The sizes of the findings on the screen: at one scale, but no finding too small to see."""
    keep = Qt.AspectRatioMode.KeepAspectRatio
    sizes = [each.size if not each.size.isEmpty() else QSizeF(5, 7) for each in findings]
    filling = [size.scaled(room, keep) for size in sizes]
    scale = min(fill.height() / size.height() for fill, size in zip(filling, sizes, strict=True))
    return [
        max(size * scale, fill * _LEAST, key=lambda each: each.height())
        for fill, size in zip(filling, sizes, strict=True)
    ]


def _name_of(finding: Finding) -> str:
    if finding is _NOTHING:
        return tr("no picture")
    if finding.which == BACK:
        return tr("the back")
    if finding.image is None:
        return tr("no {card}").format(card=card_name(finding.which))
    return card_name(finding.which)


def back_picture(file: Path, size: QSize, ratio: float) -> QPixmap:
    """A small picture of a back, of this size in logical pixels."""

    def draw() -> QPixmap:
        with drawing(size, ratio) as (pixmap, painter):
            QSvgRenderer(str(file)).render(painter)
        return pixmap

    return kept(f"back {file} {size.width()}x{size.height()} {ratio}", draw)


def two_cards(sample: tuple[QImage, ...]) -> QPixmap:
    """A small picture of a deck, made from a sample of it: its ace of spades and a king."""
    ace, king = sample[0], sample[3]
    ratio, step = ace.devicePixelRatio(), ace.deviceIndependentSize().width() * 0.7
    size = ace.deviceIndependentSize().toSize() + QSize(round(step), 0)
    with drawing(size, ratio) as (pixmap, painter):
        painter.drawImage(0, 0, ace)
        painter.drawImage(QPointF(step, 0), king)
    return pixmap
