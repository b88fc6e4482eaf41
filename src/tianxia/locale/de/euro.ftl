# Was die Seiten der beiden großen Spiele gemeinsam haben; was eine Meldung erhält, steht in der englischen Datei.

euro-nobody = niemand
euro-first-card = erste Karte
euro-any = Jede Karte
euro-higher-than = Höher als { $number }
euro-lower-than = Niedriger als { $number }
euro-wakes = weckt
euro-higher-wakes = höher weckt
euro-lower-wakes = niedriger weckt
euro-no-wake = weckt nichts
euro-to-beat = Zu schlagen
euro-beat = schlage
euro-ties = Gleichstand:
euro-ties-how = Belohnungsleiste: Bei Gleichstand geht vor, wer hier weiter vorne steht
euro-race = Gefragt wird in dieser Reihenfolge: { $race }
euro-no-markers = niemand hat welche
euro-card-wakes = Wird jetzt geweckt.
euro-card-sleeps = Schläft: zu viele Unruhen in ihrer Region.
euro-card-used = Schon genutzt.
euro-vp = SP
euro-vp-now = SP, wenn das Spiel dann endete
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
euro-look-over = Schau den Zug noch einmal an und bestätige ihn.
euro-and-now = Und was davon?
euro-sealed-wait = Du hast gewählt. Die anderen wählen noch.
euro-confirm = Zug bestätigen
euro-not-your-turn = Du bist nicht am Zug. Sieh dich in Ruhe um.
euro-not-asked = Nicht jetzt. { $asked }
euro-row = Geweckt, in dieser Reihenfolge
euro-sooner = { $choice }: einen Platz früher
euro-take-row = { $count ->
    [one] Nutzen
   *[other] Diese { $count } nutzen
}
euro-help = Zuerst: { $move }
euro-not-now = Jetzt nicht möglich. Wähle etwas, um den Grund zu lesen.
euro-why-not = Was nicht, und warum?
euro-guided = Dein Begleiter schlägt vor: { $answer }.
euro-hinted-ways = { $count ->
    [one] Das würde ein Bot an deiner Stelle tun. Wähle es, um es zu entwerfen:
   *[other] Die besten Züge, die ein Bot an deiner Stelle findet. Wähle einen, um ihn zu entwerfen:
}
euro-do-it = So machen
euro-undo-step = Einen Schritt zurück
euro-sealed = { $count ->
    [0] Alle haben gewählt.
    [one] Geheime Wahl: 1 Person wählt noch.
   *[other] Geheime Wahl: { $count } Personen wählen noch.
}
euro-has-chosen = { $you ->
    [yes] hast gewählt
   *[no] hat gewählt
}
euro-chooses = { $you ->
    [yes] wählst noch …
   *[no] wählt noch …
}
euro-pair = { $name }: { $text }
euro-take-back = Neu wählen
euro-chart = Siegpunkte am Ende jeder Runde: { $summary }
euro-chart-start = Anfang
euro-chart-end = Ende
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
