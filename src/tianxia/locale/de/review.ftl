# Die Nachbesprechung einer beendeten Partie, auf der Seite und im Terminal; was eine Meldung bekommt, steht in der englischen Datei.

review-heading = Nachbesprechung
review-ready = Die Nachbesprechung ist fertig.
review-looking = Die Partie wird durchgesehen …
review-judging = Beurteilt: { $done } von { $total } Zügen und Ziehungen
review-waiting = { $ahead ->
    [one] Eine andere Partie kommt zuerst.
   *[other] { $ahead } andere Partien kommen zuerst.
}
review-meanwhile = Es geht im Hintergrund weiter und wird aufbewahrt; du kannst gehen und wiederkommen.
review-lost = Die Nachbesprechung ging unterwegs verloren.
review-again = Noch einmal anfragen
review-moment = Dieser Zug
review-strip = Züge im Verlauf der Partie: { $best } der besten, { $slight } etwas schlechter, { $dear } teuer
review-mark-best = einer der besten
review-mark-slight = etwas schlechter
review-mark-dear = teuer
review-played = Gespielt
review-better = Besser
review-is-best = Etwas sicher Besseres wurde nicht gefunden.
review-not-judged = Hier gab es nichts zu wählen.
review-show-better = Den besseren Zug zeigen
review-show-played = Zurück zum gespielten Zug
review-seats = Können und Glück
review-best-moves = Beste Züge
review-best-of = { $best } von { $moves }
review-given = { $unit ->
    [chance] Verschenkt
   *[points] Verschenkte Punkte
}
review-luck = { $unit ->
    [chance] Glück
   *[points] Glück in Punkten
}
review-costliest = Die teuersten Züge
review-amount = { $unit ->
    [chance] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % Gewinnchance
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
}
review-costs = { $unit ->
    [chance] kostet { review-amount }
   *[points] kostet { review-amount } Punkte
}
review-each = { $amount } je Zug
review-all-best = Kein Zug ließ sich sicher verbessern.
review-meaning = Was bedeuten die Zahlen?
review-meaning-moves = { $bot } hat jeden Zug mit dem beurteilt, was sein Spieler wusste, gemessen am besten gefundenen. Werte sind Siegchancen oder erwartete Punkte. Ein Unterschied innerhalb des Fehlers zählt nicht.
review-meaning-luck = Glück ist, was die Ziehungen über andere hinaus brachten, die an ihrer Stelle hätten kommen können, jede rasch weitergespielt. Die Zahl nach ± ist der Fehler.
review-meaning-limits = Beides sind Schätzungen, um Spieler zu vergleichen. Sie ergeben zusammen nicht das Ergebnis: Was einer verschenkt, schenken andere vielleicht zurück.

# Only in the terminal

review-player = { $seat }, { $name }
review-seat = { $player }: { $best } von { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} unter den besten; verschenkt: { $given }; Glück: { $luck } ± { $error }
review-move = { $number }. { $player }, Zug { $move }: { review-costs }
review-move-played = { review-played }, { review-value }: { $text }
review-move-better = { review-better }, { review-value }: { $text }
review-close = ↑↓ Eingabe: Plan bei diesem Zug · Esc: schließen
review-offer = Tippe „review“, um die Partie nachzubesprechen, oder Enter, um weiterzugehen.
review-stopped = Die Nachbesprechung wurde abgebrochen.
