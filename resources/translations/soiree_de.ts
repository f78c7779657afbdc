<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> zu </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n grober Fehler (??).</numerusform>
            <numerusform>%n grobe Fehler (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n Abend gespielt, davon gewonnen: {won}.</numerusform>
            <numerusform>%n Abende gespielt, davon gewonnen: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n Ungenauigkeit (?!).</numerusform>
            <numerusform>%n Ungenauigkeiten (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n Partie ist wieder da.</numerusform>
            <numerusform>%n Partien sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n Partie ist analysiert: Sie öffnet sich mit ihrer Analyse.</numerusform>
            <numerusform>%n Partien sind analysiert: Jede öffnet sich mit ihrer Analyse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n Partie ist gespeichert.</numerusform>
            <numerusform>%n Partien sind gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>%n Partie ist noch zu durchsuchen…</numerusform>
            <numerusform>%n Partien sind noch zu durchsuchen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n Partie ließ sich nicht analysieren.</numerusform>
            <numerusform>%n Partien ließen sich nicht analysieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n Partie bisher gespielt.</numerusform>
            <numerusform>%n Partien bisher gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n Partie: zu wenig, um zu sagen, wie oft du gewinnst.</numerusform>
            <numerusform>%n Partien: zu wenige, um zu sagen, wie oft du gewinnst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n Partie: zu wenig für eine Aussage.</numerusform>
            <numerusform>%n Partien: zu wenige für eine Aussage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n Fehler (?).</numerusform>
            <numerusform>%n Fehler (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>%n weiteres Kürzel ist nicht nutzbar.</numerusform>
            <numerusform>%n weitere Kürzel sind nicht nutzbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n Zug wurde für dich gespielt und zählt nicht mit.</numerusform>
            <numerusform>%n Züge wurden für dich gespielt und zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>%n von {every} Verteilungen gespielt, {won} gewonnen.</numerusform>
            <numerusform>%n von {every} Verteilungen gespielt, {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n Spieler liegt mit {points} in Führung.</numerusform>
            <numerusform>%n Spieler liegen mit je {points} gleichauf in Führung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n Punkt vor dir und {players}.</numerusform>
            <numerusform>%n Punkte vor dir und {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n Punkt vor dir.</numerusform>
            <numerusform>%n Punkte vor dir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n Punkt vor {players}.</numerusform>
            <numerusform>%n Punkte vor {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n Punkt bis jetzt. Wer hält mich auf?</numerusform>
            <numerusform>%n Punkte bis jetzt. Wer hält mich auf?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n Punkt, viel ist gut</numerusform>
            <numerusform>%n Punkte, viel ist gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n Punkt, wenig ist gut</numerusform>
            <numerusform>%n Punkte, wenig ist gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n-mal, am {day}.</numerusform>
            <numerusform>%n-mal, zuerst am {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>Ü&amp;ber Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>A&amp;lbum</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;Aubergine</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Flaschengrün</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Demo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Abende</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Filz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>In &amp;zwei Minuten</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Leinen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Mitternachtsblau</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Ton aus</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Nä&amp;chste eigene Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ab&amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Auf&amp;gaben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>Von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Teilen…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>&amp;Letzte Züge noch einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>Der T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Fehler noch einmal &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Text &amp;normal</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>&amp;Was jeder weiß</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>Was jetzt zu t&amp;un ist</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Ohne Bewegung</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 bis 12 Spieler</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 Punkte, weniger geht nicht. Warum sollte jemand mehr zahlen? Wer genau bei 100 oder 200 landet, darf sofort 50 abziehen.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 Spieler</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>50 abgezogen bei {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 und 1 sind 7, und wer zuerst fertig ist, darf 5 abziehen: 2. Wer mit nur fünf Stapeln auskommt, darf 20 abziehen. Mit deinen übrigen Karten geht es weiter, bis jemand keine Punkte mehr hat.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>80-%-Intervall</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Ein Nein</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Bieten, um zu verlieren</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Bieten, um zu gewinnen</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ein grober Fehler. Dieser Zug kostet {cost} der Partie: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Ein grober Fehler. Dieser Zug kostet {number} Punkte.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Ein Kartentisch mit Gesellschaft, die nie müde wird.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Wer ertappt wird</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Eine Entscheidung</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Eine eigene Entscheidung</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Eine knappe Summe, und eine erfreuliche.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Für {player} spielt ein Computer.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Ein Stall</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Ein Stall ist eine offene und eine verdeckte Karte. Eine rote offene Karte muss niedriger sein als die verdeckte, eine schwarze höher; gleich hoch ist nie gültig. Mit einem Ass ist ein Stall immer gültig, mit zweien nie. Eine geknickte Ecke kennzeichnet deine verdeckten Karten: Nur du siehst sie. Ein Haken heißt gültig, ein Kreuz nicht gültig.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Eine Bildkarte bewegt, was sonst keine Karte bewegt: Schau, was sie rettet oder knackt.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Für jeden Tag eine Verteilung jedes Spiels und eine Aufgabe</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Ein Punkt für jedes Spiel: gefüllt, wenn gewonnen, sonst ein Ring. Lorbeer: Aufgabe gelöst. Die Zahl: deine Ergebnisse ohne Glück, in Prozent einer Partie.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Ein Quartett</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Ein frisches Deck. Wie angenehm.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Ein großer Moment</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Ein Ehrengast</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Nach dem Abwerfen nur eine Farbe auf der Hand: Das ist ein Soy. Er wird von selbst gerufen und gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Ein glücklicher Zufall. Das sind die besten.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Ein Bube</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Ein Bube kann kein offenes Ass ersetzen.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Bube, Dame oder König verdeckt ist ein Paria: Der Stall ist nie gültig. Deine Dame ist so einer. Ein König darf zwei beliebige verdeckte Karten tauschen: Klick auf deine Dame, dann auf die Karte hinter Adas Ass.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Ein König</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Ein König auf der Ablage nützt dir nichts, und die Dame würde weiter deinen ersten Stall verderben. Tausch sie weg.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Hier wartet eine Partie aus einem neueren Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Eine Partie hat {players} Spieler, mehr als es Teilnehmer gibt.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Eine Turnierpartie braucht mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Eine Meldung kann {least} bis {most} Millisekunden stehen bleiben.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Eine Meldung bleibt</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Vorhin hat Ada Basil nach der Kreuz-Sieben gefragt, und er hat Nein gesagt. Niemand fragt nach einer Karte, die er selbst hat, und du hast sie nicht, also muss Clara sie haben. Frag sie: Klick auf ihre Karten und wähle die Kreuz-Sieben, oder zieh eine deiner Siebenen auf sie.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ein Fehler. Dieser Zug kostet {cost} der Partie: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Ein Fehler. Dieser Zug kostet {number} Punkte.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Ein Zug muss Text sein.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Name: hat sie. Gestrichener Buchstabe: kann sie nicht haben. 1+: hat mindestens eine. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Name: hat sie. Streifen: wie wahrscheinlich dieser Spieler sie hat, für jeden, der zugehört hat. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Name: hat sie. Streifen: wie wahrscheinlich dieser Spieler sie hat, soweit du es damals wissen konntest. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Ein Nachbar</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Ein neuer Abend</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Ein neuer Stapel</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Ein Paar bringt eine Karte, kostet aber vielleicht den Wert, der später gewinnt.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Ein Paar in der Reihe</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>{card:Der} passt auf einen Stapel: Leg die Karte dorthin.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Schön, euch alle zu sehen. Lasst euch Zeit.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Ein Vergnügen, versteht sich.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Ein Programm von Partien mit drei Gästen</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Eine Dame</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Eine Frage verrät etwas</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Leise gewonnen ist auch gewonnen.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Eine rote 10 muss niedriger sein als die verdeckte Karte, und 10 ist nicht niedriger als 10: Der Stall wäre immer noch nicht gültig.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Eine rote 10 verdirbt auch diesen Stall, also müsste Ada zahlen. Aber sie könnte dann mit ihrer billigen roten 2 zahlen. Leg die 10 auf die 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Eine Analyse ohne Fehlerzeichen, bei mindestens fünf Entscheidungen.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Eine Rose für jeden am Tisch.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Eine Probe der Karten</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Ein kleiner Rechenfehler. Meiner, glaube ich.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Ein kleines Meisterwerk, wenn ich so sagen darf.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ein Gleichstand</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Gleichstand.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Gleichstand. Biete noch eine Karte.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Gleichstand: {card:dein} und {second:der} von {other}. Beide bieten noch einmal.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Gleichstand: {bid} und deine Karte {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Gleichstand: {card:der} von {player} und {second:der} von {other}. Beide bieten noch einmal.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Ein Turnier hat vier bis sechzehn Teilnehmer, Menschen und Computer.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Ein Turnier hat {least} bis {most} Teilnehmer.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Ein Turnier hat {least} bis {most} Runden.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Eine Tragödie in einem Akt.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Ein gültiger Stall</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Ein Sieg zu zweit bringt 6 Punkte; zu viert gibt es 6, 4, 2 und 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>Du hast {rank:einen} gezogen: Diese Karte lässt sich nur nutzen oder abwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Etwa %n Minute; du kannst jederzeit später weiterspielen.</numerusform>
            <numerusform>Etwa %n Minuten; du kannst jederzeit später weiterspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Über Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Etwa genauso gut: Der Unterschied ist {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Etwa {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Über {limit}, also ausgeschieden.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Oben, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Beschuldige jemanden oder passe.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Beschuldige niemanden: Niemand zahlt etwas.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Beschuldige {player}, obwohl dort alle Karten passen.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Beschuldige {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Ass!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada hat nach einer Sieben gefragt, also muss sie eine haben: die Karo-Sieben. Aber frag zuerst Clara nach der Kreuz-Sieben.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada hat selbst nach der Kreuz-Sieben gefragt, sie kann die Karte also nicht haben: Niemand darf nach einer Karte fragen, die er hat. Frag Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada hat Nein gesagt. Damit endet der Stich: Die letzte Karte ist deine, also gewinnst du die Punktkarte, 2 Punkte. Und das Paar hat dir eine Karte gebracht.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada nimmt die Herz. Deine 3 ist wieder da, zusammen mit ihrem Pik-Buben. Keiner geht leer aus.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Deck hinzufügen</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Deck hinzufügen…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Nimm einen Stapel von {count} zu deinen Punkten.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Nach einem Gleichstand geht es um mehr Karten, und der Verlierer sucht sich welche aus.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Nach Partie</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Nach Rennen {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Nach Runde {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Nach dem Rennen</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Danach kann {player} in {share}&#xa0;% der Fälle Soy rufen.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Noch mal, noch mal!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Gegen {level} gewinnst du wahrscheinlich {share} der Partien, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, Gesellschaft. Nur herangerückt.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Alle Karten sind aufgedeckt. Die rote 10 ist nicht niedriger als die 9, also musste Ada zahlen: 25 Punkte. Von dem, der angesagt hat, darf nur eine Karte ersetzt werden; eine hat gereicht.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Alle Karten offen: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Alles sauber</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Jetzt sind alle vier Ställe gültig: Jeder hat seinen Haken. Eine gezogene Karte darf eine deiner verdeckten oder eine offene Karte eines anderen ersetzen; ein Ass ersetzt nur eine 10. Oder du wirfst sie ab.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Alle vier Ställe sind gültig: nichts zu zahlen.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Alle vier Ställe sind gültig: {sum} und {bonus} extra.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Alle vier spielen jede Partie.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Alle vier gültig: {points} Punkte extra für dich, insgesamt {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Alle vier gültig: {points} Punkte extra für {player}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>Alles in allem gewinnst du etwas gegenüber den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>Alles in allem gewinnst du etwa %n Punkt gegenüber den anderen.</numerusform>
            <numerusform>Alles in allem gewinnst du etwa %n Punkte gegenüber den anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>Alles in allem verlierst du etwas gegenüber den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>Alles in allem verlierst du etwa %n Punkt gegenüber den anderen.</numerusform>
            <numerusform>Alles in allem verlierst du etwa %n Punkte gegenüber den anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Alle wissen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Alle spielen jede Partie gemeinsam.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Alle deine Ställe sind gültig: Sag Soureh an, bevor dir einer verdorben wird.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Alle deine Partien, wartende und beendete</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Immer: nichts bewegt sich</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Ein amerikanischer Nachfahre eines Spiels aus dem Nahen Osten, mit Bildkarten dazu.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ein Ass</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Ein Ass gewinnt einmal: Frag dich, was es jetzt gewinnt und was später.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Ein Sternchen kennzeichnet Partien mit Tipps oder zurückgenommenen Zügen.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>Der faire Anteil ist {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Ein Abend an einem guten Tisch</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Ein Abend braucht mindestens ein Spiel.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Ein Kartenabend</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Ein Abend zum Erinnern. Jedenfalls für mich.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Eine Ungenauigkeit. Dieser Zug kostet {cost} der Partie: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Eine Ungenauigkeit. Dieser Zug kostet {number} Punkte.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Ein alter Trick, aber er zieht noch.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>Animierte GIFs (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ankündigung</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Ein anderes Programm hat {lock} gesperrt, daher werden Partien und Einstellungen diesmal nicht gespeichert.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Jedes Thema</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Abgesehen von Stall {slot} bringen deine Ställe etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Abgesehen von Stall {slot} bringen die Ställe von {player} etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Applaus ist willkommen.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Spielen wir schon? Wunderbar.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Als CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Als JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Genauso gut: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>So gehört es sich.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Solange du deine behältst, bekommt {player} {suits} nicht voll.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Wie du es sahst</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Wie {player} es sah</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Frag jemanden nach einer Karte.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Frag nach einer Karte von einem Wert, den du hast: Klick auf einen Spieler, oder zieh eine Karte dorthin.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Frag nach einer Karte: Wähle einen Spieler, zieh eine Karte dorthin, oder tippe eine wie {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Frag nach Karten, merk dir jede Antwort und sammle Quartette.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Nicht fragen</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Frag {player} nach {card:dem}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>{player} fragen nach …</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Im Laufschritt</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>An jedem Tisch</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Mindestens {rank:einen}: sonst niemand sicher.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Mindestens {rank:einen}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Höchstens {most} Einträge lassen sich speichern.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>An einem Rennen nehmen höchstens {players} Spieler teil.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>Im Spiel: die Punktkarte in {suit}, {points} Punkte</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>Es geht um {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Zuunterst, in dieser Folge: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Am Tisch von {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Aubergine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Zurück an die Staffelei.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Zurück zum Abend</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Zurück zum Turnier</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil hat dich nach dem Herz-Ass gefragt. Also hat er es nicht: Niemand darf nach einer Karte fragen, die er hat.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil hat gerade gesagt, dass er sie nicht hat. Nur Clara kann sie haben.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Sorg dafür, dass du genau {more} zahlen und {count} treffen kannst: Dann ziehst du 50 ab.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Schlag die stärkste Stufe, wenn niemand Schwächeres am Tisch sitzt.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Ehrlich geschlagen. Schenkt mir noch einen ein.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Wunderschön gemacht. Darf ich das malen?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Vor der letzten Runde lagst du auf dem letzten Platz, %n Punkt zurück.</numerusform>
            <numerusform>Vor der letzten Runde lagst du auf dem letzten Platz, %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Vor der letzten Runde lag {player} auf dem letzten Platz, %n Punkt zurück.</numerusform>
            <numerusform>Vor der letzten Runde lag {player} auf dem letzten Platz, %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Saison {number} beginnen</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Hinter den Kulissen: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Der beste Abend der Woche.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Besser, hier und bei %n späteren Entscheidung: {move}</numerusform>
            <numerusform>Besser, hier und bei %n späteren Entscheidungen: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Biete eine Karte, die du entbehren kannst: Deine längste Farbe bleibt gleich lang.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Biete um den Preis: Wähle eine Karte, dann deinen Platz.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Biete um den Preis: Klick auf eine Karte, dann auf deinen Platz. Der Verlierer bekommt beide Gebote.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Biete um {cards:den}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Biete so hoch, wie der Preis deiner Farbe nützt; der Verlierer bekommt beide Gebote.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Biete {cards:den}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Kühne Gäste sind schnell und übersehen manchmal einen Stapel</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Kühne Gäste fragen nach den wertvollsten Karten</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Kühne Gäste mögen von zwei guten Zügen den riskanteren</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Kühne Gäste bieten gern hoch</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Kühne Gäste sagen selten Nein und mögen hohe Karten</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Kühne Gäste kümmern sich um eigene Ställe und sagen früh an</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Kühne Gäste kümmern sich um eigene Ställe und klopfen früh</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bonus: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Beide rufen Soy mit gleichen Karten: unentschieden.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Beide rufen Soy: Du gewinnst mit den niedrigeren Karten.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Beide rufen Soy: {player} gewinnt mit den niedrigeren Karten.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Beide Karten jedes gültigen Stalls zählen: Asse 15, Bube, Dame und König nichts. Du bekommst 47 und noch 50, weil alle vier gültig sind.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Beide bekommen gleich viel.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Beide Züge verlieren die Partie fast sicher.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Beide Züge gewinnen die Partie fast sicher.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Flaschengrün</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Abzweig einer anderen Partie</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Bravo, bravo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Knack Stall {slot} von {player}, denn dort wurde angesagt.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Knack Stall {slot} von {player}, denn dort wurde geklopft.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Knack zwei Ställe von {player} zugleich.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Knack Stall {second} von {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Knack Stall {slot} von {player}, der wohl gültig ist.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Bring zwei verdeckte Karten dorthin, wo sie dir mehr nützen.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Blättern  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>In der Ablage blättern</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Bau vier gültige Ställe, während Könige, Damen und Buben sie durcheinanderbringen.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Bauen oder verderben</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Bau, solange du weniger Ställe hast; verdirb, wenn der andere die Runde bald beendet.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Nach ihren Stufen</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>M&amp;it Computern vergleichen…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Ruf Soy nach einer oder zwei Runden.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Ruf Soy: alle Karten von einer Farbe.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Übrige Karten bringen dir {points} dazu, jetzt {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Übrige Karten bringen {player} {points} dazu, jetzt {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Karten in {suit}: {count}. Mit {key} springst du dorthin.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Vorsichtige Gesellschaft</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Ertapp {player}: {card:Der} liegt auf {top:dem}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Ertappt …</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Vorsichtige Gäste fragen nach dem, wovon sie am meisten haben</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Vorsichtige Gäste lassen gültige Ställe in Ruhe und sagen spät an</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Vorsichtige Gäste lassen gültige Ställe in Ruhe und klopfen spät</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Vorsichtige Gäste mögen von zwei guten Zügen den sichereren</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Vorsichtige Gäste bieten gern niedrig</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Vorsichtige Gäste sparen ihre hohen Karten</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Vorsichtige Gäste lassen sich Zeit und übersehen nichts</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>&amp;Blickwinkel wechseln</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Ändere deinen Stall {slot}, der dadurch nicht gültig wird.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Ändere deinen Stall {slot}, der gültig bleibt.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Änderung {number} seit deiner letzten Entscheidung: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Sehr erfreut. Bitte, man gebe.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Schummeln</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Wähle eine Karte für die Reihe.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Wähle eine Karte für diesen Platz.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Wähle Einträge von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Wähle den Platz dafür, oder wirf die Karte ab.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Wähle aus jedem deiner Ställe eine Karte zum Zahlen.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Wähle eine deiner offenen Karten zum Ersetzen, oder wirf den Buben ab.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Wähle einen deiner Stapel.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Wähle einen deiner Stapel: Seine Karten werden zu Punkten.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Wähle Stapel {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Wähle die andere verdeckte Karte zum Tauschen.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Wähle den Stapel, mit dem {player} zahlt.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Wähle den Stapel, der zu zahlen ist.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Wähle zwei verdeckte Karten zum Tauschen, oder wirf den König ab.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Wähle, wer als Nächstes am Zug ist: {player} kann {card:den} nicht haben.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Clara hatte sie, und jetzt ist sie deine. Wer eine Karte bekommt, fragt noch einmal, also bist du weiter am Zug.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara hat 3 Punkte; du hast das Anspiel und dein Ass. Spätere Punktkarten sind bis zu 10 Punkte wert: Heb deine hohen Karten dafür auf.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Kahlschlag</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Klick auf eine Karte, oder tippe eine wie {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Klick, um damit zu zahlen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Ablage schließen</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Seitenleiste schließen</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Sammle Quartette: alle vier Karten eines Werts. Sie werden vor dir ausgelegt und bringen Punkte: 2 bis 10 ihre Zahl, Buben, Damen und Könige 10, Asse 25. Farben und die Reihenfolge der Werte spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Sammle die {four}, {count} Punkte: Du weißt, wer was hat.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Sammle die {four}: {count} Punkte. Du hast {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Gegenüber dem besten Gegner am Ende; unter 0 lagst du zurück.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Computer können den Rest spielen ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Computer sehen nicht mehr als du.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Abend fortsetzen</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Deine Partie fortsetzen</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Fortsetzen: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Fortsetzen: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Stall {slot} gilt nicht: Verdeckt liegt {down:ein}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Stall {slot} gilt nicht: Beide Karten sind gleich hoch.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Stall {slot} gilt nicht: Die schwarze {up} ist nicht höher als {down:der}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Stall {slot} gilt nicht: Die rote {up} ist nicht niedriger als {down:der}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Stall {slot} gilt nicht: zwei Asse.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Stall {slot}: {up} offen, {down} verdeckt, nicht gültig.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Stall {slot}: {up} offen, {down} verdeckt, gültig.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Stall {slot}: {up} offen, {down} verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Stall {slots} ist nicht gültig. Um trotzdem anzusagen, wähle noch einmal „Ansagen“.</numerusform>
            <numerusform>Die Ställe {slots} sind nicht gültig. Um trotzdem anzusagen, wähle noch einmal „Ansagen“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Stall {slots} ist nicht gültig. Um trotzdem zu klopfen, wähle noch einmal „Klopfen“.</numerusform>
            <numerusform>Die Ställe {slots} sind nicht gültig. Um trotzdem zu klopfen, wähle noch einmal „Klopfen“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Für einen Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Teuerste zuerst</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Teure Entscheidungen deiner eigenen Partien; sie kommen wieder, bis sie gelöst sind</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Rechne aus, was jeder Stapel am Punktestand ändert, bevor du wählst.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Überleg bei jeder Karte, wer sie noch haben kann: Eine Antwort verrät manchmal zwei Karten.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Deck zu, was doppelt liegt oder keine Nachbarn mehr bekommt.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Das animierte GIF entsteht…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Derzeitige Optionen: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>&amp;Tag für Tag</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Bis aufs Messer</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Gestrichelt: der faire Anteil.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Gestrichelt: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Verteilungen und Aufgabe dieses Tages</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Kartendecks ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Sag Soureh an oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Sag Soureh an.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Ansagen oder warten</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Sag an, wenn die anderen mehr zahlen, als Warten dir einbringen kann.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Besiegt, ja, aber in welcher Gesellschaft!</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Dieses Turnier löschen?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Damit hast du nicht gerechnet, was?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Hast du das gesehen? Ich kaum.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Wirf eine Karte ab, die dir nicht hilft: Klick darauf, dann auf deine Ablage.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Wirf eine Karte ab: Wähle sie, dann den Platz für die Ablage.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Wirf von der Farbe ab, von der am wenigsten Karten noch kommen.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Ablage, %n Karte: {card}</numerusform>
            <numerusform>Ablage, %n Karten, obenauf {card:der}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Ablage, leer</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Wirf {cards:den} ab.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Wirf {card:den} ab.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Ungenutzt abgeworfen, schenkt sie dir keine Züge. Drück „Dame nutzen“.</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Ablage von {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Ablage, %n Karte</numerusform>
            <numerusform>Ablage, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Ablage: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Willst du mit denselben Karten neu beginnen?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Fertig!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Doppelagent</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Talon, %n Karte</numerusform>
            <numerusform>Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Talon: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Gezogen: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Eine Runde für alle!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Bitte nur eine Datei ablegen: eine Partie oder ein Kartendeck.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Leg die Karte auf den Spieler, den du fragst.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>End turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>E</source>
        <comment>Show the end</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Each card can be taken only once.</source>
        <translation>Jede Karte kann nur einmal genommen werden.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Jede Entscheidung wird viele Male durchgespielt. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Jede Stufe spielt die Karten von {player} {count} Mal, gegen dieselben anderen.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Jede Partie</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Gib jedem Menschen einen Namen, damit klar ist, wem der Bildschirm übergeben wird.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Jeder beginnt mit</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Frühere Abende</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>„Leicht“ erwägt wenige Möglichkeiten und denkt nur an die Runde.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>„Leicht“ folgt dem ersten Eindruck und denkt nur an die eigenen Ställe.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>„Leicht“ ist langsam und legt eine Karte auf irgendeinen passenden Stapel.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>„Leicht“ spielt nach Gefühl und oft auf gut Glück.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>„Leicht“ merkt sich die letzten 2 Fragen und fragt nach dem, wovon es am meisten hat.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>„Leicht“ merkt sich zwei Runden und spielt manchmal auf gut Glück.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Beides ist recht.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Zug von selbst beenden, solange nicht alle meine Ställe gültig sind</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Zug von selbst beenden, solange weniger als zwei meiner Ställe gültig sind</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Beende die Runde jetzt, bevor die anderen mehr gültige Ställe haben.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Beende die Runde jetzt, bevor {player} mehr gültige Ställe hat.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Beende die Runde jetzt: Nach jetzigem Stand zahlst du genau {more} und triffst {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Beende die Runde, solange alle vier Ställe gültig sind.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Beende deinen Zug, oder klopf: Nach dem letzten Zug des anderen endet die Runde.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Beende deinen Zug: Bevor du ansagst, sollten alle deine Ställe gültig sein.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Gib ein Wort, eine Zahl oder einen beliebigen Text ein.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Gib irgendein Wort ein.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Gib höchstens {most} Zeichen ein.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enter spielt ihn, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enter zeigt eine Stellung noch einmal, Esc führt zur Partie zurück.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Bei gleichen Punkten zählen die Siege, dann die Partien gegeneinander, dann das Los.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc oder ein Klick führt zur Partie zurück.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Fairer Anteil</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Abend {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>’n Abend.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Was am Tisch geschieht, wird vorgelesen.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Alle Gebote waren gleich: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Jede Partie, die du beginnst, wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Jeder Zug der Partie</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Alle sind kühn.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Alle sind vorsichtig, und zwei sind stark.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Jeder trifft auf jeden.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Alle spielen gleichzeitig mit eigenen Karten um die Wette; Adas sind oben. Links liegt dein Blatt, daneben eine aufgedeckte Karte. Leg alle deine Karten so schnell du kannst auf Stapel 1 bis 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Alles andere, auch deine Entscheidungen, hat dir {share} gebracht.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Alles andere, auch deine Entscheidungen, hat dich {share} gekostet.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Alles Gesagte</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Genau wie ich es geträumt habe.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Erwarteter Gewinnanteil</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Erfahrung, meine Lieben. Sonst nichts.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Verdeckt, Stall {slot} von {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Sch&amp;neller</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Übersicht…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Gefüllt: Der Spieler weiß, wer sie hat. Gestrichelt: vergessen.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>Finale: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Na gut. Aber nächstes Mal!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Bring erst das Rennen zu Ende.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Beendete Partien werden hier gezählt.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Premiere</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Für den ersten Platz werden dir {points} abgezogen, jetzt {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>Für den ersten Platz werden {player} {points} abgezogen, jetzt {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Nutze zuerst die gezogene Karte.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Platz 1: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Fürs Schummeln bekommst du Stapel {pile} zu deinen Punkten: {points} mehr, jetzt {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Fürs Schummeln bekommt {player} Stapel {pile} zu den Punkten: {points} mehr, jetzt {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Wer wagt, gewinnt</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>Das Glück hält seine Verabredungen.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>In deinen Partien gefunden, auch in alten; Partien mit Hilfe zählen nicht</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Vier Siebenen: Sie werden sofort ausgelegt. Deine Punktelinie ist ein wenig gewachsen; gutgeschrieben werden die 7 Punkte am Ende der Runde.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Vier Asse!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>Vier bis sechzehn Teilnehmer, über mehrere Tage</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Freunde! Die Nacht ist jung.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Von Eintrag</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Vom Deck</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Aus deiner Sicht</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Von {first} bis {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Aus {matches} ohne Hilfe, mit dem 80-%-Intervall.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Aus der Sicht von {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Eine glatte Eins.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Spiele, in denen die Farbe einer Karte zählt: rot oder schwarz.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Großzügige Gäste fragen den, der vorn liegt, und schonen die anderen</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Großzügige Gäste bieten niedrig um die Farbe, die der Gegner sammelt</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Großzügige Gäste lassen die gewinnen, die hinten liegen</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Großzügige Gäste mögen von zwei guten Zügen den, der andere schont</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Großzügige Gäste schonen am liebsten fremde Ställe</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Großzügige Gäste schonen am liebsten gegnerische Ställe</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Bring vor Ada alle Karten auf eine Farbe: Das ist ein Soy, und damit gewinnst du die Partie. Die Schilder unter deinem Blatt zählen jede Farbe; die kleine Zahl im Kästchen ist die Taste, mit der du dorthin springst. Das Ass ist die höchste Karte, die 2 die niedrigste.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Werde {card:den} durch Schummeln los.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Werde {card:den} auf Stall {slot} von {player} los.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Hol dir die letzte Karte der {four}: {count} Punkte.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Riesenbezwinger</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Verzichte auf die {count} Punkte: {player} gewinnt sie.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Gib deinen Stall {slot} auf, der jetzt gültig ist.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Ada die Dame zu geben, ist eine gute Idee. Aber ihr Ass passt zu jeder Zahl und zählt 15. Bring die Dame hinter das Ass.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Los!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Nach allem, was du wissen kannst; zählt als Hilfe.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Guten Abend. Rücken gerade, Karten hoch.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Guten Abend. Ich bluffe nie. Oder doch?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Guten Abend. Wollen wir die Karten nachzählen?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Elegant gelöst. Ich bin beinahe beeindruckt.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>Kurve &amp;der Gewinnchance</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Gast des Abends</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ha! Das schreibt bitte jemand auf.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Die Hälfte der gegnerischen Punktestände liegt zwischen {low} und {high}; der Median ist {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Die Hälfte deiner Punktestände liegt zwischen {low} und {high}; der Median ist {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Blatt von {player}, %n Karte</numerusform>
            <numerusform>Blatt von {player}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Gib den Bildschirm weiter.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Gib den Bildschirm an {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>„Schwer“ lernt auch aus den Zügen der anderen und wagt eine frühe Ansage.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>„Schwer“ merkt sich auch Karten, zieht Schlüsse und plant mehrere Stiche voraus.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>„Schwer“ behält die kommenden Karten im Blick und probiert durch, wie das Rennen weitergehen kann.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>„Schwer“ lernt aus den Zügen des Gegners und spielt durch, wie die Runde enden kann.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>„Schwer“ merkt sich alles, liest deine Gebote und rechnet damit, dass du seine liest.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Hab in einer Partie Pariah viermal vier gültige Ställe.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Komm auf {kept} {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Herz und Karo gelten hier als rot, Pik und Kreuz als schwarz.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Hallo zusammen! Wer gewinnt gerade?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Ausgeblendet.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Hoch: schwarzer Filz, reine Farben</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hm. Früher war so ein Blatt etwas wert.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Ehrungen</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Wie wahrscheinlich jeder jede Karte hat</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Wie schön, dass du da bist!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Wie oft jeder Punktestand vorkam; weniger ist besser.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Wie oft jeder Punktestand vorkam; mehr ist besser.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Wie ermüdend.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>So spielst du hier</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Wie überaus zuvorkommend von euch.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Heute bin ich das Schlusslicht. Es kann nur besser werden.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Ich verneige mich. Nur ein wenig, aber ich verneige mich.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Ich habe Kekse mitgebracht. Und hoffentlich Glück.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Ich rufe</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Das muss ich gleich daheim erzählen.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Ich habe zweimal gezählt, es stimmt.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Hab ich nicht!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Heute habe ich Glück, das spüre ich. Ich hab dich gewarnt.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Dafür hatte ich eins zu vier veranschlagt.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Ich habe geübt!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Bei {game} habe ich {other} gerade geschlagen.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Kein Grund zur Klage.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Mit schlechteren Karten habe ich auch schon gewonnen.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Ich lasse es so.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Ich klopfe.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Ich habe etwas gelernt. Noch eine?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Das war Absicht. Beinahe.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Diese Karten mochte ich noch nie.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Nennen wir es eine Skizze.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Morgen trage ich eine dunklere Krawatte.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Das hätte ich besser wissen müssen.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>An {game} denke ich noch. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Einer musste ja.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Ich danke euch, und ich danke der Herz-Dame.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Beim nächsten Mal weiß ich es.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Gewonnen? Ich? Gewonnen!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Geht etwas schief, wird es in {file} festgehalten. „Problem melden…“ im Menü „Hilfe“ sammelt alles, was ein Bericht braucht.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Sagst du an, haben alle anderen noch einen letzten Zug. Dann zahlt, wer keine vier gültigen Ställe hat. Deine sind alle gültig, also drück „Ansagen“, bevor Ada einen verdirbt.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Bei einem Nein kann {player} dir {card:den} wegnehmen.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Bei einem Nein weiß auch {player}, dass du die {four} sammelst.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>„Unmöglich“ merkt sich die ganze Runde, zieht Schlüsse und wägt beide Antworten ab.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>Insgesamt: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>An Gewinnchance: {cost}, von {before} auf {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>An Gewinnchance: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>In jeder Runde treffen sich etwa Punktgleiche, aber niemand zweimal.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>In jeder Runde sind zwei Karten in der Mitte der Preis. Beide bieten verdeckt eine Karte um den Preis; dann werden die Gebote aufgedeckt. Im Stapel links liegen die Preise späterer Runden.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>In Punkten: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>In den letzten {matches}, mit dem 95-%-Intervall.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>In Führung: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>In der Mitte liegen der Talon, die gezogene Karte und die Ablage, in der du blättern darfst. Neben jedem Namen stehen die Punkte; die feine Linie darunter reicht bis 300. Die Kerbe zeigt, wohin dich die Runde jetzt brächte. Mit der letzten Karte des Talons endet die Runde.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>In der Mitte liegen der Talon, die gezogene Karte und die Ablage, in der du blättern darfst. Neben jedem Namen stehen die Punkte; die feine Linie darunter reicht bis zur Grenze, 100. Die Kerbe zeigt, wohin dich die Runde jetzt brächte. Mit der letzten Karte des Talons endet die Runde.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>In diesem Spiel lässt sich Glück nicht von Können trennen: Nur die Kosten werden gezeigt.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>In {games} gelten Herz und Karo als rot, Pik und Kreuz als schwarz.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>&amp;Partie beilegen: ihre Karten, Züge und Namen</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Erfunden von Jeff, der möchte, dass alle Welt es kennt.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Dein kleinster Stapel wird größer.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Die Rechnung geht auf. Danke für das Spiel.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>Es ist geschummelt, und andere dürfen dich dafür beschuldigen.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>Es ist sauber: Niemand kann dich beschuldigen.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Jetzt zahlst du: Wähle aus jedem Stall eine Karte, ob gültig oder nicht. Ein Ass zählt 1. Die billigeren Karten sind schon angehakt. Drück „Zahlen“.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Speichern geht noch immer nicht.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Die Entscheidung fiel in Runde {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Gewinnt etwas weniger Partien.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Gewinnt {fewer} von 100 solchen Partien, nicht {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Seine Partien</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Seine Partien bleiben im Album.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Knock</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Keep it</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Halte die obersten Karten verschieden: Zu jedem offenen Wert passen drei Werte.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Behalte niedrige Karten: Es gibt keinen Preis mehr, und die niedrigsten gewinnen.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Heb die Karte für später auf: Sie passt auf keinen Stapel.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Karte behalten oder nicht</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Gönn {player} den Preis nicht.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Lass deinen Punktestand, wie er ist.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Bleib bei {count} Punkten.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Halte deinen kleinsten Stapel bei {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Behalte {kept} {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Tasten 1–6 legen sie; passt sie nirgends, die Leertaste.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Klopfen oder warten</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Klopf, solange dein Vorsprung hält; warte, solange ein Zug noch Punkte bringen kann.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Klopf, klopf!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Klopf, oder beende diesen Zug: Du hast noch %n weiteren.</numerusform>
            <numerusform>Klopf, oder beende diesen Zug: Du hast noch %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Klopf oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Klopf.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Von dir ausgelegt: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Von {player} ausgelegt: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Text g&amp;rößer</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Indizes</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Letzter Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Der letzte Abend</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Zuletzt: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Lach ruhig. Ich täte es auch.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Leg bei Soi vier Asse nach höchstens zwei Fragen danach aus.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Bring {card:den} in deinem Stall {slot} unter: Dort kostet die Karte nichts.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Spiel nur hoch an, wenn die Punktkarte deine beste Karte wert ist.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Lernen (2 Minuten)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>{game} in zwei Minuten lernen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Lass alle Ställe, wie sie sind.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Lasst mich. Nein, bleibt, und gebt.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Überlass {player} die {count} Punkte und behalte deine Karten.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Lass Karten obenauf, zu denen {share}&#xa0;% der kommenden Karten passen.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern gehen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Links und Rechts springen von Entscheidung zu Entscheidung, Auf und Ab von Fehler zu Fehler.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Übrig: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Linkshändig: Knöpfe und Stapel links</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Weniger ist mehr</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Spielen wir.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Schauen wir, was der Abend bringt.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Lass {player} mit einem Stapel von {count} zahlen.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Lass Stall {slot} von {player} mit {card:dem} weniger einbringen.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Lizenz von {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Hell oder dunkel, wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Wie das System: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Wie {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Schau, was jedem Stall noch fehlt und wie viele solche Karten noch da sind.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Erst schauen: Gleich spielst du. Weiter mit Enter.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Such nach einem Vielfachen von 100, bevor du möglichst wenig zahlst.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Sieh die Stapel durch, dann beschuldige jemanden.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Schaut, es hat geklappt!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Verlier nach dem Gleichstand und such dir aus den Geboten etwas aus.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Verlier den Preis und nimm beide Gebote.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Werde deine Punkte los: Alle beginnen mit 5, und 0 gewinnt. Die Punkte sind die kleinen Stapel neben den Namen. Jedes Rennen bringt Punkte dazu, und wer zuerst fertig ist, wird welche los.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Wer wenig Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Senk die Kosten von Stall {slot} von {rest} auf {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Glück: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Glück: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Mach alle vier Ställe gültig: Das gibt 50 Punkte extra.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Mach alle vier Ställe gültig: Dann zahlst du nichts.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Mach es {player} schwer, für die {count} Punkte höher zu gehen.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Mach deinen Stall {slot} schwerer zu knacken.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Mach deinen Stall {slot} gültig, den ersten von vier.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Mach deinen Stall {slot} gültig: Dann sind es {count} von 4.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Deine fehlerhaften Entscheidungen noch einmal treffen, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Mach Stall {slot} von {player} mit {card:dem} teurer.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Sicheres markieren</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Sicheres auf den Karten zum Fragen markieren (zählt als Hilfe)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Markiert: Fehler, und wo jede Runde beginnt.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Striche: oben gewonnen, unten verloren.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partie %v von %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Laufende Partie, Protokolle</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Spiel gleich hoch oder höher und gewinn die Punktkarten.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Spiel auch {rank:einen} und zieh eine Karte.</numerusform>
            <numerusform>Spiel auch {rank:einen} und zieh %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partien und Decks</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Partien werden analysiert. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Nur Partien zu zweit, jedes Mal gegen jemand anderen.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Bring deinen Stall {slot} in Ordnung und knack Stall {second} von {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Bring deinen Stall {slot} in Ordnung.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Bring deine Ställe {slot} und {second} zugleich in Ordnung.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menüs und Dialoge</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>„Mittel“ erwägt mehr Möglichkeiten und denkt an die ganze Partie.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>„Mittel“ folgt dem ersten Eindruck und verdirbt auch gegnerische Ställe.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>„Mittel“ hält die obersten Karten auseinander und einen Stapel klein.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>„Mittel“ merkt sich die letzten 10 und fragt nach Karten, die es wandern sah.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>„Mittel“ merkt sich drei Runden, liest deine Gebote und bietet selbst abwechslungsreich.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>„Mittel“ probiert durch, wie der Stich weitergehen kann.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Mitternachtsblau</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Meine also.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Die meisten Karten schlagen eine 7. Und wenn sie doch gewinnt, bekommt Ada sie: ein Pik weniger für dich. Biete eine höhere Karte, die kein Pik ist.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>Die meisten ihrer Partien weichen bei Eintrag {entry} von dieser ab.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Schieb {card:den} unter dein Blatt.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Züge bisher</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Mein &amp;Blatt</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Ich ziehe den Hut.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>All fair</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>N</source>
        <comment>No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Name, seat {seat}</source>
        <translation>Name, Platz {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Gegen Ende kann jede Karte nur noch an wenigen Orten sein: Rechne es aus.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Neuer Abend…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Neu bei {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Neu bei {game}? Lern es in zwei Minuten</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Neues Turnier: {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Nächste &amp;Runde</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Nächster Gast, Platz {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Nächster &amp;Fehler</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Nächstes Rennen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Dann hast du eine schwarze 10 gezogen und unter deinen Buben gelegt. Alle vier Ställe sind gültig. Klopf, bevor Ada einen verdirbt: Sie hat dann noch einen letzten Zug, und die Runde endet.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Als Nächstes: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Es wurde kein animiertes GIF gespeichert.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Keine Entscheidung danach.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Keine Entscheidung davor.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Kein Stall bringt etwas.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Ein Nein beendet den Stich: Clara würde mit ihrer 9 die 2 Punkte gewinnen, obwohl du gleichziehen kannst. Mach ein Paar.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Es sind keine Fehler verzeichnet.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Solange Soirée nichts speichert, lässt sich kein Abend spielen.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Kein Finale</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Keine Schrift dieses Systems hat die Buchstaben von {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Kein Quartett ausgelegt.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Ein Spiel namens {name} gibt es nicht; die Spiele sind {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Hier gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Keine Partie dieses Monats lässt sich analysieren.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Keine Partie ging verloren. Die Einzelheiten können helfen, es zu beheben.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Kein Fehler danach.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Kein Fehler davor.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Kein Zug ist besser.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Passt nirgends: Die Leertaste beginnt einen neuen Stapel.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Die 7 passt nirgends: Sie bräuchte eine 6, eine 7 oder eine 8. Solange weniger als sechs Stapel liegen, beginnt so eine Karte einen neuen. Drück die Leertaste, oder klick auf den nächsten leeren Platz.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>{card:Der} passt auf keinen Stapel: Beginn damit einen neuen.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Aufgaben gefunden.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Keine Punktkarte ist im Spiel</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Kein Kürzel</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Kein einzelner Fehler, aber kleine Verluste summieren sich.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Am Tisch wird nicht geflüstert, bitte.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Nein! Also ist Basil am Zug. Er hatte gehört, dass du einen König hast, und hat ihn dir abgenommen. Wer am besten zuhört, gewinnt: Das ist Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Nein, nein, nein.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Niemand holt dich mehr ein.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Niemand holt {player} mehr ein.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Niemand muss zahlen.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Niemand hat {card:den}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Keiner deiner Ställe ist gültig.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Kein Stall von {player} ist gültig.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Passt nirgends: Die Leertaste schiebt sie unter dein Blatt, bis {card:dein} wiederkommt.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>Steht nicht in der Hilfe.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Nicht versucht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notiz: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Gemerkt.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Sonst ist jetzt nichts sicher. Rate einmal: Frag Basil nach dem Herz-König.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Jetzt hat Ada angesagt, und du wirst zahlen: Keine Karte ist höher als die rote 10 in deinem zweiten Stall. Lass auch Ada zahlen: Leg die gezogene 10 auf ihre rote 2, die billigste Karte, mit der sie zahlen könnte.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Wähle jetzt ihren Platz oder eine andere Karte.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Jetzt spielen alle zugleich. Weiter geht es, wenn du bereit bist.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Jetzt ist die letzte Karte eine 7. Ein Ass gewinnt den Stich, und alle anderen müssen jede Karte über der 7 abwerfen und den Rest zeigen. Spiel das Ass.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Von einer zweiten Farbe behältst du {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Von einer Farbe behältst du {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Von deinen Karten bleiben etwa {count} übrig, sonst {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Von deinen {cards} Karten waren {count} {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Von den {cards} Karten von {player} waren {count} {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Mit Bildschirmleser zunächst aus, denn Zuhören braucht Zeit.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Oje, oje, oje.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Oh, herrlich!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>Auf der Ablage nützt dir der Bube nichts. Auf der roten 10 macht er einen Stall gültig.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Aufs Haus</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Man tut, was man kann.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Ein Gast spielt so gut, wie man nur spielen kann.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Eine Karte von {player} wurde nach der Ansage schon ersetzt: Eine weitere ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Ein Stapel wird zu Punkten: Drück die Nummer eines kleinen.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Ein Rennen für alle</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Klagen soll man nicht. Seufzen darf man.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Ein offenes Ass kann nur eine 10 ersetzen.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Nur eine beendete Partie lässt sich vergleichen.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Nur ein Ass schlägt den König. Du würdest zwei Herz gewinnen, die dir nicht helfen, und Ada bekäme dein bestes Pik.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Nur Partien im Album können Notizen haben.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Nur dieser Spieler darf die Karten hinter dem Vorhang sehen.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Nur noch dein Ass ist hoch genug. Ein Ass gewinnt sofort, aber für 3 Punkte ist es zu schade. Sag Nein: Clara bekommt die Punktkarte, und du spielst den nächsten Stich an.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Huch. Die falsche.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Gegner machen Bemerkungen</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Punkte der Gegner</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Reihenfolge der Entscheidungen</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Sonst: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Ausgeschieden.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Überbiete deinen Rivalen Karte um Karte, bis dein ganzes Blatt eine Farbe hat.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>Die Geduld meint es gut mit mir.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Geduld ist auch eine Karte.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Zahl so wenig wie möglich: Du stehst dann bei {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Zahl für diese Punktkarte nicht mehr, als sie neben den nächsten wert ist.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Zahl mit einer Karte aus jedem Stall: {sum}, dann stehst du bei {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Zahl mit {cards:dem}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Zahl {more} mehr als nötig: Du stehst dann bei {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} zahlen</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Du zahlst {sum} und stehst bei {after}: Dann darfst du 50 abziehen.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Zahlt %n Punkt.</numerusform>
            <numerusform>Zahlt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Zahlt {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Vielleicht besser: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Vielleicht der beste Zug.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>{card} aufgenommen; die Karte passt an %n Platz.</numerusform>
            <numerusform>{card} aufgenommen; die Karte passt an %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>{card} aufgenommen; die Karte passt an einen Platz.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>Auf Stapel 4 liegt noch immer nur eine Karte. So etwas schnell zu sehen, ist die Kunst des Spiels.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Stapel {number} bringt dir %n Punkt. Enter nimmt ihn.</numerusform>
            <numerusform>Stapel {number} bringt dir %n Punkte. Enter nimmt ihn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>Stapel {number} bringt {player} %n Punkt. Enter nimmt ihn.</numerusform>
            <numerusform>Stapel {number} bringt {player} %n Punkte. Enter nimmt ihn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>Stapel {number} hat %n Karte, das ist ein Punkt. Auch Stapel 6 kostet dich nur einen.</numerusform>
            <numerusform>Stapel {number} hat %n Karten, und jede ist ein Punkt. Stapel 6 kostet dich einen Punkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Stapel {number} von {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Stapel {number}, verdeckt</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Stapel {number}, leer</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Stapel {number}, %n Karte: {card}</numerusform>
            <numerusform>Stapel {number}, {card} auf %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Leg sie auf die Reihe, oder wähle die Karte noch einmal.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Leg {card:den} verdeckt in deinen Stall {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Leg {card:den} auf Stapel {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Leg {card:den} auf {other:den} in deinem Stall {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Leg {card:den} auf {other:den} in Stall {slot} von {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Leg {card:den} auf eine eigene verdeckte Karte, eine fremde offene oder auf die Ablage.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Leg {card:den} auf eine eigene verdeckte Karte, eine offene von {player} oder auf die Ablage.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Platz {place} von {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Platz {place}: fertig</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Platz {place}: fest</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Platz {rank} mit %n Punkt; {winner} hat gewonnen.</numerusform>
            <numerusform>Platz {rank} mit %n Punkten; {winner} hat gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>&amp;Verteilung spielen…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Spiel eine Karte, die mindestens so hoch ist wie die letzte, oder sag Nein. Die letzte Karte ist eine 9, und du hast eine 9: Spiel sie. Eine Karte vom selben Wert macht ein Paar, und du ziehst eine Karte dazu.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Karte erst beim zweiten Klick spielen</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Spiel {rank:einen} oder höher, oder sag Nein und beende so den Stich.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Spiel {rank:einen} oder höher, oder sag Nein.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Gegen {level} spielen</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Spiel {rank:einen} oder höher, oder sag Nein und beende so den Stich.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Spiel {rank:einen} oder höher, oder sag Nein.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Spiel weiter, damit mehr deiner Ställe gültig werden.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Spielen oder Nein sagen</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Töne für Karten, Züge und Siege</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Spiel bei Soda die letzte von vier gleichen Karten.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Die anderen spielen lassen</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Spiel {card:den}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Deine Partie spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Spielen: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Mit Hilfe gespielt: wird in deiner Statistik getrennt gezählt.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Gespielt: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Spielt jedes Spiel auf der leichtesten Stufe.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Spielt jedes Spiel auf der mittleren Stufe.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Spielt jedes Spiel auf der stärksten Stufe.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Berichte bitte unter {address} einreichen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Punkte zählen nur mit der Chance, sie zu bekommen: Wäg beides ab.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Punkte je Rennen</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Stellungen zum Lösen, eine davon für heute</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Vori&amp;ge eigene Entscheidung</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Bereite deinen Stall {slot} vor: Mehr Karten machen ihn dann gültig.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Weiter mit irgendeiner Taste oder einem Klick.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Mit irgendeiner Taste oder einem Klick nimmst du deinen Platz wieder ein.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Voriger Gast, Platz {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>V&amp;origer Fehler</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Vorige R&amp;unde</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Preis {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Preis: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Aufgaben an %n Tag gelöst.</numerusform>
            <numerusform>Aufgaben an %n Tagen in Folge gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Probleme: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Prozess {process} von {user} hat {lock} gesperrt, daher werden Partien und Einstellungen diesmal nicht gespeichert.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Alle haben ordentlich gespielt. Ich ordentlicher.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Vor jeder Partie beweisen, dass die Karten nicht ausgesucht sind</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Reine Komposition.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>{card} zurückgelegt.</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>Use the queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Fragen dieser Runde, die neueste zuerst</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Flinke Hände</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Leg deine Karten um die Wette, alle zugleich, und werde deine Punkte los.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Rennen {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Rennen {round}, {position} von {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Nur Rennen.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Blatt von {player}, noch %n Karte</numerusform>
            <numerusform>Blatt von {player}, noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Steigere deinen Stall {slot} von {rest} auf {count} Punkte.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Die Werte laufen im Kreis: Das Ass passt auf den König und auf die 2. Am Ende wird ein Stapel zu Punkten, also halte einen ganz klein. Die 2 liegt allein: Leg das Ass auf den König.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Triff {count}, ein Vielfaches von 100: Dann darfst du 50 abziehen.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Partien werden gelesen</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Partien werden gelesen: %v von %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Rennen in Echtzeit; sonst ziehen alle der Reihe nach</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Wirklich? Ich? Wie schön!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rot und Schwarz</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Gezeichnete Karten</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Vorgaben wiederherstellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Ergebnis: {share} der Partie; der faire Anteil ist {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Alle Partien dieses &amp;Monats analysieren</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Jede Partie am Ende von selbst analysieren</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analysiert von Soirée, für {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Richtig, um ein Herz ist es nicht schade. Aber die meisten Karten schlagen eine 5, und dann hat Ada die Pik. Biete eine höhere Karte.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>So, wer will zuerst verlieren?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Risiko: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Geraubt!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Runde {number} von höchstens {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Runde {number} von {rounds}, Stich {hand} von {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Runde {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Runde {round}, {position} von {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>Tasten&amp;kürzel…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>S-B</source>
        <translation>S-B</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same rank or a neighbour: press {piles}.</source>
        <translation>Gleich oder benachbart: Drück {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>&amp;Woanders speichern…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Als ani&amp;miertes GIF speichern…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Als animiertes GIF speichern</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Partien speichern</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Animiertes GIF speichern unter</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Diagramm speichern unter</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Partie speichern unter</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Partien speichern unter</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Programm speichern unter</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Ergebnis speichern unter</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>{chart} als Bild speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Sag Nein.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Sag, dass alles sauber war.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Punktfarben</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Namen und Texte durchsuchen</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Suche: Spiel, Spieler, Stufe, Tag</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Saison {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Saison {season}, Abend {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Zu den Punkten</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Mehrere Kleinigkeiten machen den Zug besser.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Mehrere Kleinigkeiten machen den Zug besser. Die größte: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Anteil der Partie</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Gewinnanteil</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Gewinnanteil nach Spiel</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Gewinnanteil nach Stufe</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Gewinnanteil im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Kurze Partien</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Ende zeigen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Diese Stellung zeigen</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Zeigen, welche meiner Ställe gültig sind</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Nach einem Ass gezeigt und noch da: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Signiert und datiert. Danke.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Nehmt Platz. Die Nacht gehört den Mutigen.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Sechs Stapel, und sie passt nirgends: Die Leertaste ruft sie aus und schiebt sie unter dein Blatt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Können und der Rest haben niemanden begünstigt.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Können und der Rest: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Können und der Rest: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée kann nicht sicherstellen, dass es nur einmal läuft, weil sich {file} nicht sperren lässt ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Partien von Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Lösung angesehen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Die Aufgabe von heute lösen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Als Soirée das letzte Mal lief, ging etwas schief.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Etwas ging schief. Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Computerkarten sortieren, damit ihre Plätze etwas verraten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Für Ton fehlt {package}.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Soureh!</source>
        <translation>Soureh!</translation>
    </message>
    <message>
        <source>Soy!</source>
        <translation>Soy!</translation>
    </message>
    <message>
        <source>Soy, so soon</source>
        <translation>Soy, so früh</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Ereignisse vorlesen, wenn kein Bildschirmleser läuft</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>Tempo ist darin nicht enthalten: Es gehört zum Können.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Tempo {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Gib deine niedrigste Karte her und behalte {rank:den}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Boshafte Gäste fragen den, der ihnen zuletzt etwas wegnahm</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Boshafte Gäste bieten hoch um die Farbe, die der Gegner sammelt</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Boshafte Gäste mögen von zwei guten Zügen den, der anderen schadet</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Boshafte Gäste verderben am liebsten fremde Ställe</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Boshafte Gäste verderben am liebsten gegnerische Ställe</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Boshafte Gäste gönnen denen, die vorn liegen, keine Punkte</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Verdirb den Stall, dessen passende Karte am schwersten zu ersetzen ist.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Verdirb Stall {slot} von {player}, bevor er gültig wird.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Makellos</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Verteilung der Punkte</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Beginn mit {card:dem} einen Stapel.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Beginn einen Stapel: Die Karte passt auf keinen.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Talon, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Talon: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Am stärksten</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Festgefahren!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Tausch Karten, bis deine vier Ställe gültig sind, dann sag Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Tausch die verdeckte Karte aus deinem Stall {mine} gegen die aus Stall {theirs} von {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Tausch die verdeckten Karten deiner Ställe {mine} und {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Tausch die verdeckten Karten der Ställe {mine} und {theirs} von {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Lass bei Soda ein Ass 14 Karten oder mehr abräumen.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>50 abziehen</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Zieh 50 von deinem Punktestand ab, oder lass ihn, wie er ist.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Zieh 50 von deinen Punkten ab.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Zieh 50 ab: Du stehst dann bei {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Nimm die Farbe, die du sammelst, oder die, die der andere sammelt.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Nimm {cards:den}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Hol dir zwei weitere Züge hintereinander.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Danke. Du darfst mischen.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Dieser Abend wurde gelöscht; seine Partien sind im Album.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Auch das ist geraten, und {player} würde erfahren, was du hast. Rate lieber bei Basil gegenüber: Frag ihn nach dem Herz-König.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Das ist erlaubt und verdirbt vielleicht Adas Stall. Aber die 9 macht deinen zweiten Stall gültig, und dann sind es alle vier.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>Das ist mehr als eine Partie, weil Glück und die anderen wieder Chancen gaben.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Das ist weder eine Partie noch ein Kartendeck noch das Wort einer Verteilung.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Damit bleibt die Pik-Zehn für Ada, und du bekommst stattdessen ein Herz. Lass ihr das Herz.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Damit bleibt die Pik-Sechs für Ada, und du bekommst stattdessen ein Herz. Lass ihr das Herz.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Damit bleibt die Pik-Acht für Ada, und du bekommst stattdessen ein Herz. Lass ihr das Herz.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Damit kommt die Dame nur in einen anderen deiner Ställe und verdirbt auch den. Gib sie Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Das mischt nur Adas Karten. Deine Dame bliebe und verdürbe deinen ersten Stall.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Das mischt nur deine eigenen Karten, und die Dame verdirbt weiter deinen ersten Stall.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Das war großartig von dir.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Das reicht.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Das passiert mir nicht zweimal.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Das ging auf, wie ich gerechnet hatte.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Das wäre %n Punkt. 16 reichen: Hake in jedem Stall die niedrigere Karte an.</numerusform>
            <numerusform>Das wären %n Punkte. 16 reichen: Hake in jedem Stall die niedrigere Karte an.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Das würde deinen vierten Stall knacken: Eine schwarze 9 ist nicht höher als eine 10. Und Ada würde nichts zahlen.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Das würde deinen vierten Stall knacken: Eine schwarze 9 ist nicht höher als eine 9. Der zweite Stall braucht die 9.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Das würde deinen dritten Stall knacken: Eine schwarze 10 ist nicht höher als eine 10. Und Ada würde nichts zahlen.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Das würde 3 Punkte gewinnen und deine beste Karte dafür hergeben. Spätere Stiche sind bis zu 10 wert. Sag diesmal Nein.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Die einzige Entscheidung kostet {cost}.</numerusform>
            <numerusform>Die %n Entscheidungen kosten {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Die 2 ist die niedrigste Karte von allen: Ada bekäme beide Pik. Um sie zu gewinnen, biete hoch.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Die 5 würde wohl auch verlieren und zurückkommen. Aber die 3 verliert gegen noch mehr Karten, und du willst sichergehen.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Die 7 schlägt jede Karte bis zur 6. Dann hättest du zwei Herz, und Ada dein Pik. Biete niedriger.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Die 8 schlägt jede Karte bis zur 7. Dann hättest du zwei Herz, und Ada dein Pik. Biete niedriger.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Die Achten waren gleich, also bieten beide noch einmal, und Adas 10 schlägt deine 6. Wer nach einem Gleichstand verliert, sucht sich aus allen Geboten etwas aus: hier drei der vier Karten. Nimm die drei Pik.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>Das GIF zeigt die Partie aus dem Blickwinkel der Wiedergabe, höchstens {most} Einträge.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>Wer beschuldigt wird, zahlt {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>Das Ass passt auf die 2. Aber dann lägen auf Stapel 4 zwei Karten: ein Punkt mehr, wenn du den Stapel nehmen müsstest. Leg das Ass auf den König, Stapel 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>Das Ass würde den Stich sofort gewinnen: für nur 2 Punkte deine beste Karte. Behalte es und mach mit der 9 ein Paar.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>Das Ass: jetzt oder später</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>Das animierte GIF konnte nicht gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>Das animierte GIF ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>Die Ankündigung ist die SHA-256 einer geheimen Zahl. Aus der Zahl und deinem Wort entstehen die Karten, also kann keine Seite sie aussuchen. Die gespeicherte Partie enthält beides, und „soiree check“ prüft es nach.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>Der Autor ist unbekannt.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Die Rückseite {file} ist unbrauchbar: Es gibt kein Bild „back“.</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Die Rückseite {file} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Der beste Zug.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>Das bessere Blatt hatte auch den besseren Kopf.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>Das Gebot nach einem Gleichstand</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Für den Bonus werden dir {points} abgezogen, jetzt {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>Für den Bonus werden {player} {points} abgezogen, jetzt {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>Gezogene Karte von {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>Die aufgedeckte Karte kommt auf einen Stapel mit gleichem oder benachbartem Wert; Farben sind egal. Du hast einen König aufgedeckt. Drück 3, den Stapel mit der Dame, oder klick darauf, oder zieh den König dorthin.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Die Karten sind eifersüchtig auf mich.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Die Karten haben dir {share} gebracht.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Die Karten haben niemanden begünstigt.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Die Karten erkennen ihre Freunde.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Die Karten eines Rennens bleiben verdeckt, bis es vorbei ist.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Die Karten haben dir {share} genommen.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>Die Gewinnchance bleibt etwa gleich.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>Die Kurve beginnt nach dem ersten Rennen.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>Die Kurve beginnt nach der ersten Runde.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>Die Uhr zeigte schon einmal {day}, und der Tag kommt erst noch. Die Tage bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Die Partien der Computer</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Die Kosten sind nicht genau genug bekannt: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Die Kosten sind nicht bekannt: Bei langen Partien werden nur die ersten Züge bewertet.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Die Kosten von %n Entscheidung sind nicht bekannt.</numerusform>
            <numerusform>Die Kosten von %n Entscheidungen sind nicht bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>Die Kurve beginnt bei {first}, ist nach Partie {trough} mit {least} am tiefsten, nach Partie {peak} mit {most} am höchsten und steht jetzt bei {now}, mit einem Intervall von {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Das Deck ist leer</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Das Deck ist leer, und beide Blätter sind gleich: unentschieden.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Das Deck ist leer: Du gewinnst mit den niedrigeren Karten.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Das Deck ist leer: {player} gewinnt mit den niedrigeren Karten.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Das Deck {file} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Das Deck {file} ist unbrauchbar: Ein Bild darin ist weder PNG noch JPEG oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Das Deck {file} ist unbrauchbar: Karten dieser Form passen auf keinen Tisch.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es zu zeichnen, brauchte zu viel Zeit oder Speicher.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es enthält ein Skript oder eine Webseite.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Das Deck {file} ist unbrauchbar: {card:Der} fehlt (kein Bild „{missing}“).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es ist beschädigt.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es ist kein SVG-Bild.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es ist zu aufwendig zu zeichnen.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es ist zu groß.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Das Deck {file} ist unbrauchbar: Es verweist auf etwas außerhalb der Datei.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Das Deck {file} ist unbrauchbar: {card:Der} füllt die Fläche der Karte nicht aus.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Das Deck {file} ist unbrauchbar: Die Rückseite hat eine andere Form als die Vorderseiten.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Das Deck {file} ist unbrauchbar: {card:Der} hat eine andere Form als die übrigen Karten.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Das Deck {file} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Das Deck {file} ist keine Datei.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Die Arbeitsumgebung wünscht weniger Bewegung.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Die Ablage: %n Karte</numerusform>
            <numerusform>Die Ablage: %n Karten, die neueste zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Die Ablage wird gemischt und ist der neue Talon.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Der Abend konnte nicht gelesen werden ({reason}); die Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Der Abend in {file} stammt von einem neueren Soirée, diese Version lässt ihn unverändert.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Die Abende öffnen sich einer nach dem anderen. Alle Spiele sind jederzeit offen.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>Der fallende Pfeil ist die Grenze: Mehr als {last} Punkte sind das schlechte Ende.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>Das Finale entscheidet über die ersten zwei Plätze.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Der erste Stall ist gültig und bliebe es. Aber der zweite braucht eine höhere Karte als die 2. Leg die 9 dorthin.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Die vier kürzesten Partien, eine nach der anderen.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>Der Vierte im Bunde</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Der Bube ist hoch genug. Aber du ziehst für ihn keine Karte, und die 9 wäre später schwerer loszuwerden. Mach ein Paar.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Der Bube gewinnt die 4 Punkte vielleicht, wenn niemand höher geht. Aber das Ass gewinnt sicher und nimmt den anderen ihre hohen Karten. Spiel das Ass.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Der König liegt auf der Dame, und die nächste Karte ist aufgedeckt. Hier wartet Ada auf dich; in einem echten Rennen wartet niemand, und eine falsche Taste kostet einen Moment. P hält das Spiel an.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Der König würde wohl gewinnen, aber der Verlierer bekommt beide Gebote: Du gäbst Ada dein bestes Pik. Eine hohe Karte einer anderen Farbe gewinnt genauso.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>Der letzte Eintrag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Die letzten &amp;Züge</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Der letzte Zug ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Die letzten Züge der wartenden Partie konnten nicht gelesen werden ({reason}). Die Partie geht vor diesen Zügen weiter; sie bleiben als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>Der letzte Teil hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Der letzte Teil fehlt: eine Zahl oder ein beliebiger Text.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Die letzten Werte</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>Der Lorbeer ist das gute Ende: Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>Der Lorbeer ist das gute Ende: Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Das Protokoll kann nicht in {file} geschrieben werden ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Das Protokoll ist in {folder}. Keine Partie ging verloren.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Der Verlauf zeigt sie, und das Album findet sie. Eine leere Notiz wird entfernt.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>Die lange Tafel</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Die niedrigsten Karten gewinnen.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>Die Partie konnte nicht analysiert werden ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>Die Partie ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Der Zug ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>Die Kerbe: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>Die Notiz ist entfernt.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>Die Notiz ist gespeichert.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Die Wahrscheinlichkeit war mir gewogen, ausnahmsweise.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Eine Partie steckt noch in dem alten Herrn.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Hier sitzen die anderen drei mit ihren verdeckten Karten. Neben jedem Namen stehen die Punkte. Die feine Linie darunter reicht bis 200: Hat jemand nach einer Runde 200, gewinnen die meisten Punkte. Eine Kerbe zeigt, wie weit die ausgelegten Quartette reichen werden.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Die anderen spielen noch…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Der Teil für {option} ist {found}; erlaubt ist {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>Die Stellung ist in der Zwischenablage; „Verteilung spielen…“ öffnet sie anderswo.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Der Preis sind zwei Pik, und du sammelst Pik. Das höhere Gebot gewinnt den Preis; der andere bekommt beide Gebote. Biete die Karo-Dame: Sie ist hoch, aber kein Pik. Klick auf die Dame, dann auf deinen Platz.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Die Aufgabe ist gelöst.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Das Rennen ist vorbei.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>Das Rennen ist vorbei. Du warst am schnellsten, aber eine Karte ging nicht mehr weg: ein Punkt, damit hast du 6. Beide haben einen sechsten Stapel begonnen, also nimmt jeder auch noch einen Stapel als Punkte. Wähle deinen kleinsten, die einzelne Karte: Drück 6, dann Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>Das Rennen ist angehalten. Mit P geht es weiter.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>Das Rennen wartet auf dich.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Die Aufzeichnung dieser Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Die Aufzeichnung {file} einer beendeten Partie konnte nicht gelesen werden ({reason}), die Partie wird daher nicht gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Die Aufzeichnung von %n Partie wurde gelöscht; ihr Ergebnis bleibt.</numerusform>
            <numerusform>Die Aufzeichnungen von %n Partien wurden gelöscht; ihre Ergebnisse bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>Die Wiedergabe ist angehalten.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Der Bericht ist in {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>Die Analyse kann nicht gespeichert werden ({reason}): Sie wird beim Öffnen neu erstellt.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>Die Analyse hat begonnen.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Die Analyse wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>In dieser Runde: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>Nach der Runde stehst du bei {count}, sonst bei {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>Die Reihe, leer</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>Die Reihe, letzte Karte zuerst: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Dieselben Karten, von Computern gespielt</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>Dieselben Karten, von vorn.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>Dasselbe Versäumnis wie zuvor; es zählt einmal, dort, wo es begann.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>Dasselbe Wort gibt überall dieselben Karten. Eine Zahl oder ein Text tut das mit den Optionen von {game} unten.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>Die Punktkarte ist deine, die hohen Karten der anderen sind weg, und was sie behalten, hast du gesehen. Je niedriger die Karte unter deinem Ass, desto mehr verlieren die anderen.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Die Einstellung {setting} war {found}, keine ganze Zahl von {least} bis {most}, und ist jetzt {default}; die alte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Die Einstellung {setting} war {found}, keines von {choices}, und ist jetzt {default}; die alte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Die Einstellung {setting} war {found}, kein gültiger Wert, und ist jetzt {default}; die alte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>Die Kartenzahlen lassen nichts anderes zu.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>Der kleinste Stapel</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>Der Talon ging aus, und niemand hatte angesagt.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>Der Talon ging aus, und niemand hatte geklopft.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>Der Talon, %n Karte</numerusform>
            <numerusform>Der Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Die stärksten Gäste und Partien in üblicher Länge.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Der stärkste Spieler</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>Der Tisch lässt sich nicht vorlesen: speech-dispatcher antwortet nicht.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Der Tisch ist leer.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Der Tisch von Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Der Tisch von Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Der Tisch von Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Der Tisch von Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Der Tisch von Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Der Tisch von Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Der dritte Stall ist gültig und bliebe es. Aber der zweite braucht eine höhere Karte als die 2. Leg die 9 dorthin.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>Auch die Flut geht wieder.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Der Zug geht an {player}, sonst nur in {rest}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Der Zug geht an {player}, sonst in {rest}&#xa0;% der Fälle an {other}.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Der Zug geht an {player}, sonst behältst du ihn.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Der Zug geht an {player}, sonst an {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Der gültige Stall bringt {sum}.</numerusform>
            <numerusform>Die gültigen Ställe bringen {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Die wartende Partie konnte nicht gelesen werden ({reason}); die Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>Die wartende Partie in {file} konnte nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Die wartende Partie in {file} stammt von einem neueren Soirée, diese Version lässt sie unverändert.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>Das Fenster wechselt, wenn du die Einstellungen schließt.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Das Wort dieser Verteilung steht nach der Partie hier.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Der} passt nicht auf {top:den}: Die Werte müssen gleich oder benachbart sein.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Der} ist niedriger als {top:der}: Spiel mindestens gleich hoch oder sag Nein.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:Der} ist nicht unter den Geboten.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Der} liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>Wähle den Platz für {card:den}, oder wirf die Karte ab.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>Wähle für {card:den} zwei verdeckte Karten zum Tauschen, oder wirf ihn ab.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card}: hat niemand mehr.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card}: ausgelegt von {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card}: sicher nicht {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card}: nichts ist sicher.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>Leg {card:den} auf eine deiner offenen Karten, oder wirf ihn ab.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>Nutze {card:den} für zwei weitere Züge, oder wirf sie ab.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card}: hast du.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card}: hat {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Der} passt nicht auf {top:den}: Andere dürfen dich beschuldigen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Dann hat Ada einen gewöhnlichen Zug und kann einen deiner Ställe verderben. Jetzt sind alle vier gültig: Sag an.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Dann würde Clara mit ihrer 7 die 4 Punkte gewinnen, und alle behielten ihre hohen Karten. Spiel das Ass.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Dann zahlst du, und Ada zahlt nichts. Verdirb mit der 10 ihren Stall.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Solange nichts gespeichert wird, gibt es keine Turniere.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Es liegen schon sechs Stapel: {card:Der} muss unter dein Blatt.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Es gibt einen besseren Zug.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Es gibt einen besseren Zug. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Es gibt einen besseren Zug: Er gewinnt {most}&#xa0;% solcher Partien, deiner {mine}&#xa0;%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Hier gibt es keine Entscheidung.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>An einem guten Tisch gibt es keine Uhr.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Es gibt keinen Stapel {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>An diesem Platz sitzt niemand.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Es gibt nichts, was sich noch einmal zeigen ließe.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Das sind Schätzungen. Manches Glück wird nicht gemessen, etwa die Entscheidungen der anderen: Eine einzelne Partie sagt wenig darüber, wie gut jemand spielt.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Diese Optionen vertragen sich nicht: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Diese Optionen schließen einander aus: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Manchmal fallen sie einfach schön.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Um Platz drei: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Dieses Ass ist sicher: Alle acht Zehnen sind weg.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Diese Entscheidung hat dich etwas gekostet. Finde eine bessere.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Verteilung</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Dieser Abend öffnet sich nach Abend {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Dies ist eine Wiedergabe: Hier lässt sich kein Zug machen.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Das ist der ganze Bericht. Es wird nichts verschickt: Du entscheidest, wer ihn bekommt.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Diese Zeile sagt immer, was zu tun ist. Ratlos? H gibt einen Tipp und sagt, warum. L zeigt die letzten Züge noch einmal. F1 erklärt das Spiel, und mit Umschalt+F1 kommen die Regeln. Viel Spaß!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Dieser Zug kostet {cost} der Partie: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Dieser Zug kostet {number} Punkte.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Dieser Zug ist der beste. Mach ihn, oder wähle „Weiter“.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Diese Stellung lässt sich nicht öffnen: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Diese Stellung stammt von einem neueren Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Diese Aufgabe ist gelöst.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Diese Frage kommt nur einmal. Die Lektion bleibt in der Hilfe unter „In zwei Minuten“.</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Dieses Rennen bringt dir etwa {count} weitere Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Dieser Schritt ist geschafft. Weiter zum nächsten.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Drei großzügige Gäste und von jedem Spiel eine kurze Partie.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Drei Pik für dich. Ada bekommt die Karte, die übrig ist, und den Preis. Nach einem Gleichstand zu verlieren kann sich lohnen.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Bis Eintrag</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Bei so wenig Punkten reicht vielleicht schon eine Runde.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>Tu&amp;rniere</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Heute, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Aufgabe von heute</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Heute hat die Musik für dich gespielt.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Zu viel Rot in diesem Blatt.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Summen nach jedem Rennen</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Summen nach jeder Runde</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Überliefert, aus dem Nahen Osten; der Name ist arabisch für „Bilder“.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Noch einmal: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Versuch es bei den {count} Punkten mit einer hohen Karte, {rank:dem}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Versuch es bei den {count} Punkten mit deiner niedrigsten Karte und behalte {rank:den}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Versuch, Stall {slot} von {player} zu knacken, denn dort wurde angesagt.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Versuch, Stall {slot} von {player} zu knacken, denn dort wurde geklopft.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Zwölf Abende gegen Gäste, die immer stärker werden</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Zwei Herz: Dieser Preis hilft dir nicht. Der Verlierer nimmt beide Gebote, ein niedriges Pik kommt also zu dir zurück und bringt Adas Karte mit. Biete die Pik-Drei.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Zwei weitere Züge!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Zwei Spieler können nicht beide {name} heißen.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Zwei boshafte Gäste und ein starker.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Tête-à-tête</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Unbekannte Karten der Farbe, die du sammelst: {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Unbrauchbar</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Nutze eine Karte nur, wo sie einen Stall verbessert oder verdirbt; sonst wirf sie ab.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Nutze die Dame für zwei weitere Züge, oder wirf sie ab.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Dame nutzen</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Nutze {card:den} für zwei weitere Züge.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Übliche Partien</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Gültig. Eine Zahl darf eine deiner verdeckten oder eine von Adas offenen Karten ersetzen; ein Ass weicht nur einer 10. Abwerfen darfst du jede Karte.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Blickwinkel</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Moment, wie ist das denn passiert?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Warte: Wer ansagt, gibt den anderen einen Zug, um einen Stall zu knacken.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Warte: Wer klopft, gibt dem anderen einen Zug, um einen Stall zu knacken.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Vor Zügen warnen, die dich sicher etwas kosten</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Gut gebaut</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Redlich verdient. Ich sah es kommen und habe es genossen.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Gut gerechnet. Besser hätte ich es nicht gekonnt.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Gut erkannt: Sie muss sie haben. Aber hol dir zuerst die Kreuz-Sieben von Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Soso. Man lernt nie aus.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Was für ein schönes Licht über diesem Tisch.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Was für ein Tisch. Was für Leute!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Was hat jede deiner Entscheidungen gekostet, und was war Glück? Der stärkste Spieler prüft jede Entscheidung und weiß dabei nicht mehr, als du wusstest.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Was jeder weiß</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Was jeder weiß, der zugehört hat</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Was für ein Spaß. Noch mal?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>Was ist &amp;neu?</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Was ist neu in Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Was sie sich merken</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Was diese Entscheidung &amp;kostete</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Was bieten</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Was abwerfen</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Was tun mit einer Bildkarte</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Was anspielen</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Was zahlen</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Was du wissen kannst, auch aus deinem Blatt: zählt als Hilfe</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Beendest du diesen Zug, ziehst du wieder, und danach noch einmal. Dazwischen kann Ada nichts verderben.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Wenn du spielst</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Spielst du allein, prüft niemand deine Stapel: Schummeln fliegt nie auf. Die Partie gilt als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Wo Schummeln erlaubt ist, schummeln großzügige Gäste nie und prüfen weniger</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Wo Schummeln erlaubt ist, schummeln und prüfen boshafte Gäste mehr</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Welche Gebote nehmen</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Welche Karte</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Nach welcher Karte fragst du {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Welchen Stall bauen</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Welchen Stall verderben</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Welchen Wert sammeln</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Was zudecken</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Wer welche Karte sicher hat</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Wer hat sie?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Wer welche Karte hat</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Wer welche Karte haben kann</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Wer mindestens eine Karte des Werts haben muss</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Wer verliert, ist draußen, bis zwei das Finale spielen.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Wer Nein sagt, spielt als Nächster an: Wäg diese Karte gegen das Anspiel ab.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>Wen fragst du nach {card:dem}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>Wen fragst du nach {card:dem}? Wähle einen Spieler.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>Wen fragst du? Wähle einen Spieler.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Gewinn Spy vs Spy mit dem Bonus vom letzten Platz aus.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Gewinn eine Partie Soureh, ohne einen Punkt zu zahlen.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Gewinn einen Abend.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Gewinn mit einem einzigen Punkt Vorsprung.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Gewinn vom letzten Platz aus.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Gewinn Punktkarten, sie sind 2 bis 10 Punkte wert. Sie liegen in dieser Spalte; in jedem Stich geht es um die große. Eine Partie hat vier Runden zu neun Stichen, und die meisten Punkte gewinnen. Neben jedem Namen stehen die Punkte; die Kerbe darunter zeigt, was diese Runde noch bringen kann.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Gewinn den Preis nach dem Gleichstand.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Gewinn den Preis, dann hast du {kept} {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Gewinn die {count} Punkte sofort.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Gewinn die {count} Punkte sofort; die anderen werfen alles über {rank:dem} ab.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Gewinn die {count} Punkte, die letzten dieser Runde.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Mit allen Karten offen: von {first}, zwischen {low} und {high}, bis {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Mit und ohne Hilfe</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Solange noch Stapel frei sind</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Mit dem 95-%-Intervall; der senkrechte Strich ist der faire Anteil.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Mit diesen Karten macht die Stufe „{level}“ {score} Punkte; hier waren es {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Mit diesen Karten gewinnt die Stufe „{level}“ {wins}&#xa0;% der Partien.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Mit {entrants} Teilnehmern gibt es höchstens {most} Runden.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Ohne Glück: {share} einer Partie.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Ohne Bonus nimmst du einen deiner Stapel: Halte einen klein.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Ohne dein Ass bringen spätere Stiche etwa %n Punkt weniger.</numerusform>
            <numerusform>Ohne dein Ass bringen spätere Stiche etwa %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Nichts gewonnen.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Gewonnen: {cards} in {suit}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Wort, Zahl oder Text</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>No&amp;tiz schreiben…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Geschrieben von John Gallidakis für den Macintosh, 1997 und 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Falsche Taste: Dein Blatt ist einen Moment gesperrt.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Ja!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Gestern, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Du beschuldigst niemanden.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Du beschuldigst {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Nur du zahlst.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Du und {players} seid ausgeschieden.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Du liegst vor uns allen. Noch.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Du bist ertappt: {card:Der} passt nicht.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>In diesem Rennen bist du nicht dabei.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Du bist auf Platz {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Du bist ausgeschieden.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Du kannst das wirklich gut.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Du fragst {asked} nach {card:dem}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Du hast {player} nach {card:dem} gefragt: nein.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Du bietest {card:den}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Du rufst in {share}&#xa0;% der Fälle Soy, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Du rufst Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Du rufst Soy: alles eine Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Du rufst {card:den} aus: noch %n Karte.</numerusform>
            <numerusform>Du rufst {card:den} aus: noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Du hast nach %n Runde Soy gerufen.</numerusform>
            <numerusform>Du hast nach %n Runden Soy gerufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Du bist mit einem Bonus von %n Karte vom letzten auf den ersten Platz gekommen.</numerusform>
            <numerusform>Du bist mit einem Bonus von %n Karten vom letzten auf den ersten Platz gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Dich selbst kannst du nicht beschuldigen.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Dich selbst kannst du nicht fragen.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Du kannst nicht wissen, wo {card:der} ist: Dass {player} die Karte hat, stimmt nur in einem von drei Fällen. Wenn nicht, bist du den Zug los. Eine Sieben dagegen ist sicher.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Verdeckte Karten von anderen darfst du nicht ersetzen.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Du hast geschummelt!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Du könntest wissen, dass {holder} {card:den} hat, hast es aber vergessen.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Du hast gut getanzt. Ich besser.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Du hast Soureh angesagt.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Das hast du verdient. Nächstes Mal kriege ich dich.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>{rank:Einen} hast du nicht gezogen.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Du wirfst {card:den} ab.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Du hast zwar noch einen Zug. Aber alle vier Ställe sind jetzt gültig, und Ada kann später einen verderben: Klopf jetzt.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Du rufst nicht Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Du hast {card:den} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Du weißt nicht, wer {card:den} hat. Möglich: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Du ziehst noch einmal: {card:den}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Du ziehst {cards:den}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Du ziehst {card:den}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Du hast eine Dame gezogen. Sie schenkt dir nach diesem Zug zwei weitere. Drück „Dame nutzen“.</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Du holst den Bonus in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Du überschreitest die Grenze von {limit} in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Du überschreitest die Grenze von {limit} in {share}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Du bist in {share}&#xa0;% der Fälle zuerst fertig, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Platz {place} für dich: Alle Karten sind gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Platz {place} für dich: festgefahren, noch %n Karte.</numerusform>
            <numerusform>Platz {place} für dich: festgefahren, noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Die 50 für vier gültige Ställe bekommst du in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Du bekommst {cards:den}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Du gibst {taker} die Karte.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Du hast {card:den} von {player} bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Du hattest %n-mal vier gültige Ställe.</numerusform>
            <numerusform>Du hattest %n-mal vier gültige Ställe.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Du hast schon abgeworfen.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Du hast schon geboten.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Ihr wart eine äußerst großzügige Gesellschaft.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Da hat jemand aufgepasst. Gut so.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Dieses Rennen ist für dich vorbei.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Du bist fertig. Die anderen rennen noch.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Du hast gerade {game} gewonnen. Diesmal nicht.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Du hast dann kein Ass mehr für spätere Stiche.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Du hast keinen Stapel zu wählen.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Solche Partien ohne Hilfe hast du noch nicht (%n mit Hilfe).</numerusform>
            <numerusform>Solche Partien ohne Hilfe hast du noch nicht (%n mit Hilfe).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Solche Partien hast du noch nicht.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Du hast nicht geschummelt: Jede Karte passt.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Du hast jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Du hast alle zum Thema „{theme}“ gelöst. {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Wie du das gemacht hast, musst du mir zeigen.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Du hast in {suit} gewonnen: {worths}; insgesamt {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Du hast in dieser Runde nichts gewonnen; insgesamt {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Du hast {won} der letzten {count} Partien gegen {level} gewonnen. {names} können auch auf Stufe {better} spielen.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Die hast du selbst.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Du hast keine Karte dieses Werts.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Keine deiner Karten reicht an {card:den} heran, also sagst du Nein.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>{card:Den} hast du selbst.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Du hast {card:den} selbst.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Du behältst {card:den} zum Bieten, sonst {second:den}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Du behältst {second:den} für spätere Gebote, sonst {card:den}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Du lässt deinen Punktestand, wie er ist.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Du klopfst: {other} hat noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Du hast geklopft.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Du weißt</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Du weißt, dass {holder} {card:den} hat.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Du weißt von %n fremden Karte, wo sie ist, hast aber {forgotten} vergessen.</numerusform>
            <numerusform>Du weißt von %n fremden Karten, wo sie sind, hast aber {forgotten} vergessen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Du weißt von %n fremden Karte, wo sie ist.</numerusform>
            <numerusform>Du weißt von %n fremden Karten, wo sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Du hast nach %n Frage danach vier Asse ausgelegt.</numerusform>
            <numerusform>Du hast nach %n Fragen danach vier Asse ausgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Du hast am meisten ausgelegt: %n von {all} Punkten.</numerusform>
            <numerusform>Du hast am meisten ausgelegt: %n von {all} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Du legst die {four} in {share} % der Fälle aus, sonst in {rest} %.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Du legst {four} aus: {points} Punkte.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Du spielst diesen Stich an, also musst du eine Karte spielen.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Du führst mit %n Punkt.</numerusform>
            <numerusform>Du führst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Du führst, {best} zu {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Du spielst an: eine beliebige Karte.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Du spielst an: eine beliebige Karte. Die letzte gespielte gewinnt die Punktkarte.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Du hast nach der einzigen Runde geführt.</numerusform>
            <numerusform>Du hast nach jeder der %n Runden geführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Du verlierst den Preis in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Du hast verloren: Nimm dir gebotene Karten, {taken} von {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Du hast in einer Runde %n Punkt gemacht.</numerusform>
            <numerusform>Du hast in einer Runde %n Punkte gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Du hattest nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Hier hast du nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Abwerfen darfst du immer. Aber dein zweiter Stall braucht die 9: Jede Karte über 4 macht ihn gültig.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Nach {card:dem} darfst du nur fragen, solange du selbst {rank:einen} hast.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Du darfst nur nach Werten fragen, von denen du eine Karte hast. Ada hat nach einer Sieben gefragt, also hat sie noch eine: Es muss die Karo-Sieben sein, die letzte, die fehlt. Frag sie danach.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Bei anderen darfst du nur offene Karten ersetzen.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Du schiebst {card:den} unter dein Blatt.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Du musst jetzt eine Karte aus deiner Hand bieten.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Du musst jetzt eine Karte aus deiner Hand abwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Du musst jetzt %n der gebotenen Karten nehmen.</numerusform>
            <numerusform>Du musst jetzt %n der gebotenen Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Du musst genau %n der gebotenen Karten nehmen.</numerusform>
            <numerusform>Du musst genau %n der gebotenen Karten nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Du zahlst diese Runde etwa {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Du zahlst nichts. Ada konnte ihren vierten Stall nicht retten und hat aus jedem ihrer vier Ställe den Wert einer Karte bezahlt: zusammen 15 Punkte.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Mit dieser Karte zahlst du.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Du zahlst {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Du zahlst {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Du zahlst {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Du legst {card:den} auf Stapel {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Du spielst gegen einen anderen.</numerusform>
            <numerusform>Du spielst gegen %n andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Du spielst gegen {players}, Stufe {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Du spielst gegen {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Du spielst aus deinen fünf Karten: Das Ass ist am höchsten, die 2 am niedrigsten. In der Mitte liegen die gespielten Karten, die letzte groß. Der Knopf „Nein“ ist rechts; gezogen wird vom Stapel links.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du spielst {card:den}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Du spielst {card:den}: ein Paar.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Du spielst {card:den}: ein Vierling.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Du spielst {card:den}: ein Drilling.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Du hast alle diese Partien mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Du hast die vierte Karte eines Werts in Folge gespielt.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Diese Partien hast du allein gespielt.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>In {share} % der Fälle triffst du {count} und ziehst 50 ab, sonst in {rest} %.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Weißt du noch, {game}? Das habe ich gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Du erinnerst dich in dieser Runde an {remembered} von %n Frage.</numerusform>
            <numerusform>Du erinnerst dich in dieser Runde an {remembered} von %n Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Diese Runde bringt dir etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Du bekommst nichts.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Du bekommst {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Du bekommst {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Du liegst mit %n Punkt gleichauf in Führung.</numerusform>
            <numerusform>Du liegst mit %n Punkten gleichauf in Führung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Du zeigst den Rest: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Du nimmst beide Gebote.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Du nimmst Stapel {pile} für {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Du nimmst {cards:den} aus den Geboten.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Du ziehst {points} ab: bleiben {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Du hast dann eine höhere Karte zum Bieten als sonst.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Du hast dann eine niedrigere Karte zum Bieten als sonst.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Du hast dann etwa {count} Karten einer Farbe, sonst {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Du hast 50 Punkte abgezogen.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Du hast ab Rennen {number} bis zum Ende geführt.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Du hast ab Runde {number} bis zum Ende geführt.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Du bist im letzten Rennen in Führung gegangen.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Du bist in der letzten Runde in Führung gegangen.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Du deckst {card:den} auf.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Von diesen Partien lagst du in {ahead} vorn, in {level} gleichauf und in {behind} zurück. Die Hälfte endete zwischen {low} und {high}; der Median ist {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Du warst zuerst fertig.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Du gewinnst weniger als den fairen Anteil von {even}: {share} von {matches}; auf lange Sicht ist {interval} wahrscheinlich.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Du gewinnst mehr als den fairen Anteil von {even}: {share} von {matches}; auf lange Sicht ist {interval} wahrscheinlich.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Du gewinnst die Karte in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Du gewinnst den Abend.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Du gewinnst den Preis in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Du gewinnst den Preis.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Du gewinnst die Runde mit {points} zu {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Du gewinnst die {count} Punkte in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Du gewinnst die {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Du gewinnst die {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Du gewinnst die {worth}, insgesamt {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Du gewinnst mit Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Du gewinnst {prize:den}: {own:Der} schlägt {bid:den}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Du hast mit einem einzigen Punkt Vorsprung gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Du hast in {suit} am meisten gewonnen: %n von {all} Punkten.</numerusform>
            <numerusform>Du hast in {suit} am meisten gewonnen: %n von {all} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Diese zwei Pik hast du gewonnen. Nach jeder Runde werfen beide verdeckt eine Karte ab. Fünf deiner Karten sind jetzt Pik: Leg die Herz-Fünf auf deine Ablage.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Du hast gewonnen, ohne einen Punkt zu zahlen.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Du hast {share} von {matches} gewonnen; auf lange Sicht ist {interval} wahrscheinlich, der faire Anteil ist {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Du hast {share} von {matches} gewonnen; auf lange Sicht ist {interval} wahrscheinlich.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Du hast mit %n Punkt gewonnen.</numerusform>
            <numerusform>Du hast mit %n Punkten gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Du bekämst eine unbekannte Karte und behieltest die Dame. Gib die Dame weg.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Bei uns im Klub hätte man dich gern gesehen.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Du würdest ein Pik verlieren und das Herz behalten: kein Soy. Wirf das Herz ab.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Du?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Deine einzige Entscheidung kostet {cost}.</numerusform>
            <numerusform>Deine %n Entscheidungen kosten {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Dein Ass kostet {other} nichts.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Dein Ass kostet {other} {cards:den}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Dein Ass hat die anderen %n Karte gekostet.</numerusform>
            <numerusform>Dein Ass hat die anderen %n Karten gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Dein Ass bringt später etwa %n Punkt mehr, wenn du es aufhebst.</numerusform>
            <numerusform>Dein Ass bringt später etwa %n Punkte mehr, wenn du es aufhebst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Deine Karten bilden vier Ställe, je eine Karte offen und eine verdeckt. Sammle Punkte: 300 gewinnen die Partie. Jeder gültige Stall bringt den Wert seiner beiden Karten, vier gültige Ställe bringen 50 extra. Ein Ass zählt 15, ist aber die niedrigste Karte; Bube, Dame und König zählen nichts.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Deine Karten bilden vier Ställe, je eine Karte offen und eine verdeckt. Mach alle vier gültig, dann sag Soureh. Wer keine vier gültigen Ställe hat, zahlt dann Punkte, und Punkte sind schlecht: Ist jemand über 100, gewinnt der niedrigste Stand. Das Ass zählt 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Deine Karten sind höher, und es gibt keinen Preis mehr.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Deine Karten sind niedriger, und es gibt keinen Preis mehr.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Deine Karten gewinnen in späteren Stichen etwas weniger.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Deine Karten gewinnen in späteren Stichen etwas mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Deine Karten gewinnen in späteren Stichen etwa %n Punkt weniger.</numerusform>
            <numerusform>Deine Karten gewinnen in späteren Stichen etwa %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Deine Karten gewinnen in späteren Stichen etwa %n Punkt mehr.</numerusform>
            <numerusform>Deine Karten gewinnen in späteren Stichen etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Dein Stall {slot} ist nicht gültig: {up:Der} ist schwarz, aber nicht höher als {down:der}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Dein Stall {slot} ist nicht gültig: {up:Der} ist rot, aber nicht niedriger als {down:der}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Dein Stall {slot} ist nicht gültig: Verdeckt liegt {down:der}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Dein Stall {slot} ist nicht gültig: zwei Asse.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Dein Stall {slot} ist am Ende in {share}&#xa0;% der Fälle gültig, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Dein Stall {slot} ist gültig.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Dein Stall {slot} ist gültig: %n Punkt.</numerusform>
            <numerusform>Dein Stall {slot} ist gültig: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Deine Ställe sind alle gültig.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Deine Ställe bringen etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Deine Ablage: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Dein fünfter Stapel; mehr als sechs gibt es nicht. Danach kommt eine Karte, die nirgends passt, unter dein Blatt, und die erste davon rufst du aus. Ist die ausgerufene Karte wieder an der Reihe gewesen, beendet die nächste, die nirgends passt, dein Rennen.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Dein erster Stall ist schon gültig: Du würdest nur die 6 Punkte der schwarzen 6 verlieren. Der Stall mit der roten 10 braucht den Buben.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Dein erster Stall ist gültig und bliebe es. Wegen des zweiten würdest du trotzdem zahlen, und Ada würde nichts zahlen.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Dein erster Stall ist jetzt gültig: eine schwarze 6 über einer 2. Adas Ass passt zu jeder Zahl, aber jetzt hat es deine Dame hinter sich: Der Stall ist nicht gültig.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Deine erste Partie: H gibt einen Tipp, L zeigt die letzten Züge noch einmal.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Dein erstes Rennen hat keine Uhr: Lass dir Zeit.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Dein vierter Stall ist schon gültig: Du würdest nur die 4 Punkte der roten 4 verlieren. Der Stall mit der roten 10 braucht den Buben.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Dein Blatt, %n Karte: {cards}.</numerusform>
            <numerusform>Dein Blatt, %n Karten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Dein Blatt: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Deine letzten Züge sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Dein letzter Zug</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Dein letzter Zug. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Dein Zug kam zu spät: Die Partie ist schon weiter.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Deine bisherigen Züge gehen verloren.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Deine anderen Ställe bringen etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Dein Stapel {number}, die erste Karte zuerst</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Dein Stapel {number}: {card:Der} passt nicht auf {under:den}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Deine Aufgabe (%n)</numerusform>
            <numerusform>Deine Aufgaben (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Deine Dame schlägt die 8. Die beiden Pik sind deine. Ada bekommt die 8 zurück und deine Dame dazu: Ein Gebot, das gewinnt, ist immer weg.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Dein Blatt, noch %n Karte</numerusform>
            <numerusform>Dein Blatt, noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Dein Blatt, nach falscher Taste gesperrt, noch %n Karte</numerusform>
            <numerusform>Dein Blatt, nach falscher Taste gesperrt, noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Deine Wertung: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Deine Ergebnisse in Zahlen</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Dein Punktestand ändert sich um etwa {count}, sonst um {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Du stehst bei {total}. 50 davon abziehen?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Dein zweiter Stall hat ein Kreuz: Eine rote 4 ist nicht niedriger als die 2. Du hast eine 9 gezogen. Leg sie auf die 2: Zieh sie dorthin, oder klick auf die 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Dein zweiter Stall ist nicht gültig, denn keine Karte ist höher als die rote 10. Ein Bube darf jede deiner offenen Karten außer einem Ass ersetzen; über einer Zahl macht er den Stall gültig. Leg den Buben auf die 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Deine Einstellungen konnten nicht gelesen werden, daher gelten die Vorgaben; die beschädigte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Deine Einstellungen in {file} konnten nicht gelesen werden, daher gelten die Vorgaben, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Deine Einstellungen stammen von einem neueren Soirée; diese Version nutzt, was sie davon kennt, und speichert keine Änderungen.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Dein kleinster Stapel, mit dem du zahlst, hat am Ende etwa {count} Karten, sonst {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Dein dritter Stall ist schon gültig: Du würdest nur die 9 Punkte der schwarzen 9 verlieren. Der Stall mit der roten 10 braucht den Buben.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Dein Zug endet: Keiner deiner Ställe ist gültig.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Dein Zug endet: Nicht alle deine Ställe sind gültig.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Dein Zug endet: Nur einer deiner Ställe ist gültig.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Dein Zug endet: Du hast noch %n weiteren.</numerusform>
            <numerusform>Dein Zug endet: Du hast noch %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Du bist am Zug. Ein Zug ist eindeutig der beste: Mach ihn.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Deine gültigen Ställe: {valid}; nicht gültig: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Dein ganzes Blatt war {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Dein Wort</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>{card:Dein} schlägt {second:den} von {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Du nutzt {card:den} für zwei weitere Züge.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Du ersetzt {old:den}, verdeckt in deinem Stall {slot}, durch {card:den}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Du ersetzt {old:den}, offen in deinem Stall {slot}, durch {card:den}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Du ersetzt {old:den} in Stall {slot} von {owner} durch {card:den}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Du: {card} kostet {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Du spielst {king:den} und tauschst die verdeckten Karten deiner Ställe {slot} und {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Du spielst {king:den} und tauschst die verdeckten Karten der Ställe {slot} und {second} von {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Du spielst {king:den} und tauschst {card:den} aus deinem Stall {slot} gegen {other:den} aus Stall {second} von {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Deine. Gut gespielt.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>einen Tag verspätet</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>einem ganzen Deck</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>verdeckte Karte statt {lost:des}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>etwa so stark wie {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>beschuldigt dich</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>beschuldigt {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>vorn {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>alle Karten gelegt</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>alle Ställe gültig, zahlt nichts</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle vier</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>fragt dich nach {card:dem}: nein</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens eine</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>Sieg, Gegner: {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>zurück {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>Bestwert: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>zwischen {level} und {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>ruft {card:den} aus</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>Stall {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>wirft eine Karte ab</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>bekommt einen Stapel</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>einem halben Deck</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>einem halben Deck: nur für 2 Spieler</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>halbe Decks nur für 2 Spieler</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>Blatt von {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>Tipps je Partie</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>scheidet aus</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>König tauscht zwei verdeckte Karten</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>König tauscht deine verdeckten Karten {slot} und {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>König nimmt dir {card:den}, Stall {slot}, für {other:den}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>legt {four} aus ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>wahrscheinlich {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>längste Serie: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>Niederlage, Gegner: {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>mittlere Dauer einer Partie</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>Gegner: {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>Millisekunden, {least} bis {most}; üblich sind {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>{card} fehlt</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>{card:den} nicht von {player}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht hier</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>nicht bekannt: ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>noch nicht analysiert</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>dich nichts</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>{player} nichts</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>noch nichts ausgelegt</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>so gut wie nichts (± {error} einer Partie)</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>so gut wie nichts (± {error} Punkte)</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>sobald jemand über der Grenze ist</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>sobald alle bis auf einen über der Grenze sind</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>eine je Runde, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>offene Karten</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>Gegner: Median {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>zahlt {points}, steht bei {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>legt {card:den}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>eine Karte legen, wo sie nicht passt</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>Punkte, {least} bis {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>Punkte, {least} bis {most}; weniger ist besser</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>Dame, zwei weitere Züge</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>seit {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>an %n Tag gelöst</numerusform>
            <numerusform>an %n Tagen in Folge gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>noch unsicher</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>stärker als {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>festgefahren</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>etwa {word}, 2026 oder Silvester bei Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>nimmt dir {card:den} ab</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>nimmt {cards:den}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>zieht {points} ab, steht bei {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>die Rückseite</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>die besten zwei spielen um Platz eins, die anderen um Platz drei</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>die besten zwei, und die anderen um Platz drei</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>das Menü</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>unentschieden, Gegner: {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>fragt</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>zurückgenommen je Partie: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>gilt ab der nächsten Partie</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>übliche Optionen</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>schwächer als {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>wo Schummeln erlaubt ist</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>gewinnt die {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>gewinnt {prize:den}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>gewinnt {share}&#xa0;% von {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>mit Hilfe, getrennt gezählt</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>mit {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>mit {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>ohne Glück {share} einer Partie</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>in Folge gewonnen</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>du vor {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>du bekommst beide Gebote</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>du {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>du: Median {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>dein Blatt</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>deine Sicht</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>dich {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} hat dich nach {card:dem} gefragt: nein.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} hat {player} nach {card:dem} gefragt: nein.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} hat {card:den} von dir bekommen.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} hat {card:den} von {player} bekommen.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid:der} schlägt {own:den}, gewinnt {prize:den}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} gegen deine Karte {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: eine verdeckte Karte</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: Platz für eine Karte</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} und zieht %n Karte</numerusform>
            <numerusform>{card} und zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>wirft {card:den} ab</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{card:den} von {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card:der} auf deine Karte {lost}, Stall {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card:der} auf {lost:den}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card:der} auf {lost:den} von {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} kostet {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, verdeckt, dein Stall {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, verdeckt, Stall {slot} von {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, Blatt von {player}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, von {player} gezogen</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, von dir gezogen</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, aufgedeckt</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, offen, dein Stall {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, offen, Stall {slot} von {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, dein Blatt, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} von {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} als Tabelle</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>insgesamt {cost}</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} von {coops} Ställen gültig</translation>
    </message>
    <message>
        <source>{deck} (GNOME)</source>
        <translation>{deck} (GNOME)</translation>
    </message>
    <message>
        <source>{deck} (KDE)</source>
        <translation>{deck} (KDE)</translation>
    </message>
    <message>
        <source>{deck} (your own)</source>
        <translation>{deck} (eigenes)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} von {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Bis du das änderst, gelten die üblichen Tastenkürzel.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} lässt sich nicht als Partie öffnen ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} lässt sich nicht als Turnier öffnen ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} konnte nicht gelesen werden ({reason}), also macht Soirée ohne die Datei weiter.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} konnte nicht entfernt werden ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} konnte nicht gespeichert werden ({reason}); die vorige Fassung bleibt erhalten.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} konnte nicht gespeichert werden, weil der Datenträger voll ist; die vorige Fassung bleibt erhalten.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} konnte nicht gespeichert werden, weil der Datenträger schreibgeschützt ist; die vorige Fassung bleibt erhalten.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} konnte nicht gespeichert werden, weil du dort nicht schreiben darfst; die vorige Fassung bleibt erhalten.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} ist weder eine Partie noch ein Kartendeck.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} stammt von einem neueren Soirée, diese Version kann die Datei nicht öffnen.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} und {second} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} und {second} unentschieden</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} vor dir</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first} vor {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first} · {last}</source>
        <translation>{first} · {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}, {last}</translation>
    </message>
    <message numerus="yes">
        <source>{first}, {second}, {third} and %n others</source>
        <translation>
            <numerusform>{first}, {second}, {third} und %n weiterer</numerusform>
            <numerusform>{first}, {second}, {third} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}; {last}</translation>
    </message>
    <message>
        <source>{four}: {points}</source>
        <translation>{four}: {points}</translation>
    </message>
    <message>
        <source>{game} in two minutes</source>
        <translation>{game} in zwei Minuten</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} mit {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, unbrauchbar: {reason}</translation>
    </message>
    <message>
        <source>{game}, {day} ({number})</source>
        <translation>{game}, {day} ({number})</translation>
    </message>
    <message>
        <source>{game}: {form}</source>
        <translation>{game}: {form}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>{game}: {players} (finished)</source>
        <translation>{game}: {players} (beendet)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (Wiedergabe)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>{keys} gehört schon zu {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} ist für die Tische reserviert.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n Karte</numerusform>
            <numerusform>{key} · %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n Punkt</numerusform>
            <numerusform>{key} · %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} bis {high}&#xa0;%</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>{mean} ± {error}%</source>
        <translation>{mean} ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>{move} ist kein Zug in Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} ist kein Zug in Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} ist kein Zug in Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} ist kein Zug in Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} ist kein Zug in {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, nicht zum Zahlen</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, nicht gültig</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, zum Zahlen</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, gültig</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} von {matches}, Intervall {interval}, fairer Anteil {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} von {last}, viel ist gut</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} von {last}, wenig ist gut</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} von {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{number}:&#xa0;{cards}</source>
        <translation>{number}: {cards}</translation>
    </message>
    <message>
        <source>{number}:&#xa0;{up}&#xa0;over&#xa0;{down}</source>
        <translation>{number}: {up} über {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} ist keine Option von {game} oder steht zweimal da.</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <source>{place}: {mark}, {cost}.</source>
        <translation>{place}: {mark}, {cost}.</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>{players} (replay {number})</source>
        <translation>{players} (Wiederholung {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>{players} sind ausgeschieden.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>{players} zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} liegen mit %n Punkt gleichauf in Führung.</numerusform>
            <numerusform>{players} liegen mit %n Punkten gleichauf in Führung.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>{players} teilen sich den Turniersieg.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} beschuldigt niemanden.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} beschuldigt dich.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} beschuldigt {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Nur {player} zahlt.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} fragt dich nach {card:dem}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} fragt {asked} nach {card:dem}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} bietet {card:den}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} knackt bis zum Ende in {share}&#xa0;% der Fälle einen deiner Ställe.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} hat nach %n Runde Soy gerufen.</numerusform>
            <numerusform>{player} hat nach %n Runden Soy gerufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player} ruft Soy: alles eine Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} ruft {card:den} aus: noch %n Karte.</numerusform>
            <numerusform>{player} ruft {card:den} aus: noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} ist mit einem Bonus von %n Karte vom letzten auf den ersten Platz gekommen.</numerusform>
            <numerusform>{player} ist mit einem Bonus von %n Karten vom letzten auf den ersten Platz gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} kann in {share}&#xa0;% der Fälle Soy rufen, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} kann in {share}&#xa0;% der Fälle gleichziehen und bekommt dafür Karten.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} kann sie nicht haben.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} hat geschummelt!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} überlegt.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} könnte wissen, dass du {card:den} hast, hat es aber vergessen.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} könnte wissen, dass {holder} {card:den} hat, hat es aber vergessen.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} hat Soureh angesagt.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} wirft eine Karte ab.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} wirft {card:den} ab.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} hat sie nicht. Ada hat nach einer Sieben gefragt, also hat sie eine, und nur die Karo-Sieben bleibt übrig: Frag Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} weiß nicht, wer {card:den} hat. Möglich: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} zieht dafür %n Karte.</numerusform>
            <numerusform>{player} zieht dafür %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} zieht dafür eine Karte.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} zieht noch einmal.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} zieht noch einmal: {card:den}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} zieht {card:den}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} überschreitet die Grenze von {limit} in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>Platz {place} für {player}: Alle Karten sind gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Platz {place} für {player}: festgefahren, noch %n Karte.</numerusform>
            <numerusform>Platz {place} für {player}: festgefahren, noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} bekommt beide Gebote</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Die 50 für vier gültige Ställe bekommt {player} in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} bekommt {cards:den}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} gibt dir die Karte.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} gibt {taker} die Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} hatte %n-mal vier gültige Ställe.</numerusform>
            <numerusform>{player} hatte %n-mal vier gültige Ställe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} hat schon gezahlt.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>{player} hat sie.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} hat nicht geschummelt: Jede Karte passt.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} hat in {suit} gewonnen: {worths}; insgesamt {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} hat in dieser Runde nichts gewonnen; insgesamt {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} hat {card:den}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>{player} ist ertappt: {card:Der} passt nicht.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} lässt den Punktestand, wie er ist.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} hat geklopft.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} klopft: Du hast noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} klopft: {other} hat noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} weiß, dass du {card:den} hast.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} weiß, dass {holder} {card:den} hat.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} weiß von %n fremden Karte, wo sie ist, hat aber {forgotten} vergessen.</numerusform>
            <numerusform>{player} weiß von %n fremden Karten, wo sie sind, hat aber {forgotten} vergessen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} weiß von %n fremden Karte, wo sie ist.</numerusform>
            <numerusform>{player} weiß von %n fremden Karten, wo sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} hat nach %n Frage danach vier Asse ausgelegt.</numerusform>
            <numerusform>{player} hat nach %n Fragen danach vier Asse ausgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} hat am meisten ausgelegt: %n von {all} Punkten.</numerusform>
            <numerusform>{player} hat am meisten ausgelegt: %n von {all} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} legt verdeckt ein Gebot.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} legt {four} aus: {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} führt mit %n Punkt.</numerusform>
            <numerusform>{player} führt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} führt, {best} zu deinen {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} führt, {best} zu {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} hat nach der einzigen Runde geführt.</numerusform>
            <numerusform>{player} hat nach jeder der %n Runden geführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} hat in einer Runde %n Punkt gemacht.</numerusform>
            <numerusform>{player} hat in einer Runde %n Punkte gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} kann dir {card:den} wegnehmen, sonst {second:den}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} zahlt diese Runde etwa {count}, sonst {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} zahlt {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} zahlt {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} hat die vierte Karte eines Werts in Folge gespielt.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} spielt {card:den}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} spielt {card:den}: ein Paar.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} spielt {card:den}: ein Vierling.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} spielt {card:den}: ein Drilling.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>In {share} % der Fälle trifft {player} {count} und zieht 50 ab, sonst in {rest} %.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} erinnert sich in dieser Runde an {remembered} von %n Frage.</numerusform>
            <numerusform>{player} erinnert sich in dieser Runde an {remembered} von %n Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>Diese Runde bringt {player} etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} bekommt nichts.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} bekommt {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} bekommt {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} hat {card:den} gezeigt und hält die Karte noch.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} zeigt den Rest: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} schafft in {share}&#xa0;% der Fälle noch vier gültige Ställe.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} nimmt beide Gebote.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} nimmt Stapel {pile} für {points}, insgesamt {total}.</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} nimmt sich gebotene Karten.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} nimmt {cards:den} aus den Geboten.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} zieht {points} ab: bleiben {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>{player} hat dann eine höhere Karte zum Bieten als sonst.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>{player} hat dann eine niedrigere Karte zum Bieten als sonst.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} hat dann etwa {count} Karten einer Farbe, sonst {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} hat 50 Punkte abgezogen.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} war in diesem Rennen nicht dabei.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} hat ab Rennen {number} bis zum Ende geführt.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} hat ab Runde {number} bis zum Ende geführt.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} ist im letzten Rennen in Führung gegangen.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} ist in der letzten Runde in Führung gegangen.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} war zuerst fertig.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} gewinnt den Abend.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} gewinnt den Preis.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} gewinnt die Runde mit {points} zu {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} gewinnt die {count} Punkte in {share}&#xa0;% der Fälle, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} gewinnt die {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} gewinnt die {worth}, insgesamt {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{player} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} gewinnt mit Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} gewinnt!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gewinnt.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} gewann</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} hat mit einem einzigen Punkt Vorsprung gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} hat in {suit} am meisten gewonnen: %n von {all} Punkten.</numerusform>
            <numerusform>{player} hat in {suit} am meisten gewonnen: %n von {all} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Turniersieg: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} hat gewonnen, ohne einen Punkt zu zahlen.</translation>
    </message>
    <message>
        <source>{player} {percent}%</source>
        <translation>{player} {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>{player}, %n Punkt</numerusform>
            <numerusform>{player}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, Stapel {number}, die erste Karte zuerst</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, Stapel {number}: {card:Der} passt nicht auf {under:den}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: noch {left} Karten, Punkte {points}, Stapel {tops}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>{player}: {outcomes}</source>
        <translation>{player}: {outcomes}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <translation>{player}: {total}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{player}?</source>
        <translation>{player}?</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>Das Ass von {player} kostet dich nichts.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>Das Ass von {player} kostet dich {cards:den}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>Das Ass von {player} kostet {other} nichts.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>Das Ass von {player} kostet {other} {cards:den}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Ein Ass von {player} hat die anderen %n Karte gekostet.</numerusform>
            <numerusform>Ein Ass von {player} hat die anderen %n Karten gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Gebot von {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Stall {slot} von {player} ist nicht gültig: {up:Der} ist schwarz, aber nicht höher als {down:der}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Stall {slot} von {player} ist nicht gültig: {up:Der} ist rot, aber nicht niedriger als {down:der}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Stall {slot} von {player} ist nicht gültig: Verdeckt liegt {down:der}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>Stall {slot} von {player} ist nicht gültig: zwei Asse.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Stall {slot} von {player} ist am Ende in {share}&#xa0;% der Fälle gültig, sonst in {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>Stall {slot} von {player} ist gültig.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Stall {slot} von {player} ist gültig: %n Punkt.</numerusform>
            <numerusform>Stall {slot} von {player} ist gültig: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>Die Ställe von {player} sind alle gültig.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Die Ställe von {player} bringen etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} ersetzt {old:den}, verdeckt in Stall {slot}, durch die gezogene Karte.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>Das Blatt von {player} bleibt verdeckt: Nur wer ruft, zeigt sein Blatt.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Blatt von {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Die anderen Ställe von {player} bringen etwa {count} Punkte, sonst {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Der Punktestand von {player} ändert sich um etwa {count}, sonst um {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Gültige Ställe von {player}: {valid}; nicht gültig: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>Sicht von {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Das ganze Blatt von {player} war {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:Der} von {player} schlägt {second:deinen}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:Der} von {player} schlägt {second:den} von {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} nutzt {card:den} für zwei weitere Züge.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} ersetzt {old:den} in deinem Stall {slot} durch {card:den}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} ersetzt {old:den}, verdeckt in Stall {slot}, durch {card:den}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} ersetzt {old:den}, offen in Stall {slot}, durch {card:den}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} ersetzt {old:den} in Stall {slot} von {owner} durch {card:den}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} spielt {king:den} und tauscht die verdeckten Karten der eigenen Ställe {slot} und {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} spielt {king:den} und tauscht die verdeckten Karten deiner Ställe {slot} und {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} spielt {king:den} und tauscht die verdeckten Karten der Ställe {slot} und {second} von {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} spielt {king:den} und tauscht {card:den} aus deinem Stall {slot} gegen {other:den} aus Stall {second} von {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} spielt {king:den} und tauscht verdeckte Karten: Stall {slot} von {owner} gegen Stall {second} von {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} spielt {king:den} und tauscht {card:den} aus Stall {slot} von {owner} gegen {other:den} aus Stall {second} von {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} vor dieser Runde</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} für übrige Karten</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} fürs Schummeln</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} für den ersten Platz</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} für den genommenen Stapel</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} vom Bonus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points}, wenn die Runde jetzt endete, nach den Karten, die du siehst</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} gelegt</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} mit allem, was diese Runde noch bringen kann</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} von {length}</translation>
    </message>
    <message>
        <source>{problem} · {difficulty}</source>
        <translation>{problem} · {difficulty}</translation>
    </message>
    <message>
        <source>{problem} · {outcome}</source>
        <translation>{problem} · {outcome}</translation>
    </message>
    <message>
        <source>{problem} · {theme} · {difficulty}</source>
        <translation>{problem} · {theme} · {difficulty}</translation>
    </message>
    <message>
        <source>{rank}. of {count}</source>
        <translation>{rank}. von {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, mit Hilfe</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} zu {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} von {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; {played} von {count} Partien sind gespielt.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} Punkte</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. Die Kerbe: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} einer Partie</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} gewonnen</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>{share}&#xa0;% der kommenden Karten passen dann, sonst {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}&#xa0;% der Karten, die du nicht kennst, würden deinen Stall {slot} wieder knacken.</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}: {player}, {detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} von %n gelöst</numerusform>
            <numerusform>{solved} von %n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (am Tisch zu sehen)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, Überschrift</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Für alle dieselbe.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} insgesamt</translation>
    </message>
    <message>
        <source>{time}, {moves}</source>
        <translation>{time}, {moves}</translation>
    </message>
    <message>
        <source>{tournament}. {sentence}</source>
        <translation>{tournament}. {sentence}</translation>
    </message>
    <message>
        <source>{value}, seat {seat}</source>
        <translation>{value}, Platz {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#xa0;%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} öffnet sich, wenn „{dialog}“ geschlossen ist.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} bei der ersten Entscheidung, am tiefsten {low} ({trough}), am höchsten {high} ({peak}), {last} bei der letzten.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Dein Blatt ist {seconds} s gesperrt.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} hat {game} gewonnen. Das hatte ich nicht kommen sehen.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>„Nein“, sagt {player}.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>„Nein“, sagst du.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>„Soureh!“, sagt {player}. Alle anderen haben noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>„Soureh!“, sagt {player}. Du hast noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>„Soureh!“, sagt {player}. {other} hat noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>„Soureh!“, sagst du. Alle anderen haben noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>„Soureh!“, sagst du. {other} hat noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>„Soy!“, ruft {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>„Soy!“, rufst du.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}“</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>„{command}“</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>„{keys}“ kann kein Kürzel für „{command}“ sein.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>„{text}“ ist keine Karte: Tippe Wert und Farbe (h, d, s, c), etwa 7h für die Herz-Sieben oder 10s für die Pik-Zehn.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>„{what}“ muss eine ganze Zahl von {least} bis {most} sein.</translation>
    </message>
</context>
</TS>
