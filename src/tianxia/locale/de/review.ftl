# Die Nachbesprechung einer beendeten Partie, auf der Seite und im Terminal; was eine Meldung bekommt, steht in der englischen Datei.

review-heading = Analyse
review-ready = Die Analyse ist fertig.
review-looking = Die Partie wird analysiert …
review-judging = { $done } von { $total } Zügen und Ziehungen analysiert
review-waiting = { $ahead ->
    [one] 1 andere Partie ist vorher dran.
   *[other] { $ahead } andere Partien sind vorher dran.
}
review-meanwhile = Das läuft im Hintergrund weiter. Du kannst gehen und wiederkommen.
review-lost = Die Analyse ist fehlgeschlagen.
review-again = Noch einmal versuchen
review-moment = Dieser Zug
review-strip = Züge: { $best } beste, { $slight } etwas schlechter, { $dear } teuer
review-mark-best = einer der besten
review-mark-slight = etwas schlechter
review-mark-dear = teuer
review-played = Gespielt
review-better = Besser
review-is-best = Kein klar besserer Zug.
review-not-judged = Einziger Zug.
review-show-better = Besseren Zug zeigen
review-show-played = Gespielten Zug zeigen
review-seats = Können und Glück
review-best-moves = Beste Züge
review-best-of = { $best } von { $moves }
review-given = { $unit ->
    [chance] Verloren
   *[points] Verlorene Punkte
}
review-luck = { $unit ->
    [chance] Glück
   *[points] Glück in Punkten
}
review-costliest = Die teuersten Züge
review-amount = { $unit ->
    [chance] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % Gewinnchance
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
}
review-costs = { $unit ->
    [chance] kostet { review-amount }
   *[points] kostet { review-amount } Punkte
}
review-each = { $amount } je Zug
review-all-best = Keine klaren Fehler.
review-refining = Erster Eindruck von { $bot }. Eine genauere Analyse läuft ({ $done } / { $total }).
review-weaker = { $bot } hat geurteilt, und ein stärkerer Bot hat mitgespielt: Wo beide uneins sind, kann sich auch das Urteil irren.
review-meaning = Was bedeuten die Zahlen?
review-meaning-moves = { $bot } hat jeden Zug mit dem besten gefundenen verglichen, nur mit dem Wissen dieses Spielers. Werte sind Gewinnchancen oder erwartete Punkte. Unterschiede innerhalb der Fehlerspanne zählen nicht.
review-meaning-luck = Glück vergleicht deine Ziehungen mit anderen, die du hättest haben können. Die Zahl nach ± ist die Fehlerspanne.
review-meaning-limits = Beides sind Schätzungen, um Spieler zu vergleichen. Sie ergeben zusammen nicht das Ergebnis: Auch die anderen machen Fehler.

# Only in the terminal

review-player = { $seat }, { $name }
review-curve = Gewinnchancen nach jedem Zug, vom ersten bis zum letzten:
review-curve-of = { $player }: { $curve }
review-seat = { $player }: { $best } von { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} unter den besten; verloren: { $given }; Glück: { $luck } ± { $error }
review-move = { $number }. { $player }, Zug { $move }: { review-costs }
review-move-played = { review-played }, { review-value }: { $text }
review-move-better = { review-better }, { review-value }: { $text }
review-close = ↑↓ Eingabe: Plan bei diesem Zug · Esc: schließen
review-offer = Tippe „review“, um die Partie zu analysieren, oder Eingabe, um weiterzumachen.
review-stopped = Die Analyse wurde abgebrochen.

server-review-busy = Es warten schon { NUMBER($waiting) } Analysen. Versuch es in ein paar Minuten noch einmal.
server-no-review = Partien dieses Spiels können noch nicht analysiert werden.
server-no-verdict = Dieser Zug wurde nicht analysiert.
server-review-too-soon = Nur beendete Partien können analysiert werden.
