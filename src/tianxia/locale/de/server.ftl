# What the server says: `server-<code>` for every error and farewell, then the commands `serve` and `backup`.

server-again = Der Tisch wurde neu gelesen. Die Verbindung wird wieder aufgebaut.
server-bot-or-person = Auf einem Platz sitzt ein Bot oder ein Mensch, nicht beide.
server-cannot-leave = Dieser Platz kann nicht verlassen werden.
server-cannot-stand-in = Ein Bot kann nur in einem laufenden Spiel für einen Menschen einspringen.
server-chat-empty = Diese Nachricht sagt nichts.
server-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
server-draft-barrier = Weiter reicht der Entwurf nicht: { $barrier ->
    [chance] jetzt würde etwas gezogen
    [sealed] die anderen wählen zur selben Zeit
    [end] das Spiel wäre zu Ende
   *[others] die anderen sind an der Reihe
 }.
server-draft-too-long = Dieser Entwurf ist zu lang.
server-forgotten = Dieses Gerät ist hier nicht mehr bekannt.
server-fork-at-end = Dort ist das Spiel zu Ende; weiterspielen geht nur vor Antwort { NUMBER($total) }.
server-fork-seats = { $seats ->
    [one] Dieses Spiel hat 1 Platz.
   *[other] Dieses Spiel hat { NUMBER($seats) } Plätze.
}
server-has-begun = Das Spiel hat schon begonnen.
server-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein.
server-old-page = Diese Seite ist veraltet. Lade sie neu.
server-late = Der Tisch ist inzwischen weiter. Sieh noch einmal hin, dann antworte.
server-link-unknown = Dieser Link gilt nicht oder nicht mehr.
server-login-taken = Der Anmeldename „{ $login }“ ist vergeben. Wähle einen anderen.
server-login-wrong = Anmeldename und Passwort passen nicht zusammen.
server-malformed = Diese Nachricht ist nicht lesbar: { $why }
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-no-answer = „{ $answer }“ ist keine Antwort auf diese Frage.
server-no-hint = { no-hints-for-game }
server-no-thought = Dem Bot ist kein Tipp eingefallen; frag noch einmal.
server-no-key = Wähle zuerst einen Namen.
server-no-password = Wähle zuerst ein Passwort, sonst könntest du nicht zurückkommen.
server-no-proposal = Zurzeit ist nichts vorgeschlagen.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-review = Partien dieses Spiels lassen sich nicht nachbesprechen: Seine Bots suchen nicht.
server-no-series = Dieses Spiel kennt keine Serien.
server-no-step = { $total ->
    [one] Dieses Spiel hat nur 1 Antwort.
   *[other] Dieses Spiel hat nur { NUMBER($total) } Antworten.
}
server-no-such-address = Unter dieser Adresse ist nichts.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, weil er nie begonnen hat.
server-no-such-method = Diese Adresse nimmt diese Methode nicht an.
server-no-verdict = Über diesen Zug gibt es kein Urteil.
server-not-asked = Dieser Platz wird gerade nichts gefragt.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-finished = Das Spiel ist noch nicht zu Ende.
server-not-json = Der Inhalt einer Anfrage muss JSON sein.
server-not-running = Das Spiel läuft nicht.
server-not-your-seat = Dieser Platz ist nicht deiner.
server-not-your-table = Das kann nur, wer den Tisch eröffnet hat oder an ihm sitzt.
server-nothing-to-redo = Es gibt nichts zu wiederholen: Die Partie ist weitergegangen.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-paused = Der Tisch macht Pause.
server-record-several = Die Datei enthält { NUMBER($count) } Spiele. Bring sie einzeln.
server-record-unfinished = Das Spiel in dieser Aufzeichnung ist nicht zu Ende.
server-refused = Das erlauben die Regeln nicht.
server-review-busy = Es warten schon { NUMBER($waiting) } Partien auf ihre Nachbesprechung. Frag in ein paar Minuten noch einmal.
server-review-too-soon = Diese Partie läuft noch; nur eine beendete lässt sich nachbesprechen.
server-revoked = Der Link zu diesem Platz wurde zurückgezogen.
server-room-closed = Der Tisch war kurz geschlossen. Versuch es noch einmal.
server-rules-changed = Dieses Spiel wurde nach Regeln der Version { NUMBER($rules) } begonnen, die dieses Programm nicht kennt.
server-script-failed = Die Regeln dieses Spiels haben hier einen Fehler. Nichts hat sich geändert; bitte melde ihn mit der Aufzeichnung.
server-seat-taken = Dieser Platz ist besetzt.
server-seats-open = Es sind noch Plätze frei.
server-server-failed = Der Server hat einen Fehler gemacht. Nichts hat sich geändert.
server-stand-in-plays = Diesen Platz spielt ein Bot. Nimm ihn zuerst zurück.
server-still-there = Wer auf diesem Platz sitzt, ist noch da.
server-stopping = Der Server hält an. Dein Spiel bleibt erhalten.
server-store-failed = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Versuch es noch einmal.
server-too-large = Das ist zu groß: höchstens { NUMBER($limit) } Bytes.
server-too-many = Zu viel auf einmal. Warte einen Augenblick.
server-too-many-tables = Du hast { NUMBER($limit) } Tische, die nicht zu Ende sind. Beende zuerst einige.
server-too-slow = Die Verbindung ist zu langsam. Sie wird wieder aufgebaut.
server-wrong-host = Unter diesem Namen darf dieser Server nicht gefragt werden.
server-wrong-origin = Die Seite einer anderen Adresse darf hier nicht spielen.

serve-ready = Der Tisch steht unter { $address } (Strg-C hält ihn an).
serve-lan = Freunde in deinem Netz kommen über { $address }
serve-local-only = Nur dieser Rechner kann sich verbinden. Mit --lan können Freunde in deinem Netz mitspielen.
serve-no-port = An { $host }, Port { $port }, lässt sich nicht lauschen: { $why }. Wähle mit --port einen anderen.
backup-done = Alle Tische sind in { $file } ({ NUMBER($size) } KB).
backup-exists = { $file } gibt es schon. Mit --force wird die Datei überschrieben.
backup-failed = { $file } lässt sich nicht schreiben: { $why }.
backup-none = Unter { $file } gibt es noch keine Tische.
backup-not-sqlite = Dieser Befehl kopiert nur SQLite-Dateien; für PostgreSQL gibt es pg_dump.
help-serve = Den Tisch für Browser bereitstellen, ohne einen zu öffnen.
help-serve-host = Die Adresse, an der gelauscht wird.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-db = Die Datenbank; sonst eine Datei in deinem Datenordner.
help-serve-lan = Dein Netz zulassen und die Adresse für Freunde zeigen.
help-serve-root_path = Der Pfad, unter dem ein Reverse-Proxy den Server zeigt.
help-serve-proxies = Ein Reverse-Proxy, dessen Weiterleitungs-Kopfzeilen vertraut wird.
help-serve-origins = Eine weitere Herkunft, die Verbindungen öffnen darf.
help-serve-bot_pause = Wie lange ein Bot mindestens zu denken scheint, in Sekunden.
help-serve-review_iterations = Wie viele Iterationen eine Nachbesprechung auf jeden Zug verwendet, für langsame Rechner; sonst so viele wie die Stufe hard.
help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
help-backup-db = Die Datenbank; sonst die Datei in deinem Datenordner.
help-backup-force = Eine vorhandene Datei überschreiben.
help-load = Misst, wie der Server viele Tische zugleich verkraftet, über echte Verbindungen.
help-load-game = Welches Spiel an jedem Tisch gespielt wird.
help-load-tables = Wie viele Tische, jeder mit zwei Spielern und einem Zuschauer.
help-load-rate = Antworten je Sekunde an jedem Tisch.
help-load-seconds = Wie lange jede Messung dauert.
help-load-limit_ms = Sucht auch die höchste Rate, deren 99. Perzentil unter so vielen Millisekunden bleibt.
help-serve-opens = Öffnet ihn auch im Browser, wo es einen Bildschirm gibt.
serve-open-already = Der Tisch ist schon offen: { $address }.
