"""The remarks of the guests."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from soiree.core.texts import tr_noop


class Trigger(enum.Enum):
    """The occasion of a remark."""

    WELCOME = "the first deal"
    LUCK = "a round that went well"
    TROUBLE = "a round that went badly"
    VICTORY = "a match that was won"
    DEFEAT = "a match that was lost"


Persona = Mapping[Trigger, tuple[str, ...]]
"""The remarks of a guest, a choice for each trigger."""


def _persona(*remarks: str) -> Persona:
    return dict(zip(Trigger, zip(remarks[::2], remarks[1::2], strict=True), strict=True))


PERSONAS: Mapping[str, Persona] = {
    # Exact and kind.
    "ada": _persona(
        tr_noop("Good evening. Shall we count the cards?"),
        tr_noop("A fresh deck. How agreeable."),
        tr_noop("That worked out to the last card."),
        tr_noop("The odds were with me, for once."),
        tr_noop("I had that down as one in five."),
        tr_noop("A small error. Mine, I think."),
        tr_noop("It adds up. Thank you for the game."),
        tr_noop("A close sum, and a pleasant one."),
        tr_noop("Well reckoned. I could not have done better."),
        tr_noop("The better hand had the better head."),
    ),
    # An old hand who has seen everything.
    "basil": _persona(
        tr_noop("Ah, company. Draw up a chair."),
        tr_noop("I have played this with worse cards."),
        tr_noop("An old trick, but it still works."),
        tr_noop("They do fall nicely now and then."),
        tr_noop("Hm. In my day that was a good hand."),
        tr_noop("Well, well. You live and learn."),
        tr_noop("Experience, my friends. Nothing else."),
        tr_noop("The old man has one game left in him."),
        tr_noop("Beaten fairly. Pour me another."),
        tr_noop("You would have done well at the club."),
    ),
    # Warm and quick to laugh.
    "clara": _persona(
        tr_noop("How nice that you are here!"),
        tr_noop("I feel lucky tonight. You have been warned."),
        tr_noop("Oh, lovely!"),
        tr_noop("Did you see that? I hardly did."),
        tr_noop("Oh dear, oh dear."),
        tr_noop("Laugh if you like. I would."),
        tr_noop("I won? I won!"),
        tr_noop("What fun. Once more?"),
        tr_noop("That was splendid of you."),
        tr_noop("You deserved that. I will get you next time."),
    ),
    # Elegant and a little bored.
    "dorian": _persona(
        tr_noop("Let us see what the evening brings."),
        tr_noop("Charmed. Deal, by all means."),
        tr_noop("One does what one can."),
        tr_noop("How very obliging of you all."),
        tr_noop("How tiresome."),
        tr_noop("I never liked those cards."),
        tr_noop("I suppose somebody had to."),
        tr_noop("A pleasure, naturally."),
        tr_noop("Gracefully done. I am almost impressed."),
        tr_noop("I shall wear a darker tie tomorrow."),
    ),
    # Strict, and fair to the letter.
    "edith": _persona(
        tr_noop("Good evening. Backs straight, cards up."),
        tr_noop("No talking across the table, please."),
        tr_noop("As it should be."),
        tr_noop("Patience is a card like any other."),
        tr_noop("I should have known better."),
        tr_noop("That will not happen twice."),
        tr_noop("Properly played by everyone. Better by me."),
        tr_noop("Thank you. You may shuffle."),
        tr_noop("Full marks."),
        tr_noop("You have been paying attention. Good."),
    ),
    # Young and eager.
    "felix": _persona(
        tr_noop("Right, who wants to lose first?"),
        tr_noop("I have been practising!"),
        tr_noop("Yes!"),
        tr_noop("Did not see that coming, did you?"),
        tr_noop("No, no, no."),
        tr_noop("Wait, how did that happen?"),
        tr_noop("Again, again!"),
        tr_noop("Best evening this week."),
        tr_noop("You have to show me how you did that."),
        tr_noop("Fine. But next time!"),
    ),
    # Dry and sparing with words.
    "greta": _persona(
        tr_noop("Evening."),
        tr_noop("Let us play."),
        tr_noop("Good."),
        tr_noop("That will do."),
        tr_noop("Noted."),
        tr_noop("Hm."),
        tr_noop("Mine, then."),
        tr_noop("A quiet win is still a win."),
        tr_noop("Yours. Well played."),
        tr_noop("I have no complaints."),
    ),
    # Grand and good-natured.
    "hugo": _persona(
        tr_noop("Friends! The night is young."),
        tr_noop("What a table. What company!"),
        tr_noop("Ha! Write that down, somebody."),
        tr_noop("The cards know a friend when they see one."),
        tr_noop("A tragedy in one act."),
        tr_noop("Leave me. No, stay, and deal."),
        tr_noop("Drinks for everyone!"),
        tr_noop("I thank you, and I thank the queen of hearts."),
        tr_noop("Bravo, bravo!"),
        tr_noop("Defeated, yes, but in such company."),
    ),
    # Proud and playful.
    "ines": _persona(
        tr_noop("Good evening. I never bluff. Or do I?"),
        tr_noop("Sit down. The night belongs to the brave."),
        tr_noop("Applause is welcome."),
        tr_noop("Exactly as I dreamt it."),
        tr_noop("I meant to do that. Almost."),
        tr_noop("The cards are jealous of me."),
        tr_noop("A rose for everyone at the table."),
        tr_noop("You danced well. I danced better."),
        tr_noop("I bow. Only a little, but I bow."),
        tr_noop("Tonight you had the music with you."),
    ),
    # A painter with his mind elsewhere.
    "jules": _persona(
        tr_noop("What a fine light over this table."),
        tr_noop("Are we playing already? Splendid."),
        tr_noop("Pure composition."),
        tr_noop("A happy accident. They are the best ones."),
        tr_noop("Too much red in that hand."),
        tr_noop("I shall call it a sketch."),
        tr_noop("Signed and dated. Thank you."),
        tr_noop("A small masterpiece, if I may say so."),
        tr_noop("Beautifully done. May I paint it?"),
        tr_noop("Back to the easel, then."),
    ),
    # Curious and cheerful.
    "lotte": _persona(
        tr_noop("Hello, everybody! Who is winning?"),
        tr_noop("I brought biscuits. And luck, I hope."),
        tr_noop("Look, it worked!"),
        tr_noop("I counted twice, and it is true."),
        tr_noop("Oops. Wrong one."),
        tr_noop("I will know that for next time."),
        tr_noop("Really? Me? How lovely!"),
        tr_noop("I cannot wait to tell them at home."),
        tr_noop("You are very good at this."),
        tr_noop("I learnt something. Shall we go again?"),
    ),
    # Courteous, slow, never in a hurry.
    "marius": _persona(
        tr_noop("A pleasure to see you all. Take your time."),
        tr_noop("There is no clock at a good table."),
        tr_noop("Fortune keeps her appointments."),
        tr_noop("Patience has been kind to me."),
        tr_noop("One should not complain. One might sigh."),
        tr_noop("The tide goes out as well."),
        tr_noop("You have been most generous company."),
        tr_noop("An evening to remember. For me, at least."),
        tr_noop("My hat is off to you."),
        tr_noop("Well earned. I saw it coming, and enjoyed it."),
    ),
}
"""The personas by the names of their portraits."""
