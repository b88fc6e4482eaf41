# Was an Eingaben falsch sein kann; was eine Meldung erhält, steht in der englischen Datei.

did-you-mean = Meinst du „{ $name }“?
no-lesson = Für { $game } gibt es keine Lektion „{ $lesson }“.
draft-barrier = Weiter reicht der Entwurf nicht: { $barrier ->
    [chance] jetzt würde etwas gezogen
    [sealed] die anderen wählen zur selben Zeit
    [end] das Spiel wäre zu Ende
   *[others] die anderen sind an der Reihe
 }.
no-answer = „{ $answer }“ ist keine Antwort auf diese Frage.
unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $allowed }.
game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht spielen: { $why }.
game-name-taken = Das Paket { $package } bringt ein Spiel „{ $game }“ mit, aber dieser Name ist schon vergeben.
unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $allowed }.
unknown-language = Es gibt keine Sprache „{ $language }“; es gibt: { $allowed }.
arena-few-bots = Eine Arena braucht mindestens zwei Bots, jeden nur einmal genannt.
arena-bad-line = { $file }: Zeile { $line } ist kein Ergebnis einer Arena.
arena-other-results = { $file } enthält die Ergebnisse einer anderen Arena; sie unterscheidet sich in: { $differs }.
bot-not-for-game = Der Bot „{ $bot }“ kann { $game } nicht spielen.
no-hints-for-game = Für dieses Spiel gibt es noch keine Tipps.
bad-seat-count = { $game } lässt sich nicht mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
} spielen; mögliche Anzahlen: { $allowed }.
bad-option = { $game } hat keine Option „{ $option }“; die Optionen sind: { $allowed }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein; mögliche Werte: { $allowed }.
bad-option-form = „{ $text }“ ist keine Option; schreib sie als Name=Wert.
no-series = { $game } kennt keine Serien.
series-and-option = Eine Serie wählt die Option { $option } für jede Partie neu; lass sie weg oder lass die Serie weg.

# Dateien

file-missing = Die Datei { $file } gibt es nicht.
file-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-no-plain = { $file } ist keine gewöhnliche Datei und wird deshalb nicht überschrieben.
one-on-stdout = Nur eins von { $options } kann in die Standardausgabe gehen.
file-not-text = { $file } ist kein Text in UTF-8 (Byte { $byte } passt als erstes nicht).

# Spielmaterial

components-none = Der Ordner { $folder } enthält keine der möglichen Dateien: { $files }.
components-unreadable = { $file } lässt sich nicht als TOML lesen: { $why }.
components-board-size = Der Spielplan { $board } muss { $side } Zeilen mit je { $side } Zeichen haben.
components-board-sign = Der Spielplan { $board } hat in Zeile { $row }, Spalte { $column } (ab 0 gezählt) das unbekannte Zeichen „{ $sign }“; bekannt sind . ~ V R Y B.
components-board-starts = Der Spielplan { $board } muss genau ein Startfeld { $colour } haben.
components-count = In pieces.toml muss { $name } gleich { $count } sein, wie es die Regeln sagen.

# Aufzeichnungen

record-empty = { $place } enthält keine Partie.
record-no-header = { $place }: Eine Aufzeichnung beginnt mit einer Kopfzeile, die den Eintrag „tianxia“ hat; diese Zeile hat ihn nicht.
record-not-json = { $place } ist keine Zeile einer Aufzeichnung: Es müsste ein JSON-Objekt sein, oder die Datei müsste von der ersten Zeile an in Notation stehen.
record-format = { $place }: Diese Aufzeichnung hat Format { $format }; diese Version von tianxia liest Format { $known }.
record-header = { $place }: Dem Kopf fehlt ein richtiger Wert für „{ $name }“.
record-line = { $place } ist keine Antwort: Dazu gehören ein Platz (eine Zahl oder chance), eine Frage und eine Antwort.
record-end = { $place }: Die letzte Zeile einer Partie hat ihr Ergebnis (ein Objekt oder null) und ihren Startwert seed (ein Text oder null).
record-game = { $place }: Dies ist eine Aufzeichnung von { $game }, nicht von dem Spiel, um das es geht.
record-rules = { $place }: Diese Aufzeichnung entstand mit Version { $rules } der Regeln von { $game }; diese Version von tianxia spielt bis Version { $known }.
record-components = { $place }: Diese Aufzeichnung entstand mit anderem Spielmaterial von { $game } als dem vorhandenen; nenne seinen Ordner mit --components.
record-illegal = { $place }: Antwort { $number }, „{ $answer }“ auf die Frage „{ $question }“, ist nicht möglich: { $why }
record-result = { $place }: Die Partie endet nicht so, wie die Aufzeichnung sagt.
record-no-seed = { $place }: Diese Aufzeichnung enthält keinen Startwert (seed), also lassen sich ihre Ziehungen nicht prüfen oder fortsetzen.
record-commitment = { $place }: Der Startwert (seed) ist nicht der, auf den sich der Kopf festlegt.
record-draw = { $place }: Antwort { $number }, eine Ziehung zur Frage „{ $question }“, ist nicht die, die der Startwert (seed) ergibt.
replay-one-form = Nur eine Ausgabe zugleich ist möglich, nicht { $options } zusammen.
review-running = { $place }: Diese Partie läuft noch; nur eine beendete lässt sich nachbesprechen.
review-no-seat = { $place }: Diese Partie hat keinen Platz { $seat }; ihre Plätze sind 0 bis { $last }.
review-no-search = Die Bots von { $game } suchen nicht, also lassen sich seine Partien nicht nachbesprechen.
answer-unreadable = So wird keine Antwort auf diese Frage geschrieben.
answer-elsewhere = Das Spiel fragt hier etwas anderes oder lässt nur eine andere Antwort zu.

# Partien

match-not-over = Die Partie ist noch nicht zu Ende.
rewind-too-far = Die Partie kann nicht zu Antwort { $length } zurückgehen.
refusal-not-asked = Dieser Platz wird gerade nichts gefragt.
refusal-not-a-candidate = Diesen Zug gibt es nicht.
refusal-not-there = Davon ist nichts mehr zu ziehen.
refusal-barrier = Seither wurde etwas Neues aufgedeckt, oder ein anderer Platz hat geantwortet; das lässt sich nicht zurücknehmen.
refusal-nothing-to-take-back = Von dir gibt es keine Antwort zurückzunehmen.
not-learnable = Für { $game } gibt es nichts zu lernen; möglich sind: { $allowed }.
