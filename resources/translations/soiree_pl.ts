<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> do </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>Jeden gruby błąd (??).</numerusform>
            <numerusform>%n grube błędy (??).</numerusform>
            <numerusform>%n grubych błędów (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>Rozegrano jeden wieczór, wygrane: {won}.</numerusform>
            <numerusform>Rozegrano %n wieczory, wygrane: {won}.</numerusform>
            <numerusform>Rozegrano %n wieczorów, wygrane: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>Jedna niedokładność (?!).</numerusform>
            <numerusform>%n niedokładności (?!).</numerusform>
            <numerusform>%n niedokładności (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>Partia wróciła.</numerusform>
            <numerusform>%n partie wróciły.</numerusform>
            <numerusform>%n partii wróciło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>Jedna partia ma analizę: otworzy się z nią.</numerusform>
            <numerusform>%n partie mają analizę: każda się z nią otworzy.</numerusform>
            <numerusform>%n partii ma analizę: każda się z nią otworzy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>Zapisano partię.</numerusform>
            <numerusform>Zapisano %n partie.</numerusform>
            <numerusform>Zapisano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Do przeszukania została jedna partia…</numerusform>
            <numerusform>Do przeszukania zostały %n partie…</numerusform>
            <numerusform>Do przeszukania zostało %n partii…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>Jednej partii nie udało się przeanalizować.</numerusform>
            <numerusform>%n partii nie udało się przeanalizować.</numerusform>
            <numerusform>%n partii nie udało się przeanalizować.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>Usunięto partię.</numerusform>
            <numerusform>Usunięto %n partie.</numerusform>
            <numerusform>Usunięto %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>Dotąd rozegrano jedną partię.</numerusform>
            <numerusform>Dotąd rozegrano %n partie.</numerusform>
            <numerusform>Dotąd rozegrano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>Jedna partia: za mało, by powiedzieć, jak często wygrywasz.</numerusform>
            <numerusform>%n partie: za mało, by powiedzieć, jak często wygrywasz.</numerusform>
            <numerusform>%n partii: za mało, by powiedzieć, jak często wygrywasz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>Jedna partia: za mało, by coś powiedzieć.</numerusform>
            <numerusform>%n partie: za mało, by coś powiedzieć.</numerusform>
            <numerusform>%n partii: za mało, by coś powiedzieć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>Jeden błąd (?).</numerusform>
            <numerusform>%n błędy (?).</numerusform>
            <numerusform>%n błędów (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>Nie można użyć jeszcze jednego skrótu.</numerusform>
            <numerusform>Nie można użyć jeszcze %n skrótów.</numerusform>
            <numerusform>Nie można użyć jeszcze %n skrótów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>Jeden ruch wykonano za ciebie i nie jest liczony.</numerusform>
            <numerusform>%n ruchy wykonano za ciebie i nie są liczone.</numerusform>
            <numerusform>%n ruchów wykonano za ciebie i nie są liczone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>Rozegrane rozdania: jedno z {every}, wygrane: {won}.</numerusform>
            <numerusform>Rozegrane rozdania: %n z {every}, wygrane: {won}.</numerusform>
            <numerusform>Rozegrane rozdania: %n z {every}, wygrane: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>Prowadzi jeden gracz, każdy ma {points}.</numerusform>
            <numerusform>Prowadzi wspólnie %n graczy, każdy ma {points}.</numerusform>
            <numerusform>Prowadzi wspólnie %n graczy, każdy ma {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>Punkt przewagi; dalej ty i {players}.</numerusform>
            <numerusform>%n punkty przewagi; dalej ty i {players}.</numerusform>
            <numerusform>%n punktów przewagi; dalej ty i {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>Punkt przewagi nad tobą.</numerusform>
            <numerusform>%n punkty przewagi nad tobą.</numerusform>
            <numerusform>%n punktów przewagi nad tobą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>Punkt przewagi; dalej {players}.</numerusform>
            <numerusform>%n punkty przewagi; dalej {players}.</numerusform>
            <numerusform>%n punktów przewagi; dalej {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>Na razie mam punkt. Kto mnie zatrzyma?</numerusform>
            <numerusform>Na razie mam %n punkty. Kto mnie zatrzyma?</numerusform>
            <numerusform>Na razie mam %n punktów. Kto mnie zatrzyma?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n punkt, dużo to dobrze</numerusform>
            <numerusform>%n punkty, dużo to dobrze</numerusform>
            <numerusform>%n punktów, dużo to dobrze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n punkt, mało to dobrze</numerusform>
            <numerusform>%n punkty, mało to dobrze</numerusform>
            <numerusform>%n punktów, mało to dobrze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>Raz, pierwszy raz {day}.</numerusform>
            <numerusform>%n razy, pierwszy raz {day}.</numerusform>
            <numerusform>%n razy, pierwszy raz {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>O programie &amp;Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>&amp;Album</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>B&amp;akłażan</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Ws&amp;tecz</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Butelkowa zieleń</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Kopiuj obraz</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>&amp;Kopiuj tę pozycję</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>De&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Wieczory</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybka</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>S&amp;ukno</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Naprzód</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>&amp;W dwie minuty</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Len</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Prze&amp;bieg</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>P&amp;amięć</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Granat nocy</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Wycisz dźwięki</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Następna własna &amp;decyzja</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Zwykła</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;za</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Odtwarzaj</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencje…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Zadania</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Powtórka</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>&amp;Rozdanie od nowa</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Zasady tej gry</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Udostępnij…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>Pokaż ostatnie ruchy &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolna</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Wolniej</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>P&amp;rędkość</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>&amp;Stół</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Zagraj błędy &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Zwykły rozmiar tekstu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>Co w&amp;ie każdy gracz</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>Co &amp;teraz zrobić</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Bez ruchu</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>Od 1 do 12 graczy</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 punktów, mniej się nie da. Po co płacić więcej? Kto ma dokładnie 100 albo 200, może od razu odjąć 50.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 graczy</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>Od 2 do 4 graczy</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>Od 2 do 6 graczy</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 graczy</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>Minus 50, ma {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 i 1 to 7, a pierwsze miejsce odejmuje 5: zostają 2. Kto kończy tylko z pięcioma stosami, odejmuje 20. Ścigacie się dalej pozostałymi kartami, aż ktoś nie ma już punktów.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>Przedział 80%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Stawka na przegraną</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Stawka na wygraną</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Gruby błąd. Ten ruch kosztuje {cost} partii: z {before} na {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Gruby błąd. Ten ruch kosztuje punktów: {number}.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Stolik karciany i towarzystwo, które nigdy się nie męczy.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Przyłapany oszust</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Własna decyzja</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Wynik na styk, za to przyjemny.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Za gracza {player} gra komputer.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Duet</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Duet to karta odkryta i karta zakryta. Czerwona odkryta musi być niższa od zakrytej, czarna wyższa; równe nigdy się nie zgrywają. Z jednym asem duet jest zawsze zgrany, z dwoma nigdy. Zagięty róg oznacza twoje zakryte karty: widzisz je tylko ty. Ptaszek to zgrany, krzyżyk to niezgrany.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Figura robi to, czego nie potrafi inna karta: sprawdź, co naprawi, a co rozbije.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Rozdanie każdej gry i zadanie na każdy dzień</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Kropka dla każdej gry: pełna to wygrana, pusta to brak wygranej. Wawrzyn: zadanie rozwiązane. Liczba: twoje wyniki bez szczęścia, w procentach partii.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Kareta</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Nowa talia. Jakże miło.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Wielka chwila</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Gość honorowy</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Ręka w jednym kolorze po odrzuceniu to Soy. Ogłasza się sam i wygrywa partię.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Szczęśliwy przypadek. Te są najlepsze.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Walet</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Walet nie może zastąpić odkrytego asa.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Zakryty walet, dama albo król to parias: duet nigdy nie jest zgrany. Twoja dama to parias. Król może zamienić dowolne dwie zakryte karty: kliknij swoją damę, a potem kartę Ady za asem.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Król na stosie odrzuconych nic ci nie da, a dama dalej psułaby twój pierwszy duet. Zamień ją z czymś.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Czeka partia z nowszej Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Graczy w partii: {players}, to więcej niż uczestników.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Partia turniejowa potrzebuje przynajmniej dwóch graczy.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Komunikat może pozostać od {least} do {most} milisekund.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Komunikat pozostaje</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Przed chwilą Ada zapytała Basila o siódemkę trefl, a on powiedział nie. Nikt nie pyta o kartę, którą ma, a ty jej nie masz, więc musi ją mieć Clara. Zapytaj ją: kliknij jej karty i wybierz siódemkę trefl albo przeciągnij na nią jedną ze swoich siódemek.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Błąd. Ten ruch kosztuje {cost} partii: z {before} na {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Błąd. Ten ruch kosztuje punktów: {number}.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Ruch musi być tekstem.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Imię: ma ją. Skreślona litera: nie może jej mieć. 1+: ma co najmniej jedną. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Imię: ma ją. Pasek: z jaką szansą gracz ją ma, o ile mógł to wiedzieć każdy, kto słuchał. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Imię: ma ją. Pasek: z jaką szansą gracz ją ma, o ile można było wtedy wiedzieć z twojego miejsca. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Sąsiadka</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nowy wieczór</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Nowy stos</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Para pozwala dobrać kartę, ale może zabrać ci wartość, która wygrałaby później.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Para w rzędzie</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Jest stos, który przyjmuje {card:acc}: połóż tę kartę.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Miło państwa widzieć. Bez pośpiechu.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Cała przyjemność po mojej stronie. Jak zwykle.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Program partii z trojgiem gości</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Pytanie zdradza</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Cicha wygrana to też wygrana.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Czerwona dziesiątka musi być niższa od zakrytej karty, a 10 to nie mniej niż 10: duet dalej nie byłby zgrany.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Czerwona dziesiątka zepsuje i ten duet, więc Ada zapłaci. Ale zostałaby jej do płacenia tania czerwona dwójka. Połóż dziesiątkę na dwójce.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Analiza bez ani jednego znaku, przy pięciu decyzjach lub więcej.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Po róży dla każdego przy stole.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Próbka kart</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Drobny błąd. Chyba mój.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Małe arcydzieło, że tak powiem.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Remis. Postaw kolejną kartę.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Remis: {card:twój} i {second} gracza {other}. Obie strony stawiają jeszcze raz.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Remis: {bid} i twoja karta {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Remis: {card} gracza {player} i {second} gracza {other}. Obie strony stawiają jeszcze raz.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Turniej ma od czterech do szesnastu uczestników, ludzi i komputery.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Turniej ma od {least} do {most} uczestników.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Turniej ma od {least} do {most} rund.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Tragedia w jednym akcie.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Zgrany duet</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Wygrana we dwoje daje 6 punktów; we czworo jest ich 6, 4, 2 i 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>Dobrana karta: {rank}. Nie można jej tak położyć: użyj jej albo ją odrzuć.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Około minuty; można dokończyć kiedykolwiek.</numerusform>
            <numerusform>Około %n minut; można dokończyć kiedykolwiek.</numerusform>
            <numerusform>Około %n minut; można dokończyć kiedykolwiek.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>O programie Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Mniej więcej równie dobry: różnica wynosi {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Zwykle {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Powyżej {limit}, więc odpada z partii.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>U góry, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Oskarż innego gracza albo spasuj.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Nikogo nie oskarżaj: nikt nic nie płaci.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Oskarż gracza {player}, choć tam wszystko pasuje.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Oskarż gracza {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>As!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada pytała o siódemkę, więc musi jakąś mieć: siódemkę karo. Ale najpierw zapytaj Clarę o siódemkę trefl.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada sama pytała o siódemkę trefl, więc nie może jej mieć: nie wolno pytać o kartę, którą się ma. Zapytaj Clarę.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada mówi Nie. To kończy lewę: ostatnia karta jest twoja, więc zdobywasz kartę punktową, 2 punkty. A para dała ci jeszcze jedną kartę.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada bierze kiery. Twoja trójka wraca, a z nią jej walet pik. Nikt nie wychodzi z rundy z niczym.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Dodaj talię</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Dodaj talię…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Dodaj do swoich punktów stos wart {count}.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Po remisie gra idzie o więcej kart, a wybiera z nich przegrany.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Po partii</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Po wyścigu {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Po rundzie {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Po wyścigu</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>{player} może potem ogłosić Soy w {share}%.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Jeszcze raz, jeszcze raz!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Przeciwnik {level}: prawdopodobnie wygrasz {share} partii, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>O, towarzystwo. Przysuńcie sobie krzesła.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Wszystkie karty są odkryte. Czerwona dziesiątka nie jest niższa od dziewiątki, więc Ada musiała zapłacić: 25 punktów. Temu, kto ogłosił, można zastąpić tylko jedną kartę; jedna wystarczyła.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Odkryte karty: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Wszystkie wieczory</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Uczciwie</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Teraz wszystkie cztery duety są zgrane: każdy ma ptaszka. Dobrana karta może zastąpić jedną z twoich zakrytych albo odkrytą kartę innego gracza; asa zastąpi tylko dziesiątka. Można ją też odrzucić.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Wszystkie cztery duety zgrane: nic do zapłaty.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Wszystkie cztery duety zgrane: {sum} i jeszcze {bonus}.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Cała czwórka gra w każdej partii.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Wszystkie cztery zgrane: zdobywasz jeszcze {points}, razem {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Wszystkie cztery zgrane: {player} zdobywa jeszcze {points}, razem {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>W sumie zyskujesz trochę względem innych.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>W sumie zyskujesz około punktu względem innych.</numerusform>
            <numerusform>W sumie zyskujesz około %n punktów względem innych.</numerusform>
            <numerusform>W sumie zyskujesz około %n punktów względem innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>W sumie tracisz trochę względem innych.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>W sumie tracisz około punktu względem innych.</numerusform>
            <numerusform>W sumie tracisz około %n punktów względem innych.</numerusform>
            <numerusform>W sumie tracisz około %n punktów względem innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Wie każdy</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Wszyscy grają każdą partię razem.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Wszystkie duety są zgrane: ogłoś Soureh, zanim ktoś któryś zepsuje.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Wszystkie twoje partie, czekające i skończone</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Zawsze: nic się nie rusza</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Amerykańska krewna gry z Bliskiego Wschodu, wzbogacona o figury.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>As wygrywa raz: pytaj, co da teraz, a co mógłby dać później.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Gwiazdka oznacza partie z podpowiedziami lub cofniętymi ruchami.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>Równy udział to {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Wieczór przy dobrym stole</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Wieczór potrzebuje przynajmniej jednej gry.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Wieczór przy kartach</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Wieczór do zapamiętania. Przynajmniej dla mnie.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Niedokładność. Ten ruch kosztuje {cost} partii: z {before} na {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Niedokładność. Ten ruch kosztuje punktów: {number}.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Stara sztuczka, a wciąż działa.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>Animowane GIF-y (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Zapowiedź</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Inny program trzyma {lock}, więc tym razem partie i ustawienia nie są zapisywane.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Dowolna trudność</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Dowolni przeciwnicy</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Dowolne opcje</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Dowolna liczba graczy</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Dowolny temat</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Nie licząc duetu {slot}, twoje duety dają około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Nie licząc duetu {slot}, {player} ma ze swoich duetów około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Oklaski mile widziane.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>To już gramy? Wspaniale.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Jako CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Jako JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Równie dobrze: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Tak jak być powinno.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Póki trzymasz swoje, {player} nie zbierze {suits:gen}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Z twojego miejsca</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Z miejsca gracza {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Zapytaj gracza o kartę.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Zapytaj o kartę wartości, którą masz: kliknij gracza albo przeciągnij tam kartę.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Zapytaj o kartę: wybierz gracza, przeciągnij tam kartę albo wpisz ją, na przykład {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Pytaj o karty, zapamiętuj odpowiedzi i zbieraj po cztery jednakowe.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>O nic nie pytaj</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Zapytaj gracza {player} o {card:acc}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Pytasz gracza {player} o…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Biegiem</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Przy każdym stole</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>{rank:Plain}, co najmniej jedna karta: poza tym nikt na pewno.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>{rank:Plain}, co najmniej jedna karta: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Można zapisać najwyżej {most} wpisów.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>W wyścigu bierze udział najwyżej {players} graczy.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>Gra o kartę punktową za {points}: {suit}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>Gra o: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Na spodzie, w tej kolejności: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Przy stole {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Bakłażan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>No to z powrotem do sztalug.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Wróć do wieczoru</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Wróć do turnieju</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil pytał cię o asa kier. Więc go nie ma: nie wolno pytać o kartę, którą się ma.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil właśnie powiedział, że jej nie ma. Może ją mieć tylko Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Przygotuj zapłatę dokładnie {more}: dojdziesz do {count} i odejmiesz 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Pokonaj najsilniejszy poziom, bez słabszych przy stole.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Uczciwie mnie ograno. Nalejcie mi jeszcze.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Pięknie. Mogę to namalować?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Przed pierwszą kartą</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Przed ostatnią rundą jesteś na końcu, punkt straty.</numerusform>
            <numerusform>Przed ostatnią rundą jesteś na końcu, %n punkty straty.</numerusform>
            <numerusform>Przed ostatnią rundą jesteś na końcu, %n punktów straty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>Przed ostatnią rundą {player} jest na końcu, punkt straty.</numerusform>
            <numerusform>Przed ostatnią rundą {player} jest na końcu, %n punkty straty.</numerusform>
            <numerusform>Przed ostatnią rundą {player} jest na końcu, %n punktów straty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Zacznij sezon {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Zaczęte</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Za kulisami: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Najlepszy wieczór w tym tygodniu.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Lepiej, tu i przy jednej późniejszej decyzji: {move}</numerusform>
            <numerusform>Lepiej, tu i przy %n późniejszych decyzjach: {move}</numerusform>
            <numerusform>Lepiej, tu i przy %n późniejszych decyzjach: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Lepiej: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Postaw zbędną kartę: twój najdłuższy kolor pozostanie tak samo długi.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Zagraj o nagrodę: wybierz kartę, a potem swoje miejsce.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Zagraj o nagrodę: kliknij kartę, a potem swoje miejsce. Przegrany dostaje obie stawki.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Zagraj o nagrodę: {cards}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Graj o to, co nagroda dodaje do twojego koloru; przegrany bierze obie stawki.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Postaw {cards:acc}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Śmiali goście są szybcy i czasem przeoczą stos</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Śmiali goście pytają o najcenniejsze wartości</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Śmiali goście wolą ryzykowniejszy z dwóch dobrych ruchów</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Śmiali goście lubią stawiać wysoko</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Śmiali goście rzadko mówią Nie i lubią wysokie karty</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Śmiali goście budują własne duety i wcześnie ogłaszają</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Śmiali goście budują własne duety i wcześnie pukają</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Premia: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Obie strony ogłaszają Soy z równymi kartami: remis.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Obie strony ogłaszają Soy: wygrywasz niższymi kartami.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Obie strony ogłaszają Soy: {player} wygrywa niższymi kartami.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Liczą się obie karty każdego zgranego duetu: asy 15, walety, damy i króle nic. Zdobywasz 47, a do tego 50 za wszystkie cztery.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Obie strony zdobywają tyle samo.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Oba ruchy prawie na pewno przegrywają partię.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Oba ruchy prawie na pewno wygrywają partię.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Butelkowa zieleń</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dół</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Odgałęzienie innej partii</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Brawo, brawo!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Rozbij duet {slot} gracza {player}, który ogłosił Soureh.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Rozbij duet {slot} gracza {player}, który zapukał.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Rozbij naraz dwa duety gracza {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Rozbij duet {second} gracza {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Rozbij prawdopodobnie zgrany duet {slot} gracza {player}.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Przenieś dwie zakryte karty tam, gdzie lepiej ci służą.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Przejrzyj  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Przejrzyj stos odrzuconych</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Zbuduj cztery zgrane duety, choć króle, damy i walety robią zamęt.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Budować czy psuć</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Buduj, gdy masz mniej zgranych duetów; psuj, gdy druga strona zaraz skończy.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>O włos</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Według gier</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Według poziomów</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>Porównaj z ko&amp;mputerami…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Ogłoś Soy po jednej lub dwóch rundach.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Ogłoś Soy: wszystkie karty w jednym kolorze.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Kart na ręce</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Dostajesz za pozostałe karty {points}, masz teraz {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>{player} dostaje za pozostałe karty {points}, ma teraz {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>{suit:Plain}: {count}. Naciśnij {key}, żeby tam przejść.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Ostrożne towarzystwo</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Wykryj oszustwo: {player} ma {card:acc} na {top:loc}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Wpadka…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Ostrożni goście pytają o wartości, których mają najwięcej</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Ostrożni goście nie ruszają zgranych duetów i późno ogłaszają</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Ostrożni goście nie ruszają zgranych duetów i późno pukają</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Ostrożni goście wolą bezpieczniejszy z dwóch dobrych ruchów</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Ostrożni goście lubią stawiać nisko</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Ostrożni goście oszczędzają wysokie karty</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Ostrożni goście nie spieszą się i niczego nie przeoczą</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>&amp;Zmień punkt widzenia</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Zmień swój duet {slot}, który nadal nie będzie zgrany.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Zmień swój duet {slot}, który pozostaje zgrany.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Zmiana {number} od twojej ostatniej decyzji: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Jestem oczarowany. Proszę rozdawać.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Oszukiwanie</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Jodełka</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Wybierz kartę do rzędu.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Wybierz kartę na to miejsce.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Wybierz wpisy od {least} do {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Wybierz miejsce albo odrzuć.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Wybierz po jednej karcie z każdego duetu do zapłaty.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Wybierz swoją odkrytą kartę do zastąpienia albo odrzuć.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Wybierz jeden ze swoich stosów.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Wybierz jeden ze swoich stosów: jego karty to punkty.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Wybierz stos {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Wybierz drugą zakrytą kartę do zamiany.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Wybierz stos, którym zapłaci {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Wybierz stos do zapłaty.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Wybierz dwie zakryte karty do zamiany albo odrzuć.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Wybierz, na kogo przejdzie kolej: {player} nie może mieć {card:gen}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Clara ją miała, a teraz jest twoja. Kto dostaje kartę, pyta dalej, więc to wciąż twoja kolej.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Clara ma 3 punkty; ty masz wyjście i swojego asa. Dalsze karty punktowe są warte nawet 10 punktów: zachowaj na nie wysokie karty.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczna</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Do czysta</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Kliknij kartę albo wpisz ją, na przykład {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Kliknij, żeby nią zapłacić.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Zamknij stos odrzuconych</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Zamknij panel boczny</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Zbieraj karety: wszystkie cztery karty tej samej wartości. Wykłada się je przed sobą i dostaje za nie punkty: od dwójek do dziesiątek ich liczbę, walety, damy i króle 10, asy 25. Kolory i starszeństwo kart nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Zbierz {four}, punkty: {count}. Wiesz, kto ma każdą z tych kart.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Zbieraj {four}, punkty: {count}. Masz {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>W porównaniu z najlepszym przeciwnikiem na końcu; poniżej 0 to strata.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Składniki</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Resztę mogą rozegrać komputery ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Komputery nie widzą więcej niż ty.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Kontynuuj wieczór</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Kontynuuj swoją partię</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Kontynuuj {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Kontynuuj: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Kontynuuj: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Duet {slot} się nie zgrywa: zakryta karta to {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Duet {slot} się nie zgrywa: obie karty są równe.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Duet {slot} się nie zgrywa: czarn{up:rodzaj} {up} nie jest wyższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Duet {slot} się nie zgrywa: czerwon{up:rodzaj} {up} nie jest niższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Duet {slot} się nie zgrywa: dwa asy.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Duet {slot}: {up} odkryt{up:rodzaj}, {down} zakryt{down:rodzaj}, niezgrany.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Duet {slot}: {up} odkryt{up:rodzaj}, {down} zakryt{down:rodzaj}, zgrany.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Duet {slot}: {up} odkryt{up:rodzaj}, {down} zakryt{down:rodzaj}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Duet {slots} nie jest zgrany. Żeby mimo to ogłosić, wybierz Ogłoś jeszcze raz.</numerusform>
            <numerusform>Duety {slots} nie są zgrane. Żeby mimo to ogłosić, wybierz Ogłoś jeszcze raz.</numerusform>
            <numerusform>Duety {slots} nie są zgrane. Żeby mimo to ogłosić, wybierz Ogłoś jeszcze raz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Duet {slots} nie jest zgrany. Żeby mimo to zapukać, wybierz Zapukaj jeszcze raz.</numerusform>
            <numerusform>Duety {slots} nie są zgrane. Żeby mimo to zapukać, wybierz Zapukaj jeszcze raz.</numerusform>
            <numerusform>Duety {slots} nie są zgrane. Żeby mimo to zapukać, wybierz Zapukaj jeszcze raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Kopiuj &amp;tekst</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Kopiuj wszystko</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Kopiuj do zgłoszenia błędu</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Od najkosztowniejszej</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Kosztowne decyzje z twoich własnych partii, które wracają, póki ich nie rozwiążesz</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Zanim wybierzesz, policz, co każdy stos zmienia w wyniku.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Policz, kto może mieć każdą kartę: jedna odpowiedź potrafi wskazać dwie.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Przykryj kartę, którą inny stos powtarza albo której sąsiadów już nie ma.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Powstaje animowany GIF…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Obecne opcje: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>Dzi&amp;eń po dniu</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Na noże</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Linia przerywana: równy udział.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Linia przerywana: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Dzień po dniu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Rozdania i zadanie tego dnia</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Talie kart ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ogłoś</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Ogłoś Soureh albo zakończ turę.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Ogłoś Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Ogłosić czy czekać</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Ogłoś, gdy inni zapłacą więcej, niż czekanie może ci dać.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Pokonany, owszem, ale w jakim towarzystwie.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Usunąć ten turniej?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Tego się nikt nie spodziewał, co?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Widzieliście? Ja ledwo.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Bezpośr.</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Odrzuć kartę, która ci nic nie daje: kliknij ją, a potem swoje odrzucone.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Odrzuć kartę.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Odrzuć kartę: wybierz ją, a potem miejsce na odrzucone.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Odrzucaj kolor, którego kart zostało najmniej.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Stos odrzuconych, %n karta, na wierzchu {card}</numerusform>
            <numerusform>Stos odrzuconych, %n karty, na wierzchu {card}</numerusform>
            <numerusform>Stos odrzuconych, %n kart, na wierzchu {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Stos odrzuconych, pusty</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Odrzuć {cards:acc}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Odrzuć {card:acc}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Odrzucona bez użycia, dama nie daje tur. Naciśnij „Użyj damy”.</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Odrzucone gracza {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Odrzucone, %n karta</numerusform>
            <numerusform>Odrzucone, %n karty</numerusform>
            <numerusform>Odrzucone, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Odrzucone: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Zacząć to rozdanie jeszcze raz?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Koniec!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Podwójny agent</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Talon, %n karta</numerusform>
            <numerusform>Talon, %n karty</numerusform>
            <numerusform>Talon, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Talon: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Dobrana karta: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Kolejka dla wszystkich!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Upuszczaj po jednym pliku: partię albo talię kart.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Upuść kartę na gracza, którego pytasz.</translation>
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
        <translation>Każdą kartę można wziąć tylko raz.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Każda decyzja jest rozgrywana wiele razy. Możesz grać dalej.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Każdy poziom gra kartami gracza {player} przeciw tym samym rywalom, liczba partii: {count}.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Każda partia</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Każdy człowiek potrzebuje imienia, żeby można było przekazać mu ekran.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Każdy ma na początku</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Poprzednie wieczory</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Łatwy rozważa niewiele zastosowań karty i myśli tylko o rundzie.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Łatwy kieruje się pierwszym wrażeniem i myśli tylko o własnych duetach.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Łatwy jest powolny i kładzie kartę na dowolny stos, który ją przyjmie.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Łatwy gra na wyczucie, a często na chybił trafił.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Łatwy pamięta 2 ostatnie pytania i pyta o wartości, których ma najwięcej.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Łatwy pamięta dwie rundy i czasem gra na chybił trafił.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Oba są dobre.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Kończ moją turę samoczynnie, póki nie wszystkie moje duety są zgrane</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Kończ moją turę samoczynnie, gdy mam mniej niż dwa zgrane duety</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Zakończ rundę teraz, zanim inni będą mieć więcej zgranych duetów.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Zakończ rundę teraz, zanim {player} będzie mieć więcej zgranych duetów.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Zakończ rundę teraz: w obecnej sytuacji płacisz dokładnie {more} i dochodzisz do {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Zakończ rundę, póki wszystkie cztery duety są zgrane.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Zakończ turę albo zapukaj: runda skończy się po ostatniej turze drugiej strony.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Zakończ turę: zanim ogłosisz, wszystkie duety powinny być zgrane.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Wpisz słowo, liczbę albo dowolny tekst.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Wpisz dowolne słowo.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Wpisz najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enter wykonuje ruch, Esc anuluje.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enter pokazuje pozycję jeszcze raz, Escape wraca do partii.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Przy równych punktach liczą się wygrane, potem partie między sobą, a potem los.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc lub kliknięcie wraca do partii.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Równy udział</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Wieczór {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Dobry.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Zdarzenia przy stole są wypowiadane.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Każda stawka dała remis: nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Tu trafia każda partia, którą zaczniesz.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Każdy ruch partii</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Wszyscy są śmiali.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Wszyscy są ostrożni, a dwoje gra mocno.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Każdy spotyka każdego.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Wszyscy ścigają się naraz, każdy własnymi kartami; karty Ady są u góry. Twój zapas leży po lewej, obok niego jedna odkryta karta. Połóż wszystkie karty, szybko, na stosy od 1 do 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Wszystko inne, także twoje decyzje, dało ci {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Wszystko inne, także twoje decyzje, kosztowało cię {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Wszystko, co padło</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Dokładnie tak, jak mi się śniło.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Oczekiwane wygrane</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Doświadczenie, moi drodzy. Nic więcej.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Zakryta karta, duet {slot} gracza {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Wachlarze</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Szybciej</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Liczby…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Pełne: gracz wie, kto ją ma. Przerywane: nie pamięta.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>Finał: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Dobra. Ale następnym razem!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Najpierw dokończ wyścig.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skończone</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Tu będą liczone skończone partie.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Pierwszy wieczór</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Odejmujesz za pierwsze miejsce {points}, masz teraz {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>{player} odejmuje za pierwsze miejsce {points}, ma teraz {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Najpierw użyj dobranej karty.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Pierwsze miejsce: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Dostajesz za oszustwo stos {pile}, wart {points}, masz teraz {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>{player} dostaje za oszustwo stos {pile}, wart {points}, ma teraz {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Fortuna sprzyja</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>Fortuna nie spóźnia się na spotkania.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Znalezione w twoich partiach, także dawnych; partie z pomocą się nie liczą</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Cztery siódemki: od razu leżą na stole. Linia twojego wyniku trochę urosła; 7 punktów dolicza się na koniec rundy.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cztery asy</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Cztery asy!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Czterobarwna</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>Od czterech do szesnastu uczestników, przez kilka dni</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Przyjaciele! Noc jeszcze młoda.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Od wpisu</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Z talii</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Z twojego punktu widzenia</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Od {first} do {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Bez pomocy, {matches}, z przedziałem 80%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Z punktu widzenia gracza {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Szóstka z plusem.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Gry, w których liczy się barwa karty.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Życzliwi goście pytają tego, kto prowadzi, a innych oszczędzają</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Życzliwi goście stawiają nisko w grze o kolor, który zbiera przeciwnik</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Życzliwi goście dają wygrać tym, którzy są w tyle</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Życzliwi goście wolą ten z dwóch dobrych ruchów, który oszczędza innych</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Życzliwi goście wolą oszczędzać cudze duety</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Życzliwi goście wolą oszczędzać duety przeciwnika</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Zbierz rękę w jednym kolorze przed Adą: to Soy i wygrywa partię. Znaczki pod kartami liczą każdy kolor; naciśnij małą cyfrę w ramce, żeby tam przejść. As jest najwyższą kartą, dwójka najniższą.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Pozbądź się {card:gen} oszustwem.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Pozbądź się {card:gen} na duecie {slot} gracza {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Zdobądź ostatnią do karety: {four}. Punkty: {count}.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Pogromca olbrzymów</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Odpuść kartę za {count}: {player} ją zdobywa.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Poświęć swój zgrany duet {slot}.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Porzucone</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Oddać damę Adzie to dobry pomysł. Ale jej as pasuje do każdej liczby i jest wart 15. Przenieś damę za asa.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Start!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Według wszystkiego, co możesz wiedzieć; liczy się jako pomoc.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Dobry wieczór. Plecy prosto, karty w górę.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Dobry wieczór. Nigdy nie blefuję. A może jednak?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Dobry wieczór. Przeliczymy karty?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Z wdziękiem. Jestem prawie pod wrażeniem.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>W&amp;ykres szans na wygraną</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Gość wieczoru</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ha! Niech to ktoś zapisze.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Połowa wyników przeciwników mieści się od {low} do {high}; mediana to {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Połowa twoich wyników mieści się od {low} do {high}; mediana to {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Ręka gracza {player}, %n karta</numerusform>
            <numerusform>Ręka gracza {player}, %n karty</numerusform>
            <numerusform>Ręka gracza {player}, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Przekaż ekran.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Przekaż ekran: {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Trudny uczy się też z ruchów innych i ma odwagę ogłosić wcześnie.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Trudny ponadto pamięta, wyciąga wnioski i planuje kilka lew naprzód.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Trudny śledzi karty, które jeszcze przyjdą, i sprawdza, jak może się potoczyć wyścig.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Trudny uczy się z ruchów przeciwnika i rozgrywa w myślach koniec rundy.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Trudny pamięta wszystko, czyta z twoich stawek i liczy się z tym, że ty czytasz z jego.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Miej cztery razy cztery zgrane duety w jednej partii Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Zbierz {kept} w {suit:loc}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Kiery i kara są tu czerwone, piki i trefle czarne.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Cześć wszystkim! Kto wygrywa?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Ukryte.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Wysoki: czarne sukno, proste barwy</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Hm. Za moich czasów to była dobra karta.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Wyróżnienia</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Z jaką szansą każdy gracz ma każdą kartę</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Jak miło, że jesteście!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Jak często padał każdy wynik, w punktach; im mniej, tym lepiej.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Jak często padał każdy wynik, w punktach; im więcej, tym lepiej.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Jakie to nużące.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Jak tu grać</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Jakie to uprzejme z waszej strony.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Jestem dziś na końcu. Może być już tylko lepiej.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Kłaniam się. Leciutko, ale się kłaniam.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Przyniosłam ciasteczka. I szczęście, mam nadzieję.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Wywołuję:</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Już się nie mogę doczekać, żeby opowiedzieć w domu.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Liczyłam dwa razy i to prawda.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Wcale nie!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Szczęście mi dziś sprzyja, czuję to. Ostrzegałam.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Dawałam temu jedną szansę na pięć.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Ćwiczyłem!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>W {game} przed chwilą wyszło na moje. Co na to {other}?</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Nie mam zastrzeżeń.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Grywałem w to gorszymi kartami.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Zostawiam.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Pukam.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Czegoś się nauczyłam. Gramy jeszcze?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Tak właśnie miało być. Prawie.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Nigdy nie lubiłem tych kart.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Nazwijmy to szkicem.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Jutro włożę ciemniejszy krawat.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Powinnam była to wiedzieć.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Wciąż myślę o grze {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Ktoś w końcu musiał.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Dziękuję wam i dziękuję damie kier.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Na drugi raz będę wiedziała.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Wygrałam? Wygrałam!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Jeśli coś się nie uda, zapisuje to {file}. „Zgłoś problem…” w menu Pomoc zbiera wszystko, czego potrzeba do zgłoszenia.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Gdy ogłosisz, wszyscy inni mają jedną ostatnią turę. Potem płacą ci, którzy nie mają czterech zgranych duetów. Twoje są wszystkie zgrane, więc naciśnij Ogłoś, zanim Ada któryś zepsuje.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Jeśli {player} powie nie, może ci zabrać {card:acc}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Jeśli {player} powie nie, będzie też wiedzieć, że zbierasz {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Niemożliwy</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Niemożliwy pamięta całą rundę, wyciąga wnioski i waży obie odpowiedzi.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>Razem: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>W szansie na wygraną: {cost}, z {before} na {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>W szansie na wygraną: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>W każdej rundzie grają ze sobą ci, którzy mają podobną liczbę punktów, a nikt nie gra z nikim dwa razy.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>W każdej rundzie dwie karty na środku to nagroda. Obie strony grają o nią, stawiając po jednej zakrytej karcie; potem stawki się odkrywa. W stosie po lewej czekają nagrody dalszych rund.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>W punktach: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Ostatnio: {matches}, z przedziałem 95%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>Na prowadzeniu: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Na środku leżą talon, twoja dobrana karta i stos odrzuconych, który możesz przeglądać. Przy każdym imieniu są punkty; cienka linia pod nim biegnie do 300. Nacięcie pokazuje, ile dałaby runda w tej chwili. Ostatnia karta talonu kończy rundę.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Na środku leżą talon, twoja dobrana karta i stos odrzuconych, który możesz przeglądać. Przy każdym imieniu są punkty; cienka linia pod nim biegnie do limitu, 100. Nacięcie pokazuje, dokąd zaprowadziłaby runda w tej chwili. Ostatnia karta talonu kończy rundę.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>W tej grze nie da się oddzielić szczęścia od umiejętności: widać tylko koszty.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>W grach {games} kiery i kara są czerwone, a piki i trefle czarne.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Dołącz &amp;partię: karty, ruchy i imiona</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Wymyślił ją Jeff i chciałby, żeby znali ją wszyscy, wszędzie.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Powiększa twój najmniejszy stos.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Rachunek się zgadza. Dziękuję za grę.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>To oszustwo, o które inni mogą cię oskarżyć.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>To uczciwy ruch: nikt nie może cię oskarżyć.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Jeszcze nie twoja kolej.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Twoja kolej na płacenie: wybierz po jednej karcie z każdego duetu, zgranego czy nie. As liczy się za 1. Tańsze karty są już zaznaczone. Naciśnij Zapłać.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Kolej gracza {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Nadal nie można zapisać partii.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Rozstrzygnęła runda {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Wygrywa trochę mniej partii.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Wygrywa {fewer} ze 100 takich partii, a nie {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Partie wieczoru</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Jego partie zostają w albumie.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Po prostu graj</translation>
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
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Miej na wierzchu różne karty: każda wartość przyjmuje trzy.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Zachowaj niskie karty: nagród już nie ma, a niskie wygrywają.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Zostaw kartę na później: żaden stos jej nie przyjmuje.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Zatrzymać kartę czy nie</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Nie oddawaj nagrody, o którą gra {player}.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Zostaw wynik bez zmian.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Zostaw wynik: {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Utrzymaj swój najmniejszy stos na {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Zachowaj {kept} w {suit:loc}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Klawisze 1–6 kładą kartę; spacja, gdy żaden stos jej nie przyjmuje.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Zapukaj</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Pukać czy czekać</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Pukaj, póki prowadzisz; czekaj, póki tura może dać punkty.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Puk, puk!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Zapukaj albo zakończ tę turę: masz jeszcze jedną.</numerusform>
            <numerusform>Zapukaj albo zakończ tę turę: masz jeszcze %n tury.</numerusform>
            <numerusform>Zapukaj albo zakończ tę turę: masz jeszcze %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Zapukaj albo zakończ turę.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Puchar</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Zapukaj.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Pukanie</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Wyłożone przez ciebie: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>{player} ma wyłożone: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Większy &amp;tekst</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Duże indeksy</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Ostatni dzień</numerusform>
            <numerusform>Ostatnie %n dni</numerusform>
            <numerusform>Ostatnie %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ostatnie ruchy</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Ostatni wieczór</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ostatnia tura</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Ostatnio: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Śmiejcie się. Ja bym się śmiała.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Wyłóż w grze Soi cztery asy po najwyżej dwóch pytaniach o nie.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Odłóż {card:acc} do swojego duetu {slot}: tam nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Wychodź wysoko tylko po kartę, która jest warta twojej najlepszej.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Naucz się (2 minuty)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Naucz się {game} w dwie minuty</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Zostaw wszystkie duety bez zmian.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Zostawcie mnie. Nie, zostańcie i rozdajcie.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Zostaw kartę za {count} graczowi {player} i zachowaj swoje karty.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Zostaw na wierzchu karty, do których pasuje {share}% przyszłych kart.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Wyjdź bez zapisu</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Strzałki w lewo i w prawo przechodzą po decyzjach, w górę i w dół po błędach.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Pozostało: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Dla leworęcznych: przyciski i stosy po lewej</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Mniej znaczy więcej</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Grajmy.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Zobaczmy, co przyniesie wieczór.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Niech {player} zapłaci stosem wartym {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Obniż wartość duetu {slot} gracza {player}, kładąc {card:acc}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licencja: {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencje…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Jasne lub ciemne, jak pulpit</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Jak pulpit</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Jak system: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Jak {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Len</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Od najdłuższych</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Zobacz, czego jeszcze trzeba każdemu duetowi i ile takich kart zostało.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Najpierw popatrz: zaraz grasz. Naciśnij Enter, żeby przejść dalej.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Poszukaj wielokrotności 100, zanim zapłacisz najmniej.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Przejrzyj stosy, a potem oskarż.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Patrzcie, udało się!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Przegraj po remisie i wybieraj spośród stawek.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Odpuść nagrodę i zabierz obie stawki.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Pozbądź się punktów: wszyscy zaczynają z 5, a 0 wygrywa. Punkty to małe stosy przy imionach. Każdy wyścig dodaje punkty, a pierwsze miejsce trochę odejmuje.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Wygrywa najniższy wynik.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Obniż koszt swojego duetu {slot} z {rest} do {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętności</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Szczęście: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Szczęście: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Zgraj wszystkie cztery duety: to 50 punktów więcej.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Zgraj wszystkie cztery duety: wtedy nic nie płacisz.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Niech {player} ma trudniej w walce o kartę za {count}.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Zabezpiecz swój duet {slot}: trudniej będzie go rozbić.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Zgraj swój duet {slot}, pierwszy z czterech.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Zgraj swój duet {slot}: wtedy zgranych z czterech będzie {count}.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Zagraj swoje błędne decyzje jeszcze raz, od najkosztowniejszej</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Podnieś cenę duetu {slot} gracza {player}, kładąc {card:acc}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Zaznacz znane fakty</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Zaznaczaj znane fakty na kartach do pytania (liczy się jako pomoc)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Zaznaczone: błędy i początek każdej rundy.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Znaki: w górę wygrane, w dół przegrane.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Partia %v z %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Trwająca partia, dzienniki</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Wyrównaj lub przebij ostatnią kartę i zdobywaj karty punktowe.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Wyrównaj {rank:acc} i dobierz kartę.</numerusform>
            <numerusform>Wyrównaj {rank:acc} i dobierz %n karty.</numerusform>
            <numerusform>Wyrównaj {rank:acc} i dobierz %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Partie i talie</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Trwa analiza partii. Możesz grać dalej.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Partie tylko we dwoje, za każdym razem z kimś innym.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Napraw swój duet {slot} i rozbij duet {second} gracza {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Napraw swój duet {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Napraw naraz swoje duety {slot} i {second}.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Menu i okna</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Średni rozważa więcej zastosowań i myśli o całej partii.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Średni kieruje się pierwszym wrażeniem, ale psuje też duety przeciwnika.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Średni ma na wierzchu różne karty, a jeden stos trzyma niski.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Średni pamięta 10 ostatnich pytań i pyta o karty, które na oczach wszystkich zmieniły właściciela.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Średni pamięta trzy rundy, czyta z twoich stawek i zmienia swoje.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Średni sprawdza, jak może się potoczyć lewa.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Granat nocy</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Czyli moje.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Siódemkę bije większość kart. A gdyby nawet wygrała, dostałaby ją Ada: jeden pik mniej dla ciebie. Postaw wyższą kartę, która nie jest pikiem.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>Większość jego partii odchodzi od tej przy wpisie {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Ruch i dźwięk</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Połóż {card:acc} pod spód zapasu.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Dotychczasowe ruchy</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Moje &amp;karty</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Uchylam kapelusza.</translation>
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
        <translation>Imię, miejsce {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Pod koniec każda karta ma niewiele miejsc: znajdź je.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nowy wieczór…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nowa gra: {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Pierwszy raz {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Pierwszy raz {game}? Naucz się w dwie minuty</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Nowy turniej: {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Następne</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Następna &amp;runda</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Następny gość, miejsce {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Następny &amp;błąd</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Następny wyścig</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Potem przyszła czarna dziesiątka i leży już pod twoim waletem. Wszystkie cztery duety są zgrane. Zapukaj, zanim Ada któryś zepsuje: będzie miała ostatnią turę, a potem runda się skończy.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Następnie: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Nie zapisano animowanego GIF-a.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Potem nie ma decyzji.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Przedtem nie ma decyzji.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Żaden duet nic nie daje.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Twoje Nie kończy lewę: Clara zdobyłaby swoją dziewiątką 2 punkty, choć możesz dziewiątkę wyrównać. Zrób parę.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Nie zapisano żadnych błędów.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Nie można rozegrać wieczoru, gdy Soirée nic nie zapisuje.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Bez finału</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Żadna czcionka tego systemu nie ma liter języka: {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Bez karety.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Nie ma gry {name}; są {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Tu nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Nie ma partii z tego miesiąca do analizy.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Żadna partia nie przepadła. Szczegóły mogą pomóc w naprawie.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Nie znaleziono partii.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Potem nie ma błędów.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Przedtem nie ma błędów.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Nie znaleziono błędów.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Żaden ruch nie jest lepszy.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Żaden stos jej nie przyjmuje: spacja zaczyna nowy.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Żaden stos nie przyjmuje siódemki: pasuje do niej szóstka, siódemka lub ósemka. Póki stosów jest mniej niż sześć, taka karta zaczyna nowy. Naciśnij spację albo kliknij następne puste miejsce.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Żaden stos nie przyjmuje {card:gen}: zacznij nowy.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono zadań.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Nie gra się o żadną kartę punktową</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Bez skrótu</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Żadnego pojedynczego błędu, ale drobne straty się sumują.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Proszę nie rozmawiać przez stół.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Nie! Teraz kolej Basila. Słyszał, że masz króla, i ci go zabrał. Wygrywa ten, kto najlepiej słucha: oto Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Nie, nie, nie.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Nie, dziękuję</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nie.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Nikt cię już nie dogoni.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>{player} ma już pewną wygraną.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Nikt nie musi płacić.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Nikt nie ma {card:gen}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Żaden z twoich duetów nie jest zgrany.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>{player} nie ma ani jednego zgranego duetu.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Żaden jej nie przyjmuje: spacja kładzie ją pod spód zapasu, aż wróci {card}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>Nie ma w pomocy.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nierozegrane</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Jeszcze nierozegrane</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Jeszcze nierozwiązane</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Bez próby</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notatka: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Odnotowano.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Nic więcej nie jest pewne. Spróbuj zgadnąć: zapytaj Basila o króla kier.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Jeszcze nic się nie wydarzyło.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Teraz ogłosiła Ada, a ty zapłacisz: żadna karta nie jest wyższa niż czerwona dziesiątka w twoim drugim duecie. Niech Ada też zapłaci: połóż dobraną dziesiątkę na jej czerwonej dwójce, najtańszej karcie, którą mogłaby zapłacić.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Teraz wybierz jej miejsce albo inną kartę.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Teraz wszyscy grają naraz. Wznów, kiedy zechcesz.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Teraz ostatnia karta to siódemka. As wygrywa lewę, a wszyscy inni muszą odrzucić każdą kartę powyżej siódemki i pokazać resztę. Zagraj asa.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>W drugim kolorze zachowujesz {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>W jednym kolorze zachowujesz {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Zostaje ci około {count} kart, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>{suit:Plain}: {count} z twoich {cards} kart.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>{suit:Plain}: {count} z {cards} kart gracza {player}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Domyślnie wyłączone, gdy działa czytnik ekranu, bo słuchanie wymaga czasu.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Ojej, ojejej.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Och, cudownie!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>Na stosie odrzuconych walet nic ci nie da. Na czerwonej dziesiątce zgra duet.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Na koszt firmy</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Robi się, co się może.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Jeden gość gra tak dobrze, jak tylko można.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>{player} po ogłoszeniu ma już jedną zastąpioną kartę: drugiej nie można.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Jeden stos zamienia się w punkty: naciśnij numer małego.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Jeden wyścig dla wszystkich</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Nie wypada narzekać. Westchnąć można.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Tylko dziesiątka może zastąpić odkrytego asa.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Porównać można tylko skończoną partię.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Króla bije tylko as. Wygrasz dwa kiery, które nic ci nie dają, a Ada dostanie twojego najlepszego pika.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Notatki mogą mieć tylko partie w albumie.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Tylko ta osoba może widzieć karty za kurtyną.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Teraz tylko as jest dość wysoki. As wygrywa od razu, ale na 3 punkty jest za dobry. Powiedz Nie: Clara zdobywa kartę punktową, a ty wychodzisz w następnej lewie.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Ups. Nie ta.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz ostatn&amp;ie</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Przeciwnicy rzucają uwagi</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Wyniki przeciwników</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Kolejność decyzji</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Inaczej: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Poza grą.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Przebijaj stawki karta po karcie, aż cała ręka będzie w jednym kolorze.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF do druku (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>Cierpliwość okazała mi łaskę.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Cierpliwość to karta jak każda inna.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Zapłać jak najmniej: twój wynik to {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Nie płać za tę kartę więcej, niż jest warta przy następnych.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Zapłać po jednej karcie z każdego duetu: {sum}, razem {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Zapłać {cards:ins}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Zapłać o {more} więcej, niż musisz: twój wynik to {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Zapłać {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Zapłać {sum}, razem {after}: wtedy możesz odjąć 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Płacenie</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Płaci punkt.</numerusform>
            <numerusform>Płaci %n punkty.</numerusform>
            <numerusform>Płaci %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Płaci {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Być może lepiej: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Być może najlepszy ruch.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Okres</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Podnosisz {card:acc}; pasuje w jednym miejscu.</numerusform>
            <numerusform>Podnosisz {card:acc}; pasuje w %n miejscach.</numerusform>
            <numerusform>Podnosisz {card:acc}; pasuje w %n miejscach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Podnosisz {card:acc}; pasuje w jednym miejscu.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>Stos 4 ma wciąż jedną kartę. Szybko to dostrzec, w tym cała sztuka tej gry.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Stos {number} dodaje ci punkt. Enter go bierze.</numerusform>
            <numerusform>Stos {number} dodaje ci %n punkty. Enter go bierze.</numerusform>
            <numerusform>Stos {number} dodaje ci %n punktów. Enter go bierze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>{player} dostaje ze stosu {number} punkt. Enter go bierze.</numerusform>
            <numerusform>{player} dostaje ze stosu {number} %n punkty. Enter go bierze.</numerusform>
            <numerusform>{player} dostaje ze stosu {number} %n punktów. Enter go bierze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>Stos {number} ma jedną kartę, a każda to punkt. Stos 6 kosztuje jeden punkt.</numerusform>
            <numerusform>Stos {number} ma %n karty, a każda to punkt. Stos 6 kosztuje jeden punkt.</numerusform>
            <numerusform>Stos {number} ma %n kart, a każda to punkt. Stos 6 kosztuje jeden punkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Stos {number} gracza {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Stos {number}, zakryty</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Stos {number}, pusty</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Stos {number}, {card} na wierzchu, %n karta</numerusform>
            <numerusform>Stos {number}, {card} na wierzchu, %n karty</numerusform>
            <numerusform>Stos {number}, {card} na wierzchu, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Połóż ją w rzędzie albo wybierz kartę jeszcze raz.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Połóż {card:acc} jako zakrytą kartę swojego duetu {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Połóż {card:acc} na stos {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Połóż {card:acc} na {other:loc} w swoim duecie {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Połóż {card:acc} na {other:loc} w duecie {slot} gracza {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Połóż {card:acc} na swojej zakrytej albo cudzej odkrytej karcie albo odrzuć.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Połóż {card:acc} na swojej zakrytej karcie, na odkrytej karcie gracza {player} albo odrzuć.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Miejsce {place} z {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Miejsce {place}: koniec</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Miejsce {place}: pat</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Miejsce {rank}, punkt; wygrywa {winner}.</numerusform>
            <numerusform>Miejsce {rank}, %n punkty; wygrywa {winner}.</numerusform>
            <numerusform>Miejsce {rank}, %n punktów; wygrywa {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Zagraj roz&amp;danie…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Zagraj kartę równą ostatniej lub wyższą albo powiedz Nie. Ostatnia karta to dziewiątka i ty też masz dziewiątkę: zagraj ją. Karta tej samej wartości tworzy parę, a ty dobierasz kolejną kartę.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Zagrywaj kartę drugim kliknięciem, nie pierwszym</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Zagraj {rank:acc} lub wyżej albo powiedz Nie, co kończy lewę.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Zagraj {rank:acc} lub wyżej albo powiedz Nie.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Graj na poziomie {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Zagraj {rank:acc} lub wyżej albo powiedz Nie, co kończy lewę.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Zagraj {rank:acc} lub wyżej albo powiedz Nie.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>&amp;Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Graj dalej, żeby zgrać więcej duetów.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Grać czy mówić Nie</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Dźwięki kart, kolejek i zwycięstw</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Zagraj w grze Soda ostatnią z czterech równych kart.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Rozegraj pozostałe</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Zagraj {card:acc}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gra do</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Zagraj swoją partię</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Graj {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Graj: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrane</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Partia z pomocą.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Partia z pomocą: w statystykach liczy się osobno.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Zagrane: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Gra w każdą grę na najłatwiejszym poziomie.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Gra w każdą grę na średnim poziomie.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Gra w każdą grę na najsilniejszym poziomie.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Zgłoszenia prosimy zamieszczać na {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Przewaga w punktach</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Punkty liczą się tylko razem z szansą na nie: zważ jedno i drugie.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Punkty w wyścigach</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkty w rundach</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Miejsce w partii</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Pozycje do rozwiązania, w tym dzisiejsza</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>&amp;Poprzednia własna decyzja</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Przygotuj swój duet {slot}: więcej kart go potem zgra.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Dowolny klawisz lub kliknięcie wznawia grę.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Dowolny klawisz lub kliknięcie oddaje ci twoje miejsce.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednie</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Poprzedni gość, miejsce {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Poprzed&amp;ni błąd</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Poprzednia r&amp;unda</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Nagroda {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Nagroda: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Zadania</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Zadania rozwiązane przez jeden dzień z rzędu.</numerusform>
            <numerusform>Zadania rozwiązane przez %n dni z rzędu.</numerusform>
            <numerusform>Zadania rozwiązane przez %n dni z rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Problemy: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Proces {process} użytkownika {user} trzyma {lock}, więc tym razem partie i ustawienia nie są zapisywane.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Wszyscy grali porządnie. Ja porządniej.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Przed partią udowodnij, że karty nie są dobrane</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Czysta kompozycja.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Odkładasz {card:acc} z powrotem.</translation>
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
        <translation>Kareta</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Pytania tej rundy, od ostatniego</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Szybkie ręce</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Ścigaj się: wszyscy naraz kładą karty i pozbywają się punktów.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Wyścig {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Wyścig {round}, {position} z {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Same wyścigi.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Zapas gracza {player}, zostaje karta</numerusform>
            <numerusform>Zapas gracza {player}, zostają %n karty</numerusform>
            <numerusform>Zapas gracza {player}, zostaje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Podnieś wartość swojego duetu {slot} z {rest} do {count}.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Wartości biegną w koło: as pasuje i na króla, i na dwójkę. Na końcu jeden stos zamienia się w twoje punkty, więc trzymaj jeden malutki. Dwójka leży sama: połóż asa na króla.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Dojdź do {count}, wielokrotności 100: wtedy możesz odjąć 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Czytanie partii</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Czytanie partii: %v z %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Wyścig na czas; w przeciwnym razie po kolei</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Naprawdę? Ja? Ale cudownie!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Czerwone i czarne</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Narysowane karty</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Zgłoś &amp;problem…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Rozdanie od nowa</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Wynik: {share} partii, a równy udział to {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Ana&amp;liza</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Analizuj partie z tego &amp;miesiąca</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Analizuj każdą partię zaraz po jej końcu</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analizuj tę partię</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Analiza Soirée, dla gracza {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Racja, kiera nie szkoda. Ale piątkę bije większość kart, a wtedy piki ma Ada. Postaw wyższą kartę.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>No to kto chce przegrać pierwszy?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Ryzyko: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Rabunek!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Runda {number} z najwyżej {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Runda {number} z {rounds}, lewa {hand} z {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Runda {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Runda {round}, {position} z {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>&amp;Skróty…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mniejszy tekst</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;trona startowa</translation>
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
        <translation>Ta sama lub sąsiednia wartość: naciśnij {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Zapisz gdzie &amp;indziej…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Zapisz jako animowany GI&amp;F…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Zapisz jako animowany GIF</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Zapisz jako obraz…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Zapisz partie</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Zapisz animowany GIF jako</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Zapisz wykres jako</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Zapisz partię jako</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Zapisz partie jako</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Zapisz program jako</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz zgłoszenie</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Zapisz wynik jako</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Zapisz {chart} jako obraz</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Zapisano.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Powiedz Nie.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Powiedz, że wszystko było uczciwe.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Kolory punktowe</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Szukaj w nazwach i tekstach</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Szukaj: gra, gracz, poziom, dzień</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Sezon {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Sezon {season}, wieczór {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Zobacz punkty</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>O przewadze decyduje kilka drobiazgów.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>O przewadze decyduje kilka drobiazgów. Największy: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Udział w partii</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Udostępnij wynik</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Udział wygranych</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Udział wygranych według gier</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Udział wygranych według poziomów</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Udział wygranych w czasie</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Udostępnij…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Krótkie partie</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Od najkrótszych</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Pokaż wszystkie partie</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Pokaż szczegóły</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Pokaż koniec</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Pokaż tę pozycję</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Pokazuj, które z moich duetów są zgrane</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Pokazane po asie i wciąż tutaj: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Panel boczny</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Podpis, data. Dziękuję.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Siadajcie. Noc należy do odważnych.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Sześć stosów i żaden jej nie przyjmuje: spacja wywołuje ją i kładzie pod spód zapasu.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Umiejętności</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Umiejętności i reszta nikomu nie sprzyjały.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Umiejętności i reszta: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Umiejętności i reszta: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolny</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée nie może się upewnić, że działa tylko raz, bo nie można zablokować {file} ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Partie Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Rozwiązanie pokazane</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Rozwiąż zadanie dnia</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Rozwiązane!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Ostatnim razem coś się w Soirée nie udało.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Coś się nie udało. Szczegóły są w {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Układaj karty komputerów, żeby ich miejsce coś zdradzało</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Dźwięk wymaga pakietu {package}, którego nie zainstalowano.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Dźwięki są wyłączone.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Dźwięki są włączone.</translation>
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
        <translation>Soy, i to już</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Mów o zdarzeniach, gdy nie działa czytnik ekranu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>Szybkość się tu nie wlicza: należy do umiejętności.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Prędkość {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Poświęć najniższą kartę i zachowaj {rank:acc}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Złośliwi goście pytają tego, kto ostatnio zabrał im kartę</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Złośliwi goście stawiają wysoko w grze o kolor, który zbiera przeciwnik</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Złośliwi goście wolą ten z dwóch dobrych ruchów, który szkodzi innym</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Złośliwi goście wolą psuć cudze duety</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Złośliwi goście wolą psuć duety przeciwnika</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Złośliwi goście odbierają punkty tym, którzy prowadzą</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Psuj ten duet, którego zgraną kartę najtrudniej odtworzyć.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Zepsuj duet {slot} gracza {player}, zanim się zgra.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Bez skazy</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Rozkład wyników</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Zacznij stos {card:ins}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Zacznij stos: żaden nie przyjmuje tej karty.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Statystyki</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
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
        <translation>Stop</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Najsilniejszy</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Pat!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Promienie</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Wymieniaj karty, aż twoje cztery duety się zgrają, i powiedz Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>System szwajcarski</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Zamień zakryte karty swojego duetu {mine} i duetu {theirs} gracza {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Zamień zakryte karty swoich duetów {mine} i {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Zamień zakryte karty duetów {mine} i {theirs} gracza {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Zabierz w grze Soda co najmniej 14 kart jednym asem.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Odejmij 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Odejmij 50 od wyniku albo zostaw go bez zmian.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Odejmij 50 od wyniku.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Odejmij 50: twój wynik to {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Weź</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Bierz kolor, który zbierasz, albo ten, który zbiera druga strona.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Weź {cards:acc}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Zyskaj dwie dodatkowe tury z rzędu.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Dziękuję. Można tasować.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Ten wieczór został usunięty; jego partie są w albumie.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>To też zgadywanie, a {player} dowie się, co masz. Zgaduj u Basila, naprzeciwko: zapytaj go o króla kier.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>To wolno i może zepsuć duet Ady. Ale dziewiątka zgra twój drugi duet, a wtedy zgrane są wszystkie cztery.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>To więcej niż jedna partia, bo szczęście i inni oddawali szanse.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>To nie jest ani partia, ani talia kart, ani słowo rozdania.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Tak Ada dostaje dziesiątkę pik, a ty kiera zamiast niej. Zostaw jej kiera.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Tak Ada dostaje szóstkę pik, a ty kiera zamiast niej. Zostaw jej kiera.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Tak Ada dostaje ósemkę pik, a ty kiera zamiast niej. Zostaw jej kiera.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>To przeniosłoby damę do innego twojego duetu, który też by się zepsuł. Oddaj ją Adzie.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>To tylko miesza karty Ady. Twoja dama zostałaby i psuła pierwszy duet.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>To tylko miesza twoje własne karty, a dama dalej psuje twój pierwszy duet.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Pięknie ci to wyszło.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Może być.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>To się nie powtórzy.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Zgadza się z moimi obliczeniami.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>To byłby punkt. Wystarczy 16: zaznacz niższą kartę każdego duetu.</numerusform>
            <numerusform>To byłyby %n punkty. Wystarczy 16: zaznacz niższą kartę każdego duetu.</numerusform>
            <numerusform>To byłoby %n punktów. Wystarczy 16: zaznacz niższą kartę każdego duetu.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>To rozbiłoby twój czwarty duet: czarna dziewiątka nie jest wyższa od dziesiątki. A Ada nic by nie zapłaciła.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>To rozbiłoby twój czwarty duet: czarna dziewiątka nie jest wyższa od dziewiątki. Dziewiątki potrzebuje drugi duet.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>To rozbiłoby twój trzeci duet: czarna dziesiątka nie jest wyższa od dziesiątki. A Ada nic by nie zapłaciła.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>To dałoby 3 punkty i kosztowało twoją najlepszą kartę. Dalsze lewy są warte nawet 10. Tym razem powiedz Nie.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Jedyna decyzja kosztuje {cost}.</numerusform>
            <numerusform>Te %n decyzje kosztują {cost}.</numerusform>
            <numerusform>Te %n decyzji kosztuje {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Dwójka jest najniższą kartą: Ada wzięłaby oba piki. Żeby je wygrać, postaw wysoko.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Piątka pewnie też by przegrała i wróciła. Ale trójka przegrywa z większą liczbą kart, a ty chcesz mieć pewność.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Siódemka bije każdą kartę do szóstki. Wtedy masz dwa kiery, a Ada twojego pika. Postaw niżej.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Ósemka bije każdą kartę do siódemki. Wtedy masz dwa kiery, a Ada twojego pika. Postaw niżej.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Ósemki dały remis, więc obie strony stawiają jeszcze raz, a dziesiątka Ady bije twoją szóstkę. Po remisie przegrany wybiera spośród wszystkich stawek: tu trzy z czterech kart. Weź trzy piki.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>GIF pokazuje partię z obecnego punktu widzenia powtórki, najwyżej {most} wpisów.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>Oskarżony gracz płaci {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>As pasuje na dwójkę. Ale wtedy stos 4 miałby dwie karty: o punkt więcej, gdyby trzeba było go wziąć. Połóż asa na króla, stos 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>As wygrałby lewę od razu: najlepsza karta za marne 2 punkty. Zachowaj go i zrób parę z dziewiątki.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>As: teraz czy później</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>Nie udało się zapisać animowanego GIF-a ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>Animowany GIF jest zapisany jako {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>Zapowiedź to SHA-256 tajnej liczby. Karty powstają z tej liczby i twojego słowa, więc żadna ze stron nie może ich wybrać. Zapisana partia zawiera jedno i drugie, a „soiree check” to sprawdza.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>Autor jest nieznany.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Nie można użyć rewersu {file}: nie ma w nim obrazu „back”.</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Rewersu {file} już nie ma.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Najlepszy ruch.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>Lepsza ręka miała lepszą głowę.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>Stawka po remisie</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Odejmujesz za premię {points}, masz teraz {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>{player} odejmuje za premię {points}, ma teraz {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>Dobrana karta gracza {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>Odkryta karta idzie na stos tej samej lub sąsiedniej wartości; kolory nie mają znaczenia. Odkryta karta to król. Naciśnij 3, stos z damą, albo kliknij go, albo przeciągnij tam króla.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Karty są o mnie zazdrosne.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Karty dały ci {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Karty nikomu nie sprzyjały.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Prawdziwych przyjaciół karty poznają od razu.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Karty wyścigu pozostają zakryte, aż się skończy.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Karty zabrały ci {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>Szansa na wygraną pozostaje mniej więcej taka sama.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>Wykres zaczyna się po pierwszym wyścigu.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>Wykres zaczyna się po pierwszej rundzie.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>Zegar wskazał kiedyś {day}, dzień, który dopiero nadejdzie. Dni zostają bez zmian.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Partie komputerów</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Koszt nie jest dość dobrze znany: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Koszt jest nieznany: w długiej partii wyceniane są tylko pierwsze ruchy.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Koszt jednej decyzji jest nieznany.</numerusform>
            <numerusform>Koszt %n decyzji jest nieznany.</numerusform>
            <numerusform>Koszt %n decyzji jest nieznany.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>Krzywa zaczyna się od {first}, najniżej jest {least} po partii {trough}, najwyżej {most} po partii {peak}, a teraz {now}, w przedziale {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Talia jest pusta</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Talia jest pusta, a ręce są równe: remis.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Talia jest pusta: wygrywasz niższymi kartami.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Talia jest pusta: {player} wygrywa niższymi kartami.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Nie można odczytać talii {file}: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Nie można użyć talii {file}: obraz w niej nie jest plikiem PNG ani JPEG albo jest uszkodzony.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Nie można użyć talii {file}: karty o tym kształcie nie mieszczą się na stole.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Nie można użyć talii {file}: rysowanie trwało za długo lub zajęło za dużo pamięci.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Nie można użyć talii {file}: zawiera skrypt lub stronę internetową.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Nie można użyć talii {file}: brakuje karty {card} (nie ma obrazu „{missing}”).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Nie można użyć talii {file}: jest uszkodzona.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Nie można użyć talii {file}: to nie jest obraz SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Nie można użyć talii {file}: jest zbyt złożona do narysowania.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Nie można użyć talii {file}: jest za duża.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Nie można użyć talii {file}: odwołuje się do czegoś poza plikiem.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Nie można użyć talii {file}: {card} nie wypełnia powierzchni karty.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Nie można użyć talii {file}: rewers ma inny kształt niż karty.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Nie można użyć talii {file}: karta {card} ma inny kształt niż pozostałe.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Talii {file} już nie ma.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Talia {file} nie jest plikiem.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Pulpit prosi o mniej ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Stos odrzuconych: %n karta</numerusform>
            <numerusform>Stos odrzuconych: %n karty, najnowsza na początku</numerusform>
            <numerusform>Stos odrzuconych: %n kart, najnowsza na początku</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Odrzucone karty zostają potasowane i tworzą nowy talon.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Nie udało się odczytać wieczoru ({reason}); plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Wieczór w {file} pochodzi z nowszej Soirée, więc ta wersja go nie rusza.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Wieczory otwierają się jeden po drugim. Same gry są otwarte zawsze.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>Spadająca strzałka to limit: powyżej {last} punktów jest zły koniec.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>Finał rozstrzyga o dwóch pierwszych miejscach.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Pierwszy duet jest zgrany i taki by pozostał. Ale drugi potrzebuje karty wyższej niż dwójka. Połóż tam dziewiątkę.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Cztery najkrótsze partie, jedna po drugiej.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>Ta czwarta</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Walet jest dość wysoki. Ale nie dobierasz za niego karty, a dziewiątkę trudniej będzie zagrać później. Zrób parę.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Walet może zdobyć te 4 punkty, jeśli nikt nie przebije. Ale as zdobędzie je na pewno i zabierze innym wysokie karty. Zagraj asa.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Król leży na damie, a obok zapasu jest następna karta. Tu Ada na ciebie czeka; w prawdziwym wyścigu nikt nie czeka, a zły klawisz kosztuje chwilę. P zatrzymuje grę.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Król pewnie by wygrał, ale przegrany dostaje obie stawki: oddasz Adzie najlepszego pika. Wysoka karta w innym kolorze też je wygra.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>Ostatni wpis jest przed pierwszym.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>&amp;Ostatnie ruchy</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Cofnięto ostatni ruch.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Nie udało się odczytać ostatnich ruchów czekającej partii ({reason}). Partia toczy się od miejsca przed nimi; zachowano je jako {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>Ostatnia część ma więcej znaków niż {most}.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Brakuje ostatniej części: liczby albo dowolnego tekstu.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Ostatnie wartości</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>Wawrzyn to dobry koniec: wygrywa, kto ma najmniej punktów.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>Wawrzyn to dobry koniec: wygrywa, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Nie można pisać dziennika w {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Dziennik jest w {folder}. Żadna partia nie przepadła.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Przebieg ją pokazuje, a album znajduje. Pusta notatka znika.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>Długi stół</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Wygrywają najniższe karty.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>Partia trwa dalej.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>Nie udało się przeanalizować partii ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>Partia się otwiera…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Partia jest wstrzymana.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>Partia jest zapisana jako {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Ponowiono ruch.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>Nacięcie: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>Notatka usunięta.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>Notatka zapisana.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Dla odmiany statystyka była za mną.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Stary ma w sobie jeszcze jedną partię.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Tu siedzi pozostała trójka, z zakrytymi kartami. Przy każdym imieniu są punkty. Cienka linia pod nim biegnie do 200: gdy ktoś po rundzie ma 200, wygrywa, kto ma najwięcej punktów. Nacięcie pokazuje, dokąd gracz dojdzie z wyłożonymi karetami.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Inni jeszcze grają…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Część opcji {option} to {found}; musi być {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>Pozycja jest w schowku; gdzie indziej otworzy ją „Zagraj rozdanie…”.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Nagrodą są dwa piki, a ty zbierasz piki. Wyższa stawka wygrywa nagrodę; druga strona dostaje obie stawki. Postaw damę karo: jest wysoka, a nie jest pikiem. Kliknij damę, a potem swoje miejsce.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Zadanie jest rozwiązane.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Wyścig jest skończony.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>Koniec wyścigu. Masz pierwsze miejsce, ale pat z jedną kartą: to punkt, więc masz 6. Obie strony mają szósty stos, więc każda bierze też jeden stos jako punkty. Wybierz najmniejszy, pojedynczą kartę: naciśnij 6, a potem Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>Wyścig jest wstrzymany. Naciśnij P, żeby wznowić.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>Wyścig czeka na ciebie.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Zapis tej partii został usunięty.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Nie udało się odczytać zapisu {file} skończonej partii ({reason}), więc partia się nie liczy.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Zapis jednej partii usunięto; jej wynik pozostaje.</numerusform>
            <numerusform>Zapisy %n partii usunięto; ich wyniki pozostają.</numerusform>
            <numerusform>Zapisy %n partii usunięto; ich wyniki pozostają.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>Powtórka jest wstrzymana.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Zgłoszenie jest w {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>Nie można zapisać analizy ({reason}): po otwarciu powstaje od nowa.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>Analiza ruszyła.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Analiza przerwana.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>Runda daje: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Runda jest skończona.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>Po rundzie masz {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>Rząd, pusty</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>Rząd, od ostatniej karty: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Te same karty, grają komputery</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>To samo rozdanie od początku.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>To samo zaniechanie co przedtem; liczy się raz, tam, gdzie się zaczęło.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>To samo słowo wszędzie rozdaje te same karty. Liczba lub tekst robią to z poniższymi opcjami gry {game}.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>Karta punktowa jest twoja, wysokie karty innych przepadły, a te, które im zostały, są ci znane. Im niższa karta pod twoim asem, tym więcej tracą inni.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Ustawienie {setting} miało wartość {found}, a nie liczbę całkowitą od {least} do {most}, więc teraz jest {default}; stary plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Ustawienie {setting} miało wartość {found}, spoza listy {choices}, więc teraz jest {default}; stary plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Ustawienie {setting} miało wartość {found}, która jest niedozwolona, więc teraz jest {default}; stary plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>Liczby kart na rękach nie zostawiają innej możliwości.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>Najmniejszy stos</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>Talon się skończył, a nikt nie ogłosił.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>Talon się skończył, a nikt nie zapukał.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>Talon, %n karta</numerusform>
            <numerusform>Talon, %n karty</numerusform>
            <numerusform>Talon, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Najsilniejsi goście i partie zwykłej długości.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Najsilniejszy gracz</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>Nie można mówić o stole: speech-dispatcher nie odpowiada.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Stół jest pusty.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Stół Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Stół Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Stół Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Stół Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Stół Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Stół Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Trzeci duet jest zgrany i taki by pozostał. Ale drugi potrzebuje karty wyższej niż dwójka. Połóż tam dziewiątkę.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>Po przypływie przychodzi odpływ.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Kolej przechodzi na gracza {player}, inaczej tylko w {rest}%.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Kolej przechodzi na gracza {player}, inaczej w {rest}% na gracza {other}.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Kolej przechodzi na gracza {player}, inaczej zostaje przy tobie.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Kolej przechodzi na gracza {player}, inaczej na gracza {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Zgrany duet daje {sum}.</numerusform>
            <numerusform>Zgrane duety dają {sum}.</numerusform>
            <numerusform>Zgrane duety dają {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Nie udało się odczytać czekającej partii ({reason}); plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>Nie udało się odczytać czekającej partii w {file} ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Czekająca partia w {file} pochodzi z nowszej Soirée, więc ta wersja jej nie rusza.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>Okno zmieni się po zamknięciu preferencji.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Słowo tego rozdania pojawi się tu po partii.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Plain} nie pasuje na {top:acc}: wartości muszą być równe lub sąsiednie.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Plain} to mniej niż {top}: zagraj kartę równą lub wyższą albo powiedz Nie.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>Wśród stawek nie ma {card:gen}.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Plain} leży na stole.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Plain}: wybierz miejsce albo odrzuć.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Plain}: wybierz dwie zakryte karty do zamiany albo odrzuć.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:Plain}: na niczyjej ręce.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:Plain}: wyłożon{card:rodzaj}, {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:Plain}: na pewno nie {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:Plain}: nic pewnego.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Plain}: połóż na jednej ze swoich odkrytych kart albo odrzuć.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Plain}: użyj na dwie dodatkowe tury albo odrzuć.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:Plain}: masz tę kartę.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:Plain}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:Plain}: ma tę kartę {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Plain} nie pasuje na {top:acc}: inni mogą cię oskarżyć.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temat</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Wtedy Ada ma zwykłą turę i może zepsuć któryś z twoich duetów. Teraz wszystkie cztery są zgrane: ogłoś.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Wtedy Clara zdobyłaby siódemką 4 punkty, a wszyscy zachowaliby wysokie karty. Zagraj asa.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Wtedy ty płacisz, a Ada nic. Użyj dziesiątki, żeby zepsuć jej duet.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Nie ma turniejów, gdy nic nie jest zapisywane.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Jest sześć stosów: {card} idzie pod spód zapasu.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Jest lepszy ruch.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Jest lepszy ruch. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Jest lepszy ruch: wygrywa {most}% takich partii, twój {mine}%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Tu nie ma decyzji.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>Przy dobrym stole nie ma zegara.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Nie ma stosu {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>Na tym miejscu nikt nie siedzi.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Nie ma czego pokazać jeszcze raz.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Nie było nic do wyboru.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>To szacunki. Część szczęścia nie jest mierzona, na przykład decyzje innych: jedna partia niewiele mówi o tym, jak kto gra.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Tych opcji nie można połączyć: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Te opcje się wykluczają: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Raz na jakiś czas ładnie się układają.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>O trzecie miejsce: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Ten as jest bezpieczny: wszystkich ośmiu dziesiątek już nie ma.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Ta decyzja coś cię kosztowała. Znajdź lepszą.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Ten wieczór otworzy się po wieczorze {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>To powtórka: nie można wykonać ruchu.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>To całe zgłoszenie. Nic nie jest wysyłane: to ty wybierasz, kto je dostanie.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Ta linia zawsze mówi, co zrobić. Nie wiesz, co dalej? H daje podpowiedź i mówi dlaczego. L pokazuje ostatnie ruchy jeszcze raz. F1 objaśnia grę, a Shift+F1 pokazuje jej zasady. Miłej zabawy!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Ta partia</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ten ruch kosztuje {cost} partii: z {before} na {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Ten ruch kosztuje punktów: {number}.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Ten ruch jest najlepszy. Wykonaj go albo wybierz Dalej.</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Nie można otworzyć tej pozycji: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Ta pozycja pochodzi z nowszej Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>To zadanie jest rozwiązane.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>To pytanie pojawia się tylko raz. Lekcja zostaje w menu Pomoc, „W dwie minuty”.</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Ten wyścig dodaje ci około {count} punktów, inaczej {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Ten krok już za tobą. Przejdź do następnego.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Troje życzliwych gości i po jednej krótkiej partii każdej gry.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Trzy piki dla ciebie. Ada dostaje pozostałą kartę i nagrodę. Czasem dobrze jest przegrać remis.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Do wpisu</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Do tak niewielu punktów może wystarczyć jedna runda.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Na począte&amp;k</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Na koni&amp;ec</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>T&amp;urnieje</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Dziś, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Dziś muzyka grała dla ciebie.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Różnica jest zbyt mała, by wybrać.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Za dużo czerwieni w tej ręce.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Góra z lewej</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Góra z prawej</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Suma po każdym wyścigu</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Suma po każdej rundzie</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Wieże</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Tradycyjna, z Bliskiego Wschodu; jej nazwa to po arabsku „obrazy”.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Jeszcze raz: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Powalcz o kartę za {count} wysoką kartą, {rank:ins}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Powalcz o kartę za {count} swoją najniższą kartą i zachowaj {rank:acc}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Spróbuj rozbić duet {slot} gracza {player}, który ogłosił Soureh.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Spróbuj rozbić duet {slot} gracza {player}, który zapukał.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Dwanaście wieczorów z coraz silniejszymi gośćmi</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Dwa kiery: ta nagroda nic ci nie daje. Przegrany bierze obie stawki, więc niski pik wróci do ciebie i przyprowadzi kartę Ady. Postaw trójkę pik.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Jeszcze dwie tury!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Dwoje graczy nie może nosić imienia {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Dwoje złośliwych gości i jeden silny.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Tête-à-tête</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Cofnij zmiany</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Cofnij usunięcie</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Niewidoczne karty koloru, który zbierasz: {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Nieczytelna</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Użyj karty tylko tam, gdzie poprawia lub psuje duet, inaczej ją odrzuć.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Użyj na dwie dodatkowe tury albo odrzuć.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Użyj damy</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Użyj {card:gen} na dwie dodatkowe tury.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Zwykłe partie</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Zgrany. Liczba może zastąpić jedną z twoich zakrytych kart albo odkrytą kartę Ady; asa zastąpi tylko dziesiątka. Każdą kartę można też odrzucić.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Punkt widzenia</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Zaraz, jak to się stało?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Czekaj: kto ogłasza, daje innym jedną turę na rozbicie duetu.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Czekaj: kto zapuka, daje drugiej stronie turę na rozbicie duetu.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Ostrzegaj przed ruchami, które na pewno kosztują</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Oglądana</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Solidna robota</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Zasłużone. Widziałem, co się święci, i miałem z tego radość.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Dobrze policzone. Lepiej bym nie umiała.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Brawo za spostrzegawczość: Ada musi ją mieć. Ale najpierw odbierz Clarze siódemkę trefl.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>No proszę. Człowiek uczy się całe życie.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Jakie piękne światło nad tym stołem.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Co za stół. Co za towarzystwo!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Ile kosztowała każda twoja decyzja, a co było szczęściem? Każdą sprawdza najsilniejszy gracz, który wie tylko tyle, ile ty.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Co wie każdy gracz</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Co wie każdy, kto słuchał</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Ale zabawa. Jeszcze raz?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>Co &amp;nowego</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Co nowego w Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Co kto pamięta</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Ile kosztowała ta de&amp;cyzja</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Co postawić</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Co odrzucić</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Co zrobić z figurą</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Czym wyjść</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Czym zapłacić</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Co się nie udało</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Co możesz wiedzieć, także z własnej ręki: liczy się jako pomoc</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Gdy zakończysz tę turę, dobierasz jeszcze raz, a potem znów. Ada nie może w tym czasie niczego zepsuć.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Gdy grasz</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Gdy grasz w pojedynkę, nikt nie sprawdza stosów: oszustwo nigdy nie wychodzi na jaw. Partia liczy się jako rozegrana z pomocą.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Gdzie wolno oszukiwać, życzliwi goście nie oszukują i rzadziej sprawdzają</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Gdzie wolno oszukiwać, złośliwi goście oszukują i częściej sprawdzają</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Które stawki wziąć</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Która karta</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>O którą kartę pytasz gracza {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Który duet budować</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Który duet psuć</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Na którą wartość postawić</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Którą wierzchnią kartę przykryć</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Kto na pewno ma którą kartę</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Kto ją ma?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Kto ma którą kartę</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Kto może mieć którą kartę</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Kto musi mieć przynajmniej jedną kartę tej wartości</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Kto przegra, odpada, aż dwoje zagra finał.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Kto mówi Nie, wychodzi w następnej lewie: porównaj kartę z wyjściem.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>Kogo pytasz o {card:acc}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>Kogo pytasz o {card:acc}? Wybierz gracza.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>Kogo pytasz? Wybierz gracza.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Czyje decyzje</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Wygraj Spy vs Spy z ostatniego miejsca dzięki premii.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Wygraj partię Soureh, nie płacąc ani punktu.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Wygraj wieczór.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Wygraj jednym punktem.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Wygraj z ostatniego miejsca.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Zdobywaj karty punktowe, warte od 2 do 10 punktów. Leżą w tej kolumnie; w każdej lewie wszyscy grają o tę dużą. Partia ma cztery rundy po dziewięć lew; wygrywa, kto ma najwięcej punktów. Przy każdym imieniu są punkty; nacięcie pod nim pokazuje, co jeszcze może dać ta runda.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Wygraj nagrodę po remisie.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Wygraj nagrodę, żeby mieć {kept} w {suit:loc}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Zdobądź od razu kartę za {count}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Zdobądź od razu kartę za {count}; inni odrzucają wszystko powyżej {rank:gen}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Zdobądź kartę za {count}, ostatnią w tej rundzie.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Z odkrytymi kartami: od {first}, między {low} a {high}, do {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Z pomocą i bez</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Gdy stosów jest dość</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Z przedziałem 95%; pionowy znak to równy udział.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Z tymi kartami poziom „{level}” zdobywa punktów: {score}; ta partia dała {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Z tymi kartami poziom „{level}” wygrywa {wins}% partii.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Uczestników jest {entrants}, więc rund najwyżej {most}.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Bez szczęścia: {share} partii.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Bez premii bierzesz jeden ze swoich stosów: trzymaj jeden mały.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Bez asa dalsze lewy dadzą około punktu mniej.</numerusform>
            <numerusform>Bez asa dalsze lewy dadzą około %n punktów mniej.</numerusform>
            <numerusform>Bez asa dalsze lewy dadzą około %n punktów mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Bez zdobyczy.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Zdobyte {suit}: {cards}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Słowo, liczba lub tekst</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Dodaj not&amp;atkę…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Napisana przez Johna Gallidakisa na Macintosha w latach 1997 i 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Zły klawisz: zapas jest na chwilę zablokowany.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Jest!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Wczoraj, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Nikogo nie oskarżasz.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Oskarżasz gracza {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Płacisz tylko ty.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Ty i {players} odpadacie z partii.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Masz przewagę nad nami wszystkimi. Na razie.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Wpadka: {card:twój} nie pasuje.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Nie bierzesz udziału w tym wyścigu.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Masz miejsce {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Nie grasz już w tej partii.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Świetnie ci idzie.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Pytasz gracza {asked} o {card:acc}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Pytasz gracza {player} o {card:acc}: nie.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Stawiasz {card:acc}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Ogłaszasz Soy w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Ogłaszasz Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Ogłaszasz: wszystko w jednym kolorze.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Wywołujesz {card:acc}: zostaje jedna karta.</numerusform>
            <numerusform>Wywołujesz {card:acc}: zostają %n karty.</numerusform>
            <numerusform>Wywołujesz {card:acc}: zostaje %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Ogłaszasz Soy po jednej rundzie.</numerusform>
            <numerusform>Ogłaszasz Soy po %n rundach.</numerusform>
            <numerusform>Ogłaszasz Soy po %n rundach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Z ostatniego miejsca na pierwsze, dzięki premii jednej karty.</numerusform>
            <numerusform>Z ostatniego miejsca na pierwsze, dzięki premii %n kart.</numerusform>
            <numerusform>Z ostatniego miejsca na pierwsze, dzięki premii %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Nie możesz oskarżyć siebie.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Nie możesz pytać siebie.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Nie możesz wiedzieć, gdzie jest {card}: szansa, że ma tę kartę {player}, to jedna na trzy. Jeśli nie, tracisz kolej. Inna siódemka jest pewna.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Nie możesz zastąpić cudzych zakrytych kart.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Oszukujesz!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Możesz wiedzieć, że {holder} ma {card:acc}, ale już nie pamiętasz.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Tańczyliście dobrze. Ja lepiej.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Ogłaszasz Soureh i kończysz rundę.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Zasłużone. Następnym razem się odegram.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Twoja dobrana karta to nie {rank}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Odrzucasz {card:acc}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Masz jeszcze jedną turę. Ale wszystkie cztery duety są teraz zgrane, a Ada może później któryś zepsuć: zapukaj od razu.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Nie ogłaszasz Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Nie masz {card:gen} na ręce.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Nie wiesz, kto ma {card:acc}. Możliwi: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Dobierasz jeszcze raz: {card:acc}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Dobierasz {cards:acc}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Dobierasz {card:acc}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Twoja dobrana karta to dama. Daje dwie dodatkowe tury po tej. Naciśnij „Użyj damy”.</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Zdobywasz premię w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Przekraczasz limit {limit} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Przekraczasz limit {limit} w {share}%.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Kończysz na pierwszym miejscu w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Kończysz na miejscu {place}: wszystkie karty położone.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Kończysz na miejscu {place}: pat, zostaje jedna karta.</numerusform>
            <numerusform>Kończysz na miejscu {place}: pat, zostają %n karty.</numerusform>
            <numerusform>Kończysz na miejscu {place}: pat, zostaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Zdobywasz 50 za cztery zgrane duety w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Dostajesz {cards:acc}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Oddajesz tę kartę graczowi {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>{player} daje ci {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Jeden raz masz cztery zgrane duety.</numerusform>
            <numerusform>%n razy masz cztery zgrane duety.</numerusform>
            <numerusform>%n razy masz cztery zgrane duety.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Twoja karta jest już odrzucona.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Twoja stawka już leży.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Byliście nader hojnym towarzystwem.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Ktoś tu uważał na lekcji. Dobrze.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Ten wyścig już za tobą.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Twój wyścig skończony. Inni jeszcze się ścigają.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>W {game} poszło ci przed chwilą aż za dobrze. Tym razem nie.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Nie masz już asa na dalsze lewy.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Nie masz stosu do wyboru.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Nie masz jeszcze takich partii bez pomocy (z pomocą %n).</numerusform>
            <numerusform>Nie masz jeszcze takich partii bez pomocy (z pomocą %n).</numerusform>
            <numerusform>Nie masz jeszcze takich partii bez pomocy (z pomocą %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Nie masz jeszcze takich partii.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Grasz uczciwie: każda karta pasuje.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Nie masz teraz nic do zrobienia.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Temat „{theme}” masz rozwiązany w całości. {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Musisz mi pokazać, jak to się robi.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Masz zdobyte {suit}: {worths}; razem {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Nic nie masz z tej rundy; razem {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Na poziomie {level} wygrywasz {won} z ostatnich {count} partii. Do wyboru jest też poziom {better}: {names}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Masz ją na własnej ręce.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Nie masz żadnej karty tej wartości.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nie masz kart na ręce.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Nie masz nic tak wysokiego jak {card}, więc mówisz Nie.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>Masz {card:acc} na własnej ręce.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Masz {card:acc} na ręce.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Zachowujesz do stawiania {card:acc}, inaczej {second:acc}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Zachowujesz na dalsze stawki {second:acc}, inaczej {card:acc}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Zostawiasz wynik bez zmian.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Pukasz: {other} ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Koniec rundy po twoim pukaniu.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Wiesz ty</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Wiesz, że {holder} ma {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Wiesz, gdzie jest jedna cudza karta, ale nie pamiętasz już o {forgotten}.</numerusform>
            <numerusform>Wiesz, gdzie są %n cudze karty, ale nie pamiętasz już o {forgotten}.</numerusform>
            <numerusform>Wiesz, gdzie jest %n cudzych kart, ale nie pamiętasz już o {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Wiesz, gdzie jest jedna cudza karta.</numerusform>
            <numerusform>Wiesz, gdzie są %n cudze karty.</numerusform>
            <numerusform>Wiesz, gdzie jest %n cudzych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Wykładasz cztery asy po jednym pytaniu o nie.</numerusform>
            <numerusform>Wykładasz cztery asy po %n pytaniach o nie.</numerusform>
            <numerusform>Wykładasz cztery asy po %n pytaniach o nie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Masz wyłożone najwięcej: punkt z {all}.</numerusform>
            <numerusform>Masz wyłożone najwięcej: %n z {all} punktów.</numerusform>
            <numerusform>Masz wyłożone najwięcej: %n z {all} punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Wykładasz {four} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Wykładasz {four}, warte {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Wychodzisz w tej lewie, więc musisz zagrać kartę.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Prowadzisz, masz punkt.</numerusform>
            <numerusform>Prowadzisz, masz %n punkty.</numerusform>
            <numerusform>Prowadzisz, masz %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Prowadzisz {best} do {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Wychodzisz: zagraj dowolną kartę.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Wychodzisz: zagraj dowolną kartę. Ostatnia zagrana karta zdobywa kartę punktową.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Prowadzisz po tej rundzie.</numerusform>
            <numerusform>Prowadzisz po każdej z %n rund.</numerusform>
            <numerusform>Prowadzisz po każdej z %n rund.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Nie wygrywasz nagrody w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Przegrana: wybierz karty do wzięcia, {taken} z {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Zdobywasz w jednej rundzie punkt.</numerusform>
            <numerusform>Zdobywasz w jednej rundzie %n punkty.</numerusform>
            <numerusform>Zdobywasz w jednej rundzie %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Nie podejmujesz żadnych decyzji.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Nie podejmujesz tu decyzji.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Odrzucić zawsze wolno. Ale twój drugi duet potrzebuje dziewiątki: zgra go każda karta powyżej czwórki.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>O {card:acc} możesz pytać tylko wtedy, gdy masz {rank:acc} w innym kolorze.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Pytać wolno tylko o wartości, które się ma. Ada pytała o siódemkę, więc ma jakąś inną: to musi być siódemka karo, ostatnia brakująca. Zapytaj ją o nią.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>U innych graczy możesz zastąpić tylko odkrytą kartę.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Kładziesz {card:acc} pod spód zapasu.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Musisz teraz postawić kartę z ręki.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Musisz teraz odrzucić kartę z ręki.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Musisz teraz wziąć jedną z postawionych kart.</numerusform>
            <numerusform>Musisz teraz wziąć %n z postawionych kart.</numerusform>
            <numerusform>Musisz teraz wziąć %n z postawionych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Musisz wziąć dokładnie jedną z postawionych kart.</numerusform>
            <numerusform>Musisz wziąć dokładnie %n z postawionych kart.</numerusform>
            <numerusform>Musisz wziąć dokładnie %n z postawionych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Płacisz w tej rundzie około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Nic nie płacisz. Ada nie zdołała naprawić czwartego duetu, więc zapłaciła wartość jednej karty z każdego ze swoich czterech duetów: razem 15 punktów.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Płacisz tą kartą.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Płacisz {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Płacisz {points}, dotąd razem {total}.</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Płacisz {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Kładziesz {card:acc} na stos {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Masz jednego przeciwnika.</numerusform>
            <numerusform>Masz %n przeciwników.</numerusform>
            <numerusform>Masz %n przeciwników.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Twoi przeciwnicy: {players}, poziom {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Twoi przeciwnicy: {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Grasz jedną z pięciu kart: as jest najwyższy, dwójka najniższa. Na środku leżą zagrane karty, ostatnia jest duża. Przycisk Nie jest po prawej; dobierasz z talonu po lewej.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Zagrywasz {card:acc}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Zagrywasz {card:acc}: to para.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Zagrywasz {card:acc}: czwarta z rzędu.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Zagrywasz {card:acc}: trzecia z rzędu.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Wszystkie te partie są z pomocą.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Zagrywasz z rzędu czwartą kartę tej samej wartości.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Te partie grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Dochodzisz do {count} i odejmujesz 50 w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Pamiętasz {game}? Wygrana była moja.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Pamiętasz {remembered} z jednego pytania tej rundy.</numerusform>
            <numerusform>Pamiętasz {remembered} z %n pytań tej rundy.</numerusform>
            <numerusform>Pamiętasz {remembered} z %n pytań tej rundy.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Zdobywasz w tej rundzie około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Nic nie zdobywasz.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Zdobywasz {points}, razem {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Zdobywasz {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Prowadzisz wspólnie z innymi, masz punkt.</numerusform>
            <numerusform>Prowadzisz wspólnie z innymi, masz %n punkty.</numerusform>
            <numerusform>Prowadzisz wspólnie z innymi, masz %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Pokazujesz resztę: {cards:acc}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Bierzesz obie stawki.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Bierzesz stos {pile}, wart {points}, dotąd razem {total}.</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Bierzesz ze stawek {cards:acc}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Odejmujesz {points}: zostaje {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Masz potem do postawienia wyższą kartę niż przy drugim ruchu.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Masz potem do postawienia niższą kartę niż przy drugim ruchu.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Masz potem w jednym kolorze około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Odejmujesz sobie 50 punktów.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Wychodzisz na prowadzenie w wyścigu {number} i już go nie oddajesz.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Wychodzisz na prowadzenie w rundzie {number} i już go nie oddajesz.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Wychodzisz na prowadzenie w ostatnim wyścigu.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Wychodzisz na prowadzenie w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Odkrywasz {card:acc}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>W tych partiach masz przewagę w {ahead}, remis w {level} i stratę w {behind}. Połowa skończyła się od {low} do {high}; mediana to {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Kończysz wyścig przed innymi.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Wygrywasz mniej niż równy udział {even}: {share} ({matches}); na dłuższą metę prawdopodobne {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Wygrywasz więcej niż równy udział {even}: {share} ({matches}); na dłuższą metę prawdopodobne {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Zdobywasz kartę w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Wygrywasz wieczór.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Wygrywasz nagrodę w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Wygrywasz nagrodę.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Wygrywasz rundę {points} do {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Zdobywasz kartę za {count} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Zdobywasz {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Zdobywasz kartę za {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Zdobywasz kartę za {worth}: razem {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Wygrywasz z wynikiem jednego punktu.</numerusform>
            <numerusform>Wygrywasz z wynikiem %n punktów.</numerusform>
            <numerusform>Wygrywasz z wynikiem %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Wygrywasz dzięki Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Wygrywasz {prize:acc}: {own} bije {bid:acc}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Wygrywasz.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Wygrywasz jednym punktem.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>Masz najwięcej w {suit:loc}: punkt z {all}.</numerusform>
            <numerusform>Masz najwięcej w {suit:loc}: %n z {all} punktów.</numerusform>
            <numerusform>Masz najwięcej w {suit:loc}: %n z {all} punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Te dwa piki są twoje. Po każdej rundzie obie strony odrzucają po jednej zakrytej karcie. Pięć twoich kart to teraz piki: połóż piątkę kier na swoich odrzuconych.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Wygrywasz, nie płacąc ani punktu.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Wygrywasz {share} ({matches}); na dłuższą metę prawdopodobne {interval}, a równy udział to {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Wygrywasz {share} ({matches}); na dłuższą metę prawdopodobne {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Wygrana twoja, z punktem.</numerusform>
            <numerusform>Wygrana twoja, %n punkty.</numerusform>
            <numerusform>Wygrana twoja, %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Dostaniesz nieznaną kartę, a dama zostanie u ciebie. Oddaj damę.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>W naszym klubie byłby z ciebie postrach.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Stracisz pika i zostaniesz z kierem: żadnego Soy. Odrzuć kiera.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Ty?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Twoja jedyna decyzja kosztuje {cost}.</numerusform>
            <numerusform>Twoje %n decyzje kosztują {cost}.</numerusform>
            <numerusform>Twoje %n decyzji kosztuje {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Twój as nic nie zabiera graczowi {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Twój as zabiera graczowi {other} {cards:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Twój as zabiera kartę.</numerusform>
            <numerusform>Twój as zabiera %n karty.</numerusform>
            <numerusform>Twój as zabiera %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>As zachowany na później da ci około punktu więcej.</numerusform>
            <numerusform>As zachowany na później da ci około %n punktów więcej.</numerusform>
            <numerusform>As zachowany na później da ci około %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Twoja stawka</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Twoje karty to cztery duety, każdy z karty odkrytej i zakrytej. Zbieraj punkty: 300 wygrywa partię. Każdy zgrany duet daje wartość obu kart; cztery zgrane duety dają 50 więcej. As jest wart 15, choć jest najniższą kartą; walety, damy i króle nie są nic warte.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Twoje karty to cztery duety, każdy z karty odkrytej i zakrytej. Zgraj wszystkie cztery i powiedz Soureh. Kto nie ma wtedy czterech zgranych duetów, płaci punkty, a im mniej punktów, tym lepiej: gdy ktoś przekroczy 100, wygrywa najniższy wynik. As liczy się za 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Twoje karty są wyższe, a nagród już nie ma.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Twoje karty są niższe, a nagród już nie ma.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Twoje karty zdobędą w dalszych lewach trochę mniej.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Twoje karty zdobędą w dalszych lewach trochę więcej.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Twoje karty zdobędą w dalszych lewach około punktu mniej.</numerusform>
            <numerusform>Twoje karty zdobędą w dalszych lewach około %n punktów mniej.</numerusform>
            <numerusform>Twoje karty zdobędą w dalszych lewach około %n punktów mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Twoje karty zdobędą w dalszych lewach około punktu więcej.</numerusform>
            <numerusform>Twoje karty zdobędą w dalszych lewach około %n punktów więcej.</numerusform>
            <numerusform>Twoje karty zdobędą w dalszych lewach około %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Twój duet {slot} nie jest zgrany: czarn{up:rodzaj} {up} nie jest wyższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Twój duet {slot} nie jest zgrany: czerwon{up:rodzaj} {up} nie jest niższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Twój duet {slot} nie jest zgrany: zakryta karta to {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Twój duet {slot} nie jest zgrany: dwa asy.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Twój duet {slot} jest na końcu zgrany w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Twój duet {slot} jest zgrany.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Twój duet {slot} jest zgrany: punkt.</numerusform>
            <numerusform>Twój duet {slot} jest zgrany: %n punkty.</numerusform>
            <numerusform>Twój duet {slot} jest zgrany: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Wszystkie twoje duety są zgrane.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Twoje duety dają około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Twoje odrzucone: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Twój piąty stos; najwięcej jest sześć. Potem karta, która nigdzie nie pasuje, idzie pod spód zapasu, a pierwszą taką wywołujesz. Gdy wywołana karta raz wróci, następna, która nigdzie nie pasuje, kończy twój wyścig.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Twój pierwszy duet jest już zgrany: tylko stracisz 6 punktów za jego czarną szóstkę. Waleta potrzebuje duet z czerwoną dziesiątką.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Twój pierwszy duet jest zgrany i taki by pozostał. I tak zapłacisz przez drugi, a Ada nic by nie zapłaciła.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Twój pierwszy duet jest teraz zgrany: czarna szóstka nad dwójką. As Ady pasuje do każdej liczby, ale teraz ma za sobą twoją damę: jej duet nie jest zgrany.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Twoja pierwsza partia: H daje podpowiedź, L pokazuje ostatnie ruchy jeszcze raz.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Twój pierwszy wyścig jest bez zegara: nie spiesz się.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Twój czwarty duet jest już zgrany: tylko stracisz 4 punkty za jego czerwoną czwórkę. Waleta potrzebuje duet z czerwoną dziesiątką.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Twoja ręka, %n karta: {cards}.</numerusform>
            <numerusform>Twoja ręka, %n karty: {cards}.</numerusform>
            <numerusform>Twoja ręka, %n kart: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Twoja ręka: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Twoje ostatnie ruchy nie są zapisane.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Twoja ostatnia tura</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Twoja ostatnia tura. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Twój ruch przyszedł za późno: partia poszła dalej.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Dotychczasowe ruchy przepadną.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Twoje pozostałe duety dają około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Twój stos {number}, od pierwszej karty</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Twój stos {number}: {card} nie pasuje na {under:acc}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Twoje zadania (%n)</numerusform>
            <numerusform>Twoje zadania (%n)</numerusform>
            <numerusform>Twoje zadania (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Twoja dama bije ósemkę. Oba piki są twoje. Ada dostaje z powrotem ósemkę, a do tego twoją damę: zwycięską stawkę zawsze się oddaje.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Twój zapas, zostaje karta</numerusform>
            <numerusform>Twój zapas, zostają %n karty</numerusform>
            <numerusform>Twój zapas, zostaje %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Twój zapas, zablokowany przez zły klawisz, zostaje karta</numerusform>
            <numerusform>Twój zapas, zablokowany przez zły klawisz, zostają %n karty</numerusform>
            <numerusform>Twój zapas, zablokowany przez zły klawisz, zostaje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Twoja siła gry: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Twoje wyniki w liczbach</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Twój wynik zmienia się o około {count}, inaczej o {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Twój wynik to {total}. Odjąć 50?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Twój drugi duet ma krzyżyk: czerwona czwórka nie jest niższa od dwójki. Przyszła do ciebie dziewiątka. Połóż ją na dwójce: przeciągnij ją tam albo kliknij dwójkę.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Twój drugi duet nie jest zgrany, bo żadna karta nie jest wyższa niż jego czerwona dziesiątka. Walet może zastąpić każdą twoją odkrytą kartę prócz asa; nad liczbą zgrywa duet. Połóż waleta na dziesiątce.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Nie udało się odczytać ustawień, więc obowiązują domyślne; uszkodzony plik jest zachowany jako {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Nie udało się odczytać ustawień z {file}, więc obowiązują domyślne, a zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Ustawienia zapisała nowsza Soirée; ta wersja używa tych, które zna, i nie zapisuje zmian.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Twój najmniejszy stos, którym płacisz, ma na końcu około {count} kart, inaczej {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Twój trzeci duet jest już zgrany: tylko stracisz 9 punktów za jego czarną dziewiątkę. Waleta potrzebuje duet z czerwoną dziesiątką.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Koniec twojej tury: żaden z twoich duetów nie jest zgrany.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Koniec twojej tury: nie wszystkie twoje duety są zgrane.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Koniec twojej tury: zgrany jest tylko jeden z twoich duetów.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Koniec twojej tury: masz jeszcze jedną.</numerusform>
            <numerusform>Koniec twojej tury: masz jeszcze %n tury.</numerusform>
            <numerusform>Koniec twojej tury: masz jeszcze %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Twoja kolej. Jeden wybór jest wyraźnie najlepszy: zrób go.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Twoje zgrane duety: {valid}; niezgrane: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Cała twoja ręka to {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Twoje słowo</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>{card:Twój} bije {second:acc} gracza {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Zyskujesz dzięki {card:dat} dwie dodatkowe tury.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Kładziesz {card:acc} zamiast {old:gen} jako zakrytą kartę swojego duetu {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Kładziesz {card:acc} zamiast {old:gen} jako odkrytą kartę swojego duetu {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Kładziesz {card:acc} zamiast {old:gen} w duecie {slot} gracza {owner}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Twój {card}, straty: {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Zamieniasz {king:ins} zakryte karty swoich duetów {slot} i {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Zamieniasz {king:ins} zakryte karty duetów {slot} i {second} gracza {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Zamieniasz {king:ins} {card:acc} ze swojego duetu {slot} na {other:acc} z duetu {second} gracza {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Twoje. Dobra gra.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>dzień później</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>całą talię</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>zakryta karta zamiast {lost:gen}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>około %n minuty</numerusform>
            <numerusform>około %n minut</numerusform>
            <numerusform>około %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>mniej więcej poziom {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>oskarża ciebie</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>oskarża gracza {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>przewaga {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>wszystkie karty położone</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>wszystkie duety zgrane, nic nie płaci</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>cała czwórka</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>jak przedtem</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>równie dobra</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>pyta cię o {card:acc}: nie</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>co najmniej jedna</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>średni wynik</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>wygrana z: {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>strata {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsza</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>najlepszy: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>między poziomami {level} i {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gruby błąd</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>wolny los</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>wywołuje {card:acc}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>duet {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>odrzuca kartę</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>dostaje stos</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>pół talii</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>pół talii: tylko dla 2 graczy</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>pół talii tylko dla 2 graczy</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>ręka gracza {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tu jest</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>podpowiedzi na partię</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>niemożliwe</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>odpada z partii</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>król zamienia dwie zakryte karty</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>król zamienia twoje zakryte karty {slot} i {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>król zabiera ci {card:acc}, duet {slot}, i daje {other:acc}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>ostatnia tura</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>wykłada {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>prawdopodobnie {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>najdłużej: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>przegrana z: {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>partia {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>mediana czasu partii</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>gra z: {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>milisekund, od {least} do {most}; zwykle {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mieszani</translation>
    </message>
    <message>
        <source>next</source>
        <translation>następna</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>brak obrazu</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>brak: {card}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>{player} nie ma {card:gen}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>tu nie</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>nieznany: ± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>jeszcze bez analizy</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>ty nic</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>{player} nic</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>nic jeszcze nie wyłożone</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>nic, z dokładnością do {error} partii</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>nic, z dokładnością do {error} w punktach</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>gdy ktoś przekroczy limit</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>gdy limit przekroczą wszyscy prócz jednego</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>po jednym na rundę, w tej kolejności</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>odkryte karty</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>przeciwnicy: mediana {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>płaci {points}, razem {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>kładzie {card:acc}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>położenie karty tam, gdzie nie pasuje</translation>
    </message>
    <message>
        <source>played</source>
        <translation>rozegrane</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>punktów, od {least} do {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>punktów, od {least} do {most}; im mniej, tym lepiej</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>nagroda</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>dama, jeszcze dwie tury</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowy</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>od {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>rozwiązane przez jeden dzień z rzędu</numerusform>
            <numerusform>rozwiązane przez %n dni z rzędu</numerusform>
            <numerusform>rozwiązane przez %n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>jeszcze niepewna</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>powyżej poziomu {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>na przykład {word}, 2026 albo Sylwester u Ady</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>przyjmuje ją</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>zabiera ci {card:acc}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>bierze {cards:acc}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>odejmuje {points}, ma {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>rewers</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>najlepsza dwójka gra o pierwsze miejsce, pozostali o trzecie</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>najlepsza dwójka, a pozostali o trzecie miejsce</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>remis z: {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>pyta</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>cofnięć na partię: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>od następnej partii</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>zwykłe opcje</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>poniżej poziomu {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>gdzie wolno oszukiwać</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>zdobywa {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>wygrywa {prize:acc}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>wygrywa {share}% z {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>z pomocą, osobno</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>przy stole {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>przy stole {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>bez szczęścia {share} partii</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>wygrane z rzędu</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>1. ty, 2. {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>dostajesz obie stawki</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>ty {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>ty: mediana {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>twoja ręka</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja kolej</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>twój punkt widzenia</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>ty {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>twoja</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} pyta cię o {card:acc}: nie.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} pyta gracza {player} o {card:acc}: nie.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} dostaje od ciebie {card:acc}.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} dostaje {card:acc} od gracza {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} bije {own:acc}, wygrywa {prize:acc}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} bije twoją kartę {own}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: zakryta karta</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: miejsce na kartę</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, zakryt{card:rodzaj}</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card}, dobiera kartę</numerusform>
            <numerusform>{card}, dobiera %n karty</numerusform>
            <numerusform>{card}, dobiera %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>odrzuca {card:acc}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{card} od gracza {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} zamiast {lost:gen}, twój duet {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} zamiast {lost:gen}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} u gracza {owner} zamiast {lost:gen}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card}, straty: {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, zakryt{card:rodzaj}, twój duet {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, zakryt{card:rodzaj}, duet {slot} gracza {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, ręka gracza {player}, {number} z {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, dobrana karta gracza {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, twoja dobrana karta</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, odkryt{card:rodzaj}</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, odkryt{card:rodzaj}, twój duet {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, odkryt{card:rodzaj}, duet {slot} gracza {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, twoja ręka, {number} z {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} z {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} jako tabela</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>razem {cost}</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>zgrane duety: {count} z {coops}</translation>
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
        <translation>{deck} (własna)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} z {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Obowiązują skróty domyślne, póki tego nie zmienisz.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>Nie można otworzyć {file} jako partii ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>Nie można otworzyć {file} jako turnieju ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>Nie udało się odczytać {file} ({reason}), więc Soirée działa bez tego pliku.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>Nie udało się usunąć {file} ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>Nie udało się zapisać {file} ({reason}); poprzednia wersja pozostaje.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>Nie udało się zapisać {file}, bo dysk jest pełny; poprzednia wersja pozostaje.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>Nie udało się zapisać {file}, bo dysk jest tylko do odczytu; poprzednia wersja pozostaje.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>Nie udało się zapisać {file}, bo nie masz tam prawa zapisu; poprzednia wersja pozostaje.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Nie udało się zapisać {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file} to ani partia, ani talia kart.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} pochodzi z nowszej Soirée, więc ta wersja nie może otworzyć tego pliku.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} i {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} i {second} dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} i {second}, remis</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>1. {first}, 2. ty</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>1. {first}, 2. {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} lub {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>od {first} do {last}</translation>
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
            <numerusform>{first}, {second}, {third} i jeszcze jeden gracz</numerusform>
            <numerusform>{first}, {second}, {third} i jeszcze %n graczy</numerusform>
            <numerusform>{first}, {second}, {third} i jeszcze %n graczy</numerusform>
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
        <translation>{game} w dwie minuty</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game}, przy stole {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, nie do użycia: {reason}</translation>
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
        <translation>{game}: {players} (skończona)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (powtórka)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} godz.</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>{keys} należy już do: {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} należy do stołów.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n karta</numerusform>
            <numerusform>{key} · %n karty</numerusform>
            <numerusform>{key} · %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n pkt</numerusform>
            <numerusform>{key} · %n pkt</numerusform>
            <numerusform>{key} · %n pkt</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>od {least} do {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>od {low} do {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>od {low} do {high}%</translation>
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
        <translation>{move} to nie jest ruch w grze Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move} to nie jest ruch w grze Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move} to nie jest ruch w grze Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move} to nie jest ruch w grze Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move} to nie jest ruch w grze {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, nie do zapłaty</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, niezgrany</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, do zapłaty</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, zgrany</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share}, {matches}, przedział {interval}, równy udział {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} z {last}, dużo to dobrze</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} z {last}, mało to dobrze</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} z {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>punkty: {number}</translation>
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
        <translation>{number}: {up} nad {down:ins}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part} nie jest opcją gry {game} albo występuje dwa razy.</translation>
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
        <translation>{players} (powtórzenie {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>{players} odpadają z partii.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>Płacą: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>Wspólnie prowadzą {players}, punkt.</numerusform>
            <numerusform>Wspólnie prowadzą {players}, %n punkty.</numerusform>
            <numerusform>Wspólnie prowadzą {players}, %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>Turniej wygrywają wspólnie {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>Zwycięstwo dzielą {players}.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} nikogo nie oskarża.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} oskarża cię.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} oskarża gracza {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Płaci tylko {player}.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} pyta cię o {card:acc}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} pyta gracza {asked} o {card:acc}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} stawia {card:acc}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} rozbija do końca jeden z twoich duetów w {share}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} ogłasza Soy po jednej rundzie.</numerusform>
            <numerusform>{player} ogłasza Soy po %n rundach.</numerusform>
            <numerusform>{player} ogłasza Soy po %n rundach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player} ogłasza: wszystko w jednym kolorze.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} wywołuje {card:acc}: zostaje jedna karta.</numerusform>
            <numerusform>{player} wywołuje {card:acc}: zostają %n karty.</numerusform>
            <numerusform>{player} wywołuje {card:acc}: zostaje %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} przechodzi z ostatniego miejsca na pierwsze dzięki premii jednej karty.</numerusform>
            <numerusform>{player} przechodzi z ostatniego miejsca na pierwsze dzięki premii %n kart.</numerusform>
            <numerusform>{player} przechodzi z ostatniego miejsca na pierwsze dzięki premii %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} może ogłosić Soy w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} może wyrównać i dobrać w {share}%.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} nie może jej mieć.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} oszukuje!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} wybiera.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} może wiedzieć, że masz {card:acc}, ale już nie pamięta.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} może wiedzieć, że {holder} ma {card:acc}, ale już nie pamięta.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} ogłasza Soureh i kończy rundę.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} odrzuca kartę.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} odrzuca {card:acc}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} jej nie ma. Ada pytała o siódemkę, więc jakąś ma, a została tylko siódemka karo: zapytaj Adę.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} nie wie, kto ma {card:acc}. Możliwi: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} dobiera za to kartę.</numerusform>
            <numerusform>{player} dobiera za to %n karty.</numerusform>
            <numerusform>{player} dobiera za to %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} dobiera za to kartę.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} dobiera kartę.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} dobiera jeszcze raz.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} dobiera jeszcze raz: {card:acc}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} dobiera {card:acc}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} przekracza limit {limit} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} kończy na miejscu {place}: wszystkie karty położone.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} kończy na miejscu {place}: pat, zostaje jedna karta.</numerusform>
            <numerusform>{player} kończy na miejscu {place}: pat, zostają %n karty.</numerusform>
            <numerusform>{player} kończy na miejscu {place}: pat, zostaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} dostaje obie stawki</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} zdobywa 50 za cztery zgrane duety w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} dostaje {cards:acc}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} oddaje ci tę kartę.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} oddaje tę kartę graczowi {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player} jeden raz ma cztery zgrane duety.</numerusform>
            <numerusform>{player} %n razy ma cztery zgrane duety.</numerusform>
            <numerusform>{player} %n razy ma cztery zgrane duety.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} ma już zapłacone.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>{player} ją ma.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} nie ma już kart, o które można pytać.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} gra uczciwie: każda karta pasuje.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player} ma zdobyte {suit}: {worths}; razem {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} nic nie ma z tej rundy; razem {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} ma {card:acc}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>{player} wpada: {card} nie pasuje.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} już nie gra w tej partii.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} zostawia wynik bez zmian.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} puka i kończy rundę.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} puka: masz jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} puka: {other} ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} wie, że masz {card:acc}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} wie, że {holder} ma {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} wie, gdzie jest jedna cudza karta, ale nie pamięta już o {forgotten}.</numerusform>
            <numerusform>{player} wie, gdzie są %n cudze karty, ale nie pamięta już o {forgotten}.</numerusform>
            <numerusform>{player} wie, gdzie jest %n cudzych kart, ale nie pamięta już o {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} wie, gdzie jest jedna cudza karta.</numerusform>
            <numerusform>{player} wie, gdzie są %n cudze karty.</numerusform>
            <numerusform>{player} wie, gdzie jest %n cudzych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} wykłada cztery asy po jednym pytaniu o nie.</numerusform>
            <numerusform>{player} wykłada cztery asy po %n pytaniach o nie.</numerusform>
            <numerusform>{player} wykłada cztery asy po %n pytaniach o nie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>{player} ma wyłożone najwięcej: punkt z {all}.</numerusform>
            <numerusform>{player} ma wyłożone najwięcej: %n z {all} punktów.</numerusform>
            <numerusform>{player} ma wyłożone najwięcej: %n z {all} punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} kładzie stawkę.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} wykłada {four}, warte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} prowadzi, ma punkt.</numerusform>
            <numerusform>{player} prowadzi, ma %n punkty.</numerusform>
            <numerusform>{player} prowadzi, ma %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} prowadzi, {best}, a ty masz {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} prowadzi {best} do {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} prowadzi po tej rundzie.</numerusform>
            <numerusform>{player} prowadzi po każdej z %n rund.</numerusform>
            <numerusform>{player} prowadzi po każdej z %n rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} zdobywa w jednej rundzie punkt.</numerusform>
            <numerusform>{player} zdobywa w jednej rundzie %n punkty.</numerusform>
            <numerusform>{player} zdobywa w jednej rundzie %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} może ci zabrać {card:acc}, inaczej {second:acc}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} płaci w tej rundzie około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} płaci {points}, dotąd razem {total}.</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} płaci {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} zagrywa z rzędu czwartą kartę tej samej wartości.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} zagrywa {card:acc}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} zagrywa {card:acc}: to para.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} zagrywa {card:acc}: czwarta z rzędu.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} zagrywa {card:acc}: trzecia z rzędu.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} dochodzi do {count} i odejmuje 50 w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} pamięta {remembered} z jednego pytania tej rundy.</numerusform>
            <numerusform>{player} pamięta {remembered} z %n pytań tej rundy.</numerusform>
            <numerusform>{player} pamięta {remembered} z %n pytań tej rundy.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} zdobywa w tej rundzie około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} nic nie zdobywa.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} zdobywa {points}, razem {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} zdobywa {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} wciąż ma na ręce {card:acc}, kartę już pokazaną.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} pokazuje resztę: {cards:acc}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} zdąży jeszcze zgrać cztery duety w {share}%.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} bierze obie stawki.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} bierze stos {pile}, wart {points}, dotąd razem {total}.</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} bierze część postawionych kart.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} bierze ze stawek {cards:acc}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} odejmuje {points}: zostaje {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>{player} ma potem do postawienia wyższą kartę niż przy drugim ruchu.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>{player} ma potem do postawienia niższą kartę niż przy drugim ruchu.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} ma potem w jednym kolorze około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} odejmuje sobie 50 punktów.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} nie bierze udziału w tym wyścigu.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} wychodzi na prowadzenie w wyścigu {number} i już go nie oddaje.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} wychodzi na prowadzenie w rundzie {number} i już go nie oddaje.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} wychodzi na prowadzenie w ostatnim wyścigu.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} wychodzi na prowadzenie w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>{player} kończy wyścig przed innymi.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} wygrywa wieczór.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} wygrywa nagrodę.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} wygrywa rundę {points} do {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} zdobywa kartę za {count} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} zdobywa kartę za {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} zdobywa kartę za {worth}: razem {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} wygrywa z wynikiem jednego punktu.</numerusform>
            <numerusform>{player} wygrywa z wynikiem %n punktów.</numerusform>
            <numerusform>{player} wygrywa z wynikiem %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} wygrywa dzięki Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} wygrywa!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wygrywa.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>wygrywa {player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} wygrywa jednym punktem.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{player} ma najwięcej w {suit:loc}: punkt z {all}.</numerusform>
            <numerusform>{player} ma najwięcej w {suit:loc}: %n z {all} punktów.</numerusform>
            <numerusform>{player} ma najwięcej w {suit:loc}: %n z {all} punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Zwycięstwo w turnieju: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} wygrywa, nie płacąc ani punktu.</translation>
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
            <numerusform>{player}, %n punkt</numerusform>
            <numerusform>{player}, %n punkty</numerusform>
            <numerusform>{player}, %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, stos {number}, od pierwszej karty</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, stos {number}: {card} nie pasuje na {under:acc}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: pozostałe karty {left}, punkty {points}, stosy {tops}</translation>
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
        <translation>{player} asem nic ci nie zabiera.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>{player} asem zabiera ci {cards:acc}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>{player} asem nic nie zabiera graczowi {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>{player} asem zabiera graczowi {other} {cards:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>{player} asem zabiera kartę.</numerusform>
            <numerusform>{player} asem zabiera %n karty.</numerusform>
            <numerusform>{player} asem zabiera %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Stawka gracza {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>{player}, duet {slot} niezgrany: czarn{up:rodzaj} {up} nie jest wyższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>{player}, duet {slot} niezgrany: czerwon{up:rodzaj} {up} nie jest niższ{up:rodzaj} niż {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>{player}, duet {slot} niezgrany: zakryta karta to {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>{player}, duet {slot} niezgrany: dwa asy.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>{player} ma na końcu zgrany duet {slot} w {share}%, inaczej w {rest}%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>{player}, duet {slot} zgrany.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>{player}, duet {slot} zgrany: punkt.</numerusform>
            <numerusform>{player}, duet {slot} zgrany: %n punkty.</numerusform>
            <numerusform>{player}, duet {slot} zgrany: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>{player} ma wszystkie duety zgrane.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>{player} ma ze swoich duetów około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} kładzie dobraną kartę zamiast {old:gen} jako zakrytą kartę duetu {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>Ręka gracza {player} pozostaje zakryta: pokazuje ją tylko ogłoszenie.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Ręka gracza {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>{player} ma z pozostałych duetów około {count}, inaczej {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>{player} zmienia wynik o około {count}, inaczej o {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>{player}, zgrane duety: {valid}; niezgrane: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>punkt widzenia gracza {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Cała ręka gracza {player} to {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{player} bije {card:ins} {second:twojego}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{player} bije {card:ins} {second:acc} gracza {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} zyskuje dzięki {card:dat} dwie dodatkowe tury.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} kładzie {card:acc} zamiast {old:gen} w twoim duecie {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} kładzie {card:acc} zamiast {old:gen} jako zakrytą kartę duetu {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} kładzie {card:acc} zamiast {old:gen} jako odkrytą kartę duetu {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} kładzie {card:acc} zamiast {old:gen} w duecie {slot} gracza {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} zamienia {king:ins} zakryte karty własnych duetów {slot} i {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} zamienia {king:ins} zakryte karty twoich duetów {slot} i {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} zamienia {king:ins} zakryte karty duetów {slot} i {second} gracza {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} zamienia {king:ins} {card:acc} z twojego duetu {slot} na {other:acc} z duetu {second} gracza {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} zamienia {king:ins} zakryte karty: duet {slot} gracza {owner} i duet {second} gracza {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} zamienia {king:ins} {card:acc} z duetu {slot} gracza {owner} na {other:acc} z duetu {second} gracza {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} przed tą rundą</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} za pozostałe karty</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} za oszustwo</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} za pierwsze miejsce</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} za wzięty stos</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} za premię</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points}, gdyby runda skończyła się teraz, według kart, które widzisz</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>wyłożone: {points}</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} ze wszystkim, co ta runda może jeszcze dać</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} z {length}</translation>
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
        <translation>{rank}. z {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, z pomocą</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} do {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} z {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; rozegrane partie: {played} z {count}.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>punkty: {score}</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. Nacięcie: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} partii</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>wygrane {share}</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>Spośród przyszłych kart pasuje {share}%, inaczej {rest}%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}% niewidocznych kart znów rozbiłoby twój duet {slot}.</translation>
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
            <numerusform>rozwiązane {solved} z %n</numerusform>
            <numerusform>rozwiązane {solved} z %n</numerusform>
            <numerusform>rozwiązane {solved} z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (pokazane na stole)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, nagłówek</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Takie samo dla wszystkich.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>razem {time}</translation>
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
        <translation>{value}, miejsce {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} otworzy się po zamknięciu „{dialog}”.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} przy pierwszej decyzji, najniżej {low} ({trough}), najwyżej {high} ({peak}), {last} przy ostatniej.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Zapas jest zablokowany na {seconds} s.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pikseli</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} wygrywa {game}. Kto by się spodziewał.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>{player} mówi „Nie”.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>Mówisz „Nie”.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>{player} mówi „Soureh!”. Wszyscy inni mają jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>{player} mówi „Soureh!”. Masz jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>{player} mówi „Soureh!”. {other} ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>Mówisz „Soureh!”. Wszyscy inni mają jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>Mówisz „Soureh!”. {other} ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>{player} woła „Soy!”.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>Wołasz „Soy!”.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}”</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>„{command}”</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>„{keys}” nie może być skrótem polecenia „{command}”.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>„{text}” to nie karta: wpisz wartość i kolor po angielsku, na przykład 7h albo 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>„{what}” musi być liczbą całkowitą od {least} do {most}.</translation>
    </message>
</context>
</TS>
