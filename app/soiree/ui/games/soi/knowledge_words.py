"""The sentences about certain facts in Soi, and about the reasons for these facts."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.zones import Seat
from soiree.games.soi.deals import Question
from soiree.games.soi.reasons import Reasons
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name


def question_sentence(question: Question, names: Sequence[str], viewer: Seat) -> str:
    """A question and its answer in a sentence."""
    if question.asker == viewer:
        got = tr("You got the {card} from {player}.")
        refused = tr("You asked {player} for the {card}: no.")
    elif question.asked == viewer:
        got = tr("{asker} got the {card} from you.")
        refused = tr("{asker} asked you for the {card}: no.")
    else:
        got = tr("{asker} got the {card} from {player}.")
        refused = tr("{asker} asked {player} for the {card}: no.")
    asker, asked, card = names[question.asker], names[question.asked], question.card
    text = got if question.granted else refused
    return text.format(asker=asker, player=asked, card=card_name(card))


def reason_sentences(reasons: Reasons, names: Sequence[str], viewer: Seat) -> str:
    """The facts from which a statement follows, a sentence each."""
    said = [question_sentence(each, names, viewer) for each in reasons.questions]
    said += [tr("You hold the {card}.").format(card=card_name(each)) for each in reasons.own]
    if len(reasons.lacking) == _WHOLE_RANK:
        said.append(tr("You hold no card of this rank."))
    else:
        lacks = tr("You do not hold the {card}.")
        said += [lacks.format(card=card_name(each)) for each in reasons.lacking]
    if reasons.sizes:
        said.append(tr("The sizes of the hands leave no other possibility."))
    return " ".join(said)


_WHOLE_RANK = 4
