<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> a </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>Un error grave (??).</numerusform>
            <numerusform>%n errores graves (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>una carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>Una velada jugada; ganadas: {won}.</numerusform>
            <numerusform>%n veladas jugadas; ganadas: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>Una imprecisión (?!).</numerusform>
            <numerusform>%n imprecisiones (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda una</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>una partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>Una partida recuperada.</numerusform>
            <numerusform>%n partidas recuperadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>Una partida analizada: se abre con su análisis.</numerusform>
            <numerusform>%n partidas analizadas: cada una se abre con su análisis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>Una partida guardada.</numerusform>
            <numerusform>%n partidas guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Falta por revisar una partida…</numerusform>
            <numerusform>Faltan por revisar %n partidas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>Una partida no se pudo analizar.</numerusform>
            <numerusform>%n partidas no se pudieron analizar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>Una partida eliminada.</numerusform>
            <numerusform>%n partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>Una partida jugada hasta ahora.</numerusform>
            <numerusform>%n partidas jugadas hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>Una sola partida: muy poco para saber cada cuánto ganas.</numerusform>
            <numerusform>%n partidas: muy pocas para saber cada cuánto ganas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>Una sola partida: muy poco para saber.</numerusform>
            <numerusform>%n partidas: muy pocas para saber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>un minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>Un error (?).</numerusform>
            <numerusform>%n errores (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>otra más</numerusform>
            <numerusform>otras %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>Otro atajo más no se puede usar.</numerusform>
            <numerusform>Otros %n atajos más no se pueden usar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>una jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>Una jugada la hizo la máquina por ti y no cuenta.</numerusform>
            <numerusform>%n jugadas las hizo la máquina por ti y no cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>Un reparto jugado de {every}; ganados: {won}.</numerusform>
            <numerusform>%n repartos jugados de {every}; ganados: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>Un jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>Un jugador va en cabeza, con {points}.</numerusform>
            <numerusform>%n jugadores comparten la cabeza, con {points} cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>Un punto por delante de ti y de {players}.</numerusform>
            <numerusform>%n puntos por delante de ti y de {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>Un punto por delante de ti.</numerusform>
            <numerusform>%n puntos por delante de ti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>Un punto por delante de {players}.</numerusform>
            <numerusform>%n puntos por delante de {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>Un punto hasta ahora. Por algo se empieza.</numerusform>
            <numerusform>%n puntos hasta ahora. ¿Quién me para?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>un punto, mejor cuantos más</numerusform>
            <numerusform>%n puntos, mejor cuantos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>un punto, mejor cuantos menos</numerusform>
            <numerusform>%n puntos, mejor cuantos menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>Una vez, el {day}.</numerusform>
            <numerusform>%n veces, la primera el {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>una victoria</numerusform>
            <numerusform>%n victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;Acerca de Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>Á&amp;lbum</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>Ber&amp;enjena</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>Verde &amp;botella</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>&amp;Copiar esta posición</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>Dem&amp;o</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Veladas</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Tapete</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Adelante</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>&amp;En dos minutos</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Lino</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>M&amp;emoria</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Azul medianoche</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>J&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Silenciar los sonidos</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Pró&amp;xima decisión tuya</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;a</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Re&amp;producir</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>&amp;Reiniciar el reparto</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Compartir…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>&amp;Mostrar otra vez las últimas jugadas</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>La m&amp;esa</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Reint&amp;entar</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Volver a pro&amp;bar los errores</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Tamaño de texto &amp;normal</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>&amp;Qué sabe cada jugador</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Qué hacer ahora</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Sin movimiento</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 a 12 jugadores</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 puntos, el pago más bajo posible. ¿Por qué pagaría alguien más? Quien llega justo a 100, o a 200, puede quitarse 50 en el acto.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 a 4 jugadores</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 a 6 jugadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jugadores</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>Se quita 50, queda en {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 y 1 son 7, y acabar en primer lugar quita 5: 2. Acabar con solo cinco montones quita 20. Sigues corriendo con tus otras cartas, hasta que alguien se quede sin puntos.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>Intervalo del 80&#x202f;%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95&#x202f;%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Un No</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Pujar para perder</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Pujar para ganar</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Un error grave. Esta jugada cuesta {cost} de la partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Un error grave. Esta jugada cuesta {number} puntos.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Una mesa de cartas, con compañía que nunca se cansa.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Tramposo pillado</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Una elección</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Una decisión tuya</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Cuentas ajustadas. Las más bonitas.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>La máquina juega por {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Un dúo</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Un dúo es una carta destapada y otra tapada. Si la destapada es roja, debe ser menor que la tapada; si es negra, mayor; dos iguales nunca valen. Con un as el dúo siempre es válido, con dos nunca. Una esquina doblada marca tus cartas tapadas: solo las ves tú. Una marca de visto es válido; un aspa, no válido.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Una figura mueve lo que ninguna otra carta mueve: mira qué arregla o qué rompe.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Un reparto de cada juego y un problema para cada día</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Un punto por cada juego: lleno si se ganó, un aro si no. Un laurel: problema resuelto. La cifra: tus resultados sin la suerte, en tanto por ciento de una partida.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Un cuarteto</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Baraja nueva. Qué gusto.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Un gran momento</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Invitado de honor</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Una mano de un solo palo tras los descartes es un Soy. Se canta automáticamente y gana la partida.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Una feliz casualidad. Son las mejores.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Una jota</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Una jota no puede reemplazar un as destapado.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Una jota, reina o rey tapado es un paria: el dúo nunca es válido. Tu reina lo es. Un rey puede intercambiar dos cartas tapadas cualesquiera: haz clic en tu reina y luego en la carta de Ada que está tras el as.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Un rey</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Un rey en los descartes no te sirve de nada, y la reina seguiría estropeando tu primer dúo. Cámbiala de sitio.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Espera una partida de un Soirée más nuevo.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>En una partida hay {players} jugadores, más que participantes.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Una partida de torneo necesita dos jugadores o más.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Un mensaje puede durar de {least} a {most} milisegundos.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Un mensaje dura</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Hace un momento Ada le pidió a Basil el 7 de tréboles, y él dijo que no. Nadie pide una carta que tiene, y tú no la tienes, así que la tiene Clara. Pídesela: haz clic en sus cartas y elige el 7 de tréboles, o arrastra hasta ella uno de tus 7.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Un error. Esta jugada cuesta {cost} de la partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Un error. Esta jugada cuesta {number} puntos.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Una jugada debe ser un texto.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Un nombre: la tiene. Una letra tachada: no puede tenerla. 1+: tiene al menos una. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Un nombre: la tiene. Una franja: qué probable es que la tenga, según lo que podía saber quien escuchara. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Un nombre: la tiene. Una franja: qué probable es que la tenga, según lo que entonces podías saber. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Un vecino</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Una velada nueva</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Un montón nuevo</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Una pareja</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Una pareja roba una carta, pero puede costarte el valor que ganaría después.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Una pareja en la fila</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Un montón admite {card:el}: ponl{card:acuerdo} ahí.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Un placer, esta compañía. Sin prisas.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Un placer, naturalmente.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Un programa de partidas con tres invitados</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Una reina</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Una pregunta delata</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Ganar sin ruido también es ganar.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Un 10 rojo debe ser menor que la carta tapada, y 10 no es menor que 10: el dúo seguiría sin ser válido.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Un 10 rojo estropea también ese dúo, y Ada pagaría. Pero conservaría el 2 rojo, con el que paga muy poco. Coloca el 10 sobre el 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Un análisis sin una marca, con cinco decisiones o más.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Una rosa para toda la mesa.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Una muestra de las cartas</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Un pequeño error. Mío, creo.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Una pequeña obra maestra, modestia aparte.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Un empate</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Empate. Puja otra carta.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Empate: tu {card} y {second:el} de {other}. Ambos pujan otra vez.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Empate: {bid} y tu {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Empate: {card:el} de {player} y {second:el} de {other}. Ambos pujan otra vez.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Un torneo tiene de cuatro a dieciséis participantes, personas y máquinas.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Un torneo tiene de {least} a {most} participantes.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Un torneo tiene de {least} a {most} rondas.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Una tragedia en un acto.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Un dúo válido</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Ganar entre dos vale 6 puntos; entre cuatro hay 6, 4, 2 y 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>No puedes colocar {rank:un} recién robad{rank:acuerdo}: úsal{rank:acuerdo} o descártal{rank:acuerdo}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Cerca de un minuto; puedes seguir en cualquier momento.</numerusform>
            <numerusform>Unos %n minutos; puedes seguir en cualquier momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Acerca de Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Más o menos igual de buena: la diferencia es {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Cerca de {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Pasa de {limit}: fuera de la partida.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Arriba, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Acusa a otro jugador o pasa.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>No acuses a nadie: nadie paga nada.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Acusa a {player}, cuyas cartas encajan todas.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Acusa a {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>¡As!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada pidió un 7, así que tiene alguno: el 7 de diamantes. Pero primero pídele a Clara el 7 de tréboles.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada pidió ella misma el 7 de tréboles, así que no puede tenerlo: nadie puede pedir una carta que tiene. Pregunta a Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada ha dicho No. Con eso acaba la baza: la última carta es tuya, así que ganas la carta de puntos, 2 puntos. Y la pareja te trajo una carta.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada se lleva los corazones. Tu 3 ha vuelto, junto con su jota de picas. Nadie sale de una ronda con las manos vacías.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Añadir una baraja</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Añadir baraja…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Suma a tus puntos un montón de {count}.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Tras un empate hay más cartas en juego, y el que pierde elige entre ellas.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Tras la partida</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Tras la carrera {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Tras la ronda {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Después de la carrera</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Tras esto {player} puede cantar Soy un {share}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>¡Otra, otra!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Contra {level} es probable que ganes el {share} de las partidas, de {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, compañía. Acerca una silla.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Álbum</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Se destapan todas las cartas. El 10 rojo no es menor que el 9, así que Ada tuvo que pagar: 25 puntos. A quien declara solo se le puede reemplazar una carta; bastó con una.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Con todas las cartas a la vista: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Todas las veladas</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Todo legal</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Ya son válidos los cuatro dúos: cada uno lleva su marca. La carta que robas puede reemplazar una de tus cartas tapadas o una destapada de otro jugador; solo un 10 reemplaza un as. O la descartas.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Los cuatro dúos son válidos: nada que pagar.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Los cuatro dúos son válidos: {sum}, y {bonus} más.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Los cuatro juegan todas las partidas.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Los cuatro válidos: sumas {points} más, {total} en total.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Los cuatro válidos: {player} suma {points} más, {total} en total.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>En conjunto ganas un poco respecto a los demás.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>En conjunto ganas cerca de un punto respecto a los demás.</numerusform>
            <numerusform>En conjunto ganas unos %n puntos respecto a los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>En conjunto pierdes un poco respecto a los demás.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>En conjunto pierdes cerca de un punto respecto a los demás.</numerusform>
            <numerusform>En conjunto pierdes unos %n puntos respecto a los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Sabido</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Todos juegan juntos cada partida.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Todos tus dúos son válidos: declara Soureh antes de que estropeen uno.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Todas tus partidas, pendientes y terminadas</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Siempre: nada se mueve</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Descendiente estadounidense de un juego de Oriente Medio, con figuras añadidas.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Un as</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Un as gana una vez: mira qué gana ahora y qué podría ganar después.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Un asterisco marca las partidas con pistas o jugadas deshechas.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>La parte igual es {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Una velada en buena mesa</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Una velada necesita al menos un juego.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Una velada de cartas</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Una velada para recordar. Al menos para mí.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Una imprecisión. Esta jugada cuesta {cost} de la partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Una imprecisión. Esta jugada cuesta {number} puntos.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Truco viejo, pero aún funciona.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>GIF animados (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Anuncio</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Otro programa retiene {lock}, así que esta vez no se guardan partidas ni ajustes.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Cualquier rival</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Cualquier opción</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Cualquier número</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Cualquier tema</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Sin contar el dúo {slot}, tus dúos rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Sin contar el dúo {slot}, los dúos de {player} rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Se admiten aplausos.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>¿Ya estamos jugando? Espléndido.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Como CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Como JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Igual de buena: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Como debe ser.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Mientras guardes las tuyas, {player} no puede completar {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Como la viste tú</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Como la vio {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Pide una carta a un jugador.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Pide una carta de un valor que tengas: haz clic en un jugador o llévale una carta.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Pide una carta: elige un jugador, llévale una carta o escribe una, como {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Pide cartas, recuerda cada respuesta y reúne las cuatro de un valor.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>No pedir nada</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Pide a {player} {card:el}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Pedir a {player}…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>A la carrera</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>En todas las mesas</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Al menos {rank:un}: nadie más con certeza.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Al menos {rank:un}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Se pueden guardar {most} entradas como mucho.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>En una carrera participan {players} jugadores como mucho.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>En juego: la carta de puntos de {suit} que vale {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>En juego: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>En el fondo, por este orden: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>En la mesa de {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Berenjena</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>De vuelta al caballete, pues.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Volver a la velada</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Volver al torneo</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil te pidió el as de corazones. Así que no lo tiene: nadie puede pedir una carta que tiene.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil acaba de decir que no lo tiene. Solo puede tenerlo Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Podrás pagar justo {more} y llegar a {count}: así te quitas 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Vence al nivel más fuerte, sin nadie más débil en la mesa.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Derrota limpia. Ponme otra copa.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Precioso. ¿Me dejas pintarlo?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Antes de la última ronda ibas en último lugar, a un punto.</numerusform>
            <numerusform>Antes de la última ronda ibas en último lugar, a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Antes de la última ronda {player} iba en último lugar, a un punto.</numerusform>
            <numerusform>Antes de la última ronda {player} iba en último lugar, a %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Empezar la temporada {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezado</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Entre bastidores: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Sospecha</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>La mejor noche de la semana.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Mejor, aquí y en una decisión posterior: {move}</numerusform>
            <numerusform>Mejor, aquí y en %n decisiones posteriores: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mejor: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Puja una carta que te sobre: tu palo más largo sigue igual de largo.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Puja por el premio: elige una carta y luego tu sitio.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Puja por el premio: haz clic en una carta y luego en tu sitio. Quien pierde se lleva ambas pujas.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Puja por {cards:el}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Puja por lo que el premio suma a tu palo; el que pierde se lleva ambas pujas.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Puja {cards:el}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Los audaces son rápidos y a veces se les escapa un montón</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Los audaces piden los valores que más puntúan</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>De dos jugadas buenas, los audaces prefieren la arriesgada</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>A los audaces les gusta pujar alto</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Los audaces rara vez dicen No y gustan de las cartas altas</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Los audaces trabajan en sus dúos y declaran pronto</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Los audaces trabajan en sus dúos y golpean pronto</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bonus: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Ambos cantan Soy con cartas iguales: empate.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Ambos cantan Soy: ganas con las cartas más bajas.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Ambos cantan Soy: {player} gana con las cartas más bajas.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Cuentan las dos cartas de cada dúo válido: los ases 15; jotas, reinas y reyes nada. Logras 47, y 50 más por ser válidos los cuatro.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Ambos suman lo mismo.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Ambas jugadas pierden la partida casi seguro.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Ambas jugadas ganan la partida casi seguro.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Verde botella</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Rama de otra partida</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>¡Bravo, bravo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Rompe el dúo {slot} de {player}, que ha declarado.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Rompe el dúo {slot} de {player}, que ha golpeado.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Rompe dos dúos de {player} a la vez.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Rompe el dúo {second} de {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Rompe el dúo {slot} de {player}, que probablemente es válido.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Lleva dos cartas tapadas adonde mejor te sirvan.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Hojear  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Hojear los descartes</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Forma cuatro dúos válidos mientras reyes, reinas y jotas los revuelven.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Formar o estropear</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Forma si vas por detrás en dúos; estropea si el otro está a punto de acabar.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Por los pelos</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Según su nivel</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>Comparar con la máqu&amp;ina…</translation>
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
        <translation>Canta Soy tras una o dos rondas.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Canta Soy: todas las cartas de un palo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Las cartas sobrantes te suman {points}, ahora {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Las cartas sobrantes le suman {points} a {player}, ahora {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Cartas de {suit}: {count}. Pulsa {key} para saltar allí.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Gente de cuidado</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Pilla a {player}, que puso {card:el} sobre {top:el}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Me han pillado…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Los prudentes piden los valores de los que más tienen</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Los prudentes no tocan los dúos válidos y declaran tarde</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Los prudentes no tocan los dúos válidos y golpean tarde</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>De dos jugadas buenas, los prudentes prefieren la segura</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>A los prudentes les gusta pujar bajo</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Los prudentes guardan sus cartas altas</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Los prudentes se toman su tiempo y no se les escapa nada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Cambiar el punto de &amp;vista</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Cambia tu dúo {slot}, que tampoco así será válido.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Cambia tu dúo {slot}, que sigue siendo válido.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Cambio {number} desde tu última decisión: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Es un placer. Que repartan, por favor.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Hacer trampas</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Cheurones</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Elige una carta para la fila.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Elige una carta para este sitio.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elige un archivo…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Elige entradas de {least} a {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Elige su sitio, o descártala.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Elige una carta de cada dúo tuyo para pagar.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Elige qué carta destapada tuya reemplazar, o descarta.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Elige uno de tus montones.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Elige uno de tus montones: sus cartas se convierten en puntos.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Elige el montón {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Elige la otra carta tapada del intercambio.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Elige el montón que ha de pagar {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Elige el montón que se ha de pagar.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Elige dos cartas tapadas para intercambiarlas, o descarta.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Elige quién tiene el próximo turno: {player} no puede tener {card:el}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Clara lo tenía y ahora es tuyo. Quien consigue una carta vuelve a preguntar: sigue siendo tu turno.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara tiene 3 puntos; tú tienes la salida y tu as. Las próximas cartas de puntos valen hasta 10: guarda para ellas tus cartas altas.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Limpieza general</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Haz clic en una carta, o escribe una, como {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Haz clic para pagar con ella.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Cerrar los descartes</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Cerrar el panel lateral</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Reúne cuartetos: las cuatro cartas de un valor. Se bajan delante de ti y dan puntos: del 2 al 10, su número; jotas, reinas y reyes, 10; los ases, 25. Los palos y el orden de los valores no importan.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Reúne {four}, {count} puntos: sabes quién tiene cada carta.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Reúne {four}: {count} puntos. Tienes {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Frente al mejor rival al final; por debajo de 0 ibas por detrás.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>La máquina puede jugar el resto ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>La máquina no ve más de lo que ves tú.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Continuar la velada</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Continuar tu partida</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuar {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Continuar: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Continuar: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>El dúo {slot} falla: debajo hay {down:un}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>El dúo {slot} falla: ambas cartas valen lo mismo.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>El dúo {slot} falla: {up:el} negr{up:acuerdo} no es mayor que {down:el}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>El dúo {slot} falla: {up:el} roj{up:acuerdo} no es menor que {down:el}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>El dúo {slot} falla: dos ases.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Dúo {slot}: encima {up}, debajo {down}, no válido.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Dúo {slot}: encima {up}, debajo {down}, válido.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Dúo {slot}: encima {up}, debajo {down}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>El dúo {slots} no es válido. Para declarar de todos modos, vuelve a elegir Declarar.</numerusform>
            <numerusform>Los dúos {slots} no son válidos. Para declarar de todos modos, vuelve a elegir Declarar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>El dúo {slots} no es válido. Para golpear de todos modos, vuelve a elegir Golpear.</numerusform>
            <numerusform>Los dúos {slots} no son válidos. Para golpear de todos modos, vuelve a elegir Golpear.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copiar &amp;texto</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Copiar para un informe</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>La más cara primero</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Decisiones caras de tus partidas, que vuelven hasta que las resuelves</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Calcula qué hace cada montón con los puntos antes de elegir.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Cuenta quién puede tener aún cada carta: una respuesta puede situar dos.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Cubre la carta que otro montón repite, o cuyos vecinos ya han salido.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Creando el GIF animado…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Opciones actuales: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>&amp;Día a día</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>A cara de perro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>A trazos: la parte igual.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>A trazos: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Día a día</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Repartos y problema de este día</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Barajas ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Declara Soureh o termina tu turno.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Declara Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Declarar o esperar</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Declara cuando los demás vayan a pagar más de lo que esperar te pueda dar.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Derrotado, sí, pero en qué compañía.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>¿Eliminar este torneo?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Esa no la viste venir, ¿eh?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>¿Lo has visto? Yo, apenas.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directo</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Descarta una carta que no te sirva: haz clic en ella y luego en tus descartes.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Descarta una carta.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Descarta una carta: elígela y luego el sitio de los descartes.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Descarta del palo al que le queden menos cartas por salir.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Descartes, una carta, {card:el}</numerusform>
            <numerusform>Descartes, %n cartas, encima {card:el}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descartes, ninguno</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Descarta {cards:el}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Descarta {card:el}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Descartada sin usarla, no te da turnos. Pulsa «Usar la reina».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Descartes de {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Descartes, una carta</numerusform>
            <numerusform>Descartes, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Descartes: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>¿Quieres empezar otra vez este reparto?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>¡Ya está!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Agente doble</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Mazo, una carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Mazo: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Carta robada: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>¡Invito a una ronda!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Suelta un solo archivo: una partida o una baraja.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Suelta la carta sobre el jugador al que preguntas.</translation>
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
        <translation>Cada carta se puede tomar una sola vez.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Cada decisión se juega muchas veces hasta el final. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Cada nivel juega las cartas de {player} {count} veces, contra los mismos rivales.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Cada partida</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Cada persona necesita un nombre para poder pasarle la pantalla.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Cada uno empieza con</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Veladas anteriores</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Fácil considera pocos usos de una carta y solo piensa en la ronda.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Fácil se guía por la primera impresión y solo piensa en sus dúos.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Fácil es lento y coloca la carta en cualquier montón que la admita.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Fácil juega por instinto, y a menudo al azar.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Fácil recuerda las 2 últimas preguntas y pide los valores de los que más tiene.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Fácil recuerda dos rondas y a veces juega al azar.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Cualquiera vale.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Terminar mi turno automáticamente si no son válidos todos mis dúos</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Terminar mi turno automáticamente si tengo menos de dos dúos válidos</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Acaba la ronda ya, antes de que los demás tengan más dúos válidos.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Acaba la ronda ya, antes de que {player} tenga más dúos válidos.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Acaba la ronda ya: tal como están las cosas, pagas justo {more} y llegas a {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Acaba la ronda mientras tus cuatro dúos son válidos.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Termina tu turno, o golpea: la ronda acaba tras el último turno del otro.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Termina tu turno.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Termina tu turno: antes de declarar, todos tus dúos deberían ser válidos.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Escribe una palabra, un número o un texto cualquiera.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Escribe una palabra cualquiera.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Escribe {most} caracteres como mucho.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Intro la juega, Esc la cancela.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Intro muestra de nuevo una posición, Escape vuelve a la partida.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Con los mismos puntos deciden las victorias, luego las partidas entre ellos y luego el sorteo.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc o un clic vuelve a la partida.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Parte igual</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Velada {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Buenas.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Veladas</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Lo que pasa en la mesa se dice en voz alta.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Todas las pujas empataron: no gana nadie.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Aquí se guarda cada partida que empiezas.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Todas las jugadas de la partida</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Todos son audaces.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Todos son prudentes, y dos son fuertes.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Todos se enfrentan a todos.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Todos corren a la vez con sus propias cartas; las de Ada están arriba. Tu mano está a la izquierda, con una carta descubierta al lado. Coloca todas tus cartas, deprisa, en los montones 1 a 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Todo lo demás, incluidas tus decisiones, te dio {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Todo lo demás, incluidas tus decisiones, te costó {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Todo lo dicho</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Tal como lo soñé.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Parte ganada prevista</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Experiencia, amigos. Nada más.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Tapada, dúo {slot} de {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Abanicos</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Más rápido</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Cifras…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Rellena: el jugador sabe quién la tiene. A trazos: lo ha olvidado.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>Final: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Está bien. ¡Pero la próxima…!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Primero acaba la carrera.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Aquí se contarán las partidas terminadas.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Noche de estreno</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>El primer puesto te quita {points}, ahora {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>El primer puesto le quita {points} a {player}, ahora {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Primero usa la carta que has robado.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Primer puesto: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Por hacer trampas, el montón {pile} te suma {points}, ahora {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Por hacer trampas, el montón {pile} le suma {points} a {player}, ahora {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>La fortuna sonríe</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>La fortuna acude a sus citas.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Hallados en tus partidas, también las antiguas; las jugadas con ayuda no cuentan</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Cuatro sietes: se bajan en el acto. La línea de tus puntos ha crecido un poco; los 7 puntos se suman al acabar la ronda.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cuatro ases</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>¡Cuatro ases!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>De cuatro a dieciséis participantes, en varios días</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>¡Amigos! La noche es joven.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>De la entrada</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>El de la baraja</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Con lo que veías tú</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Del {first} al {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>De {matches} sin ayuda, con el intervalo del 80&#x202f;%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Con lo que veía {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Sobresaliente.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Juegos en los que cuenta el color de las cartas.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Los generosos preguntan a quien va en cabeza y respetan a los demás</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Los generosos pujan bajo por el palo que reúne el rival</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Los generosos dejan ganar a quien va por detrás</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>De dos jugadas buenas, los generosos prefieren la que respeta a otros</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Los generosos prefieren respetar los dúos ajenos</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Los generosos prefieren respetar los dúos del rival</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Consigue antes que Ada una mano de un solo palo: eso es un Soy, y gana la partida. Las chapas bajo tu mano cuentan cada palo; pulsa el numerito enmarcado para saltar allí. El as es la carta más alta, el 2 la más baja.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Deshazte {card:del} con una trampa.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Deshazte {card:del} en el dúo {slot} de {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Consigue la última para {four}: {count} puntos.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Matagigantes</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Cede los {count} puntos: los gana {player}.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Sacrifica tu dúo {slot}, que ahora es válido.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Darle la reina a Ada es buena idea. Pero su as vale con cualquier número y da 15. Lleva la reina tras el as.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>¡Ya!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Se basa en todo lo que puedes saber, y cuenta como ayuda.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Buenas noches. Espalda recta y cartas en alto.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Buenas noches. Nunca voy de farol. ¿O sí?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Buenas noches. ¿Contamos las cartas?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bien.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Con mucha gracia. Casi me impresiona.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>Grá&amp;fico de probabilidades</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>La figura de la velada</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>¡Ja! Que alguien lo apunte.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>La mitad de las puntuaciones rivales van de {low} a {high}; la mediana es {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>La mitad de tus puntuaciones van de {low} a {high}; la mediana es {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Mano de {player}, una carta</numerusform>
            <numerusform>Mano de {player}, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Pasa la pantalla.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Difícil además aprende de las jugadas ajenas y se atreve a declarar pronto.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Difícil además recuerda, saca conclusiones y planea varias bazas.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Difícil lleva la cuenta de lo que falta y ensaya cómo puede seguir la carrera.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Difícil aprende de las jugadas del rival y ensaya cómo puede acabar la ronda.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Difícil lo recuerda todo, lee tus pujas y cuenta con que leas las suyas.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Ten cuatro dúos válidos cuatro veces en una partida de Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Reúne {kept} {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Corazones y diamantes cuentan aquí como rojos; picas y tréboles, como negros.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>¡Hola a todos! ¿Quién va ganando?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Oculto.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Alto: tapete negro, colores lisos</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hum.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hum. En mis tiempos esa mano era buena.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Qué probable es que cada jugador tenga cada carta</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>¡Qué alegría que estés aquí!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Cuántas veces salió cada puntuación, en puntos; cuantos menos, mejor.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Cuántas veces salió cada puntuación, en puntos; cuantos más, mejor.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Qué fastidio.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Cómo se juega aquí</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Cuánta amabilidad la de todos.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Esta noche voy en último lugar. Solo puedo mejorar.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Soy {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Me inclino. Solo un poco, pero me inclino.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Traigo galletas. Y suerte, espero.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Canto</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Ya verás cuando lo cuente en casa.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Lo he contado dos veces, y es verdad.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>¡Yo no fui!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Esta noche me siento con suerte. Quien avisa no es traidora.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Le daba una probabilidad de una entre cinco.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>¡He estado practicando!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Acabo de ganarle a {other} en {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>No tengo queja.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Con peores cartas he jugado a esto.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Me quedo así.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>¡Toc, toc!</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>He aprendido algo. ¿Otra vez?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Lo he hecho adrede. Casi.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Esas cartas nunca me gustaron.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Lo llamaré un boceto.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Mañana llevaré una corbata más oscura.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Debí haberlo sabido.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Aún le doy vueltas a {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>A alguien le tenía que tocar.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Gracias a todos, y gracias a la reina de corazones.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Para la próxima ya lo sé.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>¿He ganado? ¡He ganado!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Si algo falla, queda anotado en {file}. «Informar de un problema…», en el menú Ayuda, reúne todo lo que hace falta.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Si declaras, todos los demás tienen un último turno. Después paga quien no tenga cuatro dúos válidos. Los tuyos lo son todos: pulsa Declarar antes de que Ada estropee uno.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Si {player} dice que no, puede quitarte {card:el}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Si {player} dice que no, también sabrá que reúnes {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Imposible recuerda toda la ronda, saca conclusiones y sopesa ambas respuestas.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>En total: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>En probabilidad de ganar: {cost}, de {before} a {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>En probabilidad de ganar: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>En cada ronda se enfrentan quienes tienen puntos parecidos, y nadie dos veces al mismo rival.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>En cada ronda, dos cartas en el centro son el premio. Ambos pujan una carta tapada por él; luego se destapan las pujas. El mazo de la izquierda guarda los premios de las rondas siguientes.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>En puntos: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>En las últimas {matches}, con el intervalo del 95&#x202f;%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>En cabeza: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>En el centro están el mazo, la carta que has robado y los descartes, que puedes hojear. Cada nombre lleva al lado sus puntos; la línea fina de debajo llega hasta 300. La muesca muestra adónde te llevaría ahora la ronda. La última carta del mazo acaba la ronda.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>En el centro están el mazo, la carta que has robado y los descartes, que puedes hojear. Cada nombre lleva al lado sus puntos; la línea fina de debajo llega hasta el límite, 100. La muesca muestra adónde te llevaría ahora la ronda. La última carta del mazo acaba la ronda.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>En este juego la suerte no se distingue de la habilidad: solo se muestran los costes.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>En {games}, corazones y diamantes cuentan como rojos; picas y tréboles, como negros.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Incluir la &amp;partida: cartas, jugadas y nombres</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Lo inventó Jeff, que quiere que lo conozca todo el mundo en todas partes.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Crece tu montón más pequeño.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>La cuenta sale. Gracias por la partida.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>Es una trampa, y los demás pueden acusarte.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>Es legal: nadie puede acusarte.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Aún no es tu turno.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Te toca pagar: elige una carta de cada dúo, válido o no. El as cuenta 1. Las cartas más baratas ya están marcadas. Pulsa Pagar.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Sigue sin poder guardarse.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Se decidió en la ronda {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Gana alguna partida menos.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Gana {fewer} de cada 100 partidas así, no {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Sus partidas</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Sus partidas siguen en el álbum.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jugar sin más</translation>
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
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Ten encima cartas distintas: cada valor a la vista admite tres valores.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>No quitar</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Guarda cartas bajas: no quedan premios y ganan ellas.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Guarda la carta para luego: ningún montón la admite.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Quedarse la carta o no</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Que no se lleve {player} el premio.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Quédate como estás.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Quédate en {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Mantén tu montón más pequeño en {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Guarda {kept} {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Las teclas 1–6 la colocan; Espacio, si ningún montón la admite.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Golpear o esperar</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Golpea mientras dure tu ventaja; espera mientras un turno aún pueda dar puntos.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>¡Golpe!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Golpea, o termina este turno: tienes un turno más.</numerusform>
            <numerusform>Golpea, o termina este turno: tienes %n turnos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Golpea o termina tu turno.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Golpea.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Bajado por ti: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Bajado por {player}: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índice grande</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Último día</numerusform>
            <numerusform>Últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jugadas</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Última noche</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Última: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Recientes primero</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Ríete si quieres. Yo me reiría.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Baja cuatro ases de Soi tras dos preguntas por ellos como mucho.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Deja {card:el} en tu dúo {slot}: ahí no cuesta nada.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Sal con una carta alta solo si el premio vale tu mejor carta.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Aprender (2 minutos)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Aprende {game} en dos minutos</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Deja todos los dúos como están.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Déjame. No, quédate y reparte.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Déjale a {player} los {count} puntos y guarda tus cartas.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Deja encima cartas que admitan el {share}&#x202f;% de las que faltan.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Izquierda y Derecha van por decisiones; Arriba y Abajo, por errores.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Sobrantes: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Para zurdos: botones y montones a la izquierda</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Menos es más</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Juguemos.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Veamos qué nos depara la noche.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Que {player} pague con un montón de {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Haz que el dúo {slot} de {player} rinda menos con {card:el}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licencia de {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Claro u oscuro, como el escritorio</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Como el sistema: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Como {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Largas primero</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Mira qué le falta a cada dúo y cuántas cartas de esas quedan.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Primero mira: enseguida juegas. Pulsa Intro para seguir.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Busca un múltiplo de 100 antes de pagar lo mínimo.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Mira los montones y luego acusa.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>¡Mira, ha funcionado!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Pierde tras el empate y elige entre las pujas.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Pierde el premio y llévate ambas pujas.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Líbrate de tus puntos: todos empiezan con 5, y se gana con 0. Los puntos son los montoncitos junto a los nombres. Cada carrera suma puntos, y acabar en primer lugar quita unos cuantos.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Ganan las puntuaciones bajas.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Baja el coste de tu dúo {slot} de {rest} a {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y habilidad</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Suerte: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Suerte: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Haz válidos tus cuatro dúos: 50 puntos más.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Haz válidos tus cuatro dúos: así no pagas nada.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Ponle difícil a {player} subir más por los {count} puntos.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Haz tu dúo {slot} más difícil de romper.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Haz válido tu dúo {slot}, el primero de cuatro.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Haz válido tu dúo {slot}: ya serán {count} de cuatro.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Vuelve a tomar tus decisiones erróneas, la más cara primero</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Encarece el dúo {slot} de {player} con {card:el}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Marcar lo sabido</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Marcar lo sabido en las cartas que puedes pedir (cuenta como ayuda)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Marcado: los errores, y dónde empieza cada ronda.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Marcas: arriba ganadas, abajo perdidas.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partida %v de %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Partida en curso, registros</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Iguala o supera la última carta y gana las cartas de puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Iguala {rank:el} y roba una carta.</numerusform>
            <numerusform>Iguala {rank:el} y roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partidas y barajas</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Se están analizando partidas. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Solo partidas para dos, cada vez con otro rival.</translation>
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
        <translation>Arregla tu dúo {slot} y rompe el dúo {second} de {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Arregla tu dúo {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Arregla tus dúos {slot} y {second} a la vez.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menús y diálogos</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Medio considera más usos y piensa en toda la partida.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Medio se guía por la primera impresión y además estropea dúos del rival.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Medio mantiene distintas las cartas de encima y un montón bajo.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Medio recuerda las 10 últimas y pide cartas que vio cambiar de manos.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Medio recuerda tres rondas, lee tus pujas y varía las suyas.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Medio ensaya cómo puede seguir la baza.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Azul medianoche</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Mía, pues.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Casi todas las cartas superan un 7. Y si ganara, se lo llevaría Ada: una pica menos para ti. Puja una carta más alta que no sea una pica.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>La mayoría de sus partidas se apartan de esta en la entrada {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Pasa {card:el} debajo de tu mano.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Jugadas hasta aquí</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Mi ma&amp;no</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Me quito el sombrero.</translation>
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
        <translation>Nombre, asiento {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Cerca del final, a cada carta le quedan pocos sitios: dedúcelos.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nueva velada…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nueva partida de {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>¿Primera vez en {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>¿Primera vez en {game}? Apréndelo en dos minutos</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Nuevo torneo de {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Ronda &amp;siguiente</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Invitado siguiente, asiento {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Err&amp;or siguiente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Otra carrera</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Después robaste un 10 negro y lo pusiste bajo la jota. Los cuatro dúos son válidos. Golpea antes de que Ada estropee uno: ella tendrá un último turno y la ronda acabará.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Siguiente: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>No se guardó ningún GIF animado.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Después de esto no hay decisiones.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Antes de esto no hay decisiones.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Ningún dúo da nada.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>El No acaba la baza: Clara ganaría 2 puntos con su 9, aunque tú puedes igualarlo. Haz pareja.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>No se registró ningún error.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>No se puede jugar una velada mientras Soirée no guarde nada.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Sin final</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Ninguna fuente de este sistema tiene las letras de {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Ningún cuarteto.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Ningún juego se llama {name}; los juegos son {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Aquí no hay pista.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Ninguna partida de este mes se puede analizar.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>No se perdió ninguna partida. Los detalles pueden ayudar a arreglarlo.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>No se encontró ninguna partida.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Después de esto no hay errores.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Antes de esto no hay errores.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>No se encontraron errores.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Ninguna jugada es mejor.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Ningún montón la admite: Espacio abre uno nuevo.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Ningún montón admite el 7: haría falta un 6, un 7 o un 8. Mientras haya menos de seis montones, una carta así abre uno nuevo. Pulsa Espacio o haz clic en el siguiente sitio vacío.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Ningún montón admite {card:el}: abre uno nuevo.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>No hay carta de puntos en juego</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Sin atajo</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Ningún error suelto, pero las pequeñas pérdidas se suman.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>En la mesa no se cuchichea, por favor.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>¡No! Así que le toca a Basil. Había oído que tienes un rey y te lo ha quitado. Gana quien mejor escucha: eso es Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>No, no, no.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Ya nadie puede alcanzarte.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Ya nadie puede alcanzar a {player}.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Nadie tiene que pagar.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Nadie tiene {card:el}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Ninguno de tus dúos es válido.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Ningún dúo de {player} es válido.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Ninguno la admite: Espacio la pasa debajo de tu mano, hasta que vuelva tu {card}.</translation>
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
        <translation>No está en la ayuda.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Sin jugar</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Aún sin jugar</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Sin intentar</translation>
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
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Ya no hay nada más seguro. Prueba suerte: pídele a Basil el rey de corazones.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Ahora ha declarado Ada, y vas a pagar: ninguna carta es mayor que el 10 rojo de tu segundo dúo. Haz que Ada pague también: coloca el 10 que has robado sobre su 2 rojo, la carta más barata con la que podría pagar.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Ahora elige su sitio, u otra carta.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Ahora juegan todos a la vez. Reanuda cuando quieras.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Ahora la última carta es un 7. Un as gana la baza, y todos los demás deben descartar sus cartas por encima del 7 y enseñar el resto. Juega el as.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>De un segundo palo guardas {count}; si no, {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>De un palo guardas {count}; si no, {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Te sobran unas {count} cartas; si no, {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>De tus {cards} cartas, {count} eran {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>De las {cards} cartas de {player}, {count} eran {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Desactivado de serie con un lector de pantalla, pues escuchar lleva tiempo.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Ay, ay, ay.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>¡Ay, qué bonito!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Antiguas primero</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>En los descartes la jota no te sirve de nada. Sobre el 10 rojo hace válido un dúo.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Invita la casa</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Uno hace lo que puede.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Hay quien juega tan bien como se puede jugar.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Ya se reemplazó una carta de {player} tras la declaración: no se puede reemplazar otra.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Un montón se convierte en puntos: pulsa el número de uno pequeño.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Una carrera para todos</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Uno no debe quejarse. Suspirar, tal vez.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Solo un 10 puede reemplazar un as destapado.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Solo se puede comparar una partida terminada.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Solo un as supera al rey. Ganarías dos corazones que no te sirven, y Ada tu mejor pica.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Solo las partidas del álbum pueden llevar notas.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Solo este jugador puede ver las cartas tras el telón.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Ahora solo tu as es lo bastante alto. Un as gana en el acto, pero por 3 puntos es demasiado. Di No: Clara se lleva la carta de puntos, y tú sales en la siguiente baza.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Uy. Esa no era.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir reci&amp;ente</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Los rivales hacen comentarios</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Puntuaciones rivales</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Orden de las decisiones</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Otra opción: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Fuera de la partida.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Puja contra tu rival carta a carta hasta tener toda la mano de un palo.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>La paciencia me ha tratado bien.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>La paciencia es una carta más.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Paga lo menos posible: te quedas en {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>No pagues por esta carta más de lo que vale junto a las siguientes.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Paga una carta de cada dúo: {sum}, y quedas en {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Paga {cards:el}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Paga {more} más de lo necesario: te quedas en {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Pagar {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Paga {sum}, y quedas en {after}: así podrás quitarte 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagar</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Paga un punto.</numerusform>
            <numerusform>Paga %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Paga {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Quizá mejor: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Quizá la mejor jugada.</translation>
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
            <numerusform>Levantas {card:el}; un sitio l{card:acuerdo} admite.</numerusform>
            <numerusform>Levantas {card:el}; %n sitios l{card:acuerdo} admiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Levantas {card:el}; un sitio l{card:acuerdo} admite.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>El montón 4 sigue teniendo una sola carta. Ver esto deprisa es el arte del juego.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>El montón {number} te suma un punto. Intro lo elige.</numerusform>
            <numerusform>El montón {number} te suma %n puntos. Intro lo elige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>El montón {number} le suma un punto a {player}. Intro lo elige.</numerusform>
            <numerusform>El montón {number} le suma %n puntos a {player}. Intro lo elige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>El montón {number} tiene una carta, y vale un punto. El montón 6 te cuesta un punto.</numerusform>
            <numerusform>El montón {number} tiene %n cartas, y cada una es un punto. El montón 6 te cuesta un punto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Montón {number} de {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Montón {number}, cubierto</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Montón {number}, vacío</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Montón {number}, {card}, una sola carta</numerusform>
            <numerusform>Montón {number}, {card} encima, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Ponla en la fila, o elige otra vez la carta.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Pon {card:el} tapad{card:acuerdo} en tu dúo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Pon {card:el} en el montón {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Pon {card:el} sobre {other:el} en tu dúo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Pon {card:el} sobre {other:el} en el dúo {slot} de {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Pon {card:el} sobre una carta tapada tuya o una destapada de otro, o descarta.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Pon {card:el} sobre una carta tapada tuya o una destapada de {player}, o descarta.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Puesto {place} de {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Puesto {place}: todo colocado</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Puesto {place}: se atasca</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Puesto {rank}, con un punto; ganó {winner}.</numerusform>
            <numerusform>Puesto {rank}, con %n puntos; ganó {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Jugar un re&amp;parto…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Juega una carta tan alta como la última o más, o di No. La última es un 9 y tú tienes un 9: juégalo. Una carta del mismo valor hace pareja, y robas otra carta.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Jugar las cartas al segundo clic, no al primero</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Juega {rank:un} o más, o di No, y acaba la baza.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Juega {rank:un} o más, o di No.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Jugar contra {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Juega {rank:un} o más, o di No, y acaba la baza.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Juega {rank:un} o más, o di No.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Sigue jugando para tener más dúos válidos.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Jugar o decir No</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Sonidos para cartas, turnos y victorias</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Juega la última de cuatro cartas iguales en Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Jugar las demás</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Juega {card:el}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Jugar tu partida</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Jugar: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jugada con ayuda.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Jugada con ayuda: cuenta aparte en tus estadísticas.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Jugado: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Juega a cada juego en su nivel más fácil.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Juega a cada juego en su nivel medio.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Juega a cada juego en su nivel más fuerte.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Puedes publicar los informes en {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Puntos de ventaja</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Los puntos cuentan según lo probable que sea lograrlos: sopesa ambas cosas.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Puntos por carrera</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Posiciones para resolver, una de ellas la de hoy</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>D&amp;ecisión tuya anterior</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Prepara tu dúo {slot}: más cartas lo harán válido.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Pulsa cualquier tecla o haz clic para seguir.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Pulsa cualquier tecla o haz clic para volver a tu asiento.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Invitado anterior, asiento {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Error a&amp;nterior</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Ron&amp;da anterior</translation>
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
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Problemas resueltos un día.</numerusform>
            <numerusform>Problemas resueltos %n días seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problemas: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>El proceso {process} de {user} retiene {lock}, así que esta vez no se guardan partidas ni ajustes.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Bien jugado por todos. Por mí, mejor.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Demostrar antes de cada partida que las cartas no se eligen</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Pura composición.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Devuelves {card:el}.</translation>
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
        <translation>Cuarteto</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Preguntas de esta ronda, la última primero</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Manos rápidas</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Corre a colocar tus cartas, todos a la vez, y líbrate de tus puntos.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Carrera {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Carrera {round}, {position} de {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Solo carreras.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Mano de {player}, queda una carta</numerusform>
            <numerusform>Mano de {player}, quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Sube tu dúo {slot} de {rest} a {count} puntos.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Los valores van en círculo: el as encaja sobre el rey y también sobre el 2. Al final un montón se convierte en tus puntos, así que mantén uno diminuto. El 2 está solo: pon el as sobre el rey.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Llega a {count}, múltiplo de 100: así podrás quitarte 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Leyendo partidas</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Leyendo partidas: %v de %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Carrera en tiempo real; si no, se juega por turnos</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>¿En serio? ¿Yo? ¡Qué ilusión!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rojo y negro</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Cartas dibujadas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Reiniciar el reparto</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Resultado: {share} de la partida; la parte igual es {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Analizar las partidas de este &amp;mes</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Analizar cada partida automáticamente al acabar</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analizado por Soirée, para {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Cierto, un corazón no es una pérdida. Pero casi todas las cartas superan un 5, y Ada tendría las picas. Puja una carta más alta.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>A ver, ¿quién quiere perder primero?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Riesgo: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>¡Atraco!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Ronda {number} de {rounds} como mucho</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Ronda {number} de {rounds}, baza {hand} de {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Ronda {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Ronda {round}, {position} de {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>A&amp;tajos de teclado…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pág&amp;ina inicial</translation>
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
        <translation>Mismo valor o vecino: pulsa {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Guardar en &amp;otro lugar…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>&amp;Guardar como GIF animado…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Guardar como GIF animado</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Guardar partidas</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Guardar el GIF animado como</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Guardar el gráfico como</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Guardar la partida como</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Guardar las partidas como</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Guardar el programa como</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Guardar el resultado como</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Guardar {chart} como imagen</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Di No.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Di que todo fue legal.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Palos de puntos</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Buscar nombres y textos</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Buscar: juego, jugador, nivel, día</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Temporada {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Temporada {season}, velada {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Ver los puntos</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>La mejoran varios detalles.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>La mejoran varios detalles. El mayor: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Fracción de la partida</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Parte ganada</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Parte ganada por juego</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Parte ganada por nivel</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Parte ganada con el tiempo</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Partidas cortas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Cortas primero</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Ver detalles</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Ver el final</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Ver la solución</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Mostrar esta posición</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Mostrar cuáles de tus dúos son válidos</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Enseñadas tras un as y aún aquí: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Panel lateral</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Firmado y fechado. Gracias.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Siéntate. La noche es de los valientes.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Seis montones y ninguno la admite: Espacio la canta y la pasa debajo de tu mano.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>La habilidad y lo demás no favorecieron a nadie.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Habilidad y lo demás: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Habilidad y lo demás: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
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
        <translation>Soirée no puede asegurar que se ejecuta una sola vez porque {file} no se puede bloquear ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Partidas de Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solución vista</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Resolver el problema de hoy</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Algo falló la última vez que se usó Soirée.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Algo ha fallado. Los detalles están en {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Ordenar las cartas de la máquina, de modo que su lugar dé pistas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>El sonido necesita {package}, que no está instalado.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Sonidos desactivados.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Sonidos activados.</translation>
    </message>
    <message>
        <source>Soureh!</source>
        <translation>¡Soureh!</translation>
    </message>
    <message>
        <source>Soy!</source>
        <translation>¡Soy!</translation>
    </message>
    <message>
        <source>Soy, so soon</source>
        <translation>¿Soy? ¿Ya?</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Decir en voz alta lo que pasa si no hay lector de pantalla</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>La rapidez no entra en ello: es cosa de la habilidad.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Velocidad {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Gasta tu carta más baja y guarda {rank:el}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Los maliciosos preguntan a quien les quitó una carta por última vez</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Los maliciosos pujan alto por el palo que reúne el rival</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>De dos jugadas buenas, los maliciosos prefieren la que daña a otros</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Los maliciosos prefieren estropear dúos ajenos</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Los maliciosos prefieren estropear los dúos del rival</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Los maliciosos intentan que no sume puntos quien va por delante</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Estropea el dúo cuya carta válida sea más difícil de reponer.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Estropea el dúo {slot} de {player} antes de que sea válido.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Impecable</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Reparto de puntuaciones</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Abre un montón con {card:el}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Abre un montón: ninguno admite la carta.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar otra vez</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Estadís&amp;ticas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Mazo, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Mazo: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>¡Me atasco!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Sol radiante</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Cambia cartas hasta que tus cuatro dúos sean válidos y di Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suizo</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Intercambia las cartas tapadas de tu dúo {mine} y del dúo {theirs} de {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Intercambia las cartas tapadas de tus dúos {mine} y {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Intercambia las cartas tapadas de los dúos {mine} y {theirs} de {player}.</translation>
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
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Llévate 14 cartas o más con un as en Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Quitarse 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Quítate 50 puntos o quédate como estás.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Quítate 50 puntos.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Quítate 50: te quedas en {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Llevarlo</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Llévate el palo que reúnes, o el que reúne el otro.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Llévate {cards:el}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Juega dos turnos más seguidos.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Gracias. Puedes barajar.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Esa velada se eliminó; sus partidas están en el álbum.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Eso también es probar suerte, y {player} sabría qué tienes. Prueba con Basil, enfrente: pídele el rey de corazones.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Está permitido, y puede estropear el dúo de Ada. Pero el 9 hace válido tu segundo dúo, y así lo son los cuatro.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>Es más de una partida, porque la suerte y los demás devolvieron oportunidades.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Eso no es una partida, ni una baraja, ni la palabra de un reparto.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Así le dejas a Ada el 10 de picas y te llevas en su lugar un corazón. Déjale el corazón.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Así le dejas a Ada el 6 de picas y te llevas en su lugar un corazón. Déjale el corazón.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Así le dejas a Ada el 8 de picas y te llevas en su lugar un corazón. Déjale el corazón.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Así la reina pasa a otro de tus dúos y lo estropea también. Dásela a Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Así solo mezclas las cartas de Ada. Tu reina se quedaría y estropearía tu primer dúo.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Así solo mezclas tus propias cartas, y la reina sigue estropeando tu primer dúo.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Has estado genial.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Me conformo.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Eso no pasará dos veces.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Ha cuadrado tal como lo conté.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Eso sería un punto. Bastan 16: marca la carta más baja de cada dúo.</numerusform>
            <numerusform>Eso serían %n puntos. Bastan 16: marca la carta más baja de cada dúo.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Eso rompería tu cuarto dúo: un 9 negro no es mayor que un 10. Y Ada no pagaría nada.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Eso rompería tu cuarto dúo: un 9 negro no es mayor que un 9. El segundo dúo necesita el 9.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Eso rompería tu tercer dúo: un 10 negro no es mayor que un 10. Y Ada no pagaría nada.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Así ganarías 3 puntos y gastarías en ellos tu mejor carta. Las próximas bazas valen hasta 10. Esta vez di No.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Coste de la decisión: {cost}.</numerusform>
            <numerusform>Coste de las %n decisiones: {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>El 2 es la carta más baja: Ada se llevaría las dos picas. Para ganarlas, puja alto.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>El 5 perdería casi seguro y también volvería. Pero el 3 pierde contra más cartas aún, y más vale ir sobre seguro.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>El 7 supera cualquier carta hasta el 6. Te quedarías con dos corazones, y Ada con tu pica. Puja más bajo.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>El 8 supera cualquier carta hasta el 7. Te quedarías con dos corazones, y Ada con tu pica. Puja más bajo.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Los ochos empataron, ambos pujaron otra vez y el 10 de Ada supera tu 6. Quien pierde un empate elige entre todas las pujas: aquí tres de las cuatro cartas. Elige las tres picas.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>El GIF muestra la partida desde el punto de vista actual, con {most} entradas como mucho.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>El jugador acusado paga {count}; si no, {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>El as encaja sobre el 2. Pero entonces el montón 4 tendría dos cartas: un punto más, si tuvieras que llevártelo. Pon el as sobre el rey, en el montón 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>El as ganaría la baza en el acto: tu mejor carta por solo 2 puntos. Guárdalo y haz pareja con el 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>El as: ahora o después</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>El GIF animado no se pudo guardar ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>El GIF animado está guardado como {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>El anuncio es el SHA-256 de un número secreto. Las cartas salen de ese número y de tu palabra, así que nadie puede elegirlas. La partida guardada contiene ambos, y «soiree check» los comprueba.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>Se desconoce quién lo inventó.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>El dorso {file} no se puede usar: no tiene la imagen «back».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>El dorso {file} ya no está.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>La mejor jugada.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>A mejor mano, mejor cabeza.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>La puja tras un empate</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>El bonus te quita {points}, ahora {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>El bonus le quita {points} a {player}, ahora {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>La carta que ha robado {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>La carta descubierta va a un montón del mismo valor o de un valor vecino; los palos no importan. Has descubierto un rey. Pulsa 3, el montón de la reina, o haz clic en él, o arrastra el rey hasta allí.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Las cartas me tienen envidia.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Las cartas te dieron {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Las cartas no favorecieron a nadie.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Las cartas reconocen a un amigo.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Las cartas de una carrera siguen cubiertas hasta que acaba.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Las cartas te quitaron {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>La probabilidad de ganar queda más o menos igual.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>El gráfico empieza tras la primera carrera.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>El gráfico empieza tras la primera ronda.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>El reloj marcó una vez {day}, que aún no ha llegado. Los días quedan como están.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Las partidas de la máquina</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>El coste no se conoce lo bastante bien: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Se ignora el coste: en una partida larga el análisis valora las primeras jugadas.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Se ignora el coste de una decisión.</numerusform>
            <numerusform>Se ignora el coste de %n decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>La curva empieza en {first}, tiene su mínimo en {least} tras la partida {trough}, su máximo en {most} tras la partida {peak}, y ahora está en {now}, con un intervalo de {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>No quedan cartas</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>No quedan cartas y ambas manos son iguales: empate.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>No quedan cartas: ganas con las más bajas.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>No quedan cartas: {player} gana con las más bajas.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>La baraja {file} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>La baraja {file} no se puede usar: una imagen suya no es PNG ni JPEG, o está dañada.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>La baraja {file} no se puede usar: cartas de esta forma no caben en la mesa.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>La baraja {file} no se puede usar: dibujarla exigió demasiado tiempo o memoria.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>La baraja {file} no se puede usar: contiene un script o una página web.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>La baraja {file} no se puede usar: le falta {card:el} (no hay imagen «{missing}»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>La baraja {file} no se puede usar: está dañada.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>La baraja {file} no se puede usar: no es una imagen SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>La baraja {file} no se puede usar: es demasiado compleja de dibujar.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>La baraja {file} no se puede usar: es demasiado grande.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>La baraja {file} no se puede usar: remite a algo fuera del archivo.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>La baraja {file} no se puede usar: {card:el} no llena el área de la carta.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>La baraja {file} no se puede usar: la forma del dorso difiere de la de las caras.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>La baraja {file} no se puede usar: la forma {card:del} difiere de la de las otras cartas.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>La baraja {file} ya no está.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>La baraja {file} no es un archivo.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>El escritorio pide movimiento reducido.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Los descartes: una carta</numerusform>
            <numerusform>Los descartes: %n cartas, la más reciente primero</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Los descartes se barajan y forman el mazo.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>No se pudo leer la velada ({reason}); el archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La velada de {file} la guardó un Soirée más nuevo; esta versión la deja como está.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Las veladas se abren una tras otra. Todos los juegos están siempre abiertos.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>La flecha que cae es el límite: más de {last} puntos es el mal final.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>La final decide los dos primeros puestos.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>El primer dúo es válido y lo seguiría siendo. Pero el segundo necesita una carta mayor que el 2. Coloca ahí el 9.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Las cuatro partidas más cortas, una tras otra.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>La cuarta</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>La jota es lo bastante alta. Pero con ella no robas, y el 9 sería más difícil de jugar después. Haz pareja.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>La jota puede ganar los 4 puntos, si nadie sube más. Pero el as gana seguro y se lleva las cartas altas de los demás. Juega el as.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>El rey está sobre la reina y se descubre la siguiente carta. Aquí Ada te espera; en una carrera de verdad nadie espera, y una tecla equivocada cuesta un momento. P pone la pausa.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>El rey ganaría casi seguro, pero el que pierde se lleva ambas pujas: le darías a Ada tu mejor pica. Una carta alta de otro palo también las gana.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>La última entrada va antes que la primera.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Las ú&amp;ltimas jugadas</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Última jugada deshecha.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>No se pudieron leer las últimas jugadas de la partida pendiente ({reason}). La partida sigue desde antes de ellas; se conservan como {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>La última parte tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Falta la última parte: un número o un texto cualquiera.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Los últimos valores</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La última ronda</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>El laurel es el buen final: gana quien tiene menos puntos.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>El laurel es el buen final: gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>El registro no se puede escribir en {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>El registro está en {folder}. No se perdió ninguna partida.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Se ve en el registro, y el álbum la encuentra. Una nota vacía se elimina.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>La mesa larga</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Ganan las cartas más bajas.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>La partida no se pudo analizar ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>Abriendo la partida…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>La partida está guardada como {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Jugada rehecha.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>La muesca: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>Nota eliminada.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>Nota guardada.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Por una vez, la estadística estaba de mi parte.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Al viejo aún le queda una partida.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Los otros tres están aquí, con las cartas tapadas. Cada nombre lleva al lado sus puntos. La línea fina de debajo llega hasta 200: cuando alguien los tiene al acabar una ronda, gana quien tenga más. Una muesca muestra adónde llevarán los cuartetos bajados.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Los demás siguen jugando…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Parte de {option}: {found}; debe ser {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>La posición está en el portapapeles; «Jugar un reparto…» la abre en otro sitio.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>El precio</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>El premio son dos picas, y tú reúnes picas. La puja más alta gana el premio; el otro se lleva ambas pujas. Puja tu reina de diamantes: es alta, pero no es una pica. Haz clic en la reina y luego en tu sitio.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>El problema está resuelto.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>La carrera ha terminado.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>La carrera ha terminado. Acabaste en primer lugar, pero con una carta sin colocar: un punto, así que tienes 6. Ambos abrieron un sexto montón, así que cada uno se lleva además un montón como puntos. Elige el más pequeño, el de una carta: pulsa 6 y luego Intro.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>La carrera está en pausa. Pulsa P para seguir.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>La carrera te espera.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>El archivo de esta partida se eliminó.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>No se pudo leer la partida terminada {file} ({reason}), así que no se cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Se eliminó el archivo de una partida; su resultado se conserva.</numerusform>
            <numerusform>Se eliminaron los archivos de %n partidas; sus resultados se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>La repetición está en pausa.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>El informe está en {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>El análisis no se puede guardar ({reason}): se hará de nuevo cuando lo abras.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>El análisis ha empezado.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>El análisis se canceló.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>En esta ronda: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>La ronda te deja en {count}; si no, en {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>La fila, vacía</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>La fila, la última carta primero: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Las mismas cartas, jugadas por la máquina</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>El mismo reparto desde el principio.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>La misma omisión de antes, que cuenta una vez, donde empezó.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>La misma palabra reparte lo mismo en todas partes. Un número o un texto, también, con las opciones de {game} de abajo.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>La carta de puntos es tuya, sus cartas altas se han ido y has visto las que conservan. Cuanto más baja es la carta bajo tu as, más pierden los demás.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>El ajuste {setting} era {found}, que no es un número entero de {least} a {most}; ahora es {default}. El archivo antiguo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>El ajuste {setting} era {found}, que no es uno de {choices}; ahora es {default}. El archivo antiguo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>El ajuste {setting} era {found}, que no es un valor válido; ahora es {default}. El archivo antiguo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>El número de cartas de cada mano no deja otra posibilidad.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>El montón más pequeño</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>El mazo se acabó sin que nadie declarara.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>El mazo se acabó sin que nadie golpeara.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>El mazo, una carta</numerusform>
            <numerusform>El mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Los invitados más fuertes y partidas de duración normal.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>El jugador más fuerte</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>No se puede hablar: speech-dispatcher no responde.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La mesa está vacía.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>La mesa de Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>La mesa de Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>La mesa de Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>La mesa de Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>La mesa de Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>La mesa de Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>El tercer dúo es válido y lo seguiría siendo. Pero el segundo necesita una carta mayor que el 2. Coloca ahí el 9.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>La marea también baja.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>El turno pasa a {player}; si no, solo un {rest}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>El turno pasa a {player}; si no, a {other} un {rest}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>El turno pasa a {player}; si no, lo conservas.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>El turno pasa a {player}; si no, a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>El dúo válido da {sum}.</numerusform>
            <numerusform>Los dúos válidos dan {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>No se pudo leer la partida pendiente ({reason}); el archivo se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>No se pudo leer la partida pendiente de {file} ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La partida pendiente de {file} la guardó un Soirée más nuevo; esta versión la deja como está.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>La ventana cambia cuando cierras las preferencias.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>La palabra de este reparto se muestra aquí tras la partida.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:El} no encaja sobre {top:el}: los valores deben ser iguales o vecinos.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:El} es menor que {top:el}: juega una carta igual o mayor, o di No.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:El} no está entre las pujas.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:El} está sobre la mesa.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:El}: elige su sitio, o descarta.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:El}: elige dos cartas tapadas para intercambiarlas, o descarta.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:El}: en ninguna mano.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:El}: en un cuarteto de {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:El}: no está en la mano de {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:El}: nada es seguro.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:El}: reemplaza una carta destapada tuya, o descarta.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:El}: úsala para tener dos turnos más, o descarta.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:El}: en tu mano.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:El}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:El}: en la mano de {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:El} no encaja sobre {top:el}: los demás pueden acusarte.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Entonces Ada tiene un turno normal y puede estropear uno de tus dúos. Ahora los cuatro son válidos: declara.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Entonces Clara ganaría 4 puntos con su 7, y todos conservarían sus cartas altas. Juega el as.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Entonces pagas tú, y Ada no paga nada. Usa el 10 para estropear su dúo.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>No hay torneos mientras no se guarde nada.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Hay seis montones: {card:el} va debajo de tu mano.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Hay una jugada mejor.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Hay una jugada mejor. Prueba otra vez.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Hay una jugada mejor: gana el {most}&#x202f;% de estas partidas, la tuya el {mine}&#x202f;%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Aquí no hay ninguna decisión.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>En una buena mesa no hay reloj.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>No hay montón {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>No hay nadie en ese asiento.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>No hay nada que volver a mostrar.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>No había nada que decidir.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Son estimaciones. Parte de la suerte no se mide, como las decisiones ajenas: una partida dice poco de lo bien que juega alguien.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Estas opciones no se pueden combinar: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Estas opciones se excluyen: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>A veces vienen bien dadas.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Tercer lugar: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Este as está a salvo: los ocho 10 ya han salido.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Esta decisión te costó algo. Encuentra una mejor.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Este reparto</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Esta velada se abre tras la velada {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Esto es una repetición: no se puede jugar.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Este es el informe completo. No se envía nada: tú decides quién lo recibe.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Esta línea dice siempre qué hacer. ¿No sabes seguir? H da una pista y dice por qué. L muestra otra vez las últimas jugadas. F1 explica el juego, y Mayús+F1 trae sus reglas. ¡Que te diviertas!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Esta jugada cuesta {cost} de la partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Esta jugada cuesta {number} puntos.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Esta jugada es la mejor. Hazla, o elige Siguiente.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Esta posición no se puede abrir: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Esta posición viene de un Soirée más nuevo.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Este problema está resuelto.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Esto se pregunta una sola vez. La lección sigue en Ayuda, «En dos minutos».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Esta carrera suma unos {count} a tus puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Este paso está hecho. Pasa al siguiente.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Tres invitados generosos y una partida corta de cada juego.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Tres picas para ti. Ada se lleva la carta que queda y el premio. Perder un empate puede ser bueno.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>A la entrada</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Con tan pocos puntos puede bastar una ronda.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Al prin&amp;cipio</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>&amp;Hasta el final</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>Torne&amp;os</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Hoy, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>El problema de hoy</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Esta noche la música iba contigo.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Muy parejas.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Demasiado rojo en esa mano.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Jugando a tan pocos puntos puede bastar una ronda.</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Arriba a la derecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Totales carrera a carrera</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Totales ronda a ronda</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Tradicional, de Oriente Medio; su nombre es «imágenes» en árabe.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Prueba otra vez: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Intenta llevarte los {count} puntos con una carta alta, {rank:el}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Intenta llevarte los {count} puntos con tu carta más baja y guarda {rank:el}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Intenta romper el dúo {slot} de {player}, que ha declarado.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Intenta romper el dúo {slot} de {player}, que ha golpeado.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Doce veladas contra invitados cada vez más fuertes</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Dos corazones: este premio no te sirve. El que pierde se lleva ambas pujas, así que una pica baja vuelve a ti y trae consigo la carta de Ada. Puja el 3 de picas.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>¡Dos turnos más!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>No puede haber dos jugadores llamados {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Dos invitados maliciosos y uno fuerte.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Mano a mano</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Deshacer cambios</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Recuperar lo eliminado</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Cartas por ver del palo que reúnes: {count}; si no, {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Inservible</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Usa una carta solo donde mejore o estropee un dúo; si no, descártala.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Úsala para tener dos turnos más, o descarta.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Usar la reina</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Usa {card:el} para tener dos turnos más.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Partidas normales</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Válido. Una carta de número puede reemplazar una de tus cartas tapadas o una destapada de Ada; solo un 10 reemplaza un as. Cualquier carta se puede descartar.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Espera, ¿cómo ha pasado eso?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Espera: quien declara da a los demás un turno para romper un dúo.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Espera: quien golpea da al otro un turno para romper un dúo.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Avisar antes de jugadas que seguro te perjudican</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Obra maestra</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Bien ganada. La vi venir, y la disfruté.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Bien calculado. Yo no lo habría hecho mejor.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Bien visto: tiene que tenerlo ella. Pero primero consigue el 7 de tréboles de Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Vaya, vaya. Nunca te acostarás sin saber una cosa más.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Qué luz tan buena sobre esta mesa.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>¡Qué mesa! ¡Qué compañía!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>¿Qué costó cada decisión tuya y qué fue suerte? El jugador más fuerte comprueba cada una, sin saber más de lo que sabías tú.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Qué sabe cada jugador</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Lo que sabe todo el que haya escuchado</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Qué divertido. ¿Otra?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Novedades</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Novedades de Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Qué recuerdan</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>C&amp;uánto costó esta decisión</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Qué pujar</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Qué descartar</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Qué hacer con una figura</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Con qué salir</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Qué pagar</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué ha fallado</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Lo que puedes saber, también por tu mano: cuenta como ayuda</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Cuando termines este turno robarás otra vez, y aún otra más. Mientras tanto Ada no puede estropear nada.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Cuando juegas</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Si juegas a solas, nadie inspecciona tus montones: nunca te pillan haciendo trampas. La partida cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Si se permiten las trampas, los generosos nunca las hacen e inspeccionan menos</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Si se permiten las trampas, los maliciosos las hacen e inspeccionan más</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Qué pujas llevarse</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Qué carta</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>¿Qué carta pides a {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Qué dúo formar</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Qué dúo estropear</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Qué valor buscar</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Qué carta cubrir</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Quién tiene con certeza qué carta</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>¿Quién lo tiene?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Quién tiene qué carta</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Quién puede tener qué carta</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Quién debe tener al menos una carta del valor</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Quien pierde queda fuera, hasta que dos juegan la final.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Quien dice No sale en la siguiente: compara esta carta con la salida.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>¿A quién pides {card:el}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>¿A quién pides {card:el}? Elige un jugador.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>¿A quién preguntas? Elige un jugador.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>De quién son las decisiones</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Gana en Spy vs Spy desde el último lugar gracias al bonus.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Gana una partida de Soureh sin pagar un solo punto.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Gana una velada.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Gana por un solo punto.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Gana desde el último lugar.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Gana cartas de puntos, que valen de 2 a 10. Están en esta columna; en cada baza todos juegan por la grande. Una partida tiene cuatro rondas de nueve bazas, y gana quien tenga más puntos. Cada nombre lleva al lado sus puntos; la muesca de debajo muestra lo que esta ronda aún puede dar.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Gana el premio tras el empate.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Gana el premio para tener {kept} {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Gana ya los {count} puntos.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Gana ya los {count} puntos; los demás descartan todas sus cartas por encima {rank:del}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Gana los {count} puntos, los últimos de esta ronda.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Con todas las cartas a la vista: de {first}, entre {low} y {high}, a {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Con y sin ayuda</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Con montones de sobra</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Con el intervalo del 95&#x202f;%; la raya vertical es la parte igual.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Con estas cartas el nivel «{level}» hace {score} puntos; en la partida fueron {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Con estas cartas el nivel «{level}» gana el {wins}&#x202f;% de las partidas.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Con {entrants} participantes hay {most} rondas como mucho.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Sin la suerte: {share} de una partida.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Sin el bonus te llevas uno de tus montones: mantén uno pequeño.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Sin tu as, las bazas siguientes dan cerca de un punto menos.</numerusform>
            <numerusform>Sin tu as, las bazas siguientes dan unos %n puntos menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Nada ganado.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Cartas ganadas: {cards} de {suit}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Palabra, número o texto</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Esc&amp;ribir una nota…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Escrito por John Gallidakis para el Macintosh en 1997 y 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Tecla equivocada: tu mano queda bloqueada un momento.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>¡Eso es!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Ayer, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>No acusas a nadie.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Acusas a {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Solo pagas tú.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Fuera de la partida: tú y {players}.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Nos llevas ventaja a todos. De momento.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Te han pillado: {card:el} no encaja.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>No participas en esta carrera.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Acabas en el puesto {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Estás fuera de la partida.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Juegas muy, muy bien.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Pides a {asked} {card:el}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Pediste a {player} {card:el}: no.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Pujas {card:el}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Cantas Soy un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Cantas Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Lo cantas tú: todas de un palo.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Cantas {card:el}: te queda una carta.</numerusform>
            <numerusform>Cantas {card:el}: te quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Cantaste Soy tras una ronda.</numerusform>
            <numerusform>Cantaste Soy tras %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Pasaste del último al primer lugar con un bonus de una carta.</numerusform>
            <numerusform>Pasaste del último al primer lugar con un bonus de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>No puedes acusarte a ti.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>No puedes preguntarte a ti.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>No puedes saber dónde está {card:el}: la probabilidad de que esté en manos de {player} es de una entre tres. Si no, pierdes el turno. Otro 7 es seguro.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>No puedes reemplazar las cartas tapadas de otros.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>¡Has hecho trampas!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Podrías saber que {holder} tiene {card:el}, pero lo has olvidado.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Bailaste bien. Yo, mejor.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Declaraste Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Te lo merecías. La próxima es mía.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>No has robado {rank:un}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Descartas {card:el}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Es verdad que te queda un turno. Pero los cuatro dúos son válidos ahora, y Ada podría estropear uno después: golpea ya.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>No cantas Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>No tienes {card:el}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>No sabes quién tiene {card:el}. Es posible: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Robas otra vez: {card:el}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Robas {cards:el}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Robas {card:el}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Has robado una reina. Te da dos turnos más después de este. Pulsa «Usar la reina».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Logras el bonus un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Pasas del límite de {limit} un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Pasas del límite de {limit} un {share}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Acabas en primer lugar un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Acabas en el puesto {place}: todas las cartas colocadas.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Acabas en el puesto {place}: te atascas con una carta por colocar.</numerusform>
            <numerusform>Acabas en el puesto {place}: te atascas con %n cartas por colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Logras los 50 por cuatro dúos válidos un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Te llevas {cards:el}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Das la carta a {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Conseguiste {card:el} de {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Tuviste cuatro dúos válidos una vez.</numerusform>
            <numerusform>Tuviste cuatro dúos válidos %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Ya has descartado.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Ya has pujado.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Generosísima compañía la de esta noche.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Has estado atendiendo. Bien.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Ya has acabado esta carrera.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Has acabado. Los demás siguen corriendo.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Acabas de ganar en {game}. Esta vez no.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>No te queda un as para las bazas siguientes.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>No tienes ningún montón que elegir.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Aún no tienes partidas así sin ayuda (una con ayuda).</numerusform>
            <numerusform>Aún no tienes partidas así sin ayuda (%n con ayuda).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Aún no tienes partidas así.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>No has hecho trampas: todas las cartas encajan.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Ahora no tienes nada que hacer.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Has resuelto todo «{theme}». {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Tienes que enseñarme cómo lo has hecho.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Has ganado en {suit}: {worths}; {total} en total</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>No has ganado nada en esta ronda; {total} en total</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Has ganado {won} de las últimas {count} partidas contra {level}. También hay nivel {better} para {names}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>La tienes tú.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>No tienes ninguna carta de este valor.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>No tienes nada tan alto como {card:el}, así que dices No.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>{card:El} ya está en tu mano.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>{card:El} está en tu mano.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Guardas {card:el} para pujar; si no, {second:el}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Guardas {second:el} para pujas posteriores; si no, {card:el}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Te quedas como estás.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Golpeas: {other} tiene un último turno.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Golpeaste.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Tú sabes</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Sabes que {holder} tiene {card:el}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Sabes dónde está una carta ajena, pero has olvidado {forgotten}.</numerusform>
            <numerusform>Sabes dónde están %n cartas ajenas, pero has olvidado {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Sabes dónde está una carta ajena.</numerusform>
            <numerusform>Sabes dónde están %n cartas ajenas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Bajaste cuatro ases tras una pregunta por ellos.</numerusform>
            <numerusform>Bajaste cuatro ases tras %n preguntas por ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Bajaste más que nadie: un punto de {all}.</numerusform>
            <numerusform>Bajaste más que nadie: %n puntos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Bajas {four} un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Bajas {four}, que valen {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Sales tú en esta baza: tienes que jugar una carta.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Vas en cabeza con un punto.</numerusform>
            <numerusform>Vas en cabeza con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Vas en cabeza, {best} a {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Sales tú: juega cualquier carta.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Sales tú: juega cualquier carta. La última carta jugada gana la carta de puntos.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Fuiste en cabeza en la única ronda.</numerusform>
            <numerusform>Fuiste en cabeza tras cada una de las %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Pierdes el premio un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Has perdido: elige qué pujas te llevas, {taken} de {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Hiciste un punto en una ronda.</numerusform>
            <numerusform>Hiciste %n puntos en una ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>No tomaste ninguna decisión.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Aquí no decides nada.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Siempre puedes descartar. Pero tu segundo dúo necesita el 9: cualquier carta por encima del 4 lo hace válido.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Solo puedes pedir {card:el} si tienes {rank:otro}.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Solo puedes pedir valores que tengas. Ada pidió un 7, así que tiene otro 7: tiene que ser el 7 de diamantes, el último que falta. Pídeselo.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Solo puedes reemplazar una carta destapada de otro jugador.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Pasas {card:el} debajo de tu mano.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Ahora debes pujar una carta de tu mano.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Ahora debes descartar una carta de tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Ahora debes llevarte una de las cartas pujadas.</numerusform>
            <numerusform>Ahora debes llevarte %n de las cartas pujadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Debes llevarte exactamente una de las cartas pujadas.</numerusform>
            <numerusform>Debes llevarte exactamente %n de las cartas pujadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Pagas unos {count} en esta ronda; si no, {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>No pagas nada. Ada no pudo arreglar su cuarto dúo y pagó el valor de una carta de cada uno de sus cuatro dúos: 15 puntos en total.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Pagas con esta carta.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Pagas {count}; si no, {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Pagas {points} ({total} hasta ahora).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Pagas {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Pones {card:el} en el montón {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Juegas contra un rival.</numerusform>
            <numerusform>Juegas contra otros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Juegas contra {players}, nivel {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Juegas contra {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Juegas con tus cinco cartas: el as es la más alta y el 2 la más baja. En el centro están las cartas jugadas, la última en grande. El botón No está a la derecha; se roba del mazo de la izquierda.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Juegas {card:el}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Juegas {card:el}: pareja.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Juegas {card:el}: cuarteto.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Juegas {card:el}: trío.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Todas estas partidas las jugaste con ayuda.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Jugaste la cuarta carta seguida del mismo valor.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Estas partidas las jugaste a solas.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Llegas a {count} y te quitas 50 un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>¿Te acuerdas de {game}? Gané yo.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Recuerdas {remembered} de la única pregunta de esta ronda.</numerusform>
            <numerusform>Recuerdas {remembered} de las %n preguntas de esta ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Sumas unos {count} puntos en esta ronda; si no, {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>No sumas nada.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Sumas {points}, {total} en total.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Sumas {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Compartes la cabeza con un punto.</numerusform>
            <numerusform>Compartes la cabeza con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Enseñas el resto: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Te llevas ambas pujas.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Te llevas el montón {pile}, que vale {points} ({total} hasta ahora).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>De las pujas te llevas {cards:el}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Te quitas {points}: quedan {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Así te queda una carta más alta para pujar.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Así te queda una carta más baja para pujar.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Te quedan unas {count} cartas de un palo; si no, {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Te quitaste 50 puntos.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Te pusiste en cabeza en la carrera {number} y ahí seguiste.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Te pusiste en cabeza en la ronda {number} y ahí seguiste.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Te pusiste en cabeza en la última carrera.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Te pusiste en cabeza en la última ronda.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Descubres {card:el}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>De estas partidas, por delante en {ahead}, con empate en {level} y por detrás en {behind}. La mitad acabó de {low} a {high}; la mediana es {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Acabaste en primer lugar.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Ganas menos que la parte igual, {even}: el {share} de {matches}; a la larga, lo probable es de {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Ganas más que la parte igual, {even}: el {share} de {matches}; a la larga, lo probable es de {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Ganas la carta un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Ganas la velada.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Ganas el premio un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Ganas el premio.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Ganas la ronda, {points} a {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Ganas los {count} puntos un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Ganas los {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Ganas los {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Ganas los {worth}: {total} en total.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Ganas con un punto.</numerusform>
            <numerusform>Ganas con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Ganas con Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Ganas {prize}: {own} supera a {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>¡Ganas!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Ganas.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Ganaste por un solo punto.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Ganaste más que nadie en {suit}: un punto de {all}.</numerusform>
            <numerusform>Ganaste más que nadie en {suit}: %n puntos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Has ganado esas dos picas. Tras cada ronda, ambos descartan una carta tapada. Cinco de tus cartas son picas: lleva el 5 de corazones a tus descartes.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Ganaste sin pagar un solo punto.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Ganaste el {share} de {matches}; a la larga, lo probable es de {interval}, y la parte igual es {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Ganaste el {share} de {matches}; a la larga, lo probable es de {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Ganaste, con un punto.</numerusform>
            <numerusform>Ganaste, con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Recibirías una carta desconocida y te quedarías la reina. Regálala.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>En el club te habría ido bien.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Perderías una pica y conservarías el corazón: no hay Soy. Descarta el corazón.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>¿Tú?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Coste de tu decisión: {cost}.</numerusform>
            <numerusform>Coste de tus %n decisiones: {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Tu as no le quita nada a {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Tu as le quita a {other} {cards:el}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Tu as se llevó una carta.</numerusform>
            <numerusform>Tu as se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Tu as, guardado para luego, gana cerca de un punto más.</numerusform>
            <numerusform>Tu as, guardado para luego, gana unos %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu puja</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Tus cartas forman cuatro dúos, cada uno con una carta destapada y otra tapada. Reúne puntos: 300 ganan la partida. Cada dúo válido da el valor de sus dos cartas; cuatro dúos válidos dan 50 más. El as vale 15, pero es la carta más baja; jotas, reinas y reyes no valen nada.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Tus cartas forman cuatro dúos, cada uno con una carta destapada y otra tapada. Haz válidos los cuatro y di Soureh. Quien no tenga cuatro dúos válidos paga puntos, y los puntos son malos: cuando alguien pasa de 100, gana la puntuación más baja. El as vale 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Tus cartas son más altas, y no quedan premios.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Tus cartas son más bajas, y no quedan premios.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Tus cartas ganan algo menos en las bazas siguientes.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Tus cartas ganan algo más en las bazas siguientes.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Tus cartas ganan cerca de un punto menos en las bazas siguientes.</numerusform>
            <numerusform>Tus cartas ganan unos %n puntos menos en las bazas siguientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Tus cartas ganan cerca de un punto más en las bazas siguientes.</numerusform>
            <numerusform>Tus cartas ganan unos %n puntos más en las bazas siguientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Tu dúo {slot} no es válido: {up:el}, negr{up:acuerdo}, no es mayor que {down:el}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Tu dúo {slot} no es válido: {up:el}, roj{up:acuerdo}, no es menor que {down:el}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Tu dúo {slot} no es válido: {down:el} está tapad{down:acuerdo}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Tu dúo {slot} no es válido: dos ases.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Tu dúo {slot} acaba válido un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Tu dúo {slot} es válido.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Tu dúo {slot} es válido: un punto.</numerusform>
            <numerusform>Tu dúo {slot} es válido: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Todos tus dúos son válidos.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Tus dúos rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Tus descartes: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Tu quinto montón; seis es el máximo. Después, la carta que no encaja va debajo de tu mano, y la primera de ellas la cantas. Cuando la carta cantada ha vuelto a salir, la siguiente que no encaje acaba tu carrera.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Tu primer dúo ya es válido: solo perderías los 6 puntos de su 6 negro. El dúo del 10 rojo necesita la jota.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Tu primer dúo es válido y lo seguiría siendo. Pero pagarías por el segundo, y Ada no pagaría nada.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Tu primer dúo ya es válido: un 6 negro sobre un 2. El as de Ada vale con cualquier número, pero ahora tiene detrás tu reina: su dúo no es válido.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Tu primera partida: H da una pista, L muestra otra vez las últimas jugadas.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Tu primera carrera no tiene reloj: tómate tu tiempo.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Tu cuarto dúo ya es válido: solo perderías los 4 puntos de su 4 rojo. El dúo del 10 rojo necesita la jota.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Tu mano, una carta: {cards}.</numerusform>
            <numerusform>Tu mano, %n cartas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Tu mano: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Tus últimas jugadas no están guardadas.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Tu último turno</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Tu último turno. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Tu jugada llegó tarde: la partida ya había avanzado.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Se perderán las jugadas hechas hasta ahora.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Tus otros dúos rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Tu montón {number}, su primera carta primero</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Tu montón {number}: {card:el} no encaja sobre {under:el}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Tus problemas (%n)</numerusform>
            <numerusform>Tus problemas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Tu reina supera al 8. Las dos picas son tuyas. Ada recupera el 8 y se lleva también tu reina: una puja ganadora siempre se regala.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Tu mano, queda una carta</numerusform>
            <numerusform>Tu mano, quedan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Tu mano, bloqueada por una tecla equivocada, queda una carta</numerusform>
            <numerusform>Tu mano, bloqueada por una tecla equivocada, quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Tu fuerza: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Tus resultados en cifras</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Tu puntuación cambia en unos {count} puntos; si no, en {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Tienes {total} puntos. ¿Te quitas 50?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Tus puntuaciones</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Tu segundo dúo tiene un aspa: un 4 rojo no es menor que el 2. Has robado un 9. Colócalo sobre el 2: arrástralo hasta allí o haz clic en el 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Tu segundo dúo no es válido: ninguna carta es mayor que su 10 rojo. Una jota puede reemplazar cualquiera de tus cartas destapadas salvo un as; sobre un número hace válido el dúo. Coloca la jota sobre el 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>No se pudieron leer tus ajustes y se usan los predeterminados; el archivo dañado se conserva como {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>No se pudieron leer tus ajustes en {file}: se usan los predeterminados y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Tus ajustes los guardó un Soirée más nuevo; esta versión usa los que conoce y no guarda los cambios.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Tu montón más pequeño, el que pagas, tiene al final unas {count} cartas; si no, {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Tu tercer dúo ya es válido: solo perderías los 9 puntos de su 9 negro. El dúo del 10 rojo necesita la jota.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Tu turno acaba: ninguno de tus dúos es válido.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Tu turno acaba: no todos tus dúos son válidos.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Tu turno acaba: solo uno de tus dúos es válido.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Tu turno acaba: tienes un turno más.</numerusform>
            <numerusform>Tu turno acaba: tienes %n turnos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Te toca. Una jugada es claramente la mejor: hazla.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Tus dúos válidos: {valid}; no válidos: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Toda tu mano era de {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Tu palabra</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>Tu {card} supera {second:al} de {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Con {card:el} tienes dos turnos más.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Pones {card:el} en lugar {old:del}, tapad{old:acuerdo} en tu dúo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Pones {card:el} en lugar {old:del}, destapad{old:acuerdo} en tu dúo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Pones {card:el} en lugar {old:del} de {owner}, dúo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Tu {card} quita {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Con {king:el} intercambias las cartas tapadas de tus dúos {slot} y {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Con {king:el} intercambias las cartas tapadas de los dúos {slot} y {second} de {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Con {king:el} intercambias {card:el} de tu dúo {slot} y {other:el} de {holder}, dúo {second}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Tuya. Bien jugada.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>con un día de retraso</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>una baraja entera</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>una tapada por {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>cerca de un minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>más o menos como {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>te acusa</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>acusa a {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>por delante {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>todo a la vista</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>todo colocado</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>todos los dúos válidos, no paga</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>los cuatro</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>te pide {card}: no</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>al menos una</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>puntos de media</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>victoria contra: {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>por detrás {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>mejor: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>entre {level} y {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>canta {card}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>dúo {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta una carta</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>recibe un montón</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>media baraja</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>media baraja: solo con 2 jugadores</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>media baraja: solo con 2 jugadores</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>mano de {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>pistas por partida</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>queda fuera de la partida</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>rey intercambia dos tapadas</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>rey intercambia tus tapadas {slot} y {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>rey te cambia {card}, dúo {slot}, por {other}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>último turno</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>baja {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>probable: {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>récord: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>derrota contra: {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>tiempo mediano por partida</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>contra: {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>milisegundos, de {least} a {most}; lo normal son {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixtos</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>no hay imagen</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>falta {card:el}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>pide {card} a {player}: no</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>aquí no</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>se ignora</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>se ignora: ± {error}&#x202f;%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>aún sin analizar</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>a ti nada</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>a {player} nada</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>aún nada bajado</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>nada, con un margen de {error} de una partida</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>nada, con un margen de {error} puntos</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>cuando alguien pasa del límite</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>cuando todos menos uno pasan del límite</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>uno por ronda, en este orden</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>rivales: mediana {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>paga {points}, {total} en total</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>levantada</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>pone {card}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>colocar una carta donde no encaja</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>puntos, de {least} a {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>puntos, de {least} a {most}; cuantos menos, mejor</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>premio</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>reina, dos turnos más</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartida</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde el {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>resuelto un día</numerusform>
            <numerusform>resuelto %n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>aún por determinar</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>por encima de {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>se atasca</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>como {word}, 2026 o Año Nuevo con Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>la admite</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>se lleva tu {card}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>se lleva {cards}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>se quita {points}, queda en {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>el dorso</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>los dos mejores juegan por el primer lugar, los demás por el tercero</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>los dos mejores, y los demás por el tercer lugar</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>el menú</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>empate contra: {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>deshechas por partida: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>se usa desde la próxima partida</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>opciones normales</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>por debajo de {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>si se permiten las trampas</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>gana los {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>gana {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>gana el {share}&#x202f;% de {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>con ayuda, aparte</translation>
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
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>sin la suerte {share} de una partida</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>ganadas seguidas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>venciste a {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>te llevas ambas pujas</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>tú {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>tú: mediana {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>tu mano</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>lo que veías</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>a ti {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuya</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} te pidió {card:el}: no.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} pidió a {player} {card:el}: no.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} consiguió de ti {card:el}.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} consiguió {card:el} de {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} supera a {own}, gana {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} supera a tu {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: una carta tapada</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: sitio para una carta</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, tapad{card:acuerdo}</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} y roba una carta</numerusform>
            <numerusform>{card} y roba %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{card} de {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} sobre tu {lost}, dúo {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} sobre {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} sobre {lost} de {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} quita {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, tapad{card:acuerdo}, tu dúo {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, tapad{card:acuerdo}, dúo {slot} de {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, mano de {player}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, la carta que ha robado {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, la carta que has robado</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, descubiert{card:acuerdo}</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, destapad{card:acuerdo}, tu dúo {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, destapad{card:acuerdo}, dúo {slot} de {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, tu mano, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} de {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} como tabla</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} en total</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} de {coops} dúos válidos</translation>
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
        <translation>{deck} (tuya)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} de {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Se usan los atajos predeterminados hasta que lo cambies.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} no se puede abrir como partida ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} no se puede abrir como torneo ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} no se pudo leer ({reason}), así que Soirée sigue sin él.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} no se pudo eliminar ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} no se pudo guardar ({reason}); se conserva la versión anterior.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} no se pudo guardar porque el disco está lleno; se conserva la versión anterior.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} no se pudo guardar porque el disco es de solo lectura; se conserva la versión anterior.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} no se pudo guardar porque ahí no tienes permiso de escritura; se conserva la versión anterior.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} no se pudo escribir: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} no es ni una partida ni una baraja.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} lo guardó un Soirée más nuevo; esta versión no puede abrirlo.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>victoria compartida: {first} y {second}</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>empate: {first} y {second}</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} te venció</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>1.º {first}, 2.º {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>del {first} al {last}</translation>
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
            <numerusform>{first}, {second}, {third} y otro más</numerusform>
            <numerusform>{first}, {second}, {third} y otros %n</numerusform>
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
        <translation>{game} en dos minutos</translation>
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
        <translation>{game}, no se puede usar: {reason}</translation>
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
        <translation>{game}: {players} (terminada)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (repetición)</translation>
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
        <translation>{keys} está asignado a {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} está reservado para las mesas.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · una carta</numerusform>
            <numerusform>{key} · %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · un punto</numerusform>
            <numerusform>{key} · %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} a {high}&#x202f;%</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>{mean} ± {error}%</source>
        <translation>{mean} ± {error}&#x202f;%</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>{move} no es una jugada de Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} no es una jugada de Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} no es una jugada de Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} no es una jugada de Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} no es una jugada de {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, no se paga</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, no válido</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, se paga</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, válido</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} de {matches}, intervalo {interval}, parte igual {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} de {last}, mejor cuantos más</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} de {last}, mejor cuantos menos</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} de {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} puntos</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
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
        <translation>{number}: {up} sobre {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} no es una opción de {game}, o está dos veces.</translation>
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
        <translation>{players} (desempate {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>Fuera de la partida: {players}.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>Pagan {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} comparten la cabeza con un punto.</numerusform>
            <numerusform>{players} comparten la cabeza con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>Comparten el torneo: {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} comparten la victoria.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} no acusa a nadie.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} te acusa.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} acusa a {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Solo paga {player}.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} te pide {card:el}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} pide a {asked} {card:el}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} puja {card:el}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} rompe uno de tus dúos antes del final un {share}&#x202f;% de las veces.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} cantó Soy tras una ronda.</numerusform>
            <numerusform>{player} cantó Soy tras %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>Lo canta {player}: todas de un palo.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} canta {card:el}: le queda una carta.</numerusform>
            <numerusform>{player} canta {card:el}: le quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} pasó del último al primer lugar con un bonus de una carta.</numerusform>
            <numerusform>{player} pasó del último al primer lugar con un bonus de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} puede cantar Soy un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} puede igualarla y robar un {share}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} no puede tenerla.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>¡Trampas de {player}!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} elige.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} podría saber que tienes {card:el}, pero lo ha olvidado.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} podría saber que {holder} tiene {card:el}, pero lo ha olvidado.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} declaró Soureh.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} descarta una carta.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} descarta {card:el}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} no lo tiene. Ada pidió un 7, así que tiene alguno, y solo queda el 7 de diamantes: pregunta a Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} no sabe quién tiene {card:el}. Es posible: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>Por ello {player} roba una carta.</numerusform>
            <numerusform>Por ello {player} roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>Por ello {player} roba una carta.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} roba una carta.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} roba otra vez.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} roba otra vez: {card:el}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} roba {card:el}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} pasa del límite de {limit} un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} acaba en el puesto {place}: todas las cartas colocadas.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} acaba en el puesto {place}: se atasca con una carta por colocar.</numerusform>
            <numerusform>{player} acaba en el puesto {place}: se atasca con %n cartas por colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} se lleva ambas pujas</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} logra los 50 por cuatro dúos válidos un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} se lleva {cards:el}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} te da la carta.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} da la carta a {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} tuvo cuatro dúos válidos una vez.</numerusform>
            <numerusform>{player} tuvo cuatro dúos válidos %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} ya ha pagado.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>La tiene {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>A {player} no le quedan cartas que pedir.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} no ha hecho trampas: todas las cartas encajan.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} ha ganado en {suit}: {worths}; {total} en total</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} no ha ganado nada en esta ronda; {total} en total</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} tiene {card:el}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>Trampa de {player}: {card:el} no encaja.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} está fuera de la partida.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} se queda como está.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>Golpeó {player}.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} golpea: tienes un último turno.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} golpea: {other} tiene un último turno.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} sabe que tienes {card:el}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} sabe que {holder} tiene {card:el}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} sabe dónde está una carta ajena, pero ha olvidado {forgotten}.</numerusform>
            <numerusform>{player} sabe dónde están %n cartas ajenas, pero ha olvidado {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} sabe dónde está una carta ajena.</numerusform>
            <numerusform>{player} sabe dónde están %n cartas ajenas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} bajó cuatro ases tras una pregunta por ellos.</numerusform>
            <numerusform>{player} bajó cuatro ases tras %n preguntas por ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} bajó más que nadie: un punto de {all}.</numerusform>
            <numerusform>{player} bajó más que nadie: %n puntos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} pone su puja.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} baja {four}, que valen {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} va en cabeza con un punto.</numerusform>
            <numerusform>{player} va en cabeza con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} va en cabeza con {best}; tú tienes {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} va en cabeza, {best} a {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} fue en cabeza en la única ronda.</numerusform>
            <numerusform>{player} fue en cabeza tras cada una de las %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} hizo un punto en una ronda.</numerusform>
            <numerusform>{player} hizo %n puntos en una ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} puede quitarte {card:el}; si no, {second:el}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} paga unos {count} en esta ronda; si no, {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} paga {points} ({total} hasta ahora).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} paga {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} jugó la cuarta carta seguida del mismo valor.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} juega {card:el}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} juega {card:el}: pareja.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} juega {card:el}: cuarteto.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} juega {card:el}: trío.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} llega a {count} y se quita 50 un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} recuerda {remembered} de la única pregunta de esta ronda.</numerusform>
            <numerusform>{player} recuerda {remembered} de las %n preguntas de esta ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} suma unos {count} puntos en esta ronda; si no, {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} no suma nada.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} suma {points}, {total} en total.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} suma {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} enseñó {card:el} y aún l{card:acuerdo} tiene en la mano.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} enseña el resto: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} aún logra cuatro dúos válidos un {share}&#x202f;% de las veces.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} se lleva ambas pujas.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} se lleva el montón {pile}, que vale {points} ({total} hasta ahora).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} se lleva algunas de las pujas.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>De las pujas {player} se lleva {cards:el}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} se quita {points}: quedan {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>Así a {player} le queda una carta más alta para pujar.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>Así a {player} le queda una carta más baja para pujar.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>A {player} le quedan unas {count} cartas de un palo; si no, {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} se quitó 50 puntos.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} no participó en esta carrera.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} se puso en cabeza en la carrera {number} y ahí siguió.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} se puso en cabeza en la ronda {number} y ahí siguió.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} se puso en cabeza en la última carrera.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} se puso en cabeza en la última ronda.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} acabó en primer lugar.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} gana la velada.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} gana el premio.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} gana la ronda, {points} a {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} gana los {count} puntos un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} gana los {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} gana los {worth}: {total} en total.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} gana con un punto.</numerusform>
            <numerusform>{player} gana con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} gana con Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>¡Gana {player}!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gana.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>Ganó {player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} ganó por un solo punto.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} ganó más que nadie en {suit}: un punto de {all}.</numerusform>
            <numerusform>{player} ganó más que nadie en {suit}: %n puntos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Ganó el torneo: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} ganó sin pagar un solo punto.</translation>
    </message>
    <message>
        <source>{player} {percent}%</source>
        <translation>{player} {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>{player}, un punto</numerusform>
            <numerusform>{player}, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, montón {number}, su primera carta primero</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, montón {number}: {card:el} no encaja sobre {under:el}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: cartas por colocar {left}, puntos {points}, montones {tops}</translation>
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
        <translation>¿{player}?</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>El as de {player} no te quita nada.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>El as de {player} te quita {cards:el}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>El as de {player} no le quita nada a {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>El as de {player} le quita a {other} {cards:el}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Un as de {player} se llevó una carta.</numerusform>
            <numerusform>Un as de {player} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Puja de {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>El dúo {slot} de {player} no es válido: {up:el}, negr{up:acuerdo}, no es mayor que {down:el}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>El dúo {slot} de {player} no es válido: {up:el}, roj{up:acuerdo}, no es menor que {down:el}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>El dúo {slot} de {player} no es válido: {down:el} está tapad{down:acuerdo}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>El dúo {slot} de {player} no es válido: dos ases.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>El dúo {slot} de {player} acaba válido un {share}&#x202f;% de las veces; si no, un {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>El dúo {slot} de {player} es válido.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>El dúo {slot} de {player} es válido: un punto.</numerusform>
            <numerusform>El dúo {slot} de {player} es válido: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>Todos los dúos de {player} son válidos.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Los dúos de {player} rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} pone la carta robada en lugar {old:del}, tapad{old:acuerdo} en el dúo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>La mano de {player} sigue oculta: solo se enseña al cantar.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Mano de {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Los otros dúos de {player} rinden unos {count} puntos; si no, {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>La puntuación de {player} cambia en unos {count} puntos; si no, en {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Dúos válidos de {player}: {valid}; no válidos: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>lo que veía {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Toda la mano de {player} era de {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>a {player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:El} de {player} supera a tu {second}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:El} de {player} supera {second:al} de {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>Con {card:el}, {player} tiene dos turnos más.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} pone {card:el} en lugar {old:del} de tu dúo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} pone {card:el} en lugar {old:del}, tapad{old:acuerdo} en el dúo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} pone {card:el} en lugar {old:del}, destapad{old:acuerdo} en el dúo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} pone {card:el} en lugar {old:del} de {owner}, dúo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player}, con {king:el}, intercambia las cartas tapadas de sus dúos {slot} y {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player}, con {king:el}, intercambia las cartas tapadas de tus dúos {slot} y {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player}, con {king:el}, intercambia las cartas tapadas de los dúos {slot} y {second} de {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player}, con {king:el}, intercambia {card:el} de tu dúo {slot} y {other:el} de {holder}, dúo {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player}, con {king:el}, intercambia las cartas tapadas del dúo {slot} de {owner} y del dúo {second} de {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player}, con {king:el}, intercambia {card:el} de {owner}, dúo {slot}, y {other:el} de {holder}, dúo {second}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} antes de esta ronda</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} por cartas sobrantes</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} por hacer trampas</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} por el primer puesto</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} por el montón elegido</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} por el bonus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} si la ronda acabara ahora, por las cartas que ves</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} bajados</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} con todo lo que esta ronda aún puede dar</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} de {length}</translation>
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
        <translation>{rank}.º de {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, con ayuda</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} a {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} de {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; {played} de {count} partidas jugadas.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} puntos</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. La muesca: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} de una partida</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} ganadas</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>El {share}&#x202f;% de las cartas que faltan encajará; si no, el {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>El {share}&#x202f;% de las cartas por ver volvería a romper tu dúo {slot}.</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}: {player}, {detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} de %n resuelto</numerusform>
            <numerusform>{solved} de %n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (se muestra en la mesa)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, título</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. El mismo para todos.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} en total</translation>
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
        <translation>{value}, asiento {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#x202f;%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} se abrirá al cerrar «{dialog}».</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} en la primera decisión, mínimo {low} ({trough}), máximo {high} ({peak}), {last} en la última.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Tu mano queda bloqueada {seconds} s.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} píxeles</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} ganó en {game}. No lo vi venir.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>{player} dice «No».</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>Dices «No».</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>{player} dice «¡Soureh!». Todos los demás tienen un último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>{player} dice «¡Soureh!». Tienes un último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>{player} dice «¡Soureh!». {other} tiene un último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>Dices «¡Soureh!». Todos los demás tienen un último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>Dices «¡Soureh!». {other} tiene un último turno.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>{player} canta «¡Soy!».</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>Cantas «¡Soy!».</translation>
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
        <translation>«{keys}» no puede ser un atajo para «{command}».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>«{text}» no es una carta: escribe valor y palo, como 7h o 10s (s picas, h corazones, d diamantes, c tréboles).</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«{what}» debe ser un número entero de {least} a {most}.</translation>
    </message>
</context>
</TS>
