# Der Tisch im Terminal: Zeilenmodus, Startbild, Tisch. Nichts davon gehört zu einem bestimmten Spiel.

seat-nobody = niemand
seat-number = Platz { $number }
player-you = du
player-person = Mensch
bot-beginner = { page-bot-beginner }
bot-easy = { page-bot-easy }
bot-medium = { page-bot-medium }
bot-hard = { page-bot-hard }
bot-master = { page-bot-master }
bot-random = Zufallsbot
bot-greedy = gieriger Bot
bot-learned = gelehriger Bot

# Was an einem Wunsch nicht stimmt

play-unknown-seat = „{ $seat }“ kann sich nicht setzen: An einem Platz sitzt eines von { $allowed }.
play-nothing-saved = In { $folder } liegt keine Partie, die sich fortsetzen ließe.
play-no-answer = „{ $text }“ ist weder ein Befehl noch eine Antwort.
play-no-such-number = „{ $text }“ ist keine Zahl von 0 bis { $count }.
play-resume-alone = Eine fortgesetzte Partie behält, was sie hat: Lass { $option } weg.

# Zeilenmodus

line-welcome = { $game }. Mit help kommen die Befehle.
line-your-turn = { $you ->
    [yes] Du bist am Zug: { $question }. Gib eine Antwort ein, oder help.
   *[no] { $seat }, du bist am Zug: { $question }. Gib eine Antwort ein, oder help.
}
line-hand-over = Jetzt ist { $seat } dran; weiter mit der Eingabetaste.
line-saved = Die Partie ist in { $file } gespeichert; weiter mit: tianxia play --resume
line-kept = Die Aufzeichnung liegt in { $file }.
line-allowed = { $answer } ist erlaubt.
line-hint = Ein Bot an deinem Platz würde { $answer } antworten; die besten Antworten und was sie wert scheinen:
line-hint-way = { $answer }: { page-hint-value }
line-undone = Zurückgenommen.
line-undo-how = Tippe ja zum Zurücknehmen, oder spiel weiter.
# What is typed to say so
line-undo-yes = ja
line-redone = Wiederholt.
line-nothing-to-undo = Es gibt nichts zurückzunehmen.
line-options = Möglichkeiten:
line-help = Antworte in Notation, oder nimm einen Befehl:
    options            die erlaubten Antworten
    why ANTWORT        warum eine Antwort nicht erlaubt ist, und nach welcher Regel
    preview ANTWORT    was eine Antwort bewirken würde
    hint               was ein Bot täte
    undo               deine letzte Antwort und alles danach zurücknehmen
    redo               was du eben zurückgenommen hast, noch einmal
    log                alles, was geschehen ist
    board              den Plan noch einmal
    describe           den Plan in Sätzen
    review             nach dem Ende: jeder Zug gegen den besten, und was Glück war
    quit               speichern und gehen; das Ende der Eingabe tut dasselbe
line-start-saved = Nummer der Partie, die weitergehen soll, 0 für eine neue [{ $default }]:
line-start-game = Spiel ({ $allowed }) [{ $default }]:
line-start-seats = Wer sitzt am Tisch? me für einen Menschen, beginner, easy, medium, hard oder master für einen Bot, mit Kommas dazwischen; oder lesson für eine begleitete erste Partie [{ $default }]:
line-start-option = { $option }: { $values } [{ $default }]:

# Startbild

start-title = tianxia  ·  alles unter dem Himmel
start-new = Eine neue Partie
start-saved = Weiterspielen
start-none-saved = Noch keine gespeicherte Partie. Partien werden automatisch gespeichert.
start-finished = Wiederholung
start-none-finished = Hier stehen beendete Partien.
start-kept = { $game }: { $seats } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} · { $when }
start-game = Spiel
start-me = ein Mensch hier
start-you = du
start-nobody = niemand
start-series = Partien
start-single = eine Partie
start-language = Sprache
start-begin = Los geht’s
start-quit = Beenden
start-delete = Löschen
start-keep = Behalten
start-delete-title = Diese Partie löschen?
start-delete-text = { $games ->
    [one] { $title }
   *[other] Die ganze Serie, alle { $games } Partien. Die letzte: { $title }
}

    Gelöschte Partien sind nicht wiederherstellbar.
start-keys = ↑↓ nächstes Feld   ←→ ändern   Eingabe öffnen   N los   L lernen   Entf Partie löschen   Q beenden

# Tisch

table-preview = Was das bewirkt
table-preview-of = Was { $answer } bewirkt
table-log = Verlauf
table-why = Warum nicht?
table-help = Hilfe
table-close = Esc oder Klick: schließen
table-series = Partie { $number } von { $games }
table-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat }, du bist am Zug.
}
table-thinking = { $seat } denkt nach …
table-hinting = Ein Tipp wird gesucht …
table-hint = Tipp
table-over = Die Partie ist zu Ende.
table-allowed = { $answer } ist erlaubt; die Eingabetaste spielt es.
table-quit-how = Q beendet. Partien werden nach jedem Zug gespeichert.
table-cramped = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; der Tisch braucht { $columns } und { $rows }.
    Vergrößere es, oder drücke Q und spiel im Zeilenmodus weiter: tianxia play --resume --line
replay-at = Zug { $number } von { $total }: { $seat } ist am Zug.
table-greyed = Jetzt nicht möglich:
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-keys = Pfeile oder ein Klick bewegen das Plättchen; 1 bis 3 oder Tab nehmen ein anderes; R (oder die rechte Maustaste) dreht es um ein Viertel, die Leertaste ganz herum. N geht zum nächsten Feld, auf das es so passt. Die Eingabetaste oder ein zweiter Klick legt es. Was es bewirken würde, steht vorher neben dem Plan.
    U nimmt deinen letzten Zug und alles danach zurück, Y wiederholt ihn. H zeigt, was ein Bot täte. W sagt, warum das Plättchen dort nicht liegen darf. L zeigt alle Züge. S speichert und geht zum Startbild, Q speichert und beendet.
    Auf dem Plan: [ ] dein Plättchen, • ein Feld, auf das es passt, Großbuchstaben die letzten Züge, ! Provinzen, die den Platz verbieten.
key-turn = drehen
key-next = weiter
key-lay = legen
key-pick = wählen
key-play = spielen
key-page = Seite
key-open = Gegner
key-grey = unmöglich
key-back = zurück
key-on = vor
key-review = Nachbesprechung
key-eyes = Blick
key-close = schließen
key-undo = zurück
key-redo = nochmal
key-hint = Tipp
key-guide = Tutorial
key-why = warum
key-log = Verlauf
key-help = Hilfe
key-leave = Start
key-quit = Ende

# Vorhang und Ende

curtain-title = Jetzt ist { $seat } dran
curtain-text = { $seat } macht mit der Eingabetaste oder einem Klick weiter.
end-title = Das Ende
end-next = Nächste Partie
end-start = Neue Partie
end-look = Plan ansehen
end-review = Nachbesprechung
end-replay = Wiederholung
end-undo = Zurücknehmen
end-quit = Beenden

# Die Optionen von `tianxia play`

help-play-seats = Wer wo sitzt, mit Kommas: me für einen Menschen, sonst ein Bot. Mehrere Menschen teilen sich den Bildschirm.
help-play-options = Eine Option des Spiels; auch mehrmals.
help-play-seed = Ein beliebiger Text; derselbe Text teilt dieselben Plättchen aus. Ohne ihn ist das Los geheim und lässt sich nachher prüfen.
help-play-series = Mehrere Partien nacheinander mit diesen Werten der Serienoption des Spiels, mit Summe.
help-play-resume = Eine gespeicherte Partie fortsetzen: eine Datei, oder ohne sie die zuletzt verlassene.
help-play-components = Ein Ordner mit eigenen Datendateien.
help-play-record = Die Aufzeichnung auch in dieser Datei führen; den Startwert enthält sie erst nach dem Ende.
help-play-line = Zeilenmodus, für Pipes und Bildschirmleser.

# Lessons

line-lesson = Begleiter: { $text }
line-lesson-advice = Schritt { $number } von { $total }. Vorschlag: { $answer }
line-lesson-off = Begleiter: Du gehst deinen eigenen Weg. „undo“ führt zur Lektion zurück.
table-lesson = Tutorial, Schritt { $number } von { $total }
table-lesson-advice = Vorschlag: { $answer }
table-lesson-off = Du hast das Tutorial verlassen. U führt dorthin zurück.
help-play-lesson = Eine begleitete erste Partie, die beim Spielen lehrt.
play-lesson-alone = Eine Lektion bringt Plätze, Optionen und Karten selbst mit: Lass { $option } weg.
