"""The personas of the guests: what each of them says on a trigger, two remarks to choose from."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from soiree.core.texts import tr_noop


class Trigger(enum.Enum):
    """What makes a guest speak."""

    WELCOME = "the first deal"
    LUCK = "a round that went well"
    TROUBLE = "a round that went badly"
    VICTORY = "a match that was won"
    DEFEAT = "a match that was lost"


Persona = Mapping[Trigger, tuple[object, ...]]
"""The remarks of a guest."""

PERSONAS: Mapping[str, Persona] = {
    # Exact and kind.
    "ada": {
        Trigger.WELCOME: (
            tr_noop("Good evening. Shall we count the cards?"),
            tr_noop("A fresh deck. How agreeable."),
        ),
        Trigger.LUCK: (
            tr_noop("That worked out to the last card."),
            tr_noop("The odds were with me, for once."),
        ),
        Trigger.TROUBLE: (
            tr_noop("I had that down as one in five."),
            tr_noop("A small error. Mine, I think."),
        ),
        Trigger.VICTORY: (
            tr_noop("It adds up. Thank you for the game."),
            tr_noop("A close sum, and a pleasant one."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Well reckoned. I could not have done better."),
            tr_noop("The better hand had the better head."),
        ),
    },
    # An old hand who has seen everything.
    "basil": {
        Trigger.WELCOME: (
            tr_noop("Ah, company. Draw up a chair."),
            tr_noop("I have played this with worse cards."),
        ),
        Trigger.LUCK: (
            tr_noop("An old trick, but it still works."),
            tr_noop("They do fall nicely now and then."),
        ),
        Trigger.TROUBLE: (
            tr_noop("Hm. In my day that was a good hand."),
            tr_noop("Well, well. You live and learn."),
        ),
        Trigger.VICTORY: (
            tr_noop("Experience, my friends. Nothing else."),
            tr_noop("The old man has one game left in him."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Beaten fairly. Pour me another."),
            tr_noop("You would have done well at the club."),
        ),
    },
    # Warm and quick to laugh.
    "clara": {
        Trigger.WELCOME: (
            tr_noop("How nice that you are here!"),
            tr_noop("I feel lucky tonight. You have been warned."),
        ),
        Trigger.LUCK: (
            tr_noop("Oh, lovely!"),
            tr_noop("Did you see that? I hardly did."),
        ),
        Trigger.TROUBLE: (
            tr_noop("Oh dear, oh dear."),
            tr_noop("Laugh if you like. I would."),
        ),
        Trigger.VICTORY: (
            tr_noop("I won? I won!"),
            tr_noop("What fun. Once more?"),
        ),
        Trigger.DEFEAT: (
            tr_noop("That was splendid of you."),
            tr_noop("You deserved that. I will get you next time."),
        ),
    },
    # Elegant and a little bored.
    "dorian": {
        Trigger.WELCOME: (
            tr_noop("Let us see what the evening brings."),
            tr_noop("Charmed. Deal, by all means."),
        ),
        Trigger.LUCK: (
            tr_noop("One does what one can."),
            tr_noop("How very obliging of you all."),
        ),
        Trigger.TROUBLE: (
            tr_noop("How tiresome."),
            tr_noop("I never liked those cards."),
        ),
        Trigger.VICTORY: (
            tr_noop("I suppose somebody had to."),
            tr_noop("A pleasure, naturally."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Gracefully done. I am almost impressed."),
            tr_noop("I shall wear a darker tie tomorrow."),
        ),
    },
    # Strict, and fair to the letter.
    "edith": {
        Trigger.WELCOME: (
            tr_noop("Good evening. Backs straight, cards up."),
            tr_noop("No talking across the table, please."),
        ),
        Trigger.LUCK: (
            tr_noop("As it should be."),
            tr_noop("Patience is a card like any other."),
        ),
        Trigger.TROUBLE: (
            tr_noop("I should have known better."),
            tr_noop("That will not happen twice."),
        ),
        Trigger.VICTORY: (
            tr_noop("Properly played by everyone. Better by me."),
            tr_noop("Thank you. You may shuffle."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Full marks."),
            tr_noop("You have been paying attention. Good."),
        ),
    },
    # Young and eager.
    "felix": {
        Trigger.WELCOME: (
            tr_noop("Right, who wants to lose first?"),
            tr_noop("I have been practising!"),
        ),
        Trigger.LUCK: (
            tr_noop("Yes!"),
            tr_noop("Did not see that coming, did you?"),
        ),
        Trigger.TROUBLE: (
            tr_noop("No, no, no."),
            tr_noop("Wait, how did that happen?"),
        ),
        Trigger.VICTORY: (
            tr_noop("Again, again!"),
            tr_noop("Best evening this week."),
        ),
        Trigger.DEFEAT: (
            tr_noop("You have to show me how you did that."),
            tr_noop("Fine. But next time!"),
        ),
    },
    # Dry and sparing with words.
    "greta": {
        Trigger.WELCOME: (
            tr_noop("Evening."),
            tr_noop("Let us play."),
        ),
        Trigger.LUCK: (
            tr_noop("Good."),
            tr_noop("That will do."),
        ),
        Trigger.TROUBLE: (
            tr_noop("Noted."),
            tr_noop("Hm."),
        ),
        Trigger.VICTORY: (
            tr_noop("Mine, then."),
            tr_noop("A quiet win is still a win."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Yours. Well played."),
            tr_noop("I have no complaints."),
        ),
    },
    # Grand and good-natured.
    "hugo": {
        Trigger.WELCOME: (
            tr_noop("Friends! The night is young."),
            tr_noop("What a table. What company!"),
        ),
        Trigger.LUCK: (
            tr_noop("Ha! Write that down, somebody."),
            tr_noop("The cards know a friend when they see one."),
        ),
        Trigger.TROUBLE: (
            tr_noop("A tragedy in one act."),
            tr_noop("Leave me. No, stay, and deal."),
        ),
        Trigger.VICTORY: (
            tr_noop("Drinks for everyone!"),
            tr_noop("I thank you, and I thank the queen of hearts."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Bravo, bravo!"),
            tr_noop("Defeated, yes, but in such company."),
        ),
    },
    # Proud and playful.
    "ines": {
        Trigger.WELCOME: (
            tr_noop("Good evening. I never bluff. Or do I?"),
            tr_noop("Sit down. The night belongs to the brave."),
        ),
        Trigger.LUCK: (
            tr_noop("Applause is welcome."),
            tr_noop("Exactly as I dreamt it."),
        ),
        Trigger.TROUBLE: (
            tr_noop("I meant to do that. Almost."),
            tr_noop("The cards are jealous of me."),
        ),
        Trigger.VICTORY: (
            tr_noop("A rose for everyone at the table."),
            tr_noop("You danced well. I danced better."),
        ),
        Trigger.DEFEAT: (
            tr_noop("I bow. Only a little, but I bow."),
            tr_noop("Tonight you had the music with you."),
        ),
    },
    # A painter with his mind elsewhere.
    "jules": {
        Trigger.WELCOME: (
            tr_noop("What a fine light over this table."),
            tr_noop("Are we playing already? Splendid."),
        ),
        Trigger.LUCK: (
            tr_noop("Pure composition."),
            tr_noop("A happy accident. They are the best ones."),
        ),
        Trigger.TROUBLE: (
            tr_noop("Too much red in that hand."),
            tr_noop("I shall call it a sketch."),
        ),
        Trigger.VICTORY: (
            tr_noop("Signed and dated. Thank you."),
            tr_noop("A small masterpiece, if I may say so."),
        ),
        Trigger.DEFEAT: (
            tr_noop("Beautifully done. May I paint it?"),
            tr_noop("Back to the easel, then."),
        ),
    },
    # Curious and cheerful.
    "lotte": {
        Trigger.WELCOME: (
            tr_noop("Hello, everybody! Who is winning?"),
            tr_noop("I brought biscuits. And luck, I hope."),
        ),
        Trigger.LUCK: (
            tr_noop("Look, it worked!"),
            tr_noop("I counted twice, and it is true."),
        ),
        Trigger.TROUBLE: (
            tr_noop("Oops. Wrong one."),
            tr_noop("I will know that for next time."),
        ),
        Trigger.VICTORY: (
            tr_noop("Really? Me? How lovely!"),
            tr_noop("I cannot wait to tell them at home."),
        ),
        Trigger.DEFEAT: (
            tr_noop("You are very good at this."),
            tr_noop("I learnt something. Shall we go again?"),
        ),
    },
    # Courteous, slow, never in a hurry.
    "marius": {
        Trigger.WELCOME: (
            tr_noop("A pleasure to see you all. Take your time."),
            tr_noop("There is no clock at a good table."),
        ),
        Trigger.LUCK: (
            tr_noop("Fortune keeps her appointments."),
            tr_noop("Patience has been kind to me."),
        ),
        Trigger.TROUBLE: (
            tr_noop("One should not complain. One might sigh."),
            tr_noop("The tide goes out as well."),
        ),
        Trigger.VICTORY: (
            tr_noop("You have been most generous company."),
            tr_noop("An evening to remember. For me, at least."),
        ),
        Trigger.DEFEAT: (
            tr_noop("My hat is off to you."),
            tr_noop("Well earned. I saw it coming, and enjoyed it."),
        ),
    },
}
"""The personas by the names of their portraits."""
