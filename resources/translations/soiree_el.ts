<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> to </source>
        <translation> προς </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders (??).</source>
        <translation>
            <numerusform>%n χοντρό λάθος (??).</numerusform>
            <numerusform>%n χοντρά λάθη (??).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n φύλλο</numerusform>
            <numerusform>%n φύλλα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings played, {won} of them won.</source>
        <translation>
            <numerusform>Έπαιξες %n βραδιά, νίκες: {won}.</numerusform>
            <numerusform>Έπαιξες %n βραδιές, νίκες: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies (?!).</source>
        <translation>
            <numerusform>%n ανακρίβεια (?!).</numerusform>
            <numerusform>%n ανακρίβειες (?!).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>μένει %n</numerusform>
            <numerusform>μένουν %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n παρτίδα</numerusform>
            <numerusform>%n παρτίδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are back.</source>
        <translation>
            <numerusform>Επέστρεψε %n παρτίδα.</numerusform>
            <numerusform>Επέστρεψαν %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are reviewed: each opens with its review.</source>
        <translation>
            <numerusform>%n παρτίδα αναλύθηκε: ανοίγει μαζί με την ανάλυσή της.</numerusform>
            <numerusform>%n παρτίδες αναλύθηκαν: καθεμία ανοίγει μαζί με την ανάλυσή της.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are saved.</source>
        <translation>
            <numerusform>Αποθηκεύτηκε %n παρτίδα.</numerusform>
            <numerusform>Αποθηκεύτηκαν %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are still to be searched…</source>
        <translation>
            <numerusform>Μένει για έλεγχο %n παρτίδα…</numerusform>
            <numerusform>Μένουν για έλεγχο %n παρτίδες…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be reviewed.</source>
        <translation>
            <numerusform>%n παρτίδα δεν μπόρεσε να αναλυθεί.</numerusform>
            <numerusform>%n παρτίδες δεν μπόρεσαν να αναλυθούν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>Διαγράφηκε %n παρτίδα.</numerusform>
            <numerusform>Διαγράφηκαν %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches played so far.</source>
        <translation>
            <numerusform>Παίχτηκε %n παρτίδα μέχρι τώρα.</numerusform>
            <numerusform>Παίχτηκαν %n παρτίδες μέχρι τώρα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say how often you win.</source>
        <translation>
            <numerusform>%n παρτίδα: πολύ λίγο για να πούμε πόσο συχνά κερδίζεις.</numerusform>
            <numerusform>%n παρτίδες: πολύ λίγες για να πούμε πόσο συχνά κερδίζεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches: too few to say.</source>
        <translation>
            <numerusform>%n παρτίδα: πολύ λίγο για συμπέρασμα.</numerusform>
            <numerusform>%n παρτίδες: πολύ λίγες για συμπέρασμα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n λεπτό</numerusform>
            <numerusform>%n λεπτά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes (?).</source>
        <translation>
            <numerusform>%n λάθος (?).</numerusform>
            <numerusform>%n λάθη (?).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n ακόμα</numerusform>
            <numerusform>%n ακόμα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more shortcuts cannot be used.</source>
        <translation>
            <numerusform>%n ακόμα συντόμευση δεν μπορεί να χρησιμοποιηθεί.</numerusform>
            <numerusform>%n ακόμα συντομεύσεις δεν μπορούν να χρησιμοποιηθούν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n κίνηση</numerusform>
            <numerusform>%n κινήσεις</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were played for you and are not counted.</source>
        <translation>
            <numerusform>%n κίνηση παίχτηκε για λογαριασμό σου και δεν μετράει.</numerusform>
            <numerusform>%n κινήσεις παίχτηκαν για λογαριασμό σου και δεν μετρούν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {every} deals played, {won} won.</source>
        <translation>
            <numerusform>Έπαιξες %n από {every} μοιρασιές, νίκες: {won}.</numerusform>
            <numerusform>Έπαιξες %n από {every} μοιρασιές, νίκες: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n παίκτης</numerusform>
            <numerusform>%n παίκτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players share the lead, with {points} each.</source>
        <translation>
            <numerusform>%n παίκτης στην πρώτη θέση, με {points}.</numerusform>
            <numerusform>%n παίκτες στην πρώτη θέση, με {points} ο καθένας.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you and {players}.</source>
        <translation>
            <numerusform>%n πόντος μπροστά από σένα και {players}.</numerusform>
            <numerusform>%n πόντοι μπροστά από σένα και {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of you.</source>
        <translation>
            <numerusform>%n πόντος μπροστά από σένα.</numerusform>
            <numerusform>%n πόντοι μπροστά από σένα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {players}.</source>
        <translation>
            <numerusform>%n πόντος μπροστά από {players}.</numerusform>
            <numerusform>%n πόντοι μπροστά από {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far. Who will stop me?</source>
        <translation>
            <numerusform>%n πόντος ως τώρα. Ποιος θα με σταματήσει;</numerusform>
            <numerusform>%n πόντοι ως τώρα. Ποιος θα με σταματήσει;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, high is good</source>
        <translation>
            <numerusform>%n πόντος, καλοί οι πολλοί</numerusform>
            <numerusform>%n πόντοι, καλοί οι πολλοί</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points, low is good</source>
        <translation>
            <numerusform>%n πόντος, καλοί οι λίγοι</numerusform>
            <numerusform>%n πόντοι, καλοί οι λίγοι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times, first on {day}.</source>
        <translation>
            <numerusform>%n φορά, στις {day}.</numerusform>
            <numerusform>%n φορές, πρώτη στις {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n νίκη</numerusform>
            <numerusform>%n νίκες</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soirée</source>
        <translation>&amp;Σχετικά με τη Soirée</translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>Ά&amp;λμπουμ</translation>
    </message>
    <message>
        <source>&amp;Aubergine</source>
        <translation>Μελιτ&amp;ζανί</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Πίσω</translation>
    </message>
    <message>
        <source>&amp;Bottle green</source>
        <translation>&amp;Κυπαρισσί</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Καθαρισμός λίστας</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Αντιγραφή</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Αντιγραφή &amp;εικόνας</translation>
    </message>
    <message>
        <source>&amp;Copy this position</source>
        <translation>Αντιγρα&amp;φή της θέσης</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Επίδειξη</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>&amp;Βραδιές</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Γρήγορα</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>Τσό&amp;χα</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Μπροστά</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Πλήρης ο&amp;θόνη</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Παιχνίδι</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Βοήθεια</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Υπόδειξη</translation>
    </message>
    <message>
        <source>&amp;In two minutes</source>
        <translation>Σε δύο &amp;λεπτά</translation>
    </message>
    <message>
        <source>&amp;Linen</source>
        <translation>&amp;Λινό</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Ιστορικό</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Μνήμη</translation>
    </message>
    <message>
        <source>&amp;Midnight blue</source>
        <translation>&amp;Μπλε της νύχτας</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Κίνηση</translation>
    </message>
    <message>
        <source>&amp;Mute sounds</source>
        <translation>Σί&amp;γαση ήχων</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Νέα παρτίδα…</translation>
    </message>
    <message>
        <source>&amp;Next choice of your own</source>
        <translation>Επόμενη &amp;δική σου επιλογή</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Κανονικά</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Άνοι&amp;γμα…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Παύση</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Αναπαραγωγή</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Προτιμήσεις…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Προβλήματα</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έξ&amp;οδος</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ακύ&amp;ρωση αναίρεσης</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Επανάληψη</translation>
    </message>
    <message>
        <source>&amp;Restart the deal</source>
        <translation>&amp;Ξανά η ίδια μοιρασιά</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Κανόνες αυτού του παιχνιδιού</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Απο&amp;θήκευση…</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Σκορ</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ρυθμίσεις</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Κοινοποίηση…</translation>
    </message>
    <message>
        <source>&amp;Show the last moves again</source>
        <translation>&amp;Δείξε ξανά τις τελευταίες κινήσεις</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Αργά</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Π&amp;ιο αργά</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Ταχύτητα</translation>
    </message>
    <message>
        <source>&amp;The table</source>
        <translation>Το τραπέ&amp;ζι</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Ξαναδοκίμασε</translation>
    </message>
    <message>
        <source>&amp;Try mistakes again</source>
        <translation>&amp;Ξαναπαίξε τα λάθη</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Κα&amp;νονικά γράμματα</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Πρ&amp;οβολή</translation>
    </message>
    <message>
        <source>&amp;What each player knows</source>
        <translation>Τι &amp;ξέρει ο καθένας</translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation>&amp;Τι να κάνω τώρα</translation>
    </message>
    <message>
        <source>&amp;Without motion</source>
        <translation>&amp;Χωρίς κίνηση</translation>
    </message>
    <message>
        <source>1 to 12 players</source>
        <translation>1 έως 12 παίκτες</translation>
    </message>
    <message>
        <source>16 points, the lowest possible payment. Why would anybody pay more? A player at exactly 100, or 200, may take 50 off at once.</source>
        <translation>16 πόντοι, η μικρότερη δυνατή πληρωμή. Γιατί να πληρώσει κανείς παραπάνω; Όποιος φτάσει ακριβώς στους 100, ή στους 200, μπορεί να βγάλει αμέσως 50.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 παίκτες</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 έως 4 παίκτες</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 έως 6 παίκτες</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 παίκτες</translation>
    </message>
    <message>
        <source>50 off, at {total}.</source>
        <translation>Βγάζει 50, στους {total}.</translation>
    </message>
    <message>
        <source>6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only five piles takes 20 off. You race on with your other cards, until somebody has no points left.</source>
        <translation>6 και 1 κάνουν 7, και η πρώτη θέση βγάζει 5: μένουν 2. Όποιος τερματίζει με πέντε μόνο στοίβες, βγάζει 20. Συνεχίζεις με τα υπόλοιπα φύλλα σου, ώσπου κάποιος να μην έχει πια πόντους.</translation>
    </message>
    <message>
        <source>80% interval</source>
        <translation>Διάστημα 80%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Διάστημα 95%</translation>
    </message>
    <message>
        <source>A No</source>
        <translation>Ένα Όχι</translation>
    </message>
    <message>
        <source>A bid to lose</source>
        <translation>Προσφορά για ήττα</translation>
    </message>
    <message>
        <source>A bid to win</source>
        <translation>Προσφορά για νίκη</translation>
    </message>
    <message>
        <source>A blunder. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Χοντρό λάθος. Αυτή η κίνηση κοστίζει {cost} της παρτίδας: από {before} σε {after}.</translation>
    </message>
    <message>
        <source>A blunder. This move costs {number} points.</source>
        <translation>Χοντρό λάθος. Αυτή η κίνηση κοστίζει {number} πόντους.</translation>
    </message>
    <message>
        <source>A card table, with company that never tires.</source>
        <translation>Ένα τραπέζι για χαρτιά, με παρέα που δεν κουράζεται ποτέ.</translation>
    </message>
    <message>
        <source>A caught cheat</source>
        <translation>Όποιος πιάνεται</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Μια επιλογή</translation>
    </message>
    <message>
        <source>A choice of your own</source>
        <translation>Δική σου επιλογή</translation>
    </message>
    <message>
        <source>A close sum, and a pleasant one.</source>
        <translation>Λογαριασμός στο τσακ, και ευχάριστος.</translation>
    </message>
    <message>
        <source>A computer plays for {player}.</source>
        <translation>Για {player} παίζει ο υπολογιστής.</translation>
    </message>
    <message>
        <source>A coop</source>
        <translation>Μια φωλιά</translation>
    </message>
    <message>
        <source>A coop is a card face up and a card face down. A red card face up must be lower than the card face down, a black one higher; equal cards are never valid. With one ace a coop is always valid, with two never. A folded corner marks your face-down cards: only you see them. A tick means valid, a cross not valid.</source>
        <translation>Φωλιά είναι ένα ανοιχτό φύλλο και ένα κλειστό. Ανοιχτό κόκκινο φύλλο πρέπει να είναι χαμηλότερο από το κλειστό, μαύρο ψηλότερο· ίσα φύλλα δεν είναι ποτέ έγκυρα. Με έναν άσο η φωλιά είναι πάντα έγκυρη, με δύο ποτέ. Τσακισμένη γωνία έχουν τα δικά σου κλειστά φύλλα: τα βλέπεις μόνο εσύ. Το τικ σημαίνει έγκυρη, το Χ άκυρη.</translation>
    </message>
    <message>
        <source>A court card moves what no other card can: see what it mends or breaks.</source>
        <translation>Η φιγούρα κινεί ό,τι δεν κινεί κανένα άλλο φύλλο: δες τι φτιάχνει ή τι χαλάει.</translation>
    </message>
    <message>
        <source>A deal of each game and a problem for every day</source>
        <translation>Μια μοιρασιά από κάθε παιχνίδι και ένα πρόβλημα για κάθε ημέρα</translation>
    </message>
    <message>
        <source>A dot for each game: full if won, a ring if not. A laurel: the problem was solved. The figure: your results without luck, in per cent of a match.</source>
        <translation>Μια κουκκίδα για κάθε παιχνίδι: γεμάτη για νίκη, κύκλος αλλιώς. Δάφνη: το πρόβλημα λύθηκε. Ο αριθμός: τα αποτελέσματά σου χωρίς την τύχη, σε τοις εκατό μιας παρτίδας.</translation>
    </message>
    <message>
        <source>A four</source>
        <translation>Ένα καρέ</translation>
    </message>
    <message>
        <source>A fresh deck. How agreeable.</source>
        <translation>Φρέσκια τράπουλα. Τι απόλαυση.</translation>
    </message>
    <message>
        <source>A great moment</source>
        <translation>Μεγάλη στιγμή</translation>
    </message>
    <message>
        <source>A guest of honour</source>
        <translation>Επίτιμος καλεσμένος</translation>
    </message>
    <message>
        <source>A hand of one suit after the discards is a Soy. It is called automatically and wins the match.</source>
        <translation>Αν μετά το πέταμα όλο το χέρι είναι ένα χρώμα, αυτό είναι Soy. Φωνάζεται αυτόματα και κερδίζει την παρτίδα.</translation>
    </message>
    <message>
        <source>A happy accident. They are the best ones.</source>
        <translation>Ευτυχές ατύχημα. Τα καλύτερα.</translation>
    </message>
    <message>
        <source>A jack</source>
        <translation>Ένας βαλές</translation>
    </message>
    <message>
        <source>A jack cannot replace a face-up ace.</source>
        <translation>Ο βαλές δεν αντικαθιστά ανοιχτό άσο.</translation>
    </message>
    <message>
        <source>A jack, queen or king face down is a pariah: the coop is never valid. Your queen is one. A king may switch any two face-down cards: click your queen, then Ada’s card behind the ace.</source>
        <translation>Κλειστός βαλές, ντάμα ή ρήγας είναι παρίας: η φωλιά δεν είναι ποτέ έγκυρη. Η ντάμα σου είναι τέτοια. Ο ρήγας αλλάζει μεταξύ τους δύο οποιαδήποτε κλειστά φύλλα: κάνε κλικ στην ντάμα σου και μετά στο φύλλο της Ada πίσω από τον άσο.</translation>
    </message>
    <message>
        <source>A king</source>
        <translation>Ένας ρήγας</translation>
    </message>
    <message>
        <source>A king on the discard pile does nothing for you, and the queen would still spoil your first coop. Switch her away.</source>
        <translation>Στα πεταμένα ο ρήγας δεν σε βοηθά, και η ντάμα θα χαλούσε ακόμα την πρώτη σου φωλιά. Διώξ’ την από εκεί.</translation>
    </message>
    <message>
        <source>A match from a newer Soirée waits.</source>
        <translation>Περιμένει μια παρτίδα από νεότερη Soirée.</translation>
    </message>
    <message>
        <source>A match has {players} players, more than there are entrants.</source>
        <translation>Μια παρτίδα έχει {players} παίκτες, πιο πολλούς από τις συμμετοχές.</translation>
    </message>
    <message>
        <source>A match of a tournament needs two players or more.</source>
        <translation>Μια παρτίδα τουρνουά θέλει τουλάχιστον δύο παίκτες.</translation>
    </message>
    <message>
        <source>A message can stay for {least} to {most} milliseconds.</source>
        <translation>Ένα μήνυμα μένει από {least} έως {most} χιλιοστά του δευτερολέπτου.</translation>
    </message>
    <message>
        <source>A message stays</source>
        <translation>Διάρκεια μηνύματος</translation>
    </message>
    <message>
        <source>A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody asks for a card that they hold, and you do not hold it, so Clara must have it. Ask her: click her cards and pick the 7 of clubs, or drag one of your 7s onto her.</source>
        <translation>Πριν από λίγο η Ada ζήτησε από τον Basil το 7 σπαθί, κι εκείνος είπε όχι. Κανείς δεν ζητάει φύλλο που έχει, κι εσύ δεν το έχεις, άρα το έχει σίγουρα η Clara. Ζήτησέ της το: κάνε κλικ στα φύλλα της και διάλεξε το 7 σπαθί, ή σύρε πάνω της ένα από τα εφτάρια σου.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Λάθος. Αυτή η κίνηση κοστίζει {cost} της παρτίδας: από {before} σε {after}.</translation>
    </message>
    <message>
        <source>A mistake. This move costs {number} points.</source>
        <translation>Λάθος. Αυτή η κίνηση κοστίζει {number} πόντους.</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>Μια στιγμή …</translation>
    </message>
    <message>
        <source>A move must be text.</source>
        <translation>Η κίνηση πρέπει να είναι κείμενο.</translation>
    </message>
    <message>
        <source>A name: has it. A letter struck out: cannot have it. 1+: has at least one. {letters}.</source>
        <translation>Όνομα: το έχει. Διαγραμμένο γράμμα: δεν μπορεί να το έχει. 1+: έχει τουλάχιστον ένα. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as anybody could tell who listened. {letters}.</source>
        <translation>Όνομα: το έχει. Λωρίδα: πόσο πιθανό ήταν να το έχει, απ’ όσα μπορούσε να ξέρει όποιος άκουγε. {letters}.</translation>
    </message>
    <message>
        <source>A name: has it. A strip: how likely its player has it, as far as you could tell then. {letters}.</source>
        <translation>Όνομα: το έχει. Λωρίδα: πόσο πιθανό ήταν να το έχει, απ’ όσα μπορούσες να ξέρεις τότε. {letters}.</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Ένας γείτονας</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Νέα βραδιά</translation>
    </message>
    <message>
        <source>A new pile</source>
        <translation>Μια νέα στοίβα</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Ένα ζευγάρι</translation>
    </message>
    <message>
        <source>A pair draws a card, but it may cost the rank that wins later.</source>
        <translation>Το ζευγάρι τραβάει φύλλο, μα μπορεί να κοστίσει το φύλλο που κερδίζει αργότερα.</translation>
    </message>
    <message>
        <source>A pair on the row</source>
        <translation>Ζευγάρι στη μέση</translation>
    </message>
    <message>
        <source>A pile takes the {card}: place it.</source>
        <translation>Μια στοίβα παίρνει {card:τον}: βάλε το φύλλο εκεί.</translation>
    </message>
    <message>
        <source>A pleasure to see you all. Take your time.</source>
        <translation>Τι χαρά να σας βλέπω. Με την ησυχία σας.</translation>
    </message>
    <message>
        <source>A pleasure, naturally.</source>
        <translation>Χαρά μου, εννοείται.</translation>
    </message>
    <message>
        <source>A programme of matches with three guests</source>
        <translation>Ένα πρόγραμμα παρτίδων με τρεις καλεσμένους</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Μια ντάμα</translation>
    </message>
    <message>
        <source>A question tells</source>
        <translation>Κάθε ερώτηση κάτι προδίδει</translation>
    </message>
    <message>
        <source>A quiet win is still a win.</source>
        <translation>Και η αθόρυβη νίκη, νίκη είναι.</translation>
    </message>
    <message>
        <source>A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop would still not be valid.</source>
        <translation>Το κόκκινο 10 πρέπει να είναι χαμηλότερο από το κλειστό φύλλο, και το 10 δεν είναι χαμηλότερο από 10: η φωλιά θα έμενε άκυρη.</translation>
    </message>
    <message>
        <source>A red 10 spoils that coop as well, so Ada would pay. But she would keep her cheap red 2 to pay with. Place the 10 on the 2.</source>
        <translation>Το κόκκινο 10 χαλάει κι αυτή τη φωλιά, οπότε η Ada θα πλήρωνε. Θα της έμενε όμως το φτηνό κόκκινο 2 για να πληρώσει. Βάλε το 10 πάνω στο 2.</translation>
    </message>
    <message>
        <source>A review without a mark, of five choices or more.</source>
        <translation>Ανάλυση χωρίς κανένα σημάδι, με πέντε επιλογές ή περισσότερες.</translation>
    </message>
    <message>
        <source>A rose for everyone at the table.</source>
        <translation>Ένα τριαντάφυλλο στον καθένα.</translation>
    </message>
    <message>
        <source>A sample of the cards</source>
        <translation>Δείγμα των φύλλων</translation>
    </message>
    <message>
        <source>A small error. Mine, I think.</source>
        <translation>Μικρό σφάλμα. Δικό μου, νομίζω.</translation>
    </message>
    <message>
        <source>A small masterpiece, if I may say so.</source>
        <translation>Ένα μικρό αριστούργημα, αν μου επιτρέπεται.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Ισοπαλία.</translation>
    </message>
    <message>
        <source>A tie. Bid another card.</source>
        <translation>Ισοπαλία. Πρόσφερε άλλο φύλλο.</translation>
    </message>
    <message>
        <source>A tie: your {card} and {other}’s {second}. Both bid again.</source>
        <translation>Ισοπαλία: {card} (εσύ) και {second} ({other}). Νέα προσφορά και από τους δύο.</translation>
    </message>
    <message>
        <source>A tie: {bid} and your {own}</source>
        <translation>Ισοπαλία: {bid} και {own} σου</translation>
    </message>
    <message>
        <source>A tie: {player}’s {card} and {other}’s {second}. Both bid again.</source>
        <translation>Ισοπαλία: {card} ({player}) και {second} ({other}). Νέα προσφορά και από τους δύο.</translation>
    </message>
    <message>
        <source>A tournament has four to sixteen entrants, people and computers.</source>
        <translation>Ένα τουρνουά έχει τέσσερις έως δεκαέξι συμμετοχές, ανθρώπους και υπολογιστές.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} entrants.</source>
        <translation>Ένα τουρνουά έχει από {least} έως {most} συμμετοχές.</translation>
    </message>
    <message>
        <source>A tournament has {least} to {most} rounds.</source>
        <translation>Ένα τουρνουά έχει από {least} έως {most} γύρους.</translation>
    </message>
    <message>
        <source>A tragedy in one act.</source>
        <translation>Τραγωδία σε μία πράξη.</translation>
    </message>
    <message>
        <source>A valid coop</source>
        <translation>Μια έγκυρη φωλιά</translation>
    </message>
    <message>
        <source>A win between two is worth 6 points; among four there are 6, 4, 2 and 0.</source>
        <translation>Μια νίκη ανάμεσα σε δύο αξίζει 6 πόντους· ανάμεσα σε τέσσερις δίνονται 6, 4, 2 και 0.</translation>
    </message>
    <message>
        <source>A {rank} that you draw cannot be placed: use it or discard it.</source>
        <translation>{rank:Ο} δεν τοποθετείται: χρησιμοποίησε ή πέτα το φύλλο.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes; you can go on at any later time.</source>
        <translation>
            <numerusform>Περίπου %n λεπτό· μπορείς να συνεχίσεις όποτε θέλεις.</numerusform>
            <numerusform>Περίπου %n λεπτά· μπορείς να συνεχίσεις όποτε θέλεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Soirée</source>
        <translation>Σχετικά με τη Soirée</translation>
    </message>
    <message>
        <source>About as good: the difference is {cost}.</source>
        <translation>Περίπου το ίδιο καλή: η διαφορά είναι {cost}.</translation>
    </message>
    <message>
        <source>About {minutes}.</source>
        <translation>Περίπου {minutes}.</translation>
    </message>
    <message>
        <source>Above {limit}, so out of the match.</source>
        <translation>Πάνω από {limit}, άρα εκτός παρτίδας.</translation>
    </message>
    <message>
        <source>Above, {number}</source>
        <translation>Πάνω, {number}</translation>
    </message>
    <message>
        <source>Accuse another player, or pass.</source>
        <translation>Κατηγόρησε κάποιον άλλον, ή πες πάσο.</translation>
    </message>
    <message>
        <source>Accuse nobody: nobody pays anything.</source>
        <translation>Μην κατηγορήσεις κανέναν: κανείς δεν πληρώνει τίποτα.</translation>
    </message>
    <message>
        <source>Accuse {player}, whose cards all fit.</source>
        <translation>Κατηγόρησε άδικα: τα φύλλα ({player}) ταιριάζουν όλα.</translation>
    </message>
    <message>
        <source>Accuse {player}.</source>
        <translation>Κατηγόρησε {player}.</translation>
    </message>
    <message>
        <source>Ace!</source>
        <translation>Άσος!</translation>
    </message>
    <message>
        <source>Ada asked for a 7, so she must hold one: the 7 of diamonds. But first ask Clara for the 7 of clubs.</source>
        <translation>Η Ada ζήτησε ένα 7, άρα κάποιο έχει: το 7 καρό. Πρώτα όμως ζήτησε από την Clara το 7 σπαθί.</translation>
    </message>
    <message>
        <source>Ada asked for the 7 of clubs herself, so she cannot have it: nobody may ask for a card that they hold. Ask Clara.</source>
        <translation>Το 7 σπαθί το ζήτησε η ίδια η Ada, άρα δεν μπορεί να το έχει: κανείς δεν ζητάει φύλλο που έχει. Ρώτα την Clara.</translation>
    </message>
    <message>
        <source>Ada said No. That ends the hand: yours is the last card, so you win the scoring card, 2 points. And the pair brought you a card.</source>
        <translation>Η Ada είπε Όχι. Έτσι η μπάζα κλείνει: το τελευταίο φύλλο είναι δικό σου, άρα κερδίζεις το έπαθλο, 2 πόντους. Και το ζευγάρι σού έφερε ένα φύλλο.</translation>
    </message>
    <message>
        <source>Ada takes the hearts. Your 3 is back, together with her jack of spades. Nobody leaves a round with nothing.</source>
        <translation>Η Ada παίρνει τις κούπες. Το 3 σου γύρισε, μαζί με τον δικό της βαλέ μπαστούνι. Κανείς δεν φεύγει από γύρο με άδεια χέρια.</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Προσθήκη τράπουλας</translation>
    </message>
    <message>
        <source>Add a deck…</source>
        <translation>Προσθήκη τράπουλας…</translation>
    </message>
    <message>
        <source>Add a pile of {count} to your points.</source>
        <translation>Πρόσθεσε στους πόντους σου μια στοίβα αξίας {count}.</translation>
    </message>
    <message>
        <source>After a tie more cards are at stake, and the loser chooses among them.</source>
        <translation>Μετά την ισοπαλία παίζονται πιο πολλά φύλλα, και διαλέγει ο χαμένος.</translation>
    </message>
    <message>
        <source>After match</source>
        <translation>Μετά την παρτίδα</translation>
    </message>
    <message>
        <source>After race {number}</source>
        <translation>Μετά την κούρσα {number}</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Μετά τον γύρο {number}</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Μετά την κούρσα</translation>
    </message>
    <message>
        <source>After this {player} can call Soy in {share}%.</source>
        <translation>Ύστερα {player} μπορεί να φωνάξει Soy με πιθανότητα {share}%.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Πάλι, πάλι!</translation>
    </message>
    <message>
        <source>Against {level} you are likely to win {share} of the matches, {interval}.</source>
        <translation>Απέναντι στο επίπεδο {level} μάλλον κερδίζεις το {share} των παρτίδων, {interval}.</translation>
    </message>
    <message>
        <source>Ah, company. Draw up a chair.</source>
        <translation>Α, παρέα. Τραβήξτε μια καρέκλα.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Άλμπουμ</translation>
    </message>
    <message>
        <source>All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 points. Only one card of a declarer can be replaced; one was enough.</source>
        <translation>Όλα τα φύλλα άνοιξαν. Το κόκκινο 10 δεν είναι χαμηλότερο από το 9, κι έτσι η Ada πλήρωσε: 25 πόντους. Από όποιον δηλώνει αντικαθίσταται μόνο ένα φύλλο· το ένα έφτασε.</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Όλα τα φύλλα ανοιχτά</translation>
    </message>
    <message>
        <source>All cards open: {chance}.</source>
        <translation>Όλα τα φύλλα ανοιχτά: {chance}.</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Όλες οι βραδιές</translation>
    </message>
    <message>
        <source>All fair</source>
        <translation>Όλα τίμια</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>All four coops are valid now: each has its tick. A card that you draw may replace one of your face-down cards or a face-up card of another player; only a 10 replaces an ace. Or you discard it.</source>
        <translation>Τώρα είναι έγκυρες και οι τέσσερις φωλιές: καθεμία έχει το τικ της. Με το φύλλο που τραβάς αντικαθιστάς ένα κλειστό φύλλο σου ή ένα ανοιχτό φύλλο άλλου παίκτη· τον άσο τον αντικαθιστά μόνο το 10. Ή το πετάς.</translation>
    </message>
    <message>
        <source>All four coops are valid: nothing to pay.</source>
        <translation>Και οι τέσσερις φωλιές έγκυρες: δεν πληρώνει.</translation>
    </message>
    <message>
        <source>All four coops are valid: {sum}, and {bonus} more.</source>
        <translation>Και οι τέσσερις φωλιές έγκυρες: {sum}, και άλλοι {bonus}.</translation>
    </message>
    <message>
        <source>All four play every match.</source>
        <translation>Και οι τέσσερις παίζουν σε κάθε παρτίδα.</translation>
    </message>
    <message>
        <source>All four valid: you score {points} more, {total} in all.</source>
        <translation>Και οι τέσσερις έγκυρες: παίρνεις άλλους {points}, σύνολο {total}.</translation>
    </message>
    <message>
        <source>All four valid: {player} scores {points} more, {total} in all.</source>
        <translation>Και οι τέσσερις έγκυρες: {player} παίρνει άλλους {points}, σύνολο {total}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Όλα τα παιχνίδια</translation>
    </message>
    <message>
        <source>All in all you gain a little on the others.</source>
        <translation>Συνολικά κερδίζεις λίγο έδαφος απέναντι στους άλλους.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you gain about %n points on the others.</source>
        <translation>
            <numerusform>Συνολικά κερδίζεις περίπου %n πόντο σε σχέση με τους άλλους.</numerusform>
            <numerusform>Συνολικά κερδίζεις περίπου %n πόντους σε σχέση με τους άλλους.</numerusform>
        </translation>
    </message>
    <message>
        <source>All in all you lose a little to the others.</source>
        <translation>Συνολικά χάνεις λίγο έδαφος απέναντι στους άλλους.</translation>
    </message>
    <message numerus="yes">
        <source>All in all you lose about %n points to the others.</source>
        <translation>
            <numerusform>Συνολικά χάνεις περίπου %n πόντο σε σχέση με τους άλλους.</numerusform>
            <numerusform>Συνολικά χάνεις περίπου %n πόντους σε σχέση με τους άλλους.</numerusform>
        </translation>
    </message>
    <message>
        <source>All know</source>
        <translation>Όλοι ξέρουν</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Όλες οι παρτίδες</translation>
    </message>
    <message>
        <source>All play each match together.</source>
        <translation>Όλοι παίζουν κάθε παρτίδα μαζί.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Από την αρχή</translation>
    </message>
    <message>
        <source>All your coops are valid: declare Soureh before one of them is spoiled.</source>
        <translation>Όλες οι φωλιές σου είναι έγκυρες: δήλωσε Soureh πριν σου χαλάσουν κάποια.</translation>
    </message>
    <message>
        <source>All your matches, waiting and finished</source>
        <translation>Όλες σου οι παρτίδες, σε αναμονή και τελειωμένες</translation>
    </message>
    <message>
        <source>Always: nothing moves</source>
        <translation>Πάντα: τίποτα δεν κινείται</translation>
    </message>
    <message>
        <source>An American descendant of a game from the Middle East, with court cards added.</source>
        <translation>Αμερικανικός απόγονος ενός παιχνιδιού από τη Μέση Ανατολή, με φιγούρες επιπλέον.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Ένας άσος</translation>
    </message>
    <message>
        <source>An ace wins once: ask what it wins now, and what it could win later.</source>
        <translation>Ο άσος κερδίζει μία φορά: δες τι κερδίζει τώρα, και τι θα κέρδιζε αργότερα.</translation>
    </message>
    <message>
        <source>An asterisk marks matches with hints or undone moves.</source>
        <translation>Ο αστερίσκος σημειώνει παρτίδες με υποδείξεις ή αναιρέσεις.</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>Το ίσο μερίδιο είναι {share}.</translation>
    </message>
    <message>
        <source>An evening at a good table</source>
        <translation>Μια βραδιά σε καλό τραπέζι</translation>
    </message>
    <message>
        <source>An evening needs at least one game.</source>
        <translation>Μια βραδιά χρειάζεται τουλάχιστον ένα παιχνίδι.</translation>
    </message>
    <message>
        <source>An evening of cards</source>
        <translation>Μια βραδιά με χαρτιά</translation>
    </message>
    <message>
        <source>An evening to remember. For me, at least.</source>
        <translation>Μια βραδιά που θα θυμόμαστε. Εγώ τουλάχιστον.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Ανακρίβεια. Αυτή η κίνηση κοστίζει {cost} της παρτίδας: από {before} σε {after}.</translation>
    </message>
    <message>
        <source>An inaccuracy. This move costs {number} points.</source>
        <translation>Ανακρίβεια. Αυτή η κίνηση κοστίζει {number} πόντους.</translation>
    </message>
    <message>
        <source>An old trick, but it still works.</source>
        <translation>Παλιό κόλπο, μα πιάνει ακόμα.</translation>
    </message>
    <message>
        <source>Animated GIFs (*{ending})</source>
        <translation>Κινούμενα GIF (*{ending})</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ανακοίνωση</translation>
    </message>
    <message>
        <source>Another program holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Άλλο πρόγραμμα κρατάει το {lock}, οπότε αυτή τη φορά παρτίδες και ρυθμίσεις δεν αποθηκεύονται.</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Κάθε δυσκολία</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Όλοι οι αντίπαλοι</translation>
    </message>
    <message>
        <source>Any options</source>
        <translation>Όλες οι επιλογές</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Όλοι οι παίκτες</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Κάθε θέμα</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Χωρίς τη φωλιά {slot}, οι φωλιές σου δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Apart from coop {slot}, {player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Χωρίς τη φωλιά {slot}, οι φωλιές ({player}) δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Applause is welcome.</source>
        <translation>Τα χειροκροτήματα ευπρόσδεκτα.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Εφαρμογή</translation>
    </message>
    <message>
        <source>Are we playing already? Splendid.</source>
        <translation>Α, παίζουμε ήδη; Θαυμάσια.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>Ως CSV…</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Ως JSON…</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <translation>Το ίδιο καλά: {move}</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Όπως πρέπει.</translation>
    </message>
    <message>
        <source>As long as you keep yours, {player} cannot complete {suits}.</source>
        <translation>Όσο κρατάς τα δικά σου, {player} δεν μπορεί να συμπληρώσει {suits}.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Όπως την έβλεπες</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Όπως την έβλεπε {player}</translation>
    </message>
    <message>
        <source>Ask a player for a card.</source>
        <translation>Ζήτα ένα φύλλο από έναν παίκτη.</translation>
    </message>
    <message>
        <source>Ask for a card of a rank that you hold: click a player, or drag a card there.</source>
        <translation>Ζήτα φύλλο από αξία που έχεις: κάνε κλικ σε παίκτη ή σύρε πάνω του ένα φύλλο.</translation>
    </message>
    <message>
        <source>Ask for a card: choose a player, drag a card there, or type one such as {card}.</source>
        <translation>Ζήτα ένα φύλλο: διάλεξε παίκτη, σύρε πάνω του ένα φύλλο ή πληκτρολόγησέ το, π.χ. {card}.</translation>
    </message>
    <message>
        <source>Ask for cards, remember every answer, and collect all four of a rank.</source>
        <translation>Ζήτα φύλλα, θυμήσου κάθε απάντηση, και μάζεψε καρέ.</translation>
    </message>
    <message>
        <source>Ask for nothing</source>
        <translation>Μη ζητήσεις τίποτα</translation>
    </message>
    <message>
        <source>Ask {player} for the {card}.</source>
        <translation>Ζήτα {card:τον} από {player}.</translation>
    </message>
    <message>
        <source>Ask {player} for …</source>
        <translation>Ζήτα από {player} …</translation>
    </message>
    <message>
        <source>At a run</source>
        <translation>Τρεχάλα</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Σε κάθε τραπέζι</translation>
    </message>
    <message>
        <source>At least one {rank}: nobody else for certain.</source>
        <translation>Τουλάχιστον {rank:έναν}: σίγουρα κανείς άλλος.</translation>
    </message>
    <message>
        <source>At least one {rank}: {players}.</source>
        <translation>Τουλάχιστον {rank:έναν}: {players}.</translation>
    </message>
    <message>
        <source>At most {most} entries can be saved.</source>
        <translation>Αποθηκεύονται το πολύ {most} εγγραφές.</translation>
    </message>
    <message>
        <source>At most {players} players take part in a race.</source>
        <translation>Σε μια κούρσα παίζουν το πολύ {players}.</translation>
    </message>
    <message>
        <source>At stake: the scoring card of {suit} worth {points}</source>
        <translation>Παίζεται το έπαθλο {points} {suit:ενικ}</translation>
    </message>
    <message>
        <source>At stake: {worth}</source>
        <translation>Παίζεται: {worth}</translation>
    </message>
    <message>
        <source>At the bottom, in this order: {cards}.</source>
        <translation>Κάτω κάτω, με αυτή τη σειρά: {cards}.</translation>
    </message>
    <message>
        <source>At the {game} table</source>
        <translation>Στο τραπέζι του {game}</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Μελιτζανί</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Back to the easel, then.</source>
        <translation>Πίσω στο καβαλέτο, λοιπόν.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Πίσω στη βραδιά</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Πίσω στην παρτίδα</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Πίσω στο τουρνουά</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Πλάτες</translation>
    </message>
    <message>
        <source>Basil asked you for the ace of hearts. So he does not hold it: nobody may ask for a card that they hold.</source>
        <translation>Ο Basil σου ζήτησε τον άσο κούπα. Άρα δεν τον έχει: κανείς δεν ζητάει φύλλο που έχει.</translation>
    </message>
    <message>
        <source>Basil has just said that he does not have it. Only Clara can have it.</source>
        <translation>Ο Basil μόλις είπε πως δεν το έχει. Μόνο η Clara μπορεί να το έχει.</translation>
    </message>
    <message>
        <source>Be able to pay exactly {more} and reach {count}: then you take 50 off.</source>
        <translation>Φρόντισε να μπορείς να πληρώσεις ακριβώς {more} και να φτάσεις στο {count}: τότε βγάζεις 50.</translation>
    </message>
    <message>
        <source>Beat the strongest level, and nobody weaker at the table.</source>
        <translation>Νίκη απέναντι στο ισχυρότερο επίπεδο, χωρίς κανέναν πιο αδύναμο στο τραπέζι.</translation>
    </message>
    <message>
        <source>Beaten fairly. Pour me another.</source>
        <translation>Τίμια μ’ έφαγες. Βάλε μου άλλο ένα.</translation>
    </message>
    <message>
        <source>Beautifully done. May I paint it?</source>
        <translation>Πανέμορφο. Να το ζωγραφίσω;</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Πριν από το πρώτο φύλλο</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round you were last, %n points behind.</source>
        <translation>
            <numerusform>Πριν από τον τελευταίο γύρο ήσουν στην τελευταία θέση, %n πόντο πίσω.</numerusform>
            <numerusform>Πριν από τον τελευταίο γύρο ήσουν στην τελευταία θέση, %n πόντους πίσω.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the last round {player} was last, %n points behind.</source>
        <translation>
            <numerusform>{player} ήταν στην τελευταία θέση πριν από τον τελευταίο γύρο, %n πόντο πίσω.</numerusform>
            <numerusform>{player} ήταν στην τελευταία θέση πριν από τον τελευταίο γύρο, %n πόντους πίσω.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Begin season {number}</source>
        <translation>Ξεκίνα τη σεζόν {number}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Άρχισε</translation>
    </message>
    <message>
        <source>Behind the scenes: {match}…</source>
        <translation>Στα παρασκήνια: {match}…</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Εκτίμηση</translation>
    </message>
    <message>
        <source>Best evening this week.</source>
        <translation>Η καλύτερη βραδιά της εβδομάδας.</translation>
    </message>
    <message numerus="yes">
        <source>Better, here and at %n later choices: {move}</source>
        <translation>
            <numerusform>Καλύτερα, εδώ και σε %n επόμενη επιλογή: {move}</numerusform>
            <numerusform>Καλύτερα, εδώ και σε %n επόμενες επιλογές: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Καλύτερα: {move}</translation>
    </message>
    <message>
        <source>Bid a card that you can spare: your longest suit stays as long.</source>
        <translation>Πρόσφερε φύλλο που σου περισσεύει: το μακρύτερο χρώμα σου μένει το ίδιο μακρύ.</translation>
    </message>
    <message>
        <source>Bid for the prize: choose a card, then your place.</source>
        <translation>Πρόσφερε για το έπαθλο: διάλεξε φύλλο και μετά τη θέση σου.</translation>
    </message>
    <message>
        <source>Bid for the prize: click a card, then your place. The loser gets both bids.</source>
        <translation>Πρόσφερε για το έπαθλο: κλικ σε φύλλο και μετά στη θέση σου. Ο χαμένος παίρνει και τις δύο προσφορές.</translation>
    </message>
    <message>
        <source>Bid for the {cards}.</source>
        <translation>Κάνε προσφορά για {cards:τον}.</translation>
    </message>
    <message>
        <source>Bid for what the prize adds to your suit; the loser takes both bids.</source>
        <translation>Πρόσφερε όσο αξίζει το έπαθλο για το χρώμα σου· ο χαμένος παίρνει και τις δύο προσφορές.</translation>
    </message>
    <message>
        <source>Bid the {cards}.</source>
        <translation>Πρόσφερε {cards:τον}.</translation>
    </message>
    <message>
        <source>Bold guests are quick and sometimes overlook a pile</source>
        <translation>Οι τολμηροί είναι γρήγοροι και καμιά φορά τους ξεφεύγει στοίβα</translation>
    </message>
    <message>
        <source>Bold guests ask for the ranks worth most</source>
        <translation>Οι τολμηροί ζητούν τις αξίες με τους πιο πολλούς πόντους</translation>
    </message>
    <message>
        <source>Bold guests like the riskier of two good moves</source>
        <translation>Οι τολμηροί από δύο καλές κινήσεις προτιμούν την πιο ριψοκίνδυνη</translation>
    </message>
    <message>
        <source>Bold guests like to bid high</source>
        <translation>Οι τολμηροί προσφέρουν ψηλά φύλλα</translation>
    </message>
    <message>
        <source>Bold guests rarely say No and like high cards</source>
        <translation>Οι τολμηροί σπάνια λένε Όχι και αγαπούν τα ψηλά φύλλα</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and declare early</source>
        <translation>Οι τολμηροί φτιάχνουν τις φωλιές τους και δηλώνουν νωρίς</translation>
    </message>
    <message>
        <source>Bold guests work on their own coops and knock early</source>
        <translation>Οι τολμηροί φτιάχνουν τις φωλιές τους και χτυπούν νωρίς</translation>
    </message>
    <message>
        <source>Bonus: {points}</source>
        <translation>Μπόνους: {points}</translation>
    </message>
    <message>
        <source>Both call Soy with equal cards: a tie.</source>
        <translation>Soy και από τους δύο με ίσα φύλλα: ισοπαλία.</translation>
    </message>
    <message>
        <source>Both call Soy: you win with the lower cards.</source>
        <translation>Soy και από τους δύο: κερδίζεις με τα χαμηλότερα φύλλα.</translation>
    </message>
    <message>
        <source>Both call Soy: {player} wins with the lower cards.</source>
        <translation>Soy και από τους δύο: {player} κερδίζει με τα χαμηλότερα φύλλα.</translation>
    </message>
    <message>
        <source>Both cards of each valid coop count: aces 15, jacks, queens and kings nothing. You earn 47, and 50 more as all four are valid.</source>
        <translation>Μετρούν και τα δύο φύλλα κάθε έγκυρης φωλιάς: άσοι 15, βαλέδες, ντάμες και ρηγάδες τίποτα. Κερδίζεις 47, και άλλους 50, γιατί είναι έγκυρες και οι τέσσερις.</translation>
    </message>
    <message>
        <source>Both earn the same.</source>
        <translation>Και οι δύο παίρνουν τα ίδια.</translation>
    </message>
    <message>
        <source>Both moves almost certainly lose the match.</source>
        <translation>Και οι δύο κινήσεις χάνουν σχεδόν σίγουρα την παρτίδα.</translation>
    </message>
    <message>
        <source>Both moves almost certainly win the match.</source>
        <translation>Και οι δύο κινήσεις κερδίζουν σχεδόν σίγουρα την παρτίδα.</translation>
    </message>
    <message>
        <source>Bottle green</source>
        <translation>Κυπαρισσί</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Διακλάδωση άλλης παρτίδας</translation>
    </message>
    <message>
        <source>Bravo, bravo!</source>
        <translation>Μπράβο, μπράβο!</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has declared.</source>
        <translation>Χάλασε τη φωλιά {slot}: {player} έχει ήδη δηλώσει.</translation>
    </message>
    <message>
        <source>Break coop {slot} of {player}, who has knocked.</source>
        <translation>Χάλασε τη φωλιά {slot}: {player} έχει ήδη χτυπήσει.</translation>
    </message>
    <message>
        <source>Break two of {player}’s coops at once.</source>
        <translation>Χάλασε δύο φωλιές με μιας ({player}).</translation>
    </message>
    <message>
        <source>Break {player}’s coop {second}.</source>
        <translation>Χάλασε τη φωλιά {second} ({player}).</translation>
    </message>
    <message>
        <source>Break {player}’s coop {slot}, which is probably valid.</source>
        <translation>Χάλασε τη φωλιά {slot} ({player}), που μάλλον είναι έγκυρη.</translation>
    </message>
    <message>
        <source>Bring two face-down cards to where they serve you better.</source>
        <translation>Φέρε δύο κλειστά φύλλα εκεί όπου σε εξυπηρετούν καλύτερα.</translation>
    </message>
    <message>
        <source>Browse  B</source>
        <translation>Ξεφύλλισμα  B</translation>
    </message>
    <message>
        <source>Browse the discard pile</source>
        <translation>Ξεφύλλισε τα πεταμένα</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Build four valid coops while kings, queens and jacks upset them.</source>
        <translation>Χτίσε τέσσερις έγκυρες φωλιές, ενώ ρηγάδες, ντάμες και βαλέδες τις ανακατεύουν.</translation>
    </message>
    <message>
        <source>Build or spoil</source>
        <translation>Χτίζεις ή χαλάς</translation>
    </message>
    <message>
        <source>Build while you are behind in coops; spoil when the other is about to end.</source>
        <translation>Χτίζε όσο είσαι πίσω σε φωλιές· χάλα όταν ο άλλος ετοιμάζεται να κλείσει.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Στο νήμα</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Κατά παιχνίδι</translation>
    </message>
    <message>
        <source>By their levels</source>
        <translation>Κατά το επίπεδό τους</translation>
    </message>
    <message>
        <source>C&amp;ompare with computers…</source>
        <translation>&amp;Σύγκριση με υπολογιστές…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Ημερολόγιο</translation>
    </message>
    <message>
        <source>Call Soy after one round or after two.</source>
        <translation>Φώναξε Soy μετά από έναν ή δύο γύρους.</translation>
    </message>
    <message>
        <source>Call Soy: all cards of one suit.</source>
        <translation>Φώναξε Soy: όλα τα φύλλα ενός χρώματος.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Άκυρο</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Φύλλα</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Φύλλα στο χέρι</translation>
    </message>
    <message>
        <source>Cards left over add {points} to your score, now {total}.</source>
        <translation>Όσα φύλλα έμειναν προσθέτουν {points} στο σκορ σου, τώρα {total}.</translation>
    </message>
    <message>
        <source>Cards left over add {points} to {player}’s score, now {total}.</source>
        <translation>Όσα φύλλα έμειναν προσθέτουν {points} στο σκορ ({player}), τώρα {total}.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {count}. Press {key} to jump there.</source>
        <translation>{suit:Plain}: {count}. Πάτα {key} για να πας εκεί.</translation>
    </message>
    <message>
        <source>Careful company</source>
        <translation>Μετρημένη παρέα</translation>
    </message>
    <message>
        <source>Catch {player}, who placed the {card} on the {top}.</source>
        <translation>Πιάσε τη ζαβολιά: {player} έβαλε {card:τον} πάνω {top:στον}.</translation>
    </message>
    <message>
        <source>Caught …</source>
        <translation>Στα πράσα …</translation>
    </message>
    <message>
        <source>Cautious guests ask for the ranks that they hold most of</source>
        <translation>Οι προσεκτικοί ζητούν αξίες από τις οποίες έχουν τα πιο πολλά φύλλα</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and declare late</source>
        <translation>Οι προσεκτικοί δεν πειράζουν τις έγκυρες φωλιές και δηλώνουν αργά</translation>
    </message>
    <message>
        <source>Cautious guests leave valid coops alone and knock late</source>
        <translation>Οι προσεκτικοί δεν πειράζουν τις έγκυρες φωλιές και χτυπούν αργά</translation>
    </message>
    <message>
        <source>Cautious guests like the safer of two good moves</source>
        <translation>Οι προσεκτικοί από δύο καλές κινήσεις προτιμούν την πιο σίγουρη</translation>
    </message>
    <message>
        <source>Cautious guests like to bid low</source>
        <translation>Οι προσεκτικοί προσφέρουν χαμηλά φύλλα</translation>
    </message>
    <message>
        <source>Cautious guests save their high cards</source>
        <translation>Οι προσεκτικοί φυλάνε τα ψηλά τους φύλλα</translation>
    </message>
    <message>
        <source>Cautious guests take their time and overlook nothing</source>
        <translation>Οι προσεκτικοί δεν βιάζονται και δεν τους ξεφεύγει τίποτα</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Πιθανότητα νίκης</translation>
    </message>
    <message>
        <source>Change vi&amp;ewpoint</source>
        <translation>Α&amp;λλαγή οπτικής γωνίας</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which does not become valid.</source>
        <translation>Άλλαξε τη φωλιά σου {slot}, που ούτε έτσι γίνεται έγκυρη.</translation>
    </message>
    <message>
        <source>Change your coop {slot}, which stays valid.</source>
        <translation>Άλλαξε τη φωλιά σου {slot}, που μένει έγκυρη.</translation>
    </message>
    <message>
        <source>Change {number} since your last choice: {sentences}</source>
        <translation>Αλλαγή {number} από την τελευταία σου επιλογή: {sentences}</translation>
    </message>
    <message>
        <source>Charmed. Deal, by all means.</source>
        <translation>Χαίρω πολύ. Μοιράστε, παρακαλώ.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Διάγραμμα</translation>
    </message>
    <message>
        <source>Cheating</source>
        <translation>Ζαβολιές</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Ζιγκ ζαγκ</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Επιλογή</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Επιλογές</translation>
    </message>
    <message>
        <source>Choose a card for the row.</source>
        <translation>Διάλεξε φύλλο για τη μέση.</translation>
    </message>
    <message>
        <source>Choose a card for this place.</source>
        <translation>Διάλεξε φύλλο γι’ αυτή τη θέση.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Επιλογή αρχείου…</translation>
    </message>
    <message>
        <source>Choose entries from {least} to {most}.</source>
        <translation>Διάλεξε εγγραφές από {least} έως {most}.</translation>
    </message>
    <message>
        <source>Choose its place, or discard it.</source>
        <translation>Διάλεξε τη θέση του ή πέτα το.</translation>
    </message>
    <message>
        <source>Choose one card of each of your coops to pay.</source>
        <translation>Διάλεξε από κάθε φωλιά σου ένα φύλλο για να πληρώσεις.</translation>
    </message>
    <message>
        <source>Choose one of your face-up cards to replace, or discard it.</source>
        <translation>Διάλεξε ποιο ανοιχτό φύλλο σου θα αντικαταστήσει ή πέτα τον.</translation>
    </message>
    <message>
        <source>Choose one of your piles.</source>
        <translation>Διάλεξε μια από τις στοίβες σου.</translation>
    </message>
    <message>
        <source>Choose one of your piles: its cards become points.</source>
        <translation>Διάλεξε μια στοίβα σου: τα φύλλα της γίνονται πόντοι.</translation>
    </message>
    <message>
        <source>Choose pile {pile}.</source>
        <translation>Διάλεξε τη στοίβα {pile}.</translation>
    </message>
    <message>
        <source>Choose the other face-down card to switch.</source>
        <translation>Διάλεξε το άλλο κλειστό φύλλο της αλλαγής.</translation>
    </message>
    <message>
        <source>Choose the pile that {player} has to pay.</source>
        <translation>Διάλεξε με ποια στοίβα θα πληρώσει {player}.</translation>
    </message>
    <message>
        <source>Choose the pile to be paid.</source>
        <translation>Διάλεξε τη στοίβα που θα πληρωθεί.</translation>
    </message>
    <message>
        <source>Choose two face-down cards to switch, or discard it.</source>
        <translation>Διάλεξε δύο κλειστά φύλλα να αλλάξουν θέση ή πέτα τον.</translation>
    </message>
    <message>
        <source>Choose who has the next turn: {player} cannot have the {card}.</source>
        <translation>Διάλεξε πού θα πάει η σειρά: {player} αποκλείεται να έχει {card:τον}.</translation>
    </message>
    <message>
        <source>Clara had it, and now it is yours. A player who gets a card asks again, so it is still your turn.</source>
        <translation>Το είχε η Clara, και τώρα είναι δικό σου. Όποιος παίρνει φύλλο, ξαναρωτάει, οπότε είναι ακόμα η σειρά σου.</translation>
    </message>
    <message>
        <source>Clara has 3 points; you have the lead and your ace. Later scoring cards are worth up to 10 points: keep your high cards for them.</source>
        <translation>Η Clara έχει 3 πόντους· εσύ έχεις το άνοιγμα και τον άσο σου. Τα επόμενα έπαθλα αξίζουν μέχρι 10 πόντους: φύλαξε γι’ αυτά τα ψηλά σου φύλλα.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Κλασική</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Σκούπα</translation>
    </message>
    <message>
        <source>Click a card, or type one such as {card}.</source>
        <translation>Κάνε κλικ σε φύλλο ή πληκτρολόγησέ το, π.χ. {card}.</translation>
    </message>
    <message>
        <source>Click to pay it.</source>
        <translation>Κλικ για να το πληρώσεις.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Close the discard pile</source>
        <translation>Κλείσε τα πεταμένα</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Κλείσε τον πλαϊνό πίνακα</translation>
    </message>
    <message>
        <source>Collect fours: all four cards of a rank. They are laid down in front of you and score points: 2 to 10 their number, jacks, queens and kings 10, aces 25. Suits and the order of the ranks do not matter.</source>
        <translation>Μάζεψε καρέ: και τα τέσσερα φύλλα μιας αξίας. Κατεβαίνουν μπροστά σου και δίνουν πόντους: 2 έως 10 τον αριθμό τους, βαλέδες, ντάμες και ρηγάδες 10, άσοι 25. Τα χρώματα και η σειρά των αξιών δεν μετρούν.</translation>
    </message>
    <message>
        <source>Collect the {four}, {count} points: you know who has each.</source>
        <translation>Μάζεψε το {four} για {count} πόντους: ξέρεις ποιος έχει το κάθε φύλλο.</translation>
    </message>
    <message>
        <source>Collect the {four}: {count} points. You hold {kept}.</source>
        <translation>Μάζεψε το {four}: {count} πόντοι. Έχεις ήδη {kept}.</translation>
    </message>
    <message>
        <source>Compared with the best opponent at the end; below 0 you were behind.</source>
        <translation>Σε σχέση με τον καλύτερο αντίπαλο στο τέλος· κάτω από 0 ήσουν πίσω.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Στοιχεία</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>Computers can play the rest ({key}).</source>
        <translation>Τα υπόλοιπα μπορούν να τα παίξουν υπολογιστές ({key}).</translation>
    </message>
    <message>
        <source>Computers see no more than you see.</source>
        <translation>Οι υπολογιστές δεν βλέπουν πιο πολλά από σένα.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Περιεχόμενα</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Continue evening</source>
        <translation>Συνέχεια βραδιάς</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Συνέχισε την παρτίδα σου</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Συνέχισε {game}</translation>
    </message>
    <message>
        <source>Continue: {evening}</source>
        <translation>Συνέχεια: {evening}</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Συνέχεια: {match}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Αντίθεση</translation>
    </message>
    <message>
        <source>Coop {slot} fails: a {down} lies face down.</source>
        <translation>Φωλιά {slot}, άκυρη: κρύβει {down:αιτ}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: both cards are worth the same.</source>
        <translation>Φωλιά {slot}, άκυρη: τα δύο φύλλα είναι ίσα.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the black {up} is not higher than the {down}.</source>
        <translation>Φωλιά {slot}, άκυρη: το μαύρο {up} δεν είναι ψηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: the red {up} is not lower than the {down}.</source>
        <translation>Φωλιά {slot}, άκυρη: το κόκκινο {up} δεν είναι χαμηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>Coop {slot} fails: two aces.</source>
        <translation>Φωλιά {slot}, άκυρη: δύο άσοι.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, not valid.</source>
        <translation>Φωλιά {slot}: ανοιχτό {up}, κλειστό {down}, άκυρη.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down, valid.</source>
        <translation>Φωλιά {slot}: ανοιχτό {up}, κλειστό {down}, έγκυρη.</translation>
    </message>
    <message>
        <source>Coop {slot}: {up} up, {down} down.</source>
        <translation>Φωλιά {slot}: ανοιχτό {up}, κλειστό {down}.</translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To declare anyway, choose Declare again.</source>
        <translation>
            <numerusform>Η φωλιά {slots} είναι άκυρη. Αν επιμένεις, πάτα ξανά «Δήλωση».</numerusform>
            <numerusform>Οι φωλιές {slots} είναι άκυρες. Αν επιμένεις, πάτα ξανά «Δήλωση».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coops {slots} are not valid. To knock anyway, choose Knock again.</source>
        <translation>
            <numerusform>Η φωλιά {slots} είναι άκυρη. Αν επιμένεις, πάτα ξανά «Χτυπάω».</numerusform>
            <numerusform>Οι φωλιές {slots} είναι άκυρες. Αν επιμένεις, πάτα ξανά «Χτυπάω».</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Αντιγράφηκε</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Αντιγραφή</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Αντιγραφή &amp;κειμένου</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Αντιγραφή όλων</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Αντιγραφή για αναφορά σφάλματος</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Σωστά.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Κόστος</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Οι ακριβότερες πρώτα</translation>
    </message>
    <message>
        <source>Costly choices of your own matches, which come back until solved</source>
        <translation>Επιλογές που σου κόστισαν στις παρτίδες σου, και ξανάρχονται ώσπου να λυθούν</translation>
    </message>
    <message>
        <source>Count what each pile does to the scores before you choose.</source>
        <translation>Πριν διαλέξεις, υπολόγισε τι κάνει κάθε στοίβα στα σκορ.</translation>
    </message>
    <message>
        <source>Count who can still hold each card: one answer may place two cards.</source>
        <translation>Μέτρα ποιοι μπορεί να έχουν κάθε φύλλο: μια απάντηση μπορεί να βρει δύο.</translation>
    </message>
    <message>
        <source>Cover the top that another pile doubles, or whose neighbours are gone.</source>
        <translation>Σκέπασε την κορυφή που υπάρχει και αλλού, ή που οι γείτονές της έχουν φύγει.</translation>
    </message>
    <message>
        <source>Creating the animated GIF…</source>
        <translation>Δημιουργία του κινούμενου GIF…</translation>
    </message>
    <message>
        <source>Current options: {options}.</source>
        <translation>Τωρινές επιλογές: {options}.</translation>
    </message>
    <message>
        <source>Da&amp;y by day</source>
        <translation>Μέρα μ&amp;ε τη μέρα</translation>
    </message>
    <message>
        <source>Daggers drawn</source>
        <translation>Στα μαχαίρια</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρα</translation>
    </message>
    <message>
        <source>Dashed: an even share.</source>
        <translation>Διακεκομμένη: ίσο μερίδιο.</translation>
    </message>
    <message>
        <source>Dashed: {what}.</source>
        <translation>Διακεκομμένη: {what}.</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Μέρα με τη μέρα</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a button</comment>
        <translation>Μοίρασε</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Μοιρασιά</translation>
    </message>
    <message>
        <source>Deals and problem of this day</source>
        <translation>Μοιρασιές και πρόβλημα αυτής της ημέρας</translation>
    </message>
    <message>
        <source>Decks of cards ({endings})</source>
        <translation>Τράπουλες ({endings})</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Δήλωση</translation>
    </message>
    <message>
        <source>Declare Soureh, or end your turn.</source>
        <translation>Δήλωσε Soureh ή τελείωσε τη σειρά σου.</translation>
    </message>
    <message>
        <source>Declare Soureh.</source>
        <translation>Δήλωσε Soureh.</translation>
    </message>
    <message>
        <source>Declare or wait</source>
        <translation>Δηλώνεις ή περιμένεις</translation>
    </message>
    <message>
        <source>Declare when the others will pay more than waiting can bring you.</source>
        <translation>Δήλωσε όταν οι άλλοι θα πληρώσουν πιο πολλά απ’ όσα θα σου έφερνε η αναμονή.</translation>
    </message>
    <message>
        <source>Defeated, yes, but in such company.</source>
        <translation>Νικημένος, ναι, αλλά σε τι παρέα.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Delete this tournament?</source>
        <translation>Να διαγραφεί αυτό το τουρνουά;</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Επίδειξη</translation>
    </message>
    <message>
        <source>Did not see that coming, did you?</source>
        <translation>Αυτό δεν το περιμένατε, ε;</translation>
    </message>
    <message>
        <source>Did you see that? I hardly did.</source>
        <translation>Το είδατε αυτό; Εγώ μόλις που το πρόλαβα.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Δυσκολία</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Μεταξύ τους</translation>
    </message>
    <message>
        <source>Discard a card that does not help you: click it, then your discards.</source>
        <translation>Πέτα φύλλο που δεν σε βοηθά: κλικ στο φύλλο και μετά στα πεταμένα σου.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Πέτα ένα φύλλο.</translation>
    </message>
    <message>
        <source>Discard a card: choose it, then the place for discards.</source>
        <translation>Πέτα ένα φύλλο: διάλεξέ το, και μετά τη θέση για τα πεταμένα.</translation>
    </message>
    <message>
        <source>Discard from the suit with the fewest cards left to come.</source>
        <translation>Πέτα από το χρώμα που περιμένει τα λιγότερα φύλλα.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, on top the {card}</source>
        <translation>
            <numerusform>Πεταμένα, %n φύλλο, {card}</numerusform>
            <numerusform>Πεταμένα, %n φύλλα, πάνω πάνω {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Πεταμένα, κανένα φύλλο</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Πέτα {cards:τον}.</translation>
    </message>
    <message>
        <source>Discard the {card}.</source>
        <translation>Πέτα {card:τον}.</translation>
    </message>
    <message>
        <source>Discarded without being used, she gives you no turns. Press “Use the queen”.</source>
        <translation>Αν την πετάξεις έτσι, δεν σου δίνει σειρές. Πάτα «Παίξε την ντάμα».</translation>
    </message>
    <message>
        <source>Discards of {player}: {cards}</source>
        <translation>Πεταμένα ({player}): {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n cards</source>
        <translation>
            <numerusform>Πεταμένα, %n φύλλο</numerusform>
            <numerusform>Πεταμένα, %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Πεταμένα: {count}</translation>
    </message>
    <message>
        <source>Do you want to start this deal again?</source>
        <translation>Να αρχίσει πάλι αυτή η μοιρασιά;</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Τέρμα!</translation>
    </message>
    <message>
        <source>Double agent</source>
        <translation>Διπλός πράκτορας</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Στοίβα, %n φύλλο</numerusform>
            <numerusform>Στοίβα, %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: {count}</source>
        <translation>Στοίβα: {count}</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Τραβηγμένο φύλλο: {card}.</translation>
    </message>
    <message>
        <source>Drinks for everyone!</source>
        <translation>Κερνάω όλο το τραπέζι!</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match or a deck of cards.</source>
        <translation>Άφηνε ένα αρχείο τη φορά: μια παρτίδα ή μια τράπουλα.</translation>
    </message>
    <message>
        <source>Drop the card on the player you ask.</source>
        <translation>Άφησε το φύλλο πάνω σε όποιον ρωτάς.</translation>
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
        <translation>Κάθε φύλλο το παίρνεις μόνο μία φορά.</translation>
    </message>
    <message>
        <source>Each choice is played out many times. You can keep playing.</source>
        <translation>Κάθε επιλογή παίζεται ως το τέλος πολλές φορές. Μπορείς να συνεχίσεις να παίζεις.</translation>
    </message>
    <message>
        <source>Each level plays the cards of {player} {count} times, against the same others.</source>
        <translation>Κάθε επίπεδο παίζει {count} φορές τα φύλλα ({player}), με τους ίδιους αντιπάλους.</translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Κάθε παρτίδα</translation>
    </message>
    <message>
        <source>Each person needs a name, so that the screen can be handed to them.</source>
        <translation>Κάθε άνθρωπος χρειάζεται όνομα, για να του δίνεται η οθόνη.</translation>
    </message>
    <message>
        <source>Each starts with</source>
        <translation>Ο καθένας ξεκινά με</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Πριν</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Παλιότερες βραδιές</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Εύκολο</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Εύκολο</translation>
    </message>
    <message>
        <source>Easy considers few uses of a card and thinks only of the round.</source>
        <translation>Εύκολο: σκέφτεται λίγες χρήσεις ενός φύλλου και μόνο τον τωρινό γύρο.</translation>
    </message>
    <message>
        <source>Easy follows first impressions and thinks only of its own coops.</source>
        <translation>Εύκολο: ακολουθεί την πρώτη εντύπωση και κοιτάει μόνο τις δικές του φωλιές.</translation>
    </message>
    <message>
        <source>Easy is slow and places a card on any pile that takes it.</source>
        <translation>Εύκολο: είναι αργό και βάζει το φύλλο σε όποια στοίβα το παίρνει.</translation>
    </message>
    <message>
        <source>Easy plays by instinct, and often at random.</source>
        <translation>Εύκολο: παίζει από ένστικτο, και συχνά στην τύχη.</translation>
    </message>
    <message>
        <source>Easy remembers the last 2 questions and asks for the ranks that it has most of.</source>
        <translation>Εύκολο: θυμάται τις 2 τελευταίες ερωτήσεις και ζητάει αξίες από τις οποίες έχει τα πιο πολλά φύλλα.</translation>
    </message>
    <message>
        <source>Easy remembers two rounds and sometimes plays at random.</source>
        <translation>Εύκολο: θυμάται δύο γύρους και καμιά φορά παίζει στην τύχη.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Και οι δύο κάνουν.</translation>
    </message>
    <message>
        <source>End my turn automatically unless all my coops are valid</source>
        <translation>Αυτόματο τέλος της σειράς μου, αν δεν είναι όλες οι φωλιές μου έγκυρες</translation>
    </message>
    <message>
        <source>End my turn automatically while fewer than two of my coops are valid</source>
        <translation>Αυτόματο τέλος της σειράς μου όσο έχω κάτω από δύο έγκυρες φωλιές</translation>
    </message>
    <message>
        <source>End the round now, before the others have more valid coops.</source>
        <translation>Τελείωσε τον γύρο τώρα, πριν αποκτήσουν οι άλλοι πιο πολλές έγκυρες φωλιές.</translation>
    </message>
    <message>
        <source>End the round now, before {player} has more valid coops.</source>
        <translation>Τελείωσε τον γύρο τώρα, πριν αποκτήσει {player} πιο πολλές έγκυρες φωλιές.</translation>
    </message>
    <message>
        <source>End the round now: as things are, you pay exactly {more} and reach {count}.</source>
        <translation>Τελείωσε τον γύρο τώρα: όπως έχουν τα πράγματα, πληρώνεις ακριβώς {more} και φτάνεις στο {count}.</translation>
    </message>
    <message>
        <source>End the round while all four of your coops are valid.</source>
        <translation>Τελείωσε τον γύρο όσο και οι τέσσερις φωλιές σου είναι έγκυρες.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Τέλος σειράς</translation>
    </message>
    <message>
        <source>End your turn, or knock: the round ends after the other player’s last turn.</source>
        <translation>Τελείωσε τη σειρά σου, ή χτύπα: ο γύρος κλείνει μετά την τελευταία σειρά του άλλου.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Τελείωσε τη σειρά σου.</translation>
    </message>
    <message>
        <source>End your turn: before you declare, all your coops should be valid.</source>
        <translation>Τελείωσε τη σειρά σου: πριν δηλώσεις, καλό είναι να έχεις όλες τις φωλιές έγκυρες.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>Take it</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a word, a number or any text.</source>
        <translation>Γράψε μια λέξη, έναν αριθμό ή οποιοδήποτε κείμενο.</translation>
    </message>
    <message>
        <source>Enter any word.</source>
        <translation>Γράψε οποιαδήποτε λέξη.</translation>
    </message>
    <message>
        <source>Enter at most {most} characters.</source>
        <translation>Γράψε το πολύ {most} χαρακτήρες.</translation>
    </message>
    <message>
        <source>Enter plays it, Esc cancels.</source>
        <translation>Με Enter παίζεται, με Esc ακυρώνεται.</translation>
    </message>
    <message>
        <source>Enter shows a position again, Escape returns to the match.</source>
        <translation>Με Enter βλέπεις πάλι μια θέση, με Esc επιστρέφεις στην παρτίδα.</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Συμμετοχές</translation>
    </message>
    <message>
        <source>Equal points: wins decide, then mutual matches, then the lot.</source>
        <translation>Με ίσους πόντους μετρούν οι νίκες, μετά οι μεταξύ τους παρτίδες και μετά η κλήρωση.</translation>
    </message>
    <message>
        <source>Esc or a click returns to the match.</source>
        <translation>Με Esc ή με κλικ επιστρέφεις στην παρτίδα.</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Ίσο μερίδιο</translation>
    </message>
    <message>
        <source>Evening {number}: {title}</source>
        <translation>Βραδιά {number}: {title}</translation>
    </message>
    <message>
        <source>Evening.</source>
        <translation>Καλησπέρα.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Βραδιές</translation>
    </message>
    <message>
        <source>Events at the table are spoken.</source>
        <translation>Τα συμβάντα στο τραπέζι εκφωνούνται.</translation>
    </message>
    <message>
        <source>Every bid was tied: nobody wins.</source>
        <translation>Όλες οι προσφορές ήταν ισόπαλες: δεν κερδίζει κανείς.</translation>
    </message>
    <message>
        <source>Every match that you begin is kept here.</source>
        <translation>Κάθε παρτίδα που αρχίζεις φυλάγεται εδώ.</translation>
    </message>
    <message>
        <source>Every move of the match</source>
        <translation>Κάθε κίνηση της παρτίδας</translation>
    </message>
    <message>
        <source>Everybody is bold.</source>
        <translation>Όλοι είναι τολμηροί.</translation>
    </message>
    <message>
        <source>Everybody is cautious, and two are strong.</source>
        <translation>Όλοι είναι προσεκτικοί, και δύο είναι δυνατοί.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Ο καθένας συναντά όλους τους άλλους.</translation>
    </message>
    <message>
        <source>Everybody races at the same time with their own cards; Ada’s are above. Your racing hand is at the left, with one card turned up beside it. Place all your cards, fast, on piles 1 to 6.</source>
        <translation>Όλοι τρέχουν ταυτόχρονα, με τα δικά τους φύλλα ο καθένας· της Ada είναι πάνω. Το χέρι σου είναι αριστερά, με ένα φύλλο ανοιγμένο δίπλα του. Βάλε όλα τα φύλλα σου, γρήγορα, στις στοίβες 1 έως 6.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, brought you {share}.</source>
        <translation>Όλα τα άλλα, μαζί και οι επιλογές σου, σου έφεραν {share}.</translation>
    </message>
    <message>
        <source>Everything else, your choices included, cost you {share}.</source>
        <translation>Όλα τα άλλα, μαζί και οι επιλογές σου, σου κόστισαν {share}.</translation>
    </message>
    <message>
        <source>Everything said</source>
        <translation>Όλα όσα ειπώθηκαν</translation>
    </message>
    <message>
        <source>Exactly as I dreamt it.</source>
        <translation>Ακριβώς όπως το ονειρεύτηκα.</translation>
    </message>
    <message>
        <source>Expected share won</source>
        <translation>Αναμενόμενο ποσοστό νικών</translation>
    </message>
    <message>
        <source>Experience, my friends. Nothing else.</source>
        <translation>Πείρα, φίλοι μου. Τίποτε άλλο.</translation>
    </message>
    <message>
        <source>Face down, {player}’s coop {slot}</source>
        <translation>Κλειστό, φωλιά {slot} ({player})</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Βεντάλιες</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Πιο &amp;γρήγορα</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Γρήγορη</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Τσόχα</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Νούμερα…</translation>
    </message>
    <message>
        <source>Filled: the player knows who has it. Dashed: forgotten.</source>
        <translation>Γεμάτο: ο παίκτης ξέρει ποιος το έχει. Διακεκομμένο: το ξέχασε.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Τελικός</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Τελικός</translation>
    </message>
    <message>
        <source>Finale: {game}</source>
        <translation>Τελικός: {game}</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Αναζήτηση στη βοήθεια</translation>
    </message>
    <message>
        <source>Fine. But next time!</source>
        <translation>Καλά. Αλλά την άλλη φορά!</translation>
    </message>
    <message>
        <source>Finish the race first.</source>
        <translation>Τελείωσε πρώτα την κούρσα.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Τελειωμένες</translation>
    </message>
    <message>
        <source>Finished matches will be counted here.</source>
        <translation>Εδώ θα μετρούν οι παρτίδες που τελειώνεις.</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Πρώτη βραδιά</translation>
    </message>
    <message>
        <source>First place takes {points} off your score, now {total}.</source>
        <translation>Η πρώτη θέση βγάζει {points} από το σκορ σου, τώρα {total}.</translation>
    </message>
    <message>
        <source>First place takes {points} off {player}’s score, now {total}.</source>
        <translation>Η πρώτη θέση βγάζει {points} από το σκορ ({player}), τώρα {total}.</translation>
    </message>
    <message>
        <source>First use the card that you drew.</source>
        <translation>Πρώτα χρησιμοποίησε το φύλλο που τράβηξες.</translation>
    </message>
    <message>
        <source>First: {points}</source>
        <translation>Πρώτη θέση: {points}</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to your score, now {total}.</source>
        <translation>Για τη ζαβολιά, η στοίβα {pile} προσθέτει {points} στο σκορ σου, τώρα {total}.</translation>
    </message>
    <message>
        <source>For cheating, pile {pile} adds {points} to {player}’s score, now {total}.</source>
        <translation>Για τη ζαβολιά, η στοίβα {pile} προσθέτει {points} στο σκορ ({player}), τώρα {total}.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Μορφή</translation>
    </message>
    <message>
        <source>Fortune favours</source>
        <translation>Ο τολμών νικά</translation>
    </message>
    <message>
        <source>Fortune keeps her appointments.</source>
        <translation>Η τύχη είναι συνεπής στα ραντεβού της.</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too; matches with help do not count</source>
        <translation>Από τις παρτίδες σου, και τις παλιές· όσες είχαν βοήθεια δεν μετρούν</translation>
    </message>
    <message>
        <source>Four 7s: they are laid down at once. The line of your score has grown a little; the 7 points are added when the round ends.</source>
        <translation>Καρέ του 7: κατεβαίνει αμέσως. Η γραμμή του σκορ σου μεγάλωσε λίγο· οι 7 πόντοι προστίθενται όταν κλείσει ο γύρος.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Καρέ του άσου</translation>
    </message>
    <message>
        <source>Four aces!</source>
        <translation>Καρέ του άσου!</translation>
    </message>
    <message>
        <source>Four colour</source>
        <translation>Τετράχρωμη</translation>
    </message>
    <message>
        <source>Four to sixteen entrants, on several days</source>
        <translation>Τέσσερις έως δεκαέξι συμμετοχές, σε πολλές ημέρες</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Ελεύθερο λογισμικό με άδεια MIT.</translation>
    </message>
    <message>
        <source>Friends! The night is young.</source>
        <translation>Φίλοι! Η νύχτα μόλις αρχίζει.</translation>
    </message>
    <message>
        <source>From entry</source>
        <translation>Από εγγραφή</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Της τράπουλας</translation>
    </message>
    <message>
        <source>From your view</source>
        <translation>Όπως τα έβλεπες</translation>
    </message>
    <message>
        <source>From {first} to {last}.</source>
        <translation>Από {first} έως {last}.</translation>
    </message>
    <message>
        <source>From {matches} without help, with the 80% interval.</source>
        <translation>Από {matches} χωρίς βοήθεια, με το διάστημα 80%.</translation>
    </message>
    <message>
        <source>From {player}’s view</source>
        <translation>Όπως τα έβλεπε {player}</translation>
    </message>
    <message>
        <source>Full marks.</source>
        <translation>Άριστα δέκα.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παιχνίδια</translation>
    </message>
    <message>
        <source>Games in which the colour of a card counts.</source>
        <translation>Παιχνίδια όπου μετράει αν το φύλλο είναι κόκκινο ή μαύρο.</translation>
    </message>
    <message>
        <source>Generous guests ask the player who is ahead and spare the others</source>
        <translation>Οι μεγαλόψυχοι ρωτούν όποιον προηγείται και αφήνουν τους άλλους ήσυχους</translation>
    </message>
    <message>
        <source>Generous guests bid low for the suit that the opponent collects</source>
        <translation>Οι μεγαλόψυχοι προσφέρουν χαμηλά για το χρώμα που μαζεύει ο αντίπαλος</translation>
    </message>
    <message>
        <source>Generous guests let players who are behind win</source>
        <translation>Οι μεγαλόψυχοι αφήνουν να κερδίζουν όσοι είναι πίσω</translation>
    </message>
    <message>
        <source>Generous guests like the one of two good moves that spares others</source>
        <translation>Οι μεγαλόψυχοι από δύο καλές κινήσεις προτιμούν αυτή που δεν βλάπτει άλλους</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare other players’ coops</source>
        <translation>Οι μεγαλόψυχοι προτιμούν να μην πειράζουν τις φωλιές των άλλων</translation>
    </message>
    <message>
        <source>Generous guests prefer to spare the opponent’s coops</source>
        <translation>Οι μεγαλόψυχοι προτιμούν να μην πειράζουν τις φωλιές του αντιπάλου</translation>
    </message>
    <message>
        <source>Get a hand of one suit before Ada does: that is a Soy, and it wins the match. The badges below your hand count each suit; press the small boxed number to jump there. The ace is the highest card, the 2 the lowest.</source>
        <translation>Κάνε όλο το χέρι σου ένα χρώμα πριν από την Ada: αυτό είναι Soy, και κερδίζει την παρτίδα. Τα σήματα κάτω από το χέρι σου μετρούν κάθε χρώμα· πάτα τον μικρό αριθμό στο πλαίσιο για να πας εκεί. Ο άσος είναι το ψηλότερο φύλλο, το 2 το χαμηλότερο.</translation>
    </message>
    <message>
        <source>Get rid of the {card} by a cheat.</source>
        <translation>Ξεφορτώσου {card:τον} με ζαβολιά.</translation>
    </message>
    <message>
        <source>Get rid of the {card} on {player}’s coop {slot}.</source>
        <translation>Ξεφορτώσου {card:τον} στη φωλιά {slot} ({player}).</translation>
    </message>
    <message>
        <source>Get the last of the {four}: {count} points.</source>
        <translation>Πάρε το τελευταίο φύλλο για το {four}: {count} πόντοι.</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Δαβίδ και Γολιάθ</translation>
    </message>
    <message>
        <source>Give up the {count} points: {player} wins them.</source>
        <translation>Άφησε τους {count} πόντους: τους παίρνει {player}.</translation>
    </message>
    <message>
        <source>Give up your coop {slot}, which is valid now.</source>
        <translation>Θυσίασε τη φωλιά σου {slot}, που τώρα είναι έγκυρη.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Εγκαταλείφθηκε</translation>
    </message>
    <message>
        <source>Giving Ada the queen is a good idea. But her ace goes with any number and is worth 15. Move the queen behind the ace.</source>
        <translation>Καλή ιδέα να δώσεις στην Ada την ντάμα. Μα ο άσος της πάει με κάθε αριθμό και αξίζει 15. Βάλε την ντάμα πίσω από τον άσο.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Πάμε!</translation>
    </message>
    <message>
        <source>Goes by all that you can know, and counts as help.</source>
        <translation>Με βάση όσα μπορείς να ξέρεις· μετράει ως βοήθεια.</translation>
    </message>
    <message>
        <source>Good evening. Backs straight, cards up.</source>
        <translation>Καλησπέρα. Ίσιες πλάτες, ψηλά τα φύλλα.</translation>
    </message>
    <message>
        <source>Good evening. I never bluff. Or do I?</source>
        <translation>Καλησπέρα. Ποτέ δεν μπλοφάρω. Ή μήπως ναι;</translation>
    </message>
    <message>
        <source>Good evening. Shall we count the cards?</source>
        <translation>Καλησπέρα. Να μετρήσουμε τα φύλλα;</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Ωραία.</translation>
    </message>
    <message>
        <source>Gracefully done. I am almost impressed.</source>
        <translation>Με χάρη. Σχεδόν με εντυπωσίασες.</translation>
    </message>
    <message>
        <source>Graph of the chance to wi&amp;n</source>
        <translation>&amp;Γράφημα πιθανότητας νίκης</translation>
    </message>
    <message>
        <source>Guest of the evening</source>
        <translation>Τιμώμενο πρόσωπο</translation>
    </message>
    <message>
        <source>Ha! Write that down, somebody.</source>
        <translation>Χα! Γράψτε το κάπου αυτό.</translation>
    </message>
    <message>
        <source>Half of your opponents’ scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Τα μισά σκορ των αντιπάλων είναι από {low} έως {high}· η διάμεσος είναι {middle}.</translation>
    </message>
    <message>
        <source>Half of your scores are from {low} to {high}; the median is {middle}.</source>
        <translation>Τα μισά σκορ σου είναι από {low} έως {high}· η διάμεσος είναι {middle}.</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {player}, %n cards</source>
        <translation>
            <numerusform>Χέρι ({player}), %n φύλλο</numerusform>
            <numerusform>Χέρι ({player}), %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand the screen over.</source>
        <translation>Δώσε την οθόνη.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Δώσε την οθόνη σε {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Δύσκολο</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Δύσκολο</translation>
    </message>
    <message>
        <source>Hard also learns from the others’ moves and dares to declare early.</source>
        <translation>Δύσκολο: μαθαίνει και από τις κινήσεις των άλλων και τολμά να δηλώσει νωρίς.</translation>
    </message>
    <message>
        <source>Hard also remembers, draws conclusions and plans several hands ahead.</source>
        <translation>Δύσκολο: επιπλέον θυμάται, βγάζει συμπεράσματα και σχεδιάζει αρκετές μπάζες μπροστά.</translation>
    </message>
    <message>
        <source>Hard keeps track of the cards to come and tries out how the race may continue.</source>
        <translation>Δύσκολο: παρακολουθεί τα φύλλα που έρχονται και δοκιμάζει πώς μπορεί να εξελιχθεί η κούρσα.</translation>
    </message>
    <message>
        <source>Hard learns from its opponent’s moves and plays out how the round may end.</source>
        <translation>Δύσκολο: μαθαίνει από τις κινήσεις του αντιπάλου και προβλέπει πώς μπορεί να κλείσει ο γύρος.</translation>
    </message>
    <message>
        <source>Hard remembers everything, reads your bids and expects you to read its bids.</source>
        <translation>Δύσκολο: θυμάται τα πάντα, διαβάζει τις προσφορές σου και ξέρει πως διαβάζεις τις δικές του.</translation>
    </message>
    <message>
        <source>Have four valid coops four times in a match of Pariah.</source>
        <translation>Τέσσερις έγκυρες φωλιές, τέσσερις φορές σε μια παρτίδα Pariah.</translation>
    </message>
    <message>
        <source>Have {kept} {suit}.</source>
        <translation>Μάζεψε {kept} {suit}.</translation>
    </message>
    <message>
        <source>Hearts and diamonds count as red here, spades and clubs as black.</source>
        <translation>Εδώ οι κούπες και τα καρό είναι κόκκινα, τα μπαστούνια και τα σπαθιά μαύρα.</translation>
    </message>
    <message>
        <source>Hello, everybody! Who is winning?</source>
        <translation>Γεια σε όλους! Ποιος κερδίζει;</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Βοήθεια</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Κρυμμένη.</translation>
    </message>
    <message>
        <source>High: black felt, plain colours</source>
        <translation>Υψηλή: μαύρη τσόχα, απλά χρώματα</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Χμ.</translation>
    </message>
    <message>
        <source>Hm. In my day that was a good hand.</source>
        <translation>Χμ. Στα χρόνια μου, αυτό το λέγαμε καλό χέρι.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Διακρίσεις</translation>
    </message>
    <message>
        <source>How likely each player has each card</source>
        <translation>Πόσο πιθανό είναι να έχει ο καθένας κάθε φύλλο</translation>
    </message>
    <message>
        <source>How nice that you are here!</source>
        <translation>Τι ωραία που ήρθατε!</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; fewer are better.</source>
        <translation>Πόσο συχνό ήταν κάθε σκορ, σε πόντους· οι λιγότεροι είναι καλύτεροι.</translation>
    </message>
    <message>
        <source>How often each score occurred, in points; more are better.</source>
        <translation>Πόσο συχνό ήταν κάθε σκορ, σε πόντους· οι περισσότεροι είναι καλύτεροι.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Τι πλήξη.</translation>
    </message>
    <message>
        <source>How to play here</source>
        <translation>Πώς παίζεται εδώ</translation>
    </message>
    <message>
        <source>How very obliging of you all.</source>
        <translation>Πολύ ευγενικό εκ μέρους όλων σας.</translation>
    </message>
    <message>
        <source>I am last tonight. It can only get better.</source>
        <translation>Τελευταία θέση απόψε. Μόνο καλύτερα μπορεί να πάει.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Είμαι {name}</translation>
    </message>
    <message>
        <source>I bow. Only a little, but I bow.</source>
        <translation>Υποκλίνομαι. Λιγάκι μόνο, μα υποκλίνομαι.</translation>
    </message>
    <message>
        <source>I brought biscuits. And luck, I hope.</source>
        <translation>Έφερα κουλουράκια. Και τύχη, ελπίζω.</translation>
    </message>
    <message>
        <source>I call</source>
        <translation>Φωνάζω</translation>
    </message>
    <message>
        <source>I cannot wait to tell them at home.</source>
        <translation>Πώς και πώς περιμένω να το πω σπίτι.</translation>
    </message>
    <message>
        <source>I counted twice, and it is true.</source>
        <translation>Το μέτρησα δυο φορές, κι είναι αλήθεια.</translation>
    </message>
    <message>
        <source>I did not!</source>
        <translation>Εγώ; Ποτέ!</translation>
    </message>
    <message>
        <source>I feel lucky tonight. You have been warned.</source>
        <translation>Απόψε με θέλει. Εγώ σας το είπα.</translation>
    </message>
    <message>
        <source>I had that down as one in five.</source>
        <translation>Αυτό το είχα υπολογίσει ένα στα πέντε.</translation>
    </message>
    <message>
        <source>I have been practising!</source>
        <translation>Έχω κάνει προπόνηση!</translation>
    </message>
    <message>
        <source>I have just beaten {other} at {game}.</source>
        <translation>Μόλις κέρδισα στο {game}. Συγγνώμη, {other}.</translation>
    </message>
    <message>
        <source>I have no complaints.</source>
        <translation>Κανένα παράπονο.</translation>
    </message>
    <message>
        <source>I have played this with worse cards.</source>
        <translation>Έχω παίξει και με χειρότερα φύλλα.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Το αφήνω.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Χτυπάω.</translation>
    </message>
    <message>
        <source>I learnt something. Shall we go again?</source>
        <translation>Κάτι έμαθα. Πάμε πάλι;</translation>
    </message>
    <message>
        <source>I meant to do that. Almost.</source>
        <translation>Επίτηδες το έκανα. Σχεδόν.</translation>
    </message>
    <message>
        <source>I never liked those cards.</source>
        <translation>Αυτά τα φύλλα ποτέ δεν τα χώνεψα.</translation>
    </message>
    <message>
        <source>I shall call it a sketch.</source>
        <translation>Ας το πούμε προσχέδιο.</translation>
    </message>
    <message>
        <source>I shall wear a darker tie tomorrow.</source>
        <translation>Αύριο θα φορέσω πιο σκούρα γραβάτα.</translation>
    </message>
    <message>
        <source>I should have known better.</source>
        <translation>Έπρεπε να το ξέρω.</translation>
    </message>
    <message>
        <source>I still think of {game}. {sentence}</source>
        <translation>Ακόμα σκέφτομαι το {game}. {sentence}</translation>
    </message>
    <message>
        <source>I suppose somebody had to.</source>
        <translation>Ε, κάποιος έπρεπε να κερδίσει.</translation>
    </message>
    <message>
        <source>I thank you, and I thank the queen of hearts.</source>
        <translation>Σας ευχαριστώ, κι ευχαριστώ και την ντάμα κούπα.</translation>
    </message>
    <message>
        <source>I will know that for next time.</source>
        <translation>Την άλλη φορά θα το ξέρω.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Κέρδισα; Κέρδισα!</translation>
    </message>
    <message>
        <source>If something goes wrong, {file} records it. “Report a problem…” in the Help menu collects everything that a report needs.</source>
        <translation>Αν κάτι πάει στραβά, το καταγράφει το {file}. Η «Αναφορά προβλήματος…» στο μενού «Βοήθεια» μαζεύει ό,τι χρειάζεται μια αναφορά.</translation>
    </message>
    <message>
        <source>If you declare, all others have one last turn. Then players without four valid coops pay. All yours are valid, so press Declare before Ada spoils one.</source>
        <translation>Αν δηλώσεις, όλοι οι άλλοι παίζουν μία τελευταία φορά. Μετά πληρώνουν όσοι δεν έχουν τέσσερις έγκυρες φωλιές. Οι δικές σου είναι όλες έγκυρες, οπότε πάτα «Δήλωση» πριν σου χαλάσει κάποια η Ada.</translation>
    </message>
    <message>
        <source>If {player} says no, they can take your {card}.</source>
        <translation>Αν πει όχι, {player} μπορεί να σου πάρει {card:τον}.</translation>
    </message>
    <message>
        <source>If {player} says no, they know that you collect the {four}, too.</source>
        <translation>Αν πει όχι, {player} ξέρει κιόλας ότι μαζεύεις το {four}.</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Αδύνατο</translation>
    </message>
    <message>
        <source>Impossible remembers the whole round, draws conclusions and weighs both answers.</source>
        <translation>Αδύνατο: θυμάται όλο τον γύρο, βγάζει συμπεράσματα και ζυγίζει και τις δύο απαντήσεις.</translation>
    </message>
    <message>
        <source>In all: {points}.</source>
        <translation>Σύνολο: {points}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}, from {before} to {after}.</source>
        <translation>Σε πιθανότητα νίκης: {cost}, από {before} σε {after}.</translation>
    </message>
    <message>
        <source>In chance to win: {cost}.</source>
        <translation>Σε πιθανότητα νίκης: {cost}.</translation>
    </message>
    <message>
        <source>In each round, those with about equal points meet, and nobody meets twice.</source>
        <translation>Σε κάθε γύρο συναντιούνται όσοι έχουν περίπου ίδιους βαθμούς, και κανείς δύο φορές τον ίδιο.</translation>
    </message>
    <message>
        <source>In each round, two cards in the middle are the prize. Both players bid one card for the prize, face down; then the bids are turned up. The pile at the left holds the prizes of later rounds.</source>
        <translation>Σε κάθε γύρο δύο φύλλα στη μέση είναι το έπαθλο. Και οι δύο παίκτες προσφέρουν γι’ αυτό ένα κλειστό φύλλο· μετά οι προσφορές ανοίγουν. Η στοίβα αριστερά κρατά τα έπαθλα των επόμενων γύρων.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Με τη σειρά</translation>
    </message>
    <message>
        <source>In points: {points}.</source>
        <translation>Σε πόντους: {points}.</translation>
    </message>
    <message>
        <source>In the last {matches}, with the 95% interval.</source>
        <translation>Στις τελευταίες {matches}, με το διάστημα 95%.</translation>
    </message>
    <message>
        <source>In the lead: {players}.</source>
        <translation>Στην πρώτη θέση: {players}.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to 300. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Στη μέση είναι η στοίβα, το φύλλο που τράβηξες και τα πεταμένα, που μπορείς να τα ξεφυλλίσεις. Δίπλα σε κάθε όνομα είναι οι πόντοι του· η λεπτή γραμμή από κάτω φτάνει ως τους 300. Η εγκοπή δείχνει πού θα σε πήγαινε τώρα ο γύρος. Το τελευταίο φύλλο της στοίβας κλείνει τον γύρο.</translation>
    </message>
    <message>
        <source>In the middle are the stock, the card that you drew, and the discard pile, which you may browse. Each name has its points beside it; the thin line below runs to the limit, 100. The notch shows where the round would take you now. The last card of the stock ends the round.</source>
        <translation>Στη μέση είναι η στοίβα, το φύλλο που τράβηξες και τα πεταμένα, που μπορείς να τα ξεφυλλίσεις. Δίπλα σε κάθε όνομα είναι οι πόντοι του· η λεπτή γραμμή από κάτω φτάνει ως το όριο, τους 100. Η εγκοπή δείχνει πού θα σε πήγαινε τώρα ο γύρος. Το τελευταίο φύλλο της στοίβας κλείνει τον γύρο.</translation>
    </message>
    <message>
        <source>In this game luck cannot be told from skill: only the costs are shown.</source>
        <translation>Σε αυτό το παιχνίδι η τύχη δεν ξεχωρίζει από την ικανότητα: φαίνονται μόνο τα κόστη.</translation>
    </message>
    <message>
        <source>In {games}, hearts and diamonds count as red, spades and clubs as black.</source>
        <translation>Στα {games}, κούπες και καρό μετρούν ως κόκκινα, μπαστούνια και σπαθιά ως μαύρα.</translation>
    </message>
    <message>
        <source>Include the &amp;match: its cards, moves and names</source>
        <translation>Μαζί και η &amp;παρτίδα: φύλλα, κινήσεις και ονόματα</translation>
    </message>
    <message>
        <source>Invented by Jeff, who would like everyone everywhere to know it.</source>
        <translation>Το σκέφτηκε ο Jeff, που θα ήθελε να το μάθουν όλοι, παντού.</translation>
    </message>
    <message>
        <source>It adds to your smallest pile.</source>
        <translation>Μεγαλώνει τη μικρότερη στοίβα σου.</translation>
    </message>
    <message>
        <source>It adds up. Thank you for the game.</source>
        <translation>Βγήκε ο λογαριασμός. Ευχαριστώ.</translation>
    </message>
    <message>
        <source>It is a cheat, for which others may accuse you.</source>
        <translation>Είναι ζαβολιά, και οι άλλοι μπορούν να σε κατηγορήσουν.</translation>
    </message>
    <message>
        <source>It is fair: nobody can accuse you.</source>
        <translation>Είναι τίμιο: κανείς δεν μπορεί να σε κατηγορήσει.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Δεν είναι ακόμα η σειρά σου.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Δεν είναι η σειρά σου.</translation>
    </message>
    <message>
        <source>It is your turn to pay: choose one card of each coop, valid or not. An ace counts 1. The cheaper cards are ticked already. Press Pay.</source>
        <translation>Είναι η σειρά σου να πληρώσεις: διάλεξε ένα φύλλο από κάθε φωλιά, έγκυρη ή όχι. Ο άσος μετράει 1. Τα φτηνότερα φύλλα είναι ήδη σημειωμένα. Πάτα «Πληρωμή».</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Παίζει {player}.</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Ακόμα δεν αποθηκεύεται.</translation>
    </message>
    <message>
        <source>It was decided in round {number}.</source>
        <translation>Κρίθηκε στον γύρο {number}.</translation>
    </message>
    <message>
        <source>It wins slightly fewer matches.</source>
        <translation>Κερδίζει ελάχιστα λιγότερες παρτίδες.</translation>
    </message>
    <message>
        <source>It wins {fewer} of 100 such matches, not {more}.</source>
        <translation>Κερδίζει {fewer} στις 100 τέτοιες παρτίδες, όχι {more}.</translation>
    </message>
    <message>
        <source>Its matches</source>
        <translation>Οι παρτίδες της</translation>
    </message>
    <message>
        <source>Its matches stay in the album.</source>
        <translation>Οι παρτίδες του μένουν στο άλμπουμ.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Παίξε αμέσως</translation>
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
        <translation>Διατήρηση</translation>
    </message>
    <message>
        <source>Keep different tops: each rank that is open takes three ranks.</source>
        <translation>Κράτα κορυφές διαφορετικές: η καθεμία παίρνει τρεις αξίες.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Άσ’ το</translation>
    </message>
    <message>
        <source>Keep low cards: no prize is left, and they win.</source>
        <translation>Κράτα χαμηλά φύλλα: δεν μένει άλλο έπαθλο, και κερδίζουν αυτά.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Συνέχισε το παιχνίδι</translation>
    </message>
    <message>
        <source>Keep the card for later: no pile takes it.</source>
        <translation>Κράτα το φύλλο για αργότερα: καμία στοίβα δεν το παίρνει.</translation>
    </message>
    <message>
        <source>Keep the card or not</source>
        <translation>Κρατάς το φύλλο ή όχι</translation>
    </message>
    <message>
        <source>Keep the prize from {player}.</source>
        <translation>Μην αφήσεις το έπαθλο στον αντίπαλο ({player}).</translation>
    </message>
    <message>
        <source>Keep your score as it is.</source>
        <translation>Άφησε το σκορ σου όπως είναι.</translation>
    </message>
    <message>
        <source>Keep your score at {count}.</source>
        <translation>Κράτα το σκορ σου στο {count}.</translation>
    </message>
    <message>
        <source>Keep your smallest pile at {count}.</source>
        <translation>Κράτα τη μικρότερη στοίβα σου στα {count}.</translation>
    </message>
    <message>
        <source>Keep {kept} {suit}.</source>
        <translation>Κράτα {kept} {suit}.</translation>
    </message>
    <message>
        <source>Keys 1–6 place it; Space, if no pile takes it.</source>
        <translation>Με τα 1–6 μπαίνει σε στοίβα· με Διάστημα, αν δεν το παίρνει καμία.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Χτυπάω</translation>
    </message>
    <message>
        <source>Knock or wait</source>
        <translation>Χτυπάς ή περιμένεις</translation>
    </message>
    <message>
        <source>Knock while your lead holds; wait while a turn may still bring points.</source>
        <translation>Χτύπα όσο κρατάει το προβάδισμά σου· περίμενε όσο μια σειρά ακόμα μπορεί να φέρει πόντους.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Χτυπάω!</translation>
    </message>
    <message numerus="yes">
        <source>Knock, or end this turn: you have %n more turns.</source>
        <translation>
            <numerusform>Χτύπα, ή τελείωσε αυτή τη σειρά: σου μένει ακόμα %n.</numerusform>
            <numerusform>Χτύπα, ή τελείωσε αυτή τη σειρά: σου μένουν ακόμα %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock, or end your turn.</source>
        <translation>Χτύπα ή τελείωσε τη σειρά σου.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Νοκ άουτ</translation>
    </message>
    <message>
        <source>Knock.</source>
        <translation>Χτύπα.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Χτύπημα</translation>
    </message>
    <message>
        <source>Laid down by you: {fours}</source>
        <translation>Έχεις κατεβάσει: {fours}</translation>
    </message>
    <message>
        <source>Laid down by {player}: {fours}</source>
        <translation>{player} έχει κατεβάσει: {fours}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Μεγα&amp;λύτερα γράμματα</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Μεγάλα σύμβολα</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Τελευταία %n ημέρα</numerusform>
            <numerusform>Τελευταίες %n ημέρες</numerusform>
        </translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Τελευταίες κινήσεις</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Τελευταία βραδιά</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Τελευταία σειρά</translation>
    </message>
    <message>
        <source>Last: {move}</source>
        <translation>Τελευταία: {move}</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Νεότερες πρώτα</translation>
    </message>
    <message>
        <source>Laugh if you like. I would.</source>
        <translation>Γελάστε ελεύθερα. Κι εγώ θα γελούσα.</translation>
    </message>
    <message>
        <source>Lay down four aces of Soi after at most two questions for them.</source>
        <translation>Κατέβασε καρέ του άσου στο Soi με δύο το πολύ ερωτήσεις γι’ αυτό.</translation>
    </message>
    <message>
        <source>Lay the {card} away in your coop {slot}: it costs nothing there.</source>
        <translation>Κρύψε {card:τον} στη φωλιά σου {slot}: εκεί δεν κοστίζει τίποτα.</translation>
    </message>
    <message>
        <source>Lead high only for a card that is worth your best card.</source>
        <translation>Άνοιξε ψηλά μόνο για έπαθλο που αξίζει το καλύτερο φύλλο σου.</translation>
    </message>
    <message>
        <source>Learn it (2 minutes)</source>
        <translation>Μάθε το (2 λεπτά)</translation>
    </message>
    <message>
        <source>Learn {game} in two minutes</source>
        <translation>Μάθε το {game} σε δύο λεπτά</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Έξοδος</translation>
    </message>
    <message>
        <source>Leave all coops as they are.</source>
        <translation>Άφησε όλες τις φωλιές όπως είναι.</translation>
    </message>
    <message>
        <source>Leave me. No, stay, and deal.</source>
        <translation>Αφήστε με. Όχι, μείνετε, και μοιράστε.</translation>
    </message>
    <message>
        <source>Leave the {count} points to {player}, and keep your cards.</source>
        <translation>Άφησε τους {count} πόντους σε {player}, και κράτα τα φύλλα σου.</translation>
    </message>
    <message>
        <source>Leave tops that take {share}% of the cards to come.</source>
        <translation>Άφησε κορυφές που παίρνουν το {share}% των επόμενων φύλλων.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Έξοδος χωρίς αποθήκευση</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>Left and Right move by choices, Up and Down by mistakes.</source>
        <translation>Αριστερά και δεξιά για τις επιλογές, πάνω και κάτω για τα λάθη.</translation>
    </message>
    <message>
        <source>Left over: {points}</source>
        <translation>Έμειναν: {points}</translation>
    </message>
    <message>
        <source>Left-handed: buttons and piles on the left</source>
        <translation>Για αριστερόχειρες: κουμπιά και στοίβες αριστερά</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Διάρκεια</translation>
    </message>
    <message>
        <source>Less is more</source>
        <translation>Όσο λιγότερα, τόσο καλύτερα</translation>
    </message>
    <message>
        <source>Let us play.</source>
        <translation>Παίζουμε.</translation>
    </message>
    <message>
        <source>Let us see what the evening brings.</source>
        <translation>Για να δούμε τι φέρνει η βραδιά.</translation>
    </message>
    <message>
        <source>Let {player} pay with a pile of {count}.</source>
        <translation>Ας πληρώσει {player} με στοίβα αξίας {count}.</translation>
    </message>
    <message>
        <source>Let {player}’s coop {slot} earn less with the {card}.</source>
        <translation>Ρίξε την αξία της φωλιάς {slot} ({player}) με {card:τον}.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Γράμματα</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Άδεια: {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Άδειες</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Άδειες…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Φωτεινά</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Φωτεινά ή σκούρα, όπως το σύστημα</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Όπως το σύστημα</translation>
    </message>
    <message>
        <source>Like the system: {language}</source>
        <translation>Όπως το σύστημα: {language}</translation>
    </message>
    <message>
        <source>Like {level}</source>
        <translation>Όπως: {level}</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Όριο</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Λινό</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Ιστορικό</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Μεγαλύτερες πρώτα</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Look at what each coop still needs, and how many such cards are left.</source>
        <translation>Δες τι θέλει ακόμα κάθε φωλιά, και πόσα τέτοια φύλλα έχουν μείνει.</translation>
    </message>
    <message>
        <source>Look first: you play in a moment. Press Enter to continue.</source>
        <translation>Πρώτα κοίτα: σε λίγο παίζεις. Πάτα Enter για να συνεχίσεις.</translation>
    </message>
    <message>
        <source>Look for a multiple of 100 before you pay the least.</source>
        <translation>Ψάξε για πολλαπλάσιο του 100 πριν πληρώσεις τα λιγότερα.</translation>
    </message>
    <message>
        <source>Look through the piles, then accuse.</source>
        <translation>Ψάξε τις στοίβες, και μετά κατηγόρησε.</translation>
    </message>
    <message>
        <source>Look, it worked!</source>
        <translation>Κοιτάξτε, έπιασε!</translation>
    </message>
    <message>
        <source>Lose after the tie, and choose among the bids.</source>
        <translation>Χάσε μετά την ισοπαλία και διάλεξε από τις προσφορές.</translation>
    </message>
    <message>
        <source>Lose the prize, and take both bids.</source>
        <translation>Χάσε το έπαθλο και πάρε και τις δύο προσφορές.</translation>
    </message>
    <message>
        <source>Lose your points: everybody begins with 5, and 0 wins. Points are the small piles beside the names. Each race adds points, and finishing first takes some off.</source>
        <translation>Ξεφορτώσου τους πόντους σου: όλοι αρχίζουν με 5, και το 0 κερδίζει. Πόντοι είναι οι μικρές στοίβες δίπλα στα ονόματα. Κάθε κούρσα προσθέτει πόντους, και η πρώτη θέση βγάζει μερικούς.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττα</translation>
    </message>
    <message>
        <source>Low scores win.</source>
        <translation>Κερδίζει το χαμηλό σκορ.</translation>
    </message>
    <message>
        <source>Lower the cost of your coop {slot} from {rest} to {count}.</source>
        <translation>Ρίξε το κόστος της φωλιάς σου {slot} από {rest} σε {count}.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Τύχη</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Τύχη και ικανότητα</translation>
    </message>
    <message>
        <source>Luck: +{share}.</source>
        <translation>Τύχη: +{share}.</translation>
    </message>
    <message>
        <source>Luck: −{share}.</source>
        <translation>Τύχη: −{share}.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: 50 points more.</source>
        <translation>Κάνε έγκυρες και τις τέσσερις φωλιές σου: άλλοι 50 πόντοι.</translation>
    </message>
    <message>
        <source>Make all four of your coops valid: then you pay nothing.</source>
        <translation>Κάνε έγκυρες και τις τέσσερις φωλιές σου: τότε δεν πληρώνεις τίποτα.</translation>
    </message>
    <message>
        <source>Make it hard for {player} to go higher for the {count} points.</source>
        <translation>Έτσι {player} δύσκολα περνάει το φύλλο σου: παίζονται {count} πόντοι.</translation>
    </message>
    <message>
        <source>Make your coop {slot} harder to break.</source>
        <translation>Θωράκισε τη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid, the first of four.</source>
        <translation>Κάνε έγκυρη τη φωλιά σου {slot}, την πρώτη από τις τέσσερις.</translation>
    </message>
    <message>
        <source>Make your coop {slot} valid: then {count} of four are.</source>
        <translation>Κάνε έγκυρη τη φωλιά σου {slot}: τότε θα είναι έγκυρες {count} από τις τέσσερις.</translation>
    </message>
    <message>
        <source>Make your mistaken choices again, the costliest first</source>
        <translation>Ξανακάνε τις λάθος επιλογές σου, τις πιο ακριβές πρώτα</translation>
    </message>
    <message>
        <source>Make {player}’s coop {slot} dearer with the {card}.</source>
        <translation>Ακρίβυνε τη φωλιά {slot} ({player}) με {card:τον}.</translation>
    </message>
    <message>
        <source>Mark known facts</source>
        <translation>Σημάδια</translation>
    </message>
    <message>
        <source>Mark known facts on the cards to ask for (counts as help)</source>
        <translation>Σημάδια για ό,τι είναι γνωστό στα φύλλα που ζητάς (μετράει ως βοήθεια)</translation>
    </message>
    <message>
        <source>Marked: mistakes, and where each round begins.</source>
        <translation>Σημειωμένα: τα λάθη, και πού αρχίζει κάθε γύρος.</translation>
    </message>
    <message>
        <source>Marks: up won, down lost.</source>
        <translation>Σημάδια: πάνω νίκη, κάτω ήττα.</translation>
    </message>
    <message>
        <source>Match %v of %m</source>
        <translation>Παρτίδα %v από %m</translation>
    </message>
    <message>
        <source>Match in progress, logs</source>
        <translation>Τρέχουσα παρτίδα, καταγραφές</translation>
    </message>
    <message>
        <source>Match or beat the last card, and win the scoring cards.</source>
        <translation>Φτάσε ή πέρασε το τελευταίο φύλλο, και κέρδισε τα έπαθλα.</translation>
    </message>
    <message numerus="yes">
        <source>Match the {rank} and draw %n cards.</source>
        <translation>
            <numerusform>Παίξε ίσο πάνω {rank:στον} και τράβα %n φύλλο.</numerusform>
            <numerusform>Παίξε ίσο πάνω {rank:στον} και τράβα %n φύλλα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Matches and decks</source>
        <translation>Παρτίδες και τράπουλες</translation>
    </message>
    <message>
        <source>Matches are being reviewed. You can keep playing.</source>
        <translation>Οι παρτίδες αναλύονται. Μπορείς να συνεχίσεις να παίζεις.</translation>
    </message>
    <message>
        <source>Matches for two only, with another opponent each time.</source>
        <translation>Παρτίδες μόνο για δύο, κάθε φορά με άλλον αντίπαλο.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Μέτριο</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Μνήμη</translation>
    </message>
    <message>
        <source>Mend your coop {slot} and break {player}’s coop {second}.</source>
        <translation>Φτιάξε τη φωλιά σου {slot} και χάλασε τη φωλιά {second} ({player}).</translation>
    </message>
    <message>
        <source>Mend your coop {slot}.</source>
        <translation>Φτιάξε τη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Mend your coops {slot} and {second} at once.</source>
        <translation>Φτιάξε τις φωλιές σου {slot} και {second} με μιας.</translation>
    </message>
    <message>
        <source>Menus and dialogs</source>
        <translation>Μενού και διάλογοι</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Μεσαίο</translation>
    </message>
    <message>
        <source>Middle considers more uses and thinks of the whole match.</source>
        <translation>Μεσαίο: σκέφτεται περισσότερες χρήσεις και όλη την παρτίδα.</translation>
    </message>
    <message>
        <source>Middle follows first impressions and also spoils its opponent’s coops.</source>
        <translation>Μεσαίο: ακολουθεί την πρώτη εντύπωση, αλλά χαλάει και τις φωλιές του αντιπάλου.</translation>
    </message>
    <message>
        <source>Middle keeps the tops of its piles apart and one pile low.</source>
        <translation>Μεσαίο: φροντίζει να διαφέρουν οι κορυφές και κρατά μία στοίβα χαμηλή.</translation>
    </message>
    <message>
        <source>Middle remembers the last 10 and asks for cards that it saw change hands.</source>
        <translation>Μεσαίο: θυμάται τις 10 τελευταίες και ζητάει φύλλα που είδε να αλλάζουν χέρια.</translation>
    </message>
    <message>
        <source>Middle remembers three rounds, reads your bids and varies its own.</source>
        <translation>Μεσαίο: θυμάται τρεις γύρους, διαβάζει τις προσφορές σου και ποικίλλει τις δικές του.</translation>
    </message>
    <message>
        <source>Middle tries out how the hand may continue.</source>
        <translation>Μεσαίο: δοκιμάζει πώς μπορεί να εξελιχθεί η μπάζα.</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Μπλε της νύχτας</translation>
    </message>
    <message>
        <source>Mine, then.</source>
        <translation>Δική μου, λοιπόν.</translation>
    </message>
    <message>
        <source>Most cards beat a 7. And if it did win, Ada would get it: one spade less for you. Bid a higher card that is not a spade.</source>
        <translation>Τα πιο πολλά φύλλα περνούν το 7. Κι αν κέρδιζε, θα το έπαιρνε η Ada: ένα μπαστούνι λιγότερο για σένα. Πρόσφερε ψηλότερο φύλλο, που να μην είναι μπαστούνι.</translation>
    </message>
    <message>
        <source>Most of its matches part from this one at entry {entry}.</source>
        <translation>Οι πιο πολλές παρτίδες του χωρίζουν από αυτήν στην εγγραφή {entry}.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Κίνηση και ήχος</translation>
    </message>
    <message>
        <source>Move the {card} under your hand.</source>
        <translation>Βάλε {card:τον} κάτω από το χέρι σου.</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Κινήσεις ως εδώ</translation>
    </message>
    <message>
        <source>My h&amp;and</source>
        <translation>Το &amp;χέρι μου</translation>
    </message>
    <message>
        <source>My hat is off to you.</source>
        <translation>Σου βγάζω το καπέλο.</translation>
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
        <translation>Όνομα, θέση {seat}</translation>
    </message>
    <message>
        <source>Near the end, every card has few places left: work them out.</source>
        <translation>Προς το τέλος κάθε φύλλο έχει λίγες πιθανές θέσεις: βρες τες.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ποτέ</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Νέα βραδιά…</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Νέα παρτίδα {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Νέα παρτίδα…</translation>
    </message>
    <message>
        <source>New to {game}?</source>
        <translation>Πρώτη φορά στο {game};</translation>
    </message>
    <message>
        <source>New to {game}? Learn it in two minutes</source>
        <translation>Πρώτη φορά στο {game}; Μάθε το σε δύο λεπτά</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Νέο τουρνουά</translation>
    </message>
    <message>
        <source>New tournament of {game}</source>
        <translation>Νέο τουρνουά {game}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next place found</comment>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Επόμε&amp;νος γύρος</translation>
    </message>
    <message>
        <source>Next guest, seat {seat}</source>
        <translation>Επόμενος καλεσμένος, θέση {seat}</translation>
    </message>
    <message>
        <source>Next m&amp;istake</source>
        <translation>Επόμενο &amp;λάθος</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Επόμενος μήνας</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation>Επόμενη κούρσα</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Επόμενος γύρος</translation>
    </message>
    <message>
        <source>Next you drew a black 10 and placed it under your jack. All four coops are valid. Knock before Ada spoils one: she then has one last turn, and the round ends.</source>
        <translation>Ύστερα τράβηξες μαύρο 10 και το έβαλες κάτω από τον βαλέ σου. Και οι τέσσερις φωλιές είναι έγκυρες. Χτύπα πριν σου χαλάσει κάποια η Ada: εκείνη παίζει μία τελευταία φορά, και ο γύρος κλείνει.</translation>
    </message>
    <message>
        <source>Next: {move}</source>
        <translation>Επόμενη: {move}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Όχι</translation>
    </message>
    <message>
        <source>No animated GIF was saved.</source>
        <translation>Δεν αποθηκεύτηκε κινούμενο GIF.</translation>
    </message>
    <message>
        <source>No choice after this.</source>
        <translation>Καμία επιλογή μετά από εδώ.</translation>
    </message>
    <message>
        <source>No choice before this.</source>
        <translation>Καμία επιλογή πριν από εδώ.</translation>
    </message>
    <message>
        <source>No coop earns anything.</source>
        <translation>Καμία φωλιά δεν δίνει πόντους.</translation>
    </message>
    <message>
        <source>No ends the hand: Clara would win 2 points with her 9, though you can match it. Make a pair.</source>
        <translation>Το Όχι κλείνει την μπάζα: η Clara θα κέρδιζε 2 πόντους με το 9 της, ενώ μπορείς να παίξεις ίσο. Κάνε ζευγάρι.</translation>
    </message>
    <message>
        <source>No errors were recorded.</source>
        <translation>Δεν καταγράφηκαν σφάλματα.</translation>
    </message>
    <message>
        <source>No evening can be played while Soirée saves nothing.</source>
        <translation>Δεν παίζεται βραδιά όσο η Soirée δεν αποθηκεύει τίποτα.</translation>
    </message>
    <message>
        <source>No finale</source>
        <translation>Χωρίς τελικό</translation>
    </message>
    <message>
        <source>No font of this system has the letters of {language}.</source>
        <translation>Καμία γραμματοσειρά του συστήματος δεν έχει τα γράμματα της γλώσσας {language}.</translation>
    </message>
    <message>
        <source>No four laid.</source>
        <translation>Κανένα καρέ.</translation>
    </message>
    <message>
        <source>No game is called {name}; the games are {games}.</source>
        <translation>Δεν υπάρχει παιχνίδι {name}· τα παιχνίδια είναι {games}.</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Εδώ δεν υπάρχει υπόδειξη.</translation>
    </message>
    <message>
        <source>No match of this month can be reviewed.</source>
        <translation>Καμία παρτίδα αυτού του μήνα δεν μπορεί να αναλυθεί.</translation>
    </message>
    <message>
        <source>No match was lost. The details can help to fix it.</source>
        <translation>Καμία παρτίδα δεν χάθηκε. Οι λεπτομέρειες μπορεί να βοηθήσουν στη διόρθωση.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Δεν βρέθηκαν παρτίδες.</translation>
    </message>
    <message>
        <source>No mistake after this.</source>
        <translation>Κανένα λάθος μετά από εδώ.</translation>
    </message>
    <message>
        <source>No mistake before this.</source>
        <translation>Κανένα λάθος πριν από εδώ.</translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Δεν βρέθηκαν λάθη.</translation>
    </message>
    <message>
        <source>No move is better.</source>
        <translation>Καμία κίνηση δεν είναι καλύτερη.</translation>
    </message>
    <message>
        <source>No pile takes it: Space starts a new one.</source>
        <translation>Δεν το παίρνει καμία: το Διάστημα ανοίγει στοίβα.</translation>
    </message>
    <message>
        <source>No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six piles, such a card starts a new one. Press Space, or click the next empty place.</source>
        <translation>Καμία στοίβα δεν παίρνει το 7: θα ήθελε 6, 7 ή 8. Όσο οι στοίβες είναι λιγότερες από έξι, ένα τέτοιο φύλλο ανοίγει καινούργια. Πάτα Διάστημα, ή κάνε κλικ στην επόμενη άδεια θέση.</translation>
    </message>
    <message>
        <source>No pile takes the {card}: start a new one with it.</source>
        <translation>Καμία στοίβα δεν παίρνει {card:τον}: άνοιξε καινούργια.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Δεν βρέθηκαν προβλήματα.</translation>
    </message>
    <message>
        <source>No scoring card is at stake</source>
        <translation>Δεν παίζεται έπαθλο</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Χωρίς συντόμευση</translation>
    </message>
    <message>
        <source>No single mistake, but small losses add up.</source>
        <translation>Κανένα μεμονωμένο λάθος, μα μαζεύονται μικρές απώλειες.</translation>
    </message>
    <message>
        <source>No talking across the table, please.</source>
        <translation>Όχι κουβέντες στο τραπέζι, παρακαλώ.</translation>
    </message>
    <message>
        <source>No! So it is Basil’s turn. He had heard that you hold a king, and took it from you. The best listener wins: that is Soi.</source>
        <translation>Όχι! Άρα είναι η σειρά του Basil. Είχε ακούσει ότι έχεις ρήγα, και σου τον πήρε. Κερδίζει όποιος ακούει καλύτερα: αυτό είναι το Soi.</translation>
    </message>
    <message>
        <source>No, no, no.</source>
        <translation>Όχι, όχι, όχι.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Όχι, ευχαριστώ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Όχι.</translation>
    </message>
    <message>
        <source>Nobody can catch you any more.</source>
        <translation>Δεν σε φτάνει πια κανείς.</translation>
    </message>
    <message>
        <source>Nobody can catch {player} any more.</source>
        <translation>{player} δεν χάνει πια το προβάδισμα.</translation>
    </message>
    <message>
        <source>Nobody has to pay.</source>
        <translation>Δεν πληρώνει κανείς.</translation>
    </message>
    <message>
        <source>Nobody holds the {card}.</source>
        <translation>Κανείς δεν έχει {card:τον}.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Καμία</translation>
    </message>
    <message>
        <source>None of your coops is valid.</source>
        <translation>Καμία φωλιά σου δεν είναι έγκυρη.</translation>
    </message>
    <message>
        <source>None of {player}’s coops is valid.</source>
        <translation>Καμία φωλιά ({player}) δεν είναι έγκυρη.</translation>
    </message>
    <message>
        <source>None takes it: Space moves it under your hand, until your {card} comes back.</source>
        <translation>Δεν το παίρνει καμία: με το Διάστημα πάει κάτω από το χέρι σου, ώσπου να ξανάρθει {card:ο}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Κανονική</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Κανονική</translation>
    </message>
    <message>
        <source>Not in the help.</source>
        <translation>Δεν υπάρχει στη βοήθεια.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Δεν παίχτηκε</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Δεν παίχτηκε ακόμα</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Άλυτα ακόμα</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Δεν δοκιμάστηκε</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Σημείωση</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Σημείωση: {note}</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Το σημειώνω.</translation>
    </message>
    <message>
        <source>Nothing else is certain now. Try a guess: ask Basil for the king of hearts.</source>
        <translation>Τίποτε άλλο δεν είναι σίγουρο τώρα. Κάνε μια μαντεψιά: ζήτησε από τον Basil τον ρήγα κούπα.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Δεν βρέθηκε τίποτα</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Δεν έχει γίνει τίποτα ακόμα.</translation>
    </message>
    <message>
        <source>Now Ada has declared, and you will pay: no card is higher than the red 10 in your second coop. Make Ada pay too: place the 10 that you drew on her red 2, the cheapest card that she could pay with.</source>
        <translation>Τώρα δήλωσε η Ada, και θα πληρώσεις: κανένα φύλλο δεν είναι ψηλότερο από το κόκκινο 10 της δεύτερης φωλιάς σου. Κάνε και την Ada να πληρώσει: βάλε το 10 που τράβηξες πάνω στο κόκκινο 2 της, το φτηνότερο φύλλο που έχει για να πληρώσει.</translation>
    </message>
    <message>
        <source>Now choose its place, or another card.</source>
        <translation>Τώρα διάλεξε τη θέση του, ή άλλο φύλλο.</translation>
    </message>
    <message>
        <source>Now everybody plays at once. Resume when you are ready.</source>
        <translation>Τώρα παίζουν όλοι μαζί. Συνέχισε μόλις ετοιμαστείς.</translation>
    </message>
    <message>
        <source>Now the last card is a 7. An ace wins the hand, and all other players must discard every card above the 7 and show the rest. Play the ace.</source>
        <translation>Τώρα το τελευταίο φύλλο είναι 7. Ο άσος κερδίζει την μπάζα, και όλοι οι άλλοι πρέπει να πετάξουν κάθε φύλλο πάνω από το 7 και να δείξουν τα υπόλοιπα. Παίξε τον άσο.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Αριθμός παικτών</translation>
    </message>
    <message>
        <source>Of a second suit you keep {count}, otherwise {rest}.</source>
        <translation>Από ένα δεύτερο χρώμα κρατάς {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Of one suit you keep {count}, otherwise {rest}.</source>
        <translation>Από το χρώμα σου κρατάς {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Of your cards about {count} are left over, otherwise {rest}.</source>
        <translation>Σου περισσεύουν περίπου {count} φύλλα, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Of your {cards} cards {count} were {suit}.</source>
        <translation>Από τα {cards} φύλλα σου, {count} ήταν {suit}.</translation>
    </message>
    <message>
        <source>Of {player}’s {cards} cards {count} were {suit}.</source>
        <translation>Από τα {cards} φύλλα ({player}), {count} ήταν {suit}.</translation>
    </message>
    <message>
        <source>Off by default while a screen reader is on, as listening takes time.</source>
        <translation>Αρχικά κλειστό όταν υπάρχει αναγνώστης οθόνης, γιατί το άκουσμα θέλει χρόνο.</translation>
    </message>
    <message>
        <source>Oh dear, oh dear.</source>
        <translation>Πω πω πω.</translation>
    </message>
    <message>
        <source>Oh, lovely!</source>
        <translation>Αχ, τι όμορφο!</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Παλαιότερες πρώτα</translation>
    </message>
    <message>
        <source>On the discard pile the jack does nothing for you. On the red 10 it makes a coop valid.</source>
        <translation>Στα πεταμένα ο βαλές δεν σε βοηθά. Πάνω στο κόκκινο 10 κάνει μια φωλιά έγκυρη.</translation>
    </message>
    <message>
        <source>On the house</source>
        <translation>Κερασμένα</translation>
    </message>
    <message>
        <source>One does what one can.</source>
        <translation>Κάνει κανείς ό,τι μπορεί.</translation>
    </message>
    <message>
        <source>One guest plays as well as anybody can.</source>
        <translation>Ένας καλεσμένος παίζει όσο καλύτερα γίνεται.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Μια στιγμή…</translation>
    </message>
    <message>
        <source>One of {player}’s cards was replaced after the declaration: no other can be replaced.</source>
        <translation>Ένα φύλλο ({player}) αντικαταστάθηκε ήδη μετά τη δήλωση: δεύτερο δεν αντικαθίσταται.</translation>
    </message>
    <message>
        <source>One pile becomes points: press the number of a small one.</source>
        <translation>Μια στοίβα γίνεται πόντοι: πάτα τον αριθμό μιας μικρής.</translation>
    </message>
    <message>
        <source>One race for all</source>
        <translation>Μία κούρσα για όλους</translation>
    </message>
    <message>
        <source>One should not complain. One might sigh.</source>
        <translation>Δεν παραπονιέμαι. Αναστενάζω μόνο.</translation>
    </message>
    <message>
        <source>Only a 10 can replace a face-up ace.</source>
        <translation>Τον ανοιχτό άσο τον αντικαθιστά μόνο δεκάρι.</translation>
    </message>
    <message>
        <source>Only a finished match can be compared.</source>
        <translation>Μόνο μια τελειωμένη παρτίδα μπορεί να συγκριθεί.</translation>
    </message>
    <message>
        <source>Only an ace beats the king. You would win two hearts that do not help you, and Ada would get your best spade.</source>
        <translation>Μόνο άσος περνάει τον ρήγα. Θα κέρδιζες δύο κούπες που δεν σε βοηθούν, και η Ada θα έπαιρνε το καλύτερο μπαστούνι σου.</translation>
    </message>
    <message>
        <source>Only matches in the album can have notes.</source>
        <translation>Σημειώσεις έχουν μόνο οι παρτίδες του άλμπουμ.</translation>
    </message>
    <message>
        <source>Only this player may see the cards behind the curtain.</source>
        <translation>Τα φύλλα πίσω από την κουρτίνα επιτρέπεται να τα δει μόνο αυτός ο παίκτης.</translation>
    </message>
    <message>
        <source>Only your ace is high enough now. An ace wins at once, but for 3 points it is too good. Say No: Clara gets the scoring card, and you lead the next hand.</source>
        <translation>Τώρα μόνο ο άσος σου φτάνει τόσο ψηλά. Ο άσος κερδίζει αμέσως, μα για 3 πόντους είναι κρίμα. Πες Όχι: το έπαθλο το παίρνει η Clara, και την επόμενη μπάζα την ανοίγεις εσύ.</translation>
    </message>
    <message>
        <source>Oops. Wrong one.</source>
        <translation>Ουπς. Λάθος φύλλο.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Άνοιγμα πρόσφ&amp;ατων</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Άνοιγμα παρτίδας</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Αντίπαλοι</translation>
    </message>
    <message>
        <source>Opponents make remarks</source>
        <translation>Οι αντίπαλοι κάνουν σχόλια</translation>
    </message>
    <message>
        <source>Opponents’ scores</source>
        <translation>Σκορ αντιπάλων</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Επιλογές</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Σειρά</translation>
    </message>
    <message>
        <source>Order of the choices</source>
        <translation>Σειρά των επιλογών</translation>
    </message>
    <message>
        <source>Otherwise: {move} {comparison}</source>
        <translation>Αλλιώς: {move} {comparison}</translation>
    </message>
    <message>
        <source>Out of the match.</source>
        <translation>Εκτός παρτίδας.</translation>
    </message>
    <message>
        <source>Outbid your rival card by card until your whole hand is one suit.</source>
        <translation>Πέρνα τον αντίπαλο φύλλο το φύλλο, ώσπου όλο το χέρι σου να γίνει ένα χρώμα.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Pause, Resume</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>PDF, to print (*.pdf)</source>
        <translation>PDF, για εκτύπωση (*.pdf)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Ζευγάρι</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Μέρος</translation>
    </message>
    <message>
        <source>Patience has been kind to me.</source>
        <translation>Η υπομονή μού φέρθηκε καλά.</translation>
    </message>
    <message>
        <source>Patience is a card like any other.</source>
        <translation>Και η υπομονή φύλλο είναι.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Πληρωμή</translation>
    </message>
    <message>
        <source>Pay as little as you can: your score becomes {count}.</source>
        <translation>Πλήρωσε όσο λιγότερο γίνεται: το σκορ σου γίνεται {count}.</translation>
    </message>
    <message>
        <source>Pay no more for this card than it is worth beside the next ones.</source>
        <translation>Μην πληρώνεις γι’ αυτό το έπαθλο πιο πολλά απ’ όσα αξίζει μπροστά στα επόμενα.</translation>
    </message>
    <message>
        <source>Pay one card of each coop: {sum}, which makes {after}.</source>
        <translation>Πλήρωσε ένα φύλλο από κάθε φωλιά: {sum}, και το σκορ γίνεται {after}.</translation>
    </message>
    <message>
        <source>Pay the {cards}.</source>
        <translation>Πλήρωσε {cards:τον}.</translation>
    </message>
    <message>
        <source>Pay {more} more than you must: your score becomes {count}.</source>
        <translation>Πλήρωσε {more} παραπάνω απ’ όσο πρέπει: το σκορ σου γίνεται {count}.</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Πληρωμή {sum}</translation>
    </message>
    <message>
        <source>Pay {sum}, which makes {after}: then you may take 50 off.</source>
        <translation>Πλήρωσε {sum}, και το σκορ γίνεται {after}: τότε μπορείς να βγάλεις 50.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Πληρωμή</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n points.</source>
        <translation>
            <numerusform>Πληρώνει %n πόντο.</numerusform>
            <numerusform>Πληρώνει %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {sum}.</source>
        <translation>Πληρώνει {sum}.</translation>
    </message>
    <message>
        <source>Perhaps better: {move}</source>
        <translation>Ίσως καλύτερα: {move}</translation>
    </message>
    <message>
        <source>Perhaps the best move.</source>
        <translation>Ίσως η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Περίοδος</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message numerus="yes">
        <source>Picked up the {card}; %n places take it.</source>
        <translation>
            <numerusform>Σήκωσες {card:τον}· το παίρνει %n θέση.</numerusform>
            <numerusform>Σήκωσες {card:τον}· το παίρνουν %n θέσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up the {card}; one place takes it.</source>
        <translation>Σήκωσες {card:τον}· το παίρνει μία θέση.</translation>
    </message>
    <message>
        <source>Pile 4 still has a single card. Seeing this fast is the skill of the game.</source>
        <translation>Η στοίβα 4 έχει ακόμα ένα μόνο φύλλο. Το παιχνίδι θέλει να το βλέπεις αυτό γρήγορα.</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to yours. Enter takes it.</source>
        <translation>
            <numerusform>Η στοίβα {number} σού προσθέτει %n πόντο. Με Enter την παίρνεις.</numerusform>
            <numerusform>Η στοίβα {number} σού προσθέτει %n πόντους. Με Enter την παίρνεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} adds %n points to {player}’s. Enter takes it.</source>
        <translation>
            <numerusform>Η στοίβα {number} προσθέτει %n πόντο ({player}). Με Enter επιλέγεται.</numerusform>
            <numerusform>Η στοίβα {number} προσθέτει %n πόντους ({player}). Με Enter επιλέγεται.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.</source>
        <translation>
            <numerusform>Η στοίβα {number} έχει %n φύλλο, και καθένα είναι ένας πόντος. Η στοίβα 6 σού κοστίζει έναν πόντο.</numerusform>
            <numerusform>Η στοίβα {number} έχει %n φύλλα, και καθένα είναι ένας πόντος. Η στοίβα 6 σού κοστίζει έναν πόντο.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile {number} of {player}: {cards}</source>
        <translation>Στοίβα {number} ({player}): {cards}</translation>
    </message>
    <message>
        <source>Pile {number}, covered</source>
        <translation>Στοίβα {number}, σκεπασμένη</translation>
    </message>
    <message>
        <source>Pile {number}, empty</source>
        <translation>Στοίβα {number}, άδεια</translation>
    </message>
    <message numerus="yes">
        <source>Pile {number}, {card} on top of %n cards</source>
        <translation>
            <numerusform>Στοίβα {number}, {card}, %n φύλλο</numerusform>
            <numerusform>Στοίβα {number}, {card} πάνω από %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it on the row, or choose the card again.</source>
        <translation>Βάλ’ το στη μέση ή διάλεξε πάλι το φύλλο.</translation>
    </message>
    <message>
        <source>Place the {card} face down in your coop {slot}.</source>
        <translation>Βάλε {card:τον} ως κλειστό φύλλο στη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on pile {pile}.</source>
        <translation>Βάλε {card:τον} στη στοίβα {pile}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in your coop {slot}.</source>
        <translation>Βάλε {card:τον} πάνω {other:στον}, στη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Place the {card} on the {other} in {player}’s coop {slot}.</source>
        <translation>Βάλε {card:τον} πάνω {other:στον}, στη φωλιά {slot} ({player}).</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or another’s face-up card, or discard it.</source>
        <translation>Βάλε {card:τον} σε κλειστό φύλλο σου, σε ανοιχτό φύλλο άλλου ή στα πεταμένα.</translation>
    </message>
    <message>
        <source>Place the {card} on your face-down card or {player}’s face-up card, or discard it.</source>
        <translation>Βάλε {card:τον} σε κλειστό φύλλο σου, σε ανοιχτό του αντιπάλου ({player}) ή στα πεταμένα.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Θέση {place} από {players}</translation>
    </message>
    <message>
        <source>Place {place}: done</source>
        <translation>Θέση {place}: τέρμα</translation>
    </message>
    <message>
        <source>Place {place}: stuck</source>
        <translation>Θέση {place}: κόλλησε</translation>
    </message>
    <message numerus="yes">
        <source>Place {rank}, with %n points; {winner} won.</source>
        <translation>
            <numerusform>Θέση {rank}, με %n πόντο· νίκησε {winner}.</numerusform>
            <numerusform>Θέση {rank}, με %n πόντους· νίκησε {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of preferences</comment>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Παίξε</translation>
    </message>
    <message>
        <source>Play a &amp;deal…</source>
        <translation>Παίξε μια &amp;μοιρασιά…</translation>
    </message>
    <message>
        <source>Play a card as high as the last one or higher, or say No. The last card is a 9, and you hold a 9: play it. A card of the same value makes a pair, and you draw another card.</source>
        <translation>Παίξε φύλλο τόσο ψηλό όσο το τελευταίο ή ψηλότερο, ή πες Όχι. Το τελευταίο φύλλο είναι 9, και έχεις 9: παίξ’ το. Φύλλο ίδιας αξίας κάνει ζευγάρι, και τραβάς άλλο ένα.</translation>
    </message>
    <message>
        <source>Play a card at the second click, not at the first</source>
        <translation>Το φύλλο παίζεται με το δεύτερο κλικ, όχι με το πρώτο</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No, which ends the hand.</source>
        <translation>Παίξε {rank:αιτ} ή ψηλότερο, ή πες Όχι, που κλείνει την μπάζα.</translation>
    </message>
    <message>
        <source>Play a {rank} or higher, or say No.</source>
        <translation>Παίξε {rank:αιτ} ή ψηλότερο, ή πες Όχι.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Παίξε ξανά</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Παίξε με επίπεδο {level}</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No, which ends the hand.</source>
        <translation>Παίξε {rank:αιτ} ή ψηλότερο, ή πες Όχι, που κλείνει την μπάζα.</translation>
    </message>
    <message>
        <source>Play an {rank} or higher, or say No.</source>
        <translation>Παίξε {rank:αιτ} ή ψηλότερο, ή πες Όχι.</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>Σ&amp;υνέχισε από εδώ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Συνέχισε από εδώ</translation>
    </message>
    <message>
        <source>Play on to make more of your coops valid.</source>
        <translation>Συνέχισε, για να κάνεις έγκυρες πιο πολλές φωλιές.</translation>
    </message>
    <message>
        <source>Play or say No</source>
        <translation>Παίζεις ή λες Όχι</translation>
    </message>
    <message>
        <source>Play sounds for cards, turns and victories</source>
        <translation>Ήχοι για φύλλα, σειρές και νίκες</translation>
    </message>
    <message>
        <source>Play the last of four equal cards in Soda.</source>
        <translation>Παίξε το τελευταίο από τέσσερα ίσα φύλλα στο Soda.</translation>
    </message>
    <message>
        <source>Play the others</source>
        <translation>Παίξε τις άλλες</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Παίξε {card:τον}.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Στόχος</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Παίξε την παρτίδα σου</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Παίξε {game}</translation>
    </message>
    <message>
        <source>Play: {match}</source>
        <translation>Παίξε: {match}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Παίχτηκε</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Παίχτηκε με βοήθεια.</translation>
    </message>
    <message>
        <source>Played with help: counted separately in your statistics.</source>
        <translation>Παίχτηκε με βοήθεια: μετράει χωριστά στα στατιστικά σου.</translation>
    </message>
    <message>
        <source>Played: {move} {verdict}</source>
        <translation>Παίχτηκε: {move} {verdict}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Παίκτης {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>Plays each game at its easiest level.</source>
        <translation>Παίζει κάθε παιχνίδι στο πιο εύκολο επίπεδό του.</translation>
    </message>
    <message>
        <source>Plays each game at its middle level.</source>
        <translation>Παίζει κάθε παιχνίδι στο μεσαίο επίπεδό του.</translation>
    </message>
    <message>
        <source>Plays each game at its strongest level.</source>
        <translation>Παίζει κάθε παιχνίδι στο ισχυρότερο επίπεδό του.</translation>
    </message>
    <message>
        <source>Please post reports at {address}.</source>
        <translation>Στείλε τις αναφορές στο {address}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Διαφορά πόντων</translation>
    </message>
    <message>
        <source>Points count only with the chance to get them: weigh both.</source>
        <translation>Οι πόντοι μετρούν μαζί με την πιθανότητα να τους πάρεις: ζύγισε και τα δύο.</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Πόντοι ανά κούρσα</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Πόντοι ανά γύρο</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Θέση στην παρτίδα</translation>
    </message>
    <message>
        <source>Positions to solve, one of them today’s</source>
        <translation>Θέσεις για λύση, μία από αυτές η σημερινή</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice of your own</source>
        <translation>Π&amp;ροηγούμενη δική σου επιλογή</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Προτιμήσεις</translation>
    </message>
    <message>
        <source>Prepare your coop {slot}: more cards will make it valid.</source>
        <translation>Προετοίμασε τη φωλιά σου {slot}: έτσι μπορούν να την κάνουν έγκυρη πιο πολλά φύλλα.</translation>
    </message>
    <message>
        <source>Press any key or click to continue.</source>
        <translation>Πάτα ένα πλήκτρο ή κάνε κλικ για να συνεχίσεις.</translation>
    </message>
    <message>
        <source>Press any key or click to take your seat back.</source>
        <translation>Πάτα ένα πλήκτρο ή κάνε κλικ για να ξανακαθίσεις.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Προηγούμενο</translation>
    </message>
    <message>
        <source>Previous guest, seat {seat}</source>
        <translation>Προηγούμενος καλεσμένος, θέση {seat}</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>&amp;Προηγούμενο λάθος</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Προηγούμενος μήνας</translation>
    </message>
    <message>
        <source>Previous r&amp;ound</source>
        <translation>Προηγούμενος γύρ&amp;ος</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Έπαθλο</translation>
    </message>
    <message>
        <source>Prize {number}: {cards}</source>
        <translation>Έπαθλο {number}: {cards}</translation>
    </message>
    <message>
        <source>Prize: {cards}</source>
        <translation>Έπαθλο: {cards}</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Πρόβλημα της ημέρας</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Προβλήματα</translation>
    </message>
    <message numerus="yes">
        <source>Problems solved on %n days in a row.</source>
        <translation>
            <numerusform>Λυμένα προβλήματα %n ημέρα στη σειρά.</numerusform>
            <numerusform>Λυμένα προβλήματα %n ημέρες στη σειρά.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {pictures}</source>
        <translation>Προβλήματα: {pictures}</translation>
    </message>
    <message>
        <source>Process {process} of the user {user} holds {lock}, so matches and settings are not saved this time.</source>
        <translation>Η διεργασία {process} του χρήστη {user} κρατάει το {lock}, οπότε αυτή τη φορά παρτίδες και ρυθμίσεις δεν αποθηκεύονται.</translation>
    </message>
    <message>
        <source>Properly played by everyone. Better by me.</source>
        <translation>Όλοι παίξατε σωστά. Εγώ σωστότερα.</translation>
    </message>
    <message>
        <source>Prove before each match that the cards are not chosen</source>
        <translation>Απόδειξη πριν από κάθε παρτίδα ότι τα φύλλα δεν είναι διαλεγμένα</translation>
    </message>
    <message>
        <source>Pure composition.</source>
        <translation>Σκέτη σύνθεση.</translation>
    </message>
    <message>
        <source>Put back the {card}.</source>
        <translation>Ξανάβαλες {card:τον} πίσω.</translation>
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
        <translation>Τετράδα</translation>
    </message>
    <message>
        <source>Questions of this round, latest first</source>
        <translation>Ερωτήσεις αυτού του γύρου, οι τελευταίες πρώτα</translation>
    </message>
    <message>
        <source>Quick hands</source>
        <translation>Σβέλτα χέρια</translation>
    </message>
    <message>
        <source>Race to place your cards, all at once, and lose your points.</source>
        <translation>Κούρσα: όλοι μαζί, βάλε τα φύλλα σου και ξεφορτώσου τους πόντους σου.</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Κούρσα {number}</translation>
    </message>
    <message>
        <source>Race {round}, {position} of {length}</source>
        <translation>Κούρσα {round}, {position} από {length}</translation>
    </message>
    <message>
        <source>Races only.</source>
        <translation>Μόνο κούρσες.</translation>
    </message>
    <message numerus="yes">
        <source>Racing hand of {player}, %n cards left</source>
        <translation>
            <numerusform>Χέρι ({player}), μένει %n φύλλο</numerusform>
            <numerusform>Χέρι ({player}), μένουν %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise your coop {slot} from {rest} to {count} points.</source>
        <translation>Ανέβασε τη φωλιά σου {slot} από {rest} σε {count} πόντους.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Τυχαία</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Θέση</translation>
    </message>
    <message>
        <source>Ranks run in a circle: the ace goes on the king as well as on the 2. In the end one pile becomes your points, so keep one pile tiny. The 2 lies alone: place the ace on the king.</source>
        <translation>Οι αξίες κάνουν κύκλο: ο άσος μπαίνει και στον ρήγα και στο 2. Στο τέλος μια στοίβα γίνεται πόντοι σου, γι’ αυτό κράτα μία μικρούλα. Το 2 είναι μόνο του: βάλε τον άσο στον ρήγα.</translation>
    </message>
    <message>
        <source>Reach {count}, a multiple of 100: then you may take 50 off.</source>
        <translation>Φτάσε στο {count}, πολλαπλάσιο του 100: τότε μπορείς να βγάλεις 50.</translation>
    </message>
    <message>
        <source>Reading matches</source>
        <translation>Ανάγνωση παρτίδων</translation>
    </message>
    <message>
        <source>Reading matches: %v of %m</source>
        <translation>Ανάγνωση παρτίδων: %v από %m</translation>
    </message>
    <message>
        <source>Real-time race; otherwise everybody moves in turn</source>
        <translation>Κούρσα σε πραγματικό χρόνο· αλλιώς παίζουν όλοι με τη σειρά</translation>
    </message>
    <message>
        <source>Really? Me? How lovely!</source>
        <translation>Αλήθεια; Εγώ; Τι ωραία!</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Κόκκινο και μαύρο</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Μειωμένη κίνηση</translation>
    </message>
    <message>
        <source>Rendered cards</source>
        <translation>Σχεδιασμένα φύλλα</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a title</comment>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Αναφορά &amp;προβλήματος…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Αναφορά προβλήματος</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Ξανά η ίδια μοιρασιά</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Επαναφορά προεπιλογών</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Result: {share} of the match, where an even share is {even}.</source>
        <translation>Αποτέλεσμα: {share} της παρτίδας, με ίσο μερίδιο {even}.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Α&amp;νάλυση</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ανάλυση</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a title</comment>
        <translation>Ανάλυση</translation>
    </message>
    <message>
        <source>Review all matches of this &amp;month</source>
        <translation>Ανάλ&amp;υση όλων των παρτίδων του μήνα</translation>
    </message>
    <message>
        <source>Review each match automatically when it ends</source>
        <translation>Αυτόματη ανάλυση κάθε παρτίδας στο τέλος της</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Ανάλυσε την παρτίδα</translation>
    </message>
    <message>
        <source>Reviewed by Soirée, for {player}</source>
        <translation>Ανάλυση της Soirée, για: {player}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>Right, a heart is no loss. But most cards beat a 5, and then Ada has the spades. Bid a higher card.</source>
        <translation>Σωστά, η κούπα δεν είναι απώλεια. Μα τα πιο πολλά φύλλα περνούν το 5, και τότε τα μπαστούνια τα έχει η Ada. Πρόσφερε ψηλότερο φύλλο.</translation>
    </message>
    <message>
        <source>Right, who wants to lose first?</source>
        <translation>Λοιπόν, ποιος θα χάσει πρώτος;</translation>
    </message>
    <message>
        <source>Risk: {what}</source>
        <translation>Κίνδυνος: {what}</translation>
    </message>
    <message>
        <source>Robbed!</source>
        <translation>Κλοπή!</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Όλοι με όλους</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Γύρος {number}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} at most</source>
        <translation>Γύρος {number} από το πολύ {rounds}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}, hand {hand} of {hands}</source>
        <translation>Γύρος {number} από {rounds}, μπάζα {hand} από {hands}</translation>
    </message>
    <message>
        <source>Round {number}: {suit}</source>
        <translation>Γύρος {number}: {suit}</translation>
    </message>
    <message>
        <source>Round {round}, {position} of {length}</source>
        <translation>Γύρος {round}, {position} από {length}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Γύροι</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>S</source>
        <comment>Declare</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>S&amp;hortcuts…</source>
        <translation>&amp;Συντομεύσεις…</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Μι&amp;κρότερα γράμματα</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Αρχική σελί&amp;δα</translation>
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
        <translation>Ίδια ή γειτονική αξία: πάτα {piles}.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Αποθήκευση</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Αποθήκευση &amp;ως…</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>Αποθήκευση α&amp;λλού…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Αποθήκευση αντιγράφου</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Αποθήκευση αντιγράφου…</translation>
    </message>
    <message>
        <source>Save as ani&amp;mated GIF…</source>
        <translation>Αποθήκευση ως &amp;κινούμενο GIF…</translation>
    </message>
    <message>
        <source>Save as animated GIF</source>
        <translation>Αποθήκευση ως κινούμενο GIF</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Αποθήκευση ως εικόνας…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Αποθήκευση αλλού…</translation>
    </message>
    <message>
        <source>Save matches</source>
        <translation>Αποθήκευση παρτίδων</translation>
    </message>
    <message>
        <source>Save the animated GIF as</source>
        <translation>Αποθήκευση του κινούμενου GIF ως</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Αποθήκευση του διαγράμματος ως</translation>
    </message>
    <message>
        <source>Save the match as</source>
        <translation>Αποθήκευση της παρτίδας ως</translation>
    </message>
    <message>
        <source>Save the matches as</source>
        <translation>Αποθήκευση των παρτίδων ως</translation>
    </message>
    <message>
        <source>Save the programme as</source>
        <translation>Αποθήκευση του προγράμματος ως</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Αποθήκευση της αναφοράς</translation>
    </message>
    <message>
        <source>Save the result as</source>
        <translation>Αποθήκευση του αποτελέσματος ως</translation>
    </message>
    <message>
        <source>Save {chart} as a picture</source>
        <translation>Αποθήκευση «{chart}» ως εικόνας</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Αποθηκεύτηκε ως {file}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Αποθήκευση…</translation>
    </message>
    <message>
        <source>Say No.</source>
        <translation>Πες Όχι.</translation>
    </message>
    <message>
        <source>Say that all was fair.</source>
        <translation>Πες ότι όλα ήταν τίμια.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Σκορ</translation>
    </message>
    <message>
        <source>Scoring suits</source>
        <translation>Χρώματα επάθλων</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Οθόνη</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Αναζήτηση σε ονόματα και κείμενα</translation>
    </message>
    <message>
        <source>Search: game, player, level, day</source>
        <translation>Παιχνίδι, παίκτης, επίπεδο, μέρα</translation>
    </message>
    <message>
        <source>Season {number}</source>
        <translation>Σεζόν {number}</translation>
    </message>
    <message>
        <source>Season {season}, evening {number}</source>
        <translation>Σεζόν {season}, βραδιά {number}</translation>
    </message>
    <message>
        <source>See the points</source>
        <translation>Δες τους πόντους</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Δες το τραπέζι</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <translation>Πολλά μικρά μαζί την κάνουν καλύτερη.</translation>
    </message>
    <message>
        <source>Several small things make it better. The largest: {what}</source>
        <translation>Πολλά μικρά μαζί την κάνουν καλύτερη. Το μεγαλύτερο: {what}</translation>
    </message>
    <message>
        <source>Share of the match</source>
        <translation>Μερίδιο της παρτίδας</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Κοινοποίηση αποτελέσματος</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Ποσοστό νικών</translation>
    </message>
    <message>
        <source>Share won by game</source>
        <translation>Ποσοστό νικών ανά παιχνίδι</translation>
    </message>
    <message>
        <source>Share won by level</source>
        <translation>Ποσοστό νικών ανά επίπεδο</translation>
    </message>
    <message>
        <source>Share won over time</source>
        <translation>Ποσοστό νικών στον χρόνο</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Κοινοποίηση…</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Σύντομες παρτίδες</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Συντομεύσεις</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Μικρότερες πρώτα</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Όλες οι παρτίδες</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Λεπτομέρειες</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Δείξε το τέλος</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Δείξε τη λύση</translation>
    </message>
    <message>
        <source>Show this position</source>
        <translation>Δείξε αυτή τη θέση</translation>
    </message>
    <message>
        <source>Show which of your coops are valid</source>
        <translation>Σημάδια στις έγκυρες φωλιές μου</translation>
    </message>
    <message>
        <source>Shown after an ace and still here: {cards}.</source>
        <translation>Φάνηκαν μετά από άσο και είναι ακόμα εδώ: {cards}.</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Πλαϊνός πίνακας</translation>
    </message>
    <message>
        <source>Signed and dated. Thank you.</source>
        <translation>Υπογραφή και ημερομηνία. Ευχαριστώ.</translation>
    </message>
    <message>
        <source>Sit down. The night belongs to the brave.</source>
        <translation>Καθίστε. Η νύχτα ανήκει στους τολμηρούς.</translation>
    </message>
    <message>
        <source>Six piles, and none takes it: Space calls it and moves it under your hand.</source>
        <translation>Έξι στοίβες, και καμία δεν το παίρνει: με το Διάστημα το φωνάζεις και πάει κάτω από το χέρι σου.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Μέγεθος γραμμάτων</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Ικανότητα</translation>
    </message>
    <message>
        <source>Skill and the rest favoured nobody.</source>
        <translation>Η ικανότητα και τα υπόλοιπα δεν ευνόησαν κανέναν.</translation>
    </message>
    <message>
        <source>Skill and the rest: +{share}.</source>
        <translation>Ικανότητα και υπόλοιπα: +{share}.</translation>
    </message>
    <message>
        <source>Skill and the rest: −{share}.</source>
        <translation>Ικανότητα και υπόλοιπα: −{share}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Παράλειψη</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Αργή</translation>
    </message>
    <message>
        <source>Soirée</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Soirée cannot make sure that it runs only once because {file} cannot be locked ({reason}).</source>
        <translation>Η Soirée δεν μπορεί να εξασφαλίσει ότι τρέχει μόνο μία φορά, γιατί το {file} δεν κλειδώνει ({reason}).</translation>
    </message>
    <message>
        <source>Soirée matches (*{ending})</source>
        <translation>Παρτίδες της Soirée (*{ending})</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Είδες τη λύση</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Λύσε το</translation>
    </message>
    <message>
        <source>Solve today’s problem</source>
        <translation>Λύσε το σημερινό πρόβλημα</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Λύθηκε</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Λύθηκε!</translation>
    </message>
    <message>
        <source>Something went wrong the last time Soirée ran.</source>
        <translation>Κάτι πήγε στραβά την τελευταία φορά που έτρεξε η Soirée.</translation>
    </message>
    <message>
        <source>Something went wrong. The details are in {file}.</source>
        <translation>Κάτι πήγε στραβά. Οι λεπτομέρειες είναι στο {file}.</translation>
    </message>
    <message>
        <source>Sort the computers’ cards, so that their places give clues</source>
        <translation>Ταξινόμηση των φύλλων των υπολογιστών, ώστε η θέση τους να δίνει στοιχεία</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>Sound needs {package}, which is not installed.</source>
        <translation>Ο ήχος χρειάζεται το {package}, που δεν είναι εγκατεστημένο.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Οι ήχοι είναι κλειστοί.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Οι ήχοι είναι ανοιχτοί.</translation>
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
        <translation>Soy, κιόλας</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Speak events when no screen reader is on</source>
        <translation>Εκφώνηση συμβάντων όταν δεν υπάρχει αναγνώστης οθόνης</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Speed is not part of that: it belongs to skill.</source>
        <translation>Η ταχύτητα δεν μετράει εδώ: ανήκει στην ικανότητα.</translation>
    </message>
    <message>
        <source>Speed {factor}</source>
        <translation>Ταχύτητα {factor}</translation>
    </message>
    <message>
        <source>Spend your lowest card and keep the {rank}.</source>
        <translation>Ξόδεψε το χαμηλότερο φύλλο σου και κράτα {rank:τον}.</translation>
    </message>
    <message>
        <source>Spiteful guests ask the player who last took a card from them</source>
        <translation>Οι μοχθηροί ρωτούν όποιον τους πήρε τελευταίος φύλλο</translation>
    </message>
    <message>
        <source>Spiteful guests bid high for the suit that the opponent collects</source>
        <translation>Οι μοχθηροί προσφέρουν ψηλά για το χρώμα που μαζεύει ο αντίπαλος</translation>
    </message>
    <message>
        <source>Spiteful guests like the one of two good moves that hurts others</source>
        <translation>Οι μοχθηροί από δύο καλές κινήσεις προτιμούν αυτή που βλάπτει άλλους</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil other players’ coops</source>
        <translation>Οι μοχθηροί προτιμούν να χαλούν τις φωλιές των άλλων</translation>
    </message>
    <message>
        <source>Spiteful guests prefer to spoil the opponent’s coops</source>
        <translation>Οι μοχθηροί προτιμούν να χαλούν τις φωλιές του αντιπάλου</translation>
    </message>
    <message>
        <source>Spiteful guests try to keep points from players who are ahead</source>
        <translation>Οι μοχθηροί πάνε να στερήσουν πόντους από όσους προηγούνται</translation>
    </message>
    <message>
        <source>Spoil the coop whose valid card is the hardest to replace.</source>
        <translation>Χάλασε τη φωλιά που δύσκολα θα βρει άλλο φύλλο για να ξαναγίνει έγκυρη.</translation>
    </message>
    <message>
        <source>Spoil {player}’s coop {slot}, before it is valid.</source>
        <translation>Χάλασε τη φωλιά {slot} ({player}) πριν γίνει έγκυρη.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Άψογα</translation>
    </message>
    <message>
        <source>Spread of scores</source>
        <translation>Κατανομή των σκορ</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Βαθμολογία</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Start a pile with the {card}.</source>
        <translation>Άνοιξε στοίβα με {card:τον}.</translation>
    </message>
    <message>
        <source>Start a pile: no pile takes the card.</source>
        <translation>Άνοιξε στοίβα: καμία δεν παίρνει το φύλλο.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ξανά από την αρχή</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Στατιστικά</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Στατιστικά</translation>
    </message>
    <message>
        <source>Stock, {cards}</source>
        <translation>Στοίβα, {cards}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Στοίβα: {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Στρατηγική</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Ισχυρότερο</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <translation>Κόλλησε!</translation>
    </message>
    <message>
        <source>Sunburst</source>
        <translation>Ακτίνες</translation>
    </message>
    <message>
        <source>Swap cards until your four coops are valid, then say Soureh.</source>
        <translation>Άλλαζε φύλλα ώσπου να γίνουν έγκυρες οι τέσσερις φωλιές σου, και πες Soureh.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Ελβετικό</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coop {mine} and {player}’s coop {theirs}.</source>
        <translation>Άλλαξε μεταξύ τους τα κλειστά φύλλα στη φωλιά σου {mine} και στη φωλιά {theirs} ({player}).</translation>
    </message>
    <message>
        <source>Switch the face-down cards of your coops {mine} and {theirs}.</source>
        <translation>Άλλαξε μεταξύ τους τα κλειστά φύλλα στις φωλιές σου {mine} και {theirs}.</translation>
    </message>
    <message>
        <source>Switch the face-down cards of {player}’s coops {mine} and {theirs}.</source>
        <translation>Άλλαξε μεταξύ τους τα κλειστά φύλλα στις φωλιές {mine} και {theirs} ({player}).</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Σύστημα</translation>
    </message>
    <message>
        <source>T</source>
        <comment>Take 50 off</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Πίνακας</translation>
    </message>
    <message>
        <source>Take 14 cards or more by an ace in Soda.</source>
        <translation>Πάρε 14 φύλλα ή περισσότερα με έναν άσο στο Soda.</translation>
    </message>
    <message>
        <source>Take 50 off</source>
        <translation>Βγάλε 50</translation>
    </message>
    <message>
        <source>Take 50 off your score, or keep it as it is.</source>
        <translation>Βγάλε 50 από το σκορ σου ή άφησέ το όπως είναι.</translation>
    </message>
    <message>
        <source>Take 50 off your score.</source>
        <translation>Βγάλε 50 από το σκορ σου.</translation>
    </message>
    <message>
        <source>Take 50 off: your score becomes {count}.</source>
        <translation>Βγάλε 50: το σκορ σου γίνεται {count}.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Πάρ’ την</translation>
    </message>
    <message>
        <source>Take the suit you collect, or the suit that the other collects.</source>
        <translation>Πάρε το χρώμα που μαζεύεις, ή το χρώμα που μαζεύει ο άλλος.</translation>
    </message>
    <message>
        <source>Take the {cards}.</source>
        <translation>Πάρε {cards:τον}.</translation>
    </message>
    <message>
        <source>Take two more turns in a row.</source>
        <translation>Παίξε άλλες δύο φορές στη σειρά.</translation>
    </message>
    <message>
        <source>Thank you. You may shuffle.</source>
        <translation>Ευχαριστώ. Μπορείτε να ανακατέψετε.</translation>
    </message>
    <message>
        <source>That evening was deleted; its matches are in the album.</source>
        <translation>Εκείνη η βραδιά διαγράφηκε· οι παρτίδες της είναι στο άλμπουμ.</translation>
    </message>
    <message>
        <source>That is a guess too, and {player} would learn what you hold. Try the guess with Basil, opposite: ask him for the king of hearts.</source>
        <translation>Κι αυτό μαντεψιά είναι, και {player} θα μάθαινε τι έχεις. Δοκίμασε τη μαντεψιά με τον Basil, απέναντι: ζήτησέ του τον ρήγα κούπα.</translation>
    </message>
    <message>
        <source>That is allowed and may spoil Ada’s coop. But the 9 makes your second coop valid, and then all four are valid.</source>
        <translation>Επιτρέπεται, και ίσως χαλάσει τη φωλιά της Ada. Μα το 9 κάνει έγκυρη τη δεύτερη φωλιά σου, και τότε είναι έγκυρες και οι τέσσερις.</translation>
    </message>
    <message>
        <source>That is more than one match, as luck and the others gave chances back.</source>
        <translation>Είναι πάνω από μία παρτίδα, γιατί η τύχη και οι άλλοι έδωσαν πίσω ευκαιρίες.</translation>
    </message>
    <message>
        <source>That is neither a match, a deck of cards nor the word of a deal.</source>
        <translation>Αυτό δεν είναι ούτε παρτίδα, ούτε τράπουλα, ούτε λέξη μοιρασιάς.</translation>
    </message>
    <message>
        <source>That leaves Ada the 10 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Έτσι μένει στην Ada το 10 μπαστούνι, κι εσύ παίρνεις μια κούπα. Άφησέ της την κούπα.</translation>
    </message>
    <message>
        <source>That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Έτσι μένει στην Ada το 6 μπαστούνι, κι εσύ παίρνεις μια κούπα. Άφησέ της την κούπα.</translation>
    </message>
    <message>
        <source>That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the heart.</source>
        <translation>Έτσι μένει στην Ada το 8 μπαστούνι, κι εσύ παίρνεις μια κούπα. Άφησέ της την κούπα.</translation>
    </message>
    <message>
        <source>That moves the queen into another of your coops, and the queen spoils that coop too. Give her to Ada.</source>
        <translation>Έτσι η ντάμα πάει σε άλλη φωλιά σου και τη χαλάει κι εκείνη. Δώσε την στην Ada.</translation>
    </message>
    <message>
        <source>That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop.</source>
        <translation>Έτσι ανακατεύεις μόνο τα φύλλα της Ada. Η ντάμα σου θα έμενε και θα χαλούσε την πρώτη σου φωλιά.</translation>
    </message>
    <message>
        <source>That only mixes up your own cards, and the queen still spoils your first coop.</source>
        <translation>Έτσι ανακατεύεις μόνο τα δικά σου φύλλα, και η ντάμα χαλάει ακόμα την πρώτη σου φωλιά.</translation>
    </message>
    <message>
        <source>That was splendid of you.</source>
        <translation>Αυτό ήταν υπέροχο από μέρους σου.</translation>
    </message>
    <message>
        <source>That will do.</source>
        <translation>Μου κάνει.</translation>
    </message>
    <message>
        <source>That will not happen twice.</source>
        <translation>Δεν θα συμβεί δεύτερη φορά.</translation>
    </message>
    <message>
        <source>That worked out as I had counted.</source>
        <translation>Βγήκε όπως το είχα μετρήσει.</translation>
    </message>
    <message numerus="yes">
        <source>That would be %n points. 16 are enough: tick the lower card of each coop.</source>
        <translation>
            <numerusform>Αυτό θα ήταν %n πόντος. Φτάνουν 16: σημείωσε το χαμηλότερο φύλλο κάθε φωλιάς.</numerusform>
            <numerusform>Αυτό θα ήταν %n πόντοι. Φτάνουν 16: σημείωσε το χαμηλότερο φύλλο κάθε φωλιάς.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Θα χαλούσες την τέταρτη φωλιά σου: το μαύρο 9 δεν είναι ψηλότερο από 10. Και η Ada δεν θα πλήρωνε τίποτα.</translation>
    </message>
    <message>
        <source>That would break your fourth coop: a black 9 is not higher than a 9. The second coop needs the 9.</source>
        <translation>Θα χαλούσες την τέταρτη φωλιά σου: το μαύρο 9 δεν είναι ψηλότερο από 9. Το 9 το θέλει η δεύτερη φωλιά.</translation>
    </message>
    <message>
        <source>That would break your third coop: a black 10 is not higher than a 10. And Ada would pay nothing.</source>
        <translation>Θα χαλούσες την τρίτη φωλιά σου: το μαύρο 10 δεν είναι ψηλότερο από 10. Και η Ada δεν θα πλήρωνε τίποτα.</translation>
    </message>
    <message>
        <source>That would win 3 points, and spend your best card on them. Later hands are worth up to 10. Say No this time.</source>
        <translation>Έτσι θα κέρδιζες 3 πόντους, και θα ξόδευες γι’ αυτούς το καλύτερο φύλλο σου. Οι επόμενες μπάζες αξίζουν μέχρι 10. Αυτή τη φορά πες Όχι.</translation>
    </message>
    <message numerus="yes">
        <source>The %n choices cost {cost}.</source>
        <translation>
            <numerusform>Η %n επιλογή κόστισε {cost}.</numerusform>
            <numerusform>Οι %n επιλογές κόστισαν {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 is the lowest card of all: Ada would take both spades. To win them, bid high.</source>
        <translation>Το 2 είναι το χαμηλότερο φύλλο: η Ada θα έπαιρνε και τα δύο μπαστούνια. Για να τα κερδίσεις, πρόσφερε ψηλά.</translation>
    </message>
    <message>
        <source>The 5 would probably lose and come back too. But the 3 loses to even more cards, and you want to be sure.</source>
        <translation>Και το 5 μάλλον θα έχανε και θα γύριζε. Μα το 3 χάνει από ακόμα περισσότερα φύλλα, και θέλεις σιγουριά.</translation>
    </message>
    <message>
        <source>The 7 beats any card up to a 6. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Το 7 περνάει κάθε φύλλο μέχρι το 6. Τότε θα είχες δύο κούπες, και η Ada το μπαστούνι σου. Πρόσφερε χαμηλότερα.</translation>
    </message>
    <message>
        <source>The 8 beats any card up to a 7. Then you would have two hearts, and Ada your spade. Bid lower.</source>
        <translation>Το 8 περνάει κάθε φύλλο μέχρι το 7. Τότε θα είχες δύο κούπες, και η Ada το μπαστούνι σου. Πρόσφερε χαμηλότερα.</translation>
    </message>
    <message>
        <source>The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser of a tie picks from all the bids: here three of the four cards. Pick the three spades.</source>
        <translation>Τα οχτάρια ήταν ισοπαλία, οπότε προσφέρατε ξανά, και το 10 της Ada περνάει το 6 σου. Όποιος χάνει ισοπαλία, διαλέγει από όλες τις προσφορές: εδώ τρία από τα τέσσερα φύλλα. Πάρε τα τρία μπαστούνια.</translation>
    </message>
    <message>
        <source>The GIF shows the match from the replay’s current viewpoint, with {most} entries at most.</source>
        <translation>Το GIF δείχνει την παρτίδα από την τωρινή οπτική γωνία της επανάληψης, με {most} εγγραφές το πολύ.</translation>
    </message>
    <message>
        <source>The accused pays {count}, otherwise {rest}.</source>
        <translation>Ο κατηγορούμενος πληρώνει {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>The ace fits on the 2. But then pile 4 would have two cards: one point more, if you had to take that pile. Place the ace on the king, pile 3.</source>
        <translation>Ο άσος ταιριάζει στο 2. Τότε όμως η στοίβα 4 θα είχε δύο φύλλα: έναν πόντο παραπάνω, αν χρειαζόταν να την πάρεις. Βάλε τον άσο στον ρήγα, στη στοίβα 3.</translation>
    </message>
    <message>
        <source>The ace would win the hand at once: for only 2 points, your best card. Keep it, and make a pair with the 9.</source>
        <translation>Ο άσος θα κέρδιζε αμέσως την μπάζα: για 2 μόνο πόντους, το καλύτερο φύλλο σου. Κράτα τον, και κάνε ζευγάρι με το 9.</translation>
    </message>
    <message>
        <source>The ace: now or later</source>
        <translation>Ο άσος: τώρα ή αργότερα</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Ο σκοπός</translation>
    </message>
    <message>
        <source>The animated GIF could not be saved ({reason}).</source>
        <translation>Το κινούμενο GIF δεν αποθηκεύτηκε ({reason}).</translation>
    </message>
    <message>
        <source>The animated GIF is saved as {file}.</source>
        <translation>Το κινούμενο GIF αποθηκεύτηκε ως {file}.</translation>
    </message>
    <message>
        <source>The announcement is the SHA-256 of a secret number. The cards are made from the number and your word, so neither side can choose them. The saved match contains both, and “soiree check” verifies them.</source>
        <translation>Η ανακοίνωση είναι το SHA-256 ενός μυστικού αριθμού. Τα φύλλα φτιάχνονται από τον αριθμό και τη λέξη σου, οπότε καμία πλευρά δεν μπορεί να τα διαλέξει. Η αποθηκευμένη παρτίδα περιέχει και τα δύο, και το «soiree check» τα επαληθεύει.</translation>
    </message>
    <message>
        <source>The author is unknown.</source>
        <translation>Ο δημιουργός του είναι άγνωστος.</translation>
    </message>
    <message>
        <source>The back {file} cannot be used: it has no picture “back”.</source>
        <translation>Η πλάτη {file} δεν μπορεί να χρησιμοποιηθεί: δεν έχει εικόνα «back».</translation>
    </message>
    <message>
        <source>The back {file} is no longer there.</source>
        <translation>Η πλάτη {file} δεν βρίσκεται πια εκεί.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>The better hand had the better head.</source>
        <translation>Στο καλύτερο χέρι, το καλύτερο μυαλό.</translation>
    </message>
    <message>
        <source>The bid after a tie</source>
        <translation>Η προσφορά μετά την ισοπαλία</translation>
    </message>
    <message>
        <source>The bonus takes {points} off your score, now {total}.</source>
        <translation>Το μπόνους βγάζει {points} από το σκορ σου, τώρα {total}.</translation>
    </message>
    <message>
        <source>The bonus takes {points} off {player}’s score, now {total}.</source>
        <translation>Το μπόνους βγάζει {points} από το σκορ ({player}), τώρα {total}.</translation>
    </message>
    <message>
        <source>The card that {player} drew</source>
        <translation>Το φύλλο που τράβηξε {player}</translation>
    </message>
    <message>
        <source>The card turned up goes on a pile with the same rank or a neighbouring one; suits do not matter. You have turned up a king. Press 3, the pile with the queen, or click it, or drag the king there.</source>
        <translation>Το ανοιγμένο φύλλο πάει σε στοίβα με ίδια ή γειτονική αξία· τα χρώματα δεν μετρούν. Άνοιξες έναν ρήγα. Πάτα 3, τη στοίβα με την ντάμα, ή κάνε κλικ πάνω της, ή σύρε τον ρήγα εκεί.</translation>
    </message>
    <message>
        <source>The cards are jealous of me.</source>
        <translation>Με ζηλεύουν τα φύλλα.</translation>
    </message>
    <message>
        <source>The cards brought you {share}.</source>
        <translation>Τα φύλλα σού έφεραν {share}.</translation>
    </message>
    <message>
        <source>The cards favoured nobody.</source>
        <translation>Τα φύλλα δεν ευνόησαν κανέναν.</translation>
    </message>
    <message>
        <source>The cards know a friend when they see one.</source>
        <translation>Τα φύλλα ξέρουν τους φίλους τους.</translation>
    </message>
    <message>
        <source>The cards of a race stay covered until it is over.</source>
        <translation>Τα φύλλα μιας κούρσας μένουν σκεπασμένα ώσπου να τελειώσει.</translation>
    </message>
    <message>
        <source>The cards took {share} from you.</source>
        <translation>Τα φύλλα σού πήραν {share}.</translation>
    </message>
    <message>
        <source>The chance to win stays about the same.</source>
        <translation>Η πιθανότητα νίκης μένει περίπου ίδια.</translation>
    </message>
    <message>
        <source>The chart begins after the first race.</source>
        <translation>Το διάγραμμα αρχίζει μετά την πρώτη κούρσα.</translation>
    </message>
    <message>
        <source>The chart begins after the first round.</source>
        <translation>Το διάγραμμα αρχίζει μετά τον πρώτο γύρο.</translation>
    </message>
    <message>
        <source>The clock once said {day}, which is yet to come. The days stay as they are.</source>
        <translation>Το ρολόι έδειξε κάποτε {day}, που δεν ήρθε ακόμα. Οι ημέρες μένουν όπως είναι.</translation>
    </message>
    <message>
        <source>The computers’ matches</source>
        <translation>Οι παρτίδες των υπολογιστών</translation>
    </message>
    <message>
        <source>The cost is not known well enough: {cost}.</source>
        <translation>Το κόστος δεν είναι αρκετά γνωστό: {cost}.</translation>
    </message>
    <message>
        <source>The cost is not known: reviews price the first moves of a long match.</source>
        <translation>Το κόστος δεν είναι γνωστό: η ανάλυση κοστολογεί τις πρώτες κινήσεις μιας μεγάλης παρτίδας.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of %n choices is not known.</source>
        <translation>
            <numerusform>Το κόστος %n επιλογής δεν είναι γνωστό.</numerusform>
            <numerusform>Το κόστος %n επιλογών δεν είναι γνωστό.</numerusform>
        </translation>
    </message>
    <message>
        <source>The curve begins at {first}, is lowest at {least} after match {trough}, highest at {most} after match {peak}, and is now {now}, with an interval of {interval}.</source>
        <translation>Η καμπύλη αρχίζει στο {first}, χαμηλότερη είναι στο {least} μετά την παρτίδα {trough}, ψηλότερη στο {most} μετά την παρτίδα {peak}, και τώρα είναι στο {now}, με διάστημα {interval}.</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Η τράπουλα τελείωσε</translation>
    </message>
    <message>
        <source>The deck is empty and both hands are equal: a tie.</source>
        <translation>Η τράπουλα τελείωσε και τα δύο χέρια είναι ίσα: ισοπαλία.</translation>
    </message>
    <message>
        <source>The deck is empty: you win with the lower cards.</source>
        <translation>Η τράπουλα τελείωσε: κερδίζεις με τα χαμηλότερα φύλλα.</translation>
    </message>
    <message>
        <source>The deck is empty: {player} wins with the lower cards.</source>
        <translation>Η τράπουλα τελείωσε: {player} κερδίζει με τα χαμηλότερα φύλλα.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be read: {why}.</source>
        <translation>Η τράπουλα {file} δεν διαβάζεται: {why}.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: a picture in it is neither PNG nor JPEG, or is damaged.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: μια εικόνα της δεν είναι PNG ή JPEG, ή είναι χαλασμένη.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: cards of this shape do not fit on a table.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: φύλλα με τέτοιο σχήμα δεν χωράνε στο τραπέζι.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: drawing it took too much time or memory.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: η σχεδίασή της πήρε πάρα πολύ χρόνο ή μνήμη.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it contains a script or a web page.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: περιέχει κώδικα (script) ή ιστοσελίδα.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it has no {card} (no picture “{missing}”).</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: λείπει {card:ο} (δεν υπάρχει εικόνα «{missing}»).</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is damaged.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: είναι χαλασμένη.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is not an SVG picture.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: δεν είναι εικόνα SVG.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too complex to draw.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: είναι πολύ περίπλοκη για σχεδίαση.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it is too large.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: είναι πολύ μεγάλη.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: it refers to something outside the file.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: παραπέμπει σε κάτι έξω από το αρχείο.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: its {card} does not fill the area of the card.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: {card:ο} δεν γεμίζει τον χώρο του φύλλου.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its back differs from its faces.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: η πλάτη της έχει άλλο σχήμα από τις όψεις.</translation>
    </message>
    <message>
        <source>The deck {file} cannot be used: the shape of its {card} differs from its other cards.</source>
        <translation>Η τράπουλα {file} δεν μπορεί να χρησιμοποιηθεί: {card:ο} έχει άλλο σχήμα από τα άλλα φύλλα.</translation>
    </message>
    <message>
        <source>The deck {file} is no longer there.</source>
        <translation>Η τράπουλα {file} δεν βρίσκεται πια εκεί.</translation>
    </message>
    <message>
        <source>The deck {file} is not a file.</source>
        <translation>Η τράπουλα {file} δεν είναι αρχείο.</translation>
    </message>
    <message>
        <source>The desktop asks for reduced motion.</source>
        <translation>Το σύστημα ζητά μειωμένη κίνηση.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile: %n cards, the newest first</source>
        <translation>
            <numerusform>Τα πεταμένα: %n φύλλο</numerusform>
            <numerusform>Τα πεταμένα: %n φύλλα, τα πιο πρόσφατα πρώτα</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled and become the draw pile.</source>
        <translation>Τα πεταμένα ανακατεύονται και γίνονται η στοίβα.</translation>
    </message>
    <message>
        <source>The evening could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Η βραδιά δεν διαβάζεται ({reason})· το αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>The evening in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Η βραδιά στο {file} αποθηκεύτηκε από νεότερη Soirée, οπότε αυτή η έκδοση δεν την πειράζει.</translation>
    </message>
    <message>
        <source>The evenings open one after the other. All games stay open at any time.</source>
        <translation>Οι βραδιές ανοίγουν η μία μετά την άλλη. Όλα τα παιχνίδια μένουν πάντα ανοιχτά.</translation>
    </message>
    <message>
        <source>The falling arrow is the limit: more than {last} points are the bad end.</source>
        <translation>Το βέλος που πέφτει είναι το όριο: πάνω από {last} πόντους είναι το κακό τέλος.</translation>
    </message>
    <message>
        <source>The finale decides the first two places.</source>
        <translation>Ο τελικός κρίνει τις δύο πρώτες θέσεις.</translation>
    </message>
    <message>
        <source>The first coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Η πρώτη φωλιά είναι έγκυρη και θα έμενε έγκυρη. Η δεύτερη όμως θέλει φύλλο ψηλότερο από το 2. Βάλε εκεί το 9.</translation>
    </message>
    <message>
        <source>The four shortest matches, one after the other.</source>
        <translation>Οι τέσσερις πιο σύντομες παρτίδες, η μία μετά την άλλη.</translation>
    </message>
    <message>
        <source>The fourth</source>
        <translation>Το τέταρτο</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Το παιχνίδι</translation>
    </message>
    <message>
        <source>The jack is high enough. But you draw no card for it, and the 9 would be harder to play later. Make a pair.</source>
        <translation>Ο βαλές είναι αρκετά ψηλός. Αλλά δεν τραβάς φύλλο γι’ αυτόν, και το 9 θα παιζόταν δυσκολότερα αργότερα. Κάνε ζευγάρι.</translation>
    </message>
    <message>
        <source>The jack may win the 4 points, if nobody goes higher. But the ace is sure to win, and takes the others’ high cards. Play the ace.</source>
        <translation>Ο βαλές ίσως κερδίσει τους 4 πόντους, αν κανείς δεν πάει ψηλότερα. Ο άσος όμως κερδίζει σίγουρα, και παίρνει τα ψηλά φύλλα των άλλων. Παίξε τον άσο.</translation>
    </message>
    <message>
        <source>The king lies on the queen, and the next card is turned up. Here Ada waits for you; in a real race nobody waits, and a wrong key costs a moment. P pauses.</source>
        <translation>Ο ρήγας είναι πάνω στην ντάμα, και άνοιξε το επόμενο φύλλο. Εδώ η Ada σε περιμένει· σε αληθινή κούρσα κανείς δεν περιμένει, και το λάθος πλήκτρο κοστίζει μια στιγμή. Το P κάνει παύση.</translation>
    </message>
    <message>
        <source>The king would probably win, but the loser gets both bids: you would give Ada your best spade. A high card of another suit wins them too.</source>
        <translation>Ο ρήγας μάλλον θα κέρδιζε, μα ο χαμένος παίρνει και τις δύο προσφορές: θα χάριζες στην Ada το καλύτερο μπαστούνι σου. Τα κερδίζει κι ένα ψηλό φύλλο άλλου χρώματος.</translation>
    </message>
    <message>
        <source>The last entry comes before the first.</source>
        <translation>Η τελευταία εγγραφή είναι πριν από την πρώτη.</translation>
    </message>
    <message>
        <source>The last m&amp;oves</source>
        <translation>Οι τελευταίες κι&amp;νήσεις</translation>
    </message>
    <message>
        <source>The last move is undone.</source>
        <translation>Η τελευταία κίνηση αναιρέθηκε.</translation>
    </message>
    <message>
        <source>The last moves of the waiting match could not be read ({reason}). The match continues before these moves; they are kept as {kept}.</source>
        <translation>Οι τελευταίες κινήσεις της παρτίδας που περιμένει δεν διαβάζονται ({reason}). Η παρτίδα συνεχίζει πριν από αυτές· κρατήθηκαν ως {kept}.</translation>
    </message>
    <message>
        <source>The last part has more than {most} characters.</source>
        <translation>Το τελευταίο κομμάτι έχει πάνω από {most} χαρακτήρες.</translation>
    </message>
    <message>
        <source>The last part is missing: a number or any text.</source>
        <translation>Λείπει το τελευταίο κομμάτι: ένας αριθμός ή οποιοδήποτε κείμενο.</translation>
    </message>
    <message>
        <source>The last ranks</source>
        <translation>Οι τελευταίες αξίες</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ο τελευταίος γύρος</translation>
    </message>
    <message>
        <source>The laurel is the good end: the fewest points win.</source>
        <translation>Η δάφνη είναι το καλό τέλος: κερδίζουν οι λιγότεροι πόντοι.</translation>
    </message>
    <message>
        <source>The laurel is the good end: the most points win.</source>
        <translation>Η δάφνη είναι το καλό τέλος: κερδίζουν οι πιο πολλοί πόντοι.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file} ({reason}).</source>
        <translation>Το αρχείο καταγραφής {file} δεν γράφεται ({reason}).</translation>
    </message>
    <message>
        <source>The log is in {folder}. No match was lost.</source>
        <translation>Η καταγραφή είναι στο {folder}. Καμία παρτίδα δεν χάθηκε.</translation>
    </message>
    <message>
        <source>The log shows it, and the album finds it. An empty note is removed.</source>
        <translation>Τη δείχνει το ιστορικό, και τη βρίσκει το άλμπουμ. Μια κενή σημείωση διαγράφεται.</translation>
    </message>
    <message>
        <source>The long table</source>
        <translation>Το μεγάλο τραπέζι</translation>
    </message>
    <message>
        <source>The lowest cards win.</source>
        <translation>Κερδίζουν τα χαμηλότερα φύλλα.</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>Η παρτίδα συνεχίζεται.</translation>
    </message>
    <message>
        <source>The match could not be reviewed ({reason}).</source>
        <translation>Η παρτίδα δεν μπόρεσε να αναλυθεί ({reason}).</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Η παρτίδα τελειώνει</translation>
    </message>
    <message>
        <source>The match is being opened …</source>
        <translation>Η παρτίδα ανοίγει …</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Η παρτίδα είναι σε παύση.</translation>
    </message>
    <message>
        <source>The match is saved as {file}.</source>
        <translation>Η παρτίδα αποθηκεύτηκε ως {file}.</translation>
    </message>
    <message>
        <source>The move is redone.</source>
        <translation>Η κίνηση έγινε ξανά.</translation>
    </message>
    <message>
        <source>The notch: {points}.</source>
        <translation>Η εγκοπή: {points}.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>Η σημείωση διαγράφηκε.</translation>
    </message>
    <message>
        <source>The note is saved.</source>
        <translation>Η σημείωση αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>The odds were with me, for once.</source>
        <translation>Για μια φορά, οι πιθανότητες ήταν μαζί μου.</translation>
    </message>
    <message>
        <source>The old man has one game left in him.</source>
        <translation>Έχει ακόμα μια παρτίδα μέσα του ο γέρος.</translation>
    </message>
    <message>
        <source>The other three sit here, with their cards face down. Each name has its points beside it. The thin line below runs to 200: once somebody has 200 after a round, the most points win. A notch shows where the fours laid down will take that player.</source>
        <translation>Οι άλλοι τρεις κάθονται εδώ, με τα φύλλα τους κλειστά. Δίπλα σε κάθε όνομα είναι οι πόντοι του. Η λεπτή γραμμή από κάτω φτάνει ως τους 200: μόλις κάποιος έχει 200 μετά από έναν γύρο, κερδίζουν οι πιο πολλοί πόντοι. Η εγκοπή δείχνει πού θα φτάσει ο παίκτης με όσα καρέ έχει κατεβάσει.</translation>
    </message>
    <message>
        <source>The others are still playing…</source>
        <translation>Οι άλλοι παίζουν ακόμα…</translation>
    </message>
    <message>
        <source>The part for {option} is {found}; it must be {values}.</source>
        <translation>Το κομμάτι για το {option} είναι {found}· πρέπει να είναι {values}.</translation>
    </message>
    <message>
        <source>The position is in the clipboard; “Play a deal…” opens it elsewhere.</source>
        <translation>Η θέση είναι στο πρόχειρο· με το «Παίξε μια μοιρασιά…» ανοίγει αλλού.</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Το τίμημα</translation>
    </message>
    <message>
        <source>The prize is two spades, and you collect spades. The higher bid wins the prize; the other player gets both bids. Bid your queen of diamonds: she is high, but not a spade. Click the queen, then your place.</source>
        <translation>Το έπαθλο είναι δύο μπαστούνια, και μαζεύεις μπαστούνια. Η ψηλότερη προσφορά κερδίζει το έπαθλο· ο άλλος παίρνει και τις δύο προσφορές. Πρόσφερε την ντάμα καρό: είναι ψηλή, μα όχι μπαστούνι. Κάνε κλικ στην ντάμα και μετά στη θέση σου.</translation>
    </message>
    <message>
        <source>The problem is solved.</source>
        <translation>Το πρόβλημα έχει λυθεί.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Η κούρσα τελείωσε.</translation>
    </message>
    <message>
        <source>The race is over. You were first, but stuck with one card: one point, so you have 6. Both of you made a sixth pile, so each also takes one pile as points. Choose your smallest, the single card: press 6, then Enter.</source>
        <translation>Η κούρσα τελείωσε. Πήρες την πρώτη θέση, μα σου έμεινε ένα φύλλο: ένας πόντος, άρα έχεις 6. Και οι δύο ανοίξατε έκτη στοίβα, οπότε παίρνετε και από μία στοίβα για πόντους. Διάλεξε τη μικρότερη, το μοναχικό φύλλο: πάτα 6 και μετά Enter.</translation>
    </message>
    <message>
        <source>The race is paused. Press P to resume.</source>
        <translation>Η κούρσα είναι σε παύση. Πάτα P για να συνεχίσεις.</translation>
    </message>
    <message>
        <source>The race waits for you.</source>
        <translation>Η κούρσα σε περιμένει.</translation>
    </message>
    <message>
        <source>The record of this match was deleted.</source>
        <translation>Η καταγραφή αυτής της παρτίδας διαγράφηκε.</translation>
    </message>
    <message>
        <source>The record {file} of a finished match could not be read ({reason}), so the match is not counted.</source>
        <translation>Η καταγραφή {file} μιας τελειωμένης παρτίδας δεν διαβάζεται ({reason}), οπότε η παρτίδα δεν μετράει.</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n matches were deleted; their results stay.</source>
        <translation>
            <numerusform>Η καταγραφή %n παρτίδας διαγράφηκε· το αποτέλεσμά της μένει.</numerusform>
            <numerusform>Οι καταγραφές %n παρτίδων διαγράφηκαν· τα αποτελέσματά τους μένουν.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is paused.</source>
        <translation>Η επανάληψη είναι σε παύση.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Η αναφορά είναι στο {file}.</translation>
    </message>
    <message>
        <source>The review cannot be saved ({reason}): it is made again when you open it.</source>
        <translation>Η ανάλυση δεν μπορεί να αποθηκευτεί ({reason}): θα ξαναγίνει όταν την ανοίξεις.</translation>
    </message>
    <message>
        <source>The review has started.</source>
        <translation>Η ανάλυση άρχισε.</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Η ανάλυση ακυρώθηκε.</translation>
    </message>
    <message>
        <source>The round brings {points}.</source>
        <translation>Πόντοι του γύρου: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Ο γύρος τελείωσε.</translation>
    </message>
    <message>
        <source>The round leaves you at {count}, otherwise at {rest}.</source>
        <translation>Ο γύρος σε αφήνει στο {count}, αλλιώς στο {rest}.</translation>
    </message>
    <message>
        <source>The row, empty</source>
        <translation>Στη μέση, τίποτα</translation>
    </message>
    <message>
        <source>The row, last card first: {cards}</source>
        <translation>Στη μέση, το τελευταίο φύλλο πρώτα: {cards}</translation>
    </message>
    <message>
        <source>The same cards, played by computers</source>
        <translation>Τα ίδια φύλλα, παιγμένα από υπολογιστές</translation>
    </message>
    <message>
        <source>The same deal from the start.</source>
        <translation>Η ίδια μοιρασιά από την αρχή.</translation>
    </message>
    <message>
        <source>The same omission as before, which counts once, where it began.</source>
        <translation>Η ίδια παράλειψη με πριν, που μετράει μία φορά, εκεί όπου άρχισε.</translation>
    </message>
    <message>
        <source>The same word deals the same cards everywhere. A number or a text does so with the options of {game} below.</source>
        <translation>Η ίδια λέξη μοιράζει παντού τα ίδια φύλλα. Το ίδιο κάνει ένας αριθμός ή ένα κείμενο, με τις παρακάτω επιλογές του {game}.</translation>
    </message>
    <message>
        <source>The scoring card is yours, their high cards are gone, and you saw the cards they kept. The lower the card under your ace, the more the others lose.</source>
        <translation>Το έπαθλο είναι δικό σου, τα ψηλά τους φύλλα έφυγαν, και είδες ποια κράτησαν. Όσο πιο χαμηλό το φύλλο κάτω από τον άσο σου, τόσο πιο πολλά χάνουν οι άλλοι.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not a whole number from {least} to {most}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Η ρύθμιση {setting} ήταν {found} αντί για ακέραιο από {least} έως {most}, οπότε είναι τώρα {default}· το παλιό αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, not one of {choices}, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Η ρύθμιση {setting} ήταν {found}, που δεν είναι κάποιο από τα {choices}, οπότε είναι τώρα {default}· το παλιό αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>The setting {setting} was {found}, which is not a valid value, so it is now {default}; the old file is kept as {kept}.</source>
        <translation>Η ρύθμιση {setting} ήταν {found}, που δεν είναι έγκυρη τιμή, οπότε είναι τώρα {default}· το παλιό αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>The sizes of the hands leave no other possibility.</source>
        <translation>Το πλήθος των φύλλων στα χέρια δεν αφήνει άλλη δυνατότητα.</translation>
    </message>
    <message>
        <source>The smallest pile</source>
        <translation>Η μικρότερη στοίβα</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had declared.</source>
        <translation>Η στοίβα τελείωσε, και κανείς δεν είχε δηλώσει.</translation>
    </message>
    <message>
        <source>The stock ran out, and nobody had knocked.</source>
        <translation>Η στοίβα τελείωσε, και κανείς δεν είχε χτυπήσει.</translation>
    </message>
    <message numerus="yes">
        <source>The stock, %n cards</source>
        <translation>
            <numerusform>Η στοίβα, %n φύλλο</numerusform>
            <numerusform>Η στοίβα, %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>The strongest guests, and matches of the usual length.</source>
        <translation>Οι ισχυρότεροι καλεσμένοι και παρτίδες κανονικής διάρκειας.</translation>
    </message>
    <message>
        <source>The strongest player</source>
        <translation>Ο ισχυρότερος παίκτης</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Το τραπέζι</translation>
    </message>
    <message>
        <source>The table cannot be spoken: speech-dispatcher does not answer.</source>
        <translation>Το τραπέζι δεν εκφωνείται: το speech-dispatcher δεν απαντά.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Το τραπέζι είναι άδειο.</translation>
    </message>
    <message>
        <source>The table of Pariah</source>
        <translation>Το τραπέζι του Pariah</translation>
    </message>
    <message>
        <source>The table of Soda</source>
        <translation>Το τραπέζι του Soda</translation>
    </message>
    <message>
        <source>The table of Soi</source>
        <translation>Το τραπέζι του Soi</translation>
    </message>
    <message>
        <source>The table of Soureh</source>
        <translation>Το τραπέζι του Soureh</translation>
    </message>
    <message>
        <source>The table of Soy</source>
        <translation>Το τραπέζι του Soy</translation>
    </message>
    <message>
        <source>The table of Spy vs Spy</source>
        <translation>Το τραπέζι του Spy vs Spy</translation>
    </message>
    <message>
        <source>The third coop is valid and would stay valid. But the second needs a higher card than the 2. Place the 9 there.</source>
        <translation>Η τρίτη φωλιά είναι έγκυρη και θα έμενε έγκυρη. Η δεύτερη όμως θέλει φύλλο ψηλότερο από το 2. Βάλε εκεί το 9.</translation>
    </message>
    <message>
        <source>The tide goes out as well.</source>
        <translation>Και η παλίρροια κάποτε τραβιέται.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise only in {rest}%.</source>
        <translation>Η σειρά περνάει σε {player}, αλλιώς μόνο με πιθανότητα {rest}%.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise to {other} in {rest}%.</source>
        <translation>Η σειρά περνάει σε {player}, αλλιώς σε {other} με πιθανότητα {rest}%.</translation>
    </message>
    <message>
        <source>The turn goes to {player}, otherwise you keep it.</source>
        <translation>Η σειρά περνάει σε {player}, αλλιώς την κρατάς.</translation>
    </message>
    <message>
        <source>The turn passes to {player}, otherwise to {other}.</source>
        <translation>Η σειρά περνάει σε {player}, αλλιώς σε {other}.</translation>
    </message>
    <message numerus="yes">
        <source>The valid coops earn {sum}.</source>
        <translation>
            <numerusform>Η έγκυρη φωλιά δίνει {sum}.</numerusform>
            <numerusform>Οι έγκυρες φωλιές δίνουν {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The waiting match could not be read ({reason}); the file is kept as {kept}.</source>
        <translation>Η παρτίδα που περιμένει δεν διαβάζεται ({reason})· το αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>The waiting match in {file} could not be read ({reason}).</source>
        <translation>Η παρτίδα που περιμένει στο {file} δεν διαβάζεται ({reason}).</translation>
    </message>
    <message>
        <source>The waiting match in {file} was saved by a newer Soirée, so this version leaves it unchanged.</source>
        <translation>Η παρτίδα που περιμένει στο {file} αποθηκεύτηκε από νεότερη Soirée, οπότε αυτή η έκδοση δεν την πειράζει.</translation>
    </message>
    <message>
        <source>The window changes when you close the preferences.</source>
        <translation>Το παράθυρο αλλάζει όταν κλείσεις τις προτιμήσεις.</translation>
    </message>
    <message>
        <source>The word of this deal is shown here after the match.</source>
        <translation>Η λέξη αυτής της μοιρασιάς εμφανίζεται εδώ μετά την παρτίδα.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}: the ranks must be equal or neighbours.</source>
        <translation>{card:Ο} δεν ταιριάζει πάνω {top:στον}: οι αξίες πρέπει να είναι ίσες ή γειτονικές.</translation>
    </message>
    <message>
        <source>The {card} is lower than the {top}: play an equal or higher card, or say No.</source>
        <translation>{card:Ο} είναι χαμηλότερο φύλλο από {top:τον}: παίξε ίσο ή ψηλότερο, ή πες Όχι.</translation>
    </message>
    <message>
        <source>The {card} is not among the bids.</source>
        <translation>{card:Ο} δεν είναι ανάμεσα στις προσφορές.</translation>
    </message>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card:Ο} είναι στο τραπέζι.</translation>
    </message>
    <message>
        <source>The {card}: choose its place, or discard it.</source>
        <translation>{card:Plain}: διάλεξε θέση ή πέτα το φύλλο.</translation>
    </message>
    <message>
        <source>The {card}: choose two face-down cards to switch, or discard it.</source>
        <translation>{card:Plain}: διάλεξε δύο κλειστά φύλλα να αλλάξουν θέση ή πέτα τον ρήγα.</translation>
    </message>
    <message>
        <source>The {card}: in nobody’s hand.</source>
        <translation>{card}: σε κανένα χέρι.</translation>
    </message>
    <message>
        <source>The {card}: laid down by {player}.</source>
        <translation>{card}: στο καρέ που κατέβασε {player}.</translation>
    </message>
    <message>
        <source>The {card}: not with {players}.</source>
        <translation>{card}: αποκλείεται {players}.</translation>
    </message>
    <message>
        <source>The {card}: nothing is certain.</source>
        <translation>{card}: τίποτα σίγουρο.</translation>
    </message>
    <message>
        <source>The {card}: place it on one of your face-up cards, or discard it.</source>
        <translation>{card:Plain}: βάλε τον βαλέ σε ένα ανοιχτό φύλλο σου ή πέτα τον.</translation>
    </message>
    <message>
        <source>The {card}: use it for two more turns, or discard it.</source>
        <translation>{card:Plain}: παίξε την ντάμα για άλλες δύο σειρές ή πέτα την.</translation>
    </message>
    <message>
        <source>The {card}: you have it.</source>
        <translation>Έχεις {card:τον}.</translation>
    </message>
    <message>
        <source>The {card}: {players}.</source>
        <translation>{card}: {players}.</translation>
    </message>
    <message>
        <source>The {card}: {player} has it.</source>
        <translation>{player} έχει {card:τον}.</translation>
    </message>
    <message>
        <source>The {top} does not take the {card}: others may accuse you.</source>
        <translation>{card:Ο} δεν ταιριάζει πάνω {top:στον}: οι άλλοι μπορούν να σε κατηγορήσουν.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Θέμα</translation>
    </message>
    <message>
        <source>Then Ada has an ordinary turn and may spoil one of your coops. All four are valid now: declare.</source>
        <translation>Τότε η Ada παίζει κανονικά και μπορεί να σου χαλάσει μια φωλιά. Τώρα είναι έγκυρες και οι τέσσερις: δήλωσε.</translation>
    </message>
    <message>
        <source>Then Clara would win 4 points with her 7, and all would keep their high cards. Play the ace.</source>
        <translation>Τότε η Clara θα κέρδιζε 4 πόντους με το 7 της, και όλοι θα κρατούσαν τα ψηλά τους φύλλα. Παίξε τον άσο.</translation>
    </message>
    <message>
        <source>Then you pay, and Ada pays nothing. Use the 10 to spoil her coop.</source>
        <translation>Τότε πληρώνεις εσύ, και η Ada τίποτα. Χάλασε με το 10 τη φωλιά της.</translation>
    </message>
    <message>
        <source>There are no tournaments while nothing is saved.</source>
        <translation>Δεν υπάρχουν τουρνουά όσο δεν αποθηκεύεται τίποτα.</translation>
    </message>
    <message>
        <source>There are six piles: the {card} goes under your hand.</source>
        <translation>Οι στοίβες είναι έξι: {card:ο} πάει κάτω από το χέρι σου.</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Υπάρχει καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>There is a better move. Try again.</source>
        <translation>Υπάρχει καλύτερη κίνηση. Ξαναδοκίμασε.</translation>
    </message>
    <message>
        <source>There is a better move: it wins {most}% of such matches, yours {mine}%.</source>
        <translation>Υπάρχει καλύτερη κίνηση: κερδίζει το {most}% τέτοιων παρτίδων, η δική σου το {mine}%.</translation>
    </message>
    <message>
        <source>There is no choice here.</source>
        <translation>Εδώ δεν υπάρχει επιλογή.</translation>
    </message>
    <message>
        <source>There is no clock at a good table.</source>
        <translation>Στο καλό τραπέζι δεν υπάρχει ρολόι.</translation>
    </message>
    <message>
        <source>There is no pile {pile}.</source>
        <translation>Δεν υπάρχει στοίβα {pile}.</translation>
    </message>
    <message>
        <source>There is no player at that seat.</source>
        <translation>Σε αυτή τη θέση δεν κάθεται κανείς.</translation>
    </message>
    <message>
        <source>There is nothing to show again.</source>
        <translation>Δεν υπάρχει κάτι να ξαναδείξουμε.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Δεν υπήρχε τίποτα να διαλέξεις.</translation>
    </message>
    <message>
        <source>These are estimates. Some luck is not measured, such as the choices of the others: one match says little about how well somebody plays.</source>
        <translation>Αυτά είναι εκτιμήσεις. Ένα μέρος της τύχης δεν μετριέται, όπως οι επιλογές των άλλων: μία παρτίδα λέει λίγα για το πόσο καλά παίζει κανείς.</translation>
    </message>
    <message>
        <source>These options cannot be combined: {rule}.</source>
        <translation>Αυτές οι επιλογές δεν συνδυάζονται: {rule}.</translation>
    </message>
    <message>
        <source>These options exclude each other: {allowed}.</source>
        <translation>Αυτές οι επιλογές δεν πάνε μαζί: {allowed}.</translation>
    </message>
    <message>
        <source>They do fall nicely now and then.</source>
        <translation>Πού και πού έρχονται κι όπως τα θέλεις.</translation>
    </message>
    <message>
        <source>Third place: {players}</source>
        <translation>Τρίτη θέση: {players}</translation>
    </message>
    <message>
        <source>This ace is safe: all eight 10s are gone.</source>
        <translation>Αυτός ο άσος είναι ασφαλής: έφυγαν και τα οχτώ δεκάρια.</translation>
    </message>
    <message>
        <source>This choice cost you something. Find a better one.</source>
        <translation>Αυτή η επιλογή σού κόστισε κάτι. Βρες μια καλύτερη.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Αυτή η μοιρασιά</translation>
    </message>
    <message>
        <source>This evening opens after evening {number}.</source>
        <translation>Αυτή η βραδιά ανοίγει μετά τη βραδιά {number}.</translation>
    </message>
    <message>
        <source>This is a replay: no move can be made.</source>
        <translation>Αυτό είναι επανάληψη: δεν γίνονται κινήσεις.</translation>
    </message>
    <message>
        <source>This is the whole report. Nothing is sent: you choose who gets the report.</source>
        <translation>Αυτή είναι όλη η αναφορά. Τίποτα δεν στέλνεται: εσύ διαλέγεις ποιος θα την πάρει.</translation>
    </message>
    <message>
        <source>This line always says what to do. Lost? H gives a hint and says why. L shows the last moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!</source>
        <translation>Αυτή η γραμμή λέει πάντα τι να κάνεις. Χάθηκες; Το H δίνει υπόδειξη και λέει γιατί. Το L ξαναδείχνει τις τελευταίες κινήσεις. Το F1 εξηγεί το παιχνίδι, και το Shift+F1 έχει τους κανόνες του. Καλή διασκέδαση!</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Αυτή η παρτίδα</translation>
    </message>
    <message>
        <source>This move costs {cost} of the match: from {before} to {after}.</source>
        <translation>Αυτή η κίνηση κοστίζει {cost} της παρτίδας: από {before} σε {after}.</translation>
    </message>
    <message>
        <source>This move costs {number} points.</source>
        <translation>Αυτή η κίνηση κοστίζει {number} πόντους.</translation>
    </message>
    <message>
        <source>This move is best. Make it, or choose Next.</source>
        <translation>Αυτή η κίνηση είναι η καλύτερη. Παίξ’ την ή πάτα «Επόμενο».</translation>
    </message>
    <message>
        <source>This position cannot be opened: {fault}.</source>
        <translation>Αυτή η θέση δεν ανοίγει: {fault}.</translation>
    </message>
    <message>
        <source>This position comes from a newer Soirée.</source>
        <translation>Αυτή η θέση προέρχεται από νεότερη Soirée.</translation>
    </message>
    <message>
        <source>This problem is solved.</source>
        <translation>Το πρόβλημα λύθηκε.</translation>
    </message>
    <message>
        <source>This question appears only once. The lesson stays in Help, “In two minutes”.</source>
        <translation>Η ερώτηση εμφανίζεται μία μόνο φορά. Το μάθημα μένει στη Βοήθεια, «Σε δύο λεπτά».</translation>
    </message>
    <message>
        <source>This race adds about {count} to your points, otherwise {rest}.</source>
        <translation>Αυτή η κούρσα προσθέτει στους πόντους σου περίπου {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>This step is done. Go to the next one.</source>
        <translation>Αυτό το βήμα τελείωσε. Πήγαινε στο επόμενο.</translation>
    </message>
    <message>
        <source>Three generous guests, and one short match of each game.</source>
        <translation>Τρεις μεγαλόψυχοι καλεσμένοι και μια σύντομη παρτίδα από κάθε παιχνίδι.</translation>
    </message>
    <message>
        <source>Three spades for you. Ada gets the card that is left, and the prize. Losing a tie can be good.</source>
        <translation>Τρία μπαστούνια για σένα. Η Ada παίρνει το φύλλο που περίσσεψε, και το έπαθλο. Καμιά φορά συμφέρει να χάνεις μια ισοπαλία.</translation>
    </message>
    <message>
        <source>To entry</source>
        <translation>Έως εγγραφή</translation>
    </message>
    <message>
        <source>To so few points one round may be enough.</source>
        <translation>Για τόσο λίγους πόντους μπορεί να φτάσει ένας γύρος.</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Στην αρ&amp;χή</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Στο &amp;τέλος</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Τουρνουά</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Σήμερα, {day}</translation>
    </message>
    <message>
        <source>Today’s problem</source>
        <translation>Το σημερινό πρόβλημα</translation>
    </message>
    <message>
        <source>Tonight you had the music with you.</source>
        <translation>Απόψε η μουσική ήταν με το μέρος σου.</translation>
    </message>
    <message>
        <source>Too close to tell.</source>
        <translation>Πολύ μικρή διαφορά για να κριθεί.</translation>
    </message>
    <message>
        <source>Too much red in that hand.</source>
        <translation>Πολύ κόκκινο σ’ αυτό το χέρι.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Πάνω αριστερά</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Πάνω δεξιά</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Σύνολο</translation>
    </message>
    <message>
        <source>Totals race by race</source>
        <translation>Σύνολα, κούρσα με κούρσα</translation>
    </message>
    <message>
        <source>Totals round by round</source>
        <translation>Σύνολα, γύρο με γύρο</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Τουρνουά</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Τουρνουά</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Πύργοι</translation>
    </message>
    <message>
        <source>Traditional, from the Middle East; its name is Arabic for “images”.</source>
        <translation>Παραδοσιακό, από τη Μέση Ανατολή· το όνομά του είναι αραβικό και σημαίνει «εικόνες».</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Τριάδα</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ξανά</translation>
    </message>
    <message>
        <source>Try again: {game}, {place}</source>
        <translation>Ξαναδοκίμασε: {game}, {place}</translation>
    </message>
    <message>
        <source>Try for the {count} points with a high card, the {rank}.</source>
        <translation>Διεκδίκησε τους {count} πόντους με ψηλό φύλλο, {rank:τον}.</translation>
    </message>
    <message>
        <source>Try for the {count} points with your lowest card, and keep the {rank}.</source>
        <translation>Διεκδίκησε τους {count} πόντους με το χαμηλότερο φύλλο σου, και κράτα {rank:τον}.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has declared.</source>
        <translation>Προσπάθησε να χαλάσεις τη φωλιά {slot}: {player} έχει ήδη δηλώσει.</translation>
    </message>
    <message>
        <source>Try to break coop {slot} of {player}, who has knocked.</source>
        <translation>Προσπάθησε να χαλάσεις τη φωλιά {slot}: {player} έχει ήδη χτυπήσει.</translation>
    </message>
    <message>
        <source>Twelve evenings against guests who grow stronger</source>
        <translation>Δώδεκα βραδιές με καλεσμένους που δυναμώνουν</translation>
    </message>
    <message>
        <source>Two hearts: this prize does not help you. The loser takes both bids, so a low spade comes back to you and brings Ada’s card along. Bid the 3 of spades.</source>
        <translation>Δύο κούπες: αυτό το έπαθλο δεν σε βοηθά. Ο χαμένος παίρνει και τις δύο προσφορές, οπότε ένα χαμηλό μπαστούνι γυρίζει σε σένα και φέρνει και το φύλλο της Ada. Πρόσφερε το 3 μπαστούνι.</translation>
    </message>
    <message>
        <source>Two more turns!</source>
        <translation>Άλλες δύο σειρές!</translation>
    </message>
    <message>
        <source>Two players cannot both be called {name}.</source>
        <translation>Δεν μπορούν δύο παίκτες να λέγονται {name}.</translation>
    </message>
    <message>
        <source>Two spiteful guests and a strong one.</source>
        <translation>Δύο μοχθηροί καλεσμένοι και ένας δυνατός.</translation>
    </message>
    <message>
        <source>Tête-à-tête</source>
        <translation>Τετ α τετ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Αναίρεση αλλαγών</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Αναίρεση διαγραφής</translation>
    </message>
    <message>
        <source>Unseen cards of the suit that you collect: {count}, otherwise {rest}.</source>
        <translation>Κρυφά φύλλα του χρώματος που μαζεύεις: {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Unusable</source>
        <translation>Άχρηστη</translation>
    </message>
    <message>
        <source>Use a card only where it betters or spoils a coop: else discard it.</source>
        <translation>Χρησιμοποίησε ένα φύλλο μόνο όπου φτιάχνει ή χαλάει φωλιά· αλλιώς πέτα το.</translation>
    </message>
    <message>
        <source>Use it for two more turns, or discard it.</source>
        <translation>Παίξε την για άλλες δύο σειρές ή πέτα την.</translation>
    </message>
    <message>
        <source>Use the queen</source>
        <translation>Παίξε την ντάμα</translation>
    </message>
    <message>
        <source>Use the {card} for two more turns.</source>
        <translation>Παίξε {card:τον} για άλλες δύο σειρές.</translation>
    </message>
    <message>
        <source>Usual matches</source>
        <translation>Κανονικές παρτίδες</translation>
    </message>
    <message>
        <source>Valid. A number card may replace one of your face-down cards or one of Ada’s face-up cards; only a 10 replaces an ace. You may discard any card.</source>
        <translation>Έγκυρη. Με έναν αριθμό αντικαθιστάς ένα κλειστό φύλλο σου ή ένα ανοιχτό φύλλο της Ada· τον άσο τον αντικαθιστά μόνο το 10. Και κάθε φύλλο μπορείς να το πετάξεις.</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Οπτική γωνία</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ένταση</translation>
    </message>
    <message>
        <source>Wait, how did that happen?</source>
        <translation>Κάτσε, πώς έγινε αυτό;</translation>
    </message>
    <message>
        <source>Wait: whoever declares gives the others one turn to break a coop.</source>
        <translation>Περίμενε: όποιος δηλώνει, δίνει στους άλλους μία σειρά για να του χαλάσουν φωλιά.</translation>
    </message>
    <message>
        <source>Wait: whoever knocks gives the other one turn to break a coop.</source>
        <translation>Περίμενε: όποιος χτυπά, δίνει στον άλλον μία σειρά για να χαλάσει φωλιά.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Σε αναμονή</translation>
    </message>
    <message>
        <source>Warn before moves that are certain to cost you</source>
        <translation>Προειδοποίηση πριν από κινήσεις που σίγουρα σου κοστίζουν</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Παρακολούθηση</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Θεατής</translation>
    </message>
    <message>
        <source>Well built</source>
        <translation>Γερά χτισμένο</translation>
    </message>
    <message>
        <source>Well earned. I saw it coming, and enjoyed it.</source>
        <translation>Με το σπαθί σου. Το είδα, και το χάρηκα.</translation>
    </message>
    <message>
        <source>Well reckoned. I could not have done better.</source>
        <translation>Σωστά μετρημένο. Ούτε εγώ θα το έκανα καλύτερα.</translation>
    </message>
    <message>
        <source>Well spotted: she must have it. But first get the 7 of clubs from Clara.</source>
        <translation>Σωστά το είδες: σίγουρα το έχει. Πρώτα όμως πάρε το 7 σπαθί από την Clara.</translation>
    </message>
    <message>
        <source>Well, well. You live and learn.</source>
        <translation>Βρε, βρε. Όσο ζεις μαθαίνεις.</translation>
    </message>
    <message>
        <source>What a fine light over this table.</source>
        <translation>Τι φως πάνω από αυτό το τραπέζι.</translation>
    </message>
    <message>
        <source>What a table. What company!</source>
        <translation>Τι τραπέζι. Τι παρέα!</translation>
    </message>
    <message>
        <source>What did each of your choices cost, and what was luck? The strongest player checks every choice, knowing no more than you knew.</source>
        <translation>Τι κόστισε κάθε επιλογή σου, και τι ήταν τύχη; Ο ισχυρότερος παίκτης ελέγχει κάθε επιλογή, χωρίς να ξέρει πιο πολλά απ’ όσα ήξερες.</translation>
    </message>
    <message>
        <source>What each player knows</source>
        <translation>Τι ξέρει ο καθένας</translation>
    </message>
    <message>
        <source>What everybody knows who listened</source>
        <translation>Τι ξέρει όποιος άκουγε</translation>
    </message>
    <message>
        <source>What fun. Once more?</source>
        <translation>Τι διασκέδαση. Άλλη μία;</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Τι νέο υπάρχει</translation>
    </message>
    <message>
        <source>What is new in Soirée {version}</source>
        <translation>Τι νέο υπάρχει στη Soirée {version}</translation>
    </message>
    <message>
        <source>What they remember</source>
        <translation>Τι θυμούνται</translation>
    </message>
    <message>
        <source>What this &amp;choice cost</source>
        <translation>Τι &amp;κόστισε αυτή η επιλογή</translation>
    </message>
    <message>
        <source>What to bid</source>
        <translation>Τι να προσφέρεις</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Τι να πετάξεις</translation>
    </message>
    <message>
        <source>What to do with a court card</source>
        <translation>Τι να κάνεις με μια φιγούρα</translation>
    </message>
    <message>
        <source>What to lead</source>
        <translation>Με τι να ανοίξεις</translation>
    </message>
    <message>
        <source>What to pay</source>
        <translation>Τι να πληρώσεις</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Τι πήγε στραβά</translation>
    </message>
    <message>
        <source>What you can know, from your hand too: counts as help</source>
        <translation>Τι μπορείς να ξέρεις και από το χέρι σου: μετράει ως βοήθεια</translation>
    </message>
    <message>
        <source>When you end this turn, you draw again, and once more after that. Ada cannot spoil anything in between.</source>
        <translation>Όταν τελειώσεις αυτή τη σειρά, ξανατραβάς, και μετά άλλη μία φορά. Στο μεταξύ η Ada δεν μπορεί να χαλάσει τίποτα.</translation>
    </message>
    <message>
        <source>When you play</source>
        <translation>Όταν παίζεις</translation>
    </message>
    <message>
        <source>When you play alone, nobody inspects your piles: cheating is never caught. The match counts as played with help.</source>
        <translation>Όταν παίζεις χωρίς αντίπαλο, κανείς δεν ελέγχει τις στοίβες σου: η ζαβολιά δεν πιάνεται ποτέ. Η παρτίδα μετράει σαν παιγμένη με βοήθεια.</translation>
    </message>
    <message>
        <source>Where cheating is allowed, generous guests never cheat and inspect less</source>
        <translation>Όπου επιτρέπεται, οι μεγαλόψυχοι δεν κάνουν ζαβολιές και ελέγχουν λιγότερο</translation>
    </message>
    <message>
        <source>Where cheating is allowed, spiteful guests cheat and inspect more</source>
        <translation>Όπου επιτρέπεται, οι μοχθηροί κάνουν ζαβολιές και ελέγχουν πιο πολύ</translation>
    </message>
    <message>
        <source>Which bids to take</source>
        <translation>Ποιες προσφορές να πάρεις</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Ποιο φύλλο</translation>
    </message>
    <message>
        <source>Which card do you ask {player} for?</source>
        <translation>Ποιο φύλλο ζητάς από {player};</translation>
    </message>
    <message>
        <source>Which coop to build</source>
        <translation>Ποια φωλιά να χτίσεις</translation>
    </message>
    <message>
        <source>Which coop to spoil</source>
        <translation>Ποια φωλιά να χαλάσεις</translation>
    </message>
    <message>
        <source>Which rank to go for</source>
        <translation>Ποια αξία να κυνηγήσεις</translation>
    </message>
    <message>
        <source>Which top to cover</source>
        <translation>Ποια κορυφή να σκεπάσεις</translation>
    </message>
    <message>
        <source>Who certainly has which card</source>
        <translation>Ποιος έχει σίγουρα ποιο φύλλο</translation>
    </message>
    <message>
        <source>Who has it?</source>
        <translation>Ποιος το έχει;</translation>
    </message>
    <message>
        <source>Who has which card</source>
        <translation>Ποιος έχει ποιο φύλλο</translation>
    </message>
    <message>
        <source>Who may have which card</source>
        <translation>Ποιος μπορεί να έχει ποιο φύλλο</translation>
    </message>
    <message>
        <source>Who must hold at least one card of the rank</source>
        <translation>Ποιος έχει σίγουρα τουλάχιστον ένα φύλλο αυτής της αξίας</translation>
    </message>
    <message>
        <source>Whoever loses is out, until two play the final.</source>
        <translation>Όποιος χάνει φεύγει, ώσπου δύο παίζουν τον τελικό.</translation>
    </message>
    <message>
        <source>Whoever says No leads next: compare this card with the lead.</source>
        <translation>Όποιος λέει Όχι, ανοίγει την επόμενη: ζύγισε το έπαθλο και το άνοιγμα.</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}?</source>
        <translation>Από ποιον ζητάς {card:τον};</translation>
    </message>
    <message>
        <source>Whom do you ask for the {card}? Choose a player.</source>
        <translation>Από ποιον ζητάς {card:τον}; Διάλεξε παίκτη.</translation>
    </message>
    <message>
        <source>Whom do you ask? Choose a player.</source>
        <translation>Ποιον ρωτάς; Διάλεξε παίκτη.</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Ποιανού επιλογές</translation>
    </message>
    <message>
        <source>Win Spy vs Spy from last place by the bonus.</source>
        <translation>Νίκη στο Spy vs Spy από την τελευταία θέση, χάρη στο μπόνους.</translation>
    </message>
    <message>
        <source>Win a match of Soureh without paying a point.</source>
        <translation>Νίκη σε παρτίδα Soureh χωρίς να πληρώσεις ούτε πόντο.</translation>
    </message>
    <message>
        <source>Win an evening.</source>
        <translation>Νίκη σε μια βραδιά.</translation>
    </message>
    <message>
        <source>Win by a single point.</source>
        <translation>Νίκη με έναν μόνο πόντο διαφορά.</translation>
    </message>
    <message>
        <source>Win from last place.</source>
        <translation>Νίκη από την τελευταία θέση.</translation>
    </message>
    <message>
        <source>Win scoring cards, worth 2 to 10 points. They lie in this column; in each hand everybody plays for the large one. A match has four rounds of nine hands, and the most points win. Each name has its points beside it; the notch below shows what this round can still bring.</source>
        <translation>Κέρδισε έπαθλα που αξίζουν 2 έως 10 πόντους. Βρίσκονται σε αυτή τη στήλη· σε κάθε μπάζα όλοι παίζουν για το μεγάλο. Η παρτίδα έχει τέσσερις γύρους με εννιά μπάζες, και κερδίζουν οι πιο πολλοί πόντοι. Δίπλα σε κάθε όνομα είναι οι πόντοι του· η εγκοπή από κάτω δείχνει τι μπορεί να φέρει ακόμα αυτός ο γύρος.</translation>
    </message>
    <message>
        <source>Win the prize after the tie.</source>
        <translation>Κέρδισε το έπαθλο μετά την ισοπαλία.</translation>
    </message>
    <message>
        <source>Win the prize to have {kept} {suit}.</source>
        <translation>Κέρδισε το έπαθλο, για να έχεις {kept} {suit}.</translation>
    </message>
    <message>
        <source>Win the {count} points at once.</source>
        <translation>Κέρδισε αμέσως τους {count} πόντους.</translation>
    </message>
    <message>
        <source>Win the {count} points at once; the others discard all cards above the {rank}.</source>
        <translation>Κέρδισε αμέσως τους {count} πόντους· οι άλλοι πετούν όλα τα φύλλα πάνω από {rank:τον}.</translation>
    </message>
    <message>
        <source>Win the {count} points, the last of this round.</source>
        <translation>Κέρδισε τους {count} πόντους, τους τελευταίους του γύρου.</translation>
    </message>
    <message>
        <source>With all cards open: from {first}, between {low} and {high}, to {last}.</source>
        <translation>Με όλα τα φύλλα ανοιχτά: από {first}, ανάμεσα σε {low} και {high}, ως {last}.</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Με και χωρίς βοήθεια</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Με βοήθεια</translation>
    </message>
    <message>
        <source>With piles to spare</source>
        <translation>Όσο έχεις στοίβες περιθώριο</translation>
    </message>
    <message>
        <source>With the 95% interval; the upright mark is an even share.</source>
        <translation>Με το διάστημα 95%· το όρθιο σημάδι είναι το ίσο μερίδιο.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” makes {score} points; it was {mine}.</source>
        <translation>Με αυτά τα φύλλα το επίπεδο «{level}» κάνει {score} πόντους· εδώ ήταν {mine}.</translation>
    </message>
    <message>
        <source>With these cards the level “{level}” wins {wins}% of the matches.</source>
        <translation>Με αυτά τα φύλλα το επίπεδο «{level}» κερδίζει το {wins}% των παρτίδων.</translation>
    </message>
    <message>
        <source>With {entrants} entrants there are at most {most} rounds.</source>
        <translation>Με {entrants} συμμετοχές οι γύροι είναι το πολύ {most}.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Χωρίς βοήθεια</translation>
    </message>
    <message>
        <source>Without luck: {share} of a match.</source>
        <translation>Χωρίς την τύχη: {share} μιας παρτίδας.</translation>
    </message>
    <message>
        <source>Without the bonus you take one of your piles: keep one small.</source>
        <translation>Χωρίς μπόνους παίρνεις μια στοίβα σου: κράτα μία μικρή.</translation>
    </message>
    <message numerus="yes">
        <source>Without your ace, later hands bring about %n points less.</source>
        <translation>
            <numerusform>Χωρίς τον άσο σου, οι επόμενες μπάζες φέρνουν περίπου %n πόντο λιγότερο.</numerusform>
            <numerusform>Χωρίς τον άσο σου, οι επόμενες μπάζες φέρνουν περίπου %n πόντους λιγότερους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκη</translation>
    </message>
    <message>
        <source>Won nothing.</source>
        <translation>Δεν κέρδισε τίποτα.</translation>
    </message>
    <message>
        <source>Won the {cards} of {suit}.</source>
        <translation>Κέρδισε {cards} {suit:ενικ}.</translation>
    </message>
    <message>
        <source>Word, number or text</source>
        <translation>Λέξη, αριθμός ή κείμενο</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>Γράψε &amp;σημείωση…</translation>
    </message>
    <message>
        <source>Written by John Gallidakis for the Macintosh in 1997 and 1998.</source>
        <translation>Το έγραψε ο John Gallidakis για Macintosh το 1997 και το 1998.</translation>
    </message>
    <message>
        <source>Wrong key: your hand is locked for a moment.</source>
        <translation>Λάθος πλήκτρο: το χέρι σου κλειδώνει για λίγο.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Pay</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Yes!</source>
        <translation>Ναι!</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>Χθες, {day}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσύ</translation>
    </message>
    <message>
        <source>You accuse nobody.</source>
        <translation>Δεν κατηγορείς κανέναν.</translation>
    </message>
    <message>
        <source>You accuse {other}.</source>
        <translation>Κατηγορείς {other}.</translation>
    </message>
    <message>
        <source>You alone pay.</source>
        <translation>Πληρώνεις μόνο εσύ.</translation>
    </message>
    <message>
        <source>You and {players} are out of the match.</source>
        <translation>Εκτός παρτίδας: εσύ και {players}.</translation>
    </message>
    <message>
        <source>You are ahead of us all. For now.</source>
        <translation>Μας περνάς όλους. Προς το παρόν.</translation>
    </message>
    <message>
        <source>You are caught: the {card} does not fit.</source>
        <translation>Σε έπιασαν: {card:ο} δεν ταιριάζει.</translation>
    </message>
    <message>
        <source>You are not in this race.</source>
        <translation>Δεν τρέχεις σε αυτή την κούρσα.</translation>
    </message>
    <message>
        <source>You are number {rank}.</source>
        <translation>Είσαι στη θέση {rank}.</translation>
    </message>
    <message>
        <source>You are out of the match.</source>
        <translation>Είσαι εκτός παρτίδας.</translation>
    </message>
    <message>
        <source>You are very good at this.</source>
        <translation>Παίζεις πάρα πολύ καλά.</translation>
    </message>
    <message>
        <source>You ask {asked} for the {card}.</source>
        <translation>Ζητάς {card:τον} από {asked}.</translation>
    </message>
    <message>
        <source>You asked {player} for the {card}: no.</source>
        <translation>Ζήτησες {card:τον} από {player}: όχι.</translation>
    </message>
    <message>
        <source>You bid the {card}.</source>
        <translation>Προσφέρεις {card:τον}.</translation>
    </message>
    <message>
        <source>You call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>Φωνάζεις Soy με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You call Soy.</source>
        <translation>Φωνάζεις Soy.</translation>
    </message>
    <message>
        <source>You call it: all of one suit.</source>
        <translation>Το φωνάζεις: όλα ένα χρώμα.</translation>
    </message>
    <message numerus="yes">
        <source>You call the {card}: %n cards left.</source>
        <translation>
            <numerusform>Φωνάζεις {card:τον}: μένει %n φύλλο.</numerusform>
            <numerusform>Φωνάζεις {card:τον}: μένουν %n φύλλα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You called Soy after %n rounds.</source>
        <translation>
            <numerusform>Φώναξες Soy μετά από %n γύρο.</numerusform>
            <numerusform>Φώναξες Soy μετά από %n γύρους.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>Πέρασες από την τελευταία θέση στην πρώτη με μπόνους %n φύλλου.</numerusform>
            <numerusform>Πέρασες από την τελευταία θέση στην πρώτη με μπόνους %n φύλλων.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot accuse yourself.</source>
        <translation>Δεν μπορείς να κατηγορήσεις τον εαυτό σου.</translation>
    </message>
    <message>
        <source>You cannot ask yourself.</source>
        <translation>Δεν μπορείς να ρωτήσεις τον εαυτό σου.</translation>
    </message>
    <message>
        <source>You cannot know where the {card} is: the chance that {player} has it is one in three. If not, you lose the turn. Another 7 is certain.</source>
        <translation>Δεν μπορείς να ξέρεις πού είναι {card:ο}: η πιθανότητα να έχει {player} αυτό το φύλλο είναι μία στις τρεις. Αν όχι, χάνεις τη σειρά. Ένα άλλο 7 είναι σίγουρο.</translation>
    </message>
    <message>
        <source>You cannot replace the face-down cards of others.</source>
        <translation>Τα κλειστά φύλλα των άλλων δεν αντικαθίστανται.</translation>
    </message>
    <message>
        <source>You cheated!</source>
        <translation>Έκανες ζαβολιά!</translation>
    </message>
    <message>
        <source>You could know that {holder} has the {card}, but have forgotten it.</source>
        <translation>Θα μπορούσες να ξέρεις ότι {holder} έχει {card:τον}, αλλά το ξέχασες.</translation>
    </message>
    <message>
        <source>You danced well. I danced better.</source>
        <translation>Χορέψατε καλά. Εγώ καλύτερα.</translation>
    </message>
    <message>
        <source>You declared Soureh.</source>
        <translation>Δήλωσες Soureh.</translation>
    </message>
    <message>
        <source>You deserved that. I will get you next time.</source>
        <translation>Σου άξιζε. Την επόμενη φορά θα σε πιάσω εγώ.</translation>
    </message>
    <message>
        <source>You did not draw a {rank}.</source>
        <translation>Δεν τράβηξες {rank:αιτ}.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Πετάς {card:τον}.</translation>
    </message>
    <message>
        <source>You do have a turn left. But all four coops are valid now, and Ada may spoil one later: knock now.</source>
        <translation>Σου μένει βέβαια μια σειρά. Μα τώρα είναι έγκυρες και οι τέσσερις φωλιές, και η Ada μπορεί αργότερα να χαλάσει κάποια: χτύπα τώρα.</translation>
    </message>
    <message>
        <source>You do not call Soy.</source>
        <translation>Δεν φωνάζεις Soy.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Δεν έχεις {card:τον}.</translation>
    </message>
    <message>
        <source>You do not know who has the {card}. Possible: {holders}.</source>
        <translation>Δεν ξέρεις ποιος έχει {card:τον}. Ίσως: {holders}.</translation>
    </message>
    <message>
        <source>You draw again: the {card}.</source>
        <translation>Ξανατραβάς {card:τον}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Τραβάς {cards:τον}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Τραβάς {card:τον}.</translation>
    </message>
    <message>
        <source>You drew a queen. She gives you two more turns after this one. Press “Use the queen”.</source>
        <translation>Τράβηξες ντάμα. Σου χαρίζει άλλες δύο σειρές μετά από αυτήν. Πάτα «Παίξε την ντάμα».</translation>
    </message>
    <message>
        <source>You earn the bonus in {share}%, otherwise in {rest}%.</source>
        <translation>Κερδίζεις το μπόνους με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>Περνάς το όριο των {limit} με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You exceed the limit of {limit} in {share}%.</source>
        <translation>Περνάς το όριο των {limit} με πιθανότητα {share}%.</translation>
    </message>
    <message>
        <source>You finish first in {share}%, otherwise in {rest}%.</source>
        <translation>Τερματίζεις στην πρώτη θέση με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You finish in place {place}: every card is placed.</source>
        <translation>Τερματίζεις στη θέση {place}: έβαλες όλα τα φύλλα.</translation>
    </message>
    <message numerus="yes">
        <source>You finish in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>Τερματίζεις στη θέση {place}: κόλλησες, σου έμεινε %n φύλλο.</numerusform>
            <numerusform>Τερματίζεις στη θέση {place}: κόλλησες, σου έμειναν %n φύλλα.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>Παίρνεις τους 50 για τέσσερις έγκυρες φωλιές με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You get the {cards}.</source>
        <translation>Παίρνεις {cards:τον}.</translation>
    </message>
    <message>
        <source>You give it to {taker}.</source>
        <translation>Το δίνεις σε {taker}.</translation>
    </message>
    <message>
        <source>You got the {card} from {player}.</source>
        <translation>Πήρες {card:τον} από {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You had four valid coops %n times.</source>
        <translation>
            <numerusform>Είχες τέσσερις έγκυρες φωλιές %n φορά.</numerusform>
            <numerusform>Είχες τέσσερις έγκυρες φωλιές %n φορές.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already discarded.</source>
        <translation>Έχεις ήδη πετάξει φύλλο.</translation>
    </message>
    <message>
        <source>You have already made your bid.</source>
        <translation>Έχεις ήδη κάνει την προσφορά σου.</translation>
    </message>
    <message>
        <source>You have been most generous company.</source>
        <translation>Σταθήκατε γενναιόδωρη παρέα.</translation>
    </message>
    <message>
        <source>You have been paying attention. Good.</source>
        <translation>Πρόσεχες στο μάθημα. Ωραία.</translation>
    </message>
    <message>
        <source>You have finished this race.</source>
        <translation>Έχεις τερματίσει σε αυτή την κούρσα.</translation>
    </message>
    <message>
        <source>You have finished. The others still race.</source>
        <translation>Τερμάτισες. Οι άλλοι τρέχουν ακόμα.</translation>
    </message>
    <message>
        <source>You have just won {game}. Not this time.</source>
        <translation>Μόλις κέρδισες στο {game}. Όχι κι αυτή τη φορά.</translation>
    </message>
    <message>
        <source>You have no ace left for later hands.</source>
        <translation>Δεν σου μένει άσος για τις επόμενες μπάζες.</translation>
    </message>
    <message>
        <source>You have no pile to choose.</source>
        <translation>Δεν έχεις στοίβα να διαλέξεις.</translation>
    </message>
    <message numerus="yes">
        <source>You have no such matches without help yet (%n with help).</source>
        <translation>
            <numerusform>Δεν έχεις ακόμα τέτοιες παρτίδες χωρίς βοήθεια (%n με βοήθεια).</numerusform>
            <numerusform>Δεν έχεις ακόμα τέτοιες παρτίδες χωρίς βοήθεια (%n με βοήθεια).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no such matches yet.</source>
        <translation>Δεν έχεις ακόμα τέτοιες παρτίδες.</translation>
    </message>
    <message>
        <source>You have not cheated: every card fits.</source>
        <translation>Δεν έκανες ζαβολιά: ταιριάζουν όλα τα φύλλα.</translation>
    </message>
    <message>
        <source>You have nothing to do now.</source>
        <translation>Τώρα δεν έχεις τίποτα να κάνεις.</translation>
    </message>
    <message>
        <source>You have solved all of “{theme}”. {learned}</source>
        <translation>Έλυσες όλα τα προβλήματα «{theme}». {learned}</translation>
    </message>
    <message>
        <source>You have to show me how you did that.</source>
        <translation>Πρέπει να μου δείξεις πώς το έκανες.</translation>
    </message>
    <message>
        <source>You have won in {suit}: {worths}; {total} in all</source>
        <translation>{suit:Plain}: έχεις κερδίσει {worths}· σύνολο {total}</translation>
    </message>
    <message>
        <source>You have won nothing in this round; {total} in all</source>
        <translation>Δεν έχεις κερδίσει τίποτα σε αυτόν τον γύρο· σύνολο {total}</translation>
    </message>
    <message>
        <source>You have won {won} of the last {count} matches against {level}. {names} can also play at level {better}.</source>
        <translation>Κέρδισες {won} από τις τελευταίες {count} παρτίδες απέναντι στο επίπεδο {level}. Για {names} υπάρχει και το επίπεδο {better}.</translation>
    </message>
    <message>
        <source>You hold it yourself.</source>
        <translation>Το έχεις εσύ.</translation>
    </message>
    <message>
        <source>You hold no card of this rank.</source>
        <translation>Δεν έχεις κανένα φύλλο αυτής της αξίας.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Δεν έχεις φύλλα.</translation>
    </message>
    <message>
        <source>You hold nothing as high as the {card}, so you say No.</source>
        <translation>Δεν έχεις τίποτα τόσο ψηλό όσο {card:ο}, άρα λες Όχι.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself.</source>
        <translation>Εσύ έχεις {card:τον}.</translation>
    </message>
    <message>
        <source>You hold the {card}.</source>
        <translation>Έχεις {card:τον}.</translation>
    </message>
    <message>
        <source>You keep the {card} to bid with, otherwise the {second}.</source>
        <translation>Κρατάς για προσφορά {card:τον}, αλλιώς {second:τον}.</translation>
    </message>
    <message>
        <source>You keep the {second} for later bids, otherwise the {card}.</source>
        <translation>Κρατάς για τις επόμενες προσφορές {second:τον}, αλλιώς {card:τον}.</translation>
    </message>
    <message>
        <source>You keep your score as it is.</source>
        <translation>Αφήνεις το σκορ σου όπως είναι.</translation>
    </message>
    <message>
        <source>You knock: {other} has one last turn.</source>
        <translation>Χτυπάς: {other} παίζει μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>You knocked.</source>
        <translation>Χτύπησες.</translation>
    </message>
    <message>
        <source>You know</source>
        <translation>Ξέρεις</translation>
    </message>
    <message>
        <source>You know that {holder} has the {card}.</source>
        <translation>Ξέρεις ότι {holder} έχει {card:τον}.</translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are, but have forgotten {forgotten}.</source>
        <translation>
            <numerusform>Ξέρεις πού είναι %n φύλλο των άλλων, αλλά έχεις ξεχάσει {forgotten}.</numerusform>
            <numerusform>Ξέρεις πού είναι %n φύλλα των άλλων, αλλά έχεις ξεχάσει {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know where %n cards of others are.</source>
        <translation>
            <numerusform>Ξέρεις πού είναι %n φύλλο των άλλων.</numerusform>
            <numerusform>Ξέρεις πού είναι %n φύλλα των άλλων.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>Κατέβασες καρέ του άσου με %n ερώτηση γι’ αυτό.</numerusform>
            <numerusform>Κατέβασες καρέ του άσου με %n ερωτήσεις γι’ αυτό.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Τα πιο πολλά εσύ: %n από {all} πόντους.</numerusform>
            <numerusform>Τα πιο πολλά εσύ: %n από {all} πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down the {four} in {share}%, otherwise in {rest}%.</source>
        <translation>Κατεβάζεις {four} με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You lay down {four}, worth {points}.</source>
        <translation>Κατεβάζεις {four}: {points} πόντοι.</translation>
    </message>
    <message>
        <source>You lead this hand, so you must play a card.</source>
        <translation>Ανοίγεις την μπάζα, άρα πρέπει να παίξεις φύλλο.</translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n points.</source>
        <translation>
            <numerusform>Προηγείσαι με %n πόντο.</numerusform>
            <numerusform>Προηγείσαι με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {best} to {next}.</source>
        <translation>Προηγείσαι με {best} έναντι {next}.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Ανοίγεις: παίξε όποιο φύλλο θέλεις.</translation>
    </message>
    <message>
        <source>You lead: play any card. The last card played wins the scoring card.</source>
        <translation>Ανοίγεις: παίξε όποιο φύλλο θέλεις. Το τελευταίο φύλλο κερδίζει το έπαθλο.</translation>
    </message>
    <message numerus="yes">
        <source>You led after each of the %n rounds.</source>
        <translation>
            <numerusform>Προηγούσουν μετά από %n γύρο, από την αρχή ως το τέλος.</numerusform>
            <numerusform>Προηγούσουν και στους %n γύρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lose the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Χάνεις το έπαθλο με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You lost: pick the bid cards to take, {taken} of {due}.</source>
        <translation>Έχασες: διάλεξε ποιες προσφορές παίρνεις, {taken} από {due}.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n points in one round.</source>
        <translation>
            <numerusform>Έκανες %n πόντο σε έναν γύρο.</numerusform>
            <numerusform>Έκανες %n πόντους σε έναν γύρο.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no choices.</source>
        <translation>Δεν έκανες επιλογές.</translation>
    </message>
    <message>
        <source>You make no choice here.</source>
        <translation>Εδώ δεν επιλέγεις εσύ.</translation>
    </message>
    <message>
        <source>You may always discard. But your second coop needs the 9: any card above 4 makes it valid.</source>
        <translation>Μπορείς πάντα να πετάξεις το φύλλο. Μα η δεύτερη φωλιά σου θέλει το 9: κάθε φύλλο πάνω από 4 την κάνει έγκυρη.</translation>
    </message>
    <message>
        <source>You may ask for the {card} only while you hold another {rank}.</source>
        <translation>Μπορείς να ζητήσεις {card:τον} μόνο όσο έχεις κι εσύ {rank:έναν}.</translation>
    </message>
    <message>
        <source>You may ask only for ranks that you hold. Ada asked for a 7, so she has another 7: it must be the 7 of diamonds, the last one missing. Ask her for it.</source>
        <translation>Μπορείς να ζητάς μόνο αξίες που έχεις. Η Ada ζήτησε ένα 7, άρα έχει κι άλλο 7: σίγουρα το 7 καρό, το μόνο που λείπει. Ζήτησέ της το.</translation>
    </message>
    <message>
        <source>You may replace only another player’s face-up card.</source>
        <translation>Από τους άλλους μπορείς να αντικαταστήσεις μόνο ανοιχτά φύλλα.</translation>
    </message>
    <message>
        <source>You move the {card} under your hand.</source>
        <translation>Βάζεις {card:τον} κάτω από το χέρι σου.</translation>
    </message>
    <message>
        <source>You must bid a card from your hand now.</source>
        <translation>Τώρα πρέπει να προσφέρεις ένα φύλλο από το χέρι σου.</translation>
    </message>
    <message>
        <source>You must discard a card from your hand now.</source>
        <translation>Τώρα πρέπει να πετάξεις ένα φύλλο από το χέρι σου.</translation>
    </message>
    <message numerus="yes">
        <source>You must take %n of the bid cards now.</source>
        <translation>
            <numerusform>Τώρα πρέπει να πάρεις %n από τα φύλλα των προσφορών.</numerusform>
            <numerusform>Τώρα πρέπει να πάρεις %n από τα φύλλα των προσφορών.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must take exactly %n of the bid cards.</source>
        <translation>
            <numerusform>Πρέπει να πάρεις ακριβώς %n από τα φύλλα των προσφορών.</numerusform>
            <numerusform>Πρέπει να πάρεις ακριβώς %n από τα φύλλα των προσφορών.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay about {count} this round, otherwise {rest}.</source>
        <translation>Πληρώνεις περίπου {count} σε αυτόν τον γύρο, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>You pay nothing. Ada could not fix her fourth coop, so she paid the value of one card from each of her four coops: 15 points in all.</source>
        <translation>Δεν πληρώνεις τίποτα. Η Ada δεν μπόρεσε να φτιάξει την τέταρτη φωλιά της, κι έτσι πλήρωσε από κάθε φωλιά της την αξία ενός φύλλου: 15 πόντους συνολικά.</translation>
    </message>
    <message>
        <source>You pay this card.</source>
        <translation>Πληρώνεις αυτό το φύλλο.</translation>
    </message>
    <message>
        <source>You pay {count}, otherwise {rest}.</source>
        <translation>Πληρώνεις {count}, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>You pay {points} ({total} so far).</source>
        <translation>Πληρώνεις {points} (μέχρι τώρα {total}).</translation>
    </message>
    <message>
        <source>You pay {points}.</source>
        <translation>Πληρώνεις {points}.</translation>
    </message>
    <message>
        <source>You place the {card} on pile {pile}.</source>
        <translation>Βάζεις {card:τον} στη στοίβα {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n others.</source>
        <translation>
            <numerusform>Παίζεις με %n αντίπαλο.</numerusform>
            <numerusform>Παίζεις με %n αντιπάλους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against {players}, level {kind}.</source>
        <translation>Παίζεις με αντιπάλους: {players}, επίπεδο {kind}.</translation>
    </message>
    <message>
        <source>You play against {players}.</source>
        <translation>Παίζεις με αντιπάλους: {players}.</translation>
    </message>
    <message>
        <source>You play from your five cards: the ace is the highest, the 2 the lowest. The middle shows the cards played, the last one large. The No button is at the right; you draw from the pile at the left.</source>
        <translation>Παίζεις από τα πέντε φύλλα σου: ψηλότερο είναι ο άσος, χαμηλότερο το 2. Η μέση δείχνει τα φύλλα που παίχτηκαν, το τελευταίο μεγάλο. Το κουμπί «Όχι» είναι δεξιά· τραβάς από τη στοίβα αριστερά.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Παίζεις {card:τον}.</translation>
    </message>
    <message>
        <source>You play the {card}: a pair.</source>
        <translation>Παίζεις {card:τον}: ζευγάρι.</translation>
    </message>
    <message>
        <source>You play the {card}: four of a kind.</source>
        <translation>Παίζεις {card:τον}: τετράδα.</translation>
    </message>
    <message>
        <source>You play the {card}: three of a kind.</source>
        <translation>Παίζεις {card:τον}: τριάδα.</translation>
    </message>
    <message>
        <source>You played all these matches with help.</source>
        <translation>Όλες αυτές τις παρτίδες τις έπαιξες με βοήθεια.</translation>
    </message>
    <message>
        <source>You played the fourth card of a rank in a row.</source>
        <translation>Έπαιξες το τέταρτο φύλλο ίδιας αξίας στη σειρά.</translation>
    </message>
    <message>
        <source>You played these matches alone.</source>
        <translation>Αυτές τις παρτίδες τις έπαιξες χωρίς αντίπαλο.</translation>
    </message>
    <message>
        <source>You reach {count} and take 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>Φτάνεις στο {count} και βγάζεις 50 με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You remember {game}? I won it.</source>
        <translation>Θυμάσαι το {game}; Το κέρδισα εγώ.</translation>
    </message>
    <message numerus="yes">
        <source>You remember {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>Θυμάσαι {remembered} από %n ερώτηση αυτού του γύρου.</numerusform>
            <numerusform>Θυμάσαι {remembered} από τις %n ερωτήσεις αυτού του γύρου.</numerusform>
        </translation>
    </message>
    <message>
        <source>You score about {count} points this round, otherwise {rest}.</source>
        <translation>Κερδίζεις περίπου {count} πόντους σε αυτόν τον γύρο, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>You score nothing.</source>
        <translation>Δεν παίρνεις πόντους.</translation>
    </message>
    <message>
        <source>You score {points}, {total} in all.</source>
        <translation>Παίρνεις {points}, σύνολο {total}.</translation>
    </message>
    <message>
        <source>You score {points}.</source>
        <translation>Παίρνεις {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You share the lead with %n points.</source>
        <translation>
            <numerusform>Μοιράζεσαι την πρώτη θέση με %n πόντο.</numerusform>
            <numerusform>Μοιράζεσαι την πρώτη θέση με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show the rest: {cards}</source>
        <translation>Δείχνεις τα υπόλοιπα: {cards}</translation>
    </message>
    <message>
        <source>You take both bids.</source>
        <translation>Παίρνεις και τις δύο προσφορές.</translation>
    </message>
    <message>
        <source>You take pile {pile}, worth {points} ({total} so far).</source>
        <translation>Παίρνεις τη στοίβα {pile}, που αξίζει {points} (μέχρι τώρα {total}).</translation>
    </message>
    <message>
        <source>You take the {cards} from the bids.</source>
        <translation>Παίρνεις από τις προσφορές {cards:τον}.</translation>
    </message>
    <message>
        <source>You take {points} off: {total} left.</source>
        <translation>Βγάζεις {points}: μένουν {total}.</translation>
    </message>
    <message>
        <source>You then have a higher card to bid with than otherwise.</source>
        <translation>Έτσι έχεις μετά ψηλότερο φύλλο για προσφορά.</translation>
    </message>
    <message>
        <source>You then have a lower card to bid with than otherwise.</source>
        <translation>Έτσι έχεις μετά χαμηλότερο φύλλο για προσφορά.</translation>
    </message>
    <message>
        <source>You then have about {count} cards of one suit, otherwise {rest}.</source>
        <translation>Έχεις τότε περίπου {count} φύλλα ενός χρώματος, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>You took 50 points off your score.</source>
        <translation>Έβγαλες 50 πόντους από το σκορ σου.</translation>
    </message>
    <message>
        <source>You took the lead in race {number} and kept it.</source>
        <translation>Πέρασες μπροστά στην κούρσα {number} και έμεινες εκεί.</translation>
    </message>
    <message>
        <source>You took the lead in round {number} and kept it.</source>
        <translation>Πέρασες μπροστά στον γύρο {number} και έμεινες εκεί.</translation>
    </message>
    <message>
        <source>You took the lead in the last race.</source>
        <translation>Πέρασες μπροστά στην τελευταία κούρσα.</translation>
    </message>
    <message>
        <source>You took the lead in the last round.</source>
        <translation>Πέρασες μπροστά στον τελευταίο γύρο.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Ανοίγεις {card:τον}.</translation>
    </message>
    <message>
        <source>You were ahead in {ahead}, level in {level} and behind in {behind} of these matches. Half of them ended from {low} to {high}; the median is {middle}.</source>
        <translation>Ήσουν μπροστά στο {ahead}, στα ίσα στο {level} και πίσω στο {behind} αυτών των παρτίδων. Οι μισές τελείωσαν από {low} έως {high}· η διάμεσος είναι {middle}.</translation>
    </message>
    <message>
        <source>You were the first to finish.</source>
        <translation>Στην πρώτη θέση τερμάτισες εσύ.</translation>
    </message>
    <message>
        <source>You win less than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Κερδίζεις κάτω από το ίσο μερίδιο ({even}): το {share} σε {matches}· μακροπρόθεσμα πιθανό είναι {interval}.</translation>
    </message>
    <message>
        <source>You win more than an even share of {even}: {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Κερδίζεις πάνω από το ίσο μερίδιο ({even}): το {share} σε {matches}· μακροπρόθεσμα πιθανό είναι {interval}.</translation>
    </message>
    <message>
        <source>You win the card in {share}%, otherwise in {rest}%.</source>
        <translation>Παίρνεις το φύλλο με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You win the evening.</source>
        <translation>Κερδίζεις τη βραδιά.</translation>
    </message>
    <message>
        <source>You win the prize in {share}%, otherwise in {rest}%.</source>
        <translation>Κερδίζεις το έπαθλο με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You win the prize.</source>
        <translation>Κερδίζεις το έπαθλο.</translation>
    </message>
    <message>
        <source>You win the round, {points} to {other}.</source>
        <translation>Κερδίζεις τον γύρο με {points} έναντι {other}.</translation>
    </message>
    <message>
        <source>You win the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>Κερδίζεις τους {count} πόντους με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>You win the {points}</source>
        <translation>Κερδίζεις το {points}</translation>
    </message>
    <message>
        <source>You win the {worth}.</source>
        <translation>Κερδίζεις το έπαθλο {worth}.</translation>
    </message>
    <message>
        <source>You win the {worth}: {total} in all.</source>
        <translation>Κερδίζεις το έπαθλο {worth}: σύνολο {total}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points.</source>
        <translation>
            <numerusform>Κέρδισες με %n πόντο.</numerusform>
            <numerusform>Κέρδισες με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with Soy.</source>
        <translation>Κερδίζεις με Soy.</translation>
    </message>
    <message>
        <source>You win {prize}: {own} beats {bid}</source>
        <translation>Παίρνεις {prize:τον}: {own:ο} περνά {bid:τον}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Νίκη!</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Κέρδισες.</translation>
    </message>
    <message>
        <source>You won by a single point.</source>
        <translation>Νίκησες με έναν μόνο πόντο διαφορά.</translation>
    </message>
    <message numerus="yes">
        <source>You won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{suit:Plain}: τα πιο πολλά εσύ, %n από {all} πόντους.</numerusform>
            <numerusform>{suit:Plain}: τα πιο πολλά εσύ, %n από {all} πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won those two spades. After each round both players discard one card face down. Five of your cards are spades now: place the 5 of hearts on your discards.</source>
        <translation>Κέρδισες εκείνα τα δύο μπαστούνια. Μετά από κάθε γύρο και οι δύο παίκτες πετούν ένα φύλλο κλειστό. Πέντε φύλλα σου είναι τώρα μπαστούνια: βάλε το 5 κούπα στα πεταμένα σου.</translation>
    </message>
    <message>
        <source>You won without paying a point.</source>
        <translation>Νίκησες χωρίς να πληρώσεις ούτε πόντο.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely, and an even share is {even}.</source>
        <translation>Κέρδισες το {share} σε {matches}· μακροπρόθεσμα πιθανό είναι {interval}, και το ίσο μερίδιο είναι {even}.</translation>
    </message>
    <message>
        <source>You won {share} of {matches}; in the long run, {interval} is likely.</source>
        <translation>Κέρδισες το {share} σε {matches}· μακροπρόθεσμα πιθανό είναι {interval}.</translation>
    </message>
    <message numerus="yes">
        <source>You won, with %n points.</source>
        <translation>
            <numerusform>Νίκησες με %n πόντο.</numerusform>
            <numerusform>Νίκησες με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would get an unknown card and keep the queen. Give the queen away.</source>
        <translation>Θα έπαιρνες ένα άγνωστο φύλλο και θα κρατούσες την ντάμα. Δώσε την ντάμα.</translation>
    </message>
    <message>
        <source>You would have done well at the club.</source>
        <translation>Στη λέσχη θα έκανες θραύση.</translation>
    </message>
    <message>
        <source>You would lose a spade and keep the heart: no Soy. Discard the heart.</source>
        <translation>Θα έχανες ένα μπαστούνι και θα κρατούσες την κούπα: όχι Soy. Πέτα την κούπα.</translation>
    </message>
    <message>
        <source>You?</source>
        <translation>Εσύ;</translation>
    </message>
    <message numerus="yes">
        <source>Your %n choices cost {cost}.</source>
        <translation>
            <numerusform>Η %n επιλογή σου κόστισε {cost}.</numerusform>
            <numerusform>Οι %n επιλογές σου κόστισαν {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your ace costs {other} nothing.</source>
        <translation>Ο άσος σου δεν παίρνει τίποτα από {other}.</translation>
    </message>
    <message>
        <source>Your ace costs {other} the {cards}.</source>
        <translation>Ο άσος σου παίρνει από {other} {cards:τον}.</translation>
    </message>
    <message numerus="yes">
        <source>Your ace took %n cards.</source>
        <translation>
            <numerusform>Ο άσος σου πήρε %n φύλλο.</numerusform>
            <numerusform>Ο άσος σου πήρε %n φύλλα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ace, kept for later, wins about %n points more.</source>
        <translation>
            <numerusform>Ο άσος σου, αν τον φυλάξεις, κερδίζει περίπου %n πόντο παραπάνω.</numerusform>
            <numerusform>Ο άσος σου, αν τον φυλάξεις, κερδίζει περίπου %n πόντους παραπάνω.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Η προσφορά σου</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Collect points: 300 win the match. Each valid coop earns the value of both its cards; four valid coops earn 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are worth nothing.</source>
        <translation>Τα φύλλα σου είναι τέσσερις φωλιές, η καθεμία με ένα ανοιχτό φύλλο και ένα κλειστό. Μάζεψε πόντους: με 300 κερδίζεις την παρτίδα. Κάθε έγκυρη φωλιά δίνει την αξία και των δύο φύλλων της· τέσσερις έγκυρες δίνουν άλλους 50. Ο άσος αξίζει 15, αλλά είναι το χαμηλότερο φύλλο· βαλέδες, ντάμες και ρηγάδες δεν αξίζουν τίποτα.</translation>
    </message>
    <message>
        <source>Your cards are four coops, each a card face up and one face down. Make all four valid, then say Soureh. Players without four valid coops then pay points, and points are bad: when somebody is above 100, the lowest score wins. The ace counts 1.</source>
        <translation>Τα φύλλα σου είναι τέσσερις φωλιές, η καθεμία με ένα ανοιχτό φύλλο και ένα κλειστό. Κάνε και τις τέσσερις έγκυρες, και μετά πες Soureh. Όσοι δεν έχουν τέσσερις έγκυρες φωλιές πληρώνουν τότε πόντους, και οι πόντοι είναι κακό πράγμα: όταν κάποιος περάσει τους 100, κερδίζει το χαμηλότερο σκορ. Ο άσος μετράει 1.</translation>
    </message>
    <message>
        <source>Your cards are higher, and no prize is left.</source>
        <translation>Τα φύλλα σου είναι ψηλότερα, και δεν μένει άλλο έπαθλο.</translation>
    </message>
    <message>
        <source>Your cards are lower, and no prize is left.</source>
        <translation>Τα φύλλα σου είναι χαμηλότερα, και δεν μένει άλλο έπαθλο.</translation>
    </message>
    <message>
        <source>Your cards win a little less in later hands.</source>
        <translation>Τα φύλλα σου κερδίζουν λίγο λιγότερα στις επόμενες μπάζες.</translation>
    </message>
    <message>
        <source>Your cards win a little more in later hands.</source>
        <translation>Τα φύλλα σου κερδίζουν λίγο παραπάνω στις επόμενες μπάζες.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points less in later hands.</source>
        <translation>
            <numerusform>Τα φύλλα σου κερδίζουν περίπου %n πόντο λιγότερο στις επόμενες μπάζες.</numerusform>
            <numerusform>Τα φύλλα σου κερδίζουν περίπου %n πόντους λιγότερους στις επόμενες μπάζες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards win about %n points more in later hands.</source>
        <translation>
            <numerusform>Τα φύλλα σου κερδίζουν περίπου %n πόντο παραπάνω στις επόμενες μπάζες.</numerusform>
            <numerusform>Τα φύλλα σου κερδίζουν περίπου %n πόντους παραπάνω στις επόμενες μπάζες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Η φωλιά σου {slot} είναι άκυρη: το μαύρο {up} δεν είναι ψηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Η φωλιά σου {slot} είναι άκυρη: το κόκκινο {up} δεν είναι χαμηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Η φωλιά σου {slot} είναι άκυρη: κρύβει {down:τον}.</translation>
    </message>
    <message>
        <source>Your coop {slot} is not valid: two aces.</source>
        <translation>Η φωλιά σου {slot} είναι άκυρη: δύο άσοι.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Η φωλιά σου {slot} είναι έγκυρη στο τέλος με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>Your coop {slot} is valid.</source>
        <translation>Η φωλιά σου {slot} είναι έγκυρη.</translation>
    </message>
    <message numerus="yes">
        <source>Your coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Η φωλιά σου {slot} είναι έγκυρη: %n πόντος.</numerusform>
            <numerusform>Η φωλιά σου {slot} είναι έγκυρη: %n πόντοι.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your coops are all valid.</source>
        <translation>Όλες οι φωλιές σου είναι έγκυρες.</translation>
    </message>
    <message>
        <source>Your coops earn about {count} points, otherwise {rest}.</source>
        <translation>Οι φωλιές σου δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Τα πεταμένα σου: {cards}</translation>
    </message>
    <message>
        <source>Your fifth pile; six is the most. After that, a card that fits nowhere goes under your hand, and you call the first such card. Once the called card has come round again, the next card that fits nowhere ends your race.</source>
        <translation>Η πέμπτη σου στοίβα· το πολύ είναι έξι. Από εκεί και πέρα, φύλλο που δεν ταιριάζει πουθενά πάει κάτω από το χέρι σου, και το πρώτο τέτοιο το φωνάζεις. Όταν το φύλλο που φώναξες ξανάρθει, το επόμενο που δεν ταιριάζει πουθενά τελειώνει την κούρσα σου.</translation>
    </message>
    <message>
        <source>Your first coop is valid already: you would only lose the 6 points of its black 6. The coop with the red 10 needs the jack.</source>
        <translation>Η πρώτη φωλιά σου είναι ήδη έγκυρη: θα έχανες μόνο τους 6 πόντους του μαύρου 6. Ο βαλές χρειάζεται στη φωλιά με το κόκκινο 10.</translation>
    </message>
    <message>
        <source>Your first coop is valid and would stay valid. You would still pay because of the second, and Ada would pay nothing.</source>
        <translation>Η πρώτη φωλιά σου είναι έγκυρη και θα έμενε έγκυρη. Θα πλήρωνες πάλι, εξαιτίας της δεύτερης, και η Ada δεν θα πλήρωνε τίποτα.</translation>
    </message>
    <message>
        <source>Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with any number, but now it has your queen behind it: her coop is not valid.</source>
        <translation>Η πρώτη σου φωλιά είναι τώρα έγκυρη: μαύρο 6 πάνω από 2. Ο άσος της Ada πάει με κάθε αριθμό, μα τώρα πίσω του είναι η ντάμα σου: η φωλιά της είναι άκυρη.</translation>
    </message>
    <message>
        <source>Your first match: H gives a hint, L shows the last moves again.</source>
        <translation>Η πρώτη σου παρτίδα: το H δίνει υπόδειξη, το L ξαναδείχνει τις τελευταίες κινήσεις.</translation>
    </message>
    <message>
        <source>Your first race has no clock: take your time.</source>
        <translation>Η πρώτη σου κούρσα δεν έχει ρολόι: μη βιάζεσαι.</translation>
    </message>
    <message>
        <source>Your fourth coop is valid already: you would only lose the 4 points of its red 4. The coop with the red 10 needs the jack.</source>
        <translation>Η τέταρτη φωλιά σου είναι ήδη έγκυρη: θα έχανες μόνο τους 4 πόντους του κόκκινου 4. Ο βαλές χρειάζεται στη φωλιά με το κόκκινο 10.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}.</source>
        <translation>
            <numerusform>Το χέρι σου, %n φύλλο: {cards}.</numerusform>
            <numerusform>Το χέρι σου, %n φύλλα: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Το χέρι σου: {cards}</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Οι τελευταίες σου κινήσεις δεν έχουν αποθηκευτεί.</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Η τελευταία σου σειρά</translation>
    </message>
    <message>
        <source>Your last turn. {asked}</source>
        <translation>Η τελευταία σου σειρά. {asked}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Η κίνησή σου</translation>
    </message>
    <message>
        <source>Your move came too late: the match has moved on.</source>
        <translation>Η κίνησή σου ήρθε αργά: η παρτίδα έχει προχωρήσει.</translation>
    </message>
    <message>
        <source>Your moves so far will be lost.</source>
        <translation>Οι κινήσεις σου μέχρι τώρα θα χαθούν.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Το όνομά σου</translation>
    </message>
    <message>
        <source>Your other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Οι άλλες φωλιές σου δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Your pile {number}, its first card first</source>
        <translation>Η στοίβα σου {number}, το πρώτο φύλλο πρώτα</translation>
    </message>
    <message>
        <source>Your pile {number}: the {card} does not fit on the {under}</source>
        <translation>Η στοίβα σου {number}: {card:ο} δεν ταιριάζει πάνω {under:στον}</translation>
    </message>
    <message numerus="yes">
        <source>Your problems (%n)</source>
        <translation>
            <numerusform>Τα προβλήματά σου (%n)</numerusform>
            <numerusform>Τα προβλήματά σου (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and your queen too: a winning bid is always given away.</source>
        <translation>Η ντάμα σου περνάει το 8. Τα δύο μπαστούνια είναι δικά σου. Η Ada παίρνει πίσω το 8 της, και μαζί την ντάμα σου: όποια προσφορά κερδίζει, χαρίζεται.</translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, %n cards left</source>
        <translation>
            <numerusform>Το χέρι σου, μένει %n φύλλο</numerusform>
            <numerusform>Το χέρι σου, μένουν %n φύλλα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your racing hand, locked by a wrong key, %n cards left</source>
        <translation>
            <numerusform>Το χέρι σου, κλειδωμένο από λάθος πλήκτρο, μένει %n φύλλο</numerusform>
            <numerusform>Το χέρι σου, κλειδωμένο από λάθος πλήκτρο, μένουν %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {bracket}</source>
        <translation>Η βαθμολογία σου: {bracket}</translation>
    </message>
    <message>
        <source>Your results in figures</source>
        <translation>Τα αποτελέσματά σου σε αριθμούς</translation>
    </message>
    <message>
        <source>Your score changes by about {count}, otherwise by {rest}.</source>
        <translation>Το σκορ σου αλλάζει κατά {count} περίπου, αλλιώς κατά {rest}.</translation>
    </message>
    <message>
        <source>Your score is {total}. Take 50 off it?</source>
        <translation>Το σκορ σου είναι {total}. Βγάζεις 50;</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Τα σκορ σου</translation>
    </message>
    <message>
        <source>Your second coop has a cross: a red 4 is not lower than the 2. You have drawn a 9. Place it on the 2: drag it there, or click the 2.</source>
        <translation>Η δεύτερη φωλιά σου έχει Χ: το κόκκινο 4 δεν είναι χαμηλότερο από το 2. Τράβηξες ένα 9. Βάλ’ το πάνω στο 2: σύρ’ το εκεί, ή κάνε κλικ στο 2.</translation>
    </message>
    <message>
        <source>Your second coop is not valid, as no card is higher than its red 10. A jack may replace any of your face-up cards except an ace; over a number it makes the coop valid. Place the jack on the 10.</source>
        <translation>Η δεύτερη φωλιά σου είναι άκυρη, γιατί κανένα φύλλο δεν είναι ψηλότερο από το κόκκινο 10. Ο βαλές μπορεί να αντικαταστήσει όποιο ανοιχτό φύλλο σου θέλεις, εκτός από άσο· πάνω από αριθμό κάνει τη φωλιά έγκυρη. Βάλε τον βαλέ πάνω στο 10.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used; the damaged file is kept as {kept}.</source>
        <translation>Οι ρυθμίσεις σου δεν διαβάζονται, οπότε ισχύουν οι προεπιλογές· το χαλασμένο αρχείο κρατήθηκε ως {kept}.</translation>
    </message>
    <message>
        <source>Your settings in {file} could not be read, so the defaults are used and changes are not saved.</source>
        <translation>Οι ρυθμίσεις σου στο {file} δεν διαβάζονται, οπότε ισχύουν οι προεπιλογές και οι αλλαγές δεν αποθηκεύονται.</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer Soirée; this version uses the settings that it knows and does not save changes.</source>
        <translation>Οι ρυθμίσεις σου αποθηκεύτηκαν από νεότερη Soirée· αυτή η έκδοση χρησιμοποιεί όσες ξέρει και δεν αποθηκεύει αλλαγές.</translation>
    </message>
    <message>
        <source>Your smallest pile, which you pay, has about {count} cards at the end, otherwise {rest}.</source>
        <translation>Η μικρότερη στοίβα σου, που θα πληρώσεις, έχει στο τέλος περίπου {count} φύλλα, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>Your third coop is valid already: you would only lose the 9 points of its black 9. The coop with the red 10 needs the jack.</source>
        <translation>Η τρίτη φωλιά σου είναι ήδη έγκυρη: θα έχανες μόνο τους 9 πόντους του μαύρου 9. Ο βαλές χρειάζεται στη φωλιά με το κόκκινο 10.</translation>
    </message>
    <message>
        <source>Your turn ends: none of your coops is valid.</source>
        <translation>Τελειώνει η σειρά σου: καμία φωλιά σου δεν είναι έγκυρη.</translation>
    </message>
    <message>
        <source>Your turn ends: not all of your coops are valid.</source>
        <translation>Τελειώνει η σειρά σου: δεν είναι όλες οι φωλιές σου έγκυρες.</translation>
    </message>
    <message>
        <source>Your turn ends: only one of your coops is valid.</source>
        <translation>Τελειώνει η σειρά σου: μόνο μία φωλιά σου είναι έγκυρη.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn ends: you have %n more turns.</source>
        <translation>
            <numerusform>Τελειώνει η σειρά σου: σου μένει ακόμα %n.</numerusform>
            <numerusform>Τελειώνει η σειρά σου: σου μένουν ακόμα %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Η σειρά σου.</translation>
    </message>
    <message>
        <source>Your turn. One choice is clearly best: make it.</source>
        <translation>Η σειρά σου. Μια επιλογή είναι σαφώς η καλύτερη: παίξ’ την.</translation>
    </message>
    <message>
        <source>Your valid coops: {valid}; not valid: {others}.</source>
        <translation>Έγκυρες φωλιές σου: {valid}, άκυρες: {others}.</translation>
    </message>
    <message>
        <source>Your whole hand was {suit}.</source>
        <translation>Όλο σου το χέρι ήταν {suit}.</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Η λέξη σου</translation>
    </message>
    <message>
        <source>Your {card} beats {other}’s {second}.</source>
        <translation>Με {card:τον} περνάς {second:τον} ({other}).</translation>
    </message>
    <message>
        <source>Your {card} gives you two more turns.</source>
        <translation>Παίζεις {card:τον}: άλλες δύο σειρές για σένα.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face down in your coop {slot}.</source>
        <translation>Με {card:τον} αντικαθιστάς {old:τον}, κλειστό φύλλο στη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces the {old}, face up in your coop {slot}.</source>
        <translation>Με {card:τον} αντικαθιστάς {old:τον}, ανοιχτό φύλλο στη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>Your {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>Με {card:τον} αντικαθιστάς {old:τον} στη φωλιά {slot} ({owner}).</translation>
    </message>
    <message>
        <source>Your {card} takes {costs}</source>
        <translation>Ο {card} σου παίρνει: {costs}</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>Με {king:τον} αλλάζεις μεταξύ τους τα κλειστά φύλλα στις φωλιές σου {slot} και {second}.</translation>
    </message>
    <message>
        <source>Your {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>Με {king:τον} αλλάζεις μεταξύ τους τα κλειστά φύλλα στις φωλιές {slot} και {second} ({owner}).</translation>
    </message>
    <message>
        <source>Your {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>Με {king:τον} αλλάζεις {card:τον} (φωλιά σου {slot}) με {other:τον} (φωλιά {second}, {holder}).</translation>
    </message>
    <message>
        <source>Yours. Well played.</source>
        <translation>Δική σου. Καλά έπαιξες.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>με μία ημέρα καθυστέρηση</translation>
    </message>
    <message>
        <source>a full deck</source>
        <translation>ολόκληρη τράπουλα</translation>
    </message>
    <message>
        <source>a hidden card for {lost}</source>
        <translation>κρυφό φύλλο αντί για {lost:τον}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>περίπου %n λεπτό</numerusform>
            <numerusform>περίπου %n λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>about as strong as {level}</source>
        <translation>περίπου στο επίπεδο {level}</translation>
    </message>
    <message>
        <source>accuses you</source>
        <translation>σε κατηγορεί</translation>
    </message>
    <message>
        <source>accuses {player}</source>
        <translation>κατηγορεί {player}</translation>
    </message>
    <message>
        <source>ahead {share}</source>
        <translation>μπροστά {share}</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>όλα τα φύλλα ανοιχτά</translation>
    </message>
    <message>
        <source>all cards placed</source>
        <translation>έβαλε όλα τα φύλλα</translation>
    </message>
    <message>
        <source>all coops valid, pays nothing</source>
        <translation>όλες οι φωλιές έγκυρες, δεν πληρώνει</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>και οι τέσσερις</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>επιτρέπονται</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>όπως πριν</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>το ίδιο καλή</translation>
    </message>
    <message>
        <source>asks you for {card}: no</source>
        <translation>σου ζητά {card:τον}: όχι</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>τουλάχιστον ένα</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>μέσο σκορ</translation>
    </message>
    <message>
        <source>beat {player}</source>
        <translation>νίκη: {player}</translation>
    </message>
    <message>
        <source>behind {share}</source>
        <translation>πίσω {share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>καλύτερη</translation>
    </message>
    <message>
        <source>best: {score}</source>
        <translation>καλύτερο: {score}</translation>
    </message>
    <message>
        <source>between {level} and {higher}</source>
        <translation>ανάμεσα σε {level} και {higher}</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>χοντρό λάθος</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>ρεπό</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>φωνάζει {card:τον}</translation>
    </message>
    <message>
        <source>coop {slot}, {card}</source>
        <translation>φωλιά {slot}, {card}</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>πετά ένα φύλλο</translation>
    </message>
    <message>
        <source>gets a pile</source>
        <translation>παίρνει μια στοίβα</translation>
    </message>
    <message>
        <source>half a deck</source>
        <translation>μισή τράπουλα</translation>
    </message>
    <message>
        <source>half a deck: for 2 players only</source>
        <translation>μισή τράπουλα: μόνο για 2 παίκτες</translation>
    </message>
    <message>
        <source>half decks for 2 players only</source>
        <translation>μισές τράπουλες μόνο για 2 παίκτες</translation>
    </message>
    <message>
        <source>hand of {player}</source>
        <translation>χέρι ({player})</translation>
    </message>
    <message>
        <source>here</source>
        <translation>εδώ</translation>
    </message>
    <message>
        <source>hints a match</source>
        <translation>υποδείξεις ανά παρτίδα</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>αδύνατες</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>ανακρίβεια</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <translation>βγαίνει από την παρτίδα</translation>
    </message>
    <message>
        <source>king switches two hidden cards</source>
        <translation>με ρήγα αλλάζουν δύο κρυφά φύλλα</translation>
    </message>
    <message>
        <source>king switches your hidden cards {slot} and {second}</source>
        <translation>με ρήγα αλλάζουν τα κρυφά σου {slot} και {second}</translation>
    </message>
    <message>
        <source>king takes your {card}, coop {slot}, for the {other}</source>
        <translation>με ρήγα σού παίρνει {card:τον}, φωλιά {slot}, και δίνει {other:τον}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>τελευταία σειρά</translation>
    </message>
    <message>
        <source>lays {four} ({points})</source>
        <translation>{four} ({points})</translation>
    </message>
    <message>
        <source>likely {interval}</source>
        <translation>πιθανό {interval}</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>μέγιστο: {count}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ήττα</translation>
    </message>
    <message>
        <source>lost to {player}</source>
        <translation>ήττα: {player}</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>παρτίδα {number}</translation>
    </message>
    <message>
        <source>median time a match</source>
        <translation>διάμεσος χρόνος παρτίδας</translation>
    </message>
    <message>
        <source>meets {players}</source>
        <translation>με {players}</translation>
    </message>
    <message>
        <source>milliseconds, {least} to {most}; {usual} is usual</source>
        <translation>χιλιοστά του δευτερολέπτου, {least} έως {most}· συνήθως {usual}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>κενό</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>λάθος</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>μικτά</translation>
    </message>
    <message>
        <source>next</source>
        <translation>επόμενη</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>καμία εικόνα</translation>
    </message>
    <message>
        <source>no {card}</source>
        <translation>λείπει {card:ο}</translation>
    </message>
    <message>
        <source>no {card} from {player}</source>
        <translation>όχι {card:ο} από {player}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>κανείς</translation>
    </message>
    <message>
        <source>none</source>
        <translation>καμία</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>κανένα ακόμα</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>όχι εδώ</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>άγνωστο</translation>
    </message>
    <message>
        <source>not known: ± {error}%</source>
        <translation>άγνωστο: ± {error}%</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>χωρίς ανάλυση ακόμα</translation>
    </message>
    <message>
        <source>nothing from you</source>
        <translation>τίποτα από σένα</translation>
    </message>
    <message>
        <source>nothing from {player}</source>
        <translation>τίποτα ({player})</translation>
    </message>
    <message>
        <source>nothing laid down yet</source>
        <translation>τίποτα κάτω ακόμα</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>τίποτα ακόμα</translation>
    </message>
    <message>
        <source>nothing, give or take {error} of a match</source>
        <translation>τίποτα, με απόκλιση {error} μιας παρτίδας</translation>
    </message>
    <message>
        <source>nothing, give or take {error} points</source>
        <translation>τίποτα, με απόκλιση {error} πόντων</translation>
    </message>
    <message>
        <source>once a player is above the limit</source>
        <translation>μόλις ένας παίκτης περάσει το όριο</translation>
    </message>
    <message>
        <source>once all but one are above the limit</source>
        <translation>μόλις όλοι εκτός από έναν περάσουν το όριο</translation>
    </message>
    <message>
        <source>one a round, in this order</source>
        <translation>ένα τον γύρο, με αυτή τη σειρά</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>ανοιχτά φύλλα</translation>
    </message>
    <message>
        <source>opponents: median {points}</source>
        <translation>αντίπαλοι: διάμεσος {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>εκτός</translation>
    </message>
    <message>
        <source>out of the match</source>
        <comment>a player of Spy vs Spy</comment>
        <translation>εκτός παρτίδας</translation>
    </message>
    <message>
        <source>pays {points}, {total} in all</source>
        <translation>πληρώνει {points}, σύνολο {total}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>σηκωμένο</translation>
    </message>
    <message>
        <source>places {card}</source>
        <translation>βάζει {card:τον}</translation>
    </message>
    <message>
        <source>placing a card where it does not fit</source>
        <translation>φύλλο εκεί όπου δεν ταιριάζει</translation>
    </message>
    <message>
        <source>played</source>
        <translation>παιγμένες</translation>
    </message>
    <message>
        <source>points, {least} to {most}</source>
        <translation>πόντοι, {least} έως {most}</translation>
    </message>
    <message>
        <source>points, {least} to {most}; fewer are better</source>
        <translation>πόντοι, {least} έως {most}· οι λιγότεροι είναι καλύτεροι</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>έπαθλο</translation>
    </message>
    <message>
        <source>queen, two more turns</source>
        <translation>ντάμα, άλλες δύο σειρές</translation>
    </message>
    <message>
        <source>random</source>
        <translation>τυχαία</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>από {day}</translation>
    </message>
    <message numerus="yes">
        <source>solved on %n days in a row</source>
        <translation>
            <numerusform>λυμένο %n ημέρα στη σειρά</numerusform>
            <numerusform>λυμένο %n ημέρες στη σειρά</numerusform>
        </translation>
    </message>
    <message>
        <source>still uncertain</source>
        <translation>ακόμα αβέβαιη</translation>
    </message>
    <message>
        <source>stronger than {level}</source>
        <translation>πάνω από το επίπεδο {level}</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>κόλλησε</translation>
    </message>
    <message>
        <source>such as {word}, 2026, or New Year at Ada’s</source>
        <translation>όπως {word}, 2026 ή Πρωτοχρονιά στο σπίτι</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>το παίρνει</translation>
    </message>
    <message>
        <source>takes your {card}</source>
        <translation>σου παίρνει {card:τον}</translation>
    </message>
    <message>
        <source>takes {cards}</source>
        <translation>παίρνει {cards:τον}</translation>
    </message>
    <message>
        <source>takes {points} off, at {total}</source>
        <translation>βγάζει {points}, στους {total}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>η πλάτη</translation>
    </message>
    <message>
        <source>the best two play for the first place, the others for the third</source>
        <translation>οι δύο καλύτεροι παίζουν για την πρώτη θέση, οι άλλοι για την τρίτη</translation>
    </message>
    <message>
        <source>the best two, and the others for the third place</source>
        <translation>οι δύο καλύτεροι, και οι άλλοι για την τρίτη θέση</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>το μενού</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>σκέφτεται …</translation>
    </message>
    <message>
        <source>tied with {player}</source>
        <translation>ισοπαλία: {player}</translation>
    </message>
    <message>
        <source>to ask</source>
        <translation>ρωτάει</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>επιλέγει</translation>
    </message>
    <message>
        <source>undos a match: {count}</source>
        <translation>αναιρέσεις ανά παρτίδα: {count}</translation>
    </message>
    <message>
        <source>used from the next match on</source>
        <translation>ισχύει από την επόμενη παρτίδα</translation>
    </message>
    <message>
        <source>usual options</source>
        <translation>συνήθεις επιλογές</translation>
    </message>
    <message>
        <source>weaker than {level}</source>
        <translation>κάτω από το επίπεδο {level}</translation>
    </message>
    <message>
        <source>where cheating is allowed</source>
        <translation>όπου επιτρέπονται ζαβολιές</translation>
    </message>
    <message>
        <source>wins the {points}</source>
        <translation>κερδίζει το {points}</translation>
    </message>
    <message>
        <source>wins {prize}</source>
        <translation>παίρνει {prize:τον}</translation>
    </message>
    <message>
        <source>wins {share}% of {count}</source>
        <translation>κερδίζει το {share}% από {count}</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>με βοήθεια</translation>
    </message>
    <message>
        <source>with help, separately</source>
        <translation>με βοήθεια, χωριστά</translation>
    </message>
    <message>
        <source>with {players}</source>
        <translation>με {players}</translation>
    </message>
    <message>
        <source>with {players} ({level})</source>
        <translation>με {players} ({level})</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>χωρίς βοήθεια</translation>
    </message>
    <message>
        <source>without luck {share} of a match</source>
        <translation>χωρίς την τύχη {share} μιας παρτίδας</translation>
    </message>
    <message>
        <source>won</source>
        <comment>below a share of matches</comment>
        <translation>νίκες</translation>
    </message>
    <message>
        <source>won</source>
        <translation>νίκη</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>νίκες στη σειρά</translation>
    </message>
    <message>
        <source>you</source>
        <translation>εσύ</translation>
    </message>
    <message>
        <source>you beat {second}</source>
        <translation>νίκησες {second}</translation>
    </message>
    <message>
        <source>you get both bids</source>
        <translation>εσύ παίρνεις και τις δύο προσφορές</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>εσύ {points}</translation>
    </message>
    <message>
        <source>you: median {points}</source>
        <translation>εσύ: διάμεσος {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>το χέρι σου</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>η σειρά σου</translation>
    </message>
    <message>
        <source>your view</source>
        <translation>η δική σου οπτική γωνία</translation>
    </message>
    <message>
        <source>your {cards}</source>
        <translation>{cards} σου</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>δικό σου</translation>
    </message>
    <message>
        <source>{asker} asked you for the {card}: no.</source>
        <translation>{asker} ζήτησε {card:τον} από σένα: όχι.</translation>
    </message>
    <message>
        <source>{asker} asked {player} for the {card}: no.</source>
        <translation>{asker} ζήτησε {card:τον} από {player}: όχι.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from you.</source>
        <translation>{asker} πήρε {card:τον} από σένα.</translation>
    </message>
    <message>
        <source>{asker} got the {card} from {player}.</source>
        <translation>{asker} πήρε {card:τον} από {player}.</translation>
    </message>
    <message>
        <source>{bid} beats {own}, wins {prize}</source>
        <translation>{bid:ο} περνά {own:τον}, παίρνει {prize:τον}</translation>
    </message>
    <message>
        <source>{bid} over your {own}</source>
        <translation>{bid:ο} πάνω από {own:αιτ} σου</translation>
    </message>
    <message>
        <source>{bid}: a card face down</source>
        <translation>{bid}: ένα κλειστό φύλλο</translation>
    </message>
    <message>
        <source>{bid}: place for a card</source>
        <translation>{bid}: θέση για φύλλο</translation>
    </message>
    <message>
        <source>{bid}: {cards}</source>
        <translation>{bid}: {cards}</translation>
    </message>
    <message>
        <source>{bid}: {card}, face down</source>
        <translation>{bid}: {card}, κλειστό</translation>
    </message>
    <message numerus="yes">
        <source>{card} and draws %n cards</source>
        <translation>
            <numerusform>{card} και τραβά %n φύλλο</numerusform>
            <numerusform>{card} και τραβά %n φύλλα</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} discarded</source>
        <translation>πετά {card:τον}</translation>
    </message>
    <message>
        <source>{card} from {player}</source>
        <translation>{card:ο} από {player}</translation>
    </message>
    <message>
        <source>{card} over your {lost}, coop {slot}</source>
        <translation>{card:ο} πάνω σε {lost:αιτ} σου, φωλιά {slot}</translation>
    </message>
    <message>
        <source>{card} over {lost}</source>
        <translation>{card:ο} πάνω σε {lost:αιτ}</translation>
    </message>
    <message>
        <source>{card} over {owner}’s {lost}</source>
        <translation>{card:ο} πάνω σε {lost:αιτ} ({owner})</translation>
    </message>
    <message>
        <source>{card} takes {costs}</source>
        <translation>{card:ο} παίρνει: {costs}</translation>
    </message>
    <message>
        <source>{card}, down, your coop {slot}</source>
        <translation>{card}, κλειστό, φωλιά σου {slot}</translation>
    </message>
    <message>
        <source>{card}, down, {player}’s coop {slot}</source>
        <translation>{card}, κλειστό, φωλιά {slot} ({player})</translation>
    </message>
    <message>
        <source>{card}, hand of {player}, {number} of {count}</source>
        <translation>{card}, χέρι ({player}), {number} από {count}</translation>
    </message>
    <message>
        <source>{card}, the card that {player} drew</source>
        <translation>{card}, το φύλλο που τράβηξε {player}</translation>
    </message>
    <message>
        <source>{card}, the card you drew</source>
        <translation>{card}, το φύλλο που τράβηξες</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}, ανοιγμένο</translation>
    </message>
    <message>
        <source>{card}, up, your coop {slot}</source>
        <translation>{card}, ανοιχτό, φωλιά σου {slot}</translation>
    </message>
    <message>
        <source>{card}, up, {player}’s coop {slot}</source>
        <translation>{card}, ανοιχτό, φωλιά {slot} ({player})</translation>
    </message>
    <message>
        <source>{card}, your hand, {number} of {count}</source>
        <translation>{card}, το χέρι σου, {number} από {count}</translation>
    </message>
    <message>
        <source>{card}, {where}, {number} of {count}</source>
        <translation>{card}, {where}, {number} από {count}</translation>
    </message>
    <message>
        <source>{chart} as a table</source>
        <translation>«{chart}» ως πίνακας</translation>
    </message>
    <message>
        <source>{choice} ({count})</source>
        <translation>{choice} ({count})</translation>
    </message>
    <message>
        <source>{cost} in total</source>
        <translation>{cost} συνολικά</translation>
    </message>
    <message>
        <source>{count} of {coops} coops valid</source>
        <translation>{count} από τις {coops} φωλιές έγκυρες</translation>
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
        <translation>{deck} (δική σου)</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} από {all}</translation>
    </message>
    <message>
        <source>{factor}×</source>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{fault} The default shortcuts are used until you change that.</source>
        <translation>{fault} Μέχρι να το αλλάξεις, ισχύουν οι προεπιλεγμένες συντομεύσεις.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a match ({reason}).</source>
        <translation>Το {file} δεν ανοίγει ως παρτίδα ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a tournament ({reason}).</source>
        <translation>Το {file} δεν ανοίγει ως τουρνουά ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so Soirée continues without it.</source>
        <translation>Το {file} δεν διαβάζεται ({reason}), και η Soirée συνεχίζει χωρίς αυτό.</translation>
    </message>
    <message>
        <source>{file} could not be removed ({reason}).</source>
        <translation>Το {file} δεν διαγράφηκε ({reason}).</translation>
    </message>
    <message>
        <source>{file} could not be saved ({reason}); the previous version is kept.</source>
        <translation>Το {file} δεν αποθηκεύτηκε ({reason})· κρατήθηκε η προηγούμενη έκδοση.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is full; the previous version is kept.</source>
        <translation>Το {file} δεν αποθηκεύτηκε επειδή ο δίσκος είναι γεμάτος· κρατήθηκε η προηγούμενη έκδοση.</translation>
    </message>
    <message>
        <source>{file} could not be saved because the disk is read-only; the previous version is kept.</source>
        <translation>Το {file} δεν αποθηκεύτηκε επειδή ο δίσκος είναι μόνο για ανάγνωση· κρατήθηκε η προηγούμενη έκδοση.</translation>
    </message>
    <message>
        <source>{file} could not be saved because you may not write there; the previous version is kept.</source>
        <translation>Το {file} δεν αποθηκεύτηκε επειδή δεν έχεις δικαίωμα εγγραφής εκεί· κρατήθηκε η προηγούμενη έκδοση.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Το {file} δεν γράφτηκε: {reason}</translation>
    </message>
    <message>
        <source>{file} is neither a match nor a deck of cards.</source>
        <translation>Το {file} δεν είναι ούτε παρτίδα ούτε τράπουλα.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer Soirée, so this version cannot open it.</source>
        <translation>Το {file} αποθηκεύτηκε από νεότερη Soirée, οπότε αυτή η έκδοση δεν το ανοίγει.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} και {last}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} και {second}</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>Κοινή νίκη: {first} και {second}</translation>
    </message>
    <message>
        <source>{first} and {second} tie</source>
        <translation>{first} και {second}: ισοπαλία</translation>
    </message>
    <message>
        <source>{first} beat you</source>
        <translation>{first} σε νίκησε</translation>
    </message>
    <message>
        <source>{first} beat {second}</source>
        <translation>Νίκη: {first} εναντίον {second}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ή {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} έως {last}</translation>
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
            <numerusform>{first}, {second}, {third} και %n ακόμα</numerusform>
            <numerusform>{first}, {second}, {third} και %n ακόμα</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}· {last}</translation>
    </message>
    <message>
        <source>{four}: {points}</source>
        <translation>{four}: {points}</translation>
    </message>
    <message>
        <source>{game} in two minutes</source>
        <translation>{game} σε δύο λεπτά</translation>
    </message>
    <message>
        <source>{game} with {players}</source>
        <translation>{game} με {players}</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>{game}, cannot be used: {reason}</source>
        <translation>{game}, δεν μπορεί να χρησιμοποιηθεί: {reason}</translation>
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
        <translation>{game}: {players} (τέλος)</translation>
    </message>
    <message>
        <source>{game}: {players} (replay)</source>
        <translation>{game}: {players} (επανάληψη)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} ώ.</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ώ. {minutes} λεπ.</translation>
    </message>
    <message>
        <source>{keys} is assigned to {commands}.</source>
        <translation>Το {keys} ανήκει ήδη στο {commands}.</translation>
    </message>
    <message>
        <source>{keys} is reserved for the tables.</source>
        <translation>Το {keys} είναι δεσμευμένο για τα τραπέζια.</translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n cards</source>
        <translation>
            <numerusform>{key} · %n φύλλο</numerusform>
            <numerusform>{key} · %n φύλλα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{key} · %n points</source>
        <translation>
            <numerusform>{key} · %n πόντος</numerusform>
            <numerusform>{key} · %n πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>{label}: {value}, {note}.</source>
        <translation>{label}: {value}, {note}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} έως {most}</translation>
    </message>
    <message>
        <source>{letter} = {player}</source>
        <translation>{letter} = {player}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} έως {high}</translation>
    </message>
    <message>
        <source>{low} to {high}%</source>
        <translation>{low} έως {high}%</translation>
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
        <translation>{minutes} λεπ.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soda.</source>
        <translation>Το {move} δεν είναι κίνηση στο Soda.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soi.</source>
        <translation>Το {move} δεν είναι κίνηση στο Soi.</translation>
    </message>
    <message>
        <source>{move} is not a move in Soy.</source>
        <translation>Το {move} δεν είναι κίνηση στο Soy.</translation>
    </message>
    <message>
        <source>{move} is not a move in Spy vs Spy.</source>
        <translation>Το {move} δεν είναι κίνηση στο Spy vs Spy.</translation>
    </message>
    <message>
        <source>{move} is not a move in {game}.</source>
        <translation>Το {move} δεν είναι κίνηση στο {game}.</translation>
    </message>
    <message>
        <source>{move} {verdict}</source>
        <translation>{move} {verdict}</translation>
    </message>
    <message>
        <source>{name}, not to be paid</source>
        <translation>{name}, δεν πληρώνεται</translation>
    </message>
    <message>
        <source>{name}, not valid</source>
        <translation>{name}, άκυρη</translation>
    </message>
    <message>
        <source>{name}, to be paid</source>
        <translation>{name}, πληρώνεται</translation>
    </message>
    <message>
        <source>{name}, valid</source>
        <translation>{name}, έγκυρη</translation>
    </message>
    <message>
        <source>{name}. {known}</source>
        <translation>{name}. {known}</translation>
    </message>
    <message>
        <source>{name}: {share} of {matches}, interval {interval}, even share {even}.</source>
        <translation>{name}: {share} σε {matches}, διάστημα {interval}, ίσο μερίδιο {even}.</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
    <message>
        <source>{now} of {last}, high is good</source>
        <translation>{now} από {last}, καλοί οι πολλοί</translation>
    </message>
    <message>
        <source>{now} of {last}, low is good</source>
        <translation>{now} από {last}, καλοί οι λίγοι</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} από {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}. {task}</source>
        <translation>{number} από {count}: {title}. {task}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} πόντοι</translation>
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
        <translation>{number}: {up} πάνω από {down:αιτ}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{part} is no option of {game}, or stands there twice.</source>
        <translation>Το {part} δεν είναι επιλογή του {game} ή υπάρχει δύο φορές.</translation>
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
        <translation>{players} (επαναληπτική {number})</translation>
    </message>
    <message>
        <source>{players} ({level})</source>
        <translation>{players} ({level})</translation>
    </message>
    <message>
        <source>{players} are out of the match.</source>
        <translation>Εκτός παρτίδας: {players}.</translation>
    </message>
    <message>
        <source>{players} pay.</source>
        <translation>Πληρώνουν: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the lead with %n points.</source>
        <translation>
            <numerusform>{players} στην πρώτη θέση με %n πόντο.</numerusform>
            <numerusform>{players} στην πρώτη θέση με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} share the tournament.</source>
        <translation>Κοινή νίκη στο τουρνουά: {players}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>Κοινή νίκη: {players}.</translation>
    </message>
    <message>
        <source>{player} ({kind})</source>
        <translation>{player} ({kind})</translation>
    </message>
    <message>
        <source>{player} accuses nobody.</source>
        <translation>{player} δεν κατηγορεί κανέναν.</translation>
    </message>
    <message>
        <source>{player} accuses you.</source>
        <translation>{player} σε κατηγορεί.</translation>
    </message>
    <message>
        <source>{player} accuses {other}.</source>
        <translation>{player} κατηγορεί {other}.</translation>
    </message>
    <message>
        <source>{player} alone pays.</source>
        <translation>Πληρώνει μόνο {player}.</translation>
    </message>
    <message>
        <source>{player} asks you for the {card}.</source>
        <translation>{player} σου ζητά {card:τον}.</translation>
    </message>
    <message>
        <source>{player} asks {asked} for the {card}.</source>
        <translation>{player} ζητά {card:τον} από {asked}.</translation>
    </message>
    <message>
        <source>{player} bids the {card}.</source>
        <translation>{player} προσφέρει {card:τον}.</translation>
    </message>
    <message>
        <source>{player} breaks one of your coops before the end in {share}%.</source>
        <translation>{player} σού χαλάει φωλιά πριν από το τέλος με πιθανότητα {share}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called Soy after %n rounds.</source>
        <translation>
            <numerusform>{player} φώναξε Soy μετά από %n γύρο.</numerusform>
            <numerusform>{player} φώναξε Soy μετά από %n γύρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} calls it: all of one suit.</source>
        <translation>Το φωνάζει {player}: όλα ένα χρώμα.</translation>
    </message>
    <message numerus="yes">
        <source>{player} calls the {card}: %n cards left.</source>
        <translation>
            <numerusform>{player} φωνάζει {card:τον}: μένει %n φύλλο.</numerusform>
            <numerusform>{player} φωνάζει {card:τον}: μένουν %n φύλλα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came from last to first with a bonus of %n cards.</source>
        <translation>
            <numerusform>{player} πέρασε από την τελευταία θέση στην πρώτη με μπόνους %n φύλλου.</numerusform>
            <numerusform>{player} πέρασε από την τελευταία θέση στην πρώτη με μπόνους %n φύλλων.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} can call Soy in {share}%, otherwise in {rest}%.</source>
        <translation>{player} μπορεί να φωνάξει Soy με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>{player} can match it and draw in {share}%.</source>
        <translation>Με πιθανότητα {share}%, {player} μπορεί να παίξει ίσο και να τραβήξει.</translation>
    </message>
    <message>
        <source>{player} cannot have it.</source>
        <translation>{player} αποκλείεται να το έχει.</translation>
    </message>
    <message>
        <source>{player} cheated!</source>
        <translation>{player}, ζαβολιά!</translation>
    </message>
    <message>
        <source>{player} chooses.</source>
        <translation>Διαλέγει {player}.</translation>
    </message>
    <message>
        <source>{player} could know that you have the {card}, but has forgotten it.</source>
        <translation>{player} θα μπορούσε να ξέρει ότι έχεις {card:τον}, αλλά το ξέχασε.</translation>
    </message>
    <message>
        <source>{player} could know that {holder} has the {card}, but has forgotten it.</source>
        <translation>{player} θα μπορούσε να ξέρει ότι {holder} έχει {card:τον}, αλλά το ξέχασε.</translation>
    </message>
    <message>
        <source>{player} declared Soureh.</source>
        <translation>{player} δήλωσε Soureh.</translation>
    </message>
    <message>
        <source>{player} discards a card.</source>
        <translation>{player} πετά ένα φύλλο.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} πετά {card:τον}.</translation>
    </message>
    <message>
        <source>{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of diamonds is left: ask Ada.</source>
        <translation>{player} δεν το έχει. Η Ada ζήτησε ένα 7, άρα κάποιο έχει, και μένει μόνο το 7 καρό: ρώτα την Ada.</translation>
    </message>
    <message>
        <source>{player} does not know who has the {card}. Possible: {holders}.</source>
        <translation>{player} δεν ξέρει ποιος έχει {card:τον}. Ίσως: {holders}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n cards for it.</source>
        <translation>
            <numerusform>{player} τραβά γι’ αυτό %n φύλλο.</numerusform>
            <numerusform>{player} τραβά γι’ αυτό %n φύλλα.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card for it.</source>
        <translation>{player} τραβά γι’ αυτό ένα φύλλο.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} τραβά φύλλο.</translation>
    </message>
    <message>
        <source>{player} draws again.</source>
        <translation>{player} ξανατραβά.</translation>
    </message>
    <message>
        <source>{player} draws again: the {card}.</source>
        <translation>{player} ξανατραβά {card:τον}.</translation>
    </message>
    <message>
        <source>{player} draws the {card}.</source>
        <translation>{player} τραβά {card:τον}.</translation>
    </message>
    <message>
        <source>{player} exceeds the limit of {limit} in {share}%, otherwise in {rest}%.</source>
        <translation>{player} περνάει το όριο των {limit} με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>{player} finishes in place {place}: every card is placed.</source>
        <translation>{player} τερματίζει στη θέση {place}: έβαλε όλα τα φύλλα.</translation>
    </message>
    <message numerus="yes">
        <source>{player} finishes in place {place}: stuck, with %n cards left.</source>
        <translation>
            <numerusform>{player} τερματίζει στη θέση {place}: κόλλησε, έμεινε %n φύλλο.</numerusform>
            <numerusform>{player} τερματίζει στη θέση {place}: κόλλησε, έμειναν %n φύλλα.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets both bids</source>
        <translation>{player} παίρνει και τις δύο προσφορές</translation>
    </message>
    <message>
        <source>{player} gets the 50 for four valid coops in {share}%, otherwise in {rest}%.</source>
        <translation>{player} παίρνει τους 50 για τέσσερις έγκυρες φωλιές με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>{player} gets the {cards}.</source>
        <translation>{player} παίρνει {cards:τον}.</translation>
    </message>
    <message>
        <source>{player} gives it to you.</source>
        <translation>{player} σου το δίνει.</translation>
    </message>
    <message>
        <source>{player} gives it to {taker}.</source>
        <translation>{player} το δίνει σε {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} had four valid coops %n times.</source>
        <translation>
            <numerusform>{player}: τέσσερις έγκυρες φωλιές %n φορά.</numerusform>
            <numerusform>{player}: τέσσερις έγκυρες φωλιές %n φορές.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has already paid.</source>
        <translation>{player} έχει ήδη πληρώσει.</translation>
    </message>
    <message>
        <source>{player} has it.</source>
        <translation>Το έχει {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left to ask for.</source>
        <translation>{player} δεν έχει πια φύλλα να δώσει.</translation>
    </message>
    <message>
        <source>{player} has not cheated: every card fits.</source>
        <translation>{player} δεν έκανε ζαβολιά: ταιριάζουν όλα τα φύλλα.</translation>
    </message>
    <message>
        <source>{player} has won in {suit}: {worths}; {total} in all</source>
        <translation>{suit:Plain}: {player} έχει κερδίσει {worths}· σύνολο {total}</translation>
    </message>
    <message>
        <source>{player} has won nothing in this round; {total} in all</source>
        <translation>{player} δεν έχει κερδίσει τίποτα σε αυτόν τον γύρο· σύνολο {total}</translation>
    </message>
    <message>
        <source>{player} holds the {card}.</source>
        <translation>{player} έχει {card:τον}.</translation>
    </message>
    <message>
        <source>{player} is caught: the {card} does not fit.</source>
        <translation>Πιάστηκε στα πράσα: {player}. {card:Ο} δεν ταιριάζει.</translation>
    </message>
    <message>
        <source>{player} is out of the match.</source>
        <translation>{player} είναι εκτός παρτίδας.</translation>
    </message>
    <message>
        <source>{player} keeps the score as it is.</source>
        <translation>{player} αφήνει το σκορ όπως είναι.</translation>
    </message>
    <message>
        <source>{player} knocked.</source>
        <translation>{player} χτύπησε.</translation>
    </message>
    <message>
        <source>{player} knocks: you have one last turn.</source>
        <translation>{player} χτυπά: παίζεις μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>{player} knocks: {other} has one last turn.</source>
        <translation>{player} χτυπά: {other} παίζει μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>{player} knows that you have the {card}.</source>
        <translation>{player} ξέρει ότι έχεις {card:τον}.</translation>
    </message>
    <message>
        <source>{player} knows that {holder} has the {card}.</source>
        <translation>{player} ξέρει ότι {holder} έχει {card:τον}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are, but has forgotten {forgotten}.</source>
        <translation>
            <numerusform>{player} ξέρει πού είναι %n φύλλο των άλλων, αλλά έχει ξεχάσει {forgotten}.</numerusform>
            <numerusform>{player} ξέρει πού είναι %n φύλλα των άλλων, αλλά έχει ξεχάσει {forgotten}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} knows where %n cards of others are.</source>
        <translation>
            <numerusform>{player} ξέρει πού είναι %n φύλλο των άλλων.</numerusform>
            <numerusform>{player} ξέρει πού είναι %n φύλλα των άλλων.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid down four aces after %n questions for them.</source>
        <translation>
            <numerusform>{player} κατέβασε καρέ του άσου με %n ερώτηση γι’ αυτό.</numerusform>
            <numerusform>{player} κατέβασε καρέ του άσου με %n ερωτήσεις γι’ αυτό.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} laid the most: %n of {all} points.</source>
        <translation>
            <numerusform>Τα πιο πολλά {player}: %n από {all} πόντους.</numerusform>
            <numerusform>Τα πιο πολλά {player}: %n από {all} πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays down a bid.</source>
        <translation>{player} κάνει προσφορά.</translation>
    </message>
    <message>
        <source>{player} lays down {four}, worth {points}.</source>
        <translation>{player} κατεβάζει {four}: {points} πόντοι.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n points.</source>
        <translation>
            <numerusform>{player} προηγείται με %n πόντο.</numerusform>
            <numerusform>{player} προηγείται με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {best} to your {next}.</source>
        <translation>{player} προηγείται με {best}, εσύ έχεις {next}.</translation>
    </message>
    <message>
        <source>{player} leads, {best} to {next}.</source>
        <translation>{player} προηγείται με {best} έναντι {next}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} led after each of the %n rounds.</source>
        <translation>
            <numerusform>{player} είχε το προβάδισμα μετά από %n γύρο, από την αρχή ως το τέλος.</numerusform>
            <numerusform>{player} είχε το προβάδισμα και στους %n γύρους.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made %n points in one round.</source>
        <translation>
            <numerusform>{player} έκανε %n πόντο σε έναν γύρο.</numerusform>
            <numerusform>{player} έκανε %n πόντους σε έναν γύρο.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take the {card} from you, otherwise the {second}.</source>
        <translation>{player} μπορεί να σου πάρει {card:τον}, αλλιώς {second:τον}.</translation>
    </message>
    <message>
        <source>{player} pays about {count} this round, otherwise {rest}.</source>
        <translation>{player} πληρώνει περίπου {count} σε αυτόν τον γύρο, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {points} ({total} so far).</source>
        <translation>{player} πληρώνει {points} (μέχρι τώρα {total}).</translation>
    </message>
    <message>
        <source>{player} pays {points}.</source>
        <translation>{player} πληρώνει {points}.</translation>
    </message>
    <message>
        <source>{player} played the fourth card of a rank in a row.</source>
        <translation>{player} έπαιξε το τέταρτο φύλλο ίδιας αξίας στη σειρά.</translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation>{player} παίζει {card:τον}.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: a pair.</source>
        <translation>{player} παίζει {card:τον}: ζευγάρι.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: four of a kind.</source>
        <translation>{player} παίζει {card:τον}: τετράδα.</translation>
    </message>
    <message>
        <source>{player} plays the {card}: three of a kind.</source>
        <translation>{player} παίζει {card:τον}: τριάδα.</translation>
    </message>
    <message>
        <source>{player} reaches {count} and takes 50 off in {share}%, otherwise in {rest}%.</source>
        <translation>{player} φτάνει στο {count} και βγάζει 50 με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message numerus="yes">
        <source>{player} remembers {remembered} of %n questions of this round.</source>
        <translation>
            <numerusform>{player} θυμάται {remembered} από %n ερώτηση αυτού του γύρου.</numerusform>
            <numerusform>{player} θυμάται {remembered} από τις %n ερωτήσεις αυτού του γύρου.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores about {count} points this round, otherwise {rest}.</source>
        <translation>{player} κερδίζει περίπου {count} πόντους σε αυτόν τον γύρο, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <translation>{player} δεν παίρνει πόντους.</translation>
    </message>
    <message>
        <source>{player} scores {points}, {total} in all.</source>
        <translation>{player} παίρνει {points}, σύνολο {total}.</translation>
    </message>
    <message>
        <source>{player} scores {points}.</source>
        <translation>{player} παίρνει {points}.</translation>
    </message>
    <message>
        <source>{player} showed the {card} and still holds it.</source>
        <translation>{player} έδειξε και κρατάει ακόμα {card:τον}.</translation>
    </message>
    <message>
        <source>{player} shows the rest: {cards}</source>
        <translation>{player} δείχνει τα υπόλοιπα: {cards}</translation>
    </message>
    <message>
        <source>{player} still gets four valid coops in {share}%.</source>
        <translation>{player} προλαβαίνει να κάνει τέσσερις έγκυρες φωλιές με πιθανότητα {share}%.</translation>
    </message>
    <message>
        <source>{player} takes both bids.</source>
        <translation>{player} παίρνει και τις δύο προσφορές.</translation>
    </message>
    <message>
        <source>{player} takes pile {pile}, worth {points} ({total} so far).</source>
        <translation>{player} παίρνει τη στοίβα {pile}, που αξίζει {points} (μέχρι τώρα {total}).</translation>
    </message>
    <message>
        <source>{player} takes some of the bid cards.</source>
        <translation>{player} παίρνει μερικές από τις προσφορές.</translation>
    </message>
    <message>
        <source>{player} takes the {cards} from the bids.</source>
        <translation>{player} παίρνει από τις προσφορές {cards:τον}.</translation>
    </message>
    <message>
        <source>{player} takes {points} off: {total} left.</source>
        <translation>{player} βγάζει {points}: μένουν {total}.</translation>
    </message>
    <message>
        <source>{player} then has a higher card to bid with than otherwise.</source>
        <translation>Έτσι {player} έχει μετά ψηλότερο φύλλο για προσφορά.</translation>
    </message>
    <message>
        <source>{player} then has a lower card to bid with than otherwise.</source>
        <translation>Έτσι {player} έχει μετά χαμηλότερο φύλλο για προσφορά.</translation>
    </message>
    <message>
        <source>{player} then has about {count} cards of one suit, otherwise {rest}.</source>
        <translation>{player} έχει τότε περίπου {count} φύλλα ενός χρώματος, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>{player} took 50 points off.</source>
        <translation>{player} έβγαλε 50 πόντους.</translation>
    </message>
    <message>
        <source>{player} took no part in this race.</source>
        <translation>{player} δεν έτρεξε σε αυτή την κούρσα.</translation>
    </message>
    <message>
        <source>{player} took the lead in race {number} and kept it.</source>
        <translation>{player} πέρασε μπροστά στην κούρσα {number} και έμεινε εκεί.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and kept it.</source>
        <translation>{player} πέρασε μπροστά στον γύρο {number} και έμεινε εκεί.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last race.</source>
        <translation>{player} πέρασε μπροστά στην τελευταία κούρσα.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} πέρασε μπροστά στον τελευταίο γύρο.</translation>
    </message>
    <message>
        <source>{player} was the first to finish.</source>
        <translation>Στην πρώτη θέση τερμάτισε {player}.</translation>
    </message>
    <message>
        <source>{player} wins the evening.</source>
        <translation>{player} κερδίζει τη βραδιά.</translation>
    </message>
    <message>
        <source>{player} wins the prize.</source>
        <translation>{player} κερδίζει το έπαθλο.</translation>
    </message>
    <message>
        <source>{player} wins the round, {points} to {other}.</source>
        <translation>{player} κερδίζει τον γύρο με {points} έναντι {other}.</translation>
    </message>
    <message>
        <source>{player} wins the {count} points in {share}%, otherwise in {rest}%.</source>
        <translation>{player} κερδίζει τους {count} πόντους με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}.</source>
        <translation>{player} κερδίζει το έπαθλο {worth}.</translation>
    </message>
    <message>
        <source>{player} wins the {worth}: {total} in all.</source>
        <translation>{player} κερδίζει το έπαθλο {worth}: σύνολο {total}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n points.</source>
        <translation>
            <numerusform>{player} κέρδισε με %n πόντο.</numerusform>
            <numerusform>{player} κέρδισε με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with Soy.</source>
        <translation>{player} κερδίζει με Soy.</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>Νίκη: {player}!</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} κέρδισε.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>Νίκη: {player}</translation>
    </message>
    <message>
        <source>{player} won by a single point.</source>
        <translation>{player} νίκησε με έναν μόνο πόντο διαφορά.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most in {suit}: %n of {all} points.</source>
        <translation>
            <numerusform>{suit:Plain}: τα πιο πολλά {player}, %n από {all} πόντους.</numerusform>
            <numerusform>{suit:Plain}: τα πιο πολλά {player}, %n από {all} πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the tournament.</source>
        <translation>Νίκη στο τουρνουά: {player}.</translation>
    </message>
    <message>
        <source>{player} won without paying a point.</source>
        <translation>{player} νίκησε χωρίς να πληρώσει ούτε πόντο.</translation>
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
            <numerusform>{player}, %n πόντος</numerusform>
            <numerusform>{player}, %n πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, pile {number}, its first card first</source>
        <translation>{player}, στοίβα {number}, το πρώτο φύλλο πρώτα</translation>
    </message>
    <message>
        <source>{player}, pile {number}: the {card} does not fit on the {under}</source>
        <translation>{player}, στοίβα {number}: {card:ο} δεν ταιριάζει πάνω {under:στον}</translation>
    </message>
    <message>
        <source>{player}, {detail}</source>
        <translation>{player}, {detail}</translation>
    </message>
    <message>
        <source>{player}: cards left {left}, points {points}, piles {tops}</source>
        <translation>{player}: μένουν φύλλα {left}, πόντοι {points}, στοίβες {tops}</translation>
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
        <translation>{player};</translation>
    </message>
    <message>
        <source>{player}’s ace costs you nothing.</source>
        <translation>Ο άσος ({player}) δεν σου κοστίζει τίποτα.</translation>
    </message>
    <message>
        <source>{player}’s ace costs you the {cards}.</source>
        <translation>Ο άσος ({player}) σού κοστίζει {cards:τον}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} nothing.</source>
        <translation>Ο άσος ({player}) δεν παίρνει τίποτα από {other}.</translation>
    </message>
    <message>
        <source>{player}’s ace costs {other} the {cards}.</source>
        <translation>Ο άσος ({player}) παίρνει από {other} {cards:τον}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s ace took %n cards.</source>
        <translation>
            <numerusform>Ένας άσος ({player}) πήρε %n φύλλο.</numerusform>
            <numerusform>Ένας άσος ({player}) πήρε %n φύλλα.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s bid</source>
        <translation>Προσφορά ({player})</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the black {up} is not higher than the {down}.</source>
        <translation>Η φωλιά {slot} ({player}) είναι άκυρη: το μαύρο {up} δεν είναι ψηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the red {up} is not lower than the {down}.</source>
        <translation>Η φωλιά {slot} ({player}) είναι άκυρη: το κόκκινο {up} δεν είναι χαμηλότερο από το {down}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: the {down} lies face down.</source>
        <translation>Η φωλιά {slot} ({player}) είναι άκυρη: κρύβει {down:τον}.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is not valid: two aces.</source>
        <translation>Η φωλιά {slot} ({player}) είναι άκυρη: δύο άσοι.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid at the end in {share}%, otherwise in {rest}%.</source>
        <translation>Η φωλιά {slot} ({player}) είναι έγκυρη στο τέλος με πιθανότητα {share}%, αλλιώς {rest}%.</translation>
    </message>
    <message>
        <source>{player}’s coop {slot} is valid.</source>
        <translation>Η φωλιά {slot} ({player}) είναι έγκυρη.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s coop {slot} is valid: %n points.</source>
        <translation>
            <numerusform>Η φωλιά {slot} ({player}) είναι έγκυρη: %n πόντος.</numerusform>
            <numerusform>Η φωλιά {slot} ({player}) είναι έγκυρη: %n πόντοι.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s coops are all valid.</source>
        <translation>Όλες οι φωλιές ({player}) είναι έγκυρες.</translation>
    </message>
    <message>
        <source>{player}’s coops earn about {count} points, otherwise {rest}.</source>
        <translation>Οι φωλιές ({player}) δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>{player}’s drawn card replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} βάζει το φύλλο που τράβηξε στη θέση {old:του}, κλειστό φύλλο της φωλιάς {slot}.</translation>
    </message>
    <message>
        <source>{player}’s hand stays hidden: only a call shows a hand.</source>
        <translation>{player}: το χέρι μένει κρυφό, μόνο όποιος φωνάζει το δείχνει.</translation>
    </message>
    <message>
        <source>{player}’s hand: {cards}</source>
        <translation>Το χέρι ({player}): {cards}</translation>
    </message>
    <message>
        <source>{player}’s other coops earn about {count} points, otherwise {rest}.</source>
        <translation>Οι άλλες φωλιές ({player}) δίνουν περίπου {count} πόντους, αλλιώς {rest}.</translation>
    </message>
    <message>
        <source>{player}’s score changes by about {count}, otherwise by {rest}.</source>
        <translation>Το σκορ ({player}) αλλάζει κατά {count} περίπου, αλλιώς κατά {rest}.</translation>
    </message>
    <message>
        <source>{player}’s valid coops: {valid}; not valid: {others}.</source>
        <translation>Έγκυρες φωλιές ({player}): {valid}, άκυρες: {others}.</translation>
    </message>
    <message>
        <source>{player}’s view</source>
        <translation>οπτική γωνία: {player}</translation>
    </message>
    <message>
        <source>{player}’s whole hand was {suit}.</source>
        <translation>Όλο το χέρι ({player}) ήταν {suit}.</translation>
    </message>
    <message>
        <source>{player}’s {cards}</source>
        <translation>{cards} ({player})</translation>
    </message>
    <message>
        <source>{player}’s {card} beats your {second}.</source>
        <translation>{player} με {card:τον} περνά {second:τον} σου.</translation>
    </message>
    <message>
        <source>{player}’s {card} beats {other}’s {second}.</source>
        <translation>{player} με {card:τον} περνά {second:τον} ({other}).</translation>
    </message>
    <message>
        <source>{player}’s {card} gives them two more turns.</source>
        <translation>{player} παίζει {card:τον}: άλλες δύο σειρές.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old} in your coop {slot}.</source>
        <translation>{player} βάζει {card:τον} στη θέση {old:του} στη φωλιά σου {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face down in coop {slot}.</source>
        <translation>{player} βάζει {card:τον} στη θέση {old:του}, κλειστό φύλλο της φωλιάς {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces the {old}, face up in coop {slot}.</source>
        <translation>{player} βάζει {card:τον} στη θέση {old:του}, ανοιχτό φύλλο της φωλιάς {slot}.</translation>
    </message>
    <message>
        <source>{player}’s {card} replaces {owner}’s {old} in coop {slot}.</source>
        <translation>{player} βάζει {card:τον} στη θέση {old:του} στη φωλιά {slot} ({owner}).</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of their own coops {slot} and {second}.</source>
        <translation>{player} με {king:τον} αλλάζει μεταξύ τους τα κλειστά φύλλα στις φωλιές {slot} και {second} ({player}).</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of your coops {slot} and {second}.</source>
        <translation>{player} με {king:τον} αλλάζει μεταξύ τους τα κλειστά φύλλα στις φωλιές σου {slot} και {second}.</translation>
    </message>
    <message>
        <source>{player}’s {king} switches the face-down cards of {owner}’s coops {slot} and {second}.</source>
        <translation>{player} με {king:τον} αλλάζει μεταξύ τους τα κλειστά φύλλα στις φωλιές {slot} και {second} ({owner}).</translation>
    </message>
    <message>
        <source>{player}’s {king} switches your {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} με {king:τον} αλλάζει {card:τον} (φωλιά σου {slot}) με {other:τον} (φωλιά {second}, {holder}).</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s coop {slot} with {holder}’s coop {second}, face down.</source>
        <translation>{player} με {king:τον} αλλάζει θέση σε δύο κλειστά φύλλα: φωλιά {slot} ({owner}) και φωλιά {second} ({holder}).</translation>
    </message>
    <message>
        <source>{player}’s {king} switches {owner}’s {card}, coop {slot}, with {holder}’s {other}, coop {second}.</source>
        <translation>{player} με {king:τον} αλλάζει {card:τον} (φωλιά {slot}, {owner}) με {other:τον} (φωλιά {second}, {holder}).</translation>
    </message>
    <message>
        <source>{points} before this round</source>
        <translation>{points} πριν από αυτόν τον γύρο</translation>
    </message>
    <message>
        <source>{points} for cards left over</source>
        <translation>{points} για όσα φύλλα έμειναν</translation>
    </message>
    <message>
        <source>{points} for cheating</source>
        <translation>{points} για ζαβολιά</translation>
    </message>
    <message>
        <source>{points} for finishing first</source>
        <translation>{points} για την πρώτη θέση</translation>
    </message>
    <message>
        <source>{points} for the pile taken</source>
        <translation>{points} για τη στοίβα</translation>
    </message>
    <message>
        <source>{points} from the bonus</source>
        <translation>{points} από το μπόνους</translation>
    </message>
    <message>
        <source>{points} if the round ended now, by the cards that you see</source>
        <translation>{points} αν ο γύρος έκλεινε τώρα, με τα φύλλα που βλέπεις</translation>
    </message>
    <message>
        <source>{points} laid</source>
        <translation>{points} κάτω</translation>
    </message>
    <message>
        <source>{points} with all that this round can still bring</source>
        <translation>{points} με όλα όσα μπορεί να φέρει ακόμα αυτός ο γύρος</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} από {length}</translation>
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
        <translation>{rank}η θέση από {count}</translation>
    </message>
    <message>
        <source>{rank}. {player}</source>
        <translation>{rank}. {player}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, με βοήθεια</translation>
    </message>
    <message>
        <source>{result}, {score} to {other}</source>
        <translation>{result}, {score} έναντι {other}</translation>
    </message>
    <message>
        <source>{round}, {position} of {length}</source>
        <translation>{round}, {position} από {length}</translation>
    </message>
    <message>
        <source>{round}; {played} of {count} matches are played.</source>
        <translation>{round}· έχουν παιχτεί {played} από {count} παρτίδες.</translation>
    </message>
    <message>
        <source>{score} points</source>
        <translation>{score} πόντοι</translation>
    </message>
    <message>
        <source>{score}. The notch: {points}.</source>
        <translation>{score}. Η εγκοπή: {points}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} δευτ.</translation>
    </message>
    <message>
        <source>{share} of a match</source>
        <translation>{share} μιας παρτίδας</translation>
    </message>
    <message>
        <source>{share} won</source>
        <translation>{share} νίκες</translation>
    </message>
    <message>
        <source>{share}% of the cards to come will fit, otherwise {rest}%.</source>
        <translation>Το {share}% των επόμενων φύλλων θα ταιριάζει, αλλιώς το {rest}%.</translation>
    </message>
    <message>
        <source>{share}% of the unseen cards would break your coop {slot} again.</source>
        <translation>Το {share}% των κρυφών φύλλων θα χαλούσε ξανά τη φωλιά σου {slot}.</translation>
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
            <numerusform>Λύθηκαν {solved} από %n</numerusform>
            <numerusform>Λύθηκαν {solved} από %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>{text} (shown on the table)</source>
        <translation>{text} (φαίνεται στο τραπέζι)</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, επικεφαλίδα</translation>
    </message>
    <message>
        <source>{theme}. The same for everybody.</source>
        <translation>{theme}. Το ίδιο για όλους.</translation>
    </message>
    <message>
        <source>{time} in total</source>
        <translation>{time} συνολικά</translation>
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
        <translation>{value}, θέση {seat}</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}%</translation>
    </message>
    <message>
        <source>{what} will open when “{dialog}” is closed.</source>
        <translation>Θα ανοίξει όταν κλείσει το «{dialog}»: {what}.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{who}: {first} at the first choice, lowest {low} ({trough}), highest {high} ({peak}), {last} at the last.</source>
        <translation>{who}: {first} στην πρώτη επιλογή, ελάχιστο {low} ({trough}), μέγιστο {high} ({peak}), {last} στην τελευταία.</translation>
    </message>
    <message>
        <source>{why} Your hand is locked for {seconds} s.</source>
        <translation>{why} Το χέρι σου κλειδώνει για {seconds} δευτ.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} εικονοστοιχεία</translation>
    </message>
    <message>
        <source>{winner} won {game}. I had not seen that coming.</source>
        <translation>{winner} νίκησε στο {game}. Δεν το είδα να έρχεται.</translation>
    </message>
    <message>
        <source>“No,” says {player}.</source>
        <translation>«Όχι», λέει {player}.</translation>
    </message>
    <message>
        <source>“No,” you say.</source>
        <translation>«Όχι», λες.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. Everybody else has one last turn.</source>
        <translation>«Soureh!» λέει {player}. Όλοι οι άλλοι παίζουν μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. You have one last turn.</source>
        <translation>«Soureh!» λέει {player}. Παίζεις μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>“Soureh!” says {player}. {other} has one last turn.</source>
        <translation>«Soureh!» λέει {player}. {other} παίζει μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. Everybody else has one last turn.</source>
        <translation>«Soureh!» λες. Όλοι οι άλλοι παίζουν μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>“Soureh!” you say. {other} has one last turn.</source>
        <translation>«Soureh!» λες. {other} παίζει μία τελευταία φορά.</translation>
    </message>
    <message>
        <source>“Soy!” calls {player}.</source>
        <translation>«Soy!» φωνάζει {player}.</translation>
    </message>
    <message>
        <source>“Soy!” you call.</source>
        <translation>«Soy!» φωνάζεις.</translation>
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
        <translation>Το «{keys}» δεν μπορεί να είναι συντόμευση για «{command}».</translation>
    </message>
    <message>
        <source>“{text}” is not a card: type a rank and a suit, such as 7h or 10s.</source>
        <translation>Το «{text}» δεν είναι φύλλο: γράψε αξία και χρώμα, π.χ. 7h ή 10s.</translation>
    </message>
    <message>
        <source>“{what}” must be a whole number from {least} to {most}.</source>
        <translation>«{what}»: πρέπει να είναι ακέραιος από {least} έως {most}.</translation>
    </message>
</context>
</TS>
