"""Card items: pictures that lie, stand out of a row, fly and turn over."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QVector3D
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRotation

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.contract.layout import Slot
from soiree.ui.table.felt.items import TableItem, click_through, rounded
from soiree.ui.table.felt.lines import BrassLine
from soiree.ui.table.felt.pixels import show_about_middle
from soiree.ui.table.motion.animations import glide, keyframes, one_after_the_other, together

FLYING = 10_000
"""Added to the z value of a card in flight, so that it flies above all cards at rest."""

RAISED = 0.18
"""The distance by which a selected card stands out of its row, as a share of its width."""


NUDGE = 3
"""The distance by which a card moves when another player's card lands beside it, in pixels."""

_FLIGHT = QEasingCurve.Type.OutCubic

_ARC = 0.06
"""The height of the arc of a flight, as a share of its length."""

_TILT, _SETTLE = 4.0, 2.0
"""The tilt of a card in flight, and its tilt back as it lands, in degrees."""

_TOP = 1.04
"""The size of a card at the top of its arc, relative to its size at rest."""

_LEAN = 9.0
"""The angle at which a card leans that has tipped out of its hand, in degrees."""

_KEYS = 8
"""The number of straight parts of which an arc consists."""


class Pose(Slot, frozen=True, kw_only=True):
    """The slot of a card at rest, on whole device pixels, and the look of the card.

    Attributes:
        art: the pictures at the size of the card.
        room: pixels between the card's top and the edge of the table in that direction.
    """

    art: CardArt
    room: float = math.inf


class FlightPlan(Struct, frozen=True):
    """The plan of a flight. All times are milliseconds.

    Attributes:
        way: the time of the flight.
        delay: the time before it.
        tip: the time in which the card first tips out of its hand.
        out: the offset by which the card tips out, in pixels of the scene.
        arc: the height of the arc, as a share of its length; negative below the straight line.
    """

    way: int
    delay: int = 0
    tip: int = 0
    out: QPointF = QPointF()
    arc: float = _ARC


class CardItem(TableItem):
    """A card in the scene, seen from its first `rest` on; its origin is its centre.

    Attributes:
        card: the card, if the viewer may know it; otherwise None.
        pose: where the card lies, or will lie after its flight.
        face_up: true if the face is shown.
        speed: the speed of the hand that drops the card, in pixels a millisecond; the next flight
            starts with this speed.
    """

    pose: Pose
    _art: CardArt

    def __init__(self, card: Card | None) -> None:
        super().__init__()
        self.card = card
        self.face_up = False
        self.speed = QPointF()
        self._raised = False
        self._held = False
        self._folded = False
        self._shadow = click_through(QGraphicsPixmapItem(self))
        self._picture = click_through(QGraphicsPixmapItem(self))
        self._line = BrassLine(parent=self)
        self._line.hide()
        for part in (self._shadow, self._picture):
            part.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._hinge = QGraphicsRotation(axis=QVector3D(0, 1, 0))
        self.setTransformations([self._hinge])

    def rest(self, pose: Pose) -> None:
        """Move the card to a pose at once, and forget a face that the viewer does not see there."""
        self.pose = pose
        self.speed = QPointF()
        if self._held:
            self._raised = self._held = False
        if not pose.open:
            self.card = None
        self._art = pose.art
        self.face_up = self.card is not None and not pose.covered
        self._folded = pose.folded
        self._hinge.setAngle(0)
        self.setScale(1)
        self.setRotation(pose.turn)
        self.setZValue(pose.height)
        self._stand()

    def stand_out(self, raised: bool) -> None:
        """Raise a selected card out of its row, or lower it. A dragged card does not move."""
        if raised != self._raised and not self._held:
            self._raised = raised
            self._stand()

    def invite(self, palette: TablePalette | None) -> None:
        """Mark the card with a brass line as one that can be acted on; None removes the line."""
        if palette is None:
            self._line.hide()
            return
        outline = rounded(self.outline().adjusted(-1, -1, 1, 1), self._art.width * 0.06 + 1)
        self._line.follow(outline, palette)
        self._line.show()

    def hold(self) -> None:
        """Rise above everything for a drag, until the card flies or rests."""
        self._raised = self._held = True
        self.setZValue(self.pose.height + FLYING)
        self.redraw()

    def redraw(self) -> None:
        """Update the pictures, after a change of face, size or deck."""
        art = self._art
        folded = self._folded and self.face_up
        if self.card is None or not self.face_up:
            picture = art.back()
        else:
            picture = art.folded(self.card) if folded else art.face(self.card)
        show_about_middle(self._picture, picture)
        show_about_middle(self._shadow, art.shadow(self._raised, folded=folded))
        self._shadow.setVisible(self._raised or not self.pose.buried)

    def outline(self) -> QRectF:
        """The card's rectangle, about its centre."""
        size = self._picture.pixmap().deviceIndependentSize()
        return QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)

    def area(self) -> QRectF:
        return self.mapRectToScene(self.outline())

    def flight(self, pose: Pose, seen: Card | None, plan: FlightPlan) -> QAbstractAnimation:
        """Return an animation from where the card is seen to another pose, along an arc.

        The caller has to call `rest` afterwards. A card whose face is seen on the way turns face
        up, and after the flight face down again if it lies face down.

        Args:
            seen: the face that the viewer sees on the way, if any.
        """
        milliseconds = plan.way
        self._raised = self._held = self._folded = False
        self.pose = pose
        path = QSequentialAnimationGroup()
        height = pose.height + FLYING
        start, turn = self.pos(), self.rotation()
        if plan.tip:
            start, lean = start + plan.out, turn + math.copysign(_LEAN, plan.out.x() or 1)
            curve = QEasingCurve.Type.OutBack
            path.addAnimation(
                together(
                    glide(self, b"pos", start, plan.tip, curve),
                    glide(self, b"rotation", lean, plan.tip, curve),
                )
            )
            turn = lean
        if plan.delay or plan.tip:
            # It lies in its pile until it starts.
            path.addAnimation(QPauseAnimation(plan.delay))
        else:
            self.setZValue(height)
        turnings = []
        if seen is not None:
            self.card = seen
            if not self.face_up:
                turnings.append(True)
            if pose.covered or not pose.open:
                turnings.append(False)
        # The larger of the two pictures flies: an enlarged small one would be blurred.
        here = self._art.width
        self._art = max(self._art, pose.art, key=lambda art: art.width)
        self.setScale(here / self._art.width)
        self.redraw()
        rise = keyframes(self, b"z", milliseconds, ((0.0, height), (1.0, height)))
        first = [self._turn_over(face_up, milliseconds) for face_up in turnings[:1]]
        path.addAnimation(together(self._way(start, turn, plan), rise, *first))
        for face_up in turnings[1:]:
            path.addAnimation(self._turn_over(face_up, milliseconds))
        return path

    def rise(self, art: CardArt, height: float) -> None:
        """Rise above everything until `rest`, at the same size but with other pictures.

        Args:
            height: the z order among cards that rise together.
        """
        self._raised = self._held = True
        self.setScale(self._art.width / art.width)
        self._art = art
        self.setZValue(FLYING + height)
        self.redraw()

    def shift(self, pose: Pose, milliseconds: int) -> QAbstractAnimation:
        """Return an animation along the row; the caller has to call `rest` afterwards."""
        self.setZValue(pose.height)
        linear = QEasingCurve.Type.Linear
        along = glide(self, b"pos", pose.centre, milliseconds, linear)
        if self.rotation() == pose.turn:
            return along
        return together(along, glide(self, b"rotation", pose.turn, milliseconds, linear))

    def shake(self, milliseconds: int) -> QAbstractAnimation:
        """Return an animation that shakes the card from side to side."""
        steps = ((0.0, 0), (0.2, -6), (0.4, 6), (0.6, -4), (0.8, 4), (1.0, 0))
        frames = ((part, self.pose.centre + QPointF(step, 0)) for part, step in steps)
        return keyframes(self, b"pos", milliseconds, frames)

    def nudge(self, milliseconds: int, delay: int) -> QAbstractAnimation:
        """Return an animation that pushes the card a little, as another one lands beside it."""
        steps = ((0.0, 0), (0.35, NUDGE), (1.0, 0))
        frames = ((part, self.pos() + QPointF(0, step)) for part, step in steps)
        push = keyframes(self, b"pos", milliseconds, frames)
        return one_after_the_other(QPauseAnimation(delay), push)

    def _way(self, start: QPointF, turn: float, plan: FlightPlan) -> QAbstractAnimation:
        pose, milliseconds = self.pose, plan.way
        end = pose.centre
        across = end.x() - start.x()
        length = math.hypot(across, end.y() - start.y())
        # A short flight has less tilt and size; a card that turns over in place has none of either.
        much = math.copysign(min(1.0, length / self._art.width), across)
        first, last = self.scale(), pose.art.width / self._art.width
        top = (first + last) / 2 * (1 + (_TOP - 1) * abs(much))
        to = pose.turn
        tilt = turn + (to - turn) * 0.6 + _TILT * much
        turns = ((0.0, turn), (0.3, tilt), (0.75, to - _SETTLE * much), (1.0, to))
        sizes = ((0.0, first), (0.5, top), (1.0, last))
        # The hand's way in the time in which the curve would cover all of the flight at its start.
        push = self.speed * (milliseconds / 3)
        push *= min(1.0, length / max(1.0, math.hypot(push.x(), push.y())))
        return together(
            keyframes(self, b"pos", milliseconds, _arc(start, end, push, plan.arc), _FLIGHT),
            keyframes(self, b"rotation", milliseconds, turns),
            keyframes(self, b"scale", milliseconds, sizes, _FLIGHT),
        )

    def _turn_over(self, face_up: bool, milliseconds: int) -> QAbstractAnimation:
        away = glide(self._hinge, b"angle", 90.0, milliseconds // 4, QEasingCurve.Type.InSine)
        back = glide(self._hinge, b"angle", 0.0, milliseconds // 3, QEasingCurve.Type.OutSine)

        def change() -> None:
            self.face_up = face_up
            self.redraw()

        away.finished.connect(change)
        return one_after_the_other(away, back)

    def _stand(self) -> None:
        step = min(round(self._art.width * RAISED), self.pose.room) if self._raised else 0
        turn = math.radians(self.pose.turn)
        self.setPos(self.pose.centre + QPointF(step * math.sin(turn), -step * math.cos(turn)))
        self.redraw()


def _arc(
    start: QPointF, end: QPointF, push: QPointF, bend: float
) -> Iterator[tuple[float, QPointF]]:
    """Yield the keyframes of an arc that bends upwards.

    Args:
        push: the direction in which the arc starts; zero for the usual one.
        bend: the height of the arc, as a share of its length.
    """
    way = end - start
    up = QPointF(way.y(), -way.x()) * (math.copysign(4, way.x()) * bend)
    away, towards = (way + up, way - up) if push.isNull() else (push, way)
    for key in range(_KEYS + 1):
        part = key / _KEYS
        left = 1 - part
        aside = away * (part * left * left) - towards * (part * part * left)
        yield part, start + way * (part * part * (3 - 2 * part)) + aside
