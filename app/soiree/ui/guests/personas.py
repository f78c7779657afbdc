"""The voices of the guests: what each says at which occasion, two lines to choose from."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP


class Cue(enum.Enum):
    """What a remark is about."""

    WELCOME = "the first deal"
    LUCK = "a round that went well"
    TROUBLE = "a round that went badly"
    VICTORY = "a match that was won"
    DEFEAT = "a match that was lost"


Voice = Mapping[Cue, tuple[object, ...]]

VOICES: Mapping[str, Voice] = {
    # Exact and kind.
    "ada": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Good evening. Shall we count the cards?"),
            QT_TRANSLATE_NOOP("Remarks", "A fresh deck. How agreeable."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "That worked out to the last card."),
            QT_TRANSLATE_NOOP("Remarks", "The odds were with me, for once."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "I had that down as one in five."),
            QT_TRANSLATE_NOOP("Remarks", "A small error. Mine, I think."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "It adds up. Thank you for the game."),
            QT_TRANSLATE_NOOP("Remarks", "A close sum, and a pleasant one."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Well reckoned. I could not have done better."),
            QT_TRANSLATE_NOOP("Remarks", "The better hand had the better head."),
        ),
    },
    # An old hand who has seen everything.
    "basil": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Ah, company. Draw up a chair."),
            QT_TRANSLATE_NOOP("Remarks", "I have played this with worse cards."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "An old trick, but it still works."),
            QT_TRANSLATE_NOOP("Remarks", "They do fall nicely now and then."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "Hm. In my day that was a good hand."),
            QT_TRANSLATE_NOOP("Remarks", "Well, well. You live and learn."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Experience, my friends. Nothing else."),
            QT_TRANSLATE_NOOP("Remarks", "The old man has one game left in him."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Beaten fairly. Pour me another."),
            QT_TRANSLATE_NOOP("Remarks", "You would have done well at the club."),
        ),
    },
    # Warm and quick to laugh.
    "clara": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "How nice that you are here!"),
            QT_TRANSLATE_NOOP("Remarks", "I feel lucky tonight. You have been warned."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Oh, lovely!"),
            QT_TRANSLATE_NOOP("Remarks", "Did you see that? I hardly did."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "Oh dear, oh dear."),
            QT_TRANSLATE_NOOP("Remarks", "Laugh if you like. I would."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "I won? I won!"),
            QT_TRANSLATE_NOOP("Remarks", "What fun. Once more?"),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "That was splendid of you."),
            QT_TRANSLATE_NOOP("Remarks", "You deserved that. I will get you next time."),
        ),
    },
    # Elegant and a little bored.
    "dorian": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Let us see what the evening brings."),
            QT_TRANSLATE_NOOP("Remarks", "Charmed. Deal, by all means."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "One does what one can."),
            QT_TRANSLATE_NOOP("Remarks", "How very obliging of you all."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "How tiresome."),
            QT_TRANSLATE_NOOP("Remarks", "I never liked those cards."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "I suppose somebody had to."),
            QT_TRANSLATE_NOOP("Remarks", "A pleasure, naturally."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Gracefully done. I am almost impressed."),
            QT_TRANSLATE_NOOP("Remarks", "I shall wear a darker tie tomorrow."),
        ),
    },
    # Strict, and fair to the letter.
    "edith": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Good evening. Backs straight, cards up."),
            QT_TRANSLATE_NOOP("Remarks", "No talking across the table, please."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "As it should be."),
            QT_TRANSLATE_NOOP("Remarks", "Patience is a card like any other."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "I should have known better."),
            QT_TRANSLATE_NOOP("Remarks", "That will not happen twice."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Properly played by everyone. Better by me."),
            QT_TRANSLATE_NOOP("Remarks", "Thank you. You may shuffle."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Full marks."),
            QT_TRANSLATE_NOOP("Remarks", "You have been paying attention. Good."),
        ),
    },
    # Young and eager.
    "felix": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Right, who wants to lose first?"),
            QT_TRANSLATE_NOOP("Remarks", "I have been practising!"),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Yes!"),
            QT_TRANSLATE_NOOP("Remarks", "Did not see that coming, did you?"),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "No, no, no."),
            QT_TRANSLATE_NOOP("Remarks", "Wait, how did that happen?"),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Again, again!"),
            QT_TRANSLATE_NOOP("Remarks", "Best evening this week."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "You have to show me how you did that."),
            QT_TRANSLATE_NOOP("Remarks", "Fine. But next time!"),
        ),
    },
    # Dry and sparing with words.
    "greta": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Evening."),
            QT_TRANSLATE_NOOP("Remarks", "Let us play."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Good."),
            QT_TRANSLATE_NOOP("Remarks", "That will do."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "Noted."),
            QT_TRANSLATE_NOOP("Remarks", "Hm."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Mine, then."),
            QT_TRANSLATE_NOOP("Remarks", "A quiet win is still a win."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Yours. Well played."),
            QT_TRANSLATE_NOOP("Remarks", "I have no complaints."),
        ),
    },
    # Grand and good-natured.
    "hugo": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Friends! The night is young."),
            QT_TRANSLATE_NOOP("Remarks", "What a table. What company!"),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Ha! Write that down somebody."),
            QT_TRANSLATE_NOOP("Remarks", "The cards know a friend when they see one."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "A tragedy in one act."),
            QT_TRANSLATE_NOOP("Remarks", "Leave me. No, stay, and deal."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Drinks for everyone!"),
            QT_TRANSLATE_NOOP("Remarks", "I thank you, and I thank the queen of hearts."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Bravo, bravo!"),
            QT_TRANSLATE_NOOP("Remarks", "Defeated, yes, but in such company."),
        ),
    },
    # Proud and playful.
    "ines": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Good evening. I never bluff. Or do I?"),
            QT_TRANSLATE_NOOP("Remarks", "Sit down. The night belongs to the brave."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Applause is welcome."),
            QT_TRANSLATE_NOOP("Remarks", "Exactly as I dreamt it."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "I meant to do that. Almost."),
            QT_TRANSLATE_NOOP("Remarks", "The cards are jealous of me."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "A rose for everyone at the table."),
            QT_TRANSLATE_NOOP("Remarks", "You danced well. I danced better."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "I bow. Only a little, but I bow."),
            QT_TRANSLATE_NOOP("Remarks", "Tonight you had the music with you."),
        ),
    },
    # A painter with his mind elsewhere.
    "jules": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "What a fine light over this table."),
            QT_TRANSLATE_NOOP("Remarks", "Are we playing already? Splendid."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Pure composition."),
            QT_TRANSLATE_NOOP("Remarks", "A happy accident. They are the best ones."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "Too much red in that hand."),
            QT_TRANSLATE_NOOP("Remarks", "I shall call it a sketch."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Signed and dated. Thank you."),
            QT_TRANSLATE_NOOP("Remarks", "A small masterpiece, if I may say so."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "Beautifully done. May I paint it?"),
            QT_TRANSLATE_NOOP("Remarks", "Back to the easel, then."),
        ),
    },
    # Curious and cheerful.
    "lotte": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "Hello, everybody! Who is winning?"),
            QT_TRANSLATE_NOOP("Remarks", "I brought biscuits. And luck, I hope."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Look, it worked!"),
            QT_TRANSLATE_NOOP("Remarks", "I counted twice, and it is true."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "Oops. Wrong one."),
            QT_TRANSLATE_NOOP("Remarks", "I will know that for next time."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "Really? Me? How lovely!"),
            QT_TRANSLATE_NOOP("Remarks", "I cannot wait to tell them at home."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "You are very good at this."),
            QT_TRANSLATE_NOOP("Remarks", "I learnt something. Shall we go again?"),
        ),
    },
    # Courteous, slow, never in a hurry.
    "marius": {
        Cue.WELCOME: (
            QT_TRANSLATE_NOOP("Remarks", "A pleasure to see you all. Take your time."),
            QT_TRANSLATE_NOOP("Remarks", "There is no clock at a good table."),
        ),
        Cue.LUCK: (
            QT_TRANSLATE_NOOP("Remarks", "Fortune keeps her appointments."),
            QT_TRANSLATE_NOOP("Remarks", "Patience has been kind to me."),
        ),
        Cue.TROUBLE: (
            QT_TRANSLATE_NOOP("Remarks", "One should not complain. One might sigh."),
            QT_TRANSLATE_NOOP("Remarks", "The tide goes out as well."),
        ),
        Cue.VICTORY: (
            QT_TRANSLATE_NOOP("Remarks", "You have been most generous company."),
            QT_TRANSLATE_NOOP("Remarks", "An evening to remember. For me, at least."),
        ),
        Cue.DEFEAT: (
            QT_TRANSLATE_NOOP("Remarks", "My hat is off to you."),
            QT_TRANSLATE_NOOP("Remarks", "Well earned. I saw it coming, and enjoyed it."),
        ),
    },
}
"""By the names of the portraits."""
