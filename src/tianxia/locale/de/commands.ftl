# Was die Befehle von `tianxia` sagen; was eine Meldung erhält, steht in der englischen Datei.

help-tianxia = Brettspiele um die Einigung von Qin spielen, nachspielen und simulieren. Ohne Befehl öffnet sich der Tisch.
help-tianxia-lang = Die Sprache: en, de oder fr. Sonst entscheidet die Umgebung.
help-tianxia-version = Die Version zeigen und aufhören.
help-play = Im Terminal spielen.
help-games = Die Spiele mit ihren Plätzen und Optionen auflisten.
help-games-as_json = JSON ausgeben.
help-simulate = Bots viele Partien gegeneinander spielen lassen.
help-simulate-count = Wie viele Partien gespielt werden; mit --series, wie viele Serien.
help-simulate-seats = Ein Bot für jeden Platz, mit Kommas. Nach jeder Partie oder Serie rücken sie um einen Platz weiter.
help-simulate-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
help-simulate-jobs = Wie viele Prozesse spielen. Das Ergebnis hängt nicht davon ab.
help-simulate-options = Eine Option des Spiels; siehe „tianxia games“.
help-simulate-each = Eine Option des Spiels mit mehreren Werten, etwa li_si=1,2,3,4: Mit jedem werden dieselben Ziehungen gespielt.
help-simulate-series = Serien von Partien mit diesen Werten der Serienoption spielen und zusammenzählen.
help-simulate-folder = Ein Ordner mit eigenen Datendateien.
help-simulate-file = Die Aufzeichnung aller Partien in diese Datei schreiben; - ist die Standardausgabe.
help-simulate-sheet = Die Zahlen als CSV in diese Datei schreiben; - ist die Standardausgabe.
help-simulate-as_json = JSON ausgeben.
help-arena = Bots auf gemeinsamen Verteilungen gegeneinander messen und eine Rangleiter ausgeben.
help-arena-bots = Die Bots, mit Kommas. Es spielt jede Auswahl von so vielen, wie es Plätze gibt; sind es weniger, spielt der erste unter den anderen.
help-arena-count = Partien je Paarung, aufgerundet auf ganze Verteilungen: Jede wird in jeder Sitzordnung einmal gespielt.
help-arena-seats = Wie viele am Tisch sitzen.
help-arena-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
help-arena-jobs = Wie viele Prozesse spielen. Das Ergebnis hängt nicht davon ab.
help-arena-options = Eine Option des Spiels; siehe „tianxia games“.
help-arena-claim = Der Anteil an Siegen in Prozent, gegen den der erste Bot einer Paarung geprüft wird: Ist er klar höher oder niedriger, ist Schluss. Sonst der Anteil von Gleichstarken.
help-arena-play_all = Alle Partien spielen, auch wenn die Frage entschieden ist.
help-arena-file = Jedes Ergebnis in dieser Datei festhalten; derselbe Befehl macht dort weiter.
help-arena-plot = Die Rangleiter in diese SVG-Datei zeichnen; - ist die Standardausgabe.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = JSON ausgeben.
help-train = Aus Partien der Bots gegen sich selbst lernen, was Stellungen von ZhanGuo und The First Empire wert sind.
help-train-count = Aus wie vielen Partien gelernt wird.
help-train-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Gewichte.
help-train-jobs = Wie viele Prozesse spielen. Das Ergebnis hängt nicht davon ab.
help-train-file = Die Gewichte hierhin schreiben statt ins Programm.
help-replay = Die Partien einer Aufzeichnung Zug für Zug zeigen. FILE darf - sein, für die Standardeingabe.
help-replay-draws = Auch jede Ziehung zeigen.
help-replay-notation = Stattdessen die Aufzeichnung als Text ausgeben, der sich wieder einlesen lässt.
help-replay-states = Stattdessen jede Stellung ausgeben, ein JSON-Objekt je Zeile.
help-replay-verify = Jede Ziehung gegen Startwert (seed) und Festlegung prüfen. Neben einer anderen Ausgabe geht das Urteil an die Standardfehlerausgabe.
help-replay-folder = Ein Ordner mit eigenen Datendateien.
help-review = Jeden Zug beendeter Partien am besten messen und Glück von Können trennen. FILE darf - sein, für die Standardeingabe.
help-review-seat = Nur die Züge dieses Platzes, ab 0 gezählt wie in Aufzeichnungen.
help-review-level = Die Stufe, die urteilt.
help-review-worst = Wie viele der teuersten Züge aufgeführt werden.
help-review-jobs = Wie viele Prozesse arbeiten. Das Ergebnis hängt nicht davon ab.
help-review-folder = Ein Ordner mit eigenen Datendateien.
help-review-as_json = JSON ausgeben, mit jedem Zug und jeder Ziehung.
help-components = Alle Angaben zum Spielmaterial mit ihrer Herkunft zeigen.
help-components-folder = Ein Ordner mit eigenen Datendateien.
help-components-as_json = JSON ausgeben.
help-bench = Messen, wie schnell ein Spiel läuft, interpretiert und kompiliert.
help-bench-peers = Auch catanatron und OpenSpiel messen.
help-bench-search = Stattdessen die Suche der oberen Stufen des Spiels messen.
help-bench-seats = { help-arena-seats }
help-bench-seconds = Wie lange jede Zahl gemessen wird.
help-bench-as_json = JSON ausgeben.
help-compile = Die Kerne der Engine und der Spiele kompilieren, damit sie um ein Vielfaches schneller laufen.
help-compile-background = Mit niedriger Priorität arbeiten, hinter einer laufenden Partie.

# games

games-seats = Plätze: { $seats }
games-option = --option { $option }=…: { $values } (ohne Angabe { $default })
games-default = { $default } bei { $seats } am Tisch
games-series = --series …: mehrere Partien, jede mit eigenem { $option }
games-bots = Bots: { $bots }

# simulate

simulate-progress = Partien
simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}{ $options ->
    [none] {""}
   *[other] {", "}{ $options }
}, Startwert { $seed }
simulate-head-who = wer
simulate-head-chairs = Stühle
simulate-head-wins = Siege
simulate-head-interval = Anteil (95 %)
simulate-head-shared = geteilt
simulate-head-scores = Punkte
simulate-head-sums = Summe
simulate-seat = Platz { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who }: { $spread }; Vorsprung { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % zwischen { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Länge: { $spread } Antworten von Plätzen, ohne erzwungene.
simulate-reasons = Ende durch: { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 Serie
   *[other] { $series } Serien
} mit { $option } { $values }:
simulate-note = Ein Sieg ist ein alleiniger, sein Intervall das von Wilson; geteilte Siege werden gesondert gezählt. Ein Stuhl ist ein Platz in einer Partie. Punkte: Mittel ± Standardabweichung (Spanne).
simulate-worker-lost = Ein Prozess, der Partien spielte, wurde von außen beendet; es wurde nichts geschrieben.

# arena

arena-uncompiled = Die Kerne sind nicht kompiliert: Das dauert. Am Tisch machte die Grenze je Zug die suchenden Stufen schwächer als hier.
arena-head-bot = Bot
arena-head-elo = Elo (95 %)
arena-head-pairing = Paarung
arena-head-games = Partien
arena-head-share = Anteil der Siege (95 %)
arena-head-rank = mittlerer Rang (95 %)
arena-axis-elo = Elo-Punkte mit 95-%-Intervallen; 0 ist das Mittel dieser Bots
arena-axis-share = Anteil der Siege in %, mit 95-%-Intervallen
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
arena-verdict = { $pairing }: { $verdict ->
    [above] { $bot } gewinnt mehr als { NUMBER($claim, maximumFractionDigits: 1) } %, entschieden nach { arena-games }.
    [below] { $bot } gewinnt weniger als { NUMBER($claim, maximumFractionDigits: 1) } %, entschieden nach { arena-games }.
   *[open] Nach { arena-games } ist offen, ob { $bot } mehr als { NUMBER($claim, maximumFractionDigits: 1) } % gewinnt.
}
arena-note = Ein geteilter Sieg zählt anteilig. Die Intervalle gehen nach Verteilungen, von denen jede in jeder Sitzordnung gespielt wird, und gelten für eine vorher festgelegte Zahl von Partien; wo früher Schluss war, gilt das Urteil. Es ist ein Wett-Test, der in höchstens 5 % der Fälle irrt, wann immer er endet.
arena-interrupted = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. { $kept ->
    [yes] Die Ergebnisse sind festgehalten; derselbe Befehl macht hier weiter.
   *[no] Nichts ist festgehalten; mit --out wäre es das.
}
arena-worker-lost = Ein Prozess, der Partien spielte, wurde von außen beendet; mit --out sind die Partien davor festgehalten.

# replay

replay-draw = Ziehung: { $question } { $answer }
verify-kept = Partie { $number }: Die Festlegung ist eingehalten; der Startwert ergibt { $draws ->
    [one] die eine Ziehung
   *[other] alle { $draws } Ziehungen
}.
verify-no-commitment = Partie { $number }: Es gab keine Festlegung, wie bei einem kleinen Startwert, aber der Startwert ergibt { $draws ->
    [one] die eine Ziehung
   *[other] alle { $draws } Ziehungen
}.

# review

review-progress = Züge und Ziehungen
review-title = { $game }, beurteilt von: { $level }. Werte sind { $unit ->
    [chance] Siegchancen.
   *[points] Punkte, mit denen der Platz rechnen konnte.
}
review-note = Züge werden mit dem beurteilt, was ihr Platz wusste; ein Unterschied innerhalb des Fehlers zählt nicht. Glück ist, was die Ziehungen über andere an ihrer Stelle hinaus brachten, jede rasch weitergespielt, einen Zug von jedem oder bis zum Ende der Runde; ± ist der Fehler. Beides sind Schätzungen, um Spieler zu vergleichen.
review-worker-lost = Ein Prozess, der Züge beurteilte, wurde von außen beendet; es gibt keine Nachbesprechung.

# components

components-digest = { $game }, Spielmaterial { $digest }
components-from = { $provenance }: { $source }
provenance-rulebook = Regelheft
provenance-found = gefunden
provenance-inferred = erschlossen
provenance-reconstructed = rekonstruiert
provenance-given = gegeben

# bench

bench-progress = Runden
bench-no-search = { $game } hat noch keine Suche.
bench-no-compiled = Die Kerne sind nicht kompiliert, also wurden nur die interpretierten gemessen; „tianxia compile“ kompiliert sie.
bench-no-peer = { $peer } ist nicht installiert; „pip install -r requirements-peers.lock“ installiert es.
bench-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Zufallsspiel auf einem Kern; Mediane kurzer Runden im Wechsel. Entscheidungen sind Fragen mit mehr als einer Möglichkeit.
bench-interpreted = interpretiert
bench-compiled = kompiliert
bench-kernel-decisions-per-s = Kern: Entscheidungen/s
bench-match-decisions-per-s = Partie: Entscheidungen/s
bench-playouts-per-s = Zufallspartien/s
bench-forks-per-s = Abzweigungen/s
bench-copy-us = Kopie einer Stellung, µs
bench-guesses-per-s = Vermutungen/s
bench-search-iterations-per-s = Suche von der Eröffnung an: Iterationen/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = Andere, aus einer Python-Schleife gesteuert; ein Tick ist jede Frage, auch eine mit nur einer Möglichkeit:
bench-decisions-per-s = Entscheidungen/s
bench-ticks-per-s = Ticks/s
bench-ratios = Verhältnisse:
bench-ratio = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-ratio-kernel-compiled-to-interpreted = Kern, kompiliert zu interpretiert
bench-ratio-match-compiled-to-interpreted = Partie, kompiliert zu interpretiert
bench-ratio-search-compiled-to-interpreted = Suche, kompiliert zu interpretiert
bench-ratio-match-to-kernel-interpreted = Partie zu Kern, interpretiert
bench-ratio-match-to-kernel-compiled = Partie zu Kern, kompiliert
bench-ratio-kernel-interpreted-to-catanatron = Kern, interpretiert, zu catanatrons Entscheidungen
bench-ratio-kernel-interpreted-to-catanatron-ticks = Kern, interpretiert, zu catanatrons Ticks
bench-ratio-kernel-compiled-to-catanatron = Kern, kompiliert, zu catanatrons Entscheidungen
bench-ratio-kernel-compiled-to-catanatron-ticks = Kern, kompiliert, zu catanatrons Ticks
bench-ratio-match-compiled-to-catanatron = Partie, kompiliert, zu catanatrons Entscheidungen
bench-ratio-match-compiled-to-catanatron-ticks = Partie, kompiliert, zu catanatrons Ticks

# train

train-progress = Partien
train-done = { $games ->
    [one] Aus einer Partie gelernt.
   *[other] Aus { $games } Partien gelernt.
} Die Gewichte stehen in { $file }.
