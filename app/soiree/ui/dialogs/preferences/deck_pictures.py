"""The pictures of a deck in the preferences: a sample, or the reason why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QStackedWidget, QWidget

from soiree.ui.decks import BACK, Finding
from soiree.ui.style import theme
from soiree.ui.style.panels import label, row_of
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, in_row

_HEIGHT = 12 * STEP + 4
"""The height of the pictures, equal for all decks so that the dialog keeps its size."""

_NOTHING = Finding(-1, QSizeF(), None, at_fault=True)
"""The finding of a file without any picture."""

_LEAST = 0.3
"""The least size of a finding beside a larger one, as a share of its space."""


class DeckPictures(QStackedWidget):
    """Shows a sample of a deck's cards, or why the deck is refused, with its faulty pictures."""

    def __init__(self) -> None:
        super().__init__()
        self._sample = _Sample()
        self._refusal = _Refusal()
        self.addWidget(self._sample)
        self.addWidget(self._refusal)
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(68 * STEP)

    def show_sample(self, images: tuple[QImage, ...]) -> None:
        self._sample.show_images(images)
        self.setCurrentWidget(self._sample)

    def clear(self) -> None:
        """Remove all pictures, some of which take megabytes of memory."""
        self._sample.show_images(())
        self._refusal.findings.show_findings(None)

    def use_felt(self, felt: str) -> None:
        self._sample.use_felt(felt)
        self._refusal.findings.use_felt(felt)

    def show_refusal(self, sentence: str, findings: tuple[Finding, ...] | None) -> None:
        """Show why a deck is refused.

        Args:
            sentence: the reason.
            findings: the faulty pictures, perhaps with others to compare; an empty tuple if the
                file has no picture, None if the file is not at fault.
        """
        self._refusal.sentence.setText(sentence)
        self._refusal.findings.show_findings(findings)
        self.setCurrentWidget(self._refusal)


class _OnFelt(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._felt = "bottle"

    def use_felt(self, felt: str) -> None:
        self._felt = felt
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        edge = QPainterPath()
        edge.addRoundedRect(self.rect(), 6, 6)
        painter.setClipPath(edge)
        ratio = self.devicePixelRatio()
        painter.drawPixmap(0, 0, theme.background_pixmap(self._felt, self.size(), ratio))
        self.paint_on(painter)


class _Sample(_OnFelt):
    def __init__(self) -> None:
        super().__init__()
        self._images: tuple[QImage, ...] = ()
        self.setAccessibleName(tr("A sample of the cards"))

    def show_images(self, images: tuple[QImage, ...]) -> None:
        self._images = images
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        gap = 2 * STEP
        sizes = [image.deviceIndependentSize() for image in self._images]
        left = (self.width() - sum(size.width() + gap for size in sizes) + gap) / 2
        for image, size in zip(self._images, sizes, strict=True):
            # Whole pixels, as on the table.
            painter.drawImage(round(left), round((self.height() - size.height()) / 2), image)
            left += size.width() + gap


class _Refusal(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.findings = _Findings()
        self.sentence = label("", theme.font(TEXT, bold=True), wraps=True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.setLayout(row_of(self.findings, (self.sentence, 1), spacing=2 * STEP))


class _Findings(_OnFelt):
    def __init__(self) -> None:
        super().__init__()
        self._findings: tuple[Finding, ...] = (_NOTHING,)
        self.setFixedSize(QSize(32 * STEP, _HEIGHT))

    def show_findings(self, findings: tuple[Finding, ...] | None) -> None:
        self.setVisible(findings is not None)
        self._findings = findings = findings or (_NOTHING,)
        names = [_name_of(each) for each in findings]
        self.setAccessibleName(tr("Problems: {pictures}").format(pictures=in_row(names)))
        self.update()

    def paint_on(self, painter: QPainter) -> None:
        ink = theme.PALETTES[self._felt].ink
        painter.setFont(theme.font(TEXT))
        line = painter.fontMetrics().lineSpacing()
        wide = self.width() / len(self._findings)
        room = QSizeF(wide - 3 * STEP, self.height() - 3 * STEP - line)
        for place, (each, size) in enumerate(
            zip(self._findings, _to_scale(self._findings, room), strict=True)
        ):
            middle = QPointF((place + 0.5) * wide, STEP + room.height() / 2)
            area = QRectF(QPointF(), size)
            area.moveCenter(middle)
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
