# Der Editor für das Spielmaterial auf der Seite.

editor-title = Karten berichtigen
editor-title-of = Deine Ausgabe von { $game }
editor-text = Du hast die Schachtel? Tippe ein, was gedruckt ist, und spiele damit. Geänderte Zellen zeigen, was vorher dort stand.
editor-name = Name der Ausgabe
editor-credits = Mitwirkende
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-open = Datei öffnen
editor-download = Herunterladen
editor-keep = In meine Liste
editor-kept = „{ $name }“ ist in deiner Liste.
editor-play = Tisch damit eröffnen
editor-mistakes = { $count ->
    [one] { NUMBER($count) } Fehler
   *[other] { NUMBER($count) } Fehler
}
editor-nothing = Noch keine Änderungen.
editor-fine = Keine Fehler. Geändert: { $files }.
editor-name-first = Gib ihr einen Namen, um sie zu speichern.
editor-file = Datei
editor-show = Anzeigen
editor-show-all = Alle
editor-show-changed = Geänderte
editor-show-wrong = Fehler
editor-picture = Karte
editor-no-picture = noch kein Bild
editor-cell = { $number }, { $column }
editor-was = vorher { $before }
editor-no-rows = Nichts anzuzeigen.
editor-as-text = { $file } als Text
editor-not-opened = { $file } ist nicht lesbar, darum wurde nichts übernommen. Verbessere die Datei und öffne sie noch einmal.
editor-left-out = Aus { $file } wurde nicht alles übernommen:
editor-no-edition = Diese Datei ist keine Ausgabe.
