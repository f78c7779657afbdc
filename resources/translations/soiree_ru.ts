<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> — </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n зевок (??).</numerusform>
            <numerusform>%n зевка (??).</numerusform>
            <numerusform>%n зевков (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>Сыгран %n вечер, побед {won}.</numerusform>
            <numerusform>Сыграны %n вечера, побед {won}.</numerusform>
            <numerusform>Сыграно %n вечеров, побед {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n неточность (?!).</numerusform>
            <numerusform>%n неточности (?!).</numerusform>
            <numerusform>%n неточностей (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>Возвращена %n партия.</numerusform>
            <numerusform>Возвращены %n партии.</numerusform>
            <numerusform>Возвращено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>Разобрана %n партия: она открывается с разбором.</numerusform>
            <numerusform>Разобраны %n партии: они открываются с разбором.</numerusform>
            <numerusform>Разобрано %n партий: они открываются с разбором.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>Сохранена %n партия.</numerusform>
            <numerusform>Сохранены %n партии.</numerusform>
            <numerusform>Сохранено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Ещё не просмотрена %n партия…</numerusform>
            <numerusform>Ещё не просмотрены %n партии…</numerusform>
            <numerusform>Ещё не просмотрено %n партий…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>Не удалось разобрать %n партию.</numerusform>
            <numerusform>Не удалось разобрать %n партии.</numerusform>
            <numerusform>Не удалось разобрать %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>Удалена %n партия.</numerusform>
            <numerusform>Удалены %n партии.</numerusform>
            <numerusform>Удалено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>Пока сыграна %n партия.</numerusform>
            <numerusform>Пока сыграны %n партии.</numerusform>
            <numerusform>Пока сыграно %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n партия: маловато, чтобы сказать, часто ли вы побеждаете.</numerusform>
            <numerusform>%n партии: маловато, чтобы сказать, часто ли вы побеждаете.</numerusform>
            <numerusform>%n партий: маловато, чтобы сказать, часто ли вы побеждаете.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n партия: маловато для вывода.</numerusform>
            <numerusform>%n партии: маловато для вывода.</numerusform>
            <numerusform>%n партий: маловато для вывода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n ошибка (?).</numerusform>
            <numerusform>%n ошибки (?).</numerusform>
            <numerusform>%n ошибок (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>Ещё %n сочетание не подходит.</numerusform>
            <numerusform>Ещё %n сочетания не подходят.</numerusform>
            <numerusform>Ещё %n сочетаний не подходят.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n ход сделан за вас и не считается.</numerusform>
            <numerusform>%n хода сделаны за вас и не считаются.</numerusform>
            <numerusform>%n ходов сделаны за вас и не считаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>Сыграна %n раздача из {every}, побед {won}.</numerusform>
            <numerusform>Сыграны %n раздачи из {every}, побед {won}.</numerusform>
            <numerusform>Сыграно %n раздач из {every}, побед {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>Первое место делит %n игрок, очков {points}.</numerusform>
            <numerusform>Первое место делят %n игрока, у каждого {points}.</numerusform>
            <numerusform>Первое место делят %n игроков, у каждого {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>На %n очко впереди; дальше вы и {players}.</numerusform>
            <numerusform>На %n очка впереди; дальше вы и {players}.</numerusform>
            <numerusform>На %n очков впереди; дальше вы и {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>Опережает вас на %n очко.</numerusform>
            <numerusform>Опережает вас на %n очка.</numerusform>
            <numerusform>Опережает вас на %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>На %n очко впереди; дальше {players}.</numerusform>
            <numerusform>На %n очка впереди; дальше {players}.</numerusform>
            <numerusform>На %n очков впереди; дальше {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>Уже %n очко. Кто меня остановит?</numerusform>
            <numerusform>Уже %n очка. Кто меня остановит?</numerusform>
            <numerusform>Уже %n очков. Кто меня остановит?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n очко, чем больше, тем лучше</numerusform>
            <numerusform>%n очка, чем больше, тем лучше</numerusform>
            <numerusform>%n очков, чем больше, тем лучше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n очко, чем меньше, тем лучше</numerusform>
            <numerusform>%n очка, чем меньше, тем лучше</numerusform>
            <numerusform>%n очков, чем меньше, тем лучше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n раз, впервые {day}.</numerusform>
            <numerusform>%n раза, впервые {day}.</numerusform>
            <numerusform>%n раз, впервые {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;О Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>А&amp;льбом</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>Б&amp;аклажанное</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Бутылочное</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Копировать картинку</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>Ско&amp;пировать позицию</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Демо</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Вечера</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>С&amp;укно</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>За &amp;две минуты</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Льняное</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Память</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Полночное</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>&amp;Следующее своё решение</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>За&amp;дачи</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Повтор</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>Раздачу &amp;заново</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила этой игры</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>П&amp;араметры</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Поделиться…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>Показать по&amp;следние ходы снова</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>С&amp;корость</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>С&amp;тол</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Попробовать &amp;ещё раз</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>Ошибки &amp;заново</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить ход</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Обычный размер текста</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>Что знает ка&amp;ждый игрок</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Что делать сейчас</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>Без &amp;движения</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>от 1 до 12 игроков</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 очков, меньше не бывает. Зачем платить больше? Игрок, у которого ровно 100 или 200, может тут же списать 50.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 игрока</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>от 2 до 4 игроков</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>от 2 до 6 игроков</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 игрока</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>Минус 50, счёт {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 и 1&#xa0;— это 7, а первое место списывает 5: остаётся 2. Тот, кто закончил всего с пятью стопками, списывает 20. Дальше гонки идут с остальными картами, пока кто-нибудь не избавится от всех очков.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>Интервал 80&#xa0;%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Интервал 95&#xa0;%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Ставка на проигрыш</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Ставка на победу</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Зевок. Этот ход стоит {cost} партии: с {before} до {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Зевок. Этот ход стоит очков: {number}.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Карточный стол и компания, которая не устаёт.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Уличённый</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Ваше решение</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Разница невелика, но приятна.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>За игрока {player} играет компьютер.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Гнездо</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Гнездо&#xa0;— это открытая карта и закрытая. Красная открытая карта должна быть ниже закрытой, чёрная&#xa0;— выше; равные карты никогда не годятся. С одним тузом гнездо годится всегда, с двумя никогда. Загнутый уголок отмечает ваши закрытые карты: их видите только вы. Галочка&#xa0;— гнездо годится, крестик&#xa0;— не годится.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Фигура двигает то, что другим картам не под силу: смотрите, что она починит или разорит.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Раздача каждой игры и задача на каждый день</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Точка на каждую игру: полная&#xa0;— победа, кольцо&#xa0;— нет. Лавр: задача решена. Число: ваши результаты без везения, в процентах партии.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Новая колода. Как приятно.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Яркий момент</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Почётный гость</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Рука одной масти после сброса&#xa0;— это Soy. Он объявляется сам и выигрывает партию.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Счастливая случайность. Они самые лучшие.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Валет не может заменить открытого туза.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Закрытый валет, дама или король&#xa0;— пария: такое гнездо никогда не годится. Ваша дама&#xa0;— пария. Король может поменять местами любые две закрытые карты: щёлкните по своей даме, потом по карте Ada за тузом.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>В сбросе от короля никакой пользы, а дама всё так же портит ваше первое гнездо. Отдайте её.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Отложена партия из более новой Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Игроков в партии ({players}) больше, чем участников.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>В партии турнира нужны хотя бы двое.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Сообщение может держаться от {least} до {most} миллисекунд.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Сообщение держится</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Минуту назад Ada спросила у Basil семёрку треф, и он ответил «нет». Никто не спрашивает карту, которая у него есть, и у вас её нет, значит, она у Clara. Спросите её: щёлкните по её картам и выберите семёрку треф или перетащите на неё одну из своих семёрок.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ошибка. Этот ход стоит {cost} партии: с {before} до {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Ошибка. Этот ход стоит очков: {number}.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Ход должен быть текстом.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Имя: карта там. Буква зачёркнута: её там быть не может. 1+: хотя бы одна. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Имя: карта там. Полоска: насколько это вероятно, по тому, что знал каждый, кто слушал. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Имя: карта там. Полоска: насколько это вероятно, по тому, что вы тогда могли знать. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Сосед</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Новый вечер</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Новая стопка</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Пара даёт карту, но может стоить вам той, что выиграла бы позже.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Пара в ряду</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>{card:Plain} подходит к одной из стопок: положите карту туда.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Рад всех видеть. Не торопитесь.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Разумеется, с удовольствием.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Программа партий с тремя гостями</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Дама</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Вопрос выдаёт</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Тихая победа&#xa0;— тоже победа.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Красная десятка должна быть ниже закрытой карты, а 10 не меньше 10: гнездо всё равно не годилось бы.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Красная десятка портит и это гнездо, и Ada заплатит. Но дешёвая красная двойка останется ей для оплаты. Положите десятку на двойку.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Разбор без единой пометки, не меньше пяти решений.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>По розе каждому за столом.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Образец карт</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Маленькая ошибка. Кажется, моя.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Маленький шедевр, смею сказать.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Ничья.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Ничья. Поставьте другую карту.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Ничья: у вас {card}, у игрока {other} {second}. Оба ставят снова.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Ничья: {bid} и у вас {own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Ничья: у игрока {player} {card}, у игрока {other} {second}. Оба ставят снова.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>В турнире от четырёх до шестнадцати участников, людей и компьютеров.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>В турнире от {least} до {most} участников.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>В турнире от {least} до {most} раундов.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Трагедия в одном акте.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Годное гнездо</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Победа вдвоём стоит 6 очков; вчетвером&#xa0;— 6, 4, 2 и 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>{rank:Plain} на стол не кладётся: сыграйте эту карту или сбросьте.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Около %n минуты; продолжить можно когда угодно.</numerusform>
            <numerusform>Около %n минут; продолжить можно когда угодно.</numerusform>
            <numerusform>Около %n минут; продолжить можно когда угодно.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>О Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Примерно так же хорошо: разница {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Примерно {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Больше {limit}: вне партии.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Вверху, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Обвините другого игрока или никого.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Никого не обвинять: никто ничего не платит.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Обвинить игрока {player}, у которого все карты подходят.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Обвинить игрока {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Туз!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Ada спрашивала семёрку, значит, одна у неё есть: семёрка бубен. Но сначала спросите у Clara семёрку треф.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Ada сама спрашивала семёрку треф, значит, у неё её нет: нельзя спрашивать карту, которая у тебя есть. Спросите Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Ada говорит «Нет». Взятка окончена: последняя карта ваша, и призовая карта тоже ваша, 2 очка. А пара дала вам карту.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Ada берёт червы. Ваша тройка вернулась, а с ней валет пик. Никто не уходит из раунда с пустыми руками.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Своя колода</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Своя колода…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Добавить к своим очкам стопку, карт: {count}.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>После ничьей на кону больше карт, и из ставок выбирает уступивший.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>После партии</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>После гонки {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>После раунда {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>После гонки</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>После этого {player} сможет объявить Soy в {share}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Ещё, ещё!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Против уровня {level} вы, вероятно, выиграете {share} партий, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>А, компания! Придвигайте стулья.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Все карты открыты. Красная десятка не ниже девятки, и Ada пришлось заплатить 25 очков. У объявившего можно заменить только одну карту; хватило и одной.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>С открытыми картами: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Все вечера</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Всё честно</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Теперь годятся все четыре гнезда: на каждом галочка. Взятая карта может заменить вашу закрытую карту или открытую карту другого игрока; туза заменяет только десятка. Или вы её сбрасываете.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Годятся все четыре гнезда: платить не за что.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Годятся все четыре гнезда: {sum} и ещё {bonus}.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Все четверо играют в каждой партии.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Годятся все четыре: вы получаете ещё {points}, всего {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Годятся все четыре: {player} получает ещё {points}, всего {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>В целом вы немного выигрываете у остальных.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>В целом вы выигрываете у остальных около %n очка.</numerusform>
            <numerusform>В целом вы выигрываете у остальных около %n очков.</numerusform>
            <numerusform>В целом вы выигрываете у остальных около %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>В целом вы немного уступаете остальным.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>В целом вы уступаете остальным около %n очка.</numerusform>
            <numerusform>В целом вы уступаете остальным около %n очков.</numerusform>
            <numerusform>В целом вы уступаете остальным около %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Все знают</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Все вместе играют каждую партию.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Всё время</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Все ваши гнёзда годятся: объявите Soureh, пока ни одно не испортили.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Все ваши партии, отложенные и законченные</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Всегда: ничто не движется</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Американский потомок одной ближневосточной игры, с добавленными фигурами.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Туз</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Туз побеждает один раз: прикиньте, что он берёт сейчас и что мог бы взять потом.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Звёздочкой отмечены партии с подсказками или отменёнными ходами.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>Равная доля {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Вечер за хорошим столом</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Для вечера нужна хотя бы одна игра.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Карточный вечер</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Незабываемый вечер. По крайней мере для меня.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Неточность. Этот ход стоит {cost} партии: с {before} до {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Неточность. Этот ход стоит очков: {number}.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Старый фокус, а работает.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>Анимации GIF (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Объявление</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>{lock} занят другой программой, поэтому партии и настройки в этот раз не сохраняются.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Любая трудность</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Любые соперники</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Любые параметры</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Любое число игроков</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Любая тема</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Не считая гнезда {slot}, ваши гнёзда принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Не считая гнезда {slot}, гнёзда игрока {player} принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Аплодисменты приветствуются.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Уже играем? Великолепно.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Как CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Как JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Не хуже: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Так и должно быть.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Пока вы держите свои карты, {player} не соберёт {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Как видели вы</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Как видит {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Спросите у игрока карту.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Спросите карту того достоинства, которое у вас есть: щёлкните по игроку или перетащите карту на него.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Спросите карту: выберите игрока, перетащите карту на него или наберите, например {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Спрашивайте карты, запоминайте каждый ответ и собирайте по четыре одного достоинства.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Ничего не спрашивать</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Спросить {card:acc} у игрока {player}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Спросить игрока {player}: …</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Бегом</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>За любым столом</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Хотя бы одна карта ({rank}): больше ни у кого наверняка.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Хотя бы одна карта ({rank}): {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Сохранить можно не больше {most} записей.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>В гонке участвуют не больше {players} игроков.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>На кону: призовая карта масти {suit}, {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>На кону: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Внизу, в этом порядке: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>За столом {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Баклажанное</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Значит, обратно к мольберту.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>К вечеру</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>К партии</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>К турниру</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Рубашки</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basil спрашивал у вас туза червей. Значит, у него его нет: нельзя спрашивать карту, которая у тебя есть.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basil только что сказал, что у него её нет. Она может быть только у Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Суметь заплатить ровно {more} и выйти на {count}: тогда вы спишете 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Обыграть самый сильный уровень, когда слабее за столом нет никого.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Разбит по-честному. Налейте ещё.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Красиво сделано. Можно я это напишу?</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>До первой карты</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Перед последним раундом вы были на последнем месте, отставая на %n очко.</numerusform>
            <numerusform>Перед последним раундом вы были на последнем месте, отставая на %n очка.</numerusform>
            <numerusform>Перед последним раундом вы были на последнем месте, отставая на %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>{player}: последнее место перед последним раундом, отставание %n очко.</numerusform>
            <numerusform>{player}: последнее место перед последним раундом, отставание %n очка.</numerusform>
            <numerusform>{player}: последнее место перед последним раундом, отставание %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Начать сезон {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Начата</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>За кулисами: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Лучший вечер за неделю.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Лучше здесь и ещё при %n решении дальше: {move}</numerusform>
            <numerusform>Лучше здесь и ещё при %n решениях дальше: {move}</numerusform>
            <numerusform>Лучше здесь и ещё при %n решениях дальше: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Лучше: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Поставить ненужную карту: ваша самая длинная масть останется такой же длинной.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Ставьте за приз: выберите карту, потом своё место.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Ставьте за приз: щёлкните по карте, потом по своему месту. Уступивший получает обе ставки.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Ставьте за {cards:acc}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Ставьте за то, что приз добавит вашей масти; уступивший забирает обе ставки.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Поставить {cards:acc}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Смелые гости быстры и порой не замечают стопки</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Смелые гости спрашивают самые дорогие достоинства</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Смелые гости из двух хороших ходов выбирают более рискованный</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Смелые гости любят ставить старшие карты</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Смелые гости редко говорят «Нет» и любят старшие карты</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Смелые гости строят свои гнёзда и объявляют рано</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Смелые гости строят свои гнёзда и стучат рано</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Бонус: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Оба объявляют Soy с равными картами: ничья.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Оба объявляют Soy: вы побеждаете, ваши карты младше.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Оба объявляют Soy: {player} побеждает, карты младше.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>В годном гнезде считаются обе карты: туз 15, валеты, дамы и короли ничего. Вы получаете 47 и ещё 50, потому что годные все четыре.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Оба получают поровну.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>С любым из этих ходов партия почти наверняка проиграна.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>С любым из этих ходов партия почти наверняка выиграна.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Бутылочное</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Внизу</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Ветвь другой партии</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Браво, браво!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Разорить гнездо {slot} игрока {player}, который объявил Soureh.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Разорить гнездо {slot} игрока {player}, который постучал.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Разорить сразу два гнезда игрока {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Разорить гнездо {second} игрока {player}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Разорить гнездо {slot} игрока {player}, скорее всего годное.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Переложить две закрытые карты туда, где вам от них больше пользы.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Листать  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Листать сброс</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Бухгольц</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Постройте четыре годных гнезда, пока короли, дамы и валеты их тревожат.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Строить или портить</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Стройте, пока гнёзд у вас меньше; портите, когда соперник вот-вот закончит.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>На волосок</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>По играм</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>По уровням</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>Сравнить с компь&amp;ютерами…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Объявить Soy после одного раунда или двух.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Объявить Soy: все карты одной масти.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Карт на руках</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Оставшиеся карты добавляют вам {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Оставшиеся карты добавляют игроку {player} {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>Карт масти {suit}: {count}. Нажмите {key}, чтобы перейти к ним.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Осторожная компания</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Уличить игрока {player}: {card} лежит на {top:loc}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Поймали…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Осторожные гости спрашивают то, чего у них больше всего</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Осторожные гости не трогают годных гнёзд и объявляют поздно</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Осторожные гости не трогают годных гнёзд и стучат поздно</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Осторожные гости из двух хороших ходов выбирают более надёжный</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Осторожные гости любят ставить младшие карты</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Осторожные гости берегут старшие карты</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Осторожные гости не спешат и замечают всё</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Сменить взг&amp;ляд</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Изменить своё гнездо {slot}: годным оно от этого не станет.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Изменить своё гнездо {slot}: оно останется годным.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Изменение {number} после вашего решения: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Очень рад. Сдавайте, прошу вас.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Жульничество</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Шевроны</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Выберите карту для ряда.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Выберите карту для этого места.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Выберите записи от {least} до {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Выберите ей место или сбросьте её.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Выберите для оплаты по карте из каждого гнезда.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Выберите свою открытую карту для замены или сбросьте.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Выберите одну из своих стопок.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Выберите одну из своих стопок: её карты станут очками.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Выбрать стопку {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Выберите вторую закрытую карту для обмена.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Выберите стопку, которой заплатит {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Выберите стопку, которой платят.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Выберите две закрытые карты для обмена или сбросьте.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Выбрать, чей ход будет следующим: у игрока {player} не может быть {card:gen}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Она была у Clara, теперь она ваша. Кто получил карту, спрашивает снова, так что ход всё ещё ваш.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>У Clara 3 очка; у вас первый ход и туз. Дальше призовые карты стоят до 10 очков: берегите старшие карты для них.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Под метёлку</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Щёлкните по карте или наберите её, например {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Щёлкните, чтобы заплатить ею.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Закрыть сброс</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Закрыть боковую панель</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Собирайте каре: все четыре карты одного достоинства. Они выкладываются перед вами и дают очки: от двойки до десятки по своему числу, валеты, дамы и короли 10, тузы 25. Масти и старшинство не важны.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Собрать {four:acc}, очки: {count}. Вы знаете, у кого что.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Собирать {four:acc}, очки: {count}. У вас {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>По сравнению с лучшим соперником в конце; ниже 0 вы отставали.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненты</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Остаток могут доиграть компьютеры ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Компьютеры видят не больше вас.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Продолжить вечер</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Продолжить свою партию</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Продолжить {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Продолжить: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Продолжить: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Гнездо {slot} не годится: закрытая карта&#xa0;— {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Гнездо {slot} не годится: карты равны.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Гнездо {slot} не годится: чёрная {up} не выше {down:gen}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Гнездо {slot} не годится: красная {up} не ниже {down:gen}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Гнездо {slot} не годится: два туза.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Гнездо {slot}: {up} открыт{up:род}, {down} закрыт{down:род}, не годится.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Гнездо {slot}: {up} открыт{up:род}, {down} закрыт{down:род}, годится.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Гнездо {slot}: {up} открыт{up:род}, {down} закрыт{down:род}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Гнездо {slots} не годится. Чтобы всё же объявить, нажмите «Объявить» ещё раз.</numerusform>
            <numerusform>Гнёзда {slots} не годятся. Чтобы всё же объявить, нажмите «Объявить» ещё раз.</numerusform>
            <numerusform>Гнёзда {slots} не годятся. Чтобы всё же объявить, нажмите «Объявить» ещё раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Гнездо {slots} не годится. Чтобы всё же постучать, нажмите «Постучать» ещё раз.</numerusform>
            <numerusform>Гнёзда {slots} не годятся. Чтобы всё же постучать, нажмите «Постучать» ещё раз.</numerusform>
            <numerusform>Гнёзда {slots} не годятся. Чтобы всё же постучать, нажмите «Постучать» ещё раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Копировать &amp;текст</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Копировать всё</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Копировать для сообщения</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Сначала дорогие</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Дорогие решения из ваших партий: возвращаются, пока не решены</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Прежде чем выбрать, посчитайте, что каждая стопка сделает со счётом.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Считайте, у кого ещё может быть каждая карта: один ответ порой выдаёт две.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Накрывайте ту карту, которая есть и на другой стопке или чьи соседи уже ушли.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Анимация GIF создаётся…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Текущие параметры: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>День за дн&amp;ём</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>На ножах</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Пунктир: равная доля.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Пунктир: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>День за днём</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Раздачи и задача этого дня</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Колоды карт ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Объявить</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Объявите Soureh или закончите ход.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Объявить Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Объявить или ждать</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Объявляйте, если остальные заплатят больше, чем вам даст ожидание.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Разбит, да, но в какой компании!</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Удалить этот турнир?</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Демо</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Не ждали, а?</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Вы это видели? Я&#xa0;— почти нет.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Трудность</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Личная</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Сбросьте ненужную карту: щёлкните по ней, потом по своему сбросу.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Сбросьте карту.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Сбросьте карту: выберите её, потом место для сброса.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Сбрасывайте масть, которой осталось меньше всего.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Сброс, %n карта, сверху {card}</numerusform>
            <numerusform>Сброс, %n карты, сверху {card}</numerusform>
            <numerusform>Сброс, %n карт, сверху {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Сброс, пусто</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Сбросить {cards:acc}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Сбросить {card:acc}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Если её просто сбросить, ходов она не даст. Нажмите «Сыграть даму».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Сброс игрока {player}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Сброс, %n карта</numerusform>
            <numerusform>Сброс, %n карты</numerusform>
            <numerusform>Сброс, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Сброс: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Начать эту раздачу заново?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Готово!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Двойной агент</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Колода, %n карта</numerusform>
            <numerusform>Колода, %n карты</numerusform>
            <numerusform>Колода, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Колода: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Взято: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Выпивка всем!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>По одному файлу за раз: партия или колода карт.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Опустите карту на того, кого спрашиваете.</translation>
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
        <translation>Каждую карту можно взять только один раз.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Каждое решение доигрывается много раз. Можно играть дальше.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Каждый уровень играет картами игрока {player} столько раз: {count}, против тех же соперников.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Каждая партия</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Каждому человеку нужно имя, чтобы передавать экран.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>У каждого вначале</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Прежние вечера</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Лёгкая</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Лёгкий видит мало способов сыграть карту и думает только о раунде.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Лёгкий следует первому впечатлению и думает только о своих гнёздах.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Лёгкий медлит и кладёт карту на любую стопку, которая её принимает.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Лёгкий играет по наитию и часто наугад.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Лёгкий помнит 2 последних вопроса и спрашивает то, чего у него больше всего.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Лёгкий помнит два раунда и порой играет наугад.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Подойдёт любой ход.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Заканчивать мой ход автоматически, пока не все мои гнёзда годятся</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Заканчивать мой ход автоматически, пока у меня меньше двух годных гнёзд</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Закончить раунд, пока у других не стало больше годных гнёзд.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Закончить раунд, пока у игрока {player} не стало больше годных гнёзд.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Закончить раунд: при нынешнем положении вы заплатите ровно {more} и выйдете на {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Закончить раунд, пока все четыре ваших гнезда годные.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Закончите ход или постучите: раунд кончится после последнего хода соперника.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Закончить ход.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Закончите ход: объявлять стоит, когда годятся все ваши гнёзда.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Введите слово, число или любой текст.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Введите любое слово.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Введите не больше {most} символов.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enter&#xa0;— сыграть, Esc&#xa0;— отмена.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enter показывает ту позицию, Esc возвращает к партии.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>При равных очках считаются победы, затем партии между собой, затем жребий.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Esc или щелчок возвращает к партии.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Равная доля</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Вечер {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Вечер.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>События за столом проговариваются.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Все ставки оказались равны: не выиграл никто.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Здесь хранится каждая начатая вами партия.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Все ходы партии</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Все за столом смелые.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Все осторожны, а двое ещё и сильны.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Каждый встречается с каждым.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Все играют одновременно, каждый своими картами; карты Ada вверху. Слева ваш запас, рядом одна открытая карта. Разложите все свои карты, и побыстрее, по стопкам от 1 до 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Всё остальное, включая ваши решения, принесло вам {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Всё остальное, включая ваши решения, стоило вам {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Всё сказанное</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Точь-в-точь как в моих снах.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Ожидаемая доля побед</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Опыт, друзья мои. Только и всего.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Закрытая карта, гнездо {slot} игрока {player}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Веера</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Быстр&amp;ее</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Цифры…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Сплошное: игрок знает, у кого карта. Пунктир: забыто.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>Финал: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Найти в справке</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Ладно. Но в следующий раз!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Сначала закончите гонку.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Законченные</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Здесь будут считаться законченные партии.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Первый вечер</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Первое место списывает вам {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>Первое место списывает игроку {player} {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Сначала сыграйте взятую карту.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Первое место: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>За жульничество стопка {pile} добавляет вам {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>За жульничество стопка {pile} добавляет игроку {player} {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Удача любит смелых</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>Фортуна на свидания не опаздывает.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Из ваших партий, и старых тоже; партии с подсказками не считаются</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Четыре семёрки: они сразу выложены. Линия вашего счёта немного выросла; 7 очков прибавятся в конце раунда.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Четыре туза</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Четыре туза!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>От четырёх до шестнадцати участников, на несколько дней</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Друзья! Ночь только начинается.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>С записи</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Из колоды</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Ваш взгляд</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>С {first} по {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>{matches} без подсказок, с интервалом 80&#xa0;%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Взгляд игрока {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Пять с плюсом.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Игры, в которых важен цвет карты.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Великодушные гости спрашивают того, кто впереди, и щадят остальных</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Великодушные гости ставят мало за масть, которую собирает соперник</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Великодушные гости дают выигрывать тем, кто позади</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Великодушные гости из двух хороших ходов выбирают тот, что щадит других</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Великодушные гости охотнее щадят чужие гнёзда</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Великодушные гости охотнее щадят гнёзда соперника</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Соберите руку одной масти раньше, чем Ada: это Soy, и он выигрывает партию. Значки под вашими картами считают каждую масть; нажмите маленькую цифру в рамке, чтобы перейти к ней. Туз&#xa0;— самая старшая карта, двойка&#xa0;— самая младшая.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Избавиться от {card:gen} жульничеством.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Избавиться от {card:gen} в гнезде {slot} игрока {player}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Добрать последнюю карту: {four}, очки: {count}.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Победа над великаном</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Отдать приз {count}: его выиграет {player}.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Пожертвовать своим гнездом {slot}, которое сейчас годится.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Брошена</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Отдать даму Ada&#xa0;— хорошая мысль. Но её туз ладит с любым числом и стоит 15. Положите даму за туза.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Марш!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>По всему, что вы можете знать; считается подсказкой.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Добрый вечер. Спину прямо, карты выше.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Добрый вечер. Я никогда не блефую. Или всё же?</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Добрый вечер. Пересчитаем карты?</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Хорошо.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Изящно. Я почти впечатлён.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>График шансов на побе&amp;ду</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Гость вечера</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Ха! Запишите это, кто-нибудь.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Половина результатов соперников от {low} до {high}; медиана {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Половина ваших результатов от {low} до {high}; медиана {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>У игрока {player} на руках %n карта</numerusform>
            <numerusform>У игрока {player} на руках %n карты</numerusform>
            <numerusform>У игрока {player} на руках %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Передайте экран.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Передайте экран: {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Трудная</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Трудный ещё учится на чужих ходах и не боится объявлять рано.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Трудный ещё и помнит, делает выводы и планирует на несколько взяток вперёд.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Трудный следит, какие карты ещё придут, и пробует, как пойдёт гонка.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Трудный учится на ходах соперника и просчитывает, чем кончится раунд.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Трудный помнит всё, читает ваши ставки и ждёт, что вы читаете его.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Собрать четыре годных гнезда четыре раза за партию в Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Набрать {suit:gen}: {kept}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Червы и бубны здесь считаются красными, пики и трефы чёрными.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Всем привет! Кто выигрывает?</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Скрыто.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Высокий: чёрное сукно, чистые цвета</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Хм.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Хм. В моё время это была хорошая рука.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Насколько вероятна каждая карта у каждого игрока</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Как хорошо, что вы здесь!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Как часто встречался каждый счёт, в очках; чем меньше, тем лучше.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Как часто встречался каждый счёт, в очках; чем больше, тем лучше.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Какая скука.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Как здесь играть</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Как любезно с вашей стороны.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Сегодня я в хвосте. Дальше только лучше.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Я {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Кланяюсь. Чуть-чуть, но кланяюсь.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Я с печеньем. И, надеюсь, с удачей.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Называю</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Вот дома-то обрадуются!</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Дважды посчитала: всё сходится.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Неправда!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Мне сегодня повезёт. Я предупреждаю.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>По моим расчётам, один шанс из пяти.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>А я тренировался!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>{game}: {other} против меня, и победа за мной.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Жалоб нет.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Я играл и с картами похуже.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Оставлю.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Стучу.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Теперь я знаю больше. Сыграем ещё?</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Так и задумано. Почти.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Никогда не любил эти карты.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Назовём это наброском.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Завтра надену галстук потемнее.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Надо было думать раньше.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Всё ещё думаю про {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Кому-то ведь надо было выиграть.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Благодарю вас, и благодарю даму червей.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>На следующий раз запомню.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Победа? Моя? Моя!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Если что-то пойдёт не так, это запишется в {file}. «Сообщить о неполадке…» в меню «Справка» соберёт всё, что нужно для сообщения.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Если вы объявите, у всех остальных будет последний ход. Потом платят те, у кого годных гнёзд не четыре. У вас годятся все: нажмите «Объявить», пока Ada ни одного не испортила.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Если {player} ответит «нет», то сможет забрать у вас {card:acc}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Если {player} ответит «нет», то тоже узнает, что вы собираете {four:acc}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Невозможный</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Невозможный помнит весь раунд, делает выводы и взвешивает оба ответа.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>Всего: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>В шансах на победу: {cost}, с {before} до {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>В шансах на победу: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>В каждом раунде встречаются те, у кого очков примерно поровну, и никто не встречается дважды.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>В каждом раунде приз&#xa0;— две карты посередине. Оба игрока ставят за приз по карте, закрыто; потом ставки открывают. Слева стопка с призами следующих раундов.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>В очках: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Последние партии ({matches}), с интервалом 95&#xa0;%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>Впереди: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Посередине лежат колода, взятая вами карта и сброс, который можно перелистать. Рядом с каждым именем его очки; тонкая линия внизу идёт до 300. Зарубка показывает, куда привёл бы вас раунд прямо сейчас. Последняя карта колоды заканчивает раунд.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Посередине лежат колода, взятая вами карта и сброс, который можно перелистать. Рядом с каждым именем его очки; тонкая линия внизу идёт до предела, до 100. Зарубка показывает, куда привёл бы вас раунд прямо сейчас. Последняя карта колоды заканчивает раунд.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>В этой игре везение не отличить от мастерства: показана только цена решений.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>В играх {games} червы и бубны считаются красными, пики и трефы чёрными.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Приложить &amp;партию: её карты, ходы и имена</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Придумал Джефф (Jeff), который хотел бы, чтобы её знали все и везде.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Это увеличит вашу наименьшую стопку.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Всё сходится. Спасибо за партию.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>Это жульничество, за него могут обвинить.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>Это честно: никто не сможет вас обвинить.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Сейчас ещё не ваш ход.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Ваша очередь платить: выберите по карте из каждого гнезда, годного или нет. Туз считается за 1. Карты подешевле уже отмечены. Нажмите «Заплатить».</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Ходит {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Сохранить всё ещё не удаётся.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Всё решилось в раунде {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Этот ход выигрывает чуть реже.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>С этим ходом побед {fewer} из 100, а не {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Партии вечера</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Его партии останутся в альбоме.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Просто играть</translation>
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
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Держите верхние карты разными: каждое открытое достоинство принимает три.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Оставить младшие карты: призов больше нет, и они победят.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Отложить карту: ни одна стопка её не принимает.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Оставить карту или нет</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Не отдать приз игроку {player}.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Оставить счёт как есть.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Оставить счёт {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Не увеличивать наименьшую стопку, карт в ней: {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Сохранить {suit}: {kept}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Клавиши 1–6 кладут карту; пробел, если её не принимает ни одна стопка.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Постучать</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Стучать или ждать</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Стучите, пока вы впереди; ждите, пока ход ещё может принести очки.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Стук!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Постучите или закончите этот ход: у вас ещё %n ход.</numerusform>
            <numerusform>Постучите или закончите этот ход: у вас ещё %n хода.</numerusform>
            <numerusform>Постучите или закончите этот ход: у вас ещё %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Постучите или закончите ход.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>На вылет</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Постучать.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Выложено вами: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>Выложено игроком {player}: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Текст &amp;крупнее</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Крупный индекс</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Последний %n день</numerusform>
            <numerusform>Последние %n дня</numerusform>
            <numerusform>Последние %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Последние ходы</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Последний вечер</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Последний ход: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Смейтесь, смейтесь. Я бы тоже не удержалась.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Выложить в Soi четырёх тузов, спросив о них не больше двух раз.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Убрать {card:acc} в своё гнездо {slot}: там это ничего не стоит.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Ходите со старшей, только если приз стоит вашей лучшей карты.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Научиться (2 минуты)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Научиться играть в {game} за две минуты</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Оставить все гнёзда как есть.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Оставьте меня. Нет, останьтесь&#xa0;— и сдавайте.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Оставить приз {count} игроку {player} и сберечь свои карты.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Оставить верхние карты, которые примут {share}&#xa0;% будущих карт.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Выйти не сохраняя</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Влево и вправо&#xa0;— по решениям, вверх и вниз&#xa0;— по ошибкам.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Остаток: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Для левшей: кнопки и стопки слева</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Чем меньше, тем лучше</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Играем.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Посмотрим, что принесёт вечер.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Пусть {player} платит стопкой, карт: {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Пусть гнездо {slot} игрока {player} принесёт меньше: положить {card:acc}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Лицензия: {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Лицензии…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Светлые или тёмные, как рабочий стол</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Как рабочий стол</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Как в системе: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Как {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Льняное</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Сначала длинные</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Смотрите, чего не хватает каждому гнезду и сколько таких карт ещё осталось.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Сначала посмотрите: сыграете чуть позже. Чтобы продолжить, нажмите Enter.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Прежде чем платить поменьше, поищите счёт, кратный 100.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Просмотрите стопки, потом обвиняйте.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Смотрите, получилось!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Уступить после ничьей и выбрать из ставок.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Уступить приз и забрать обе ставки.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Избавьтесь от очков: вначале у каждого их 5, и побеждает 0. Очки&#xa0;— маленькие стопки возле имён. Каждая гонка добавляет очки, а первое место списывает несколько.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Побеждает меньший счёт.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Снизить цену своего гнезда {slot} с {rest} до {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Везение</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Везение и мастерство</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Везение: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Везение: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Сделать годными все четыре гнезда: ещё 50 очков.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Сделать годными все четыре гнезда: тогда вы не платите.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Пусть {player} ради приза {count} поищет карту повыше.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Сделать своё гнездо {slot} прочнее.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Сделать годным гнездо {slot}, первое из четырёх.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Сделать своё гнездо {slot} годным: будет {count} из четырёх.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Сыграть свои ошибки заново, сначала самые дорогие</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Сделать гнездо {slot} игрока {player} дороже: положить {card:acc}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Отмечать известное</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Отмечать известное при выборе карты (считается подсказкой)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Отмечены ошибки и начало каждого раунда.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Чёрточки: вверх победа, вниз поражение.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Партия %v из %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Текущая партия, протоколы</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Играйте не ниже последней карты и выигрывайте призовые карты.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Сыграть {rank:acc} в пару и взять %n карту.</numerusform>
            <numerusform>Сыграть {rank:acc} в пару и взять %n карты.</numerusform>
            <numerusform>Сыграть {rank:acc} в пару и взять %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Партии и колоды</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Партии разбираются. Можно играть дальше.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Партии вдвоём, каждый раз с новым соперником.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Починить своё гнездо {slot} и разорить гнездо {second} игрока {player}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Починить своё гнездо {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Починить сразу свои гнёзда {slot} и {second}.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Меню и окна</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Средний видит больше способов и думает обо всей партии.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Средний следует первому впечатлению, но портит и чужие гнёзда.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Средний держит верхние карты врозь, а одну стопку низкой.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Средний помнит 10 последних и спрашивает карты, которые при нём меняли хозяина.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Средний помнит три раунда, читает ваши ставки и меняет свои.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Средний пробует, как может пойти взятка.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Полночное</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Значит, моя.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Семёрку бьёт большинство карт. А если бы она и выиграла, её получила бы Ada: пикой меньше. Поставьте карту старше, но не пику.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>Чаще всего его партии расходятся с этой на записи {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Убрать {card:acc} под запас.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Предыдущие ходы</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Мои &amp;карты</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Снимаю шляпу.</translation>
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
        <translation>Имя, место {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>К концу для каждой карты мест мало: вычислите их.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Новый вечер…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Новая игра: {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Впервые играете в {game}?</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Впервые играете в {game}? Научитесь за две минуты</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Новый турнир: {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Следующий &amp;раунд</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Следующий гость, место {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Следующая о&amp;шибка</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Следующая гонка</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Потом вы взяли чёрную десятку и положили её под валета. Все четыре гнезда годные. Постучите, пока Ada ни одного не испортила: у неё останется последний ход, и раунд закончится.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Следующий ход: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Анимация GIF не сохранена.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>После этого решений нет.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>До этого решений нет.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Ни одно гнездо ничего не приносит.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>«Нет» закончит взятку: Clara получит 2 очка за свою девятку, хотя у вас к ней есть пара. Составьте пару.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Ошибок не записано.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Пока Soirée ничего не сохраняет, вечер сыграть нельзя.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Без финала</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Ни в одном шрифте этой системы нет букв языка: {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Каре нет.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Игры {name} нет; есть {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Здесь подсказки нет.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Партии этого месяца разобрать нельзя.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Ни одна партия не потеряна. Подробности помогут исправить ошибку.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Партий не найдено.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>После этого ошибок нет.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>До этого ошибок нет.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Ошибок не найдено.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Лучшего хода нет.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Ни одна стопка не принимает: пробел начнёт новую.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Семёрку не принимает ни одна стопка: ей нужна шестёрка, семёрка или восьмёрка. Пока стопок меньше шести, такая карта начинает новую. Нажмите пробел или щёлкните по следующему пустому месту.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>{card:Plain} никуда не подходит: начните новую стопку.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Задач не найдено.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>На кону нет призовой карты</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Без сочетания</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Ни одной ошибки, но мелкие потери складываются.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Через стол не разговаривать.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Нет! Значит, ход за Basil. Он услышал, что у вас есть король, и забрал его. Побеждает лучший слушатель: это и есть Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Нет, нет, нет.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Нет.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Вас уже никто не догонит.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>Игрока {player} уже никто не догонит.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Никому не нужно платить.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Ни у кого нет {card:gen}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Ни одно ваше гнездо не годится.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Ни одно гнездо игрока {player} не годится.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Ни одна не принимает: пробел уберёт её под запас, пока не вернётся {card}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>В справке этого нет.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Не сыграна</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ещё не сыграна</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ещё не решены</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Не пробовали</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Заметка: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Учту.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Больше ничего наверняка не известно. Попробуйте угадать: спросите у Basil короля червей.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ещё ничего не произошло.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Теперь объявила Ada, и вы заплатите: нет карты старше красной десятки в вашем втором гнезде. Пусть заплатит и Ada: положите взятую десятку на её красную двойку, самую дешёвую карту, которой она могла бы платить.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Теперь выберите ей место или другую карту.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Теперь играют все сразу. Продолжайте, когда будете готовы.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Теперь последняя карта&#xa0;— семёрка. Туз выигрывает взятку, а все остальные сбрасывают карты старше семёрки и показывают, что осталось. Сыграйте туза.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Второй масти у вас останется {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Одной масти у вас останется {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Останется около {count} ваших карт, иначе {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Из ваших карт ({cards}) {suit}: {count}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Из карт игрока {player} ({cards}) {suit}: {count}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>С программой чтения экрана обычно выключено: слушать нужно время.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Ой-ой-ой.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Ах, прелесть!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>В сбросе от валета никакой пользы. На красной десятке он сделает гнездо годным.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>За счёт заведения</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Делаем что можем.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Один из гостей играет так, что лучше некуда.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>После объявления у игрока {player} уже заменили карту: другие заменять нельзя.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Одна стопка станет очками: нажмите номер маленькой.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Одна гонка для всех</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Жаловаться не стоит. Вздохнуть можно.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Открытый туз можно заменить только десяткой.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Сравнить можно только законченную партию.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Короля бьёт только туз. Вы выиграли бы две ненужные червы, а Ada получила бы вашу лучшую пику.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Заметки бывают только у партий из альбома.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Карты за занавесом может видеть только этот игрок.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Теперь побить может только ваш туз. Он побеждает сразу, но за 3 очка слишком хорош. Скажите «Нет»: призовую карту получит Clara, а следующую взятку начнёте вы.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Ой. Не та.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Недавн&amp;ие</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Соперники отпускают замечания</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Счёт соперников</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Порядок решений</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Иначе: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Вне партии.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Перебивайте ставки соперника карта за картой, пока вся ваша рука не станет одной масти.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, для печати (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>Терпение и на этот раз вознаграждено.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Терпение&#xa0;— карта не хуже прочих.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Заплатить</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Заплатить как можно меньше: ваш счёт станет {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Не платите за этот приз больше, чем он стоит рядом со следующими.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Заплатите по карте из каждого гнезда: {sum}, будет {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Заплатить: {cards}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Заплатить на {more} больше нужного: ваш счёт станет {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Заплатить {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Заплатите {sum}, будет {after}: тогда можно списать 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Оплата</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Платит %n очко.</numerusform>
            <numerusform>Платит %n очка.</numerusform>
            <numerusform>Платит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Платит {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Возможно, лучше: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Возможно, лучший ход.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Вы подняли {card:acc}; для карты %n место.</numerusform>
            <numerusform>Вы подняли {card:acc}; для карты %n места.</numerusform>
            <numerusform>Вы подняли {card:acc}; для карты %n мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Вы подняли {card:acc}; для карты одно место.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>В стопке 4 по-прежнему одна карта. Видеть это быстро&#xa0;— в этом и мастерство.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Стопка {number} добавит вам %n очко. Enter берёт её.</numerusform>
            <numerusform>Стопка {number} добавит вам %n очка. Enter берёт её.</numerusform>
            <numerusform>Стопка {number} добавит вам %n очков. Enter берёт её.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>Стопка {number} добавит игроку {player} %n очко. Enter берёт её.</numerusform>
            <numerusform>Стопка {number} добавит игроку {player} %n очка. Enter берёт её.</numerusform>
            <numerusform>Стопка {number} добавит игроку {player} %n очков. Enter берёт её.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>В стопке {number} %n карта, и каждая&#xa0;— очко. Стопка 6 стоит вам одно очко.</numerusform>
            <numerusform>В стопке {number} %n карты, и каждая&#xa0;— очко. Стопка 6 стоит вам одно очко.</numerusform>
            <numerusform>В стопке {number} %n карт, и каждая&#xa0;— очко. Стопка 6 стоит вам одно очко.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Стопка {number} игрока {player}: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Стопка {number}, накрыта</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Стопка {number}, пусто</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Стопка {number}, {card} сверху, всего %n карта</numerusform>
            <numerusform>Стопка {number}, {card} сверху, всего %n карты</numerusform>
            <numerusform>Стопка {number}, {card} сверху, всего %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Положите её в ряд или выберите ещё раз.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Положить {card:acc} закрыто в своё гнездо {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Положить {card:acc} в стопку {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Положить {card:acc} на {other:acc} в своё гнездо {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Положить {card:acc} на {other:acc} в гнездо {slot} игрока {player}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Положите {card:acc} на свою закрытую или чужую открытую карту или сбросьте.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Положите {card:acc} на свою закрытую карту или на открытую карту игрока {player} или сбросьте.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Место {place} из {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Место {place}: готово</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Место {place}: тупик</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Место {rank}, %n очко; победа: {winner}.</numerusform>
            <numerusform>Место {rank}, %n очка; победа: {winner}.</numerusform>
            <numerusform>Место {rank}, %n очков; победа: {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Сыграть &amp;раздачу…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Сыграйте карту не ниже последней или скажите «Нет». Последняя карта&#xa0;— девятка, и у вас есть девятка: сыграйте её. Карта того же достоинства составляет пару, и вы берёте ещё карту.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Играть карту по второму щелчку, а не по первому</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Сыграйте {rank:acc} или карту старше либо скажите «Нет» и закончите взятку.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Сыграйте {rank:acc} или карту старше либо скажите «Нет».</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Играть против уровня {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Сыграйте {rank:acc} или карту старше либо скажите «Нет» и закончите взятку.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Сыграйте {rank:acc} или карту старше либо скажите «Нет».</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>И&amp;грать отсюда</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Играть дальше, чтобы годных гнёзд стало больше.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Играть или сказать «Нет»</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Звуки карт, ходов и побед</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Сыграть в Soda последнюю из четырёх равных карт.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Сыграть остальные</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Сыграть {card:acc}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Играть до</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Сыграть свою партию</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Играть в {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Играть: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Сыграно с подсказками.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Сыграно с подсказками: в статистике отдельно.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Сыграно: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Играет на самом лёгком уровне каждой игры.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Играет на среднем уровне каждой игры.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Играет на самом сильном уровне каждой игры.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Сообщения оставляйте по адресу {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Отрыв в очках</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Очки стоят столько, сколько есть шансов их взять: взвесьте и то и другое.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Очки по гонкам</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Очки по раундам</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Позиция в партии</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Позиции для решения, среди них задача дня</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Предыдущее св&amp;оё решение</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Подготовить своё гнездо {slot}: годным его сделает больше карт.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Чтобы продолжить, нажмите любую клавишу или щёлкните.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Чтобы вернуться за стол, нажмите любую клавишу или щёлкните.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Предыдущий гость, место {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Предыдущая ошибк&amp;а</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Предыдущий ра&amp;унд</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Приз {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Приз: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Задачи решены %n день подряд.</numerusform>
            <numerusform>Задачи решены %n дня подряд.</numerusform>
            <numerusform>Задачи решены %n дней подряд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Недостатки: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>{lock} занят процессом {process} пользователя {user}, поэтому партии и настройки в этот раз не сохраняются.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Все играли прилежно. Я&#xa0;— прилежнее.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Доказывать перед партией, что карты не подобраны</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Чистая композиция.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Вы вернули {card:acc}.</translation>
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
        <translation>Четыре</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Вопросы этого раунда, сначала последние</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Быстрые руки</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Раскладывайте карты наперегонки, все сразу, и избавляйтесь от очков.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Гонка {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Гонка {round}, {position} из {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Одни только гонки.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Запас игрока {player}, осталась %n карта</numerusform>
            <numerusform>Запас игрока {player}, осталось %n карты</numerusform>
            <numerusform>Запас игрока {player}, осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Поднять цену своего гнезда {slot} с {rest} до {count} очков.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Достоинства идут по кругу: туз ложится и на короля, и на двойку. В конце одна стопка станет вашими очками, поэтому держите одну совсем маленькой. Двойка лежит одна: положите туза на короля.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Выйти на {count}, кратное 100: тогда можно списать 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Чтение партий</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Чтение партий: %v из %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Гонка в реальном времени; иначе все ходят по очереди</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Правда? Я? Вот это да!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Красное и чёрное</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Готовые рисунки карт</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Сообщить о н&amp;еполадке…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о неполадке</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Раздачу заново</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Итог: {share} партии, а равная доля {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Раз&amp;бор</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Разобрать все партии &amp;месяца</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Разбирать каждую партию сразу после конца</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Разобрать партию</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Разбор Soirée, за игрока {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Верно, червы не жалко. Но пятёрку бьёт большинство карт, и тогда пики у Ada. Поставьте карту старше.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>Ну, кто хочет проиграть первым?</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Риск: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Грабёж!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Раунд {number}, всего не больше {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Раунд {number} из {rounds}, взятка {hand} из {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Раунд {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Раунд {round}, {position} из {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>Со&amp;четания клавиш…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Н&amp;ачальная страница</translation>
    </message>
    <message>
        <source>S-B</source>
        <translation>З-Б</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same rank or a neighbour: press {piles}.</source>
        <translation>То же достоинство или сосед: нажмите {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Сохранить &amp;в другом месте…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Сохранить анима&amp;цию GIF…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Сохранить анимацию GIF</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Сохранить картинкой…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Сохранить партии</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Сохранить анимацию GIF как</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Сохранить график как</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Сохранить партию как</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Сохранить партии как</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Сохранить программу как</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить сообщение</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Сохранить результат как</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Сохранить картинку: {chart}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено как {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Сохранено.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Сказать «Нет».</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Сказать, что всё честно.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Призовые масти</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Искать имена и тексты</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Поиск: игра, игрок, уровень, день</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Сезон {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Сезон {season}, вечер {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>К очкам</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Лучше сразу по нескольким мелочам.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Лучше сразу по нескольким мелочам. Главная: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Доля партии</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Поделиться результатом</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Доля побед по играм</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Доля побед по уровням</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Доля побед со временем</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Короткие партии</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Сначала короткие</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Показать все партии</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Показать подробности</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Показать конец</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Показать эту позицию</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Показывать, какие из моих гнёзд годятся</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Показано после туза и всё ещё здесь: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Подпись, дата. Благодарю.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Садитесь. Ночь принадлежит храбрым.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Стопок шесть, и ни одна не принимает: пробел назовёт карту и уберёт её под запас.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Мастерство</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Мастерство и прочее никому не помогли.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Мастерство и прочее: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Мастерство и прочее: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Soirée не может проверить, что запущена один раз: {file} не блокируется ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Партии Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Решение показано</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Решить задачу дня</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решена</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>В прошлый раз что-то пошло не так.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Что-то пошло не так. Подробности в {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Сортировать карты компьютеров: их места станут подсказкой</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Для звука нужен пакет {package}, он не установлен.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Звуки выключены.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Звуки включены.</translation>
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
        <translation>Уже Soy</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Озвучивать события без программы чтения экрана</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>Скорость сюда не входит: это мастерство.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Скорость {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Отдать младшую карту и сберечь {rank:acc}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Вредные гости спрашивают того, кто последним забрал у них карту</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Вредные гости ставят много за масть, которую собирает соперник</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Вредные гости из двух хороших ходов выбирают тот, что вредит другим</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Вредные гости охотнее портят чужие гнёзда</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Вредные гости охотнее портят гнёзда соперника</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Вредные гости не дают очков тем, кто впереди</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Портите гнездо, чью годную карту труднее всего заменить.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Испортить гнездо {slot} игрока {player}, пока оно не стало годным.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Без единого пятна</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Разброс счёта</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Начать стопку {card:ins}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Начать стопку: ни одна карту не принимает.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Колода, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Колода: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Стратегия</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Сильнейший</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Тупик!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Лучи</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Меняйте карты, пока все четыре гнезда не станут годными, и скажите «Soureh».</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарский</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Поменять закрытые карты: своё гнездо {mine} и гнездо {theirs} игрока {player}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Поменять закрытые карты своих гнёзд {mine} и {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Поменять закрытые карты гнёзд {mine} и {theirs} игрока {player}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Забрать тузом в Soda 14 карт или больше.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Списать 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Спишите со счёта 50 или оставьте его как есть.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Списать со счёта 50.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Списать 50: ваш счёт станет {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Берите масть, которую собираете вы или собирает соперник.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Забрать {cards:acc}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Получить ещё два хода подряд.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Спасибо. Можете тасовать.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Этот вечер удалён; его партии в альбоме.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Это тоже догадка, и {player} узнает, что у вас на руках. Погадайте с Basil, напротив: спросите у него короля червей.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Так можно, и это, пожалуй, испортит гнездо Ada. Но девятка делает годным ваше второе гнездо, и тогда годятся все четыре.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>Это больше одной партии: везение и соперники возвращали шансы.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Это не партия, не колода карт и не слово раздачи.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Так десятка пик останется у Ada, а вам вместо неё черва. Оставьте ей черву.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Так шестёрка пик останется у Ada, а вам вместо неё черва. Оставьте ей черву.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Так восьмёрка пик останется у Ada, а вам вместо неё черва. Оставьте ей черву.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Так дама попадёт в другое ваше гнездо и испортит его. Отдайте её Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Так вы только перемешаете карты Ada. Ваша дама останется и испортит первое гнездо.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Так вы только перемешаете свои карты, а дама всё равно портит ваше первое гнездо.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Просто блеск.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Сойдёт.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Больше такого не повторится.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Сошлось, как я и рассчитывала.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Это было бы %n очко. Хватит 16: отметьте в каждом гнезде карту подешевле.</numerusform>
            <numerusform>Это было бы %n очка. Хватит 16: отметьте в каждом гнезде карту подешевле.</numerusform>
            <numerusform>Это было бы %n очков. Хватит 16: отметьте в каждом гнезде карту подешевле.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Это разорило бы ваше четвёртое гнездо: чёрная девятка не выше десятки. И Ada не заплатит ничего.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Это разорило бы ваше четвёртое гнездо: чёрная девятка не выше девятки. Девятка нужна второму гнезду.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Это разорило бы ваше третье гнездо: чёрная десятка не выше десятки. И Ada не заплатит ничего.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Так вы возьмёте 3 очка, но отдадите за них лучшую карту. Дальше взятки стоят до 10. На этот раз скажите «Нет».</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Цена %n решения: {cost}.</numerusform>
            <numerusform>Цена %n решений: {cost}.</numerusform>
            <numerusform>Цена %n решений: {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Двойка младше всех: обе пики заберёт Ada. Чтобы их выиграть, ставьте старшую карту.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Пятёрка, пожалуй, тоже проиграет и вернётся. Но тройка проигрывает ещё чаще, а вам нужно наверняка.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Семёрка бьёт все карты до шестёрки. Тогда у вас были бы две червы, а ваша пика у Ada. Ставьте ниже.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Восьмёрка бьёт все карты до семёрки. Тогда у вас были бы две червы, а ваша пика у Ada. Ставьте ниже.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Восьмёрки сыграли вничью, оба ставят снова, и десятка Ada бьёт вашу шестёрку. Уступивший после ничьей выбирает из всех ставок: здесь три карты из четырёх. Выберите три пики.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>GIF показывает партию так, как её сейчас видит повтор; записей не больше {most}.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>Обвинённый заплатит {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>Туз подходит к двойке. Но тогда в стопке 4 было бы две карты: на очко больше, если придётся взять её. Положите туза на короля, в стопку 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>Туз сразу выиграет взятку: ваша лучшая карта всего за 2 очка. Оставьте его и составьте пару из девяток.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>Туз: сейчас или потом</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>Анимацию GIF не удалось сохранить ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>Анимация GIF сохранена как {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>Объявление&#xa0;— это SHA-256 тайного числа. Карты получаются из этого числа и вашего слова, поэтому подобрать их не может никто. В сохранённой партии есть и то и другое, а «soiree check» их проверит.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>Автор неизвестен.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Рубашка {file} не подходит: в ней нет картинки «back».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Рубашки {file} больше нет.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Лучший ход.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>У лучшей руки была и голова получше.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>Ставка после ничьей</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Бонус списывает вам {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>Бонус списывает игроку {player} {points}, счёт {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>Взятая карта игрока {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>Открытая карта ложится на стопку того же или соседнего достоинства; масти не важны. Вы открыли короля. Нажмите 3, стопку с дамой, или щёлкните по ней, или перетащите короля туда.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Карты мне завидуют.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Карты принесли вам {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Карты никому не помогли.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Карты чуют друга.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Карты гонки закрыты, пока она не кончится.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Карты отняли у вас {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>Шанс на победу остаётся примерно тем же.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>График начнётся после первой гонки.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>График начнётся после первого раунда.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>Часы однажды показывали {day}, а этот день ещё впереди. Дни остаются как есть.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Партии компьютеров</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Цена известна слишком неточно: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Цена неизвестна: в длинной партии разбор оценивает только первые ходы.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Цена %n решения неизвестна.</numerusform>
            <numerusform>Цена %n решений неизвестна.</numerusform>
            <numerusform>Цена %n решений неизвестна.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>Кривая начинается с {first}, ниже всего {least} после партии {trough}, выше всего {most} после партии {peak}, сейчас {now}, интервал {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Колода кончилась</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Колода кончилась, и руки равны: ничья.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Колода кончилась: вы побеждаете, ваши карты младше.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Колода кончилась: {player} побеждает, карты младше.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Колода {file} не читается: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Колода {file} не подходит: одна из картинок не PNG и не JPEG или повреждена.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Колода {file} не подходит: карты такой формы не умещаются на столе.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Колода {file} не подходит: рисование заняло слишком много времени или памяти.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Колода {file} не подходит: в ней скрипт или веб-страница.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Колода {file} не подходит: в ней нет {card:gen} (нет картинки «{missing}»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Колода {file} не подходит: она повреждена.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Колода {file} не подходит: это не рисунок SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Колода {file} не подходит: она слишком сложна для рисования.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Колода {file} не подходит: она слишком велика.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Колода {file} не подходит: она ссылается на что-то вне файла.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Колода {file} не подходит: картинка {card:gen} не заполняет карту.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Колода {file} не подходит: форма рубашки иная, чем у карт.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Колода {file} не подходит: форма {card:gen} иная, чем у других карт.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Колоды {file} больше нет.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Колода {file}&#xa0;— не файл.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Рабочий стол просит меньше движения.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Сброс: %n карта, сначала последняя</numerusform>
            <numerusform>Сброс: %n карты, сначала последние</numerusform>
            <numerusform>Сброс: %n карт, сначала последние</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Сброс перетасован и становится колодой.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Вечер не удалось прочитать ({reason}); файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Вечер в {file} сохранён более новой Soirée, эта версия его не трогает.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Вечера открываются один за другим. Все игры всегда открыты.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>Стрелка вниз&#xa0;— предел: больше {last} очков&#xa0;— плохой конец.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>Первые два места определяет финал.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Первое гнездо годится и годилось бы и дальше. А второму нужна карта старше двойки. Положите девятку туда.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Четыре самые короткие партии подряд.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>Четвёртая</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Валета хватит. Но карты за него не будет, а девятку потом сыграть труднее. Составьте пару.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Валет возьмёт 4 очка, если никто не пойдёт выше. А туз победит наверняка и заберёт чужие старшие карты. Сыграйте туза.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Король лежит на даме, и открыта следующая карта. Здесь Ada вас ждёт; в настоящей гонке никто не ждёт, а неверная клавиша стоит мгновения. P&#xa0;— пауза.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Король, пожалуй, выиграл бы, но обе ставки получает уступивший: Ada достанется ваша лучшая пика. Пики возьмёт и старшая карта другой масти.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>Последняя запись раньше первой.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Последние &amp;ходы</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Последний ход отменён.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Последние ходы отложенной партии не удалось прочитать ({reason}). Партия продолжается с позиции перед ними; эти ходы сохранены как {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>В последней части больше {most} символов.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Нет последней части: числа или любого текста.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Последние достоинства</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>Лавр&#xa0;— хороший конец: побеждает меньший счёт.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>Лавр&#xa0;— хороший конец: побеждает больший счёт.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Протокол не записывается в {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Протокол в папке {folder}. Ни одна партия не потеряна.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Её покажет журнал и найдёт альбом. Пустая заметка удаляется.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>Длинный стол</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Побеждают младшие карты.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>Партию не удалось разобрать ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Партия кончается</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>Партия открывается…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>Партия сохранена как {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Ход возвращён.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>Зарубка: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>Заметка удалена.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>Заметка сохранена.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>В кои-то веки вероятность на моей стороне.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Есть ещё у старика порох в пороховницах.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Здесь сидят трое остальных, их карты закрыты. Рядом с каждым именем его очки. Тонкая линия внизу идёт до 200: когда после раунда у кого-то есть 200, побеждает тот, у кого очков больше всех. Зарубка показывает, куда игрока приведут выложенные каре.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Остальные ещё играют…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Часть параметра {option}&#xa0;— {found}; нужно: {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>Позиция в буфере обмена; её откроет «Сыграть раздачу…» в другом месте.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Приз&#xa0;— две пики, и вы собираете пики. Приз берёт ставка старше, второй игрок получает обе ставки. Поставьте даму бубен: это старшая карта, но не пика. Щёлкните по даме, потом по своему месту.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Задача решена.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Гонка окончена.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>Гонка окончена. У вас первое место, но и тупик с одной картой: одно очко, теперь их 6. Оба вы начали шестую стопку, поэтому каждый берёт ещё и одну стопку очками. Выберите самую маленькую, из одной карты: нажмите 6, потом Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>Гонка на паузе. Нажмите P, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>Гонка ждёт вас.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Запись этой партии удалена.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Запись законченной партии {file} не удалось прочитать ({reason}), партия не учтена.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Запись %n партии удалена; результаты остаются.</numerusform>
            <numerusform>Записи %n партий удалены; результаты остаются.</numerusform>
            <numerusform>Записи %n партий удалены; результаты остаются.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>Повтор на паузе.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Сообщение в файле {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>Разбор не удаётся сохранить ({reason}): когда вы его откроете, он будет сделан заново.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>Разбор начат.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Разбор отменён.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>Раунд приносит: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>После раунда у вас будет {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>Ряд, пусто</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>Ряд, сначала последняя карта: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Те же карты в руках компьютеров</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>Та же раздача с начала.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>То же упущение, что и раньше; оно считается один раз, там, где началось.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>Одно и то же слово везде сдаёт одни и те же карты. Число или текст&#xa0;— с параметрами игры {game} внизу.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>Призовая карта ваша, чужих старших карт больше нет, а оставшиеся вы видели. Чем ниже карта под вашим тузом, тем больше теряют другие.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Настройка {setting} была {found}, а не целым числом от {least} до {most}, теперь она {default}; старый файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Настройка {setting} была {found}, а возможны {choices}, теперь она {default}; старый файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Настройка {setting} была {found}, такого значения нет, теперь она {default}; старый файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>По числу карт у игроков иначе быть не может.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>Наименьшая стопка</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>Колода кончилась, и никто не объявил.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>Колода кончилась, и никто не постучал.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>Колода, %n карта</numerusform>
            <numerusform>Колода, %n карты</numerusform>
            <numerusform>Колода, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Самые сильные гости и партии обычной длины.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Сильнейший игрок</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>Стол не проговорить: speech-dispatcher не отвечает.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Стол пуст.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Стол Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Стол Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Стол Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Стол Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Стол Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Стол Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Третье гнездо годится и годилось бы и дальше. А второму нужна карта старше двойки. Положите девятку туда.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>За приливом бывает и отлив.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Ход перейдёт к игроку {player}, иначе только в {rest}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Ход перейдёт к игроку {player}, иначе в {rest}&#xa0;% случаев к игроку {other}.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Ход перейдёт к игроку {player}, иначе останется за вами.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Следующий ход: {player}, иначе {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Годное гнездо приносит {sum}.</numerusform>
            <numerusform>Годные гнёзда приносят {sum}.</numerusform>
            <numerusform>Годные гнёзда приносят {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Отложенную партию не удалось прочитать ({reason}); файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>Отложенную партию в {file} не удалось прочитать ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Отложенную партию в {file} сохранила более новая Soirée, эта версия её не трогает.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>Окно сменит язык, когда вы закроете настройки.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Слово этой раздачи появится здесь после партии.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Plain} не ложится на {top:acc}: нужно то же достоинство или соседнее.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Plain} ниже {top:gen}: сыграйте карту не ниже или скажите «Нет».</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>Среди ставок нет {card:gen}.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Plain} лежит на столе.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Plain}: выберите место или сбросьте карту.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Plain}: выберите две закрытые карты для обмена или сбросьте.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card:Plain}: ни у кого на руках.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card:Plain}: каре выложил игрок {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card:Plain}, исключено: {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card:Plain}: ничего не известно.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Plain}: положите на свою открытую карту или сбросьте.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Plain}: сыграйте ради ещё двух ходов или сбросьте.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card:Plain}: у вас.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card:Plain}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card:Plain}: у игрока {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Plain} не ложится на {top:acc}: другие могут вас обвинить.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Тогда у Ada обычный ход, и она может испортить ваше гнездо. Сейчас все четыре годные: объявляйте.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Тогда Clara возьмёт 4 очка своей семёркой, и старшие карты останутся у всех. Сыграйте туза.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Тогда вы платите, а Ada не платит ничего. Испортите её гнездо десяткой.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Пока ничего не сохраняется, турниров нет.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Стопок уже шесть: {card} уходит под запас.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Есть ход лучше.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Есть ход лучше. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Есть ход лучше: он выигрывает {most}&#xa0;% таких партий, ваш {mine}&#xa0;%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Здесь нет решения.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>За хорошим столом часов нет.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Стопки {pile} нет.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>На этом месте нет игрока.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Показывать нечего.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Выбирать было не из чего.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Это оценки. Не всё везение измерено, например решения других: одна партия мало говорит о том, кто как играет.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Эти параметры несовместимы: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Эти параметры несовместимы: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Иногда ложатся как надо.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Третье место: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Этот туз в безопасности: все восемь десяток вышли.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Это решение вам кое-чего стоило. Найдите решение лучше.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Эта раздача</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Этот вечер откроется после вечера {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Это повтор: ходить нельзя.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Это сообщение целиком. Ничего не отправляется: кому его дать, решаете вы.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Эта строка всегда подскажет, что делать. Не знаете, как быть? H даёт подсказку и объясняет её. L показывает последние ходы ещё раз. F1 объясняет игру, а Shift+F1&#xa0;— её правила. Удачи!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Этот ход стоит {cost} партии: с {before} до {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Этот ход стоит очков: {number}.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Лучший ход&#xa0;— этот. Сделайте его или нажмите «Дальше».</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Эту позицию не открыть: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Эта позиция из более новой Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Эта задача решена.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Этот вопрос появляется один раз. Урок останется в меню «Справка», «За две минуты».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Эта гонка добавит вам около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Этот шаг сделан. Переходите к следующему.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Три великодушных гостя и по короткой партии в каждую игру.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Три пики ваши. Ada получает оставшуюся карту и приз. Уступить после ничьей бывает выгодно.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>По запись</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Столько очков можно набрать и за один раунд.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>В на&amp;чало</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Турниры</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Сегодня, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Сегодня музыка играла для вас.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Слишком близко, не различить.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>В этой руке слишком много красного.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Вверху</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Вверху слева</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Вверху справа</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Счёт по гонкам</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Счёт по раундам</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Башни</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Народная игра с Ближнего Востока; название по-арабски значит «картинки».</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Три</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Ещё раз: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Попытаться взять приз {count} старшей картой, {rank:ins}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Попытаться взять приз {count} самой младшей картой и сберечь {rank:acc}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Попытаться разорить гнездо {slot} игрока {player}, который объявил Soureh.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Попытаться разорить гнездо {slot} игрока {player}, который постучал.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Двенадцать вечеров с гостями, которые становятся всё сильнее</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Две червы: такой приз вам не поможет. Уступивший забирает обе ставки, так что младшая пика вернётся и приведёт с собой карту Ada. Поставьте тройку пик.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Ещё два хода!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Двух игроков не могут звать {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Два вредных гостя и один сильный.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Тет-а-тет</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Вернуть как было</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Отменить удаление</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Карт вашей масти, которых вы не видели: {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Непригодна</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Кладите карту, только если она улучшает или портит гнездо; иначе сбросьте.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Сыграйте её ради ещё двух ходов или сбросьте.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Сыграть даму</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Сыграть {card:acc} ради ещё двух ходов.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Обычные партии</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Годится. Карта с числом заменяет вашу закрытую карту или открытую карту Ada; туза заменяет только десятка. Любую карту можно сбросить.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Взгляд</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Стоп, это как так вышло?</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Подождать: кто объявляет, даёт остальным по ходу, чтобы разорить гнездо.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Подождать: кто стучит, даёт другому ход, чтобы разорить гнездо.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Отложена</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Предупреждать о ходах, которые наверняка убыточны</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Вы смотрели</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Хорошо построено</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Заслуженно. Я всё видел заранее, и с удовольствием.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Хорошо посчитано. Лучше и я не смогу.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Верно подмечено: она наверняка там. Но сначала заберите у Clara семёрку треф.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Ну-ну. Век живи, век учись.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Какой чудесный свет над этим столом.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Какой стол! Какая компания!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Чего стоило каждое ваше решение, а что было везением? Каждое проверяет сильнейший игрок, зная не больше вашего.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Что знает каждый игрок</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Что знает каждый, кто слушал</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Как весело! Ещё разок?</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Что нового</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Что нового в Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Что они помнят</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Чего сто&amp;ило это решение</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Что ставить</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Что сбросить</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Что делать с фигурой</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>С чего ходить</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Чем платить</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Что пошло не так</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Что можете знать вы, и по своим картам: считается подсказкой</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Когда вы закончите этот ход, вы возьмёте карту снова, а потом ещё раз. Ada между ними ничего не испортит.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Когда вы играете</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Когда вы играете в одиночку, стопки никто не проверяет: жульничество не раскроется. Партия считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Где можно жульничать, великодушные гости играют честно и реже проверяют</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Где можно жульничать, вредные гости жульничают и чаще проверяют</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Какие ставки забрать</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Какую карту</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Какую карту спросить у игрока {player}?</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Какое гнездо строить</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Какое гнездо портить</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>За каким достоинством охотиться</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Какую карту накрыть</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>У кого какая карта наверняка</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>У кого она?</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>У кого какая карта</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>У кого может быть какая карта</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>У кого наверняка есть хотя бы одна карта этого достоинства</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Проигравший выбывает, пока двое не сыграют финал.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Кто говорит «Нет», начинает следующую взятку: сравните приз с первым ходом.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>У кого спросить {card:acc}?</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>У кого спросить {card:acc}? Выберите игрока.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>Кого спросить? Выберите игрока.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Чьи решения</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Победить в Spy vs Spy с последнего места благодаря бонусу.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Выиграть партию в Soureh, не заплатив ни очка.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Выиграть вечер.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Победить с разницей в одно очко.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Победить с последнего места.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Выигрывайте призовые карты: они стоят от 2 до 10 очков. Они лежат в этом столбце; каждую взятку все играют за ту, что показана крупно. В партии четыре раунда по девять взяток, и побеждает тот, у кого очков больше. Рядом с каждым именем его очки; зарубка внизу показывает, сколько ещё может дать этот раунд.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Выиграть приз после ничьей.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Выиграть приз и набрать {suit:gen}: {kept}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Сразу выиграть приз {count}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Сразу выиграть приз {count}; остальные сбросят всё старше {rank:gen}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Выиграть приз {count}, последний в этом раунде.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>С открытыми картами: от {first}, между {low} и {high}, до {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>С подсказками и без</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Пока стопок хватает</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>С интервалом 95&#xa0;%; вертикальная черта&#xa0;— равная доля.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>С этими картами у уровня «{level}» очков {score}; было {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>С этими картами уровень «{level}» выигрывает {wins}&#xa0;% партий.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Участников {entrants}: раундов не больше, чем {most}.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Без подсказок</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Без везения: {share} партии.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Без бонуса вы берёте одну свою стопку: одну держите маленькой.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Без вашего туза следующие взятки принесут примерно на %n очко меньше.</numerusform>
            <numerusform>Без вашего туза следующие взятки принесут примерно на %n очка меньше.</numerusform>
            <numerusform>Без вашего туза следующие взятки принесут примерно на %n очков меньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Призов нет.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Выиграно, {suit}: {cards}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Слово, число или текст</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Написать заме&amp;тку…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Написана Джоном Галлидакисом (John Gallidakis) для Macintosh в 1997 и 1998 годах.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Не та клавиша: ваш запас ненадолго заперт.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Есть!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Вчера, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Вы никого не обвиняете.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Вы обвиняете игрока {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Платите только вы.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Вы и {players} выбываете из партии.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Вы впереди всех нас. Пока что.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Вас уличили: не подходит {card}.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>В этой гонке вы не участвуете.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Ваше место&#xa0;— {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Вы выбыли из партии.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Здорово у вас выходит.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Вы спрашиваете {card:acc} у игрока {asked}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Вы спросили {card:acc} у игрока {player}: нет.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Вы ставите {card:acc}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Вы объявите Soy в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Вы объявите Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Вы объявляете: всё одной масти.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Вы называете {card:acc}: осталась %n карта.</numerusform>
            <numerusform>Вы называете {card:acc}: осталось %n карты.</numerusform>
            <numerusform>Вы называете {card:acc}: осталось %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Вы объявили Soy после %n раунда.</numerusform>
            <numerusform>Вы объявили Soy после %n раундов.</numerusform>
            <numerusform>Вы объявили Soy после %n раундов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Вы вышли с последнего места на первое благодаря бонусу в %n карту.</numerusform>
            <numerusform>Вы вышли с последнего места на первое благодаря бонусу в %n карты.</numerusform>
            <numerusform>Вы вышли с последнего места на первое благодаря бонусу в %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Себя обвинить нельзя.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Себя спросить нельзя.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Где {card}, вы знать не можете: один шанс из трёх, что карта у игрока {player}. Если нет, вы теряете ход. А другая семёрка&#xa0;— наверняка.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Чужие закрытые карты заменять нельзя.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Вы сжульничали!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Вы больше не помните, что у игрока {holder} {card}.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Вы танцуете хорошо. Я&#xa0;— лучше.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Вы объявили Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Заслуженно. В следующий раз я вам задам.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Вы взяли не {rank:acc}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Вы сбрасываете {card:acc}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Да, у вас есть ещё ход. Но все четыре гнезда сейчас годные, а потом Ada может одно испортить: стучите.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Вы не объявите Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>У вас нет {card:gen}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Вы не знаете, у кого {card}. Возможно: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Вы снова берёте карту: {card}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Вы берёте {cards:acc}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Вы берёте {card:acc}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Вы взяли даму. Она даёт ещё два хода после этого. Нажмите «Сыграть даму».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Вы получите бонус в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Вы превысите предел {limit} в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Вы превысите предел {limit} в {share}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Вы закончите раньше всех в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Вы закончили, место {place}: разложены все карты.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Вы закончили, место {place}: тупик, осталась %n карта.</numerusform>
            <numerusform>Вы закончили, место {place}: тупик, осталось %n карты.</numerusform>
            <numerusform>Вы закончили, место {place}: тупик, осталось %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Вы получите 50 за четыре годных гнезда в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Вы получаете {cards:acc}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Вы отдаёте карту игроку {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Вы получили {card:acc} от игрока {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Четыре годных гнезда были у вас %n раз.</numerusform>
            <numerusform>Четыре годных гнезда были у вас %n раза.</numerusform>
            <numerusform>Четыре годных гнезда были у вас %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Вы уже сбросили карту.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Вы уже сделали ставку.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Вы необычайно щедрая компания.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Вы слушали внимательно. Хорошо.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Вы закончили эту гонку.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Вы закончили. Остальные ещё в гонке.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>{game}&#xa0;— победа была ваша. На этот раз не выйдет.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>На следующие взятки у вас не останется туза.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Выбирать вам не из чего.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Таких партий без подсказок у вас ещё нет (с подсказками %n).</numerusform>
            <numerusform>Таких партий без подсказок у вас ещё нет (с подсказками %n).</numerusform>
            <numerusform>Таких партий без подсказок у вас ещё нет (с подсказками %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Таких партий у вас ещё нет.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Вы не жульничали: все карты подходят.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Сейчас вам нечего делать.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Тема «{theme}» решена целиком. {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Научите меня этому трюку.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>Ваши призы, {suit}: {worths}; всего {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>В этом раунде у вас нет призов; всего {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Вы выиграли {won} из последних {count} партий против уровня {level}. Есть и уровень {better}: {names}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Она у вас.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>У вас нет карт этого достоинства.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Карт у вас нет.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>У вас нет карты не ниже {card:gen}, и вы говорите «Нет».</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>{card:Plain} у вас самих.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>У вас {card}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Для ставки у вас останется {card}, иначе {second}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Для ставок у вас останется {second}, иначе {card}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Вы оставляете счёт как есть.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Вы стучите: {other} делает последний ход.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Вы постучали.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Вы знаете</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Вы знаете, что у игрока {holder} {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Вы знаете, где %n чужая карта, а забыто: {forgotten}.</numerusform>
            <numerusform>Вы знаете, где %n чужие карты, а забыто: {forgotten}.</numerusform>
            <numerusform>Вы знаете, где %n чужих карт, а забыто: {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Вы знаете, где %n чужая карта.</numerusform>
            <numerusform>Вы знаете, где %n чужие карты.</numerusform>
            <numerusform>Вы знаете, где %n чужих карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Вы выложили четырёх тузов за %n вопрос.</numerusform>
            <numerusform>Вы выложили четырёх тузов за %n вопроса.</numerusform>
            <numerusform>Вы выложили четырёх тузов за %n вопросов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Вы выложили больше всех: %n очко из {all}.</numerusform>
            <numerusform>Вы выложили больше всех: %n очка из {all}.</numerusform>
            <numerusform>Вы выложили больше всех: %n очков из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Вы выложите {four:acc} в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Вы выкладываете {four:acc}, очки: {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Первый ход взятки за вами: нужно сыграть карту.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Вы впереди, %n очко.</numerusform>
            <numerusform>Вы впереди, %n очка.</numerusform>
            <numerusform>Вы впереди, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Вы впереди, {best} : {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Первый ход за вами: сыграйте любую карту.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Первый ход за вами: сыграйте любую карту. Последняя карта выигрывает призовую.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Вы были впереди после каждого из %n раунда.</numerusform>
            <numerusform>Вы были впереди после каждого из %n раундов.</numerusform>
            <numerusform>Вы были впереди после каждого из %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Вы уступите приз в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Вы уступили: выберите карты из ставок, {taken} из {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Вы набрали %n очко за один раунд.</numerusform>
            <numerusform>Вы набрали %n очка за один раунд.</numerusform>
            <numerusform>Вы набрали %n очков за один раунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Вы ничего не решали.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Здесь решаете не вы.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Сбросить можно всегда. Но вашему второму гнезду нужна девятка: его исправит любая карта старше четвёрки.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Спросить {card:acc} можно, только пока у вас есть другая карта этого достоинства ({rank}).</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Спрашивать можно только те достоинства, которые у вас есть. Ada спрашивала семёрку, значит, другая у неё есть: это последняя недостающая, семёрка бубен. Спросите её.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Заменять можно только чужие открытые карты.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Вы убираете {card:acc} под запас.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Сейчас нужно поставить карту с руки.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Сейчас нужно сбросить карту с руки.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Сейчас нужно забрать из ставок %n карту.</numerusform>
            <numerusform>Сейчас нужно забрать из ставок %n карты.</numerusform>
            <numerusform>Сейчас нужно забрать из ставок %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Нужно забрать из ставок ровно %n карту.</numerusform>
            <numerusform>Нужно забрать из ставок ровно %n карты.</numerusform>
            <numerusform>Нужно забрать из ставок ровно %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Вы заплатите в этом раунде около {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Вы не платите ничего. Ada не сумела починить своё четвёртое гнездо и заплатила по карте из каждого из четырёх гнёзд: всего 15 очков.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Этой картой вы платите.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Вы заплатите {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Вы платите {points} (пока {total}).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Вы платите {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Вы кладёте {card:acc} в стопку {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Против вас %n игрок.</numerusform>
            <numerusform>Против вас %n игрока.</numerusform>
            <numerusform>Против вас %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Против вас {players}, уровень {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Против вас {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Вы играете своими пятью картами: туз старше всех, двойка младше всех. Посередине сыгранные карты, последняя крупно. Кнопка «Нет» справа; карты вы берёте из стопки слева.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Вы играете {card:acc}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Вы играете {card:acc}: пара.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Вы играете {card:acc}: четыре подряд.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Вы играете {card:acc}: три подряд.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Все эти партии вы сыграли с подсказками.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Вы сыграли четвёртую карту одного достоинства подряд.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Эти партии вы сыграли в одиночку.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Вы выйдете на {count} и спишете 50 в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Помните {game}? Победа была моя.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Вы помните {remembered} из %n вопроса этого раунда.</numerusform>
            <numerusform>Вы помните {remembered} из %n вопросов этого раунда.</numerusform>
            <numerusform>Вы помните {remembered} из %n вопросов этого раунда.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Вы наберёте в этом раунде около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Вы ничего не получаете.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Вы получаете {points}, всего {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Вы получаете {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Вы делите первое место, %n очко.</numerusform>
            <numerusform>Вы делите первое место, %n очка.</numerusform>
            <numerusform>Вы делите первое место, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Вы показываете остальное: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Вы забираете обе ставки.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Вы берёте стопку {pile}, это {points} (пока {total}).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Вы забираете из ставок {cards:acc}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Вы списываете {points}: остаётся {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>У вас тогда будет для ставок карта старше, чем иначе.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>У вас тогда будет для ставок карта младше, чем иначе.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>У вас тогда будет около {count} карт одной масти, иначе {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Вы списали со счёта 50 очков.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Вы вышли вперёд в гонке {number} и остались там.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Вы вышли вперёд в раунде {number} и остались там.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Вы вышли вперёд в последней гонке.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Вы вышли вперёд в последнем раунде.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Вы открываете {card:acc}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>В этих партиях вы были впереди: {ahead}, наравне: {level}, позади: {behind}. Половина закончилась с отрывом от {low} до {high}; медиана {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Вы закончили раньше всех.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Вы побеждаете реже равной доли {even}: {share} ({matches}); на дистанции вероятно {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Вы побеждаете чаще равной доли {even}: {share} ({matches}); на дистанции вероятно {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Вы получите карту в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Вы выигрываете вечер.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Вы выиграете приз в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Вы выигрываете приз.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Вы выигрываете раунд, {points} : {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Вы выиграете приз {count} в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Вы выигрываете {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Вы выигрываете {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Вы выигрываете {worth}, всего {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Вы побеждаете, %n очко.</numerusform>
            <numerusform>Вы побеждаете, %n очка.</numerusform>
            <numerusform>Вы побеждаете, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Вы побеждаете: Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Вы выигрываете {prize:acc}: {own} бьёт {bid:acc}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Вы побеждаете.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Вы победили с разницей в одно очко.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>У вас больше всех, {suit}: %n очко из {all}.</numerusform>
            <numerusform>У вас больше всех, {suit}: %n очка из {all}.</numerusform>
            <numerusform>У вас больше всех, {suit}: %n очков из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Вы выиграли эти две пики. После каждого раунда оба сбрасывают по карте, закрыто. Пять ваших карт теперь пики: положите пятёрку червей в свой сброс.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Вы победили, не заплатив ни очка.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Ваши победы: {share} ({matches}); на дистанции вероятно {interval}, а равная доля {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Ваши победы: {share} ({matches}); на дистанции вероятно {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Вы победили, %n очко.</numerusform>
            <numerusform>Вы победили, %n очка.</numerusform>
            <numerusform>Вы победили, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Вы получите неизвестную карту, а дама останется. Отдайте даму.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>В нашем клубе вы бы не пропали.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Вы потеряли бы пику и оставили черву: это не Soy. Сбросьте черву.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>А у вас?</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Цена %n вашего решения: {cost}.</numerusform>
            <numerusform>Цена %n ваших решений: {cost}.</numerusform>
            <numerusform>Цена %n ваших решений: {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Из-за вашего туза {other} ничего не теряет.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Из-за вашего туза {other} теряет {cards:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Ваш туз забрал %n карту.</numerusform>
            <numerusform>Ваш туз забрал %n карты.</numerusform>
            <numerusform>Ваш туз забрал %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Ваш туз, если его сберечь, принесёт ещё около %n очка.</numerusform>
            <numerusform>Ваш туз, если его сберечь, принесёт ещё около %n очков.</numerusform>
            <numerusform>Ваш туз, если его сберечь, принесёт ещё около %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Ваши карты&#xa0;— четыре гнезда, в каждом одна карта открыта, другая закрыта. Набирайте очки: 300 выигрывают партию. Годное гнездо приносит стоимость обеих карт, четыре годных гнезда&#xa0;— ещё 50. Туз стоит 15, но это самая младшая карта; валеты, дамы и короли не стоят ничего.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Ваши карты&#xa0;— четыре гнезда, в каждом одна карта открыта, другая закрыта. Сделайте все четыре годными и скажите «Soureh». Тогда те, у кого годных гнёзд не четыре, платят очками, а очки&#xa0;— это плохо: когда у кого-то больше 100, побеждает наименьший счёт. Туз считается за 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Ваши карты старше, а призов больше нет.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Ваши карты младше, а призов больше нет.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Ваши карты выиграют в следующих взятках чуть меньше.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Ваши карты выиграют в следующих взятках чуть больше.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очко меньше.</numerusform>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очка меньше.</numerusform>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очков меньше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очко больше.</numerusform>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очка больше.</numerusform>
            <numerusform>В следующих взятках ваши карты выиграют примерно на %n очков больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Ваше гнездо {slot} не годится: чёрная {up} не выше {down:gen}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Ваше гнездо {slot} не годится: красная {up} не ниже {down:gen}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Ваше гнездо {slot} не годится: закрытая карта&#xa0;— {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Ваше гнездо {slot} не годится: два туза.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Ваше гнездо {slot} будет годным в конце в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Ваше гнездо {slot} годится.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Ваше гнездо {slot} годится: %n очко.</numerusform>
            <numerusform>Ваше гнездо {slot} годится: %n очка.</numerusform>
            <numerusform>Ваше гнездо {slot} годится: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Все ваши гнёзда годные.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Ваши гнёзда принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Ваш сброс: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Ваша пятая стопка; больше шести не бывает. Потом карта, которой нет места, уходит под запас, и первую такую вы называете. Когда названная карта придёт снова, следующая карта без места закончит вашу гонку.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Ваше первое гнездо уже годится: вы только потеряете 6 очков его чёрной шестёрки. Валет нужен гнезду с красной десяткой.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Ваше первое гнездо годится и годилось бы и дальше. Вы всё равно заплатите из-за второго, а Ada не заплатит ничего.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Теперь ваше первое гнездо годится: чёрная шестёрка над двойкой. Туз Ada ладит с любым числом, но теперь за ним ваша дама: её гнездо не годится.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Ваша первая партия: H&#xa0;— подсказка, L&#xa0;— последние ходы ещё раз.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Первая гонка без часов: не торопитесь.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Ваше четвёртое гнездо уже годится: вы только потеряете 4 очка его красной четвёрки. Валет нужен гнезду с красной десяткой.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Ваши карты, %n карта: {cards}.</numerusform>
            <numerusform>Ваши карты, %n карты: {cards}.</numerusform>
            <numerusform>Ваши карты, %n карт: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Ваши карты: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Ваши последние ходы не сохранены.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Ваш последний ход</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Ваш последний ход. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Ваш ход опоздал: партия ушла дальше.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Ваши ходы пропадут.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Остальные ваши гнёзда принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Ваша стопка {number}, от первой карты</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Ваша стопка {number}: {card} не ложится на {under:acc}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Ваши задачи (%n)</numerusform>
            <numerusform>Ваши задачи (%n)</numerusform>
            <numerusform>Ваши задачи (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Ваша дама бьёт восьмёрку. Обе пики ваши. Ada получает обратно свою восьмёрку и вашу даму: выигравшую ставку всегда отдают.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Ваш запас, осталась %n карта</numerusform>
            <numerusform>Ваш запас, осталось %n карты</numerusform>
            <numerusform>Ваш запас, осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Ваш запас, заперт из-за неверной клавиши, осталась %n карта</numerusform>
            <numerusform>Ваш запас, заперт из-за неверной клавиши, осталось %n карты</numerusform>
            <numerusform>Ваш запас, заперт из-за неверной клавиши, осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Ваш рейтинг: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Ваши результаты в цифрах</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Ваш счёт изменится примерно на {count}, иначе на {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Ваш счёт {total}. Списать 50?</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Ваш счёт</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>На вашем втором гнезде крестик: красная четвёрка не ниже двойки. Вы взяли девятку. Положите её на двойку: перетащите туда или щёлкните по двойке.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Ваше второе гнездо не годится: нет карты старше его красной десятки. Валет заменяет любую вашу открытую карту, кроме туза, и над числом делает гнездо годным. Положите валета на десятку.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Ваши настройки не удалось прочитать, действуют настройки по умолчанию; повреждённый файл сохранён как {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Ваши настройки в {file} не удалось прочитать: действуют настройки по умолчанию, изменения не сохраняются.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Ваши настройки сохранила более новая Soirée: эта версия берёт те, что знает, и не сохраняет изменений.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>В вашей наименьшей стопке, которой вы платите, в конце будет около {count} карт, иначе {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Ваше третье гнездо уже годится: вы только потеряете 9 очков его чёрной девятки. Валет нужен гнезду с красной десяткой.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Ваш ход окончен: ни одно ваше гнездо не годится.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Ваш ход окончен: не все ваши гнёзда годятся.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Ваш ход окончен: годится только одно ваше гнездо.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Ваш ход окончен: у вас ещё %n ход.</numerusform>
            <numerusform>Ваш ход окончен: у вас ещё %n хода.</numerusform>
            <numerusform>Ваш ход окончен: у вас ещё %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Ваш ход. Одно решение явно лучшее: найдите его.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Ваши годные гнёзда: {valid}; негодные: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Вся ваша рука&#xa0;— {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Ваше слово</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>{card:Ваш} бьёт {second:acc} игрока {other}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>{card:Ваш} даёт вам ещё два хода.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Вы кладёте {card:acc} закрыто в своё гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Вы кладёте {card:acc} открыто в своё гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Вы кладёте {card:acc} вместо {old:gen} в гнездо {slot} игрока {owner}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Ваш {card}, потери: {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Вы {king:ins} меняете местами закрытые карты своих гнёзд {slot} и {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Вы {king:ins} меняете местами закрытые карты гнёзд {slot} и {second} игрока {owner}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Вы {king:ins} меняете местами {card:своего}, гнездо {slot}, и {other:acc}, гнездо {second} игрока {holder}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Ваша. Сыграно хорошо.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>на день позже</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>целая колода</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>закрытая карта вместо {lost:gen}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>около %n минуты</numerusform>
            <numerusform>около %n минут</numerusform>
            <numerusform>около %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>примерно как {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>обвиняет вас</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>обвиняет игрока {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>впереди {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>все карты открыты</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>все карты разложены</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>все гнёзда годные, не платит</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>все четверо</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>разрешено</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>не хуже</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>спрашивает у вас {card:acc}: нет</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>хотя бы одна</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>средний счёт</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>победа, соперник: {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>позади {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучший</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>лучший: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>между {level} и {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>зевок</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>отдых</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>называет {card:acc}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>гнездо {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>сбрасывает карту</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>получает стопку</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>полколоды</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>полколоды: только вдвоём</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>полколоды только вдвоём</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>карты игрока {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>подсказок на партию</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>невозможно</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>неточность</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>выбывает из партии</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>король меняет две закрытые карты</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>король меняет ваши закрытые карты {slot} и {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>король забирает у вас {card:acc}, гнездо {slot}, и даёт {other:acc}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>выкладывает {four:acc} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>вероятно {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>рекорд: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>поражение, соперник: {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>партия {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>медиана времени партии</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>соперник: {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>миллисекунд, от {least} до {most}; обычно {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>вперемешку</translation>
    </message>
    <message>
        <source>next</source>
        <translation>следующая</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>нет картинки</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>нет {card:gen}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>спрашивает {card:acc} у игрока {player}: нет</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>не здесь</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>неизвестно: ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>ещё не разобрана</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>у вас ничего</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>у игрока {player} ничего</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>ещё ничего не выложено</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ещё ничего</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>ничего, плюс-минус {error} партии</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>ничего, плюс-минус очков {error}</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>когда один игрок превысит предел</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>когда все, кроме одного, превысят предел</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>по одной на раунд, в этом порядке</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>открытые карты</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>соперники: медиана {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выбыл</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>вне партии</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>платит {points}, всего {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>поднята</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>кладёт {card:acc}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>положить карту туда, где она не подходит</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>очков, от {least} до {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>очков, от {least} до {most}; чем меньше, тем лучше</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>приз</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>дама, ещё два хода</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>с {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>решена %n день подряд</numerusform>
            <numerusform>решена %n дня подряд</numerusform>
            <numerusform>решена %n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>пока неясно</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>сильнее, чем {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>тупик</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>например, {word}, 2026 или «Новый год у Ada»</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>принимает</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>забирает у вас {card:acc}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>забирает {cards:acc}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>списывает {points}, счёт {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>рубашка</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>двое лучших играют за первое место, остальные за третье</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>двое лучших, а остальные за третье место</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>ничья, соперник: {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>спрашивает</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>выбирает</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>отмен на партию: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>действует со следующей партии</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>обычные параметры</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>слабее, чем {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>там, где можно жульничать</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>выигрывает {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>выигрывает {prize:acc}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>побед {share}&#xa0;% из {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>с подсказками, отдельно</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>против: {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>против: {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>без подсказок</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>без везения {share} партии</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>побед</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>побед подряд</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>вы побеждаете, {second} проигрывает</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>вам обе ставки</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>вы {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>вы: медиана {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>ваши карты</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>ваш взгляд</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>у вас {cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>у вас</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} спрашивает {card:acc} у вас: нет.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} спрашивает {card:acc} у игрока {player}: нет.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} получает {card:acc} от вас.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} получает {card:acc} от игрока {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid} бьёт {own:acc}, выигрывает {prize:acc}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid} бьёт {own:вашего}</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: закрытая карта</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: место для карты</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, закрыто</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card}, берёт %n карту</numerusform>
            <numerusform>{card}, берёт %n карты</numerusform>
            <numerusform>{card}, берёт %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>сбрасывает {card:acc}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>забирает {card:acc} у игрока {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card} вместо {lost:gen} в вашем гнезде {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card} вместо {lost:gen}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card} вместо {lost:gen} игрока {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card}, потери: {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, закрыто, ваше гнездо {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, закрыто, гнездо {slot} игрока {player}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, карты игрока {player}, {number} из {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, взятая карта игрока {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, взятая вами карта</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, открыто</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, открыто, ваше гнездо {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, открыто, гнездо {slot} игрока {player}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, ваши карты, {number} из {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} из {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart}: таблица</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>всего {cost}</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>годных гнёзд {count} из {coops}</translation>
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
        <translation>{deck} (ваша)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} из {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Пока вы этого не измените, действуют обычные сочетания.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file} не открывается как партия ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file} не открывается как турнир ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file} не удалось прочитать ({reason}), Soirée продолжает без этого файла.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file} не удалось удалить ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file} не удалось сохранить ({reason}); прежняя версия осталась.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>{file} не удалось сохранить: диск полон; прежняя версия осталась.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>{file} не удалось сохранить: диск только для чтения; прежняя версия осталась.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>{file} не удалось сохранить: туда нельзя писать; прежняя версия осталась.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} не записывается: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file}&#xa0;— не партия и не колода карт.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file} сохранён более новой Soirée, эта версия его не откроет.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} и {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} и {second} делят победу</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} и {second}: ничья</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} побеждает вас</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>победа: {first}, поражение: {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} или {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>с {first} по {last}</translation>
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
            <numerusform>{first}, {second}, {third} и ещё %n</numerusform>
            <numerusform>{first}, {second}, {third} и ещё %n</numerusform>
            <numerusform>{first}, {second}, {third} и ещё %n</numerusform>
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
        <translation>{game} за две минуты</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game}, играют {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, непригодна: {reason}</translation>
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
        <translation>{game}: {players} (окончена)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (повтор)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} ч</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>{keys} уже у команд: {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys} оставлено для столов.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n карта</numerusform>
            <numerusform>{key} · %n карты</numerusform>
            <numerusform>{key} · %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n очко</numerusform>
            <numerusform>{key} · %n очка</numerusform>
            <numerusform>{key} · %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>от {least} до {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>от {low} до {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low}–{high}&#xa0;%</translation>
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
        <translation>{minutes} мин</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>{move}&#xa0;— не ход в Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move}&#xa0;— не ход в Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move}&#xa0;— не ход в Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move}&#xa0;— не ход в Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move}&#xa0;— не ход в игре {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, не в оплату</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, не годится</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, в оплату</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, годится</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} ({matches}), интервал {interval}, равная доля {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} из {last}, чем больше, тем лучше</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} из {last}, чем меньше, тем лучше</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} из {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>очков {number}</translation>
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
        <translation>{number}: {up} над {down:ins}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>Параметра {part} в игре {game} нет, или он указан дважды.</translation>
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
        <translation>{players} (переигровка {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>Из партии выбывают: {players}.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>Платят: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} делят первое место, %n очко.</numerusform>
            <numerusform>{players} делят первое место, %n очка.</numerusform>
            <numerusform>{players} делят первое место, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>Делёж первого места: {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} делят победу.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} никого не обвиняет.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} обвиняет вас.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} обвиняет игрока {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Платит только {player}.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} спрашивает у вас {card:acc}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} спрашивает {card:acc} у игрока {asked}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} ставит {card:acc}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} успеет разорить одно из ваших гнёзд в {share}&#xa0;% случаев.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} объявляет Soy после %n раунда.</numerusform>
            <numerusform>{player} объявляет Soy после %n раундов.</numerusform>
            <numerusform>{player} объявляет Soy после %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player} объявляет: всё одной масти.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} называет {card:acc}: осталась %n карта.</numerusform>
            <numerusform>{player} называет {card:acc}: осталось %n карты.</numerusform>
            <numerusform>{player} называет {card:acc}: осталось %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player}: с последнего места на первое благодаря бонусу в %n карту.</numerusform>
            <numerusform>{player}: с последнего места на первое благодаря бонусу в %n карты.</numerusform>
            <numerusform>{player}: с последнего места на первое благодаря бонусу в %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} сможет объявить Soy в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player} сможет сыграть в пару и взять карту в {share}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>У игрока {player} её быть не может.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player} жульничает!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player} выбирает.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} больше не помнит, что у вас {card}.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} больше не помнит, что у игрока {holder} {card}.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>Soureh объявил игрок {player}.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} сбрасывает карту.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} сбрасывает {card:acc}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>У игрока {player} её нет. Ada спрашивала семёрку, значит, одна у неё есть, а осталась только семёрка бубен: спросите Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} не знает, у кого {card}. Возможно: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} берёт за это %n карту.</numerusform>
            <numerusform>{player} берёт за это %n карты.</numerusform>
            <numerusform>{player} берёт за это %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} берёт за это карту.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} берёт карту.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} берёт ещё карту.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} снова берёт карту: {card}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} берёт {card:acc}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} превысит предел {limit} в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} заканчивает, место {place}: разложены все карты.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} заканчивает, место {place}: тупик, осталась %n карта.</numerusform>
            <numerusform>{player} заканчивает, место {place}: тупик, осталось %n карты.</numerusform>
            <numerusform>{player} заканчивает, место {place}: тупик, осталось %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} получает обе ставки</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} получит 50 за четыре годных гнезда в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} получает {cards:acc}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} отдаёт карту вам.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} отдаёт карту игроку {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player}: четыре годных гнезда %n раз.</numerusform>
            <numerusform>{player}: четыре годных гнезда %n раза.</numerusform>
            <numerusform>{player}: четыре годных гнезда %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player}: уже заплачено.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>Карта у игрока {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>У игрока {player} не осталось карт.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} играет честно: все карты подходят.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>Призы игрока {player}, {suit}: {worths}; всего {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>В этом раунде у игрока {player} нет призов; всего {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{card:Plain} у игрока {player}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>Уличён игрок {player}: не подходит {card}.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} уже вне партии.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} оставляет счёт как есть.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>Постучал игрок {player}.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} стучит: у вас последний ход.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} стучит: {other} делает последний ход.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} знает, что у вас {card}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} знает, что у игрока {holder} {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} знает, где %n чужая карта, а забыто: {forgotten}.</numerusform>
            <numerusform>{player} знает, где %n чужие карты, а забыто: {forgotten}.</numerusform>
            <numerusform>{player} знает, где %n чужих карт, а забыто: {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} знает, где %n чужая карта.</numerusform>
            <numerusform>{player} знает, где %n чужие карты.</numerusform>
            <numerusform>{player} знает, где %n чужих карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player}: четыре туза за %n вопрос.</numerusform>
            <numerusform>{player}: четыре туза за %n вопроса.</numerusform>
            <numerusform>{player}: четыре туза за %n вопросов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Больше всех у игрока {player}: %n очко из {all}.</numerusform>
            <numerusform>Больше всех у игрока {player}: %n очка из {all}.</numerusform>
            <numerusform>Больше всех у игрока {player}: %n очков из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} делает ставку.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} выкладывает {four:acc}, очки: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} впереди, %n очко.</numerusform>
            <numerusform>{player} впереди, %n очка.</numerusform>
            <numerusform>{player} впереди, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} впереди, {best}, у вас {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} впереди, {best} : {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player}: впереди после каждого из %n раунда.</numerusform>
            <numerusform>{player}: впереди после каждого из %n раундов.</numerusform>
            <numerusform>{player}: впереди после каждого из %n раундов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} набирает %n очко за один раунд.</numerusform>
            <numerusform>{player} набирает %n очка за один раунд.</numerusform>
            <numerusform>{player} набирает %n очков за один раунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} может забрать у вас {card:acc}, иначе {second:acc}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} заплатит в этом раунде около {count}, иначе {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} платит {points} (пока {total}).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} платит {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player}: четвёртая карта одного достоинства подряд.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} играет {card:acc}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} играет {card:acc}: пара.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} играет {card:acc}: четыре подряд.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} играет {card:acc}: три подряд.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} выйдет на {count} и спишет 50 в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} помнит {remembered} из %n вопроса этого раунда.</numerusform>
            <numerusform>{player} помнит {remembered} из %n вопросов этого раунда.</numerusform>
            <numerusform>{player} помнит {remembered} из %n вопросов этого раунда.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} наберёт в этом раунде около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} ничего не получает.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} получает {points}, всего {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} получает {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} держит показанную карту: {card}.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} показывает остальное: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} всё же соберёт четыре годных гнезда в {share}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} забирает обе ставки.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} берёт стопку {pile}, это {points} (пока {total}).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} забирает карты из ставок.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} забирает из ставок {cards:acc}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} списывает {points}: остаётся {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>У игрока {player} тогда будет для ставок карта старше, чем иначе.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>У игрока {player} тогда будет для ставок карта младше, чем иначе.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>У игрока {player} тогда будет около {count} карт одной масти, иначе {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} списывает 50 очков.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} не участвует в этой гонке.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} выходит вперёд в гонке {number} и остаётся там.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} выходит вперёд в раунде {number} и остаётся там.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} выходит вперёд в последней гонке.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} выходит вперёд в последнем раунде.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>Первым закончил игрок {player}.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} выигрывает вечер.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} выигрывает приз.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} выигрывает раунд, {points} : {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} выиграет приз {count} в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} выигрывает {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} выигрывает {worth}, всего {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} побеждает, %n очко.</numerusform>
            <numerusform>{player} побеждает, %n очка.</numerusform>
            <numerusform>{player} побеждает, %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} побеждает: Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} побеждает!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} побеждает.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>победа: {player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} побеждает с разницей в одно очко.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>У игрока {player} больше всех, {suit}: %n очко из {all}.</numerusform>
            <numerusform>У игрока {player} больше всех, {suit}: %n очка из {all}.</numerusform>
            <numerusform>У игрока {player} больше всех, {suit}: %n очков из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Победа в турнире: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} побеждает, не заплатив ни очка.</translation>
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
            <numerusform>{player}, %n очко</numerusform>
            <numerusform>{player}, %n очка</numerusform>
            <numerusform>{player}, %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, стопка {number}, от первой карты</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, стопка {number}: {card} не ложится на {under:acc}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: карт осталось {left}, очков {points}, стопки {tops}</translation>
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
        <translation>{player} играет туза, вы ничего не теряете.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>{player} играет туза, вы теряете {cards:acc}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>{player} играет туза, {other} ничего не теряет.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>{player} играет туза, {other} теряет {cards:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Туз игрока {player} забрал %n карту.</numerusform>
            <numerusform>Туз игрока {player} забрал %n карты.</numerusform>
            <numerusform>Туз игрока {player} забрал %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Ставка игрока {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Гнездо {slot} игрока {player} не годится: чёрная {up} не выше {down:gen}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Гнездо {slot} игрока {player} не годится: красная {up} не ниже {down:gen}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Гнездо {slot} игрока {player} не годится: закрытая карта&#xa0;— {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>Гнездо {slot} игрока {player} не годится: два туза.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Гнездо {slot} игрока {player} будет годным в конце в {share}&#xa0;% случаев, иначе в {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>Гнездо {slot} игрока {player} годится.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Гнездо {slot} игрока {player} годится: %n очко.</numerusform>
            <numerusform>Гнездо {slot} игрока {player} годится: %n очка.</numerusform>
            <numerusform>Гнездо {slot} игрока {player} годится: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>Все гнёзда игрока {player} годные.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Гнёзда игрока {player} принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} кладёт взятую карту закрыто в гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>Рука игрока {player} остаётся закрытой: показывают, только объявив.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Карты игрока {player}: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Остальные гнёзда игрока {player} принесут около {count} очков, иначе {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Счёт игрока {player} изменится примерно на {count}, иначе на {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Годные гнёзда игрока {player}: {valid}; негодные: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>взгляд игрока {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Вся рука игрока {player}&#xa0;— {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>у игрока {player} {cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{card:Plain} игрока {player} бьёт {second:вашего}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{card:Plain} игрока {player} бьёт {second:acc} игрока {other}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} играет {card:acc} и получает ещё два хода.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} кладёт {card:acc} в ваше гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} кладёт {card:acc} закрыто в своё гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} кладёт {card:acc} открыто в своё гнездо {slot} вместо {old:gen}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} кладёт {card:acc} вместо {old:gen} в гнездо {slot} игрока {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} {king:ins} меняет местами закрытые карты своих гнёзд {slot} и {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} {king:ins} меняет местами закрытые карты ваших гнёзд {slot} и {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} {king:ins} меняет местами закрытые карты гнёзд {slot} и {second} игрока {owner}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} {king:ins} меняет местами {card:вашего}, гнездо {slot}, и {other:acc}, гнездо {second} игрока {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} {king:ins} меняет местами закрытые карты: гнездо {slot} игрока {owner} и гнездо {second} игрока {holder}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} {king:ins} меняет местами {card:acc}, гнездо {slot} игрока {owner}, и {other:acc}, гнездо {second} игрока {holder}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} до этого раунда</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} за оставшиеся карты</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} за жульничество</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} за первое место</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} за взятую стопку</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} за бонус</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points}, если бы раунд кончился сейчас, по картам, которые вам видны</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>выложено {points}</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} со всем, что ещё может дать раунд</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} из {length}</translation>
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
        <translation>{rank}-е место из {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, с подсказками</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} : {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} из {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}; сыграно партий {played} из {count}.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>очков {score}</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. Зарубка: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} партии</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>побед {share}</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>Из будущих карт подойдут {share}&#xa0;%, иначе {rest}&#xa0;%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}&#xa0;% неизвестных карт снова разорили бы ваше гнездо {slot}.</translation>
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
            <numerusform>Решено {solved} из %n</numerusform>
            <numerusform>Решено {solved} из %n</numerusform>
            <numerusform>Решено {solved} из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (показано на столе)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, заголовок</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Для всех одна.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>всего {time}</translation>
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
        <translation>{value}, место {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#xa0;%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>{what} откроется, когда закроется «{dialog}».</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} при первом решении, ниже всего {low} ({trough}), выше всего {high} ({peak}), {last} при последнем.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Ваш запас заперт на {seconds} с.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} пикселей</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>В {game} побеждает {winner}! Кто бы мог подумать.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>{player} говорит «Нет».</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>Вы говорите «Нет».</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>«Soureh!»&#xa0;— говорит {player}. У всех остальных последний ход.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>«Soureh!»&#xa0;— говорит {player}. У вас последний ход.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>«Soureh!»&#xa0;— говорит {player}. {other} делает последний ход.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>«Soureh!»&#xa0;— говорите вы. У всех остальных последний ход.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>«Soureh!»&#xa0;— говорите вы. {other} делает последний ход.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>«Soy!»&#xa0;— объявляет {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>«Soy!»&#xa0;— объявляете вы.</translation>
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
        <translation>«{keys}» не может быть сочетанием для команды «{command}».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>«{text}»&#xa0;— не карта: наберите достоинство и масть, например 7h или 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«{what}»&#xa0;— целое число от {least} до {most}.</translation>
    </message>
</context>
</TS>
