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
bot-learned = trainierter Bot

# Was an einem Wunsch nicht stimmt

play-unknown-seat = Unbekannter Platz „{ $seat }“. Möglich: { $allowed }.
play-nothing-saved = Keine gespeicherten Partien in { $folder }.
play-no-answer = „{ $text }“ ist weder ein Befehl noch ein Zug.
play-no-such-number = Gib eine Zahl von 0 bis { $count } ein (nicht „{ $text }“).
play-resume-alone = { $option } ist bei einer fortgesetzten Partie nicht änderbar.

# Zeilenmodus

line-welcome = { $game }. help zeigt die Befehle.
line-your-turn = { $you ->
    [yes] Du bist am Zug: { $question }. Gib einen Zug ein, oder help.
   *[no] { $seat }, du bist am Zug: { $question }. Gib einen Zug ein, oder help.
}
line-hand-over = Gib den Bildschirm an { $seat } weiter, dann drücke Eingabe.
line-saved = Gespeichert in { $file }. Fortsetzen mit: tianxia play --resume
line-kept = Aufzeichnung: { $file }
line-allowed = { $answer } ist erlaubt.
line-hint = Ein Bot spielt hier { $answer }. Die besten Züge:
line-hint-way = { $answer }: { page-hint-value }
line-undone = Rückgängig gemacht.
line-undo-how = Tippe ja, um ihn rückgängig zu machen, oder spiel weiter.
# What is typed to say so
line-undo-yes = ja
line-redone = Wiederholt.
line-nothing-to-undo = Nichts rückgängig zu machen.
line-options = Möglichkeiten:
line-help = Gib einen Zug ein, oder einen Befehl:
    options            die erlaubten Züge
    why ZUG            warum ein Zug nicht erlaubt ist, und nach welcher Regel
    preview ZUG        was ein Zug bewirkt
    hint               was ein Bot spielt
    undo               deinen letzten Zug und alles danach rückgängig machen
    redo               was du eben rückgängig gemacht hast, wiederholen
    log                alles, was passiert ist
    board              den Plan noch einmal
    describe           den Plan in Sätzen
    review             nach dem Ende: Fehler, bessere Züge, Glück
    quit               speichern und beenden (ebenso das Ende der Eingabe)
line-start-saved = Nummer der Partie zum Fortsetzen, 0 für eine neue [{ $default }]:
line-start-game = Spiel ({ $allowed }) [{ $default }]:
line-start-seats = Wer spielt? me für einen Menschen, oder ein Bot: beginner, easy, medium, hard oder master, mit Kommas getrennt; oder lesson für das Tutorial [{ $default }]:
line-start-option = { $option }: { $values } [{ $default }]:

# Startbild

start-title = tianxia  ·  alles unter dem Himmel
start-new = Neue Partie
start-saved = Weiterspielen
start-none-saved = Noch keine gespeicherte Partie. Partien werden automatisch gespeichert.
start-finished = Wiederholung
start-none-finished = Hier stehen beendete Partien.
start-kept = { $game }: { $seats } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} · { $when }
start-game = Spiel
start-me = ein Mensch
start-you = du
start-nobody = niemand
start-series = Partien
start-single = eine Partie
start-language = Sprache
start-begin = Starten
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

table-preview = Vorschau
table-preview-of = Vorschau: { $answer }
table-log = Verlauf
table-why = Warum nicht?
table-help = Hilfe
table-close = Esc oder Klick: schließen
table-series = Partie { $number } von { $games }
table-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat }, du bist am Zug.
}
table-thinking = { $seat } denkt nach …
table-hinting = Tipp wird gesucht …
table-hint = Tipp
table-over = Die Partie ist zu Ende.
table-allowed = { $answer } ist erlaubt. Eingabe spielt es.
table-quit-how = Q beendet. Partien werden automatisch gespeichert.
table-cramped = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; der Tisch braucht { $columns } und { $rows }.
    Vergrößere es, oder drücke Q und spiel im Zeilenmodus weiter: tianxia play --resume --line
replay-at = Zug { $number } von { $total }: { $seat } ist am Zug.
table-greyed = Jetzt nicht möglich:
table-nothing-to-undo = Nichts rückgängig zu machen.
table-keys = Pfeile oder Klick: Plättchen bewegen · 1–3 oder Tab: anderes Plättchen · R oder Rechtsklick: drehen · Leertaste: umdrehen · N: nächstes mögliches Feld · Eingabe oder zweiter Klick: legen. Die Vorschau steht neben dem Plan.
    U: rückgängig · Y: wiederholen · H: Tipp · W: warum nicht · L: Verlauf · S: speichern und zum Menü · Q: speichern und beenden
    Auf dem Plan: [ ] dein Plättchen · • mögliches Feld · Großbuchstaben: letzte Züge · ! Provinzen, die es verbieten
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
key-review = Analyse
key-eyes = Ansicht
key-close = schließen
key-undo = rückgängig
key-redo = nochmal
key-hint = Tipp
key-guide = Tutorial
key-why = warum
key-log = Verlauf
key-help = Hilfe
key-leave = Menü
key-quit = Ende

# Vorhang und Ende

curtain-title = Bildschirm an { $seat } weitergeben
curtain-text = { $seat }: Eingabe oder Klick.
end-title = Das Ende
end-next = Nächste Partie
end-start = Neue Partie
end-look = Plan ansehen
end-review = Analyse
end-replay = Wiederholung
end-undo = Rückgängig
end-quit = Beenden

# Die Optionen von `tianxia play`

help-play-seats = Spieler je Platz, mit Kommas: me für einen Menschen, sonst ein Bot. Mehrere Menschen teilen sich den Bildschirm.
help-play-options = Eine Spieloption; auch mehrmals.
help-play-seed = Beliebiger Text; derselbe Text ergibt dieselbe Verteilung. Ohne ihn ist der Startwert geheim und nachher prüfbar.
help-play-series = Mehrere Partien nacheinander mit diesen Werten der Serienoption, mit Summe.
help-play-resume = Eine gespeicherte Partie fortsetzen: eine Datei, oder die letzte.
help-play-components = Ordner mit eigenen Materialdateien.
help-play-record = Die Aufzeichnung auch in diese Datei schreiben. Den Startwert enthält sie erst nach dem Ende.
help-play-line = Zeilenmodus, für Pipes und Bildschirmleser.

# Lessons

line-lesson = Tutorial: { $text }
line-lesson-advice = Schritt { $number } von { $total }. Vorschlag: { $answer }
line-lesson-off = Du hast das Tutorial verlassen. undo führt dorthin zurück.
table-lesson = Tutorial, Schritt { $number } von { $total }
table-lesson-advice = Vorschlag: { $answer }
table-lesson-off = Du hast das Tutorial verlassen. U führt dorthin zurück.
help-play-lesson = Das Spiel in einer geführten ersten Partie lernen.
play-lesson-alone = Das Tutorial bestimmt Plätze, Optionen und Karten selbst. Lass { $option } weg.
