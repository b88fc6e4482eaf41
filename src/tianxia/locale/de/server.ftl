# What the server says: `server-<code>` for every error and farewell.

server-address-banned = Dieser Server ist für dein Netz gesperrt.
server-again = Neuer Versuch …
server-banned = Du bist auf diesem Server gesperrt.
server-bot-or-person = Auf einem Platz sitzt ein Bot oder ein Mensch, nicht beide.
server-cannot-leave = Dieser Platz kann nicht verlassen werden.
server-cannot-stand-in = Ein Bot kann nur in einer laufenden Partie einen Menschen ersetzen.
server-chat-empty = Die Nachricht ist leer.
server-chat-off = Der Chat ist an diesem Tisch aus.
server-database-failed = Der Server kann seine Datenbank nicht benutzen.
server-database-full = Die Festplatte des Servers ist voll.
server-database-read-only = Die Datenbank des Servers ist schreibgeschützt.
server-database-slow = Die Datenbank des Servers antwortet nicht.
server-deleted = Der Betreiber hat diesen Tisch gelöscht.
server-draft-too-long = Diese Vorschau ist zu lang.
server-forgotten = Dieses Gerät ist hier nicht mehr bekannt.
server-fork-at-end = Dort ist die Partie zu Ende. Spiel von vor Zug { NUMBER($total) } weiter.
server-fork-seats = { $seats ->
    [one] Diese Partie hat 1 Platz.
   *[other] Diese Partie hat { NUMBER($seats) } Plätze.
}
server-has-begun = Die Partie hat schon begonnen.
server-old-page = Diese Seite ist veraltet. Lade sie neu.
server-late = Die Partie ging weiter. Bitte versuch es noch einmal.
server-link-unknown = Dieser Link ist ungültig oder abgelaufen.
server-malformed = Ungültige Nachricht: { $why }
server-muted = Du kannst zurzeit nicht chatten und deinen Namen nicht ändern.
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-name-mixed = Dieser Name mischt Buchstaben verschiedener Schriften. Bleib bei einer Schrift.
server-name-needed = Wähle zuerst einen Namen, damit die anderen wissen, wer du bist.
server-name-reserved = Der Name „{ $name }“ ist reserviert. Wähle einen anderen.
server-name-taken = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.
server-name-unreadable = Dieser Name ist schwer zu lesen. Nimm gewöhnliche Buchstaben oder Ziffern.
server-no-account = Erstelle zuerst ein Konto.
server-no-hints-here = An diesem Tisch sind keine Tipps erlaubt.
server-no-previews-here = An diesem Tisch ist keine Vorschau erlaubt.
server-no-undo-here = An diesem Tisch kann man nichts rückgängig machen.
server-no-hint = { no-hints-for-game }
server-no-thought = Der Bot hat keinen Tipp gefunden. Bitte versuch es noch einmal.
server-no-key = Du bist nicht angemeldet. Lade die Seite neu.
server-no-password = Erstelle zuerst ein Konto, sonst kannst du dich nicht wieder anmelden.
server-no-proposal = Es gibt keine offene Anfrage.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-series = Dieses Spiel hat keine Serien.
server-no-step = { $total ->
    [one] Diese Partie hat nur 1 Zug.
   *[other] Diese Partie hat nur { NUMBER($total) } Züge.
}
server-no-player = Spieler nicht gefunden, oder nichts davon ist öffentlich.
server-no-table = Tisch nicht gefunden. Tische, die nie starten, werden nach einer Weile entfernt.
server-not-asked = Dieser Platz ist nicht am Zug.
server-not-begun = Die Partie hat noch nicht begonnen.
server-not-finished = Die Partie ist noch nicht zu Ende.
server-not-running = Die Partie läuft nicht.
server-not-your-seat = Dieser Platz ist nicht deiner.
server-not-your-table = Das dürfen nur Mitspieler und wer den Tisch eröffnet hat.
server-nothing-to-redo = Nichts zu wiederholen: Die Partie ging weiter.
server-nothing-to-undo = Nichts rückgängig zu machen.
server-paused = Der Tisch macht Pause.
server-refused = Das erlauben die Regeln nicht.
server-revoked = Der Link zu diesem Platz wurde widerrufen.
server-room-closed = Der Tisch war kurz geschlossen. Versuch es noch einmal.
server-rules-changed = Diese Partie nutzt Regelversion { NUMBER($rules) }, die nicht unterstützt wird.
server-script-failed = Die Regeln dieses Spiels haben hier einen Fehler. Es wurde nichts geändert; bitte melde ihn mit der Aufzeichnung.
server-seat-taken = Dieser Platz ist besetzt.
server-seats-open = Es sind noch Plätze frei.
server-server-failed = Serverfehler. Es wurde nichts geändert.
server-stand-in-plays = Diesen Platz spielt ein Bot. Übernimm ihn zuerst.
server-still-there = Der Spieler auf diesem Platz ist noch da.
server-stopping = Der Server startet neu. Deine Partie ist gespeichert.
server-store-failed = Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.
server-too-large = Zu groß: höchstens { NUMBER($limit) } Bytes.
server-too-many = Zu viele Anfragen. Warte einen Augenblick.
server-bot-tables-need-password = Wähle zuerst ein Passwort: Erst dann kannst du hier Bots allein spielen lassen.
server-too-many-bot-tables = Du hast schon { NUMBER($limit) } laufende Partien nur mit Bots. Warte, bis eine zu Ende ist.
server-too-many-tables = Du hast { NUMBER($limit) } offene Partien. Beende zuerst einige.
server-too-slow = Die Verbindung ist zu langsam. Neuer Versuch …
server-workers-failed = Der Server kann seine Bots nicht starten.
server-daily-secret = Andere können diese Partie noch spielen. Nach Mitternacht UTC kannst du sie ansehen.
server-deal-secret = Diese Verteilung wird an einem anderen Tisch noch gespielt. Zuschauen und Nachspielen geht, sobald alle Tische fertig sind.
server-deal-once = Du spielst diese Verteilung schon an einem anderen Tisch.
server-paired-to-stay = Du bist an diesem Tisch eingeteilt. Wenn du nicht mehr spielen willst, zieh dich aus dem Turnier zurück.
