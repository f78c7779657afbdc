<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
        <source>%n points down</source>
        <translation>
            <numerusform>%n point down</numerusform>
            <numerusform>%n points down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An Ace wins the %n points at once.</source>
        <translation>
            <numerusform>An Ace wins the %n point at once.</numerusform>
            <numerusform>An Ace wins the %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. Declare all the same?</source>
        <translation>
            <numerusform>Coop {slots} is not valid. Declare all the same?</numerusform>
            <numerusform>Coops {slots} are not valid. Declare all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. Knock all the same?</source>
        <translation>
            <numerusform>Coop {slots} is not valid. Knock all the same?</numerusform>
            <numerusform>Coops {slots} are not valid. Knock all the same?</numerusform>
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
        <source>It wins the %n points of this hand: {share} %.</source>
        <translation>
            <numerusform>It wins the %n point of this hand: {share} %.</numerusform>
            <numerusform>It wins the %n points of this hand: {share} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more.</source>
        <translation>
            <numerusform>Knock, or end this turn: you have %n more.</numerusform>
            <numerusform>Knock, or end this turn: you have %n more.</numerusform>
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
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Racing hand of {player}, %n card left</numerusform>
            <numerusform>Racing hand of {player}, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus takes %n points off yours: {total}.</source>
        <translation>
            <numerusform>The bonus takes %n point off yours: {total}.</numerusform>
            <numerusform>The bonus takes %n points off yours: {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus takes %n points off {player}: {total}.</source>
        <translation>
            <numerusform>The bonus takes %n point off {player}: {total}.</numerusform>
            <numerusform>The bonus takes %n points off {player}: {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards left over are %n points for {player}: {total} in all.</source>
        <translation>
            <numerusform>The card left over is %n point for {player}: {total} in all.</numerusform>
            <numerusform>The cards left over are %n points for {player}: {total} in all.</numerusform>
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
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>The stock, %n card</numerusform>
            <numerusform>The stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n cards of one suit.</source>
        <translation>
            <numerusform>You keep %n card of one suit.</numerusform>
            <numerusform>You keep %n cards of one suit.</numerusform>
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
        <source>You pay a pile of %n points: {total} in all.</source>
        <translation>
            <numerusform>You pay a pile of %n point: {total} in all.</numerusform>
            <numerusform>You pay a pile of %n points: {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n points, {total} in all.</source>
        <translation>
            <numerusform>You score %n point, {total} in all.</numerusform>
            <numerusform>You score %n points, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a pile of %n points: {total} in all.</source>
        <translation>
            <numerusform>You take a pile of %n point: {total} in all.</numerusform>
            <numerusform>You take a pile of %n points: {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were first: %n points less, {total}.</source>
        <translation>
            <numerusform>You were first: %n point less, {total}.</numerusform>
            <numerusform>You were first: %n points less, {total}.</numerusform>
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
        <source>Your cards left over are %n points: {total} in all.</source>
        <translation>
            <numerusform>Your card left over is %n point: {total} in all.</numerusform>
            <numerusform>Your cards left over are %n points: {total} in all.</numerusform>
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
        <source>{called} %n cards are left.</source>
        <translation>
            <numerusform>{called} %n card is left.</numerusform>
            <numerusform>{called} %n cards are left.</numerusform>
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
        <source>{place}. You are stuck with %n cards left.</source>
        <translation>
            <numerusform>{place}. You are stuck with %n card left.</numerusform>
            <numerusform>{place}. You are stuck with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {player} is stuck with %n cards left.</source>
        <translation>
            <numerusform>{place}. {player} is stuck with %n card left.</numerusform>
            <numerusform>{place}. {player} is stuck with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays a pile of %n points: {total} in all.</source>
        <translation>
            <numerusform>{player} pays a pile of %n point: {total} in all.</numerusform>
            <numerusform>{player} pays a pile of %n points: {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n points, {total} in all.</source>
        <translation>
            <numerusform>{player} scores %n point, {total} in all.</numerusform>
            <numerusform>{player} scores %n points, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes a pile of %n points: {total} in all.</source>
        <translation>
            <numerusform>{player} takes a pile of %n point: {total} in all.</numerusform>
            <numerusform>{player} takes a pile of %n points: {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was first: %n points less, {total}.</source>
        <translation>
            <numerusform>{player} was first: %n point less, {total}.</numerusform>
            <numerusform>{player} was first: %n points less, {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins %n points, and you lead the next hand.</source>
        <translation>
            <numerusform>{player} wins %n point, and you lead the next hand.</numerusform>
            <numerusform>{player} wins %n points, and you lead the next hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
