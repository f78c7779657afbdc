<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> a </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n errore grave (??).</numerusform>
            <numerusform>%n errori gravi (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n serata giocata, vittorie: {won}.</numerusform>
            <numerusform>%n serate giocate, vittorie: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n imprecisione (?!).</numerusform>
            <numerusform>%n imprecisioni (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n partita recuperata.</numerusform>
            <numerusform>%n partite recuperate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n partita è analizzata: si apre con la sua analisi.</numerusform>
            <numerusform>%n partite sono analizzate: ognuna si apre con la sua analisi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n partita salvata.</numerusform>
            <numerusform>%n partite salvate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Ancora %n partita da esaminare…</numerusform>
            <numerusform>Ancora %n partite da esaminare…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n partita non si è potuta analizzare.</numerusform>
            <numerusform>%n partite non si sono potute analizzare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partita eliminata.</numerusform>
            <numerusform>%n partite eliminate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n partita giocata finora.</numerusform>
            <numerusform>%n partite giocate finora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n partita: troppo poco per dire quanto spesso vinci.</numerusform>
            <numerusform>%n partite: troppo poche per dire quanto spesso vinci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n partita: troppo poco per dire qualcosa.</numerusform>
            <numerusform>%n partite: troppo poche per dire qualcosa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n errore (?).</numerusform>
            <numerusform>%n errori (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>un’altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>Non si può usare %n altra scorciatoia.</numerusform>
            <numerusform>Non si possono usare altre %n scorciatoie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n mossa è stata giocata per te e non conta.</numerusform>
            <numerusform>%n mosse sono state giocate per te e non contano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>%n smazzata giocata su {every}, vittorie: {won}.</numerusform>
            <numerusform>%n smazzate giocate su {every}, vittorie: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n giocatore è in testa, con {points}.</numerusform>
            <numerusform>%n giocatori sono in testa, con {points} a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n punto più di te e di {players}.</numerusform>
            <numerusform>%n punti più di te e di {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n punto più di te.</numerusform>
            <numerusform>%n punti più di te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n punto più di {players}.</numerusform>
            <numerusform>%n punti più di {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n punto finora. Chi mi ferma?</numerusform>
            <numerusform>%n punti finora. Chi mi ferma?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n punto, vince chi ne ha di più</numerusform>
            <numerusform>%n punti, vince chi ne ha di più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n punto, vince chi ne ha meno</numerusform>
            <numerusform>%n punti, vince chi ne ha meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n volta: {day}.</numerusform>
            <numerusform>%n volte, la prima: {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n vittoria</numerusform>
            <numerusform>%n vittorie</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;Informazioni su Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>Al&amp;bum</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;Melanzana</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>Verde &amp;bottiglia</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copia immagine</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>&amp;Copia questa posizione</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Demo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Serate</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Panno</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>In &amp;due minuti</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Lino</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Cronaca</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memoria</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>Blu &amp;notte</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Silenzia i suoni</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Prossima tua &amp;scelta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Riproduci</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pr&amp;eferenze…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>Ricomincia la s&amp;mazzata</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>P&amp;unti</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Condividi…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>Rivedi le &amp;ultime mosse</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Più &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>Il &amp;tavolo</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Riprova &amp;gli errori</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Dimensione &amp;normale del testo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>C&amp;he cosa sa ognuno</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Che cosa fare ora</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Senza movimento</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>da 1 a 12 giocatori</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 punti, il pagamento più basso possibile. Perché qualcuno pagherebbe di più? Chi è esattamente a 100, o 200, può togliere subito 50.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 giocatori</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>da 2 a 4 giocatori</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>da 2 a 6 giocatori</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 giocatori</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>50 in meno: {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 e 1 fanno 7, e il primo posto ne toglie 5: 2. Finire con sole cinque pile ne toglie 20. Si corre ancora con le altre carte, finché qualcuno non ha più punti.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>intervallo all’80%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervallo al 95%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Un No</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Una puntata per perdere</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Una puntata per vincere</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Un errore grave. Questa mossa costa {cost} della partita: da {before} a {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Un errore grave. Questa mossa costa {number} punti.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Un tavolo da gioco, con una compagnia che non si stanca mai.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Chi si fa scoprire</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Una scelta</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Una tua scelta</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Una somma stretta, e piacevole.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Un computer gioca per {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Un duo</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Un duo è una carta scoperta e una carta coperta. Una carta scoperta rossa deve essere più bassa di quella coperta, una nera più alta; due carte uguali non sono mai valide. Con un asso un duo è sempre valido, con due mai. Un angolo piegato segna le tue carte coperte: le vedi solo tu. Una spunta vuol dire valido, una croce non valido.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Una figura muove ciò che nessun’altra carta muove: guarda che cosa aggiusta o rompe.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Una smazzata di ogni gioco e un problema per ogni giorno</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Un punto per ogni gioco: pieno se vinto, un anello se no. Un alloro: il problema è risolto. La cifra: i tuoi risultati senza la fortuna, in centesimi di partita.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Un quartetto</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Un mazzo nuovo. Che piacere.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Un gran momento</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Ospite d’onore</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Una mano di un solo seme dopo gli scarti è un Soy. Si chiama in automatico e vince la partita.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Un caso felice. Sono i migliori.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Un fante</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Un fante non può sostituire un asso scoperto.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Un fante, una donna o un re coperti sono un paria: il duo non è mai valido. La tua donna lo è. Un re può scambiare due carte coperte qualsiasi: clicca sulla tua donna, poi sulla carta di Ada dietro l’asso.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Un re</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Un re fra gli scarti non ti dà nulla, e la donna guasterebbe ancora il tuo primo duo. Mandala via con uno scambio.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>C’è una partita in attesa da una versione più recente di Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Una partita ha {players} giocatori, più dei partecipanti.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Una partita di torneo richiede almeno due giocatori.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Un messaggio può restare da {least} a {most} millisecondi.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Un messaggio resta</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Un minuto fa Ada ha chiesto a Basil il 7 di fiori, e lui ha detto di no. Nessuno chiede una carta che ha, e tu non l’hai, quindi deve averla Clara. Chiedila a lei: clicca sulle sue carte e scegli il 7 di fiori, o trascina uno dei tuoi 7 su di lei.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Un errore. Questa mossa costa {cost} della partita: da {before} a {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Un errore. Questa mossa costa {number} punti.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Un attimo…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Una mossa deve essere un testo.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Un nome: ce l’ha. Una lettera barrata: non può averla. 1+: ne ha almeno una. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Un nome: ce l’ha. Una striscia: quanto è probabile che ce l’abbia, per chiunque abbia ascoltato. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Un nome: ce l’ha. Una striscia: quanto è probabile che ce l’abbia, per quel che allora potevi capire. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Una vicina</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Una nuova serata</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Una nuova pila</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Una coppia</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Una coppia fa pescare, ma può costare il valore che vince più tardi.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Una coppia sulla fila</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Una pila accetta {card:il}: gioca lì.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Che piacere vedervi tutti. Fate con calma.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Un piacere, naturalmente.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Un programma di partite con tre ospiti</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Una donna</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Una domanda svela</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Una vittoria silenziosa è pur sempre una vittoria.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Un 10 rosso deve essere più basso della carta coperta, e 10 non è più basso di 10: il duo continuerebbe a non essere valido.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Un 10 rosso guasta anche quel duo, quindi Ada pagherebbe. Ma le resterebbe il suo 2 rosso, economico, con cui pagare. Metti il 10 sul 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Un’analisi senza segni, su almeno cinque scelte.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Una rosa per ognuno, a questo tavolo.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Un assaggio delle carte</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Un piccolo errore. Mio, temo.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Un piccolo capolavoro, se posso dirlo.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Una parità</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Parità.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Parità. Punta un’altra carta.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Parità: {card:tuo} e {second:il} di {other}. Si punta di nuovo.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Parità: {bid:il} e {own:tuo}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Parità: {card:il} di {player} e {second:il} di {other}. Si punta di nuovo.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Un torneo ha da quattro a sedici partecipanti, persone e computer.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Un torneo ha da {least} a {most} partecipanti.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Un torneo ha da {least} a {most} manche.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Una tragedia in un atto.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Un duo valido</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Una vittoria in due vale 6 punti; in quattro ce ne sono 6, 4, 2 e 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>Se peschi {rank:un}, non puoi piazzarl{rank:accordo}: usal{rank:accordo} o scartal{rank:accordo}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Circa %n minuto; puoi continuare in un altro momento.</numerusform>
            <numerusform>Circa %n minuti; puoi continuare in un altro momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Informazioni su Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Più o meno alla pari: la differenza è {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Circa {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Sopra {limit}, quindi fuori dalla partita.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Sopra, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Accusa qualcuno, o passa.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Non accusare nessuno: nessuno paga nulla.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Accusa {player}, anche se le sue carte vanno tutte bene.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Accusa {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Asso!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada ha chiesto un 7, quindi deve averne uno: il 7 di quadri. Ma prima chiedi a Clara il 7 di fiori.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Il 7 di fiori l’ha chiesto Ada stessa, quindi non può averlo: nessuno può chiedere una carta che ha. Chiedi a Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada ha detto No. Così la presa finisce: l’ultima carta è tua, quindi vinci la carta punti, 2 punti. E la coppia ti ha portato una carta.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada prende i cuori. Il tuo 3 è tornato, insieme al suo fante di picche. Da una manche nessuno esce a mani vuote.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Aggiungi un mazzo</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Aggiungi un mazzo…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Aggiungi ai tuoi punti una pila da {count}.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Dopo una parità sono in palio più carte, e chi perde sceglie fra loro.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Dopo la partita</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Dopo la corsa {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Dopo la manche {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Dopo la corsa</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Dopo questo {player} può chiamare Soy {share} volte su 100.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Ancora, ancora!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Contro {level} la tua quota di vittorie probabile è {share}, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, compagnia. Accomodatevi.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Tutte le carte sono scoperte. Il 10 rosso non è più basso del 9, quindi Ada ha dovuto pagare: 25 punti. A chi dichiara si può sostituire una carta sola; una è bastata.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>A carte scoperte: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Tutte le serate</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Tutto regolare</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Ora i quattro duo sono tutti validi: ognuno ha la sua spunta. Una carta che peschi può sostituire una tua carta coperta o una carta scoperta di un altro; solo un 10 sostituisce un asso. Oppure la scarti.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Quattro duo validi: nulla da pagare.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Quattro duo validi: {sum}, e altri {bonus}.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Tutti e quattro giocano ogni partita.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Quattro duo validi: fai altri {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Quattro duo validi: {player} fa altri {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>Tutto sommato guadagni qualcosa sugli altri.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>Tutto sommato guadagni circa %n punto sugli altri.</numerusform>
            <numerusform>Tutto sommato guadagni circa %n punti sugli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>Tutto sommato perdi qualcosa sugli altri.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>Tutto sommato perdi circa %n punto sugli altri.</numerusform>
            <numerusform>Tutto sommato perdi circa %n punti sugli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Tutti sanno</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Tutti giocano insieme ogni partita.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Da sempre</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>I tuoi duo sono tutti validi: dichiara Soureh prima che te ne guastino uno.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Tutte le tue partite, in attesa e finite</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Sempre: non si muove nulla</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Discendente americano di un gioco del Medio Oriente, con le figure in più.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Un asso</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Un asso vince una volta: chiediti che cosa vince ora e che cosa potrebbe vincere dopo.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Un asterisco segna le partite con suggerimenti o mosse annullate.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>La quota equa è {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Una serata a un buon tavolo</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Per una serata ci vuole almeno un gioco.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Una serata di carte</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Una serata memorabile. Almeno per me.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Un’imprecisione. Questa mossa costa {cost} della partita: da {before} a {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Un’imprecisione. Questa mossa costa {number} punti.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Un vecchio trucco, ma funziona ancora.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>GIF animate (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annuncio</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Un altro programma tiene {lock}, quindi stavolta partite e impostazioni non si salvano.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Ogni difficoltà</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Tutte le opzioni</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Qualsiasi numero</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Ogni tema</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Senza contare il duo {slot}, i tuoi duo rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Senza contare il duo {slot}, i duo di {player} rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Gli applausi sono graditi.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Si gioca già? Magnifico.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Come CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Come JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Altrettanto buona: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Così si fa.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Finché tieni le tue, {player} non può completare {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Come vedevi tu</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Come vedeva {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Chiedi una carta a un giocatore.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Chiedi una carta di un valore che hai: clicca su un giocatore, o trascina lì una carta.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Chiedi una carta: scegli un giocatore, trascina lì una carta, o scrivine una come {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Chiedi carte, ricorda ogni risposta e raccogli quattro carte uguali.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Non chiedere nulla</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Chiedi a {player} {card:il}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Chiedi a {player}…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Di corsa</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>A ogni tavolo</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Almeno {rank:un}: nessun altro di sicuro.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Almeno {rank:un}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Si possono salvare al massimo {most} voci.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>A una corsa partecipano al massimo {players} giocatori.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>In palio: la carta punti di {suit} da {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>In palio: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>In fondo, in quest’ordine: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Al tavolo di {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Melanzana</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Torno al cavalletto, allora.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Torna alla serata</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Torna al torneo</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil ti ha chiesto l’asso di cuori. Quindi non ce l’ha: nessuno può chiedere una carta che ha.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil ha appena detto che non ce l’ha. Può averlo solo Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Preparati a pagare esattamente {more} e arrivare a {count}: poi togli 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Battere il livello più forte, senza nessuno di più debole al tavolo.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Battuto lealmente. Versatemene un altro.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Che bellezza. Posso dipingerla?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Prima della prima carta</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Prima dell’ultima manche eri in fondo, a %n punto dalla testa.</numerusform>
            <numerusform>Prima dell’ultima manche eri in fondo, a %n punti dalla testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Prima dell’ultima manche {player} era in fondo, a %n punto dalla testa.</numerusform>
            <numerusform>Prima dell’ultima manche {player} era in fondo, a %n punti dalla testa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Comincia la stagione {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Dietro le quinte: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Probabile</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>La serata più bella della settimana.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Meglio, qui e in %n scelta successiva: {move}</numerusform>
            <numerusform>Meglio, qui e in %n scelte successive: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Meglio: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Punta una carta che non ti serve: il tuo seme più lungo resta altrettanto lungo.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Punta per il premio: scegli una carta, poi il tuo posto.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Punta per il premio: clicca su una carta, poi sul tuo posto. Chi perde prende le due puntate.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Punta per {cards:il}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Punta per ciò che il premio aggiunge al tuo seme; chi perde prende le due puntate.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Punta {cards:il}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Gli audaci sono veloci e a volte non vedono una pila</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Gli audaci chiedono i valori che rendono di più</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Fra due buone mosse gli audaci amano la più rischiosa</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Gli audaci amano puntare alto</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Gli audaci dicono di rado No e amano le carte alte</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Gli audaci curano i propri duo e dichiarano presto</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Gli audaci curano i propri duo e bussano presto</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bonus: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Soy di entrambi con carte uguali: pareggio.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Chiamate Soy entrambi: vinci con le carte più basse.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Chiamano Soy entrambi: {player} vince con le carte più basse.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Contano le due carte di ogni duo valido: gli assi 15, fanti, donne e re nulla. Guadagni 47, e altri 50 perché tutti e quattro sono validi.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Stessi punti per entrambi.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Entrambe le mosse perdono la partita quasi di sicuro.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Entrambe le mosse vincono la partita quasi di sicuro.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Verde bottiglia</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>In basso</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Ramo di un’altra partita</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Bravo, bravo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Rompi il duo {slot} di {player}, che ha dichiarato.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Rompi il duo {slot} di {player}, che ha bussato.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Rompi due duo di {player} in un colpo solo.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Rompi il duo {second} di {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Rompi il duo {slot} di {player}, che probabilmente è valido.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Porta due carte coperte dove ti servono di più.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Sfoglia  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Sfoglia gli scarti</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Costruisci quattro duo validi, malgrado fanti, donne e re.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Costruire o guastare</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Costruisci se hai meno duo validi; guasta se l’altro sta per chiudere.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Per un soffio</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Secondo il livello</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>C&amp;onfronta con i computer…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Chiamare Soy dopo una o due manche.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Chiama Soy: tutte carte di un seme.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Le carte rimaste aggiungono {points} al tuo punteggio, ora {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Le carte rimaste aggiungono {points} al punteggio di {player}, ora {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Carte di {suit}: {count}. Premi {key} per saltarci.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Gente prudente</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Smaschera {player}, che ha messo {card:il} {top:sul}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Accidenti…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>I prudenti chiedono i valori di cui hanno più carte</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>I prudenti non toccano i duo validi e dichiarano tardi</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>I prudenti non toccano i duo validi e bussano tardi</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Fra due buone mosse i prudenti amano la più sicura</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>I prudenti amano puntare basso</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>I prudenti risparmiano le carte alte</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>I prudenti si prendono tempo e vedono tutto</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Cambia p&amp;unto di vista</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Cambia il tuo duo {slot}, che comunque non diventa valido.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Cambia il tuo duo {slot}, che resta valido.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Novità {number} dalla tua ultima scelta: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Incantato. Date pure le carte, prego.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Barare</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Spina di pesce</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Scegli una carta per la fila.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Scegli una carta per questo posto.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Scegli voci da {least} a {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Scegli dove metterla, o scartala.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Scegli da pagare una carta di ogni tuo duo.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Scegli una tua carta scoperta da sostituire, o scarta.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Scegli una delle tue pile.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Scegli una delle tue pile: le sue carte diventano punti.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Scegli la pila {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Scegli l’altra carta coperta da scambiare.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Scegli la pila che deve pagare {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Scegli la pila da far pagare.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Scegli due carte coperte da scambiare, o scarta.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Scegli chi ha il prossimo turno: {player} non può avere {card:il}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>L’aveva Clara, e ora è tuo. Chi ottiene una carta chiede ancora, quindi tocca ancora a te.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara ha 3 punti; tu hai l’apertura e l’asso. Le prossime carte punti valgono fino a 10: tieni per quelle le carte alte.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Piazza pulita</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Clicca su una carta, o scrivine una come {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Clicca per pagare questa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Chiudi gli scarti</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Chiudi il pannello laterale</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Raccogli quartetti: tutte e quattro le carte di un valore. Si calano davanti a te e danno punti: da 2 a 10 il loro numero, fanti, donne e re 10, assi 25. I semi e l’ordine dei valori non contano.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Raccogli {four:i}, {count} punti: sai chi ha ogni carta.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Raccogli {four:i}: {count} punti. Ne hai {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Rispetto al miglior avversario alla fine; sotto 0 eri indietro.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Il resto possono giocarlo i computer ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>I computer non vedono più di quanto vedi tu.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Continua la serata</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Continua la tua partita</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continua {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Continua: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Continua: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Il duo {slot} non va: {down:il} è copert{down:accordo}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Il duo {slot} non va: le due carte valgono lo stesso.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Il duo {slot} non va: {up:il}, ner{up:accordo}, non è più alt{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Il duo {slot} non va: {up:il}, ross{up:accordo}, non è più bass{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Il duo {slot} non va: due assi.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Duo {slot}: {up} scopert{up:accordo}, {down} copert{down:accordo}, non valido.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Duo {slot}: {up} scopert{up:accordo}, {down} copert{down:accordo}, valido.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Duo {slot}: {up} scopert{up:accordo}, {down} copert{down:accordo}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Il duo {slots} non è valido. Per dichiarare lo stesso, scegli di nuovo Dichiara.</numerusform>
            <numerusform>I duo {slots} non sono validi. Per dichiarare lo stesso, scegli di nuovo Dichiara.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Il duo {slots} non è valido. Per bussare lo stesso, scegli di nuovo Bussa.</numerusform>
            <numerusform>I duo {slots} non sono validi. Per bussare lo stesso, scegli di nuovo Bussa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copia &amp;testo</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copia tutto</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Copia per una segnalazione</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Dalla più costosa</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Scelte costose delle tue partite, che tornano finché non le risolvi</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Prima di scegliere, conta che effetto ha ogni pila sui punteggi.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Conta chi può ancora avere ogni carta: una risposta può dirti il posto di due.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Copri la cima che un’altra pila ripete, o di cui sono già passate le vicine.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Creo la GIF animata…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Opzioni attuali: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>Giorno per gi&amp;orno</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Ai ferri corti</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Tratteggiata: la quota equa.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Tratteggiata: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Giorno per giorno</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Smazzate e problema di questo giorno</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Mazzi di carte ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Dichiara Soureh, o finisci il turno.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Dichiara Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Dichiarare o aspettare</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Dichiara quando gli altri pagheranno più di quanto ti può rendere l’attesa.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Sconfitto, sì, ma in che compagnia.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Eliminare questo torneo?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Questa non ve l’aspettavate, eh?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Avete visto? Io quasi no.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Diretto</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Scarta una carta che non ti serve: cliccala, poi clicca sui tuoi scarti.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Scarta una carta.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Scarta una carta: scegli prima lei, poi il posto degli scarti.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Scarta dal seme con meno carte ancora da venire.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Scarti, %n carta: {card}</numerusform>
            <numerusform>Scarti, %n carte, in cima {card:il}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Scarti, nessuna carta</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Scarta {cards:il}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Scarta {card:il}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Se la scarti senza usarla, non ti dà turni. Premi «Usa la donna».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Scarti di {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Scarti, %n carta</numerusform>
            <numerusform>Scarti, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Scarti: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Vuoi ricominciare questa smazzata?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Fatto!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Doppio gioco</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Tallone, %n carta</numerusform>
            <numerusform>Tallone, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Tallone: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Carta pescata: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Da bere per tutti!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Lascia un file alla volta: una partita o un mazzo di carte.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Lascia la carta sul giocatore a cui la chiedi.</translation>
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
        <translation>Ogni carta si può prendere una volta sola.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Ogni scelta si gioca molte volte fino in fondo. Puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Ogni livello gioca {count} volte le carte di {player}, contro gli stessi avversari.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Ogni partita</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Ogni persona ha bisogno di un nome, per sapere a chi passare lo schermo.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Ognuno comincia con</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Un momento prima</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Serate passate</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Facile considera pochi usi di una carta e pensa solo alla manche.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Facile segue la prima impressione e pensa solo ai propri duo.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Facile è lento e mette una carta su qualsiasi pila che la accetta.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Facile va a istinto, e spesso a caso.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Facile ricorda le ultime 2 domande e chiede i valori di cui ha più carte.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Facile ricorda due manche e a volte gioca a caso.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Vanno bene entrambe.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Finisci in automatico il mio turno se i miei duo non sono tutti validi</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Finisci in automatico il mio turno se ho meno di due duo validi</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Chiudi ora la manche, prima che gli altri abbiano più duo validi.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Chiudi ora la manche, prima che {player} abbia più duo validi.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Chiudi ora la manche: così come stanno le cose, paghi esattamente {more} e arrivi a {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Chiudi la manche mentre i tuoi quattro duo sono tutti validi.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Finisci il turno, o bussa: la manche finisce dopo l’ultimo turno dell’altro.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Finisci il turno.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Finisci il turno: prima di dichiarare, tutti i tuoi duo dovrebbero essere validi.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Scrivi una parola, un numero o un testo qualsiasi.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Scrivi una parola qualsiasi.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Scrivi al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Invio la gioca, Esc annulla.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Invio mostra di nuovo una posizione, Esc riporta alla partita.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>A pari punti contano le vittorie, poi le partite tra loro, poi il sorteggio.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc o un clic riporta alla partita.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Quota equa</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Serata {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>’Sera.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Gli eventi al tavolo si pronunciano ad alta voce.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Tutte le puntate in parità: non vince nessuno.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Qui si conserva ogni partita che cominci.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Ogni mossa della partita</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Sono tutti audaci.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Sono tutti prudenti, e due sono forti.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Ognuno incontra tutti gli altri.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Tutti corrono insieme, ognuno con le proprie carte; quelle di Ada sono sopra. Il tuo mazzetto è a sinistra, con una carta scoperta accanto. Metti tutte le tue carte, in fretta, sulle pile da 1 a 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Tutto il resto, comprese le tue scelte, ti ha dato {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Tutto il resto, comprese le tue scelte, ti è costato {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Tutto ciò che si è detto</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Proprio come l’ho sognato.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Quota di vittorie attesa</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Esperienza, amici. Nient’altro.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Carta coperta, duo {slot} di {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Ventagli</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Cifre…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Pieno: il giocatore sa chi ce l’ha. Tratteggiato: dimenticato.</translation>
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
        <translation>Cerca nell’aiuto</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Va bene. Ma la prossima!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Finisci prima la corsa.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Qui si conteranno le partite finite.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Prima sera</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Il primo posto toglie {points} al tuo punteggio, ora {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>Il primo posto toglie {points} al punteggio di {player}, ora {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Usa prima la carta che hai pescato.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Primo posto: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Per aver barato, la pila {pile} aggiunge {points} al tuo punteggio, ora {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Per aver barato, la pila {pile} aggiunge {points} al punteggio di {player}, ora {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>La fortuna aiuta gli audaci</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>La fortuna è puntuale.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Trovate nelle tue partite, anche vecchie; quelle con aiuti non contano</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Quattro 7: si calano subito. La linea del tuo punteggio è cresciuta un po’; i 7 punti si aggiungono alla fine della manche.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Quattro assi</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Quattro assi!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>Da quattro a sedici partecipanti, in più giorni</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libero sotto licenza MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Amici! La notte è giovane.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Dalla voce</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Del mazzo</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Dal tuo punto di vista</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Da {first} a {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Su {matches} senza aiuti, con l’intervallo all’80%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Dal punto di vista di {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Dieci e lode.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Giochi in cui conta il colore delle carte.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>I generosi chiedono a chi è in testa e risparmiano gli altri</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>I generosi puntano basso per il seme che raccoglie l’avversario</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>I generosi fanno vincere chi è indietro</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Fra due buone mosse i generosi amano quella che risparmia gli altri</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>I generosi preferiscono risparmiare i duo degli altri</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>I generosi preferiscono risparmiare i duo dell’avversario</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Arriva a una mano di un solo seme prima di Ada: è un Soy, e vince la partita. I contrassegni sotto la tua mano contano ogni seme; premi il numerino nel riquadro per saltarci. L’asso è la carta più alta, il 2 la più bassa.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Liberati {card:del} barando.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Liberati {card:del} sul duo {slot} di {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Prendi l’ultima carta per {four:i}: {count} punti.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Ammazzagiganti</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Lascia i {count} punti: li vince {player}.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Rinuncia al tuo duo {slot}, che ora è valido.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Dare la donna ad Ada è una buona idea. Ma il suo asso va con qualsiasi numero e vale 15. Metti la donna dietro l’asso.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Via!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Si basa su tutto ciò che puoi sapere, e conta come aiuto.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Buonasera. Schiena dritta, carte su.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Buonasera. Non bluffo mai. O forse sì?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Buonasera. Contiamo le carte?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bene.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Che eleganza. Quasi mi stupisce.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>Grafico della pro&amp;babilità di vittoria</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Ospite della serata</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ah! Che qualcuno lo metta per iscritto.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Metà dei punteggi avversari va da {low} a {high}; la mediana è {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Metà dei tuoi punteggi va da {low} a {high}; la mediana è {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Mano di {player}, %n carta</numerusform>
            <numerusform>Mano di {player}, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Passa lo schermo.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Difficile impara anche dalle mosse degli altri e osa dichiarare presto.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Difficile in più ricorda, trae conclusioni e pensa a più prese in anticipo.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Difficile conta le carte che devono venire e prova come può continuare la corsa.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Difficile impara dalle mosse dell’avversario e prova i possibili finali della manche.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Difficile ricorda tutto, legge le tue puntate e si aspetta che tu legga le sue.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Avere quattro duo validi quattro volte in una partita di Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Arriva a {kept} carte di {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Qui cuori e quadri contano come rossi, picche e fiori come neri.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Ciao a tutti! Chi vince?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Nascosta.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Alto: panno nero, colori pieni</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Mah.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Mah. Ai miei tempi era una buona mano.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Imprese</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Quanto è probabile che ognuno abbia ogni carta</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Che bello che ci siate!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Quante volte è uscito ogni punteggio, in punti; meglio averne pochi.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Quante volte è uscito ogni punteggio, in punti; meglio averne molti.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Che noia.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Come si gioca qui</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Molto gentile, da parte di tutti.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Stasera sono in fondo. Può solo andare meglio.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Sono {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>M’inchino. Appena appena, ma m’inchino.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Ho portato i biscotti. E fortuna, spero.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Annuncio</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Non vedo l’ora di raccontarlo a casa.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Ho contato due volte, ed è vero.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Ma no!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Stasera mi sento fortunata. Siete avvisati.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Per me era una probabilità su cinque.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Mi sono allenato!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Ho appena battuto {other} a {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Nulla da ridire.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Ho giocato con carte peggiori.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Lascio così.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Busso.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Ho imparato qualcosa. Ne facciamo un’altra?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Era voluto. Quasi.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Quelle carte non mi sono mai piaciute.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Diciamo che era uno schizzo.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Domani metterò una cravatta più scura.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Avrei dovuto saperlo.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Penso ancora a {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>A qualcuno doveva pur toccare.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Ringrazio voi, e ringrazio la donna di cuori.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Per la prossima volta lo so.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Ho vinto? Ho vinto!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Se qualcosa va storto, {file} lo registra. «Segnala un problema…» nel menu Aiuto raccoglie tutto ciò che serve per una segnalazione.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Se dichiari, tutti gli altri hanno un ultimo turno. Poi chi non ha quattro duo validi paga. I tuoi lo sono tutti: premi Dichiara prima che Ada ne guasti uno.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Se {player} dice di no, può prenderti {card:il}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Se {player} dice di no, sa anche che raccogli {four:i}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Impossibile ricorda tutta la manche, trae conclusioni e soppesa entrambe le risposte.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>In tutto: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>In probabilità di vittoria: {cost}, da {before} a {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>In probabilità di vittoria: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>In ogni manche si incontra chi ha più o meno gli stessi punti, e mai due volte.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>In ogni manche le due carte al centro sono il premio. I due giocatori puntano una carta coperta per averlo; poi le puntate si scoprono. Il mazzo a sinistra contiene i premi delle prossime manche.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>In ordine</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>In punti: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Nelle ultime {matches}, con l’intervallo al 95%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>In testa: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Al centro ci sono il tallone, la carta che hai pescato e gli scarti, che puoi sfogliare. Ogni nome ha accanto i suoi punti; la linea sottile sotto arriva a 300. La tacca indica dove ti porterebbe ora la manche. L’ultima carta del tallone chiude la manche.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Al centro ci sono il tallone, la carta che hai pescato e gli scarti, che puoi sfogliare. Ogni nome ha accanto i suoi punti; la linea sottile sotto arriva al limite, 100. La tacca indica dove ti porterebbe ora la manche. L’ultima carta del tallone chiude la manche.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>In questo gioco la fortuna non si distingue dall’abilità: si mostrano solo i costi.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>In {games} cuori e quadri contano come rossi, picche e fiori come neri.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Includi la &amp;partita: carte, mosse e nomi</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Inventato da Jeff, che vorrebbe farlo conoscere a tutti, ovunque.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Si aggiunge alla tua pila più piccola.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Il conto torna. Grazie della partita.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>È barare, e gli altri possono accusarti.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>È regolare: nessuno può accusarti.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Non tocca ancora a te.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Tocca a te pagare: scegli una carta di ogni duo, valido o no. Un asso conta 1. Le carte più economiche hanno già la spunta. Premi Paga.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Tocca a {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Ancora non si può salvare.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Si è deciso nella manche {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Vince qualche partita in meno.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Vince {fewer} partite così su 100, e non {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Le sue partite</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Le sue partite restano nell’album.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gioca e basta</translation>
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
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Tieni cime diverse: ogni valore in cima accetta tre valori.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Tieni carte basse: non ci sono più premi, e le basse vincono.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Tieni la carta per dopo: nessuna pila la accetta.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Tenere la carta o no</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Nega il premio a {player}.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Lascia il tuo punteggio com’è.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Tieni il tuo punteggio a {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Tieni la tua pila più piccola a {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Tieni {kept} carte di {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Si piazza con i tasti 1–6; Spazio, se nessuna pila la accetta.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Bussare o aspettare</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Bussa finché sei in vantaggio; aspetta finché un turno può ancora rendere.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Busso!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Bussa, o finisci il turno: te ne resta ancora %n.</numerusform>
            <numerusform>Bussa, o finisci il turno: te ne restano ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Bussa, o finisci il turno.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Bussa.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bussare</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Calati da te: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Calati da {player}: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Indici grandi</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Ultimo giorno</numerusform>
            <numerusform>Ultimi %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Ultima sera</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ultimo turno</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Ultima: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Dalla più recente</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Ridete pure. Io lo farei.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Calare i quattro assi di Soi chiedendoli al massimo due volte.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Metti via {card:il} nel tuo duo {slot}: lì non costa nulla.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Apri alto solo per una carta che vale la tua migliore.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Impara (2 minuti)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Impara {game} in due minuti</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Lascia tutti i duo come sono.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Lasciatemi. No, restate, e date le carte.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Lascia i {count} punti a {player}, e tieni le tue carte.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Lascia cime che accettano {share} carte su 100 fra quelle che devono venire.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Esci senza salvare</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Sinistra e Destra vanno di scelta in scelta, Su e Giù di errore in errore.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Rimaste: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Per mancini: pulsanti e pile a sinistra</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Meno è meglio</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Giochiamo.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Vediamo che cosa ci porta la serata.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Fai pagare a {player} una pila da {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Fai rendere meno il duo {slot} di {player} con {card:il}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licenza di {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenze…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Chiaro o scuro, come il desktop</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Come il desktop</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Come il sistema: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Come {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Dalla più lunga</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Guarda che cosa manca a ogni duo, e quante carte adatte restano.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Prima guarda: fra un attimo giochi tu. Premi Invio per continuare.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Cerca un multiplo di 100 prima di pagare il minimo.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Guarda le pile, poi accusa.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Guardate, ha funzionato!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Perdi dopo la parità, e scegli fra le puntate.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Perdi il premio, e prendi entrambe le puntate.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Perdi i tuoi punti: tutti cominciano con 5, e con 0 si vince. I punti sono le piccole pile accanto ai nomi. Ogni corsa ne aggiunge, e il primo posto ne toglie qualcuno.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Vincono i punteggi bassi.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Abbassa il costo del tuo duo {slot} da {rest} a {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Fortuna e abilità</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Fortuna: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Fortuna: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Rendi validi tutti e quattro i tuoi duo: 50 punti in più.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Rendi validi tutti e quattro i tuoi duo: così non paghi nulla.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Rendi difficile a {player} salire per i {count} punti.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Rendi il tuo duo {slot} più difficile da rompere.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Rendi valido il tuo duo {slot}, il primo di quattro.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Rendi valido il tuo duo {slot}: così sono {count} su quattro.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Rifai le tue scelte sbagliate, dalla più costosa</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Rendi più caro il duo {slot} di {player} con {card:il}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Segna i fatti noti</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Segna i fatti noti sulle carte da chiedere (conta come aiuto)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Segnati: gli errori, e l’inizio di ogni manche.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Segni: in su vinte, in giù perse.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partita %v di %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Partita in corso, registri</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Pareggia o supera l’ultima carta e vinci le carte punti.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Pareggia {rank:il} e pesca una carta.</numerusform>
            <numerusform>Pareggia {rank:il} e pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partite e mazzi</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Le partite si stanno analizzando. Puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Solo partite a due, ogni volta con un altro avversario.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Aggiusta il tuo duo {slot} e rompi il duo {second} di {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Aggiusta il tuo duo {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Aggiusta i tuoi duo {slot} e {second} in un colpo solo.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menu e finestre</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Medio considera più usi e pensa all’intera partita.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Medio segue la prima impressione e guasta anche i duo dell’avversario.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Medio tiene diverse le cime delle sue pile, e una pila bassa.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Medio ricorda le ultime 10 domande e chiede carte che ha visto passare di mano.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Medio ricorda tre manche, legge le tue puntate e varia le sue.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Medio prova come può continuare la presa.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Blu notte</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Mia, allora.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Quasi tutte le carte battono un 7. E se vincesse, andrebbe ad Ada: una picca in meno per te. Punta una carta più alta che non sia di picche.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>La maggior parte delle sue partite si stacca da questa alla voce {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suono</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Metti {card:il} sotto il mazzetto.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Le mosse finora</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>La mia ma&amp;no</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Tanto di cappello.</translation>
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
        <translation>Nome, posto {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Verso la fine ogni carta ha pochi posti possibili: ricavali.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nuova serata…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nuova partita di {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>{game} per la prima volta?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>{game} per la prima volta? Impara in due minuti</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Nuovo torneo di {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Prossima &amp;manche</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Ospite successivo, posto {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Prossimo &amp;errore</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Altra corsa</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Altra manche</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Poi hai pescato un 10 nero e l’hai messo sotto il fante. Tutti e quattro i duo sono validi. Bussa prima che Ada ne guasti uno: le resta un ultimo turno, e la manche finisce.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Prossima: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Nessuna GIF animata è stata salvata.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Nessuna scelta dopo questa.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Nessuna scelta prima di questa.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Nessun duo rende punti.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Un No chiude la presa: Clara vincerebbe 2 punti con il suo 9, anche se tu puoi pareggiarlo. Fai coppia.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Nessun errore registrato.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Non si può giocare una serata mentre Soirée non salva nulla.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Senza finale</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Nessun carattere di questo sistema ha le lettere di questa lingua: {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Nessun quartetto.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Nessun gioco si chiama {name}; i giochi sono {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Qui non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Nessuna partita di questo mese si può analizzare.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Nessuna partita è andata persa. I dettagli possono aiutare a rimediare.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Nessun errore dopo questo.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Nessun errore prima di questo.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Nessun errore trovato.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Nessuna mossa è migliore.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Nessuna pila la accetta: Spazio ne apre una nuova.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Nessuna pila accetta il 7: ci vorrebbe un 6, un 7 o un 8. Finché ci sono meno di sei pile, una carta così ne apre una nuova. Premi Spazio, o clicca sul prossimo posto vuoto.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Nessuna pila accetta {card:il}: apri una nuova pila.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nessun problema trovato.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Nessuna carta punti in palio</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Nessuna scorciatoia</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Nessun vero errore, ma le piccole perdite si sommano.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Niente chiacchiere al tavolo, prego.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>No! Quindi tocca a Basil. Aveva sentito che hai un re, e te l’ha preso. Vince chi ascolta meglio: questo è Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>No, no, no.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>No, grazie</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Nessuno può più raggiungerti.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Nessuno può più raggiungere {player}.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Nessuno deve pagare.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Nessuno ha {card:il}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Nessuno dei tuoi duo è valido.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Nessun duo di {player} è valido.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Nessuna la accetta: Spazio la mette sotto il mazzetto, finché non torna {card:tuo}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>Non c’è nell’aiuto.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non giocata</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Non ancora giocata</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Non ancora risolti</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Non provato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Nota: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Preso nota.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Nient’altro è sicuro, ora. Prova a indovinare: chiedi a Basil il re di cuori.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo nulla.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Ora ha dichiarato Ada, e tu pagherai: nessuna carta è più alta del 10 rosso nel tuo secondo duo. Fai pagare anche Ada: metti il 10 che hai pescato sul suo 2 rosso, la carta più economica con cui potrebbe pagare.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Ora scegli il posto, o un’altra carta.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Ora si gioca tutti insieme. Riprendi quando vuoi.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Ora l’ultima carta è un 7. Un asso vince la presa, e tutti gli altri devono scartare ogni carta sopra il 7 e mostrare il resto. Gioca l’asso.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Di un secondo seme tieni {count} carte, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Di un seme tieni {count} carte, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Delle tue carte ne avanzano circa {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Delle tue {cards} carte {count} erano di {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Delle {cards} carte di {player} {count} erano di {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Disattivato se c’è un lettore di schermo, perché ascoltare prende tempo.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Ohi ohi ohi.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Oh, che meraviglia!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Dalla più vecchia</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>Fra gli scarti il fante non ti dà nulla. Sul 10 rosso rende valido un duo.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Offre la casa</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Si fa quel che si può.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Un ospite gioca come meglio non si può.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un attimo…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Dopo la dichiarazione è già stata sostituita una carta di {player}: non se ne può sostituire un’altra.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Una pila diventa punti: premi il numero di una piccola.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Una corsa per tutti</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Non ci si lamenta. Si può sospirare.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Solo un 10 può sostituire un asso scoperto.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Si può confrontare solo una partita finita.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Solo un asso batte il re. Vinceresti due cuori che non ti servono, e Ada avrebbe la tua picca migliore.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Solo le partite dell’album possono avere note.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Solo questo giocatore può vedere le carte dietro il sipario.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Ora solo il tuo asso è abbastanza alto. Un asso vince subito, ma per 3 punti è sprecato. Di’ No: Clara prende la carta punti, e tu apri la presa seguente.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Ops. Carta sbagliata.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri recen&amp;ti</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Gli avversari fanno commenti</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Punteggi avversari</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Ordine delle scelte</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Altrimenti: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Fuori dalla partita.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Supera il rivale carta per carta, finché la tua mano non è di un solo seme.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>La pazienza mi ha voluto bene.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>La pazienza è una carta come le altre.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Paga il meno possibile: il tuo punteggio diventa {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Non pagare questa carta più di quanto vale accanto alle prossime.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Paga una carta di ogni duo: {sum}, che fa {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Paga {cards:il}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Paga {more} più del dovuto: il tuo punteggio diventa {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Paga {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Paga {sum}, che fa {after}: poi puoi togliere 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagare</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Paga %n punto.</numerusform>
            <numerusform>Paga %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Paga {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Forse meglio: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Forse la mossa migliore.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>In mano {card:il}; %n posto possibile.</numerusform>
            <numerusform>In mano {card:il}; %n posti possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>In mano {card:il}; un solo posto possibile.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>La pila 4 ha ancora una carta sola. Vederlo in fretta: ecco l’abilità del gioco.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>La pila {number} aggiunge %n punto ai tuoi. Invio la prende.</numerusform>
            <numerusform>La pila {number} aggiunge %n punti ai tuoi. Invio la prende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>La pila {number} aggiunge %n punto a quelli di {player}. Invio la prende.</numerusform>
            <numerusform>La pila {number} aggiunge %n punti a quelli di {player}. Invio la prende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>La pila {number} ha %n carta, e ogni carta è un punto. La pila 6 ti costa un punto.</numerusform>
            <numerusform>La pila {number} ha %n carte, e ogni carta è un punto. La pila 6 ti costa un punto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Pila {number} di {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Pila {number}, coperta</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Pila {number}, vuota</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Pila {number}, %n carta: {card}</numerusform>
            <numerusform>Pila {number}, {card} in cima a %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Mettila sulla fila, o sceglila di nuovo.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Metti {card:il} copert{card:accordo} nel tuo duo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Metti {card:il} sulla pila {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Metti {card:il} {other:sul} nel tuo duo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Metti {card:il} {other:sul} nel duo {slot} di {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>{card:Il}: su una tua carta coperta, su una scoperta di un altro, o agli scarti.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>{card:Il}: su una tua carta coperta, su una scoperta di {player}, o agli scarti.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Posto {place} di {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Posto {place}: finito</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Posto {place}: senza mosse</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Posto {rank}, con %n punto; ha vinto {winner}.</numerusform>
            <numerusform>Posto {rank}, con %n punti; ha vinto {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>&amp;Gioca una smazzata…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Gioca una carta alta come l’ultima o di più, oppure di’ No. L’ultima carta è un 9, e tu hai un 9: giocalo. Una carta dello stesso valore fa coppia, e peschi un’altra carta.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Gioca una carta al secondo clic, non al primo</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Gioca {rank:un} o di più, o di’ No, che chiude la presa.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Gioca {rank:un} o di più, o di’ No.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Gioca contro {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Gioca {rank:un} o di più, o di’ No, che chiude la presa.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Gioca {rank:un} o di più, o di’ No.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>&amp;Gioca da qui</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Continua, per rendere validi più duo.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Giocare o dire No</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Suoni per carte, turni e vittorie</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Giocare l’ultima di quattro carte uguali a Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Gioca le altre</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Gioca {card:il}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Gioca la tua partita</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Gioca: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Giocata con aiuti.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Giocata con aiuti: conta a parte nelle tue statistiche.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Giocata: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Gioca ogni gioco al livello più facile.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Gioca ogni gioco al livello medio.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Gioca ogni gioco al livello più forte.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Pubblica le segnalazioni su {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Punti di vantaggio</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>I punti contano solo con la probabilità di farli: pesa entrambe le cose.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Punti per corsa</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punti per manche</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Posizioni da risolvere, fra cui quella di oggi</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Tua scelta &amp;precedente</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Prepara il tuo duo {slot}: più carte lo renderanno valido.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Premi un tasto o clicca per continuare.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Premi un tasto o clicca per riprendere il tuo posto.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Ospite precedente, posto {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Errore prece&amp;dente</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Manche precede&amp;nte</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Premio {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Premio: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Problemi risolti per %n giorno.</numerusform>
            <numerusform>Problemi risolti per %n giorni di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problemi: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Il processo {process} dell’utente {user} tiene {lock}, quindi stavolta partite e impostazioni non si salvano.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Avete giocato tutti bene. Io meglio.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Dimostra prima di ogni partita che nessuno ha scelto le carte</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Pura composizione.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>{card:Il} torna al suo posto.</translation>
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
        <translation>Poker</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Domande di questa manche, dall’ultima</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Mani svelte</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Si corre tutti insieme: piazza le tue carte e perdi i tuoi punti.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Corsa {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Corsa {round}, {position} di {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Solo corse.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Mazzetto di {player}, resta %n carta</numerusform>
            <numerusform>Mazzetto di {player}, restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Porta il tuo duo {slot} da {rest} a {count} punti.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>I valori girano in cerchio: l’asso va sul re come sul 2. Alla fine una pila diventa punti, quindi tieni una pila minuscola. Il 2 è da solo: metti l’asso sul re.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Arriva a {count}, un multiplo di 100: poi puoi togliere 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Lettura delle partite</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Lettura delle partite: %v di %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Corsa in tempo reale; se no, si muove a turno</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Davvero? Io? Che bello!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rosso e nero</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento ridotto</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Carte disegnate</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Segnala un &amp;problema…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Ricomincia la smazzata</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina predefinite</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Risultato: {share} della partita, con una quota equa di {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;isi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Anali&amp;zza tutte le partite del mese</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Analizza ogni partita appena finisce</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analizza questa partita</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analizzata da Soirée, per {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Giusto, una carta di cuori non è una perdita. Ma quasi tutte battono un 5, e allora le picche vanno ad Ada. Punta una carta più alta.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>Allora, chi vuole perdere per primo?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Rischio: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Furto!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Girone all’italiana</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Manche {number}, al massimo {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Manche {number} di {rounds}, presa {hand} di {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Manche {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Manche {round}, {position} di {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>Scorcia&amp;toie…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Te&amp;sto più piccolo</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pagina &amp;iniziale</translation>
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
        <translation>Stesso valore o vicino: premi {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sa&amp;lva con nome…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Salva &amp;altrove…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Salva &amp;come GIF animata…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Salva come GIF animata</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salva immagine…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Salva le partite</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Salva la GIF animata come</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Salva il grafico come</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Salva la partita come</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Salva le partite come</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Salva il programma come</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva la segnalazione</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Salva il risultato come</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Salva {chart} come immagine</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvata.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Di’ No.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Di’ che è tutto regolare.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Semi delle carte punti</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Cerca nomi e testi</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Cerca: gioco, giocatore, livello, giorno</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Stagione {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Stagione {season}, serata {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Vedi i punti</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Vedi il tavolo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Tante piccole cose la rendono migliore.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Tante piccole cose la rendono migliore. La più grande: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Quota della partita</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Condividi il risultato</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Quota di vittorie</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Quota di vittorie per gioco</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Quota di vittorie per livello</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Quota di vittorie nel tempo</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Condividi…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Partite brevi</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Dalla più breve</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostra i dettagli</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Mostra la fine</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Mostra questa posizione</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Mostra quali dei tuoi duo sono validi</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Mostrate dopo un asso e ancora qui: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Pannello laterale</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Firmato e datato. Grazie.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Sedetevi. La notte è degli audaci.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Sei pile, e nessuna la accetta: Spazio la annuncia e la mette sotto il mazzetto.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>L’abilità e il resto non hanno favorito nessuno.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Abilità e resto: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Abilità e resto: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée non può assicurarsi di essere aperta una volta sola, perché {file} non si può bloccare ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Partite di Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Soluzione vista</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Risolvi il problema di oggi</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>L’ultima volta che Soirée era aperta, qualcosa è andato storto.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Qualcosa è andato storto. I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Ordina le carte dei computer, così i loro posti danno indizi</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Per il suono serve {package}, che non è installato.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>I suoni sono spenti.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>I suoni sono accesi.</translation>
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
        <translation>Soy, così presto</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Pronuncia gli eventi se non c’è un lettore di schermo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>La velocità non c’entra: fa parte dell’abilità.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Velocità {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Spendi la carta più bassa e tieni {rank:il}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>I dispettosi chiedono a chi ha appena preso loro una carta</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>I dispettosi puntano alto per il seme che raccoglie l’avversario</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Fra due buone mosse i dispettosi amano quella che nuoce agli altri</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>I dispettosi preferiscono guastare i duo degli altri</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>I dispettosi preferiscono guastare i duo dell’avversario</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>I dispettosi cercano di togliere punti a chi è in testa</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Guasta il duo la cui carta valida è più difficile da sostituire.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Guasta il duo {slot} di {player} prima che sia valido.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Immacolata</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Distribuzione dei punteggi</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Apri una pila con {card:il}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Apri una pila: nessuna accetta la carta.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statistic&amp;he</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Tallone, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Tallone: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Il più forte</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Niente da fare!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Raggiera</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Scambia carte finché i tuoi quattro duo non sono validi, poi di’ Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema svizzero</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Scambia le carte coperte del tuo duo {mine} e del duo {theirs} di {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Scambia le carte coperte dei tuoi duo {mine} e {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Scambia le carte coperte dei duo {mine} e {theirs} di {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Prendere almeno 14 carte con un asso a Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Togli 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Togli 50 dal tuo punteggio, o lascialo com’è.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Togli 50 dal tuo punteggio.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Togli 50: il tuo punteggio diventa {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendila</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Prendi il seme che raccogli, o quello che raccoglie l’altro.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Prendi {cards:il}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Gioca altri due turni di fila.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Grazie. Ora puoi mescolare.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Quella serata è stata eliminata; le sue partite sono nell’album.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Anche questo è tirare a indovinare, e {player} saprebbe che cosa hai. Prova con Basil, di fronte: chiedigli il re di cuori.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>È permesso, e può guastare il duo di Ada. Ma il 9 rende valido il tuo secondo duo, e allora lo sono tutti e quattro.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>È più di una partita, perché la fortuna e gli altri ti hanno ridato probabilità di vittoria.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Questo non è una partita, né un mazzo di carte, né la parola di una smazzata.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Così lasci ad Ada il 10 di picche e prendi una carta di cuori. Lascia a lei i cuori.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Così lasci ad Ada il 6 di picche e prendi una carta di cuori. Lascia a lei i cuori.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Così lasci ad Ada l’8 di picche e prendi una carta di cuori. Lascia a lei i cuori.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Così la donna finisce in un altro dei tuoi duo, e guasta pure quello. Dalla ad Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Così mescoli solo le carte di Ada. La tua donna resterebbe a guastare il tuo primo duo.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Così mescoli solo le tue carte, e la donna guasta ancora il tuo primo duo.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>È stata splendida, la tua partita.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Può bastare.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Non succederà due volte.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>I conti tornano, proprio come previsto.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Sarebbe %n punto. Ne bastano 16: spunta la carta più bassa di ogni duo.</numerusform>
            <numerusform>Sarebbero %n punti. Ne bastano 16: spunta la carta più bassa di ogni duo.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Così romperesti il tuo quarto duo: un 9 nero non è più alto di un 10. E Ada non pagherebbe nulla.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Così romperesti il tuo quarto duo: un 9 nero non è più alto di un 9. Il 9 serve al secondo duo.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Così romperesti il tuo terzo duo: un 10 nero non è più alto di un 10. E Ada non pagherebbe nulla.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Vinceresti 3 punti spendendo la tua carta migliore. Le prese seguenti valgono fino a 10. Stavolta di’ No.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>La %n scelta costa {cost}.</numerusform>
            <numerusform>Le %n scelte costano {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Il 2 è la carta più bassa di tutte: Ada prenderebbe le due picche. Per vincerle, punta alto.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Anche il 5 probabilmente perderebbe e tornerebbe. Ma il 3 perde contro ancora più carte, e tu vuoi andare sul sicuro.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Il 7 batte ogni carta fino al 6. Allora avresti due cuori, e Ada la tua picca. Punta più basso.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>L’8 batte ogni carta fino al 7. Allora avresti due cuori, e Ada la tua picca. Punta più basso.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Gli 8 erano in parità, quindi si punta di nuovo, e il 10 di Ada batte il tuo 6. Chi perde dopo una parità sceglie fra tutte le puntate: qui tre delle quattro carte. Scegli le tre picche.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>La GIF mostra la partita dall’attuale punto di vista del replay, con al massimo {most} voci.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>Chi è sotto accusa paga {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>L’asso va bene sul 2. Ma allora la pila 4 avrebbe due carte: un punto in più, se dovessi prendere quella. Metti l’asso sul re, pila 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>L’asso vincerebbe subito la presa: la tua carta migliore per soli 2 punti. Tienilo, e fai coppia con il 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>L’asso: ora o dopo</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>La GIF animata non si è potuta salvare ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>La GIF animata è salvata come {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>L’annuncio è lo SHA-256 di un numero segreto. Le carte nascono dal numero e dalla tua parola, quindi nessuna delle due parti può sceglierle. La partita salvata contiene entrambi, e «soiree check» li verifica.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>L’autore è sconosciuto.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Il dorso {file} non si può usare: non ha un’immagine «back».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Il dorso {file} non c’è più.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>La mossa migliore.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>La mano migliore aveva la testa migliore.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>La puntata dopo la parità</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Il bonus toglie {points} al tuo punteggio, ora {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>Il bonus toglie {points} al punteggio di {player}, ora {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>La carta che ha pescato {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>La carta scoperta va su una pila con lo stesso valore o con uno vicino; i semi non contano. Hai scoperto un re. Premi 3, la pila con la donna, o cliccala, o trascina lì il re.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Le carte sono gelose di me.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Le carte ti hanno dato {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Le carte non hanno favorito nessuno.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Le carte riconoscono gli amici.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Le carte di una corsa restano coperte finché non è finita.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Le carte ti hanno tolto {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>La probabilità di vittoria resta più o meno la stessa.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>Il grafico comincia dopo la prima corsa.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>Il grafico comincia dopo la prima manche.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>L’orologio ha segnato una volta {day}, che deve ancora venire. I giorni restano come sono.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Le partite dei computer</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Il costo non è noto abbastanza: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Il costo non è noto: le analisi valutano le prime mosse di una partita lunga.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Il costo di %n scelta non è noto.</numerusform>
            <numerusform>Il costo di %n scelte non è noto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>La curva comincia a {first}, è al minimo di {least} dopo la partita {trough}, al massimo di {most} dopo la partita {peak}, e ora è a {now}, con un intervallo di {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Il mazzo è finito</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Il mazzo è finito e le due mani sono uguali: pareggio.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Il mazzo è finito: vinci con le carte più basse.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Il mazzo è finito: {player} vince con le carte più basse.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Il mazzo {file} non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Il mazzo {file} non si può usare: contiene un’immagine che non è PNG né JPEG, o è danneggiata.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Il mazzo {file} non si può usare: carte di questa forma non stanno su un tavolo.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Il mazzo {file} non si può usare: disegnarlo ha richiesto troppo tempo o troppa memoria.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Il mazzo {file} non si può usare: contiene uno script o una pagina web.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Il mazzo {file} non si può usare: manca {card:il} (nessuna immagine «{missing}»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Il mazzo {file} non si può usare: è danneggiato.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Il mazzo {file} non si può usare: non è un’immagine SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Il mazzo {file} non si può usare: è troppo complesso da disegnare.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Il mazzo {file} non si può usare: è troppo grande.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Il mazzo {file} non si può usare: rimanda a qualcosa fuori dal file.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Il mazzo {file} non si può usare: {card:il} non riempie l’area della carta.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Il mazzo {file} non si può usare: la forma del dorso è diversa da quella delle facce.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Il mazzo {file} non si può usare: la forma {card:del} è diversa da quella delle altre carte.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Il mazzo {file} non c’è più.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Il mazzo {file} non è un file.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Il desktop chiede movimento ridotto.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Gli scarti: %n carta, la più recente per prima</numerusform>
            <numerusform>Gli scarti: %n carte, la più recente per prima</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Gli scarti si mescolano e diventano il tallone.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>La serata non si è potuta leggere ({reason}); il file resta come {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La serata in {file} è stata salvata da una versione più recente di Soirée, quindi questa versione la lascia com’è.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Le serate si aprono una dopo l’altra. Tutti i giochi restano sempre aperti.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>La freccia in giù è il limite: oltre {last} punti si finisce male.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>La finale decide i primi due posti.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Il primo duo è valido e lo resterebbe. Ma al secondo serve una carta più alta del 2. Metti lì il 9.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Le quattro partite più brevi, una dopo l’altra.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>La quarta</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Il fante è abbastanza alto. Ma non ti fa pescare, e il 9 sarebbe più difficile da giocare dopo. Fai coppia.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Il fante può vincere i 4 punti, se nessuno sale. Ma l’asso vince di sicuro, e porta via agli altri le carte alte. Gioca l’asso.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Il re è sulla donna, e si scopre la carta seguente. Qui Ada ti aspetta; in una corsa vera non aspetta nessuno, e un tasto sbagliato ti costa un attimo. P mette in pausa.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Il re probabilmente vincerebbe, ma chi perde riceve le due puntate: daresti ad Ada la tua picca migliore. Basta anche una carta alta di un altro seme.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>L’ultima voce viene prima della prima.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Le ultime m&amp;osse</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>L’ultima mossa è annullata.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Le ultime mosse della partita in attesa non si sono potute leggere ({reason}). La partita continua da prima di quelle mosse; restano come {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>L’ultima parte ha più di {most} caratteri.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Manca l’ultima parte: un numero o un testo qualsiasi.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Gli ultimi valori</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>L’ultima manche</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>L’alloro è il traguardo: vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>L’alloro è il traguardo: vince chi ha più punti.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Il registro non si può scrivere in {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Il registro è in {folder}. Nessuna partita è andata persa.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>La cronaca la mostra, e l’album la trova. Una nota vuota si elimina.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>La tavolata</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Vincono le carte più basse.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>La partita non si è potuta analizzare ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>La partita si sta aprendo…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>La partita è salvata come {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>La mossa è ripetuta.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>La tacca: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>La nota è eliminata.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>La nota è salvata.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>I numeri erano dalla mia parte, per una volta.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Il vecchio ha ancora un colpo in canna.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Gli altri tre siedono qui, con le carte coperte. Ogni nome ha accanto i suoi punti. La linea sottile sotto arriva a 200: appena qualcuno ha 200 dopo una manche, vince chi ha più punti. Una tacca indica dove i quartetti calati porteranno quel giocatore.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Gli altri stanno ancora giocando…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>La parte per {option} è {found}; deve essere {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>La posizione è negli appunti; «Gioca una smazzata…» la apre altrove.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Il prezzo</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Il premio sono due carte di picche, e tu raccogli picche. La puntata più alta vince il premio; l’altro riceve entrambe le puntate. Punta la donna di quadri: è alta, ma non è di picche. Clicca sulla donna, poi sul tuo posto.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Il problema è risolto.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>La corsa è finita.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>La corsa è finita. Hai finito prima tu, ma senza mosse, con una carta rimasta: un punto, quindi ne hai 6. Entrambi avete fatto una sesta pila, quindi ognuno prende anche una pila come punti. Scegli la tua più piccola, la carta singola: premi 6, poi Invio.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>La corsa è in pausa. Premi P per riprendere.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>La corsa ti aspetta.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Il file di questa partita è stato eliminato.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Il file {file} di una partita finita non si è potuto leggere ({reason}), quindi la partita non conta.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Il file di %n partita è stato eliminato; il risultato resta.</numerusform>
            <numerusform>I file di %n partite sono stati eliminati; i risultati restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>Il replay è in pausa.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>La segnalazione è in {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>L’analisi non si può salvare ({reason}): si rifà quando la apri.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>L’analisi è cominciata.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>L’analisi è stata interrotta.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>La manche rende: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche è finita.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>La manche ti lascia a {count}, altrimenti a {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>La fila, vuota</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>La fila, dall’ultima carta: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Le stesse carte, giocate dai computer</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>La stessa smazzata dall’inizio.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>La stessa omissione di prima, che conta una volta sola, dove è cominciata.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>La stessa parola dà le stesse carte ovunque. Un numero o un testo lo fa con le opzioni di {game} qui sotto.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>La carta punti è tua, le loro carte alte se ne sono andate, e hai visto quelle che restano. Più è bassa la carta sotto il tuo asso, più gli altri perdono.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>L’impostazione {setting} era {found}, non un numero intero da {least} a {most}, quindi ora è {default}; il vecchio file resta come {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>L’impostazione {setting} era {found}, non una di {choices}, quindi ora è {default}; il vecchio file resta come {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>L’impostazione {setting} era {found}, che non è un valore valido, quindi ora è {default}; il vecchio file resta come {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>Il numero di carte in ogni mano non lascia altre possibilità.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>La pila più piccola</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>Il tallone è finito, e nessuno aveva dichiarato.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>Il tallone è finito, e nessuno aveva bussato.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>Il tallone, %n carta</numerusform>
            <numerusform>Il tallone, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Gli ospiti più forti e partite di lunghezza normale.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Il giocatore più forte</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>Il tavolo non può parlare: speech-dispatcher non risponde.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Il tavolo è vuoto.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Il tavolo di Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Il tavolo di Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Il tavolo di Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Il tavolo di Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Il tavolo di Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Il tavolo di Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Il terzo duo è valido e lo resterebbe. Ma al secondo serve una carta più alta del 2. Metti lì il 9.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>Dopo l’alta viene la bassa marea.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Il turno passa a {player}, altrimenti solo {rest} volte su 100.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Il turno passa a {player}, altrimenti {rest} volte su 100 a {other}.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Il turno passa a {player}, altrimenti resta a te.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Il turno passa a {player}, altrimenti a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Il duo valido rende {sum}.</numerusform>
            <numerusform>I duo validi rendono {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>La partita in attesa non si è potuta leggere ({reason}); il file resta come {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>La partita in attesa in {file} non si è potuta leggere ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La partita in attesa in {file} è stata salvata da una versione più recente di Soirée, quindi questa versione la lascia com’è.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>La finestra cambia quando chiudi le preferenze.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>La parola di questa smazzata appare qui dopo la partita.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Il} non va {top:sul}: i valori devono essere uguali o vicini.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Il} è più bass{card:accordo} {top:del}: gioca una carta uguale o più alta, o di’ No.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:Il} non è fra le puntate.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Il} è sul tavolo.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Il}: scegli dove metterl{card:accordo}, o scarta.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Il}: scegli due carte coperte da scambiare, o scarta.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:Il}: nella mano di nessuno.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:Il}: calat{card:accordo} da {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:Il}: di sicuro non in mano a {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:Il}: nulla di sicuro.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Il}: su una tua carta scoperta, o agli scarti.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Il}: usala per altri due turni, o scartala.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:Il}: ce l’hai tu.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:Il}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:Il}: ce l’ha {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Il} non va {top:sul}: gli altri possono accusarti.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Così Ada ha un turno normale e può guastare uno dei tuoi duo. Ora i quattro sono tutti validi: dichiara.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Così Clara vincerebbe 4 punti con il suo 7, e tutti terrebbero le carte alte. Gioca l’asso.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Così tu paghi, e Ada non paga nulla. Usa il 10 per guastare il suo duo.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Non ci sono tornei mentre non si salva nulla.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Ci sono sei pile: {card:il} va sotto il mazzetto.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>C’è una mossa migliore.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>C’è una mossa migliore. Riprova.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>C’è una mossa migliore: vince {most} partite così su 100, la tua {mine}.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Qui non c’è nulla da scegliere.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>A un buon tavolo non c’è orologio.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Non c’è una pila {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>A quel posto non c’è nessuno.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Non c’è nulla da rivedere.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Non c’era nulla da scegliere.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Sono stime. Parte della fortuna non si misura, come le scelte degli altri: una partita sola dice poco su come si gioca.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Queste opzioni non vanno insieme: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Queste opzioni si escludono a vicenda: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Ogni tanto cadono bene.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Terzo posto: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Questo asso è al sicuro: gli otto 10 sono passati.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Questa scelta ti è costata qualcosa. Trovane una migliore.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Questa serata si apre dopo la serata {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Questo è un replay: non si può giocare.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Questa è tutta la segnalazione. Non si invia nulla: decidi tu a chi darla.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Questa riga dice sempre che cosa fare. Un dubbio? H dà un suggerimento e dice perché. L mostra di nuovo le ultime mosse. F1 spiega il gioco, e Shift+F1 ne ha le regole. Buon divertimento!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Questa mossa costa {cost} della partita: da {before} a {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Questa mossa costa {number} punti.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Questa mossa è la migliore. Giocala, o scegli Avanti.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Questa posizione non si può aprire: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Questa posizione viene da una versione più recente di Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Questo problema è risolto.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Questa domanda appare una volta sola. La lezione resta in Aiuto, «In due minuti».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Questa corsa aggiunge circa {count} ai tuoi punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Questo passo è fatto. Vai al prossimo.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Tre ospiti generosi e una partita breve di ogni gioco.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Tre picche per te. Ad Ada vanno la carta rimasta e il premio. Perdere dopo una parità può convenire.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Alla voce</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Con così pochi punti può bastare una manche.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>All’ini&amp;zio</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Alla &amp;fine</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>To&amp;rnei</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Oggi, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Problema di oggi</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Stasera la musica era dalla tua.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Troppo vicine per decidere.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Troppo rosso, in quella mano.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>In alto</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>In alto a sinistra</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>In alto a destra</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Totali corsa per corsa</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Totali manche per manche</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Tradizionale, dal Medio Oriente; il nome in arabo significa «immagini».</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Riprova: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Prova a vincere i {count} punti con una carta alta, {rank:il}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Prova a vincere i {count} punti con la tua carta più bassa, e tieni {rank:il}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Prova a rompere il duo {slot} di {player}, che ha dichiarato.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Prova a rompere il duo {slot} di {player}, che ha bussato.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Dodici serate contro ospiti sempre più forti</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Due cuori: questo premio non ti serve. Chi perde prende le due puntate, quindi una picca bassa ti torna indietro e si porta dietro la carta di Ada. Punta il 3 di picche.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Altri due turni!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Due giocatori non possono chiamarsi entrambi {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Due ospiti dispettosi e uno forte.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>A quattr’occhi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annulla le modifiche</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Annulla l’eliminazione</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Carte non viste del seme che raccogli: {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Inutilizzabile</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Usa una carta solo dove migliora o guasta un duo: se no, scartala.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Usala per altri due turni, o scartala.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Usa la donna</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Usa {card:il} per altri due turni.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Partite normali</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Valido. Un numero può sostituire una tua carta coperta o una carta scoperta di Ada; solo un 10 sostituisce un asso. Puoi scartare qualsiasi carta.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Aspetta, com’è successo?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Aspetta: chi dichiara lascia agli altri un turno per rompere un duo.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Aspetta: chi bussa lascia all’altro un turno per rompere un duo.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Avvisa prima di mosse che ti danneggiano di sicuro</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Guardata</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Ben costruito</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Ben meritato. L’ho visto arrivare, e me lo sono goduto.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Ben calcolato. Non avrei saputo fare meglio.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Ben visto: deve averla lei. Ma prima prendi il 7 di fiori da Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Bene, bene. Non si finisce mai di imparare.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Che bella luce su questo tavolo.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Che tavolo. Che compagnia!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Quanto è costata ogni tua scelta, e quanto era fortuna? Il giocatore più forte controlla ogni scelta, senza sapere più di quanto sapevi tu.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Che cosa sa ognuno</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Che cosa sa chiunque abbia ascoltato</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Che spasso. Ancora una?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Novità</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Novità di Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Che cosa ricordano</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Quanto è costata &amp;questa scelta</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Che cosa puntare</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Che cosa scartare</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Che fare di una figura</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Con che cosa aprire</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Che cosa pagare</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è andato storto</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Che cosa puoi sapere, anche dalla tua mano: conta come aiuto</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Quando finisci questo turno peschi di nuovo, e poi ancora una volta. Nel frattempo Ada non può guastare nulla.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Quando giochi</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>In solitario nessuno ispeziona le tue pile: barare non si scopre mai. La partita conta come giocata con aiuti.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Dove è permesso barare, i generosi non barano mai e ispezionano di meno</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Dove è permesso barare, i dispettosi barano e ispezionano di più</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Quali puntate prendere</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quale carta</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Quale carta chiedi a {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Quale duo costruire</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Quale duo guastare</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Quale valore raccogliere</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Quale cima coprire</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Chi ha di sicuro quale carta</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Chi ce l’ha?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Chi ha quale carta</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Chi può avere quale carta</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Chi deve avere almeno una carta del valore</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Chi perde è fuori, e gli ultimi due giocano la finale.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Chi dice No apre la presa seguente: confronta questa carta con l’apertura.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>A chi chiedi {card:il}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>A chi chiedi {card:il}? Scegli un giocatore.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>A chi chiedi? Scegli un giocatore.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Le scelte di chi</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Vincere a Spy vs Spy dall’ultimo posto grazie al bonus.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Vincere una partita di Soureh senza pagare un punto.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Vincere una serata.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Vincere per un solo punto.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Vincere partendo dall’ultimo posto.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Vinci le carte punti, che valgono da 2 a 10 punti. Sono in questa colonna; in ogni presa si gioca per quella grande. Una partita ha quattro manche di nove prese, e vince chi ha più punti. Ogni nome ha accanto i suoi punti; la tacca sotto indica quanto può ancora rendere questa manche.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Vinci il premio dopo la parità.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Vinci il premio per avere {kept} carte di {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Vinci subito i {count} punti.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Vinci subito i {count} punti; gli altri scartano tutte le carte sopra {rank:il}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Vinci i {count} punti, gli ultimi di questa manche.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>A carte scoperte: da {first}, fra {low} e {high}, a {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Con e senza aiuti</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuti</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Con pile in riserva</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Con l’intervallo al 95%; il trattino verticale è la quota equa.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Con queste carte il livello «{level}» fa {score} punti; qui sono stati {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Con queste carte il livello «{level}» vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Con {entrants} partecipanti ci sono al massimo {most} manche.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Senza la fortuna: {share} di partita.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Senza il bonus prendi una delle tue pile: tienine una piccola.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Senza il tuo asso le prese seguenti rendono circa %n punto in meno.</numerusform>
            <numerusform>Senza il tuo asso le prese seguenti rendono circa %n punti in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Nessuna vinta.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Carte punti di {suit}: {cards}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Parola, numero o testo</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Scrivi una no&amp;ta…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Scritto da John Gallidakis per il Macintosh nel 1997 e 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Tasto sbagliato: il mazzetto è bloccato per un attimo.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Sì!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Ieri, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Non accusi nessuno.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Accusi {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Paghi solo tu.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Tu e {players} siete fuori dalla partita.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Sei davanti a tutti noi. Per ora.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Hai barato, e si vede: {card:il} non va.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Non partecipi a questa corsa.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Il tuo posto: {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Sei fuori dalla partita.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Sei davvero in gamba.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Chiedi a {asked} {card:il}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Hai chiesto a {player} {card:il}: no.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Punti {card:il}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Chiami Soy {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Chiami Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Lo chiami tu: un solo seme.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Annunci {card:il}: resta %n carta.</numerusform>
            <numerusform>Annunci {card:il}: restano %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Hai chiamato Soy dopo %n manche.</numerusform>
            <numerusform>Hai chiamato Soy dopo %n manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Con un bonus di %n carta passi dall’ultimo posto al primo.</numerusform>
            <numerusform>Con un bonus di %n carte passi dall’ultimo posto al primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Puoi accusare solo gli altri.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Puoi chiedere solo agli altri.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Non puoi sapere dov’è {card:il}: la probabilità che sia di {player} è una su tre. Se non va, perdi il turno. Un altro 7 è sicuro.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Non puoi sostituire le carte coperte degli altri.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Hai barato!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Potresti sapere che {holder} ha {card:il}, ma l’hai dimenticato.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Avete ballato bene. Io ho ballato meglio.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Hai dichiarato Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Te la sei meritata. La prossima tocca a me.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Non hai pescato {rank:un}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Scarti {card:il}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>È vero, ti resta un turno. Ma i quattro duo sono tutti validi, e Ada può guastarne uno: bussa ora.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Non chiami Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Non hai {card:il}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Non sai chi ha {card:il}. Possibili: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Peschi di nuovo: {card:il}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Peschi {cards:il}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Peschi {card:il}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Hai pescato una donna. Dopo questo turno te ne dà altri due. Premi «Usa la donna».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Ottieni il bonus {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Superi il limite di {limit} {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Superi il limite di {limit} {share} volte su 100.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Finisci prima degli altri {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Finisci al posto {place}: tutte le carte piazzate.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Finisci al posto {place}: senza mosse, con %n carta rimasta.</numerusform>
            <numerusform>Finisci al posto {place}: senza mosse, con %n carte rimaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Ottieni i 50 punti dei quattro duo validi {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Ricevi {cards:il}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Dai la carta a {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Hai avuto {card:il} da {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Hai avuto quattro duo validi %n volta.</numerusform>
            <numerusform>Hai avuto quattro duo validi %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Hai già scartato.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Hai già puntato.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Siete stati una compagnia generosissima.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Hai fatto attenzione. Bene.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Hai già finito questa corsa.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Hai finito. Gli altri corrono ancora.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Hai appena vinto a {game}. Stavolta no.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Non ti resta nessun asso per le prese seguenti.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Non hai pile da scegliere.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Ancora nessuna partita così senza aiuti (%n con aiuti).</numerusform>
            <numerusform>Ancora nessuna partita così senza aiuti (%n con aiuti).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Ancora nessuna partita così.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Non hai barato: tutte le carte vanno bene.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Ora non hai nulla da fare.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Hai risolto tutti i problemi di «{theme}». {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Devi farmi vedere come hai fatto.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Di {suit} hai vinto: {worths}; {total} in tutto</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>In questa manche non hai vinto nulla; {total} in tutto</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Hai vinto {won} delle ultime {count} partite contro {level}. Per {names} c’è anche il livello {better}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Questa ce l’hai tu.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Non hai carte di questo valore.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Non hai carte.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Non hai nulla di alto come {card:il}, quindi dici No.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>{card:Il} ce l’hai tu.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Hai tu {card:il}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Per puntare tieni {card:il}, altrimenti {second:il}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Per le puntate seguenti tieni {second:il}, altrimenti {card:il}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Lasci il tuo punteggio com’è.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Bussi: {other} ha un ultimo turno.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Hai bussato.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Tu sai</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Sai che {holder} ha {card:il}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Sai dov’è una carta degli altri, ma ne hai dimenticate {forgotten}.</numerusform>
            <numerusform>Sai dove sono %n carte degli altri, ma ne hai dimenticate {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Sai dov’è una carta degli altri.</numerusform>
            <numerusform>Sai dove sono %n carte degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Hai calato i quattro assi dopo %n domanda.</numerusform>
            <numerusform>Hai calato i quattro assi dopo %n domande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Hai calato più di tutti: %n punto su {all}.</numerusform>
            <numerusform>Hai calato più di tutti: %n punti su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Cali {four:i} {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Cali {four:i}, {points} punti.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Apri tu questa presa, quindi devi giocare una carta.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Sei in testa con %n punto.</numerusform>
            <numerusform>Sei in testa con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Sei in testa, {best} a {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Apri tu: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Apri tu: gioca una carta qualsiasi. L’ultima giocata vince la carta punti.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Eri in testa dopo la manche.</numerusform>
            <numerusform>Eri in testa dopo ognuna delle %n manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Perdi il premio {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Hai perso: scegli le puntate da prendere, {taken} di {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Hai fatto %n punto in una manche.</numerusform>
            <numerusform>Hai fatto %n punti in una manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Non hai fatto scelte.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Qui non scegli nulla.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Scartare puoi sempre. Ma il 9 serve al tuo secondo duo: qualsiasi carta sopra il 4 lo rende valido.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Puoi chiedere {card:il} solo finché hai {rank:altro}.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Puoi chiedere solo valori che hai. Ada ha chiesto un 7, quindi ha un altro 7: deve essere il 7 di quadri, l’ultimo che manca. Chiedilo a lei.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Puoi sostituire solo una carta scoperta di un altro.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Metti {card:il} sotto il mazzetto.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Ora devi puntare una carta della tua mano.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Ora devi scartare una carta della tua mano.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Ora devi prendere %n delle carte puntate.</numerusform>
            <numerusform>Ora devi prendere %n delle carte puntate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Devi prendere esattamente %n delle carte puntate.</numerusform>
            <numerusform>Devi prendere esattamente %n delle carte puntate.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>In questa manche paghi circa {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Tu non paghi nulla. Ada non è riuscita ad aggiustare il suo quarto duo, quindi ha pagato il valore di una carta di ognuno dei suoi quattro duo: 15 punti in tutto.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Paghi questa carta.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Paghi {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Paghi {points} ({total} finora).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Paghi {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Metti {card:il} sulla pila {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Giochi contro %n altro.</numerusform>
            <numerusform>Giochi contro altri %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Giochi contro {players}, livello {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Giochi contro {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Giochi con le tue cinque carte: l’asso è la più alta, il 2 la più bassa. Al centro ci sono le carte giocate, l’ultima in grande. Il pulsante No è a destra; peschi dal tallone a sinistra.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Giochi {card:il}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Giochi {card:il}: una coppia.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Giochi {card:il}: un poker.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Giochi {card:il}: un tris.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Hai giocato tutte queste partite con aiuti.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Hai giocato la quarta carta di fila dello stesso valore.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Hai giocato queste partite in solitario.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Arrivi a {count} e togli 50 {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Ti ricordi la partita di {game}? L’ho vinta io.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Ricordi {remembered} di %n domanda di questa manche.</numerusform>
            <numerusform>Ricordi {remembered} di %n domande di questa manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>In questa manche fai circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Non fai punti.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Fai {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Fai {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Sei in testa a pari merito con %n punto.</numerusform>
            <numerusform>Sei in testa a pari merito con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Mostri il resto: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Prendi le due puntate.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Prendi la pila {pile}, che vale {points} ({total} finora).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Prendi dalle puntate {cards:il}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Togli {points}: ora {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Poi, per puntare, hai una carta più alta che con l’altra mossa.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Poi, per puntare, hai una carta più bassa che con l’altra mossa.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Poi hai circa {count} carte di un seme, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Hai tolto 50 punti dal tuo punteggio.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Hai preso la testa nella corsa {number} e l’hai tenuta.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Hai preso la testa nella manche {number} e l’hai tenuta.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Hai preso la testa nell’ultima corsa.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Hai preso la testa nell’ultima manche.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Scopri {card:il}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Eri avanti in {ahead} di queste partite, pari in {level} e indietro in {behind}. Metà sono finite da {low} a {high}; la mediana è {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Hai finito prima degli altri.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vinci meno della quota equa di {even}: {share} di {matches}; alla lunga è probabile {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vinci più della quota equa di {even}: {share} di {matches}; alla lunga è probabile {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Ottieni la carta {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Vinci la serata.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Vinci il premio {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Vinci il premio.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Vinci la manche, {points} a {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Vinci i {count} punti {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Vinci {points} punti</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Vinci la carta da {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Vinci la carta da {worth}: {total} in tutto.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Vinci con %n punto.</numerusform>
            <numerusform>Vinci con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Vinci con Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Vinci {prize}: {own} batte {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Vinci.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Hai vinto per un solo punto.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Di {suit} hai vinto più di tutti: %n punto su {all}.</numerusform>
            <numerusform>Di {suit} hai vinto più di tutti: %n punti su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Hai vinto quelle due picche. Dopo ogni manche i due giocatori scartano una carta coperta. Cinque delle tue carte sono ora di picche: metti il 5 di cuori sui tuoi scarti.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Hai vinto senza pagare un punto.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Vittorie: {share} di {matches}; alla lunga è probabile {interval}, e la quota equa è {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vittorie: {share} di {matches}; alla lunga è probabile {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Hai vinto, con %n punto.</numerusform>
            <numerusform>Hai vinto, con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Riceveresti una carta sconosciuta e terresti la donna. Dai via la donna.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Al circolo avresti fatto strada.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Perderesti una picca e terresti la carta di cuori: niente Soy. Scarta il 5 di cuori.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Tu?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>La tua %n scelta costa {cost}.</numerusform>
            <numerusform>Le tue %n scelte costano {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Il tuo asso non costa nulla a {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Il tuo asso costa a {other} {cards:il}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Il tuo asso ha preso %n carta.</numerusform>
            <numerusform>Il tuo asso ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Il tuo asso, tenuto per dopo, vince circa %n punto in più.</numerusform>
            <numerusform>Il tuo asso, tenuto per dopo, vince circa %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>La tua puntata</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Le tue carte formano quattro duo, ognuno con una carta scoperta e una coperta. Raccogli punti: con 300 si vince la partita. Ogni duo valido rende il valore delle sue due carte; quattro duo validi rendono altri 50. Un asso vale 15, ma è la carta più bassa; fanti, donne e re non valgono nulla.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Le tue carte formano quattro duo, ognuno con una carta scoperta e una coperta. Rendili validi tutti e quattro, poi di’ Soureh. Chi non ha quattro duo validi paga punti, e i punti sono un male: quando qualcuno supera 100, vince il punteggio più basso. L’asso conta 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Le tue carte sono più alte, e non ci sono più premi.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Le tue carte sono più basse, e non ci sono più premi.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Nelle prese seguenti le tue carte vincono un po’ di meno.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Nelle prese seguenti le tue carte vincono un po’ di più.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Nelle prese seguenti le tue carte vincono circa %n punto in meno.</numerusform>
            <numerusform>Nelle prese seguenti le tue carte vincono circa %n punti in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Nelle prese seguenti le tue carte vincono circa %n punto in più.</numerusform>
            <numerusform>Nelle prese seguenti le tue carte vincono circa %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Il tuo duo {slot} non è valido: {up:il}, ner{up:accordo}, non è più alt{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Il tuo duo {slot} non è valido: {up:il}, ross{up:accordo}, non è più bass{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Il tuo duo {slot} non è valido: {down:il} è copert{down:accordo}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Il tuo duo {slot} non è valido: due assi.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Alla fine il tuo duo {slot} è valido {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Il tuo duo {slot} è valido.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Il tuo duo {slot} è valido: %n punto.</numerusform>
            <numerusform>Il tuo duo {slot} è valido: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>I tuoi duo sono tutti validi.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>I tuoi duo rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>I tuoi scarti: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>La tua quinta pila; al massimo sono sei. Dopo, una carta che non va da nessuna parte finisce sotto il mazzetto, e la prima di queste la annunci. Quando la carta annunciata è tornata, la prossima che non va da nessuna parte chiude la tua corsa.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Il tuo primo duo è già valido: perderesti solo i 6 punti del 6 nero. Il fante serve al duo con il 10 rosso.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Il tuo primo duo è valido e lo resterebbe. Pagheresti lo stesso per il secondo, e Ada non pagherebbe nulla.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Ora il tuo primo duo è valido: un 6 nero sopra un 2. L’asso di Ada va con qualsiasi numero, ma ora dietro ha la tua donna: il suo duo non è valido.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>La tua prima partita: H dà un suggerimento, L mostra di nuovo le ultime mosse.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>La tua prima corsa non ha orologio: fai con calma.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Il tuo quarto duo è già valido: perderesti solo i 4 punti del 4 rosso. Il fante serve al duo con il 10 rosso.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>La tua mano, %n carta: {cards}.</numerusform>
            <numerusform>La tua mano, %n carte: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>La tua mano: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Le tue ultime mosse non sono salvate.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Il tuo ultimo turno</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Il tuo ultimo turno. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>La tua mossa</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>La tua mossa è arrivata tardi: la partita è già andata avanti.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Le mosse fatte finora andranno perse.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Gli altri tuoi duo rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>La tua pila {number}, dalla prima carta</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>La tua pila {number}: {card:il} non va {under:sul}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>I tuoi problemi (%n)</numerusform>
            <numerusform>I tuoi problemi (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>La tua donna batte l’8. Le due picche sono tue. Ada riprende l’8, e le va anche la tua donna: chi vince dà sempre via la sua puntata.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Il tuo mazzetto, resta %n carta</numerusform>
            <numerusform>Il tuo mazzetto, restano %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Il tuo mazzetto, bloccato da un tasto sbagliato, resta %n carta</numerusform>
            <numerusform>Il tuo mazzetto, bloccato da un tasto sbagliato, restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>La tua forza: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>I tuoi risultati in cifre</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Il tuo punteggio cambia di circa {count}, altrimenti di {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Hai {total} punti. Ne togli 50?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>I tuoi punteggi</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Il tuo secondo duo ha una croce: un 4 rosso non è più basso del 2. Hai pescato un 9. Mettilo sul 2: trascinalo lì, o clicca sul 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Il tuo secondo duo non è valido, perché nessuna carta è più alta del suo 10 rosso. Un fante può sostituire una qualsiasi delle tue carte scoperte, tranne un asso; sopra un numero rende valido il duo. Metti il fante sul 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Le tue impostazioni non si sono potute leggere, quindi valgono quelle predefinite; il file danneggiato resta come {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Le tue impostazioni in {file} non si sono potute leggere, quindi valgono quelle predefinite e le modifiche non si salvano.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Le tue impostazioni sono state salvate da una versione più recente di Soirée; questa versione usa quelle che conosce e non salva le modifiche.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>La tua pila più piccola, quella che paghi, ha alla fine circa {count} carte, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Il tuo terzo duo è già valido: perderesti solo i 9 punti del 9 nero. Il fante serve al duo con il 10 rosso.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Il turno finisce: nessuno dei tuoi duo è valido.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Il turno finisce: non tutti i tuoi duo sono validi.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Il turno finisce: uno solo dei tuoi duo è valido.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Il turno finisce: te ne resta ancora %n.</numerusform>
            <numerusform>Il turno finisce: te ne restano ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Tocca a te. Una scelta è chiaramente la migliore: falla.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>I tuoi duo validi: {valid}; non validi: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Tutta la tua mano era di {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>La tua parola</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>{card:Tuo} batte {second:il} di {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Con {card:il} giochi altri due turni.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Metti {card:il} al posto {old:del} copert{old:accordo} nel tuo duo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Metti {card:il} al posto {old:del} scopert{old:accordo} nel tuo duo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Metti {card:il} al posto {old:del} nel duo {slot} di {owner}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Il tuo {card} prende {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Con {king:il} scambi le carte coperte dei tuoi duo {slot} e {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Con {king:il} scambi le carte coperte dei duo {slot} e {second} di {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Con {king:il} scambi {card:il}, tuo duo {slot}, con {other:il} di {holder}, duo {second}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Tua. Ben giocata.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>un giorno in ritardo</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>un mazzo intero</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>una carta coperta per {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>circa %n minuto</numerusform>
            <numerusform>circa %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>più o meno come {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>ti accusa</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>accusa {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>avanti {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>a carte scoperte</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>tutte le carte piazzate</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>tutti i duo validi, non paga nulla</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>tutti e quattro</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>come prima</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>alla pari</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>ti chiede {card:il}: no</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>almeno una</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>punteggio medio</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>batte {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>indietro {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>migliore: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>fra {level} e {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>errore grave</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>annuncia {card:il}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>duo {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>scarta una carta</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>riceve una pila</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>mezzo mazzo</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>mezzo mazzo: solo in 2</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>mezzi mazzi: solo in 2</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>mano di {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>suggerimenti a partita</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossibile</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisione</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>è fuori dalla partita</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>re, scambia due carte coperte</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>re, scambia le tue carte coperte {slot} e {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>re, ti prende {card:il}, duo {slot}, per {other:il}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>ultimo turno</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>cala {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>probabile {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>record: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>perde con {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partita {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>durata mediana</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>contro {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>millisecondi, da {least} a {most}; di solito {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misti</translation>
    </message>
    <message>
        <source>next</source>
        <translation>prossima</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>nessuna immagine</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>manca {card:il}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>chiede {card:il} a {player}: no</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>non qui</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ignoto</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>ignoto: ± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>non ancora analizzata</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>a te nulla</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>a {player} nulla</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>ancora nulla di calato</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ancora nulla</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>nulla, a meno di {error} di partita</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>nulla, a meno di {error} punti</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>quando qualcuno supera il limite</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>quando tutti tranne uno superano il limite</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>uno per manche, in quest’ordine</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>carte scoperte</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>avversari: mediana {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>paga {points}, {total} in tutto</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>piazza {card:il}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>mettere una carta dove non va</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>punti, da {least} a {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>punti, da {least} a {most}; meglio averne pochi</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>premio</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>donna, altri due turni</translation>
    </message>
    <message>
        <source>random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>la prima: {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>risolto per %n giorno</numerusform>
            <numerusform>risolto per %n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>ancora incerta</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>più forte di {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>senza mosse</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>per esempio {word}, 2026 o Capodanno da Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>la accetta</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>ti prende {card:il}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>prende {cards:il}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>toglie {points}: {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>il dorso</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>i due migliori giocano per il primo posto, gli altri per il terzo</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>i due migliori, e gli altri per il terzo posto</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>nel menu</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>pari con {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>deve chiedere</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>deve scegliere</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>mosse annullate a partita: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>vale dalla prossima partita</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>opzioni normali</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>più debole di {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>dove è permesso barare</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>vince {points} punti</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>vince {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>vince {share}% su {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuti</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>con aiuti, a parte</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>con {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>con {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>senza aiuti</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>senza la fortuna {share} di partita</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>vinte</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>vinte di fila</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>hai vinto contro {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>prendi le due puntate</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>tu {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>tu: mediana {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>il tuo punto di vista</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>a te {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tua</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} ti ha chiesto {card:il}: no.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} ha chiesto a {player} {card:il}: no.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} ti ha preso {card:il}.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} ha avuto {card:il} da {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} batte {own}, vince {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} contro {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: una carta coperta</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: posto per una carta</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, copert{card:accordo}</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} e pesca %n carta</numerusform>
            <numerusform>{card} e pesca %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>scarta {card:il}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>prende {card:il} a {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} su {lost}, tuo duo {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} su {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} su {lost} di {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} prende {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, copert{card:accordo}, tuo duo {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, copert{card:accordo}, duo {slot} di {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, mano di {player}, {number} di {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, la carta che ha pescato {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, la carta che hai pescato</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, scopert{card:accordo}</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, scopert{card:accordo}, tuo duo {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, scopert{card:accordo}, duo {slot} di {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, la tua mano, {number} di {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} di {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} come tabella</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} in tutto</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} duo validi su {coops}</translation>
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
        <translation>{deck} (tuo)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} su {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Valgono le scorciatoie predefinite, finché non le cambi.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} non si può aprire come partita ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} non si può aprire come torneo ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} non si è potuto leggere ({reason}), quindi Soirée ne fa a meno.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} non si è potuto eliminare ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} non si è potuto salvare ({reason}); resta la versione precedente.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} non si è potuto salvare perché il disco è pieno; resta la versione precedente.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} non si è potuto salvare perché il disco è in sola lettura; resta la versione precedente.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} non si è potuto salvare perché lì non puoi scrivere; resta la versione precedente.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} non si è potuto scrivere: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} non è una partita né un mazzo di carte.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} è stato salvato da una versione più recente di Soirée, quindi questa versione non può aprirlo.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} e {second} vincono a pari merito</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} e {second} pareggiano</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} ha vinto contro di te</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first} ha vinto contro {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
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
            <numerusform>{first}, {second}, {third} e %n altro</numerusform>
            <numerusform>{first}, {second}, {third} e altri %n</numerusform>
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
        <translation>{game} in due minuti</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} con {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, non si può usare: {reason}</translation>
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
        <translation>{game}: {players} (finita)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (replay)</translation>
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
        <translation>{keys} è assegnato a {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} è riservato ai tavoli.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n carta</numerusform>
            <numerusform>{key} · %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n punto</numerusform>
            <numerusform>{key} · %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>da {least} a {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low}–{high}%</translation>
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
        <translation>{move} non è una mossa di Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} non è una mossa di Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} non è una mossa di Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} non è una mossa di Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} non è una mossa di {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, da non pagare</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, non valido</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, da pagare</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, valido</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} di {matches}, intervallo {interval}, quota equa {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} di {last}, vince chi ne ha di più</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} di {last}, vince chi ne ha meno</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} di {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} punti</translation>
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
        <translation>{number}: {up} su {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} non è un’opzione di {game}, o compare due volte.</translation>
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
        <translation>{players} (ripetizione {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>{players} sono fuori dalla partita.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>{players} pagano.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} sono in testa a pari merito con %n punto.</numerusform>
            <numerusform>{players} sono in testa a pari merito con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>{players} vincono il torneo a pari merito.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} vincono a pari merito.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} non accusa nessuno.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} ti accusa.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} accusa {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Paga solo {player}.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} ti chiede {card:il}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} chiede a {asked} {card:il}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} punta {card:il}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} rompe un tuo duo prima della fine {share} volte su 100.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} ha chiamato Soy dopo %n manche.</numerusform>
            <numerusform>{player} ha chiamato Soy dopo %n manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>Lo chiama {player}: un solo seme.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} annuncia {card:il}: resta %n carta.</numerusform>
            <numerusform>{player} annuncia {card:il}: restano %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Con un bonus di %n carta {player} passa dall’ultimo posto al primo.</numerusform>
            <numerusform>Con un bonus di %n carte {player} passa dall’ultimo posto al primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} può chiamare Soy {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} può pareggiare e pescare {share} volte su 100.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} non può averla.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} ha barato!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} sceglie.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} potrebbe sapere che hai {card:il}, ma l’ha dimenticato.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} potrebbe sapere che {holder} ha {card:il}, ma l’ha dimenticato.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} ha dichiarato Soureh.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} scarta una carta.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} scarta {card:il}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} non ce l’ha. Ada ha chiesto un 7, quindi ne ha uno, e resta solo il 7 di quadri: chiedi ad Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} non sa chi ha {card:il}. Possibili: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>Così {player} pesca %n carta.</numerusform>
            <numerusform>Così {player} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>Così {player} pesca una carta.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pesca una carta.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} pesca di nuovo.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} pesca di nuovo: {card:il}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} pesca {card:il}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} supera il limite di {limit} {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} finisce al posto {place}: tutte le carte piazzate.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} finisce al posto {place}: senza mosse, con %n carta rimasta.</numerusform>
            <numerusform>{player} finisce al posto {place}: senza mosse, con %n carte rimaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} prende le due puntate</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} ottiene i 50 punti dei quattro duo validi {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} riceve {cards:il}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} ti dà la carta.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} dà la carta a {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} ha avuto quattro duo validi %n volta.</numerusform>
            <numerusform>{player} ha avuto quattro duo validi %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} ha già pagato.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>Ce l’ha {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>Non ci sono più carte da chiedere a {player}.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} non ha barato: tutte le carte vanno bene.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>Di {suit} {player} ha vinto: {worths}; {total} in tutto</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>In questa manche {player} non ha vinto nulla; {total} in tutto</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} ha {card:il}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>{player} ha barato, e si vede: {card:il} non va.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} è fuori dalla partita.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} lascia il punteggio com’è.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} ha bussato.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} bussa: hai un ultimo turno.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} bussa: {other} ha un ultimo turno.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} sa che hai {card:il}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} sa che {holder} ha {card:il}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} sa dov’è una carta degli altri, ma ne ha dimenticate {forgotten}.</numerusform>
            <numerusform>{player} sa dove sono %n carte degli altri, ma ne ha dimenticate {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} sa dov’è una carta degli altri.</numerusform>
            <numerusform>{player} sa dove sono %n carte degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} ha calato i quattro assi dopo %n domanda.</numerusform>
            <numerusform>{player} ha calato i quattro assi dopo %n domande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} ha calato più di tutti: %n punto su {all}.</numerusform>
            <numerusform>{player} ha calato più di tutti: %n punti su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} posa una puntata.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} cala {four:i}, {points} punti.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} è in testa con %n punto.</numerusform>
            <numerusform>{player} è in testa con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} è in testa, {best} contro {next} tuoi.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} è in testa, {best} a {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} era in testa dopo la manche.</numerusform>
            <numerusform>{player} era in testa dopo ognuna delle %n manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} ha fatto %n punto in una manche.</numerusform>
            <numerusform>{player} ha fatto %n punti in una manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} può prenderti {card:il}, altrimenti {second:il}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>In questa manche {player} paga circa {count}, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} paga {points} ({total} finora).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} paga {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} ha giocato la quarta carta di fila dello stesso valore.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} gioca {card:il}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} gioca {card:il}: una coppia.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} gioca {card:il}: un poker.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} gioca {card:il}: un tris.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} arriva a {count} e toglie 50 {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} ricorda {remembered} di %n domanda di questa manche.</numerusform>
            <numerusform>{player} ricorda {remembered} di %n domande di questa manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>In questa manche {player} fa circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} non fa punti.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} fa {points}, {total} in tutto.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} fa {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} ha mostrato {card:il} e l’ha ancora.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} mostra il resto: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} arriva lo stesso a quattro duo validi {share} volte su 100.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} prende le due puntate.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} prende la pila {pile}, che vale {points} ({total} finora).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} prende una parte delle puntate.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} prende dalle puntate {cards:il}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} toglie {points}: ora {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>Poi, per puntare, {player} ha una carta più alta che con l’altra mossa.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>Poi, per puntare, {player} ha una carta più bassa che con l’altra mossa.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} ha poi circa {count} carte di un seme, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} ha tolto 50 punti.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} non ha partecipato a questa corsa.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} ha preso la testa nella corsa {number} e l’ha tenuta.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} ha preso la testa nella manche {number} e l’ha tenuta.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} ha preso la testa nell’ultima corsa.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} ha preso la testa nell’ultima manche.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} ha finito prima degli altri.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} vince la serata.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} vince il premio.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} vince la manche, {points} a {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} vince i {count} punti {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} vince la carta da {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} vince la carta da {worth}: {total} in tutto.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} vince con %n punto.</numerusform>
            <numerusform>{player} vince con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} vince con Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} vince!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} vince.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>Vittoria di {player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} ha vinto per un solo punto.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Di {suit} ha vinto più di tutti {player}: %n punto su {all}.</numerusform>
            <numerusform>Di {suit} ha vinto più di tutti {player}: %n punti su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>{player} ha vinto il torneo.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} ha vinto senza pagare un punto.</translation>
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
            <numerusform>{player}, %n punto</numerusform>
            <numerusform>{player}, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, pila {number}, dalla prima carta</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, pila {number}: {card:il} non va {under:sul}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: carte rimaste {left}, punti {points}, pile {tops}</translation>
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
        <translation>L’asso di {player} non ti costa nulla.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>L’asso di {player} ti costa {cards:il}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>L’asso di {player} non costa nulla a {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>L’asso di {player} costa a {other} {cards:il}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Un asso di {player} ha preso %n carta.</numerusform>
            <numerusform>Un asso di {player} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Puntata di {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Il duo {slot} di {player} non è valido: {up:il}, ner{up:accordo}, non è più alt{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Il duo {slot} di {player} non è valido: {up:il}, ross{up:accordo}, non è più bass{up:accordo} {down:del}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Il duo {slot} di {player} non è valido: {down:il} è copert{down:accordo}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>Il duo {slot} di {player} non è valido: due assi.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Alla fine il duo {slot} di {player} è valido {share} volte su 100, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>Il duo {slot} di {player} è valido.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Il duo {slot} di {player} è valido: %n punto.</numerusform>
            <numerusform>Il duo {slot} di {player} è valido: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>I duo di {player} sono tutti validi.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>I duo di {player} rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} mette la carta pescata al posto {old:del} copert{old:accordo}, duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>La mano di {player} resta coperta: solo chi chiama mostra la mano.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>La mano di {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Gli altri duo di {player} rendono circa {count} punti, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Il punteggio di {player} cambia di circa {count}, altrimenti di {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>I duo validi di {player}: {valid}; non validi: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>il punto di vista di {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Tutta la mano di {player} era di {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>a {player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:Il} di {player} batte {second:tuo}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:Il} di {player} batte {second:il} di {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} usa {card:il} per altri due turni.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} mette {card:il} al posto {old:del} nel tuo duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} mette {card:il} al posto {old:del} copert{old:accordo}, duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} mette {card:il} al posto {old:del} scopert{old:accordo}, duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} mette {card:il} al posto {old:del} nel duo {slot} di {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} usa {king:il}: scambia le carte coperte dei propri duo {slot} e {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} usa {king:il}: scambia le carte coperte dei tuoi duo {slot} e {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} usa {king:il}: scambia le carte coperte dei duo {slot} e {second} di {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} usa {king:il}: scambia {card:il}, tuo duo {slot}, con {other:il} di {holder}, duo {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} usa {king:il}: si scambiano le carte coperte del duo {slot} di {owner} e del duo {second} di {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} usa {king:il}: scambia {card:il} di {owner}, duo {slot}, con {other:il} di {holder}, duo {second}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} prima di questa manche</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} per le carte rimaste</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} per aver barato</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} per il primo posto</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} per la pila presa</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} dal bonus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} se la manche finisse ora, a giudicare dalle carte che vedi</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} calati</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} con tutto ciò che questa manche può ancora rendere</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} di {length}</translation>
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
        <translation>{rank}º su {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, con aiuti</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} a {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} di {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; partite giocate: {played} su {count}.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} punti</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. La tacca: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} di partita</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} vinte</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>Fra le carte che devono venire, {share} su 100 andranno bene, altrimenti {rest}.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>Fra le carte non viste, {share} su 100 romperebbero di nuovo il tuo duo {slot}.</translation>
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
            <numerusform>{solved} su %n risolto</numerusform>
            <numerusform>{solved} su %n risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (ora sul tavolo)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, titolo</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Lo stesso per tutti.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} in tutto</translation>
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
        <translation>{value}, posto {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} si aprirà quando chiudi «{dialog}».</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} alla prima scelta, minimo {low} ({trough}), massimo {high} ({peak}), {last} all’ultima.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Il mazzetto è bloccato per {seconds} s.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixel</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} ha vinto a {game}. Non me l’aspettavo.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>«No», dice {player}.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>«No», dici.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>«Soureh!», dice {player}. Tutti gli altri hanno un ultimo turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>«Soureh!», dice {player}. Hai un ultimo turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>«Soureh!», dice {player}. {other} ha un ultimo turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>«Soureh!», dici. Tutti gli altri hanno un ultimo turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>«Soureh!», dici. {other} ha un ultimo turno.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>«Soy!», chiama {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>«Soy!», chiami.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>«{call}»</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>«{command}»</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>«{keys}» non può essere una scorciatoia per «{command}».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>«{text}» non è una carta: scrivi valore e seme, come 7h o 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«{what}» deve essere un numero intero da {least} a {most}.</translation>
    </message>
</context>
</TS>
