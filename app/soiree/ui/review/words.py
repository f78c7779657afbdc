"""What a review says of choices and results, in words."""

from __future__ import annotations

from soiree.controller.review import Account, Amount, ReviewedChoice
from soiree.controller.verdicts import Mark
from soiree.ui.statistics.wording import number, percent
from soiree.ui.style.translation import tr

_FINE = 0.005
"""Errors below this are written with a decimal."""

_EVEN = 0.005
"""What is less than this is none."""


def change(amount: Amount) -> str:
    """A change of a chance and its standard error, in per cent: `3 ± 1%`, `0.4 ± 0.2%`."""
    if not amount.error:
        return tr("{number}%").format(number=_decimals(100 * amount.mean, fine=True))
    fine = amount.error < _FINE
    return _with_error(tr("{mean} ± {error}%"), 100 * amount.mean, 100 * amount.error, fine=fine)


def points(amount: Amount) -> str:
    """Points and their standard error: `4.2 ± 0.8`."""
    if not amount.error:
        return _decimals(amount.mean, fine=True)
    return _with_error(tr("{mean} ± {error}"), amount.mean, amount.error, fine=amount.error < 1)


def signed(share: float) -> str:
    """What was won or lost, in per cent: `+12%`, `−3%`."""
    written = percent(abs(share))
    if written == percent(0):
        return written
    return f"+{written}" if share > 0 else f"−{written}"


def mark_name(mark: Mark) -> str:
    """A mark as it is spoken."""
    return {
        Mark.INACCURACY: tr("inaccuracy"),
        Mark.MISTAKE: tr("mistake"),
        Mark.BLUNDER: tr("blunder"),
    }[mark]


def is_best(choice: ReviewedChoice) -> bool:
    """Whether the strongest level makes the same move."""
    return choice.move == choice.best


def cost_words(choice: ReviewedChoice) -> str:
    """What a choice cost, in a few words for a list."""
    if is_best(choice):
        return tr("best")
    return change(choice.cost) if choice.cost.is_certain else tr("as good")


def verdict(choice: ReviewedChoice, mark: Mark | None) -> str:
    """What a choice cost, in sentences.

    Args:
        mark: that it has.
    """
    if is_best(choice):
        return tr("The strongest player makes the same move.")
    if not choice.cost.is_certain:
        text = tr("As good, as far as can be told: the difference is {cost}.")
        return text.format(cost=change(choice.cost))
    text = {
        None: tr("It costs a little: {cost}, from {before} to {after}."),
        Mark.INACCURACY: tr("An inaccuracy: it costs {cost}, from {before} to {after}."),
        Mark.MISTAKE: tr("A mistake: it costs {cost}, from {before} to {after}."),
        Mark.BLUNDER: tr("A blunder: it costs {cost}, from {before} to {after}."),
    }[mark].format(
        cost=change(choice.cost),
        before=percent(choice.chance),
        after=percent(max(0.0, choice.chance - choice.cost.mean)),
    )
    if choice.points is None or not choice.points.is_certain:
        return text
    in_points = tr("In points: {points}.").format(points=points(choice.points))
    return tr("{first} {second}").format(first=text, second=in_points)


def costs_sentence(account: Account, choices: int, *, yours: bool) -> str:
    """What all choices of a seat cost together."""
    if not choices:
        return tr("There was nothing to choose.")
    if yours:
        text = tr("Your %n choices cost {cost} of a match in all.", "", choices)
    else:
        text = tr("The %n choices cost {cost} of a match in all.", "", choices)
    told = text.format(cost=change(account.cost))
    if account.points is None:
        return told
    in_points = tr("In points: {points}.").format(points=points(account.points))
    return tr("{first} {second}").format(first=told, second=in_points)


def luck_sentence(luck: float, *, yours: bool) -> str:
    """What chance gave a seat."""
    share = percent(abs(luck))
    if abs(luck) < _EVEN:
        return tr("The cards favoured nobody.")
    if luck > 0:
        text = tr("The cards brought you {share}.") if yours else tr("Luck: +{share}.")
    else:
        text = tr("The cards took {share} from you.") if yours else tr("Luck: −{share}.")
    return text.format(share=share)


def skill_sentence(skill: float, *, yours: bool) -> str:
    """What a seat's play came to beside that of the others."""
    share = percent(abs(skill))
    if abs(skill) < _EVEN:
        return tr("Skill and the rest favoured nobody.")
    if not yours:
        text = tr("Skill and the rest: +{share}.")
        if skill < 0:
            text = tr("Skill and the rest: −{share}.")
    elif skill > 0:
        text = tr("Skill and the rest brought you {share}.")
    else:
        text = tr("Skill and the rest cost you {share}.")
    return text.format(share=share)


def result_sentence(result: float, even: float) -> str:
    """What a seat's result is beside an even share."""
    text = tr("Result: {share} of the match, where an even share is {even}.")
    return text.format(share=percent(result), even=percent(even))


def _with_error(text: str, mean: float, error: float, *, fine: bool) -> str:
    """A quantity that no line break takes apart."""
    filled = text.format(
        mean=_decimals(mean, fine=fine), error=_decimals(max(error, 0.1), fine=fine)
    )
    return filled.replace(" ", "\u00a0")


def _decimals(value: float, *, fine: bool) -> str:
    """With one decimal or none, and a minus that is one."""
    return number(round(value, 1)) if fine else number(round(value))
