"""The sentences of a review about choices and results."""

from __future__ import annotations

from collections.abc import Callable

from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import NOT_PRICED, Account, ReviewedChoice
from soiree.controller.review.verdicts import Mark
from soiree.ui.dialogs.statistics.wording import number, percent, tenths
from soiree.ui.language.translation import tr, with_sign

_FINE = 0.005
"""Standard errors below this are written with a decimal."""

_EXACT_FINE = 10
"""Exact amounts below this are written with a decimal."""

_EVEN = 0.005
"""Luck or skill below this counts as none."""

_NO_CHANCE, _NO_POINTS = 0.0005, 0.05
"""Costs below these would be written as 0."""


def change(amount: Amount) -> str:
    """A change of a chance and its standard error, in per cent: `3 ± 1%`, `0.4 ± 0.2%`."""
    if not amount.error:
        return tr("{number}%").format(number=_exact(100 * amount.mean))
    fine = amount.error < _FINE
    return _with_error(tr("{mean} ± {error}%"), 100 * amount.mean, 100 * amount.error, fine=fine)


def points(amount: Amount) -> str:
    """Points and their standard error: `4.2 ± 0.8`."""
    if not amount.error:
        return _exact(amount.mean)
    return _with_error(tr("{mean} ± {error}"), amount.mean, amount.error, fine=amount.error < 1)


def signed(share: float) -> str:
    """A gain or loss in per cent: `+12%`, `−3%`."""
    written = percent(abs(share))
    if written == percent(0):
        return written
    return with_sign(f"+{written}" if share > 0 else f"-{written}")


def mark_name(mark: Mark) -> str:
    """The spoken name of a mark."""
    return {
        Mark.INACCURACY: tr("inaccuracy"),
        Mark.MISTAKE: tr("mistake"),
        Mark.BLUNDER: tr("blunder"),
    }[mark]


def is_best(choice: ReviewedChoice) -> bool:
    """True if the move is the best one by the estimate, and the estimate is exact enough."""
    return choice.move == choice.best and choice.is_known


def lowers_chance(choice: ReviewedChoice) -> bool:
    """True if a choice cost more chance to win than the error of the estimate."""
    return choice.cost.is_certain and choice.cost.mean >= _NO_CHANCE


def _costs_points(choice: ReviewedChoice) -> bool:
    return (
        choice.points is not None and choice.points.is_certain and choice.points.mean >= _NO_POINTS
    )


def is_costly(choice: ReviewedChoice, *, in_points: bool) -> bool:
    """True if a choice cost more than the error of the estimate, and is no repeated omission.

    Args:
        in_points: true if a cost in points alone counts, too.
    """
    costs = lowers_chance(choice) or (in_points and _costs_points(choice))
    return costs and choice.repeats is None


def cost_words(choice: ReviewedChoice, *, in_points: bool = False) -> str:
    """The cost of a choice in a few words, for a list.

    Args:
        in_points: true if the cost is stated in points first.
    """
    if is_best(choice):
        #: The verdict on a choice, in a narrow column: the best move.
        return tr("best")
    if choice.repeats is not None:
        #: The verdict on a choice, in a narrow column: it repeats an earlier mistake.
        return tr("as before")
    if in_points and choice.points is not None and _costs_points(choice):
        return tr("{number} points").format(number=points(choice.points))
    if lowers_chance(choice):
        return change(choice.cost)
    if choice.is_known:
        #: The verdict on a choice, in a narrow column: no other move is better.
        return tr("as good")
    if choice.cost == NOT_PRICED:
        #: The verdict on a choice, in a narrow column: its cost is not known.
        return tr("not known")
    return tr("not known: ± {error}%").format(error=_error(choice.cost)).replace(" ", "\u00a0")


def verdict(choice: ReviewedChoice, mark: Mark | None, *, in_points: bool = False) -> str:
    """The cost of a choice in sentences.

    Args:
        mark: the sign for the size of a mistake, such as ?!; None for no mistake.
        in_points: True if the cost is stated in points first.
    """
    if is_best(choice):
        return tr("No move is better.")
    if choice.repeats is not None:
        return tr("The same omission as before, which counts once, where it began.")
    if in_points and choice.points is not None and _costs_points(choice):
        return _verdict_in_points(choice, choice.points, mark)
    if choice.cost == NOT_PRICED:
        return tr("The cost is not known: reviews price the first moves of a long match.")
    if not lowers_chance(choice) and not choice.is_known:
        text = tr("The cost is not known well enough: {cost}.")
        return text.format(cost=change(choice.cost))
    if not lowers_chance(choice):
        text = tr("About as good: the difference is {cost}.")
        return text.format(cost=change(choice.cost._replace(mean=abs(choice.cost.mean))))
    text = {
        None: tr("This move costs {cost} of the match: from {before} to {after}."),
        Mark.INACCURACY: tr(
            "An inaccuracy. This move costs {cost} of the match: from {before} to {after}."
        ),
        Mark.MISTAKE: tr(
            "A mistake. This move costs {cost} of the match: from {before} to {after}."
        ),
        Mark.BLUNDER: tr(
            "A blunder. This move costs {cost} of the match: from {before} to {after}."
        ),
    }[mark]
    text = _with_chances(text, choice)
    if choice.points is None or not _costs_points(choice):
        return text
    also = tr("In points: {points}.").format(points=points(choice.points))
    return tr("{first} {second}").format(first=text, second=also)


def _verdict_in_points(choice: ReviewedChoice, cost: Amount, mark: Mark | None) -> str:
    text = {
        None: tr("This move costs {number} points."),
        Mark.INACCURACY: tr("An inaccuracy. This move costs {number} points."),
        Mark.MISTAKE: tr("A mistake. This move costs {number} points."),
        Mark.BLUNDER: tr("A blunder. This move costs {number} points."),
    }[mark].format(number=points(cost))
    if not lowers_chance(choice):
        chance = tr("The chance to win stays about the same.")
    else:
        chance = _with_chances(tr("In chance to win: {cost}, from {before} to {after}."), choice)
    return tr("{first} {second}").format(first=text, second=chance)


def _with_chances(text: str, choice: ReviewedChoice) -> str:
    before, after = choice.chance, max(0.0, choice.chance - choice.cost.mean)
    return text.format(cost=change(choice.cost), before=percent(before), after=percent(after))


def costs_sentence(account: Account, choices: int, *, yours: bool, in_points: bool = False) -> str:
    """The total cost of the choices of a seat, in sentences.

    Args:
        in_points: true if the cost is stated in points first.
    """
    if not choices:
        return tr("You made no choices.") if yours else tr("There was nothing to choose.")
    cost, lost = account.cost, account.points
    if yours:
        text = tr("Your %n choices cost {cost}.", "", choices)
    else:
        text = tr("The %n choices cost {cost}.", "", choices)
    if in_points and lost is not None:
        sentence = text.format(cost=_in_all(lost, _lost))
        if cost.mean > 1:
            return sentence
        chance = tr("In chance to win: {cost}.").format(cost=_share(cost))
        return tr("{first} {second}").format(first=sentence, second=chance)
    sentences = [text.format(cost=_in_all(cost, _share))]
    if lost is not None:
        sentences.append(tr("In points: {points}.").format(points=_lost(lost)))
    if cost.mean > 1:
        sentences.append(
            tr("That is more than one match, as luck and the others gave chances back.")
        )
    return " ".join(sentences)


def _in_all(cost: Amount, write: Callable[[Amount], str]) -> str:
    return write(cost) if cost.mean < 0 else tr("{cost} in total").format(cost=write(cost))


def _share(cost: Amount) -> str:
    if cost.mean < 0:  # Only the error of the estimates makes a cost negative.
        return tr("nothing, give or take {error} of a match").format(error=_slack(cost, change))
    return tr("{share} of a match").format(share=change(cost))


def _lost(cost: Amount) -> str:
    if cost.mean < 0:
        return tr("nothing, give or take {error} points").format(error=_slack(cost, points))
    return tr("{number} points").format(number=points(cost))


def _slack(cost: Amount, write: Callable[[Amount], str]) -> str:
    return write(Amount(max(abs(cost.mean), cost.error), 0.0))


def luck_sentence(luck: float, *, yours: bool) -> str:
    """The luck of a seat in a sentence."""
    share = percent(abs(luck))
    if abs(luck) < _EVEN:
        return tr("The cards favoured nobody.")
    if luck > 0:
        text = tr("The cards brought you {share}.") if yours else tr("Luck: +{share}.")
    else:
        text = tr("The cards took {share} from you.") if yours else tr("Luck: −{share}.")
    return text.format(share=share)


def skill_sentence(skill: float, *, yours: bool) -> str:
    """The skill of a seat in a sentence."""
    share = percent(abs(skill))
    if abs(skill) < _EVEN:
        return tr("Skill and the rest favoured nobody.")
    if not yours:
        text = tr("Skill and the rest: +{share}.")
        if skill < 0:
            text = tr("Skill and the rest: −{share}.")
    elif skill > 0:
        text = tr("Everything else, your choices included, brought you {share}.")
    else:
        text = tr("Everything else, your choices included, cost you {share}.")
    return text.format(share=share)


def result_sentence(result: float, even: float) -> str:
    """The result of a seat, compared with an even share of the win, in a sentence."""
    text = tr("Result: {share} of the match, where an even share is {even}.")
    return text.format(share=percent(result), even=percent(even))


def _error(cost: Amount) -> str:
    fine = cost.error < _FINE
    return _decimals(max(100 * cost.error, 0.1), fine=fine)


def _with_error(text: str, mean: float, error: float, *, fine: bool) -> str:
    filled = text.format(
        mean=_decimals(mean, fine=fine), error=_decimals(max(error, 0.1), fine=fine)
    )
    return filled.replace(" ", "\u00a0")


def _decimals(value: float, *, fine: bool) -> str:
    return tenths(value) if fine else number(round(value))


def _exact(value: float) -> str:
    return number(round(value, 1 if abs(value) < _EXACT_FINE else None))
