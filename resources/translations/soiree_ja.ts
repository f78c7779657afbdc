<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation>対</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>大悪手（??）%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>%n夜を遊び、{won}夜に優勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>疑問手（?!）%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>対戦%n局を戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>対戦%n局を検討しました：開くと検討が表示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>対戦%n局を保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>まだ%n局を調べています…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>対戦%n局は検討できませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>対戦%n局を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>ここまで%n局を遊びました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>対戦%n局：勝つ割合を言うにはまだ少なすぎます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>対戦%n局：まだ少なすぎます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>悪手（?）%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>ほか%n個のショートカットが使えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n手はあなたの代わりに選ばれたので、数えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>{every}局中%n局を遊び、{won}勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n人が{points}点で首位に並んでいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>あなたと{players}に%n点差。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>あなたに%n点差。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>{players}に%n点差。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>ここまで%n点。だれか私を止められますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n点、高いほどよい</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n点、低いほどよい</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n回、最初は{day}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>Soiréeについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>アルバム(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>オーベルジーヌ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>ボトルグリーン(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>この局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>デモ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>夕べ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>フェルト(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>2分で覚える(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>リネン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>記憶(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>ミッドナイトブルー(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>音を消す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>次の自分の選択(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>環境設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>再生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>配りを最初から(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>点数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>共有(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>最後の数手をもう一度見る(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>遅く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>卓のようす(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>悪手をやり直す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>いつもの文字の大きさ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>各プレイヤーの知識(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>今すること(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>動きなし(&amp;W)</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1～12人</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16点、一番少ない支払いです。もっと多く払う理由があるでしょうか？&#x3000;ちょうど100点や200点になった人は、すぐに50点引けるのです。</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2～4人</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2～6人</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>50点引いて{total}点。</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6と1で7点、1着で5点減って2点です。山5つで終われば20点減ります。残りのカードで、だれかの点がなくなるまでレースを続けます。</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>80%区間</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>ノー</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>負けるための賭け</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>勝つための賭け</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>大悪手です。この手の損は1局の{cost}：{before}から{after}へ。</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>大悪手です。この手の損は{number}点です。</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>けっして疲れない仲間のいる、カードの卓。</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>ばれた人は</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>自分の選択</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>接戦で、気持ちのよい計算でした。</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>{player}の代わりにコンピューターが遊んでいます。</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>小屋</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>小屋は表の札1枚と伏せ札1枚です。表の赤は伏せ札より小さく、表の黒は大きくなければなりません。同じ数字はけっして成立しません。エースが1枚なら必ず成立し、2枚ならけっして成立しません。角が折れているのが自分の伏せ札で、見えるのはあなただけです。チェックは成立、バツは不成立です。</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>絵札はほかの札にできないことをします：何を直し、何を壊すか見ましょう。</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>毎日、各ゲームの配りと問題を1つずつ</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>ゲームごとの丸：塗りつぶしは勝ち、輪は負け。月桂樹：問題を解いた日。数字：運を除いた成績（1局に対する%）。</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>4枚組</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>おろしたてのデッキ。いいものですね。</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>見せ場</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>賓客</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>捨てたあとに手札がすべて同じマークなら、Soyです。自動で宣言され、対戦に勝ちます。</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>幸せな偶然。偶然が一番いい。</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>ジャックで表のエースは置き換えられません。</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>伏せたジャック、クイーン、キングは「のけ者」で、その小屋はけっして成立しません。あなたのクイーンがそうです。キングはどの2枚の伏せ札でも入れ替えられます：自分のクイーンをクリックし、次にAdaのエースの裏のカードをクリックしてください。</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>キングを捨てても何も起きず、クイーンが第1の小屋を壊したままです。クイーンを追い出しましょう。</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>より新しいSoiréeの対戦が待っています。</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>対戦の人数が{players}人で、参加者より多くなっています。</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>トーナメントの対戦には2人以上が必要です。</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>メッセージの表示は{least}～{most}ミリ秒です。</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>メッセージの表示</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>さっきAdaはBasilにクラブの7を尋ね、Basilは「ノー」と答えました。自分の持つカードはだれも尋ねず、あなたも持っていないので、Claraが持っているはずです。Claraに尋ねましょう：Claraのカードをクリックしてクラブの7を選ぶか、自分の7をClaraにドラッグしてください。</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>悪手です。この手の損は1局の{cost}：{before}から{after}へ。</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>悪手です。この手の損は{number}点です。</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>手は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>名前：持っている。取り消し線の文字：持っていない。1+：少なくとも1枚持つ。{letters}。</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>名前：持っている。帯：聞いていた人に分かる範囲での、持つ見込み。{letters}。</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>名前：持っている。帯：その時点であなたに分かる範囲での、持つ見込み。{letters}。</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>隣の数字</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>新しい夕べ</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>新しい山</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>ペアなら1枚引けますが、あとで勝てる数字を失うかもしれません。</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>列のペア</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>{card}を置ける山があります：置いてください。</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>お会いできてうれしいこと。ごゆっくりね。</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>もちろん、楽しゅうございました。</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>3人のゲストとの対戦プログラム</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>質問は語る</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>静かな勝ちも、勝ちは勝ち。</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>赤の10は伏せ札より小さくなければならず、10は10より小さくありません：小屋は不成立のままです。</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>赤の10はその小屋も壊すので、Adaは払います。でも安い赤の2で払えてしまいます。10は2の上に置きましょう。</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>5つ以上の選択があり、検討で一つも印がつかない。</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>卓の皆さんに薔薇を一輪ずつ。</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>カードの見本</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>小さな誤り。私の、でしょうね。</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>小さな傑作、と言わせてもらおう。</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>引き分け。</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>引き分けです。もう1枚賭けてください。</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>引き分け：あなたの{card}と{other}の{second}。両者がもう一度賭けます。</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>引き分け：{bid}とあなたの{own}</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>引き分け：{player}の{card}と{other}の{second}。両者がもう一度賭けます。</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>トーナメントには4～16人の人とコンピューターが参加します。</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>トーナメントの参加者は{least}～{most}人です。</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>トーナメントは{least}～{most}回戦です。</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>一幕ものの悲劇だ。</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>成立した小屋</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>2人の対戦は勝ちが6点、4人の対戦は6、4、2、0点です。</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>引いた{rank}は置けません：使うか、捨ててください。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>約%n分。続きはいつでも遊べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Soiréeについて</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>ほぼ互角：差は{cost}。</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>約{minutes}。</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>{limit}点を超えたので、対戦から脱落。</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>上{number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>ほかのプレイヤーを告発するか、パスしてください。</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>だれも告発しません：だれも払いません。</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>すべて正しく置いた{player}を告発します。</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>{player}を告発する。</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>エース！</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Adaは7を尋ねたので、7を持っているはずです：ダイヤの7です。でも、まずClaraにクラブの7を尋ねましょう。</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>クラブの7はAda自身が尋ねたので、持っているはずがありません：自分の持つカードは尋ねられません。Claraに尋ねましょう。</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Adaは「ノー」と言いました。これで勝負は終わりです：最後のカードはあなたなので、2点の得点札を取りました。ペアで1枚引けました。</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Adaがハートを取ります。あなたの3は、Adaのスペードのジャックと一緒に戻りました。手ぶらでラウンドを終える人はいません。</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>デッキを追加</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>デッキを追加…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>{count}枚の山を自分の点に加えます。</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>引き分けのあとは賭かる枚数が増え、負けた人がその中から選びます。</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>対戦のあと</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>第{number}レース終了</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>第{number}ラウンド終了</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>レースのあと</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>このあと{player}が「Soy」と言える見込みは{share}%です。</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>もう一回、もう一回！</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>{level}との対戦に勝つ見込みは{share}、区間は{interval}です。</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>おや、お客さんか。さあ、座って。</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>アルバム</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>カードがすべて表になりました。赤の10は9より小さくないので、Adaは払いました：25点です。宣言した人のカードは1枚しか替えられませんが、1枚で足りました。</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>全カード公開</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>全カード公開で：{chance}。</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>すべての夕べ</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>不正なし</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>4つの小屋がすべて成立です：どれにもチェックがあります。引いたカードは、自分の伏せ札か、ほかの人の表の札と替えられます。エースと替えられるのは10だけです。捨てることもできます。</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>4つの小屋がすべて成立：支払いなし。</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>4つの小屋がすべて成立：{sum}点、さらに{bonus}点。</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>どの対戦も4人全員で。</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>4つとも成立：あなたはさらに{points}点、合計{total}点。</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>4つとも成立：{player}はさらに{points}点、合計{total}点。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>全体では、ほかの人より少し得をします。</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>全体では、ほかの人より約%n点得をします。</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>全体では、ほかの人より少し損をします。</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>全体では、ほかの人より約%n点損をします。</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>全員の知識</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対戦</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>どの対戦も全員で一緒に遊びます。</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>すべての小屋が成立しています：壊される前にSourehを宣言しましょう。</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>途中の対戦も終わった対戦も、すべて</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>いつも：何も動かない</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>中東のゲームがアメリカで絵札を加えて生まれ変わったものです。</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>エースの勝ちは一度きり：今勝てるものと、あとで勝てるものを比べましょう。</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>星印はヒントや手の取り消しがあった対戦です。</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>均等の割合は{share}です。</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>よい卓で過ごす夕べ</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>夕べには少なくとも1つのゲームが必要です。</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>カードの夕べ</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>忘れられない夜。私には、ですけれど。</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>疑問手です。この手の損は1局の{cost}：{before}から{after}へ。</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>疑問手です。この手の損は{number}点です。</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>古い手だが、まだ効くねえ。</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>アニメーションGIF (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>予告</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>別のプログラムが{lock}を押さえているので、今回は対戦と設定を保存しません。</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>すべての難しさ</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>相手を問わない</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>オプションを問わない</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>人数を問わない</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>あなたの小屋の得点は、小屋{slot}を除いて約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>{player}の小屋の得点は、小屋{slot}を除いて約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>拍手は歓迎です。</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>もう始まってる？&#x3000;すばらしい。</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>CSVで…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>JSONで…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>同じくらいよい手：{move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>こうでなくてはいけません。</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>あなたが持っているかぎり、{player}は{suits}を揃えられません。</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>あなたの見た卓</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>{player}の見た卓</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>だれかにカードを尋ねてください。</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>自分が持つ数字のカードを尋ねてください：プレイヤーをクリックするか、カードをそこへドラッグします。</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>カードを尋ねてください：プレイヤーを選ぶか、カードをそこへドラッグするか、{card}のように入力します。</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>カードを尋ね、答えを覚えて、同じ数字を4枚集めます。</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>尋ねない</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>{player}に{card}を尋ねる。</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>{player}に尋ねる：…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>駆け足</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>どの卓でも</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>{rank}を少なくとも1枚：ほかに確かな人はいません。</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>{rank}を少なくとも1枚：{players}。</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>保存できるのは最大{most}項目です。</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>レースに出られるのは最大{players}人です。</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>賭かっている得点札：{suit}の{points}点</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>賭け：{worth}点</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>一番下に、この順で：{cards}。</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>{game}の卓で</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>オーベルジーヌ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>では、イーゼルに戻ろう。</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>夕べに戻る</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>トーナメントに戻る</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Basilはあなたにハートのエースを尋ねました。つまり持っていません：自分の持つカードは尋ねられません。</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Basilは今「ノー」と答えたばかりです。持てるのはClaraだけです。</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>ちょうど{more}点払って{count}点にできるようにします：50点引けます。</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>最強レベルだけの卓で勝つ。</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>完敗だ。もう一杯頼むよ。</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>美しい。描いてもいいかな？</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>最初のカードの前に</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>最終ラウンドの前、あなたは%n点差の最下位でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>最終ラウンドの前、{player}は%n点差の最下位でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>シーズン{number}を始める</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>舞台裏：{match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>今週で一番の夜！</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>ここと、あとの%n回の選択で、よりよい手：{move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>よりよい手：{move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>なくてもよいカードを賭けます：一番多いマークの枚数は変わりません。</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>賞品に賭けてください：カードを選び、次に自分の場所を選びます。</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>賞品に賭けてください：カードをクリックし、次に自分の場所をクリックします。負けた人が賭け札を2枚とももらいます。</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>{cards}に賭けてください。</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>賞品で自分のマークが何枚増えるかを考えて賭けましょう。負けた人は賭け札を2枚とももらいます。</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>{cards}を賭ける。</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>大胆なゲストは速く、ときどき山を見落とします</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>大胆なゲストは一番点の高い数字を尋ねます</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>大胆なゲストは、2つのよい手のうち危険な方を好みます</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>大胆なゲストは高く賭けるのが好きです</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>大胆なゲストはめったに「ノー」と言わず、高い札が好きです</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>大胆なゲストは自分の小屋を作り、早く宣言します</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>大胆なゲストは自分の小屋を作り、早くノックします</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>ボーナス：{points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>両者が「Soy」、カードも同じ：引き分けです。</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>両者が「Soy」：低いカードのあなたの勝ちです。</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>両者が「Soy」：低いカードの{player}の勝ちです。</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>成立した小屋は2枚とも数えます：エースは15点、ジャック、クイーン、キングは0点。あなたは47点、4つとも成立なのでさらに50点です。</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>両者の得点は同じです。</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>どちらの手でも、まず対戦に負けます。</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>どちらの手でも、まず対戦に勝てます。</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>ボトルグリーン</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>別の対戦からの分岐</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>ブラボー、ブラボー！</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>宣言した{player}の小屋{slot}を壊します。</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>ノックした{player}の小屋{slot}を壊します。</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>{player}の小屋を一度に2つ壊します。</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>{player}の小屋{second}を壊します。</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>おそらく成立している{player}の小屋{slot}を壊します。</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>2枚の伏せ札を、もっと役立つ場所へ移します。</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>見る  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>捨て札を見る</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>ブッフホルツ</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>キング、クイーン、ジャックにかき回されながら、4つの小屋を成立させます。</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>作るか壊すか</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>小屋で遅れているうちは作り、相手が終わらせそうなら壊しましょう。</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>紙一重</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>レベルどおり</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>コンピューターと比べる(&amp;X)…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>1ラウンドか2ラウンドで「Soy」と言う。</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>「Soy」と言います：すべて同じマークです。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>あなたは残り札で{points}点増え、{total}点になりました。</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>{player}は残り札で{points}点増え、{total}点になりました。</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>{suit}：{count}枚。{key}で移動。</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>慎重な面々</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>{top}に{card}を置いた{player}を捕まえます。</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>ばれた…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>慎重なゲストは一番多く持つ数字を尋ねます</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>慎重なゲストは成立した小屋に触れず、遅く宣言します</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>慎重なゲストは成立した小屋に触れず、遅くノックします</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>慎重なゲストは、2つのよい手のうち安全な方を好みます</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>慎重なゲストは低く賭けるのが好きです</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>慎重なゲストは高い札を取っておきます</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>慎重なゲストは時間をかけ、何も見落としません</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>視点を変える(&amp;E)</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>あなたの小屋{slot}を替えます。それでも成立はしません。</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>あなたの小屋{slot}を替えます。成立のままです。</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>前の選択からの変化{number}：{sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>光栄です。どうぞ、お配りください。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>不正</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>山形</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>列に出すカードを選んでください。</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>ここに置くカードを選んでください。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>{least}～{most}の項目を選んでください。</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>置き場所を選ぶか、捨ててください。</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>支払うカードを各小屋から1枚ずつ選んでください。</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>置き換える自分の表の札を選ぶか、捨ててください。</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>自分の山を1つ選んでください。</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>自分の山を1つ選んでください：その枚数が点になります。</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>山{pile}を選ぶ。</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>入れ替えるもう1枚の伏せ札を選んでください。</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>{player}が払う山を選んでください。</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>支払いに使う山を選んでください。</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>入れ替える伏せ札を2枚選ぶか、捨ててください。</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>次の番の人を選びます：{player}は{card}を持っているはずがありません。</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Claraが持っていて、今はあなたのものです。カードをもらった人はもう一度尋ねるので、まだあなたの番です。</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Claraは3点、あなたには始める権利とエースがあります。あとの得点札は10点まであります：高い札を取っておきましょう。</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>根こそぎ</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>カードをクリックするか、{card}のように入力してください。</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>クリックで支払い札に選ぶ。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>捨て札を閉じる</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>サイドパネルを閉じる</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>4枚組を集めましょう：同じ数字の4枚全部です。自分の前に出して点になります：2～10はその数字、ジャック、クイーン、キングは10点、エースは25点。マークや数字の順番は関係ありません。</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>{count}点の{four}を集めます：だれがどれを持つか分かっています。</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>{four}を集めます：{count}点。今{kept}枚持っています。</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>終わりの時点で一番よい相手との差。0未満は負けていたということです。</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>残りはコンピューターに任せられます（{key}）。</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>コンピューターに見えるのは、あなたに見えるものだけです。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>夕べを続ける</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>自分の対戦を続ける</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game}を続ける</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>続ける：{evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>続ける：{match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>小屋{slot}は不成立：伏せ札が{down}。</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>小屋{slot}は不成立：2枚が同じ値。</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>小屋{slot}は不成立：黒の{up}が{down}より大きくない。</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>小屋{slot}は不成立：赤の{up}が{down}より小さくない。</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>小屋{slot}は不成立：エースが2枚。</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>小屋{slot}：表は{up}、裏は{down}、不成立。</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>小屋{slot}：表は{up}、裏は{down}、成立。</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>小屋{slot}：表は{up}、裏は{down}。</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>小屋{slots}が不成立です。それでも宣言するなら、もう一度「宣言する」を選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>小屋{slots}が不成立です。それでもノックするなら、もう一度「ノック」を選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>文字をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>不具合の報告用にコピー</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>損</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>損の大きい順</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>自分の対戦で損をした選択。解けるまで繰り返し出ます</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>選ぶ前に、どの山が点数をどう変えるか数えましょう。</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>各カードを持てる人を数えましょう：1つの答えで2枚のありかが分かることもあります。</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>ほかの山と重なる数字か、隣が尽きた数字の上に重ねましょう。</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>アニメーションGIFを作成しています…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>現在のオプション：{options}。</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>日ごとの記録(&amp;Y)</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>一触即発</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>破線：均等の割合。</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>破線：{what}。</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>日ごとの記録</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>配る</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>この日の配りと問題</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>カードデッキ ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>宣言する</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Sourehを宣言するか、番を終えてください。</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Sourehを宣言する。</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>宣言するか待つか</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>待って得られる以上にほかの人が払うなら、宣言しましょう。</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>敗れた、それでもこの顔ぶれとなら。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>このトーナメントを削除しますか？</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>読めなかったでしょ？</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>今の見た？&#x3000;私もよく見てなかった。</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>役に立たないカードを捨ててください：カードをクリックし、次に捨て札をクリックします。</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>カードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>カードを捨ててください：カードを選び、次に捨て場を選びます。</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>これから出るカードが一番少ないマークから捨てましょう。</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>捨て札、%n枚、一番上は{card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>捨て札、なし</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>{cards}を捨てる。</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>{card}を捨てる。</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>使わずに捨てると、番はもらえません。「クイーンを使う」を押してください。</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>{player}の捨て札：{cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>捨て札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>捨て札：{count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>この配りを最初からやり直しますか？</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>上がり！</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>二重スパイ</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>山札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>山札：{count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>引いたカード：{card}。</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>全員に一杯！</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>一度に落とせるファイルは1つです：対戦かデッキ。</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>尋ねる相手の上にカードを落としてください。</translation>
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
        <translation>同じカードは一度しか取れません。</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>どの選択も何度も終わりまで進めて調べます。その間も遊べます。</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>各レベルが{player}のカードで、同じ相手と{count}回ずつ遊びます。</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>各対戦</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>画面を渡せるように、人にはそれぞれ名前が必要です。</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>最初の持ち札</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>以前の場面</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>これまでの夕べ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>「やさしい」はカードの使い道を少しだけ考え、そのラウンドしか見ません。</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>「やさしい」は第一印象に従い、自分の小屋だけを考えます。</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>「やさしい」は遅く、置ける山ならどこにでも置きます。</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>「やさしい」は勘で、しばしば適当に出します。</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>「やさしい」は最後の質問2回を覚え、一番多く持つ数字を尋ねます。</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>「やさしい」は2ラウンドを覚え、ときどき適当に出します。</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>どちらでもかまいません。</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>すべての小屋が成立していなければ、自動で番を終える</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>成立した小屋が2つ未満なら、自動で番を終える</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>ほかの人の成立した小屋が増える前に、ラウンドを今すぐ終わらせます。</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>{player}の成立した小屋が増える前に、ラウンドを今すぐ終わらせます。</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>ラウンドを今すぐ終わらせます：このままならちょうど{more}点払って{count}点になります。</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>4つの小屋がすべて成立しているうちにラウンドを終わらせます。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>番を終える</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>番を終えるか、ノックしてください：ノックすると、相手の最後の番のあとラウンドが終わります。</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>番を終える。</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>番を終えてください：宣言の前に、すべての小屋を成立させましょう。</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>合言葉か、数字か、好きな文字列を入力してください。</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>好きな言葉を入力してください。</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>{most}文字以内で入力してください。</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Enterで決定、Escで取り消し。</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Enterで局面をもう一度表示、Escで対戦に戻ります。</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>同点なら勝ち数、次に直接の対戦、最後にくじで順位を決めます。</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Escかクリックで対戦に戻ります。</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>第{number}夜：{title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>どうも。</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>夕べ</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>卓の出来事を読み上げます。</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>賭けはすべて引き分け：勝者はいません。</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>始めた対戦はすべてここに残ります。</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>対戦のすべての手</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>全員が大胆です。</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>全員が慎重で、2人は強敵です。</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>全員が全員と対戦します。</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>全員が自分のカードで同時にレースをします。上がAdaのカードです。あなたのレースの手札は左、その横にめくった1枚があります。カードをすべて、速く、山1～6に置きましょう。</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>あなたの選択を含め、そのほかすべてで{share}得しました。</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>あなたの選択を含め、そのほかすべてで{share}損しました。</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>言われたことすべて</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>まさに夢に見たとおり。</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>見込まれる勝率</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>年の功だよ、諸君。それだけさ。</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>伏せ札、{player}の小屋{slot}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>扇</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>速く(&amp;T)</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>数字…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>塗りつぶし：だれが持つか知っている。破線：忘れた。</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>決勝</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>決勝</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>決勝：{game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>ヘルプの中を検索</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>いいよ。でも次はね！</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>まずレースを終えてください。</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終わった対戦</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>終わった対戦はここで数えます。</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>最初の夜</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>あなたは1着で{points}点減り、{total}点になりました。</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>{player}は1着で{points}点減り、{total}点になりました。</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>まず、引いたカードを使ってください。</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>1着：{points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>あなたは不正の罰として山{pile}の{points}点を加え、{total}点になりました。</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>{player}は不正の罰として山{pile}の{points}点を加え、{total}点になりました。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>運は勇者に</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>運命は約束を守りますの。</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>古い対戦も含めて数えます。助けを使った対戦は数えません</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>7が4枚：すぐに出されます。点数の線が少し伸びました。7点はラウンドの終わりに加わります。</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>エース4枚</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>エース4枚！</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>4～16人で、何日かに分けて</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MITライセンスの自由ソフトウェアです。</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>諸君！&#x3000;夜はこれからだ。</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>最初の項目</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>デッキと同じ</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>あなたから見て</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>{first}から{last}まで。</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>助けなしの{matches}から、80%区間つき。</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>{player}から見て</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>満点です。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>カードの色がものをいうゲーム。</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>気前のいいゲストは先頭の人に尋ね、ほかの人はそっとしておきます</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>気前のいいゲストは相手の集めるマークに低く賭けます</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>気前のいいゲストは遅れている人に勝たせます</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>気前のいいゲストは、2つのよい手のうちほかの人に優しい方を好みます</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>気前のいいゲストは、ほかの人の小屋をなるべく壊しません</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>気前のいいゲストは、相手の小屋をなるべく壊しません</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Adaより先に、手札をすべて同じマークにしましょう：それがSoyで、対戦に勝ちます。手札の下の小さな数は各マークの枚数です。枠の中の数字のキーを押すとそこへ移れます。エースが一番高く、2が一番低い札です。</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>不正をして{card}を片づけます。</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>{card}を{player}の小屋{slot}に押しつけます。</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>{four}の最後の1枚を取ります：{count}点。</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>巨人退治</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>{count}点をあきらめます：{player}が取ります。</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>今成立しているあなたの小屋{slot}をあきらめます。</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>あきらめた</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Adaにクイーンを渡すのはよい考えです。でも、Adaのエースはどの数字とも合い、15点です。クイーンをエースの裏に移してください。</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>スタート！</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>あなたが知りうることすべてに基づき、助けに数えます。</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>こんばんは。背すじを伸ばして、カードを立てて。</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>こんばんは。はったりなど使いません。さて、どうでしょう？</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>こんばんは。カードを数えましょうか。</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>よし。</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>優雅な勝ち方。感心しかけました。</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>勝つ見込みのグラフ(&amp;Z)</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>今夜の主役</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>ははっ！&#x3000;だれか書き留めてくれ。</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>相手の点数の半分は{low}～{high}、中央値は{middle}です。</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>あなたの点数の半分は{low}～{high}、中央値は{middle}です。</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>{player}の手札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>画面を渡してください。</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>{name}に画面を渡してください</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>むずかしい</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>「むずかしい」はほかの人の手からも学び、思い切って早く宣言します。</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>「むずかしい」はさらに覚え、推理し、何勝負も先を考えます。</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>「むずかしい」はこれから出るカードを把握し、レースの続きを試してみます。</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>「むずかしい」は相手の手から学び、ラウンドの終わり方を読みます。</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>「むずかしい」はすべてを覚え、あなたの賭けを読み、自分の賭けも読まれると考えます。</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Pariahの1局で4組成立を4回達成する。</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>{suit}を{kept}枚にします。</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>ここではハートとダイヤが赤、スペードとクラブが黒です。</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>こんにちは、皆さん！&#x3000;だれが勝ってるの？</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>非公開。</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>高い：黒のフェルト、はっきりした色</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>ふむ。</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>ふむ。昔ならいい手だったんだが。</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>勲章</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>各プレイヤーが各カードを持つ見込み</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>来てくれてうれしい！</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>各点数の出た回数。少ないほどよい。</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>各点数の出た回数。多いほどよい。</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>なんとも、わずらわしい。</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>ここでの遊び方</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>皆さん、なんとご親切な。</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>今夜は最下位です。あとは上がるだけ。</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>私が{name}です</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>一礼します。少しだけ、でも一礼を。</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>クッキーを持ってきたよ。運もね、たぶん。</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>コール</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>帰ったら早く話したいな。</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>二回数えたけど、本当だった。</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>無実だ！</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>今夜はついてる気がするの。言いましたからね。</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>5回に1回と見ていたのに。</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>練習してきたんだ！</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>たった今、{game}で{other}に勝ちましたよ。</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>文句はない。</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>もっとひどい手札で遊んだこともあるさ。</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>そのままで。</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>ノックします。</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>一つ覚えたよ。もう一回やる？</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>ねらいどおりです。だいたいは。</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>前から気に入らない札でした。</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>これは習作ということに。</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>明日のネクタイは、もっと暗い色にします。</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>分かっていたはずなのに。</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>{game}をまだ思い出します。{sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>だれかが勝たねばなりませんからね。</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>皆に感謝を。ハートのクイーンにも感謝を。</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>次は気をつけるね。</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>私の勝ち？&#x3000;私の勝ちだ！</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>問題が起きると、{file}に記録されます。ヘルプメニューの「問題を報告…」が、報告に必要なものをすべて集めます。</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>宣言すると、ほかの全員に最後の番があります。そのあと、4つとも成立していない人が払います。あなたは4つとも成立しているので、Adaに壊される前に「宣言する」を押しましょう。</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>{player}が「ノー」と答えると、あなたの{card}を取られるおそれがあります。</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>{player}が「ノー」と答えると、あなたが{four}を集めていることも知られます。</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>無敵</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>「無敵」はラウンド全部を覚え、推理し、どちらの答えも考えます。</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>合計：{points}。</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>勝つ見込みでは：{cost}、{before}から{after}へ。</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>勝つ見込みでは：{cost}。</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>各回戦で点の近い人同士が対戦し、同じ相手とは二度当たりません。</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>ラウンドごとに、中央の2枚が賞品です。2人とも賞品に1枚ずつ伏せて賭け、それから表にします。左の山は、あとのラウンドの賞品です。</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>対戦の順</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>点数では：{points}。</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>最近の{matches}、95%区間つき。</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>首位：{players}。</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>中央には山札、引いたカード、見ることのできる捨て札があります。名前の横は点数で、下の細い線は300点まで続きます。刻み目は、ここでラウンドが終わった場合の点数です。山札の最後の1枚でラウンドが終わります。</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>中央には山札、引いたカード、見ることのできる捨て札があります。名前の横は点数で、下の細い線は上限の100点まで続きます。刻み目は、ここでラウンドが終わった場合の点数です。山札の最後の1枚でラウンドが終わります。</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>このゲームでは運と腕前を分けられません：損だけを示します。</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>{games}では、ハートとダイヤが赤、スペードとクラブが黒です。</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>対戦を含める：カード、手、名前(&amp;M)</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>考えたのはJeff。世界中の人に知ってほしいそうです。</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>あなたの一番小さい山が増えます。</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>計算が合いました。お相手に感謝します。</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>これは不正です。ほかの人に告発されるかもしれません。</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>これは正しい手です：だれもあなたを告発できません。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>まだあなたの番ではありません。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>あなたが払う番です：成立していてもいなくても、各小屋から1枚選びます。エースは1です。安い方にはもうチェックがあります。「払う」を押してください。</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player}の番です。</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>まだ保存できません。</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>第{number}ラウンドで決まりました。</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>勝てる対戦がわずかに減ります。</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>このような対戦100局のうち、勝てるのは{more}局ではなく{fewer}局です。</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>この夕べの対戦</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>対戦はアルバムに残ります。</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>すぐ遊ぶ</translation>
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
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>一番上の数字を散らしましょう：見えている数字1つにつき、3つの数字が置けます。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>低いカードを残します：賞品はもうなく、低い方が勝ちです。</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>遊び続ける</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>カードをあとに回します：置ける山がありません。</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>取っておくか捨てるか</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>{player}に賞品を渡しません。</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>点数をそのままにする。</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>点数を{count}点のままにします。</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>一番小さい山を{count}枚のままにします。</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>{suit}を{kept}枚残します。</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>キー1～6で置きます。置ける山がなければスペース。</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>ノックするか待つか</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>リードがあるうちにノックし、まだ点が増えそうなら待ちましょう。</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>ノック！</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>ノックするか、この番を終えてください：あと%n回の番があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>ノックするか、番を終えてください。</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>勝ち抜き</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>ノックする。</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>あなたが出した札：{fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>{player}が出した札：{fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>文字を大きく(&amp;G)</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きな数字</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>最近%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>最後の数手</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>最後の夜</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最後の番</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>直前：{move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>笑っていいのよ。私なら笑うもの。</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Soiでエースを2回以内の質問で4枚出す。</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>{card}をあなたの小屋{slot}に片づけます：そこなら損がありません。</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>高い札で始めるのは、一番の札に見合う得点札のときだけにしましょう。</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>覚える（2分）</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>{game}を2分で覚える</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>どの小屋もそのままにします。</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>ひとりにしてくれ。いや、残って配ってくれ。</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>{count}点は{player}に譲り、カードを残します。</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>これから出るカードの{share}%が置ける形を残します。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>保存せずに終了</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>左右キーで選択ごと、上下キーで悪手ごとに移動します。</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>残り札：{points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>左利き：ボタンと山を左に置く</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>少ないほどよい</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>始めよう。</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>さて、今夜は何が待っているやら。</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>{player}に{count}枚の山で払わせます。</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>{card}で{player}の小屋{slot}の得点を減らします。</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>{name}のライセンス</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>ライセンス…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>デスクトップに合わせて明暗</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>システムと同じ：{language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>{level}と同じ</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>リネン</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>各小屋に何が必要か、そのカードが何枚残っているかを見ましょう。</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>まず見てください：遊ぶのはこのあとです。Enterで続けます。</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>一番少なく払う前に、100の倍数を探しましょう。</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>山をよく見て、告発してください。</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>見て、うまくいった！</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>引き分けのあとで負け、賭け札から選びます。</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>賞品を逃し、賭け札を2枚とももらいます。</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>点をなくしましょう：全員が5点で始め、0点で勝ちです。点は名前の横の小さな山です。レースごとに点が増え、1着なら少し減ります。</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>低い点が勝ちます。</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>あなたの小屋{slot}の支払いを{rest}から{count}に下げます。</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>運と腕前</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>運：+{share}。</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>運：−{share}。</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>4つの小屋をすべて成立させます：さらに50点。</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>4つの小屋をすべて成立させます：支払いはなくなります。</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>{player}が{count}点のために上を出すのを難しくします。</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>あなたの小屋{slot}を壊されにくくします。</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>あなたの小屋{slot}を成立させます。4組のうち最初の1組です。</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>あなたの小屋{slot}を成立させます：4組中{count}組が成立します。</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>損の大きい順に、悪手の選択をやり直す</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>{card}で{player}の小屋{slot}の支払いを高くします。</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>分かっている事実を印す</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>尋ねるカードに分かっている事実を印す（助けに数える）</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>印：悪手と、各ラウンドの始まり。</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>印：上は勝ち、下は負け。</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>対戦 %v/%m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>進行中の対戦、ログ</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>最後のカードと同じか上のカードを出して、得点札を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>{rank}に合わせて%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>対戦とデッキ</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>対戦を検討しています。その間も遊べます。</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>2人の対戦だけ、相手は毎回替わります。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>あなたの小屋{slot}を直し、{player}の小屋{second}を壊します。</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>あなたの小屋{slot}を直します。</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>あなたの小屋{slot}と{second}を一度に直します。</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>メニューとダイアログ</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>「ふつう」はもっと使い道を考え、対戦全体を見ます。</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>「ふつう」は第一印象に従い、相手の小屋も壊します。</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>「ふつう」は山の一番上を散らし、1つの山を小さく保ちます。</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>「ふつう」は最後の10回を覚え、持ち主が変わるのを見たカードを尋ねます。</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>「ふつう」は3ラウンドを覚え、あなたの賭けを読み、自分の賭け方を変えます。</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>「ふつう」は勝負の続きを試してみます。</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>ミッドナイトブルー</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>では、もらう。</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>たいていのカードが7に勝ちます。しかも勝てばAdaのものになり、あなたのスペードが1枚減ります。スペード以外のもっと高い札を賭けましょう。</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>その対戦の多くは、項目{entry}でこの対戦と分かれます。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>動きと音</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>{card}を手札の下に回す。</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>ここまでの手</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>自分の手札(&amp;A)</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>脱帽いたします。</translation>
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
        <translation>名前、席{seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>終わりに近づくと、各カードのありかは限られます：突き止めましょう。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>新しい夕べ…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>{game}の新しいゲーム</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>{game}は初めてですか？</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>{game}は初めてですか？&#x3000;2分で覚えましょう</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新しいトーナメント</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>{game}の新しいトーナメント</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>次のラウンド(&amp;R)</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>次のゲスト、席{seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>次の悪手(&amp;I)</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>次のレース</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>次に黒の10を引いて、ジャックの下に置きました。4つの小屋がすべて成立です。Adaに壊される前にノックしましょう：Adaの最後の番のあと、ラウンドが終わります。</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>次：{move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>ノー</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>アニメーションGIFは保存されませんでした。</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>このあとに選択はありません。</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>この前に選択はありません。</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>得点になる小屋はありません。</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>「ノー」と言うと勝負が終わり、Claraが9で2点を取ります。でもあなたも9を出せます：ペアにしましょう。</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>エラーの記録はありません。</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Soiréeが何も保存しない間は、夕べを遊べません。</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>決勝なし</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>このシステムのフォントには{language}の文字がありません。</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>4枚組なし。</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>{name}というゲームはありません。あるのは{games}です。</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>ここではヒントはありません。</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>今月の対戦に検討できるものはありません。</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>失われた対戦はありません。詳細は修正に役立ちます。</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>対戦が見つかりません。</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>このあとに悪手はありません。</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>この前に悪手はありません。</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>悪手は見つかりません。</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>これよりよい手はありません。</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>置ける山がありません：スペースで新しい山を作ります。</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>7を置ける山がありません：6、7、8のどれかが要ります。山が6つ未満なら、そのようなカードで新しい山を作ります。スペースを押すか、次の空いた場所をクリックしてください。</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>{card}を置ける山がありません：新しい山を作ってください。</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題が見つかりません。</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>賭かっている得点札はありません</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>はっきりした悪手はなく、小さな損が積み重なりました。</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>卓越しの私語は慎んでください。</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>「ノー」！&#x3000;Basilの番になりました。あなたがキングを持つことを聞いていて、それを取りました。一番の聞き上手が勝つ：それがSoiです。</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>だめ、だめ、だめ。</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>いいえ、けっこうです</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>ノー。</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>もうだれもあなたに追いつけません。</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>もうだれも{player}に追いつけません。</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>だれも払う必要はありません。</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>{card}はだれも持っていません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>あなたの小屋は一つも成立していません。</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>{player}の小屋は一つも成立していません。</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>置ける山がありません：あなたの{card}が戻るまで、スペースで手札の下に回します。</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>ヘルプにありません。</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>遊ばなかった</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>まだ遊んでいない</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>未挑戦</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>メモ：{note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>覚えた。</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>ほかに確かなことはありません。当てずっぽうで：Basilにハートのキングを尋ねましょう。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>今度はAdaが宣言しました。あなたは払うことになります：第2の小屋の赤の10より大きい数字はありません。Adaにも払わせましょう：引いた10を、Adaが払える一番安いカード、赤の2の上に置いてください。</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>置き場所か、別のカードを選んでください。</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>ここからは全員同時です。準備ができたら再開してください。</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>最後のカードは7です。エースは勝負に勝ち、ほかの全員は7より上のカードをすべて捨てて、残りを見せなければなりません。エースを出してください。</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>2番目のマークが{count}枚、ほかの手なら{rest}枚残ります。</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>同じマークが{count}枚、ほかの手なら{rest}枚残ります。</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>あなたの残り札は約{count}枚、ほかの手なら{rest}枚です。</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>あなたの{cards}枚のうち{count}枚が{suit}でした。</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>{player}の{cards}枚のうち{count}枚が{suit}でした。</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>スクリーンリーダーの使用中は、聞くのに時間がかかるため標準でオフです。</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>あらあら、まあまあ。</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>まあ、すてき！</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>ジャックを捨てても何も起きません。赤の10の上なら小屋が成立します。</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>お代は無用</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>できることをしたまでです。</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>1人はだれにも負けない腕前です。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>宣言のあとに{player}のカードが1枚替わりました：ほかは置き換えられません。</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>山が1つ点になります：小さい山の番号を押してください。</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>全員で1レース</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>愚痴はいけません。ため息くらいなら。</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>表のエースを置き換えられるのは10だけです。</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>比べられるのは終わった対戦だけです。</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>キングに勝つのはエースだけです。役に立たないハート2枚を取り、一番よいスペードがAdaに渡ってしまいます。</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>メモを付けられるのはアルバムの対戦だけです。</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>幕の向こうのカードを見てよいのは、このプレイヤーだけです。</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>今足りるのはエースだけです。エースならすぐ勝てますが、3点にはもったいない。「ノー」と言いましょう：得点札はClaraのもの、次の勝負はあなたから始めます。</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>あ。違うの出しちゃった。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近の対戦を開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>相手がひとこと言う</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>相手の点数</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>選択の順</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>ほかの手：{move}{comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>対戦から脱落。</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>1枚ずつ相手より高く賭け、手札をすべて同じマークにします。</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF、印刷用 (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>待てば海路の日和、でしたわ。</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>忍耐も一枚のカードです。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>払う</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>できるだけ少なく払います：あなたの点数は{count}点になります。</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>次の得点札と比べて、見合う以上に払わないようにしましょう。</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>各小屋から1枚ずつ払ってください：{sum}点で、{after}点になります。</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>{cards}で支払う。</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>必要より{more}点多く払います：あなたの点数は{count}点になります。</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum}点払う</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>{sum}点払うと{after}点になります：そのあと50点引けます。</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>支払い</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>%n点払う。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>{sum}点払う。</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>おそらくよりよい手：{move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>おそらく最善の手です。</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>{card}を持ち上げました。置ける場所は%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>{card}を持ち上げました。置ける場所は1か所です。</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>山4はまだ1枚だけです。これを素早く見抜くのがこのゲームの腕前です。</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>山{number}を引き取ると、あなたの点が%n点増えます。Enterで決定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>山{number}を引き取ると、{player}の点が%n点増えます。Enterで決定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>山{number}には%n枚あり、1枚が1点です。山6なら1点で済みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>{player}の山{number}：{cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>山{number}、伏せてある</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>山{number}、なし</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>山{number}、%n枚、一番上は{card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>列に置くか、同じカードをもう一度選んでください。</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>{card}を自分の小屋{slot}に伏せて置く。</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>{card}を山{pile}に置く。</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>{card}を自分の小屋{slot}の{other}に置く。</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>{card}を{player}の小屋{slot}の{other}に置く。</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>{card}を自分の伏せ札か、ほかのプレイヤーの表の札に置くか、捨ててください。</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>{card}を自分の伏せ札か{player}の表の札に置くか、捨ててください。</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>{players}人中{place}位</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>{place}着：上がり</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>{place}着：手詰まり</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>%n点で{rank}位、優勝は{winner}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>配りを指定して遊ぶ(&amp;D)…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>最後のカードと同じか上のカードを出すか、「ノー」と言います。最後のカードは9で、あなたも9を持っています：出してください。同じ数字ならペアになり、1枚引けます。</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>1回目ではなく2回目のクリックでカードを出す</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>{rank}以上を出すか、「ノー」と言ってください。「ノー」でこの勝負は終わります。</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>{rank}以上を出すか、「ノー」と言ってください。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>{level}と対戦する</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>{rank}以上を出すか、「ノー」と言ってください。「ノー」でこの勝負は終わります。</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>{rank}以上を出すか、「ノー」と言ってください。</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>ここから遊ぶ(&amp;H)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>続けて、もっと小屋を成立させます。</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>出すかノーか</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>カード、番、勝利の音を鳴らす</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Sodaで同じ数字の4枚目を出す。</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>ほかの対戦を進める</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>{card}を出す。</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>自分の対戦を遊ぶ</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}で遊ぶ</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>遊ぶ：{match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>助けを使った対戦。</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>助けを使った対戦：統計では別に数えます。</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>実際の手：{move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>どのゲームも一番やさしいレベルで遊びます。</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>どのゲームも中くらいのレベルで遊びます。</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>どのゲームも最強レベルで遊びます。</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>報告は{address}にお願いします。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>点差</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>点数は取れる見込みがあってこそ：両方を比べましょう。</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>レースごとの点</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>ラウンドごとの点</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>対戦の中の位置</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>局面を解く。今日の問題も</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>前の自分の選択(&amp;V)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>あなたの小屋{slot}の準備をします：成立させるカードが増えます。</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>キーを押すかクリックすると続きます。</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>キーを押すかクリックすると席に戻ります。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>前のゲスト、席{seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>前の悪手(&amp;K)</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>前のラウンド(&amp;O)</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>賞品</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>第{number}の賞品：{cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>賞品：{cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>%n日続けて問題を解きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>問題：{pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>ユーザー{user}のプロセス{process}が{lock}を押さえているので、今回は対戦と設定を保存しません。</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>皆さん、よくできました。私は、もっと。</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>カードが仕組まれていないことを対戦の前に証明する</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>これぞ構図。</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>{card}を戻しました。</translation>
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
        <translation>4枚揃い</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>このラウンドの質問、新しい順</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>早業</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>全員同時のレースでカードを置き、自分の点をなくします。</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>第{number}レース</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>第{round}レース、{position}/{length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>レースだけ。</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>{player}のレースの手札、残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>あなたの小屋{slot}を{rest}点から{count}点に上げます。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>数字は輪になっています：エースは2にもキングにも置けます。最後に山が1つ点になるので、1つは小さくしておきましょう。2は1枚だけです：エースはキングの上に置いてください。</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>100の倍数の{count}点にします：50点引けます。</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>対戦を読み込んでいます</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>対戦の読み込み：%v/%m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>リアルタイムのレース（オフなら順番に動かす）</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>本当？&#x3000;わたしが？&#x3000;うれしい！</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>赤と黒</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>描画済みのカード</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>再生</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>配りを最初から</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>結果：1局の{share}、均等なら{even}。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>検討(&amp;A)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>今月の対戦をすべて検討(&amp;M)</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>対戦が終わると自動で検討する</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>この対戦を検討</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Soiréeによる{player}のための検討</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>そう、ハートなら惜しくありません。でもたいていのカードが5に勝ち、Adaがスペードを取ります。もっと高く賭けましょう。</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>さあ、最初に負けたいのはだれ？</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>危険：{what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>やられた！</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>ラウンド{number}（最大{rounds}）</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>ラウンド{number}/{rounds}、勝負{hand}/{hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>第{number}ラウンド：{suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>第{round}ラウンド、{position}/{length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>ショートカット(&amp;H)…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>スタートページ(&amp;T)</translation>
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
        <translation>同じ数字か隣の数字：{piles}を押してください。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>別の場所に保存(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>アニメーションGIFで保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>アニメーションGIFで保存</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>画像として保存…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>アニメーションGIFを保存</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>夕べのプログラムを保存</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>結果を保存</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>{chart}を画像で保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}として保存しました。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>「ノー」と言う。</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>不正はなかったと言う。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>得点札のマーク</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>名前と本文を検索</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>検索：ゲーム、プレイヤー、レベル、日付</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>シーズン{number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>シーズン{season}、第{number}夜</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>点数を見る</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>卓を見る</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>小さな利点がいくつか重なっています。</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>小さな利点がいくつか重なっています。一番大きいのは：{what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>1局に占める割合</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>結果を共有</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>ゲーム別の勝率</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>レベル別の勝率</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>勝率の移り変わり</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>短い対戦</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>短い順</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>すべての対戦を表示</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>終わりを見る</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>この局面を表示</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>成立している自分の小屋を表示する</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>エースで見せて、まだ手にある札：{cards}。</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>署名と日付を入れて。どうも。</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>お座りなさい。夜は勇者のもの。</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>6つの山のどれにも置けません：スペースでコールし、手札の下に回します。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>腕前</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>腕前などの差はありませんでした。</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>腕前など：+{share}。</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>腕前など：−{share}。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>{file}をロックできないため（{reason}）、Soiréeが一つだけ動いていると確かめられません。</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Soiréeの対戦 (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>答えを見た</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>今日の問題を解く</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解けました！</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>前回のSoiréeで問題が起きました。</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>問題が起きました。詳細は{file}にあります。</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>コンピューターの手札を並べ替える（位置が手がかりになる）</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>音には{package}が必要ですが、インストールされていません。</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>音はオフです。</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>音はオンです。</translation>
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
        <translation>もうSoy</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>スクリーンリーダーがないとき、出来事を読み上げる</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>速さは含みません：腕前のうちです。</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>速さ{factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>一番低いカードを使い、{rank}を残します。</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>意地悪なゲストは、最後に自分から取った人に尋ねます</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>意地悪なゲストは相手の集めるマークに高く賭けます</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>意地悪なゲストは、2つのよい手のうちほかの人に痛い方を好みます</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>意地悪なゲストはほかの人の小屋を壊すのが好きです</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>意地悪なゲストは相手の小屋を壊すのが好きです</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>意地悪なゲストは先頭の人に点を取らせまいとします</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>成立に使われたカードの代わりが一番見つかりにくい小屋を壊しましょう。</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>成立する前に{player}の小屋{slot}を邪魔します。</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>無傷</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>点数の分布</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>{card}で新しい山を作る。</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>新しい山を作ります：置ける山がありません。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>統計(&amp;I)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>山札、{cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>山札：{count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>手詰まり！</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>日輪</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>カードを入れ替えて4つの小屋を成立させ、「Soureh」と言います。</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>自分の小屋{mine}と{player}の小屋{theirs}の伏せ札を入れ替える。</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>自分の小屋{mine}と{theirs}の伏せ札を入れ替える。</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>{player}の小屋{mine}と{theirs}の伏せ札を入れ替える。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Sodaのエース1枚で14枚以上を奪う。</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>50点引く</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>自分の点数から50点引くか、そのままにしてください。</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>自分の点数から50点引く。</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>50点引きます：あなたの点数は{count}点になります。</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>引き取る</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>自分の集めるマークか、相手の集めるマークを取りましょう。</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>{cards}を取る。</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>続けてもう2回の番を得ます。</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>ありがとう。切ってよろしい。</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>その夕べは削除されました。対戦はアルバムにあります。</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>それも当てずっぽうで、あなたの手札が{player}に知られます。向かいのBasilで試しましょう：ハートのキングを尋ねてください。</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>それもできますし、Adaの小屋を壊せるかもしれません。でも9なら第2の小屋が成立し、4つとも揃います。</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>1局分を超えていますが、運とほかの人が見込みを返してくれたためです。</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>これは対戦でもデッキでも配りの合言葉でもありません。</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>それではAdaにスペードの10が残り、代わりにハートをもらってしまいます。ハートを残しましょう。</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>それではAdaにスペードの6が残り、代わりにハートをもらってしまいます。ハートを残しましょう。</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>それではAdaにスペードの8が残り、代わりにハートをもらってしまいます。ハートを残しましょう。</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>クイーンが自分の別の小屋に移り、そこも壊してしまいます。Adaに渡しましょう。</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Adaのカードが混ざるだけです。クイーンは残り、第1の小屋を壊します。</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>自分のカードが混ざるだけで、クイーンは第1の小屋を壊したままです。</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>すばらしかったわ。</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>これでいい。</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>二度とありません。</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>数えたとおりになりました。</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>それでは%n点です。16点で足ります：各小屋の小さい方のカードを選びましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>第4の小屋が壊れます：黒の9は10より大きくありません。しかもAdaは払いません。</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>第4の小屋が壊れます：黒の9は9より大きくありません。9が要るのは第2の小屋です。</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>第3の小屋が壊れます：黒の10は10より大きくありません。しかもAdaは払いません。</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>3点を取れますが、一番の札を使ってしまいます。あとの勝負は10点まであります。今回は「ノー」と言いましょう。</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>選択%n回の損は{cost}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>2は一番低い札です：Adaがスペードを2枚とも取ります。取るには高く賭けましょう。</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>5でもたぶん負けて戻ります。でも3ならもっと多くの札に負け、確実です。</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>7は6までの札に勝ちます。するとあなたにはハートが2枚、Adaにはあなたのスペードが渡ります。もっと低く賭けましょう。</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>8は7までの札に勝ちます。するとあなたにはハートが2枚、Adaにはあなたのスペードが渡ります。もっと低く賭けましょう。</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>8同士で引き分けたのでもう一度賭け、Adaの10があなたの6に勝ちました。引き分けのあとで負けた人は、賭け札すべてから選びます：ここでは4枚のうち3枚。スペード3枚を選びましょう。</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>GIFは再生の今の視点から対戦を見せます。最大{most}項目です。</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>告発された人は{count}点払います。ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>エースは2の上にも置けます。でも山4が2枚になり、その山を引き取ることになれば1点増えます。エースはキングのある山3に置きましょう。</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>エースならすぐ勝負に勝てますが、たった2点に一番の札を使うことになります。取っておき、9でペアにしましょう。</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>エース：今かあとか</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>アニメーションGIFを保存できませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>アニメーションGIFを{file}として保存しました。</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>予告は秘密の数のSHA-256です。カードはこの数とあなたの言葉から作られるので、どちらの側も選べません。保存した対戦には両方が入り、「soiree check」で確かめられます。</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>作者は不明です。</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>裏面{file}は使えません：画像「back」がありません。</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>裏面{file}はもうありません。</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>最善の手です。</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>いい手札が、いい頭に渡りましたね。</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>引き分けのあとの賭け</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>あなたはボーナスで{points}点減り、{total}点になりました。</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>{player}はボーナスで{points}点減り、{total}点になりました。</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>{player}が引いたカード</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>めくった札は、同じ数字か隣の数字の山に置きます。マークは関係ありません。キングをめくりました。クイーンのある山3に置きましょう：3を押すか、その山をクリックするか、キングをそこへドラッグします。</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>カードが私に嫉妬している。</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>カードはあなたに{share}をもたらしました。</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>カードはだれにも味方しませんでした。</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>カードも友を見れば分かるのだ。</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>レースのカードは、終わるまで伏せてあります。</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>カードはあなたから{share}を奪いました。</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>勝つ見込みはほぼ変わりません。</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>グラフは第1レースのあとに始まります。</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>グラフは第1ラウンドのあとに始まります。</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>時計が一度、まだ来ていない{day}を指しました。日々の記録はそのままです。</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>コンピューターの対戦</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>損がよく分かりません：{cost}。</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>損は不明です：長い対戦では最初の方の手だけを調べます。</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>%n回の選択の損は不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>曲線は{first}で始まり、第{trough}局のあとが最低の{least}、第{peak}局のあとが最高の{most}、今は{now}で、区間は{interval}です。</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>山札が尽きました</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>山札が尽き、手札も同じ：引き分けです。</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>山札が尽きました：低いカードのあなたの勝ちです。</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>山札が尽きました：低いカードの{player}の勝ちです。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>デッキ{file}を読めません：{why}。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>デッキ{file}は使えません：中の画像がPNGでもJPEGでもないか、壊れています。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>デッキ{file}は使えません：この形のカードは卓に収まりません。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>デッキ{file}は使えません：描くのに時間かメモリーがかかりすぎました。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>デッキ{file}は使えません：スクリプトかウェブページが入っています。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>デッキ{file}は使えません：{card}がありません（画像「{missing}」がない）。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>デッキ{file}は使えません：壊れています。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>デッキ{file}は使えません：SVG画像ではありません。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>デッキ{file}は使えません：複雑すぎて描けません。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>デッキ{file}は使えません：大きすぎます。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>デッキ{file}は使えません：ファイルの外のものを参照しています。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>デッキ{file}は使えません：{card}がカードの面いっぱいになっていません。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>デッキ{file}は使えません：裏面の形が表の面と違います。</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>デッキ{file}は使えません：{card}の形がほかのカードと違います。</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>デッキ{file}はもうありません。</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>デッキ{file}はファイルではありません。</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>デスクトップが動きを減らすよう求めています。</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>捨て札%n枚、新しい順</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>捨て札を切り直し、新しい山札にしました。</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>夕べを読めませんでした（{reason}）。ファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>{file}の夕べはより新しいSoiréeで保存されたので、この版では変更しません。</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>夜は一つずつ順に開きます。ゲームはいつでもすべて遊べます。</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>下向きの矢印が上限で、負けになる方の端です：{last}点を超えないように。</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>1位と2位は決勝で決まります。</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>第1の小屋は成立していて、成立のままです。でも第2の小屋には2より大きいカードが要ります。9はそこに置きましょう。</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>一番短い4つの対戦を続けて。</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>四枚目</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲームについて</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>ジャックでも足ります。でも1枚も引けず、9はあとで出しにくくなります。ペアにしましょう。</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>だれも上を出さなければ、ジャックで4点を取れるかもしれません。でもエースなら必ず勝ち、ほかの人の高い札も奪えます。エースを出しましょう。</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>キングはクイーンの上に置かれ、次のカードがめくられました。ここではAdaが待ってくれますが、本物のレースではだれも待たず、キーを誤ると少し止まります。Pで一時停止です。</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>キングならたぶん勝ちますが、負けた人が賭け札を2枚とももらいます：一番よいスペードをAdaに渡すことになります。別のマークの高い札でも勝てます。</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>最後の項目が最初の項目より前にあります。</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>最後の数手(&amp;O)</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>最後の手を取り消しました。</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>途中の対戦の最後の手を読めませんでした（{reason}）。対戦はその手の前から続きます。手は{kept}として残しました。</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>最後の部分が{most}文字を超えています。</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>最後の部分がありません：数字か好きな文字列です。</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>最後の数字</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>月桂樹が勝ちになる方の端です：点の一番少ない人が勝ちます。</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>月桂樹が勝ちになる方の端です：点の一番多い人が勝ちます。</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>ログを{file}に書けません（{reason}）。</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>ログは{folder}にあります。失われた対戦はありません。</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>ログに表示され、アルバムで検索できます。空のメモは消えます。</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>大きな卓</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>低いカードの勝ちです。</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>対戦を再開しました。</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>対戦を検討できませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>対戦の終わり</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>対戦を開いています…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>対戦は一時停止中です。</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>対戦を{file}として保存しました。</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>手をやり直しました。</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>刻み目：{points}。</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>メモを消しました。</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>メモを保存しました。</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>今回ばかりは、確率が味方でした。</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>この年寄りにも、もう一勝負残っておった。</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>ほかの3人はここに座り、カードは伏せてあります。名前の横は点数です。下の細い線は200点まで続きます：ラウンドのあとにだれかが200点に届くと、点が一番多い人の勝ちです。刻み目は、出した4枚組を足した点です。</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>ほかの人はまだ対戦中です…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>{option}の部分は{found}です。{values}でなければなりません。</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>この局面をクリップボードに入れました。別の場所で「配りを指定して遊ぶ…」から開けます。</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>代償</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>賞品はスペード2枚で、あなたはスペードを集めています。高い賭け札が賞品を取り、もう1人が賭け札を2枚とももらいます。ダイヤのクイーンを賭けましょう：高い札ですが、スペードではありません。クイーンをクリックし、次に自分の場所をクリックします。</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>問題は解決済みです。</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>レースは終わりました。</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>レースは終わりました。あなたは1着ですが、1枚残って手詰まりです：1点増えて6点になりました。2人とも6つ目の山を作ったので、それぞれ山を1つ点として引き取ります。一番小さい、1枚だけの山を選びましょう：6を押し、次にEnterを押します。</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>レースは一時停止中です。Pで再開します。</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>レースはあなたを待っています。</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>この対戦の記録は削除されました。</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>終わった対戦の記録{file}を読めませんでした（{reason}）。この対戦は数えません。</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>対戦%n局の記録は削除されました。結果は残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>再生は一時停止中です。</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>報告は{file}にあります。</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>検討を保存できません（{reason}）：開くときにもう一度作ります。</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>検討を始めました。</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>検討を中止しました。</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>このラウンドの得点：{points}。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>ラウンドは終わりました。</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>ラウンドのあとは{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>列、なし</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>列、新しい順：{cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>同じカードをコンピューターが遊ぶと</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>同じ配りを最初から。</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>前と同じ見落としです。始まった所で一度だけ数えます。</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>同じ合言葉なら、どこでも同じカードが配られます。数字や文字列なら、下の{game}のオプションと合わせて同じになります。</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>得点札はあなたのもの、相手の高い札は消え、残した札も見えました。エースの下の札が低いほど、ほかの人は多く失います。</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>設定{setting}が{found}で、{least}～{most}の整数ではなかったので、{default}にしました。元のファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>設定{setting}が{found}で、{choices}のどれでもなかったので、{default}にしました。元のファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>設定{setting}が{found}で、有効な値ではなかったので、{default}にしました。元のファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>手札の枚数から、ほかの可能性はありません。</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>一番小さい山</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>山札が尽き、だれも宣言しませんでした。</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>山札が尽き、だれもノックしませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>山札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>最強のゲストと、いつもの長さの対戦。</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>最強のプレイヤー</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>卓を読み上げられません：speech-dispatcherが応答しません。</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>卓に何もありません。</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Pariahの卓</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Sodaの卓</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Soiの卓</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Sourehの卓</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Soyの卓</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Spy vs Spyの卓</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>第3の小屋は成立していて、成立のままです。でも第2の小屋には2より大きいカードが要ります。9はそこに置きましょう。</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>潮は引くものですもの。</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>番は{player}に移ります。ほかの手なら、その見込みは{rest}%だけです。</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>番は{player}に移ります。ほかの手なら、{rest}%の見込みで{other}に移ります。</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>番は{player}に移ります。ほかの手なら、あなたのままです。</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>番は{player}に移ります。ほかの手なら{other}です。</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>成立した小屋の得点は{sum}点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>途中の対戦を読めませんでした（{reason}）。ファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>{file}の途中の対戦を読めませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>{file}の途中の対戦はより新しいSoiréeで保存されたので、この版では変更しません。</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>環境設定を閉じると、ウィンドウが変わります。</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>この配りの合言葉は、対戦のあとでここに表示されます。</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card}は{top}の上に置けません：同じ数字か隣の数字でなければなりません。</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card}は{top}より低いカードです：同じか上のカードを出すか、「ノー」と言ってください。</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card}は賭け札の中にありません。</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card}は卓に出ています。</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card}：置き場所を選ぶか、捨ててください。</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card}：入れ替える伏せ札を2枚選ぶか、捨ててください。</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card}：だれの手札にもありません。</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card}：{player}が出しました。</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card}：{players}は持っていません。</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card}：確かなことは何もありません。</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card}：自分の表の札に置くか、捨ててください。</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card}：使ってもう2回の番を得るか、捨ててください。</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>{card}：あなたが持っています。</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card}：{players}。</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{card}：{player}が持っています。</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{top}に{card}は置けません：ほかの人に告発されるかもしれません。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>それではAdaにふつうの番があり、あなたの小屋を壊すかもしれません。今は4つとも成立しています：宣言しましょう。</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>それではClaraが7で4点を取り、全員が高い札を残します。エースを出しましょう。</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>それではあなたが払い、Adaは払いません。10でAdaの小屋を壊しましょう。</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>何も保存しない間、トーナメントはありません。</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>山はもう6つあります：{card}は手札の下に回ります。</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>もっとよい手があります。</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>もっとよい手があります。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>もっとよい手があります：その手なら同じような対戦の{most}%に勝ち、あなたの手では{mine}%です。</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>ここに選択はありません。</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>よい卓に時計はいりません。</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>山{pile}はありません。</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>その席にプレイヤーはいません。</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>もう一度見せるものはありません。</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>選択はありませんでした。</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>これは推定です。ほかの人の選択など、測れない運もあります：1局だけでは、どれほどうまいかはほとんど分かりません。</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>これらのオプションは組み合わせられません：{rule}。</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>これらのオプションは同時に使えません：{allowed}。</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>たまにはきれいに並んでくれる。</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>3位決定戦：{players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>このエースは安全です：8枚の10がすべて出ました。</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>この選択は損でした。もっとよい手を見つけてください。</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>この配り</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>この夜は第{number}夜のあとに開きます。</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>これは再生です：手は選べません。</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>これが報告のすべてです。何も送信されません：だれに渡すかはあなたが決めます。</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>この行がいつも次にすることを教えます。困ったら、Hでヒントと理由が出ます。Lで最後の数手をもう一度見られます。F1はゲームの説明、Shift+F1はルールです。楽しんでください！</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>この対戦</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>この手の損は1局の{cost}：{before}から{after}へ。</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>この手の損は{number}点です。</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>この手が最善です。この手を選ぶか、「次へ」を押してください。</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>この局面を開けません：{fault}。</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>この局面はより新しいSoiréeのものです。</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>この問題は解けました。</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>この質問は一度だけです。レッスンはヘルプの「2分で覚える」にあります。</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>このレースであなたの点は約{count}点、ほかの手なら{rest}点増えます。</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>この段階は終わりました。次へ進んでください。</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>気前のいいゲスト3人と、各ゲームの短い対戦を1局ずつ。</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>スペードが3枚手に入りました。Adaには残りの1枚と賞品が渡ります。引き分けのあとは、負けるのもよいものです。</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>最後の項目</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>これほど少ない点なら、1ラウンドで足りるかもしれません。</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>始めへ(&amp;G)</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>終わりへ(&amp;D)</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>トーナメント(&amp;U)</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>今日、{day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>今夜の音楽は、あなたに味方していた。</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>差が小さく、どちらとも言えません。</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>あの手札は赤が多すぎた。</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>レースごとの合計</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>ラウンドごとの合計</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>中東の伝統的なゲームです。名前はアラビア語で「絵」を意味します。</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>3枚揃い</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>もう一度：{game}、{place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>高いカードの{rank}で{count}点をねらいます。</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>一番低いカードで{count}点をねらい、{rank}を残します。</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>宣言した{player}の小屋{slot}を壊そうとします。</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>ノックした{player}の小屋{slot}を壊そうとします。</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>強くなっていくゲストとの十二夜</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>ハートが2枚：この賞品は役に立ちません。負けた人が賭け札を2枚とももらうので、低いスペードは戻り、Adaの札も連れてきます。スペードの3を賭けましょう。</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>あと2回の番！</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>2人のプレイヤーを両方{name}と呼ぶことはできません。</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>意地悪なゲスト2人と強いゲスト1人。</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>差し向かい</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>変更を元に戻す</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>あなたの集めるマークの見えないカードは{count}枚、ほかの手なら{rest}枚です。</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>カードは小屋をよくするか壊す所だけに使い、でなければ捨てましょう。</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>使ってもう2回の番を得るか、捨ててください。</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>クイーンを使う</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>{card}を使い、もう2回の番を得る。</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>いつもの対戦</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>成立です。数字の札は、自分の伏せ札か、Adaの表の札と替えられます。エースと替えられるのは10だけです。どのカードも捨てられます。</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>ちょっと、何が起きたの？</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>待ちます：宣言すると、ほかの人に小屋を壊す番が1回あります。</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>待ちます：ノックすると、相手に小屋を壊す番が1回あります。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>確実に損をする手の前に警告する</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>名大工</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>当然の勝ちです。読めていましたが、楽しめました。</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>お見事な読み。私でもこうはいきません。</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>よく気づきました：Adaが持っているはずです。でも、まずClaraからクラブの7をもらいましょう。</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>やれやれ。長生きはするもんだ。</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>この卓の光、なんていい。</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>なんという卓。なんという顔ぶれ！</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>あなたの選択はそれぞれどれだけ損で、どこまでが運だったのか？&#x3000;最強のプレイヤーが、あなたに見えていたことだけを頼りに全部の選択を調べます。</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>各プレイヤーの知識</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>聞いていた人なら全員が知っていること</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>楽しかった。もう一回どう？</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>新しくなったこと(&amp;N)</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Soirée {version}で新しくなったこと</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>覚えていること</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>この選択の損(&amp;C)</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>何を賭けるか</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>絵札をどうするか</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>何から始めるか</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>何を払うか</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>起きた問題</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>自分の手札も含めて知りうること：助けに数える</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>この番を終えると、もう一度引き、そのあとさらに一度引きます。その間、Adaは何も壊せません。</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>遊ぶときは</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>1人のときは、だれも山を調べません：不正はばれません。この対戦は助けありとして数えます。</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>不正ができる場合、気前のいいゲストは不正をせず、あまり調べません</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>不正ができる場合、意地悪なゲストは不正をし、よく調べます</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>どの賭け札を取るか</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>どのカードか</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>{player}にどのカードを尋ねますか？</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>どの小屋を作るか</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>どの小屋を壊すか</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>どの数字をねらうか</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>どの山に重ねるか</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>だれがどのカードを確かに持つか</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>持っているのはだれ？</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>だれがどのカードを持つか</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>だれがどのカードを持ちうるか</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>その数字を少なくとも1枚持っているはずの人</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>負けたら終わり。最後の2人が決勝を戦います。</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>「ノー」と言った人が次に始めます：今の札と始める権利を比べましょう。</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>{card}をだれに尋ねますか？</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>{card}をだれに尋ねますか？&#x3000;プレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>だれに尋ねますか？&#x3000;プレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>だれの選択か</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Spy vs Spyでボーナスにより最下位から勝つ。</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Sourehの対戦に1点も払わずに勝つ。</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>夕べに優勝する。</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>1点差で勝つ。</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>最下位から勝つ。</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>2～10点の得点札を取りましょう。この列に並び、勝負ごとに大きく見える1枚を全員で争います。対戦は4ラウンド、各9勝負で、点が一番多い人の勝ちです。名前の横は点数、下の刻み目はこのラウンドでまだ届く点です。</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>引き分けのあとで賞品を取ります。</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>賞品を取って{suit}を{kept}枚にします。</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>すぐに{count}点を取ります。</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>すぐに{count}点を取ります。ほかの人は{rank}より上をすべて捨てます。</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>このラウンド最後の{count}点を取ります。</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>全カード公開で：{first}から、{low}と{high}の間を経て、{last}まで。</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>助けあり・なし</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>山に余裕があるとき</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>95%区間つき。縦の印は均等の割合です。</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>このカードで、レベル「{level}」は{score}点です。実際は{mine}点でした。</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>このカードで、レベル「{level}」は対戦の{wins}%に勝ちます。</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>参加者が{entrants}人なら、最大{most}回戦です。</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>助けなし</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>運を除くと：1局の{share}。</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>ボーナスがないと自分の山を1つ引き取ります：1つは小さくしておきましょう。</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>エースがないと、あとの勝負の得点が約%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>獲得なし。</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>{suit}の{cards}を獲得。</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>合言葉、数字、文字列</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>メモを書く(&amp;L)…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>John GallidakisがMacintosh用に1997年と1998年に書きました。</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>キーの誤り：手札が少しの間止まります。</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>よし！</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>昨日、{day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>あなたはだれも告発しませんでした。</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>あなたは{other}を告発しました。</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>払うのはあなただけです。</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>あなたと{players}は対戦から脱落しました。</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>あなたが先頭です。今のところは。</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>あなたの不正がばれました：{card}はそこに置けません。</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>あなたはこのレースに出ていません。</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>あなたは{rank}位です。</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>あなたは対戦から脱落しています。</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>すごく上手なんだね。</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>あなたは{asked}に{card}を尋ねました。</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>あなたは{player}に{card}を尋ねました：ノー。</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>あなたは{card}を賭けました。</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが「Soy」と言う見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>あなたは「Soy」と言います。</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>あなたのSoy：すべて同じマーク。</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>あなたは{card}をコールしました：残り%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>あなたは%nラウンドで「Soy」と言いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>あなたは%n枚のボーナスで最下位から首位に立ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>自分を告発することはできません。</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>自分に尋ねることはできません。</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>{card}がどこにあるかは分かりません：{player}が持つ見込みは3分の1。外れると番を失います。もう1枚の7なら確実です。</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>ほかのプレイヤーの伏せ札は置き換えられません。</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>不正だ！</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>あなたは、{holder}が{card}を持つことを知りえましたが、忘れました。</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>見事な踊り。私の方が上でしたが。</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>あなたがSourehを宣言しました。</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>当然の勝ちね。次はつかまえるから。</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>引いたカードは{rank}ではありません。</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>あなたは{card}を捨てました。</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>確かに番は残っています。でも今は4つとも成立していて、あとでAdaに壊されるかもしれません：今ノックしましょう。</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>あなたは「Soy」と言いません。</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>あなたは{card}を持っていません。</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>あなたは{card}をだれが持つか知りません。可能性：{holders}。</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>あなたはもう1枚引きました：{card}。</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>あなたは{cards}を引きました。</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>あなたは{card}を引きました。</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>クイーンを引きました。この番のあと、もう2回の番がもらえます。「クイーンを使う」を押してください。</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>あなたがボーナスを得る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが上限の{limit}点を超える見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>あなたが上限の{limit}点を超える見込みは{share}%です。</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが1着になる見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>あなたは{place}着で終わりました：カードをすべて置きました。</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>あなたは{place}着で終わりました：手詰まり、残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが4組成立の50点を取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>あなたは{cards}を受け取りました。</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>あなたはそれを{taker}に渡しました。</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>あなたは{player}から{card}をもらいました。</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>あなたは4組成立を%n回達成しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>もう捨てました。</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>もう賭けました。</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>皆さん、本当にお優しかったこと。</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>よく聞いていましたね。けっこう。</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>このレースはもう終わりました。</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>あなたは終わりました。ほかの人はまだレース中です。</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>さっきの{game}はあなたの勝ち。今度はそうはいきません。</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>あとの勝負のためのエースがなくなります。</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>選べる山がありません。</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>助けなしの対戦はまだありません（助けあり%n局）。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>そのような対戦はまだありません。</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>あなたに不正はありません：すべて正しく置かれています。</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>今することはありません。</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>「{theme}」をすべて解きました。{learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>今のどうやったの？&#x3000;教えて。</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>あなたが{suit}で取った札：{worths}。合計{total}点</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>あなたはこのラウンドで何も取っていません。合計{total}点</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>あなたは{level}との最近の{count}局のうち{won}局に勝ちました。{names}はレベル{better}でも遊べます。</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>あなた自身が持っています。</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>あなたはこの数字のカードを持っていません。</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>あなたの手札はありません。</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>{card}以上のカードがないので、あなたは「ノー」と言います。</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>{card}はあなた自身が持っています。</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>あなたが{card}を持っています。</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>賭けるための{card}が残ります。ほかの手なら{second}です。</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>あとの賭けに{second}が残ります。ほかの手なら{card}です。</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>あなたは点数をそのままにしました。</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>あなたはノックしました：{other}に最後の番があります。</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>あなたがノックしました。</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>自分の知識</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>あなたは、{holder}が{card}を持つことを知っています。</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>あなたはほかの人の%n枚のありかを知っていますが、{forgotten}枚は忘れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>あなたはほかの人の%n枚のありかを知っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>あなたは%n回の質問でエース4枚を出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>一番多く出したのはあなた：{all}点中%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが{four}を出す見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>あなたは{four}を出しました。{points}点です。</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>この勝負はあなたから始めるので、カードを出さなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>あなたが%n点で首位です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>{best}対{next}で、あなたが首位です。</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>あなたから始めます：好きなカードを出してください。</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>あなたから始めます：好きなカードを出してください。最後に出たカードが得点札を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>あなたは%nラウンドすべてのあとで首位でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが賞品を逃す見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>あなたの負けです：取る賭け札を選んでください、{taken}/{due}枚。</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>あなたは1ラウンドで%n点を取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>あなたの選択はありませんでした。</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>ここにあなたの選択はありません。</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>捨てるのは自由です。でも第2の小屋に9が要ります：4より大きいカードなら成立します。</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>{card}を尋ねられるのは、別の{rank}を持っている間だけです。</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>尋ねられるのは自分の持つ数字だけです。Adaは7を尋ねたので、別の7を持っています：最後の1枚、ダイヤの7のはずです。Adaに尋ねましょう。</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>置き換えられるのは、ほかのプレイヤーの表の札だけです。</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>あなたは{card}を手札の下に回しました。</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>今は手札から1枚賭けなければなりません。</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>今は手札から1枚捨てなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>今は賭け札から%n枚取らなければなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>賭け札からちょうど%n枚取らなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>このラウンドであなたが払うのは約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>あなたの支払いはありません。Adaは第4の小屋を直せず、4つの小屋から1枚ずつの値を払いました：合わせて15点です。</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>このカードで支払います。</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>あなたは{count}点払います。ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>あなたは{points}点払いました（これまで{total}点）。</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>あなたは{points}点払いました。</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>あなたは{card}を山{pile}に置きました。</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>相手は%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>相手は{players}、レベルは{kind}です。</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>相手は{players}です。</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>手札5枚から出します：エースが一番高く、2が一番低い札です。中央は出たカードで、最後の1枚が大きく見えます。「ノー」のボタンは右、引く山札は左です。</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>あなたは{card}を出しました。</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>あなたは{card}を出しました：ペアです。</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>あなたは{card}を出しました：4枚揃いです。</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>あなたは{card}を出しました：3枚揃いです。</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>これらの対戦ではすべて助けを使いました。</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>あなたは続けて出た同じ数字の4枚目を出しました。</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>これらは1人で遊んだ対戦です。</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが{count}点になって50点引く見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>{game}を覚えていますか？&#x3000;私の勝ちでした。</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>あなたはこのラウンドの質問%n回のうち{remembered}回を覚えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>このラウンドのあなたの得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>あなたは無得点です。</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>あなたは{points}点を得ました。合計{total}点です。</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>あなたは{points}点を得ました。</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>あなたは%n点で首位タイです。</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>あなたは残りの手札を見せました：{cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>あなたは賭け札を2枚とも取りました。</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>あなたは山{pile}の{points}点を引き取りました（これまで{total}点）。</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>あなたは賭け札から{cards}を取りました。</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>あなたは{points}点引きました：残り{total}点。</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>ほかの手より高い賭け札があなたに残ります。</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>ほかの手より低い賭け札があなたに残ります。</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>あなたの同じマークは約{count}枚、ほかの手なら{rest}枚になります。</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>あなたは自分の点数から50点引きました。</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>あなたが第{number}レースで首位に立ち、守りました。</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>あなたが第{number}ラウンドで首位に立ち、守りました。</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>あなたが最後のレースで首位に立ちました。</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>あなたが最後のラウンドで首位に立ちました。</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>あなたは{card}をめくりました。</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>これらの対戦のうちリードは{ahead}、同点は{level}、負けは{behind}。半分は{low}～{high}で終わり、中央値は{middle}です。</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>1着はあなたでした。</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>均等の{even}より少ない勝ちです：{matches}の{share}。長い目で見た見込みは{interval}です。</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>均等の{even}より多く勝っています：{matches}の{share}。長い目で見た見込みは{interval}です。</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>あなたがそのカードを取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>あなたが夕べに優勝しました。</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが賞品を取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>あなたが賞品を獲得しました。</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>{points}対{other}で、あなたがこのラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>あなたが{count}点を取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>あなたが{points}点札を獲得</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>あなたは{worth}点札を獲得しました。</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>あなたは{worth}点札を獲得しました：合計{total}点。</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>あなたが%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>あなたは「Soy」で勝ちました。</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>あなたが{prize}を獲得：{own}が{bid}に勝つ</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>あなたの勝ち！</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>あなたは1点差で勝ちました。</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{suit}で一番多く取ったのはあなた：{all}点中%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>そのスペード2枚を取りました。ラウンドのあと、2人とも1枚ずつ伏せて捨てます。あなたのカードは5枚がスペードです：ハートの5を自分の捨て札に置いてください。</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>あなたは1点も払わずに勝ちました。</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>{matches}の{share}に勝ちました。長い目で見た見込みは{interval}、均等なら{even}です。</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>{matches}の{share}に勝ちました。長い目で見た見込みは{interval}です。</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>%n点であなたの優勝です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>知らないカードをもらい、クイーンは残ります。クイーンを渡してください。</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>あのころのクラブでも通用したろうな。</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>スペードを失い、ハートが残ります：Soyになりません。ハートを捨てましょう。</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>あなた？</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>あなたの選択%n回の損は{cost}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>あなたのエースで、{other}は何も失いませんでした。</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>あなたのエースで、{other}は{cards}を失いました。</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>あなたのエースが%n枚を奪いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>エースを取っておくと、約%n点多く取れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>あなたの賭け札</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>あなたのカードは4つの小屋で、それぞれ表の札1枚と伏せ札1枚です。点を集めましょう：300点で対戦に勝ちます。成立した小屋は2枚の値の合計が得点になり、4つとも成立ならさらに50点です。エースは15点ですが、一番小さい札です。ジャック、クイーン、キングは0点です。</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>あなたのカードは4つの小屋で、それぞれ表の札1枚と伏せ札1枚です。4つとも成立させて「Soureh」と言いましょう。4つとも成立していない人は点を払います。点は少ないほどよく、だれかが100点を超えると、点が一番少ない人の勝ちです。エースは1です。</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>あなたのカードの方が高く、賞品はもうありません。</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>あなたのカードの方が低く、賞品はもうありません。</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>あとの勝負でのあなたの得点が少し減ります。</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>あとの勝負でのあなたの得点が少し増えます。</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>あとの勝負でのあなたの得点が約%n点減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>あとの勝負でのあなたの得点が約%n点増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>あなたの小屋{slot}は不成立：黒の{up}が{down}より大きくありません。</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>あなたの小屋{slot}は不成立：赤の{up}が{down}より小さくありません。</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>あなたの小屋{slot}は不成立：伏せ札が{down}です。</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>あなたの小屋{slot}は不成立：エースが2枚です。</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>あなたの小屋{slot}が最後に成立する見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>あなたの小屋{slot}は成立です。</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>あなたの小屋{slot}は成立：%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>あなたの小屋はすべて成立です。</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>あなたの小屋の得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>あなたの捨て札：{cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>これで5つ目の山です。山は6つまでです。そのあとは、どの山にも置けないカードは手札の下に回り、最初の1枚はコールします。コールした札がもう一度出てきたあとは、次に置けないカードが出たところでレースが終わります。</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>第1の小屋はもう成立しています：黒の6の6点を失うだけです。ジャックが要るのは赤の10の小屋です。</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>第1の小屋は成立していて、成立のままです。第2の小屋のせいであなたはやはり払い、Adaは払いません。</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>第1の小屋が成立しました：黒の6と2です。Adaのエースはどの数字とも合いますが、今は裏にあなたのクイーンがあり、その小屋は不成立です。</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>初めての対戦です：Hでヒント、Lで最後の数手をもう一度見られます。</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>初めてのレースに時計はありません：ごゆっくり。</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>第4の小屋はもう成立しています：赤の4の4点を失うだけです。ジャックが要るのは赤の10の小屋です。</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>あなたの手札、%n枚：{cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>あなたの手札：{cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>最後の数手が保存されていません。</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>あなたの最後の番</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>あなたの最後の番です。{asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>手が遅すぎました：対戦は先へ進んでいます。</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>ここまでの手は失われます。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>あなたのほかの小屋の得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>あなたの山{number}、最初のカードから</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>あなたの山{number}：{card}は{under}の上に置けません</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>あなたの問題（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>クイーンが8に勝ちました。スペード2枚はあなたのものです。Adaは8を取り戻し、あなたのクイーンももらいます：勝った賭け札は必ず手放します。</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>あなたのレースの手札、残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>あなたのレースの手札、キーの誤りで停止中、残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>あなたの評価：{bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>あなたの成績を数字で</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>あなたの点数の変化は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>あなたの点数は{total}点です。50点引きますか？</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>あなたの点数</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>第2の小屋はバツです：赤の4は2より小さくありません。9を引きました。2の上に置いてください：そこへドラッグするか、2をクリックします。</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>第2の小屋は不成立です。赤の10より大きい数字はないからです。ジャックはエース以外の自分の表の札と替えられ、数字の上に置けば小屋が成立します。ジャックを10の上に置いてください。</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>設定を読めなかったので、標準の設定を使います。壊れたファイルは{kept}として残しました。</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>{file}の設定を読めなかったので、標準の設定を使い、変更は保存しません。</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>設定はより新しいSoiréeのものです。この版は知っている設定だけを使い、変更は保存しません。</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>あなたが払う一番小さい山は、最後に約{count}枚、ほかの手なら{rest}枚になります。</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>第3の小屋はもう成立しています：黒の9の9点を失うだけです。ジャックが要るのは赤の10の小屋です。</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>番が終わります：成立した小屋がありません。</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>番が終わります：成立していない小屋があります。</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>番が終わります：成立した小屋は1つだけです。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>番が終わります：あと%n回の番があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>あなたの番です。はっきり最善の手が一つあります：選んでください。</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>あなたの成立した小屋：{valid}。不成立：{others}。</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>あなたの手札はすべて{suit}でした。</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>あなたの言葉</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>あなたの{card}が{other}の{second}に勝ちました。</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>あなたは{card}でもう2回の番を得ました。</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>あなたは{card}を自分の小屋{slot}の伏せ札{old}と替えました。</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>あなたは{card}を自分の小屋{slot}の表の{old}と替えました。</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>あなたは{card}を{owner}の小屋{slot}の{old}と替えました。</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>あなたの{card}が{costs}を奪う</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>あなたは{king}で自分の小屋{slot}と{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>あなたは{king}で{owner}の小屋{slot}と{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>あなたは{king}で自分の小屋{slot}の{card}と{holder}の小屋{second}の{other}を入れ替えました。</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>そっちの勝ちだ。見事。</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>1日遅れ</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>デッキ1組</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>{lost}を伏せ札と交換</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>{level}と同じくらい</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>あなたを告発</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>{player}を告発</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>リード{share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>全カード公開</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>全カードを置いた</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>全組成立、支払いなし</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>4人全員</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>できる</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>前と同じ</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>あなたに{card}を尋ねる：ノー</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>少なくとも1枚</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>{player}に勝ち</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>負け{share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>最高：{score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>{level}と{higher}の間</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>{card}をコール</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>小屋{slot}、{card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>山を引き取る</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>デッキ半分</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>半分のデッキ：2人のときだけ</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>半分のデッキは2人のときだけ</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>{player}の手札</translation>
    </message>
    <message>
        <source>here</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>1局のヒント</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>対戦から脱落</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>キングが伏せ札2枚を入れ替え</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>キングがあなたの伏せ札{slot}と{second}を入れ替え</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>キングがあなたの小屋{slot}の{card}を{other}と交換</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>最後の番</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>{four}を出す（{points}点）</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>見込み{interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>最長：{count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>{player}に負け</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>1局の時間（中央値）</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>相手は{players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>ミリ秒、{least}～{most}。ふつうは{usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>{card}なし</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>{player}に{card}：ノー</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>不明：± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>まだ検討していない</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>あなたからはなし</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>{player}からはなし</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>まだ何も出ていません</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>ゼロ、誤差は1局の{error}</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>ゼロ、誤差{error}点</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>だれかが上限を超えたら</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>1人を除く全員が上限を超えたら</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>1ラウンドに1つ、この順で</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>カード公開</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>相手：中央値{points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>対戦から脱落</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>{points}点払い、合計{total}点</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>持ち上げた</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>{card}を置く</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>置けない所にカードを置くこと</translation>
    </message>
    <message>
        <source>played</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>点、{least}～{most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>点、{least}～{most}。少ないほどよい</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>賞品</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>クイーン、あと2回の番</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>{day}から</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>%n日続けて解決</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>まだ不確か</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>{level}より強い</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>例：{word}、2026、Adaの家の新年会</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>置ける</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>あなたの{card}を取る</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>{cards}を取る</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>{points}点引いて{total}点</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>上位2人が優勝を、ほかの人が3位を争う</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>上位2人、ほかの2人は3位決定戦</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>{player}と引き分け</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>尋ねる番</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>選ぶ番</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>1局の取り消し：{count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>次の対戦から使います</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>いつものオプション</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>{level}より弱い</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>不正ができる場合</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>{points}点札を獲得</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>{prize}を獲得</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>{count}の{share}%に勝つ</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>助けあり（別集計）</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>{players}と</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>{players}と（{level}）</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>助けなし</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>運を除くと1局の{share}</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>あなたが{second}に勝ち</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>賭け札は2枚ともあなたに</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>あなた{points}点</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>あなた：中央値{points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>あなたの視点</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>あなたの{cards}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker}はあなたに{card}を尋ねました：ノー。</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker}は{player}に{card}を尋ねました：ノー。</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker}はあなたから{card}をもらいました。</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker}は{player}から{card}をもらいました。</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid}が{own}に勝ち、{prize}を獲得</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid}があなたの{own}に勝つ</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}：伏せ札1枚</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}：カードの置き場所</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}：{cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}：{card}、伏せ札</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card}で%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>{card}を捨てる</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{player}から{card}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>あなたの小屋{slot}の{lost}に{card}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{lost}に{card}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{owner}の{lost}に{card}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card}が{costs}を奪う</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}、裏、あなたの小屋{slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}、裏、{player}の小屋{slot}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}、{player}の手札、{count}枚中{number}枚目</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}、{player}が引いたカード</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}、あなたが引いたカード</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}、めくった札</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}、表、あなたの小屋{slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}、表、{player}の小屋{slot}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}、あなたの手札、{count}枚中{number}枚目</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}、{where}、{count}枚中{number}枚目</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart}を表で</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice}（{count}）</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>合計{cost}</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{coops}組中{count}組が成立</translation>
    </message>
    <message>
        <source>{deck} (GNOME)</source>
        <translation>{deck}（GNOME）</translation>
    </message>
    <message>
        <source>{deck} (KDE)</source>
        <translation>{deck}（KDE）</translation>
    </message>
    <message>
        <source>{deck} (your own)</source>
        <translation>{deck}（自分の）</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{all}個中{earned}個</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault}変更するまで、標準のショートカットを使います。</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>{file}を対戦として開けません（{reason}）。</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>{file}をトーナメントとして開けません（{reason}）。</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>{file}を読めませんでした（{reason}）。Soiréeはこれなしで続けます。</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>{file}を削除できませんでした（{reason}）。</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>{file}を保存できませんでした（{reason}）。前の版は残っています。</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>ディスクがいっぱいのため{file}を保存できませんでした。前の版は残っています。</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>ディスクが読み取り専用のため{file}を保存できませんでした。前の版は残っています。</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>書き込む権限がないため{file}を保存できませんでした。前の版は残っています。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file}に書けませんでした：{reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>{file}は対戦でもデッキでもありません。</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>{file}はより新しいSoiréeで保存されたので、この版では開けません。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first}と{second}が引き分け</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first}と{second}は引き分け</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first}があなたに勝ち</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>{first}が{second}に勝ち</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}か{last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}～{last}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{first} · {last}</source>
        <translation>{first} · {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}、{last}</translation>
    </message>
    <message numerus="yes">
        <source>{first}, {second}, {third} and %n others</source>
        <translation>
            <numerusform>{first}、{second}、{third}とほか%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}；{last}</translation>
    </message>
    <message>
        <source>{four}: {points}</source>
        <translation>{four}：{points}点</translation>
    </message>
    <message>
        <source>{game} in two minutes</source>
        <translation>2分で分かる{game}</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game}、{players}と</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}、使用不可：{reason}</translation>
    </message>
    <message>
        <source>{game}, {day} ({number})</source>
        <translation>{game}、{day}（{number}）</translation>
    </message>
    <message>
        <source>{game}: {form}</source>
        <translation>{game}：{form}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}：{players}</translation>
    </message>
    <message>
        <source>{game}: {players} (finished)</source>
        <translation>{game}：{players}（終了）</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}：{players}（再生）</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours}時間</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>{keys}は{commands}に割り当て済みです。</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>{keys}は卓で使います。</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}：{value}、{note}。</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low}～{high}%</translation>
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
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>{move}はSodaの手ではありません。</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>{move}はSoiの手ではありません。</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>{move}はSoyの手ではありません。</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>{move}はSpy vs Spyの手ではありません。</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>{move}は{game}の手ではありません。</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move}{verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}、支払わない</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}、不成立</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}、支払う</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}、成立</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}。{known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}：{matches}の{share}、区間{interval}、均等{even}。</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}：{standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{last}点中{now}点、高いほどよい</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{last}点中{now}点、低いほどよい</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number}/{count}：{title}。{task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number}点</translation>
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
        <translation>{number}：{cards}</translation>
    </message>
    <message>
        <source>{number}:&#xa0;{up}&#xa0;over&#xa0;{down}</source>
        <translation>{number}：表{up}、裏{down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}：{value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>{part}は{game}のオプションではないか、二度書かれています。</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <translation>{phrase}。</translation>
    </message>
    <message>
        <source>{place}: {mark}, {cost}.</source>
        <translation>{place}：{mark}、{cost}。</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}：{what}</translation>
    </message>
    <message>
        <source>{players} (replay {number})</source>
        <translation>{players}（再戦{number}）</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players}（{level}）</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>{players}は対戦から脱落しました。</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>払うのは{players}です。</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players}が%n点で首位に並んでいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>{players}がトーナメントの優勝を分け合いました。</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players}が勝利を分け合いました。</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player}（{kind}）</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player}はだれも告発しませんでした。</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player}はあなたを告発しました。</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player}は{other}を告発しました。</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>払うのは{player}だけです。</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player}はあなたに{card}を尋ねました。</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player}は{asked}に{card}を尋ねました。</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player}は{card}を賭けました。</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player}が終わりまでにあなたの小屋を壊す見込みは{share}%です。</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player}は%nラウンドで「Soy」と言いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>{player}のSoy：すべて同じマーク。</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player}は{card}をコールしました：残り%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player}は%n枚のボーナスで最下位から首位に立ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player}が「Soy」と言える見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>{player}が合わせて引く見込みは{share}%です。</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player}は持っているはずがありません。</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player}の不正だ！</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>{player}が選んでいます。</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player}は、あなたが{card}を持つことを知りえましたが、忘れました。</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player}は、{holder}が{card}を持つことを知りえましたが、忘れました。</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player}がSourehを宣言しました。</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player}はカードを1枚捨てました。</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player}は{card}を捨てました。</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player}は持っていません。Adaは7を尋ねたので1枚持っていて、残りはダイヤの7だけです：Adaに尋ねましょう。</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player}は{card}をだれが持つか知りません。可能性：{holders}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player}はそれで%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player}はそれで1枚引きました。</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player}はカードを引きました。</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player}はもう1枚引きました。</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player}はもう1枚引きました：{card}。</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player}は{card}を引きました。</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player}が上限の{limit}点を超える見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player}は{place}着で終わりました：カードをすべて置きました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player}は{place}着で終わりました：手詰まり、残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>賭け札は2枚とも{player}に</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player}が4組成立の50点を取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player}は{cards}を受け取りました。</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player}はそれをあなたに渡しました。</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player}はそれを{taker}に渡しました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player}は4組成立を%n回達成しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player}はもう払いました。</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>{player}が持っています。</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player}には尋ねるカードが残っていません。</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player}に不正はありません：すべて正しく置かれています。</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{player}が{suit}で取った札：{worths}。合計{total}点</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player}はこのラウンドで何も取っていません。合計{total}点</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player}が{card}を持っています。</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>{player}の不正がばれました：{card}はそこに置けません。</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player}は対戦から脱落しています。</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player}は点数をそのままにしました。</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player}がノックしました。</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player}はノックしました：あなたに最後の番があります。</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player}はノックしました：{other}に最後の番があります。</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player}は、あなたが{card}を持つことを知っています。</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player}は、{holder}が{card}を持つことを知っています。</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player}はほかの人の%n枚のありかを知っていますが、{forgotten}枚は忘れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player}はほかの人の%n枚のありかを知っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player}は%n回の質問でエース4枚を出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>一番多く出したのは{player}：{all}点中%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player}は賭け札を伏せました。</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player}は{four}を出しました。{points}点です。</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player}が%n点で首位です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player}が{best}点で首位、あなたは{next}点です。</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{best}対{next}で、{player}が首位です。</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player}は%nラウンドすべてのあとで首位でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player}は1ラウンドで%n点を取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player}に{card}を取られるかもしれません。ほかの手なら{second}です。</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>このラウンドで{player}が払うのは約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player}は{points}点払いました（これまで{total}点）。</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player}は{points}点払いました。</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player}は続けて出た同じ数字の4枚目を出しました。</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player}は{card}を出しました。</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player}は{card}を出しました：ペアです。</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player}は{card}を出しました：4枚揃いです。</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player}は{card}を出しました：3枚揃いです。</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player}が{count}点になって50点引く見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player}はこのラウンドの質問%n回のうち{remembered}回を覚えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>このラウンドの{player}の得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player}は無得点です。</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player}は{points}点を得ました。合計{total}点です。</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player}は{points}点を得ました。</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player}は{card}を見せていて、まだ持っています。</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player}は残りの手札を見せました：{cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player}がまだ4組成立させる見込みは{share}%です。</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player}は賭け札を2枚とも取りました。</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player}は山{pile}の{points}点を引き取りました（これまで{total}点）。</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player}は賭け札から何枚か取りました。</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player}は賭け札から{cards}を取りました。</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player}は{points}点引きました：残り{total}点。</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>ほかの手より高い賭け札が{player}に残ります。</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>ほかの手より低い賭け札が{player}に残ります。</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player}の同じマークは約{count}枚、ほかの手なら{rest}枚になります。</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player}は50点引きました。</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player}はこのレースに出ていません。</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player}が第{number}レースで首位に立ち、守りました。</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player}が第{number}ラウンドで首位に立ち、守りました。</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player}が最後のレースで首位に立ちました。</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player}が最後のラウンドで首位に立ちました。</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>1着は{player}でした。</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player}が夕べに優勝しました。</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player}が賞品を獲得しました。</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{points}対{other}で、{player}がこのラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player}が{count}点を取る見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player}は{worth}点札を獲得しました。</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player}は{worth}点札を獲得しました：合計{total}点。</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player}が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player}は「Soy」で勝ちました。</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player}の勝ち！</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player}の勝ちです。</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player}の勝ち</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player}は1点差で勝ちました。</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{suit}で一番多く取ったのは{player}：{all}点中%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>{player}がトーナメントに優勝しました。</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player}は1点も払わずに勝ちました。</translation>
    </message>
    <message>
        <source>{player} {percent}%</source>
        <translation>{player} {percent}%</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}点</translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>{player}、%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}、山{number}、最初のカードから</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}、山{number}：{card}は{under}の上に置けません</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}、{detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}：残り{left}枚、{points}点、山{tops}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}：{cards}</translation>
    </message>
    <message>
        <source>{player}: {outcomes}</source>
        <translation>{player}：{outcomes}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}：{score}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <translation>{player}：{total}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}：{words}</translation>
    </message>
    <message>
        <source>{player}?</source>
        <translation>{player}？</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>{player}のエースで、あなたは何も失いませんでした。</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>{player}のエースで、あなたは{cards}を失いました。</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>{player}のエースで、{other}は何も失いませんでした。</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>{player}のエースで、{other}は{cards}を失いました。</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>{player}のエースが%n枚を奪いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>{player}の賭け札</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>{player}の小屋{slot}は不成立：黒の{up}が{down}より大きくありません。</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>{player}の小屋{slot}は不成立：赤の{up}が{down}より小さくありません。</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>{player}の小屋{slot}は不成立：伏せ札が{down}です。</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>{player}の小屋{slot}は不成立：エースが2枚です。</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>{player}の小屋{slot}が最後に成立する見込みは{share}%、ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>{player}の小屋{slot}は成立です。</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>{player}の小屋{slot}は成立：%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>{player}の小屋はすべて成立です。</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>{player}の小屋の得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player}は引いたカードを小屋{slot}の伏せ札{old}と替えました。</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>{player}の手札は伏せたままです：手札を見せるのは「Soy」のときだけです。</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>{player}の手札：{cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>{player}のほかの小屋の得点は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>{player}の点数の変化は約{count}点、ほかの手なら{rest}点です。</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>{player}の成立した小屋：{valid}。不成立：{others}。</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>{player}の視点</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>{player}の手札はすべて{suit}でした。</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{player}の{cards}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{player}の{card}があなたの{second}に勝ちました。</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{player}の{card}が{other}の{second}に勝ちました。</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player}は{card}でもう2回の番を得ました。</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player}は{card}をあなたの小屋{slot}の{old}と替えました。</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player}は{card}を小屋{slot}の伏せ札{old}と替えました。</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player}は{card}を小屋{slot}の表の{old}と替えました。</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player}は{card}を{owner}の小屋{slot}の{old}と替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player}は{king}で自分の小屋{slot}と{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player}は{king}であなたの小屋{slot}と{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player}は{king}で{owner}の小屋{slot}と{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player}は{king}であなたの小屋{slot}の{card}と{holder}の小屋{second}の{other}を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player}は{king}で{owner}の小屋{slot}と{holder}の小屋{second}の伏せ札を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player}は{king}で{owner}の小屋{slot}の{card}と{holder}の小屋{second}の{other}を入れ替えました。</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>このラウンドの前は{points}点</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>残り札で{points}点</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>不正で{points}点</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>1着で{points}点</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>引き取った山で{points}点</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>ボーナスで{points}点</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>見えているカードのまま、ここでラウンドが終われば{points}点</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points}点出した</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>このラウンドでまだ取れる分をすべて入れて{points}点</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position}/{length}</translation>
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
        <translation>{count}人中{rank}位</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}、助けあり</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}、{score}対{other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}、{position}/{length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}：{count}局中{played}局が終わりました。</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score}点</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}。刻み目：{points}。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>1局の{share}</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>勝ち{share}</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>これから出るカードの{share}%が置けます。ほかの手なら{rest}%です。</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>見えないカードの{share}%が、あなたの小屋{slot}をまた壊します。</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}：{player}、{detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>%n問中{solved}問を解決</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit}の{ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text}（卓に表示中）</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}、見出し</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}。だれにも同じ問題です。</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>合計{time}</translation>
    </message>
    <message>
        <source>{time}, {moves}</source>
        <translation>{time}、{moves}</translation>
    </message>
    <message>
        <source>{tournament}. {sentence}</source>
        <translation>{tournament}。{sentence}</translation>
    </message>
    <message>
        <source>{value}, seat {seat}</source>
        <translation>{value}、席{seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>「{dialog}」を閉じると、{what}が開きます。</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what}{why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}：最初の選択で{first}、最低{low}（{trough}）、最高{high}（{peak}）、最後は{last}。</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why}手札は{seconds}秒間止まります。</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height}ピクセル</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{game}は{winner}の勝ち。あれは読めなかった。</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>{player}は「ノー」と言いました。</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>あなたは「ノー」と言いました。</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>{player}は「Soureh！」と言いました。ほかの全員に最後の番があります。</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>{player}は「Soureh！」と言いました。あなたに最後の番があります。</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>{player}は「Soureh！」と言いました。{other}に最後の番があります。</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>あなたは「Soureh！」と言いました。ほかの全員に最後の番があります。</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>あなたは「Soureh！」と言いました。{other}に最後の番があります。</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>{player}は「Soy！」と言いました。</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>あなたは「Soy！」と言いました。</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>「{call}」</translation>
    </message>
    <message>
        <source>“{command}”</source>
        <translation>「{command}」</translation>
    </message>
    <message>
        <source>“{keys}” cannot be a shortcut for “{command}”.</source>
        <translation>「{keys}」は「{command}」のショートカットにできません。</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>「{text}」はカードではありません：7hや10sのように数字とマークを入力してください。</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>「{what}」は{least}～{most}の整数でなければなりません。</translation>
    </message>
</context>
</TS>
