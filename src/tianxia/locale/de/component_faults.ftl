# Was an Materialdateien und Ausgaben falsch ist, für Befehle und für die Seite. Die Werte stehen in der englischen Datei.

# Wo ein Fehler ist

component-at-cell = { $file }, Zeile { $line }, Spalte { $column } ({ $name }): { $what }
component-at-column = { $file }, Zeile { $line }, Spalte { $column }: { $what }
component-at-line = { $file }, Zeile { $line }: { $what }
component-at-file = { $file }: { $what }
component-and-more = { $count ->
    [one] Es gibt noch { $count } Fehler.
   *[other] Es gibt noch { $count } Fehler.
} „tianxia components GAME --check“ zeigt alle.
components-faulty = { $count ->
    [one] { $line ->
        [0] { $file } hat einen Fehler.
       *[other] { $file } hat einen Fehler in Zeile { $line }.
    }
   *[other] { $line ->
        [0] Diese Dateien haben { $count } Fehler, den ersten in { $file }.
       *[other] Diese Dateien haben { $count } Fehler, den ersten in { $file }, Zeile { $line }.
    }
}

# Tabellen

component-no-rows = Die Tabelle ist leer. Ihre Spalten sind { $columns }.
component-header = In dieser Zeile stehen keine Spaltennamen. Die Datei muss damit beginnen, getrennt durch Kommas, Semikolons oder Tabs: { $columns }.
component-quotes = Ein Anführungszeichen fehlt oder steht falsch.
component-column-twice = Die Spalte „{ $column }“ gibt es zweimal. Lösche eine.
component-column-unknown = Eine Spalte „{ $column }“ gibt es nicht. Erwartet: { $allowed }.
component-column-nameless = Diese Spalte hat keinen Namen, enthält aber „{ $found }“. Benenne oder leere sie.
component-column-missing = Die Spalte „{ $column }“ fehlt.
component-cells = Diese Zeile hat { $found } Zellen, die Tabelle aber { $count } Spalten. Setze Text, der das Trennzeichen enthält, in Anführungszeichen.
component-long = Dieser Text ist zu lang oder enthält unsichtbare Zeichen. Erlaubt sind { $most } Zeichen.
component-twice = Die Nummer { $number } steht schon in Zeile { $first }.
component-absent = { $absent ->
    [one] Die Nummer { $numbers } fehlt. Es müssen { $count } Zeilen sein.
   *[other] Die Nummern { $numbers } fehlen. Es müssen { $count } Zeilen sein.
}

# Einträge

component-number = „{ $found }“ ist keine ganze Zahl von { $low } bis { $high }.
component-empty-number = Hier fehlt eine ganze Zahl von { $low } bis { $high }.
component-word = „{ $found }“ ist hier nicht erlaubt. Erlaubt: { $allowed }.
component-word-meant = „{ $found }“ ist hier nicht erlaubt. Meintest du „{ $meant }“? Erlaubt: { $allowed }.
component-empty-word = Hier fehlt etwas. Erlaubt: { $allowed }.
component-table = „{ $entry }“ muss eine Tabelle sein, etwa [{ $entry }].
component-list = „{ $entry }“ muss eine Liste sein, etwa [1, 2].
component-missing = „{ $missing }“ fehlt.
component-lacks = In „{ $entry }“ fehlt „{ $missing }“.
component-length = „{ $entry }“ hat { $found } Werte, braucht aber { $count }.
component-lengths = „{ $entry }“ hat { $found } Werte, braucht aber { $low } bis { $high }.
component-entry-unknown = „{ $found }“ ist hier unbekannt. Erlaubt: { $allowed }.
component-large = Diese Datei ist größer als { $most } KB.
component-not-text = Das ist keine Textdatei. Speichere sie als CSV oder TOML in UTF-8.
component-spreadsheet = Speichere diese Tabelle als CSV. Erwartet: { $files }.
component-toml = { $why ->
    [value] Das ist kein Wert. Schreibe Zahlen in Ziffern und Wörter in geraden Anführungszeichen: 3, "red".
    [text] Ein Text muss in seiner Zeile mit einem Anführungszeichen enden.
    [backslash] In diesem Text darf kein Backslash stehen. Lass ihn weg.
    [line] Eine Zeile muss so aussehen: name = 3. Überschriften stehen in eckigen Klammern, Kommentare beginnen mit #.
    [more] Hier muss die Zeile enden: Sie hat nur einen Wert, und ein Kommentar beginnt mit #.
    [bracket] Hier fehlt eine Klammer oder ein Komma.
    [twice] Diesen Namen gibt es schon weiter oben. Lösche einen der beiden.
   *[other] Das ist kein gültiges TOML.
}

# Widersprüche zum Regelheft

component-fixed = „{ $entry }“ ist { $found }, im Regelheft steht aber { $count }, und darauf bauen die Regeln ({ $rule }).
component-aspect = Karte { $card } ist „{ $found }“, aber die Karten sind nach Aspekten nummeriert, und diese ist „{ $aspect }“ ({ $rule }).
component-sum = Die Zahlen von „{ $entry }“ ergeben zusammen { $found }, im Regelheft sind es { $count } ({ $rule }).
component-pair = Ein Paar nennt zwei verschiedene Regionen, und jedes Paar steht nur einmal da.
component-no-neighbour = Region { $region } grenzt an keine andere.
component-criterion-twice = „{ $found }“ steht schon auf einer anderen Seite, aber jedes Kriterium ist nur einmal gedruckt ({ $rule }).
component-rising = Die Siegpunkte einer Aufgabe steigen nie von links nach rechts ({ $rule }): { $right }.
component-sites = Eine Mauer-Aufgabe zeigt jede Farbe höchstens zweimal ({ $rule }).
component-regions-twice = Eine Aufgabe zeigt jede Region höchstens einmal ({ $rule }).
component-nothing-else = „{ $bonus }“ braucht hier nichts, also kann „{ $found }“ nicht stimmen. Lass es leer.
component-about-empty = „{ $bonus }“ braucht hier einen Wert: { $allowed }.
component-about = „{ $found }“ passt nicht zu „{ $bonus }“. Erlaubt: { $allowed }.
component-too-often = { $times ->
    [one] „{ $found }“ gibt es schon, gehört hierher aber nur einmal ({ $rule }).
   *[other] „{ $found }“ steht öfter als { $times }-mal da ({ $rule }).
}
component-of-region = „{ $found }“ braucht die Region einer Karte, die ein Gouverneursplättchen nicht hat ({ $rule }).
component-not-both = „{ $one }“ und „{ $other }“ können nicht auf demselben Plättchen stehen ({ $rule }).
component-space-taken = Auf Feld { $found } ist schon ein Symbol.
component-no-condition = Dieses Plättchen hat keine Bedingung. Es braucht eine von { $allowed } ({ $rule }).
component-governor-tiles = Die Zahl der Gouverneursplättchen ist { $found }, die der Felder aber { $count } ({ $rule }).
component-officials = Nur „recruit“ nennt Beamte, und zwar immer: „{ $found }“ passt nicht zu „{ $reward }“ ({ $rule }).
component-needed = Eine Karte der Art „{ $kind }“ braucht einen Wert in der Spalte „{ $column }“.
component-order-empty = Hier fehlen alle Namen in einer Reihenfolge, etwa { $example }.
component-order = „{ $found }“ ist keine Reihenfolge aller Namen. Schreibe jeden Namen einmal, mit > dazwischen, etwa { $example }.
component-card-twice = Karte { $found } ist schon in diesem Stapel ({ $rule }).
component-lines = Die Wertungskarten { $found } müssen eine Zeile über Gleichstände und eine über das Elixier zeigen ({ $rule }).
component-starts = Es muss genau ein Startfeld { $sign } ({ $colour }) geben, es gibt aber { $found } ({ $rule }).
component-row = Zeile { $number } hat { $found } Zeichen, braucht aber { $side }.
component-sign = Unbekanntes Zeichen „{ $sign }“ auf { $space }. Erlaubt: { $allowed }.

# Ausgaben

edition-large = { $place } ist größer als { $most } KB und kann deshalb keine Ausgabe sein.
edition-not-json = { $place } ist keine Ausgabe: { $why }.
edition-format = { $place } ist keine Ausgabe von tianxia, oder eine aus einer späteren Version.
edition-entry = { $place }: „{ $entry }“ muss eine Zeile Text mit höchstens { $most } Zeichen sein.
edition-files = { $place }: Eine Ausgabe hat 1 bis { $most } Dateien.
edition-file = { $place }: Die Datei „{ $file }“ muss Text sein.
edition-file-unknown = „{ $name }“ enthält „{ $file }“; das ist keine Materialdatei. Erwartet: { $files }.
edition-game = „{ $name }“ ist eine Ausgabe von { $game }, nicht von { $wanted }.
edition-none-for = Von { $game } gibt es keine anderen Ausgaben: Sein Material lässt sich nicht ersetzen.
edition-unchanged = { $folder } sagt dasselbe wie das eingebaute Material; es gibt nichts zu packen.
component-file-unknown = „{ $file }“ ist keine Materialdatei. Erwartet: { $files }.
record-edition = { $place }: Diese Aufzeichnung nutzt die Ausgabe „{ $edition }“ von { $game }. Nenne ihre Datei oder ihren Ordner mit --components.
server-edition-game = „{ $name }“ ist eine Ausgabe eines anderen Spiels.
server-edition-none-for = Von diesem Spiel gibt es keine anderen Ausgaben.
server-editions-need-account = Lege zuerst ein Konto an: Dann kannst du hier Ausgaben behalten.
server-no-edition = Diese Ausgabe gibt es hier nicht.
server-rated-edition = Gewertete Partien nutzen die eingebaute Ausgabe.
server-too-many-editions = Du hast { NUMBER($limit) } Ausgaben. Entferne zuerst eine.
