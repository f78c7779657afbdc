"""A card on the table: a picture that can lie, stand out, fly and turn over."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPainterPath, QVector3D
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRotation,
    QGraphicsWidget,
)

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.felt.lines import BrassLine
from soiree.ui.table.felt.pixels import show_about_middle
from soiree.ui.table.motion.animations import glide, one_after_the_other, together

FLYING = 10_000
"""Added to the height of a card in flight: above all that rests."""

RAISED = 0.18
"""How far a picked card stands out of its row, in parts of its width."""


GIVES_WAY = 3
"""Pixels that a card of one's own gives way when somebody else's card lands beside it."""

_FLIGHT = QEasingCurve.Type.InOutCubic
"""How a flying card gathers speed and slows down."""


class Pose(Struct, frozen=True):
    """Where a card rests.

    Attributes:
        centre: of the card, in the scene.
        art: the pictures at the size that cards have here.
        height: what lies above what.
        turn: degrees, clockwise: 0, or a quarter or half turn.
        open: whether the viewer sees the faces here.
        covered: whether cards lie on their faces here, though the viewer may know them.
        folded: whether a folded corner says that others see only the backs of the cards here.
        buried: whether another card lies right on it, in a pile; it casts no shadow of its own.
        room: pixels between the card's top and the edge of the table that the top faces.
    """

    centre: QPointF
    art: CardArt
    height: float = 0
    turn: float = 0
    open: bool = True
    covered: bool = False
    folded: bool = False
    buried: bool = False
    room: float = math.inf


class CardItem(QGraphicsWidget):
    """One card in the scene; its own origin is its centre.

    It paints nothing itself: its pictures are child items and its flights property animations, so
    that nothing of Python runs in a frame.

    Attributes:
        card: whose face it has, as far as the viewer may know it where it lies; else None.
        pose: how it lies, or will lie when its flight is over.
        name: what a screen reader calls it.
    """

    def __init__(self, card: Card | None, pose: Pose) -> None:
        super().__init__()
        self.card = card
        self.pose = pose
        self.name = ""
        self._art = pose.art
        self._face_up = False
        self._raised = False
        self._held = False
        self._folded = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._shadow = QGraphicsPixmapItem(self)
        self._picture = QGraphicsPixmapItem(self)
        self._line = BrassLine(self)
        self._line.hide()
        for part in (self._shadow, self._picture):
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            part.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._hinge = QGraphicsRotation()
        self._hinge.setAxis(QVector3D(0, 1, 0))
        self.setTransformations([self._hinge])
        self.rest(pose)

    @property
    def face_up(self) -> bool:
        return self._face_up

    def rest(self, pose: Pose) -> None:
        """Lie in a pose at once, and forget a face that the viewer does not see there."""
        self.pose = pose
        if self._held:
            self._raised = self._held = False
        if not pose.open:
            self.card = None
        self._art = pose.art
        self._face_up = self.card is not None and not pose.covered
        self._folded = pose.folded
        self._hinge.setAngle(0)
        self.setScale(1)
        self.setRotation(pose.turn)
        self.setZValue(pose.height)
        self._stand()

    def stand_out(self, raised: bool) -> None:
        """Stand out of the row, as a card that has been picked, or step back into it.

        A card that is held stays where it is.
        """
        if raised != self._raised and not self._held:
            self._raised = raised
            self._stand()

    def invite(self, palette: TablePalette | None) -> None:
        """Show by a line round it that the card can be acted on now; None takes the line away."""
        if palette is None:
            self._line.hide()
            return
        outline = QPainterPath()
        corner = self._art.width * 0.06 + 1
        outline.addRoundedRect(self.outline().adjusted(-1, -1, 1, 1), corner, corner)
        self._line.follow(outline, palette)
        self._line.show()

    def hold(self) -> None:
        """Come up under the pointer, above everything, until it flies or rests."""
        self._raised = self._held = True
        self.setZValue(self.pose.height + FLYING)
        self.redraw()

    def redraw(self) -> None:
        """Take the pictures anew: the face or the size is another, or the deck was redrawn."""
        art = self._art
        folded = self._folded and self._face_up
        if self.card is None or not self._face_up:
            picture = art.back()
        else:
            picture = art.folded(self.card) if folded else art.face(self.card)
        show_about_middle(self._picture, picture)
        show_about_middle(self._shadow, art.shadow(self._raised, folded=folded))
        self._shadow.setVisible(self._raised or not self.pose.buried)

    def outline(self) -> QRectF:
        """The card's edge, about its centre."""
        size = self._picture.pixmap().deviceIndependentSize()
        return QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)

    def flight(
        self, pose: Pose, seen: Card | None, milliseconds: int, delay: int = 0
    ) -> QAbstractAnimation:
        """An animation that takes the card to another pose; it has to `rest` there afterwards.

        Args:
            seen: the face that the viewer sees on the way, if any.
            milliseconds: that the way takes; turning over takes more.
            delay: milliseconds before it sets off.
        """
        self._raised = self._held = self._folded = False
        self.pose = pose
        self.setZValue(pose.height + FLYING)
        path = QSequentialAnimationGroup()
        if delay:
            path.addAnimation(QPauseAnimation(delay))
        if seen is not None:
            self.card = seen
            if not self._face_up:
                path.addAnimation(self._turn_over(True, milliseconds))
        # Of two sizes the larger pictures fly: a small one enlarged would be blurred.
        here = self._art.width
        self._art = max(self._art, pose.art, key=lambda art: art.width)
        self.setScale(here / self._art.width)
        self.redraw()
        path.addAnimation(
            together(
                glide(self, b"pos", pose.centre, milliseconds, _FLIGHT),
                glide(self, b"rotation", pose.turn, milliseconds, _FLIGHT),
                glide(self, b"scale", pose.art.width / self._art.width, milliseconds, _FLIGHT),
            )
        )
        if seen is not None and (pose.covered or not pose.open):
            path.addAnimation(self._turn_over(False, milliseconds))
        return path

    def rise(self, art: CardArt, height: float) -> None:
        """Come up above everything until `rest`: as large as before, but drawn with other pictures.

        Args:
            height: which of several that rise together lies above which.
        """
        self._raised = self._held = True
        self.setScale(self._art.width / art.width)
        self._art = art
        self.setZValue(FLYING + height)
        self.redraw()

    def shift(self, pose: Pose, milliseconds: int) -> QAbstractAnimation:
        """An animation that moves the card up in its row; it has to `rest` there afterwards."""
        self.setZValue(pose.height)
        return glide(self, b"pos", pose.centre, milliseconds, QEasingCurve.Type.Linear)

    def shake(self, milliseconds: int) -> QAbstractAnimation:
        """An animation that shakes the card to and fro where it lies."""
        shake = QPropertyAnimation(self, b"pos")
        shake.setDuration(milliseconds)
        for part, step in ((0.0, 0), (0.2, -6), (0.4, 6), (0.6, -4), (0.8, 4), (1.0, 0)):
            shake.setKeyValueAt(part, self.pose.centre + QPointF(step, 0))
        return shake

    def give_way(self, milliseconds: int, delay: int) -> QAbstractAnimation:
        """An animation that pushes the card a little, as another one lands beside it."""
        push = QPropertyAnimation(self, b"pos")
        push.setDuration(milliseconds)
        for part, step in ((0.0, 0), (0.35, GIVES_WAY), (1.0, 0)):
            push.setKeyValueAt(part, self.pos() + QPointF(0, step))
        return one_after_the_other(QPauseAnimation(delay), push)

    def _turn_over(self, face_up: bool, milliseconds: int) -> QAbstractAnimation:
        """Turn on the long axis: to the edge, change the picture, and back."""
        away = glide(self._hinge, b"angle", 90.0, milliseconds // 3, QEasingCurve.Type.InSine)
        back = glide(self._hinge, b"angle", 0.0, milliseconds // 3, QEasingCurve.Type.OutSine)

        def change() -> None:
            self._face_up = face_up
            self.redraw()

        away.finished.connect(change)
        return one_after_the_other(away, back)

    def _stand(self) -> None:
        step = min(round(self._art.width * RAISED), self.pose.room) if self._raised else 0
        turn = math.radians(self.pose.turn)
        self.setPos(self.pose.centre + QPointF(step * math.sin(turn), -step * math.cos(turn)))
        self.redraw()
