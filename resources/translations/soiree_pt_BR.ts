<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> a </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n erro grave (??).</numerusform>
            <numerusform>%n erros graves (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>Noites jogadas: %n; vencidas: {won}.</numerusform>
            <numerusform>Noites jogadas: %n; vencidas: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n imprecisão (?!).</numerusform>
            <numerusform>%n imprecisões (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>%n partida está de volta.</numerusform>
            <numerusform>%n partidas estão de volta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n partida foi analisada: ela abre com a análise.</numerusform>
            <numerusform>%n partidas foram analisadas: cada uma abre com a sua análise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>%n partida salva.</numerusform>
            <numerusform>%n partidas salvas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Falta examinar %n partida…</numerusform>
            <numerusform>Falta examinar %n partidas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n partida não pôde ser analisada.</numerusform>
            <numerusform>%n partidas não puderam ser analisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida apagada.</numerusform>
            <numerusform>%n partidas apagadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>%n partida jogada até agora.</numerusform>
            <numerusform>%n partidas jogadas até agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n partida: pouco para dizer com que frequência você vence.</numerusform>
            <numerusform>%n partidas: poucas para dizer com que frequência você vence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n partida: pouco para dizer algo.</numerusform>
            <numerusform>%n partidas: poucas para dizer algo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n erro (?).</numerusform>
            <numerusform>%n erros (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>Mais %n atalho não pode ser usado.</numerusform>
            <numerusform>Mais %n atalhos não podem ser usados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n jogada foi feita por você e não é contada.</numerusform>
            <numerusform>%n jogadas foram feitas por você e não são contadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>Jogadas: %n de {every} distribuições; vencidas: {won}.</numerusform>
            <numerusform>Jogadas: %n de {every} distribuições; vencidas: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n jogador divide a liderança, com {points} cada.</numerusform>
            <numerusform>%n jogadores dividem a liderança, com {points} cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n ponto à frente de você e de {players}.</numerusform>
            <numerusform>%n pontos à frente de você e de {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n ponto à frente de você.</numerusform>
            <numerusform>%n pontos à frente de você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n ponto à frente de {players}.</numerusform>
            <numerusform>%n pontos à frente de {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n ponto até agora. Quem vai me segurar?</numerusform>
            <numerusform>%n pontos até agora. Quem vai me segurar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n ponto, mais é melhor</numerusform>
            <numerusform>%n pontos, mais é melhor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n ponto, menos é melhor</numerusform>
            <numerusform>%n pontos, menos é melhor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n vez, em {day}.</numerusform>
            <numerusform>%n vezes, a primeira em {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;Sobre o Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>Ál&amp;bum</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;Berinjela</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>Verde-&amp;garrafa</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagem</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>&amp;Copiar esta posição</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>D&amp;emo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>N&amp;oites</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Feltro</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avançar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>&amp;Em dois minutos</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Linho</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memória</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Azul-noite</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>Silenciar os &amp;sons</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Novo jogo…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Sua próxima &amp;escolha</translation>
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
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproduzir</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>&amp;Recomeçar com estas cartas</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>P&amp;lacar</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Configurações</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Compartilhar…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>&amp;Mostrar de novo as últimas jogadas</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Mais &amp;devagar</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>&amp;A mesa</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>&amp;Tentar os erros de novo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Tamanho normal do texto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>O que cada um &amp;sabe</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;O que fazer agora</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Sem movimento</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 a 12 jogadores</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 pontos, o menor pagamento possível. Por que alguém pagaria mais? Quem fica com exatamente 100, ou 200, pode tirar 50 na hora.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jogadores</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 a 4 jogadores</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 a 6 jogadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jogadores</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>Menos 50, fica com {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 e 1 são 7, e terminar em primeiro tira 5: 2. Terminar com só cinco pilhas tira 20. Você continua correndo com as outras cartas, até que alguém fique sem pontos.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>Intervalo de 80%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Um Não</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Apostar para perder</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Apostar para ganhar</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Um erro grave. Esta jogada custa {cost} da partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Um erro grave. Esta jogada custa {number} pontos.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Uma mesa de cartas, com companhia que nunca se cansa.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Quem é pego</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Uma escolha</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Uma escolha sua</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Uma conta apertada, e das boas.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Um computador joga por {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Uma dupla</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Uma dupla é uma carta aberta e uma fechada. Uma carta aberta vermelha precisa ser menor que a fechada; uma preta, maior; cartas iguais nunca valem. Com um ás a dupla sempre é válida, com dois nunca. Um canto dobrado marca as suas cartas fechadas: só você as vê. Um visto indica dupla válida; um xis, não válida.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Uma figura move o que nenhuma outra carta move: veja o que ela conserta ou quebra.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Uma distribuição de cada jogo e um problema para cada dia</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Um ponto para cada jogo: cheio se você venceu, um anel se não. Um louro: o problema foi resolvido. O número: os seus resultados sem a sorte, em porcentagem de uma partida.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Uma quadra</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Um baralho novo. Que agradável.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Um grande momento</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Convidado de honra</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Uma mão de um só naipe depois dos descartes é um Soy. Ele é cantado automaticamente e vence a partida.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Um feliz acaso. São os melhores.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Um valete</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Um valete não pode substituir um ás aberto.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Um valete, uma dama ou um rei fechado é um pária: a dupla nunca é válida. A sua dama é um deles. Um rei pode trocar de lugar duas cartas fechadas quaisquer: clique na sua dama e depois na carta de Ada atrás do ás.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Um rei</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>No descarte, um rei não faz nada por você, e a dama continuaria estragando a sua primeira dupla. Mande a dama embora.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Há uma partida em espera de um Soirée mais novo.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Uma partida tem {players} jogadores, mais do que há participantes.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Uma partida de torneio precisa de dois jogadores ou mais.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Uma mensagem pode ficar de {least} a {most} milissegundos.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Uma mensagem fica</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Há um minuto, Ada pediu a Basil o 7 de paus, e ele disse não. Ninguém pede uma carta que já tem, e você não tem, então está com Clara. Peça a ela: clique nas cartas dela e escolha o 7 de paus, ou arraste um dos seus 7 até ela.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Um erro. Esta jogada custa {cost} da partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Um erro. Esta jogada custa {number} pontos.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Uma jogada precisa ser texto.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Um nome: tem a carta. Uma letra riscada: não pode ter. 1+: tem pelo menos uma. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Um nome: tem a carta. Uma faixa: a probabilidade de tê-la, até onde podia saber quem escutou. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Um nome: tem a carta. Uma faixa: a probabilidade de tê-la, até onde você podia saber. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Um vizinho</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Uma nova noite</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Uma pilha nova</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Um par compra uma carta, mas pode custar o valor que vence depois.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Um par na fileira</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Uma pilha aceita {card:o}: ponha a carta ali.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Que prazer ver vocês. Sem pressa.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Um prazer, naturalmente.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Um programa de partidas com três convidados</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Uma dama</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Perguntar revela</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Vitória quieta também é vitória.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Um 10 vermelho precisa ser menor que a carta fechada, e 10 não é menor que 10: a dupla continuaria não válida.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Um 10 vermelho estraga essa dupla também, e Ada pagaria. Mas ela ficaria com o 2 vermelho, barato, para pagar. Coloque o 10 sobre o 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Uma análise sem nenhuma marca, com cinco escolhas ou mais.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Uma rosa para cada um da mesa.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Uma amostra das cartas</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Um pequeno erro. Meu, acho.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Uma pequena obra-prima, se me permitem.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Um empate</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Empate. Aposte outra carta.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Empate: {card:seu} e {second:o} de {other}. Os dois apostam de novo.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Empate: {bid} e a sua carta {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Empate: {card:o} de {player} e {second:o} de {other}. Os dois apostam de novo.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Um torneio tem de quatro a dezesseis participantes, pessoas e computadores.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Um torneio tem de {least} a {most} participantes.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Um torneio tem de {least} a {most} rodadas.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Uma tragédia em um ato.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Uma dupla válida</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Uma vitória a dois vale 6 pontos; a quatro há 6, 4, 2 e 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>Se você compra {rank:um}, a carta não pode ser colocada: use ou descarte.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Cerca de %n minuto; você pode continuar quando quiser.</numerusform>
            <numerusform>Cerca de %n minutos; você pode continuar quando quiser.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Sobre o Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Quase tão boa: a diferença é {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Cerca de {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Acima de {limit}, então fora da partida.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Acima, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Acuse outro jogador ou passe.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Não acusar ninguém: ninguém paga nada.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Acusar {player}, cujas cartas encaixam todas.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Acusar {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Ás!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada pediu um 7, então tem um: o 7 de ouros. Mas antes peça a Clara o 7 de paus.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>A própria Ada pediu o 7 de paus, então não pode tê-lo: ninguém pode pedir uma carta que já tem. Peça a Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada disse Não. Isso encerra a vaza: a última carta é sua, então você leva a carta de pontos, 2 pontos. E o par rendeu uma carta a você.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada leva as cartas de copas. O seu 3 voltou, com o valete de espadas dela. Ninguém sai de uma rodada de mãos vazias.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Adicionar um baralho</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Adicionar baralho…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Somar uma pilha de {count} aos seus pontos.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Depois de um empate há mais cartas em jogo, e quem perde escolhe entre elas.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Depois da partida</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Depois da corrida {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Depois da rodada {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Depois da corrida</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Depois disto, {player} pode cantar Soy em {share}% das vezes.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>De novo, de novo!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Contra {level}, é provável que você vença {share} das partidas ({interval}).</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Ah, companhia. Puxe uma cadeira.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Álbum</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Todas as cartas são viradas. O 10 vermelho não é menor que o 9, então Ada teve de pagar: 25 pontos. Só uma carta de quem declarou pode ser trocada; uma bastou.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas as cartas abertas</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Todas as cartas abertas: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Todas as noites</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Tudo limpo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Agora as quatro duplas são válidas: cada uma tem o seu visto. A carta que você compra pode substituir uma das suas cartas fechadas ou uma carta aberta de outra pessoa; só um 10 substitui um ás. Ou você a descarta.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>As quatro duplas são válidas: nada a pagar.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>As quatro duplas são válidas: {sum}, e mais {bonus}.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Os quatro jogam todas as partidas.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>As quatro válidas: você faz mais {points} pontos, {total} no total.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>As quatro válidas: {player} faz mais {points} pontos, {total} no total.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>No fim das contas, você ganha um pouco sobre os outros.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>No fim das contas, você ganha cerca de %n ponto sobre os outros.</numerusform>
            <numerusform>No fim das contas, você ganha cerca de %n pontos sobre os outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>No fim das contas, você perde um pouco para os outros.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>No fim das contas, você perde cerca de %n ponto para os outros.</numerusform>
            <numerusform>No fim das contas, você perde cerca de %n pontos para os outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Todos jogam juntos cada partida.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde o começo</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Todas as suas duplas são válidas: declare Soureh antes que alguém estrague uma.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Todas as suas partidas, em espera e terminadas</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Sempre: nada se move</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Descendente americano de um jogo do Oriente Médio, com as figuras acrescentadas.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Um ás</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Um ás vence uma vez: veja o que leva agora e o que levaria depois.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Um asterisco marca partidas com dicas ou jogadas desfeitas.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>A parte igual é {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Uma noite numa boa mesa</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Uma noite precisa de pelo menos um jogo.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Uma noite de cartas</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Uma noite memorável. Ao menos para mim.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Uma imprecisão. Esta jogada custa {cost} da partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Uma imprecisão. Esta jogada custa {number} pontos.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Truque velho, mas ainda funciona.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>GIFs animados (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Outro programa está usando {lock}, então partidas e configurações não são salvas desta vez.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Qualquer dificuldade</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Qualquer adversário</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Quaisquer opções</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Qualquer número</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Qualquer tema</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Sem contar a dupla {slot}, as suas duplas rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Sem contar a dupla {slot}, as duplas de {player} rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Aceito aplausos.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Já começamos? Maravilha.</translation>
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
        <translation>Tão boa quanto: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Como deve ser.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Enquanto você guardar as suas, {player} não consegue completar {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Como você viu</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Como {player} viu</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Peça uma carta a um jogador.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Peça um valor que você tem: clique num jogador ou arraste uma carta até ele.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Peça uma carta: escolha um jogador, arraste até ele, ou digite, como {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Peça cartas, lembre cada resposta e junte as quatro de um valor.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Não pedir nada</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Pedir a {player} {card:o}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Pedir a {player} …</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Na correria</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Em todas as mesas</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Pelo menos {rank:um}: ninguém mais com certeza.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Pelo menos {rank:um}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Podem ser salvas no máximo {most} entradas.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>No máximo {players} jogadores participam de uma corrida.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>Em jogo: a carta de pontos de {suit} que vale {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>Em jogo: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>No fundo, nesta ordem: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Na mesa de {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Berinjela</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>De volta ao cavalete, então.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Voltar à noite</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Voltar ao torneio</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil pediu a você o ás de copas. Então ele não tem: ninguém pode pedir uma carta que já tem.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil acabou de dizer que não tem. Só pode estar com Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Poder pagar exatamente {more} e chegar a {count}: então você tira 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Vença o nível mais forte, sem ninguém mais fraco à mesa.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Perdi limpo. Sirvam mais um copo.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Belíssimo. Posso pintar?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes da primeira carta</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Antes da última rodada você estava em último lugar, %n ponto atrás.</numerusform>
            <numerusform>Antes da última rodada você estava em último lugar, %n pontos atrás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Antes da última rodada {player} estava em último lugar, %n ponto atrás.</numerusform>
            <numerusform>Antes da última rodada {player} estava em último lugar, %n pontos atrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Começar a temporada {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Começada</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Nos bastidores: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Melhor noite da semana.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Melhor, aqui e em %n escolha posterior: {move}</numerusform>
            <numerusform>Melhor, aqui e em %n escolhas posteriores: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Melhor: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Apostar uma carta que não faz falta: o seu naipe mais longo continua do mesmo tamanho.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Aposte pelo prêmio: escolha uma carta e depois o seu lugar.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Aposte pelo prêmio: clique numa carta e depois no seu lugar. Quem perde pega as duas apostas.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Aposte por {cards:o}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Aposte pelo que o prêmio soma ao seu naipe; quem perde pega as duas apostas.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Apostar {cards:o}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Convidados ousados são rápidos e às vezes não veem uma pilha</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Convidados ousados pedem os valores que rendem mais</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Convidados ousados preferem a mais arriscada de duas boas jogadas</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Convidados ousados gostam de apostar alto</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Convidados ousados quase nunca dizem Não e gostam de cartas altas</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Convidados ousados cuidam das próprias duplas e declaram cedo</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Convidados ousados cuidam das próprias duplas e batem cedo</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Bônus: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Os dois cantam Soy com cartas iguais: empate.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Os dois cantam Soy: você vence com as cartas mais baixas.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Os dois cantam Soy: {player} vence com as cartas mais baixas.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>As duas cartas de cada dupla válida contam: o ás 15; valete, dama e rei nada. Você ganha 47, e mais 50 porque as quatro são válidas.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Os dois rendem o mesmo.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>As duas jogadas quase certamente perdem a partida.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>As duas jogadas quase certamente vencem a partida.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Verde-garrafa</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Embaixo</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Ramo de outra partida</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Bravo, bravo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Quebrar a dupla {slot} de {player}, que declarou.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Quebrar a dupla {slot} de {player}, que bateu.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Quebrar duas duplas de {player} de uma vez.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Quebrar a dupla {second} de {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Quebrar a dupla {slot} de {player}, que deve ser válida.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Levar duas cartas fechadas para onde rendem mais para você.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Olhar  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Olhar o descarte</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Monte quatro duplas válidas enquanto reis, damas e valetes as desarrumam.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Montar ou estragar</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Monte enquanto tem menos duplas; estrague quando o outro está para encerrar.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Por um fio</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por jogo</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Conforme o nível</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>Co&amp;mparar com computadores…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Cante Soy depois de uma ou duas rodadas.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Cantar Soy: todas as cartas de um naipe.</translation>
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
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>As cartas que sobraram somam {points} aos seus pontos, agora {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>As cartas que sobraram somam {points} aos pontos de {player}, agora {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Cartas de {suit}: {count}. Aperte {key} para ir até lá.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Gente prudente</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Flagrar {player}, que pôs {card:o} sobre {top:o}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Peguei…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Convidados cautelosos pedem os valores que mais têm</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Convidados cautelosos não mexem em duplas válidas e declaram tarde</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Convidados cautelosos não mexem em duplas válidas e batem tarde</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Convidados cautelosos preferem a mais segura de duas boas jogadas</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Convidados cautelosos gostam de apostar baixo</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Convidados cautelosos guardam as cartas altas</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Convidados cautelosos vão com calma e veem tudo</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance de vitória</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Mudar o pon&amp;to de vista</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Mudar a sua dupla {slot}, que ainda assim não fica válida.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Mudar a sua dupla {slot}, que continua válida.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Mudança {number} desde a sua última escolha: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Encantado. Dê as cartas, por favor.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Trapaça</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Divisas</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Escolha uma carta para a fileira.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Escolha uma carta para este lugar.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Escolha entradas de {least} a {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Escolha o lugar da carta ou descarte.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Escolha uma carta de cada dupla sua para pagar.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Escolha qual carta aberta sua substituir, ou descarte.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Escolha uma das suas pilhas.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Escolha uma das suas pilhas: as cartas dela viram pontos.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Escolher a pilha {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Escolha a outra carta fechada da troca.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Escolha a pilha que {player} tem de pagar.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Escolha a pilha a pagar.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Escolha duas cartas fechadas para trocar, ou descarte.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Escolher quem fica com a vez: {player} não pode ter {card:o}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Estava com Clara, e agora é sua. Quem ganha uma carta pede de novo: ainda é a sua vez.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara tem 3 pontos; você tem a abertura e o seu ás. As próximas cartas de pontos valem até 10: guarde as cartas altas para elas.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Limpa geral</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Clique numa carta ou digite uma, como {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Clique para pagar com ela.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Fechar o descarte</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Fechar o painel lateral</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Junte quadras: as quatro cartas de um valor. Elas são baixadas à sua frente e rendem pontos: de 2 a 10 o seu número, valete, dama e rei 10, ás 25. Naipes e ordem dos valores não importam.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Juntar a {four}, {count} pontos: você sabe quem tem cada carta.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Juntar a {four}: {count} pontos. Você tem {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Sobre o melhor adversário no fim; abaixo de 0, você estava atrás.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Os computadores podem jogar o resto ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Os computadores não veem mais do que você vê.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Continuar a noite</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Continuar a sua partida</translation>
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
        <translation>A dupla {slot} não vale: a carta fechada é {down:um}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>A dupla {slot} não vale: as duas cartas são iguais em valor.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>A dupla {slot} não vale: o {up} preto não é maior que {down:o}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>A dupla {slot} não vale: o {up} vermelho não é menor que {down:o}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>A dupla {slot} não vale: dois ases.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Dupla {slot}: {up} abert{up:final}, {down} fechad{down:final}, não válida.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Dupla {slot}: {up} abert{up:final}, {down} fechad{down:final}, válida.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Dupla {slot}: {up} abert{up:final}, {down} fechad{down:final}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>A dupla {slots} não é válida. Para declarar assim mesmo, escolha de novo Declarar.</numerusform>
            <numerusform>As duplas {slots} não são válidas. Para declarar assim mesmo, escolha de novo Declarar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>A dupla {slots} não é válida. Para bater assim mesmo, escolha de novo Bater.</numerusform>
            <numerusform>As duplas {slots} não são válidas. Para bater assim mesmo, escolha de novo Bater.</numerusform>
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
        <translation>Copiar tudo</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Copiar para um relato de erro</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Correto.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Mais caras primeiro</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Escolhas caras das suas próprias partidas, que voltam até serem resolvidas</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Conte o que cada pilha faz com os pontos antes de escolher.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Conte quem ainda pode ter cada carta: uma resposta pode situar duas cartas.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Cubra o topo que outra pilha repete, ou cujos vizinhos já saíram.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Criando o GIF animado…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Opções atuais: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>D&amp;ia a dia</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Faca nos dentes</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Tracejado: a parte igual.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Tracejado: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Dia a dia</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Distribuições e problema deste dia</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Baralhos ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Declare Soureh ou encerre o turno.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Declarar Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Declarar ou esperar</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Declare quando os outros vão pagar mais do que esperar pode render a você.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Derrotado, sim, mas em que companhia!</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Apagar este torneio?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Por essa você não esperava, hein?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Você viu isso? Eu quase não vi.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direto</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Descarte uma carta que não ajuda: clique nela e depois no seu descarte.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Descarte uma carta.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Descarte uma carta: escolha a carta e depois o lugar do descarte.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Descarte do naipe com menos cartas ainda por vir.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Descarte, %n carta, em cima {card:o}</numerusform>
            <numerusform>Descarte, %n cartas, em cima {card:o}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descarte, vazio</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Descartar {cards:o}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Descartar {card:o}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Descartada sem uso, ela não dá turno nenhum. Aperte “Usar a dama”.</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Descarte de {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Descarte, %n carta</numerusform>
            <numerusform>Descarte, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Descarte: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Quer começar de novo com as mesmas cartas?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Pronto!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Agente duplo</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Monte, %n carta</numerusform>
            <numerusform>Monte, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Monte: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Comprada: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Uma rodada para todos!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Solte um arquivo por vez: uma partida ou um baralho.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Solte a carta sobre o jogador a quem você pede.</translation>
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
        <translation>Cada carta só pode ser pega uma vez.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Cada escolha é jogada até o fim muitas vezes. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Cada nível joga {count} vezes as cartas de {player}, contra os mesmos adversários.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Cada partida</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Cada pessoa precisa de um nome, para que a tela possa ser passada a ela.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Cada um começa com</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Noites anteriores</translation>
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
        <translation>Fácil considera poucos usos de uma carta e só pensa na rodada.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Fácil segue a primeira impressão e só pensa nas próprias duplas.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Fácil é lento e põe a carta em qualquer pilha que a aceite.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Fácil joga por instinto, e muitas vezes ao acaso.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Fácil lembra as 2 últimas perguntas e pede os valores que mais tem.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Fácil lembra duas rodadas e às vezes joga ao acaso.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Tanto faz.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Encerrar o turno automaticamente se nem todas as minhas duplas são válidas</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Encerrar o turno automaticamente enquanto tenho menos de duas duplas válidas</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Encerrar a rodada já, antes que os outros tenham mais duplas válidas.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Encerrar a rodada já, antes que {player} tenha mais duplas válidas.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Encerrar a rodada já: do jeito que as coisas estão, você paga exatamente {more} e chega a {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Encerrar a rodada enquanto as suas quatro duplas são válidas.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Encerre o turno ou bata: a rodada acaba depois do último turno do outro jogador.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Encerrar o turno.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Encerre o turno: antes de declarar, convém ter todas as duplas válidas.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Digite uma palavra, um número ou um texto qualquer.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Digite uma palavra qualquer.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Digite no máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enter joga, Esc cancela.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enter mostra uma posição de novo, Escape volta à partida.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Com pontos iguais, contam as vitórias, depois as partidas entre si e depois o sorteio.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc ou um clique volta à partida.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Parte igual</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Noite {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Noite.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Noites</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>O que acontece na mesa é falado.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Todas as apostas empataram: ninguém vence.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Toda partida que você começa fica guardada aqui.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Todas as jogadas da partida</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Todo mundo é ousado.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Todo mundo é cauteloso, e dois são fortes.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Todos enfrentam todos.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Todos correm ao mesmo tempo com as próprias cartas; as de Ada estão acima. A sua mão de corrida está à esquerda, com uma carta virada ao lado. Coloque todas as suas cartas, depressa, nas pilhas de 1 a 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Todo o resto, incluindo as suas escolhas, deu a você {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Todo o resto, incluindo as suas escolhas, custou a você {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Tudo o que foi dito</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Exatamente como sonhei.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Vitórias esperadas</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Experiência, meus amigos. Só isso.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Carta fechada, dupla {slot} de {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Leques</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Mais rá&amp;pido</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Números…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Letra cheia: o jogador sabe quem tem. Tracejada: esqueceu.</translation>
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
        <translation>Buscar na ajuda</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Tá bom. Mas da próxima…</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Primeiro termine a corrida.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>As partidas terminadas serão contadas aqui.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>A primeira noite</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>O primeiro lugar tira {points} dos seus pontos, agora {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>O primeiro lugar tira {points} dos pontos de {player}, agora {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Primeiro use a carta que você comprou.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Primeiro: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Pela trapaça, a pilha {pile} soma {points} aos seus pontos, agora {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Pela trapaça, a pilha {pile} soma {points} aos pontos de {player}, agora {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>A sorte sorri</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>A sorte é pontual.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Encontradas nas suas partidas, também nas antigas; partidas com ajuda não contam</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Quatro 7: são baixados na hora. A linha dos seus pontos cresceu um pouco; os 7 pontos são somados quando a rodada acaba.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Quatro ases</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Quatro ases!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>De quatro a dezesseis participantes, em vários dias</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Amigos! A noite é uma criança.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Da entrada</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Do baralho</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Do seu ponto de vista</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>De {first} a {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>De {matches} sem ajuda, com o intervalo de 80%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Do ponto de vista de {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Nota dez.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Jogos em que a cor da carta conta.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Convidados generosos pedem a quem está na frente e poupam os outros</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Convidados generosos apostam baixo no naipe que o adversário junta</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Convidados generosos deixam quem está atrás ganhar</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Convidados generosos preferem, de duas boas jogadas, a que poupa os outros</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Convidados generosos preferem poupar as duplas dos outros</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Convidados generosos preferem poupar as duplas do adversário</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Junte uma mão de um só naipe antes de Ada: isso é um Soy, e vence a partida. Os emblemas abaixo da sua mão contam cada naipe; aperte o pequeno número na caixa para ir até lá. O ás é a carta mais alta, o 2 a mais baixa.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Livrar-se {card:do} com uma trapaça.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Livrar-se {card:do} na dupla {slot} de {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Conseguir a última carta da {four}: {count} pontos.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Davi e Golias</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Abrir mão dos {count} pontos: {player} leva.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Abrir mão da sua dupla {slot}, que agora é válida.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Dar a dama a Ada é boa ideia. Mas o ás dela combina com qualquer número e vale 15. Leve a dama para trás do ás.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Já!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Usa tudo o que você pode saber, e conta como ajuda.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Boa noite. Costas retas, cartas em pé.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Boa noite. Eu nunca blefo. Ou blefo?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Boa noite. Vamos contar as cartas?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bom.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Com elegância. Quase me impressiona.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>&amp;Gráfico da chance de vitória</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Convidado da noite</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ha! Alguém anote isso.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Metade das pontuações dos adversários vai de {low} a {high}; a mediana é {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Metade das suas pontuações vai de {low} a {high}; a mediana é {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Mão de {player}, %n carta</numerusform>
            <numerusform>Mão de {player}, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Passe a tela.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Passe a tela a {name}</translation>
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
        <translation>Difícil também aprende com as jogadas dos outros e se arrisca a declarar cedo.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Difícil também lembra, tira conclusões e planeja várias vazas à frente.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Difícil acompanha as cartas que vêm e testa como a corrida pode continuar.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Difícil aprende com as jogadas do adversário e simula como a rodada pode acabar.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Difícil lembra tudo, lê as suas apostas e espera que você leia as dele.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Tenha quatro duplas válidas quatro vezes em uma partida de Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Ter {kept} cartas de {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Aqui copas e ouros contam como vermelho; espadas e paus, como preto.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Oi, gente! Quem está ganhando?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Escondido.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Alto: feltro preto, cores lisas</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hum.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hum. No meu tempo isso era mão boa.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>A probabilidade de cada carta estar com cada jogador</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Que bom que você veio!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Com que frequência veio cada pontuação; menos pontos é melhor.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Com que frequência veio cada pontuação; mais pontos é melhor.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Que maçada.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Como jogar aqui</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Quanta gentileza de vocês todos.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Estou na lanterna esta noite. Só pode melhorar.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Eu sou {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Eu me curvo. Só um pouco, mas me curvo.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Trouxe biscoitos. E sorte, espero.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Eu canto</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Mal posso esperar para contar em casa.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Contei duas vezes, e é verdade.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Eu não!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Hoje estou com sorte. Depois não diga que não avisei.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Eu tinha calculado uma em cinco.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Andei treinando!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Acabo de vencer {other} em {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Nada a reclamar.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Já joguei isto com cartas piores.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Mantenho.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Eu bato.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Aprendi uma coisa. Vamos de novo?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Foi de propósito. Quase.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Nunca gostei dessas cartas.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Digamos que foi um esboço.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Amanhã virei de gravata mais escura.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Eu devia saber.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Ainda penso em {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Alguém tinha de ganhar, suponho.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Agradeço a todos, e à dama de copas.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Da próxima vez eu já sei.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Ganhei? Ganhei!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Se algo der errado, {file} registra. “Relatar um problema…” no menu Ajuda reúne tudo de que um relato precisa.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Se você declara, todos os outros têm um último turno. Depois, quem não tem quatro duplas válidas paga. Todas as suas são válidas: aperte Declarar antes que Ada estrague uma.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Se {player} disser não, pode tirar de você {card:o}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Se {player} disser não, também fica sabendo que você junta a {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossível</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Impossível lembra a rodada inteira, tira conclusões e pesa as duas respostas.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>No total: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>Em chance de vitória: {cost}, de {before} a {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>Em chance de vitória: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>Em cada rodada se enfrentam os que têm quase os mesmos pontos, e ninguém se enfrenta duas vezes.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>Em cada rodada, duas cartas no meio são o prêmio. Os dois apostam uma carta fechada pelo prêmio; depois as apostas são viradas. A pilha à esquerda guarda os prêmios das próximas rodadas.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Na ordem</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>Em pontos: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Das últimas {matches}, com o intervalo de 95%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>Na frente: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>No meio estão o monte, a carta que você comprou e o descarte, que você pode olhar. Cada nome traz os pontos ao lado; a linha fina abaixo vai até 300. A marca mostra aonde a rodada levaria você agora. A última carta do monte encerra a rodada.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>No meio estão o monte, a carta que você comprou e o descarte, que você pode olhar. Cada nome traz os pontos ao lado; a linha fina abaixo vai até o limite, 100. A marca mostra aonde a rodada levaria você agora. A última carta do monte encerra a rodada.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>Neste jogo não dá para separar sorte de habilidade: só os custos são mostrados.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>Em {games}, copas e ouros contam como vermelho; espadas e paus, como preto.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Incluir a &amp;partida: cartas, jogadas e nomes</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Inventado por Jeff, que gostaria que todo mundo o conhecesse.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Aumenta a sua menor pilha.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>A conta fecha. Obrigada pelo jogo.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>É trapaça, e os outros podem acusar você.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>É honesto: ninguém pode acusar você.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ainda não é a sua vez.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>É a sua vez de pagar: escolha uma carta de cada dupla, válida ou não. O ás vale 1. As cartas mais baratas já estão marcadas. Aperte Pagar.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>É a vez de {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Ainda não foi possível salvar.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Foi decidida na rodada {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Vence um pouco menos partidas.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Vence {fewer} de 100 partidas assim, em vez de {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Partidas da noite</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>As partidas dele ficam no álbum.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Só jogar</translation>
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
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Mantenha topos diferentes: cada valor aberto aceita três valores.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Ficar com cartas baixas: não há mais prêmio, e elas vencem.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Guardar a carta para depois: nenhuma pilha a aceita.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Ficar com a carta ou não</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Não deixar o prêmio para {player}.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Manter os seus pontos como estão.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Manter os seus pontos em {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Manter a sua menor pilha em {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Ficar com {kept} cartas de {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>As teclas 1–6 colocam a carta; Espaço, se nenhuma pilha a aceita.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Bater ou esperar</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Bata enquanto a sua vantagem vale; espere enquanto um turno ainda pode render pontos.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Toc, toc!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Bata ou encerre este turno: você tem mais %n turno.</numerusform>
            <numerusform>Bata ou encerre este turno: você tem mais %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Bata ou encerre o turno.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Mata-mata</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Bater.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Baixado por você: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Baixado por {player}: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Aumentar o texto</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índices grandes</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Último %n dia</numerusform>
            <numerusform>Últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jogadas</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>A última noite</translation>
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
        <translation>Mais novas primeiro</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Pode rir. Eu riria.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Baixe quatro ases em Soi pedindo por eles no máximo duas vezes.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Guardar {card:o} na sua dupla {slot}: ali não custa nada.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Abra alto só por uma carta que valha a sua melhor carta.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Aprender (2 minutos)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Aprender {game} em dois minutos</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Deixar todas as duplas como estão.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Deixem-me. Não, fiquem, e deem as cartas.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Deixar os {count} pontos para {player} e guardar as suas cartas.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Deixar topos que aceitam {share}% das cartas que vêm.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Sair sem salvar</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Esquerda e Direita andam por escolhas; Acima e Abaixo, por erros.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Sobraram: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Para canhotos: botões e pilhas à esquerda</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Menos é mais</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Vamos jogar.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Vejamos o que a noite nos traz.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Fazer {player} pagar com uma pilha de {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Fazer a dupla {slot} de {player} render menos com {card:o}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licença de {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenças…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Claro ou escuro, como o sistema</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Como o sistema: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Como {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linho</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Mais longas primeiro</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Veja o que ainda falta a cada dupla, e quantas dessas cartas restam.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Primeiro olhe: você joga daqui a pouco. Aperte Enter para continuar.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Procure um múltiplo de 100 antes de pagar o mínimo.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Olhe as pilhas e depois acuse.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Olha só, deu certo!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Perder depois do empate e escolher entre as apostas.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Perder o prêmio e ficar com as duas apostas.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Livre-se dos seus pontos: todos começam com 5, e 0 vence. Os pontos são as pilhas pequenas ao lado dos nomes. Cada corrida soma pontos, e terminar em primeiro tira alguns.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Vencem as pontuações baixas.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Baixar o custo da sua dupla {slot} de {rest} para {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sorte e habilidade</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Sorte: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Sorte: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Tornar válidas as suas quatro duplas: 50 pontos a mais.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Tornar válidas as suas quatro duplas: assim você não paga nada.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Dificultar para {player} subir pelos {count} pontos.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Deixar a sua dupla {slot} mais difícil de quebrar.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Tornar válida a sua dupla {slot}, a primeira das quatro.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Tornar válida a sua dupla {slot}: ficam {count} de quatro.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Refazer as suas escolhas erradas, a mais cara primeiro</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Encarecer a dupla {slot} de {player} com {card:o}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Marcar o que é certo</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Marcar o que é certo nas cartas a pedir (conta como ajuda)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Marcados: os erros e o começo de cada rodada.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Marcas: acima vitória, abaixo derrota.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partida %v de %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Partida em curso, registros</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Iguale ou supere a última carta e leve as cartas de pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Igualar {rank:o} e comprar %n carta.</numerusform>
            <numerusform>Igualar {rank:o} e comprar %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partidas e baralhos</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>As partidas estão sendo analisadas. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Só partidas a dois, cada vez com outro adversário.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Consertar a sua dupla {slot} e quebrar a dupla {second} de {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Consertar a sua dupla {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Consertar as suas duplas {slot} e {second} de uma vez.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menus e janelas</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Médio considera mais usos e pensa na partida inteira.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Médio segue a primeira impressão e também estraga as duplas do adversário.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Médio mantém topos diferentes e uma pilha baixa.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Médio lembra as 10 últimas e pede cartas que viu mudar de mão.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Médio lembra três rodadas, lê as suas apostas e varia as dele.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Médio testa como a vaza pode continuar.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Azul-noite</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Minha, então.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Quase toda carta vence um 7. E, se ganhasse, Ada ficaria com ele: uma carta de espadas a menos para você. Aposte uma carta mais alta de outro naipe.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>A maioria das partidas dele se separa desta na entrada {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e som</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Passar {card:o} para baixo da sua mão.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Jogadas até aqui</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Mi&amp;nha mão</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Tiro o chapéu.</translation>
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
        <translation>Nome, lugar {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Perto do fim, cada carta tem poucos lugares possíveis: deduza.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nova noite…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Novo jogo de {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Novo jogo…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Primeira vez em {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Primeira vez em {game}? Aprenda em dois minutos</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Novo torneio de {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Pró&amp;xima rodada</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Próximo convidado, lugar {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Próx&amp;imo erro</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Próximo mês</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Próxima corrida</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Depois você comprou um 10 preto e pôs debaixo do valete. As quatro duplas são válidas. Bata antes que Ada estrague uma: ela ainda tem um último turno, e a rodada acaba.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Próxima: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Nenhum GIF animado foi salvo.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Nenhuma escolha depois desta.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Nenhuma escolha antes desta.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Nenhuma dupla rende nada.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Não encerra a vaza: Clara levaria 2 pontos com o 9 dela, e você pode igualá-lo. Faça um par.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Nenhum erro foi registrado.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Não dá para jogar uma noite enquanto o Soirée não salva nada.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Sem final</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Nenhuma fonte deste sistema tem as letras de {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Nenhuma quadra.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Nenhum jogo se chama {name}; os jogos são {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Não há dica aqui.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Nenhuma partida deste mês pode ser analisada.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Nenhuma partida se perdeu. Os detalhes podem ajudar a corrigir o problema.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Nenhum erro depois deste.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Nenhum erro antes deste.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Nenhum erro encontrado.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Nenhuma jogada é melhor.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Nenhuma pilha a aceita: Espaço começa outra.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Nenhuma pilha aceita o 7: precisaria de um 6, um 7 ou um 8. Enquanto há menos de seis pilhas, essa carta começa uma nova. Aperte Espaço ou clique no próximo lugar vazio.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Nenhuma pilha aceita {card:o}: comece outra com a carta.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nenhum problema encontrado.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Nenhuma carta de pontos está em jogo</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Sem atalho</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Nenhum erro isolado, mas pequenas perdas se somam.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Sem conversa à mesa, por favor.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Não! Então é a vez de Basil. Ele percebeu que você tinha um rei e o tirou de você. Vence quem escuta melhor: isso é Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Não, não, não.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Não.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Ninguém pode mais alcançar você.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Ninguém pode mais alcançar {player}.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Ninguém precisa pagar.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Ninguém tem {card:o}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Nenhuma das suas duplas é válida.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Nenhuma das duplas de {player} é válida.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Nenhuma a aceita: Espaço a passa para baixo da sua mão, até {card:seu} voltar.</translation>
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
        <translation>Não está na ajuda.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Não jogada</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ainda não jogada</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ainda não resolvidos</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Não tentado</translation>
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
        <translation>Nada mais é certo agora. Arrisque um palpite: peça a Basil o rei de copas.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ainda não aconteceu nada.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Agora Ada declarou, e você vai pagar: nenhuma carta é mais alta que o 10 vermelho da sua segunda dupla. Faça Ada pagar também: coloque o 10 que comprou sobre o 2 vermelho dela, a carta mais barata com que ela poderia pagar.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Agora escolha o lugar dela, ou outra carta.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Agora todos jogam ao mesmo tempo. Continue quando quiser.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Agora a última carta é um 7. Um ás leva a vaza, e todos os outros precisam descartar as cartas acima do 7 e mostrar o resto. Jogue o ás.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>De um segundo naipe, você fica com {count}; senão, {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>De um naipe, você fica com {count}; senão, {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Sobram cerca de {count} das suas cartas; senão, {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Das suas {cards} cartas, {count} eram de {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Das {cards} cartas de {player}, {count} eram de {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Desligado de início com um leitor de tela, pois ouvir leva tempo.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Ai, ai, ai.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Ai, que lindo!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>No descarte, o valete não faz nada por você. Sobre o 10 vermelho, torna uma dupla válida.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Por conta da casa</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Faz-se o que se pode.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Um convidado joga tão bem quanto se pode jogar.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Uma das cartas de {player} já foi trocada depois da declaração: nenhuma outra pode ser trocada.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Uma pilha vira pontos: aperte o número de uma pequena.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Uma corrida para todos</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Não se deve reclamar. Suspirar, talvez.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Só um 10 pode substituir um ás aberto.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Só uma partida terminada pode ser comparada.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Só um ás vence o rei. Você levaria duas cartas de copas que não ajudam, e Ada ficaria com a sua melhor carta de espadas.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Só partidas do álbum podem ter notas.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Só quem vai jogar pode ver as cartas atrás da cortina.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Agora só o seu ás é alto o bastante. Um ás vence na hora, mas por 3 pontos é bom demais. Diga Não: Clara leva a carta de pontos, e você abre a próxima vaza.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Opa. Carta errada.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ar&amp;quivos recentes</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Adversários fazem comentários</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Pontos dos adversários</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Ordem das escolhas</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Senão: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Fora da partida.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Aposte melhor que o rival, carta a carta, até a sua mão ser de um só naipe.</translation>
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
        <translation>Par</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parcela</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>A paciência tem sido boa comigo.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Paciência também é uma carta.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Pagar o mínimo possível: os seus pontos passam a {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Não pague por esta carta mais do que ela vale diante das próximas.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Pague com uma carta de cada dupla: {sum}, e fica com {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Pagar com {cards:o}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Pagar {more} a mais que o necessário: os seus pontos passam a {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Pagar {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Pague {sum}, e fica com {after}: então pode tirar 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagar</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Paga %n ponto.</numerusform>
            <numerusform>Paga %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Paga {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Talvez melhor: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Talvez a melhor jogada.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Você pegou {card:o}; serve em %n lugar.</numerusform>
            <numerusform>Você pegou {card:o}; serve em %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Você pegou {card:o}; serve em um lugar.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>A pilha 4 continua com uma só carta. Ver isso depressa é a arte do jogo.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>A pilha {number} soma %n ponto aos seus. Enter pega a pilha.</numerusform>
            <numerusform>A pilha {number} soma %n pontos aos seus. Enter pega a pilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>A pilha {number} soma %n ponto aos de {player}. Enter pega a pilha.</numerusform>
            <numerusform>A pilha {number} soma %n pontos aos de {player}. Enter pega a pilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>A pilha {number} tem %n carta, e cada uma é um ponto. A pilha 6 custa só um ponto.</numerusform>
            <numerusform>A pilha {number} tem %n cartas, e cada uma é um ponto. A pilha 6 custa só um ponto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Pilha {number} de {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Pilha {number}, coberta</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Pilha {number}, vazia</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Pilha {number}, {card} em cima de %n carta</numerusform>
            <numerusform>Pilha {number}, {card} em cima de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Coloque na fileira, ou escolha a carta de novo.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Colocar {card:o} fechad{card:final} na sua dupla {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Pôr {card:o} na pilha {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Colocar {card:o} sobre {other:o} na sua dupla {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Colocar {card:o} sobre {other:o} na dupla {slot} de {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Coloque {card:o} sobre uma carta fechada sua ou uma carta aberta de outra pessoa, ou descarte.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Coloque {card:o} sobre uma carta fechada sua ou uma carta aberta de {player}, ou descarte.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>{place}º lugar de {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>{place}º lugar: pronto</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>{place}º lugar: sem saída</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>{rank}º lugar, com %n ponto; {winner} venceu.</numerusform>
            <numerusform>{rank}º lugar, com %n pontos; {winner} venceu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Jogar uma &amp;distribuição…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Jogue uma carta tão alta quanto a última, ou mais, ou diga Não. A última carta é um 9, e você tem um 9: jogue. Uma carta do mesmo valor forma um par, e você compra outra carta.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Jogar a carta no segundo clique, não no primeiro</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Jogue {rank:um} ou mais, ou diga Não, que encerra a vaza.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Jogue {rank:um} ou mais, ou diga Não.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Jogar contra {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Jogue {rank:um} ou mais, ou diga Não, que encerra a vaza.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Jogue {rank:um} ou mais, ou diga Não.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Continuar jogando para ter mais duplas válidas.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Jogar ou dizer Não</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Tocar sons de cartas, turnos e vitórias</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Jogue a última de quatro cartas iguais em Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Jogar as outras</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Jogar {card:o}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jogar até</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Jogar a sua partida</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jogar {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Jogar: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>A jogada feita</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jogada com ajuda.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Jogada com ajuda: contada à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Feita: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Joga cada jogo no nível mais fácil.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Joga cada jogo no nível médio.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Joga cada jogo no nível mais forte.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Por favor, publique relatos em {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Pontos de vantagem</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Os pontos só valem com a chance de consegui-los: pese os dois.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Pontos por corrida</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Posições para resolver, uma delas a de hoje</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Sua escolha a&amp;nterior</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Preparar a sua dupla {slot}: mais cartas vão torná-la válida.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Aperte uma tecla ou clique para continuar.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Aperte uma tecla ou clique para voltar ao seu lugar.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Convidado anterior, lugar {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>&amp;Erro anterior</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>R&amp;odada anterior</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prêmio</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Prêmio {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Prêmio: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problema do dia</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Problemas resolvidos em %n dia seguido.</numerusform>
            <numerusform>Problemas resolvidos em %n dias seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problemas: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>O processo {process} de {user} está usando {lock}, então partidas e configurações não são salvas desta vez.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Todos jogaram direito. Eu, melhor.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Provar antes de cada partida que as cartas não são escolhidas</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Pura composição.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Você devolveu {card:o}.</translation>
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
        <translation>Quadra</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Perguntas desta rodada, a última primeiro</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Mãos ligeiras</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Corra para colocar as suas cartas, todos ao mesmo tempo, e livre-se dos pontos.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Corrida {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Corrida {round}, {position} de {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Só corridas.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Mão de corrida de {player}, falta %n carta</numerusform>
            <numerusform>Mão de corrida de {player}, faltam %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Subir a sua dupla {slot} de {rest} para {count} pontos.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Acaso</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Os valores correm em círculo: o ás vai tanto sobre o rei quanto sobre o 2. No fim, uma pilha vira pontos seus, então mantenha uma pilha bem pequena. O 2 está sozinho: ponha o ás sobre o rei.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Chegar a {count}, um múltiplo de 100: então você pode tirar 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Lendo partidas</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Lendo partidas: %v de %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Corrida em tempo real; senão, cada um joga na sua vez</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Sério? Eu? Que coisa boa!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Vermelho e preto</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Cartas desenhadas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Relatar um &amp;problema…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Recomeçar com estas cartas</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar o padrão</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Resultado: {share} da partida, onde a parte igual é {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Aná&amp;lise</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Analisar as partidas deste &amp;mês</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Analisar cada partida automaticamente quando acaba</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analisar esta partida</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analisada pelo Soirée, para {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Certo, uma carta de copas não faz falta. Mas quase toda carta vence um 5, e aí Ada fica com as espadas. Aposte uma carta mais alta.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>E aí, quem quer perder primeiro?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Risco: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Roubo!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Rodada {number} de no máximo {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Rodada {number} de {rounds}, vaza {hand} de {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Rodada {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Rodada {round}, {position} de {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>&amp;Atalhos…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Diminuir o texto</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Página inicia&amp;l</translation>
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
        <translation>Valor igual ou vizinho: aperte {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Salvar em &amp;outro lugar…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Salvar como &amp;GIF animado…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Salvar como GIF animado</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Salvar partidas</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Salvar o GIF animado como</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Salvar o gráfico como</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Salvar a partida como</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Salvar as partidas como</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Salvar o programa como</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relato</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Salvar o resultado como</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Salvar {chart} como imagem</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvo.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Dizer Não.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Dizer que foi tudo limpo.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Naipes de pontos</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Buscar nomes e textos</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Buscar: jogo, jogador, nível, dia</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Temporada {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Temporada {season}, noite {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Ver os pontos</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Várias pequenas coisas a tornam melhor.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Várias pequenas coisas a tornam melhor. A maior: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Parte da partida</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartilhar o resultado</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Vitórias por jogo</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Vitórias por nível</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Vitórias ao longo do tempo</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Dividida</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Partidas curtas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Mais curtas primeiro</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalhes</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Ver o fim</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Mostrar esta posição</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Mostrar quais das suas duplas são válidas</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Mostradas depois de um ás e ainda aqui: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Painel lateral</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Assinado e datado. Obrigado.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Sente-se. A noite é de quem se arrisca.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Seis pilhas, e nenhuma a aceita: Espaço a canta e passa para baixo da sua mão.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidade</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Habilidade e o resto não favoreceram ninguém.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Habilidade e o resto: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Habilidade e o resto: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
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
        <translation>O Soirée não pode garantir que está aberto só uma vez, porque {file} não pôde ser travado ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Partidas do Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solução vista</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Resolver o problema de hoje</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Resolvido!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Algo deu errado da última vez que o Soirée rodou.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Algo deu errado. Os detalhes estão em {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Ordenar as cartas dos computadores, para que os lugares deem pistas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>O som precisa de {package}, que não está instalado.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Os sons estão desligados.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Os sons estão ligados.</translation>
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
        <translation>Soy, já?</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Falar o que acontece quando não há leitor de tela</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>A velocidade não entra nisso: faz parte da habilidade.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Velocidade {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Gastar a sua carta mais baixa e guardar {rank:o}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Convidados maldosos pedem a quem lhes tirou uma carta por último</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Convidados maldosos apostam alto no naipe que o adversário junta</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Convidados maldosos preferem, de duas boas jogadas, a que prejudica os outros</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Convidados maldosos preferem estragar as duplas dos outros</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Convidados maldosos preferem estragar as duplas do adversário</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Convidados maldosos tentam não deixar pontos para quem está na frente</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Estrague a dupla cuja carta válida é a mais difícil de substituir.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Estragar a dupla {slot} de {player} antes que fique válida.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Sem mancha</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Distribuição dos pontos</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Começar uma pilha com {card:o}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Começar uma pilha: nenhuma aceita a carta.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Monte, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Monte: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Mais forte</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Travei!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Raios de sol</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Troque cartas até as suas quatro duplas valerem, e diga Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suíço</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Trocar as cartas fechadas da sua dupla {mine} e da dupla {theirs} de {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Trocar as cartas fechadas das suas duplas {mine} e {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Trocar as cartas fechadas das duplas {mine} e {theirs} de {player}.</translation>
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
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Tire 14 cartas ou mais dos outros com um ás em Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Tirar 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Tire 50 dos seus pontos ou deixe como está.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Tirar 50 dos seus pontos.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Tirar 50: os seus pontos passam a {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Pegue o naipe que você junta, ou o que o outro junta.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Pegar {cards:o}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Ganhar mais dois turnos seguidos.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Obrigada. Pode embaralhar.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Essa noite foi apagada; as partidas dela estão no álbum.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Isso também é palpite, e {player} ficaria sabendo o que você tem. Tente o palpite com Basil, em frente: peça a ele o rei de copas.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Isso é permitido e pode estragar a dupla de Ada. Mas o 9 torna válida a sua segunda dupla, e aí as quatro são válidas.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>É mais do que uma partida, porque a sorte e os outros devolveram chances.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Isso não é uma partida, nem um baralho, nem a palavra de uma distribuição.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Isso deixa o 10 de espadas para Ada e dá a você uma carta de copas. Deixe a de copas para ela.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Isso deixa o 6 de espadas para Ada e dá a você uma carta de copas. Deixe a de copas para ela.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Isso deixa o 8 de espadas para Ada e dá a você uma carta de copas. Deixe a de copas para ela.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Isso leva a dama para outra dupla sua, e ela estraga essa também. Dê a dama a Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Isso só muda de lugar as cartas de Ada. A sua dama ficaria e estragaria a sua primeira dupla.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Isso só muda de lugar as suas próprias cartas, e a dama continua estragando a sua primeira dupla.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Você jogou lindamente.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Serve.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Isso não vai se repetir.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Deu certinho, como eu tinha contado.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Isso seria %n ponto. Bastam 16: marque a carta mais baixa de cada dupla.</numerusform>
            <numerusform>Isso seriam %n pontos. Bastam 16: marque a carta mais baixa de cada dupla.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Isso quebraria a sua quarta dupla: um 9 preto não é maior que um 10. E Ada não pagaria nada.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Isso quebraria a sua quarta dupla: um 9 preto não é maior que um 9. É a segunda dupla que precisa do 9.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Isso quebraria a sua terceira dupla: um 10 preto não é maior que um 10. E Ada não pagaria nada.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Isso levaria 3 pontos e gastaria a sua melhor carta. As próximas vazas valem até 10. Desta vez, diga Não.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>A %n escolha custou {cost}.</numerusform>
            <numerusform>As %n escolhas custaram {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>O 2 é a carta mais baixa de todas: Ada levaria as duas de espadas. Para ficar com elas, aposte alto.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>O 5 também deve perder e voltar. Mas o 3 perde para ainda mais cartas, e você quer ter certeza.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>O 7 vence qualquer carta até o 6. Aí você teria duas de copas, e Ada a sua de espadas. Aposte mais baixo.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>O 8 vence qualquer carta até o 7. Aí você teria duas de copas, e Ada a sua de espadas. Aposte mais baixo.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Os 8 empataram, então os dois apostam de novo, e o 10 de Ada vence o seu 6. Quem perde depois de um empate escolhe entre todas as apostas: aqui, três das quatro cartas. Pegue as três de espadas.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>O GIF mostra a partida do ponto de vista atual do replay, com no máximo {most} entradas.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>O acusado paga {count}; senão, {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>O ás encaixa sobre o 2. Mas aí a pilha 4 teria duas cartas: um ponto a mais, se você tivesse de ficar com ela. Ponha o ás sobre o rei, na pilha 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>O ás levaria a vaza na hora: a sua melhor carta por só 2 pontos. Guarde o ás e faça um par com o 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>O ás: agora ou depois</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>O GIF animado não pôde ser salvo ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>O GIF animado foi salvo como {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>O anúncio é o SHA-256 de um número secreto. As cartas são feitas do número e da sua palavra, então nenhum dos lados pode escolhê-las. A partida salva contém os dois, e “soiree check” confere.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>O autor é desconhecido.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>O verso {file} não pode ser usado: não há imagem “back”.</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>O verso {file} não existe mais.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>A melhor jogada.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>A melhor mão tinha a melhor cabeça.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>A aposta depois do empate</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>O bônus tira {points} dos seus pontos, agora {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>O bônus tira {points} dos pontos de {player}, agora {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>A carta que {player} comprou</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>A carta virada vai sobre uma pilha com o mesmo valor ou um valor vizinho; naipes não importam. Você virou um rei. Aperte 3, a pilha com a dama, ou clique nela, ou arraste o rei até lá.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>As cartas têm ciúme de mim.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>As cartas deram a você {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>As cartas não favoreceram ninguém.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>As cartas reconhecem um amigo.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>As cartas de uma corrida ficam cobertas até ela acabar.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>As cartas tiraram de você {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>A chance de vitória fica quase a mesma.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>O gráfico começa depois da primeira corrida.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>O gráfico começa depois da primeira rodada.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>O relógio já marcou {day}, que ainda está por vir. Os dias ficam como estão.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>As partidas dos computadores</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>O custo não é conhecido o bastante: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>O custo não é conhecido: as análises calculam as primeiras jogadas de uma partida longa.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>O custo de %n escolha não é conhecido.</numerusform>
            <numerusform>O custo de %n escolhas não é conhecido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>A curva começa em {first}, tem o mínimo de {least} depois da partida {trough}, o máximo de {most} depois da partida {peak}, e agora está em {now}, com intervalo de {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>O baralho acabou</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>O baralho acabou e as mãos são iguais: empate.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>O baralho acabou: você vence com as cartas mais baixas.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>O baralho acabou: {player} vence com as cartas mais baixas.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>O baralho {file} não pode ser lido: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>O baralho {file} não pode ser usado: contém uma imagem que não é PNG nem JPEG, ou está danificada.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>O baralho {file} não pode ser usado: cartas deste formato não cabem na mesa.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>O baralho {file} não pode ser usado: desenhar levou tempo ou memória demais.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>O baralho {file} não pode ser usado: contém um script ou uma página da web.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>O baralho {file} não pode ser usado: falta {card:o} (não há imagem “{missing}”).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>O baralho {file} não pode ser usado: está danificado.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>O baralho {file} não pode ser usado: não é uma imagem SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>O baralho {file} não pode ser usado: é complexo demais para desenhar.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>O baralho {file} não pode ser usado: é grande demais.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>O baralho {file} não pode ser usado: faz referência a algo fora do arquivo.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>O baralho {file} não pode ser usado: {card:o} não preenche a área da carta.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>O baralho {file} não pode ser usado: o formato do verso difere do das faces.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>O baralho {file} não pode ser usado: {card:o} tem formato diferente das outras cartas.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>O baralho {file} não existe mais.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>O baralho {file} não é um arquivo.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>O sistema pede movimento reduzido.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>O descarte: %n carta, a mais nova primeiro</numerusform>
            <numerusform>O descarte: %n cartas, a mais nova primeiro</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>O descarte é embaralhado e vira o monte.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>A noite não pôde ser lida ({reason}); o arquivo foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>A noite em {file} foi salva por um Soirée mais novo, então esta versão não mexe nela.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>As noites abrem uma depois da outra. Todos os jogos ficam abertos a qualquer hora.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>A seta que cai é o limite: passar de {last} pontos é o lado ruim.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>A final decide os dois primeiros lugares.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>A primeira dupla é válida e continuaria válida. Mas a segunda precisa de uma carta mais alta que o 2. Coloque o 9 ali.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>As quatro partidas mais curtas, uma atrás da outra.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>A quarta</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>O valete é alto o bastante. Mas com ele você não compra carta, e o 9 seria mais difícil de jogar depois. Faça um par.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>O valete talvez leve os 4 pontos, se ninguém subir. Mas o ás é certo e ainda tira as cartas altas dos outros. Jogue o ás.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>O rei está sobre a dama, e a próxima carta é virada. Aqui Ada espera por você; numa corrida de verdade ninguém espera, e uma tecla errada custa um instante. P faz uma pausa.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>O rei deve ganhar, mas quem perde fica com as duas apostas: você daria a Ada a sua melhor carta de espadas. Uma carta alta de outro naipe também ganha.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>A última entrada vem antes da primeira.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>As últimas &amp;jogadas</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>A última jogada foi desfeita.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>As últimas jogadas da partida em espera não puderam ser lidas ({reason}). A partida continua do ponto anterior a elas; elas foram mantidas como {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>A última parte tem mais de {most} caracteres.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Falta a última parte: um número ou um texto qualquer.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Os últimos valores</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>A última rodada</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>O louro é o lado bom: vence quem tem menos pontos.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>O louro é o lado bom: vence quem tem mais pontos.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Não foi possível escrever o registro em {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>O registro está em {folder}. Nenhuma partida se perdeu.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>O histórico a mostra, e o álbum a encontra. Uma nota vazia é removida.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>Mesa cheia</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Vencem as cartas mais baixas.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>A partida não pôde ser analisada ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>A partida acaba</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>A partida está sendo aberta…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>A partida foi salva como {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>A jogada foi refeita.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>A marca: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>A nota foi removida.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>A nota foi salva.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Por uma vez, as chances eram minhas.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>O velho ainda tem lenha para queimar.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Os outros três estão aqui, com as cartas fechadas. Cada nome traz os pontos ao lado. A linha fina abaixo vai até 200: quando alguém tem 200 depois de uma rodada, vence quem tem mais pontos. A marca mostra aonde as quadras baixadas vão levar aquele jogador.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Os outros ainda estão jogando…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>A parte para {option} é {found}; precisa ser {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>A posição está na área de transferência; “Jogar uma distribuição…” a abre em outro lugar.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>O preço</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>O prêmio são duas cartas de espadas, e você junta espadas. A aposta mais alta leva o prêmio; o outro fica com as duas apostas. Aposte a dama de ouros: é alta, mas não é de espadas. Clique na dama e depois no seu lugar.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>O problema está resolvido.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>A corrida acabou.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>A corrida acabou. Você terminou em primeiro, mas sem saída, com uma carta: um ponto, então tem 6. Os dois fizeram uma sexta pilha, então cada um também fica com uma pilha em pontos. Escolha a sua menor, a carta sozinha: aperte 6 e depois Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>A corrida está em pausa. Aperte P para continuar.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>A corrida espera por você.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>O registro desta partida foi apagado.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>O registro {file} de uma partida terminada não pôde ser lido ({reason}), então a partida não é contada.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>O registro de %n partida foi apagado; o resultado fica.</numerusform>
            <numerusform>Os registros de %n partidas foram apagados; os resultados ficam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>O replay está em pausa.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>O relato está em {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>A análise não pôde ser salva ({reason}): será refeita quando você a abrir.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>A análise começou.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>A análise foi cancelada.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>A rodada rende: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>A rodada deixa você com {count}; senão, com {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>A fileira, vazia</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>A fileira, última carta primeiro: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>As mesmas cartas, jogadas por computadores</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>As mesmas cartas, desde o começo.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>A mesma omissão de antes, que conta uma vez, onde começou.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>A mesma palavra dá as mesmas cartas em qualquer lugar. Um número ou um texto também, com as opções de {game} abaixo.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>A carta de pontos é sua, as cartas altas deles se foram, e você viu o que sobrou. Quanto mais baixa a carta sob o seu ás, mais os outros perdem.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>A configuração {setting} era {found}, e não um número inteiro de {least} a {most}; agora é {default}. O arquivo antigo foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>A configuração {setting} era {found}, e não um destes valores: {choices}; agora é {default}. O arquivo antigo foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>A configuração {setting} era {found}, que não é um valor válido; agora é {default}. O arquivo antigo foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>O tamanho das mãos não deixa outra possibilidade.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>A menor pilha</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>O monte acabou, e ninguém tinha declarado.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>O monte acabou, e ninguém tinha batido.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>O monte, %n carta</numerusform>
            <numerusform>O monte, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Os convidados mais fortes e partidas de duração normal.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>O jogador mais forte</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>A mesa não pode ser falada: o speech-dispatcher não responde.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>A mesa está vazia.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>A mesa de Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>A mesa de Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>A mesa de Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>A mesa de Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>A mesa de Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>A mesa de Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>A terceira dupla é válida e continuaria válida. Mas a segunda precisa de uma carta mais alta que o 2. Coloque o 9 ali.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>A maré também baixa.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>A vez passa a {player}; senão, só em {rest}% das vezes.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>A vez passa a {player}; senão, a {other} em {rest}% das vezes.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>A vez passa a {player}; senão, continua com você.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>A vez passa a {player}; senão, a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>A dupla válida rende {sum}.</numerusform>
            <numerusform>As duplas válidas rendem {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>A partida em espera não pôde ser lida ({reason}); o arquivo foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>A partida em espera em {file} não pôde ser lida ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>A partida em espera em {file} foi salva por um Soirée mais novo, então esta versão não mexe nela.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>A janela muda quando você fecha as preferências.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>A palavra desta distribuição aparece aqui depois da partida.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:O} não encaixa sobre {top:o}: os valores precisam ser iguais ou vizinhos.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:O} vale menos que {top:o}: jogue uma carta igual ou mais alta, ou diga Não.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:O} não está entre as apostas.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:O} está na mesa.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:O}: escolha o lugar ou descarte.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:O}: escolha duas cartas fechadas para trocar ou descarte.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:O}: na mão de ninguém.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:O}: na mesa, com {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:O}: não está com {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:O}: nada é certo.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:O}: coloque sobre uma carta aberta sua ou descarte.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:O}: use para ganhar mais dois turnos ou descarte.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:O}: está com você.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:O}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:O}: está com {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{top:O} não aceita {card:o}: os outros podem acusar você.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Aí Ada joga um turno normal e pode estragar uma das suas duplas. As quatro são válidas agora: declare.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Aí Clara levaria 4 pontos com o 7 dela, e todos ficariam com as cartas altas. Jogue o ás.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Aí você paga e Ada não paga nada. Use o 10 para estragar a dupla dela.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Não há torneios enquanto nada é salvo.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Há seis pilhas: {card:o} vai para baixo da sua mão.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Há uma jogada melhor.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Há uma jogada melhor. Tente de novo.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Há uma jogada melhor: ela vence {most}% das partidas assim; a sua, {mine}%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Não há escolha aqui.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>Numa boa mesa não há relógio.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Não existe a pilha {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>Não há ninguém nesse lugar.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Não há nada para mostrar de novo.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Não havia o que escolher.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>São estimativas. Parte da sorte não é medida, como as escolhas dos outros: uma partida diz pouco sobre quão bem alguém joga.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Estas opções não podem ser combinadas: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Estas opções se excluem: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>De vez em quando elas caem bem.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Terceiro lugar: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Este ás está seguro: os oito 10 já saíram.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Esta escolha custou algo a você. Ache uma melhor.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta distribuição</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Esta noite abre depois da noite {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Isto é um replay: não dá para jogar.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Este é o relato inteiro. Nada é enviado: você escolhe quem o recebe.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Esta linha sempre diz o que fazer. Ficou em dúvida? H dá uma dica e diz por quê. L mostra de novo as últimas jogadas. F1 explica o jogo, e Shift+F1 traz as regras. Bom jogo!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Esta jogada custa {cost} da partida: de {before} a {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Esta jogada custa {number} pontos.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Esta jogada é a melhor. Jogue-a, ou escolha Seguinte.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Esta posição não pode ser aberta: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Esta posição vem de um Soirée mais novo.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Este problema está resolvido.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Esta pergunta só aparece uma vez. A lição fica na Ajuda, em “Em dois minutos”.</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Esta corrida soma cerca de {count} aos seus pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Este passo está feito. Passe ao seguinte.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Três convidados generosos e uma partida curta de cada jogo.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Três cartas de espadas para você. Ada fica com a carta que sobrou e com o prêmio. Perder depois de um empate pode ser bom.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Até a entrada</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Com tão poucos pontos, uma rodada pode bastar.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Ir para o iní&amp;cio</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Ir para o &amp;fim</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Torneios</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Hoje, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>O problema de hoje</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Esta noite a música estava com você.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Apertado demais para dizer.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Muito vermelho nessa mão.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Em cima</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Em cima à esquerda</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Em cima à direita</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Totais corrida a corrida</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Totais rodada a rodada</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Tradicional, do Oriente Médio; o nome é “imagens” em árabe.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Trinca</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Tente de novo: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Tentar os {count} pontos com uma carta alta, {rank:o}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Tentar os {count} pontos com a sua carta mais baixa, e guardar {rank:o}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Tentar quebrar a dupla {slot} de {player}, que declarou.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Tentar quebrar a dupla {slot} de {player}, que bateu.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Doze noites contra convidados cada vez mais fortes</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Duas cartas de copas: este prêmio não ajuda você. Quem perde fica com as duas apostas, então uma carta baixa de espadas volta e traz a carta de Ada junto. Aposte o 3 de espadas.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Mais dois turnos!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Dois jogadores não podem se chamar {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Dois convidados maldosos e um forte.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Olho no olho</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Desfazer mudanças</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Desfazer a exclusão</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Cartas não vistas do naipe que você junta: {count}; senão, {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Inutilizável</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Use a carta só onde ela melhora ou estraga uma dupla; senão, descarte.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Use para ganhar mais dois turnos, ou descarte.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Usar a dama</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Usar {card:o} para ganhar mais dois turnos.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Partidas normais</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Válida. Uma carta de número pode substituir uma das suas cartas fechadas ou uma das cartas abertas de Ada; só um 10 substitui um ás. Qualquer carta pode ser descartada.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Ponto de vista</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Peraí, como foi que isso aconteceu?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Esperar: quem declara dá aos outros um turno para quebrar uma dupla.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Esperar: quem bate dá ao outro um turno para quebrar uma dupla.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Avisar antes de jogadas que certamente custam algo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Assistida</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Bem montado</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Merecido. Eu vi que vinha, e gostei de ver.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Bem calculado. Eu não faria melhor.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Bem visto: só pode estar com ela. Mas antes pegue o 7 de paus com Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Ora, ora. Vivendo e aprendendo.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Que luz bonita sobre esta mesa.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Que mesa. Que companhia!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Quanto custou cada escolha sua, e o que foi sorte? O jogador mais forte confere cada escolha, sem saber mais do que você sabia.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>O que cada um sabe</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>O que sabe quem escutou tudo</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Que delícia. Mais uma?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Novidades</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Novidades do Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>O que eles lembram</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>O custo desta escol&amp;ha</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>O que apostar</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>O que fazer com uma figura</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Com que abrir</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Com que pagar</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>O que deu errado</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>O que você pode saber, também pela sua mão: conta como ajuda</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Quando você encerrar este turno, compra de novo, e mais uma vez depois. Ada não pode estragar nada nesse meio-tempo.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Quando você joga</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Quando você joga sem companhia, ninguém inspeciona as suas pilhas: trapaça nunca é descoberta. A partida conta como jogada com ajuda.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Onde a trapaça é permitida, convidados generosos nunca trapaceiam e inspecionam menos</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Onde a trapaça é permitida, convidados maldosos trapaceiam e inspecionam mais</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Quais apostas pegar</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Qual carta</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Que carta você pede a {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Qual dupla montar</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Qual dupla estragar</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Qual valor buscar</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Qual topo cobrir</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Quem tem qual carta com certeza</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Quem tem?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Quem tem qual carta</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Quem pode ter qual carta</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Quem com certeza tem pelo menos uma carta do valor</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Quem perde está fora, até dois jogarem a final.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Quem diz Não abre a próxima: compare esta carta com a abertura.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>A quem você pede {card:o}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>A quem você pede {card:o}? Escolha um jogador.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>A quem você pede? Escolha um jogador.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Escolhas de quem</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Vença Spy vs Spy saindo do último lugar graças ao bônus.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Vença uma partida de Soureh sem pagar um ponto.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Vença uma noite.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Vença por um único ponto.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Vença saindo do último lugar.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Leve as cartas de pontos, que valem de 2 a 10. Elas ficam nesta coluna; em cada vaza, todos jogam pela carta grande. A partida tem quatro rodadas de nove vazas, e vence quem faz mais pontos. Cada nome traz os pontos ao lado; a marca abaixo mostra o que esta rodada ainda pode render.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Levar o prêmio depois do empate.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Levar o prêmio para ter {kept} cartas de {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Levar os {count} pontos na hora.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Levar os {count} pontos na hora; os outros descartam todas as cartas acima {rank:do}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Levar os {count} pontos, os últimos desta rodada.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Com todas as cartas abertas: de {first}, entre {low} e {high}, até {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Com e sem ajuda</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Com pilhas de sobra</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Com o intervalo de 95%; o traço vertical é a parte igual.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Com estas cartas, o nível “{level}” faz {score} pontos; aqui foram {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Com estas cartas, o nível “{level}” vence {wins}% das partidas.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Com {entrants} participantes há no máximo {most} rodadas.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Sem a sorte: {share} de uma partida.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Sem o bônus, você paga uma das suas pilhas: mantenha uma pequena.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Sem o seu ás, as vazas seguintes rendem cerca de %n ponto a menos.</numerusform>
            <numerusform>Sem o seu ás, as vazas seguintes rendem cerca de %n pontos a menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Não levou nada.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Levou {cards} de {suit}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Palavra, número ou texto</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Escrever &amp;uma nota…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Escrito por John Gallidakis para o Macintosh em 1997 e 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Tecla errada: sua mão fica travada por um momento.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Isso!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Ontem, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Você não acusa ninguém.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Você acusa {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Só você paga.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Você e {players} estão fora da partida.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Você está na frente de todos nós. Por enquanto.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Pegaram você: {card:o} não encaixa.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Você não está nesta corrida.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Você está em {rank}º lugar.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Você está fora da partida.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Você joga muito bem.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Você pede a {asked} {card:o}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Você pediu a {player} {card:o}: não.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Você aposta {card:o}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Você canta Soy em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Você canta Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Você canta: tudo de um só naipe.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Você canta {card:o}: %n carta restante.</numerusform>
            <numerusform>Você canta {card:o}: %n cartas restantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Você cantou Soy depois de %n rodada.</numerusform>
            <numerusform>Você cantou Soy depois de %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Você foi do último ao primeiro lugar com um bônus de %n carta.</numerusform>
            <numerusform>Você foi do último ao primeiro lugar com um bônus de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Você não pode se acusar.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Você só pode pedir a outro jogador.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Não dá para saber onde está {card:o}: a chance de estar com {player} é de uma em três. Se não estiver, você perde a vez. Há outro 7 que é certo.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Você não pode trocar as cartas fechadas dos outros.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Você trapaceou!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Você poderia saber que {holder} tem {card:o}, mas esqueceu.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Você dançou bem. Eu, melhor.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Você declarou Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Mereceu. Mas da próxima eu pego você.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Você não comprou {rank:um}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Você descarta {card:o}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Você ainda tem um turno. Mas as quatro duplas já são válidas, e Ada pode estragar uma depois: bata agora.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Você não canta Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Você não tem {card:o}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Você não sabe quem tem {card:o}. Possível: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Você compra de novo: {card:o}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Você compra {cards:o}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Você compra {card:o}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Você comprou uma dama. Ela dá mais dois turnos depois deste. Aperte “Usar a dama”.</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Você ganha o bônus em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Você passa do limite de {limit} em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Você passa do limite de {limit} em {share}% das vezes.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Você termina em primeiro em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Você termina em {place}º lugar: colocou todas as cartas.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Você termina em {place}º lugar: sem saída, com %n carta restante.</numerusform>
            <numerusform>Você termina em {place}º lugar: sem saída, com %n cartas restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Você ganha os 50 das quatro duplas válidas em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Você fica com {cards:o}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Você dá a carta a {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Você conseguiu {card:o} de {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Você teve quatro duplas válidas %n vez.</numerusform>
            <numerusform>Você teve quatro duplas válidas %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Você já descartou.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Você já apostou.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Que companhia mais generosa.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Você prestou atenção. Muito bem.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Você já terminou esta corrida.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Você terminou. Os outros ainda correm.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Você acabou de ganhar em {game}. Desta vez, não.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Você fica sem ás para as vazas seguintes.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Você não tem pilha para escolher.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Você ainda não tem partidas assim sem ajuda (%n com ajuda).</numerusform>
            <numerusform>Você ainda não tem partidas assim sem ajuda (%n com ajuda).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Você ainda não tem partidas assim.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Você não trapaceou: todas as cartas encaixam.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Agora você não tem o que fazer.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Você resolveu todos de “{theme}”. {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Você tem que me ensinar essa.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Você levou em {suit}: {worths}; {total} no total</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Você não levou nada nesta rodada; {total} no total</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Você venceu {won} das últimas {count} partidas contra {level}. Há também o nível {better} para {names}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Está com você.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Você não tem carta deste valor.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Você não tem cartas.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Você não tem nada que chegue {card:ao}, então diz Não.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>É você quem tem {card:o}.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Você tem {card:o}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Você guarda {card:o} para apostar; senão, {second:o}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Você guarda {second:o} para apostas futuras; senão, {card:o}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Você mantém os seus pontos como estão.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Você bate: {other} tem um último turno.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Você bateu.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Você sabe que {holder} tem {card:o}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Você sabe onde está %n carta dos outros, mas esqueceu {forgotten}.</numerusform>
            <numerusform>Você sabe onde estão %n cartas dos outros, mas esqueceu {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Você sabe onde está %n carta dos outros.</numerusform>
            <numerusform>Você sabe onde estão %n cartas dos outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Você baixou quatro ases depois de pedir por eles %n vez.</numerusform>
            <numerusform>Você baixou quatro ases depois de pedir por eles %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Você foi quem mais baixou: %n ponto de {all}.</numerusform>
            <numerusform>Você foi quem mais baixou: %n pontos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Você baixa a {four} em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Você baixa uma {four}, que vale {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Você abre esta vaza, então precisa jogar uma carta.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Você lidera com %n ponto.</numerusform>
            <numerusform>Você lidera com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Você lidera, {best} a {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Você abre: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Você abre: jogue qualquer carta. A última carta jogada leva a carta de pontos.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Você liderou depois da %n rodada.</numerusform>
            <numerusform>Você liderou depois de cada uma das %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Você perde o prêmio em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Você perdeu: escolha as cartas apostadas que vai pegar, {taken} de {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Você fez %n ponto em uma rodada.</numerusform>
            <numerusform>Você fez %n pontos em uma rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Você não fez escolhas.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Você não faz escolha aqui.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Descartar sempre é possível. Mas a sua segunda dupla precisa do 9: qualquer carta acima de 4 a torna válida.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Você só pode pedir {card:o} enquanto tem {rank:outro}.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Você só pode pedir valores que tem. Ada pediu um 7, então ela tem outro 7: só pode ser o 7 de ouros, o último que falta. Peça a ela.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Você só pode trocar a carta aberta de outra pessoa.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Você passa {card:o} para baixo da sua mão.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Agora você precisa apostar uma carta da mão.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Agora você precisa descartar uma carta da mão.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Agora você precisa pegar %n das cartas apostadas.</numerusform>
            <numerusform>Agora você precisa pegar %n das cartas apostadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Você precisa pegar exatamente %n das cartas apostadas.</numerusform>
            <numerusform>Você precisa pegar exatamente %n das cartas apostadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Você paga cerca de {count} nesta rodada; senão, {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Você não paga nada. Ada não conseguiu consertar a quarta dupla, então pagou o valor de uma carta de cada uma das quatro: 15 pontos no total.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Você paga com esta carta.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Você paga {count}; senão, {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Você paga {points} ({total} até agora).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Você paga {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Você põe {card:o} na pilha {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Você joga contra %n adversário.</numerusform>
            <numerusform>Você joga contra %n adversários.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Você joga contra {players}, nível {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Você joga contra {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Você joga com as suas cinco cartas: o ás é a mais alta, o 2 a mais baixa. No meio estão as cartas jogadas, a última em tamanho grande. O botão Não fica à direita; você compra do monte à esquerda.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Você joga {card:o}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Você joga {card:o}: um par.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Você joga {card:o}: uma quadra.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Você joga {card:o}: uma trinca.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Você jogou todas estas partidas com ajuda.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Você jogou a quarta carta seguida do mesmo valor.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Estas partidas você jogou sem companhia.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Você chega a {count} e tira 50 em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Lembra de {game}? Ganhei eu.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Você lembra {remembered} de %n pergunta desta rodada.</numerusform>
            <numerusform>Você lembra {remembered} de %n perguntas desta rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Você faz cerca de {count} pontos nesta rodada; senão, {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Você não faz pontos.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Você marca {points}, {total} no total.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Você marca {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Você divide a liderança com %n ponto.</numerusform>
            <numerusform>Você divide a liderança com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Você mostra o resto: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Você pega as duas apostas.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Você pega a pilha {pile}, que vale {points} ({total} até agora).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Você pega, das apostas, {cards:o}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Você tira {points}: ficam {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Você fica então com uma carta mais alta para apostar.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Você fica então com uma carta mais baixa para apostar.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Você fica então com cerca de {count} cartas de um naipe; senão, {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Você tirou 50 dos seus pontos.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Você tomou a frente na corrida {number} e não a perdeu mais.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Você tomou a frente na rodada {number} e não a perdeu mais.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Você tomou a frente na última corrida.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Você tomou a frente na última rodada.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Você vira {card:o}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Você estava à frente em {ahead}, em igualdade em {level} e atrás em {behind} destas partidas. Metade delas terminou entre {low} e {high}; a mediana é {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Você terminou em primeiro lugar.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Você vence menos do que a parte igual de {even}: {share} de {matches}; a longo prazo, o provável é {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Você vence mais do que a parte igual de {even}: {share} de {matches}; a longo prazo, o provável é {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Você ganha a carta em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Você vence a noite.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Você leva o prêmio em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Você leva o prêmio.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Você vence a rodada, {points} a {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Você leva os {count} pontos em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Você leva o {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Você leva o {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Você leva o {worth}: {total} no total.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Você vence com %n ponto.</numerusform>
            <numerusform>Você vence com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Você vence com Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Você leva {prize}: {own} vence {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você vence!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Você vence.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Você venceu por um único ponto.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Você foi quem mais levou em {suit}: %n ponto de {all}.</numerusform>
            <numerusform>Você foi quem mais levou em {suit}: %n pontos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Você levou aquelas duas de espadas. Depois de cada rodada, os dois descartam uma carta fechada. Agora cinco das suas cartas são de espadas: coloque o 5 de copas no seu descarte.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Você venceu sem pagar um ponto.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Você venceu {share} de {matches}; a longo prazo, o provável é {interval}, e a parte igual é {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Você venceu {share} de {matches}; a longo prazo, o provável é {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Você venceu, com %n ponto.</numerusform>
            <numerusform>Você venceu, com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Você receberia uma carta desconhecida e ficaria com a dama. Livre-se da dama.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Você faria sucesso lá no clube.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Você perderia uma carta de espadas e ficaria com a de copas: nada de Soy. Descarte a de copas.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Você?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>A sua %n escolha custou {cost}.</numerusform>
            <numerusform>As suas %n escolhas custaram {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>O seu ás não tira nada de {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>O seu ás tira de {other} {cards:o}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>O seu ás custou %n carta aos outros.</numerusform>
            <numerusform>O seu ás custou %n cartas aos outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>O seu ás, guardado para depois, rende cerca de %n ponto a mais.</numerusform>
            <numerusform>O seu ás, guardado para depois, rende cerca de %n pontos a mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Sua aposta</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>As suas cartas são quatro duplas, cada uma com uma carta aberta e uma fechada. Junte pontos: 300 vencem a partida. Cada dupla válida rende o valor das suas duas cartas; quatro duplas válidas rendem mais 50. O ás vale 15, mas é a carta mais baixa; valetes, damas e reis não valem nada.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>As suas cartas são quatro duplas, cada uma com uma carta aberta e uma fechada. Torne as quatro válidas e diga Soureh. Quem não tem quatro duplas válidas paga pontos, e pontos são ruins: quando alguém passa de 100, vence a menor pontuação. O ás vale 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>As suas cartas são mais altas, e não há mais prêmio.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>As suas cartas são mais baixas, e não há mais prêmio.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>As suas cartas ganham um pouco menos nas vazas seguintes.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>As suas cartas ganham um pouco mais nas vazas seguintes.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>As suas cartas rendem cerca de %n ponto a menos nas vazas seguintes.</numerusform>
            <numerusform>As suas cartas rendem cerca de %n pontos a menos nas vazas seguintes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>As suas cartas rendem cerca de %n ponto a mais nas vazas seguintes.</numerusform>
            <numerusform>As suas cartas rendem cerca de %n pontos a mais nas vazas seguintes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>A sua dupla {slot} não é válida: o {up} preto não é maior que {down:o}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>A sua dupla {slot} não é válida: o {up} vermelho não é menor que {down:o}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>A sua dupla {slot} não é válida: a carta fechada é {down:um}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>A sua dupla {slot} não é válida: dois ases.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>A sua dupla {slot} é válida no fim em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>A sua dupla {slot} é válida.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>A sua dupla {slot} é válida: %n ponto.</numerusform>
            <numerusform>A sua dupla {slot} é válida: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>As suas duplas são todas válidas.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>As suas duplas rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Seu descarte: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>A sua quinta pilha; seis é o máximo. Depois disso, a carta que não encaixa vai para baixo da sua mão, e você canta a primeira delas. Quando a carta cantada volta, a próxima que não encaixa encerra a sua corrida.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>A sua primeira dupla já é válida: você só perderia os 6 pontos do 6 preto. É a dupla com o 10 vermelho que precisa do valete.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>A sua primeira dupla é válida e continuaria válida. Você ainda pagaria por causa da segunda, e Ada não pagaria nada.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Agora a sua primeira dupla é válida: um 6 preto sobre um 2. O ás de Ada combina com qualquer número, mas agora tem a sua dama atrás: a dupla dela não é válida.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>A sua primeira partida: H dá uma dica, L mostra de novo as últimas jogadas.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>A sua primeira corrida não tem relógio: vá com calma.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>A sua quarta dupla já é válida: você só perderia os 4 pontos do 4 vermelho. É a dupla com o 10 vermelho que precisa do valete.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>A sua mão, %n carta: {cards}.</numerusform>
            <numerusform>A sua mão, %n cartas: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>A sua mão: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>As suas últimas jogadas não foram salvas.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>O seu último turno</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>O seu último turno. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>A sua jogada</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Sua jogada chegou tarde: a partida já seguiu em frente.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>As suas jogadas até agora se perdem.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>As suas outras duplas rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Sua pilha {number}, da primeira carta em diante</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Sua pilha {number}: {card:o} não encaixa sobre {under:o}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Seus problemas (%n)</numerusform>
            <numerusform>Seus problemas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>A sua dama vence o 8. As duas cartas de espadas são suas. Ada fica com o 8 de volta, e com a sua dama: a aposta que ganha sempre vai embora.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>A sua mão de corrida, falta %n carta</numerusform>
            <numerusform>A sua mão de corrida, faltam %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>A sua mão de corrida, travada por uma tecla errada, falta %n carta</numerusform>
            <numerusform>A sua mão de corrida, travada por uma tecla errada, faltam %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Sua força: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Os seus resultados em números</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Os seus pontos mudam em cerca de {count}; senão, em {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Você tem {total} pontos. Tirar 50?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>A sua segunda dupla tem um xis: um 4 vermelho não é menor que o 2. Você comprou um 9. Coloque-o no lugar do 2: arraste até lá ou clique no 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>A sua segunda dupla não é válida, pois nenhuma carta é mais alta que o 10 vermelho dela. Um valete pode substituir qualquer carta aberta sua, menos um ás; sobre um número, torna a dupla válida. Ponha o valete sobre o 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>As suas configurações não puderam ser lidas, então valem as padrão; o arquivo danificado foi mantido como {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>As suas configurações em {file} não puderam ser lidas, então valem as padrão, e mudanças não são salvas.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>As suas configurações foram salvas por um Soirée mais novo; esta versão usa as que conhece e não salva mudanças.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>A sua menor pilha, que você paga, tem no fim cerca de {count} cartas; senão, {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>A sua terceira dupla já é válida: você só perderia os 9 pontos do 9 preto. É a dupla com o 10 vermelho que precisa do valete.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>O seu turno acaba: nenhuma das suas duplas é válida.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>O seu turno acaba: nem todas as suas duplas são válidas.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>O seu turno acaba: só uma das suas duplas é válida.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>O seu turno acaba: você tem mais %n turno.</numerusform>
            <numerusform>O seu turno acaba: você tem mais %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>A sua vez. Uma escolha é claramente a melhor: faça essa.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>As suas duplas válidas: {valid}; não válidas: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>A sua mão inteira era de {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Sua palavra</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>{card:Seu} vence {second:o} de {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Você usa {card:o} e ganha mais dois turnos.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Você troca {old:o} fechad{old:final} da sua dupla {slot} {card:pelo}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Você troca {old:o} abert{old:final} da sua dupla {slot} {card:pelo}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Você troca {old:o} da dupla {slot} de {owner} {card:pelo}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Seu {card} tira {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Você usa {king:o} e troca as cartas fechadas das suas duplas {slot} e {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Você usa {king:o} e troca as cartas fechadas das duplas {slot} e {second} de {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Você usa {king:o} e troca {card:o}, da sua dupla {slot}, com {other:o}, da dupla {second} de {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Sua. Bem jogado.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>um dia depois</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>um baralho inteiro</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>carta fechada por {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>perto de {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>acusa você</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>acusa {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>à frente {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>todas as cartas abertas</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>colocou todas as cartas</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>todas as duplas válidas, não paga nada</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>os quatro</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitida</translation>
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
        <translation>pede a você {card}: não</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>pelo menos uma</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>pontuação média</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>venceu {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>atrás {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>melhor: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>entre {level} e {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>folga</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>canta {card}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>dupla {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta uma carta</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>ganha uma pilha</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>meio baralho</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>meio baralho: só para 2 jogadores</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>meio baralho só com 2 jogadores</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>mão de {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aqui</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>dicas por partida</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossível</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisão</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>está fora da partida</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>rei troca duas cartas fechadas</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>rei troca as suas fechadas {slot} e {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>rei leva {card} da sua dupla {slot} por {other}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>último turno</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>baixa {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>provável: {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>recorde: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>perdeu para {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>tempo mediano por partida</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>enfrenta {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>milissegundos, de {least} a {most}; o normal é {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misturado</translation>
    </message>
    <message>
        <source>next</source>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>nenhuma imagem</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>falta {card:o}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>pede {card} a {player}: não</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nenhum ainda</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>não aqui</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>incerto: ± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>ainda não analisada</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>nada de você</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>nada de {player}</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>nada baixado ainda</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>nada, mais ou menos {error} de uma partida</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>nada, mais ou menos {error} pontos</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>quando alguém passa do limite</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>quando todos menos um passam do limite</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>um por rodada, nesta ordem</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>cartas abertas</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>adversários: mediana {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>fora da partida</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>paga {points}, {total} no total</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>você pegou</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>põe {card}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>colocar uma carta onde ela não encaixa</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogadas</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>pontos, de {least} a {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>pontos, de {least} a {most}; menos é melhor</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prêmio</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>dama, mais dois turnos</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dividida</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>resolvido em %n dia seguido</numerusform>
            <numerusform>resolvido em %n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>ainda incerta</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>acima de {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>sem saída</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>por exemplo {word}, 2026 ou Ano-Novo na casa de Ada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>aceita a carta</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>tira de você {card}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>pega {cards}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>tira {points}, fica com {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>o verso</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>os dois melhores jogam pelo primeiro lugar; os outros, pelo terceiro</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>os dois melhores, e os outros pelo terceiro lugar</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>o menu</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>empatou com {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>vai pedir</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>escolhe</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>desfeitas por partida: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>vale a partir da próxima partida</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>opções normais</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>abaixo de {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>onde a trapaça é permitida</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>leva o {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>leva {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>vence {share}% de {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>com ajuda, à parte</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>com {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>com {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>sem a sorte, {share} de uma partida</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>vencidas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>vitórias seguidas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>você venceu {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>você pega as duas apostas</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>você {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>você: mediana {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>sua mão</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>seu ponto de vista</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>{cards} de você</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sua</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} pediu a você {card:o}: não.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} pediu a {player} {card:o}: não.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} conseguiu {card:o} de você.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} conseguiu {card:o} de {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} vence {own}, leva {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} vence a sua carta {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: uma carta fechada</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: lugar para uma carta</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, fechad{card:final}</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} e compra %n carta</numerusform>
            <numerusform>{card} e compra %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>ganha {card} de {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} por {lost} na sua dupla {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} por {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} por {lost} de {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card} tira {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, fechad{card:final}, sua dupla {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, fechad{card:final}, dupla {slot} de {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, mão de {player}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, a carta que {player} comprou</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, a carta que você comprou</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, virad{card:final}</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, abert{card:final}, sua dupla {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, abert{card:final}, dupla {slot} de {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, sua mão, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} de {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} em tabela</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} no total</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} de {coops} duplas válidas</translation>
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
        <translation>{deck} (seu)</translation>
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
        <translation>{fault} Os atalhos padrão valem até você mudar isso.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} não pode ser aberto como partida ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} não pode ser aberto como torneio ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>Não foi possível ler {file} ({reason}); o Soirée continua sem esse arquivo.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>Não foi possível remover {file} ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>Não foi possível salvar {file} ({reason}); a versão anterior foi mantida.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>Não foi possível salvar {file}: o disco está cheio; a versão anterior foi mantida.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>Não foi possível salvar {file}: o disco é somente leitura; a versão anterior foi mantida.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>Não foi possível salvar {file}: você não tem permissão de escrita ali; a versão anterior foi mantida.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} não pôde ser escrito: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} não é uma partida nem um baralho.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} foi salvo por um Soirée mais novo, então esta versão não pode abri-lo.</translation>
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
        <translation>{first} e {second} dividem a vitória</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} e {second} empatam</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} venceu você</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first} venceu {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
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
            <numerusform>{first}, {second}, {third} e mais %n</numerusform>
            <numerusform>{first}, {second}, {third} e mais %n</numerusform>
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
        <translation>{game} em dois minutos</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} com {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, não pode ser usada: {reason}</translation>
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
        <translation>{keys} é atalho de {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} é reservado para as mesas.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n carta</numerusform>
            <numerusform>{key} · %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n ponto</numerusform>
            <numerusform>{key} · %n pontos</numerusform>
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
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} a {high}%</translation>
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
        <translation>{move} não é uma jogada de Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} não é uma jogada de Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} não é uma jogada de Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} não é uma jogada de Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} não é uma jogada de {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, não para pagar</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, não válida</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, para pagar</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, válida</translation>
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
        <translation>{now} de {last}, mais é melhor</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} de {last}, menos é melhor</translation>
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
        <translation>{number} pontos</translation>
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
        <translation>{number}: {up} sobre {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} não é opção de {game}, ou aparece duas vezes.</translation>
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
        <translation>{players} estão fora da partida.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>{players} pagam.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} dividem a liderança com %n ponto.</numerusform>
            <numerusform>{players} dividem a liderança com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>{players} dividem o torneio.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} dividem a vitória.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} não acusa ninguém.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} acusa você.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} acusa {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Só {player} paga.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} pede a você {card:o}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} pede a {asked} {card:o}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} aposta {card:o}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} quebra uma das suas duplas antes do fim em {share}% das vezes.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} cantou Soy depois de %n rodada.</numerusform>
            <numerusform>{player} cantou Soy depois de %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player} canta: tudo de um só naipe.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} canta {card:o}: %n carta restante.</numerusform>
            <numerusform>{player} canta {card:o}: %n cartas restantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} foi do último ao primeiro lugar com um bônus de %n carta.</numerusform>
            <numerusform>{player} foi do último ao primeiro lugar com um bônus de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} pode cantar Soy em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} pode igualar e comprar em {share}% das vezes.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>Não pode estar com {player}.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} trapaceou!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} escolhe.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} poderia saber que você tem {card:o}, mas esqueceu.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} poderia saber que {holder} tem {card:o}, mas esqueceu.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} declarou Soureh.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} descarta uma carta.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} descarta {card:o}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} não tem. Ada pediu um 7, então tem um, e só resta o 7 de ouros: peça a Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} não sabe quem tem {card:o}. Possível: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} compra %n carta por isso.</numerusform>
            <numerusform>{player} compra %n cartas por isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} compra uma carta por isso.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} compra uma carta.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} compra de novo.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} compra de novo: {card:o}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} compra {card:o}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} passa do limite de {limit} em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} termina em {place}º lugar: colocou todas as cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} termina em {place}º lugar: sem saída, com %n carta restante.</numerusform>
            <numerusform>{player} termina em {place}º lugar: sem saída, com %n cartas restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} pega as duas apostas</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} ganha os 50 das quatro duplas válidas em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} fica com {cards:o}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} dá a carta a você.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} dá a carta a {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} teve quatro duplas válidas %n vez.</numerusform>
            <numerusform>{player} teve quatro duplas válidas %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} já pagou.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>Está com {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} não tem mais cartas: não há o que pedir.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} não trapaceou: todas as cartas encaixam.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} levou em {suit}: {worths}; {total} no total</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} não levou nada nesta rodada; {total} no total</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} tem {card:o}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>Pegaram {player}: {card:o} não encaixa.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} está fora da partida.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} mantém os pontos como estão.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} bateu.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} bate: você tem um último turno.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} bate: {other} tem um último turno.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} sabe que você tem {card:o}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} sabe que {holder} tem {card:o}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} sabe onde está %n carta dos outros, mas esqueceu {forgotten}.</numerusform>
            <numerusform>{player} sabe onde estão %n cartas dos outros, mas esqueceu {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} sabe onde está %n carta dos outros.</numerusform>
            <numerusform>{player} sabe onde estão %n cartas dos outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} baixou quatro ases depois de pedir por eles %n vez.</numerusform>
            <numerusform>{player} baixou quatro ases depois de pedir por eles %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} foi quem mais baixou: %n ponto de {all}.</numerusform>
            <numerusform>{player} foi quem mais baixou: %n pontos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} põe uma aposta na mesa.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} baixa uma {four}, que vale {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} lidera com %n ponto.</numerusform>
            <numerusform>{player} lidera com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} lidera com {best}; você tem {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} lidera, {best} a {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} liderou depois da %n rodada.</numerusform>
            <numerusform>{player} liderou depois de cada uma das %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} fez %n ponto em uma rodada.</numerusform>
            <numerusform>{player} fez %n pontos em uma rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} pode tirar de você {card:o}; senão, {second:o}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} paga cerca de {count} nesta rodada; senão, {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} paga {points} ({total} até agora).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} paga {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} jogou a quarta carta seguida do mesmo valor.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} joga {card:o}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} joga {card:o}: um par.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} joga {card:o}: uma quadra.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} joga {card:o}: uma trinca.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} chega a {count} e tira 50 em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} lembra {remembered} de %n pergunta desta rodada.</numerusform>
            <numerusform>{player} lembra {remembered} de %n perguntas desta rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} faz cerca de {count} pontos nesta rodada; senão, {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} não faz pontos.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} marca {points}, {total} no total.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} marca {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} mostrou {card:o} e ainda tem a carta na mão.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} mostra o resto: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} ainda consegue quatro duplas válidas em {share}% das vezes.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} pega as duas apostas.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} pega a pilha {pile}, que vale {points} ({total} até agora).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} pega parte das cartas apostadas.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} pega, das apostas, {cards:o}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} tira {points}: ficam {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>{player} fica então com uma carta mais alta para apostar.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>{player} fica então com uma carta mais baixa para apostar.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} fica então com cerca de {count} cartas de um naipe; senão, {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} tirou 50 pontos.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} não participou desta corrida.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} tomou a frente na corrida {number} e não a perdeu mais.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} tomou a frente na rodada {number} e não a perdeu mais.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} tomou a frente na última corrida.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} tomou a frente na última rodada.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} terminou em primeiro lugar.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} vence a noite.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} leva o prêmio.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} vence a rodada, {points} a {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} leva os {count} pontos em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} leva o {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} leva o {worth}: {total} no total.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} vence com %n ponto.</numerusform>
            <numerusform>{player} vence com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} vence com Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} vence!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} vence.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} venceu</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} venceu por um único ponto.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} foi quem mais levou em {suit}: %n ponto de {all}.</numerusform>
            <numerusform>{player} foi quem mais levou em {suit}: %n pontos de {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>{player} venceu o torneio.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} venceu sem pagar um ponto.</translation>
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
            <numerusform>{player}, %n ponto</numerusform>
            <numerusform>{player}, %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, pilha {number}, da primeira carta em diante</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, pilha {number}: {card:o} não encaixa sobre {under:o}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: cartas restantes {left}, pontos {points}, pilhas {tops}</translation>
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
        <translation>O ás de {player} não tira nada de você.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>O ás de {player} tira de você {cards:o}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>O ás de {player} não tira nada de {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>O ás de {player} tira de {other} {cards:o}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Um ás de {player} custou %n carta aos outros.</numerusform>
            <numerusform>Um ás de {player} custou %n cartas aos outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Aposta de {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>A dupla {slot} de {player} não é válida: o {up} preto não é maior que {down:o}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>A dupla {slot} de {player} não é válida: o {up} vermelho não é menor que {down:o}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>A dupla {slot} de {player} não é válida: a carta fechada é {down:um}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>A dupla {slot} de {player} não é válida: dois ases.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>A dupla {slot} de {player} é válida no fim em {share}% das vezes; senão, em {rest}%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>A dupla {slot} de {player} é válida.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>A dupla {slot} de {player} é válida: %n ponto.</numerusform>
            <numerusform>A dupla {slot} de {player} é válida: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>As duplas de {player} são todas válidas.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>As duplas de {player} rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} troca {old:o} fechad{old:final} da própria dupla {slot} pela carta comprada.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>A mão de {player} fica escondida: só quem canta mostra a mão.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>A mão de {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>As outras duplas de {player} rendem cerca de {count} pontos; senão, {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Os pontos de {player} mudam em cerca de {count}; senão, em {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Duplas válidas de {player}: {valid}; não válidas: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>ponto de vista de {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>A mão inteira de {player} era de {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{cards} de {player}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:O} de {player} vence {second:seu}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:O} de {player} vence {second:o} de {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} usa {card:o} e ganha mais dois turnos.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} troca {old:o} da sua dupla {slot} {card:pelo}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} troca {old:o} fechad{old:final} da própria dupla {slot} {card:pelo}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} troca {old:o} abert{old:final} da própria dupla {slot} {card:pelo}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} troca {old:o} da dupla {slot} de {owner} {card:pelo}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} usa {king:o} e troca as cartas fechadas das próprias duplas {slot} e {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} usa {king:o} e troca as cartas fechadas das duplas {slot} e {second} de você.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} usa {king:o} e troca as cartas fechadas das duplas {slot} e {second} de {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} usa {king:o} e troca {card:o}, da sua dupla {slot}, com {other:o}, da dupla {second} de {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} usa {king:o} e troca as cartas fechadas da dupla {slot} de {owner} e da dupla {second} de {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} usa {king:o} e troca {card:o}, da dupla {slot} de {owner}, com {other:o}, da dupla {second} de {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} antes desta rodada</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} por cartas que sobraram</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} pela trapaça</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} por terminar em primeiro</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} pela pilha que pegou</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} do bônus</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} se a rodada acabasse agora, pelas cartas que você vê</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} na mesa</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} com tudo o que esta rodada ainda pode render</translation>
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
        <translation>{rank}º de {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, com ajuda</translation>
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
        <translation>{round}; {played} de {count} partidas jogadas.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} pontos</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. A marca: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} de uma partida</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} vencidas</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>{share}% das cartas que vêm vão encaixar; senão, {rest}%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}% das cartas não vistas quebrariam de novo a sua dupla {slot}.</translation>
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
            <numerusform>{solved} de %n resolvido</numerusform>
            <numerusform>{solved} de %n resolvidos</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (mostrado na mesa)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, título</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. O mesmo para todo mundo.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} no total</translation>
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
        <translation>{value}, lugar {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} abre quando “{dialog}” fechar.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} na primeira escolha, mínimo {low} ({trough}), máximo {high} ({peak}), {last} na última.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Sua mão fica travada por {seconds} s.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} ganhou em {game}. Por essa eu não esperava.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>{player} diz “Não”.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>Você diz “Não”.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>{player} diz “Soureh!”: todos os outros têm um último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>{player} diz “Soureh!”: você tem um último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>{player} diz “Soureh!”: {other} tem um último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>Você diz “Soureh!”: todos os outros têm um último turno.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>Você diz “Soureh!”: {other} tem um último turno.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>{player} canta “Soy!”</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>Você canta “Soy!”</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>“{call}”</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>“{command}”</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>“{keys}” não pode ser atalho de “{command}”.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>“{text}” não é uma carta: digite um valor e um naipe, como 7h ou 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>“{what}” precisa ser um número inteiro de {least} a {most}.</translation>
    </message>
</context>
</TS>
