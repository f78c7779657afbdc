<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> tot </translation>
    </message>
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
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n avond gespeeld, {won} gewonnen.</numerusform>
            <numerusform>%n avonden gespeeld, {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n onnauwkeurigheid (?!).</numerusform>
            <numerusform>%n onnauwkeurigheden (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n partij is terug.</numerusform>
            <numerusform>%n partijen zijn terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n partij is geanalyseerd en opent met de analyse.</numerusform>
            <numerusform>%n partijen zijn geanalyseerd; elk opent met de analyse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n partij is opgeslagen.</numerusform>
            <numerusform>%n partijen zijn opgeslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>%n partij moet nog worden doorzocht…</numerusform>
            <numerusform>%n partijen moeten nog worden doorzocht…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n partij kon niet worden geanalyseerd.</numerusform>
            <numerusform>%n partijen konden niet worden geanalyseerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partij verwijderd.</numerusform>
            <numerusform>%n partijen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n partij gespeeld tot nu toe.</numerusform>
            <numerusform>%n partijen gespeeld tot nu toe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n partij: te weinig om te zeggen hoe vaak je wint.</numerusform>
            <numerusform>%n partijen: te weinig om te zeggen hoe vaak je wint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n partij: te weinig om iets te zeggen.</numerusform>
            <numerusform>%n partijen: te weinig om iets te zeggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n fout (?).</numerusform>
            <numerusform>%n fouten (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>%n andere sneltoets is niet bruikbaar.</numerusform>
            <numerusform>%n andere sneltoetsen zijn niet bruikbaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n zet werd voor je gespeeld en telt niet mee.</numerusform>
            <numerusform>%n zetten werden voor je gespeeld en tellen niet mee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>%n van {every} verdelingen gespeeld, {won} gewonnen.</numerusform>
            <numerusform>%n van {every} verdelingen gespeeld, {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n speler staat aan kop, met {points}.</numerusform>
            <numerusform>%n spelers staan samen aan kop, elk met {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n punt voor op jou en {players}.</numerusform>
            <numerusform>%n punten voor op jou en {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n punt voor op jou.</numerusform>
            <numerusform>%n punten voor op jou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n punt voor op {players}.</numerusform>
            <numerusform>%n punten voor op {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>Al %n punt. Wie houdt me tegen?</numerusform>
            <numerusform>Al %n punten. Wie houdt me tegen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n punt, hoog is goed</numerusform>
            <numerusform>%n punten, hoog is goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n punt, laag is goed</numerusform>
            <numerusform>%n punten, laag is goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n keer, voor het eerst op {day}.</numerusform>
            <numerusform>%n keer, voor het eerst op {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n zege</numerusform>
            <numerusform>%n zeges</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;Over Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>Al&amp;bum</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;Aubergine</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Flessengroen</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Lijst wissen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Afbeelding &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>Deze stelling &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Demo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>Avond&amp;en</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Laken</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vooruit</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>&amp;In twee minuten</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Linnen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Ver&amp;loop</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Geheugen</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Nachtblauw</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Geluid uit</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Volge&amp;nde eigen keuze</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Afspelen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Voorkeuren…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>O&amp;pgaven</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw doen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>He&amp;rhaling</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>Opnieuw be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regels van dit spel</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Delen…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>&amp;Laatste zetten nog eens tonen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langzamer</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Snelheid</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>De t&amp;afel</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Opnieuw proberen</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Fouten opnieuw pro&amp;beren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Ge&amp;wone tekstgrootte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>&amp;Wat elke speler weet</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Wat nu te doen</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Zonder beweging</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 tot 12 spelers</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 punten, minder kan niet. Waarom zou iemand meer betalen? Wie op precies 100 of 200 staat, mag er meteen 50 aftrekken.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 spelers</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 tot 4 spelers</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 tot 6 spelers</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 spelers</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>50 eraf, bij {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 en 1 is 7, en voor de eerste plaats gaan er 5 af: 2. Klaar zijn met maar vijf stapels scheelt 20. Je racet verder met je andere kaarten, tot iemand geen punten meer heeft.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>80%-interval</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-interval</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Een Nee</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Een bod om te verliezen</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Een bod om te winnen</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Een blunder. Deze zet kost {cost} van de partij: van {before} naar {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Een blunder. Deze zet kost {number} punten.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Een kaarttafel met gezelschap dat nooit moe wordt.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Een betrapte valsspeler</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Een keuze</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Een keuze van jezelf</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Krap, maar het kwam mooi uit.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Een computer speelt voor {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Een hok</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Een hok is een open kaart en een gedekte kaart. Een rode open kaart moet lager zijn dan de gedekte, een zwarte hoger; gelijke kaarten zijn nooit geldig. Met één aas is een hok altijd geldig, met twee nooit. Een omgevouwen hoekje markeert je gedekte kaarten: alleen jij ziet ze. Een vinkje betekent geldig, een kruisje niet geldig.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Een plaatje verplaatst wat geen andere kaart kan: kijk wat het herstelt of kraakt.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Een verdeling van elk spel en een opgave voor elke dag</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Een stip voor elk spel: vol als je won, een ring als je niet won. Een lauwerkrans: de opgave is opgelost. Het getal: je resultaten zonder geluk, in procenten van een partij.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Een kwartet</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Een vers spel kaarten. Heel aangenaam.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Een groot moment</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Een eregast</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Een hand van één kleur na het afleggen is een Soy. Die wordt vanzelf geroepen en wint de partij.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Een gelukkig toeval. Dat zijn de beste.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Een boer</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Een boer kan geen open aas vervangen.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Een gedekte boer, vrouw of heer is een paria: dat hok is nooit geldig. Jouw vrouw is er een. Een heer kan twee willekeurige gedekte kaarten ruilen: klik op je vrouw, en dan op Ada’s kaart achter het aas.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Een heer</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Een heer op de aflegstapel doet niets voor je, en de vrouw zou je eerste hok nog steeds bederven. Ruil haar weg.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Er wacht een partij van een nieuwere Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Een partij heeft {players} spelers, meer dan er deelnemers zijn.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Een toernooipartij heeft twee of meer spelers nodig.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Een bericht kan {least} tot {most} milliseconden blijven staan.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Een bericht blijft</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Net vroeg Ada aan Basil om klaver 7, en hij zei nee. Niemand vraagt naar een kaart die hij zelf heeft, en jij hebt klaver 7 niet, dus moet Clara hem hebben. Vraag het haar: klik op haar kaarten en kies klaver 7, of sleep een van je 7’s naar haar toe.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Een fout. Deze zet kost {cost} van de partij: van {before} naar {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Een fout. Deze zet kost {number} punten.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Een moment …</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Een zet moet tekst zijn.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Een naam: heeft hem. Een doorgestreepte letter: kan hem niet hebben. 1+: heeft er minstens één. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Een naam: heeft hem. Een balkje: hoe waarschijnlijk die speler hem heeft, voor zover iedereen die oplette dat kon weten. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Een naam: heeft hem. Een balkje: hoe waarschijnlijk die speler hem heeft, voor zover jij toen kon weten. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Een buur</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Een nieuwe avond</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Een nieuwe stapel</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Een paar</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Een paar levert een kaart op, maar kan de waarde kosten die later wint.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Een paar op de rij</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>{card:Plain} past op een stapel: leg de kaart daar.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Wat fijn u allen te zien. Neem de tijd.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Een genoegen, uiteraard.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Een programma van partijen met drie gasten</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Een vrouw</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Een vraag verraadt iets</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Stil winnen is ook winnen.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Een rode 10 moet lager zijn dan de gedekte kaart, en 10 is niet lager dan 10: het hok zou nog steeds niet geldig zijn.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Een rode 10 bederft dat hok ook, dus Ada zou betalen. Maar ze zou haar goedkope rode 2 houden om mee te betalen. Leg de 10 op de 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Een analyse zonder opmerkingen, van vijf keuzes of meer.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Een roos voor iedereen aan tafel.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Een voorbeeld van de kaarten</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Een rekenfoutje. Van mij, denk ik.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Een klein meesterwerk, al zeg ik het zelf.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Gelijk.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Gelijk. Bied nog een kaart.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Gelijk: jouw {card} en {second} van {other}. Beiden bieden opnieuw.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Gelijk: {bid} en jouw {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Gelijk: {card} van {player} en {second} van {other}. Beiden bieden opnieuw.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Een toernooi heeft vier tot zestien deelnemers, mensen en computers.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Een toernooi heeft {least} tot {most} deelnemers.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Een toernooi heeft {least} tot {most} rondes.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Een tragedie in één bedrijf.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Een geldig hok</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Een zege met z’n tweeën is 6 punten waard; met z’n vieren zijn er 6, 4, 2 en 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>Een getrokken {rank} kun je niet zomaar neerleggen: zet de kaart in of leg hem af.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Ongeveer %n minuut; je kunt later altijd verdergaan.</numerusform>
            <numerusform>Ongeveer %n minuten; je kunt later altijd verdergaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Over Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Ongeveer even goed: het verschil is {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Ongeveer {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Boven {limit}, dus uit de partij.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Boven, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Beschuldig een andere speler, of pas.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Beschuldig niemand: niemand betaalt iets.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Beschuldig {player}, bij wie alle kaarten passen.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Beschuldig {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Aas!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada vroeg naar een 7, dus moet ze er een hebben: ruiten 7. Maar vraag eerst Clara om klaver 7.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada vroeg zelf naar klaver 7, dus kan ze die niet hebben: niemand mag naar een kaart vragen die hij zelf heeft. Vraag Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada zei Nee. Daarmee is de slag uit: de laatste kaart is van jou, dus je wint de puntenkaart, 2 punten. En het paar bracht je een kaart.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada pakt de harten. Je 3 is terug, samen met haar schoppenboer. Niemand gaat met lege handen uit een ronde.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Kaartspel toevoegen</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Kaartspel toevoegen…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Tel een stapel van {count} bij je punten.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Na gelijke biedingen staan meer kaarten op het spel, en de verliezer kiest eruit.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Na partij</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Na race {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Na ronde {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Na de race</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Hierna kan {player} in {share}% van de gevallen Soy roepen.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Nog een keer, nog een keer!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Tegen {level} win je waarschijnlijk {share} van de partijen, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, gezelschap. Schuif een stoel bij.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Alle kaarten gaan open. De rode 10 is niet lager dan de 9, dus moest Ada betalen: 25 punten. Van wie meldt kan maar één kaart worden vervangen; één was genoeg.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle kaarten open</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Alle kaarten open: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle avonden</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Alles eerlijk</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Alle vier hokken zijn nu geldig: elk heeft een vinkje. Een getrokken kaart mag een gedekte kaart van jou of een open kaart van een ander vervangen; alleen een 10 vervangt een aas. Of je legt hem af.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Alle vier hokken zijn geldig: niets te betalen.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Alle vier hokken zijn geldig: {sum}, en {bonus} extra.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Alle vier spelen elke partij mee.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Alle vier geldig: je krijgt {points} extra, samen {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Alle vier geldig: {player} krijgt {points} extra, samen {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>Al met al win je iets op de anderen.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>Al met al win je ongeveer %n punt op de anderen.</numerusform>
            <numerusform>Al met al win je ongeveer %n punten op de anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>Al met al verlies je iets aan de anderen.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>Al met al verlies je ongeveer %n punt aan de anderen.</numerusform>
            <numerusform>Al met al verlies je ongeveer %n punten aan de anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Ieder weet</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Allen spelen elke partij samen.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Al je hokken zijn geldig: meld Soureh voordat er een bedorven wordt.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Al je partijen, wachtend en afgelopen</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Altijd: niets beweegt</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Een Amerikaanse afstammeling van een spel uit het Midden-Oosten, met plaatjes erbij.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Een aas</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Een aas wint één keer: vraag je af wat het nu wint, en wat het later kan winnen.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Een sterretje markeert partijen met tips of teruggenomen zetten.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>Een gelijk deel is {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Een avond aan een goede tafel</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Een avond heeft minstens één spel nodig.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Een kaartavond</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Een avond om nooit te vergeten. Voor mij, tenminste.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Een onnauwkeurigheid. Deze zet kost {cost} van de partij: van {before} naar {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Een onnauwkeurigheid. Deze zet kost {number} punten.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Een oud trucje, maar het werkt nog.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>Geanimeerde GIF’s (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Aankondiging</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Een ander programma houdt {lock} bezet, dus deze keer worden partijen en instellingen niet bewaard.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Elke moeilijkheid</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Alle opties</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Elk aantal spelers</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Elk thema</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Afgezien van hok {slot} leveren je hokken ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Afgezien van hok {slot} leveren de hokken van {player} ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Applaus is welkom.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Spelen we al? Geweldig.</translation>
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
        <translation>Even goed: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Zoals het hoort.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Zolang jij de jouwe houdt, krijgt {player} {suits} niet compleet.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Zoals jij het zag</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Zoals {player} het zag</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Vraag een speler om een kaart.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Vraag om een kaart van een waarde die je hebt: klik op een speler, of sleep er een kaart heen.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Vraag om een kaart: kies een speler, sleep er een kaart heen, of typ er een zoals {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Vraag om kaarten, onthoud elk antwoord, en verzamel alle vier van een waarde.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Niets vragen</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Vraag {player} om {card}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Vraag {player} om …</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Op een holletje</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Aan elke tafel</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Minstens één {rank}: verder niemand zeker.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Minstens één {rank}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Er kunnen hoogstens {most} regels worden opgeslagen.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>Aan een race doen hoogstens {players} spelers mee.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>Op het spel: de puntenkaart in {suit} van {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>Inzet: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Onderaan, in deze volgorde: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Aan de tafel van {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Aubergine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Terug naar de ezel dan maar.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Terug naar de avond</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Terug naar het toernooi</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Achterkanten</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil vroeg jou om hartenaas. Dus heeft hij die kaart niet: niemand mag naar een kaart vragen die hij zelf heeft.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil zei net dat hij hem niet heeft. Alleen Clara kan hem hebben.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Zorg dat je precies {more} kunt betalen en op {count} komt: dan trek je er 50 af.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Versla het sterkste niveau, met niemand zwakker aan tafel.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Eerlijk verslagen. Schenk nog eens in.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Prachtig gedaan. Mag ik het schilderen?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vóór de eerste kaart</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Vóór de laatste ronde stond je laatste, %n punt achter.</numerusform>
            <numerusform>Vóór de laatste ronde stond je laatste, %n punten achter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Vóór de laatste ronde stond {player} laatste, %n punt achter.</numerusform>
            <numerusform>Vóór de laatste ronde stond {player} laatste, %n punten achter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Seizoen {number} beginnen</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Achter de schermen: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Kansen</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Leukste avond van de week.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Beter, hier en bij %n latere keuze: {move}</numerusform>
            <numerusform>Beter, hier en bij %n latere keuzes: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Beter: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Bied een kaart die je kunt missen: je langste kleur blijft even lang.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Bied op de prijs: kies een kaart, dan je plaats.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Bied op de prijs: klik op een kaart, dan op je plaats. De verliezer krijgt beide biedingen.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Bied op {cards}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Bied naar wat de prijs aan je kleur toevoegt; de verliezer krijgt beide biedingen.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Bied {cards}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Gedurfde gasten zijn snel en zien soms een stapel over het hoofd</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Gedurfde gasten vragen naar de duurste waarden</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Gedurfde gasten kiezen van twee goede zetten graag de gewaagdste</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Gedurfde gasten bieden graag hoog</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Gedurfde gasten zeggen zelden Nee en houden van hoge kaarten</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Gedurfde gasten werken aan hun eigen hokken en melden vroeg</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Gedurfde gasten werken aan hun eigen hokken en kloppen vroeg</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bonus: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Beiden roepen Soy met gelijke kaarten: gelijkspel.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Beiden roepen Soy: jij wint met de lagere kaarten.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Beiden roepen Soy: {player} wint met de lagere kaarten.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Beide kaarten van elk geldig hok tellen: azen 15, boeren, vrouwen en heren niets. Je verdient 47, en 50 extra omdat alle vier geldig zijn.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Beiden krijgen evenveel.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Beide zetten verliezen de partij vrijwel zeker.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Beide zetten winnen de partij vrijwel zeker.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Flessengroen</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Onder</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Vertakking van een andere partij</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Bravo, bravo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Kraak hok {slot} van {player}, die heeft gemeld.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Kraak hok {slot} van {player}, die heeft geklopt.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Kraak twee hokken van {player} tegelijk.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Kraak hok {second} van {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Kraak hok {slot} van {player}, dat waarschijnlijk geldig is.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Breng twee gedekte kaarten naar waar je er meer aan hebt.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Bladeren  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>In de aflegstapel bladeren</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Bouw vier geldige hokken, terwijl heren, vrouwen en boeren roet in het eten gooien.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Bouwen of bederven</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Bouw zolang je in hokken achterligt; bederf als de ander bijna klaar is.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Op het nippertje</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Naar hun niveau</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>Met &amp;computers vergelijken…</translation>
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
        <translation>Roep Soy na één of twee rondes.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Roep Soy: alle kaarten van één kleur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Kaarten in de hand</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Resterende kaarten: {points} erbij voor jou, nu {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Resterende kaarten: {points} erbij voor {player}, nu {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Kaarten in {suit}: {count}. Druk op {key} om erheen te springen.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Voorzichtig volkje</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Betrap {player}, die {card} op {top} legde.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Betrapt …</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Voorzichtige gasten vragen naar de waarden waarvan ze de meeste hebben</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Voorzichtige gasten laten geldige hokken met rust en melden laat</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Voorzichtige gasten laten geldige hokken met rust en kloppen laat</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Voorzichtige gasten kiezen van twee goede zetten graag de veiligste</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Voorzichtige gasten bieden graag laag</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Voorzichtige gasten sparen hun hoge kaarten</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Voorzichtige gasten nemen de tijd en zien niets over het hoofd</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Gezichts&amp;punt wisselen</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Verander je hok {slot}, dat daardoor niet geldig wordt.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Verander je hok {slot}, dat geldig blijft.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Verandering {number} sinds je laatste keuze: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Aangenaam. Geef gerust.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Vals spelen</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Visgraat</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Keuze</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Kies een kaart voor de rij.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Kies een kaart voor deze plaats.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Kies een bestand…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Kies regels van {least} tot {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Kies een plaats, of leg de kaart af.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Kies van elk van je hokken een kaart om te betalen.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Kies een van je open kaarten om te vervangen, of leg hem af.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Kies een van je stapels.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Kies een van je stapels: de kaarten worden punten.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Kies stapel {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Kies de andere gedekte kaart om te ruilen.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Kies de stapel waarmee {player} moet betalen.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Kies de stapel die betaald moet worden.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Kies twee gedekte kaarten om te ruilen, of leg hem af.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Kies wie de volgende beurt krijgt: {player} kan {card} niet hebben.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Clara had hem, en nu is hij van jou. Wie een kaart krijgt, mag weer vragen, dus je bent nog aan de beurt.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara heeft 3 punten; jij mag uitkomen en hebt je aas nog. Latere puntenkaarten zijn tot 10 punten waard: bewaar je hoge kaarten daarvoor.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Schoon schip</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Klik op een kaart, of typ er een zoals {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Klik om ermee te betalen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>De aflegstapel sluiten</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Zijpaneel sluiten</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Verzamel kwartetten: alle vier kaarten van één waarde. Ze worden voor je neergelegd en leveren punten op: 2 tot 10 hun getal, boeren, vrouwen en heren 10, azen 25. Kleuren en volgorde van de waarden doen er niet toe.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Verzamel {four}, {count} punten: je weet bij wie elke kaart zit.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Verzamel {four}: {count} punten. Jij hebt {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Vergeleken met de beste tegenstander aan het eind; onder 0 lag je achter.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Computers kunnen de rest spelen ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Computers zien niet meer dan jij.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Verder met de avond</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Verdergaan met je partij</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Verdergaan met {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Verdergaan: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Verdergaan: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Hok {slot} is niet geldig: er ligt een {down} gedekt.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Hok {slot} is niet geldig: beide kaarten zijn even hoog.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Hok {slot} is niet geldig: de zwarte {up} is niet hoger dan de {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Hok {slot} is niet geldig: de rode {up} is niet lager dan de {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Hok {slot} is niet geldig: twee azen.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Hok {slot}: {up} open, {down} gedekt, niet geldig.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Hok {slot}: {up} open, {down} gedekt, geldig.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Hok {slot}: {up} open, {down} gedekt.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Hok {slots} is niet geldig. Kies nog eens Melden om toch te melden.</numerusform>
            <numerusform>De hokken {slots} zijn niet geldig. Kies nog eens Melden om toch te melden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Hok {slots} is niet geldig. Kies nog eens Kloppen om toch te kloppen.</numerusform>
            <numerusform>De hokken {slots} zijn niet geldig. Kies nog eens Kloppen om toch te kloppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>&amp;Tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopiëren</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Kopiëren voor een melding</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Goed.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Duurste eerst</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Dure keuzes uit je eigen partijen, die terugkomen tot ze zijn opgelost</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Reken uit wat elke stapel met de scores doet voordat je kiest.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Tel wie elke kaart nog kan hebben: één antwoord kan twee kaarten verraden.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Bedek een kaart die een andere stapel ook heeft, of waarvan de buren op zijn.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>De geanimeerde GIF wordt gemaakt…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Huidige opties: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>&amp;Dag na dag</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Met getrokken messen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Streepjes: een gelijk deel.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Gestreept: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Dag na dag</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verdeling</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Uitdelen</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Verdelingen en opgave van deze dag</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Kaartspellen ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Meld Soureh, of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Meld Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Melden of wachten</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Meld als de anderen meer zullen betalen dan wachten je kan opleveren.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Verslagen, ja, maar in welk een gezelschap.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Dit toernooi verwijderen?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Die zag je niet aankomen, hè?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Zagen jullie dat? Ik nauwelijks.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Onderling</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Leg een kaart af waar je niets aan hebt: klik erop, dan op je aflegstapel.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Leg een kaart af.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Leg een kaart af: kies hem, dan de aflegplaats.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Leg af uit de kleur waarvan de minste kaarten nog komen.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Aflegstapel, %n kaart: {card}</numerusform>
            <numerusform>Aflegstapel, %n kaarten, bovenop {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Aflegstapel, leeg</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Leg {cards} af.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Leg {card} af.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Leg je haar zomaar af, dan krijg je geen beurten. Druk op ‘Vrouw inzetten’.</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Afgelegd door {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Aflegstapel, %n kaart</numerusform>
            <numerusform>Aflegstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Afgelegd: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Wil je deze verdeling opnieuw beginnen?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Klaar!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Dubbelspion</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Trekstapel, %n kaart</numerusform>
            <numerusform>Trekstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Stok: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Getrokken: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Een rondje voor iedereen!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Laat één bestand tegelijk los: een partij of een kaartspel.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Laat de kaart los op de speler aan wie je hem vraagt.</translation>
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
        <translation>Elke kaart kun je maar één keer nemen.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Elke keuze wordt vele malen uitgespeeld. Je kunt gewoon verder spelen.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Elk niveau speelt de kaarten van {player} {count} keer, tegen dezelfde anderen.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Elke partij</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Elke mens heeft een naam nodig, zodat het scherm kan worden doorgegeven.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Ieder begint met</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Eerdere avonden</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Makkelijk bekijkt weinig mogelijkheden voor een kaart en denkt alleen aan de ronde.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Makkelijk volgt de eerste indruk en denkt alleen aan de eigen hokken.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Makkelijk is traag en legt een kaart op een willekeurige stapel waar hij past.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Makkelijk speelt op gevoel, en vaak lukraak.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Makkelijk onthoudt de laatste 2 vragen en vraagt naar de waarden waarvan het de meeste heeft.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Makkelijk onthoudt twee rondes en speelt soms lukraak.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Het maakt niet uit.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Mijn beurt vanzelf beëindigen, tenzij al mijn hokken geldig zijn</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Mijn beurt vanzelf beëindigen zolang minder dan twee hokken van mij geldig zijn</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Beëindig de ronde nu, voordat de anderen meer geldige hokken hebben.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Beëindig de ronde nu, voordat {player} meer geldige hokken heeft.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Beëindig de ronde nu: zoals het ervoor staat, betaal je precies {more} en kom je op {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Beëindig de ronde nu al je vier hokken geldig zijn.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Einde beurt</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Beëindig je beurt, of klop: na de laatste beurt van de ander is de ronde uit.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beëindig je beurt.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Beëindig je beurt: voordat je meldt, moeten al je hokken geldig zijn.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Voer een woord, een getal of een willekeurige tekst in.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Voer een willekeurig woord in.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Voer hoogstens {most} tekens in.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enter speelt hem, Esc annuleert.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enter toont een stelling opnieuw, Escape gaat terug naar de partij.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Bij gelijke punten tellen de zeges, dan de partijen tegen elkaar, dan het lot.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc of een klik brengt je terug naar de partij.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Gelijk deel</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Avond {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Avond.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Gebeurtenissen aan tafel worden uitgesproken.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Elk bod was gelijk: niemand wint.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Elke partij die je begint, wordt hier bewaard.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Elke zet van de partij</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Iedereen speelt gedurfd.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Iedereen is voorzichtig, en twee zijn sterk.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Iedereen speelt tegen iedereen.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Iedereen racet tegelijk met eigen kaarten; die van Ada liggen boven. Je racehand ligt links, met één open kaart ernaast. Leg al je kaarten, snel, op de stapels 1 tot 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Al het andere, ook je keuzes, bracht je {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Al het andere, ook je keuzes, kostte je {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Alles wat gezegd is</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Precies zoals ik het gedroomd had.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Verwacht winstaandeel</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Ervaring, vrienden. Meer niet.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Gedekt, hok {slot} van {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Waaiers</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Sneller</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Laken</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Cijfers…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Gevuld: de speler weet wie hem heeft. Gestreept: vergeten.</translation>
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
        <translation>Zoeken in de hulp</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Oké dan. Maar de volgende keer!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Maak eerst de race af.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Hier worden gespeelde partijen geteld.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Eerste avond</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Eerste plaats: {points} eraf voor jou, nu {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>Eerste plaats: {points} eraf voor {player}, nu {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Gebruik eerst de kaart die je trok.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Eerste: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Voor vals spelen, stapel {pile}: {points} erbij voor jou, nu {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Voor vals spelen, stapel {pile}: {points} erbij voor {player}, nu {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Wie waagt, die wint</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>Fortuna komt haar afspraken na.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Gevonden in je partijen, ook oude; partijen met hulp tellen niet</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Vier 7’s: die worden meteen uitgelegd. Het lijntje van je score is iets gegroeid; de 7 punten komen erbij als de ronde afgelopen is.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Vier azen</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Vier azen!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>Vier tot zestien deelnemers, over meerdere dagen</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Vrienden! De nacht is nog jong.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Van regel</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Van het kaartspel</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Zoals jij het ziet</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Van {first} tot {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Uit {matches} zonder hulp, met het 80%-interval.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Zoals {player} het ziet</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Een tien met een griffel.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Spellen waarin rood of zwart telt.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Gulle gasten vragen de speler die voorligt en sparen de anderen</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Gulle gasten bieden laag op de kleur die de tegenstander verzamelt</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Gulle gasten laten spelers die achterliggen winnen</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Gulle gasten kiezen van twee goede zetten graag de zet die anderen spaart</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Gulle gasten sparen het liefst de hokken van anderen</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Gulle gasten sparen het liefst de hokken van de tegenstander</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Krijg een hand van één kleur voordat Ada dat doet: dat is een Soy, en daarmee win je de partij. De plaatjes onder je hand tellen elke kleur; druk op het kleine omkaderde cijfer om erheen te springen. Het aas is de hoogste kaart, de 2 de laagste.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Raak {card} kwijt door vals te spelen.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Loos {card} op hok {slot} van {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Haal de laatste van de {four}: {count} punten.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Reuzendoder</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Laat de {count} punten gaan: {player} wint ze.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Geef je hok {slot} op, dat nu geldig is.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>De vrouw aan Ada geven is een goed idee. Maar bij haar aas past elk getal, en het telt 15. Breng de vrouw achter het aas.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Start!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Gaat uit van alles wat je kunt weten, en telt als hulp.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Goedenavond. Rug recht, kaarten omhoog.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Goedenavond. Ik bluf nooit. Of toch?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Goedenavond. Zullen we de kaarten eens tellen?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Mooi.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Elegant gedaan. Ik ben bijna onder de indruk.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>Grafiek van de winst&amp;kans</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Gast van de avond</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ha! Laat iemand dat opschrijven.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>De helft van de scores van je tegenstanders ligt tussen {low} en {high}; de mediaan is {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>De helft van je scores ligt tussen {low} en {high}; de mediaan is {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Hand van {player}, %n kaart</numerusform>
            <numerusform>Hand van {player}, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Geef het scherm door.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Geef het scherm aan {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Moeilijk leert ook van de zetten van de anderen en durft vroeg te melden.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Moeilijk onthoudt ook, trekt conclusies en plant enkele slagen vooruit.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Moeilijk onthoudt welke kaarten nog komen en probeert uit hoe de race kan verdergaan.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Moeilijk leert van de zetten van de tegenstander en speelt door hoe de ronde kan aflopen.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Moeilijk onthoudt alles, leest je biedingen en rekent erop dat jij de zijne leest.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Heb in een partij Pariah vier keer vier geldige hokken.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Kom op {kept} {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Harten en ruiten tellen hier als rood, schoppen en klaveren als zwart.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Hallo allemaal! Wie staat er voor?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Verborgen.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Hoog: zwart laken, effen kleuren</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hm. In mijn tijd was dat een goede hand.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Erelijst</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Hoe waarschijnlijk elke speler elke kaart heeft</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Wat leuk dat jullie er zijn!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Hoe vaak elke score voorkwam, in punten; minder is beter.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Hoe vaak elke score voorkwam, in punten; meer is beter.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Wat vermoeiend.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Zo speel je het hier</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Wat buitengewoon attent van jullie.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Ik sta laatste vanavond. Het kan alleen maar beter worden.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Ik buig. Een klein beetje, maar ik buig.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Ik heb koekjes bij me. En geluk, hoop ik.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Ik roep</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Dat moet ik thuis vertellen!</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Ik heb twee keer geteld, en het klopt.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Niet waar!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Ik heb geluk vanavond. Jullie zijn gewaarschuwd.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Dat had ik op één op vijf geschat.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Ik heb geoefend!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Ik heb {other} net verslagen met {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Ik heb niks te klagen.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Ik heb dit met slechtere kaarten gespeeld.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Ik laat het zo.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Ik klop.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Weer wat geleerd. Nog een keer?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Dat was de bedoeling. Bijna.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Die kaarten heb ik nooit gemogen.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Ik noem het maar een schets.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Morgen draag ik een donkerder das.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Ik had beter moeten weten.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Ik denk nog steeds aan {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Iemand moest het doen, neem ik aan.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Ik dank u allen, en ik dank de hartenvrouw.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Weet ik dat voor de volgende keer.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Heb ik gewonnen? Ik heb gewonnen!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Gaat er iets mis, dan legt {file} het vast. ‘Een probleem melden…’ in het menu Hulp verzamelt alles wat een melding nodig heeft.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Als je meldt, hebben alle anderen nog één beurt. Daarna betaalt wie geen vier geldige hokken heeft. De jouwe zijn alle vier geldig, dus druk op Melden voordat Ada er een bederft.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Zegt {player} nee, dan kan die je {card} afpakken.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Zegt {player} nee, dan weet ook die dat je {four} verzamelt.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Onmogelijk</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Onmogelijk onthoudt de hele ronde, trekt conclusies en weegt beide antwoorden af.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>Samen: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>In winstkans: {cost}, van {before} naar {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>In winstkans: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>In elke ronde treffen deelnemers met ongeveer evenveel punten elkaar, en niemand treft iemand twee keer.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>In elke ronde zijn twee kaarten in het midden de prijs. Beide spelers bieden één kaart voor de prijs, gedekt; dan gaan de biedingen open. De stapel links bevat de prijzen van latere rondes.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Op volgorde</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>In punten: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>In de laatste {matches}, met het 95%-interval.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>Aan kop: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>In het midden liggen de stok, de kaart die je trok en de aflegstapel, waarin je mag bladeren. Naast elke naam staan de punten; het dunne lijntje eronder loopt tot 300. Het kerfje toont waar de ronde je nu zou brengen. De laatste kaart van de stok beëindigt de ronde.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>In het midden liggen de stok, de kaart die je trok en de aflegstapel, waarin je mag bladeren. Naast elke naam staan de punten; het dunne lijntje eronder loopt tot de grens, 100. Het kerfje toont waar de ronde je nu zou brengen. De laatste kaart van de stok beëindigt de ronde.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>In dit spel is geluk niet van kunde te onderscheiden: alleen de kosten worden getoond.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>In {games} tellen harten en ruiten als rood, schoppen en klaveren als zwart.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>De &amp;partij toevoegen: kaarten, zetten en namen</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Bedacht door Jeff, die graag wil dat iedereen overal het kent.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Het komt bij je kleinste stapel.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>De som klopt. Bedankt voor het spel.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>Het is vals: anderen kunnen je ervan beschuldigen.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>Het is eerlijk: niemand kan je beschuldigen.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Je bent nog niet aan de beurt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Je moet nu betalen: kies van elk hok één kaart, geldig of niet. Een aas telt 1. De goedkopere kaarten zijn al aangevinkt. Druk op Betalen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Opslaan lukt nog steeds niet.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Het werd beslist in ronde {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Dat wint iets minder partijen.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Dat wint {fewer} van 100 zulke partijen, niet {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>De partijen</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>De partijen blijven in het album.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gewoon spelen</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Knock</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>K</source>
        <comment>Keep it</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Houd verschillende kaarten bovenop: op elke open waarde passen drie waarden.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Houd lage kaarten: er is geen prijs meer, en die winnen.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Bewaar de kaart voor later: hij past op geen stapel.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>De kaart houden of niet</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Gun {player} de prijs niet.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Laat je score zoals hij is.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Laat je score op {count} staan.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Houd je kleinste stapel op {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Houd {kept} {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Toetsen 1–6 leggen hem; de spatiebalk als hij nergens past.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Kloppen of wachten</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Klop zolang je voorligt; wacht zolang een beurt nog punten kan brengen.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Klop, klop!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Klop, of beëindig deze beurt: je hebt er nog %n.</numerusform>
            <numerusform>Klop, of beëindig deze beurt: je hebt er nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Klop, of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Klop.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Uitgelegd door jou: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Uitgelegd door {player}: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>G&amp;rotere tekst</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grote index</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Afgelopen dag</numerusform>
            <numerusform>Afgelopen %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Laatste zetten</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Laatste avond</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Laatste beurt</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Laatste: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Lach maar. Dat zou ik ook doen.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Leg bij Soi vier azen uit na hooguit twee vragen ernaar.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Berg {card} op in je hok {slot}: daar kost het niets.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Kom alleen hoog uit voor een kaart die je beste kaart waard is.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Leer het (2 minuten)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Leer {game} in twee minuten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Weggaan</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Laat alle hokken zoals ze zijn.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Laat mij alleen. Nee, blijf, en geef.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Laat de {count} punten aan {player} en houd je kaarten.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Laat bovenste kaarten over waarop {share}% van de komende kaarten past.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Weggaan zonder opslaan</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Links en rechts gaan per keuze, omhoog en omlaag per fout.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Resterend: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Linkshandig: knoppen en stapels links</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengte</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Minder is meer</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Spelen maar.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>We zullen zien wat de avond brengt.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Laat {player} met een stapel van {count} betalen.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Laat hok {slot} van {player} minder opleveren met {card}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licentie van {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenties…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Licht of donker, zoals het bureaublad</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Zoals het systeem: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Zoals {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grens</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linnen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Langste eerst</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Kijk wat elk hok nog nodig heeft, en hoeveel zulke kaarten er nog zijn.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Kijk eerst: zo meteen speel je. Druk op Enter om verder te gaan.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Let op een veelvoud van 100 voordat je het minste betaalt.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Bekijk de stapels, en beschuldig dan.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Kijk, het lukte!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Verlies na de gelijke biedingen, en kies eruit.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Verlies de prijs, en pak beide biedingen.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Raak je punten kwijt: iedereen begint met 5, en 0 wint. Punten zijn de kleine stapels naast de namen. Elke race brengt er punten bij, en wie als eerste klaar is, raakt er een paar kwijt.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Lage scores winnen.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Verlaag de kosten van je hok {slot} van {rest} naar {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Geluk: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Geluk: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Maak al je vier hokken geldig: 50 punten extra.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Maak al je vier hokken geldig: dan betaal je niets.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Maak het {player} moeilijk om voor de {count} punten hoger te gaan.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Maak je hok {slot} moeilijker te kraken.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Maak je hok {slot} geldig, het eerste van vier.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Maak je hok {slot} geldig: dan zijn het er {count} van de vier.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Doe je foute keuzes over, de duurste eerst</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Maak hok {slot} van {player} duurder met {card}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Bekende feiten markeren</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Bekende feiten op de te vragen kaarten markeren (telt als hulp)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Gemarkeerd: fouten, en waar elke ronde begint.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Tekens: boven gewonnen, onder verloren.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partij %v van %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Lopende partij, logbestanden</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Speel even hoog als de laatste kaart of hoger, en win de puntenkaarten.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Speel ook {rank:een} en trek %n kaart.</numerusform>
            <numerusform>Speel ook {rank:een} en trek %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partijen en kaartspellen</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Partijen worden geanalyseerd. Je kunt gewoon verder spelen.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Alleen partijen voor twee, telkens tegen een ander.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Geheugen</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Herstel je hok {slot} en kraak hok {second} van {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Herstel je hok {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Herstel je hokken {slot} en {second} tegelijk.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menu’s en vensters</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Gemiddeld bekijkt meer mogelijkheden en denkt aan de hele partij.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Gemiddeld volgt de eerste indruk en bederft ook hokken van de tegenstander.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Gemiddeld houdt de bovenste kaarten uiteen en één stapel laag.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Gemiddeld onthoudt de laatste 10 en vraagt naar kaarten die het van hand zag wisselen.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Gemiddeld onthoudt drie rondes, leest je biedingen en wisselt zijn eigen biedingen af.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Gemiddeld probeert uit hoe de slag kan verdergaan.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Nachtblauw</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Voor mij dus.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>De meeste kaarten verslaan een 7. En won die wel, dan kreeg Ada hem: één schoppen minder voor jou. Bied een hogere kaart die geen schoppen is.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>De meeste van die partijen wijken bij regel {entry} van deze af.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Beweging en geluid</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Schuif {card} onder je hand.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Zetten tot nu toe</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Mijn &amp;hand</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Ik neem mijn hoed voor u af.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>N</source>
        <comment>All fair</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Name, seat {seat}</source>
        <translation>Naam, plaats {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Tegen het eind kan elke kaart nog maar op een paar plaatsen zijn: zoek ze uit.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nieuwe avond…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nieuw spel {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Nieuw bij {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Nieuw bij {game}? Leer het in twee minuten</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Nieuw toernooi {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Volgende r&amp;onde</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Volgende gast, plaats {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Volgende &amp;fout</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Volgende race</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Daarna trok je een zwarte 10 en legde die onder je boer. Alle vier hokken zijn geldig. Klop voordat Ada er een bederft: zij heeft dan nog één beurt, en de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Volgende: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Er is geen geanimeerde GIF opgeslagen.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Geen keuze hierna.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Geen keuze hiervoor.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Geen hok levert iets op.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Nee beëindigt de slag: Clara zou 2 punten winnen met haar 9, terwijl jij er ook een hebt. Maak een paar.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Er zijn geen fouten vastgelegd.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Zolang Soirée niets bewaart, kun je geen avond spelen.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Geen finale</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Geen lettertype van dit systeem heeft de letters van {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Geen kwartet uitgelegd.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Er is geen spel dat {name} heet; de spellen zijn {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Hier is geen tip beschikbaar.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Geen partij van deze maand kan worden geanalyseerd.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Er is geen partij verloren gegaan. De details kunnen helpen de fout te verhelpen.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Geen partijen gevonden.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Geen fout hierna.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Geen fout hiervoor.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Geen fouten gevonden.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Geen zet is beter.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Hij past nergens: de spatiebalk begint een nieuwe stapel.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>De 7 past op geen stapel: daarvoor is een 6, een 7 of een 8 nodig. Zolang er minder dan zes stapels zijn, begint zo’n kaart een nieuwe. Druk op de spatiebalk, of klik op de volgende lege plaats.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>{card:Plain} past op geen stapel: begin er een nieuwe mee.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Geen opgaven gevonden.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Er staat geen puntenkaart op het spel</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Geen sneltoets</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Geen enkele fout, maar kleine verliezen tellen op.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Niet praten over de tafel heen, graag.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Nee! Dus is Basil aan de beurt. Hij had gehoord dat je een heer hebt, en pakte die van je af. Wie het best luistert, wint: dat is Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Nee, nee, nee.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Nee, bedankt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nee.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Niemand kan je nog inhalen.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Niemand kan {player} nog inhalen.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Niemand hoeft te betalen.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Niemand heeft {card}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Geen van je hokken is geldig.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Geen hok van {player} is geldig.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Hij past nergens: de spatiebalk schuift hem onder je hand, tot je {card} terugkomt.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>Niet in de hulp.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Niet gespeeld</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Nog niet gespeeld</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Nog niet opgelost</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Niet geprobeerd</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notitie: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Genoteerd.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Verder is er nu niets zeker. Waag een gok: vraag Basil om hartenheer.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Er is nog niets gebeurd.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Nu heeft Ada gemeld, en jij zult betalen: geen kaart is hoger dan de rode 10 in je tweede hok. Laat Ada ook betalen: leg de 10 die je trok op haar rode 2, de goedkoopste kaart waarmee ze kan betalen.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Kies nu de plaats, of een andere kaart.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Nu speelt iedereen tegelijk. Ga verder als je er klaar voor bent.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Nu is de laatste kaart een 7. Een aas wint de slag, en alle anderen moeten elke kaart boven de 7 afleggen en de rest laten zien. Speel het aas.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Van een tweede kleur houd je er {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Van één kleur houd je er {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Van je kaarten blijven er ongeveer {count} over, anders {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Van je {cards} kaarten waren er {count} {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Van de {cards} kaarten van {player} waren er {count} {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Standaard uit zolang een schermlezer aanstaat, want luisteren kost tijd.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>O jee, o jee.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>O, heerlijk!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>Op de aflegstapel doet de boer niets voor je. Op de rode 10 maakt hij een hok geldig.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Van het huis</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Men doet wat men kan.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Eén gast speelt zo goed als maar kan.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Eén moment…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Na de melding is al een kaart van {player} vervangen: een tweede mag niet.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Eén stapel wordt punten: druk op het nummer van een kleine.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Eén race voor allen</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Klagen doet men niet. Zuchten misschien.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Alleen een 10 kan een open aas vervangen.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Alleen een afgelopen partij kan worden vergeleken.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Alleen een aas verslaat de heer. Je zou twee harten winnen waar je niets aan hebt, en Ada kreeg je beste schoppen.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Alleen partijen in het album kunnen notities hebben.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Alleen deze speler mag de kaarten achter het gordijn zien.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Alleen je aas is nu nog hoog genoeg. Een aas wint meteen, maar voor 3 punten is het te goed. Zeg Nee: Clara krijgt de puntenkaart, en jij komt uit in de volgende slag.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Oeps. De verkeerde.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Een partij openen</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Tegenstanders maken opmerkingen</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Scores van tegenstanders</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Volgorde van de keuzes</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Anders: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Uit de partij.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Overbied je rivaal kaart voor kaart tot je hand één kleur is.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, om af te drukken (*.pdf)</translation>
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
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>Geduld is goed voor me geweest.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Geduld is een kaart als elke andere.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Gepauzeerd</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Betaal zo weinig mogelijk: je score wordt {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Betaal voor deze kaart niet meer dan hij waard is vergeleken met de volgende.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Betaal één kaart van elk hok: {sum}, dan sta je op {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Betaal met {cards}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Betaal {more} meer dan moet: je score wordt {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} betalen</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Je betaalt {sum} en komt op {after}: dan mag je er 50 aftrekken.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Betalen</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Betaalt %n punt.</numerusform>
            <numerusform>Betaalt %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Betaalt {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Misschien beter: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Misschien de beste zet.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>{card:Plain} opgepakt; past op %n plaats.</numerusform>
            <numerusform>{card:Plain} opgepakt; past op %n plaatsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>{card:Plain} opgepakt; past op één plaats.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>Stapel 4 heeft nog steeds één kaart. Dit snel zien, dat is de kunst van het spel.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Stapel {number} kost je %n punt. Enter neemt hem.</numerusform>
            <numerusform>Stapel {number} kost je %n punten. Enter neemt hem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>Stapel {number} kost {player} %n punt. Enter neemt hem.</numerusform>
            <numerusform>Stapel {number} kost {player} %n punten. Enter neemt hem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>Stapel {number} heeft %n kaart, en elke kaart is een punt. Stapel 6 kost je één punt.</numerusform>
            <numerusform>Stapel {number} heeft %n kaarten, en elke kaart is een punt. Stapel 6 kost je één punt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Stapel {number} van {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Stapel {number}, afgedekt</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Stapel {number}, leeg</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Stapel {number}, {card}, %n kaart</numerusform>
            <numerusform>Stapel {number}, {card} bovenop %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Leg hem op de rij, of kies de kaart nog eens.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Leg {card} gedekt in je hok {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Leg {card} op stapel {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Leg {card} op {other} in je hok {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Leg {card} op {other} in hok {slot} van {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Leg {card} op een gedekte kaart van jou of een open kaart van een ander, of leg de kaart af.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Leg {card} op een gedekte kaart van jou of een open kaart van {player}, of leg de kaart af.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Plaats {place} van {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Plaats {place}: klaar</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Plaats {place}: vast</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Plaats {rank}, met %n punt; {winner} won.</numerusform>
            <numerusform>Plaats {rank}, met %n punten; {winner} won.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Een &amp;verdeling spelen…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Speel een kaart die even hoog is als de laatste of hoger, of zeg Nee. De laatste kaart is een 9, en jij hebt een 9: speel die. Twee kaarten van dezelfde waarde vormen een paar, en je trekt een kaart bij.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Een kaart pas bij de tweede klik spelen, niet bij de eerste</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Speel {rank:een} of hoger, of zeg Nee, en de slag is uit.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Speel {rank:een} of hoger, of zeg Nee.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Spelen tegen {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Speel {rank:een} of hoger, of zeg Nee, en de slag is uit.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Speel {rank:een} of hoger, of zeg Nee.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>Vanaf &amp;hier verder spelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Speel door om meer van je hokken geldig te maken.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Spelen of Nee zeggen</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Geluid bij kaarten, beurten en overwinningen</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Speel bij Soda de laatste van vier gelijke kaarten.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>De andere spelen</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Speel {card}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Spelen tot</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Je partij spelen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spelen</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Spelen: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Gespeeld met hulp.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Gespeeld met hulp: telt apart in je statistieken.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Gespeeld: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Speelt elk spel op het makkelijkste niveau.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Speelt elk spel op het middelste niveau.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Speelt elk spel op het sterkste niveau.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Plaats meldingen op {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Punten voorsprong</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Punten tellen alleen samen met de kans erop: weeg beide af.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Punten per race</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Plek in de partij</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Stellingen om op te lossen, met één van vandaag</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Vo&amp;rige eigen keuze</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Bereid je hok {slot} voor: dan maken meer kaarten het geldig.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Druk op een toets of klik om verder te gaan.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Druk op een toets of klik om je plaats weer in te nemen.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Vorige gast, plaats {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Vorige fo&amp;ut</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Vorige ron&amp;de</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Prijs {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Prijs: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Opgave van de dag</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Opgaven</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Opgaven opgelost op %n dag op rij.</numerusform>
            <numerusform>Opgaven opgelost op %n dagen op rij.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problemen: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Proces {process} van gebruiker {user} houdt {lock} bezet, dus deze keer worden partijen en instellingen niet bewaard.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Keurig gespeeld door iedereen. Het keurigst door mij.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Vóór elke partij bewijzen dat de kaarten niet gekozen zijn</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Zuivere compositie.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>{card:Plain} teruggelegd.</translation>
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
        <translation>Vier gelijke</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Vragen van deze ronde, de laatste eerst</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Vlugge handen</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Race om al je kaarten te leggen, allemaal tegelijk, en raak je punten kwijt.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Race {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Race {round}, {position} van {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Alleen races.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Racehand van {player}, nog %n kaart</numerusform>
            <numerusform>Racehand van {player}, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Breng je hok {slot} van {rest} op {count} punten.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>De waarden lopen rond: het aas past op de heer én op de 2. Aan het eind wordt één stapel punten voor je, dus houd er een heel klein. De 2 ligt alleen: leg het aas op de heer.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Kom op {count}, een veelvoud van 100: dan mag je er 50 aftrekken.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Partijen worden gelezen</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Partijen worden gelezen: %v van %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Race op tijd; anders om de beurt</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Echt waar? Ik? Wat leuk!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rood en zwart</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Getekende kaarten</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Een &amp;probleem melden…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Een probleem melden</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Uitslag: {share} van de partij, waar een gelijk deel {even} is.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Alle partijen van deze &amp;maand analyseren</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Elke partij na afloop vanzelf analyseren</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Deze partij analyseren</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Geanalyseerd door Soirée, voor {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Klopt, aan een harten verlies je niets. Maar de meeste kaarten verslaan een 5, en dan heeft Ada de schoppen. Bied een hogere kaart.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>Zo, wie wil er als eerste verliezen?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Risico: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Beroofd!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Ieder tegen ieder</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Ronde {number} van hoogstens {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Ronde {number} van {rounds}, slag {hand} van {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Ronde {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Ronde {round}, {position} van {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>S&amp;neltoetsen…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere tekst</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartpagina</translation>
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
        <translation>Zelfde waarde of een buur: druk op {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>&amp;Elders opslaan…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Een kopie opslaan</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie opslaan…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Opslaan als geani&amp;meerde GIF…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Opslaan als geanimeerde GIF</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als afbeelding…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Partijen opslaan</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>De geanimeerde GIF opslaan als</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>De grafiek opslaan als</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>De partij opslaan als</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>De partijen opslaan als</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Het programma opslaan als</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>De melding opslaan</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>De uitslag opslaan als</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>{chart} opslaan als afbeelding</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Bewaard.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Zeg Nee.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Zeg dat alles eerlijk ging.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Puntenkleuren</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Zoek in namen en teksten</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Zoek: spel, speler, niveau, dag</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Seizoen {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Seizoen {season}, avond {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Naar de punten</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Naar de tafel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Verschillende kleine dingen maken het beter.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Verschillende kleine dingen maken het beter. Het belangrijkste: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Deel van de partij</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>De uitslag delen</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Winstaandeel</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Winstaandeel per spel</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Winstaandeel per niveau</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Winstaandeel in de tijd</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gedeeld</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Korte partijen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kortste eerst</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle partijen tonen</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Details tonen</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Einde tonen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Deze stelling tonen</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Tonen welke van je hokken geldig zijn</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Getoond na een aas en er nog: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Zijpaneel</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Gesigneerd en gedateerd. Dank u.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Ga zitten. De nacht is aan de durfallen.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Zes stapels, en hij past nergens: de spatiebalk roept hem af en schuift hem onder je hand.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Kunde en de rest begunstigden niemand.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Kunde en de rest: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Kunde en de rest: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée kan niet garanderen dat het maar één keer draait, want {file} kan niet worden vergrendeld ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Soirée-partijen (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Oplossing gezien</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Opgave van vandaag oplossen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Opgelost!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>De laatste keer dat Soirée draaide, ging er iets mis.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Er ging iets mis. De details staan in {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>De kaarten van de computers sorteren, zodat hun plaatsen iets verraden</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Voor geluid is {package} nodig; dat is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Geluid staat uit.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Geluid staat aan.</translation>
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
        <translation>Nu al Soy</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Gebeurtenissen uitspreken als er geen schermlezer aanstaat</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>Snelheid zit daar niet bij: die hoort bij kunde.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Snelheid {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Speel je laagste kaart en houd {rank:de}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Gemene gasten vragen de speler die hun het laatst een kaart afnam</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Gemene gasten bieden hoog op de kleur die de tegenstander verzamelt</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Gemene gasten kiezen van twee goede zetten graag de zet die anderen pijn doet</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Gemene gasten bederven het liefst de hokken van anderen</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Gemene gasten bederven het liefst de hokken van de tegenstander</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Gemene gasten gunnen spelers die voorliggen geen punten</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Bederf het hok waarvan de geldige kaart het moeilijkst te vervangen is.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Bederf hok {slot} van {player} voordat het geldig is.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Vlekkeloos</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Spreiding van de scores</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Begin een stapel met {card}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Begin een stapel: de kaart past op geen enkele.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Statistieken</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Stok, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stok: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Sterkst</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Vast!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Zonnestralen</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Ruil kaarten tot je vier hokken geldig zijn, en zeg dan Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Zwitsers</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Ruil de gedekte kaarten van je hok {mine} en hok {theirs} van {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Ruil de gedekte kaarten van je hokken {mine} en {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Ruil de gedekte kaarten van de hokken {mine} en {theirs} van {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Pak bij Soda met een aas 14 kaarten of meer af.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>50 aftrekken</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Trek 50 van je score af, of laat die zoals hij is.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Trek 50 van je score af.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Trek er 50 af: je score wordt {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nemen</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Neem de kleur die je verzamelt, of de kleur die de ander verzamelt.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Pak {cards}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Neem twee extra beurten achter elkaar.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Dank je. Je mag schudden.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Die avond is verwijderd; de partijen staan in het album.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Dat is ook een gok, en {player} zou horen wat je hebt. Waag de gok bij Basil, tegenover je: vraag hem om hartenheer.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Dat mag, en het kan Ada’s hok bederven. Maar de 9 maakt je tweede hok geldig, en dan zijn alle vier geldig.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>Dat is meer dan één partij, omdat geluk en de anderen kansen teruggaven.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Dat is geen partij, geen kaartspel en ook geen woord van een verdeling.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Zo krijgt Ada schoppen 10, en jij in plaats daarvan een harten. Laat haar de harten.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Zo krijgt Ada schoppen 6, en jij in plaats daarvan een harten. Laat haar de harten.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Zo krijgt Ada schoppen 8, en jij in plaats daarvan een harten. Laat haar de harten.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Dat brengt de vrouw naar een ander hok van jou, en dat bederft ze ook. Geef haar aan Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Zo schuif je alleen met Ada’s kaarten. Je vrouw zou blijven en je eerste hok bederven.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Zo schuif je alleen met je eigen kaarten, en de vrouw bederft je eerste hok nog steeds.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Dat deed je schitterend.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Kan ermee door.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Dat gebeurt geen tweede keer.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Dat klopte, precies zoals ik had geteld.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Dat zou %n punt zijn. 16 is genoeg: vink van elk hok de lagere kaart aan.</numerusform>
            <numerusform>Dat zouden %n punten zijn. 16 is genoeg: vink van elk hok de lagere kaart aan.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Dat zou je vierde hok kraken: een zwarte 9 is niet hoger dan een 10. En Ada zou niets betalen.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Dat zou je vierde hok kraken: een zwarte 9 is niet hoger dan een 9. Het tweede hok heeft de 9 nodig.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Dat zou je derde hok kraken: een zwarte 10 is niet hoger dan een 10. En Ada zou niets betalen.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Dat zou 3 punten winnen, en je beste kaart eraan verspillen. Latere slagen zijn tot 10 waard. Zeg deze keer Nee.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>De %n keuze kostte {cost}.</numerusform>
            <numerusform>De %n keuzes kostten {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>De 2 is de laagste kaart van allemaal: Ada zou beide schoppen pakken. Bied hoog om ze te winnen.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>De 5 zou waarschijnlijk ook verliezen en terugkomen. Maar de 3 verliest van nog meer kaarten, en je wilt het zeker weten.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>De 7 verslaat elke kaart tot en met de 6. Dan had jij twee harten, en Ada je schoppen. Bied lager.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>De 8 verslaat elke kaart tot en met de 7. Dan had jij twee harten, en Ada je schoppen. Bied lager.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>De 8’en waren gelijk, dus beiden bieden opnieuw, en Ada’s 10 verslaat jouw 6. Wie na gelijke biedingen verliest, kiest uit alle biedingen: hier drie van de vier kaarten. Kies de drie schoppen.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>De GIF toont de partij vanuit het huidige gezichtspunt van de herhaling, met hoogstens {most} regels.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>De beschuldigde betaalt {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>Het aas past op de 2. Maar dan had stapel 4 twee kaarten: één punt meer, als je die stapel moet nemen. Leg het aas op de heer, stapel 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>Het aas zou de slag meteen winnen: je beste kaart voor maar 2 punten. Bewaar het, en maak een paar met de 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>Het aas: nu of later</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Het doel</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>De geanimeerde GIF kon niet worden opgeslagen ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>De geanimeerde GIF is opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>De aankondiging is de SHA-256 van een geheim getal. De kaarten worden gemaakt uit dat getal en jouw woord, dus geen van beide kanten kan ze kiezen. De bewaarde partij bevat beide, en ‘soiree check’ controleert ze.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>De maker is onbekend.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>De achterkant {file} is niet bruikbaar: er is geen afbeelding ‘back’.</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>De achterkant {file} is er niet meer.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>De beste zet.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>De beste hand had ook het beste hoofd.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>Het bod na gelijke biedingen</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>De bonus: {points} eraf voor jou, nu {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>De bonus: {points} eraf voor {player}, nu {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>De getrokken kaart van {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>De open kaart past op een stapel met dezelfde waarde of een waarde ernaast; kleuren doen er niet toe. Je hebt een heer opengelegd. Druk op 3, de stapel met de vrouw, of klik erop, of sleep de heer erheen.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>De kaarten zijn jaloers op me.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>De kaarten brachten je {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>De kaarten begunstigden niemand.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Kaarten herkennen hun vrienden.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>De kaarten van een race blijven afgedekt tot die voorbij is.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>De kaarten kostten je {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>De winstkans blijft ongeveer gelijk.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>De grafiek begint na de eerste race.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>De grafiek begint na de eerste ronde.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>De klok stond ooit op {day}, en die dag moet nog komen. De dagen blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>De partijen van de computers</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>De kosten zijn niet goed genoeg bekend: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>De kosten zijn niet bekend: de analyse berekent alleen de eerste zetten van een lange partij.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>De kosten van %n keuze zijn niet bekend.</numerusform>
            <numerusform>De kosten van %n keuzes zijn niet bekend.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>De lijn begint bij {first}, is het laagst met {least} na partij {trough}, het hoogst met {most} na partij {peak}, en is nu {now}, met een interval van {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>De stok is op</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>De stok is op en beide handen zijn gelijk: gelijkspel.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>De stok is op: jij wint met de lagere kaarten.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>De stok is op: {player} wint met de lagere kaarten.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Het kaartspel {file} kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: een afbeelding erin is geen PNG of JPEG, of is beschadigd.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: kaarten van deze vorm passen niet op een tafel.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het tekenen kostte te veel tijd of geheugen.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het bevat een script of een webpagina.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Het kaartspel {file} is niet bruikbaar: {card} ontbreekt (geen afbeelding ‘{missing}’).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het is beschadigd.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het is geen SVG-afbeelding.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het is te ingewikkeld om te tekenen.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het is te groot.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: het verwijst naar iets buiten het bestand.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: {card} vult het vlak van de kaart niet.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: de achterkant heeft een andere vorm dan de voorkanten.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Het kaartspel {file} is niet bruikbaar: {card} heeft een andere vorm dan de andere kaarten.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Het kaartspel {file} is er niet meer.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Het kaartspel {file} is geen bestand.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Het bureaublad vraagt om minder beweging.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>De aflegstapel: %n kaart</numerusform>
            <numerusform>De aflegstapel: %n kaarten, de nieuwste eerst</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>De afgelegde kaarten worden geschud en zijn de nieuwe trekstapel.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>De avond kon niet worden gelezen ({reason}); het bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>De avond in {file} is bewaard door een nieuwere Soirée, dus deze versie blijft eraf.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>De avonden gaan een voor een open. Alle spellen blijven altijd open.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>De vallende pijl is de grens: meer dan {last} punten is het slechte eind.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>De finale beslist over de eerste twee plaatsen.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Het eerste hok is geldig en zou dat blijven. Maar het tweede heeft een hogere kaart nodig dan de 2. Leg de 9 daar.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>De vier kortste partijen na elkaar.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>De vierde</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>De boer is hoog genoeg. Maar je trekt er geen kaart voor, en de 9 raak je later moeilijker kwijt. Maak een paar.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>De boer kan de 4 punten winnen, als niemand hoger gaat. Maar het aas wint zeker, en pakt de hoge kaarten van de anderen. Speel het aas.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>De heer ligt op de vrouw, en de volgende kaart ligt open. Hier wacht Ada op je; in een echte race wacht niemand, en een verkeerde toets kost je even tijd. P pauzeert.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>De heer zou waarschijnlijk winnen, maar de verliezer krijgt beide biedingen: je zou Ada je beste schoppen geven. Met een hoge kaart van een andere kleur win je ze ook.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>De laatste regel komt vóór de eerste.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>De laatste &amp;zetten</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>De laatste zet is teruggenomen.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>De laatste zetten van de wachtende partij konden niet worden gelezen ({reason}). De partij gaat verder vóór deze zetten; ze blijven bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>Het laatste deel is langer dan {most} tekens.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Het laatste deel ontbreekt: een getal of een willekeurige tekst.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>De laatste waarden</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>De lauwerkrans is het goede eind: de minste punten winnen.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>De lauwerkrans is het goede eind: de meeste punten winnen.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Het logbestand {file} kan niet worden geschreven ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Het logbestand staat in {folder}. Er is geen partij verloren gegaan.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Het verloop toont de notitie, en het album vindt hem. Een lege notitie wordt verwijderd.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>De lange tafel</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>De laagste kaarten winnen.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>De partij gaat verder.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>De partij kon niet worden geanalyseerd ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>De partij eindigt</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>De partij wordt geopend …</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>De partij is gepauzeerd.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>De partij is opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>De zet is opnieuw gedaan.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>Het kerfje: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>De notitie is verwijderd.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>De notitie is bewaard.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>De kansrekening was me gunstig gezind, voor één keer.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>De oude baas had er nog eentje in zich.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Hier zitten de drie anderen, met hun kaarten gedekt. Naast elke naam staan de punten. Het dunne lijntje eronder loopt tot 200: heeft iemand na een ronde 200, dan winnen de meeste punten. Een kerfje toont waar de uitgelegde kwartetten die speler zullen brengen.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>De anderen spelen nog…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Het deel voor {option} is {found}; het moet {values} zijn.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>De stelling staat op het klembord; open die elders met ‘Een verdeling spelen…’.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>De prijs die je betaalt</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>De prijs is twee schoppen, en jij verzamelt schoppen. Het hoogste bod wint de prijs; de ander krijgt beide biedingen. Bied je ruitenvrouw: hoog, maar geen schoppen. Klik op de vrouw, dan op je plaats.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>De opgave is opgelost.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>De race is voorbij.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>De race is afgelopen. Je was eerste, maar liep vast met één kaart: één punt, dus je hebt er 6. Jullie begonnen allebei een zesde stapel, dus neemt ieder ook één stapel als punten. Kies je kleinste, die ene kaart: druk op 6, dan op Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>De race is gepauzeerd. Druk op P om verder te gaan.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>De race wacht op je.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Het bestand van deze partij is verwijderd.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Het bestand {file} van een gespeelde partij kon niet worden gelezen ({reason}), dus de partij telt niet mee.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Het bestand van %n partij is verwijderd; de uitslag blijft.</numerusform>
            <numerusform>De bestanden van %n partijen zijn verwijderd; hun uitslagen blijven.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>De herhaling is gepauzeerd.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>De melding staat in {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>De analyse kan niet worden bewaard ({reason}): als je haar opent, wordt ze opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>De analyse is begonnen.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>De analyse is afgebroken.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>Deze ronde: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>Na de ronde sta je op {count}, anders op {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>De rij, leeg</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>De rij, laatste kaart eerst: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Dezelfde kaarten, gespeeld door computers</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>Dezelfde verdeling vanaf het begin.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>Hetzelfde verzuim als eerder; het telt één keer, waar het begon.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>Hetzelfde woord geeft overal dezelfde kaarten. Een getal of een tekst doet dat met de opties van {game} hieronder.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>De puntenkaart is van jou, hun hoge kaarten zijn weg, en je zag welke kaarten ze houden. Hoe lager de kaart onder je aas, hoe meer de anderen verliezen.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>De instelling {setting} was {found}, geen geheel getal van {least} tot {most}, en is nu {default}; het oude bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>De instelling {setting} was {found}, niet een van {choices}, en is nu {default}; het oude bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>De instelling {setting} was {found}, geen geldige waarde, en is nu {default}; het oude bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>De aantallen kaarten laten geen andere mogelijkheid.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>De kleinste stapel</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>De stok was op, en niemand had gemeld.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>De stok was op, en niemand had geklopt.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>De stok, %n kaart</numerusform>
            <numerusform>De stok, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>De sterkste gasten, en partijen van gewone lengte.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>De sterkste speler</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>De tafel kan niet worden uitgesproken: speech-dispatcher antwoordt niet.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>De tafel is leeg.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>De tafel van Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>De tafel van Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>De tafel van Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>De tafel van Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>De tafel van Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>De tafel van Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Het derde hok is geldig en zou dat blijven. Maar het tweede heeft een hogere kaart nodig dan de 2. Leg de 9 daar.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>Na vloed komt eb.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>De beurt gaat naar {player}, anders maar in {rest}% van de gevallen.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>De beurt gaat naar {player}, anders in {rest}% van de gevallen naar {other}.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>De beurt gaat naar {player}, anders houd jij hem.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>De beurt gaat naar {player}, anders naar {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Het geldige hok levert {sum} op.</numerusform>
            <numerusform>De geldige hokken leveren {sum} op.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>De wachtende partij kon niet worden gelezen ({reason}); het bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>De wachtende partij in {file} kon niet worden gelezen ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>De wachtende partij in {file} is bewaard door een nieuwere Soirée, dus deze versie blijft eraf.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>Het venster verandert als je de voorkeuren sluit.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Het woord van deze verdeling verschijnt hier na de partij.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Plain} past niet op {top}: de waarden moeten gelijk zijn of naast elkaar liggen.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Plain} is lager dan {top}: speel een even hoge of hogere kaart, of zeg Nee.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:Plain} zit niet bij de biedingen.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Plain} ligt op tafel.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Plain}: kies een plaats, of leg de kaart af.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Plain}: kies twee gedekte kaarten om te ruilen, of leg hem af.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:Plain}: in niemands hand.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:Plain}: uitgelegd door {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:Plain}: niet bij {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:Plain}: niets is zeker.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Plain}: leg hem op een van je open kaarten, of leg hem af.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Plain}: zet haar in voor nog twee beurten, of leg haar af.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:Plain}: die heb jij.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:Plain}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:Plain}: {player} heeft hem.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Plain} past niet op {top}: anderen kunnen je beschuldigen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Dan heeft Ada een gewone beurt en kan ze een hok van je bederven. Alle vier zijn nu geldig: meld.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Dan zou Clara 4 punten winnen met haar 7, en iedereen zou zijn hoge kaarten houden. Speel het aas.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Dan betaal jij, en Ada betaalt niets. Gebruik de 10 om haar hok te bederven.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Er zijn geen toernooien zolang er niets wordt bewaard.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Er zijn zes stapels: {card} gaat onder je hand.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Er is een betere zet.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Er is een betere zet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Er is een betere zet: die wint {most}% van zulke partijen, de jouwe {mine}%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Hier is geen keuze.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>Aan een goede tafel hangt geen klok.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Er is geen stapel {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>Op die plaats zit geen speler.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Er is niets om nog eens te tonen.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Er viel niets te kiezen.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Dit zijn schattingen. Een deel van het geluk wordt niet gemeten, zoals de keuzes van de anderen: één partij zegt weinig over hoe goed iemand speelt.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Deze opties gaan niet samen: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Deze opties sluiten elkaar uit: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Af en toe vallen ze best aardig.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Derde plaats: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Dit aas is veilig: alle acht tienen zijn weg.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Deze keuze kostte je iets. Zoek een betere.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Deze verdeling</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Deze avond gaat open na avond {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Dit is een herhaling: je kunt hier geen zet doen.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Dit is de hele melding. Er wordt niets verstuurd: jij kiest wie de melding krijgt.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Deze regel zegt altijd wat je kunt doen. De draad kwijt? H geeft een tip en zegt waarom. L toont de laatste zetten nog eens. F1 legt het spel uit, en Shift+F1 de regels. Veel plezier!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Deze partij</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Deze zet kost {cost} van de partij: van {before} naar {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Deze zet kost {number} punten.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Dit is de beste zet. Doe hem, of kies Volgende.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Deze stelling kan niet worden geopend: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Deze stelling komt van een nieuwere Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Deze opgave is opgelost.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Deze vraag verschijnt maar één keer. De les blijft in Hulp, onder ‘In twee minuten’.</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Deze race kost je ongeveer {count} punten, anders {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Deze stap is klaar. Ga naar de volgende.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Drie gulle gasten, en van elk spel een korte partij.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Drie schoppen voor jou. Ada krijgt de kaart die overblijft, en de prijs. Na gelijke biedingen kan verliezen goed zijn.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Tot regel</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Voor zo weinig punten kan één ronde genoeg zijn.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Naar het be&amp;gin</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Naar het &amp;einde</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>Toernoo&amp;ien</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Vandaag, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Opgave van vandaag</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Vanavond had jij de muziek mee.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Te dicht bij elkaar om te zeggen.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Te veel rood in die hand.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Boven</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Linksboven</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Rechtsboven</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Totalen per race</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Totalen per ronde</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torens</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Overgeleverd, uit het Midden-Oosten; de naam is Arabisch voor ‘plaatjes’.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Drie gelijke</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Nog eens: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Probeer de {count} punten te winnen met een hoge kaart, {rank:de}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Probeer de {count} punten te winnen met je laagste kaart, en houd {rank:de}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Probeer hok {slot} te kraken van {player}, die heeft gemeld.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Probeer hok {slot} te kraken van {player}, die heeft geklopt.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Twaalf avonden tegen gasten die steeds sterker worden</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Twee harten: aan deze prijs heb je niets. De verliezer krijgt beide biedingen, dus een lage schoppen komt terug en brengt Ada’s kaart mee. Bied schoppen 3.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Nog twee beurten!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Twee spelers kunnen niet allebei {name} heten.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Twee gemene gasten en een sterke.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Tête-à-tête</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Wijzigingen terugdraaien</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Verwijderen ongedaan maken</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Onbekende kaarten van de kleur die je verzamelt: {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Onbruikbaar</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Gebruik een kaart alleen waar die een hok verbetert of bederft: leg hem anders af.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Zet haar in voor nog twee beurten, of leg haar af.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Vrouw inzetten</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Zet {card} in voor nog twee beurten.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Gewone partijen</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Geldig. Een getal mag een gedekte kaart van jou of een open kaart van Ada vervangen; alleen een 10 vervangt een aas. Je mag elke kaart ook afleggen.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Gezichtspunt</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Wacht, hoe kan dat nou?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Wacht: wie meldt, geeft de anderen één beurt om een hok te kraken.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Wacht: wie klopt, geeft de ander één beurt om een hok te kraken.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wachtend</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Waarschuwen voor zetten die je zeker iets kosten</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Toekijken</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Toegekeken</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Goed gebouwd</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Goed verdiend. Ik zag het aankomen, en genoot ervan.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Goed berekend. Beter had ik het niet gekund.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Goed gezien: zij moet hem hebben. Maar haal eerst klaver 7 bij Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Wel, wel. Nooit te oud om te leren.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Wat een mooi licht boven deze tafel.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Wat een tafel. Wat een gezelschap!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Wat kostte elk van je keuzes, en wat was geluk? De sterkste speler controleert elke keuze, en weet niet meer dan jij wist.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Wat elke speler weet</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Wat iedereen weet die opgelet heeft</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Wat een lol. Nog een keertje?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>Wat is er &amp;nieuw</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Wat is er nieuw in Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Wat ze onthouden</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Wat de&amp;ze keuze kostte</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Wat je biedt</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Wat je aflegt</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Wat je met een plaatje doet</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Waarmee je uitkomt</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Wat je betaalt</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Wat er misging</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Wat jij kunt weten, ook uit je eigen hand: telt als hulp</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Als je deze beurt beëindigt, trek je opnieuw, en daarna nog eens. Ada kan er niet tussen komen.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Als je speelt</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Als je alleen speelt, controleert niemand je stapels: vals spelen komt nooit uit. De partij telt als gespeeld met hulp.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Mag er vals gespeeld worden, dan doen gulle gasten dat nooit, en controleren ze minder</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Mag er vals gespeeld worden, dan doen gemene gasten dat vaker, en controleren ze meer</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Welke biedingen je neemt</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Welke kaart</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Om welke kaart vraag je {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Welk hok je bouwt</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Welk hok je bederft</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Voor welke waarde je gaat</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Welke kaart je bedekt</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Wie zeker welke kaart heeft</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Wie heeft hem?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Wie heeft welke kaart</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Wie welke kaart kan hebben</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Wie minstens één kaart van de waarde moet hebben</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Wie verliest ligt eruit, tot twee de finale spelen.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Wie Nee zegt, komt hierna uit: weeg deze kaart af tegen het uitkomen.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>Wie vraag je om {card}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>Wie vraag je om {card}? Kies een speler.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>Wie vraag je? Kies een speler.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Wiens keuzes</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Win Spy vs Spy met de bonus vanaf de laatste plaats.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Win een partij Soureh zonder een punt te betalen.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Win een avond.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Win met één punt verschil.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Win vanaf de laatste plaats.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Win puntenkaarten, 2 tot 10 punten waard. Ze liggen in deze kolom; in elke slag speelt iedereen om de grote. Een partij heeft vier rondes van negen slagen, en de meeste punten winnen. Naast elke naam staan de punten; het kerfje eronder toont wat deze ronde nog kan brengen.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Win de prijs na de gelijke biedingen.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Win de prijs om op {kept} {suit} te komen.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Win de {count} punten meteen.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Win de {count} punten meteen; de anderen leggen alle kaarten boven {rank:de} af.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Win de {count} punten, de laatste van deze ronde.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Met alle kaarten open: van {first}, tussen {low} en {high}, tot {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Met en zonder hulp</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Met stapels over</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Met het 95%-interval; het staande streepje is een gelijk deel.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Met deze kaarten haalt het niveau ‘{level}’ {score} punten; dit waren er {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Met deze kaarten wint het niveau ‘{level}’ {wins}% van de partijen.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Met {entrants} deelnemers zijn er hoogstens {most} rondes.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Zonder geluk: {share} van een partij.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Zonder bonus neem je een van je stapels: houd er een klein.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Zonder je aas brengen latere slagen ongeveer %n punt minder op.</numerusform>
            <numerusform>Zonder je aas brengen latere slagen ongeveer %n punten minder op.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Niets gewonnen.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Gewonnen: {cards} in {suit}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Woord, getal of tekst</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Een notit&amp;ie schrijven…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Geschreven door John Gallidakis voor de Macintosh in 1997 en 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Verkeerde toets: je hand is even geblokkeerd.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Yes!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Gisteren, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Je beschuldigt niemand.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Je beschuldigt {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Alleen jij betaalt.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Jij en {players} liggen uit de partij.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Je ligt voor op ons allemaal. Voorlopig.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Je bent betrapt: {card} past niet.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Je doet niet mee aan deze race.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Je bent nummer {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Je ligt uit de partij.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Jij kunt dit heel goed.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Je vraagt {asked} om {card}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Je vroeg {player} om {card}: nee.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Je biedt {card}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Je roept Soy in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Je roept Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Je roept het: alles één kleur.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Je roept {card} af: nog %n kaart.</numerusform>
            <numerusform>Je roept {card} af: nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Je riep Soy na %n ronde.</numerusform>
            <numerusform>Je riep Soy na %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Je kwam van de laatste naar de eerste plaats met een bonus van %n kaart.</numerusform>
            <numerusform>Je kwam van de laatste naar de eerste plaats met een bonus van %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Je kunt jezelf niet beschuldigen.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Je kunt jezelf niet vragen.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Je kunt niet weten waar {card} is: de kans dat {player} die heeft, is één op drie. Zo niet, dan ben je de beurt kwijt. Een andere 7 is zeker.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Je kunt de gedekte kaarten van anderen niet vervangen.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Je speelde vals!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Je kon weten dat {holder} {card} heeft, maar bent het vergeten.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Je danste goed. Ik danste beter.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Je hebt Soureh gemeld.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Dat heb je verdiend. De volgende keer pak ik je.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Je hebt geen {rank} getrokken.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Je legt {card} af.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Je hebt nog wel een beurt. Maar alle vier hokken zijn nu geldig, en Ada kan er later een bederven: klop nu.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Je roept geen Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Je hebt {card} niet.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Je weet niet wie {card} heeft. Mogelijk: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Je trekt nog een keer: {card}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Je trekt {cards}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Je trekt {card}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Je trok een vrouw. Ze geeft je na deze beurt nog twee beurten. Druk op ‘Vrouw inzetten’.</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Je haalt de bonus in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Je komt boven de grens van {limit} in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Je komt in {share}% van de gevallen boven de grens van {limit}.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Je bent als eerste klaar in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Plaats {place} voor jou: alle kaarten gelegd.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Plaats {place} voor jou: vastgelopen, nog %n kaart.</numerusform>
            <numerusform>Plaats {place} voor jou: vastgelopen, nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Je krijgt de 50 voor vier geldige hokken in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Je krijgt {cards}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Je geeft {taker} de kaart.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Je kreeg {card} van {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Je had %n keer vier geldige hokken.</numerusform>
            <numerusform>Je had %n keer vier geldige hokken.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Je hebt al afgelegd.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Je hebt al geboden.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Wat een gul gezelschap was u.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Je hebt opgelet. Mooi zo.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Je bent klaar met deze race.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Je bent klaar. De anderen racen nog.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Je hebt net {game} gewonnen. Deze keer niet.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Je hebt geen aas meer voor latere slagen.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Je hebt geen stapel om te kiezen.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Je hebt zulke partijen nog niet zonder hulp gespeeld (%n met hulp).</numerusform>
            <numerusform>Je hebt zulke partijen nog niet zonder hulp gespeeld (%n met hulp).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Je hebt zulke partijen nog niet gespeeld.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Je hebt niet vals gespeeld: alle kaarten passen.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Je hebt nu niets te doen.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Je hebt ‘{theme}’ helemaal opgelost. {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Je moet me laten zien hoe je dat deed.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Je hebt in {suit} gewonnen: {worths}; samen {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Je hebt in deze ronde niets gewonnen; samen {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Je hebt {won} van de laatste {count} partijen tegen {level} gewonnen. {names} kunnen ook op niveau {better} spelen.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Die heb je zelf.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Je hebt geen kaart van deze waarde.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Je hebt geen kaarten.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Je hebt niets dat zo hoog is als {card}, dus zeg je Nee.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>Je hebt {card} zelf.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Je hebt {card}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Je houdt {card} om mee te bieden, anders {second}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Je houdt {second} voor latere biedingen, anders {card}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Je laat je score zoals hij is.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Je klopt: {other} heeft nog één beurt.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Je hebt geklopt.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Jij weet</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Je weet dat {holder} {card} heeft.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Je weet waar %n kaart van anderen is, maar bent er {forgotten} vergeten.</numerusform>
            <numerusform>Je weet waar %n kaarten van anderen zijn, maar bent er {forgotten} vergeten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Je weet waar %n kaart van anderen is.</numerusform>
            <numerusform>Je weet waar %n kaarten van anderen zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Je legde vier azen uit na %n vraag ernaar.</numerusform>
            <numerusform>Je legde vier azen uit na %n vragen ernaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Jij legde het meest uit: %n van {all} punten.</numerusform>
            <numerusform>Jij legde het meest uit: %n van {all} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Je legt {four} uit in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Je legt {four} uit, {points} waard.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Jij komt uit in deze slag, dus je moet een kaart spelen.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Je staat aan kop met %n punt.</numerusform>
            <numerusform>Je staat aan kop met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Je staat voor, {best} tegen {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Jij komt uit: speel een willekeurige kaart.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Jij komt uit: speel een willekeurige kaart. De laatst gespeelde kaart wint de puntenkaart.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Je stond na %n ronde aan kop.</numerusform>
            <numerusform>Je stond na elk van de %n rondes aan kop.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Je verliest de prijs in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Je verloor: kies welke geboden kaarten je pakt, {taken} van {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Je haalde %n punt in één ronde.</numerusform>
            <numerusform>Je haalde %n punten in één ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Je maakte geen keuzes.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Hier maak jij geen keuze.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Afleggen mag altijd. Maar je tweede hok heeft de 9 nodig: elke kaart boven de 4 maakt het geldig.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Je mag alleen naar {card} vragen als je zelf {rank:ander} hebt.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Je mag alleen vragen naar waarden die je hebt. Ada vroeg naar een 7, dus heeft ze een andere 7: dat moet ruiten 7 zijn, de laatste die ontbreekt. Vraag haar erom.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Je mag alleen een open kaart van een andere speler vervangen.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Je schuift {card} onder je hand.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Je moet nu een kaart uit je hand bieden.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Je moet nu een kaart uit je hand afleggen.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Je moet nu %n van de geboden kaarten nemen.</numerusform>
            <numerusform>Je moet nu %n van de geboden kaarten nemen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Je moet precies %n van de geboden kaarten nemen.</numerusform>
            <numerusform>Je moet precies %n van de geboden kaarten nemen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Je betaalt deze ronde ongeveer {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Jij betaalt niets. Ada kreeg haar vierde hok niet goed, dus betaalde ze van elk van haar vier hokken de waarde van één kaart: samen 15 punten.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Met deze kaart betaal je.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Je betaalt {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Je betaalt {points} (nu {total}).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Je betaalt {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Je legt {card} op stapel {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Je speelt tegen %n ander.</numerusform>
            <numerusform>Je speelt tegen %n anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Je speelt tegen {players}, niveau {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Je speelt tegen {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Je speelt uit je vijf kaarten: het aas is de hoogste, de 2 de laagste. In het midden liggen de gespeelde kaarten, de laatste groot. De knop Nee zit rechts; je trekt van de stapel links.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Je speelt {card}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Je speelt {card}: een paar.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Je speelt {card}: vier gelijke.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Je speelt {card}: drie gelijke.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Je speelde al deze partijen met hulp.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Je speelde de vierde kaart van een waarde op rij.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Je speelde deze partijen alleen.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Je komt op {count} en trekt er 50 af in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Weet je {game} nog? Dat won ik.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Je onthoudt {remembered} van %n vraag van deze ronde.</numerusform>
            <numerusform>Je onthoudt {remembered} van %n vragen van deze ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Je haalt deze ronde ongeveer {count} punten, anders {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Je krijgt niets.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Je krijgt {points}, samen {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Je krijgt {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Je staat gedeeld aan kop met %n punt.</numerusform>
            <numerusform>Je staat gedeeld aan kop met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Je laat de rest zien: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Je pakt beide biedingen.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Je neemt stapel {pile}, {points} waard (nu {total}).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Je pakt {cards} uit de biedingen.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Je trekt er {points} af: blijft {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Je hebt dan een hogere kaart om mee te bieden dan anders.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Je hebt dan een lagere kaart om mee te bieden dan anders.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Je hebt dan ongeveer {count} kaarten van één kleur, anders {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Je trok 50 punten van je score af.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Je nam in race {number} de leiding en stond die niet meer af.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Je nam in ronde {number} de leiding en stond die niet meer af.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Je nam in de laatste race de leiding.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Je nam in de laatste ronde de leiding.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Je legt {card} open.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Je lag voor in {ahead}, gelijk in {level} en achter in {behind} van deze partijen. De helft eindigde tussen {low} en {high}; de mediaan is {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Jij was als eerste klaar.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Je wint minder dan een gelijk deel van {even}: {share} van {matches}; op den duur is {interval} waarschijnlijk.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Je wint meer dan een gelijk deel van {even}: {share} van {matches}; op den duur is {interval} waarschijnlijk.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Je krijgt de kaart in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Je wint de avond.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Je wint de prijs in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Je wint de prijs.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Je wint de ronde met {points} tegen {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Je wint de {count} punten in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Je wint de {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Je wint de {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Je wint de {worth}: samen {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Je wint met %n punt.</numerusform>
            <numerusform>Je wint met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Je wint met Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Je wint {prize}: {own} verslaat {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Je wint!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Je wint.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Je won met één punt verschil.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Je won het meest in {suit}: %n van {all} punten.</numerusform>
            <numerusform>Je won het meest in {suit}: %n van {all} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Je won die twee schoppen. Na elke ronde leggen beide spelers gedekt één kaart af. Vijf van je kaarten zijn nu schoppen: leg harten 5 op je aflegstapel.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Je won zonder een punt te betalen.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Je won {share} van {matches}; op den duur is {interval} waarschijnlijk, en een gelijk deel is {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Je won {share} van {matches}; op den duur is {interval} waarschijnlijk.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Je won, met %n punt.</numerusform>
            <numerusform>Je won, met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Je zou een onbekende kaart krijgen en de vrouw houden. Geef de vrouw weg.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Je had het op de club ver geschopt.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Je zou een schoppen kwijtraken en de harten houden: geen Soy. Leg de harten af.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Jij?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Je %n keuze kostte {cost}.</numerusform>
            <numerusform>Je %n keuzes kostten {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Je aas kost {other} niets.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Je aas kost {other} {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Je aas kostte de anderen %n kaart.</numerusform>
            <numerusform>Je aas kostte de anderen %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Bewaar je je aas, dan wint het later ongeveer %n punt meer.</numerusform>
            <numerusform>Bewaar je je aas, dan wint het later ongeveer %n punten meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Jouw bod</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Je kaarten zijn vier hokken, elk met een open en een gedekte kaart. Verzamel punten: 300 wint de partij. Elk geldig hok levert de waarde van beide kaarten op; vier geldige hokken nog 50 extra. Een aas telt 15, maar is de laagste kaart; boeren, vrouwen en heren tellen niets.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Je kaarten zijn vier hokken, elk met een open en een gedekte kaart. Maak ze alle vier geldig, en zeg dan Soureh. Wie geen vier geldige hokken heeft, betaalt punten, en punten zijn slecht: komt iemand boven 100, dan wint de laagste score. Het aas telt 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Je kaarten zijn hoger, en er is geen prijs meer.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Je kaarten zijn lager, en er is geen prijs meer.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Je kaarten winnen wat minder in latere slagen.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Je kaarten winnen wat meer in latere slagen.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Je kaarten winnen in latere slagen ongeveer %n punt minder.</numerusform>
            <numerusform>Je kaarten winnen in latere slagen ongeveer %n punten minder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Je kaarten winnen in latere slagen ongeveer %n punt meer.</numerusform>
            <numerusform>Je kaarten winnen in latere slagen ongeveer %n punten meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Je hok {slot} is niet geldig: de zwarte {up} is niet hoger dan {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Je hok {slot} is niet geldig: de rode {up} is niet lager dan {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Je hok {slot} is niet geldig: {down} ligt gedekt.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Je hok {slot} is niet geldig: twee azen.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Je hok {slot} is aan het eind geldig in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Je hok {slot} is geldig.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Je hok {slot} is geldig: %n punt.</numerusform>
            <numerusform>Je hok {slot} is geldig: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Je hokken zijn allemaal geldig.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Je hokken leveren ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Door jou afgelegd: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Je vijfde stapel; meer dan zes worden het er niet. Daarna gaat een kaart die nergens past onder je hand, en de eerste daarvan roep je af. Is de afgeroepen kaart weer langsgekomen, dan beëindigt de volgende kaart die nergens past je race.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Je eerste hok is al geldig: je zou alleen de 6 punten van de zwarte 6 verliezen. Het hok met de rode 10 heeft de boer nodig.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Je eerste hok is geldig en zou dat blijven. Door het tweede zou je toch betalen, en Ada zou niets betalen.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Je eerste hok is nu geldig: een zwarte 6 op een 2. Bij Ada’s aas past elk getal, maar nu ligt jouw vrouw erachter: haar hok is niet geldig.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Je eerste partij: H geeft een tip, L toont de laatste zetten nog eens.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Je eerste race heeft geen klok: neem de tijd.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Je vierde hok is al geldig: je zou alleen de 4 punten van de rode 4 verliezen. Het hok met de rode 10 heeft de boer nodig.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Jouw hand, %n kaart: {cards}.</numerusform>
            <numerusform>Jouw hand, %n kaarten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Jouw hand: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Je laatste zetten zijn niet bewaard.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Je laatste beurt</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Je laatste beurt. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jouw zet</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Je zet kwam te laat: de partij is al verder.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Je zetten tot nu toe gaan verloren.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Jouw naam</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Je andere hokken leveren ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Jouw stapel {number}, de eerste kaart eerst</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Jouw stapel {number}: {card} past niet op {under}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Jouw opgaven (%n)</numerusform>
            <numerusform>Jouw opgaven (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Je vrouw verslaat de 8. De twee schoppen zijn van jou. Ada krijgt de 8 terug, en jouw vrouw erbij: een winnend bod geef je altijd weg.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Je racehand, nog %n kaart</numerusform>
            <numerusform>Je racehand, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Je racehand, geblokkeerd door een verkeerde toets, nog %n kaart</numerusform>
            <numerusform>Je racehand, geblokkeerd door een verkeerde toets, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Je speelsterkte: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Je resultaten in cijfers</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Je score verandert met ongeveer {count}, anders met {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Je score is {total}. Er 50 aftrekken?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Jouw scores</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Je tweede hok heeft een kruisje: een rode 4 is niet lager dan de 2. Je hebt een 9 getrokken. Leg die op de 2: sleep de kaart erheen, of klik op de 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Je tweede hok is niet geldig, want geen kaart is hoger dan de rode 10. Een boer mag elke open kaart van je vervangen behalve een aas; op een getal maakt hij het hok geldig. Leg de boer op de 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Je instellingen konden niet worden gelezen, dus gelden de standaardwaarden; het beschadigde bestand blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Je instellingen in {file} konden niet worden gelezen, dus gelden de standaardwaarden en worden wijzigingen niet bewaard.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Je instellingen zijn bewaard door een nieuwere Soirée; deze versie gebruikt de instellingen die ze kent en bewaart geen wijzigingen.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Je kleinste stapel, die je betaalt, telt aan het eind ongeveer {count} kaarten, anders {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Je derde hok is al geldig: je zou alleen de 9 punten van de zwarte 9 verliezen. Het hok met de rode 10 heeft de boer nodig.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Je beurt eindigt: geen van je hokken is geldig.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Je beurt eindigt: niet al je hokken zijn geldig.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Je beurt eindigt: maar één van je hokken is geldig.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Je beurt eindigt: je hebt er nog %n.</numerusform>
            <numerusform>Je beurt eindigt: je hebt er nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Jouw beurt. Eén keuze is duidelijk de beste: maak die.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Je geldige hokken: {valid}; niet geldig: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Je hand was één en al {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Jouw woord</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>Jouw {card} verslaat {second} van {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>{card:Plain} geeft je nog twee beurten.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Je vervangt {old}, gedekt in je hok {slot}, door {card}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Je vervangt {old}, open in je hok {slot}, door {card}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Je vervangt {old} in hok {slot} van {owner} door {card}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Jouw {card} kost {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Je speelt {king} en ruilt de gedekte kaarten van je hokken {slot} en {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Je speelt {king} en ruilt de gedekte kaarten van de hokken {slot} en {second} van {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Je speelt {king} en ruilt {card}, jouw hok {slot}, tegen {other}, hok {second} van {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Voor jou. Goed gespeeld.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>een dag te laat</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>een heel spel</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>een gedekte kaart voor {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>ongeveer %n minuut</numerusform>
            <numerusform>ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>ongeveer zo sterk als {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>beschuldigt jou</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>beschuldigt {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>voor {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle kaarten open</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>alle kaarten gelegd</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>alle hokken geldig, betaalt niets</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle vier</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>als eerder</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>even goed</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>vraagt jou om {card}: nee</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>minstens één</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>gemiddelde score</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>won van {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>achter {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>beste: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>tussen {level} en {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>roept {card} af</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>hok {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>legt een kaart af</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>krijgt een stapel</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>een half spel</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>een half spel: alleen met 2 spelers</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>halve spellen alleen met 2 spelers</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>hand van {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>tips per partij</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>onmogelijk</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>onnauwkeurig</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>ligt uit de partij</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>heer ruilt twee gedekte kaarten</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>heer ruilt je gedekte kaarten {slot} en {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>heer pakt jouw {card}, hok {slot}, voor {other}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>laatste beurt</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>legt {four} uit ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>waarschijnlijk {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>langste: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>verloor van {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partij {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>mediane duur per partij</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>treft {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>milliseconden, {least} tot {most}; gewoonlijk {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemengd</translation>
    </message>
    <message>
        <source>next</source>
        <translation>hierna</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>geen afbeelding</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>geen {card}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>geen {card} bij {player}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nog geen</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>niet hier</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>onbekend: ± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>nog niet geanalyseerd</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>jou niets</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>{player} niets</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>nog niets uitgelegd</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>niets, met een marge van {error} van een partij</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>niets, met een marge van {error} punten</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>zodra een speler boven de grens komt</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>zodra op één na allen boven de grens zijn</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>één per ronde, in deze volgorde</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>open kaarten</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>tegenstanders: mediaan {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>eruit</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>uit de partij</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>betaalt {points}, staat op {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>opgepakt</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>legt {card}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>een kaart leggen waar hij niet past</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>punten, {least} tot {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>punten, {least} tot {most}; minder is beter</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prijs</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>vrouw, nog twee beurten</translation>
    </message>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gedeeld</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>sinds {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>op %n dag op rij opgelost</numerusform>
            <numerusform>op %n dagen op rij opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>nog onzeker</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>sterker dan {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>vastgelopen</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>zoals {word}, 2026, of Oud en nieuw bij Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>past hier</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>pakt jouw {card}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>pakt {cards}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>trekt {points} af, staat op {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>de achterkant</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>de beste twee spelen om de eerste plaats, de anderen om de derde</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>de beste twee, en de anderen om de derde plaats</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>het menu</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>denkt na …</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>gelijk met {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>vraagt</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>kiest</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>teruggenomen per partij: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>geldt vanaf de volgende partij</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>gewone opties</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>zwakker dan {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>als vals spelen is toegestaan</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>wint de {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>wint {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>wint {share}% van {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>met hulp, apart</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>met {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>met {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>zonder hulp</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>zonder geluk {share} van een partij</translation>
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
        <translation>op rij gewonnen</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>jij won van {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>jij krijgt beide biedingen</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>jij {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>jij: mediaan {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>jouw hand</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>jouw zicht</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>jou {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>van jou</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} vroeg jou om {card}: nee.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} vroeg {player} om {card}: nee.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} kreeg {card} van jou.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} kreeg {card} van {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} verslaat {own}, wint {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} tegen jouw {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: een gedekte kaart</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: plaats voor een kaart</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, gedekt</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} en trekt %n kaart</numerusform>
            <numerusform>{card} en trekt %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>{card} afgelegd</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{card} van {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} op jouw {lost}, hok {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} op {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} op {lost} van {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} kost {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, gedekt, jouw hok {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, gedekt, hok {slot} van {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, hand van {player}, {number} van {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, getrokken door {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, door jou getrokken</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, open</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, open, jouw hok {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, open, hok {slot} van {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, jouw hand, {number} van {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} van {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} als tabel</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} in totaal</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} van {coops} hokken geldig</translation>
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
        <translation>{deck} (van jezelf)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} van {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} De standaardsneltoetsen gelden tot je dat wijzigt.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} kan niet als partij worden geopend ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} kan niet als toernooi worden geopend ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} kon niet worden gelezen ({reason}), dus Soirée gaat zonder verder.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} kon niet worden verwijderd ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} kon niet worden bewaard ({reason}); de vorige versie blijft bestaan.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} kon niet worden bewaard omdat de schijf vol is; de vorige versie blijft bestaan.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} kon niet worden bewaard omdat de schijf alleen-lezen is; de vorige versie blijft bestaan.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} kon niet worden bewaard omdat je daar niet mag schrijven; de vorige versie blijft bestaan.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} kon niet worden geschreven: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} is geen partij en ook geen kaartspel.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} is bewaard door een nieuwere Soirée, dus deze versie kan het niet openen.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} en {second} delen de zege</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} en {second} gelijk</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} won van jou</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first} won van {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} of {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} tot {last}</translation>
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
            <numerusform>{first}, {second}, {third} en nog %n ander</numerusform>
            <numerusform>{first}, {second}, {third} en nog %n anderen</numerusform>
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
        <translation>{game} in twee minuten</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} met {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, niet bruikbaar: {reason}</translation>
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
        <translation>{game}: {players} (afgelopen)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (herhaling)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} u</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>{keys} hoort al bij {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} is gereserveerd voor de tafels.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n kaart</numerusform>
            <numerusform>{key} · %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n punt</numerusform>
            <numerusform>{key} · %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} tot {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} tot {high}%</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>{mean} ± {error}%</source>
        <translation>{mean} ± {error}%</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>{move} is geen zet in Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} is geen zet in Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} is geen zet in Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} is geen zet in Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} is geen zet in {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, niet om te betalen</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, niet geldig</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, om te betalen</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, geldig</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} van {matches}, interval {interval}, gelijk deel {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} van {last}, hoog is goed</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} van {last}, laag is goed</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} van {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} punten</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
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
        <translation>{number}: {up} boven {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} is geen optie van {game}, of staat er twee keer.</translation>
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
        <translation>{players} (herhaling {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>{players} liggen uit de partij.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>{players} betalen.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} staan samen aan kop met %n punt.</numerusform>
            <numerusform>{players} staan samen aan kop met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>{players} delen het toernooi.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} delen de overwinning.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} beschuldigt niemand.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} beschuldigt jou.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} beschuldigt {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Alleen {player} betaalt.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} vraagt jou om {card}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} vraagt {asked} om {card}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} biedt {card}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} kraakt in {share}% van de gevallen vóór het eind een van je hokken.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} riep Soy na %n ronde.</numerusform>
            <numerusform>{player} riep Soy na %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player} roept het: alles één kleur.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} roept {card} af: nog %n kaart.</numerusform>
            <numerusform>{player} roept {card} af: nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} kwam van de laatste naar de eerste plaats met een bonus van %n kaart.</numerusform>
            <numerusform>{player} kwam van de laatste naar de eerste plaats met een bonus van %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} kan Soy roepen in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} kan in {share}% van de gevallen dezelfde waarde spelen en kaarten trekken.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} kan hem niet hebben.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} speelde vals!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} kiest.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} kon weten dat jij {card} hebt, maar is het vergeten.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} kon weten dat {holder} {card} heeft, maar is het vergeten.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} heeft Soureh gemeld.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} legt een kaart af.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} legt {card} af.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} heeft hem niet. Ada vroeg naar een 7, dus heeft ze er een, en alleen ruiten 7 is nog over: vraag Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} weet niet wie {card} heeft. Mogelijk: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} trekt daarvoor %n kaart.</numerusform>
            <numerusform>{player} trekt daarvoor %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} trekt daarvoor een kaart.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} trekt een kaart.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} trekt nog een keer.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} trekt nog een keer: {card}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} trekt {card}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} komt boven de grens van {limit} in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>Plaats {place} voor {player}: alle kaarten gelegd.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Plaats {place} voor {player}: vastgelopen, nog %n kaart.</numerusform>
            <numerusform>Plaats {place} voor {player}: vastgelopen, nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} krijgt beide biedingen</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} krijgt de 50 voor vier geldige hokken in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} krijgt {cards}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} geeft jou de kaart.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} geeft {taker} de kaart.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} had %n keer vier geldige hokken.</numerusform>
            <numerusform>{player} had %n keer vier geldige hokken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} heeft al betaald.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>{player} heeft hem.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} heeft geen kaarten meer om naar te vragen.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} heeft niet vals gespeeld: alle kaarten passen.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} heeft in {suit} gewonnen: {worths}; samen {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} heeft in deze ronde niets gewonnen; samen {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} heeft {card}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>{player} is betrapt: {card} past niet.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} ligt uit de partij.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} laat de score zoals hij is.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} heeft geklopt.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} klopt: jij hebt nog één beurt.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} klopt: {other} heeft nog één beurt.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} weet dat jij {card} hebt.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} weet dat {holder} {card} heeft.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} weet waar %n kaart van anderen is, maar is er {forgotten} vergeten.</numerusform>
            <numerusform>{player} weet waar %n kaarten van anderen zijn, maar is er {forgotten} vergeten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} weet waar %n kaart van anderen is.</numerusform>
            <numerusform>{player} weet waar %n kaarten van anderen zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} legde vier azen uit na %n vraag ernaar.</numerusform>
            <numerusform>{player} legde vier azen uit na %n vragen ernaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} legde het meest uit: %n van {all} punten.</numerusform>
            <numerusform>{player} legde het meest uit: %n van {all} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} legt een bod neer.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} legt {four} uit, {points} waard.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} staat aan kop met %n punt.</numerusform>
            <numerusform>{player} staat aan kop met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} staat voor, {best} tegen jouw {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} staat voor, {best} tegen {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} stond na %n ronde aan kop.</numerusform>
            <numerusform>{player} stond na elk van de %n rondes aan kop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} haalde %n punt in één ronde.</numerusform>
            <numerusform>{player} haalde %n punten in één ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} kan {card} van je pakken, anders {second}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} betaalt deze ronde ongeveer {count}, anders {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} betaalt {points} (nu {total}).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} betaalt {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} speelde de vierde kaart van een waarde op rij.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} speelt {card}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} speelt {card}: een paar.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} speelt {card}: vier gelijke.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} speelt {card}: drie gelijke.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} komt op {count} en trekt er 50 af in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} onthoudt {remembered} van %n vraag van deze ronde.</numerusform>
            <numerusform>{player} onthoudt {remembered} van %n vragen van deze ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} haalt deze ronde ongeveer {count} punten, anders {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} krijgt niets.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} krijgt {points}, samen {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} krijgt {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} liet {card} zien en heeft die kaart nog.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} laat de rest zien: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} krijgt in {share}% van de gevallen toch nog vier geldige hokken.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} pakt beide biedingen.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} neemt stapel {pile}, {points} waard (nu {total}).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} pakt enkele van de geboden kaarten.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} pakt {cards} uit de biedingen.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} trekt er {points} af: blijft {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>{player} heeft dan een hogere kaart om mee te bieden dan anders.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>{player} heeft dan een lagere kaart om mee te bieden dan anders.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} heeft dan ongeveer {count} kaarten van één kleur, anders {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} trok er 50 punten af.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} deed niet mee aan deze race.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} nam in race {number} de leiding en stond die niet meer af.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} nam in ronde {number} de leiding en stond die niet meer af.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} nam in de laatste race de leiding.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} nam in de laatste ronde de leiding.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} was als eerste klaar.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} wint de avond.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} wint de prijs.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} wint de ronde met {points} tegen {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} wint de {count} punten in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} wint de {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} wint de {worth}: samen {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} wint met %n punt.</numerusform>
            <numerusform>{player} wint met %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} wint met Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} wint!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wint.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} won</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} won met één punt verschil.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} won het meest in {suit}: %n van {all} punten.</numerusform>
            <numerusform>{player} won het meest in {suit}: %n van {all} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>{player} heeft het toernooi gewonnen.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} won zonder een punt te betalen.</translation>
    </message>
    <message>
        <source>{player} {percent}%</source>
        <translation>{player} {percent}%</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>{player}, %n punt</numerusform>
            <numerusform>{player}, %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, stapel {number}, de eerste kaart eerst</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, stapel {number}: {card} past niet op {under}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: nog {left} kaarten, punten {points}, stapels {tops}</translation>
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
        <translation>Het aas van {player} kost jou niets.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>Het aas van {player} kost jou {cards}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>Het aas van {player} kost {other} niets.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>Het aas van {player} kost {other} {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Een aas van {player} kostte de anderen %n kaart.</numerusform>
            <numerusform>Een aas van {player} kostte de anderen %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Bod van {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Hok {slot} van {player} is niet geldig: de zwarte {up} is niet hoger dan {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Hok {slot} van {player} is niet geldig: de rode {up} is niet lager dan {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Hok {slot} van {player} is niet geldig: {down} ligt gedekt.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>Hok {slot} van {player} is niet geldig: twee azen.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Hok {slot} van {player} is aan het eind geldig in {share}% van de gevallen, anders in {rest}%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>Hok {slot} van {player} is geldig.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Hok {slot} van {player} is geldig: %n punt.</numerusform>
            <numerusform>Hok {slot} van {player} is geldig: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>De hokken van {player} zijn allemaal geldig.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>De hokken van {player} leveren ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} vervangt {old}, gedekt in hok {slot}, door de getrokken kaart.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>De hand van {player} blijft verborgen: alleen wie Soy roept, laat de kaarten zien.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Hand van {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>De andere hokken van {player} leveren ongeveer {count} punten op, anders {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>De score van {player} verandert met ongeveer {count}, anders met {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Geldige hokken van {player}: {valid}; niet geldig: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>zicht van {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>De hand van {player} was één en al {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:Plain} van {player} verslaat jouw {second}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:Plain} van {player} verslaat {second} van {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{card:Plain} geeft {player} nog twee beurten.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} vervangt {old} in jouw hok {slot} door {card}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} vervangt {old}, gedekt in hok {slot}, door {card}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} vervangt {old}, open in hok {slot}, door {card}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} vervangt {old} in hok {slot} van {owner} door {card}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} speelt {king} en ruilt de gedekte kaarten van de eigen hokken {slot} en {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} speelt {king} en ruilt de gedekte kaarten van jouw hokken {slot} en {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} speelt {king} en ruilt de gedekte kaarten van de hokken {slot} en {second} van {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} speelt {king} en ruilt {card}, jouw hok {slot}, tegen {other}, hok {second} van {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} speelt {king} en ruilt gedekte kaarten: hok {slot} van {owner} tegen hok {second} van {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} speelt {king} en ruilt {card}, hok {slot} van {owner}, tegen {other}, hok {second} van {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} vóór deze ronde</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} voor resterende kaarten</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} voor vals spelen</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} voor de eerste plaats</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} voor de genomen stapel</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} door de bonus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} als de ronde nu eindigde, naar de kaarten die je ziet</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} uitgelegd</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} met alles wat deze ronde nog kan brengen</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} van {length}</translation>
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
        <translation>{rank}e van {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, met hulp</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} tegen {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} van {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; {played} van {count} partijen gespeeld.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} punten</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. Het kerfje: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} van een partij</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} gewonnen</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>{share}% van de komende kaarten zal passen, anders {rest}%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}% van de onbekende kaarten zou je hok {slot} weer kraken.</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}: {player}, {detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} van %n opgelost</numerusform>
            <numerusform>{solved} van %n opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (getoond op tafel)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, kop</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Voor iedereen dezelfde.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>samen {time}</translation>
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
        <translation>{value}, plaats {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} gaat open als ‘{dialog}’ gesloten is.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} bij de eerste keuze, laagst {low} ({trough}), hoogst {high} ({peak}), {last} bij de laatste.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Je hand is {seconds} s geblokkeerd.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} won {game}. Dat had ik niet zien aankomen.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>‘Nee’, zegt {player}.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>‘Nee’, zeg je.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>‘Soureh!’ zegt {player}. Alle anderen hebben nog één beurt.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>‘Soureh!’ zegt {player}. Jij hebt nog één beurt.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>‘Soureh!’ zegt {player}. {other} heeft nog één beurt.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>‘Soureh!’ zeg je. Alle anderen hebben nog één beurt.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>‘Soureh!’ zeg je. {other} heeft nog één beurt.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>‘Soy!’ roept {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>‘Soy!’ roep je.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>‘{call}’</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>‘{command}’</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>‘{keys}’ kan geen sneltoets zijn voor ‘{command}’.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>‘{text}’ is geen kaart: typ een waarde en een kleur in het Engels, zoals 7h (harten 7) of 10s (schoppen 10).</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>‘{what}’ moet een geheel getal van {least} tot {most} zijn.</translation>
    </message>
</context>
</TS>
