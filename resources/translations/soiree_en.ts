<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n blunder (??).</numerusform>
            <numerusform>%n blunders (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n evening played, {won} of them won.</numerusform>
            <numerusform>%n evenings played, {won} of them won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n inaccuracy (?!).</numerusform>
            <numerusform>%n inaccuracies (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n match is back.</numerusform>
            <numerusform>%n matches are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n match is reviewed: it opens with its review.</numerusform>
            <numerusform>%n matches are reviewed: each opens with its review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n match is saved.</numerusform>
            <numerusform>%n matches are saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>%n match is still to be searched…</numerusform>
            <numerusform>%n matches are still to be searched…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n match could not be reviewed.</numerusform>
            <numerusform>%n matches could not be reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n match played so far.</numerusform>
            <numerusform>%n matches played so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n match: too few to say how often you win.</numerusform>
            <numerusform>%n matches: too few to say how often you win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n match: too few to say.</numerusform>
            <numerusform>%n matches: too few to say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n mistake (?).</numerusform>
            <numerusform>%n mistakes (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>%n more shortcut cannot be used.</numerusform>
            <numerusform>%n more shortcuts cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n move was played for you and is not counted.</numerusform>
            <numerusform>%n moves were played for you and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>%n of {every} deals played, {won} won.</numerusform>
            <numerusform>%n of {every} deals played, {won} won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n player has the lead, with {points}.</numerusform>
            <numerusform>%n players share the lead, with {points} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n point ahead of you and {players}.</numerusform>
            <numerusform>%n points ahead of you and {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n point ahead of you.</numerusform>
            <numerusform>%n points ahead of you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n point ahead of {players}.</numerusform>
            <numerusform>%n points ahead of {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n point so far. Who will stop me?</numerusform>
            <numerusform>%n points so far. Who will stop me?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n point, high is good</numerusform>
            <numerusform>%n points, high is good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n point, low is good</numerusform>
            <numerusform>%n points, low is good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>Once, on {day}.</numerusform>
            <numerusform>%n times, first on {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>About %n minute; you can go on at any later time.</numerusform>
            <numerusform>About %n minutes; you can go on at any later time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>All in all you gain about %n point on the others.</numerusform>
            <numerusform>All in all you gain about %n points on the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>All in all you lose about %n point to the others.</numerusform>
            <numerusform>All in all you lose about %n points to the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Before the last round you were last, %n point behind.</numerusform>
            <numerusform>Before the last round you were last, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Before the last round {player} was last, %n point behind.</numerusform>
            <numerusform>Before the last round {player} was last, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Better, here and at one later choice: {move}</numerusform>
            <numerusform>Better, here and at %n later choices: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Coop {slots} is not valid. To declare anyway, choose Declare again.</numerusform>
            <numerusform>Coops {slots} are not valid. To declare anyway, choose Declare again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Coop {slots} is not valid. To knock anyway, choose Knock again.</numerusform>
            <numerusform>Coops {slots} are not valid. To knock anyway, choose Knock again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Discard pile, %n card: {card}</numerusform>
            <numerusform>Discard pile, %n cards, on top the {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Discards, %n card</numerusform>
            <numerusform>Discards, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Hand of {player}, %n card</numerusform>
            <numerusform>Hand of {player}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Knock, or end this turn: you have %n more turn.</numerusform>
            <numerusform>Knock, or end this turn: you have %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Match the {rank} and draw a card.</numerusform>
            <numerusform>Match the {rank} and draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Pays %n point.</numerusform>
            <numerusform>Pays %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Picked up the {card}; %n place takes it.</numerusform>
            <numerusform>Picked up the {card}; %n places take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Pile {number} adds %n point to yours. Enter takes it.</numerusform>
            <numerusform>Pile {number} adds %n points to yours. Enter takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>Pile {number} adds %n point to {player}’s. Enter takes it.</numerusform>
            <numerusform>Pile {number} adds %n points to {player}’s. Enter takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>Pile {number} has %n card, which is a point. Pile 6 costs you one point.</numerusform>
            <numerusform>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Pile {number}, {card}, alone</numerusform>
            <numerusform>Pile {number}, {card} on top of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Place {rank}, with %n point; {winner} won.</numerusform>
            <numerusform>Place {rank}, with %n points; {winner} won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Problems solved on %n day.</numerusform>
            <numerusform>Problems solved on %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Racing hand of {player}, %n card left</numerusform>
            <numerusform>Racing hand of {player}, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>That would be %n point. 16 are enough: tick the lower card of each coop.</numerusform>
            <numerusform>That would be %n points. 16 are enough: tick the lower card of each coop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>The %n choice cost {cost}.</numerusform>
            <numerusform>The %n choices cost {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>The cost of %n choice is not known.</numerusform>
            <numerusform>The cost of %n choices is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>The discard pile: %n card</numerusform>
            <numerusform>The discard pile: %n cards, the newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>The record of %n match was deleted; its result stays.</numerusform>
            <numerusform>The records of %n matches were deleted; their results stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>The stock, %n card</numerusform>
            <numerusform>The stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>The valid coop earns {sum}.</numerusform>
            <numerusform>The valid coops earn {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Without your ace, later hands bring about %n point less.</numerusform>
            <numerusform>Without your ace, later hands bring about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>You call the {card}: %n card left.</numerusform>
            <numerusform>You call the {card}: %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>You called Soy after %n round.</numerusform>
            <numerusform>You called Soy after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>You came from last to first with a bonus of %n card.</numerusform>
            <numerusform>You came from last to first with a bonus of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>You finish in place {place}: stuck, with %n card left.</numerusform>
            <numerusform>You finish in place {place}: stuck, with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>You had four valid coops once.</numerusform>
            <numerusform>You had four valid coops %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>You have no such matches without help yet (%n with help).</numerusform>
            <numerusform>You have no such matches without help yet (%n with help).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>You know where %n card of others is, but have forgotten {forgotten}.</numerusform>
            <numerusform>You know where %n cards of others are, but have forgotten {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>You know where %n card of others is.</numerusform>
            <numerusform>You know where %n cards of others are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>You laid down four aces after %n question for them.</numerusform>
            <numerusform>You laid down four aces after %n questions for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>You laid the most: %n of {all} points.</numerusform>
            <numerusform>You laid the most: %n of {all} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>You lead with %n point.</numerusform>
            <numerusform>You lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>You led after the only round.</numerusform>
            <numerusform>You led after each of the %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>You made %n point in one round.</numerusform>
            <numerusform>You made %n points in one round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>You must take %n of the bid cards now.</numerusform>
            <numerusform>You must take %n of the bid cards now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>You must take exactly %n of the bid cards.</numerusform>
            <numerusform>You must take exactly %n of the bid cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>You play %n other.</numerusform>
            <numerusform>You play %n others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>You remember {remembered} of %n question of this round.</numerusform>
            <numerusform>You remember {remembered} of %n questions of this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>You share the lead with %n point.</numerusform>
            <numerusform>You share the lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>You won the most in {suit}: %n of {all} points.</numerusform>
            <numerusform>You won the most in {suit}: %n of {all} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>You won, with %n point.</numerusform>
            <numerusform>You won, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Your %n choice cost {cost}.</numerusform>
            <numerusform>Your %n choices cost {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Your ace took %n card.</numerusform>
            <numerusform>Your ace took %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Your ace, kept for later, wins about %n point more.</numerusform>
            <numerusform>Your ace, kept for later, wins about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Your cards win about %n point less in later hands.</numerusform>
            <numerusform>Your cards win about %n points less in later hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Your cards win about %n point more in later hands.</numerusform>
            <numerusform>Your cards win about %n points more in later hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Your coop {slot} is valid: %n point.</numerusform>
            <numerusform>Your coop {slot} is valid: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Your hand, %n card: {cards}.</numerusform>
            <numerusform>Your hand, %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Your problems (%n)</numerusform>
            <numerusform>Your problems (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Your racing hand, %n card left</numerusform>
            <numerusform>Your racing hand, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Your racing hand, locked by a wrong key, %n card left</numerusform>
            <numerusform>Your racing hand, locked by a wrong key, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Your turn ends: you have %n more turn.</numerusform>
            <numerusform>Your turn ends: you have %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>solved on %n day in a row</numerusform>
            <numerusform>solved on %n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} and draws a card</numerusform>
            <numerusform>{card} and draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first}, {second}, {third} and %n others</source>
        <translation>
            <numerusform>{first}, {second}, {third} and %n other</numerusform>
            <numerusform>{first}, {second}, {third} and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n card</numerusform>
            <numerusform>{key} · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n point</numerusform>
            <numerusform>{key} · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} share the lead with %n point.</numerusform>
            <numerusform>{players} share the lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} called Soy after %n round.</numerusform>
            <numerusform>{player} called Soy after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} calls the {card}: %n card left.</numerusform>
            <numerusform>{player} calls the {card}: %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} came from last to first with a bonus of %n card.</numerusform>
            <numerusform>{player} came from last to first with a bonus of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} draws %n card for it.</numerusform>
            <numerusform>{player} draws %n cards for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} finishes in place {place}: stuck, with %n card left.</numerusform>
            <numerusform>{player} finishes in place {place}: stuck, with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} had four valid coops once.</numerusform>
            <numerusform>{player} had four valid coops %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} knows where %n card of others is, but has forgotten {forgotten}.</numerusform>
            <numerusform>{player} knows where %n cards of others are, but has forgotten {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} knows where %n card of others is.</numerusform>
            <numerusform>{player} knows where %n cards of others are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} laid down four aces after %n question for them.</numerusform>
            <numerusform>{player} laid down four aces after %n questions for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} laid the most: %n of {all} points.</numerusform>
            <numerusform>{player} laid the most: %n of {all} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} leads with %n point.</numerusform>
            <numerusform>{player} leads with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} led after the only round.</numerusform>
            <numerusform>{player} led after each of the %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} made %n point in one round.</numerusform>
            <numerusform>{player} made %n points in one round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} remembers {remembered} of %n question of this round.</numerusform>
            <numerusform>{player} remembers {remembered} of %n questions of this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} won the most in {suit}: %n of {all} points.</numerusform>
            <numerusform>{player} won the most in {suit}: %n of {all} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>{player}, %n point</numerusform>
            <numerusform>{player}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>{player}’s ace took %n card.</numerusform>
            <numerusform>{player}’s ace took %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>{player}’s coop {slot} is valid: %n point.</numerusform>
            <numerusform>{player}’s coop {slot} is valid: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} of %n solved</numerusform>
            <numerusform>{solved} of %n solved</numerusform>
        </translation>
    </message>
</context>
</TS>
