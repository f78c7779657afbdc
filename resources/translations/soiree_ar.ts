<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> إلى </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n هفوة فادحة (??).</numerusform>
            <numerusform>هفوة فادحة واحدة (??).</numerusform>
            <numerusform>هفوتان فادحتان (??).</numerusform>
            <numerusform>%n هفوات فادحة (??).</numerusform>
            <numerusform>%n هفوة فادحة (??).</numerusform>
            <numerusform>%n هفوة فادحة (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n ورقة</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>لُعبت %n أمسية، والفوز في {won} منها.</numerusform>
            <numerusform>لُعبت أمسية واحدة، والفوز في {won} منها.</numerusform>
            <numerusform>لُعبت أمسيتان، والفوز في {won} منهما.</numerusform>
            <numerusform>لُعبت %n أمسيات، والفوز في {won} منها.</numerusform>
            <numerusform>لُعبت %n أمسية، والفوز في {won} منها.</numerusform>
            <numerusform>لُعبت %n أمسية، والفوز في {won} منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n حركة غير دقيقة (‎?!‎).</numerusform>
            <numerusform>حركة غير دقيقة واحدة (‎?!‎).</numerusform>
            <numerusform>حركتان غير دقيقتين (‎?!‎).</numerusform>
            <numerusform>%n حركات غير دقيقة (‎?!‎).</numerusform>
            <numerusform>%n حركة غير دقيقة (‎?!‎).</numerusform>
            <numerusform>%n حركة غير دقيقة (‎?!‎).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>الباقي %n ورقة</numerusform>
            <numerusform>الباقي ورقة واحدة</numerusform>
            <numerusform>الباقي ورقتان</numerusform>
            <numerusform>الباقي %n أوراق</numerusform>
            <numerusform>الباقي %n ورقة</numerusform>
            <numerusform>الباقي %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتين</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>عادت %n مباراة.</numerusform>
            <numerusform>عادت مباراة واحدة.</numerusform>
            <numerusform>عادت مباراتان.</numerusform>
            <numerusform>عادت %n مباريات.</numerusform>
            <numerusform>عادت %n مباراة.</numerusform>
            <numerusform>عادت %n مباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>رُوجعت %n مباراة: كل منها تُفتح مع مراجعتها.</numerusform>
            <numerusform>رُوجعت مباراة واحدة: تُفتح مع مراجعتها.</numerusform>
            <numerusform>رُوجعت مباراتان: كل منهما تُفتح مع مراجعتها.</numerusform>
            <numerusform>رُوجعت %n مباريات: كل منها تُفتح مع مراجعتها.</numerusform>
            <numerusform>رُوجعت %n مباراة: كل منها تُفتح مع مراجعتها.</numerusform>
            <numerusform>رُوجعت %n مباراة: كل منها تُفتح مع مراجعتها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>حُفظت %n مباراة.</numerusform>
            <numerusform>حُفظت مباراة واحدة.</numerusform>
            <numerusform>حُفظت مباراتان.</numerusform>
            <numerusform>حُفظت %n مباريات.</numerusform>
            <numerusform>حُفظت %n مباراة.</numerusform>
            <numerusform>حُفظت %n مباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>بقيت %n مباراة للبحث فيها…</numerusform>
            <numerusform>بقيت مباراة واحدة للبحث فيها…</numerusform>
            <numerusform>بقيت مباراتان للبحث فيها…</numerusform>
            <numerusform>بقيت %n مباريات للبحث فيها…</numerusform>
            <numerusform>بقيت %n مباراة للبحث فيها…</numerusform>
            <numerusform>بقيت %n مباراة للبحث فيها…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>تعذّرت مراجعة %n مباراة.</numerusform>
            <numerusform>تعذّرت مراجعة مباراة واحدة.</numerusform>
            <numerusform>تعذّرت مراجعة مباراتين.</numerusform>
            <numerusform>تعذّرت مراجعة %n مباريات.</numerusform>
            <numerusform>تعذّرت مراجعة %n مباراة.</numerusform>
            <numerusform>تعذّرت مراجعة %n مباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>حُذفت %n مباراة.</numerusform>
            <numerusform>حُذفت مباراة واحدة.</numerusform>
            <numerusform>حُذفت مباراتان.</numerusform>
            <numerusform>حُذفت %n مباريات.</numerusform>
            <numerusform>حُذفت %n مباراة.</numerusform>
            <numerusform>حُذفت %n مباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>لُعبت %n مباراة حتى الآن.</numerusform>
            <numerusform>لُعبت مباراة واحدة حتى الآن.</numerusform>
            <numerusform>لُعبت مباراتان حتى الآن.</numerusform>
            <numerusform>لُعبت %n مباريات حتى الآن.</numerusform>
            <numerusform>لُعبت %n مباراة حتى الآن.</numerusform>
            <numerusform>لُعبت %n مباراة حتى الآن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n مباراة: أقل من أن تدلّ على عدد مرات فوزك.</numerusform>
            <numerusform>مباراة واحدة: أقل من أن تدلّ على عدد مرات فوزك.</numerusform>
            <numerusform>مباراتان: أقل من أن تدلّا على عدد مرات فوزك.</numerusform>
            <numerusform>%n مباريات: أقل من أن تدلّ على عدد مرات فوزك.</numerusform>
            <numerusform>%n مباراة: أقل من أن تدلّ على عدد مرات فوزك.</numerusform>
            <numerusform>%n مباراة: أقل من أن تدلّ على عدد مرات فوزك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n مباراة: أقل من أن تدلّ.</numerusform>
            <numerusform>مباراة واحدة: أقل من أن تدلّ.</numerusform>
            <numerusform>مباراتان: أقل من أن تدلّا.</numerusform>
            <numerusform>%n مباريات: أقل من أن تدلّ.</numerusform>
            <numerusform>%n مباراة: أقل من أن تدلّ.</numerusform>
            <numerusform>%n مباراة: أقل من أن تدلّ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n خطأ (?).</numerusform>
            <numerusform>خطأ واحد (?).</numerusform>
            <numerusform>خطآن (?).</numerusform>
            <numerusform>%n أخطاء (?).</numerusform>
            <numerusform>%n خطأ (?).</numerusform>
            <numerusform>%n خطأ (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>لا يمكن استعمال %n اختصارًا آخر.</numerusform>
            <numerusform>لا يمكن استعمال اختصار آخر.</numerusform>
            <numerusform>لا يمكن استعمال اختصارين آخرين.</numerusform>
            <numerusform>لا يمكن استعمال %n اختصارات أخرى.</numerusform>
            <numerusform>لا يمكن استعمال %n اختصارًا آخر.</numerusform>
            <numerusform>لا يمكن استعمال %n اختصار آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n حركة</numerusform>
            <numerusform>حركة واحدة</numerusform>
            <numerusform>حركتان</numerusform>
            <numerusform>%n حركات</numerusform>
            <numerusform>%n حركة</numerusform>
            <numerusform>%n حركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n حركة لُعبت بدلًا منك ولا تُحتسب.</numerusform>
            <numerusform>حركة واحدة لُعبت بدلًا منك ولا تُحتسب.</numerusform>
            <numerusform>حركتان لُعبتا بدلًا منك ولا تُحتسبان.</numerusform>
            <numerusform>%n حركات لُعبت بدلًا منك ولا تُحتسب.</numerusform>
            <numerusform>%n حركة لُعبت بدلًا منك ولا تُحتسب.</numerusform>
            <numerusform>%n حركة لُعبت بدلًا منك ولا تُحتسب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
            <numerusform>لُعبت %n من {every} توزيعات، والفوز في {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n لاعبًا يتقاسمون الصدارة، لكل منهم {points}.</numerusform>
            <numerusform>لاعب واحد في الصدارة، له {points}.</numerusform>
            <numerusform>لاعبان يتقاسمان الصدارة، لكل منهما {points}.</numerusform>
            <numerusform>%n لاعبين يتقاسمون الصدارة، لكل منهم {points}.</numerusform>
            <numerusform>%n لاعبًا يتقاسمون الصدارة، لكل منهم {points}.</numerusform>
            <numerusform>%n لاعب يتقاسمون الصدارة، لكل منهم {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>بفارق %n نقطة عنك وعن {players}.</numerusform>
            <numerusform>بفارق نقطة واحدة عنك وعن {players}.</numerusform>
            <numerusform>بفارق نقطتين عنك وعن {players}.</numerusform>
            <numerusform>بفارق %n نقاط عنك وعن {players}.</numerusform>
            <numerusform>بفارق %n نقطة عنك وعن {players}.</numerusform>
            <numerusform>بفارق %n نقطة عنك وعن {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>بفارق %n نقطة عنك.</numerusform>
            <numerusform>بفارق نقطة واحدة عنك.</numerusform>
            <numerusform>بفارق نقطتين عنك.</numerusform>
            <numerusform>بفارق %n نقاط عنك.</numerusform>
            <numerusform>بفارق %n نقطة عنك.</numerusform>
            <numerusform>بفارق %n نقطة عنك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>بفارق %n نقطة عن {players}.</numerusform>
            <numerusform>بفارق نقطة واحدة عن {players}.</numerusform>
            <numerusform>بفارق نقطتين عن {players}.</numerusform>
            <numerusform>بفارق %n نقاط عن {players}.</numerusform>
            <numerusform>بفارق %n نقطة عن {players}.</numerusform>
            <numerusform>بفارق %n نقطة عن {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n نقطة حتى الآن. من يوقفني؟</numerusform>
            <numerusform>نقطة واحدة حتى الآن. من يوقفني؟</numerusform>
            <numerusform>نقطتان حتى الآن. من يوقفني؟</numerusform>
            <numerusform>%n نقاط حتى الآن. من يوقفني؟</numerusform>
            <numerusform>%n نقطة حتى الآن. من يوقفني؟</numerusform>
            <numerusform>%n نقطة حتى الآن. من يوقفني؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>‏‎%n نقطة، الأكثر أفضل</numerusform>
            <numerusform>نقطة واحدة، الأكثر أفضل</numerusform>
            <numerusform>نقطتان، الأكثر أفضل</numerusform>
            <numerusform>‏‎%n نقاط، الأكثر أفضل</numerusform>
            <numerusform>‏‎%n نقطة، الأكثر أفضل</numerusform>
            <numerusform>‏‎%n نقطة، الأكثر أفضل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>‏‎%n نقطة، الأقل أفضل</numerusform>
            <numerusform>نقطة واحدة، الأقل أفضل</numerusform>
            <numerusform>نقطتان، الأقل أفضل</numerusform>
            <numerusform>‏‎%n نقاط، الأقل أفضل</numerusform>
            <numerusform>‏‎%n نقطة، الأقل أفضل</numerusform>
            <numerusform>‏‎%n نقطة، الأقل أفضل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n مرة، أولها في {day}.</numerusform>
            <numerusform>مرة واحدة، أولها في {day}.</numerusform>
            <numerusform>مرتان، أولها في {day}.</numerusform>
            <numerusform>%n مرات، أولها في {day}.</numerusform>
            <numerusform>%n مرة، أولها في {day}.</numerusform>
            <numerusform>%n مرة، أولها في {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n انتصارًا</numerusform>
            <numerusform>انتصار واحد</numerusform>
            <numerusform>انتصاران</numerusform>
            <numerusform>%n انتصارات</numerusform>
            <numerusform>%n انتصارًا</numerusform>
            <numerusform>%n انتصار</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;حول Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>الأ&amp;لبوم</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>&amp;باذنجاني</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>إلى ال&amp;خلف</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>أ&amp;خضر قارورة</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>ا&amp;مسح القائمة</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ا&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>انسخ ال&amp;صورة</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>ا&amp;نسخ هذا الموقف</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>عر&amp;ض تلقائي</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>الأ&amp;مسيات</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>ال&amp;قماش</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>إلى الأ&amp;مام</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>الل&amp;عبة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;تلميح</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>في &amp;دقيقتين</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;كتّاني</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ال&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>ال&amp;ذاكرة</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>أ&amp;زرق منتصف الليل</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ال&amp;حركة</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>ا&amp;كتم الأصوات</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>اختيارك ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>ا&amp;فتح…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إ&amp;يقاف مؤقت</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;شغّل</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>ال&amp;تفضيلات…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>المسا&amp;ئل</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>أ&amp;غلق</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>إ&amp;عادة العرض</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>أ&amp;عد التوزيعة من البداية</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;قواعد هذه اللعبة</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>ا&amp;حفظ…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>ال&amp;نقاط</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>الإعدا&amp;دات</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;شارك…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>أ&amp;ظهر الحركات الأخيرة ثانية</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;بطيئة</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>أ&amp;بطأ</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>ال&amp;سرعة</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>ال&amp;طاولة</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;حاول ثانية</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>حاول الأخطاء &amp;ثانية</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>حجم النص ال&amp;معتاد</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ع&amp;رض</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>ما يعر&amp;فه كل لاعب</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;ماذا أفعل الآن</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>ب&amp;لا حركة</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>من لاعب إلى 12</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 نقطة، وهو أقل ما يمكن دفعه. لماذا قد يدفع أحد أكثر؟ من بلغ 100 بالضبط، أو 200، جاز له أن يخصم 50 فورًا.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>لاعبان</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>من لاعبين إلى 4</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>من لاعبين إلى 6</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 لاعبين</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>خصم 50، الرصيد {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>‏6 و1 تساوي 7، والمركز الأول يخصم 5: فتبقى 2. والإنهاء بخمس كومات فقط يخصم 20. وتواصل السباق ببقية أوراقك حتى لا تبقى نقاط عند أحد.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>مجال 80%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>مجال 95%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>«لا»</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>عرض للخسارة</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>عرض للكسب</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>هفوة فادحة. هذه الحركة تكلّف {cost} من المباراة: من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>هفوة فادحة. هذه الحركة تكلّف {number} نقطة.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>طاولة ورق، بصحبة لا تتعب.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>الغشاش المكشوف</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>اختيار لك</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>حصيلة متقاربة، وممتعة.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>حاسوب يلعب بدل {player}.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>خانة</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>الخانة ورقة مكشوفة وورقة مقلوبة. المكشوفة الحمراء يجب أن تكون أدنى من المقلوبة، والسوداء أعلى؛ والمتساويتان لا تصلحان أبدًا. بآص واحد تصلح الخانة دائمًا، وباثنين أبدًا. الزاوية المطوية علامة أوراقك المقلوبة: لا يراها إلا أنت. العلامة ✓ تعني صالحة، والعلامة × غير صالحة.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>الصورة تحرّك ما لا يحرّكه غيرها: انظر ما تصلح أو تفسد.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>توزيعة من كل لعبة ومسألة لكل يوم</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>نقطة لكل لعبة: مملوءة عند الفوز، وحلقة عند غيره. غار: حُلّت المسألة. الرقم: نتائجك بلا الحظ، بالمئة من مباراة.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>رباعية</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>رزمة جديدة. يا للسرور.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>لحظة كبيرة</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>ضيف شرف</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>اليد التي كلها من نوع واحد بعد الرمي هي Soy. يُنادى به تلقائيًا ويكسب المباراة.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>صدفة سعيدة. وأحسن الأشياء صدف.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>لا يحل الولد محل آص مكشوف.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>الولد أو البنت أو الملك المقلوب منبوذ: لا تصلح به الخانة أبدًا. بنتك واحدة من هؤلاء. والملك يبادل أي ورقتين مقلوبتين: انقر بنتك، ثم ورقة Ada خلف الآص.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>الملك على كومة الرمي لا ينفعك، والبنت ستبقى تفسد خانتك الأولى. أخرجها بالمبادلة.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>تنتظر مباراة من إصدار أحدث من Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>عدد لاعبي المباراة {players}، وهو أكثر من المشاركين.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>مباراة البطولة يلزمها لاعبان أو أكثر.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>تبقى الرسالة من {least} إلى {most} ملّي ثانية.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>تبقى الرسالة</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>قبل قليل طلبت Ada من Basil سبعة السباتي، فقال لا. لا أحد يطلب ورقة عنده، وليست عندك، إذن هي عند Clara حتمًا. اسألها: انقر أوراقها واختر سبعة السباتي، أو اسحب إحدى سبعاتك إليها.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>خطأ. هذه الحركة تكلّف {cost} من المباراة: من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>خطأ. هذه الحركة تكلّف {number} نقطة.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>يجب أن تكون الحركة نصًا.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>اسم: هي عنده. حرف مشطوب: لا يمكن أن تكون عنده. 1+: واحدة على الأقل. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>اسم: هي عنده. شريط: مقدار احتمالها عند لاعبه، بقدر ما كان يعرف من أصغى حينها. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>اسم: هي عنده. شريط: مقدار احتمالها عند لاعبه، بقدر ما كان يمكنك أن تعرف حينها. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>رتبة مجاورة</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>أمسية جديدة</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>كومة جديدة</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>الزوج يسحب ورقة، لكنه قد يكلّف رتبة تكسب لاحقًا.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>زوج في الصف</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>هناك كومة تقبل الورقة {card}: ضعها.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>سعدت برؤيتكم جميعًا. خذوا وقتكم.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>من دواعي سروري، طبعًا.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>برنامج مباريات مع ثلاثة ضيوف</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>بنت</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>السؤال يفضح</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>الفوز الهادئ فوز أيضًا.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>العشرة الحمراء يجب أن تكون أدنى من المقلوبة، والعشرة ليست أدنى من العشرة: لن تصلح الخانة.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>العشرة الحمراء تفسد هذه الخانة أيضًا، فتدفع Ada. لكنها تُبقي الاثنين الحمراء الرخيصة لتدفع بها. ضع العشرة على الاثنين.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>مراجعة بلا علامة، من خمسة اختيارات أو أكثر.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>وردة لكل من على الطاولة.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>نموذج من الأوراق</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>خطأ صغير. مني، على ما أظن.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>تحفة صغيرة، إن جاز لي القول.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>تعادل.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>تعادل. اعرض ورقة أخرى.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>تعادل: {card} منك و{second} من {other}. عرض جديد من كليكما.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>تعادل: {bid} و{own} منك</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>تعادل: {card} من {player} و{second} من {other}. عرض جديد من كليهما.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>في البطولة من أربعة مشاركين إلى ستة عشر، أناسًا وحواسيب.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>في البطولة من {least} إلى {most} مشاركًا.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>في البطولة من {least} إلى {most} جولة.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>مأساة في فصل واحد.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>خانة صالحة</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>الفوز بين اثنين بـ6 نقاط؛ وبين أربعة 6 و4 و2 و0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>إذا سحبت ورقة {rank} فلا توضع في خانة: استعملها أو ارمها.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>نحو %n دقيقة؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
            <numerusform>نحو دقيقة واحدة؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
            <numerusform>نحو دقيقتين؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
            <numerusform>نحو %n دقائق؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
            <numerusform>نحو %n دقيقة؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
            <numerusform>نحو %n دقيقة؛ يمكنك المواصلة في أي وقت لاحق.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>حول Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>مثلها تقريبًا: الفرق {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>المدة التقريبية: {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>فوق {limit}، إذن خارج المباراة.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>أعلى، {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>اتهم لاعبًا آخر، أو تجاوز.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>لا تتهم أحدًا: لا أحد يدفع شيئًا.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>اتهام {player}، وكل الأوراق في مكانها.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>اتهام {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>آص!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>طلبت Ada سبعة، فعندها سبعة حتمًا: سبعة الديناري. لكن اطلب أولًا سبعة السباتي من Clara.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>‏Ada نفسها طلبت سبعة السباتي، فلا يمكن أن تكون عندها: لا أحد يطلب ورقة عنده. اسأل Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>قالت Ada «لا». هذا ينهي اللمّة: الورقة الأخيرة لك، فكسبت ورقة النقاط، نقطتين. والزوج جلب لك ورقة.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>أخذت Ada ورقتي الكبة. وعادت ثلاثتك ومعها ولد البستوني من Ada. لا أحد يخرج من جولة بلا شيء.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>إضافة رزمة</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>أضف رزمة…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>إضافة كومة من {count} إلى نقاطك.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>بعد التعادل يزداد ما في الميدان، والخاسر يختار منه.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>بعد المباراة</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>بعد السباق {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>بعد الجولة {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>بعد السباق</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>بعد ذلك نداء Soy من {player} ممكن في {share}%.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>مرة أخرى، مرة أخرى!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>أمام {level} يُرجّح أن تفوز بـ{share} من المباريات، {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>آه، صحبة. قرّبوا كرسيًا.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>الألبوم</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>كُشفت كل الأوراق. العشرة الحمراء ليست أدنى من التسعة، فاضطرت Ada أن تدفع: 25 نقطة. لا تُبدّل إلا ورقة واحدة لمن أعلن؛ وواحدة كفت.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>كل الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>كل الأوراق مكشوفة: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>كل الأمسيات</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>نزيه</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>الخانات الأربع صالحة الآن: على كل منها ✓. للورقة التي تسحبها أن تحل محل ورقة مقلوبة لك أو ورقة مكشوفة عند غيرك؛ والعشرة وحدها تحل محل الآص. أو ارمها.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>الخانات الأربع صالحة: لا دفع.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>الخانات الأربع صالحة: {sum}، و{bonus} إضافة.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>الأربعة يلعبون كل مباراة.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>الأربع كلها صالحة: تكسب {points} إضافة، والمجموع {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>الأربع كلها صالحة: {player} مع {points} إضافة، والمجموع {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>في المحصلة تتقدم على الآخرين قليلًا.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو %n نقطة.</numerusform>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو نقطة واحدة.</numerusform>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو نقطتين.</numerusform>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو %n نقاط.</numerusform>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو %n نقطة.</numerusform>
            <numerusform>في المحصلة تتقدم على الآخرين بنحو %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>في المحصلة تتأخر عن الآخرين قليلًا.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو %n نقطة.</numerusform>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو نقطة واحدة.</numerusform>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو نقطتين.</numerusform>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو %n نقاط.</numerusform>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو %n نقطة.</numerusform>
            <numerusform>في المحصلة تتأخر عن الآخرين بنحو %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>المشترك</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>كل المباريات</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>الكل يلعب كل مباراة معًا.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>كل الوقت</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>كل خاناتك صالحة: أعلن Soureh قبل أن تفسد إحداها.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>كل مبارياتك، المنتظرة والمنتهية</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>دائمًا: لا شيء يتحرك</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>سليلة أمريكية للعبة من الشرق الأوسط، أضيفت إليها الصور.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>آص</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>الآص يكسب مرة: اسأل ماذا يكسب الآن، وماذا قد يكسب لاحقًا.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>النجمة علامة المباريات ذات التلميحات أو الحركات المتراجع عنها.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>الحصة المتساوية {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>أمسية على طاولة طيبة</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>يلزم الأمسية لعبة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>أمسية ورق</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>أمسية لا تُنسى. لي على الأقل.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>حركة غير دقيقة. تكلّف {cost} من المباراة: من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>حركة غير دقيقة. تكلّف {number} نقطة.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>حيلة قديمة، لكنها ما زالت تنفع.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>صور GIF متحركة (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>الإعلان</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>برنامج آخر يمسك {lock}، فلا تُحفظ المباريات والإعدادات هذه المرة.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>أي صعوبة</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>أي خصوم</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>أي خيارات</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>أي عدد من اللاعبين</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>أي موضوع</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>باستثناء الخانة {slot}، تكسب خاناتك نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>باستثناء الخانة {slot}، تكسب خانات {player} نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>التصفيق مقبول.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>طبّق</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>هل بدأنا اللعب؟ بديع.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>بصيغة CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>بصيغة JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>مثلها: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>كما ينبغي.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>ما دمت تحتفظ بأوراقك، لا يكتمل عند {player}: {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>كما رأيتها</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>كما ظهرت لـ{player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>اطلب ورقة من لاعب.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>اطلب ورقة من رتبة عندك: انقر لاعبًا، أو اسحب ورقة إليه.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>اطلب ورقة: اختر لاعبًا، أو اسحب ورقة إليه، أو اكتبها مثل {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>اطلب أوراقًا، وتذكّر كل جواب، واجمع أوراق الرتبة الأربع.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>لا تطلب شيئًا</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>طلب {card} من {player}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>اطلب من {player}…</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>ركضًا</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>على كل طاولة</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>ورقة من رتبة {rank:al} على الأقل: لا أحد آخر بيقين.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>ورقة من رتبة {rank:al} على الأقل: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>يمكن حفظ {most} حركة على الأكثر.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>يشارك في السباق {players} لاعبًا على الأكثر.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>في الميدان: ورقة {suit:al} بقيمة {points}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>الرهان: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>في الأسفل، بهذا الترتيب: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>على طاولة {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>باذنجاني</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>إلى حامل اللوحات إذن.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>العودة إلى الأمسية</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>العودة إلى البطولة</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>الظهور</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>طلب منك Basil آص الكبة. إذن ليس عنده: لا أحد يطلب ورقة عنده.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>قال Basil للتو إنها ليست عنده. لا يمكن أن تكون إلا عند Clara.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>أن تستطيع دفع {more} بالضبط فتبلغ {count}: عندها تخصم 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>اغلب أقوى مستوى، وليس على الطاولة من هو أضعف.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>هزيمة شريفة. صبّوا لي كأسًا أخرى.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>غاية في الجمال. هل لي أن أرسمها؟</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>قبل الورقة الأولى</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق %n نقطة.</numerusform>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق نقطة واحدة.</numerusform>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق نقطتين.</numerusform>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق %n نقاط.</numerusform>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق %n نقطة.</numerusform>
            <numerusform>قبل الجولة الأخيرة كنت في المركز الأخير، بفارق %n نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق %n نقطة.</numerusform>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق نقطة واحدة.</numerusform>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق نقطتين.</numerusform>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق %n نقاط.</numerusform>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق %n نقطة.</numerusform>
            <numerusform>‏{player} في المركز الأخير قبل الجولة الأخيرة، بفارق %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>ابدأ الموسم {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>بُدئت</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>خلف الستار: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>الظن</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>أحلى سهرة هذا الأسبوع.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>أفضل، هنا وعند %n اختيار لاحق: {move}</numerusform>
            <numerusform>أفضل، هنا وعند اختيار لاحق: {move}</numerusform>
            <numerusform>أفضل، هنا وعند اختيارين لاحقين: {move}</numerusform>
            <numerusform>أفضل، هنا وعند %n اختيارات لاحقة: {move}</numerusform>
            <numerusform>أفضل، هنا وعند %n اختيارًا لاحقًا: {move}</numerusform>
            <numerusform>أفضل، هنا وعند %n اختيار لاحق: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>أفضل: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>عرض ورقة تستغني عنها: يبقى أطول أنواعك بالطول نفسه.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>اعرض للجائزة: اختر ورقة، ثم مكانك.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>اعرض للجائزة: انقر ورقة، ثم مكانك. والعرضان للخاسر.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>اعرض مقابل {cards}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>اعرض بقدر ما تضيف الجائزة إلى نوعك؛ والعرضان للخاسر.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>عرض {cards}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>الضيف الجريء سريع، وأحيانًا لا ينتبه لكومة</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>الضيف الجريء يطلب أغلى الرتب</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>الضيف الجريء يحب أخطر الحركتين الجيدتين</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>الضيف الجريء يحب العروض العالية</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>الضيف الجريء قلّما يقول لا، ويحب الأوراق العالية</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>الضيف الجريء يعمل على خاناته ويعلن مبكرًا</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>الضيف الجريء يعمل على خاناته ويطرق مبكرًا</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>المكافأة: ‎{points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>نداء Soy من الاثنين بأوراق متساوية: تعادل.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>ناديتما Soy معًا: الفوز لك بالأوراق الأدنى.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>نداء Soy من الاثنين: الفوز لـ{player} بالأوراق الأدنى.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>ورقتا كل خانة صالحة تُحسبان: الآص 15، والأولاد والبنات والملوك لا شيء. تكسب 47، و50 إضافة لأن الأربع صالحة.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>الكسب متساوٍ.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>الحركتان كلتاهما تخسران المباراة على الأرجح.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>الحركتان كلتاهما تكسبان المباراة على الأرجح.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>أخضر قارورة</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>فرع من مباراة أخرى</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>برافو، برافو!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>إفساد الخانة {slot} عند {player}، بعد الإعلان.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>إفساد الخانة {slot} عند {player}، بعد الطرق.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>إفساد خانتين عند {player} معًا.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>إفساد خانة {player} رقم {second}.</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>إفساد خانة {player} رقم {slot}، وهي صالحة على الأرجح.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>نقل ورقتين مقلوبتين إلى حيث تنفعانك أكثر.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>تصفّح  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>تصفّح كومة الرمي</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>ابنِ أربع خانات صالحة، والملوك والبنات والأولاد تقلبها عليك.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>بناء أم إفساد</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>ابنِ ما دمت متأخرًا في الخانات؛ وأفسد حين يوشك غيرك أن ينهي.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>بشعرة</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>حسب اللعبة</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>حسب مستوياتهم</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>قارن بال&amp;حواسيب…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>نادِ Soy بعد جولة أو جولتين.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>نداء Soy: كل الأوراق من نوع واحد.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>أوراق اليد</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>الأوراق الباقية تضيف {points} إلى نقاطك، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>الأوراق الباقية تضيف {points} إلى نقاط {player}، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>أوراق {suit:al}: {count}. اضغط {key} لتنتقل إليها.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>صحبة حذرة</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>كشف {player}: وضع {card} على {top}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>انكشفت…</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>الضيف الحذر يطلب الرتب التي عنده أكثرها</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>الضيف الحذر يترك خاناته الصالحة ويعلن متأخرًا</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>الضيف الحذر يترك خاناته الصالحة ويطرق متأخرًا</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>الضيف الحذر يحب أسلم الحركتين الجيدتين</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>الضيف الحذر يحب العروض الدنيا</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>الضيف الحذر يدّخر أوراقه العالية</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>الضيف الحذر يتمهل ولا يفوته شيء</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>فرصة الفوز</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>غيّر &amp;زاوية النظر</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>تغيير خانتك {slot}، ولا تصير صالحة بذلك.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>تغيير خانتك {slot}، وتبقى صالحة.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>التغيير {number} منذ اختيارك الأخير: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>تشرفنا. وزّعوا، تفضلوا.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>رسم</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>الغش</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>شارات</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>الاختيارات</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>اختر ورقة للصف.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>اختر ورقة لهذا المكان.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختر ملفًا…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>اختر حركات من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>اختر مكانها، أو ارمها.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>اختر ورقة من كل خانة لتدفعها.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>اختر ورقة مكشوفة لك لتبدّلها، أو ارمها.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>اختر إحدى كوماتك.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>اختر إحدى كوماتك: أوراقها تصير نقاطًا.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>اختيار الكومة {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>اختر الورقة المقلوبة الأخرى للمبادلة.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>اختر الكومة المدفوعة من {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>اختر الكومة التي تُدفع.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>اختر ورقتين مقلوبتين للمبادلة، أو ارمها.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>اختيار من ينتقل إليه الدور: يستحيل وجود {card} عند {player}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>كانت عند Clara، وهي الآن لك. من يأخذ ورقة يسأل ثانية، فالدور ما زال لك.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>عند Clara‏ 3 نقاط؛ ولك البدء ومعك آصك. أوراق النقاط القادمة تصل إلى 10: ادّخر لها أوراقك العالية.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكي</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>كنسة نظيفة</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>انقر ورقة، أو اكتبها مثل {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>انقر لتدفعها.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>أغلق كومة الرمي</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>أغلق اللوحة الجانبية</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>اجمع الرباعيات: أوراق الرتبة الأربع. توضع أمامك وتكسب نقاطًا: من 2 إلى 10 رقمها، والأولاد والبنات والملوك 10، والآصات 25. لا أهمية للأنواع ولا لترتيب الرتب.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>جمع {four}، بقيمة {count}: تعرف عند من كل ورقة.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>جمع {four}، بقيمة {count}. عندك {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>قياسًا بأفضل خصم في النهاية؛ ما دون 0 تأخر.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>المكوّنات</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>حاسوب</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>تستطيع الحواسيب لعب الباقي ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>الحواسيب لا ترى أكثر مما ترى.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>تابع الأمسية</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>تابع مباراتك</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>تابع {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>تابع: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>تابع: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>التباين</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>الخانة {slot} لا تصح: تحتها {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>الخانة {slot} لا تصح: الورقتان متساويتان.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>الخانة {slot} لا تصح: الورقة السوداء {up} ليست أعلى من {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>الخانة {slot} لا تصح: الورقة الحمراء {up} ليست أدنى من {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>الخانة {slot} لا تصح: فيها آصان.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>الخانة {slot}: المكشوفة {up}، المقلوبة {down}، غير صالحة.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>الخانة {slot}: المكشوفة {up}، المقلوبة {down}، صالحة.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>الخانة {slot}: المكشوفة {up}، المقلوبة {down}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>الخانات {slots} غير صالحة. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
            <numerusform>الخانة {slots} غير صالحة. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
            <numerusform>الخانتان {slots} غير صالحتين. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتعلن مع ذلك، اختر «أعلن» ثانية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>الخانات {slots} غير صالحة. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
            <numerusform>الخانة {slots} غير صالحة. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
            <numerusform>الخانتان {slots} غير صالحتين. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
            <numerusform>الخانات {slots} غير صالحة. لتطرق مع ذلك، اختر «اطرق» ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>انسخ ال&amp;نص</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>انسخ الكل</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>انسخ للبلاغ</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>صحيح.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>الأكثر تكلفة أولًا</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>اختيارات مكلفة من مبارياتك، تعود حتى تُحل</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>احسب ما تفعله كل كومة بالنقاط قبل أن تختار.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>عُدّ من قد تكون كل ورقة عنده: جواب واحد قد يحدد ورقتين.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>غطِّ الرأس المكرر في كومة أخرى، أو الذي ذهبت جاراته.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>يجري إنشاء GIF المتحركة…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>الخيارات الحالية: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>&amp;يومًا بيوم</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>خناجر مسلولة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>المتقطع: الحصة المتساوية.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>المتقطع: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>يومًا بيوم</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>توزيعة</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>وزّع</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>توزيعات هذا اليوم ومسألته</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>رزم أوراق ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>أعلن</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>أعلن Soureh، أو أنهِ دورك.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>إعلان Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>الإعلان أم الانتظار</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>أعلن متى كان ما يدفعه الآخرون أكثر مما يجلبه لك الانتظار.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>هزيمة، نعم، لكن في أي صحبة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>هل تُحذف هذه البطولة؟</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>عرض تلقائي</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>ما توقعتم هذه، صح؟</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>هل رأيتم هذا؟ أنا بالكاد رأيته.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>ارمِ ورقة لا تنفعك: انقرها، ثم كومة رميك.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>ارمِ ورقة.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>ارمِ ورقة: اخترها، ثم مكان الرمي.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>ارمِ من النوع الذي بقي من أوراقه القادمة أقل عدد.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>كومة الرمي، %n ورقة، أعلاها {card}</numerusform>
            <numerusform>كومة الرمي، ورقة واحدة، أعلاها {card}</numerusform>
            <numerusform>كومة الرمي، ورقتان، أعلاها {card}</numerusform>
            <numerusform>كومة الرمي، %n أوراق، أعلاها {card}</numerusform>
            <numerusform>كومة الرمي، %n ورقة، أعلاها {card}</numerusform>
            <numerusform>كومة الرمي، %n ورقة، أعلاها {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>كومة الرمي، فارغة</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>رمي {cards}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>رمي {card}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>إن رميتها بلا استعمال لم تمنحك أدوارًا. اضغط «استعمل البنت».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>أوراق {player} المرمية: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>كومة الرمي، %n ورقة</numerusform>
            <numerusform>كومة الرمي، ورقة واحدة</numerusform>
            <numerusform>كومة الرمي، ورقتان</numerusform>
            <numerusform>كومة الرمي، %n أوراق</numerusform>
            <numerusform>كومة الرمي، %n ورقة</numerusform>
            <numerusform>كومة الرمي، %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>رمي: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>هل تريد أن تبدأ هذه التوزيعة من جديد؟</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>تم!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>عميل مزدوج</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>كومة السحب، %n ورقة</numerusform>
            <numerusform>كومة السحب، ورقة واحدة</numerusform>
            <numerusform>كومة السحب، ورقتان</numerusform>
            <numerusform>كومة السحب، %n أوراق</numerusform>
            <numerusform>كومة السحب، %n ورقة</numerusform>
            <numerusform>كومة السحب، %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>سحب: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>المسحوبة: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>المشروبات على حسابي!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>أفلت ملفًا واحدًا كل مرة: مباراة أو رزمة أوراق.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>أفلت الورقة على من تسأله.</translation>
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
        <translation>تؤخذ كل ورقة مرة واحدة فقط.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>كل اختيار يُلعب إلى النهاية مرات كثيرة. يمكنك مواصلة اللعب.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>كل مستوى يلعب أوراق {player}‏ {count} مرة، أمام الآخرين أنفسهم.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>كل مباراة</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>يلزم كل شخص اسم، كي تُسلَّم إليه الشاشة.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>لكل لاعب</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>سابقًا</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>أمسيات سابقة</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>سهلة</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>السهل ينظر في استعمالات قليلة للورقة ولا يفكر إلا في الجولة.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>السهل يتبع انطباعه الأول ولا يفكر إلا في خاناته.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>السهل بطيء ويضع الورقة على أي كومة تقبلها.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>السهل يلعب بالحدس، وكثيرًا كيفما اتفق.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>السهل يتذكر آخر سؤالين ويطلب الرتب التي عنده أكثرها.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>السهل يتذكر جولتين ويلعب أحيانًا كيفما اتفق.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>أيّ منهما تصلح.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>إنهاء دوري تلقائيًا ما لم تكن خاناتي كلها صالحة</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>إنهاء دوري تلقائيًا ما دامت خاناتي الصالحة أقل من اثنتين</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>إنهاء الجولة الآن، قبل أن تكثر الخانات الصالحة عند الآخرين.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>إنهاء الجولة الآن، قبل أن تكثر الخانات الصالحة عند {player}.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>إنهاء الجولة الآن: في الوضع الحالي تدفع {more} بالضبط فتبلغ {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>إنهاء الجولة وخاناتك الأربع كلها صالحة.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>أنهِ الدور</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>أنهِ دورك، أو اطرق: تنتهي الجولة بعد الدور الأخير للاعب الآخر.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>إنهاء دورك.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>أنهِ دورك: قبل الإعلان يحسن أن تكون كل خاناتك صالحة.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>اكتب كلمة أو رقمًا أو أي نص.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>اكتب أي كلمة.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>اكتب {most} حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>‏Enter يلعبها، وEsc يلغي.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>‏Enter يعرض موقفًا ثانية، وEscape يعيدك إلى المباراة.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>المشاركون</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>عند تساوي النقاط يُحتكم إلى عدد مرات الفوز، ثم المباريات بين المتساوين، ثم القرعة.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>‏Esc أو نقرة تعيدك إلى المباراة.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>الحصة المتساوية</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>الأمسية {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>مساء.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>الأمسيات</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>تُنطق أحداث الطاولة.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>تعادلت كل العروض: لا فائز.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>كل مباراة تبدؤها محفوظة هنا.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>كل حركات المباراة</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>الجميع جريئون.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>الجميع حذرون، واثنان منهم قويان.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>كل يلاقي الكل.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>الجميع يتسابقون معًا، كل بأوراقه؛ وأوراق Ada في الأعلى. يد سباقك على اليسار، وبجوارها ورقة مكشوفة. ضع كل أوراقك بسرعة على الكومات من 1 إلى 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>كل ما عدا ذلك، ومنه اختياراتك، أعطاك {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>كل ما عدا ذلك، ومنه اختياراتك، كلّفك {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>كل ما قيل</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>تمامًا كما في الحلم.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>حصة الفوز المتوقعة</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>الخبرة يا أصدقاء. لا شيء غيرها.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>ورقة مقلوبة، خانة {player} رقم {slot}</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>مراوح</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>أ&amp;سرع</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>القماش</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>أرقام…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>المملوء: اللاعب يعرف عند من هي. المتقطع: نسي.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>النهائي</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>الختام</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>الختام: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>ابحث في المساعدة</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>طيب. لكن المرة القادمة!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>أنهِ السباق أولًا.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>المنتهية</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>تُحتسب هنا المباريات المنتهية.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>الليلة الأولى</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>المركز الأول يخصم {points} من نقاطك، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>المركز الأول يخصم {points} من نقاط {player}، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>استعمل أولًا الورقة التي سحبتها.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>الأول: ‎{points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>جزاء الغش، الكومة {pile} تضيف {points} إلى نقاطك، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>جزاء الغش، الكومة {pile} تضيف {points} إلى نقاط {player}، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>الحظ مع الجريء</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>الحظ يحفظ مواعيده.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>من مبارياتك، القديمة أيضًا؛ ولا تُحتسب المباريات بمساعدة</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>أربع سبعات: توضع فورًا. طال خط نقاطك قليلًا؛ وتضاف النقاط السبع عند نهاية الجولة.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>أربعة آصات</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>رباعية الآص!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>أربعة ألوان</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>من أربعة مشاركين إلى ستة عشر، على عدة أيام</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>يا أصدقاء! الليل في أوله.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>من الحركة</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>من الرزمة</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>من زاويتك</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>من {matches} بلا مساعدة، بمجال 80%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>من زاوية {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>العلامة كاملة.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>ألعاب يهم فيها لون الورقة.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>الضيف الكريم يسأل المتقدم ويرحم الآخرين</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>الضيف الكريم يعرض دنيًا على النوع الذي يجمعه خصمه</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>الضيف الكريم يدع المتأخرين يكسبون</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>الضيف الكريم يحب من الحركتين الجيدتين ما يرحم الآخرين</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>الضيف الكريم يفضّل ألا يمسّ خانات الآخرين</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>الضيف الكريم يفضّل ألا يمسّ خانات خصمه</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>اجعل يدك من نوع واحد قبل Ada: هذا هو Soy، وبه تكسب المباراة. الشارات تحت يدك تعدّ كل نوع؛ واضغط الرقم الصغير في الإطار لتنتقل إليه. الآص أعلى ورقة، والاثنان أدناها.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>التخلص من {card} بالغش.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>التخلص من {card} على خانة {player} رقم {slot}.</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>أخذ آخر أوراق {four}، بقيمة {count}.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>قاهر العمالقة</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>التخلي عن النقاط الـ{count}: تذهب إلى {player}.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>التخلي عن خانتك {slot}، وهي صالحة الآن.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تُركت</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>إعطاء البنت إلى Ada فكرة جيدة. لكن آصها يناسب أي رقم ويساوي 15. انقل البنت خلف الآص.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>انطلق!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>يستند إلى كل ما يمكنك معرفته، ويُعدّ مساعدة.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>مساء الخير. الظهر مستقيم، والأوراق مرفوعة.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>مساء الخير. أنا لا أخادع أبدًا. أم تراني أفعل؟</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>مساء الخير. هل نعدّ الأوراق؟</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>جيد.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>بأناقة. أكاد أُعجب.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>منحنى فر&amp;صة الفوز</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>ضيف الأمسية</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>ها! اكتبوا هذه، يا جماعة.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>نصف نتائج خصومك من ‎{low} إلى ‎{high}؛ والوسيط ‎{middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>نصف نتائجك من ‎{low} إلى ‎{high}؛ والوسيط ‎{middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>يد {player}‏، %n ورقة</numerusform>
            <numerusform>يد {player}، ورقة واحدة</numerusform>
            <numerusform>يد {player}، ورقتان</numerusform>
            <numerusform>يد {player}‏، %n أوراق</numerusform>
            <numerusform>يد {player}‏، %n ورقة</numerusform>
            <numerusform>يد {player}‏، %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>سلّم الشاشة.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>سلّم الشاشة إلى {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>صعبة</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>الصعب يتعلم أيضًا من حركات الآخرين ويجرؤ على الإعلان مبكرًا.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>الصعب يتذكر أيضًا ويستنتج ويخطط لعدة لمّات.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>الصعب يتتبع الأوراق القادمة ويجرّب كيف قد يستمر السباق.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>الصعب يتعلم من حركات خصمه ويحسب كيف قد تنتهي الجولة.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>الصعب يتذكر كل شيء ويقرأ عروضك ويتوقع أن تقرأ عروضه.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>اجعل خاناتك الأربع صالحة أربع مرات في مباراة Pariah واحدة.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>أن تصير عندك {kept} من {suit:al}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>هنا تُعدّ الكبة والديناري حمراء، والبستوني والسباتي سوداء.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>مرحبًا جميعًا! من الفائز؟</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>مخفي.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>عالٍ: قماش أسود وألوان صريحة</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>همم.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>همم. في أيامي كانت هذه يدًا طيبة.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>الأوسمة</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>احتمال كل ورقة عند كل لاعب</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>ما أجمل أنكم هنا!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>كم مرة جاءت كل نتيجة، بالنقاط؛ الأقل أفضل.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>كم مرة جاءت كل نتيجة، بالنقاط؛ الأكثر أفضل.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>يا للملل.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>كيف تلعب هنا</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>كم أنتم لطفاء جميعًا.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>أنا في المركز الأخير الليلة. لن يأتي إلا الأحسن.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>أنا {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>أنحني. قليلًا فقط، لكن أنحني.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>أحضرت بسكويتًا. وحظًا، إن شاء الله.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>أنادي</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>لا أطيق صبرًا لأحكي لهم في البيت.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>عددت مرتين، والأمر صحيح.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>لم أغشّ!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>أشعر بالحظ الليلة. قد أعذر من أنذر.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>كنت قدّرتها بواحد من خمسة.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>كنت أتدرب!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>فزت للتو على {other} في {game}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>لا شكوى عندي.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>لعبتها بأوراق أسوأ من هذه.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>أبقيها.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>أطرق.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>تعلمت شيئًا. نعيدها؟</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>قصدت هذا. تقريبًا.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>لم أحب هذه الأوراق قط.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>لنقل إنها مسودة رسم.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>ربطة عنق أدكن للغد إذن.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>كان عليّ أن أنتبه.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>ما زلت أفكر في {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>كان لا بد لأحد أن يفوز.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>أشكركم، وأشكر بنت الكبة.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>سأعرفها للمرة القادمة.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>فزت؟ فزت!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>إذا حدث خطأ سجّله {file}. والأمر «أبلغ عن مشكلة…» في قائمة «مساعدة» يجمع كل ما يلزم البلاغ.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>إذا أعلنت بقي لكل من الآخرين دور أخير. ثم يدفع من ليست خاناته الأربع صالحة. خاناتك كلها صالحة، فاضغط «أعلن» قبل أن تفسد Ada إحداها.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>إن كان جواب {player} لا، صارت ورقتك {card} عرضة للأخذ.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>إن كان جواب {player} لا، انكشف هناك أيضًا أنك تجمع {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>مستحيل</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>المستحيل يتذكر الجولة كلها ويستنتج ويزن الجوابين.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>المجموع: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>من فرصة الفوز: {cost}، من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>من فرصة الفوز: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>في كل جولة يتلاقى من تقاربت نقاطهم، ولا يتلاقى اثنان مرتين.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>في كل جولة ورقتان في الوسط هما الجائزة. يعرض كل من اللاعبين ورقة مقابل الجائزة، مقلوبة؛ ثم يُكشف العرضان. وفي الكومة على اليسار جوائز الجولات القادمة.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>بالترتيب</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>بالنقاط: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>في آخر {matches}، بمجال 95%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>في الصدارة: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>في الوسط كومة السحب، والورقة التي سحبتها، وكومة الرمي التي يمكنك تصفحها. بجانب كل اسم نقاطه؛ والخط الرفيع تحته يمتد إلى 300. والعلامة عليه تبين أين تصل بك الجولة الآن. آخر ورقة في كومة السحب تنهي الجولة.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>في الوسط كومة السحب، والورقة التي سحبتها، وكومة الرمي التي يمكنك تصفحها. بجانب كل اسم نقاطه؛ والخط الرفيع تحته يمتد إلى الحد، 100. والعلامة عليه تبين أين تصل بك الجولة الآن. آخر ورقة في كومة السحب تنهي الجولة.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>في هذه اللعبة لا يُفصل الحظ عن المهارة: تظهر التكاليف فقط.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>في {games} تُعدّ الكبة والديناري حمراء، والبستوني والسباتي سوداء.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>أدرج ال&amp;مباراة: أوراقها وحركاتها وأسماؤها</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>اخترعها Jeff، ويودّ أن يعرفها كل الناس في كل مكان.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>هذا يزيد أصغر كوماتك.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>الحساب مضبوط. شكرًا على اللعب.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>هذا غش، وقد يتهمك به الآخرون.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>هذا نزيه: لا يمكن لأحد أن يتهمك.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>لم يحن دورك بعد.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>ليس هذا دورك.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>حان دورك لتدفع: اختر ورقة من كل خانة، صالحة كانت أم لا. الآص يساوي 1. الأوراق الأرخص معلّمة سلفًا. اضغط «ادفع».</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>الدور لـ{player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>ما زال الحفظ متعذرًا.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>حُسمت في الجولة {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>تكسب مباريات أقل بقليل.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>تكسب {fewer} من كل 100 مباراة كهذه، لا {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>مبارياتها</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>تبقى مبارياتها في الألبوم.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>العب فحسب</translation>
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
        <translation>أبقِها</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>نوّع الرؤوس: كل رتبة مكشوفة تقبل ثلاث رتب.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>أبقها</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>الاحتفاظ بالأوراق الدنيا: لم تبقَ جائزة، وهي التي تفوز.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>واصل اللعب</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>إبقاء الورقة لما بعد: لا كومة تقبلها.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>أتُبقي الورقة أم لا</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>حرمان {player} من الجائزة.</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>إبقاء نقاطك كما هي.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>إبقاء نقاطك عند {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>إبقاء أصغر كوماتك عند {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>الاحتفاظ بـ{kept} من {suit:al}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>الأرقام من 1 إلى 6 تضعها؛ والمسافة إن لم تقبلها كومة.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>اطرق</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>الطرق أم الانتظار</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>اطرق ما دمت متقدمًا؛ وانتظر إن كان دور آخر قد يجلب نقاطًا.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>طَرْق!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك %n دورًا.</numerusform>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك دور واحد.</numerusform>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك دوران.</numerusform>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك %n أدوار.</numerusform>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك %n دورًا.</numerusform>
            <numerusform>اطرق، أو أنهِ هذا الدور: بقي لك %n دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>اطرق، أو أنهِ دورك.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>خروج المغلوب</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>الطرق.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>الطرق</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>وضعت: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>وضع {player}‏: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>نص أ&amp;كبر</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>أرقام كبيرة</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>آخر %n يوم</numerusform>
            <numerusform>آخر يوم</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %n أيام</numerusform>
            <numerusform>آخر %n يومًا</numerusform>
            <numerusform>آخر %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>الحركات الأخيرة</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>الليلة الأخيرة</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>الدور الأخير</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>السابقة: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>اضحكوا إن شئتم. كنت سأضحك.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>ضع رباعية الآص في Soi بعد سؤالين عنها على الأكثر.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>إيداع {card} في خانتك {slot}، بلا تكلفة هناك.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>لا تبدأ عاليًا إلا لورقة تستحق أفضل أوراقك.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>تعلّمها (دقيقتان)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>تعلّم {game} في دقيقتين</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>اخرج</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>ترك كل الخانات كما هي.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>اتركوني. لا، ابقوا ووزّعوا.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>ترك النقاط الـ{count} لـ{player}، مع الاحتفاظ بأوراقك.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>ترك رؤوس تقبل {share}% من الأوراق القادمة.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>اخرج بلا حفظ</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>السهمان الأفقيان بين الاختيارات، والعموديان بين الأخطاء.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>الباقي: ‎{points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>للأعسر: الأزرار والكومات على اليسار</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>القليل كثير</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>لنلعب.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>لنرَ ما يأتي به المساء.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>دفع {player} كومة من {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>تقليل ما تكسبه خانة {player} رقم {slot} بورقة {card}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>الحروف</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>رخصة {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>الرخص</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>الرخص…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>فاتحة أو داكنة، كسطح المكتب</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>كسطح المكتب</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>كالنظام: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>مثل {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>الحد</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>كتّاني</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>الأطول أولًا</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>انظر ما ينقص كل خانة، وكم بقي من تلك الأوراق.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>انظر أولًا: تلعب بعد لحظة. اضغط Enter لتتابع.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>ابحث عن مضاعف لـ100 قبل أن تدفع الأقل.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>افحص الكومات، ثم اتهم.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>انظروا، نجحت!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>الخسارة بعد التعادل، والاختيار من العروض.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>خسارة الجائزة، وأخذ العرضين.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>تخلّص من نقاطك: يبدأ كل لاعب بخمس، ومن بلغ 0 فاز. النقاط هي الكومات الصغيرة بجانب الأسماء. كل سباق يضيف نقاطًا، ومن ينهِ أولًا تُخصم منه نقاط.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>النقاط القليلة تفوز.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>خفض تكلفة خانتك {slot} من {rest} إلى {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>الحظ والمهارة</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>الحظ: ‎+{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>الحظ: ‎−{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>جعل خاناتك الأربع كلها صالحة: 50 نقطة إضافية.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>جعل خاناتك الأربع كلها صالحة: فلا تدفع شيئًا.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>جعل لعب ورقة أعلى صعبًا على {player}، والرهان {count}.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>جعل خانتك {slot} أصعب على الإفساد.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>جعل خانتك {slot} صالحة، وهي أولى الأربع.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>جعل خانتك {slot} صالحة: فتصير {count} من أربع.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>أعد اختياراتك الخاطئة، الأكثر تكلفة أولًا</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>جعل خانة {player} رقم {slot} أغلى بورقة {card}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>وسم المؤكد</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>وسم المعلومات المؤكدة على الأوراق المطلوبة (يُعدّ مساعدة)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>المعلَّم: الأخطاء، وبداية كل جولة.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>العلامات: أعلى فوز، أسفل خسارة.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>المباراة %v من %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>المباراة الجارية والسجلات</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>العب مثل الورقة الأخيرة أو أعلى، واكسب أوراق النقاط.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>معادلة {rank:al} وسحب %n ورقة.</numerusform>
            <numerusform>معادلة {rank:al} وسحب ورقة واحدة.</numerusform>
            <numerusform>معادلة {rank:al} وسحب ورقتين.</numerusform>
            <numerusform>معادلة {rank:al} وسحب %n أوراق.</numerusform>
            <numerusform>معادلة {rank:al} وسحب %n ورقة.</numerusform>
            <numerusform>معادلة {rank:al} وسحب %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>المباريات والرزم</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>تجري مراجعة المباريات. يمكنك مواصلة اللعب.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>مباريات لاعبَين فقط، وكل مرة مع خصم آخر.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>إصلاح خانتك {slot} وإفساد خانة {player} رقم {second}.</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>إصلاح خانتك {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>إصلاح خانتيك {slot} و{second} معًا.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>القوائم والحوارات</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>المتوسط ينظر في استعمالات أكثر ويفكر في المباراة كلها.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>المتوسط يتبع انطباعه الأول ويفسد خانات خصمه أيضًا.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>المتوسط ينوّع رؤوس كوماته ويبقي كومة صغيرة.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>المتوسط يتذكر آخر 10 ويطلب أوراقًا رآها تنتقل.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>المتوسط يتذكر ثلاث جولات ويقرأ عروضك وينوّع عروضه.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>المتوسط يجرّب كيف قد تستمر اللمّة.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>أزرق منتصف الليل</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>لي إذن.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>معظم الأوراق تغلب السبعة. وإن كسبت أخذتها Ada: بستوني ينقص عندك. اعرض ورقة أعلى ليست بستوني.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>معظم مبارياته تفترق عن هذه عند الحركة {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>الحركة والصوت</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>نقل {card} إلى أسفل يدك.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>الحركات السابقة</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>ي&amp;دي</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>أرفع قبعتي.</translation>
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
        <translation>الاسم، المقعد {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>قرب النهاية لا يبقى لكل ورقة إلا أماكن قليلة: استنتجها.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>أمسية جديدة…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>لعبة {game} جديدة</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>لعبة جديدة…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>هل {game} جديدة عليك؟</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>هل {game} جديدة عليك؟ تعلّمها في دقيقتين</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>بطولة جديدة</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>بطولة {game} جديدة</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>ال&amp;جولة التالية</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>الضيف التالي، المقعد {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>الخ&amp;طأ التالي</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>الشهر التالي</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>السباق التالي</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>ثم سحبت عشرة سوداء ووضعتها تحت ولدك. الخانات الأربع صالحة. اطرق قبل أن تفسد Ada إحداها: يبقى لها دور أخير، ثم تنتهي الجولة.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>التالية: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>لم تُحفظ GIF متحركة.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>لا اختيار بعد هذا.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>لا اختيار قبل هذا.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>لا خانة تكسب شيئًا.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>«لا» تنهي اللمّة: تكسب Clara نقطتين بتسعتها، مع أنك تستطيع معادلتها. اصنع زوجًا.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>لم تُسجّل أخطاء.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>لا يمكن لعب أمسية ما دام Soirée لا يحفظ شيئًا.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>بلا ختام</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>لا خط في هذا النظام يحوي حروف {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>لا رباعيات.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>لا لعبة باسم {name}؛ الألعاب هي {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>لا تلميح هنا.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>لا مباراة في هذا الشهر تصلح للمراجعة.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>لم تضع أي مباراة. قد تساعد التفاصيل في إصلاحه.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>لم توجد مباريات.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>لا خطأ بعد هذا.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>لا خطأ قبل هذا.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>لم توجد أخطاء.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>لا حركة أفضل.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>لا كومة تقبلها: المسافة تبدأ كومة جديدة.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>لا كومة تقبل السبعة: يلزمها ستة أو سبعة أو ثمانية. ما دامت الكومات أقل من ست، تبدأ ورقة كهذه كومة جديدة. اضغط المسافة، أو انقر المكان الفارغ التالي.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>لا كومة تقبل {card}: ابدأ كومة جديدة بهذه الورقة.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم توجد مسائل.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>لا ورقة نقاط في الميدان</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>بلا اختصار</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>لا خطأ بعينه، لكن الخسائر الصغيرة تتراكم.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>لا كلام عبر الطاولة، من فضلكم.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>لا! فالدور لـBasil. كان قد سمع أن عندك ملكًا، فأخذه منك. أفضل مصغٍ يفوز: هذه Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>لا، لا، لا.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>لا، شكرًا</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>لا.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>لن يلحق بك أحد بعد الآن.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>لن يلحق أحد بـ{player} بعد الآن.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>لا أحد يدفع.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>لا أحد عنده {card}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا حركة</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>لا خانة صالحة عندك.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>لا خانة صالحة عند {player}.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>لا كومة تقبلها: المسافة تنقلها إلى أسفل يدك، إلى أن تعود ورقتك {card}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>غير موجود في المساعدة.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>لم تُلعب</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>لم تُلعب بعد</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>لم تُحل بعد</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>لم تُجرّب</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>ملاحظة: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>عُلم.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>لا شيء آخر مؤكد الآن. جرّب تخمينًا: اطلب من Basil ملك الكبة.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>لم يوجد شيء</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>لم يحدث شيء بعد.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>الآن أعلنت Ada، وستدفع أنت: لا ورقة أعلى من العشرة الحمراء في خانتك الثانية. اجعل Ada تدفع أيضًا: ضع العشرة التي سحبتها على الاثنين الحمراء عندها، أرخص ورقة كانت ستدفع بها.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>اختر الآن مكانها، أو ورقة أخرى.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>الآن يلعب الجميع معًا. تابع متى كنت مستعدًا.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>الورقة الأخيرة الآن سبعة. الآص يكسب اللمّة، وعلى كل من الآخرين أن يرمي كل ورقة فوق السبعة ويكشف الباقي. العب الآص.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>عدد اللاعبين</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>يبقى عندك من نوع ثانٍ {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>يبقى عندك من نوع واحد {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>يبقى من أوراقك نحو {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>من {cards} أوراق عندك كانت {count} من {suit:al}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>من {cards} أوراق عند {player} كانت {count} من {suit:al}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>معطّل مبدئيًا مع قارئ الشاشة، لأن السماع يأخذ وقتًا.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>يا ويلي، يا ويلي.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>آه، رائع!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>الولد على كومة الرمي لا ينفعك. وعلى العشرة الحمراء يجعل خانة صالحة.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>على حساب المضيف</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>يفعل المرء ما يستطيع.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>ضيف واحد يلعب كأحسن ما يكون اللعب.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>بُدّلت إحدى أوراق {player} بعد الإعلان: فلا تُبدّل غيرها.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>تصير كومة نقاطًا: اضغط رقم كومة صغيرة.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>سباق واحد للجميع</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>لا شكوى. ربما تنهيدة.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>العشرة وحدها تحل محل آص مكشوف.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>لا تُقارن إلا مباراة منتهية.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>لا يغلب الملك إلا الآص. ستكسب ورقتي كبة لا تنفعانك، وتأخذ Ada أفضل بستوني عندك.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>الملاحظات لمباريات الألبوم فقط.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>لا يرى الأوراق خلف الستار إلا هذا اللاعب.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>الآن آصك وحده عالٍ بما يكفي. الآص يكسب فورًا، لكنه أثمن من 3 نقاط. قل «لا»: تنال Clara ورقة النقاط، وتبدأ أنت اللمّة التالية.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>أوه. الورقة الخطأ.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>افتح حدي&amp;ثًا</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>الخصوم يعلّقون</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>نتائج الخصوم</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>ترتيب الاختيارات</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>البديل: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>خارج المباراة.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>زايد على خصمك ورقة بورقة حتى تصير يدك كلها من نوع واحد.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>‏PDF للطباعة (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>كان الصبر كريمًا معي.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>الصبر ورقة كسائر الأوراق.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>ادفع</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>دفع أقل ما يمكن: فتصير نقاطك {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>لا تدفع في هذه الورقة أكثر من قيمتها قياسًا بما يليها.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>ادفع ورقة من كل خانة: {sum}، فيصير المجموع {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>دفع {cards}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>دفع {more} فوق الواجب: فتصير نقاطك {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>ادفع {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>ادفع {sum} فيصير المجموع {after}: عندها يمكنك خصم 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>الدفع</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>الدفع: %n نقطة.</numerusform>
            <numerusform>الدفع: نقطة واحدة.</numerusform>
            <numerusform>الدفع: نقطتان.</numerusform>
            <numerusform>الدفع: %n نقاط.</numerusform>
            <numerusform>الدفع: %n نقطة.</numerusform>
            <numerusform>الدفع: %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>الدفع: {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>لعلها أفضل: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>لعلها الحركة الفضلى.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>رفعت الورقة {card}؛ يقبلها %n مكانًا.</numerusform>
            <numerusform>رفعت الورقة {card}؛ يقبلها مكان واحد.</numerusform>
            <numerusform>رفعت الورقة {card}؛ يقبلها مكانان.</numerusform>
            <numerusform>رفعت الورقة {card}؛ تقبلها %n أماكن.</numerusform>
            <numerusform>رفعت الورقة {card}؛ يقبلها %n مكانًا.</numerusform>
            <numerusform>رفعت الورقة {card}؛ يقبلها %n مكان.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>رفعت الورقة {card}؛ مكان واحد يقبلها.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>ما زالت في الكومة 4 ورقة واحدة. أن ترى هذا بسرعة هو فن اللعبة.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>الكومة {number} تضيف إلى نقاطك %n نقطة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاطك نقطة واحدة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاطك نقطتين. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاطك %n نقاط. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاطك %n نقطة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاطك %n نقطة. وEnter يأخذها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>الكومة {number} تضيف إلى نقاط {player}‏ %n نقطة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاط {player} نقطة واحدة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاط {player} نقطتين. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاط {player}‏ %n نقاط. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاط {player}‏ %n نقطة. وEnter يأخذها.</numerusform>
            <numerusform>الكومة {number} تضيف إلى نقاط {player}‏ %n نقطة. وEnter يأخذها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>في الكومة {number} %n ورقة، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
            <numerusform>في الكومة {number} ورقة واحدة، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
            <numerusform>في الكومة {number} ورقتان، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
            <numerusform>في الكومة {number} %n أوراق، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
            <numerusform>في الكومة {number} %n ورقة، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
            <numerusform>في الكومة {number} %n ورقة، وكل ورقة نقطة. الكومة 6 تكلّفك نقطة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>الكومة {number} عند {player}‏: {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>الكومة {number}، مغطاة</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>الكومة {number}، فارغة</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>الكومة {number}، أعلاها {card}، %n ورقة</numerusform>
            <numerusform>الكومة {number}، أعلاها {card}، ورقة واحدة</numerusform>
            <numerusform>الكومة {number}، أعلاها {card}، ورقتان</numerusform>
            <numerusform>الكومة {number}، أعلاها {card}، %n أوراق</numerusform>
            <numerusform>الكومة {number}، أعلاها {card}، %n ورقة</numerusform>
            <numerusform>الكومة {number}، أعلاها {card}، %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>ضعها في الصف، أو اختر الورقة ثانية.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>وضع الورقة {card} مقلوبة في خانتك {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>وضع {card} على الكومة {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>وضع {card} على {other} في خانتك {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>وضع {card} على {other} في خانة {player} رقم {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>ضع {card} بدل ورقة مقلوبة لك أو مكشوفة لغيرك، أو ارمها.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>ضع {card} بدل ورقة مقلوبة لك أو مكشوفة عند {player}، أو ارمها.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>المركز {place} من {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>المركز {place}: تم</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>المركز {place}: تعثّر</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>المركز {rank}، ولك ‎%n نقطة؛ والفوز لـ{winner}.</numerusform>
            <numerusform>المركز {rank}، ولك نقطة واحدة؛ والفوز لـ{winner}.</numerusform>
            <numerusform>المركز {rank}، ولك نقطتان؛ والفوز لـ{winner}.</numerusform>
            <numerusform>المركز {rank}، ولك ‎%n نقاط؛ والفوز لـ{winner}.</numerusform>
            <numerusform>المركز {rank}، ولك ‎%n نقطة؛ والفوز لـ{winner}.</numerusform>
            <numerusform>المركز {rank}، ولك ‎%n نقطة؛ والفوز لـ{winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>العب &amp;توزيعة…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>العب ورقة بعلو الأخيرة أو أعلى، أو قل «لا». الورقة الأخيرة تسعة، وعندك تسعة: العبها. الورقة المساوية تصنع زوجًا، فتسحب ورقة أخرى.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>لعب الورقة بالنقرة الثانية لا بالأولى</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>العب ورقة {rank} أو أعلى، أو قل «لا» فتنتهي اللمّة.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>العب ورقة {rank} أو أعلى، أو قل «لا».</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>العب ثانية</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>العب أمام {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>العب ورقة {rank} أو أعلى، أو قل «لا» فتنتهي اللمّة.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>العب ورقة {rank} أو أعلى، أو قل «لا».</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>العب من &amp;هنا</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>العب من هنا</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>مواصلة اللعب لتصلح خانات أكثر.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>تلعب أم تقول لا</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>تشغيل أصوات الأوراق والأدوار والفوز</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>العب آخر أربع أوراق متساوية في Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>العب الباقي</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>لعب {card}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>اللعب إلى</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>العب مباراتك</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>العب {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>العب: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>الملعوبة</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>لُعبت بمساعدة.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>لُعبت بمساعدة: تُحتسب على حدة في إحصاءاتك.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>الملعوبة: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>اللاعب {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>يلعب كل لعبة على أسهل مستوياتها.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>يلعب كل لعبة على مستواها المتوسط.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>يلعب كل لعبة على أقوى مستوياتها.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>يرجى نشر البلاغات في {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>نقاط التقدم</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>لا قيمة للنقاط بلا فرصة نيلها: زن الأمرين.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>نقاط كل سباق</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>نقاط كل جولة</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>الموضع في المباراة</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>مواقف للحل، منها موقف اليوم</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>اختيارك الساب&amp;ق</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>تهيئة خانتك {slot}: أوراق أكثر ستجعلها صالحة.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>اضغط أي مفتاح أو انقر لتتابع.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>اضغط أي مفتاح أو انقر لتستعيد مقعدك.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>الضيف السابق، المقعد {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>الخطأ الس&amp;ابق</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>الج&amp;ولة السابقة</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>الجائزة</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>الجائزة {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>الجائزة: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>مسألة اليوم</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المسائل</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>حُلّت المسائل في %n يومًا على التوالي.</numerusform>
            <numerusform>حُلّت المسائل في يوم واحد على التوالي.</numerusform>
            <numerusform>حُلّت المسائل في يومين على التوالي.</numerusform>
            <numerusform>حُلّت المسائل في %n أيام على التوالي.</numerusform>
            <numerusform>حُلّت المسائل في %n يومًا على التوالي.</numerusform>
            <numerusform>حُلّت المسائل في %n يوم على التوالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>مشكلات: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>العملية {process} للمستخدم {user} تمسك {lock}، فلا تُحفظ المباريات والإعدادات هذه المرة.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>لعبتم كما يجب. ولعبت أنا أفضل.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>إثبات قبل كل مباراة أن الأوراق غير منتقاة</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>تكوين خالص.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>أعدت {card}.</translation>
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
        <translation>رباعية</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>أسئلة هذه الجولة، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>أيدٍ سريعة</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>سابق لتضع أوراقك، الكل معًا، وتخلّص من نقاطك.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>السباق {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>السباق {round}، {position} من {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>سباقات فقط.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>يد سباق {player}، الباقي %n ورقة</numerusform>
            <numerusform>يد سباق {player}، الباقي ورقة واحدة</numerusform>
            <numerusform>يد سباق {player}، الباقي ورقتان</numerusform>
            <numerusform>يد سباق {player}، الباقي %n أوراق</numerusform>
            <numerusform>يد سباق {player}، الباقي %n ورقة</numerusform>
            <numerusform>يد سباق {player}، الباقي %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>رفع نقاط خانتك {slot} من {rest} إلى {count}.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>المركز</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>الرتب تدور في حلقة: الآص يوضع على الملك كما على الاثنين. في النهاية تصير كومة نقاطًا عليك، فأبقِ كومة صغيرة جدًا. الاثنان وحدها: ضع الآص على الملك.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>بلوغ {count}، وهو من مضاعفات 100: فيمكنك خصم 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>قراءة المباريات</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>قراءة المباريات: %v من %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>سباق في الوقت الحقيقي؛ وإلا لعب كل في دوره</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>حقًا؟ أنا؟ يا سلام!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>أحمر وأسود</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>الأوراق المرسومة</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>أعد العرض</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>أبلغ عن م&amp;شكلة…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>الإبلاغ عن مشكلة</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>إعادة التوزيعة من البداية</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>استعد الأصل</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>النتيجة: {share} من المباراة، والحصة المتساوية {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>م&amp;راجعة</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>راجع</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>راجع كل مباريات هذا ال&amp;شهر</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>مراجعة كل مباراة تلقائيًا عند انتهائها</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>راجع هذه المباراة</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>راجعها Soirée، من جهة {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>صحيح، لا خسارة في ورقة كبة. لكن معظم الأوراق تغلب الخمسة، فيذهب البستوني إلى Ada. اعرض ورقة أعلى.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>حسنًا، من يريد أن يخسر أولًا؟</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>الخطر: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>سُرقت!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>دوري كامل</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>الجولة {number} من {rounds} على الأكثر</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>الجولة {number} من {rounds}، اللمّة {hand} من {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>الجولة {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>الجولة {round}، {position} من {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>الا&amp;ختصارات…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>نص أ&amp;صغر</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>صفحة الب&amp;داية</translation>
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
        <translation>الرتبة نفسها أو مجاورة: اضغط {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>ا&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>احفظ في م&amp;كان آخر…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>حفظ نسخة</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>احفظ نسخة…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>احفظ &amp;GIF متحركة…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>حفظ GIF متحركة</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>احفظ صورة…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>احفظ في مكان آخر…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>احفظ المباريات</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>حفظ GIF المتحركة باسم</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>حفظ الرسم باسم</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>حفظ المباراة باسم</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>حفظ المباريات باسم</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>حفظ البرنامج باسم</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>حفظ البلاغ</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>حفظ النتيجة باسم</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>حفظ {chart} صورة</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>حُفظ باسم {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>حُفظت.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>احفظ…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>قول «لا».</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>القول إن كل شيء نزيه.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>أنواع أوراق النقاط</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>الشاشة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>ابحث</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>ابحث في الأسماء والنصوص</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>ابحث: لعبة، لاعب، مستوى، يوم</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>الموسم {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>الموسم {season}، الأمسية {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>شاهد النقاط</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>شاهد الطاولة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>أمور صغيرة عدة تجعلها أفضل.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>أمور صغيرة عدة تجعلها أفضل. أكبرها: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>حصته من المباراة</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>مشاركة النتيجة</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>حصة الفوز</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>حصة الفوز حسب اللعبة</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>حصة الفوز حسب المستوى</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>حصة الفوز مع الزمن</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>مشترك</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>شارك…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>مباريات قصيرة</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>الأقصر أولًا</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>أظهر كل المباريات</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>أظهر التفاصيل</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>اعرض النهاية</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>أظهر الحل</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>اعرض هذا الموقف</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>إظهار خاناتك الصالحة</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>كُشفت بعد آص وما زالت هنا: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>اللوحة ال&amp;جانبية</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>موقّعة ومؤرخة. شكرًا.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>اجلسوا. الليل للشجعان.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>ست كومات ولا واحدة تقبلها: المسافة تناديها وتنقلها إلى أسفل يدك.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>المهارة</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>المهارة والباقي لم ينحازا إلى أحد.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>المهارة والباقي: ‎+{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>المهارة والباقي: ‎−{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطَّ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>لا يستطيع Soirée التأكد من أنه يعمل مرة واحدة فقط لأن {file} لا يُقفل ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>مباريات Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>شوهد الحل</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>حُلّها</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>حُلّ مسألة اليوم</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>حللتها!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>حدث خطأ ما في المرة الأخيرة التي عمل فيها Soirée.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>حدث خطأ ما. التفاصيل في {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>ترتيب أوراق الحواسيب، فتدلّ أماكنها عليها</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>يلزم الصوت {package}، وهي غير مثبّتة.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>الأصوات مكتومة.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>الأصوات تعمل.</translation>
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
        <translation>‏Soy بهذه السرعة</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>نطق الأحداث عند عدم وجود قارئ شاشة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>السرعة ليست من ذلك: فهي من المهارة.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>السرعة {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>صرف أدنى أوراقك والاحتفاظ برتبة {rank:al}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>الضيف الكائد يسأل آخر من أخذ منه ورقة</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>الضيف الكائد يعرض عاليًا على النوع الذي يجمعه خصمه</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>الضيف الكائد يحب من الحركتين الجيدتين ما يضر الآخرين</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>الضيف الكائد يفضّل إفساد خانات الآخرين</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>الضيف الكائد يفضّل إفساد خانات خصمه</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>الضيف الكائد يحاول منع النقاط عن المتقدمين</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>أفسد الخانة التي يصعب تعويض ورقتها الصالحة.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>تخريب خانة {player} رقم {slot} قبل أن تصلح.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>بلا شائبة</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>توزع النقاط</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>بدء كومة بورقة {card}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>بدء كومة: لا كومة تقبل الورقة.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>ابدأ من جديد</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>الإح&amp;صاءات</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>كومة السحب، {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>سحب: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>الاستراتيجية</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>الأقوى</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>تعثّرت!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>أشعة الشمس</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>بدّل الأوراق حتى تصلح خاناتك الأربع، ثم قل Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>سويسري</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>مبادلة الورقتين المقلوبتين في خانتك {mine} وخانة {player} رقم {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>مبادلة الورقتين المقلوبتين في خانتيك {mine} و{theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>مبادلة الورقتين المقلوبتين في خانتي {player} رقم {mine} ورقم {theirs}.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>خذ بآص واحد 14 ورقة أو أكثر في Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>اخصم 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>اخصم 50 من نقاطك، أو أبقها كما هي.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>خصم 50 من نقاطك.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>خصم 50: فتصير نقاطك {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>خذها</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>خذ النوع الذي تجمعه، أو الذي يجمعه الآخر.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>أخذ {cards}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>لعب دورين إضافيين متتاليين.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>شكرًا. لكم أن تخلطوا.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>حُذفت تلك الأمسية؛ مبارياتها في الألبوم.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>هذا تخمين أيضًا، وينكشف به لـ{player} ما عندك. جرّب التخمين مع Basil المقابل لك: اطلب منه ملك الكبة.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>هذا مسموح وقد يفسد خانة Ada. لكن التسعة تجعل خانتك الثانية صالحة، فتصلح الأربع كلها.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>هذا أكثر من مباراة، لأن الحظ والآخرين أعادوا فرصًا.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>هذا ليس مباراة ولا رزمة أوراق ولا كلمة توزيعة.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>هذا يترك لـAda عشرة البستوني، ويعطيك ورقة كبة بدلها. اترك لها الكبة.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>هذا يترك لـAda ستة البستوني، ويعطيك ورقة كبة بدلها. اترك لها الكبة.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>هذا يترك لـAda ثمانية البستوني، ويعطيك ورقة كبة بدلها. اترك لها الكبة.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>هذا ينقل البنت إلى خانة أخرى لك فتفسدها أيضًا. أعطها إلى Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>هذا يخلط أوراق Ada فقط. وتبقى بنتك تفسد خانتك الأولى.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>هذا يخلط أوراقك أنت فقط، والبنت ما زالت تفسد خانتك الأولى.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>كان هذا رائعًا منك.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>يكفي هذا.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>لن يتكرر هذا.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>صحّ الأمر كما حسبته.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>المجموع %n نقطة. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
            <numerusform>المجموع نقطة واحدة. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
            <numerusform>المجموع نقطتان. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
            <numerusform>المجموع %n نقاط. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
            <numerusform>المجموع %n نقطة. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
            <numerusform>المجموع %n نقطة. تكفي 16: علّم الورقة الأدنى في كل خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>هذا يفسد خانتك الرابعة: التسعة السوداء ليست أعلى من عشرة. وAda لن تدفع شيئًا.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>هذا يفسد خانتك الرابعة: التسعة السوداء ليست أعلى من تسعة. الخانة الثانية تحتاج التسعة.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>هذا يفسد خانتك الثالثة: العشرة السوداء ليست أعلى من عشرة. وAda لن تدفع شيئًا.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>تكسب 3 نقاط، وتصرف عليها أفضل أوراقك. اللمّات القادمة تصل إلى 10. قل «لا» هذه المرة.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>كلّفت الاختيارات {cost}، وعددها %n.</numerusform>
            <numerusform>كلّف الاختيار الوحيد {cost}.</numerusform>
            <numerusform>كلّف الاختياران {cost}.</numerusform>
            <numerusform>كلّفت الاختيارات {cost}، وعددها %n.</numerusform>
            <numerusform>كلّفت الاختيارات {cost}، وعددها %n.</numerusform>
            <numerusform>كلّفت الاختيارات {cost}، وعددها %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>الاثنان أدنى ورقة: ستأخذ Ada ورقتي البستوني. لتكسبهما اعرض عاليًا.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>الأرجح أن تخسر الخمسة وتعود أيضًا. لكن الثلاثة تخسر أمام أوراق أكثر، والتأكد أفضل.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>السبعة تغلب كل ورقة حتى الستة. عندها تأخذ أنت ورقتي الكبة، وAda البستوني منك. اعرض أدنى.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>الثمانية تغلب كل ورقة حتى السبعة. عندها تأخذ أنت ورقتي الكبة، وAda البستوني منك. اعرض أدنى.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>تعادلت الثمانيتان فعرضتما ثانية، وعشرة Ada تغلب ستتك. خاسر التعادل يختار من كل العروض: هنا ثلاثًا من الأوراق الأربع. اختر أوراق البستوني الثلاث.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>تعرض GIF المباراة من زاوية النظر الحالية، بـ{most} حركة على الأكثر.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>يدفع المتهم {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>الآص يناسب الاثنين. لكن الكومة 4 تصير ورقتين: نقطة زائدة إن اضطررت أن تأخذها. ضع الآص على الملك، الكومة 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>الآص يكسب اللمّة فورًا: أفضل أوراقك مقابل نقطتين فقط. احتفظ به، واصنع زوجًا بالتسعة.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>الآص: الآن أم لاحقًا</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>تعذّر حفظ GIF المتحركة ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>حُفظت GIF المتحركة باسم {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>الإعلان هو SHA-256 لرقم سري. تُصنع الأوراق من الرقم ومن كلمتك، فلا يستطيع أي طرف أن ينتقيها. والمباراة المحفوظة تحوي الاثنين، و«soiree check» يتحقق منهما.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>المؤلف مجهول.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>لا يمكن استعمال الظهر {file}: ليس فيه صورة «back».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>لم يعد الظهر {file} موجودًا.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>الحركة الفضلى.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>اليد الأفضل كان لها الرأس الأفضل.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>العرض بعد التعادل</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>المكافأة تخصم {points} من نقاطك، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>المكافأة تخصم {points} من نقاط {player}، فصارت ‎{total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>الورقة المسحوبة عند {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>الورقة المكشوفة توضع على كومة من الرتبة نفسها أو رتبة مجاورة؛ ولا أهمية للأنواع. كشفت ملكًا. اضغط 3، كومة البنت، أو انقرها، أو اسحب الملك إليها.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>الأوراق تغار مني.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>أعطتك الأوراق {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>لم تنحز الأوراق إلى أحد.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>الأوراق تعرف صديقها حين تراه.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>تبقى أوراق السباق مغطاة حتى ينتهي.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>أخذت منك الأوراق {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>فرصة الفوز تبقى كما هي تقريبًا.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>يبدأ الرسم بعد السباق الأول.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>يبدأ الرسم بعد الجولة الأولى.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>أشارت الساعة مرة إلى {day}، وهو لم يأتِ بعد. تبقى الأيام كما هي.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>مباريات الحواسيب</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>التكلفة غير معروفة بما يكفي: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>التكلفة غير معروفة: المراجعة تسعّر الحركات الأولى من مباراة طويلة.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>تكلفة %n اختيارًا غير معروفة.</numerusform>
            <numerusform>تكلفة اختيار واحد غير معروفة.</numerusform>
            <numerusform>تكلفة اختيارين غير معروفة.</numerusform>
            <numerusform>تكلفة %n اختيارات غير معروفة.</numerusform>
            <numerusform>تكلفة %n اختيارًا غير معروفة.</numerusform>
            <numerusform>تكلفة %n اختيار غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>يبدأ المنحنى عند {first}، وأدناه {least} بعد المباراة {trough}، وأعلاه {most} بعد المباراة {peak}، وهو الآن {now} بمجال {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>نفدت الرزمة</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>نفدت الرزمة واليدان متساويتان: تعادل.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>نفدت الرزمة: الفوز لك بالأوراق الأدنى.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>نفدت الرزمة: الفوز لـ{player} بالأوراق الأدنى.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>تعذّرت قراءة الرزمة {file}: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>لا يمكن استعمال الرزمة {file}: فيها صورة ليست PNG ولا JPEG، أو تالفة.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>لا يمكن استعمال الرزمة {file}: أوراق بهذا الشكل لا تسعها الطاولة.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>لا يمكن استعمال الرزمة {file}: رسمها يستهلك وقتًا أو ذاكرة أكثر مما ينبغي.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>لا يمكن استعمال الرزمة {file}: فيها نص برمجي أو صفحة ويب.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>لا يمكن استعمال الرزمة {file}: ينقصها رسم {card} (لا صورة باسم «{missing}»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>لا يمكن استعمال الرزمة {file}: إنها تالفة.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>لا يمكن استعمال الرزمة {file}: ليست صورة SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>لا يمكن استعمال الرزمة {file}: رسمها معقد جدًا.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>لا يمكن استعمال الرزمة {file}: إنها كبيرة جدًا.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>لا يمكن استعمال الرزمة {file}: تشير إلى شيء خارج الملف.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>لا يمكن استعمال الرزمة {file}: رسم {card} فيها لا يملأ مساحة الورقة.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>لا يمكن استعمال الرزمة {file}: شكل ظهرها يختلف عن وجوهها.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>لا يمكن استعمال الرزمة {file}: شكل {card} فيها يختلف عن بقية الأوراق.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>لم تعد الرزمة {file} موجودة.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>الرزمة {file} ليست ملفًا.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>سطح المكتب يطلب تقليل الحركة.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>كومة الرمي: %n ورقة، الأحدث أولًا</numerusform>
            <numerusform>كومة الرمي: ورقة واحدة، الأحدث أولًا</numerusform>
            <numerusform>كومة الرمي: ورقتان، الأحدث أولًا</numerusform>
            <numerusform>كومة الرمي: %n أوراق، الأحدث أولًا</numerusform>
            <numerusform>كومة الرمي: %n ورقة، الأحدث أولًا</numerusform>
            <numerusform>كومة الرمي: %n ورقة، الأحدث أولًا</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>خُلطت كومة الرمي وصارت كومة السحب.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>تعذّرت قراءة الأمسية ({reason})؛ حُفظ الملف باسم {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>الأمسية في {file} محفوظة بإصدار أحدث من Soirée، فيتركها هذا الإصدار كما هي.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>تُفتح الأمسيات واحدة بعد الأخرى. والألعاب كلها مفتوحة دائمًا.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>السهم الهابط هو الحد: ما فوق {last} نقطة هو الطرف السيئ.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>الختام يحسم المركزين الأول والثاني.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>الخانة الأولى صالحة وستبقى صالحة. لكن الثانية تحتاج ورقة أعلى من الاثنين. ضع التسعة هناك.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>أقصر أربع مباريات، الواحدة تلو الأخرى.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>الرابعة</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>الولد عالٍ بما يكفي. لكنك لا تسحب به ورقة، والتسعة يصعب لعبها لاحقًا. اصنع زوجًا.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>قد يكسب الولد النقاط الأربع إن لم يلعب أحد أعلى منه. لكن الآص يكسبها حتمًا، ويأخذ أوراق الآخرين العالية. العب الآص.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>الملك على البنت، وكُشفت الورقة التالية. هنا تنتظرك Ada؛ وفي سباق حقيقي لا أحد ينتظر، والمفتاح الخاطئ يكلّف لحظة. P للإيقاف المؤقت.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>الأرجح أن يكسب الملك، لكن العرضين للخاسر: ستعطي Ada أفضل بستوني عندك. ورقة عالية من نوع آخر تكسبهما أيضًا.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>الحركة الأخيرة قبل الأولى.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>ال&amp;حركات الأخيرة</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>أُلغيت الحركة الأخيرة.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>تعذّرت قراءة آخر حركات المباراة المنتظرة ({reason}). تستمر المباراة مما قبلها؛ وهي محفوظة باسم {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>الجزء الأخير أطول من {most} حرفًا.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>الجزء الأخير ناقص: رقم أو أي نص.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>الرتب الأخيرة</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>الجولة الأخيرة</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>الغار هو الطرف الجيد: الأقل نقاطًا يفوز.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>الغار هو الطرف الجيد: الأكثر نقاطًا يفوز.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>تعذّرت كتابة السجل في {file} ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>السجل في {folder}. لم تضع أي مباراة.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>يظهرها السجل، ويجدها الألبوم. والملاحظة الفارغة تُحذف.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>الطاولة الطويلة</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>الأوراق الأدنى تفوز.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>المباراة مستمرة.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>تعذّرت مراجعة المباراة ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>تنتهي المباراة</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>يجري فتح المباراة…</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>المباراة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>حُفظت المباراة باسم {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>أُعيدت الحركة.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>العلامة: ‎{points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>حُذفت الملاحظة.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>حُفظت الملاحظة.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>كانت الاحتمالات معي، ولو لمرة.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>ما زال في العجوز مباراة.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>الثلاثة الآخرون هنا، وأوراقهم مقلوبة. بجانب كل اسم نقاطه. والخط الرفيع تحته يمتد إلى 200: متى بلغ أحد 200 بعد جولة فاز الأكثر نقاطًا. والعلامة تبين إلى أين تصل الرباعيات بصاحبها.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>الآخرون ما زالوا يلعبون…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>الجزء الخاص بـ{option} هو {found}؛ يجب أن يكون {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>الموقف في الحافظة؛ والأمر «العب توزيعة…» يفتحه في مكان آخر.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>الثمن</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>الجائزة ورقتا بستوني، وأنت تجمع البستوني. العرض الأعلى يكسب الجائزة؛ وللآخر العرضان. اعرض بنت الديناري: هي عالية، وليست بستوني. انقر البنت، ثم مكانك.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>حُلّت المسألة.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>انتهى السباق.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>انتهى السباق. كنت الأول، لكنك تعثّرت بورقة واحدة: نقطة، فصار عندك 6. وكلاكما فتح كومة سادسة، فيأخذ كل منكما أيضًا كومة نقاطًا. اختر أصغر كوماتك، الورقة الوحيدة: اضغط 6، ثم Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>السباق متوقف مؤقتًا. اضغط P لتتابع.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>السباق في انتظارك.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>حُذف سجل هذه المباراة.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>تعذّرت قراءة سجل المباراة المنتهية {file} ({reason})، فلا تُحتسب المباراة.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>حُذفت سجلات %n مباراة؛ وتبقى نتائجها.</numerusform>
            <numerusform>حُذف سجل مباراة واحدة؛ وتبقى نتيجتها.</numerusform>
            <numerusform>حُذف سجلا مباراتين؛ وتبقى نتيجتاهما.</numerusform>
            <numerusform>حُذفت سجلات %n مباريات؛ وتبقى نتائجها.</numerusform>
            <numerusform>حُذفت سجلات %n مباراة؛ وتبقى نتائجها.</numerusform>
            <numerusform>حُذفت سجلات %n مباراة؛ وتبقى نتائجها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>إعادة العرض متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>البلاغ في {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>تعذّر حفظ المراجعة ({reason}): تُحسب من جديد عندما تفتحها.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>بدأت المراجعة.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>أُلغيت المراجعة.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>حصيلة الجولة: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>انتهت الجولة.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>تنتهي الجولة ونقاطك {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>الصف، فارغ</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>الصف، آخر ورقة أولًا: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>الأوراق نفسها، تلعبها الحواسيب</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>التوزيعة نفسها من البداية.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>التفويت نفسه كما سبق، ويُحسب مرة واحدة حيث بدأ.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>الكلمة نفسها توزّع الأوراق نفسها في كل مكان. والرقم أو النص كذلك مع خيارات {game} أدناه.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>ورقة النقاط لك، وذهبت أوراقهم العالية، ورأيت ما أبقوا. كلما كانت الورقة تحت آصك أدنى خسر الآخرون أكثر.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>كان الإعداد {setting} يساوي {found}، وليس عددًا صحيحًا من {least} إلى {most}، فصار {default}؛ وحُفظ الملف القديم باسم {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>كان الإعداد {setting} يساوي {found}، وليس من {choices}، فصار {default}؛ وحُفظ الملف القديم باسم {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>كان الإعداد {setting} يساوي {found}، وهي قيمة غير صالحة، فصار {default}؛ وحُفظ الملف القديم باسم {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>عدد الأوراق في الأيدي لا يترك احتمالًا آخر.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>أصغر كومة</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>نفدت كومة السحب، ولم يعلن أحد.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>نفدت كومة السحب، ولم يطرق أحد.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>كومة السحب، %n ورقة</numerusform>
            <numerusform>كومة السحب، ورقة واحدة</numerusform>
            <numerusform>كومة السحب، ورقتان</numerusform>
            <numerusform>كومة السحب، %n أوراق</numerusform>
            <numerusform>كومة السحب، %n ورقة</numerusform>
            <numerusform>كومة السحب، %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>أقوى الضيوف، ومباريات بالطول المعتاد.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>أقوى لاعب</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>لا يمكن نطق الطاولة: speech-dispatcher لا يجيب.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>الطاولة فارغة.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>طاولة Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>طاولة Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>طاولة Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>طاولة Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>طاولة Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>طاولة Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>الخانة الثالثة صالحة وستبقى صالحة. لكن الثانية تحتاج ورقة أعلى من الاثنين. ضع التسعة هناك.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>وللمد جزر.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>ينتقل الدور إلى {player}، وإلا ففي {rest}% فقط.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>ينتقل الدور إلى {player}، وإلا فإلى {other} في {rest}%.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>ينتقل الدور إلى {player}، وإلا بقي لك.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>ينتقل الدور إلى {player}، وإلا فإلى {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>الخانات الصالحة تكسب {sum}.</numerusform>
            <numerusform>الخانة الصالحة تكسب {sum}.</numerusform>
            <numerusform>الخانتان الصالحتان تكسبان {sum}.</numerusform>
            <numerusform>الخانات الصالحة تكسب {sum}.</numerusform>
            <numerusform>الخانات الصالحة تكسب {sum}.</numerusform>
            <numerusform>الخانات الصالحة تكسب {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>تعذّرت قراءة المباراة المنتظرة ({reason})؛ حُفظ الملف باسم {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>تعذّرت قراءة المباراة المنتظرة في {file} ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>المباراة المنتظرة في {file} محفوظة بإصدار أحدث من Soirée، فيتركها هذا الإصدار كما هي.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>تتغير النافذة عندما تغلق التفضيلات.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>تظهر كلمة هذه التوزيعة هنا بعد المباراة.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>الورقة {card} لا تناسب {top}: يجب أن تتساوى الرتبتان أو تتجاورا.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>الورقة {card} أدنى من {top}: العب ورقة تساوي الأخيرة أو تعلوها، أو قل «لا».</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>الورقة {card} ليست من العروض.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>‏{card} على الطاولة.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>‏{card}: اختر المكان، أو ارمِ الورقة.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>‏{card}: اختر ورقتين مقلوبتين للمبادلة، أو ارمِ الملك.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>‏{card}: ليست الورقة في يد أحد.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>‏{card}: على الطاولة أمام {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>‏{card}: ليست الورقة عند {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>‏{card}: لا شيء مؤكد.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>‏{card}: ضعه على ورقة مكشوفة لك، أو ارمه.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>‏{card}: استعملها لدورين إضافيين، أو ارمها.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>‏{card}: عندك.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>‏{card}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>‏{card}: عند {player}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>الورقة {top} لا تقبل {card}: قد يتهمك الآخرون.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>عندها يكون لـAda دور عادي، وقد تفسد إحدى خاناتك. الأربع كلها صالحة الآن: أعلن.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>عندها تكسب Clara أربع نقاط بسبعتها، ويحتفظ الجميع بأوراقهم العالية. العب الآص.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>عندها تدفع أنت، ولا تدفع Ada شيئًا. أفسد خانتها بالعشرة.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>لا بطولات ما دام لا شيء يُحفظ.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>هناك ست كومات: الورقة {card} تذهب إلى أسفل يدك.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>هناك حركة أفضل.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>هناك حركة أفضل. حاول ثانية.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>هناك حركة أفضل: تكسب {most}% من مثل هذه المباريات، وحركتك {mine}%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>لا اختيار هنا.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>لا ساعة على طاولة طيبة.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>لا توجد كومة {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>لا لاعب في هذا المقعد.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>لا شيء يُعرض ثانية.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>لم يكن هناك ما يُختار.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>هذه تقديرات. وبعض الحظ لا يُقاس، كاختيارات الآخرين: مباراة واحدة لا تقول الكثير عن مستوى اللعب.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>هذه الخيارات لا تجتمع: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>هذه الخيارات لا تجتمع: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>تأتي حلوة بين حين وآخر.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>المركز الثالث: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>هذا الآص في أمان: ذهبت العشرات الثماني كلها.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>كلّفك هذا الاختيار شيئًا. جد أفضل منه.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>هذه التوزيعة</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>تُفتح هذه الأمسية بعد الأمسية {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>هذه إعادة عرض: لا يمكن اللعب فيها.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>هذا هو البلاغ كله. لا يُرسل شيء: أنت تختار من يتسلمه.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>هذا السطر يقول دائمًا ما العمل. تهت؟ H يعطي تلميحًا ويقول السبب. وL يعرض الحركات الأخيرة ثانية. وF1 يشرح اللعبة، وShift+F1 فيه قواعدها. استمتع!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>هذه المباراة</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>هذه الحركة تكلّف {cost} من المباراة: من {before} إلى {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>هذه الحركة تكلّف {number} نقطة.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>هذه الحركة هي الفضلى. العبها، أو اختر «التالي».</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>تعذّر فتح هذا الموقف: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>هذا الموقف من إصدار أحدث من Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>حُلّت هذه المسألة.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>يظهر هذا السؤال مرة واحدة. ويبقى الدرس في «مساعدة»، «في دقيقتين».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>هذا السباق يضيف نحو ‎{count} إلى نقاطك، وإلا ‎{rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>انتهت هذه الخطوة. انتقل إلى التالية.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>ثلاثة ضيوف كرماء، ومباراة قصيرة من كل لعبة.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>ثلاث أوراق بستوني لك. وتأخذ Ada الورقة الباقية والجائزة. قد تكون خسارة التعادل خيرًا.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>إلى الحركة</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>إلى هذا القدر من النقاط قد تكفي جولة واحدة.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>إلى البد&amp;اية</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>إلى ال&amp;نهاية</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>ال&amp;بطولات</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>اليوم، {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>مسألة اليوم</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>كانت الموسيقى معك الليلة.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>الفرق أصغر من أن يُحسم.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>أحمر كثير في هذه اليد.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>أعلى اليسار</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>أعلى اليمين</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>المجاميع سباقًا بسباق</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>المجاميع جولة بجولة</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>البطولة</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>البطولات</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>أبراج</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>لعبة تقليدية من الشرق الأوسط؛ واسمها عربي بمعنى «صور».</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول ثانية</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>حاول ثانية: {game}‏، {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>السعي إلى النقاط الـ{count} بورقة عالية، رتبتها {rank:al}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>السعي إلى النقاط الـ{count} بأدنى أوراقك، مع الاحتفاظ برتبة {rank:al}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>محاولة إفساد الخانة {slot} عند {player}، بعد الإعلان.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>محاولة إفساد الخانة {slot} عند {player}، بعد الطرق.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>اثنتا عشرة أمسية مع ضيوف يزدادون قوة</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>ورقتا كبة: هذه الجائزة لا تنفعك. للخاسر العرضان، فورقة بستوني دنيا تعود إليك ومعها ورقة Ada. اعرض ثلاثة البستوني.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>دوران إضافيان!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>لا يمكن أن يحمل لاعبان الاسم {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>ضيفان كائدان وضيف قوي.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>وجهًا لوجه</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>تراجع عن التغييرات</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>تراجع عن الحذف</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>أوراق لم تُرَ من النوع الذي تجمعه: {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>لا تصلح</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>لا تستعمل ورقة إلا حيث تحسّن خانة أو تفسدها: وإلا فارمها.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>استعملها لدورين إضافيين، أو ارمها.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>استعمل البنت</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>استعمال {card} لدورين إضافيين.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>مباريات معتادة</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>صالحة. لورقة الرقم أن تحل محل ورقة مقلوبة لك أو ورقة مكشوفة عند Ada؛ والعشرة وحدها تحل محل الآص. ولك أن ترمي أي ورقة.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>زاوية النظر</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>لحظة، كيف حدث هذا؟</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>الانتظار: من يعلن يمنح الآخرين دورًا ليفسدوا خانة.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>الانتظار: من يطرق يمنح الآخر دورًا ليفسد خانة.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>تنتظر</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>التنبيه قبل حركة ستكلّفك حتمًا</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>شاهد</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>بناء متين</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>فوز مستحق. رأيته قادمًا، واستمتعت.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>حساب دقيق. ما كنت لأفعل أفضل.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>أحسنت الملاحظة: هي عندها حتمًا. لكن خذ أولًا سبعة السباتي من Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>عجبًا. نعيش ونتعلم.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>ما أجمل الضوء على هذه الطاولة.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>يا لها من طاولة. يا لها من صحبة!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>كم كلّف كل من اختياراتك، وماذا كان حظًا؟ أقوى لاعب يفحص كل اختيار، ولا يعرف أكثر مما عرفت.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>ما يعرفه كل لاعب</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>ما يعرفه كل من أصغى</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>يا للمتعة. مرة أخرى؟</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>ما ال&amp;جديد</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>الجديد في Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>ما يتذكرونه</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>كم &amp;كلّف هذا الاختيار</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>ماذا تعرض</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>ماذا ترمي</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>ماذا تفعل بالصورة</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>بماذا تبدأ</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>ماذا تدفع</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>ما الذي حدث</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>ما يمكنك معرفته، من يدك أيضًا: يُعدّ مساعدة</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>عندما تنهي هذا الدور تسحب ثانية، ثم مرة أخرى بعدها. ولا تستطيع Ada أن تفسد شيئًا بينهما.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>عندما تلعب</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>إذا لعبت وحدك فلا أحد يفحص كوماتك: لا يُكشف الغش أبدًا. وتُعدّ المباراة ملعوبة بمساعدة.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>حيث الغش مسموح، الضيف الكريم لا يغش أبدًا ويفحص أقل</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>حيث الغش مسموح، الضيف الكائد يغش ويفحص أكثر</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>أي العروض تأخذ</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>أي ورقة</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>أي ورقة تطلب من {player}؟</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>أي خانة تبني</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>أي خانة تفسد</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>أي رتبة تقصد</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>أي رأس تغطي</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>من عنده أي ورقة بيقين</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>عند من؟</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>عند من أي ورقة</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>من قد تكون عنده أي ورقة</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>من عنده حتمًا ورقة واحدة على الأقل من الرتبة</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>من يخسر يخرج، حتى يلعب اثنان النهائي.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>من يقول لا يبدأ التالية: وازن بين هذه الورقة وحق البدء.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>ممن تطلب {card}؟</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>ممن تطلب {card}؟ اختر لاعبًا.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>من تسأل؟ اختر لاعبًا.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>اختيارات من</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>فُز في Spy vs Spy من المركز الأخير بالمكافأة.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>فُز في مباراة Soureh من دون أن تدفع نقطة.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>فُز بأمسية.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>فُز بفارق نقطة واحدة.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>فُز من المركز الأخير.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>اكسب أوراق النقاط، وقيمتها من 2 إلى 10. هي في هذا العمود؛ وفي كل لمّة يلعب الجميع على الكبيرة. في المباراة أربع جولات من تسع لمّات، والأكثر نقاطًا يفوز. بجانب كل اسم نقاطه؛ والعلامة تحته تبين ما قد تجلبه هذه الجولة بعد.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>كسب الجائزة بعد التعادل.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>كسب الجائزة لتصير عندك {kept} من {suit:al}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>كسب النقاط الـ{count} فورًا.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>كسب النقاط الـ{count} فورًا؛ ويرمي الآخرون كل ورقة فوق {rank:al}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>كسب النقاط الـ{count}، وهي الأخيرة في هذه الجولة.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>بكل الأوراق مكشوفة: من {first}، بين {low} و{high}، إلى {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>بمساعدة وبلا مساعدة</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>وفي الكومات متسع</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>بمجال 95%؛ العلامة القائمة هي الحصة المتساوية.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>بهذه الأوراق يجمع المستوى «{level}» {score} نقطة؛ وكانت {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>بهذه الأوراق يفوز المستوى «{level}» في {wins}% من المباريات.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>إذا كان عدد المشاركين {entrants} فالجولات {most} على الأكثر.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>بلا مساعدة</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>بلا الحظ: {share} من مباراة.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>بلا مكافأة تأخذ إحدى كوماتك: فأبقِ واحدة صغيرة.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو %n نقطة أقل.</numerusform>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو نقطة واحدة أقل.</numerusform>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو نقطتين أقل.</numerusform>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو %n نقاط أقل.</numerusform>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو %n نقطة أقل.</numerusform>
            <numerusform>من دون آصك تأتي اللمّات القادمة بنحو %n نقطة أقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>لا كسب.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>كسب {cards} من {suit:al}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>كلمة أو رقم أو نص</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>اكتب م&amp;لاحظة…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>كتبها John Gallidakis لأجهزة ماكنتوش في عامي 1997 و1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>مفتاح خاطئ: يدك مقفلة لحظة.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>نعم!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>أمس، {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>لم تتهم أحدًا.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>اتهمت {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>أنت وحدك تدفع.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>أنت و{players} خارج المباراة.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>سبقتنا جميعًا. إلى الآن.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>انكشف غشك: الورقة {card} في غير مكانها.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>لست في هذا السباق.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>مركزك {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>أنت خارج المباراة.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>لعبك ممتاز.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>طلبت {card} من {asked}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>طلبت {card} من {player}: لا.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>عرضت {card}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>تنادي Soy في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>تنادي Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>ناديت: كلها من نوع واحد.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>ناديت {card}: الباقي %n ورقة.</numerusform>
            <numerusform>ناديت {card}: الباقي ورقة واحدة.</numerusform>
            <numerusform>ناديت {card}: الباقي ورقتان.</numerusform>
            <numerusform>ناديت {card}: الباقي %n أوراق.</numerusform>
            <numerusform>ناديت {card}: الباقي %n ورقة.</numerusform>
            <numerusform>ناديت {card}: الباقي %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>ناديت Soy بعد %n جولة.</numerusform>
            <numerusform>ناديت Soy بعد جولة واحدة.</numerusform>
            <numerusform>ناديت Soy بعد جولتين.</numerusform>
            <numerusform>ناديت Soy بعد %n جولات.</numerusform>
            <numerusform>ناديت Soy بعد %n جولة.</numerusform>
            <numerusform>ناديت Soy بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من ورقة واحدة.</numerusform>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من ورقتين.</numerusform>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من %n أوراق.</numerusform>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
            <numerusform>صعدت من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>لا يمكنك أن تتهم نفسك.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>لا يمكنك أن تسأل نفسك.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>لا يمكنك أن تعرف مكان {card}: احتمال أنها عند {player} واحد من ثلاثة. وإن لم تكن، خسرت الدور. وهناك سبعة أخرى مؤكدة.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>لا يمكنك أن تبدّل أوراق الآخرين المقلوبة.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>غششت!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>كان يمكنك معرفة أن {card} عند {holder}، لكنك نسيت.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>رقصتم جيدًا. ورقصت أنا أجمل.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>أعلنت Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>تستحق هذا. لن تفلت المرة القادمة.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>لم تسحب ورقة {rank}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>رميت {card}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>بقي لك دور فعلًا. لكن الخانات الأربع صالحة الآن، وقد تفسد Ada إحداها: اطرق الآن.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>لا تنادي Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>ليس عندك {card}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>لا تعرف عند من {card}. الممكن: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>سحبت مرة أخرى: {card}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>سحبت {cards}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>سحبت {card}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>سحبت بنتًا. تمنحك دورين إضافيين بعد هذا الدور. اضغط «استعمل البنت».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>تنال المكافأة في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>تتجاوز الحد {limit} في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>تتجاوز الحد {limit} في {share}%.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>تنهي أولًا في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>أنهيت في المركز {place}: وضعت كل أوراقك.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي %n ورقة.</numerusform>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي ورقة واحدة.</numerusform>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي ورقتان.</numerusform>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي %n أوراق.</numerusform>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي %n ورقة.</numerusform>
            <numerusform>أنهيت في المركز {place}: تعثّرت، والباقي %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>تنال الـ50 عن الخانات الأربع في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>لك {cards}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>أعطيت الورقة إلى {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>أخذت {card} من {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>كانت خاناتك الأربع صالحة %n مرة.</numerusform>
            <numerusform>كانت خاناتك الأربع صالحة مرة واحدة.</numerusform>
            <numerusform>كانت خاناتك الأربع صالحة مرتين.</numerusform>
            <numerusform>كانت خاناتك الأربع صالحة %n مرات.</numerusform>
            <numerusform>كانت خاناتك الأربع صالحة %n مرة.</numerusform>
            <numerusform>كانت خاناتك الأربع صالحة %n مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>لقد رميت.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>لقد قدمت عرضك.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>كنتم صحبة غاية في الكرم.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>كنت منتبهًا. أحسنت.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>لقد أنهيت هذا السباق.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>أنهيت. الآخرون ما زالوا يتسابقون.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>فزت للتو في {game}. ليس هذه المرة.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>لا يبقى عندك آص للمّات القادمة.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>لا كومة عندك لتختارها.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (%n مباراة بمساعدة).</numerusform>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (مباراة واحدة بمساعدة).</numerusform>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (مباراتان بمساعدة).</numerusform>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (%n مباريات بمساعدة).</numerusform>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (%n مباراة بمساعدة).</numerusform>
            <numerusform>ليس عندك بعد مباريات كهذه بلا مساعدة (%n مباراة بمساعدة).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>ليس عندك بعد مباريات كهذه.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>لم تغشّ: كل ورقة في مكانها.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>لا شيء عليك الآن.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>حللت كل مسائل «{theme}». {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>لا بد أن أتعلم كيف فعلتها.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>كسبت في {suit:al}: {worths}؛ المجموع {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>لم تكسب شيئًا في هذه الجولة؛ المجموع {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>فزت في {won} من آخر {count} مباريات أمام {level}. ويمكن لـ{names} اللعب أيضًا على مستوى {better}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>هي عندك.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>ليس عندك أي ورقة من هذه الرتبة.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>ليس في يدك أوراق.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>ليس عندك ما يبلغ {card}، فتقول «لا».</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>‏{card} عندك أنت.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>‏{card} عندك.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>تحتفظ بـ{card} للعرض، وإلا فبـ{second}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>تحتفظ بـ{second} لعروض قادمة، وإلا فبـ{card}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>أبقيت نقاطك كما هي.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>طرقت: بقي دور أخير عند {other}.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>طرقت.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>تعرف</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>تعرف أن {card} عند {holder}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>تعرف مكان %n ورقة عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
            <numerusform>تعرف مكان ورقة واحدة عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
            <numerusform>تعرف مكان ورقتين عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
            <numerusform>تعرف مكان %n أوراق عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
            <numerusform>تعرف مكان %n ورقة عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
            <numerusform>تعرف مكان %n ورقة عند الآخرين، لكنك نسيت {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>تعرف مكان %n ورقة عند الآخرين.</numerusform>
            <numerusform>تعرف مكان ورقة واحدة عند الآخرين.</numerusform>
            <numerusform>تعرف مكان ورقتين عند الآخرين.</numerusform>
            <numerusform>تعرف مكان %n أوراق عند الآخرين.</numerusform>
            <numerusform>تعرف مكان %n ورقة عند الآخرين.</numerusform>
            <numerusform>تعرف مكان %n ورقة عند الآخرين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>وضعت رباعية الآص بعد %n سؤالًا عنها.</numerusform>
            <numerusform>وضعت رباعية الآص بعد سؤال واحد عنها.</numerusform>
            <numerusform>وضعت رباعية الآص بعد سؤالين عنها.</numerusform>
            <numerusform>وضعت رباعية الآص بعد %n أسئلة عنها.</numerusform>
            <numerusform>وضعت رباعية الآص بعد %n سؤالًا عنها.</numerusform>
            <numerusform>وضعت رباعية الآص بعد %n سؤال عنها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>وضعت الأكثر: %n نقطة من {all}.</numerusform>
            <numerusform>وضعت الأكثر: نقطة واحدة من {all}.</numerusform>
            <numerusform>وضعت الأكثر: نقطتان من {all}.</numerusform>
            <numerusform>وضعت الأكثر: %n نقاط من {all}.</numerusform>
            <numerusform>وضعت الأكثر: %n نقطة من {all}.</numerusform>
            <numerusform>وضعت الأكثر: %n نقطة من {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>تضع {four} في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>وضعت {four}، بقيمة {points}.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>أنت تبدأ هذه اللمّة، فلا بد أن تلعب ورقة.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>تتصدر ولك ‎%n نقطة.</numerusform>
            <numerusform>تتصدر ولك نقطة واحدة.</numerusform>
            <numerusform>تتصدر ولك نقطتان.</numerusform>
            <numerusform>تتصدر ولك ‎%n نقاط.</numerusform>
            <numerusform>تتصدر ولك ‎%n نقطة.</numerusform>
            <numerusform>تتصدر ولك ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>تتصدر، ‎{best} مقابل ‎{next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>أنت تبدأ: العب أي ورقة.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>أنت تبدأ: العب أي ورقة. آخر ورقة تُلعب تكسب ورقة النقاط.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>تصدّرت بعد كل جولة من %n جولة.</numerusform>
            <numerusform>تصدّرت بعد الجولة الوحيدة.</numerusform>
            <numerusform>تصدّرت بعد الجولتين كلتيهما.</numerusform>
            <numerusform>تصدّرت بعد كل جولة من %n جولات.</numerusform>
            <numerusform>تصدّرت بعد كل جولة من %n جولة.</numerusform>
            <numerusform>تصدّرت بعد كل جولة من %n جولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>تخسر الجائزة في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>خسرت: اختر من العروض ما تأخذ، {taken} من {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>جمعت %n نقطة في جولة واحدة.</numerusform>
            <numerusform>جمعت نقطة واحدة في جولة واحدة.</numerusform>
            <numerusform>جمعت نقطتين في جولة واحدة.</numerusform>
            <numerusform>جمعت %n نقاط في جولة واحدة.</numerusform>
            <numerusform>جمعت %n نقطة في جولة واحدة.</numerusform>
            <numerusform>جمعت %n نقطة في جولة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>لم يكن لك اختيار.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>لا اختيار لك هنا.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>لك أن ترمي دائمًا. لكن خانتك الثانية تحتاج التسعة: أي ورقة فوق الأربعة تجعلها صالحة.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>لا تطلب {card} إلا وعندك ورقة {rank} أخرى.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>لا تطلب إلا رتبًا عندك. طلبت Ada سبعة، فعندها سبعة أخرى: هي سبعة الديناري حتمًا، آخر الناقصات. اطلبها منها.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>لا تبدّل عند غيرك إلا ورقة مكشوفة.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>نقلت {card} إلى أسفل يدك.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>عليك الآن أن تعرض ورقة من يدك.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>عليك الآن أن ترمي ورقة من يدك.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>عليك الآن أن تأخذ %n ورقة من العروض.</numerusform>
            <numerusform>عليك الآن أن تأخذ ورقة واحدة من العروض.</numerusform>
            <numerusform>عليك الآن أن تأخذ ورقتين من العروض.</numerusform>
            <numerusform>عليك الآن أن تأخذ %n أوراق من العروض.</numerusform>
            <numerusform>عليك الآن أن تأخذ %n ورقة من العروض.</numerusform>
            <numerusform>عليك الآن أن تأخذ %n ورقة من العروض.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>عليك أن تأخذ من العروض %n ورقة بالضبط.</numerusform>
            <numerusform>عليك أن تأخذ من العروض ورقة واحدة بالضبط.</numerusform>
            <numerusform>عليك أن تأخذ من العروض ورقتين بالضبط.</numerusform>
            <numerusform>عليك أن تأخذ من العروض %n أوراق بالضبط.</numerusform>
            <numerusform>عليك أن تأخذ من العروض %n ورقة بالضبط.</numerusform>
            <numerusform>عليك أن تأخذ من العروض %n ورقة بالضبط.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>تدفع نحو {count} في هذه الجولة، وإلا {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>لا تدفع شيئًا. لم تستطع Ada إصلاح خانتها الرابعة، فدفعت قيمة ورقة من كل خانة من خاناتها الأربع: 15 نقطة في المجموع.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>تدفع هذه الورقة.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>تدفع {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>دفعت {points} (المجموع حتى الآن {total}).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>دفعت {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>وضعت {card} على الكومة {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>تلعب أمام %n لاعبًا.</numerusform>
            <numerusform>تلعب أمام لاعب واحد.</numerusform>
            <numerusform>تلعب أمام لاعبين اثنين.</numerusform>
            <numerusform>تلعب أمام %n لاعبين.</numerusform>
            <numerusform>تلعب أمام %n لاعبًا.</numerusform>
            <numerusform>تلعب أمام %n لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>تلعب أمام {players}، المستوى {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>تلعب أمام {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>تلعب من أوراقك الخمس: الآص أعلاها، والاثنان أدناها. في الوسط الأوراق الملعوبة، والأخيرة كبيرة. زر «لا» على اليمين؛ وتسحب من الكومة على اليسار.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>لعبت {card}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>لعبت {card}: زوج.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>لعبت {card}: رباعية.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>لعبت {card}: ثلاثية.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>لعبت كل هذه المباريات بمساعدة.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>لعبت الورقة الرابعة من رتبة واحدة على التوالي.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>لعبت هذه المباريات وحدك.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>تبلغ {count} وتخصم 50 في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>أتذكرون {game}؟ كان الفوز لي.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>تتذكر {remembered} من %n سؤالًا في هذه الجولة.</numerusform>
            <numerusform>تتذكر {remembered} من سؤال واحد في هذه الجولة.</numerusform>
            <numerusform>تتذكر {remembered} من سؤالين في هذه الجولة.</numerusform>
            <numerusform>تتذكر {remembered} من %n أسئلة في هذه الجولة.</numerusform>
            <numerusform>تتذكر {remembered} من %n سؤالًا في هذه الجولة.</numerusform>
            <numerusform>تتذكر {remembered} من %n سؤال في هذه الجولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>تكسب نحو {count} من النقاط في هذه الجولة، وإلا {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>لم تكسب شيئًا.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>كسبت {points}، والمجموع {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>كسبت {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>تتقاسم الصدارة ولك ‎%n نقطة.</numerusform>
            <numerusform>تتقاسم الصدارة ولك نقطة واحدة.</numerusform>
            <numerusform>تتقاسم الصدارة ولك نقطتان.</numerusform>
            <numerusform>تتقاسم الصدارة ولك ‎%n نقاط.</numerusform>
            <numerusform>تتقاسم الصدارة ولك ‎%n نقطة.</numerusform>
            <numerusform>تتقاسم الصدارة ولك ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>تكشف الباقي: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>أخذت العرضين.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>أخذت الكومة {pile}، بقيمة {points} (المجموع {total}).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>أخذت من العروض {cards}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>خصمت {points}: بقي {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>يصير عندك ورقة أعلى للعرض مما سواها.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>يصير عندك ورقة أدنى للعرض مما سواها.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>يصير عندك نحو {count} أوراق من نوع واحد، وإلا {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>خصمت 50 من نقاطك.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>انتزعت الصدارة في السباق {number} وحافظت عليها.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>انتزعت الصدارة في الجولة {number} وحافظت عليها.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>انتزعت الصدارة في السباق الأخير.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>انتزعت الصدارة في الجولة الأخيرة.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>قلبت {card}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>كنت متقدمًا في {ahead} ومتعادلًا في {level} ومتأخرًا في {behind} من هذه المباريات. نصفها انتهى من {low} إلى {high}؛ والوسيط {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>كنت أول من أنهى.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>تفوز بأقل من الحصة المتساوية {even}: {share} من {matches}؛ وعلى المدى الطويل يُرجّح {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>تفوز بأكثر من الحصة المتساوية {even}: {share} من {matches}؛ وعلى المدى الطويل يُرجّح {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>تأخذ الورقة في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>فزت بالأمسية.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>تكسب الجائزة في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>كسبت الجائزة.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>كسبت الجولة، {points} مقابل {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>تكسب النقاط الـ{count} في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>كسبت {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>كسبت {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>كسبت {worth}: المجموع {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>فزت ولك ‎%n نقطة.</numerusform>
            <numerusform>فزت ولك نقطة واحدة.</numerusform>
            <numerusform>فزت ولك نقطتان.</numerusform>
            <numerusform>فزت ولك ‎%n نقاط.</numerusform>
            <numerusform>فزت ولك ‎%n نقطة.</numerusform>
            <numerusform>فزت ولك ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>فزت بنداء Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>كسبت {prize}‏: {own} أعلى من {bid}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>فزت!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>فزت.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>فزت بفارق نقطة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: %n نقطة من {all}.</numerusform>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: نقطة واحدة من {all}.</numerusform>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: نقطتان من {all}.</numerusform>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: %n نقاط من {all}.</numerusform>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: %n نقطة من {all}.</numerusform>
            <numerusform>كسبت النصيب الأكبر من {suit:al}: %n نقطة من {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>كسبت ورقتي البستوني. بعد كل جولة يرمي كل من اللاعبين ورقة مقلوبة. خمس من أوراقك بستوني الآن: ضع خمسة الكبة على كومة رميك.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>فزت من دون أن تدفع نقطة.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>فزت بـ{share} من {matches}؛ وعلى المدى الطويل يُرجّح {interval}، والحصة المتساوية {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>فزت بـ{share} من {matches}؛ وعلى المدى الطويل يُرجّح {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>فزت، ولك ‎%n نقطة.</numerusform>
            <numerusform>فزت، ولك نقطة واحدة.</numerusform>
            <numerusform>فزت، ولك نقطتان.</numerusform>
            <numerusform>فزت، ولك ‎%n نقاط.</numerusform>
            <numerusform>فزت، ولك ‎%n نقطة.</numerusform>
            <numerusform>فزت، ولك ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>تأخذ ورقة مجهولة وتبقى البنت عندك. تخلّص من البنت.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>كان لك شأن في النادي.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>تخسر ورقة بستوني وتبقى الكبة: لا Soy. ارمِ الكبة.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>عندك؟</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>كلّفت اختياراتك {cost}، وعددها %n.</numerusform>
            <numerusform>كلّف اختيارك الوحيد {cost}.</numerusform>
            <numerusform>كلّف اختياراك {cost}.</numerusform>
            <numerusform>كلّفت اختياراتك {cost}، وعددها %n.</numerusform>
            <numerusform>كلّفت اختياراتك {cost}، وعددها %n.</numerusform>
            <numerusform>كلّفت اختياراتك {cost}، وعددها %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>آصك لا يكلّف {other} شيئًا.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>آصك يكلّف {other}‏: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>آصك أخذ %n ورقة.</numerusform>
            <numerusform>آصك أخذ ورقة واحدة.</numerusform>
            <numerusform>آصك أخذ ورقتين.</numerusform>
            <numerusform>آصك أخذ %n أوراق.</numerusform>
            <numerusform>آصك أخذ %n ورقة.</numerusform>
            <numerusform>آصك أخذ %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>آصك المدّخر يكسب نحو %n نقطة أكثر.</numerusform>
            <numerusform>آصك المدّخر يكسب نحو نقطة واحدة أكثر.</numerusform>
            <numerusform>آصك المدّخر يكسب نحو نقطتين أكثر.</numerusform>
            <numerusform>آصك المدّخر يكسب نحو %n نقاط أكثر.</numerusform>
            <numerusform>آصك المدّخر يكسب نحو %n نقطة أكثر.</numerusform>
            <numerusform>آصك المدّخر يكسب نحو %n نقطة أكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>عرضك</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>أوراقك أربع خانات، في كل منها ورقة مكشوفة وأخرى مقلوبة. اجمع النقاط: 300 تكسب المباراة. كل خانة صالحة تكسب قيمة ورقتيها؛ والخانات الأربع الصالحة تكسب 50 إضافة. الآص يساوي 15، لكنه أدنى الأوراق؛ والأولاد والبنات والملوك لا تساوي شيئًا.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>أوراقك أربع خانات، في كل منها ورقة مكشوفة وأخرى مقلوبة. اجعل الأربع كلها صالحة، ثم قل Soureh. عندها يدفع نقاطًا كل من ليست خاناته الأربع صالحة، والنقاط سيئة: متى تجاوز أحد 100 فاز الأقل نقاطًا. الآص يساوي 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>أوراقك أعلى، ولم تبقَ جائزة.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>أوراقك أدنى، ولم تبقَ جائزة.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>أوراقك تكسب أقل قليلًا في اللمّات القادمة.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>أوراقك تكسب أكثر قليلًا في اللمّات القادمة.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>أوراقك تكسب نحو %n نقطة أقل في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو نقطة واحدة أقل في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو نقطتين أقل في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقاط أقل في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقطة أقل في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقطة أقل في اللمّات القادمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>أوراقك تكسب نحو %n نقطة أكثر في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو نقطة واحدة أكثر في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو نقطتين أكثر في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقاط أكثر في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقطة أكثر في اللمّات القادمة.</numerusform>
            <numerusform>أوراقك تكسب نحو %n نقطة أكثر في اللمّات القادمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>خانتك {slot} غير صالحة: الورقة السوداء {up} ليست أعلى من {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>خانتك {slot} غير صالحة: الورقة الحمراء {up} ليست أدنى من {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>خانتك {slot} غير صالحة: تحتها {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>خانتك {slot} غير صالحة: فيها آصان.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>خانتك {slot} صالحة في النهاية في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>خانتك {slot} صالحة.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>خانتك {slot} صالحة: %n نقطة.</numerusform>
            <numerusform>خانتك {slot} صالحة: نقطة واحدة.</numerusform>
            <numerusform>خانتك {slot} صالحة: نقطتان.</numerusform>
            <numerusform>خانتك {slot} صالحة: %n نقاط.</numerusform>
            <numerusform>خانتك {slot} صالحة: %n نقطة.</numerusform>
            <numerusform>خانتك {slot} صالحة: %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>خاناتك كلها صالحة.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>خاناتك تكسب نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>أوراقك المرمية: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>كومتك الخامسة؛ وست هي الحد. بعدها تذهب الورقة التي لا مكان لها إلى أسفل يدك، وتنادي أول ورقة كهذه. وبعد أن تعود الورقة المناداة، تنهي سباقك أول ورقة لا مكان لها.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>خانتك الأولى صالحة: لن تفعل إلا أن تخسر نقاط الستة السوداء. الخانة ذات العشرة الحمراء تحتاج الولد.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>خانتك الأولى صالحة وستبقى صالحة. لكنك ستدفع بسبب الثانية، وAda لن تدفع شيئًا.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>خانتك الأولى صالحة الآن: ستة سوداء فوق اثنين. وآص Ada يناسب أي رقم، لكن خلفه الآن بنتك: فخانتها غير صالحة.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>مباراتك الأولى: H يعطي تلميحًا، وL يعرض الحركات الأخيرة ثانية.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>سباقك الأول بلا ساعة: خذ وقتك.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>خانتك الرابعة صالحة: لن تفعل إلا أن تخسر نقاط الأربعة الحمراء. الخانة ذات العشرة الحمراء تحتاج الولد.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>يدك، %n ورقة: {cards}.</numerusform>
            <numerusform>يدك، ورقة واحدة: {cards}.</numerusform>
            <numerusform>يدك، ورقتان: {cards}.</numerusform>
            <numerusform>يدك، %n أوراق: {cards}.</numerusform>
            <numerusform>يدك، %n ورقة: {cards}.</numerusform>
            <numerusform>يدك، %n ورقة: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>يدك: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>حركاتك الأخيرة غير محفوظة.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>دورك الأخير</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>دورك الأخير. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>حركتك</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>جاءت حركتك متأخرة: لقد تقدمت المباراة.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>تضيع حركاتك حتى الآن.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>خاناتك الأخرى تكسب نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>كومتك {number}، أولى أوراقها أولًا</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>كومتك {number}: الورقة {card} لا تناسب {under}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>مسائلك (%n)</numerusform>
            <numerusform>مسائلك (%n)</numerusform>
            <numerusform>مسائلك (%n)</numerusform>
            <numerusform>مسائلك (%n)</numerusform>
            <numerusform>مسائلك (%n)</numerusform>
            <numerusform>مسائلك (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>بنتك تغلب الثمانية. ورقتا البستوني لك. وتستعيد Ada الثمانية وتأخذ بنتك أيضًا: العرض الكاسب يُعطى دائمًا.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>يد سباقك، الباقي %n ورقة</numerusform>
            <numerusform>يد سباقك، الباقي ورقة واحدة</numerusform>
            <numerusform>يد سباقك، الباقي ورقتان</numerusform>
            <numerusform>يد سباقك، الباقي %n أوراق</numerusform>
            <numerusform>يد سباقك، الباقي %n ورقة</numerusform>
            <numerusform>يد سباقك، الباقي %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي %n ورقة</numerusform>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي ورقة واحدة</numerusform>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي ورقتان</numerusform>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي %n أوراق</numerusform>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي %n ورقة</numerusform>
            <numerusform>يد سباقك، مقفلة بمفتاح خاطئ، الباقي %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>تقديرك: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>نتائجك بالأرقام</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>تتغير نقاطك بنحو ‎{count}، وإلا ‎{rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>نقاطك {total}. هل تخصم منها 50؟</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>نتائجك</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>على خانتك الثانية ×: الأربعة الحمراء ليست أدنى من الاثنين. سحبت تسعة. ضعها على الاثنين: اسحبها إليها، أو انقر الاثنين.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>خانتك الثانية غير صالحة، فلا ورقة أعلى من العشرة الحمراء فيها. للولد أن يحل محل أي ورقة مكشوفة لك إلا الآص؛ وفوق رقم يجعل الخانة صالحة. ضع الولد على العشرة.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>تعذّرت قراءة إعداداتك، فتُستعمل الإعدادات المبدئية؛ وحُفظ الملف التالف باسم {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>تعذّرت قراءة إعداداتك في {file}، فتُستعمل الإعدادات المبدئية ولا تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>إعداداتك محفوظة بإصدار أحدث من Soirée؛ هذا الإصدار يستعمل ما يعرفه منها ولا يحفظ التغييرات.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>أصغر كوماتك، وهي التي تدفعها، فيها في النهاية نحو {count} أوراق، وإلا {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>خانتك الثالثة صالحة: لن تفعل إلا أن تخسر نقاط التسعة السوداء. الخانة ذات العشرة الحمراء تحتاج الولد.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>انتهى دورك: لا خانة صالحة عندك.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>انتهى دورك: ليست كل خاناتك صالحة.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>انتهى دورك: خانة واحدة فقط من خاناتك صالحة.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>انتهى دورك، وبقي لك %n دورًا.</numerusform>
            <numerusform>انتهى دورك، وبقي لك دور واحد.</numerusform>
            <numerusform>انتهى دورك، وبقي لك دوران.</numerusform>
            <numerusform>انتهى دورك، وبقي لك %n أدوار.</numerusform>
            <numerusform>انتهى دورك، وبقي لك %n دورًا.</numerusform>
            <numerusform>انتهى دورك، وبقي لك %n دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>دورك.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>دورك. هناك اختيار أفضل بوضوح: العبه.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>خاناتك الصالحة: {valid}؛ غير الصالحة: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>كانت يدك كلها {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>كلمتك</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>عرضك، {card}، يغلب عرض {other}‏، {second}.</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>{card} تمنحك دورين إضافيين.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>وضعت {card} بدل الورقة المقلوبة {old} في خانتك {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>وضعت {card} بدل الورقة المكشوفة {old} في خانتك {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>وضعت {card} بدل {old} في خانة {owner} رقم {slot}.</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>‏{card} منك يأخذ {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>لعبت {king} وبادلت الورقتين المقلوبتين في خانتيك {slot} و{second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>لعبت {king} وبادلت الورقتين المقلوبتين في خانتي {owner} رقم {slot} ورقم {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>لعبت {king}: {card} من خانتك {slot} مقابل {other} من خانة {holder} رقم {second}.</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>لك. لعب جيد.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>متأخرة يومًا</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>رزمة كاملة</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>ورقة مخفية بدل {lost}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %n دقائق</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>بقوة {level} تقريبًا</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>اتهامك</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>اتهام {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>متقدم {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>كل الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>وُضعت كل الأوراق</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>كل الخانات صالحة، لا دفع</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>الأربعة كلهم</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>مسموح</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>كما سبق</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>مثلها</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>طلب منك {card}: لا</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>واحدة على الأقل</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>متوسط النقاط</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>فوز على {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>متأخر {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>الفضلى</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>الأفضل: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>بين {level} و{higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>هفوة فادحة</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>راحة</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>نداء {card}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>الخانة {slot}، {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>رمي ورقة</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>ينال كومة</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>نصف رزمة</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>نصف رزمة: للاعبين اثنين فقط</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>أنصاف الرزم للاعبين اثنين فقط</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>يد {player}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>هنا</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>تلميحات في المباراة</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>مستحيل</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>غير دقيقة</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>خارج المباراة</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>ملك يبادل ورقتين مخفيتين</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>ملك يبادل ورقتيك المخفيتين {slot} و{second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>ملك يأخذ {card} من خانتك {slot} مقابل {other}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>الدور الأخير</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>وضع {four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>المرجّح {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>الأطول: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>خسارة أمام {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>المباراة {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>الزمن الوسيط للمباراة</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>مع {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>ملّي ثانية، من {least} إلى {most}؛ المعتاد {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ناقص</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>متنوعون</translation>
    </message>
    <message>
        <source>next</source>
        <translation>التالية</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>لا صورة</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>لا {card}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>لا {card} عند {player}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>ليست هنا</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>غير معروف: ‎± {error}%‎</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>لم تُراجع بعد</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>لا شيء منك</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>لا شيء من {player}</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>لم يوضع شيء بعد</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>لا شيء، بزيادة أو نقص {error} من مباراة</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>لا شيء، بزيادة أو نقص {error} نقطة</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>متى تجاوز لاعب الحد</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>متى تجاوز الحد الجميع إلا واحدًا</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>نوع لكل جولة، بهذا الترتيب</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>الخصوم: الوسيط {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>خارج</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>خارج المباراة</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>دفع {points}، المجموع {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>مرفوعة</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>وضع {card}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>وضع ورقة في غير مكانها</translation>
    </message>
    <message>
        <source>played</source>
        <translation>لُعبت</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>نقطة، من {least} إلى {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>نقطة، من {least} إلى {most}؛ والأقل أفضل</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>الجائزة</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>بنت، دوران إضافيان</translation>
    </message>
    <message>
        <source>random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>مشترك</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>منذ {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>حُلّت في %n يومًا على التوالي</numerusform>
            <numerusform>حُلّت في يوم واحد على التوالي</numerusform>
            <numerusform>حُلّت في يومين على التوالي</numerusform>
            <numerusform>حُلّت في %n أيام على التوالي</numerusform>
            <numerusform>حُلّت في %n يومًا على التوالي</numerusform>
            <numerusform>حُلّت في %n يوم على التوالي</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>غير مؤكد بعد</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>أقوى من {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>تعثّر</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>مثل {word} أو 2026 أو «رأس السنة عند Ada»</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>تقبلها</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>أخذ {card} منك</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>أخذ {cards}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>خصم {points}، الرصيد {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>الظهر</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>أفضل اثنين يلعبان على المركز الأول، والآخران على الثالث</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>أفضل اثنين، والآخران على المركز الثالث</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>تفكير…</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>تعادل مع {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>للسؤال</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>للاختيار</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>تراجعات في المباراة: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>يُستعمل من المباراة التالية</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>الخيارات المعتادة</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>أضعف من {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>حيث الغش مسموح</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>كسب {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>كسب {prize}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>يفوز في {share}% من {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>بمساعدة، على حدة</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>مع {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>مع {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>بلا مساعدة</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>بلا الحظ {share} من مباراة</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>فوز متتالٍ</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>غلبت {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>لك العرضان</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>أنت {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>أنت: الوسيط {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>يدك</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>زاويتك</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>‏{cards} منك</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>عندك</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>‏{asker}: طلب {card} منك، والجواب لا.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>‏{asker}: طلب {card} من {player}، والجواب لا.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>‏{asker}: أخذ {card} منك.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>‏{asker}: أخذ {card} من {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>‏{bid} أعلى من {own}‏: كسب {prize}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>‏{bid} فوق {own} منك</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: ورقة مقلوبة</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: مكان لورقة</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}، مقلوبة</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>‏{card} مع سحب %n ورقة</numerusform>
            <numerusform>‏{card} مع سحب ورقة واحدة</numerusform>
            <numerusform>‏{card} مع سحب ورقتين</numerusform>
            <numerusform>‏{card} مع سحب %n أوراق</numerusform>
            <numerusform>‏{card} مع سحب %n ورقة</numerusform>
            <numerusform>‏{card} مع سحب %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>رمي {card}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>‏{card} من {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>‏{card} على {lost} عندك، الخانة {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>‏{card} على {lost}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>‏{card} على {lost} عند {owner}</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>‏{card} يأخذ {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}، مقلوبة، خانتك {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}، مقلوبة، خانة {player} رقم {slot}</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}، يد {player}‏، {number} من {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}، الورقة المسحوبة عند {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}، الورقة التي سحبتها</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}، مكشوفة</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}، مكشوفة، خانتك {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}، مكشوفة، خانة {player} رقم {slot}</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}، يدك، {number} من {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}، {where}، {number} من {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>{chart} في جدول</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>‏{cost} في المجموع</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} من {coops} خانات صالحة</translation>
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
        <translation>‏{deck} (لك)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} من {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} تُستعمل الاختصارات الأصلية حتى تغيّر ذلك.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>تعذّر فتح {file} كمباراة ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>تعذّر فتح {file} كبطولة ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>تعذّرت قراءة {file} ({reason})، فيواصل Soirée من دونه.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>تعذّر حذف {file} ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>تعذّر حفظ {file} ({reason})؛ بقيت النسخة السابقة.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>تعذّر حفظ {file} لأن القرص ممتلئ؛ بقيت النسخة السابقة.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>تعذّر حفظ {file} لأن القرص للقراءة فقط؛ بقيت النسخة السابقة.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>تعذّر حفظ {file} لأن الكتابة هناك غير مسموحة لك؛ بقيت النسخة السابقة.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>تعذّرت كتابة {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>‏{file} ليس مباراة ولا رزمة أوراق.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>الملف {file} محفوظ بإصدار أحدث من Soirée، فلا يستطيع هذا الإصدار فتحه.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} و{last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} و{second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>الفوز مشترك بين {first} و{second}</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>تعادل {first} و{second}</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>الفوز لـ{first} عليك</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>الفوز لـ{first} على {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} أو {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first} · {last}</source>
        <translation>{first}‏ · {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <translation>{first}‏، {last}</translation>
    </message>
    <message numerus="yes">
        <source>{first}, {second}, {third} and %n others</source>
        <translation>
            <numerusform>{first} و{second} و{third} و%n آخرون</numerusform>
            <numerusform>{first} و{second} و{third} وواحد آخر</numerusform>
            <numerusform>{first} و{second} و{third} واثنان آخران</numerusform>
            <numerusform>{first} و{second} و{third} و%n آخرون</numerusform>
            <numerusform>{first} و{second} و{third} و%n آخرون</numerusform>
            <numerusform>{first} و{second} و{third} و%n آخرون</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}؛ {last}</translation>
    </message>
    <message>
        <source>{four}: {points}</source>
        <translation>{four}: {points}</translation>
    </message>
    <message>
        <source>{game} in two minutes</source>
        <translation>‏{game} في دقيقتين</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>‏{game} مع {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game}‏ {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>‏{game}، لا يمكن استعمالها: {reason}</translation>
    </message>
    <message>
        <source>{game}, {day} ({number})</source>
        <translation>‏{game}‏، {day} ({number})</translation>
    </message>
    <message>
        <source>{game}: {form}</source>
        <translation>‏{game}: {form}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>‏{game}‏: {players}</translation>
    </message>
    <message>
        <source>{game}: {players} (finished)</source>
        <translation>‏{game}‏: {players} (منتهية)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>‏{game}‏: {players} (إعادة العرض)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} س</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} س {minutes} د</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>‏{keys} مخصص لـ{commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>‏{keys} محجوز للطاولات.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n ورقة</numerusform>
            <numerusform>{key} · ورقة واحدة</numerusform>
            <numerusform>{key} · ورقتان</numerusform>
            <numerusform>{key} · %n أوراق</numerusform>
            <numerusform>{key} · %n ورقة</numerusform>
            <numerusform>{key} · %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n نقطة</numerusform>
            <numerusform>{key} · نقطة واحدة</numerusform>
            <numerusform>{key} · نقطتان</numerusform>
            <numerusform>{key} · %n نقاط</numerusform>
            <numerusform>{key} · %n نقطة</numerusform>
            <numerusform>{key} · %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>‏{label}‏: {value}، {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>من {low} إلى {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>من {low} إلى {high}%</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>‎{mean} ± {error}‎</translation>
    </message>
    <message>
        <source>{mean} ± {error}%</source>
        <translation>‎{mean} ± {error}%‎</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} د</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>‏{move} ليست حركة في Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>‏{move} ليست حركة في Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>‏{move} ليست حركة في Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>‏{move} ليست حركة في Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>‏{move} ليست حركة في {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>‏{name}، لن تُدفع</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>‏{name}، غير صالحة</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>‏{name}، ستُدفع</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>‏{name}، صالحة</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>‏{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>‏{name}‏: {share} من {matches}، المجال {interval}، الحصة المتساوية {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>‏{name}‏: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>‏‎{now} من {last}، الأكثر أفضل</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>‏‎{now} من {last}، الأقل أفضل</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} من {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} من {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>‏{number} نقطة</translation>
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
        <translation>‏{number}: {up} فوق {down}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>‏{part} ليس من خيارات {game}، أو ورد مرتين.</translation>
    </message>
    <message>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <source>{place}: {mark}, {cost}.</source>
        <translation>{place}: {mark}، {cost}.</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>{players} (replay {number})</source>
        <translation>‏{players} (إعادة {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>‏{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>خارج المباراة: {players}.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>الدفع على {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>صدارة مشتركة بين {players}‏، ‎%n نقطة.</numerusform>
            <numerusform>صدارة مشتركة بين {players}، نقطة واحدة.</numerusform>
            <numerusform>صدارة مشتركة بين {players}، نقطتان.</numerusform>
            <numerusform>صدارة مشتركة بين {players}‏، ‎%n نقاط.</numerusform>
            <numerusform>صدارة مشتركة بين {players}‏، ‎%n نقطة.</numerusform>
            <numerusform>صدارة مشتركة بين {players}‏، ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>البطولة مشتركة بين {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>الفوز مشترك بين {players}.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>‏{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>‏{player}: لا اتهام.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>‏{player}: اتهامك بالغش.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>‏{player}: اتهام {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>الدفع على {player} فقط.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>‏{player}: طلب {card} منك.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>‏{player}: طلب {card} من {asked}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>‏{player}: عرض {card}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>في {share}% تفسد إحدى خاناتك على يد {player} قبل النهاية.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>‏{player}: نداء Soy بعد %n جولة.</numerusform>
            <numerusform>‏{player}: نداء Soy بعد جولة واحدة.</numerusform>
            <numerusform>‏{player}: نداء Soy بعد جولتين.</numerusform>
            <numerusform>‏{player}: نداء Soy بعد %n جولات.</numerusform>
            <numerusform>‏{player}: نداء Soy بعد %n جولة.</numerusform>
            <numerusform>‏{player}: نداء Soy بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>نداء {player}: كلها من نوع واحد.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>‏{player}: نداء {card}، والباقي %n ورقة.</numerusform>
            <numerusform>‏{player}: نداء {card}، والباقي ورقة واحدة.</numerusform>
            <numerusform>‏{player}: نداء {card}، والباقي ورقتان.</numerusform>
            <numerusform>‏{player}: نداء {card}، والباقي %n أوراق.</numerusform>
            <numerusform>‏{player}: نداء {card}، والباقي %n ورقة.</numerusform>
            <numerusform>‏{player}: نداء {card}، والباقي %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من ورقة واحدة.</numerusform>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من ورقتين.</numerusform>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من %n أوراق.</numerusform>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
            <numerusform>‏{player}: صعود من الأخير إلى الأول بمكافأة من %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>نداء Soy من {player} ممكن في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>في {share}% تُعادَل من {player} مع سحب.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>لا يمكن أن تكون عند {player}.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>غش من {player}!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>الاختيار عند {player}.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>‏{player}: كان يمكن معرفة أن {card} عندك، لكن ذلك نُسي.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>‏{player}: كان يمكن معرفة أن {card} عند {holder}، لكن ذلك نُسي.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>إعلان Soureh من {player}.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>‏{player}: رمي ورقة.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>‏{player}: رمي {card}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>ليست عند {player}. طلبت Ada سبعة، فعندها واحدة، ولم تبقَ إلا سبعة الديناري: اسأل Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>‏{player}: لا يُعرف عند من {card}. الممكن: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>‏{player}: سحب %n ورقة بسببها.</numerusform>
            <numerusform>‏{player}: سحب ورقة واحدة بسببها.</numerusform>
            <numerusform>‏{player}: سحب ورقتين بسببها.</numerusform>
            <numerusform>‏{player}: سحب %n أوراق بسببها.</numerusform>
            <numerusform>‏{player}: سحب %n ورقة بسببها.</numerusform>
            <numerusform>‏{player}: سحب %n ورقة بسببها.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>‏{player}: سحب ورقة بسببها.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>‏{player}: سحب ورقة.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>‏{player}: سحب ورقة أخرى.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>‏{player}: سحب ورقة أخرى، {card}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>‏{player}: سحب {card}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>‏{player} فوق الحد {limit} في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>‏{player} في المركز {place}: وُضعت كل الأوراق.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي %n ورقة.</numerusform>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي ورقة واحدة.</numerusform>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي ورقتان.</numerusform>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي %n أوراق.</numerusform>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي %n ورقة.</numerusform>
            <numerusform>‏{player} في المركز {place}: تعثّر، والباقي %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>العرضان لـ{player}</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>‏{player}: نيل الـ50 عن الخانات الأربع في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>‏{player}: كسب {cards}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>‏{player}: إعطاؤك الورقة.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>‏{player}: إعطاء الورقة إلى {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>خانات {player} الأربع كانت صالحة %n مرة.</numerusform>
            <numerusform>خانات {player} الأربع كانت صالحة مرة واحدة.</numerusform>
            <numerusform>خانات {player} الأربع كانت صالحة مرتين.</numerusform>
            <numerusform>خانات {player} الأربع كانت صالحة %n مرات.</numerusform>
            <numerusform>خانات {player} الأربع كانت صالحة %n مرة.</numerusform>
            <numerusform>خانات {player} الأربع كانت صالحة %n مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>‏{player}: سبق الدفع.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>عند {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>لم تبقَ عند {player} أوراق تُطلب.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>لا غش عند {player}: كل ورقة في مكانها.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>كسب {player} في {suit:al}: {worths}؛ المجموع {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>‏{player}: لا كسب في هذه الجولة؛ المجموع {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>‏{card} عند {player}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>انكشف غش {player}: الورقة {card} في غير مكانها.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>‏{player} خارج المباراة.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>‏{player}: إبقاء النقاط كما هي.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>الطرق من {player}.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>‏{player}: طرق. بقي لك دور أخير.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>‏{player}: طرق. بقي دور أخير عند {other}.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>‏{player}: معروف أن {card} عندك.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>‏{player}: معروف أن {card} عند {holder}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين، ونسيان {forgotten}.</numerusform>
            <numerusform>‏{player}: معرفة مكان ورقة واحدة عند الآخرين، ونسيان {forgotten}.</numerusform>
            <numerusform>‏{player}: معرفة مكان ورقتين عند الآخرين، ونسيان {forgotten}.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n أوراق عند الآخرين، ونسيان {forgotten}.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين، ونسيان {forgotten}.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين، ونسيان {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين.</numerusform>
            <numerusform>‏{player}: معرفة مكان ورقة واحدة عند الآخرين.</numerusform>
            <numerusform>‏{player}: معرفة مكان ورقتين عند الآخرين.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n أوراق عند الآخرين.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين.</numerusform>
            <numerusform>‏{player}: معرفة مكان %n ورقة عند الآخرين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>‏{player}: وضع رباعية الآص بعد %n سؤالًا عنها.</numerusform>
            <numerusform>‏{player}: وضع رباعية الآص بعد سؤال واحد عنها.</numerusform>
            <numerusform>‏{player}: وضع رباعية الآص بعد سؤالين عنها.</numerusform>
            <numerusform>‏{player}: وضع رباعية الآص بعد %n أسئلة عنها.</numerusform>
            <numerusform>‏{player}: وضع رباعية الآص بعد %n سؤالًا عنها.</numerusform>
            <numerusform>‏{player}: وضع رباعية الآص بعد %n سؤال عنها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>الأكثر لـ{player}‏: %n نقطة من {all}.</numerusform>
            <numerusform>الأكثر لـ{player}: نقطة واحدة من {all}.</numerusform>
            <numerusform>الأكثر لـ{player}: نقطتان من {all}.</numerusform>
            <numerusform>الأكثر لـ{player}‏: %n نقاط من {all}.</numerusform>
            <numerusform>الأكثر لـ{player}‏: %n نقطة من {all}.</numerusform>
            <numerusform>الأكثر لـ{player}‏: %n نقطة من {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>‏{player}: تقديم عرض.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>‏{player}: وضع {four}، بقيمة {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>الصدارة لـ{player}‏، ‎%n نقطة.</numerusform>
            <numerusform>الصدارة لـ{player}، نقطة واحدة.</numerusform>
            <numerusform>الصدارة لـ{player}، نقطتان.</numerusform>
            <numerusform>الصدارة لـ{player}‏، ‎%n نقاط.</numerusform>
            <numerusform>الصدارة لـ{player}‏، ‎%n نقطة.</numerusform>
            <numerusform>الصدارة لـ{player}‏، ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>الصدارة لـ{player}‏، ‎{best} مقابل ‎{next} لك.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>الصدارة لـ{player}‏، ‎{best} مقابل ‎{next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>الصدارة لـ{player} بعد كل جولة من %n جولة.</numerusform>
            <numerusform>الصدارة لـ{player} بعد الجولة الوحيدة.</numerusform>
            <numerusform>الصدارة لـ{player} بعد الجولتين كلتيهما.</numerusform>
            <numerusform>الصدارة لـ{player} بعد كل جولة من %n جولات.</numerusform>
            <numerusform>الصدارة لـ{player} بعد كل جولة من %n جولة.</numerusform>
            <numerusform>الصدارة لـ{player} بعد كل جولة من %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>‏{player}: جمع %n نقطة في جولة واحدة.</numerusform>
            <numerusform>‏{player}: جمع نقطة واحدة في جولة واحدة.</numerusform>
            <numerusform>‏{player}: جمع نقطتين في جولة واحدة.</numerusform>
            <numerusform>‏{player}: جمع %n نقاط في جولة واحدة.</numerusform>
            <numerusform>‏{player}: جمع %n نقطة في جولة واحدة.</numerusform>
            <numerusform>‏{player}: جمع %n نقطة في جولة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>‏{player}: احتمال أخذ {card} منك، وإلا {second}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>دفع {player} في هذه الجولة نحو {count}، وإلا {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>‏{player}: دفع {points} (المجموع حتى الآن {total}).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>‏{player}: دفع {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>الورقة الرابعة من رتبة واحدة على التوالي من {player}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>‏{player}: لعب {card}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>‏{player}: لعب {card}، زوج.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>‏{player}: لعب {card}، رباعية.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>‏{player}: لعب {card}، ثلاثية.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>‏{player} عند {count} مع خصم 50 في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>‏{player}: تذكّر {remembered} من %n سؤالًا في هذه الجولة.</numerusform>
            <numerusform>‏{player}: تذكّر {remembered} من سؤال واحد في هذه الجولة.</numerusform>
            <numerusform>‏{player}: تذكّر {remembered} من سؤالين في هذه الجولة.</numerusform>
            <numerusform>‏{player}: تذكّر {remembered} من %n أسئلة في هذه الجولة.</numerusform>
            <numerusform>‏{player}: تذكّر {remembered} من %n سؤالًا في هذه الجولة.</numerusform>
            <numerusform>‏{player}: تذكّر {remembered} من %n سؤال في هذه الجولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>كسب {player} في هذه الجولة نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>‏{player}: لا نقاط.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>‏{player}: كسب {points}، والمجموع {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>‏{player}: كسب {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>الورقة {card} كُشفت عند {player} وما زالت هناك.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>‏{player}: كشف الباقي، {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>في {share}% تصلح الخانات الأربع عند {player} بعد.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>‏{player}: أخذ العرضين.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>‏{player}: أخذ الكومة {pile}، بقيمة {points} (المجموع {total}).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>‏{player}: أخذ بعض العروض.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>‏{player}: أخذ {cards} من العروض.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>‏{player}: خصم {points}، وبقي {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>يصير عند {player} ورقة أعلى للعرض مما سواها.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>يصير عند {player} ورقة أدنى للعرض مما سواها.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>يصير عند {player} نحو {count} أوراق من نوع واحد، وإلا {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>‏{player}: خصم 50 نقطة.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>لا مشاركة من {player} في هذا السباق.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>الصدارة لـ{player} منذ السباق {number} حتى النهاية.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>الصدارة لـ{player} منذ الجولة {number} حتى النهاية.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>الصدارة لـ{player} في السباق الأخير.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>الصدارة لـ{player} في الجولة الأخيرة.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>أول من أنهى: {player}.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>الفوز بالأمسية لـ{player}.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>‏{player}: كسب الجائزة.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>الجولة لـ{player}‏، {points} مقابل {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>تذهب النقاط الـ{count} إلى {player} في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>‏{player}: كسب {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>‏{player}: كسب {worth}، والمجموع {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>الفوز لـ{player}‏، ‎%n نقطة.</numerusform>
            <numerusform>الفوز لـ{player}، نقطة واحدة.</numerusform>
            <numerusform>الفوز لـ{player}، نقطتان.</numerusform>
            <numerusform>الفوز لـ{player}‏، ‎%n نقاط.</numerusform>
            <numerusform>الفوز لـ{player}‏، ‎%n نقطة.</numerusform>
            <numerusform>الفوز لـ{player}‏، ‎%n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>الفوز لـ{player} بنداء Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>الفوز لـ{player}!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>الفوز لـ{player}.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>الفوز لـ{player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>الفوز لـ{player} بفارق نقطة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}‏: %n نقطة من {all}.</numerusform>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}: نقطة واحدة من {all}.</numerusform>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}: نقطتان من {all}.</numerusform>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}‏: %n نقاط من {all}.</numerusform>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}‏: %n نقطة من {all}.</numerusform>
            <numerusform>النصيب الأكبر من {suit:al} لـ{player}‏: %n نقطة من {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>البطولة لـ{player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>الفوز لـ{player} من دون دفع نقطة.</translation>
    </message>
    <message>
        <source>{player} {percent}%</source>
        <translation>{player}‏ {percent}%</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player}‏ {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}, %n points</source>
        <translation>
            <numerusform>‏{player}‏، ‎%n نقطة</numerusform>
            <numerusform>‏{player}، نقطة واحدة</numerusform>
            <numerusform>‏{player}، نقطتان</numerusform>
            <numerusform>‏{player}‏، ‎%n نقاط</numerusform>
            <numerusform>‏{player}‏، ‎%n نقطة</numerusform>
            <numerusform>‏{player}‏، ‎%n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>‏{player}، الكومة {number}، أولى أوراقها أولًا</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>‏{player}، الكومة {number}: الورقة {card} لا تناسب {under}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>‏{player}‏، {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>‏{player}: الباقي {left}، النقاط {points}، الكومات {tops}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>‏{player}‏: {cards}</translation>
    </message>
    <message>
        <source>{player}: {outcomes}</source>
        <translation>‏{player}‏: {outcomes}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>‏{player}‏: ‎{score}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <translation>‏{player}‏: ‎{total}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>‏{player}‏: {words}</translation>
    </message>
    <message>
        <source>{player}?</source>
        <translation>‏{player}؟</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>آص {player} لا يكلّفك شيئًا.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>آص {player} يكلّفك {cards}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>آص {player} لا يكلّف {other} شيئًا.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>آص {player} يكلّف {other}‏: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>آص {player} أخذ %n ورقة.</numerusform>
            <numerusform>آص {player} أخذ ورقة واحدة.</numerusform>
            <numerusform>آص {player} أخذ ورقتين.</numerusform>
            <numerusform>آص {player} أخذ %n أوراق.</numerusform>
            <numerusform>آص {player} أخذ %n ورقة.</numerusform>
            <numerusform>آص {player} أخذ %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>عرض {player}</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>خانة {player} رقم {slot} غير صالحة: الورقة السوداء {up} ليست أعلى من {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>خانة {player} رقم {slot} غير صالحة: الورقة الحمراء {up} ليست أدنى من {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>خانة {player} رقم {slot} غير صالحة: تحتها {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>خانة {player} رقم {slot} غير صالحة: فيها آصان.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>خانة {player} رقم {slot} صالحة في النهاية في {share}%، وإلا ففي {rest}%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>خانة {player} رقم {slot} صالحة.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>خانة {player} رقم {slot} صالحة: %n نقطة.</numerusform>
            <numerusform>خانة {player} رقم {slot} صالحة: نقطة واحدة.</numerusform>
            <numerusform>خانة {player} رقم {slot} صالحة: نقطتان.</numerusform>
            <numerusform>خانة {player} رقم {slot} صالحة: %n نقاط.</numerusform>
            <numerusform>خانة {player} رقم {slot} صالحة: %n نقطة.</numerusform>
            <numerusform>خانة {player} رقم {slot} صالحة: %n نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>خانات {player} كلها صالحة.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>خانات {player} تكسب نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>‏{player}: وضع الورقة المسحوبة بدل الورقة المقلوبة {old} في الخانة {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>تبقى يد {player} مخفية: النداء وحده يكشف اليد.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>يد {player}‏: {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>خانات {player} الأخرى تكسب نحو {count} من النقاط، وإلا {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>تتغير نقاط {player} بنحو ‎{count}، وإلا ‎{rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>خانات {player} الصالحة: {valid}؛ غير الصالحة: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>زاوية {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>كانت يد {player} كلها {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>‏{cards} من {player}</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>عرض {player}‏، {card}، يغلب عرضك، {second}.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>عرض {player}‏، {card}، يغلب عرض {other}‏، {second}.</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>‏{player}: دوران إضافيان بفضل {card}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>‏{player}: وضع {card} بدل {old} في خانتك {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>‏{player}: وضع {card} بدل الورقة المقلوبة {old} في الخانة {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>‏{player}: وضع {card} بدل الورقة المكشوفة {old} في الخانة {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>‏{player}: وضع {card} بدل {old} في خانة {owner} رقم {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>‏{player}: {king} يبادل الورقتين المقلوبتين في خانتي {player} رقم {slot} ورقم {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>‏{player}: {king} يبادل الورقتين المقلوبتين في خانتيك {slot} و{second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>‏{player}: {king} يبادل الورقتين المقلوبتين في خانتي {owner} رقم {slot} ورقم {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>‏{player}: {king} يبادل {card} من خانتك {slot} مع {other} من خانة {holder} رقم {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>‏{player}: {king} يبادل الورقتين المقلوبتين في خانة {owner} رقم {slot} وخانة {holder} رقم {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>‏{player}: {king} يبادل {card} من خانة {owner} رقم {slot} مع {other} من خانة {holder} رقم {second}.</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>‏‎{points} قبل هذه الجولة</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>‏‎{points} للأوراق الباقية</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>‏‎{points} للغش</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>‏‎{points} للمركز الأول</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>‏‎{points} للكومة المأخوذة</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>‏‎{points} من المكافأة</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>‏‎{points} لو انتهت الجولة الآن، حسب الأوراق التي تراها</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>وُضع {points}</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>‏‎{points} مع كل ما قد تجلبه هذه الجولة بعد</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} من {length}</translation>
    </message>
    <message>
        <source>{problem} · {difficulty}</source>
        <translation>‏{problem} · {difficulty}</translation>
    </message>
    <message>
        <source>{problem} · {outcome}</source>
        <translation>‏{problem} · {outcome}</translation>
    </message>
    <message>
        <source>{problem} · {theme} · {difficulty}</source>
        <translation>‏{problem} · {theme} · {difficulty}</translation>
    </message>
    <message>
        <source>{rank}. of {count}</source>
        <translation>{rank}. من {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>‏{result}، بمساعدة</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>‏{result}‏، ‎{score} مقابل ‎{other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}، {position} من {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}؛ لُعبت {played} من {count} مباريات.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>‏{score} نقطة</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. العلامة: ‎{points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} ث</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>‏{share} من مباراة</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>فوز {share}</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>{share}% من الأوراق القادمة ستجد مكانًا، وإلا {rest}%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>{share}% من الأوراق التي لم تُرَ تفسد خانتك {slot} ثانية.</translation>
    </message>
    <message>
        <source>{side}: {player}, {detail}</source>
        <translation>{side}: {player}‏، {detail}</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>{size}%</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>حُلّت {solved} من %n مسألة</numerusform>
            <numerusform>حُلّت {solved} من مسألة واحدة</numerusform>
            <numerusform>حُلّت {solved} من مسألتين</numerusform>
            <numerusform>حُلّت {solved} من %n مسائل</numerusform>
            <numerusform>حُلّت {solved} من %n مسألة</numerusform>
            <numerusform>حُلّت {solved} من %n مسألة</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>‏{text} (معروض على الطاولة)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>‏{text}، عنوان</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. هي نفسها للجميع.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} في المجموع</translation>
    </message>
    <message>
        <source>{time}, {moves}</source>
        <translation>{time}، {moves}</translation>
    </message>
    <message>
        <source>{tournament}. {sentence}</source>
        <translation>‏{tournament}. {sentence}</translation>
    </message>
    <message>
        <source>{value}, seat {seat}</source>
        <translation>{value}، المقعد {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>يُفتح {what} عندما يُغلق «{dialog}».</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>‏{who}‏: {first} عند الاختيار الأول، والأدنى {low} ({trough})، والأعلى {high} ({peak})، و{last} عند الأخير.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} يدك مقفلة {seconds} ث.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} بكسل</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>كان الفوز في {game} لـ{winner}. ما توقعت ذلك.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>‏{player}: «لا».</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>قلت: «لا».</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>‏{player}‏: «Soureh!» بقي لكل من الآخرين دور أخير.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>‏{player}‏: «Soureh!» بقي لك دور أخير.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>‏{player}‏: «Soureh!» بقي دور أخير عند {other}.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>قلت: «Soureh!» بقي لكل من الآخرين دور أخير.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>قلت: «Soureh!» بقي دور أخير عند {other}.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>‏{player}‏: «Soy!»</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>ناديت: «Soy!»</translation>
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
        <translation>لا يمكن أن يكون «{keys}» اختصارًا لأمر «{command}».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>‏«{text}» ليست ورقة: اكتب الرتبة والنوع، مثل 7h أو 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«{what}» يجب أن يكون عددًا صحيحًا من {least} إلى {most}.</translation>
    </message>
</context>
</TS>
