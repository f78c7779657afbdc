<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> à </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n gaffe (??).</numerusform>
            <numerusform>%n gaffes (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n soirée jouée, {won} gagnée.</numerusform>
            <numerusform>%n soirées jouées, gagnées&#x202f;: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n imprécision (?!).</numerusform>
            <numerusform>%n imprécisions (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n de reste</numerusform>
            <numerusform>%n de reste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n partie est de retour.</numerusform>
            <numerusform>%n parties sont de retour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n partie est analysée&#x202f;: elle s’ouvre avec son analyse.</numerusform>
            <numerusform>%n parties sont analysées&#x202f;: chacune s’ouvre avec son analyse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n partie est enregistrée.</numerusform>
            <numerusform>%n parties sont enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Encore %n partie à parcourir…</numerusform>
            <numerusform>Encore %n parties à parcourir…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être analysée.</numerusform>
            <numerusform>%n parties n’ont pas pu être analysées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n partie jouée jusqu’ici.</numerusform>
            <numerusform>%n parties jouées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n partie&#x202f;: trop peu pour dire combien vous en gagnez.</numerusform>
            <numerusform>%n parties&#x202f;: trop peu pour dire combien vous en gagnez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n partie&#x202f;: trop peu pour conclure.</numerusform>
            <numerusform>%n parties&#x202f;: trop peu pour conclure.</numerusform>
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
            <numerusform>%n erreur (?).</numerusform>
            <numerusform>%n erreurs (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>%n autre raccourci ne peut pas servir.</numerusform>
            <numerusform>%n autres raccourcis ne peuvent pas servir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n coup a été joué pour vous et ne compte pas.</numerusform>
            <numerusform>%n coups ont été joués pour vous et ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>%n donne jouée sur {every}, {won} gagnée.</numerusform>
            <numerusform>%n donnes jouées sur {every}, gagnées&#x202f;: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n joueur en tête, avec {points} chacun.</numerusform>
            <numerusform>%n joueurs en tête, avec {points} chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n point devant vous et {players}.</numerusform>
            <numerusform>%n points devant vous et {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n point devant vous.</numerusform>
            <numerusform>%n points devant vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n point devant {players}.</numerusform>
            <numerusform>%n points devant {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n point jusqu’ici. Qui m’arrêtera&#x202f;?</numerusform>
            <numerusform>%n points jusqu’ici. Qui m’arrêtera&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n point, le plus haut gagne</numerusform>
            <numerusform>%n points, le plus haut gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n point, le plus bas gagne</numerusform>
            <numerusform>%n points, le plus bas gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n fois, la première le {day}.</numerusform>
            <numerusform>%n fois, la première le {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>À pr&amp;opos de Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>&amp;Album</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;Aubergine</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;culer</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Vert bouteille</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>&amp;Copier cette position</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Démo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>Soiré&amp;es</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>En &amp;deux minutes</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Lin</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Mémoire</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Bleu nuit</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Couper le son</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Votre choix &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir le coup</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>&amp;Recommencer la donne</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>Re&amp;voir les derniers coups</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Plus le&amp;ntement</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>&amp;Rejouer les erreurs</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Taille de texte &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>Ce &amp;que chacun sait</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Que faire maintenant</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Sans mouvement</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 à 12 joueurs</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 points, le paiement le plus bas possible. Pourquoi payer plus&#x202f;? Parce qu’à 100 tout juste, ou 200, on peut aussitôt retirer 50.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 à 4 joueurs</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 à 6 joueurs</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 joueurs</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>50 de moins&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 et 1 font 7, et finir en premier en retire 5&#x202f;: 2. Finir avec cinq piles seulement en retire 20. Puis on court de nouveau, avec les autres cartes, jusqu’à ce que quelqu’un n’ait plus de points.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>intervalle à 80&#x202f;%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Un Non</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Miser pour perdre</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Miser pour gagner</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Une gaffe. Ce coup coûte {cost} de la partie&#x202f;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Une gaffe. Ce coup coûte {number} points.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Une table de jeu, et une compagnie qui ne se lasse jamais.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Tricherie découverte</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Un choix</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Un de vos choix</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Un total serré, et fort agréable.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Un ordinateur joue pour {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Un duo</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Un duo, c’est une carte visible et une carte cachée. Une carte visible rouge doit être plus basse que la carte cachée, une noire plus haute&#x202f;; des cartes égales ne sont jamais valides. Avec un as, un duo est toujours valide, avec deux jamais. Un coin plié marque vos cartes cachées&#x202f;: personne d’autre ne les voit. Une coche veut dire valide, une croix non valide.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Une figure déplace ce que nulle autre carte ne déplace&#x202f;: voyez ce qu’elle répare ou casse.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Une donne de chaque jeu et un problème pour chaque jour</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Un point par jeu&#x202f;: plein si gagné, cercle sinon. Un laurier&#x202f;: problème résolu. Le chiffre&#x202f;: vos résultats hors chance, en pour cent d’une partie.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Un carré</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Un jeu tout neuf. Quel plaisir.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Un grand moment</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>L’invité d’honneur</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Une main d’une seule couleur après les défausses est un Soy. Il se crie tout seul, et la partie est gagnée.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Un heureux accident. Ce sont les meilleurs.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Un valet</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Un valet ne peut pas remplacer un as visible.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Un valet, une dame ou un roi face cachée est un paria&#x202f;: le duo n’est jamais valide. Votre dame en est un. Un roi peut échanger deux cartes cachées quelconques&#x202f;: cliquez sur votre dame, puis sur la carte d’Ada derrière l’as.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Un roi</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>À la défausse, un roi ne vous sert à rien, et la dame gâcherait toujours votre premier duo. Débarrassez-vous d’elle par un échange.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Une partie d’une version plus récente de Soirée attend.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Une partie compte {players} joueurs, plus qu’il n’y a de participants.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Une partie de tournoi demande au moins deux joueurs.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Un message peut rester de {least} à {most} millisecondes.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Un message reste</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Il y a une minute, Ada a demandé le 7 de trèfle à Basil, et il a dit non. Personne ne demande une carte qu’il a, et vous ne l’avez pas&#x202f;: c’est donc Clara. Demandez-le-lui&#x202f;: cliquez sur ses cartes et choisissez le 7 de trèfle, ou glissez un de vos 7 sur elle.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Une erreur. Ce coup coûte {cost} de la partie&#x202f;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Une erreur. Ce coup coûte {number} points.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Un coup doit être un texte.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Un nom&#x202f;: l’a. Une lettre barrée&#x202f;: ne peut pas l’avoir. 1+&#x202f;: en a au moins une. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Un nom&#x202f;: l’a. Une bande&#x202f;: la probabilité qu’il l’ait, pour quiconque écoutait. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Un nom&#x202f;: l’a. Une bande&#x202f;: la probabilité qu’il l’ait, pour autant que vous pouviez en juger alors. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Une voisine</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Une nouvelle soirée</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Une nouvelle pile</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Une paire</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Une paire fait piocher, mais peut coûter la carte qui gagnera plus tard.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Une paire à faire</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Une pile prend {card:le}&#x202f;: posez la carte.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Un plaisir de vous voir tous. Prenez votre temps.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Tout le plaisir était pour moi, naturellement.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Un programme de parties avec trois invités</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Une dame</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Une question trahit</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Une victoire discrète reste une victoire.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Un 10 rouge doit être plus bas que la carte cachée, et 10 n’est pas plus bas que 10&#x202f;: le duo ne serait toujours pas valide.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Un 10 rouge gâche aussi ce duo, et Ada paierait. Mais elle garderait son petit 2 rouge pour payer. Posez le 10 sur le 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Une analyse sans faute, sur cinq choix ou plus.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Une rose pour chacun à cette table.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Un échantillon des cartes</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Une petite erreur. De ma part, je crois.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Un petit chef-d’œuvre, si j’ose dire.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Une égalité</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Égalité.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Égalité. Misez une autre carte.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Égalité&#x202f;: votre {card} et {second:le} chez {other}. Vous misez de nouveau tous les deux.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Égalité&#x202f;: {bid} et votre {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Égalité&#x202f;: {card:le} chez {player} et {second:le} chez {other}. Tous deux misent de nouveau.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Un tournoi réunit de quatre à seize participants, personnes et ordinateurs.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Un tournoi compte de {least} à {most} participants.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Un tournoi compte de {least} à {most} manches.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Tragédie en un acte.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Un duo valide</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Une victoire à deux vaut 6 points&#x202f;; à quatre, on en marque 6, 4, 2 et 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>{rank:Un} ne se place pas&#x202f;: à jouer ou à défausser.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Environ %n minute&#x202f;; vous pourrez reprendre à tout moment.</numerusform>
            <numerusform>Environ %n minutes&#x202f;; vous pourrez reprendre à tout moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>À propos de Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>À peu près aussi bon&#x202f;: la différence est de {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Environ {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Au-dessus de {limit}, donc hors jeu.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>En haut, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Accusez quelqu’un, ou passez.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>N’accuser personne&#x202f;: personne ne paie.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Accuser {player}, dont toutes les cartes sont à leur place.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Accuser {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>As&#x202f;!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada a demandé un 7, elle en a donc un&#x202f;: le 7 de carreau. Mais demandez d’abord le 7 de trèfle à Clara.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada a elle-même demandé le 7 de trèfle, elle ne peut donc pas l’avoir&#x202f;: personne ne demande une carte qu’il a. Demandez à Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada a dit Non. Cela finit le pli&#x202f;: la dernière carte est la vôtre, vous remportez donc la carte de points, 2 points. Et la paire vous a apporté une carte.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada prend les cœurs. Votre 3 est de retour, avec son valet de pique. Personne ne sort d’une manche les mains vides.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Ajouter un jeu de cartes</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Ajouter un jeu de cartes…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Ajouter une pile de {count} à vos points.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Après une égalité, plus de cartes sont en jeu, et le perdant choisit parmi elles.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Après la partie</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Après la course {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Après la manche {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Après la course</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Ensuite, {player} peut crier Soy dans {share}&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Encore, encore&#x202f;!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Contre {level}, vous gagnerez sans doute {share} des parties ({interval}).</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, du monde. Prenez une chaise.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Toutes les cartes sont retournées. Le 10 rouge n’est pas plus bas que le 9, Ada a donc dû payer&#x202f;: 25 points. Après une annonce, une seule carte de son auteur peut être remplacée&#x202f;; une seule a suffi.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Toutes cartes visibles&#x202f;: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Toutes les soirées</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Tout est régulier</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Vos quatre duos sont valides&#x202f;: chacun a sa coche. Une carte piochée peut remplacer une de vos cartes cachées ou une carte visible chez un autre&#x202f;; seul un 10 remplace un as. Ou bien vous la défaussez.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Les quatre duos sont valides&#x202f;: rien à payer.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Quatre duos valides&#x202f;: {sum}, et {bonus} de plus.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Tous les quatre jouent chaque partie.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Quatre duos valides&#x202f;: vous marquez encore {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Quatre duos valides&#x202f;: {player} marque encore {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>Tout compte fait, vous gagnez un peu par rapport aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>Tout compte fait, vous gagnez environ %n point par rapport aux autres.</numerusform>
            <numerusform>Tout compte fait, vous gagnez environ %n points par rapport aux autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>Tout compte fait, vous perdez un peu par rapport aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>Tout compte fait, vous perdez environ %n point par rapport aux autres.</numerusform>
            <numerusform>Tout compte fait, vous perdez environ %n points par rapport aux autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Tous savent</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Tous jouent chaque partie ensemble.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Tous vos duos sont valides&#x202f;: annoncez Soureh avant qu’on en gâche un.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Toutes vos parties, en attente et finies</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Toujours&#x202f;: rien ne bouge</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Descendant américain d’un jeu du Proche-Orient, enrichi des figures.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Un as</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Un as ne gagne qu’une fois&#x202f;: que gagne-t-il maintenant, que gagnerait-il plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Un astérisque marque les parties avec conseils ou coups annulés.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>La part égale est de {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Une soirée à une bonne table</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Une soirée demande au moins un jeu.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Une soirée de cartes</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Une soirée mémorable. Pour moi, du moins.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Une imprécision. Ce coup coûte {cost} de la partie&#x202f;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Une imprécision. Ce coup coûte {number} points.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Un vieux truc, mais il marche toujours.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>GIF animés (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Un autre programme verrouille {lock}&#x202f;: cette fois, ni parties ni réglages ne sont enregistrés.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Toutes les difficultés</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Hormis le duo {slot}, vos duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Chez {player}, hormis le duo {slot}, les duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Les applaudissements sont permis.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>On joue déjà&#x202f;? Parfait.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>En CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>En JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Tout aussi bon&#x202f;: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Comme il se doit.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Tant que vous gardez les vôtres, {player} n’aura pas de main à {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Vu par vous</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Vu par {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Demandez une carte à quelqu’un.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Demandez une carte d’une valeur que vous avez&#x202f;: cliquez sur quelqu’un, ou glissez-y une carte.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Demandez une carte&#x202f;: choisissez à qui, glissez-y une carte, ou tapez par exemple {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Demandez des cartes, retenez les réponses et réunissez des carrés.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Ne rien demander</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Demander {card:le} à {player}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Demander à {player}…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Au pas de course</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Au moins {rank:un}&#x202f;: personne d’autre à coup sûr.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Au moins {rank:un}&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>On peut enregistrer {most} entrées au plus.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>{players} joueurs au plus participent à une course.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>En jeu&#x202f;: la carte de points {points} de {suit}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>En jeu&#x202f;: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Au-dessous, dans cet ordre&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>À la table de {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Aubergine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Bon, retour au chevalet.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Retour à la soirée</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Retour au tournoi</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil vous a demandé l’as de cœur. Il ne l’a donc pas&#x202f;: personne ne demande une carte qu’il a.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil vient de dire qu’il ne l’a pas. Seule Clara peut l’avoir.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Pouvoir payer {more} tout juste et arriver à {count}, pour retirer 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Battre le niveau le plus fort, sans personne de plus faible à la table.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Battu à la loyale. Resservez-moi donc.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Superbe. Puis-je en faire un tableau&#x202f;?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Avant la dernière manche, vous étiez en dernière position, avec %n point de retard.</numerusform>
            <numerusform>Avant la dernière manche, vous étiez en dernière position, avec %n points de retard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Avant la dernière manche, {player} était en dernière position, avec %n point de retard.</numerusform>
            <numerusform>Avant la dernière manche, {player} était en dernière position, avec %n points de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Commencer la saison {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>En coulisses&#x202f;: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>La meilleure soirée de la semaine.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Mieux, ici et à %n choix suivant&#x202f;: {move}</numerusform>
            <numerusform>Mieux, ici et à %n choix suivants&#x202f;: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Miser une carte qui ne vous manquera pas&#x202f;: votre couleur la plus longue reste aussi longue.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Misez pour le lot&#x202f;: choisissez une carte, puis votre place.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Misez pour le lot&#x202f;: cliquez sur une carte, puis sur votre place. Le perdant reçoit les deux mises.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Misez pour {cards:le}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Misez selon ce que le lot ajoute à votre couleur&#x202f;; le perdant prend les deux mises.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Miser {cards:le}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Les audacieux sont rapides et oublient parfois une pile</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Les audacieux demandent les valeurs qui rapportent le plus</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Entre deux bons coups, les audacieux préfèrent le plus risqué</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Les audacieux aiment miser haut</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Les audacieux disent rarement Non et aiment les cartes hautes</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Les audacieux soignent leurs propres duos et annoncent tôt</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Les audacieux soignent leurs propres duos et frappent tôt</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bonus&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Les deux crient Soy avec des cartes égales&#x202f;: égalité.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Les deux crient Soy&#x202f;: vous gagnez, avec les cartes les plus basses.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Les deux crient Soy&#x202f;: {player} gagne, avec les cartes les plus basses.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Dans chaque duo valide, les deux cartes comptent&#x202f;: les as 15, les valets, dames et rois rien. Vous gagnez 47 points, et 50 de plus pour vos quatre duos valides.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Les deux marquent autant.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Les deux coups perdent presque à coup sûr.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Les deux coups gagnent presque à coup sûr.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Vert bouteille</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Variante d’une autre partie</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Bravo, bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Casser le duo {slot} chez {player}, qui a annoncé.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Casser le duo {slot} chez {player}, qui a frappé.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Casser d’un coup deux duos chez {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Casser le duo {second} chez {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Casser le duo {slot} chez {player}, sans doute valide.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Placer deux cartes cachées là où elles vous servent mieux.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Feuilleter  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Feuilleter la défausse</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Bâtissez quatre duos valides malgré valets, dames et rois.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Construire ou gâcher</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Construisez si vous êtes en retard&#x202f;; gâchez quand l’autre est près de finir.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Selon leur niveau</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>C&amp;omparer aux ordinateurs…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Crier Soy après une ou deux manches.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Crier Soy&#x202f;: toutes les cartes d’une seule couleur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Les cartes restantes ajoutent {points} à votre score, qui passe à {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Les cartes restantes coûtent {points} à {player}, qui passe à {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Cartes à {suit}&#x202f;: {count}. La touche {key} y mène.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Mère de sûreté</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Confondre {player}, qui a posé {card:le} sur {top:le}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Zut…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Les prudents demandent les valeurs dont ils ont le plus</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Les prudents ne touchent pas aux duos valides et annoncent tard</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Les prudents ne touchent pas aux duos valides et frappent tard</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Entre deux bons coups, les prudents préfèrent le plus sûr</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Les prudents aiment miser bas</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Les prudents gardent leurs cartes hautes</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Les prudents prennent leur temps et n’oublient rien</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gain</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>C&amp;hanger de point de vue</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Changer votre duo {slot}, sans le rendre valide.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Changer votre duo {slot}, qui reste valide.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Changement {number} depuis votre dernier choix&#x202f;: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Enchanté. Distribuez, je vous en prie.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Triche</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Chevrons</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Choisissez une carte pour la rangée.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Choisissez une carte pour cette place.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Choisissez des entrées de {least} à {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Choisissez sa place, ou défaussez-la.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Choisissez une carte de chacun de vos duos à payer.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Choisissez une de vos cartes visibles à remplacer, ou défaussez.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Choisissez une de vos piles.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Choisissez une de vos piles&#x202f;: ses cartes deviennent des points.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Choisir la pile {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Choisissez l’autre carte cachée à échanger.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Choisissez la pile que doit payer {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Choisissez la pile à payer.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Choisissez deux cartes cachées à échanger, ou défaussez.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Choisir qui aura le prochain tour&#x202f;: {player} ne peut pas avoir {card:le}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Clara l’avait, il est maintenant à vous. Qui obtient une carte demande encore&#x202f;: c’est toujours votre tour.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara a 3 points&#x202f;; vous avez l’entame et votre as. Les cartes suivantes valent jusqu’à 10 points&#x202f;: gardez vos cartes hautes pour elles.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Table rase</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Cliquez sur une carte, ou tapez-la, par exemple {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Cliquez pour la payer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Refermer la défausse</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Fermer le panneau latéral</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Réunissez des carrés&#x202f;: les quatre cartes d’une même valeur. On les pose devant soi et ils rapportent des points&#x202f;: de 2 à 10 leur nombre, valets, dames et rois 10, as 25. Les couleurs et l’ordre des valeurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Réunir le {four}, {count} points&#x202f;: vous savez qui a chaque carte.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Réunir le {four}&#x202f;: {count} points. Vous en avez {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Par rapport au meilleur adversaire à la fin&#x202f;; au-dessous de 0, vous étiez derrière.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Les ordinateurs peuvent finir ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Les ordinateurs n’en voient pas plus que vous.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Continuer la soirée</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Continuer votre partie</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuer {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Continuer&#x202f;: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Continuer&#x202f;: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Duo {slot} raté&#x202f;: {down:un} face cachée.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Duo {slot} raté&#x202f;: les deux cartes ont la même valeur.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Duo {slot} raté&#x202f;: le {up} noir n’est pas plus haut que {down:le}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Duo {slot} raté&#x202f;: le {up} rouge n’est pas plus bas que {down:le}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Duo {slot} raté&#x202f;: deux as.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Duo {slot}&#x202f;: {up} visible, {down} face cachée, non valide.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Duo {slot}&#x202f;: {up} visible, {down} face cachée, valide.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Duo {slot}&#x202f;: {up} visible, {down} face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Le duo {slots} n’est pas valide. Pour annoncer quand même, choisissez de nouveau Annoncer.</numerusform>
            <numerusform>Les duos {slots} ne sont pas valides. Pour annoncer quand même, choisissez de nouveau Annoncer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Le duo {slots} n’est pas valide. Pour frapper quand même, choisissez de nouveau Frapper.</numerusform>
            <numerusform>Les duos {slots} ne sont pas valides. Pour frapper quand même, choisissez de nouveau Frapper.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copier le &amp;texte</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Copier pour un rapport</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Par coût</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Les choix coûteux de vos parties, qui reviennent jusqu’à la solution</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Avant de choisir, comptez l’effet de chaque pile sur les scores.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Comptez qui peut encore avoir chaque carte&#x202f;: une réponse peut en situer deux.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Couvrez un dessus en double, ou dont les voisines sont passées.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Création du GIF animé…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Options actuelles&#x202f;: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>Au &amp;jour le jour</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>À couteaux tirés</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Tirets&#x202f;: part égale.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Tirets&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Au jour le jour</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Donnes et problème de ce jour</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Jeux de cartes ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Annoncez Soureh, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Annoncer Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Annoncer ou attendre</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Annoncez quand les autres paieront plus que l’attente ne peut vous rapporter.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Vaincu, soit, mais en si belle compagnie.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Supprimer ce tournoi&#x202f;?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Vous ne l’aviez pas vue venir, celle-là&#x202f;!</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Vous avez vu ça&#x202f;? Moi, à peine.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Défaussez une carte qui ne vous aide pas&#x202f;: cliquez dessus, puis sur vos défausses.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Défaussez une carte.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Défaussez une carte&#x202f;: choisissez-la, puis la place des défausses.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Défaussez dans la couleur dont il reste le moins de cartes à venir.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Défausse, %n carte&#x202f;: {card}</numerusform>
            <numerusform>Défausse, %n cartes, sur le dessus&#x202f;: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Défausse, vide</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Défausser {cards:le}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Défausser {card:le}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Défaussée sans être jouée, elle ne vous donne aucun tour. Cliquez sur «&#x202f;Jouer la dame&#x202f;».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>{player} a défaussé&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Défausse, %n carte</numerusform>
            <numerusform>Défausse, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Défausse&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Voulez-vous recommencer cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Fini&#x202f;!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Agent double</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Piochée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>À boire pour tout le monde&#x202f;!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Déposez un fichier à la fois&#x202f;: une partie ou un jeu de cartes.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Lâchez la carte sur la personne à qui vous demandez.</translation>
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
        <translation>Chaque carte ne se prend qu’une fois.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Chaque choix est rejoué de nombreuses fois. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Chaque niveau joue {count} fois les cartes tenues par {player}, contre les mêmes adversaires.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Chaque partie</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>À chacun son nom, pour pouvoir se passer l’écran.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Chacun commence avec</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Soirées passées</translation>
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
        <translation>Facile n’envisage que peu d’usages d’une carte et ne pense qu’à la manche.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Facile suit sa première idée et ne pense qu’à ses duos.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Facile est lent et pose ses cartes sur n’importe quelle pile qui les prend.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Facile joue d’instinct, et souvent au hasard.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Facile retient les 2 dernières questions et demande ce dont il a le plus.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Facile se souvient de deux manches et joue parfois au hasard.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Les deux se valent.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Finir mon tour d’office tant que mes duos ne sont pas tous valides</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Finir mon tour d’office tant que j’ai moins de deux duos valides</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Finir la manche avant que les autres aient plus de duos valides.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Finir la manche avant d’autres duos valides chez {player}.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Finir la manche&#x202f;: en l’état, vous payez {more} tout juste et arrivez à {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Finir la manche tant que vos quatre duos sont valides.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Finissez votre tour, ou frappez&#x202f;: la manche finit après le dernier tour de l’autre.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Finir votre tour.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Finissez votre tour&#x202f;: pour annoncer, mieux vaut que tous vos duos soient valides.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Entrez un mot, un nombre ou un texte quelconque.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Entrez un mot quelconque.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Entrez {most} caractères au plus.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Entrée le joue, Échap y renonce.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Entrée remontre une position, Échap ramène à la partie.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>À égalité de points comptent les victoires, puis les parties l’un contre l’autre, puis le tirage au sort.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Échap ou un clic ramène à la partie.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Part égale</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Bonsoir.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Les événements de la table sont dits à voix haute.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Toutes les mises étaient à égalité&#x202f;: personne ne gagne.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Toute partie que vous commencez reste ici.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Tous les coups de la partie</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Que des audacieux à table.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Que des prudents, dont deux redoutables.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Chacun rencontre tous les autres.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Tout le monde court en même temps, chacun avec ses cartes&#x202f;; celles d’Ada sont en haut. Votre main est à gauche, une carte retournée à côté d’elle. Posez toutes vos cartes, vite, sur les piles 1 à 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Tout le reste, vos choix compris, vous a apporté {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Tout le reste, vos choix compris, vous a coûté {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Tout ce qui s’est dit</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Exactement comme dans mon rêve.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Part gagnée attendue</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>L’expérience, mes amis. Rien d’autre.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Carte cachée, {player}, duo {slot}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Éventails</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Chiffres…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Plein&#x202f;: sait qui l’a. Tirets&#x202f;: oublié.</translation>
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
        <translation>Finale&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>D’accord. Mais la prochaine fois…</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Finissez d’abord la course.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Les parties finies seront comptées ici.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Première soirée</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>La première place retire {points} de votre score, qui passe à {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>La première place retire {points} à {player}, qui passe à {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Employez d’abord la carte que vous avez piochée.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>En premier&#x202f;: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Pour la triche, la pile {pile} ajoute {points} à votre score, qui passe à {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Pour la triche, la pile {pile} coûte {points} à {player}, qui passe à {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Aux audacieux</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>La fortune est fidèle à ses rendez-vous.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Trouvés dans vos parties, même anciennes&#x202f;; les parties avec aide ne comptent pas</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Carré de 7&#x202f;: on le pose aussitôt. Le trait de votre score s’est un peu allongé&#x202f;; les 7 points s’ajoutent à la fin de la manche.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Carré d’as</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Carré d’as&#x202f;!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>De quatre à seize participants, sur plusieurs jours</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Mes amis&#x202f;! La nuit est à nous.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>De l’entrée</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Celui du jeu</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>De votre point de vue</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>De {first} à {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Sur {matches} sans aide, avec l’intervalle à 80&#x202f;%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Vu par {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Vingt sur vingt.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Des jeux où le rouge et le noir comptent.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Les généreux demandent à qui est en tête et épargnent les autres</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Les généreux misent bas dans la couleur que l’autre réunit</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Les généreux laissent gagner ceux qui sont à la traîne</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Entre deux bons coups, les généreux préfèrent celui qui épargne les autres</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Les généreux préfèrent épargner les duos des autres</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Les généreux préfèrent épargner les duos adverses</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Réunissez avant Ada une main d’une seule couleur&#x202f;: c’est un Soy, et la partie est à vous. Les pastilles sous votre main comptent chaque couleur&#x202f;; le petit chiffre encadré est la touche qui y mène. L’as est la carte la plus haute, le 2 la plus basse.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Se débarrasser {card:du} en trichant.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Se débarrasser {card:du} sur le duo {slot} chez {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Obtenir la dernière carte du {four}&#x202f;: {count} points.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>David et Goliath</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Laisser les {count} points&#x202f;: {player} les remporte.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Sacrifier votre duo {slot}, valide pour l’instant.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Donner la dame à Ada est une bonne idée. Mais son as va avec n’importe quel nombre et vaut 15. Mettez la dame derrière l’as.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Top&#x202f;!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>D’après tout ce que vous pouvez savoir&#x202f;; compte comme aide.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Bonsoir. Le dos droit, les cartes aussi.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Bonsoir. Je ne bluffe jamais. Quoique.</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Bonsoir. On compte les cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bien.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Joli geste. J’en suis presque impressionné.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>Courbe des chances de &amp;gain</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Invité de la soirée</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ha&#x202f;! Que quelqu’un note ça.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>La moitié des scores adverses va de {low} à {high}&#x202f;; la médiane est {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>La moitié de vos scores va de {low} à {high}&#x202f;; la médiane est {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>{player}, %n carte en main</numerusform>
            <numerusform>{player}, %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Passez l’écran.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
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
        <translation>Difficile lit aussi dans les coups des autres et ose annoncer tôt.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Difficile retient aussi les cartes, déduit et prévoit plusieurs plis.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Difficile suit les cartes à venir et essaie les suites possibles de la course.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Difficile lit dans vos coups et simule la fin de la manche.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Difficile retient tout, lit vos mises et s’attend à ce que vous lisiez les siennes.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Avoir quatre fois quatre duos valides dans une partie de Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Avoir {kept} cartes à {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Ici, cœur et carreau sont rouges, pique et trèfle noirs.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Bonjour tout le monde&#x202f;! Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Caché.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Élevé&#x202f;: tapis noir, couleurs franches</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hum.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hum. De mon temps, c’était une bonne main.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Hauts faits</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>La probabilité de chaque carte chez chacun</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Quelle joie de vous voir&#x202f;!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Fréquence de chaque score, en points&#x202f;; les petits scores gagnent.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Fréquence de chaque score, en points&#x202f;; les grands scores gagnent.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Comme c’est lassant.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Comment jouer ici</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>C’est trop aimable à vous tous.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Je ferme la marche, ce soir. Ça ne peut que s’arranger.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>C’est moi, {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Je m’incline. Très peu, mais je m’incline.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>J’ai apporté des biscuits. Et de la chance, j’espère.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>J’annonce</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>J’ai hâte de raconter ça à la maison.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>J’ai compté deux fois, c’est vrai.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Mais non&#x202f;!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Je me sens en veine ce soir. Vous êtes prévenus.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Je donnais à celle-là une chance sur cinq.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Je me suis entraîné&#x202f;!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Je viens de battre {other} à {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Je n’ai pas à me plaindre.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>J’ai joué ça avec de pires cartes.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Je garde.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Je frappe.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>J’ai appris quelque chose. On recommence&#x202f;?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>C’était voulu. Enfin, presque.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Ces cartes ne m’ont jamais plu.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Disons que c’était une esquisse.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Demain, je mettrai une cravate plus sombre.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>J’aurais dû m’en douter.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Je repense à {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Il fallait bien que quelqu’un gagne.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Je vous remercie, et je remercie la dame de cœur.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Je m’en souviendrai pour la prochaine fois.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>J’ai gagné&#x202f;? J’ai gagné&#x202f;!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>En cas de problème, {file} en garde la trace. «&#x202f;Signaler un problème…&#x202f;», dans le menu Aide, réunit tout ce qu’il faut pour un rapport.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Si vous annoncez, tous les autres ont un dernier tour. Puis qui n’a pas quatre duos valides paie. Tous les vôtres sont valides&#x202f;: cliquez sur Annoncer avant qu’Ada n’en gâche un.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Si {player} dit non, votre {card} est à sa portée.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Si {player} dit non, on saura aussi que vous réunissez le {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Impossible retient toute la manche, déduit et pèse les deux réponses.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>En tout&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>En chances de gain&#x202f;: {cost}, de {before} à {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>En chances de gain&#x202f;: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>À chaque manche, on rencontre qui a à peu près autant de points, jamais deux fois la même personne.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>À chaque manche, deux cartes au milieu forment le lot. Chacun mise une carte pour le lot, face cachée&#x202f;; puis on retourne les mises. La pile de gauche contient les lots des manches suivantes.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>En points&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Sur {matches} récentes, avec l’intervalle à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>En tête&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Au milieu&#x202f;: la pioche, la carte que vous avez piochée et la défausse, que vous pouvez feuilleter. Les points sont à côté de chaque nom&#x202f;; le trait fin au-dessous va jusqu’à 300. L’encoche montre où la manche vous mènerait maintenant. La dernière carte de la pioche finit la manche.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Au milieu&#x202f;: la pioche, la carte que vous avez piochée et la défausse, que vous pouvez feuilleter. Les points sont à côté de chaque nom&#x202f;; le trait fin au-dessous va jusqu’à la limite, 100. L’encoche montre où la manche vous mènerait maintenant. La dernière carte de la pioche finit la manche.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>À ce jeu, on ne peut pas séparer chance et talent&#x202f;: seuls les coûts sont indiqués.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>À {games}, cœur et carreau sont rouges, pique et trèfle noirs.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Joindre la &amp;partie&#x202f;: ses cartes, coups et noms</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Inventé par Jeff, qui aimerait que tout le monde le connaisse, partout.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Votre plus petite pile grossit.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Le compte est bon. Merci pour la partie.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>C’est une tricherie&#x202f;: les autres peuvent vous accuser.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>C’est régulier&#x202f;: personne ne peut vous accuser.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore votre tour.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>C’est à vous de payer&#x202f;: choisissez une carte de chaque duo, valide ou non. Un as compte 1. Les cartes les moins chères sont déjà cochées. Cliquez sur Payer.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>L’enregistrement échoue toujours.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Tout s’est joué à la manche {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Ce coup gagne un peu moins de parties.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Ce coup gagne {fewer} de ces parties sur 100, et non {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Ses parties</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Ses parties restent dans l’album.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jouer tout de suite</translation>
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
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Variez les dessus&#x202f;: chaque valeur visible en prend trois.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Garder les petites cartes&#x202f;: il n’y a plus de lot, et elles gagnent.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Garder la carte pour plus tard&#x202f;: aucune pile ne la prend.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Garder la carte ou non</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Priver {player} du lot.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Laisser votre score tel quel.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Rester à {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Garder votre plus petite pile à {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Garder {kept} cartes à {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Les touches 1–6 la posent&#x202f;; Espace, si aucune pile ne la prend.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Frapper ou attendre</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Frappez tant que votre avance tient&#x202f;; attendez si un tour peut encore rapporter.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Toc toc&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Frappez, ou finissez ce tour&#x202f;: il vous reste %n tour.</numerusform>
            <numerusform>Frappez, ou finissez ce tour&#x202f;: il vous reste %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Frappez, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Frapper.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Posé par vous&#x202f;: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Posé par {player}&#x202f;: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grands index</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Le dernier jour</numerusform>
            <numerusform>Les %n derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Dernière soirée</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Dernier&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Récentes d’abord</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Riez, riez. À votre place, je rirais.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Poser le carré d’as à Soi après deux questions au plus à leur sujet.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Caser {card:le} dans votre duo {slot}, où cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>N’entamez haut que pour une carte qui vaut votre meilleure carte.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Apprendre (2 minutes)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Apprendre {game} en deux minutes</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Laisser tous les duos tels quels.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Laissez-moi. Non, restez, et distribuez.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Laisser les {count} points à {player}, et garder vos cartes.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Laisser des dessus qui prennent {share}&#x202f;% des cartes à venir.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Partir sans enregistrer</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Gauche et Droite vont de choix en choix, Haut et Bas d’erreur en erreur.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>De reste&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Pour gauchers&#x202f;: boutons et piles à gauche</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Qui perd gagne</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Jouons.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Voyons ce que la soirée nous réserve.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Faire payer à {player} une pile de {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Réduire avec {card:le} ce que rapporte le duo {slot} chez {player}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licence&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clairs</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Clairs ou sombres, comme le bureau</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Comme le système&#x202f;: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Comme {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Longues d’abord</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Voyez ce qui manque à chaque duo, et combien de ces cartes restent à venir.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Regardez d’abord&#x202f;: vous jouerez dans un instant. Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Cherchez un multiple de 100 avant de payer le minimum.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Regardez les piles, puis accusez.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Regardez, ça a marché&#x202f;!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Perdre après l’égalité et choisir parmi les mises.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Perdre le lot et prendre les deux mises.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Perdez vos points&#x202f;: chacun en a 5 au début, et à 0 on gagne. Les points sont les petites piles à côté des noms. Chaque course en ajoute, et finir en premier en retire.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Les petits scores l’emportent.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Faire passer le coût de votre duo {slot} de {rest} à {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et talent</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Chance&#x202f;: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Chance&#x202f;: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Rendre vos quatre duos valides&#x202f;: 50 points de plus.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Rendre vos quatre duos valides&#x202f;: vous ne payez alors rien.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Rendre la surenchère difficile à {player} pour les {count} points.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Rendre votre duo {slot} plus difficile à casser.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Rendre valide votre duo {slot}, le premier des quatre.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Rendre valide votre duo {slot}&#x202f;: ils seront {count} sur 4.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Rejouer vos choix erronés, le plus coûteux d’abord</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Renchérir avec {card:le} le duo {slot} chez {player}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Marquer ce qui est certain</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Marquer ce qui est certain sur les cartes à demander (compte comme aide)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Marqués&#x202f;: les erreurs et le début de chaque manche.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Marques&#x202f;: gagnée en haut, perdue en bas.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partie %v sur %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Partie en cours, journaux</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Égalez ou dépassez la dernière carte et remportez les cartes de points.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Égaler {rank:le} et piocher une carte.</numerusform>
            <numerusform>Égaler {rank:le} et piocher %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Parties et jeux de cartes</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Des parties sont en cours d’analyse. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Rien que des parties à deux, chaque fois contre quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Réparer votre duo {slot} et casser le duo {second} chez {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Réparer votre duo {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Réparer d’un coup vos duos {slot} et {second}.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menus et dialogues</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Moyen envisage plus d’usages et pense à toute la partie.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Moyen suit sa première idée, mais gâche aussi vos duos.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Moyen varie le dessus de ses piles et en garde une petite.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Moyen retient les 10 dernières et demande les cartes qu’il a vues passer.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Moyen se souvient de trois manches, lit vos mises et varie les siennes.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Moyen essaie les suites possibles du pli.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Bleu nuit</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>À moi, donc.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>La plupart des cartes battent un 7. Et s’il gagnait, il irait à Ada&#x202f;: un pique de moins pour vous. Misez une carte plus haute, qui ne soit pas un pique.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>La plupart de ses parties s’écartent de celle-ci à l’entrée {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Glisser {card:le} sous votre main.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Coups précédents</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Ma &amp;main</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Chapeau bas.</translation>
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
        <translation>Nom, place {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Vers la fin, chaque carte n’a plus que peu de places&#x202f;: calculez-les.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nouvelle soirée…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nouvelle partie de {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>{game}, c’est nouveau pour vous&#x202f;?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>{game}, c’est nouveau pour vous&#x202f;? Deux minutes suffisent</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Nouveau tournoi de {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>&amp;Manche suivante</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Invité suivant, place {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Erreur suivan&amp;te</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Course suivante</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Ensuite vous avez pioché un 10 noir et l’avez placé sous votre valet. Vos quatre duos sont valides. Frappez avant qu’Ada n’en gâche un&#x202f;: elle a encore un dernier tour, puis la manche finit.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Suivant&#x202f;: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Aucun GIF animé n’a été enregistré.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Pas de choix après.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Pas de choix avant.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Aucun duo ne rapporte.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Un Non finit le pli&#x202f;: Clara gagnerait 2 points avec son 9, alors que vous pouvez l’égaler. Faites une paire.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Aucune erreur n’a été notée.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Pas de soirées tant que Soirée n’enregistre rien.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Sans finale</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Aucune police de ce système n’a les lettres de cette langue&#x202f;: {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Aucun carré posé.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Aucun jeu ne s’appelle {name}&#x202f;; il y a {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Pas de conseil possible ici.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Aucune partie de ce mois ne peut être analysée.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Aucune partie n’est perdue. Les détails peuvent aider à corriger l’erreur.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Pas d’erreur après.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Pas d’erreur avant.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Aucune erreur trouvée.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Il n’y a pas mieux.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Aucune pile ne la prend&#x202f;: Espace en ouvre une autre.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Aucune pile ne prend le 7&#x202f;: il faudrait un 6, un 7 ou un 8. Tant qu’il y a moins de six piles, une telle carte en ouvre une. Appuyez sur Espace, ou cliquez sur la prochaine place vide.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Aucune pile ne prend {card:le}&#x202f;: ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Aucune carte de points en jeu</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Aucune erreur isolée, mais de petites pertes s’additionnent.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Pas de bavardages à table, je vous prie.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Non&#x202f;! C’est donc à Basil. Il venait d’entendre que vous aviez un roi, et vous l’a pris. Qui écoute le mieux gagne&#x202f;: c’est tout Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Non, non, non.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Non.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Personne ne peut plus vous rattraper.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Personne ne peut plus rattraper {player}.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Personne n’a rien à payer.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Personne n’a {card:le}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Aucun de vos duos n’est valide.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>{player}&#x202f;: aucun duo n’est valide.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Aucune ne la prend&#x202f;: Espace la glisse sous votre main, jusqu’au retour {card:du}.</translation>
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
        <translation>Absent de l’aide.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Pas jouée</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolus</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Note&#x202f;: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>C’est noté.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Il n’y a plus rien de certain. Tentez votre chance&#x202f;: demandez le roi de cœur à Basil.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Cette fois, c’est Ada qui a annoncé, et vous paierez&#x202f;: aucune carte n’est plus haute que le 10 rouge de votre deuxième duo. Faites payer Ada aussi&#x202f;: posez le 10 pioché sur son 2 rouge, la carte la moins chère qu’elle pourrait payer.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Choisissez maintenant sa place, ou une autre carte.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Maintenant, tous jouent en même temps. Reprenez quand vous voulez.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>La dernière carte est maintenant un 7. Un as remporte le pli, et tous les autres doivent défausser toutes leurs cartes au-dessus du 7 et montrer le reste. Jouez l’as.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Vous gardez {count} cartes d’une deuxième couleur, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Vous gardez {count} cartes d’une couleur, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Il vous reste environ {count} cartes, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>De vos {cards} cartes, {count} étaient à {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>{player} avait {count} cartes sur {cards} à {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Désactivé d’office avec un lecteur d’écran, car écouter prend du temps.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Aïe, aïe, aïe.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Oh, magnifique&#x202f;!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Anciennes d’abord</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>À la défausse, le valet ne vous sert à rien. Sur le 10 rouge, il rend un duo valide.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Aux frais de la maison</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>On fait ce qu’on peut.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>L’un des invités joue aussi bien qu’on peut jouer.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Depuis l’annonce, une carte a déjà été remplacée chez {player}&#x202f;: aucune autre ne peut l’être.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Une pile devient des points&#x202f;: appuyez sur le numéro d’une petite.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Une course pour tous</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Il ne faut pas se plaindre. Un soupir, peut-être.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Seul un 10 peut remplacer un as visible.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Seule une partie finie peut être comparée.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Seul un as bat le roi. Vous gagneriez deux cœurs inutiles, et Ada recevrait votre meilleur pique.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Seules les parties de l’album peuvent avoir des notes.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Seule cette personne peut voir les cartes derrière le rideau.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Seul votre as est encore assez haut. Un as gagne aussitôt, mais pour 3 points il est trop précieux. Dites Non&#x202f;: la carte de points va à Clara, et vous entamez le pli suivant.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Oups. Pas la bonne.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ou&amp;vertes récemment</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Les adversaires font des remarques</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Scores adverses</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Ordre des choix</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Sinon&#x202f;: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Hors jeu.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Surenchérissez carte par carte jusqu’à une main d’une seule couleur.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, à imprimer (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>La patience m’a souri.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>La patience est une carte comme une autre.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Payer le moins possible&#x202f;: votre score passe à {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Ne payez pas cette carte plus qu’elle ne vaut à côté des suivantes.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Payez une carte de chaque duo&#x202f;: {sum}, ce qui fait {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Payer {cards:le}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Payer {more} de plus qu’il ne faut&#x202f;: votre score passe à {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Payer {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Payez {sum}, ce qui fait {after}&#x202f;: vous pourrez alors retirer 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Payer</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Paie %n point.</numerusform>
            <numerusform>Paie %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Paie {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Mieux peut-être&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Peut-être le meilleur coup.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Vous soulevez {card:le}&#x202f;; %n place l’accepte.</numerusform>
            <numerusform>Vous soulevez {card:le}&#x202f;; %n places l’acceptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Vous soulevez {card:le}&#x202f;; une place l’accepte.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>La pile 4 n’a toujours qu’une carte. Voir cela en un clin d’œil, c’est tout l’art du jeu.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>La pile {number} ajoute %n point aux vôtres. Entrée la prend.</numerusform>
            <numerusform>La pile {number} ajoute %n points aux vôtres. Entrée la prend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>La pile {number} coûte %n point à {player}. Entrée la prend.</numerusform>
            <numerusform>La pile {number} coûte %n points à {player}. Entrée la prend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>La pile {number} a %n carte, et chacune est un point. La pile 6 vous coûte un point.</numerusform>
            <numerusform>La pile {number} a %n cartes, et chacune est un point. La pile 6 vous coûte un point.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>{player}, pile {number}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Pile {number}, couverte</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Pile {number}, vide</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Pile {number}, %n carte&#x202f;: {card}</numerusform>
            <numerusform>Pile {number}, %n cartes, sur le dessus&#x202f;: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Posez-la sur la rangée, ou choisissez-la encore une fois.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Placer {card:le} face cachée dans votre duo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Poser {card:le} sur la pile {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Poser {card:le} sur {other:le} dans votre duo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Poser {card:le} sur {other:le} chez {player}, duo {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>{card:Le}&#x202f;: sur une de vos cartes cachées, sur une carte visible des autres, ou à la défausse.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>{card:Le}&#x202f;: sur une de vos cartes cachées, sur une carte visible chez {player}, ou à la défausse.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Place {place} sur {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>place {place}, fini</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>place {place}, main bloquée</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Place {rank}, avec %n point&#x202f;; {winner} a gagné.</numerusform>
            <numerusform>Place {rank}, avec %n points&#x202f;; {winner} a gagné.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Jouer une &amp;donne…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Jouez une carte au moins aussi haute que la dernière, ou dites Non. La dernière carte est un 9, et vous avez un 9&#x202f;: jouez-le. Une carte de même valeur fait une paire, et vous en piochez une autre.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Jouer une carte au deuxième clic, pas au premier</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Jouez {rank:un} ou plus haut, ou dites Non, ce qui finit le pli.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Jouez {rank:un} ou plus haut, ou dites Non.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Jouer contre {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Jouez {rank:un} ou plus haut, ou dites Non, ce qui finit le pli.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Jouez {rank:un} ou plus haut, ou dites Non.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Continuer, pour valider d’autres duos.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Jouer ou dire Non</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Jouer des sons pour les cartes, les tours et les victoires</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Jouer la dernière de quatre cartes égales à Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Jouer les autres</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Jouer {card:le}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Jouer votre partie</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Jouer&#x202f;: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jouée avec aide.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Jouée avec aide&#x202f;: comptée à part dans vos statistiques.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Joué&#x202f;: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Joue chaque jeu au niveau le plus facile.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Joue chaque jeu au niveau moyen.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Joue chaque jeu au niveau le plus fort.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Merci de déposer les rapports sur {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Avance en points</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Les points ne comptent qu’avec la chance de les obtenir&#x202f;: pesez les deux.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Points par course</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Des positions à résoudre, dont celle du jour</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Votre choix &amp;précédent</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Préparer votre duo {slot}&#x202f;: plus de cartes pourront le valider.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Une touche ou un clic, et on continue.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Une touche ou un clic, et vous reprenez votre place.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Invité précédent, place {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Err&amp;eur précédente</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Manche précé&amp;dente</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Lot {number}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Lot&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Problèmes résolus %n jour de suite.</numerusform>
            <numerusform>Problèmes résolus %n jours de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problèmes&#x202f;: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Le processus {process} de l’utilisateur {user} verrouille {lock}&#x202f;: cette fois, ni parties ni réglages ne sont enregistrés.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Tout le monde a joué correctement. Moi, mieux.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Prouver avant chaque partie que les cartes ne sont pas choisies</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>De la composition pure.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Vous reposez {card:le}.</translation>
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
        <translation>Carré</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Questions de cette manche, la dernière d’abord</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Doigts agiles</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Tous en même temps&#x202f;: posez vite vos cartes et perdez vos points.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Course {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Course {round}, {position} sur {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Rien que des courses.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>{player}, main&#x202f;: %n carte de reste</numerusform>
            <numerusform>{player}, main&#x202f;: %n cartes de reste</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Faire passer votre duo {slot} de {rest} à {count} points.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Les valeurs tournent en rond&#x202f;: l’as va sur le roi aussi bien que sur le 2. À la fin, une pile devient vos points&#x202f;: gardez-en une toute petite. Le 2 est seul&#x202f;: posez l’as sur le roi.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Arriver à {count}, un multiple de 100&#x202f;: vous pourrez retirer 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Lecture des parties</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Lecture des parties&#x202f;: %v sur %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Course en temps réel&#x202f;; sinon, chacun joue à son tour</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Vraiment&#x202f;? Moi&#x202f;? Que c’est chouette&#x202f;!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Le rouge et le noir</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Cartes dessinées</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Signaler un &amp;problème…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Recommencer la donne</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Raccourcis par défaut</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Résultat&#x202f;: {share} de la partie, pour une part égale de {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
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
        <translation>Analyser les parties du &amp;mois</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Analyser chaque partie à la fin</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analysée par Soirée, pour {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>C’est vrai, un cœur n’est pas une perte. Mais la plupart des cartes battent un 5, et Ada aurait alors les piques. Misez plus haut.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>Alors, qui veut perdre en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Risque&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Au voleur&#x202f;!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Manche {number}, {rounds} au plus</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Manche {number} sur {rounds}, pli {hand} sur {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Manche {number}&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Manche {round}, {position} sur {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>Raccourcis c&amp;lavier…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Page d’accuei&amp;l</translation>
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
        <translation>Même valeur ou voisine&#x202f;: appuyez sur {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Enregistrer &amp;ailleurs…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Enregistrer en GIF an&amp;imé…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Enregistrer en GIF animé</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>En image…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Enregistrer les parties</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Enregistrer le GIF animé sous</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Enregistrer le graphique sous</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Enregistrer les parties sous</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Enregistrer le programme sous</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Enregistrer le résultat sous</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Enregistrer l’image&#x202f;: {chart}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Dire Non.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Dire que tout est régulier.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Couleurs à gagner</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Chercher dans les noms et les textes</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Chercher&#x202f;: jeu, joueur, niveau, jour</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Saison {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Saison {season}, soirée {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Voir les points</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Plusieurs petites choses font la différence.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Plusieurs petites choses font la différence. La plus grande&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Part de la partie</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Part gagnée</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Part gagnée par jeu</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Part gagnée par niveau</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Part gagnée au fil du temps</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Parties courtes</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Courtes d’abord</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Voir les détails</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Voir la fin</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Montrer cette position</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Montrer lesquels de vos duos sont valides</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Cartes montrées après un as et toujours là&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Signé et daté. Merci.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Asseyez-vous. La nuit est aux audacieux.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Six piles, et aucune ne la prend&#x202f;: Espace l’annonce et la glisse sous votre main.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Le talent et le reste n’ont favorisé personne.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Talent et reste&#x202f;: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Talent et reste&#x202f;: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée ne peut pas s’assurer d’être seule à s’exécuter&#x202f;: {file} ne peut pas être verrouillé ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Parties de Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solution vue</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Résoudre le problème du jour</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#x202f;!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Un problème est survenu la dernière fois que Soirée était ouvert.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Un problème est survenu. Les détails sont dans {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Ranger les cartes des ordinateurs, dont la place devient un indice</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Le son demande {package}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Le son est rétabli.</translation>
    </message>
    <message>
        <source>Soureh!</source>
        <translation>Soureh&#x202f;!</translation>
    </message>
    <message>
        <source>Soy!</source>
        <translation>Soy&#x202f;!</translation>
    </message>
    <message>
        <source>Soy, so soon</source>
        <translation>Soy, déjà</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Sans lecteur d’écran, dire les événements à voix haute</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>La vitesse n’y entre pas&#x202f;: elle relève du talent.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Vitesse {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Lâcher votre plus petite carte et garder {rank:le}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Les perfides s’en prennent à qui vient de leur prendre une carte</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Les perfides misent haut dans la couleur que l’autre réunit</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Entre deux bons coups, les perfides préfèrent celui qui nuit aux autres</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Les perfides préfèrent gâcher les duos des autres</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Les perfides préfèrent gâcher les duos adverses</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Les perfides privent de points ceux qui sont en tête</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Gâchez le duo dont la carte est la plus difficile à remplacer.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Gâcher le duo {slot} chez {player} avant qu’il soit valide.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Sans tache</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Répartition des scores</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Ouvrir une pile avec {card:le}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Aucune pile ne prend la carte&#x202f;: il faut en ouvrir une autre.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;istiques</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Pioche, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Je cale&#x202f;!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Échangez des cartes jusqu’à ce que vos quatre duos soient valides, puis dites Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Système suisse</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Échanger les cartes cachées de votre duo {mine} et du duo {theirs} chez {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Échanger les cartes cachées de vos duos {mine} et {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Échanger les cartes cachées des duos {mine} et {theirs} chez {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Faire tomber 14 cartes ou plus avec un as à Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Retirer 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Retirez 50 de votre score, ou laissez-le tel quel.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Retirer 50 de votre score.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Retirer 50&#x202f;: votre score passe à {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Prenez la couleur que vous réunissez, ou celle que réunit l’autre.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Prendre {cards:le}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Avoir deux tours de plus d’affilée.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Merci. Vous pouvez battre les cartes.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Cette soirée a été supprimée&#x202f;; ses parties sont dans l’album.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>C’est aussi un pari, et {player} saurait ce que vous avez. Tentez-le plutôt avec Basil, en face&#x202f;: demandez-lui le roi de cœur.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>C’est permis et peut gâcher le duo d’Ada. Mais le 9 rend votre deuxième duo valide, et alors tous les quatre le sont.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>C’est plus d’une partie entière, car la chance et les autres vous ont rendu des chances.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Ce n’est ni une partie, ni un jeu de cartes, ni le mot d’une donne.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Cela laisse à Ada le 10 de pique et vous donne un cœur à la place. Laissez-lui le cœur.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Cela laisse à Ada le 6 de pique et vous donne un cœur à la place. Laissez-lui le cœur.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Cela laisse à Ada le 8 de pique et vous donne un cœur à la place. Laissez-lui le cœur.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>La dame passerait dans un autre de vos duos, et le gâcherait aussi. Donnez-la à Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Cela ne fait que mélanger les cartes d’Ada. Votre dame resterait et gâcherait votre premier duo.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Cela ne fait que mélanger vos propres cartes, et la dame gâche toujours votre premier duo.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>C’était superbe, bravo.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Ça ira.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Cela n’arrivera pas deux fois.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Juste comme je l’avais compté.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Cela ferait %n point. 16 suffisent&#x202f;: cochez la carte la plus basse de chaque duo.</numerusform>
            <numerusform>Cela ferait %n points. 16 suffisent&#x202f;: cochez la carte la plus basse de chaque duo.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Cela casserait votre quatrième duo&#x202f;: un 9 noir n’est pas plus haut qu’un 10. Et Ada ne paierait rien.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Cela casserait votre quatrième duo&#x202f;: un 9 noir n’est pas plus haut qu’un 9. C’est le deuxième duo qui a besoin du 9.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Cela casserait votre troisième duo&#x202f;: un 10 noir n’est pas plus haut qu’un 10. Et Ada ne paierait rien.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Cela gagnerait 3 points, au prix de votre meilleure carte. Les plis suivants valent jusqu’à 10. Dites Non pour cette fois.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Le %n choix coûte {cost}.</numerusform>
            <numerusform>Les %n choix coûtent {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Le 2 est la plus basse de toutes les cartes&#x202f;: Ada prendrait les deux piques. Pour les gagner, misez haut.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Le 5 perdrait sans doute et reviendrait aussi. Mais le 3 perd contre plus de cartes encore, et vous voulez en être sûr.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Le 7 bat toutes les cartes jusqu’au 6. Vous auriez alors deux cœurs, et Ada votre pique. Misez plus bas.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Le 8 bat toutes les cartes jusqu’au 7. Vous auriez alors deux cœurs, et Ada votre pique. Misez plus bas.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Les 8 étaient à égalité&#x202f;: on a donc misé encore, et le 10 d’Ada bat votre 6. Le perdant d’une égalité choisit parmi toutes les mises&#x202f;: ici, trois des quatre cartes. Prenez les trois piques.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>Le GIF montre la partie du point de vue actuel de la relecture, {most} entrées au plus.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>La personne accusée paie {count}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>L’as va sur le 2. Mais la pile 4 aurait alors deux cartes&#x202f;: un point de plus, si vous deviez la prendre. Posez l’as sur le roi, pile 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>L’as remporterait le pli aussitôt&#x202f;: votre meilleure carte, pour 2 points seulement. Gardez-le, et faites une paire avec le 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>L’as&#x202f;: maintenant ou plus tard</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>Le GIF animé n’a pas pu être enregistré ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>Le GIF animé est enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>L’empreinte est le SHA-256 d’un nombre secret. Les cartes viennent de ce nombre et de votre mot&#x202f;: personne ne peut donc les choisir. La partie enregistrée contient les deux, et «&#x202f;soiree check&#x202f;» les vérifie.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>L’auteur est inconnu.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Le dos {file} est inutilisable&#x202f;: il ne contient pas d’image «&#x202f;back&#x202f;».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Le dos {file} n’est plus là.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Le meilleur coup.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>La meilleure main avait la meilleure tête.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>La mise après une égalité</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Le bonus retire {points} de votre score, qui passe à {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>Le bonus retire {points} à {player}, qui passe à {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>La carte piochée par {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>La carte retournée va sur une pile de même valeur ou de valeur voisine&#x202f;; les couleurs ne comptent pas. Vous avez retourné un roi. Appuyez sur 3, la pile à la dame, ou cliquez dessus, ou glissez-y le roi.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Les cartes sont jalouses de moi.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Les cartes vous ont apporté {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Les cartes n’ont favorisé personne.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Les cartes reconnaissent leurs amis.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Les cartes d’une course restent couvertes jusqu’à la fin.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Les cartes vous ont coûté {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>Les chances de gain restent à peu près les mêmes.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>La courbe commence après la première course.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>La courbe commence après la première manche.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>L’horloge a indiqué une fois le {day}, qui n’est pas encore venu. Les jours restent tels quels.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Les parties des ordinateurs</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Le coût n’est pas assez connu&#x202f;: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Le coût n’est pas connu&#x202f;: une analyse chiffre les premiers coups d’une longue partie.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Le coût de %n choix n’est pas connu.</numerusform>
            <numerusform>Le coût de %n choix n’est pas connu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>La courbe part de {first}, descend à {least} après la partie {trough}, monte à {most} après la partie {peak} et se trouve à {now}, intervalle {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Il n’y a plus de cartes</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Il n’y a plus de cartes et les deux mains sont égales&#x202f;: égalité.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Il n’y a plus de cartes&#x202f;: vous gagnez, avec les plus basses en main.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Il n’y a plus de cartes&#x202f;: {player} gagne, avec les plus basses en main.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Le jeu de cartes {file} ne peut pas être lu&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: une image qu’il contient n’est ni PNG ni JPEG, ou est abîmée.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: des cartes de cette forme ne tiennent pas sur une table.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: le dessiner prend trop de temps ou de mémoire.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il contient un script ou une page web.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il lui manque {card:le} (pas d’image «&#x202f;{missing}&#x202f;»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il est abîmé.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: ce n’est pas une image SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il est trop complexe à dessiner.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il est trop gros.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: il renvoie à quelque chose hors du fichier.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: {card:le} ne remplit pas toute la carte.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: son dos n’a pas la forme des faces.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Le jeu de cartes {file} est inutilisable&#x202f;: {card:le} n’a pas la forme de ses autres cartes.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Le jeu de cartes {file} n’est plus là.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Le jeu de cartes {file} n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Le bureau demande moins de mouvement.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>La défausse&#x202f;: %n carte, la plus récente d’abord</numerusform>
            <numerusform>La défausse&#x202f;: %n cartes, la plus récente d’abord</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Les défausses, battues, forment la nouvelle pioche.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>La soirée n’a pas pu être lue ({reason})&#x202f;; le fichier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La soirée dans {file} vient d’une version plus récente de Soirée&#x202f;; celle-ci n’y touche pas.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Les soirées s’ouvrent l’une après l’autre. Tous les jeux restent ouverts à tout moment.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>La flèche qui tombe est la limite&#x202f;: au-delà de {last} points, c’est le mauvais bout.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>La finale décide des deux premières places.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Le premier duo est valide et le resterait. Mais il faut au deuxième une carte plus haute que le 2. Placez-y le 9.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Les quatre parties les plus courtes, à la suite.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>Le carré</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Le valet est assez haut. Mais il ne fait rien piocher, et le 9 serait plus difficile à jouer plus tard. Faites une paire.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Le valet peut remporter les 4 points, si personne ne monte. Mais l’as gagne à coup sûr, et fait tomber les cartes hautes des autres. Jouez l’as.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Le roi est sur la dame, et la carte suivante se retourne. Ici, Ada vous attend&#x202f;; dans une vraie course, personne n’attend, et une mauvaise touche coûte un instant. P met en pause.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Le roi gagnerait sans doute, mais le perdant reçoit les deux mises&#x202f;: vous donneriez à Ada votre meilleur pique. Une carte haute d’une autre couleur gagne aussi bien.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>La dernière entrée vient avant la première.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Les d&amp;erniers coups</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Le dernier coup est annulé.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Les derniers coups de la partie en attente n’ont pas pu être lus ({reason}). La partie reprend avant ces coups&#x202f;; ils sont gardés sous {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>La fin compte plus de {most} caractères.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Il manque la fin&#x202f;: un nombre ou un texte quelconque.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Les dernières valeurs</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>Le laurier est le bon bout&#x202f;: qui a le moins de points gagne.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>Le laurier est le bon bout&#x202f;: qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Le journal ne peut pas être écrit dans {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Le journal est dans {folder}. Aucune partie n’est perdue.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Le journal la montre, l’album la trouve. Une note vide est supprimée.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>La grande tablée</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Les plus basses gagnent.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>La partie n’a pas pu être analysée ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>La partie s’ouvre…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>La partie est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Le coup est rétabli.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>L’encoche&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>La note est supprimée.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>La note est enregistrée.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Pour une fois, les probabilités étaient de mon côté.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Le vieux avait encore une partie dans le ventre.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Les trois autres sont assis ici, cartes cachées. Les points sont à côté de chaque nom. Le trait fin au-dessous va jusqu’à 200&#x202f;: dès que quelqu’un a 200 après une manche, qui a le plus de points gagne. Une encoche montre où mèneront les carrés posés.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Les autres jouent encore…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>La valeur de {option} est {found}&#x202f;; il faut {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>La position est dans le presse-papiers&#x202f;; «&#x202f;Jouer une donne…&#x202f;» l’ouvre ailleurs.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Le prix</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Le lot&#x202f;: deux piques, et vous réunissez les piques. La mise la plus haute remporte le lot&#x202f;; l’autre reçoit les deux mises. Misez votre dame de carreau&#x202f;: elle est haute, sans être un pique. Cliquez sur la dame, puis sur votre place.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Le problème est résolu.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>La course est finie.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>La course est finie. Vous avez fini en premier, mais main bloquée, avec une carte de reste&#x202f;: un point de plus, vous en avez donc 6. Vous avez ouvert une sixième pile tous les deux, et chacun prend aussi une pile en points. Choisissez votre plus petite, la carte seule&#x202f;: touche 6, puis Entrée.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>La course est en pause. P la reprend.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>La course vous attend.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>L’enregistrement de cette partie a été supprimé.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Le fichier {file} d’une partie finie n’a pas pu être lu ({reason})&#x202f;; la partie n’est pas comptée.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>L’enregistrement de %n partie a été supprimé&#x202f;; le résultat reste.</numerusform>
            <numerusform>Les enregistrements de %n parties ont été supprimés&#x202f;; les résultats restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>La relecture est en pause.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Le rapport est dans {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>L’analyse ne peut pas être enregistrée ({reason})&#x202f;: elle sera refaite quand vous l’ouvrirez.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>L’analyse a commencé.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>L’analyse est interrompue.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>La manche rapporte&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>La manche vous laisse à {count}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>La rangée, vide</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>La rangée, dernière carte d’abord&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Les mêmes cartes, jouées par les ordinateurs</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>La même donne, depuis le début.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>Le même oubli qu’avant, qui ne compte qu’une fois, là où il a commencé.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>Le même mot donne partout les mêmes cartes. Un nombre ou un texte aussi, avec les options de {game} ci-dessous.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>La carte de points est à vous, leurs cartes hautes sont parties, et vous avez vu celles qu’ils gardent. Plus la carte sous votre as est basse, plus les autres perdent.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Le réglage {setting} était {found}, et non un nombre entier de {least} à {most}&#x202f;; il passe à {default}. L’ancien fichier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Le réglage {setting} était {found}, et non l’une des valeurs {choices}&#x202f;; il passe à {default}. L’ancien fichier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Le réglage {setting} était {found}, une valeur non valable&#x202f;; il passe à {default}. L’ancien fichier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>Le nombre de cartes de chacun ne laisse pas d’autre possibilité.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>La plus petite pile</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>La pioche s’est épuisée, et personne n’avait annoncé.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>La pioche s’est épuisée, et personne n’avait frappé.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>La pioche, %n carte</numerusform>
            <numerusform>La pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Les invités les plus forts et des parties de longueur habituelle.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Le meilleur joueur</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>La table ne peut pas parler&#x202f;: speech-dispatcher ne répond pas.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>La table de Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>La table de Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>La table de Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>La table de Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>La table de Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>La table de Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Le troisième duo est valide et le resterait. Mais il faut au deuxième une carte plus haute que le 2. Placez-y le 9.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>La marée descend, elle aussi.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Le tour passe à {player} dans tous les cas, au lieu de {rest}&#x202f;% seulement.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Le tour passe à {player}&#x202f;; avec l’autre coup, à {other} dans {rest}&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Le tour passe à {player}&#x202f;; avec l’autre coup, vous le gardez.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Le tour passe à {player}, et non à {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Le duo valide rapporte {sum}.</numerusform>
            <numerusform>Les duos valides rapportent {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>La partie en attente n’a pas pu être lue ({reason})&#x202f;; le fichier est gardé sous {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>La partie en attente dans {file} n’a pas pu être lue ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>La partie en attente dans {file} vient d’une version plus récente de Soirée&#x202f;; celle-ci n’y touche pas.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>La fenêtre change quand vous fermez les préférences.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Le mot de cette donne s’affiche ici après la partie.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Le} ne va pas sur {top:le}&#x202f;: il faut des valeurs égales ou voisines.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Le} ne vaut pas {top:le}&#x202f;: jouez une carte égale ou plus haute, ou dites Non.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:Le} n’est pas parmi les mises.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Le} est sur la table.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Le}&#x202f;: choisissez une place, ou défaussez.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Le}&#x202f;: choisissez deux cartes cachées à échanger, ou défaussez.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:Le}&#x202f;: dans aucune main.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:Le}&#x202f;: posé{card:accord} par {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:Le}&#x202f;: pas chez {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:Le}&#x202f;: rien de certain.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Le}&#x202f;: sur une de vos cartes visibles, ou à la défausse.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Le}&#x202f;: à jouer pour deux tours de plus, ou à défausser.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:Le}&#x202f;: chez vous.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:Le}&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:Le}&#x202f;: chez {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Le} ne va pas sur {top:le}&#x202f;: les autres peuvent vous accuser.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Ada aurait alors un tour ordinaire et pourrait gâcher un de vos duos. Tous les quatre sont valides&#x202f;: annoncez.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Clara gagnerait alors 4 points avec son 7, et tous garderaient leurs cartes hautes. Jouez l’as.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Vous paieriez alors, et Ada rien. Servez-vous du 10 pour gâcher son duo.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Pas de tournois tant que rien n’est enregistré.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Il y a six piles&#x202f;: {card:le} va sous votre main.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Il y a mieux.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Il y a mieux. Essayez encore.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Il y a mieux&#x202f;: un coup qui gagne {most}&#x202f;% de ces parties, le vôtre {mine}&#x202f;%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Il n’y a pas de choix ici.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>À une bonne table, il n’y a pas d’horloge.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Il n’y a pas de pile {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>Il n’y a personne à cette place.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Il n’y a rien à revoir.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Il n’y avait rien à choisir.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Ce sont des estimations. Une partie de la chance n’est pas mesurée, comme les choix des autres&#x202f;: une seule partie dit peu sur la force de quelqu’un.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Ces options ne vont pas ensemble&#x202f;: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Ces options s’excluent&#x202f;: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>De temps en temps, elles tombent bien.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Troisième place&#x202f;: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Cet as est à l’abri&#x202f;: les huit 10 sont passés.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Ce choix vous a coûté quelque chose. Trouvez mieux.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Cette soirée s’ouvre après la soirée {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>C’est une relecture&#x202f;: on ne peut rien y jouer.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>C’est le rapport entier. Rien n’est envoyé&#x202f;: à vous de choisir qui le reçoit.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Cette ligne dit toujours quoi faire. Un doute&#x202f;? H donne un conseil et dit pourquoi. L remontre les derniers coups. F1 explique le jeu, et Maj+F1 en donne les règles. Amusez-vous bien&#x202f;!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ce coup coûte {cost} de la partie&#x202f;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Ce coup coûte {number} points.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>C’est le meilleur coup. Jouez-le, ou choisissez Suivant.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Cette position ne peut pas être ouverte&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Cette position vient d’une version plus récente de Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Ce problème est résolu.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Cette question ne revient pas. La leçon reste dans Aide, «&#x202f;En deux minutes&#x202f;».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Cette course ajoute environ {count} à vos points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Cette étape est finie. Passez à la suivante.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Trois invités généreux et une partie courte de chaque jeu.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Trois piques pour vous. Ada reçoit la carte qui reste, et le lot. Perdre une égalité a du bon.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>À l’entrée</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Avec un objectif si bas, une seule manche peut suffire.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Au dé&amp;but</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Tournois</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Aujourd’hui, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Le problème du jour</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Ce soir, la musique était avec vous.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Trop serré pour trancher.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Trop de rouge dans cette main.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>En haut à droite</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Totaux course par course</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Totaux manche par manche</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Traditionnel, du Proche-Orient&#x202f;; son nom arabe veut dire «&#x202f;images&#x202f;».</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>À rejouer&#x202f;: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Viser les {count} points avec une carte haute, {rank:le}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Viser les {count} points avec votre plus petite carte, et garder {rank:le}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Essayer de casser le duo {slot} chez {player}, qui a annoncé.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Essayer de casser le duo {slot} chez {player}, qui a frappé.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Douze soirées contre des invités de plus en plus forts</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Deux cœurs&#x202f;: ce lot ne vous sert à rien. Le perdant prend les deux mises&#x202f;: un petit pique vous revient donc, avec la carte d’Ada en prime. Misez le 3 de pique.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Deux tours de plus&#x202f;!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Deux joueurs ne peuvent pas s’appeler {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Deux invités perfides et un redoutable.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Tête-à-tête</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annuler les changements</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Rétablir ce qui est supprimé</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Cartes inconnues de la couleur que vous réunissez&#x202f;: {count}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>N’employez une carte que pour améliorer ou gâcher un duo&#x202f;; sinon, défaussez-la.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Jouez-la pour deux tours de plus, ou défaussez-la.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Jouer la dame</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Jouer {card:le}&#x202f;: deux tours de plus.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Parties habituelles</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Valide. Un nombre peut remplacer une de vos cartes cachées ou une carte visible d’Ada&#x202f;; seul un 10 remplace un as. Toute carte peut être défaussée.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Attendez, comment c’est arrivé&#x202f;?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Attendre&#x202f;: annoncer laisse aux autres un tour pour casser un duo.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Attendre&#x202f;: frapper laisse à l’autre un tour pour casser un duo.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Avertir avant les coups qui coûtent à coup sûr</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardée</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Belle architecture</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Bien mérité. Je l’ai vu venir, avec plaisir.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Bien calculé. Je n’aurais pas fait mieux.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Bien vu&#x202f;: c’est forcément elle. Mais demandez d’abord le 7 de trèfle à Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Bah. On apprend à tout âge.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Quelle belle lumière sur cette table.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Quelle table. Quelle compagnie&#x202f;!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Que vous a coûté chacun de vos choix, et quelle part revient à la chance&#x202f;? Le meilleur joueur examine chaque choix, sans en savoir plus que vous.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Ce que chacun sait</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Ce que sait quiconque a écouté</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Que c’était drôle. Encore une&#x202f;?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Nouveautés de Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Ce qu’ils retiennent</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Le pri&amp;x de ce choix</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Que miser</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Que défausser</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Que faire d’une figure</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Quelle entame</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Que payer</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Ce que vous pouvez savoir, votre main comprise&#x202f;: compte comme aide</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Quand vous finissez ce tour, vous piochez de nouveau, puis encore une fois. Entre-temps, Ada ne peut rien gâcher.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Quand vous jouez</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Quand vous jouez en solitaire, personne ne contrôle vos piles&#x202f;: la triche n’est jamais découverte. La partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Là où la triche est permise, les généreux ne trichent jamais et contrôlent moins</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Là où la triche est permise, les perfides trichent et contrôlent davantage</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Quelles mises prendre</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quelle carte</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Quelle carte demandez-vous à {player}&#x202f;?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Quel duo construire</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Quel duo gâcher</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Quelle valeur réunir</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Quel dessus couvrir</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Qui a quelle carte à coup sûr</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Qui l’a&#x202f;?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Qui a quelle carte</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Qui peut avoir quelle carte</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Qui a forcément au moins une carte de la valeur</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Qui perd est éliminé, jusqu’à la finale à deux.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Qui dit Non entame ensuite&#x202f;: comparez cette carte à l’avantage d’entamer.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>À qui demandez-vous {card:le}&#x202f;?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>À qui demander {card:le}&#x202f;? Choisissez.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>À qui demandez-vous&#x202f;? Choisissez.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Les choix de qui</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Gagner Spy vs Spy depuis la dernière place grâce au bonus.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Gagner une partie de Soureh sans payer un point.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Gagner une soirée.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Gagner d’un seul point.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Gagner en venant de la dernière place.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Remportez des cartes de points, de 2 à 10 points. Elles sont dans cette colonne&#x202f;; à chaque pli, on joue pour la grande. Une partie compte quatre manches de neuf plis, et qui a le plus de points gagne. Les points sont à côté de chaque nom&#x202f;; l’encoche au-dessous montre ce que cette manche peut encore rapporter.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Remporter le lot après l’égalité.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Remporter le lot pour avoir {kept} cartes à {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Remporter aussitôt les {count} points.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Remporter aussitôt les {count} points&#x202f;; les autres défaussent tout ce qui dépasse {rank:le}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Remporter les {count} points, les derniers de la manche.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Toutes cartes visibles&#x202f;: de {first}, entre {low} et {high}, à {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Avec et sans aide</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Avec des piles de reste</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Avec l’intervalle à 95&#x202f;%&#x202f;; le trait vertical est la part égale.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Avec ces cartes, le niveau «&#x202f;{level}&#x202f;» fait {score} points&#x202f;; la partie en a fait {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Avec ces cartes, le niveau «&#x202f;{level}&#x202f;» gagne {wins}&#x202f;% des parties.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Avec {entrants} participants, il y a {most} manches au plus.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Hors chance&#x202f;: {share} d’une partie.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Sans le bonus, vous prenez une de vos piles&#x202f;: gardez-en une petite.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Sans votre as, les plis suivants rapportent environ %n point de moins.</numerusform>
            <numerusform>Sans votre as, les plis suivants rapportent environ %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Rien remporté.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Remporté à {suit}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Mot, nombre ou texte</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Écrire &amp;une note…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Écrit par John Gallidakis pour le Macintosh en 1997 et 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Mauvaise touche&#x202f;: votre main est gelée un instant.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Ouais&#x202f;!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Hier, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Vous n’accusez personne.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Vous accusez {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Vous payez, et personne d’autre.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Hors jeu&#x202f;: vous et {players}.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Vous nous devancez tous. Pour l’instant.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Triche découverte chez vous&#x202f;: {card:le} n’a rien à faire là.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Vous ne participez pas à cette course.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Votre place&#x202f;: {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Vous jouez drôlement bien.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Vous demandez {card:le} à {asked}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Vous avez demandé {card:le} à {player}&#x202f;: non.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Vous misez {card:le}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Vous criez Soy dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Vous criez Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>C’est votre Soy&#x202f;: une seule couleur.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Vous annoncez {card:le}, et il reste %n carte.</numerusform>
            <numerusform>Vous annoncez {card:le}, et il reste %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Vous avez crié Soy après %n manche.</numerusform>
            <numerusform>Vous avez crié Soy après %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Un bonus de %n carte vous mène de la dernière à la première place.</numerusform>
            <numerusform>Un bonus de %n cartes vous mène de la dernière à la première place.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Vous ne pouvez pas vous accuser vous-même.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Vous ne pouvez pas vous interroger vous-même.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Impossible de savoir où est {card:le}&#x202f;: {player} l’a une fois sur trois. Sinon, vous perdez le tour. Un autre 7 est certain.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Vous ne pouvez pas remplacer les cartes cachées des autres.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Vous trichez&#x202f;!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Vous avez oublié qui a {card:le}&#x202f;: {holder}.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Vous avez bien dansé. Moi, encore mieux.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Vous avez annoncé Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>C’est mérité. Mais je vous aurai la prochaine fois.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Vous n’avez pas pioché {rank:de}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Vous défaussez {card:le}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Il vous reste bien un tour. Mais vos quatre duos sont valides, et Ada peut en gâcher un plus tard&#x202f;: frappez maintenant.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Vous ne criez pas Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Vous n’avez pas {card:le}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Vous ne savez pas qui a {card:le}. Possibles&#x202f;: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Vous piochez ensuite {card:le}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Vous piochez {cards:le}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Vous piochez {card:le}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Vous avez pioché une dame. Elle vous donne deux tours de plus après celui-ci. Cliquez sur «&#x202f;Jouer la dame&#x202f;».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Vous obtenez le bonus dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Vous dépassez la limite de {limit} dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Vous dépassez la limite de {limit} dans {share}&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Vous finissez en premier dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Vous finissez en position {place}&#x202f;: toutes vos cartes sont posées.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Vous finissez en position {place}, main bloquée&#x202f;: il vous reste une carte.</numerusform>
            <numerusform>Vous finissez en position {place}, main bloquée&#x202f;: il vous reste %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Vous touchez les 50 points des quatre duos dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Vous recevez {cards:le}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Vous donnez la carte à {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>{player} vous a donné {card:le}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Vous avez eu %n fois quatre duos valides.</numerusform>
            <numerusform>Vous avez eu %n fois quatre duos valides.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Vous avez déjà défaussé.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Vous avez déjà misé.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Vous avez été d’une compagnie des plus généreuses.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Vous avez bien suivi. C’est bien.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Vous avez fini cette course.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Vous avez fini. Les autres courent encore.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Vous venez de gagner à {game}. Pas cette fois.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Il ne vous reste pas d’as pour les plis suivants.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Vous n’avez pas de pile à choisir.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Pas encore de telle partie sans aide (%n avec aide).</numerusform>
            <numerusform>Pas encore de telle partie sans aide (%n avec aide).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Pas encore de telle partie.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Vous n’avez pas triché&#x202f;: toutes les cartes sont à leur place.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Vous n’avez rien à faire maintenant.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Vous avez résolu tout le thème «&#x202f;{theme}&#x202f;». {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Il faut me montrer comment vous avez fait.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Vous avez remporté à {suit}&#x202f;: {worths}&#x202f;; {total} en tout</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Vous n’avez rien remporté dans cette manche&#x202f;; {total} en tout</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Vous avez gagné {won} des {count} dernières parties contre {level}. Pour {names}, il y a aussi le niveau {better}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Vous l’avez vous-même.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Vous n’avez aucune carte de cette valeur.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Vous n’avez pas de cartes.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Vous n’avez rien d’aussi haut que {card:le}&#x202f;: vous dites donc Non.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>Vous avez vous-même {card:le}.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Vous avez {card:le}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Vous gardez {card:le} pour miser, au lieu {second:du}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Vous gardez {second:le} pour les mises suivantes, au lieu {card:du}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Vous laissez votre score tel quel.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Vous frappez&#x202f;: {other} a un dernier tour.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Vous avez frappé.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Vous savez</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Vous savez qui a {card:le}&#x202f;: {holder}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Vous savez situer %n carte des autres, mais en avez oublié {forgotten}.</numerusform>
            <numerusform>Vous savez situer %n cartes des autres, mais en avez oublié {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Vous savez situer %n carte des autres.</numerusform>
            <numerusform>Vous savez situer %n cartes des autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Vous avez posé le carré d’as après %n question à leur sujet.</numerusform>
            <numerusform>Vous avez posé le carré d’as après %n questions à leur sujet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>C’est vous qui avez posé le plus&#x202f;: %n point sur {all}.</numerusform>
            <numerusform>C’est vous qui avez posé le plus&#x202f;: %n points sur {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Vous posez le {four} dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Vous posez le {four}, qui vaut {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>C’est vous qui entamez&#x202f;: vous devez jouer une carte.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Vous menez avec %n point.</numerusform>
            <numerusform>Vous menez avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Vous menez, {best} à {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>À vous d’entamer, avec n’importe quelle carte.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>À vous d’entamer, avec n’importe quelle carte. La dernière carte jouée remporte la carte de points.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Vous étiez en tête après %n manche.</numerusform>
            <numerusform>Vous étiez en tête après chacune des %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Vous perdez le lot dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Vous avez perdu&#x202f;: choisissez les mises à prendre, {taken} sur {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Vous avez marqué %n point en une manche.</numerusform>
            <numerusform>Vous avez marqué %n points en une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Vous n’avez rien eu à choisir.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Vous n’avez pas de choix ici.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Vous pouvez toujours défausser. Mais votre deuxième duo a besoin du 9&#x202f;: toute carte au-dessus de 4 le rend valide.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Pour demander {card:le}, il vous faut {rank:autre}.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>On ne demande que des valeurs qu’on a en main. Ada a demandé un 7, elle en a donc un autre&#x202f;: ce ne peut être que le 7 de carreau, le dernier qui manque. Demandez-le-lui.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Chez les autres, on ne remplace que des cartes visibles.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Vous glissez {card:le} sous votre main.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Vous devez maintenant miser une carte de votre main.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Vous devez maintenant défausser une carte de votre main.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Vous devez maintenant prendre %n des cartes misées.</numerusform>
            <numerusform>Vous devez maintenant prendre %n des cartes misées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Vous devez prendre exactement %n des cartes misées.</numerusform>
            <numerusform>Vous devez prendre exactement %n des cartes misées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Vous payez environ {count} dans cette manche, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Vous ne payez rien. Ada n’a pas pu réparer son quatrième duo&#x202f;: elle a payé la valeur d’une carte de chacun de ses quatre duos, 15 points en tout.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Vous payez cette carte.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Vous payez {count}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Vous payez {points}, {total} jusqu’ici.</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Vous payez {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Vous posez {card:le} sur la pile {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Vous jouez contre %n autre.</numerusform>
            <numerusform>Vous jouez contre %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Vous jouez contre {players}, niveau {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Vous jouez contre {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Vous jouez avec vos cinq cartes&#x202f;: l’as est la plus haute, le 2 la plus basse. Au milieu, les cartes jouées, la dernière en grand. Le bouton Non est à droite&#x202f;; on pioche dans la pile de gauche.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Vous jouez {card:le}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Vous jouez {card:le}&#x202f;: une paire.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Vous jouez {card:le}&#x202f;: un carré.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Vous jouez {card:le}&#x202f;: un brelan.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Vous avez joué toutes ces parties avec aide.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Vous avez joué la quatrième carte de suite de la même valeur.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Vous avez joué ces parties en solitaire.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Vous arrivez à {count} et retirez 50 dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>{game}, vous vous rappelez&#x202f;? J’ai gagné.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Vous retenez {remembered} question sur %n de cette manche.</numerusform>
            <numerusform>Vous retenez {remembered} des %n questions de cette manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Vous marquez environ {count} points dans cette manche, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Vous ne marquez rien.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Vous marquez {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Vous marquez {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Vous partagez la tête avec %n point.</numerusform>
            <numerusform>Vous partagez la tête avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Vous montrez le reste&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Vous prenez les deux mises.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Vous prenez la pile {pile}, qui compte {points}, {total} jusqu’ici.</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Vous prenez {cards:le} parmi les mises.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Vous retirez {points}&#x202f;: reste {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Il vous reste alors une carte plus haute à miser qu’avec l’autre coup.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Il vous reste alors une carte plus basse à miser qu’avec l’autre coup.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Vous avez alors environ {count} cartes d’une couleur, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Vous avez retiré 50 points de votre score.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Vous avez pris la tête à la course {number} et l’avez gardée.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Vous avez pris la tête à la manche {number} et l’avez gardée.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Vous avez pris la tête à la dernière course.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Vous avez pris la tête à la dernière manche.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Vous retournez {card:le}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Vous étiez devant dans {ahead} de ces parties, à égalité dans {level} et derrière dans {behind}. La moitié a fini entre {low} et {high}&#x202f;; la médiane est {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Vous avez fini en premier.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vous gagnez moins que la part égale de {even}&#x202f;: {share} de {matches}&#x202f;; à la longue, sans doute {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vous gagnez plus que la part égale de {even}&#x202f;: {share} de {matches}&#x202f;; à la longue, sans doute {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Vous obtenez la carte dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Vous gagnez la soirée.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Vous remportez le lot dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Vous remportez le lot.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Vous gagnez la manche, {points} à {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Vous remportez les {count} points dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Vous remportez le {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Vous remportez le {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Vous remportez le {worth}&#x202f;: {total} en tout.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Vous gagnez avec %n point.</numerusform>
            <numerusform>Vous gagnez avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Vous gagnez par un Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Vous gagnez {prize}&#x202f;: {own} bat {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Vous gagnez.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Vous avez gagné d’un seul point.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>À {suit}, c’est vous qui en avez le plus&#x202f;: %n point sur {all}.</numerusform>
            <numerusform>À {suit}, c’est vous qui en avez le plus&#x202f;: %n points sur {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Vous avez gagné ces deux piques. Après chaque manche, chacun défausse une carte face cachée. Cinq de vos cartes sont des piques&#x202f;: posez le 5 de cœur sur vos défausses.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Vous avez gagné sans payer un point.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Vous avez gagné {share} de {matches}&#x202f;; à la longue, sans doute {interval}, pour une part égale de {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Vous avez gagné {share} de {matches}&#x202f;; à la longue, sans doute {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Vous avez gagné, avec %n point.</numerusform>
            <numerusform>Vous avez gagné, avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Vous recevriez une carte inconnue et garderiez la dame. Donnez la dame.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Au cercle, vous auriez fait fureur.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Vous perdriez un pique et garderiez le cœur&#x202f;: pas de Soy. Défaussez le cœur.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Vous&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Votre %n choix coûte {cost}.</numerusform>
            <numerusform>Vos %n choix coûtent {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Votre as ne fait rien perdre à {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Votre as fait perdre à {other} {cards:le}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Votre as a fait tomber %n carte.</numerusform>
            <numerusform>Votre as a fait tomber %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Gardé pour plus tard, votre as rapporte environ %n point de plus.</numerusform>
            <numerusform>Gardé pour plus tard, votre as rapporte environ %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre mise</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Vos cartes forment quatre duos, chacun d’une carte visible et d’une carte cachée. Récoltez des points&#x202f;: il en faut 300 pour gagner la partie. Chaque duo valide rapporte la valeur de ses deux cartes, quatre duos valides 50 points de plus. L’as vaut 15, mais c’est la carte la plus basse&#x202f;; valets, dames et rois ne valent rien.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Vos cartes forment quatre duos, chacun d’une carte visible et d’une carte cachée. Rendez-les tous les quatre valides, puis dites Soureh. Qui n’a pas quatre duos valides paie alors des points, et moins on en a, mieux c’est&#x202f;: quand quelqu’un dépasse 100, le plus petit score gagne. L’as compte 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Vos cartes sont plus hautes, et il n’y a plus de lot.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Vos cartes sont plus basses, et il n’y a plus de lot.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Vos cartes rapportent un peu moins aux plis suivants.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Vos cartes rapportent un peu plus aux plis suivants.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Aux plis suivants, vos cartes rapportent environ %n point de moins.</numerusform>
            <numerusform>Aux plis suivants, vos cartes rapportent environ %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Aux plis suivants, vos cartes rapportent environ %n point de plus.</numerusform>
            <numerusform>Aux plis suivants, vos cartes rapportent environ %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Votre duo {slot} n’est pas valide&#x202f;: {up:le}, noir, n’est pas plus haut que {down:le}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Votre duo {slot} n’est pas valide&#x202f;: {up:le}, rouge, n’est pas plus bas que {down:le}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Votre duo {slot} n’est pas valide&#x202f;: {down:le} est face cachée.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Votre duo {slot} n’est pas valide&#x202f;: deux as.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>À la fin, votre duo {slot} est valide dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Votre duo {slot} est valide.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Votre duo {slot} est valide&#x202f;: %n point.</numerusform>
            <numerusform>Votre duo {slot} est valide&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Vos duos sont tous valides.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Vos duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Vos défausses&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Votre cinquième pile&#x202f;; six au plus. Ensuite, une carte qui ne va nulle part passe sous votre main, et vous annoncez la première. Une fois la carte annoncée revenue, la prochaine qui ne va nulle part finit votre course.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Votre premier duo est déjà valide&#x202f;: vous ne feriez que perdre les 6 points de son 6 noir. C’est le duo au 10 rouge qui a besoin du valet.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Votre premier duo est valide et le resterait. Vous paieriez quand même à cause du deuxième, et Ada ne paierait rien.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Votre premier duo est valide&#x202f;: un 6 noir avec un 2. L’as d’Ada va avec n’importe quel nombre, mais il a maintenant votre dame derrière lui&#x202f;: son duo n’est pas valide.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Votre première partie&#x202f;: H donne un conseil, L remontre les derniers coups.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Votre première course est sans chrono&#x202f;: prenez votre temps.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Votre quatrième duo est déjà valide&#x202f;: vous ne feriez que perdre les 4 points de son 4 rouge. C’est le duo au 10 rouge qui a besoin du valet.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Votre main, %n carte&#x202f;: {cards}.</numerusform>
            <numerusform>Votre main, %n cartes&#x202f;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Vos derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Votre dernier tour</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Votre dernier tour. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Votre coup</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Trop tard&#x202f;: la partie a continué sans ce coup.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Vos coups jusqu’ici seront perdus.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Vos autres duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Votre pile {number}, dans l’ordre</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Votre pile {number}&#x202f;: {card:le} ne va pas sur {under:le}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Vos problèmes (%n)</numerusform>
            <numerusform>Vos problèmes (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Votre dame bat le 8. Les deux piques sont à vous. Ada reprend son 8, et reçoit aussi votre dame&#x202f;: une mise gagnante change toujours de main.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Votre main, %n carte de reste</numerusform>
            <numerusform>Votre main, %n cartes de reste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Votre main, gelée par une mauvaise touche, %n carte de reste</numerusform>
            <numerusform>Votre main, gelée par une mauvaise touche, %n cartes de reste</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Votre force&#x202f;: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Vos résultats en chiffres</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Votre score change d’environ {count}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Votre score est de {total}. En retirer 50&#x202f;?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Vos scores</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Votre deuxième duo a une croix&#x202f;: un 4 rouge n’est pas plus bas que le 2. Vous avez pioché un 9. Posez-le sur le 2&#x202f;: glissez-le dessus, ou cliquez sur le 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Votre deuxième duo n’est pas valide, car aucune carte n’est plus haute que son 10 rouge. Un valet peut remplacer n’importe laquelle de vos cartes visibles sauf un as&#x202f;; avec un nombre derrière lui, le duo est valide. Posez le valet sur le 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Vos réglages n’ont pas pu être lus&#x202f;; Soirée prend les réglages par défaut et garde le fichier abîmé sous {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Vos réglages dans {file} n’ont pas pu être lus&#x202f;; Soirée prend les réglages par défaut et n’enregistre pas les changements.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Vos réglages viennent d’une version plus récente de Soirée&#x202f;; celle-ci prend ceux qu’elle connaît et n’enregistre pas les changements.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Votre plus petite pile, que vous payez, compte à la fin environ {count} cartes, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Votre troisième duo est déjà valide&#x202f;: vous ne feriez que perdre les 9 points de son 9 noir. C’est le duo au 10 rouge qui a besoin du valet.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Votre tour finit&#x202f;: aucun de vos duos n’est valide.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Votre tour finit&#x202f;: vos duos ne sont pas tous valides.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Votre tour finit&#x202f;: un seul de vos duos est valide.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Votre tour finit&#x202f;: il vous reste %n tour.</numerusform>
            <numerusform>Votre tour finit&#x202f;: il vous reste %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>À vous. Un choix est nettement le meilleur&#x202f;: jouez-le.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Vos duos valides&#x202f;: {valid}&#x202f;; non valides&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Toute votre main était à {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Votre mot</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>Vous battez {other}, {card:le} contre {second:le}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Votre {card} vous donne deux tours de plus.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Votre {card} remplace {old:le}, face cachée dans votre duo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Votre {card} remplace {old:le}, face visible dans votre duo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Votre {card} remplace {old:le} chez {owner}, duo {slot}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Votre {card} prend {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Votre {king} échange les cartes cachées de vos duos {slot} et {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Votre {king} échange les cartes cachées des duos {slot} et {second} chez {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Votre {king} échange votre {card}, duo {slot}, contre {other:le}, duo {second} chez {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>À vous. Bien joué.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>un jour trop tard</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>un jeu entier</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>une carte cachée contre {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>à peu près égale à {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>vous accuse</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>accuse {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>devant {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>toutes cartes visibles</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>toutes les cartes posées</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>tous ses duos valides, ne paie rien</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>tous les quatre</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permise</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>vous demande {card}&#x202f;: non</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>au moins une</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>gagne contre {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>derrière {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>meilleur&#x202f;: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>entre {level} et {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>annonce {card}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>duo {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>défausse une carte</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>une pile à payer</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>un demi-jeu</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>un demi-jeu&#x202f;: à 2 joueurs seulement</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>demi-jeux à 2 joueurs seulement</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>chez {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>conseils par partie</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>roi, deux cartes cachées échangées</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>roi&#x202f;: échange vos cartes cachées {slot} et {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>roi&#x202f;: votre {card}, duo {slot}, contre {other}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>pose le {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>sans doute {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>record&#x202f;: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>perd contre {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>durée médiane d’une partie</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>contre {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>millisecondes, de {least} à {most}&#x202f;; d’habitude {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mélangés</translation>
    </message>
    <message>
        <source>next</source>
        <translation>à suivre</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>pas d’image</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>il manque {card:le}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>demande {card} à {player}&#x202f;: non</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>pas ici</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>inconnu&#x202f;: ± {error}&#x202f;%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>pas encore analysée</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>rien chez vous</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>rien chez {player}</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>rien de posé encore</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>rien, à {error} de partie près</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>rien, à {error} points près</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>dès qu’un joueur dépasse la limite</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>dès que tous sauf un dépassent la limite</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>une par manche, dans cet ordre</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>cartes visibles</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>adversaires&#x202f;: médiane {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>paie {points}, {total} en tout</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>carte soulevée</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>pose {card}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>poser une carte là où elle ne va pas</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>points, de {least} à {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>points, de {least} à {most}&#x202f;; les petits scores gagnent</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>dame, deux tours de plus</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagé</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>depuis le {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>résolu %n jour de suite</numerusform>
            <numerusform>résolus %n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>encore incertaine</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>supérieure à {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>main bloquée</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>par exemple {word}, 2026 ou Nouvel An chez Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>l’accepte</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>vous prend {card}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>prend {cards}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>retire {points}&#x202f;: {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>le dos</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>les deux meilleurs jouent pour la première place, les autres pour la troisième</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>les deux meilleurs, et les autres pour la troisième place</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>par le menu</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>égalité avec {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>doit demander</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>doit choisir</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>annulations par partie&#x202f;: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>à partir de la prochaine partie</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>options habituelles</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>inférieure à {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>là où la triche est permise</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>remporte le {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>gagne {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>gagne {share}&#x202f;% de {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>avec aide, à part</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>avec {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>avec {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>hors chance {share} d’une partie</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>gagnées d’affilée</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>vous battez {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>les deux mises sont à vous</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>vous {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>vous&#x202f;: médiane {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>votre main</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>votre point de vue</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>{cards} chez vous</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} vous a demandé {card:le}&#x202f;: non.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} a demandé {card:le} à {player}&#x202f;: non.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} vous a pris {card:le}.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{player} a donné {card:le} à {asker}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} bat {own}, gagne {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} contre votre {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}&#x202f;: une carte face cachée</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}&#x202f;: place pour une carte</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}&#x202f;: {card}, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card}, et pioche %n carte</numerusform>
            <numerusform>{card}, et pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>défausse {card}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>prend {card} à {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} sur votre {lost}, duo {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} sur {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} sur {lost} chez {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} prend {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, face cachée, votre duo {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, face cachée, {player}, duo {slot}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, chez {player}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, la carte piochée par {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, votre carte piochée</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, retourné{card:accord}</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, visible, votre duo {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, visible, {player}, duo {slot}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, votre main, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart}, en tableau</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} en tout</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} duos valides sur {coops}</translation>
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
        <translation>{deck} (le vôtre)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} sur {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Les raccourcis par défaut servent jusqu’à ce que vous changiez cela.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} ne peut pas être ouvert comme partie ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} ne peut pas être ouvert comme tournoi ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} n’a pas pu être lu ({reason})&#x202f;; Soirée continue sans lui.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} n’a pas pu être supprimé ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} n’a pas pu être enregistré ({reason})&#x202f;; la version précédente est conservée.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} n’a pas pu être enregistré, car le disque est plein&#x202f;; la version précédente est conservée.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} n’a pas pu être enregistré, car le disque est en lecture seule&#x202f;; la version précédente est conservée.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} n’a pas pu être enregistré, car vous n’avez pas le droit d’y écrire&#x202f;; la version précédente est conservée.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} n’a pas pu être écrit&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} n’est ni une partie ni un jeu de cartes.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} vient d’une version plus récente de Soirée&#x202f;; celle-ci ne peut pas l’ouvrir.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>Victoire partagée&#x202f;: {first} et {second}</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} et {second}&#x202f;: égalité</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} vous bat</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first}&#x202f;: victoire contre {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} à {last}</translation>
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
            <numerusform>{first}, {second}, {third} et %n autre</numerusform>
            <numerusform>{first}, {second}, {third} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{four}: {points}</source>
        <translation>{four}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{game} in two minutes</source>
        <translation>{game} en deux minutes</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} avec {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, inutilisable&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{game}, {day} ({number})</source>
        <translation>{game}, {day} ({number})</translation>
    </message>
    <message>
        <source>{game}: {form}</source>
        <translation>{game}&#x202f;: {form}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#x202f;: {players}</translation>
    </message>
    <message>
        <source>{game}: {players} (finished)</source>
        <translation>{game}&#x202f;: {players} (finie)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}&#x202f;: {players} (relecture)</translation>
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
        <translation>{keys} est déjà pris par {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} est réservé aux tables.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n carte</numerusform>
            <numerusform>{key} · %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n point</numerusform>
            <numerusform>{key} · %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}&#x202f;: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} à {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} à {high}&#x202f;%</translation>
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
        <translation>{move} n’est pas un coup de Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} n’est pas un coup de Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} n’est pas un coup de Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} n’est pas un coup de Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} n’est pas un coup de {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, pas à payer</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, non valide</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, à payer</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, valide</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}&#x202f;: {share} de {matches}, intervalle {interval}, part égale {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}&#x202f;: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} sur {last}, le plus haut gagne</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} sur {last}, le plus bas gagne</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} sur {count}&#x202f;: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} points</translation>
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
        <translation>{number}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{number}:&#xa0;{up}&#xa0;over&#xa0;{down}</source>
        <translation>{number}&#x202f;: {up} sur {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} n’est pas une option de {game}, ou s’y trouve deux fois.</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <source>{place}: {mark}, {cost}.</source>
        <translation>{place}&#x202f;: {mark}, {cost}.</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{players} (replay {number})</source>
        <translation>{players} (rejouée, {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>Hors jeu&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>Paient&#x202f;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} se partagent la tête avec %n point.</numerusform>
            <numerusform>{players} se partagent la tête avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>Tournoi partagé&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} n’accuse personne.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} vous accuse.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} accuse {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>{player} paie, et personne d’autre.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} vous demande {card:le}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} demande {card:le} à {asked}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} mise {card:le}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} casse un de vos duos avant la fin dans {share}&#x202f;% des cas.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} a crié Soy après %n manche.</numerusform>
            <numerusform>{player} a crié Soy après %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>Soy pour {player}&#x202f;: une seule couleur.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} annonce {card:le}, et il reste %n carte.</numerusform>
            <numerusform>{player} annonce {card:le}, et il reste %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Un bonus de %n carte mène {player} de la dernière à la première place.</numerusform>
            <numerusform>Un bonus de %n cartes mène {player} de la dernière à la première place.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} peut crier Soy dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} peut égaler cette carte et piocher dans {share}&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} ne peut pas l’avoir.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} triche&#x202f;!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} choisit.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} a oublié que vous avez {card:le}.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} a oublié qui a {card:le}&#x202f;: {holder}.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} a annoncé Soureh.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} défausse une carte.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} défausse {card:le}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} ne l’a pas. Ada a demandé un 7, elle en a donc un, et il ne reste que le 7 de carreau&#x202f;: demandez à Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} ne sait pas qui a {card:le}. Possibles&#x202f;: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} pioche %n carte en prime.</numerusform>
            <numerusform>{player} pioche %n cartes en prime.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} pioche une carte en prime.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pioche une carte.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} pioche de nouveau.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} pioche ensuite {card:le}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} pioche {card:le}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} dépasse la limite de {limit} dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} finit en position {place}&#x202f;: toutes les cartes sont posées.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} finit en position {place}, main bloquée&#x202f;: il reste une carte.</numerusform>
            <numerusform>{player} finit en position {place}, main bloquée&#x202f;: il reste %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} reçoit les deux mises</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} touche les 50 points des quatre duos dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} reçoit {cards:le}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} vous donne la carte.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} donne la carte à {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} a eu %n fois quatre duos valides.</numerusform>
            <numerusform>{player} a eu %n fois quatre duos valides.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} a déjà payé.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>{player} l’a.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} n’a plus de cartes à demander.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} n’a pas triché&#x202f;: toutes les cartes sont à leur place.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} a remporté à {suit}&#x202f;: {worths}&#x202f;; {total} en tout</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} n’a rien remporté dans cette manche&#x202f;; {total} en tout</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} a {card:le}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>Triche découverte chez {player}&#x202f;: {card:le} n’a rien à faire là.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} ne joue plus dans cette partie.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} laisse son score tel quel.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} a frappé.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} frappe&#x202f;: vous avez un dernier tour.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} frappe&#x202f;: {other} a un dernier tour.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} sait que vous avez {card:le}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} sait qui a {card:le}&#x202f;: {holder}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} sait situer %n carte des autres, mais en a oublié {forgotten}.</numerusform>
            <numerusform>{player} sait situer %n cartes des autres, mais en a oublié {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} sait situer %n carte des autres.</numerusform>
            <numerusform>{player} sait situer %n cartes des autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} a posé le carré d’as après %n question à leur sujet.</numerusform>
            <numerusform>{player} a posé le carré d’as après %n questions à leur sujet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} a posé le plus&#x202f;: %n point sur {all}.</numerusform>
            <numerusform>{player} a posé le plus&#x202f;: %n points sur {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} pose une mise.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} pose le {four}, qui vaut {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} mène avec %n point.</numerusform>
            <numerusform>{player} mène avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} mène, {best} contre {next} pour vous.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} mène, {best} à {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} était en tête après %n manche.</numerusform>
            <numerusform>{player} était en tête après chacune des %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} a marqué %n point en une manche.</numerusform>
            <numerusform>{player} a marqué %n points en une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} peut vous prendre {card:le}, au lieu {second:du}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} paie environ {count} dans cette manche, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} paie {points}, {total} jusqu’ici.</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} paie {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} a joué la quatrième carte de suite de la même valeur.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} joue {card:le}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} joue {card:le}&#x202f;: une paire.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} joue {card:le}&#x202f;: un carré.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} joue {card:le}&#x202f;: un brelan.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} arrive à {count} et retire 50 dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} retient {remembered} question sur %n de cette manche.</numerusform>
            <numerusform>{player} retient {remembered} des %n questions de cette manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} marque environ {count} points dans cette manche, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} ne marque rien.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} marque {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} marque {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} a montré {card:le} et l’a toujours.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} montre le reste&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} arrive quand même à quatre duos valides dans {share}&#x202f;% des cas.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} prend les deux mises.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} prend la pile {pile}, qui compte {points}, {total} jusqu’ici.</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} prend une partie des mises.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} prend {cards:le} parmi les mises.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} retire {points}&#x202f;: reste {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>{player} garde alors une carte plus haute à miser qu’avec l’autre coup.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>{player} garde alors une carte plus basse à miser qu’avec l’autre coup.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} a alors environ {count} cartes d’une couleur, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} a retiré 50 points de son score.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} n’a pas participé à cette course.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} a pris la tête à la course {number} et l’a gardée.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} a pris la tête à la manche {number} et l’a gardée.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} a pris la tête à la dernière course.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} a pris la tête à la dernière manche.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} a fini en premier.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} gagne la soirée.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} remporte le lot.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} gagne la manche, {points} à {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} remporte les {count} points dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} remporte le {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} remporte le {worth}&#x202f;: {total} en tout.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} gagne avec %n point.</numerusform>
            <numerusform>{player} gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} gagne par un Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gagne.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} a gagné</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} a gagné d’un seul point.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>À {suit}, {player} en a le plus&#x202f;: %n point sur {all}.</numerusform>
            <numerusform>À {suit}, {player} en a le plus&#x202f;: %n points sur {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Victoire au tournoi&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} a gagné sans payer un point.</translation>
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
            <numerusform>{player}, %n point</numerusform>
            <numerusform>{player}, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, pile {number}, dans l’ordre</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, pile {number}&#x202f;: {card:le} ne va pas sur {under:le}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}&#x202f;: cartes de reste {left}, points {points}, piles {tops}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{player}: {outcomes}</source>
        <translation>{player}&#x202f;: {outcomes}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}&#x202f;: {score}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <translation>{player}&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{player}?</source>
        <translation>{player}&#x202f;?</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>Avec son as, {player} ne vous fait rien perdre.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>Avec son as, {player} vous fait perdre {cards:le}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>Avec son as, {player} ne fait rien perdre à {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>Avec son as, {player} fait perdre à {other} {cards:le}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Avec un as, {player} a fait tomber %n carte.</numerusform>
            <numerusform>Avec un as, {player} a fait tomber %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>{player} mise</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>{player}, duo {slot} non valide&#x202f;: {up:le}, noir, n’est pas plus haut que {down:le}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>{player}, duo {slot} non valide&#x202f;: {up:le}, rouge, n’est pas plus bas que {down:le}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>{player}, duo {slot} non valide&#x202f;: {down:le} est face cachée.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>{player}, duo {slot} non valide&#x202f;: deux as.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>À la fin, le duo {slot} chez {player} est valide dans {share}&#x202f;% des cas, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>{player}, duo {slot}&#x202f;: valide.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>{player}, duo {slot} valide&#x202f;: %n point.</numerusform>
            <numerusform>{player}, duo {slot} valide&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>{player}&#x202f;: tous les duos sont valides.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Chez {player}, les duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player}&#x202f;: la carte piochée remplace {old:le}, face cachée dans le duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>{player} ne montre pas sa main&#x202f;: seul un Soy montre une main.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Chez {player}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Chez {player}, les autres duos rapportent environ {count} points, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Le score change d’environ {count} pour {player}, au lieu de {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>{player}, duos valides&#x202f;: {valid}&#x202f;; non valides&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>vu par {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>{player} avait toute sa main à {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{cards} chez {player}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{player} vous bat, {card:le} contre {second:le}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{player} bat {other}, {card:le} contre {second:le}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} joue {card:le} et gagne deux tours de plus.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player}&#x202f;: {card:le} remplace {old:le} dans votre duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player}&#x202f;: {card:le} remplace {old:le}, face cachée dans le duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player}&#x202f;: {card:le} remplace {old:le}, face visible dans le duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player}&#x202f;: {card:le} remplace {old:le} chez {owner}, duo {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} joue {king:le} et échange les cartes cachées de ses duos {slot} et {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} joue {king:le} et échange les cartes cachées de vos duos {slot} et {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} joue {king:le} et échange les cartes cachées des duos {slot} et {second} chez {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} joue {king:le} et échange votre {card}, duo {slot}, contre {other:le}, duo {second} chez {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} joue {king:le} et échange les cartes cachées du duo {slot} chez {owner} et du duo {second} chez {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} joue {king:le} et échange {card:le}, duo {slot} chez {owner}, contre {other:le}, duo {second} chez {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} avant cette manche</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} pour les cartes restantes</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} pour la triche</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} pour avoir fini en premier</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} pour la pile prise</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} par le bonus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} si la manche finissait maintenant, d’après les cartes que vous voyez</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} posés</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} avec tout ce que cette manche peut encore rapporter</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} sur {length}</translation>
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
        <translation>place {rank} sur {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, avec aide</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} à {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} sur {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}&#x202f;: {played} parties jouées sur {count}.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} points</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. L’encoche&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} d’une partie</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} gagnées</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>{share}&#x202f;% des cartes à venir trouveront leur place, au lieu de {rest}&#x202f;%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}&#x202f;% des cartes inconnues casseraient de nouveau votre duo {slot}.</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}&#x202f;: {player}, {detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} résolu sur %n</numerusform>
            <numerusform>{solved} sur %n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (montré sur la table)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, titre</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Le même pour tout le monde.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} en tout</translation>
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
        <translation>{value}, place {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#x202f;%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} s’ouvrira quand «&#x202f;{dialog}&#x202f;» sera fermé.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}&#x202f;: {first} au premier choix, au plus bas {low} ({trough}), au plus haut {high} ({peak}), {last} au dernier.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Votre main est gelée {seconds} s.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} a gagné à {game}. Je ne l’avais pas vu venir.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>«&#x202f;Non&#x202f;», dit {player}.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>«&#x202f;Non&#x202f;», dites-vous.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>«&#x202f;Soureh&#x202f;!&#x202f;», dit {player}. Tous les autres ont un dernier tour.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>«&#x202f;Soureh&#x202f;!&#x202f;», dit {player}. Vous avez un dernier tour.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>«&#x202f;Soureh&#x202f;!&#x202f;», dit {player}. {other} a un dernier tour.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>«&#x202f;Soureh&#x202f;!&#x202f;», dites-vous. Tous les autres ont un dernier tour.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>«&#x202f;Soureh&#x202f;!&#x202f;», dites-vous. {other} a un dernier tour.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>«&#x202f;Soy&#x202f;!&#x202f;», crie {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>«&#x202f;Soy&#x202f;!&#x202f;», criez-vous.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>«&#x202f;{call}&#x202f;»</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>«&#x202f;{command}&#x202f;»</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>«&#x202f;{keys}&#x202f;» ne peut pas servir de raccourci à «&#x202f;{command}&#x202f;».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte&#x202f;: tapez valeur et couleur, par exemple 7h ou 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«&#x202f;{what}&#x202f;» doit être un nombre entier de {least} à {most}.</translation>
    </message>
</context>
</TS>
