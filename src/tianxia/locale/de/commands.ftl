# Was die Befehle von `tianxia` sagen; was eine Meldung erhält, steht in der englischen Datei.

help-tianxia = Drei Brettspiele um die Vereinigung Chinas spielen, ansehen und simulieren. Ohne Befehl öffnen sich die Spiele im Browser.
help-tianxia-lan = { help-serve-lan }
help-tianxia-lang = Sprache: en, de oder fr. Vorgabe: deine Systemsprache.
help-tianxia-version = Die Version zeigen und aufhören.
tianxia-flag-first = { $flag } öffnet die Spiele im Browser; schreibe es hinter „serve“ oder lass den Befehl weg.
help-play = Im Terminal spielen.
help-games = Die Spiele, oder nur GAME, mit ihren Plätzen und Optionen auflisten.
help-games-as_json = JSON ausgeben.
help-simulate = Bots viele Partien gegeneinander spielen lassen.
help-simulate-count = Zahl der Partien; mit --series Zahl der Serien.
help-simulate-seats = Bots mit Kommas, einer je Platz; nach jeder Partie oder Serie rücken sie weiter.
help-simulate-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
help-simulate-jobs = Zahl der Prozesse. Das Ergebnis hängt nicht davon ab.
help-simulate-cluster = Auf dem Dask-Cluster mit dieser Adresse rechnen, etwa dask://host:8786, statt hier in --jobs Prozessen. Das Ergebnis ist dasselbe.
help-simulate-options = Eine Spieloption; siehe „tianxia games“.
help-simulate-each = Eine Spieloption mit mehreren Werten, etwa li_si=1,2,3,4. Jeder Wert spielt dieselben Verteilungen.
help-simulate-series = Serien von Partien mit diesen Werten der Serienoption spielen, mit Summe.
help-simulate-folder = Ordner mit eigenen Materialdateien.
help-simulate-file = Die Aufzeichnungen aller Partien in diese Datei schreiben; - ist die Standardausgabe.
help-simulate-sheet = Die Ergebnisse als CSV in diese Datei schreiben; - ist die Standardausgabe.
help-simulate-as_json = JSON ausgeben.
help-arena = Bots auf gemeinsamen Verteilungen gegeneinander messen, mit Rangliste.
help-arena-bots = Bots mit Kommas; jede Kombination spielt. Bei weniger Bots als Plätzen spielt der erste gegen die übrigen.
help-arena-count = Partien je Paarung, aufgerundet auf ganze Verteilungen. Jede Verteilung wird in jeder Sitzordnung einmal gespielt.
help-arena-seats = Spieler je Tisch.
help-arena-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
help-arena-jobs = { help-simulate-jobs }
help-arena-cluster = { help-simulate-cluster }
help-arena-options = Eine Spieloption; siehe „tianxia games“.
help-arena-claim = Siegquote in Prozent, gegen die der erste Bot jeder Paarung getestet wird. Eine Paarung endet, wenn er klar darüber oder darunter liegt. Vorgabe: gleicher Anteil.
help-arena-play_all = Alle Partien spielen, auch wenn der Test entschieden ist.
help-arena-file = Jedes Ergebnis in dieser Datei speichern; derselbe Befehl setzt dort fort.
help-arena-plot = Die Rangliste in diese SVG-Datei zeichnen; - ist die Standardausgabe.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = JSON ausgeben.
help-train = Stellungswerte aus Partien der Bots gegen sich selbst trainieren, für ZhanGuo und The First Empire.
help-train-count = Zahl der Partien, aus denen gelernt wird.
help-train-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Gewichte.
help-train-jobs = { help-simulate-jobs }
help-train-cluster = { help-simulate-cluster }
help-train-file = Die Gewichte in diese Datei schreiben statt ins Programm.
help-replay = Aufgezeichnete Partien Zug für Zug zeigen. FILE darf - sein, für die Standardeingabe.
help-replay-draws = Auch jede Ziehung zeigen.
help-replay-notation = Die Aufzeichnung als lesbaren Text ausgeben, der wieder eingelesen werden kann.
help-replay-states = Jede Stellung ausgeben, ein JSON-Objekt je Zeile.
help-replay-verify = Jede Ziehung gegen Startwert (seed) und Prüfwert prüfen. Mit einer anderen Ausgabe geht das Urteil an die Standardfehlerausgabe.
help-replay-folder = Ordner mit eigenen Materialdateien.
help-review = Beendete Partien analysieren: Fehler, bessere Züge, Glück. FILE darf - sein, für die Standardeingabe.
help-review-seat = Nur diesen Platz analysieren, ab 0 gezählt wie in Aufzeichnungen.
help-review-level = Botstufe, die analysiert.
help-review-worst = Zahl der teuersten Züge in der Liste.
help-review-jobs = { help-simulate-jobs }
help-review-folder = Ordner mit eigenen Materialdateien.
help-review-as_json = JSON ausgeben, mit jedem Zug und jeder Ziehung.
help-bench = Messen, wie schnell ein Spiel läuft, interpretiert und kompiliert.
help-bench-peers = Auch catanatron und OpenSpiel messen.
help-bench-search = Stattdessen die Suche der stärkeren Bots messen.
help-bench-research = Stattdessen die Schnittstellen zum Lernen messen, dazu PettingZoo und OpenSpiel.
help-bench-seats = { help-arena-seats }
help-bench-seconds = Sekunden je Messung.
help-bench-as_json = JSON ausgeben.
help-compile = Engine und Spiele kompilieren, damit sie um ein Vielfaches schneller laufen.
help-compile-background = Mit niedriger Priorität, hinter einer laufenden Partie.
help-restore = Alle Tische durch die einer Sicherung ersetzen. Beende zuerst den Server.
help-restore-db = Datenbank-URL. Vorgabe: die Datei in deinem Datenordner.
help-restore-force = Vorhandene Tische ersetzen; die alte Datei bleibt neben der neuen erhalten.
help-serve-metrics = Messwerte für Prometheus auf diesem Port dieses Rechners zeigen, oder auf HOST:PORT.
help-serve-log = Form des Protokolls auf der Standardfehlerausgabe.
help-serve-operator = Wer diesen Server betreibt, für die Datenschutzerklärung.
help-serve-url = Die öffentliche Adresse dieses Servers, für Links in Benachrichtigungen per E-Mail und Webhook.
help-serve-contact = Wie man den Betreiber erreicht: E-Mail-Adresse oder Webseite.
help-serve-mail = Der Mailserver für Wiederherstellungscodes und Benachrichtigungen: smtp://NAME:PASSWORT@HOST:PORT, smtps://… oder smtp+plain://….
help-serve-mail_from = Der Absender der E-Mails: eine Adresse.
help-serve-keep_unstarted = Wie lange Tische bleiben, die nie starten. Vorgabe: 2 Tage.
help-serve-keep_running = Wie lange Partien bleiben, in denen niemand zieht. Vorgabe: 180 Tage, oder für immer, wenn nur dieser Rechner sich verbinden kann.
help-serve-keep_finished = Wie lange beendete Partien bleiben. Vorgabe: für immer.
help-serve-keep_visitors = Wie lange Spieler ohne Passwort nach ihrem letzten Besuch bekannt bleiben. Vorgabe: 400 Tage, oder für immer, wenn nur dieser Rechner sich verbinden kann.
help-serve-keep_chat = Wie lange der Chat bleibt. Vorgabe: 180 Tage, oder für immer, wenn nur dieser Rechner sich verbinden kann.
help-ratings = Die Wertungen pflegen.
help-ratings-rebuild = Alle Wertungen aus den Ergebnissen aller gewerteten Partien neu berechnen.
help-ratings-db = { help-backup-db }
help-ratings-as_json = { help-admin-as_json }
ratings-rebuilt = { $games ->
    [one] Eine gewertete Partie,
   *[other] { $games } gewertete Partien,
} { $ratings ->
    [one] eine Wertung,
   *[other] { $ratings } Wertungen,
} { $changed ->
    [0] keine geändert.
    [one] eine geändert.
   *[other] { $changed } geändert.
}
help-admin = Tische und Spieler verwalten, auch während der Server läuft.
help-admin-db = { help-backup-db }
help-admin-as_json = JSON ausgeben.
help-admin-limit = Höchstens so viele zeigen.
help-admin-state = Nur Tische in diesem Zustand zeigen.
help-admin-days = Für so viele Tage. Vorgabe: bis auf Widerruf.
help-admin-name = Nur Spieler zeigen, deren Name oder Anmeldename das enthält.
help-admin-address = Auch das Netz sperren, aus dem die Person zuletzt kam.
help-admin-tables = Die neuesten Tische auflisten.
help-admin-table = Einen Tisch mit seinen Spielern und seinem Chat zeigen.
help-admin-people = Spieler nach ihrem letzten Besuch auflisten.
help-admin-bans = Gesperrte Netze auflisten.
help-admin-close = Eine laufende Partie ohne Sieger beenden oder einen Tisch entfernen, der noch nicht gestartet ist.
help-admin-delete = Einen Tisch mit seiner Partie und seinem Chat entfernen.
help-admin-mute = Jemanden vom Chat ausschließen; auch der Name bleibt dann, wie er ist. PERSON ist eine Kennung oder ein Anmeldename.
help-admin-unmute = Jemanden wieder chatten lassen.
help-admin-ban = Jemanden sperren. PERSON ist eine Kennung oder ein Anmeldename.
help-admin-unban = Jemanden wieder spielen lassen.
help-admin-ban-address = Eine Adresse sperren, oder ein Netz wie 192.0.2.0/24.
help-admin-unban-address = Eine Adresse oder ein Netz wieder zulassen.
help-admin-rename = Jemandem einen anderen Namen geben.
help-admin-password = Ein neues Passwort setzen, ausgeben und die Person überall abmelden.
help-admin-forget = Eine Person mit Namen, Anmeldenamen und Passwort entfernen. Ihre Partien bleiben, ohne Namen.

# games

games-seats = Plätze: { $seats }
games-option = --option { $option }=…: { $values } (Vorgabe: { $default })
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
simulate-head-seats = Plätze
simulate-head-wins = Siege
simulate-head-interval = Anteil (95 %)
simulate-head-shared = geteilt
simulate-head-scores = Punkte
simulate-head-sums = Summe
simulate-seat = Platz { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who }: { $spread }; Vorsprung { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % zwischen { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Länge: { $spread } Entscheidungen je Partie.
simulate-reasons = Ende durch: { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 Serie
   *[other] { $series } Serien
} mit { $option } { $values }:
simulate-note = Geteilte Siege zählen gesondert. 95-%-Intervalle nach Wilson. Punkte: Mittel ± Standardabweichung (Spanne).
simulate-worker-lost = Es wurden immer wieder Prozesse beendet, daher wurde der Lauf abgebrochen. Es wurde nichts geschrieben.

# arena

arena-uncompiled = Nicht kompiliert, darum langsam. Starte zuerst „tianxia compile“.
arena-head-bot = Bot
arena-head-elo = Elo (95 %)
arena-head-pairing = Paarung
arena-head-games = Partien
arena-head-share = Siegquote (95 %)
arena-head-rank = mittlerer Rang (95 %)
arena-axis-elo = Elo-Punkte mit 95-%-Intervallen; 0 ist das Mittel dieser Bots
arena-axis-share = Siegquote in %, mit 95-%-Intervallen
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
arena-verdict = { $pairing }: { $verdict ->
    [above] { $bot } gewinnt mehr als { NUMBER($claim, maximumFractionDigits: 1) } %, entschieden nach { arena-games }.
    [below] { $bot } gewinnt weniger als { NUMBER($claim, maximumFractionDigits: 1) } %, entschieden nach { arena-games }.
   *[open] Nach { arena-games } ist offen, ob { $bot } mehr als { NUMBER($claim, maximumFractionDigits: 1) } % gewinnt.
}
arena-note = Geteilte Siege zählen anteilig. Intervalle je Verteilung (jede in jeder Sitzordnung gespielt) für eine feste Zahl von Partien; endet eine Paarung früher, gilt das Urteil. Jederzeit gültiger sequenzieller Test, Fehlerrate höchstens 5 %.
arena-interrupted = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. { $kept ->
    [yes] Die Ergebnisse sind gespeichert; derselbe Befehl setzt fort.
   *[no] Nichts wurde gespeichert; --out speichert die Ergebnisse.
}
arena-worker-lost = Es wurden immer wieder Prozesse beendet, daher wurde der Lauf abgebrochen. Mit --out sind die fertigen Partien gespeichert.

# replay

replay-draw = Ziehung: { $question } { $answer }
verify-kept = Partie { $number }: Der Startwert passt zum Prüfwert, und { $draws ->
    [one] die eine Ziehung passt
   *[other] alle { $draws } Ziehungen passen
} zum Startwert.
verify-no-commitment = Partie { $number }: kein Prüfwert (gewählter Startwert), aber { $draws ->
    [one] die eine Ziehung passt
   *[other] alle { $draws } Ziehungen passen
} zum Startwert.

# review

review-progress = Züge und Ziehungen
review-title = { $game }, analysiert von: { $level }. Werte sind { $unit ->
    [chance] Gewinnchancen.
   *[points] erwartete Punkte.
}
review-note = Züge werden nach dem Wissen ihres Platzes beurteilt; Unterschiede innerhalb der Fehlerspanne zählen nicht. Glück vergleicht die Ziehungen mit anderen möglichen, jeweils kurz weitergespielt: ein Zug je Spieler oder bis zum Rundenende; ± ist die Fehlerspanne. Beides sind Schätzungen, um Spieler zu vergleichen.
review-worker-lost = Ein Prozess wurde von außen beendet. Es gibt keine Analyse.

# databases

db-url = --db braucht eine Datenbank-URL: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
db-driver = Unbekannte Art von Datenbank „{ $driver }“. Möglich: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
db-unreachable = Keine Verbindung zu { $db }: { $why }.
db-in-use = Ein anderer Server benutzt { $db }. Beende ihn zuerst oder wähle mit --db eine andere Datenbank.
db-read-only = { $db } ist schreibgeschützt.
db-full = Der Datenträger mit { $db } ist voll.
db-foreign = { $db } ist keine Datenbank von tianxia.
db-corrupt = { $db } ist beschädigt. Stelle mit „tianxia restore“ eine unbeschädigte Sicherung wieder her.
db-newer = { $db } stammt von einer neueren Version von tianxia. Aktualisiere tianxia, um sie zu öffnen.
db-failed = { $db } lässt sich nicht benutzen: { $why }.
backup-same = { $file } ist die Datenbank selbst. Wähle eine andere Datei.
restore-done = Alle Tische wiederhergestellt in { $file }.
restore-kept = Die bisherigen Tische sind in { $file }.
restore-exists = { $file } enthält schon Tische. --force ersetzt sie; die alte Datei bleibt daneben erhalten.
restore-same = { $file } ist die Datenbank selbst. Wähle eine Sicherung.
restore-not-sqlite = Dieser Befehl stellt nur SQLite-Dateien wieder her; für PostgreSQL gibt es pg_restore.

# serve

serve-no-metrics-port = Port { $port } auf { $host } ist für Messwerte nicht verfügbar: { $why }. Wähle mit --metrics einen anderen.
serve-bad-metrics = „{ $text }“ ist kein Port. Möglich: --metrics PORT oder --metrics HOST:PORT.
serve-bad-mail = Das ist kein Mailserver. Möglich: --mail smtp://NAME:PASSWORT@HOST:PORT, oder smtps:// oder smtp+plain://.
serve-mail-sender = Mailserver und Absender gehören zusammen: Gib --mail und --mail-from an oder keines von beiden.
serve-bad-url = „{ $text }“ ist keine Adresse. Verwende --url https://HOST/.
serve-bad-days = „{ $text }“ ist keine Zahl von Tagen. Möglich: { $option } N oder { $option } forever.

# admin

admin-head-address = Netz
admin-head-changed = letzte Änderung
admin-head-game = Spiel
admin-head-login = Anmeldename
admin-head-name = Name
admin-head-person = Person
admin-head-players = Spieler
admin-head-seat = Platz
admin-head-seen = letzter Besuch
admin-head-state = Zustand
admin-head-table = Tisch
admin-head-until = bis
admin-table = Tisch { $table }: { $game }, { $state }.
admin-is-banned = { $until ->
    [never] gesperrt
   *[other] gesperrt bis { $until }
}
admin-is-muted = { $until ->
    [never] stumm
   *[other] stumm bis { $until }
}
admin-closed = Tisch { $table } ist geschlossen.
admin-deleted = Tisch { $table } ist gelöscht.
admin-muted = { $name } ({ $person }) kann nicht mehr chatten, { $until ->
    [never] bis du es wieder erlaubst.
   *[other] bis { $until }.
}
admin-unmuted = { $name } ({ $person }) kann wieder chatten.
admin-banned = { $name } ({ $person }) ist gesperrt, { $until ->
    [never] bis du die Sperre aufhebst.
   *[other] bis { $until }.
}
admin-unbanned = { $name } ({ $person }) kann wieder spielen.
admin-banned-address = { $network } ist gesperrt, { $until ->
    [never] bis du die Sperre aufhebst.
   *[other] bis { $until }.
}
admin-unbanned-address = { $network } ist wieder zugelassen.
admin-address-unknown = Das Netz dieser Person ist nicht bekannt; es wurde keines gesperrt.
admin-renamed = { $name } ({ $person }) heißt jetzt { $new }.
admin-password = Neues Passwort von { $name } (Anmeldename { $login }): { $password }
admin-forgotten = { $name } ({ $person }) ist entfernt.
admin-no-table = Tisch { $table } nicht gefunden.
admin-no-person = Niemand hat die Kennung oder den Anmeldenamen „{ $person }“. „tianxia admin people“ listet alle auf.
admin-no-login = { $name } hat kein Konto; ein Passwort nützt da nichts.
admin-finished = Die Partie an Tisch { $table } ist schon zu Ende. „tianxia admin delete“ entfernt sie.
admin-bad-address = „{ $address }“ ist keine IP-Adresse und kein Netz wie 192.0.2.0/24.
admin-no-answer = Der Server, der { $db } benutzt, antwortet nicht. Hängt er?
admin-other-version = { $db } wurde zuletzt von einer anderen Version von tianxia benutzt. Starte einmal den Server dieser Version.

# what is not installed

needs-extra = „{ $what }“ braucht das Extra { $extra }: pip install 'tianxia[{ $extra }]'

# bench

bench-progress = Runden
bench-no-search = { $game } hat noch keine Suche.
bench-no-compiled = Nicht kompiliert, darum wurde nur der interpretierte Code gemessen. Starte zuerst „tianxia compile“.
bench-no-peer = { $peer } ist nicht installiert. Starte „pip install -r requirements-peers.lock“.
bench-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Zufallsspiel auf einem Kern, Mediane kurzer Runden im Wechsel. Eine Entscheidung hat mehr als eine Möglichkeit.
bench-interpreted = interpretiert
bench-compiled = kompiliert
bench-kernel-decisions-per-s = Kern: Entscheidungen/s
bench-match-decisions-per-s = Partie: Entscheidungen/s
bench-playouts-per-s = Zufallspartien/s
bench-forks-per-s = Abzweigungen/s
bench-copy-us = Kopie einer Stellung, µs
bench-guesses-per-s = Vermutungen/s
bench-search-iterations-per-s = Suche von der Eröffnung an: Iterationen/s
bench-aec-steps-per-s = PettingZoo: Schritte/s
bench-openspiel-decisions-per-s = OpenSpiel: Entscheidungen/s
bench-batch-decisions-per-s = Stapel: Entscheidungen/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = Andere, aus einer Python-Schleife gesteuert. Ein Tick ist jeder Schritt, auch mit nur einer Möglichkeit:
bench-decisions-per-s = Entscheidungen/s
bench-ticks-per-s = Ticks/s
bench-steps-per-s = Schritte/s
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
bench-ratio-aec-to-connect-four = PettingZoo-Schritte zu denen von Vier gewinnt
bench-ratio-aec-to-chess = PettingZoo-Schritte zu denen von Schach
bench-ratio-openspiel-to-dominoes = OpenSpiel-Entscheidungen zu Domino in Python
bench-ratio-batch-to-kernel = Stapel zu Kern, kompiliert

# train

train-progress = Partien
train-done = { $games ->
    [one] Mit einer Partie trainiert.
   *[other] Mit { $games } Partien trainiert.
} Gewichte: { $file }

serve-ready = Spiel unter { $address } (Strg+C beendet).
serve-lan = Freunde in deinem Netz spielen mit unter { $address }
serve-local-only = Nur dieser Rechner kann sich verbinden. Mit --lan können Freunde in deinem Netz mitspielen.
serve-no-port = Port { $port } auf { $host } ist nicht verfügbar: { $why }. Wähle mit --port einen anderen.
serve-peers = --peers { $peers } ist keine Adresse, die andere Rechner erreichen: HOST oder HOST:PORT angeben.
serve-workers-db = Mehrere Prozesse brauchen PostgreSQL: --db postgresql://… angeben oder --workers weglassen.
load-db-used = { $db } enthält schon Tische. Gib mit --db eine leere Datenbank an: Ein Lasttest darf niemandes Partien anrühren.
load-processes-db = Mehrere Prozesse brauchen PostgreSQL: --db postgresql://… angeben oder --processes weglassen.
backup-done = Alle Tische gespeichert in { $file } ({ NUMBER($size) } KB).
backup-exists = { $file } gibt es schon. --force überschreibt die Datei.
backup-none = Noch keine Tische in { $file }.
backup-not-sqlite = Dieser Befehl kopiert nur SQLite-Dateien; für PostgreSQL gibt es pg_dump.
help-serve = Den Server starten, ohne einen Browser zu öffnen.
help-serve-host = Adresse des Servers.
help-serve-port = Port des Servers.
help-serve-db = Datenbank-URL. Vorgabe: eine Datei in deinem Datenordner.
help-serve-lan = Dein Netz zulassen und die Adresse für Freunde zeigen.
help-serve-root_path = Pfad hinter einem Reverse-Proxy.
help-serve-proxies = Reverse-Proxy, dessen Weiterleitungs-Kopfzeilen gelten.
help-serve-origins = Eine weitere Herkunft, die Verbindungen öffnen darf.
help-serve-workers = Zahl der Serverprozesse an diesem Port. Mehr als einer braucht PostgreSQL.
help-serve-peers = Private Adresse dieses Rechners, wenn andere Rechner die Datenbank mitbenutzen.
help-serve-bot_pause = Mindestdenkzeit eines Bots in Sekunden.
help-serve-review_iterations = Iterationen je Zug in einer Analyse, für langsame Rechner. Vorgabe: wie die Stufe hard.
help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
help-backup-db = Datenbank-URL. Vorgabe: die Datei in deinem Datenordner.
help-backup-force = Eine vorhandene Datei überschreiben.
help-load = Lasttest des Servers mit vielen Tischen über echte Verbindungen.
help-load-game = Spiel an allen Tischen; „all“ für alle Spiele, Qin an doppelt so vielen Tischen wie jedes andere.
help-load-tables = Zahl der Tische, jeder mit zwei Spielern und einem Zuschauer.
help-load-rate = Züge je Sekunde an jedem Tisch.
help-load-seconds = Dauer jeder Messung.
help-load-bots = Anteil der Tische, an denen auf dem zweiten Platz ein Bot sitzt.
help-load-hints = Tipps, um die jeder Tisch in der Sekunde bittet.
help-load-db = Leere Datenbank, die danach wieder geleert wird; ohne Angabe eine vorübergehende Datei.
help-load-processes = Server an einer PostgreSQL-Datenbank, auf die sich die Tische verteilen.
help-load-limit_ms = Auch die höchste Rate suchen, deren 99. Perzentil unter diesem Wert in Millisekunden bleibt.
help-serve-opens = Auch im Browser öffnen, wenn es einen Bildschirm gibt.
serve-open-already = Läuft schon unter { $address }.
serve-open-components = Läuft schon unter { $address }, aber ohne dieses Material. „tianxia components GAME --install PATH“ fügt es dort hinzu.
