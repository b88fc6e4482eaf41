# Was an Eingaben falsch sein kann; was eine Meldung erhält, steht in der englischen Datei.

did-you-mean = Meinst du „{ $name }“?
no-lesson = { $game } hat kein Tutorial „{ $lesson }“.
draft-barrier = Die Vorschau endet hier: { $barrier ->
    [chance] Als Nächstes wird gezogen
    [sealed] Alle wählen gleichzeitig
    [end] Die Partie ist dann zu Ende
   *[others] Die anderen sind am Zug
 }.
no-answer = „{ $answer }“ ist hier kein gültiger Zug.
unknown-game = Unbekanntes Spiel „{ $game }“. Möglich: { $allowed }.
game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } kann nicht gespielt werden: { $why }.
game-name-taken = Das Paket { $package } enthält ein Spiel „{ $game }“, aber dieser Name ist vergeben.
unknown-bot = Unbekannter Bot „{ $bot }“. Möglich: { $allowed }.
unknown-language = Unbekannte Sprache „{ $language }“. Möglich: { $allowed }.
arena-few-bots = Nenne mindestens zwei verschiedene Bots.
arena-bad-line = { $file }, Zeile { $line }: kein Arena-Ergebnis.
arena-other-results = { $file } enthält die Ergebnisse einer anderen Arena. Unterschied: { $differs }.
bot-not-for-game = Der Bot „{ $bot }“ kann { $game } nicht spielen.
bot-broken = Der Bot „{ $bot }“ aus dem Paket { $package } ist nicht zu gebrauchen: { $why }.
bot-name-taken = Das Paket { $package } enthält einen Bot „{ $bot }“, aber dieser Name ist vergeben.
bot-not-loaded = Der Bot „{ $bot }“ kann nicht geladen werden: { $why }.
bot-no-answer = „{ $bot }“ ist kein Bot: Die Methode answer(eye, rng) fehlt.
bot-answer = Der Bot „{ $bot }“ antwortete auf { $question } mit { $answer }, was dort nichts bedeutet.
bot-refused = Der Bot „{ $bot }“ gab eine unzulässige Antwort: { $answer } ({ $why }).
cluster-bad-address = „{ $address }“ ist keine Adresse eines Clusters. Möglich: dask://host:8786 oder dask+tls://host:8786.
cluster-no-extra = Für einen Cluster brauchst du das Extra „cluster“: pip install "tianxia[cluster]".
cluster-no-tls = Für TLS fehlen Zertifikate. Trage sie in der Konfiguration von Dask unter distributed.comm.tls ein.
cluster-unreachable = Der Cluster { $address } ist nicht erreichbar: { $why }.
cluster-no-workers = Der Cluster { $address } hat keine Worker. Starte einen mit „dask worker“.
cluster-lost = Die Verbindung zum Cluster { $address } ist abgebrochen.
cluster-unsendable = Dein Bot kann nicht an andere Rechner geschickt werden: { $why }.
cluster-unready = Der Cluster { $address } kann tianxia nicht laden: { $why }. Installiere dieselbe Version auf allen Workern.
worker-differs = { $what ->
    [version] Worker { $worker } hat tianxia { $theirs }, dieser Lauf braucht { $ours }.
    [rules] Worker { $worker } hat die Regelversion { $theirs }, dieser Lauf braucht { $ours }.
    [components] Worker { $worker } hat das Spielmaterial { $theirs }, dieser Lauf braucht { $ours }.
   *[weights] Worker { $worker } hat die gelernten Gewichte { $theirs }, dieser Lauf braucht { $ours }.
}
worker-lacks = { $what ->
    [game] Worker { $worker } kann das Spiel { $name } nicht laden.
    [components] Worker { $worker } kann das Spielmaterial in { $name } nicht laden.
   *[bot] Worker { $worker } kann deinen Bot nicht laden: { $name }.
}
no-hints-for-game = Für dieses Spiel gibt es noch keine Tipps.
bad-seat-count = { $game } kann nicht mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
} gespielt werden. Möglich: { $allowed }.
bad-option = { $game } hat keine Option „{ $option }“. Möglich: { $allowed }.
bad-option-value = Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
bad-option-form = Schreib Optionen als Name=Wert (nicht „{ $text }“).
no-series = { $game } hat keine Serien.
series-and-option = Eine Serie setzt die Option { $option } für jede Partie. Lass eins von beiden weg.

# Dateien

file-missing = Datei nicht gefunden: { $file }.
file-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable = Kann { $file } nicht lesen: { $why }.
file-unwritable = Kann { $file } nicht schreiben: { $why }.
file-no-plain = { $file } ist keine gewöhnliche Datei und wurde nicht überschrieben.
one-on-stdout = Nur eins von { $options } kann in die Standardausgabe gehen.
file-not-text = { $file } ist kein UTF-8-Text (erstes ungültiges Byte: { $byte }).

# Spielmaterial

components-none = Keine Materialdateien in { $folder }. Erwartet: { $files }.

# Aufzeichnungen

record-empty = { $place } enthält keine Partie.
record-no-header = { $place }: Eine Aufzeichnung beginnt mit einer Kopfzeile mit dem Feld „tianxia“.
record-not-json = { $place } ist keine gültige Zeile einer Aufzeichnung. Erwartet: ein JSON-Objekt, oder die ganze Datei in Notation.
record-format = { $place }: Format { $format } wird nicht unterstützt. Diese Version von tianxia liest Format { $known }.
record-header = { $place }: Kopffeld „{ $name }“ fehlt oder ist ungültig.
record-line = { $place } ist kein gültiger Zug. Nötig sind ein Platz (eine Zahl oder chance), eine Frage und eine Antwort.
record-end = { $place }: Die letzte Zeile einer Partie braucht ein Ergebnis (ein Objekt oder null) und einen Startwert seed (ein Text oder null).
record-game = { $place }: Das ist eine Aufzeichnung von { $game }, einem anderen Spiel.
record-rules = { $place }: Diese Aufzeichnung nutzt Regelversion { $rules } von { $game }. Diese Version von tianxia kennt sie bis Version { $known }.
record-components = { $place }: Diese Aufzeichnung nutzt anderes Spielmaterial von { $game }. Nenne dessen Ordner mit --components.
record-illegal = { $place }: Zug { $number }, „{ $answer }“ bei „{ $question }“, ist nicht erlaubt: { $why }
record-result = { $place }: Die Partie endet nicht mit dem aufgezeichneten Ergebnis.
record-no-seed = { $place }: Diese Aufzeichnung hat keinen Startwert (seed); ihre Ziehungen können nicht geprüft oder fortgesetzt werden.
record-commitment = { $place }: Der Startwert (seed) passt nicht zum Prüfwert im Kopf.
record-draw = { $place }: Zug { $number }, eine Ziehung bei „{ $question }“, passt nicht zum Startwert (seed).
replay-one-form = Nutze nur eins von { $options }.
review-running = { $place }: Nur beendete Partien können analysiert werden.
review-no-seat = { $place }: Es gibt keinen Platz { $seat }. Plätze sind 0 bis { $last }.
review-no-search = { $game } kann noch nicht analysiert werden.
answer-unreadable = Das ist hier kein gültiger Zug.
answer-elsewhere = Das Spiel erwartet hier einen anderen Zug.

# Partien

match-not-over = Die Partie ist noch nicht zu Ende.
rewind-too-far = Zu Zug { $length } geht es nicht zurück.
refusal-not-asked = Dieser Platz ist nicht am Zug.
refusal-not-a-candidate = Diesen Zug gibt es nicht.
refusal-not-there = Davon ist nichts mehr zu ziehen.
refusal-barrier = Es wurde Neues aufgedeckt; das ist nicht mehr rückgängig zu machen.
refusal-nothing-to-take-back = Nichts rückgängig zu machen.
not-learnable = { $game } kann nicht trainiert werden. Möglich: { $allowed }.

server-record-several = Die Datei enthält { NUMBER($count) } Partien. Lade sie einzeln hoch.
server-record-unfinished = Die Partie in dieser Aufzeichnung ist nicht zu Ende.
server-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein.
server-no-such-address = Unter dieser Adresse ist nichts.
server-no-such-method = Methode an dieser Adresse nicht erlaubt.
server-not-json = Der Inhalt einer Anfrage muss JSON sein.
server-wrong-host = Hostname nicht erlaubt.
server-wrong-origin = Anfragen von anderen Seiten sind nicht erlaubt.
