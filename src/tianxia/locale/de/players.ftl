# Spieler: Wertungen, Ergebnisse, Ranglisten, die Suche nach Partien; und Vorschauen von Links.

players-title = Spieler
players-leaders = Rangliste
players-mine = Meine Seite
players-yours = Deine Wertungen
players-find = Spieler suchen
players-find-none = Kein Spieler mit diesem Namen.
players-no-leaders = Hier hat noch niemand einen Platz. Spiel gewertete Partien und sei der Erste.
players-settle-note = Einen Platz bekommst du nach zehn gewerteten Partien, sobald deine Wertung auf 220 Punkte genau ist. Bots bekommen keinen.
players-place = Platz
players-player = Spieler
players-rating = Wertung
players-range = 95-%-Bereich
players-games = Partien
players-won-share = Gewonnen
players-recent = Letzte Partien
players-last = 14 Tage
players-week = Woche
players-comparison = zum Vergleich
players-your-place = Du bist Nummer { $place } von { $total }
players-spread = Wertungen aller Spieler
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-bin = { $low } bis { $high }: { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-since = Dabei seit { $month }
players-provisional = vorläufig
players-unrated-yet = noch keine gewertete Partie
players-rated-count = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
players-best = beste { $mean }
players-curve = Wertung in { $game }
players-curve-text = Von { $first } am { $from } bis { $last } am { $to }; am niedrigsten { $low }, am höchsten { $high }.
players-curve-none = Die Kurve beginnt mit der ersten gewerteten Partie.
players-results = Ergebnisse
players-key-won = gewonnen
players-key-drawn = unentschieden
players-key-lost = verloren
players-all = { $game } gesamt
players-by-seats = Nach Spielerzahl
players-seats = { $count ->
    [one] Solo
   *[other] { $count } Spieler
}
players-by-opponent = Nach Gegner
players-people = Menschen
players-share = { $share } % von { $count }
players-tally = { $who }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
players-finished = Spielt zu Ende
players-streak = Tagespartien in Folge
players-rivals = Direkter Vergleich
players-no-rivals = Noch keine Partien gegen Menschen.
players-rival-games = Partien von { $one } und { $other }
players-no-results = Keine beendeten Partien.
players-filter = Filter
players-filter-all = Alle
players-filter-rated = Gewertet
players-filter-people = Mit Menschen
players-filter-won = Gewonnen
players-filter-lost = Verloren
players-all-games = Alle Partien
players-search = Partien
players-search-text = Beendete Partien an öffentlichen Tischen und deine eigenen.
players-search-of = Partien von { $name }
players-any-game = Jedes Spiel
players-any-pace = Jedes Tempo
players-any-seats = Jede Zahl
players-any-rated = Gewertet oder nicht
players-rated-yes = Gewertet
players-rated-no = Ungewertet
players-any-outcome = Jedes Ergebnis
players-seat-count = Spielerzahl
players-game = Spiel
players-pace = Tempo
players-outcome = Ergebnis
players-beat = Gewonnen gegen { $others }
players-drew = Unentschieden gegen { $others }
players-lost-to = Verloren gegen { $others }
players-with = Mit { $others }
players-someone = jemand
players-unrated = ungewertet
players-private = privat
players-reason-resigned = aufgegeben
players-reason-time = auf Zeit
players-reason-closed = vom Betreiber beendet
players-share-page = Link kopieren
players-shared = Kopiert
players-preview-rating = { $game } { $mean }
players-preview-player = Partien, Wertungen und Statistik
players-preview-leaders = { $game }: Rangliste ({ $pace })
players-preview-game = Eine Partie { $game }
players-preview-daily = Tagespartie: { $game }
players-preview-daily-text = Jeden Tag eine neue Partie, für alle dieselbe. Du hast einen Versuch.
players-daily = Tagespartie
