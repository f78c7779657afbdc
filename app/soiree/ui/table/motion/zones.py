"""The cards of each zone, and their motion from zone to zone."""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.controller.match.card_indices import CardIndices
from soiree.core.cards import Card
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.core.zones import Zone
from soiree.ui.table.contract.step import FLIGHT, TIP, Pace
from soiree.ui.table.contract.targets import CardTarget
from soiree.ui.table.felt.cards import CardItem, FlightPlan, Pose
from soiree.ui.table.felt.placement import Placement
from soiree.ui.table.motion.animations import one_after_the_other, together
from soiree.ui.table.motion.motions import Flight, Landing, Motions

Moves = Sequence[tuple[Moved, CardIndices]]
"""Moves that are one motion, each with the sorted indices of its card in the two zones."""


_CROSSING = 0.16
"""The height of the arcs of two cards that cross in the air, as a share of their length."""

_TIPS_OUT = 0.3
"""The distance that cards tip out of a hand, in card widths."""

Arrived = Callable[[Sequence[Moved]], int]
"""Called when cards have come to rest; returns the wait after it in milliseconds."""


class CardsByZone:
    """The items of the cards in each zone, as far as events have been displayed.

    Attributes:
        zones: the items of each zone, first to last.
        version: a number that changes with every change of cards or faces.
        motions: the animations.
    """

    def __init__(self, scene: QGraphicsScene, placement: Placement, parent: QObject) -> None:
        self.zones: dict[Zone, list[CardItem]] = {}
        self.version = 0
        self._scene = scene
        self._presenter = placement.presenter
        self._order = placement.presenter.order
        self._shown = placement.shown
        self._placement = placement
        self.motions = Motions(parent)
        self.motions.landed.connect(self._landed)
        self._deck_size = 0
        # Chooses which of several hidden cards leaves a hand, so that its position tells nothing.
        self._any = random.Random()

    def faces(self) -> Mapping[Zone, Sequence[Card | None]]:
        """Return the cards of each zone, None for hidden ones."""
        return {zone: [item.card for item in items] for zone, items in self.zones.items()}

    def items(self) -> Iterator[CardItem]:
        """Yield the cards of all zones."""
        return chain.from_iterable(self.zones.values())

    def item_of(self, target: CardTarget) -> CardItem | None:
        """Return the item of a card in its zone; None if it is not there."""
        items = self.zones.get(target.zone, ())
        return next((item for item in items if item.card == target.card), None)

    def deal_out(self, view: View) -> None:
        """Replace all items by new items for the cards of a view; `rest` then places them."""
        self._deck_size = sum(len(cards) for _, cards in view.zones)
        for item in self.items():
            self._scene.removeItem(item)
        self.zones = {}
        moment = self._shown.moment()
        for zone, cards in view.zones:
            lying = self._order.lying(zone, cards, moment)
            self.zones[zone] = [self._new_item(card) for card in lying]
        self.version += 1

    def gather(self) -> None:
        """Move all cards to the zones where a round begins, at once."""
        stock = self._order.stock
        gathered: dict[Zone, list[CardItem]] = {stock: []}
        for zone, items in self.zones.items():
            gathered.setdefault(self._order.home(zone), []).extend(items)
        missing = self._deck_size - sum(len(items) for items in gathered.values())
        gathered[stock] += [self._new_hidden(stock) for _ in range(missing)]
        changed = [zone for zone, items in gathered.items() if items != self.zones.get(zone)]
        self.zones = gathered
        self.version += 1
        self._rest_but_flying(changed)

    def rest(self) -> None:
        """Put every card to rest at its place, at once."""
        self.rest_in(self.zones)

    def rest_in(self, zones: Iterable[Zone], but: Collection[CardItem] = ()) -> None:
        """Put every card of some zones to rest at its place, at once, except `but` some cards."""
        for zone in zones:
            for item, pose in self._with_poses(zone):
                if item not in but:
                    self.version += item.card is not None and not pose.open
                    item.rest(pose)

    def redraw(self) -> None:
        """Update all pictures of cards."""
        for item in self.items():
            item.redraw()

    # --- from zone to zone -----------------------------------------------------------------------

    def move(self, moves: Moves, arrived: Arrived, *, hurried: bool) -> None:
        """Move cards from zone to zone in sequence; `hurried` moves them at once."""
        moved = self._change_zones(moves)
        zones = _zones_of(moves)

        def rest() -> None:
            self._rest_but_flying(zones)
            self.motions.wait = arrived([event for event, _ in moves])

        if hurried:
            rest()
        else:
            motion = self._motion(moves, moved, zones)
            self._nudge(motion, [event for event, _ in moves], zones)
            self.motions.run(motion, rest)

    def move_beside(self, moves: Moves) -> None:
        """Move cards from zone to zone in parallel with other motion."""
        self.motions.land({event.source for event, _ in moves})
        moved = self._change_zones(moves)
        zones = _zones_of(moves)
        motion = self._motion(moves, moved, zones)
        self.motions.fly(Flight(motion, frozenset(moved), zones))

    def _landed(self, flight: Flight) -> None:
        self._rest_but_flying(flight.zones)

    def _rest_but_flying(self, zones: Iterable[Zone]) -> None:
        self.rest_in(zones, self.motions.flying())

    def _motion(
        self, moves: Moves, moved: Mapping[CardItem, Card | None], zones: Iterable[Zone]
    ) -> QParallelAnimationGroup:
        """Return the motion of moved cards and their neighbours, and announce where cards land."""
        group = QParallelAnimationGroup()
        appearance = self._shown.now.appearance
        order = list(moved)
        pace = self._presenter.pace(moves[0][0], self._shown.moment())
        stagger, way = appearance.motion(pace.stagger), appearance.motion(pace.way)
        area, landings = self._placement.area, dict[int, Landing]()
        for zone in zones:
            for item, pose in self._with_poses(zone):
                if item in moved:
                    number = order.index(item)
                    plan = self._flight_plan(item, number, pace)
                    landings[number] = Landing(
                        source=moves[number][0].source,
                        target=moves[number][0].target,
                        at=(pose.centre.x() - area.left()) / max(1.0, area.width()),
                        after=plan.tip + plan.delay + plan.way,
                        turns=item.face_up != (moved[item] is not None),
                    )
                    group.addAnimation(item.flight(pose, moved[item], plan))
                elif item.pose.art is not pose.art:
                    group.addAnimation(item.flight(pose, item.card, FlightPlan(way)))
                elif item.pose.centre != pose.centre:
                    group.addAnimation(item.shift(pose, appearance.motion(FLIGHT)))
        source = moves[0][0].source
        if source == self._order.stock:
            left = len(self.zones[source])
            group.addAnimation(_count_down(self.motions, left, len(moved), stagger))
        self.motions.departed.emit(tuple(landings[number] for number in sorted(landings)))
        return group

    def _flight_plan(self, item: CardItem, number: int, pace: Pace) -> FlightPlan:
        motion = self._shown.now.appearance.motion
        plan = FlightPlan(motion(pace.way), number * motion(pace.stagger))
        if pace.crosses:
            return replace(plan, arc=-_CROSSING if number % 2 else _CROSSING)
        if not pace.tips:
            return plan
        middle = self._placement.area.center()
        away = item.pos() - middle
        # Out of the hand, towards the player who holds it.
        is_side = (
            abs(away.x()) > abs(away.y()) and abs(away.y()) < self._placement.area.height() / 4
        )
        up = QPointF(away.x(), 0) if is_side else QPointF(0, away.y())
        out = up * (_TIPS_OUT * item.pose.art.width / max(1.0, math.hypot(up.x(), up.y())))
        return replace(plan, tip=motion(TIP), out=out)

    def _nudge(
        self, motion: QParallelAnimationGroup, moves: Sequence[Moved], zones: Collection[Zone]
    ) -> None:
        """Add nudges of cards to a motion, except in zones that the motion touches.

        Where two animations move one card, Qt stops the earlier one with its whole group.
        """
        appearance, lands = self._shown.now.appearance, motion.duration()
        giving = self._presenter.nudged(moves, self._shown.moment())
        for zone in (each for each in giving if each not in zones):
            for item in self.zones.get(zone, ()):
                takes = appearance.motion(FLIGHT // 2)
                motion.addAnimation(item.nudge(takes, max(0, lands - takes // 3)))

    def _change_zones(self, moves: Moves) -> dict[CardItem, Card | None]:
        """Assign cards to their new zones, while they still lie at the old ones.

        Returns:
            The cards in the order of their moves, with the faces visible on the way.
        """
        moved: dict[CardItem, Card | None] = {}
        self.version += 1
        for event, indices in moves:
            true_indices = indices if self._shown.now.appearance.sort_cards else None
            item = self._take(event, true_indices)
            self._put(item, event, true_indices)
            moved[item] = event.card
        return moved

    def shows(self, zone: Zone, faces: Sequence[Card] | None) -> bool:
        """True if the cards of a zone already lie at rest with these faces."""
        lying = list(self._with_poses(zone))
        return (
            faces is not None
            and [item.card for item, _ in lying] == list(faces)
            and all(item.pose == pose for item, pose in lying)
        )

    def turn(
        self, zone: Zone, faces: Sequence[Card] | None, milliseconds: int
    ) -> QAbstractAnimation:
        """Return an animation that turns a zone's cards over. Call `rest_in` after it.

        Args:
            faces: the faces visible during the turn, first to last; None keeps the known ones.
        """
        if faces is not None:
            self._put_in_order(zone, faces)
        lying = list(self._with_poses(zone))
        shown = [item.card for item, _ in lying] if faces is None else faces
        flights = [
            item.flight(pose, face, FlightPlan(milliseconds))
            for (item, pose), face in zip(lying, shown, strict=True)
        ]
        self.version += 1
        return together(*flights)

    def _put_in_order(self, zone: Zone, faces: Sequence[Card]) -> None:
        items = self.zones[zone]
        known = {item.card: item for item in items if item.card is not None}
        hidden = iter([item for item in items if item.card is None])
        self.zones[zone] = [known[face] if face in known else next(hidden) for face in faces]

    def _take(self, event: Moved, indices: CardIndices) -> CardItem:
        items = self.zones.setdefault(event.source, [])
        if not items:
            return self._new_hidden(event.source)
        for index, item in enumerate(items):
            if item.card is not None and item.card == event.card:
                return items.pop(index)
        if indices and indices[0] < len(items):
            return items.pop(indices[0])
        if event.source == self._order.stock:
            return items.pop()
        if event.source.slot is not None:
            return items.pop(0)
        return items.pop(self._any.randrange(len(items)))

    def _put(self, item: CardItem, event: Moved, indices: CardIndices) -> None:
        items = self.zones.setdefault(event.target, [])
        index = len(items)
        seen = event.card is not None and self._placement.poses(event.target, 1)[0].open
        if event.card is not None and seen and event.target.kind in self._order.sorted_kinds:
            key = self._order.key(event.card)
            keys = [() if each.card is None else self._order.key(each.card) for each in items]
            index = bisect_left(keys, key)
        elif indices and not seen:
            index = min(indices[1], len(items))
        # Set now, so that later cards are sorted in beside it.
        item.card = event.card
        items.insert(index, item)
        self.version += 1

    def _with_poses(self, zone: Zone) -> Iterable[tuple[CardItem, Pose]]:
        items = self.zones.get(zone, [])
        return zip(items, self._placement.poses(zone, len(items)), strict=True)

    def _new_hidden(self, zone: Zone) -> CardItem:
        item = self._new_item(None)
        item.rest(self._placement.poses(zone, 1)[0])
        return item

    def _new_item(self, card: Card | None) -> CardItem:
        item = CardItem(card)
        self._scene.addItem(item)
        return item


def _zones_of(moves: Moves) -> frozenset[Zone]:
    return frozenset(zone for event, _ in moves for zone in (event.source, event.target))


def _count_down(motions: Motions, left: int, leaving: int, stagger: int) -> QAbstractAnimation:
    """Return an animation without a picture that reports each card that leaves the stock.

    Args:
        left: the number of cards in the stock at the end.
        leaving: the number of cards that leave it.
    """
    pauses = [QPauseAnimation(stagger if number else 0) for number in range(leaving)]
    for number, pause in enumerate(pauses, 1):
        pause.finished.connect(partial(motions.left_stock.emit, left + leaving - number))
    return one_after_the_other(*pauses)
