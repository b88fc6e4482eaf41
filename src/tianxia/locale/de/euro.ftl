# Was die Seiten der beiden großen Spiele gemeinsam haben; was eine Meldung erhält, steht in der englischen Datei.

euro-nobody = niemand
euro-first-card = erste Karte
euro-any = Jede Karte
euro-higher-than = Höher als { $number }
euro-lower-than = Niedriger als { $number }
euro-wakes = aktiviert
euro-higher-wakes = höher aktiviert
euro-lower-wakes = niedriger aktiviert
euro-no-wake = nie
euro-to-beat = Zu schlagen
euro-beat = zu schlagen
euro-ties = Gleichstand:
euro-ties-how = Gleichstand: Wer auf der Belohnungs-Leiste weiter oben steht, geht vor.
euro-race = Reihenfolge der Wahl: { $race }
euro-no-markers = niemand hat welche
euro-card-wakes = Wird jetzt aktiviert.
euro-card-sleeps = Blockiert: zu viele Unruhen in der Region.
euro-card-used = Schon genutzt.
euro-vp = SP
euro-sum = Summe
euro-board-of = { $you ->
    [yes] Dein Tableau
   *[no] Tableau von { $seat }
}
euro-open-board = { $you ->
    [yes] Dein Tableau öffnen
   *[no] Tableau öffnen: { $seat }
}
euro-cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
euro-so-far = Bisher gewählt
euro-steps-more = { $count } weitere
euro-look-over = Prüfe deinen Zug und bestätige.
euro-and-now = Was davon?
euro-sealed-wait = Warten auf die anderen.
euro-confirm = Zug bestätigen
euro-not-your-turn = Du bist nicht am Zug. Sieh dich ruhig um.
euro-not-asked = Nicht jetzt. { $asked }
euro-whole-board = Ganzer Plan
euro-row = Aktive Karten, in dieser Reihenfolge
euro-row-order = ziehen oder ↑ ↓ zum Ordnen
euro-row-target = Wofür: { $choice }
euro-sooner = Früher nutzen: { $choice }
euro-take-row = { $count ->
    [one] Nutzen
   *[other] Diese { $count } nutzen
}
euro-help = Zuerst: { $move }
euro-not-now = Jetzt nicht möglich. Wähle etwas, um den Grund zu lesen.
euro-why-not = Was geht nicht, und warum?
euro-hinted-ways = { $count ->
    [one] Der beste Zug. Wähle ihn für die Vorschau:
   *[other] Die besten Züge. Wähle einen für die Vorschau:
}
euro-undo-step = Schritt rückgängig
euro-sealed = { $count ->
    [0] Alle haben gewählt.
    [one] 1 Spieler wählt noch.
   *[other] { $count } Spieler wählen noch.
}
euro-has-chosen = { $you ->
    [yes] hast gewählt
   *[no] hat gewählt
}
euro-chooses = { $you ->
    [yes] wählst noch …
   *[no] wählt noch …
}
euro-pair = { $name }: { $text }
euro-take-back = Neu wählen
euro-chart = Siegpunkte am Ende jeder Runde: { $summary }
euro-chart-start = Anfang
euro-chart-end = Ende
euro-chart-title = SP nach Runden
# A letter or two on a picture for those who do not tell its colour; $what is an aspect, an official or a wall site
euro-letter = { $what ->
    [writing] S
    [currency] W
    [laws] G
    [alchemists] A
    [military] R
    [civilian] G
    [inspector] W
    [alchemist] Al
    [architect] Ar
    [general] Ge
    [turquoise] T
    [gold] G
   *[vermilion] Z
}
euro-stage-title = Runde { $round } ist vorbei
euro-stage-how = Wer am meisten hat, wählt zuerst. Eine Belohnung kostet sie alle.
euro-stage-skip = Überspringen
euro-stage-continue = Weiter
euro-stage-boards = Spielplan zeigen
euro-stage-pays = zahlt { $count }
euro-stage-passes = passt
euro-stage-chooses = { $you ->
    [yes] du wählst
   *[no] wählt
}
euro-stage-tie = { $you ->
    [yes] Gleichstand, nach dir
   *[no] Gleichstand, nach { $seat }
}
euro-stage-leads = führt
euro-stage-takes = { $you ->
    [yes] Du nimmst sie
   *[no] { $seat } nimmt sie
}
euro-stage-nobody = niemand nimmt sie
euro-stage-points = Punkte dieser Runde
euro-stage-next = Als Nächstes: Runde { $round }
euro-stage-last = Das war die letzte Runde
