# Turniere und Duplikatverteilungen.

server-no-tournament = Dieses Turnier gibt es nicht.
server-tournament-needs-account = Leg zuerst ein Konto an: Nur so kannst du hier Turniere ausrichten.
server-too-many-tournaments = Du richtest schon { NUMBER($limit) } Turniere aus. Bring zuerst eines zu Ende.
server-tournament-needs-clock = Ein Turnier braucht eine Uhr, die eine Partie beendet: Wähle Niederlage oder Bot bei abgelaufener Zeit.
server-arena-no-duplicate = In einer Arena hat jede Partie ihre eigene Verteilung.
server-tournament-when = Der Beginn muss in den nächsten 90 Tagen liegen.
server-too-many-bots = Hier können höchstens { NUMBER($limit) } Bots an einem Turnier teilnehmen.
server-tournament-full = Alle Plätze sind vergeben.
server-no-entrant = Du nimmst an diesem Turnier nicht teil.
server-not-your-tournament = Das kann nur, wer das Turnier ausrichtet.
server-tournament-over = Dieses Turnier ist vorbei.
server-tournament-begun = Dieses Turnier hat schon begonnen.
server-too-few-entrants = Zu wenige nehmen teil: Es braucht mindestens { NUMBER($least) }.
server-round-not-over = Einige Partien dieser Runde laufen noch.
server-too-late-to-enter = Für dieses Turnier ist es zu spät.
server-no-round = Runde { NUMBER($round) } gibt es noch nicht.
server-no-duplicate-deal = Diese Verteilung gibt es nicht.

tournament-new = Neues Turnier
tournament-list-mine = Deine
tournament-list-open = Anmeldung offen
tournament-list-running = Laufende
tournament-list-finished = Beendete
tournament-none-mine = Du nimmst an keinem Turnier teil.
tournament-none-open = Gerade ist kein Turnier offen. Erstelle selbst eines!
tournament-none-running = Gerade läuft kein Turnier.
tournament-none-finished = Noch ist kein Turnier zu Ende.
tournament-form = Modus
tournament-form-swiss = Schweizer System
tournament-form-swiss-text = In jeder Runde spielst du gegen jemanden mit gleich vielen Punkten, gegen niemanden zweimal. Gut für jede Spielerzahl.
tournament-form-round-robin = Jeder gegen jeden
tournament-form-round-robin-text = Alle spielen gegen alle. Bis zu 32 Spieler.
tournament-form-arena = Arena
tournament-form-arena-text = Wer frei ist, bekommt sofort den nächsten Gegner, bis die Zeit um ist. Komm und geh, wie du willst.
tournament-players = { $count ->
    [one] 1 Spieler
   *[other] { NUMBER($count) } Spieler
}
tournament-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { NUMBER($rounds) } Runden
}
tournament-minutes = { NUMBER($minutes) } min
tournament-duplicate = gleiche Verteilung für alle
tournament-bot = { $bot } { NUMBER($number) }
tournament-somebody = Ehemaliger Spieler
tournament-starts = Beginn { $when }
tournament-ends = Ende { $when }
tournament-round-of = Runde { NUMBER($round) } von { NUMBER($rounds) }
tournament-state-open = Anmeldung offen
tournament-state-running = Läuft
tournament-state-finished = Beendet
tournament-state-cancelled = Abgesagt
tournament-name = Name
tournament-rounds-wanted = Runden
tournament-rounds-usual = automatisch
tournament-minutes-wanted = Minuten
tournament-starts-wanted = Beginn
tournament-starts-wanted-text = Leer lassen, wenn du es selbst starten willst.
tournament-most = Höchstzahl der Spieler
tournament-seats = Spieler pro Tisch
tournament-rated = Gewertet
tournament-rated-text = Partien zwischen Menschen zählen für die Wertung. Keine Tipps, keine Vorschau, kein Rückgängig.
tournament-rated-which = Partien mit Menschen am Tisch werden gewertet. Freilose, kampflose Siege und Partien zwischen Bots nicht.
tournament-duplicate-wanted = Gleiche Verteilung
tournament-duplicate-text = Alle Tische einer Runde spielen dieselbe Verteilung, und ihr vergleicht die Ergebnisse. Zuschauen geht erst, wenn alle fertig sind.
tournament-public = Öffentlich
tournament-public-text = Alle finden es. Sonst nur, wer den Link hat.
tournament-by-itself = Runden beginnen automatisch
tournament-by-itself-text = Sobald die letzte Partie einer Runde zu Ende ist. Sonst beginnst du jede Runde.
tournament-late = Später einsteigen
tournament-late-half = Erlaubt: halbe Punkte für verpasste Runden
tournament-late-zero = Erlaubt: keine Punkte für verpasste Runden
tournament-late-no = Nicht erlaubt
tournament-late-longer = Nur bis zur Hälfte der Runden. Wer dazukommt, verlängert das Turnier, denn weiterhin spielen alle gegen alle.
tournament-missing = Wer nicht kommt
tournament-missing-bot = Ein Bot springt ein
tournament-missing-bot-text = Wer nicht rechtzeitig am Tisch ist, wird von einem Bot vertreten und bekommt dessen Punkte.
tournament-missing-forfeit = Verliert kampflos
tournament-missing-forfeit-text = Wer nicht rechtzeitig am Tisch ist, überlässt den anderen die Punkte.
tournament-grace = Zeit, um Platz zu nehmen
tournament-grace-minutes = { $minutes ->
    [60] 1 Stunde
    [1440] 1 Tag
   *[other] { NUMBER($minutes) } Minuten
}
tournament-level = Stärke der Bots
tournament-announce = Turnier erstellen
tournament-about = So wird gespielt
tournament-by = Ausgerichtet von { $name }
tournament-enter = Mitspielen
tournament-leave = Abmelden
tournament-withdraw = Zurückziehen
tournament-leave-sure = Wirklich aussteigen?
tournament-play = Gegen { $who } spielen
tournament-your-turn = Du bist dran gegen { $who }
tournament-until = bis { $when }
tournament-waiting = Gegner wird gesucht
tournament-organiser = Du richtest dieses Turnier aus
tournament-share = Schick diesen Link allen, die mitspielen sollen.
tournament-bots = Bots
tournament-add-bots = Bots hinzufügen
tournament-start = Beginnen
tournament-next-round = Nächste Runde beginnen
tournament-cancel = Absagen
tournament-cancel-sure = Wirklich absagen?
tournament-standings = Tabelle
tournament-entrants = Teilnehmer
tournament-numbers = Die Zahlen sind die Plätze der Gegner
tournament-place = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-games = Partien
tournament-round = Runde { NUMBER($round) }
tournament-all-rounds = Alle Runden
tournament-withdrawn = zurückgezogen
tournament-behind = { $what }: { $less } gegen { $more }
tournament-cell = Runde { NUMBER($round) }: { $what }
tournament-cell-won = gewonnen gegen { $others }
tournament-cell-drawn = unentschieden gegen { $others }
tournament-cell-lost = verloren gegen { $others }
tournament-cell-bye = Freilos
tournament-cell-walkover = kampflos gewonnen gegen { $others }
tournament-cell-absent = nicht erschienen
tournament-cell-missed = später eingestiegen
tournament-cell-playing = spielt gegen { $others }
tournament-walkover = kampflos
tournament-nobody = niemand erschienen
tournament-live = läuft
tournament-secret = Zuschauen und Nachspielen geht, sobald alle Tische diese Verteilung beendet haben.
tournament-ties = Was bei Gleichstand entscheidet
tournament-points-text = { $seats ->
    [2] Ein Sieg zählt 1 Punkt, ein Unentschieden ½.
   *[other] Für jeden Gegner, den du hinter dir lässt, gibt es 1 Punkt, bei Gleichstand ½.
}
tournament-bye-swiss = { $seats ->
    [2] Ein Freilos zählt wie ein Sieg.
   *[other] Ein Freilos zählt wie der erste Platz.
}
tournament-bye-round-robin = { $seats ->
    [2] Ein Freilos zählt wie ein Unentschieden.
   *[other] Ein Freilos zählt wie Gleichstand mit allen.
}
tournament-tie-median = Mittlere Buchholz
tournament-tie-median-text = Die Punkte deiner Gegner zusammengezählt, ohne den besten und den schwächsten.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-text = Die Punkte aller deiner Gegner zusammengezählt: Stärkere Gegner bringen dich nach vorn.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-text = Die Punkte aller, die du geschlagen hast, und die halben Punkte derer, gegen die du unentschieden gespielt hast.
tournament-tie-head-to-head = Direkter Vergleich
tournament-tie-head-to-head-text = Deine Punkte gegen alle, mit denen du gleichauf liegst, wenn ihr alle gegeneinander gespielt habt.
tournament-tie-margin = Vorsprung
tournament-tie-margin-text = Wie weit du in allen Partien vor deinem besten Gegner lagst.
tournament-tie-wins = Siege
tournament-tie-wins-text = Die Partien, die du allein gewonnen hast.
tournament-tie-duplicate = Gleiche Verteilung
tournament-tie-duplicate-text = Wie viel Prozent der anderen du mit derselben Verteilung am selben Platz übertroffen hast.
tournament-deal-of = { $tables ->
    [one] Verteilung { NUMBER($round) }, an einem Tisch gespielt
   *[other] Verteilung { NUMBER($round) }, an { NUMBER($tables) } Tischen gespielt
}
tournament-deal = { $tables ->
    [one] Dieselbe Verteilung an einem Tisch
   *[other] Dieselbe Verteilung an { NUMBER($tables) } Tischen
}
tournament-duplicate-title = Gleiche Verteilung
tournament-duplicate-how = Eine Verteilung, mehrere Tische: Wer macht am meisten daraus?
tournament-all-tables = Alle Tische
tournament-fewer = Weniger
tournament-board = Plan am Ende: { $names }
tournament-to-table = Zum Tisch
tournament-table-open = wartet
tournament-table-running = läuft
tournament-table-finished = beendet
tournament-compare-seat = Platz vergleichen
tournament-compare = Gleicher Platz, gleiche Ziehungen für alle:
tournament-compare-text = um wie viele Punkte sie gewonnen oder verloren haben.
tournament-compared = { $name }: { $margin }, besser als { $share } % der anderen
tournament-tables = Tische mit derselben Verteilung
tournament-tables-text = Andere spielen dieselbe Verteilung an eigenen Tischen, und ihr vergleicht die Ergebnisse.

server-deal-for-people = Eine Verteilung an mehreren Tischen braucht einen Platz für einen Menschen und kann nicht Teil einer Serie sein.
