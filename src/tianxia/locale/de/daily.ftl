# Die Tagespartie.

daily-title = Tagespartie
daily-text = Jeden Tag eine neue Partie, für alle dieselbe: gleiche Karten und Plättchen, gleicher Gegner. Dein erster Versuch zählt.
daily-rules = Keine Tipps, und was aufgedeckt ist, bleibt. Spiel vor Mitternacht UTC zu Ende. Morgen können alle die beste Partie ansehen.
daily-against = gegen { $who }
daily-deal-li_si = Solo gegen Li Si
daily-play = Heutige Partie spielen
daily-continue = Weiterspielen
daily-again = Noch einmal (zählt nicht)
daily-next = { $day } · nächste in { $hours } Std. { $minutes } Min.
daily-played = { $played ->
    [0] Noch hat niemand zu Ende gespielt.
    [one] Ein Spieler ist fertig, { $won } gewonnen.
   *[other] { $played } Spieler sind fertig, { $won } gewonnen.
}
daily-you = Dein Versuch
daily-won-by = { $margin ->
    [one] Mit 1 Punkt Vorsprung gewonnen
   *[other] Mit { $margin } Punkten Vorsprung gewonnen
}
daily-lost-by = { $margin ->
    [one] Um 1 Punkt verloren
   *[other] Um { $margin } Punkte verloren
}
daily-tied = Gleichstand
daily-given-up = Aufgegeben
daily-unfinished = Dein Versuch ist noch nicht zu Ende.
daily-place = Platz { $place } von { $played }
daily-leaders = Heute
daily-yesterday = Beste Partie von gestern
daily-no-yesterday = Gestern hat niemand zu Ende gespielt.

server-daily-not-yet = Die Partie dieses Tages gibt es noch nicht.
server-no-deal = Es gibt keine Tagespartie „{ $deal }“. Möglich sind { $allowed }.
